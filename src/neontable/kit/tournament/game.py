"""A tournament for the registry: a game names itself and says how its tables are set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from neontable.kernel import registry
from neontable.kernel.campaign.game import CampaignGame, Standings
from neontable.kernel.campaign.missions import (
    NOBODY,
    Arrived,
    Begun,
    Brought,
    Left,
    Member,
    Mission,
    MissionFacts,
    TableResult,
)
from neontable.kernel.campaign.state import check_common
from neontable.kernel.chance import key_from, shuffle
from neontable.kernel.loadouts import Slot
from neontable.kernel.outcome import Outcome
from neontable.kernel.rules import index
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, Count, TableOption
from neontable.kernel.text import Text
from neontable.kit.tournament import lists
from neontable.kit.tournament.rounds import Rounds, TournamentOption, locked, players
from neontable.kit.tournament.scoring import BYE, FORFEIT, FREE, OFF, OPEN, PLAYED
from neontable.kit.tournament.show import (
    TournamentShow,
    headline,
    mission_text,
    standings,
)
from neontable.kit.tournament.state import Tournament
from neontable.kit.tournament.view import TournamentView, redeal, view

MOST = 64
"""Players of one tournament."""
OPTIONS: Mapping[str, TableOption] = {
    "format": Choice("swiss", ("swiss", "league")),
    "rounds": Count(0, 0, MOST - 1),
    "by_hand": Choice(False, (True, False)),
    "judge": Choice(False, (True, False)),
    "minutes": Count(0, 0, 1440),
}
"""What every tournament offers; a game adds what its tables need."""


class TournamentGame(CampaignGame[Tournament, TournamentView]):
    """A subclass names itself, its game and the report of its tables (`option_type`, made by
    `options_with`), and defines `table_options`."""

    rules = 1
    seats = (2, MOST)
    usual_seats = 8
    state_type = Tournament
    show = TournamentShow()
    starts_tables = True
    rule_ids = frozenset(index("tournament"))
    options: Mapping[str, TableOption] = OPTIONS
    bye_points: int = 0
    """What a bye gives besides the match points: points as the game's tables count."""

    def table_options(self, options: Mapping[str, Any]) -> Mapping[str, object]:
        """How the tables of a tournament with these options are set up."""
        return {}

    def set_up(self, setup: Setup) -> Tournament:
        game = registry.game(self.of)
        asked = game.checked_options(2, self.table_options(setup.options))
        chosen = setup.options
        g = Tournament(
            game=self.name,
            rules=self.rules,
            key=setup.key,
            windows=setup.windows,
            of=self.of,
            format=chosen["format"],
            rounds=chosen["rounds"],
            by_hand=chosen["by_hand"],
            judge=chosen["judge"],
            minutes=chosen["minutes"],
            table_options=asked,
            bye_points=self.bye_points,
            brings=game.loadouts is not None and bool(game.loadouts.slots_at(0, asked)),
            members=[Member() for _ in range(setup.seats)],
            lists=[()] * setup.seats,
            order=list(range(setup.seats)),
            stack=[Rounds()],
        )
        shuffle(g, g.order)
        return g

    def outcome(self, g: Tournament) -> Outcome | None:
        return g.outcome

    def view(self, g: Tournament, seat: int) -> TournamentView:
        return view(g, seat)

    def redeal(self, g: Tournament, seat: int, key: str) -> Tournament:
        return redeal(g, seat, key)

    def check(self, g: Tournament) -> list[str]:
        problems = check_common(g)
        n = len(g.members)
        if sorted(g.order) != list(range(n)):
            problems.append("order: every place once")
        if len(g.lists) != n:
            problems.append("lists: one entry for each place is needed")
        if g.rounds and g.round > g.rounds:
            problems.append(f"round: it is 0 to {g.rounds}; got {g.round}")
        asked = {m.number for m in g.missions}
        for i, p in enumerate(g.pairings):
            where = f"pairings[{i}]"
            if p.status not in (OPEN, PLAYED, FORFEIT, BYE, FREE, OFF):
                problems.append(f"{where}.status: there is no {p.status!r}")
            if not 0 <= p.one < n or not NOBODY <= p.two < n or p.one == p.two:
                problems.append(f"{where}: two members, or one and -1")
            if not 1 <= p.round <= g.round:
                problems.append(f"{where}.round: it is 1 to {g.round}; got {p.round}")
            if (p.status == OPEN) != (p.mission in asked):
                problems.append(f"{where}.mission: an open pairing has a table that is asked for")
        return problems

    # -- what members register ---------------------------------------------------------------
    def slots(self, g: Tournament) -> Sequence[Slot]:
        return lists.slots(g.of, g.table_options) if g.brings else ()

    def checked_lists(self, g: Tournament, texts: Sequence[str]) -> tuple[str, ...]:
        return lists.checked_lists(g.of, g.table_options, texts)

    def house_lists(self, g: Tournament, member: int) -> tuple[str, ...]:
        if not g.brings:
            return ()
        number = int(key_from(f"lists {g.key} {member}")[:8], 16)
        return lists.house_choice(g.of, g.table_options, number)

    def may_register(self, g: Tournament, member: int) -> bool:
        return g.brings and not locked(g, member) and member in players(g)

    def lists_shown(self, view: TournamentView) -> Mapping[int, tuple[str, ...]]:
        return {member: texts for member, texts in enumerate(view.lists) if texts}

    # -- how it is shown -----------------------------------------------------------------------
    def standings(self, view: TournamentView) -> Standings:
        return standings(view)

    def headline(self, view: TournamentView) -> Text:
        return headline(view)

    def mission_text(self, mission: Mission | MissionFacts) -> Text:
        return mission_text(mission)


def options_with(result: Any) -> Any:
    """The answers of a tournament whose tables have results of this type."""
    return TournamentOption | Arrived | Left | Brought | Begun | result


__all__ = ["MOST", "OPTIONS", "TableResult", "TournamentGame", "options_with"]
