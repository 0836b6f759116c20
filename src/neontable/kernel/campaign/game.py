"""A campaign as a game of the registry, and what it asks of the games whose tables it plays."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from neontable.kernel.campaign.missions import (
    CLOSED,
    NOBODY,
    Member,
    Mission,
    MissionFacts,
    Played,
    TableResult,
)
from neontable.kernel.campaign.reports import TableReports
from neontable.kernel.campaign.sheets import Launch, Pairing, Sheet, Step, Ware
from neontable.kernel.campaign.state import CampaignState, CampaignView
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Game
from neontable.kernel.loadouts import Slot
from neontable.kernel.options import Option
from neontable.kernel.outcome import Outcome, given_up, sides_out
from neontable.kernel.setup import Setup
from neontable.kernel.table import Table
from neontable.kernel.text import Text

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    CS = TypeVar("CS", bound=CampaignState, default=Any)
    CV = TypeVar("CV", bound=CampaignView, default=Any)
else:
    from typing import TypeVar

    CS, CV = TypeVar("CS"), TypeVar("CV")


class Row(msgspec.Struct, frozen=True):
    """A member in the standings; tied members share a place."""

    member: int
    place: int
    values: tuple[int | str | Text, ...]
    gone: bool = False
    """The member has left."""


class Standings(msgspec.Struct, frozen=True):
    columns: tuple[Text, ...]
    rows: tuple[Row, ...]
    """Best first."""


def title_of(game: Game) -> str:
    """Message id of what a game or campaign is called."""
    own = game.title if isinstance(game, CampaignGame) else ""
    return own or f"{game.show.prefix}-title"


class CampaignGame(Game[CS, CV, Option]):
    """Its seats are the places of the members.  The registry finds it in `Game.campaigns` of its
    game; lists of games do not include it."""

    of: str
    """The game that offers it."""
    state_type: type[CS]
    title: str = ""
    """Message id of what it is called, where `<prefix>-title` is too general."""
    starts_tables: bool = False
    """The house opens its tables by itself, and begins those at which only bots sit."""

    def seat_count(self, g: CS) -> int:
        return len(g.members)

    def standings(self, view: CV) -> Standings:
        """The standings, from what this seat may know."""
        raise NotImplementedError

    def headline(self, view: CV) -> Text:
        """Where the campaign stands, in a sentence."""
        raise NotImplementedError

    # -- what members register: nothing, in most campaigns -------------------------------------
    lists_optional: bool = False
    """Most members register nothing: pages keep the form folded."""

    def slots(self, g: CS) -> Sequence[Slot]:
        """What a member registers for all its tables."""
        return ()

    def checked_lists(self, g: CS, texts: Sequence[str]) -> tuple[str, ...]:
        """Texts for the slots in their own spelling; a BadLoadout says what is wrong with one."""
        raise BadOption(f"nothing is registered in {self.name}")

    def house_lists(self, g: CS, member: int) -> tuple[str, ...]:
        """What the house registers for a bot; () for nothing."""
        return ()

    def lender(self, g: CS, loan: str) -> int | None:
        """The member who has lent something under this mark and waits for it."""
        return None

    def lent(self, g: CS, loan: str) -> str:
        """What has been lent under this mark, as it is brought elsewhere; "" for nothing."""
        return ""

    def borrowed(self, texts: Sequence[str]) -> Sequence[tuple[str, str]]:
        """Of the lists that a member registers, those that say they are lent: mark and text."""
        return ()

    def may_register(self, g: CS, member: int) -> bool:
        """Whether a member's lists may still be changed."""
        return False

    def lists_shown(self, view: CV) -> Mapping[int, tuple[str, ...]]:
        """By member: the registered lists that this seat may see."""
        return {}

    def mission_text(self, mission: Mission | MissionFacts) -> Text:
        """The name of a mission, open or over."""
        return Text(mission.title or "nt-mission", (("n", mission.number),))

    def mission_about(self, mission: MissionFacts) -> Text | None:
        """What an open mission is about, for somebody who has never played it."""
        return None

    # -- only where members own something ----------------------------------------------------
    def sheets(self, view: CV) -> Sequence[Sheet]:
        """What each member owns, as far as this seat may know."""
        return ()

    def wares(self, view: CV) -> Sequence[Ware]:
        """What the seat might take now, and why not what it cannot."""
        return ()

    def choices(self, view: CV) -> Sequence[Ware]:
        """Options of the seat's own question that are shown with all they are, not as lines."""
        return ()

    def steps(self, view: CV) -> Sequence[Step]:
        """The way from one table to the next, and where the seat stands on it."""
        return ()

    def pairings(self, view: CV) -> Sequence[Pairing]:
        """Who is about to meet whom, before a table is asked for."""
        return ()

    def launch(self, view: CV) -> Launch | None:
        """The next table, where this seat may ask for it with one option."""
        return None

    def result_text(self, played: Played) -> Text | None:
        """How a mission ended, where places do not say it."""
        return None


def same_tables(before: CampaignState, now: CampaignState) -> bool:
    """Whether a campaign may go back from here to there: only members' decisions can be taken back.
    A table that was requested is not requested again, a result that was taken is not replayed, what
    came home is home, and whoever joined stays."""
    return (
        before.asked == now.asked
        and before.missions == now.missions
        and before.played == now.played
        and before.homecomings == now.homecomings
        and before.members == now.members
    )


def setup_of(game: Game, mission: Mission, key: str, *, windows: bool) -> Setup:
    """The set-up of a mission's table: apart from chance, it follows from the mission alone."""
    reports_of(game)
    return game.prepare(
        len(mission.seats),
        key,
        mission.options,
        loadouts=mission.loadouts,
        carried=mission.carried,
        windows=windows,
    )


def reports_of(game: Game) -> TableReports[Any, Any]:
    if game.campaign is None:
        raise BadOption(f"{game.name} has no tables for campaigns")
    return game.campaign


def result_of(
    mission: Mission,
    table: Table,
    id: str,
    *,
    ended: str,
    outcome: Outcome,
    gone: Iterable[int] = (),
    absent: Iterable[int] = (),
) -> TableResult[object]:
    """The house's report of a table that is over."""
    return TableResult(
        mission=mission.number,
        table=id,
        game=table.game.name,
        rules=table.game.rules,
        ended=ended,
        outcome=outcome,
        gone=tuple(sorted(gone)),
        absent=tuple(sorted(absent)),
        digest=table.digest,
        report=None if ended == CLOSED else reports_of(table.game).report(table.state),
    )


def outcome_without(
    table: Table, people: Collection[int], gone: Collection[int], ended: str
) -> Outcome:
    """The outcome of a table that ends because these seats gave up."""
    points = table.game.points_without(table.clone().state, gone)
    sides = table.game.sides(table.setup)
    return given_up(points, sides_out(table.seats, sides, people, gone), sides, how_ended(ended))


def outcome_at_time(table: Table) -> Outcome:
    """The outcome of a table whose time is up."""
    return table.game.time_called(table.setup, table.clone().state)


def how_ended(ended: str) -> str:
    """Message id of an ending that the rules of the game do not have."""
    return f"nt-ended-{ended}"


def people_at(mission: Mission, members: Sequence[Member], absent: Collection[int]) -> list[int]:
    """Seats of a mission's table at which a person sits."""
    return [
        seat
        for seat, member in enumerate(mission.seats)
        if member != NOBODY and not members[member].bot and seat not in absent
    ]


def view_of(table: Table, seat: int) -> CampaignView:
    found = table.view(seat)
    assert isinstance(found, CampaignView)
    return found
