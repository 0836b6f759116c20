"""When what may be done: windows, rezzing, scoring (NR-TIME, NR-REZ)."""

from __future__ import annotations

import pytest

from tests.netrunner.play import CORP, RUNNER, Duel, duel

NODE = "BBS Whispering Campaign"


def windows(d: Duel) -> list[tuple[str, int]]:
    """Kinds of window asked from here to the next action, with the side asked; all are passed."""
    found = []
    while not d.over and d.ask.id not in ("nr-ask-corp", "nr-ask-runner"):
        ask = d.ask
        if ask.id.startswith("nr-window"):
            found.append((ask.id.removeprefix("nr-window-"), ask.seat))
            d.pick("pass")
        else:
            d.answer(ask.default_answer, ask.seat)
    return found


# -- windows -----------------------------------------------------------------------------------
@pytest.mark.rule("NR-TIME-001")
@pytest.mark.parametrize("turn", ["corp", "runner"])
def test_a_window_at_the_start_of_either_turn(turn: str) -> None:
    d = duel(turn="runner" if turn == "corp" else "corp", windows=True)
    d.pick("end")
    first = CORP if turn == "corp" else RUNNER
    assert windows(d)[:2] == [("start", first), ("start", 1 - first)], "whose turn it is acts first"


@pytest.mark.rule("NR-TIME-002")
@pytest.mark.parametrize("turn", ["corp", "runner"])
def test_a_window_after_each_action(turn: str) -> None:
    d = duel(turn=turn, windows=True)
    side = CORP if turn == "corp" else RUNNER
    d.pick("bit")
    assert windows(d) == [("action", side), ("action", 1 - side)]


@pytest.mark.rule("NR-TIME-003", "NR-TIME-004", "NR-TIME-005")
def test_windows_of_a_run() -> None:
    d = duel(turn="runner", forts={"rd": "Data Wall"}, windows=True)
    d.run("rd")
    kinds = [kind for kind, side in windows(d) if side == CORP]
    assert kinds[:3] == ["approach", "passed", "access"]
    assert kinds[-1] == "action", "and the one after the action that the run was"


@pytest.mark.rule("NR-TIME-005")
def test_one_rez_window_before_access_without_any_ice() -> None:
    d = duel(turn="runner", forts={3: f"/ {NODE}"})
    d.run(3)
    assert d.asks("nr-window-access", CORP)
    d.pick("rez", NODE)
    assert d.card(NODE).up
    d.pick("access").finish()


@pytest.mark.rule("NR-TIME-006", "NR-ICE-007")
def test_ice_is_rezzed_on_approach_only() -> None:
    d = duel(forts={"hq": "Data Wall", "rd": "Keeper"}, at="after", windows=True)
    assert d.asks("nr-window-action", CORP)
    assert not d.offered("rez")
    id = d.card("Data Wall").id
    assert d.refused("rez", id, "data-wall", 0) == "NR-TIME-006"
    d.pick("pass").pick("pass")
    assert d.refused("rez", id, "data-wall", 0) == "NR-TIME-006"
    d.end_turn().run("hq").passing()
    assert d.asks("nr-ask-rez-ice", CORP)
    keeper = d.card("Keeper").id
    assert d.refused("rez", keeper, "keeper", 1) == "NR-TIME-006", "not the ice of another fort"
    d.pick("rez", "Data Wall")
    assert d.card("Data Wall").up
    d.finish()


@pytest.mark.rule("NR-TIME-007")
def test_both_sides_may_pay_for_abilities_in_these_windows() -> None:
    d = duel(turn="runner", rig=["The Shell Traders"], hand=["Dwarf"], bits=(5, 9))
    d.pick("use", "The Shell Traders")
    assert d.asks("nr-window-action", RUNNER)
    before = d.g.runner.aside[0].count
    d.pick("use", "The Shell Traders", 1).finish()
    assert d.g.runner.aside[0].count == before - 1
    d = duel(forts={3: "/ !Vapor Ops+2"}, at="after")
    d.pick("use", "Vapor Ops").finish()
    assert d.g.corp.bits == 6


@pytest.mark.rule("NR-TIME-008")
def test_abilities_with_actions_wait_for_the_own_turn() -> None:
    d = duel(turn="runner", forts={3: f"/ !{NODE}"}, windows=True, at="after")
    d.pick("pass")
    assert d.asks("nr-window-action", CORP)
    assert not d.offered("use", NODE)
    assert d.refused("use", d.card(NODE).id, "bbs-whispering-campaign", 0) == "NR-TIME-008"
    d.pick("pass")


@pytest.mark.rule("NR-TIME-009")
def test_agendas_are_scored_at_the_start_of_the_turn_or_after_an_action() -> None:
    d = duel(turn="runner", forts={3: "Data Wall / Hostile Takeover+3"}, windows=True)
    agenda = d.card("Hostile Takeover")
    thing = ("score", agenda.id, "hostile-takeover", 3)
    d.run(3)
    while not d.asks("nr-ask-runner"):
        ask = d.ask
        if ask.seat == CORP:
            assert not d.offered("score"), ask.id
            if ask.id.startswith("nr-window"):
                assert d.refused(*thing) == "NR-TIME-009"
        if ask.id == "nr-ask-access":
            d.pick("jack-out")
        else:
            d.answer(ask.default_answer, ask.seat)
    d.pick("end")
    while not d.asks("nr-window-start", CORP):
        d.answer(d.ask.default_answer, d.ask.seat)
    assert len(d.g.corp.rd) == 10, "before the mandatory draw"
    d.pick("score", "Hostile Takeover").finish()
    assert d.g.corp.scored[0].card == "hostile-takeover"
    d = duel(forts={3: "/ Hostile Takeover+2"}, actions=1)
    assert d.refused(*("score", d.card("Hostile Takeover").id, "x", 3)) == "NR-TIME-009"
    d.pick("advance", "Hostile Takeover").pick("score", "Hostile Takeover").finish()
    assert d.g.corp.scored


@pytest.mark.rule("NR-TIME-010", "NR-TAG-001", "NR-DMG-005")
def test_avoiding_happens_when_the_event_does() -> None:
    d = duel(hq=["Netwatch Credit Voucher"], rig=["Fall Guy"], tags=1)
    d.pick("play", "Netwatch Credit Voucher")
    assert d.asks("nr-ask-tag", RUNNER)
    d.pick("use", "Fall Guy").finish()
    assert d.g.runner.tags == 1


@pytest.mark.rule("NR-TIME-007")
def test_a_window_says_nothing_about_what_is_held() -> None:
    """On a table of people both are asked, whether they can do anything or not."""
    bare = duel(windows=True, at="after")
    full = duel(windows=True, at="after", forts={3: f"/ {NODE}"})
    assert [(a.id, a.seat) for a in bare.table.asks] == [(a.id, a.seat) for a in full.table.asks]
    assert not bare.offered("rez")
    assert full.offered("rez")
    bare.finish()
    full.finish()


def test_windows_of_a_kind_can_be_muted_and_heard_again() -> None:
    d = duel(windows=True)
    d.pick("bit").pick("mute", "action")
    d.pick("pass").pick("bit")
    assert d.asks("nr-window-action", RUNNER), "the Corp is not asked any more"
    d.pick("pass").pick("unmute")
    assert d.asks("nr-ask-corp", CORP)
    assert d.g.actions == 1, "and that cost nothing"
    d.pick("bit")
    assert d.asks("nr-window-action", CORP)
    d.finish()


# -- rezzing ------------------------------------------------------------------------------------
@pytest.mark.rule("NR-REZ-001", "NR-REZ-006")
def test_cards_come_into_play_face_down_whatever_they_would_cost() -> None:
    d = duel(hq=["Braindance Campaign", "Efficiency Experts"], bits=(0, 5))
    d.pick("install", "Braindance Campaign", "new").finish()
    assert not d.card("Braindance Campaign").up
    assert d.table.view(RUNNER).forts[3].inside[0].card == ""
    assert d.g.actions == 2
    d.pick("play", "Efficiency Experts").finish()
    assert d.table.view(RUNNER).corp.archives == ("efficiency-experts",)


@pytest.mark.rule("NR-REZ-002")
def test_an_unrezzed_card_does_nothing() -> None:
    d = duel(turn="runner", forts={3: "/ Braindance Campaign"}, bits=(3, 5))
    d.pick("end").finish()
    assert d.g.corp.bits == 3
    assert not d.card("Braindance Campaign").bits


@pytest.mark.rule("NR-REZ-003", "NR-REZ-004")
def test_rezzing_is_paid_once_and_takes_no_action() -> None:
    d = duel(forts={3: "/ Braindance Campaign"}, bits=(7, 5), at="after")
    d.pick("rez", "Braindance Campaign")
    assert d.g.corp.bits == 1
    assert d.g.actions == 3
    d.finish()
    assert not d.offered("rez")
    d.end_turn().end_turn()
    assert d.g.corp.bits == 3, "two from the campaign, and nothing paid again"
    assert d.card("Braindance Campaign").up


@pytest.mark.rule("NR-REZ-005")
def test_a_derezzed_card_is_inactive_and_paid_for_again() -> None:
    d = duel(turn="runner", hand=["Anonymous Tip"], forts={"hq": "!Cortical Scrub"}, bits=(20, 5))
    d.pick("play", "Anonymous Tip").maybe("card", "Cortical Scrub")
    scrub = d.card("Cortical Scrub")
    assert not scrub.up
    d.finish().run("hq").pick("rez", "Cortical Scrub")
    assert d.g.corp.bits == 13
    d.finish()


@pytest.mark.rule("NR-REZ-007")
def test_agendas_are_never_rezzed() -> None:
    d = duel(forts={3: "/ Tycho Extension"}, at="after", windows=True)
    assert not d.offered("rez")
    assert d.refused("rez", d.card("Tycho Extension").id, "tycho-extension", 3) == "NR-REZ-007"
    d.finish()
