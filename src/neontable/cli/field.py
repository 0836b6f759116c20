"""A board without squares in the terminal: a coarse map, then every position in inches.

Each piece has a letter on the map; what it is and where exactly it stands is in the list below.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_letters

from rich.text import Text as Styled

from neontable.cli.speech import Voice
from neontable.kernel.measure import coordinate
from neontable.kernel.scene import (
    Blast,
    Corridor,
    Note,
    Overlay,
    Piece,
    Ray,
    Reach,
    Region,
    Ruler,
    Scene,
)
from neontable.kernel.text import Text, literal
from neontable.kernel.zone import Polygon

BARRIER, SCENERY, ROOF, ZONE, REACH, EMPTY = "█", "▒", "=", ":", "∘", " "
LABELLED = 5
"""Inches between two numbers at the edge of the map."""
WIDEST = 120
SIGNS = ascii_letters.replace("l", "").replace("I", "").replace("O", "")


def rows(voice: Voice, scene: Scene, width: int, overlays: Sequence[Overlay] = ()) -> list[Styled]:
    standing = [p for p in scene.pieces if p.at is not None]
    letters = {p.id: SIGNS[i % len(SIGNS)] for i, p in enumerate(standing)}
    shown = (*scene.overlays, *overlays)
    return [
        *_map(voice, scene, min(width, WIDEST), standing, letters, shown),
        *_listed(voice, scene, standing, letters),
        *_explained(voice, scene, standing, shown),
    ]


def _map(
    voice: Voice,
    scene: Scene,
    width: int,
    standing: Sequence[Piece],
    letters: dict[str, str],
    overlays: Sequence[Overlay],
) -> list[Styled]:
    across = width - 6
    # A character is about twice as high as wide.
    down = max(1, round(across * scene.height / scene.width / 2))
    step_x, step_y = scene.width / across, scene.height / down
    reach = [p for o in overlays if isinstance(o, Reach) and o.tint != "shut" for p in o.polygons]
    signs = [
        [
            _ground(scene.regions, reach, int((c + 0.5) * step_x), int((r + 0.5) * step_y))
            for c in range(across)
        ]
        for r in range(down)
    ]
    for over in overlays:
        if isinstance(over, Ray):
            for c, r in _between(over, step_x, step_y):
                if r < down and c < across and signs[r][c] in (EMPTY, ZONE, REACH):
                    signs[r][c] = "×" if over.verdict == "blocked" else "·"
    for piece in standing:
        assert piece.at is not None
        c = min(across - 1, int(piece.at.x / step_x))
        r = min(down - 1, int(piece.at.y / step_y))
        signs[r][c] = letters[piece.id]
    inch = scene.inch or scene.width
    marks = [" "] * across
    for n in range(0, -(-scene.width // inch), LABELLED):
        for i, digit in enumerate(str(n)):
            c = int(n * inch / step_x) + i
            if c < across:
                marks[c] = digit
    rule = "─" * across
    out = ["    " + "".join(marks), f"   ┌{rule}┐"]
    labels = {
        min(down - 1, int(n * inch / step_y)): str(n)
        for n in range(0, -(-scene.height // inch), LABELLED)
    }
    out += [f"{labels.get(r, ''):>2} │{''.join(row)}│" for r, row in enumerate(signs)]
    out.append(f"   └{rule}┘")
    lines = [Styled(line, no_wrap=True, overflow="ignore") for line in out]
    lines.append(Styled(voice.of("field-legend"), style="dim"))
    return lines


def _ground(regions: Iterable[Region], reach: Iterable[Polygon], x: int, y: int) -> str:
    sign = EMPTY
    for region in regions:
        if region.look != "ground" and any(p.holds(x, y) for p in region.polygons):
            if region.look == "barrier":
                return BARRIER
            sign = ZONE if region.look == "zone" else ROOF if region.floor >= 0 else SCENERY
    if sign in (EMPTY, ZONE) and any(p.holds(x, y) for p in reach):
        return REACH
    return sign


def _between(ray: Ray, step_x: float, step_y: float) -> Iterable[tuple[int, int]]:
    n = int(max(abs(ray.x1 - ray.x0) / step_x, abs(ray.y1 - ray.y0) / step_y)) or 1
    for i in range(1, n):
        x, y = ray.x0 + (ray.x1 - ray.x0) * i / n, ray.y0 + (ray.y1 - ray.y0) * i / n
        yield int(x / step_x), int(y / step_y)


def _listed(
    voice: Voice, scene: Scene, standing: Sequence[Piece], letters: dict[str, str]
) -> list[Styled]:
    lines = []
    for piece in standing:
        assert piece.at is not None
        facts = [voice.text(b.tip) for b in piece.badges if b.tip is not None]
        name = voice.text(piece.label) + (f" ({', '.join(facts)})" if facts else "")
        x, y = (coordinate(n, scene.inch) for n in (piece.at.x, piece.at.y))
        words = voice.of("field-at", what=literal(name), x=x, y=y)
        line = Styled(f"{letters[piece.id]}  {words}")
        line.stylize("bold", 0, 1)
        lines.append(line)
    return lines


def _explained(
    voice: Voice, scene: Scene, standing: Sequence[Piece], overlays: Sequence[Overlay]
) -> list[Styled]:
    """What overlays say, in words: rays by the pieces at their ends."""

    def end(x: int, y: int) -> Text | str:
        for piece in standing:
            assert piece.at is not None
            if (piece.at.x - x) ** 2 + (piece.at.y - y) ** 2 <= piece.at.radius**2:
                return literal(voice.text(piece.label))
        return Text(
            "nt-point", (("x", coordinate(x, scene.inch)), ("y", coordinate(y, scene.inch)))
        )

    lines = []
    for over in overlays:
        match over:
            case Ray(x0, y0, x1, y1, _, Text() as label):
                words = literal(voice.text(label))
                lines.append(voice.of("field-ray", a=end(x0, y0), b=end(x1, y1), words=words))
            case Corridor(points, _, _, Text() as label) | Ruler(points, _, Text() as label):
                words = literal(voice.text(label))
                lines.append(
                    voice.of("field-ray", a=end(*points[0]), b=end(*points[-1]), words=words)
                )
            case Blast(x, y, _, Text() as label) | Note(x, y, Text() as label):
                words = literal(voice.text(label))
                lines.append(voice.of("field-note", a=end(x, y), words=words))
    return [Styled(line) for line in lines]
