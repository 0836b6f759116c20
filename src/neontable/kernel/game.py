"""What a game tells the kernel about itself."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from neontable.kernel.asks import Ask
from neontable.kernel.deck import DeckList, DeckReport
from neontable.kernel.errors import BadDeck, BadOption
from neontable.kernel.faults import Fault, listed
from neontable.kernel.show import Show
from neontable.kernel.state import State

if TYPE_CHECKING:
    from neontable.kernel.table import Table

SPECTATOR = -1


class Choice(msgspec.Struct, frozen=True):
    """A table option with named values."""

    default: str | bool
    values: tuple[str | bool, ...]


class Count(msgspec.Struct, frozen=True):
    """A table option that is a number."""

    default: int
    lo: int
    hi: int


class Written(msgspec.Struct, frozen=True):
    """A table option that is free text, of one line or many.  The kernel looks at its length
    only; what it means is for the game to check, in its own `checked_options`."""

    default: str
    most: int = 20_000
    """Characters: a text may come from anybody."""
    check: Callable[[str], Sequence[Fault]] | None = None
    """Every fault of a text other than the default; none: the game checks it otherwise."""


class Brought(Written, frozen=True, kw_only=True):
    """A table option that is a deck: who brings it, and for which side.  Its value is whatever
    the game takes for a deck, such as a name of the house or a whole list."""

    side: str
    """The side that plays it, as decks name theirs."""
    seat: int
    """Who brings it."""
    second: bool = False
    """It is for the second game of `Game.second_game`, in which sides are swapped."""


TableOption = Choice | Count | Written


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: winners share the first place; `points` in seat order."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    how: str
    """Message id: the way the game ended."""


class Game:
    """A game of the registry.  Subclasses fill in the facts and the functions below."""

    name: str
    prefix: str
    rules: int
    """Version of the implemented rules: a record replays only under its own version."""
    seats: tuple[int, int]
    options: Mapping[str, TableOption]
    state_type: type[State]
    option_type: Any = None
    """The union of the game's options: what comes from outside is read by it."""
    show: Show[Any]
    """How it is shown and worded."""

    def new(
        self,
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        windows: bool = False,
        quiet: bool = False,
    ) -> Table:
        """A new table.  The same seats, seed and options give the same game to the last card."""
        from neontable.kernel import table

        return table.new(self, seats, seed, options, windows=windows, quiet=quiet)

    # -- what a game must say -------------------------------------------------------------
    def set_up(self, seats: int, key: str, options: Mapping[str, Any], windows: bool) -> State:
        """A state before its first step; randomness from the key only."""
        raise NotImplementedError

    def seat_count(self, g: Any) -> int:
        raise NotImplementedError

    def outcome(self, g: Any) -> Outcome | None:
        raise NotImplementedError

    def points_without(self, g: Any, gone: Collection[int]) -> Sequence[int]:
        """Points in seat order when the table ends now because these seats gave up, counted as
        the rules count an end.  The state is a copy: it may be scored in place."""
        return (0,) * self.seat_count(g)

    def view(self, g: Any, seat: int) -> msgspec.Struct:
        raise NotImplementedError

    def redeal(self, g: Any, seat: int, key: str) -> State:
        """A copy with everything the seat cannot know dealt anew."""
        raise NotImplementedError

    def complete(self, g: Any) -> None:
        """Fill in what a hand-written position may leave out."""

    def check(self, g: Any) -> list[str]:
        """Every inconsistency of a position, in words of the position format."""
        raise NotImplementedError

    bots: Mapping[str, Any] = {}
    """Computer opponents of this game by name: `factory(game, seat, seed) -> Bot`."""

    def contract_tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Seats and options of the tables that the contract suite plays: every branch of the
        set-up should be among them."""
        lo, hi = self.seats
        return [(lo, {}), (hi, {})] if lo != hi else [(lo, {})]

    usual_seats: int = 4
    """How many sit down when nobody says otherwise; a number within `seats`."""

    def bench_table(self) -> tuple[int, dict[str, Any]]:
        """Seats and options of the table that benchmarks play."""
        return self.seats[1], {}

    second_game: str = ""
    """The option that adds a second game with sides swapped: players then bring two decks."""

    # -- decks that players bring; most games have none -------------------------------------
    def decks(self) -> Sequence[DeckList]:
        """The decks of the house.  A game that has any checks and deals others too."""
        return ()

    def deck(self, name: str) -> DeckList:
        """A deck of the house by its name, however it is capitalised and punctuated."""
        known = {_plain(d.name): d for d in self.decks()}
        if not known:
            raise self._no_decks()
        found = known.get(_plain(name))
        if found is None:
            near = difflib.get_close_matches(_plain(name), known, 3)
            names = ", ".join(known[k].name for k in near or known)
            hint = "did you mean" if near else "the decks are"
            raise BadOption(f"{self.name} has no deck {name!r}; {hint}: {names}")
        return found

    def check_deck(self, text: str, limit: int = 0, banned: bool = False) -> DeckReport:
        """Every problem of a deck at once.  `limit`: so many copies at most (0: any number);
        `banned`: the game's list of banned things is in force."""
        raise self._no_decks()

    def brought(self) -> dict[str, Brought]:
        """The options that are decks, by name: who brings which one is said there only."""
        return {name: spec for name, spec in self.options.items() if isinstance(spec, Brought)}

    def brought_by(self, seat: int) -> dict[str, Brought]:
        """Those of a seat; that of a first game comes first."""
        mine = [(name, spec) for name, spec in self.brought().items() if spec.seat == seat]
        return dict(sorted(mine, key=lambda one: one[1].second))

    def check_brought(self, name: str, value: str, options: Mapping[str, Any]) -> DeckReport:
        """What a table with these (whole) options says of the value of a deck option: the check
        that `checked_options` makes, told without a BadDeck."""
        raise self._no_decks()

    def decks_of(self, seat: int, key: str, options: Mapping[str, Any]) -> Sequence[DeckList]:
        """The decks that a seat plays at a table, first game first; the table's key is needed
        where the table itself makes them.  For the eyes of that seat."""
        swapped = bool(options.get(self.second_game))
        read = [
            self.check_brought(name, options[name], options).deck
            for name, spec in self.brought_by(seat).items()
            if options[name] and (swapped or not spec.second)
        ]
        return [deck for deck in read if deck is not None]

    deals_decks: str = ""
    """The option with which the table itself makes a deck for every seat: nobody brings one."""

    def makes_decks(self, options: Mapping[str, Any]) -> bool:
        """Whether a table with these (whole) options makes the decks itself."""
        return bool(self.deals_decks) and bool(options[self.deals_decks])

    def sealed(
        self,
        seed: int | str,
        side: str,
        starters: int = 1,
        boosters: int = 2,
        *,
        pool: bool = False,
    ) -> DeckList:
        """A legal deck made of what seeded packs hold for a side; `pool`: all they hold."""
        raise self._no_decks()

    def _no_decks(self) -> BadOption:
        return BadOption(f"{self.name} is not played with decks of one's own")

    # -- what a searching bot asks (bots/search.py); `g` is always a redealt world ----------
    def worth(self, g: Any, seat: int) -> float:
        """How good a position is for a seat, in points of the final score: expectations for
        what is not scored yet included.  It may use only what the seat can know, and anything
        else merely as a constant.  A game that says this has a tactician."""
        raise NotImplementedError

    def instinct(self, g: Any, ask: Ask) -> Sequence[float]:
        """A first impression of each option of an open ask, roughly in points.  Search looks
        at the best ones first, and plays on by it; it must be quick."""
        return [0.0] * len(ask.options)

    def stretch(self, g: Any) -> tuple[int, int]:
        """The stretch of play that a search looks ahead over, usually a turn: the seat it
        belongs to and a number that changes when it is over."""
        raise NotImplementedError

    # -- options ---------------------------------------------------------------------------
    def checked_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in, or a BadOption that says what there is."""
        full = self.filled_options(seats, options)
        self._check_decks(full)
        return full

    def filled_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The same for a table whose decks are still to come: they are not looked at."""
        lo, hi = self.seats
        if type(seats) is not int or not lo <= seats <= hi:
            raise BadOption(f"{self.name} is played by {lo} to {hi} seats; asked for {seats!r}")
        full: dict[str, Any] = {name: spec.default for name, spec in self.options.items()}
        for name, value in options.items():
            spec = self.options.get(name)
            if spec is None:
                near = difflib.get_close_matches(str(name), self.options, 1)
                hint = f" (did you mean {near[0]!r}?)" if near else ""
                known = ", ".join(self.options)
                raise BadOption(f"{self.name} has no option {name!r}{hint}; it has: {known}")
            full[name] = _checked(self.name, name, spec, value)
        return full

    def _check_decks(self, full: Mapping[str, Any]) -> None:
        """Every deck of the table is legal under its options, or a BadDeck says what is not."""
        dealt = self.makes_decks(full)
        for name, spec in self.brought().items():
            value = full[name]
            if dealt:
                if value != spec.default:
                    raise BadOption(f"with {self.deals_decks!r} nobody brings a deck; came {name}")
            elif value:
                report = self.check_brought(name, value, full)
                if report.problems:
                    raise BadDeck(f"option {name!r} of {self.name}", report.problems)


def _plain(name: str) -> str:
    return "".join(c for c in name.casefold() if c.isalnum())


def _checked(game: str, name: str, spec: TableOption, value: Any) -> Any:
    if isinstance(spec, Written):
        if not isinstance(value, str):
            raise BadOption(f"option {name!r} of {game} is a text; came {value!r}")
        if len(value) > spec.most:
            raise BadOption(
                f"option {name!r} of {game} is a text of at most {spec.most} characters; "
                f"came {len(value)}"
            )
        found = spec.check(value) if spec.check is not None and value != spec.default else ()
        if found:
            lines = "".join(f"\n  - {fault}" for fault in found)
            raise BadOption(f"option {name!r} of {game}:{lines}", listed(found))
        return value
    if isinstance(spec, Count):
        if isinstance(value, str) and value.lstrip("-").isdigit():
            value = int(value)
        if type(value) is not int or not spec.lo <= value <= spec.hi:
            raise BadOption(
                f"option {name!r} of {game} is a number from {spec.lo} to {spec.hi}; came {value!r}"
            )
        return value
    if isinstance(spec.default, bool) and isinstance(value, str):
        words = {"true": True, "yes": True, "on": True, "1": True}
        words |= {"false": False, "no": False, "off": False, "0": False}
        value = words.get(value.lower(), value)
    for known in spec.values:
        if type(known) is type(value) and known == value:
            return known
    offered = ", ".join(str(v).lower() if isinstance(v, bool) else v for v in spec.values)
    raise BadOption(f"option {name!r} of {game} is one of: {offered}; came {value!r}")
