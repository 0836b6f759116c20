"""Every answer of Crossfire: its tag, its text, what it lights up.

Modules say `opt.Play(card)`: some verbs are also the names of procedures and of verbs of cards.
Options without fields exist once, as constants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Union

from neontable.games.crossfire.model.nouns import (
    CardName,
    DiscardedCard,
    HeldCard,
    MarketName,
    MetatypeName,
    PlayedNo,
    RoleName,
    RunnerNo,
    ThreatNo,
    card_text,
)
from neontable.kernel.options import Option, Thing, Word
from neontable.kernel.text import Text
from neontable.kit import options as kit
from neontable.kit.options import PASS as PASS
from neontable.kit.options import Pass as Pass

if TYPE_CHECKING:
    from neontable.games.crossfire.hidden.view import View


# -- the team -----------------------------------------------------------------------------------
class Metatype(Option, frozen=True, tag="metatype"):
    metatype: MetatypeName


class Role(Option, frozen=True, tag="role"):
    role: RoleName


class MainRole(Option, frozen=True, tag="main-role"):
    """Whose deck is used, of several roles."""

    role: RoleName


class Lead(Option, frozen=True, tag="lead"):
    """Who should be the starting runner."""

    runner: RunnerNo


# -- playing cards --------------------------------------------------------------------------------
class Play(Option, frozen=True, tag="play"):
    card: HeldCard

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Play]:
        yield from (cls(card) for card in dict.fromkeys(view.hand))


class Assist(Option, frozen=True, tag="assist"):
    """Play a card for its assist ability, in another runner's turn."""

    card: HeldCard

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Assist]:
        yield from (cls(card) for card in dict.fromkeys(view.hand))


class Recover(Option, frozen=True, tag="recover"):
    """Discard a card to take another back from the own discard (Jacked In)."""

    card: DiscardedCard
    cost: HeldCard


class Cancel(Option, frozen=True, tag="cancel"):
    """Discard a card: an ability of an obstacle is off until the end of the turn."""

    threat: ThreatNo
    obstacle: CardName
    ability: int
    cost: HeldCard


class UsePower(Option, frozen=True, tag="power"):
    """Use an upgrade."""

    upgrade: CardName


class Place(Option, frozen=True, tag="place"):
    """Lay a played card at an obstacle; it may still be moved (CF-TURN-008, CF-TURN-011)."""

    played: PlayedNo
    card: CardName
    threat: ThreatNo
    obstacle: CardName


class Strike(Option, frozen=True, tag="strike"):
    """No more cards: apply the damage."""


# -- damage ---------------------------------------------------------------------------------------
class Plan(Option, frozen=True, tag="plan"):
    """Apply the damage as the plan of this name says; see `rules/strike.py`."""

    name: str
    shots: tuple[tuple[int, int], ...]
    """(piece, target) for every piece of damage that is used, as in `rules/plans.py`."""
    cleared: tuple[tuple[int, str, int, int], ...]
    """(number, card, levels cleared, 1 if defeated) of every target, in the order of application."""

    def wording(self) -> str:
        return f"plan-{self.name}"

    def words(self) -> Mapping[str, Word]:
        levels = sum(n for _, _, n, _ in self.cleared)
        down = [card for _, card, _, gone in self.cleared if gone]
        first = card_text(down[0]) if down else Text("cf-nobody")
        return {"levels": levels, "defeated": len(down), "obstacle": first}

    def things(self) -> tuple[Thing, ...]:
        return tuple(("threat", number) for number, _, _, _ in self.cleared)


class Edit(Option, frozen=True, tag="edit"):
    """Change the assignment piece by piece."""


class Move(Option, frozen=True, tag="move"):
    """Assign one piece of damage to a target; 0 for none."""

    piece: int
    card: CardName
    target: int
    to: CardName

    def wording(self) -> str:
        return "move" if self.to else "move-away"

    def things(self) -> tuple[Thing, ...]:
        return (("threat", self.target),) if self.target > 0 else ()


class Sweep(Option, frozen=True, tag="sweep"):
    """Let a sweeping card hit everything that faces a runner."""

    piece: int
    card: CardName
    runner: RunnerNo


class Apply(Option, frozen=True, tag="apply"):
    """Apply the damage as it is assigned now."""


class Next(Option, frozen=True, tag="next"):
    """The obstacle that gets its damage next (CF-DMG-014)."""

    threat: ThreatNo
    obstacle: CardName


# -- buying ---------------------------------------------------------------------------------------
class Buy(Option, frozen=True, tag="buy"):
    card: MarketName
    cost: int

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Buy]:
        for card, cost in zip(view.for_sale, view.prices, strict=True):
            yield cls(card, cost)


class EndTurn(Option, frozen=True, tag="done"):
    """Buy nothing more."""


# -- choices of effects -----------------------------------------------------------------------------
class Runner(Option, frozen=True, tag="runner"):
    runner: RunnerNo


class Threat(Option, frozen=True, tag="threat"):
    """An obstacle or boss in play."""

    threat: ThreatNo
    obstacle: CardName
    runner: RunnerNo
    """Whom it faces."""


class Held(Option, frozen=True, tag="held"):
    """A card of the own hand."""

    card: HeldCard


class FromDiscard(Option, frozen=True, tag="from-discard"):
    card: DiscardedCard
    runner: RunnerNo


class Stall(Option, frozen=True, tag="stall"):
    """A card of the market."""

    card: MarketName


class Nothing(Option, frozen=True, tag="nothing"):
    idle = True


class Yes(Option, frozen=True, tag="yes"):
    pass


class No(Option, frozen=True, tag="no"):
    idle = True


class First(Option, frozen=True, tag="first"):
    pass


class Second(Option, frozen=True, tag="second"):
    pass


class Top(Option, frozen=True, tag="top"):
    pass


class Bottom(Option, frozen=True, tag="bottom"):
    pass


class Known(Option, frozen=True, tag="known"):
    """A revealed card, in an order that is asked for; `i` tells copies apart."""

    card: CardName
    i: int


class Share(Option, frozen=True, tag="share"):
    """How many cards one runner discards of what the team must."""

    runner: RunnerNo


class Trigger(Option, frozen=True, tag="trigger"):
    """Which effect of a moment comes next."""

    threat: ThreatNo
    card: CardName
    path: str

    def words(self) -> Mapping[str, Word]:
        return {"card": card_text(self.card)}


class Mute(kit.Mute, frozen=True, tag="mute"):
    """Pass windows of this kind unasked from now on."""

    def wording(self) -> str:
        return f"mute-{self.kind}"

    def words(self) -> Mapping[str, Word]:
        return {}


STRIKE, EDIT, APPLY, DONE = Strike(), Edit(), Apply(), EndTurn()
NOTHING, YES, NO, FIRST, SECOND = Nothing(), Yes(), No(), First(), Second()
TOP, BOTTOM = Top(), Bottom()

CrossfireOption = Union[  # noqa: UP007
    Metatype, Role, MainRole, Lead,
    Play, Assist, Recover, Cancel, UsePower, Place, Strike,
    Plan, Edit, Move, Sweep, Apply, Next,
    Buy, EndTurn,
    Runner, Threat, Held, FromDiscard, Stall, Nothing, Yes, No, First, Second, Top, Bottom, Known,
    Share, Trigger, Pass, Mute,
]  # fmt: skip


def held(cards: list[str]) -> list[Held]:
    """Each kind of card once: copies are interchangeable."""
    return [Held(card) for card in dict.fromkeys(cards)]


