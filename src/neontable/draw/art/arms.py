"""Arms: guns that are put together from parts, blades, things that are thrown."""

from __future__ import annotations

import math

from neontable.draw.art.ink import CX, CY, Ink, box, disc, path, ring, smooth, star
from neontable.draw.art.subject import subject


def _barrels(ink: Ink, x: float, y: float, length: float, n: int, thick: float) -> None:
    for k in range(n):
        yy = y + (k - (n - 1) / 2) * (thick + 1.6)
        ink.steel(box(x, yy - thick / 2, length, thick))
        ink.fill(disc(x + length, yy, thick * 0.4), "#05070d")


def _flash(ink: Ink, x: float, y: float) -> None:
    if ink.chance(0.6):
        ink.fill(path(star(x + 10, y, 20, 7, 7, ink.between(0, 1))), ink.accent.bright, 0.9)
        ink.fill(path(star(x + 10, y, 11, 4, 7, ink.between(0, 1))), "#fff8e4")


def _tilted(ink: Ink, draw: object, degrees: float) -> None:
    assert callable(draw)
    ink.group(draw, f"rotate({degrees:.0f} 120 80)")


@subject("pistol")
def _pistol(ink: Ink) -> None:
    n = 2 if "heavy" in ink.marks else 1
    long = ink.between(0, 22) + ink.size * 1.5

    def draw() -> None:
        _barrels(ink, 128, 58, 36 + long, n, 9)
        ink.mass(path([(60, 44), (146, 44), (150, 50), (150, 72), (112, 74), (106, 84), (60, 74)]))
        ink.dark(path([(64, 74), (96, 76), (88, 138), (54, 134)]))
        for k in range(4):
            ink.line(f"M{64 - k * 1.5:.0f} {92 + k * 10}l26 3", ink.light.mid, 2)
        ink.line("M98 82q20 2 14 -12", ink.light.pale, 2.4)
        ink.line(f"M70 56h{ink.between(30, 70):.0f}", ink.accent.bright, 2.4)
        if ink.chance(0.5):
            ink.dark(box(76, 30, 44, 12))
            ink.lamp(122, 36, 2, ink.accent)
        if ink.chance(0.4):
            ink.steel(box(104, 74, 12, 34))

    _tilted(ink, draw, ink.between(-16, 6))
    _flash(ink, 170 + long, 52)


@subject("revolver")
def _revolver(ink: Ink) -> None:
    def draw() -> None:
        _barrels(ink, 116, 56, 66 + ink.size * 2, 1, 13)
        ink.steel(box(116, 44, 62, 5))
        ink.mass(path([(62, 46), (118, 42), (122, 78), (66, 82)]))
        ink.dark(disc(98, 62, 19, 22))
        for x, y in ring(98, 62, 11, 6, 0.3):
            ink.fill(disc(x, y, 3.2), ink.accent.bright)
        ink.dark(
            smooth([(62, 66), (82, 82), (72, 112), (60, 146), (36, 138), (46, 104)], True, 0.6)
        )
        ink.line("M90 84q16 12 24 -4", ink.light.pale, 2.6)
        ink.line("M62 46l-8-10", ink.light.pale, 4)

    _tilted(ink, draw, ink.between(-18, 4))
    _flash(ink, 186, 46)


@subject("rifle")
def _rifle(ink: Ink) -> None:
    def draw() -> None:
        _barrels(ink, 148, 74, 58 + ink.size * 2, 1, 7)
        ink.mass(path([(66, 62), (160, 60), (166, 68), (166, 84), (120, 90), (66, 86)]))
        ink.dark(path([(66, 64), (20, 62), (10, 98), (26, 100), (66, 84)]))
        ink.dark(path([(84, 88), (104, 90), (96, 126), (76, 122)]))
        clip = ink.count(0, 2)
        if clip == 0:
            ink.steel(path([(118, 90), (138, 88), (146, 128), (128, 132)]))
        elif clip == 1:
            ink.steel(disc(128, 106, 18))
            ink.line(disc(128, 106, 10), ink.accent.bright, 2)
        else:
            ink.steel(path([(116, 90), (136, 88), (136, 118), (116, 118)]))
        if ink.chance(0.7):
            ink.dark(box(90, 40, 58, 13))
            ink.steel(disc(150, 46, 9))
            ink.lamp(151, 46, 3, ink.accent)
            ink.line("M100 53v8M136 53v8", ink.light.pale, 3)
        ink.line(f"M74 74h{ink.between(40, 84):.0f}", ink.accent.bright, 2.6)
        for k in range(4):
            ink.fill(box(140 + k * 6, 64, 3, 5), "#05070d")

    _tilted(ink, draw, ink.between(-20, 0))
    _flash(ink, 208, 62)


@subject("sniper")
def _sniper(ink: Ink) -> None:
    def draw() -> None:
        _barrels(ink, 140, 78, 92, 1, 5)
        ink.steel(box(222, 73, 12, 10))
        ink.mass(path([(66, 70), (146, 70), (146, 86), (66, 90)]))
        ink.dark(path([(66, 72), (8, 76), (4, 104), (24, 104), (66, 88)]))
        ink.dark(box(84, 46, 66, 13))
        ink.steel(disc(152, 52, 10))
        ink.lamp(153, 52, 3.4, ink.accent)
        ink.line("M96 59v11M138 59v11", ink.light.pale, 3)
        ink.line("M150 86l-12 40M150 86l14 40", ink.light.mid, 4)
        ink.dark("M86 90h18l-6 30H80z")

    _tilted(ink, draw, ink.between(-14, 6))
    ink.line("M160 46H244", ink.accent.bright, 1, 0.8)


@subject("shotgun")
def _shotgun(ink: Ink) -> None:
    def draw() -> None:
        _barrels(ink, 110, 68, 96, 2, 8)
        ink.mass(path([(72, 58), (122, 58), (122, 84), (72, 88)]))
        ink.dark(smooth([(74, 62), (40, 66), (10, 88), (14, 114), (34, 110), (74, 88)], True, 0.5))
        ink.mass(box(136, 80, 42, 13), "url(#lit)")
        for k in range(5):
            ink.line(f"M{140 + k * 8} 81v11", "#05070d", 1.6)
        ink.line("M84 88q12 16 22 -2", ink.light.pale, 2.4)

    _tilted(ink, draw, ink.between(-20, 0))
    for _ in range(9):
        ink.line(
            f"M210 52l{ink.between(10, 40):.0f} {ink.between(-30, 20):.0f}", ink.accent.pale, 1.6
        )


@subject("machine-gun")
def _machine_gun(ink: Ink) -> None:
    def draw() -> None:
        _barrels(ink, 136, 72, 74, 3, 6)
        ink.steel(box(196, 58, 8, 28))
        ink.mass(path([(56, 50), (142, 50), (150, 60), (150, 90), (56, 94)]))
        ink.dark(path([(56, 56), (20, 62), (16, 96), (56, 90)]))
        ink.dark(path([(70, 94), (90, 94), (84, 130), (64, 126)]))
        for k in range(9):
            ink.lit(
                path(
                    [
                        (104 + k * 4, 94 + k * 7),
                        (112 + k * 4, 92 + k * 7),
                        (114 + k * 4, 97 + k * 7),
                        (106 + k * 4, 99 + k * 7),
                    ]
                ),
                0.8,
            )
        ink.line("M66 64h58", ink.accent.bright, 3)
        ink.line("M96 50v-12h30v12", ink.light.mid, 5)

    _tilted(ink, draw, ink.between(-14, 2))
    _flash(ink, 208, 58)


@subject("launcher")
def _launcher(ink: Ink) -> None:
    """A tube for rockets or grenades."""

    def draw() -> None:
        ink.mass(path([(18, 54), (176, 54), (176, 88), (18, 88), (8, 71)]))
        ink.dark(disc(176, 71, 8, 17))
        ink.lit(path([(180, 62), (206, 62), (224, 71), (206, 80), (180, 80)]))
        ink.dark("M92 88h18l-6 40H84z")
        ink.dark("M134 88h14v26h-14z")
        ink.dark(box(96, 36, 34, 18))
        ink.lamp(126, 45, 3.4, ink.accent)
        for k in range(4):
            ink.line(
                f"M{34 + k * 14} 55v32",
                ink.accent.bright if k == ink.size % 4 else ink.light.pale,
                2,
            )

    _tilted(ink, draw, ink.between(-18, -4))
    for _k in range(6):
        ink.fill(
            disc(ink.between(0, 40), ink.between(84, 120), ink.between(5, 14)),
            ink.light.bright,
            0.25,
        )


@subject("beam-gun")
def _beam_gun(ink: Ink) -> None:
    """A gun that shoots light, plasma or gravity."""
    kind = ink.count(0, 3)

    def draw() -> None:
        ink.mass(
            smooth(
                [
                    (40, 66),
                    (70, 50),
                    (130, 54),
                    (150, 62),
                    (150, 86),
                    (126, 94),
                    (70, 96),
                    (44, 88),
                ],
                True,
                0.5,
            )
        )
        ink.dark(path([(74, 94), (98, 94), (90, 132), (66, 128)]))
        for k in range(3 + ink.size % 3):
            ink.glow(disc(150 + k * 12, 74, 5, 17 - k * 2.4), ink.accent, 1.6)
        ink.lamp(96, 72, 8, ink.accent)
        ink.line(disc(96, 72, 16), ink.light.pale, 1.6)
        ink.line("M54 62q16 -26 50 -22", ink.light.mid, 5)

    _tilted(ink, draw, ink.between(-14, 4))
    if kind == 0:
        ink.glow("M196 70H244", ink.accent, 4)
    elif kind == 1:
        points = [(190.0 + k * 9, 70 + ink.between(-14, 14)) for k in range(7)]
        ink.glow(path(points, False), ink.accent, 2)
    elif kind == 2:
        for r in (10, 20, 30):
            ink.line(disc(214, 70, r * 0.5, r), ink.accent.bright, 2, 0.9)
    else:
        ink.lamp(212, 70, 12, ink.accent)


@subject("flamer")
def _flamer(ink: Ink) -> None:
    for k, paint in enumerate((ink.accent.mid, ink.accent.bright, "#fff3c8")):
        s = 1 - k * 0.28
        ink.fill(
            smooth(
                [
                    (140, 66),
                    (176, 66 - 34 * s),
                    (206, 66 - 20 * s),
                    (244, 66 - 42 * s),
                    (236, 66),
                    (244, 66 + 40 * s),
                    (200, 66 + 22 * s),
                    (172, 66 + 30 * s),
                ],
                True,
                0.8,
            ),
            paint,
            0.85,
        )
    ink.mass(path([(46, 56), (140, 58), (148, 64), (140, 74), (46, 78)]))
    ink.dark("M78 78h18l-6 38H70z")
    ink.steel(smooth([(30, 90), (60, 86), (64, 112), (58, 146), (34, 146), (26, 112)], True, 0.6))
    ink.line("M52 90q10 -14 24 -12", ink.light.pale, 4)
    ink.lamp(46, 116, 4, ink.accent)


@subject("blade")
def _blade(ink: Ink) -> None:
    """Sword or katana, with a lit edge."""
    curve = ink.between(-14, 14)
    guard = ink.count(0, 2)

    def one() -> None:
        ink.steel(
            f"M114 112Q{104 + curve:.0f} 50 {118 + curve:.0f} -8Q{128 + curve:.0f} 40 127 112z"
        )
        ink.glow(f"M116 108Q{107 + curve:.0f} 50 {119 + curve:.0f} -2", ink.accent, 1.4)
        if guard == 0:
            ink.lit(disc(120, 115, 19, 5))
        elif guard == 1:
            ink.lit("M96 108h48l6 8l-30 4l-30-4z")
        else:
            ink.lit(path(ring(120, 115, 13, 6)))
        ink.dark("M115 119h11l-1 40h-9z")
        for k in range(5):
            ink.line(f"M115 {124 + k * 7}l11 4", ink.light.bright, 1.4)

    lean = ink.between(22, 44)
    if "two" in ink.marks or ink.chance(0.25):
        ink.group(one, f"translate(0 2) rotate({-lean:.0f} 120 90) ")
    ink.group(one, f"translate(0 2) rotate({lean:.0f} 120 90)")


@subject("knife")
def _knife(ink: Ink) -> None:
    def draw() -> None:
        ink.steel(path([(108, 96), (104, 40), (122, 4), (134, 44), (132, 96)]))
        if ink.chance(0.5):
            for k in range(5):
                ink.fill(
                    path([(132.5, 52 + k * 8), (139, 56 + k * 8), (132.5, 60 + k * 8)]),
                    ink.light.pale,
                )
        ink.line("M114 44v46", ink.accent.bright, 2)
        ink.lit("M96 96h48v8H96z")
        ink.dark("M108 104h24l-3 50h-18z")

    _tilted(ink, draw, ink.between(20, 60))
    ink.fill(disc(ink.between(60, 80), 130, 3) + disc(70, 142, 2), ink.accent.bright)


@subject("claws")
def _claws(ink: Ink) -> None:
    ink.mass(smooth([(72, 160), (66, 118), (82, 96), (140, 94), (156, 116), (150, 160)], True, 0.6))
    for k in range(4):
        x = 78 + k * 22
        ink.steel(
            smooth(
                [
                    (x - 7, 108),
                    (x - 5 + k * 3, 60),
                    (x + 16 + k * 5, 8),
                    (x + 12 + k * 2, 62),
                    (x + 8, 108),
                ],
                True,
                0.6,
            )
        )
        ink.line(f"M{x} 100Q{x + k * 2} 60 {x + 14 + k * 5} 14", ink.accent.bright, 1.2)
    for k in range(3):
        ink.line(f"M84 {124 + k * 11}h56", ink.light.bright, 1.6)


@subject("axe")
def _axe(ink: Ink) -> None:
    def draw() -> None:
        ink.dark("M115 20h10v138h-10z")
        ink.steel("M125 26q44-8 52 26q-6 32-52 30z")
        ink.glow("M170 30q12 22 2 44", ink.accent, 1.6)
        ink.lit("M115 36L84 54l31 18z")

    _tilted(ink, draw, ink.between(8, 34))


@subject("bat")
def _bat(ink: Ink) -> None:
    """A club with nails, wires or a core of light."""

    def draw() -> None:
        ink.mass(
            smooth(
                [
                    (112, 154),
                    (114, 90),
                    (106, 40),
                    (108, 10),
                    (132, 10),
                    (134, 40),
                    (126, 90),
                    (128, 154),
                ],
                True,
                0.5,
            )
        )
        for k in range(6):
            side = -1 if k % 2 else 1
            ink.line(f"M{CX} {22 + k * 9}l{side * 22} -5", ink.light.pale, 2.4)
        for k in range(4):
            ink.line(f"M112 {110 + k * 11}l16 6", ink.accent.bright, 2)

    _tilted(ink, draw, ink.between(18, 44))


@subject("bow")
def _bow(ink: Ink) -> None:
    ink.line("M80 6Q180 40 176 80Q180 120 80 154", "#05070d", 11, 0.7)
    ink.line("M80 6Q180 40 176 80Q180 120 80 154", ink.light.mid, 7)
    ink.line("M80 6Q180 40 176 80Q180 120 80 154", ink.light.pale, 1.6)
    ink.line("M80 6L60 80L80 154", ink.light.pale, 1)
    ink.glow("M58 80H214", ink.accent, 2)
    ink.lit("M206 72l22 8l-22 8z")


@subject("grenade")
def _grenade(ink: Ink) -> None:
    ink.mass(
        smooth(
            [(CX, 46), (148, 54), (160, 90), (150, 128), (CX, 144), (90, 128), (80, 90), (92, 54)],
            True,
            0.7,
        )
    )
    for k in range(3):
        ink.line(f"M{84 - (k % 2) * 3} {70 + k * 22}q36 10 72 0", "#05070d", 2.4, 0.7)
    ink.line("M104 52q-10 44 0 88M136 52q10 44 0 88", "#05070d", 2.4, 0.7)
    ink.steel("M106 26h28v20h-28z")
    ink.line("M134 30q34-4 34 30v18", ink.light.mid, 5)
    ink.line(disc(92, 32, 11), ink.light.pale, 3)
    ink.lamp(CX, 92, 8, ink.accent)


@subject("bomb")
def _bomb(ink: Ink) -> None:
    ink.variant(lambda: _charge(ink), lambda: _round_bomb(ink))


def _charge(ink: Ink) -> None:
    for k in range(4):
        ink.mass(box(70 + k * 25, 54, 23, 92))
        ink.shine(box(73 + k * 25, 56, 4, 88), 0.3)
    ink.dark(box(64, 82, 112, 36))
    ink.fill(box(88, 88, 64, 24), "#0a0204")
    t = f"0{ink.count(0, 9)}:{ink.count(10, 59)}"
    ink.parts.append(
        f'<text x="120" y="107" font-family="monospace" font-weight="700" font-size="20" text-anchor="middle" fill="{ink.accent.bright}">{t}</text>'
    )
    ink.glow("M82 54q-14-40 30-36t40 36", ink.accent, 1.4)
    ink.line("M107 54q0-26 26-24t24 24", ink.light.bright, 2)


def _round_bomb(ink: Ink) -> None:
    ink.mass(disc(114, 96, 48), "url(#dark)")
    ink.shine(disc(96, 76, 13, 9), 0.3)
    ink.steel("M136 42l20 14l-9 14l-22-15z")
    ink.line("M148 46q14-30 34-18", ink.light.mid, 4)
    ink.fill(path(star(184, 26, 20, 7, 8)), ink.accent.bright)
    ink.fill(path(star(184, 26, 10, 4, 8)), "#fff")
    ink.line(disc(114, 96, 26), ink.accent.bright, 2, 0.8, "6 5")


@subject("bullets")
def _bullets(ink: Ink) -> None:
    n = 4 + ink.size // 4
    for k in range(n):
        x = CX + (k - (n - 1) / 2) * 24
        y = ink.between(-6, 10)
        ink.mass(f"M{x - 9:.1f} 150V{72 + y:.1f}h18V150z", "url(#lit)")
        ink.steel(f"M{x - 9:.1f} {72 + y:.1f}q0-36 9-50q9 14 9 50z")
        ink.line(f"M{x - 9:.1f} 140h18", "#05070d", 2)
        ink.shine(box(x - 6, 76 + y, 3, 70), 0.35)


@subject("crosshair")
def _crosshair(ink: Ink) -> None:
    """Somebody who is aimed at."""
    ink.dark(
        smooth(
            [
                (CX, 40),
                (136, 50),
                (132, 76),
                (158, 92),
                (166, 150),
                (74, 150),
                (82, 92),
                (108, 76),
                (104, 50),
            ],
            True,
            0.7,
        )
    )
    ink.glow(disc(CX, 70, 46), ink.accent, 1.8)
    ink.glow(disc(CX, 70, 26), ink.accent, 1)
    ink.glow(f"M{CX} 6v34M{CX} 100v36M56 70h34M150 70h34", ink.accent, 1.6)
    ink.lamp(CX, 62, 3.4, ink.accent)
    for k in range(12):
        a = k * math.pi / 6
        ink.line(
            f"M{CX + 46 * math.cos(a):.1f} {70 + 46 * math.sin(a):.1f}L{CX + 53 * math.cos(a):.1f} {70 + 53 * math.sin(a):.1f}",
            ink.accent.pale,
            1.2,
        )


@subject("scope")
def _scope(ink: Ink) -> None:
    ink.steel(path([(30, 60), (120, 52), (120, 108), (30, 100)]))
    ink.mass(disc(136, CY, 46))
    ink.fill(disc(136, CY, 37), "#05101a")
    ink.glow(disc(136, CY, 20), ink.accent, 1.2)
    ink.glow(f"M136 46v68M102 {CY}h68", ink.accent, 1)
    ink.shine(disc(122, 62, 12, 7), 0.4)
    ink.lamp(136, CY, 2.4, ink.accent)


@subject("shield")
def _shield(ink: Ink) -> None:
    d = "M66 22q54 -10 108 0v52q-2 52-54 80q-52-28-54-80z"
    ink.mass(d)
    ink.shine("M66 22q27 -5 54 -6v138q-52-28-54-80z", 0.1)
    ink.line("M76 32q44-7 88 0v42q-2 42-44 66q-42-24-44-66z", ink.light.pale, 1.6, 0.8)
    n = 3 + ink.size % 5
    ink.lit(path(star(CX, 78, 28, 12, n, ink.between(0, 1))))
    for k in range(2):
        ink.line(
            f"M{40 - k * 12} {50 + k * 14}q-8 30 4 56M{200 + k * 12} {50 + k * 14}q8 30 -4 56",
            ink.accent.bright,
            1.6,
            0.8,
        )


@subject("vest")
def _vest(ink: Ink) -> None:
    """Armour for the chest."""
    ink.mass("M82 14l22 8q16 12 32 0l22-8l16 20l-10 22l6 96q-54 14-100 0l6-96l-10-22z")
    ink.shade("M104 22q16 12 32 0l4 10q-20 14-40 0z", 0.5)
    for k in range(3):
        for side in (-1, 1):
            ink.steel(
                path(
                    [
                        (CX + side * 4, 54 + k * 30),
                        (CX + side * 42, 52 + k * 30),
                        (CX + side * 43, 76 + k * 30),
                        (CX + side * 4, 80 + k * 30),
                    ]
                ),
                1,
            )
    ink.lamp(CX + 30, 62, 2.6, ink.accent)
    ink.line("M82 14l-16 20M158 14l16 20", ink.accent.bright, 2)
