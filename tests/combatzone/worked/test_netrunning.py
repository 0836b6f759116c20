"""Worked cases: programs, Hacked tokens, substitution, memory leaks, drones (p.34 to 36)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.combatzone.worked.play import Play, crate, gonk, one, wall


def runner(
    tokens: str = "YY", seat: int = 0, x: float = 5, y: float = 11, **facts: Any
) -> dict[str, Any]:
    skills = facts.pop("skills", {"tech": 2, "reflexes": 2, "melee": 2})
    programs = facts.pop("programs", ["ambush"])
    return one(
        tokens, seat, x, y, keywords=["netrunner"], skills=skills, programs=programs, **facts
    )


LAUNCHES: list[tuple[str, str, int, int, list[int], bool]] = [
    # program, its quality, my Tech, its Tech, dice; whether it succeeds
    ("ambush", "YELLOW", 2, 2, [5, 4], True),
    ("ambush", "YELLOW", 2, 2, [4, 4], False),
    ("ambush", "YELLOW", 2, 3, [5, 4], False),
    ("adware", "GREEN", 0, 0, [11, 7], True),
    ("adware", "GREEN", 1, 0, [1, 1], False),
    ("death-mark", "RED", 2, 0, [6, 7], True),  # a Crit on the d6
    ("death-mark", "RED", 3, 0, [4, 7], False),
]


@pytest.mark.rule("CZ-NET-004", "CZ-NET-005", "CZ-NET-006", "CZ-NET-008", "CZ-NET-015")
@pytest.mark.parametrize("case", LAUNCHES, ids=str)
def test_launching(case: tuple[str, str, int, int, list[int], bool]) -> None:
    """The die is the program's, whatever tokens are left, and no token is spent."""
    program, _, mine, theirs, dice, succeeds = case
    play = Play(
        runner("Ry", skills={"tech": mine}, programs=[program]),
        one("YY", 1, 10, skills={"tech": theirs, "reflexes": 9}),
        dice=dice,
    ).give(f"launch {program} 1")
    sheet = play.g.models[0].sheet
    assert not play.unrolled()
    if dice != [1, 1]:
        assert play.tokens(0) == "Ry"
    assert (sheet.running == (program,)) is succeeds
    assert (sheet.programs == (program,)) is not succeeds
    assert play.g.models[1].hacked == int(succeeds)


@pytest.mark.rule("CZ-NET-007", "CZ-NET-011", "CZ-NET-012")
def test_a_failed_launch_is_not_repeated_but_the_rest_goes_on() -> None:
    play = Play(
        runner("YY", programs=["ambush", "adware"]), one("YY", 1, 10), dice=[2, 7, 9, 2]
    ).give("move Y", "to 5 12", "launch ambush 1")
    assert not play.can("launch ambush")
    play.give("launch adware 1", "move Y", "to 5 13")
    assert play.g.models[1].hacked == 1
    assert play.tokens(0) == "yy"


@pytest.mark.rule("CZ-NET-001", "CZ-NET-004")
def test_only_netrunners_and_only_loaded_programs() -> None:
    play = Play(runner(programs=[], running=["ambush"]), one("YY", 1, 10))
    assert not play.can("launch ambush")


@pytest.mark.rule("CZ-NET-001", "CZ-TURN-006")
def test_a_netrunner_without_ready_tokens_is_not_activated() -> None:
    """AMB-38: but once active it may go on launching."""
    play = Play(runner("yy"), one("Yy", 0, 5, 14), one("YY", 1, 10), control=0)
    assert not play.can("activate 0")
    later = Play(runner("Yy"), one("YY", 1, 10), dice=[7, 2]).give("move Y", "to 5 12")
    later.give("launch ambush 1")
    assert later.g.models[1].hacked == 1


@pytest.mark.rule("CZ-NET-010", "CZ-NET-009")
@pytest.mark.parametrize(
    ("attack", "face", "other", "hit"),
    [
        ("basic-ranged", 5, 4, True),  # Reflexes 2 counts as 0
        ("basic-ranged", 4, 4, False),
        ("needle-barrage", 6, 4, False),  # Tech stays 2
        ("needle-barrage", 7, 4, True),
    ],
)
def test_vulnerable(attack: str, face: int, other: int, hit: bool) -> None:
    """Running Rabbit makes its Netrunner Vulnerable while its Active side is up."""
    worn = [] if attack.startswith("basic") else [attack]
    play = Play(
        one("YY", 0, 5, gear=worn),
        runner("YY", 1, 10, programs=[], running=["running-rabbit"]),
        dice=[face, other],
    ).give(f"use {attack} 1 Y")
    assert ("R" in play.tokens(1).upper()) is hit


@pytest.mark.rule("CZ-NET-010", "CZ-ARM-005")
def test_vulnerable_keeps_its_armor() -> None:
    """AMB-41: 6 against 4 + 2."""
    play = Play(
        one("YY", 0, 5),
        runner("YY", 1, 10, programs=[], running=["running-rabbit"], armor=2),
        dice=[6, 4],
    ).give("use basic-ranged 1 Y", "(oppose Y)")
    assert play.tokens(1) == "YY"


@pytest.mark.rule("CZ-GONK-006", "CZ-NET-015")
def test_gonks_are_never_hacked() -> None:
    play = Play(runner(), gonk(1, 10))
    assert not play.can("launch ambush 1")


@pytest.mark.rule("CZ-NET-015", "CZ-BASIC-005")
@pytest.mark.parametrize(("dice", "left"), [([5, 3], 1), ([3, 3], 2)])
def test_firewall(dice: list[int], left: int) -> None:
    play = Play(one("YY", 0, 5), one("YY", 0, 7.5, hacked=2), dice=dice)
    play.give("use firewall 1 Y")
    assert play.g.models[1].hacked == left


# -- substitution ----------------------------------------------------------------------------------
SUBSTITUTES: list[tuple[str, list[dict[str, Any]], bool]] = [
    ("in sight of the launcher", [], True),
    ("behind a crate", [crate(8, 14, 0.5, 4)], True),
    ("behind a wall", [wall(8, 13, 0.5, 8)], False),
]


@pytest.mark.rule("CZ-NET-013")
@pytest.mark.parametrize(("what", "pieces", "may"), SUBSTITUTES, ids=[c[0] for c in SUBSTITUTES])
def test_who_may_defend_instead(what: str, pieces: list[dict[str, Any]], may: bool) -> None:
    play = Play(runner(), one("YY", 1, 10), runner("YY", 1, 12, y=17), pieces=pieces)
    play.give("launch ambush 1")
    assert play.can("substitute 2") is may


@pytest.mark.rule("CZ-NET-013", "CZ-NET-014")
@pytest.mark.parametrize(
    ("dice", "hacked"),
    [([6, 3], [0, 1]), ([5, 3], [0, 0])],
)
def test_the_substitute_becomes_the_target_if_it_loses(dice: list[int], hacked: list[int]) -> None:
    """Tech 2 against Tech 2: 8 : 5, then 7 : 5 with a tie-breaking Tech 4."""
    tech = 2 if hacked[1] else 4
    play = Play(
        runner(),
        one("YY", 1, 10),
        runner("YY", 1, 12, y=17, skills={"tech": tech}),
        dice=dice,
    ).give("launch ambush 1", "substitute 2")
    assert [play.g.models[i].hacked for i in (1, 2)] == hacked


@pytest.mark.rule("CZ-NET-013")
def test_nobody_need_step_in() -> None:
    play = Play(runner(), one("YY", 1, 10), runner("YY", 1, 12, y=17), dice=[6, 3])
    play.give("launch ambush 1", "pass")
    assert play.g.models[1].hacked == 1


# -- memory leaks ----------------------------------------------------------------------------------
LEAKS: list[tuple[str, str, list[str], str]] = [
    ("one Ready token", "Gy", [], "gy"),
    ("the player chooses which", "GY", ["stun Y"], "Gy"),
    ("none Ready: a wound where its player wants", "gy", ["wound y"], "gr"),
    ("red-lined and none Ready", "rr", [], "-"),
]


@pytest.mark.rule("CZ-NET-016", "CZ-NET-017")
@pytest.mark.parametrize("case", LEAKS, ids=[c[0] for c in LEAKS])
def test_a_memory_leak(case: tuple[str, str, list[str], str]) -> None:
    _, tokens, answers, after = case
    play = Play(
        runner(tokens, origin="GY"), one("YY", 1, 10), one("YY", 0, 2, 17), dice=[1, 5]
    ).give("launch ambush 1", *answers)
    assert play.tokens(0) == after
    assert play.g.control == 1
    if after != "-":
        assert play.g.models[0].sheet.programs == ("ambush",)


@pytest.mark.rule("CZ-REACT-015")
def test_no_program_as_a_reaction() -> None:
    play = Play(one("GG", 0, 5), runner("YY", 1, 10), dice=[9, 2]).give("use basic-ranged 1 G")
    assert play.ask.id == "cz-ask-react"
    assert not play.can("launch")


# -- drones ----------------------------------------------------------------------------------------
def drone(seat: int, x: float, y: float = 11) -> dict[str, Any]:
    return {"card": "drone", "seat": seat, "inches": [x, y]}


@pytest.mark.rule("CZ-DRONE-003", "CZ-DRONE-004", "CZ-DRONE-005", "CZ-DRONE-006")
@pytest.mark.parametrize(("dice", "out"), [([6, 5], True), ([5, 5], False), ([7, 10], False)])
def test_a_drone_defends_with_a_bare_obstacle_die(dice: list[int], out: bool) -> None:
    """Two crates in the path and Luck change nothing; no body is left."""
    play = Play(
        one("YY", 0, 5),
        drone(1, 12),
        pieces=[crate(8, 10, 0.5, 2), crate(9.5, 10, 0.5, 2)],
        teams=[{"luck": 0}, {"luck": 3}],
        dice=dice,
    ).give("use basic-ranged 1 Y")
    assert (play.g.models[1].status == "out") is out
    assert not play.g.models[1].body
    assert play.g.teams[1].luck == 3


@pytest.mark.rule("CZ-DRONE-003")
def test_a_drone_is_immune_to_programs_and_commands() -> None:
    play = Play(runner(), drone(1, 10), drone(0, 5, 13.5))
    assert not play.can("launch ambush 1")
    assert 2 not in play.targets("basic-command")


def _launch_drone(play: Play) -> None:
    play.give("launch crab-drone-control")
    while play.ask.id in ("cz-ask-deploy", "cz-ask-put"):
        play.table.answer(play.ask.seat, play.ask.default_answer)


@pytest.mark.rule("CZ-DRONE-001", "CZ-DEPLOY-001")
def test_a_program_puts_a_drone_into_play() -> None:
    play = Play(runner("GY", programs=["crab-drone-control"]), one("YY", 1, 20), dice=[9, 4])
    before = len(play.g.models)
    _launch_drone(play)
    assert len(play.g.models) == before + 1
    new = play.g.models[-1]
    assert (new.seat, new.status, new.sheet.card) == (0, "table", "crab-drone")


@pytest.mark.rule("CZ-DRONE-002")
@pytest.mark.parametrize("running", [True, False])
def test_a_drone_goes_on_after_its_program_is_reloaded(running: bool) -> None:
    """Crab Drone Control: the drone moves after its Netrunner's own move, Active side up or not."""
    side = {"running": ["crab-drone-control"], "programs": []}
    if not running:
        side = {"programs": ["crab-drone-control"]}
    crab = {"card": "crab-drone", "seat": 0, "inches": [5, 14]}
    play = Play(runner("GY", **side), crab, one("YY", 1, 20)).give("move G", "to 9 11")
    for _ in range(4):
        if play.ask.id == "cz-ask-move":
            break
        effect = [o for o in play.ask.options if getattr(o, "verb", str)() == "effect"]
        if not effect:
            break
        play.table.answer(play.ask.seat, effect[0])
    assert play.ask.id == "cz-ask-move"
    assert play.ask.args[0][1].startswith("1-")
    play.give("to 8 14")
    assert play.at(1) == (8, 14)


@pytest.mark.rule("CZ-DRONE-002")
def test_without_a_drone_a_loaded_program_does_nothing() -> None:
    play = Play(runner("GY", programs=["crab-drone-control"]), one("YY", 1, 20))
    play.give("move G", "to 6 11")
    assert play.ask.id == "cz-ask-act"
