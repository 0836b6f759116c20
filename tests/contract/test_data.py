"""Any game: a position and a record are plain data that say everything, and cannot be bent."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from neontable.kernel import chance, registry
from neontable.kernel.asks import PICK, Answer
from neontable.kernel.errors import BadAnswer, BadPosition, BadRecord
from neontable.kernel.options import Option
from neontable.kernel.record import Record, read
from neontable.kernel.table import Table, load, play_again, replay
from tests.contract.tables import Case, play_on, spread, walk

ROOT = Path(__file__).parents[2]


def test_a_position_survives_json_at_every_decision(case: Case) -> None:
    for moment in spread(walk(case).moments, 200):
        position = moment.table.to_json()
        loaded = load(position)
        assert loaded.to_json() == position
        assert loaded.asks == moment.table.asks
        assert loaded.seats == case.seats


def test_a_loaded_position_plays_on_like_the_table_it_came_from(case: Case) -> None:
    for i, moment in enumerate(spread(walk(case, windows=True).decisions, 10)):
        table, loaded = moment.table.clone(), load(moment.table.to_json())
        for given, same in zip(play_on(table, i, 60), play_on(loaded, i, 60), strict=True):
            assert given == same
            assert table.digest == loaded.digest


def test_a_record_replays_to_the_same_digest(case: Case) -> None:
    end = walk(case).end
    again = replay(read(end.record.to_json()))
    assert again.digest == end.digest
    assert again.outcome == end.outcome
    assert again.record.to_json() == end.record.to_json()


def test_a_record_of_a_loaded_table_starts_at_its_position(case: Case) -> None:
    moments = walk(case).decisions
    table = load(moments[len(moments) // 2].table.to_json())
    list(play_on(table, 4))
    again = replay(read(table.record.to_json()))
    assert again.digest == table.digest


def test_the_key_was_committed_to_at_the_start(case: Case) -> None:
    game = walk(case)
    promised = game.moments[0].table.commitment
    assert promised == game.end.record.commitment == chance.commitment(game.end.setup.key)


def test_a_record_with_an_answer_changed_is_refused(case: Case) -> None:
    game = walk(case)
    refused = 0
    for i in spread(range(len(game.answers)), 8):
        seat, given = game.answers[i]
        ask = game.moments[i].table.asks_for(seat)[0]
        other = next((o for o in ask.options if o != given), None)
        if other is None:
            continue
        record = bent(game.end, lambda r, i=i, s=seat, o=other: r.answers.__setitem__(i, (s, o)))
        try:
            # Two ways may lead to one end; then nobody can see it, and nothing was gained.
            assert replay(record).digest == game.end.digest
        except BadRecord:
            refused += 1
    assert refused


def _shorter(record: Record) -> None:
    del record.answers[-1]


def _junk_answer(record: Record) -> None:
    record.answers[len(record.answers) // 2] = (0, ("no such option",))


def _other_seat(record: Record) -> None:
    record.answers[0] = (77, record.answers[0][1])


def _other_chance(record: Record) -> None:
    record.chance[-1] += 1


def _less_chance(record: Record) -> None:
    del record.chance[-1]


def _set_up(record: Record, **changes: Any) -> None:
    record.setup = msgspec.structs.replace(record.setup, **changes)


def _other_key(record: Record) -> None:
    _set_up(record, key=chance.key_from("another"))


def _other_key_and_commitment(record: Record) -> None:
    _other_key(record)
    record.commitment = chance.commitment(record.setup.key)


def _no_key(record: Record) -> None:
    _set_up(record, key="no key at all")


def _other_loadouts(record: Record) -> None:
    _set_up(record, loadouts=(("nothing that any game knows",),) * record.setup.seats)


def _carried_in(record: Record) -> None:
    _set_up(record, carried={"bounty": 3})


def _other_rules(record: Record) -> None:
    record.rules += 1


def _other_seats(record: Record) -> None:
    _set_up(record, seats=99)


def _other_options(record: Record) -> None:
    _set_up(record, options={"no such option": 1})


def _other_digest(record: Record) -> None:
    record.digest = record.digest[::-1]


@pytest.mark.parametrize(
    "bend",
    [
        _shorter,
        _junk_answer,
        _other_seat,
        _other_chance,
        _less_chance,
        _other_key,
        _other_key_and_commitment,
        _no_key,
        _other_rules,
        _other_seats,
        _other_options,
        _other_loadouts,
        _carried_in,
        _other_digest,
    ],
)
def test_a_bent_record_is_refused(case: Case, bend: Callable[[Record], None]) -> None:
    end = walk(case).end
    if bend in (_other_chance, _less_chance) and not end.record.chance:
        pytest.skip("nothing was left to chance after the set-up")
    with pytest.raises(BadRecord):
        replay(bent(end, bend))


def test_a_false_checkpoint_is_refused(case: Case) -> None:
    game = walk(case)
    false = game.end.record
    first = game.moments[0].table
    for mark in false.checkpoints:
        bad = msgspec.structs.replace(mark, position=msgspec.Raw(first.to_json()))
        with pytest.raises(BadRecord):
            replay(msgspec.structs.replace(false, checkpoints=[bad]))
        with pytest.raises(BadRecord):
            replay(
                msgspec.structs.replace(
                    false, checkpoints=[msgspec.structs.replace(mark, answers=0)]
                )
            )


@pytest.mark.parametrize("cut", [0, 1, 50, -1, -40])
def test_a_truncated_record_is_refused(case: Case, cut: int) -> None:
    whole = walk(case).end.record.to_json()
    with pytest.raises(BadRecord):
        read(whole[:cut])


@pytest.mark.parametrize("cut", [0, 1, 50, -1, -40])
def test_a_truncated_position_is_refused(case: Case, cut: int) -> None:
    whole = walk(case).end.to_json()
    with pytest.raises(BadPosition):
        load(whole[:cut])


def test_a_position_of_other_rules_is_refused(case: Case) -> None:
    position = plain(walk(case).moments[0].table)
    position["rules"] += 1
    with pytest.raises(BadPosition, match="rules version"):
        load(msgspec.json.encode(position))


@pytest.mark.parametrize(("field", "value"), [("key", "xyz"), ("drawn", -1), ("drawn", 1 << 64)])
def test_a_position_with_a_broken_stream_of_chance_is_refused(
    case: Case, field: str, value: Any
) -> None:
    position = plain(walk(case).moments[0].table)
    position[field] = value
    with pytest.raises(BadPosition):
        load(msgspec.json.encode(position))


def test_undo_goes_back_by_the_record(case: Case) -> None:
    game = walk(case)
    n = len(game.answers)
    for back in sorted({1, 2, min(7, n), n // 2, n}):
        table = game.end.clone(quiet=False)
        table.undo(back)
        then = game.moments[n - back]
        assert table.digest == then.digest
        assert table.asks == then.table.asks
        assert table.events == then.events
        for seat, answer in game.answers[n - back :]:
            table.answer(seat, answer)
        assert table.record.to_json() == game.end.record.to_json()


@pytest.mark.parametrize("answers", [0, -1, 10**6, None, True, 1.0])
def test_undo_of_what_was_not_answered_is_refused(case: Case, answers: Any) -> None:
    table = walk(case).end.clone()
    before = table.digest
    with pytest.raises(BadAnswer):
        table.undo(answers)
    assert table.digest == before


def test_play_again_stands_at_any_answer(case: Case) -> None:
    game = walk(case)
    record = game.end.record
    for i in spread(range(len(game.moments)), 8):
        table = play_again(record, i)
        assert table.digest == game.moments[i].digest
        assert table.journal.count == i
    with pytest.raises(BadRecord):
        play_again(record, len(game.moments))


def test_default_answers_name_an_offered_option_in_the_record(case: Case) -> None:
    """What enters the record is the question's own form, whatever equal thing came."""
    for moment in spread(walk(case).decisions, 40):
        ask = moment.table.asks[0]
        if ask.kind != PICK:
            continue
        option = ask.options[-1]
        parts = msgspec.structs.astuple(option) if isinstance(option, Option) else option
        alike: Answer = tuple(float(x) if type(x) is int else x for x in parts)
        if isinstance(option, Option):
            alike = type(option)(*alike)
        table = moment.table.clone()
        table.answer(ask.seat, alike)
        assert msgspec.json.encode(table.record.answers[-1]) == msgspec.json.encode(
            (ask.seat, option)
        )


@pytest.mark.parametrize("every", [10, pytest.param(1, marks=pytest.mark.soak)])
def test_hash_seeds_do_not_reach_the_games(every: int) -> None:
    """All games in one process for each seed: starting it takes longer than most of them."""
    names = [*registry.names(), *registry.campaigns()]
    runs = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.contract.tables", str(every), *names],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2")
    ]
    printed = [run.communicate() for run in runs]
    assert [run.returncode for run in runs] == [0, 0], [err for _, err in printed]
    (first, _), (second, _) = printed
    assert first.splitlines() == second.splitlines()
    assert set(names) <= set(first.splitlines())


def bent(table: Table, bend: Callable[[Record], Any]) -> Record:
    """The record with one thing changed, as it comes back from a file."""
    record = read(table.record.to_json())
    bend(record)
    return read(record.to_json())


def plain(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(table.to_json())
    return found
