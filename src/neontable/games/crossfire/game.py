"""Crossfire for the registry."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from neontable.games.crossfire.bots.chummer import Chummer
from neontable.games.crossfire.campaign.game import CREW
from neontable.games.crossfire.campaign.reports import CrossfireReports
from neontable.games.crossfire.hidden.redeal import redeal
from neontable.games.crossfire.hidden.talk import CrossfireTalk
from neontable.games.crossfire.hidden.view import View, view
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.missions.written import LONGEST, faults
from neontable.games.crossfire.model.options import CrossfireOption
from neontable.games.crossfire.model.setup import bonus_names, set_up
from neontable.games.crossfire.model.state import RULES, Crossfire
from neontable.games.crossfire.positions.checking import check
from neontable.games.crossfire.positions.filling import EDITIONS, complete
from neontable.games.crossfire.positions.spelling import respell
from neontable.games.crossfire.prices import CrossfirePrices
from neontable.games.crossfire.puzzles.goals import CrossfirePuzzles
from neontable.games.crossfire.runners.loadouts import KARMA_OPTION, CrossfireLoadouts
from neontable.games.crossfire.show.show import CrossfireShow
from neontable.games.crossfire.stops import CrossfireStops
from neontable.kernel.bot import Level
from neontable.kernel.campaign.game import CampaignGame
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Game
from neontable.kernel.outcome import Outcome, Sides
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, Count, TableOption, Written
from neontable.kernel.text import say

MOST_SEATS = 4


def _bonus_options() -> dict[str, TableOption]:
    """Every bonus challenge of every mission: an option of its own."""
    found: dict[str, TableOption] = {}
    for mission in MISSIONS.values():
        for name, bonus in mission.bonuses.items():
            option: TableOption = Choice(False, (True, False))
            if bonus.per_runner:
                option = Count(0, 0, MOST_SEATS)
            found[name.replace("-", "_")] = option
    return found


class CrossfireGame(Game[Crossfire, View, CrossfireOption]):
    name = "crossfire"
    rules = RULES
    seats = (1, MOST_SEATS)
    state_type = Crossfire
    option_type = CrossfireOption
    show = CrossfireShow()
    stops = CrossfireStops()
    prices = CrossfirePrices()
    talk = CrossfireTalk()
    loadouts = CrossfireLoadouts()
    campaign = CrossfireReports()
    campaigns: Mapping[str, CampaignGame] = {CREW.name: CREW}
    bots = {"chummer": Chummer}
    levels = {
        "hard": Level("chummer"),
        "normal": Level("chummer", slip=0.1),
        "easy": Level("chummer", slip=0.35),
    }
    puzzles = CrossfirePuzzles()
    options: Mapping[str, TableOption] = {
        "mission": Choice("crossfire", tuple(MISSIONS)),
        "mission_text": Written("", most=LONGEST, check=faults),
        "mission_bonuses": Written("", most=400),
        "edition": Choice("english", EDITIONS),
        "runners": Choice("choose", ("choose", "random")),
        "leader": Choice("agree", ("agree", "random", "toughest")),
        "communication": Choice("open", ("open", "advanced")),
        "hands": Choice("hidden", ("hidden", "open")),
        **KARMA_OPTION,
        **_bonus_options(),
    }

    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, Any]:
        full = super().checked_options(seats, options)
        name_of = "of your own" if full["mission_text"] else full["mission"]
        mission_id = full["mission_text"] or full["mission"]
        mission = MISSIONS[mission_id]
        lo, hi = mission.runners
        if not lo <= seats <= hi:
            raise BadOption(
                f"the mission {name_of} is for {lo} to {hi} runners (CF-SETUP-019); "
                f"asked for {seats}",
                say("cf-option-seats", lo=lo, hi=hi, n=seats),
            )
        for key in _bonus_options():
            name = key.replace("_", "-")
            if full[key] and name not in mission.bonuses:
                known = ", ".join(b.replace("-", "_") for b in mission.bonuses) or "none"
                raise BadOption(
                    f"{name_of} has no bonus challenge {key!r}; it has: {known}",
                    say("cf-option-bonus", bonus=f"@cf-bonus-{name}"),
                )
        if full["mission_bonuses"] and not full["mission_text"]:
            raise BadOption(
                "mission_bonuses is for a mission of your own (mission_text); those of "
                f"{full['mission']} are options of their own"
            )
        taken = bonus_names(mission_id, full)
        for name in dict.fromkeys(taken):
            if name not in mission.bonuses:
                known = ", ".join(mission.bonuses) or "none"
                raise BadOption(f"{name_of} has no bonus challenge {name!r}; it has: {known}")
            bonus = mission.bonuses[name]
            most = seats if bonus.per_runner else 1
            if taken.count(name) > most:
                raise BadOption(
                    f"{name} may be taken {most} times here, at most once for each runner "
                    f"(CF-MCF-015); asked for {taken.count(name)}",
                )
            for other in bonus.excludes:
                if other in taken:
                    raise BadOption(
                        f"{name} and {other} exclude each other (CF-MDR-022)",
                        say(
                            "cf-option-excludes",
                            bonus=f"@cf-bonus-{name}",
                            other=f"@cf-bonus-{other}",
                        ),
                    )
        return full

    def set_up(self, setup: Setup) -> Crossfire:
        return set_up(setup)

    def seat_count(self, g: Crossfire) -> int:
        return g.seats

    def sides(self, setup: Setup) -> Sides:
        return (tuple(range(setup.seats)),)

    def open_seats(self, options: Mapping[str, object]) -> bool:
        return options.get("hands") == "open"

    def outcome(self, g: Crossfire) -> Outcome | None:
        return g.outcome

    def points_without(self, g: Crossfire, gone: Collection[int]) -> Sequence[int]:
        """A team that gives up has lost: nobody gets anything (CF-END-014)."""
        return (0,) * g.seats

    def view(self, g: Crossfire, seat: int) -> View:
        return view(g, seat)

    def redeal(self, g: Crossfire, seat: int, key: str) -> Crossfire:
        return redeal(g, seat, key)

    def respell(self, data: dict[str, Any]) -> dict[str, Any]:
        return respell(data)

    def complete(self, g: Crossfire) -> None:
        complete(g)

    def check(self, g: Crossfire) -> list[str]:
        return check(g)


GAME = CrossfireGame()
