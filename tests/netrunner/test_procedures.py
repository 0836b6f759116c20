"""Traces, damage, viruses and the like at their edges: what published rulings were asked about,
shown with the cards that bring it about.  One short scene each."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.numbers import (
    points,
)
from neontable.games.netrunner.model.pieces import Corp, Memory, Runner
from tests.netrunner.play import CORP, RUNNER, Duel, duel

OPERATION = "Accounts Receivable"
"""A card that nobody can take or trash: an access of it is over at once."""


# -- traces ---------------------------------------------------------------------------------------
def traced(rig: list[str], bits: tuple[int, int], **more: object) -> Duel:
    """Chance Observation (trace 5) is played and paid for."""
    d = duel(
        hq=["Chance Observation"],
        rig=rig,
        bits=(bits[0] + 2, bits[1]),
        memory=Memory(runs=1),
        **more,  # type: ignore[arg-type]
    )
    return d.pick("play", "Chance Observation")


@pytest.mark.rule("NR-TRACE-002", "NR-TRACE-010")
def test_a_corp_without_a_bit_still_traces() -> None:
    d = traced([], (0, 5))
    assert d.g.runner.tags == 1


@pytest.mark.rule("NR-TRACE-010")
def test_a_link_below_zero_loses_to_nothing_spent() -> None:
    d = traced([], (0, 0), runner=Runner(marks={"crying": 1}))
    assert d.g.runner.tags == 1


@pytest.mark.rule("NR-TRACE-004")
def test_the_base_link_need_not_be_used() -> None:
    d = traced(["Access to Arasaka"], (5, 5))
    d.pick("no-link").answer(0, CORP)
    assert d.g.runner.bits == 5
    assert d.g.runner.tags == 1


@pytest.mark.rule("NR-TRACE-005", "NR-COST-006")
def test_bits_for_the_link_pay_for_its_increase_only() -> None:
    d = traced(["Access to Kiribati", "PK-6089a"], (5, 1))
    d.answer(5, CORP).pick("link", "Access to Kiribati").answer(3, RUNNER).finish()
    assert d.g.runner.bits == 0
    assert d.card("PK-6089a").bits == 0
    assert d.g.runner.tags == 1
    poor = traced(["Access to Kiribati", "PK-6089a"], (5, 0))
    assert not poor.offered("link"), "they do not pay for the base link"
    poor.answer(0, CORP)


@pytest.mark.rule("NR-TRACE-002", "NR-SUB-001")
def test_two_traces_of_one_piece_of_ice_are_two_attempts() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Pocket Virtual Reality"},
        hq=[OPERATION],
        rig=["Back Door to Hilliard"],
        bits=(0, 3),
    )
    d.run("hq").maybe("done").answer(2, CORP).pick("link", "Back Door to Hilliard").answer(1)
    assert d.g.runner.tags == 0
    assert (d.g.purses[0].bits, d.g.runner.bits) == (2, 0)
    d.answer(2, CORP).pick("link", "Back Door to Hilliard")
    assert d.g.runner.tags == 1
    assert d.g.purses == []
    d.pick("jack-out")


@pytest.mark.rule("NR-TRACE-010", "NR-SUB-002")
def test_a_trace_that_fails_ends_no_run() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Asp"},
        hq=[OPERATION],
        rig=["Access through Alpha"],
    )
    d.run("hq").maybe("done").answer(5, CORP).pick("link", "Access through Alpha")
    assert d.asks("nr-ask-jack-out")
    d.pick("jack-out")
    assert d.offered("run")
    caught = duel(turn="runner", forts={"hq": "!Asp"}, hq=[OPERATION])
    caught.run("hq").maybe("done").answer(0, CORP)
    assert not caught.offered("run")
    assert caught.offered("unblock", 1)


@pytest.mark.rule("NR-TRACE-001")
def test_a_limit_may_be_lowered_for_ice_only() -> None:
    d = duel(turn="runner", forts={"hq": "!Hunter"}, rig=["Rabbit"], bits=(9, 5), hq=[OPERATION])
    d.run("hq").maybe("done")
    assert d.ask.options[-1] == 4
    d.answer(0).pick("jack-out")
    op = traced(["Rabbit"], (9, 5))
    assert op.ask.options[-1] == 5
    op.answer(0)


@pytest.mark.rule("NR-TRACE-012", "NR-TAG-001")
def test_a_margin_of_nothing_gives_no_tag_where_the_margin_counts() -> None:
    d = duel(hq=["Manhunt"], bits=(10, 5), memory=Memory(runs=1))
    d.pick("play", "Manhunt").answer(0)
    assert d.g.runner.tags == 0
    far = duel(hq=["Manhunt"], bits=(10, 5), memory=Memory(runs=1))
    far.pick("play", "Manhunt").answer(4)
    assert far.g.runner.tags == 4


# -- damage, tags ---------------------------------------------------------------------------------
@pytest.mark.rule("NR-DMG-004", "NR-GOAL-002")
def test_damage_to_an_empty_hand_is_deadly() -> None:
    d = duel(hq=["Punitive Counterstrike"], tags=1, hand=[])
    d.pick("play", "Punitive Counterstrike")
    assert d.over
    assert d.winner == CORP


@pytest.mark.rule("NR-DMG-005", "NR-DMG-004")
def test_prevention_comes_before_any_of_the_damage() -> None:
    """Two cards in hand, four points: what is left after prevention is what counts."""
    d = duel(hq=["Scorched Earth"], tags=1, hand=["Krash"] * 2, rig=["Trauma Team"])
    d.pick("play", "Scorched Earth").pick("use", "Trauma Team").pick("use", "Trauma Team")
    d.maybe("suffer")
    assert not d.over
    assert d.g.runner.hand == []


@pytest.mark.rule("NR-DMG-001", "NR-DMG-005")
def test_a_shield_that_was_used_up_does_not_help_twice_a_turn() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Razor Wire"},
        rig=["Force Shield"],
        hand=["Krash"] * 5,
    )
    d.run("hq").maybe("done").pick("prevent", "Force Shield", 2)
    assert len(d.g.runner.hand) == 5
    d.run("hq").maybe("done")
    assert len(d.g.runner.hand) == 3
    d.end_turn().end_turn()
    d.run("hq").maybe("done").pick("prevent", "Force Shield", 2)


@pytest.mark.rule("NR-DMG-003", "NR-GOAL-003")
def test_a_hand_size_of_nothing_is_survived() -> None:
    d = duel(turn="runner", runner=Runner(bits=5, brain=5, hand=["krash"]))
    d.pick("end").finish()
    assert not d.over
    assert d.g.runner.hand == []
    assert d.g.side == CORP


@pytest.mark.rule("NR-DMG-002", "NR-SUB-001")
def test_damage_of_two_subroutines_is_done_one_after_the_other() -> None:
    d = duel(turn="runner", forts={"hq": "!Wall of Ice"}, hand=["Krash"] * 4)
    d.run("hq").maybe("done")
    hits = [e.args["n"] for e in d.events if e.id == "nr-damage"]
    assert hits == [2, 2]
    assert not d.over


@pytest.mark.rule("NR-TAG-001", "NR-TAG-002")
def test_each_of_several_tags_is_avoided_by_itself() -> None:
    d = duel(hq=["Datapool by Zetatech"], tags=1, rig=["Fall Guy", "Nasuko Cycle"], bits=(5, 2))
    d.pick("play", "Datapool by Zetatech")
    assert not d.offered("use", "Nasuko Cycle"), "three bits"
    d.pick("use", "Fall Guy").maybe("accept")
    assert d.g.runner.tags == 2


@pytest.mark.rule("NR-TAG-003")
def test_a_resource_trashed_by_the_tag_action_brings_about_what_its_loss_does() -> None:
    d = duel(rig=["Loan from Chiba"], tags=1, bits=(5, 9))
    d.pick("trash-resource", "Loan from Chiba")
    assert d.over
    assert d.winner == CORP


@pytest.mark.rule("NR-TAG-003", "NR-TAG-004")
def test_a_tag_received_in_the_corps_turn_serves_at_once() -> None:
    d = duel(
        hq=["Chance Observation"],
        rig=["Short-Term Contract"],
        bits=(9, 5),
        memory=Memory(runs=1),
    )
    assert not d.offered("trash-resource")
    d.pick("play", "Chance Observation").answer(1)
    d.pick("trash-resource", "Short-Term Contract")
    assert d.g.runner.rig == []


# -- viruses, hidden resources --------------------------------------------------------------------
@pytest.mark.rule("NR-FORF-004", "NR-FORF-001")
def test_viruses_are_removed_at_the_start_of_the_turn_for_all_of_it() -> None:
    d = duel(
        turn="runner",
        corp=Corp(bits=5, rd=["data-wall"] * 5, virus={"skivviss": 2}),
        actions=1,
    )
    d.pick("bit")
    d.pick("purge").finish()
    assert d.g.corp.virus == {}
    assert len(d.g.corp.hq) == 1, "the extra draws went with the counters"
    assert d.g.side == RUNNER


@pytest.mark.rule("NR-RUN-010")
def test_a_run_that_is_not_successful_spreads_no_virus() -> None:
    d = duel(turn="runner", rig=["Cascade"], rd=["Data Wall"] * 5)
    d.run("rd").pick("jack-out")
    assert d.g.corp.virus == {}
    d.run("rd").pick("access").finish()
    assert d.g.corp.virus == {"cascade": 1}


@pytest.mark.rule("NR-RES-003", "NR-RES-004")
def test_a_hidden_bank_pays_in_the_middle_of_a_cost() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ !BBS Whispering Campaign"},
        rig=["Chiba Bank Account"],
        bits=(5, 1),
    )
    d.run(3).passing().pick("access").pick("trash-it").finish()
    assert not d.in_play("BBS Whispering Campaign")
    assert d.g.runner.trash == ["chiba-bank-account"]
    assert d.g.runner.bits == 0


@pytest.mark.rule("NR-RES-004", "NR-TIME-007")
def test_a_hidden_resource_is_used_in_the_corps_turn() -> None:
    d = duel(rig=["Executive File Clerk"], hq=["Data Wall"], bits=(5, 2))
    d.pick("bit").pick("use", "Executive File Clerk").finish()
    assert d.g.runner.trash == ["executive-file-clerk"]


@pytest.mark.rule("NR-BP-001", "NR-GOAL-008")
def test_bad_publicity_wins_over_points_scored_in_the_same_moment() -> None:
    d = duel(
        corp=Corp(bits=5, bad=6, rd=["data-wall"], extra=6),
        forts={3: "/ Charity Takeover+4"},
    )
    d.pick("bit").pick("score", "Charity Takeover")
    assert d.over
    assert d.winner == RUNNER


@pytest.mark.rule("NR-TIME-005", "NR-RUN-010")
@pytest.mark.parametrize("ice", ["", "Filter"])
def test_what_waits_for_the_last_ice_may_be_rezzed_before_the_runner_decides(ice: str) -> None:
    """Without ice the window before access is the only one of the run."""
    d = duel(turn="runner", forts={3: f"{ice} / Dr. Dreff"}, hq=["Data Wall"])
    d.run(3)
    while not d.asks("nr-window-access", CORP):
        d.answer(d.ask.default_answer)
    d.pick("rez", "Dr. Dreff").pick("card", "Data Wall")
    assert d.g.run is None, "the ice of HQ ended it"
    assert d.g.corp.archives == ["data-wall"]


@pytest.mark.rule("NR-FORF-004", "NR-TIME-001")
def test_viruses_are_removed_before_they_strike_at_the_start_of_the_turn() -> None:
    """NR-AMB-019: both happen at the start of the Corp's turn, so the order is the Corp's."""
    corp = Corp(bits=5, rd=["data-wall"] * 5, virus={"cascade": 4})
    d = duel(turn="runner", corp=corp, actions=1)
    d.pick("bit").pick("purge").finish()
    assert d.g.corp.archives == []
    late = duel(turn="runner", corp=Corp(rd=["data-wall"] * 5, virus={"cascade": 4}), actions=1)
    late.pick("bit").pick("pass")
    assert late.g.corp.archives == ["data-wall"] * 2
    assert len(late.g.corp.hq) == 1


# -- and others --------------------------------------------------------------------------------
@pytest.mark.rule("NR-GOAL-002", "NR-DMG-004")
def test_damage_at_the_start_of_a_run_may_kill() -> None:
    d = duel(turn="runner", runner=Runner(hand=["krash"], marks={"cerberus": 1}))
    d.run("hq")
    assert d.over
    assert d.winner == CORP


@pytest.mark.rule("NR-TURN-016", "NR-TURN-017")
def test_counters_of_ice_go_for_an_action_each() -> None:
    d = duel(turn="runner", runner=Runner(bits=9, marks={"cerberus": 2, "data-raven": 1}))
    d.pick("shake", "cerberus").pick("shake", "cerberus").pick("shake", "data-raven")
    assert (d.g.runner.marks, d.g.runner.bits, d.g.actions) == ({}, 0, 1)


@pytest.mark.rule("NR-TAG-002")
def test_a_tag_at_the_start_of_each_turn_until_the_counter_goes() -> None:
    d = duel(runner=Runner(marks={"data-raven": 1}))
    d.end_turn()
    assert d.g.runner.tags == 1
    d.end_turn().end_turn()
    assert d.g.runner.tags == 2


@pytest.mark.rule("NR-TAG-002", "NR-TIME-010")
def test_the_tag_that_a_tag_brings_comes_once_in_each_turn() -> None:
    d = duel(
        hq=["Datapool by Zetatech"],
        forts={3: "/ !Omniscience Foundation"},
        tags=1,
    )
    d.pick("play", "Datapool by Zetatech")
    assert d.g.runner.tags == 3
    d.end_turn()
    assert d.g.runner.tags == 4
    d.end_turn()
    assert d.g.runner.tags == 4


@pytest.mark.rule("NR-TURN-011", "NR-TAG-001")
def test_each_card_of_one_draw_is_drawn_by_itself() -> None:
    d = duel(turn="runner", forts={3: "/ !City Surveillance"}, hand=["Jack 'n' Joe"], bits=(5, 1))
    d.pick("play", "Jack 'n' Joe").pick("accept").pick("pay").finish()
    assert (d.g.runner.tags, d.g.runner.bits, len(d.g.runner.hand)) == (2, 0, 3)


@pytest.mark.rule("NR-RUN-001", "NR-FORT-002")
def test_a_submerged_fort_is_run_only_after_the_corp_touched_it() -> None:
    d = duel(forts={3: "/ Tycho Extension; !Roving Submarine"})
    d.end_turn()
    assert d.refused("run", 3) == "NR-RUN-001"
    d.end_turn().pick("advance", "Tycho Extension").end_turn()
    assert d.offered("run", 3)
    d.end_turn().end_turn()
    assert not d.offered("run", 3)


@pytest.mark.rule("NR-ACC-004", "NR-UPG-007")
def test_the_price_of_an_agenda_outlives_the_card_that_asks_it() -> None:
    d = duel(turn="runner", forts={3: "/ Tycho Extension; !Red Herrings"}, bits=(5, 5))
    d.run(3).pick("access").pick("inside", "Red Herrings").pick("trash-it").finish()
    assert points(d.g, RUNNER) == 0
    rich = duel(turn="runner", forts={3: "/ Tycho Extension; !Red Herrings"}, bits=(5, 6))
    rich.run(3).pick("access").pick("inside", "Red Herrings").pick("trash-it").pick("steal")
    assert (points(rich.g, RUNNER), rich.g.runner.bits) == (4, 0)


@pytest.mark.rule("NR-ACC-006", "NR-COST-004")
def test_a_price_may_be_refused_by_who_could_pay_it() -> None:
    d = duel(turn="runner", forts={3: "/ Tycho Extension; !Red Herrings"}, bits=(5, 9))
    d.run(3).pick("access").pick("inside", d.card("Tycho Extension").id).pick("leave")
    d.pick("leave")
    assert points(d.g, RUNNER) == 0
    assert d.g.runner.bits == 9


@pytest.mark.rule("NR-ACC-011", "NR-COST-004")
def test_more_cards_by_several_cards_add_up() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION] * 5,
        rig=["HQ Interface"],
        hand=["Executive Wiretaps"],
    )
    d.pick("play", "Executive Wiretaps").pick("access").finish()
    assert sum(e.id == "nr-access-you" for e in d.events) == 4


@pytest.mark.rule("NR-ACC-001", "NR-ACC-011")
def test_looking_is_no_access() -> None:
    d = duel(
        turn="runner",
        rd=["Tycho Extension"] * 6,
        rig=["R&D Interface", "R&D-Protocol Files", "Cascade"],
    )
    d.pick("use", "R&D-Protocol Files").pick("access").finish()
    assert points(d.g, RUNNER) == 0
    assert sum(e.id == "nr-look" for e in d.events) == 5
    assert d.g.corp.virus == {"cascade": 1}, "it was a successful run"


@pytest.mark.rule("NR-RUN-010", "NR-ACC-001")
def test_a_run_that_counts_as_another_is_a_run_on_that_fort() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        rd=["Tycho Extension"],
        hand=["Private LDL Access"],
        rig=["Cascade", "Butcher Boy"],
    )
    d.pick("play", "Private LDL Access").pick("access").finish()
    assert points(d.g, RUNNER) == 4
    assert d.g.corp.virus == {"cascade": 1}
    assert d.g.memory.hits == [1]


@pytest.mark.rule("NR-RUN-006", "NR-BRK-001")
def test_ice_that_is_passed_by_itself_is_not_broken() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Data Wall"},
        hand=["Inside Job"],
        rig=["Pattel's Virus"],
    )
    d.pick("play", "Inside Job").pick("fort", "hq").pick("continue").pick("access").finish()
    assert d.card("Data Wall").marks == ()


@pytest.mark.rule("NR-DMG-003", "NR-RUN-010")
def test_what_a_run_costs_afterwards_comes_whether_or_not_it_succeeds() -> None:
    d = duel(turn="runner", forts={"hq": "!Data Wall"}, hand=["Lucidrine Booster Drug", "Krash"])
    d.pick("play", "Lucidrine Booster Drug").pick("fort", "hq").finish()
    assert (d.g.runner.brain, d.g.runner.hand, d.g.purses) == (1, [], [])
    assert d.g.runner.bits == 5


@pytest.mark.rule("NR-COST-006", "NR-ACC-007")
def test_bits_for_a_run_pay_for_all_of_it() -> None:
    d = duel(
        turn="runner",
        forts={3: "!Data Wall / !BBS Whispering Campaign"},
        rig=["Dwarf"],
        hand=["Lucidrine Booster Drug", "Krash"],
        bits=(0, 0),
    )
    d.pick("play", "Lucidrine Booster Drug").pick("fort", 3).pick("break", "Dwarf")
    d.pick("continue").pick("access").pick("trash-it").finish()
    assert not d.in_play("BBS Whispering Campaign")


@pytest.mark.rule("NR-COST-006")
def test_a_cap_counts_bits_from_cards_too() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Cortical Scanner"},
        rig=["Wilson, Weeflerunner Apprentice", "Cyfermaster", "Cloak"],
        bits=(0, 20),
        at="after",
    )
    d.pick("use", "Wilson, Weeflerunner Apprentice").pick("run", "hq")
    d.pick("break", "Cyfermaster", 0).pick("from", "Cloak", 2)
    assert not d.offered("break", "Cyfermaster"), "2 of 3 are spent, though not of his pool"
    d.finish()
    assert d.g.actions == 4


@pytest.mark.rule("NR-PREP-002")
def test_a_prep_that_fetches_from_the_trash_finds_itself_there() -> None:
    d = duel(turn="runner", hand=["Gideon's Pawnshop"])
    d.pick("play", "Gideon's Pawnshop")
    assert d.offered("card", "Gideon's Pawnshop")
    d.pick("card", "Gideon's Pawnshop").finish()
    assert d.g.runner.hand == ["gideons-pawnshop"]


@pytest.mark.rule("NR-AGENDA-012")
def test_counters_gained_by_scoring_last_over_turns() -> None:
    d = duel(forts={3: "/ Corporate Boon+6"}, actions=1)
    d.pick("bit").pick("score", "Corporate Boon").pick("use", "Corporate Boon")
    assert d.g.actions == 1, "in the turn in which it was scored"
    d.pick("bit")
    assert d.g.side == RUNNER, "once in each turn"
    d.end_turn()
    assert d.card("Corporate Boon").count == 3


@pytest.mark.rule("NR-REZ-002", "NR-AGENDA-013")
def test_an_ability_that_ends_with_the_next_installation_ends_for_good() -> None:
    d = duel(corp_scored=["Corporate Retreat"], hq=["Data Wall"])
    d.pick("use", "Corporate Retreat")
    assert d.g.corp.bits == 7
    d.pick("install", "Data Wall", "hq").finish()
    assert not d.offered("use", "Corporate Retreat")


@pytest.mark.rule("NR-TURN-008", "NR-RES-002")
def test_a_face_down_resource_is_chosen_unseen() -> None:
    d = duel(rig=["Chiba Bank Account", "Broker"], tags=1)
    hidden = next(o for o in d.options if o[0] == "trash-resource" and o[2] == "")
    d.answer(hidden).finish()
    assert d.g.runner.trash == ["chiba-bank-account"]


@pytest.mark.rule("NR-OP-004", "NR-TAG-005")
def test_a_tag_avoided_is_no_tag() -> None:
    d = duel(
        hq=["Trojan Horse", "Scorched Earth"],
        rig=["Fall Guy"],
        bits=(9, 5),
        memory=Memory(liberated=["tycho-extension"]),
    )
    d.pick("play", "Trojan Horse").pick("use", "Fall Guy")
    assert d.g.runner.tags == 0
    assert d.refused("play", "scorched-earth") == "NR-OP-004"


@pytest.mark.rule("NR-GOAL-005", "NR-TURN-001")
def test_the_loss_comes_with_the_draw_and_not_before() -> None:
    d = duel(turn="runner", rd=[], actions=1)
    d.pick("bit")
    assert d.over
    assert d.winner == RUNNER


@pytest.mark.rule("NR-SUB-004", "NR-VOC-005")
def test_ice_met_twice_in_one_run_is_whole_again() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Vacuum Link, !Data Wall"},
        rig=["Dwarf"],
        bits=(5, 9),
    )
    d.dice(1)
    d.run("hq").pick("break", "Dwarf").pick("continue").maybe("done")
    d.pick("fall-back")
    assert d.asks("nr-ask-break", RUNNER)
    assert d.offered("break", "Dwarf")
    d.pick("break", "Dwarf").pick("jack-out")
    assert d.g.runner.bits == 7


@pytest.mark.rule("NR-RUN-007", "NR-COST-004")
def test_who_cannot_pay_to_jack_out_goes_on() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "!Viral 15"}, rig=["Krash"], bits=(5, 0))
    d.run("hq").maybe("done").finish()
    assert not d.in_play("Krash")
    assert d.g.memory.hits == [0]


@pytest.mark.rule("NR-TRACE-004", "NR-RUN-007")
def test_an_uplink_that_costs_the_run() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Hunter"},
        rig=["Submarine Uplink"],
        bits=(3, 5),
    )
    d.run("hq").maybe("done").answer(3, CORP).pick("link", "Submarine Uplink").answer(0).finish()
    assert d.g.runner.tags == 0
    assert d.g.memory.hits == []
    op = traced(["Submarine Uplink"], (0, 5))
    assert op.g.runner.tags == 1, "only during a run"


@pytest.mark.rule("NR-DMG-001", "NR-DMG-005")
def test_what_cannot_be_prevented_is_not_prevented_by_itself_either() -> None:
    """Cinderella against a Runner who has no meat any more: her text says that nothing helps."""
    forts = {"hq": "!Cinderella"}
    d = duel(turn="runner", forts=forts, hand=["Krash"] * 3, flags={"construct": 1})
    d.run("hq").answer(0)
    assert len(d.g.runner.hand) == 1
    op = duel(hq=["Punitive Counterstrike"], tags=1, hand=[], flags={"construct": 1})
    op.pick("play", "Punitive Counterstrike")
    assert not op.over


@pytest.mark.rule("NR-DMG-003", "NR-TIME-010")
@pytest.mark.parametrize(("brain", "deadly"), [(0, False), (4, False), (5, True)])
def test_a_rescue_needs_damage_that_would_flatline(brain: int, deadly: bool) -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Cortical Scrub"},
        runner=Runner(hand=["arasaka-owns-you", "krash", "krash"], brain=brain),
        windows=True,
    )
    d.run("hq").passing().pick("done")
    assert d.offered("play", "Arasaka Owns You") == deadly
    d.finish()


@pytest.mark.rule("NR-ACC-002", "NR-ACC-010")
@pytest.mark.parametrize("seed", range(8))
def test_cards_that_leave_hq_in_the_middle_of_its_access(seed: int) -> None:
    """What was seen may be discarded before the next card is picked."""
    d = duel(
        turn="runner",
        hq=["Data Wall", "Filter", "Keeper", "Quandary"],
        forts={"hq": "/ !Dedicated Response Team"},
        rig=["HQ Interface", "Get Ready to Rumble"],
        hand=["Krash"] * 5,
        tags=1,
        seed=seed,
    )
    d.run("hq").passing().pick("access").pick("stored").maybe("leave")
    d.pick("inside", "Dedicated Response Team").pick("use", "Get Ready to Rumble")
    d.finish()
    seen = [e.args["card"] for e in d.events if e.id == "nr-access-you"]
    assert len(seen) == len(set(seen)) == 3, "two of HQ, and the upgrade"


@pytest.mark.rule("NR-COST-006", "NR-RES-004")
def test_lent_bits_pay_for_a_hidden_bank() -> None:
    """Nothing in the pool: the bit that the bank costs comes from what the run lent."""
    d = duel(
        turn="runner",
        forts={3: "/ !Crystal Palace Station Grid; !Paris City Grid"},
        rig=["Chiba Bank Account"],
        hand=["Lucidrine Booster Drug", "Krash"],
        bits=(0, 0),
    )
    d.pick("play", "Lucidrine Booster Drug").pick("fort", 3).passing().pick("access")
    d.pick("inside", "Crystal Palace Station Grid").pick("trash-it").pick("lent")
    d.pick("trash-it").pick("use", "Chiba Bank Account")
    d.finish()
    assert not d.in_play("Paris City Grid")
    assert d.g.runner.bits == 1, "four lent and four gained, one for the bank, six for the grid"


@pytest.mark.rule("NR-ACC-001", "NR-GOAL-006")
def test_an_empty_deck_can_be_run_and_only_its_upgrades_are_found() -> None:
    d = duel(turn="runner", rd=[], forts={"rd": "/ !Red Herrings"}, rig=["R&D Interface"])
    d.run("rd").pick("access").pick("leave")
    assert not d.over
    assert d.g.memory.hits == [1]


@pytest.mark.rule("NR-FORT-006", "NR-RUN-010")
def test_ice_alone_guards_an_empty_fort_that_can_be_run_with_success() -> None:
    rig = ["Dwarf", "Karl de Veres, Corporate Stooge"]
    d = duel(turn="runner", forts={3: "!Data Wall"}, rig=rig)
    d.run(3).pick("break", "Dwarf").pick("continue").pick("access").finish()
    assert d.g.memory.hits == [3]
    assert d.g.runner.bits == 5


@pytest.mark.rule("NR-TIME-008", "NR-TURN-009")
def test_an_action_ability_is_no_answer_in_the_middle_of_a_window() -> None:
    d = duel(forts={3: "/ !ESA Contract; Red Herrings"})
    d.pick("bit")
    assert d.asks("nr-window-action", CORP)
    assert not d.offered("use", "ESA Contract")
    assert d.refused("use", d.card("ESA Contract").id, "esa-contract", 0) == "NR-TIME-007"
    d.pick("pass")


@pytest.mark.rule("NR-AGENDA-017", "NR-NODE-002")
def test_counters_by_an_effect_need_a_card_that_can_be_advanced() -> None:
    forts = {"hq": "Data Wall / Red Herrings", 3: "/ ESA Contract", 4: "/ Vacant Soulkiller"}
    d = duel(hq=["Management Shake-Up"], forts=forts, bits=(10, 5))
    d.pick("play", "Management Shake-Up").finish()
    assert d.card("Vacant Soulkiller").adv == 3
    assert d.card("ESA Contract").adv == 0


@pytest.mark.rule("NR-AGENDA-005", "NR-AGENDA-007")
def test_counters_by_an_effect_cost_no_bit_besides() -> None:
    d = duel(forts={3: "/ Tycho Extension+3", 4: "/ !Chicago Branch"}, bits=(3, 5))
    d.pick("use", "Chicago Branch").pick("score", "Tycho Extension")
    assert (points(d.g, CORP), d.g.corp.bits) == (4, 0)


@pytest.mark.rule("NR-REZ-007", "NR-DISC-001")
def test_an_agenda_thrown_away_face_down_is_found_in_archives() -> None:
    d = duel(hq=["Tycho Extension"] + ["Data Wall"] * 5, actions=0)
    d.choose("Tycho Extension").finish()
    assert d.g.corp.buried == ["tycho-extension"]
    d.run("archives").pick("access").finish()
    assert points(d.g, RUNNER) == 4
    assert d.g.corp.buried == []
