"""The Netrunner tournament: rounds, lists, standings, drops, played by reports and by bots."""

from __future__ import annotations

import random
from typing import Any

import pytest

from neontable.games.netrunner.campaign.reports import NetrunnerReport
from neontable.games.netrunner.decks.construction import included, printed
from neontable.games.netrunner.model.pieces import Inst
from neontable.kernel import registry
from neontable.kernel.campaign.file import Person
from neontable.kernel.campaign.game import view_of
from neontable.kernel.campaign.missions import (
    CLOSED,
    CONCEDED,
    HOUSE,
    NOBODY,
    PLAYED,
    TIME,
    Arrived,
    Begun,
    Brought,
    Left,
    Mission,
    TableResult,
)
from neontable.kernel.campaign.session import CampaignSession
from neontable.kernel.errors import BadAnswer, BadOption
from neontable.kernel.loadouts import BadLoadout
from neontable.kernel.outcome import Outcome
from neontable.kernel.table import Table, replay
from neontable.kit.tournament.rounds import (
    Award,
    Begin,
    CallOff,
    EndTournament,
    NextRound,
    organiser,
)

TOURNAMENT = registry.campaign("netrunner-tournament")
GAME = registry.game("netrunner")
DECKS = ("Tripwires", "Deep Dig")


def tournament(
    members: int, places: int = 0, bots: int = 0, seed: int = 7, **options: Any
) -> Table:
    """One whose first members are people, the last ones bots."""
    table = TOURNAMENT.new(places or members, seed, options)
    for seat in range(members):
        table.answer(HOUSE, Arrived(seat, seat >= members - bots))
    return table


def begun(table: Table, mission: Mission) -> Mission:
    table.answer(HOUSE, Begun(mission.number, f"t{mission.number}", 1))
    return next(m for m in table.state.missions if m.number == mission.number)


def finish(
    table: Table,
    mission: Mission,
    points: tuple[int, int] = (14, 10),
    ended: str = PLAYED,
    gone: tuple[int, ...] = (),
    absent: tuple[int, ...] = (),
) -> None:
    """The match is begun and has this result."""
    mission = begun(table, mission)
    if points[0] == points[1]:
        ranking: tuple[tuple[int, ...], ...] = ((0, 1),)
    else:
        first = int(points[1] > points[0])
        ranking = ((first,), (1 - first,))
    table.answer(
        HOUSE,
        TableResult(
            mission=mission.number,
            table=mission.table,
            game="netrunner",
            rules=1,
            ended=ended,
            outcome=Outcome(ranking[0], points, ranking, "nr-how-duel"),
            gone=gone,
            absent=absent,
            digest="00",
            report=None if ended == CLOSED else NetrunnerReport(((10, 4, "nr-how-points"),)),
        ),
    )


def play_round(table: Table, rng: random.Random) -> None:
    number = table.state.round
    while table.state.missions and table.state.round == number and not table.over:
        finish(table, table.state.missions[0], rng.choice([(14, 10), (6, 20), (13, 13)]))


def rows(table: Table) -> dict[int, tuple[int, tuple[Any, ...]]]:
    found = TOURNAMENT.standings(view_of(table, -1))
    return {row.member: (row.place, row.values) for row in found.rows}


# -- rounds --------------------------------------------------------------------------------------
@pytest.mark.rule("TN-ROUND-001", "TN-ROUND-002", "TN-ROUND-003", "TN-ROUND-004", "TN-MEMBER-001")
@pytest.mark.parametrize(("members", "rounds"), [(2, 1), (5, 3), (8, 3), (9, 4), (64, 6)])
def test_rounds_follow_each_other_until_the_field_is_decided(members: int, rounds: int) -> None:
    table = tournament(members)
    with pytest.raises(BadAnswer):
        table.answer(0, NextRound())
    table.answer(0, Begin())
    rng = random.Random(1)
    met: set[frozenset[int]] = set()
    for number in range(1, rounds + 1):
        assert table.state.round == number
        assert len(table.state.missions) == members // 2
        for mission in table.state.missions:
            assert frozenset(mission.seats) not in met or members == 2
            met.add(frozenset(mission.seats))
        play_round(table, rng)
    assert table.over
    assert table.state.rounds == rounds
    assert all(t.values[6] <= 1 for t in TOURNAMENT.standings(view_of(table, 0)).rows)
    assert replay(table.record).digest == table.digest


@pytest.mark.rule("TN-ROUND-001")
def test_one_player_is_no_tournament() -> None:
    table = tournament(1, 4)
    assert TOURNAMENT.check(table.state) == []
    assert [a for a in table.asks if a.seat != HOUSE] == []
    with pytest.raises(BadAnswer):
        table.answer(0, Begin())


@pytest.mark.rule("TN-ROUND-002", "TN-ROUND-004")
def test_an_organiser_may_draw_every_round_and_end_early() -> None:
    table = tournament(4, by_hand=True, rounds=5)
    table.answer(0, Begin())
    play_round(table, random.Random(2))
    assert (table.state.round, table.state.missions) == (1, [])
    table.answer(0, NextRound())
    assert table.state.round == 2
    with pytest.raises(BadAnswer):
        table.answer(0, EndTournament())
    play_round(table, random.Random(3))
    table.answer(0, EndTournament())
    assert table.over
    assert table.outcome is not None
    assert table.outcome.how == "tn-end"


@pytest.mark.rule("TN-DRAW-002", "TN-DRAW-005")
def test_the_draw_follows_from_the_key_and_the_first_seat_goes_round() -> None:
    def drawn(seed: int) -> list[tuple[int, ...]]:
        table = tournament(8, seed=seed, rounds=6)
        table.answer(0, Begin())
        found: list[tuple[int, ...]] = []
        while not table.over:
            found += [m.seats for m in table.state.missions]
            play_round(table, random.Random(4))
        return found

    assert drawn(1) == drawn(1) != drawn(2)
    openings = [sum(seats[0] == m for seats in drawn(1)) for m in range(8)]
    assert set(openings) <= {2, 3, 4}


@pytest.mark.rule("TN-DRAW-004", "TN-ROUND-003", "TN-MEMBER-001")
def test_in_a_league_who_comes_late_finds_the_rounds_of_the_place() -> None:
    table = tournament(4, 5, format="league")
    table.answer(0, Begin())
    rng = random.Random(5)
    play_round(table, rng)
    table.answer(HOUSE, Arrived(4))
    while not table.over:
        play_round(table, rng)
    assert table.state.rounds == 5
    pairs = [frozenset(p.members) for p in table.state.pairings if p.two != NOBODY]
    assert len(pairs) == len(set(pairs)), "nobody meets twice"
    # Only the match of the first round is lost to the place that was vacant then.
    assert sum(4 in pair for pair in pairs) >= 3
    assert sum(4 not in pair for pair in pairs) == 6
    assert rows(table)[0][1][6] == 0, "a free round is no bye"


# -- points and standings ------------------------------------------------------------------------
@pytest.mark.rule("TN-POINTS-001", "TN-STAND-001", "TN-STAND-002")
def test_match_points_decide_then_victory_points() -> None:
    table = tournament(4, rounds=1)
    table.answer(0, Begin())
    first, second = table.state.missions
    finish(table, first, (20, 4))
    finish(table, second, (13, 13))
    assert table.over
    found = rows(table)
    winner, loser = first.seats
    assert found[winner] == (1, (2, 20, 0, 1, 0, 0, 0))
    assert found[loser] == (4, (0, 4, 2, 0, 0, 1, 0))
    assert {found[m] for m in second.seats} == {(2, (1, 13, 1, 0, 1, 0, 0))}, "a place is shared"
    assert table.outcome is not None
    assert table.outcome.winners == (winner,)


@pytest.mark.rule("TN-STAND-002")
def test_two_who_are_level_are_parted_by_their_match() -> None:
    table = tournament(2, rounds=2)
    table.answer(0, Begin())
    finish(table, table.state.missions[0], (14, 12))
    ahead = table.state.pairings[0].ahead
    seats = table.state.missions[0].seats
    finish(table, table.state.missions[0], (12, 14) if seats[0] == ahead else (14, 12))
    found = rows(table)
    assert found[0][0] == found[1][0] == 1, "a win each: nothing parts them"
    table = tournament(2, rounds=1)
    table.answer(0, Begin())
    finish(table, table.state.missions[0], (14, 12))
    assert sorted(place for place, _ in rows(table).values()) == [1, 2]


@pytest.mark.rule("TN-POINTS-002", "TN-DRAW-003")
def test_a_bye_counts_as_a_match_won() -> None:
    table = tournament(3, rounds=3)
    table.answer(0, Begin())
    while not table.over:
        play_round(table, random.Random(1))
    assert [values[6] for _, values in rows(table).values()] == [1, 1, 1]
    byes = [p for p in table.state.pairings if p.status == "bye"]
    assert all(p.points == (20, 0) and p.match_points(p.one) == 2 for p in byes)


@pytest.mark.rule("TN-POINTS-003")
def test_who_gives_up_has_lost_and_who_does_not_come_scores_nothing() -> None:
    table = tournament(6, rounds=1)
    table.answer(0, Begin())
    one, two, three = table.state.missions
    finish(table, one, (16, 3), CONCEDED, gone=(1,))
    finish(table, two, (20, 9), absent=(0,))
    finish(table, three, (20, 9), absent=(0, 1))
    found = rows(table)
    assert found[one.seats[0]][1][:2] == (2, 16)
    assert found[two.seats[0]][1][:2] == (0, 0), "whatever the bot has won"
    assert found[two.seats[1]][1][:2] == (2, 20)
    assert [found[m][1][:2] for m in three.seats] == [(0, 0), (0, 0)]


# -- who comes and goes --------------------------------------------------------------------------
@pytest.mark.rule("TN-MEMBER-002", "TN-STAND-003", "TN-POINTS-002")
def test_who_drops_out_loses_the_match_that_was_drawn() -> None:
    table = tournament(6)
    table.answer(0, Begin())
    mission = table.state.missions[0]
    leaver, other = mission.seats
    table.answer(HOUSE, Left(leaver))
    assert mission.number not in [m.number for m in table.state.missions]
    assert rows(table)[other][1][:2] == (2, 20)
    assert rows(table)[leaver][0] == 6, "behind everybody who stayed"
    begun(table, table.state.missions[0])
    with pytest.raises(BadAnswer):
        table.answer(HOUSE, Left(table.state.missions[0].seats[0]))
    rng = random.Random(3)
    finish_all(table, rng)
    later = [p for p in table.state.pairings if p.round > 1]
    assert later
    assert all(leaver not in p.members for p in later)


def finish_all(table: Table, rng: random.Random) -> None:
    """To the end, whichever matches have begun."""
    while not table.over:
        mission = table.state.missions[0]
        if mission.begun:
            sample = next(
                option
                for ask in table.asks
                if ask.seat == HOUSE
                for option in ask.options
                if isinstance(option, TableResult) and option.mission == mission.number
            )
            table.answer(HOUSE, sample)
        else:
            finish(table, mission, rng.choice([(14, 10), (6, 20), (13, 13)]))


@pytest.mark.rule("TN-ROUND-004")
def test_a_tournament_that_nobody_can_play_ends() -> None:
    table = tournament(3)
    table.answer(0, Begin())
    for member in (2, 1):
        table.answer(HOUSE, Left(member))
    assert table.over


@pytest.mark.rule("TN-ORG-001", "TN-ORG-002")
def test_the_organiser_settles_matches_that_nobody_plays() -> None:
    table = tournament(6, rounds=1)
    assert organiser(table.state) == 0
    table.answer(0, Begin())
    one, two, three = table.state.missions
    begun(table, three)
    refused = table.why_not(0, CallOff(three.number))
    assert refused is not None
    assert refused.rule == "TN-ORG-002"
    table.answer(0, Award(one.number, one.seats[1]))
    table.answer(0, CallOff(two.number))
    found = rows(table)
    assert found[one.seats[1]][1][:4] == (2, 20, 0, 1)
    assert [found[m][1][0] for m in two.seats] == [0, 0]


@pytest.mark.rule("TN-ORG-001")
def test_without_people_a_bot_organises_but_gives_no_match_away() -> None:
    table = tournament(4, bots=4)
    table.answer(0, Begin())
    assert [a.seat for a in table.asks] == [HOUSE]


@pytest.mark.rule("TN-TABLE-001")
def test_a_closed_table_is_played_again() -> None:
    table = tournament(2)
    table.answer(0, Begin())
    before = table.state.missions[0]
    finish(table, before, (0, 0), CLOSED)
    (again,) = table.state.missions
    assert again.seats == before.seats
    assert again.number != before.number
    assert table.state.pairings[0].mission == again.number


# -- lists ---------------------------------------------------------------------------------------
def lists(corp: str, runner: str) -> tuple[str, str]:
    """The Corp deck, then the Runner deck, as a first seat brings them."""
    return printed(included()[corp]), printed(included()[runner])


@pytest.mark.rule("TN-LIST-001", "NR-MATCH-005")
def test_every_match_is_played_with_the_registered_lists() -> None:
    table = tournament(2, rounds=2)
    mine = lists(*DECKS)
    table.answer(HOUSE, Brought(0, mine))
    table.answer(0, Begin())
    for _ in range(2):
        mission = table.state.missions[0]
        seat = mission.seats.index(0)
        own = mission.loadouts[seat]
        assert own == (mine if seat == 0 else mine[::-1]), "each deck in the slot of its side"
        assert mission.options["tournament"]
        setup = GAME.prepare(2, "00" * 32, mission.options, loadouts=mission.loadouts)
        assert all(setup.loadouts[1 - seat]), "who registers nothing plays the usual decks"
        finish(table, mission)


@pytest.mark.rule("TN-LIST-001", "TN-LIST-002")
def test_lists_are_legal_and_locked() -> None:
    table = tournament(3, 4)
    banned = printed(included()["Greyhound Demolition Derby"])
    with pytest.raises(BadLoadout, match="NR-DECK-008"):
        TOURNAMENT.checked_lists(table.state, [banned, ""])
    with pytest.raises(BadOption, match="corp_deck, runner_deck_2"):
        TOURNAMENT.checked_lists(table.state, [""])
    with pytest.raises(BadAnswer):
        table.answer(HOUSE, Brought(0, (banned, lists(*DECKS)[1])))
    with pytest.raises(BadAnswer):
        table.answer(HOUSE, Brought(3, lists(*DECKS)))
    table.answer(HOUSE, Brought(0, lists(*DECKS)))
    table.answer(HOUSE, Brought(0, lists("Bricks and Gates", "Three Keys")))
    table.answer(0, Begin())
    with pytest.raises(BadAnswer):
        table.answer(HOUSE, Brought(0, lists(*DECKS)))
    table.answer(HOUSE, Arrived(3))
    table.answer(HOUSE, Brought(3, lists(*DECKS)))


@pytest.mark.rule("TN-LIST-003")
def test_nothing_is_registered_for_sealed_matches() -> None:
    table = tournament(2, sealed=True)
    assert TOURNAMENT.slots(table.state) == ()
    with pytest.raises(BadAnswer):
        table.answer(HOUSE, Brought(0, lists(*DECKS)))
    table.answer(0, Begin())
    (mission,) = table.state.missions
    assert mission.loadouts == ()
    assert GAME.prepare(2, "00" * 32, mission.options).options["sealed"]


@pytest.mark.rule("TN-LIST-004", "TN-ORG-001")
def test_a_list_is_seen_by_its_owner_and_a_judge_who_does_not_play() -> None:
    table = tournament(3, judge=True)
    table.answer(HOUSE, Brought(1, lists(*DECKS)))
    table.answer(HOUSE, Brought(2, lists("Bricks and Gates", "Three Keys")))
    table.answer(0, Begin())
    (mission,) = table.state.missions
    assert sorted(mission.seats) == [1, 2], "the judge is not paired"
    assert 0 not in rows(table)
    shown = {seat: TOURNAMENT.lists_shown(view_of(table, seat)) for seat in (-1, 0, 1, 2)}
    assert shown[-1] == {}
    assert shown[0] == {1: lists(*DECKS), 2: lists("Bricks and Gates", "Three Keys")}
    assert set(shown[1]) == {1}
    assert view_of(table, 1).registered == (False, True, True)
    plain = tournament(2)
    plain.answer(HOUSE, Brought(1, lists(*DECKS)))
    assert TOURNAMENT.lists_shown(view_of(plain, 0)) == {}, "an organiser who plays sees no list"


@pytest.mark.rule("NR-MATCH-006", "NR-MATCH-007")
@pytest.mark.parametrize(
    ("results", "corp", "runner", "points", "winners"),
    [
        ([], 3, 2, (3, 2), (0,)),
        ([], 2, 2, (2, 2), (0, 1)),
        ([(10, 4, "nr-how-points")], 6, 0, (10, 10), (0,)),
        ([(10, 4, "nr-how-points")], 7 - 1, 1, (11, 10), (0,)),
        ([(3, 10, "nr-how-points")], 2, 5, (8, 12), (1,)),
    ],
)
def test_time_is_called(
    results: list[tuple[int, int, str]],
    corp: int,
    runner: int,
    points: tuple[int, int],
    winners: tuple[int, ...],
) -> None:
    """Agenda points of the game in progress count; of equal totals a game won decides."""
    table = GAME.new(2, 1, {"tournament": True})
    g = table.state
    g.results = list(results)
    g.swapped = len(results)
    g.corp.scored = _agendas(corp)
    g.runner.scored = _agendas(runner)
    outcome = GAME.time_called(table.setup, g)
    assert (outcome.points, outcome.winners) == (points, winners)


def _agendas(points: int) -> list[Inst]:
    """One-point agendas, face up."""
    return [Inst(100 + n, "hostile-takeover", up=True) for n in range(points)]


# -- bots, from one call to the end --------------------------------------------------------------
def test_eight_bots_play_a_swiss_tournament_to_its_end() -> None:
    from neontable.cli.campaign_tables import run_bots

    people = [Person(bot="random")] * 8
    session = CampaignSession.new(TOURNAMENT, people, seed=3, options={"max_turns": 8})
    over: list[int] = []
    run_bots(session, "cup", over.append)
    assert over == list(range(1, 13))
    assert session.table.over
    kept = CampaignSession.read(session.file().to_json())
    assert kept.table.digest == session.table.digest
    places = [place for place, _ in rows(kept.table).values()]
    assert len(places) == 8
    brought = set(session.table.state.lists)
    assert all(brought)
    assert len(brought) > 3, "bots bring built-in lists"


@pytest.mark.rule("TN-TABLE-002", "NR-MATCH-006")
def test_a_match_whose_time_is_up_is_counted_as_it_stands() -> None:
    people = [Person("Ann"), Person("Bob")]
    session = CampaignSession.new(TOURNAMENT, people, seed=3, options={"minutes": 50})
    session.table.answer(0, Begin())
    assert session.missions()[0].minutes == 50
    table = session.begin(1, "time")
    rng = random.Random(1)
    for _ in range(30):
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(list(ask.options)))
    session.keep(1, table)
    with pytest.raises(BadAnswer, match="not over"):
        session.finish(1)
    session.finish(1, time_up=True)
    (played,) = session.state.played
    assert played.ended == TIME
    assert CampaignSession.read(session.file().to_json()).table.over
