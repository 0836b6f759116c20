"""Work that takes long: records that are brought, frames of replays, checks of loadouts, why-not.

It is done beside the event loop and beside the threads that store moves, a little at a time, and
everybody pays for their own: a person has a budget of seconds, and at most a few pieces of work
under way.  Whoever asks for much waits alone.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar, cast

from neontable.server.bot_workers import leave_with_parent
from neontable.server.faults import Fault
from neontable.server.metrics import COSTLY_SECONDS
from neontable.server.middleware import Buckets

log = logging.getLogger("neontable.work")

EACH = 3
"""Pieces of work that one person may have under way, one being done and others waiting."""
ALL = 200
"""And all people together."""
LONGEST = 30.0
"""Seconds after which a piece of work is given up."""

P = ParamSpec("P")
R = TypeVar("R")


def _timed(
    clock: Callable[[], float], work: Callable[..., R], args: tuple[object, ...]
) -> tuple[float, R | None, Exception | None]:
    """The processor time that a piece of work took, and its result: nobody is charged for the start
    of a process, or for other programs on the machine."""
    begun = clock()
    try:
        result = work(*args)
    except Exception as fault:
        return clock() - begun, None, fault
    return clock() - begun, result, None


class CostlyWork:
    """Runs work in separate processes at lower priority; or in threads, for work on tables that are
    in this process's memory and for games that only this process knows."""

    def __init__(
        self,
        name: str,
        workers: int,
        budget: float,
        *,
        threads: bool,
        longest: float = LONGEST,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        """`budget`: seconds of processor time per second that one person may ask for; twenty times
        as many in a burst."""
        self.name, self.workers, self.threads, self.longest = name, workers, threads, longest
        self.budget = Buckets(budget, budget * 20)
        self.clock = clock
        self.under_way: Counter[str] = Counter()
        self._pool: Executor | None = None
        self._free = asyncio.Semaphore(workers)

    def _executor(self) -> Executor:
        if self._pool is None:
            if self.threads:
                self._pool = ThreadPoolExecutor(self.workers, self.name)
            else:
                self._pool = ProcessPoolExecutor(
                    self.workers,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=leave_with_parent,
                )
        return self._pool

    async def run(self, payer: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of a piece of work, at the cost of `payer`."""
        return await self.patiently(self.longest, payer, work, *args, **kwargs)

    async def patiently(
        self, longest: float, payer: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """The same for the server's own work, whose size nobody outside decides: it may take
        longer."""
        assert not kwargs, "pools take arguments by place only"
        if not self.budget.any_left(payer) or self.under_way[payer] >= EACH:
            raise Fault(429, "too-fast")
        if self.under_way.total() >= ALL:
            raise Fault(503, "busy")
        self.under_way[payer] += 1
        try:
            async with self._free:
                return await self._done(longest, payer, work, args)
        finally:
            self.under_way[payer] -= 1
            if not self.under_way[payer]:
                del self.under_way[payer]

    async def _done(
        self, longest: float, payer: str, work: Callable[..., R], args: tuple[object, ...]
    ) -> R:
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._executor(), _timed, self.clock, work, args)
        try:
            took, result, fault = await asyncio.wait_for(asyncio.shield(future), longest)
        except TimeoutError:
            log.warning("work took too long: %s", work.__name__)
            future.add_done_callback(lambda late: late.cancelled() or late.exception())
            self._abandon()
            self.budget.charge(payer, longest)
            raise Fault(503, "too-long") from None
        except BrokenProcessPool:
            log.warning("a process for costly work is gone; a new one starts")
            self._pool = None
            raise Fault(503, "busy") from None
        self.budget.charge(payer, took)
        COSTLY_SECONDS.labels(self.name).observe(took)
        if fault is not None:
            raise fault
        return cast(R, result)

    def _abandon(self) -> None:
        """Kill work that does not end; the next piece of work gets a new process."""
        pool, self._pool = self._pool, None
        if isinstance(pool, ProcessPoolExecutor):
            for process in list(pool._processes.values()):
                process.kill()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
