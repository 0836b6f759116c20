"""Tables as people see them from outside: what a game offers, who sits where, how it ended."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from neontable import bots
from neontable.draw.art import address
from neontable.kernel import chance, registry, rules
from neontable.kernel.campaign.game import CampaignGame, title_of
from neontable.kernel.campaign.loans import marks
from neontable.kernel.errors import BadOption, NeontableError
from neontable.kernel.game import Game
from neontable.kernel.loadouts import LoadoutReport
from neontable.kernel.outcome import contenders, places
from neontable.kernel.puzzles.house import count
from neontable.kernel.record import Record
from neontable.kernel.rendering import rendered, sentence
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, TableOption, Written
from neontable.kernel.text import Text, has, literal
from neontable.server import access, loadouts
from neontable.server import protocol as wire
from neontable.server.campaign_store import LENT
from neontable.server.ending import Ending
from neontable.server.faults import Fault, bad_input
from neontable.server.identity import clean_name
from neontable.server.live_table import BOT, PERSON, LiveTable, with_seat
from neontable.server.rows import Identity, LoadoutRow, SeatRow, TableRow, new_id
from neontable.server.seat_view import server_text

OPEN = "open"


# -- games -------------------------------------------------------------------------------------
def title(game: Game, lang: str) -> str:
    id = title_of(game)
    return rendered(Text(id), lang) if has(id, lang) else game.name.capitalize()


def _words(id: str, lang: str, otherwise: str) -> str:
    return rendered(Text(id), lang) if has(id, lang) else otherwise


def option_name(game: Game, name: str, lang: str) -> str:
    hyphened = name.replace("_", "-")
    return _words(f"{game.show.prefix}-label-option-{hyphened}", lang, name)


def option_value(game: Game, name: str, value: Any, lang: str) -> str:
    if isinstance(value, bool):
        return rendered(Text("nt-yes" if value else "nt-no"), lang)
    hyphened = str(value).replace("_", "-").replace(" ", "-").lower()
    return _words(f"{game.show.prefix}-{name.replace('_', '-')}-{hyphened}", lang, str(value))


def bot_name(name: str, lang: str) -> str:
    return server_text("bot", lang, name=literal(name))


def level_name(game: Game, name: str, lang: str) -> str:
    """What people choose by: how strong it is, or which bot."""
    return (
        server_text("level", lang, name=literal(name))
        if name in game.levels
        else bot_name(name, lang)
    )


def seat_words(game: Game, seat: int, options: Mapping[str, Any], lang: str) -> str:
    """What a table calls a seat: its side, unless sides are swapped in the course of the game."""
    side = loadouts.side_of(game, seat)
    if side and game.loadouts is not None:
        swaps = [s.option for s in game.loadouts.slots(seat) if s.game > 1 and s.side != side]
        if not any(options.get(option) for option in swaps):
            return loadouts.side_text(game, side, lang)
    return rendered(game.show.seat_text(seat), lang)


@lru_cache(maxsize=64)
def game_info(name: str, lang: str) -> wire.GameInfo:
    game = registry.game(name)
    lo, hi = game.seats
    return wire.GameInfo(
        name=game.name,
        title=title(game, lang),
        blurb=_words(f"{game.show.prefix}-blurb", lang, ""),
        min_seats=lo,
        max_seats=hi,
        usual_seats=usual_seats(game),
        rules=game.rules,
        accent=_accent(game),
        options=option_specs(game, lang),
        campaigns=tuple(
            wire.CampaignName(name=c.name, title=title(c, lang)) for c in game.campaigns.values()
        ),
        bots=tuple(
            wire.BotSpec(name=b, text=level_name(game, b, lang)) for b in bots.offered(game)
        ),
        seats=tuple(
            wire.SeatSpec(
                seat=s,
                text=seat_words(game, s, {}, lang),
                slots=_slots(game, s, lang),
            )
            for s in range(hi)
        ),
        loadouts=_loadout_words(game, lang),
        rivals=rivals(game, usual_seats(game), game.checked_options(usual_seats(game), {})),
        sealed_option="" if game.loadouts is None else game.loadouts.sealed_option,
        builder=_builder(game, lang),
        cover=_cover(game),
        maps="" if game.maps is None else game.maps.option,
        puzzles=count(name),
    )


def _cover(game: Game) -> str:
    picture = game.show.pictures().get("cover")
    return "" if picture is None else address(picture)


def _builder(game: Game, lang: str) -> wire.BuilderInfo | None:
    built = game.loadouts
    if built is None:
        return None
    return wire.BuilderInfo(
        sides=tuple(
            wire.FacetValueInfo(value=side, text=loadouts.side_text(game, side, lang))
            for side in built.sides()
        ),
        hand=built.hand,
        curve=built.curve,
        currency=rendered(built.currency, lang),
        options=tuple(_option(game, name, lang) for name in built.judged_by),
        sealed=bool(built.sealed_choices),
    )


def usual_seats(game: Game) -> int:
    lo, hi = game.seats
    return max(lo, min(hi, game.usual_seats))


def _slots(game: Game, seat: int, lang: str) -> tuple[wire.SlotSpec, ...]:
    slots = () if game.loadouts is None else game.loadouts.slots(seat)
    return tuple(
        wire.SlotSpec(
            name=s.name, text=loadouts.slot_text(game, s, lang), side=s.side, option=s.option
        )
        for s in slots
    )


def _loadout_words(game: Game, lang: str) -> wire.LoadoutWords | None:
    """The game's own words (`<prefix>-loadout-use`), or the server's, which say list."""
    if game.loadouts is None:
        return None
    return wire.LoadoutWords(
        **{
            name: _words(
                f"{game.show.prefix}-loadout-{name}", lang, server_text(f"loadout-{name}", lang)
            )
            for name in wire.LoadoutWords.__struct_fields__
        }
    )


def _accent(game: Game) -> str:
    return game.new(usual_seats(game), 0, quiet=True).scene().accent


def shown_options(game: Game) -> Mapping[str, TableOption]:
    """The options that everybody may see and choose."""
    return game.options


def option_specs(game: Game, lang: str) -> tuple[wire.OptionSpec, ...]:
    return tuple(_option(game, option, lang) for option in shown_options(game))


def _option(game: Game, name: str, lang: str) -> wire.OptionSpec:
    spec = shown_options(game)[name]
    text = option_name(game, name, lang)
    if isinstance(spec, Choice):
        values = tuple(
            wire.OptionValue(value=v, text=option_value(game, name, v, lang)) for v in spec.values
        )
        return wire.OptionSpec(
            name=name, kind="choice", text=text, default=spec.default, values=values
        )
    if isinstance(spec, Written):
        return wire.OptionSpec(
            name=name, kind="written", text=text, default=spec.default, hi=spec.most
        )
    return wire.OptionSpec(
        name=name, kind="count", text=text, default=spec.default, lo=spec.lo, hi=spec.hi
    )


def options_text(game: Game, options: dict[str, Any], lang: str) -> tuple[str, ...]:
    """The options that differ from the usual ones."""
    out = []
    for name, spec in shown_options(game).items():
        value = options.get(name, spec.default)
        if value != spec.default:
            # Of a long text the first line: it is there to be read in a list of tables.
            first = value.strip().partition("\n")[0] if isinstance(spec, Written) else value
            words = literal(option_value(game, name, first, lang))
            out.append(server_text("option", lang, name=option_name(game, name, lang), value=words))
    return tuple(out)


@lru_cache(maxsize=8)
def components(name: str, lang: str) -> wire.ComponentList:
    game = registry.game(name)
    return wire.ComponentList(
        game=name,
        components=tuple(
            wire.ComponentInfo(
                id=c.id,
                kind=c.kind,
                name=rendered(c.name, lang),
                texts=tuple(rendered(t, lang) for t in c.texts),
                facts=msgspec.to_builtins(c.facts),
                copies=c.copies,
                origin=c.origin,
                rules=c.rules,
            )
            for c in game.show.components()
        ),
    )


def rule(r: rules.Rule, lang: str) -> wire.RuleText:
    return wire.RuleText(
        id=r.id,
        game=r.game,
        area=r.area,
        text=rules.statement(r, lang),
        example=rules.example(r, lang),
    )


# -- making tables -------------------------------------------------------------------------------
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


def continued_table(record: Record, seat: int, who: Identity) -> TableRow:
    """The row of a table that goes on where a finished one stood: the seat is somebody's, the best
    bots play the others.  It is set up from the same key; its moves are not there yet."""
    game = registry.game(record.game)
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
        options=msgspec.json.encode(record.setup.options).decode(),
        clock=msgspec.json.encode(wire.ClockRule()).decode(),
        setup=msgspec.json.encode(record.setup).decode(),
        key=record.setup.key,
        invite=new_id(),
        created=now,
        started=now,
        changed=now,
        pace="brisk",
        seats=tuple(
            SeatRow(n, PERSON, identity=who.id, name=who.name)
            if n == seat
            else SeatRow(n, BOT, bot=bots.best(game))
            for n in range(record.setup.seats)
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


def rivals(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether somebody can win against somebody else."""
    sides = game.sides(Setup(seats=seats, options=dict(options), key=""))
    return len(contenders(seats, sides)) > 1


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


def limits_talk(game: Game, options: Mapping[str, Any]) -> bool:
    return game.talk is not None and game.talk.limited(options)


def talk_offer(live: LiveTable, seat: int, lang: str) -> wire.TalkOffer:
    """What may be said now at a table whose rules limit talk."""
    talk = live.game.talk
    if talk is None:
        return wire.TalkOffer(phrases=(), kinds=())
    phrases = () if live.over else talk.phrases(live.table.view(seat))
    return wire.TalkOffer(
        phrases=tuple(
            wire.TalkPhrase(
                phrase=p.said, text=rendered(p.text, lang), group=rendered(p.group, lang)
            )
            for p in phrases
        ),
        kinds=tuple(
            wire.TalkKind(kind=kind, text=rendered(label, lang))
            for kind, label in talk.free.items()
        ),
    )


def seat_loadouts(live: LiveTable, seat: int, lang: str) -> wire.KeptLoadouts:
    """What a seat plays with; for whoever sits there only."""
    game = live.game
    found = () if game.loadouts is None else game.loadouts.played(seat, live.table.setup)
    return wire.KeptLoadouts(
        loadouts=tuple(
            wire.KeptLoadout(
                id="",
                game=game.name,
                name=one.name,
                text=one.text,
                check=loadouts.checked(game, LoadoutReport((), one), lang),
            )
            for one in found
        )
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


# -- what pages are shown -------------------------------------------------------------------------
def seat_name(seat: SeatRow, lang: str) -> str:
    return bot_name(seat.bot, lang) if seat.kind == BOT else seat.name


def member_names(live: LiveTable, lang: str) -> dict[int, str]:
    """What the members of a campaign are called; bots of one kind are numbered by their place.
    Nothing at a table, where seats have names of their own."""
    if not isinstance(live.game, CampaignGame):
        return {}
    bots_here = [s.bot for s in live.row.seats if s.kind == BOT]
    return {
        s.seat: f"{seat_name(s, lang)} {s.seat + 1}"
        if s.kind == BOT and bots_here.count(s.bot) > 1
        else seat_name(s, lang)
        for s in live.row.seats
    }


def seat_infos(
    game: Game,
    row: TableRow,
    options: Mapping[str, Any],
    identity: str,
    conceded: frozenset[int],
    lang: str,
    abandoned: frozenset[int] = frozenset(),
) -> tuple[wire.Seat, ...]:
    return tuple(
        wire.Seat(
            seat=s.seat,
            kind=s.kind,  # type: ignore[arg-type]
            text=seat_words(game, s.seat, options, lang),
            name=seat_name(s, lang),
            bot=s.bot,
            mine=s.kind == PERSON and s.identity == identity,
            ready=s.ready,
            conceded=s.seat in conceded,
            offered=s.offered,
            since=s.since,
            abandoned=s.seat in abandoned,
            loadout=s.loadout_name if s.identity == identity and s.kind == PERSON else "",
        )
        for s in row.seats
    )


def outcome(ending: Ending, key: str, lang: str) -> wire.TableResult:
    by_seat = places(ending.ranking, len(ending.points), ending.winners, ending.sides)
    found = tuple(
        wire.Placed(
            seat=seat,
            place=by_seat[seat],
            points=ending.points[seat],
            winner=seat in ending.winners,
        )
        for group in ending.ranking
        for seat in group
    )
    return wire.TableResult(
        how=ending.how,  # type: ignore[arg-type]
        text=sentence(rendered(Text(ending.text), lang)),
        places=found,
        key=key,
        sides=ending.sides,
    )


def table_info(
    row: TableRow,
    live: LiveTable | None,
    identity: str,
    lang: str,
    series: wire.Series | None = None,
    frozen: bool = False,
    campaign: wire.CampaignLink | None = None,
    puzzle: wire.TrialInfo | None = None,
    abandoned: frozenset[int] = frozenset(),
    manages: bool = False,
) -> wire.TableInfo:
    """What an identity may know of a table; the key of its chance only when it is over."""
    game = registry.game(row.game)
    chosen = msgspec.json.decode(row.options)
    options = {name: chosen[name] for name in shown_options(game) if name in chosen}
    status = row.status if live is None else live.status
    ending = None if live is None else live.ending
    if live is None and row.outcome:
        ending = msgspec.json.decode(row.outcome, type=Ending)
    inside = row.owner == identity or access.seated(row, identity)
    owner = next((s.name for s in row.seats if s.identity == row.owner), "")
    conceded = frozenset(() if live is None else live.conceded)
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        game_title=title(game, lang),
        title=row.title,
        status=status,  # type: ignore[arg-type]
        seats=seat_infos(game, row, options, identity, conceded, lang, abandoned),
        manages=manages,
        delay=row.delay,
        options=options,
        options_text=options_text(game, options, lang),
        owner=owner,
        owned=row.owner == identity,
        listed=row.listed,
        watchable=row.watchable,
        pace=row.pace,  # type: ignore[arg-type]
        rated=row.rated,
        matching=row.matching,
        clock=msgspec.json.decode(row.clock, type=wire.ClockRule),
        sequence=row.sequence if live is None else live.sequence,
        created=row.created,
        changed=row.changed,
        invite=row.invite if inside else "",
        watch=access.watch_token(row) if inside and row.watchable else "",
        commitment=chance.commitment(row.key) if row.key else "",
        turn=() if live is None else tuple(live.waiting),
        outcome=None if ending is None else outcome(ending, row.key, lang),
        rematch=row.rematch,
        series=series,
        campaign=campaign,
        puzzle=puzzle,
        open_seats=game.open_seats(chosen),
        limited_talk=limits_talk(game, chosen),
        takebacks=row.takebacks if live is None else live.takebacks,
        seeded=bool(row.seed),
        frozen=frozen or (row.status != "open" and row.rules != game.rules),
    )
