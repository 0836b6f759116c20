"""Cases of somebody who had the books, the index of the rules and the page of the format only."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import neontable
from neontable.kernel.table import Table
from tests.crossfire.worked.lawyer import RULINGS, Ruling, looked

MOST_WINDOWS = 30


def plain(thing: object) -> Any:
    return msgspec.to_builtins(thing)


def offers(option: object, answer: list[Any]) -> bool:
    """Numbers that an answer leaves out at its end are understood."""
    written = [plain(one) for one in option] if isinstance(option, tuple) else list(plain(option))
    return written == answer or written[: len(answer)] == answer


def reply(table: Table, answer: list[Any]) -> None:
    """Whoever is asked so answers; windows that ask something else are passed."""
    for _ in range(MOST_WINDOWS):
        asked = [a for a in table.asks if any(offers(o, answer) for o in a.options)]
        if asked:
            table.answer(asked[0].seat, answer)
            return
        ask = table.asks[0]
        offered = [plain(o) for o in ask.options]
        assert ["pass"] in offered, f"{answer} is not offered: {ask.id} {offered}"
        table.answer(ask.seat, ["pass"])


@pytest.mark.parametrize(
    "case",
    [pytest.param(c, id=c.name, marks=[pytest.mark.rule(c.rule)]) for c in RULINGS],
)
def test_a_ruling(case: Ruling) -> None:
    table = neontable.load(case.position, every_ask=True)
    for answer in case.answers:
        reply(table, answer)
    state = json.loads(table.to_json())
    found = {}
    for path, wanted in case.then.items():
        kind, colon, word = path.partition(":")
        if colon:
            assert kind == "offered"
            found[path] = any(plain(o)[0] == word for a in table.asks for o in a.options)
            continue
        value = looked(state, path)
        counts = type(wanted) is int and isinstance(value, list)
        found[path] = len(value) if counts else value
    assert found == case.then
