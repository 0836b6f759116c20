"""Netrunner for the registry."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from neontable.games.netrunner.bots.veteran import Veteran
from neontable.games.netrunner.campaign.reports import NetrunnerReports
from neontable.games.netrunner.campaign.tournament import TOURNAMENT
from neontable.games.netrunner.chores import NetrunnerChores
from neontable.games.netrunner.decks.loadouts import NetrunnerLoadouts, dealt
from neontable.games.netrunner.hidden.redeal import redeal
from neontable.games.netrunner.hidden.view import View, view
from neontable.games.netrunner.model.numbers import VICTORY, points
from neontable.games.netrunner.model.options import NetrunnerOption
from neontable.games.netrunner.model.state import RULES, Netrunner, set_up
from neontable.games.netrunner.positions.position import check, complete
from neontable.games.netrunner.positions.spelling import respell
from neontable.games.netrunner.prices import NetrunnerPrices
from neontable.games.netrunner.puzzles.goals import NetrunnerPuzzles
from neontable.games.netrunner.show.show import NetrunnerShow
from neontable.games.netrunner.stops import NetrunnerStops
from neontable.kernel.bot import Level
from neontable.kernel.game import Game
from neontable.kernel.outcome import TIME_CALLED, Outcome
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, Count


class NetrunnerGame(Game[Netrunner, View, NetrunnerOption]):
    name = "netrunner"
    rules = RULES
    seats = (2, 2)
    usual_seats = 2
    state_type = Netrunner
    option_type = NetrunnerOption
    show = NetrunnerShow()
    stops = NetrunnerStops()
    prices = NetrunnerPrices()
    chores = NetrunnerChores()
    loadouts = NetrunnerLoadouts()
    bots = {"veteran": Veteran}
    levels = {
        "hard": Level("veteran"),
        "normal": Level("veteran", slip=0.1),
        "easy": Level("veteran", slip=0.35),
    }
    campaign = NetrunnerReports()
    campaigns = {TOURNAMENT.name: TOURNAMENT}
    puzzles = NetrunnerPuzzles()
    options: Mapping[str, Choice | Count] = {
        "duel": Choice(False, (True, False)),
        "tournament": Choice(False, (True, False)),
        "sealed": Choice(False, (True, False)),
        "expansions": Choice(False, (True, False)),
        "copies": Choice("any", ("any", "3", "1")),
        "banned": Choice(False, (True, False)),
        "early_flatline": Choice(False, (True, False)),
        "card_by_card": Choice(False, (True, False)),
        "max_turns": Count(0, 0, 1000),
    }

    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, Any]:
        """A tournament match is a duel with the banned list (NR-MATCH-005)."""
        full = super().checked_options(seats, options)
        if full["tournament"]:
            full |= {"duel": True, "banned": True}
        return full

    def set_up(self, setup: Setup) -> Netrunner:
        """Seat 0 is the Corp; in a duel the second game is played with the second decks, where
        there are any, sides swapped."""
        return set_up([tuple(deck.ids()) for deck in dealt(setup)], setup)

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

    def time_called(self, setup: Setup, g: Netrunner) -> Outcome:
        """The game in progress gives both their agenda points; of equal totals the one with a game
        won is better (NR-MATCH-006, NR-MATCH-007)."""
        now = (points(g, g.side_of(0)), points(g, g.side_of(1)))
        games = [r[:2] for r in g.results] + [now]
        totals = (sum(r[0] for r in games), sum(r[1] for r in games))
        won = [sum(r[seat] == VICTORY for r in g.results) for seat in (0, 1)]
        ranks = [(totals[seat], won[seat]) for seat in (0, 1)]
        if ranks[0] == ranks[1]:
            return Outcome((0, 1), totals, ((0, 1),), TIME_CALLED)
        first = int(ranks[1] > ranks[0])
        return Outcome((first,), totals, ((first,), (1 - first,)), TIME_CALLED)

    def view(self, g: Netrunner, seat: int) -> View:
        return view(g, seat)

    def redeal(self, g: Netrunner, seat: int, key: str) -> Netrunner:
        return redeal(g, seat, key)

    def respell(self, data: dict[str, Any]) -> dict[str, Any]:
        return respell(data)

    def complete(self, g: Netrunner) -> None:
        complete(g)

    def check(self, g: Netrunner) -> list[str]:
        return check(g)


GAME = NetrunnerGame()
