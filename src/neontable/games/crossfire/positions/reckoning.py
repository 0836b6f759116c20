"""Numbers without a table, for people who check a rule by hand: what damage clears, what a
mission flips, what Karma it gives.  The words are those of a position; the numbers are those of
the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from neontable.games.crossfire.missions.karma import base_award, reduction
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.missions.steps import flow_of
from neontable.games.crossfire.model.pieces import THE_REST, Runner
from neontable.games.crossfire.model.state import Crossfire
from neontable.games.crossfire.model.terms import CLIENT, COLOURS
from neontable.games.crossfire.model.track import track as numbers_of
from neontable.games.crossfire.positions.names import meant
from neontable.games.crossfire.rules.reach import Portion, Track, cleared_by

RESULTS = {"win": "won", "won": "won", "abort": "aborted", "aborted": "aborted", "loss": "lost"}


def levels_cleared(
    track: Sequence[int | str], damage: Mapping[str, int], *, cleared: int = 0, levels: int = 0
) -> int:
    """How many levels of a track this damage clears in one turn, beyond those already cleared.

    `damage` names points: black, blue, green, red and colourless; `levels` are consecutive levels
    that are cleared outright (Lightning Bolt)."""
    points: list[int] = []
    for kind, n in damage.items():
        if kind not in COLOURS and kind not in ("colourless", "colorless", "any"):
            raise ValueError(f"damage is {', '.join(COLOURS)} or colourless; got {kind!r}")
        points += [1 << COLOURS.index(kind) if kind in COLOURS else 0] * n
    left = numbers_of(tuple(track))[cleared:]
    return cleared_by(Track(left), [Portion(0, tuple(points), levels)]) if left else 0


def obstacles_flipped(
    mission: str,
    runners: int,
    when: int,
    level: int = 0,
    bonuses: Sequence[str] = (),
    edition: str = "english",
) -> list[str]:
    """From which decks a mission flips obstacles, in order: at the start of Scene `when`, at step
    `when` of an extraction, or in round `when` of the Dragon Fight."""
    name = meant(mission, "mission")
    people = [Runner(roles=("mage",)) for _ in range(runners)]
    if MISSIONS[name].flow == "track":
        people.append(Runner(CLIENT))
    g = Crossfire(
        key="",
        mission=name,
        edition=edition,
        runners=people,
        scene=when,
        round=when,
        progress=when,
        bonuses=tuple(meant(bonus, "bonus") for bonus in bonuses),
        crossfire_discard=[THE_REST] * level,
    )
    return flow_of(g).decks(g)


def karma_award(
    mission: str, result: str, bonuses: Sequence[str] = (), in_upgrades: int = 0
) -> int:
    """What one runner gets whose upgrades are worth so much: never less than nothing (CF-MIS-005,
    CF-AMB-031)."""
    name = meant(mission, "mission")
    ended = RESULTS.get(result, result)
    whole = base_award(name, ended, [meant(bonus, "bonus") for bonus in bonuses])
    return max(0, whole - reduction(MISSIONS[name].scaling, in_upgrades))
