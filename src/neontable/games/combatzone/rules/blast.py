"""The area of a Blast (p.39, 40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Action
from neontable.games.combatzone.model.library import ACTIONS
from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.numbers import has_trait, keys
from neontable.games.combatzone.model.options import Move, UseEffect
from neontable.games.combatzone.model.pieces import Marker
from neontable.games.combatzone.model.tokens import ready_colours
from neontable.games.combatzone.model.where import LENGTHS, base, make_base, space
from neontable.games.combatzone.rules.hit import Hit
from neontable.games.combatzone.rules.impact import ask_impact, why_no_impact
from neontable.games.combatzone.rules.moving import MakeMove, board
from neontable.games.combatzone.rules.opposing import (
    ask_opposing,
    chosen,
    opposing_roll,
    token_at,
)
from neontable.games.combatzone.rules.refusing import refused
from neontable.games.combatzone.rules.rolls import Contest, contest, holding, obstacle
from neontable.games.combatzone.rules.wounds import Suffered
from neontable.games.combatzone.space import RED
from neontable.kernel.asks import Ask, ask_point
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kernel.scene import Trace
from neontable.kernel.zone import Place
from neontable.kit.dice import ACTING, Roll
from neontable.kit.options import PASS

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


BLASTED = {
    attack: Action(id="blast", skill="reflexes", attack=attack, tags=("blast",))
    for attack in (False, True)
}
"""Whoever is in the area opposes with Reflexes, or with armor if it is an attack."""


class AreaDone(msgspec.Struct, frozen=True):
    wounded: tuple[int, ...]
    dodged: tuple[int, ...]


class Area(Frame, kw_only=True):
    """Everybody near the Impact token: those who can move away, the others roll Reflexes."""

    by: int
    action: str
    target: int
    place: tuple[int, int, int]
    roll: Roll
    """The roll that placed it."""
    missed: bool = False
    fumble: bool = False
    crit: bool = False
    reaction: bool = False
    left: list[int] = []
    """Threatened models that have not yet decided whether to move."""
    inside: list[int] = []
    letters: list[str] = []
    armor: list[str] = []
    hits: list[int] = []
    wounded: list[int] = []
    dodged: list[int] = []
    most: int = RED
    """How far it reaches."""
    asked: list[int] = []
    """Models whose cards could change it and were asked."""
    at: str = "place"

    def do_place(self, g: CombatZone) -> None:
        self.at = "shift"
        if self.fumble:
            self.at = "return"
        elif self.missed:
            self.at = "drift"

    # -- where it goes off -------------------------------------------------------------------------
    def ask_return(self, g: CombatZone) -> Ask:
        """CZ-BLAST-007: the targeted player puts it in contact with the attacker."""
        return ask_impact(g, g.models[self.target].seat, self.by)

    def fits_return(self, g: CombatZone, answer: tuple[Place]) -> str | None:
        return why_no_impact(g, self.by, answer[0])

    def got_return(self, g: CombatZone, answer: tuple[Place]) -> None:
        self.place = answer[0]
        self.roll = obstacle(g, g.models[self.by].seat)
        self.at = "shift"

    def ask_drift(self, g: CombatZone) -> Ask:
        """CZ-BLAST-006: the targeted player may move it up to RED."""
        args = (("target", reference(g, self.target)),)
        samples = _around(g, self.place)
        return ask_point(g.models[self.target].seat, "cz-ask-drift", board(g), samples, args=args)

    def fits_drift(self, g: CombatZone, answer: tuple[Place]) -> str | None:
        if answer[0] == self.place:
            return None
        no = space(g).forced.impact_moved(self.place, answer[0])
        return None if no is None else refused(no)

    def got_drift(self, g: CombatZone, answer: tuple[Place]) -> None:
        self.place = answer[0]
        self.at = "shift"

    # -- cards that change it ----------------------------------------------------------------------
    def _shifters(self, g: CombatZone) -> list[int]:
        """Models whose cards let them shift an Impact token placed within YELLOW of them."""
        here = make_base(g, self.by, self.place)
        return [
            i
            for i, m in enumerate(g.models)
            if m.on_table
            and g.teams[m.seat].luck
            and i not in self.asked
            and has_trait(g, i, "shifts-blast")
            and space(g).within(base(g, i), here, LENGTHS["Y"])
        ]

    def ask_shift(self, g: CombatZone) -> Ask | None:
        found = self._shifters(g)
        if not found:
            return None
        ref = reference(g, found[0])
        options: list[Option] = [UseEffect("the-joke-reverser", ref, "shift"), PASS]
        args = (("card", "the-joke-reverser"), ("model", ref))
        return Ask(g.models[found[0]].seat, "cz-ask-effect-luck", options, args, default=1)

    def got_shift(self, g: CombatZone, answer: Option) -> None:
        model = self._shifters(g)[0]
        self.asked.append(model)
        if answer != PASS:
            atoms.spend_luck(g, g.models[model].seat)
            self.at = "aside"

    def do_shift(self, g: CombatZone) -> None:
        self.at = "widen"

    def ask_aside(self, g: CombatZone) -> Ask:
        seat = g.models[self.asked[-1]].seat
        samples = [s for s in _around(g, self.place) if self.fits_aside(g, s) is None]
        args = (("target", reference(g, self.target)),)
        return ask_point(seat, "cz-ask-drift", board(g), samples, args=args)

    def fits_aside(self, g: CombatZone, answer: tuple[Place]) -> str | None:
        no = self.fits_drift(g, answer)
        if no is None and self.target not in space(g).blast(answer[0], g.moving):
            return "CZ-BLAST-002 cz-no-shift"
        return no

    def got_aside(self, g: CombatZone, answer: tuple[Place]) -> None:
        self.place = answer[0]
        self.at = "shift"

    def _wideners(self, g: CombatZone) -> list[int]:
        inside = space(g).blast(self.place, g.moving)
        return [i for i in inside if i not in self.asked and has_trait(g, i, "widens-blast")]

    def ask_widen(self, g: CombatZone) -> Ask | None:
        found = self._wideners(g)
        if not found or self.most > RED:
            return None
        ref = reference(g, found[0])
        options: list[Option] = [UseEffect("take-ya-with-me", ref, "widen"), PASS]
        args = (("card", "take-ya-with-me"), ("model", ref))
        return Ask(g.models[found[0]].seat, "cz-ask-effect-free", options, args, default=1)

    def got_widen(self, g: CombatZone, answer: Option) -> None:
        self.asked.append(self._wideners(g)[0])
        if answer != PASS:
            self.most = LENGTHS["Y"]

    def do_widen(self, g: CombatZone) -> None:
        self.at = "threat"

    # -- getting out of it -------------------------------------------------------------------------
    def do_threat(self, g: CombatZone) -> None:
        found = space(g).blast(self.place, g.moving, self.most)
        seat = g.models[self.target].seat
        self.inside = sorted(found, key=lambda m: (g.models[m].seat != seat, m))
        self.left = list(self.inside)
        x, y, floor = self.place
        atoms.put_marker(g, Marker("impact", x, y, floor, by=self.by))
        self.at = "away"

    def ask_away(self, g: CombatZone) -> Ask | None:
        if not self.left:
            return None
        model = self.left[0]
        m = g.models[model]
        colours = ready_colours(m.tokens) if m.on_table else []
        if not colours or (self.reaction and self.by == model):
            return None
        options: list[Option] = [PASS, *(Move(colour) for colour in colours)]
        return Ask(m.seat, "cz-ask-dodge", options, (("model", reference(g, model)),))

    def got_away(self, g: CombatZone, answer: Option) -> None:
        model = self.left.pop(0)
        if isinstance(answer, Move):
            self.dodged.append(model)
            token = atoms.spend_token(g, model, answer.colour)
            most = LENGTHS[answer.colour]
            push(g, MakeMove(model=model, die=answer.colour, most=most, token=token))

    def do_away(self, g: CombatZone) -> None:
        if self.left:
            self.left.pop(0)
            return
        still = space(g).blast(self.place, g.moving, self.most)
        self.inside = [m for m in self.inside if m in still]
        self.at = "oppose" if self.inside else "end"

    # -- rolling against it ------------------------------------------------------------------------
    def _attempt(self, model: int) -> Attempt:
        return Attempt(self.by, BLASTED[ACTIONS[self.action].attack], model, self.reaction)

    def ask_oppose(self, g: CombatZone) -> Ask | None:
        if len(self.letters) >= len(self.inside):
            return None
        model = self.inside[len(self.letters)]
        words = keys(g, Attempt(self.by, ACTIONS[self.action], self.target))[0]
        return ask_opposing(g, model, self._attempt(model), words, self.action)

    def trace_oppose(self, g: CombatZone, answer: Option) -> Trace:
        model = self.inside[len(self.letters)]
        words = keys(g, Attempt(self.by, ACTIONS[self.action], self.target))[0]
        letter, armor = chosen(answer)
        there = self._attempt(model)
        return holding(self.roll, opposing_roll(g, model, there, words, letter, armor, cover=False))

    def got_oppose(self, g: CombatZone, answer: Option) -> None:
        letter, armor = chosen(answer)
        self.letters.append(letter)
        self.armor.append(armor)

    def do_oppose(self, g: CombatZone) -> None:
        if len(self.letters) < len(self.inside):
            self.letters.append("")
            self.armor.append("")
            return
        self.at = "rolled"
        words = keys(g, Attempt(self.by, ACTIONS[self.action], self.target))[0]
        rolls = [
            opposing_roll(g, model, self._attempt(model), words, letter, armor, cover=False)
            for model, letter, armor in zip(self.inside, self.letters, self.armor, strict=True)
        ]
        first = -1 if self.fumble else self.by
        push(g, contest(g, self.roll, rolls, [first, *self.inside], None, self.action))

    def back_rolled(self, g: CombatZone, result: Contest) -> None:
        self.hits = [i for i, winner in enumerate(result.winners) if winner == ACTING]
        self.at = "hit"

    def do_hit(self, g: CombatZone) -> None:
        if not self.hits:
            self.at = "end"
            return
        i = self.hits.pop(0)
        model = self.inside[i]
        if g.models[model].on_table:
            push(
                g,
                Hit(
                    by=self.by,
                    action=self.action,
                    model=model,
                    armor=self.armor[i],
                    token=token_at(g, model, self.letters[i]),
                    crit=self.crit,
                    reaction=self.reaction,
                ),
            )

    def back_hit(self, g: CombatZone, result: object) -> None:
        if isinstance(result, Suffered) and result.answers and result.model not in self.wounded:
            self.wounded.append(result.model)

    def do_end(self, g: CombatZone) -> None:
        for i in range(len(g.markers) - 1, -1, -1):
            if g.markers[i].kind == "impact":
                atoms.take_marker(g, i)
        pop(g, AreaDone(tuple(self.wounded), tuple(self.dodged)))


def _around(g: CombatZone, place: Place) -> list[tuple[Place]]:
    """Where a missed Impact token may go: it stays, or eight ways, near and far."""
    where = space(g)
    found: list[tuple[Place]] = [(place,)]
    x, y, _ = place
    for length in (RED, RED // 2):
        step = length * 7071 // 10000
        for dx, dy in (
            (length, 0),
            (-length, 0),
            (0, length),
            (0, -length),
            (step, step),
            (-step, step),
            (step, -step),
            (-step, -step),
        ):
            for floor in where.floors(x + dx, y + dy):
                there = (x + dx, y + dy, floor)
                if where.forced.impact_moved(place, there) is None:
                    found.append((there,))
                    break
    return found
