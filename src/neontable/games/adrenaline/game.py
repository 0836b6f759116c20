"""Adrenaline for the registry."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from neontable.games.adrenaline.bots import tactics
from neontable.games.adrenaline.campaign.league import LEAGUE
from neontable.games.adrenaline.campaign.reports import AdrenalineReports
from neontable.games.adrenaline.chores import AdrenalineChores
from neontable.games.adrenaline.hidden.view import View, redeal, view
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.arena import faults as arena_faults
from neontable.games.adrenaline.model.drawing import LONGEST
from neontable.games.adrenaline.model.options import AdrenalineOption
from neontable.games.adrenaline.model.state import RULES, Adrenaline, set_up
from neontable.games.adrenaline.positions.position import MODES, check, complete
from neontable.games.adrenaline.positions.spelling import respell
from neontable.games.adrenaline.prices import AdrenalinePrices
from neontable.games.adrenaline.puzzles.goals import AdrenalinePuzzles
from neontable.games.adrenaline.rules.score import final_count
from neontable.games.adrenaline.show.show import AdrenalineShow
from neontable.games.adrenaline.stops import AdrenalineStops
from neontable.kernel.asks import Ask
from neontable.kernel.bot import Level
from neontable.kernel.campaign.game import CampaignGame
from neontable.kernel.errors import BadOption
from neontable.kernel.evaluation import Evaluation
from neontable.kernel.game import Game
from neontable.kernel.outcome import Outcome
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, Count, TableOption, Written
from neontable.kernel.text import say


class AdrenalineEvaluation(Evaluation[Adrenaline]):
    """What the tactician thinks of a position."""

    def worth(self, g: Adrenaline, seat: int) -> float:
        return tactics.worth(g, seat)

    def instinct(self, g: Adrenaline, ask: Ask) -> list[float]:
        return tactics.instinct(g, ask)

    def stretch(self, g: Adrenaline) -> tuple[int, int]:
        return tactics.stretch(g)


class AdrenalineGame(Game[Adrenaline, View, AdrenalineOption]):
    name = "adrenaline"
    rules = RULES
    seats = (3, 5)
    state_type = Adrenaline
    option_type = AdrenalineOption
    show = AdrenalineShow()
    stops = AdrenalineStops()
    prices = AdrenalinePrices()
    chores = AdrenalineChores()
    evaluation = AdrenalineEvaluation()
    levels = {
        "hard": Level("tactician"),
        "normal": Level("tactician", slip=0.1, effort=0.1),
        "easy": Level("tactician", slip=0.4, effort=0.1),
    }
    campaign = AdrenalineReports()
    puzzles = AdrenalinePuzzles()
    campaigns: Mapping[str, CampaignGame] = {LEAGUE.name: LEAGUE}
    options: Mapping[str, TableOption] = {
        "arena": Choice("large", tuple(ARENAS)),
        "arena_text": Written("", most=LONGEST, check=arena_faults),
        "mode": Choice("deathmatch", MODES),
        "skulls": Count(8, 5, 8),
        "frenzy": Choice(True, (True, False)),
        "bot": Choice(False, (True, False)),
    }

    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, Any]:
        full = super().checked_options(seats, options)
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

    def set_up(self, setup: Setup) -> Adrenaline:
        return set_up(setup)

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

    def redeal(self, g: Adrenaline, seat: int, key: str) -> Adrenaline:
        return redeal(g, seat, key)

    def respell(self, data: dict[str, Any]) -> dict[str, Any]:
        return respell(data)

    def complete(self, g: Adrenaline) -> None:
        complete(g)

    def check(self, g: Adrenaline) -> list[str]:
        return check(g)


GAME = AdrenalineGame()
