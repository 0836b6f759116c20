"""The core that every game has, and the capabilities that a game may have."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from neontable.kernel.bot import BotFactory, Level
from neontable.kernel.errors import BadOption
from neontable.kernel.evaluation import Evaluation
from neontable.kernel.loadouts import Given, Loadouts
from neontable.kernel.maps import Maps
from neontable.kernel.outcome import Outcome, Sides, time_up
from neontable.kernel.prices import PriceList
from neontable.kernel.setup import Setup
from neontable.kernel.show import Show
from neontable.kernel.state import State
from neontable.kernel.table_options import TableOption, filled
from neontable.kernel.talk import TableTalk

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from neontable.kernel.campaign.game import CampaignGame
    from neontable.kernel.campaign.reports import TableReports
    from neontable.kernel.chores import ChoreRules
    from neontable.kernel.puzzles.capability import Puzzles
    from neontable.kernel.stops import StopRules
    from neontable.kernel.table import Table

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", bound=msgspec.Struct, default=Any)
    OptionT = TypeVar("OptionT", default=Any)
else:
    from typing import TypeVar

    # Type checkers support defaults, so that a plain `Game` is a game of any kind; Python 3.11 does
    # not.
    S, V, OptionT = TypeVar("S"), TypeVar("V"), TypeVar("OptionT")

SPECTATOR = -1


class Game(Generic[S, V, OptionT]):
    """A game of the registry, generic over its state, view and option types."""

    name: str
    rules: int
    """Version of the implemented rules: a record replays only under its own version."""
    seats: tuple[int, int]
    """The fewest and the most players."""
    usual_seats: int = 4
    """The default number of seats; within `seats`."""
    options: Mapping[str, TableOption]
    """What may be chosen when a table is made."""
    state_type: type[S]
    option_type: Any = None
    """The union of the game's option types, used to decode answers from outside."""

    # -- capabilities ----------------------------------------------------------------------
    show: Show[V]
    """How it is shown and worded."""
    loadouts: Loadouts | None = None
    """What seats bring; None where they bring nothing."""
    maps: Maps | None = None
    """The boards that people can draw for it; None where it is played on its own only."""
    evaluation: Evaluation[S] | None = None
    """What a position is worth, for searching bots; None: no search bot."""
    campaign: TableReports[S, Any] | None = None
    """What campaigns learn from its tables and carry into them; None: no campaigns use it."""
    campaigns: Mapping[str, CampaignGame] = {}
    """The campaigns that it offers, by name; the registry finds them here."""
    talk: TableTalk[V] | None = None
    """What people may say where its rules limit talk; None: they never do."""
    stops: StopRules[S] | None = None
    """Turns and milestones, by which people say where they want to be asked to respond."""
    chores: ChoreRules[S] | None = None
    """Several answers that are given in one go; None where nobody would want that."""
    prices: PriceList[S] | None = None
    """What its options cost; None where nothing is worth a chip."""
    bots: Mapping[str, BotFactory] = {}
    """Computer opponents of this game's own, by name, the best first."""
    levels: Mapping[str, Level] = {}
    """Opponents by how strong they are, the strongest first: `hard`, `normal`, `easy`."""
    puzzles: Puzzles[S] | None = None
    """Goals and built-in puzzles; None: it has none."""

    # -- what a game must define --------------------------------------------------------------
    def set_up(self, setup: Setup) -> S:
        """The state before its first step; all randomness comes from the key."""
        raise NotImplementedError

    def seat_count(self, g: S) -> int:
        raise NotImplementedError

    def sides(self, setup: Setup) -> Sides:
        """The seats that win and lose together; () where every seat plays for itself."""
        return ()

    def open_seats(self, options: Mapping[str, object]) -> bool:
        """Whether the seats of a table with these options know the same, so that one person may
        look from one to the other without a curtain."""
        return False

    def outcome(self, g: S) -> Outcome | None:
        raise NotImplementedError

    def points_without(self, g: S, gone: Collection[int]) -> Sequence[int]:
        """Points in seat order if the table ends now because these seats gave up, scored as at a
        regular end.  The state is a copy: it may be scored in place."""
        return (0,) * self.seat_count(g)

    def time_called(self, setup: Setup, g: S) -> Outcome:
        """How the table ends when the time for all of it is up: by the points of a regular end,
        where the game does not say otherwise; partners who had to win together have lost.  The
        state is a copy: it may be scored in place."""
        return time_up(self.points_without(g, ()), self.sides(setup))

    def view(self, g: S, seat: int) -> V:
        """What a seat may know, built from allow-listed facts; -1 is a spectator."""
        raise NotImplementedError

    def redeal(self, g: S, seat: int, key: str) -> S:
        """A copy with everything the seat cannot know dealt again at random.  To a seat that is
        asked, the same key deals the same world whatever is really hidden: sort hidden things
        before they are shuffled.  "Why not?" is answered in such a world."""
        raise NotImplementedError

    def respell(self, data: dict[str, Any]) -> dict[str, Any]:
        """A hand-written position with other spellings replaced by those of the format.  Called
        only when the position cannot be read as it stands; unknown words are left as they are."""
        return data

    def complete(self, g: S) -> None:
        """Fill in what a hand-written position may leave out."""

    def check(self, g: S) -> list[str]:
        """Every inconsistency of a position, in terms of the position format."""
        raise NotImplementedError

    def forget(self) -> None:
        """Drop caches that outlive a table; no answer may change by it.  Benchmarks measure
        speed with and without them.  A game without such caches has nothing to do."""

    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, Any]:
        """The options with defaults filled in, or a BadOption that lists what exists.  Games whose
        options depend on each other check that here."""
        lo, hi = self.seats
        if type(seats) is not int or not lo <= seats <= hi:
            some = str(lo) if lo == hi else f"{lo} to {hi}"
            raise BadOption(f"{self.name} is played by {some} seats; asked for {seats!r}")
        return filled(self.name, self.options, options)

    def some_options(self, options: Mapping[str, object]) -> tuple[int, dict[str, Any]]:
        """Complete options with a number of seats that they allow, the usual one if possible: for
        what is judged by options alone, such as loadouts outside a table."""
        lo, hi = self.seats
        refused: BadOption | None = None
        for seats in (max(lo, min(hi, self.usual_seats)), *range(lo, hi + 1)):
            try:
                return seats, self.checked_options(seats, options)
            except BadOption as fault:
                refused = refused or fault
        assert refused is not None
        raise refused

    # -- tables ----------------------------------------------------------------------------
    def new(
        self,
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        *,
        loadouts: Given = (),
        carried: object = None,
        windows: bool = False,
        every_ask: bool = False,
        quiet: bool = False,
    ) -> Table[S, V, OptionT]:
        """A new table.  The same arguments give the same game to the last card.  `windows` asks
        response windows even when a seat can only pass, so that not being asked reveals nothing:
        for tables where people play each other.  `every_ask` asks every question, including those
        with one possible answer: for scripts, puzzles and tutorials.  `quiet` tables emit no events
        (playouts)."""
        from neontable.kernel import chance, table

        key = chance.key_from(seed)
        setup = self.prepare(
            seats,
            key,
            options,
            loadouts=loadouts,
            carried=carried,
            windows=windows,
            every_ask=every_ask,
        )
        return table.begin(self, setup, quiet=quiet)

    def prepare(
        self,
        seats: int,
        key: str,
        options: Mapping[str, object] | None = None,
        *,
        loadouts: Given = (),
        carried: object = None,
        windows: bool = False,
        every_ask: bool = False,
    ) -> Setup:
        """A checked set-up, or a BadOption or BadLoadout that says what was wrong."""
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"table options are given by name, as a dict; got {options!r}")
        full = self.checked_options(seats, options or {})
        brought: tuple[tuple[str, ...], ...] = ()
        if self.loadouts is not None:
            terms: Mapping[str, Any] = full
            if carried is not None and self.campaign is not None:
                terms = self.campaign.loadout_options(full)
            brought = self.loadouts.filled(seats, loadouts, terms)
        elif any(loadouts.values() if isinstance(loadouts, Mapping) else loadouts):
            raise BadOption(f"{self.name} has no loadouts; got {len(loadouts)} loadouts")
        if carried is not None and self.campaign is None:
            raise BadOption(f"{self.name} is not played in campaigns; got {carried!r}")
        setup = Setup(
            seats=seats,
            options=full,
            loadouts=brought,
            carried=carried,
            windows=windows,
            every_ask=every_ask,
            key=key,
        )
        problems = [] if self.campaign is None else self.campaign.carried_problems(setup)
        if problems:
            reasons = "; ".join(problems)
            raise BadOption(f"{self.name} cannot take what a campaign carries in: {reasons}")
        return setup
