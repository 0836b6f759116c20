"""The pen of the pictures: words, outlines and tokens as SVG elements, in the project's colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from math import cos, pi, sin

from neontable.draw.scene_types import Piece
from neontable.kernel.scene import Token

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

SIDES = {"triangle": 3, "diamond": 4, "hexagon": 6, "octagon": 8}

PATHS = {
    "drop": "M 0 -1.12 C 0.3 -0.6 0.95 -0.3 0.95 0.15 C 0.95 0.66 0.52 1.05 0 1.05 "
    "C -0.52 1.05 -0.95 0.66 -0.95 0.15 C -0.95 -0.3 -0.3 -0.6 0 -1.12 Z",
    "shield": "M -0.95 -0.85 L 0.95 -0.85 L 0.95 0 Q 0.95 0.65 0 1.1 Q -0.95 0.65 -0.95 0 Z",
    "skull": "M -0.8 -0.15 C -0.8 -1.22 0.8 -1.22 0.8 -0.15 Q 0.8 0.35 0.45 0.47 "
    "L 0.45 0.85 L -0.45 0.85 L -0.45 0.47 Q -0.8 0.35 -0.8 -0.15 Z",
}


def num(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def breadth(words: str, size: float) -> float:
    """Approximate text width: the font is the reader's, so this is a safe overestimate."""
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


def wrapped(words: str, size: float, room: float) -> list[str]:
    """Wraps words to the given width, as far as possible."""
    lines: list[str] = []
    for word in words.replace("\n", " ").split(" "):
        if lines and breadth(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Ink:
    """A picture while it is drawn, in one language."""

    def __init__(self, lang: str, accent: str) -> None:
        self.lang = lang
        self.accent = hue(accent)
        self.out: list[str] = []

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
        struck: bool = False,
    ) -> None:
        """Text on a base line; condensed when wider than its room."""
        more = ""
        if room:
            wide = breadth(words, size) * (1.06 if weight > 500 else 1) + spacing * len(words)
            if wide > room * 1.25:
                size *= max(0.72, room * 1.25 / wide)
            if wide > room:
                more = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"'
        if anchor != "start":
            more += f' text-anchor="{anchor}"'
        if weight != 400:
            more += f' font-weight="{weight}"'
        if struck:
            more += ' text-decoration="line-through"'
        if spacing:
            more += f' letter-spacing="{num(spacing)}"'
        self.add(
            f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" '
            f'fill="{fill}"{more}>{escape(words)}</text>'
        )

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str, radius: float = 0, more: str = ""
    ) -> None:
        self.add(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" '
            f'height="{num(h)}" rx="{num(radius)}" fill="{fill}" {more}/>'
        )

    def begin(self, tip: Iterable[str], more: str = "") -> None:
        """A group with a tooltip; closed with `end`."""
        words = "\n".join(w for w in tip if w)
        self.add(f"<g{' ' + more if more else ''}>")
        if words:
            self.add(f"<title>{escape(words)}</title>")

    def end(self) -> None:
        self.add("</g>")

    def token(self, token: Token, cx: float, cy: float, r: float) -> None:
        """An outline with its letters; an empty slot or a spent token is only an outline."""
        colour = hue(token.colour)
        hollow = token.dim or token.shape == "slot"
        paint = (
            f'fill="{DEEP}" fill-opacity="0.6" stroke="{colour}" stroke-width="1.4" '
            if hollow
            else f'fill="{colour}" stroke="{DEEP}" stroke-width="1.2" '
        )
        if hollow and token.dim and token.shape == "slot":
            paint += 'stroke-opacity="0.55" '
        self.add(outline(token.shape, cx, cy, r, paint))
        sign = token.sign
        if sign and token.shape != "skull":
            ink = (colour if token.dim else INK) if hollow else DEEP
            size = r * (1.22 if len(sign) == 1 else 0.98 if len(sign) == 2 else 0.74)
            drop = {"triangle": 0.22, "drop": 0.14, "shield": -0.08}.get(token.shape, 0)
            size *= {"triangle": 0.82, "drop": 0.9, "diamond": 0.94}.get(token.shape, 1)
            self.text(cx, cy + size * 0.36 + r * drop, sign, size, ink, anchor="middle", weight=700)

    def tooltip(self, piece: Piece) -> Iterator[str]:
        """The tooltip of a piece."""
        yield piece.label
        for badge in piece.badges:
            if badge.tip is not None:
                yield badge.tip
        if piece.tip is not None:
            yield piece.tip


def hue(colour: str) -> str:
    return COLOURS.get(colour, COLOURS["grey"])


def segment(x0: float, y0: float, x1: float, y1: float, paint: str) -> str:
    return f'<path d="M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}" {paint}/>'


def scaled(path: str, cx: float, cy: float, r: float) -> str:
    """A path of unit size, in absolute commands, moved to its place."""
    words, across = [], True
    for word in path.split():
        if word.isalpha():
            words.append(word)
        else:
            words.append(num((cx if across else cy) + float(word) * r))
            across = not across
    return " ".join(words)


def outline(shape: str, cx: float, cy: float, r: float, paint: str) -> str:
    if shape in ("square", "slot", "card"):
        half = r * 0.88
        w, h = (half * 0.8, half * 1.08) if shape == "card" else (half, half)
        return (
            f'<rect x="{num(cx - w)}" y="{num(cy - h)}" width="{num(2 * w)}" '
            f'height="{num(2 * h)}" rx="{num(r * 0.22)}" {paint}/>'
        )
    path = PATHS.get(shape)
    if path is not None:
        drawn = f'<path d="{scaled(path, cx, cy, r)}" stroke-linejoin="round" {paint}/>'
        if shape == "skull":
            eye = INK if "fill-opacity" in paint else DEEP
            for x in (cx - r * 0.32, cx + r * 0.32):
                drawn += (
                    f'<circle cx="{num(x)}" cy="{num(cy - r * 0.15)}" '
                    f'r="{num(r * 0.2)}" fill="{eye}"/>'
                )
        return drawn
    sides = SIDES.get(shape)
    if sides is None:
        return f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r * 0.95)}" {paint}/>'
    size = r * {3: 1.24, 4: 1.14}.get(sides, 1.04)
    turn = -pi / 2 + (pi / 8 if sides == 8 else 0)
    low = r * 0.2 if sides == 3 else 0.0
    points = " ".join(
        f"{num(cx + size * cos(turn + 2 * pi * i / sides))},"
        f"{num(cy + low + size * sin(turn + 2 * pi * i / sides))}"
        for i in range(sides)
    )
    return f'<polygon points="{points}" stroke-linejoin="round" {paint}/>'
