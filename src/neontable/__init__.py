"""Cyberpunk tabletop games with every rule enforced.

import neontable
game = neontable.game("adrenaline")
table = game.new(seats=4, seed=7)
while not table.over:
    ask = table.asks[0]
    table.answer(ask.seat, ask.options[0])
print(table.outcome)
"""

from neontable.kernel.errors import (
    BadAnswer,
    BadOption,
    BadPosition,
    BadRecord,
    NeontableError,
    UnknownGame,
)
from neontable.kernel.game import SPECTATOR, Game
from neontable.kernel.record import Record
from neontable.kernel.record import read as read_record
from neontable.kernel.registry import game
from neontable.kernel.registry import names as game_names
from neontable.kernel.script import BadScript, Script
from neontable.kernel.table import Table, load, play_again, replay

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "BadAnswer",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadScript",
    "Game",
    "NeontableError",
    "Record",
    "Script",
    "Table",
    "UnknownGame",
    "game",
    "game_names",
    "load",
    "play_again",
    "read_record",
    "replay",
]
