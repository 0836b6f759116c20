"""Every answer of Netrunner: its tag, its text, what it highlights, its heading.

Modules say `opt.Install(card, fort)`: many verbs are also the names of procedures and of verbs of
cards.  Options without fields exist once, as constants (`opt.BIT`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Union

from neontable.games.netrunner.model.card import CORP, HQ, NEW, OPERATION, PREP, RD, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.nouns import (
    CardName,
    CardNumber,
    FortChoice,
    FortName,
    HeldCard,
    MarkName,
    PlaceName,
    SubIndex,
    SubPath,
    WindowKind,
    card_text,
    fort_text,
    fort_title,
    window_text,
)
from neontable.kernel.options import Option, Thing, Word
from neontable.kernel.text import Text, say
from neontable.kit import options as kit
from neontable.kit.options import PASS as PASS
from neontable.kit.options import Pass as Pass

if TYPE_CHECKING:
    from neontable.games.netrunner.hidden.view import CardView, FortView, View

Heading = tuple[Text, Text]


# -- shapes that several options share ------------------------------------------------------------
class OnCard(Option, frozen=True):
    """About a card in play, by its number; `card` is its id where the seat knows it, else ""."""

    number: CardNumber
    card: CardName


class OnCardIn(OnCard, frozen=True):
    """The same, with the fort where it lies (-1 for the rig)."""

    fort: FortName


class OnHeld(Option, frozen=True):
    """About a card of the seat's own hand."""

    card: HeldCard


class OfAccess(Option, frozen=True):
    """About the card that is accessed."""

    def things(self) -> tuple[Thing, ...]:
        return (("access",),)


def _in_a_fort(option: OnCardIn) -> Heading:
    """The heading of options that name installed cards."""
    words = say(
        "nr-opt-card-in",
        card=card_text(option.card),
        number=option.number,
        fort=fort_text(option.fort),
    )
    return Text(f"nr-group-{option.verb()}"), words


# -- actions ------------------------------------------------------------------------------------
class Bit(Option, frozen=True, tag="bit"):
    pass


class Draw(Option, frozen=True, tag="draw"):
    def things(self) -> tuple[Thing, ...]:
        return (("draw",),)


class End(Option, frozen=True, tag="end"):
    """No further action this turn."""


class Install(Option, frozen=True, tag="install"):
    """A Corp card into or onto a fort."""

    card: HeldCard
    fort: FortChoice

    def heading(self, prefix: str) -> Heading:
        return say("nr-group-install-card", card=card_text(self.card)), fort_title(self.fort)

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Install]:
        for card in dict.fromkeys(view.corp.hq or ()):
            if CARDS[card].type != OPERATION:
                yield from (cls(card, fort) for fort in (*(f.id for f in view.forts), NEW))


class InstallInRig(Option, frozen=True, tag="install-rig"):
    """A Runner card; `host` is the daemon that takes it, 0 for none."""

    card: HeldCard
    host: CardNumber

    def wording(self) -> str:
        return "install-host" if self.host else "install-rig"

    def words(self) -> Mapping[str, Word]:
        card = card_text(self.card)
        return {"card": card, "number": self.host} if self.host else {"card": card}

    def heading(self, prefix: str) -> Heading:
        card = card_text(self.card)
        if self.host:
            return Text("nr-group-install"), say("nr-group-hosted", card=card, number=self.host)
        return Text("nr-group-install"), say("nr-opt-card", card=card)

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[InstallInRig]:
        for card in dict.fromkeys(view.runner.hand or ()):
            if CARDS[card].type != PREP:
                yield cls(card, 0)


class Play(OnHeld, frozen=True, tag="play"):
    """An operation or a prep."""

    def heading(self, prefix: str) -> Heading:
        return Text("nr-group-play"), say("nr-opt-card", card=card_text(self.card))

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Play]:
        hand = view.runner.hand if view.side == RUNNER else view.corp.hq
        for card in dict.fromkeys(hand or ()):
            if CARDS[card].type in (OPERATION, PREP):
                yield cls(card)


class Advance(OnCardIn, frozen=True, tag="advance"):
    def heading(self, prefix: str) -> Heading:
        return _in_a_fort(self)

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Advance]:
        for fort in view.forts:
            yield from (cls(c.id, c.card, fort.id) for c in fort.inside)


class Run(Option, frozen=True, tag="run"):
    fort: FortChoice

    def heading(self, prefix: str) -> Heading:
        return Text("nr-group-run"), fort_title(self.fort)

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Run]:
        return (cls(fort.id) for fort in view.forts)


class TrashResource(OnCard, frozen=True, tag="trash-resource"):
    def heading(self, prefix: str) -> Heading:
        short = say("nr-group-card", card=card_text(self.card), number=self.number)
        return Text("nr-group-trash-resource"), short

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[TrashResource]:
        return (cls(c.id, c.card) for c in view.runner.rig)


class Untag(Option, frozen=True, tag="untag"):
    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Untag]:
        return (UNTAG,)


class Shake(Option, frozen=True, tag="shake"):
    """Lose a counter that ice left on the Runner."""

    mark: MarkName


class Unblock(Option, frozen=True, tag="unblock"):
    """Pay a toll that keeps the Runner from running."""

    n: int


class Settle(Option, frozen=True, tag="settle"):
    """Something that a card left, by the name of its settlement."""

    name: str

    def wording(self) -> str:
        return f"settle-{self.name}"

    def words(self) -> Mapping[str, Word]:
        return {}


class SettleInFort(Option, frozen=True, tag="settle-fort"):
    name: str
    fort: FortChoice

    def wording(self) -> str:
        return f"settle-{self.name}"

    def words(self) -> Mapping[str, Word]:
        return {"fort": fort_text(self.fort)}


class Overwrite(Option, frozen=True, tag="overwrite"):
    """Trash programs of one's own."""

    aside: ClassVar[bool] = True


class Stop(Option, frozen=True, tag="stop"):
    """No further action of those that a card gave."""


# -- windows ------------------------------------------------------------------------------------
class Mute(kit.Mute, frozen=True, tag="mute"):
    kind: WindowKind

    def wording(self) -> str:
        return "mute-pay" if self.kind == "pay" else "mute"

    def words(self) -> Mapping[str, Word]:
        return {} if self.kind == "pay" else {"window": window_text(self.kind)}


class Unmute(Option, frozen=True, tag="unmute"):
    aside: ClassVar[bool] = True


class Rez(OnCardIn, frozen=True, tag="rez"):
    def heading(self, prefix: str) -> Heading:
        return _in_a_fort(self)

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Rez]:
        for fort in view.forts if view.side == CORP else ():
            cards = (*fort.ice, *fort.inside)
            yield from (cls(c.id, c.card, fort.id) for c in cards if c.card)


class Score(OnCardIn, frozen=True, tag="score"):
    def heading(self, prefix: str) -> Heading:
        return _in_a_fort(self)

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Score]:
        for fort in view.forts if view.side == CORP else ():
            yield from (cls(c.id, c.card, fort.id) for c in fort.inside if c.card and not c.up)


class Purge(Option, frozen=True, tag="purge"):
    """Lose all virus counters and three actions."""


class Use(OnCard, frozen=True, tag="use"):
    """An ability of a card in play, counted from 0."""

    n: int

    def wording(self) -> str:
        return "use-nth" if len(CARDS[self.card].paids) > 1 else "use"

    def words(self) -> Mapping[str, Word]:
        words: dict[str, Word] = {"number": self.number, "card": card_text(self.card)}
        if len(CARDS[self.card].paids) > 1:
            words["n"] = self.n + 1
        return words

    def heading(self, prefix: str) -> Heading:
        kind = "nth" if len(CARDS[self.card].paids) > 1 else "card"
        return Text("nr-group-use"), say(f"nr-group-{kind}", **self.words())

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Use]:
        for c in _own(view):
            yield from (cls(c.id, c.card, n) for n in range(len(CARDS[c.card].paids)))


def _own(view: View) -> list[CardView]:
    """Cards in play that belong to the side of the view, and that it knows."""
    if view.side == RUNNER:
        return [c for c in view.runner.rig if c.card]
    forts: tuple[FortView, ...] = view.forts
    return [c for f in forts for c in (*f.ice, *f.inside) if c.card] + list(view.corp.scored)


# -- choosing -----------------------------------------------------------------------------------
class Named(Option, frozen=True, tag="card"):
    """A card of a hand or of a pile: the words of the question say which."""

    card: CardName

    def things(self) -> tuple[Thing, ...]:
        return tuple((zone, self.card) for zone in ("held", "trash", "archives", "buried"))


class Installed(OnCardIn, frozen=True, tag="card-in"):
    """A card in play."""


class InPile(Option, frozen=True, tag="pile"):
    """A card of Archives: "trash" is the open pile, "buried" the other."""

    place: PlaceName
    card: CardName

    def things(self) -> tuple[Thing, ...]:
        return (("archives" if self.place == "trash" else "buried", self.card),)


class FromTrash(Option, frozen=True, tag="from-trash"):
    card: CardName


class FromStack(Option, frozen=True, tag="from-stack"):
    card: CardName


class Fort(Option, frozen=True, tag="fort"):
    fort: FortChoice


class Trash(OnCardIn, frozen=True, tag="trash"):
    """A card in play that is given up."""


class Derez(OnCardIn, frozen=True, tag="derez"):
    pass


class Trigger(OnCard, frozen=True, tag="trigger"):
    """Which of several effects of the same moment comes next."""

    path: str

    def words(self) -> Mapping[str, Word]:
        return {"number": self.number, "card": card_text(self.card)}


class VirusOnCorp(Option, frozen=True, tag="virus"):
    mark: MarkName


class VirusInFort(Option, frozen=True, tag="virus-fort"):
    mark: MarkName
    fort: FortChoice


class VirusOnIce(Option, frozen=True, tag="virus-ice"):
    mark: MarkName
    number: CardNumber
    card: CardName
    fort: FortName


class KeepOnCorp(Option, frozen=True, tag="keep"):
    """A virus counter that a purge leaves."""

    mark: MarkName


class KeepInFort(Option, frozen=True, tag="keep-in"):
    mark: MarkName
    fort: FortChoice


class KeepOnIce(Option, frozen=True, tag="keep-on"):
    mark: MarkName
    number: CardNumber
    fort: FortName


class Nothing(Option, frozen=True, tag="none"):
    pass


class Yes(Option, frozen=True, tag="yes"):
    pass


class No(Option, frozen=True, tag="no"):
    pass


class First(Option, frozen=True, tag="first"):
    pass


class Second(Option, frozen=True, tag="second"):
    pass


class Pay(Option, frozen=True, tag="pay"):
    pass


class PayBits(Option, frozen=True, tag="pay-n"):
    n: int


class PayPoint(Option, frozen=True, tag="pay-point"):
    pass


class Refuse(Option, frozen=True, tag="refuse"):
    pass


class Accept(Option, frozen=True, tag="accept"):
    pass


class Suffer(Option, frozen=True, tag="suffer"):
    pass


class Done(Option, frozen=True, tag="done"):
    pass


class BadPublicity(Option, frozen=True, tag="bad-publicity"):
    n: int


# -- paying -------------------------------------------------------------------------------------
class FromPool(Option, frozen=True, tag="pool"):
    pass


class FromCard(OnCard, frozen=True, tag="from"):
    """So many of the bits on a card."""

    n: int


class FromLent(Option, frozen=True, tag="lent"):
    """So many of lent bits; `i` says which."""

    i: int
    n: int

    def words(self) -> Mapping[str, Word]:
        return {"n": self.n}


class LoseFrom(OnCard, frozen=True, tag="lose-from"):
    pass


# -- runs ---------------------------------------------------------------------------------------
_ON_THE_WAY: Final[tuple[Thing, ...]] = (("runner",),)
"""The marker of the run: the fort that it is on is lit with it, and touched for it."""


class GoOn(Option, frozen=True, tag="continue"):
    def things(self) -> tuple[Thing, ...]:
        return _ON_THE_WAY


class JackOut(Option, frozen=True, tag="jack-out"):
    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[JackOut]:
        return (JACK_OUT,)


class EndRun(Option, frozen=True, tag="end-run"):
    """Rather than pay a toll."""


class FallBack(Option, frozen=True, tag="fall-back"):
    pass


class Scan(OnCard, frozen=True, tag="scan"):
    """Expose the ice that is approached."""


class Break(OnCard, frozen=True, tag="break"):
    """A subroutine, counted from 0; -1 where one payment breaks several."""

    n: SubIndex

    def wording(self) -> str:
        return "break" if self.n >= 0 else "break-many"

    def words(self) -> Mapping[str, Word]:
        words = dict(super().words())
        if self.n < 0:
            del words["n"]
        return words

    def things(self) -> tuple[Thing, ...]:
        return super().things() if self.n >= 0 else (("card", self.number),)

    def heading(self, prefix: str) -> Heading | None:
        if self.n < 0:
            return None
        group = say("nr-group-break", card=card_text(self.card), number=self.number)
        return group, say("nr-group-sub", n=self.n + 1)

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterator[Break]:
        return (cls(c.id, c.card, 0) for c in view.runner.rig if c.card)


class Blink(OnCard, frozen=True, tag="blink"):
    n: SubIndex


class IceKind(Option, frozen=True, tag="ice-kind"):
    """A kind of ice that an icebreaker is set to break, by the mark that says so."""

    mark: MarkName


class BreakAll(OnCard, frozen=True, tag="break-all"):
    pass


class Boost(OnCard, frozen=True, tag="boost"):
    pass


class BoostByX(OnCard, frozen=True, tag="boost-x"):
    pass


class Subroutine(Option, frozen=True, tag="sub"):
    n: SubIndex
    path: SubPath


class Link(OnCard, frozen=True, tag="link"):
    """The base link of a trace."""


class NoLink(Option, frozen=True, tag="no-link"):
    pass


# -- access -------------------------------------------------------------------------------------
class Access(Option, frozen=True, tag="access"):
    """Enter the fort."""

    def things(self) -> tuple[Thing, ...]:
        return _ON_THE_WAY


_STORED: dict[int, Thing] = {HQ: ("pile", "hq"), RD: ("pile", "rd")}


class Stored(Option, frozen=True, tag="stored"):
    """The next card of HQ or R&D."""

    fort: FortChoice

    def things(self) -> tuple[Thing, ...]:
        return (_STORED[self.fort], ("fort", self.fort))


class Inside(OnCardIn, frozen=True, tag="inside"):
    """A card inside the fort."""


class Steal(OfAccess, frozen=True, tag="steal"):
    n: int


class TrashIt(OfAccess, frozen=True, tag="trash-it"):
    n: int


class TrashFree(OfAccess, frozen=True, tag="trash-free"):
    pass


class Leave(OfAccess, frozen=True, tag="leave"):
    """As it is: accessed, or unrezzed."""


class IcePlace(Option, frozen=True, tag="ice-place"):
    """A place on a fort, counted from outside."""

    n: int


# -- damage, tags, counters, draws ---------------------------------------------------------------
class Prevent(OnCard, frozen=True, tag="prevent"):
    n: int


class PreventByRun(Option, frozen=True, tag="prevent-run"):
    """By what the run was made with."""

    card: CardName
    n: int


class AvoidVirus(OnCard, frozen=True, tag="avoid-virus"):
    pass


class TrashDrawn(OnHeld, frozen=True, tag="trash-drawn"):
    pass


class TopDrawn(OnHeld, frozen=True, tag="top-drawn"):
    """Back on top of the stack."""


# -- all of them ----------------------------------------------------------------------------------
BIT, DRAW, END, STOP, UNTAG, UNMUTE = Bit(), Draw(), End(), Stop(), Untag(), Unmute()
OVERWRITE, PURGE = Overwrite(), Purge()
NOTHING, YES, NO, FIRST, SECOND, DONE = Nothing(), Yes(), No(), First(), Second(), Done()
PAY, PAY_POINT, REFUSE, ACCEPT, SUFFER = Pay(), PayPoint(), Refuse(), Accept(), Suffer()
POOL, NO_LINK = FromPool(), NoLink()
GO_ON, JACK_OUT, END_RUN, FALL_BACK = GoOn(), JackOut(), EndRun(), FallBack()
ACCESS, TRASH_FREE, LEAVE = Access(), TrashFree(), Leave()


def _declared(kind: type[Option]) -> Iterator[type[Option]]:
    """The options of this module; shapes that they share have no tag."""
    for sub in kind.__subclasses__():
        if sub.__module__ == __name__:
            if sub.__struct_config__.tag is not None:
                yield sub
            yield from _declared(sub)


KINDS: tuple[type[Option], ...] = (Pass, Mute, *_declared(Option))

if TYPE_CHECKING:
    NetrunnerOption = Option
else:
    NetrunnerOption = Union[KINDS]  # noqa: UP007
"""By this type, plain data from outside becomes options."""

ABOUT: Mapping[str, tuple[type[Option], ...]] = {
    "nr-ask-corp": (Install, Play, Advance, Score, TrashResource, Use),
    "nr-ask-runner": (Run, Play, InstallInRig, Untag, Use),
    "nr-ask-break": (Break,),
    "nr-ask-jack-out": (JackOut,),
    "nr-ask-access": (JackOut,),
}
"""What a question is about, whether or not any of it is offered now."""
IN_WINDOWS = (Rez, Score, Use)


def about(question: str) -> tuple[type[Option], ...]:
    return IN_WINDOWS if question.startswith("nr-window-") else ABOUT.get(question, ())
