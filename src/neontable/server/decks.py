"""Decks that people bring: kept by their owner, checked by the game, copied to the table.

What a deck is and what makes it legal is the game's business.  The server asks a game for
`decks()` (those of the house) and `check_deck(text)`; a game that has neither, or no deck, is
played without.  What a seat brings goes into the table's options: the n-th option whose name
ends in `_deck` is that of seat n; with `_2` behind its name, the deck for a second game with
sides swapped.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from neontable.kernel import registry
from neontable.kernel.errors import NeontableError, UnknownGame
from neontable.kernel.game import Game
from neontable.kernel.text import Text, has
from neontable.server import protocol as wire
from neontable.server.faults import Fault, bad_input
from neontable.server.stage import said
from neontable.server.store import DeckRow, Store, TableRow, new_id

MOST = 100
"""Decks that one person may keep."""
_HOUSE = "house-"


class Listed(Protocol):
    """A deck in the text format of its game."""

    @property
    def name(self) -> str: ...
    @property
    def side(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def facts(self) -> Sequence[Text]: ...


class Problem(Protocol):
    @property
    def line(self) -> int: ...
    @property
    def rule(self) -> str: ...
    @property
    def text(self) -> Text: ...
    @property
    def near(self) -> Sequence[str]: ...


class Report(Protocol):
    @property
    def problems(self) -> Sequence[Problem]: ...
    @property
    def deck(self) -> Listed | None: ...


@runtime_checkable
class Decked(Protocol):
    """What the server asks of a game whose players bring decks."""

    def decks(self) -> Sequence[Listed]: ...
    def check_deck(self, text: str) -> Report: ...


def decked(game: Game) -> Decked | None:
    return game if isinstance(game, Decked) and game.decks() else None


def decked_game(name: str) -> tuple[Game, Decked]:
    try:
        game = registry.game(name)
    except UnknownGame:
        raise Fault(404, "not-found") from None
    found = decked(game)
    if found is None:
        raise Fault(400, "no-decks")
    return game, found


# -- pages ---------------------------------------------------------------------------------------
def side_text(game: Game, side: str, lang: str) -> str:
    id = f"{game.prefix}-side-{side}"
    return said(Text(id), lang) if has(id, lang) else side


def check(game: Game, asked: Decked, text: str, lang: str) -> wire.DeckCheck:
    try:
        report = asked.check_deck(text)
    except NeontableError as fault:
        return wire.DeckCheck(ok=False, problems=(wire.DeckProblem(text=str(fault)),))
    problems = tuple(
        wire.DeckProblem(
            text=said(p.text, lang), line=p.line, rule=p.rule, nearest=tuple(p.near)
        )
        for p in report.problems
    )
    deck = report.deck
    if deck is None:
        return wire.DeckCheck(ok=False, problems=problems)
    return wire.DeckCheck(
        ok=not problems,
        side=deck.side,
        side_text=side_text(game, deck.side, lang),
        cards=deck.size,
        summary=" · ".join(said(fact, lang) for fact in deck.facts),
        problems=problems,
    )


def _deck(row: DeckRow, game: Game, asked: Decked, lang: str) -> wire.Deck:
    return wire.Deck(
        id=row.id,
        game=row.game,
        name=row.name,
        text=row.text,
        check=check(game, asked, row.text, lang),
        changed=row.changed,
        published=row.id.startswith(_HOUSE),
    )


def _of_the_house(game: Game, asked: Decked) -> list[DeckRow]:
    return [
        DeckRow(f"{_HOUSE}{game.name}-{n}", "", game.name, d.name, d.text, 0.0)
        for n, d in enumerate(asked.decks())
    ]


class Decks:
    """Blocking, like the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def list(self, owner: str, name: str, lang: str) -> wire.DeckList:
        names = [name] if name else [n for n in registry.names() if decked(registry.game(n))]
        found = []
        for one in names:
            game, asked = decked_game(one)
            rows = [*self.store.decks(owner, one), *_of_the_house(game, asked)]
            found += [_deck(row, game, asked, lang) for row in rows]
        return wire.DeckList(decks=tuple(found))

    def check(self, data: wire.DeckText, lang: str) -> wire.DeckCheck:
        return check(*decked_game(data.game), data.text, lang)

    def put(self, id: str | None, owner: str, data: wire.DeckText, lang: str) -> wire.Deck:
        """A deck may be kept while it is not yet legal; only a table asks more."""
        game, asked = decked_game(data.game)
        name = " ".join(data.name.split())
        if not name:
            raise bad_input("a deck without a name")
        if id is not None:
            self._mine(id, owner)
        elif len(self.store.decks(owner)) >= MOST:
            raise bad_input(f"you keep {MOST} decks already")
        row = DeckRow(id or new_id(), owner, data.game, name, data.text, time.time())
        self.store.put_deck(row)
        return _deck(row, game, asked, lang)

    def delete(self, id: str, owner: str) -> None:
        self._mine(id, owner)
        self.store.delete_deck(id)

    def _mine(self, id: str, owner: str) -> DeckRow:
        row = self.store.deck(id)
        if row is None or row.owner != owner:
            raise Fault(404, "no-deck")
        return row

    # -- at a table --------------------------------------------------------------------------
    def find(self, id: str, owner: str, game: Game) -> DeckRow:
        """A deck of one's own or of the house that may be brought to this game's table."""
        asked = decked(game)
        if asked is None:
            raise Fault(400, "no-decks")
        if id.startswith(_HOUSE):
            for row in _of_the_house(game, asked):
                if row.id == id:
                    return row
            raise Fault(404, "no-deck")
        row = self._mine(id, owner)
        if row.game != game.name:
            raise Fault(404, "no-deck")
        return row


def side_of(game: Game, seat: int) -> str:
    """The side whose deck a seat brings to a first game."""
    own = [name for name in game.options if name.endswith("_deck")]
    return own[seat % len(own)].removesuffix("_deck") if own else ""


def brought(row: TableRow) -> Mapping[str, Any]:
    """The table's options with the decks of its seats in their places."""
    options: dict[str, Any] = msgspec.json.decode(row.options)
    game = registry.game(row.game)
    asked = decked(game)
    if asked is None:
        return options
    own = [name for name in game.options if name.endswith("_deck")]
    for seat in row.seats:
        for text in msgspec.json.decode(seat.deck) if seat.deck else ():
            report = asked.check_deck(text)
            name = f"{report.deck.side}_deck" if report.deck is not None else ""
            if name not in own:
                raise bad_input(f"seat {seat.seat} brings a deck that cannot be read")
            # A deck of the other side is for the game in which sides are swapped.
            if own[seat.seat % len(own)] != name:
                name = f"{name}_2"
            if name not in game.options:
                raise bad_input(f"seat {seat.seat} brings a deck of the other side")
            options[name] = text
    return options
