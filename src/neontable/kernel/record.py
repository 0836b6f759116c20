"""The durable record of a table: undo, replay, reconnect and crash recovery all use it."""

from collections.abc import Iterable
from typing import Any

import msgspec

from neontable.kernel.errors import BadRecord
from neontable.kernel.faults import faults
from neontable.kernel.plain import UNREADABLE, NotPlain, Source, decoded, json_bytes
from neontable.kernel.setup import Setup

FORMAT = 2
CHECKPOINT_EVERY = 100
NO_START = msgspec.Raw(b"null")
"""msgspec cannot read a Raw that may be None, so None is stored as a raw null."""


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
    """The position the table was loaded from; without one, it was set up from `setup`."""
    answers: list[tuple[int, Any]]
    chance: list[int]
    checkpoints: list[Checkpoint]
    windows_from: int | msgspec.UnsetType = msgspec.UNSET
    """After how many answers response windows were asked that had not been so far: somebody else
    sat down.  Serialised only when set."""
    digest: str
    """Digest of the position after the last answer."""

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def read(source: Source) -> Record:
    """A record from JSON (bytes or str), a dict of plain data or a `pathlib.Path` to a file;
    truncated or foreign data is a BadRecord that says where."""
    try:
        raw = json_bytes(source, "a record")
    except NotPlain as e:
        raise BadRecord(f"this is not a record of a table: {e}") from None
    try:
        head = msgspec.json.decode(raw, type=_Head)
    except UNREADABLE as e:
        raise BadRecord(f"this is not a record of a table:{_named(raw, _Head, e)}") from None
    if head.format != FORMAT:
        raise BadRecord(f"the record has format {head.format}; this program reads {FORMAT}")
    try:
        return msgspec.json.decode(raw, type=Record)
    except UNREADABLE as e:
        raise BadRecord(f"the record is damaged:{_named(raw, Record, e)}") from None


def as_record(record: Record | Source) -> Record:
    return record if isinstance(record, Record) else read(record)


def _named(raw: bytes, type: Any, error: Exception) -> str:
    """Every fault of the data, or msgspec's own error where it is stricter than we are."""
    try:
        found = faults(decoded(raw), type)
    except NotPlain as e:
        return f" {e}"
    return "".join(f"\n  - {fault}" for fault in found) or f" {error}"


class _Head(msgspec.Struct):
    format: int
    game: str
    rules: int


def differs(found: Iterable[int], recorded: Iterable[int]) -> int | None:
    """The index of the first chance result that is not what the record says."""
    a, b = list(found), list(recorded)
    for i, (x, y) in enumerate(zip(a, b, strict=False)):
        if x != y:
            return i
    return None if len(a) == len(b) else min(len(a), len(b))
