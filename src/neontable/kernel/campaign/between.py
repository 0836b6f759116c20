"""The step of a campaign that stays open while its tables are played and between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from neontable.kernel.asks import REPORT, Answer, Ask
from neontable.kernel.campaign import state
from neontable.kernel.campaign.missions import (
    CLOSED,
    HOUSE,
    PLAYED,
    PRESENT,
    VACANT,
    Arrived,
    Begun,
    Brought,
    Left,
    Mission,
    Returned,
    TableResult,
    objections,
)
from neontable.kernel.frames import Frame
from neontable.kernel.options import Report
from neontable.kernel.outcome import Outcome

SAMPLE_DIGEST = "00" * 16
SAMPLE_RULES = 1

G = TypeVar("G", bound=state.CampaignState)
R = TypeVar("R")
"""What the campaign learns of a table."""


def sample_result(
    mission: Mission,
    outcome: Outcome,
    report: R,
    ended: str = PLAYED,
    gone: tuple[int, ...] = (),
) -> TableResult[R]:
    """A result that the table of a mission could have, for `samples`."""
    return TableResult(
        mission=mission.number,
        table=mission.table,
        game=mission.game,
        rules=mission.rules,
        ended=ended,
        outcome=outcome,
        gone=gone,
        absent=(),
        digest=SAMPLE_DIGEST,
        report=None if ended == CLOSED else report,
    )


class BetweenTables(Frame, Generic[G, R]):
    """Members have standing offers, the house may report at any time, and nobody waits for anybody
    else.  A campaign defines what is offered and what each report leads to."""

    together: ClassVar[frozenset[str]] = frozenset({"open"})
    takes_lists: ClassVar[bool] = False
    """Whether members register what they bring."""
    lends: ClassVar[bool] = False
    """Whether members lend what they own to tables outside the campaign."""
    at: str = "open"

    # -- what a campaign defines ----------------------------------------------------------------
    def offers(self, g: G) -> Sequence[Ask]:
        """What members may do now, at most one ask for each."""
        raise NotImplementedError

    def decide(self, g: G, answer: Answer, seat: int) -> None:
        """A member has decided."""
        raise NotImplementedError

    def arrived(self, g: G, member: int) -> None:
        """A member has joined; the place is already taken."""

    def left(self, g: G, member: int) -> None:
        """A member has left; missions that have not begun may have to change."""

    def brought(self, g: G, member: int, texts: tuple[str, ...]) -> None:
        """A member has registered what it brings; `unfit` has looked at it."""
        raise NotImplementedError

    def returned(self, g: G, returned: Returned[R]) -> None:
        """Something that was lent has come home; `unfit` has looked at it."""
        raise NotImplementedError

    def result(self, g: G, mission: Mission, result: TableResult[R]) -> None:
        """A mission is over and no longer requested."""
        raise NotImplementedError

    def samples(self, g: G, mission: Mission) -> Sequence[TableResult[R]]:
        """Results that the table of a mission could have, for bots and tests."""
        raise NotImplementedError

    def unfit(self, g: G, answer: Answer) -> str | None:
        """Any further objection to an answer of a member or the house, as a refusal code."""
        return None

    # -- the step ------------------------------------------------------------------------------
    def ask_open(self, g: G) -> tuple[Ask, ...]:
        reports = self._reports(g)
        house = Ask(HOUSE, "nt-ask-house", reports, kind=REPORT, standing=True)
        return (*self.offers(g), *([house] if reports else ()))

    def fits_open(self, g: G, answer: Answer) -> str | None:
        if isinstance(answer, Report):
            for code, _ in objections(g.members, g.missions, answer):
                return code
            if isinstance(answer, Brought) and not self.takes_lists:
                return "NT-BROUGHT nt-no-lists"
            if isinstance(answer, Returned) and not self.lends:
                return "NT-LOAN nt-no-loan"
        return self.unfit(g, answer)

    def got_open(self, g: G, answer: Answer, seat: int) -> None:
        match answer:
            case Arrived(member, bot):
                state.seat_member(g, member, bot)
                self.arrived(g, member)
            case Left(member):
                state.dismiss_member(g, member)
                self.left(g, member)
            case Brought(member, texts):
                self.brought(g, member, texts)
            case Begun():
                state.begin_mission(g, answer)
            case Returned():
                state.take_home(g)
                self.returned(g, answer)
            case TableResult():
                self.result(g, state.take_result(g, answer), answer)
            case _:
                self.decide(g, answer, seat)

    def _reports(self, g: G) -> list[Answer]:
        """Samples of what the house may report now, most urgent first."""
        reports: list[Answer] = []
        for m in g.missions:
            if m.begun:
                reports += self.samples(g, m)
            else:
                reports.append(Begun(m.number, f"table-{m.number}", SAMPLE_RULES))
        for status, kind in ((VACANT, Arrived), (PRESENT, Left)):
            where = [i for i, m in enumerate(g.members) if m.status == status]
            # One place of each kind is enough to show what may be reported.
            for member in where[:1] if status == VACANT else where[-1:]:
                made = kind(member)
                if self.fits_open(g, made) is None:
                    reports.append(made)
        return reports
