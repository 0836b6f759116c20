"""Cases written from the rulebook, its index and the page of positions before the program was
asked: roofs, gaps and falls, brawls of several, sides of two, chains of commands."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from neontable.games.combatzone.rules.odds import chance_of
from tests.combatzone.worked.hand import (
    asked,
    at,
    box,
    do,
    foe,
    may,
    me,
    refused,
    spot,
    table,
    tokens,
    wall,
)

INCH = 254
WIDE = 270 / INCH
"""A standard base, in inches."""


def place(x: float, y: float, floor: int = -1) -> list[list[int]]:
    return [[round(x * INCH), round(y * INCH), floor]]


def added(t: Any, action: str = "basic-ranged", target: int = 1) -> int:
    """What the target adds to a d8 against a bare d8, by the exact odds."""
    chance = chance_of(t.state, 0, action, target, "Y")
    return next(n for n in range(6) if chance == _chance(n))


def _chance(extra: int) -> Fraction:
    wins = 0
    for a in range(1, 9):
        for d in range(1, 9):
            if a == 1:
                continue
            wins += d != 8 if a == 8 else d == 1 or (d != 8 and a > d + extra)
    return Fraction(wins, 64)


# -- moving ----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-MOVE-006", "CZ-MEAS-003")
@pytest.mark.parametrize(("gap", "mm", "fits"), [
    (1.07, 27, True), (1.05, 27, False), (1.3, 40, False), (1.6, 40, True),
])  # fmt: skip
def test_a_base_passes_between_walls_where_it_fits(gap: float, mm: int, fits: bool) -> None:
    walls = [wall("a", 10, 1, 1, 10 - gap / 2), wall("b", 10, 11 + gap / 2, 1, 10 - gap / 2)]
    t = table(me(base=mm, tokens="G"), foe(20), map={"pieces": walls})
    do(t, ["move", "G"])
    assert may(t, place(14, 11)) is fits


@pytest.mark.rule("CZ-MEAS-003", "CZ-MOVE-004")
@pytest.mark.parametrize(("x", "legal"), [(135, True), (134, False)])
def test_a_base_stays_on_the_mat(x: int, legal: bool) -> None:
    t = table(me(tokens="G"), foe(20))
    do(t, ["move", "G"])
    assert may(t, [[x, 2794, -1]]) is legal


@pytest.mark.rule("CZ-BRAWL-006", "CZ-MOVE-009", "CZ-MOVE-010", "CZ-MOVE-013")
@pytest.mark.parametrize(("dice", "x"), [
    ([7, 3, 7, 3], 11.9),  # away from the one and past the other
    ([3, 7], 5),  # AMB-14: held back at once
])  # fmt: skip
def test_an_escape_that_leads_through_another_rival(dice: list[int], x: float) -> None:
    holds, stands = at(5 - WIDE - 0.5, 11, 1), at(8.45, 11, 1)
    t = table(me(tokens="Y"), holds, stands, dice=dice)
    do(t, ["move", "Y"], place(11.9, 11))
    while asked(t) == "cz-ask-oppose":
        do(t, t.asks[0].options[0])
    assert t.state.models[0].x == round(x * INCH)


@pytest.mark.rule("CZ-JUMP-003", "CZ-FALL-001", "CZ-FALL-002")
@pytest.mark.parametrize(("crate", "floor", "after"), [(2, 2, "y"), (0.9, 2, "r"), (0, -1, "r")])
def test_a_failed_jump_ends_on_what_is_below_the_middle(
    crate: float, floor: int, after: str
) -> None:
    """Roofs 4 in high, 2 in apart: from a crate of 2 in it is a fall of RED height, which hurts
    nobody; 3.1 in is YELLOW."""
    halls = [wall("a", 5, 9, 4, 4, roof=True), wall("b", 11, 9, 4, 4, roof=True)]
    below = [box("c", 9.2, 10, 1.6, 2, height=crate, roof=True)] if crate else []
    t = table(
        at(8.4, 11, floor="a", tokens="Y"), foe(20), map={"pieces": halls + below}, dice=[3, 7]
    )
    do(t, ["move", "Y"], place(11.6, 11, 1))
    jumper = t.state.models[0]
    assert (jumper.floor, jumper.x, tokens(t, 0)) == (floor, 2540, after)


@pytest.mark.rule("CZ-DRAG-001", "CZ-DRAG-002", "CZ-DRAG-003", "CZ-DRAG-004")
@pytest.mark.parametrize(("dice", "x"), [([7, 3, 7, 3], 8), ([3, 7], 5), ([7, 3, 3, 7], 5.97)])
def test_dragging_a_crate_over_a_fence(dice: list[int], x: float) -> None:
    """One roll for the crate, another for the fence (AMB-13: who fails stops before it)."""
    crate = box("crate", 3, 10.5, 1, 1, loose=True)
    fence = box("fence", 6.5, 4, 0.1, 14)
    t = table(me(tokens="G"), foe(20), map={"pieces": [crate, fence]}, dice=dice)
    do(t, ["drag-thing", 0, "G"])
    if asked(t) == "cz-ask-move":
        do(t, place(8, 11))
    if asked(t) == "cz-ask-put":
        do(t, t.asks[0].options[0])
    assert t.state.models[0].x == pytest.approx(x * INCH, abs=2)
    assert not t.state.dice


@pytest.mark.rule("CZ-DRAG-002")
def test_a_drag_is_never_longer_than_red() -> None:
    crate = box("crate", 3, 10.5, 1, 1, loose=True)
    t = table(me(tokens="G"), foe(20), map={"pieces": [crate]}, dice=[7, 3])
    do(t, ["drag-thing", 0, "G"])
    assert may(t, place(8, 11))
    assert not may(t, place(8.02, 11))


@pytest.mark.rule("CZ-DRAG-006", "CZ-DRAG-008", "CZ-BRAWL-003")
def test_who_brawls_may_drag_the_rival_and_no_friend() -> None:
    """AMB-15."""
    t = table(me(tokens="G"), foe(0.5), at(5, 11 + WIDE + 0.5))
    assert may(t, ["drag-model", "1-somebody", "G"])
    assert not may(t, ["drag-model", "2-somebody", "G"])
    calm = table(me(tokens="G"), foe(20), at(5, 11 + WIDE + 0.5))
    assert may(calm, ["drag-model", "2-somebody", "G"])


# -- heights ---------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-BRAWL-001", "CZ-MEAS-002")
@pytest.mark.parametrize(("height", "brawl"), [(1, True), (1.1, False)])
def test_reach_is_measured_up_to_the_roof_of_a_car(height: float, brawl: bool) -> None:
    """Bases one above the other, edge over edge: the height alone is the distance."""
    car = box("car", 10, 10, 4, 2, height=height, roof=True)
    models = [at(10.1 - WIDE, 11), at(10.1, 11, 1, floor="car"), at(2, 11, 1)]
    t = table(*models, map={"pieces": [car]})
    assert may(t, ["use", "basic-ranged", "2-somebody", "Y"]) is not brawl


@pytest.mark.rule("CZ-TGT-004", "CZ-TGT-008", "CZ-TGT-009")
def test_a_car_is_not_elevated_but_an_obstacle() -> None:
    """Whoever stands on it is covered by it; who shoots from it is not hindered."""
    car = [box("car", 13, 9, 4, 4, height=1.5, roof=True)]
    target = table(me(tokens="YY"), at(15, 11, 1, tokens="YY", floor="car"), map={"pieces": car})
    assert added(target) == 1
    shooter = table(
        at(15, 11, tokens="YY", floor="car"), at(5, 11, 1, tokens="YY"), map={"pieces": car}
    )
    assert added(shooter) == 0


@pytest.mark.rule("CZ-TGT-010")
@pytest.mark.parametrize(("more", "adds"), [
    ([], 0),  # what is no higher than the lower of both lies under the path
    ([box("crates", 11, 10.5, 1, 1)], 0),
    ([wall("shed", 11, 10.8, 1, 0.4, height=4)], 0),
    ([wall("tower", 11, 10.8, 1, 0.4, height=4.1)], 1),
    ([wall("tower", 11, 9, 1, 4, height=5)], None),
])  # fmt: skip
def test_from_roof_to_roof(more: list[dict[str, Any]], adds: int | None) -> None:
    halls = [wall("a", 2, 8, 6, 6, roof=True), wall("b", 15, 8, 6, 6, roof=True)]
    models = [at(7, 11, tokens="YY", floor="a"), at(16, 11, 1, tokens="YY", floor="b")]
    t = table(*models, map={"pieces": halls + more})
    shot = may(t, ["use", "basic-ranged", "1-somebody", "Y"])
    assert (added(t) if shot else None) == adds


@pytest.mark.rule("CZ-TGT-004", "CZ-TGT-005")
def test_what_stands_on_the_roof_covers_there_and_who_stands_below_does_not() -> None:
    hall = wall("hall", 8, 6, 14, 10, roof=True)
    vent = box("vent", 14, 10.5, 1, 1, on="hall")
    models = [at(10, 11, tokens="YY", floor="hall"), at(19, 11, 1, tokens="YY", floor="hall")]
    t = table(*models, map={"pieces": [hall, vent]})
    assert added(t) == 1
    between = [wall("a", 2, 8, 6, 6, roof=True), wall("b", 15, 8, 6, 6, roof=True)]
    models = [at(7, 11, tokens="YY", floor="a"), at(16, 11, 1, tokens="YY", floor="b")]
    t = table(*models, at(11.5, 11, 1), map={"pieces": between})
    assert added(t) == 0


@pytest.mark.rule("CZ-TGT-009", "CZ-TGT-010")
@pytest.mark.parametrize(("height", "adds"), [(3, 1), (3.1, None)])
def test_elevated_is_what_is_higher_than_red(height: float, adds: int | None) -> None:
    """Far from its edge: a low roof is an obstacle like any other, a high one hides its model."""
    kind = "obstacle" if height <= 3 else "barrier"
    hall = box("hall", 10, 7, 8, 8, kind=kind, height=height, roof=True)
    t = table(me(tokens="YY"), at(14, 11, 1, tokens="YY", floor="hall"), map={"pieces": [hall]})
    shot = may(t, ["use", "basic-ranged", "1-somebody", "Y"])
    assert (added(t) if shot else None) == adds


@pytest.mark.rule("CZ-FALL-003", "CZ-EFF-009", "CZ-GONK-004")
def test_who_is_pushed_off_a_roof_strikes_who_stands_below() -> None:
    """A roof 4 in high: the fall wounds the pushed one once more and takes out the Gonk."""
    hall = wall("hall", 2, 7, 10, 8, roof=True)
    below = {"card": "some-gonk", "seat": 0, "inches": [12.6, 11]}
    t = table(
        at(9.5, 11, floor="hall", gear="blammy", tokens="G"),
        at(11.4, 11, 1, floor="hall", tokens="GYY"),
        below,
        map={"pieces": [hall]},
        dice=[9, 2],
    )
    do(t, ["use", "blammy", "1-somebody", "G"], ["oppose", "G", ""])
    if asked(t) == "cz-ask-wound":
        do(t, ["wound", "Y"])
    fallen, struck = t.state.models[1], t.state.models[2]
    assert (fallen.floor, fallen.tokens, struck.status) == (-1, "RRY", "out")


# -- cover in brawls and against keywords ----------------------------------------------------------
@pytest.mark.rule("CZ-EFF-007", "CZ-TGT-005")
@pytest.mark.parametrize(
    ("launcher", "hit"), [("grenade-launcher", True), ("rocket-launcher", False)]
)
def test_indirect_fire_goes_over_models_too(launcher: str, hit: bool) -> None:
    """Other models count as obstacles: 5 against 4, or against 4 + 1."""
    gonk = {"card": "some-gonk", "seat": 1, "inches": [15, 11]}
    t = table(me(tokens="YY", gear=launcher), gonk, at(10, 11, 1), dice=[5, 4])
    do(t, ["use", launcher, "1-some-gonk", "Y"])
    while asked(t) == "cz-ask-impact" and t.asks[0].seat == 0 and t.state.dice:
        do(t, t.asks[0].options[0])
    assert (t.state.models[1].status == "out") is hit


@pytest.mark.rule("CZ-BRAWL-009", "CZ-BRAWL-010", "CZ-TGT-004")
@pytest.mark.parametrize("crates", [False, True])
def test_each_defender_in_a_brawl_has_the_cover_of_its_own_path(crates: bool) -> None:
    """AMB-28: 5 against 5 is a tie that is asked about; 5 against 5 + 1 is none."""
    pieces = [box("crates", 9, 12.55, 1, 1)] if crates else []
    t = table(
        at(2, 11, tokens="YY"), at(12, 11, 1, tokens="YY"),
        at(12, 11 + WIDE + 0.9, tokens="YY"),
        map={"pieces": pieces}, dice=[7, 5, 5],
    )  # fmt: skip
    do(t, ["use", "basic-ranged", "1-somebody", "Y"])
    while asked(t) == "cz-ask-oppose":
        do(t, t.asks[0].options[0])
    if crates:
        assert (tokens(t, 1), tokens(t, 2)) == ("RY", "YY")
    else:
        assert asked(t) == "cz-ask-lowest"


@pytest.mark.rule("CZ-BRAWL-010", "CZ-CORE-009")
@pytest.mark.parametrize(("dice", "rival", "own"), [
    ([3, 1, 2], "RY", "YY"),  # a Fumble is lower than everything, 1 + 3 or not
    ([7, 8, 6], "YY", "RY"),  # a Crit is higher than everything
    ([8, 8, 8], "YY", "YY"),  # three Crits
    ([1, 1, 1], "YY", "YY"),
])  # fmt: skip
def test_the_lowest_defence_when_somebody_crits_or_fumbles(
    dice: list[int], rival: str, own: str
) -> None:
    t = table(
        at(2, 11, tokens="YY"), at(12, 11, 1, tokens="YY", skills={"reflexes": 3}),
        at(12 + WIDE + 0.9, 11, tokens="YY"), dice=dice,
    )  # fmt: skip
    do(t, ["use", "basic-ranged", "1-somebody", "Y"])
    while asked(t) == "cz-ask-oppose":
        do(t, t.asks[0].options[0])
    assert (tokens(t, 1), tokens(t, 2)) == (rival, own)


@pytest.mark.rule("CZ-BRAWL-009", "CZ-BRAWL-010", "CZ-NET-008", "CZ-NET-015")
def test_a_program_launched_into_a_brawl_may_hack_a_friend() -> None:
    """AMB-28: 6 + 2 against the rival's 7 + 1 and the friend's 3."""
    t = table(
        me(keywords=["netrunner"], programs=["adware"], skills={"tech": 2}, tokens="GY"),
        foe(7, skills={"tech": 1}, tokens="YY"),
        at(spot(7) / INCH + WIDE + 0.5, 11, tokens="YY"), dice=[6, 7, 3],
    )  # fmt: skip
    do(t, ["launch", "adware", "1-somebody"])
    while asked(t) == "cz-ask-oppose":
        do(t, t.asks[0].options[0])
    assert [m.hacked for m in t.state.models] == [0, 0, 1]


@pytest.mark.rule("CZ-BRAWL-003")
def test_who_brawls_with_two_may_strike_either_and_nobody_else() -> None:
    t = table(me(tokens="GY"), foe(1), at(5 - WIDE - 1, 11, 1), at(5, 11 + WIDE + 1.5, 1))
    legal = [may(t, ["use", "basic-melee", f"{i}-somebody", "G"]) for i in (1, 2, 3)]
    assert legal == [True, True, False]
    refused(t, ["use", "basic-melee", "3-somebody", "G"], "CZ-BRAWL-003")


# -- rolls -----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-RES-003", "CZ-RES-005", "CZ-RES-001")
def test_the_target_chooses_its_die_before_any_is_rolled() -> None:
    t = table(me(tokens="YY"), foe(8, tokens="GY"), dice=[5, 4])
    do(t, ["use", "basic-ranged", "1-somebody", "Y"])
    assert (asked(t), t.asks[0].seat, t.state.dice) == ("cz-ask-oppose", 1, (5, 4))
    do(t, ["oppose", "G", ""])
    assert (tokens(t, 0), tokens(t, 1)) == ("yY", "RY")


@pytest.mark.rule("CZ-RAPID-003", "CZ-RAPID-004")
@pytest.mark.parametrize(("last", "hit"), [(6, True), (5, False)])
def test_back_to_the_first_target_the_penalty_stays(last: int, hit: bool) -> None:
    """AMB-46: A, B, A are two different targets, so -1; 6 - 1 beats 4, 5 - 1 does not."""
    t = table(
        me(gear="spiny-spiny-bang-bang", tokens="GY"), foe(4, tokens="gy"),
        at(spot(4) / INCH, 11 + WIDE + 2, 1, tokens="gy"), dice=[4, 5, 5, 4, last, 4],
    )  # fmt: skip
    do(t, ["use", "spiny-spiny-bang-bang", "1-somebody", "G"], ["oppose", "y", ""])
    do(t, ["strike", "2-somebody"], ["oppose", "y", ""])
    do(t, ["strike", "1-somebody"], ["oppose", "y", ""])
    assert (tokens(t, 1), tokens(t, 2)) == ("gr" if hit else "gy", "gy")


@pytest.mark.rule("CZ-ARM-001", "CZ-ARM-002")
def test_armor_helps_against_thrown_weapons() -> None:
    """AMB-33."""
    t = table(
        me(gear="bozo-bombs", tokens="GY"), foe(4, gear="heavy-armorjack", tokens="YY"), dice=[6, 4]
    )
    do(t, ["use", "bozo-bombs", "1-somebody", "G"])
    while asked(t) in ("cz-ask-impact",):
        do(t, t.asks[0].options[0])
    assert may(t, ["oppose", "Y", "heavy-armorjack"])


@pytest.mark.rule("CZ-TGT-012", "CZ-TGT-013", "CZ-TGT-004", "CZ-TGT-007")
@pytest.mark.parametrize(("piece", "after"), [
    (None, ("out", "out", "table")),
    (box("crate", 9.2, 10.5, 0.3, 1), ("out", "table", "table")),  # 6 against 5 + 1
    (wall("wall", 9.2, 9, 0.3, 4), ("out", "table", "table")),
])  # fmt: skip
def test_a_torrent_and_what_stands_between_its_targets(piece: Any, after: tuple[str, ...]) -> None:
    """Gonks 2, 5.5 and 7.5 in away; the last is out of range."""
    gonks = [{"card": "some-gonk", "seat": 1, "x": spot(n), "y": 2794} for n in (2, 5.5, 7.5)]
    dice = [6, 5] if piece and piece["kind"] == "barrier" else [6, 5, 5]
    t = table(
        me(gear="kang-tao-l-69-zhuo", tokens="YY"), *gonks,
        map={"pieces": [piece] if piece else []}, dice=dice,
    )  # fmt: skip
    do(t, ["use", "kang-tao-l-69-zhuo", "1-some-gonk", "Y"])
    assert tuple(m.status for m in t.state.models[1:]) == after


# -- turns, commands and sides ---------------------------------------------------------------------
@pytest.mark.rule("CZ-CMD-009", "CZ-CMD-002", "CZ-CMD-007")
def test_a_chain_of_commands_ends_with_the_rival() -> None:
    """A calls B, B calls the Gonk, which runs: then the rival has Control, though A and B still
    have Ready tokens."""
    t = table(
        me(tokens="GY"), at(5 + WIDE + 2, 11, tokens="GY"),
        {"card": "some-gonk", "seat": 0, "inches": [5 + 2 * WIDE + 4, 11]},
        at(25, 11, 1), dice=[9, 4, 9, 4],
    )  # fmt: skip
    do(t, ["use", "basic-command", "1-somebody", "G"])
    assert (t.state.active, t.state.control) == (1, 0)
    refused(t, ["use", "basic-command", "0-somebody", "y"], "CZ-TOKEN-001")
    do(t, ["use", "basic-command", "2-some-gonk", "G"])
    assert t.state.active == 2
    do(t, ["move", "Y"], place(12, 11))
    assert (t.state.control, tokens(t, 0), tokens(t, 1)) == (1, "gY", "gY")


@pytest.mark.rule("CZ-CMD-004", "CZ-CMD-009")
def test_who_was_commanded_may_call_its_commander() -> None:
    """The first still has a Ready token."""
    t = table(me(tokens="GY"), at(5 + WIDE + 2, 11, tokens="GY"), at(25, 11, 1), dice=[9, 4, 9, 4])
    do(t, ["use", "basic-command", "1-somebody", "G"], ["use", "basic-command", "0-somebody", "G"])
    assert (t.state.active, t.state.control) == (0, 0)


@pytest.mark.rule("CZ-CARD-005", "CZ-CARD-006", "CZ-TURN-014")
def test_a_card_face_down_has_no_text_until_its_team_is_inspired() -> None:
    t = table(
        me(gear="katana", exhausted="katana", tokens="GY"), foe(2, tokens="GY"), at(25, 11, 1)
    )
    assert not may(t, ["use", "katana", "1-somebody", "G"])
    t = table(
        me(gear="katana", exhausted="katana", tokens="gY"), foe(2, tokens="GY"), at(25, 11, 1),
        control=0, active=-1,
    )  # fmt: skip
    do(t, ["inspire"])
    assert t.state.models[0].sheet.exhausted == ()
    assert tokens(t, 0) == "GY"


@pytest.mark.rule("CZ-TURN-014", "CZ-NET-009")
def test_a_program_is_loaded_again_when_its_team_is_inspired() -> None:
    t = table(
        me(keywords=["netrunner"], running=["running-rabbit"], skills={"tech": 2}, tokens="gY"),
        foe(9), active=-1,
    )  # fmt: skip
    do(t, ["inspire"])
    sheet = t.state.models[0].sheet
    assert (sheet.programs, sheet.running) == (("running-rabbit",), ())


@pytest.mark.rule("CZ-TURN-003", "CZ-TURN-012")
def test_gonks_without_a_character_must_be_inspired() -> None:
    """AMB-07."""
    gonk = {"card": "some-gonk", "seat": 0, "inches": [5, 11]}
    t = table(gonk, foe(20), active=-1)
    assert t.state.inspiring or may(t, ["inspire"])
    if not t.state.inspiring:
        assert not may(t, ["activate", "0-some-gonk"])


def pairs(**fields: Any) -> Any:
    """Seats 0 and 2 against 1 and 3."""
    models = [
        me(tokens="gY"), at(20, 11, 1, tokens="GY"),
        at(5 + WIDE + 0.9, 11, 2, tokens="rR", origin="GY"), at(20, 15, 3, tokens="GY"),
    ]  # fmt: skip
    return table(*models, sides=[[0, 2], [1, 3]], **fields)


@pytest.mark.rule("CZ-MULTI-004", "CZ-BASIC-004")
def test_a_partners_model_is_a_friend() -> None:
    t = pairs(dice=[7, 3])
    assert not may(t, ["use", "basic-melee", "2-somebody", "Y"])
    do(t, ["use", "triage", "2-somebody", "Y"])
    if asked(t) == "cz-ask-heal":
        assert t.asks[0].seat == 2
        do(t, ["heal", 0, "G"])
    assert tokens(t, 2) == "gR"


@pytest.mark.rule("CZ-MULTI-004", "CZ-BASIC-006", "CZ-CMD-003")
def test_a_partners_model_can_be_commanded_and_is_played_by_its_owner() -> None:
    """AMB-58: Control stays with the side."""
    t = pairs(dice=[7, 3])
    do(t, ["use", "basic-command", "2-somebody", "Y"])
    assert (t.state.active, t.asks[0].seat) == (2, 2)


@pytest.mark.rule("CZ-MULTI-006", "CZ-MULTI-004")
def test_inspiring_is_for_ones_own_models_and_the_other_side_follows() -> None:
    t = pairs(active=-1)
    do(t, ["inspire"])
    assert (tokens(t, 0), tokens(t, 2)) == ("GY", "rR")
    assert t.asks[0].seat in (1, 3)


@pytest.mark.rule("CZ-REACT-012", "CZ-MULTI-003", "CZ-TURN-018")
def test_of_three_the_next_one_after_who_lost_its_model_has_control() -> None:
    """AMB-57: C takes out A's Active Model with a [RE]action: B is next, not C."""
    t = table(
        me(tokens="RG", origin="GG"), at(10, 3, 1, tokens="YY"), at(12, 11, 2, tokens="GY"),
        at(2, 2, 0, tokens="YY"), dice=[9, 3, 7, 2],
    )  # fmt: skip
    do(t, ["use", "basic-ranged", "2-somebody", "G"], ["oppose", "G", ""])
    assert t.asks[0].seat == 2
    do(t, ["use", "basic-ranged", "0-somebody", "Y"], ["oppose", "R", ""])
    assert (t.state.models[0].status, t.state.control) == ("out", 1)


@pytest.mark.rule("CZ-NET-016", "CZ-NET-017", "CZ-MULTI-003")
def test_of_three_a_leak_hands_control_to_the_next() -> None:
    t = table(
        at(5, 3, 0, tokens="YY"),
        at(5, 11, 1, keywords=["netrunner"], programs=["adware"], skills={"tech": 2}, tokens="GY"),
        at(12, 11, 2, tokens="YY"), control=1, active=1, dice=[1, 5],
    )  # fmt: skip
    do(t, ["launch", "adware", "2-somebody"])
    while asked(t) == "cz-ask-oppose":
        do(t, t.asks[0].options[0])
    if asked(t) == "cz-ask-stun":
        do(t, ["stun", "G"])
    assert t.state.control == 2


# -- reserves --------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-DEPLOY-003", "CZ-DEPLOY-004")
@pytest.mark.parametrize(("rival", "friend", "legal"), [
    (11, 2, True), (11, 5, False), (12.5, 9, True), (12, 9, False), (12.01, 3.5, True),
    (11, 3, True), (11, 3.01, False),
])  # fmt: skip
def test_where_a_reserve_may_enter(rival: float, friend: float, legal: bool) -> None:
    """At the upper edge; the rival stands to the right and the friend to the left."""
    x, y = 14, 0.6
    t = table(
        {"card": "somebody", "seat": 0, "status": "reserve"},
        at(x + WIDE + rival, y, 1), at(x - WIDE - friend, y), active=-1, control=0,
    )  # fmt: skip
    do(t, ["activate", "0-somebody"])
    assert may(t, place(x, y)) is legal


@pytest.mark.rule("CZ-DEPLOY-002", "CZ-DEPLOY-003", "CZ-CMD-004")
def test_a_reserve_cannot_be_commanded() -> None:
    """AMB-54."""
    t = table(me(tokens="GY"), {"card": "somebody", "seat": 0, "status": "reserve"}, foe(20))
    assert not may(t, ["use", "basic-command", "1-somebody", "G"])
