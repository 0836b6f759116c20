"""Moves with rolls: obstacles, rivals, climbing, jumping, falling, dragging (p.20 to 23, 27)."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.rules.moving import hurt_by_fall
from tests.combatzone.skirmish import Skirmish, away, m

CRATE = {"id": "crate", "kind": "obstacle", "look": "crates", "height": 1, "box": [8, 9, 1, 4]}


def mover(*others: dict[str, object], **more: object) -> Skirmish:
    return Skirmish(m("somebody", 0, 5), *(others or (m("somebody", 1, 28),)), **more).activate(0)


def at(s: Skirmish, i: int = 0) -> tuple[float, float]:
    return round(s.model(i).x / 254, 2), round(s.model(i).y / 254, 2)


@pytest.mark.rule("CZ-MOVE-007", "CZ-MOVE-008")
def test_an_obstacle_takes_a_roll() -> None:
    s = (
        mover(map={"pieces": [CRATE]})
        .pick("move", colour="G")
        .go((11, 11), (11, 11.01), faces=(9, 5))
    )
    assert at(s)[0] == 11
    s = (
        mover(map={"pieces": [CRATE]})
        .pick("move", colour="G")
        .go((11, 11), (11, 11.01), faces=(4, 5))
    )
    assert 7.4 <= at(s)[0] <= 7.5  # where it met the crate
    assert s.tokens(0) == "gYY"


@pytest.mark.rule("CZ-MOVE-009", "CZ-MOVE-010", "CZ-MOVE-013")
def test_a_rival_takes_a_roll_against_its_reflexes() -> None:
    from neontable.games.combatzone.model.where import brawl

    ripper = m("somebody", 1, 12, tokens="gY", origin="GY", skills={"reflexes": 1})
    s = mover(ripper, map={"pieces": [CRATE]}).pick("move", colour="G")
    s.go((15, 11), (15, 11.01), faces=(9, 5, 6, 5))  # 6 against 5 + 1: it stops there
    assert at(s)[0] < 12
    assert brawl(s.g, 0) == (1,)
    assert s.tokens(1) == "gY"


@pytest.mark.rule("CZ-MOVE-014", "CZ-MOVE-015")
def test_a_free_move_has_its_own_length_and_the_models_die() -> None:
    from neontable.games.combatzone.cards.verbs import FreeMove
    from neontable.games.combatzone.rules.effects import Resolve
    from neontable.games.combatzone.rules.moving import MakeMove
    from neontable.games.combatzone.rules.resolve import free_move

    s = Skirmish(m("somebody", 0, 5, tokens="rR", origin="RR"), m("somebody", 1, 28)).activate(0)
    free_move(s.g, Resolve(path="action.basic-move.does", by=0), 0, FreeMove("G"))
    frame = s.g.stack[-1]
    assert isinstance(frame, MakeMove)
    assert (frame.most, frame.die) == (12 * 254, "R")


@pytest.mark.rule("CZ-MOVE-003", "CZ-MOVE-004")
def test_friends_are_passed_but_nobody_is_stood_on() -> None:
    s = mover(m("somebody", 0, 8), m("somebody", 1, 28)).pick("move", colour="G")
    assert "CZ-MOVE-004" in s.refused(8.5, 11)
    s.go((11, 11), (11, 11.01))
    assert at(s)[0] == 11


# -- heights ---------------------------------------------------------------------------------------
def tower(height: float) -> dict[str, object]:
    return {
        "id": "t",
        "kind": "barrier",
        "look": "tower",
        "height": height,
        "roof": True,
        "box": [6, 8, 8, 6],
    }


def climber(height: float, **more: object) -> Skirmish:
    foot = 6 - 135 / 254
    return Skirmish(
        m("somebody", 0, foot, **more), m("somebody", 1, 28), map={"pieces": [tower(height)]}
    ).activate(0)


@pytest.mark.rule("CZ-CLIMB-003", "CZ-CLIMB-004")
def test_climbing_and_going_on() -> None:
    s = climber(4).pick("move", colour="Y").go((7.5, 11, 0), faces=(7, 5))
    assert s.model(0).floor == 0
    assert "CZ" in climber(4).pick("move", colour="Y").refused(11, 11, 0)


@pytest.mark.rule("CZ-CLIMB-005", "CZ-FALL-001", "CZ-FALL-002", "CZ-WND-004", "CZ-REACT-006")
def test_a_failed_climb_is_a_fall() -> None:
    s = climber(4).pick("move", colour="Y").go((7.5, 11, 0), faces=(3, 5))
    assert s.model(0).floor == -1
    assert s.tokens(0) == "GrY"
    assert s.ask.id == "cz-ask-act"  # no [RE]action


@pytest.mark.rule("CZ-CLIMB-007", "CZ-CLIMB-008")
@pytest.mark.parametrize(("faces", "tokens"), [((7, 5, 2, 6), "Gyr"), ((3, 5), "GrR")])
def test_a_climb_with_two_actions(faces: tuple[int, ...], tokens: str) -> None:
    s = climber(9, tokens="GYR", origin="GYR")
    s.pick("long-climb", first="Y", second="R").go((6.3, 11, 0), faces=faces)
    # The second roll fails: a fall from 9 in, on the RED token: out.  The first: a wound.
    if len(faces) == 4:
        assert s.model(0).status == "out"
    else:
        assert s.tokens(0) == tokens  # the second token is not spent
    s = climber(9, tokens="GYY", origin="GYY")
    s.pick("long-climb", first="Y", second="Y").go((6.3, 11, 0), faces=(7, 5, 7, 5))
    assert s.model(0).floor == 0
    assert s.tokens(0) == "Gyy"


@pytest.mark.rule("CZ-FALL-002")
@pytest.mark.parametrize(("height", "hurt"), [(3, 0), (3.1, 1), (12, 1), (12.1, 9)])
def test_falls(height: float, hurt: int) -> None:
    s = Skirmish(m("somebody", 0, 5, tokens="gyy", origin="GYY"), m("somebody", 1, 28), active=1)
    hurt_by_fall(s.g, 0, round(height * 254), 1)
    frame = s.g.stack[-1]
    n = frame.n if frame.__class__.__name__ == "Suffer" else 0
    assert n == (4 if hurt == 9 else hurt)


@pytest.mark.rule("CZ-JUMP-002", "CZ-JUMP-003")
def test_jumping_a_gap() -> None:
    roofs = [
        {
            "id": "a",
            "kind": "barrier",
            "look": "building",
            "height": 4,
            "roof": True,
            "box": [2, 9, 6, 4],
        },
        {
            "id": "b",
            "kind": "barrier",
            "look": "building",
            "height": 4,
            "roof": True,
            "box": [10, 9, 6, 4],
        },
    ]
    s = Skirmish(
        m("somebody", 0, 7, floor=0), m("somebody", 1, 28), map={"pieces": roofs}
    ).activate(0)
    s.pick("move", colour="Y").go((11, 11, 1), faces=(7, 5))
    assert s.model(0).floor == 1
    s = Skirmish(
        m("somebody", 0, 7, floor=0), m("somebody", 1, 28), map={"pieces": roofs}
    ).activate(0)
    s.pick("move", colour="Y").go((11, 11, 1), faces=(2, 5))
    assert s.model(0).floor == -1
    assert s.tokens(0) == "GrY"  # it fell 4 in


# -- dragging --------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-DRAG-005", "CZ-DRAG-006", "CZ-DRAG-002", "CZ-DRAG-004")
def test_dragging_a_friend() -> None:
    s = mover(m("somebody", 0, away(5, 0.5)), m("somebody", 1, 28))
    s.pick("drag-model", 9, 5, model=1, colour="G")
    assert "CZ-BASIC-001" in s.refused(5, 15)  # RED at most
    s.go((4, 13))
    s.go((4, 13 - 1.07))
    assert at(s, 1) == (4, 11.93)


@pytest.mark.rule("CZ-DRAG-006")
def test_a_failed_drag_moves_nothing() -> None:
    s = mover(m("somebody", 0, away(5, 0.5)), m("somebody", 1, 28))
    s.pick("drag-model", 4, 5, model=1, colour="G")
    assert s.ask.id == "cz-ask-act"
    assert at(s) == (5, 11)


@pytest.mark.rule("CZ-DRAG-007", "CZ-DRAG-008")
def test_who_opposes_a_drag() -> None:
    s = mover(
        m("somebody", 0, 5, 12.4),
        m("somebody", 1, 5, 13.8, skills={"reflexes": 2}),
        teams=[{"luck": 1}, {"luck": 0}],
    )
    s.pick("drag-model", 9, 5, model=1, colour="G")
    assert s.g.stack[-1].opposing[0].total == 7  # the rival in the friend's brawl
    s = mover(
        m("somebody", 1, away(5, 0.5), skills={"reflexes": 1}), teams=[{"luck": 1}, {"luck": 0}]
    )
    s.pick("drag-model", 9, 5, model=1, colour="G")
    assert s.g.stack[-1].opposing[0].total == 6


@pytest.mark.rule("CZ-DRAG-001", "CZ-DRAG-003")
def test_dragging_an_object() -> None:
    barrel = {
        "id": "b",
        "kind": "obstacle",
        "look": "barrels",
        "height": 1,
        "loose": True,
        "box": [5.8, 10.5, 1, 1],
    }
    s = mover(map={"pieces": [barrel]})
    s.pick("drag-thing", 9, 5, colour="G").go((4, 11)).go((5.6, 11))
    assert s.g.loose == ((round(5.6 * 254), 11 * 254, -1),)
