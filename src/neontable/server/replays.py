"""Finished tables and imported records, step by step, from any seat.

A table's key is published when it is over, and everything can be derived from it; so a replay hides
only what a perspective did not see at the time.
"""

from __future__ import annotations

import html
import re
import time
from typing import Any

import msgspec

from neontable.draw import svg
from neontable.kernel import chance, registry
from neontable.kernel.asks import as_answer
from neontable.kernel.campaign.game import CampaignGame
from neontable.kernel.errors import BadRecord, NeontableError
from neontable.kernel.events import Event
from neontable.kernel.game import SPECTATOR
from neontable.kernel.record import NO_START, Checkpoint, Record
from neontable.kernel.record import read as read_record
from neontable.kernel.rendering import rendered
from neontable.kernel.scene import Scene
from neontable.kernel.setup import Setup
from neontable.kernel.table import Table, play_again, replay
from neontable.server import game_info, game_report, seat_view, table_info, table_setup
from neontable.server import protocol as wire
from neontable.server.bounded_cache import BoundedCache
from neontable.server.campaigns import with_moves
from neontable.server.ending import Ending
from neontable.server.faults import Fault, bad_input
from neontable.server.live_table import (
    ANSWER,
    BOT,
    PERSON,
    UNDO,
    WINDOWS,
    LiveTable,
    opens_windows,
)
from neontable.server.open_scene import most_open
from neontable.server.rows import Identity, Move, RecordRow, SeatRow, TableRow
from neontable.server.store import Store

ALL_HANDS = -2
"""Instead of a seat: everything that anybody saw."""
CUT = 25
"""Answers between two checkpoints of a replay that is looked at; more in a very long one."""
MOST_CUTS = 200
LONGEST = 20_000
"""Answers of a record that somebody may import."""
LONGEST_GONE_ON = 5_000
"""Answers after which a game may still be gone on with: they are stored at once."""
_KEPT = 64
_ROOM = 100_000_000
"""Bytes that they take together, about."""
_ANSWER = 2_000
"""Bytes of memory that an answer takes with what happened and its words, about."""


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
    told: list[tuple[int, Event]] | None = None
    """Everything that happened, once somebody wants to know."""
    steps: dict[str, tuple[wire.ReplayStep, ...]] = {}
    """The answers in words, by language."""


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
        self._kept = BoundedCache(_KEPT, _ROOM)

    def find(self, id: str) -> Replay:
        found: Replay | None = self._kept.get(id)
        if found is None:
            found = self._of_table(id) or self._of_record(id)
            if found is None:
                raise Fault(404, "no-replay")
            cuts = sum(len(bytes(mark.position)) for mark in found.cut.checkpoints)
            self._kept.put(id, found, cuts + _ANSWER * len(found.record.answers))
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
            game_title=game_info.title(game, lang),
            answers=len(record.answers),
            seats=tuple(
                wire.Seat(
                    seat=s.seat,
                    kind=s.kind,  # type: ignore[arg-type]
                    text=game_info.seat_words(game, s.seat, record.setup.options, lang),
                    name=table_info.seat_name(s, lang),
                    bot=s.bot,
                )
                for s in seats
            ),
            options=record.setup.options,
            options_text=game_info.options_text(game, record.setup.options, lang),
            commitment=record.commitment,
            key=record.setup.key,
            verified=not r.problem,
            problem=r.problem,
            draws=len(record.chance),
            outcome=None
            if r.ending is None
            else table_info.outcome(r.ending, record.setup.key, lang),
            steps=self.steps(r, lang),
            marks=game_report.marks(game, self.told(r), lang),
            table=r.row.id if r.row is not None else "",
            created=r.created,
            imported=r.row is None,
        )

    def told(self, r: Replay) -> list[tuple[int, Event]]:
        """Everything that happened, each with the number of answers after which it did."""
        if r.told is None:
            table = play_again(r.record, 0)
            found = [(0, event) for event in table.events]
            for number, (seat, answer) in enumerate(r.record.answers, 1):
                table.answer(seat, as_answer(answer, table.game.option_type))
                found += [(number, event) for event in table.events]
            r.told = found
        return r.told

    def report(self, id: str, lang: str) -> wire.Report:
        r = self.find(id)
        seats = r.record.setup.seats
        points = (0,) * seats if r.ending is None else r.ending.points
        game = registry.game(r.record.game)
        return game_report.report(game, self.told(r), seats, points, lang)

    def picture(self, id: str, number: int, seat: int, lang: str) -> str:
        """A position as a picture to pass on, with the result over it."""
        r = self.find(id)
        self._check(r, number, seat)
        table = play_again(r.cut, number)
        game = table.game
        lines = [game_info.title(game, lang)]
        if r.ending is not None and number == len(r.record.answers):
            result = table_info.outcome(r.ending, r.record.setup.key, lang)
            lines.append(result.text)
            for placed in result.places:
                name = game_info.seat_words(game, placed.seat, r.record.setup.options, lang)
                points = rendered(game.show.points_text(placed.points), lang)
                lines.append(f"{'★ ' if placed.winner else ''}{name}: {points}")
        return titled(svg(self._scene(table, seat), lang), lines)

    def continued(
        self, id: str, number: int, seat: int, who: Identity
    ) -> tuple[TableRow, list[Move]]:
        """A new table from a position of this one: the seat is somebody's, bots play the others.
        Its chance goes on from the same key, so the position comes about by the same answers."""
        r = self.find(id)
        record = r.record
        if isinstance(registry.game(record.game), CampaignGame):
            raise Fault(400, "campaign")
        if not 0 <= seat < record.setup.seats:
            raise bad_input(f"the seats are 0 to {record.setup.seats - 1}; asked for {seat}")
        if not 0 <= number < len(record.answers):
            raise bad_input(
                f"a game goes on from 0 to {len(record.answers) - 1} answers; asked for {number}"
            )
        if number > LONGEST_GONE_ON:
            raise Fault(400, "long-record", str(LONGEST_GONE_ON))
        if record.start != NO_START:
            raise Fault(400, "from-position")
        # Whole: it may be of a time when the game had fewer options.
        setup = play_again(record, 0, listening=False).setup
        row = table_setup.continued_table(record.game, setup, seat, who)
        now = time.time()
        moves = [
            Move(
                n,
                ANSWER,
                by,
                msgspec.json.encode(answer).decode(),
                PERSON if by == seat else BOT,
                f"continued-{n}",
                now,
            )
            for n, (by, answer) in enumerate(record.answers[:number], 1)
        ]
        if isinstance(record.windows_from, int) and record.windows_from <= number:
            moves.insert(record.windows_from, Move(0, WINDOWS, -1, "", PERSON, "continued", now))
            moves = [msgspec.structs.replace(m, sequence=n) for n, m in enumerate(moves, 1)]
        return with_moves(row, moves), moves

    def _check(self, r: Replay, number: int, seat: int) -> None:
        answers, seats = len(r.record.answers), r.record.setup.seats
        if not 0 <= number <= answers:
            raise bad_input(f"the record has {answers} answers; asked for {number}")
        if not ALL_HANDS <= seat < seats:
            raise bad_input(f"the seats are 0 to {seats - 1}, a spectator -1, all hands -2")

    def _scene(self, table: Table, seat: int) -> Scene:
        if seat != ALL_HANDS:
            return table.scene(seat)
        return most_open([table.scene(one) for one in range(table.setup.seats)])

    def steps(self, r: Replay, lang: str) -> tuple[wire.ReplayStep, ...]:
        found = r.steps.get(lang)
        if found is None:
            table = play_again(r.record, 0, listening=False)
            steps = []
            for number, (seat, answer) in enumerate(r.record.answers, 1):
                given = as_answer(answer, table.game.option_type)
                asks = table.asks_for(seat)
                text = seat_view.answer_text(table.game, asks[0], given, lang) if asks else ""
                table.answer(seat, given)
                steps.append(wire.ReplayStep(number=number, seat=seat, text=text))
            found = r.steps[lang] = tuple(steps)
        return found

    def frame(self, id: str, number: int, seat: int, lang: str) -> wire.ReplayFrame:
        r = self.find(id)
        self._check(r, number, seat)
        answers = r.record.answers
        question = text = ""
        asked = -1
        table = play_again(r.cut, max(0, number - 1))
        before = seat_view.places(self._scene(table, seat))
        if number:
            asked, answer = answers[number - 1]
            asks = table.asks_for(asked)
            given = as_answer(answer, table.game.option_type)
            if asks and seat in (asked, SPECTATOR, ALL_HANDS):
                question = rendered(table.game.show.ask_text(asks[0]), lang)
                text = seat_view.answer_text(table.game, asks[0], given, lang)
            table.answer(asked, given)
        shown = self._scene(table, seat)
        where = before | seat_view.places(shown)
        events = [(number, e) for e in table.events]
        # With all hands open, a line that only one seat was told stands for the one for the rest.
        eyes = max(asked, 0) if seat == ALL_HANDS else seat
        told = seat_view.told(table.game, events, eyes, lang, where)
        return wire.ReplayFrame(
            number=number,
            seat=seat,
            scene=seat_view.scene(shown, lang),
            question=question,
            answer=text,
            asked=asked,
            happenings=told.happenings,
            cards=told.cards,
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
        windows_from: int | msgspec.UnsetType = msgspec.UNSET
        for move in moves:
            if move.kind == ANSWER:
                answers.append((move.seat, msgspec.json.decode(move.body)))
            elif move.kind == UNDO:
                del answers[int(move.body) :]
                if isinstance(windows_from, int):
                    windows_from = min(windows_from, len(answers))
            elif opens_windows(move) and windows_from is msgspec.UNSET:
                windows_from = len(answers)
        record = Record(
            game=row.game,
            rules=row.rules,
            setup=msgspec.json.decode(row.setup, type=Setup),
            commitment=chance.commitment(row.key),
            answers=answers,
            chance=[],
            checkpoints=[],
            windows_from=windows_from,
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


def titled(picture: str, lines: list[str]) -> str:
    """The picture under a few lines; what is first in them is the largest."""
    found = re.match(r'<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"', picture)
    if found is None:
        return picture
    width, height = float(found[1]), float(found[2])
    rows = [(34, 700), *[(22, 600)] * (len(lines) - 1)]
    head = 20 + sum(size + 10 for size, _ in rows)
    said, y = [], 10.0
    for (size, weight), line in zip(rows, lines, strict=True):
        y += size + 8
        said.append(
            f'<text x="24" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="#eef1fb" '
            f'font-family="sans-serif">{html.escape(line)}</text>'
        )
    inner = picture.replace("<svg ", f'<svg y="{head:g}" ', 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height + head:g}" '
        f'width="{width:g}" height="{height + head:g}">'
        f'<rect width="100%" height="100%" fill="#070910"/>{"".join(said)}{inner}</svg>'
    )


def _nobody(seats: int) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(seat, PERSON) for seat in range(seats))
