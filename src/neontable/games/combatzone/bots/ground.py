"""How good a place is for a model: whom it can attack from there, who can attack it and through
what cover, and how far it is from what its side wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.where import band_between, base
from neontable.games.combatzone.space import BASE, GREEN, INCH, RED, Base, Space
from neontable.games.combatzone.space.units import IMPACT
from neontable.kernel.zone import Place
from neontable.kit.plane import FINE

if TYPE_CHECKING:
    from neontable.games.combatzone.bots.reading import Reading

ATTACKS = (0.35, 1.0, 1.85, 2.5)
"""How much the best attack from a place counts with so many tokens left to make it."""
DANGER = 0.5
CROWD = 0.35
"""What the attacks of all rivals but the most dangerous count for."""
PATIENCE = 220
"""After so many turns nobody is careful any more."""
NEARER = 0.09
"""What an inch towards the chosen rival is worth while nobody can be attacked."""
NEAR_ENOUGH = 4 * INCH
FAR = 5 * GREEN


def paces(where: Space, goal: Place) -> dict[tuple[int, int, int], int]:
    """How far a base has to go from the places that bots are offered to this one, in units."""
    walk = where.routes.walk_of(BASE, True)
    level = where.terrain.level(goal[2]).index
    _, far, _ = walk.row(goal[0], goal[1], level, FAR)
    points = walk.points
    return {points[i]: d // FINE for i, d in far.items()}


class Ground:
    """The places of one model that attacks with this die when it has come there."""

    def __init__(self, r: Reading, model: int, die: str) -> None:
        self.r, self.model = r, model
        self.me = base(r.g, model)
        g = r.g
        careful = DANGER * max(0.15, 1 - g.turn / PATIENCE)
        self.careful = careful * (1.3 if g.models[model].carries else 1.0)
        self.rivals = [
            (b, r.shots(model, b.model, die), r.shots(b.model, model, r.best_die(b.model)))
            for b in g.moving.bases
            if b.side != r.side
        ]
        self.terrain = r.where.terrain
        self.impacts = [m for m in g.markers if m.kind == "impact"]
        self.goal = self._goal()
        self._fields: dict[Place, dict[tuple[int, int, int], int]] = {}
        self._known: dict[Place, tuple[float, float, float]] = {}

    def _goal(self) -> Base | None:
        """The rival to go for: the one that an attack would hurt most for the way to it."""
        best: tuple[float, Base] | None = None
        for b, mine, _ in self.rivals:
            hurt = max((shot.worth[0] for shot in mine), default=0.0)
            dx, dy = b.x - self.me.x, b.y - self.me.y
            far = (dx * dx + dy * dy) ** 0.5 / INCH
            value = hurt - NEARER * far
            if best is None or value > best[0]:
                best = value, b
        return best[1] if best is not None else None

    def far(self, place: Place, goal: Place) -> float:
        """The way between two places, in inches."""
        field = self._fields.get(goal)
        if field is None:
            field = self._fields[goal] = paces(self.r.where, goal)
        found = field.get((place[0], place[1], self.terrain.level(place[2]).index))
        if found is None:  # no place of the net: as the crow flies, and a little more
            dx, dy = place[0] - goal[0], place[1] - goal[1]
            found = int(1.15 * (dx * dx + dy * dy) ** 0.5) + GREEN * (place[2] != goal[2])
        return found / INCH

    def fight(self, place: Place) -> tuple[float, float]:
        """What the model could do from a place, and what could be done to it there."""
        r, me = self.r, self.me.at(place)
        g, cover = r.g, r.cover
        best = others = worst = crowd = 0.0
        held = False
        for b, mine, theirs in self.rivals:
            band = band_between(g, me, b)
            to = cover(me, b)
            if band == 0 and to >= 0 and not held:
                held, best, others = True, 0.0, 0.0  # in a brawl nobody else can be attacked
            if to >= 0 and (band == 0 or not held):
                value = 0.0
                for shot in mine:
                    if band in shot.bands and shot.worth[to] > value:
                        value = shot.worth[to]
                if value > best:
                    best, others = value, others + best
                else:
                    others += value
            if theirs:
                back = cover(b, me)
                if back >= 0:
                    value = 0.0
                    for shot in theirs:
                        if band in shot.bands and shot.worth[back] > value:
                            value = shot.worth[back]
                    if value > worst:
                        worst, crowd = value, crowd + worst
                    else:
                        crowd += value
        return best + 0.1 * others, worst + CROWD * crowd

    def worth(self, place: Place, left: int) -> float:
        """How good it is to be there with so many tokens left."""
        known = self._known.get(place)
        if known is None:
            attack, danger = self.fight(place)
            rest = self._wanted(place) - self._blasted(place)
            if self.goal is not None:
                beyond = max(0.0, self.far(place, self.goal.place) - NEAR_ENOUGH / INCH)
                rest -= NEARER * beyond * (0.3 if attack else 1.0)
            known = self._known[place] = attack, danger, rest
        attack, danger, rest = known
        return ATTACKS[min(left, len(ATTACKS) - 1)] * attack - self.careful * danger + rest

    def _blasted(self, place: Place) -> float:
        """A Blast is about to go off."""
        for token in self.impacts:
            dx, dy = place[0] - token.x, place[1] - token.y
            near = RED + IMPACT + self.me.radius
            if dx * dx + dy * dy <= near * near:
                return 0.5 * self.r.harm(self.model, 1)
        return 0.0

    def _wanted(self, place: Place) -> float:
        goals = self.r.goals
        if profile(self.r.g.models[self.model].sheet).drone:
            return 0.0
        value = goals.quarter(self.r.where.quarter(self.me.at(place))) if goals.wanted else 0.0
        best = 0.0
        for spot, near, worth in goals.spots:
            away = max(0.0, self.far(place, spot) - (near + BASE) / INCH)
            best = max(best, worth * 1.5 if away <= 0.5 else worth * max(0.0, 1 - away / 30))
        return value + best
