"""Attacks of one model on another wherever they stand, for thoughts about other places.

Only the cards of the two models count here, not who stands near them, so that every pair is worked
out once for all tables.  An attack that is really considered is judged by the rules' own odds
(`Reading.attack`)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from neontable.games.combatzone.cards.basic import BASIC
from neontable.games.combatzone.model.card import OPPOSED_BY, SKILLS, Action
from neontable.games.combatzone.model.keywords import Keys
from neontable.games.combatzone.model.pieces import Sheet
from neontable.games.combatzone.model.profile import Profile, profile
from neontable.games.combatzone.model.tokens import SIDES
from neontable.games.combatzone.rules.rolls import CONTEST, armored
from neontable.kit.dice import Pool, success

TOKEN = 1.0
"""What a Ready token is worth, in EB."""
HACKED = 0.7
ARMOR = 1.5
"""Armor gear that is used up."""
STANDING = 0.35
"""The share of a model's price that is lost only with its last wound."""
COVERS = 4
"""Covers of so many +1s and more are as good as this."""
BANDS = {"R": (0, 1), "Y": (2,), "G": (3,), "L": (4,)}
"""Of each zone of the Limiter: the bands of distance (`model.where`)."""
LASTING = 0.8
"""What each repetition of a Rapid attack counts for."""


class Body(NamedTuple):
    """What a model has to lose."""

    price: float
    tokens: str
    origin: str

    @property
    def left(self) -> int:
        """How many wounds take it out, if it is free to choose where they go."""
        return 1 + sum([t not in "Rr" for t in self.tokens])

    def life(self, left: int) -> float:
        """What it is worth when so many wounds would take it out."""
        if left <= 0:
            return 0.0
        most = 1 + sum([t not in "Rr" for t in self.origin])
        return self.price * (STANDING + (1 - STANDING) * min(1.0, left / most))

    def harm(self, wounds: int, letter: str = "", armor: str = "") -> float:
        """What it loses when it opposes with this token or armor and is beaten."""
        cost = 0.0
        if armor:
            wounds, letter, cost = wounds - 1, "", ARMOR
        if wounds <= 0:
            return cost
        left = self.left
        if letter and letter in "Rr":
            return cost + self.life(left)
        if letter and letter in "Gg":
            cost += 0.02 * self.price
        return cost + self.life(left) - self.life(left - wounds)

    @property
    def ready(self) -> int:
        return sum([t.isupper() for t in self.tokens])


class Shot(NamedTuple):
    """An attack of one model on another."""

    bands: frozenset[int]
    worth: tuple[float, ...]
    """By the cover of the target."""


@lru_cache(maxsize=1 << 16)
def chance(mine: Pool, theirs: Pool, again: tuple[bool, bool], first: int) -> float:
    """How likely the acting side wins, as a number that is quick to reckon with."""
    return float(success(CONTEST, mine, theirs, again=again, first=first))


def keyword_worth(words: Keys, body: Body) -> float:
    """What the keywords of a successful action do to a rival besides wounds."""
    worth = 0.0
    if words.stun:
        worth += TOKEN * (min(words.stun, body.ready) if body.tokens else 0.6)
    if words.hack and body.tokens:
        worth += HACKED * words.hack
    if words.push:
        worth += 0.3
    return worth


def _skill(found: Profile, name: str) -> int:
    if "vulnerable" in found.traits and name != "tech":
        return 0
    n = found.skills[SKILLS.index(name)]
    return n + sum([m.n for m in found.mods if m.what == name and not m.needs and not m.per])


def _added(found: Profile, what: str, action: Action) -> int:
    return sum(
        [
            m.n
            for m in found.mods
            if m.what == what and not m.needs and not m.per and action.is_a(m.of)
        ]
    )


@lru_cache(maxsize=1 << 15)
def shots_of(
    mine: Sheet, locked: tuple[str, ...], theirs: Sheet, body: Body, die: str, reaction: bool
) -> tuple[Shot, ...]:
    """The attacks that a model with these cards has for a target with those."""
    me, them = profile(mine), profile(theirs)
    if me.drone:
        return ()
    found = []
    forbidden = "never" if reaction else "only"
    for action in (*BASIC[1:3], *me.actions):
        if not action.attack or action.aims not in ("rival", "model") or action.id in locked:
            continue
        if action.reaction == forbidden or not _suits(action, them):
            continue
        found.append(_shot(action, me, them, body, die))
    return tuple(found)


def _suits(action: Action, them: Profile) -> bool:
    kind = action.kind
    return not kind or kind in them.keywords or (kind == "character" and not them.gonk)


def _shot(action: Action, me: Profile, them: Profile, body: Body, die: str) -> Shot:
    words, crits = action.keys, action.crits
    for grant in me.grants:
        if not grant.needs and action.is_a(grant.of):
            words, crits = words.plus(grant.keys), crits.plus(grant.crits)
    skill = 0 if words.unwieldy or not action.skill else _skill(me, action.skill)
    acting = Pool((SIDES[die],), skill + _added(me, "act", action))
    ways = _ways(action, words, them, body)
    wounds = 0 if "crit-wounds" in action.tags else 1 + words.deadly
    more = keyword_worth(words, body)
    again = (words.accurate, False)
    times = 1 + LASTING * (words.rapid - 1) if words.rapid > 1 else 1.0
    losses = []
    for letter, armor, sides, bonus in ways:
        harm = body.harm(wounds, letter, armor) if wounds else 0.0
        if crits.deadly or crits.stun:
            worse = body.harm(wounds + crits.deadly, letter, armor) - harm
            harm += (worse + TOKEN * crits.stun) / SIDES[die]
        losses.append((sides, bonus, harm + more))
    worths = []
    for cover in range(COVERS + 1):
        counted = 0 if words.indirect else cover
        best = -1.0
        for sides, bonus, loss in losses:
            value = chance(acting, Pool((sides,), bonus + counted), again, 0) * loss
            if best < 0 or value < best:
                best = value
        worths.append(times * best)
    bands = (0,) if action.reach else tuple([b for z in action.range for b in BANDS[z]])
    return Shot(frozenset(bands), tuple(worths))


def _ways(
    action: Action, words: Keys, them: Profile, body: Body
) -> list[tuple[str, str, int, int]]:
    """How the target can oppose: token, armor, sides of the die, what it adds."""
    if them.drone:
        return [("", "", SIDES["O"], 0)]
    name = OPPOSED_BY[action.skill or "reflexes"]
    skill = _skill(them, name)
    skill += sum([m.n for m in them.mods if m.what == "defense" and m.arg == name and not m.needs])
    armor: list[tuple[str, int]] = []
    if armored(action):
        skill = max(skill, them.armor - words.pierce)
        armor = [(id, n - words.pierce) for id, n in them.gear_armor if n > words.pierce]
    more = _added(them, "oppose", action)
    letters = sorted(set(body.tokens)) or [""]
    return [
        (letter, id, SIDES[letter.upper() or them.colour], value + more)
        for letter in letters
        for id, value in (("", skill), *armor)
    ]
