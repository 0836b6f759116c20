"""A trial: a puzzle being played.  The table is an ordinary one; the rules judge it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from neontable.kernel.asks import Answer, Ask, as_answer
from neontable.kernel.errors import BadAnswer, NeontableError
from neontable.kernel.events import unchain
from neontable.kernel.options import Thing
from neontable.kernel.puzzles.file import BadPuzzle, Puzzle
from neontable.kernel.puzzles.search import Search
from neontable.kernel.puzzles.verdict import FAILED, OPEN, SOLVED, verdict
from neontable.kernel.table import Table
from neontable.kernel.text import Text, say

LOOK, MOVE, ALL = 1, 2, 3
"""Steps of a hint: what it is about, the next answer, everything that is left."""
REPLY_WORK = 400
"""Answers that may be tried to find what is worst for the solver."""
CHAIN_WORK = 1000
"""The same for all answers that the others give until the solver is asked again."""
TRIAL_WORK = 5000
"""And for all that they give in one trial, what was taken back included."""
MOST_REPLIES = 300
"""Answers of the others until the solver is asked again."""

__all__ = ["ALL", "FAILED", "LOOK", "MOVE", "OPEN", "SOLVED", "Hint", "Trial", "UnknownHint"]


class UnknownHint(NeontableError):
    """A step that hints do not have."""


class Hint(msgspec.Struct, frozen=True):
    step: int
    text: Text
    things: tuple[Thing, ...] = ()
    """What it is about, as things of the scene."""
    back: int = 0
    """Answers of the solver to take back first: the line has left the stored solution."""


class Trial:
    """Whoever plays answers for the puzzle's seat; the others answer as the puzzle says."""

    def __init__(self, puzzle: Puzzle, table: Table | None = None) -> None:
        self.puzzle = puzzle
        self.table = puzzle.table() if table is None else table
        self.reply_budget = ReplyBudget()
        self._reply()

    @property
    def state(self) -> str:
        """open, solved or failed."""
        return verdict(self.puzzle, self.table)

    @property
    def ask(self) -> Ask | None:
        """The question to the solver; None when it is decided."""
        if self.state != OPEN:
            return None
        return next(iter(self.table.asks_for(self.puzzle.seat)), None)

    def answer(self, answer: Answer) -> None:
        """Answer for the solver; then the others answer."""
        if self.state != OPEN:
            raise BadAnswer(f"the puzzle is {self.state}; take an answer back, or begin again")
        self.table.answer(self.puzzle.seat, answer)
        self._reply()

    def _reply(self) -> None:
        for seat, answer in replies(self.puzzle, self.table, self.reply_budget):
            self.table.answer(seat, answer)

    def undo(self) -> None:
        """Take back the solver's last answer and what the others said since."""
        given = unchain(self.table.journal.answers)
        mine = [n for n, (seat, _) in enumerate(given) if seat == self.puzzle.seat]
        if not mine:
            raise BadAnswer("nothing has been answered yet")
        self.table.undo(len(given) - mine[-1])

    def again(self) -> None:
        """Back to the position."""
        if self.table.journal.count:
            self.table.undo(self.table.journal.count)
        self._reply()

    # -- help --------------------------------------------------------------------------------
    def hint(self, step: int) -> Hint:
        return hint(self.puzzle, self.table, step)


def given(puzzle: Puzzle, table: Table) -> list[Answer]:
    """What the solver has answered so far."""
    return [a for seat, a in unchain(table.journal.answers) if seat == puzzle.seat]


class ReplyBudget:
    """How much work the other seats' answers may still cost in one trial.  Anybody may write a
    puzzle and have a server play it, so the total is bounded whatever the position is."""

    __slots__ = ("left",)

    def __init__(self, left: int = TRIAL_WORK) -> None:
        self.left = left


def replies(
    puzzle: Puzzle, table: Table, reply_budget: ReplyBudget
) -> Iterator[tuple[int, Answer]]:
    """What the others answer until the solver is asked or it is decided.  Each pair must be given
    to the table before the next is asked for."""
    end = reply_budget.left - CHAIN_WORK
    for _ in range(MOST_REPLIES):
        if verdict(puzzle, table) != OPEN or table.asks_for(puzzle.seat):
            return
        ask = table.asks[0]
        answer, spent = _answer_of(puzzle, table, ask, reply_budget.left - max(0, end))
        reply_budget.left -= spent
        yield ask.seat, answer
    if verdict(puzzle, table) == OPEN and not table.asks_for(puzzle.seat):
        raise BadPuzzle([f"seat: the others answer more than {MOST_REPLIES} times before it does"])


def _answer_of(puzzle: Puzzle, table: Table, ask: Ask, work: int) -> tuple[Answer, int]:
    """An answer of another seat, and how many were tried to find it."""
    choices = Search(puzzle, REPLY_WORK).replies(table, ask)
    if len(choices) == 1 or work <= 0:
        return choices[0], 0
    search = Search(puzzle, min(REPLY_WORK, work))
    whole = search.left
    doubtful = None
    for tried, answer in enumerate(choices, 1):
        after = table.clone()
        after.answer(ask.seat, answer)
        wins = search.wins(after)
        if wins is False:
            return answer, tried + whole - search.left
        if wins is None and doubtful is None:
            doubtful = answer
    # Every answer loses: the boldest one resists longest.
    spent = len(choices) + whole - search.left
    return choices[0] if doubtful is None else doubtful, spent


# -- hints -----------------------------------------------------------------------------------------
def solution(puzzle: Puzzle) -> list[Answer]:
    return [as_answer(a, puzzle.game_object.option_type) for a in puzzle.solution]


def _strayed(puzzle: Puzzle, table: Table) -> int:
    """How many of the solver's answers are not those of the stored solution."""
    mine, line = given(puzzle, table), solution(puzzle)
    same = 0
    while same < min(len(mine), len(line)) and mine[same] == line[same]:
        same += 1
    return len(mine) - same


def rest_of(puzzle: Puzzle, table: Table) -> list[tuple[Ask, Answer, Text]]:
    """The stored solution from here on: each question, its answer, and the answer in words."""
    trial = Trial(puzzle, table.clone())
    for _ in range(_strayed(puzzle, table)):
        trial.undo()
    found = []
    for answer in solution(puzzle)[len(given(puzzle, trial.table)) :]:
        ask = trial.ask
        if ask is None:
            break
        found.append((ask, answer, puzzle.game_object.show.option_text(ask, answer)))
        trial.answer(answer)
    return found


def hint(puzzle: Puzzle, table: Table, step: int) -> Hint:
    """Help in steps: the thing it is about, the next answer, the whole rest."""
    if step not in (LOOK, MOVE, ALL):
        raise UnknownHint(f"hints have the steps 1 to 3; asked for {step!r}")
    back = _strayed(puzzle, table)
    rest = rest_of(puzzle, table)
    if not rest:
        return Hint(step, Text("nt-hint-none"), back=back)
    show = puzzle.game_object.show
    if step == LOOK:
        for ask, answer, _ in rest:
            things = show.things(answer)
            if things:
                name = _name(table, puzzle.seat, things[0])
                words = show.ask_text(ask) if name is None else name
                return Hint(step, say("nt-hint-look", thing=words), things, back)
        return Hint(step, say("nt-hint-ask", ask=show.ask_text(rest[0][0])), back=back)
    if step == MOVE:
        ask, answer, words = rest[0]
        return Hint(step, say("nt-hint-move", move=words), show.things(answer), back)
    whole = say("nt-hint-line", n=1, move=rest[0][2])
    for n, (_, _, words) in enumerate(rest[1:], 2):
        whole = say("nt-lines", a=whole, b=say("nt-hint-line", n=n, move=words))
    return Hint(step, whole, back=back)


def _name(table: Table, seat: int, thing: Thing) -> Text | None:
    """What the scene calls a thing."""
    scene: Any = table.scene(seat)
    for part in (*scene.pieces, *scene.regions):
        if part.thing == thing:
            return part.label  # type: ignore[no-any-return]
    return None
