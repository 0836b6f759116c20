"""A scene as one standalone SVG picture: for notebooks, documents and replays.

Generic: it knows regions, lines, pieces and panels, and no game.  No scripts, nothing fetched;
every word of the scene is escaped, and what does not fit is also in a tooltip.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import cast

from neontable.draw.field import Field
from neontable.draw.ink import (
    COLOURS,
    DEEP,
    EDGE,
    FAINT,
    FONT,
    INK,
    RAISED,
    Ink,
    breadth,
    hue,
    num,
    segment,
    wrapped,
)
from neontable.draw.layout import lay
from neontable.draw.scene_types import Badge, Panel, Piece, Region, Scene
from neontable.kernel import rendering
from neontable.kernel import scene as made
from neontable.kernel.scene import FigureShape, Line, Token

MARGIN = 24
BOARD_WIDTH, BOARD_HEIGHT = 880.0, 760.0
COLUMN = 500.0
"""Width of the column of players at the right."""
TABLE_WIDTH, NARROW = 1120.0, 384.0
"""The same for a table with cards."""
STRIP = 25.0
PAD = 14.0
LINE = 25.0
TOKEN = 8.8


_WEAVE = (
    '<pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse">',
    '<path d="M0 4L4 0L8 4L4 8Z" fill="none" stroke="#2c3358" stroke-width="1.2"/>',
    "</pattern>",
)


NEAR = 2.0
"""Inches around the pieces that a near picture shows."""
LEAST = 10.0
"""How many inches wide it is at least."""
SHAPE = 4 / 3
"""How much wider it is than high."""


def svg(scene: made.Scene, lang: str = "en", *, near: bool = False) -> str:
    """The picture of a scene, its words in one language.  `near`: of a measured board only the part
    in which pieces stand."""
    picture = _Picture(rendering.scene(scene, lang), lang)
    return picture.whole(picture.around_pieces() if near else None)


class _Picture(Ink):
    def __init__(self, scene: Scene, lang: str) -> None:
        super().__init__(lang, scene.accent)
        self.scene = scene
        self.dealt = any(r.layout for r in scene.regions)
        """Whether this is a table with cards rather than a board."""
        self.column = NARROW if self.dealt else COLUMN
        spans = [scene.width / BOARD_WIDTH, scene.height / BOARD_HEIGHT]
        if self.dealt:
            spans = [scene.width / TABLE_WIDTH]
        self.unit = 1 / max(*spans, 1e-9)
        self.pieces = {p.id: p for p in scene.pieces}
        self.carried: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            self.carried.setdefault(piece.place, []).append(piece)

    # -- the whole -------------------------------------------------------------------------
    def around_pieces(self) -> tuple[float, float, float, float] | None:
        """Left, top, width and height of the part in which pieces stand, in pixels; none where
        the board has no inches."""
        scene, inch = self.scene, self.scene.inch
        at = [p.at for p in scene.pieces if p.at is not None]
        if not inch or not at:
            return None
        left, right = min(a.x - a.radius for a in at), max(a.x + a.radius for a in at)
        top, bottom = min(a.y - a.radius for a in at), max(a.y + a.radius for a in at)
        width = max(right - left + 2 * NEAR * inch, LEAST * inch)
        height = max(bottom - top + 2 * NEAR * inch, width / SHAPE)
        width = min(max(width, height * SHAPE), scene.width)
        height = min(height, scene.height)
        x = min(max((left + right - width) / 2, 0), scene.width - width)
        y = min(max((top + bottom - height) / 2, 0), scene.height - height)
        unit = self.unit
        return MARGIN + x * unit, MARGIN + y * unit, width * unit, height * unit

    def whole(self, part: tuple[float, float, float, float] | None = None) -> str:
        """The picture, or a part of it."""
        scene = self.scene
        board_w, board_h = scene.width * self.unit, scene.height * self.unit
        left, top = float(MARGIN), float(MARGIN)
        self.board(left, top)
        bottom = top + board_h
        beside = [p for p in scene.panels if p.seat >= 0]
        under = [p for p in scene.panels if p.seat < 0]
        if self.dealt:
            beside, under = self.parted(board_h)
        if under:
            bottom = self.below(under, left, bottom + 18, board_w)
        right = left + board_w
        if beside:
            x, y = right + 22, top
            large = [self.pieces[id] for id in scene.focus if id in self.pieces]
            tall = [self.height(p, self.column) for p in beside]
            spare = bottom - top - sum(tall) - sum(self.full_height(p) + 12 for p in large)
            gap = min(22.0, max(12.0, spare / (len(beside) - 1))) if len(beside) > 1 else 0.0
            last = max([i for i, p in enumerate(beside) if p.seat >= 0], default=0)
            for i, (panel, h) in enumerate(zip(beside, tall, strict=True)):
                if i == last:
                    for piece in large:
                        y = self.full(piece, x, y) + gap
                self.panel(panel, x, y, self.column, h)
                y += h + gap
            right = x + self.column
            bottom = max(bottom, y - gap)
        width, height = right + MARGIN, bottom + MARGIN
        seen = part or (0.0, 0.0, width, height)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(num, seen))}" '
            f'width="{num(seen[2])}" height="{num(seen[3])}" '
            f'role="img" lang="{self.lang}" font-family="{FONT}">'
        )
        return "\n".join([head, *self.defs(width, height), *self.out, "</svg>"]) + "\n"

    def parted(self, board_h: float) -> tuple[list[Panel], list[Panel]]:
        """Where cards are dealt, all panels stand beside the board in their order; only lists of
        piles stand under it when there is no room."""
        panels = self.scene.panels
        room = board_h - sum(
            self.full_height(self.pieces[id]) + 12 for id in self.scene.focus if id in self.pieces
        )
        room -= sum(self.height(p, self.column) + 12 for p in panels if not p.folded)
        beside: list[Panel] = []
        under: list[Panel] = []
        for panel in panels:
            if panel.folded:
                need = self.height(panel, self.column) + 12
                if under or need > room:
                    under.append(panel)
                    continue
                room -= need
            beside.append(panel)
        return beside, under

    def defs(self, width: float, height: float) -> list[str]:
        name = escape(self.scene.game)
        return [
            f"<title>{name}</title>",
            "<defs>",
            '<filter id="glow" filterUnits="userSpaceOnUse" x="0" y="0" '
            f'width="{num(width)}" height="{num(height)}">'
            '<feGaussianBlur stdDeviation="4" result="b"/>'
            '<feMerge><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
            '<radialGradient id="ground" cx="0.35" cy="0.3" r="0.9">'
            f'<stop offset="0" stop-color="#151a2e"/><stop offset="1" stop-color="{DEEP}"/>'
            "</radialGradient>",
            *(_WEAVE if self.dealt else ()),
            *_floors(),
            "</defs>",
            f'<rect width="{num(width)}" height="{num(height)}" fill="url(#ground)"/>',
        ]

    # -- the board -------------------------------------------------------------------------
    def board(self, left: float, top: float) -> None:
        u = self.unit
        if self.scene.inch or any(p.at is not None for p in self.scene.pieces):
            Field(self, self.scene, u, left, top).draw()
        shown = [r for r in self.scene.regions if r.w > 0 and r.h > 0]
        for r in shown:
            self.region(r, left + r.x * u, top + r.y * u, r.w * u, r.h * u)
        self.add('<g fill="none" stroke-linecap="round" filter="url(#glow)">')
        for line in self.scene.lines:
            self.line(line, left, top)
        self.end()
        for r in shown:
            at = (left + r.x * u, top + r.y * u, r.w * u, r.h * u)
            if r.layout:
                lay(self, r, self.carried, *at)
            else:
                self.stand(r, self.carried.get(r.id, ()), *at)

    def region(self, r: Region, x: float, y: float, w: float, h: float) -> None:
        colour = r.colour if r.colour != "grey" else ""
        self.begin([r.label])
        fill = f"url(#floor-{colour})" if colour else RAISED
        self.rect(x, y, w, h, fill)
        # Corner ticks and a faint border: open borders stay visible without looking like walls.
        more = f'stroke="{hue(colour) if colour else EDGE}" stroke-opacity="0.28" '
        self.rect(x, y, w, h, "none", 0, more + 'stroke-dasharray="2 7"')
        self.end()

    def line(self, line: Line, left: float, top: float) -> None:
        u = self.unit
        x0, y0, x1, y1 = (
            left + line.x0 * u, top + line.y0 * u, left + line.x1 * u, top + line.y1 * u
        )  # fmt: skip
        if line.kind != "door":
            self.add(segment(x0, y0, x1, y1, f'stroke="{INK}" stroke-width="5"'))
            return
        at = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (0, 0.32, 0.68, 1)]
        for (ax, ay), (bx, by) in (at[0:2], at[2:4]):
            self.add(segment(ax, ay, bx, by, f'stroke="{INK}" stroke-width="5"'))
        (ax, ay), (bx, by) = at[1], at[2]
        # The threshold: a light across the gap, with a post at each end.
        dx, dy = (bx - ax) * 0.14, (by - ay) * 0.14
        self.add(
            segment(
                ax + dx, ay + dy, bx - dx, by - dy,
                f'stroke="{self.accent}" stroke-width="3" stroke-dasharray="1 7"',
            )
        )  # fmt: skip
        for cx, cy in at[1:3]:
            self.add(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="4.5" fill="{self.accent}"/>')

    def stand(
        self, r: Region, here: Sequence[Piece], x: float, y: float, w: float, h: float
    ) -> None:
        """What stands in a region: its name above, strips and tiles below, figures between."""
        label = r.label
        corners = [p for p in here if p.shape == "corner"]
        strips = [p for p in here if p.shape in ("strip", "back")]
        tiles = [p for p in here if p.shape == "tile"]
        figures = [p for p in here if p not in corners and p not in strips and p not in tiles]
        inset = min(13.0, w * 0.07)
        size = min(11.5, w * 0.09)
        self.text(
            x + inset, y + inset + size * 0.8, label.upper(), size, FAINT,
            room=w - 2 * inset - 34 * len(corners), weight=600, spacing=0.8,
        )  # fmt: skip
        cx = x + w - inset - 12
        for piece in corners:
            self.corner(piece, cx, y + inset + 10)
            cx -= 30
        floor = y + h - inset
        for piece in reversed(strips):
            self.strip(piece, x + inset, floor - STRIP, w - 2 * inset)
            floor -= STRIP + 4
        if tiles:
            floor = self.tiles(tiles, x + inset, floor, w - 2 * inset)
        self.figures(figures, x + inset, y + inset + 20, w - 2 * inset, floor - y - inset - 22)

    def corner(self, piece: Piece, cx: float, cy: float) -> None:
        colour = hue(piece.colour)
        self.begin(self.tooltip(piece))
        self.add(
            f'<circle cx="{num(cx)}" cy="{num(cy)}" r="12.5" fill="{DEEP}" '
            f'stroke="{colour}" stroke-width="2.5"/>'
            f'<path d="M{num(cx - 17)} {num(cy)}h6M{num(cx + 11)} {num(cy)}h6'
            f'M{num(cx)} {num(cy - 17)}v6M{num(cx)} {num(cy + 11)}v6" '
            f'stroke="{colour}" stroke-width="2.5"/>'
        )
        sign = piece.sign
        self.text(
            cx, cy + 4.2, sign, 12 if len(sign) < 2 else 10, colour, anchor="middle", weight=700
        )
        self.end()

    def tiles(self, tiles: Sequence[Piece], x: float, floor: float, room: float) -> float:
        """Tiles side by side on the floor; returns the new floor."""
        wide = [22 * len(t.tokens) + 16.0 for t in tiles]
        at = x + max(0.0, (room - sum(wide) - 8 * (len(wide) - 1)) / 2)
        for piece, w in zip(tiles, wide, strict=True):
            self.tile(piece, at, floor - 32, w)
            at += w + 8
        return floor - 36

    def tile(self, piece: Piece, x: float, y: float, w: float) -> None:
        self.begin(self.tooltip(piece))
        self.rect(x, y, w, 31, DEEP, 8, f'fill-opacity="0.82" stroke="{EDGE}" stroke-width="1.5"')
        for i, token in enumerate(piece.tokens):
            self.token(token, x + 19 + 22 * i, y + 15.5, 9)
        self.end()

    def strip(self, piece: Piece, x: float, y: float, w: float, h: float = STRIP) -> None:
        colour = hue(piece.colour)
        fade = 'opacity="0.62"' if piece.dim else ""
        self.begin(self.tooltip(piece), fade)
        dash = 'stroke-dasharray="4 3"' if piece.dim else ""
        self.rect(
            x, y, w, h, DEEP, 6,
            f'fill-opacity="0.86" stroke="{colour}" stroke-opacity="0.75" {dash}',
        )  # fmt: skip
        if piece.shape == "back":
            self.text(x + w / 2, y + 17, piece.sign, 13, FAINT, anchor="middle", weight=700)
        else:
            tokens = piece.tokens
            if not piece.dim:
                self.rect(x, y, 4, h, colour, 2)
            room = w - 18 - 17 * len(tokens)
            struck = any(b.look == "broken" for b in piece.badges)
            words = piece.label
            lines = wrapped(words, 12.5, room) if h > STRIP else [words]
            for i, line in enumerate(lines):
                self.text(x + 10, y + 17 + 15 * i, line, 12.5, room=room, weight=500, struck=struck)
            for i, token in enumerate(reversed(tokens)):
                self.token(token, x + w - 13 - 17 * i, y + STRIP / 2, 7.2)
        self.end()

    def figures(self, figures: Sequence[Piece], x: float, y: float, w: float, h: float) -> None:
        if not figures or w <= 0 or h <= 0:
            return
        best, columns = 0.0, 1
        for n in range(1, len(figures) + 1):
            rows = -(-len(figures) // n)
            r = min(w / n / 2.5, h / rows / 2.3)
            if r > best:
                best, columns = r, n
        r = min(best, 27.0)
        rows = -(-len(figures) // columns)
        across, down = min(w / columns, r * 3), min(h / rows, r * 2.5)
        for i, piece in enumerate(figures):
            row, column = divmod(i, columns)
            in_row = min(columns, len(figures) - row * columns)
            cx = x + w / 2 + (column - (in_row - 1) / 2) * across
            cy = y + h / 2 + (row - (rows - 1) / 2) * down
            self.figure(piece, cx, cy, r)

    def figure(self, piece: Piece, cx: float, cy: float, r: float) -> None:
        looks = {b.look for b in piece.badges}
        fade = 'opacity="0.55"' if "dead" in looks else ""
        self.begin(self.tooltip(piece), fade)
        if "active" in looks:
            self.add(
                f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r * 1.22)}" '
                f'fill="none" stroke="{self.accent}" stroke-width="2.5" '
                'stroke-dasharray="9 5" filter="url(#glow)"/>'
            )
        self.token(
            Token(piece.sign, cast(FigureShape, piece.shape), piece.colour), cx, cy, r * 0.92
        )
        if "dead" in looks:
            d = r * 0.7
            self.add(
                f'<path d="M{num(cx - d)} {num(cy - d)}l{num(2 * d)} {num(2 * d)}'
                f'm0 {num(-2 * d)}l{num(-2 * d)} {num(2 * d)}" '
                f'stroke="{COLOURS["red"]}" stroke-width="4" stroke-linecap="round"/>'
            )
        tokens = [t for b in piece.badges for t in b.tokens]
        for i, token in enumerate(tokens):
            down = -0.78 if i == 0 else 0.78
            self.token(token, cx + r * 0.92, cy + r * down, max(7.5, r * 0.36))
        self.end()

    # -- panels ----------------------------------------------------------------------------
    def rows(self, panel: Panel, width: float) -> tuple[list[Badge], list[list[Badge]]]:
        """The chips of the title, and the labelled facts packed into lines."""
        chips = [b for b in panel.rows if b.label is None]
        lines: list[list[Badge]] = []
        left = 0.0
        for badge in panel.rows:
            if badge.label is None:
                continue
            need = self.fact_width(panel, badge) + 18
            if not lines or need > left:
                lines.append([])
                left = width - 2 * PAD + 18
            lines[-1].append(badge)
            left -= need
        return chips, lines

    def backs(self, panel: Panel, badge: Badge) -> list[Piece]:
        """Face-down pieces stand beside the fact that counts them: it has their group's name."""
        return [p for p in self.held(panel) if p.shape == "back" and p.group == badge.kind]

    def fact_width(self, panel: Panel, badge: Badge) -> float:
        assert badge.label is not None
        words = breadth(badge.label, 11.5) + 8
        backs = self.backs(panel, badge)
        if backs:
            return words + 22.0 * len(backs)
        if badge.tokens:
            return words + len(badge.tokens) * 2.25 * TOKEN
        return words + breadth(str(badge.value), 14) + 4

    def held(self, panel: Panel) -> list[Piece]:
        listed = [self.pieces[id] for id in panel.pieces if id in self.pieces]
        known = set(panel.pieces)
        more = [p for p in self.scene.pieces if p.place == panel.id and p.id not in known]
        return [p for p in listed + more if p.shape in ("strip", "back", "tile")]

    def height(self, panel: Panel, width: float) -> float:
        chips, lines = self.rows(panel, width)
        h = 2 * PAD + 18.0 + LINE * len(lines)
        if panel.seat < 0:
            h += sum(6 + 17.0 * len(self.wrapped(b, width - 2 * PAD)) for b in chips)
        held = self.held(panel)
        strips = [p for p in held if p.shape == "strip"]
        h += sum(high + 5 for high, _ in self.strip_rows(strips, width - 2 * PAD))
        if any(p.shape == "tile" for p in held):
            h += 38
        return h

    def panel(self, panel: Panel, x: float, y: float, w: float, h: float) -> None:
        chips, lines = self.rows(panel, w)
        self.begin([])
        edge = self.accent if panel.active else EDGE
        more = f'stroke="{edge}" stroke-width="{2.5 if panel.active else 1.2}"'
        if panel.active:
            more += ' filter="url(#glow)"'
        self.rect(x, y, w, h, RAISED, 12, more)
        at, line = x + PAD, y + PAD + 13
        if panel.token is not None:
            self.token(panel.token, at + 11, line - 4.5, 13)
            at += 33
        title = panel.title
        room = x + w - PAD - at
        if panel.seat >= 0:
            room *= 0.45
        self.text(at, line, title, 15.5, room=room, weight=700)
        if panel.seat >= 0:
            self.chips(chips, x + w - PAD, line)
        else:
            for badge in chips:
                line += 6
                for words in self.wrapped(badge, w - 2 * PAD):
                    line += 17
                    self.text(x + PAD, line, words, 12.5, FAINT, room=w - 2 * PAD)
        for facts in lines:
            line += LINE
            self.facts(panel, facts, x + PAD, x + w - PAD, line)
        self.hand(self.held(panel), x + PAD, line + 12, w - 2 * PAD)
        self.end()

    def wrapped(self, badge: Badge, room: float) -> list[str]:
        words = badge.tip if badge.tip else f"{badge.kind} {badge.value}"
        return wrapped(words, 12.5, room)

    def chips(self, chips: Sequence[Badge], right: float, line: float) -> None:
        for badge in reversed(chips):
            words = badge.tip if badge.tip else f"{badge.kind} {badge.value}"
            w = breadth(words, 11) + 18
            colour = self.accent if badge.look == "active" else FAINT
            right -= w
            self.rect(
                right, line - 15, w, 20, "none", 10, f'stroke="{colour}" stroke-opacity="0.8"'
            )
            self.text(
                right + w / 2, line - 1, words, 11, colour, room=w - 12, anchor="middle", weight=600
            )
            right -= 6

    def facts(
        self, panel: Panel, facts: Sequence[Badge], x: float, right: float, line: float
    ) -> None:
        for badge in facts:
            assert badge.label is not None
            self.begin([badge.tip] if badge.tip else [])
            words = badge.label
            self.text(x, line, words, 11.5, FAINT)
            at = x + breadth(words, 11.5) + 8
            backs = self.backs(panel, badge)
            if backs:
                for i, piece in enumerate(backs):
                    self.begin(self.tooltip(piece))
                    token = Token(piece.sign, "card", piece.colour, dim=True)
                    self.token(token, at + 9 + 22 * i, line - 4, 11)
                    self.end()
            elif badge.tokens:
                # A long row overlaps rather than leave its panel.
                step = min(2.25 * TOKEN, (right - at - 2 * TOKEN) / max(1, len(badge.tokens) - 1))
                for i, token in enumerate(badge.tokens):
                    self.token(token, at + TOKEN + i * step, line - 4, TOKEN)
            else:
                self.text(at, line + 1, str(badge.value), 14, weight=700)
            self.end()
            x += self.fact_width(panel, badge) + 18

    def hand(self, held: Sequence[Piece], x: float, y: float, w: float) -> None:
        strips = [p for p in held if p.shape == "strip"]
        tiles = [p for p in held if p.shape == "tile"]
        for high, row in self.strip_rows(strips, w):
            wide = self.cell(w) if high == STRIP else w
            for i, piece in enumerate(row):
                self.strip(piece, x + i * (wide + 8), y, wide, high)
            y += high + 5
        if tiles:
            at = x
            for piece in tiles:
                wide = 22 * len(piece.tokens) + 16.0
                self.tile(piece, at, y, wide)
                at += wide + 8

    def cell(self, w: float) -> float:
        """The width of a strip in a panel: a third, or in a narrow one a half."""
        n = 2 if w < 440 and self.dealt else 3
        return (w - 8 * (n - 1)) / n

    def strip_rows(self, strips: Sequence[Piece], w: float) -> list[tuple[float, list[Piece]]]:
        """Strips in rows, with their heights: kinds do not mix in a row, and one whose words
        need it has a row and several lines for itself."""
        rows: list[tuple[float, list[Piece]]] = []
        cell = self.cell(w)
        fit = round((w + 8) / (cell + 8))
        for piece in strips:
            room = 18 + 17 * len(piece.tokens)
            words = piece.label
            if self.dealt and breadth(words, 12.5) > 1.35 * (cell - room):
                # A hair above the usual height says that it has the row for itself.
                lines = len(wrapped(words, 12.5, w - room))
                rows.append((STRIP + 15.0 * (lines - 1) + 0.5, [piece]))
            elif (
                rows
                and rows[-1][0] == STRIP
                and len(rows[-1][1]) < fit
                and (rows[-1][1][-1].kind == piece.kind or self.dealt)
            ):
                rows[-1][1].append(piece)
            else:
                rows.append((STRIP, [piece]))
        return rows

    # -- a card in full ----------------------------------------------------------------------
    def full_lines(self, piece: Piece) -> list[tuple[str, float, str, int]]:
        """Everything a card says: words, size, colour and weight of each line."""
        room = self.column - 2 * PAD
        lines = []
        for part in piece.sections:
            if part.title is not None:
                for words in wrapped(part.title, 12, room):
                    lines.append((words, 12.0, FAINT, 600))
            for words in wrapped(part.text, 12.5, room):
                lines.append((words, 12.5, INK, 400))
        for badge in piece.badges:
            if badge.tip is not None:
                lines += [(t, 12.0, self.accent, 400) for t in self.wrapped(badge, room)]
        return lines

    def full_height(self, piece: Piece) -> float:
        return 2 * PAD + 20 + 17.0 * len(self.full_lines(piece))

    def full(self, piece: Piece, x: float, y: float) -> float:
        """A piece that the question is about, large; returns where it ends."""
        h = self.full_height(piece)
        colour = hue(piece.colour)
        self.begin([])
        self.rect(x, y, self.column, h, RAISED, 12)
        self.rect(
            x, y, self.column, h, colour, 12,
            f'fill-opacity="0.1" stroke="{colour}" stroke-width="2"',
        )  # fmt: skip
        room = self.column - 2 * PAD - 18 * len(piece.tokens)
        self.text(x + PAD, y + PAD + 13, piece.label, 15.5, room=room, weight=700)
        for i, token in enumerate(reversed(piece.tokens)):
            self.token(token, x + self.column - PAD - 9 - 20 * i, y + PAD + 8, 9)
        line = y + PAD + 20
        for words, size, fill, weight in self.full_lines(piece):
            line += 17
            self.text(
                x + PAD, line - 3, words, size, fill, room=self.column - 2 * PAD, weight=weight
            )
        self.end()
        return y + h

    def need(self, panel: Panel) -> float:
        """The width at which a panel need not squeeze anything."""
        facts = [self.fact_width(panel, b) for b in panel.rows if b.label is not None]
        tiles = [22 * len(p.tokens) + 24.0 for p in self.held(panel) if p.shape == "tile"]
        return max([*facts, sum(tiles), 0.0]) + 2 * PAD

    def below(self, panels: Sequence[Panel], x: float, y: float, w: float) -> float:
        """The other panels in rows under the board, each row as wide as the board."""
        narrow = min(280.0, w)
        rows: list[list[tuple[Panel, float]]] = []
        left = 0.0
        for panel in panels:
            need = min(w, max(narrow, self.need(panel)))
            if not rows or need > left + 1:
                rows.append([])
                left = w
            rows[-1].append((panel, need))
            left -= need + 14
        if len(rows) > 1 and len(rows[-1]) + 1 < len(rows[-2]):
            # A row is never left with one panel under three.
            rows[-1].insert(0, rows[-2].pop())
        for row in rows:
            spare = (w - sum(need for _, need in row) - 14 * (len(row) - 1)) / len(row)
            h = max(self.height(panel, need + spare) for panel, need in row)
            at = x
            for panel, need in row:
                self.panel(panel, at, y, need + spare, h)
                at += need + spare + 14
            y += h + 14
        return y - 14


def _floors() -> Iterator[str]:
    for name, colour in COLOURS.items():
        yield (
            f'<linearGradient id="floor-{name}" x1="0" y1="0" x2="1" y2="1">'
            f'<stop offset="0" stop-color="{colour}" stop-opacity="0.2"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0.09"/></linearGradient>'
        )
