"""How people did at finished tables: written with the move that ends a table, read by profiles.

Blocking, like the store that it is part of.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, select

from neontable.kernel import registry
from neontable.kernel.outcome import contenders, places
from neontable.server import schema
from neontable.server.ending import CLOSED, Ending
from neontable.server.ratings import Rating, after

PERSON = "person"
HISTORY = 1000
"""Finished tables that a profile counts: the last ones."""


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat of a finished table did."""

    table_id: str
    seat: int
    side: int
    identity: str
    """Empty for a bot, and for somebody who is no longer there."""
    bot: str
    game: str
    ended: float
    place: int
    points: int
    winner: bool
    loadout: str = ""
    before: int | None = None
    after: int | None = None


class Standing(msgspec.Struct, frozen=True):
    """Somebody's rating in a game."""

    identity: str
    game: str
    rating: Rating
    games: int
    won: int


def enter(c: Connection, id: str, outcome: str, ended: float) -> None:
    """Write how a table ended.  It is called once for each: with the move that ends it."""
    ending = msgspec.json.decode(outcome, type=Ending)
    t, s = schema.tables, schema.seats
    about = (t.c.game, t.c.rated, t.c.puzzle)
    game, rated, puzzle = c.execute(select(*about).where(t.c.id == id)).one()
    if ending.how == CLOSED or puzzle or game in registry.campaigns():
        return
    columns = (s.c.seat, s.c.kind, s.c.identity, s.c.bot, s.c.loadout_name, s.c.since)
    seats = c.execute(select(*columns).where(s.c.table_id == id).order_by(s.c.seat)).all()
    if not any(seat.kind == PERSON and seat.identity for seat in seats):
        return
    by_seat = places(ending.ranking, len(ending.points), ending.winners, ending.sides)
    sides = contenders(len(seats), ending.sides)
    found = [
        SeatResult(
            table_id=id,
            seat=seat.seat,
            side=next(n for n, side in enumerate(sides) if seat.seat in side),
            # Whoever came in the middle did not play the whole game: it is neither their win nor
            # their loss.
            identity=seat.identity if seat.kind == PERSON and not seat.since else "",
            bot=seat.bot if seat.kind != PERSON else "",
            game=game,
            ended=ended,
            place=by_seat[seat.seat],
            points=ending.points[seat.seat],
            winner=seat.seat in ending.winners,
            loadout=seat.loadout_name if seat.kind == PERSON and not seat.since else "",
        )
        for seat in seats
    ]
    if rated and may_be_rated(found):
        found = _rate(c, found)
    c.execute(schema.results.insert(), [msgspec.structs.asdict(one) for one in found])


def may_be_rated(seats: Iterable[SeatResult]) -> bool:
    """Whether all are people, each once, and rivals."""
    who = [one.identity for one in seats]
    return all(who) and len(set(who)) == len(who) and len({one.side for one in seats}) > 1


def _rate(c: Connection, found: list[SeatResult]) -> list[SeatResult]:
    game = found[0].game
    before = {one.identity: one for one in _standings(c, game, [seat.identity for seat in found])}
    sides = [
        [seat for seat in found if seat.side == side] for side in sorted({s.side for s in found})
    ]
    now = after(
        [
            [before[s.identity].rating if s.identity in before else Rating() for s in side]
            for side in sides
        ],
        [min(s.place for s in side) for side in sides],
    )
    r = schema.ratings
    done: list[SeatResult] = []
    for side, ratings in zip(sides, now, strict=True):
        for seat, rating in zip(side, ratings, strict=True):
            old = before.get(seat.identity)
            values = {
                "mu": rating.mu,
                "sigma": rating.sigma,
                "games": (old.games if old else 0) + 1,
                "won": (old.won if old else 0) + seat.winner,
                "changed": seat.ended,
            }
            key = {"identity": seat.identity, "game": game}
            if old is None:
                c.execute(r.insert().values(**key, **values))
            else:
                which = (r.c.identity == seat.identity, r.c.game == game)
                c.execute(r.update().where(*which).values(**values))
            was = (old.rating if old else Rating()).shown
            done.append(msgspec.structs.replace(seat, before=was, after=rating.shown))
    return sorted(done, key=lambda seat: seat.seat)


def _standing(row: Any) -> Standing:
    return Standing(row.identity, row.game, Rating(row.mu, row.sigma), row.games, row.won)


def _standings(c: Connection, game: str, identities: list[str]) -> list[Standing]:
    r = schema.ratings
    # Two tables of one person may end at the same time: the second waits for the first.
    query = select(r).where(r.c.game == game, r.c.identity.in_(identities)).with_for_update()
    return [_standing(row) for row in c.execute(query.order_by(r.c.identity))]


def standings_of(c: Connection, identity: str) -> list[Standing]:
    r = schema.ratings
    query = select(r).where(r.c.identity == identity).order_by(r.c.game)
    return [_standing(row) for row in c.execute(query)]


def leaders(c: Connection, game: str, fewest: int, limit: int) -> list[tuple[Standing, str]]:
    """The strongest of a game with their names: by what each has shown almost certainly."""
    r, i = schema.ratings, schema.identities
    query = (
        select(r, i.c.name)
        .join(i, i.c.id == r.c.identity)
        .where(r.c.game == game, r.c.games >= fewest)
        .order_by((r.c.mu - 3 * r.c.sigma).desc(), r.c.identity)
        .limit(limit)
    )
    return [(_standing(row), row.name) for row in c.execute(query)]


def history(c: Connection, identity: str) -> list[list[tuple[SeatResult, str]]]:
    """The last finished tables of somebody, the latest first: every seat of each, with the name
    that its person has now."""
    r, i = schema.results, schema.identities
    mine = (
        select(r.c.table_id)
        .where(r.c.identity == identity)
        .group_by(r.c.table_id)
        .order_by(sa.func.max(r.c.ended).desc(), r.c.table_id)
        .limit(HISTORY)
    )
    ids = list(c.execute(mine).scalars())
    tables: dict[str, list[tuple[SeatResult, str]]] = {id: [] for id in ids}
    for at in range(0, len(ids), 500):
        query = (
            select(r, i.c.name)
            .outerjoin(i, i.c.id == r.c.identity)
            .where(r.c.table_id.in_(ids[at : at + 500]))
            .order_by(r.c.seat)
        )
        for *fields, name in c.execute(query):
            one = SeatResult(*fields)
            tables[one.table_id].append((one, name or ""))
    return list(tables.values())


def forget(c: Connection, identity: str) -> None:
    """Somebody who is deleted leaves seats without a name: the results of the others stay."""
    r = schema.results
    c.execute(r.update().where(r.c.identity == identity).values(identity="", loadout=""))
