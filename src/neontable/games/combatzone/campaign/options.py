"""What the members of a city decide between matches."""

from __future__ import annotations

from typing import Annotated

from neontable.games.combatzone.cards.facts import FACTIONS
from neontable.games.combatzone.model.nouns import card_name
from neontable.kernel.campaign.missions import MemberNumber
from neontable.kernel.options import Noun, Option
from neontable.kernel.text import Text, literal, say


def faction_text(faction: str) -> Text:
    return say("cz-name", name=literal(FACTIONS[faction]))


Card = Annotated[str, Noun(card_name)]
FactionName = Annotated[str, Noun(faction_text)]


class Found(Option, frozen=True, tag="found"):
    """A gang of this faction comes to the city."""

    faction: FactionName


class Challenge(Option, frozen=True, tag="challenge"):
    """A match is arranged when two challenge each other."""

    member: MemberNumber


class CallBrawl(Option, frozen=True, tag="call-brawl"):
    """Three or four gangs are to meet in one match."""


class JoinBrawl(Option, frozen=True, tag="join-brawl"):
    """Whoever joins comes to the brawl that this member calls."""

    member: MemberNumber


class StartBrawl(Option, frozen=True, tag="start-brawl"):
    """Those who have come fight it out; by the member who called."""


class Withdraw(Option, frozen=True, tag="withdraw"):
    """The challenge, or the part in a brawl, is taken back."""


class Drop(Option, frozen=True, tag="drop"):
    """One of the drawn objectives is discarded, the others are kept (CZ-CAMP-007)."""

    card: Card


class Enlist(Option, frozen=True, tag="enlist"):
    """A card of the HQ joins the team of the next match."""

    card: Card
    stars: int


class Dismiss(Option, frozen=True, tag="dismiss"):
    """The member at this place of the list stays at home."""

    place: int
    card: Card


class Outfit(Option, frozen=True, tag="outfit"):
    """Gear and programs for the member at this place of the list."""

    place: int
    card: Card


class Equip(Option, frozen=True, tag="equip"):
    card: Card


class Strip(Option, frozen=True, tag="strip"):
    """A piece of gear or a program stays at home."""

    card: Card


class Done(Option, frozen=True, tag="done"):
    """No more gear for this member."""


class Ready(Option, frozen=True, tag="ready"):
    """The team is complete."""


class CallOff(Option, frozen=True, tag="call-off"):
    """The match is not played; it has not begun."""


class Promote(Option, frozen=True, tag="promote"):
    card: Card
    stars: int
    """Of the version that is swapped."""


class Hire(Option, frozen=True, tag="hire"):
    card: Card
    stars: int


class NoReward(Option, frozen=True, tag="no-reward"):
    """Neither a promotion nor a Mercenary."""


class Treat(Option, frozen=True, tag="treat"):
    """This member of the team rolls Medical for a serious wound (CZ-RECOV-005)."""

    model: int
    card: Card


class LetBe(Option, frozen=True, tag="let-be"):
    """Nobody tries to overcome the wound."""


class TakeGear(Option, frozen=True, tag="take-gear"):
    """A card of the Shared Market joins the HQ (CZ-MARKET-002, CZ-MARKET-003)."""

    card: Card


class NoGear(Option, frozen=True, tag="no-gear"):
    """None of these cards joins the HQ."""


class SpendLoot(Option, frozen=True, tag="spend-loot"):
    """A loot card is discarded for a card of the Shared Market (CZ-MARKET-003)."""

    model: Card
    card: Card


class DrawMarket(Option, frozen=True, tag="draw-market"):
    """A Market card is drawn for each loot card that is spent."""


class KeepLoot(Option, frozen=True, tag="keep-loot"):
    """The loot stays with the models (CZ-MARKET-004)."""


class EndCampaign(Option, frozen=True, tag="end-campaign"):
    """By the organiser, while nobody is preparing or playing a match."""


CityOption = (
    Found | Challenge | CallBrawl | JoinBrawl | StartBrawl | Withdraw | Drop | Enlist | Dismiss
    | Outfit | Equip | Strip | Done | Ready | CallOff | Promote | Hire | NoReward | Treat | LetBe
    | TakeGear | NoGear | SpendLoot | DrawMarket | KeepLoot | EndCampaign
)  # fmt: skip
