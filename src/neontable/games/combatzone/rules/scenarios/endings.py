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
    around = g.around
    if around.last_side is None:
        around.count_sides(_only_one_side(g))
    return around.last_side or ""


def _only_one_side(g: CombatZone) -> str:
    if all([m.status != "out" for m in g.models]):  # noqa: C419 (a list is faster)
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


# -- other ends ----------------------------------------------------------------------------------
@ending("points")
def _points(g: CombatZone) -> str:
    most = library.SCENARIOS[g.scenario].points
    return "cz-end-points" if any(team.score >= most for team in g.teams) else ""


@ending("turns")
def _turns(g: CombatZone) -> str:
    return "cz-end-turns" if g.turn > library.SCENARIOS[g.scenario].turns else ""


@ending("three-quarters-out")
def _three_quarters_out(g: CombatZone) -> str:
    """The long one: a team has lost three quarters of its models."""
    return "cz-end-three-quarters" if any(4 * o >= 3 * n for n, o in losses(g).values()) else ""


def losses(g: CombatZone) -> dict[int, tuple[int, int]]:
    """By seat: models, and how many of them were taken out."""
    found: dict[int, tuple[int, int]] = {}
    for m in g.models:
        if not is_drone(g, m):
            n, out = found.get(m.seat, (0, 0))
            found[m.seat] = (n + 1, out + (m.status == "out"))
    return found


@ending("leader-out")
def _leader_out(g: CombatZone) -> str:
    return "cz-end-leader" if any(n == 0 for n in leaders(g)) else ""


def leaders(g: CombatZone) -> list[int]:
    """By seat: how many Leaders are left."""
    found = [0] * len(g.teams)
    for m in g.models:
        if m.status != "out" and "leader" in profile(m.sheet).keywords:
            found[m.seat] += 1
    return found


@ending("secret-out")
def _secret_out(g: CombatZone) -> str:
    """The model that was named in secret is taken out."""
    gone = any(t.secret >= 0 and g.models[t.secret].status == "out" for t in g.teams)
    return "cz-end-secret" if gone else ""


@wins_by("leader")
def _leader(g: CombatZone) -> list[tuple[int, int]]:
    """Whose Leader stands; then EB taken out."""
    left, taken = leaders(g), _eb(g)
    return [(min(1, left[i]), taken[i][0]) for i in range(len(g.teams))]


@wins_by("defender")
def _defender(g: CombatZone) -> list[tuple[int, int]]:
    """The attacker with enough points; otherwise the defender."""
    scenario = library.SCENARIOS[g.scenario]
    done = any(t.role != scenario.roles[0].name and t.score >= scenario.points for t in g.teams)
    return [(int((team.role != scenario.roles[0].name) == done), team.score) for team in g.teams]


@wins_by("secret")
def _secret(g: CombatZone) -> list[tuple[int, int]]:
    """The attacker when the model that was named in secret is out; otherwise the defender."""
    out = bool(_secret_out(g))
    return [(int((team.secret < 0) == out), 0) for team in g.teams]


@wins_by("bounty")
def _bounty(g: CombatZone) -> list[tuple[int, int]]:
    """EB taken out, the dearest model of each team counted twice."""
    found = []
    taken = _eb(g)
    for seat in range(len(g.teams)):
        more = 0
        for other in range(len(g.teams)):
            if g.side_of(other) != g.side_of(seat):
                own = [m for m in g.models if m.seat == other and not is_drone(g, m)]
                worth = [library.MODELS[m.sheet.card].eb for m in own]
                if own and own[worth.index(max(worth))].status == "out":
                    more += max(worth)
        found.append((taken[seat][0] + more, taken[seat][1]))
    return found


@ending("first-leader-out")
def _first_leader_out(g: CombatZone) -> str:
    """The Leader of the team with the first role is taken out."""
    first = library.SCENARIOS[g.scenario].roles[0].name
    left = leaders(g)
    gone = any(team.role == first and not left[i] for i, team in enumerate(g.teams))
    return "cz-end-leader" if gone else ""


@wins_by("message")
def _message(g: CombatZone) -> list[tuple[int, int]]:
    """The first role while its Leader stands, the second when that one is taken out."""
    first = library.SCENARIOS[g.scenario].roles[0].name
    out = bool(_first_leader_out(g))
    return [(int((team.role == first) != out), team.score) for team in g.teams]
