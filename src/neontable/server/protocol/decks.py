"""Decks: texts, what is wrong with them, what a table says of them."""

from typing import Annotated

from msgspec import Meta

from neontable.server.protocol.base import Asked, GameName, Options, Wire


class DeckText(Asked, frozen=True):
    game: GameName
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    text: Annotated[str, Meta(max_length=20_000)]
    """A count and a name a line, as people paste them."""
    options: Options = {}
    """Those of the table that it is for: it is judged by them."""


class DeckProblem(Wire, frozen=True):
    text: str
    line: int = 0
    """Of the text, from 1; 0: the deck as a whole."""
    nearest: tuple[str, ...] = ()
    """Names that may have been meant."""
    rule: str = ""


class DeckCheck(Wire, frozen=True):
    ok: bool
    side: str = ""
    side_text: str = ""
    cards: int = 0
    summary: str = ""
    problems: tuple[DeckProblem, ...] = ()


class SeatDeck(Wire, frozen=True):
    """What a table says of one deck of a seat."""

    seat: int
    check: DeckCheck
    second: bool = False


class TableCheck(Wire, frozen=True):
    """What a table would say of its decks if it started now; none where nobody brings any."""

    decks: tuple[SeatDeck, ...]


class Deck(Wire, frozen=True):
    id: str
    game: str
    name: str
    text: str
    check: DeckCheck
    changed: float = 0
    published: bool = False
    """One of the decks that come with the game: it can be used and copied, not changed."""


class DeckList(Wire, frozen=True):
    decks: tuple[Deck, ...]
