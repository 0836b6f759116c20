"""How Crossfire is shown and worded, for whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

from neontable.games.crossfire.cards.components import components
from neontable.games.crossfire.hidden.view import View
from neontable.games.crossfire.model.nouns import NOUNS, runner_text
from neontable.games.crossfire.model.rules_text import lasting
from neontable.games.crossfire.model.terms import CLIENT_NAME
from neontable.games.crossfire.show import library, moments, pictures
from neontable.games.crossfire.show.preview import joined
from neontable.games.crossfire.show.scene import scene
from neontable.kernel.asks import Answer
from neontable.kernel.events import Event
from neontable.kernel.guide import Guide
from neontable.kernel.library import Face, Facet
from neontable.kernel.moments import Moment
from neontable.kernel.options import Noun, Thing, Word
from neontable.kernel.picture import Picture
from neontable.kernel.scene import Scene
from neontable.kernel.show import Component, Refusal, Show, numbered_refusal
from neontable.kernel.text import Text, add_catalogue, say

add_catalogue("crossfire", files("neontable.games.crossfire") / "text")


def _word(value: str) -> int | str:
    return f"@cf-card-{value[1:]}" if value.startswith("@") else int(value)


def explained(code: str) -> Refusal:
    """From "RULE-ID message-id n=3 of=5 card=@katana": numbers and names after the message."""
    return numbered_refusal(code, _word)


def _says(component: str) -> Word:
    """What it does, in questions that would be riddles without it."""
    return joined(lasting(component)) or ""


class CrossfireShow(Show[View]):
    prefix = "cf"
    nouns: Mapping[str, Noun] = {**NOUNS, "says": Noun(_says)}
    bookkeeping = moments.BOOKKEEPING
    statistics = moments.STATISTICS

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

    def refusal(self, code: str, thing: Answer | Thing) -> Refusal:
        return explained(code)

    def seat_text(self, seat: int) -> Text:
        return runner_text(seat)

    def moment(self, event: Event) -> Moment | None:
        return moments.moment(event)

    def event_seat(self, event: Event) -> int:
        who = event.args.get("who", -1)
        return who if isinstance(who, int) and who != CLIENT_NAME else -1

    def points_text(self, n: int) -> Text:
        return say("cf-karma", n=n)

    def event_things(self, event: Event) -> tuple[Thing, ...]:
        if event.id == "cf-attacks":
            return (("threat", event.args["threat"]), ("runner", event.args["who"]))
        found: list[Thing] = []
        if "who" in event.args:
            found.append(("runner", event.args["who"]))
        if "threat" in event.args:
            found.append(("threat", event.args["threat"]))
        return tuple(found)
