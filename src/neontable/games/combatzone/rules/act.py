"""An action from its payment to the [RE]actions that it provokes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.conditions import covers
from neontable.games.combatzone.model.keywords import Keys
from neontable.games.combatzone.model.library import ACTIONS
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.numbers import changes, has_trait, keys
from neontable.games.combatzone.model.options import (
    STOP,
    Affect,
    DragModel,
    DragThing,
    HandOver,
    Launch,
    LongClimb,
    LootBody,
    Move,
    PickUp,
    Recycle,
    Reload,
    Strike,
    Use,
)
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import find, has_ready, ready_colours
from neontable.games.combatzone.model.where import (
    LENGTHS,
    are_rivals,
    is_visible,
    make_base,
    on_table,
    space,
    zone,
)
from neontable.games.combatzone.rules.actions import Mode, offers, targets, why_not
from neontable.games.combatzone.rules.dragging import Drag
from neontable.games.combatzone.rules.looting import LootIt
from neontable.games.combatzone.rules.moments import discard_card, moment
from neontable.games.combatzone.rules.moving import MakeMove
from neontable.games.combatzone.rules.objectives import recycle
from neontable.games.combatzone.rules.odds import trace_of
from neontable.games.combatzone.rules.strike import Perform, Struck, program_die
from neontable.games.combatzone.rules.wounds import CHOOSE, suffer
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kernel.scene import Trace
from neontable.kit.options import PASS

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


class Acted(msgspec.Struct, frozen=True):
    """How an action ended for the one who took it."""

    leak: bool = False
    """A memory leak: the activation is over (CZ-NET-017)."""


class Act(Frame, kw_only=True):
    """An action of a card or a basic one, or a launch: paid, performed as often as Rapid says,
    then answered."""

    by: int
    action: str
    target: int = -1
    colour: str = ""
    """Of the token that is spent; of a free action, the one it uses."""
    free: bool = False
    reaction: bool = False
    more: int = 0
    program: str = ""
    seat: int = -1
    """Who chooses, if not the model's player."""
    anybody: bool = False
    token: int = CHOOSE
    shots: int = 0
    """How often it has been performed."""
    aimed: list[int] = []
    """Different targets so far (AMB-46)."""
    last: tuple[int, int, int] = (0, 0, 0)
    """Where the previous target stood."""
    wounded: list[int] = []
    waves: list[int] = []
    """Of each wounded model: what was suffered at the same time has the same number."""
    dodged: list[int] = []
    won: bool = False
    leak: bool = False
    suppressing: bool = False
    silent: bool = False
    at: str = "pay"

    def _keys(self, g: CombatZone) -> Keys:
        where = zone(g, self.by, self.target) if self.target not in (-1, self.by) else ""
        attempt = Attempt(self.by, ACTIONS[self.action], self.target, self.reaction, where)
        return keys(g, attempt)[0]

    def do_pay(self, g: CombatZone) -> None:
        m = g.models[self.by]
        action = ACTIONS[self.action]
        gonk = profile(m.sheet).gonk
        atoms.begin_action(g, self.by, self.program or self.action, self.target)
        if action.token and not gonk and not self.free:
            self.token = atoms.spend_token(g, self.by, self.colour)
        elif not gonk and self.colour:
            self.token = find(m.tokens, self.colour)
        words = self._keys(g)
        self.suppressing = words.suppression
        self.silent = words.silent or has_trait(g, self.by, "silent")
        if words.difficult and not has_trait(g, self.by, "no-difficult"):
            atoms.lock(g, self.by, self.action)
        if action.exhausts:
            atoms.exhaust(g, self.by, library.SOURCE[self.action])
        self.at = "perform"

    def do_perform(self, g: CombatZone) -> None:
        self.at = "performed"
        self.shots += 1
        more = self.more
        if self.target >= 0:
            if self.target not in self.aimed:
                self.aimed.append(self.target)
            attempt = Attempt(self.by, ACTIONS[self.action], self.target, self.reaction)
            if not changes(g, self.by, "walking", attempt):
                more -= len(self.aimed) - 1  # CZ-RAPID-004
            self.last = g.models[self.target].place
        die = self.colour
        if self.program:
            die = program_die(g, self.program, self.target)
        push(
            g,
            Perform(
                by=self.by,
                action=self.action,
                target=self.target,
                die=die,
                token=self.token,
                reaction=self.reaction,
                more=more,
            ),
        )

    def back_performed(self, g: CombatZone, result: object) -> None:
        if not isinstance(result, Struck):
            return
        for i, model in enumerate(result.wounded):
            if model not in self.wounded:
                self.wounded.append(model)
                self.waves.append(2 * self.shots + (i >= result.direct))
        self.dodged += [m for m in result.dodged if m not in self.dodged]
        self.won = self.won or result.won
        self.leak = self.leak or result.leak
        self.at = "next"

    # -- Rapid -----------------------------------------------------------------------------------
    def _next_targets(self, g: CombatZone) -> list[int]:
        """Within RED of the previous one, wherever that is now (CZ-RAPID-003)."""
        action = ACTIONS[self.action]
        mode = Mode(free=True, anybody=self.anybody)
        if self.reaction:
            mode = Mode(reaction_to=self.aimed[0], free=True)
        where = space(g)
        there = make_base(g, self.aimed[-1], self.last)
        found = []
        for target in targets(g, self.by, action, mode):
            same = target == self.aimed[-1]
            if same or where.within(there, make_base(g, target), LENGTHS["R"]):
                found.append(target)
        return found

    def ask_next(self, g: CombatZone) -> Ask | None:
        rapid = self._rapid(g)
        if self.shots >= rapid or self.target < 0 or not g.models[self.by].on_table:
            return None
        found = self._next_targets(g)
        if not found:
            return None
        options: list[Option] = [*(Strike(reference(g, t)) for t in found), STOP]
        seat = self.seat if self.seat >= 0 else g.models[self.by].seat
        args = (("action", self.action), ("n", rapid - self.shots))
        return Ask(seat, "cz-ask-rapid", options, args)

    def _rapid(self, g: CombatZone) -> int:
        target = self.target
        if target >= 0 and not g.models[target].on_table:
            attempt = Attempt(self.by, ACTIONS[self.action], target, self.reaction, "R")
            return keys(g, attempt)[0].rapid
        return self._keys(g).rapid

    def got_next(self, g: CombatZone, answer: Option) -> None:
        if isinstance(answer, Strike):
            self.target = index(answer.model)
            self.at = "perform"
        else:
            self.at = "settle"

    def do_next(self, g: CombatZone) -> None:
        self.at = "settle"

    # -- what follows ------------------------------------------------------------------------------
    def do_settle(self, g: CombatZone) -> None:
        self.at = "answer"
        action = ACTIONS[self.action]
        card = library.SOURCE[self.action]
        if action.keys.discard and card:
            discard_card(g, self.by, card)
        if self.program:
            self._settle_program(g)
        there = self.target >= 0 and g.models[self.target].on_table
        if action.command and self.won and there:
            atoms.command(g, self.target)
        if self.won:
            moment(g, "action-won", self.by, self.target, self.action)

    def _settle_program(self, g: CombatZone) -> None:
        if self.program not in g.models[self.by].sheet.programs:
            return
        if not self.won:
            atoms.note_failed_launch(g, self.by, self.program)
            return
        if library.PROGRAMS[self.program].reload == "discard":
            atoms.remove_program(g, self.by, self.program)
        else:
            atoms.flip_program(g, self.by, self.program)
        for other in g.models[self.by].sheet.running:
            if other != self.program and library.PROGRAMS[other].reload == "launched":
                atoms.reload_program(g, self.by, other)
        moment(g, "launched", self.by, self.target, self.action)

    def do_answer(self, g: CombatZone) -> None:
        self.at = "answered"
        if self.reaction or not ACTIONS[self.action].attack:
            self.at = "end"
            return
        hurt = [
            (wave, m)
            for wave, m in zip(self.waves, self.wounded, strict=True)
            if m not in self.dodged and g.models[m].on_table and are_rivals(g, m, self.by)
        ]
        if hurt:
            # In the order of the wounds, for those of one moment clockwise (AMB-36).
            seats = len(g.teams)
            hurt.sort(key=lambda one: (one[0], (g.models[one[1]].seat - g.control) % seats))
            push(
                g,
                Reactions(
                    by=self.by,
                    queue=[m for _, m in hurt],
                    waves=[wave for wave, _ in hurt],
                    move_only=self.suppressing,
                    silent=self.silent,
                ),
            )

    def back_answered(self, g: CombatZone, result: object) -> None:
        if isinstance(result, Reacted):
            self.dodged += [m for m in result.models if m not in self.dodged]

    def do_answered(self, g: CombatZone) -> None:
        """Whoever was attacked and did not [RE]act."""
        self.at = "end"
        for model in self.aimed:
            if model not in self.dodged and g.models[model].on_table:
                moment(g, "unanswered", model, self.by, self.action)

    def do_end(self, g: CombatZone) -> None:
        for i, m in enumerate(g.models):
            if m.sheet.marks:
                atoms.unmark(g, i, "action")
        pop(g, Acted(self.leak))


class Reacted(msgspec.Struct, frozen=True):
    """Who has [RE]acted."""

    models: tuple[int, ...]


SPARE, SPARES = "sandevistan", 2
"""The gear with tokens for [RE]actions, and how many it has."""


def spare_tokens(g: CombatZone, model: int) -> int:
    """Tokens for [RE]actions that a model has left; they are never refreshed."""
    if not has_trait(g, model, "reaction-tokens"):
        return 0
    return SPARES - sum(one.startswith(f"!{SPARE}#") for one in g.models[model].done)


def lenders(g: CombatZone, model: int) -> list[int]:
    """Netrunners with a Ready token with which a model without one may [RE]act."""
    if has_ready(g.models[model].tokens):
        return []
    return [
        bearer
        for bearer, passive in g.auras.traits.get("lends-tokens", ())
        if covers(g, bearer, passive.on, model) and has_ready(g.models[bearer].tokens)
    ]


class Reactions(Frame, kw_only=True):
    """Characters that an attack wounded may take one action each, in the order of the wounds
    (p.31)."""

    by: int
    queue: list[int]
    waves: list[int] = []
    """Of each model in the queue: those that were wounded at the same time have the same number."""
    move_only: bool = False
    silent: bool = False
    reacted: list[int] = []
    felt: list[int] = []
    """Models that [RE]act to the wound of another one."""
    lent: int = -1
    """The model that has a token for this [RE]action only, in front of its own."""
    lender: int = -1
    """Whose token that is, if another model's."""
    colour: str = ""
    """Of the token that was lent."""
    at: str = "order"

    def _mode(self) -> Mode:
        return Mode(reaction_to=self.by, move_only=self.move_only, silent=self.silent)

    # -- who is first ------------------------------------------------------------------------------
    def _may_react(self, g: CombatZone, model: int) -> bool:
        m = g.models[model]
        if not m.on_table or profile(m.sheet).gonk:
            return False
        return has_ready(m.tokens) or bool(spare_tokens(g, model) or lenders(g, model))

    def _together(self, g: CombatZone) -> list[int]:
        """Models of one player that were wounded at the same time as the first of the queue."""
        if not self.queue or len(self.waves) < len(self.queue):
            return []
        seat, wave = g.models[self.queue[0]].seat, self.waves[0]
        return [
            m
            for m, w in zip(self.queue, self.waves, strict=True)
            if w == wave and g.models[m].seat == seat and self._may_react(g, m)
        ]

    def ask_order(self, g: CombatZone) -> Ask | None:
        """The player of models that were wounded at the same time says who is first (AMB-36)."""
        found = self._together(g)
        if len(found) < 2:
            return None
        options = [Affect(reference(g, m)) for m in found]
        return Ask(
            g.models[found[0]].seat, "cz-ask-first", options, (("by", reference(g, self.by)),)
        )

    def got_order(self, g: CombatZone, answer: Affect) -> None:
        model = index(answer.model)
        self.queue.remove(model)
        self.queue.insert(0, model)
        self.at = "lend"

    def do_order(self, g: CombatZone) -> None:
        self.at = "lend" if self.queue else "over"

    # -- tokens that are not the model's own -------------------------------------------------------
    def do_lend(self, g: CombatZone) -> None:
        """Some gear carries YELLOW tokens for [RE]actions, two in a match; some Netrunners lend
        theirs (CZ-CORE-013)."""
        self.at = "act"
        model = self.queue[0]
        if not g.models[model].on_table or profile(g.models[model].sheet).gonk:
            return
        if spare_tokens(g, model):
            self.lent, self.colour = model, "Y"
            atoms.lend_token(g, model, self.colour)
            return
        found = lenders(g, model)
        if found:
            self.lent, self.lender = model, found[0]
            self.colour = ready_colours(g.models[found[0]].tokens)[0]
            atoms.lend_token(g, model, self.colour)

    def do_settle(self, g: CombatZone) -> None:
        """What was spent is gone; a wound of its own roll stays with the model."""
        self.at = "order"
        if self.lent < 0:
            return
        model, self.lent = self.lent, -1
        lender, self.lender = self.lender, -1
        token = atoms.return_token(g, model)
        if token.islower() and lender >= 0:
            atoms.spend_token(g, lender, self.colour)
        elif token.islower():
            atoms.done(g, model, f"!{SPARE}#{SPARES - spare_tokens(g, model)}")
        if token.upper() != self.colour:
            suffer(g, model, 1)

    def _next(self) -> int:
        if self.waves:
            self.waves.pop(0)
        return self.queue.pop(0)

    def _feel(self, g: CombatZone, model: int) -> None:
        """A model has not [RE]acted: another one may do so in its place (CZ-CORE-013)."""
        if model in self.felt or not g.models[model].on_table:
            return
        found = [
            i
            for i in on_table(g)
            if i not in (*self.felt, *self.reacted, *self.queue, model)
            and has_trait(g, i, "feels-wounds")
            and not are_rivals(g, i, model)
            and is_visible(g, i, model)
        ]
        self.felt += found
        self.queue[:0] = found
        self.waves[:0] = range(-len(found), 0)

    def do_over(self, g: CombatZone) -> None:
        pop(g, Reacted(tuple(self.reacted)))

    def ask_act(self, g: CombatZone) -> Ask | None:
        """CZ-REACT-002: without a Ready token there is none."""
        if not self.queue:
            return None
        model = self.queue[0]
        m = g.models[model]
        if not m.on_table or profile(m.sheet).gonk or not has_ready(m.tokens):
            return None
        if has_trait(g, model, "luck-to-react") and not g.teams[m.seat].luck:
            return None
        options = [*offers(g, model, self._mode()), PASS]
        ref = reference(g, model)
        return Ask(
            m.seat,
            "cz-ask-react",
            options,
            (("model", ref), ("by", reference(g, self.by))),
            response=True,
            public=True,
            default=len(options) - 1,
        )

    def why_act(self, g: CombatZone, thing: object) -> str | None:
        return why_not(g, self.queue[0], thing, self._mode()) if self.queue else None

    def trace_act(self, g: CombatZone, answer: Option) -> Trace:
        return trace_of(g, self.queue[0], answer, reaction=True)

    def got_act(self, g: CombatZone, answer: Option) -> None:
        model = self._next()
        self.at = "settle"
        if answer == PASS:
            self._feel(g, model)
            return
        if has_trait(g, model, "luck-to-react"):
            atoms.spend_luck(g, g.models[model].seat)
        self.reacted.append(model)
        begin(g, model, answer, self._mode())

    def do_act(self, g: CombatZone) -> None:
        self._feel(g, self._next())
        self.at = "settle"


# -- beginning whatever was chosen -----------------------------------------------------------------
def begin(g: CombatZone, model: int, answer: Option, mode: Mode, more: int = 0) -> None:
    """Push the procedure of an option of `offers`."""
    reaction = mode.reaction
    seat = -1
    if isinstance(answer, Use):
        push(
            g,
            Act(
                by=model,
                action=answer.action,
                target=index(answer.target),
                colour=answer.colour,
                free=mode.free,
                reaction=reaction,
                more=more,
                seat=seat,
                anybody=mode.anybody,
            ),
        )
    elif isinstance(answer, Launch):
        action = library.PROGRAMS[answer.program].launch
        target = index(answer.target)
        push(g, Act(by=model, action=action.id, target=target, program=answer.program))
    elif isinstance(answer, Move):
        most = LENGTHS[answer.colour]
        token = pay(g, model, answer.colour, mode)
        spent = "" if mode.free else answer.colour
        push(g, MakeMove(model=model, die=answer.colour, most=most, token=token, colour=spent))
    elif isinstance(answer, LongClimb):
        token = pay(g, model, answer.first, mode)
        most = LENGTHS[answer.first] + LENGTHS[answer.second]
        push(
            g,
            MakeMove(
                model=model,
                die=answer.first,
                most=most,
                token=token,
                second=answer.second,
                colour=answer.first,
            ),
        )
    elif isinstance(answer, LootBody):
        pay(g, model, answer.colour, mode)
        push(g, LootIt(model, index(answer.body), answer.action == "loot-gear", answer.colour))
    elif isinstance(answer, DragModel):
        token = pay(g, model, answer.colour, mode)
        push(g, Drag(model=model, target=index(answer.model), die=answer.colour, token=token))
    elif isinstance(answer, DragThing):
        token = pay(g, model, answer.colour, mode)
        push(g, Drag(model=model, thing=answer.thing, die=answer.colour, token=token))
    elif isinstance(answer, PickUp):
        pay(g, model, answer.colour, mode)
        atoms.take_marker(g, answer.marker)
        atoms.carry(g, model, 1)
        moment(g, "picked-up", model)
    elif isinstance(answer, HandOver):
        atoms.carry(g, model, -1)
        atoms.carry(g, index(answer.model), 1)
    elif isinstance(answer, Recycle):
        recycle(g, g.models[model].seat, answer.card)
    elif isinstance(answer, Reload):
        pay(g, model, answer.colour, mode)
        atoms.reload_program(g, model, answer.program)
    else:
        raise AssertionError(f"{answer!r} is nothing that a model does")


def pay(g: CombatZone, model: int, colour: str, mode: Mode) -> int:
    """Spend the token; the place of the one that is at risk."""
    m = g.models[model]
    if profile(m.sheet).gonk:
        return CHOOSE
    if mode.free:
        return find(m.tokens, colour)
    return atoms.spend_token(g, model, colour)


class FreeAct(Frame, kw_only=True):
    """A free action of some kinds, offered to a player (CZ-ACT-006)."""

    model: int
    of: tuple[str, ...]
    more: int = 0
    seat: int = -1
    """Who chooses, if not the model's player."""
    only: int = -1
    """The one model that it may aim at, at any distance."""
    colour: str = ""
    """The colour that it must use; "" for that of any of its tokens."""
    paid: bool = False
    """A Ready token is spent on it after all."""
    at: str = "act"

    def _mode(self) -> Mode:
        return Mode(
            free=not self.paid,
            of=self.of,
            anybody=self.seat >= 0,
            only=self.only,
            colour=self.colour,
        )

    def ask_act(self, g: CombatZone) -> Ask:
        m = g.models[self.model]
        options = [*(offers(g, self.model, self._mode()) if m.on_table else ()), PASS]
        seat = self.seat if self.seat >= 0 else m.seat
        return Ask(
            seat,
            "cz-ask-free",
            options,
            (("model", reference(g, self.model)),),
            default=len(options) - 1,
        )

    def why_act(self, g: CombatZone, thing: object) -> str | None:
        return why_not(g, self.model, thing, self._mode())

    def trace_act(self, g: CombatZone, answer: Option) -> Trace:
        return trace_of(g, self.model, answer)

    def got_act(self, g: CombatZone, answer: Option) -> None:
        self.at = "done"
        if answer != PASS:
            begin(g, self.model, answer, self._mode(), self.more)

    def do_done(self, g: CombatZone) -> None:
        pop(g)
