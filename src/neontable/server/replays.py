"""Finished tables and imported records, step by step, from any seat.

A table's key is published when it is over, and everything can be derived from it; so a replay hides
only what a perspective did not see at the time.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from neontable.kernel import chance, registry
from neontable.kernel.asks import as_answer
from neontable.kernel.errors import BadRecord, NeontableError
from neontable.kernel.game import SPECTATOR
from neontable.kernel.record import Checkpoint, Record
from neontable.kernel.record import read as read_record
from neontable.kernel.setup import Setup
from neontable.kernel.table import play_again, replay
from neontable.server import lobby, seat_view
from neontable.server import protocol as wire
from neontable.server.faults import Fault, bad_input
from neontable.server.live_table import ANSWER, PERSON, UNDO, Ending, LiveTable
from neontable.server.store import RecordRow, SeatRow, Store, TableRow

CUT = 25
"""Answers between two checkpoints of a replay that is looked at; more in a very long one."""
MOST_CUTS = 200
LONGEST = 20_000
"""Answers of a record that somebody may import."""
_KEPT = 64


class Replay(msgspec.Struct):
    """A record that has been replayed once, and the result."""

    id: str
    record: Record
    row: TableRow | None
    ending: Ending | None
    problem: str
    created: float
    cut: Record
    """The same with more checkpoints, to be shown from."""


def proved(record: Record) -> str:
    """Nothing, or what does not agree with the record's key."""
    try:
        replay(record)
    except BadRecord as fault:
        return str(fault)
    return ""


class ReplayLibrary:
    """Blocking, like the store; the last replays that somebody looked at stay at hand."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._steps: OrderedDict[tuple[str, str], tuple[wire.ReplayStep, ...]] = OrderedDict()

    def find(self, id: str) -> Replay:
        found = self._kept.get(id)
        if found is None:
            found = self._of_table(id) or self._of_record(id)
            if found is None:
                raise Fault(404, "no-replay")
            self._kept[id] = found
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return found

    def _of_table(self, id: str) -> Replay | None:
        row, moves = self.store.moves(id)
        if row is None:
            return None
        if row.status != "over":
            raise Fault(409, "unfinished")
        try:
            live = LiveTable.of(row, moves)
        except NeontableError:
            raise Fault(409, "frozen") from None
        record = live.table.record
        return Replay(id, record, row, live.ending, proved(record), row.created, cut(record))

    def _of_record(self, id: str) -> Replay | None:
        kept = self.store.record(id)
        if kept is None:
            return None
        try:
            record = read_record(kept.body)
            table = play_again(record)
        except NeontableError:
            raise Fault(409, "frozen") from None
        ending = None
        if table.outcome is not None:
            ending = Ending.played(table.outcome)
        return Replay(id, record, None, ending, proved(record), kept.created, cut(record))

    def info(self, id: str, lang: str) -> wire.ReplayInfo:
        r = self.find(id)
        record, game = r.record, registry.game(r.record.game)
        seats = r.row.seats if r.row is not None else _nobody(record.setup.seats)
        return wire.ReplayInfo(
            id=id,
            game=game.name,
            game_title=lobby.title(game, lang),
            answers=len(record.answers),
            seats=tuple(
                wire.Seat(
                    seat=s.seat,
                    kind=s.kind,  # type: ignore[arg-type]
                    text=lobby.seat_words(game, s.seat, record.setup.options, lang),
                    name=lobby.seat_name(s, lang),
                    bot=s.bot,
                )
                for s in seats
            ),
            options=record.setup.options,
            options_text=lobby.options_text(game, record.setup.options, lang),
            commitment=record.commitment,
            key=record.setup.key,
            verified=not r.problem,
            problem=r.problem,
            draws=len(record.chance),
            outcome=None if r.ending is None else lobby.outcome(r.ending, record.setup.key, lang),
            steps=self.steps(r, lang),
            table=r.row.id if r.row is not None else "",
            created=r.created,
            imported=r.row is None,
        )

    def steps(self, r: Replay, lang: str) -> tuple[wire.ReplayStep, ...]:
        found = self._steps.get((r.id, lang))
        if found is None:
            table = play_again(r.record, 0, listening=False)
            steps = []
            for number, (seat, answer) in enumerate(r.record.answers, 1):
                given = as_answer(answer, table.game.option_type)
                asks = table.asks_for(seat)
                text = seat_view.answer_text(table.game, asks[0], given, lang) if asks else ""
                table.answer(seat, given)
                steps.append(wire.ReplayStep(number=number, seat=seat, text=text))
            found = self._steps[r.id, lang] = tuple(steps)
            if len(self._steps) > _KEPT:
                self._steps.popitem(last=False)
        return found

    def frame(self, id: str, number: int, seat: int, lang: str) -> wire.ReplayFrame:
        r = self.find(id)
        answers = r.record.answers
        if not 0 <= number <= len(answers):
            raise bad_input(f"the record has {len(answers)} answers; asked for {number}")
        if not SPECTATOR <= seat < r.record.setup.seats:
            raise bad_input(f"the seats are 0 to {r.record.setup.seats - 1}, a spectator is -1")
        question = text = ""
        asked = -1
        table = play_again(r.cut, max(0, number - 1))
        if number:
            asked, answer = answers[number - 1]
            asks = table.asks_for(asked)
            given = as_answer(answer, table.game.option_type)
            if asks and seat in (asked, SPECTATOR):
                question = seat_view.said(table.game.show.ask_text(asks[0]), lang)
                text = seat_view.answer_text(table.game, asks[0], given, lang)
            table.answer(asked, given)
        shown = table.scene(seat)
        where = seat_view.places(shown)
        events = [(number, e) for e in table.events]
        return wire.ReplayFrame(
            number=number,
            seat=seat,
            scene=seat_view.scene(shown, lang),
            question=question,
            answer=text,
            asked=asked,
            happenings=seat_view.happenings(table.game, events, seat, lang, where),
            waiting=tuple(table.waiting),
            over=table.over,
        )

    def record(self, id: str) -> tuple[str, bytes]:
        """The game's name and the record to download.  Of older rules it is what was stored: the
        answers and the key, from which a program of those rules can play it."""
        try:
            r = self.find(id)
        except Fault as fault:
            if fault.code != "frozen":
                raise
            return self._unplayed(id)
        return r.record.game, r.record.to_json()

    def _unplayed(self, id: str) -> tuple[str, bytes]:
        kept = self.store.record(id)
        if kept is not None:
            return kept.game, kept.body
        row, moves = self.store.moves(id)
        if row is None or row.status != "over":
            raise Fault(404, "no-replay")
        answers: list[tuple[int, Any]] = []
        for move in moves:
            if move.kind == ANSWER:
                answers.append((move.seat, msgspec.json.decode(move.body)))
            elif move.kind == UNDO:
                del answers[int(move.body) :]
        record = Record(
            game=row.game,
            rules=row.rules,
            setup=msgspec.json.decode(row.setup, type=Setup),
            commitment=chance.commitment(row.key),
            answers=answers,
            chance=[],
            checkpoints=[],
            digest="",
        )
        return row.game, record.to_json()


def checked_record(id: str, owner: str, data: bytes, now: float) -> RecordRow:
    """A record that somebody brings; it must play to its end."""
    try:
        record = read_record(data)
        if len(record.answers) > LONGEST:
            raise Fault(400, "long-record", str(LONGEST))
        play_again(record)
    except Fault:
        raise
    except NeontableError as fault:
        raise Fault(400, "bad-record", str(fault)) from None
    except Exception as fault:  # a forged record can make the rules fail in any way
        raise Fault(400, "bad-record", type(fault).__name__) from None
    return RecordRow(id, owner, record.game, record.to_json(), now)


def cut(record: Record) -> Record:
    """The same record with a checkpoint every few answers, so that any frame is a few answers
    away.  Checkpoints that came with it are not used: somebody may have written them."""
    every = max(CUT, len(record.answers) // MOST_CUTS)
    marks: list[Checkpoint] = []
    bare = msgspec.structs.replace(record, checkpoints=[])
    table = play_again(bare, 0, listening=False)
    for number, (seat, answer) in enumerate(record.answers, 1):
        table.answer(seat, as_answer(answer, table.game.option_type))
        if number % every == 0:
            # Nobody undoes or verifies from here: digest and chance results are not needed.
            marks.append(Checkpoint(number, 0, "", msgspec.Raw(table.to_json())))
    return msgspec.structs.replace(record, checkpoints=marks)


def _nobody(seats: int) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(seat, PERSON) for seat in range(seats))
