"""The tables that the contract suite plays, and random play on them.

Run as a module it prints a fingerprint of one game's tables, for the test of hash seeds.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

from neontable.kernel import registry
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.events import Event
from neontable.kernel.game import Game
from neontable.kernel.table import Table
from tests.toys import bazaar, mat

registry.add(bazaar.GAME)
registry.add(mat.GAME)

LONGEST = 20_000
"""Answers after which a random game counts as endless."""

T = TypeVar("T")


class Case(NamedTuple):
    """A table of one game: `name` of the game, seats, options as sorted pairs."""

    name: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        told = "-".join(f"{k}={v}" for k, v in self.options)
        return f"{self.name}-{self.seats}{'-' + told if told else ''}"

    @property
    def game(self) -> Game:
        return registry.game(self.name)

    def new(self, seed: int = 0, **more: Any) -> Table:
        return self.game.new(self.seats, seed, dict(self.options), **more)


def cases() -> Iterator[Case]:
    for name in registry.names():
        try:
            tables = registry.game(name).contract_tables()
        except Exception:
            # The tests of this game fail one by one and say why; the others still run.
            tables = [(0, {})]
        for seats, options in tables:
            yield Case(name, seats, tuple(sorted(options.items())))


def few(every: Iterable[Case]) -> list[Case]:
    """As few of the tables as show every number of seats and every value of every option."""
    kept: list[Case] = []
    shown: set[tuple[str, str, Any]] = set()
    for case in every:
        facts = {(case.name, "seats", case.seats), *((case.name, k, v) for k, v in case.options)}
        if not facts <= shown:
            shown |= facts
            kept.append(case)
    return kept


class Moment(NamedTuple):
    """A decision of a game: the table there, its digest then, and what led to it."""

    table: Table
    digest: str
    events: list[Event]


class Walk(NamedTuple):
    """A random game from its first decision to its end (the end is the last moment)."""

    moments: list[Moment]
    answers: list[tuple[int, Answer]]
    end: Table

    @property
    def decisions(self) -> list[Moment]:
        return self.moments[:-1]


def chosen(table: Table, rng: random.Random) -> tuple[int, Answer]:
    ask = rng.choice(table.asks)
    return ask.seat, ask.options[rng.randrange(len(ask.options))]


def play_on(table: Table, seed: int, answers: int = LONGEST) -> Iterator[tuple[int, Answer]]:
    """Answer at random until the end or for so many answers; yields each after it was given."""
    rng = random.Random(seed)
    for _ in range(answers):
        if table.over:
            return
        seat, answer = chosen(table, rng)
        table.answer(seat, answer)
        yield seat, answer
    assert answers < LONGEST or table.over, f"not over after {LONGEST} answers"


@lru_cache(maxsize=8)
def walk(case: Case, windows: bool = False, seed: int = 1) -> Walk:
    table = case.new(seed, windows=windows)
    moments = [Moment(table.clone(quiet=False), table.digest, table.events)]
    answers = []
    for given in play_on(table, seed):
        answers.append(given)
        moments.append(Moment(table.clone(quiet=False), table.digest, table.events))
    return Walk(moments, answers, table)


def spread(things: Sequence[T], n: int) -> list[T]:
    """At most n of the things, evenly spread, first and last among them."""
    if len(things) <= n:
        return list(things)
    return [things[i * (len(things) - 1) // (n - 1)] for i in range(n)]


def some_options(ask: Ask, n: int) -> list[Answer]:
    return [ask.options[i] for i in spread(range(len(ask.options)), n)]


def seats_and_spectator(table: Table) -> list[int]:
    return [*range(table.seats), -1]


def fingerprint(name: str, every: int) -> str:
    """Everything that a set's or dict's order could change, in one hash: each answer, what it
    emitted, what is asked next; views and the scene, which take long, at one answer in `every`."""
    seen = blake2b(digest_size=16)
    for case in few(cases()):
        if case.name != name:
            continue
        table = case.new(3, windows=True)
        for number, given in enumerate(play_on(table, 3)):
            asks = [(a.seat, a.id, a.items, some_options(a, 50)) for a in table.asks]
            seen.update(repr((given, asks, table.events)).encode())
            if number % every == 0:
                views = [table.view(s) for s in seats_and_spectator(table)]
                seen.update(repr((views, table.scene(0))).encode())
        seen.update(table.record.to_json())
    return seen.hexdigest()


if __name__ == "__main__":
    # Run as `-m`, this module is a second copy of itself; the registry is one, so that is fine.
    sys.stdout.write(fingerprint(sys.argv[1], int(sys.argv[2])))
