"""Arenas as people draw them: a text is read, every fault is found, and it is rewritten in
canonical form (docs/arenas.md).

    name: The Yard
    R +B  Bb+G
       +  +  +
    Rr#P #Y  Y
    +  +
    W  W +Y  Yy

A square takes two columns: the letter of its room, then the letter of a spawn point or a blank.
Between squares, beside and below, stands a border.
"""

from __future__ import annotations

from functools import lru_cache
from textwrap import dedent
from typing import Final

import msgspec

from neontable.games.adrenaline.model.grid import COLOURS, COLUMNS, ROWS, SIZE
from neontable.kernel.text import literal, say
from neontable.kernel.text_faults import TextFault

HOLE: Final = "."
WALL, DOOR, OPEN = "#", "+", " "
ROOMS: Final = {
    "B": "blue",
    "G": "green",
    "P": "purple",
    "R": "red",
    "W": "white",
    "Y": "yellow",
}
SPAWNS: Final = "rby"
"""The letters of the spawn points, by colour."""
LONGEST_NAME: Final = 40
LONGEST: Final = 400
"""The most characters of a drawing: it may come from anybody."""

_WIDTH: Final = 3 * COLUMNS - 1
_HEIGHT: Final = 2 * ROWS - 1


class Drawing(msgspec.Struct, frozen=True):
    """An arena without faults."""

    name: str
    letters: tuple[str, ...]
    """Of each of the 12 places: the letter of its room, or a hole."""
    spawn: tuple[int, int, int]
    right: tuple[str, ...]
    """The border between each place and the next of its row."""
    down: tuple[str, ...]
    """The border between each place and the one below."""

    def beside(self) -> list[tuple[int, int, str]]:
        """Each pair of squares side by side, with their border."""
        return _beside(self.letters, self.right, self.down)


def _beside(
    letters: tuple[str, ...], right: tuple[str, ...], down: tuple[str, ...]
) -> list[tuple[int, int, str]]:
    pairs = [(s, s + 1, right[s]) for s in range(SIZE) if s % COLUMNS < COLUMNS - 1]
    pairs += [(s, s + COLUMNS, down[s]) for s in range(SIZE - COLUMNS)]
    return [(a, b, e) for a, b, e in pairs if letters[a] != HOLE and letters[b] != HOLE]


@lru_cache(maxsize=64)
def read(text: str) -> tuple[Drawing | None, tuple[TextFault, ...]]:
    """The arena of a text, or every fault of it in the order of their places."""
    if len(text) > LONGEST:
        return None, (TextFault(say("ad-draw-long", n=LONGEST)),)
    reader = _Reader(text)
    drawing = reader.drawing()
    return drawing, tuple(sorted(reader.faults, key=lambda f: (not f.line, f.line, f.column)))


def write(d: Drawing) -> str:
    """The canonical form of a drawing: equal arenas of one name are equal texts."""
    lines = [f"name: {d.name}"]
    for row in range(ROWS):
        places = range(row * COLUMNS, (row + 1) * COLUMNS)
        marks = {square: SPAWNS[colour] for colour, square in enumerate(d.spawn)}
        cells = [d.letters[s] + marks.get(s, " ") + _drawn(d, s, s + 1, d.right[s]) for s in places]
        lines.append("".join(cells).rstrip())
        if row + 1 < ROWS:
            lines.append(
                "".join(_drawn(d, s, s + COLUMNS, d.down[s]).ljust(3) for s in places).rstrip()
            )
    return "\n".join(lines) + "\n"


def _drawn(d: Drawing, a: int, b: int, border: str) -> str:
    """A border where there is one: what lies beside a hole or the rim is not drawn."""
    if b >= SIZE or (b == a + 1 and b % COLUMNS == 0) or HOLE in (d.letters[a], d.letters[b]):
        return OPEN
    return border


class _Reader:
    """Reads line by line, then looks at the whole."""

    def __init__(self, text: str) -> None:
        self.faults: list[TextFault] = []
        whole = text.replace("\r\n", "\n").rstrip()
        lines = dedent(whole).split("\n")
        self.indent = max(map(len, whole.split("\n"))) - max(map(len, lines))
        first = next((i for i, line in enumerate(lines) if line.strip()), 0)
        named = ":" in lines[first]
        self.name = self._read_name(lines[first], first + 1)
        self.top = first + 1 + named
        """The line of the first squares, counted from 1."""
        self.rows = lines[self.top - 1 :]
        self.letters = [HOLE] * SIZE
        self.right = [WALL] * SIZE
        self.down = [WALL] * SIZE
        self.spawns: dict[int, list[int]] = {colour: [] for colour in range(len(SPAWNS))}

    def drawing(self) -> Drawing | None:
        self._read_rows()
        if self.faults:
            return None  # rooms and paths of a misread arena would be guesses
        self._check_borders()
        self._check_rooms()
        self._check_ways()
        self._check_spawns()
        if self.faults:
            return None
        red, blue, yellow = (self.spawns[c][0] for c in range(3))
        return Drawing(
            self.name, tuple(self.letters), (red, blue, yellow), tuple(self.right), tuple(self.down)
        )

    # -- characters ----------------------------------------------------------------------------
    def _fault(self, id: str, line: int = 0, column: int = 0, **args: int | str) -> None:
        self.faults.append(TextFault(say(id, **args), line, column and column + self.indent))

    def _read_name(self, line: str, number: int) -> str:
        word, colon, name = line.partition(":")
        name = name.strip()
        if word.strip() != "name" or not colon or not name:
            self._fault("ad-draw-no-name", number)
        elif len(name) > LONGEST_NAME or not name.isprintable():
            self._fault("ad-draw-name", number, n=LONGEST_NAME)
        return name

    def _read_rows(self) -> None:
        for y, line in enumerate(self.rows[:_HEIGHT]):
            if "\t" in line:
                self._fault("ad-draw-tab", self.top + y, line.index("\t") + 1)
                continue
            row = y // 2
            if len(line.rstrip()) > _WIDTH:
                self._fault("ad-draw-wide", self.top + y, _WIDTH + 1, n=COLUMNS)
            for x, sign in enumerate(line[:_WIDTH]):
                column, part = divmod(x, 3)
                if y % 2:
                    self._read_below(row * COLUMNS + column, part, sign, self.top + y, x + 1)
                else:
                    self._read_square(row * COLUMNS + column, part, sign, self.top + y, x + 1)
            if y % 2 == 0:  # what is not written is blank: squares without a border are one room
                for column in range(COLUMNS - 1):
                    if 3 * column + 2 >= len(line):
                        self.right[row * COLUMNS + column] = OPEN
            else:
                for column in range(COLUMNS):
                    if 3 * column >= len(line):
                        self.down[row * COLUMNS + column] = OPEN
        if len(self.rows) > _HEIGHT:
            self._fault("ad-draw-high", self.top + _HEIGHT, n=ROWS)
        if not any(letter != HOLE for letter in self.letters):
            self._fault("ad-draw-empty")

    def _read_square(self, square: int, part: int, sign: str, line: int, column: int) -> None:
        if part == 0:
            if sign in ROOMS:
                self.letters[square] = sign
            elif sign not in (HOLE, " "):
                self._fault("ad-draw-room", line, column, sign=literal(sign))
        elif part == 1:
            if sign in SPAWNS:
                if self.letters[square] == HOLE:
                    self._fault("ad-draw-spawn-hole", line, column)
                self.spawns[SPAWNS.index(sign)].append(square)
            elif sign != " ":
                self._fault("ad-draw-spawn", line, column, sign=literal(sign))
        elif sign in (WALL, DOOR, OPEN):
            self.right[square] = sign
        else:
            self._fault("ad-draw-border", line, column, sign=literal(sign))

    def _read_below(self, square: int, part: int, sign: str, line: int, column: int) -> None:
        if part == 0:
            if sign in (WALL, DOOR, OPEN):
                self.down[square] = sign
            else:
                self._fault("ad-draw-border", line, column, sign=literal(sign))
        elif sign != " ":
            self._fault("ad-draw-corner", line, column, sign=literal(sign))

    # -- what an arena must be -------------------------------------------------------------------
    def _place(self, square: int) -> tuple[int, int]:
        row, column = divmod(square, COLUMNS)
        return self.top + 2 * row, 3 * column + 1

    def _border(self, a: int, b: int) -> tuple[int, int]:
        line, column = self._place(a)
        return (line, column + 2) if b == a + 1 else (line + 1, column)

    def _pairs(self) -> list[tuple[int, int, str]]:
        return _beside(tuple(self.letters), tuple(self.right), tuple(self.down))

    def _joined(self, start: int, borders: str) -> set[int]:
        """The squares that one comes to across these borders."""
        found, queue = {start}, [start]
        for square in queue:
            for a, b, border in self._pairs():
                if border in borders and square in (a, b):
                    other = b if square == a else a
                    if other not in found:
                        found.add(other)
                        queue.append(other)
        return found

    def _squares(self) -> list[int]:
        return [s for s in range(SIZE) if self.letters[s] != HOLE]

    def _check_borders(self) -> None:
        for a, b, border in self._pairs():
            one, other = (ROOMS[self.letters[s]] for s in (a, b))
            if border == OPEN and one != other:
                line, column = self._border(a, b)
                self._fault(
                    "ad-draw-two-colours", line, column, a=f"@ad-room-{one}", b=f"@ad-room-{other}"
                )
            elif border == DOOR and b in self._joined(a, OPEN):
                self._fault("ad-draw-door-inside", *self._border(a, b))
        paired = {(a, b) for a, b, _ in self._pairs()}
        for s in range(SIZE):
            for b, border in ((s + 1, self.right[s]), (s + COLUMNS, self.down[s])):
                if border == DOOR and (s, b) not in paired:
                    self._fault("ad-draw-door-nowhere", *self._border(s, b))

    def _check_rooms(self) -> None:
        """A room is known by its colour: there is one of each at most."""
        rooms: dict[str, set[int]] = {}
        for square in self._squares():
            first = rooms.setdefault(self.letters[square], self._joined(square, OPEN))
            if square not in first:
                first |= self._joined(square, OPEN)  # named once
                room = f"@ad-room-{ROOMS[self.letters[square]]}"
                self._fault("ad-draw-room-twice", *self._place(square), room=room)

    def _check_ways(self) -> None:
        squares = self._squares()
        reached = self._joined(squares[0], OPEN + DOOR)
        for square in squares:
            if square not in reached:
                self._fault("ad-draw-cut-off", *self._place(square), square=square)

    def _check_spawns(self) -> None:
        for colour, squares in self.spawns.items():
            name = f"@ad-colour-{COLOURS[colour]}"
            if not squares:
                self._fault("ad-draw-no-spawn", colour=name, sign=SPAWNS[colour])
            for square in squares[1:]:
                line, column = self._place(square)
                self._fault("ad-draw-spawn-twice", line, column + 1, colour=name)
        marked = {square for squares in self.spawns.values() for square in squares}
        if marked.issuperset(self._squares()):
            self._fault("ad-draw-no-ammo")
