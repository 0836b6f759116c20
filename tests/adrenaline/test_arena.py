"""The arenas against the recorded facts, and their tables against slow independent code."""

import json
from pathlib import Path
from typing import Any

import pytest

from neontable.games.adrenaline.model.arena import ARENAS, FAR, Arena, arena, squares_of
from neontable.games.adrenaline.model.grid import (
    BLUE,
    COLOURS,
    EAST,
    NORTH,
    RED,
    SOUTH,
    WEST,
    YELLOW,
)

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "adrenaline" / "maps.json").read_text("utf-8")
)
NAMES = [facts["id"] for facts in FACTS["arenas"]]
# A place of the facts is (row, column); these are its ways out, in the order of our directions.
WAYS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}

Place = tuple[int, int]


def facts_of(name: str) -> dict[str, Any]:
    return next(facts for facts in FACTS["arenas"] if facts["id"] == name)


def places_of(name: str) -> dict[Place, dict[str, Any]]:
    return {(s["row"], s["col"]): s for s in facts_of(name)["squares"]}


def number(place: Place) -> int:
    return place[0] * 4 + place[1]


def mask(squares: set[int]) -> int:
    return sum(2**square for square in squares)


def distances(name: str) -> dict[tuple[Place, Place], int]:
    """All-pairs moves over the facts by relaxation, on purpose unlike the engine's search."""
    places = places_of(name)
    far = {(a, b): 0 if a == b else FAR for a in places for b in places}
    for (row, column), facts in places.items():
        for way, (down, right) in WAYS.items():
            if facts["edges"][way] != "wall":
                far[(row, column), (row + down, column + right)] = 1
    for via in places:
        for a in places:
            for b in places:
                far[a, b] = min(far[a, b], far[a, via] + far[via, b])
    return far


def visible(name: str, place: Place) -> set[int]:
    """Sight over the facts, by room name."""
    places = places_of(name)
    names = {places[place]["room"]}
    for way, (down, right) in WAYS.items():
        if places[place]["edges"][way] == "door":
            names.add(places[place[0] + down, place[1] + right]["room"])
    return {number(other) for other, facts in places.items() if facts["room"] in names}


@pytest.fixture(params=NAMES)
def board(request: pytest.FixtureRequest) -> Arena:
    return arena(request.param)


@pytest.mark.rule("AD-SETUP-001")
def test_two_double_sided_halves_make_four_arenas() -> None:
    assert set(ARENAS) == set(NAMES)
    assert len(ARENAS) == 4
    assert {a.halves for a in ARENAS.values()} == {(x, y) for x in "AB" for y in "AB"}
    assert {name: a.players for name, a in ARENAS.items()} == {
        "small": (3, 4),
        "medium_1": (3, 5),
        "medium_2": (3, 5),
        "large": (4, 5),
    }
    assert len({a.edge for a in ARENAS.values()}) == 4


@pytest.mark.rule("AD-SETUP-001")
def test_each_arena_shows_the_edges_of_its_halves(board: Arena) -> None:
    facts = facts_of(board.name)
    assert board.halves == (facts["halves"]["left"], facts["halves"]["right"])
    left = FACTS["halves"]["left"][board.halves[0]]
    right = FACTS["halves"]["right"][board.halves[1]]
    for pair, kind in (left["inner_edges"] | right["inner_edges"]).items():
        a, b = (int(place[0]) * 4 + int(place[2]) for place in pair.split("|"))
        there, back = (EAST, WEST) if b == a + 1 else (SOUTH, NORTH)
        assert board.edge[a][there] == board.edge[b][back] == kind
    for row, kind in right["seam_edges_col1_to_col2"].items():
        a = number((int(row), 1))
        assert board.edge[a][EAST] == board.edge[a + 1][WEST] == kind
    holes = {number((row, column)) for row, column in left["holes"] + right["holes"]}
    assert set(range(12)) - set(board.squares) == holes


@pytest.mark.rule("AD-SETUP-001")
def test_every_square_is_as_recorded(board: Arena) -> None:
    facts, places = facts_of(board.name), places_of(board.name)
    assert board.squares == tuple(sorted(map(number, places)))
    assert len(board.squares) == facts["square_count"]
    assert board.players == (
        facts["recommended_players"]["min"],
        facts["recommended_players"]["max"],
    )
    for place, square in places.items():
        here = number(place)
        assert board.rooms[board.room[here]] == square["room"]
        assert board.edge[here] == tuple(square["edges"][way] for way in WAYS)
        colour = -1 if square["spawn"] is None else COLOURS.index(square["spawn"])
        assert board.spawn_colour[here] == colour
        assert (here in board.ammo_squares) == (square["kind"] == "ammo")
    assert len(board.ammo_squares) == facts["ammo_square_count"]
    assert list(board.ammo_squares) == sorted(set(board.squares) - set(board.spawn))
    assert {COLOURS[c]: board.spawn[c] for c in (RED, BLUE, YELLOW)} == {
        colour: number(tuple(place)) for colour, place in facts["spawns"].items()
    }


def test_every_room_is_as_recorded(board: Arena) -> None:
    recorded = {
        name: mask({number(tuple(place)) for place in places})
        for name, places in facts_of(board.name)["rooms"].items()
    }
    assert dict(zip(board.rooms, board.room_mask, strict=True)) == recorded
    assert sum(board.room_mask) == mask(set(board.squares))
    for square in board.squares:
        assert board.room_mask[board.room[square]] >> square & 1


@pytest.mark.rule("AD-MOVE-002")
def test_a_step_is_orthogonal_and_only_walls_stop_it(board: Arena) -> None:
    for (row, column), facts in places_of(board.name).items():
        here = number((row, column))
        expected = [
            -1 if facts["edges"][way] == "wall" else number((row + down, column + right))
            for way, (down, right) in WAYS.items()
        ]
        assert list(board.step[here]) == expected
        assert list(board.neighbours[here]) == sorted(set(expected) - {-1})


@pytest.mark.rule("AD-MOVE-002")
def test_moves_go_round_a_wall() -> None:
    small = arena("small")
    # 1 and 5 touch, but the wall between them costs the way round by either door: 1-0-4-5.
    assert small.edge[1][SOUTH] == "wall"
    assert small.step[1][SOUTH] == -1
    assert small.dist[1][5] == 3
    # 0 and 5 touch at a corner only: two moves, by the door to 4.
    assert small.edge[0][SOUTH] == "door"
    assert small.dist[0][5] == 2


def test_distances_agree_with_relaxation_over_the_facts(board: Arena) -> None:
    far = distances(board.name)
    assert all(moves < FAR for moves in far.values())
    for (start, end), moves in far.items():
        assert board.dist[number(start)][number(end)] == moves
    for a in range(12):
        for b in range(12):
            assert board.dist[a][b] == board.dist[b][a]
            if a not in board.squares or b not in board.squares:
                assert board.dist[a][b] == FAR


def test_masks_and_tuples_give_the_same_distances(board: Arena) -> None:
    for k in range(7):
        for sq in range(12):
            exactly = {other for other in board.squares if board.dist[sq][other] == k}
            up_to = {other for other in board.squares if board.dist[sq][other] <= k}
            assert board.at[k][sq] == mask(exactly)
            assert board.within[k][sq] == mask(up_to)
            assert board.reach[k][sq] == tuple(sorted(up_to)) == squares_of(board.within[k][sq])
    assert all(board.at[0][sq] == 1 << sq for sq in board.squares)
    assert all(squares_of(board.at[1][sq]) == board.neighbours[sq] for sq in board.squares)


@pytest.mark.rule("AD-SHOOT-007")
def test_one_move_away_passes_doors_but_not_walls(board: Arena) -> None:
    doors, walls = facts_of(board.name)["doors"], facts_of(board.name)["interior_walls"]
    assert doors
    assert walls
    for a, b in doors:
        assert board.at[1][number(tuple(a))] >> number(tuple(b)) & 1
        assert board.at[1][number(tuple(b))] >> number(tuple(a)) & 1
    for a, b in walls:
        assert not board.at[1][number(tuple(a))] >> number(tuple(b)) & 1
        assert not board.at[1][number(tuple(b))] >> number(tuple(a)) & 1


@pytest.mark.rule("AD-SEE-001")
def test_everybody_sees_the_own_room(board: Arena) -> None:
    rooms = facts_of(board.name)["rooms"].values()
    for squares in ({number(tuple(place)) for place in room} for room in rooms):
        for square in squares:
            assert squares <= set(squares_of(board.sees[square]))


@pytest.mark.rule("AD-SEE-001")
@pytest.mark.rule("AD-SEE-002")
def test_sight_agrees_with_slow_code_over_the_facts(board: Arena) -> None:
    for place in places_of(board.name):
        here = number(place)
        assert set(squares_of(board.sees[here])) == visible(board.name, place)
        assert list(board.seen_rooms[here]) == sorted(set(board.seen_rooms[here]))
        assert board.sees[here] == sum(board.room_mask[room] for room in board.seen_rooms[here])


@pytest.mark.rule("AD-SEE-002")
def test_between_two_doors_three_rooms_are_in_sight_and_one_does_not_look_back() -> None:
    """The rulebook's Dozer and Banshee, on the small arena."""
    small = arena("small")
    dozer, banshee = 6, 1
    assert {small.rooms[room] for room in small.seen_rooms[dozer]} == {"red", "blue", "yellow"}
    assert squares_of(small.sees[dozer]) == (0, 1, 2, 4, 5, 6, 7, 11)
    assert "door" not in small.edge[banshee]
    assert squares_of(small.sees[banshee]) == (0, 1, 2)
    assert small.sees[dozer] >> banshee & 1
    assert not small.sees[banshee] >> dozer & 1


@pytest.mark.rule("AD-SEE-002")
def test_a_door_elsewhere_in_the_room_opens_no_view() -> None:
    large = arena("large")
    # The yellow spawn shares its room with three squares that have doors, and has none itself.
    assert squares_of(large.sees[11]) == (6, 7, 10, 11)
    assert squares_of(large.sees[10]) == (6, 7, 8, 9, 10, 11)


def test_a_wall_lets_nobody_see_the_square_it_touches() -> None:
    large = arena("large")
    assert large.edge[5][EAST] == "wall"
    assert not large.sees[5] >> 6 & 1
    assert not large.sees[6] >> 5 & 1


def test_lines_ignore_walls_and_hold_the_own_square(board: Arena) -> None:
    for here in board.squares:
        row, column = divmod(here, 4)
        column_mates = [sq for sq in board.squares if sq % 4 == column]
        row_mates = [sq for sq in board.squares if sq // 4 == row]
        assert board.line[here] == (
            mask({sq for sq in column_mates if sq <= here}),
            mask({sq for sq in row_mates if sq >= here}),
            mask({sq for sq in column_mates if sq >= here}),
            mask({sq for sq in row_mates if sq <= here}),
        )
    # Through the walls round the purple room and out on the other side.
    assert squares_of(arena("large").line[4][EAST]) == (4, 5, 6, 7)


def test_rays_are_two_straight_moves_that_a_wall_cuts_short(board: Arena) -> None:
    places = places_of(board.name)
    for place, facts in places.items():
        for direction, (way, (down, right)) in enumerate(WAYS.items()):
            expected: list[int] = []
            one = (place[0] + down, place[1] + right)
            if facts["edges"][way] != "wall":
                expected.append(number(one))
                if places[one]["edges"][way] != "wall":
                    expected.append(number((one[0] + down, one[1] + right)))
            assert list(board.ray[number(place)][direction]) == expected
    large = arena("large")
    assert large.ray[1][SOUTH] == (5, 9)  # two doors
    assert large.ray[4][EAST] == ()  # a wall at once
    assert large.ray[7][WEST] == (6,)  # open, then a wall


def test_holes_answer_nothing(board: Arena) -> None:
    for hole in set(range(12)) - set(board.squares):
        assert board.room[hole] == board.spawn_colour[hole] == -1
        assert board.edge[hole] == ("wall",) * 4
        assert board.step[hole] == (-1,) * 4
        assert board.neighbours[hole] == board.seen_rooms[hole] == ()
        assert board.sees[hole] == 0
        assert board.line[hole] == (0,) * 4
        assert board.ray[hole] == ((),) * 4
        assert all(board.within[k][hole] == board.at[k][hole] == 0 for k in range(7))
        assert all(board.reach[k][hole] == () for k in range(7))


def test_squares_of_every_mask() -> None:
    for value in range(1 << 12):
        squares = squares_of(value)
        assert mask(set(squares)) == value
        assert list(squares) == sorted(set(squares))


def test_an_unknown_arena_is_refused_with_the_names() -> None:
    with pytest.raises(ValueError, match=r"“tiny”.*small, medium_1, large, medium_2"):
        arena("tiny")
