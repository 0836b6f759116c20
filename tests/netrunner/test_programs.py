"""Programs that are no icebreakers: daemons, links, viruses, stealth, shields and the odd ones."""

from __future__ import annotations

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import (
    breaker_strength,
    hand_size,
    ice_strength,
    memory_used,
    rez_cost,
)
from neontable.games.netrunner.model.pieces import Memory
from neontable.games.netrunner.rules.play.conditions import CONDITIONS
from tests.netrunner.play import CORP, RUNNER, card_id, duel
from tests.netrunner.scenes import emitted


# -- daemons --------------------------------------------------------------------------------------
@pytest.mark.card("afreet", "imp", "succubus")
@pytest.mark.parametrize(
    ("daemon", "room", "weaker"), [("Afreet", 3, 1), ("Imp", 2, 1), ("Succubus", 3, 0)]
)
def test_a_daemon_holds_programs(daemon: str, room: int, weaker: int) -> None:
    d = duel(rig=[daemon], hand=["Dwarf"] * 4, bits=(5, 30), turn="runner", actions=5)
    id = d.card(daemon).id
    for n in range(room):
        d.pick("install", "Dwarf", id)
        assert d.card("Dwarf", n).host == id
        assert memory_used(d.g) == 1, "only the daemon takes memory"
    assert not d.offered("install", "Dwarf", id)
    assert d.refused("install-rig", "dwarf", id) == "NR-PROG-003"
    assert d.offered("install", "Dwarf", 0)
    assert breaker_strength(d.g, d.card("Dwarf")) == 3 - weaker
    d.pick("overwrite").choose(daemon)
    assert d.g.runner.rig == []
    assert d.g.runner.trash.count("dwarf") == room


@pytest.mark.card("afreet", "imp", "bakdoor")
def test_daemons_nest() -> None:
    d = duel(
        rig=["Afreet", "Imp in Afreet", "Dwarf in Imp", "Bakdoor in Afreet"],
        hand=["Krash"],
        turn="runner",
    )
    assert memory_used(d.g) == 1
    afreet, imp = d.card("Afreet").id, d.card("Imp").id
    assert not d.offered("install", "Krash", afreet), "Imp takes 1 MU of it, Bakdoor 2"
    assert d.offered("install", "Krash", imp)
    assert breaker_strength(d.g, d.card("Dwarf")) == 2, "only the daemon it is in weakens it"
    d.pick("overwrite").choose("Imp")
    assert [c.card for c in d.g.runner.rig] == ["afreet", "bakdoor"]
    d.pick("overwrite").choose("Afreet")
    assert d.g.runner.rig == []


@pytest.mark.card("succubus", "joan-of-arc")
def test_what_a_lost_daemon_held_can_be_saved_and_then_needs_memory() -> None:
    d = duel(
        rig=["Succubus", "Dwarf in Succubus", "Krash in Succubus", "Joan of Arc"],
        hand=["Raptor"],
        turn="runner",
        bits=(5, 9),
    )
    d.pick("overwrite").choose("Succubus")
    assert d.asks("nr-ask-save")
    d.pick("use", "Joan of Arc", 0)
    d.choose("Dwarf", "Krash")
    assert not d.in_play("Joan of Arc")
    assert d.card("Dwarf").host == 0
    assert memory_used(d.g) == 2


# -- base links and traces ------------------------------------------------------------------------
@pytest.mark.card("bakdoor", "baedekers-net-map")
@pytest.mark.rule("NR-TRACE-003", "NR-TRACE-005")
def test_bakdoor() -> None:
    d = duel(forts={"hq": "!Hunter"}, rig=["Bakdoor™", "Baedeker's Net Map"], turn="runner")
    d.run("hq").answer(4, CORP).pick("link", "Bakdoor™")
    assert list(d.ask.options) == [0, 1, 2]
    d.answer(1, RUNNER)
    assert d.g.runner.bits == 3
    assert d.g.runner.tags == 1, "link 4 against trace 4"
    d.pick("continue").pick("access").finish()
    d.run("hq").answer(1, CORP).pick("link", "Bakdoor™").answer(0, RUNNER)
    assert d.g.runner.tags == 1
    d.pick("continue").pick("access").finish()


@pytest.mark.card("rabbit")
@pytest.mark.rule("NR-TRACE-001")
def test_rabbit_lowers_the_trace_limit_of_ice() -> None:
    d = duel(forts={"hq": "!Hunter"}, rig=["Rabbit"] * 2, bits=(9, 5), turn="runner")
    d.run("hq")
    assert list(d.ask.options) == [0, 1, 2, 3], "two of them add up"
    d.answer(0, CORP)
    d.finish()
    d = duel(hq=["Chance Observation"], rig=["Rabbit"], bits=(9, 5), memory=Memory(runs=1))
    d.pick("play", "Chance Observation")
    assert list(d.ask.options) == [0, 1, 2, 3, 4, 5], "it is no ice"
    d.answer(0, CORP).finish()


@pytest.mark.card("signpost")
@pytest.mark.rule("NR-TIME-010")
def test_signpost_once_in_each_trace_after_the_reveal() -> None:
    d = duel(forts={"hq": "!Hunter, !Hunter"}, rig=["Signpost"], bits=(9, 5), turn="runner")
    assert not d.offered("use", "Signpost")
    d.run("hq").answer(1, CORP)
    assert d.asks("nr-ask-trace-boost", RUNNER)
    d.pick("use", "Signpost")
    assert d.g.runner.bits == 4
    assert d.g.runner.tags == 0, "link 2 beats trace 1, and it is not offered again"
    d.pick("continue").answer(3, CORP).pick("use", "Signpost")
    assert (d.g.runner.bits, d.g.runner.tags) == (3, 1)
    d.finish()


# -- stealth and other bits on programs ------------------------------------------------------------
@pytest.mark.card("cloak", "invisibility", "vewy-vewy-quiet")
@pytest.mark.parametrize(("name", "n"), [("Cloak", 3), ("Invisibility", 1), ("Vewy Vewy Quiet", 2)])
def test_stealth_pays_for_quiet_icebreakers_and_comes_back(name: str, n: int) -> None:
    d = duel(
        forts={"hq": "!Data Wall"},
        hq=["Asp"],
        hand=[name],
        rig=["Dwarf"],
        bits=(5, 9),
        turn="runner",
    )
    d.pick("install", name)
    assert d.card(name).bits == n
    bits = d.g.runner.bits
    d.run("hq").pick("break", "Dwarf").pick("from", name, 1)
    assert (d.card(name).bits, d.g.runner.bits) == (n - 1, bits)
    d.pick("continue").pick("access").finish()
    d.end_turn()
    assert d.card(name).bits == n - 1, "not before the Runner's own turn"
    d.end_turn()
    assert d.card(name).bits == n


@pytest.mark.card("cloak", "jackhammer")
def test_stealth_pays_for_nothing_else() -> None:
    d = duel(
        forts={"hq": "!Wall of Static"},
        rig=["Cloak", "Jackhammer"],
        hand=["Wild Card", "Codeslinger"],
        bits=(5, 0),
        turn="runner",
    )
    assert not d.offered("install", "Codeslinger")
    d.run("hq")
    assert d.g.run is None, "no bits for a noisy icebreaker, so there was nothing to do"


@pytest.mark.card("poltergeist", "scatter-shot")
@pytest.mark.parametrize(
    ("name", "target", "other"),
    [
        ("Poltergeist", "Rockerboy Promotion", "Twenty-Four-Hour Surveillance"),
        ("Scatter Shot", "Twenty-Four-Hour Surveillance", "Rockerboy Promotion"),
    ],
)
def test_bits_for_trashing(name: str, target: str, other: str) -> None:
    for card, fits in ((target, True), (other, False)):
        cost = CARDS[card_id(card)].trash
        d = duel(
            forts={3: f"/ {card}"}, hand=[name], rig=[], bits=(0, max(0, cost - 1)), turn="runner"
        )
        d.pick("install", name)
        assert d.card(name).bits == 2
        d.run(3).pick("access")
        assert d.offered("trash-it", cost) is fits
        if fits:
            d.pick("trash-it")
            d.pick("from", name, min(2, cost)) if d.asks("nr-ask-pay") else None
            d.finish()
            assert d.card(name).bits < 2
            d.end_turn().end_turn()
            assert d.card(name).bits == 2
        d.finish()


@pytest.mark.card("zetatech-software-installer")
def test_zetatech_software_installer_pays_for_programs() -> None:
    name = "Zetatech Software Installer"
    d = duel(hand=[name, "Codecracker", "Wutech Mem Chip"], bits=(5, 0), turn="runner")
    d.pick("install", name)
    assert d.card(name).bits == 2
    assert not d.offered("install", "Wutech Mem Chip"), "no hardware"
    d.pick("install", "Codecracker").maybe("from", name, 2)
    assert d.in_play("Codecracker")
    assert d.card(name).bits == 0
    d.end_turn().end_turn()
    assert d.card(name).bits == 2


@pytest.mark.card("zetatech-software-installer")
def test_zetatech_software_installer_pays_for_what_overwrites_it() -> None:
    name = "Zetatech Software Installer"
    d = duel(
        hand=["Codecracker"], rig=[name, "Krash", "Krash", "Krash"], bits=(5, 0), turn="runner"
    )
    d.pick("install", "Codecracker", 0)
    d.pick("trash", name).maybe("from", name, 2)
    assert d.in_play("Codecracker")
    assert not d.in_play(name)
    assert d.g.runner.bits == 0


@pytest.mark.card("zetatech-software-installer", "imp")
def test_zetatech_software_installer_pays_even_as_its_daemon_is_overwritten() -> None:
    name = "Zetatech Software Installer"
    d = duel(
        hand=["Codecracker"],
        rig=["Imp", f"{name} in Imp", "Krash", "Krash", "Krash"],
        bits=(5, 0),
        turn="runner",
    )
    d.pick("install", "Codecracker", 0).pick("trash", "Imp").maybe("from", name, 2)
    assert d.in_play("Codecracker")
    assert not d.in_play(name)
    assert d.g.runner.bits == 0


# -- damage ---------------------------------------------------------------------------------------
@pytest.mark.card("shield", "force-shield")
def test_shields_prevent_up_to_two_points_each_turn() -> None:
    d = duel(
        forts={"hq": "!Razor Wire"}, rig=["Shield"], hand=["Dwarf"] * 4, bits=(5, 0), turn="runner"
    )
    d.run("hq")
    assert d.asks("nr-ask-damage")
    assert d.offered("prevent", "Shield", 2)
    assert d.offered("prevent", "Shield", 1)
    d.pick("prevent", "Shield", 1).pick("suffer")
    assert len(d.g.runner.hand) == 3
    d.run("hq").pick("prevent", "Shield", 1)
    assert len(d.g.runner.hand) == 2, "one point was left, and it is used up"
    d.end_turn().end_turn()
    assert d.card("Shield").this_turn == 0


@pytest.mark.card("shield", "force-shield")
def test_force_shield_counts_net_and_brain_together() -> None:
    d = duel(
        forts={"hq": "!Cortical Scrub, !Razor Wire"},
        rig=["Shield", "Force Shield", "Dwarf", "Ramming Piston"],
        hand=["Dwarf"] * 4,
        bits=(5, 9),
        turn="runner",
    )
    d.run("hq").pick("break", "Dwarf", 1).pick("done")
    d.pick("prevent", "Force Shield", 1).pick("prevent", "Shield", 1)
    assert len(d.g.runner.hand) == 4
    d.pick("continue")
    assert not d.offered("prevent", "Shield"), "brain damage"
    d.pick("prevent", "Force Shield", 1)
    assert (d.g.runner.brain, len(d.g.runner.hand)) == (0, 4)


@pytest.mark.card("shield", "force-shield", "enterprise-inc-shields")
def test_shields_do_not_help_against_meat_damage() -> None:
    d = duel(
        hq=["Scorched Earth"],
        rig=["Shield", "Force Shield", "Enterprise, Inc., Shields"],
        hand=["Dwarf"] * 5,
        tags=1,
        bits=(9, 9),
    )
    d.pick("play", "Scorched Earth")
    assert len(d.g.runner.hand) == 1


@pytest.mark.card("enterprise-inc-shields")
def test_enterprise_inc_shields_prevents_as_much_as_is_paid_for() -> None:
    name = "Enterprise, Inc., Shields"
    d = duel(
        forts={"hq": "!Razor Wire", "rd": "!Cortical Scrub"},
        rig=[name],
        hand=["Dwarf"] * 3,
        bits=(5, 2),
        turn="runner",
    )
    d.run("hq")
    assert d.asks("nr-ask-damage")
    assert not d.offered("use", name, 1)
    d.pick("use", name, 0)
    assert (len(d.g.runner.hand), d.g.runner.bits) == (3, 1)
    d.run("rd")
    assert not d.offered("use", name, 0)
    d.pick("use", name, 1)
    assert (len(d.g.runner.hand), d.g.runner.bits, d.g.runner.brain) == (3, 0, 0)


@pytest.mark.card("emergency-self-construct")
@pytest.mark.rule("NR-DMG-004")
def test_emergency_self_construct_saves_the_runner_from_damage() -> None:
    name = "Emergency Self-Construct"
    d = duel(
        hq=["Scorched Earth"] * 2, rig=[name], hand=["Dwarf"] * 2, tags=1, bits=(20, 5), actions=3
    )
    d.g.runner.brain = 2
    d.pick("play", "Scorched Earth")
    assert d.asks("nr-ask-flatline", RUNNER)
    d.pick("use", name)
    g = d.g
    assert not d.over
    assert not d.in_play(name)
    assert (g.runner.hand, g.runner.brain, hand_size(g, RUNNER)) == ([], 0, 4)
    d.pick("play", "Scorched Earth")
    assert not d.over, "there is no meat left"
    d.end_turn()
    assert d.g.actions == 3


@pytest.mark.card("emergency-self-construct")
@pytest.mark.rule("NR-GOAL-002", "NR-GOAL-003")
def test_emergency_self_construct_may_be_declined_and_saves_at_the_end_of_the_turn_too() -> None:
    name = "Emergency Self-Construct"
    d = duel(hq=["Scorched Earth"], rig=[name], tags=1, bits=(20, 5))
    d.pick("play", "Scorched Earth").pick("suffer")
    assert d.over
    assert d.winner == CORP

    d = duel(rig=[name], turn="runner")
    d.g.runner.brain = 6
    d.pick("end")
    assert d.asks("nr-ask-flatline", RUNNER)
    d.pick("use", name)
    assert d.asks("nr-ask-corp", CORP)
    assert d.g.runner.brain == 0

    d = duel(turn="runner")
    d.g.runner.brain = 6
    d.pick("end")
    assert d.over
    assert d.winner == CORP


# -- detection ------------------------------------------------------------------------------------
@pytest.mark.card("mouse")
def test_mouse_exposes_a_card_inside_a_fort() -> None:
    d = duel(forts={3: "Keeper / Rockerboy Promotion"}, rig=["Mouse"], turn="runner", bits=(0, 5))
    d.pick("use", "Mouse")
    assert d.g.forts[3].inside[0].seen
    assert not d.g.forts[3].ice[0].seen
    assert d.g.actions == 3
    assert not d.offered("use", "Mouse"), "nothing is left to expose"


@pytest.mark.card("seeya")
def test_seeya_exposes_any_installed_card() -> None:
    d = duel(forts={3: "Keeper / Rockerboy Promotion"}, rig=["SeeYa"], turn="runner", bits=(0, 1))
    d.pick("use", "SeeYa").pick("card", d.g.forts[3].ice[0].id)
    assert d.g.forts[3].ice[0].seen
    assert (d.g.actions, d.g.runner.bits) == (3, 0)
    assert not d.offered("use", "SeeYa"), "it costs a bit"


@pytest.mark.card("smarteye")
@pytest.mark.rule("NR-RUN-009")
def test_smarteye_once_each_run_before_the_corp_rezzes() -> None:
    d = duel(
        forts={"hq": "Filter, Keeper"}, hq=["Asp"], rig=["Smarteye"], turn="runner", bits=(9, 5)
    )
    d.run("hq")
    assert d.asks("nr-ask-scan", RUNNER)
    d.pick("scan", "Smarteye")
    assert d.card("Keeper").seen
    d.pick("continue")
    assert d.asks("nr-ask-rez-ice", CORP)
    d.pick("leave").pick("continue")
    assert d.asks("nr-ask-rez-ice", CORP), "only once"
    d.pick("leave").pick("continue").pick("jack-out")
    d.run("hq")
    assert d.asks("nr-ask-rez-ice"), "the ice is exposed already"
    d.pick("leave").pick("continue").pick("scan", "Smarteye").pick("jack-out")
    assert d.g.run is None


@pytest.mark.card("speed-trap")
def test_speed_trap_jacks_out_when_a_card_is_rezzed() -> None:
    d = duel(forts={3: "/ BBS Whispering Campaign"}, rig=["Speed Trap"], turn="runner", bits=(9, 5))
    d.run(3)
    assert d.asks("nr-window-access", CORP) or d.offered("rez", "BBS Whispering Campaign")
    d.pick("rez", "BBS Whispering Campaign")
    assert d.asks("nr-ask-rezzed", RUNNER)
    d.pick("use", "Speed Trap")
    assert d.g.run is None
    assert d.happened("nr-jack-out")
    assert d.card("BBS Whispering Campaign").up
    assert d.in_play("Speed Trap")


@pytest.mark.card("speed-trap", "aardvark")
def test_speed_trap_is_out_before_aardvark_eats_the_worm() -> None:
    d = duel(
        forts={3: "!Data Wall / Aardvark"}, rig=["Speed Trap", "Dwarf"], turn="runner", bits=(9, 9)
    )
    d.run(3).passing().pick("break", "Dwarf", 0)
    d.pick("rez", "Aardvark").pick("use", "Speed Trap")
    assert d.g.run is None
    assert d.in_play("Dwarf")


@pytest.mark.card("speed-trap")
def test_speed_trap_may_wait_and_knows_nothing_of_ice() -> None:
    d = duel(
        forts={3: "Filter / BBS Whispering Campaign"},
        rig=["Speed Trap"],
        turn="runner",
        bits=(9, 5),
    )
    d.run(3).maybe("pass").pick("rez", "Filter")
    assert not d.asks("nr-ask-rezzed")
    d.finish()
    d = duel(forts={3: "/ BBS Whispering Campaign"}, rig=["Speed Trap"], turn="runner", bits=(9, 5))
    d.run(3).pick("rez", "BBS Whispering Campaign").pick("pass").pick("access").finish()
    assert d.happened("nr-success")


# -- after a run ----------------------------------------------------------------------------------
@pytest.mark.card("false-echo")
def test_false_echo_makes_the_corp_rez_ice_from_outside_in() -> None:
    d = duel(
        forts={"hq": "Filter, Keeper, Cortical Scrub, Data Wall"},
        hq=["Asp"],
        rig=["False Echo"],
        turn="runner",
        bits=(6, 4),
    )
    d.run("hq").to_access()
    assert d.asks("nr-window-after-run", RUNNER)
    d.pick("use", "False Echo")
    assert d.g.runner.bits == 2
    assert [c.up for c in d.g.forts[0].ice] == [True, True, False, True]
    assert d.g.corp.bits == 6 - rez_cost(d.g, d.card("Data Wall")) - 4
    d.finish()


@pytest.mark.card("false-echo", "i-spy", "netspace-inverter")
def test_programs_for_after_a_run_need_a_successful_one() -> None:
    rig = ["False Echo", "I Spy", "Netspace Inverter"]
    d = duel(forts={"hq": "Filter, Keeper"}, hq=["Asp"], rig=rig, turn="runner", bits=(6, 9))
    for name in rig:
        assert not d.offered("use", name)
    d.run("hq").pick("leave").pick("continue").pick("leave").pick("continue").pick("jack-out")
    assert d.asks("nr-ask-runner")
    d = duel(forts={3: "/ Rockerboy Promotion"}, rig=rig, turn="runner", bits=(0, 9))
    d.run(3).pick("access").pick("trash-it")
    assert d.asks("nr-ask-runner"), "the fort is gone"


@pytest.mark.card("i-spy")
def test_i_spy_exposes_a_fort_until_the_corp_pays() -> None:
    d = duel(
        forts={3: "Keeper / Rockerboy Promotion"},
        hq=["Filter"],
        rig=["I Spy"],
        turn="runner",
        bits=(3, 0),
    )
    d.run(3).to_access()
    assert d.asks("nr-window-after-run", RUNNER)
    d.pick("use", "I Spy")
    assert not d.in_play("I Spy")
    assert d.g.forts[3].marks == (("spy", 1),)
    assert d.card("Keeper").seen
    assert d.card("Rockerboy Promotion").seen
    d.end_turn()
    d.pick("install", "Filter", 3).choose()
    assert d.card("Filter").seen, "so are new cards"
    assert not d.offered("settle-fort", "spy"), "4 bits are missing"
    d.pick("bit").pick("bit").passing()
    d.end_turn()
    assert d.g.corp.bits == 4
    d.pick("settle-fort", "spy")
    assert d.g.corp.bits == 0
    assert d.g.actions == 2
    assert d.g.forts[3].marks == ()


@pytest.mark.card("netspace-inverter")
def test_netspace_inverter_turns_the_ice_around() -> None:
    d = duel(
        forts={"hq": "Filter, Keeper, Data Wall"},
        hq=["Asp"],
        rig=["Netspace Inverter"],
        turn="runner",
        bits=(0, 5),
    )
    d.run("hq").to_access()
    d.pick("use", "Netspace Inverter")
    assert [c.card for c in d.g.forts[0].ice] == ["data-wall", "keeper", "filter"]
    assert d.in_play("Netspace Inverter")
    assert not d.offered("use", "Netspace Inverter"), "once after a run"
    d.finish()


# -- programs that are saved, fetched and found ----------------------------------------------------
@pytest.mark.card("joan-of-arc")
def test_joan_of_arc_saves_programs_and_is_trashed_or_goes_home() -> None:
    d = duel(forts={"hq": "!Banpei"}, rig=["Dwarf", "Joan of Arc"], turn="runner", bits=(5, 5))
    d.run("hq").pick("card", "Dwarf")
    assert d.asks("nr-ask-save", RUNNER)
    d.pick("use", "Joan of Arc", 0)
    assert d.in_play("Dwarf")
    assert d.g.runner.trash == ["joan-of-arc"]

    d = duel(forts={"hq": "!Banpei"}, rig=["Dwarf", "Joan of Arc"], turn="runner", bits=(5, 5))
    d.run("hq").pick("card", "Dwarf").pick("use", "Joan of Arc", 1)
    assert d.in_play("Dwarf")
    assert d.g.runner.hand == ["joan-of-arc"]
    assert d.g.runner.bits == 4

    d = duel(forts={"hq": "!Banpei"}, rig=["Dwarf", "Joan of Arc"], turn="runner", bits=(5, 5))
    d.run("hq").pick("card", "Dwarf").pick("suffer")
    assert not d.in_play("Dwarf")
    assert d.in_play("Joan of Arc")

    d = duel(forts={"hq": "!Banpei"}, rig=["Dwarf", "Joan of Arc"], turn="runner", bits=(5, 0))
    d.run("hq").pick("card", "Joan of Arc")
    assert not d.in_play("Joan of Arc"), "she does not save herself"


@pytest.mark.card("mystery-box")
def test_mystery_box_installs_a_program_for_nothing() -> None:
    d = duel(
        forts={"hq": "!Data Wall"},
        rig=["Mystery Box", "Imp"],
        stack=["Black Dahlia", "Score!", "Dwarf", "Score!", "AI Boon", "Score!"],
        turn="runner",
        bits=(5, 0),
    )
    assert not d.offered("use", "Mystery Box")
    d.run("hq").pick("use", "Mystery Box")
    assert len(emitted(d, "nr-show")) == 5
    assert not d.in_play("Mystery Box")
    imp = d.card("Imp").id
    assert sorted(d.options) == sorted(
        [(v, c, h) for v in ("install-rig",) for c in ("ai-boon", "dwarf") for h in (0, imp)]
    )
    d.pick("install", "Dwarf", 0)
    assert d.in_play("Dwarf")
    assert d.g.runner.bits == 0
    assert len(d.g.runner.stack) == 5
    assert d.happened("nr-shuffle")
    d.finish()


@pytest.mark.card("mystery-box")
def test_mystery_box_without_a_program_stays_and_works_once_each_run() -> None:
    d = duel(
        forts={"hq": "!Data Wall"},
        rig=["Mystery Box", "Krash"],
        stack=["Black Dahlia"] * 3 + ["Score!"] * 5,
        turn="runner",
        bits=(5, 5),
    )
    d.run("hq").pick("use", "Mystery Box")
    assert d.in_play("Mystery Box")
    assert len(d.g.runner.stack) == 8
    assert d.happened("nr-shuffle")
    assert not d.offered("use", "Mystery Box")
    d.finish()
    d.run("hq")
    assert d.offered("use", "Mystery Box")
    d.finish()


@pytest.mark.card("self-modifying-code")
def test_self_modifying_code_fetches_what_is_needed_in_the_middle_of_an_encounter() -> None:
    d = duel(
        forts={"hq": "!Data Wall"},
        hq=["Asp"],
        rig=["Self-Modifying Code", "Raptor", "Raptor"],
        stack=["Dwarf", "Black Dahlia", "Score!", "Worm"],
        turn="runner",
        bits=(5, 7),
    )
    assert not d.offered("use", "Self-Modifying Code"), "only during a run"
    d.run("hq").pick("use", "Self-Modifying Code")
    assert not d.in_play("Self-Modifying Code")
    assert {o[1] for o in d.options if o[0] == "install-rig"} == {"dwarf", "worm"}, "10 is too dear"
    assert d.offered("none")
    d.pick("install", "Dwarf")
    assert d.g.runner.bits == 1
    assert sorted(d.g.runner.stack) == ["black-dahlia", "score", "worm"]
    d.pick("break", "Dwarf").pick("continue").pick("access").finish()


@pytest.mark.card("self-modifying-code")
def test_self_modifying_code_may_find_nothing() -> None:
    d = duel(
        forts={"hq": "!Data Wall"},
        rig=["Self-Modifying Code"],
        stack=["Dwarf"],
        turn="runner",
        bits=(5, 7),
    )
    d.run("hq").pick("use", "Self-Modifying Code").pick("none")
    assert d.g.runner.stack == ["dwarf"]
    assert d.g.run is None


@pytest.mark.card("startup-immolator")
def test_startup_immolator_burns_ice_that_was_broken() -> None:
    d = duel(
        forts={"hq": "!Wall of Static, !Banpei"},
        hq=["Asp"],
        rig=["Startup Immolator", "Dwarf", "Loony Goon"],
        turn="runner",
        bits=(5, 6),
    )
    d.run("hq")
    assert not d.offered("use", "Startup Immolator")
    d.pick("break", "Loony Goon", 0).pick("break", "Loony Goon", 1)
    assert d.asks("nr-window-passed", RUNNER)
    d.pick("use", "Startup Immolator")
    assert not d.in_play("Banpei")
    assert d.g.corp.archives == ["banpei"]
    assert d.g.runner.bits == 0
    assert d.g.memory.trashed == ["banpei"]
    d.pick("continue")
    d.finish()


@pytest.mark.card("startup-immolator")
def test_startup_immolator_needs_all_subroutines_broken_and_the_rez_cost() -> None:
    for bits, offered in ((1 + 3, True), (1 + 2, False)):
        d = duel(
            forts={"hq": "!Wall of Static"},
            hq=["Asp"],
            rig=["Startup Immolator", "Dwarf"],
            turn="runner",
            bits=(5, bits),
        )
        d.run("hq").pick("break", "Dwarf")
        assert d.offered("use", "Startup Immolator") is offered
        d.finish()
    d = duel(
        forts={"hq": "!Shock.r"},
        hq=["Asp"],
        rig=["Startup Immolator", "Krash"],
        turn="runner",
        bits=(5, 20),
    )
    d.run("hq").pick("done")
    assert not d.offered("use", "Startup Immolator")
    d.finish()


@pytest.mark.card("startup-immolator")
def test_ice_that_is_met_again_must_be_broken_again_to_burn() -> None:
    d = duel(
        forts={"hq": "!Wall of Static"},
        hq=["Asp"],
        rig=["Startup Immolator", "Dwarf"],
        turn="runner",
        bits=(5, 9),
    )
    d.run("hq").pick("break", "Dwarf")
    assert CONDITIONS["can-burn-ice"](d.g, None)
    assert d.g.run is not None
    atoms.meet(d.g, d.g.run, d.card("Wall of Static"))  # thrown back, then passed by other means
    assert not CONDITIONS["can-burn-ice"](d.g, None)
    d.leave_open()


@pytest.mark.card("startup-immolator")
def test_a_fort_that_falls_ends_the_run() -> None:
    d = duel(
        forts={3: "!Wall of Static"}, rig=["Startup Immolator", "Dwarf"], turn="runner", bits=(5, 9)
    )
    d.run(3).pick("break", "Dwarf").pick("use", "Startup Immolator")
    assert len(d.g.forts) == 3
    assert d.g.run is None
    assert not d.happened("nr-success")


# -- other runs and looks --------------------------------------------------------------------------
@pytest.mark.card("clown")
def test_clown_weakens_all_ice() -> None:
    d = duel(forts={"hq": "!Keeper", "rd": "!Data Wall"}, rig=["Clown"] * 2)
    assert ice_strength(d.g, d.card("Keeper")) == 2
    assert ice_strength(d.g, d.card("Data Wall")) == -2


@pytest.mark.card("expert-schedule-analyzer")
def test_expert_schedule_analyzer_shows_hq_after_an_access() -> None:
    d = duel(hq=["Keeper", "Asp", "Filter"], rig=["Expert Schedule Analyzer"], turn="runner")
    d.run("hq").pick("access").finish()
    assert [e["card"] for e in emitted(d, "nr-look")] == ["asp", "filter", "keeper"]
    d.run("rd").pick("access").finish()
    assert len(emitted(d, "nr-look")) == 3


@pytest.mark.card("microtech-ai-interface")
def test_microtech_ai_interface_cuts_rd_before_an_access() -> None:
    name = "Microtech AI Interface"
    d = duel(rd=["Keeper", "Asp", "Tycho Extension", "Filter"], rig=[name], turn="runner")
    d.run("rd").pick("access").pick("use", name)
    assert list(d.options) == [1, 2, 3]
    d.answer(1)
    d.maybe("stored", "rd")
    assert d.g.runner.scored[0].card == "tycho-extension"
    assert d.g.corp.rd == ["filter", "keeper", "asp"]
    d.finish()
    d.run("rd").pick("access").pick("stored", "rd")
    assert not d.offered("use", name), "too late once a card was seen"
    d.finish()
    assert d.g.corp.rd == ["filter", "keeper", "asp"], "it is a choice"
    d.run("archives").pick("access").finish()


@pytest.mark.card("newsgroup-filter")
def test_newsgroup_filter() -> None:
    d = duel(rig=["Newsgroup Filter"], turn="runner")
    d.pick("use", "Newsgroup Filter").pick("use", "Newsgroup Filter")
    assert (d.g.runner.bits, d.g.actions) == (9, 2)


@pytest.mark.card("r-and-d-protocol-files", "deep-thought")
def test_rd_protocol_files_look_instead_of_accessing() -> None:
    name = "R&D-Protocol Files"
    d = duel(
        rd=["Filter", "Tycho Extension", "Keeper", "Asp", "Mazer", "Quandary"],
        rig=[name, "Deep Thought"],
        turn="runner",
    )
    d.pick("use", name).pick("access")
    assert [e["card"] for e in emitted(d, "nr-look")] == [
        "quandary",
        "mazer",
        "asp",
        "keeper",
        "tycho-extension",
    ]
    assert d.g.runner.scored == []
    assert d.g.actions == 3
    assert d.g.corp.virus == {"thought": 1}, "it is a successful run"
    d.pick("use", name).pick("jack-out")
    assert len(emitted(d, "nr-look")) == 5
    d.g.runner.tolls.append(1)
    d.pick("bit")
    assert not d.offered("use", name), "no run may be made"


@pytest.mark.card("shredder-uplink-protocol", "gremlins")
def test_shredder_uplink_protocol_gets_into_hq_through_the_archives() -> None:
    name = "Shredder Uplink Protocol"
    d = duel(
        forts={"hq": "!Keeper", "archives": "!Filter"},
        hq=["Tycho Extension"],
        archives=["Marine Arcology"],
        rig=[name, "Gremlins", "Codecracker"],
        turn="runner",
    )
    d.pick("use", name)
    assert d.g.run is not None
    assert d.g.run.fort == 2
    d.pick("break", "Codecracker").pick("continue").pick("access")
    d.finish()
    assert [c.card for c in d.g.runner.scored] == ["tycho-extension"]
    assert d.g.memory.hits == [0]
    assert d.g.corp.virus == {"gremlin": 1}
    assert d.g.corp.archives == ["marine-arcology"]


@pytest.mark.parametrize("id", [id for id, c in CARDS.items() if c.type == "program"])
def test_every_program_says_what_it_does(id: str) -> None:
    c = CARDS[id]
    said = (c.whens, c.paids, c.mods, c.stock, c.breaker, c.link, c.prevents, c.holds, c.special)
    assert any(said)
