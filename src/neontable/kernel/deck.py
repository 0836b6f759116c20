"""What a player may bring to a table of their own making: a deck, as the house sees it.

What is in it, what its text means and what makes it legal is the game's business.
"""

import msgspec

from neontable.kernel.text import Text


class DeckList(msgspec.Struct, frozen=True):
    """A deck in the text format of its game."""

    name: str
    side: str
    """Which of the game's sides plays it, as the text format writes it."""
    text: str
    size: int
    origin: str = ""
    """For decks of the house: `published`, or `designed` by us."""
    source: str = ""
    about: Text | None = None
    facts: tuple[Text, ...] = ()
    """What it is made of, a line each."""


class DeckProblem(msgspec.Struct, frozen=True):
    """What is wrong with a deck, and where."""

    line: int
    """Number of the line in the text, from 1; 0 when it concerns the whole deck."""
    rule: str
    """Id of the rule that is broken; empty when the line cannot be read."""
    text: Text
    near: tuple[str, ...] = ()
    """Names that may have been meant by one that is not known."""


class DeckReport(msgspec.Struct, frozen=True):
    """What came of checking a text.  It is good when there are no problems."""

    problems: tuple[DeckProblem, ...]
    deck: DeckList | None
    """What could be read of it; None when nothing could."""
