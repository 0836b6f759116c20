"""A scene in the terminal: the board on a canvas of characters, the panels as compact lines.

Walls are heavy lines, a door is a gap in one, an open border is dotted; so the board can be read
without colour.  Generic: it knows regions, lines, pieces and panels, and no game.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text as Styled

from neontable.cli import field, tabletop
from neontable.cli.speech import Voice
from neontable.kernel.game import Game
from neontable.kernel.scene import FLAT, Badge, Line, Overlay, Panel, Piece, Region, Scene
from neontable.kernel.text import literal

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# The heavy box character whose arms are the bits of the index.
HEAVY = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
NARROWEST = 15
SENTENCE = 12
WIDEST = 140
BANDS = 24
"""With more distinct heights than this (pieces in free space), rows are drawn to scale."""

# Colours of regions; the label says what matters in words anyway.
PAINTS = {
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "green": "green",
    "purple": "magenta",
    "violet": "magenta",
    "white": "bright_white",
    "grey": "bright_black",
    "gray": "bright_black",
}


class Canvas:
    """Characters on a grid; border cells collect arms until they are drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles: dict[tuple[int, int], str] = {}
        self.heavy: dict[tuple[int, int], int] = {}

    def put(self, col: int, row: int, sign: str, style: str = "") -> None:
        if 0 <= row < self.height and 0 <= col < self.width:
            self.signs[row][col] = sign
            self.styles[row, col] = style

    def write(self, col: int, row: int, words: str, style: str = "") -> None:
        for i, sign in enumerate(words):
            self.put(col + i, row, sign, style)

    def arm(self, col: int, row: int, bits: int) -> None:
        self.heavy[col, row] = self.heavy.get((col, row), 0) | bits

    def lines(self) -> list[Styled]:
        for (col, row), bits in self.heavy.items():
            self.put(col, row, HEAVY[bits])
        out = []
        for row, signs in enumerate(self.signs):
            line = Styled("".join(signs).rstrip(), no_wrap=True, overflow="ignore")
            start = 0
            styles = [self.styles.get((row, col), "") for col in range(len(line))]
            for style, run in groupby(styles):
                end = start + len(list(run))
                if style:
                    line.stylize(style, start, end)
                start = end
            out.append(line)
        return out


def draw(
    voice: Voice,
    game: Game,
    scene: Scene,
    width: int = 100,
    overlays: Sequence[Overlay] = (),
    height: int = 0,
) -> list[Styled]:
    """The whole scene as lines; `overlays` are those of the open question, `height` the lines of
    the screen where there is one."""
    if scene.inch:
        lines = field.rows(voice, scene, width, overlays, height)
    elif any(r.layout for r in scene.regions):
        lines = tabletop.rows(voice, scene, width)
    else:
        lines = board(voice, game, scene, width)
    lines += loose(voice, game, scene, width)
    lines += panels(voice, game, scene, width)
    return lines


def board(voice: Voice, game: Game, scene: Scene, width: int = 100) -> list[Styled]:
    shown = [r for r in scene.regions if r.w > 0 and r.h > 0]
    if not shown:
        return []
    right = max([scene.width, *(r.x + r.w for r in shown)])
    narrow = min(r.w for r in shown)
    scale = max((width - 1) / right, NARROWEST / narrow)
    scale = min(scale, max((WIDEST - 1) / right, 4 / narrow))

    def col(x: float) -> int:
        return round(x * scale)

    inside: dict[str, list[str]] = {}
    for r in shown:
        room = max(1, col(r.x + r.w) - col(r.x) - 1)
        inside[r.id] = _contents(voice, game, scene, r, room)
    rows = _rows(scene, shown, inside, scale)
    canvas = Canvas(col(right) + 1, max(rows.values()) + 1)
    for r in shown:
        _dotted(canvas, col(r.x), rows[r.y], col(r.x + r.w), rows[r.y + r.h])
    for line in scene.lines:
        if line.y0 in rows and line.y1 in rows:
            _border(canvas, line, col(line.x0), rows[line.y0], col(line.x1), rows[line.y1])
    for r in shown:
        paint = PAINTS.get(r.colour, "") if r.colour != "grey" else ""
        labels = len(_wrapped(voice.text(r.label), max(1, col(r.x + r.w) - col(r.x) - 1)))
        for i, words in enumerate(inside[r.id]):
            style = f"bold {paint}".strip() if i < labels else ""
            canvas.write(col(r.x) + 1, rows[r.y] + 1 + i, words, style)
    lines = canvas.lines()
    if scene.lines:
        lines.append(Styled(voice.of("draw-legend"), style="dim"))
    return lines


def _rows(
    scene: Scene, shown: list[Region], inside: dict[str, list[str]], scale: float
) -> dict[int, int]:
    """The text row of every height: each band is as high as what stands in it needs."""
    ends = {y for r in shown for y in (r.y, r.y + r.h)}
    ends |= {y for line in scene.lines for y in (line.y0, line.y1)}
    edges = sorted(ends)
    if len(edges) > BANDS:
        # A character is about twice as high as wide.
        return {y: round(y * scale / 2) for y in edges}
    high = [2] * (len(edges) - 1)
    at = {y: i for i, y in enumerate(edges)}
    for r in sorted(shown, key=lambda r: r.h):
        first, last = at[r.y], at[r.y + r.h]
        lack = len(inside[r.id]) + 1 - sum(high[first:last])
        if lack > 0 and last > first:
            high[last - 1] += lack
    rows = {edges[0]: 0}
    for i, y in enumerate(edges[1:]):
        rows[y] = rows[edges[i]] + high[i]
    return rows


def _dotted(canvas: Canvas, x0: int, y0: int, x1: int, y1: int) -> None:
    for x in range(x0, x1 + 1):
        canvas.put(x, y0, "┈", "dim")
        canvas.put(x, y1, "┈", "dim")
    for y in range(y0, y1 + 1):
        canvas.put(x0, y, "┊", "dim")
        canvas.put(x1, y, "┊", "dim")
    for x, y in ((x0, y0), (x1, y0), (x0, y1), (x1, y1)):
        canvas.put(x, y, "·", "dim")


def _border(canvas: Canvas, line: Line, x0: int, y0: int, x1: int, y1: int) -> None:
    """A wall or a door; an open border is already dotted, and of a slanted line only the ends are
    drawn."""
    if line.kind == "open":
        return
    if y0 == y1:
        x0, x1 = sorted((x0, x1))
        gap = range(x0, x0)
        if line.kind == "door":
            quarter = max(1, (x1 - x0) // 4)
            gap = range(x0 + quarter + 1, x1 - quarter)
        for x in range(x0, x1):
            if x in gap or x + 1 in gap:
                continue
            canvas.arm(x, y0, RIGHT)
            canvas.arm(x + 1, y0, LEFT)
        for x in gap:
            canvas.put(x, y0, " ")
    elif x0 == x1:
        y0, y1 = sorted((y0, y1))
        gap = range(y0, y0)
        if line.kind == "door":
            quarter = max(1, (y1 - y0) // 4)
            gap = range(y0 + quarter + 1, y1 - quarter) or range(y0 + 1, y1)
        for y in range(y0, y1):
            if y in gap or y + 1 in gap:
                continue
            canvas.arm(x0, y, DOWN)
            canvas.arm(x0, y + 1, UP)
        for y in gap:
            canvas.put(x0, y, " ")
        # The posts of a door show even where it is too low for pieces of wall beside it.
        canvas.arm(x0, y0, DOWN)
        canvas.arm(x0, y1, UP)
    else:
        for x, y in ((x0, y0), (x1, y1)):
            canvas.put(x, y, "╳")


def _wrapped(words: str, room: int) -> list[str]:
    return textwrap.wrap(words, room, subsequent_indent=" " if room > 8 else "") or [""]


def _contents(voice: Voice, game: Game, scene: Scene, region: Region, room: int) -> list[str]:
    lines = _wrapped(voice.text(region.label), room)
    for words in _counted(named(voice, game, p) for p in scene.pieces if p.place == region.id):
        lines += _wrapped(words, room)
    return lines


def _counted(words: Iterable[str]) -> list[str]:
    """Identical things once, with their count."""
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return [w if n == 1 else f"{n}× {w}" for w, n in counts.items()]


def named(voice: Voice, game: Game, piece: Piece) -> str:
    """A piece in words, with what it carries."""
    badges = [badge(voice, game, b) for b in piece.badges]
    label = voice.text(piece.label)
    return f"{label} ({', '.join(badges)})" if badges else label


def badge(voice: Voice, game: Game, b: Badge) -> str:
    if b.tip is not None:
        return voice.text(b.tip)
    kind = voice.kind(game, "badge", b.kind)
    if kind == b.kind and b.label is not None:  # no word of its own: what the panel calls it
        kind = voice.text(b.label)
    return kind if b.value == "" else f"{kind} {b.value}"


def loose(voice: Voice, game: Game, scene: Scene, width: int = 100) -> list[Styled]:
    """Places that are nowhere on the board, and pieces that no panel shows: one line each."""
    held = {id for panel in scene.panels for id in panel.pieces}
    drawn = {r.id for r in scene.regions if r.w > 0 and r.h > 0}
    lines = []
    for region in scene.regions:
        if region.id in drawn:
            continue
        here = [p for p in scene.pieces if p.place == region.id and p.id not in held]
        if here:
            words = ", ".join(_counted(named(voice, game, p) for p in here))
            lines += _entry(voice, voice.text(region.label), words, width)
    known = {r.id for r in scene.regions} | {panel.id for panel in scene.panels}
    known |= {p.id for p in scene.pieces}
    rest = [p for p in scene.pieces if p.place not in known and p.id not in held and p.at is None]
    if rest:
        words = ", ".join(_counted(named(voice, game, p) for p in rest))
        lines += _entry(voice, voice.of("draw-elsewhere"), words, width)
    return lines


def panels(voice: Voice, game: Game, scene: Scene, width: int = 100) -> list[Styled]:
    lines = []
    pieces = {p.id: p for p in scene.pieces}
    for panel in scene.panels:
        words = [badge(voice, game, b) for b in panel.rows]
        words += _counted(named(voice, game, p) for p in _held(panel, pieces))
        # A sentence, such as part of a card's text, gets its own line.
        sentences = [w for w in words if "." in w and len(w) > SENTENCE]
        facts = [w for w in words if w not in sentences]
        lines += _entry(voice, voice.text(panel.title), " · ".join(facts), width)
        for sentence in sentences:
            wrapped = textwrap.wrap(sentence, width - 2, subsequent_indent="  ")
            lines += [Styled(f"  {line}") for line in wrapped]
    return lines


def _held(panel: Panel, pieces: dict[str, Piece]) -> list[Piece]:
    """The pieces of a panel; a figure that only waits there adds no information."""
    listed = [pieces[id] for id in panel.pieces if id in pieces]
    standing = [p for p in pieces.values() if p.place == panel.id and p.id not in panel.pieces]
    return listed + [p for p in standing if p.shape in FLAT]


def _entry(voice: Voice, title: str, words: str, width: int) -> list[Styled]:
    whole = voice.of("titled", title=literal(title), words=literal(words or "-"))
    lines = [Styled(line) for line in textwrap.wrap(whole, width, subsequent_indent="  ")]
    lines[0].stylize("bold", 0, len(title))
    return lines
