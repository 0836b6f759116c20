"""Opposed rolls: who rolls which die with what added, Luck and Accurate, and the exact odds."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model import clouds
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import OPPOSED_BY, Action
from neontable.games.combatzone.model.keywords import Keys
from neontable.games.combatzone.model.numbers import changes, has_trait, keys, skill, total
from neontable.games.combatzone.model.options import ACCURATE, LUCK
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import SIDES, best
from neontable.games.combatzone.model.where import base, is_visible, path_of_attack, space
from neontable.games.combatzone.rules.moments import moment
from neontable.kernel.events import listening
from neontable.kernel.options import Option
from neontable.kernel.scene import Trace
from neontable.kernel.text import Text, say
from neontable.kit import dice
from neontable.kit.dice import OpposedRoll, Pool, Roll

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

CONTEST = dice.Contest()
"""Ties go to the defender; Crits and Fumbles as CZ-CORE-011 has them."""


class Contest(OpposedRoll["CombatZone"]):
    """An acting roll against one or several opposing ones.  `models`: who rolls, the acting model
    first; -1 is the OBSTACLE die."""

    models: list[int] = []
    accurate: list[bool] = []
    """By roll: its player may roll again by Accurate."""
    action: str = ""
    own: list[int] = []
    """Sides that rolled again with a Luck token of the model itself."""

    contest: ClassVar[dice.Contest] = CONTEST
    die_event: ClassVar[str] = "cz-die"
    question: ClassVar[str] = "cz-ask-again"

    def trace_again(self, g: CombatZone, answer: Option) -> Trace:
        """What rolling again may bring; how the dice lie is said by the question."""
        chance = None if answer == dice.KEEP_ROLL else self.chance_after(g, answer)
        return Trace() if chance is None else winning(chance)

    def means(self, g: CombatZone, side: int) -> Sequence[Option]:
        model = self.models[side]
        if model >= 0 and profile(g.models[model].sheet).drone:
            return ()  # CZ-DRONE-005
        roll = self.rolls[side]
        if not self.order or side not in self.order:
            return ()
        found: list[Option] = []
        if self.accurate and self.accurate[side]:
            found.append(ACCURATE)
        if g.teams[roll.seat].luck > 0 or (model >= 0 and g.models[model].luck > 0):
            found.append(LUCK)
        return found

    def spend(self, g: CombatZone, side: int, means: Option) -> None:
        if means != LUCK:
            return
        model = self.models[side]
        if model >= 0 and g.models[model].luck > 0:
            atoms.spend_own_luck(g, model)
            self.own = [*self.own, side]
        else:
            atoms.spend_luck(g, self.rolls[side].seat)
        if model >= 0:
            moment(g, "luck-spent", model)

    def fallen(self, g: CombatZone, side: int, means: Option) -> None:
        roll = self.rolls[side]
        if means != LUCK:
            return
        if roll.crit:
            self._give_back(g, side)  # CZ-LUCK-006
            return
        model = self.models[side]
        if model >= 0:
            ahead = self._ahead(side)
            kept = (
                has_trait(g, model, "luck-kept") if ahead else has_trait(g, model, "luck-returned")
            )
            if kept:
                self._give_back(g, side)

    def _give_back(self, g: CombatZone, side: int) -> None:
        """The very token: one of the model itself returns to it."""
        if side in self.own:
            atoms.give_luck(g, self.models[side], g.models[self.models[side]].luck + 1)
        else:
            atoms.gain_luck(g, self.rolls[side].seat, 1)

    def decided(self, g: CombatZone) -> None:
        """Everybody sees how the totals came about."""
        if not listening(g):
            return
        for roll, winner, model in zip(self.opposing, self.winners, self.models[1:], strict=True):
            won = winner == dice.ACTING
            atoms.compare_rolls(g, self.models[0], self.acting, model, roll, won, self.action)

    def _ahead(self, side: int) -> bool:
        """Whether this side would win as the dice lie."""
        winners = self.winners
        if side:
            return winners[side - 1] != dice.ACTING
        return dice.ACTING in winners


def order_of(g: CombatZone, rolls: Sequence[Roll]) -> list[int]:
    """Who decides about rolling again first: the player with Control, then the others
    (CZ-LUCK-004, AMB-03)."""
    sides = range(len(rolls))
    mine = [i for i in sides if rolls[i].seat == g.control]
    return mine + [i for i in sides if i not in mine]


def contest(
    g: CombatZone,
    acting: Roll,
    opposing: list[Roll],
    models: list[int],
    accurate: list[bool] | None = None,
    action: str = "",
) -> Contest:
    order = [
        i
        for i in order_of(g, [acting, *opposing])
        if models[i] < 0 or not profile(g.models[models[i]].sheet).drone
    ]
    if acting.faces:  # rolled before: it stands
        order = [i for i in order if i]
    return Contest(
        acting=acting,
        opposing=opposing,
        order=order,
        models=models,
        accurate=accurate or [],
        action=action,
    )


# -- what is added ---------------------------------------------------------------------------------
def acting_bonuses(
    g: CombatZone, attempt: Attempt, words: Keys, more: int = 0
) -> tuple[tuple[str, int], ...]:
    """Skill (not if Unwieldy), modifiers of cards, what the action itself adds."""
    action = attempt.action
    found: list[tuple[str, int]] = []
    if action.skill and not (words.unwieldy and not has_trait(g, attempt.by, "no-unwieldy")):
        name = action.skill
        value = skill(g, attempt.by, name, attempt)
        if name != "tech" and has_trait(g, attempt.by, "tech-for-any"):
            value = max(value, skill(g, attempt.by, "tech", attempt))
        if value:
            found.append((name, value))
    found += changes(g, attempt.by, "act", attempt, attempt.target)
    if more:
        found.append(("more", more))
    return tuple(found)


def opposing_skill(action: Action) -> str:
    return OPPOSED_BY[action.skill]


def skill_or_armor(g: CombatZone, model: int, attempt: Attempt, words: Keys) -> tuple[str, int]:
    """What a model adds without armor gear: its skill with Defense, or the armor printed on its
    card, whichever is more (CZ-ARM-002, CZ-ARM-005, AMB-65)."""
    name = opposing_skill(attempt.action)
    value = skill(g, model, name, attempt)
    value += total(g, model, "defense", name)
    printed = printed_armor(g, model, attempt.action, words)
    return ("armor", printed) if printed > value else (name, value)


def armored(action: Action) -> bool:
    """Armor helps against ranged and melee attacks, thrown ones too (CZ-ARM-001, AMB-33)."""
    return action.attack and action.skill in ("ranged", "melee", "reflexes")


def printed_armor(g: CombatZone, model: int, action: Action, words: Keys) -> int:
    if not armored(action):
        return 0
    return max(0, profile(g.models[model].sheet).armor - words.pierce)


def gear_armor(g: CombatZone, model: int, action: Action, words: Keys) -> list[tuple[str, int]]:
    """Armor gear that may be used: its id and its value against this attack (CZ-EFF-008)."""
    if not armored(action):
        return []
    found = profile(g.models[model].sheet).gear_armor
    return [(id, n - words.pierce) for id, n in found if n > words.pierce]


def opposing_bonuses(
    g: CombatZone,
    model: int,
    attempt: Attempt,
    words: Keys,
    armor: str = "",
    aside: tuple[int, ...] = (),
    cover: bool = True,
) -> tuple[tuple[str, int], ...]:
    """Skill or armor, the +1s of an obscured path, modifiers of cards.  A drone adds nothing
    (CZ-DRONE-005)."""
    if profile(g.models[model].sheet).drone:
        return ()
    found: list[tuple[str, int]] = []
    if armor:
        found.append(("armor", dict(gear_armor(g, model, attempt.action, words))[armor]))
    else:
        name, value = skill_or_armor(g, model, attempt, words)
        if value:
            found.append((name, value))
    if cover:
        n = cover_of(g, model, attempt, words, aside)
        if n:
            found.append(("cover", n))
    found += changes(g, model, "oppose", attempt, attempt.by)
    return tuple(found)


def cover_of(
    g: CombatZone, model: int, attempt: Attempt, words: Keys, aside: tuple[int, ...] = ()
) -> int:
    """The +1s of the path of attack from the acting model (CZ-TGT-004 to CZ-TGT-010)."""
    n = path_of_attack(g, attempt.by, model, aside, words.indirect).bonus
    if n or not is_visible(g, attempt.by, model):
        n = _seen_by_others(g, model, attempt, words, aside, n)
    if n:
        fewer = sum(n for _, n in changes(g, attempt.by, "cover", attempt, model))
        more = sum(n for _, n in changes(g, model, "sheltered", attempt, attempt.by))
        n = max(0, n + fewer) * (1 + more)
    return n


def _seen_by_others(
    g: CombatZone, model: int, attempt: Attempt, words: Keys, aside: tuple[int, ...], n: int
) -> int:
    """Obstacles may be counted from a camera or a drone of the team instead."""
    by = attempt.by
    eyes = [*clouds.cameras(g, by)] if has_trait(g, by, "looks-by-cameras") else []
    if has_trait(g, by, "looks-by-drones"):
        eyes += clouds.drones(g, by)
    found = [n] if is_visible(g, by, model) or not eyes else []
    where, target = space(g), base(g, model)
    for eye in eyes:
        path = where.attack(eye, target, g.moving, (*aside, by), words.indirect)
        if g.markers:
            path = clouds.veiled(g, where, eye._replace(model=by), target, path, words.indirect)
        if not path.blocked:
            found.append(path.bonus)
    return min(found, default=n)


# -- whole rolls -----------------------------------------------------------------------------------
def obstacle_seat(g: CombatZone, seat: int) -> int:
    """Who rolls the OBSTACLE die against a seat: the next rival player."""
    n = len(g.teams)
    for i in range(1, n):
        other = (seat + i) % n
        if g.side_of(other) != g.side_of(seat):
            return other
    return seat


def obstacle(g: CombatZone, seat: int, more: int = 0) -> Roll:
    """Rolled against a seat; no skill is added to it (CZ-CORE-002)."""
    bonuses = (("more", more),) if more else ()
    return Roll(obstacle_seat(g, seat), (SIDES["O"],), bonuses)


def best_token(g: CombatZone, model: int) -> str:
    """The colour of a model's best token, Ready or Used; of a Gonk, that of its card."""
    found = profile(g.models[model].sheet)
    if found.drone:
        return "O"
    tokens = g.models[model].tokens
    return best(tokens) if tokens else found.colour


def reflexes_roll(g: CombatZone, model: int, colour: str, attempt: Attempt) -> Roll:
    """A model that tries to get over, past or away."""
    words, _ = keys(g, attempt)
    return Roll(g.models[model].seat, (SIDES[colour],), acting_bonuses(g, attempt, words))


def hindering_roll(g: CombatZone, model: int, attempt: Attempt) -> Roll:
    """A rival that wants to stop somebody: with the best of its tokens, which risks nothing
    (CZ-TOKEN-006)."""
    words, _ = keys(g, attempt)
    bonuses = opposing_bonuses(g, model, attempt, words, cover=False)
    return Roll(g.models[model].seat, (SIDES[best_token(g, model)],), bonuses)


# -- odds ------------------------------------------------------------------------------------------
def pool(colour: str, bonus: int) -> Pool:
    return Pool((SIDES[colour],), bonus)


def odds_text(chance: Fraction) -> Text:
    percent = round(100 * chance)
    return say("cz-odds", percent=percent, num=chance.numerator, den=chance.denominator)


def winning(chance: Fraction) -> Trace:
    """How likely somebody wins who considers an answer."""
    return Trace(costs=(say("cz-odds-to-win", odds=odds_text(chance)),))


def holding(acting: Roll, opposing: Roll, again: tuple[bool, bool] = (False, False)) -> Trace:
    """How likely an opposing roll wins that is considered.  The acting one may have fallen before;
    `again`: who rolls again, without Luck, where it helps."""
    if not acting.faces:
        return winning(1 - dice.success(CONTEST, acting.pool, opposing.pool, again=again))
    mine = acting.result
    results = dice.results(opposing.pool).items()
    lost = [p for theirs, p in results if CONTEST.winner(mine, theirs) == dice.ACTING]
    return winning(1 - sum(lost, Fraction(0)))
