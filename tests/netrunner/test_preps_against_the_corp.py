"""Preps against what the Corp has: its ice, HQ and reputation."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner.model.numbers import points
from neontable.games.netrunner.model.pieces import Memory
from tests.netrunner.play import CORP, HQ, RD, RUNNER, duel
from tests.netrunner.scenes import play


# -- the Corp's ice ------------------------------------------------------------------------------
@pytest.mark.card("anonymous-tip", "cortical-scrub")
@pytest.mark.rule("NR-REZ-005")
def test_anonymous_tip() -> None:
    d = play("Anonymous Tip", forts={"hq": "!Cortical Scrub, !Hunter, Zombie", 3: "!Zombie"})
    assert {o[2] for o in d.find("card")} == {"cortical-scrub", "zombie"}
    assert len(d.options) == 2, "rezzed, and black"
    d.pick("card", "Cortical Scrub")
    assert not d.card("Cortical Scrub").up
    assert d.g.runner.bits == 7
    assert play("Anonymous Tip", forts={"hq": "!Hunter"}).card("Hunter").up


@pytest.mark.card("core-command-jettison-ice")
def test_core_command_jettison_ice() -> None:
    forts = {"hq": "Hunter, !Keeper", "rd": "!Triggerman"}
    d = duel(turn="runner", hand=["Core Command: Jettison Ice"], forts=forts, bits=(5, 5))
    assert d.refused("play", "core-command-jettison-ice") == "NR-PREP-001"
    d = play("Core Command: Jettison Ice", forts=forts, bits=(5, 5), memory=Memory(hits=[HQ]))
    assert {o[2] for o in d.find("card")} == {"keeper"}, "rezzed, and within his means"
    d.pick("card", "Keeper")
    assert d.g.runner.bits == 1
    assert not d.in_play("Keeper")
    assert d.g.corp.archives == ["keeper"]
    assert d.g.memory.trashed == ["keeper"]
    d = play("Core Command: Jettison Ice", forts=forts, bits=(5, 5), memory=Memory(hits=[RD, HQ]))
    d.pick("none")
    assert d.g.runner.bits == 5
    assert d.in_play("Keeper")


@pytest.mark.card("core-command-jettison-ice", "data-masons")
def test_the_runner_pays_the_rez_cost_that_the_ice_bears() -> None:
    """Data Masons make walls cheaper to rez; they do not change what a wall's rez cost is."""
    d = play(
        "Core Command: Jettison Ice",
        forts={"hq": "!Wall of Static", 3: "/ !Data Masons"},
        bits=(5, 3),
        memory=Memory(hits=[HQ]),
    )
    d.pick("card", "Wall of Static")
    assert d.g.runner.bits == 0
    assert not d.in_play("Wall of Static")


@pytest.mark.card("core-command-jettison-ice", "chiba-bank-account")
def test_ice_is_jettisoned_after_it_is_paid_for() -> None:
    d = play(
        "Core Command: Jettison Ice",
        forts={"rd": "!Triggerman"},
        rig=["Chiba Bank Account"],
        bits=(5, 8),
        memory=Memory(hits=[HQ]),
    )
    d.pick("card", "Triggerman")
    assert d.in_play("Triggerman")
    d.pick("use", "Chiba Bank Account").maybe("pool")
    assert not d.in_play("Triggerman")
    assert d.g.runner.bits == 4


@pytest.mark.card("security-code-worm-chip")
def test_security_code_worm_chip() -> None:
    forts = {"hq": "Hunter, !Keeper", "rd": "Data Wall"}
    d = duel(turn="runner", hand=["Security Code WORM Chip"], forts=forts, memory=Memory(hits=[RD]))
    assert d.refused("play", "security-code-worm-chip") == "NR-PREP-001"
    d = play("Security Code WORM Chip", forts=forts, memory=Memory(hits=[HQ]))
    assert [o[2] for o in d.find("card")] == ["", ""], "what is face down is not named"
    d.answer(next(o for o in d.options if o[3] == RD))
    assert d.g.corp.buried == ["data-wall"]
    assert d.g.forts[RD].ice == []


@pytest.mark.card("forged-activation-orders")
def test_forged_activation_orders() -> None:
    forts = {"hq": "!Keeper, Hunter", 3: "Triggerman"}
    d = play("Forged Activation Orders", forts=forts, bits=(6, 5))
    assert len(d.options) == 2, "rezzed ice cannot be chosen"
    d.pick("card", 0)
    assert d.asks("nr-ask-forged", CORP)
    d.pick("rez", "Hunter")
    assert d.card("Hunter").up
    assert d.g.corp.bits == 4
    d = play("Forged Activation Orders", forts=forts, bits=(6, 5))
    d.pick("card", 0).pick("trash", "Hunter")
    assert d.g.corp.buried == ["hunter"]
    assert d.g.corp.bits == 6
    assert d.g.memory.trashed == []
    d = play("Forged Activation Orders", forts=forts, bits=(6, 5))
    d.pick("card", 3)
    assert d.g.corp.buried == ["triggerman"], "7 bits that it has not: no choice"
    assert len(d.g.forts) == 3, "and the fort is gone with it"


@pytest.mark.card("fortress-respecification")
def test_fortress_respecification() -> None:
    d = duel(turn="runner", hand=["Fortress Respecification"])
    assert d.refused("play", "fortress-respecification") == "NR-PREP-001"
    d = play(
        "Fortress Respecification",
        forts={"hq": "Asp", "rd": "Hunter, !Keeper, Data Wall"},
        memory=Memory(hits=[HQ, RD]),
    )
    inner, middle, outer = (c.id for c in d.g.forts[RD].ice)
    assert [o[1] for o in d.items] == [outer, middle, inner], "from the outermost inwards"
    assert [o[2] for o in d.items] == ["", "keeper", ""], "nothing is exposed"
    by = {o[1]: o for o in d.items}
    d.answer((by[inner], by[outer], by[middle]))
    assert [c.id for c in d.g.forts[RD].ice] == [middle, outer, inner]
    assert not d.card("Hunter").seen
    assert not d.card("Hunter").up
    assert d.card("Keeper").up
    d = play("Fortress Respecification", memory=Memory(hits=[7]))
    assert d.asks("nr-ask-runner"), "the fort is no longer there"


@pytest.mark.card("hunt-club-bbs")
@pytest.mark.rule("NR-EXP-001", "NR-EXP-002")
def test_hunt_club_bbs() -> None:
    d = play(
        "Hunt Club BBS",
        forts={"hq": "Hunter, !Keeper", 3: "Asp / Hostile Takeover; Corporate Coup"},
    )
    assert len(d.items) == 4
    assert (d.ask.lo, d.ask.hi) == (0, 3)
    items = [o for o in d.items if o[3] == 3]
    d.answer(tuple(items))
    assert d.card("Asp").seen
    assert d.card("Corporate Coup").seen
    assert d.card("Hostile Takeover").seen
    assert not d.card("Hunter").seen
    assert not d.card("Asp").up
    d = play("Hunt Club BBS", forts={"hq": "Hunter"})
    d.choose()
    assert not d.card("Hunter").seen


@pytest.mark.card("ice-and-datas-guide-to-the-net")
def test_ice_and_datas_guide() -> None:
    d = play(
        "Ice and Data's Guide to the Net",
        forts={"hq": "Hunter, Keeper", "rd": "Asp, !Banpei", 3: "Quandary / Corporate Coup"},
    )
    assert d.card("Keeper").seen
    assert d.card("Quandary").seen
    assert not d.card("Hunter").seen
    assert not d.card("Asp").seen
    assert not d.card("Corporate Coup").seen
    assert not d.card("Banpei").seen, "rezzed ice is not exposed"


# -- HQ ------------------------------------------------------------------------------------------
@pytest.mark.card("synchronized-attack-on-hq")
@pytest.mark.rule("NR-DISC-001")
def test_synchronized_attack() -> None:
    hq = ["Hunter", "Keeper", "Hunter", "Asp"]
    d = duel(turn="runner", hand=["Synchronized Attack on HQ"], hq=hq)
    assert d.refused("play", "synchronized-attack-on-hq") == "NR-PREP-001"
    d = play("Synchronized Attack on HQ", hq=hq, bits=(5, 4), memory=Memory(hits=[HQ]))
    assert d.asks("nr-ask-retain", CORP)
    assert (d.ask.lo, d.ask.hi) == (0, 2)
    d.choose("Hunter", "Asp")
    assert sorted(d.g.corp.hq) == ["asp", "hunter"]
    assert d.g.corp.bits == 1
    assert sorted(d.g.corp.buried) == ["hunter", "keeper"]
    assert d.g.corp.archives == []
    d = play("Synchronized Attack on HQ", hq=hq, bits=(1, 4), memory=Memory(hits=[HQ]))
    assert d.g.corp.hq == []
    assert len(d.g.corp.buried) == 4


@pytest.mark.card("terrorist-reprisal")
def test_terrorist_reprisal() -> None:
    hq = ["Hunter", "Keeper", "Asp", "Banpei", "Data Wall", "Filter", "Quandary"]
    d = duel(
        turn="runner",
        hand=["Terrorist Reprisal"],
        hq=hq,
        memory=Memory(scored=["hostile-takeover"]),
    )
    assert d.refused("play", "terrorist-reprisal") == "NR-PREP-001"
    d = play("Terrorist Reprisal", hq=hq, memory=Memory(scored=["corporate-coup"]))
    assert len(d.g.corp.hq) == 2
    assert len(d.g.corp.buried) == 5
    d = play("Terrorist Reprisal", hq=hq[:3], memory=Memory(scored=["corporate-coup"]))
    assert d.g.corp.hq == []
    assert len(d.g.corp.buried) == 3
    assert not d.over


@pytest.mark.card("terrorist-reprisal", "corporate-coup")
def test_terrorist_reprisal_after_the_corp_scored() -> None:
    d = duel(
        hand=["Terrorist Reprisal"],
        hq=["Hunter"] * 5,
        forts={3: "/ Corporate Coup+3"},
        bits=(5, 5),
    )
    d.pick("advance", "Corporate Coup").finish()
    d.maybe("score", "Corporate Coup")
    while d.in_play("Corporate Coup"):
        d.pick("advance", "Corporate Coup")
        d.maybe("score", "Corporate Coup")
    d.finish().end_turn()
    assert d.offered("play", "Terrorist Reprisal")
    d.end_turn().end_turn()
    assert not d.offered("play", "Terrorist Reprisal"), "not in its last turn"


# -- bad publicity -------------------------------------------------------------------------------
@pytest.mark.card("faked-hit")
@pytest.mark.rule("NR-GOAL-008")
def test_faked_hit() -> None:
    d = play("Faked Hit", hand=["Krash"] * 3)
    assert (d.g.corp.bad, d.g.runner.brain, len(d.g.runner.hand)) == (1, 2, 1)
    assert d.g.runner.bits == 5
    d = play("Faked Hit", hand=["Krash"])
    assert d.over
    assert d.winner == CORP
    d = duel(turn="runner", hand=["Faked Hit"], bits=(0, 5))
    d.g.corp.bad = 6
    d.pick("play", "Faked Hit")
    assert d.over
    assert d.winner == RUNNER, "the seventh point comes before the damage"


@pytest.mark.card("frame-up", "i-got-a-rock")
def test_frame_up() -> None:
    d = duel(turn="runner", hand=["Frame-Up"], memory=Memory(hits=[HQ]))
    assert d.refused("play", "frame-up") == "NR-PREP-001"
    d = play("Frame-Up", memory=Memory(hits=[HQ, RD]))
    assert d.g.corp.bad == 1
    assert d.g.runner.bits == 8
    d = play("Frame-Up", memory=Memory(hits=[RD, HQ], spoils=[(3, "corporate-coup")]))
    assert d.g.corp.bad == 1, "liberated, but in another run"
    d = duel(
        turn="runner",
        hand=["Frame-Up"],
        hq=["I Got a Rock"],
        rd=["Hunter"],
        bits=(0, 9),
    )
    d.run("rd").pick("access").finish()
    d.run("hq").pick("access").pick("trash-it").finish()
    d.pick("play", "Frame-Up")
    assert d.g.corp.bad == 2, "a Black Ops card was trashed in one of the runs"


@pytest.mark.card("poisoned-water-supply", "broker", "databroker", "simulacrum")
def test_poisoned_water_supply() -> None:
    d = duel(turn="runner", hand=["Poisoned Water Supply"], rig=["Broker", "Krash"], bits=(0, 9))
    assert d.refused("play", "poisoned-water-supply") == "NR-PREP-001"
    d = play("Poisoned Water Supply", rig=["Broker", "DataBroker", "Simulacrum", "Fall Guy"])
    assert len(d.items) == 3
    assert (d.ask.lo, d.ask.hi) == (2, 2)
    d.choose("Broker", "Simulacrum")
    d.answer(d.ask.default_answer)  # how they lie in the trash
    assert d.g.corp.bad == 1
    assert d.g.runner.bits == 6
    assert d.in_play("DataBroker")
    assert not d.in_play("Broker")
    assert not d.in_play("Simulacrum")


@pytest.mark.card("live-news-feed", "cortical-scrub", "i-got-a-rock", "corporate-coup")
def test_live_news_feed() -> None:
    d = play(
        "Live News Feed",
        forts={3: "!Fatal Attractor, !Hunter / I Got a Rock; Corporate Coup"},
        rig=["Black Dahlia"],
        hand=["Krash"] * 5,
        bits=(10, 20),
    )
    d.pick("fort", 3)
    rezzed = False
    while not d.asks("nr-ask-runner"):
        if d.asks("nr-ask-trace"):
            d.answer(0, CORP).maybe("no-link")
        elif d.asks("nr-window-access") and not rezzed:
            d.pick("rez", "I Got a Rock")
            rezzed = True
        elif d.offered("break") or d.offered("access") or d.offered("inside"):
            d.first(next(w for w in ("break", "access", "inside") if d.offered(w)))
        else:
            d.answer(d.ask.default_answer)
    assert d.g.corp.bad == 3, "black ice, a Black Ops card rezzed, a Black Ops agenda"
    assert d.g.runner.tags == 2
    assert points(d.g, RUNNER) == 2


@pytest.mark.card("live-news-feed", "cortical-scrub")
def test_live_news_feed_needs_success() -> None:
    d = play("Live News Feed", forts={"hq": "!Cortical Scrub"}, hand=["Krash"] * 3)
    d.pick("fort", "hq").maybe("done").finish()
    assert d.g.corp.bad == 0
    assert d.g.runner.tags == 0
    assert d.g.runner.brain == 1


@pytest.mark.card("live-news-feed")
def test_live_news_feed_without_news_still_tags() -> None:
    d = play("Live News Feed", rd=["Hunter"])
    d.pick("fort", "rd").pick("access").finish()
    assert d.g.corp.bad == 0
    assert d.g.runner.tags == 2


@pytest.mark.card("subliminal-corruption", "bbs-whispering-campaign")
def test_subliminal_corruption() -> None:
    d = play("Subliminal Corruption", forts={3: "/ BBS Whispering Campaign"}, bits=(0, 9))
    d.pick("fort", 3).passing().pick("access").pick("trash-it")
    d.passing()
    assert d.g.corp.bad == 1
    assert d.g.runner.bits == 3
    assert d.g.run is None
    d = play("Subliminal Corruption", forts={3: "/ BBS Whispering Campaign"}, bits=(0, 9))
    d.pick("fort", 3).passing().pick("access").pick("leave").passing()
    assert d.g.corp.bad == 0
    d.run(3).passing().pick("access").pick("trash-it").passing()
    assert d.g.corp.bad == 0, "in another run"
    d = play("Subliminal Corruption", forts={3: "/ City Surveillance"}, bits=(0, 9))
    d.pick("fort", 3).passing().pick("access").pick("trash-it")
    d.passing()
    assert d.g.corp.bad == 0, "no advertisement"


@pytest.mark.card("senatorial-field-trip", "cortical-scrub")
def test_senatorial_field_trip() -> None:
    d = duel(
        turn="runner",
        hand=["Senatorial Field Trip", "Senatorial Field Trip", *["Krash"] * 3],
        forts={"hq": "Cortical Scrub", "rd": "!Zombie"},
        bits=(9, 5),
    )
    assert d.refused("play", "senatorial-field-trip") == "NR-PREP-001"
    d.run("hq").pick("rez", "Cortical Scrub").maybe("done").finish()
    d.pick("play", "Senatorial Field Trip")
    assert d.asks("nr-ask-hearing", CORP), "the only black ice rezzed this turn"
    d.pick("derez", "Cortical Scrub")
    assert not d.card("Cortical Scrub").up
    assert d.g.corp.bad == 0


@pytest.mark.card("senatorial-field-trip")
def test_senatorial_field_trip_bad_publicity() -> None:
    table: dict[str, Any] = {
        "forts": {"hq": "!Cortical Scrub, !Zombie"},
        "memory": Memory(rezzed=[1, 2], rezzed_as=["cortical-scrub", "zombie"]),
    }
    d = play("Senatorial Field Trip", **table)
    assert d.asks("nr-ask-visit", RUNNER)
    assert len(d.options) == 2
    d.pick("card", "Zombie").pick("bad-publicity")
    assert d.g.corp.bad == 2
    assert d.card("Zombie").up
    assert d.g.runner.bits == 9
    d = play("Senatorial Field Trip", memory=Memory(rezzed=[1], rezzed_as=["cortical-scrub"]))
    assert d.g.corp.bad == 2, "the ice is gone: it cannot be derezzed"
