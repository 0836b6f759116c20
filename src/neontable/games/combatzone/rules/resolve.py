"""What verbs do: every effect of a card in terms of the procedures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Action, Scope
from neontable.games.combatzone.model.conditions import models_in
from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.numbers import keys
from neontable.games.combatzone.model.options import LUCK, TakeCard
from neontable.games.combatzone.model.pieces import Marker, Model, Sheet
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import SIDES, find, has_ready, has_used
from neontable.games.combatzone.model.where import LENGTHS, base, space
from neontable.games.combatzone.rules.act import Act, FreeAct
from neontable.games.combatzone.rules.deploying import Place1
from neontable.games.combatzone.rules.effects import ChooseModel, Resolve, run
from neontable.games.combatzone.rules.hit import Hit
from neontable.games.combatzone.rules.looting import DrawLoot
from neontable.games.combatzone.rules.moments import discard_card, moment
from neontable.games.combatzone.rules.moving import MakeMove, board, push_away
from neontable.games.combatzone.rules.refusing import units, why
from neontable.games.combatzone.rules.rolls import (
    Contest,
    acting_bonuses,
    best_token,
    contest,
    obstacle,
    obstacle_seat,
)
from neontable.games.combatzone.rules.wounds import (
    CHOOSE,
    cancel,
    heal,
    is_wounded,
    refresh,
    stun,
    suffer,
    survive,
)
from neontable.games.combatzone.space import INCH
from neontable.kernel.asks import Ask, ask_point
from neontable.kernel.chance import below
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kernel.zone import Place
from neontable.kit.dice import ACTING, KEEP_ROLL, Roll, roll_dice

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


# -- whom ------------------------------------------------------------------------------------------
def each(
    g: CombatZone,
    fx: Resolve,
    scope: Scope,
    only: Callable[[CombatZone, int], bool] | None = None,
) -> None:
    """The effect is done to every model of a scope (of which `only` is true), or to one that is
    chosen."""
    found = models_in(g, fx.by, scope, _target(fx, scope))
    if only is not None:
        found = [m for m in found if only(g, m)]
    if scope.choose and len(found) > 1:
        push(g, ChooseModel(g.models[fx.by].seat, found, fx.source))
    else:
        fx.for_each(found)


def _target(fx: Resolve, scope: Scope) -> int:
    return fx.target


def covered(g: CombatZone, by: int, target: int, scope: Scope) -> list[int]:
    return models_in(g, by, scope, target)


# -- wounds and tokens -----------------------------------------------------------------------------
def wound(g: CombatZone, fx: Resolve, model: int, n: int) -> None:
    suffer(g, model, n, CHOOSE, g.models[fx.by].seat)


def has_used_token(g: CombatZone, model: int) -> bool:
    return has_used(g.models[model].tokens)


def can_be_activated(g: CombatZone, model: int) -> bool:
    m = g.models[model]
    found = profile(m.sheet)
    if not m.on_table or found.drone:
        return False
    return not m.stunned if found.gonk else has_ready(m.tokens)


def command(g: CombatZone, model: int) -> None:
    if can_be_activated(g, model):
        atoms.command(g, model)


def refresh_spent(g: CombatZone, model: int) -> None:
    """The token that paid for the action in hand is Ready again."""
    for frame in reversed(g.stack):
        if isinstance(frame, Act) and frame.by == model:
            if frame.token >= 0 and g.models[model].tokens[frame.token].islower():
                atoms.ready_token(g, model, frame.token)
            return


# -- free moves and actions ------------------------------------------------------------------------
class GivenMove(Protocol):
    """What a verb says of the move that it gives."""

    @property
    def length(self) -> str: ...
    @property
    def clear(self) -> bool: ...
    @property
    def driver(self) -> str: ...
    @property
    def climbs(self) -> bool: ...
    @property
    def die(self) -> str: ...


def free_move(g: CombatZone, fx: Resolve, model: int, given: GivenMove) -> None:
    m = g.models[model]
    if not m.on_table:
        return
    die = given.die or best_token(g, model)
    token = find(m.tokens, die) if m.tokens and not given.die else CHOOSE
    push(
        g,
        MakeMove(
            model=model,
            die=die,
            most=g.last_move if given.length == "same" else LENGTHS[given.length],
            clear=given.clear,
            climbs=given.climbs,
            seat=g.models[fx.by].seat if given.driver == "me" else -1,
            token=token,
        ),
    )


def free_action(
    g: CombatZone,
    fx: Resolve,
    model: int,
    of: tuple[str, ...],
    bonus: int,
    driver: str = "owner",
    at: int = -1,
    colour: str = "",
    paid: bool = False,
) -> None:
    if not g.models[model].on_table:
        return
    seat = -1
    if driver == "me":
        seat = g.models[fx.by].seat
    elif driver == "rival":
        seat = obstacle_seat(g, g.models[model].seat)
    push(
        g,
        FreeAct(model=model, of=of, more=bonus, seat=seat, only=at, colour=colour, paid=paid),
    )


# -- cards -----------------------------------------------------------------------------------------
def draw_loot(g: CombatZone, model: int, n: int, look: int) -> None:
    if n > 0 and g.models[model].on_table:
        push(g, DrawLoot(model, n, look))


def lose_gear(g: CombatZone, model: int, n: int) -> None:
    for _ in range(n):
        gear = g.models[model].sheet.gear
        if gear:
            discard_card(g, model, gear[below(g, len(gear))])


def ignore_wounds(g: CombatZone, model: int) -> None:
    for frame in reversed(g.stack):
        if isinstance(frame, Hit) and frame.model == model:
            frame.ignore()
            return


def end_program(g: CombatZone, fx: Resolve, model: int, discard: bool) -> None:
    if model >= 0 and g.models[model].sheet.running:
        seat = g.models[model].seat if discard else g.models[fx.by].seat
        push(g, EndProgram(model, seat, discard))


class EndProgram(Frame):
    """A running program of a model is flipped back or discarded."""

    model: int
    seat: int
    discard: bool
    at: str = "which"

    def ask_which(self, g: CombatZone) -> Ask:
        options = [TakeCard(p) for p in g.models[self.model].sheet.running]
        args = (("model", reference(g, self.model)),)
        return Ask(self.seat, "cz-ask-program", options, args)

    def got_which(self, g: CombatZone, answer: TakeCard) -> None:
        if self.discard:
            atoms.remove_program(g, self.model, answer.card)
        else:
            atoms.reload_program(g, self.model, answer.card)
        pop(g)


# -- rolls of cards --------------------------------------------------------------------------------
class RollTable(Frame, kw_only=True):
    """A die decides what a card does; its player may roll again with Luck (CZ-LUCK-002)."""

    path: str
    """Of the verb: the effects of a face are its part "face-n"."""
    by: int
    target: int
    of: int
    source: str
    die: str
    faces: tuple[int, ...]
    face: int = 0
    again: bool = False
    at: str = "roll"

    def do_roll(self, g: CombatZone) -> None:
        seat = g.models[self.by].seat
        self.face = roll_dice(g, (SIDES[self.die],), "cz-die", seat=seat, side=0, again=self.again)[
            0
        ]
        self.at = "again"

    def ask_again(self, g: CombatZone) -> Ask | None:
        seat = g.models[self.by].seat
        if self.again or not g.teams[seat].luck:
            return None
        args = (("side", 0), ("total", self.face), ("state", "alone"), ("other", 0))
        return Ask(seat, "cz-ask-again", [KEEP_ROLL, LUCK], args)

    def got_again(self, g: CombatZone, answer: Option) -> None:
        if answer == LUCK:
            self.again = True
            atoms.spend_luck(g, g.models[self.by].seat)
            self.at = "roll"
        else:
            self.at = "done"

    def do_again(self, g: CombatZone) -> None:
        self.at = "done"

    def do_done(self, g: CombatZone) -> None:
        if self.again and self.face == SIDES[self.die]:
            atoms.gain_luck(g, g.models[self.by].seat, 1)
        worth = 0 if self.face == 1 else self.face
        found = [face for face in self.faces if face <= worth]
        if worth == 0:
            found = [0] if 0 in self.faces else []
        elif found and found[-1] == 0:
            found = []
        pop(g)
        if found:
            known = {"target": self.target, "of": self.of, "source": self.source}
            run(g, f"{self.path}.face-{found[-1]}", self.by, **known)


def roll_for(g: CombatZone, fx: Resolve, die: str, faces: tuple[int, ...]) -> None:
    path = f"{fx.path}.{fx.i - 1}"
    push(
        g,
        RollTable(
            path=path, by=fx.by, target=fx.target, of=fx.of, source=fx.source, die=die, faces=faces
        ),
    )


SAVES = {
    skill: Action(id=f"save-{skill}", skill=skill, aims="none", tags=("save",))
    for skill in ("reflexes", "ranged", "melee", "medical", "tech", "influence")
}


class Save(Frame, kw_only=True):
    """A model rolls a skill against the OBSTACLE die; the effects happen if it does not win."""

    path: str
    by: int
    model: int
    skill: str
    source: str
    more: int = 0
    at: str = "roll"

    def do_roll(self, g: CombatZone) -> None:
        self.at = "rolled"
        attempt = Attempt(self.model, SAVES[self.skill])
        words = keys(g, attempt)[0]
        seat = g.models[self.model].seat
        bonuses = acting_bonuses(g, attempt, words)
        mine = Roll(seat, (SIDES[best_token(g, self.model)],), bonuses)
        foe = obstacle(g, seat, self.more)
        push(g, contest(g, mine, [foe], [self.model, -1], [words.accurate, False], ""))

    def back_rolled(self, g: CombatZone, result: Contest) -> None:
        self.at = "failed" if result.winners[0] != ACTING else "end"

    def do_failed(self, g: CombatZone) -> None:
        self.at = "end"
        run(g, self.path, self.by, target=self.model, of=self.model, source=self.source)

    def do_end(self, g: CombatZone) -> None:
        pop(g)


def save(g: CombatZone, fx: Resolve, model: int, skill: str, plus: str) -> None:
    m = g.models[model]
    if not m.on_table:
        return
    more = 0
    if plus:
        mine = profile(g.models[fx.by].sheet).skills
        names = ("reflexes", "ranged", "melee", "medical", "tech", "influence")
        more = mine[names.index(plus)]
    path = fx.inner(fx.path, "else")
    push(g, Save(path=path, by=fx.by, model=model, skill=skill, more=more, source=fx.source))


# -- models and markers ----------------------------------------------------------------------------
def gonk_of(g: CombatZone, seat: int) -> str:
    """A Gonk of the team: one that it has, else one of its faction."""
    for m in g.models:
        if m.seat == seat and profile(m.sheet).gonk:
            return m.sheet.card
    faction = g.teams[seat].faction
    for card in library.MODELS.values():
        if card.gonk and faction in card.factions:
            return card.id
    return next(card.id for card in library.MODELS.values() if card.gonk)


def deploy(g: CombatZone, fx: Resolve, card: str, within: str, at_target: bool, n: int) -> None:
    seat = g.models[fx.by].seat
    near = fx.target if at_target else fx.by
    id = card or gonk_of(g, seat)
    new = []
    for _ in range(n):
        sheet = Sheet(id)
        found = profile(sheet)
        model = Model(
            seat=seat, sheet=sheet, status="reserve", tokens=found.tokens, origin=found.tokens
        )
        new.append(atoms.add_model(g, model))
    for model_index in reversed(new):
        push(g, Place1(model=model_index, near=near, within=within))


class PutMarker(Frame, kw_only=True):
    """A token on the mat, where the bearer's player wants it."""

    kind: str
    by: int
    within: str
    replaces: bool = False
    at: str = "where"

    def _me(self, g: CombatZone) -> Place:
        return base(g, self.by).place

    def fits_where(self, g: CombatZone, answer: tuple[Place]) -> str | None:
        place = answer[0]
        where = space(g)
        field = where.field
        inside = 0 <= place[0] <= field.width and 0 <= place[1] <= field.depth
        if not inside or place[2] not in where.floors(place[0], place[1]):
            return "CZ-MEAS-003 cz-space-no-floor"
        me = base(g, self.by)
        spot = me._replace(model=-2, x=place[0], y=place[1], floor=place[2], radius=INCH // 2)
        if not where.within(me, spot, LENGTHS[self.within]):
            over = where.distance(me, spot) - LENGTHS[self.within]
            return why("CZ-MEAS-004", "cz-no-deploy", over=units(over))
        return None

    def ask_where(self, g: CombatZone) -> Ask:
        x, y, floor = self._me(g)
        near: list[tuple[Place]] = []
        for n in range(13):
            far = n * INCH
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
                place = (x + dx * far, y + dy * far, floor)
                if self.fits_where(g, (place,)) is None and (place,) not in near:
                    near.append((place,))
        args = (("marker", self.kind),)
        return ask_point(g.models[self.by].seat, "cz-ask-marker", board(g), near, args=args)

    def got_where(self, g: CombatZone, answer: tuple[Place]) -> None:
        if self.replaces:
            for i in range(len(g.markers) - 1, -1, -1):
                if g.markers[i].kind == self.kind and g.markers[i].by == self.by:
                    atoms.take_marker(g, i)
        x, y, floor = answer[0]
        seat = g.models[self.by].seat
        atoms.put_marker(g, Marker(self.kind, x, y, floor, seat, self.by))
        pop(g)


def place_marker(g: CombatZone, fx: Resolve, kind: str, within: str, replaces: bool) -> None:
    if g.models[fx.by].on_table:
        push(g, PutMarker(kind=kind, by=fx.by, within=within, replaces=replaces))


__all__ = [
    "Resolve",
    "cancel",
    "discard_card",
    "heal",
    "is_wounded",
    "moment",
    "push_away",
    "refresh",
    "stun",
    "survive",
]
