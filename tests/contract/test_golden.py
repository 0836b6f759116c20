"""A game of each table written out in words, so that a change of the rules is a readable diff.

    NEONTABLE_GOLDEN=write pytest tests/contract/test_golden.py

writes the files anew; read the diff before you commit it.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from neontable.kernel import registry
from neontable.kernel.table import Table
from neontable.kernel.text import render
from tests.contract.tables import LONGEST, Case, cases, chosen

GOLDEN = Path(__file__).parents[1] / "golden"
SEED = 42
SHOWN = 150
"""Answers written one by one; of the rest of the game only the end is written."""
DIGEST_EVERY = 25


def playthrough(case: Case) -> Iterator[str]:
    game = case.game
    table = case.new(SEED, windows=True)
    rng = random.Random(SEED)
    yield f"{game.name}, rules version {game.rules}, {case.seats} seats, seed {SEED}"
    yield f"options {table.options}"
    yield f"committed to {table.commitment}"
    yield from events(table)
    for n in range(1, LONGEST):
        if table.over:
            break
        seat, answer = chosen(table, rng)
        ask = table.asks_for(seat)[0]
        if n <= SHOWN:
            words = render(game.show.option_text(ask, answer), "en")
            yield ""
            yield f"{n}. seat {seat}: {render(game.show.ask_text(ask), 'en')}"
            given = msgspec.json.encode(answer).decode()
            yield f"   {ask.kind} of {len(ask.options)}: {given} {words}"
        table.answer(seat, answer)
        if n <= SHOWN:
            yield from events(table)
            if n % DIGEST_EVERY == 0:
                yield f"   digest {table.digest}"
    yield ""
    yield f"over after {table.journal.count} answers"
    yield f"{table.outcome}"
    yield f"digest {table.digest}"


def events(table: Table) -> Iterator[str]:
    for event in table.events:
        whose = f"[only {event.only}] " if event.only >= 0 else ""
        whose += f"[all but {event.but}] " if event.but >= 0 else ""
        yield f"   - {whose}{table.say(event)}"


@pytest.mark.parametrize("name", [*registry.names(), *registry.campaigns()])
def test_the_game_of_seed_42_is_the_one_written_down(name: str) -> None:
    case = next(c for c in cases() if c.name == name)
    lines = list(playthrough(case))
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("NEONTABLE_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", "utf-8")
    assert path.exists(), f"write {path.name} first: NEONTABLE_GOLDEN=write"
    # The first line that differs is where the game took another way.
    for n, (was, now) in enumerate(zip(path.read_text("utf-8").splitlines(), lines, strict=False)):
        assert now == was, f"line {n + 1} of {path.name}"
    assert len(path.read_text("utf-8").splitlines()) == len(lines)
