"""How Adrenaline is shown and worded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files

from neontable.games.adrenaline.cards.components import components
from neontable.games.adrenaline.hidden.view import View
from neontable.games.adrenaline.model.options import (
    NOUNS,
    EndActions,
    GrabStuff,
    MoveBot,
    ReloadWeapon,
    RunAround,
    ShootPeople,
    UseEffect,
)
from neontable.games.adrenaline.model.player import ZONE
from neontable.games.adrenaline.show import library, moments, pictures
from neontable.games.adrenaline.show.scene import scene
from neontable.kernel.asks import Ask
from neontable.kernel.events import Event
from neontable.kernel.guide import Guide
from neontable.kernel.library import Face, Facet
from neontable.kernel.moments import Moment
from neontable.kernel.options import Option, Thing
from neontable.kernel.picture import Picture
from neontable.kernel.scene import Scene
from neontable.kernel.show import Component, Show
from neontable.kernel.text import Text, add_catalogue

add_catalogue("adrenaline", files("neontable.games.adrenaline") / "text")

_ABOUT: dict[str, tuple[type[Option], ...]] = {
    "ad-ask-action": (ShootPeople, GrabStuff, RunAround, EndActions, MoveBot),
    "ad-ask-effect": (UseEffect,),
    "ad-ask-reload": (ReloadWeapon,),
}
"""Questions that may offer none of the options they are about."""


class AdrenalineShow(Show[View]):
    prefix = "ad"
    nouns = NOUNS
    bookkeeping = moments.BOOKKEEPING
    statistics = moments.STATISTICS
    component_arguments = ("weapon", "powerup")

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

    def event_text(self, event: Event) -> Text:
        # A spawn point strikes back with the player's own tokens: nobody else is to be named.
        args = {name: value for name, value in event.args.items() if value != ""}
        own = "by" in args and args["by"] == args["figure"]
        return self.text(f"{event.id}-own" if own else event.id, args)

    def event_things(self, event: Event) -> tuple[Thing, ...]:
        """Who did it, then what or whom it was done to."""
        args = event.args
        names = ("by", "figure") if "by" in args else ("figure", "weapon", "square", "zone")
        found = (NOUNS[name].thing_of(args[name]) for name in names if name in args)
        return tuple(thing for thing in found if thing is not None)

    def moment(self, event: Event) -> Moment | None:
        return moments.moment(event)

    def event_seat(self, event: Event) -> int:
        seat = event.args.get("by", event.args.get("figure", -1))
        return seat if isinstance(seat, int) and seat < ZONE else -1

    def seat_text(self, seat: int) -> Text:
        return Text(f"ad-figure-{seat}")
