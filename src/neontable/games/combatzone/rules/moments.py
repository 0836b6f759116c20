"""What cards do at a moment: every `When` that hears it, and the goals of objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import NO_ACTION, Attempt
from neontable.games.combatzone.model.card import SKILLS, When
from neontable.games.combatzone.model.conditions import all_met, covers
from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.options import UseEffect
from neontable.games.combatzone.model.profile import Trigger, profile
from neontable.games.combatzone.model.scenario import Scoring
from neontable.games.combatzone.model.tokens import SIDES, ready_colours
from neontable.games.combatzone.model.where import zone
from neontable.games.combatzone.rules.effects import run
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kernel.scene import Trace
from neontable.kit import dice
from neontable.kit.dice import Pool, roll_dice
from neontable.kit.options import PASS

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


def moment(
    g: CombatZone, name: str, model: int, other: int = -1, action: str = "", colour: str = ""
) -> None:
    """Something has happened to a model, `other` being the other one concerned, `colour` that of
    its move.  What hears it is
    carried out before anything else goes on."""
    if name not in g.heard:
        return
    queue: list[tuple[int, str, str]] = []
    for bearer, m in enumerate(g.models):
        if m.status != "table" and bearer != model:
            continue
        heard = profile(m.sheet).whens.get(name)
        if heard:
            queue += [
                (bearer, t.path, t.source)
                for t in heard
                if hears(g, bearer, t, model, other, action)
            ]
    for seat, team in enumerate(g.teams):
        if team.completed:
            queue += _of_objectives(g, seat, name, model, other, action)
        if team.objectives:
            _count(g, seat, name, model, other, action)
    for scoring in library.SCENARIOS[g.scenario].scoring:
        if scoring.goal.moment == name and model >= 0:
            _score(g, scoring, model, other, action)
    if queue:
        if len(queue) > 1:
            # The player with Control first, then by the order of the models.
            queue.sort(key=lambda one: (g.models[one[0]].seat != g.control, one[0]))
        push(g, Triggers(name, model, other, action, queue, colour))


def _of_objectives(
    g: CombatZone, seat: int, name: str, model: int, other: int, action: str
) -> list[tuple[int, str, str]]:
    """Completed objectives are in force for the whole team: its first model bears them."""
    bearer = next((i for i, m in enumerate(g.models) if m.seat == seat and m.on_table), -1)
    if bearer < 0:
        return []
    found = []
    for id in g.teams[seat].completed:
        for i, passive in enumerate(library.OBJECTIVES[id].ongoing):
            if isinstance(passive, When) and passive.moment == name:
                trigger = Trigger(library.when_path("objective", id, i), id, passive)
                if hears(g, bearer, trigger, model, other, action):
                    found.append((bearer, trigger.path, id))
    return found


def _count(g: CombatZone, seat: int, name: str, model: int, other: int, action: str) -> None:
    """Goals of the objectives that a team holds."""
    own = next((i for i, m in enumerate(g.models) if m.seat == seat), -1)
    for id in list(g.teams[seat].objectives):
        goal = library.OBJECTIVES[id].goal
        if goal.moment != name or own < 0:
            continue
        mine = g.models[model].seat == seat if model >= 0 else True
        bearer = model if mine and model >= 0 else own
        if goal.on.who in ("bearer", "friends", "others") and not mine:
            continue
        if model >= 0 and not covers(g, bearer, goal.on, model) and goal.on.who != "others":
            continue
        if not all_met(g, bearer, goal.needs, attempt_of(g, model, other, action)):
            continue
        if atoms.count_goal(g, seat, id) >= goal.times:
            atoms.complete_objective(g, seat, id)
            run(g, f"objective.{id}.at-once", bearer, of=model, target=other, source=id)


def _score(g: CombatZone, scoring: Scoring, model: int, other: int, action: str) -> None:
    """Points of the scenario, for the team of the model."""
    seat = g.models[model].seat
    if scoring.role and g.teams[seat].role != scoring.role:
        return
    if scoring.goal.on.kind and not covers(g, model, scoring.goal.on, model):
        return
    if all_met(g, model, scoring.goal.needs, attempt_of(g, model, other, action)):
        atoms.score(g, seat, scoring.n)


def attempt_of(g: CombatZone, model: int, other: int, action: str) -> Attempt:
    """The action to which a moment belongs, as conditions ask about it."""
    reaction = False
    if action:
        for frame in reversed(g.stack):
            if getattr(frame, "action", "") == action and hasattr(frame, "reaction"):
                reaction = frame.reaction
                break
    there = other >= 0 and other != model and model >= 0
    where = zone(g, model, other) if there and action else ""
    return Attempt(model, library.ACTIONS.get(action, NO_ACTION), other, reaction, where)


def hears(
    g: CombatZone, bearer: int, trigger: Trigger, model: int, other: int, action: str
) -> bool:
    when = trigger.when
    if when.on.who == "bearer":
        if model != bearer:
            return False
    elif model < 0 or not covers(g, bearer, when.on, model):
        return False
    if when.of != ("all",):
        known = library.ACTIONS.get(action)
        if known is None or not known.is_a(when.of):
            return False
    m = g.models[bearer]
    if when.once and (trigger.path in m.done or f"!{trigger.path}" in m.done):
        return False
    if when.cost == "luck" and not g.teams[m.seat].luck:
        return False
    if when.cost == "token" and not ready_colours(m.tokens):
        return False
    if when.needs and not all_met(g, bearer, when.needs, attempt_of(g, model, other, action)):
        return False
    if when.may:
        target = other if when.on.who == "bearer" else model
        return not all(verb.useless(g, bearer, target) for verb in when.does)
    return True


class Triggers(Frame):
    """What hears a moment, one after another; optional effects are asked for."""

    name: str
    model: int
    other: int
    action: str
    queue: list[tuple[int, str, str]]
    colour: str = ""
    at: str = "next"

    def _when(self) -> tuple[int, str, str, When]:
        bearer, path, source = self.queue[0]
        kind, id, _, i = path.rsplit(".", 3)
        when = library.passives(kind, id)[int(i)]
        assert isinstance(when, When)
        return bearer, path, source, when

    def do_next(self, g: CombatZone) -> None:
        while self.queue:
            bearer, path, source, when = self._when()
            still = g.models[bearer].on_table or bearer == self.model
            trigger = Trigger(path, source, when)
            if still and hears(g, bearer, trigger, self.model, self.other, self.action):
                self.at = "ask" if when.may else "carry"
                return
            self.queue.pop(0)
        pop(g)

    def ask_ask(self, g: CombatZone) -> Ask:
        bearer, path, source, when = self._when()
        ref = reference(g, bearer)
        options: list[Option] = [UseEffect(source, ref, path), PASS]
        return Ask(
            g.models[bearer].seat,
            f"cz-ask-effect-{when.cost or 'free'}",
            options,
            (("card", source), ("model", ref)),
            default=1,
        )

    def trace_ask(self, g: CombatZone, answer: Option) -> Trace:
        """What the card says about this moment."""
        return Trace() if answer == PASS else Trace(costs=(self._when()[3].says(),))

    def got_ask(self, g: CombatZone, answer: Option) -> None:
        if answer == PASS:
            self.queue.pop(0)
            self.at = "next"
        else:
            self.at = "carry"

    def do_carry(self, g: CombatZone) -> None:
        bearer, path, source, when = self._when()
        self.queue.pop(0)
        self.at = "next"
        if when.once:
            atoms.done(g, bearer, f"!{path}" if when.once == "game" else path)
        pay_card(g, bearer, source, when.cost)
        target = self.other if when.on.who == "bearer" else self.model
        known = {"target": target, "source": source, "colour": self.colour}
        run(g, path, bearer, of=self.model, **known)


def pay_card(g: CombatZone, bearer: int, source: str, cost: str) -> None:
    m = g.models[bearer]
    if cost == "discard":
        discard_card(g, bearer, source)
    elif cost == "exhaust":
        if m.on_table:
            atoms.exhaust(g, bearer, source)
    elif cost == "luck":
        atoms.spend_luck(g, m.seat)
    elif cost == "token":
        atoms.spend_token(g, bearer, ready_colours(m.tokens)[-1])


KEPT = 5
"""The least face of the RED die with which loot is kept."""


def _discard_gear(g: CombatZone, model: int, card: str) -> None:
    """Without the gear that made it a Netrunner a model loses its programs."""
    was = profile(g.models[model].sheet).netrunner
    atoms.discard_gear(g, model, card)
    sheet = g.models[model].sheet
    if was and not profile(sheet).netrunner and (sheet.programs or sheet.running):
        atoms.change_sheet(g, model, programs=(), running=())


class KeepCybergear(Frame):
    """GREEN and Tech against the OBSTACLE die: a win keeps the gear."""

    model: int
    card: str
    at: str = "roll"

    def do_roll(self, g: CombatZone) -> None:
        m = g.models[self.model]
        mine = roll_dice(g, (SIDES["G"],), "cz-die", seat=m.seat, side=0, again=False)[0]
        theirs = roll_dice(g, (SIDES["O"],), "cz-die", seat=m.seat, side=1, again=False)[0]
        tech = profile(m.sheet).skills[SKILLS.index("tech")]
        pop(g)
        rolls = Pool((SIDES["G"],), tech).result([mine]), Pool((SIDES["O"],)).result([theirs])
        if dice.Contest().winner(*rolls) != dice.ACTING:
            _discard_gear(g, self.model, self.card)


def discard_card(g: CombatZone, model: int, card: str) -> None:
    """Whatever kind of card it is; nothing when the model has it no more."""
    sheet = g.models[model].sheet
    found = profile(sheet)
    if card in sheet.loot:
        if "keeps-loot" in found.traits:
            seat = g.models[model].seat
            if roll_dice(g, (SIDES["R"],), "cz-die", seat=seat, side=0, again=False)[0] >= KEPT:
                return
        atoms.discard_loot(g, model, card)
    elif card in found.items:
        cyber = "cybergear" in library.GEAR[card].keywords
        if cyber and "keeps-cybergear" in found.traits and g.models[model].on_table:
            push(g, KeepCybergear(model, card))
        else:
            _discard_gear(g, model, card)
    elif card in sheet.programs or card in sheet.running:
        atoms.remove_program(g, model, card)
    elif card in library.ABILITIES and card not in sheet.lost:
        atoms.change_sheet(g, model, lost=(*sheet.lost, card))
    elif card in g.teams[g.models[model].seat].completed:
        atoms.recycle_objective(g, g.models[model].seat, card)
