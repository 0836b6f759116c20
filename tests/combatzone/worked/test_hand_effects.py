"""Effects of cards that lie on the mat or look from elsewhere, played for what they are."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.combatzone.model.where import path_of_attack

from .hand import asked, at, box, do, foe, may, me, spot, table, tokens, wall

SHOT = ["use", "basic-ranged", "1-somebody", "Y"]


def _smoke(x: float, y: float, seat: int = 0) -> dict[str, Any]:
    return {"kind": "smoke", "inches": [x, y], "seat": seat, "by": 0}


@pytest.mark.rule("CZ-TGT-004", "CZ-TGT-008", "CZ-CORE-013")
@pytest.mark.parametrize(
    ("x", "y", "adds"),
    [(10, 11, 1), (17, 11, 1), (5, 11, 0), (6.5, 11, 0), (10, 11.9, 1), (10, 12.1, 0), (20, 11, 0)],
)
def test_smoke_is_an_obstacle_in_every_path_that_it_touches(x: float, y: float, adds: int) -> None:
    t = table(me(), foe(11), markers=[_smoke(x, y)])
    assert path_of_attack(t.state, 0, 1).bonus == adds
    assert path_of_attack(t.state, 0, 1, (), True).bonus == 0  # Indirect


@pytest.mark.rule("CZ-BLAST-002", "CZ-TURN-014")
def test_a_smoke_grenade_lays_tokens_that_last_until_its_team_is_inspired() -> None:
    t = table(me(gear="grenade-smoke", tokens="YYg"), foe(5, tokens="y"), foe(20), dice=[7, 3, 3])
    do(t, ["use", "grenade-smoke", "1-somebody", "Y"])
    while asked(t) != "cz-ask-act":
        do(t, t.asks[0].options[0])
    smoke = [m for m in t.state.markers if m.kind == "smoke"]
    assert {(m.x, m.y) for m in smoke} == {(spot(5), 2794)}
    assert path_of_attack(t.state, 2, 1).bonus == 1
    do(t, ["stop"])
    while t.state.control == 1:
        do(t, ["activate", "2-somebody"] if asked(t) == "cz-ask-control" else ["stop"])
    assert [m for m in t.state.markers if m.kind == "smoke"]
    do(t, ["inspire"])
    assert not [m for m in t.state.markers if m.kind == "smoke"]


def _zone(**more: Any) -> dict[str, Any]:
    return {"kind": "buffer", "inches": [12, 11], "seat": 1, "by": 1, **more}


def _keeper(running: str = "buffer-zone") -> dict[str, Any]:
    return at(25, 4, 1, keywords="netrunner", skills={"tech": 1}, running=[running])


@pytest.mark.rule("CZ-MOVE-007", "CZ-MOVE-008", "CZ-CORE-013")
@pytest.mark.parametrize(("faces", "over"), [([7, 3], True), ([3, 7], False)])
def test_a_buffer_zone_is_an_obstacle_on_the_way_of_rivals(faces: list[int], over: bool) -> None:
    t = table(me(), _keeper(), markers=[_zone()], dice=faces)
    do(t, ["move", "Y"], [[1270 + 1778, 2794, -1]])
    x = t.state.models[0].x
    if over:
        assert x == 1270 + 1778
    else:  # it stops where its base would enter the area within RED of the token
        assert 12 * 254 - 127 - 762 - 135 - 40 <= x <= 12 * 254 - 127 - 762 - 135


@pytest.mark.rule("CZ-TGT-004", "CZ-CORE-013")
def test_a_buffer_zone_covers_against_rivals_and_only_while_its_program_runs() -> None:
    zone = [_zone()]
    assert path_of_attack(table(me(), _keeper(), foe(15), markers=zone).state, 0, 2).bonus == 1
    idle = table(me(), _keeper("adware"), foe(15), markers=zone)
    assert path_of_attack(idle.state, 0, 2).bonus == 0
    own = table(me(seat=1), _keeper(), foe(15, seat=0), markers=zone, control=1)
    assert path_of_attack(own.state, 0, 2).bonus == 0
    free = table(at(5, 4), _keeper(), markers=zone, dice=[1, 10])
    do(free, ["move", "Y"], [[5 * 254, 9 * 254, -1]])
    assert free.state.dice == (1, 10)  # nowhere near it


CRATE = {"pieces": [box("crate", 10, 10.5, 1, 1)]}


@pytest.mark.rule("CZ-TGT-004", "CZ-CORE-013")
@pytest.mark.parametrize("running", [True, False])
def test_obstacles_may_be_counted_from_a_camera(running: bool) -> None:
    eye = {"kind": "camera", "inches": [12, 15], "seat": 0, "by": 2}
    where = {"running" if running else "programs": ["cam-skimmer"]}
    friend = at(3, 4, 0, keywords="netrunner", skills={"tech": 1}, **where)
    # 6 against 5, and the crate's +1 unless the camera sees past it
    t = table(
        me(tokens="YYY"), foe(11, tokens="yyy"), friend, map=CRATE, markers=[eye], dice=[6, 5]
    )
    do(t, SHOT)
    assert ("r" in tokens(t, 1)) is running


@pytest.mark.rule("CZ-TGT-001", "CZ-TGT-007", "CZ-CORE-013")
@pytest.mark.parametrize("running", [True, False])
def test_a_path_of_attack_may_be_traced_from_a_drone(running: bool) -> None:
    friend = at(3, 4, 0, keywords="netrunner", skills={"tech": 1},
                **({"running": ["media-drone-control"]} if running else {}))  # fmt: skip
    drone = at(13, 15, 0, card="media-drone")
    house = {"pieces": [wall("wall", 9, 9, 1, 4)]}
    t = table(me(tokens="YYY"), foe(11, tokens="yyy"), friend, drone, map=house, dice=[6, 5])
    assert may(t, SHOT) is running
    if running:
        do(t, SHOT)
        assert "r" in tokens(t, 1)
        far = table(me(), foe(13), friend, drone, map=house)
        assert not may(far, SHOT)  # the range counts from the model


@pytest.mark.rule("CZ-REACT-002", "CZ-CORE-013")
def test_a_sandevistan_has_two_tokens_for_reactions() -> None:
    fast = foe(8, tokens="gg", gear="Sandevistan")
    t = table(me(tokens="YYYY"), fast, dice=[7, 2, 2, 5, 7, 2, 2, 5])
    for n in (1, 2):
        do(t, SHOT)
        if asked(t) == "cz-ask-oppose":
            do(t, ["oppose", "g", ""])
        assert (asked(t), t.asks[0].seat) == ("cz-ask-react", 1)
        assert {o.colour for o in t.asks[0].options if hasattr(o, "colour")} == {"Y"}
        do(t, ["use", "basic-ranged", "0-somebody", "Y"])
        while asked(t) == "cz-ask-oppose":
            do(t, t.asks[0].options[0])
        assert sum(one.startswith("!sandevistan") for one in t.state.models[1].done) == n
        assert len(tokens(t, 1)) == 2
    assert tokens(t, 1) == "rr"
    assert t.state.models[1].status == "table"


@pytest.mark.rule("CZ-REACT-002")
def test_who_passes_keeps_the_tokens_of_the_sandevistan() -> None:
    t = table(me(tokens="YYYY"), foe(8, tokens="gg", gear="sandevistan"), dice=[7, 2])
    do(t, SHOT, ["pass"])
    assert sorted(tokens(t, 1)) == ["g", "r"]
    assert not t.state.models[1].done
