"""People: one of them, a crowd, two, somebody running, a hand, a fist."""

from __future__ import annotations

from neontable.draw.art.bust import Bust
from neontable.draw.art.ink import (
    CX,
    Ink,
    disc,
    path,
    smooth,
)
from neontable.draw.art.subject import subject


@subject("person")
def _person(ink: Ink) -> None:
    Bust(ink).paint()


@subject("crowd")
def _crowd(ink: Ink) -> None:
    """Several people, dark against the light."""
    for depth, y, n in ((0, 66, 5), (1, 84, 4)):
        for k in range(n):
            x = CX + (k - (n - 1) / 2) * 30 + ink.between(-6, 6)
            top = y + ink.between(-10, 8)
            d = smooth(
                [
                    (x, top),
                    (x + 9, top + 9),
                    (x + 5, top + 22),
                    (x + 19, top + 31),
                    (x + 22, 166),
                    (x - 22, 166),
                    (x - 19, top + 31),
                    (x - 5, top + 22),
                    (x - 9, top + 9),
                ],
                True,
                0.8,
            )
            ink.dark(d) if depth else ink.mass(d)
            if ink.chance(0.45):
                ink.glow(f"M{x - 6:.0f} {top + 11:.0f}h12", ink.accent, 1)


@subject("couple")
def _couple(ink: Ink) -> None:
    """Two who make a deal."""
    for side, paint in ((-1, "url(#dark)"), (1, "url(#body)")):
        x = CX + side * 33
        ink.mass(
            smooth(
                [
                    (x, 34),
                    (x + 14, 44),
                    (x + 11, 66),
                    (x + 30, 82),
                    (x + 36, 168),
                    (x - 36, 168),
                    (x - 30, 82),
                    (x - 11, 66),
                    (x - 14, 44),
                ],
                True,
                0.8,
            ),
            paint,
        )
        ink.glow(f"M{x - 10} 52h20", ink.accent if side > 0 else ink.light, 1.3)
    ink.lit(path([(104, 118), (136, 118), (140, 128), (120, 136), (100, 128)]))


@subject("runner")
def _runner(ink: Ink) -> None:
    """Somebody who runs, leaving light behind."""
    for k in range(7):
        y = 34 + k * 16 + ink.between(-4, 4)
        ink.glow(f"M{ink.between(0, 50):.0f} {y:.0f}H{ink.between(70, 104):.0f}", ink.accent, 0.8)
    ink.mass(disc(140, 34, 12.5))
    ink.mass(
        smooth(
            [(128, 48), (144, 50), (150, 64), (142, 88), (130, 100), (116, 94), (118, 70)],
            True,
            0.8,
        )
    )
    ink.mass("M142 56l22 16l18-14l5 6l-22 22l-28-16zM120 58l-20 14l-14 22l-9-4l14-28l24-18z")
    ink.mass("M132 94l22 16l-6 38l-11-2l3-30l-24-14zM120 90l-8 26l-34 12l-5-10l29-12l6-22z")
    ink.glow("M134 32h14", ink.accent, 1.4)


@subject("hand")
def _hand(ink: Ink) -> None:
    """An open hand, with something above it that glows."""
    chrome = "chrome" in ink.marks or ink.chance(0.35)
    d = smooth(
        [
            (96, 160),
            (92, 128),
            (74, 104),
            (80, 98),
            (98, 110),
            (92, 72),
            (101, 70),
            (108, 104),
            (110, 62),
            (120, 62),
            (122, 103),
            (130, 66),
            (139, 68),
            (136, 106),
            (148, 82),
            (156, 86),
            (148, 118),
            (138, 160),
        ],
        True,
        0.7,
    )
    ink.steel(d) if chrome else ink.mass(d)
    if chrome:
        ink.line("M100 122h44M102 132h38M104 142h34", ink.accent.bright, 1.2)
    ink.lamp(CX, 36, 9 + ink.size * 0.5, ink.accent)
    for _k in range(ink.count(5, 9)):
        a, b = ink.between(50, 190), ink.between(6, 66)
        ink.line(f"M{CX} 36L{a:.0f} {b:.0f}", ink.accent.pale, 0.8, 0.6)
        ink.fill(disc(a, b, 1.6), ink.accent.pale)


@subject("fist")
def _fist(ink: Ink) -> None:
    ink.steel("M92 160L88 108Q74 84 86 66H154Q164 90 150 112L146 160z")
    for k in range(4):
        ink.steel(
            smooth(
                [(86 + k * 17, 48), (102 + k * 17, 48), (103 + k * 17, 80), (87 + k * 17, 80)],
                True,
                0.4,
            )
        )
    ink.steel(smooth([(80, 82), (118, 80), (122, 94), (94, 102), (80, 96)], True, 0.5))
    for k in range(3):
        ink.line(f"M92 {122 + k * 12}h54", ink.accent.bright, 1.6)
    for k in range(5):
        ink.glow(f"M{84 + k * 18} 40l{(k - 2) * 5} -22", ink.accent, 1)
