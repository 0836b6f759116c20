"""The durable record of a table: undo, replay, reconnect and crash recovery all use it."""

from collections.abc import Iterable
from typing import Any

import msgspec

from neontable.kernel.errors import BadRecord
from neontable.kernel.setup import Setup

FORMAT = 2
CHECKPOINT_EVERY = 100
NO_START = msgspec.Raw(b"null")
"""msgspec cannot read a Raw that may be None, so nothing is written as the raw null."""


class Checkpoint(msgspec.Struct, frozen=True):
    """The whole position after `answers` answers."""

    answers: int
    chance: int
    """Chance results up to there."""
    digest: str
    position: msgspec.Raw


class Record(msgspec.Struct, kw_only=True):
    """Everything needed to play a table again, and to prove that it was fair."""

    format: int = FORMAT
    game: str
    rules: int
    setup: Setup
    commitment: str
    start: msgspec.Raw = NO_START
    """The position the table was loaded from; without it, it began as `setup` says."""
    answers: list[tuple[int, Any]]
    chance: list[int]
    checkpoints: list[Checkpoint]
    digest: str
    """Digest of the position after the last answer."""

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def read(data: bytes | str) -> Record:
    """A record from JSON; truncated or foreign data is a BadRecord that says where."""
    try:
        raw = data.encode() if isinstance(data, str) else data
        head = msgspec.json.decode(raw, type=_Head)
    except msgspec.ValidationError as e:
        raise BadRecord(f"this is no record of a table: {e}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise BadRecord(f"the record is not readable JSON (cut off or damaged?): {e}") from None
    if head.format != FORMAT:
        raise BadRecord(f"the record has format {head.format}; this program reads {FORMAT}")
    try:
        return msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise BadRecord(f"the record is damaged: {e}") from None


class _Head(msgspec.Struct):
    format: int
    game: str
    rules: int


def differs(found: Iterable[int], told: Iterable[int]) -> int | None:
    """The index of the first chance result that is not what the record says."""
    a, b = list(found), list(told)
    for i, (x, y) in enumerate(zip(a, b, strict=False)):
        if x != y:
            return i
    return None if len(a) == len(b) else min(len(a), len(b))
