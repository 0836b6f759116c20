"""The whole table as data: this is also the position format (docs/positions/netrunner.md)."""

from collections.abc import Iterator, KeysView
from typing import TYPE_CHECKING, Union

import msgspec

from neontable.games.netrunner.cards import GROUPS, LOOSE
from neontable.games.netrunner.model import library
from neontable.games.netrunner.model.in_play import InPlay
from neontable.games.netrunner.model.pieces import (
    Corp,
    Fort,
    GameFlags,
    Inst,
    Memory,
    Purse,
    Run,
    Runner,
)
from neontable.games.netrunner.rules.play.conditions import CONDITIONS
from neontable.games.netrunner.rules.play.turn import Match
from neontable.kernel.frames import Frame
from neontable.kernel.outcome import Outcome
from neontable.kernel.setup import Setup
from neontable.kernel.state import State
from neontable.kit.derived import derived

RULES = 1

# The cards are put in force here and nowhere else: whoever has a table has them too.
library.put_in_force(library.build(GROUPS, CONDITIONS, LOOSE))


def _frames(kind: type[Frame]) -> Iterator[type[Frame]]:
    for sub in kind.__subclasses__():
        if sub.__module__.startswith("neontable.games.netrunner."):
            yield sub
        yield from _frames(sub)


if TYPE_CHECKING:
    Stack = Frame
else:
    # Every procedure of the game, those of single cards included: they are known once the cards
    # are, and listing them a second time here would only be forgotten.
    Stack = Union[tuple(_frames(Frame))]  # noqa: UP007


class Netrunner(State, kw_only=True):
    game: str = "netrunner"
    rules: int = RULES
    corp: Corp = msgspec.field(default_factory=Corp)
    runner: Runner = msgspec.field(default_factory=Runner)
    forts: list[Fort] = []
    turn: int = 0
    side: int = 0
    """Whose turn it is: 0 the Corp, 1 the Runner."""
    actions: int = 0
    run: Run | None = None
    limbo: list[Inst] = []
    """Cards that are nowhere for a moment, such as ice that is met without being installed."""
    memory: Memory = msgspec.field(default_factory=Memory)
    purses: list[Purse] = []
    flags: GameFlags = {}
    """What cards did to the rest of the game."""
    next_id: int = 1
    next_fort: int = 3
    removed: list[str] = []
    """Cards out of the game."""
    early_flatline: bool = False
    """A hand size below zero flatlines at once (NR-AMB-001)."""
    card_by_card: bool = False
    """Of several cards accessed, the points of each count at once (NR-AMB-036)."""
    max_turns: int = 0
    """The game is drawn after so many turns; 0 for never."""
    duel: bool = False
    """Two games with sides swapped."""
    swapped: int = 0
    """1 in the second game of a duel: seat 0 is the Runner."""
    results: list[tuple[int, int, str]] = []
    """Of each game of the duel: victory points of seats 0 and 1, and how it ended."""
    decks: list[tuple[str, ...]] = []
    """The decks of a duel: Corp and Runner deck of seat 0, then of seat 1."""
    outcome: Outcome | None = None
    stack: list[Stack] = []

    def seat_of(self, side: int) -> int:
        """Who plays a side: sides are swapped in the second game of a duel."""
        return side ^ self.swapped

    def side_of(self, seat: int) -> int:
        return seat ^ self.swapped

    @derived
    def in_play(self) -> InPlay:
        """Facts about the cards in play.  They stand beside the data, and change when a card or a
        fort comes, turns or goes (atoms/in_play.py)."""
        return InPlay(self)

    @property
    def in_force(self) -> KeysView[str]:
        """Names of all active cards, and of the Runner's face-down ones."""
        return self.in_play.names

    def forget_in_play(self) -> None:
        self.__dict__.pop("in_play", None)

    def find(self, id: int) -> Inst:
        """A card in play by its number; KeyError when it has left."""
        found = (self.in_play.cards or self.in_play.index(self)).get(id)
        if found is None:
            raise KeyError(f"no card {id} is in play")
        return found

    def get(self, id: int) -> Inst | None:
        """The same, or None."""
        return (self.in_play.cards or self.in_play.index(self)).get(id)

    def fort(self, id: int) -> Fort:
        found = self.in_play.fort_of.get(id)
        if found is None:
            raise KeyError(f"there is no fort {id}")
        return found


def set_up(decks: list[tuple[str, ...]], setup: Setup) -> Netrunner:
    """The table before anything is dealt: dealing is the first step of the match.  `decks` are
    the Corp and Runner decks of seat 0, then of seat 1; a single game needs the outer two."""
    options = setup.options
    return Netrunner(
        key=setup.key,
        windows=setup.windows,
        corp=Corp(rd=list(decks[0])),
        runner=Runner(stack=list(decks[3])),
        forts=[Fort(0), Fort(1), Fort(2)],
        duel=options["duel"],
        decks=decks if options["duel"] else [],
        max_turns=options["max_turns"],
        early_flatline=options["early_flatline"],
        card_by_card=options["card_by_card"],
        stack=[Match()],
    )
