"""Tables: what only one game, the Bazaar, is needed to show."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import neontable
from neontable.kernel import registry
from neontable.kernel.chance import key_from
from neontable.kernel.errors import BadAnswer, BadOption, BadPosition, UnknownGame
from neontable.kernel.events import EVERYBODY, Event
from neontable.kernel.scene import Trace
from neontable.kernel.setup import Setup
from neontable.kernel.table import Table, around, begin, load, replay
from neontable.kernel.zone import GROUND
from tests.toys.bazaar import GAME, Play, Turn
from tests.toys.teams import PAIRS, RAID, Strike

for _toy in (GAME, RAID, PAIRS):
    registry.add(_toy)


def table_at(kind: str, seats: int = 2) -> Table:
    """A table where seat 0 is asked what a token of this kind asks."""
    table = GAME.new(seats, 1)
    position = table.state.clone()
    position.stack[1:] = [Turn(0, at="gamble"), Play(0, kind, at=kind)]
    return around(GAME, position)


def test_a_registered_game_is_found_by_name() -> None:
    assert registry.game("bazaar") is GAME
    assert neontable.game("bazaar") is GAME
    assert "bazaar" in registry.names()
    with pytest.raises(UnknownGame, match=r"no game is called 'bazar'.*bazaar"):
        registry.game("bazar")


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (1, {}, "2 to 4 seats"),
        (5, {}, "2 to 4 seats"),
        (True, {}, "2 to 4 seats"),
        (2, {"round": 2}, "did you mean 'rounds'"),
        (2, {"rounds": 99}, "1 to 20"),
        (2, {"rounds": True}, "1 to 20"),
        (2, {"gamble": "perhaps"}, "true, false"),
    ],
)
def test_options_that_are_not_there_are_refused(
    seats: int, options: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.new(seats, 1, options)


def test_options_may_come_as_words() -> None:
    table = GAME.new(2, 1, {"rounds": "3", "gamble": "no"})
    assert table.options == {"rounds": 3, "gamble": False}


def test_a_point_is_free_inside_the_area_but_for_what_does_not_fit() -> None:
    table = table_at("spot")
    table.state.spots.append((3, 3))
    table.answer(0, [[7, 8, GROUND]])
    assert table.state.spots[-1] == (7, 8)
    assert table.record.answers[-1] == (0, ((7, 8, GROUND),))

    table = table_at("spot")
    table.state.spots.append((3, 3))
    before = table.digest
    with pytest.raises(BadAnswer, match="BZ-SPOT-001"):
        table.answer(0, ((4, 4, GROUND),))
    why = table.why_not(0, ((4, 4, GROUND),))
    assert why is not None
    assert why.rule == "BZ-SPOT-001"
    assert table.why_not(0, ((8, 0, GROUND),)) is None
    outside = table.why_not(0, ((8, 11, GROUND),))
    assert outside is not None
    assert outside.rule == "NT-ZONE"
    with pytest.raises(BadAnswer, match="whole numbers, never fractions"):
        table.answer(0, [[7.0, 8, GROUND]])
    assert table.digest == before


def test_an_answer_can_be_tried_without_being_given() -> None:
    table = table_at("spot")
    table.state.spots.append((3, 3))
    before = table.record.to_json()
    refusal, _ = table.trace(0, [[4, 4, GROUND]])
    assert refusal is not None
    assert refusal.rule == "BZ-SPOT-001"
    assert table.trace(0, [[8, 8, GROUND]])[0] is None
    for junk in (None, "x", [[4.5, 4, GROUND]], [[4, 4]], [[1 << 40, 4, GROUND]], []):
        refusal, trace = table.trace(0, junk)
        assert refusal is not None
        assert trace == Trace()
    assert table.traceable(0)
    assert not table.traceable(1)
    assert table.trace(1, [[8, 8, GROUND]])[0] is not None, "another seat is asked"
    assert table.record.to_json() == before


def test_a_world_is_dealt_for_a_seat_of_the_table_only() -> None:
    with pytest.raises(BadAnswer, match="the seats are 0 to 1, a spectator is -1; got 8"):
        GAME.new(2, 1).redeal(8)


def test_options_without_names_are_refused() -> None:
    with pytest.raises(BadOption, match=r"given by name, as a dict; got \['length'\]"):
        GAME.new(2, 1, options=["length"])  # type: ignore[arg-type]


def test_a_game_for_one_number_of_seats_says_so() -> None:
    with pytest.raises(BadOption, match="netrunner is played by 2 seats; asked for 1"):
        neontable.game("netrunner").new(1)


def test_a_seat_given_as_true_is_recorded_as_a_number() -> None:
    table = GAME.new(2, 1)
    table.answer(True, 0)
    assert repr(table.record.answers) == "[(1, 0)]"


def test_secret_bids_are_asked_of_all_and_revealed_at_once() -> None:
    table = GAME.new(3, 1)
    assert table.waiting == [0, 1, 2]
    table.answer(1, 2)
    assert table.waiting == [0, 2]
    assert table.events == []
    with pytest.raises(BadAnswer, match="not asked"):
        table.answer(1, 0)
    table.answer(2, 0)
    table.answer(0, 1)
    bids = [(e.args["who"], e.args["n"]) for e in table.events if e.id == "bz-bid"]
    assert bids == [(0, 1), (1, 2), (2, 0)]
    assert table.state.lead == 1


def test_events_reach_only_whom_they_concern() -> None:
    secret, hidden, open_ = Event("a", {}, only=1), Event("b", {}, but=1), Event("c", {})
    assert [secret.seen_by(s) for s in (-1, 0, 1)] == [False, False, True]
    assert [hidden.seen_by(s) for s in (-1, 0, 1)] == [True, True, False]
    assert all(open_.seen_by(s) for s in (-1, 0, 1))
    assert open_.only == open_.but == EVERYBODY


def test_a_quiet_table_emits_nothing() -> None:
    table = GAME.new(2, 1, quiet=True)
    table.answer_default(0)
    table.answer_default(1)
    assert table.events == []
    assert GAME.new(2, 1).clone().journal.events is None


def test_a_long_list_of_options_is_cut_in_the_message() -> None:
    table = table_at("duel", seats=4)
    with pytest.raises(BadAnswer, match=r"bz-ask-duel.*Foe\(who=1\)"):
        table.answer(0, ("at", 0))
    why = table.why_not(0, ("at", 0))
    assert why is not None
    assert why.rule == "BZ-DUEL-001"
    assert table.say(why.text) == "Nobody duels alone."
    assert table.say(why.text, "fr") == "Nul ne se bat seul."


def test_many_is_taken_in_any_order_of_clicks() -> None:
    one, two = table_at("swap"), table_at("swap")
    first, second = one.asks[0].items[:2]
    one.answer(0, (first, second))
    two.answer(0, msgspec.to_builtins([second, first]))
    assert one.digest == two.digest


@pytest.mark.parametrize("option", ["play", "order", "many", "number", "point", "confirm"])
def test_each_kind_of_option_can_be_said(option: str) -> None:
    kinds = {"many": "swap", "order": "peek", "number": "gem", "point": "spot", "play": "duel"}
    table = GAME.new(2, 1) if option == "confirm" else table_at(kinds[option])
    if option == "confirm":
        table.state.stack[1:] = [Turn(0, at="gamble")]
        table = load(table.to_json())
    ask = table.asks[0]
    words = {
        lang: table.say(GAME.show.option_text(ask, ask.options[-1]), lang) for lang in ("en", "fr")
    }
    assert all(words.values())
    if option == "order":
        assert ", then " in words["en"]
        assert ", puis " in words["fr"]
    if option == "point":
        assert words["en"] == "(9; 9)"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"game": 3}',
        b"\xff\xfe",
        "\ud800",
        b"[" * 5000,
        b'{"a":"\xff"}',
    ],
    ids=range(9),
)
def test_what_is_no_position_is_refused(data: bytes | str) -> None:
    with pytest.raises(BadPosition):
        load(data)


def test_a_position_the_rules_stumble_over_is_refused() -> None:
    table = GAME.new(2, 1)
    table.state.stack[1:] = [Turn(7, at="act")]
    with pytest.raises(BadPosition, match="cannot go on"):
        load(table.to_json())


def test_a_position_that_makes_or_loses_things_names_every_fault() -> None:
    state = GAME.new(2, 1).state
    state.bank += 1
    state.hands[0].append(state.hands[1][0])
    with pytest.raises(BadPosition) as caught:
        load(Table.to_json(GAME.new(2, 1)._fork(state, GAME.new(2, 1).journal, None)))
    text = "\n".join(caught.value.problems)
    assert "coins" in text
    assert "exactly one place" in text


def test_a_redeal_never_has_the_key_of_a_table_with_that_seed() -> None:
    table = GAME.new(2, 5)
    assert table.redeal(0, 5).state.key != table.state.key


def test_redeal_deals_secret_bids_anew() -> None:
    """A bid lies in a frame, not in a zone: forgetting it would reveal it to a search bot."""
    table = GAME.new(2, 1)
    table.answer(0, 3)
    bids = {table.redeal(1, seed).state.stack[-1].bids[0] for seed in range(30)}
    assert bids == {0, 1, 2, 3}
    assert {table.redeal(0, seed).state.stack[-1].bids[0] for seed in range(10)} == {3}


def test_a_table_says_what_it_is() -> None:
    table = GAME.new(2, 1)
    assert repr(table) == (
        "<Table: bazaar, 2 seats, 0 answers, seat 0 is asked 'bz-ask-bid' (4 options); "
        "seat 1 is asked 'bz-ask-bid' (4 options)>"
    )
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, ask.options[0])
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)
    answers = table.journal.count
    assert repr(table) == f"<Table: bazaar, 2 seats, {answers} answers, over: won by seat 0, 1>"
    lost = RAID.new(2, 1, {"goal": 99, "limit": 1})
    lost.answer(0, Strike())
    assert repr(lost) == "<Table: raid, 2 seats, 1 answers, over: all lost>"


def test_a_setup_is_kept_by_the_record_and_by_copies() -> None:
    table = GAME.new(3, 7, {"rounds": 4}, windows=True)
    assert table.setup == GAME.prepare(3, key_from(7), {"rounds": 4}, windows=True)
    assert table.record.setup is table.clone().setup is table.setup
    assert begin(GAME, table.setup).digest == table.digest
    loaded = load(table.to_json())
    assert loaded.setup == Setup(seats=3, options={}, windows=True, key=table.setup.key)


@pytest.mark.parametrize("options", [{"goal": 6}, {"goal": 99, "limit": 2}])
def test_all_win_or_lose_together(options: dict[str, int]) -> None:
    table = RAID.new(3, 1, options)
    while not table.over:
        table.answer(table.asks[0].seat, Strike())
    won = options["goal"] == 6
    assert table.outcome is not None
    assert table.outcome.winners == ((0, 1, 2) if won else ())
    assert table.outcome.sides == RAID.sides(table.setup) == ((0, 1, 2),)
    assert replay(table.record).outcome == table.outcome


def test_two_win_against_two() -> None:
    table = PAIRS.new(4, 1)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, ask.options[-1])
    assert table.outcome is not None
    assert table.outcome.winners in ((0, 2), (1, 3), (0, 2, 1, 3))
    assert replay(table.record).outcome == table.outcome
