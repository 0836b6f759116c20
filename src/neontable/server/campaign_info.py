"""Campaigns as people see them from outside, in the words of one language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from neontable import bots
from neontable.kernel import registry
from neontable.kernel.campaign.game import CampaignGame, view_of
from neontable.kernel.campaign.missions import CLOSED, PRESENT, VACANT, MissionFacts, Played
from neontable.kernel.campaign.sheets import Sheet, Shelf, Ware
from neontable.kernel.campaign.state import CampaignView
from neontable.kernel.game import SPECTATOR
from neontable.kernel.loadouts import Slot
from neontable.kernel.outcome import places
from neontable.kernel.rendering import rendered
from neontable.kernel.text import Text, has
from neontable.server import game_info, table_info
from neontable.server import protocol as wire
from neontable.server.live_table import BOT, OPEN, PERSON, LiveTable
from neontable.server.rows import TableRow
from neontable.server.seat_view import server_text


@lru_cache(maxsize=32)
def kind(name: str, lang: str) -> wire.CampaignKind:
    game = registry.campaign(name)
    offering = registry.game(game.of)
    lo, hi = game.seats
    blurb = f"{game.show.prefix}-blurb"
    return wire.CampaignKind(
        name=name,
        game=offering.name,
        game_title=game_info.title(offering, lang),
        title=game_info.title(game, lang),
        blurb=rendered(Text(blurb), lang) if has(blurb, lang) else "",
        accent=accent(name),
        min_places=lo,
        max_places=hi,
        usual_places=max(lo, min(hi, game.usual_seats)),
        options=game_info.option_specs(game, lang),
        bots=tuple(
            wire.BotSpec(name=b, text=game_info.bot_name(b, lang)) for b in bots.names(offering)
        ),
    )


@lru_cache(maxsize=32)
def accent(name: str) -> str:
    game = registry.campaign(name)
    return game.new(game.seats[0], 0, quiet=True).scene().accent


def campaign_game(live: LiveTable) -> CampaignGame:
    game = live.game
    assert isinstance(game, CampaignGame)
    return game


def _perspective(live: LiveTable, identity: str) -> int:
    return next(iter(live.seats_of(identity)), SPECTATOR)


def _value(value: int | str | Text, lang: str) -> str:
    return rendered(value, lang) if isinstance(value, Text) else str(value)


def members(live: LiveTable, view: CampaignView, me: str, lang: str) -> list[wire.CampaignMember]:
    names = table_info.member_names(live, lang)
    return [
        wire.CampaignMember(
            seat=s.seat,
            name=names[s.seat],
            status=status,  # type: ignore[arg-type]
            bot=bot,
            mine=s.kind == PERSON and s.identity == me,
            claimed=status != PRESENT or s.kind != OPEN,
        )
        for s, (status, bot) in zip(live.row.seats, view.members, strict=True)
    ]


def info(
    live: LiveTable, identity: str, lang: str, tables: list[TableRow], records: dict[int, str]
) -> wire.CampaignInfo:
    """What an identity may know of a campaign."""
    game, row = campaign_game(live), live.row
    seat = _perspective(live, identity)
    view = view_of(live.table, seat)
    standings = game.standings(view)
    options: dict[str, Any] = msgspec.json.decode(row.options)
    by_mission = {t.mission: t for t in tables}
    inside = row.owner == identity or seat != SPECTATOR
    return wire.CampaignInfo(
        id=row.id,
        campaign=game.name,
        game=game.of,
        title=row.title,
        name=game_info.title(game, lang),
        accent=accent(game.name),
        headline=rendered(game.headline(view), lang),
        members=tuple(members(live, view, identity, lang)),
        standings=wire.CampaignStandings(
            columns=tuple(rendered(c, lang) for c in standings.columns),
            rows=tuple(
                wire.StandingsRow(
                    member=r.member,
                    place=r.place,
                    values=tuple(_value(v, lang) for v in r.values),
                    gone=r.gone,
                )
                for r in standings.rows
            ),
        ),
        missions=tuple(
            _mission(game, m, by_mission.get(m.number), row, identity, seat, lang)
            for m in view.missions
        ),
        played=tuple(_played(game, p, by_mission, records, lang) for p in reversed(view.played)),
        sheets=tuple(_sheet(sheet, lang) for sheet in game.sheets(view)),
        sheets_title=_own_words(game, "sheets-title", lang),
        wares=tuple(_ware(ware, lang) for ware in game.wares(view)),
        cards=tuple(_ware(card, lang) for card in game.choices(view)),
        steps=tuple(
            wire.CampaignStep(text=rendered(step.text, lang), state=step.state)
            for step in game.steps(view)
        ),
        pairings=tuple(
            wire.CampaignPairing(
                members=pair.members,
                title=rendered(pair.title, lang),
                status=rendered(pair.status, lang),
                open=pair.open,
            )
            for pair in game.pairings(view)
        ),
        launch=_launch(game, view, lang),
        options_text=game_info.options_text(game, options, lang),
        list_slots=tuple(
            wire.ListSlot(name=slot.name, text=slot_text(game, slot, lang), side=slot.side)
            for slot in game.slots(live.table.state)
        ),
        lists_title=_own_words(game, "lists-title", lang),
        lists_hint=_own_words(game, "lists-hint", lang),
        lists_optional=game.lists_optional,
        lists=tuple(
            wire.RegisteredLists(member=member, texts=texts)
            for member, texts in game.lists_shown(view).items()
        ),
        may_register=seat != SPECTATOR
        and not live.over
        and game.may_register(live.table.state, seat),
        owned=row.owner == identity,
        listed=row.listed,
        over=live.over,
        outcome=None if live.ending is None else table_info.outcome(live.ending, row.key, lang),
        invite=row.invite if inside else "",
        sequence=live.sequence,
        created=row.created,
        changed=row.changed,
    )


def _own_words(game: CampaignGame, name: str, lang: str) -> str:
    id = f"{game.show.prefix}-{name}"
    return rendered(Text(id), lang) if has(id, lang) else ""


def _sheet(sheet: Sheet, lang: str) -> wire.CampaignSheet:
    return wire.CampaignSheet(
        member=sheet.member,
        title=rendered(sheet.title, lang),
        about=rendered(sheet.about, lang),
        facts=tuple(
            wire.SheetFact(label=rendered(f.label, lang), value=_value(f.value, lang))
            for f in sheet.facts
        ),
        slots=tuple(
            wire.SheetSlot(
                label=rendered(s.label, lang),
                name="" if s.name is None else rendered(s.name, lang),
                value=s.value,
                text=_sentences(s.texts, lang),
                covers=tuple(rendered(c, lang) for c in s.covers),
                picture=s.picture,
            )
            for s in sheet.slots
        ),
        deeds=tuple(
            wire.SheetDeed(text=rendered(d.text, lang), mission=d.mission) for d in sheet.deeds
        ),
        picture=sheet.picture,
        colour=sheet.colour,
        status="" if sheet.status is None else rendered(sheet.status, lang),
        tallies=tuple(
            wire.SheetTally(label=rendered(t.label, lang), value=t.value, of=t.of, look=t.look)
            for t in sheet.tallies
        ),
        shelves=tuple(_shelf(shelf, lang) for shelf in sheet.shelves),
    )


def _shelf(shelf: Shelf, lang: str) -> wire.SheetShelf:
    return wire.SheetShelf(
        label=rendered(shelf.label, lang),
        items=tuple(
            wire.SheetItem(
                name="" if item.name is None else rendered(item.name, lang),
                text=_sentences(item.texts, lang),
                stars=item.stars,
                picture=item.picture,
                n=item.n,
            )
            for item in shelf.items
        ),
        empty="" if shelf.empty is None else rendered(shelf.empty, lang),
        own=shelf.own,
        done=shelf.done,
        folded=shelf.folded,
    )


def _sentences(texts: tuple[Text, ...], lang: str) -> str:
    return " ".join(rendered(text, lang) for text in texts)


def _ware(ware: Ware, lang: str) -> wire.CampaignWare:
    return wire.CampaignWare(
        name=rendered(ware.name, lang),
        price="" if ware.price is None else _value(ware.price, lang),
        text=_sentences(ware.texts, lang),
        ways=tuple(
            wire.WareWay(
                text=rendered(way.label, lang),
                answer=msgspec.to_builtins(way.option),
                refused="" if way.refusal is None else rendered(way.refusal.text, lang),
                rule="" if way.refusal is None else way.refusal.rule,
            )
            for way in ware.ways
        ),
        suits=ware.suits,
        picture=ware.picture,
        colour=ware.colour,
        stars=ware.stars,
        member=ware.member,
        group="" if ware.group is None else rendered(ware.group, lang),
    )


def _launch(game: CampaignGame, view: CampaignView, lang: str) -> wire.CampaignLaunch | None:
    found = game.launch(view)
    if found is None:
        return None
    return wire.CampaignLaunch(
        answer=msgspec.to_builtins(found.option),
        text=rendered(found.text, lang),
        seats=found.seats,
        picture=found.picture,
        about=" ".join(rendered(part, lang) for part in found.about),
        price=rendered(found.price, lang),
    )


def slot_text(game: CampaignGame, slot: Slot, lang: str) -> str:
    """What a slot is called: in the campaign's own words, or else by its side, because a member has
    one list for each side."""
    own_words = _own_words(game, f"slot-{slot.name}", lang)
    if own_words:
        return own_words
    prefix = registry.game(game.of).show.prefix
    id = f"{prefix}-list-{slot.side}" if slot.side else f"{prefix}-list"
    return rendered(Text(id), lang) if has(id, lang) else slot.name


def _mission(
    game: CampaignGame,
    mission: MissionFacts,
    table: TableRow | None,
    row: TableRow,
    identity: str,
    seat: int,
    lang: str,
) -> wire.MissionInfo:
    status = "asked" if table is None else "waiting" if table.status == "open" else "playing"
    if table is not None and table.status == "over":
        status = "over"
    mine = seat in mission.seats and seat != SPECTATOR
    ready: list[int] = []
    if table is not None and table.status == "open":
        ready = [mission.seats[s.seat] for s in table.seats if s.ready and s.kind != BOT]
    return wire.MissionInfo(
        number=mission.number,
        title=rendered(game.mission_text(mission), lang),
        game=mission.game,
        seats=mission.seats,
        status=status,  # type: ignore[arg-type]
        table="" if table is None else table.id,
        mine=mine,
        may_start=table is None and (mine or row.owner == identity),
        ready=tuple(ready),
        about=rendered(game.mission_about(mission), lang),
    )


def _played(
    game: CampaignGame,
    played: Played,
    tables: dict[int, TableRow],
    records: dict[int, str],
    lang: str,
) -> wire.PlayedMission:
    outcome = played.outcome
    out = {*played.gone, *played.absent}
    # Whoever did not play to the end has no place, whatever the bot in the seat achieved.
    stayed = [tuple(s for s in group if s not in out) for group in outcome.ranking]
    place = places(stayed, len(outcome.points), outcome.winners, outcome.sides)
    order = sorted(range(len(place)), key=lambda s: (s in out, place[s], s))
    number = played.mission.number
    kept = tables.get(number)
    return wire.PlayedMission(
        number=number,
        title=rendered(game.mission_text(played.mission), lang),
        ended=played.ended,
        seats=tuple(
            wire.PlayedSeat(
                member=played.mission.seats[s],
                place=0 if s in out else place[s],
                points=outcome.points[s],
                winner=s not in out and place[s] == 1,
                gone=s in out,
            )
            for s in order
        ),
        result="" if (how := game.result_text(played)) is None else rendered(how, lang),
        replay=""
        if played.ended == CLOSED
        else kept.id
        if kept is not None
        else records.get(number, ""),
    )


def summary(live: LiveTable, identity: str, lang: str) -> wire.CampaignSummary:
    game, row = campaign_game(live), live.row
    seat = _perspective(live, identity)
    view = view_of(live.table, seat)
    plays = any(seat in m.seats for m in view.missions)
    return wire.CampaignSummary(
        id=row.id,
        campaign=game.name,
        name=game_info.title(game, lang),
        title=row.title,
        headline=rendered(game.headline(view), lang),
        members=tuple(
            m.name or server_text("campaign-vacant", lang)
            for m in members(live, view, identity, lang)
            if m.status != VACANT
        ),
        invite=row.invite if row.owner == identity or seat != SPECTATOR else "",
        over=live.over,
        waits=seat != SPECTATOR and not live.over and (plays or seat in live.waiting),
    )
