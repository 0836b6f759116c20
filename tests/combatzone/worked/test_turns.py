"""Worked cases: Control, Inspire, Gonks, Commands (p.12, 13, 19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.combatzone.worked.play import Play, beside, gonk, one

CONTROL: list[tuple[str, list[dict[str, Any]], bool, bool]] = [
    # my characters; whether I may activate and Inspire
    ("all Ready", [one("GY", 0, 5)], True, False),
    ("all Used", [one("gy", 0, 5)], False, True),
    ("one of each", [one("Gy", 0, 5)], True, True),
    ("one Ready, another Used", [one("GG", 0, 5), one("yy", 0, 5, 14)], True, True),
    ("only Gonks left", [], False, True),
]


@pytest.mark.rule(
    "CZ-TURN-001", "CZ-TURN-002", "CZ-TURN-003", "CZ-TURN-004", "CZ-TURN-005", "CZ-TURN-006"
)
@pytest.mark.parametrize("case", CONTROL, ids=[c[0] for c in CONTROL])
def test_what_control_offers(case: tuple[str, list[dict[str, Any]], bool, bool]) -> None:
    _, mine, activate, inspire = case
    play = Play(*mine, one("GY", 1, 20), control=0, every_ask=True)
    assert (play.ask.seat, play.ask.id) == (0, "cz-ask-control")
    assert play.can("activate") is activate
    assert play.can("inspire") is inspire


@pytest.mark.rule("CZ-TURN-006", "CZ-GONK-001")
def test_gonks_and_spent_characters_are_not_activated() -> None:
    play = Play(one("Gy", 0, 5), gonk(0, 8), one("yy", 0, 5, 14), one("GY", 1, 20), control=0)
    assert play.can("activate 0")
    assert not play.can("activate 1")
    assert not play.can("activate 2")


@pytest.mark.rule("CZ-TURN-007", "CZ-TURN-008", "CZ-TURN-009", "CZ-TURN-010")
def test_stopping_keeps_ready_tokens_for_later() -> None:
    play = Play(one("GYY", 0, 5), one("Yy", 1, 20))
    play.give("move G", "to 6 11", "stop")
    assert play.g.control == 1
    play.give("(activate 1)", "stop")
    assert play.g.control == 0
    play.give("(activate 0)", "move Y", "to 7 11")
    assert play.tokens(0) == "gyY"


@pytest.mark.rule("CZ-TURN-008", "CZ-TOKEN-001")
def test_control_passes_when_the_last_token_is_spent() -> None:
    play = Play(one("Y", 0, 5), one("YY", 1, 20)).give("move Y", "to 6 11")
    assert (play.g.control, play.tokens(0)) == (1, "y")


@pytest.mark.rule("CZ-TURN-011", "CZ-TURN-012", "CZ-TURN-013", "CZ-TURN-014", "CZ-TURN-015")
def test_inspire_in_its_order() -> None:
    """Gonks act while the tokens are still Used; then Ready, one Hacked token less, cards up."""
    play = Play(
        one(
            "gyr",
            0,
            5,
            hacked=3,
            keywords=["netrunner"],
            skills={"tech": 2},
            running=["ambush"],
            locked=["slammy"],
            gear=["slammy"],
            exhausted=["smg"],
        ),
        gonk(0, 5, 14),
        one("GY", 1, 20),
        control=0,
    ).give("(inspire)")
    assert play.tokens(0) == "gyr"
    play.give("activate 1", "move", "to 5 15")
    for _ in range(8):
        if play.g.control == 1:
            break
        play.give("stop")
    me = play.g.models[0]
    assert (me.tokens, me.hacked, me.locked) == ("GYR", 2, ())
    assert (me.sheet.programs, me.sheet.running, me.sheet.exhausted) == (("ambush",), (), ())
    assert play.g.control == 1


@pytest.mark.rule("CZ-TURN-011", "CZ-GONK-001", "CZ-GONK-002")
def test_a_gonk_takes_one_action_and_never_commands() -> None:
    play = Play(
        one("yy", 0, 20), gonk(0, 5), gonk(0, 7), one("GY", 1, 12), inspiring=True, control=0
    )
    play.give("activate 1")
    assert play.can("use basic-ranged 3")
    assert not play.can("use basic-command")
    assert not play.can("inspire")
    play.give("move", "to 5 18")
    assert "CZ" not in play.ask.id
    assert not play.can("activate 1")
    assert play.can("activate 2")


@pytest.mark.rule("CZ-TURN-016")
def test_a_team_without_gonks_inspires() -> None:
    play = Play(one("gy", 0, 5), one("YY", 1, 20), control=0, crowd=False, every_ask=True).give(
        "inspire", "(stop)"
    )
    assert (play.tokens(0), play.g.control) == ("GY", 1)


@pytest.mark.rule("CZ-TURN-013")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_inspire_removes_one_hacked_token(before: int, after: int) -> None:
    play = Play(
        one("gy", 0, 5, hacked=before), one("YY", 1, 20), control=0, crowd=False, every_ask=True
    ).give("inspire", "(stop)")
    assert play.g.models[0].hacked == after


# -- Commands --------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-CMD-001", "CZ-CMD-002", "CZ-CMD-003", "CZ-CMD-007", "CZ-CMD-009")
def test_a_command_hands_the_turn_on() -> None:
    play = Play(one("GYY", 0, 5), one("Yy", 0, 7.5), one("YY", 1, 20), dice=[9, 5])
    play.give("use basic-command 1 G")
    assert (play.g.active, play.g.control, play.tokens(0)) == (1, 0, "gYY")
    play.give("move Y", "to 9 11")
    assert play.g.control == 1


@pytest.mark.rule("CZ-CMD-010")
def test_a_failed_command_changes_nothing() -> None:
    play = Play(one("GYY", 0, 5), one("Yy", 0, 7.5), dice=[5, 5]).give("use basic-command 1 G")
    assert (play.g.active, play.tokens(0)) == (0, "gYY")
    assert play.can("move Y")


TARGETS: list[tuple[str, dict[str, Any], bool]] = [
    ("a Ready friend", one("Yy", 0, 7.5), True),
    ("a friend with Used tokens only", one("yy", 0, 7.5), False),
    ("a Gonk", gonk(0, 7.5), True),
    ("a stunned Gonk", gonk(0, 7.5, stunned=True), False),
    ("a rival", one("YY", 1, 7.5), False),
]


@pytest.mark.rule("CZ-CMD-004", "CZ-BASIC-006", "CZ-GONK-007")
@pytest.mark.parametrize(("what", "model", "legal"), TARGETS, ids=[c[0] for c in TARGETS])
def test_who_can_be_commanded(what: str, model: dict[str, Any], legal: bool) -> None:
    play = Play(one("GYY", 0, 5), model)
    assert (1 in play.targets("basic-command")) is legal


@pytest.mark.rule("CZ-CMD-004", "CZ-GONK-001")
def test_a_commanded_gonk_takes_one_action() -> None:
    play = Play(one("GYY", 0, 5), gonk(0, 7.5), one("Yy", 1, 20), dice=[9, 5])
    play.give("use basic-command 1 G", "move", "to 9 11")
    assert play.g.control == 1


@pytest.mark.rule("CZ-CMD-005", "CZ-CMD-006", "CZ-CMD-003", "CZ-SKILL-002")
@pytest.mark.parametrize(("face", "theirs"), [(6, True), (4, False)])
def test_a_rival_is_commanded_against_its_influence(face: int, theirs: bool) -> None:
    """Maximum Mike's badge commands anybody; the rival's player plays the model."""
    mike = {"card": "maximum-mike", "seat": 0, "inches": [5, 11], "gear": ["assertive-badge"]}
    rival = one("YY", 1, 8.5, skills={"influence": 3})
    play = Play({**mike, "skills": {"influence": 1}}, rival, dice=[face, 3])
    play.give("use assertive-badge 1 G", "(oppose Y)")
    assert not play.unrolled()
    assert (play.g.control, play.g.active) == ((1, 1) if theirs else (0, 0))


@pytest.mark.rule("CZ-MULTI-003", "CZ-TURN-018", "CZ-MULTI-002")
def test_three_players_go_round_the_table() -> None:
    models = [one("Yy", seat, 5 + 7 * seat) for seat in range(3)]
    play = Play(*models, crowd=False, control=0, teams=[{"luck": 0}] * 3, scenario="turf-war")
    seen = []
    for _ in range(4):
        seen.append(play.g.control)
        play.give(f"(activate {play.g.control})", "stop")
    assert seen == [0, 1, 2, 0]


@pytest.mark.rule("CZ-MULTI-003", "CZ-REACT-014")
def test_control_goes_on_from_whoever_took_it() -> None:
    """A, B, C: during A's turn C takes Control by a Command; after C comes A."""
    play = Play(
        one("GY", 0, 5),
        one("Yy", 1, 25),
        one("GYY", 2, 11),
        one("Y", 2, 11, 13.5),
        crowd=False,
        teams=[{"luck": 0}] * 3,
        dice=[9, 3, 6, 5],
    ).give("use basic-ranged 2 G", "oppose G", "use basic-command 3 Y")
    assert (play.g.control, play.g.active) == (2, 3)
    play.give("stop")
    assert play.g.control == 0


@pytest.mark.rule("CZ-GONK-007", "CZ-TURN-011")
def test_a_gonk_stunned_in_its_own_inspire_sits_out_the_next_one() -> None:
    """The [RE]action of its victim stuns it: the mark stays until the next Inspire is over."""
    angry = one("YY", 1, beside(5, 2), gear="rattle-cans")
    shy = one("Yy", 0, 1, 18)
    play = Play(gonk(0, 5), shy, angry, control=0, crowd=False, dice=[7, 3, 6, 4, 6, 4])
    play.give("inspire", "activate 0", "use basic-melee 2", "(oppose Y)")
    play.give("use rattle-cans 0 Y", "(stop)", "(pass)")
    assert play.g.models[0].stunned, "this Inspire is not the next one"
    play.give("(stop)")
    assert (play.g.control, play.g.inspiring) == (1, False)
    play.give("(activate 2)", "stop", "(activate 1)", "move Y", "to 2 18", "(stop)")
    assert play.g.models[0].stunned, "no Inspire in between"
    play.give("(activate 2)", "stop", "(inspire)")
    assert not play.g.models[0].stunned, "now its team has been Inspired without it"
    assert play.tokens(0, 1) == "gonk YY"
