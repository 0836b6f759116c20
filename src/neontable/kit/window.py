"""Response windows: seats are asked in order until all have passed in a row.

A game subclasses Window and says what may be played and what a play does.  Every seat of the
order is asked whether or not it holds anything, so that silence tells nothing; a table without
`windows` lets the kernel pass for a seat that can only pass.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option
from neontable.kit.options import PASS, Pass

P = TypeVar("P", bound=Option)
"""What may be played in a window."""


class Window(Frame, Generic[P]):
    """`order` is who may respond, `turn` whose chance it is, `passes` how many passed in a row."""

    order: list[int]
    turn: int = 0
    passes: int = 0
    played: int = 0
    """How many responses there were: the result that the parent's step learns."""
    at: str = "respond"

    reopens: ClassVar[bool] = True
    """Any play clears the passes, and everybody gets a new chance (a priority window).  When
    False, each seat has one stretch of plays and a pass ends it for good."""

    def question(self, g: Any) -> str:
        """Message id of the ask."""
        raise NotImplementedError

    def plays(self, g: Any, seat: int) -> Sequence[P]:
        """What the seat may play now; passing is added."""
        raise NotImplementedError

    def play(self, g: Any, seat: int, option: P) -> None:
        raise NotImplementedError

    def closed(self, g: Any) -> None:
        """Everybody has passed; the frame is gone already."""

    def ask_respond(self, g: Any) -> Ask | None:
        if self.passes >= len(self.order):
            return None
        seat = self.order[self.turn]
        return Ask(seat, self.question(g), [PASS, *self.plays(g, seat)], window=True)

    def got_respond(self, g: Any, answer: P | Pass) -> None:
        seat = self.order[self.turn]
        if isinstance(answer, Pass):
            self.passes += 1
            self.turn = (self.turn + 1) % len(self.order)
            return
        self.played += 1
        if self.reopens:
            self.passes = 0
            self.turn = (self.turn + 1) % len(self.order)
        self.play(g, seat, answer)

    def do_respond(self, g: Any) -> None:
        pop(g, self.played)
        self.closed(g)
