"""Any game: when its rules fail or run in circles, the table is as it was before the answer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from neontable.kernel.errors import RulesFault, RulesLoop
from neontable.kernel.frames import Frame, Unwind, push
from neontable.kernel.table import Table
from tests.contract.tables import Case, Moment, play_on, spread, walk


class Spinner(Frame):
    """Goes round without ever asking anybody."""

    at: str = "spin"

    def do_spin(self, g: Any) -> None:
        self.at = "spin"


class Digger(Frame):
    """Opens itself inside itself."""

    at: str = "dig"

    def do_dig(self, g: Any) -> None:
        push(g, Digger())


def fail(g: Any) -> None:
    raise ZeroDivisionError("on purpose")


def spoil(g: Any) -> None:
    g.stack.append(object())
    raise KeyError("on purpose, with a state that cannot even be written")


def spin(g: Any) -> None:
    push(g, Spinner())


def dig(g: Any) -> None:
    push(g, Digger())


def moments(case: Case) -> list[Moment]:
    return spread(walk(case).decisions, 8)


def answer_badly(
    table: Table, harm: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> RulesFault:
    """Answer with rules that do their work, and then once, only once, do harm."""
    top = table.state.stack[-1]
    at, (rightly, together) = top.at, top.takes[top.at]
    done = []

    def wrongly(frame: Any, g: Any, *answer: Any) -> None:
        with suppress(Unwind):  # an answer may end the game at once; harm is done all the same
            rightly(frame, g, *answer)
        if not done:
            done.append(True)
            harm(g)

    ask = table.asks[0]
    with monkeypatch.context() as patch:
        patch.setitem(type(top).takes, at, (wrongly, together))
        with pytest.raises(RulesFault) as caught:
            table.answer(ask.seat, ask.options[-1])
    assert done
    return caught.value


@pytest.mark.parametrize("harm", [fail, spoil])
def test_a_fault_leaves_the_table_as_it_was(
    case: Case, harm: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    for i, moment in enumerate(moments(case)):
        table, twin = moment.table.clone(quiet=False), moment.table.clone(quiet=False)
        error = answer_badly(table, harm, monkeypatch)
        assert "on purpose" in str(error)
        unharmed(table, moment)
        for given, same in zip(play_on(table, i, 20), play_on(twin, i, 20), strict=True):
            assert given == same
        assert table.digest == twin.digest


@pytest.mark.parametrize("harm", [spin, dig])
def test_running_in_circles_ends_in_an_error(
    case: Case, harm: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("neontable.kernel.frames.STEP_LIMIT", 2000)
    for moment in moments(case):
        table = moment.table.clone(quiet=False)
        assert isinstance(answer_badly(table, harm, monkeypatch), RulesLoop)
        unharmed(table, moment)


def unharmed(table: Table, moment: Moment) -> None:
    assert table.digest == moment.digest
    assert table.asks == moment.table.asks
    assert table.record.to_json() == moment.table.record.to_json()
    assert table.events == []
