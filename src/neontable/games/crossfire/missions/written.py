"""Mission files: missions as JSON that people write (docs/missions-crossfire.md).

A table keeps the whole text as the name of its mission, so that a record needs nothing else;
`MISSIONS` reads such a name when it is asked for."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from neontable.games.crossfire.missions.library import FLOW_NAMES, Mission
from neontable.games.crossfire.model.library import CARDS, OBSTACLES
from neontable.games.crossfire.model.terms import BOSS
from neontable.kernel.text import literal, say
from neontable.kernel.text_faults import TextFault

LONGEST = 8_000
MOST = 99
"""Larger numbers of anything make no sense."""


def read(text: str) -> tuple[Mission | None, list[str]]:
    """The mission of a text, and everything that is wrong with it."""
    try:
        mission = msgspec.json.decode(text.encode(), type=Mission)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError) as fault:
        return None, [str(fault)]
    return mission, problems(mission)


def problems(mission: Mission) -> list[str]:
    found = []
    lo, hi = mission.runners
    least = 1 if mission.flow == "track" else 2
    if not least <= lo <= hi <= 4:
        found.append(f"runners: from {least} (the fewest) to 4; got {lo} to {hi}")
    if mission.flow not in FLOW_NAMES:
        found.append(f"flow: one of {', '.join(FLOW_NAMES)}; got {mission.flow!r}")
    if not 0 <= mission.win <= MOST or not 0 <= mission.abort <= MOST:
        found.append(f"win, abort: Karma from 0 to {MOST}")
    if not mission.title or len(mission.title) > 60:
        found.append("title: 1 to 60 characters")
    if mission.flow == "scenes" and not mission.scenes:
        found.append("scenes: one number for each Scene; there is none")
    if any(not -1 <= n <= 9 for n in mission.scenes):
        found.append("scenes: obstacles besides one for each runner, -1 to 9")
    if mission.hard_seats and len(mission.hard_seats) != len(mission.scenes):
        found.append("hard_seats: one list for each Scene")
    if mission.flow == "track":
        for seats in range(lo, hi + 1):
            steps = mission.track.get(seats)
            if not steps:
                found.append(f"track: no steps for {seats} runners")
            elif not steps[-1].wins or any(step.wins for step in steps[:-1]):
                found.append(f"track: the last step for {seats} runners wins, and only that")
    if mission.flow == "dragon":
        if not mission.sides or not all(mission.sides):
            found.append("sides: lists of bosses")
        if not 1 <= mission.per_round <= 9:
            found.append("per_round: 1 to 9 obstacles")
    for boss in (b for side in mission.sides for b in side):
        if boss not in OBSTACLES or OBSTACLES[boss].deck != BOSS:
            known = ", ".join(id for id, o in OBSTACLES.items() if o.deck == BOSS)
            found.append(f"sides: there is no boss {boss!r}; there are {known}")
    if not mission.scaling.bands or mission.scaling.further < 1:
        found.append("scaling: at least one band, and a step of 1 or more beyond the last")
    for name, bonus in mission.bonuses.items():
        unknown = [c for c in bonus.aside if c not in CARDS or CARDS[c].basic]
        found += [f"bonuses.{name}.aside: there is no market card {c!r}" for c in unknown]
        if not 0 <= bonus.karma <= MOST:
            found.append(f"bonuses.{name}.karma: 0 to {MOST}")
    return found


def faults(text: str) -> list[TextFault]:
    """For the table option: what is wrong, in words that pages show."""
    _, found = read(text)
    return [TextFault(say("cf-option-mission", why=literal(problem))) for problem in found]


def built_in_files() -> dict[str, Mission]:
    """The built-in missions that are written as files."""
    found = {}
    for file in sorted((files(__package__) / "files").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".json"):
            mission, faults = read(file.read_text("utf-8"))
            if mission is None or faults:
                raise ValueError(f"{file.name}: {'; '.join(faults)}")
            found[file.name.removesuffix(".json")] = mission
    return found
