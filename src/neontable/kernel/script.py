"""Scripts: play as code, for tests, puzzles, tutorials and people who write positions.

    play = neontable.Script.load(position)          # every question is asked
    play.expect("nr-ask-corp").pick("install", card="data-wall", fort=3)
    play.pass_()

A pick names the verb of an option and enough of its fields to single it out, by position or by
name; a field is given by its value or by the game's text for it.  Nothing is guessed: a pick that
matches no option, or several, is a `BadScript` that lists what was offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from neontable.kernel import table as tables
from neontable.kernel.asks import MANY, ORDER, PICK, Answer, Ask
from neontable.kernel.errors import NeontableError
from neontable.kernel.events import Event
from neontable.kernel.options import Option, Thing, Word, nouns
from neontable.kernel.plain import Source
from neontable.kernel.show import Refusal, Show
from neontable.kernel.table import Table
from neontable.kernel.text import Text, render

MOST_LISTED = 40
LONGEST = 1000
"""The most questions `pass_to` passes before it gives up."""


class BadScript(NeontableError, AssertionError):
    """A script that does not fit what is asked; in a test it counts as a failed assertion."""


class Script:
    """A table answered by name.  Every method that answers returns the script."""

    def __init__(self, table: Table, seat: int | None = None) -> None:
        self.table = table
        self.only = seat
        """The seat to answer for; None: whoever is asked."""
        self.events: list[Event] = [] if table.journal.events is None else table.events
        """Every event since the script began, whoever may see it."""

    @classmethod
    def load(cls, position: Source, *, every_ask: bool = True) -> Script:
        """From a position, as `neontable.load` takes it."""
        return cls(tables.load(position, every_ask=every_ask))

    def of(self, seat: int) -> Script:
        """The same table, answered for one seat: where several are asked at once."""
        other = Script.__new__(Script)
        other.table, other.only, other.events = self.table, seat, self.events
        return other

    # -- looking -----------------------------------------------------------------------------
    @property
    def asks(self) -> list[Ask]:
        return [a for a in self.table.asks if self.only in (None, a.seat)]

    @property
    def ask(self) -> Ask:
        """The one question that is open."""
        asks = self.asks
        if len(asks) != 1:
            many = "several seats are asked; say which with of(seat)" if asks else "nobody is asked"
            raise BadScript(f"{many}{self._offers()}")
        return asks[0]

    @property
    def options(self) -> list[Answer]:
        return list(self.ask.options)

    @property
    def over(self) -> bool:
        return self.table.over

    def expect(self, id: str, seat: int | None = None) -> Script:
        """Assert that this is asked now (of this seat)."""
        if not any(a.id == id and seat in (None, a.seat) for a in self.asks):
            whom = "" if seat is None else f" of seat {seat}"
            raise BadScript(f"{id} is not asked{whom}{self._offers()}")
        return self

    def expect_over(self) -> Script:
        if not self.table.over:
            raise BadScript(f"the game is not over{self._offers()}")
        return self

    def offered(self, verb: str | Option, *values: object, **fields: object) -> bool:
        """Whether at least one option fits."""
        return bool(self._fitting(verb, values, fields))

    def happened(self, id: str) -> bool:
        """Whether an event of this kind was emitted so far."""
        return any(e.id == id for e in self.events)

    def why_not(self, thing: Answer | Thing) -> Refusal:
        """Why the asked seat cannot do a thing, which must not be offered."""
        refusal = self.table.why_not(self.ask.seat, thing)
        if refusal is None:
            raise BadScript(f"{thing!r} is offered{self._offers()}")
        return refusal

    # -- answering ---------------------------------------------------------------------------
    def pick(self, verb: str | Option, *values: object, **fields: object) -> Script:
        """Take the one option with this verb whose fields are these: `pick("run", 0)`,
        `pick("use", card="Black Dahlia", n=1)`, or a whole option, `pick(Run(0))`."""
        found = self._fitting(verb, values, fields)
        if len(found) == 1:
            ask, option = found[0]
            return self._answer(ask.seat, option)
        named = _call(verb, values, fields)
        if not found:
            raise BadScript(f"{named} is not offered{self._offers()}")
        fitting = "".join(f"\n  {self._line(ask, option)}" for ask, option in found[:MOST_LISTED])
        raise BadScript(f"{named} fits {len(found)} options; name more of its fields:{fitting}")

    def maybe(self, verb: str | Option, *values: object, **fields: object) -> Script:
        """Pick it if it is offered now, else do nothing."""
        return self.pick(verb, *values, **fields) if self.offered(verb, *values, **fields) else self

    def pass_(self) -> Script:
        """Take the option that does nothing: `pass`, or the only one that is idle."""
        for ask in self.asks:
            idle = (
                [o for o in ask.options if isinstance(o, Option) and o.idle] if _picks(ask) else []
            )
            passes = [o for o in ask.options if _verb(o) == "pass"] if _picks(ask) else []
            if len(passes or idle) == 1:
                return self._answer(ask.seat, (passes or idle)[0])
        raise BadScript(f"nothing passes here{self._offers()}")

    def pass_to(self, id: str, seat: int | None = None) -> Script:
        """Pass until this is asked (of this seat); a question without a pass stops the script."""
        for _ in range(LONGEST):
            if any(a.id == id and seat in (None, a.seat) for a in self.asks):
                return self
            self.pass_()
        raise BadScript(f"{id} is not asked after {LONGEST} passes{self._offers()}")

    def choose(self, *things: object) -> Script:
        """Answer a question for several things, or for an order, with these: whole options, or
        for each a value or the words of one of its fields that singles it out."""
        ask = self.ask
        if ask.kind not in (MANY, ORDER):
            raise BadScript(f"{ask.id} does not ask for several things{self._offers()}")
        left, chosen = list(ask.items), []
        for thing in things:
            fits = [item for item in left if self._is(item, thing)]
            if not fits or any(item != fits[0] for item in fits):
                many = f"fits {len(fits)} things" if fits else "is not among the things"
                raise BadScript(f"{thing!r} {many}{self._offers()}")
            left.remove(fits[0])
            chosen.append(fits[0])
        return self._answer(ask.seat, tuple(chosen))

    def answer(self, answer: Answer) -> Script:
        """Answer with a number, a bool, a point, or a whole option."""
        return self._answer(self.ask.seat, answer)

    def _answer(self, seat: int, answer: Answer) -> Script:
        self.table.answer(seat, answer)
        self.events += self.table.events
        return self

    # -- finding -----------------------------------------------------------------------------
    def _fitting(
        self, verb: str | Option, values: Sequence[object], fields: Mapping[str, object]
    ) -> list[tuple[Ask, Answer]]:
        fits: Callable[[Answer], bool]
        if isinstance(verb, str):

            def fits(option: Answer) -> bool:
                return self._fits(option, verb, values, fields)
        else:

            def fits(option: Answer) -> bool:
                return bool(option == verb)

        return [(a, o) for a in self.asks if _picks(a) for o in a.options if fits(o)]

    def _fits(
        self, option: Answer, verb: str, values: Sequence[object], fields: Mapping[str, object]
    ) -> bool:
        if _verb(option) != verb:
            return False
        named = _fields(option)
        if len(values) > len(named):
            return False
        pairs = [*zip(named, values, strict=False), *fields.items()]
        return all(self._field_is(option, named, name, value) for name, value in pairs)

    def _field_is(
        self, option: Answer, named: Mapping[str, object], name: str, value: object
    ) -> bool:
        if name in named and type(named[name]) is type(value) and named[name] == value:
            return True
        if not isinstance(value, str):
            return False
        words = _words(option)
        return name in words and _plain(_said(words[name])) == _plain(value)

    def _is(self, item: Answer, thing: object) -> bool:
        """Whether an item is this thing, or has a field that is."""
        if item == thing:
            return True
        named = _fields(item)
        return any(self._field_is(item, named, name, thing) for name in named)

    @property
    def _show(self) -> Show[Any]:
        return self.table.game.show

    # -- listing -----------------------------------------------------------------------------
    def _offers(self) -> str:
        """What is asked and offered, one line for each option, under the words of an error."""
        if self.table.over:
            return ": the game is over"
        out = ":"
        for ask in self.asks:
            out += f"\n  seat {ask.seat} is asked {ask.id} ({ask.kind})"
            if ask.kind == "number":
                out += f": {ask.lo} to {ask.hi}"
                continue
            things: Sequence[Answer] = ask.options if ask.kind == PICK else ask.items
            out += "".join(f"\n    {self._line(ask, thing)}" for thing in things[:MOST_LISTED])
            if len(things) > MOST_LISTED:
                out += f"\n    … ({len(things)} in all)"
        return out

    def _line(self, ask: Ask, option: Answer) -> str:
        verb = _verb(option)
        if verb is None:
            return repr(option)
        line = _call(verb, (), _fields(option))
        with suppress(LookupError):  # a game that is being written may have no words yet
            line += "  " + render(self._show.option_text(ask, option), "en")
        return line


def _picks(ask: Ask) -> bool:
    return ask.kind == PICK


def _verb(option: Answer) -> str | None:
    return option.verb() if isinstance(option, Option) else None


def _fields(option: Answer) -> dict[str, object]:
    """The fields of an option by name, in their order."""
    if not isinstance(option, Option):
        return {}
    return {name: getattr(option, name) for name in nouns(type(option))}


def _words(option: Answer) -> dict[str, Word]:
    """The words of the fields, and whatever else the option's text contains."""
    if not isinstance(option, Option):
        return {}
    own = {name: noun.word(getattr(option, name)) for name, noun in nouns(type(option)).items()}
    return {**own, **option.words()}


def _said(word: Word) -> str:
    if isinstance(word, Text):
        return render(word, "en")
    if isinstance(word, str) and word.startswith("@"):
        return render(Text(word[1:]), "en")
    return str(word)


def _plain(words: str) -> str:
    return " ".join(words.casefold().split())


def _call(verb: str | Option, values: Iterable[object], fields: Mapping[str, object]) -> str:
    if isinstance(verb, Option):
        return repr(verb)
    inner = [repr(v) for v in values] + [f"{k}={v!r}" for k, v in fields.items()]
    return f"{verb}({', '.join(inner)})"
