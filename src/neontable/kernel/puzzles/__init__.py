"""Puzzles: positions with a goal, judged by the rules.  A capability of games that have goals."""

from neontable.kernel.puzzles.built_in import built_in, find
from neontable.kernel.puzzles.capability import Puzzles
from neontable.kernel.puzzles.check import Findings, check
from neontable.kernel.puzzles.file import BadPuzzle, Limit, Puzzle, read
from neontable.kernel.puzzles.goal import Goal, Win
from neontable.kernel.puzzles.trial import FAILED, OPEN, SOLVED, Hint, Trial, UnknownHint

__all__ = [
    "FAILED",
    "OPEN",
    "SOLVED",
    "BadPuzzle",
    "Findings",
    "Goal",
    "Hint",
    "Limit",
    "Puzzle",
    "Puzzles",
    "Trial",
    "UnknownHint",
    "Win",
    "built_in",
    "check",
    "find",
    "read",
]
