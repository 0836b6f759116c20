"""When a scenario ends, and who has won it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.profile import profile
from neontable.kernel.outcome import Outcome, contenders
from neontable.kit.named import Named

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

Ending = Callable[["CombatZone"], str]
"""The message of the way it ended; "" while it goes on."""
ENDS: Named[Ending] = Named()
ending = ENDS.called
Winning = Callable[["CombatZone"], list[tuple[int, int]]]
"""By seat: points, and what decides between equal points."""
WINS: Named[Winning] = Named()
wins_by = WINS.called


def ended(g: CombatZone) -> str:
    """Why the match is over; "" while it is not."""
    if g.outcome is not None:
        return g.outcome.how
    for name in library.SCENARIOS[g.scenario].ends:
        how = ENDS[name](g)
        if how:
            return how
    return ENDS["last-side"](g)


@ending("last-side")
def _last_side(g: CombatZone) -> str:
    """AMB-59: a side without models has lost, unless the scenario says otherwise."""
    if all(m.status != "out" for m in g.models):
        return ""
    sides = {g.side_of(m.seat) for m in g.models if m.status != "out" and not is_drone(g, m)}
    every = {g.side_of(seat) for seat in range(len(g.teams))}
    return "cz-end-last-side" if len(sides) < len(every) and len(sides) < 2 else ""


def is_drone(g: CombatZone, m: object) -> bool:
    return profile(m.sheet).drone  # type: ignore[attr-defined]


@ending("half-out")
def _half_out(g: CombatZone) -> str:
    """Turf War: a team has more than half of its models taken out."""
    around = g.around
    if around.half_out is None:
        around.count(_more_than_half(g))
    return around.half_out or ""


def _more_than_half(g: CombatZone) -> str:
    if all([m.status != "out" for m in g.models]):  # noqa: C419 (a list is faster)
        return ""
    total: dict[int, int] = {}
    out: dict[int, int] = {}
    for m in g.models:
        if not profile(m.sheet).drone:
            total[m.seat] = total.get(m.seat, 0) + 1
            out[m.seat] = out.get(m.seat, 0) + (m.status == "out")
    return "cz-end-half" if any(2 * out[s] > total[s] for s in total) else ""


@wins_by("eb")
def _eb(g: CombatZone) -> list[tuple[int, int]]:
    """EB of rival models taken out, then how many (models only, no surcharge)."""
    found = []
    for seat in range(len(g.teams)):
        eb = n = 0
        for m in g.models:
            gone = m.status == "out" and g.side_of(m.seat) != g.side_of(seat)
            mine = m.taker in (-1, seat) or len(g.teams) == 2
            if gone and mine and not is_drone(g, m):
                eb += library.MODELS[m.sheet.card].eb
                n += 1
        found.append((eb, n))
    return found


@wins_by("score")
def _score(g: CombatZone) -> list[tuple[int, int]]:
    """Points of the scenario, then EB taken out."""
    taken = _eb(g)
    return [(team.score, taken[i][0]) for i, team in enumerate(g.teams)]


def win(g: CombatZone, how: str) -> Outcome:
    """Sides ranked by what the scenario counts; whoever has no model left is behind the others
    where the scenario is silent (AMB-59)."""
    counted = WINS[library.SCENARIOS[g.scenario].wins](g)
    sides = contenders(len(g.teams), g.sides)
    worth: dict[tuple[int, ...], tuple[int, int, int]] = {}
    for side in sides:
        alive = any(m.status != "out" and m.seat in side for m in g.models)
        first = sum(counted[s][0] for s in side)
        second = sum(counted[s][1] for s in side)
        standing = 1 if alive or how != "cz-end-last-side" else 0
        worth[side] = (standing, first, second)
    order = sorted(set(worth.values()), reverse=True)
    ranking = tuple(
        tuple(sorted(seat for side in sides if worth[side] == value for seat in side))
        for value in order
    )
    points = tuple(n for n, _ in counted)
    return Outcome(ranking[0], points, ranking, how, g.sides)
