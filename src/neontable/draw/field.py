"""A board without squares as SVG: areas with their outlines, bases where they stand, overlays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import cast

from neontable.draw.ink import DEEP, EDGE, FAINT, INK, RAISED, Ink, hue, num, segment
from neontable.draw.scene_types import Overlay, Piece, Region, Scene
from neontable.kernel.scene import (
    Blast,
    Corridor,
    FigureShape,
    Note,
    Ray,
    Reach,
    Ruler,
    Token,
)
from neontable.kernel.zone import Point, Polygon

VERDICTS = {"clear": "green", "hindered": "yellow", "blocked": "red"}
TINTS = {"easy": ("cyan", 0.2), "hard": ("yellow", 0.14), "shut": ("red", 0.25)}
HIGH = {"scenery", "barrier"}


class Field:
    """The field of one scene: `unit` pixels to a unit, its corner at left, top."""

    def __init__(self, ink: Ink, scene: Scene, unit: float, left: float, top: float) -> None:
        self.ink, self.scene, self.unit = ink, scene, unit
        self.left, self.top = left, top

    def draw(self) -> None:
        ink = self.ink
        width, height = self.scene.width * self.unit, self.scene.height * self.unit
        ink.rect(*self.at(0, 0), width, height, RAISED)
        self.grid()
        for region in self.scene.regions:
            if region.polygons:
                self.area(region)
        for over in self.scene.overlays:
            self.overlay(over)
        for piece in self.scene.pieces:
            if piece.at is not None:
                self.stand(piece)
        for over in self.scene.overlays:
            self.words(over)

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.unit, self.top + y * self.unit

    def path(self, polygons: Iterable[Polygon]) -> str:
        rings = [ring for p in polygons for ring in (p.outline, *p.holes)]
        return "".join(self.line(ring) + "Z" for ring in rings)

    def line(self, points: Sequence[Point]) -> str:
        places = [self.at(*p) for p in points]
        return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in places)

    # -- what lies there ---------------------------------------------------------------------
    def grid(self) -> None:
        """A line for every inch, a stronger one for every six."""
        scene, ink = self.scene, self.ink
        step = scene.inch
        for i in range(1, -(-max(scene.width, scene.height) // step) if step else 0):
            paint = f'stroke="{EDGE}" stroke-opacity="{0.35 if i % 6 else 0.9}"'
            if i * step < scene.width:
                (x, y), (_, y1) = self.at(i * step, 0), self.at(0, scene.height)
                ink.add(segment(x, y, x, y1, paint))
            if i * step < scene.height:
                (x, y), (x1, _) = self.at(0, i * step), self.at(scene.width, 0)
                ink.add(segment(x, y, x1, y, paint))

    def area(self, region: Region) -> None:
        colour = hue(region.colour)
        paint = {
            "ground": f'fill="none" stroke="{EDGE}" stroke-width="2"',
            "zone": f'fill="{colour}" fill-opacity="0.08" stroke="{colour}" '
            'stroke-dasharray="7 6" stroke-opacity="0.7"',
            "scenery": f'fill="{colour}" fill-opacity="0.4" stroke="{colour}" '
            'stroke-width="1.5" stroke-dasharray="4 3"',
            "barrier": f'fill="#464b66" stroke="{INK}" stroke-width="2.5"',
        }.get(region.look, f'fill="{RAISED}" stroke="{colour}" stroke-opacity="0.6"')
        self.ink.begin([region.label])
        self.ink.add(
            f'<path d="{self.path(region.polygons)}" fill-rule="evenodd" '
            f'stroke-linejoin="round" {paint}/>'
        )
        self.ink.end()
        if region.look in HIGH:
            xs = [x for p in region.polygons for x, _ in p.outline]
            ys = [y for p in region.polygons for _, y in p.outline]
            x, y = self.at((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
            room = (max(xs) - min(xs)) * self.unit
            bases = [self.at(p.at.x, p.at.y) for p in self.scene.pieces if p.at is not None]
            # Where somebody stands on the name, the tooltip says it.
            if all(abs(a - x) > room / 2 or abs(b - y) > 24 for a, b in bases):
                self.ink.text(x, y + 4, region.label, 11, FAINT, room=room, anchor="middle")

    def stand(self, piece: Piece) -> None:
        assert piece.at is not None
        ink, colour = self.ink, hue(piece.colour)
        x, y = self.at(piece.at.x, piece.at.y)
        r = max(4.0, piece.at.radius * self.unit)
        looks = {b.look for b in piece.badges}
        ink.begin(ink.tooltip(piece), 'opacity="0.55"' if piece.dim else "")
        if "active" in looks:
            ink.add(
                f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r * 1.4)}" fill="none" '
                f'stroke="{ink.accent}" stroke-width="2.5" filter="url(#glow)"/>'
            )
        ink.add(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{DEEP}" '
            f'stroke="{colour}" stroke-width="2"/>'
        )
        dx, dy = piece.at.facing
        if dx or dy:
            n = hypot(dx, dy)
            ux, uy = dx / n * r, dy / n * r
            tip = (x + ux * 1.5, y + uy * 1.5)
            sides = [(x + ux * 0.96 - k * uy * 0.5, y + uy * 0.96 + k * ux * 0.5) for k in (1, -1)]
            points = " ".join(f"{num(a)},{num(b)}" for a, b in (tip, *sides))
            ink.add(f'<polygon points="{points}" fill="{colour}"/>')
        ink.token(Token(piece.sign, cast(FigureShape, piece.shape), piece.colour), x, y, r * 0.8)
        if "dead" in looks:
            d = r * 0.8
            paint = f'stroke="{hue("red")}" stroke-width="3"'
            ink.add(segment(x - d, y - d, x + d, y + d, paint))
            ink.add(segment(x - d, y + d, x + d, y - d, paint))
        ink.end()

    # -- overlays ------------------------------------------------------------------------------
    def overlay(self, over: Overlay) -> None:
        add = self.ink.add
        match over:
            case Reach(tint, polygons, discs):
                colour, opacity = TINTS[tint]
                add(f'<g fill="{hue(colour)}" opacity="{opacity}">')
                for polygon in polygons:
                    add(f'<path d="{self.path([polygon])}" fill-rule="evenodd"/>')
                for disc in discs:
                    self.circle(disc.x, disc.y, disc.radius, "")
                add("</g>")
            case Ray(x0, y0, x1, y1, verdict):
                colour = hue(VERDICTS[verdict])
                dash = "2 7" if verdict == "blocked" else "10 5"
                paint = f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
                add(segment(*self.at(x0, y0), *self.at(x1, y1), paint))
            case Corridor(points, half, verdict):
                add(
                    f'<path d="{self.line(points)}" fill="none" stroke="{hue(VERDICTS[verdict])}" '
                    f'stroke-width="{num(2 * half * self.unit)}" stroke-opacity="0.2" '
                    'stroke-linecap="round" stroke-linejoin="round"/>'
                )
            case Ruler(points, verdict):
                add(
                    f'<path d="{self.line(points)}" fill="none" stroke="{hue(VERDICTS[verdict])}" '
                    'stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
                )
            case Blast(x, y, radius):
                paint = (
                    f'fill="{FAINT}" fill-opacity="0.08" stroke="{FAINT}" stroke-dasharray="6 6"'
                )
                self.circle(x, y, radius, paint)

    def circle(self, x: int, y: int, radius: int, paint: str) -> None:
        cx, cy = self.at(x, y)
        r = num(radius * self.unit)
        self.ink.add(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{r}" {paint}/>')

    def words(self, over: Overlay) -> None:
        """What an overlay says, over everything else."""
        match over:
            case Ray(x0, y0, x1, y1, verdict, str(label)):
                self.label((x0 + x1) / 2, (y0 + y1) / 2, label, verdict)
            case Corridor(points, _, verdict, str(label)) | Ruler(points, verdict, str(label)):
                self.label(*points[-1], label, verdict)
            case Blast(x, y, radius, str(label)):
                self.label(x, y - radius, label, "")
            case Note(x, y, text, verdict):
                self.label(x, y, text, verdict)

    def label(self, x: float, y: float, words: str, verdict: str) -> None:
        colour = hue(VERDICTS[verdict]) if verdict else FAINT
        cx, cy = self.at(x, y)
        half = 4 + 3.6 * len(words)
        self.ink.rect(
            cx - half, cy - 10, 2 * half, 20, DEEP, 10, f'fill-opacity="0.9" stroke="{colour}"'
        )
        self.ink.text(cx, cy + 4, words, 12, INK, room=2 * half - 8, anchor="middle", weight=600)
