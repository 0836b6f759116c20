"""The page of a city: what gangs own, what is hidden, who is about to meet whom, what to choose."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.campaign import options as o
from neontable.games.combatzone.campaign.reports import TeamReport
from neontable.games.combatzone.campaign.view import CityView
from neontable.games.combatzone.cards.facts import FACTIONS
from neontable.games.combatzone.game import GAME
from neontable.kernel.campaign.missions import HOUSE, Arrived
from neontable.kernel.campaign.sheets import Sheet, Shelf, Ware
from neontable.kernel.game import SPECTATOR
from neontable.kernel.table import Table
from neontable.kernel.text import Text, render
from tests.combatzone.campaign.test_city import CITY, agree, camp, city, play, prepare


def looks(table: Table, seat: int) -> CityView:
    found = table.view(seat)
    assert isinstance(found, CityView)
    return found


def sheet(table: Table, member: int, seat: int) -> Sheet:
    return next(s for s in CITY.sheets(looks(table, seat)) if s.member == member)


def shelf(of: Sheet, name: str) -> Shelf:
    return next(s for s in of.shelves if render(s.label, "en") == name)


def face_down(table: Table) -> int:
    """Objectives of the first gang that the second sees from behind."""
    shown = shelf(sheet(table, 0, 1), "Objectives of this match").items
    assert all(card.name is None and not card.texts for card in shown)
    return len(shown)


def cards(table: Table, seat: int) -> list[Ware]:
    return list(CITY.choices(looks(table, seat)))


def now(table: Table, seat: int) -> str:
    (step,) = [s for s in CITY.steps(looks(table, seat)) if s.state == "now"]
    return render(step.text, "en")


def test_a_faction_is_chosen_by_its_emblem() -> None:
    table = CITY.new(2, 5)
    table.answer(HOUSE, Arrived(0))
    assert len(cards(table, 0)) == len(FACTIONS)
    assert len({card.picture for card in cards(table, 0)}) == len(FACTIONS)
    assert cards(table, 1) == [], "nobody sits there"
    table.answer(0, o.Found("maelstrom"))
    table.answer(HOUSE, Arrived(1))
    (chosen,) = [c for c in cards(table, 1) if c.ways[0].option == o.Found("maelstrom")]
    assert sheet(table, 0, 1).picture == chosen.picture
    assert len(chosen.texts) == 2, "that another gang has it is said"


@pytest.mark.rule("CZ-CAMP-007")
def test_objectives_are_read_by_their_gang_and_lie_face_down_for_others() -> None:
    table = city("maelstrom", "tyger-claws")
    agree(table)
    assert now(table, 0) == "Objectives"
    drawn = camp(table, 0).drawn
    assert [card.ways[0].option for card in cards(table, 0)] == [o.Drop(id) for id in drawn]
    assert all(card.texts for card in cards(table, 0))
    assert [c.name for c in shelf(sheet(table, 0, 1), "Objectives of this match").items] == [
        None
    ] * 4
    table.answer(0, o.Drop(drawn[0]))
    own = shelf(sheet(table, 0, 0), "Objectives of this match")
    assert own.own
    assert [c.texts != () for c in own.items] == [True] * 3
    assert [c.name for c in shelf(sheet(table, 0, 1), "Objectives of this match").items] == [
        None
    ] * 3


def test_challenges_and_preparations_are_shown_as_pairs() -> None:
    table = city("maelstrom", "tyger-claws", "zoners")
    table.answer(0, o.Challenge(1))
    (pair,) = CITY.pairings(looks(table, 2))
    assert (pair.members, render(pair.status, "en")) == ((0, 1), "waits for an answer")
    # Who is challenged sees it first of all, and accepts.
    called = [card for card in cards(table, 1) if card.suits]
    assert [card.ways[0].option for card in called] == [o.Challenge(0)]
    table.answer(1, o.Challenge(0))
    (pair,) = CITY.pairings(looks(table, 2))
    assert (pair.members, render(pair.status, "en")) == ((0, 1), "0 of 2 gangs are ready")
    table.answer(2, o.CallBrawl())
    assert CITY.pairings(looks(table, 0))[-1].members == (2,)


def test_the_team_is_picked_from_cards_with_their_price() -> None:
    table = city("maelstrom", "tyger-claws", eb=50)
    agree(table)
    table.answer(0, o.Drop(camp(table, 0).drawn[0]))
    assert now(table, 0) == "Team"
    team = [c for c in cards(table, 0) if isinstance(c.ways[0].option, o.Dismiss)]
    assert len(team) == len(camp(table, 0).roster)
    prices = [_number(c.price) for c in team]
    (tally,) = [t for t in sheet(table, 0, 0).tallies if t.of == 50]
    assert sum(prices) == tally.value <= 50
    assert not [t for t in sheet(table, 0, 1).tallies if t.of == 50], "the team is a secret"
    for card in cards(table, 0):
        if isinstance(card.ways[0].option, o.Enlist):
            assert _number(card.price) <= 50 - tally.value


def _number(price: int | Text | None) -> int:
    assert isinstance(price, Text)
    return int(render(price, "en").split()[0])


def test_after_a_match_history_stars_and_rewards_are_shown() -> None:
    table = city("maelstrom", "tyger-claws")
    prepare(table)
    play(table, 0)
    assert now(table, 0) == "Reward"
    promotions = [c for c in cards(table, 0) if isinstance(c.ways[0].option, o.Promote)]
    assert promotions
    assert all(card.stars == 1 for card in promotions)
    table.answer(0, promotions[0].ways[0].option)
    winner, loser = (sheet(table, member, 1) for member in (0, 1))
    assert [render(d.text, "en").split(": ")[-1] for d in winner.deeds] == ["won"]
    assert [render(d.text, "en").split(": ")[-1] for d in loser.deeds] == ["not won"]
    (earned,) = shelf(winner, "Veterans and Mercenaries").items
    assert (earned.stars, earned.name) == (1, promotions[0].name)
    assert winner.tallies[0].value == 1


def _one_off(of: Sheet) -> str:
    """The text of the gang for a one-off game; "" where the sheet has none."""
    found = [fact.value for fact in of.facts if fact.label == Text("cc-fact-one-off")]
    assert all(isinstance(value, Text) for value in found)
    return render(found[0], "en") if found and isinstance(found[0], Text) else ""


@pytest.mark.rule("CZ-CAMP-018", "CZ-CAMP-019")
def test_a_gang_is_taken_along_to_a_one_off_game() -> None:
    table = city("maelstrom", "tyger-claws")
    prepare(table)
    done = tuple(camp(table, 0).held[:2])
    play(table, 0, TeamReport(done, (), ()), TeamReport((), (), ()))
    promotion = next(a for ask in table.asks for a in ask.options if isinstance(a, o.Promote))
    table.answer(0, promotion)
    text = _one_off(sheet(table, 0, 0))
    assert text == _one_off(sheet(table, 0, SPECTATOR))
    assert not _one_off(sheet(table, 0, 1)), "rivals have no use for it"
    read = GAME.new(2, 3, {"completed": 2}, loadouts=[text, "Tyger Claws"]).state.teams
    assert (read[0].faction, read[0].cred) == ("maelstrom", 1)
    assert read[0].completed == sorted(done)
    assert len(read[1].completed) == 2
