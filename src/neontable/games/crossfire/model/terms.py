"""The names that everything else is built on: colours, roles, types, metatypes.

Colours, roles and card types belong together and stand in one order: black, Street Samurai,
weapon; blue, Mage, spell; green, Decker, hacking; red, Face, skill (CF-ROLE-001, CF-ROLE-007)."""

from __future__ import annotations

import msgspec

BLACK, BLUE, GREEN, RED = "black", "blue", "green", "red"
COLOURS = (BLACK, BLUE, GREEN, RED)
COLOUR_INDEX = {colour: i for i, colour in enumerate(COLOURS)}
ANY = 4
"""The index of colourless points, after the four colours."""

SAMURAI, MAGE, DECKER, FACE = "street-samurai", "mage", "decker", "face"
ROLES = (SAMURAI, MAGE, DECKER, FACE)

WEAPON, SPELL, HACKING, SKILL = "weapon", "spell", "hacking", "skill"
TYPES = (WEAPON, SPELL, HACKING, SKILL)

COLOUR_OF_ROLE = dict(zip(ROLES, COLOURS, strict=True))
COLOUR_OF_TYPE = dict(zip(TYPES, COLOURS, strict=True))
TYPE_OF_COLOUR = dict(zip(COLOURS, TYPES, strict=True))

BASICS = {WEAPON: "quick-shot", SPELL: "mana", HACKING: "mark", SKILL: "street-smarts"}
"""The basic card of each type."""
SPARE_BASICS = 2
"""Copies of each basic card that stay out of the starting decks (CF-SETUP-012)."""

KINDS = ("human", "elf", "dwarf", "ork", "troll", "tech", "6th-world")
"""Types of obstacles."""

NORMAL, HARD, BOSS = "normal", "hard", "boss"

MARKET_SIZE = 6


class Metatype(msgspec.Struct, frozen=True):
    """What a Runner card says."""

    hp: int
    cards: int
    nuyen: int
    slots: int = 4
    """How many upgrades fit on the card (CF-AMB-046)."""


METATYPES = {
    "human": Metatype(hp=5, cards=4, nuyen=3),
    "elf": Metatype(hp=4, cards=4, nuyen=4),
    "dwarf": Metatype(hp=5, cards=2, nuyen=5),
    "ork": Metatype(hp=6, cards=5, nuyen=1),
    "troll": Metatype(hp=7, cards=3, nuyen=2),
}

MOST_HP = 8
"""The health track of a Runner card ends there, whatever upgrades it has."""

CLIENT = "client"
"""The metatype entry of the Client of an extraction: a Human without role, deck and nuyen."""
CLIENT_HP = 5
CLIENT_NAME = 9
"""What words and scenes call the Client, whose number depends on how many play."""


def own_basic(role: str, token: str) -> str:
    """What "main" and "off" mean in the starting deck of a role: the basic card of its own type,
    and the one of the next type.  Any other name is a card."""
    own = ROLES.index(role)
    if token == "main":
        return BASICS[TYPES[own]]
    if token == "off":
        return BASICS[TYPES[(own + 1) % len(TYPES)]]
    return token


def starting_deck(role: str) -> list[str]:
    """Four basic cards of the role's own type and one of each other (CF-ROLE-002 to 005)."""
    own = TYPES[ROLES.index(role)]
    return [BASICS[t] for t in TYPES for _ in range(4 if t == own else 1)]
