"""How the Runner's cards work together, where it was asked about when the game was played most."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.numbers import breaker_strength, ice_strength, memory_used
from neontable.games.netrunner.model.pieces import Memory
from tests.netrunner.play import CORP, RUNNER, duel


# -- icebreakers and stealth --------------------------------------------------------------------
@pytest.mark.card("hammer", "cloak")
def test_bits_lost_to_noise_come_back_like_bits_that_were_used() -> None:
    d = duel(forts={"hq": "!Data Wall"}, rig=["Hammer", "Cloak"], turn="runner", hq=["Asp"])
    d.run("hq").pick("break", "Hammer").finish()
    assert d.card("Cloak").bits == 1
    d.end_turn().end_turn()
    assert d.card("Cloak").bits == 3


@pytest.mark.card("ai-boon", "self-modifying-code")
def test_ai_boon_that_comes_into_a_run_has_not_rolled() -> None:
    d = duel(
        forts={"hq": "!Triggerman"},
        rig=["Self-Modifying Code"],
        stack=["AI Boon"],
        hq=["Asp"],
        turn="runner",
        bits=(5, 20),
    )
    d.run("hq").maybe("pass").pick("use", "Self-Modifying Code").pick("install", "AI Boon")
    assert breaker_strength(d.g, d.card("AI Boon")) == 0
    assert not d.offered("break", "AI Boon")
    assert d.offered("boost", "AI Boon"), "it can still be paid for"
    d.finish()


@pytest.mark.card("wilson-weeflerunner-apprentice", "cloak", "dwarf")
def test_bits_on_cards_count_against_wilsons_limit() -> None:
    d = duel(
        forts={"hq": "!Razor Wire"},
        rig=["Wilson, Weeflerunner Apprentice", "Cloak", "Dwarf"],
        hand=["Krash"] * 5,
        hq=["Asp"],
        turn="runner",
        bits=(5, 9),
    )
    d.pick("bit").pick("use", "Wilson, Weeflerunner Apprentice").pick("run", "hq")
    d.maybe("pass").pick("break", "Dwarf", 0).maybe("from", "Cloak", 1)
    d.pick("break", "Dwarf", 1).maybe("from", "Cloak", 1)
    assert d.g.run is not None
    assert d.g.run.spent == 2
    d.finish()


@pytest.mark.card("krash", "dwarf")
@pytest.mark.rule("NR-PROG-004")
def test_what_a_program_broke_stays_broken_when_it_is_overwritten() -> None:
    d = duel(forts={"hq": "!Data Wall"}, rig=["Dwarf"], turn="runner", hq=["Asp"])
    d.run("hq")
    d.pick("break", "Dwarf").pick("continue")
    assert d.g.run is not None
    assert d.asks("nr-ask-access")
    d.pick("overwrite").choose("Dwarf")
    assert not d.in_play("Dwarf")
    d.pick("access").finish()
    assert d.g.memory.hits == [0]


@pytest.mark.card("clown", "codecracker")
@pytest.mark.rule("NR-BRK-008")
def test_ice_may_be_weaker_than_nothing() -> None:
    d = duel(
        forts={"hq": "!Filter"}, rig=["Clown", "Clown", "Codecracker"], turn="runner", hq=["Asp"]
    )
    assert ice_strength(d.g, d.card("Filter")) == -2
    d.run("hq").pick("break", "Codecracker").finish()


@pytest.mark.card("afreet", "codeslinger", "deal-with-militech")
def test_a_counter_makes_up_for_a_daemon() -> None:
    d = duel(
        rig=["Afreet", "Codeslinger in Afreet"],
        hand=["Deal with Militech"],
        turn="runner",
        memory=Memory(liberated=["marine-arcology", "polymer-breakthrough"]),
    )
    assert breaker_strength(d.g, d.card("Codeslinger")) == 2
    d.pick("play", "Deal with Militech")
    assert breaker_strength(d.g, d.card("Codeslinger")) == 3


# -- runs and access ----------------------------------------------------------------------------
@pytest.mark.card("executive-wiretaps", "hq-interface")
def test_more_access_adds_up() -> None:
    d = duel(
        hq=["Asp", "Keeper", "Filter", "Hunter", "Banpei"],
        rig=["HQ Interface", "HQ Interface"],
        hand=["Executive Wiretaps"],
        turn="runner",
    )
    d.pick("play", "Executive Wiretaps").pick("access")
    d.finish()
    assert len([e for e in d.events if e.id == "nr-access"]) == 5


@pytest.mark.card("r-and-d-protocol-files", "r-and-d-interface", "microtech-ai-interface")
def test_who_only_looks_at_rd_accesses_nothing() -> None:
    d = duel(
        rd=["Asp"] * 9,
        rig=["R&D-Protocol Files", "R&D Interface", "Microtech AI Interface"],
        turn="runner",
    )
    d.pick("use", "R&D-Protocol Files").pick("access")
    assert d.asks("nr-ask-runner"), "no cut before a look"
    assert len([e for e in d.events if e.id == "nr-look"]) == 5
    assert not d.happened("nr-access")


@pytest.mark.card("private-ldl-access", "security-code-worm-chip", "butcher-boy", "deep-thought")
def test_a_run_that_counts_for_rd_is_none_on_hq() -> None:
    d = duel(
        forts={"rd": "Keeper"},
        hand=["Private LDL Access", "Security Code WORM Chip"],
        rig=["Butcher Boy", "Deep Thought"],
        hq=["Asp"],
        turn="runner",
    )
    d.pick("play", "Private LDL Access").pick("access").finish()
    assert d.g.corp.virus == {"thought": 1}
    assert d.refused("play", "security-code-worm-chip") == "NR-PREP-001"


@pytest.mark.card("edited-shipping-manifests", "fall-guy", "expert-schedule-analyzer")
def test_the_goods_come_though_the_tag_is_avoided() -> None:
    d = duel(
        rig=["Fall Guy", "Expert Schedule Analyzer"],
        hand=["Edited Shipping Manifests"],
        hq=["Asp"],
        turn="runner",
        bits=(3, 1),
    )
    d.pick("play", "Edited Shipping Manifests").pick("access").pick("use", "Fall Guy")
    assert d.g.runner.bits == 10
    assert d.g.corp.bits == 2
    assert d.g.runner.tags == 0
    assert not d.happened("nr-look"), "nothing was accessed"


@pytest.mark.card("submarine-uplink", "jack-attack")
def test_the_uplink_lets_the_encounter_come_to_its_end() -> None:
    d = duel(forts={"hq": "!Jack Attack"}, rig=["Submarine Uplink"], turn="runner", hq=["Asp"])
    d.run("hq").pick("link", "Submarine Uplink").answer(0, RUNNER).answer(5, CORP)
    assert d.g.runner.tags == 1
    assert d.g.run is None, "ended, though he could not have jacked out"
    assert not d.happened("nr-success")


@pytest.mark.card("top-runners-conference", "all-nighter")
def test_a_run_by_a_prep_is_a_run() -> None:
    d = duel(rig=["Top Runner's Conference"], hand=["All-Nighter"], hq=["Asp"], turn="runner")
    d.pick("play", "All-Nighter").pick("fort", "hq")
    assert not d.in_play("Top Runner's Conference")
    d.pick("access").pick("none")
    assert d.g.memory.runs == 1


# -- trashing and saving ------------------------------------------------------------------------
@pytest.mark.card("joan-of-arc", "umbrella-policy")
@pytest.mark.rule("NR-PROG-004")
def test_what_the_runner_overwrites_himself_is_not_saved() -> None:
    d = duel(
        rig=["Joan of Arc", "Dwarf", "Krash", "Codecracker", "Umbrella Policy"],
        hand=["Raptor"],
        turn="runner",
    )
    d.pick("install", "Raptor").pick("trash", "Dwarf")
    assert d.in_play("Raptor")
    assert d.g.runner.trash == ["dwarf"]
    assert memory_used(d.g) == 4


@pytest.mark.card("microtech-backup-drive", "self-modifying-code")
def test_a_program_trashed_as_a_cost_may_lie_on_the_drive() -> None:
    d = duel(
        forts={"hq": "!Filter"},
        rig=["Microtech Backup Drive", "Self-Modifying Code"],
        stack=["Codecracker"],
        hq=["Asp"],
        turn="runner",
    )
    d.run("hq").maybe("pass").pick("use", "Self-Modifying Code").choose("Self-Modifying Code")
    d.pick("install", "Codecracker")
    assert [c.card for c in d.g.runner.aside] == ["self-modifying-code"]
    d.pick("break", "Codecracker").finish()
    d.pick("use", "Microtech Backup Drive")
    assert d.g.runner.hand == ["self-modifying-code"]


@pytest.mark.card("succubus", "joan-of-arc", "banpei")
def test_joan_saves_the_daemon_that_holds_her() -> None:
    d = duel(
        forts={"hq": "!Banpei"},
        rig=["Succubus", "Joan of Arc in Succubus", "Dwarf in Succubus"],
        hq=["Asp"],
        turn="runner",
    )
    d.run("hq").maybe("done").pick("card", "Succubus").pick("use", "Joan of Arc", 0).finish()
    assert d.in_play("Succubus")
    assert d.in_play("Dwarf")
    assert d.g.runner.trash == ["joan-of-arc"]


# -- viruses ------------------------------------------------------------------------------------
@pytest.mark.card("butcher-boy")
def test_each_copy_of_a_virus_gives_a_counter_and_counters_outlive_it() -> None:
    d = duel(rig=["Butcher Boy", "Butcher Boy"], hq=["Asp"], turn="runner", bits=(5, 0))
    d.run("hq").pick("access").finish()
    assert d.g.corp.virus == {"butcher-boy": 2}
    d.pick("overwrite").choose("Butcher Boy", "Butcher Boy")
    d.end_turn().end_turn()
    assert d.g.runner.bits == 1


@pytest.mark.card("skivviss", "cascade")
def test_cascade_empties_rd_before_skivviss_draws_the_corp_out() -> None:
    d = duel(rd=["Asp", "Asp", "Asp"], turn="runner")
    d.g.corp.virus.update({"cascade": 4, "skivviss": 1})
    d.pick("end")
    while not d.over and not d.asks("nr-ask-corp"):
        d.answer(d.ask.default_answer, d.ask.seat)
    assert d.over
    assert d.winner == RUNNER, "two cards trashed, two to draw, one left"


# -- draws, tags and money ----------------------------------------------------------------------
@pytest.mark.card("crash-everett-inventive-fixer", "mit-west-tier", "mantis-fixer-at-large")
def test_a_search_is_no_draw() -> None:
    d = duel(
        rig=["Crash Everett, Inventive Fixer"],
        hand=["Mantis, Fixer-at-Large", "MIT West Tier"],
        stack=["Krash"] * 9,
        turn="runner",
        bits=(5, 9),
    )
    d.pick("play", "Mantis, Fixer-at-Large").maybe("card", "Krash")
    assert sorted(d.g.runner.hand) == ["krash", "mit-west-tier"]
    d.pick("play", "MIT West Tier")
    assert d.asks("nr-ask-drawn")
    d.pick("trash-drawn", "Krash")
    assert len(d.g.runner.hand) == 5
    assert d.g.removed == ["mit-west-tier"]


@pytest.mark.card("closed-accounts", "broker", "pk-6089a")
def test_bits_on_cards_are_not_in_the_pool() -> None:
    d = duel(hq=["Closed Accounts"], rig=["Broker", "PK-6089a"], tags=1, bits=(9, 9))
    d.card("Broker").bits = 6
    d.pick("play", "Closed Accounts").passing()
    assert d.g.runner.bits == 0
    assert d.card("Broker").bits == 6
    assert d.card("PK-6089a").bits == 3


@pytest.mark.card("preying-mantis", "japanese-water-torture")
@pytest.mark.rule("NR-FORF-002")
def test_an_action_gained_is_the_next_one_to_be_forgone() -> None:
    d = duel(rig=["Preying Mantis"], turn="runner", actions=1, hand=["Krash"] * 3)
    d.g.runner.owed = 1
    d.pick("bit").pick("use", "Preying Mantis")
    assert d.g.runner.owed == 0
    assert d.g.side == CORP, "no action was left"
    assert d.g.runner.brain == 1, "the mantis bites all the same"
