"""Things of the street and the laboratory."""

from __future__ import annotations

import math

from neontable.draw.art.ink import (
    CX,
    CY,
    HUES,
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
)
from neontable.draw.art.subject import subject


@subject("flask")
def _flask(ink: Ink) -> None:
    fill = 96 - ink.size * 3
    ink.fill(
        f"M{CX - 16 - (130 - fill) * 0.36:.0f} {fill + 16}H{CX + 16 + (130 - fill) * 0.36:.0f}L166 140q2 10-8 10H82q-10 0-8-10z",
        ink.accent.mid,
        0.9,
    )
    for _ in range(9):
        ink.fill(
            disc(ink.between(88, 152), ink.between(fill + 20, 144), ink.between(1.4, 4)),
            ink.accent.pale,
            0.85,
        )
    d = "M106 10h28v48l32 82q2 10-8 10H82q-10 0-8-10l32-82z"
    ink.line(d, "#05070d", 7, 0.5)
    ink.line(d, ink.light.pale, 2.6)
    ink.shine("M110 16h6v46l-26 72h-8l28-74z", 0.35)
    ink.steel(box(100, 4, 40, 9))
    for k in range(4):
        ink.fill(disc(CX + ink.between(-18, 18), 2 - k, ink.between(4, 9)), ink.accent.bright, 0.3)


@subject("syringe")
def _syringe(ink: Ink) -> None:
    def draw() -> None:
        ink.fill(box(100, 40, 40, 78), ink.light.deep, 0.8)
        ink.fill(box(101, 64 + ink.size * 2, 38, 54 - ink.size * 2), ink.accent.bright, 0.9)
        ink.line(box(100, 40, 40, 78), ink.light.pale, 2.4)
        for k in range(5):
            ink.line(f"M100 {56 + k * 12}h12", ink.light.pale, 1.6)
        ink.steel(box(92, 34, 56, 8))
        ink.steel(box(114, 4, 12, 32))
        ink.steel(box(100, 0, 40, 7))
        ink.steel("M112 118h16l-4 12h-8z")
        ink.line(f"M{CX} 130v30", ink.light.pale, 2.2)

    ink.group(draw, f"rotate({ink.between(24, 52):.0f} 120 80)")


@subject("pills")
def _pills(ink: Ink) -> None:
    for k in range(3 + ink.size // 3):

        def pill() -> None:
            ink.mass("M-14-26a14 14 0 0 1 28 0V0h-28z", "url(#lit)")
            ink.mass("M-14 0h28v26a14 14 0 0 1-28 0z", "url(#bone)")
            ink.shine("M-9-26q0-6 4-8v56h-4z", 0.4)

        x, y = CX + (k - 1.2) * 33 + ink.between(-8, 8), 76 + ink.between(-26, 32)
        ink.group(pill, f"translate({x:.0f} {y:.0f}) rotate({ink.between(-80, 80):.0f})")


@subject("medkit")
def _medkit(ink: Ink) -> None:
    ink.line("M98 48V34h44v14", ink.light.pale, 6)
    ink.mass("M56 48h128v92H56z", "url(#bone)")
    ink.fill("M108 64h24v20h20v24h-20v20h-24v-20H88V84h20z", ink.accent.bright)
    ink.line("M56 60h128", "#05070d", 2, 0.6)
    ink.lamp(172, 56, 2.4, ink.accent)


@subject("mask")
def _mask(ink: Ink) -> None:
    """A face to hide behind."""
    kind = ink.count(0, 2)
    if kind == 0:
        ink.mass(
            smooth(
                mirrored([(0, 18), (34, 24), (46, 62), (34, 112), (12, 142), (0, 146)]), True, 0.7
            ),
            "url(#bone)",
        )
        ink.line(f"M{CX - 24} 108q24 20 48 0", "#05070d", 4)
    elif kind == 1:
        ink.mass(
            path(
                mirrored(
                    [(0, 34), (20, 26), (30, 6), (38, 34), (48, 60), (38, 104), (18, 132), (0, 140)]
                )
            )
        )
        ink.fill(path([(CX - 22, 106), (CX + 22, 106), (CX + 12, 124), (CX - 12, 124)]), "#05070d")
        for k in range(5):
            ink.fill(
                path([(CX - 18 + k * 8, 106), (CX - 12 + k * 8, 106), (CX - 15 + k * 8, 114)]),
                "#fff",
            )
    else:
        ink.mass(
            path(mirrored([(0, 22), (30, 26), (44, 58), (38, 100), (20, 134), (0, 142)])),
            "url(#steel)",
        )
        ink.line(f"M{CX} 22V142M{CX - 40} 88l40 12l40-12", "#05070d", 2)
        for k in range(3):
            ink.line(f"M{CX - 10} {112 + k * 8}h20", ink.accent.bright, 2)
    for side in (-1, 1):
        ink.fill(
            path(
                [
                    (CX + side * 8, 72),
                    (CX + side * 32, 60),
                    (CX + side * 30, 78),
                    (CX + side * 14, 82),
                ]
            ),
            "#05070d",
        )
        ink.lamp(CX + side * 21, 72, 2.8, ink.accent)


@subject("trap")
def _trap(ink: Ink) -> None:
    """Jaws that wait."""
    for flip in (1, -1):
        y0 = CY + flip * 6
        points: list[Point] = [(42, CY + flip * 52), (198, CY + flip * 52), (198, CY + flip * 34)]
        n = 6 + ink.size // 3
        for k in range(n):
            x = 198 - (k + 0.5) * 156 / n
            points += [
                (x + 156 / n * 0.48, CY + flip * 34),
                (x, y0 if (k + (flip > 0)) % 2 else CY - flip * 10),
            ]
        points.append((42, CY + flip * 34))
        ink.steel(path(points))
        ink.line(f"M48 {CY + flip * 46}H192", ink.accent.bright, 2)
    ink.lamp(CX, CY, 7, ink.accent)


@subject("badge")
def _badge(ink: Ink) -> None:
    n = 5 + ink.size % 4
    ink.lit(path(star(CX, 76, 64, 46, n, ink.between(0, 0.4))))
    ink.dark(disc(CX, 76, 38))
    ink.line(disc(CX, 76, 32), ink.accent.bright, 1.6)
    ink.lit(path(star(CX, 76, 22, 9, 3 + n % 4, ink.between(0, 1))))
    ink.mass("M94 128l-10 30l16-6l10 10l8-26zM146 128l10 30l-16-6l-10 10l-8-26z")


@subject("flag")
def _flag(ink: Ink) -> None:
    ink.steel(box(70, 6, 6, 154))
    wave = ink.between(-8, 8)
    d = f"M76 14q30 {num(-10 - wave)} 56 4t56 0v66q-28 {num(12 + wave)}-56 0t-56 0z"
    ink.mass(d)
    ink.lit(path(star(132, 52, 20, 9, 3 + ink.size % 5, ink.between(0, 1))))
    ink.shade("M104 12q14 2 20 8v62q-8-4-20-2z", 0.25)


@subject("map")
def _map(ink: Ink) -> None:
    """A plan of attack."""
    ink.fill(
        path(
            [(46, 24), (96, 12), (146, 26), (196, 14), (196, 136), (146, 148), (96, 134), (46, 146)]
        ),
        ink.light.deep,
    )
    ink.line("M96 12v122M146 26v122", ink.light.bright, 1.2, 0.7)
    for _ in range(9):
        x, y = ink.between(54, 176), ink.between(34, 120)
        ink.line(box(x, y, ink.between(8, 24), ink.between(6, 18)), ink.light.bright, 1.2, 0.7)
    points = [(60 + k * 26, 80 + ink.between(-38, 38)) for k in range(5)]
    ink.line(smooth(points, False), ink.accent.bright, 3, 1, "7 5")
    x, y = points[-1]
    ink.line(f"M{x - 9:.0f} {y - 9:.0f}l18 18m0-18l-18 18", HUES["red"].bright, 5)
    ink.lamp(*points[0], 4, ink.accent)


@subject("phone")
def _phone(ink: Ink) -> None:
    def draw() -> None:
        ink.dark("M86 6h68q8 0 8 8v132q0 8-8 8H86q-8 0-8-8V14q0-8 8-8z")
        ink.fill(box(84, 18, 72, 116), ink.light.deep)
        ink.fill(
            smooth([(100, 100), (106, 70), (CX, 52), (134, 70), (140, 100)], True, 0.8),
            ink.accent.mid,
        )
        ink.fill(disc(CX, 52, 15), ink.accent.bright)
        for k in range(3):
            ink.line(f"M92 {110 + k * 8}h{ink.between(26, 56):.0f}", ink.light.pale, 2.4)
        ink.lamp(CX, 144, 2.4, ink.accent)

    ink.group(draw, f"rotate({ink.between(-16, 16):.0f} 120 80)")
    for k in range(2):
        ink.line(f"M{176 + k * 12} {56 - k * 8}q14 24 0 {48 + k * 16}", ink.accent.bright, 2.4, 0.9)


@subject("bottle")
def _bottle(ink: Ink) -> None:
    ink.mass("M106 4h28v36l16 26v86q0 6-6 6H96q-6 0-6-6V66l16-26z")
    ink.fill(box(92, 82, 56, 44), "#e8edf6", 0.92)
    ink.fill(path(star(CX, 104, 16, 7, 4 + ink.size % 4)), ink.accent.mid)
    ink.shine("M98 70h6v82h-6z", 0.4)
    ink.lit(box(106, 4, 28, 12))
    ink.mass("M164 112h30l-4 42h-22z", "url(#lit)")


@subject("crate")
def _crate(ink: Ink) -> None:
    ink.mass(path([(CX, 26), (186, 52), (186, 122), (CX, 152), (54, 122), (54, 52)]))
    ink.fill(path([(CX, 26), (186, 52), (CX, 80), (54, 52)]), ink.light.mid)
    ink.shade(path([(CX, 80), (186, 52), (186, 122), (CX, 152)]), 0.35)
    ink.line(f"M54 52L{CX} 80L186 52M{CX} 80V152", ink.light.pale, 1.8)
    ink.line("M54 88l66 28l66-28", ink.accent.bright, 2.4)
    ink.lamp(CX, 98, 4, ink.accent)
    ink.lit(path([(74, 78), (100, 88), (100, 110), (74, 99)]), 0.8)


@subject("cube")
def _cube(ink: Ink) -> None:
    ink.mass(path([(CX, 18), (178, 48), (178, 112), (CX, 144), (62, 112), (62, 48)]))
    ink.fill(path([(CX, 18), (178, 48), (CX, 80), (62, 48)]), ink.light.bright)
    ink.fill(path([(62, 48), (CX, 80), (CX, 144), (62, 112)]), ink.light.mid)
    ink.fill(path([(178, 48), (CX, 80), (CX, 144), (178, 112)]), ink.light.deep)
    ink.line(f"M62 48L{CX} 80L178 48M{CX} 80V144", ink.light.pale, 2)


@subject("cubes")
def _cubes(ink: Ink) -> None:
    """Cubes of the colours that the marks name."""
    hues = [HUES[m.partition(":")[2]] for m in sorted(ink.marks) if m.startswith("cube:")]
    for k, hue in enumerate(hues or [ink.light]):
        x = CX + (k - (len(hues) - 1) / 2) * 52
        y = 70 + (k % 2) * 22
        ink.line(
            path(
                [
                    (x, y - 32),
                    (x + 26, y - 18),
                    (x + 26, y + 14),
                    (x, y + 28),
                    (x - 26, y + 14),
                    (x - 26, y - 18),
                ]
            ),
            "#05070d",
            6,
            0.6,
        )
        ink.fill(path([(x, y - 32), (x + 26, y - 18), (x, y - 4), (x - 26, y - 18)]), hue.pale)
        ink.fill(path([(x - 26, y - 18), (x, y - 4), (x, y + 28), (x - 26, y + 14)]), hue.bright)
        ink.fill(path([(x + 26, y - 18), (x, y - 4), (x, y + 28), (x + 26, y + 14)]), hue.mid)


@subject("hourglass")
def _hourglass(ink: Ink) -> None:
    ink.steel(box(76, 8, 88, 10))
    ink.steel(box(76, 142, 88, 10))
    ink.fill("M100 44h40q-4 24-20 36q-16-12-20-36z", ink.accent.bright)
    ink.fill("M88 142q4-24 32-30q28 6 32 30z", ink.accent.bright)
    ink.line("M120 78v36", ink.accent.pale, 2)
    ink.line("M84 18q0 42 36 62q36-20 36-62M84 142q0-42 36-62q36 20 36 62", ink.light.pale, 3)


@subject("arrows")
def _arrows(ink: Ink) -> None:
    """Something that pushes or carries away."""
    n = 3
    turn = ink.between(-30, 30)

    def draw() -> None:
        for k in range(n):
            x = 52 + k * 44
            ink.lit(
                path([(x, 40), (x + 34, CY), (x, 120), (x + 16, CY)])
            ) if k == n - 1 else ink.mass(path([(x, 40), (x + 34, CY), (x, 120), (x + 16, CY)]))

    ink.group(draw, f"rotate({turn:.0f} 120 80)")


@subject("teleport")
def _teleport(ink: Ink) -> None:
    """Somebody who comes out of light."""
    ink.fill(path([(84, 4), (156, 4), (170, 146), (70, 146)]), ink.accent.bright, 0.35)
    for k in range(5):
        ink.glow(disc(CX, 146 - k * 30, 52 - k * 4, 10), ink.accent, 1.4)
    ink.dark(
        smooth(
            [
                (CX, 34),
                (132, 46),
                (128, 62),
                (146, 76),
                (142, 112),
                (132, 146),
                (108, 146),
                (98, 112),
                (94, 76),
                (112, 62),
                (108, 46),
            ],
            True,
            0.6,
        )
    )
    for _ in range(14):
        ink.fill(
            box(ink.between(78, 160), ink.between(10, 140), 3, ink.between(3, 10)),
            ink.accent.pale,
            0.9,
        )


@subject("handcuffs")
def _cuffs(ink: Ink) -> None:
    for x, y in ((84, 92), (158, 72)):
        ink.line(disc(x, y, 30), "#05070d", 15, 0.6)
        ink.line(disc(x, y, 30), ink.light.mid, 10)
        ink.line(disc(x, y, 30), ink.light.pale, 1.8)
    ink.line("M108 76q12-14 26 8", ink.light.pale, 4, 1, "6 4")
    ink.lamp(158, 102, 3, ink.accent)


@subject("siren")
def _siren(ink: Ink) -> None:
    for side in (-1, 1):
        hue = ink.accent if side > 0 else HUES["blue"]
        ink.fill(
            path([(CX + side * 22, 84), (CX + side * 150, 20), (CX + side * 150, 130)]),
            hue.bright,
            0.3,
        )
    ink.mass("M82 108q0-62 38-62t38 62z", "url(#lit)")
    ink.shine("M94 104q0-42 20-50q-10 18-10 50z", 0.4)
    ink.lamp(CX, 84, 11, ink.accent)
    ink.steel("M66 108h108v18H66z")
    ink.dark("M54 126h132v14H54z")


@subject("road")
def _road(ink: Ink) -> None:
    """A way that leads into the city."""
    ink.fill(path([(112, 58), (128, 58), (214, 160), (26, 160)]), "#0a0d16")
    ink.line("M112 58L26 160M128 58L214 160", ink.light.bright, 2)
    for k in range(5):
        y, h = 64 + k * k * 4.4, 3 + k * 3.2
        ink.fill(
            path(
                [
                    (CX - 0.6 - k * 0.7, y),
                    (CX + 0.6 + k * 0.7, y),
                    (CX + 1 + k, y + h),
                    (CX - 1 - k, y + h),
                ]
            ),
            ink.accent.bright,
        )
    for side in (-1, 1):
        for k in range(3):
            x = CX + side * (26 + k * 34)
            ink.glow(
                f"M{x} {76 + k * 28}V{40 - k * 8}h{-side * (8 + k * 6)}",
                ink.accent if k % 2 else ink.light,
                1,
            )


@subject("storm")
def _storm(ink: Ink) -> None:
    """A force of weather or of the net."""
    for k in range(7):
        w, y = 70 - k * 9, 22 + k * 20
        x = CX + math.sin(k * 1.1 + ink.size) * 12
        ink.mass(disc(x, y, w, 10))
        ink.line(disc(x, y, w, 10), ink.accent.bright if k % 3 == 1 else ink.light.pale, 1.2, 0.8)
    for _ in range(8):
        ink.dark(
            path(
                ring(
                    ink.between(30, 210),
                    ink.between(20, 150),
                    ink.between(2, 5),
                    4,
                    ink.between(0, 3),
                )
            ),
            0.6,
        )
