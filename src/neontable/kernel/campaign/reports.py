"""What a campaign asks of the games whose tables it plays."""

from __future__ import annotations

from typing import Generic, TypeVar

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

    def carried_problems(self, setup: Setup) -> list[str]:
        """What is wrong with what a campaign carries into a table; most games take nothing."""
        return [] if setup.carried is None else ["this game takes nothing from a campaign"]
