"""Brushes: a sheet of 240 by 160 that is painted in layers of silhouettes, facets and light.

Pictures are cut to the shape of the card that shows them, so what matters stands in the middle:
60 to 180 across, 8 to 152 down.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Sequence

import msgspec

from neontable.kernel.picture import Picture

WIDTH, HEIGHT = 240, 160
CX, CY = 120, 80
Point = tuple[float, float]


class Hue(msgspec.Struct, frozen=True):
    """One colour of light in five tones, from the darkest."""

    void: str
    deep: str
    mid: str
    bright: str
    pale: str


HUES: dict[str, Hue] = {
    "red": Hue("#1a0710", "#54101f", "#b3202f", "#ff4d5c", "#ffb9b4"),
    "blue": Hue("#060d24", "#102c66", "#1f63c4", "#4aa8ff", "#bfe2ff"),
    "yellow": Hue("#170f06", "#53360a", "#b8820f", "#ffcf3f", "#fff1bd"),
    "green": Hue("#04140f", "#0b4030", "#128a5c", "#3ee08a", "#c2ffd9"),
    "purple": Hue("#110828", "#3a1a73", "#7338c9", "#b47bff", "#e3cfff"),
    "white": Hue("#0b0e18", "#2e3850", "#77859f", "#d5deec", "#ffffff"),
    "grey": Hue("#090b12", "#262d3d", "#56617a", "#98a4bd", "#dbe2ee"),
    "orange": Hue("#190b05", "#5c2708", "#c25a12", "#ff9142", "#ffd9b0"),
    "cyan": Hue("#04131b", "#084256", "#0d8fa8", "#2de2e6", "#c4fbff"),
    "pink": Hue("#1a0618", "#5c0f49", "#bf2286", "#ff4fb0", "#ffc9e8"),
}
STEEL = Hue("#0a0e18", "#1c2436", "#46536d", "#93a3c0", "#e2eaf6")
SKIN = ("#6b4436", "#8a5a44", "#a87458", "#c4937a", "#7a5566", "#5d4a63")
DARK = "#05070d"


def num(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def path(points: Iterable[Point], close: bool = True) -> str:
    """Straight lines through points."""
    d = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{d}" + ("z" if close else "")


def smooth(points: Sequence[Point], close: bool = True, tension: float = 0.5) -> str:
    """A curve through points."""
    n = len(points)
    out = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(n if close else n - 1):
        a, b = points[i], points[(i + 1) % n]
        before = points[i - 1] if close or i else a
        after = points[(i + 2) % n] if close or i + 2 < n else b
        k = tension / 3
        c1 = (a[0] + (b[0] - before[0]) * k, a[1] + (b[1] - before[1]) * k)
        c2 = (b[0] - (after[0] - a[0]) * k, b[1] - (after[1] - a[1]) * k)
        out += f"C{num(c1[0])} {num(c1[1])} {num(c2[0])} {num(c2[1])} {num(b[0])} {num(b[1])}"
    return out + ("z" if close else "")


def mirrored(half: Sequence[Point], cx: float = CX) -> list[Point]:
    """A symmetric outline from its right half, told from top to bottom as steps from the middle."""
    right = [(cx + x, y) for x, y in half]
    left = [(cx - x, y) for x, y in reversed(half) if x]
    return right + left


def disc(x: float, y: float, r: float, ry: float = 0) -> str:
    ry = ry or r
    return (
        f"M{num(x - r)} {num(y)}a{num(r)} {num(ry)} 0 1 0 {num(2 * r)} 0"
        f"a{num(r)} {num(ry)} 0 1 0 {num(-2 * r)} 0z"
    )


def box(x: float, y: float, w: float, h: float) -> str:
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


def ring(x: float, y: float, r: float, n: int, turn: float = 0) -> list[Point]:
    """The corners of a regular polygon; the first is above the middle."""
    return [
        (
            x + r * math.sin(turn + 2 * math.pi * i / n),
            y - r * math.cos(turn + 2 * math.pi * i / n),
        )
        for i in range(n)
    ]


def star(x: float, y: float, r: float, inner: float, n: int, turn: float = 0) -> list[Point]:
    far = ring(x, y, r, n, turn)
    near = ring(x, y, inner, n, turn + math.pi / n)
    return [p for pair in zip(far, near, strict=True) for p in pair]


def turned(points: Iterable[Point], degrees: float, cx: float = CX, cy: float = CY) -> list[Point]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c) for x, y in points]


class Dice:
    """Numbers from 0 to 1 that follow from a seed alone, on every machine."""

    def __init__(self, seed: str) -> None:
        self.state = int.from_bytes(hashlib.blake2s(seed.encode(), digest_size=8).digest())

    def random(self) -> float:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 11) / 2**53


class Ink:
    """A picture while it is painted."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.dice = Dice(f"{picture.kin or picture.seed} {picture.subject}")
        self.light = HUES[picture.light]
        self.accent = HUES[picture.accent]
        # The subject itself may be of steel, of bone-white metal or of the other light.
        bodies = (self.light, self.light, self.accent, STEEL, HUES["white"], HUES["grey"])
        self.body = bodies[int(self.dice.random() * len(bodies))]
        self.size = max(0, min(10, picture.size))
        self.marks = frozenset(picture.marks)
        self.parts: list[str] = []

    # -- chance, always the same for the same seed -------------------------------------------
    def between(self, lo: float, hi: float) -> float:
        return lo + (hi - lo) * self.dice.random()

    def count(self, lo: int, hi: int) -> int:
        return lo + int(self.dice.random() * (hi - lo + 1))

    def pick(self, *what: str) -> str:
        return what[int(self.dice.random() * len(what))]

    def chance(self, p: float) -> bool:
        return self.dice.random() < p

    def variant(self, *ways: Callable[[], None]) -> None:
        """One of several ways to draw it."""
        ways[int(self.dice.random() * len(ways))]()

    # -- brushes -----------------------------------------------------------------------------
    def fill(self, d: str, paint: str, opacity: float = 1) -> None:
        more = f' opacity="{num2(opacity)}"' if opacity < 1 else ""
        self.parts.append(f'<path fill="{paint}"{more} d="{d}"/>')

    def line(
        self, d: str, paint: str, width: float = 1, opacity: float = 1, dash: str = ""
    ) -> None:
        more = f' opacity="{num2(opacity)}"' if opacity < 1 else ""
        more += f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<path fill="none" stroke="{paint}" stroke-width="{num(width)}"{more} d="{d}"/>'
        )

    def glow(self, d: str, hue: Hue, width: float = 2) -> None:
        """A line of light, such as a neon tube."""
        self.line(d, hue.mid, width * 4.5, 0.22)
        self.line(d, hue.bright, width * 2, 0.45)
        self.line(d, hue.pale, width)

    def lamp(self, x: float, y: float, r: float, hue: Hue) -> None:
        """A point of light."""
        self.fill(disc(x, y, r * 2.6), hue.mid, 0.28)
        self.fill(disc(x, y, r * 1.5), hue.bright, 0.6)
        self.fill(disc(x, y, r * 0.8), hue.pale)

    def mass(self, d: str, paint: str = "url(#body)", rim: float = 1.4) -> None:
        """A solid: dark where it turns away, with light from both sides along its edge."""
        self.line(d, DARK, 6, 0.55)
        self.fill(d, paint)
        self.line(d, "url(#rim)", rim)

    def steel(self, d: str, rim: float = 1.2) -> None:
        self.mass(d, "url(#steel)", rim)

    def dark(self, d: str, rim: float = 1.2) -> None:
        self.mass(d, "url(#dark)", rim)

    def lit(self, d: str, rim: float = 1.2) -> None:
        """A solid in the accent."""
        self.mass(d, "url(#lit)", rim)

    def shade(self, d: str, opacity: float = 0.4) -> None:
        self.fill(d, DARK, opacity)

    def shine(self, d: str, opacity: float = 0.22) -> None:
        self.fill(d, "#fff", opacity)

    def group(self, paint: Callable[[], None], transform: str, opacity: float = 1) -> None:
        more = f' opacity="{num2(opacity)}"' if opacity < 1 else ""
        self.parts.append(f'<g transform="{transform}"{more}>')
        paint()
        self.parts.append("</g>")


def num2(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
