"""A board without squares in the terminal: a coarse map, then every position in inches.

Each piece has its own sign on the map, or a letter where signs are not unique; what it is, which
tokens it has and where exactly it stands is in the list below.  Scenery has its height on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_letters

from rich.text import Text as Styled

from neontable.cli.speech import Voice
from neontable.kernel.measure import coordinate
from neontable.kernel.rendering import sign
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
ROOMY = 100
"""Characters of a line from which lists stand side by side."""
LOWEST = 16
"""Rows of a map, at the least: a coarser one shows nothing."""
SIGNS = ascii_letters.replace("l", "").replace("I", "").replace("O", "")


def rows(
    voice: Voice, scene: Scene, width: int, overlays: Sequence[Overlay] = (), height: int = 0
) -> list[Styled]:
    """`height`: the lines of the screen; the map leaves half of them to what is said and asked."""
    standing = [p for p in scene.pieces if p.at is not None]
    letters = _signs(standing)
    shown = (*scene.overlays, *overlays)
    screen, width = width, min(width, WIDEST)
    if height:
        most = max(LOWEST, height // 2)
        width = min(width, 6 + round(2 * most * scene.width / scene.height))
    return [
        *_map(voice, scene, width, standing, letters, shown),
        *_listed(voice, scene, standing, letters, screen),
        *_explained(voice, scene, standing, shown),
    ]


def _signs(standing: Sequence[Piece]) -> dict[str, str]:
    """What stands for each piece on the map: its own sign where these tell all of them apart."""
    own = [p.sign for p in standing]
    if len(set(own)) == len(own) and all(0 < len(s) <= 2 and s.isalnum() for s in own):
        return {p.id: p.sign for p in standing}
    return {p.id: SIGNS[i % len(SIGNS)] for i, p in enumerate(standing)}


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
    reaches = [o for o in overlays if isinstance(o, Reach) and o.tint != "shut"]
    reach = [p for o in reaches for p in o.polygons]
    signs = [
        [
            _ground(scene.regions, reach, int((c + 0.5) * step_x), int((r + 0.5) * step_y))
            for c in range(across)
        ]
        for r in range(down)
    ]
    for disc in (disc for o in reaches for disc in o.discs):
        c, r = int(disc.x / step_x), int(disc.y / step_y)
        if r < down and c < across and signs[r][c] in (EMPTY, ZONE):
            signs[r][c] = REACH
    for over in overlays:
        if isinstance(over, Ray):
            for c, r in _between(over, step_x, step_y):
                if r < down and c < across and signs[r][c] in (EMPTY, ZONE, REACH):
                    signs[r][c] = "×" if over.verdict == "blocked" else "·"
    bold: list[tuple[int, int, int]] = []
    if scene.inch:
        _heights(scene, signs, step_x, step_y)
    for piece in standing:
        assert piece.at is not None
        letter = letters[piece.id]
        c = min(across - len(letter), int(piece.at.x / step_x))
        r = min(down - 1, int(piece.at.y / step_y))
        signs[r][c : c + len(letter)] = letter
        bold.append((r, 4 + c, len(letter)))
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
    for r, start, long in bold:
        lines[2 + r].stylize("bold reverse", start, start + long)
    lines.append(Styled(voice.of("field-legend"), style="dim"))
    return lines


def _heights(scene: Scene, signs: list[list[str]], step_x: float, step_y: float) -> None:
    """How many inches high scenery is, in the middle of it where it is wide enough."""
    for region in scene.regions:
        if not region.height or region.look not in ("barrier", "scenery") or not region.polygons:
            continue
        ring = region.polygons[0].outline
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        number = f"{(2 * region.height + scene.inch) // (2 * scene.inch)}″"
        c = int((min(xs) + max(xs)) / 2 / step_x) - len(number) // 2
        r = int((min(ys) + max(ys)) / 2 / step_y)
        inside = 0 <= r < len(signs) and c >= 0 and c + len(number) <= len(signs[r])
        if inside and all(s in (BARRIER, SCENERY, ROOF) for s in signs[r][c : c + len(number)]):
            signs[r][c : c + len(number)] = number


def _ground(regions: Iterable[Region], reach: Iterable[Polygon], x: int, y: int) -> str:
    found = EMPTY
    for region in regions:
        if region.look != "ground" and any(p.holds(x, y) for p in region.polygons):
            if region.look == "barrier":
                return BARRIER
            found = ZONE if region.look == "zone" else ROOF if region.floor >= 0 else SCENERY
    if found in (EMPTY, ZONE) and any(p.holds(x, y) for p in reach):
        return REACH
    return found


def _between(ray: Ray, step_x: float, step_y: float) -> Iterable[tuple[int, int]]:
    n = int(max(abs(ray.x1 - ray.x0) / step_x, abs(ray.y1 - ray.y0) / step_y)) or 1
    for i in range(1, n):
        x, y = ray.x0 + (ray.x1 - ray.x0) * i / n, ray.y0 + (ray.y1 - ray.y0) * i / n
        yield int(x / step_x), int(y / step_y)


def _listed(
    voice: Voice, scene: Scene, standing: Sequence[Piece], letters: dict[str, str], width: int
) -> list[Styled]:
    lines = []
    for piece in standing:
        assert piece.at is not None
        facts = [voice.text(b.tip) for b in piece.badges if b.tip is not None]
        name = voice.text(piece.label) + (f" ({', '.join(facts)})" if facts else "")
        x, y = (coordinate(n, scene.inch) for n in (piece.at.x, piece.at.y))
        words = voice.of("field-at", what=literal(name), x=x, y=y)
        said = [(sign(t.sign, voice.lang), t.dim) for t in piece.tokens]
        tokens = "".join(f"({word})" if used else word for word, used in said)
        letter = letters[piece.id]
        line = Styled(f"{letter:<2} {words}" + (f"  {tokens}" if tokens else ""))
        line.stylize("bold", 0, len(letter))
        lines.append(line)
    return _in_columns(lines, width)


def _in_columns(lines: list[Styled], width: int) -> list[Styled]:
    """Two columns where the screen has room for them: a map and a question stand there, too."""
    half = -(-len(lines) // 2)
    room = max((line.cell_len for line in lines), default=0) + 3
    if len(lines) < 9 or 2 * room > width or width < ROOMY:
        return lines
    out = []
    for i in range(half):
        row = lines[i].copy()
        if half + i < len(lines):
            row.pad_right(room - row.cell_len)
            row.append_text(lines[half + i])
        out.append(row)
    return out


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
