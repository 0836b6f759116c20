"""Arenas, four built-in and any drawn ones: squares, rooms, doors, and what follows from them.

Nothing here changes during a game, so distance, sight and reach are computed once for each arena
and kept as tuples and bit masks: playouts only index them. A square is ``row * 4 + column``
(0..11), bit ``1 << square`` in a mask. A hole keeps its place in every tuple and answers -1, 0 or
(). A table names a built-in arena, or holds the text of its own (`drawing.py`).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from neontable.games.adrenaline.model.drawing import (
    DOOR,
    HOLE,
    OPEN,
    ROOMS,
    WALL,
    Drawing,
    read,
    write,
)
from neontable.games.adrenaline.model.grid import COLUMNS, ROWS, SIZE
from neontable.kernel.text import literal, say
from neontable.kernel.text_faults import TextFault

FAR: Final = 99
"""Distance to or from a hole: farther than any move or weapon reaches."""
REACH: Final = 6
"""The largest k of `at`, `within` and `reach`."""

Edge = Literal["wall", "door", "open"]

# The board comes as two double-sided halves (AD-SETUP-001). A letter is a square of that room
# colour and "." a hole; between squares "#" is a wall, "+" a door and " " an open border.
# The first column of a right half is the seam: what lies between the two halves is the same
# whichever side of the left half is up.
_LEFT: Final = {
    "A": (
        "B B",
        "+ #",
        "R R",
        "# +",
        ".#W",
    ),
    "B": (
        "R+B",
        "  +",
        "R#P",
        "+ +",
        "W W",
    ),
}
_RIGHT: Final = {
    "A": (
        " B#.",
        " + #",
        " P+Y",
        " #  ",
        " W+Y",
    ),
    "B": (
        " B+G",
        " + +",
        "#Y Y",
        "    ",
        "+Y Y",
    ),
}
# name: (left side, right side, suggested players)
_ASSEMBLY: Final = {
    "small": ("A", "A", (3, 4)),
    "medium_1": ("A", "B", (3, 5)),
    "large": ("B", "B", (4, 5)),
    "medium_2": ("B", "A", (3, 5)),
}
# Red lies on the left half, blue and yellow on the right one, on both sides of each.
_SPAWN: Final = (4, 2, 11)

_EDGES: Final[dict[str, Edge]] = {WALL: "wall", DOOR: "door", OPEN: "open"}
_DELTAS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))

_SQUARES_OF: Final = tuple(
    tuple(square for square in range(SIZE) if mask >> square & 1) for mask in range(1 << SIZE)
)


def squares_of(mask: int) -> tuple[int, ...]:
    """The squares of a mask, ascending."""
    return _SQUARES_OF[mask]


# Compared by identity: there are few of them, and hashing the tables would cost more than a turn.
class Arena(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """One assembled board; see the module text for squares and masks."""

    name: str
    halves: tuple[str, ...]
    """Side up of the left and of the right half; none of a drawn arena."""
    players: tuple[int, int]
    """Suggested least and most players; any arena may be used by any number."""
    squares: tuple[int, ...]
    ammo_squares: tuple[int, ...]
    room: tuple[int, ...]
    rooms: tuple[str, ...]
    room_mask: tuple[int, ...]
    spawn: tuple[int, int, int]
    """Spawn point by colour."""
    spawn_colour: tuple[int, ...]
    edge: tuple[tuple[Edge, ...], ...]
    step: tuple[tuple[int, ...], ...]
    """step[square][direction]: where one move leads, or -1."""
    neighbours: tuple[tuple[int, ...], ...]
    dist: tuple[tuple[int, ...], ...]
    at: tuple[tuple[int, ...], ...]
    """at[k][square]: mask of the squares exactly k moves away."""
    within: tuple[tuple[int, ...], ...]
    """within[k][square]: mask of the squares 0 to k moves away."""
    sees: tuple[int, ...]
    seen_rooms: tuple[tuple[int, ...], ...]
    line: tuple[tuple[int, ...], ...]
    """line[square][direction]: mask of that line, walls ignored, own square included."""
    reach: tuple[tuple[tuple[int, ...], ...], ...]
    """reach[k][square]: the squares of `within`, ascending."""
    ray: tuple[tuple[tuple[int, ...], ...], ...]
    """ray[square][direction]: where one and two moves straight on lead; a wall cuts it short."""

    def __repr__(self) -> str:
        return f"arena({self.name!r})"

    # For people and tests; playouts index the tables.
    def can_see(self, a: int, b: int) -> bool:
        """Whether a figure on square a sees square b (AD-SEE-001, AD-SEE-002)."""
        return self._is_square(a) and self._is_square(b) and bool(self.sees[a] >> b & 1)

    def distance(self, a: int, b: int) -> int:
        """Moves from square a to square b; FAR when either is no square of this arena."""
        return self.dist[a][b] if self._is_square(a) and self._is_square(b) else FAR

    def _is_square(self, square: int) -> bool:
        return 0 <= square < SIZE and self.room[square] >= 0


def _mask(squares: list[int]) -> int:
    return sum(1 << square for square in squares)


def _beside(square: int, direction: int) -> int:
    """The place next to a square on the full grid, hole or not; -1 beyond the border."""
    row, column = divmod(square, COLUMNS)
    down, right = _DELTAS[direction]
    row, column = row + down, column + right
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


def _flood(start: int, links: list[list[int]]) -> list[int]:
    """Links needed from `start` to each square, FAR where none lead."""
    found = [FAR] * SIZE
    found[start] = 0
    queue = [start]
    for square in queue:
        for other in links[square]:
            if found[other] == FAR:
                found[other] = found[square] + 1
                queue.append(other)
    return found


def _assembled(name: str) -> Drawing:
    """A built-in arena, drawn on its two halves."""
    left, right, _ = _ASSEMBLY[name]
    lines = [a + b for a, b in zip(_LEFT[left], _RIGHT[right], strict=True)]

    def sign(square: int, down: int, across: int) -> str:
        row, column = divmod(square, COLUMNS)
        y, x = 2 * row + down, 2 * column + across
        return lines[y][x] if y < len(lines) and x < len(lines[y]) else WALL

    return Drawing(
        name=name,
        letters=tuple(sign(sq, 0, 0) for sq in range(SIZE)),
        spawn=_SPAWN,
        right=tuple(sign(sq, 0, 1) for sq in range(SIZE)),
        down=tuple(sign(sq, 1, 0) for sq in range(SIZE)),
    )


def _build(drawing: Drawing, halves: tuple[str, ...], players: tuple[int, int]) -> Arena:
    places = range(SIZE)
    letter, spawn = drawing.letters, drawing.spawn
    squares = tuple(sq for sq in places if letter[sq] != HOLE)
    borders = {(a, b): _EDGES[border] for a, b, border in drawing.beside()}

    def edge_of(square: int, direction: int) -> Edge:
        other = _beside(square, direction)
        return borders.get((min(square, other), max(square, other)), "wall")

    edge = tuple(tuple(edge_of(sq, d) for d in range(4)) for sq in places)
    step = tuple(
        tuple(-1 if edge[sq][d] == "wall" else _beside(sq, d) for d in range(4)) for sq in places
    )
    moves = [sorted(other for other in step[sq] if other >= 0) for sq in places]

    # A room is what open borders join. Across an open seam it may be drawn in two colours (red
    # running into purple on the small arena); it keeps the colour of its first square.
    opens = [[step[sq][d] for d in range(4) if edge[sq][d] == "open"] for sq in places]
    room = [-1] * SIZE
    rooms: list[str] = []
    room_mask: list[int] = []
    for sq in squares:
        if room[sq] < 0:
            joined = [other for other, far in enumerate(_flood(sq, opens)) if far < FAR]
            for other in joined:
                room[other] = len(rooms)
            rooms.append(ROOMS[letter[sq]])
            room_mask.append(_mask(joined))

    def rooms_seen(square: int) -> tuple[int, ...]:
        if square not in squares:
            return ()
        behind = {room[step[square][d]] for d in range(4) if edge[square][d] == "door"}
        return tuple(sorted(behind | {room[square]}))

    def line_of(square: int, direction: int) -> int:
        mask = 0
        while square >= 0:
            if square in squares:
                mask |= 1 << square
            square = _beside(square, direction)
        return mask

    def ray_of(square: int, direction: int) -> tuple[int, ...]:
        one = step[square][direction]
        if one < 0:
            return ()
        two = step[one][direction]
        return (one,) if two < 0 else (one, two)

    seen_rooms = tuple(rooms_seen(sq) for sq in places)
    dist = tuple(tuple(_flood(sq, moves)) if sq in squares else (FAR,) * SIZE for sq in places)
    at = tuple(
        tuple(_mask([other for other in places if dist[sq][other] == k]) for sq in places)
        for k in range(REACH + 1)
    )
    within = tuple(
        tuple(_mask([other for other in places if dist[sq][other] <= k]) for sq in places)
        for k in range(REACH + 1)
    )
    return Arena(
        name=drawing.name,
        halves=halves,
        players=players,
        squares=squares,
        ammo_squares=tuple(sq for sq in squares if sq not in spawn),
        room=tuple(room),
        rooms=tuple(rooms),
        room_mask=tuple(room_mask),
        spawn=spawn,
        spawn_colour=tuple(spawn.index(sq) if sq in spawn else -1 for sq in places),
        edge=edge,
        step=step,
        neighbours=tuple(tuple(others) for others in moves),
        dist=dist,
        at=at,
        within=within,
        sees=tuple(sum(room_mask[index] for index in seen) for seen in seen_rooms),
        seen_rooms=seen_rooms,
        line=tuple(
            tuple(line_of(sq, d) if sq in squares else 0 for d in range(4)) for sq in places
        ),
        reach=tuple(tuple(squares_of(mask) for mask in row) for row in within),
        ray=tuple(tuple(ray_of(sq, d) for d in range(4)) for sq in places),
    )


@lru_cache(maxsize=64)
def _drawn(text: str) -> Arena:
    drawing, faults = read(text)
    if drawing is None:
        raise KeyError(f"no arena: {'; '.join(map(str, faults))}")
    return _build(drawing, (), ANY_NUMBER)


per_arena = lru_cache(maxsize=1 << 14)
"""Caches a function of an arena, with a bound since anybody may draw arenas."""


class _Arenas(dict[str, Arena]):
    """The built-in arenas by name; the text of a drawn one works too."""

    def __missing__(self, text: str) -> Arena:
        return _drawn(text)


ANY_NUMBER: Final = (3, 5)
ARENAS: Final = _Arenas(
    {
        name: _build(_assembled(name), (left, right), players)
        for name, (left, right, players) in _ASSEMBLY.items()
    }
)


def arena_key(text: str) -> str:
    """What a state stores for an arena: its name, or its text in canonical form."""
    if text in ARENAS:
        return text
    drawing, _ = read(text)
    return text if drawing is None else write(drawing)


def faults(text: str) -> Sequence[TextFault]:
    """What is wrong with the name or drawing of an arena."""
    if text in ARENAS:
        return ()
    if "\n" not in text.strip():
        known = ", ".join(ARENAS)
        return [TextFault(say("ad-draw-unknown", name=literal(text.strip()), known=known))]
    return read(text)[1]


def arena(name: str) -> Arena:
    """The arena of that name, or the one that a text draws."""
    wrong = faults(name)
    if wrong:
        raise ValueError("\n".join(map(str, wrong)))
    return ARENAS[name]
