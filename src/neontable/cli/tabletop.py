"""A table with cards in the terminal: rows of columns, each with a heading and its cards in words.

A sign before a card marks it as face down, as known only to this seat, or as where a marker stands,
so the table can be read without colour.  Generic: it knows no game."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from rich.text import Text as Styled

from neontable.cli.speech import Voice
from neontable.kernel.scene import Badge, Piece, Region, Scene

DOWN, KNOWN, HERE, INSIDE = "▒", "░", "▶", "└"
NARROWEST = 14
WIDEST = 140
GUTTER = 2
PILE = 12
BROAD = 0.7
"""A row wider than this share of the table is written in lines instead of columns."""

PAINTS = {
    "red": "red",
    "blue": "bright_blue",
    "yellow": "yellow",
    "green": "green",
    "purple": "magenta",
    "cyan": "cyan",
    "pink": "bright_magenta",
}

Carried = Mapping[str, Sequence[Piece]]
Lines = list[tuple[str, str]]
"""Words and their style."""


def rows(voice: Voice, scene: Scene, width: int) -> list[Styled]:
    """All regions from the top down."""
    width = min(width, WIDEST)
    carried: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        carried.setdefault(piece.place, []).append(piece)
    shown = [r for r in scene.regions if r.w > 0 and r.h > 0]
    ids = {r.id for r in shown}
    under = {whole: r for r in shown for whole in r.lit_with if whole in ids}
    """By region: the one that is part of it, and is shown in its column."""
    tops = [r for r in shown if not ids.intersection(r.lit_with)]
    starts = sorted({r.y for r in tops})
    out: list[Styled] = []
    for y in starts:
        band = sorted((r for r in tops if r.y == y), key=lambda r: r.x)
        # An empty place for later is not shown.
        later = [r.y for r in shown if r.y > y]
        reach = min(later, default=y + 1e9)
        band = [r for r in band if r.id in carried or r.y + r.h <= reach]
        if not band:
            continue
        most = max(1, (width + GUTTER) // (NARROWEST + GUTTER))
        each = -(-len(band) // -(-len(band) // most))
        for at in range(0, len(band), each):
            chosen = band[at : at + each]
            wide = _widths(chosen, width)
            out += _band(voice, scene, chosen, carried, wide)
            inner = [under.get(r.id) for r in chosen]
            if any(inner):
                out += _band(voice, scene, inner, carried, wide, True)
    signs = voice.of("draw-signs", down=DOWN, known=KNOWN, here=HERE)
    out.append(Styled(signs, style="dim"))
    return out


def _widths(band: Sequence[Region], width: int) -> list[int]:
    """As wide as they are on the table; piles are narrow."""
    room = width - GUTTER * (len(band) - 1)
    wide = [PILE if r.layout == "stack" else NARROWEST for r in band]
    spare = room - sum(wide)
    whole = sum(r.w for r in band if r.layout != "stack") or 1
    for i, r in enumerate(band):
        if r.layout != "stack":
            wide[i] += int(spare * r.w / whole)
    return wide


def _band(
    voice: Voice,
    scene: Scene,
    band: Sequence[Region | None],
    carried: Carried,
    wide: Sequence[int],
    part: bool = False,
) -> list[Styled]:
    """Regions side by side; a part of the one above has a dotted line for a heading."""
    columns = [
        _column(voice, scene, r, carried, w, part) if r is not None else []
        for r, w in zip(band, wide, strict=True)
    ]
    out = []
    for i in range(max(len(c) for c in columns)):
        line = Styled(no_wrap=True, overflow="ignore")
        for column, w in zip(columns, wide, strict=True):
            words, style = column[i] if i < len(column) else ("", "")
            line.append(words, style)
            line.append(" " * (w + GUTTER - len(words)))
        line.rstrip()
        out.append(line)
    return out


def _column(
    voice: Voice, scene: Scene, r: Region, carried: Carried, width: int, part: bool = False
) -> Lines:
    paint = PAINTS.get(r.colour, "") if r.colour != "grey" else ""
    label = voice.text(r.label)
    heading = f"─ {label} " if len(label) < width - 3 else f"─ {label[: width - 4]}… "
    lines: Lines = [(heading + "─" * (width - len(heading)), f"bold {paint}".strip())]
    if part:
        lines = [("┄" * width, paint)]
    here = list(carried.get(r.id, ()))
    cards = [p for p in here if p.shape != "marker"]
    for piece in here:
        if piece.shape == "marker":
            lines.append((f"{HERE} {voice.text(piece.label)}"[:width], "bold bright_magenta"))
    if r.layout == "rise":
        cards.reverse()
    elif r.layout == "stack":
        cards = cards[-1:]
    if r.w >= BROAD * scene.width:
        words = " · ".join(" ".join(_words(voice, p)) for p in cards)
        return lines + [(line, "") for line in textwrap.wrap(words, width)]
    for piece in cards:
        lines += _card(voice, piece, carried, width)
    return lines


def _card(voice: Voice, piece: Piece, carried: Carried, width: int, depth: int = 0) -> Lines:
    inner = carried.get(piece.id, ())
    met = any(p.shape == "marker" for p in inner)
    lead = "  " * (depth - 1) + f"{INSIDE} " if depth else ""
    lead += f"{HERE} " if met else ""
    name, *facts = _words(voice, piece)
    style = "bold bright_magenta" if met else "dim" if piece.dim else ""
    indent = " " * (2 + 2 * depth)
    whole = f"{name} ({', '.join(facts)})" if facts else name
    lines = textwrap.wrap(lead + whole, width, subsequent_indent=indent)
    rows = [(line, style) for line in lines]
    if piece.line is not None:
        said = textwrap.wrap(voice.text(piece.line), width, initial_indent=indent)
        rows += [(line if i == 0 else indent + line, "dim") for i, line in enumerate(said)]
    for p in inner:
        if p.shape != "marker":
            rows += _card(voice, p, carried, width, depth + 1)
    return rows


def _words(voice: Voice, piece: Piece) -> list[str]:
    """What a card is called here, then each thing that lies on it."""
    facts = [words for words in (_fact(voice, b) for b in piece.badges) if words]
    if piece.shape == "back":
        if piece.pile:
            return [f"{DOWN} {', '.join(facts)}"]
        return [f"{DOWN} {piece.sign}", *facts]
    lead = f"{KNOWN} " if piece.dim else ""
    return [lead + voice.text(piece.label), *facts]


def _fact(voice: Voice, b: Badge) -> str:
    """The short form where there is one; what a sign already shows is not repeated."""
    if b.label is not None and b.value != "":
        return f"{voice.text(b.label).lower()} {b.value}"
    if b.tip is None or b.look == "drawn":
        return ""
    return voice.text(b.tip)
