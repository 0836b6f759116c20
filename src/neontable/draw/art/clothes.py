"""What a bust wears below the neck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from neontable.draw.art.ink import (
    CX,
    Point,
    path,
    smooth,
)

if TYPE_CHECKING:
    from neontable.draw.art.bust import Bust


def _suit(bust: Bust) -> None:
    ink, y = bust.ink, bust.chin + 8
    ink.fill(path([(CX - 13, y), (CX + 13, y), (CX, 150)]), "#dfe6f2", 0.9)
    ink.fill(
        path([(CX - 4, y + 8), (CX + 4, y + 8), (CX + 6, 140), (CX, 152), (CX - 6, 140)]),
        ink.accent.mid,
    )
    for side in (-1, 1):
        lapel = [
            (CX + side * 12, y - 2),
            (CX + side * 26, y + 16),
            (CX + side * 16, y + 22),
            (CX + side * 20, y + 28),
            (CX, 160),
        ]
        ink.dark(path(lapel), 0.9)


def _armor(bust: Bust) -> None:
    ink, s, y = bust.ink, bust.shoulder, bust.chin + 14
    for side in (-1, 1):
        pad = [
            (CX + side * s * 0.5, y),
            (CX + side * s * 1.04, y + 8),
            (CX + side * s * 1.2, y + 30),
            (CX + side * s * 0.72, y + 24),
        ]
        ink.steel(path(pad))
        ink.line(
            path([(CX + side * s * 0.6, y + 7), (CX + side * s * 1.08, y + 16)], False),
            ink.accent.bright,
            1.6,
        )
    plate = [
        (CX - 22, y + 12),
        (CX + 22, y + 12),
        (CX + 28, y + 36),
        (CX, y + 50),
        (CX - 28, y + 36),
    ]
    ink.steel(path(plate))
    ink.lamp(CX + 12, y + 22, 1.8, ink.accent)


def _coat(bust: Bust) -> None:
    ink, y = bust.ink, bust.chin + 4
    for side in (-1, 1):
        collar = [
            (CX + side * 10, y + 6),
            (CX + side * 22, y - 13),
            (CX + side * 35, y + 10),
            (CX + side * 20, y + 40),
            (CX + side * 4, 162),
        ]
        ink.dark(path(collar), 1.3)
    ink.line(f"M{CX} {y + 22:.0f}V160", ink.accent.bright, 1.2, 0.8)


def _tank(bust: Bust) -> None:
    ink, s, y = bust.ink, bust.shoulder, bust.chin + 8
    for side in (-1, 1):
        arm = [
            (CX + side * s * 0.52, y + 10),
            (CX + side * s * 0.94, y + 20),
            (CX + side * s * 1.06, 164),
            (CX + side * s * 0.66, 164),
        ]
        chrome = ink.chance(0.4) or "cyber-eye" in ink.marks
        d = smooth(arm, True, 0.7)
        if chrome:
            ink.steel(d)
            for k in range(3):
                ink.line(
                    path(
                        [
                            (CX + side * s * 0.66, y + 24 + k * 10),
                            (CX + side * s * 1.0, y + 22 + k * 10),
                        ],
                        False,
                    ),
                    ink.accent.bright,
                    1.1,
                )
        else:
            ink.fill(d, bust.skin)
            ink.fill(d, "url(#faceL)" if side < 0 else "url(#faceR)")


def _fur(bust: Bust) -> None:
    ink, s, y = bust.ink, bust.shoulder, bust.chin + 2
    points: list[Point] = []
    for k in range(15):
        t = k / 14 * 2 - 1
        points.append((CX + t * s * 0.95, y + 6 + abs(t) * 26 + (0 if k % 2 else 9)))
    points += [(CX + s * 0.7, y + 44), (CX, y + 30), (CX - s * 0.7, y + 44)]
    ink.mass(path(points), ink.light.mid)


CLOTHES: Mapping[str, Callable[[Bust], None]] = {
    "suit": _suit,
    "armor": _armor,
    "coat": _coat,
    "tank": _tank,
    "robe": _coat,
    "fur": _fur,
}
