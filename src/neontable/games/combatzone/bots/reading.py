"""A table as one seat reads it for one answer: what models are worth and what attacks would do.

Everything is counted in EB, the currency in which teams are bought and Turf War is won.  The odds
are exact: they come from the dice that the rules themselves would roll (`rules.odds.sides_of`)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from neontable.games.combatzone.bots.goals import Goals
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Action
from neontable.games.combatzone.model.conditions import all_met
from neontable.games.combatzone.model.keywords import Keys
from neontable.games.combatzone.model.numbers import has_trait, keys
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import SIDES, ready_colours
from neontable.games.combatzone.model.where import base, brawl, is_within, path_of_attack, space
from neontable.games.combatzone.model.where import zone as zone_of
from neontable.games.combatzone.rules.actions import actions_of
from neontable.games.combatzone.rules.odds import Sides, sides_of
from neontable.games.combatzone.rules.rolls import CONTEST
from neontable.games.combatzone.rules.strike import BITS
from neontable.games.combatzone.space import Base
from neontable.kit.dice import Pool, success

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

TOKEN = 1.0
"""What a Ready token is worth."""
HACKED = 0.7
ARMOR = 1.5
"""Armor gear that is used up."""
STANDING = 0.35
"""The share of a model's price that is lost only with its last wound."""
COVERS = 4
"""Covers of so many +1s and more are as good as this."""
BANDS = {"R": (0, 1), "Y": (2,), "G": (3,), "L": (4,)}
"""Of each zone of the Limiter: the bands of distance (`model.where`)."""


@lru_cache(maxsize=1 << 16)
def chance(mine: Pool, theirs: Pool, again: tuple[bool, bool], first: int) -> float:
    """How likely the acting side wins, as a number that is quick to reckon with."""
    return float(success(CONTEST, mine, theirs, again=again, first=first))


class Shot(NamedTuple):
    """An attack of one model on another, wherever they stand."""

    bands: frozenset[int]
    worth: tuple[float, ...]
    """By the cover of the target."""


class Reading:
    def __init__(self, g: CombatZone, seat: int) -> None:
        self.g, self.seat = g, seat
        self.side = g.side_of(seat)
        self.where = space(g)
        self.goals = Goals(g, seat)
        self._shots: dict[tuple[int, int, str, bool], tuple[Shot, ...]] = {}

    # -- models ----------------------------------------------------------------------------------
    def mine(self, model: int) -> bool:
        return self.g.side_of(self.g.models[model].seat) == self.side

    def hits_left(self, model: int) -> int:
        """How many wounds take it out, if it is free to choose where they go."""
        tokens = self.g.models[model].tokens
        return 1 + sum(t not in "Rr" for t in tokens) if tokens else 1

    def life(self, model: int, left: int) -> float:
        """What a model is worth that so many wounds would take out."""
        if left <= 0:
            return 0.0
        origin = self.g.models[model].origin
        most = 1 + sum(t not in "Rr" for t in origin) if origin else 1
        share = min(1.0, left / most)
        return self.goals.price(model) * (STANDING + (1 - STANDING) * share)

    def harm(self, model: int, wounds: int, letter: str = "", armor: str = "") -> float:
        """What a model loses that opposes with this token or armor and is beaten."""
        cost = 0.0
        if armor:
            wounds, letter, cost = wounds - 1, "", ARMOR
        if wounds <= 0:
            return cost
        left = self.hits_left(model)
        if letter and letter in "Rr":
            return cost + self.life(model, left)
        if letter and letter in "Gg":
            cost += 0.02 * self.goals.price(model)
        return cost + self.life(model, left) - self.life(model, left - wounds)

    def tokens_ready(self, model: int) -> int:
        return sum(t.isupper() for t in self.g.models[model].tokens)

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
    def keyword_worth(self, words: Keys, target: int) -> float:
        """What the keywords of a successful action do to a rival besides wounds."""
        m = self.g.models[target]
        worth = 0.0
        if words.stun:
            ready = self.tokens_ready(target)
            worth += TOKEN * (min(words.stun, ready) if m.tokens else 0.6)
        if words.hack and m.tokens:
            worth += HACKED * words.hack
        if words.push:
            worth += 0.3
        return worth

    def _beaten(
        self, sides: Sides, words: Keys, crits: Keys, wounds: int, target: int, die: str, cover: int
    ) -> tuple[float, float]:
        """What an action is worth against its target's best defence, and how likely it wins."""
        more = self.keyword_worth(words, target)
        best: tuple[float, float] | None = None
        for letter, armor, pool in sides.ways:
            theirs = Pool(pool.dice, pool.bonus + cover) if cover else pool
            p = chance(sides.mine, theirs, sides.again, sides.first)
            harm = self.harm(target, wounds, letter, armor) if wounds else 0.0
            if crits.deadly or crits.stun:
                worse = self.harm(target, wounds + crits.deadly, letter, armor) - harm
                harm += (worse + TOKEN * crits.stun) / SIDES[die]
            value = p * (harm + more)
            if best is None or value < best[0]:
                best = value, p
        assert best is not None
        return best

    def shots(self, by: int, target: int, die: str, reaction: bool = False) -> tuple[Shot, ...]:
        """The attacks that a model has for another, whatever lies between them."""
        key = (by, target, die, reaction)
        known = self._shots.get(key)
        if known is not None:
            return known
        g = self.g
        found = []
        locked = g.models[by].locked
        forbidden = "never" if reaction else "only"
        for action in actions_of(g, by):
            if not action.attack or action.aims not in ("rival", "model") or action.id in locked:
                continue
            if action.reaction == forbidden or (action.kind and not self._kind(target, action)):
                continue
            attempt = Attempt(by, action, target, reaction)
            if action.needs and not all_met(g, by, action.needs, attempt):
                continue
            words, crits = keys(g, attempt)
            sides = sides_of(g, attempt, die, cover=False)
            wounds = self._wounds(by, action, words)
            times = 1 + 0.8 * (words.rapid - 1) if words.rapid > 1 else 1.0
            worths = []
            for cover in range(COVERS + 1):
                counted = 0 if words.indirect else cover
                value, _ = self._beaten(sides, words, crits, wounds, target, die, counted)
                worths.append(times * value)
            if action.reach:
                bands = frozenset((0,))
            else:
                bands = frozenset(b for z in action.range for b in BANDS[z])
            found.append(Shot(bands, tuple(worths)))
        known = self._shots[key] = tuple(found)
        return known

    def _kind(self, target: int, action: Action) -> bool:
        found = profile(self.g.models[target].sheet)
        return action.kind in found.keywords or (action.kind == "character" and not found.gonk)

    def _wounds(self, by: int, action: Action, words: Keys) -> int:
        if has_trait(self.g, by, "no-wounds") or "crit-wounds" in action.tags:
            return 0
        return 1 + words.deadly

    def cover(self, a: Base, b: Base) -> int:
        """Of b against a, by scenery alone; -1 where a cannot attack b at all."""
        found = self.where.sights.cover(a, b)
        return found if found <= COVERS else COVERS

    def best_shot(self, by: int, target: int, die: str, band: int, cover: int) -> float:
        best = 0.0
        for shot in self.shots(by, target, die):
            if band in shot.bands and shot.worth[cover] > best:
                best = shot.worth[cover]
        return best

    def attack(self, by: int, action: Action, target: int, die: str, reaction: bool) -> float:
        """What an attack is worth from where both stand now: wounds, everybody else it reaches,
        what may come back."""
        g = self.g
        zone = zone_of(g, by, target)
        attempt = Attempt(by, action, target, reaction, zone)
        words, crits = keys(g, attempt)
        wounds = self._wounds(by, action, words)
        sides = sides_of(g, attempt, die)
        value, p = self._beaten(sides, words, crits, wounds, target, die, 0)
        if not self.mine(by):
            return -value if self.mine(target) else value
        if not self.mine(target):
            value += p * self.goals.deed(by, target, action.id, self.hits_left(target) <= wounds)
        else:
            value = -value
        if words.rapid > 1:
            value *= 1 + 0.8 * (words.rapid - 1)
        if words.blast:
            value += self._around(by, target, p, wounds)
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
        return (-1.0 if self.mine(other) else 0.8) * p * self.harm(other, wounds)

    def _around(self, by: int, target: int, p: float, wounds: int) -> float:
        """What else is near the target of a Blast."""
        found = self.where.blast(self.g.models[target].place, self.g.moving)
        return sum(0.6 * self._also(i, p, wounds) for i in found if i != target)

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
