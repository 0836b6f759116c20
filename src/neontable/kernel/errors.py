"""Errors that say what was asked, what was offered and what came."""

from __future__ import annotations

from collections.abc import Sequence

from neontable.kernel.text import Text


class NeontableError(Exception):
    """Anything a caller did that cannot be done; the table is as it was before."""


class UnknownGame(NeontableError):
    def __init__(self, name: object, known: Sequence[str]) -> None:
        super().__init__(f"no game is called {name!r}; the games are: {', '.join(known) or 'none'}")


class UnknownCampaign(NeontableError):
    def __init__(self, name: object, known: Sequence[str]) -> None:
        names = ", ".join(known) or "none"
        super().__init__(f"no campaign is called {name!r}; the campaigns are: {names}")


class BadOption(NeontableError):
    """A table option, or a number of seats, that the game does not have; `text` says it in any
    language where people can choose it."""

    def __init__(self, problem: str, text: Text | None = None) -> None:
        super().__init__(problem)
        self.text = text


class BadAnswer(NeontableError):
    """An answer that was not asked for or not offered."""


class BadPosition(NeontableError):
    """A position that cannot be read or is not consistent; `problems` names each fault."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        head = "the position cannot be played"
        super().__init__(head + "".join(f"\n  - {p}" for p in self.problems))


class BadRecord(NeontableError):
    """A record that cannot be read, is of other rules, or does not replay to what it says."""


class RulesFault(NeontableError):
    """The rules failed in the middle of an answer; the table was put back to before it."""


class RulesLoop(RulesFault):
    """The rules ran on without asking anybody anything: a fault in a game, never in a player."""
