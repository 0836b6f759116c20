"""Preps of Proteus and Classic: each is played, and does what it says and no more."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.cards.expansions.preps import CARDS as DECLARED
from neontable.games.netrunner.model.numbers import breaker_strength, points
from neontable.games.netrunner.model.pieces import Memory, Runner
from tests.netrunner.play import CORP, HQ, RD, RUNNER, Duel, card_id, duel
from tests.netrunner.scenes import play

OPERATION = "Efficiency Experts"


def accessed(d: Duel) -> int:
    return len([e for e in d.events if e.id == "nr-access-you"])


# -- bits and cards --------------------------------------------------------------------------------
@pytest.mark.card("cruising-for-netwatch", "stakeout", "drone-for-a-day")
@pytest.mark.parametrize(
    ("card", "bits", "drawn", "tags"),
    [
        ("Cruising for Netwatch", 1, 2, 0),
        ("Stakeout", 2, 1, 0),
        ("Drone for a Day", 5, 0, 1),
    ],
)
def test_bits_and_cards(card: str, bits: int, drawn: int, tags: int) -> None:
    d = play(card)
    assert (d.g.runner.bits, len(d.g.runner.hand), d.g.runner.tags) == (10 + bits, drawn, tags)
    assert d.g.runner.trash == [card_id(card)]
    assert d.g.actions == 3


@pytest.mark.card("drone-for-a-day", "fall-guy")
def test_the_tag_of_a_drone_can_be_avoided() -> None:
    d = play("Drone for a Day", rig=["Fall Guy"]).pick("use", "Fall Guy")
    assert (d.g.runner.bits, d.g.runner.tags) == (15, 0)


@pytest.mark.card("finders-keepers")
def test_finders_keepers_brings_what_three_dice_show() -> None:
    d = duel(turn="runner", hand=["Finders Keepers"], bits=(5, 7)).dice(6, 1, 4)
    d.pick("play", "Finders Keepers")
    assert d.g.runner.bits == 11
    d = duel(turn="runner", hand=["Finders Keepers"], bits=(5, 6))
    assert not d.offered("play", "Finders Keepers"), "seven bits come first"


@pytest.mark.card("on-the-fast-track")
@pytest.mark.parametrize(
    ("trashed", "bits"),
    [
        (["holovid-campaign"], 8),
        (["investment-firm"], 6),
        (["investment-firm", "holovid-campaign"], 8),
        (["esa-contract"], 0),
        ([], 0),
    ],
)
def test_on_the_fast_track(trashed: list[str], bits: int) -> None:
    d = play("On the Fast Track", memory=Memory(trashed=trashed))
    assert d.g.runner.bits == 10 + bits


@pytest.mark.card("do-the-drine", "cortical-stimulators")
def test_do_the_drine_sells_brain_for_bits() -> None:
    d = play("Do the 'Drine", hand=["Krash"] * 3, rig=["Cortical Stimulators"], bits=(5, 0))
    assert list(d.options) == [0, 1, 2, 3], "not enough to be flatlined"
    d.answer(2)
    assert d.g.runner.bits == 8
    assert d.g.runner.brain == 2, "nothing prevents it"
    assert len(d.g.runner.hand) == 1


@pytest.mark.card("do-the-drine")
def test_do_the_drine_stops_at_a_hand_size_of_zero() -> None:
    runner = Runner(bits=0, brain=4, stack=["krash"] * 5)
    d = duel(turn="runner", runner=runner, hand=["Do the 'Drine", *["Krash"] * 4])
    d.pick("play", "Do the 'Drine")
    assert list(d.options) == [0, 1]
    d.answer(0)
    assert (d.g.runner.bits, d.g.runner.brain) == (0, 4)
    d = play("Do the 'Drine", bits=(5, 0))
    assert d.asks("nr-ask-runner"), "an empty hand leaves nothing to sell"


@pytest.mark.card("boostergang-connections")
def test_boostergang_connections_swaps_the_hand() -> None:
    d = play(
        "Boostergang Connections",
        hand=["Score!", "Fall Guy"],
        stack=["Dwarf", "Krash", "Codecracker"],
    )
    d.choose("Krash", "Dwarf")
    assert sorted(d.g.runner.hand) == ["dwarf", "krash"]
    assert d.g.runner.stack == ["codecracker"]
    assert sorted(d.g.runner.trash) == ["boostergang-connections", "fall-guy", "score"]
    assert d.happened("nr-shuffle")
    assert not d.happened("nr-fetch"), "the Corp does not see them"
    d = play("Boostergang Connections")
    assert d.g.runner.hand == [], "nothing for nothing"


@pytest.mark.card("hijack")
def test_hijack_lends_three_bits_for_one_installation() -> None:
    d = play("Hijack", hand=["Dwarf", "Fall Guy", "Codecracker"], bits=(5, 4))
    assert {o[1] for o in d.find("install-rig")} == {"dwarf", "codecracker"}, "no resources"
    d.pick("install-rig", "Dwarf")
    assert d.in_play("Dwarf")
    assert d.g.runner.bits == 0
    d = play("Hijack", hand=["Codecracker"], bits=(5, 4))
    d.pick("install-rig", "Codecracker").pick("lent")
    assert d.g.runner.bits == 3
    assert d.g.purses == [], "what is left goes back"
    d = play("Hijack", hand=["Dwarf"], bits=(5, 4)).pick("none")
    assert (d.g.runner.bits, d.g.purses) == (3, [])


@pytest.mark.card("hijack", "omnitech-wet-drive")
def test_hijack_installs_hardware_too_but_not_what_is_too_dear() -> None:
    d = play("Hijack", hand=["MRAM Chip", "Black Dahlia"], bits=(5, 4))
    assert {o[1] for o in d.find("install-rig")} == {"mram-chip"}
    d.pick("install-rig", "MRAM Chip").pick("lent")
    assert d.in_play("MRAM Chip")


@pytest.mark.card("the-personal-touch")
def test_the_personal_touch_strengthens_one_icebreaker() -> None:
    d = play("The Personal Touch", rig=["Codecracker", "Dwarf", "Cloak"])
    assert {o[2] for o in d.find("card")} == {"codecracker", "dwarf"}
    d.pick("card", "Codecracker")
    assert breaker_strength(d.g, d.card("Codecracker")) == 1
    assert breaker_strength(d.g, d.card("Dwarf")) == 3
    assert d.g.runner.bits == 6
    d.end_turn()
    assert breaker_strength(d.g, d.card("Codecracker")) == 1, "it stays"


@pytest.mark.card("ice-and-data-special-report")
def test_special_report_exposes_one_fort() -> None:
    d = play(
        "Ice and Data Special Report",
        forts={"hq": "Filter", 3: "Keeper, !Data Wall, Quandary / ESA Contract"},
    )
    assert {o[1] for o in d.find("fort")} == {0, 3}, "forts with something to see"
    d.pick("fort", 3)
    assert len(d.items) == 3, "the rezzed wall is known"
    d.choose(d.card("Keeper").id, d.card("ESA Contract").id)
    seen = [c.card for f in d.g.forts for c in (*f.ice, *f.inside) if c.seen]
    assert seen == ["keeper", "esa-contract"]
    d.finish()


# -- agendas ---------------------------------------------------------------------------------------
@pytest.mark.card("prearranged-drop")
def test_prearranged_drop_pays_once_for_the_next_agenda() -> None:
    d = play("Prearranged Drop", hq=["Corporate War"], rd=["Corporate War"] * 2)
    assert d.g.runner.bits == 10
    d.run("hq").pick("access").finish()
    assert d.g.runner.bits == 16
    d.run("rd").pick("access").finish()
    assert len(d.g.runner.scored) == 2
    assert d.g.runner.bits == 16, "only the next one"


@pytest.mark.card("prearranged-drop")
def test_prearranged_drop_is_for_this_turn() -> None:
    d = play("Prearranged Drop", hq=["Tycho Extension"])
    d.end_turn()
    d.end_turn()
    d.run("hq").to_access().finish()
    assert d.g.runner.bits == 10


@pytest.mark.card("prearranged-drop", "fetal-ai")
def test_an_agenda_that_is_left_was_accessed_all_the_same() -> None:
    d = play("Prearranged Drop", hq=["Fetal AI"], hand=["Krash"] * 4, bits=(5, 0))
    d.run("hq").pick("access").pick("leave").finish()
    assert d.g.runner.bits == 6
    assert d.g.corp.hq == ["fetal-ai"]


@pytest.mark.card("promises-promises")
def test_promises_score_a_point_more() -> None:
    d = play("Promises, Promises", hq=["Corporate War"])
    d.run("hq").pick("access").finish()
    assert points(d.g, RUNNER) == 4
    assert d.g.runner.bits == 8


@pytest.mark.card("promises-promises")
def test_promises_win_at_the_end_of_the_access() -> None:
    d = play(
        "Promises, Promises",
        hq=["Corporate War"],
        runner_scored=["Tycho Extension"],
        hand=["Krash"],
    )
    d.run("hq").pick("access").finish()
    assert d.over
    assert d.winner == RUNNER
    d = play("Promises, Promises", hq=[OPERATION], runner_scored=["Tycho Extension"])
    d.run("hq").pick("access").finish()
    assert points(d.g, RUNNER) == 4, "no agenda, no point"


@pytest.mark.card("corruption")
def test_corruption_sells_the_points_of_the_turn() -> None:
    d = duel(
        turn="runner",
        hand=["Corruption"],
        hq=["Corporate War"],
        runner_scored=["Corporate War"],
        bits=(5, 0),
    )
    assert not d.offered("play", "Corruption")
    assert d.refused("play", "corruption") == "NR-PREP-001"
    d.run("hq").pick("access").finish()
    d.pick("play", "Corruption")
    assert (points(d.g, RUNNER), points(d.g, CORP)) == (3, 3), "what he had before is his"
    assert (d.g.runner.bits, d.g.runner.tags) == (30, 1)


@pytest.mark.card("corruption")
def test_corruption_may_make_the_corp_win() -> None:
    d = duel(
        turn="runner",
        hand=["Corruption"],
        hq=["Tycho Extension"],
        corp_scored=["Tycho Extension"],
    )
    d.run("hq").pick("access").finish()
    d.pick("play", "Corruption")
    assert d.over
    assert d.winner == CORP


# -- runs ------------------------------------------------------------------------------------------
@pytest.mark.card("all-hands", "rush-hour", "hammer")
@pytest.mark.parametrize(("card", "fort"), [("All-Hands", "hq"), ("Rush Hour", "rd")])
def test_a_run_for_three_more_cards_without_noise(card: str, fort: str) -> None:
    d = play(card, hq=["Data Wall"] * 6, forts={fort: "!Data Wall"}, rig=["Hammer", "Dwarf"])
    assert not d.offered("break", "Hammer"), "noisy"
    assert not d.offered("boost", "Hammer")
    assert d.refused("break", d.card("Hammer").id, "hammer", 0) == "NR-BRK-001"
    d.pick("break", "Dwarf", 0).to_access().finish()
    assert accessed(d) == 4
    assert d.g.memory.hits == [HQ if fort == "hq" else RD]


@pytest.mark.card("blackmail")
def test_blackmail_scores_a_point_in_place_of_the_access() -> None:
    d = play("Blackmail", hq=["Tycho Extension"], bits=(5, 12))
    d.to_access().finish()
    assert (points(d.g, RUNNER), d.g.corp.hq) == (1, ["tycho-extension"])
    d = play("Blackmail", forts={"hq": "!Data Wall"}, bits=(5, 12)).finish()
    assert points(d.g, RUNNER) == 0


@pytest.mark.card("blackmail")
def test_blackmail_may_win() -> None:
    d = play("Blackmail", runner_scored=["Tycho Extension", "Corporate War"], bits=(5, 12))
    d.to_access()
    assert d.over
    assert d.winner == RUNNER


@pytest.mark.card("decoy-signal")
def test_decoy_signal_exposes_ice_before_it_is_rezzed() -> None:
    d = play("Decoy Signal", forts={"hq": "Filter, !Data Wall, Keeper"}, rig=["Dwarf"])
    d.pick("fort", "hq")
    assert d.card("Keeper").seen
    assert not d.card("Filter").seen, "not yet approached"
    assert d.asks("nr-ask-scanned", RUNNER)
    d.pick("continue").pick("leave").pick("continue")
    assert d.asks("nr-ask-break"), "rezzed ice is just met"
    d.pick("break", "Dwarf", 0).pick("continue")
    assert d.card("Filter").seen
    d.pick("jack-out").finish()
    assert not d.card("Filter").up, "the Corp was not asked"
    d.run("rd").finish()


@pytest.mark.card("demolition-run")
def test_demolition_run_trashes_rezzed_ice() -> None:
    d = play(
        "Demolition Run",
        forts={3: "Filter, !Banpei, !Data Wall / Tycho Extension", "hq": "!Keeper"},
        rig=["Dwarf", "Loony Goon"],
        bits=(0, 20),
    )
    d.pick("fort", 3).pick("break", "Dwarf", 0).pick("continue")
    d.pick("break", "Loony Goon", 0).pick("break", "Loony Goon", 1)
    d.to_access().finish()
    assert [c.card for c in d.g.fort(3).ice] == ["filter"]
    assert [c.card for c in d.g.fort(3).inside] == ["tycho-extension"], "nothing is accessed"
    assert d.in_play("Keeper"), "another fort"
    assert sorted(d.g.corp.archives) == ["banpei", "data-wall"]
    assert d.g.runner.tags == 3


@pytest.mark.card("demolition-run")
def test_a_demolition_run_that_fails_destroys_nothing() -> None:
    d = play("Demolition Run", forts={"hq": "!Data Wall"})
    d.pick("fort", "hq").finish()
    assert d.in_play("Data Wall")
    assert d.g.runner.tags == 0


@pytest.mark.card("remote-detonator")
def test_remote_detonator_needs_a_successful_run() -> None:
    d = duel(
        turn="runner",
        hand=["Remote Detonator"],
        forts={"rd": "!Keeper", "hq": "!Filter, Data Wall"},
        rig=["Codecracker"],
        bits=(0, 9),
    )
    assert d.refused("play", "remote-detonator") == "NR-PREP-001"
    d.run("hq").pick("continue").pick("break", "Codecracker", 0)
    d.to_access().finish()
    d.pick("play", "Remote Detonator").finish()
    assert [c.card for c in d.g.fort(0).ice] == ["data-wall"]
    assert d.in_play("Keeper")
    assert (d.g.runner.tags, d.g.runner.bits) == (3, 2)


@pytest.mark.card("remote-detonator")
def test_remote_detonator_after_two_successful_runs() -> None:
    d = play(
        "Remote Detonator",
        forts={"rd": "!Keeper", "hq": "!Filter"},
        memory=Memory(runs=2, hits=[RD, HQ]),
    )
    d.pick("fort", "rd")
    assert not d.in_play("Keeper")
    assert d.in_play("Filter")


@pytest.mark.card("disgruntled-ice-technician")
def test_the_technician_derezzes_what_was_broken() -> None:
    d = play(
        "Disgruntled Ice Technician",
        forts={"hq": "!Data Wall, !Filter"},
        rig=["Codecracker", "Dwarf"],
        hq=[OPERATION],
    )
    d.pick("fort", "hq").pick("break", "Codecracker", 0)
    assert d.asks("nr-ask-technician", RUNNER)
    d.pick("no").pick("continue").pick("break", "Dwarf", 0).pick("yes")
    assert (d.card("Filter").up, d.card("Data Wall").up) == (True, False)
    assert d.asks("nr-ask-runner")
    assert d.g.memory.hits == []


@pytest.mark.card("disgruntled-ice-technician")
def test_the_technician_needs_all_subroutines_broken() -> None:
    d = play(
        "Disgruntled Ice Technician",
        forts={"hq": "!Misleading Access Menus"},
        rig=["Codecracker"],
        hq=[OPERATION],
    )
    d.pick("fort", "hq").pick("done").pick("pay")
    assert not d.asks("nr-ask-technician")
    d.to_access().finish()
    d.run("hq").pick("boost", "Codecracker").pick("break", "Codecracker", 0)
    assert not d.asks("nr-ask-technician"), "another run"
    d.finish()


@pytest.mark.card("gypsy-schedule-analyzer")
def test_gypsy_digs_an_agenda_into_hq() -> None:
    rd = ["Tycho Extension", "Keeper", "Corporate War", "Filter", "Data Wall"]
    d = play("Gypsy Schedule Analyzer", rd=rd, hq=[OPERATION])
    d.to_access().finish()
    assert d.g.corp.hq == ["efficiency-experts", "corporate-war"]
    assert sorted(d.g.corp.rd) == ["data-wall", "filter", "keeper", "tycho-extension"]
    assert [dict(e.args)["card"] for e in d.events if e.id == "nr-show"] == [
        "data-wall",
        "filter",
        "corporate-war",
    ]
    assert accessed(d) == 0


@pytest.mark.card("gypsy-schedule-analyzer")
def test_gypsy_without_an_agenda_shows_all_of_rd() -> None:
    d = play("Gypsy Schedule Analyzer", rd=["Keeper", "Filter"], hq=[])
    d.to_access().finish()
    assert d.g.corp.hq == []
    assert sorted(d.g.corp.rd) == ["filter", "keeper"]


@pytest.mark.card("library-search")
def test_library_search_rewards_a_quiet_run() -> None:
    d = play("Library Search", hq=["Data Wall"] * 5, forts={"hq": "!Data Wall"}, rig=["Dwarf"])
    assert {o[1] for o in d.find("fort")} == {HQ, RD}
    d.pick("fort", "hq").pick("break", "Dwarf", 0).to_access().finish()
    assert accessed(d) == 3


@pytest.mark.card("library-search", "hammer")
@pytest.mark.parametrize(("ice", "rig"), [("Data Wall", "Hammer"), ("Hunter", "Dwarf")])
def test_library_search_after_noise_or_a_trace(ice: str, rig: str) -> None:
    d = play("Library Search", hq=["Data Wall"] * 5, forts={"hq": f"!{ice}"}, rig=[rig, "Krash"])
    d.pick("fort", "hq")
    if rig == "Hammer":
        d.pick("break", "Hammer", 0)
    else:
        d.maybe("done").answer(0, CORP).maybe("no-link")
    d.to_access().finish()
    assert accessed(d) == 1


@pytest.mark.card("pirate-broadcast")
def test_pirate_broadcast_runs_every_fort() -> None:
    d = play("Pirate Broadcast", forts={3: "/ ESA Contract"}, hq=[OPERATION])
    assert len(d.find("fort")) == 4
    for fort in (3, "hq", "archives"):
        d.pick("fort", fort).passing().pick("access")
        d.maybe("leave")
    d.to_access().finish()
    assert sorted(d.g.memory.hits) == [0, 1, 2, 3]
    assert points(d.g, RUNNER) == 1
    assert d.g.actions == 3


@pytest.mark.card("pirate-broadcast")
def test_pirate_broadcast_that_fails_somewhere_costs_an_action() -> None:
    d = play("Pirate Broadcast", forts={"hq": "!Data Wall"})
    d.pick("fort", "hq")
    d.finish()
    for _ in range(60):
        if d.asks("nr-ask-runner"):
            break
        d.answer(d.ask.default_answer)
    assert points(d.g, RUNNER) == 0
    assert d.g.actions == 2


@pytest.mark.card("pirate-broadcast")
def test_a_fort_that_fell_need_not_be_run() -> None:
    """The Runner trashes the only card of fort 3 and, with it, the fort 3 of the first run."""
    d = play("Pirate Broadcast", forts={3: "/ ESA Contract"}, hq=[OPERATION])
    d.pick("fort", 3).passing().pick("access").pick("trash-it")
    assert all(f.id != 3 for f in d.g.forts)
    for _ in range(60):
        if d.asks("nr-ask-runner"):
            break
        d.answer(d.ask.default_answer)
    assert points(d.g, RUNNER) == 1


@pytest.mark.card("reconnaissance")
def test_reconnaissance_pays_for_what_is_rezzed() -> None:
    d = play(
        "Reconnaissance",
        forts={"hq": "Filter, Data Wall"},
        rig=["Codecracker", "Dwarf"],
        bits=(10, 2),
    )
    d.pick("fort", "hq").pick("rez").pick("break", "Dwarf", 0)
    assert d.g.runner.bits == 2, "one gained, one paid"
    d.pick("continue").pick("rez").pick("break", "Codecracker", 0)
    assert d.g.runner.bits == 3
    d.to_access().finish()
    d = play("Reconnaissance", forts={"hq": "Filter"}, hq=[OPERATION], bits=(10, 2))
    d.pick("fort", "hq").pick("leave").to_access().finish()
    assert d.g.runner.bits == 2, "nothing was rezzed"


@pytest.mark.card("test-spin")
def test_test_spin_takes_the_program_back() -> None:
    d = play("Test Spin", stack=["Dwarf", "Score!", "Codecracker"], forts={"hq": "!Data Wall"})
    assert {o[1] for o in d.find("install-rig")} == {"dwarf", "codecracker"}
    d.pick("install-rig", "Dwarf")
    assert d.g.runner.bits == 9, "at no cost"
    d.pick("fort", "hq").pick("break", "Dwarf", 0).to_access().finish()
    assert sorted(d.g.runner.stack) == ["codecracker", "dwarf", "score"]
    assert not d.in_play("Dwarf")
    assert d.g.runner.bits == 8


@pytest.mark.card("test-spin")
def test_a_program_lost_on_its_test_spin_is_paid_for() -> None:
    d = play("Test Spin", stack=["Dwarf"], forts={"hq": "!Banpei"}, bits=(5, 20))
    d.pick("install-rig", "Dwarf").pick("fort", "hq").finish()
    assert d.g.runner.trash == ["test-spin", "dwarf"]
    assert d.g.runner.bits == 19 - 4 - 6
    d = play("Test Spin", stack=["Dwarf"], forts={"hq": "!Banpei"}, bits=(5, 8), hand=["Krash"] * 5)
    d.pick("install-rig", "Dwarf").pick("fort", "hq").finish()
    assert d.g.runner.bits == 0
    assert len(d.g.runner.hand) == 2, "three bits are missing: three meat damage"


@pytest.mark.card("test-spin")
def test_test_spin_without_a_program_makes_no_run() -> None:
    d = play("Test Spin", stack=["Score!"])
    d.finish()
    assert d.g.memory.runs == 0
    assert d.happened("nr-shuffle")


@pytest.mark.card("weefle-initiation")
def test_weefle_initiation_prevents_seven_points() -> None:
    d = play(
        "Weefle Initiation",
        forts={"hq": "!Cortical Scrub, !Misleading Access Menus, !Fatal Attractor"},
        hand=["Krash"] * 5,
    )
    d.pick("fort", "hq").maybe("done")
    prevented = 0
    while not d.asks("nr-ask-runner"):
        if d.offered("prevent-run"):
            d.pick("prevent-run", 1)
            prevented += 1
        else:
            d.pick("pay") if d.offered("pay") else d.answer(d.ask.default_answer)
    assert prevented > 0
    assert (d.g.runner.brain, len(d.g.runner.hand)) == (0, 5)


@pytest.mark.card("weefle-initiation")
def test_the_seven_points_are_for_the_run_and_for_any_kind() -> None:
    d = play("Weefle Initiation", forts={"hq": "!Cortical Scrub"}, hand=["Krash"] * 5)
    d.pick("fort", "hq").maybe("done").pick("prevent-run", 1)
    assert d.g.runner.brain == 0
    d.finish()
    d.run("hq").maybe("done")
    assert d.g.runner.brain == 1, "the next run is unprotected"
    d.finish()


@pytest.mark.card("weefle-initiation")
def test_more_than_seven_points_get_through() -> None:
    d = play("Weefle Initiation", forts={"hq": "!Razor Wire"}, hand=["Krash"] * 5)
    d.pick("fort", "hq")
    assert d.g.run is not None
    d.g.run.flags["shield"] = 1
    d.maybe("done").pick("prevent-run", 1)
    assert len(d.g.runner.hand) == 4, "one of two points"
    d.finish()


@pytest.mark.rule("NR-RUN-001")
@pytest.mark.card("test-spin", "pirate-broadcast", "weefle-initiation", "library-search")
@pytest.mark.parametrize(
    "card", ["Test Spin", "Pirate Broadcast", "Weefle Initiation", "Library Search", "All-Hands"]
)
def test_run_preps_are_refused_where_no_run_may_be_made(card: str) -> None:
    runner = Runner(bits=9, no_run=3, stack=["dwarf"] * 5)
    d = duel(turn="runner", runner=runner, hand=[card])
    assert not d.offered("play", card)
    assert d.refused("play", card_id(card)) == "NR-FORF-003"


def test_every_prep_is_declared() -> None:
    assert len(DECLARED) == 26
