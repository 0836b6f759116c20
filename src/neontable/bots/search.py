"""A bot that looks ahead to the end of its own turn, for any game with an evaluation
(`kernel/evaluation.py`).

It searches only worlds dealt by `table.redeal(seat)`: what the seat cannot know is guessed anew
for every decision, from the bot's own seed.  Within a turn the bot is alone in deciding, so a
line of play is worth its end, and an option is worth its best line; others who are asked
something in between answer by instinct.
"""

from __future__ import annotations

import secrets
from math import exp, sqrt

import msgspec

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.chance import number_of
from neontable.kernel.errors import NeontableError
from neontable.kernel.game import Game
from neontable.kernel.table import Table

LINES = 60
"""Lines looked at per world and decision at effort 1."""
WORLDS = 2
"""Guesses at what the seat cannot know, per decision at effort 1."""
WIDTH = 24
"""Options looked at per ask, the best by instinct."""
CURIOSITY = 6.0
"""Points by which a promising but little tried option is preferred."""
SURPRISE = 5
"""In playouts, one answer in this many is random."""
STEP_LIMIT = 400
MANY = 256
"""More options than this are sampled, not judged one by one."""

_MASK = (1 << 64) - 1

Line = tuple[Answer, ...]


class _Node:
    """A decision of ours in one world, with what was found behind each option."""

    __slots__ = ("best", "done", "kids", "options", "priors", "table", "top", "visits")

    def __init__(self, table: Table, options: list[Answer], priors: list[float]) -> None:
        n = len(options)
        self.table = table
        self.options = options
        self.priors = priors
        self.kids: list[_Node | None] = [None] * n
        self.best: list[float | None] = [None] * n
        self.visits = [0] * n
        self.done = [False] * n
        self.top: float | None = None

    @property
    def known(self) -> bool:
        """Whether every line from here has been looked at."""
        return all(self.done)

    def select(self) -> int:
        """The option to try next: good so far, or promising and little tried."""
        top = self.top if self.top is not None else 0.0
        reach = CURIOSITY * sqrt(1 + sum(self.visits))
        pick, score = 0, float("-inf")
        for i, done in enumerate(self.done):
            if done:
                continue
            found = self.best[i]
            s = found if found is not None else top - 0.5
            s += reach * self.priors[i] / (1 + self.visits[i])
            if s > score:
                pick, score = i, s
        return pick

    def learn(self, i: int, value: float) -> None:
        """A line through option i ended in this worth."""
        self.visits[i] += 1
        before = self.best[i]
        if before is None or value > before:
            self.best[i] = value
        if self.top is None or value > self.top:
            self.top = value
        kid = self.kids[i]
        if kid is not None and kid.known:
            self.done[i] = True


class _Planned(msgspec.Struct):
    """An answer planned in advance: valid as long as the seat sees what was predicted."""

    ask: Ask
    view: msgspec.Struct
    answer: Answer


class SearchBot:
    """The same seed and seat give the same choices.  `effort` multiplies the time it takes."""

    def __init__(
        self, game: Game, seat: int, seed: int | str | None = None, effort: float = 1.0
    ) -> None:
        if game.evaluation is None:
            raise NeontableError(f"{game.name} has no evaluation, so no search bot")
        self.judge = game.evaluation
        self.seat = seat
        # More lines in one world would only overfit its hidden cards, so worlds grow as well.
        self.lines = max(4, round(LINES * sqrt(effort)))
        self.worlds = max(1, round(WORLDS * sqrt(effort)))
        if seed is None:
            start = secrets.randbits(64)
        else:
            start = number_of(f"{game.name} search bot {seat} {seed}")
        self._x = start or 1
        self._plan: list[_Planned] = []

    def choose(self, table: Table, ask: Ask) -> Answer:
        if len(ask.options) == 1:
            return ask.options[0]
        if self._plan:
            planned = self._plan.pop(0)
            if planned.ask == ask and planned.view == table.view(self.seat):
                return planned.answer
            self._plan = []
        world = self._world(table)
        if self.judge.stretch(world.state)[0] != self.seat:
            return self._react(world, ask)
        return self._think(table, world)

    # -- chance of our own -------------------------------------------------------------------
    def _next(self) -> int:
        x = self._x
        x ^= (x << 13) & _MASK
        x ^= x >> 7
        x ^= (x << 17) & _MASK
        self._x = x
        return x

    def _world(self, table: Table) -> Table:
        return table.redeal(self.seat, f"search {self._next()}")

    def _offer(self, t: Table, ask: Ask) -> tuple[list[Answer], list[float]]:
        """The options worth a look, in the order they were offered, with what instinct says."""
        options = ask.options
        n = len(options)
        if n > MANY:  # too many to judge: a sample of them
            picked = sorted({self._next() % n for _ in range(WIDTH)})
            return [options[i] for i in picked], [0.0] * len(picked)
        feeling = self.judge.instinct(t.state, ask)
        kept = list(range(n))
        if n > WIDTH:
            kept = sorted(sorted(kept, key=lambda i: -feeling[i])[:WIDTH])
        return [options[i] for i in kept], [feeling[i] for i in kept]

    def _instinctive(self, t: Table, ask: Ask) -> Answer:
        options, feeling = self._offer(t, ask)
        return options[feeling.index(max(feeling))]

    # -- somebody else's turn ------------------------------------------------------------------
    def _react(self, world: Table, ask: Ask) -> Answer:
        """The best immediate result: nobody can predict what the others will do next."""
        options, feeling = self._offer(world, ask)
        scores = []
        for option, felt in zip(options, feeling, strict=True):
            t = world.clone()
            t.answer(self.seat, option)
            # Instinct decides between equals; a 64th keeps it from deciding anything else.
            scores.append(self.judge.worth(t.state, self.seat) + felt / 64)
        return options[scores.index(max(scores))]

    # -- our own turn ----------------------------------------------------------------------------
    def _think(self, table: Table, world: Table) -> Answer:
        worlds = [world, *(self._world(table) for _ in range(self.worlds - 1))]
        totals: dict[Answer, float] = {}
        lines: dict[Answer, tuple[float, Line, Table]] = {}
        for w in worlds:
            root, found = self._search(w)
            low = min(b for b in root.best if b is not None)
            for option, value in zip(root.options, root.best, strict=True):
                # An option that was never tried did not look promising.
                totals[option] = totals.get(option, 0.0) + (low if value is None else value)
            for option, (value, line) in found.items():
                if option not in lines or value > lines[option][0]:
                    lines[option] = (value, line, w)
        pick = max(totals, key=lambda o: totals[o])
        if pick in lines:
            _, line, w = lines[pick]
            self._plan = self._foresee(w, line)
        return pick

    def _search(self, world: Table) -> tuple[_Node, dict[Answer, tuple[float, Line]]]:
        """Lines of play from a decision: its node, and the best line behind each option."""
        here = self.judge.stretch(world.state)
        root = self._node(world)
        found: dict[Answer, tuple[float, Line]] = {}
        for _ in range(self.lines):
            path = [(root, root.select())]
            while (kid := path[-1][0].kids[path[-1][1]]) is not None:
                path.append((kid, kid.select()))
            value, tail = self._try(*path[-1], here)
            for node, i in reversed(path):
                node.learn(i, value)
            first = root.options[path[0][1]]
            if first not in found or value > found[first][0]:
                found[first] = (value, (*(node.options[i] for node, i in path), *tail))
            if root.known:
                break
        return root, found

    def _try(self, node: _Node, i: int, here: tuple[int, int]) -> tuple[float, list[Answer]]:
        """Try an option for the first time, and play on to the end of the turn."""
        t = node.table.clone()
        t.answer(self.seat, node.options[i])
        tail: list[Answer] = []
        if self._settle(t, here):
            node.kids[i] = self._node(t)
            t = t.clone()
            tail = self._play_on(t, here)
        else:
            node.done[i] = True
        return self.judge.worth(t.state, self.seat), tail

    def _node(self, t: Table) -> _Node:
        options, feeling = self._offer(t, t.asks_for(self.seat)[0])
        high = max(feeling)
        weights = [exp(felt - high) for felt in feeling]
        whole, even = sum(weights), 0.3 / len(options)
        return _Node(t, options, [even + 0.7 * w / whole for w in weights])

    def _settle(self, t: Table, here: tuple[int, int]) -> bool:
        """Let the others answer; whether we are asked next, in the same turn."""
        for _ in range(STEP_LIMIT):
            asks = t.asks
            if not asks or self.judge.stretch(t.state) != here:
                return False
            if any(ask.seat == self.seat for ask in asks):
                return True
            t.answer(asks[0].seat, self._instinctive(t, asks[0]))
        return False

    def _play_on(self, t: Table, here: tuple[int, int]) -> list[Answer]:
        """To the end of our turn by instinct, with a surprise now and then."""
        line: list[Answer] = []
        while len(line) < STEP_LIMIT and self._settle(t, here):
            ask = t.asks_for(self.seat)[0]
            roll = self._next() >> 16
            if roll % SURPRISE == 0:
                answer = ask.options[roll // SURPRISE % len(ask.options)]
            else:
                answer = self._instinctive(t, ask)
            t.answer(self.seat, answer)
            line.append(answer)
        return line

    def _foresee(self, world: Table, line: Line) -> list[_Planned]:
        """The rest of a line, with what we will see at each of its decisions."""
        t = world.clone()
        here = self.judge.stretch(t.state)
        plan: list[_Planned] = []
        for n, answer in enumerate(line):
            if n:
                ask = t.asks_for(self.seat)[0]
                plan.append(_Planned(ask, t.view(self.seat), answer))
            t.answer(self.seat, answer)
            if not self._settle(t, here):
                break
        return plan
