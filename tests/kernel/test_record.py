"""Records: reading them, and what a checkpoint is good for."""

from __future__ import annotations

import msgspec
import pytest

from neontable.kernel import registry
from neontable.kernel.errors import BadRecord, UnknownGame
from neontable.kernel.record import CHECKPOINT_EVERY, Record, differs, read
from neontable.kernel.table import Table, load, play_again, replay
from tests.toys.bazaar import GAME

registry.add(GAME)


@pytest.fixture(scope="module")
def long_table() -> Table:
    table = GAME.new(4, 3, {"rounds": 20}, windows=True)
    while not table.over:
        ask = table.asks[-1]
        table.answer(ask.seat, ask.options[len(ask.options) // 2])
    return table


def test_a_checkpoint_is_kept_every_hundred_answers(long_table: Table) -> None:
    marks = long_table.record.checkpoints
    assert [c.answers for c in marks] == list(
        range(CHECKPOINT_EVERY, long_table.journal.count + 1, CHECKPOINT_EVERY)
    )
    assert len(marks) >= 2
    for mark in marks:
        assert load(bytes(mark.position)).digest == mark.digest


def test_play_again_goes_on_from_the_nearest_checkpoint(long_table: Table) -> None:
    """A record whose early answers are unreadable can still be taken up after its checkpoint."""
    record = read(long_table.record.to_json())
    record.answers[0] = (0, "lost")
    end = len(record.answers)
    assert play_again(record, end).digest == long_table.digest
    with pytest.raises(BadRecord, match="answer 1 "):
        play_again(record, CHECKPOINT_EVERY)
    with pytest.raises(BadRecord, match="answer 1 "):
        replay(record)


def test_at_a_checkpoint_the_events_of_its_answer_are_emitted(long_table: Table) -> None:
    record = long_table.record
    from_mark = play_again(record, CHECKPOINT_EVERY)
    bare = msgspec.structs.replace(record, checkpoints=[])
    assert from_mark.events == play_again(bare, CHECKPOINT_EVERY).events


def test_undo_keeps_the_checkpoints_before(long_table: Table) -> None:
    table = long_table.clone(quiet=False)
    table.undo(table.journal.count - CHECKPOINT_EVERY - 5)
    assert [c.answers for c in table.record.checkpoints] == [CHECKPOINT_EVERY]
    assert replay(table.record).digest == table.digest


def test_a_position_slipped_in_as_checkpoint_zero_is_not_believed(long_table: Table) -> None:
    record = long_table.record
    rich = GAME.new(4, 3, {"rounds": 20}, windows=True)
    rich.state.purses[0] += 4
    rich.state.bank -= 4
    mark = msgspec.structs.replace(
        record.checkpoints[0],
        answers=0,
        chance=0,
        digest=rich.digest,
        position=msgspec.Raw(rich.to_json()),
    )
    false = msgspec.structs.replace(record, checkpoints=[mark], answers=[], chance=[])
    false.digest = rich.digest
    with pytest.raises(BadRecord):
        replay(false)
    assert play_again(false, 0).digest != rich.digest


def test_a_start_position_with_another_key_is_refused() -> None:
    table = load(GAME.new(2, 1).to_json())
    record = read(table.record.to_json())
    other = load(GAME.new(2, 2).to_json())
    record.start = msgspec.Raw(other.to_json())
    record.digest = other.digest
    with pytest.raises(BadRecord, match="another key"):
        replay(record)


def test_a_record_of_no_game_names_the_games() -> None:
    record = GAME.new(2, 1).record
    record.game = "chess"
    with pytest.raises(UnknownGame, match="bazaar"):
        replay(record)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[1]",
        b"\xff",
        "\ud800",
        b'{"format":1,"game":"bazaar","rules":1}',
        b'{"format":2,"game":"bazaar","rules":1}',
        b'{"format":2,"game":"bazaar","rules":1,"answers":' + b"[" * 5000,
    ],
    ids=range(8),
)
def test_what_is_no_record_is_refused(data: bytes | str) -> None:
    with pytest.raises(BadRecord):
        read(data)


def test_a_record_survives_json() -> None:
    table = GAME.new(2, 1)
    table.answer_default(0)
    record = table.record
    again = read(record.to_json())
    assert isinstance(again, Record)
    assert again.to_json() == record.to_json()
    assert read(record.to_json().decode()).to_json() == record.to_json()


def test_differs_names_the_first_difference() -> None:
    assert differs([1, 2, 3], [1, 2, 3]) is None
    assert differs([1, 2, 3], [1, 5, 3]) == 1
    assert differs([1, 2], [1, 2, 3]) == 2
    assert differs([], []) is None
