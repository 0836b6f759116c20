"""What single cards leave behind: counters on a side, a fort or a card, and flags that last for a
run, a turn or the game.

A card declares what it leaves (`Card.leaves`), what that does at its moments and to which numbers,
and what settles it (`Card.settles`); procedures use the declarations and know no single card."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from neontable.kernel.text import Text, say
from neontable.kit.counters import CounterKind, Per

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

__all__ = ["MOMENTS", "PLACES", "Counter", "CounterEffect", "Per", "Settlement"]

PLACES = ("corp", "runner", "fort", "card", "run", "turn", "game")
MOMENTS = (
    *("corp-turn", "runner-turn", "runner-turn-end", "run-start", "goes-on", "unbroken"),
    *("met", "passed", "rezzed", "run-success", "run-over", "agenda-accessed", "installed"),
)
"""Counters on cards have the first of them only."""


class CounterEffect(msgspec.Struct, frozen=True):
    """What counters do at their moment."""

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        """`n` of them are there; `card` is the one that gives them."""
        raise AssertionError(f"{type(self).__name__} does not say what it does")

    def happen_on(self, g: "Netrunner", id: int, n: int, card: str) -> None:
        """The same for `n` counters on one card, by its number."""
        raise AssertionError(f"{type(self).__name__} does not say what it does on a card")

    def says(self, mark: str) -> Text | None:
        """Its sentence, in the text of a card that gives such a counter."""
        return None


class Counter(CounterKind[CounterEffect], frozen=True, kw_only=True):
    """Its words are `nr-mark-<name>`; `on` is one of `PLACES`, `at` one of `MOMENTS`."""

    virus: bool = False
    """It goes when the Corp purges viruses.  Those "on" the Corp are all of this kind."""
    first: bool = False
    """It happens before all others of its moment, and lets them happen when it is done."""
    shake: int = 0
    """Bits that the Runner pays, with an action, to lose one; 0 when that is impossible."""
    becomes: str = ""
    """Of a run's flags: which one it turns into at the next encounter, until that is over."""
    exposes: bool = False
    """Every card in and on a fort that has one is exposed."""
    lent: bool = False
    """A card that has one goes back to the hand when the turn ends."""
    doomed: bool = False
    """Ice that has one is trashed when the turn ends."""
    brief: bool = False
    """On ice: it is removed when the turn ends."""

    def notes(self) -> tuple[Text, ...]:
        """What a card that gives the Runner one must say about it."""
        mark = f"@nr-mark-{self.name}"
        said = [self.does.says(mark)] if self.does is not None else []
        said += [
            say("nr-counter-lowers-link", n=-mod.n, mark=mark)
            for mod in self.mods
            if mod.what == "link"
        ]
        if self.shake:
            said.append(say("nr-counter-shake", n=self.shake, mark=mark))
        return tuple(text for text in said if text is not None)


class Settlement(msgspec.Struct, frozen=True):
    """Something that the Corp may remove for an action and bits."""

    in_play: ClassVar[bool] = False
    """Nothing is due unless a card that declares it is in play; else what is due is a flag of the
    game or a counter in a fort."""

    name: str
    """Its words are `nr-opt-settle-<name>`."""
    bits: int

    def due(self, g: "Netrunner") -> list[int]:
        """Where there is something to settle: forts, or -1 for what lies in none."""
        raise AssertionError(f"{type(self).__name__} does not say what is due")

    def settle(self, g: "Netrunner", fort: int) -> None:
        """It is settled, the bits included; `fort` is -1 where it lies in none."""
        raise AssertionError(f"{type(self).__name__} does not say how it is settled")

    def turn_ends(self, g: "Netrunner") -> None:
        """What it does at the end of each of the Corp's turns; mostly nothing."""
