"""Beasts, spirits and bones."""

from __future__ import annotations

import math

from neontable.draw.art.ink import CX, CY, Ink, Point, disc, mirrored, path, ring, smooth
from neontable.draw.art.subject import subject


@subject("hound")
def _hound(ink: Ink) -> None:
    """A dog's head from the front, of plates; more teeth the stronger it is."""
    heads = 3 if "many" in ink.marks else 1

    def head() -> None:
        ears = 14 + ink.size * 1.2 + ink.between(-4, 8)
        half = [
            (0, 46),
            (12, 44),
            (20, 38 - ears),
            (33, 46),
            (38, 68),
            (30, 88),
            (22, 118),
            (13, 138),
            (0, 143),
        ]
        ink.mass(path(mirrored(half)))
        for side in (-1, 1):
            ink.shade(
                path([(CX, 50), (CX + side * 14, 60), (CX + side * 10, 100), (CX, 112)]), 0.28
            )
            ink.steel(
                path(
                    [
                        (CX + side * 36, 68),
                        (CX + side * 50, 84),
                        (CX + side * 42, 116),
                        (CX + side * 24, 116),
                    ]
                ),
                1,
            )
            eye = [
                (CX + side * 9, 74),
                (CX + side * 27, 64),
                (CX + side * 25, 75),
                (CX + side * 13, 80),
            ]
            ink.fill(path(eye), ink.accent.bright)
            ink.lamp(CX + side * 19, 73, 2.6, ink.accent)
        ink.fill(path([(CX - 9, 112), (CX + 9, 112), (CX, 122)]), "#05070d")
        mouth = [
            (CX - 19, 122),
            (CX, 127),
            (CX + 19, 122),
            (CX + 12, 141),
            (CX, 147),
            (CX - 12, 141),
        ]
        ink.fill(path(mouth), ink.accent.deep)
        n = 4 + ink.size // 2
        for k in range(n):
            x = CX - 15 + 30 * k / (n - 1)
            ink.fill(path([(x - 2.6, 124), (x + 2.6, 124), (x, 134)]), "#f4f7ff")
        if ink.chance(0.5):
            ink.line(f"M{CX} 48V104", ink.accent.bright, 1.4)
        else:
            ink.line(f"M{CX - 12} 54l12 12l12-12M{CX - 12} 62l12 12l12-12", ink.light.bright, 1.2)

    if heads == 3:
        ink.group(head, "translate(-30 30) scale(.72)")
        ink.group(head, "translate(98 30) scale(.72)")
    ink.group(head, "translate(12 6) scale(.9)")


@subject("beast")
def _beast(ink: Ink) -> None:
    """A great animal in profile."""
    ink.mass(
        smooth(
            [
                (64, 160),
                (60, 112),
                (74, 82),
                (104, 62),
                (112, 34),
                (128, 52),
                (150, 56),
                (178, 82),
                (186, 98),
                (170, 108),
                (148, 108),
                (140, 126),
                (150, 160),
            ],
            True,
            0.6,
        )
    )
    ink.fill(path([(140, 104), (182, 98), (170, 110), (150, 114)]), ink.accent.deep)
    for k in range(5):
        ink.fill(path([(148 + k * 7, 102), (153 + k * 7, 102), (150 + k * 7, 111)]), "#f4f7ff")
    ink.lamp(142, 74, 3.6, ink.accent)
    for k in range(6):
        x, y = 66 + k * 9, 104 - k * 9
        ink.lit(path([(x, y), (x - 12 - ink.size, y - 16), (x + 9, y - 6)]), 1)


@subject("spider")
def _spider(ink: Ink) -> None:
    n = 4
    reach = 58 + ink.size * 1.5
    for side in (-1, 1):
        for k in range(n):
            y = 62 + k * 14
            knee = (CX + side * reach * 0.62, y - 30 + k * 9 + ink.between(-5, 5))
            foot = (CX + side * (reach - abs(k - 1.5) * 4), 96 + k * 18)
            d = path([(CX + side * 12, y), knee, foot], False)
            ink.line(d, "#05070d", 8, 0.7)
            ink.line(d, ink.light.mid, 4.6)
            ink.line(d, ink.light.pale, 1.2, 0.8)
            ink.fill(disc(*knee, 3), ink.accent.bright)
    ink.mass(disc(CX, 100, 25, 31))
    ink.mass(disc(CX, 64, 18, 16))
    ink.fill(
        path([(CX - 9, 92), (CX + 9, 92), (CX, 104), (CX + 9, 118), (CX - 9, 118), (CX, 104)]),
        ink.accent.bright,
    )
    for k in range(4):
        ink.lamp(CX - 10 + k * 6.6, 58 + abs(k - 1.5) * 2, 1.7, ink.accent)
    ink.steel("M110 76l-6 16l10-6zM130 76l6 16l-10-6z")


@subject("scorpion")
def _scorpion(ink: Ink) -> None:
    tail = [(CX, 120), (96, 112), (78, 88), (84, 52), (112, 32), (140, 40), (146, 58)]
    d = smooth(tail, False)
    ink.line(d, "#05070d", 18, 0.7)
    ink.line(d, ink.light.mid, 13)
    ink.line(d, ink.light.pale, 13, 0.9, "1.4 9")
    ink.lit(path([(140, 52), (158, 52), (152, 78)]))
    ink.mass(disc(128, 124, 36, 17))
    for side, x in ((-1, 104), (1, 158)):
        ink.line(f"M{x} 128l{side * 16} 10l{side * 4} 18", ink.light.mid, 5)
        ink.mass(
            smooth(
                [
                    (x + side * 16, 126),
                    (x + side * 34, 104),
                    (x + side * 30, 126),
                    (x + side * 44, 118),
                    (x + side * 34, 142),
                ],
                True,
                0.5,
            )
        )
    ink.lamp(146, 118, 2.4, ink.accent)
    ink.lamp(158, 120, 2, ink.accent)


@subject("serpent")
def _serpent(ink: Ink) -> None:
    turns = 2 + ink.size // 4
    points: list[Point] = []
    for k in range(turns * 2 + 2):
        side = 1 if k % 2 else -1
        points.append(
            (CX + side * (44 - k * 3) + ink.between(-6, 6), 158 - k * (92 / (turns * 2 + 1)))
        )
    points.append((CX - 6, 56))
    d = smooth(points, False, 1.2)
    ink.line(d, "#05070d", 25, 0.7)
    ink.line(d, ink.light.deep, 20)
    ink.line(d, ink.light.mid, 15)
    ink.line(d, ink.light.pale, 13, 0.75, "2 8")
    hood = mirrored([(0, 8), (13, 16), (20, 38), (34, 60), (26, 84), (10, 92), (0, 94)], CX)
    ink.mass(smooth(hood, True, 0.7))
    for side in (-1, 1):
        ink.fill(
            path([(CX + side * 5, 34), (CX + side * 16, 28), (CX + side * 13, 38)]),
            ink.accent.bright,
        )
        ink.lamp(CX + side * 11, 33, 2, ink.accent)
        ink.fill(path([(CX + side * 4, 56), (CX + side * 9, 56), (CX + side * 6, 74)]), "#fff")
    ink.line(f"M{CX} 58v24l-5 9m5-9l5 9", ink.accent.bright, 2)


@subject("dragon")
def _dragon(ink: Ink) -> None:
    ink.mass(
        "M60 30L14 6l18 40l-26 8l30 18l-18 26l44 4z"
        if ink.chance(0.5)
        else "M64 40L10 0l14 44L0 60l30 14l-10 30l48-2z",
        "url(#dark)",
    )
    ink.mass(
        smooth(
            [
                (40, 168),
                (46, 120),
                (70, 84),
                (104, 60),
                (140, 50),
                (182, 66),
                (206, 88),
                (196, 98),
                (160, 96),
                (136, 104),
                (146, 112),
                (186, 110),
                (176, 124),
                (132, 130),
                (112, 144),
                (108, 168),
            ],
            True,
            0.55,
        )
    )
    for k in range(7):
        x, y = 50 + k * 14, 116 - k * 11 + (k - 3) ** 2 * 1.0
        ink.lit(path([(x, y), (x - 8, y - 20 - ink.size), (x + 13, y - 8)]), 1)
    ink.lit(path([(126, 54), (112, 22), (142, 50)]))
    ink.lit(path([(144, 52), (142, 18), (160, 54)]))
    for k in range(6):
        ink.fill(path([(146 + k * 9, 98), (152 + k * 9, 98), (149 + k * 9, 108)]), "#fff")
    ink.fill(path([(146, 74), (164, 70), (158, 80)]), ink.accent.bright)
    ink.lamp(155, 74, 3, ink.accent)
    for _ in range(7):
        ink.fill(
            disc(ink.between(190, 238), ink.between(92, 126), ink.between(3, 10)),
            ink.accent.mid,
            0.5,
        )
    ink.fill(path([(186, 104), (240, 92), (226, 108), (240, 122)]), ink.accent.bright, 0.7)


@subject("bird")
def _bird(ink: Ink) -> None:
    """A raptor that stoops, its wings of blades."""
    for side in (-1, 1):
        for k in range(5):
            tip = (CX + side * (92 - k * 9), 22 + k * 22)
            ink.mass(
                path(
                    [
                        (CX + side * 8, 58 + k * 6),
                        (CX + side * 48, 34 + k * 14),
                        tip,
                        (CX + side * 44, 48 + k * 15),
                    ]
                )
            )
    ink.mass(
        smooth(mirrored([(0, 30), (14, 40), (18, 74), (10, 118), (20, 150), (0, 142)]), True, 0.7)
    )
    ink.lit(path([(CX - 7, 56), (CX + 7, 56), (CX, 78)]))
    ink.lamp(CX - 8, 48, 2.4, ink.accent)
    ink.lamp(CX + 8, 48, 2.4, ink.accent)


@subject("wasp")
def _wasp(ink: Ink) -> None:
    for side in (-1, 1):
        for tip, low in ((22, 62), (60, 92)):
            d = smooth(
                [
                    (CX, 70),
                    (CX + side * 50, tip),
                    (CX + side * 82, tip + 14),
                    (CX + side * 46, low),
                ],
                True,
                0.8,
            )
            ink.fill(d, ink.light.bright, 0.3)
            ink.line(d, ink.light.pale, 1)
    ink.mass(smooth(mirrored([(0, 82), (17, 92), (18, 112), (7, 138), (0, 156)]), True, 0.8))
    for k in range(4):
        ink.line(f"M{CX - 15 + k * 2} {98 + k * 11}h{30 - k * 4}", ink.accent.bright, 3)
    ink.steel(disc(CX, 70, 14, 15))
    ink.mass(disc(CX, 44, 15, 13))
    for side in (-1, 1):
        ink.fill(disc(CX + side * 8, 42, 5.4, 7), ink.accent.bright)
        ink.line(f"M{CX + side * 5} 32q{side * 6} -16 {side * 20} -20", ink.light.bright, 1.6)


@subject("rat")
def _rat(ink: Ink) -> None:
    ink.line("M70 132q-40 6-50-26", ink.light.mid, 4)
    ink.mass(
        smooth(
            [
                (62, 140),
                (70, 100),
                (104, 78),
                (140, 76),
                (178, 100),
                (196, 122),
                (176, 134),
                (150, 140),
            ],
            True,
            0.7,
        )
    )
    ink.mass(disc(142, 74, 15))
    ink.fill(disc(142, 74, 8), ink.accent.deep)
    ink.lamp(168, 106, 2.6, ink.accent)
    ink.line("M186 118l24-6M186 122l26 0M184 126l24 6", ink.light.pale, 0.9)
    ink.line("M80 140v12M112 142v12M150 140v12", ink.light.mid, 4)


@subject("worm")
def _worm(ink: Ink) -> None:
    """Rings that eat their way up."""
    n = 9
    points = [(CX + math.sin(k * 0.95 + ink.size) * (44 - k * 2), 152 - k * 13) for k in range(n)]
    for k, (x, y) in enumerate(points):
        ink.mass(disc(x, y, 15 + k * 0.9, 13 + k * 0.7))
        ink.line(disc(x, y, 8 + k * 0.6, 7), ink.accent.bright, 1, 0.7)
    x, y = points[-1]
    ink.fill(disc(x, y, 14, 12), "#05070d")
    for px, py in ring(x, y, 11, 9, ink.between(0, 1)):
        ink.fill(
            path([(px - 2, py - 2), (px + 2, py), (x + (px - x) * 0.4, y + (py - y) * 0.4)]), "#fff"
        )
    ink.lamp(x, y, 2.6, ink.accent)


@subject("skull")
def _skull(ink: Ink) -> None:
    half = [(0, 22), (27, 26), (43, 50), (42, 78), (30, 96), (28, 112), (0, 116)]
    ink.mass(smooth(mirrored(half), True, 0.7), "url(#bone)")
    ink.mass(
        smooth(mirrored([(0, 114), (25, 112), (23, 136), (12, 146), (0, 147)]), True, 0.5),
        "url(#bone)",
    )
    for side in (-1, 1):
        ink.fill(
            smooth(
                [
                    (CX + side * 9, 64),
                    (CX + side * 22, 56),
                    (CX + side * 33, 66),
                    (CX + side * 28, 84),
                    (CX + side * 13, 84),
                ],
                True,
                0.8,
            ),
            "#06070d",
        )
        ink.lamp(CX + side * 20, 72, 3.6 + ink.size * 0.2, ink.accent)
    ink.fill(path([(CX, 86), (CX + 7, 103), (CX - 7, 103)]), "#06070d")
    for k in range(-3, 4):
        ink.line(f"M{CX + k * 6.6:.1f} 110v13", "#06070d", 2)
    if "flame" in ink.marks or ink.chance(0.3):
        for k in range(7):
            x = CX - 42 + k * 14
            ink.lit(smooth([(x - 8, 34), (x, 4 - ink.between(0, 10)), (x + 9, 34)], True, 0.6), 0.8)
    elif ink.chance(0.6):
        ink.line(f"M{CX - 8} 24l4 16l-9 8l6 10", "#06070d", 1.8)
    if "cables" in ink.marks or ink.chance(0.35):
        for side in (-1, 1):
            for k in range(3):
                ink.glow(
                    f"M{CX + side * 38} {60 + k * 14}q{side * 30} {k * 6} {side * (50 + k * 14)} {40 + k * 10}",
                    ink.accent,
                    0.9,
                )


@subject("bones")
def _bones(ink: Ink) -> None:
    """A skeletal hand that reaches up."""
    ink.mass("M104 160l2-34h30l2 34z", "url(#bone)")
    for k, (x, y) in enumerate(((76, 74), (96, 42), (118, 32), (140, 42), (160, 78))):
        base = (CX - 14 + k * 7, 118)
        for part in range(3):
            a, b = part / 3, (part + 1) / 3 - 0.04
            ax, ay = base[0] + (x - base[0]) * a, base[1] + (y - base[1]) * a
            bx, by = base[0] + (x - base[0]) * b, base[1] + (y - base[1]) * b
            d = path([(ax, ay), (bx, by)], False)
            ink.line(d, "#05070d", 11, 0.6)
            ink.line(d, "#d9d4c2", 7)
            ink.fill(disc(bx, by, 4.6), "#f1ecd9")
        ink.fill(disc(x, y, 2.4), ink.accent.bright)
    ink.mass(disc(CX, 120, 19, 13), "url(#bone)")
    for k in range(5):
        ink.glow(f"M{70 + k * 25} 160q{ink.between(-14, 14):.0f} -20 0 -34", ink.accent, 1)


@subject("ghost")
def _ghost(ink: Ink) -> None:
    """A spirit of light without feet."""
    sway = ink.between(-14, 14)
    half = [(0, 22), (24, 32), (34, 66), (40, 104), (30, 130), (14, 120)]
    outline = [
        *[(CX + x, y) for x, y in half],
        (CX + sway, 158),
        *[(CX - x, y) for x, y in reversed(half[1:])],
    ]
    d = smooth(outline, True, 0.8)
    ink.fill(d, ink.light.bright, 0.35)
    ink.fill(
        smooth([(CX + (x - CX) * 0.7, 16 + y * 0.82) for x, y in outline], True, 0.8),
        ink.light.pale,
        0.4,
    )
    ink.glow(d, ink.light, 1.2)
    for side in (-1, 1):
        ink.fill(disc(CX + side * 11, 58, 6, 8), "#06070d")
        ink.lamp(CX + side * 11, 58, 2, ink.accent)
        ink.glow(
            f"M{CX + side * 32} 82q{side * 34} -4 {side * 44} {-20 + sway:.0f}", ink.light, 1.4
        )
    ink.fill(disc(CX, 80, 5, 9), "#06070d", 0.85)


@subject("spirit")
def _spirit(ink: Ink) -> None:
    """Fire, water or wind with eyes."""
    sway = ink.between(-12, 12)
    arms = [
        (CX - 34, 86),
        (CX - 66, 62 + sway),
        (CX - 78, 34 + sway),
        (CX - 52, 96),
        (CX - 44, 120),
    ]
    for side in (-1, 1):
        ink.mass(smooth([(CX - side * (x - CX), y) for x, y in arms], True, 0.8))
    crest = [
        (CX, 2),
        (CX + 9, 26),
        (CX + 26, 14),
        (CX + 28, 44),
        (CX + 42, 70),
        (CX + 38, 104),
        (CX + 20, 132),
    ]
    low = [
        (CX + sway, 160),
        (CX - 20, 132),
        (CX - 38, 104),
        (CX - 42, 70),
        (CX - 28, 44),
        (CX - 26, 14),
        (CX - 9, 26),
    ]
    d = smooth([*crest, *low], True, 0.7)
    ink.mass(d)
    ink.fill(
        smooth([(CX + (x - CX) * 0.62, 40 + (y - 2) * 0.66) for x, y in [*crest, *low]], True, 0.7),
        ink.accent.mid,
        0.6,
    )
    for side in (-1, 1):
        ink.fill(path([(CX + side * 5, 72), (CX + side * 22, 62), (CX + side * 18, 77)]), "#fff")
    ink.line(f"M{CX - 12} 94q12 8 24 0", "#06070d", 3)
    for _ in range(14):
        ink.fill(
            disc(ink.between(60, 180), ink.between(6, 90), ink.between(0.8, 2.6)),
            ink.accent.bright,
            0.9,
        )


@subject("brain")
def _brain(ink: Ink) -> None:
    for side in (-1, 1):
        half = [
            (CX + side * 2, 36),
            (CX + side * 26, 30),
            (CX + side * 46, 48),
            (CX + side * 52, 76),
            (CX + side * 42, 104),
            (CX + side * 20, 116),
            (CX + side * 2, 112),
        ]
        ink.mass(smooth(half, True, 0.9))
        for k in range(6):
            y = 44 + k * 12
            ink.line(
                f"M{CX + side * 6} {y}q{side * 10} {ink.between(-9, 9):.0f} {side * 18} 2t{side * 18} {ink.between(-5, 7):.0f}",
                ink.light.pale,
                1.8,
                0.6,
            )
    ink.mass(
        smooth([(112, 110), (128, 110), (126, 134), (132, 158), (108, 158), (114, 134)], True, 0.6)
    )
    for _ in range(ink.count(4, 7)):
        x, yy = ink.between(74, 166), ink.between(38, 108)
        ink.lamp(x, yy, 2, ink.accent)
        ink.line(
            f"M{x:.0f} {yy:.0f}L{x + (x - CX) * 1.2:.0f} {yy + (yy - CY) * 0.9:.0f}",
            ink.accent.bright,
            1,
            0.8,
        )


@subject("dna")
def _dna(ink: Ink) -> None:
    turn = ink.between(0, 3)
    left: list[Point] = []
    right: list[Point] = []
    for k in range(23):
        y = 2 + k * 7.2
        w = math.sin(turn + k * 0.42) * 30
        left.append((CX - w, y))
        right.append((CX + w, y))
        ink.line(
            f"M{CX - w:.1f} {y:.1f}L{CX + w:.1f} {y:.1f}",
            ink.accent.bright if k % 3 else ink.light.pale,
            2,
            0.8,
        )
    for side in (left, right):
        d = smooth(side, False)
        ink.line(d, "#05070d", 10, 0.5)
        ink.glow(d, ink.light, 3)


@subject("virus")
def _virus(ink: Ink) -> None:
    n = 8 + ink.size % 5
    for x, y in ring(CX, CY, 60, n, ink.between(0, 1)):
        ink.line(f"M{CX} {CY}L{x:.1f} {y:.1f}", ink.light.mid, 5)
        ink.mass(disc(x, y, 6.5))
        ink.fill(disc(x, y, 2.6), ink.accent.bright)
    ink.mass(path(ring(CX, CY, 42, 6, ink.between(0, 1))))
    inner = ring(CX, CY, 30, 6, ink.between(0, 1))
    ink.line(path(inner), ink.light.pale, 1.2, 0.7)
    for x, y in inner:
        ink.line(f"M{CX} {CY}L{x:.1f} {y:.1f}", ink.light.pale, 1, 0.6)
    ink.lamp(CX, CY, 8, ink.accent)
