"""How Adrenaline is shown and worded, for whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from neontable.games.adrenaline.cards.components import components
from neontable.games.adrenaline.hidden.view import View
from neontable.games.adrenaline.model.ammo import COLOUR
from neontable.games.adrenaline.model.arena import COLOURS
from neontable.games.adrenaline.rules.aim import ZONE
from neontable.games.adrenaline.show.questions import wonders
from neontable.games.adrenaline.show.scene import event_things, scene, things
from neontable.games.adrenaline.show.words import ammo_text, hyphens, powerup_text
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.events import Event
from neontable.kernel.options import Thing
from neontable.kernel.scene import Scene
from neontable.kernel.show import Component, Show
from neontable.kernel.text import Text, add_catalogue, say

add_catalogue("adrenaline", files("neontable.games.adrenaline") / "text")


class AdrenalineShow(Show[View]):
    prefix = "ad"
    option_arguments: Mapping[str, tuple[str, ...]] = {
        "square": ("square",),
        "step": ("square",),
        "room": ("room",),
        "zone": ("zone",),
        "target": ("target",),
        "effect": ("weapon", "effect"),
        "weapon": ("weapon",),
        "reload": ("weapon",),
        "take": ("weapon",),
        "drop": ("weapon",),
        "tile": ("tile",),
        "turret": ("price",),
        "cube": ("colour",),
        "newton": ("powerup",),
        "teleporter": ("powerup",),
        "scope": ("powerup", "target"),
        "tagback": ("powerup", "target"),
        "spawn": ("powerup", "where"),
    }

    def scene(self, view: View) -> Scene:
        return scene(view)

    def components(self) -> Sequence[Component]:
        return components()

    def wonders(self, view: View, ask: Ask) -> list[Answer]:
        return wonders(view, ask)

    def argument(self, name: str, value: Any) -> int | str | Text:
        match name:
            case "figure" | "by":
                return f"@ad-figure-{value}"
            case "target":
                if value >= ZONE:
                    return f"@ad-spawn-{COLOURS[value - ZONE]}"
                return f"@ad-figure-{value}"
            case "zone" | "where":
                return f"@ad-spawn-{COLOURS[value]}"
            case "weapon":
                return f"@ad-weapon-{hyphens(value)}"
            case "effect":
                return f"@ad-effect-{hyphens(value)}"
            case "powerup":
                return powerup_text(value)
            case "tile":
                return ammo_text(value)
            case "room":
                return f"@ad-room-{value}"
            case "colour":
                return f"@ad-colour-{COLOURS[value]}"
            case "price":
                if value == "+":
                    return "@ad-price-powerup"
                return f"@ad-price-{COLOURS['RBY'.index(value)]}"
        return value  # type: ignore[no-any-return]

    def event_text(self, event: Event) -> Text:
        # A spawn point strikes back with the player's own tokens: nobody else is to be named.
        own = "by" in event.args and event.args["by"] == event.args["figure"]
        return self.text(f"{event.id}-own" if own else event.id, event.args)

    def things(self, option: Answer) -> tuple[Thing, ...]:
        return things(option)

    def event_things(self, event: Event) -> tuple[Thing, ...]:
        return event_things(event)

    def seat_text(self, seat: int) -> Text:
        return Text(f"ad-figure-{seat}")

    def option_text(self, ask: Ask, option: Answer) -> Text:
        if isinstance(option, tuple) and option:
            if option[0] == "pay":
                if len(option) == 1:
                    return Text("ad-opt-pay-cubes")
                cards = [powerup_text(card) for card in option[1:]]
                whole = cards[0]
                for card in cards[1:]:
                    whole = say("nt-and", a=whole, b=card)
                return say("ad-opt-pay", powerup=whole)
            if option[0] == "effect":
                _, weapon, effect = option
                return self.text("ad-opt-effect", {"effect": f"{weapon}-{effect}"})
            if option[0] == "spawn":
                card = option[1]
                return self.text("ad-opt-spawn", {"powerup": card, "where": COLOUR[card]})
        return super().option_text(ask, option)
