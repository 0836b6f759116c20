"""Any game: it ends, its asks are pure, it takes what it offers and nothing else."""

from __future__ import annotations

from math import nan
from typing import Any

import msgspec
import pytest

from neontable.kernel.asks import CONFIRM, KINDS, MANY, NUMBER, ORDER, PICK, REPORT, Ask, as_answer
from neontable.kernel.campaign.missions import HOUSE
from neontable.kernel.errors import BadAnswer
from neontable.kernel.frames import advance
from neontable.kernel.game import Game
from neontable.kernel.options import Option
from neontable.kernel.outcome import Outcome
from neontable.kernel.table import Table
from tests.contract.tables import Case, play_on, some_moments, some_options, spread, walk


def assert_well_formed(outcome: Outcome, seats: int) -> None:
    everybody = list(range(seats))
    assert sorted(seat for group in outcome.ranking for seat in group) == everybody
    assert outcome.winners in ((), outcome.ranking[0]), "who won is first; or nobody did"
    assert len(outcome.points) == seats
    in_sides = [seat for side in outcome.sides for seat in side]
    assert len(set(in_sides)) == len(in_sides), "nobody plays for two sides"
    assert set(in_sides) <= set(everybody)
    for side in outcome.sides:
        assert len({seat in outcome.winners for seat in side}) == 1, "a side wins as a whole"
        assert len({place for s, place in enumerate(outcome.places) if s in side}) == 1


def test_random_games_finish(every_case: Case) -> None:
    for seed, windows in ((1, False), (2, True)):
        table = every_case.new(seed, windows=windows, quiet=True)
        answers = list(play_on(table, seed))
        assert table.over
        assert len(answers) > 2
        assert table.asks == table.waiting == []
        outcome = table.outcome
        assert outcome is not None
        assert_well_formed(outcome, every_case.seats)
        assert outcome.sides == every_case.game.sides(table.setup)
        assert every_case.game.check(table.state) == []


def test_an_open_table_has_no_outcome_and_an_ended_one_takes_no_answer(case: Case) -> None:
    game = walk(case)
    assert game.decisions[0].table.outcome is None
    seat, answer = game.answers[-1]
    with pytest.raises(BadAnswer, match="over"):
        game.end.clone().answer(seat, answer)


def test_the_same_seed_deals_the_same_game(case: Case) -> None:
    assert case.new(5).digest == case.new(5).digest
    assert case.new(5).digest != case.new(6).digest


def test_asking_twice_gives_equal_asks_and_changes_nothing(case: Case) -> None:
    for moment in spread(walk(case).decisions, 150):
        table = moment.table.clone()
        first, second = advance(table.state), advance(table.state)
        assert first == second == moment.table._asks
        assert table.digest == moment.digest


def test_an_ask_is_well_formed(case: Case) -> None:
    for moment in spread(walk(case, windows=True).decisions, 150):
        asks = moment.table.asks
        assert len({a.seat for a in asks}) == len(asks)
        for ask in asks:
            # Reports come from the house, which has no seat.
            assert 0 <= ask.seat < case.seats or (ask.seat, ask.kind) == (HOUSE, REPORT)
            assert ask.kind in KINDS
            assert 0 <= ask.default < len(ask.options)
            assert len(ask.options) > 1 or ask.window or ask.standing or ask.zone is not None
            if ask.kind == PICK:
                assert all(isinstance(o, Option | tuple) for o in ask.options)
                repeated = [o for o in ask.options if list(ask.options).count(o) > 1]
                assert repeated == []


def test_every_offered_answer_is_accepted(case: Case) -> None:
    for moment in spread(walk(case).decisions, 60):
        for ask in moment.table.asks:
            for option in some_options(ask, 12):
                table = moment.table.clone()
                table.answer(ask.seat, option)
                assert table.journal.count == moment.table.journal.count + 1
                assert case.game.check(table.state) == [], f"after {option!r} to {ask.id}"


def test_an_answer_from_json_is_as_good_as_an_option(case: Case) -> None:
    for moment in spread(walk(case).decisions, 40):
        ask = moment.table.asks[0]
        option = ask.options[len(ask.options) // 2]
        one, two = moment.table.clone(), moment.table.clone()
        one.answer(ask.seat, option)
        two.answer(ask.seat, listed(option))
        assert one.digest == two.digest
        assert one.record.answers == two.record.answers


def test_the_default_answer_is_always_there_for_an_absent_seat(case: Case) -> None:
    table = case.new(2, windows=True, quiet=True)
    for _ in range(400):
        if table.over:
            break
        seat = table.waiting[-1]
        default = table.asks[-1].default_answer
        assert table.answer_default(seat) == default


def test_a_corrupted_answer_is_refused_and_changes_nothing(case: Case) -> None:
    for moment in some_moments(case, walk(case).decisions, 60):
        table = moment.table.clone()
        for ask in table.asks:
            for junk in corrupted(case.game, ask):
                refused(table, ask.seat, junk)
        assert table.digest == moment.digest
        assert table.asks == moment.table.asks
        assert table.journal.count == moment.table.journal.count


def test_a_seat_that_is_not_asked_is_refused(case: Case) -> None:
    for moment in spread(walk(case).decisions, 60):
        table = moment.table.clone()
        good = table.asks[0].options[0]
        strangers: list[Any] = [s for s in range(case.seats) if s not in table.waiting]
        for seat in [*strangers, -1, case.seats, 99, None, "0", (0,)]:
            refused(table, seat, good)
        assert table.digest == moment.digest


def test_past_states_never_change_while_play_goes_on(case: Case) -> None:
    for windows in (False, True):
        for i, moment in enumerate(walk(case, windows).moments):
            assert moment.table.digest == moment.digest, f"the table after {i} answers changed"


def test_clone_and_original_played_alike_stay_alike(case: Case) -> None:
    for i, moment in enumerate(spread(walk(case).decisions, 12)):
        original, clone = moment.table.clone(quiet=False), moment.table.clone()
        steps = zip(play_on(original, i, 40), play_on(clone, i, 40), strict=True)
        for given, same in steps:
            assert given == same
            assert original.digest == clone.digest
        assert original.record.answers == clone.record.answers
        assert original.record.chance == clone.record.chance


def test_nothing_is_made_or_lost(case: Case) -> None:
    for windows in (False, True):
        for i, moment in enumerate(walk(case, windows).moments):
            assert case.game.check(moment.table.state) == [], f"after {i} answers"


def refused(table: Table, seat: Any, answer: Any) -> None:
    with pytest.raises(BadAnswer):
        table.answer(seat, answer)


def listed(answer: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(answer))


def corrupted(game: Game, ask: Ask) -> list[Any]:
    deep: Any = ()
    for _ in range(5000):
        deep = (deep,)
    junk: list[Any] = [
        None,
        ("no such option",),
        ("pass", "pass", "pass"),
        {"verb": "pass"},
        "",
        "pass",
        nan,
        -1.5,
        10**30,
        object(),
        [[[["nested"], {}], None], 3],
        deep,
    ]
    option = ask.options[0]
    junk += [(option,), [option, option, option, option], (option, None)]
    if ask.kind != CONFIRM:
        junk += [True, False]
    if ask.kind != NUMBER:
        junk += [0, 1]
    if ask.kind != MANY:
        junk += [(), []]
    if ask.kind == NUMBER:
        junk += [ask.lo - 1, ask.hi + 1, float(ask.lo), str(ask.lo), (ask.lo,)]
    if ask.zone is not None:
        x0, y0, x1, y1 = ask.zone.bounds
        odd = [(x0 - 1, y0, 0), (x1, y1 + 1, 0), (x0,), (x0, y0), (nan, y0, 0), ("0", "0", 0)]
        odd += [(True, y0, 0), (float(x0), y0, 0)]
        junk += [*odd, *((place,) for place in odd), ((x0, y0, 0),) * (ask.hi + 1)]
    if ask.kind in (MANY, ORDER) and ask.items:
        junk += [ask.items * 2, (ask.items[0], ask.items[0]), (*ask.items[1:], ("odd",))]
        if ask.kind == ORDER:
            junk += [ask.items[1:]]
    if ask.kind == PICK:
        junk += [listed(option)[:-1], [*listed(option), 0]]
    # Two items may be alike, and a cut option another option: those are no corruption.
    offered = ask.options if ask.zone is None else ()
    return [j for j in junk if type(j) in (bool, int, float) or not _in(game, j, offered)]


def _in(game: Game, junk: Any, offered: Any) -> bool:
    try:
        return as_answer(junk, game.option_type) in offered
    except RecursionError:
        return False
