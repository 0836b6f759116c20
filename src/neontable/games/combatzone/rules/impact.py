"""The place of an Impact token, in contact with the base of a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.where import base, space
from neontable.games.combatzone.rules.moving import board
from neontable.games.combatzone.rules.refusing import refused
from neontable.kernel.asks import Ask, ask_point
from neontable.kernel.zone import Place

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


def ask_impact(g: CombatZone, seat: int, model: int) -> Ask:
    """Where there is no room around the model, the token lies under it."""
    places = space(g).forced.impact_places(base(g, model)) or [g.models[model].place]
    samples: list[tuple[Place]] = [(place,) for place in places]
    args = (("target", reference(g, model)),)
    return ask_point(seat, "cz-ask-impact", board(g), samples, args=args)


def why_no_impact(g: CombatZone, model: int, place: Place) -> str | None:
    there = base(g, model)
    no = space(g).forced.impact(there, place)
    if no is None or (place == there.place and not space(g).forced.impact_places(there)):
        return None
    return refused(no)
