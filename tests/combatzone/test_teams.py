"""Team building (p.36, 37): every rule with numbers, texts that people paste, ready-made teams."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neontable.games.combatzone.cards import facts
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.teams.legality import Rules, campaign, check, problems
from neontable.games.combatzone.teams.loadouts import SIZES, built_in_team, included, judged
from neontable.games.combatzone.teams.team import Member, Team, cost, model_cost, team
from neontable.games.combatzone.teams.text import printed, read
from neontable.kernel.errors import BadOption
from neontable.kernel.text import LANGUAGES, render

BIG = Rules(eb=1000)


def said(text: str, rules: Rules = BIG) -> list[tuple[int, str, str]]:
    return [(p.line, p.rule, render(p.text, "en")) for p in check(text, rules)[1]]


def broken(text: str, rules: Rules = BIG) -> list[str]:
    return [rule for _, rule, _ in said(text, rules)]


def maelstrom(*lines: str) -> str:
    return "faction: Maelstrom\nWarlord\n" + "\n".join(lines)


@pytest.mark.rule("CZ-TEAM-001")
def test_every_model_carries_the_faction_or_is_a_mercenary() -> None:
    assert broken(maelstrom("Ripper", "Solo Bodyguard", "GRAF3")) == []
    assert said(maelstrom("Kyodai")) == [
        (3, "CZ-TEAM-001", "Kyodai belongs to Tyger Claws, not to Maelstrom.")
    ]
    # A model with several factions belongs to each of them.
    assert broken("faction: Zoners\nStreet King\nWingman") == []
    assert broken("faction: Lawmen\nSarge\nHard-boiled Detective\nWingman") == []


@pytest.mark.rule("CZ-TEAM-002")
def test_exactly_one_leader() -> None:
    assert broken("faction: Maelstrom\nRipper") == ["CZ-TEAM-002"]
    assert "3 Leaders" in said(maelstrom("2 Hammerlord"))[0][2]
    assert broken("faction: Maelstrom\nRipper: Butter Bars") == []
    assert broken(maelstrom("Ripper: Butter Bars")) == ["CZ-TEAM-002"]


@pytest.mark.rule("CZ-TEAM-003", "CZ-TEAM-004")
def test_specialists_once_others_in_any_number() -> None:
    assert broken(maelstrom("4 Ripper", "Munitions Specialist", "Ranged Specialist")) == []
    wrong = said(maelstrom("Munitions Specialist", "Munitions Specialist *"))
    assert wrong[0][:2] == (4, "CZ-TEAM-003")
    assert "stands 2 times" in wrong[0][2]


@pytest.mark.rule("CZ-TEAM-005", "CZ-TEAM-012")
def test_the_price_of_everything_with_five_for_each_star() -> None:
    base, veteran, elite = (Member("warlord", n) for n in range(3))
    assert [model_cost(m) for m in (base, veteran, elite)] == [15, 20, 25]
    assert [model_cost(m, 0) for m in (base, veteran, elite)] == [15, 15, 15]
    text = maelstrom("- Heavy Pistol", "2 Ripper", "Pledge")
    found, wrong = check(text, Rules(eb=38))
    assert found is not None
    assert cost(found) == 15 + 2 + 16 + 5 == 38
    assert wrong == []
    (only,) = said(text, Rules(eb=35))
    assert only == (0, "CZ-TEAM-005", "The team costs 38 EB and may cost 35: 3 EB too many.")
    assert said(maelstrom("Warlord ***"))[0][1] == "CZ-TEAM-012"


@pytest.mark.rule("CZ-TEAM-006")
def test_gonks_up_to_the_influence_of_the_characters() -> None:
    assert broken(maelstrom("Ripper", "2 Pledge")) == []  # 1 + 1
    (only,) = said(maelstrom("Ripper", "3 Pledge"))
    assert only[:2] == (4, "CZ-TEAM-006")
    assert "3 Gonks" in only[2]
    assert "allows 2" in only[2]
    # The example of the book: a combined Influence of 5 allows five.
    zoners = "faction: Zoners\nStreet King\nAlpha\n"
    assert broken(zoners + "5 Scrub") == []
    assert broken(zoners + "6 Scrub") == ["CZ-TEAM-006"]
    # Gear adds to the skill.
    assert broken(zoners + "- Concert T-shirt\n6 Scrub") == []


@pytest.mark.rule("CZ-TEAM-007")
def test_no_more_copies_than_the_rarity() -> None:
    two = maelstrom("- Spikey Leathers", "Ripper", "- Spikey Leathers")
    assert broken(two) == []
    (only,) = said(two + "\nRipper\n- Spikey Leathers\n- Airhypo")
    assert only == (7, "CZ-TEAM-007", "3 copies of Spikey Leathers; its rarity allows 2.")


@pytest.mark.rule("CZ-TEAM-008")
def test_gonks_bear_no_gear() -> None:
    assert broken(maelstrom("Pledge", "- Heavy Pistol")) == ["CZ-TEAM-008"]


@pytest.mark.rule("CZ-TEAM-009", "CZ-TEAM-010")
def test_one_bulky_gear_and_nothing_twice() -> None:
    text = maelstrom("Ripper", "- SMG", "- Improvised Armor Plating")
    assert said(text)[0][:2] == (5, "CZ-TEAM-009")
    assert broken(maelstrom("Ripper", "- Spikey Leathers", "- Spikey Leathers")) == ["CZ-TEAM-010"]
    # What is printed on the card is no gear card: the Warlord has an SMG and may buy another.
    assert broken(maelstrom("- SMG")) == []


@pytest.mark.rule("CZ-TEAM-013")
def test_two_mercenaries_in_a_one_off_game() -> None:
    two = maelstrom("Solo Bodyguard", "Lucky *")
    assert broken(two) == []
    (only,) = said(two + "\nPaladin")
    assert only[1] == "CZ-TEAM-013"
    assert "3 Mercenaries, and 2 may be hired" in only[2]
    # At home the same models are no hirelings.
    assert broken("faction: Edgerunners\nMaine\nSolo Bodyguard\nLucky\nPaladin") == []


@pytest.mark.rule("CZ-TEAM-014", "CZ-TEAM-015")
def test_gear_and_programs_need_street_cred() -> None:
    (only,) = said(maelstrom("- Light Armorjack"))
    assert only == (3, "CZ-TEAM-015", "Light Armorjack needs 1 Street Cred; the team has 0.")
    assert broken("faction: Maelstrom\nWarlord *\n- Light Armorjack") == []
    runner = "faction: Maelstrom\nWarlord{}\nRipper: Cyberdeck, Brain-box\n"
    assert broken(runner.format(" **")) == ["CZ-TEAM-015"]
    # The same item has other terms in other factions.
    assert broken("faction: Arasaka\nTeam Lead\nRapid Responder: Assault Rifle") == []
    assert broken(maelstrom("Ripper: Assault Rifle")) == ["CZ-TEAM-015"]


@pytest.mark.rule("CZ-NET-001", "CZ-NET-002", "CZ-NET-003")
def test_programs_of_netrunners() -> None:
    assert broken(maelstrom("Ripper: Ambush")) == ["CZ-NET-001"]
    home = "faction: Edgerunners\nMaine\nBrainburn Netrunner\n"  # Tech 2
    assert broken(home + "- Ambush\n- Shield") == []
    (only,) = said(home + "- Ambush\n- Shield\n- Ransomware")
    assert only[:2] == (6, "CZ-NET-002")
    assert "has 3 programs and can install 2" in only[2]
    assert broken(home + "- Ambush\n- Shield\n- Ransomware\n- RAM Manager") == ["CZ-TEAM-015"]
    assert broken(home + "- Shield\n- Shield") == ["CZ-NET-003"]
    assert broken(home + "- Ambush\nKiwi: Ambush") == ["CZ-NET-003"]
    assert broken(home + "- Cripple Wave") == ["CZ-CARD-004", "CZ-TEAM-015"]
    found = read(home + "- Adware").team
    assert found is not None
    assert [m.programs for m in found.members][1] == ("adware-edgerunners",)


@pytest.mark.rule("CZ-CORE-013", "CZ-CARD-004")
def test_iconic_gear_hookups_and_what_is_not_for_sale() -> None:
    assert broken("faction: Gen Red\nApex *\nMaul *: Glove Overcharger") == ["CZ-CORE-013"]
    assert broken("faction: Gen Red\nApex *: Glove Overcharger\nMaul *") == []
    assert broken(maelstrom("- Demon Mask")) == ["CZ-CARD-004"]
    cred = "faction: Maelstrom\nWarlord **\nRipper: Fixer Hookups, Demon Mask\n"
    found, wrong = check(cred, BIG)
    assert wrong == []
    assert found is not None
    assert cost(found) == 25 + 8 + 10
    assert broken(cred + "Crusher: Demon Mask") == ["CZ-CARD-004"]
    assert broken("faction: Edgerunners\nMaine\nThe Strontium Cow") == [""]


@pytest.mark.rule("CZ-CAMP-005", "CZ-CAMP-006", "CZ-CAMP-018")
def test_other_rules_in_a_campaign() -> None:
    veterans = maelstrom("Ripper *")
    first, later = campaign(100, 0, first=True), campaign(100, 5)
    assert broken(veterans, first) == ["CZ-CAMP-005"]
    assert broken(veterans, later) == []
    three = maelstrom("Solo Bodyguard", "Lucky", "Paladin")
    assert broken(three, first) == ["CZ-CAMP-005"]
    assert broken(three, later) == []
    found = read(veterans).team
    assert found is not None
    assert (cost(found), cost(found, 0)) == (28, 23)
    assert broken(maelstrom("- Heavy SMG"), later) == []  # the HQ has 5 stars
    market = campaign(100, 0, market=True)
    assert broken(maelstrom("- Demon Mask", "- Heavy SMG"), market) == []


# -- text -----------------------------------------------------------------------------------------
def test_every_problem_at_once_in_both_languages() -> None:
    text = maelstrom("Kyodai", "Hammerlord", "Ripper: SMG, Grenade Launcher, Wolverr", "9 Pledge")
    found = check(text, Rules(eb=50))[1]
    assert {p.rule for p in found} >= {"CZ-TEAM-001", "CZ-TEAM-002", "CZ-TEAM-005", "CZ-TEAM-009"}
    assert [p.near for p in found if not p.rule and p.line]
    for problem in found:
        assert len({render(problem.text, lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "line",
    [
        "Warlord *",
        "warlord (veteran)",
        "Veteran Warlord",
        "1x WARLORD ★",
        "Warlord (1)",
        "Warlord 1 star",
    ],
)
def test_stars_may_be_written_in_many_ways(line: str) -> None:
    found = read(f"faction: maelstrom\n{line}").team
    assert found is not None
    assert found.members == (Member("warlord", 1),)


def test_a_list_without_a_faction_is_understood() -> None:
    found = read("Oyabun\n2 Kyodai\n  Kabuto\nShatei x2").team
    assert found is not None
    assert found.faction == "tyger-claws"
    assert [m.gear for m in found.members] == [(), ("kabuto",), ("kabuto",), (), ()]


@pytest.mark.parametrize(
    "text", ["", "#", "\n\n", "- SMG", "faction: Nobody", "x" * 5000, "99999 Pledge"]
)
def test_texts_that_are_no_team(text: str) -> None:
    found, wrong = check(text)
    assert wrong
    assert found is None or found.members


@given(st.text(max_size=200))
def test_no_text_breaks_the_reader(text: str) -> None:
    check(text)


@pytest.mark.parametrize("name", included())
def test_printing_and_reading_gives_the_same_team(name: str) -> None:
    own = included()[name]
    assert read(printed(own)).team == own


# -- the house's teams ----------------------------------------------------------------------------
@pytest.mark.rule("CZ-SETUP-002")
@pytest.mark.parametrize("faction", facts.FACTIONS)
def test_a_team_of_every_size_for_every_faction(faction: str) -> None:
    own = [t for t in included().values() if t.faction == faction]
    assert len(own) == 3
    for eb in SIZES:
        fit = built_in_team(faction, eb)
        assert eb - 10 <= cost(fit) <= eb
        assert problems(fit, Rules(eb=eb)) == []
        assert fit.origin == "designed"


def test_teams_by_name_and_by_faction() -> None:
    assert judged("chrome choir", Rules())[0] == included()["Chrome Choir"]
    assert judged("Maelstrom", Rules(eb=150))[0] == built_in_team("maelstrom", 150)
    found, (wrong,) = judged("Chrome Chior", Rules())
    assert found is None
    assert "Chrome Choir" in wrong.near


def test_a_table_refuses_a_team_with_every_reason() -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(2, 1, {"eb": 100}, loadouts=[maelstrom("20 Ripper"), "Paper Lanterns"])
    assert "75 EB too many" in str(refused.value)


def test_teams_are_values() -> None:
    a = team("maelstrom", [Member("pledge"), Member("warlord", 0, ("smg", "airhypo"))])
    b = team("maelstrom", [Member("warlord", 0, ("airhypo", "smg")), Member("pledge")])
    assert a == b
    assert isinstance(a, Team)
    assert (a.street_cred, a.influence, len(a.gonks)) == (0, 1, 1)
