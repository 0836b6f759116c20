"""Loadouts: what a seat brings to a table, such as a deck or a team list.

A loadout is a text.  What it contains and what makes it legal is up to the game: a game played with
loadouts has a `Loadouts`, which names the slots that each seat fills, reads and checks texts, and
has built-in lists.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from neontable.kernel.errors import BadOption
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import TableOption
from neontable.kernel.text import Text, literal, render, say

LONGEST = 20_000
"""The most characters of a text: it may come from anybody."""

MOST_FIXED = 12
"""The most problems of one loadout for which remedies are sought."""
MOST_REMEDIES = 100

Given = Mapping[int, str | Sequence[str]] | Sequence[str | Sequence[str]]
"""What callers bring: by seat, one text or one for each slot; "" where a slot stays empty."""


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    """A place for one loadout of a seat."""

    name: str
    """Unique among the slots of a seat, such as `corp_deck`."""
    side: str = ""
    """The side of the game that plays it, as written in texts; "" where any side may be brought."""
    default: str = ""
    """What is played when the seat brings nothing: a text, or the name of a built-in list."""
    option: str = ""
    """The slot is used only at tables with this option on, such as a second deck for a duel."""
    game: int = 1
    """Which game of the match it is for, from 1."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a loadout: a component, how often, and what was bought for it."""

    component: Annotated[str, msgspec.Meta(max_length=80)]
    """Id of the component, as `Show.components` lists it."""
    count: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    holds: tuple[Entry, ...] = ()
    """Gear of a model, upgrades of a runner; the same for each of `count`."""


class Meter(msgspec.Struct, frozen=True):
    """A number that a loadout is built by: cards, points, prices."""

    text: Text
    n: int
    least: int = 0
    most: int = -1
    """-1: there is no limit."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A component that may be put into a loadout."""

    component: str
    cost: int = 0
    """In the currency of the game; 0 where nothing is paid."""
    most: int = -1
    """How many a loadout may hold; -1: any number."""
    held: bool = False
    """It is bought for an entry that can hold it, and cannot be an entry by itself."""
    holds: bool = False
    """Others can be bought for it."""


class Fix(msgspec.Struct, frozen=True):
    """A change that would solve a problem."""

    text: Text
    entries: tuple[Entry, ...]
    """The whole loadout after it."""


class Loadout(msgspec.Struct, frozen=True):
    """A loadout that was read from a text in its game's format."""

    name: str
    side: str
    text: str
    """Complete and in the game's own spelling: reading it gives the same loadout."""
    size: int
    origin: str = ""
    """For built-in lists: `published`, or `designed` by us."""
    source: str = ""
    about: Text | None = None
    facts: tuple[Text, ...] = ()
    """What it is made of, a line each."""
    entries: tuple[Entry, ...] = ()
    """The same as the text, for screens that show its components."""
    meters: tuple[Meter, ...] = ()
    pool: str = ""
    """The seed of the packs that it is built from, and from nothing else."""


class LoadoutProblem(msgspec.Struct, frozen=True):
    """What is wrong with a loadout, and where."""

    line: int
    """Number of the line in the text, from 1; 0 when it concerns the whole."""
    rule: str
    """Id of the rule that is broken; empty when the line cannot be read."""
    text: Text
    near: tuple[str, ...] = ()
    """Suggestions for an unknown name."""
    component: str = ""
    """The component that is wrong or too many; empty when it is none by itself."""


class LoadoutReport(msgspec.Struct, frozen=True):
    """The result of checking a text.  It is legal when there are no problems."""

    problems: tuple[LoadoutProblem, ...]
    loadout: Loadout | None
    """What could be read of it; None when nothing could."""


class BadLoadout(BadOption):
    """A loadout that a table does not allow; `problems` has every reason, renderable in any
    language."""

    def __init__(self, what: str, problems: Sequence[LoadoutProblem]) -> None:
        self.problems = tuple(problems)
        reasons = "".join(f"\n  - {_in_english(p)}" for p in problems)
        super().__init__(f"{what} is not legal:{reasons}")


def _in_english(problem: LoadoutProblem) -> str:
    words = render(problem.text, "en")
    line = f"line {problem.line}: " if problem.line else ""
    return f"{line}{words} ({problem.rule})" if problem.rule else f"{line}{words}"


class Loadouts:
    """What a game with loadouts defines about them."""

    noun: str = "deck"
    """What a loadout is called: "deck" or "team"; the command of this name checks it."""
    sealed_option: str = ""
    """The table option with which the table itself makes every loadout: nobody brings one."""
    sealed_choices: Mapping[str, TableOption] = {}
    """What may be chosen when a sealed loadout is made outside a table, by `make_sealed`."""

    # -- what a game defines ------------------------------------------------------------------
    def slots(self, seat: int) -> Sequence[Slot]:
        """Every slot that a seat may have, those of the first game first."""
        raise NotImplementedError

    def check(self, text: str, slot: Slot | None, options: Mapping[str, Any]) -> LoadoutReport:
        """Checks a text for a slot at a table with these (complete) options and reports every
        problem at once.  The name of a built-in list counts as a text.  Without a slot, the
        text's own side decides the slot."""
        raise NotImplementedError

    def built_in(self) -> Sequence[Loadout]:
        """The lists that come with the game."""
        return ()

    def sampled(self, side: str) -> Sequence[str]:
        """Texts of further lists for a side, for random play over everything that can be brought;
        together they hold all of it."""
        return ()

    def for_bot(self, seat: int, options: Mapping[str, Any], seed: str) -> Sequence[str]:
        """What a bot plays with when nobody gave it anything, at a table with these
        (complete) options: a text for each slot, or () where a bot plays with the defaults.  The
        seed makes the choice the same every time."""
        return ()

    # -- building one from components ------------------------------------------------------------
    hand: int = 0
    """How many entries a first hand is dealt; 0: nobody draws from a loadout."""
    judged_by: tuple[str, ...] = ()
    """The table options that decide what is legal: a builder offers them."""
    curve: str = ""
    """The facet of the library whose numbers are drawn as a curve."""
    currency: Text | None = None
    """What the costs of offers are paid in."""

    def sides(self) -> Sequence[str]:
        """The sides that a loadout can be built for; () where all are alike."""
        return tuple(dict.fromkeys(one.side for one in self.built_in() if one.side))

    def offers(self, side: str, options: Mapping[str, Any], pool: str = "") -> Sequence[Offer]:
        """The components that a loadout of a side may hold at a table with these (complete)
        options; of a pool, those that its packs hold."""
        return ()

    def written(self, name: str, side: str, entries: Sequence[Entry], pool: str = "") -> str:
        """The text of these entries, legal or not; what a side has no component for is a
        BadOption."""
        raise BadOption("loadouts of this game are written as text only")

    def remedies(
        self, loadout: Loadout, problem: LoadoutProblem, options: Mapping[str, Any]
    ) -> Iterable[Fix]:
        """Changes that might solve a problem, the best first; whether they do is checked.  By
        default, copies of the component that the problem is about are taken out."""
        if problem.component:
            entries = loadout.entries
            for n in range(1, MOST_REMEDIES):
                entries = without(entries, problem.component)
                yield Fix(
                    say("nt-fix-drop", n=n, name=self.component_text(problem.component)), entries
                )
                if not holds(entries, problem.component):
                    return

    def component_text(self, component: str) -> Text:
        """What a component is called in suggestions."""
        return say("nt-named", name=literal(component))

    def fixes(self, report: LoadoutReport, options: Mapping[str, Any]) -> tuple[Fix | None, ...]:
        """For each problem the first remedy that solves it, if possible without another one."""
        loadout = report.loadout
        found: list[Fix | None] = [None] * len(report.problems)
        if loadout is None or any(p.near for p in report.problems):
            return tuple(found)  # a name that cannot be read is not among the entries
        kinds = Counter((p.rule, p.text.id) for p in report.problems)
        for at, problem in enumerate(report.problems[:MOST_FIXED]):
            kind = (problem.rule, problem.text.id)
            for fix in self.remedies(loadout, problem, options):
                text = self.written(loadout.name, loadout.side, fix.entries, loadout.pool)
                after = self.check(text, None, options)
                left = Counter((p.rule, p.text.id) for p in after.problems)
                solved = left[kind] < kinds[kind]
                solved &= all(p.text != problem.text for p in after.problems)
                if not solved or after.loadout is None:
                    continue
                if kinds >= left:
                    found[at] = fix
                    break
                if problem.component and found[at] is None:
                    # What is forbidden has to go, even if something else is needed in its place.
                    found[at] = fix
        return tuple(found)

    def make_sealed(self, seed: int | str, side: str, options: Mapping[str, Any]) -> Loadout:
        """A legal loadout for a side, made from a seed; `options` are filled `sealed_choices`."""
        raise BadOption("this game has no sealed loadouts")

    def played(self, seat: int, setup: Setup) -> Sequence[Loadout]:
        """What a seat plays with at a table, first game first; only that seat may see it."""
        found = []
        texts = setup.loadouts[seat] if setup.loadouts else ()
        for slot, text in zip(self.slots_at(seat, setup.options), texts, strict=True):
            loadout = self.check(text, slot, setup.options).loadout if text else None
            if loadout is not None:
                found.append(loadout)
        return found

    # -- what follows from it --------------------------------------------------------------
    def makes(self, options: Mapping[str, object]) -> bool:
        """Whether a table with these (complete) options makes the loadouts itself."""
        return bool(self.sealed_option and options[self.sealed_option])

    def slots_at(self, seat: int, options: Mapping[str, object]) -> list[Slot]:
        """The slots of a seat that are in use at a table with these (complete) options."""
        if self.makes(options):
            return []
        return [s for s in self.slots(seat) if not s.option or options[s.option]]

    def built_in_list(self, name: str) -> Loadout:
        """A built-in list by its name, ignoring case and punctuation."""
        known = {_plain(one.name): one for one in self.built_in()}
        found = known.get(_plain(name))
        if found is None:
            near = difflib.get_close_matches(_plain(name), known, 3)
            names = ", ".join(known[k].name for k in near or known) or "none"
            hint = "did you mean" if near else "the built-in lists are"
            raise BadOption(f"there is no built-in list {name!r}; {hint}: {names}")
        return found

    def filled(
        self, seats: int, given: Given, options: Mapping[str, object]
    ) -> tuple[tuple[str, ...], ...]:
        """What every seat of a table brings, with defaults, in the game's own spelling; or a
        BadLoadout with everything that is wrong with one of them."""
        brought = self._brought(seats, given, options)
        if self.makes(options):
            return ()
        return tuple(
            tuple(
                self._legal(seat, slot, text, options)
                for slot, text in zip(self.slots_at(seat, options), texts, strict=True)
            )
            for seat, texts in enumerate(brought)
        )

    def _brought(self, seats: int, given: Given, options: Mapping[str, object]) -> list[list[str]]:
        """The texts by seat and slot, defaults filled in; nothing is read yet."""
        by_seat = dict(given) if isinstance(given, Mapping) else dict(enumerate(given))
        found = []
        for seat in range(seats):
            brought = by_seat.pop(seat, ())
            texts = [brought] if isinstance(brought, str) else list(brought)
            slots = self.slots_at(seat, options)
            if any(texts) and self.makes(options):
                raise BadOption(
                    f"with {self.sealed_option!r} the table makes every loadout; "
                    f"seat {seat} brings {len(texts)}"
                )
            if len(texts) > len(slots) and any(texts[len(slots) :]):
                names = ", ".join(s.name for s in slots) or "nothing"
                raise BadOption(
                    f"seat {seat} brings {names} to this table; got {len(texts)} loadouts"
                )
            for slot, text in zip(slots, texts, strict=False):
                if not isinstance(text, str) or len(text) > LONGEST:
                    raise BadOption(
                        f"{slot.name!r} of seat {seat} is a text of at most {LONGEST} characters; "
                        f"got {text if not isinstance(text, str) else len(text)!r}"
                    )
            texts += [""] * (len(slots) - len(texts))
            found.append([text or slot.default for slot, text in zip(slots, texts, strict=False)])
        if by_seat:
            extra = ", ".join(map(repr, by_seat))
            raise BadOption(f"loadouts are given by seat, 0 to {seats - 1}; got seat {extra}")
        return found

    def _legal(self, seat: int, slot: Slot, text: str, options: Mapping[str, object]) -> str:
        if not text:
            return ""
        report = self.check(text, slot, options)
        if report.problems or report.loadout is None:
            raise BadLoadout(f"{slot.name!r} of seat {seat}", report.problems)
        return report.loadout.text


def holds(entries: Sequence[Entry], component: str) -> bool:
    return any(e.component == component or holds(e.holds, component) for e in entries)


def without(entries: Sequence[Entry], component: str) -> tuple[Entry, ...]:
    """One copy less of a component: of the last line that has it, or of what it holds."""
    for at in range(len(entries) - 1, -1, -1):
        one = entries[at]
        if one.component == component:
            less = () if one.count == 1 else (replace(one, count=one.count - 1),)
            return (*entries[:at], *less, *entries[at + 1 :])
        if holds(one.holds, component):
            bare = replace(one, count=1, holds=without(one.holds, component))
            rest = () if one.count == 1 else (replace(one, count=one.count - 1),)
            return (*entries[:at], *rest, bare, *entries[at + 1 :])
    return tuple(entries)


def _plain(name: str) -> str:
    return "".join(c for c in name.casefold() if c.isalnum())
