"""Attempts to sign in: after wrong ones the wait grows, but it locks nobody else out.

Wrong passphrases are counted for an account from an address, so a stranger's tries cost the
stranger.  Tries from many addresses are counted for the account too; a device on which its owner
was signed in before is counted by itself and passes.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

FREE_PAIR, LONGEST_PAIR = 5, 900.0
"""Wrong tries of one address for one account that cost nothing; the longest wait, in seconds."""
FREE_ADDRESS, LONGEST_ADDRESS = 30, 900.0
FREE_ACCOUNT, LONGEST_ACCOUNT = 100, 60.0
FORGOTTEN = 3600.0
"""Seconds after which wrong tries are forgotten."""
KEPT = 20_000


class Attempts:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, account: str, address: str, device: str = "") -> float:
        """Seconds until this may be tried; 0: now.  `device` names one that is known."""
        return max(self._wait(*one) for one in self._counted(account, address, device))

    def failed(self, account: str, address: str, device: str = "") -> None:
        for name, _, _ in self._counted(account, address, device):
            n, at = self._wrong.pop(name, (0, 0.0))
            now = self.clock()
            self._wrong[name] = (n + 1 if now - at < FORGOTTEN else 1, now)
        while len(self._wrong) > KEPT:
            self._wrong.popitem(last=False)

    def succeeded(self, account: str, address: str, device: str = "") -> None:
        name, _, _ = self._counted(account, address, device)[0]
        self._wrong.pop(name, None)

    def _counted(self, account: str, address: str, device: str) -> list[tuple[str, int, float]]:
        if device:
            return [(f"device {account} {device}", FREE_PAIR, LONGEST_PAIR)]
        return [
            (f"pair {account} {address}", FREE_PAIR, LONGEST_PAIR),
            (f"address {address}", FREE_ADDRESS, LONGEST_ADDRESS),
            (f"account {account}", FREE_ACCOUNT, LONGEST_ACCOUNT),
        ]

    def _wait(self, name: str, free: int, longest: float) -> float:
        n, at = self._wrong.get(name, (0, 0.0))
        passed = self.clock() - at
        if n < free or passed >= FORGOTTEN:
            return 0.0
        return max(0.0, min(longest, 2.0 ** (n - free)) - passed)
