"""Loadouts: what a seat brings to a table, such as a deck or a team list.

A loadout is a text.  What it contains and what makes it legal is up to the game: a game played with
loadouts has a `Loadouts`, which names the slots that each seat fills, reads and checks texts, and
keeps the ready-made lists of the house.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from neontable.kernel.errors import BadOption
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import TableOption
from neontable.kernel.text import Text, render

LONGEST = 20_000
"""The most characters of a text: it may come from anybody."""

Given = Mapping[int, str | Sequence[str]] | Sequence[str | Sequence[str]]
"""What callers bring: by seat, one text or one for each slot; "" where a slot stays empty."""


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    """A place for one loadout of a seat."""

    name: str
    """Unique among the slots of a seat, such as `corp_deck`."""
    side: str = ""
    """The side of the game that plays it, as written in texts; "" where sides do not differ."""
    default: str = ""
    """What is played when the seat brings nothing: a text, or the name of a house list."""
    option: str = ""
    """The slot is used only at tables with this option on, such as a second deck for a duel."""
    game: int = 1
    """Which game of the match it is for, from 1."""


class Loadout(msgspec.Struct, frozen=True):
    """A loadout that was read from a text in its game's format."""

    name: str
    side: str
    text: str
    """Complete and in the game's own spelling: reading it gives the same loadout."""
    size: int
    origin: str = ""
    """For lists of the house: `published`, or `designed` by us."""
    source: str = ""
    about: Text | None = None
    facts: tuple[Text, ...] = ()
    """What it is made of, a line each."""


class LoadoutProblem(msgspec.Struct, frozen=True):
    """What is wrong with a loadout, and where."""

    line: int
    """Number of the line in the text, from 1; 0 when it concerns the whole."""
    rule: str
    """Id of the rule that is broken; empty when the line cannot be read."""
    text: Text
    near: tuple[str, ...] = ()
    """Suggestions for an unknown name."""


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
        problem at once.  The name of a house list counts as a text.  Without a slot, the text's own
        side decides the slot."""
        raise NotImplementedError

    def house(self) -> Sequence[Loadout]:
        """The ready-made lists."""
        return ()

    def sampled(self, side: str) -> Sequence[str]:
        """Texts of further lists for a side, for random play over everything that can be brought;
        together they hold all of it."""
        return ()

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

    def house_list(self, name: str) -> Loadout:
        """A house list by its name, ignoring case and punctuation."""
        known = {_plain(one.name): one for one in self.house()}
        found = known.get(_plain(name))
        if found is None:
            near = difflib.get_close_matches(_plain(name), known, 3)
            names = ", ".join(known[k].name for k in near or known) or "none"
            hint = "did you mean" if near else "the lists of the house are"
            raise BadOption(f"the house has no list {name!r}; {hint}: {names}")
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


def _plain(name: str) -> str:
    return "".join(c for c in name.casefold() if c.isalnum())
