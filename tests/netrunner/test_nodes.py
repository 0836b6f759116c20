"""Nodes: each is played, and does what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from neontable.games.netrunner.model.numbers import (
    actions,
    hand_size,
    ice_strength,
    points,
    rez_cost,
)
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.rules.play.counter_spreading import Infect
from neontable.games.netrunner.rules.play.damage import give_tags
from neontable.games.netrunner.rules.run.subroutines import subroutines
from neontable.kernel.frames import advance, push
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel

AGENDA = "Corporate Downsizing"


def rezzed(node: str, **more: Any) -> Duel:
    """The Corp's turn, with a rezzed node alone in a fort."""
    return duel(forts={3: f"/ !{node}", **more.pop("forts", {})}, **more)


def access(node: str, up: bool = True, **more: Any) -> Duel:
    """The Runner accesses a node in a fort without ice."""
    d = duel(forts={3: f"/ {'!' if up else ''}{node}"}, turn="runner", **more)
    return d.run(3).passing().pick("access")


def left(d: Duel) -> Duel:
    """The Runner leaves the card where it is."""
    return d.pick("leave").passing()


def happen(d: Duel, start: Callable[[Netrunner], None]) -> Duel:
    """Let a procedure begin now, as if a card had begun it."""
    start(d.g)
    d.table._asks = advance(d.g)
    return d


def use(d: Duel, node: str, n: int) -> Duel:
    """One of several abilities."""
    return d.answer(("use", d.card(node).id, card_id(node), n))


# -- money -------------------------------------------------------------------------------------
@pytest.mark.card("bbs-whispering-campaign", "rockerboy-promotion")
@pytest.mark.parametrize(
    ("node", "cost", "pile", "each"),
    [("BBS Whispering Campaign", 0, 16, 2), ("Rockerboy Promotion", 4, 15, 3)],
)
def test_a_campaign_is_emptied_by_actions(node: str, cost: int, pile: int, each: int) -> None:
    d = duel(forts={3: f"/ {node}"}, bits=(5, 5))
    d.pick("bit").pick("rez", node)
    assert d.card(node).bits == pile
    assert d.g.corp.bits == 5 + 1 - cost
    d.pick("use", node)
    assert d.g.corp.bits == 6 - cost + each
    assert d.card(node).bits == pile - each
    d.card(node).bits = each
    d.pick("use", node)
    assert not d.in_play(node)
    assert d.g.corp.archives == [card_id(node)]


@pytest.mark.card("braindance-campaign", "holovid-campaign")
@pytest.mark.parametrize(("node", "each"), [("Braindance Campaign", 2), ("Holovid Campaign", 1)])
def test_a_campaign_pays_at_the_start_of_each_corp_turn(node: str, each: int) -> None:
    d = rezzed(node, turn="runner")
    assert d.card(node).bits == 12
    d.end_turn()
    assert (d.g.corp.bits, d.card(node).bits) == (5 + each, 12 - each)
    d.end_turn()
    assert d.card(node).bits == 12 - each, "not in the Runner's turn"
    d.card(node).bits = each
    d.end_turn()
    assert not d.in_play(node)


@pytest.mark.card("department-of-truth-enhancement")
def test_department_of_truth_enhancement_saves_up() -> None:
    d = rezzed("Department of Truth Enhancement")
    assert d.find("use") == [("use", 1, "department-of-truth-enhancement", 0)]
    use(d, "Department of Truth Enhancement", 0)
    use(d, "Department of Truth Enhancement", 0)
    assert (d.card("Department of Truth Enhancement").bits, d.g.corp.bits) == (6, 5)
    use(d, "Department of Truth Enhancement", 1)
    assert (d.card("Department of Truth Enhancement").bits, d.g.corp.bits) == (0, 11)


@pytest.mark.card("spinn-public-relations")
def test_spinn_public_relations_trickles() -> None:
    d = rezzed("Spinn® Public Relations")
    d.pick("use", "Spinn® Public Relations").end_turn()
    assert (d.card("Spinn® Public Relations").bits, d.g.corp.bits) == (3, 5)
    d.end_turn()
    assert (d.card("Spinn® Public Relations").bits, d.g.corp.bits) == (2, 6)
    d.card("Spinn® Public Relations").bits = 0
    d.end_turn().end_turn()
    assert d.in_play("Spinn® Public Relations")
    assert d.g.corp.bits == 6, "nothing to take"


@pytest.mark.card("south-african-mining-corp")
@pytest.mark.rule("NR-COST-004", "NR-COST-005", "NR-COST-002")
def test_south_african_mining_corp_takes_the_whole_turn() -> None:
    d = rezzed("South African Mining Corp")
    assert d.offered("use", "South African Mining Corp")
    d.pick("bit")
    assert not d.offered("use", "South African Mining Corp")
    assert d.refused("use", 1, "south-african-mining-corp", 0) == "NR-COST-005"
    d.pick("bit").pick("bit").finish()
    d = rezzed("South African Mining Corp")
    d.pick("use", "South African Mining Corp")
    assert d.g.corp.bits == 11
    assert d.ask.seat == RUNNER, "three actions are spent"


@pytest.mark.card("information-laundering")
@pytest.mark.rule("NR-COST-003", "NR-NODE-002")
def test_information_laundering_pays_for_its_counters() -> None:
    d = duel(forts={3: "/ Information Laundering+2"}, bits=(5, 5))
    d.pick("advance", "Information Laundering").pick("rez", "Information Laundering")
    assert d.offered("advance", "Information Laundering"), "also when it is rezzed"
    d.pick("use", "Information Laundering")
    assert d.g.corp.bits == 5 - 1 + 4 * 3
    assert not d.in_play("Information Laundering")


@pytest.mark.card("corporate-negotiating-center")
@pytest.mark.parametrize("windows", [False, True])
def test_corporate_negotiating_center_shows_agendas(windows: bool) -> None:
    d = rezzed(
        "Corporate Negotiating Center",
        hq=[AGENDA, "Tycho Extension", "Filter"],
        turn="runner",
        windows=windows,
        actions=0,
        at="discard",
    )
    d.passing()
    assert d.asks("nr-ask-show-agendas", CORP)
    assert len(d.items) == 2, "only agendas"
    d.choose(AGENDA).finish()
    assert d.g.corp.bits == 6
    assert d.happened("nr-show")
    assert AGENDA_ID in d.g.corp.hq


AGENDA_ID = card_id(AGENDA)


@pytest.mark.card("corporate-negotiating-center")
def test_silence_reveals_nothing_about_agendas_in_hq() -> None:
    d = rezzed("Corporate Negotiating Center", turn="runner", windows=True, actions=0, at="discard")
    assert d.asks("nr-ask-show-agendas", CORP)
    assert d.options == [()]
    d.finish()
    assert d.g.corp.bits == 5


@pytest.mark.card("investment-firm")
def test_investment_firm_doubles_what_is_not_taken() -> None:
    d = rezzed("Investment Firm", hq=["Efficiency Experts"])
    d.pick("bit")
    assert d.asks("nr-ask-invest", CORP)
    d.answer(1)
    assert (d.g.corp.bits, d.card("Investment Firm").bits) == (5, 2)
    d.pick("play", "Efficiency Experts")
    assert list(d.options) == [0, 1, 2, 3]
    d.answer(2)
    assert (d.g.corp.bits, d.card("Investment Firm").bits) == (6, 6)
    d.end_turn().end_turn()
    assert (d.g.corp.bits, d.card("Investment Firm").bits) == (7, 5)


@pytest.mark.card("investment-firm", "braindance-campaign", "bbs-whispering-campaign")
def test_investment_firm_does_not_take_what_a_turn_begins_with() -> None:
    d = duel(
        forts={
            3: "/ !Investment Firm",
            4: "/ !Braindance Campaign",
            5: "/ !BBS Whispering Campaign",
        },
        turn="runner",
    )
    d.end_turn()
    assert d.g.corp.bits == 7
    assert not d.happened("nr-invest")
    d.pick("use", "BBS Whispering Campaign").answer(2)
    assert (d.g.corp.bits, d.card("Investment Firm").bits) == (7, 4)


@pytest.mark.card("investment-firm")
def test_two_investment_firms_share_what_is_gained() -> None:
    d = duel(forts={3: "/ !Investment Firm", 4: "/ !Investment Firm"}, hq=["Efficiency Experts"])
    d.pick("play", "Efficiency Experts").answer(1).answer(2)
    assert d.g.corp.bits == 5
    assert [d.card("Investment Firm", n).bits for n in (0, 1)] == [2, 4]


@pytest.mark.card("acme-savings-and-loan")
def test_acme_lends_and_takes_its_bit() -> None:
    d = duel(forts={3: "/ ACME Savings and Loan"}, corp_scored=["Tycho Extension"], bits=(0, 5))
    d.pick("bit").pick("rez", "ACME Savings and Loan")
    assert d.g.corp.bits == 13
    assert d.g.corp.extra == -1
    assert d.g.corp.archives == ["acme-savings-and-loan"]
    d.end_turn()
    assert d.g.corp.bits == 12, "a bit at the end of the turn"
    d.end_turn()
    assert d.g.corp.bits == 12, "not of the Runner's"
    d.pick("settle", "acme")
    assert (d.g.corp.bits, d.g.corp.extra) == (0, 0)
    assert not d.g.flags.get("acme")
    d.end_turn()
    assert not d.over


@pytest.mark.card("acme-savings-and-loan")
def test_acme_needs_an_agenda_point() -> None:
    d = duel(forts={3: "/ ACME Savings and Loan"})
    d.pick("bit")
    assert d.asks("nr-ask-corp"), "nothing to rez"
    d = duel(forts={3: "/ ACME Savings and Loan"}, windows=True)
    d.pick("bit")
    assert d.refused("rez", 1, "acme-savings-and-loan", 3) == "NR-REZ-003"
    d.finish()


@pytest.mark.card("acme-savings-and-loan")
def test_acme_ruins_a_corp_that_cannot_pay() -> None:
    d = duel(bits=(1, 5), flags={"acme": 2})
    d.pick("end")
    assert d.winner == RUNNER
    assert d.g.outcome is not None
    assert d.g.outcome.how == "nr-how-acme"


@pytest.mark.card("acme-savings-and-loan")
def test_settling_with_acme_may_win() -> None:
    d = duel(bits=(12, 5), flags={"acme": 1}, corp_scored=["Tycho Extension"])
    d.g.corp.extra = 2
    d.pick("settle", "acme")
    assert d.winner == CORP


@pytest.mark.card("acme-savings-and-loan")
def test_a_run_on_a_fort_that_is_lent_away_is_over() -> None:
    d = duel(forts={3: "/ ACME Savings and Loan"}, corp_scored=["Tycho Extension"], turn="runner")
    d.run(3).pick("rez", "ACME Savings and Loan")
    assert len(d.g.forts) == 3
    assert d.g.run is None
    assert d.g.memory.hits == []


# -- advancement counters ------------------------------------------------------------------------
@pytest.mark.card("chicago-branch")
def test_chicago_branch_puts_two_counters_on_one_card() -> None:
    d = rezzed(
        "Chicago Branch", forts={4: f"/ {AGENDA}", 5: "/ Vapor Ops", 6: "/ Solo Squad"}, bits=(6, 5)
    )
    d.pick("use", "Chicago Branch")
    assert sorted(o[2] for o in d.options) == [AGENDA_ID, "vapor-ops"]
    d.pick("card", AGENDA).passing()
    assert d.card(AGENDA).adv == 2
    assert d.g.corp.bits == 3
    assert d.g.actions == 2
    d = rezzed("Chicago Branch", forts={4: "/ Solo Squad"})
    assert not d.offered("use", "Chicago Branch"), "nothing can be advanced"


@pytest.mark.card("pacifica-regional-ai")
@pytest.mark.rule("NR-TIME-007")
def test_pacifica_gives_actions_in_the_corp_turn_only() -> None:
    d = rezzed("Pacifica Regional AI+2", actions=1)
    d.pick("bit").pick("use", "Pacifica Regional AI")
    d.pick("use", "Pacifica Regional AI").passing()
    assert d.g.actions == 2
    assert d.card("Pacifica Regional AI").adv == 0
    d.pick("bit").pick("bit")
    assert d.ask.seat == RUNNER
    d = rezzed("Pacifica Regional AI+2", turn="runner", windows=True)
    d.pick("bit").pick("pass")
    assert d.ask.seat == CORP
    assert not d.offered("use")
    assert d.refused("use", 1, "pacifica-regional-ai", 0) == "NR-TIME-010"
    d.finish()


@pytest.mark.card("vapor-ops")
def test_vapor_ops_turns_counters_into_bits_or_moves_them() -> None:
    d = rezzed("Vapor Ops+4", forts={4: f"/ {AGENDA}", 5: "/ !Solo Squad"})
    use(d, "Vapor Ops", 1)
    assert d.card("Vapor Ops").adv == 4
    d.answer(3)
    assert (d.card("Vapor Ops").adv, d.card(AGENDA).adv) == (1, 3)
    assert d.g.memory.touched == [4]
    use(d, "Vapor Ops", 0)
    assert (d.card("Vapor Ops").adv, d.g.corp.bits) == (0, 6)
    d.passing()
    assert not d.offered("use", "Vapor Ops")


@pytest.mark.card("vapor-ops")
def test_vapor_ops_pays_in_the_runner_turn_too() -> None:
    d = rezzed("Vapor Ops+1", turn="runner")
    use(d.pick("bit"), "Vapor Ops", 0)
    assert d.g.corp.bits == 6


# -- more actions, more cards ------------------------------------------------------------------
@pytest.mark.card("nevinyrral", "remote-facility")
@pytest.mark.parametrize("node", ["Nevinyrral", "Remote Facility"])
def test_a_fourth_action(node: str) -> None:
    d = rezzed(node, turn="runner")
    d.end_turn()
    assert d.g.actions == 4
    d = duel(forts={3: f"/ {node}"}, actions=1)
    d.pick("bit").pick("rez", node).passing()
    assert d.g.actions == 1, "one for the turn in which it is rezzed"
    d = duel(forts={3: f"/ {node}"}, turn="runner")
    d.pick("bit").pick("rez", node).passing()
    assert d.g.actions == 3
    assert actions(d.g, CORP) == 4


@pytest.mark.card("nevinyrral", "cowboy-sysop")
@pytest.mark.parametrize("up", [True, False])
def test_nevinyrral_loses_the_game_when_it_leaves_play_rezzed(up: bool) -> None:
    d = duel(forts={3: f"/ {'!' * up}Nevinyrral"}, turn="runner", bits=(0, 9))
    d.run(3).pick("access").pick("trash-it")
    assert d.over is up
    if up:
        assert d.winner == RUNNER
    d = duel(forts={3: f"/ {'!' * up}Nevinyrral", 4: "/ !Cowboy Sysop"}, bits=(0, 5))
    d.pick("use", "Cowboy Sysop").pick("card", "Nevinyrral")
    assert d.over is up


@pytest.mark.card("nevinyrral")
def test_only_one_nevinyrral() -> None:
    d = duel(forts={3: "/ !Nevinyrral", 4: "/ Nevinyrral"}, windows=True)
    d.pick("bit")
    assert d.refused("rez", 2, "nevinyrral", 4) == "NR-CARD-003"
    d.finish()


@pytest.mark.card("esa-contract", "euromarket-consortium", "rustbelt-hq-branch")
def test_drawing_and_keeping_more() -> None:
    d = rezzed("ESA Contract")
    d.pick("use", "ESA Contract")
    assert (len(d.g.corp.hq), d.g.corp.bits, d.g.actions) == (2, 5, 2)
    d = rezzed("Euromarket Consortium")
    d.pick("use", "Euromarket Consortium")
    assert (len(d.g.corp.hq), d.g.corp.bits) == (2, 4)
    assert hand_size(d.g, CORP) == 7
    d = duel(
        forts={3: "/ !Rustbelt HQ Branch", 4: "/ Rustbelt HQ Branch"}, hq=["Filter"] * 8, actions=0
    )
    assert hand_size(d.g, CORP) == 7, "an unrezzed one does nothing"
    d.choose("Filter").passing()
    assert len(d.g.corp.hq) == 7


@pytest.mark.card("rescheduler")
def test_rescheduler_deals_hq_anew() -> None:
    d = rezzed("Rescheduler", hq=["Filter"] * 3, rd=["Keeper"] * 20)
    d.pick("use", "Rescheduler")
    assert len(d.g.corp.hq) == 3
    assert sorted([*d.g.corp.hq, *d.g.corp.rd]) == ["filter"] * 3 + ["keeper"] * 20
    assert d.g.corp.rd != ["keeper"] * 17 + ["filter"] * 3
    assert d.happened("nr-shuffle")


@pytest.mark.card("cowboy-sysop")
def test_cowboy_sysop_takes_back_anything_installed() -> None:
    d = duel(forts={3: f"!Filter / {AGENDA}+2", 4: "/ !Cowboy Sysop"}, hq=["Keeper"], actions=3)
    d.pick("use", "Cowboy Sysop")
    assert sorted(o[2] for o in d.options) == sorted([AGENDA_ID, "cowboy-sysop", "filter"])
    d.pick("card", AGENDA)
    d.pick("use", "Cowboy Sysop").pick("card", "Cowboy Sysop")
    assert sorted(d.g.corp.hq) == sorted(["keeper", AGENDA_ID, "cowboy-sysop"])
    assert [f.id for f in d.g.forts] == [0, 1, 2, 3]


# -- ice -----------------------------------------------------------------------------------------
@pytest.mark.card("data-masons")
def test_data_masons_make_walls_cheap_and_strong() -> None:
    d = rezzed("Data Masons", forts={4: "Wall of Static, Data Wall, Filter /"})
    assert rez_cost(d.g, d.card("Wall of Static")) == 1
    assert rez_cost(d.g, d.card("Data Wall")) == 0, "never below nothing"
    assert ice_strength(d.g, d.card("Wall of Static")) == 3
    assert ice_strength(d.g, d.card("Filter")) == 0


@pytest.mark.card("encoder-inc")
def test_encoder_adds_a_subroutine_to_code_gates() -> None:
    d = duel(
        forts={"hq": "Quandary", 3: "/ !Encoder, Inc."},
        rig=["Codecracker"],
        bits=(1, 5),
        turn="runner",
    )
    d.run("hq").pick("rez", "Quandary")
    assert d.g.corp.bits == 0, "a bit cheaper"
    d.pick("boost", "Codecracker").pick("boost", "Codecracker").pick("break", "Codecracker", 0)
    assert d.offered("break", "Codecracker", 1)
    d.pick("done")
    assert d.happened("nr-run-ends")
    d = rezzed("Encoder, Inc.", forts={4: "!Data Wall / !Encoder, Inc.", 5: "!Quandary /"})
    assert len(subroutines(d.g, d.card("Data Wall"))) == 1
    assert len(subroutines(d.g, d.card("Quandary"))) == 3


@pytest.mark.card("fortress-architects")
def test_fortress_architects_install_ice_cheaper() -> None:
    d = rezzed("Fortress Architects", forts={4: "Filter, Filter /"}, hq=["Keeper", "Quandary"])
    d.pick("install", "Keeper", 4).choose()
    assert d.g.corp.bits == 4, "1 instead of 2"
    d.pick("install", "Quandary", "hq")
    assert d.g.corp.bits == 4, "never below nothing"


@pytest.mark.card("skalderviken-sa-beta-test-site")
def test_skalderviken_makes_black_ice_cheaper() -> None:
    d = rezzed("Skälderviken SA Beta Test Site", forts={4: "Cortical Scrub, Filter, Keeper /"})
    assert rez_cost(d.g, d.card("Cortical Scrub")) == 5
    assert rez_cost(d.g, d.card("Keeper")) == 4
    assert rez_cost(d.g, d.card("Filter")) == 0


# -- viruses -------------------------------------------------------------------------------------
@pytest.mark.card("disinfectant-inc")
def test_disinfectant_keeps_one_virus_counter_away_each_turn() -> None:
    d = rezzed("Disinfectant, Inc.", turn="runner")
    happen(d, lambda g: push(g, Infect("corp", 0, "gremlin", 2)))
    assert d.asks("nr-ask-virus", CORP)
    d.pick("avoid-virus")
    assert d.g.corp.virus == {"gremlin": 1}, "one of two"
    assert d.g.corp.bits == 4
    happen(d, lambda g: push(g, Infect("corp", 0, "gremlin", 1)))
    assert d.g.corp.virus == {"gremlin": 2}
    d.end_turn()
    happen(d, lambda g: push(g, Infect("fort", 3, "pox", 1)))
    d.pick("accept")
    assert d.g.fort(3).marks == (("pox", 1),)
    happen(d, lambda g: push(g, Infect("fort", 3, "pox", 1)))
    d.pick("avoid-virus").finish()
    assert d.g.fort(3).marks == (("pox", 1),)


# -- tags and damage ---------------------------------------------------------------------------
@pytest.mark.card("blood-cat")
def test_blood_cat_traces() -> None:
    d = rezzed("Blood Cat", bits=(9, 5))
    d.pick("use", "Blood Cat")
    assert list(d.ask.options) == [0, 1, 2, 3, 4, 5]
    d.answer(5, CORP)
    assert (d.g.runner.tags, d.g.corp.bits, d.g.actions) == (1, 4, 2)


@pytest.mark.card("city-surveillance")
def test_city_surveillance_taxes_each_card_drawn() -> None:
    d = rezzed("City Surveillance", turn="runner", hand=["Jack 'n' Joe"], bits=(5, 2))
    d.pick("play", "Jack 'n' Joe").pick("pay").pick("accept").pick("pay")
    assert (d.g.runner.tags, d.g.runner.bits, len(d.g.runner.hand)) == (1, 0, 3)
    d.pick("draw")
    assert d.g.runner.tags == 2, "who cannot pay is tagged"
    d.g.runner.stack.clear()
    d.pick("draw")
    assert d.g.runner.tags == 2, "no card, no tag"


@pytest.mark.card("city-surveillance")
@pytest.mark.rule("NR-TIME-010")
def test_city_surveillance_is_rezzed_just_before_a_card_is_drawn() -> None:
    d = duel(forts={3: "/ City Surveillance"}, turn="runner", hand=["Jack 'n' Joe"])
    d.pick("play", "Jack 'n' Joe")
    assert d.asks("nr-window-draw", CORP)
    d.pick("pass").pick("rez", "City Surveillance")
    assert len(d.g.runner.hand) == 1
    d.pick("accept").pick("pay").passing()
    assert (d.g.runner.tags, d.g.runner.bits, len(d.g.runner.hand)) == (1, 4, 3)


@pytest.mark.card("omniscience-foundation")
def test_omniscience_adds_a_tag_to_a_turn_with_tags() -> None:
    d = rezzed("Omniscience Foundation", turn="runner")
    happen(d, lambda g: give_tags(g, 2))
    d.end_turn()
    assert d.g.runner.tags == 3
    d.end_turn()
    assert d.g.runner.tags == 3, "none was received in the Corp's turn"
    happen(d, lambda g: give_tags(g, 1))
    d.end_turn().end_turn()
    assert d.g.runner.tags == 5


@pytest.mark.card("omniscience-foundation", "fall-guy")
def test_an_avoided_tag_was_not_received() -> None:
    d = rezzed("Omniscience Foundation", turn="runner", rig=["Fall Guy"])
    happen(d, lambda g: give_tags(g, 1))
    d.pick("use", "Fall Guy").end_turn()
    assert d.g.runner.tags == 0


@pytest.mark.card("solo-squad")
@pytest.mark.rule("NR-TAG-005")
def test_solo_squad_hurts_the_tagged() -> None:
    d = rezzed("Solo Squad", tags=1, hand=["Krash"] * 3)
    d.pick("use", "Solo Squad").pick("use", "Solo Squad")
    assert (len(d.g.runner.hand), d.g.actions) == (1, 1)
    assert not rezzed("Solo Squad").offered("use")


@pytest.mark.card("i-got-a-rock")
def test_i_got_a_rock() -> None:
    d = rezzed("I Got a Rock", tags=2, corp_scored=["Tycho Extension"], hand=["Krash"] * 15)
    d.pick("use", "I Got a Rock")
    assert d.g.runner.hand == []
    assert d.g.corp.extra == -3
    assert not d.over
    d = rezzed("I Got a Rock", tags=1, corp_scored=["Tycho Extension"])
    assert not d.offered("use"), "two tags"
    d = rezzed("I Got a Rock", tags=2, corp_scored=[AGENDA])
    assert points(d.g, CORP) < 3
    assert not d.offered("use"), "three points"
    d = rezzed("I Got a Rock", tags=2, corp_scored=["Tycho Extension"], hand=["Krash"] * 14)
    d.pick("use", "I Got a Rock")
    assert d.winner == CORP


@pytest.mark.card("schlaghund")
@pytest.mark.parametrize(("die", "tags", "bites"), [(2, 2, True), (3, 2, False), (1, 0, False)])
def test_schlaghund_rolls_against_tags(die: int, tags: int, bites: bool) -> None:
    d = rezzed("Schlaghund", tags=tags, hand=["Krash"] * 10).dice(die)
    d.pick("use", "Schlaghund")
    assert len(d.g.runner.hand) == (0 if bites else 10)
    assert d.in_play("Schlaghund") is not bites


@pytest.mark.card("newsgroup-taunting")
def test_newsgroup_taunting_taxes_runs() -> None:
    d = rezzed("Newsgroup Taunting", turn="runner", hq=["Filter"], bits=(5, 1))
    d.run("hq").pick("pay").pick("access")
    assert d.g.runner.bits == 0
    assert d.g.memory.hits == [0]
    d.run("hq")
    assert d.g.memory.runs == 2, "who cannot pay is thrown out"
    assert d.g.memory.hits == [0]
    assert d.g.run is None
    d = rezzed("Newsgroup Taunting", turn="runner")
    d.run("rd").pick("refuse")
    assert (d.g.runner.bits, d.g.run) == (5, None)


@pytest.mark.card("newsgroup-taunting", "tokyo-chiba-infighting")
def test_a_run_that_taunts_have_ended_is_taunted_no_more() -> None:
    d = duel(
        forts={
            3: "/ !Newsgroup Taunting",
            4: "/ !Newsgroup Taunting",
            5: "/ !Tokyo-Chiba Infighting",
        },
        turn="runner",
    )
    d.run(5).first("trigger").pick("refuse")
    assert d.asks("nr-ask-runner"), "nothing is left to pay for"
    assert (d.g.runner.bits, d.g.memory.runs) == (5, 1)
    assert d.g.corp.bits == 7, "it was a run, without success"
    d.run(5).first("trigger").pick("pay").pick("pay")
    assert d.g.runner.bits == 3, "each wants its bit"
    d.pick("access").finish()


# -- traces --------------------------------------------------------------------------------------
@pytest.mark.card("krumz")
def test_krumz_pays_for_traces_only() -> None:
    d = rezzed("Krumz", forts={4: "/ !Blood Cat", 5: "/ Solo Squad"}, bits=(2, 5))
    d.pick("use", "Blood Cat")
    assert list(d.ask.options) == [0, 1, 2, 3]
    d.answer(3, CORP).finish()
    assert (d.g.corp.bits, d.card("Krumz").bits) == (0, 0)
    d.end_turn()
    assert d.card("Krumz").bits == 0
    d.end_turn()
    assert d.card("Krumz").bits == 1, "replaced at the start of the next turn"
    d.g.corp.bits = 0
    assert not d.offered("advance")


@pytest.mark.card("krumz")
def test_krumz_or_the_pool() -> None:
    d = rezzed("Krumz", forts={4: "/ !Blood Cat"}, bits=(5, 5))
    d.pick("use", "Blood Cat").answer(2, CORP)
    assert d.offered("pool")
    d.pick("from", "Krumz", 1)
    assert (d.g.corp.bits, d.card("Krumz").bits) == (4, 0)


@pytest.mark.card("hacker-tracker-central")
def test_hacker_tracker_central_lifts_the_limit() -> None:
    d = rezzed(
        "Hacker Tracker Central",
        forts={4: "/ !Blood Cat"},
        bits=(20, 9),
        rig=["Baedeker's Net Map"],
    )
    d.card("Hacker Tracker Central").bits = 2
    d.pick("use", "Blood Cat")
    assert max(d.ask.options) == 7
    d.answer(7, CORP).pick("link", "Baedeker's Net Map").answer(6, RUNNER)
    assert d.g.runner.tags == 1, "7 against 7"
    assert d.card("Hacker Tracker Central").bits == 1, "both spent, then one for the attempt"
    assert d.g.corp.bits == 15
    d.pick("use", "Blood Cat").answer(0, CORP).pick("no-link")
    assert d.card("Hacker Tracker Central").bits == 2


@pytest.mark.card("hacker-tracker-central")
def test_hacker_tracker_central_counts_failed_traces_when_rezzed() -> None:
    d = duel(
        forts={3: "/ !Hacker Tracker Central", 4: "/ !Blood Cat", 5: "/ Hacker Tracker Central"},
        bits=(0, 5),
        rig=["Baedeker's Net Map"],
    )
    d.pick("use", "Blood Cat").pick("link", "Baedeker's Net Map").answer(0, RUNNER).passing()
    assert d.g.runner.tags == 0
    assert [d.card("Hacker Tracker Central", n).bits for n in (0, 1)] == [1, 0]


# -- ambushes ------------------------------------------------------------------------------------
@pytest.mark.card("setup")
@pytest.mark.rule("NR-ACC-008")
def test_setup_bites_where_it_lies_but_not_in_archives() -> None:
    d = access("Setup!", hand=["Krash"] * 3)
    assert len(d.g.runner.hand) == 1
    d.pick("trash-it")
    d = access("Setup!", up=False, hand=["Krash"] * 3)
    assert len(d.g.runner.hand) == 3, "installed, it must be rezzed"
    left(d)
    d = duel(forts={3: "/ Setup!"}, turn="runner", hand=["Krash"] * 3)
    d.run(3).pick("rez", "Setup!").pick("access").pick("leave")
    assert len(d.g.runner.hand) == 1, "rezzed just before the access"
    for zone in ("hq", "rd"):
        d = duel(**{zone: ["Setup!"]}, turn="runner", hand=["Krash"] * 3)
        d.run(zone).pick("access").pick("leave")
        assert len(d.g.runner.hand) == 1
        assert d.happened("nr-access-shown") is (zone == "rd")
    d = duel(buried=["Setup!"], turn="runner", hand=["Krash"] * 3)
    d.run("archives").pick("access")
    assert len(d.g.runner.hand) == 3


@pytest.mark.card("trap")
def test_trap_is_paid_for() -> None:
    d = access("TRAP!", hand=["Krash"] * 3)
    assert d.asks("nr-ask-may", CORP)
    d.pick("yes").pick("leave")
    assert (len(d.g.runner.hand), d.g.runner.tags, d.g.corp.bits) == (0, 1, 1)
    d = access("TRAP!", hand=["Krash"] * 3)
    d.pick("no").pick("leave")
    assert (len(d.g.runner.hand), d.g.runner.tags, d.g.corp.bits) == (3, 0, 5)
    d = access("TRAP!", hand=["Krash"] * 3, bits=(3, 5))
    left(d)
    assert len(d.g.runner.hand) == 3
    d = duel(rd=["TRAP!"], turn="runner", hand=["Krash"] * 3)
    d.run("rd").pick("access").pick("yes").pick("leave")
    assert d.g.runner.tags == 1
    assert d.happened("nr-access-shown")
    d = duel(archives=["TRAP!"], turn="runner")
    d.run("archives").pick("access")
    assert d.g.runner.tags == 0


@pytest.mark.card("virus-test-site")
@pytest.mark.rule("NR-NODE-002", "NR-AGENDA-018")
@pytest.mark.parametrize("up", [True, False])
def test_virus_test_site_counts_its_counters(up: bool) -> None:
    d = access("Virus Test Site+2", up, hand=["Krash"] * 5)
    assert len(d.g.runner.hand) == (1 if up else 4), "unrezzed, its counters do not count"
    left(d)
    d = access("Virus Test Site", up, hand=["Krash"] * 5)
    assert len(d.g.runner.hand) == 4, "1 without counters"
    left(d)
    d = duel(rd=["Virus Test Site"], turn="runner", hand=["Krash"] * 5)
    d.run("rd").pick("access").pick("leave")
    assert len(d.g.runner.hand) == 4
    assert d.happened("nr-access-shown")
    d = duel(forts={3: "/ Virus Test Site"})
    assert d.offered("advance", "Virus Test Site")


@pytest.mark.card("vacant-soulkiller")
def test_vacant_soulkiller_burns_the_brain() -> None:
    d = access("Vacant Soulkiller+2", hand=["Krash"] * 5)
    assert (d.g.runner.brain, len(d.g.runner.hand)) == (2, 3)
    left(d)
    d = access("Vacant Soulkiller+2", up=False, hand=["Krash"] * 5)
    assert d.g.runner.brain == 0
    left(d)
    d = access("Vacant Soulkiller", hand=["Krash"] * 5)
    assert d.g.runner.brain == 0
    left(d)
    d = duel(rd=["Vacant Soulkiller"], turn="runner", hand=["Krash"] * 5)
    d.run("rd").pick("access").pick("leave")
    assert len(d.g.runner.hand) == 5, "not from R&D"


@pytest.mark.card("corprunners-shattered-remains", "experimental-ai")
@pytest.mark.parametrize(
    ("node", "victims", "spared"),
    [
        ("Corprunner's Shattered Remains", ("WuTech Mem Chip", "Artemis 2020"), "Krash"),
        ("Experimental AI", ("Krash", "Dwarf"), "WuTech Mem Chip"),
    ],
)
def test_an_ambush_destroys_a_card_for_each_counter(
    node: str, victims: tuple[str, str], spared: str
) -> None:
    rig = [*victims, spared]
    d = access(f"{node}+1", rig=rig)
    assert d.asks("nr-ask-trash-one", CORP)
    assert sorted(o[2] for o in d.options) == sorted(card_id(v) for v in victims)
    d.pick("card", victims[1]).pick("leave")
    assert d.in_play(victims[0])
    assert not d.in_play(victims[1])
    assert d.in_play(spared)
    d = access(f"{node}+5", rig=rig)
    assert d.asks("nr-ask-trash-order", RUNNER)
    d.answer(d.ask.default_answer)
    assert not d.in_play(victims[0])
    assert not d.in_play(victims[1])
    assert d.in_play(spared)
    left(d)
    for up, adv in ((True, 0), (False, 3)):
        d = access(f"{node}+{adv}", up, rig=rig)
        assert d.in_play(victims[0])
        left(d)
    d = duel(forts={3: f"/ {node}"})
    assert d.offered("advance", node), "before it is rezzed"
