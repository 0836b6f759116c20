"""Questions that come up where two cards meet, each played as a scene.  docs/rulings.md says of
each where its answer comes from."""

from __future__ import annotations

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import ice_strength, points, rez_cost
from neontable.games.netrunner.model.pieces import Memory, Runner
from neontable.games.netrunner.rules.run.subroutines import subroutines
from tests.netrunner.play import CORP, RUNNER, Duel, duel


def inside(d: Duel, name: str) -> Duel:
    """Access a card inside the fort next."""
    return d.pick("inside", d.card(name).id)


def score(name: str, **table: object) -> Duel:
    """The Corp has just scored an agenda that has what it needs on it."""
    d = duel(forts={3: f"/ {name}+{CARDS_BY_NAME[name].difficulty}"}, **table)  # type: ignore[arg-type]
    return d.pick("bit").pick("score", name)


CARDS_BY_NAME = {c.name: c for c in CARDS.values()}


# -- "at no cost" ----------------------------------------------------------------------------------
@pytest.mark.rule("NR-COST-004")
@pytest.mark.card("the-shell-traders", "arasaka-portable-prototype")
@pytest.mark.parametrize("scored", [[], ["Hostile Takeover"]])
def test_at_no_cost_does_not_waive_the_agenda_point_of_a_deck(scored: list[str]) -> None:
    d = duel(
        turn="runner",
        rig=["The Shell Traders"],
        hand=["Arasaka Portable Prototype"],
        runner_scored=scored,
    )
    d.pick("use", "The Shell Traders", 0).finish()
    d.g.runner.aside[0].count = 1
    d.end_turn()
    d.end_turn()
    assert d.in_play("Arasaka Portable Prototype") == bool(scored)
    assert points(d.g, RUNNER) == 0
    lost = [] if scored else ["arasaka-portable-prototype"]
    assert d.g.runner.trash == lost, "what cannot be installed is trashed"


# -- points promised away --------------------------------------------------------------------------
@pytest.mark.rule("NR-ACC-004")
@pytest.mark.card("arasaka-owns-you", "dieter-esslin", "corporate-war")
def test_points_promised_away_are_not_lost_twice() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ Corporate War; !Dieter Esslin"},
        runner_scored=["Hostile Takeover"],
        hand=[],
        flags={"forfeit-points": 2},
    )
    d.run(3).pick("access")
    inside(d, "Corporate War")
    assert d.winner == CORP
    assert points(d.g, RUNNER) == 1, "what he had before he died in this access"


@pytest.mark.card("arasaka-owns-you", "faked-hit")
def test_arasaka_does_not_save_from_damage_that_nothing_prevents() -> None:
    d = duel(turn="runner", hand=["Faked Hit", "Arasaka Owns You"], bits=(5, 9))
    d.pick("play", "Faked Hit")
    assert d.winner == CORP


@pytest.mark.card("arasaka-owns-you", "elena-laskova", "scorched-earth")
def test_elena_adds_to_the_bits_of_a_prep_that_came_to_the_rescue() -> None:
    d = duel(
        hq=["Scorched Earth"],
        rig=["Elena Laskova"],
        hand=["Arasaka Owns You"],
        bits=(9, 0),
        tags=1,
    )
    d.pick("play", "Scorched Earth").pick("play", "Arasaka Owns You").finish()
    assert d.g.runner.bits == 11
    assert len(d.g.runner.hand) == 5
    assert (d.g.runner.tags, d.g.runner.owed) == (0, 4)


@pytest.mark.card("elena-laskova", "organ-donor")
def test_elena_adds_nothing_to_a_prep_that_brought_nothing() -> None:
    d = duel(turn="runner", rig=["Elena Laskova"], hand=["Organ Donor"], bits=(0, 3))
    d.pick("play", "Organ Donor").finish()
    assert d.g.runner.bits == 3


# -- new forts -------------------------------------------------------------------------------------
@pytest.mark.card("precision-bribery", "security-purge")
def test_a_bribed_corp_installs_purged_ice_on_forts_that_stand() -> None:
    rd = ["Data Wall", "Filter", "Keeper"]
    d = score("Security Purge", rig=["Precision Bribery"], rd=rd)
    assert d.asks("nr-ask-purge-ice", CORP)
    assert {o[-1] for o in d.options if o[0] == "install"} == {0, 1, 2}
    d.finish()


@pytest.mark.card("precision-bribery", "data-fort-reclamation")
def test_a_bribed_corp_reclaims_no_fort_and_keeps_nothing_of_the_bits() -> None:
    d = score(
        "Data Fort Reclamation",
        rig=["Precision Bribery"],
        hq=["ESA Contract", "Filter"],
        bits=(2, 0),
    )
    d.finish()
    assert len(d.g.forts) == 3
    assert d.g.corp.bits == 3
    assert d.g.purses == []
    assert sorted(d.g.corp.hq) == ["esa-contract", "filter"]


@pytest.mark.card("nevinyrral", "esa-contract")
@pytest.mark.parametrize("up", [True, False])
def test_overwriting_a_rezzed_nevinyrral_loses_the_game(up: bool) -> None:
    d = duel(forts={3: f"/ {'!' if up else ''}Nevinyrral"}, hq=["ESA Contract"], bits=(9, 0))
    d.pick("install", "ESA Contract", 3).finish()
    assert d.over == up
    if up:
        assert d.winner == RUNNER


# -- drawing ---------------------------------------------------------------------------------------
@pytest.mark.card("strategic-planning-group", "annual-reviews")
def test_the_group_adds_one_card_to_a_draw_of_three() -> None:
    rd = ["Filter"] * 12
    d = duel(forts={3: "/ !Strategic Planning Group"}, hq=["Annual Reviews"], rd=rd)
    d.pick("play", "Annual Reviews").finish()
    assert len(d.g.corp.hq) == 3
    assert len(d.g.corp.rd) == 9


@pytest.mark.rule("NR-GOAL-005")
@pytest.mark.card("rescheduler")
def test_rescheduling_needs_no_cards_in_rd() -> None:
    d = duel(forts={3: "/ !Rescheduler"}, hq=["Filter", "Keeper"], rd=[])
    d.pick("use", "Rescheduler").finish()
    assert not d.over
    assert sorted(d.g.corp.hq) == ["filter", "keeper"]


@pytest.mark.card("city-surveillance", "mit-west-tier")
def test_surveillance_asks_for_each_of_five_cards() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ !City Surveillance"},
        hand=["MIT West Tier"],
        stack=["Krash"] * 6,
        bits=(0, 5),
    )
    d.pick("play", "MIT West Tier")
    d.pick("pay").pick("pay").finish()
    assert (d.g.runner.bits, d.g.runner.tags) == (0, 3), "two were paid for"
    assert len(d.g.runner.hand) == 5


# -- ice that is bought another kind ---------------------------------------------------------------
@pytest.mark.card("galatea", "encoder-inc", "data-masons", "tesseract-fort-construction")
def test_galatea_is_a_wall_to_be_paid_for_and_then_a_code_gate() -> None:
    d = duel(
        forts={
            "hq": "Galatea / !Tesseract Fort Construction",
            3: "/ !Encoder, Inc.",
            4: "/ !Data Masons",
        },
    )
    ice = d.card("Galatea")
    cost = CARDS["galatea"].cost
    assert rez_cost(d.g, ice) == cost - 2, "as a wall: the masons make it cheaper"
    assert ice_strength(d.g, ice) == CARDS["galatea"].strength + 1
    ice.up, ice.count = True, 1
    assert ice_strength(d.g, ice) == CARDS["galatea"].strength, "a code gate is none of theirs"
    assert [p.split(".")[0] for p in subroutines(d.g, ice)] == [
        "galatea",
        "tesseract-fort-construction",
        "encoder-inc",
    ]


@pytest.mark.card("ice-transmutation", "sandstorm")
def test_a_transmutation_repeats_subroutines_that_were_bought() -> None:
    d = duel(forts={"hq": "!Sandstorm"})
    ice = d.card("Sandstorm")
    ice.count = 3
    atoms.mark(d.g, ice, "transmuted", 1)
    assert subroutines(d.g, ice) == ["sandstorm.grown"] * 6


# -- runs ------------------------------------------------------------------------------------------
@pytest.mark.card("newsgroup-taunting", "chance-observation")
def test_a_run_that_a_toll_ended_at_once_was_attempted() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ !Newsgroup Taunting"},
        hq=["Chance Observation"],
        bits=(9, 0),
        actions=1,
    )
    d.run("hq").finish()
    assert d.asks("nr-ask-corp", CORP)
    assert d.offered("play", "Chance Observation")


@pytest.mark.card("newsgroup-taunting")
def test_two_tauntings_cost_two_bits() -> None:
    forts = {3: "/ !Newsgroup Taunting", 4: "/ !Newsgroup Taunting"}
    d = duel(turn="runner", forts=forts, bits=(0, 2), hq=["Filter"])
    d.pick("run", "hq")
    for _ in range(3):
        d.maybe("trigger", d.card("Newsgroup Taunting").id).maybe("pay")
    assert d.g.runner.bits == 0
    assert d.offered("access")
    d.finish()


@pytest.mark.rule("NR-FORF-003")
@pytest.mark.card("bodyweight-data-creche", "haunting-inquisition")
def test_a_ban_on_runs_holds_for_the_second_run_of_a_deck() -> None:
    d = duel(turn="runner", rig=["bodyweight-data-creche"], hq=["Filter"])
    d.run("hq").to_access()
    d.finish() if not d.asks("nr-ask-run-again") else d.pick("none")
    assert d.happened("nr-run"), "without a ban it is offered"
    d = duel(
        turn="runner",
        rig=["bodyweight-data-creche"],
        forts={"rd": "!Haunting Inquisition"},
    )
    d.run("rd")
    while not d.asks("nr-ask-runner"):
        assert not d.asks("nr-ask-run-again")
        d.answer(d.ask.default_answer, d.ask.seat)


@pytest.mark.card("inside-job", "data-wall", "filter")
def test_ice_that_is_not_rezzed_does_not_use_up_an_inside_job() -> None:
    d = duel(
        turn="runner",
        hand=["Inside Job"],
        forts={"rd": "!Data Wall, Filter"},
        bits=(0, 9),
    )
    d.pick("play", "Inside Job").pick("fort", 1)
    d.maybe("leave").pick("continue")
    assert d.happened("nr-auto-pass"), "the wall within is the first that he encounters"
    d.finish()


@pytest.mark.card("edited-shipping-manifests")
def test_manifests_bring_nothing_from_a_corp_without_bits() -> None:
    d = duel(
        turn="runner",
        hand=["Edited Shipping Manifests"],
        hq=["Tycho Extension"],
        bits=(0, 5),
    )
    d.pick("play", "Edited Shipping Manifests").to_access().finish()
    assert (d.g.runner.bits, d.g.runner.tags) == (4, 0)
    assert [c.card for c in d.g.runner.scored] == ["tycho-extension"], "he accesses HQ as usual"


@pytest.mark.card("false-echo", "triggerman", "filter", "data-wall")
def test_an_echo_skips_ice_that_the_corp_cannot_pay_for() -> None:
    d = duel(
        turn="runner",
        rig=["False Echo"],
        forts={"rd": "Data Wall, Triggerman, Filter"},
        bits=(3, 9),
    )
    d.run("rd").to_access()
    while not d.offered("use", "False Echo"):
        d.answer(d.ask.default_answer, d.ask.seat)
    d.pick("use", "False Echo").finish()
    assert [c.card for c in d.g.fort(1).ice if c.up] == ["data-wall", "filter"]


@pytest.mark.card("vortex", "twenty-four-hour-surveillance", "invisibility")
def test_surveillance_ends_where_the_run_turns_to_another_fort() -> None:
    d = duel(
        turn="runner",
        forts={3: "!Vortex / !Twenty-Four-Hour Surveillance", 4: "!Data Wall /"},
        rig=["Invisibility", "Corrosion"],
        bits=(5, 0),
    )
    d.run(3)
    while not d.asks("nr-ask-deflect"):
        assert not d.offered("boost", "Corrosion"), "no bit of a stealth card may be spent"
        d.answer(d.ask.default_answer, d.ask.seat)
    d.pick("fort", 4)
    assert d.offered("break", "Corrosion") or d.offered("boost", "Corrosion")
    d.finish()


# -- ambushes and damage ---------------------------------------------------------------------------
@pytest.mark.rule("NR-ACC-006")
@pytest.mark.card("fetal-ai", "marked-accounts")
@pytest.mark.parametrize("bits", [1, 2])
def test_in_archives_fetal_ai_costs_its_bits_and_bites_nobody(bits: int) -> None:
    d = duel(
        turn="runner",
        archives=["Fetal AI", "Marked Accounts"],
        hand=["Krash"] * 3,
        bits=(0, bits),
    )
    d.run("archives").to_access()
    d.pick("pile", "Fetal AI").maybe("steal")
    d.finish()
    taken = sorted(c.card for c in d.g.runner.scored)
    assert taken == (["fetal-ai", "marked-accounts"] if bits == 2 else ["marked-accounts"])
    assert len(d.g.runner.hand) == 3
    assert d.g.runner.tags == 1, "the accounts mark him in Archives, too"


@pytest.mark.card("please-dont-choke-anyone", "vacant-soulkiller")
def test_brain_damage_may_become_counters() -> None:
    d = duel(
        turn="runner",
        corp_scored=["Please Don't Choke Anyone"],
        forts={3: "/ !Vacant Soulkiller+3"},
        hand=["Krash"] * 2,
    )
    d.run(3).to_access().answer(2, CORP)
    d.finish()
    assert d.card("Please Don't Choke Anyone").count == 2
    assert (d.g.runner.brain, len(d.g.runner.hand)) == (1, 1)


@pytest.mark.card("emergency-self-construct", "urban-renewal", "on-call-solo-team")
def test_who_lives_on_as_a_construct_feels_no_more_meat_damage() -> None:
    d = duel(
        hq=["Urban Renewal", "Scorched Earth"],
        rig=["Emergency Self-Construct"],
        hand=["Krash"] * 2,
        bits=(15, 0),
        tags=1,
    )
    d.pick("play", "Urban Renewal").pick("use", "Emergency Self-Construct").finish()
    assert d.g.runner.hand == []
    d.pick("play", "Scorched Earth").finish()
    assert not d.over, "a hand that is empty is no danger any more"


@pytest.mark.card("cybertech-think-tank", "do-the-drine", "solo-squad")
def test_the_think_tank_adds_to_each_source_once() -> None:
    d = duel(
        forts={3: "/ !Cybertech Think Tank+2", 4: "/ !Solo Squad"},
        hand=["Krash"] * 5,
        tags=1,
    )
    d.pick("use", "Solo Squad").answer(2, CORP).finish()
    assert len(d.g.runner.hand) == 2
    d.pick("use", "Solo Squad").finish()
    assert len(d.g.runner.hand) == 1, "its counters are spent"


# -- traces ----------------------------------------------------------------------------------------
@pytest.mark.card("crash-space", "hacker-tracker-central", "chance-observation")
def test_a_trace_that_succeeds_by_itself_feeds_the_tracker() -> None:
    d = duel(
        hq=["Chance Observation"],
        rig=["Crash Space"],
        forts={3: "/ !Hacker Tracker Central"},
        memory=Memory(),
        bits=(9, 0),
    )
    d.g.corp.bits = 9
    d.pick("bit")
    d.end_turn()
    d.run("hq").to_access().finish()
    d.end_turn()
    d.pick("play", "Chance Observation").finish()
    assert d.g.runner.tags == 2
    assert d.card("Hacker Tracker Central").bits == 1


# -- saving ----------------------------------------------------------------------------------------
@pytest.mark.card("time-to-collect", "corporate-detective-agency", "fall-guy", "broker")
def test_one_time_to_collect_saves_both_resources() -> None:
    d = duel(
        hq=["Corporate Detective Agency"],
        rig=["Time to Collect", "Fall Guy", "Broker"],
        tags=1,
    )
    d.pick("play", "Corporate Detective Agency").choose("Fall Guy", "Broker")
    d.pick("use", "Time to Collect")
    if d.items:
        d.choose("Fall Guy", "Broker")
    d.finish()
    assert d.in_play("Fall Guy")
    assert d.in_play("Broker")
    assert not d.in_play("Time to Collect")


# -- viruses ---------------------------------------------------------------------------------------
@pytest.mark.card("superserum", "viral-pipeline", "pox", "pattels-virus")
def test_superserum_heals_forts_and_ice_too() -> None:
    d = duel(
        forts={"hq": "!Data Wall", 3: "/ Superserum+3"},
        runner=Runner(bits=5, stack=["krash"] * 5),
    )
    d.g.fort(0).marks = (("pox", 2),)
    d.card("Data Wall").marks = (("pattel", 1),)
    d.g.corp.virus["gremlin"] = 2
    d.pick("bit").pick("score", "Superserum")
    assert d.g.corp.virus == {}
    assert d.g.fort(0).marks == ()
    assert d.card("Data Wall").marks == ()
