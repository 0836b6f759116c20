"""The grid that every arena lies on: a square is ``row * COLUMNS + column``, 0 at the top left."""

from typing import Final

RED, BLUE, YELLOW = 0, 1, 2
COLOURS: Final = ("red", "blue", "yellow")

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
DIRECTIONS: Final = ("north", "east", "south", "west")

ROWS: Final = 3
COLUMNS: Final = 4
SIZE: Final = ROWS * COLUMNS
