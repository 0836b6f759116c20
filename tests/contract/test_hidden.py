"""Any game: nothing that a seat may not know reaches it, by any door.

Two worlds that differ only in what the seat cannot know must look the same to it.  `redeal` makes
the second world; its key is then set to the first one's, so that dice fall alike in both.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from neontable.kernel.asks import accepts
from neontable.kernel.events import Event
from neontable.kernel.table import Table
from neontable.kernel.zone import GROUND
from tests.contract.tables import (
    Case,
    Moment,
    play_on,
    seats_and_spectator,
    some_options,
    spread,
    walk,
)


def looks(table: Table, seat: int) -> dict[str, Any]:
    """Everything that a seat gets of a moment, as it leaves for a client."""
    return {
        "view": msgspec.json.encode(table.view(seat)),
        "scene": msgspec.json.encode(table.scene(seat)),
        "asks": [
            (
                a.id,
                a.kind,
                a.args,
                a.lo,
                a.hi,
                a.zone,
                a.mover,
                a.window,
                a.default,
                a.items,
                some(a),
            )
            for a in table.asks_for(seat)
        ],
        "shape": msgspec.json.encode(table.shape(seat)),
        "traces": [
            (table.why_not(seat, o), msgspec.json.encode(table.trace(seat, o)))
            for a in table.asks_for(seat)
            if table.traceable(seat)
            for o in (*some_options(a, 6), *stray(a))
        ],
        "waiting": table.waiting,
        "over": table.over,
    }


def stray(ask: Any) -> list[Any]:
    """Places that no sample names: spread over the zone, and one beyond it."""
    if ask.zone is None:
        return []
    x0, y0, x1, y1 = ask.zone.bounds
    return [
        ((x0 + (x1 - x0) * i // 7, y0 + (y1 - y0) * (5 * i % 7) // 7, GROUND),) for i in range(8)
    ] + [((x1 + 1, y1, GROUND),)]


def some(ask: Any) -> tuple[int, list[Any]]:
    return len(ask.options), some_options(ask, 100)


def moments(case: Case, n: int) -> list[Moment]:
    return spread(walk(case, windows=True).moments, n)


def test_a_redealt_world_looks_the_same_to_the_seat(case: Case) -> None:
    for i, moment in enumerate(moments(case, 40)):
        for seat in seats_and_spectator(moment.table):
            seen = looks(moment.table, seat)
            for seed in (2 * i, 2 * i + 1):
                world = looks(moment.table.redeal(seat, seed), seat)
                for door, looked in seen.items():
                    assert world[door] == looked, f"seat {seat} sees a difference in {door}"


def test_a_redealt_world_knows_neither_the_key_nor_what_others_brought(case: Case) -> None:
    table = case.new(4)
    for seat in seats_and_spectator(table):
        setup = table.redeal(seat, 1).setup
        assert setup.key != table.setup.key
        assert setup.loadouts == ()
        assert setup.carried is None
        assert (setup.seats, setup.options) == (table.seats, table.options)


def test_redeal_leaves_the_table_alone(case: Case) -> None:
    for moment in moments(case, 20):
        table = moment.table.clone()
        before = table.record.to_json()
        for seat in seats_and_spectator(table):
            table.redeal(seat, 1)
        assert table.record.to_json() == before


def common(table: Table, seat: int) -> list[Event]:
    """What a seat is shown together with others."""
    return [e for e in table.events_for(seat) if e.only != seat]


def test_the_same_answer_shows_a_seat_the_same_in_both_worlds(case: Case) -> None:
    """An answer may turn something up, and then the worlds part for good reason.  But while they
    still look alike to the seat, it must have been shown the same events too, but for those that
    are for it alone: a card that it looks at and leaves is in no view afterwards."""
    compared = 0
    for i, moment in enumerate(moments(case, 60)):
        rng = random.Random(i)
        for seat in seats_and_spectator(moment.table):
            here, there = moment.table.clone(quiet=False), moment.table.redeal(seat, i)
            there.state.key, there.state.drawn = here.state.key, here.state.drawn
            there = there.clone(quiet=False)
            ask = rng.choice(here.asks) if here.asks else None
            if ask is None:
                continue
            answer = ask.options[rng.randrange(len(ask.options))]
            if not (there.asks_for(ask.seat) and accepts(there.asks_for(ask.seat)[0], answer)):
                continue
            here.answer(ask.seat, answer)
            there.answer(ask.seat, answer)
            if looks(here, seat) == looks(there, seat):
                compared += 1
                assert common(here, seat) == common(there, seat), (
                    f"seat {seat} learns something from the events of {answer!r} to {ask.id}"
                )
    assert compared


def test_a_redealt_world_is_sound_and_plays_to_its_end(case: Case) -> None:
    for i, moment in enumerate(spread(walk(case, windows=True).decisions, 5)):
        for seat in (i % case.seats, -1):
            world = moment.table.redeal(seat, i)
            assert case.game.check(world.state) == []
            assert world.state.key != moment.table.state.key
            list(play_on(world, i))
            assert world.over
            assert case.game.check(world.state) == []


def test_redeal_varies_what_the_seat_cannot_know(case: Case) -> None:
    found = moments(case, 12)
    for seat in range(-1, case.seats):
        worlds = {
            contents(moment.table.redeal(seat, seed)) != contents(moment.table)
            for moment in found
            for seed in range(3)
        }
        assert True in worlds, f"nothing is hidden from seat {seat}"


def test_a_redeal_can_be_repeated(case: Case) -> None:
    table = moments(case, 3)[1].table
    assert table.redeal(0, 9).digest == table.redeal(0, 9).digest
    assert table.redeal(0, None).state.key != table.redeal(0, None).state.key


def test_the_key_leaves_by_no_door(case: Case) -> None:
    for moment in moments(case, 80):
        key = moment.table.state.key.encode()
        for seat in seats_and_spectator(moment.table):
            seen = looks(moment.table, seat)
            events = [e for e in moment.events if e.seen_by(seat)]
            for door in (seen["view"], seen["scene"], msgspec.json.encode(events)):
                assert key not in door
            assert key.decode() not in repr(seen["asks"])


def test_a_seat_that_is_not_at_the_table_has_no_view(case: Case) -> None:
    table = moments(case, 3)[0].table
    for seat in (-2, case.seats, 99):
        with pytest.raises(Exception, match="seats"):
            table.view(seat)


def contents(table: Table) -> bytes:
    state = msgspec.json.decode(table.to_json())
    del state["key"], state["drawn"]
    return msgspec.json.encode(state)
