"""Dragging objects and models (p.21, 27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Action
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.numbers import number
from neontable.games.combatzone.model.options import Affect
from neontable.games.combatzone.model.where import LENGTHS, are_rivals, base, brawl, space
from neontable.games.combatzone.rules.moving import MakeMove, board, hurt_by_fall
from neontable.games.combatzone.rules.refusing import refused
from neontable.games.combatzone.rules.rolls import (
    Contest,
    contest,
    hindering_roll,
    obstacle,
    reflexes_roll,
)
from neontable.games.combatzone.rules.wounds import CHOOSE
from neontable.games.combatzone.space import INCH, Base, Fall, Moving, No
from neontable.kernel.asks import Ask, ask_point
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.zone import Place
from neontable.kit.dice import ACTING

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

DRAG = Action(id="drag", skill="reflexes", aims="none", tags=("move", "drag"))


class Drag(Frame, kw_only=True):
    """The dragger rolls, moves at most RED, then what it drags is put down within its reach."""

    model: int
    target: int = -1
    """A model."""
    thing: int = -1
    """A loose piece of scenery, by its number among them."""
    die: str
    token: int = CHOOSE
    at: str = "begin"

    def do_begin(self, g: CombatZone) -> None:
        if self.target < 0:
            self._roll(g, -1)
        elif are_rivals(g, self.model, self.target):
            self._roll(g, self.target)  # CZ-DRAG-008
        elif brawl(g, self.target):
            self.at = "guard"  # CZ-DRAG-007
        else:
            self._roll(g, -1)

    def ask_guard(self, g: CombatZone) -> Ask:
        rivals = brawl(g, self.target)
        options = [Affect(reference(g, r)) for r in rivals]
        args = (("model", reference(g, self.target)),)
        return Ask(g.models[rivals[0]].seat, "cz-ask-guard", options, args)

    def got_guard(self, g: CombatZone, answer: Affect) -> None:
        self._roll(g, index(answer.model))

    def _roll(self, g: CombatZone, rival: int) -> None:
        self.at = "rolled"
        attempt = Attempt(self.model, DRAG, rival)
        mine = reflexes_roll(g, self.model, self.die, attempt)
        seat = g.models[self.model].seat
        foe = hindering_roll(g, rival, attempt) if rival >= 0 else obstacle(g, seat)
        push(g, contest(g, mine, [foe], [self.model, rival], None, "basic-move"))

    def back_rolled(self, g: CombatZone, result: Contest) -> None:
        if result.winners[0] != ACTING:
            self.at = "end"  # AMB-15: nothing moves
            return
        self.at = "moved"
        # CZ-DRAG-002: RED whatever the token.
        most = LENGTHS["R"] + number(g, self.model, "drag") * INCH
        push(g, MakeMove(model=self.model, die=self.die, most=most, token=self.token))

    def back_moved(self, g: CombatZone, result: object) -> None:
        self.at = "put" if g.models[self.model].on_table else "end"
        if self.target >= 0 and not g.models[self.target].on_table:
            self.at = "end"

    # -- putting it down -------------------------------------------------------------------------
    def _without(self, g: CombatZone) -> Moving:
        if self.target >= 0:
            bases = tuple(b for b in g.moving.bases if b.model != self.target)
            return Moving(bases, g.moving.loose)
        loose = g.moving.loose or ()
        rest = (*loose[: self.thing], None, *loose[self.thing + 1 :])
        return Moving(g.moving.bases, rest)

    def _put(self, g: CombatZone, place: Place) -> Fall | No:
        where, me = space(g), base(g, self.model)
        if self.target >= 0:
            return where.forced.put_model(me, base(g, self.target), place, self._without(g))
        piece = where.field.loose[self.thing]
        return where.forced.put_thing(me, piece, place, self._without(g))

    def ask_put(self, g: CombatZone) -> Ask | None:
        samples = self._samples(g)
        if not samples:
            return None
        seat = g.models[self.model].seat
        args = (("model", reference(g, self.model)),)
        return ask_point(seat, "cz-ask-put", board(g), samples, args=args)

    def _samples(self, g: CombatZone) -> list[tuple[Place]]:
        where, me = space(g), base(g, self.model)
        if self.target >= 0:
            dragged: Base = base(g, self.target)
            found = where.forced.drag_places(me, dragged, self._without(g))
            if isinstance(self._put(g, dragged.place), Fall):
                found.append(dragged.place)
            return [(p,) for p in found]
        x, y, floor = me.place
        near = []
        for far in (INCH, 2 * INCH, 3 * INCH):
            for dx, dy in ((far, 0), (-far, 0), (0, far), (0, -far)):
                near.append((x + dx, y + dy, floor))
        here = g.loose[self.thing]
        places = near if here is None else [here, *near]
        return [(p,) for p in places if isinstance(self._put(g, p), Fall)]

    def fits_put(self, g: CombatZone, answer: tuple[Place]) -> str | None:
        found = self._put(g, answer[0])
        return refused(found) if isinstance(found, No) else None

    def got_put(self, g: CombatZone, answer: tuple[Place]) -> None:
        self.at = "end"
        found = self._put(g, answer[0])
        assert isinstance(found, Fall)
        if self.target >= 0:
            atoms.shift(g, self.target, found.place, "dragged")
            if found.height:
                hurt_by_fall(g, self.target, found.height)
        else:
            atoms.drag_thing(g, self.thing, found.place)
        for struck in found.struck:
            hurt_by_fall(g, struck, found.height)

    def do_put(self, g: CombatZone) -> None:
        """There is no room: it stays where it is."""
        self.at = "end"

    def do_end(self, g: CombatZone) -> None:
        pop(g)
