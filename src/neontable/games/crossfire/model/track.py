"""Damage tracks as numbers.

A level of a track is one whole number:

    n > 0          n points of any kind, all in one turn
    -1 to -4       one point of a colour: black, blue, green, red
    aspect(...)    an aspect of the Dragon: so many points of its colour or, instead, so many points
                   of any kind, all in one turn (CF-MDR-005)

Cards declare `(3, "blue", "blue", 1)` and `("4 green or 9",)`, as people write them; the library
stores the numbers."""

from __future__ import annotations

from collections.abc import Sequence

from neontable.games.crossfire.model.terms import COLOUR_INDEX, COLOURS

Track = tuple[int, ...]


def level(written: int | str) -> int:
    """One level as a number."""
    if isinstance(written, int):
        return written
    if written in COLOUR_INDEX:
        return -1 - COLOUR_INDEX[written]
    own, colour, _, any = written.split()
    return aspect(colour, int(own), int(any))


def track(written: Sequence[int | str]) -> Track:
    return tuple([level(w) for w in written])


def aspect(colour: str, own: int, any: int) -> int:
    """A level that takes `own` points of the colour, or `any` points of every kind."""
    return -(1000 * any + 10 * own + 1 + COLOUR_INDEX[colour])


def written(level: int) -> int | str:
    """A level as people write it; an aspect as "4 green or 9"."""
    if level > 0:
        return level
    colour, own, any = parts(level)
    name = COLOURS[colour]
    return f"{own} {name} or {any}" if any else name


def parts(level: int) -> tuple[int, int, int]:
    """Of a level that names a colour: its index, the points of it, and the points of any kind that
    do instead (0: none do)."""
    n = -level
    own = n // 10 % 100
    return n % 10 - 1, own or 1, n // 1000
