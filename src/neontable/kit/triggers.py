"""Effects that trigger at the same moment: one seat decides their order."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option
from neontable.kernel.state import State

G = TypeVar("G", bound=State)
"""The state of the game."""

Waiting = tuple[int, str]
"""The number of the effect's source, and the path of the effect."""


class InChosenOrder(Frame, Generic[G]):
    """One effect after another; with two or more left, the seat that orders them is asked."""

    pending: list[Waiting]
    at: str = "next"

    def question(self, g: G) -> str:
        """Message id of the ask."""
        raise NotImplementedError

    def orders(self, g: G) -> int:
        """The seat that decides which comes next."""
        raise NotImplementedError

    def option(self, g: G, waiting: Waiting) -> Option:
        raise NotImplementedError

    def begin(self, g: G, waiting: Waiting) -> None:
        """Carry an effect out, if it is still to happen."""
        raise NotImplementedError

    def ask_next(self, g: G) -> Ask | None:
        if len(self.pending) < 2:
            return None
        return Ask(self.orders(g), self.question(g), self._options(g))

    def _options(self, g: G) -> Sequence[Option]:
        return [self.option(g, waiting) for waiting in self.pending]

    def got_next(self, g: G, answer: Option) -> None:
        # Identical effects are interchangeable: the first of them is taken.
        self.begin(g, self.pending.pop(self._options(g).index(answer)))

    def do_next(self, g: G) -> None:
        if self.pending:
            self.begin(g, self.pending.pop(0))
            if self.pending or g.stack[-1] is not self:
                return
        pop(g)
