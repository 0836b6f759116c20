"""What a side wants besides rival models: the goal of the scenario, and its objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.components import Goal
from neontable.games.combatzone.model.conditions import all_met, covers
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.where import space
from neontable.games.combatzone.rules.moments import attempt_of
from neontable.games.combatzone.rules.scenarios.endings import losses
from neontable.games.combatzone.space import INCH, YELLOW
from neontable.kernel.zone import Place

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

WINNING = 60.0
"""What a scenario's victory by points is worth, in EB."""
OBJECTIVE = 5.0
"""What completing an objective is worth."""
HEADS = 3.0
"""How many times its price a model counts whose end decides the match."""
SPARED = 0.5
"""What a rival counts whose end would end the match too soon."""
CARRIED = 4.0
"""What each token that a model carries adds to its price."""


class Goals:
    def __init__(self, g: CombatZone, seat: int) -> None:
        self.g, self.seat = g, seat
        self.scenario = library.SCENARIOS[g.scenario]
        role = g.teams[seat].role
        self.side = g.side_of(seat)
        self.attacks = role != self.scenario.roles[0].name
        self.point = max(2.0, WINNING / self.scenario.points) if self.scenario.points else 0.0
        self.wanted: list[Goal] = [
            s.goal for s in self.scenario.scoring if not s.role or s.role == role
        ]
        self._heads = frozenset(self._decisive())
        self._spared = self._too_many_out()
        self._prices: dict[int, float] = {}
        self._spots: tuple[tuple[Place, int, float], ...] | None = None

    # -- what models are worth -------------------------------------------------------------------
    def _decisive(self) -> list[int]:
        """Models whose end decides the match, as far as this seat knows."""
        g, ends = self.g, self.scenario.ends
        found = []
        first = self.scenario.roles[0].name
        for i, m in enumerate(g.models):
            if m.status == "out":
                continue
            named = g.teams[m.seat].secret == i
            if "leader" in profile(m.sheet).keywords:
                named = named or "leader-out" in ends
                named = named or ("first-leader-out" in ends and g.teams[m.seat].role == first)
            if named:
                found.append(i)
        if self.scenario.wins == "bounty":
            for seat in range(len(g.teams)):
                own = [i for i, m in enumerate(g.models) if m.seat == seat]
                dearest = max(own, key=lambda i: library.MODELS[g.models[i].sheet.card].eb)
                found.append(dearest)
        return found

    def _too_many_out(self) -> bool:
        """Whether one more rival taken out would end a match that this side has not won by
        points."""
        done = self.g.teams[self.seat].score >= self.scenario.points
        if self.scenario.wins != "defender" or not self.attacks or done:
            return False
        return "half-out" in self.scenario.ends and any(
            2 * (out + 1) > n
            for seat, (n, out) in losses(self.g).items()
            if self.g.side_of(seat) != self.side
        )

    def price(self, model: int) -> float:
        known = self._prices.get(model)
        if known is None:
            m = self.g.models[model]
            found = profile(m.sheet)
            known = 2.0 if found.drone else float(max(2, found.card.eb))
            if self.scenario.id == "the-mule" and self.g.side_of(m.seat) != self.side:
                pass  # who the Mule is, is not known: a guess would only mislead
            elif model in self._heads:
                known *= HEADS
            known += CARRIED * m.carries
            if self._spared and self.g.side_of(m.seat) != self.side:
                known = SPARED
            self._prices[model] = known
        return known

    # -- deeds -----------------------------------------------------------------------------------
    def moment(self, name: str, model: int, other: int = -1, action: str = "") -> float:
        """What it is worth that this happens to a model of this seat."""
        g = self.g
        worth = 0.0
        attempt = None
        for goal in self.wanted:
            if goal.moment == name:
                attempt = attempt or attempt_of(g, model, other, action)
                if _fits(g, goal, model) and all_met(g, model, goal.needs, attempt):
                    worth += self.point
        for id in g.teams[self.seat].objectives:
            goal = library.OBJECTIVES[id].goal
            if goal.moment == name:
                attempt = attempt or attempt_of(g, model, other, action)
                if _fits(g, goal, model) and all_met(g, model, goal.needs, attempt):
                    worth += OBJECTIVE / goal.times
        return worth

    def deed(self, by: int, target: int, action: str, fatal: bool) -> float:
        """What a successful attack counts for besides its wounds."""
        if self.g.models[by].seat != self.seat:
            return 0.0
        worth = self.moment("wounds", by, target, action) + self.moment(
            "act-won", by, target, action
        )
        return worth + self.moment("takes-out", by, target, action) if fatal else worth

    # -- places ----------------------------------------------------------------------------------
    @property
    def spots(self) -> tuple[tuple[Place, int, float], ...]:
        """Places that this side wants to be at: the place, how near is near enough, and what it is
        worth to be there."""
        if self._spots is None:
            self._spots = tuple(self._places())
        return self._spots

    def _places(self) -> list[tuple[Place, int, float]]:
        g = self.g
        x, y = space(g).field.centre
        centre = (x, y, -1)
        found: list[tuple[Place, int, float]] = []
        for goal in self.wanted:
            for need in goal.needs:
                if need.name in ("holds-centre", "at-centre"):
                    found.append((centre, YELLOW - INCH, self.point / 3))
                elif need.name == "tokens-held":
                    found += [
                        (m.place, INCH // 2, CARRIED) for m in g.markers if m.kind == "objective"
                    ]
        for action in self.scenario.actions:
            if not all_met(g, self._first, action.needs[:1], attempt_of(g, self._first, -1, "")):
                continue
            for need in action.needs:
                if need.name == "near-token":
                    kind = need.arg
                    found += [
                        (m.place, INCH // 2, self.point / 3) for m in g.markers if m.kind == kind
                    ]
                elif need.name == "within-centre":
                    found.append((centre, YELLOW - INCH, self.point / 3))
        return list(dict.fromkeys(found))

    @property
    def _first(self) -> int:
        return next((i for i, m in enumerate(self.g.models) if m.seat == self.seat), 0)

    def quarter(self, quarter: int | None) -> float:
        """What it is worth to stand in a quarter."""
        needs = [need for goal in self.wanted for need in goal.needs if need.name == "quarters"]
        if not needs or quarter is None:
            return 0.0
        g, where = self.g, space(self.g)
        ahead = 0
        for i, base in g.bases.items():
            if where.quarter(base) == quarter:
                ahead += 1 if g.side_of(g.models[i].seat) == self.side else -1
        return self.point / 2 if -2 <= ahead <= 1 else 0.0


def _fits(g: CombatZone, goal: Goal, model: int) -> bool:
    return goal.on.who == "friends" and (not goal.on.kind or covers(g, model, goal.on, model))
