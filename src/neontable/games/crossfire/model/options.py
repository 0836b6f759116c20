"""Every answer of Crossfire: its tag, its text, what it lights up.

Modules say `opt.Play(card)`: some verbs are also the names of procedures and of verbs of cards.
Options without fields exist once, as constants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Union

from neontable.games.crossfire.model.library import OBSTACLES
from neontable.games.crossfire.model.nouns import (
    CardName,
    DiscardedCard,
    HeldCard,
    MarketName,
    MetatypeName,
    RoleName,
    RunnerNo,
    ThreatNo,
    card_text,
    runner_text,
)
from neontable.games.crossfire.model.terms import (
    CLIENT_NAME,
    COLOUR_OF_ROLE,
    METATYPES,
    TYPE_OF_COLOUR,
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

    def words(self) -> Mapping[str, Word]:
        """With what its Runner card says: nobody has to know it by heart."""
        card = METATYPES[self.metatype]
        numbers = {"hp": card.hp, "cards": card.cards, "nuyen": card.nuyen}
        return {**super().words(), **numbers}


def _of_role(role: str) -> dict[str, Word]:
    """The colour of a role, and the type of its cards."""
    colour = COLOUR_OF_ROLE[role]
    return {"colour": f"@cf-colour-{colour}", "type": f"@cf-type-{TYPE_OF_COLOUR[colour]}"}


class Role(Option, frozen=True, tag="role"):
    role: RoleName

    def words(self) -> Mapping[str, Word]:
        return {**super().words(), **_of_role(self.role)}


class MainRole(Option, frozen=True, tag="main-role"):
    """Whose deck is used, of several roles."""

    role: RoleName

    def words(self) -> Mapping[str, Word]:
        return {**super().words(), **_of_role(self.role)}


class Lead(Option, frozen=True, tag="lead"):
    """Who should be the starting runner."""

    runner: RunnerNo


# -- playing cards ------------------------------------------------------------------------------
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

    def words(self) -> Mapping[str, Word]:
        """Which part of its text, where it has several."""
        of = len(OBSTACLES[self.obstacle].abilities)
        return {**super().words(), "part": self.ability + 1, "of": of}


class UsePower(Option, frozen=True, tag="power"):
    """Use an upgrade."""

    upgrade: CardName


class Strike(Option, frozen=True, tag="strike"):
    """No more cards: apply the damage."""


# -- damage -------------------------------------------------------------------------------------
class Plan(Option, frozen=True, tag="plan"):
    """Assign all damage for a purpose: "clear" as many obstacles as possible, as many "levels", or
    one "target"; the solver finds the assignment (`rules/plans.py`)."""

    name: str
    threat: ThreatNo = 0
    obstacle: CardName = ""

    def wording(self) -> str:
        return f"plan-{self.name}"

    def words(self) -> Mapping[str, Word]:
        return {"obstacle": card_text(self.obstacle)} if self.threat else {}


class Edit(Option, frozen=True, tag="edit"):
    """Change the assignment piece by piece."""


def _under_its_card(option: Move | Sweep, prefix: str) -> tuple[Text, Text]:
    """All that may be done with the damage of one card stands under the card."""
    words = tuple(option.words().items())
    return Text(f"{prefix}-head-damage", words), Text(f"{prefix}-line-{option.wording()}", words)


class Move(Option, frozen=True, tag="move"):
    """Assign one piece of damage to a target; 0 for none."""

    piece: int
    card: CardName
    target: int
    to: CardName

    def wording(self) -> str:
        return "move" if self.to else "move-away"

    def words(self) -> Mapping[str, Word]:
        return {**super().words(), "number": self.piece + 1}

    def heading(self, prefix: str) -> tuple[Text, Text] | None:
        return _under_its_card(self, prefix)

    def things(self) -> tuple[Thing, ...]:
        return (("threat", self.target),) if self.target > 0 else ()


class Sweep(Option, frozen=True, tag="sweep"):
    """Let a sweeping card hit everything that faces a runner."""

    piece: int
    card: CardName
    runner: int
    name: RunnerNo
    """The runner as words call it."""

    def words(self) -> Mapping[str, Word]:
        return {**super().words(), "number": self.piece + 1}

    def heading(self, prefix: str) -> tuple[Text, Text] | None:
        return _under_its_card(self, prefix)


class Apply(Option, frozen=True, tag="apply"):
    """Apply the damage as it is assigned now."""


class Next(Option, frozen=True, tag="next"):
    """The obstacle that gets its damage next (CF-DMG-014)."""

    threat: ThreatNo
    obstacle: CardName


# -- buying -------------------------------------------------------------------------------------
class Buy(Option, frozen=True, tag="buy"):
    card: MarketName
    cost: int

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Buy]:
        for card, cost in zip(view.for_sale, view.prices, strict=True):
            yield cls(card, cost)


class EndTurn(Option, frozen=True, tag="done"):
    """Buy nothing more."""


# -- choices of effects -------------------------------------------------------------------------
class Runner(Option, frozen=True, tag="runner"):
    """A runner; the Client's number depends on how many play, so it is marked."""

    runner: int
    client: bool = False

    @property
    def _name(self) -> int:
        return CLIENT_NAME if self.client else self.runner

    def words(self) -> Mapping[str, Word]:
        return {"runner": runner_text(self._name)}

    def things(self) -> tuple[Thing, ...]:
        return (("runner", self._name),)


class Threat(Option, frozen=True, tag="threat"):
    """An obstacle or boss in play."""

    threat: ThreatNo
    obstacle: CardName
    runner: RunnerNo
    """Whom it faces, as words call it."""

    def things(self) -> tuple[Thing, ...]:
        return (("threat", self.threat),)


class Held(Option, frozen=True, tag="held"):
    """A card of the own hand."""

    card: HeldCard


class Intercept(Option, frozen=True, tag="intercept"):
    """Take an obstacle from the Client (CF-MEX-007)."""

    threat: ThreatNo
    obstacle: CardName


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


class Top(Option, frozen=True, tag="top"):
    pass


class Bottom(Option, frozen=True, tag="bottom"):
    pass


class Known(Option, frozen=True, tag="known"):
    """A revealed card, in an order that is asked for; `i` tells copies apart."""

    card: CardName
    i: int


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
NOTHING, YES, NO = Nothing(), Yes(), No()
TOP, BOTTOM = Top(), Bottom()

CrossfireOption = Union[  # noqa: UP007
    Metatype, Role, MainRole, Lead,
    Play, Assist, Recover, Cancel, UsePower, Strike,
    Plan, Edit, Move, Sweep, Apply, Next,
    Buy, EndTurn,
    Runner, Threat, Intercept, Held, FromDiscard, Stall,
    Nothing, Yes, No, Top, Bottom, Known, Trigger, Pass, Mute,
]  # fmt: skip


def held(cards: list[str]) -> list[Held]:
    """Each kind of card once: copies are interchangeable."""
    return [Held(card) for card in dict.fromkeys(cards)]
