"""Puzzles on the server: what pages show of them, trials as tables, hints."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any

import msgspec

from neontable import bots
from neontable.draw import svg
from neontable.kernel.puzzles.built_in import UnknownPuzzle, built_in, find
from neontable.kernel.puzzles.file import BadPuzzle, Puzzle, read
from neontable.kernel.puzzles.trial import given, hint
from neontable.kernel.rendering import rendered
from neontable.server import protocol as wire
from neontable.server import seat_view
from neontable.server.faults import Fault, bad_input
from neontable.server.live_table import BOT, PERSON, LiveTable
from neontable.server.puzzle_files import built_in_id
from neontable.server.rows import Identity, SeatRow, TableRow, new_id


def info(puzzle: Puzzle, lang: str, solved: bool = False) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        title=puzzle.titled(lang),
        text=puzzle.told(lang),
        difficulty=puzzle.difficulty,
        goal=rendered(puzzle.goal_text, lang),
        limit=rendered(puzzle.limit_text, lang),
        others=rendered(puzzle.others_text, lang),
        chance=rendered(puzzle.chance_text, lang),
        solved=solved,
    )


def listed(game: str, solved: set[str], lang: str) -> wire.PuzzleList:
    found = built_in(game)
    return wire.PuzzleList(
        puzzles=tuple(
            msgspec.structs.replace(info(p, lang, p.id in solved), cards=_cards(game, p.id, lang))
            for p in found
        )
    )


MOST_CARDS = 6
"""How many cards stand for a table."""


@lru_cache(maxsize=512)
def _cards(game: str, id: str, lang: str) -> tuple[wire.PuzzleCard, ...]:
    """The open cards of a dealt table: rows from the solver's hand at its foot upwards."""
    puzzle = _found(game, id)
    scene = puzzle.table(quiet=True).scene(puzzle.seat)
    rows = {r.id: r.y for r in scene.regions if r.layout}
    dealt = [p for p in scene.pieces if p.shape == "card" and p.picture and p.place in rows]
    dealt.sort(key=lambda p: -rows[p.place])
    each = {p.picture: p for p in reversed(dealt)}
    shown = [p for p in dealt if each[p.picture] is p][:MOST_CARDS]
    return tuple(wire.PuzzleCard(picture=p.picture, text=rendered(p.label, lang)) for p in shown)


@lru_cache(maxsize=512)
def picture(game: str, id: str, lang: str) -> bytes:
    """The board as the solver sees it; what stands beside it is too small for a card."""
    puzzle = _found(game, id)
    scene = puzzle.table(quiet=True).scene(puzzle.seat)
    beside = {panel.id for panel in scene.panels}
    pieces = tuple(p for p in scene.pieces if p.place not in beside)
    return svg(msgspec.structs.replace(scene, panels=(), pieces=pieces), lang, near=True).encode()


def _found(game: str, id: str) -> Puzzle:
    try:
        return find(id, game)
    except UnknownPuzzle:
        raise Fault(404, "not-found") from None


def wished(wish: wire.NewTrial) -> Puzzle:
    """The puzzle that somebody wants to try."""
    if wish.file is not None:
        try:
            return read(msgspec.json.encode(wish.file))
        except BadPuzzle as fault:
            raise bad_input(fault) from None
    if not wish.game or wish.id is None:
        raise bad_input("a puzzle is named by its game and its id, or brought as a file")
    return _found(wish.game, wish.id)


def new_trial(wish: wire.NewTrial, who: Identity) -> TableRow:
    """The row of a trial; nothing is stored yet."""
    puzzle = wished(wish)
    table = puzzle.table(quiet=True)
    now = time.time()
    seats = tuple(
        SeatRow(seat, PERSON, who.id, who.name)
        if seat == puzzle.seat
        else SeatRow(seat, BOT, bot=bots.best(puzzle.game_object))
        for seat in range(table.seats)
    )
    row = TableRow(
        id=new_id(),
        game=puzzle.game,
        rules=puzzle.game_object.rules,
        title="",
        owner=who.id,
        listed=False,
        watchable=False,
        status="playing",
        options="{}",
        clock="{}",
        setup=msgspec.json.encode(table.setup).decode(),
        key=table.state.key,
        invite=new_id(),
        created=now,
        started=now,
        changed=now,
        pace="none",
        puzzle=puzzle.source.decode(),
        seats=seats,
    )
    try:
        LiveTable(row)
    except BadPuzzle as fault:
        raise bad_input(fault) from None
    return row


def trial_info(live: LiveTable, lang: str) -> wire.TrialInfo | None:
    puzzle = live.puzzle
    if puzzle is None:
        return None
    own = built_in_id(puzzle)
    following = ""
    if own:
        ids = [p.id for p in built_in(puzzle.game)]
        following = next(iter(ids[ids.index(own) + 1 :]), "")
    return wire.TrialInfo(
        puzzle=info(puzzle, lang),
        seat=puzzle.seat,
        state=live.trial,  # type: ignore[arg-type]
        own=not own,
        next=following,
        answers=len(given(puzzle, live.table)),
    )


def hint_of(live: LiveTable, step: int, lang: str) -> wire.HintInfo:
    assert live.puzzle is not None
    table: Any = live.table.clone()
    found = hint(live.puzzle, table, step)
    where = seat_view.places(table.scene(live.puzzle.seat))
    return wire.HintInfo(
        step=found.step,
        text=rendered(found.text, lang),
        pieces=tuple(id for thing in found.things for id in where.get(thing, ())),
        back=found.back,
    )
