"""Models and tokens on the mat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.atoms.cards import change_sheet, discard_gear
from neontable.games.combatzone.model.library import MODELS
from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.pieces import Marker, Model, Sheet
from neontable.games.combatzone.model.profile import profile
from neontable.kernel.events import emit, listening
from neontable.kernel.zone import Place

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


def move(g: CombatZone, model: int, to: Place, length: int) -> None:
    m = g.models[model]
    m.x, m.y, m.floor = to
    m.moved = True
    g.last_move = length
    g.forget_place(model)
    if length:
        emit(g, "cz-moved", model=reference(g, model), length=length)


def shift(g: CombatZone, model: int, to: Place, how: str) -> None:
    """It is put somewhere without moving by itself: pushed, dragged, fallen, placed."""
    m = g.models[model]
    if m.place != to:
        m.x, m.y, m.floor = to
        g.forget_place(model)
        emit(g, f"cz-{how}", model=reference(g, model))


def deploy(g: CombatZone, model: int, to: Place) -> None:
    m = g.models[model]
    m.x, m.y, m.floor = to
    m.status = "table"
    g.forget_places()
    g.forget_cards()
    emit(g, "cz-deployed", model=reference(g, model))


def add_model(g: CombatZone, model: Model) -> int:
    """A new one comes into play."""
    g.models.append(model)
    g.forget_places()
    g.forget_cards()
    emit(g, "cz-joined", model=reference(g, len(g.models) - 1))
    return len(g.models) - 1


def take_out(g: CombatZone, model: int, by: int) -> None:
    """CZ-WND-009; a drone leaves no body (CZ-DRONE-006)."""
    m = g.models[model]
    m.status = "out"
    m.taker = by
    m.body = not profile(m.sheet).drone
    m.tokens = ""
    m.hacked = 0
    m.stunned = False
    g.forget_places()
    g.forget_cards()
    if listening(g):
        # Between two teams it counts for the other, whoever did it.
        taker = 1 - m.seat if len(g.teams) == 2 else by
        worth = 0 if profile(m.sheet).drone else MODELS[m.sheet.card].eb
        name = reference(g, model)
        emit(g, "cz-taken-out", model=name, seat=m.seat, taker=taker, worth=worth)


def remove_body(g: CombatZone, model: int) -> None:
    g.models[model].body = False


def put_marker(g: CombatZone, marker: Marker) -> None:
    g.markers.append(marker)
    emit(g, "cz-marker-placed", marker=marker.kind)


def take_marker(g: CombatZone, at: int) -> None:
    marker = g.markers.pop(at)
    emit(g, "cz-marker-taken", marker=marker.kind)


def drop_marker(g: CombatZone, model: int, kind: str) -> None:
    """Everything a model carries lies where it stands."""
    m = g.models[model]
    for _ in range(m.carries):
        g.markers.append(Marker(kind, m.x, m.y, m.floor))
    m.carries = 0


def carry(g: CombatZone, model: int, n: int) -> None:
    g.models[model].carries += n


def drag_thing(g: CombatZone, thing: int, to: Place) -> None:
    g.loose = (*g.loose[:thing], to, *g.loose[thing + 1 :])
    g.forget_places()
    emit(g, "cz-thing-dragged")


def set_door(g: CombatZone, door: int, state: int) -> None:
    g.doors = (*g.doors[:door], state, *g.doors[door + 1 :])
    g.forget_places()


def replace_model(g: CombatZone, model: int, card: str, seat: int) -> int:
    """A model leaves the table without a body, and another stands in its place."""
    m = g.models[model]
    m.status = "out"
    m.taker = seat
    m.body = False
    g.forget_places()
    emit(g, "cz-replaced", model=reference(g, model))
    sheet = Sheet(card)
    tokens = profile(sheet).tokens
    return add_model(g, Model(seat, sheet, m.x, m.y, m.floor, tokens, tokens))


def into_hiding(g: CombatZone, model: int, card: str) -> None:
    """It leaves the table as if it were taken out, and will be back."""
    m = g.models[model]
    m.status = "reserve"
    m.hacked = 0
    m.tokens = m.origin.lower()
    change_sheet(g, model, marks=("hiding",))
    g.forget_places()
    emit(g, "cz-hiding", model=reference(g, model), card=card)


def out_of_hiding(g: CombatZone, model: int, card: str, to: Place) -> None:
    """It is back with a wound; the card that hid it is gone."""
    m = g.models[model]
    change_sheet(g, model, marks=())
    if card in m.sheet.gear:
        discard_gear(g, model, card)
    m.tokens = m.origin
    deploy(g, model, to)
