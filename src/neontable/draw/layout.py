"""Regions that lay their pieces out: rows, columns and piles of leaves, as SVG.

A card shows its name, its printed numbers and what lies on it; what it says in full is its
tooltip.  A marker lights what it stands at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from neontable.draw.ink import DEEP, FAINT, INK, Ink, breadth, hue, num, wrapped
from neontable.draw.scene_types import Piece, Region

HEAD = 22.0
GAP = 6.0
UPRIGHT = 0.73
"""Width of an upright card for a height of one."""
TALLEST, ACROSS_H, ACROSS_W = 118.0, 62.0, 150.0
CARRIED = 0.84
"""Size of a card that another carries."""
SMALLER = 0.84
"""How far leaves shrink before they overlap."""
SHOWN = 0.4
"""The least part of a card that stays visible where leaves overlap."""

Carried = Mapping[str, Sequence[Piece]]
"""Pieces carried by a piece, by its id."""


def lay(ink: Ink, r: Region, carried: Carried, x: float, y: float, w: float, h: float) -> None:
    """The name of a region and everything that stands in it."""
    here = carried.get(r.id, ())
    markers = [p for p in here if p.shape == "marker"]
    leaves = [p for p in here if p.shape != "marker"]
    size = 11.0
    ink.text(x + 9, y + 15, r.label.upper(), size, FAINT, room=w - 18, weight=600, spacing=0.6)
    top, room = y + HEAD, h - HEAD - GAP
    if r.layout == "stack":
        for piece in leaves[-1:]:
            tall = min(room, TALLEST, (w - 12) / UPRIGHT)
            side = (w - tall * UPRIGHT) / 2
            _leaf(ink, piece, carried, x + side, top, tall * UPRIGHT, tall)
    elif r.layout in ("column", "rise"):
        _column(ink, leaves, carried, x, top, w, room, r.layout == "rise")
    else:
        _row(ink, leaves, carried, x + 8, top, w - 16, room)
    for piece in markers:
        _marker(ink, piece, x + w - 18, y + h - 18)


# -- where each stands -----------------------------------------------------------------------------
def _slot(piece: Piece, carried: Carried) -> float:
    """How many leaves wide a card is with all that it carries."""
    own = 1.4 if piece.turned else 1.0
    return own + sum(
        CARRIED * _slot(p, carried) + 0.06 for p in carried.get(piece.id, ()) if p.shape != "marker"
    )


def _row(
    ink: Ink, leaves: Sequence[Piece], carried: Carried, x: float, y: float, w: float, h: float
) -> None:
    if not leaves:
        return
    slots = [_slot(p, carried) for p in leaves]
    best, chosen, high = -1.0, 1, TALLEST
    for rows in (1, 2, 3):
        tall = min(TALLEST, (h - GAP * (rows - 1)) / rows)
        longest = max([sum(line) + 0.08 * len(line) for line in _lines(slots, rows)])
        # Slightly smaller is better than overlapping.
        tall = min(tall, max(tall * SMALLER, w / longest / UPRIGHT))
        wide = tall * UPRIGHT
        shown = min([_step(line, wide, w) for line in _lines(slots, rows)]) * wide
        if shown > best * 1.15:
            best, chosen, high = shown, rows, tall
    wide = high * UPRIGHT
    at = 0
    for i, line in enumerate(_lines(slots, chosen)):
        squeeze = _step(line, wide, w)
        cx = x
        for n, slot in enumerate(line):
            step = (slot * wide + GAP) * squeeze
            piece = leaves[at]
            own = wide * (1.4 if piece.turned else 1.0)
            room = own if squeeze == 1.0 or n == len(line) - 1 else max(step - 4, own * SHOWN)
            _with_carried(ink, piece, carried, cx, y + i * (high + GAP), own, high, room)
            cx += step
            at += 1


def _lines(slots: Sequence[float], rows: int) -> list[list[float]]:
    """The slots in rows of about the same length."""
    limit = sum(slots) / rows
    lines: list[list[float]] = [[]]
    for slot in slots:
        if lines[-1] and sum(lines[-1]) + slot > limit + 0.5 and len(lines) < rows:
            lines.append([])
        lines[-1].append(slot)
    return lines


def _step(slots: Sequence[float], wide: float, room: float) -> float:
    """How far a row is condensed so that its leaves, which may overlap, fit; the last one is always
    whole."""
    if len(slots) < 2:
        return 1.0
    free = room - slots[-1] * wide
    return min(1.0, max(0.1, free / (sum(slots[:-1]) * wide + GAP * (len(slots) - 1))))


def _column(
    ink: Ink,
    leaves: Sequence[Piece],
    carried: Carried,
    x: float,
    y: float,
    w: float,
    h: float,
    rise: bool,
) -> None:
    if not leaves:
        return
    wide = min(w - 16, ACROSS_W)
    high = min(ACROSS_H, h)
    step = min(high + 4, (h - high) / (len(leaves) - 1)) if len(leaves) > 1 else 0.0
    # Drawn from the top down, so that names stay visible where leaves overlap.
    for i, piece in enumerate(reversed(leaves) if rise else leaves):
        _leaf(ink, piece, carried, x + (w - wide) / 2, y + i * step, wide, high)


def _with_carried(
    ink: Ink,
    piece: Piece,
    carried: Carried,
    x: float,
    y: float,
    w: float,
    h: float,
    room: float,
) -> None:
    """A card, and beside it in one frame the leaves that lie in it."""
    inner = [p for p in carried.get(piece.id, ()) if p.shape != "marker"]
    if inner:
        unit = w / (1.4 if piece.turned else 1.0)
        whole = _slot(piece, carried) * unit
        ink.rect(
            x - 3, y - 3, whole + 6, h + 6, "none", 9,
            f'stroke="{hue(piece.colour)}" stroke-opacity="0.6" stroke-dasharray="3 4"',
        )  # fmt: skip
    _leaf(ink, piece, carried, x, y, w, h, room)
    at = x + w
    for p in inner:
        unit = h * UPRIGHT * CARRIED
        at += 0.06 * h * UPRIGHT
        _with_carried(ink, p, carried, at, y + h * (1 - CARRIED), unit, h * CARRIED, unit)
        at += _slot(p, carried) * unit


# -- a card ----------------------------------------------------------------------------------------
def _leaf(
    ink: Ink,
    piece: Piece,
    carried: Carried,
    x: float,
    y: float,
    w: float,
    h: float,
    room: float = 0,
) -> None:
    markers = [p for p in carried.get(piece.id, ()) if p.shape == "marker"]
    ink.begin(ink.tooltip(piece))
    if piece.pile and not piece.dim:
        for d in (5, 2.5):
            ink.rect(x + d, y - d, w, h, DEEP, 7, f'stroke="{FAINT}" stroke-opacity="0.5"')
    if piece.shape == "back":
        _back(ink, piece, x, y, w, h)
    else:
        _face(ink, piece, x, y, w, h, room or w)
    ink.end()
    for marker in markers:
        ink.rect(
            x - 3, y - 3, w + 6, h + 6, "none", 9,
            f'stroke="{hue(marker.colour)}" stroke-width="3" filter="url(#glow)"',
        )  # fmt: skip
        _marker(ink, marker, x + w, y + h / 2)


def _face(ink: Ink, piece: Piece, x: float, y: float, w: float, h: float, room: float) -> None:
    colour = hue(piece.colour)
    dash = 'stroke-dasharray="5 4"' if piece.dim else ""
    ink.rect(x, y, w, h, "#10142a" if piece.dim else "#0c1022", 7)
    ink.rect(
        x, y, w, h, colour, 7,
        f'fill-opacity="{0.05 if piece.dim else 0.13}" stroke="{colour}" '
        f'stroke-width="1.6" stroke-opacity="{0.7 if piece.dim else 0.95}" {dash}',
    )  # fmt: skip
    if not piece.dim:
        ink.rect(x, y + 7, 3.5, h - 14, colour, 1.5)
    small = h < 90
    r = 8.6 if small else 9.6
    sign = piece.sign
    if sign and not piece.turned:
        ink.text(
            x + w - 8, y + h - 30, sign, 34,
            f'{colour}" fill-opacity="0.2', anchor="end", weight=800,
        )  # fmt: skip
    end = _name(ink, piece, x, y, min(w, room), h)
    if piece.sections and piece.sections[0].title is not None:
        # What kind of card it is, where there is room for it.
        within = min(w, room) - 15
        lines = wrapped(piece.sections[0].title, 8.6, within)
        fit = max(0, int((y + h - (2.2 * r if small else 5 * r) - end) / 9.6) + 1)
        if fit < len(lines):
            lines = [*lines[:fit][:-1], *(line.rstrip(" :–") + " …" for line in lines[:fit][-1:])]
        for line in lines:
            ink.text(x + 9, end, line, 8.6, colour, room=within)
            end += 9.6
    _tokens(ink, piece, x, y, w, h, r)


def _name(ink: Ink, piece: Piece, x: float, y: float, room: float, h: float) -> float:
    """The name in as many lines as there is room for; returns where it ends."""
    size = 10.8 if h >= 90 else 10.4
    most = 5 if h >= 100 else 4 if h >= 80 else 2
    within = room - 14
    name = piece.label
    lines = wrapped(name, size, within)
    while (len(lines) > most or breadth(max(lines, key=len), size) > within) and size > 8.2:
        size -= 0.4
        lines = wrapped(name, size, within)
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    fill = FAINT if piece.dim else INK
    at = y + 4 + size
    for line in lines:
        ink.text(x + 9, at, line, size, fill, room=within, weight=600)
        at += size * 1.16
    return at


def _tokens(
    ink: Ink,
    piece: Piece,
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
) -> None:
    """What lies on the card at its foot from the left; printed numbers above, or at the right."""
    lying = [t for b in piece.badges for t in b.tokens]
    foot = y + h - r - 5
    step = min(2.3 * r, (w - 12 - 2 * r) / max(1, len(lying) - 1))
    for i, token in enumerate(lying):
        ink.token(token, x + 7 + r + i * step, foot, r)
    printed = piece.tokens
    if not printed:
        return
    small = r * 0.86
    if h >= 80:
        line = foot - (2.35 * r if lying else 0)
        for i, token in enumerate(printed):
            ink.token(token, x + 7 + r + i * 2.3 * small, line, small)
    else:
        start = x + 7 + r + len(lying) * step
        for i, token in enumerate(printed):
            ink.token(token, start + i * 2.3 * small, foot, small)


def _back(ink: Ink, piece: Piece, x: float, y: float, w: float, h: float) -> None:
    """A card's other side: its number or, for a pile, how many there are."""
    fade = 'opacity="0.45"' if piece.dim else ""
    ink.rect(x, y, w, h, DEEP, 7, f'stroke="{FAINT}" stroke-width="1.6" {fade}')
    ink.rect(x + 4, y + 4, w - 8, h - 8, "url(#weave)", 4, f'stroke="#3a4270" {fade}')
    sign = piece.sign
    size = 21 if piece.pile else 15
    cx, cy = x + w / 2, y + h / 2
    if sign:
        half = max(15.0, breadth(sign, size) / 2 + 8)
        ink.rect(cx - half, cy - size * 0.8, 2 * half, size * 1.6, DEEP, size * 0.8)
        ink.text(cx, cy + size * 0.36, sign, size, INK, anchor="middle", weight=700)
    lying = [t for b in piece.badges for t in b.tokens]
    r = 8.6 if h < 90 else 9.6
    for i, token in enumerate(lying):
        ink.token(token, x + 9 + r + i * 2.3 * r, y + h - r - 7, r)


def _marker(ink: Ink, piece: Piece, cx: float, cy: float) -> None:
    """A disc with an arrow: who stands here is on the way in."""
    ink.begin(ink.tooltip(piece))
    ink.add(
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="13" fill="{hue(piece.colour)}" '
        f'stroke="{DEEP}" stroke-width="2" filter="url(#glow)"/>'
        f'<path d="M{num(cx)} {num(cy - 8)}l7 8h-4v7h-6v-7h-4z" fill="{DEEP}"/>'
    )
    ink.end()
