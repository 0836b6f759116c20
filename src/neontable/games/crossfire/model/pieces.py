"""The things on the table, as small flat data; a position names each of their fields."""

from __future__ import annotations

import msgspec

READY, STAGGERED, CRITICAL = "ready", "staggered", "critical"

THE_REST = "*"
"""In a position: everything that is not somewhere else, shuffled."""


PRINTED = -1
"""A number of an obstacle that is the one on its card."""
UNSAID = -9
"""In a position: a runner or seat that was left out; reading it fills it in."""


def the_rest() -> list[str]:
    return [THE_REST]


class Runner(msgspec.Struct, forbid_unknown_fields=True):
    """A runner; the Client of an extraction is one without role, cards and nuyen."""

    metatype: str = "human"
    roles: tuple[str, ...] = ()
    """The main role first (CF-ROLE-012)."""
    hp: int = -1
    """-1 in a position: the starting hit points."""
    max_hp: int = -1
    """The starting hit points; -1 in a position: those of the metatype."""
    nuyen: int = 0
    health: str = READY
    """ready, staggered or critical"""
    hurt_in: int = 0
    """The number of the step in which it was staggered: it cannot go critical in the same one."""
    hand: list[str] = []
    deck: list[str] = msgspec.field(default_factory=the_rest)
    """The top card is the last; in a position usually left out: the rest of the starting deck."""
    discard: list[str] = []
    """The newest card is the last."""
    upgrades: tuple[str, ...] = ()
    """What counts in each slot, "" where it is empty; covered upgrades are not here."""
    karma: int = 0
    """Karma earned in earlier missions."""
    used: tuple[str, ...] = ()
    """Upgrades that were used in this Scene."""
    shown: int = 0
    """So many cards from the top of its deck were revealed: everybody knows them."""
    bought: tuple[str, ...] = ()
    """Since its last turn began: what it may remind the others of (CF-COM-006)."""
    street_name: str | msgspec.UnsetType = msgspec.UNSET
    """What it is called in the streets.  Serialised only when set."""

    @property
    def down(self) -> bool:
        """Staggered or critical."""
        return self.health != READY

    @property
    def client(self) -> bool:
        return not self.roles


class Faced(msgspec.Struct, forbid_unknown_fields=True):
    """An obstacle or boss in play."""

    card: str
    faces: int = 0
    """The runner it faces: a seat, or the number of seats for the Client."""
    cleared: int = 0
    """Levels of its track that are cleared, from the left."""
    id: int = 0
    """Its number in this game; 0 in a position: given in order."""
    track: tuple[int | str, ...] = ()
    """A track other than the printed one, for puzzles and tests: (3, "blue", "blue", 1)."""
    attack: int = PRINTED
    """An Attack Strength other than the printed one, likewise."""
    nuyen: int = PRINTED
    """A value other than the printed one, likewise."""


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """A card that was played this turn and is still in play."""

    card: str
    owner: int = UNSAID
    """Whose discard it goes to; -1: the Black Market discard; -2: nowhere, it is a copy."""
    by: int = UNSAID
    """Who plays it: "you" in its text."""
    assist: bool = False
    target: int = 0
    """The obstacle or boss that it is assigned to; 0: none yet."""
    marks: tuple[int, ...] = ()
    """The targets of its separate levels (Fireball), or the runner whose threats it sweeps."""
    x: int = 0
    """Its variable damage, fixed when it was played."""
    id: int = 0


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """What happened in this turn and ends with it (CF-TURN-025).  Tuples: it is copied often and
    changes seldom."""

    played: tuple[str, ...] = ()
    """Types of all cards that were played this turn, assists included, in order."""
    own: tuple[str, ...] = ()
    """Types of the cards that the current runner played."""
    boosts: tuple[str, ...] = ()
    """Cards played this turn that make others stronger (Katana), wherever they are by now."""
    held_off: tuple[int, ...] = ()
    """Numbers of obstacles that cannot attack this turn."""
    whips: tuple[int, ...] = ()
    """Numbers of obstacles that cannot attack if a second Weapon card is played this turn."""
    silent: tuple[int, ...] = ()
    """Numbers of obstacles that count as having no text this turn (Backdoor)."""
    cancelled: tuple[tuple[int, int], ...] = ()
    """Obstacle and number of its ability: switched off this turn."""
    skill_discount: int = 0
    """So often: the next Skill card costs 1 less for every Skill card that the current runner
    played."""
    discount: int = 0
    """How much less the next card costs that the current runner buys."""
    bought: int = 0
    damaged: bool = False
    """Apply Damage has begun: no more cards are played, and later assist damage is lost."""
    defeated: tuple[str, ...] = ()
    """What was defeated in this turn."""
    powers: tuple[str, ...] = ()
    """Upgrades that were used in this turn."""
    again: bool = False
    """The same runner takes another turn after this one."""
