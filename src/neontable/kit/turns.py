"""Turn order around a table."""

from __future__ import annotations

from collections.abc import Iterator


def clockwise(start: int, seats: int) -> Iterator[int]:
    """Every seat once, `start` first."""
    for i in range(seats):
        yield (start + i) % seats


def after(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def others(seat: int, seats: int) -> Iterator[int]:
    """Every other seat once, clockwise from the left neighbour."""
    for i in range(1, seats):
        yield (seat + i) % seats
