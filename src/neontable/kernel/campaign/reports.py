"""What a campaign asks of the games whose tables it plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from neontable.kernel.setup import Setup

S = TypeVar("S")
R = TypeVar("R")


class TableReports(Generic[S, R]):
    """Capability of a game whose tables campaigns may ask for: `Game.campaign`."""

    type: type[R]
    """A small frozen Struct of plain data."""

    def report(self, g: S) -> R:
        """What a campaign learns about the last position besides the outcome."""
        raise NotImplementedError

    def sample(self) -> R:
        """A report that a table could make, for the bots and tests of campaigns."""
        raise NotImplementedError

    def loans(self, setup: Setup) -> Sequence[tuple[int, str]]:
        """Seats that play with something a campaign has lent them, with the mark of the loan."""
        return ()

    def loadout_options(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """The options under which loadouts are checked at a table that a campaign asks for: a
        campaign may allow what a single table does not.  `carried_problems` sees the loadouts with
        what is carried in and has the last word."""
        return options

    def carried_problems(self, setup: Setup) -> list[str]:
        """What is wrong with what a campaign carries into a table; most games take nothing."""
        return [] if setup.carried is None else ["this game takes nothing from a campaign"]
