"""Garbage collection that does not stop the tables.

Python's collector examines every object again and again; with hundreds of tables in memory a full
collection took up to 0.4 seconds, during which nobody was served.  Objects that exist after the
start stay for good and are exempted; the rest is examined less often.
"""

from __future__ import annotations

import gc
import time

from neontable.server.metrics import GC_SECONDS

THRESHOLDS = (50_000, 50, 1000)
"""New objects before the youngest generation is collected, and how many such collections pass
before an older generation is."""

_begun = 0.0


def _measure(phase: str, _: dict[str, int]) -> None:
    global _begun
    if phase == "start":
        _begun = time.perf_counter()
    else:
        GC_SECONDS.observe(time.perf_counter() - _begun)


def tune() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    if _measure not in gc.callbacks:
        gc.callbacks.append(_measure)
