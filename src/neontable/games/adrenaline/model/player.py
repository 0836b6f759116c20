"""A figure with its board: a seat's, or the extra figure's (the bot, always the last one)."""

import msgspec

from neontable.games.adrenaline.cards.weapons import Cost
from neontable.games.adrenaline.model.ammo import COLOUR

KILLSHOT = 11
OVERKILL = 12
MARK_LIMIT = 3
CUBE_LIMIT = 3
POWERUP_LIMIT = 3
WEAPON_LIMIT = 3
DISPLAYED_WEAPONS = 3
OFFERED_TILES = 5

OFF_BOARD = -1
ZONE = 10
"""A target is a figure (its number) or, in domination, a spawn point: ZONE + its colour."""


class Player(msgspec.Struct, forbid_unknown_fields=True):
    square: int = OFF_BOARD
    damage: list[int] = []
    """Whose tokens, in the order they came."""
    marks: list[int] = []
    """marks[f]: how many marks of figure f lie here."""
    cubes: list[int] = msgspec.field(default_factory=lambda: [1, 1, 1])
    """Red, blue, yellow."""
    loaded: list[str] = []
    unloaded: list[str] = []
    powerups: list[str] = []
    skulls: int = 0
    """Deaths that cover the board's highest values."""
    flipped: bool = False
    points: int = 0
    turns: int = 0
    """Turns begun."""


def wealth(p: Player) -> list[int]:
    """What a player can pay of each colour, power-ups counted as the cubes they replace."""
    have = p.cubes[:]
    for card in p.powerups:
        have[COLOUR[card]] += 1
    return have


def affords(have: list[int], cost: Cost) -> bool:
    return have[0] >= cost[0] and have[1] >= cost[1] and have[2] >= cost[2]
