"""Agendas: every one is scored (or accessed) and does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import difficulty, hand_size, ice_strength, points
from neontable.games.netrunner.model.pieces import Corp, Inst
from neontable.games.netrunner.rules.run.subroutines import subroutines
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel


def scoring(name: str, more: int = 0, **table: Any) -> Duel:
    """A Corp that has just scored this agenda from fort 3, by taking a bit first."""
    forts = table.pop("forts", {})
    before = table.pop("before", None)
    n = CARDS[card_id(name)].difficulty + more
    d = duel(forts={3: f"/ {name}+{n}", **forts}, **table)
    if before is not None:
        before(d)
    d.pick("bit").pick("score", name, 3)
    return d


def agendas(*names: str, **table: Any) -> Duel:
    """A Corp at its first action with these agendas scored."""
    return duel(corp_scored=names, **table)


# -- bits and counters when scored ---------------------------------------------------------------
@pytest.mark.card("hostile-takeover")
@pytest.mark.rule("NR-AGENDA-010", "NR-AGENDA-011", "NR-AGENDA-012")
def test_hostile_takeover() -> None:
    d = scoring("Hostile Takeover")
    assert d.g.corp.bits == 5 + 1 + 5
    assert points(d.g, CORP) == 1
    assert not any(f.id == 3 for f in d.g.forts), "the empty fort is gone"


@pytest.mark.card("tycho-extension")
def test_tycho_extension_is_only_points() -> None:
    d = scoring("Tycho Extension")
    assert points(d.g, CORP) == 4
    assert d.g.corp.bits == 6
    d = duel(forts={3: "/ Tycho Extension+3"}).pick("bit")
    assert not d.offered("score", "Tycho Extension")


@pytest.mark.card("charity-takeover")
def test_charity_takeover() -> None:
    d = scoring("Charity Takeover")
    assert d.g.corp.bits == 5 + 1 + 9
    assert d.g.corp.bad == 1
    assert points(d.g, CORP) == 1


@pytest.mark.card("charity-takeover")
@pytest.mark.rule("NR-BP-001")
def test_charity_takeover_loses_even_a_won_game() -> None:
    def smeared(d: Duel) -> None:
        d.g.corp.bad = 6

    d = scoring("Charity Takeover", before=smeared, corp_scored=["Political Overthrow"])
    assert d.over
    assert d.winner == RUNNER
    assert points(d.g, CORP) == 7


@pytest.mark.card("corporate-war")
@pytest.mark.parametrize(("bits", "left"), [(10, 0), (11, 24), (30, 43)])
def test_corporate_war(bits: int, left: int) -> None:
    d = scoring("Corporate War", bits=(bits, 5))
    assert d.g.corp.bits == left, "the bit of the action is in the pool already"
    assert d.g.runner.bits == 5


@pytest.mark.card("corporate-coup", "political-coup")
@pytest.mark.parametrize(("name", "pile"), [("Corporate Coup", 15), ("Political Coup", 12)])
def test_coups_are_taken_from_by_threes(name: str, pile: int) -> None:
    d = scoring(name)
    assert d.card(name).bits == pile
    assert d.g.corp.bits == 6
    d.passing().pick("use", name)
    assert (d.card(name).bits, d.g.corp.bits, d.g.actions) == (pile - 3, 9, 1)
    d.card(name).bits = 2
    d.pick("use", name)
    assert (d.card(name).bits, d.g.corp.bits) == (0, 11)
    d.end_turn()
    assert d.asks("nr-ask-corp")
    assert not d.offered("use", name), "nothing is left to take"
    assert d.refused("use", d.card(name).id, card_id(name), 0) == "NR-TIME-010"


@pytest.mark.card("detroit-police-contract")
def test_detroit_police_contract_pays_at_the_start_of_the_turn() -> None:
    d = scoring("Detroit Police Contract")
    assert (d.card("Detroit Police Contract").bits, d.g.corp.bits) == (12, 6)
    d.passing().end_turn().end_turn()
    assert (d.card("Detroit Police Contract").bits, d.g.corp.bits) == (10, 8)
    d.card("Detroit Police Contract").bits = 1
    d.end_turn().end_turn()
    assert (d.card("Detroit Police Contract").bits, d.g.corp.bits) == (0, 9)
    d.end_turn().end_turn()
    assert d.g.corp.bits == 9


@pytest.mark.card("polymer-breakthrough")
def test_polymer_breakthrough() -> None:
    d = scoring("Polymer Breakthrough")
    assert d.g.corp.bits == 6
    d.passing().end_turn()
    assert d.g.corp.bits == 6, "not in the Runner's turn"
    d.end_turn()
    assert d.g.corp.bits == 7


@pytest.mark.card("corporate-boon")
def test_corporate_boon_gives_an_action_once_a_turn() -> None:
    d = scoring("Corporate Boon")
    assert d.card("Corporate Boon").count == 4
    d.pick("use", "Corporate Boon")
    assert (d.card("Corporate Boon").count, d.g.actions) == (3, 3)
    assert not d.offered("use", "Corporate Boon"), "once per turn"
    d.pick("bit").pick("bit")
    assert not d.offered("use", "Corporate Boon")
    d.pick("bit")
    assert d.g.side == RUNNER
    assert not d.offered("use", "Corporate Boon")
    d.pick("bit").finish()
    assert not d.offered("use", "Corporate Boon"), "only in the Corp's own turn"
    d.pick("end")
    assert d.asks("nr-window-start", CORP)
    d.pick("use", "Corporate Boon")
    assert (d.card("Corporate Boon").count, d.g.actions) == (2, 4)


@pytest.mark.card("corporate-boon")
def test_corporate_boon_after_the_last_action() -> None:
    d = agendas("Corporate Boon", "Corporate Boon", actions=1)
    d.pick("bit")
    assert d.g.actions == 0
    first, second = d.g.corp.scored
    d.pick("use", first.id)
    d.pick("use", second.id)
    assert d.g.actions == 2, "each card has its own ability"
    assert (first.count, second.count) == (3, 3)


@pytest.mark.card("corporate-boon")
@pytest.mark.rule("NR-FORF-002")
def test_an_action_gained_is_forgone_while_some_are_owed() -> None:
    corp = Corp(bits=5, virus={"cascade": 1}, rd=["data-wall"] * 5)
    d = agendas("Corporate Boon", actions=2)
    corp.scored = d.g.corp.scored
    d.g.corp = corp
    d.pick("bit").pick("purge")
    assert (d.g.actions, d.g.corp.owed) == (0, 2)
    d.pick("use", "Corporate Boon")
    assert (d.g.side, d.g.corp.owed) == (RUNNER, 1), "the action was gone at once"


@pytest.mark.card("subsidiary-branch")
def test_subsidiary_branch() -> None:
    d = scoring("Subsidiary Branch")
    assert d.g.actions == 3, "this turn is one of the Corp's turns too"
    d.passing().end_turn()
    assert d.g.actions == 4
    d.end_turn()
    assert (d.g.side, d.g.actions) == (CORP, 4)


@pytest.mark.card("main-office-relocation")
def test_main_office_relocation() -> None:
    d = scoring("Main-Office Relocation", hq=["Data Wall"] * 8)
    assert hand_size(d.g, CORP) == 7
    assert hand_size(d.g, RUNNER) == 5
    d.passing().pick("end")
    assert d.asks("nr-ask-discard", CORP)
    assert d.ask.lo == d.ask.hi == 1
    d.choose("Data Wall")
    assert len(d.g.corp.hq) == 7


# -- actions of scored agendas -------------------------------------------------------------------
@pytest.mark.card("ai-chief-financial-officer")
def test_ai_chief_financial_officer_recycles() -> None:
    d = agendas(
        "AI Chief Financial Officer",
        hq=["Keeper", "Filter"],
        archives=["Scorched Earth", "Quandary"],
        buried=["Hunter"],
        rd=["Data Wall"] * 3,
    )
    d.pick("use", "AI Chief Financial Officer")
    corp = d.g.corp
    assert (corp.archives, corp.buried) == ([], [])
    assert (len(corp.hq), len(corp.rd)) == (5, 3)
    everything = ["data-wall"] * 3 + ["filter", "hunter", "keeper", "quandary", "scorched-earth"]
    assert sorted(corp.hq + corp.rd) == everything
    assert d.g.actions == 2


@pytest.mark.card("ai-chief-financial-officer")
@pytest.mark.rule("NR-GOAL-005")
def test_ai_chief_financial_officer_can_deck_the_corp() -> None:
    d = agendas("AI Chief Financial Officer", rd=["Data Wall"] * 4)
    d.pick("use", "AI Chief Financial Officer")
    assert d.over
    assert d.winner == RUNNER


@pytest.mark.card("marine-arcology", "political-overthrow", "corporate-retreat")
@pytest.mark.parametrize(
    ("name", "actions", "bits"),
    [("Marine Arcology", 2, 3), ("Political Overthrow", 1, 3), ("Corporate Retreat", 1, 2)],
)
def test_actions_for_bits(name: str, actions: int, bits: int) -> None:
    d = agendas(name)
    d.pick("use", name)
    assert (d.g.corp.bits, d.g.actions) == (5 + bits, 3 - actions)
    if actions == 2:
        assert not d.offered("use", name)
        assert d.refused("use", d.card(name).id, card_id(name), 0) == "NR-COST-005"


@pytest.mark.card("corporate-retreat")
def test_corporate_retreat_is_lost_by_installing() -> None:
    d = agendas("Corporate Retreat", hq=["Data Wall"])
    d.pick("install", "Data Wall", "hq")
    assert not d.offered("use", "Corporate Retreat")
    assert d.happened("nr-ability-lost")
    d.end_turn().end_turn()
    assert not d.offered("use", "Corporate Retreat"), "for good"
    assert points(d.g, CORP) == 3


@pytest.mark.card("corporate-retreat")
def test_corporate_retreat_is_lost_by_rezzing_in_the_runners_turn() -> None:
    d = agendas("Corporate Retreat", forts={"hq": "Data Wall"}, turn="runner")
    d.run("hq").pick("rez", "Data Wall").finish()
    d.end_turn()
    assert not d.offered("use", "Corporate Retreat")


@pytest.mark.card("corporate-retreat")
def test_corporate_retreat_counts_only_from_its_scoring() -> None:
    d = scoring("Corporate Retreat", forts={"hq": "!Data Wall"}, hq=["Efficiency Experts"])
    d.passing().pick("play", "Efficiency Experts").passing()
    assert d.offered("use", "Corporate Retreat"), "operations are no installs"


@pytest.mark.card("netwatch-operations-office", "private-cybernet-police")
@pytest.mark.parametrize(
    ("name", "limit"), [("Netwatch Operations Office", 2), ("Private Cybernet Police", 5)]
)
@pytest.mark.parametrize("link", [False, True])
def test_agendas_that_trace(name: str, limit: int, link: bool) -> None:
    d = agendas(name, bits=(9, 9), rig=["Baedeker's Net Map"])
    d.pick("use", name)
    asked = next(a for a in d.table.asks if a.seat == CORP)
    assert (asked.lo, asked.hi) == (0, limit)
    d.answer(limit, CORP)
    if link:
        d.pick("link", "Baedeker's Net Map").answer(limit, RUNNER)
    else:
        d.pick("no-link")
    assert d.g.runner.tags == (0 if link else 1)
    assert (d.g.corp.bits, d.g.actions) == (9 - limit, 2)


@pytest.mark.card("on-call-solo-team", "strike-force-kali")
@pytest.mark.parametrize(("name", "n"), [("On-Call Solo Team", 1), ("Strike Force Kali", 2)])
def test_agendas_that_hit(name: str, n: int) -> None:
    d = agendas(name, hand=["Krash"] * 5)
    assert not d.offered("use", name), "only while the Runner is tagged"
    d = agendas(name, hand=["Krash"] * 5, tags=1)
    d.pick("use", name)
    assert len(d.g.runner.hand) == 5 - n
    assert (d.g.runner.tags, d.g.actions) == (1, 2)
    d = agendas(name, hand=["Krash"] * (n - 1), tags=1)
    d.pick("use", name)
    assert d.over
    assert d.winner == CORP


@pytest.mark.card("employee-empowerment")
def test_employee_empowerment() -> None:
    d = agendas("Employee Empowerment", rd=["Data Wall"] * 10, turn="runner")
    d.pick("end")
    assert d.asks("nr-ask-may", CORP)
    d.pick("yes")
    assert len(d.g.corp.hq) == 2, "one more than the draw of the turn"
    d.pick("use", "Employee Empowerment")
    assert (len(d.g.corp.hq), d.g.actions) == (4, 2)
    d.end_turn().pick("end").pick("no")
    assert len(d.g.corp.hq) == 5


# -- lasting effects ---------------------------------------------------------------------------
@pytest.mark.card(
    "artificial-security-directors", "executive-extraction", "genetics-visionary-acquisition"
)
@pytest.mark.parametrize(
    ("name", "easier", "same"),
    [
        ("Artificial Security Directors", "Corporate War", "Hostile Takeover"),
        ("Executive Extraction", "Hostile Takeover", "Polymer Breakthrough"),
        ("Genetics-Visionary Acquisition", "Polymer Breakthrough", "Corporate War"),
    ],
)
@pytest.mark.rule("NR-AGENDA-004", "NR-AGENDA-013")
def test_agendas_that_make_others_easier(name: str, easier: str, same: str) -> None:
    a, b = CARDS[card_id(easier)].difficulty, CARDS[card_id(same)].difficulty
    forts = {3: f"/ {easier}+{a - 1}", 4: f"/ {same}+{b - 1}"}
    d = duel(forts=forts).pick("bit")
    assert not d.offered("score", easier)
    d = agendas(name, forts=forts, bits=(20, 5)).pick("bit")
    assert d.offered("score", easier)
    assert not d.offered("score", same)
    d.passing()
    d = agendas(name, name, forts=forts)
    assert difficulty(d.g, d.card(easier)) == a - 2, "two of them add up"
    d.pick("bit").passing()
    forts[5] = f"/ {name}+9"
    d = duel(forts=forts)
    assert difficulty(d.g, d.card(easier)) == a, "an agenda that is not scored does nothing"


@pytest.mark.card("artificial-security-directors")
def test_an_agenda_without_difficulty_needs_no_counter() -> None:
    asd = "Artificial Security Directors"
    d = agendas(asd, asd, asd, asd, forts={3: "/ Project Babylon"})
    assert difficulty(d.g, d.card("Project Babylon")) == 0
    d.pick("bit").pick("score", "Project Babylon")
    assert points(d.g, CORP) == 5


@pytest.mark.card("bioweapons-engineering")
def test_bioweapons_engineering_adds_to_each_source() -> None:
    d = agendas(
        "Bioweapons Engineering",
        hq=["Scorched Earth", "Punitive Counterstrike"],
        hand=["Krash"] * 10,
        tags=1,
    )
    d.pick("play", "Punitive Counterstrike")
    assert len(d.g.runner.hand) == 7
    d.pick("play", "Scorched Earth")
    assert len(d.g.runner.hand) == 2


@pytest.mark.card("bioweapons-engineering")
def test_bioweapons_engineering_leaves_net_damage_alone() -> None:
    d = agendas("Bioweapons Engineering", hq=["Setup!"], hand=["Krash"] * 5, turn="runner")
    d.run("hq").to_access().finish()
    assert len(d.g.runner.hand) == 3


@pytest.mark.card("black-ice-quality-assurance", "encryption-breakthrough", "superior-net-barriers")
@pytest.mark.parametrize(
    ("name", "n", "stronger", "same"),
    [
        ("Black Ice Quality Assurance", 2, "Mastiff", "Filter"),
        ("Encryption Breakthrough", 1, "Filter", "Data Wall"),
        ("Superior Net Barriers", 1, "Data Wall", "Mastiff"),
    ],
)
def test_agendas_that_strengthen_ice(name: str, n: int, stronger: str, same: str) -> None:
    d = agendas(name, name, forts={"hq": f"!{stronger}, !{same}"})
    assert ice_strength(d.g, d.card(stronger)) == CARDS[card_id(stronger)].strength + 2 * n
    assert ice_strength(d.g, d.card(same)) == CARDS[card_id(same)].strength


@pytest.mark.card("encryption-breakthrough", "superior-net-barriers")
@pytest.mark.parametrize(
    ("name", "own", "other"),
    [
        ("Encryption Breakthrough", ("Filter", "Quandary", "Keeper"), "Data Wall"),
        ("Superior Net Barriers", ("Data Wall", "Wall of Static", "Reinforced Wall"), "Filter"),
    ],
)
@pytest.mark.rule("NR-EXP-001", "NR-EXP-002")
def test_ice_is_revealed_for_bits(name: str, own: tuple[str, str, str], other: str) -> None:
    a, b, c = own
    forts = {"hq": f"!{a}, {b}", "rd": f"{c}, !{other}, {other}"}
    d = scoring(name, forts=forts)
    assert d.asks("nr-ask-reveal-ice", CORP)
    assert [i[2] for i in d.items] == [card_id(b), card_id(c)], "neither rezzed nor others"
    d.choose(b)
    assert d.card(b).seen
    assert not d.card(b).up
    assert not d.card(c).seen
    assert d.g.corp.bits == 6 + 2, "one rezzed, one revealed"
    assert ice_strength(d.g, d.card(a)) == CARDS[card_id(a)].strength + 1


@pytest.mark.card("encryption-breakthrough")
def test_ice_that_was_exposed_before_counts_too() -> None:
    def exposed(d: Duel) -> None:
        d.card("Filter").seen = True

    d = scoring("Encryption Breakthrough", forts={"hq": "Filter"}, before=exposed)
    assert d.g.corp.bits == 7


@pytest.mark.card("encryption-breakthrough", "corporate-downsizing")
@pytest.mark.parametrize("name", ["Encryption Breakthrough", "Corporate Downsizing"])
def test_a_corp_that_has_nothing_to_show_is_asked_all_the_same(name: str) -> None:
    n = CARDS[card_id(name)].difficulty
    d = duel(forts={3: f"/ {name}+{n}", "hq": "Data Wall"}, hq=["Hunter"], windows=True)
    d.pick("bit").pick("score", name)
    assert d.ask.kind == "many"
    assert d.options == [()]
    d.answer(()).passing()
    assert d.g.corp.bits == 6


@pytest.mark.card("security-net-optimization")
@pytest.mark.parametrize("fort", [0, 1, 2, 4])
def test_security_net_optimization_strengthens_one_fort(fort: int) -> None:
    forts = {0: "!Filter", 1: "!Filter", 2: "!Filter", 4: "!Filter / Krumz"}
    d = scoring("Security Net Optimization", forts=forts)
    assert not d.offered("fort", 3), "that fort is gone with the agenda"
    d.pick("fort", fort)
    for f in d.g.forts:
        assert ice_strength(d.g, f.ice[0]) == (1 if f.id == fort else 0)
    d.g.corp.hq.append("data-wall")
    d.passing().pick("install", "Data Wall", fort).finish()
    strength = CARDS["data-wall"].strength + 1
    assert ice_strength(d.g, d.card("Data Wall")) == strength, "also ice that comes later"


@pytest.mark.card("security-net-optimization")
def test_security_net_optimization_does_nothing_before_a_fort_is_chosen() -> None:
    d = agendas("Security Net Optimization", forts={0: "!Filter", 1: "!Filter"})
    assert [ice_strength(d.g, f.ice[0]) for f in d.g.forts[:2]] == [0, 0]


@pytest.mark.card("ice-transmutation")
def test_ice_transmutation_doubles_subroutines() -> None:
    d = scoring("Ice Transmutation", forts={"hq": "!Triggerman, Filter"})
    # The only rezzed piece of ice is chosen without a question.
    ice = d.card("Triggerman")
    assert dict(ice.marks) == {"transmuted": 1}
    assert ice_strength(d.g, ice) == CARDS["triggerman"].strength + 1
    subs = [f"triggerman.sub.{i}" for i in (0, 0, 1, 1)]
    assert subroutines(d.g, ice) == subs
    assert not d.card("Filter").marks


@pytest.mark.card("ice-transmutation")
def test_transmuted_ice_must_be_broken_twice() -> None:
    d = scoring(
        "Ice Transmutation",
        forts={"hq": "!Triggerman"},
        rig=["Black Dahlia"],
        bits=(5, 14),
    )
    d.passing().end_turn().run("hq")
    dahlia = d.card("Black Dahlia").id
    for sub in (0, 1, 2):
        d.answer(("break", dahlia, "black-dahlia", sub))
    d.pick("done").finish()
    assert d.happened("nr-run-ends"), "the copy of the second subroutine was left"
    d.run("hq")
    for sub in (3, 2, 1, 0):
        d.answer(("break", dahlia, "black-dahlia", sub))
    d.pick("continue").pick("access").finish()
    assert d.happened("nr-success")


@pytest.mark.card("ice-transmutation")
def test_ice_transmutation_without_rezzed_ice() -> None:
    d = scoring("Ice Transmutation", forts={"hq": "Filter"})
    assert d.ask.id == "nr-ask-corp", "there is nothing to choose"
    assert points(d.g, CORP) == 3


@pytest.mark.card("priority-requisition")
def test_priority_requisition() -> None:
    forts = {"hq": "Haunting Inquisition, !Filter", "rd": "Data Wall"}
    d = scoring("Priority Requisition", forts=forts)
    assert d.asks("nr-ask-rez-free", CORP)
    assert not d.offered("card", "Filter")
    d.pick("card", "Haunting Inquisition")
    assert d.card("Haunting Inquisition").up
    assert d.g.corp.bits == 6
    d = scoring("Priority Requisition", forts=forts).pick("none")
    assert not d.card("Haunting Inquisition").up


# -- Project Babylon ---------------------------------------------------------------------------
@pytest.mark.card("project-babylon")
@pytest.mark.rule("NR-AGENDA-007", "NR-AGENDA-009")
@pytest.mark.parametrize(("more", "worth"), [(0, 1), (1, 1), (2, 2), (3, 2), (7, 4)])
def test_project_babylon_is_worth_more_when_advanced_further(more: int, worth: int) -> None:
    d = scoring("Project Babylon", more)
    assert points(d.g, CORP) == worth


@pytest.mark.card("project-babylon")
def test_project_babylon_wins_by_its_extra_points() -> None:
    d = scoring("Project Babylon", 12)
    assert d.over
    assert d.winner == CORP
    assert points(d.g, CORP) == 7
    d = scoring("Project Babylon", 4, corp_scored=["Tycho Extension"])
    assert d.over
    assert d.winner == CORP


@pytest.mark.card("project-babylon", "artificial-security-directors")
def test_project_babylon_counts_from_its_difficulty_as_it_is() -> None:
    d = scoring("Project Babylon", 1, corp_scored=["Artificial Security Directors"])
    assert points(d.g, CORP) == 1 + 2


@pytest.mark.card("project-babylon")
def test_project_babylon_is_worth_one_to_the_runner() -> None:
    d = duel(forts={3: "/ Project Babylon+9"}, turn="runner")
    d.run(3).to_access()
    assert points(d.g, RUNNER) == 1


@pytest.mark.card("tycho-extension", "hostile-takeover")
@pytest.mark.rule("NR-AGENDA-011")
def test_points_decide_before_the_text() -> None:
    d = scoring("Hostile Takeover", corp_scored=["Political Overthrow"])
    assert d.over
    assert d.winner == CORP
    assert d.g.corp.bits == 6, "the game was over before the bonus"


# -- HQ and R&D --------------------------------------------------------------------------------
@pytest.mark.card("corporate-downsizing")
def test_corporate_downsizing() -> None:
    d = scoring(
        "Corporate Downsizing",
        hq=["Tycho Extension", "Hostile Takeover", "Filter", "Hostile Takeover"],
        rd=["Data Wall"] * 4,
    )
    assert d.asks("nr-ask-downsize", CORP)
    names = ["hostile-takeover", "hostile-takeover", "tycho-extension"]
    assert [i[1] for i in d.items] == names
    d.choose("Tycho Extension", "Hostile Takeover")
    assert d.g.corp.bits == 6 + 2 * 5
    assert sorted(d.g.corp.hq) == ["filter", "hostile-takeover"]
    assert sorted(d.g.corp.rd) == ["data-wall"] * 4 + ["hostile-takeover", "tycho-extension"]
    shown = [e for e in d.events if e.id == "nr-show"]
    assert len(shown) == 2
    assert all(e.seen_by(RUNNER) for e in shown)
    assert d.happened("nr-shuffle")


@pytest.mark.card("corporate-downsizing")
def test_corporate_downsizing_of_nothing() -> None:
    d = scoring("Corporate Downsizing", hq=["Tycho Extension"])
    d.answer(())
    assert d.g.corp.bits == 6
    assert d.g.corp.hq == ["tycho-extension"]
    assert not d.happened("nr-shuffle")


@pytest.mark.card("data-fort-reclamation")
def test_data_fort_reclamation_builds_a_fort_with_lent_bits() -> None:
    d = scoring(
        "Data Fort Reclamation",
        hq=["Hunter", "Wall of Static", "Accounts Receivable", "Tycho Extension", "Krumz"],
        bits=(0, 5),
    )
    assert d.asks("nr-ask-reclaim", CORP)
    assert d.g.purses[0].bits == 10
    assert not d.offered("install", "Accounts Receivable")
    assert not d.offered("install", "Hunter", "hq"), "only in the new fort"
    d.pick("install", "Hunter", "new")
    assert d.asks("nr-ask-rez-installed", CORP)
    d.pick("rez", "Hunter")
    hunter = d.card("Hunter")
    assert hunter.up
    assert hunter.fort > 3
    cost = CARDS["hunter"].cost
    assert d.g.purses[0].bits == 10 - cost
    d.pick("install", "Wall of Static", hunter.fort).answer(()).pick("lent").pick("leave")
    assert d.g.purses[0].bits == 10 - cost - 1, "the second piece of ice costs a bit to install"
    d.pick("install", "Tycho Extension", hunter.fort)
    assert not d.asks("nr-ask-rez-installed"), "an agenda is never rezzed"
    fort = d.g.fort(hunter.fort)
    assert [c.card for c in fort.ice] == ["hunter", "wall-of-static"]
    d.pick("done")
    assert d.g.purses == []
    assert d.g.corp.bits == 1, "what was not spent goes back"
    assert d.g.corp.hq == ["accounts-receivable", "krumz"]
    assert d.g.actions == 2


@pytest.mark.card("data-fort-reclamation")
def test_data_fort_reclamation_installs_at_most_four_cards() -> None:
    d = scoring("Data Fort Reclamation", hq=["Filter"] * 6, bits=(0, 5))
    for _ in range(4):
        d.pick("install", "Filter")
        while not d.offered("leave"):
            d.answer(d.options[0])
        d.pick("leave")
    assert len(d.g.corp.hq) == 2
    fort = next(f for f in d.g.forts if f.id > 2)
    assert len(fort.ice) == 4
    assert d.g.purses == []


@pytest.mark.card("data-fort-reclamation")
def test_data_fort_reclamation_may_be_left_and_may_use_own_bits() -> None:
    d = scoring("Data Fort Reclamation", hq=["Data Wall 2.0"], bits=(8, 5))
    d.pick("done")
    assert (d.g.corp.bits, d.g.purses) == (9, [])
    d = scoring("Data Fort Reclamation", hq=["Haunting Inquisition"] * 2, bits=(8, 5))
    cost = CARDS["haunting-inquisition"].cost
    for _ in range(2):  # trash no ice, take lent bits first
        d.pick("install", "Haunting Inquisition")
        while not d.offered("rez"):
            d.answer(d.options[0])
        d.pick("rez").maybe("lent").maybe("lent").maybe("pool")
    assert d.g.corp.bits == 9 - (2 * cost + 1 - 10), "the Corp adds what the lent bits do not pay"
    assert d.card("Haunting Inquisition", 1).up


@pytest.mark.card("data-fort-reclamation")
def test_data_fort_reclamation_asks_alike_about_what_cannot_be_rezzed() -> None:
    d = duel(
        forts={3: "/ Data Fort Reclamation+4"},
        hq=["Tycho Extension", "Krumz"],
        windows=True,
    )
    d.pick("bit").pick("score", "Data Fort Reclamation").pick("install", "Tycho Extension")
    assert d.asks("nr-ask-rez-installed", CORP)
    assert d.options == [("leave",)]
    d.pick("leave")
    assert d.asks("nr-ask-reclaim", CORP)
    d.pick("done").passing()


@pytest.mark.card("security-purge")
def test_security_purge_installs_the_ice_and_trashes_the_rest() -> None:
    d = scoring(
        "Security Purge",
        rd=["Data Wall", "Hunter", "Tycho Extension", "Haunting Inquisition"],
        forts={"hq": "Filter"},
    )
    shown = [e.args for e in d.events if e.id == "nr-show"]
    assert len(shown) == 3
    assert d.asks("nr-ask-purge-ice", CORP)
    assert not d.offered("install", "Tycho Extension")
    d.pick("install", "Haunting Inquisition", "hq").answer(())
    d.pick("install", "Hunter", "new")
    hq = d.g.fort(0)
    assert [(c.card, c.up) for c in hq.ice] == [("filter", False), ("haunting-inquisition", True)]
    assert d.card("Hunter").up
    assert d.card("Hunter").fort > 3
    assert d.g.corp.bits == 6, "at no cost"
    assert d.g.corp.archives == ["tycho-extension"]
    assert d.g.corp.rd == ["data-wall"]


@pytest.mark.card("security-purge")
def test_security_purge_of_a_thin_deck_is_no_draw() -> None:
    d = scoring("Security Purge", rd=["Krumz", "Efficiency Experts"])
    assert not d.over
    assert d.g.corp.rd == []
    assert sorted(d.g.corp.archives) == ["efficiency-experts", "krumz"]


@pytest.mark.card("security-purge", "corporate-retreat")
def test_security_purge_ends_a_retreat() -> None:
    d = scoring("Security Purge", rd=["Filter"] * 3, corp_scored=["Corporate Retreat"])
    for _ in range(3):
        d.pick("install", "Filter", "new")
    d.passing()
    assert not d.offered("use", "Corporate Retreat")
    assert len([f for f in d.g.forts if f.id > 2]) == 3


# -- agendas that the Runner should not touch ----------------------------------------------------
@pytest.mark.card("fetal-ai")
@pytest.mark.rule("NR-AGENDA-014")
@pytest.mark.parametrize("where", ["fort", "hq", "rd", "archives"])
def test_fetal_ai(where: str) -> None:
    table: dict[str, Any] = {
        "fort": {"forts": {3: "/ Fetal AI"}},
        "hq": {"hq": ["Fetal AI"]},
        "rd": {"rd": ["Data Wall", "Fetal AI"]},
        "archives": {"archives": ["Fetal AI"]},
    }[where]
    d = duel(hand=["Krash"] * 5, turn="runner", **table)
    d.run(3 if where == "fort" else where).to_access()
    assert len(d.g.runner.hand) == (5 if where == "archives" else 3)
    assert d.happened("nr-access-shown") == (where == "rd")
    assert d.asks("nr-ask-steal", RUNNER)
    d.pick("steal", 2)
    assert points(d.g, RUNNER) == 3
    assert d.g.runner.bits == 3


@pytest.mark.card("fetal-ai")
def test_fetal_ai_stays_with_a_runner_who_does_not_pay() -> None:
    d = duel(hand=["Krash"] * 5, turn="runner", forts={3: "/ Fetal AI+2"}, bits=(5, 1))
    d.run(3).to_access()
    assert points(d.g, RUNNER) == 0
    assert d.card("Fetal AI").adv == 2
    d = duel(hand=["Krash"] * 5, turn="runner", forts={3: "/ Fetal AI"})
    d.run(3).to_access().pick("leave")
    assert d.g.runner.bits == 5
    assert d.in_play("Fetal AI")


@pytest.mark.card("fetal-ai")
def test_fetal_ai_kills_before_it_is_stolen() -> None:
    d = duel(hand=["Krash"], turn="runner", hq=["Fetal AI"], runner_scored=["Tycho Extension"])
    d.run("hq").to_access()
    assert d.over
    assert d.winner == CORP
    assert points(d.g, RUNNER) == 4


@pytest.mark.card("fetal-ai")
def test_fetal_ai_is_a_plain_agenda_to_the_corp() -> None:
    d = scoring("Fetal AI", hand=["Krash"] * 5)
    assert points(d.g, CORP) == 3
    assert len(d.g.runner.hand) == 5


@pytest.mark.card("marked-accounts")
@pytest.mark.parametrize("where", ["fort", "hq", "rd", "archives"])
def test_marked_accounts(where: str) -> None:
    table: dict[str, Any] = {
        "fort": {"forts": {3: "/ Marked Accounts"}},
        "hq": {"hq": ["Marked Accounts"]},
        "rd": {"rd": ["Data Wall", "Marked Accounts"]},
        "archives": {"archives": ["Marked Accounts"]},
    }[where]
    d = duel(turn="runner", **table)
    d.run(3 if where == "fort" else where).to_access()
    assert d.g.runner.tags == 1
    assert points(d.g, RUNNER) == 2
    assert d.happened("nr-access-shown") == (where == "rd")


@pytest.mark.card("marked-accounts")
def test_marked_accounts_scored_by_the_corp_tags_nobody() -> None:
    d = scoring("Marked Accounts")
    assert (points(d.g, CORP), d.g.runner.tags) == (2, 0)


LIBERATED = sorted(id for id, c in CARDS.items() if c.type == "agenda" and not c.form)


# -- the whole family ----------------------------------------------------------------------------
@pytest.mark.rule("NR-AGENDA-013", "NR-AGENDA-016")
@pytest.mark.parametrize("id", LIBERATED)
def test_a_liberated_agenda_serves_nobody(id: str) -> None:
    """Its points go to the Runner; its text is the Corp's, and not in force."""
    d = duel(forts={3: f"/ {id}", 0: "!Filter"}, turn="runner", hand=["Krash"] * 5, bits=(5, 9))
    before = [Inst(c.id, c.card, up=True) for c in d.g.corp.scored]
    d.run(3).to_access().maybe("steal")
    assert points(d.g, RUNNER) == CARDS[id].points
    assert d.g.corp.bits == 5
    assert d.g.corp.scored == before
    assert ice_strength(d.g, d.card("Filter")) == 0
    d.end_turn()
    assert d.g.actions == 3
    assert not d.offered("use", id)
