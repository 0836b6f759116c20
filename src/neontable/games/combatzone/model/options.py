"""Everything that a player may answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import effects_say
from neontable.games.combatzone.model.nouns import (
    BodyRef,
    CardId,
    Colour,
    Loose,
    MarkerIndex,
    ModelRef,
    Quarter,
    Seat,
    Token,
)
from neontable.kernel.options import Option
from neontable.kernel.text import Text
from neontable.kit.dice import KeepRoll
from neontable.kit.options import Pass

if TYPE_CHECKING:
    from neontable.games.combatzone.hidden.view import View


# -- with Control ----------------------------------------------------------------------------------
class Activate(Option, frozen=True, tag="activate"):
    model: ModelRef

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Activate]:
        return [cls(m.ref) for m in view.models if m.seat == seat and m.status != "out"]


class Inspire(Option, frozen=True, tag="inspire"):
    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Inspire]:
        return [cls()]


class Defer(Option, frozen=True, tag="defer"):
    """The partner takes this turn of the side."""

    seat: Seat


class Stop(Option, frozen=True, tag="stop"):
    """The Active Model takes no further action; or no further Gonk is activated."""

    idle: ClassVar[bool] = True


# -- actions ---------------------------------------------------------------------------------------
class Move(Option, frozen=True, tag="move"):
    moves: ClassVar[str] = "model"
    colour: Colour

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Move]:
        return [cls(colour) for colour in "GYR"]


class LongClimb(Option, frozen=True, tag="long-climb"):
    """Two actions combined to climb higher than one allows (CZ-CLIMB-007)."""

    moves: ClassVar[str] = "model"
    first: Colour
    second: Colour


class DragModel(Option, frozen=True, tag="drag-model"):
    model: ModelRef
    colour: Colour


class DragThing(Option, frozen=True, tag="drag-thing"):
    thing: Loose
    colour: Colour


class Use(Option, frozen=True, tag="use"):
    """An action at a target (or none), paid with a token of this colour; "" where none is spent."""

    action: CardId
    target: ModelRef
    colour: Colour

    def wording(self) -> str:
        if not self.target:
            return "use-alone" if self.colour else "use-free"
        return "use" if self.colour else "use-untoken"

    def heading(self, prefix: str) -> tuple[Text, Text] | None:
        if not self.target:
            return None
        words = self.words()
        head = Text(f"{prefix}-head-use", (("action", words["action"]),))
        line = Text(f"{prefix}-line-{self.wording()}", tuple(words.items()))
        return head, line

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Use]:
        return [
            cls(action, m.ref, "Y")
            for action in view.asked_actions
            for m in view.models
            if m.status == "table"
        ]


class LootBody(Option, frozen=True, tag="loot"):
    action: CardId
    body: BodyRef
    colour: Colour


class Launch(Option, frozen=True, tag="launch"):
    program: CardId
    target: ModelRef

    def wording(self) -> str:
        return "launch" if self.target else "launch-alone"

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Launch]:
        return [
            cls(program, m.ref)
            for program in view.asked_programs
            for m in view.models
            if m.status == "table"
        ]


class PickUp(Option, frozen=True, tag="pick-up"):
    """A token of the scenario within reach."""

    marker: MarkerIndex
    colour: Colour


class HandOver(Option, frozen=True, tag="hand-over"):
    """A carried token to a friend within reach, without an action."""

    model: ModelRef


class Reload(Option, frozen=True, tag="reload"):
    """A token is spent to load a program again."""

    program: CardId
    colour: Colour


class Recycle(Option, frozen=True, tag="recycle"):
    """A completed objective is discarded for its effect (CZ-CAMP-011)."""

    card: CardId


# -- opposing and rolling --------------------------------------------------------------------------
class Oppose(Option, frozen=True, tag="oppose"):
    """With which token, and with armor gear instead of the skill."""

    token: Token
    card: CardId

    def wording(self) -> str:
        return "oppose-armor" if self.card else "oppose"


class GonkArmor(Option, frozen=True, tag="gonk-oppose"):
    """A Gonk has no token to choose, only armor to use or not."""

    card: CardId

    def wording(self) -> str:
        return "gonk-armor" if self.card else "gonk-skill"


class Luck(Option, frozen=True, tag="luck"):
    """Spend a Luck token to roll again."""


class Accurate(Option, frozen=True, tag="accurate"):
    """Roll again by Accurate."""


class Substitute(Option, frozen=True, tag="substitute"):
    """This Netrunner opposes the program instead of its target (CZ-NET-013)."""

    model: ModelRef


class Affect(Option, frozen=True, tag="affect"):
    """Of several models the one that is meant."""

    model: ModelRef


class Strike(Option, frozen=True, tag="strike"):
    """The next target of a Rapid action."""

    model: ModelRef


# -- wounds, healing, cards ------------------------------------------------------------------------
class TakeWound(Option, frozen=True, tag="wound"):
    token: Token


class HealToken(Option, frozen=True, tag="heal"):
    """Which wounded token comes back: its place and the colour it gets."""

    place: int
    colour: Colour


class StunToken(Option, frozen=True, tag="stun"):
    token: Token


class RefreshToken(Option, frozen=True, tag="refresh"):
    token: Token


class TakeCard(Option, frozen=True, tag="take"):
    """A card of a body, a pile, or one's own."""

    card: CardId


class TakeEffects(Option, frozen=True, tag="take-effects"):
    """One of several groups of effects that a card offers."""

    path: str

    def words(self) -> dict[str, int | str | Text]:
        effects = library.BOOK[self.path]
        return {"effects": effects_say(effects) if effects else Text("cz-verb-nothing")}


class UseEffect(Option, frozen=True, tag="effect"):
    """An optional effect of a card at this moment."""

    card: CardId
    model: ModelRef
    path: str


# -- before the match ------------------------------------------------------------------------------
class ChooseQuarter(Option, frozen=True, tag="quarter"):
    quarter: Quarter


class ChooseRole(Option, frozen=True, tag="role"):
    role: str

    def words(self) -> dict[str, int | str | Text]:
        return {"role": f"@cz-role-{self.role}"}


ACTIVATE_INSPIRE = Inspire()
STOP = Stop()
LUCK = Luck()
ACCURATE = Accurate()

CzOption = (
    Activate | Inspire | Defer | Stop | Move | LongClimb | DragModel | DragThing | Use | LootBody
    | Launch | PickUp | HandOver | Reload | Recycle | Oppose | GonkArmor | Luck | Accurate
    | Substitute | Affect | Strike | TakeEffects | TakeWound | HealToken | StunToken
    | RefreshToken | TakeCard | UseEffect | ChooseQuarter | ChooseRole | KeepRoll | Pass
)  # fmt: skip
