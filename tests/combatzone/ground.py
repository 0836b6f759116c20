"""Battlefields for tests, in inches."""

from __future__ import annotations

from typing import Any

from neontable.games.combatzone.space import (
    GROUND,
    INCH,
    Base,
    Battlefield,
    Moving,
    No,
    Passage,
    Piece,
    Space,
    Way,
)
from neontable.kernel.zone import Place, Ring

Point = tuple[float, float]


def units(inches: float) -> int:
    return round(inches * INCH)


def box(x: float, y: float, w: float, d: float) -> Ring:
    x0, y0, x1, y1 = units(x), units(y), units(x + w), units(y + d)
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def barrier(x: float, y: float, w: float, d: float, height: float = 4, **more: Any) -> Piece:
    return Piece("barrier", "barrier", box(x, y, w, d), units(height), "wall", **more)


def roof(x: float, y: float, w: float, d: float, height: float = 4, **more: Any) -> Piece:
    return barrier(x, y, w, d, height, roof=True, **more)


def obstacle(x: float, y: float, w: float, d: float, height: float = 1, **more: Any) -> Piece:
    return Piece("obstacle", "obstacle", box(x, y, w, d), units(height), "car", **more)


def house(x: float, y: float, w: float, d: float, thick: float = 0.4, height: float = 4) -> Piece:
    inner = box(x + thick, y + thick, w - 2 * thick, d - 2 * thick)
    return Piece("house", "barrier", box(x, y, w, d), units(height), "ruin", holes=(inner[::-1],))


def passage(
    kind: Any, piece: int, a: Point, b: Point, width: float = 1.2, state: int = 0, on: int = GROUND
) -> Passage:
    up = piece if kind in ("ladder", "stairs") else on
    start, end = (*at(*a)[:2], on), (*at(*b)[:2], up)
    return Passage(kind, kind, piece, start, end, units(width), state)


def ground(*pieces: Piece, passages: tuple[Passage, ...] = (), doors: Any = None) -> Space:
    return Space(Battlefield("test", units(30), units(22), pieces, passages), doors)


def at(x: float, y: float, floor: int = GROUND) -> Place:
    return units(x), units(y), floor


def model(
    n: int, x: float, y: float, floor: int = GROUND, side: int = 0, radius: int = 135
) -> Base:
    return Base(n, units(x), units(y), floor, radius, side)


def rival(n: int, x: float, y: float, floor: int = GROUND) -> Base:
    return model(n, x, y, floor, side=1)


def among(*bases: Base, loose: Any = None) -> Moving:
    return Moving(bases, loose)


def way(found: Way | No) -> Way:
    assert isinstance(found, Way), found
    return found


def no(found: object) -> No:
    assert isinstance(found, No), found
    return found
