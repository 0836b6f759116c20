"""Activating a model, and Inspiring a team (p.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.clouds import SMOKE
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.numbers import has_trait, total
from neontable.games.combatzone.model.options import STOP, Activate, HandOver
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import has_ready
from neontable.games.combatzone.model.where import on_table, space
from neontable.games.combatzone.rules.act import Acted, begin
from neontable.games.combatzone.rules.actions import NORMAL, launches, offers, why_not
from neontable.games.combatzone.rules.deploying import Place1
from neontable.games.combatzone.rules.moments import moment
from neontable.games.combatzone.rules.odds import trace_of
from neontable.games.combatzone.rules.scenarios import ended
from neontable.games.combatzone.rules.wounds import suffer
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kernel.scene import Trace

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


class Activation(Frame):
    """The Active Model acts until it cannot or its player stops."""

    model: int
    acted: int = 0
    at: str = "begin"

    def do_begin(self, g: CombatZone) -> None:
        self.at = "enter"
        atoms.activate(g, self.model)
        atoms.forget_activation(g, self.model)
        for program in g.models[self.model].sheet.running:
            if library.PROGRAMS[program].reload == "activated":
                atoms.reload_program(g, self.model, program)

    def do_enter(self, g: CombatZone) -> None:
        self.at = "ready"
        if g.models[self.model].status == "reserve":
            push(g, Place1(model=self.model, reserve=True))  # CZ-DEPLOY-003

    def do_ready(self, g: CombatZone) -> None:
        self.at = "act"
        moment(g, "activated", self.model)

    # -- acting ----------------------------------------------------------------------------------
    def _over(self, g: CombatZone) -> bool:
        m = g.models[self.model]
        if not m.on_table or g.commanded >= 0 or ended(g):
            return True
        if profile(m.sheet).gonk:
            return self.acted > 0 or m.stunned
        if has_ready(m.tokens):
            return False
        # CZ-NET-012, AMB-38: launching goes on after the last token.
        if profile(m.sheet).netrunner and m.sheet.programs and launches(g, self.model):
            return False
        return not any(isinstance(o, HandOver) for o in self._free(g))

    def _free(self, g: CombatZone) -> list[Option]:
        return offers(g, self.model) if g.models[self.model].carries else []

    def ask_act(self, g: CombatZone) -> Ask | None:
        if self._over(g):
            return None
        options = offers(g, self.model)
        if not (g.must_act and not self.acted and options):
            options.append(STOP)
        ref = reference(g, self.model)
        seat = g.models[self.model].seat
        last = len(options) - 1
        return Ask(seat, "cz-ask-act", options, (("model", ref),), default=last)

    def why_act(self, g: CombatZone, thing: object) -> str | None:
        return why_not(g, self.model, thing, NORMAL)

    def trace_act(self, g: CombatZone, answer: Option) -> Trace:
        return trace_of(g, self.model, answer)

    def got_act(self, g: CombatZone, answer: Option) -> None:
        if answer == STOP:
            self.at = "end"
            return
        self.acted += 1
        begin(g, self.model, answer, NORMAL)

    def back_act(self, g: CombatZone, result: object) -> None:
        if isinstance(result, Acted) and result.leak:
            self.at = "end"

    def do_act(self, g: CombatZone) -> None:
        self.at = "end"

    def do_end(self, g: CombatZone) -> None:
        self.at = "over"
        if g.models[self.model].on_table:
            atoms.unmark(g, self.model, "activation")
            if not ended(g):
                moment(g, "activation-end", self.model)

    def do_over(self, g: CombatZone) -> None:
        atoms.end_activation(g)
        pop(g)


class Inspiring(Frame):
    """Gonks first, each once; then the characters are refreshed."""

    seat: int
    left: list[int] = []
    dazed: list[int] = []
    """Gonks that sit this Inspire out; whoever is stunned in it sits out the next one."""
    at: str = "begin"

    def do_begin(self, g: CombatZone) -> None:
        atoms.begin_inspire(g)
        self.left, self.dazed = [], []
        for i, m in enumerate(g.models):
            if m.seat == self.seat and m.status != "out" and profile(m.sheet).gonk:
                gonks = self.dazed if m.stunned else self.left  # CZ-GONK-007
                gonks.append(i)
        self.at = "gonk"

    def ask_gonk(self, g: CombatZone) -> Ask | None:
        if ended(g):
            return None
        left = [i for i in self.left if g.models[i].status != "out" and not g.models[i].stunned]
        if not left:
            return None
        options: list[Option] = [Activate(reference(g, i)) for i in left]
        options.append(STOP)
        return Ask(self.seat, "cz-ask-gonk", options, default=len(options) - 1)

    def got_gonk(self, g: CombatZone, answer: Option) -> None:
        if not isinstance(answer, Activate):
            self.at = "refresh"
            return
        model = index(answer.model)
        self.left.remove(model)
        push(g, Activation(model))

    def do_gonk(self, g: CombatZone) -> None:
        self.at = "refresh"

    def do_refresh(self, g: CombatZone) -> None:
        """CZ-TURN-012 to CZ-TURN-014, in that order."""
        self.at = "cards"
        for i, m in enumerate(g.models):
            if m.seat != self.seat or m.status == "out":
                continue
            atoms.ready_all(g, i)
            if m.locked:
                atoms.unlock(g, i)
            atoms.ready_cards(g, i)
            if i in self.dazed:
                atoms.unstun(g, i)
        # What this player laid on anybody, or on the mat, ends now.
        for at in reversed(range(len(g.markers))):
            if g.markers[at].kind == SMOKE and g.markers[at].seat == self.seat:
                atoms.take_marker(g, at)
        for i, m in enumerate(g.models):
            if m.on_table and m.sheet.marks:
                atoms.unmark(g, i, "inspire" if m.seat == self.seat else "rival-inspire")
        freed: list[int] = []
        kept = any(has_trait(g, i, "keeps-hacked") for i, m in enumerate(g.models) if m.on_table)
        for i, m in enumerate(g.models):
            if m.seat == self.seat and m.on_table:
                if m.hacked and not kept:
                    atoms.unhack(g, i, 1 + total(g, i, "unhack"))
                    freed.append(i)
                for program in m.sheet.running:
                    if library.PROGRAMS[program].reload == "inspire":
                        atoms.reload_program(g, i, program)
        for i in freed:
            moment(g, "unhacked", i)

    def _return(self, g: CombatZone) -> None:
        """Models that a body double hid come back beside a friend, with a wound."""
        for i, m in enumerate(g.models):
            if m.seat == self.seat and m.status == "reserve" and "hiding" in m.sheet.marks:
                friends = [f for f in on_table(g) if g.models[f].seat == self.seat]
                if friends:
                    near = next(
                        (f for f in friends if not profile(g.models[f].sheet).gonk), friends[0]
                    )
                    radius = profile(m.sheet).radius
                    place = space(g).settle(g.models[near].place, radius, g.moving, i)
                    atoms.out_of_hiding(g, i, "body-double", place)
                    suffer(g, i, 1)

    def do_cards(self, g: CombatZone) -> None:
        """Cards that work when their team is Inspired, character by character."""
        self.at = "end"
        self._return(g)
        for i in range(len(g.models) - 1, -1, -1):
            m = g.models[i]
            if m.seat == self.seat and m.on_table and not ended(g):
                moment(g, "inspire", i)

    def do_end(self, g: CombatZone) -> None:
        atoms.end_inspire(g)
        pop(g)
