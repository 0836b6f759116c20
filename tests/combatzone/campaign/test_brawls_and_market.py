"""A city in which three and four gangs meet, and one whose gangs share a Market."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.campaign import options as o
from neontable.games.combatzone.campaign.headquarters import Headquarters, Recruit, armoury
from neontable.games.combatzone.campaign.reports import TeamReport
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.model import library
from neontable.kernel.campaign.game import setup_of
from neontable.kernel.campaign.missions import HOUSE, Left
from neontable.kernel.errors import BadAnswer
from neontable.kernel.table import Table
from tests.combatzone.campaign.test_city import CITY, camp, city, hq, play, prepare, state

FOUR = ("maelstrom", "tyger-claws", "zoners", "lawmen")


def brawl(table: Table, *others: int) -> None:
    """The first gang calls, the others come; where it is not full, the caller lets it begin."""
    table.answer(0, o.CallBrawl())
    for seat in others:
        table.answer(seat, o.JoinBrawl(0))
    if len(others) < 3:
        table.answer(0, o.StartBrawl())


def get_ready(table: Table, *seats: int) -> None:
    for seat in seats:
        table.answer(seat, o.Drop(camp(table, seat).drawn[0]))
        table.answer(seat, o.Ready())


def asked(table: Table, seat: int) -> list[object]:
    return [option for ask in table.asks if ask.seat == seat for option in ask.options]


# -- brawls ----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-MULTI-001", "CZ-MULTI-002", "CZ-CAMP-007")
@pytest.mark.parametrize("n", [3, 4])
def test_three_or_four_gangs_meet_in_one_match_with_objectives_of_their_own(n: int) -> None:
    table = city(*FOUR[:n])
    brawl(table, *range(1, n))
    assert [camp(table, seat).phase for seat in range(n)] == ["draw"] * n
    assert camp(table, 0).scenario == "gang-brawl"
    assert n in library.SCENARIOS["gang-brawl"].players
    get_ready(table, *range(n))
    (mission,) = state(table).missions
    assert mission.seats == tuple(range(n))
    held = [tuple(camp(table, seat).held) for seat in range(n)]
    match = GAME.set_up(setup_of(GAME, mission, "ab" * 16, windows=False))
    assert [tuple(team.objectives) for team in match.teams] == held


@pytest.mark.rule("CZ-CAMP-015", "CZ-CAMP-021", "CZ-MULTI-002")
def test_the_winner_of_a_brawl_alone_is_rewarded() -> None:
    table = city(*FOUR)
    brawl(table, 1, 2, 3)
    get_ready(table, 0, 1, 2, 3)
    play(table, 2)
    assert [camp(table, seat).phase for seat in range(4)] == ["idle", "idle", "reward", "idle"]
    table.answer(2, o.NoReward())
    assert [camp(table, seat).wins for seat in range(4)] == [0, 0, 1, 0]
    assert all(hq(table, seat).matches == 1 for seat in range(4))


@pytest.mark.rule("CZ-MULTI-001")
def test_two_cannot_brawl_and_a_fifth_comes_too_late() -> None:
    assert o.CallBrawl() not in asked(city("maelstrom", "zoners"), 0)
    table = city(*FOUR, "bozos")
    table.answer(0, o.CallBrawl())
    table.answer(1, o.JoinBrawl(0))
    assert o.StartBrawl() not in asked(table, 0)
    with pytest.raises(BadAnswer):
        table.answer(2, o.Challenge(1))
    for seat in (2, 3):
        table.answer(seat, o.JoinBrawl(0))
    assert camp(table, 3).phase == "draw"
    assert o.JoinBrawl(0) not in asked(table, 4)


@pytest.mark.rule("CZ-PROVE-002")
def test_a_gang_that_must_prove_its_worth_calls_no_brawl() -> None:
    table = city(*FOUR)
    ten = Headquarters("maelstrom", veterans=(Recruit("ripper", 1),) * 10, matches=9)
    camp(table, 0).hq = ten
    table.answer(2, o.Challenge(3))
    assert CITY.view(table.state, 0).camps[0].cred >= 10
    assert o.CallBrawl() not in asked(table, 0)
    assert o.CallBrawl() in asked(table, 1)


def test_a_brawl_falls_through_when_its_caller_goes() -> None:
    table = city(*FOUR)
    table.answer(0, o.CallBrawl())
    table.answer(1, o.JoinBrawl(0))
    table.answer(0, o.Withdraw())
    assert [camp(table, seat).brawl for seat in range(4)] == [-1] * 4
    brawl(table, 1, 2)
    table.answer(HOUSE, Left(1))
    assert [camp(table, seat).phase for seat in (0, 2)] == ["idle", "idle"]


# -- the Shared Market -----------------------------------------------------------------------------
def market(*factions: str) -> Table:
    return city(*factions, market=True)


@pytest.mark.rule("CZ-MARKET-001", "CZ-MARKET-005")
def test_gear_of_all_gangs_lies_in_one_deck() -> None:
    table = market("maelstrom", "tyger-claws")
    plain = city("maelstrom", "tyger-claws")
    for seat in (0, 1):
        assert armoury(hq(table, seat)) == armoury(hq(plain, seat))
    deck = state(table).deck
    assert len(deck) > 20
    assert CITY.view(table.state, 0).market == len(deck)
    assert state(plain).deck == []


@pytest.mark.rule("CZ-MARKET-002")
def test_three_cards_are_drawn_one_is_added_and_the_rest_passed_once() -> None:
    table = market("maelstrom", "tyger-claws")
    prepare(table)
    before = len(state(table).deck)
    play(table, None)
    hands = [list(camp(table, seat).hand) for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [3, 3]
    assert CITY.view(table.state, 1).camps[0].hand == ()
    table.answer(0, o.TakeGear(hands[0][1]))
    assert hands[0][1] in armoury(hq(table, 0))
    assert camp(table, 0).phase == "waits"
    table.answer(1, o.NoGear())
    # The first got three, the second the two that were left.
    assert camp(table, 0).hand == hands[1]
    assert camp(table, 1).hand == [hands[0][0], hands[0][2]]
    table.answer(0, o.NoGear())
    table.answer(1, o.TakeGear(hands[0][0]))
    assert [camp(table, seat).phase for seat in (0, 1)] == ["idle", "idle"]
    assert hands[0][0] in armoury(hq(table, 1))
    assert len(state(table).deck) == before - 2
    assert sorted(state(table).deck[:4]) == sorted([hands[0][2], *hands[1]]), "at the bottom"


@pytest.mark.rule("CZ-MARKET-002")
def test_among_four_gangs_hands_go_to_the_next_one() -> None:
    table = market(*FOUR)
    brawl(table, 1, 2, 3)
    get_ready(table, 0, 1, 2, 3)
    play(table, None)
    hands = [list(camp(table, seat).hand) for seat in range(4)]
    for seat in (0, 1, 2):
        table.answer(seat, o.NoGear())
        assert camp(table, seat).phase == "waits"
    # Who leaves the city takes nothing along, and nobody waits for them.
    table.answer(HOUSE, Left(3))
    assert [camp(table, seat).hand for seat in (0, 1, 2)] == [hands[2], hands[0], hands[1]]
    assert set(hands[3]) <= set(state(table).deck)


@pytest.mark.rule("CZ-MARKET-003", "CZ-MARKET-004")
def test_loot_stays_with_its_bearer_and_can_be_spent_for_a_card() -> None:
    table = market("maelstrom", "tyger-claws")
    prepare(table)
    first, second = list(library.LOOT)[:2]
    loot = (("warlord", first), ("warlord", second))
    play(table, None, TeamReport((), (), loot), TeamReport((), (), ()))
    for _ in range(2):
        for seat in (0, 1):
            table.answer(seat, o.NoGear())
    assert camp(table, 1).phase == "idle"
    assert hq(table, 0).kept == loot
    table.answer(0, o.SpendLoot("warlord", second))
    assert o.SpendLoot("warlord", second) not in asked(table, 0)
    top = state(table).deck[-1]
    table.answer(0, o.DrawMarket())
    assert camp(table, 0).hand == [top]
    table.answer(0, o.TakeGear(top))
    assert camp(table, 0).phase == "idle"
    assert hq(table, 0).kept == (("warlord", first),)
    assert top in armoury(hq(table, 0))
    # It is with the model at the next match.
    prepare(table)
    (mission,) = state(table).missions
    match = GAME.set_up(setup_of(GAME, mission, "ab" * 16, windows=False))
    carried = [m.sheet.loot for m in match.models if m.sheet.card == "warlord"]
    assert carried == [[first]] or carried == [(first,)]


@pytest.mark.rule("CZ-CAMP-020")
def test_without_a_market_loot_is_discarded() -> None:
    table = city("maelstrom", "tyger-claws")
    prepare(table)
    loot = (("warlord", next(iter(library.LOOT))),)
    play(table, None, TeamReport((), (), loot), TeamReport((), (), ()))
    assert hq(table, 0).kept == ()
    assert camp(table, 0).phase == "idle"


@pytest.mark.rule("CZ-MARKET-002")
def test_what_others_hold_of_the_market_is_dealt_again() -> None:
    table = market("maelstrom", "tyger-claws")
    prepare(table)
    play(table, None)
    held = list(camp(table, 0).hand)
    worlds = [CITY.redeal(table.state, 0, f"{n:02}" * 32) for n in range(8)]
    assert all(w.camps[0].hand == held for w in worlds)
    assert len({tuple(w.camps[1].hand) for w in worlds}) > 1
    everything = sorted([*state(table).deck, *camp(table, 1).hand])
    assert all(sorted([*w.deck, *w.camps[1].hand]) == everything for w in worlds)
