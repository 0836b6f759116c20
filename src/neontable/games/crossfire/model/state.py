"""The whole table as data: this is also the position format (docs/positions/crossfire.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Union

import msgspec

from neontable.games.crossfire.cards import CARDS, EVENTS, OBSTACLES, UPGRADES
from neontable.games.crossfire.missions.built_in import BUILT_IN
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.missions.written import built_in_files
from neontable.games.crossfire.model import library
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import OBSTACLES as THREATS
from neontable.games.crossfire.model.library import TRACKS, WORDS
from neontable.games.crossfire.model.pieces import UNSAID, Faced, Played, Runner, Turn, the_rest
from neontable.games.crossfire.model.terms import CLIENT, CLIENT_NAME, COLOUR_OF_ROLE
from neontable.games.crossfire.model.track import Track, track
from neontable.games.crossfire.rules.damage import Volley, moves_of, placed_of, volley_of
from neontable.games.crossfire.rules.match import Match
from neontable.kernel.frames import Frame
from neontable.kernel.outcome import Outcome
from neontable.kernel.state import State
from neontable.kit.derived import derived

RULES = 1

# The components are put in force here and nowhere else: whoever has a table has them too.
library.put_in_force(library.build(CARDS, OBSTACLES, EVENTS, UPGRADES))
MISSIONS.update(BUILT_IN)
MISSIONS.update(built_in_files())


def first_procedure() -> Match:
    """What a table begins with."""
    return Match()


def _frames(kind: type[Frame]) -> Iterator[type[Frame]]:
    for sub in kind.__subclasses__():
        if sub.__module__.startswith("neontable.games.crossfire."):
            yield sub
        yield from _frames(sub)


if TYPE_CHECKING:
    Stack = Frame
else:
    # Every procedure of the game, those of single cards included: they are known once the cards
    # are, and listing them a second time here would only be forgotten.
    Stack = Union[tuple(_frames(Frame))]  # noqa: UP007


NO_WORDS: frozenset[str] = frozenset()


class Crossfire(State, kw_only=True):
    game: str = "crossfire"
    rules: int = RULES
    mission: str = "crossfire"
    edition: str = "english"
    """Whose tables are used where the books differ: english or french."""
    bonuses: tuple[str, ...] = ()
    """Bonus challenges that the team accepted; one that may be taken several times as often."""
    runners: list[Runner] = []
    """By seat; in an extraction the Client comes last."""
    start: int = 0
    """The starting runner."""
    current: int = UNSAID
    """Whose turn it is; -1 outside turns."""
    round: int = 1
    scene: int = 1
    progress: int = 0
    """Where the marker of an extraction stands."""
    step: int = 1
    """Counts steps of turns and Crossfire steps: damage of one step is one packet."""
    packet: list[int] = []
    """In the Take Damage step: what each runner will take, as one packet (CF-HP-004)."""
    obstacles: list[Faced] = []
    """Everything in play, in order of arrival; bosses too."""
    played: list[Played] = []
    """Cards in play."""
    turn: Turn = msgspec.field(default_factory=Turn)
    market: list[str] = msgspec.field(default_factory=the_rest)
    """Face up, six places; "" where nothing is left."""
    market_deck: list[str] = msgspec.field(default_factory=the_rest)
    market_discard: list[str] = []
    aside: list[str] = []
    """For sale beside the market (EMT Gig!)."""
    normal_deck: list[str] = msgspec.field(default_factory=the_rest)
    normal_discard: list[str] = []
    hard_deck: list[str] = msgspec.field(default_factory=the_rest)
    hard_discard: list[str] = []
    crossfire_deck: list[str] = msgspec.field(default_factory=the_rest)
    crossfire_discard: list[str] = []
    """Their number is the Crossfire level."""
    active: list[str] = []
    """The active Crossfire event; usually one, or none."""
    next_discount: int = 0
    """What the next runner who buys pays less (Courier)."""
    aspects: list[str] = []
    """Aspects of the Dragon that are defeated."""
    removed: list[str] = []
    """Obstacles, events and cards out of the game."""
    aborting: bool = False
    """A runner went critical: the run is to be aborted, or is being aborted."""
    abort_turns: int = -1
    """Turns left of the abort round; -1 before it."""
    casting: str = "choose"
    """Whether metatypes and roles are chosen or drawn: choose or random."""
    leader: str = "agree"
    """How the starting runner is found: agree, random or toughest."""
    settled: list[int] = []
    """Seats that bring a runner of their own, whose metatype is settled."""
    communication: str = "open"
    open_hands: bool = False
    """The team plays with open hands, as one person does who drives several runners."""
    """open, or advanced: only the messages that the advanced rules allow."""
    muted: list[str] = []
    """"<seat> <kind>": response windows that a seat passes unasked."""
    known: list[int] = []
    """Seats that have looked at the top card of the Crossfire deck."""
    phase: str = ""
    """Only in a position without a stack: where the turn of `current` stands (start, play, damage,
    attack, draw, buy, end), or round for the start of a round."""
    next_id: int = 1
    result: str = ""
    """won, aborted or lost, when it is over."""
    outcome: Outcome | None = None
    stack: list[Stack] = []

    # -- who -------------------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        """How many people play: the Client is no one's."""
        n = len(self.runners)
        return n - 1 if n and self.runners[-1].metatype == CLIENT else n

    @property
    def client(self) -> int:
        """The number of the Client; -1 without one."""
        runners = self.runners
        return len(runners) - 1 if runners and runners[-1].metatype == CLIENT else -1

    @property
    def acting(self) -> int:
        """The current runner; outside turns the one whose turn is next (CF-AMB-045)."""
        return self.current if self.current >= 0 else self.start

    @property
    def decider(self) -> int:
        """The seat that decides for the acting runner: the starting runner for the Client."""
        acting = self.current if self.current >= 0 else self.start
        return self.start if self.runners[acting].metatype == CLIENT else acting

    def name(self, runner: int) -> int:
        """A runner as events and words call it: the Client has a number that no seat has."""
        return CLIENT_NAME if runner == self.client else runner

    def clockwise(self, first: int) -> list[int]:
        """Every runner once, beginning with `first`.  The Client sits to the right of the starting
        runner (CF-MEX-001)."""
        runners = self.runners
        n = len(runners)
        if runners[-1].metatype != CLIENT:
            return [*range(first, n), *range(first)]
        seats = n - 1
        order = [(self.start + i) % seats for i in range(seats)]
        order.append(seats)
        at = order.index(first)
        return order[at:] + order[:at]

    def after(self, runner: int) -> int:
        """The next runner clockwise."""
        runners = self.runners
        n = len(runners)
        if runners[-1].metatype != CLIENT:
            return (runner + 1) % n
        return self.clockwise(runner)[1 % n]

    def holder(self, colour: str) -> int:
        """The runner whose role has this colour."""
        for i, runner in enumerate(self.runners):
            for role in runner.roles:
                if COLOUR_OF_ROLE[role] == colour:
                    return i
        return self.start

    # -- what ------------------------------------------------------------------------------------
    @derived
    def words(self) -> set[str]:
        """All that obstacles and events in play have something to say about, at any level: most
        questions end here, since a word is not among them.  Forgotten whenever one of them comes
        or goes (atoms/threats.py, atoms/events.py)."""
        found: set[str] = set()
        for faced in self.obstacles:
            found |= WORDS.get(faced.card, NO_WORDS)
        for event in self.active:
            found |= WORDS.get(event, NO_WORDS)
        return found

    def forget_words(self) -> None:
        self.__dict__.pop("words", None)

    @derived
    def volley(self) -> Volley:
        """The damage of this turn while it is planned and assigned: until it is applied, nothing
        but the assignment changes (rules/strike.py forgets it before and after)."""
        return volley_of(self)

    @derived
    def moves(self) -> list[list[opt.Move]]:
        """Every way to move a piece of the volley, kept as long."""
        return moves_of(self.volley)

    @derived
    def placed(self) -> list[int]:
        """Where each piece of the volley is assigned, on the played cards."""
        volley = self.volley
        return placed_of(volley.pieces, volley.sources, volley.at)

    def piece_moved(self, piece: int, at: int) -> None:
        """Keep `placed` true when an assignment changes."""
        self.placed[piece] = at

    def forget_volley(self) -> None:
        facts = self.__dict__
        if facts.pop("volley", None) is not None:  # the others are made from it
            facts.pop("moves", None)
            facts.pop("placed", None)

    @property
    def level(self) -> int:
        return len(self.crossfire_discard)

    def find(self, number: int) -> Faced | None:
        """An obstacle or boss in play."""
        for faced in self.obstacles:
            if faced.id == number:
                return faced
        return None

    def facing(self, runner: int) -> list[Faced]:
        return [faced for faced in self.obstacles if faced.faces == runner]

    def runners_facing(self, colour: str) -> set[int]:
        """Who faces an obstacle of a colour; of "any" colour."""
        return {
            f.faces for f in self.obstacles if colour == "any" or THREATS[f.card].colour == colour
        }

    def track(self, faced: Faced) -> Track:
        """The whole track as numbers."""
        return track(faced.track) if faced.track else TRACKS[faced.card]

    def levels_left(self, faced: Faced) -> Track:
        return self.track(faced)[faced.cleared :]
