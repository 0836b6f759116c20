"""Worked cases of netrunning, from the book and the index alone."""

from __future__ import annotations

from typing import Any

import pytest

import neontable

from .hand import asked, at, do, foe, may, me, table, tokens, wall

LAUNCH = ["launch", "ambush", "1-somebody"]


def runner(**fields: Any) -> dict[str, Any]:
    return me(
        **{"keywords": ["netrunner"], "programs": ["ambush"], "skills": {"tech": 2}, **fields}
    )


@pytest.mark.rule("CZ-NET-001", "CZ-NET-002")
def test_programs_are_for_netrunners() -> None:
    with pytest.raises(neontable.BadPosition):
        table(me(programs="ambush"), foe(5))


@pytest.mark.rule("CZ-NET-005", "CZ-NET-006", "CZ-NET-015", "CZ-NET-008")
@pytest.mark.parametrize(("faces", "hacked"), [([5, 4], 1), ([5, 5], 0), ([8, 7], 1), ([2, 1], 1)])
def test_a_launch_rolls_its_own_colour_and_spends_nothing(faces: list[int], hacked: int) -> None:
    # YELLOW + Tech 2 against YELLOW + Tech 2
    t = table(runner(tokens="RR", origin="GY"), foe(5, tokens="yy", skills={"tech": 2}), dice=faces)
    do(t, LAUNCH)
    one, two = t.state.models
    assert two.hacked == hacked
    assert one.tokens == "RR"
    assert ("ambush" in one.sheet.running) is bool(hacked)


@pytest.mark.rule("CZ-NET-007")
def test_a_failed_program_waits_for_the_next_activation() -> None:
    t = table(runner(), foe(5, tokens="yy"), dice=[2, 6])
    do(t, LAUNCH)
    assert not may(t, LAUNCH)
    assert "ambush" in t.state.models[0].sheet.programs
    assert may(t, ["move", "Y"])


@pytest.mark.rule("CZ-NET-012")
def test_launches_and_actions_in_any_order() -> None:
    t = table(runner(programs=["ambush", "adware"]), foe(10, tokens="yyy"), dice=[7, 2, 7, 2])
    do(t, ["move", "Y"], [[1270, 2794 + 254, -1]], LAUNCH, ["launch", "adware", "1-somebody"])
    assert t.state.models[1].hacked == 2
    do(t, ["move", "Y"], [[1270, 2794, -1]])
    assert tokens(t, 0) == "Gyy"


@pytest.mark.rule("CZ-NET-016", "CZ-NET-017")
@pytest.mark.parametrize(("before", "after"), [("yyY", "yyy"), ("yyy", "rry")])
def test_a_memory_leak(before: str, after: str) -> None:
    t = table(
        runner(tokens=before),
        foe(5, tokens="YY"),
        at(5, 16, 0, tokens="YY"),
        dice=[1, 4],
        every_ask=True,
    )
    do(t, LAUNCH)
    while t.asks[0].seat == 0 or asked(t) in ("cz-ask-oppose", "cz-ask-substitute", "cz-ask-again"):
        do(t, t.asks[0].options[0])
    assert t.state.control == 1
    if before == "yyY":
        assert tokens(t, 0) == "yyy"
    else:
        assert sorted(tokens(t, 0)) == ["r", "y", "y"]


@pytest.mark.rule("CZ-NET-013", "CZ-NET-014")
@pytest.mark.parametrize("sees", [True, False])
def test_another_netrunner_steps_in(sees: bool) -> None:
    guard = at(
        12, 14, 1, keywords="netrunner", skills={"tech": 3}, tokens="yy", programs=["adware"]
    )
    pieces = [] if sees else [wall("wall", 9.5, 12.6, 1, 3)]
    t = table(runner(), foe(5, tokens="yy"), guard, map={"pieces": pieces}, dice=[7, 2])
    do(t, LAUNCH)
    if not sees:
        assert t.state.models[1].hacked == 1
        return
    assert (asked(t), t.asks[0].seat) == ("cz-ask-substitute", 1)
    do(t, ["substitute", "2-somebody"])
    assert [m.hacked for m in t.state.models] == [
        0,
        0,
        1,
    ]  # 7 + 2 against 2 + 3: it is the target now


@pytest.mark.rule("CZ-NET-008", "CZ-TGT-001")
def test_a_program_needs_a_path() -> None:
    t = table(runner(), foe(8), map={"pieces": [wall("wall", 9, 10, 1, 2)]})
    assert not may(t, LAUNCH)


@pytest.mark.rule("CZ-REACT-015", "CZ-NET-011")
def test_no_program_as_a_reaction() -> None:
    t = table(
        {**foe(5), "seat": 0, "tokens": "YY"},
        {**runner(tokens="YY"), "seat": 1},
        dice=[7, 2],
    )
    do(t, ["use", "basic-ranged", "1-somebody", "Y"])
    assert asked(t) == "cz-ask-react"
    assert not may(t, ["launch", "ambush", "0-somebody"])


@pytest.mark.rule("CZ-GONK-006")
def test_gonks_cannot_be_hacked() -> None:
    with pytest.raises(neontable.BadPosition):
        table(me(), foe(5, card="some-gonk", hacked=1))
    t = table(runner(), foe(5, card="some-gonk"), dice=[7, 2])
    if may(t, ["launch", "ambush", "1-some-gonk"]):
        do(t, ["launch", "ambush", "1-some-gonk"])
    assert t.state.models[1].hacked == 0


@pytest.mark.rule("CZ-BASIC-005")
@pytest.mark.parametrize(("faces", "left"), [([6, 5], 1), ([5, 5], 2)])
def test_firewall_takes_one_hacked_token(faces: list[int], left: int) -> None:
    t = table(me(hacked=2), foe(20), dice=faces)
    do(t, ["use", "firewall", "0-somebody", "Y"])
    assert t.state.models[0].hacked == left
    near, far = at(7, 11, 0, hacked=1), at(5, 16, 0, hacked=1)
    t = table(me(), near, far, foe(20))
    assert may(t, ["use", "firewall", "1-somebody", "Y"])
    assert not may(t, ["use", "firewall", "2-somebody", "Y"])
    assert not may(t, ["use", "firewall", "0-somebody", "Y"])  # it is not Hacked


@pytest.mark.rule("CZ-DRONE-003")
def test_a_drone_is_no_target_of_programs() -> None:
    t = table(runner(), foe(5, card="drone"), at(20, 5, 1))
    assert not may(t, ["launch", "ambush", "1-drone"])
    assert may(t, ["use", "basic-ranged", "1-drone", "Y"])
