"""Table talk: what people may say to each other where the rules limit it.

A game whose rules restrict talk has a `TableTalk`.  A server with a chat then offers its phrases
and its kinds of free text, and refuses everything else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from neontable.kernel.text import Text

V = TypeVar("V", bound=msgspec.Struct)


class Phrase(msgspec.Struct, frozen=True):
    """Something that a seat may say now."""

    said: tuple[str | int | bool, ...]
    """Plain data, unique among the phrases of a moment."""
    text: Text
    group: Text
    """Phrases of one kind stand together under it."""


class TableTalk(Generic[V]):
    """Capability of a game: `Game.talk`."""

    free: Mapping[str, Text] = {}
    """Kinds of free text that are allowed even where talk is limited, with their labels."""

    def limited(self, options: Mapping[str, Any]) -> bool:
        """Whether a table with these options limits what may be said."""
        raise NotImplementedError

    def phrases(self, view: V) -> Iterable[Phrase]:
        """What a seat may say now.  A function of its view, so that the list reveals nothing."""
        raise NotImplementedError


def found(phrases: Iterable[Phrase], said: object) -> Phrase | None:
    """The phrase that plain data from outside means."""
    if not isinstance(said, (list, tuple)):
        return None
    wanted: Sequence[Any] = tuple(said)
    return next((p for p in phrases if p.said == wanted), None)
