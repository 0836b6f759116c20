"""Tables before their first move: how they are made, who sits down, what is brought, the start."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from neontable import bots
from neontable.kernel import chance, registry
from neontable.kernel.campaign.loans import marks
from neontable.kernel.errors import BadOption, NeontableError
from neontable.kernel.game import Game
from neontable.kernel.setup import Setup
from neontable.server import access, loadouts
from neontable.server import protocol as wire
from neontable.server.campaign_store import LENT
from neontable.server.faults import Fault, bad_input
from neontable.server.game_info import rivals
from neontable.server.identity import clean_name
from neontable.server.live_table import BOT, OPEN, PERSON, LiveTable, with_seat
from neontable.server.rows import Identity, LoadoutRow, SeatRow, TableRow, new_id

Find = Callable[[str, Game], LoadoutRow]
"""A loadout that may be brought, by its id."""


def _brought(
    game: Game, wish: wire.SeatWish | wire.SeatChange | wire.Join, find: Find
) -> tuple[str, str]:
    """Names and texts (JSON) of what somebody brings to a seat."""
    rows = [find(id, game) for id in wish.loadouts if id]
    texts = [row.text for row in rows]
    if isinstance(wish, wire.SeatWish) and wish.texts:
        loadouts.loadouts_of(game)
        texts += wish.texts
    if not texts:
        return "", ""
    return " / ".join(row.name for row in rows), msgspec.json.encode(texts).decode()


def known_bot(game: Game, asked: str) -> str:
    """The bot that somebody asks for; "" and `bot` are the best."""
    if not asked or (asked == bots.BEST and not bots.known(game, asked)):
        return bots.best(game)
    if not bots.known(game, asked):
        known = ", ".join(dict.fromkeys([*bots.offered(game), *bots.names(game)]))
        raise bad_input(f"{game.name} has no bot {asked!r}; it has: {known}")
    return asked


def _seat(
    game: Game, seat: int, wish: wire.SeatWish | wire.SeatChange, who: Identity, find: Find
) -> SeatRow:
    name, texts = _brought(game, wish, find)
    if wish.kind == "me":
        return SeatRow(seat, PERSON, who.id, who.name, loadout_name=name, loadout=texts)
    if wish.kind == "bot":
        return SeatRow(seat, BOT, bot=known_bot(game, wish.bot), loadout_name=name, loadout=texts)
    return SeatRow(seat, OPEN)


def _wished(
    asked: wire.NewTable, who: Identity, find: Find
) -> tuple[Game, dict[str, Any], tuple[SeatRow, ...]]:
    """The game, the options and the seats of a table that somebody wishes.  What seats bring
    is none of the options, and shown to nobody else."""
    try:
        game = registry.game(asked.game)
        options = game.checked_options(len(asked.seats), asked.options)
    except NeontableError as fault:
        raise bad_input(fault) from None
    seats = tuple(_seat(game, n, wish, who, find) for n, wish in enumerate(asked.seats))
    return game, options, seats


def check_table(asked: wire.NewTable, who: Identity, find: Find, lang: str) -> wire.TableCheck:
    """What the table would say of its loadouts if it started now: the check that the start
    makes."""
    game, options, seats = _wished(asked, who, find)
    sitting = [s for s in seats if s.kind != OPEN]
    return wire.TableCheck(
        loadouts=tuple(
            wire.SeatLoadout(
                seat=s.seat, slot=slot.name, check=loadouts.checked(game, report, lang)
            )
            for s, slot, report in loadouts.checks(game, options, sitting)
        )
    )


def new_table(asked: wire.NewTable, who: Identity, find: Find) -> TableRow:
    """The row of a table that somebody wishes; nothing is stored yet."""
    game, options, seats = _wished(asked, who, find)
    _check_seats(game, options, seats, who)
    people = [s for s in seats if s.kind != BOT]
    if asked.rated:
        _check_rated(game, options, seats)
    if asked.seed and (len(people) > 1 or any(s.kind == OPEN for s in seats)):
        raise Fault(400, "seed")
    now = time.time()
    row = TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        title=clean_name(asked.title),
        owner=who.id,
        listed=asked.listed,
        watchable=asked.watchable,
        delay=asked.delay if asked.watchable else 0,
        status="open",
        options=msgspec.json.encode(options).decode(),
        clock=msgspec.json.encode(asked.clock).decode(),
        setup="",
        seed=asked.seed,
        key="",
        invite=new_id(),
        created=now,
        started=0.0,
        changed=now,
        pace=asked.pace,
        rated=asked.rated,
        seats=seats,
    )
    return row if any(s.kind == OPEN for s in seats) else started(row, who.id)


def continued_table(name: str, setup: Setup, seat: int, who: Identity) -> TableRow:
    """The row of a table that goes on where a finished one of a game stood: the seat is somebody's,
    the best bots play the others.  It is set up as that one was, from the same key; its moves are
    not there yet."""
    game = registry.game(name)
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        title="",
        owner=who.id,
        listed=False,
        watchable=True,
        status="playing",
        options=msgspec.json.encode(setup.options).decode(),
        clock=msgspec.json.encode(wire.ClockRule()).decode(),
        setup=msgspec.json.encode(setup).decode(),
        seed=setup.key,  # it was published when that game was over
        key=setup.key,
        invite=new_id(),
        created=now,
        started=now,
        changed=now,
        pace="brisk",
        seats=tuple(
            SeatRow(n, PERSON, identity=who.id, name=who.name)
            if n == seat
            else SeatRow(n, BOT, bot=bots.best(game))
            for n in range(setup.seats)
        ),
    )


def whole_options(row: TableRow) -> dict[str, Any]:
    """The options of a table, whole: it may be of a time when the game had fewer."""
    options: dict[str, Any] = msgspec.json.decode(row.options)
    return registry.game(row.game).checked_options(len(row.seats), options)


def _check_seats(
    game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow], who: Identity
) -> None:
    """Refuses a loadout that is not legal here."""
    loadouts.refuse_bad(game, options, [s for s in seats if s.loadout], who.id)


def _check_rated(game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow]) -> None:
    """A rating compares people: every seat is another one's, and not all are on one side."""
    if not rivals(game, len(seats), options):
        raise Fault(400, "rated-together")
    people = [s.identity for s in seats if s.kind == PERSON]
    if any(s.kind == BOT for s in seats) or len(set(people)) < len(people):
        raise Fault(400, "rated-people")


def started(row: TableRow, identity: str) -> TableRow:
    """The table with its key made and its game begun."""
    if row.rated:
        _check_rated(registry.game(row.game), whole_options(row), row.seats)
    people = sum(s.kind == PERSON for s in row.seats)
    now = time.time()
    game = registry.game(row.game)
    key = chance.key_from(row.seed or None)
    try:
        options = whole_options(row)
        # A campaign says what its tables are set up from, before they have a key.
        asked = msgspec.json.decode(row.setup, type=Setup) if row.setup else None
        if asked is None:
            loadouts.refuse_bad(game, options, row.seats, identity)
        setup = game.prepare(
            len(row.seats),
            key,
            options,
            loadouts=loadouts.by_slot(
                game, options, loadouts.equipped(game, options, row.seats, key)
            )
            if asked is None
            else asked.loadouts,
            carried=None if asked is None else asked.carried,
            # Among people, not being asked must reveal nothing: response windows are always asked.
            windows=people > 1,
        )
    except BadOption as fault:
        raise bad_input(fault) from None
    row = msgspec.structs.replace(
        row,
        options=msgspec.json.encode(setup.options).decode(),
        setup=msgspec.json.encode(setup).decode(),
        status="playing",
        key=key,
        started=now,
        changed=now,
        reported=LENT if row.campaign is None and marks(game, setup) else row.reported,
    )
    standing = LiveTable(row).standing()
    return msgspec.structs.replace(
        row, status=standing.status, due=standing.due, outcome=standing.outcome
    )


def changed_seat(
    row: TableRow, seat: int, change: wire.SeatChange, who: Identity, find: Find
) -> TableRow:
    """Before the start: the owner arranges seats; others may only stand up from their own.  At a
    table of a campaign a bot may sit down for somebody who does not come, and nothing else."""
    if row.status != "open":
        raise Fault(409, "started")
    if not 0 <= seat < len(row.seats):
        raise Fault(404, "no-seat")
    if row.campaign is not None and (change.kind != "bot" or row.seats[seat].ready):
        raise Fault(409, "campaign-table")
    if change.kind == "keep":
        raise bad_input("before the start a seat is mine (me), a bot's (bot) or free (open)")
    mine = row.seats[seat].identity == who.id and row.seats[seat].kind == PERSON
    # Others may stand up from their own seat, or bring something else to it.
    if row.owner != who.id and not (mine and change.kind in ("open", "me")):
        raise Fault(403, "not-yours")
    if change.kind == "me" and row.seats[seat].kind == PERSON and not mine:
        raise Fault(409, "no-seat")
    game = registry.game(row.game)
    new = _seat(game, seat, change, who, find)
    _check_seats(game, whole_options(row), [new], who)
    return with_seat(row, new)


def joined(row: TableRow, join: wire.Join, who: Identity, find: Find) -> TableRow:
    if row.status != "open":
        raise Fault(409, "started")
    name, texts = _brought(registry.game(row.game), join, find)
    mine = [s for s in row.seats if s.identity == who.id and s.kind == PERSON]
    reserved = [s for s in mine if not s.ready]
    if reserved:
        for s in reserved:
            row = with_seat(row, msgspec.structs.replace(s, ready=True))
        return row
    if mine and join.seat is None:
        raise Fault(409, "seated")
    free = [s.seat for s in row.seats if s.kind == OPEN]
    if not free:
        raise Fault(409, "full")
    seat = free[0] if join.seat is None else join.seat
    if seat not in free:
        raise Fault(409, "no-seat")
    new = SeatRow(seat, PERSON, who.id, who.name, loadout_name=name, loadout=texts)
    _check_seats(registry.game(row.game), whole_options(row), [new], who)
    return with_seat(row, new)


def left(row: TableRow, who: Identity) -> TableRow:
    if row.status != "open":
        raise Fault(409, "started")
    if row.campaign is not None:
        raise Fault(409, "campaign-table")
    if not access.seated(row, who.id):
        raise Fault(409, "no-seat")
    seats = tuple(SeatRow(s.seat, OPEN) if s.identity == who.id else s for s in row.seats)
    return msgspec.structs.replace(row, seats=seats)


def full(row: TableRow) -> bool:
    return all(s.kind == BOT or (s.kind == PERSON and s.ready) for s in row.seats)
