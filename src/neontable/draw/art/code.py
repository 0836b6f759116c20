"""What is seen in the net: walls, gates, eyes, keys, cores."""

from __future__ import annotations

import math

from neontable.draw.art.ink import (
    CX,
    CY,
    HEIGHT,
    Ink,
    Point,
    box,
    disc,
    mirrored,
    num,
    path,
    ring,
    smooth,
    star,
    turned,
)
from neontable.draw.art.subject import subject


# -- walls: they fill the picture from side to side ------------------------------------------------
@subject("wall")
def _wall(ink: Ink) -> None:
    """Courses of blocks in perspective; the stronger, the higher."""
    rows = 3 + ink.size // 2
    h = (HEIGHT - 22) / rows
    ways = ink.pick("brick", "hex", "crystal", "plates", "brick", "crystal")
    if ways == "hex":
        r = h * 0.62
        for row in range(rows + 1):
            for col in range(-1, int(240 / (r * 1.8)) + 2):
                x = col * r * 1.74 + (row % 2) * r * 0.87
                y = 24 + row * r * 1.5
                d = path(ring(x, y, r * 0.94, 6))
                lit = ink.chance(0.14)
                ink.fill(d, ink.accent.mid if lit else "url(#body)")
                ink.line(d, ink.accent.pale if lit else ink.light.bright, 1.2, 0.9)
    elif ways == "crystal":
        for depth, base in ((0, 20), (1, 44)):
            x = -14.0
            while x < 246:
                w = ink.between(16, 30)
                top = base + ink.between(0, 44 - ink.size * 2)
                mid = x + w * ink.between(0.35, 0.65)
                d = path(
                    [(mid, top), (x + w, top + 26), (x + w + 3, 164), (x - 3, 164), (x, top + 24)]
                )
                ink.mass(d, "url(#dark)" if not depth else "url(#body)", 1.2)
                ink.shine(path([(mid, top), (x + w, top + 26), (x + w, 164), (mid + 2, 164)]), 0.13)
                x += w * 0.9
    else:
        for row in range(rows):
            y = 16 + row * h
            x = -20.0 - (row % 2) * 16
            while x < 250:
                w = ink.between(26, 46) if ways == "brick" else ink.between(38, 74)
                d = box(x + 1, y + 1, w - 2, h - 2)
                glow = ink.chance(0.1)
                ink.fill(d, "url(#lit)" if glow else "url(#body)")
                ink.line(d, ink.accent.bright if glow else ink.light.bright, 1, 0.8)
                ink.shine(box(x + 1, y + 1, w - 2, 2.4), 0.25)
                if ways == "plates":
                    ink.fill(
                        disc(x + 5, y + 5, 1.4) + disc(x + w - 5, y + h - 5, 1.4),
                        ink.light.pale,
                        0.8,
                    )
                x += w
    ink.line("M0 15H240", ink.light.pale, 2)
    ink.line("M0 15H240", ink.light.bright, 6, 0.3)


@subject("fence")
def _fence(ink: Ink) -> None:
    """Bars of light between posts."""
    posts = 4 + ink.size // 3
    gap = 240 / (posts - 1)
    for k in range(6 + ink.size // 2):
        y = 24 + k * (112 / (6 + ink.size // 2))
        points = [(x, y + ink.between(-3.5, 3.5)) for x in range(0, 244, 8)]
        ink.glow(path(points, False), ink.accent if k % 3 == 1 else ink.light, 1.1)
    for k in range(posts):
        x = k * gap
        ink.steel(path([(x - 7, 158), (x - 5, 18), (x, 8), (x + 5, 18), (x + 7, 158)]))
        ink.lamp(x, 20, 2.4, ink.accent)


@subject("flame-wall")
def _flame_wall(ink: Ink) -> None:
    for depth, paint in enumerate(("url(#dark)", "url(#body)", "url(#lit)")):
        points: list[Point] = [(-12, 170)]
        x = -12.0
        while x < 252:
            points += [
                (x, 96 + depth * 22 + ink.between(-6, 6)),
                (x + 9, 22 + depth * 34 + ink.between(-14, 22) - ink.size),
            ]
            x += ink.between(17, 24)
        points.append((252, 170))
        ink.mass(smooth(points, True, 0.85), paint)


# -- gates -------------------------------------------------------------------------------------------
@subject("gate")
def _gate(ink: Ink) -> None:
    """A ring that is shut by a lock of signs."""
    ink.variant(lambda: _iris(ink), lambda: _arch(ink), lambda: _lock(ink), lambda: _maze(ink))


def _iris(ink: Ink) -> None:
    ink.steel(disc(CX, CY, 66))
    ink.fill(disc(CX, CY, 53), "#05070d")
    n = 6 + ink.size % 4
    turn = ink.between(0, 1)
    for k in range(n):
        a = turn + 2 * math.pi * k / n
        b = a + 2 * math.pi / n + 0.25
        c = a + 1.9
        blade = [
            (CX + 53 * math.cos(a), CY + 53 * math.sin(a)),
            (CX + 53 * math.cos(b), CY + 53 * math.sin(b)),
            (CX + 14 * math.cos(c), CY + 14 * math.sin(c)),
        ]
        ink.mass(path(blade), "url(#body)", 1.3)
    ink.lamp(CX, CY, 6.5, ink.accent)
    for x, y in ring(CX, CY, 60, 12, turn):
        ink.fill(disc(x, y, 2.2), ink.accent.bright)


def _arch(ink: Ink) -> None:
    ink.steel("M54 158V70a66 66 0 0 1 132 0v88h-22V72a44 44 0 0 0-88 0v86z")
    ink.fill("M76 158V72a44 44 0 0 1 88 0v86z", ink.light.void)
    for k in range(5):
        x = 84 + k * 18
        ink.glow(f"M{x} {58 - (2 - abs(k - 2)) * 12}V158", ink.light, 1.6)
    for k in range(3 + ink.size // 3):
        ink.glow(f"M78 {150 - k * 17}H162", ink.accent, 1)
    ink.lit(path(ring(CX, 86, 17, 6)))
    ink.fill(
        disc(CX, 83, 4.6) + path([(CX - 2.4, 84), (CX + 2.4, 84), (CX + 4, 96), (CX - 4, 96)]),
        "#05070d",
    )


def _lock(ink: Ink) -> None:
    ink.line("M92 76V54a28 28 0 0 1 56 0v22", "#05070d", 18, 0.6)
    ink.line("M92 76V54a28 28 0 0 1 56 0v22", ink.light.mid, 12)
    ink.line("M92 76V54a28 28 0 0 1 56 0v22", ink.light.pale, 2)
    ink.steel("M70 74h100l8 12v54l-10 14H72l-10-14V86z")
    for r in (27, 19):
        ink.line(
            disc(CX, 114, r), ink.light.bright, 1.4, 0.9, f"{ink.count(8, 24)} {ink.count(3, 8)}"
        )
    ink.fill(
        disc(CX, 109, 8) + path([(CX - 4, 112), (CX + 4, 112), (CX + 7, 132), (CX - 7, 132)]),
        ink.accent.bright,
    )


def _maze(ink: Ink) -> None:
    for k in range(6):
        r = 16 + k * 9.6
        start = ink.between(0, 6.2)
        gap = 0.5 + 2.4 / (k + 2)
        a, b = start, start + 2 * math.pi - gap
        d = f"M{CX + r * math.cos(a):.1f} {CY + r * math.sin(a):.1f}A{num(r)} {num(r)} 0 1 1 {CX + r * math.cos(b):.1f} {CY + r * math.sin(b):.1f}"
        ink.line(d, "#05070d", 8, 0.6)
        ink.line(d, ink.light.mid, 5.4)
        ink.line(d, ink.light.pale, 1.4, 0.9)
    ink.lamp(CX, CY, 6, ink.accent)


@subject("portal")
def _portal(ink: Ink) -> None:
    for k in range(6):
        r = 66 - k * 11
        hue = ink.accent if k % 2 else ink.light
        ink.fill(disc(CX, CY, r * 0.9, r), hue.deep, 0.75)
        ink.line(
            disc(CX, CY, r * 0.9, r), hue.bright, 2, 0.9, f"{ink.count(14, 50)} {ink.count(4, 12)}"
        )
    ink.lamp(CX, CY, 9, ink.accent)


@subject("eye")
def _eye(ink: Ink) -> None:
    """It looks at whoever looks."""
    lid = [
        (CX - 68, CY),
        (CX - 34, CY - 34),
        (CX, CY - 43),
        (CX + 34, CY - 34),
        (CX + 68, CY),
        (CX + 34, CY + 32),
        (CX, CY + 40),
        (CX - 34, CY + 32),
    ]
    ink.mass(smooth(lid, True, 0.7), "url(#bone)" if "flesh" in ink.marks else "url(#dark)")
    ink.mass(disc(CX, CY, 35))
    for x, y in ring(CX, CY, 33, 24 + ink.size, 0):
        ink.line(
            f"M{x:.1f} {y:.1f}L{CX + (x - CX) * 0.55:.1f} {CY + (y - CY) * 0.55:.1f}",
            ink.light.bright,
            1.2,
            0.8,
        )
    if ink.chance(0.4):
        ink.fill(
            smooth([(CX, CY - 27), (CX + 7, CY), (CX, CY + 27), (CX - 7, CY)], True, 0.9), "#05070d"
        )
        ink.glow(f"M{CX} {CY - 16}V{CY + 16}", ink.accent, 1.6)
    else:
        ink.fill(disc(CX, CY, 17), "#05070d")
        ink.lamp(CX, CY, 6, ink.accent)
    ink.shine(disc(CX - 13, CY - 13, 6), 0.8)
    for k in range(7):
        a = math.pi * (1.12 + k * 0.127)
        ink.line(
            f"M{CX + 62 * math.cos(a):.1f} {CY + 46 * math.sin(a):.1f}L{CX + 80 * math.cos(a):.1f} {CY + 62 * math.sin(a):.1f}",
            ink.light.bright,
            1.6,
            0.8,
        )


@subject("key")
def _key(ink: Ink) -> None:
    bits = [(CX - 6, 66), (CX + 6, 66)]
    right: list[Point] = []
    y = 92.0
    for _ in range(2 + ink.size // 3):
        w = ink.between(12, 30)
        right += [(CX + 6, y), (CX + 6 + w, y), (CX + 6 + w, y + 8), (CX + 6, y + 8)]
        y += 14
    points = turned([*bits, *right, (CX + 6, 150), (CX, 156), (CX - 6, 150)], 18)
    ink.mass(path(points), "url(#lit)")
    centre = turned([(CX, 44)], 18)[0]
    ink.mass(path(ring(*centre, 30, 6, ink.between(0, 1))), "url(#lit)")
    ink.fill(path(ring(*centre, 15, 6, ink.between(0, 1))), "#05070d")
    ink.lamp(*centre, 5, ink.light)
    for k in range(4):
        ink.line(
            disc(*centre, 36 + k * 6),
            ink.accent.bright,
            0.8,
            0.5,
            f"{ink.count(4, 20)} {ink.count(6, 20)}",
        )


@subject("drill")
def _drill(ink: Ink) -> None:
    """What goes through walls."""
    ink.steel("M92 4h56l8 34h-72z")
    ink.lit("M84 38h72l-4 12H88z")
    ink.mass("M88 50h64L120 156z")
    for k in range(6):
        w = 30 - k * 5
        ink.line(f"M{CX - w} {56 + k * 15}L{CX + w - 3} {64 + k * 15}", ink.light.pale, 2.2, 0.85)
    for _ in range(8):
        ink.line(
            f"M{CX} 150l{ink.between(-60, 60):.0f} {ink.between(-34, 8):.0f}",
            ink.accent.pale,
            1.3,
            0.9,
        )
    ink.lamp(CX, 152, 5, ink.accent)


@subject("hammer")
def _hammer(ink: Ink) -> None:
    def draw() -> None:
        ink.dark("M114 58h12v102h-12z")
        for k in range(5):
            ink.line(f"M114 {96 + k * 12}l12 6", ink.accent.bright, 1.6)
        ink.steel("M72 18h96l10 8v28l-10 8H72l-10-8V26z")
        ink.lit("M66 24h12v32H66z")
        ink.lit("M162 24h12v32h-12z")

    ink.group(draw, f"rotate({ink.between(-28, 28):.0f} 120 80)")
    for _k in range(6):
        a = ink.between(0, 6.2)
        ink.line(
            f"M{CX + 70 * math.cos(a):.0f} {40 + 40 * math.sin(a):.0f}l{12 * math.cos(a):.0f} {12 * math.sin(a):.0f}",
            ink.accent.pale,
            2,
        )


@subject("ram")
def _ram(ink: Ink) -> None:
    """A battering head on a beam of light."""
    ink.glow(f"M0 {CY}H110", ink.accent, 6)
    ink.glow("M10 62H96M10 98H96", ink.light, 1.4)
    ink.mass("M96 46l44-10l40 44l-40 44l-44-10z")
    ink.lit("M140 36l40 44l-40 44l-6-44z")
    ink.line("M108 58v44M120 54v52", ink.light.pale, 1.6, 0.8)
    for k in range(7):
        ink.line(f"M184 80l{ink.between(16, 50):.0f} {(k - 3) * 16}", ink.accent.pale, 1.4)


@subject("core")
def _core(ink: Ink) -> None:
    """A mind that was made: a solid with a light inside."""
    n = 5 + ink.size % 4
    far = ring(CX, CY, 58, n, ink.between(0, 1))
    near = ring(CX, CY, 30, n, ink.between(0, 1))
    ink.mass(path(far))
    for k in range(n):
        d = path([far[k], far[(k + 1) % n], near[k]])
        ink.fill(d, ink.light.bright if k % 2 else ink.light.mid, 0.4)
        ink.line(d, ink.light.pale, 0.9, 0.7)
        ink.line(path([near[k], near[(k + 1) % n]], False), ink.light.pale, 1, 0.8)
    ink.fill(disc(CX, CY, 21), "#05070d", 0.85)
    ink.lamp(CX, CY, 9, ink.accent)
    for r in (68, 76):
        ink.line(disc(CX, CY, r, r * 0.34), ink.accent.bright, 1.4, 0.8)


@subject("daemon")
def _daemon(ink: Ink) -> None:
    """A horned head that carries others."""
    half = [
        (0, 52),
        (18, 50),
        (24, 34),
        (38, 8),
        (40, 40),
        (44, 66),
        (36, 98),
        (20, 126),
        (8, 146),
        (0, 140),
    ]
    ink.mass(path(mirrored(half)))
    for side in (-1, 1):
        ink.fill(
            path([(CX + side * 8, 80), (CX + side * 30, 66), (CX + side * 26, 84)]),
            ink.accent.bright,
        )
        ink.lamp(CX + side * 20, 77, 2.6, ink.accent)
        ink.shade(path([(CX + side * 6, 96), (CX + side * 20, 92), (CX + side * 10, 118)]), 0.4)
    ink.fill(path([(CX - 18, 110), (CX + 18, 110), (CX + 8, 126), (CX - 8, 126)]), "#05070d")
    for k in range(5):
        ink.fill(
            path([(CX - 14 + k * 7, 110), (CX - 9 + k * 7, 110), (CX - 12 + k * 7, 118)]), "#fff"
        )
    for k in range(1 + ink.size // 3):
        ink.line(box(30 + k * 8, 112 - k * 8, 26, 32), ink.light.bright, 1.2, 0.9)
        ink.line(box(184 - k * 8, 112 - k * 8, 26, 32), ink.light.bright, 1.2, 0.9)


@subject("cloak")
def _cloak(ink: Ink) -> None:
    """Somebody who is hardly there."""
    ink.group(lambda: _hooded(ink), "translate(-9 0)", 0.35)
    ink.group(lambda: _hooded(ink), "translate(9 0)", 0.35)
    _hooded(ink)
    for _ in range(9):
        y, h = ink.between(10, 150), ink.between(1.5, 5)
        ink.fill(box(ink.between(30, 90), y, ink.between(50, 110), h), ink.light.void, 0.8)


def _hooded(ink: Ink) -> None:
    ink.dark(
        smooth(
            mirrored([(0, 14), (24, 26), (34, 60), (40, 84), (66, 118), (74, 168), (0, 168)]),
            True,
            0.6,
        )
    )
    ink.fill(smooth(mirrored([(0, 36), (18, 46), (20, 70), (0, 92)]), True, 0.8), "#020308")
    ink.lamp(CX - 8, 62, 2, ink.accent)
    ink.lamp(CX + 8, 62, 2, ink.accent)


@subject("radar")
def _radar(ink: Ink) -> None:
    ink.fill(disc(CX, CY, 66), "#05070d", 0.8)
    for r in (22, 44, 66):
        ink.line(disc(CX, CY, r), ink.light.bright, 1.4, 0.8)
    ink.line(f"M{CX} 14V146M54 {CY}H186", ink.light.bright, 1, 0.6)
    a = ink.between(0, 6.2)
    ink.fill(
        path(
            [
                (CX, CY),
                (CX + 66 * math.cos(a), CY + 66 * math.sin(a)),
                (CX + 66 * math.cos(a + 0.35), CY + 66 * math.sin(a + 0.35)),
                (CX + 66 * math.cos(a + 0.7), CY + 66 * math.sin(a + 0.7)),
            ]
        ),
        ink.light.bright,
        0.5,
    )
    for _ in range(3 + ink.size // 2):
        turn, far = ink.between(0, 6.2), ink.between(12, 58)
        ink.lamp(CX + far * math.cos(turn), CY + far * math.sin(turn), 2.4, ink.accent)


@subject("web")
def _web(ink: Ink) -> None:
    """A tracer's net with somebody caught in it."""
    n = 9
    outer = ring(CX, CY, 84, n, ink.between(0, 1))
    for x, y in outer:
        ink.line(f"M{CX} {CY}L{x:.1f} {y:.1f}", ink.light.pale, 1.2, 0.8)
    for k in range(1, 6):
        points = [(CX + (x - CX) * k / 5, CY + (y - CY) * k / 5) for x, y in outer]
        d = "M" + "Q".join(f"{x:.1f} {y:.1f}" for x, y in points[:1])
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
            mx, my = (ax + bx) / 2, (ay + by) / 2
            d += f"Q{CX + (mx - CX) * 0.86:.1f} {CY + (my - CY) * 0.86:.1f} {bx:.1f} {by:.1f}"
            del ax, ay
        ink.line(d, ink.light.bright, 1.1, 0.9)
    ink.lamp(CX, CY, 9, ink.accent)
    ink.dark(disc(CX, CY - 3, 7))
    ink.dark(smooth([(CX - 12, CY + 20), (CX, CY + 4), (CX + 12, CY + 20)], True, 0.6))


@subject("bolt")
def _bolt(ink: Ink) -> None:
    lean = ink.between(-8, 8)
    d = path(
        [(132 + lean, 2), (82, 88), (114, 86), (96, 158), (164, 64), (128, 68), (152 + lean, 2)]
    )
    ink.line(d, ink.accent.mid, 12, 0.3)
    ink.lit(d, 1.6)
    ink.shine(path([(132 + lean, 2), (82, 88), (98, 87), (142 + lean, 2)]), 0.4)
    for _ in range(3 + ink.size // 2):
        x, y = ink.between(40, 200), ink.between(10, 150)
        points = [
            (CX + (x - CX) * t + ink.between(-8, 8), CY + (y - CY) * t + ink.between(-8, 8))
            for t in (0.3, 0.5, 0.75, 1)
        ]
        ink.glow(path(points, False), ink.accent, 0.8)


@subject("flame")
def _flame(ink: Ink) -> None:
    sway = ink.between(-16, 16)
    ink.mass(
        smooth(
            [
                (CX, 158),
                (78, 132),
                (76, 96),
                (96, 66),
                (CX + sway, 6),
                (146, 58),
                (164, 92),
                (162, 132),
            ],
            True,
            0.8,
        )
    )
    ink.lit(
        smooth(
            [(CX, 156), (92, 134), (96, 104), (CX + sway * 0.5, 54), (146, 104), (148, 134)],
            True,
            0.8,
        )
    )
    ink.fill(
        smooth([(CX, 152), (106, 136), (CX - sway * 0.3, 92), (134, 136)], True, 0.8),
        ink.accent.pale,
        0.95,
    )
    for _ in range(12):
        ink.fill(
            disc(ink.between(66, 174), ink.between(4, 90), ink.between(0.8, 2.4)), ink.accent.bright
        )


@subject("crystal")
def _crystal(ink: Ink) -> None:
    for k in range(3 + ink.size // 3):
        x = CX + (k - 1.5) * 25 + ink.between(-6, 6)
        top, w = ink.between(8, 60) if k != 1 else 6, ink.between(11, 18)
        d = [(x, top), (x + w, top + 28), (x + w * 0.7, 150), (x - w * 0.7, 150), (x - w, top + 28)]
        d = turned(d, (k - 1.5) * 9, x, 150)
        ink.mass(path(d))
        ink.shine(path([d[0], d[1], d[2], ((d[2][0] + d[3][0]) / 2, 150)]), 0.25)
    ink.lamp(CX, 132, 7, ink.accent)


@subject("burst")
def _burst(ink: Ink) -> None:
    """Something that goes off."""
    n = 11 + ink.size
    ink.lit(path(star(CX, CY, 74, 40, n, ink.between(0, 1))))
    ink.fill(path(star(CX, CY, 50, 28, n, ink.between(0, 1))), ink.accent.bright)
    ink.fill(path(star(CX, CY, 30, 16, n, ink.between(0, 1))), "#fff7e0")
    for _ in range(14):
        a, r = ink.between(0, 6.2), ink.between(50, 84)
        x, y = CX + r * math.cos(a), CY + r * math.sin(a)
        ink.dark(path(ring(x, y, ink.between(3, 7), 4, a)), 0.8)


@subject("pentacle")
def _pentacle(ink: Ink) -> None:
    """A circle of power, drawn in light."""
    n = 5 + (ink.size % 3)
    turn = ink.between(0, 0.6)
    ink.glow(disc(CX, CY, 64), ink.light, 2)
    ink.glow(disc(CX, CY, 53), ink.light, 1)
    points = ring(CX, CY, 53, n, turn)
    for k in range(n):
        (ax, ay), (bx, by) = points[k], points[(k + 2) % n]
        ink.glow(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", ink.accent, 1.4)
    for k, (x, y) in enumerate(ring(CX, CY, 58.5, 16, turn)):
        ink.line(disc(x, y, 2.6) if k % 2 else path(ring(x, y, 3.4, 3)), ink.light.pale, 1)
    ink.lamp(CX, CY, 8, ink.accent)


@subject("glyph")
def _glyph(ink: Ink) -> None:
    """A sign that stands for what somebody can do."""
    kind = ink.count(0, 4)
    ink.dark(path(ring(CX, CY, 56, 6 if kind % 2 else 8, 0.4 if kind else 0)), 2)
    n = 3 + ink.count(0, 3)
    hue = ink.accent
    if kind == 0:
        for k in range(n):
            y = 52 + k * 60 / n
            ink.glow(path([(CX - 30, y + 14), (CX, y - 6), (CX + 30, y + 14)], False), hue, 3)
    elif kind == 1:
        ink.lit(path(star(CX, CY, 42, 17, n + 1, ink.between(0, 1))))
        ink.fill(disc(CX, CY, 8), "#05070d")
    elif kind == 2:
        for k in range(n):
            ink.glow(disc(CX, CY, 10 + k * 34 / n), hue, 2)
        ink.glow(f"M{CX} 34V126M74 {CY}H166", ink.light, 1.6)
    elif kind == 3:
        for x, y in ring(CX, CY, 32, n, ink.between(0, 2)):
            ink.line(f"M{CX} {CY}L{x:.1f} {y:.1f}", ink.light.bright, 3)
            ink.lit(disc(x, y, 9))
        ink.lit(disc(CX, CY, 12))
    else:
        for k in range(n):
            a = k * 2 * math.pi / n + ink.between(0, 0.5)
            ink.glow(
                f"M{CX} {CY}Q{CX + 40 * math.cos(a):.0f} {CY + 40 * math.sin(a):.0f} {CX + 42 * math.cos(a + 1):.0f} {CY + 42 * math.sin(a + 1):.0f}",
                hue,
                2.6,
            )
        ink.lamp(CX, CY, 6, ink.light)
