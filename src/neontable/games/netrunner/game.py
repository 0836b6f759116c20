"""Netrunner for the registry."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from neontable.games.netrunner.bots.veteran import Veteran
from neontable.games.netrunner.decks.construction import Deck, included, listed
from neontable.games.netrunner.decks.loadout import USUAL, Shelf, deck_of, deck_rules
from neontable.games.netrunner.decks.sealed import sealed, seat_seed
from neontable.games.netrunner.hidden.redeal import redeal
from neontable.games.netrunner.hidden.view import View, view
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.numbers import VICTORY, points
from neontable.games.netrunner.model.options import NetrunnerOption
from neontable.games.netrunner.model.state import RULES, Netrunner, set_up
from neontable.games.netrunner.positions.position import check, complete
from neontable.games.netrunner.show.show import NetrunnerShow
from neontable.kernel.deck import DeckList
from neontable.kernel.game import Brought, Choice, Count, Outcome, TableOption


class NetrunnerGame(Shelf):
    name = "netrunner"
    prefix = "nr"
    rules = RULES
    seats = (2, 2)
    usual_seats = 2
    second_game = "duel"
    deals_decks = "sealed"
    state_type = Netrunner
    option_type = NetrunnerOption
    show = NetrunnerShow()
    bots = {"veteran": Veteran}
    options: Mapping[str, TableOption] = {
        "corp_deck": Brought(USUAL[CORP], side="corp", seat=0),
        "runner_deck": Brought(USUAL[RUNNER], side="runner", seat=1),
        "duel": Choice(False, (True, False)),
        "corp_deck_2": Brought("", side="corp", seat=1, second=True),
        "runner_deck_2": Brought("", side="runner", seat=0, second=True),
        "sealed": Choice(False, (True, False)),
        "copies": Choice("any", ("any", "3", "1")),
        "banned": Choice(False, (True, False)),
        "early_flatline": Choice(False, (True, False)),
        "max_turns": Count(0, 0, 1000),
    }

    def set_up(self, seats: int, key: str, options: Mapping[str, Any], windows: bool) -> Netrunner:
        """Seat 0 is the Corp; in a duel the second game is played with the second decks, where
        there are any, sides swapped."""
        decks = [tuple(deck.ids()) for deck in self.dealt(key, options)]
        return set_up(
            decks, key, windows, options["duel"], options["max_turns"], options["early_flatline"]
        )

    def dealt(self, key: str, options: Mapping[str, Any]) -> list[Deck]:
        """The Corp and the Runner deck of seat 0, then those of seat 1.  With `sealed`, each seat
        opens packs of its own from the table's key, and makes both its decks of them."""
        rules, sides = deck_rules(options), (CORP, RUNNER)
        if options["sealed"]:
            seeds = [seat_seed(key, seat) for seat in range(2)]
            return [sealed(seed, side, rules=rules) for seed in seeds for side in sides]
        corp, runner = options["corp_deck"], options["runner_deck"]
        chosen = (corp, options["runner_deck_2"] or runner, options["corp_deck_2"] or corp, runner)
        return [deck_of(v, side, rules) for v, side in zip(chosen, (*sides, *sides), strict=True)]

    def decks_of(self, seat: int, key: str, options: Mapping[str, Any]) -> list[DeckList]:
        own = self.dealt(key, options)[2 * seat : 2 * seat + 2]
        # The first game is played with the deck of the seat's side.
        own = own[::-1] if seat else own
        return [listed(deck) for deck in own[: 2 if options["duel"] else 1]]

    def seat_count(self, g: Netrunner) -> int:
        return 2

    def outcome(self, g: Netrunner) -> Outcome | None:
        return g.outcome

    def points_without(self, g: Netrunner, gone: Collection[int]) -> list[int]:
        """Ten for winning a game, the agenda points for losing it; who gives up in the first game
        of a duel loses the second without any (NR-MATCH-002, NR-MATCH-003)."""
        totals = [sum(r[0] for r in g.results), sum(r[1] for r in g.results)]
        for seat in (0, 1):
            totals[seat] += points(g, g.side_of(seat)) if seat in gone else VICTORY
            if g.duel and not g.swapped and seat not in gone:
                totals[seat] += VICTORY
        return totals

    def view(self, g: Netrunner, seat: int) -> View:
        return view(g, seat)

    def redeal(self, g: Netrunner, seat: int, key: str) -> Netrunner:
        return redeal(g, seat, key)

    def complete(self, g: Netrunner) -> None:
        complete(g)

    def check(self, g: Netrunner) -> list[str]:
        return check(g)

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
        tables.append((2, {"sealed": True, "max_turns": 200}))
        return tables

    def bench_table(self) -> tuple[int, dict[str, Any]]:
        return 2, {"max_turns": 400}


GAME = NetrunnerGame()
