"""A table as one seat reads it for one answer: what models are worth and what attacks would do.

Everything is counted in EB, the currency in which teams are bought and Turf War is won.  The odds
of an attack are exact: they come from the dice that the rules would roll (`odds.sides_of`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.bots.goals import Goals
from neontable.games.combatzone.bots.shots import (
    COVERS,
    LASTING,
    TOKEN,
    Body,
    Shot,
    chance,
    keyword_worth,
    shots_of,
)
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Action
from neontable.games.combatzone.model.keywords import Keys
from neontable.games.combatzone.model.numbers import has_trait, keys
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import SIDES, ready_colours
from neontable.games.combatzone.model.where import base, brawl, is_within, path_of_attack, space
from neontable.games.combatzone.model.where import zone as zone_of
from neontable.games.combatzone.rules.odds import Sides, sides_of
from neontable.games.combatzone.rules.strike import BITS
from neontable.games.combatzone.space import Base

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


class Reading:
    def __init__(self, g: CombatZone, seat: int) -> None:
        self.g, self.seat = g, seat
        self.side = g.side_of(seat)
        self.where = space(g)
        self.goals = Goals(g, seat)
        self._bodies: dict[int, Body] = {}

    # -- models ----------------------------------------------------------------------------------
    def mine(self, model: int) -> bool:
        return self.g.side_of(self.g.models[model].seat) == self.side

    def body(self, model: int) -> Body:
        known = self._bodies.get(model)
        if known is None:
            m = self.g.models[model]
            known = self._bodies[model] = Body(self.goals.price(model), m.tokens, m.origin)
        return known

    def hits_left(self, model: int) -> int:
        return self.body(model).left

    def life(self, model: int, left: int) -> float:
        return self.body(model).life(left)

    def harm(self, model: int, wounds: int, letter: str = "", armor: str = "") -> float:
        return self.body(model).harm(wounds, letter, armor)

    def tokens_ready(self, model: int) -> int:
        return self.body(model).ready

    def keyword_worth(self, words: Keys, target: int) -> float:
        return keyword_worth(words, self.body(target))

    def best_die(self, model: int) -> str:
        """The die with which a model acts best when its turn comes."""
        m = self.g.models[model]
        found = profile(m.sheet)
        if found.gonk or found.drone:
            return found.colour if found.colour in SIDES else "R"
        ready = ready_colours(m.tokens)
        if ready:
            return ready[0]
        up = m.tokens.upper()
        return next((c for c in "GYR" if c in up), "R")

    # -- attacks ---------------------------------------------------------------------------------
    def shots(self, by: int, target: int, die: str, reaction: bool = False) -> tuple[Shot, ...]:
        """The attacks that a model has for another, whatever lies between them."""
        m = self.g.models[by]
        theirs = self.g.models[target].sheet
        return shots_of(m.sheet, m.locked, theirs, self.body(target), die, reaction)

    def cover(self, a: Base, b: Base) -> int:
        """Of b against a, by scenery alone; -1 where a cannot attack b at all."""
        found = self.where.sights.cover(a, b)
        return found if found <= COVERS else COVERS

    def _beaten(
        self, sides: Sides, words: Keys, crits: Keys, wounds: int, target: int, die: str
    ) -> tuple[float, float]:
        """What an action is worth against its target's best defence, and how likely it wins."""
        more = self.keyword_worth(words, target)
        best: tuple[float, float] | None = None
        for letter, armor, pool in sides.ways:
            p = chance(sides.mine, pool, sides.again, sides.first)
            harm = self.harm(target, wounds, letter, armor) if wounds else 0.0
            if crits.deadly or crits.stun:
                worse = self.harm(target, wounds + crits.deadly, letter, armor) - harm
                harm += (worse + TOKEN * crits.stun) / SIDES[die]
            value = p * (harm + more)
            if best is None or value < best[0]:
                best = value, p
        assert best is not None
        return best

    def wounds(self, by: int, action: Action, words: Keys) -> int:
        """How many wounds a successful action makes."""
        if not action.attack or "crit-wounds" in action.tags or has_trait(self.g, by, "no-wounds"):
            return 0
        return 1 + words.deadly

    def attack(self, by: int, action: Action, target: int, die: str, reaction: bool) -> float:
        """What an attack is worth from where both stand now: wounds, everybody else it reaches,
        what may come back."""
        g = self.g
        attempt = Attempt(by, action, target, reaction, zone_of(g, by, target))
        words, crits = keys(g, attempt)
        wounds = self.wounds(by, action, words)
        value, p = self._beaten(sides_of(g, attempt, die), words, crits, wounds, target, die)
        if self.mine(target):
            value = -value
        if not self.mine(by):
            return value
        if not self.mine(target):
            value += p * self.goals.deed(by, target, action.id, self.hits_left(target) <= wounds)
        if words.rapid > 1:
            value *= 1 + LASTING * (words.rapid - 1)
        if words.blast:
            found = self.where.blast(g.models[target].place, g.moving)
            value += sum(0.6 * self._also(i, p, wounds) for i in found if i != target)
        elif words.torrent:
            zones = sum(BITS[z] for z in action.range)
            me, there = base(g, by), base(g, target)
            for other in self.where.torrent(me, there, zones, g.moving):
                if other not in (by, target):
                    value += self._also(other, p, wounds)
        elif target not in brawl(g, by) and brawl(g, target):
            near = [
                i
                for i, m in enumerate(g.models)
                if m.on_table and i not in (by, target) and is_within(g, target, i, "reach")
            ]
            share = 1 / (1 + len(near))
            value = share * value + sum(share * self._also(i, p, wounds) for i in near)
        if words.dangerous:
            value -= self.harm(by, 1) / SIDES[die]
        if not (reaction or words.suppression or words.silent):
            value -= p * self._reply(by, target, wounds)
        return value

    def _also(self, other: int, p: float, wounds: int) -> float:
        """What an attack does to somebody besides its target."""
        return (-1.0 if self.mine(other) else 0.8) * p * self.harm(other, wounds)

    def _reply(self, by: int, target: int, wounds: int) -> float:
        """What a wounded target is likely to do to the attacker at once."""
        g = self.g
        if self.hits_left(target) <= wounds or not self.tokens_ready(target):
            return 0.0
        cover = min(COVERS, path_of_attack(g, target, by).bonus)
        band = g.around.band(g, by, target)
        best = 0.0
        for shot in self.shots(target, by, self.best_die(target), True):
            if band in shot.bands:
                best = max(best, shot.worth[cover])
        return 0.5 * best
