"""Machines: drones, vehicles, servers, chrome."""

from __future__ import annotations

import math

from neontable.draw.art.ink import (
    CX,
    CY,
    HUES,
    Ink,
    box,
    disc,
    mirrored,
    path,
    ring,
    smooth,
)
from neontable.draw.art.subject import subject


@subject("drone")
def _drone(ink: Ink) -> None:
    for side in (-1, 1):
        ink.line(f"M{CX} 74L{CX + side * 66} {54 if ink.size % 2 else 62}", "#05070d", 9, 0.7)
        ink.line(f"M{CX} 74L{CX + side * 66} {54 if ink.size % 2 else 62}", ink.light.mid, 5)
        y = 52 if ink.size % 2 else 60
        ink.fill(disc(CX + side * 66, y - 6, 33, 6), ink.light.bright, 0.4)
        ink.line(disc(CX + side * 66, y - 6, 33, 6), ink.light.pale, 1)
        ink.steel(box(CX + side * 66 - 6, y - 6, 12, 14))
    half = [(0, 44), (20, 50), (34, 72), (26, 98), (10, 112), (0, 114)]
    ink.mass(smooth(mirrored(half), True, 0.5))
    ink.fill(disc(CX, 84, 17), "#05070d")
    ink.lamp(CX, 84, 7, ink.accent)
    ink.line(disc(CX, 84, 17), ink.light.pale, 1.2)
    if ink.size > 3:
        for side in (-1, 1):
            ink.dark(box(CX + side * 30 - 4, 98, 8, 34))
            ink.lamp(CX + side * 30, 134, 2, ink.accent)
    ink.fill(
        path([(CX - 8, 102), (CX + 8, 102), (CX + 44, 166), (CX - 44, 166)]),
        ink.accent.bright,
        0.22,
    )


@subject("turret")
def _turret(ink: Ink) -> None:
    ink.steel("M84 160l10-40h52l10 40z")
    ink.dark("M100 104h40v18h-40z")
    barrels = 1 + ink.size // 3
    for k in range(barrels):
        y = 72 + (k - (barrels - 1) / 2) * 12
        ink.dark(box(142, y - 4, 62, 8))
        ink.lamp(206, y, 2.6, ink.accent)
    ink.mass("M76 62l20-18h40l16 14v34l-16 12H92L72 92z")
    ink.fill(path(ring(104, 74, 12, 6)), "#05070d")
    ink.lamp(104, 74, 5, ink.accent)
    ink.line("M122 54h22M122 62h24", ink.light.pale, 1.4)


@subject("robot")
def _robot(ink: Ink) -> None:
    ink.mass("M70 160l8-42l22-12h40l22 12l8 42z")
    ink.steel("M108 96h24v14h-24z")
    kind = ink.count(0, 2)
    ink.steel(
        (
            "M84 40l12-14h48l12 14v44l-16 16h-40L84 84z",
            "M86 34h68v52l-14 12h-40L86 86z",
            "M120 18q40 4 38 44q-2 34-38 40q-36-6-38-40q-2-40 38-44z",
        )[kind]
    )
    ink.fill(box(90, 54, 60, 18), "#05070d")
    if ink.chance(0.5):
        ink.glow(f"M94 63h{ink.between(30, 52):.0f}", ink.accent, 3)
    else:
        ink.lamp(106, 63, 4.4, ink.accent)
        ink.lamp(134, 63, 4.4, ink.accent)
    for k in range(4):
        ink.line(f"M{104 + k * 10} 82v10", "#05070d", 2.4)
    ink.line(f"M{CX + 20} 24V4", ink.light.bright, 2)
    ink.lamp(CX + 20, 4, 2.4, ink.accent)
    ink.lit(path(ring(CX, 132, 11, 6)))
    for side in (-1, 1):
        ink.steel(disc(CX + side * 52, 122, 15))


@subject("satellite")
def _satellite(ink: Ink) -> None:
    def draw() -> None:
        for side in (-1, 1):
            x = CX + side * 20 + (0 if side > 0 else -62)
            ink.mass(box(x, 60, 62, 34))
            for k in range(1, 5):
                ink.line(f"M{x + k * 12.4:.1f} 60v34", ink.light.pale, 0.9, 0.7)
            ink.line(f"M{x} 77h62", ink.light.pale, 0.9, 0.7)
        ink.steel("M104 52h32v52h-32z")
        ink.dark(disc(CX, 118, 22, 9))
        ink.line(f"M{CX} 118v22", ink.light.pale, 2)
        ink.lamp(CX, 142, 3, ink.accent)
        ink.lamp(CX, 66, 3, ink.accent)

    ink.group(draw, f"rotate({ink.between(-34, 34):.0f} 120 80)")
    for _k in range(3):
        ink.line(f"M{ink.between(60, 180):.0f} 160L{CX} {CY}", ink.accent.bright, 0.8, 0.5)


@subject("dish")
def _dish(ink: Ink) -> None:
    """An aerial that calls far places."""
    ink.steel("M112 96h16l14 64h-44z")

    def bowl() -> None:
        ink.mass("M62 62a60 60 0 0 0 116 0z")
        ink.fill(disc(CX, 62, 58, 12), ink.light.deep)
        ink.line(disc(CX, 62, 58, 12), ink.light.pale, 1.4)
        ink.line(f"M{CX - 34} 66L{CX} 24L{CX + 34} 66", ink.light.bright, 2)
        ink.lamp(CX, 24, 4.4, ink.accent)

    ink.group(bowl, f"rotate({ink.between(-30, 30):.0f} 120 84)")
    for k in range(3 + ink.size // 4):
        r = 20 + k * 13
        ink.line(
            f"M{168 + r * 0.5:.0f} {52 - r:.0f}A{r} {r} 0 0 1 {168 + r:.0f} {48:.0f}",
            ink.accent.bright,
            2,
            0.9 - k * 0.14,
        )


@subject("server")
def _server(ink: Ink) -> None:
    """Racks with lights."""
    n = 2 + ink.size // 4
    w = 96 / n + 8
    for k in range(n):
        x = CX - n * w / 2 + k * w
        top = 26 + abs(k - (n - 1) / 2) * 9
        ink.steel(path([(x, top), (x + w - 6, top), (x + w - 6, 158), (x, 158)]))
        ink.fill(
            path([(x + w - 6, top), (x + w, top - 8), (x + w, 154), (x + w - 6, 158)]),
            ink.light.deep,
        )
        y = top + 6
        while y < 150:
            ink.fill(box(x + 4, y, w - 14, 8), "#070a12")
            for j in range(int((w - 18) / 6)):
                if ink.chance(0.6):
                    hue = ink.accent if ink.chance(0.3) else ink.light
                    ink.fill(box(x + 6 + j * 6, y + 2.6, 3.4, 2.8), hue.bright)
            y += 12


@subject("tower")
def _tower(ink: Ink) -> None:
    """A company's house."""
    kind = ink.count(0, 3)
    if kind == 0:
        half = [(0, 2), (6, 22), (18, 26), (20, 64), (34, 70), (36, 160), (0, 160)]
    elif kind == 1:
        half = [(0, 10), (30, 26), (34, 160), (0, 160)]
    elif kind == 2:
        half = [(3, 0), (3, 34), (26, 44), (26, 96), (44, 104), (44, 160), (0, 160)]
    else:
        half = [(0, 6), (12, 16), (22, 60), (36, 160), (0, 160)]
    ink.mass(path(mirrored(half)))
    ink.shine(path([(CX, half[0][1]), *[(CX + x, y) for x, y in half[1:]]]), 0.08)
    for y in range(int(half[2][1]) + 4, 156, 8):
        w = next((x for x, yy in reversed(half[:-1]) if yy <= y), 10) - 5
        for x in range(-int(w), int(w), 6):
            if ink.chance(0.42):
                ink.fill(
                    box(CX + x, y, 3, 4),
                    ink.accent.bright if ink.chance(0.25) else ink.light.pale,
                    0.85,
                )
    ink.lit(path(ring(CX, 60, 11, 3 + ink.size % 5, ink.between(0, 1))))
    ink.lamp(CX, half[0][1], 3, HUES["red"])
    ink.fill(path([(CX - 2, 20), (-10, -10), (30, -20)]), ink.light.bright, 0.14)
    ink.fill(path([(CX + 2, 20), (250, -10), (210, -20)]), ink.light.bright, 0.14)


@subject("district")
def _district(ink: Ink) -> None:
    """A part of the city from above, in blocks."""
    for row in range(5):
        for col in range(5):
            x = CX + (col - row) * 23
            y = 34 + (col + row) * 13
            h = ink.between(6, 40) * (1.4 if row == col == 2 else 1)
            if ink.chance(0.14):
                continue
            w = 19
            ink.fill(
                path([(x, y - h), (x + w, y + 10 - h), (x, y + 21 - h), (x - w, y + 10 - h)]),
                ink.accent.mid if ink.chance(0.16) else ink.light.mid,
            )
            ink.fill(
                path([(x - w, y + 10 - h), (x, y + 21 - h), (x, y + 21), (x - w, y + 10)]),
                ink.light.deep,
            )
            ink.fill(
                path([(x + w, y + 10 - h), (x, y + 21 - h), (x, y + 21), (x + w, y + 10)]),
                ink.light.void,
            )
            ink.line(
                path([(x - w, y + 10 - h), (x, y + 21 - h), (x + w, y + 10 - h)], False),
                ink.light.pale,
                0.8,
                0.8,
            )
            if h > 18:
                ink.fill(
                    box(x - 12, y + 12 - h, 3, 3)
                    + box(x - 6, y + 19 - h, 3, 3)
                    + box(x + 6, y + 20 - h, 3, 3),
                    "#ffe1a0",
                    0.9,
                )


@subject("deck")
def _deck(ink: Ink) -> None:
    """A cyberdeck: keys, a screen, cables."""
    lean = ink.between(-8, 8)
    ink.mass(path([(66, 18), (174, 18), (170, 78), (70, 78)]), "url(#dark)")
    ink.fill(path([(74, 25), (166, 25), (163, 72), (77, 72)]), ink.light.deep)
    points = [(80 + k * 8, 50 + ink.between(-16, 16)) for k in range(11)]
    ink.glow(smooth(points, False), ink.accent, 1.3)
    for k in range(3):
        ink.line(f"M80 {32 + k * 5}h{ink.between(20, 50):.0f}", ink.light.pale, 1.2, 0.8)
    ink.steel(path([(62, 84), (178, 84), (204 + lean, 146), (36 + lean, 146)]))
    for row in range(4):
        n = 10
        y = 92 + row * 12
        for k in range(n):
            w = (116 + row * 22) / n
            x = 62 - row * 6 + k * w + lean * row / 4
            hue = (
                ink.accent.bright
                if ink.chance(0.1)
                else ink.light.mid
                if ink.chance(0.3)
                else "#0b101c"
            )
            ink.fill(path([(x + 3, y), (x + w - 1, y), (x + w, y + 8), (x + 2, y + 8)]), hue)
    ink.glow(f"M{200 + lean:.0f} 130q30 4 26 -40t24 -50", ink.accent, 1.4)


@subject("chip")
def _chip(ink: Ink) -> None:
    pins = 5 + ink.size // 2
    for k in range(pins):
        x = CX - 40 + k * 80 / (pins - 1)
        y = CY - 40 + k * 80 / (pins - 1)
        ink.line(f"M{x:.1f} 14v132M{54} {y:.1f}h132", ink.light.mid, 4)
        ink.line(f"M{x:.1f} 14v132M{54} {y:.1f}h132", ink.light.pale, 1, 0.7)
    ink.steel(box(CX - 50, CY - 50, 100, 100))
    ink.mass(box(CX - 34, CY - 34, 68, 68))
    for x, y in ring(CX, CY, 26, 4 + ink.size % 5, ink.between(0, 1)):
        ink.line(f"M{CX} {CY}L{x:.1f} {y:.1f}", ink.accent.bright, 1.6)
        ink.fill(disc(x, y, 3), ink.accent.pale)
    ink.lamp(CX, CY, 6, ink.accent)
    ink.fill(disc(CX - 42, CY - 42, 3), ink.light.pale)


@subject("limb")
def _limb(ink: Ink) -> None:
    """An arm of chrome."""
    ink.steel(smooth([(78, 2), (116, 0), (124, 40), (112, 66), (82, 60), (70, 30)], True, 0.6))
    ink.dark(disc(102, 70, 14))
    ink.lamp(102, 70, 4, ink.accent)
    ink.steel(
        smooth([(90, 82), (116, 74), (140, 100), (150, 122), (132, 134), (104, 112)], True, 0.6)
    )
    for k in range(4):
        ink.line(f"M{98 + k * 9} {96 + k * 7}l14 -12", ink.accent.bright, 1.6)
    ink.dark(disc(146, 132, 10))
    for k in range(4):
        x, y = 152 + k * 4, 122 + k * 8
        ink.steel(
            path(
                [
                    (x, y),
                    (x + 24, y + 4 - k * 2),
                    (x + 40, y + 16 - k * 3),
                    (x + 34, y + 20 - k * 3),
                    (x + 20, y + 12 - k),
                    (x - 2, y + 9),
                ]
            ),
            1,
        )
    ink.steel(path([(140, 140), (150, 156), (164, 160), (166, 154), (156, 148), (150, 136)]), 1)
    if ink.size > 4:
        ink.lit(path([(118, 96), (176, 62), (126, 104)]))


@subject("cyber-eye")
def _cyber_eye(ink: Ink) -> None:
    ink.steel(disc(CX, CY, 60))
    ink.dark(disc(CX, CY, 48))
    ink.mass(disc(CX, CY, 36))
    for x, y in ring(CX, CY, 54, 8 + ink.size, 0.2):
        ink.fill(disc(x, y, 2.6), ink.light.pale)
    ink.fill(disc(CX, CY, 19), "#05070d")
    ink.lamp(CX, CY, 8, ink.accent)
    ink.shine(disc(CX - 14, CY - 16, 7, 5), 0.85)
    ink.line(
        f"M{CX + 60} {CY}q34 6 60 -{ink.count(10, 40)}M{CX + 54} {CY + 26}q30 10 62 {ink.count(4, 30)}",
        ink.accent.bright,
        2,
    )
    ink.line(f"M{CX - 30} {CY}h-24M{CX} {CY - 30}v-20M{CX} {CY + 30}v20", ink.light.pale, 1.6)


@subject("bike")
def _bike(ink: Ink) -> None:
    for x in (66, 178):
        ink.dark(disc(x, 118, 29))
        ink.glow(disc(x, 118, 22), ink.accent, 1.6)
        ink.steel(disc(x, 118, 9))
    ink.mass(
        smooth(
            [
                (62, 112),
                (84, 74),
                (110, 66),
                (128, 78),
                (152, 58),
                (176, 66),
                (190, 90),
                (168, 104),
                (140, 126),
                (96, 126),
            ],
            True,
            0.5,
        )
    )
    ink.dark("M86 74l30-8l16 10l-22 10z")
    ink.line("M166 62l-10-16l12-4", ink.light.pale, 3)
    ink.lamp(188, 84, 4, ink.accent)
    ink.fill(path([(190, 82), (244, 62), (244, 112)]), ink.accent.bright, 0.25)


@subject("car")
def _car(ink: Ink) -> None:
    ink.mass(
        smooth(
            [(26, 122), (34, 98), (66, 90), (92, 62), (146, 58), (178, 84), (208, 94), (216, 122)],
            True,
            0.5,
        )
    )
    ink.fill(path([(80, 88), (98, 68), (118, 66), (118, 88)]), "#07101c")
    ink.fill(path([(124, 66), (144, 66), (166, 86), (124, 88)]), "#07101c")
    ink.shine(path([(88, 82), (100, 70), (106, 70), (94, 84)]), 0.5)
    ink.line("M30 108H212", ink.accent.bright, 1.8)
    for x in (72, 172):
        ink.dark(disc(x, 122, 20))
        ink.steel(disc(x, 122, 10))
    ink.lamp(210, 102, 4, ink.accent)
    ink.fill(path([(212, 98), (250, 84), (250, 122), (212, 108)]), ink.accent.pale, 0.3)
    ink.lamp(30, 106, 3, HUES["red"])
    if ink.size > 5:
        ink.dark("M110 50h26v10h-26zM134 52h44v5h-44z")


@subject("aircraft")
def _aircraft(ink: Ink) -> None:
    ink.mass(
        smooth(
            [(36, 84), (64, 62), (124, 52), (182, 68), (204, 84), (176, 98), (110, 106), (56, 100)],
            True,
            0.6,
        )
    )
    ink.fill(path([(150, 62), (188, 74), (170, 82), (148, 80)]), ink.accent.mid)
    ink.steel("M84 62L52 20h26l40 36z")
    ink.steel("M78 98L36 132h32l50-28z")
    ink.dark("M38 82L16 50h18l24 26z")
    for x, y in ((60, 24), (52, 130)):
        ink.lamp(x, y, 3, ink.accent)
    for k in range(3):
        ink.glow(f"M{36 - k * 4} {82 + k * 7}H-4", ink.accent, 1.4)
    ink.fill(path([(140, 104), (176, 160), (96, 160)]), ink.light.pale, 0.2)


@subject("camera")
def _camera(ink: Ink) -> None:
    ink.steel("M112 4h16v34h-16z")
    ink.mass("M66 46l86-14l14 58l-86 16z")
    ink.dark("M152 40l34-2l8 40l-32 8z")
    ink.fill(disc(176, 62, 15), "#05070d")
    ink.lamp(176, 62, 6.5, ink.accent)
    ink.lamp(82, 92, 3, HUES["red"])
    ink.fill(path([(182, 54), (250, 130), (196, 166), (170, 76)]), ink.accent.bright, 0.2)
    ink.line("M78 58l58-9M80 66l58-9", ink.light.pale, 1.4, 0.8)


@subject("screen")
def _screen(ink: Ink) -> None:
    """A terminal with what is said on it."""
    ink.dark("M58 20h124l8 8v84l-8 8H58l-8-8V28z")
    ink.fill(box(60, 30, 120, 80), ink.light.deep)
    kind = ink.count(0, 2)
    if kind == 0:
        for k in range(7):
            ink.line(
                f"M68 {40 + k * 10}h{ink.between(20, 100):.0f}",
                ink.light.pale if k % 3 else ink.accent.bright,
                2.4,
                0.9,
            )
    elif kind == 1:
        for k in range(9):
            h = ink.between(10, 64)
            ink.fill(
                box(68 + k * 12, 104 - h, 8, h),
                ink.accent.bright if k == ink.size % 9 else ink.light.bright,
            )
    else:
        ink.line(
            smooth([(66 + k * 12, 70 + ink.between(-28, 28)) for k in range(10)], False),
            ink.accent.bright,
            2.6,
        )
        ink.line("M66 70h108M120 34v72", ink.light.bright, 0.8, 0.6)
    for y in range(32, 110, 4):
        ink.line(f"M60 {y}h120", "#000", 1, 0.22)
    ink.steel("M104 120h32l8 26h-48z")
    ink.dark("M74 146h92v8H74z")
    ink.lamp(176, 116, 1.8, ink.accent)


@subject("gear")
def _gear(ink: Ink) -> None:
    """Wheels of a mechanism."""
    for x, y, r, n in ((96, 92, 46, 10), (162, 54, 28, 8)):
        points = []
        for k in range(n):
            a = 2 * math.pi * k / n + ink.between(0, 0.05)
            for da, rr in ((-0.16, r), (-0.11, r * 1.2), (0.11, r * 1.2), (0.16, r)):
                points.append((x + rr * math.cos(a + da), y + rr * math.sin(a + da)))
        ink.steel(path(points))
        ink.dark(disc(x, y, r * 0.45))
        ink.lamp(x, y, r * 0.13, ink.accent)


@subject("antenna")
def _antenna(ink: Ink) -> None:
    """A mast that carries a link."""
    ink.steel("M114 158L118 30h4l4 128z")
    for k in range(6):
        y, w = 44 + k * 19, 3 + k * 4.4
        ink.line(
            f"M{CX - w:.0f} {y}L{CX + w + 3:.0f} {y + 18}M{CX + w:.0f} {y}L{CX - w - 3:.0f} {y + 18}",
            ink.light.bright,
            1.6,
        )
    ink.line(f"M{CX} 30L74 158M{CX} 30L166 158", ink.light.mid, 4)
    for k in range(3 + ink.size // 3):
        r = 14 + k * 12
        for side in (-1, 1):
            ink.line(
                f"M{CX + side * r * 0.7:.0f} {30 - r * 0.7:.0f}A{r} {r} 0 0 {1 if side > 0 else 0} {CX + side * r * 0.7:.0f} {30 + r * 0.7:.0f}",
                ink.accent.bright,
                2.2,
                1 - k * 0.15,
            )
    ink.lamp(CX, 30, 5, ink.accent)
