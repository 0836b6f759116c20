"""The table after a finished one: rematches, and series in which everybody moves on by one seat."""

from __future__ import annotations

import time
from itertools import zip_longest

import msgspec

from neontable.kernel import registry
from neontable.kernel.errors import BadOption
from neontable.kernel.outcome import contenders
from neontable.kernel.setup import Setup
from neontable.server import protocol as wire
from neontable.server.ending import Ending
from neontable.server.live_table import BOT
from neontable.server.rows import Identity, SeatRow, SeriesRow, TableRow, new_id
from neontable.server.table_info import seat_name
from neontable.server.table_setup import whole_options


def next_table(row: TableRow, who: Identity) -> TableRow:
    """The table after a finished one: the same people, each of whom must say yes, with what they
    brought; in a series everybody moves on by one seat, and partners stay partners."""
    n = len(row.seats)
    order = seat_order(row)
    before = {seat: order[i - 1] for i, seat in enumerate(order)} if row.series else {}
    seats: list[SeatRow] = []
    for seat in range(n):
        old = row.seats[before.get(seat, seat)]
        ready = old.kind == BOT or old.identity == who.id
        seats.append(msgspec.structs.replace(old, seat=seat, ready=ready, offered=False, since=0))
    now = time.time()
    game = registry.game(row.game)
    whole = msgspec.json.decode(row.options)
    options = {n: v for n, v in whole.items() if n in game.options}
    return msgspec.structs.replace(
        row,
        id=new_id(),
        options=msgspec.json.encode(options).decode(),
        rules=game.rules,
        owner=who.id,
        status="open",
        setup="",
        # A game that was gone on with is over now: the next one is dealt anew.
        seed="" if row.seed == row.key else row.seed,
        key="",
        invite=new_id(),
        sequence=0,
        created=now,
        started=0.0,
        changed=now,
        due=None,
        outcome="",
        undo="",
        takebacks=0,
        rematch="",
        number=row.number + 1 if row.series else 0,
        matching=False,
        seats=tuple(seats),
    )


def seat_order(row: TableRow) -> list[int]:
    """The order in which people move on by one seat: across the sides, so that partners of sides
    of one size stay partners.  Without sides it is the order of the seats."""
    game = registry.game(row.game)
    try:
        options = whole_options(row)
    except BadOption:  # of a time when the game had other options
        return list(range(len(row.seats)))
    sides = game.sides(Setup(seats=len(row.seats), options=options, key=""))
    across = [seat for rank in zip_longest(*contenders(len(row.seats), sides)) for seat in rank]
    return [seat for seat in across if seat is not None]


def new_series(row: TableRow, games: int) -> SeriesRow:
    players = [s.seat for s in row.seats]
    return SeriesRow(new_id(), row.game, games, msgspec.json.encode(players).decode(), row.created)


def series_info(
    series: SeriesRow, tables: list[TableRow], number: int, identity: str, lang: str
) -> wire.Series:
    """Who has how many points: a player is known by the seat of the first game, and moves on by
    one seat in each that follows."""
    order = seat_order(tables[0])
    n = len(order)

    def sits(player: int, table: TableRow) -> int:
        return order[(order.index(player) + table.number - 1) % n]

    finished = [t for t in tables if t.outcome]
    scores = []
    for player in range(n):
        seats, points, wins = [], [], 0
        for table in finished:
            seat = sits(player, table)
            ending = msgspec.json.decode(table.outcome, type=Ending)
            seats.append(seat)
            points.append(ending.points[seat] if seat < len(ending.points) else 0)
            wins += seat in ending.winners
        who = tables[-1].seats[sits(player, tables[-1])]
        scores.append(
            wire.SeriesScore(
                name=seat_name(who, lang),
                seats=tuple(seats),
                points=tuple(points),
                wins=wins,
                total=sum(points),
                mine=who.identity == identity,
            )
        )
    scores.sort(key=lambda s: (-s.total, -s.wins))
    return wire.Series(
        id=series.id,
        games=series.games,
        played=len(finished),
        number=number,
        scores=tuple(scores),
        tables=tuple(t.id for t in tables),
        over=len(finished) >= series.games,
    )
