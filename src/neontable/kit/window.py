"""Response windows: seats are asked in order until all have passed in a row.

A game subclasses Window and says what may be played and what a play does.  Every seat of the
order is asked whether or not it holds anything, so that not being asked reveals nothing; on a table
without `windows` the kernel passes for a seat that can only pass.
"""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option
from neontable.kernel.state import State
from neontable.kit.options import PASS, Mute, Pass

G = TypeVar("G", bound=State)
"""The state of the game."""
P = TypeVar("P", bound=Option)
"""What may be played in a window."""


class Window(Frame, Generic[G, P]):
    """`order` is who may respond, `turn` whose chance it is, `passes` how many passed in a row."""

    order: list[int]
    turn: int = 0
    passes: int = 0
    played: int = 0
    """How many responses there were: the result that the parent's step receives."""
    at: str = "respond"

    reopens: ClassVar[bool] = True
    """Any play clears the passes, and everybody gets a new chance (a priority window).  When
    False, each seat has one stretch of plays and a pass ends it for good."""

    def question(self, g: G) -> str:
        """Message id of the ask."""
        raise NotImplementedError

    def plays(self, g: G, seat: int) -> Sequence[P]:
        """What the seat may play now; passing is added."""
        raise NotImplementedError

    def play(self, g: G, seat: int, option: P) -> None:
        raise NotImplementedError

    def closed(self, g: G) -> None:
        """The window is over; the frame has already ended."""

    # -- optional hooks ------------------------------------------------------------
    def cut_short(self, g: G) -> bool:
        """Whether it closes although not all have passed, because what it belongs to has ended."""
        return False

    def goes_on(self, option: P) -> bool:
        """For a window that reopens: whether the seat that played this acts next as well."""
        return False

    def boldly(self, plays: Sequence[P]) -> bool:
        """Whether plays are listed before passing, which is the answer for an absent seat."""
        return False

    def public(self, g: G, seat: int) -> bool:
        """Whether everybody can work out what the seat may play now."""
        return False

    def muting(self) -> Mute | None:
        """The option to skip windows of this kind from now on, at tables with windows."""
        return None

    def muted(self, g: G, seat: int) -> bool:
        """Whether the seat passes windows of this kind unasked."""
        return False

    def mute(self, g: G, seat: int) -> None:
        raise NotImplementedError

    # -- the procedure -----------------------------------------------------------------------------
    @property
    def asked(self) -> int:
        """Whose chance it is."""
        return self.order[self.turn]

    def ask_respond(self, g: G) -> Ask | None:
        if self._over(g):
            return None
        seat = self.asked
        if self.muted(g, seat):
            return None
        plays = self.plays(g, seat)
        bold = self.boldly(plays)
        options: list[Option] = [*plays, PASS] if bold else [PASS, *plays]
        default = len(plays) if bold else 0
        mute = self.muting() if g.windows else None
        if mute is not None:
            options.append(mute)
        public = self.public(g, seat)
        return Ask(
            seat,
            self.question(g),
            options,
            window=True,
            response=True,
            public=public,
            default=default,
        )

    def got_respond(self, g: G, answer: P | Pass | Mute) -> None:
        seat = self.asked
        if isinstance(answer, (Pass, Mute)):
            if isinstance(answer, Mute):
                self.mute(g, seat)
            self._pass()
            if self._over(g):
                self._close(g)
            return
        self.played += 1
        if self.reopens:
            self.passes = 0
            if not self.goes_on(answer):
                self.turn = (self.turn + 1) % len(self.order)
        self.play(g, seat, answer)

    def do_respond(self, g: G) -> None:
        if not self._over(g):
            self._pass()
            return
        self._close(g)

    def _close(self, g: G) -> None:
        pop(g, self.played)
        self.closed(g)

    def _over(self, g: G) -> bool:
        return self.passes >= len(self.order) or self.cut_short(g)

    def _pass(self) -> None:
        self.passes += 1
        self.turn = (self.turn + 1) % len(self.order)
