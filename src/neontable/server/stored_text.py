"""Text in the database.  PostgreSQL refuses some text that SQLite accepts; here both refuse the
same, so that all data can be moved from one to the other."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Dialect, String, Text
from sqlalchemy.types import TypeDecorator, TypeEngine

from neontable.kernel.errors import NeontableError

SHOWN = 40


class BadText(NeontableError):
    """Text that cannot be stored; the message says why."""


def checked(value: str, most: int | None) -> str:
    shown = value[:SHOWN] + ("…" if len(value) > SHOWN else "")
    if "\x00" in value:
        raise BadText(f"text cannot hold the character 0: {shown!r}")
    if not value.isascii():
        try:
            value.encode()
        except UnicodeEncodeError:
            raise BadText(f"text cannot hold half a character: {shown!r}") from None
    if most is not None and len(value) > most:
        raise BadText(f"text has at most {most} characters here, got {len(value)}: {shown!r}")
    return value


class Words(TypeDecorator[str]):
    """A short text with a limit."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else checked(value, getattr(self.impl, "length", None))

    def coerce_compared_value(self, op: Any, value: Any) -> TypeEngine[Any]:
        # What is longer than the column is not there, and looking for it is no fault.
        return Sought()


class LongWords(TypeDecorator[str]):
    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else checked(value, None)


class Sought(LongWords):
    """A text that is looked for."""

    cache_ok = True
