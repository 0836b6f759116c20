"""A bot that looks ahead to the end of its own turn, for any game that can say what a position
is worth (`Game.worth`, `Game.instinct`, `Game.stretch`).

It searches only worlds dealt by `table.redeal(seat)`: what the seat cannot know is guessed anew
for every decision, from the bot's own seed.  Within a turn the bot is alone in deciding, so a
line of play is worth its end, and an option is worth its best line; others who are asked
something in between answer by instinct.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from math import exp, sqrt
from typing import Any

import msgspec

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.game import Game
from neontable.kernel.table import Table

LINES = 60
"""Lines looked at per world and decision at effort 1."""
WORLDS = 2
WIDTH = 24
"""Options looked at per ask, the best by instinct."""
CURIOSITY = 6.0
"""Points by which a promising but little tried option is preferred."""
SURPRISE = 5
"""In playing on, one answer in so many is a random one."""
STEP_LIMIT = 400

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

    def select(self) -> int:
        """The option to try next: good so far, or promising and little tried; -1 when all
        behind here is known."""
        top = self.top if self.top is not None else 0.0
        reach = CURIOSITY * sqrt(1 + sum(self.visits))
        pick, score = -1, 0.0
        for i, done in enumerate(self.done):
            if done:
                continue
            found = self.best[i]
            s = (found if found is not None else top - 0.5) + reach * self.priors[i] / (
                1 + self.visits[i]
            )
            if pick < 0 or s > score:
                pick, score = i, s
        return pick


class _Planned(msgspec.Struct):
    """An answer thought of in advance: right as long as the seat sees what was foreseen."""

    ask: Ask
    view: msgspec.Struct
    answer: Answer


class SearchBot:
    """The same seed and seat give the same choices.  `effort` multiplies the lines looked at."""

    def __init__(
        self, game: Game, seat: int, seed: int | str | None = None, effort: float = 1.0
    ) -> None:
        self.game = game
        self.seat = seat
        self.lines = max(4, round(LINES * effort))
        if seed is None:
            start = secrets.randbits(64)
        else:
            words = f"{game.name} search bot {seat} {seed}".encode()
            start = int.from_bytes(blake2b(words, digest_size=8).digest(), "big")
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
        if self.game.stretch(world.state)[0] != self.seat:
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

    # -- somebody else's turn ------------------------------------------------------------------
    def _react(self, world: Table, ask: Ask) -> Answer:
        """What is best at once: nobody can say what the others will do next."""
        state, game = world.state, self.game
        feeling = game.instinct(state, ask)
        pick, score = 0, 0.0
        for i in _widest(feeling):
            t = world.clone()
            t.answer(self.seat, ask.options[i])
            s = game.worth(t.state, self.seat) + feeling[i] / 64
            if i == 0 or s > score or pick < 0:
                pick, score = i, s
        return ask.options[pick]

    # -- our own turn ----------------------------------------------------------------------------
    def _think(self, table: Table, world: Table) -> Answer:
        worlds = [world, *(self._world(table) for _ in range(WORLDS - 1))]
        totals: dict[Answer, float] = {}
        lines: dict[Answer, tuple[float, Line, Table]] = {}
        for w in worlds:
            root, found = self._search(w)
            low = min(b for b in root.best if b is not None)
            for option, value in zip(root.options, root.best, strict=True):
                # An option that was never tried did not look like one.
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
        seat, game = self.seat, self.game
        here = game.stretch(world.state)
        root = self._node(world)
        found: dict[Answer, tuple[float, Line]] = {}
        for _ in range(self.lines):
            path: list[tuple[_Node, int]] = []
            node = root
            tail: list[Answer] = []
            value = 0.0
            while True:
                i = node.select()
                if i < 0:
                    break
                path.append((node, i))
                kid = node.kids[i]
                if kid is not None:
                    node = kid
                    continue
                t = node.table.clone()
                t.answer(seat, node.options[i])
                if self._settle(t, here):
                    kid = node.kids[i] = self._node(t)
                    t = t.clone()
                    tail = self._play_on(t, here)
                else:
                    node.done[i] = True
                value = game.worth(t.state, seat)
                break
            else:  # pragma: no cover - the loop ends by its breaks
                pass
            if not path:
                break
            for parent, i in reversed(path):
                parent.visits[i] += 1
                before = parent.best[i]
                if before is None or value > before:
                    parent.best[i] = value
                if parent.top is None or value > parent.top:
                    parent.top = value
                kid = parent.kids[i]
                if kid is not None and all(kid.done):
                    parent.done[i] = True
            first = root.options[path[0][1]]
            if first not in found or value > found[first][0]:
                line = (*(n.options[i] for n, i in path), *tail)
                found[first] = (value, line)
            if all(root.done):
                break
        return root, found

    def _node(self, table: Table) -> _Node:
        ask = table.asks_for(self.seat)[0]
        feeling = self.game.instinct(table.state, ask)
        kept = _widest(feeling)
        high = max(feeling[i] for i in kept)
        weights = [exp(feeling[i] - high) for i in kept]
        whole, even = sum(weights), 0.3 / len(kept)
        priors = [even + 0.7 * w / whole for w in weights]
        return _Node(table, [ask.options[i] for i in kept], priors)

    def _settle(self, t: Table, here: tuple[int, int]) -> bool:
        """Let the others answer; whether we are asked next, in the same turn."""
        game, seat = self.game, self.seat
        for _ in range(STEP_LIMIT):
            asks = t.asks
            if not asks or game.stretch(t.state) != here:
                return False
            for ask in asks:
                if ask.seat == seat:
                    return True
            ask = asks[0]
            t.answer(ask.seat, ask.options[_best(game.instinct(t.state, ask))])
        return False

    def _play_on(self, t: Table, here: tuple[int, int]) -> list[Answer]:
        """To the end of our turn by instinct, with a surprise now and then."""
        game, seat = self.game, self.seat
        line: list[Answer] = []
        while len(line) < STEP_LIMIT and self._settle(t, here):
            ask = t.asks_for(seat)[0]
            roll = self._next() >> 16
            if roll % SURPRISE == 0:
                answer = ask.options[roll // SURPRISE % len(ask.options)]
            else:
                answer = ask.options[_best(game.instinct(t.state, ask))]
            t.answer(seat, answer)
            line.append(answer)
        return line

    def _foresee(self, world: Table, line: Line) -> list[_Planned]:
        """The rest of a line, with what we will see at each of its decisions."""
        t = world.clone()
        here = self.game.stretch(t.state)
        plan: list[_Planned] = []
        for n, answer in enumerate(line):
            if n:
                ask = t.asks_for(self.seat)[0]
                plan.append(_Planned(ask, t.view(self.seat), answer))
            t.answer(self.seat, answer)
            if not self._settle(t, here):
                break
        return plan


def _best(feeling: Any) -> int:
    return int(max(range(len(feeling)), key=feeling.__getitem__))


def _widest(feeling: Any) -> list[int]:
    """The options worth a look: the best by instinct, in the order they were offered."""
    n = len(feeling)
    if n <= WIDTH:
        return list(range(n))
    order = sorted(range(n), key=lambda i: -feeling[i])
    return sorted(order[:WIDTH])
