"""Things of the street, the bank and the board room."""

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


@subject("coins")
def _coins(ink: Ink) -> None:
    """Money: the more, the higher it is stacked."""
    stacks = 2 + ink.size // 4
    for k in range(stacks):
        x = CX + (k - (stacks - 1) / 2) * 40
        n = 2 + ink.count(0, 3) + ink.size // 3
        for j in range(n):
            y = 140 - j * 10
            ink.lit(f"M{num(x - 19)} {y}v7a19 6 0 0 0 38 0v-7z", 0.9)
            ink.mass(disc(x, y, 19, 6), "url(#coin)", 1)
        ink.line(disc(x, 140 - (n - 1) * 10, 12, 3.6), ink.accent.deep, 1.2)

    def coin() -> None:
        ink.mass(disc(CX, 40, 24), "url(#coin)")
        ink.line(disc(CX, 40, 18), ink.accent.deep, 1.6)
        ink.line(
            f"M{CX - 7} 32l7 9l7-9M{CX} 41v11M{CX - 7} 43h14M{CX - 7} 48h14", ink.accent.deep, 2.4
        )

    ink.group(coin, f"translate({ink.between(-34, 34):.0f} {ink.between(-8, 6):.0f})")


@subject("chip-stick")
def _credstick(ink: Ink) -> None:
    def draw() -> None:
        ink.dark(box(58, 62, 124, 38))
        ink.fill(box(66, 70, 50, 22), ink.light.deep)
        ink.line(f"M70 {86}l10-10l8 6l12-12l12 4", ink.accent.bright, 2)
        ink.steel(box(182, 70, 26, 22))
        for k in range(3):
            ink.line(f"M188 {75 + k * 6}h16", ink.accent.bright, 1.6)
        ink.lit(disc(150, 81, 11))

    ink.group(draw, f"rotate({ink.between(-30, 24):.0f} 120 80)")


@subject("vault-door")
def _vault_door(ink: Ink) -> None:
    ink.steel(disc(CX, CY, 68))
    ink.dark(disc(CX, CY, 56))
    ink.steel(disc(CX, CY, 47))
    for x, y in ring(CX, CY, 62, 12, 0.2):
        ink.fill(disc(x, y, 3.4), ink.light.pale, 0.9)
    n = 3 + ink.size % 4
    turn = ink.between(0, 1)
    for x, y in ring(CX, CY, 34, n, turn):
        ink.line(f"M{CX} {CY}L{x:.1f} {y:.1f}", "#05070d", 9, 0.7)
        ink.line(f"M{CX} {CY}L{x:.1f} {y:.1f}", ink.light.bright, 5)
        ink.mass(disc(x, y, 6), "url(#lit)")
    ink.mass(disc(CX, CY, 12), "url(#lit)")


@subject("document")
def _document(ink: Ink) -> None:
    lean = ink.between(-12, 12)

    def sheet() -> None:
        ink.fill("M76 10h66l24 24v118H76z", "#e8edf6")
        ink.fill("M142 10v24h24z", "#aeb9cc")
        for k in range(8):
            ink.line(f"M86 {48 + k * 10}h{ink.between(34, 68):.0f}", "#66738c", 2.6)
        ink.fill(box(86, 20, 30, 16), ink.light.mid)

    ink.group(sheet, f"rotate({lean * -0.8:.0f} 120 80) translate(-10 4)", 0.55)
    ink.group(sheet, f"rotate({lean:.0f} 120 80)")
    kind = ink.count(0, 2)
    if kind == 0:
        ink.group(
            lambda: ink.line(box(92, 100, 70, 24), HUES["red"].bright, 4), "rotate(-14 120 110)"
        )
        ink.group(lambda: ink.line("M100 112h54", HUES["red"].bright, 5), "rotate(-14 120 110)")
    elif kind == 1:
        ink.lit(path(star(146, 128, 20, 14, 12)))
    else:
        ink.line("M90 140q10-18 18-6t18-8t20 6", ink.light.mid, 2.6)


@subject("contract")
def _contract(ink: Ink) -> None:
    _document(ink)

    def pen() -> None:
        ink.dark("M0 0l8-6l60 46l-6 9z")
        ink.lit("M0 0l8-6l-20-10z")

    ink.group(pen, f"translate(142 92) rotate({ink.between(-20, 14):.0f})")


@subject("briefcase")
def _briefcase(ink: Ink) -> None:
    ink.line("M96 54V36q0-8 8-8h32q8 0 8 8v18", "#05070d", 12, 0.6)
    ink.line("M96 54V36q0-8 8-8h32q8 0 8 8v18", ink.light.mid, 8)
    ink.mass("M54 54h132q8 0 8 8v74q0 8-8 8H54q-8 0-8-8V62q0-8 8-8z", "url(#dark)")
    ink.line("M46 92h148", ink.light.bright, 2)
    for x in (76, 164):
        ink.steel(box(x - 9, 84, 18, 16))
        ink.lamp(x, 92, 2, ink.accent)
    if ink.chance(0.5):
        ink.glow("M50 56H190", ink.accent, 2)
    ink.lit(path(ring(CX, 116, 12, 3 + ink.size % 5, ink.between(0, 1))))


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


@subject("billboard")
def _billboard(ink: Ink) -> None:
    """Neon that sells something."""
    ink.dark("M70 112h10v50H70zM160 112h10v50h-10z")
    ink.dark("M44 18h152v96H44z")
    ink.fill(box(50, 24, 140, 84), ink.light.deep)
    kind = ink.count(0, 3)
    if kind == 0:
        ink.glow(
            smooth(
                [
                    (84, 52),
                    (104, 44),
                    (120, 52),
                    (136, 44),
                    (156, 52),
                    (146, 76),
                    (120, 88),
                    (94, 76),
                ],
                True,
                0.8,
            ),
            ink.accent,
            2.4,
        )
        ink.glow("M88 60q32 16 64 0", ink.accent, 1.6)
    elif kind == 1:
        ink.glow(path(star(CX, 62, 32, 13, 5)), ink.accent, 2.4)
    elif kind == 2:
        ink.glow("M100 38h40l-20 26zM120 64v24M106 90h28", ink.accent, 2.4)
    else:
        ink.glow("M70 76l24-34l16 22l14-18l46 32", ink.accent, 2.4)
    for k in range(4):
        ink.line(f"M{62 + k * 32} 98h{ink.between(10, 24):.0f}", ink.light.pale, 3)
    for x in range(50, 196, 12):
        ink.lamp(x, 20, 1.2, ink.light)


@subject("newspaper")
def _newspaper(ink: Ink) -> None:
    def draw() -> None:
        ink.fill(path([(64, 14), (178, 20), (174, 150), (58, 144)]), "#dfe4ec")
        ink.fill(path([(72, 22), (170, 27), (169, 46), (71, 41)]), "#10131c")
        ink.fill(path([(70, 52), (122, 55), (120, 104), (68, 101)]), ink.light.mid)
        ink.fill(
            smooth([(80, 100), (86, 78), (95, 66), (104, 78), (110, 102)], True, 0.7), "#10131c"
        )
        for k in range(7):
            ink.line(f"M130 {58 + k * 8}l36 2", "#59647c", 2.6)
        for k in range(4):
            ink.line(f"M68 {112 + k * 8}l98 5", "#59647c", 2.4)

    ink.group(draw, f"rotate({ink.between(-14, 10):.0f} 120 80)")
    ink.glow(f"M176 30l{ink.count(14, 30)} -18M182 48l30-6", ink.accent, 1.6)


@subject("megaphone")
def _megaphone(ink: Ink) -> None:
    ink.mass("M66 66l76-42v96L66 98z")
    ink.lit(disc(144, 72, 11, 48))
    ink.dark("M46 66h22v32H46z")
    ink.dark("M80 100h18l6 44H86z")
    for k in range(3):
        r = 24 + k * 15
        ink.glow(f"M{158 + k * 4} {72 - r}q{r * 0.7:.0f} {r} 0 {2 * r}", ink.accent, 1.6)


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


@subject("plan")
def _plan(ink: Ink) -> None:
    """Rooms of an arena from above."""
    for row in range(3):
        for col in range(4):
            if ink.chance(0.15):
                continue
            hue = HUES[ink.pick("red", "blue", "yellow", "green", "purple", "white")]
            ink.fill(box(52 + col * 35, 26 + row * 37, 33, 35), hue.deep)
            ink.line(box(52 + col * 35, 26 + row * 37, 33, 35), hue.bright, 1.6)
            if ink.chance(0.25):
                ink.lamp(68 + col * 35, 43 + row * 37, 4, hue)


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


@subject("chair")
def _chair(ink: Ink) -> None:
    """The seat of somebody who decides."""
    ink.mass(
        smooth(
            [(84, 12), (CX, 4), (156, 12), (160, 86), (150, 104), (90, 104), (80, 86)], True, 0.4
        ),
        "url(#dark)",
    )
    ink.dark("M66 84h18v38H66zM156 84h18v38h-18z")
    ink.mass("M78 104h84v20H78z", "url(#dark)")
    ink.steel("M116 124h8v22h-8zM88 154l32-12l32 12l-4 5l-28-8l-28 8z")
    ink.lit(path(ring(CX, 44, 13, 3 + ink.size % 5, ink.between(0, 1))))
    for k in range(3):
        ink.line(f"M92 {66 + k * 11}h56", ink.light.bright, 1, 0.7)


@subject("chess")
def _chess(ink: Ink) -> None:
    """A plan that others do not see."""
    for x, s in ((78, 0.62), (166, 0.7)):
        ink.dark(
            smooth(
                [
                    (x, 150 - 96 * s),
                    (x + 14 * s, 150 - 78 * s),
                    (x + 8 * s, 150 - 58 * s),
                    (x + 22 * s, 150),
                    (x - 22 * s, 150),
                    (x - 8 * s, 150 - 58 * s),
                    (x - 14 * s, 150 - 78 * s),
                ],
                True,
                0.6,
            )
        )
    ink.mass("M98 152l8-40q-24-6-16-44q6-34 40-48l-4 12q26 10 26 44q0 20-18 38l8 38z")
    ink.lamp(CX - 3, 62, 3.4, ink.accent)
    ink.line("M108 112h32M104 128h38", ink.light.pale, 2)


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
