"""Whether a puzzle is sound: its solution works, nothing hidden decides, and it is not trivial."""

from __future__ import annotations

import msgspec

from neontable.kernel.asks import Answer
from neontable.kernel.chance import number_of
from neontable.kernel.errors import NeontableError
from neontable.kernel.puzzles.file import Puzzle
from neontable.kernel.puzzles.search import Search
from neontable.kernel.puzzles.trial import Trial, solution
from neontable.kernel.puzzles.verdict import OPEN, SOLVED
from neontable.kernel.table import Table

QUICK_WORK = 600
"""Answers tried for all first moves together; a thorough check takes more."""
WORLDS = 6
"""Worlds, dealt anew from what the seat knows, in which the solution must work."""
PLAYOUTS = 24
MOST_LUCK = 0.4
"""The greatest share of blind tries that may solve a puzzle."""
LONGEST = 150
MOST_OPTIONS = 200


class Findings(msgspec.Struct, frozen=True):
    """What a check found.  A puzzle without problems is sound."""

    problems: tuple[str, ...]
    answers: int = 0
    """Length of the stored solution."""
    first: int = 0
    """First moves that there are,"""
    working: int = 0
    """those that were proven to work,"""
    refuted: int = 0
    """and those that were proven not to; the rest needs more work."""
    luck: float = 0.0
    """The share of blind tries that solved it."""


def check(puzzle: Puzzle, work: int = QUICK_WORK, playouts: int = PLAYOUTS) -> Findings:
    """Play the stored solution, compare worlds, and search.  Deterministic: the same puzzle and the
    same work give the same findings."""
    problems = _line_problems(puzzle)
    if problems:
        return Findings(tuple(problems), len(puzzle.solution))
    problems += _world_problems(puzzle)
    first, working, refuted = _first_moves(puzzle, work)
    if puzzle.others == "worst":
        proven = Search(puzzle, work).wins(Trial(puzzle).table)
        if proven is False:
            problems.append("others: an answer of another seat refutes the solution")
    if first == working:
        problems.append("every first move solves it")
    if _blind(puzzle, None):
        problems.append("always taking the first option solves it")
    lucky = sum(_blind(puzzle, n) for n in range(playouts))
    luck = lucky / playouts if playouts else 0.0
    if luck > MOST_LUCK:
        problems.append(f"{lucky} of {playouts} blind tries solve it")
    return Findings(tuple(problems), len(puzzle.solution), first, working, refuted, luck)


def _line_problems(puzzle: Puzzle) -> list[str]:
    """Whether the stored solution solves it, with its last answer and not before."""
    trial = Trial(puzzle)
    drawn = trial.table.state.drawn
    line = solution(puzzle)
    if trial.state != OPEN:
        return [f"position: it is {trial.state} before anything is answered"]
    for n, answer in enumerate(line):
        if trial.state != OPEN:
            return [f"solution[{n}]: it is {trial.state} already"]
        try:
            trial.answer(answer)
        except NeontableError as fault:
            return [f"solution[{n}]: {fault}"]
    if trial.state != SOLVED:
        asked = "" if trial.ask is None else f"; the seat is asked {trial.ask.id!r}"
        return [f"solution: after its {len(line)} answers the puzzle is {trial.state}{asked}"]
    if puzzle.chance == "none" and trial.table.state.drawn != drawn:
        return ["chance: something was drawn; say 'fixed' or 'every'"]
    return []


def _world_problems(puzzle: Puzzle) -> list[str]:
    """Whether it also works in worlds that differ in everything the seat cannot know."""
    if puzzle.chance == "fixed":
        return []
    for n in range(WORLDS):
        table = puzzle.table(quiet=True).redeal(puzzle.seat, f"puzzle {n}")
        if not _works(puzzle, table):
            return [
                "chance: the solution fails where hidden cards lie otherwise: something that the "
                "seat cannot know decides"
            ]
    return []


def _works(puzzle: Puzzle, table: Table) -> bool:
    try:
        trial = Trial(puzzle, table)
        for answer in solution(puzzle):
            if trial.state == OPEN:
                trial.answer(answer)
    except NeontableError:
        return False
    return trial.state == SOLVED


def _first_moves(puzzle: Puzzle, work: int) -> tuple[int, int, int]:
    trial = Trial(puzzle)
    ask = trial.ask
    assert ask is not None
    found: list[bool | None] = []
    moves = Search(puzzle, 0).choices(trial.table, ask)
    search = Search(puzzle, 0)
    for answer in moves:
        search.left = max(1, work // len(moves))
        after = trial.table.clone()
        try:
            after.answer(ask.seat, answer)
        except NeontableError:
            continue
        found.append(search.wins(after))
    return len(found), found.count(True), found.count(False)


def _blind(puzzle: Puzzle, number: int | None) -> bool:
    """Play blindly: always the first option, or a random one that differs with the number."""
    trial = Trial(puzzle, puzzle.table(quiet=True))
    for n in range(LONGEST):
        ask = trial.ask
        if ask is None:
            break
        any_of = min(len(ask.options), MOST_OPTIONS)
        answer: Answer = ask.options[0 if number is None else number_of(f"{number} {n}") % any_of]
        trial.answer(answer)
    return trial.state == SOLVED
