"""Bots think outside the event loop: in processes of their own, or in threads for games that only
this process knows.  A bot gets a position and answers for its seat; if it takes too long, a random
bot answers instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, parent_process
from typing import Any

import msgspec

from neontable import bots
from neontable.kernel.asks import Answer, Ask, as_answer
from neontable.kernel.table import load
from neontable.server.live_table import LiveTable

log = logging.getLogger("neontable.bots")

BUDGET = 10.0
"""Seconds a bot may think about one answer."""
_QUICK = frozenset({"random"})
"""Bots that answer faster than a position is sent to another process."""


def think(bot: str, seat: int, seed: str | None, position: bytes) -> bytes:
    """Runs in the pool: the answer of a bot, as JSON."""
    table = load(position, quiet=True)
    ask = table.asks_for(seat)[0]
    return msgspec.json.encode(bots.make(table.game, bot, seat, seed).choose(table, ask))


def leave_with_parent() -> None:
    """Otherwise a worker whose server was killed would wait for work forever."""
    parent = parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        connection.wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, name="parent-watch", daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(5)


class Tempo:
    """How long bots take in response windows, by game and bot.  A bot that can only pass waits
    as long as one of the recent decisions took, or its speed would tell what it holds."""

    KEPT = 40
    MOST = 1.0

    def __init__(self, choice: Callable[[Sequence[float]], float] = secrets.choice) -> None:
        self._took: dict[tuple[str, str], deque[float]] = {}
        self._choice = choice

    def wait(self, game: str, bot: str, ask: Ask, took: float) -> float:
        """How long an answer is held back, given how long it took to find."""
        if not ask.window:
            return 0.0
        known = self._took.setdefault((game, bot), deque(maxlen=self.KEPT))
        if len(ask.options) > 1:
            known.append(min(took, self.MOST))
            return 0.0
        return max(0.0, self._choice(known) - took) if known else 0.0


class BotWorkers:
    def __init__(self, workers: int, threads: bool = False, budget: float = BUDGET) -> None:
        self.workers = workers
        self.threads = threads
        self.budget = budget
        self._pool: Executor | None = None
        # As many thoughts as workers: others wait here, not in the pool, so that their budget
        # begins when they do.
        self._free = asyncio.Semaphore(workers)

    def _executor(self) -> Executor:
        if self._pool is None:
            if self.threads:
                self._pool = ThreadPoolExecutor(self.workers, "thinker")
            else:
                self._pool = ProcessPoolExecutor(
                    self.workers,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=leave_with_parent,
                )
        return self._pool

    async def choose(self, live: LiveTable, seat: int) -> Answer:
        ask = live.ask_of(seat)
        assert ask is not None
        # In a window, passing because nothing else can be done takes the same way as thinking.
        if len(ask.options) == 1 and not ask.window:
            return ask.options[0]
        name = live.bot_of(seat)
        if not bots.known(live.game, name):
            # A member of a campaign: it is a bot of the game that sits at the tables.
            name = bots.best(live.game)
        # Reproducible on a table with a seed, even across restarts.
        seed = f"{live.row.seed} {live.answers}" if live.row.seed else None
        if name in _QUICK:
            return bots.make(live.game, name, seat, seed).choose(live.table, ask)
        try:
            async with self._free:
                answer = await self._asked(name, seat, seed, live.table.to_json())
                return as_answer(answer, live.game.option_type)
        except TimeoutError:
            log.warning("bot too slow", extra={"bot": name, "game": live.game.name})
        except BrokenProcessPool:
            log.warning("the bots' processes are gone; new ones start")
            self._pool = None
        except Exception:
            log.exception("a bot failed", extra={"bot": name, "game": live.game.name})
        return bots.make(live.game, "random", seat, seed).choose(live.table, ask)

    async def _asked(self, *question: Any) -> Any:
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._executor(), think, *question)
        answer = await asyncio.wait_for(future, self.budget)
        return msgspec.json.decode(answer)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
