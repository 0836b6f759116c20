"""What a table is set up from.  The record keeps it: a replay needs nothing else."""

from __future__ import annotations

from typing import Any

import msgspec


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Made and checked by `Game.prepare`; a game builds its first state from it alone."""

    seats: int
    options: dict[str, Any]
    """The table options, checked, with defaults filled in."""
    loadouts: tuple[tuple[str, ...], ...] = ()
    """By seat: the text of what it brings, one for each slot in use at this table; "" where a
    slot stays empty.  () for games without loadouts, and where the table makes them."""
    carried: Any = None
    """What a campaign carries in, as plain JSON data; None for a single table."""
    windows: bool = False
    """Response windows are asked even when only one answer is possible (tables with people)."""
    every_ask: bool = False
    """Every question is asked, also those with one possible answer (scripts, tutorials)."""
    key: str
    """Where all chance comes from."""
