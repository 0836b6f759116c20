"""How Netrunner is shown and worded, for whoever shows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files

from neontable.games.netrunner.cards.components import components
from neontable.games.netrunner.hidden.view import View
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.nouns import NOUNS
from neontable.games.netrunner.show import library, moments, pictures
from neontable.games.netrunner.show.event_things import event_things
from neontable.games.netrunner.show.scene import scene
from neontable.kernel.asks import Ask
from neontable.kernel.events import Event
from neontable.kernel.guide import Guide
from neontable.kernel.library import Face, Facet
from neontable.kernel.moments import Moment
from neontable.kernel.options import Noun, Option, Thing
from neontable.kernel.picture import Picture
from neontable.kernel.scene import Scene, Token
from neontable.kernel.show import Component, Show
from neontable.kernel.text import Text, add_catalogue, say

add_catalogue("netrunner", files("neontable.games.netrunner") / "text")


class NetrunnerShow(Show[View]):
    prefix = "nr"
    nouns: Mapping[str, Noun] = NOUNS
    bookkeeping = moments.BOOKKEEPING
    statistics = moments.STATISTICS
    component_arguments = ("card", "ice")

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
        return opt.about(ask.id)

    def event_text(self, event: Event) -> Text:
        """A side that begins the sentence is `who`, with a capital letter."""
        args = event.args
        return self.text(event.id, {**args, "who": args["side"]} if "side" in args else args)

    def event_things(self, event: Event) -> tuple[Thing, ...]:
        return event_things(event)

    def event_tokens(self, event: Event) -> tuple[Token, ...]:
        return (Token(str(event.args["n"]), "square", "white"),) if event.id == "nr-roll" else ()

    def moment(self, event: Event) -> Moment | None:
        return moments.moment(event)

    def points_text(self, n: int) -> Text:
        """Ten for a game won, the agenda points for one lost (NR-MATCH-002)."""
        return say("nr-victory-points", n=n)

    def seat_text(self, seat: int) -> Text:
        return Text(f"nr-seat-{seat}")
