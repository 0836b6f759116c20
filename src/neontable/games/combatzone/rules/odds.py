"""Exact chances of an action before it is taken, and the picture that explains them.

For players before they commit, and for bots: everything that the roll itself would count (skill,
keywords, cover, armor, Accurate, Luck) is counted here by the same functions."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.nouns import index
from neontable.games.combatzone.model.numbers import keys
from neontable.games.combatzone.model.options import GonkArmor, Launch, Oppose, Use
from neontable.games.combatzone.model.tokens import SIDES
from neontable.games.combatzone.model.where import are_rivals, base, path_of_attack, zone
from neontable.games.combatzone.rules.opposing import opposing_roll, ways_to_oppose
from neontable.games.combatzone.rules.rolls import CONTEST, acting_bonuses, obstacle
from neontable.games.combatzone.rules.strike import program_die
from neontable.games.combatzone.space import HALF
from neontable.kernel.options import Option
from neontable.kernel.scene import Corridor, Note, Overlay, Ray, Trace, Verdict
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
def odds_text(chance: Fraction) -> Text:
    percent = round(100 * chance)
    return say("cz-odds", percent=percent, num=chance.numerator, den=chance.denominator)


def trace_of(g: CombatZone, by: int, option: Option, reaction: bool = False) -> Trace:
    """What an action would be: its path of attack with everything in it, and its chance."""
    if not isinstance(option, (Use, Launch)):
        return Trace()
    target = index(option.target)
    words = odds_text(chance_of_option(g, by, option, reaction))
    if target < 0 or target == by:
        return Trace(costs=(words,))
    path = path_of_attack(g, by, target)
    a, b = base(g, by), base(g, target)
    verdict: Verdict = "blocked" if path.blocked else "hindered" if path.bonus else "clear"
    costs: list[Text] = [words]
    if path.bonus and are_rivals(g, by, target):
        costs.append(say("cz-odds-cover", n=path.bonus))
    overlays: tuple[Overlay, ...] = (
        Corridor(((a.x, a.y), (b.x, b.y)), HALF, verdict),
        Ray(a.x, a.y, b.x, b.y, verdict, words),
        Note((a.x + b.x) // 2, (a.y + b.y) // 2, words, verdict),
    )
    return Trace(way=(a.place, b.place), costs=tuple(costs), overlays=overlays)
