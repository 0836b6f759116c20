"""Where the subject is seen: what lies behind it, and the plate of light that tells its kind."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from neontable.draw.art.ink import (
    CX,
    CY,
    HEIGHT,
    HUES,
    WIDTH,
    Ink,
    box,
    disc,
    num,
    path,
    ring,
    smooth,
    star,
)

Paint = Callable[[Ink], None]
SETTINGS: dict[str, Paint] = {}
PLATES: dict[str, Paint] = {}


def setting(name: str) -> Callable[[Paint], Paint]:
    def add(paint: Paint) -> Paint:
        SETTINGS[name] = paint
        return paint

    return add


def plate(name: str) -> Callable[[Paint], Paint]:
    def add(paint: Paint) -> Paint:
        PLATES[name] = paint
        return paint

    return add


# -- settings --------------------------------------------------------------------------------------
@setting("void")
def _void(ink: Ink) -> None:
    for _ in range(26):
        x, y = ink.between(0, WIDTH), ink.between(0, HEIGHT)
        ink.fill(disc(x, y, ink.between(0.4, 1.1)), ink.light.pale, ink.between(0.2, 0.8))


@setting("grid")
def _grid(ink: Ink) -> None:
    """The floor of the net, to the horizon."""
    horizon = ink.between(92, 108)
    lines = []
    vanish = CX + ink.between(-30, 30)
    for i in range(-12, 13):
        lines.append(f"M{num(vanish + i * 9)} {num(horizon)}L{num(vanish + i * 58)} {HEIGHT}")
    y, step = horizon, 2.2
    while y < HEIGHT:
        lines.append(f"M0 {num(y)}H{WIDTH}")
        y, step = y + step, step * 1.55
    ink.fill(box(0, horizon, WIDTH, HEIGHT - horizon), ink.light.void, 0.75)
    ink.line("".join(lines), ink.light.bright, 0.8, 0.5)
    ink.line(f"M0 {num(horizon)}H{WIDTH}", ink.accent.bright, 1.2, 0.8)
    for _ in range(ink.count(3, 6)):
        x, h = ink.between(0, WIDTH), ink.between(8, 46)
        w = ink.between(5, 13)
        d = box(x, horizon - h, w, h)
        ink.fill(d, ink.light.deep, 0.75)
        ink.line(d, ink.light.bright, 0.6, 0.6)


@setting("city")
def _city(ink: Ink) -> None:
    """Towers in three depths, with lit windows."""
    for depth, (paint, o) in enumerate(
        ((ink.light.deep, 0.55), (ink.light.void, 0.85), ("#05070d", 1.0))
    ):
        x = ink.between(-12, 0)
        windows: dict[str, list[str]] = {ink.light.bright: [], ink.accent.bright: [], "#ffe1a0": []}
        towers = ""
        while x < WIDTH:
            w = ink.between(11, 26)
            h = ink.between(38, 96) - depth * 18
            top = HEIGHT - h
            towers += box(x, top, w, h)
            if ink.chance(0.3):
                towers += box(x + w / 2 - 0.7, top - ink.between(5, 16), 1.4, 17)
            if depth:
                for _ in range(ink.count(1, 6)):
                    wx, wy = x + ink.count(1, int(w / 3)) * 2.6, top + 4 + ink.count(0, 12) * 5
                    if wx < x + w - 2 and wy < HEIGHT:
                        windows[list(windows)[ink.count(0, 2)]].append(box(wx, wy, 1.6, 2.2))
            x += w + ink.between(0, 3)
        ink.fill(towers, paint, o)
        for colour, found in windows.items():
            if found:
                ink.fill("".join(found), colour, 0.85)


@setting("street")
def _street(ink: Ink) -> None:
    """An alley with neon signs, wet ground and rain."""
    for side in (-1, 1):
        edge = 0 if side < 0 else WIDTH
        near = edge - side * ink.between(48, 66)
        ink.fill(path([(edge, 0), (near, 24), (near, 128), (edge, HEIGHT)]), DARKER, 0.9)
        for _ in range(ink.count(2, 4)):
            hue = HUES[ink.pick(ink.picture.light, ink.picture.accent, "cyan", "pink", "orange")]
            x = edge - side * ink.between(14, 42)
            y, w, h = ink.between(22, 96), ink.between(6, 10), ink.between(12, 30)
            ink.glow(box(x - w / 2, y, w, h), hue, 1.1)
            for k in range(int(h / 6)):
                ink.line(f"M{num(x - w / 4)} {num(y + 4 + k * 6)}h{num(w / 2)}", hue.pale, 1.1)
    ink.fill(path([(66, 128), (174, 128), (WIDTH, HEIGHT), (0, HEIGHT)]), ink.light.void, 0.8)
    for _ in range(7):
        x, w = ink.between(30, 210), ink.between(10, 40)
        hue = ink.accent if ink.chance(0.5) else ink.light
        ink.line(f"M{num(x)} {num(ink.between(132, 157))}h{num(w)}", hue.bright, 1.2, 0.5)
    _rain(ink, 34)


DARKER = "#04060c"


def _rain(ink: Ink, n: int) -> None:
    drops = ""
    for _ in range(n):
        x, y, length = ink.between(0, WIDTH), ink.between(0, HEIGHT), ink.between(6, 15)
        drops += f"M{num(x)} {num(y)}l{num(-length * 0.2)} {num(length)}"
    ink.line(drops, ink.light.pale, 0.6, 0.35)


@setting("rain")
def _rainy(ink: Ink) -> None:
    _city(ink)
    _rain(ink, 60)


@setting("circuit")
def _circuit(ink: Ink) -> None:
    """Tracks of a board that lead to the middle."""
    tracks, pads = "", ""
    for _ in range(20):
        side = ink.count(0, 3)
        if side < 2:
            x, y = (0.0 if side else float(WIDTH)), float(ink.count(1, 15) * 10)
            run = ink.between(24, 80)
            step = ink.pick("-10", "10", "-20", "20")
            turn = -1 if x else 1
            tracks += f"M{num(x)} {num(y)}h{num(turn * run)}l{num(turn * abs(int(step)))} {step}"
            tracks += f"h{num(turn * ink.between(6, 20))}"
            pads += disc(x + turn * run * 0.6, y, 2)
        else:
            x, y = float(ink.count(1, 23) * 10), (0.0 if side == 2 else float(HEIGHT))
            run = ink.between(10, 44)
            turn = 1 if side == 2 else -1
            tracks += f"M{num(x)} {num(y)}v{num(turn * run)}l{ink.pick('-8', '8')} {8 * turn}v{num(turn * 8)}"
            pads += disc(x, y + turn * run * 0.6, 2)
    ink.line(tracks, ink.light.deep, 3, 0.9)
    ink.line(tracks, ink.light.bright, 0.9, 0.65)
    ink.fill(pads, ink.accent.bright, 0.9)


@setting("data")
def _data(ink: Ink) -> None:
    """Columns of falling signs."""
    for column in range(0, WIDTH, 9):
        y = ink.between(-30, 40)
        signs, head = "", ""
        for _ in range(ink.count(5, 15)):
            w = ink.between(2, 5.5)
            signs += f"M{column} {num(y)}h{num(w)}"
            head = f"M{column} {num(y)}h{num(w)}"
            y += 6.5
        ink.line(signs, ink.light.mid, 2.2, 0.5)
        if head and ink.chance(0.6):
            ink.line(head, ink.light.pale, 2.4, 0.9)


@setting("orbit")
def _orbit(ink: Ink) -> None:
    """The earth below, the dark above."""
    _void(ink)
    ink.fill(disc(CX + ink.between(-40, 40), 290, 170), ink.light.deep, 0.95)
    ink.line(disc(CX + ink.between(-40, 40), 290, 170), ink.light.bright, 2.4, 0.8)
    for _ in range(14):
        x, y = ink.between(20, 220), ink.between(134, 158)
        ink.fill(disc(x, y, ink.between(0.5, 1.4)), "#ffe1a0", 0.8)
    ink.line(
        f"M-10 {num(ink.between(30, 120))}Q120 {num(ink.between(-10, 60))} 250 {num(ink.between(40, 110))}",
        ink.accent.bright, 0.8, 0.6, "2 4",
    )  # fmt: skip


@setting("lab")
def _lab(ink: Ink) -> None:
    """Screens with curves on a wall of panels."""
    for column in range(5):
        x = column * 50 - 6
        for row in range(3):
            y = row * 56 - 6
            ink.line(box(x + 2, y + 2, 46, 52), ink.light.mid, 0.8, 0.4)
            if not ink.chance(0.5):
                continue
            ink.fill(box(x + 7, y + 10, 36, 30), ink.light.deep, 0.6)
            points = [(x + 8 + k * 5.6, y + 26 + ink.between(-11, 11)) for k in range(7)]
            hue = ink.accent if ink.chance(0.4) else ink.light
            ink.line(smooth(points, False), hue.bright, 1, 0.8)


@setting("office")
def _office(ink: Ink) -> None:
    """A high window over the city, with blinds."""
    _city(ink)
    for y in range(0, HEIGHT, 13):
        ink.fill(box(0, y, WIDTH, 3.2), DARKER, 0.55)
    for x in (28, 212):
        ink.fill(box(x - 3, 0, 6, HEIGHT), DARKER, 0.9)
    ink.fill(box(0, 148, WIDTH, 12), DARKER, 0.9)


@setting("storm")
def _storm(ink: Ink) -> None:
    """Clouds and lightning."""
    for _ in range(9):
        x, y = ink.between(-10, 250), ink.between(-6, 50)
        ink.fill(disc(x, y, ink.between(22, 46), ink.between(9, 18)), ink.light.deep, 0.5)
    for _ in range(2):
        x = ink.between(14, 70) if ink.chance(0.5) else ink.between(170, 226)
        y, points = 20.0, []
        while y < 130:
            points.append((x, y))
            x, y = x + ink.between(-13, 13), y + ink.between(10, 20)
        ink.glow(path(points, False), ink.accent, 1)
    _rain(ink, 26)


@setting("fire")
def _fire(ink: Ink) -> None:
    for depth, paint in enumerate((ink.light.deep, ink.light.mid, ink.accent.mid)):
        points = [(-10.0, 170.0)]
        for x in range(-6, 250, 14):
            points.append((x, ink.between(74, 112) + depth * 20))
            points.append((x + 7, ink.between(112, 132) + depth * 14))
        points.append((250, 170))
        ink.fill(smooth(points, True, 0.9), paint, 0.5)
    for _ in range(24):
        ink.fill(
            disc(ink.between(0, WIDTH), ink.between(10, 130), ink.between(0.5, 1.5)),
            ink.accent.pale,
            0.9,
        )


@setting("desert")
def _desert(ink: Ink) -> None:
    """Dust, wrecks and a long road."""
    for y, paint, o in ((104, ink.light.deep, 0.8), (120, ink.light.void, 0.9)):
        points = [(-10.0, 170.0)]
        points += [(x, y + ink.between(-9, 9)) for x in range(-10, 260, 24)]
        ink.fill(smooth([*points, (250, 170)], True), paint, o)
    for _ in range(3):
        x = ink.between(0, 230)
        ink.line(f"M{num(x)} 118v{num(-ink.between(14, 36))}m-5 6h10m-8 5h6", DARKER, 1.6, 0.9)


@setting("vault")
def _vault(ink: Ink) -> None:
    """A corridor of light frames."""
    for k in range(6):
        s = 1 - k * 0.155
        w, h = WIDTH * s, HEIGHT * s
        hue = ink.accent if k == ink.size % 6 else ink.light
        ink.line(box(CX - w / 2, CY - h / 2, w, h), hue.bright, 1.6 * s + 0.4, 0.65)
    for x, y in ((0, 0), (WIDTH, 0), (0, HEIGHT), (WIDTH, HEIGHT)):
        ink.line(
            f"M{x} {y}L{num(CX + (x - CX) * 0.22)} {num(CY + (y - CY) * 0.22)}",
            ink.light.mid,
            1,
            0.7,
        )


@setting("haze")
def _haze(ink: Ink) -> None:
    """Smoke in coloured light."""
    for _ in range(16):
        hue = ink.accent if ink.chance(0.4) else ink.light
        x, y = ink.between(-10, 250), ink.between(20, 170)
        ink.fill(disc(x, y, ink.between(20, 52), ink.between(8, 20)), hue.deep, 0.34)
    for _ in range(3):
        x = ink.between(10, 230)
        ink.fill(path([(x, 0), (x + 4, 0), (x + 34, 160), (x - 30, 160)]), ink.light.bright, 0.07)


# -- plates ----------------------------------------------------------------------------------------
def _shape(ink: Ink, d: str) -> None:
    ink.fill(d, "url(#plate)")
    ink.line(d, ink.light.bright, 1.6, 0.9)


@plate("sun")
def _sun(ink: Ink) -> None:
    y = ink.between(66, 76)
    ink.fill(disc(CX, y, 58), "url(#plate)")
    for k in range(5):
        ink.fill(box(55, y + 8 + k * 10, 130, 1.6 + k * 1.1), ink.light.void, 0.75)


@plate("hexagon")
def _hexagon(ink: Ink) -> None:
    _shape(ink, path(ring(CX, CY, 70, 6)))


@plate("triangle")
def _triangle(ink: Ink) -> None:
    _shape(ink, path([(CX, 2), (206, 150), (34, 150)]))


@plate("square")
def _square(ink: Ink) -> None:
    _shape(ink, box(58, 18, 124, 124))


@plate("wide")
def _wide(ink: Ink) -> None:
    _shape(ink, box(26, 26, 188, 108))


@plate("circle")
def _circle(ink: Ink) -> None:
    _shape(ink, disc(CX, CY, 64))


@plate("rings")
def _rings(ink: Ink) -> None:
    _shape(ink, disc(CX, CY, 66))
    for r in (73, 80):
        ink.line(
            disc(CX, CY, r), ink.light.bright, 1.2, 0.7, f"{ink.count(10, 40)} {ink.count(5, 14)}"
        )


@plate("diamond")
def _diamond(ink: Ink) -> None:
    _shape(ink, path([(CX, -2), (206, CY), (CX, 162), (34, CY)]))


@plate("shield")
def _shield(ink: Ink) -> None:
    _shape(ink, "M56 12h128v66c0 40-32 62-64 76c-32-14-64-36-64-76z")


@plate("chip")
def _chip(ink: Ink) -> None:
    pins = "".join(f"M{62 + k * 16.5:.0f} 6v148" for k in range(8))
    ink.line(pins, ink.light.mid, 4, 0.8)
    _shape(ink, box(54, 16, 132, 128))


@plate("chevron")
def _chevron(ink: Ink) -> None:
    for k in range(3):
        y = 8 + k * 40
        d = path([(CX, y), (190, y + 50), (190, y + 76), (CX, y + 26), (50, y + 76), (50, y + 50)])
        ink.fill(d, "url(#plate)", 0.85)
        ink.line(d, ink.light.bright, 1, 0.7)


@plate("sheet")
def _sheet(ink: Ink) -> None:
    """Paper, or the light of a screen that looks like it."""
    _shape(ink, "M66 6h84l26 26v122H66z")
    ink.line("M150 6v26h26", ink.light.bright, 1.2, 0.9)
    for k in range(9):
        ink.line(f"M76 {44 + k * 12}h{num(ink.between(50, 88))}", ink.light.bright, 1, 0.35)


@plate("burst")
def _burst(ink: Ink) -> None:
    _shape(ink, path(star(CX, CY, 82, 56, 14, ink.between(0, 0.4))))


@plate("rays")
def _rays(ink: Ink) -> None:
    turn = ink.between(0, 1)
    for k in range(14):
        a, b = turn + k * math.pi / 7, turn + k * math.pi / 7 + 0.2
        d = path(
            [
                (CX, CY),
                (CX + 170 * math.cos(a), CY + 170 * math.sin(a)),
                (CX + 170 * math.cos(b), CY + 170 * math.sin(b)),
            ]
        )
        ink.fill(d, ink.light.mid, 0.34)
    ink.fill(disc(CX, CY, 56), "url(#plate)")


@plate("slab")
def _slab(ink: Ink) -> None:
    """A leaning poster."""
    _shape(ink, path([(70, 8), (188, 14), (172, 150), (54, 146)]))


@plate("octagon")
def _octagon(ink: Ink) -> None:
    _shape(ink, path(ring(CX, CY, 74, 8, math.pi / 8)))


@plate("streak")
def _streak(ink: Ink) -> None:
    """Speed."""
    for _ in range(26):
        y, h = ink.between(4, 156), ink.between(1, 6)
        x, w = ink.between(-20, 120), ink.between(40, 190)
        hue = ink.accent if ink.chance(0.25) else ink.light
        ink.fill(box(x, y, w, h), hue.bright, ink.between(0.1, 0.38))
    ink.fill(disc(CX, CY, 58, 52), "url(#plate)", 0.8)


@plate("target")
def _target(ink: Ink) -> None:
    ink.fill(disc(CX, CY, 62), "url(#plate)")
    for r in (40, 52, 64):
        ink.line(disc(CX, CY, r), ink.light.bright, 1.3, 0.75)
    ink.line(f"M{CX} 4v30M{CX} 126v30M36 {CY}h30M174 {CY}h30", ink.light.bright, 2, 0.9)


@plate("none")
def _none(ink: Ink) -> None:
    ink.fill(disc(CX, CY, 66), "url(#plate)", 0.55)


# -- what is in the air round the subject ----------------------------------------------------------
def _clear(ink: Ink) -> None:
    """Nothing."""


def _sparks(ink: Ink) -> None:
    for _ in range(ink.count(10, 22)):
        a, r = ink.between(0, 6.28), ink.between(50, 100)
        x, y = CX + r * math.cos(a), CY + r * math.sin(a) * 0.8
        ink.line(
            f"M{num(x)} {num(y)}l{num(math.cos(a) * 9)} {num(math.sin(a) * 7)}",
            ink.accent.bright,
            1.4,
            0.9,
        )


def _orbits(ink: Ink) -> None:
    tilt = ink.between(-40, 40)
    for k in range(ink.count(1, 3)):
        around = disc(CX, CY, 84 + k * 12, 22 + k * 7)
        turn = f"rotate({tilt + k * 14:.0f} 120 80)"
        ink.group(partial(ink.line, around, ink.accent.bright, 1.4, 0.8), turn)


def _bars(ink: Ink) -> None:
    for _ in range(ink.count(6, 12)):
        hue = ink.accent if ink.chance(0.6) else ink.light
        ink.fill(
            box(ink.between(0, 200), ink.between(0, 155), ink.between(14, 60), ink.between(1.5, 5)),
            hue.bright,
            0.45,
        )


def _brackets(ink: Ink) -> None:
    r = ink.between(58, 70)
    d = ""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = CX + sx * r * 1.2, CY + sy * r
            d += f"M{num(x - sx * 18)} {num(y)}H{num(x)}V{num(y - sy * 18)}"
    ink.glow(d, ink.accent, 1.4)


def _hexes(ink: Ink) -> None:
    for _ in range(ink.count(6, 11)):
        x, y = ink.between(10, 230), ink.between(6, 154)
        ink.line(path(ring(x, y, ink.between(5, 13), 6)), ink.accent.bright, 1.1, 0.7)


def _beams(ink: Ink) -> None:
    for _ in range(ink.count(2, 4)):
        x, w = ink.between(20, 220), ink.between(10, 26)
        ink.fill(path([(x, -4), (x + 3, -4), (x + w, 164), (x - w, 164)]), ink.accent.bright, 0.16)


def _waves(ink: Ink) -> None:
    for k in range(ink.count(2, 4)):
        y = ink.between(30, 130)
        ink.line(
            smooth([(x, y + ink.between(-14, 14)) for x in range(-10, 260, 22)], False),
            ink.accent.bright,
            1.6 - k * 0.3,
            0.7,
        )


AURAS: tuple[Paint, ...] = (_clear, _sparks, _orbits, _bars, _brackets, _hexes, _beams, _waves)
