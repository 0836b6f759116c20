"""A scene as one standalone SVG picture: for notebooks, documents and replays.

Generic: it knows regions, lines, pieces and panels, and no game.  No scripts, nothing fetched;
every word of the scene is escaped, and what does not fit is also in a tooltip.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from math import cos, pi, sin

from neontable.kernel.scene import Badge, Line, Panel, Piece, Region, Scene, Token
from neontable.kernel.text import Text, render

DEEP, RAISED, EDGE = "#070910", "#141828", "#2a3050"
INK, FAINT = "#e9ecf8", "#8c94b8"
COLOURS = {
    "red": "#ff5470",
    "blue": "#4aa8ff",
    "yellow": "#ffd447",
    "green": "#45e08c",
    "purple": "#bb7bff",
    "white": "#dfe5f7",
    "grey": "#6c7596",
    "orange": "#ff9a3d",
    "cyan": "#2de2e6",
    "pink": "#ff3fa4",
}
FONT = "'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','DejaVu Sans',Arial,sans-serif"

MARGIN = 24
BOARD_WIDTH, BOARD_HEIGHT = 880.0, 760.0
COLUMN = 500.0
"""Width of the column of players at the right."""
STRIP = 25.0
PAD = 14.0
LINE = 25.0
TOKEN = 8.8

_SIDES = {"triangle": 3, "diamond": 4, "hexagon": 6, "octagon": 8}

_PATHS = {
    "drop": "M 0 -1.12 C 0.3 -0.6 0.95 -0.3 0.95 0.15 C 0.95 0.66 0.52 1.05 0 1.05 "
    "C -0.52 1.05 -0.95 0.66 -0.95 0.15 C -0.95 -0.3 -0.3 -0.6 0 -1.12 Z",
    "shield": "M -0.95 -0.85 L 0.95 -0.85 L 0.95 0 Q 0.95 0.65 0 1.1 Q -0.95 0.65 -0.95 0 Z",
    "skull": "M -0.8 -0.15 C -0.8 -1.22 0.8 -1.22 0.8 -0.15 Q 0.8 0.35 0.45 0.47 "
    "L 0.45 0.85 L -0.45 0.85 L -0.45 0.47 Q -0.8 0.35 -0.8 -0.15 Z",
}


def svg(scene: Scene, lang: str = "en") -> str:
    """The picture of a scene, its words in one language."""
    return _Picture(scene, lang).whole()


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _width(words: str, size: float) -> float:
    """About how wide words are: the font is the reader's, so this is a guess on the safe side."""
    units = 0.0
    for sign in words:
        if sign in "iljtfI.,:;'’!| ":
            units += 0.33
        elif sign in "mwMW@—":
            units += 0.92
        elif sign.isupper() or sign.isdigit():
            units += 0.68
        else:
            units += 0.57
    return units * size


class _Picture:
    def __init__(self, scene: Scene, lang: str) -> None:
        self.scene = scene
        self.lang = lang
        self.accent = _paint(scene.accent)
        self.out: list[str] = []
        spans = [scene.width / BOARD_WIDTH, scene.height / BOARD_HEIGHT]
        self.unit = 1 / max(*spans, 1e-9)
        self.pieces = {p.id: p for p in scene.pieces}

    def say(self, text: Text) -> str:
        return render(text, self.lang)

    def sign(self, sign: str) -> str:
        if sign.startswith("@@"):
            return sign[1:]
        return self.say(Text(sign[1:])) if sign.startswith("@") else sign

    # -- elements --------------------------------------------------------------------------
    def add(self, element: str) -> None:
        self.out.append(element)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 13,
        fill: str = INK,
        *,
        room: float = 0,
        anchor: str = "start",
        weight: int = 400,
        spacing: float = 0,
    ) -> None:
        """Words on a base line; squeezed when they are wider than their room."""
        more = ""
        if room:
            wide = _width(words, size) * (1.06 if weight > 500 else 1) + spacing * len(words)
            if wide > room * 1.25:
                size *= max(0.72, room * 1.25 / wide)
            if wide > room:
                more = f' textLength="{_number(room)}" lengthAdjust="spacingAndGlyphs"'
        if anchor != "start":
            more += f' text-anchor="{anchor}"'
        if weight != 400:
            more += f' font-weight="{weight}"'
        if spacing:
            more += f' letter-spacing="{_number(spacing)}"'
        self.add(
            f'<text x="{_number(x)}" y="{_number(y)}" font-size="{_number(size)}" '
            f'fill="{fill}"{more}>{escape(words)}</text>'
        )

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str, radius: float = 0, more: str = ""
    ) -> None:
        self.add(
            f'<rect x="{_number(x)}" y="{_number(y)}" width="{_number(w)}" '
            f'height="{_number(h)}" rx="{_number(radius)}" fill="{fill}" {more}/>'
        )

    def begin(self, tip: Iterable[str], more: str = "") -> None:
        """A group with a tooltip; closed with `end`."""
        words = "\n".join(w for w in tip if w)
        self.add(f"<g{' ' + more if more else ''}>")
        if words:
            self.add(f"<title>{escape(words)}</title>")

    def end(self) -> None:
        self.add("</g>")

    # -- the whole -------------------------------------------------------------------------
    def whole(self) -> str:
        scene = self.scene
        players = [p for p in scene.panels if p.seat >= 0]
        others = [p for p in scene.panels if p.seat < 0]
        board_w, board_h = scene.width * self.unit, scene.height * self.unit
        left, top = float(MARGIN), float(MARGIN)
        self.board(left, top)
        bottom = top + board_h
        if others:
            bottom = self.below(others, left, bottom + 18, board_w)
        right = left + board_w
        if players:
            x, y = right + 22, top
            tall = [self.height(p, COLUMN) for p in players]
            spare = bottom - top - sum(tall)
            gap = min(22.0, max(12.0, spare / (len(players) - 1))) if len(players) > 1 else 0.0
            for panel, h in zip(players, tall, strict=True):
                self.panel(panel, x, y, COLUMN, h)
                y += h + gap
            right = x + COLUMN
            bottom = max(bottom, y - gap)
        width, height = right + MARGIN, bottom + MARGIN
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(width)} '
            f'{_number(height)}" width="{_number(width)}" height="{_number(height)}" '
            f'role="img" lang="{self.lang}" font-family="{FONT}">'
        )
        return "\n".join([head, *self.defs(width, height), *self.out, "</svg>"]) + "\n"

    def defs(self, width: float, height: float) -> list[str]:
        name = escape(self.scene.game)
        return [
            f"<title>{name}</title>",
            "<defs>",
            '<filter id="glow" filterUnits="userSpaceOnUse" x="0" y="0" '
            f'width="{_number(width)}" height="{_number(height)}">'
            '<feGaussianBlur stdDeviation="4" result="b"/>'
            '<feMerge><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
            '<radialGradient id="ground" cx="0.35" cy="0.3" r="0.9">'
            f'<stop offset="0" stop-color="#151a2e"/><stop offset="1" stop-color="{DEEP}"/>'
            "</radialGradient>",
            *_floors(),
            "</defs>",
            f'<rect width="{_number(width)}" height="{_number(height)}" fill="url(#ground)"/>',
        ]

    # -- the board -------------------------------------------------------------------------
    def board(self, left: float, top: float) -> None:
        u = self.unit
        shown = [r for r in self.scene.regions if r.w > 0 and r.h > 0]
        for r in shown:
            self.region(r, left + r.x * u, top + r.y * u, r.w * u, r.h * u)
        self.add('<g fill="none" stroke-linecap="round" filter="url(#glow)">')
        for line in self.scene.lines:
            self.line(line, left, top)
        self.end()
        for r in shown:
            here = [p for p in self.scene.pieces if p.place == r.id]
            self.stand(r, here, left + r.x * u, top + r.y * u, r.w * u, r.h * u)

    def region(self, r: Region, x: float, y: float, w: float, h: float) -> None:
        colour = next((t for t in r.tags if t in COLOURS), "")
        self.begin([self.say(r.label)])
        fill = f"url(#floor-{colour})" if colour else RAISED
        self.rect(x, y, w, h, fill)
        # Corner ticks and a faint border: open borders stay visible without looking like walls.
        more = f'stroke="{_paint(colour) if colour else EDGE}" stroke-opacity="0.28" '
        self.rect(x, y, w, h, "none", 0, more + 'stroke-dasharray="2 7"')
        self.end()

    def line(self, line: Line, left: float, top: float) -> None:
        u = self.unit
        x0, y0, x1, y1 = (
            left + line.x0 * u, top + line.y0 * u, left + line.x1 * u, top + line.y1 * u
        )  # fmt: skip
        if line.kind != "door":
            self.add(_segment(x0, y0, x1, y1, f'stroke="{INK}" stroke-width="5"'))
            return
        at = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (0, 0.32, 0.68, 1)]
        for (ax, ay), (bx, by) in (at[0:2], at[2:4]):
            self.add(_segment(ax, ay, bx, by, f'stroke="{INK}" stroke-width="5"'))
        (ax, ay), (bx, by) = at[1], at[2]
        # The threshold: a light across the gap, with a post at each end.
        dx, dy = (bx - ax) * 0.14, (by - ay) * 0.14
        self.add(
            _segment(
                ax + dx, ay + dy, bx - dx, by - dy,
                f'stroke="{self.accent}" stroke-width="3" stroke-dasharray="1 7"',
            )
        )  # fmt: skip
        for cx, cy in at[1:3]:
            self.add(
                f'<circle cx="{_number(cx)}" cy="{_number(cy)}" r="4.5" fill="{self.accent}"/>'
            )

    def stand(
        self, r: Region, here: Sequence[Piece], x: float, y: float, w: float, h: float
    ) -> None:
        """What stands in a region: its name above, strips and tiles below, figures between."""
        label = self.say(r.label)
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
        colour = _paint(piece.colour)
        self.begin(self.told(piece))
        self.add(
            f'<circle cx="{_number(cx)}" cy="{_number(cy)}" r="12.5" fill="{DEEP}" '
            f'stroke="{colour}" stroke-width="2.5"/>'
            f'<path d="M{_number(cx - 17)} {_number(cy)}h6M{_number(cx + 11)} {_number(cy)}h6'
            f'M{_number(cx)} {_number(cy - 17)}v6M{_number(cx)} {_number(cy + 11)}v6" '
            f'stroke="{colour}" stroke-width="2.5"/>'
        )
        sign = self.sign(piece.sign)
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
        self.begin(self.told(piece))
        self.rect(x, y, w, 31, DEEP, 8, f'fill-opacity="0.82" stroke="{EDGE}" stroke-width="1.5"')
        for i, token in enumerate(piece.tokens):
            self.token(token, x + 19 + 22 * i, y + 15.5, 9)
        self.end()

    def strip(self, piece: Piece, x: float, y: float, w: float) -> None:
        colour = _paint(piece.colour)
        fade = 'opacity="0.62"' if piece.dim else ""
        self.begin(self.told(piece), fade)
        dash = 'stroke-dasharray="4 3"' if piece.dim else ""
        self.rect(
            x, y, w, STRIP, DEEP, 6,
            f'fill-opacity="0.86" stroke="{colour}" stroke-opacity="0.75" {dash}',
        )  # fmt: skip
        if piece.shape == "back":
            self.text(
                x + w / 2, y + 17, self.sign(piece.sign), 13, FAINT, anchor="middle", weight=700
            )
        else:
            tokens = piece.tokens
            if not piece.dim:
                self.rect(x, y, 4, STRIP, colour, 2)
            room = w - 18 - 17 * len(tokens)
            self.text(x + 10, y + 17, self.say(piece.label), 12.5, room=room, weight=500)
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
        kinds = {b.kind for b in piece.badges}
        fade = 'opacity="0.55"' if "dead" in kinds else ""
        self.begin(self.told(piece), fade)
        if "active" in kinds:
            self.add(
                f'<circle cx="{_number(cx)}" cy="{_number(cy)}" r="{_number(r * 1.22)}" '
                f'fill="none" stroke="{self.accent}" stroke-width="2.5" '
                'stroke-dasharray="9 5" filter="url(#glow)"/>'
            )
        self.token(Token(piece.sign, piece.shape, piece.colour), cx, cy, r * 0.92)
        if "dead" in kinds:
            d = r * 0.7
            self.add(
                f'<path d="M{_number(cx - d)} {_number(cy - d)}l{_number(2 * d)} {_number(2 * d)}'
                f'm0 {_number(-2 * d)}l{_number(-2 * d)} {_number(2 * d)}" '
                f'stroke="{COLOURS["red"]}" stroke-width="4" stroke-linecap="round"/>'
            )
        tokens = [t for b in piece.badges for t in b.tokens]
        for i, token in enumerate(tokens):
            down = -0.78 if i == 0 else 0.78
            self.token(token, cx + r * 0.92, cy + r * down, max(7.5, r * 0.36))
        self.end()

    def token(self, token: Token, cx: float, cy: float, r: float) -> None:
        """An outline with its letters; an empty slot or a spent token is only an outline."""
        colour = _paint(token.colour)
        hollow = token.dim or token.shape == "slot"
        paint = (
            f'fill="{DEEP}" fill-opacity="0.6" stroke="{colour}" stroke-width="1.4" '
            if hollow
            else f'fill="{colour}" stroke="{DEEP}" stroke-width="1.2" '
        )
        if hollow and token.dim and token.shape == "slot":
            paint += 'stroke-opacity="0.55" '
        self.add(_outline(token.shape, cx, cy, r, paint))
        sign = self.sign(token.sign)
        if sign and token.shape != "skull":
            ink = (colour if token.dim else INK) if hollow else DEEP
            size = r * (1.22 if len(sign) == 1 else 0.98 if len(sign) == 2 else 0.74)
            drop = {"triangle": 0.22, "drop": 0.14, "shield": -0.08}.get(token.shape, 0)
            size *= {"triangle": 0.82, "drop": 0.9, "diamond": 0.94}.get(token.shape, 1)
            self.text(cx, cy + size * 0.36 + r * drop, sign, size, ink, anchor="middle", weight=700)

    def told(self, piece: Piece) -> Iterator[str]:
        """The tooltip of a piece."""
        yield self.say(piece.label)
        for badge in piece.badges:
            if badge.tip is not None:
                yield self.say(badge.tip)
        if piece.tip is not None:
            yield self.say(piece.tip)

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
        words = _width(self.say(badge.label), 11.5) + 8
        backs = self.backs(panel, badge)
        if backs:
            return words + 22.0 * len(backs)
        if badge.tokens:
            return words + len(badge.tokens) * 2.25 * TOKEN
        return words + _width(str(badge.value), 14) + 4

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
        h += (STRIP + 5) * len(_rows_of_three([p for p in held if p.shape == "strip"]))
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
        title = self.say(panel.title)
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
        words = self.say(badge.tip) if badge.tip else f"{badge.kind} {badge.value}"
        lines: list[str] = []
        for word in words.split():
            if lines and _width(f"{lines[-1]} {word}", 12.5) <= room:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        return lines

    def chips(self, chips: Sequence[Badge], right: float, line: float) -> None:
        for badge in reversed(chips):
            words = self.say(badge.tip) if badge.tip else f"{badge.kind} {badge.value}"
            w = _width(words, 11) + 18
            colour = self.accent if badge.kind == "active" else FAINT
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
            self.begin([self.say(badge.tip)] if badge.tip else [])
            words = self.say(badge.label)
            self.text(x, line, words, 11.5, FAINT)
            at = x + _width(words, 11.5) + 8
            backs = self.backs(panel, badge)
            if backs:
                for i, piece in enumerate(backs):
                    self.begin(self.told(piece))
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
        third = (w - 16) / 3
        for row in _rows_of_three(strips):
            for i, piece in enumerate(row):
                self.strip(piece, x + i * (third + 8), y, third)
            y += STRIP + 5
        if tiles:
            at = x
            for piece in tiles:
                wide = 22 * len(piece.tokens) + 16.0
                self.tile(piece, at, y, wide)
                at += wide + 8

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


def _rows_of_three(strips: Sequence[Piece]) -> list[list[Piece]]:
    """Strips in rows; each group begins a row of its own unless it fits behind the last."""
    rows: list[list[Piece]] = []
    for piece in strips:
        kind = piece.kind
        if rows and len(rows[-1]) < 3 and rows[-1][-1].kind == kind:
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return rows


def _paint(colour: str) -> str:
    return COLOURS.get(colour, COLOURS["grey"])


def _floors() -> Iterator[str]:
    for name, colour in COLOURS.items():
        yield (
            f'<linearGradient id="floor-{name}" x1="0" y1="0" x2="1" y2="1">'
            f'<stop offset="0" stop-color="{colour}" stop-opacity="0.2"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0.09"/></linearGradient>'
        )


def _segment(x0: float, y0: float, x1: float, y1: float, paint: str) -> str:
    return f'<path d="M{_number(x0)} {_number(y0)}L{_number(x1)} {_number(y1)}" {paint}/>'


def _scaled(path: str, cx: float, cy: float, r: float) -> str:
    """A path of unit size, in absolute commands, moved to its place."""
    words, across = [], True
    for word in path.split():
        if word.isalpha():
            words.append(word)
        else:
            words.append(_number((cx if across else cy) + float(word) * r))
            across = not across
    return " ".join(words)


def _outline(shape: str, cx: float, cy: float, r: float, paint: str) -> str:
    if shape in ("square", "slot", "card"):
        half = r * 0.88
        w, h = (half * 0.8, half * 1.08) if shape == "card" else (half, half)
        return (
            f'<rect x="{_number(cx - w)}" y="{_number(cy - h)}" width="{_number(2 * w)}" '
            f'height="{_number(2 * h)}" rx="{_number(r * 0.22)}" {paint}/>'
        )
    path = _PATHS.get(shape)
    if path is not None:
        drawn = f'<path d="{_scaled(path, cx, cy, r)}" stroke-linejoin="round" {paint}/>'
        if shape == "skull":
            eye = INK if "fill-opacity" in paint else DEEP
            for x in (cx - r * 0.32, cx + r * 0.32):
                drawn += (
                    f'<circle cx="{_number(x)}" cy="{_number(cy - r * 0.15)}" '
                    f'r="{_number(r * 0.2)}" fill="{eye}"/>'
                )
        return drawn
    sides = _SIDES.get(shape)
    if sides is None:
        return f'<circle cx="{_number(cx)}" cy="{_number(cy)}" r="{_number(r * 0.95)}" {paint}/>'
    size = r * {3: 1.24, 4: 1.14}.get(sides, 1.04)
    turn = -pi / 2 + (pi / 8 if sides == 8 else 0)
    low = r * 0.2 if sides == 3 else 0.0
    points = " ".join(
        f"{_number(cx + size * cos(turn + 2 * pi * i / sides))},"
        f"{_number(cy + low + size * sin(turn + 2 * pi * i / sides))}"
        for i in range(sides)
    )
    return f'<polygon points="{points}" stroke-linejoin="round" {paint}/>'
