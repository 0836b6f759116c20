"""Puzzles by their files: every trial keeps the whole file, since the house may change its own."""

from __future__ import annotations

from functools import lru_cache

from neontable.kernel.puzzles.file import Puzzle, read
from neontable.kernel.puzzles.house import house


@lru_cache(maxsize=256)
def puzzle_of(file: str) -> Puzzle:
    return read(file)


def house_id(puzzle: Puzzle) -> str:
    """The id of a puzzle that is the house's own, word for word; empty for one of somebody's."""
    for own in house(puzzle.game):
        if own.source == puzzle.source:
            return own.id
    return ""
