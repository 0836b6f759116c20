"""What the members of a crew decide between missions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Self

from neontable.games.crossfire.campaign.runner import price, slots_worth_offering
from neontable.games.crossfire.model.library import UPGRADES
from neontable.games.crossfire.model.nouns import CardName, MetatypeName
from neontable.kernel.campaign.missions import MemberNumber
from neontable.kernel.options import Noun, Option, Word
from neontable.kernel.text import Text, literal, say

if TYPE_CHECKING:
    from neontable.games.crossfire.campaign.view import CrewView

MissionName = Annotated[str, Noun(lambda mission: f"@cf-mission-{mission}")]
BonusName = Annotated[str, Noun(lambda bonus: f"@cf-bonus-{bonus}")]
StreetName = Annotated[str, Noun(literal)]


class Recruit(Option, frozen=True, tag="recruit"):
    """A new runner of this metatype."""

    metatype: MetatypeName


class Name(Option, frozen=True, tag="name"):
    """What the runner is called in the streets."""

    name: StreetName


class Go(Option, frozen=True, tag="go"):
    """The planned mission is to be played."""


class Plan(Option, frozen=True, tag="plan"):
    """Another mission is planned, without bonus challenges."""

    mission: MissionName


class Team(Option, frozen=True, tag="team"):
    """So many runners go; bots of the house fill up."""

    n: int


class Accept(Option, frozen=True, tag="accept"):
    """A bonus challenge is accepted, once more where it counts for each runner."""

    bonus: BonusName


class Decline(Option, frozen=True, tag="decline"):
    """No bonus challenges."""


class Learn(Option, frozen=True, tag="learn"):
    """An upgrade goes into a slot, over what lies there (CF-CAMP-007)."""

    upgrade: CardName
    slot: int
    """From 0."""
    member: MemberNumber

    def words(self) -> Mapping[str, Word]:
        return {
            **super().words(),
            "slot": self.slot + 1,
            "n": price(self.upgrade, self.slot),
        }

    def heading(self, prefix: str) -> tuple[Text, Text] | None:
        short = say(
            f"{prefix}-opt-learn-short",
            upgrade=f"@cf-card-{self.upgrade}",
            n=price(self.upgrade, self.slot),
        )
        return say(f"{prefix}-heading-slot", slot=self.slot + 1), short

    @classmethod
    def wonders(cls, view: CrewView, seat: int) -> Iterable[Self]:
        runner = view.runners[seat]
        slots = slots_worth_offering(runner) if runner.ready else ()
        return [cls(upgrade, slot, seat) for upgrade in UPGRADES for slot in slots]


class Enough(Option, frozen=True, tag="enough"):
    """A bot's runner takes nothing more until it has earned more Karma."""


class Rest(Option, frozen=True, tag="rest"):
    """The runner stays at home."""


class Return(Option, frozen=True, tag="return"):
    """The runner comes along again."""


class Lend(Option, frozen=True, tag="lend"):
    """The runner goes to a table outside the crew."""

    member: MemberNumber

    @classmethod
    def wonders(cls, view: CrewView, seat: int) -> Iterable[Self]:
        return [cls(seat)] if view.runners[seat].ready else []


class Recall(Option, frozen=True, tag="recall"):
    """The loan is over; whatever the runner does there does not count."""

    member: MemberNumber


class CallOff(Option, frozen=True, tag="call-off"):
    """The mission is not played; it has not begun."""


class Disband(Option, frozen=True, tag="disband"):
    """The campaign is over."""


CrewOption = (
    Recruit
    | Name
    | Go
    | Plan
    | Team
    | Accept
    | Decline
    | Learn
    | Enough
    | Rest
    | Return
    | Lend
    | Recall
    | CallOff
    | Disband
)
