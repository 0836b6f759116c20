"""Procedures of runs and accesses at their edges: what published rulings were asked about,
shown with the cards that bring it about.  One short scene each."""

from __future__ import annotations

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.numbers import (
    breaker_strength,
    ice_strength,
    points,
)
from neontable.games.netrunner.model.pieces import Corp, Memory, Runner
from tests.netrunner.play import CORP, RUNNER, duel

OPERATION = "Accounts Receivable"
"""A card that nobody can take or trash: an access of it is over at once."""


# -- approaching and rezzing ------------------------------------------------------------------
@pytest.mark.rule("NR-RUN-009", "NR-RUN-004")
def test_no_way_back_before_the_first_ice() -> None:
    d = duel(turn="runner", forts={"hq": "Data Wall"}, windows=True)
    d.run("hq")
    while not d.asks("nr-ask-jack-out"):
        assert not d.offered("jack-out")
        d.answer(d.ask.default_answer, d.ask.seat)
    d.pick("jack-out").passing()


@pytest.mark.rule("NR-ICE-007", "NR-REZ-003")
def test_ice_that_cannot_be_paid_for_is_passed() -> None:
    d = duel(turn="runner", forts={"hq": "Wall of Ice"}, bits=(12, 5), windows=True)
    d.run("hq").passing()
    assert d.refused("rez", d.card("Wall of Ice").id, "wall-of-ice", 0) == "NR-ICE-007"
    d.pick("leave").passing().pick("continue").passing().pick("access").finish()
    assert d.g.memory.hits == [0]


@pytest.mark.rule("NR-TIME-006")
def test_only_the_ice_that_is_approached_may_be_rezzed() -> None:
    d = duel(turn="runner", forts={"hq": "Data Wall, Filter", "rd": "Keeper"}, bits=(9, 5))
    d.run("hq")
    assert d.refused("rez", d.card("Data Wall").id, "data-wall", 0) == "NR-TIME-006"
    assert d.refused("rez", d.card("Keeper").id, "keeper", 1) == "NR-TIME-006"
    d.pick("leave").pick("jack-out")


@pytest.mark.rule("NR-ICE-008", "NR-ICE-007")
def test_ice_rezzed_once_is_not_asked_about_again() -> None:
    d = duel(turn="runner", forts={"hq": "Filter"}, hq=[OPERATION])
    d.run("hq").pick("rez", "Filter").maybe("done")
    assert d.asks("nr-ask-runner"), "it ended the run"
    d.run("hq")
    assert sum(e.id == "nr-encounter" for e in d.events) == 2
    assert sum(e.id == "nr-rez" for e in d.events) == 1


@pytest.mark.rule("NR-TIME-003", "NR-UPG-003")
def test_an_upgrade_rezzed_on_approach_helps_the_ice_that_is_approached() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Data Wall / Antiquated Interface Routines"},
        rig=["Worm"],
        hq=[OPERATION],
    )
    d.run("hq").pick("rez", "Antiquated Interface Routines")
    assert ice_strength(d.g, d.card("Data Wall")) == 1
    d.pick("break", "Worm").maybe("done").pick("jack-out")


@pytest.mark.rule("NR-BRK-001", "NR-TIME-003")
def test_nothing_is_rezzed_during_an_encounter() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Quandary / Antiquated Interface Routines"},
        rig=["Codecracker"],
        windows=True,
    )
    d.run("hq").passing()
    assert d.asks("nr-ask-break", RUNNER)
    d.pick("boost", "Codecracker")
    assert d.asks("nr-ask-break", RUNNER), "nobody answers an icebreaker"
    d.pick("boost", "Codecracker").pick("break", "Codecracker").maybe("done")
    assert d.asks("nr-window-passed", RUNNER)
    d.passing().pick("jack-out").passing()


@pytest.mark.rule("NR-TIME-005")
def test_a_node_rezzed_just_before_access_is_met_rezzed() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ Vacant Soulkiller+2"},
        hand=["Krash"] * 3,
        bits=(2, 5),
    )
    d.run(3).pick("rez", "Vacant Soulkiller").pick("access").finish()
    assert d.g.runner.brain == 2
    late = duel(turn="runner", forts={3: "/ Vacant Soulkiller+2"}, hand=["Krash"] * 3, bits=(1, 5))
    late.run(3).pick("access").finish()
    assert late.g.runner.brain == 0, "it could not be paid for in time"


@pytest.mark.rule("NR-TIME-002", "NR-REZ-003")
def test_nodes_are_rezzed_in_the_runners_turn_between_his_actions() -> None:
    d = duel(turn="runner", forts={3: "/ City Surveillance"}, hand=[])
    d.pick("bit").pick("rez", "City Surveillance").pick("draw").pick("accept")
    assert d.g.runner.tags == 1


# -- breaking -----------------------------------------------------------------------------------
@pytest.mark.rule("NR-BRK-005", "NR-SUB-003")
def test_a_broken_subroutine_is_not_broken_again() -> None:
    d = duel(turn="runner", forts={"hq": "!Endless Corridor"}, rig=["Cyfermaster"], bits=(5, 9))
    d.run("hq").pick("break", "Cyfermaster", 1)
    assert [o[3] for o in d.options if o[0] == "break"] == [0]
    d.pick("break", "Cyfermaster", 0)
    assert not d.offered("break")
    d.maybe("done").pick("jack-out")
    assert d.g.runner.bits == 5


@pytest.mark.rule("NR-BRK-007")
def test_strength_is_gone_when_the_same_ice_is_met_in_the_next_run() -> None:
    d = duel(turn="runner", forts={"hq": "!Quandary"}, rig=["Codecracker"], bits=(5, 9))
    d.run("hq").pick("boost", "Codecracker").pick("boost", "Codecracker")
    d.pick("break", "Codecracker").maybe("done").pick("jack-out")
    assert breaker_strength(d.g, d.card("Codecracker")) == 0
    d.run("hq")
    assert not d.offered("break")
    d.maybe("done")


@pytest.mark.rule("NR-BRK-004", "NR-BRK-007")
def test_strength_for_the_run_lasts_for_the_run() -> None:
    d = duel(turn="runner", forts={"hq": "!Data Wall 2.0, !Data Wall 2.0"}, rig=["Grubb"])
    d.run("hq").pick("boost", "Grubb").pick("break", "Grubb").maybe("done").pick("continue")
    d.pick("break", "Grubb").maybe("done").pick("jack-out")
    assert d.g.runner.bits == 1
    assert breaker_strength(d.g, d.card("Grubb")) == 0


@pytest.mark.rule("NR-BRK-003")
def test_strength_may_be_bought_without_breaking_anything() -> None:
    d = duel(turn="runner", forts={"hq": "!Quandary"}, rig=["Codecracker"])
    d.run("hq").pick("boost", "Codecracker").maybe("done")
    assert d.asks("nr-ask-runner")
    assert d.g.runner.bits == 4


@pytest.mark.rule("NR-SUB-001", "NR-SUB-003")
def test_a_lost_icebreaker_has_broken_what_it_broke() -> None:
    """Breaking is over before the first subroutine takes effect."""
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Banpei"},
        rig=["Raptor"],
    )
    d.run("hq").pick("break", "Raptor", 1).maybe("done")
    assert not d.in_play("Raptor")
    assert d.asks("nr-ask-jack-out"), "the run goes on"
    d.pick("jack-out")


@pytest.mark.rule("NR-SUB-001")
def test_a_program_to_trash_where_there_is_none() -> None:
    d = duel(turn="runner", forts={"hq": "!Triggerman"}, rig=["Short-Term Contract"])
    d.run("hq").maybe("done")
    assert d.in_play("Short-Term Contract")
    assert d.asks("nr-ask-runner")


@pytest.mark.rule("NR-SUB-001")
def test_the_corp_chooses_the_program_that_ice_trashes() -> None:
    d = duel(turn="runner", forts={"hq": "!Triggerman"}, rig=["Krash", "Worm"])
    d.run("hq").maybe("done")
    assert d.ask.seat == CORP
    d.pick("card", "Worm")
    assert d.in_play("Krash")
    assert not d.in_play("Worm")


@pytest.mark.rule("NR-SUB-002")
def test_what_stands_above_the_end_of_the_run_takes_effect_first() -> None:
    d = duel(turn="runner", forts={"hq": "!Cerberus"}, hand=["Krash"] * 5, bits=(9, 5))
    d.run("hq").maybe("done")
    assert [a.id for a in d.table.asks] == ["nr-ask-trace"]
    d.answer(1)
    assert d.g.runner.marks == {"cerberus": 1}
    assert d.g.run is None


@pytest.mark.rule("NR-BRK-002")
def test_a_breaker_of_tracing_subroutines_breaks_only_those() -> None:
    d = duel(turn="runner", forts={"hq": "!Cerberus"}, rig=["Replicator"], bits=(5, 9))
    d.run("hq")
    for _ in range(3):
        d.pick("boost", "Replicator")
    assert [o[3] for o in d.options if o[0] == "break"] == [1]
    d.g.runner.hand = ["krash"] * 5
    d.pick("break", "Replicator").maybe("done").finish()
    assert d.g.runner.marks == {}


@pytest.mark.rule("NR-BRK-008")
def test_strength_may_fall_below_zero_and_both_still_compare() -> None:
    d = duel(
        turn="runner", forts={"hq": "!Data Wall"}, rig=["Clown", "Clown", "Imp", "Krash in Imp"]
    )
    assert breaker_strength(d.g, d.card("Krash")) == -1
    d.run("hq").pick("break", "Krash").maybe("done").pick("jack-out")
    assert d.g.runner.bits == 3


# -- runs that end --------------------------------------------------------------------------------
@pytest.mark.rule("NR-RUN-011", "NR-ACC-001")
def test_an_unsuccessful_run_is_an_attempt_all_the_same() -> None:
    d = duel(turn="runner", hq=["Chance Observation"], forts={"rd": "!Filter"}, actions=1)
    d.run("rd").maybe("done").finish()
    assert d.g.side == CORP
    assert d.offered("play", "Chance Observation")
    d.end_turn().end_turn()
    assert not d.offered("play", "Chance Observation")


@pytest.mark.rule("NR-RUN-010")
def test_success_comes_before_the_access() -> None:
    d = duel(turn="runner", rig=["HQ Interface", "Butcher Boy"], hq=[OPERATION] * 2)
    d.run("hq").pick("access")
    assert d.g.corp.virus == {"butcher-boy": 1}
    d.finish()


@pytest.mark.rule("NR-RUN-010")
def test_a_success_pays_only_when_the_run_is_over() -> None:
    """Karl de Veres: his bit cannot trash what is accessed."""
    d = duel(
        turn="runner",
        rig=["Karl de Veres, Corporate Stooge"],
        forts={3: "/ South African Mining Corp"},
        bits=(5, 0),
    )
    d.run(3).passing().pick("access").finish()
    assert d.g.corp.archives == []
    assert d.g.runner.bits == 1


@pytest.mark.rule("NR-RUN-008")
def test_jacking_out_may_be_forbidden() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "Data Wall, !Jack Attack"},
        bits=(0, 5),
    )
    d.run("hq").finish()
    assert d.g.memory.hits == [0], "neither after the ice nor before access was there a choice"


@pytest.mark.rule("NR-FORT-002", "NR-DISC-003")
def test_unseen_ice_that_is_trashed_stays_unseen_and_its_fort_falls() -> None:
    d = duel(
        turn="runner",
        forts={3: "Data Wall"},
        hand=["Security Code WORM Chip"],
        memory=Memory(hits=[0]),
    )
    d.pick("play", "Security Code WORM Chip").finish()
    assert [f.id for f in d.g.forts] == [0, 1, 2]
    assert d.g.corp.buried == ["data-wall"], "nobody saw it"


@pytest.mark.rule("NR-TURN-015", "NR-PREP-001")
def test_a_prep_that_makes_a_run_takes_one_action_in_all() -> None:
    d = duel(turn="runner", hand=["All-Nighter"], hq=[OPERATION])
    d.pick("play", "All-Nighter").pick("fort", "hq").pick("access")
    assert d.offered("fort", "rd")
    d.pick("fort", "archives").pick("access").finish()
    assert d.g.actions == 3
    assert d.g.memory.runs == 2


@pytest.mark.rule("NR-FORF-003", "NR-PREP-001")
def test_a_ban_on_runs_bars_preps_that_run_too() -> None:
    d = duel(turn="runner", runner=Runner(bits=5, hand=["inside-job", "score"], no_run=2))
    assert not d.offered("play", "Inside Job")
    assert d.refused("play", "inside-job") == "NR-FORF-003"
    d.pick("play", "Score!").pick("bit")
    assert d.offered("play", "Inside Job")


@pytest.mark.rule("NR-RUN-001")
def test_each_toll_must_be_paid_with_an_action_of_its_own() -> None:
    d = duel(turn="runner", runner=Runner(bits=5, tolls=[1, 2]))
    assert not d.offered("run")
    d.pick("unblock", 2)
    assert not d.offered("run")
    d.pick("unblock", 1)
    assert d.offered("run")
    assert (d.g.actions, d.g.runner.bits) == (2, 2)


# -- access ---------------------------------------------------------------------------------------
@pytest.mark.rule("NR-ACC-001", "NR-ACC-010")
def test_the_same_card_of_rd_is_seen_again() -> None:
    d = duel(turn="runner", rd=["Tycho Extension", "Data Wall"])
    for _ in range(2):
        d.run("rd").pick("access").finish()
    seen = [e.args["card"] for e in d.events if e.id == "nr-access-you"]
    assert seen == ["data-wall", "data-wall"]
    assert points(d.g, RUNNER) == 0


@pytest.mark.rule("NR-ACC-007")
def test_a_trash_cost_of_nothing_still_is_a_choice() -> None:
    d = duel(turn="runner", hq=["Blood Cat"], bits=(5, 0))
    d.run("hq").pick("access")
    assert d.offered("leave")
    d.pick("trash-it").finish()
    assert d.g.corp.archives == ["blood-cat"]


@pytest.mark.rule("NR-ACC-003", "NR-ACC-007")
def test_nothing_in_archives_is_trashed_or_springs() -> None:
    d = duel(
        turn="runner",
        archives=["Setup!", "Marked Accounts"],
        buried=["TRAP!"],
        hand=["Krash"] * 5,
        bits=(9, 5),
    )
    d.run("archives").pick("access")
    while d.asks("nr-ask-access-next"):
        assert not d.offered("trash-it")
        d.answer(d.ask.default_answer)
    d.finish()
    assert len(d.g.runner.hand) == 5
    assert d.g.runner.tags == 1, "Marked Accounts says nothing of Archives"
    assert points(d.g, RUNNER) == 2


@pytest.mark.rule("NR-ACC-007", "NR-UPG-007")
def test_a_trap_springs_before_it_can_be_trashed() -> None:
    d = duel(turn="runner", forts={3: "/ !Dieter Esslin"}, hand=["Krash"] * 2, bits=(5, 3))
    d.run(3).pick("access")
    assert len(d.g.runner.hand) == 1
    d.pick("trash-it").finish()
    assert d.g.corp.archives == ["dieter-esslin"]


@pytest.mark.rule("NR-ACC-002", "NR-ACC-007")
def test_a_trap_in_the_hand_springs_when_it_is_paid_for() -> None:
    d = duel(turn="runner", hq=["TRAP!"], hand=["Krash"] * 4, bits=(4, 5))
    d.run("hq").pick("access").pick("yes")
    assert (len(d.g.runner.hand), d.g.runner.tags, d.g.corp.bits) == (1, 1, 0)
    d.finish()
    poor = duel(turn="runner", hq=["TRAP!"], hand=["Krash"] * 4, bits=(3, 5))
    poor.run("hq").pick("access").finish()
    assert len(poor.g.runner.hand) == 4


@pytest.mark.rule("NR-ACC-011", "NR-ACC-002")
def test_more_cards_than_hq_holds_are_not_accessed() -> None:
    d = duel(turn="runner", hq=[OPERATION], rig=["HQ Interface", "HQ Interface"])
    d.run("hq").pick("access").finish()
    assert sum(e.id == "nr-access-you" for e in d.events) == 1


@pytest.mark.rule("NR-ACC-002", "NR-ACC-011")
def test_cards_of_hq_are_different_cards() -> None:
    d = duel(turn="runner", hq=["Tycho Extension", "Data Wall"], rig=["HQ Interface"])
    d.run("hq").pick("access").finish()
    seen = sorted(e.args["card"] for e in d.events if e.id == "nr-access-you")
    assert seen == ["data-wall", "tycho-extension"]


@pytest.mark.rule("NR-AGENDA-014", "NR-ACC-006")
def test_an_agenda_that_costs_bits_may_have_to_be_left() -> None:
    d = duel(turn="runner", forts={3: "/ Tycho Extension; !Red Herrings"}, bits=(5, 4))
    d.run(3).pick("access").pick("inside", "Red Herrings").maybe("trash-it")
    d.finish()
    assert points(d.g, RUNNER) == 0
    assert d.in_play("Tycho Extension")


@pytest.mark.rule("NR-ACC-004", "NR-GOAL-004")
def test_winning_in_the_middle_leaves_the_rest_alone() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ Corporate War; !Dieter Esslin"},
        runner_scored=["Tycho Extension"],
        hand=[],
        card_by_card=True,
    )
    d.run(3).pick("access").pick("inside", d.card("Corporate War").id)
    assert d.over
    assert d.winner == RUNNER


# -- runs, further in -------------------------------------------------------------------------
@pytest.mark.rule("NR-RUN-006", "NR-RUN-005")
def test_ice_that_stays_unrezzed_is_not_the_first_encountered() -> None:
    """Inside Job passes the first piece of ice that is met, not the first that is approached."""
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Data Wall, Filter"},
        hand=["Inside Job"],
    )
    d.pick("play", "Inside Job").pick("fort", "hq").pick("leave").pick("continue")
    assert d.happened("nr-auto-pass")
    d.pick("continue").pick("access").finish()
    assert d.g.memory.hits == [0]
    rezzed = duel(
        turn="runner", forts={"hq": "!Data Wall, Filter"}, hand=["Inside Job"], hq=[OPERATION]
    )
    rezzed.pick("play", "Inside Job").pick("fort", "hq").pick("rez", "Filter").pick("continue")
    assert rezzed.g.run is None, "Data Wall was the second"


@pytest.mark.rule("NR-VOC-004", "NR-SUB-001")
def test_tolls_of_two_pieces_of_ice_add_up() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Filter, !Ball and Chain, !Ball and Chain"},
        bits=(5, 6),
    )
    d.run("hq").pick("continue").pick("pay").pick("continue")
    assert d.ask.args == (("n", 4),)
    d.pick("pay")
    assert d.g.runner.bits == 0


@pytest.mark.rule("NR-VOC-004")
def test_unrezzed_ice_asks_for_no_toll() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "Filter, !Ball and Chain"}, bits=(5, 0))
    d.run("hq").pick("continue").pick("leave").pick("continue").pick("access").finish()
    assert d.g.memory.hits == [0]


@pytest.mark.rule("NR-VOC-004", "NR-BRK-003")
def test_further_ice_is_stronger_for_this_run_only() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Data Wall, !Canis Major, !Canis Minor"},
        hq=[OPERATION],
        rig=["Dwarf"],
    )
    d.run("hq").pick("continue").pick("continue")
    assert ice_strength(d.g, d.card("Data Wall")) == 3
    d.pick("break", "Dwarf").pick("jack-out")
    assert ice_strength(d.g, d.card("Data Wall")) == 0


@pytest.mark.rule("NR-VOC-004", "NR-RUN-008")
def test_what_concerns_the_next_encounter_waits_for_rezzed_ice() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Quandary, Keeper, !Shock.r"},
        rig=["Cyfermaster"],
        bits=(0, 9),
    )
    d.run("hq").maybe("done")
    assert d.g.run is None, "no choice to jack out, and nothing could break Quandary"
    assert d.g.runner.bits == 9


@pytest.mark.rule("NR-FORF-001", "NR-SUB-002")
def test_the_next_action_is_forgone_in_the_same_turn() -> None:
    d = duel(turn="runner", forts={"hq": "!TKO 2.0"}, actions=3)
    d.run("hq").maybe("done")
    assert d.g.actions == 1


@pytest.mark.rule("NR-BRK-001", "NR-PROG-004")
def test_an_icebreaker_given_up_in_the_encounter_has_broken_what_it_broke() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Endless Corridor"},
        hq=[OPERATION],
        rig=["Cyfermaster", "Codecracker"],
        bits=(5, 9),
    )
    d.run("hq").pick("break", "Cyfermaster", 0).pick("overwrite").choose("Cyfermaster")
    assert [o[3] for o in d.options if o[0] == "break"] == []
    d.pick("boost", "Codecracker").pick("boost", "Codecracker").pick("break", "Codecracker", 1)
    d.pick("jack-out")
    assert [c.card for c in d.g.runner.rig] == ["codecracker"]


@pytest.mark.rule("NR-BRK-001", "NR-TIME-010")
def test_an_icebreaker_installed_in_the_encounter_serves_at_once() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Data Wall"},
        hq=[OPERATION],
        rig=["Self-Modifying Code"],
        stack=["Dwarf"],
        bits=(5, 7),
    )
    d.run("hq").pick("use", "Self-Modifying Code").pick("install", "Dwarf")
    d.pick("break", "Dwarf").pick("jack-out")
    assert d.g.runner.bits == 0


@pytest.mark.rule("NR-RUN-002", "NR-ICE-009")
def test_ice_trashed_on_the_way_leaves_the_rest_to_be_met() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "!Filter, !Data Wall"},
        hq=[OPERATION],
        rig=["Dwarf", "Startup Immolator"],
        bits=(5, 9),
    )
    d.run("hq").pick("break", "Dwarf").pick("use", "Startup Immolator").pick("continue")
    assert [c.card for c in d.g.fort(0).ice] == ["filter"]
    assert d.g.run is None, "Filter was met"
    assert d.g.corp.archives == ["data-wall"]


@pytest.mark.rule("NR-TIME-003", "NR-TIME-007", "NR-ICE-007")
def test_bits_from_an_ability_on_approach_pay_for_the_ice() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "Data Wall", 3: "/ !Vapor Ops+1"},
        hq=[OPERATION],
        bits=(0, 5),
    )
    d.run("hq").pick("use", "Vapor Ops").pick("rez", "Data Wall")
    assert d.g.run is None


@pytest.mark.rule("NR-RUN-001", "NR-COST-004")
def test_a_run_that_cannot_be_paid_for_is_over_but_was_made() -> None:
    d = duel(turn="runner", forts={3: "/ !Newsgroup Taunting"}, bits=(5, 0))
    d.run("hq")
    assert (d.g.run, d.g.actions, d.g.memory.runs) == (None, 3, 1)
    d.pick("bit").run("hq").pick("pay").pick("jack-out")
    assert d.g.runner.bits == 0


@pytest.mark.rule("NR-RUN-011")
def test_jacking_out_is_an_unsuccessful_run() -> None:
    d = duel(turn="runner", forts={3: "/ !Tokyo-Chiba Infighting; ESA Contract"}, bits=(0, 9))
    d.run(3).passing().pick("jack-out").passing()
    assert d.g.corp.bits == 2
    d.run(3).passing().pick("access").finish()
    assert d.g.corp.bits == 2


@pytest.mark.rule("NR-ACC-005", "NR-UPG-006")
def test_upgrades_of_a_central_fort_are_not_among_its_cards() -> None:
    d = duel(turn="runner", hq=[], forts={"hq": "/ !Red Herrings"}, rig=["HQ Interface"])
    d.run("hq").pick("access")
    assert d.offered("trash-it")
    d.pick("trash-it").finish()
    assert d.g.corp.archives == ["red-herrings"]


@pytest.mark.rule("NR-ACC-007", "NR-UPG-007")
def test_what_makes_trashing_dearer_is_trashed_at_its_own_price() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ !ESA Contract; !New Galveston City Grid"},
        bits=(0, 7),
    )
    d.run(3).pick("access").pick("inside", "ESA Contract")
    assert ("trash-it", 5) in d.options
    d.pick("leave").pick("trash-it", 4)
    assert d.g.runner.bits == 3
    other = duel(turn="runner", forts={3: "/ !ESA Contract; !New Galveston City Grid"}, bits=(0, 9))
    other.run(3).pick("access").pick("inside", "New Galveston City Grid").pick("trash-it", 4)
    other.pick("trash-it", 5)  # it keeps working through the access
    assert other.g.runner.bits == 0


@pytest.mark.rule("NR-UPG-005", "NR-FORT-005")
def test_an_agenda_scored_out_of_a_bare_fort_leaves_nothing() -> None:
    d = duel(forts={3: "/ Hostile Takeover+3"})
    d.pick("bit").pick("score", "Hostile Takeover")
    assert [f.id for f in d.g.forts] == [0, 1, 2]


@pytest.mark.rule("NR-FORT-002")
def test_a_new_fort_is_a_new_fort() -> None:
    """Counters of a fort that fell are not found in the next one."""
    d = duel(hq=["Tycho Extension"], forts={3: "/ Hostile Takeover+3"})
    atoms.mark_fort(d.g, d.g.fort(3), "pox", 4)
    d.pick("bit").pick("score", "Hostile Takeover")
    d.pick("install", "Tycho Extension", "new").finish()
    assert d.g.corp.bits == 11
    assert d.g.forts[3].marks == ()


@pytest.mark.rule("NR-TURN-018", "NR-VOC-006")
def test_actions_for_installing_are_for_nothing_else() -> None:
    d = duel(
        hq=["Edgerunner, Inc., Temps", "Data Wall", "Filter", "Efficiency Experts"], bits=(1, 5)
    )
    d.pick("play", "Edgerunner, Inc., Temps")
    assert {o[0] for o in d.options} == {"install", "stop"}
    d.pick("install", "Data Wall", "hq").pick("install", "Filter", "rd").finish()
    assert d.g.actions == 2


@pytest.mark.rule("NR-TIME-002", "NR-TIME-009")
def test_windows_open_between_gained_installing_actions() -> None:
    d = duel(
        hq=["Edgerunner, Inc., Temps", "Data Wall", "Filter"],
        forts={3: "/ Hostile Takeover+3"},
        bits=(1, 5),
    )
    d.pick("play", "Edgerunner, Inc., Temps").pick("pass").pick("install", "Data Wall", "hq")
    d.pick("score", "Hostile Takeover").maybe("pass").pick("install", "Filter", "rd").finish()
    assert points(d.g, CORP) == 1


@pytest.mark.rule("NR-PREP-003", "NR-OP-003")
def test_a_double_counts_as_two_actions_of_a_ban() -> None:
    d = duel(turn="runner", runner=Runner(bits=5, hand=["networking"], no_run=2))
    d.pick("play", "Networking")
    assert d.offered("run")
    assert d.g.actions == 2


@pytest.mark.rule("NR-COST-003")
def test_what_saves_a_program_from_the_trash_saves_it_from_its_own_cost() -> None:
    """Umbrella Policy keeps it, but then its effect is lost."""
    d = duel(
        turn="runner",
        forts={"hq": "!Triggerman"},
        rig=["Self-Modifying Code", "Umbrella Policy"],
        stack=["Krash"],
    )
    d.run("hq").pick("use", "Self-Modifying Code").pick("suffer")
    assert d.asks("nr-ask-program", RUNNER), "the cost was paid"
    d.pick("install", "Krash").pick("done")
    assert d.asks("nr-ask-save", RUNNER)
    d.pick("use", "Umbrella Policy").finish()
    assert [c.card for c in d.g.runner.rig] == ["krash"]


@pytest.mark.rule("NR-EXP-001", "NR-EXP-003")
def test_an_exposed_card_is_not_exposed_again() -> None:
    d = duel(turn="runner", forts={3: "Data Wall / Tycho Extension"}, rig=["Mouse"])
    d.pick("use", "Mouse").finish()
    assert d.card("Tycho Extension").seen
    assert not d.offered("use", "Mouse"), "nothing inside is concealed"


@pytest.mark.rule("NR-EXP-002", "NR-AGENDA-010")
def test_an_exposed_agenda_is_advanced_and_scored_like_any_other() -> None:
    d = duel(turn="runner", forts={3: "/ Tycho Extension+3"}, rig=["Mouse"], actions=1)
    d.pick("use", "Mouse").finish()
    d.pick("advance", "Tycho Extension").pick("score", "Tycho Extension")
    assert points(d.g, CORP) == 4


@pytest.mark.rule("NR-FORF-001", "NR-FORF-004")
def test_gained_actions_are_the_first_to_be_forgone() -> None:
    d = duel(
        corp=Corp(
            bits=1,
            hq=["edgerunner-inc-temps", "data-wall", "filter", "keeper"],
            rd=["data-wall"] * 5,
            virus={"gremlin": 2},
        ),
    )
    d.pick("play", "Edgerunner, Inc., Temps").pick("pass")
    d.pick("install", "Data Wall", "hq").pick("purge")
    assert d.asks("nr-ask-corp", CORP), "two installing actions are gone"
    assert d.g.actions == 1, "and one of the two others"
    assert d.g.corp.owed == 0


@pytest.mark.rule("NR-RUN-006", "NR-VOC-004")
@pytest.mark.parametrize(
    ("ice", "held", "bits"), [("Fatal Attractor", 2, 5), ("Ball and Chain", 5, 3)]
)
def test_ice_that_is_passed_by_itself_is_met_all_the_same(ice: str, held: int, bits: int) -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": f"!Data Wall, !{ice}"},
        hand=["Social Engineering"] + ["Krash"] * 5,
        bits=(5, 6),
    )
    d.pick("play", "Social Engineering").answer(2).answer(3).pick("card", "Data Wall")
    d.pick("continue").maybe("pay")
    assert d.happened("nr-auto-pass")
    d.pick("continue").pick("access").finish()
    assert (len(d.g.runner.hand), d.g.runner.bits) == (held, bits)
