"""Netrunner for the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from neontable.games.netrunner.bot import Veteran
from neontable.games.netrunner.card import CORP, RUNNER
from neontable.games.netrunner.components import components
from neontable.games.netrunner.decks import Rules, included
from neontable.games.netrunner.groups import option_group
from neontable.games.netrunner.position import check, complete
from neontable.games.netrunner.redeal import redeal
from neontable.games.netrunner.scene import scene
from neontable.games.netrunner.shelf import USUAL, Shelf, deck_of
from neontable.games.netrunner.state import RULES, Netrunner, set_up
from neontable.games.netrunner.things import event_things, things
from neontable.games.netrunner.view import View, view
from neontable.games.netrunner.wonders import wonders
from neontable.games.netrunner.words import argument, option_parts
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.events import Event
from neontable.kernel.game import Choice, Component, Count, Option, Outcome, Thing, Written
from neontable.kernel.scene import Scene
from neontable.kernel.text import Text, add_catalogue

add_catalogue("netrunner", files("neontable.games.netrunner") / "text")


class NetrunnerGame(Shelf):
    name = "netrunner"
    prefix = "nr"
    rules = RULES
    seats = (2, 2)
    usual_seats = 2
    second_game = "duel"
    state_type = Netrunner
    bots = {"veteran": Veteran}
    options: Mapping[str, Option] = {
        "corp_deck": Written(USUAL[CORP]),
        "runner_deck": Written(USUAL[RUNNER]),
        "duel": Choice(False, (True, False)),
        "corp_deck_2": Written(""),
        "runner_deck_2": Written(""),
        "copies": Choice("any", ("any", "3", "1")),
        "banned": Choice(False, (True, False)),
        "early_flatline": Choice(False, (True, False)),
        "max_turns": Count(0, 0, 1000),
    }

    def checked_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        full = super().checked_options(seats, options)
        for name, side in DECKS:
            if full[name]:
                deck_of(full[name], side, deck_rules(full))
        return full

    def set_up(self, seats: int, key: str, options: Mapping[str, Any], windows: bool) -> Netrunner:
        """Seat 0 is the Corp; in a duel the second game is played with the second decks, where
        there are any, sides swapped."""
        rules = deck_rules(options)
        corp, runner = options["corp_deck"], options["runner_deck"]
        chosen = (corp, options["runner_deck_2"] or runner, options["corp_deck_2"] or corp, runner)
        sides = (CORP, RUNNER, CORP, RUNNER)
        decks = [
            tuple(deck_of(value, side, rules).ids())
            for value, side in zip(chosen, sides, strict=True)
        ]
        return set_up(
            decks, key, windows, options["duel"], options["max_turns"], options["early_flatline"]
        )

    def seat_count(self, g: Netrunner) -> int:
        return 2

    def outcome(self, g: Netrunner) -> Outcome | None:
        return g.outcome

    def view(self, g: Netrunner, seat: int) -> View:
        return view(g, seat)

    def scene(self, view: View) -> Scene:
        return scene(view)

    def redeal(self, g: Netrunner, seat: int, key: str) -> Netrunner:
        return redeal(g, seat, key)

    def complete(self, g: Netrunner) -> None:
        complete(g)

    def check(self, g: Netrunner) -> list[str]:
        return check(g)

    def wonders(self, view: View, ask: Ask) -> list[Answer]:
        return wonders(view, ask)

    def components(self) -> Sequence[Component]:
        return components()

    def contract_tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Decks of every kind, a duel, both settings of the flatline; with a limit of turns, as
        players without a plan may never come to an end."""
        tables: list[tuple[int, dict[str, Any]]] = []
        decks = included().values()
        corps = [d.name for d in decks if d.side == CORP]
        runners = [d.name for d in decks if d.side == RUNNER]
        for i, runner in enumerate(runners):
            options = {"corp_deck": corps[i % len(corps)], "runner_deck": runner}
            tables.append((2, options | {"max_turns": 200, "early_flatline": i % 2 == 1}))
        tables.append((2, {"duel": True, "max_turns": 60}))
        tables.append((2, {"corp_deck": "sealed 1", "runner_deck": "sealed 1", "max_turns": 200}))
        return tables

    def bench_table(self) -> tuple[int, dict[str, Any]]:
        return 2, {"max_turns": 400}

    # -- words -----------------------------------------------------------------------------
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

    def option_group(self, option: Answer) -> tuple[Text, Text] | None:
        return option_group(option)

    def things(self, option: Answer) -> tuple[Thing, ...]:
        return things(option)

    def event_things(self, event: Event) -> tuple[Thing, ...]:
        return event_things(event)

    def seat_text(self, seat: int) -> Text:
        return Text(f"nr-seat-{seat}")


DECKS = (
    ("corp_deck", CORP),
    ("runner_deck", RUNNER),
    ("corp_deck_2", CORP),
    ("runner_deck_2", RUNNER),
)


def deck_rules(options: Mapping[str, Any]) -> Rules:
    limit = 0 if options["copies"] == "any" else int(options["copies"])
    return Rules(limit, options["banned"])


GAME = NetrunnerGame()
