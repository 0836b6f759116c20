"""What a card is: facts, and what it does as data.

A card is a frozen value built from a small vocabulary.  Verbs (`cards/verbs/`) are what effects
are made of; a tuple of verbs has a path, such as "asp.sub.0" or "asp.sub.0.success", and a paused
procedure stores the path, never the verbs.  What the vocabulary cannot express is a verb that only
one card uses.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

import msgspec

from neontable.games.netrunner.model.clauses import Clause, join
from neontable.games.netrunner.model.counters import Counter, Settlement
from neontable.games.netrunner.model.flags import RunName

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve

CORP, RUNNER = 0, 1

AGENDA, ICE, NODE, OPERATION, UPGRADE = "agenda", "ice", "node", "operation", "upgrade"
PROGRAM, PREP, HARDWARE, RESOURCE = "program", "prep", "hardware", "resource"
CORP_TYPES = (AGENDA, ICE, NODE, OPERATION, UPGRADE)
RUNNER_TYPES = (PROGRAM, PREP, HARDWARE, RESOURCE)

ICE_KINDS = ("code gate", "sentry", "wall")

SIDES = ("corp", "runner")

X = -1
"""A cost or strength that is chosen: "X" on the card."""

HQ, RD, ARCHIVES = 0, 1, 2
"""The central forts; subsidiary forts are numbered from 3 in the order they were founded."""
RIG = -1
NEW = -2
"""Of forts: a new subsidiary one."""


class Verb(msgspec.Struct, frozen=True, tag=True):
    """One effect.  `do` carries it out or pushes the procedure that does; `then` gets that
    procedure's result."""

    traces: ClassVar[bool] = False
    """Whether it is a trace attempt: some icebreakers break only subroutines that trace."""
    tags: ClassVar[bool] = False
    """Whether it gives the Runner tags, and does nothing else."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        raise AssertionError(f"{type(self).__name__} does not say what it does")

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        """What follows when a procedure that `do` pushed has ended; usually nothing."""

    def parts(self) -> Iterator[tuple[str, "Effects"]]:
        """Effects inside this one, by the name that their path gets."""
        return iter(())

    def counters(self) -> tuple[str, ...]:
        """Counters and flags of single cards that it gives: the library checks that they exist."""
        return ()

    def why_not(self, g: "Netrunner") -> str | None:
        """Why a card that does this cannot be played now; usually None."""
        return None

    def says(self, by: int) -> Clause | None:
        """Its standard clause on a card of side `by`; None where the card needs its own text."""
        return None


Effects = tuple[Verb, ...]


def effects_say(effects: Effects, by: int) -> Clause | None:
    """The standard clause of several effects; None when one of them has none."""
    clauses = [verb.says(by) for verb in effects]
    said = [found for found in clauses if found is not None]
    return join(said) if said and len(said) == len(clauses) else None


def subject(side: int, by: int) -> str:
    """How a card of side `by` refers to a side: the Runner's cards address him."""
    if side == CORP:
        return "corp"
    return "you" if by == RUNNER else "runner"


class When(msgspec.Struct, frozen=True):
    """A triggered effect: when the event happens to the card, or while it is active.

    Events of the card itself: install, rez, scored-points (before anybody wins), score (with both
    comes the number of advancement counters above the difficulty), leave, access, encounter, pass
    (the Runner met it and has passed it).
    Of the table, while the card is active: corp-turn, runner-turn (their start), corp-turn-end,
    runner-turn-end, actions-over (of the Runner's turn), run-start, run-success, run-over,
    run-failed, run-closed (a successful run is over and done with), passed (rezzed ice),
    passed-any (rezzed or not), last-ice,
    access-hq (cards of HQ are about to be accessed), trace-over.
    """

    event: str
    effects: Effects
    where: str = ""
    """Of run events: the fort that was run: "here", "hq", "rd", "archives", "sub", "central".  Of
    access: only from there, "rd" or "archives"."""
    plain: bool = False
    """The order among other effects of the moment makes no difference, and nobody is asked."""
    early: bool = False
    """Of plain ones: before the others of the moment, since nobody would want it later."""
    unrezzed: bool = False
    """Of access: also when it is installed but not rezzed."""
    stored: bool = False
    """Of access: also when it is accessed from HQ or R&D, where it is not installed."""
    archived: bool = False
    """Of access: also from Archives."""


class Paid(msgspec.Struct, frozen=True):
    """An ability that is paid for: everything before the colon, then the effects."""

    effects: Effects
    actions: int = 0
    bits: int = 0
    trash: bool = False
    counters: int = 0
    """Own counters (`Inst.count`) that are spent."""
    advances: int = 0
    """Own advancement counters that are spent."""
    points: int = 0
    """Agenda points that are given up."""
    discards: int = 0
    """Cards of the own hand that are discarded at random."""
    mills: int = 0
    """Cards from the top of the own deck that are trashed."""
    unrezzed: bool = False
    """It may be used unrezzed; then the card is shown, and stays unrezzed."""
    when: str = "window"
    """The moment: window (any window that rezzing has), turn (of these, those outside runs), run,
    encounter, approach, passed, hit (a successful run before its access), after-run, access-hq,
    access-rd, accessing, pay, trace, traced, damage, hurt (meat damage was done), flatline, tag,
    trash, rezzed (a node or upgrade was, during a run), run-start (before the first ice is
    approached), met (in windows of a run, and when ice is met, before anything is broken); an
    action cost makes it an action."""
    whose: str = ""
    """"own": only in its controller's turn; "other": only in the other's."""
    need: str = ""
    """A named condition (conditions.py)."""
    once: str = ""
    """"turn", "run" or "trace": at most once in each."""


class Mod(msgspec.Struct, frozen=True):
    """A continuous change of a number, while the card is active."""

    what: str
    n: int
    of: str = ""
    """A keyword, or a type, of the cards that it is about; "" for all."""
    where: str = ""
    """"here": the fort of this card; "target": the card or fort chosen for it (a fort as
    numbers.target_fort writes it); "" anywhere."""


class Stock(msgspec.Struct, frozen=True):
    """Bits on the card that pay only for some things, and come back at the next own turn."""

    n: int
    uses: tuple[str, ...]
    refill: bool = True


class Breaker(msgspec.Struct, frozen=True):
    """How an icebreaker breaks."""

    breaks: tuple[str, ...]
    """Keywords of ice; "ice" is any, "trace" a subroutine that traces, "chosen" what was named."""
    cost: int
    subs: int = 1
    """Up to how many subroutines one payment breaks."""
    boost_cost: int = 0
    boost: int = 0
    lasts: str = "encounter"
    """How long a boost lasts: encounter, run or turn."""
    noise: int = 0
    """Bits lost from stealth cards when it breaks."""
    special: str = ""
    """A named peculiarity (breaking.py)."""


class Link(msgspec.Struct, frozen=True):
    """A base link card: what it costs to use, its value, and what each further link costs."""

    cost: int
    base: int
    more: int = 0
    """Bits for each +1; 0 when it cannot be raised."""
    reward: int = 0
    """Bits that the Runner gains whenever a trace fails against it."""
    run_only: bool = False


class Added(msgspec.Struct, frozen=True):
    """A subroutine that a card gives to ice, after all others."""

    effects: Effects
    of: str = ""
    """The kind of ice; "" for all."""
    here: bool = False
    """Only ice on the fort of this card."""
    flag: RunName | None = None
    """Not by itself, but as often as this flag of the run says."""


class Purchase(msgspec.Struct, frozen=True):
    """What the Corp may buy for a card as it rezzes it, above the rez cost; `Inst.count` says how
    much it bought."""

    gives: str
    """"strength", "subs" (as often the subroutine that it `grows`), or the kind of ice that it is
    then instead of its own."""
    each: int
    """Bits for one."""
    most: int = 0
    """0 for as many as can be paid for."""


class Grown(msgspec.Struct, frozen=True):
    """A subroutine after the printed ones that is there as often as something counts."""

    effects: Effects
    per: str
    """bought (as the ice was rezzed), encounter (bought for the present one), outside (rezzed ice
    outside this one), barriers-outside (of that ice, code gates and walls)."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    type: str
    keywords: tuple[str, ...] = ()
    set: str = "base"
    rarity: str = ""
    cost: int = 0
    """Rez, play or install cost; X when it is chosen."""
    strength: int = 0
    mu: int = 0
    trash: int = 0
    difficulty: int = 0
    points: int = 0

    subs: tuple[Effects, ...] = ()
    grows: Grown | None = None
    buys: Purchase | None = None
    outside: int = 0
    """Of ice: strength for each rezzed piece of ice outside it."""
    noise_discount: int = 0
    """By how much it is cheaper to rez once a noisy icebreaker was used in the run."""
    play: Effects = ()
    """What an operation or prep does."""
    adds: Added | None = None
    need: str = ""
    """Condition for playing or installing it (conditions.py)."""
    double: bool = False
    least: int = 0
    """The lowest X that may be chosen for its cost."""
    whens: tuple[When, ...] = ()
    paids: tuple[Paid, ...] = ()
    mods: tuple[Mod, ...] = ()
    stock: Stock | None = None
    pile: int = 0
    """Bits put on it when it is rezzed, installed or scored, as a store to take from."""
    spent: bool = False
    """It is trashed when the last bit or counter is gone."""
    counters: int = 0
    """Counters put on it when it comes into play."""
    breaker: Breaker | None = None
    link: Link | None = None
    prevents: tuple[str, ...] = ()
    """Kinds of damage that it prevents by itself, up to `shield` points each turn."""
    shield: int = 0
    holds: int = 0
    """A daemon: MU of programs that can be installed in it."""
    admits: str = ""
    """Of what it holds: the only family of programs; "" for any."""
    only: str = ""
    """Where it may be installed: one of `install.ONLY`."""
    at_once: bool = False
    """It is rezzed when it is installed (regions and a few others)."""
    advances: bool = False
    """It may be advanced though it is no agenda."""
    price: int = 0
    """Agenda points that installing or rezzing costs besides bits."""
    shown: bool = False
    """The Runner must show it when it is accessed from R&D."""
    steal: int = 0
    """Bits the Runner must pay to liberate it."""
    special: tuple[str, ...] = ()
    """Named peculiarities that procedures ask about."""
    leaves: tuple[Counter, ...] = ()
    """Counters and lasting flags that this card brings into the game."""
    form: str = ""
    """Of an agenda that is not liberated: the form in which the Runner who accesses it may install
    it."""
    form_of: str = ""
    """This is not a card by itself, but the form that another card (this one) takes in play."""
    settles: Settlement | None = None
    """What it leaves the Corp to settle."""
    origin: str = "published"

    @property
    def side(self) -> int:
        return CORP if self.type in CORP_TYPES else RUNNER

    def has(self, word: str) -> bool:
        """Whether it is of a type or family."""
        return word == self.type or word in self.keywords
