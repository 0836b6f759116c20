"""Worked cases: each keyword of actions (p.39 to 41), brawls and shots into them (p.26, 27)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.combatzone.worked.play import Play, beside, crate, gonk, one, wall

TORRENT = "kang-tao-l-69-zhuo"
"""Torrent with RED and YELLOW."""
RAPID = "spiny-spiny-bang-bang"
"""Rapid 3 and Unwieldy, RED to GREEN."""


def settle(play: Play, *answers: str) -> Play:
    """Oppose and pass until the Active Model is asked again or there is nothing to answer."""
    play.give(*answers)
    for _ in range(30):
        if play.table.over or play.ask.id in ("cz-ask-act", "cz-ask-control"):
            break
        if play.can("pass"):
            play.give("pass")
        elif play.can("keep-roll"):
            play.give("keep-roll")
        else:
            play.table.answer(play.ask.seat, play.ask.default_answer)
    return play


# -- Torrent ---------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-TGT-012", "CZ-TGT-013", "CZ-ACT-005")
def test_a_torrent_takes_everybody_in_its_path_and_range() -> None:
    """One roll of 7; opposed 5, 7 and 2; the last stands beyond YELLOW and is not aimed at."""
    play = Play(
        one("YY", 0, 5, gear=[TORRENT]),
        gonk(1, beside(5, 3.5)),
        gonk(0, beside(5, 5.5)),
        gonk(1, beside(5, 9)),
        dice=[7, 5, 7],
    )
    settle(play, f"use {TORRENT} 1 Y")
    assert not play.unrolled()
    assert play.tokens(1, 2, 3) == "- gonk gonk"


@pytest.mark.rule("CZ-TGT-013", "CZ-TGT-005")
def test_targets_of_a_torrent_do_not_shelter_each_other() -> None:
    """AMB-26: 5 against 4 behind another target hits; a crate still adds 1 to who is behind it."""
    for pieces, out in (([], True), ([crate(beside(5, 4.2), 10, 0.4, 2)], False)):
        play = Play(
            one("YY", 0, 5, gear=[TORRENT]),
            gonk(1, beside(5, 2.5)),
            gonk(1, beside(5, 6)),
            pieces=pieces,
            dice=[5, 4, 4],
        )
        settle(play, f"use {TORRENT} 1 Y")
        assert play.tokens(1) == "-"
        assert (play.tokens(2) == "-") is out


@pytest.mark.rule("CZ-TGT-013", "CZ-REACT-001")
def test_a_friend_hit_by_its_own_side_does_not_react() -> None:
    """AMB-27, AMB-63."""
    play = Play(
        one("YY", 0, 5, gear=[TORRENT]),
        one("YY", 1, beside(5, 5.5)),
        one("YY", 0, beside(5, 3)),
        dice=[7, 2, 2],
    ).give(f"use {TORRENT} 1 Y")
    assert play.ask.id == "cz-ask-react"
    assert play.ask.seat == 1
    settle(play)
    assert play.tokens(1, 2) == "RY RY"


# -- Blast -----------------------------------------------------------------------------------------
def thrown(*models: dict[str, Any], dice: list[int], **position: Any) -> Play:
    me = one("YY", 0, 5, gear=["grenade-frag"])
    play = Play(me, *models, dice=dice, **position).give("use grenade-frag 1 Y")
    if play.ask.id == "cz-ask-impact":
        play.table.answer(play.ask.seat, play.ask.default_answer)
    return play


@pytest.mark.rule("CZ-BLAST-001", "CZ-BLAST-002", "CZ-BLAST-004", "CZ-BLAST-005")
def test_a_blast_hits_its_target_and_the_area() -> None:
    """Placed with 7 against 3; then the area against 7: the target 6, a bystander 7, another 2."""
    play = thrown(
        one("YYy", 1, 13),
        gonk(1, 13, 13),
        gonk(0, 13, 9),
        gonk(1, 13, 17.5),
        dice=[7, 3, 6, 7, 2],
    )
    settle(play)
    assert not play.unrolled()
    assert sorted(play.tokens(1)) == sorted("RRy") or sorted(play.tokens(1)) == sorted("RYr")
    assert sorted([play.tokens(2), play.tokens(3)]) == ["-", "gonk"]
    assert play.tokens(4) == "gonk"  # beyond RED of the Impact token
    assert play.g.models[0].sheet.gear == ()  # Discard


@pytest.mark.rule("CZ-BLAST-003", "CZ-BLAST-004")
def test_who_has_a_ready_token_may_run() -> None:
    play = thrown(one("YG", 1, 13), dice=[7, 3])
    while play.ask.id == "cz-ask-oppose":
        play.give("oppose Y")
    assert play.ask.id == "cz-ask-dodge"
    play.give("move G")
    play.give("to 20 11")
    settle(play)
    assert play.tokens(1) == "Rg"  # only the direct hit; the run cost GREEN


@pytest.mark.rule("CZ-BLAST-003", "CZ-GONK-005")
def test_gonks_cannot_run_from_a_blast() -> None:
    play = thrown(gonk(1, 13), gonk(1, 13, 13), dice=[7, 8, 2, 2])
    settle(play)
    assert not play.unrolled()
    assert play.tokens(1, 2) == "- -"  # a missed Blast that stayed where it was


@pytest.mark.rule("CZ-BLAST-006")
def test_a_missed_blast_is_moved_by_the_targeted_player() -> None:
    play = thrown(gonk(1, 13), gonk(0, 17.5), dice=[6, 7, 2])
    assert (play.ask.id, play.ask.seat) == ("cz-ask-drift", 1)
    x = play.ask.default_answer[0][0] / 254  # it may stay where it is
    assert "CZ-BLAST-006" in play.refused(f"to {x + 3.2:.2f} 11")
    play.give(f"to {x + 2.9:.2f} 11")
    settle(play)
    assert play.tokens(2) == "-"


@pytest.mark.rule("CZ-BLAST-007")
def test_a_fumbled_blast_comes_back_against_the_obstacle_die() -> None:
    """In contact with the thrower; OBSTACLE 5 against its 5 and its friend's 4."""
    play = thrown(gonk(1, 13), gonk(0, 7), dice=[1, 3, 5, 5, 4])
    settle(play)
    assert not play.unrolled()
    assert play.tokens(1) == "gonk"
    assert (play.tokens(0), play.tokens(2)) in (("yY", "-"), ("rY", "gonk"))


@pytest.mark.rule("CZ-BLAST-008", "CZ-EFF-003")
def test_a_fumbled_dangerous_blast_wounds_as_well() -> None:
    play = Play(one("GY", 0, 3, gear=["salvaged-mortar"]), gonk(1, 14), dice=[1, 3, 4, 7]).give(
        "use salvaged-mortar 1 G"
    )
    settle(play)
    assert play.tokens(0) == "rY"


@pytest.mark.rule("CZ-BLAST-010")
@pytest.mark.parametrize(("pieces", "out"), [([], True), ([wall(11, 11.9, 4, 0.3)], False)])
def test_a_barrier_shelters_from_a_blast(pieces: list[dict[str, Any]], out: bool) -> None:
    play = thrown(gonk(1, 13), gonk(1, 13, 13.2), dice=[7, 3, *([2] if out else [])], pieces=pieces)
    settle(play)
    assert (play.tokens(2) == "-") is out


@pytest.mark.rule("CZ-BLAST-009")
@pytest.mark.parametrize(("height", "threatened"), [(2.0, True), (3.0, False)])
def test_a_blast_is_a_sphere(height: float, threatened: bool) -> None:
    """A model on a stack 2 in high beside the target is in the area, at 3 in it is beyond RED."""
    stack = crate(13.9, 10, 2, 2, id="stack", height=height, roof=True)
    above = one("YY", 1, 15.2, floor="stack")
    play = thrown(gonk(1, 13), above, dice=[7, 3, *([2] if threatened else [])], pieces=[stack])
    settle(play)
    assert ("R" in play.tokens(2)) is threatened


# -- Rapid -----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-RAPID-001", "CZ-RAPID-002", "CZ-RAPID-003", "CZ-RAPID-004")
def test_walking_fire() -> None:
    """5 each time against 3: 5 : 3, 4 : 3, then 5 - 2 = 3 : 3 is a tie."""
    play = Play(
        one("YY", 0, 5, gear=[RAPID]),
        gonk(1, 10),
        gonk(1, 10, 13.5),
        gonk(1, 10, 16),
        dice=[5, 3, 5, 3, 5, 3],
    ).give(f"use {RAPID} 1 Y")
    assert not play.can("strike 3")  # more than RED from the first target
    play.give("strike 2", "strike 3")
    assert not play.unrolled()
    assert play.tokens(1, 2, 3) == "- - gonk"
    assert play.tokens(0) == "yY"


@pytest.mark.rule("CZ-RAPID-001", "CZ-RAPID-002", "CZ-REACT-005", "CZ-REACT-016")
def test_three_shots_at_one_target_and_one_reaction() -> None:
    play = Play(one("YY", 0, 5, gear=[RAPID]), one("GYYY", 1, 10), dice=[7, 2, 7, 2, 3, 6]).give(
        f"use {RAPID} 1 Y", "oppose G", "strike 1", "oppose Y", "strike 1", "oppose Y"
    )
    assert play.tokens(1) == "RRYY"
    assert play.ask.id == "cz-ask-react"
    play.give("use basic-ranged 0 Y") if play.can("use basic-ranged 0 Y") else None
    settle(play)
    assert play.ask.seat == 0
    assert play.ask.id == "cz-ask-act"


@pytest.mark.rule("CZ-RAPID-002")
def test_the_rest_of_a_burst_may_be_left() -> None:
    play = Play(one("YY", 0, 5, gear=[RAPID]), gonk(1, 10), gonk(1, 10, 13.5), dice=[7, 2])
    play.give(f"use {RAPID} 1 Y", "stop")
    assert play.tokens(1, 2) == "- gonk"


# -- Push, Stun, Silent, Suppression ---------------------------------------------------------------
PUSHES: list[tuple[str, list[dict[str, Any]], list[dict[str, Any]], float]] = [
    ("open ground", [], [], 3.0),
    ("into a crate", [crate(9, 10, 1, 2)], [], 0.97),
    ("into a wall", [wall(10, 8, 1, 6)], [], 1.97),
    ("into a base", [], [gonk(0, 10)], 1.44),
]


@pytest.mark.rule("CZ-EFF-009")
@pytest.mark.parametrize("case", PUSHES, ids=[c[0] for c in PUSHES])
def test_push_moves_straight_away_until_something_stops_it(
    case: tuple[str, list[dict[str, Any]], list[dict[str, Any]], float],
) -> None:
    _, pieces, more, inches = case
    play = Play(
        one("GG", 0, 5, gear=["blammy"]),
        one("YYy", 1, 7.5),
        *more,
        pieces=pieces,
        dice=[9, 2],
    ).give("use blammy 1 G", "oppose Y", "(pass)")
    assert play.at(1)[0] == pytest.approx(7.5 + inches, abs=0.03)
    assert play.at(1)[1] == 11


@pytest.mark.rule("CZ-EFF-009", "CZ-FALL-002", "CZ-REACT-006")
def test_a_push_off_a_roof_is_a_fall() -> None:
    """AMB-45, AMB-16: 4 in down, one more wound where its controller wants."""
    hall = wall(2, 8, 6.2, 6, id="hall", roof=True)
    play = Play(
        one("GG", 0, 5, gear=["blammy"], floor="hall"),
        one("GYy", 1, 7.4, floor="hall"),
        pieces=[hall],
        dice=[9, 2],
    ).give("use blammy 1 G", "oppose y", "(wound Y)")
    assert play.tokens(1) == "GRr"
    assert play.g.models[1].floor == -1


@pytest.mark.rule("CZ-EFF-012")
@pytest.mark.parametrize(
    ("tokens", "answers", "after"),
    [
        ("YY", ["oppose Y"], "rY rR yY"),
        ("Yy", ["oppose y"], "yr"),
        ("yy", ["oppose y"], "ry yr"),
    ],
)
def test_stun_one(tokens: str, answers: list[str], after: str) -> None:
    play = Play(one("GG", 0, 5, gear=["electric-baton"]), one(tokens, 1, 7), dice=[9, 2])
    settle(play, "use electric-baton 1 G", *(f"({a})" for a in answers))
    ready = sum(c.isupper() for c in play.tokens(1))
    assert ready == max(0, sum(c.isupper() for c in tokens) - 1)
    assert "R" in play.tokens(1).upper()


@pytest.mark.rule("CZ-EFF-012", "CZ-CORE-014")
@pytest.mark.parametrize(
    ("tokens", "choices", "after"),
    [
        ("GYY", ["stun G"], "gyY"),
        ("GYY", ["stun Y", "stun Y"], "Gyy"),
        ("gYy", [], "gyy"),
        ("gyy", [], "gyy"),
    ],
)
def test_stun_two_is_chosen_by_the_target(tokens: str, choices: list[str], after: str) -> None:
    """Rattle Cans: Stun 2 without a wound; only the first of two strikes is made."""
    play = Play(one("GG", 0, 5, gear=["rattle-cans"]), one(tokens, 1, 7), dice=[9, 2])
    play.give("use rattle-cans 1 G", "(oppose G)", "(oppose g)", *choices, "(stop)")
    assert play.tokens(1) == after


@pytest.mark.rule("CZ-GONK-007")
def test_a_stunned_gonk_misses_an_inspire() -> None:
    """Stunned on the rival's turn: nothing in its next Inspire, unmarked when that ends."""
    play = Play(one("yy", 0, 5), gonk(0, 7, 13, stunned=True), one("YY", 1, 20), control=0)
    play.give("(inspire)")
    for _ in range(12):
        if play.g.control != 0:
            break
        assert not play.can("activate 1")
        play.give("stop")
    assert play.tokens(0) == "YY"
    assert not play.g.models[1].stunned


@pytest.mark.rule("CZ-EFF-011")
@pytest.mark.parametrize(("pieces", "attack"), [([], True), ([crate(8, 10, 0.5, 2)], False)])
def test_silent(pieces: list[dict[str, Any]], attack: bool) -> None:
    play = Play(
        one("GG", 0, 5, gear=["viper-smg"]), one("GY", 1, 11), pieces=pieces, dice=[9, 2]
    ).give("use viper-smg 1 G", "oppose G", "stop")
    assert play.ask.id == "cz-ask-react"
    assert play.can("use basic-ranged 0") is attack
    assert play.can("move Y")


@pytest.mark.rule("CZ-EFF-013")
def test_suppression_allows_a_move_only() -> None:
    play = Play(one("GG", 0, 5, gear=["smg"]), one("GY", 1, 11), gonk(1, 11, 13.5), dice=[9, 2])
    play.give("use smg 1 G", "oppose G")
    assert play.ask.id == "cz-ask-react"
    assert {o.verb() for o in play.ask.options} <= {"move", "pass"}


@pytest.mark.rule("CZ-EFF-006")
@pytest.mark.parametrize("dice", [[7, 2], [2, 7]])
def test_discard_whether_it_succeeds_or_not(dice: list[int]) -> None:
    play = Play(one("YY", 0, 5, gear=["molotov-cocktail"]), gonk(1, 10), dice=dice)
    play.give("use molotov-cocktail 1 Y")
    assert play.g.models[0].sheet.gear == ()


@pytest.mark.rule("CZ-ACT-004", "CZ-TURN-014")
def test_difficult_until_the_next_inspire() -> None:
    play = Play(one("YY", 0, 5, gear=["slammy"]), one("GG", 1, 7), dice=[2, 7])
    play.give("use slammy 1 Y", "(oppose G)")
    assert not play.can("use slammy")
    assert play.can("use basic-melee 1 Y")
    fresh = Play(one("yy", 0, 5, gear=["slammy"], locked=["slammy"]), one("GG", 1, 20), control=0)
    fresh.give("(inspire)", *["(stop)"] * 2)
    assert fresh.g.models[0].locked == ()


@pytest.mark.rule("CZ-ACT-009")
@pytest.mark.parametrize(("inches", "legal"), [(3, False), (3.1, True)])
def test_complex_needs_room(inches: float, legal: bool) -> None:
    gun = "heavy-arasaka-rotating-cannon"
    play = Play(one("YY", 0, 5, gear=[gun]), gonk(1, 13), gonk(1, 5, 11 + inches + 270 / 254))
    assert (1 in play.targets(gun)) is legal


# -- brawls ----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-BRAWL-001", "CZ-BRAWL-002", "CZ-BRAWL-003", "CZ-BRAWL-004")
def test_what_a_brawl_forbids() -> None:
    play = Play(
        one("GYY", 0, 5, hacked=1),
        one("YY", 1, beside(5, 0.8)),
        one("RR", 0, 5, 12.8, origin="GG"),
        one("YY", 1, 5, 16, hacked=0),
        one("YY", 0, 3, 11),
    )
    assert play.targets("basic-melee") == [1]
    for action in ("basic-ranged", "triage", "firewall", "basic-command"):
        assert play.targets(action) == []
    assert play.can("move Y")


LOWEST: list[tuple[int, list[int], str]] = [
    # the shot, the defences of the rival aimed at, another rival, a friend; who is out
    (8, [7, 6, 4], "2"),
    (7, [7, 6, 5], "2"),
    (5, [7, 6, 5], ""),  # 5 does not beat 5
    (7, [3, 6, 5], "0"),
    (7, [1, 2, 2], "0"),  # a Fumble is below every total
    (7, [8, 6, 7], "1"),  # a Crit above
]


@pytest.mark.rule("CZ-BRAWL-009", "CZ-BRAWL-010")
@pytest.mark.parametrize("case", LOWEST, ids=str)
def test_a_shot_into_a_brawl_hits_the_lowest(case: tuple[int, list[int], str]) -> None:
    face, defences, out = case
    play = Play(
        one("YY", 0, 3),
        gonk(1, 10),
        gonk(1, 10, 12.5),
        gonk(0, 10, 9.5),
        dice=[face, *defences],
    ).give("use basic-ranged 1 Y")
    assert not play.unrolled()
    assert "".join(str(i) for i in range(3) if play.tokens(i + 1) == "-") == out


@pytest.mark.rule("CZ-BRAWL-011")
def test_a_tie_for_the_lowest_is_chosen_by_the_targets_player() -> None:
    play = Play(one("YY", 0, 3), gonk(1, 10), gonk(0, 10, 9.5), dice=[8, 6, 6])
    play.give("use basic-ranged 1 Y")
    assert play.ask.seat == 1
    play.give("affect 2")
    assert play.tokens(1, 2) == "gonk -"


@pytest.mark.rule("CZ-BRAWL-012")
def test_a_torrent_into_a_brawl_follows_its_own_rules() -> None:
    play = Play(one("YY", 0, 5, gear=[TORRENT]), gonk(1, 10), gonk(0, 10, 12.6), dice=[7, 5])
    settle(play, f"use {TORRENT} 1 Y")
    assert not play.unrolled()  # the friend beside the path is not aimed at
    assert play.tokens(1, 2) == "- gonk"


@pytest.mark.rule("CZ-BRAWL-009")
def test_a_shooter_in_the_same_brawl_aims_at_one() -> None:
    play = Play(one("YY", 0, 8.5, gear=["smg"]), gonk(1, 10), gonk(0, 10, 9.5), dice=[7, 5]).give(
        "use smg 1 Y"
    )
    assert not play.unrolled()
    assert play.tokens(1, 2) == "- gonk"
