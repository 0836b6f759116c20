"""Asking one seat to choose: some of a named set of things, a number, or one of a few decisions.

The parent's step receives what was chosen.  A game subclasses these, says which seat is asked and
how the question is worded, and adds the fields that its sets need."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from neontable.kernel.asks import Ask, ask_many, ask_number
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option
from neontable.kernel.state import State

G = TypeVar("G", bound=State)
"""The state of the game."""

Arguments = tuple[tuple[str, str | int], ...]


class _Question(Frame, Generic[G], kw_only=True):
    window: bool = False
    """Asked even when there is only one answer, because the number of answers is secret."""

    def seat(self, g: G) -> int:
        """Who chooses."""
        raise NotImplementedError

    def words(self, g: G) -> Arguments:
        """The arguments of the question's message."""
        return ()


class ChooseFrom(_Question[G]):
    """`lo` to `hi` things of a set; gives the parent the chosen options as a tuple, () for none."""

    side: int
    """Who chooses, as the game counts: a side or a seat."""
    id: str
    """Message id of the question."""
    of: str
    """The name of the set."""
    lo: int = 1
    hi: int = 1

    def candidates(self, g: G) -> Sequence[Option]:
        """The things of the set, now."""
        raise NotImplementedError

    def nothing(self) -> Option:
        """The option to choose none, where one thing at most is chosen."""
        raise NotImplementedError

    def ask_choose(self, g: G) -> Ask | None:
        things = self.candidates(g)
        if not things and self.lo:
            return None
        seat, words = self.seat(g), self.words(g)
        # A seat that may choose nothing is asked even with nothing to choose: that may be secret.
        if self.hi == 1:
            if self.lo == 0:
                options = [*things, self.nothing()]
                return Ask(seat, self.id, options, words, window=True, default=len(things))
            return Ask(seat, self.id, things, words, window=self.window)
        lo = min(self.lo, len(things))
        hi = min(self.hi, len(things))
        window = self.window or self.lo == 0
        return ask_many(seat, self.id, things, lo, hi, args=words, window=window)

    def got_choose(self, g: G, answer: Option | tuple[Option, ...]) -> None:
        if isinstance(answer, tuple):
            pop(g, answer)
        else:
            pop(g, () if answer == self.nothing() else (answer,))

    def do_choose(self, g: G) -> None:
        pop(g, ())


class ChooseNumber(_Question[G]):
    """A number from `lo` to `hi`; gives it to the parent."""

    side: int
    id: str
    lo: int
    hi: int

    def usual(self, hi: int) -> int:
        """The number for an absent seat."""
        return self.lo

    def ask_number(self, g: G) -> Ask:
        hi = max(self.lo, self.hi)
        seat, words = self.seat(g), self.words(g)
        usual = self.usual(hi) - self.lo
        return ask_number(seat, self.id, self.lo, hi, args=words, window=self.window, default=usual)

    def got_number(self, g: G, answer: int) -> None:
        pop(g, answer)


class ChooseOne(_Question[G]):
    """One of a few decisions, the passive one last; gives it to the parent."""

    side: int
    id: str

    def open_decisions(self, g: G) -> Sequence[Option]:
        raise NotImplementedError

    def ask_offer(self, g: G) -> Ask:
        options = self.open_decisions(g)
        seat, words = self.seat(g), self.words(g)
        return Ask(seat, self.id, options, words, window=self.window, default=len(options) - 1)

    def got_offer(self, g: G, answer: Option) -> None:
        pop(g, answer)
