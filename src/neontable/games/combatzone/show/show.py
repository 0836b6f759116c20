"""How Combat Zone is shown and worded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from neontable.games.combatzone.battlefields import mapfile as mapfile  # its catalogue is ours
from neontable.games.combatzone.hidden.view import View
from neontable.games.combatzone.model.library import SOURCE
from neontable.games.combatzone.model.nouns import NOUNS, seat_word
from neontable.games.combatzone.model.options import (
    Activate,
    Inspire,
    Launch,
    LootBody,
    Move,
    Use,
)
from neontable.games.combatzone.rules.refusing import explained
from neontable.games.combatzone.show import library, moments, pictures
from neontable.games.combatzone.show.components import component, components
from neontable.games.combatzone.show.figures import die_token
from neontable.games.combatzone.show.panels import roller, sum_text
from neontable.games.combatzone.show.scene import scene
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.events import Event
from neontable.kernel.guide import Guide
from neontable.kernel.library import Face, Facet
from neontable.kernel.moments import Moment
from neontable.kernel.options import Option, Thing
from neontable.kernel.picture import Picture
from neontable.kernel.scene import Scene, Token
from neontable.kernel.show import Component, Refusal, Show
from neontable.kernel.text import Text, say

_ABOUT: dict[str, tuple[type[Option], ...]] = {
    "cz-ask-control": (Activate, Inspire),
    "cz-ask-act": (Use, Launch, Move, LootBody),
    "cz-ask-react": (Use, Launch, Move, LootBody),
}
"""Questions that may offer none of the options they are about."""


_CARDS = ("gear", "program", "loot", "ability", "objective")
"""Kinds of components that an event may name."""


class CombatZoneShow(Show[View]):
    prefix = "cz"
    nouns = NOUNS
    bookkeeping = moments.BOOKKEEPING
    statistics = moments.STATISTICS
    component_arguments = ("card", "program", "action")

    def scene(self, view: View) -> Scene:
        return scene(view)

    def components(self) -> Sequence[Component]:
        return components()

    def facets(self) -> Sequence[Facet]:
        return library.FACETS

    def face(self, component: Component) -> Face:
        return library.face(component)

    def pictures(self) -> Mapping[str, Picture]:
        return pictures.pictures()

    def guide(self) -> Guide:
        return library.GUIDE

    def about(self, ask: Ask) -> Iterable[type[Option]]:
        return _ABOUT.get(ask.id) or super().about(ask)

    def refusal(self, code: str, thing: Answer | Thing) -> Refusal:
        return explained(code)

    def event_things(self, event: Event) -> tuple[Thing, ...]:
        found = (
            NOUNS[name].thing_of(event.args[name])
            for name in ("by", "model", "target")
            if name in event.args
        )
        return tuple(thing for thing in found if thing is not None)

    def component_of(self, name: str, value: object) -> str:
        own = SOURCE.get(str(value), str(value))
        return next((c.id for kind in _CARDS if (c := component(kind, own)) is not None), "")

    def moment(self, event: Event) -> Moment | None:
        return moments.moment(event)

    def event_text(self, event: Event) -> Text:
        if event.id != "cz-contest":
            return super().event_text(event)
        return say(
            "cz-contest",
            by=roller(cast(str, event.args["by"])),
            mine=_total(event.args["mine"]),
            target=roller(cast(str, event.args["target"])),
            theirs=_total(event.args["theirs"]),
            won=int(bool(event.args["won"])),
        )

    def event_tokens(self, event: Event) -> tuple[Token, ...]:
        if event.id == "cz-die":
            return (die_token(cast(int, event.args["sides"]), cast(int, event.args["face"])),)
        if event.id == "cz-contest":
            mine, theirs = cast(Rolled, event.args["mine"]), cast(Rolled, event.args["theirs"])
            return die_token(*mine[:2]), die_token(*theirs[:2])
        return ()

    def seat_text(self, seat: int) -> Text:
        word = seat_word(seat)
        assert isinstance(word, Text)
        return word


Rolled = tuple[int, int, tuple[tuple[str, int], ...], int]
"""Sides, face, what was added, total: as the atom `compare_rolls` emits them."""


def _total(rolled: object) -> Text:
    return sum_text(*cast(Rolled, rolled))
