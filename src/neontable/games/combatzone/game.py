"""Combat Zone for the registry."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from neontable.games.combatzone import battlefields
from neontable.games.combatzone.battlefields.workshop import MAPS
from neontable.games.combatzone.bots.booster import Booster
from neontable.games.combatzone.campaign.game import CAMPAIGN
from neontable.games.combatzone.campaign.reports import CombatZoneReports
from neontable.games.combatzone.chores import CombatZoneChores
from neontable.games.combatzone.hidden.redeal import redeal
from neontable.games.combatzone.hidden.view import View, view
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.options import CzOption
from neontable.games.combatzone.model.state import RULES, CombatZone
from neontable.games.combatzone.positions.position import check, complete
from neontable.games.combatzone.positions.setup import set_up, sides_of, suits
from neontable.games.combatzone.positions.written import respell
from neontable.games.combatzone.prices import CombatZonePrices
from neontable.games.combatzone.puzzles.goals import CombatZonePuzzles
from neontable.games.combatzone.rules.scenarios import WINS
from neontable.games.combatzone.show.show import CombatZoneShow
from neontable.games.combatzone.stops import CombatZoneStops
from neontable.games.combatzone.teams.loadouts import (
    COMPLETED_OPTION,
    EB_OPTION,
    CombatZoneLoadouts,
)
from neontable.kernel.bot import BotFactory, Level
from neontable.kernel.campaign.game import CampaignGame
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Game
from neontable.kernel.outcome import Outcome, Sides
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, Count, TableOption, Written


class CombatZoneGame(Game[CombatZone, View, CzOption]):
    name = "combatzone"
    rules = RULES
    seats = (2, 4)
    usual_seats = 2
    state_type = CombatZone
    option_type = CzOption
    show = CombatZoneShow()
    stops = CombatZoneStops()
    prices = CombatZonePrices()
    chores = CombatZoneChores()
    loadouts = CombatZoneLoadouts()
    maps = MAPS
    campaign = CombatZoneReports()
    campaigns: Mapping[str, CampaignGame] = {CAMPAIGN.name: CAMPAIGN}
    bots: Mapping[str, BotFactory] = {"booster": Booster}
    levels = {
        "hard": Level("booster"),
        "normal": Level("booster", slip=0.2),
        "easy": Level("booster", slip=0.5),
    }
    puzzles = CombatZonePuzzles()
    options: Mapping[str, TableOption] = {
        **EB_OPTION,
        "scenario": Choice("turf-war", ("random", *library.SCENARIOS)),
        "battlefield": Choice("random", ("random", "generated", *battlefields.BUILT_IN)),
        "map_text": Written("", most=200_000, check=battlefields.check),
        "pairs": Choice(False, (True, False)),
        **COMPLETED_OPTION,
        "must_act": Choice(False, (True, False)),
        "max_turns": Count(0, 0, 1000),
    }

    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        full = super().checked_options(seats, options)
        pairs = bool(full["pairs"])
        if pairs and seats != 4:
            raise BadOption(f"combatzone: pairs needs four seats; asked for {seats}")
        name = str(full["scenario"])
        if name == "random":
            if not any(
                suits(s.id, seats, pairs) and not s.prove for s in library.SCENARIOS.values()
            ):
                raise BadOption(f"combatzone: no scenario is for {seats} players (CZ-MULTI-001)")
        elif not suits(name, seats, pairs):
            players = " or ".join(str(n) for n in library.SCENARIOS[name].players)
            raise BadOption(
                f"combatzone: the scenario {name} is for {players} players; asked for {seats} "
                "(CZ-MULTI-001)"
            )
        if full["map_text"]:
            battlefields.battlefield(str(full["map_text"]))
        return full

    def set_up(self, setup: Setup) -> CombatZone:
        return set_up(setup)

    def sides(self, setup: Setup) -> Sides:
        return sides_of(setup.seats, bool(setup.options["pairs"]))

    def seat_count(self, g: CombatZone) -> int:
        return len(g.teams)

    def outcome(self, g: CombatZone) -> Outcome | None:
        return g.outcome

    def points_without(self, g: CombatZone, gone: Collection[int]) -> list[int]:
        return [n for n, _ in WINS[library.SCENARIOS[g.scenario].wins](g)]

    def view(self, g: CombatZone, seat: int) -> View:
        return view(g, seat)

    def redeal(self, g: CombatZone, seat: int, key: str) -> CombatZone:
        return redeal(g, seat, key)

    def respell(self, data: dict[str, Any]) -> dict[str, Any]:
        return respell(data)

    def complete(self, g: CombatZone) -> None:
        complete(g)

    def forget(self) -> None:
        battlefields.forget()

    def check(self, g: CombatZone) -> list[str]:
        return check(g)


GAME = CombatZoneGame()
