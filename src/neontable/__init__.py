"""Cyberpunk tabletop games with every rule enforced.

import neontable
game = neontable.game("adrenaline")
table = game.new(seats=4, seed=7)
while not table.over:
    ask = table.asks[0]
    table.answer(ask.seat, ask.options[0])
print(table.outcome)
"""

from typing import TYPE_CHECKING, Literal, overload

from neontable.kernel import registry
from neontable.kernel.errors import (
    BadAnswer,
    BadDice,
    BadOption,
    BadPosition,
    BadRecord,
    NeontableError,
    UnknownGame,
)
from neontable.kernel.game import SPECTATOR, Game
from neontable.kernel.loadouts import BadLoadout
from neontable.kernel.outcome import Outcome
from neontable.kernel.puzzles import BadPuzzle, Puzzle, Trial
from neontable.kernel.puzzles import built_in as puzzles
from neontable.kernel.puzzles import check as check_puzzle
from neontable.kernel.puzzles import find as find_puzzle
from neontable.kernel.puzzles import read as read_puzzle
from neontable.kernel.record import Record
from neontable.kernel.record import read as read_record
from neontable.kernel.registry import names as game_names
from neontable.kernel.script import BadScript, Script
from neontable.kernel.setup import Setup
from neontable.kernel.table import Table, load, play_again, replay

if TYPE_CHECKING:
    # Only for type checkers: the games are found by their entry points.
    from neontable.games.adrenaline.game import AdrenalineGame
    from neontable.games.netrunner.game import NetrunnerGame

__version__ = "0.1.0"


@overload
def game(name: Literal["adrenaline"]) -> "AdrenalineGame": ...
@overload
def game(name: Literal["netrunner"]) -> "NetrunnerGame": ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """A game by its name: ours, or one that another package brings."""
    return registry.game(name)


__all__ = [
    "SPECTATOR",
    "BadAnswer",
    "BadDice",
    "BadLoadout",
    "BadOption",
    "BadPosition",
    "BadPuzzle",
    "BadRecord",
    "BadScript",
    "Game",
    "NeontableError",
    "Outcome",
    "Puzzle",
    "Record",
    "Script",
    "Setup",
    "Table",
    "Trial",
    "UnknownGame",
    "check_puzzle",
    "find_puzzle",
    "game",
    "game_names",
    "load",
    "play_again",
    "puzzles",
    "read_puzzle",
    "read_record",
    "replay",
]
