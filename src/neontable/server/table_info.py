"""Tables as pages are shown them: who sits where, how it stands, how it ended, what may be said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from neontable.kernel import chance, registry
from neontable.kernel.campaign.game import CampaignGame
from neontable.kernel.game import Game
from neontable.kernel.loadouts import LoadoutReport
from neontable.kernel.outcome import places
from neontable.kernel.rendering import rendered, sentence
from neontable.kernel.text import Text
from neontable.server import access, loadouts
from neontable.server import protocol as wire
from neontable.server.ending import Ending
from neontable.server.game_info import bot_name, options_text, seat_words, shown_options, title
from neontable.server.live_table import BOT, PERSON, LiveTable
from neontable.server.rows import SeatRow, TableRow


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
