"""Ammo tiles and power-up cards, named by short strings that a table can store as they are.

A tile is its cubes in the order R, B, Y, with "+" when it also gives a power-up: "RBB", "YY+".
A power-up is its kind and colour: "scope-red". Copies share their name, being interchangeable.
"""

from typing import Final

from neontable.games.adrenaline.model.grid import COLOURS

_TILE_COPIES: Final = {
    "RRB": 3,
    "RRY": 3,
    "RBB": 3,
    "RYY": 3,
    "BBY": 3,
    "BYY": 3,
    "RR+": 2,
    "BB+": 2,
    "YY+": 2,
    "RB+": 4,
    "RY+": 4,
    "BY+": 4,
}

TILES: Final[tuple[str, ...]] = tuple(
    tile for tile, copies in _TILE_COPIES.items() for _ in range(copies)
)
CUBES: Final[dict[str, tuple[int, int, int]]] = {
    tile: (tile.count("R"), tile.count("B"), tile.count("Y")) for tile in _TILE_COPIES
}
HAS_POWERUP: Final[dict[str, bool]] = {tile: tile.endswith("+") for tile in _TILE_COPIES}

KINDS: Final = ("scope", "newton", "tagback", "teleporter")
_POWERUP_COPIES: Final = 2

KIND: Final[dict[str, str]] = {f"{kind}-{colour}": kind for kind in KINDS for colour in COLOURS}
COLOUR: Final[dict[str, int]] = {
    f"{kind}-{colour}": index for kind in KINDS for index, colour in enumerate(COLOURS)
}
POWERUPS: Final[tuple[str, ...]] = tuple(card for card in KIND for _ in range(_POWERUP_COPIES))
