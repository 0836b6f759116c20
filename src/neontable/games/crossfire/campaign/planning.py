"""The next mission: who goes, how many bots fill up, and which bonus challenges fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from neontable.games.crossfire.missions.library import MISSIONS, Bonus
from neontable.kernel.campaign.missions import NOBODY
from neontable.kernel.campaign.state import present

if TYPE_CHECKING:
    from neontable.games.crossfire.campaign.state import CrewState


def going(g: CrewState, mission: str) -> list[int]:
    """The members whose runners go: where there are more than the mission takes, those who have
    played least."""
    able = [m for m in present(g) if g.runners[m].free_to_go]
    able.sort(key=lambda m: (len(g.runners[m].deeds), m))
    return sorted(able[: MISSIONS[mission].runners[1]])


def team_size(g: CrewState, mission: str, wanted: int) -> int:
    """As many as are wanted, as far as the mission and those who go allow."""
    lo, hi = MISSIONS[mission].runners
    return min(hi, max(lo, wanted, len(going(g, mission))))


def team(g: CrewState) -> tuple[int, ...]:
    """The members by seat; bots of the house fill up.  () when nobody can go."""
    who = going(g, g.plan.name)
    if not who:
        return ()
    return (*who, *[NOBODY] * (team_size(g, g.plan.name, g.plan.team) - len(who)))


def sizes(g: CrewState) -> range:
    """The sizes of team between which one may choose."""
    lo, hi = MISSIONS[g.plan.name].runners
    return range(max(lo, len(going(g, g.plan.name))), hi + 1)


def fitting(bonuses: tuple[str, ...], known: dict[str, Bonus], runners: int) -> list[str]:
    """The challenges that may still be accepted."""
    found = []
    for name, bonus in known.items():
        most = runners if bonus.per_runner else 1
        barred = any(other in bonuses for other in bonus.excludes)
        if bonuses.count(name) < most and not barred:
            found.append(name)
    return found


def table_options(g: CrewState) -> dict[str, Any]:
    """The options of the table that plays the plan."""
    size = len(team(g))
    options: dict[str, Any] = {
        "mission": g.plan.name,
        "edition": g.edition,
        "communication": g.communication,
        "hands": g.hands,
    }
    for name, bonus in MISSIONS[g.plan.name].bonuses.items():
        times = g.plan.bonuses.count(name)
        if times:
            options[name.replace("-", "_")] = min(times, size) if bonus.per_runner else True
    return options
