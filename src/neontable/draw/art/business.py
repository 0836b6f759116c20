"""Things of the bank, the office and the press."""

from __future__ import annotations

from neontable.draw.art.ink import (
    CX,
    CY,
    HUES,
    Ink,
    box,
    disc,
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
