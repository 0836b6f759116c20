"""What the tests of positions share, game by game: loading, refusals, random play from a position,
positions spoilt at random, and the page that documents them."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import neontable
from neontable.kernel.asks import Ask
from neontable.kernel.errors import BadPosition
from neontable.kernel.game import Game
from neontable.kernel.table import Table
from tests.contract.tables import cases_of

ROOT = Path(__file__).parents[1]
NUMBERS = [-2, -1, 0, 1, 2, 3, 5, 7, 10, 11, 12, 45, 99, 4095, 5000]

Position = dict[str, Any]


def page(name: str) -> tuple[str, list[str]]:
    """The page about a game's positions, and the examples on it."""
    text = (ROOT / "docs" / "positions" / f"{name}.md").read_text("utf-8")
    return text, re.findall(r"```json position\n(.*?)```", text, re.DOTALL)


def load(position: Position, *, quiet: bool = False) -> Table:
    return neontable.load(json.dumps(position), quiet=quiet)


def problems(position: Position | str | bytes) -> list[str]:
    """Why a position is refused; it must be, and its error must say all of it."""
    raw = json.dumps(position) if isinstance(position, dict) else position
    with pytest.raises(BadPosition) as refused:
        neontable.load(raw)
    assert refused.value.problems
    assert all(p in str(refused.value) for p in refused.value.problems)
    return refused.value.problems


# -- random play ---------------------------------------------------------------------------------
def pick(ask: Ask, dice: random.Random) -> Any:
    return ask.options[dice.randrange(min(len(ask.options), 10**6))]


def play_on(table: Table, dice: random.Random, answers: int) -> None:
    for _ in range(answers):
        if table.over:
            return
        ask = dice.choice(list(table.asks))
        table.answer(ask.seat, pick(ask, dice))


def write_and_read(table: Table, dice: random.Random, times: int) -> None:
    """Play; every few answers what is written is read back, and asks the same."""
    for _ in range(times):
        play_on(table, dice, 5)
        if table.over:
            return
        again = neontable.load(table.to_json())
        assert again.digest == table.digest
        assert again.asks == table.asks


# -- spoilt positions ------------------------------------------------------------------------------
def refused_when_truncated(raw: bytes, step: int) -> None:
    for cut in [*range(0, len(raw) - 1, step), len(raw) - 1]:
        assert problems(raw[:cut])


def paths(thing: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(thing, dict):
        for key in thing:
            yield from paths(thing[key], (*path, key))
    elif isinstance(thing, list):
        for i, inner in enumerate(thing):
            yield from paths(inner, (*path, i))


def mutated(
    position: Position, dice: random.Random, words: Sequence[str], flow: Sequence[str]
) -> Position:
    """One thing changed or taken away, more often than not in the fields of `flow`; `words` are
    some that mean something somewhere."""
    position = copy.deepcopy(position)
    every = [p for p in paths(position) if p[0] not in ("game", "rules")]
    going_on = [p for p in every if p[0] in flow]
    path = dice.choice(going_on if going_on and dice.random() < 0.6 else every)
    holder: Any = position
    for key in path[:-1]:
        holder = holder[key]
    key = path[-1]
    value = holder[key]
    if dice.random() < 0.12:
        del holder[key]
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = dice.choice([value - 1, value + 1, *NUMBERS])
    elif isinstance(value, str):
        holder[key] = dice.choice(words)
    elif isinstance(value, list):
        more = [*value, dice.choice([0, 3, -1, words[0]])]
        holder[key] = dice.choice([[], value[:-1], value + value[:1], more])
    else:
        holder[key] = dice.choice([{}, None, [], 3])
    return position


def play_on_or_refuse(
    game: Game, seed: int, words: Sequence[str], flow: Sequence[str] = ("stack",)
) -> None:
    """A mutated position is refused, or it can be played on and stays in order."""
    dice = random.Random(seed)
    tables = cases_of(game.name)
    played = refused = 0
    for _ in range(8):
        case = dice.choice(tables)
        windows = dice.random() < 0.4
        key = dice.getrandbits(32)
        table = case.new(key, quiet=True, windows=windows)
        for _ in range(200):
            play_on(table, dice, 1)
            if table.over:
                break
            if dice.random() > (0.2 if len(table.state.stack) > 2 else 0.05):
                continue
            position = mutated(json.loads(table.to_json()), dice, words, flow)
            try:
                other = load(position, quiet=True)
            except BadPosition:
                refused += 1
                continue
            played += 1
            play_on(other, dice, 30)
            if not other.over:
                assert game.check(other.state) == []
    assert played > 5
    assert refused > 20
