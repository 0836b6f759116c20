"""Exact chances of an action before it is taken, and the picture that explains them.

For players before they commit, and for bots: everything that the roll itself would count (skill,
keywords, cover, armor, Accurate, Luck) is counted here by the same functions."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from typing import TYPE_CHECKING, NamedTuple

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.nouns import index, model_word, reference
from neontable.games.combatzone.model.numbers import keys
from neontable.games.combatzone.model.options import GonkArmor, Launch, Move, Oppose, Use
from neontable.games.combatzone.model.tokens import SIDES
from neontable.games.combatzone.model.where import (
    LENGTHS,
    are_rivals,
    base,
    path_of_attack,
    space,
    zone,
)
from neontable.games.combatzone.rules.opposing import opposing_roll, ways_to_oppose
from neontable.games.combatzone.rules.rolls import CONTEST, acting_bonuses, obstacle, odds_text
from neontable.games.combatzone.rules.strike import program_die
from neontable.games.combatzone.space import INCH, Base, picture
from neontable.kernel.measure import inches
from neontable.kernel.options import Option
from neontable.kernel.scene import Note, Ray, Trace
from neontable.kernel.text import Text, say
from neontable.kit.dice import Pool, Roll, success

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


class Defence(NamedTuple):
    """One way to oppose, and how likely the action then succeeds."""

    token: str
    """The letter of the token; "" for models without."""
    armor: str
    chance: Fraction


class Sides(NamedTuple):
    """What both sides of an action would roll."""

    mine: Pool
    ways: tuple[tuple[str, str, Pool], ...]
    """Every way to oppose it: the letter of the token, the armor, the dice."""
    again: tuple[bool, bool]
    """Who rolls again where it helps."""
    first: int
    """Who decides first about that: 0 is the acting side."""


def sides_of(
    g: CombatZone,
    attempt: Attempt,
    die: str,
    *,
    more: int = 0,
    luck: tuple[bool, bool] = (False, False),
    cover: bool = True,
) -> Sides:
    """The dice of an action that is considered.  Without `cover` the path between the two models
    does not count: for thoughts about other places."""
    by, known, target = attempt.by, attempt.action, attempt.target
    words = keys(g, attempt)[0]
    seat = g.models[by].seat
    mine = Roll(seat, (SIDES[die],), acting_bonuses(g, attempt, words, more))
    opposed = target >= 0 and are_rivals(g, by, target) and known.opposed != "O"
    again = (luck[0] or words.accurate, luck[1])
    first = 0 if g.control == seat else 1
    if not opposed:
        return Sides(mine.pool, (("", "", obstacle(g, seat).pool),), again, first)
    ways: list[Option | None] = [*ways_to_oppose(g, target, attempt, words)]
    found = []
    for way in ways or [None]:
        token, armor = "", ""
        if isinstance(way, Oppose):
            token, armor = way.token, way.card
        elif isinstance(way, GonkArmor):
            armor = way.card
        roll = opposing_roll(g, target, attempt, words, token, armor, cover=cover)
        found.append((token, armor, roll.pool))
    return Sides(mine.pool, tuple(found), again, first)


def defences(
    g: CombatZone,
    by: int,
    action: str,
    target: int,
    die: str,
    *,
    reaction: bool = False,
    more: int = 0,
    luck: tuple[bool, bool] = (False, False),
) -> list[Defence]:
    """Every way in which the target could oppose, the best for it first.  `luck`: whether the
    acting and the opposing player roll again when it helps."""
    where = zone(g, by, target) if target not in (-1, by) else ""
    attempt = Attempt(by, library.ACTIONS[action], target, reaction, where)
    sides = sides_of(g, attempt, die, more=more, luck=luck)
    found = [
        Defence(
            token,
            armor,
            success(CONTEST, sides.mine, theirs, again=sides.again, first=sides.first),
        )
        for token, armor, theirs in sides.ways
    ]
    return sorted(found, key=lambda one: one.chance)


def chance_of(
    g: CombatZone,
    by: int,
    action: str,
    target: int,
    die: str,
    *,
    reaction: bool = False,
    more: int = 0,
    luck: tuple[bool, bool] = (False, False),
) -> Fraction:
    """How likely an action succeeds against the best defence; 1 for an Easy one."""
    if not library.ACTIONS[action].skill:
        return Fraction(1)
    return defences(g, by, action, target, die, reaction=reaction, more=more, luck=luck)[0].chance


def chance_of_option(g: CombatZone, by: int, option: Option, reaction: bool = False) -> Fraction:
    """The same for an option that a model is offered."""
    if isinstance(option, Use):
        target = index(option.target)
        return chance_of(g, by, option.action, target, option.colour or "R", reaction=reaction)
    if isinstance(option, Launch):
        target = index(option.target)
        die = program_die(g, option.program, target)
        return chance_of(g, by, f"launch-{option.program}", target, die)
    return Fraction(1)


# -- for people ------------------------------------------------------------------------------------
def trace_of(g: CombatZone, by: int, option: Option, reaction: bool = False) -> Trace:
    """What an action would be: where a move could lead; of anything aimed at a model the path with
    everything in it, the distance and the chance."""
    if isinstance(option, Move):
        most = LENGTHS[option.colour]
        region = space(g).region(base(g, by), most, g.moving)
        length = say("cz-odds-move", length=inches(most, INCH))
        return Trace(costs=(length,), overlays=picture.reach(region))
    if not isinstance(option, (Use, Launch)):
        return Trace()
    target = index(option.target)
    action = option.action if isinstance(option, Use) else f"launch-{option.program}"
    known = library.ACTIONS[action]
    words = odds_text(chance_of_option(g, by, option, reaction))
    if target < 0 or target == by:
        # Nothing is drawn that would show what it does.
        return Trace(costs=(words, known.says()) if known.skill else (known.says(),))
    a, b = base(g, by), base(g, target)
    where = zone(g, by, target)
    distance = inches(space(g).distance(a, b), INCH)
    costs = [words, say("cz-odds-distance", length=distance, zone=f"@cz-zone-{where.lower()}")]
    if not are_rivals(g, by, target):
        line = Ray(a.x, a.y, b.x, b.y, "clear")
        return Trace(way=(a.place, b.place), costs=tuple(costs), overlays=(line,))
    keywords = keys(g, Attempt(by, known, target, reaction, where))[0]
    path = path_of_attack(g, by, target, (), keywords.indirect)
    costs += picture.explained(space(g), path, lambda i: _name(g, i))
    overlays = picture.attack(space(g), path, g.moving)
    note = Note(*_behind(g, a, b), words, picture.verdict(path))
    return Trace(way=(a.place, b.place), costs=tuple(costs), overlays=(*overlays, note))


def _name(g: CombatZone, model: int) -> Text:
    word = model_word(reference(g, model))
    assert isinstance(word, Text)
    return word


def _behind(g: CombatZone, a: Base, b: Base) -> tuple[int, int]:
    """Just behind the target as seen from the other model, on the mat: there the odds stand."""
    field = space(g).field
    dx, dy = b.x - a.x, b.y - a.y
    far = isqrt(dx * dx + dy * dy) or 1
    beyond = b.radius + 3 * INCH // 4
    x, y = b.x + dx * beyond // far, b.y + dy * beyond // far
    if abs(dx) > 2 * abs(dy):  # words are wide: beside a level ray they stand above it
        x, y = b.x, b.y - beyond
    return min(max(x, INCH), field.width - INCH), min(max(y, INCH // 2), field.depth - INCH // 2)
