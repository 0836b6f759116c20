"""Decks that people bring: kept by their owner, checked by the game, copied to the table.

What a deck is, what makes it legal, and which option of a table is whose deck, is the game's
business (`Game.brought`, `check_deck`, `check_brought`); a game that has no decks is played
without.  A table judges decks by its own options, and with the same check while somebody fills in
the form, when a deck is brought to a seat, and when the game starts.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from neontable.kernel import registry
from neontable.kernel.deck import DeckReport
from neontable.kernel.errors import BadOption, UnknownGame
from neontable.kernel.game import Brought, Game
from neontable.kernel.text import Text, has, literal
from neontable.server import protocol as wire
from neontable.server.faults import Fault, bad_input
from neontable.server.seat_view import own, said
from neontable.server.store import DeckRow, SeatRow, Store, new_id

MOST = 100
"""Decks that one person may keep."""
_HOUSE = "house-"
_TOLD = 4
"""Problems of a deck that a refusal names; the form shows all."""


def decked(game: Game) -> bool:
    """Whether seats bring decks."""
    return bool(game.brought())


def decked_game(name: str) -> Game:
    try:
        game = registry.game(name)
    except UnknownGame:
        raise Fault(404, "not-found") from None
    if not decked(game):
        raise Fault(400, "no-decks")
    return game


def side_text(game: Game, side: str, lang: str) -> str:
    id = f"{game.show.prefix}-side-{side}"
    return said(Text(id), lang) if has(id, lang) else side


def side_of(game: Game, seat: int) -> str:
    """The side whose deck a seat brings to a first game."""
    return next((s.side for s in game.brought_by(seat).values() if not s.second), "")


# -- judging -------------------------------------------------------------------------------------
def read(game: Game, text: str, options: Mapping[str, Any]) -> DeckReport:
    """What a table with these options says of a list, whichever side it is for."""
    report = game.check_deck(text)
    if report.deck is None:
        return report
    for name, spec in game.brought().items():
        if spec.side == report.deck.side:
            return game.check_brought(name, text, options)
    return report


def told(game: Game, report: DeckReport, lang: str) -> wire.DeckCheck:
    problems = tuple(
        wire.DeckProblem(text=said(p.text, lang), line=p.line, rule=p.rule, nearest=tuple(p.near))
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


def options_of(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options by which decks are judged: those of a table with the fewest seats."""
    try:
        return game.filled_options(game.seats[0], options)
    except BadOption as fault:
        raise bad_input(fault) from None


class BadDecks(Fault):
    """Decks that cannot be played at a table, seat by seat."""

    def __init__(self, game: Game, wrong: Sequence[tuple[SeatRow, DeckReport]], who: str) -> None:
        super().__init__(400, "bad-deck")
        self.game, self.wrong, self.who = game, wrong, who

    def text(self, lang: str) -> str:
        lines = []
        for seat, report in self.wrong:
            name = literal(side_text(self.game, side_of(self.game, seat.seat), lang))
            # What is in the deck of another person is told to nobody.
            if seat.deck and seat.identity not in ("", self.who):
                lines.append(own("fault-bad-deck-other", lang, seat=name))
                continue
            words = [said(p.text, lang) for p in report.problems[:_TOLD]]
            if len(report.problems) > _TOLD:
                words.append("…")
            lines.append(own("fault-bad-deck", lang, seat=name, problems=literal(" ".join(words))))
        return " ".join(lines)


def checks(
    game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow]
) -> list[tuple[SeatRow, Brought, DeckReport]]:
    """What a table says of every deck at it, in the order of the seats; options are whole, with
    the decks in their places."""
    if game.makes_decks(options):
        return []
    found = []
    for seat in seats:
        for name, spec in game.brought_by(seat.seat).items():
            if options[name]:
                found.append((seat, spec, game.check_brought(name, options[name], options)))
    return found


def refuse_bad(game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow], who: str) -> None:
    """BadDecks, unless every deck of these seats is legal at a table with these options."""
    wrong = [(seat, r) for seat, _, r in checks(game, options, seats) if r.problems]
    if wrong:
        raise BadDecks(game, wrong, who)


def brought(game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow]) -> dict[str, Any]:
    """Whole options with the decks of the seats in their places."""
    full = dict(options)
    dealt = game.makes_decks(full)
    for seat in seats:
        mine = game.brought_by(seat.seat)
        for text in msgspec.json.decode(seat.deck) if seat.deck else ():
            if dealt:
                raise Fault(400, "decks-dealt")
            report = game.check_deck(text)
            side = "" if report.deck is None else report.deck.side
            name = next((n for n, spec in mine.items() if spec.side == side), None)
            if name is None:
                raise BadDecks(game, [(seat, report)], seat.identity)
            full[name] = text
    return full


# -- kept decks ----------------------------------------------------------------------------------
def _deck(row: DeckRow, game: Game, options: Mapping[str, Any], lang: str) -> wire.Deck:
    return wire.Deck(
        id=row.id,
        game=row.game,
        name=row.name,
        text=row.text,
        check=told(game, read(game, row.text, options), lang),
        changed=row.changed,
        published=row.id.startswith(_HOUSE),
    )


def _of_the_house(game: Game) -> list[DeckRow]:
    return [
        DeckRow(f"{_HOUSE}{game.name}-{n}", "", game.name, d.name, d.text, 0.0)
        for n, d in enumerate(game.decks())
    ]


class Decks:
    """Blocking, like the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def list(self, owner: str, name: str, options: str, lang: str) -> wire.DeckList:
        """My decks and those of the house, as a table with these options (JSON) judges them."""
        names = [name] if name else [n for n in registry.names() if decked(registry.game(n))]
        try:
            asked = msgspec.json.decode(options, type=wire.Options) if options else {}
        except msgspec.DecodeError as fault:
            raise bad_input(fault) from None
        found = []
        for one in names:
            game = decked_game(one)
            whole = options_of(game, asked if name else {})
            rows = [*self.store.decks(owner, one), *_of_the_house(game)]
            found += [_deck(row, game, whole, lang) for row in rows]
        return wire.DeckList(decks=tuple(found))

    def check(self, data: wire.DeckText, lang: str) -> wire.DeckCheck:
        game = decked_game(data.game)
        return told(game, read(game, data.text, options_of(game, data.options)), lang)

    def put(self, id: str | None, owner: str, data: wire.DeckText, lang: str) -> wire.Deck:
        """A deck may be kept while it is not yet legal; only a table asks more."""
        game = decked_game(data.game)
        name = " ".join(data.name.split())
        if not name:
            raise Fault(400, "no-name")
        if id is not None:
            self._mine(id, owner)
        elif len(self.store.decks(owner)) >= MOST:
            raise Fault(400, "many-decks", str(MOST))
        row = DeckRow(id or new_id(), owner, data.game, name, data.text, time.time())
        self.store.put_deck(row)
        return _deck(row, game, options_of(game, data.options), lang)

    def delete(self, id: str, owner: str) -> None:
        self._mine(id, owner)
        self.store.delete_deck(id)

    def _mine(self, id: str, owner: str) -> DeckRow:
        row = self.store.deck(id)
        if row is None or row.owner != owner:
            raise Fault(404, "no-deck")
        return row

    def find(self, id: str, owner: str, game: Game) -> DeckRow:
        """A deck of one's own or of the house that may be brought to this game's table."""
        if not decked(game):
            raise Fault(400, "no-decks")
        if id.startswith(_HOUSE):
            for row in _of_the_house(game):
                if row.id == id:
                    return row
            raise Fault(404, "no-deck")
        row = self._mine(id, owner)
        if row.game != game.name:
            raise Fault(404, "no-deck")
        return row
