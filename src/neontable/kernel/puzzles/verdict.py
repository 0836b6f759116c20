"""Whether a puzzle is solved: a function of where the table stands."""

from __future__ import annotations

from neontable.kernel.puzzles.file import Puzzle
from neontable.kernel.table import Table

OPEN, SOLVED, FAILED = "open", "solved", "failed"


def verdict(puzzle: Puzzle, table: Table) -> str:
    g, start = table.state, puzzle.begin
    over = table.over or puzzle.passed(g)
    if puzzle.goal.at_end and not over:
        return OPEN
    if puzzle.goal.met(g, start, puzzle.seat):
        return SOLVED
    return FAILED if over else OPEN
