"""Running and every other step of a figure (AD-MOVE-...)."""

from __future__ import annotations

import pytest

from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import (
    FINISH,
    GRAB,
    RUN,
    SHOOT,
    STOP,
    PlayNewton,
    Square,
    Step,
    Target,
)
from tests.adrenaline.play import Play, on, position, turn


def walked(arena: str, square: int, steps: int) -> set[int]:
    """Where exactly up to so many steps lead, by walking them (not by the engine's tables)."""
    a = ARENAS[arena]
    found, edge = set(), {square}
    for _ in range(steps):
        edge = {
            s + d
            for s in edge
            for i, d in enumerate((-4, 1, 4, -1))
            if a.edge[s][i] in ("door", "open")
        }
        found |= edge
    return found


def runner(arena: str, square: int, **facts: object) -> Play:
    a = ARENAS[arena]
    other = a.squares[0] if a.squares[0] != square else a.squares[1]
    return position(on(square), on(other), on(other), arena=arena, **facts)


@pytest.mark.rule("AD-MOVE-001", "AD-MOVE-002")
@pytest.mark.parametrize("arena", sorted(ARENAS))
def test_a_run_is_one_to_three_steps(arena: str) -> None:
    for square in ARENAS[arena].squares:
        play = runner(arena, square).pick(RUN).leave_open()
        assert set(play.squares()) == walked(arena, square, 3)


@pytest.mark.rule("AD-MOVE-001")
def test_four_squares_are_too_far() -> None:
    play = position(on(0), on(2), on(2)).pick(RUN)
    assert ARENAS["large"].dist[0][7] == 4
    assert not play.offered(Square(7))
    assert play.why_not(Square(7)) == "AD-MOVE-002"
    play.pick(Square(6))  # three steps: 1, 2, 6
    assert play.square(0) == 6


@pytest.mark.rule("AD-MOVE-002")
def test_never_diagonally_never_through_a_wall() -> None:
    # 4 and 5 lie side by side with a wall between: the way round is 4-0-1-5 or 4-8-9-5.
    a = ARENAS["large"]
    assert a.edge[4][1] == "wall"
    assert a.dist[4][5] == 3
    play = position(on(4), on(2), on(2), displays=[[], [], []], stack=turn(0, actions=1))
    play.pick(RUN)
    assert play.offered(Square(5))
    assert not play.offered(Square(6))  # two walls further: five steps
    play.pick(Square(5))
    # Diagonal neighbours are two steps away, never one.
    for square in a.squares:
        for other in a.squares:
            if abs(square // 4 - other // 4) == abs(square % 4 - other % 4) == 1:
                assert a.dist[square][other] >= 2


@pytest.mark.rule("AD-MOVE-002")
def test_the_same_holds_for_a_figure_moved_by_another() -> None:
    newton = position(on(9, powerups=["newton-red"]), on(4), on(2))
    newton.pick(PlayNewton("newton-red")).pick(Target(1))
    assert newton.squares() == [0, 8]  # east is a wall
    assert newton.why_not(Square(5)) == "AD-POWER-003"
    newton.pick(Square(8))
    assert newton.square(1) == 8

    pushed = position(on(4, loaded=["shotgun"], cubes=[0, 0, 0]), on(4), on(2))
    pushed.pick(SHOOT)
    assert pushed.squares() == [0, 4, 8]
    assert pushed.why_not(Square(5)) == "AD-MOVE-002"
    pushed.pick(Square(0))
    assert pushed.square(1) == 0


@pytest.mark.rule("AD-MOVE-002")
def test_moves_go_through_doors() -> None:
    a = ARENAS["large"]
    assert a.edge[4][2] == "door"
    play = position(on(4), on(2), on(2)).pick(RUN).pick(Square(8))
    assert play.square(0) == 8


@pytest.mark.rule("AD-MOVE-001")
def test_a_run_may_return_to_its_start_but_takes_a_step() -> None:
    """AMB-07: in turret mode, where every step is named, stopping at once is refused."""
    play = position(on(8), on(2), on(2)).pick(RUN)
    assert play.offered(Square(8))  # out and back again
    play.pick(Square(8))
    assert play.square(0) == 8
    assert dict(play.ask.args)["left"] == 1

    steps = position(on(8), on(2), on(2), mode="turret").pick(RUN)
    assert not steps.offered(STOP)
    assert steps.why_not(STOP) == "AD-MOVE-001"
    steps.pick(Step(9)).pick(Step(8)).pick(STOP)
    assert steps.square(0) == 8


@pytest.mark.rule("AD-MOVE-001")
def test_step_by_step_a_run_ends_after_three() -> None:
    play = position(on(8), on(2), on(2), mode="turret").pick(RUN)
    play.pick(Step(9)).pick(Step(10))
    assert play.why_not(Step(5)) == "AD-MOVE-002"
    play.pick(Step(11))
    assert play.ask.id == "ad-ask-action"
    assert play.square(0) == 11


@pytest.mark.rule("AD-GRAB-001", "AD-DMG-003")
def test_the_steps_of_grabbing_and_shooting_may_be_none() -> None:
    """AMB-07."""
    tiles = ["", "", "", "", "", "", "", "", "RRB", "RRY", "", ""]
    play = position(on(8, damage=[1] * 6, loaded=["lock_rifle"], cubes=[0, 0, 0]), on(9), on(2),
                    tiles=tiles, displays=[[], [], []])  # fmt: skip
    play.pick(GRAB).pick(Square(8))
    assert play.square(0) == 8
    play.pick(SHOOT)
    assert play.offered(Square(8))
    play.pick(Square(8)).maybe(FINISH)
    assert play.damage(1) == [0, 0]
    assert play.square(0) == 8
