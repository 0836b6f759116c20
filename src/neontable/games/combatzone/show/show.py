"""How Combat Zone is shown and worded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from neontable.games.combatzone.battlefields import mapfile as mapfile  # its catalogue is ours
from neontable.games.combatzone.hidden.view import View
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
from neontable.games.combatzone.show import library
from neontable.games.combatzone.show.components import components
from neontable.games.combatzone.show.scene import scene
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.events import Event
from neontable.kernel.guide import Guide
from neontable.kernel.library import Face, Facet
from neontable.kernel.options import Option, Thing
from neontable.kernel.scene import Scene
from neontable.kernel.show import Component, Refusal, Show
from neontable.kernel.text import Text

_ABOUT: dict[str, tuple[type[Option], ...]] = {
    "cz-ask-control": (Activate, Inspire),
    "cz-ask-act": (Use, Launch, Move, LootBody),
    "cz-ask-react": (Use, Launch, Move, LootBody),
}
"""Questions that may offer none of the options they are about."""


class CombatZoneShow(Show[View]):
    prefix = "cz"
    nouns = NOUNS

    def scene(self, view: View) -> Scene:
        return scene(view)

    def components(self) -> Sequence[Component]:
        return components()

    def facets(self) -> Sequence[Facet]:
        return library.FACETS

    def face(self, component: Component) -> Face:
        return library.face(component)

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

    def seat_text(self, seat: int) -> Text:
        word = seat_word(seat)
        assert isinstance(word, Text)
        return word
