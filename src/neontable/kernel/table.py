"""The table: a state, its game, and the journal of answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from importlib import import_module
from itertools import islice
from reprlib import repr as short
from typing import Any, Generic

import msgspec

from neontable.kernel import chance, position, registry
from neontable.kernel.asks import (
    ON_BOARD,
    PICK,
    POINT,
    Answer,
    Ask,
    accepts,
    as_answer,
    misplaced,
    taken,
)
from neontable.kernel.errors import (
    BadAnswer,
    BadDice,
    BadOption,
    BadPosition,
    BadRecord,
    RulesFault,
    RulesLoop,
)
from neontable.kernel.events import NEVER, Event, Journal, chain, unchain
from neontable.kernel.frames import Asks, Frame, advance, give
from neontable.kernel.game import SPECTATOR, Game, OptionT, S, V
from neontable.kernel.options import Option, Thing
from neontable.kernel.outcome import Outcome
from neontable.kernel.plain import Source
from neontable.kernel.record import (
    CHECKPOINT_EVERY,
    NO_START,
    Checkpoint,
    Record,
    as_record,
    differs,
)
from neontable.kernel.scene import Overlay, Reach, Scene, Trace
from neontable.kernel.setup import Setup
from neontable.kernel.show import Refusal
from neontable.kernel.text import Text, render
from neontable.kernel.zone import Disc, rectangle

_encode = msgspec.json.encode
_EVERYWHERE = rectangle(-(1 << 30), -(1 << 30), 1 << 30, 1 << 30)
"""Coordinates beyond this are on no board."""


class Table(Generic[S, V, OptionT]):
    """One game being played.  `quiet` tables emit no events and keep no checkpoints (playouts)."""

    __slots__ = ("_asks", "_start", "_worlds", "game", "journal", "setup", "state")

    def __init__(
        self,
        game: Game[S, V, OptionT],
        state: S,
        journal: Journal,
        setup: Setup,
        start: bytes | None,
    ) -> None:
        self.game = game
        self.state = state
        self.journal = journal
        self.setup = setup
        """What it was set up from; for a position, only its seats and its key."""
        self._start = start
        state.journal = journal  # type: ignore[misc]
        self._asks: Asks = advance(state)
        self._worlds: dict[int, tuple[Asks, Table[S, V, OptionT]]] = {}

    def __repr__(self) -> str:
        where = f"{self.game.name}, {self.seats} seats, {self.journal.count} answers"
        if self.over:
            won = self.outcome
            winners = ", ".join(map(str, won.winners)) if won is not None else ""
            return f"<Table: {where}, over: {f'won by seat {winners}' if winners else 'all lost'}>"
        asked = "; ".join(
            f"seat {a.seat} is asked {a.id!r} ({len(a.options)} options)" for a in self.asks
        )
        return f"<Table: {where}, {asked}>"

    # -- playing ---------------------------------------------------------------------------
    @property
    def asks(self) -> list[Ask]:
        """Who must answer what; empty when the game is over."""
        a = self._asks
        if a is None:
            return []
        return [a] if isinstance(a, Ask) else list(a)

    @property
    def over(self) -> bool:
        return self._asks is None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self._asks is None else None

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked, which is all that others may know of an ask."""
        return [a.seat for a in self.asks]

    def asks_for(self, seat: int) -> list[Ask]:
        return [a for a in self.asks if a.seat == seat]

    @property
    def events(self) -> list[Event]:
        """All events of the last answer; seats get `events_for`."""
        return list(self.journal.events or ())

    def events_for(self, seat: int) -> list[Event]:
        return [e for e in self.journal.events or () if e.seen_by(seat)]

    def answer(self, seat: int, answer: Answer) -> None:
        """Answer an open ask; a bad answer is refused and changes nothing."""
        ask = self._asks
        if ask.__class__ is Ask and ask.kind == PICK and ask.seat == seat:
            try:
                answer = ask.options[ask.options.index(answer)]
                seat = ask.seat
            except (ValueError, RecursionError):  # not offered; endless lists cannot be printed
                seat, answer = self._accepted(seat, answer)
        else:
            seat, answer = self._accepted(seat, answer)
        journal, state = self.journal, self.state
        said = journal.events
        if said is not None:
            journal.events = []
        before = journal.chance
        try:
            give(state, answer, seat)
            self._asks = advance(state)
        except Exception as fault:
            journal.chance = before
            self._rebuild(journal.count)
            self.journal.events = said
            if isinstance(fault, BadDice):
                raise BadDice(f"{fault}; the table is as it was before the answer") from None
            kind = RulesLoop if isinstance(fault, RulesLoop) else RulesFault
            raise kind(
                f"{self.game.name}: the rules failed on seat {seat}'s answer {answer!r} "
                f"(after {journal.count} answers); the table is as it was before: {fault!r}"
            ) from fault
        journal.answers = (journal.answers, (seat, answer))
        journal.count += 1
        if journal.count == journal.windows_from:
            self._ask_windows()
        if journal.events is not None and journal.count % CHECKPOINT_EVERY == 0:
            journal.checkpoints = (journal.checkpoints, self._checkpoint())

    def _accepted(self, seat: int, answer: Answer) -> tuple[int, Answer]:
        """The seat and the answer in the form the rules use, or a BadAnswer."""
        if self._asks is None:
            raise BadAnswer(f"the game is over; seat {seat!r} answered {short(answer)}")
        mine = self.asks_for(seat)
        if not mine:
            asked = ", ".join(map(str, self.waiting))
            came = short(answer)
            raise BadAnswer(f"seat {seat!r} is not asked now (asked: seat {asked}); got {came}")
        ask = mine[0]
        try:
            plain = as_answer(answer, self.game.option_type)
        except RecursionError as fault:
            raise BadAnswer(f"seat {seat} was asked {ask.id!r}; {fault}") from None
        if not accepts(ask, plain):
            if ask.kind in ON_BOARD:
                raise BadAnswer(
                    f"seat {seat} was asked {ask.id!r} ({ask.kind}): {misplaced(ask, plain)}"
                )
            raise BadAnswer(
                f"seat {seat} was asked {ask.id!r} ({ask.kind}) and offered "
                f"{_offer(ask)}; got {short(answer)}"
            )
        plain = taken(ask, plain)
        code = self._unfit(plain)
        if code is not None:
            raise BadAnswer(f"seat {seat} was asked {ask.id!r}; {short(answer)} is refused: {code}")
        return ask.seat, plain

    @property
    def _top(self) -> Frame:
        """The frame that asks."""
        top: Frame = self.state.stack[-1]
        return top

    def _unfit(self, answer: Answer) -> str | None:
        """The frame's own objection to an answer of the asked kind."""
        top = self._top
        fits = top.fits.get(top.at)
        return None if fits is None else fits(top, self.state, answer)

    def open_windows(self) -> None:
        """From now on response windows are asked even when a seat can only pass, because somebody
        has sat down to whom not being asked would reveal something.  The record says so, and taking
        answers back does not undo it."""
        if self.state.windows:
            return
        journal = self.journal
        journal.windows_from = journal.count
        self._ask_windows()
        if journal.checkpoints is not None and journal.checkpoints[1].answers == journal.count:
            # It was of the position before.
            journal.checkpoints = (journal.checkpoints[0], self._checkpoint())

    def _ask_windows(self) -> None:
        self.state.windows = True
        self._asks = advance(self.state)

    def answer_default(self, seat: int) -> Answer:
        """Answer for a seat that is absent."""
        for ask in self.asks_for(seat):
            self.answer(seat, ask.default_answer)
            return ask.default_answer
        raise BadAnswer(f"seat {seat} is not asked now")

    # -- looking ---------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.setup.options)

    def view(self, seat: int = SPECTATOR) -> V:
        """What this seat may know, built from allow-listed facts; -1 is a spectator."""
        self._check_viewer(seat)
        return self.game.view(self.state, seat)

    def _check_viewer(self, seat: int) -> None:
        if not SPECTATOR <= seat < self.seats:
            raise BadAnswer(f"the seats are 0 to {self.seats - 1}, a spectator is -1; got {seat}")

    def scene(self, seat: int = SPECTATOR) -> Scene:
        return self.game.show.scene(self.view(seat))

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it: what a notebook shows."""
        # Imported by name on demand: `draw` is a layer above the kernel.
        drawn: str = import_module("neontable.draw").svg(self.scene())
        return drawn

    def shape(self, seat: int) -> tuple[Overlay, ...]:
        """Overlays that show on the board what the seat is offered: its reach, what it may not
        enter.  They are only a picture; `fits_<step>` decides.  A question for a place that has
        none shows places that are surely allowed."""
        asks = self.asks_for(seat)
        if not asks:
            return ()
        top = self._top
        shape = top.shapes.get(top.at)
        return _spots(asks[0]) if shape is None else shape(top, self.state)

    def traceable(self, seat: int) -> bool:
        """Whether an answer to the seat's question can be tried."""
        if not self.asks_for(seat):
            return False
        top = self._top
        return top.at in top.traces or top.at in top.fits

    def trace(self, seat: int, answer: Answer) -> tuple[Refusal | None, Trace]:
        """Try an answer without giving it: why it would be refused (None: accepted), and what it
        would do.  Nothing changes, and nothing is revealed that the seat may not know."""
        thing = as_answer(answer, self.game.option_type)
        mine = self.asks_for(seat)
        if not mine or not _readable(mine[0], thing):
            return self.why_not(seat, thing), Trace()
        world = self.imagined(seat)
        tried = world._traced(thing)
        refusal = world._refusal(mine[0], thing, tried)
        return refusal, tried

    def _traced(self, answer: Answer) -> Trace:
        top = self._top
        trace = top.traces.get(top.at)
        return Trace() if trace is None else trace(top, self.state, answer)

    def why_not(self, seat: int, thing: Answer | Thing) -> Refusal | None:
        """Why this seat cannot do or choose a thing now; None when it is offered.  The reason is
        found in a world dealt from the seat's view, so it depends on nothing that the seat may not
        know: what lies face down is judged as what it might be."""
        thing = as_answer(thing, self.game.option_type)
        if self._asks is None:
            return self.game.show.refusal("NT-OVER nt-no-over", thing)
        mine = self.asks_for(seat)
        if not mine:
            return self.game.show.refusal("NT-TURN nt-no-turn", thing)
        world = self.imagined(seat)
        if _readable(mine[0], thing):
            return world._refusal(mine[0], thing)
        top = world._top
        why = top.whys.get(top.at)
        code = None
        if why is not None and _is_thing(thing):
            # A verb with too few words, or a piece that is not on the table, came from outside.
            with suppress(LookupError):
                code = why(top, world.state, thing)
        return self.game.show.refusal(code or "NT-ASK nt-no-ask", thing)

    def imagined(self, seat: int) -> Table[S, V, OptionT]:
        """A world that a seat may imagine: dealt from its view alone, and kept as long as the open
        question.  Two tables that look the same to the seat imagine the same."""
        if not 0 <= seat < self.seats:
            return self  # whoever runs the tables of a campaign: nothing is hidden from it
        kept = self._worlds.get(seat)
        if kept is None or kept[0] is not self._asks:
            seen = blake2b(_encode(self.view(seat)), digest_size=16).hexdigest()
            kept = self._worlds[seat] = (self._asks, self.redeal(seat, f"imagined {seen}"))
        return kept[1]

    def _refusal(self, ask: Ask, answer: Answer, tried: Trace | None = None) -> Refusal | None:
        """The objection to an answer of the asked kind."""
        if not accepts(ask, answer):
            return self.game.show.refusal("NT-ZONE nt-no-zone", answer)
        unfit = self._unfit(taken(ask, answer))
        if unfit is None:
            return None
        refusal = self.game.show.refusal(unfit, answer)
        # A trace knows the numbers of the case: how much too far it is.
        why = (tried or self._traced(answer)).why
        return refusal if why is None else Refusal(refusal.rule, why)

    def say(self, what: Text | Event, lang: str = "en") -> str:
        return render(self.game.show.event_text(what) if isinstance(what, Event) else what, lang)

    # -- copies ----------------------------------------------------------------------------
    def clone(self, quiet: bool = True) -> Table[S, V, OptionT]:
        """An independent table in the same state, with the same record behind it."""
        return self._fork(self.state.clone(), self.journal.copy(not quiet), self._start)

    def redeal(self, seat: int, seed: int | str | None = None) -> Table[S, V, OptionT]:
        """A table that looks the same to this seat as the real one: what it cannot know is dealt
        again at random.  Search and hints use nothing else."""
        self._check_viewer(seat)
        # Never the key that the same seed gives a table: a guess must not hit the real stream.
        key = chance.key_from(None if seed is None else f"redeal {seed}")
        state = self.game.redeal(self.state, seat, key)
        state.dice = msgspec.UNSET  # nobody knows how the dice will fall
        # Neither the key nor what others brought: the guess begins from its own position.
        setup = Setup(
            seats=self.seats, options=self.setup.options, windows=state.windows, key=state.key
        )
        return Table(self.game, state, Journal(False), setup, _encode(state))

    def _fork(self, state: S, journal: Journal, start: bytes | None) -> Table[S, V, OptionT]:
        t = Table.__new__(Table)
        t.game, t.state, t.journal = self.game, state, journal
        t.setup, t._start = self.setup, start
        state.journal = journal  # type: ignore[misc]
        t._asks = self._asks
        t._worlds = {}
        return t

    # -- data ------------------------------------------------------------------------------
    def to_json(self) -> bytes:
        """The position, in the documented format of the game."""
        return _encode(self.state)

    @property
    def digest(self) -> str:
        return blake2b(_encode(self.state), digest_size=16).hexdigest()

    @property
    def commitment(self) -> str:
        """Published when the table starts; the key is in the record and published at the end."""
        return chance.commitment(self.state.key)

    @property
    def record(self) -> Record:
        return self._record(self.digest)

    def _record(self, digest: str) -> Record:
        j = self.journal
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            setup=self.setup,
            commitment=self.commitment,
            start=NO_START if self._start is None else msgspec.Raw(self._start),
            answers=unchain(j.answers),
            chance=unchain(j.chance),
            checkpoints=unchain(j.checkpoints),
            windows_from=msgspec.UNSET if j.windows_from == NEVER else j.windows_from,
            digest=digest,
        )

    def undo(self, answers: int = 1) -> None:
        """Take back the last answers, by replaying the record up to there."""
        if type(answers) is not int or not 1 <= answers <= self.journal.count:
            raise BadAnswer(
                f"{self.journal.count} answers can be taken back; asked to undo {answers!r}"
            )
        self._rebuild(self.journal.count - answers)

    def _checkpoint(self) -> Checkpoint:
        j = self.journal
        drawn = len(unchain(j.chance))
        return Checkpoint(j.count, drawn, self.digest, msgspec.Raw(self.to_json()))

    def _rebuild(self, count: int) -> None:
        # No digest: after a failure the state may be inconsistent and is discarded.
        past = play_again(self._record(""), count, listening=self.journal.events is not None)
        if past.journal.windows_from > count:
            past.open_windows()  # who sat down since is still there
        self.state, self.journal, self._asks = past.state, past.journal, past._asks


def begin(game: Game[S, V, OptionT], setup: Setup, quiet: bool = False) -> Table[S, V, OptionT]:
    """A table at its start, from a set-up that `Game.prepare` has checked."""
    state = game.set_up(setup)
    if setup.every_ask:
        state.show_every_ask()
    return Table(game, state, Journal(not quiet), setup, None)


def around(
    game: Game[S, V, OptionT], state: S, start: bytes | None = None, quiet: bool = False
) -> Table[S, V, OptionT]:
    """A table at a given state, used as it is; `start` is its JSON, for the record."""
    setup = Setup(
        seats=game.seat_count(state),
        options={},
        windows=state.windows,
        every_ask=bool(state.every_ask),
        key=state.key,
    )
    return Table(game, state, Journal(not quiet), setup, start or _encode(state))


def load(source: Source, quiet: bool = False, *, every_ask: bool = False) -> Table:
    """A table from a position: JSON as bytes or str, a dict of plain data, or a `pathlib.Path` to
    a file.  One BadPosition names everything that is wrong with it.  `every_ask` asks questions
    with one possible answer too, as a table made with it does."""
    game, state, raw = position.read(source, every_ask)
    try:
        return around(game, state, raw, quiet=quiet)
    except BadDice as e:
        raise BadPosition([str(e)]) from None
    except Exception as e:  # a hand-written position can make the rules fail in any way
        raise BadPosition([f"stack: the game cannot go on from here: {e!r}"]) from e


def play_again(
    record: Record | Source, count: int | None = None, *, listening: bool = True
) -> Table:
    """The table after `count` answers (all of them by default), from the nearest checkpoint."""
    record = as_record(record)
    game = registry.game(record.game)
    if record.rules != game.rules:
        raise BadRecord(
            f"the record is of rules version {record.rules} of {record.game}; "
            f"this program plays version {game.rules}"
        )
    n = len(record.answers) if count is None else count
    if not 0 <= n <= len(record.answers):
        raise BadRecord(f"the record has {len(record.answers)} answers; asked for the first {n}")
    try:
        return _from_start(game, record, n, listening)
    except (BadOption, BadPosition) as e:
        raise BadRecord(f"the table of the record cannot be set up: {e}") from e


def _from_start(game: Game, record: Record, n: int, listening: bool) -> Table:
    start = None if record.start == NO_START else bytes(record.start)
    setup = record.setup
    if start is None:
        setup = game.prepare(
            setup.seats,
            setup.key,
            setup.options,
            loadouts=setup.loadouts,
            carried=setup.carried,
            windows=setup.windows,
            every_ask=setup.every_ask,
        )
    # Before the n-th answer, never at it: that answer's events must be emitted again.
    mark = max(
        (c for c in record.checkpoints if 0 < c.answers < n), key=lambda c: c.answers, default=None
    )
    done = 0
    if mark is not None:
        done = mark.answers
        table = load(bytes(mark.position), quiet=not listening)
        table._start = start
        if start is None:
            table.setup = setup
        journal = table.journal
        journal.answers = chain(
            (seat, as_answer(a, game.option_type)) for seat, a in record.answers[:done]
        )
        journal.count = done
        journal.chance = chain(record.chance[: mark.chance])
        journal.checkpoints = chain(c for c in record.checkpoints if c.answers <= done)
    elif start is None:
        table = begin(game, setup, quiet=not listening)
    else:
        table = load(start, quiet=not listening)
    if record.windows_from is not msgspec.UNSET:
        table.journal.windows_from = record.windows_from
        if record.windows_from == done:
            table._ask_windows()
    _answer_all(table, record.answers[done:n], done, {})
    return table


def _answer_all(
    table: Table, answers: Sequence[tuple[int, Answer]], done: int, marks: Mapping[int, Checkpoint]
) -> None:
    for i, (seat, answer) in enumerate(answers, done + 1):
        try:
            table.answer(seat, answer)
        except BadAnswer as e:
            raise BadRecord(f"answer {i} of the record does not fit: {e}") from None
        mark = marks.get(i)
        if mark is not None and not _stands(table, mark):
            raise BadRecord(f"after answer {i} the table is not the one of the checkpoint")


def _stands(table: Table, mark: Checkpoint) -> bool:
    """Whether a checkpoint agrees with the table, as undo and recovery start from it."""
    try:
        there = load(bytes(mark.position), quiet=True)
    except BadPosition:
        return False
    drawn = len(unchain(table.journal.chance))
    return mark.chance == drawn and mark.digest == table.digest == there.digest


def replay(record: Record | Source) -> Table:
    """Replay a record to its end and verify it: commitment, chance results, checkpoints, digest."""
    record = as_record(record)
    key = record.setup.key
    if not chance.is_key(key) or chance.commitment(key) != record.commitment:
        raise BadRecord("the key of the record is not the one its commitment was made for")
    table = play_again(record, 0)
    if table.state.key != key:
        raise BadRecord("the position the record starts from has another key")
    marks = {c.answers: c for c in record.checkpoints}
    if not all(0 < n <= len(record.answers) for n in marks):
        raise BadRecord("the record has a checkpoint outside its answers")
    _answer_all(table, record.answers, 0, marks)
    where = differs(unchain(table.journal.chance), record.chance)
    if where is not None:
        raise BadRecord(f"chance result {where + 1} is not what the key gives")
    if table.digest != record.digest:
        raise BadRecord("the record ends in another position than it says")
    return table


def _readable(ask: Ask, answer: Answer) -> bool:
    """Whether a frame can judge an answer: it was offered, or it is well-formed places of the
    board, even outside the zone."""
    if ask.kind not in ON_BOARD:
        return accepts(ask, answer)
    if ask.zone is None:
        return False
    anywhere = msgspec.structs.replace(ask, zone=_EVERYWHERE)
    return misplaced(anywhere, answer) is None


def _is_thing(thing: object) -> bool:
    """Whether it is an option, or has the shape of a piece: ("square", 5), or a number."""
    if type(thing) is int or isinstance(thing, Option):
        return True
    if not isinstance(thing, tuple) or not thing or type(thing[0]) is not str:
        return False
    return all(type(part) in (int, str, tuple) for part in thing)


_MOST_SPOTS = 60


def _spots(ask: Ask) -> tuple[Overlay, ...]:
    if ask.kind != POINT or ask.zone is None or not ask.zone.inch:
        return ()
    answers: Iterable[Any] = islice(ask.options, _MOST_SPOTS)
    places = sorted({(x, y) for ((x, y, _),) in answers})
    size = ask.zone.inch // 4
    return (Reach("easy", discs=tuple(Disc(x, y, size) for x, y in places)),)


def _offer(ask: Ask) -> str:
    if ask.kind == "number":
        return f"{ask.lo} to {ask.hi}"
    if ask.kind in ("many", "order"):
        return f"{ask.kind} of {_some(ask.items)} ({ask.lo} to {ask.hi})"
    return _some(ask.options)


def _some(options: Sequence[Answer]) -> str:
    shown = ", ".join(repr(o) for o in options[:12])
    return shown + (f", … ({len(options)} in all)" if len(options) > 12 else "")
