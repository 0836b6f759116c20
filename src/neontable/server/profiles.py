"""Profiles and leader boards, made from the results of finished tables."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from neontable.kernel import registry
from neontable.kernel.game import Game
from neontable.server import loadouts, results
from neontable.server import protocol as wire
from neontable.server.game_info import bot_name, title
from neontable.server.results import SeatResult
from neontable.server.rows import Identity
from neontable.server.store import Store

SHOWN = 40
"""Finished tables on a profile."""
FEWEST = 3
"""Rated tables that a leader must have played."""
LEADERS = 100
OPPONENTS = 20

K = TypeVar("K", bound=Hashable)

Past = Sequence[tuple[SeatResult, str]]
"""A finished table: its seats, with the names of their people."""


def profile(store: Store, id: str, asking: str, lang: str) -> wire.Profile | None:
    who = store.identity(id)
    if who is None:
        return None
    me = id == asking
    with store.reading() as c:
        standings = results.standings_of(c, id)
        tables = results.history(c, id)
    known = set(registry.names())
    tables = [table for table in tables if table[0][0].game in known]
    if not me:
        # What somebody plays among friends is theirs; what is rated is everybody's.
        tables = [table for table in tables if table[0][0].after is not None]
    return wire.Profile(
        id=id,
        name=who.name,
        me=me,
        account=who.account if me else "",
        since=store.created(id),
        ratings=tuple(
            wire.RatingInfo(
                game=one.game,
                title=title(registry.game(one.game), lang),
                rating=one.rating.shown,
                games=one.games,
                won=one.won,
                provisional=one.rating.provisional,
            )
            for one in standings
            if one.game in known
        ),
        games=_tallies(
            [(mine.game, mine) for mine in _own(tables, id)],
            lambda game: wire.Tally(
                text=title(registry.game(game), lang), game=game, played=0, won=0
            ),
        ),
        sides=_tallies(
            [
                ((mine.game, side), mine)
                for mine in _own(tables, id)
                if (side := loadouts.side_of(registry.game(mine.game), mine.seat))
            ],
            lambda key: wire.Tally(
                text=loadouts.side_text(registry.game(key[0]), key[1], lang),
                game=key[0],
                played=0,
                won=0,
            ),
        ),
        opponents=_tallies(
            [((other.identity, other.bot, name), mine) for mine, other, name in _met(tables, id)],
            lambda key: wire.Tally(
                text=bot_name(key[1], lang) if key[1] else key[2], person=key[0], played=0, won=0
            ),
        )[:OPPONENTS],
        loadouts=_tallies(
            [((mine.game, mine.loadout), mine) for mine in _own(tables, id) if mine.loadout],
            lambda key: wire.Tally(text=key[1], game=key[0], played=0, won=0),
        )
        if me
        else (),
        tables=tuple(_past(table, id, me, lang) for table in tables[:SHOWN]),
    )


def _own(tables: Sequence[Past], id: str) -> list[SeatResult]:
    """One seat of somebody at each table: the best of them."""
    return [
        min((one for one, _ in table if one.identity == id), key=lambda one: one.place)
        for table in tables
    ]


def _met(tables: Sequence[Past], id: str) -> list[tuple[SeatResult, SeatResult, str]]:
    """Who was met on another side: once for each table."""
    found = []
    for table, mine in zip(tables, _own(tables, id), strict=True):
        seen: set[tuple[str, str]] = set()
        for other, name in table:
            key = (other.identity, other.bot)
            known = other.bot or (other.identity and name)
            if other.side != mine.side and other.identity != id and known and key not in seen:
                seen.add(key)
                found.append((mine, other, name))
    return found


def _tallies(
    rows: Sequence[tuple[K, SeatResult]], make: Callable[[K], wire.Tally]
) -> tuple[wire.Tally, ...]:
    """How often, and how often won, the most frequent first."""
    by_key: dict[K, list[SeatResult]] = {}
    for key, one in rows:
        by_key.setdefault(key, []).append(one)
    made = []
    for key, ones in by_key.items():
        blank = make(key)
        made.append(
            wire.Tally(
                text=blank.text,
                game=blank.game,
                person=blank.person,
                played=len(ones),
                won=sum(one.winner for one in ones),
            )
        )
    return tuple(sorted(made, key=lambda tally: -tally.played))


def _side_words(game: Game, seat: int, lang: str) -> str:
    side = loadouts.side_of(game, seat)
    return loadouts.side_text(game, side, lang) if side else ""


def _past(table: Past, id: str, me: bool, lang: str) -> wire.PastTable:
    (mine,) = _own([table], id)
    game = registry.game(mine.game)
    return wire.PastTable(
        game=mine.game,
        title=title(game, lang),
        ended=mine.ended,
        place=mine.place,
        winner=mine.winner,
        seats=tuple(
            wire.PastSeat(
                text=bot_name(one.bot, lang) if one.bot else name,
                place=one.place,
                points=one.points,
                winner=one.winner,
                mine=one.identity == id,
                person=one.identity if name else "",
            )
            for one, name in table
        ),
        side=_side_words(game, mine.seat, lang),
        loadout=mine.loadout if me else "",
        before=mine.before,
        after=mine.after,
        replay=mine.table_id if me else "",
    )


def leaderboard(store: Store, game: Game, asking: Identity, lang: str) -> wire.Leaderboard:
    with store.reading() as c:
        found = results.leaders(c, game.name, FEWEST, LEADERS)
    return wire.Leaderboard(
        game=game.name,
        title=title(game, lang),
        fewest=FEWEST,
        leaders=tuple(
            wire.Leader(
                id=one.identity,
                name=name,
                rating=one.rating.shown,
                games=one.games,
                won=one.won,
                provisional=one.rating.provisional,
                me=one.identity == asking.id,
            )
            for one, name in found
        ),
    )
