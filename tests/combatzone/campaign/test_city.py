"""A city of gangs, played through the reports and decisions it is made of."""

from __future__ import annotations

import random

import pytest

from neontable.games.combatzone.campaign import options as o
from neontable.games.combatzone.campaign.aftermath import Casualty, Medic
from neontable.games.combatzone.campaign.headquarters import Headquarters, Recruit, street_cred
from neontable.games.combatzone.campaign.reports import CombatZoneReport, TeamReport
from neontable.games.combatzone.campaign.state import Camp, CityState
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.rules.recovery import Harm
from neontable.kernel import registry
from neontable.kernel.campaign.game import setup_of
from neontable.kernel.campaign.missions import HOUSE, PLAYED, Arrived, Begun, Left, TableResult
from neontable.kernel.errors import BadAnswer
from neontable.kernel.outcome import Outcome
from neontable.kernel.table import Table
from tests.combatzone.skirmish import DICE

CITY = registry.campaign("combatzone-campaign")


def city(*factions: str, **options: int) -> Table:
    table = CITY.new(len(factions), 5, options)
    for seat, faction in enumerate(factions):
        table.answer(HOUSE, Arrived(seat))
        table.answer(seat, o.Found(faction))
    return table


def state(table: Table) -> CityState:
    assert isinstance(table.state, CityState)
    return table.state


def camp(table: Table, seat: int) -> Camp:
    return state(table).camps[seat]


def hq(table: Table, seat: int) -> Headquarters:
    found = camp(table, seat).hq
    assert found is not None
    return found


def agree(table: Table, one: int = 0, two: int = 1) -> None:
    table.answer(one, o.Challenge(two))
    table.answer(two, o.Challenge(one))


def prepare(table: Table, one: int = 0, two: int = 1) -> None:
    """Both discard an objective and take the team that is suggested."""
    agree(table, one, two)
    for seat in (one, two):
        table.answer(seat, o.Drop(camp(table, seat).drawn[0]))
        table.answer(seat, o.Ready())


def play(table: Table, winner: int | None, *teams: TeamReport) -> None:
    """The match that is asked for ends."""
    number = state(table).missions[0].number
    table.answer(HOUSE, Begun(number, f"t{number}", 1))
    mission = state(table).missions[0]
    reports = teams or tuple(TeamReport(hq(table, m).completed, (), ()) for m in mission.seats)
    seats = tuple(range(len(mission.seats)))
    ranking = (seats,) if winner is None else ((winner,), tuple(s for s in seats if s != winner))
    outcome = Outcome(ranking[0], (1,) * len(seats), ranking, "cz-end-half-out")
    report = CombatZoneReport(reports)
    table.answer(
        HOUSE,
        TableResult(number, mission.table, mission.game, 1, PLAYED, outcome, (), (), "0", report),
    )


@pytest.mark.rule("CZ-CAMP-007", "CZ-CAMP-008")
def test_two_challenge_each_other_and_draw_in_secret() -> None:
    table = city("maelstrom", "tyger-claws", "zoners")
    table.answer(0, o.Challenge(1))
    assert camp(table, 1).phase == "idle"
    table.answer(1, o.Challenge(0))
    assert [camp(table, seat).phase for seat in range(3)] == ["draw", "draw", "idle"]
    drawn = camp(table, 0).drawn
    assert len(drawn) == 4
    assert CITY.view(table.state, 1).camps[0].drawn == ()
    assert CITY.view(table.state, 0).camps[0].drawn == tuple(drawn)
    table.answer(0, o.Drop(drawn[2]))
    assert camp(table, 0).held == [drawn[0], drawn[1], drawn[3]]
    assert CITY.view(table.state, 1).camps[0].held == ()
    with pytest.raises(BadAnswer):
        table.answer(2, o.Challenge(0))


@pytest.mark.rule("CZ-CAMP-003", "CZ-CAMP-005")
def test_a_team_is_picked_card_by_card_from_the_hq() -> None:
    table = city("maelstrom", "tyger-claws")
    agree(table)
    table.answer(0, o.Drop(camp(table, 0).drawn[0]))
    while camp(table, 0).roster:
        table.answer(0, o.Dismiss(0, camp(table, 0).roster[0].model))
    (ask,) = [a for a in table.asks if a.seat == 0]
    assert o.Ready() not in ask.options, "a team needs a Leader"
    table.answer(0, o.Enlist("warlord", 0))
    table.answer(0, o.Outfit(0, "warlord"))
    table.answer(0, o.Equip("heavy-pistol"))
    table.answer(0, o.Done())
    assert camp(table, 0).roster[0].gear == ("heavy-pistol",)
    with pytest.raises(BadAnswer):
        table.answer(0, o.Enlist("ripper", 1))
    table.answer(0, o.Ready())
    assert camp(table, 0).phase == "ready"


@pytest.mark.rule("CZ-CAMP-010", "CZ-CAMP-014")
def test_the_match_is_one_that_the_game_can_play() -> None:
    table = city("maelstrom", "tyger-claws")
    prepare(table)
    (mission,) = state(table).missions
    made = GAME.set_up(setup_of(GAME, mission, "11" * 16, windows=False))
    assert made.campaign
    assert made.teams[0].objectives == camp(table, 0).held
    assert [m.sheet.card for m in made.models if m.seat == 0] == [
        m.model for m in camp(table, 0).roster
    ]


@pytest.mark.rule("CZ-CAMP-009", "CZ-CAMP-013", "CZ-CAMP-015", "CZ-CAMP-021")
def test_the_winner_promotes_and_both_keep_what_they_completed() -> None:
    table = city("maelstrom", "tyger-claws")
    prepare(table)
    held = camp(table, 0).held
    play(table, 0, TeamReport((held[0],), (), ()), TeamReport((), (), ()))
    assert [camp(table, seat).phase for seat in (0, 1)] == ["reward", "idle"]
    assert hq(table, 0).completed == (held[0],)
    before = street_cred(hq(table, 0))
    table.answer(0, o.Promote("ripper", 0))
    assert hq(table, 0).veterans == (Recruit("ripper", 1),)
    assert street_cred(hq(table, 0)) == before + 1
    assert (camp(table, 0).phase, hq(table, 0).matches, camp(table, 0).wins) == ("idle", 1, 1)


@pytest.mark.rule("CZ-CAMP-016")
def test_the_winner_hires_instead() -> None:
    table = city("maelstrom", "tyger-claws")
    prepare(table)
    play(table, 1)
    table.answer(1, o.Hire("solo-bodyguard", 1))
    assert hq(table, 1).mercenaries == (Recruit("solo-bodyguard", 1),)


@pytest.mark.rule("CZ-RECOV-004", "CZ-RECOV-005", "CZ-RECOV-006")
@pytest.mark.parametrize(("face", "helped"), [(6, True), (2, False)])
def test_recovery_with_a_medic(face: int, helped: bool) -> None:
    table = city("maelstrom", "tyger-claws")
    prepare(table)
    play(table, 0)
    table.answer(0, o.Promote("ripper", 0))
    prepare(table)
    medic = Medic(3, "Y", 1, "intimidator")
    hurt = Casualty(1, Recruit("ripper", 1), ("R", "R"), (medic,), Harm())
    DICE.extend([1, 5])
    play(table, None, TeamReport((), (hurt,), ()), TeamReport((), (), ()))
    assert camp(table, 0).phase == "wound"
    DICE.extend([face, 5])
    table.answer(0, o.Treat(3, "intimidator"))
    assert hq(table, 0).veterans == ((Recruit("ripper", 1),) if helped else ())
    assert camp(table, 0).phase == "idle"


@pytest.mark.rule("CZ-PROVE-002", "CZ-PROVE-004")
def test_ten_stars_lead_to_the_last_scenario_and_winning_it_ends_the_campaign() -> None:
    table = city("maelstrom", "tyger-claws")
    ten = Headquarters("maelstrom", veterans=(Recruit("ripper", 1),) * 10, matches=9)
    state(table).camps[0].hq = ten
    prepare(table)
    assert state(table).missions[0].options["scenario"] == "prove-maelstrom"
    play(table, 0)
    assert not table.over
    table.answer(0, o.NoReward())
    assert table.over
    outcome = CITY.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((0,), "cc-end-proven")


def test_who_leaves_calls_the_match_off() -> None:
    table = city("maelstrom", "tyger-claws", "zoners")
    prepare(table)
    table.answer(HOUSE, Left(0))
    assert state(table).missions == []
    assert camp(table, 1).phase == "idle"
    assert camp(table, 1).held == []


def test_bots_among_people_wait_to_be_challenged() -> None:
    """They called brawls and took them back for ever, a quarter of a million moves in an hour."""
    table = CITY.new(4, 5)
    for seat in range(4):
        table.answer(HOUSE, Arrived(seat, seat > 0))
        table.answer(seat, o.Found(("maelstrom", "zoners", "bozos", "lawmen")[seat]))

    def asked_bots() -> dict[int, list[object]]:
        return {a.seat: list(a.options) for a in table.asks if a.seat in (1, 2, 3)}

    assert asked_bots() == {}
    table.answer(0, o.Challenge(2))
    assert asked_bots() == {2: [o.Challenge(0)]}
    table.answer(2, o.Challenge(0))
    drawn = camp(table, 2).drawn
    assert asked_bots() == {2: [o.Drop(card) for card in drawn]}
    table.answer(2, o.Drop(drawn[0]))
    assert asked_bots() == {2: [o.Ready()]}
    table.answer(2, o.Ready())
    assert asked_bots() == {}
    table.answer(0, o.CallOff())
    table.answer(0, o.CallBrawl())
    assert asked_bots() == {seat: [o.JoinBrawl(0)] for seat in (1, 2, 3)}


@pytest.mark.parametrize("bots", [False, True])
def test_a_city_of_eight_played_at_random_comes_to_its_end(bots: bool) -> None:
    table = CITY.new(8, 3, {"matches": 4})
    rng = random.Random(3)
    for seat in range(8):
        table.answer(HOUSE, Arrived(seat, bots))
    for _ in range(4000):
        if table.over:
            break
        ask = rng.choice(table.asks)
        answer = rng.choice(list(ask.options))
        if not isinstance(answer, Left):
            table.answer(ask.seat, answer)
    assert table.over
