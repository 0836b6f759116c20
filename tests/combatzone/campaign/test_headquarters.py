"""HQ and Supply between the matches of a campaign (p.42 to 46)."""

from __future__ import annotations

import msgspec
import pytest

from neontable.games.combatzone.campaign.headquarters import (
    DRAWN,
    KEPT,
    Headquarters,
    Recruit,
    armoury,
    characters,
    eb_limit,
    fielded_first,
    founded,
    granted_gear,
    hire,
    hireable,
    keep_objectives,
    objective_deck,
    one_off,
    problems,
    promotable,
    promote,
    shared_loot,
    street_cred,
    supplied_gear,
    team_rules,
)
from neontable.games.combatzone.cards import facts
from neontable.games.combatzone.cards.facts import FACTIONS, GEAR, MODELS
from neontable.games.combatzone.model import library
from neontable.games.combatzone.teams.team import Team
from neontable.games.combatzone.teams.text import in_one_line, read
from neontable.kernel.errors import BadOption
from neontable.kernel.text import LANGUAGES, render

LATER = Headquarters("maelstrom", matches=1)


def team(*lines: str, faction: str = "Maelstrom", leader: str = "Warlord") -> Team:
    found = read(f"faction: {faction}\n{leader}\n" + "\n".join(lines))
    assert found.team is not None
    assert not found.problems
    return found.team


def broken(hq: Headquarters, of: Team, eb: int = 100) -> list[str]:
    return [p.rule for p in problems(hq, of, eb)]


@pytest.mark.rule("CZ-CAMP-001", "CZ-CAMP-002")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_card_of_a_faction_is_in_the_hq_or_in_the_supply(faction: str) -> None:
    hq = founded(faction)
    assert all(r.stars == 0 for r in characters(hq))
    assert any("leader" in MODELS[r.model].keywords for r in characters(hq))
    have, supply = armoury(hq), supplied_gear(hq)
    assert not {*have} & {*supply}
    for id in have:
        offer = GEAR[id].offer(faction)
        assert offer is not None
        assert offer.stars == 0
    for id in supply:
        offer = GEAR[id].offer(faction)
        assert offer is not None
        assert offer.stars > 0
    own = {id for id, o in facts.OBJECTIVES.items() if o.faction == faction}
    assert {*objective_deck(hq)} == own - {f"wounded-leader-{faction}"}
    assert hq.completed == ()
    assert street_cred(hq) == 0


def test_a_faction_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="no faction 'nobody'"):
        founded("nobody")


@pytest.mark.rule("CZ-CAMP-003")
def test_a_team_is_built_from_the_hq_only() -> None:
    hq = msgspec.structs.replace(LATER, veterans=(Recruit("ripper", 1),))
    assert broken(hq, team("Ripper *", "2 Ripper")) == []
    assert broken(hq, team("2 Ripper *")) == ["CZ-CAMP-003"]
    assert broken(LATER, team("Ripper *")) == ["CZ-CAMP-003"]
    text = problems(hq, team("2 Ripper *"), 100)[0].text
    assert "one star stands 2 times" in render(text, "en")
    assert all(render(text, language) for language in LANGUAGES)


@pytest.mark.rule("CZ-CAMP-003")
def test_a_team_of_another_faction_is_refused() -> None:
    other = team("Street King", faction="Zoners", leader="Street King")
    assert "CZ-CAMP-003" in broken(LATER, other)


@pytest.mark.rule("CZ-CAMP-004")
def test_gear_is_paid_for_and_objectives_raise_the_limit() -> None:
    bare, armed = team("Ripper"), team("Ripper", "- Heavy Pistol")
    price = 15 + 8
    assert broken(LATER, bare, price) == []
    assert broken(LATER, armed, price) == ["CZ-TEAM-005"]
    richer = msgspec.structs.replace(LATER, completed=("a-new-gang-rises-maelstrom",))
    assert eb_limit(richer, price) == price + 5
    assert broken(richer, armed, price) == []


@pytest.mark.rule("CZ-CAMP-005", "CZ-CAMP-006")
def test_mercenaries_and_veterans_of_the_first_match_and_of_later_ones() -> None:
    first = founded("maelstrom")
    assert broken(first, team("Solo Bodyguard", "Lucky")) == []
    assert broken(first, team("Solo Bodyguard", "Lucky", "Paladin")) == ["CZ-CAMP-005"]
    assert "CZ-CAMP-005" in broken(first, team("Ripper *"))
    assert "CZ-CAMP-005" in broken(first, team("Solo Bodyguard *"))
    # Those of the first match stay; nobody else comes without being earned.
    hired = fielded_first(first, team("Solo Bodyguard", "Lucky"))
    later = msgspec.structs.replace(hired, matches=1)
    assert broken(later, team("Solo Bodyguard", "Lucky")) == []
    assert broken(later, team("Paladin")) == ["CZ-CAMP-003"]
    assert fielded_first(later, team("Paladin")) == later
    # Any number of earned ones, and their stars cost nothing.
    three = hire(later, Recruit("paladin", 1))
    of = team("Solo Bodyguard", "Lucky", "Paladin *")
    assert broken(three, of, sum(m.card.eb for m in of.members)) == []


@pytest.mark.rule("CZ-CAMP-007")
def test_three_of_four_objectives_are_kept() -> None:
    drawn = objective_deck(LATER)[:DRAWN]
    kept = keep_objectives(drawn, drawn[1])
    assert kept == (drawn[0], drawn[2], drawn[3])
    assert len(kept) == KEPT
    with pytest.raises(BadOption, match="was not drawn"):
        keep_objectives(drawn, "anything")
    assert keep_objectives(drawn[:3], "") == tuple(drawn[:3])


@pytest.mark.rule("CZ-CAMP-010", "CZ-CAMP-011", "CZ-RECOV-009")
def test_completed_objectives_leave_the_deck_and_recycled_ones_come_back() -> None:
    done = msgspec.structs.replace(LATER, completed=("spare-parts-maelstrom",))
    assert "spare-parts-maelstrom" not in objective_deck(done)
    assert "spare-parts-maelstrom" in objective_deck(LATER)
    assert "wounded-leader-maelstrom" not in objective_deck(LATER)


@pytest.mark.rule("CZ-CAMP-012")
def test_cybergear_of_objectives_goes_to_one_bearer_for_nothing() -> None:
    hq = msgspec.structs.replace(LATER, completed=("metal-over-meat-maelstrom",))
    assert granted_gear(hq) == ("subdermal-armor",)
    price = 15 + 8
    one = team("Ripper", "- Subdermal Armor")
    assert broken(hq, one, price) == []
    assert broken(LATER, one, price) != []
    two = team("Ripper", "- Subdermal Armor", "Crusher", "- Subdermal Armor")
    assert "CZ-TEAM-005" in broken(hq, two, sum(m.card.eb for m in two.members))


@pytest.mark.rule("CZ-CAMP-013")
def test_street_cred_counts_the_whole_hq() -> None:
    starred = [o.id for o in library.OBJECTIVES.values() if o.faction == "maelstrom" and o.stars]
    plus = [id for id in starred if library.OBJECTIVES[id].stars > 0]
    hq = msgspec.structs.replace(
        LATER,
        veterans=(Recruit("ripper", 1), Recruit("warlord", 2)),
        mercenaries=(Recruit("lucky"), Recruit("paladin", 1)),
        completed=(plus[0],),
    )
    own = library.OBJECTIVES[plus[0]].stars
    assert street_cred(hq) == 1 + 2 + 1 + own
    worse = msgspec.structs.replace(hq, completed=(plus[0], "wounded-leader-maelstrom"))
    assert street_cred(worse) == street_cred(hq) - 1


@pytest.mark.rule("CZ-CAMP-015")
def test_promotion_is_one_star_at_a_time() -> None:
    once = promote(LATER, Recruit("warlord"))
    assert once.veterans == (Recruit("warlord", 1),)
    assert Recruit("warlord") not in characters(once), "there is one card of a Leader"
    assert broken(once, team("Ripper")) == ["CZ-CAMP-003"]
    twice = promote(once, Recruit("warlord", 1))
    assert twice.veterans == (Recruit("warlord", 2),)
    assert Recruit("warlord", 2) not in promotable(twice)
    with pytest.raises(BadOption, match="CZ-CAMP-015"):
        promote(once, Recruit("warlord"))
    pair = promote(promote(LATER, Recruit("ripper")), Recruit("ripper"))
    assert pair.veterans == (Recruit("ripper", 1), Recruit("ripper", 1))


@pytest.mark.rule("CZ-CAMP-016")
def test_a_mercenary_instead_of_a_promotion() -> None:
    assert {r.stars for r in hireable(LATER)} == {0, 1}
    assert all("maelstrom" not in MODELS[r.model].factions for r in hireable(LATER))
    hired = hire(LATER, Recruit("solo-bodyguard", 1))
    assert hired.mercenaries == (Recruit("solo-bodyguard", 1),)
    base = hire(LATER, Recruit("solo-bodyguard"))
    assert promote(base, Recruit("solo-bodyguard")).mercenaries == hired.mercenaries
    with pytest.raises(BadOption, match="CZ-CAMP-016"):
        hire(LATER, Recruit("ripper"))


@pytest.mark.rule("CZ-CAMP-017")
def test_more_street_cred_unlocks_gear_with_that_requirement() -> None:
    four = msgspec.structs.replace(LATER, veterans=(Recruit("ripper", 1),) * 4)
    three = msgspec.structs.replace(LATER, veterans=(Recruit("ripper", 1),) * 3)
    new = {*armoury(four)} - {*armoury(three)}
    assert new
    for id in new:
        offer = GEAR[id].offer("maelstrom")
        assert offer is not None
        assert offer.stars == 4
    assert {*supplied_gear(three)} - {*supplied_gear(four)} == new


@pytest.mark.rule("CZ-CAMP-018")
def test_a_veteran_costs_more_in_a_one_off_game() -> None:
    hq = msgspec.structs.replace(LATER, veterans=(Recruit("ripper", 1),))
    veteran, price = team("Ripper *"), 15 + 8
    assert broken(hq, veteran, price) == []
    assert [m.stars for m in one_off(hq, veteran.members, price).members] == [0]
    assert [m.stars for m in one_off(hq, veteran.members, price + 5).members] == [0, 1]


@pytest.mark.rule("CZ-CAMP-018")
def test_two_mercenaries_come_along_to_a_one_off_game() -> None:
    three = team("Solo Bodyguard", "Lucky", "Paladin")
    assert len(three.hired()) == 3
    assert len(one_off(LATER, three.members, 200).hired()) == 2


@pytest.mark.rule("CZ-CAMP-019")
def test_completed_objectives_come_along_to_a_one_off_game() -> None:
    hq = msgspec.structs.replace(
        LATER, completed=("payback-maelstrom", "flawless-maelstrom", "wounded-leader-maelstrom")
    )
    taken = one_off(hq, team("Ripper").members, 100)
    assert taken.completed == ("flawless-maelstrom", "payback-maelstrom")
    assert read(in_one_line(taken)).team == taken


@pytest.mark.rule("CZ-CAMP-020")
def test_loot_that_a_model_keeps_is_not_in_the_deck() -> None:
    whole = shared_loot([LATER])
    card = whole[0]
    less = shared_loot([msgspec.structs.replace(LATER, kept=(("ripper", card),))])
    assert len(less) == len(whole) - 1
    assert less.count(card) == whole.count(card) - 1


def test_the_rules_of_a_match_follow_from_the_hq() -> None:
    rules = team_rules(founded("maelstrom"), 100)
    assert (rules.eb, rules.surcharge, rules.mercenaries, rules.veterans) == (100, 0, 2, False)
    rules = team_rules(LATER, 150)
    assert (rules.eb, rules.surcharge, rules.mercenaries, rules.veterans) == (150, 0, -1, True)
