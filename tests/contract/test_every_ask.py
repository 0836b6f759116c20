"""Any game: a table that shows every ask plays the same game, with nothing decided unseen."""

from __future__ import annotations

import json
import random
from typing import Any

import neontable
from neontable.kernel.asks import Ask
from neontable.kernel.table import Table
from tests.contract.tables import LONGEST, Case, chosen, play_on


def test_it_is_the_same_game_but_for_the_questions_without_a_choice(case: Case) -> None:
    """Every answer that a plain table asks for is asked here too, in the same order; in between
    are only questions with one possible answer."""
    every, plain = case.new(4, every_ask=True, quiet=True), case.new(4, windows=True, quiet=True)
    rng = random.Random(4)
    for _ in range(LONGEST):
        if every.over:
            break
        alone = next((a for a in every.asks if a.forced and not a.window), None)
        if alone is not None:
            every.answer(alone.seat, alone.options[0])
            continue
        seat, answer = chosen(every, rng)
        assert every.asks == plain.asks
        every.answer(seat, answer)
        plain.answer(seat, answer)
    assert every.over
    assert plain.over
    assert data(every) == data(plain)


def data(table: Table) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(table.to_json())
    position.pop("every_ask", None)
    return position


def test_positions_records_copies_and_worlds_keep_showing_every_ask(case: Case) -> None:
    table = case.new(5, every_ask=True)
    kept = 0
    for n, _ in enumerate(play_on(table, 5, 250)):
        assert table.state.every_ask is True
        assert table.state.windows is True
        if n % 50 == 0 or (kept < 3 and any(map(alone, table.asks))):
            kept += any(map(alone, table.asks))
            assert neontable.load(table.to_json()).asks == table.asks
            assert table.clone().asks == table.asks
            if not table.over:
                assert table.redeal(0, 1).state.every_ask is True
    again = neontable.replay(table.record.to_json())
    assert (again.digest, again.asks) == (table.digest, table.asks)
    table.undo(3)
    assert table.state.every_ask is True


def alone(ask: Ask) -> bool:
    return ask.forced and not ask.window


def test_a_loaded_position_can_be_made_to_show_every_ask(case: Case) -> None:
    plain = case.new(6)
    for _ in play_on(plain, 6, 20):
        pass
    loaded = neontable.load(plain.to_json(), every_ask=True)
    assert loaded.state.every_ask is True
    written = json.loads(plain.to_json())
    assert "every_ask" not in written
    by_hand = neontable.load({**written, "every_ask": True})
    assert by_hand.digest == loaded.digest
    for _ in play_on(loaded, 6, 10):
        pass
    assert neontable.replay(loaded.record).digest == loaded.digest
    assert neontable.load({**written, "every_ask": False}).digest == plain.digest
