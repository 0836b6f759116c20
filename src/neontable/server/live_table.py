"""A table in memory: its row, the game, and everything its moves have made of them.

A `LiveTable` is fully determined by its moves, so any process can rebuild it from the database.
Moves are made on a copy (`after`), which replaces the old one once the move is stored, so readers
only ever see what has been committed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from neontable import bots
from neontable.kernel import registry
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign.bots import asked_bots, of_people
from neontable.kernel.campaign.game import CampaignGame, outcome_at_time, same_tables
from neontable.kernel.campaign.missions import HOUSE, TIME
from neontable.kernel.errors import BadRecord, NeontableError
from neontable.kernel.events import Event, unchain
from neontable.kernel.game import SPECTATOR, Game
from neontable.kernel.outcome import contenders, given_up, sides_out
from neontable.kernel.puzzles.file import Puzzle
from neontable.kernel.puzzles.trial import ReplyBudget, replies
from neontable.kernel.puzzles.verdict import FAILED, SOLVED
from neontable.kernel.puzzles.verdict import verdict as judged
from neontable.kernel.setup import Setup
from neontable.kernel.stops import DEFAULT, Stops, Verdict, passable, verdict
from neontable.kernel.table import Table, begin
from neontable.server.clock import Clock
from neontable.server.ending import Ending, closed
from neontable.server.protocol import ClockRule
from neontable.server.puzzle_files import built_in_id, puzzle_of
from neontable.server.rows import Move, SeatRow, Standing, TableRow

LOG = 300
"""Events kept for the log of a page that reconnects."""
WORLDS = 6
"""Redealt worlds by which an undo is judged."""

MOST_ALONE = 5000
"""Moves of a campaign in which no person has a part, one after another: a league of sixty-four bots
takes fewer.  Then its bots rest until somebody comes."""

ANSWER, UNDO, CONCEDE, PAUSE, RESUME = "answer", "undo", "concede", "pause", "resume"
CLOSE = "close"
"""The end of a table of an older rules version: no result."""
TIME_UP = "time-up"
"""The time for the whole table is up: it ends as it stands."""
AWAY = "away"
"""The server was away, for as many seconds as the body says: clocks stood still."""
SEAT = "seat"
"""A seat changes hands in the middle of the game; the body is a `HandOver`."""
WINDOWS = "windows"
"""Response windows are asked from here on, at a table that goes on from one at which they were."""
PERSON, BOT, OPEN = "person", "bot", "open"
"""Who sits on a seat."""
CLOCK = "clock"
"""Beside PERSON and BOT: what a move was made by."""
STOPS = "stops"
"""An answer that the server gave, because the person wanted not to be asked."""


def solved(seats: int, seat: int) -> Ending:
    """The end of a solved puzzle, whatever the points are."""
    others = tuple(s for s in range(seats) if s != seat)
    ranking = ((seat,), others) if others else ((seat,),)
    return Ending("played", "nt-puzzle-solved", (seat,), (0,) * seats, ranking)


class HandOver(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that changes hands.  It says which kinds and bots sit there; who the person is
    stands in the table's row, not in a move."""

    was: str
    was_bot: str
    kind: str
    bot: str
    windows: bool = False
    """From now on several people play: response windows are asked that were not so far."""


class Frozen(NeontableError):
    """The table has a rules version that this program no longer plays."""


class Unable(NeontableError):
    """A move that cannot be made now; `code` is that of the refusal."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(text or code)
        self.code = code


class LiveTable:
    __slots__ = (
        "alone",
        "clock",
        "conceded",
        "deeds",
        "ending",
        "game",
        "log",
        "opened",
        "puzzle",
        "reply_budget",
        "row",
        "sequence",
        "table",
        "takebacks",
        "taken",
        "verdicts",
        "windowed",
    )

    def __init__(self, row: TableRow) -> None:
        """The table of a row at its start."""
        self.row = row
        self.game: Game = registry.game(row.game)
        if self.game.rules != row.rules:
            raise Frozen(
                f"this table is of rules version {row.rules} of {row.game}; "
                f"the server plays version {self.game.rules}"
            )
        self.puzzle: Puzzle | None = puzzle_of(row.puzzle) if row.puzzle else None
        """What this table is a trial of."""
        self.reply_budget = ReplyBudget()
        """What the others may still try at it: the same whenever its moves are made again."""
        self.table: Table = (
            begin(self.game, msgspec.json.decode(row.setup, type=Setup))
            if self.puzzle is None
            else self.puzzle.table()
        )
        self.sequence = 0
        self.deeds: list[tuple[int, str]] = []
        """Who gave each answer: the seat, and whether a person, a bot or the clock."""
        self.log: list[tuple[int, Event]] = [(0, e) for e in self.table.events]
        self.conceded: dict[int, str] = {}
        self.takebacks = 0
        self.taken: dict[int, int] = {}
        """How many answers had been given when whoever has a seat now came to it."""
        self.ending: Ending | None = None
        rule = msgspec.json.decode(row.clock, type=ClockRule)
        self.clock = Clock(rule, len(row.seats), row.started)
        self._reply()
        self.opened = dict.fromkeys(self.table.waiting, 0)
        self.windowed = 0
        """How many of the last answers were given in response windows."""
        self.alone = 0
        """At a campaign: how many of the last answers no person had a part in."""
        self.verdicts: dict[int, Verdict] = {}
        """What becomes of the open questions, as far as somebody has asked."""
        self._settle()

    @classmethod
    def of(cls, row: TableRow, moves: list[Move], until: float | None = None) -> LiveTable:
        """The table after its moves, or after those that were made until a moment."""
        live = cls(_at_the_start(row, moves))
        for move in moves:
            if until is not None and move.at > until:
                return live
            live._make(move)
        live.row = row
        return live

    def copy(self) -> LiveTable:
        other = LiveTable.__new__(LiveTable)
        other.row, other.game, other.sequence = self.row, self.game, self.sequence
        other.puzzle = self.puzzle
        other.reply_budget = ReplyBudget(self.reply_budget.left)
        other.table = self.table.clone(quiet=False)
        other.deeds, other.log = self.deeds[:], self.log[:]
        other.conceded, other.takebacks = self.conceded.copy(), self.takebacks
        other.taken = self.taken.copy()
        other.ending, other.clock = self.ending, self.clock.copy()
        other.opened, other.windowed = self.opened.copy(), self.windowed
        other.alone = self.alone
        other.verdicts = {}
        return other

    def after(self, *moves: Move) -> LiveTable:
        """The table after moves; BadAnswer or Unable when they cannot be made."""
        other = self.copy()
        for move in moves:
            other._make(move)
        return other

    # -- who sits here -----------------------------------------------------------------------
    def bot_of(self, seat: int) -> str:
        """Name of the bot that plays a seat; empty for a person."""
        if seat in self.conceded:
            return bots.best(self.game)
        row = self.row.seats[seat]
        return row.bot if row.kind == BOT else ""

    def people(self) -> list[SeatRow]:
        """Seats still played by people."""
        return [s for s in self.row.seats if s.kind == PERSON and s.seat not in self.conceded]

    def seats_of(self, identity: str) -> list[int]:
        if not identity:
            return []  # nobody, and not whoever has deleted their account
        return [s.seat for s in self.row.seats if s.kind == PERSON and s.identity == identity]

    # -- where it stands ---------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def paused(self) -> bool:
        return self.clock.paused

    @property
    def status(self) -> str:
        if self.over:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def answers(self) -> int:
        return self.table.journal.count

    @property
    def waiting(self) -> list[int]:
        """Seats that are asked; what the house reports to a campaign waits for nobody."""
        if self.ending is not None or (self.puzzle is not None and self.failed):
            return []
        return [seat for seat in self.table.waiting if seat != HOUSE]

    @property
    def trial(self) -> str:
        """Of a puzzle: open, solved or failed."""
        return "" if self.puzzle is None else judged(self.puzzle, self.table)

    @property
    def failed(self) -> bool:
        """A puzzle whose goal is out of reach: nothing is asked until something is taken back."""
        return self.trial == FAILED

    def bots_asked(self) -> list[int]:
        if self.over or self.paused or self.puzzle is not None:
            return []
        if isinstance(self.game, CampaignGame):
            if self.forsaken:
                return []
            return [ask.seat for ask in asked_bots(self.table) if self.bot_of(ask.seat)]
        return [seat for seat in self.waiting if self.bot_of(seat)]

    @property
    def forsaken(self) -> bool:
        """Whether a campaign has gone on for very long without any person."""
        return self.alone >= MOST_ALONE

    def ask_of(self, seat: int) -> Ask | None:
        if self.ending is not None or (self.puzzle is not None and self.failed):
            return None
        return next(iter(self.table.asks_for(seat)), None)

    # -- where people want to be asked ---------------------------------------------------------
    def stops_of(self, seat: int) -> Stops | None:
        """The stops of a person's seat; None for a bot's."""
        if not 0 <= seat < len(self.row.seats) or self.bot_of(seat):
            return None
        kept = self.row.seats[seat].stops
        return msgspec.json.decode(kept, type=Stops) if kept else DEFAULT

    def verdict(self, seat: int) -> Verdict:
        """Whether the person of a seat is asked its open question, or passed for."""
        found = self.verdicts.get(seat)
        if found is None:
            ask = self.ask_of(seat)
            found = "ask" if ask is None else verdict(self.table, ask, self.stops_of)
            if found == "wait" and self._shared(seat):
                # On one screen the people pass it on: the curtain offers to pass instead.
                found = "ask"
            self.verdicts[seat] = found
        return found

    def _shared(self, seat: int) -> bool:
        return len(self.seats_of(self.row.seats[seat].identity)) > 1

    def may_pass(self, seat: int) -> bool:
        """Whether the open question of a seat is a chance to respond, as everybody may know."""
        ask = self.ask_of(seat)
        return ask is not None and passable(ask)

    def due(self) -> float | None:
        """When the server must act by itself."""
        if self.over or self.paused:
            return None
        if self.bots_asked():
            return self.clock.since
        return self.clock.deadline()

    def standing(self) -> Standing:
        ending = "" if self.ending is None else msgspec.json.encode(self.ending).decode()
        return Standing(self.status, self.due(), ending, self.takebacks, self._solved())

    def _solved(self) -> tuple[str, str, str] | None:
        """Who has solved which built-in puzzle."""
        if self.puzzle is None or self.trial != SOLVED or not (id := built_in_id(self.puzzle)):
            return None
        who = self.row.seats[self.puzzle.seat].identity
        return (who, self.game.name, id) if who else None

    @property
    def shown(self) -> bool:
        """Whether the last answer set off something that a person or a spectator sees."""
        eyes = [SPECTATOR, *(s.seat for s in self.people())]
        last = self.events_after(self.answers - 1)
        return any(e.seen_by(seat) for _, e in last for seat in eyes)

    def events_after(self, answers: int) -> list[tuple[int, Event]]:
        # The last of them are few, and the log is long.
        first = len(self.log)
        while first and self.log[first - 1][0] > answers:
            first -= 1
        return self.log[first:]

    # -- moves ---------------------------------------------------------------------------------
    def check(self, seat: int, sequence: int) -> None:
        """Whether an answer given at a sequence still applies to the open question."""
        if self.over or self.failed:
            raise Unable("over")
        if self.paused:
            raise Unable("paused")
        if sequence > self.sequence:
            raise Unable("late")
        opened = self.opened.get(seat)
        if opened is None:
            raise Unable("late" if sequence < self.sequence else "not-asked")
        if sequence < opened:
            raise Unable("late")

    def _make(self, move: Move) -> None:
        if move.sequence != self.sequence + 1:
            raise BadRecord(f"move {move.sequence} follows move {self.sequence}")
        if self.over:
            raise Unable("over")
        self.sequence = move.sequence
        if move.kind == AWAY:
            self.clock.forgive(float(move.body))
        self.clock.spend(move.at)
        if move.kind == ANSWER:
            self._answer(move)
        elif move.kind == UNDO:
            self._undo(int(move.body))
        elif move.kind == CONCEDE:
            self._concede(move.seat, move.body)
        elif move.kind == PAUSE:
            self.clock.paused = True
        elif move.kind == RESUME:
            self.clock.paused = False
        elif move.kind == SEAT:
            self._hand_on(move.seat, msgspec.json.decode(move.body, type=HandOver))
        elif move.kind == WINDOWS:
            self._open_windows()
        elif move.kind == AWAY:
            pass
        elif move.kind == TIME_UP:
            if isinstance(self.game, CampaignGame):
                raise Unable("campaign")
            o = outcome_at_time(self.table)
            self.ending = Ending(TIME, o.how, o.winners, o.points, o.ranking, o.sides)
        elif move.kind == CLOSE:
            self.ending = closed(len(self.row.seats))
        else:
            raise BadRecord(f"no kind of move: {move.kind!r}")
        self._settle()

    def _settle(self) -> None:
        if self.puzzle is not None:
            # It ends with the goal alone: what has failed can be taken back, even a lost game.
            if self.trial == SOLVED:
                self.ending = solved(len(self.row.seats), self.puzzle.seat)
        elif (outcome := self.table.outcome) is not None:
            self.ending = Ending.played(outcome)
        people = {s.seat for s in self.people()}
        self.clock.ask([seat for seat in self.waiting if seat in people])

    def _answer(self, move: Move) -> None:
        before = self.table.asks
        asked = self.ask_of(move.seat)
        self.windowed = self.windowed + 1 if asked is not None and asked.window else 0
        self.table.answer(move.seat, msgspec.json.decode(move.body))
        self.deeds.append((move.seat, move.by))
        if isinstance(self.game, CampaignGame):
            assert self.table.journal.answers is not None
            _, (_, given) = self.table.journal.answers
            self.alone = 0 if of_people(self.table.state, move.seat, given) else self.alone + 1
        n = self.answers
        self.log += [(n, e) for e in self.table.events]
        if len(self.log) > 2 * LOG:
            del self.log[:-LOG]
        self._reply()
        self._reopen(before, move.seat)

    def _reply(self) -> None:
        """At a puzzle the others answer at once, as it says."""
        if self.puzzle is None:
            return
        for seat, answer in replies(self.puzzle, self.table, self.reply_budget):
            self.table.answer(seat, answer)
            self.deeds.append((seat, BOT))
            self.log += [(self.answers, e) for e in self.table.events]

    def _reopen(self, before: list[Ask], by: int) -> None:
        """Since when each question is open.  Where several are asked at once, those who have
        not answered yet are still asked the same: their answers are not late."""
        after = self.table.asks
        rest = [ask for ask in before if ask.seat != by]
        same = bool(rest) and after == rest
        self.opened = {
            ask.seat: self.opened.get(ask.seat, self.sequence)
            if same or (ask.standing and ask in rest)
            else self.sequence
            for ask in after
        }

    def _undo(self, number: int) -> None:
        self.table.undo(self.answers - number)
        del self.deeds[number:]
        self.log = [(n, e) for n, e in self.log if n <= number]
        self.opened = dict.fromkeys(self.table.waiting, self.sequence)
        self.windowed = self.alone = 0
        self.takebacks += 1
        self.taken = {seat: min(n, number) for seat, n in self.taken.items()}

    def _concede(self, seat: int, why: str) -> None:
        if seat in self.conceded or self.row.seats[seat].kind != PERSON:
            raise Unable("not-yours")
        self.conceded[seat] = why
        if isinstance(self.game, CampaignGame):
            raise Unable("campaign")
        seats = len(self.row.seats)
        sides = self.game.sides(self.table.setup)
        playing = contenders(seats, sides)
        people = [s.seat for s in self.row.seats if s.kind == PERSON]
        out = sides_out(seats, sides, people, self.conceded)
        # A bot plays on for the seat as long as somebody of its side is there, and among three or
        # more sides as long as any person is; of two, the other one has won.
        if self.people() and not (out and len(playing) <= 2):
            return
        points = self.game.points_without(self.table.clone().state, self.conceded.keys())
        o = given_up(points, out, sides, f"srv-ended-{why}")
        self.ending = Ending(why, o.how, o.winners, o.points, o.ranking, sides)

    def _hand_on(self, seat: int, hand: HandOver) -> None:
        self.conceded.pop(seat, None)
        self.taken[seat] = self.answers
        self.row = with_seat(
            self.row, msgspec.structs.replace(self.row.seats[seat], kind=hand.kind, bot=hand.bot)
        )
        if hand.kind == PERSON:
            self.clock.begin_anew(seat)
        if hand.windows:
            self._open_windows()

    def _open_windows(self) -> None:
        before = self.table.asks
        self.table.open_windows()
        if self.table.asks != before:
            self.opened = dict.fromkeys(self.table.waiting, self.sequence)

    # -- undo ----------------------------------------------------------------------------------
    def last_decision(self, seat: int) -> int | None:
        """How many answers stay when the seat's last own decision is taken back."""
        for number in range(len(self.deeds) - 1, -1, -1):
            if self.deeds[number] == (seat, PERSON):
                # What somebody else decided before them on this seat is not theirs to take back.
                mine = number >= self.taken.get(seat, 0)
                return number if mine and self._may_go_back(number) else None
        return None

    def first_decision(self, seat: int) -> int | None:
        """How many answers stay when all that the seat decided is taken back."""
        mine = [n for n, deed in enumerate(self.deeds) if deed == (seat, PERSON)]
        return mine[0] if mine else None

    def _may_go_back(self, number: int) -> bool:
        """A campaign never takes back a table that was asked for, or a result."""
        if not isinstance(self.game, CampaignGame):
            return True
        before = self.table.clone()
        before.undo(self.answers - number)
        return same_tables(before.state, self.table.state)

    def others_affected(self, number: int, identity: str) -> bool:
        """Whether another person has answered since, or is asked something now."""
        mine = set(self.seats_of(identity))
        theirs = {s.seat for s in self.people()} - mine
        if any(seat in theirs and by == PERSON for seat, by in self.deeds[number:]):
            return True
        return any(seat in theirs for seat in self.waiting)

    def revealed(self, number: int) -> bool:
        """Whether a person at the table has learned something since then: chance was drawn, or
        the same answers in another world that looked alike to a seat would have looked
        different to it by now."""
        before = self.table.clone()
        before.undo(self.answers - number)
        if before.state.drawn != self.table.state.drawn:
            return True
        answers = unchain(self.table.journal.answers)[number:]
        seats = [s.seat for s in self.people()]
        return any(_learned(before, self.table, answers, seat) for seat in seats)


def opens_windows(move: Move) -> bool:
    """Whether response windows are asked from this move on."""
    if move.kind == SEAT:
        return msgspec.json.decode(move.body, type=HandOver).windows
    return move.kind == WINDOWS


def with_seat(row: TableRow, new: SeatRow) -> TableRow:
    seats = tuple(new if s.seat == new.seat else s for s in row.seats)
    return msgspec.structs.replace(row, seats=seats)


def _at_the_start(row: TableRow, moves: list[Move]) -> TableRow:
    """The row with seats as they were before the first of them changed hands."""
    for move in reversed(moves):
        if move.kind == SEAT:
            hand = msgspec.json.decode(move.body, type=HandOver)
            seat = row.seats[move.seat]
            row = with_seat(row, msgspec.structs.replace(seat, kind=hand.was, bot=hand.was_bot))
    return row


def _learned(before: Table, after: Table, answers: list[tuple[int, Answer]], seat: int) -> bool:
    seen: Any = after.view(seat)
    for n in range(WORLDS):
        world = before.redeal(seat, f"undo {n}")
        try:
            for by, answer in answers:
                world.answer(by, answer)
        except NeontableError:
            return True
        if world.view(seat) != seen:
            return True
    return False
