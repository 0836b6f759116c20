"""Plain data from outside, in whatever form the caller has it, as JSON bytes."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path

import msgspec

Source = bytes | bytearray | memoryview | str | Mapping[str, object] | PathLike[str]
"""JSON as bytes or str, the same as a dict of plain data, or the path of a file that holds it."""


UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What msgspec raises for a text that is not JSON or not of the expected type."""


class NotPlain(ValueError):
    """A source of an accepted type that cannot be written as JSON."""


def json_bytes(source: Source, what: str) -> bytes:
    """The source as bytes.  A str is always JSON, never the name of a file: a file is named by a
    `pathlib.Path`.  Anything else is a TypeError that says what is accepted."""
    if isinstance(source, bytes):
        return source
    if isinstance(source, str):
        try:
            return source.encode()
        except UnicodeError as e:
            raise NotPlain(f"not readable text: {e}") from None
    if isinstance(source, (bytearray, memoryview)):
        return bytes(source)
    if isinstance(source, Mapping):
        try:
            return msgspec.json.encode(dict(source))
        except RecursionError:
            raise NotPlain("it contains itself, or is nested too deeply for JSON") from None
        except (TypeError, ValueError, msgspec.MsgspecError, UnicodeError) as e:
            raise NotPlain(f"it holds something that JSON cannot express: {e}") from None
    if isinstance(source, PathLike):
        return Path(source).read_bytes()
    raise TypeError(
        f"{what} is JSON (bytes or str), a dict of plain data, or a pathlib.Path to a file; "
        f"got {type(source).__name__}"
    )


def decoded(raw: bytes) -> object:
    """The data that a JSON text holds."""
    try:
        data: object = msgspec.json.decode(raw)
        return data
    except UNREADABLE as e:
        raise NotPlain(f"not readable JSON (truncated or damaged?): {e}") from None
