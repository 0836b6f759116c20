"""The kinds of question: pick, many, order, number, point, path, confirm, and report.

`Ask.options` is always a sequence of complete, valid answers, so that anybody (a bot, the
README's ten lines) can answer any ask with `ask.options[i]`.  Long sequences are lazy.  For points
and paths it is only a sample: `fits_<step>` decides what else is legal.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import comb, factorial
from typing import Any, TypeAlias, TypedDict, TypeVar, Unpack, cast, overload

import msgspec

from neontable.kernel.options import Option, Report
from neontable.kernel.zone import Place, Zone

Answer: TypeAlias = Option | int | tuple["Answer", ...]
"""An option, a number, a bool (which is an int), several options, or places of the board."""

OptionT = TypeVar("OptionT", bound=Option)

PICK, MANY, ORDER, NUMBER, CONFIRM = "pick", "many", "order", "number", "confirm"
POINT, PATH = "point", "path"
REPORT = "report"
"""Reports from outside the table: the options are samples, `fits_<step>` decides."""
KINDS = (PICK, MANY, ORDER, NUMBER, POINT, PATH, CONFIRM, REPORT)
ON_BOARD = (POINT, PATH)
"""Answered with places of the board: ((x, y, floor), ...), whole numbers."""
LONGEST_PATH = 40
"""The most places a path may have."""


class Ask(msgspec.Struct):
    """One question to one seat.  `id` names the message that words it."""

    seat: int
    id: str
    options: Sequence[Answer]
    args: tuple[tuple[str, Any], ...] = ()
    kind: str = PICK
    items: tuple[Answer, ...] = ()
    lo: int = 0
    hi: int = 0
    zone: Zone | None = None
    """For a point or path: the zone that every place of the answer must lie in."""
    mover: tuple[str | int, ...] = ()
    """For a point or path: the thing of the scene that will go there, if any."""
    window: bool = False
    """A response window: its presence must not reveal what the seat holds, so a table with
    `windows` asks it even when there is only one possible answer."""
    response: bool = False
    """A chance to respond to what happens; its default answer is to pass.  People say at which of
    these they want to be asked (`kernel/stops.py`)."""
    public: bool = False
    """Everybody can work out what the seat could do here: to pass for a seat that can do nothing
    reveals nothing."""
    default: int = 0
    """Index of the answer that is given for an absent seat."""
    secret: bool = False
    """Others answer at the same time; nothing is revealed until everyone has."""
    standing: bool = False
    """A standing offer: it may stay open as long as the seat likes, and a single option is not
    taken automatically."""

    @property
    def forced(self) -> bool:
        return self.kind not in ON_BOARD and len(self.options) == 1 and not self.standing

    @property
    def default_answer(self) -> Answer:
        return self.options[self.default]


def picks(ask: Ask) -> Sequence[Option]:
    """The options that a question for one or several of them offers.  Frames put nothing but
    options into such a question, so the type is not checked."""
    return cast("Sequence[Option]", ask.items if ask.kind in (MANY, ORDER) else ask.options)


def picks_of(ask: Ask, kind: type[OptionT]) -> Sequence[OptionT]:
    """The options of a question that offers one kind only; its id says which."""
    return cast("Sequence[OptionT]", ask.options)


class _Lazy(Sequence[Answer]):
    __slots__ = ("items",)

    def __init__(self, items: Sequence[Answer]) -> None:
        self.items = tuple(items)

    def at(self, rank: int) -> Answer:
        raise AssertionError("each kind of sequence computes the answer at a rank")

    @overload
    def __getitem__(self, i: int) -> Answer: ...
    @overload
    def __getitem__(self, i: slice) -> list[Answer]: ...
    def __getitem__(self, i: int | slice) -> Answer | list[Answer]:
        n = len(self)
        if isinstance(i, slice):
            return [self.at(k) for k in range(*i.indices(n))]
        if i < 0:
            i += n
        if not 0 <= i < n:
            raise IndexError(i)
        return self.at(i)

    def __iter__(self) -> Iterator[Answer]:
        return (self.at(k) for k in range(len(self)))

    def _key(self) -> tuple[object, ...]:
        return (self.items,)

    def __eq__(self, other: object) -> bool:
        """Equal when they ask the same question; the answers are never listed to compare them."""
        return type(other) is type(self) and other._key() == self._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def own(self, answer: tuple[Answer, ...]) -> list[Answer] | None:
        """The items this answer names, in the question's own form; None when it names any other."""
        rest, found = list(self.items), []
        for item in answer:
            if item not in rest:
                return None
            found.append(rest.pop(rest.index(item)))
        return found


class Choices(_Lazy):
    """Every way to take lo..hi of the items, each a tuple in the items' order."""

    __slots__ = ("_count", "hi", "lo")

    def __init__(self, items: Sequence[Answer], lo: int, hi: int) -> None:
        super().__init__(items)
        n = len(self.items)
        self.lo, self.hi = lo, min(hi, n)
        count = comb(n, lo) if lo == self.hi else sum(comb(n, k) for k in range(lo, self.hi + 1))
        # len() must fit a machine word; the answers past it are valid, just not counted.
        self._count = min(count, sys.maxsize)

    def __len__(self) -> int:
        return self._count

    def _key(self) -> tuple[object, ...]:
        return (self.items, self.lo, self.hi)

    def at(self, rank: int) -> Answer:
        n = len(self.items)
        size = self.lo
        while rank >= comb(n, size):
            rank -= comb(n, size)
            size += 1
        picked: list[Answer] = []
        start = 0
        while size:
            rest = comb(n - start - 1, size - 1)
            if rank < rest:
                picked.append(self.items[start])
                size -= 1
            else:
                rank -= rest
            start += 1
        return tuple(picked)

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, tuple) or not self.lo <= len(answer) <= self.hi:
            return False
        return self.own(answer) is not None

    def own(self, answer: tuple[Answer, ...]) -> list[Answer] | None:
        """In the items' order, whatever order they were clicked in."""
        found = super().own(answer)
        if found is None:
            return None
        kept = []
        for item in self.items:
            if item in found:
                found.remove(item)
                kept.append(item)
        return kept


class Orders(_Lazy):
    """Every order of the items."""

    __slots__ = ()

    def __len__(self) -> int:
        return min(factorial(len(self.items)), sys.maxsize)

    def at(self, rank: int) -> Answer:
        rest = list(self.items)
        out: list[Answer] = []
        while rest:
            i, rank = divmod(rank, factorial(len(rest) - 1))
            out.append(rest.pop(i))
        return tuple(out)

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, tuple) or len(answer) != len(self.items):
            return False
        return self.own(answer) is not None


class Details(TypedDict, total=False):
    """The fields of an `Ask` that any kind of question may have."""

    args: tuple[tuple[str, Any], ...]
    mover: tuple[str | int, ...]
    window: bool
    response: bool
    public: bool
    default: int
    secret: bool
    standing: bool


def ask_many(
    seat: int, id: str, items: Sequence[Answer], lo: int, hi: int, **more: Unpack[Details]
) -> Ask:
    kept = tuple(items)
    return Ask(seat, id, Choices(kept, lo, hi), kind=MANY, items=kept, lo=lo, hi=hi, **more)


def ask_order(seat: int, id: str, items: Sequence[Answer], **more: Unpack[Details]) -> Ask:
    kept = tuple(items)
    return Ask(seat, id, Orders(kept), kind=ORDER, items=kept, **more)


def ask_number(seat: int, id: str, lo: int, hi: int, **more: Unpack[Details]) -> Ask:
    return Ask(seat, id, range(lo, hi + 1), kind=NUMBER, lo=lo, hi=hi, **more)


def ask_confirm(seat: int, id: str, **more: Unpack[Details]) -> Ask:
    return Ask(seat, id, (False, True), kind=CONFIRM, **more)


def ask_point(
    seat: int, id: str, zone: Zone, samples: Sequence[tuple[Place]], **more: Unpack[Details]
) -> Ask:
    """One place in the zone, as `((x, y, floor),)`.  `samples` are some valid answers, for bots;
    they are stored unchanged and may be lazy.  The frame's `fits_<step>` decides what else is
    valid."""
    return Ask(seat, id, samples, kind=POINT, lo=1, hi=1, zone=zone, **more)


def ask_path(
    seat: int,
    id: str,
    zone: Zone,
    samples: Sequence[tuple[Place, ...]],
    most: int = LONGEST_PATH,
    **more: Unpack[Details],
) -> Ask:
    """The same for a path: its corners, then its end.  A single place leaves the route to the
    rules."""
    return Ask(seat, id, samples, kind=PATH, lo=1, hi=most, zone=zone, **more)


DEEPEST_ANSWER = 8
"""Answers nest no deeper than this; anything deeper is refused without being read to its end."""


def as_answer(value: object, option_type: Any = None, depth: int = DEEPEST_ANSWER) -> Answer:
    """Outside data in the form that asks use: an array that is an option of the game becomes that
    option, any other list a tuple (several options, a place, a thing of the scene)."""
    if not depth:
        raise RecursionError(f"an answer has lists in lists, more than {DEEPEST_ANSWER} deep")
    if isinstance(value, (list, tuple)):
        if option_type is not None and value and isinstance(value[0], str):
            try:
                option: Option = msgspec.convert(value, option_type)
                return option
            except msgspec.ValidationError:
                pass  # not an option; the caller reports what was offered
        return tuple(as_answer(v, option_type, depth - 1) for v in value)
    # Anything else may have come, too; `accepts` refuses what is no answer.
    return cast("Answer", value)


def accepts(ask: Ask, answer: object) -> bool:
    """Whether the answer is of the asked kind and was offered (places: inside the zone)."""
    kind = ask.kind
    if kind in ON_BOARD:
        return misplaced(ask, answer) is None
    if kind == REPORT:
        return isinstance(answer, Report)
    if kind == NUMBER and type(answer) is not int:
        return False
    if kind == CONFIRM and type(answer) is not bool:
        return False
    return answer in ask.options


def misplaced(ask: Ask, answer: object) -> str | None:
    """Why an answer is not a list of places inside the zone of the ask; None when it is."""
    if not isinstance(answer, tuple) or not all(isinstance(p, tuple) for p in answer):
        return "an answer is a list of places, ((x, y, floor), ...)"
    if not ask.lo <= len(answer) <= ask.hi:
        return f"{ask.lo} to {ask.hi} places are asked for; got {len(answer)}"
    assert ask.zone is not None
    for place in answer:
        if len(place) != 3:
            return f"a place is x, y and floor; got {place!r}"
        if any(isinstance(n, float) for n in place):
            return f"coordinates are whole numbers, never fractions; got {place!r}"
        if not all(type(n) is int for n in place):
            return f"coordinates are whole numbers; got {place!r}"
        if not ask.zone.holds(place[0], place[1]):
            return f"{place!r} is outside the zone"
    return None


def taken(ask: Ask, answer: Answer) -> Answer:
    """An accepted answer in the question's own form.  Python treats 1, 1.0 and True as equal, JSON
    does not, so states and records only ever hold the question's form."""
    if ask.kind in ON_BOARD or ask.kind == REPORT:
        return answer
    if isinstance(ask.options, _Lazy) and isinstance(answer, tuple):
        return tuple(ask.options.own(answer) or ())
    return ask.options[ask.options.index(answer)]
