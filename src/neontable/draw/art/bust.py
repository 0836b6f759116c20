"""A bust: somebody in two lights, told apart by build, hair, headgear, eyes and dress.

Marks: build "broad" "slim" "troll" "ork" "elf" "dwarf" "robot"; head "hood" "helmet" "hat" "cap"
"mohawk" "long" "bald" "bun" "spikes" "beret" "crown"; eyes "visor" "goggles" "shades" "cyber-eye"
"mask" "gas-mask" "clown" "skull-mask" "blind"; dress "suit" "armor" "coat" "robe" "fur" "tank";
and "headset" "beard" "tattoo" "cigar" "gun" "blade" "wires" "medic" "star" behind or on them.
"""

from __future__ import annotations

from neontable.draw.art.clothes import CLOTHES
from neontable.draw.art.ink import (
    CX,
    SKIN,
    Hue,
    Ink,
    Point,
    box,
    disc,
    mirrored,
    path,
    smooth,
    star,
)

HAIR = ("#0d0f18", "#241a22", "#3b1f24", "#51361f", "#8f8a96", "#2a1440")
HEADS = ("hood", "helmet", "hat", "cap", "mohawk", "long", "bald", "bun", "spikes", "short", "bob")
EYES = ("visor", "goggles", "shades", "cyber-eye", "plain", "plain", "mask")
DRESS = ("suit", "armor", "coat", "tank", "coat")


class Bust:
    """Somebody, while they are painted."""

    def __init__(self, ink: Ink) -> None:
        self.ink = ink
        marks = ink.marks
        self.skin = ink.pick(*SKIN)
        self.hair_paint = ink.pick(*HAIR)
        if ink.chance(0.4):
            self.hair_paint = ink.accent.mid
        self.kin = next((k for k in ("troll", "ork", "elf", "dwarf", "robot") if k in marks), "")
        self.head = next((h for h in HEADS if h in marks), "") or ink.pick(*HEADS)
        self.eyes = next(
            (e for e in (*EYES, "gas-mask", "clown", "skull-mask", "blind") if e in marks), ""
        )
        self.eyes = self.eyes or ink.pick(*EYES)
        self.dress = next((d for d in (*DRESS, "robe", "fur") if d in marks), "") or ink.pick(
            *DRESS
        )
        wide = {"troll": 1.35, "ork": 1.18, "dwarf": 1.15, "elf": 0.9, "robot": 1.1}.get(
            self.kin, 1
        )
        wide *= 1.15 if "broad" in marks else 0.92 if "slim" in marks else ink.between(0.94, 1.08)
        self.shoulder = 52 * wide
        self.w = 23 * (0.5 + wide / 2) * (0.92 if self.kin == "elf" else 1)
        self.top = {"troll": 26, "dwarf": 48, "elf": 34}.get(self.kin, 36) + ink.between(-3, 3)
        self.chin = {"troll": 104, "dwarf": 108}.get(self.kin, 99) + ink.between(-3, 3)
        self.brow = self.top + (self.chin - self.top) * 0.46
        self.jaw = {"elf": 0.62, "troll": 0.95, "ork": 0.92, "dwarf": 0.92}.get(
            self.kin, ink.between(0.68, 0.86)
        )
        if self.kin == "troll":
            self.skin = ink.pick("#5b5f52", "#6a5a4e", "#4f5a66")
        elif self.kin == "ork":
            self.skin = ink.pick("#5e6b4a", "#6b6a44", "#705a48")
        elif self.kin == "robot":
            self.skin = "#55617a"

    def face(self) -> list[Point]:
        w, top, chin = self.w, self.top, self.chin
        h = chin - top
        return mirrored(
            [
                (0, top),
                (w * 0.62, top + h * 0.06),
                (w, top + h * 0.3),
                (w * 0.97, top + h * 0.58),
                (w * self.jaw, top + h * 0.82),
                (w * 0.34, chin),
                (0, chin + 1.5),
            ]
        )

    def paint(self) -> None:
        self.behind()
        self.body()
        if self.head in ("long", "bob") or self.head == "hood":
            self.hair_behind()
        self.neck()
        if self.kin == "elf":
            self.ears(26)
        elif self.kin in ("troll", "ork"):
            self.ears(11)
        face = smooth(self.face(), True, 0.9)
        self.ink.line(face, "#04060c", 5, 0.6)
        self.ink.fill(face, self.skin)
        self.ink.fill(face, "url(#faceL)")
        self.ink.fill(face, "url(#faceR)")
        self.features()
        self.on_head()
        self.on_eyes()
        self.extras()

    # -- parts -------------------------------------------------------------------------------
    def behind(self) -> None:
        ink = self.ink
        if "gun" in ink.marks:
            ink.group(lambda: long_gun(ink, ink.accent), "translate(62 6) rotate(58) scale(.95)")
        if "blade" in ink.marks:
            ink.group(lambda: sword(ink, ink.accent), "translate(172 -8) rotate(28)")
        if "wires" in ink.marks:
            for k in range(6):
                x = CX - 26 + k * 10
                end = 60 + k * 24 + ink.between(-8, 8)
                ink.glow(
                    f"M{x:.0f} 66Q{x + ink.between(-30, 30):.0f} 20 {end:.0f} -4", ink.accent, 1
                )

    def body(self) -> None:
        ink, s = self.ink, self.shoulder
        neck = self.chin + 6
        half = [(10, neck), (s * 0.55, neck + 13), (s * 0.95, neck + 26), (s * 1.12, 168), (0, 168)]
        d = smooth(mirrored(half), True, 0.8)
        ink.mass(d, {"suit": "url(#dark)", "robot": "url(#steel)"}.get(self.dress, "url(#body)"))
        CLOTHES[self.dress](self)

    def neck(self) -> None:
        ink = self.ink
        d = path(
            [
                (CX - 10, self.chin - 14),
                (CX + 10, self.chin - 14),
                (CX + 13, self.chin + 14),
                (CX, self.chin + 20),
                (CX - 13, self.chin + 14),
            ]
        )
        ink.fill(d, self.skin)
        ink.shade(d, 0.5)

    def ears(self, out: float) -> None:
        for side in (-1, 1):
            ear = [
                (CX + side * self.w * 0.9, self.brow - 4),
                (CX + side * (self.w + out), self.brow - out * 0.75),
                (CX + side * self.w * 0.9, self.brow + 14),
            ]
            d = path(ear)
            self.ink.line(d, "#04060c", 4, 0.6)
            self.ink.fill(d, self.skin)
            self.ink.fill(d, "url(#faceL)" if side < 0 else "url(#faceR)")

    def features(self) -> None:
        ink, y, w = self.ink, self.brow, self.w
        ink.shade(path([(CX - 2, y + 2), (CX + 5, y + 17), (CX - 3, y + 18)]), 0.35)
        mouth = self.chin - 11
        ink.line(
            f"M{CX - w * 0.33:.1f} {mouth:.1f}Q{CX} {mouth + ink.between(-3, 3):.1f} {CX + w * 0.33:.1f} {mouth:.1f}",
            "#1a0a10",
            1.8,
            0.8,
        )
        for side in (-1, 1):
            x = CX + side * w * 0.46
            ink.line(
                f"M{x - side * 6:.1f} {y - 5 + ink.between(0, 2):.1f}L{x + side * 7:.1f} {y - 8 + ink.between(-1, 3):.1f}",
                "#0b0a10",
                2.6,
                0.85,
            )
        if self.kin in ("ork", "troll"):
            for side in (-1, 1):
                x = CX + side * w * 0.36
                ink.fill(
                    path([(x - 3, mouth + 2), (x + 3, mouth + 2), (x + side, mouth - 11)]),
                    "#f3ead2",
                )
        if self.kin == "troll" or "horns" in ink.marks:
            for side in (-1, 1):
                x = CX + side * w * 0.7
                horn = [
                    (x, self.top + 10),
                    (x + side * 16, self.top + 2),
                    (x + side * 22, self.top - 20),
                    (x + side * 27, self.top + 6),
                    (x + side * 9, self.top + 21),
                ]
                ink.mass(smooth(horn, True, 0.8), "#cdbf9f", 1)
        if self.kin == "dwarf" or "beard" in ink.marks:
            beard = mirrored(
                [
                    (0, mouth + 4),
                    (w * 0.4, mouth - 5),
                    (w * 1.02, y + 8),
                    (w * 0.94, self.chin + 4),
                    (w * 0.4, self.chin + 22),
                    (0, self.chin + 26),
                ]
            )
            ink.mass(smooth(beard, True, 0.6), self.hair_paint, 1)
            ink.line(f"M{CX - 7} {mouth + 1:.0f}h14", "#1a0a10", 1.6)
        if "tattoo" in ink.marks:
            ink.line(f"M{CX + w * 0.3:.1f} {y + 10:.1f}l6 5l-5 6l5 6", ink.accent.bright, 1.6)

    def hair_behind(self) -> None:
        ink, w = self.ink, self.w
        if self.head == "hood":
            half = [
                (0, self.top - 15),
                (w * 1.05, self.top - 5),
                (w * 1.55, self.brow + 8),
                (w * 1.5, self.chin + 12),
                (0, self.chin + 24),
            ]
            ink.dark(smooth(mirrored(half), True, 0.8), 1.6)
            return
        low = self.chin + (34 if self.head == "long" else -2)
        half = [
            (0, self.top - 8),
            (w * 1.1, self.top + 6),
            (w * 1.45, self.brow + 14),
            (w * 1.5, low),
            (w * 0.6, low + 4),
            (0, low - 4),
        ]
        ink.mass(smooth(mirrored(half), True, 0.8), self.hair_paint, 1.4)

    def on_head(self) -> None:
        ink, w, top, brow = self.ink, self.w, self.top, self.brow
        match self.head:
            case "helmet":
                half = [
                    (0, top - 12),
                    (w * 0.9, top - 7),
                    (w * 1.3, brow - 10),
                    (w * 1.28, brow + 14),
                    (w * 1.0, brow + 20),
                    (w * 1.02, brow - 2),
                    (0, brow - 8),
                ]
                ink.steel(smooth(mirrored(half), True, 0.55), 1.6)
                ink.line(f"M{CX} {top - 12:.0f}V{brow - 8:.0f}", ink.accent.bright, 2)
                ink.lamp(CX + w * 1.05, brow + 4, 1.8, ink.accent)
            case "hat":
                ink.dark(
                    smooth(
                        mirrored(
                            [
                                (0, top - 15),
                                (w * 0.8, top - 13),
                                (w * 0.98, top + 10),
                                (0, top + 14),
                            ]
                        ),
                        True,
                        0.6,
                    ),
                    1.4,
                )
                ink.dark(disc(CX, top + 13, w * 1.75, 6), 1.5)
                ink.line(
                    f"M{CX - w * 0.96:.0f} {top + 5:.0f}Q{CX} {top + 11:.0f} {CX + w * 0.96:.0f} {top + 5:.0f}",
                    ink.accent.bright,
                    2.4,
                )
            case "cap":
                ink.mass(
                    smooth(
                        mirrored(
                            [
                                (0, top - 8),
                                (w * 0.86, top - 2),
                                (w * 1.06, brow - 12),
                                (0, brow - 15),
                            ]
                        ),
                        True,
                        0.7,
                    )
                )
                ink.dark(
                    path(
                        [
                            (CX - w * 1.2, brow - 12),
                            (CX + w * 0.8, brow - 16),
                            (CX + w * 0.9, brow - 9),
                            (CX - w * 1.3, brow - 6),
                        ]
                    )
                )
                ink.lamp(CX, top + 6, 2.2, ink.accent)
            case "mohawk":
                points: list[Point] = [(CX - 5, top + 8)]
                for k in range(5):
                    x = CX - 9 + k * 4.6
                    points += [(x, top - 20 - (4 - abs(k - 2)) * 4), (x + 2.4, top - 9)]
                points += [(CX + 7, top + 8)]
                ink.mass(path(points), ink.accent.bright, 1)
                ink.shade(
                    smooth(
                        mirrored(
                            [
                                (0, top),
                                (w * 0.7, top + 4),
                                (w * 0.96, brow - 12),
                                (w * 0.6, top + 12),
                                (0, top + 8),
                            ]
                        )
                    ),
                    0.45,
                )
            case "spikes":
                points = []
                for k in range(9):
                    t = (k - 4) / 4
                    points.append(
                        (
                            CX + t * w * 1.25,
                            top + 12 + abs(t) * 12 - 30 * (1 - t * t * 0.6) * (0.7 + 0.3 * (k % 2)),
                        )
                    )
                    points.append((CX + (t + 0.13) * w * 0.95, top + 8 + abs(t) * 14))
                ink.mass(
                    path(
                        [
                            *points,
                            (CX + w * 0.96, brow - 4),
                            (CX + w * 0.4, top + 20),
                            (CX - w * 0.3, top + 17),
                            (CX - w * 0.98, brow - 2),
                        ]
                    ),
                    self.hair_paint,
                    1.2,
                )
            case "bald":
                ink.shine(disc(CX - w * 0.35, top + 9, 6, 3.4), 0.25)
            case "bun":
                ink.mass(disc(CX + 3, top - 8, 10), self.hair_paint, 1.2)
                self._cap_of_hair(0.5)
            case "hood":
                half = [
                    (0, top - 9),
                    (w * 0.98, top + 2),
                    (w * 1.22, brow + 6),
                    (w * 1.1, self.chin),
                    (w * 0.94, brow + 10),
                    (w * 0.84, top + 15),
                    (0, top + 8),
                ]
                ink.mass(smooth(mirrored(half), True, 0.7), "url(#body)", 1.6)
            case "long" | "bob":
                self._cap_of_hair(0.72)
                for side in (-1, 1):
                    low = self.chin + (18 if self.head == "long" else -8)
                    lock = [
                        (CX + side * w * 0.62, top + 5),
                        (CX + side * w * 1.18, brow - 4),
                        (CX + side * w * 1.2, low),
                        (CX + side * w * 0.88, low - 5),
                        (CX + side * w * 0.9, brow),
                    ]
                    ink.mass(smooth(lock, True, 0.7), self.hair_paint, 1)
            case _:
                self._cap_of_hair(0.45)

    def _cap_of_hair(self, down: float) -> None:
        ink, w, top, brow = self.ink, self.w, self.top, self.brow
        part = ink.between(-0.6, 0.6)
        outline = [
            (CX - w * 1.05, brow - 2), (CX - w * 1.0, top + 6), (CX - w * 0.4, top - 7), (CX + w * 0.4, top - 7), (CX + w * 1.0, top + 6), (CX + w * 1.05, brow - 2),
            (CX + w * 0.86, top + 18 * down + 7), (CX + w * part, top + 13), (CX - w * 0.86, top + 20 * down + 7),
        ]  # fmt: skip
        ink.mass(smooth(outline, True, 0.7), self.hair_paint, 1.2)

    def on_eyes(self) -> None:
        ink, w, y = self.ink, self.w, self.brow
        accent = ink.accent
        match self.eyes:
            case "visor":
                d = path(
                    [
                        (CX - w * 1.04, y - 7),
                        (CX + w * 1.04, y - 7),
                        (CX + w * 0.96, y + 5),
                        (CX + 5, y + 6),
                        (CX, y + 3),
                        (CX - 5, y + 6),
                        (CX - w * 0.96, y + 5),
                    ]
                )
                ink.fill(d, "#070a12")
                ink.glow(f"M{CX - w * 0.86:.1f} {y - 1:.1f}H{CX + w * 0.86:.1f}", accent, 2.2)
            case "shades":
                for side in (-1, 1):
                    x = CX + side * w * 0.48
                    ink.fill(
                        path([(x - 10, y - 5), (x + 10, y - 5), (x + 8, y + 6), (x - 8, y + 6)]),
                        "#06080f",
                    )
                    ink.line(f"M{x - 7:.1f} {y - 2:.1f}l8 0", accent.bright, 1.8)
                ink.line(f"M{CX - w:.1f} {y - 4:.1f}H{CX + w:.1f}", "#06080f", 2)
            case "goggles":
                ink.line(f"M{CX - w:.1f} {y:.1f}H{CX + w:.1f}", "#0a0d16", 6)
                for side in (-1, 1):
                    x = CX + side * w * 0.46
                    ink.fill(disc(x, y, 9.5), "#0a0d16")
                    ink.fill(disc(x, y, 6.6), accent.mid)
                    ink.fill(disc(x - 2, y - 2, 2.8), accent.pale, 0.9)
            case "cyber-eye":
                self._eye(-1, accent, False)
                ink.fill(disc(CX + w * 0.46, y, 9), "#0d111c")
                ink.line(disc(CX + w * 0.46, y, 9), "#8796b3", 1.3)
                ink.lamp(CX + w * 0.46, y, 3.4, accent)
            case "mask" | "gas-mask":
                low = mirrored(
                    [
                        (0, y + 9),
                        (w * 0.98, y + 6),
                        (w * 0.88, self.chin - 5),
                        (w * 0.4, self.chin + 5),
                        (0, self.chin + 7),
                    ]
                )
                ink.dark(smooth(low, True, 0.5))
                if self.eyes == "gas-mask":
                    for side in (-1, 1):
                        ink.steel(disc(CX + side * 12, self.chin - 7, 8))
                        ink.line(disc(CX + side * 12, self.chin - 7, 4), accent.bright, 1.2)
                else:
                    for k in range(3):
                        ink.line(f"M{CX - 7} {y + 18 + k * 5:.0f}h14", accent.bright, 1.2, 0.9)
                self._eyes(accent)
            case "clown":
                ink.fill(disc(CX, y + 3, w * 0.86, (self.chin - self.top) * 0.42), "#eef1f7", 0.8)
                for side in (-1, 1):
                    ink.fill(path(star(CX + side * w * 0.46, y, 8, 3.4, 4)), "#0a0a12")
                ink.lamp(CX, y + 13, 4.4, accent)
                ink.line(
                    f"M{CX - w * 0.6:.0f} {self.chin - 16:.0f}Q{CX} {self.chin + 6:.0f} {CX + w * 0.6:.0f} {self.chin - 16:.0f}",
                    "#a30f2b",
                    4,
                )
                ink.line(
                    f"M{CX - w * 0.5:.0f} {self.chin - 13:.0f}Q{CX} {self.chin + 3:.0f} {CX + w * 0.5:.0f} {self.chin - 13:.0f}",
                    "#fff",
                    1.2,
                )
            case "skull-mask":
                ink.fill(disc(CX, y + 2, w * 0.9, (self.chin - self.top) * 0.44), "#dfe4ee", 0.92)
                for side in (-1, 1):
                    ink.fill(disc(CX + side * w * 0.44, y, 7.5, 8.5), "#05060b")
                    ink.lamp(CX + side * w * 0.44, y, 1.7, accent)
                ink.fill(path([(CX, y + 8), (CX + 4, y + 17), (CX - 4, y + 17)]), "#05060b")
                for k in range(-2, 3):
                    ink.line(f"M{CX + k * 5} {self.chin - 15:.0f}v9", "#05060b", 1.6)
            case "blind":
                ink.fill(box(CX - w * 1.02, y - 7, w * 2.04, 13), accent.mid)
                ink.line(f"M{CX - w:.0f} {y - 1:.0f}h{w * 2:.0f}", accent.bright, 1)
            case _:
                self._eyes(accent)

    def _eyes(self, hue: Hue) -> None:
        self._eye(-1, hue, True)
        self._eye(1, hue, True)

    def _eye(self, side: int, hue: Hue, glows: bool) -> None:
        ink, x, y = self.ink, CX + side * self.w * 0.46, self.brow
        ink.fill(path([(x - 7, y), (x, y - 3.4), (x + 7, y), (x, y + 3)]), "#0a0a10")
        ink.fill(disc(x, y - 0.3, 2.1), hue.bright if glows else "#e9eef7")

    def extras(self) -> None:
        ink, w = self.ink, self.w
        if "headset" in ink.marks:
            ink.line(
                f"M{CX - w * 1.1:.0f} {self.brow:.0f}Q{CX - w * 1.1:.0f} {self.top - 14:.0f} {CX} {self.top - 14:.0f}T{CX + w * 1.1:.0f} {self.brow:.0f}",
                "#0d111c",
                4,
            )
            for side in (-1, 1):
                ink.steel(disc(CX + side * w * 1.12, self.brow + 3, 6, 9))
            ink.glow(
                f"M{CX - w * 1.1:.0f} {self.brow + 10:.0f}Q{CX - w:.0f} {self.chin - 4:.0f} {CX - 9} {self.chin - 8:.0f}",
                ink.accent,
                1.2,
            )
        if "cigar" in ink.marks:
            ink.line(f"M{CX + 6} {self.chin - 10:.0f}l20 4", "#6b4a2c", 4)
            ink.lamp(CX + 27, self.chin - 6, 2, ink.accent)
        if "medic" in ink.marks:
            ink.fill(
                path(
                    [
                        (CX - 40, 140),
                        (CX - 32, 140),
                        (CX - 32, 132),
                        (CX - 26, 132),
                        (CX - 26, 140),
                        (CX - 18, 140),
                        (CX - 18, 146),
                        (CX - 26, 146),
                        (CX - 26, 154),
                        (CX - 32, 154),
                        (CX - 32, 146),
                        (CX - 40, 146),
                    ]
                ),
                "#f2f6ff",
            )
        if "star" in ink.marks:
            ink.fill(path(star(CX + 30, 140, 10, 4.4, 5)), ink.accent.bright)
        if "crown" in ink.marks:
            y = self.top - 6
            ink.lit(
                path(
                    [
                        (CX - 20, y + 8),
                        (CX - 24, y - 14),
                        (CX - 10, y - 3),
                        (CX, y - 18),
                        (CX + 10, y - 3),
                        (CX + 24, y - 14),
                        (CX + 20, y + 8),
                    ]
                )
            )


def long_gun(ink: Ink, hue: Hue) -> None:
    ink.dark("M0 0h34l4-6h22v6h46v5H60l-8 10H34l-8 16H14l6-16H0z")
    ink.line("M62 2h42", hue.bright, 1.4)


def sword(ink: Ink, hue: Hue) -> None:
    ink.steel("M-4 0L0-12L4 0V112H-4z")
    ink.glow("M0 0V108", hue, 1)
    ink.dark("M-14 112h28v6h-28zM-3 118h6v26h-6z")
