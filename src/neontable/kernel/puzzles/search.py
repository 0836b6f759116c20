"""A search over a puzzle: whether its seat can reach the goal, whatever the others may answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from neontable.kernel.asks import Answer, Ask, as_answer, misplaced
from neontable.kernel.errors import BadAnswer
from neontable.kernel.events import unchain
from neontable.kernel.puzzles.file import Puzzle
from neontable.kernel.puzzles.verdict import OPEN, SOLVED, verdict
from neontable.kernel.table import Table

MOST_CHOICES = 400
"""Answers of one question that are tried; of places on a board, which are endless, `MOST_PLACES`
samples and those of the stored solution."""
MOST_PLACES = 60
DEEPEST = 120
NOWHERE = 1 << 30


class Search:
    """The solver needs one answer that works, the others may give any that the puzzle allows."""

    def __init__(self, puzzle: Puzzle, work: int) -> None:
        self.puzzle = puzzle
        self.left = work
        """Answers that may still be tried."""
        self.deepest = DEEPEST
        self._known: dict[str, bool] = {}
        self._path: dict[str, int] = {}
        """Positions that led here, with their depth: to come back to one is no progress."""
        self._back = NOWHERE
        """The least depth of a position that the last branch came back to."""
        self._stored = [as_answer(a, puzzle.game_object.option_type) for a in puzzle.solution]

    def wins(self, table: Table, depth: int = 0) -> bool | None:
        """Whether the solver can reach the goal from here; None when the work did not suffice."""
        state = verdict(self.puzzle, table)
        if state != OPEN:
            return state == SOLVED
        mine = table.asks_for(self.puzzle.seat)
        key = f"{table.digest} {len(self._fixed(table))}"
        if key in self._known:
            return self._known[key]
        if key in self._path:
            self._back = min(self._back, self._path[key])
            return False
        ask = mine[0] if mine else table.asks[0]
        choices = self.choices(table, ask) if mine else self.replies(table, ask)
        self._path[key] = depth
        above, self._back = self._back, NOWHERE
        found = self._tried(table, ask, choices, bool(mine), depth)
        del self._path[key]
        # A failure that rests on coming back to an earlier position is none for other paths.
        whole = self._back >= depth
        if found or (found is False and whole):
            self._known[key] = found
        self._back = above if whole else min(above, self._back)
        return found

    def _tried(
        self, table: Table, ask: Ask, choices: Sequence[Answer], mine: bool, depth: int
    ) -> bool | None:
        found: bool | None = not mine
        for answer in choices:
            if self.left <= 0 or depth >= self.deepest:
                return None
            self.left -= 1
            after = table.clone()
            try:
                after.answer(ask.seat, answer)
            except BadAnswer:
                continue  # a stored place that the rules refuse at this moment
            wins = self.wins(after, depth + 1)
            if wins is mine:  # one that works, or one that refutes, is enough
                return wins
            if wins is None:
                found = None
        return found

    def line(self, table: Table) -> list[Answer] | None:
        """Answers of the solver that reach the goal, against the first answer that the others may
        give each time; None when none were found."""
        # Short lines first: what is known from one depth serves the next.
        for self.deepest in range(2, DEEPEST, 2):
            if self.wins(table) is not None or self.left <= 0:
                break
        found: list[Answer] = []
        table = table.clone()
        while verdict(self.puzzle, table) == OPEN:
            mine = table.asks_for(self.puzzle.seat)
            ask = mine[0] if mine else table.asks[0]
            for answer in self.choices(table, ask) if mine else self.replies(table, ask)[:1]:
                after = table.clone()
                try:
                    after.answer(ask.seat, answer)
                except BadAnswer:
                    continue
                if self.wins(after):
                    break
            else:
                return None
            if mine:
                found.append(answer)
            table = after
        return found if verdict(self.puzzle, table) == SOLVED else None

    def choices(self, table: Table, ask: Ask) -> Sequence[Answer]:
        """What the solver may try, the stored answers first: the one that comes next, then the
        others, which may be right in another order."""
        mine = sum(seat == ask.seat for seat, _ in unchain(table.journal.answers))
        stored = self._stored[mine : mine + 1] + self._stored
        if ask.zone is not None:
            places = [a for a in dict.fromkeys(stored) if _inside(ask, a)]
            return [*places, *islice(ask.options, MOST_PLACES)]
        offered = list(islice(ask.options, MOST_CHOICES))
        first = [a for a in dict.fromkeys(stored) if a in offered]
        return first + [a for a in offered if a not in first]

    def replies(self, table: Table, ask: Ask) -> Sequence[Answer]:
        """What another seat may answer, as the puzzle says."""
        others = self.puzzle.others
        if others == "worst":
            return list(islice(ask.options, MOST_CHOICES))
        if others == "bot":
            return [self._bot(table, ask)]
        if others != "default":
            fixed = self._fixed(table)
            if fixed and fixed[0][0] == ask.seat:
                return [as_answer(fixed[0][1], self.puzzle.game_object.option_type)]
        return [ask.default_answer]

    def _fixed(self, table: Table) -> Sequence[tuple[int, object]]:
        """The answers of others that are written down and not given yet."""
        others = self.puzzle.others
        if isinstance(others, str):
            return ()
        seat = self.puzzle.seat
        gone = sum(by != seat for by, _ in unchain(table.journal.answers))
        return others[gone:]

    def _bot(self, table: Table, ask: Ask) -> Answer:
        game = self.puzzle.game_object
        for make in game.bots.values():
            # Made anew for each question, so that its answer depends on the position alone.
            seed = f"{self.puzzle.id} {table.journal.count}"
            return make(game, ask.seat, seed).choose(table.redeal(ask.seat, seed), ask)
        return ask.default_answer


def _inside(ask: Ask, answer: Answer) -> bool:
    return misplaced(ask, answer) is None
