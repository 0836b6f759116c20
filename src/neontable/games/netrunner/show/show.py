"""How Netrunner is shown and worded, for whoever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from neontable.games.netrunner.cards.components import components
from neontable.games.netrunner.hidden.view import View
from neontable.games.netrunner.show.headings import option_group
from neontable.games.netrunner.show.questions import wonders
from neontable.games.netrunner.show.scene import scene
from neontable.games.netrunner.show.scene_things import event_things, things
from neontable.games.netrunner.show.words import argument, option_parts
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.events import Event
from neontable.kernel.options import Thing
from neontable.kernel.scene import Scene
from neontable.kernel.show import Component, Show
from neontable.kernel.text import Text, add_catalogue

add_catalogue("netrunner", files("neontable.games.netrunner") / "text")


class NetrunnerShow(Show[View]):
    prefix = "nr"

    def scene(self, view: View) -> Scene:
        return scene(view)

    def components(self) -> Sequence[Component]:
        return components()

    def wonders(self, view: View, ask: Ask) -> list[Answer]:
        return wonders(view, ask)

    def argument(self, name: str, value: Any) -> int | str | Text:
        return argument(name, value)

    def event_text(self, event: Event) -> Text:
        """A side that begins the sentence is `who`, with a capital letter."""
        args = event.args
        return self.text(event.id, {**args, "who": args["side"]} if "side" in args else args)

    def option_text(self, ask: Ask, option: Answer) -> Text:
        if isinstance(option, tuple) and option and isinstance(option[0], str):
            return self.text(*option_parts(option))
        return super().option_text(ask, option)

    def heading(self, option: Answer) -> tuple[Text, Text] | None:
        return option_group(option)

    def things(self, option: Answer) -> tuple[Thing, ...]:
        return things(option)

    def event_things(self, event: Event) -> tuple[Thing, ...]:
        return event_things(event)

    def seat_text(self, seat: int) -> Text:
        return Text(f"nr-seat-{seat}")
