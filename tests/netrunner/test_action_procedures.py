"""Turns, actions, costs and installing at their edges."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.numbers import (
    hand_size,
    memory_used,
    points,
)
from neontable.games.netrunner.model.pieces import Corp, Runner
from tests.netrunner.play import CORP, RUNNER, duel

OPERATION = "Accounts Receivable"
"""A card that nobody can take or trash: an access of it is over at once."""


# -- turns, actions, hands --------------------------------------------------------------------
@pytest.mark.rule("NR-GOAL-005")
def test_an_operation_that_draws_more_than_is_there_loses() -> None:
    d = duel(hq=["Annual Reviews"], rd=["Data Wall"] * 2)
    d.pick("play", "Annual Reviews")
    assert d.over
    assert d.winner == RUNNER
    just = duel(hq=["Annual Reviews"], rd=["Data Wall"] * 3)
    just.pick("play", "Annual Reviews")
    assert not just.over


@pytest.mark.rule("NR-GOAL-007", "NR-TURN-011")
def test_the_runner_draws_what_there_is() -> None:
    d = duel(turn="runner", stack=["Krash"], hand=["Jack 'n' Joe"])
    d.pick("play", "Jack 'n' Joe")
    assert d.g.runner.hand == ["krash"]
    d.pick("draw")
    assert d.g.actions == 2


@pytest.mark.rule("NR-TURN-019", "NR-HW-002")
def test_the_hand_size_is_that_of_the_end_of_the_turn() -> None:
    d = duel(turn="runner", hand=["MRAM Chip"] + ["Krash"] * 7, actions=1)
    d.pick("install", "MRAM Chip").finish()
    assert d.g.side == CORP
    assert len(d.g.runner.hand) == 7
    assert hand_size(d.g, RUNNER) == 7


@pytest.mark.rule("NR-TURN-019")
def test_a_corp_with_a_hand_of_less_than_nothing_discards_everything() -> None:
    d = duel(corp=Corp(bits=5, hq=["data-wall"] * 2, rd=["data-wall"] * 5, virus={"gremlin": 14}))
    assert hand_size(d.g, CORP) == -2
    d.pick("end").finish()
    assert d.g.corp.hq == []
    assert not d.over


@pytest.mark.rule("NR-COST-005")
def test_gained_actions_count_towards_a_cost_of_several() -> None:
    d = duel(
        hq=["Overtime Incentives"],
        forts={3: "/ !South African Mining Corp"},
        bits=(4, 5),
        actions=2,
    )
    assert not d.offered("use", "South African Mining Corp")
    d.pick("play", "Overtime Incentives")
    assert d.g.actions == 3
    d.pick("use", "South African Mining Corp").finish()
    assert d.g.corp.bits == 6


@pytest.mark.rule("NR-FORF-002")
def test_more_actions_to_forgo_than_a_turn_has_carry_over() -> None:
    d = duel(
        turn="runner",
        runner=Runner(bits=5, owed=5, stack=["krash"] * 5),
        at="begin",
    )
    d.finish()
    assert d.g.side == CORP, "four went, one is left to forgo"
    assert d.g.runner.owed == 1
    d.end_turn()
    assert d.g.actions == 3


@pytest.mark.rule("NR-TURN-009", "NR-REZ-002")
def test_an_action_card_may_be_used_on_the_turn_it_was_rezzed() -> None:
    d = duel(forts={3: "/ ESA Contract"}, rd=["Data Wall"] * 5)
    d.pick("bit").pick("rez", "ESA Contract").pick("use", "ESA Contract").finish()
    assert len(d.g.corp.hq) == 2


@pytest.mark.rule("NR-TIME-002", "NR-TURN-002")
def test_an_extra_action_comes_with_the_rezzing_in_the_own_turn() -> None:
    d = duel(forts={3: "/ Remote Facility"}, bits=(9, 5))
    d.pick("bit").pick("rez", "Remote Facility")
    assert d.g.actions == 3
    other = duel(turn="runner", forts={3: "/ Remote Facility"}, bits=(9, 5))
    other.pick("bit").pick("rez", "Remote Facility")
    assert other.g.actions == 3, "none for the Runner"
    other.end_turn()
    assert other.g.actions == 4


@pytest.mark.rule("NR-TIME-001", "NR-TIME-009")
def test_what_the_last_action_made_ready_is_scored_before_the_turn_ends() -> None:
    d = duel(forts={3: "/ Tycho Extension+3"}, actions=1)
    d.pick("advance", "Tycho Extension").pick("score", "Tycho Extension").finish()
    assert points(d.g, CORP) == 4


@pytest.mark.rule("NR-TIME-009", "NR-AGENDA-010")
def test_two_agendas_may_be_scored_in_one_window() -> None:
    d = duel(forts={3: "/ Hostile Takeover+3", 4: "/ Corporate War+3"}, bits=(12, 5))
    d.pick("bit").pick("score", "Hostile Takeover").pick("score", "Corporate War")
    assert points(d.g, CORP) == 4
    assert d.g.corp.bits == 13 + 5 + 12


@pytest.mark.rule("NR-AGENDA-004", "NR-TIME-009")
def test_a_lower_difficulty_makes_an_agenda_ready_at_once() -> None:
    d = duel(
        hq=["Washington, D.C., City Grid"],
        forts={3: "/ Tycho Extension+3"},
        bits=(7, 5),
    )
    d.pick("install", "Washington, D.C., City Grid", 3).pick("score", "Tycho Extension")
    assert points(d.g, CORP) == 4


@pytest.mark.rule("NR-AGENDA-009")
def test_counters_beyond_the_lowered_difficulty_count() -> None:
    d = duel(
        forts={3: "/ Project Babylon+4; !Washington, D.C., City Grid"},
    )
    d.pick("bit").pick("score", "Project Babylon")
    assert points(d.g, CORP) == 2


@pytest.mark.rule("NR-AGENDA-013")
def test_an_agenda_in_a_fort_or_in_the_runners_hands_does_nothing() -> None:
    d = duel(
        hq=[OPERATION] * 5,
        forts={3: "/ Main-Office Relocation+3"},
        runner_scored=["Main-Office Relocation"],
    )
    assert hand_size(d.g, CORP) == 5


# -- costs ----------------------------------------------------------------------------------------
@pytest.mark.rule("NR-COST-006")
def test_losing_all_bits_leaves_what_lies_on_cards() -> None:
    d = duel(hq=["Closed Accounts"], rig=["Cloak"], tags=1, bits=(5, 7))
    d.pick("play", "Closed Accounts")
    assert d.g.runner.bits == 0
    assert d.card("Cloak").bits == 3


@pytest.mark.rule("NR-COST-006")
def test_bits_on_cards_are_not_added_up_over_turns() -> None:
    d = duel(rig=["Cloak"])
    d.card("Cloak").bits = 1
    d.end_turn()
    assert d.card("Cloak").bits == 3
    d.end_turn().end_turn()
    assert d.card("Cloak").bits == 3


@pytest.mark.rule("NR-COST-006", "NR-BRK-005")
def test_bits_for_icebreakers_pay_for_nothing_else() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ !South African Mining Corp"},
        rig=["Cloak"],
        hand=["Invisibility", "Raptor"],
        bits=(5, 0),
    )
    assert d.offered("install", "Invisibility")
    assert not d.offered("install", "Raptor")
    d.run(3).pick("access").finish()
    assert d.in_play("South African Mining Corp")


@pytest.mark.rule("NR-COST-004")
def test_x_may_be_nothing() -> None:
    d = duel(hq=["Power Grid Overload"], tags=1, rig=["WuTech Mem Chip"])
    d.pick("play", "Power Grid Overload").answer(0).finish()
    assert d.in_play("WuTech Mem Chip")


@pytest.mark.rule("NR-ICE-003", "NR-ICE-005")
def test_a_cheaper_installation_never_pays_the_corp() -> None:
    d = duel(hq=["Data Wall"], forts={"hq": "Filter / !Chester Mix"}, bits=(0, 5))
    d.pick("install", "Data Wall", "hq").choose().finish()
    assert d.g.corp.bits == 0
    assert len(d.g.fort(0).ice) == 2


@pytest.mark.rule("NR-ICE-003")
def test_ice_on_another_fort_costs_nothing_here() -> None:
    d = duel(hq=["Data Wall"], forts={"hq": "Filter, Keeper"}, bits=(0, 5))
    d.pick("install", "Data Wall", "rd").finish()
    assert [c.card for c in d.g.fort(1).ice] == ["data-wall"]
    poor = duel(hq=["Data Wall"], forts={"hq": "Filter, Keeper"}, bits=(1, 5))
    poor.pick("install", "Data Wall", "hq")
    assert (poor.ask.lo, poor.ask.hi) == (1, 2), "one piece of ice must go"
    poor.choose("Filter").finish()
    assert [c.card for c in poor.g.fort(0).ice] == ["keeper", "data-wall"]


@pytest.mark.rule("NR-REZ-003")
def test_a_rez_cost_is_never_below_nothing() -> None:
    d = duel(turn="runner", forts={"hq": "Data Wall", 3: "/ !Data Masons"}, bits=(0, 5))
    d.run("hq").pick("rez", "Data Wall").finish()
    assert d.g.corp.bits == 0


@pytest.mark.rule("NR-REZ-005", "NR-ICE-008")
def test_derezzed_ice_is_rezzed_again_on_approach_for_its_full_cost() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Fatal Attractor"},
        hand=["Anonymous Tip"],
        bits=(1, 3),
    )
    d.pick("play", "Anonymous Tip").finish()
    assert not d.card("Fatal Attractor").up
    d.run("hq").pick("rez", "Fatal Attractor").finish()
    assert d.g.corp.bits == 0


# -- installing -----------------------------------------------------------------------------------
@pytest.mark.rule("NR-NODE-003", "NR-AGENDA-003")
def test_overwriting_takes_the_counters_away() -> None:
    d = duel(hq=["Tycho Extension"], forts={3: "/ Hostile Takeover+3"})
    d.pick("install", "Tycho Extension", 3).finish()
    assert d.card("Tycho Extension").adv == 0
    assert d.g.corp.buried == ["hostile-takeover"]


@pytest.mark.rule("NR-NODE-003", "NR-FORT-003")
def test_upgrades_stay_when_their_agenda_is_overwritten() -> None:
    d = duel(hq=["ESA Contract"], forts={3: "Data Wall / Hostile Takeover; !Red Herrings"})
    d.pick("install", "ESA Contract", 3).finish()
    assert [c.card for c in d.g.fort(3).inside] == ["red-herrings", "esa-contract"]
    assert len(d.g.fort(3).ice) == 1


@pytest.mark.rule("NR-FORT-003", "NR-UPG-002")
def test_a_fort_made_for_two_gives_one_up_with_its_upgrade() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ Hostile Takeover; ESA Contract; !Namatoki Plaza"},
        bits=(5, 9),
    )
    d.g.fort(3).inside[0].card = "bbs-whispering-campaign"
    d.run(3).passing().pick("access").pick("inside", "Namatoki Plaza").pick("trash-it")
    assert d.ask.seat == CORP
    d.pick("trash", "ESA Contract").finish()
    assert [c.card for c in d.g.fort(3).inside] == ["bbs-whispering-campaign"]


@pytest.mark.rule("NR-PROG-003", "NR-HW-002")
def test_a_new_deck_replaces_the_old_before_memory_is_counted() -> None:
    d = duel(
        turn="runner",
        rig=["Parraline 5750", "Krash", "Krash", "Krash", "Krash", "Krash"],
        hand=["PK-6089a"],
    )
    d.pick("install", "PK-6089a").finish()
    assert not d.in_play("Parraline 5750")
    assert memory_used(d.g) == 5, "the new deck has the MU that the old one took away"


@pytest.mark.rule("NR-PROG-005")
def test_too_little_memory_is_settled_at_once_even_in_the_corps_turn() -> None:
    d = duel(
        hq=["Power Grid Overload"],
        tags=1,
        rig=["WuTech Mem Chip", "Krash", "Worm", "Dwarf", "Raptor", "Shaka"],
    )
    d.pick("play", "Power Grid Overload").answer(1)
    assert d.asks("nr-ask-overload", RUNNER)
    d.pick("trash", "Dwarf").finish()
    assert memory_used(d.g) == 4


@pytest.mark.rule("NR-PROG-003", "NR-PROG-005")
def test_programs_in_a_daemon_take_no_memory_and_go_with_it() -> None:
    d = duel(turn="runner", rig=["Succubus", "Krash in Succubus", "Worm in Succubus"])
    assert memory_used(d.g) == 1
    d.pick("overwrite").choose("Succubus").finish()
    assert d.g.runner.rig == []
    assert sorted(d.g.runner.trash) == ["krash", "succubus", "worm"]


@pytest.mark.rule("NR-PROG-004")
def test_overwriting_costs_no_action() -> None:
    d = duel(turn="runner", rig=["Krash", "Worm"])
    d.pick("overwrite").choose("Krash")
    assert d.g.actions == 4
    assert d.g.runner.trash == ["krash"]


@pytest.mark.rule("NR-VOC-006", "NR-RES-001")
def test_a_unique_card_replaces_its_namesake() -> None:
    name = "Karl de Veres, Corporate Stooge"
    d = duel(turn="runner", rig=[name], hand=[name])
    d.pick("install", name).finish()
    assert len(d.g.runner.rig) == 1
    assert len(d.g.runner.trash) == 1
