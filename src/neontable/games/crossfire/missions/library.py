"""What a mission is, and the built-in missions.

A mission is data; what the data cannot say are steps with names (`missions/steps.py`).  The table
below is filled by `missions/built_in.py`, and by mission files that people write."""

from __future__ import annotations

from functools import lru_cache

import msgspec

Bands = tuple[tuple[int, int], ...]


class Bonus(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bonus challenge that the team may accept before the game."""

    karma: int
    per_runner: bool = False
    """May be taken as often as there are runners; otherwise once."""
    excludes: tuple[str, ...] = ()
    obstacles: int = 0
    """So many obstacles more in every batch that the mission flips."""
    hard: int = 0
    """So many more Hard obstacles wherever the mission flips Hard ones."""
    crossfire: int = 0
    """The game starts with so many cards in the Crossfire discard."""
    events_from: int = 0
    """Crossfire cards are drawn from this round on."""
    client_hp: int = 0
    """The Client starts with so many hit points."""
    aside: tuple[str, ...] = ()
    """Market cards that are sold beside the market."""
    attack: int = 0
    """Covert aspects of the Dragon attack with so much more."""


class Scaling(msgspec.Struct, frozen=True):
    """How much less Karma a runner gets who has Karma in upgrades."""

    bands: Bands
    """(up to, reduction), rising."""
    further: int = 25
    """Beyond the last band: one more for each so much."""


class TrackStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happens when the marker of an extraction reaches a place, in this order."""

    draw: int = 0
    heal: int = 0
    hard: int = 0
    normal: int = 0
    nuyen: int = 0
    buy: bool = False
    scene_ends: bool = False
    wins: bool = False


FLOW_NAMES = ("scenes", "track", "dragon")
"""The kinds of mission: see `missions/steps.py`."""


class Mission(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: str = ""
    """What a written mission is called; built-in ones have names in the catalogue."""
    runners: tuple[int, int]
    """The fewest and the most."""
    recommended: int = 0
    """Advice: Karma in upgrades per runner."""
    flow: str
    """The steps that it is made of: scenes, track or dragon (`missions/steps.py`)."""
    win: int
    abort: int = 0
    """Karma for a successful abort; 0: there is no abort, a critical runner loses the mission."""
    bonuses: dict[str, Bonus] = {}
    scaling: Scaling = Scaling(((10, 0), (30, 1), (50, 2), (75, 3)))
    # -- a mission of Scenes
    scenes: tuple[int, ...] = ()
    """Obstacles at the start of each Scene, besides one for each runner."""
    hard_seats: tuple[tuple[int, ...], ...] = ()
    """Instead of the Crossfire level: which obstacles of a Scene's batch are Hard, from 0."""
    events_from: dict[int, int] = {}
    """By number of runners: the first round in which a Crossfire card is drawn; usually 1."""
    stagger_loses: bool = False
    """A staggered runner loses the mission at once."""
    toughest_starts: bool = False
    """The runner with the most hit points is the starting runner."""
    # -- a mission with a progress track and the Client
    track: dict[int, tuple[TrackStep, ...]] = {}
    track_french: dict[int, tuple[TrackStep, ...]] = {}
    """Where the French table differs: the whole track for this number of runners."""
    # -- a mission with bosses
    per_round: int = 0
    """Obstacles flipped at the start of every round."""
    sides: tuple[tuple[str, ...], ...] = ()
    """The bosses that must be defeated, side after side."""
    rewards: dict[str, TrackStep] = {}
    """What every runner gets when a boss is defeated."""
    origin: str = "published"
    source: str = ""


class Missions(dict[str, Mission]):
    """Missions by id; a name that is a mission file is read when it is asked for."""

    def __missing__(self, name: str) -> Mission:
        if not name.startswith("{"):
            raise KeyError(name)
        return _of_text(name)


@lru_cache(maxsize=64)
def _of_text(text: str) -> Mission:
    return msgspec.json.decode(text.encode(), type=Mission)


MISSIONS = Missions()
"""The missions in force."""
