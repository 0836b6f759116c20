"""A season of the Adrenaline league, played through the reports and decisions it is made of."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from neontable.games.adrenaline.campaign.grouping import groups, sizes
from neontable.games.adrenaline.campaign.reports import AdrenalineReport
from neontable.games.adrenaline.campaign.scoring import table_points
from neontable.games.adrenaline.campaign.season import CallOff, EndSeason, NextRound
from neontable.kernel import registry
from neontable.kernel.campaign.game import view_of
from neontable.kernel.campaign.missions import (
    CLOSED,
    CONCEDED,
    HOUSE,
    NOBODY,
    PLAYED,
    Arrived,
    Begun,
    Left,
    Mission,
    TableResult,
)
from neontable.kernel.errors import BadAnswer
from neontable.kernel.outcome import Outcome
from neontable.kernel.table import Table, replay

LEAGUE = registry.campaign("adrenaline-league")


def league(members: int, places: int = 0, bots: int = 0, **options: Any) -> Table:
    """A league whose first members are people, the last ones bots."""
    table = LEAGUE.new(places or members, 7, options)
    for seat in range(members):
        table.answer(HOUSE, Arrived(seat, seat >= members - bots))
    return table


def begin(table: Table, mission: Mission) -> Mission:
    table.answer(HOUSE, Begun(mission.number, f"t{mission.number}", 1))
    return next(m for m in table.state.missions if m.number == mission.number)


def result(
    mission: Mission,
    order: list[int] | None = None,
    ended: str = PLAYED,
    gone: tuple[int, ...] = (),
    absent: tuple[int, ...] = (),
    tokens: tuple[int, ...] = (),
    points: tuple[int, ...] = (),
) -> TableResult[AdrenalineReport]:
    """The members in this order, best first; by default as they sit."""
    seats = [mission.seats.index(m) for m in order] if order else list(range(len(mission.seats)))
    ranking = tuple((s,) for s in seats)
    scored = points or tuple(30 - 5 * seats.index(s) for s in range(len(seats)))
    return TableResult(
        mission.number,
        mission.table,
        mission.game,
        mission.rules,
        ended,
        Outcome(ranking[0], scored, ranking, "ad-end-frenzy"),
        gone,
        absent,
        "00" * 16,
        None if ended == CLOSED else AdrenalineReport(tokens or (1,) * len(seats)),
    )


def play_round(table: Table) -> None:
    """Everybody in the order of their places."""
    table.answer(0, NextRound())
    for mission in list(table.state.missions):
        table.answer(HOUSE, result(begin(table, mission), sorted(mission.seats)))


def points(table: Table) -> list[int]:
    return [s.points for s in table.state.scores]


def table_of(members: Table) -> dict[int, tuple[int, tuple[str, ...]]]:
    found = LEAGUE.standings(view_of(members, -1))
    return {row.member: (row.place, tuple(map(str, row.values))) for row in found.rows}


# -- members -------------------------------------------------------------------------------------
@pytest.mark.rule("AL-ORG-001")
def test_the_first_person_organises_and_a_bot_only_where_there_is_nobody_else() -> None:
    table = LEAGUE.new(4, 1)
    assert table.waiting == [HOUSE]
    table.answer(HOUSE, Arrived(0, True))
    table.answer(HOUSE, Arrived(1, True))
    assert table.waiting == [0, HOUSE]
    table.answer(HOUSE, Arrived(3))
    assert table.waiting == [3, HOUSE]
    table.answer(HOUSE, Left(3))
    assert table.waiting == [0, HOUSE]


@pytest.mark.rule("AL-MEMBER-001")
def test_who_comes_late_plays_from_the_next_round_with_no_points() -> None:
    table = league(3, places=5, rounds=3)
    table.answer(0, NextRound())
    mission = begin(table, table.state.missions[0])
    table.answer(HOUSE, Arrived(4))
    assert 4 not in mission.seats
    table.answer(HOUSE, result(mission))
    assert points(table)[4] == 0
    table.answer(0, NextRound())
    assert sorted(table.state.missions[0].seats) == [0, 1, 2, 4]
    with pytest.raises(BadAnswer, match="NT-MEMBER"):
        table.answer(HOUSE, Arrived(4))


@pytest.mark.rule("AL-MEMBER-002", "AL-ROUND-003")
def test_a_member_leaves_but_not_from_a_table_that_has_begun() -> None:
    table = league(4, rounds=3)
    table.answer(0, NextRound())
    mission = table.state.missions[0]
    seat = mission.seats.index(2)
    table.answer(HOUSE, Left(2))
    changed = table.state.missions[0]
    assert changed.seats[seat] == NOBODY
    assert changed.number == mission.number
    begun = begin(table, changed)
    with pytest.raises(BadAnswer, match="NT-BUSY"):
        table.answer(HOUSE, Left(1))
    with pytest.raises(BadAnswer, match="NT-MEMBER"):
        table.answer(HOUSE, Left(2))
    table.answer(HOUSE, result(begun))
    table.answer(HOUSE, Left(1))
    assert not table.over


@pytest.mark.rule("AL-MEMBER-002")
def test_a_table_of_one_member_is_called_off() -> None:
    table = league(3, places=4, rounds=3)
    table.answer(0, NextRound())
    table.answer(HOUSE, Left(1))
    assert len(table.state.missions) == 1
    table.answer(HOUSE, Left(2))
    assert table.state.missions == []
    assert points(table) == [0, 0, 0, 0]
    assert not table.over, "somebody may still take the vacant place"


# -- rounds --------------------------------------------------------------------------------------
@pytest.mark.rule("AL-ROUND-001", "AL-DRAW-002")
@pytest.mark.parametrize("members", range(3, 11))
def test_everybody_plays_one_table_of_three_to_five_in_each_round(members: int) -> None:
    table = league(members, rounds=4)
    for _ in range(4):
        table.answer(0, NextRound())
        missions = list(table.state.missions)
        seated = sorted(m for mission in missions for m in mission.seats)
        assert seated == list(range(members))
        counts = [len(mission.seats) for mission in missions]
        assert 3 <= min(counts) <= max(counts) <= min(5, min(counts) + 1)
        assert len(counts) == -(-members // 5)
        for mission in missions:
            table.answer(HOUSE, result(begin(table, mission)))
    assert table.over


@pytest.mark.rule("AL-ROUND-002")
def test_a_new_round_waits_for_every_table() -> None:
    table = league(6, rounds=3)
    table.answer(0, NextRound())
    one, two = (begin(table, m) for m in list(table.state.missions))
    assert table.asks_for(0) == []
    table.answer(HOUSE, result(one))
    why = table.why_not(0, NextRound())
    assert why is not None
    assert table.asks_for(0) == []
    table.answer(HOUSE, result(two))
    assert NextRound() in table.asks_for(0)[0].options


@pytest.mark.rule("AL-ROUND-002", "AL-ROUND-003")
def test_a_table_that_nobody_has_begun_may_be_called_off() -> None:
    table = league(6, rounds=3)
    table.answer(0, NextRound())
    one, two = list(table.state.missions)
    begin(table, one)
    refused = table.why_not(0, NextRound())
    assert refused is not None
    assert refused.rule == "AL-ROUND-002"
    begun = table.why_not(0, CallOff(one.number))
    assert begun is not None
    assert begun.rule == "AL-ROUND-003"
    table.answer(0, CallOff(two.number))
    assert [m.number for m in table.state.missions] == [one.number]
    assert points(table) == [0] * 6


# -- the draw ------------------------------------------------------------------------------------
@pytest.mark.rule("AL-DRAW-001")
def test_no_arena_and_mode_come_twice_before_all_have_come() -> None:
    table = league(6, rounds=20, skulls=6)
    venues = []
    for _ in range(20):
        table.answer(0, NextRound())
        played = {tuple(sorted(m.options.items())) for m in table.state.missions}
        assert len(played) == 1, "all tables of a round are alike"
        options = table.state.missions[0].options
        venues.append((options["arena"], options["mode"]))
        assert options["skulls"] == (6 if options["mode"] == "deathmatch" else 8)
        for mission in list(table.state.missions):
            table.answer(HOUSE, result(begin(table, mission)))
    assert len(set(venues[:12])) == 12
    assert len(set(venues[12:])) == 8


def test_only_the_chosen_mode_is_played() -> None:
    table = league(3, rounds=6, modes="domination")
    arenas = set()
    for _ in range(6):
        table.answer(0, NextRound())
        (mission,) = table.state.missions
        assert mission.options["mode"] == "domination"
        arenas.add(mission.options["arena"])
        table.answer(HOUSE, result(begin(table, mission)))
    assert len(arenas) == 4


@pytest.mark.rule("AL-DRAW-003")
@pytest.mark.parametrize(("members", "rounds"), [(6, 4), (7, 4), (8, 4), (9, 4), (10, 4)])
def test_everybody_meets_everybody(members: int, rounds: int) -> None:
    table = league(members, rounds=rounds)
    for _ in range(rounds):
        play_round(table)
    met = [table.state.met[a][b] for a, b in combinations(range(members), 2)]
    assert min(met) >= 1
    assert max(met) <= min(met) + 3


@pytest.mark.rule("AL-DRAW-003")
def test_members_who_have_met_are_parted() -> None:
    met = [[0] * 6 for _ in range(6)]
    for a, b in [(0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5)]:
        met[a][b] = met[b][a] = 1
    drawn = groups([0, 1, 2, 3, 4, 5], met)
    assert sizes(6) == [3, 3]
    again = sum(met[a][b] for table in drawn for a, b in combinations(table, 2))
    assert again == 2, "one pair at each table is the least that can be"


@pytest.mark.rule("AL-DRAW-003")
def test_the_first_seat_goes_round() -> None:
    table = league(4, rounds=8)
    first = []
    for _ in range(8):
        table.answer(0, NextRound())
        (mission,) = table.state.missions
        first.append(mission.seats[0])
        table.answer(HOUSE, result(begin(table, mission)))
    assert sorted(first[:4]) == sorted(first[4:]) == [0, 1, 2, 3]


@pytest.mark.rule("AL-DRAW-004")
def test_two_members_play_with_a_bot_of_the_house() -> None:
    table = league(2, places=3, rounds=1)
    table.answer(0, NextRound())
    (mission,) = table.state.missions
    assert sorted(mission.seats) == [NOBODY, 0, 1]
    begun = begin(table, mission)
    table.answer(HOUSE, result(begun, sorted(begun.seats)))
    assert points(table) == [14, 2, 0], "the bot of the house was first and is nowhere"
    assert set(table_of(table)) == {0, 1}
    alone = league(1, places=3)
    assert alone.asks_for(0) == []


# -- points --------------------------------------------------------------------------------------
@pytest.mark.rule("AL-POINTS-001", "AL-POINTS-003")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [(3, [26, 14, 2]), (4, [26, 18, 10, 2]), (5, [26, 20, 14, 8, 2])],
)
def test_points_count_the_part_of_opponents_one_is_ahead_of(
    seats: int, expected: list[int]
) -> None:
    found = table_points([(s,) for s in range(seats)], ())
    assert [found[s] for s in range(seats)] == expected


@pytest.mark.rule("AL-POINTS-002")
@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ([(0, 1), (2,)], [20, 20, 2]),
        ([(0,), (1, 2)], [26, 8, 8]),
        ([(0, 1, 2)], [14, 14, 14]),
        ([(0,), (1, 2), (3,)], [26, 14, 14, 2]),
        ([(0,), (1, 2, 3), (4,)], [26, 14, 14, 14, 2]),
        ([(0, 1), (2, 3, 4)], [23, 23, 8, 8, 8]),
    ],
)
def test_an_opponent_one_is_level_with_counts_half(
    ranking: list[tuple[int, ...]], expected: list[int]
) -> None:
    found = table_points(ranking, ())
    assert [found[s] for s in range(len(expected))] == expected


@pytest.mark.rule("AL-POINTS-001", "AL-POINTS-002")
def test_a_table_always_gives_the_same_in_all() -> None:
    """Nobody gains by sitting at a larger or a smaller table: the mean is the same."""
    for ranking in ([(0,), (1,), (2,)], [(0, 1), (2,)], [(0,), (1,), (2,), (3,)], [(0, 1, 2, 3)],
                    [(0,), (1, 2), (3, 4)], [(4, 2), (1,), (0, 3)]):  # fmt: skip
        found = table_points(ranking, ())
        assert sum(found.values()) == 14 * len(found)


@pytest.mark.rule("AL-POINTS-003")
def test_who_gives_up_is_behind_everybody_whatever_the_bot_achieves() -> None:
    table = league(4, rounds=2)
    table.answer(0, NextRound())
    mission = begin(table, table.state.missions[0])
    leader = mission.seats[0]
    order = list(mission.seats)
    table.answer(HOUSE, result(mission, order, CONCEDED, gone=(0,)))
    scores = table.state.scores
    assert [scores[m].points for m in order] == [0, 26, 18, 10]
    assert scores[leader].wins == scores[leader].tokens == scores[leader].game_points == 0
    assert scores[order[1]].wins == 1


@pytest.mark.rule("AL-POINTS-003")
def test_who_does_not_come_gets_nothing_either() -> None:
    table = league(3, rounds=2)
    table.answer(0, NextRound())
    mission = begin(table, table.state.missions[0])
    table.answer(HOUSE, result(mission, absent=(0, 2)))
    scores = table.state.scores
    assert [scores[m].points for m in mission.seats] == [0, 26, 0]
    assert table.state.played[0].absent == (0, 2)


@pytest.mark.rule("AL-TABLE-001")
def test_a_closed_table_does_not_count_and_is_drawn_again() -> None:
    table = league(3, rounds=1)
    table.answer(0, NextRound())
    mission = begin(table, table.state.missions[0])
    table.answer(HOUSE, result(mission, ended=CLOSED))
    assert points(table) == [0, 0, 0]
    (again,) = table.state.missions
    assert again.number == mission.number + 1
    assert (again.seats, again.options, again.begun) == (mission.seats, mission.options, False)
    table.answer(HOUSE, result(begin(table, again)))
    assert table.over


# -- standings and the end -----------------------------------------------------------------------
@pytest.mark.rule("AL-STAND-001")
def test_wins_then_tokens_then_game_points_decide_between_equals() -> None:
    table = league(3, rounds=9, modes="deathmatch")

    def play(order: list[int], tokens: dict[int, int], scored: dict[int, int]) -> None:
        table.answer(0, NextRound())
        m = begin(table, table.state.missions[0])
        table.answer(
            HOUSE,
            result(
                m,
                order,
                tokens=tuple(tokens[x] for x in m.seats),
                points=tuple(scored[x] for x in m.seats),
            ),
        )

    same = {0: 10, 1: 10, 2: 10}
    none = {0: 0, 1: 0, 2: 0}
    for order in ([0, 1, 2], [1, 2, 0], [2, 0, 1]):
        play(order, none, same)
    assert {place for place, _ in table_of(table).values()} == {1}, "level in everything"
    for order in ([0, 1, 2], [1, 2, 0], [2, 0, 1]):
        play(order, none, same | {2: 11})
    assert [table_of(table)[m][0] for m in (0, 1, 2)] == [2, 2, 1], "points scored decide"
    for order in ([0, 1, 2], [1, 2, 0], [2, 0, 1]):
        play(order, none | {1: 1}, same)
    assert [table_of(table)[m][0] for m in (0, 1, 2)] == [3, 1, 2], "tokens come before that"
    assert table.outcome is not None
    assert table.outcome.ranking == ((1,), (2,), (0,))


@pytest.mark.rule("AL-STAND-001")
def test_wins_come_before_tokens() -> None:
    table = league(3, rounds=2, modes="deathmatch")
    table.answer(0, NextRound())
    m = begin(table, table.state.missions[0])
    seat = {member: m.seats.index(member) for member in (0, 1, 2)}
    # Two second places are worth as much as a first and a last one.
    table.answer(HOUSE, result(m, [0, 1, 2], tokens=tuple(9 if x == 1 else 0 for x in m.seats)))
    table.answer(0, NextRound())
    m = begin(table, table.state.missions[0])
    table.answer(HOUSE, result(m, [2, 1, 0], tokens=tuple(9 if x == 1 else 0 for x in m.seats)))
    assert seat.keys() == {0, 1, 2}
    assert points(table) == [28, 28, 28]
    assert [table_of(table)[x][0] for x in (0, 1, 2)] == [1, 3, 1]


@pytest.mark.rule("AL-STAND-002")
def test_who_has_left_stands_behind_everybody_who_stayed() -> None:
    table = league(4, rounds=3)
    play_round(table)
    assert table_of(table)[0][0] == 1
    table.answer(HOUSE, Left(0))
    assert table_of(table)[0][0] == 4
    assert points(table)[0] == 26, "what happened stays"
    assert table.waiting == [1, HOUSE], "the next person organises"


@pytest.mark.rule("AL-END-001")
def test_the_season_ends_with_its_last_round_and_has_a_champion() -> None:
    table = league(5, places=6, rounds=2)
    play_round(table)
    assert not table.over
    play_round(table)
    assert table.over
    outcome = table.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.ranking[-1] == (5,), "a place that was never taken is last"
    assert outcome.points == (52, 40, 28, 16, 4, 0)
    assert replay(table.record).digest == table.digest


@pytest.mark.rule("AL-END-002")
def test_the_organiser_may_end_the_season_between_two_rounds() -> None:
    table = league(3, rounds=6)
    early = table.why_not(0, EndSeason())
    assert early is not None
    assert early.rule == "AL-END-002"
    play_round(table)
    table.answer(0, EndSeason())
    assert table.over
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("AL-END-002")
def test_the_season_ends_when_nobody_is_left_to_play() -> None:
    table = league(3, rounds=6)
    play_round(table)
    table.answer(HOUSE, Left(0))
    assert not table.over
    table.answer(HOUSE, Left(1))
    assert table.over
    assert table.outcome is not None
    assert table.outcome.winners == (2,)


# -- what a table reports --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"mode": "deathmatch", "skulls": 5}, "track"),
        ({"mode": "domination"}, "zones"),
        ({"mode": "turret"}, "turrets"),
    ],
)
def test_a_real_table_reports_the_tokens_of_its_mode(options: dict[str, Any], where: str) -> None:
    game = registry.game("adrenaline")
    table = game.new(3, 5, options, quiet=True)
    rng = random.Random(1)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, ask.options[rng.randrange(len(ask.options))])
    assert game.campaign is not None
    report = game.campaign.report(table.state)
    flat = [
        token
        for slot in getattr(table.state, where)
        for token in (slot if isinstance(slot, (list, tuple)) else [slot])
        if 0 <= token < 3
    ]
    assert report.tokens == tuple(flat.count(seat) for seat in range(3))
    assert sum(report.tokens) > 0
