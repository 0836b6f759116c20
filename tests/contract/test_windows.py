"""Any game: response windows that are asked from the middle of a game on, because somebody else sat
down.  The record holds it, and from there on not being asked says nothing."""

from __future__ import annotations

import random

import pytest

from neontable.kernel import registry
from neontable.kernel.errors import BadRecord
from neontable.kernel.record import CHECKPOINT_EVERY, read
from neontable.kernel.table import Table, play_again, replay
from tests.contract.tables import Case, cases, few, play_on, seats_and_spectator, spread, walk
from tests.contract.test_hidden import looks


def opened(case: Case) -> list[tuple[int, Table]]:
    """Tables that were begun by one person, at which the windows have been opened just now."""
    found = []
    for moment in spread(walk(case).decisions, 3):
        table = moment.table.clone(quiet=False)
        at = table.journal.count
        table.open_windows()
        found.append((at, table))
    return found


def test_windows_that_open_in_the_middle_stand_in_the_record(case: Case) -> None:
    for i, (at, table) in enumerate(opened(case)):
        assert table.state.windows
        list(play_on(table, i, 40))
        record = read(table.record.to_json())
        assert record.windows_from == at
        assert not record.setup.windows
        assert replay(record).digest == table.digest
        halfway = (at + table.journal.count) // 2
        assert play_again(record, halfway).state.windows
        assert play_again(record, at).state.windows
        assert at == 0 or not play_again(record, at - 1).state.windows


def test_a_checkpoint_of_the_very_moment_is_of_the_position_with_windows() -> None:
    table = registry.game("adrenaline").new(3, 4)
    list(play_on(table, 4, CHECKPOINT_EVERY))
    assert table.record.checkpoints[-1].answers == table.journal.count
    table.open_windows()
    list(play_on(table, 5, 20))
    record = read(table.record.to_json())
    assert replay(record).digest == table.digest
    assert play_again(record).digest == table.digest
    table.undo(10)
    assert replay(table.record).digest == table.digest
    # Who moves the moment in the record is found out.
    for at in (0, CHECKPOINT_EVERY - 1, CHECKPOINT_EVERY + 1):
        forged = read(table.record.to_json())
        forged.windows_from = at
        with pytest.raises(BadRecord):
            replay(forged)


def test_who_takes_back_does_not_close_them(case: Case) -> None:
    for i, (at, table) in enumerate(opened(case)):
        list(play_on(table, i, 8))
        back = min(table.journal.count, 12)
        if not back:
            continue
        table.undo(back)
        assert table.state.windows
        assert table.record.windows_from == min(at, table.journal.count)
        list(play_on(table, i + 1, 8))
        assert replay(table.record).digest == table.digest


@pytest.mark.parametrize("case", [c for c in few(cases()) if c.game.stops is not None], ids=str)
def test_from_then_on_not_being_asked_says_nothing(case: Case) -> None:
    """The same answers in worlds that look alike to a seat: as long as they do, the same seats are
    asked."""
    compared = 0
    for i, (_, table) in enumerate(opened(case)):
        for seat in seats_and_spectator(table):
            here = table.clone(quiet=False)
            there = table.redeal(seat, i)
            there.state.key, there.state.drawn = here.state.key, here.state.drawn
            assert looks(here, seat) == looks(there, seat)
            rng = random.Random(f"{i} {seat}")
            for _ in range(12):
                asks = [a for a in here.asks if a.seat == seat] or here.asks
                if not asks:
                    break
                ask = rng.choice(asks)
                answer = rng.choice(list(spread(ask.options, 12)))
                if not any(answer in a.options for a in there.asks_for(ask.seat)):
                    break  # the other world holds something else
                here.answer(ask.seat, answer)
                there.answer(ask.seat, answer)
                if here.view(seat) != there.view(seat):
                    break
                assert here.waiting == there.waiting, f"after {answer!r}"
                compared += 1
    assert compared
