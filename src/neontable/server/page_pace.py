"""How much the pages of one person, and those of one address, may ask for together.

Each socket has a rate of its own (`sockets`); somebody with many sockets would have as many rates.
Whoever asks for more than this waits, and nobody else does.
"""

from __future__ import annotations

from neontable.server import protocol as wire
from neontable.server.middleware import Buckets

OPENING, LOOKING, REFUSING = 5.0, 3.0, 5.0
"""What it costs, in plain messages, to show a whole table, another side of it, and to find out why
an answer is refused and show the table again."""


class PagePace:
    def __init__(self, rate: float) -> None:
        """`rate`: messages a second of one socket."""
        self._people = Buckets(rate * 2, rate * 20)
        self._addresses = Buckets(rate * 8, rate * 80)

    def take(self, who: str, address: str, message: wire.ClientMessage) -> bool:
        """Whether a message may be heeded now; otherwise it has to wait."""
        if not self._people.any_left(who) or not self._addresses.any_left(address):
            return False
        self.charge(who, address, _cost(message))
        return True

    def charge(self, who: str, address: str, cost: float) -> None:
        """Count what a message turned out to cost."""
        self._people.charge(who, cost)
        self._addresses.charge(address, cost)


def _cost(message: wire.ClientMessage) -> float:
    match message:
        case wire.Open():
            return OPENING
        case wire.Look():
            return LOOKING
        case _:
            return 1.0
