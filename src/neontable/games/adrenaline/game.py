"""Adrenaline for the registry."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib.resources import files
from typing import Any

from neontable.games.adrenaline.bots import tactics
from neontable.games.adrenaline.cards.components import components
from neontable.games.adrenaline.hidden.view import View, redeal, view
from neontable.games.adrenaline.model.ammo import COLOUR
from neontable.games.adrenaline.model.arena import ARENAS, COLOURS
from neontable.games.adrenaline.model.state import RULES, Adrenaline, set_up
from neontable.games.adrenaline.positions.position import MODES, check, complete
from neontable.games.adrenaline.rules.aim import ZONE
from neontable.games.adrenaline.rules.score import final_count
from neontable.games.adrenaline.show.questions import wonders
from neontable.games.adrenaline.show.scene import event_things, scene, things
from neontable.games.adrenaline.show.words import ammo_text, hyphens, powerup_text
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.errors import BadOption
from neontable.kernel.events import Event
from neontable.kernel.game import Choice, Component, Count, Game, Outcome, Thing
from neontable.kernel.scene import Scene
from neontable.kernel.text import Text, add_catalogue, say

add_catalogue("adrenaline", files("neontable.games.adrenaline") / "text")


class AdrenalineGame(Game):
    name = "adrenaline"
    prefix = "ad"
    rules = RULES
    seats = (3, 5)
    state_type = Adrenaline
    options: Mapping[str, Choice | Count] = {
        "arena": Choice("large", tuple(ARENAS)),
        "mode": Choice("deathmatch", MODES),
        "skulls": Count(8, 5, 8),
        "frenzy": Choice(True, (True, False)),
        "bot": Choice(False, (True, False)),
    }
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

    def filled_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        full = super().filled_options(seats, options)
        if full["mode"] != "deathmatch" and full["skulls"] != 8:
            raise BadOption(
                f"{full['mode']} is played with 8 skulls (AD-DOM-001, AD-TUR-001); "
                f"asked for {full['skulls']}",
                say("ad-option-no-skulls", n=full["skulls"]),
            )
        if full["bot"] and seats > 4:
            raise BadOption(
                f"a bot is added with 3 or 4 players (AD-BOT-001); seats: {seats}",
                say("ad-option-no-bot", n=seats),
            )
        return full

    def set_up(self, seats: int, key: str, options: Mapping[str, Any], windows: bool) -> Adrenaline:
        return set_up(seats, key, options, windows)

    def seat_count(self, g: Adrenaline) -> int:
        return g.seats

    def outcome(self, g: Adrenaline) -> Outcome | None:
        return g.outcome

    def points_without(self, g: Adrenaline, gone: Collection[int]) -> Sequence[int]:
        """The last count as it would be now: boards, then the track."""
        final_count(g)
        assert g.outcome is not None
        return g.outcome.points

    def view(self, g: Adrenaline, seat: int) -> View:
        return view(g, seat)

    def scene(self, view: View) -> Scene:
        return scene(view)

    def redeal(self, g: Adrenaline, seat: int, key: str) -> Adrenaline:
        return redeal(g, seat, key)

    def worth(self, g: Adrenaline, seat: int) -> float:
        return tactics.worth(g, seat)

    def instinct(self, g: Adrenaline, ask: Ask) -> list[float]:
        return tactics.instinct(g, ask)

    def stretch(self, g: Adrenaline) -> tuple[int, int]:
        return tactics.stretch(g)

    def complete(self, g: Adrenaline) -> None:
        complete(g)

    def check(self, g: Adrenaline) -> list[str]:
        return check(g)

    def wonders(self, view: View, ask: Ask) -> list[Answer]:
        return wonders(view, ask)

    def components(self) -> Sequence[Component]:
        return components()

    def contract_tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Every arena, mode, number of players, and the bot, in a few tables."""
        tables: list[tuple[int, dict[str, Any]]] = []
        for i, mode in enumerate(MODES):
            for j, arena in enumerate(ARENAS):
                for seats in (3, 4, 5):
                    for bot in (False, True):
                        if bot and seats == 5:
                            continue
                        frenzy = (i + j + seats) % 3 != 0
                        skulls = 5 + (j + seats) % 4 if mode == "deathmatch" else 8
                        tables.append(
                            (
                                seats,
                                {"arena": arena, "mode": mode, "bot": bot, "frenzy": frenzy}
                                | {"skulls": skulls},
                            )
                        )
        return tables

    def bench_table(self) -> tuple[int, dict[str, Any]]:
        return 4, {"arena": "large", "mode": "deathmatch", "skulls": 8}

    # -- words ---------------------------------------------------------------------------
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


GAME = AdrenalineGame()
