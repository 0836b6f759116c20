"""Everything that is stored: tables, their moves, chat and series, people and their texts.

Everything here blocks; TableService calls it on threads of its own.  A move is accepted in one
transaction on (table, sequence): the second to use a sequence gets a `Conflict`.
"""

import time
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from neontable.server import results, schema, seat_store
from neontable.server.database import Conflict
from neontable.server.person_store import PersonStore
from neontable.server.prepared_statement import PreparedStatement
from neontable.server.rows import ChatRow, Move, SeatRow, SeriesRow, Standing, TableRow
from neontable.server.text_store import TextStore


class Store(PersonStore, TextStore):
    def __init__(self, url: str, patient: bool = False) -> None:
        """`patient`: for housekeeping, which may take long."""
        super().__init__(url, patient)
        self._step = PreparedStatement(
            self.engine, _step, schema.tables, ("id_", "before", *_STANDING)
        )
        moved = ("table_id", *Move.__struct_fields__)
        self._add_move = PreparedStatement(self.engine, schema.moves.insert(), schema.moves, moved)

    # -- tables ----------------------------------------------------------------------------
    def add_table(self, row: TableRow, news: bytes | None = None) -> None:
        with self.engine.begin() as c:
            self.insert_table(c, row)
            self._notify(c, news)

    def insert_table(self, c: Connection, row: TableRow) -> None:
        values = msgspec.structs.asdict(row)
        seats = values.pop("seats")
        c.execute(schema.tables.insert().values(**values))
        self.insert_seats(c, row.id, seats)

    def insert_seats(self, c: Connection, id: str, seats: Iterable[SeatRow]) -> None:
        rows = [{"table_id": id, **msgspec.structs.asdict(seat)} for seat in seats]
        c.execute(schema.seats.insert(), rows)

    def table(self, id: str) -> TableRow | None:
        with self._reading.begin() as c:
            return self._table(c, id)

    def _table(self, c: Connection, id: str) -> TableRow | None:
        return next(iter(self._tables(c, schema.tables.c.id == id)), None)

    def _tables(self, c: Connection, *where: Any, limit: int = 1) -> list[TableRow]:
        t = schema.tables
        query = _table.where(*where).order_by(t.c.changed.desc()).limit(limit)
        found = [tuple(row) for row in c.execute(query)]
        if not found:
            return []
        s = schema.seats
        seated: dict[str, list[SeatRow]] = {}
        ids = [row[0] for row in found]
        for id, *rest in c.execute(_seat.where(s.c.table_id.in_(ids)).order_by(s.c.seat)):
            seated.setdefault(id, []).append(SeatRow(*rest))
        names = TableRow.__struct_fields__
        return [
            TableRow(**dict(zip(names, (*row, tuple(seated.get(row[0], ()))), strict=True)))
            for row in found
        ]

    def find_tables(self, *where: Any, limit: int = 1) -> list[TableRow]:
        with self._reading.begin() as c:
            return self._tables(c, *where, limit=limit)

    def lobby(self, identity: str, limit: int) -> tuple[list[TableRow], list[TableRow]]:
        """Tables of mine, and those of others that are listed."""
        t, s = schema.tables, schema.seats
        sits = select(s.c.table_id).where(s.c.identity == identity)
        with self._reading.begin() as c:
            mine = self._tables(
                c,
                sa.or_(t.c.id.in_(sits), t.c.owner == identity),
                t.c.puzzle == "",
                limit=limit,
            )
            listed = self._tables(
                c,
                t.c.listed.is_(True),
                t.c.puzzle == "",
                t.c.owner != identity,
                t.c.id.notin_(sits),
                limit=limit,
            )
        return mine, listed

    def matching(self, game: str, identity: str, limit: int) -> list[TableRow]:
        """Tables at which others wait for an opponent, the longest wait first."""
        t, s = schema.tables, schema.seats
        sits = select(s.c.table_id).where(s.c.identity == identity)
        which = (t.c.matching.is_(True), t.c.status == "open", t.c.game == game)
        with self._reading.begin() as c:
            found = self._tables(c, *which, t.c.id.notin_(sits), limit=limit)
        return sorted(found, key=lambda row: row.created)

    def waiting_for_opponent(self, game: str, identity: str) -> TableRow | None:
        """The table at which somebody waits for an opponent already."""
        t = schema.tables
        which = (t.c.matching.is_(True), t.c.status == "open", t.c.game == game)
        with self._reading.begin() as c:
            return next(iter(self._tables(c, *which, t.c.owner == identity)), None)

    def tables_of(self, identity: str) -> list[str]:
        """Where somebody sits and the game is not over."""
        t, s = schema.tables, schema.seats
        query = (
            select(t.c.id)
            .join(s, s.c.table_id == t.c.id)
            .where(s.c.identity == identity, t.c.status != "over")
            .distinct()
        )
        with self._reading.begin() as c:
            return list(c.execute(query).scalars())

    def change_table(
        self,
        id: str,
        where: Mapping[str, Any],
        values: Mapping[str, Any],
        seats: Iterable[SeatRow] | None = None,
        news: bytes | None = None,
    ) -> None:
        """Change a table's row if it still is as `where` says, else Conflict."""
        t, s = schema.tables, schema.seats
        with self.engine.begin() as c:
            still = [t.c[name] == value for name, value in where.items()]
            done = c.execute(t.update().where(t.c.id == id, *still).values(**values))
            if done.rowcount != 1:
                raise Conflict
            if seats is not None:
                c.execute(s.delete().where(s.c.table_id == id))
                self.insert_seats(c, id, seats)
            self._notify(c, news)

    def change_seat(self, id: str, seat: int, news: bytes | None = None, **values: Any) -> None:
        s = schema.seats
        with self.engine.begin() as c:
            c.execute(s.update().where(s.c.table_id == id, s.c.seat == seat).values(**values))
            self._notify(c, news)

    def follow(self, before: str, row: TableRow, news: bytes | None = None) -> None:
        """The table that comes after another: only one can."""
        t = schema.tables
        with self.engine.begin() as c:
            done = c.execute(
                t.update().where(t.c.id == before, t.c.rematch == "").values(rematch=row.id)
            )
            if done.rowcount != 1:
                raise Conflict
            self.insert_table(c, row)
            self._notify(c, news)

    def delete_table(
        self, id: str, news: bytes | None = None, changed: float | None = None
    ) -> None:
        """Delete a table; with `changed` only if it has not changed since, else Conflict."""
        t = schema.tables
        still = [] if changed is None else [t.c.status == "open", t.c.changed == changed]
        with self.engine.begin() as c:
            done = c.execute(t.delete().where(t.c.id == id, *still))
            if still and done.rowcount != 1:
                raise Conflict
            self._notify(c, news)

    def due(self, before: float, limit: int) -> list[str]:
        t = schema.tables
        query = select(t.c.id).where(t.c.due <= before).order_by(t.c.due).limit(limit)
        with self._reading.begin() as c:
            return list(c.execute(query).scalars())

    def sequences(self, ids: Iterable[str]) -> dict[str, int]:
        """How far tables have come."""
        t, wanted = schema.tables, list(ids)
        found: dict[str, int] = {}
        with self._reading.begin() as c:
            for at in range(0, len(wanted), 500):
                query = select(t.c.id, t.c.sequence).where(t.c.id.in_(wanted[at : at + 500]))
                found |= {str(id): int(sequence) for id, sequence in c.execute(query)}
        return found

    # -- moves -----------------------------------------------------------------------------
    def moves(self, id: str, after: int = 0) -> tuple[TableRow | None, list[Move]]:
        """The table's row and its moves after a sequence, of one moment."""
        m = schema.moves
        with self._reading.begin() as c:
            if self.postgres:
                c.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            row = self._table(c, id)
            query = _move.where(m.c.table_id == id, m.c.sequence > after).order_by(m.c.sequence)
            return row, [Move(*found) for found in c.execute(query)]

    def move(self, id: str, key: str) -> Move | None:
        """The move that was stored under a client's key."""
        m = schema.moves
        with self._reading.begin() as c:
            row = c.execute(_move.where(m.c.table_id == id, m.c.key == key)).one_or_none()
        return None if row is None else Move(*row)

    def append(self, id: str, move: Move, standing: Standing, news: bytes | None = None) -> None:
        """Store a move for good; Conflict when its sequence or its key is taken."""
        if not self.append_all([(id, move, standing, news)])[0]:
            raise Conflict

    def append_all(self, batch: Iterable[tuple[str, Move, Standing, bytes | None]]) -> list[bool]:
        """Several tables' moves with one commit; each is stored or not by itself."""
        batch = list(batch)
        try:
            # A sequence that is taken is noticed before anything is written.
            stored = []
            with self.engine.begin() as c:
                for one in batch:
                    try:
                        self.step(c, *one)
                        stored.append(True)
                    except Conflict:
                        stored.append(False)
            return stored
        except (IntegrityError, sa.exc.DataError):
            if len(batch) == 1:
                return [False]
        # One of them cannot be stored (its key is taken, say), and the others can: with savepoints,
        # which nearly double the work.
        stored = []
        with self.engine.begin() as c:
            for one in batch:
                try:
                    with c.begin_nested():
                        self.step(c, *one)
                    stored.append(True)
                except (Conflict, IntegrityError, sa.exc.DataError):
                    stored.append(False)
        return stored

    def step(
        self, c: Connection, id: str, move: Move, standing: Standing, news: bytes | None
    ) -> None:
        values = msgspec.structs.asdict(standing)
        solved, hand = values.pop("solved"), values.pop("hand")
        done = self._step.run(
            c,
            {
                "id_": id,
                "before": move.sequence - 1,
                "sequence": move.sequence,
                "changed": move.at,
                "undo": "",
                **values,
            },
        )
        if done.rowcount != 1:
            raise Conflict
        if solved is not None:
            who, game, puzzle = solved
            self._solve(c, who, game, puzzle, move.at)
        if hand is not None:
            seat_store.hand_on(c, id, msgspec.structs.asdict(hand))
        self._add_move.run(c, {"table_id": id, **msgspec.structs.asdict(move)})
        if standing.outcome:
            # Only a table that was not over can take a step: its result is entered once.
            results.enter(c, id, standing.outcome, move.at)
        self._notify(c, news)

    # -- puzzles ---------------------------------------------------------------------------
    def _solve(self, c: Connection, identity: str, game: str, puzzle: str, at: float) -> None:
        """With the move that solves it; once, however often it is solved again."""
        row = {"identity": identity, "game": game, "puzzle": puzzle, "at": at}
        try:
            with c.begin_nested():
                c.execute(schema.solved.insert().values(**row))
        except IntegrityError:
            pass

    def solved(self, identity: str, game: str) -> set[str]:
        """The built-in puzzles of a game that somebody has solved."""
        s = schema.solved
        query = select(s.c.puzzle).where(s.c.identity == identity, s.c.game == game)
        with self._reading.begin() as c:
            return set(c.execute(query).scalars())

    # -- chat ------------------------------------------------------------------------------
    def say(
        self, id: str, seat: int, identity: str, name: str, text: str, news: bytes | None
    ) -> ChatRow:
        t = schema.chat
        for _ in range(20):
            try:
                with self.engine.begin() as c:
                    last = c.execute(
                        select(sa.func.max(t.c.number)).where(t.c.table_id == id)
                    ).scalar()
                    row = ChatRow((last or 0) + 1, seat, identity, name, text, time.time())
                    c.execute(t.insert().values(table_id=id, **msgspec.structs.asdict(row)))
                    self._notify(c, news)
                    return row
            except IntegrityError:
                continue
        raise Conflict

    def chat(self, id: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
        t = schema.chat
        query = (
            select(t.c.number, t.c.seat, t.c.identity, t.c.name, t.c.text, t.c.at)
            .where(t.c.table_id == id, t.c.number > after)
            .order_by(t.c.number.desc())
            .limit(limit)
        )
        with self._reading.begin() as c:
            return [ChatRow(*row) for row in c.execute(query)][::-1]

    # -- series ----------------------------------------------------------------------------
    def add_series(self, row: SeriesRow) -> None:
        with self.engine.begin() as c:
            c.execute(schema.series.insert().values(**msgspec.structs.asdict(row)))

    def series(self, id: str) -> tuple[SeriesRow, list[TableRow]] | None:
        t, s = schema.tables, schema.series
        with self._reading.begin() as c:
            row = c.execute(select(s).where(s.c.id == id)).one_or_none()
            if row is None:
                return None
            found = self._tables(c, t.c.series == id, limit=100)
        return SeriesRow(*row), sorted(found, key=lambda table: table.number)

    def ticking(self) -> list[str]:
        """Tables whose clock may run."""
        t = schema.tables
        query = select(t.c.id).where(
            t.c.status == "playing", t.c.due.is_not(None), t.c.clock.not_in(("", "{}"))
        )
        with self._reading.begin() as c:
            return list(c.execute(query).scalars())

    # -- housekeeping ----------------------------------------------------------------------
    def prune(self, unstarted: float, finished: float, idle: float) -> dict[str, int]:
        """Delete tables that never started, are over, or stand still since those times, and
        guests without a table whom nobody has seen since the last."""
        t, s, i = schema.tables, schema.seats, schema.identities
        d, r = schema.loadouts, schema.records
        gone = {}
        # What a campaign has played stays as long as the campaign does.
        campaigns = t.alias()
        living = select(campaigns.c.id)
        alone = sa.or_(t.c.campaign.is_(None), t.c.campaign.notin_(living))
        kept = sa.and_(r.c.campaign.is_not(None), r.c.campaign.in_(living))
        with self.engine.begin() as c:
            for name, status, before in (
                ("unstarted", ("open",), unstarted),
                ("finished", ("over",), finished),
                ("idle", ("playing", "paused"), idle),
            ):
                done = c.execute(
                    t.delete().where(t.c.status.in_(status), t.c.changed < before, alone)
                )
                gone[name] = done.rowcount
            gone["records"] = c.execute(
                r.delete().where(r.c.created < finished, sa.not_(kept))
            ).rowcount
            guests = i.delete().where(
                i.c.account_key.is_(None),
                i.c.seen < idle,
                i.c.id.notin_(select(s.c.identity)),
                i.c.id.notin_(select(t.c.owner)),
                i.c.id.notin_(select(d.c.owner)),
                i.c.id.notin_(select(schema.solved.c.identity)),
                i.c.id.notin_(select(schema.friendships.c.one)),
                i.c.id.notin_(select(schema.friendships.c.other)),
            )
            gone["guests"] = c.execute(guests).rowcount
        return gone

    def counts(self) -> dict[str, int]:
        """Tables by status, for the metrics."""
        t = schema.tables
        with self._reading.begin() as c:
            query = select(t.c.status, sa.func.count()).group_by(t.c.status)
            return {str(status): int(n) for status, n in c.execute(query)}


def _columns(table: sa.Table, names: Iterable[str]) -> list[Any]:
    return [table.c[name] for name in names]


_table = select(*_columns(schema.tables, TableRow.__struct_fields__[:-1]))
_seat = select(schema.seats.c.table_id, *_columns(schema.seats, SeatRow.__struct_fields__))
_move = select(*_columns(schema.moves, Move.__struct_fields__))
_STANDING = ("sequence", "changed", "undo", "status", "due", "outcome", "takebacks")
_step = (
    schema.tables.update()
    .where(
        schema.tables.c.id == sa.bindparam("id_"),
        schema.tables.c.sequence == sa.bindparam("before"),
        schema.tables.c.status.in_([sa.literal_column("'playing'"), sa.literal_column("'paused'")]),
    )
    .values({name: sa.bindparam(name) for name in _STANDING})
)
