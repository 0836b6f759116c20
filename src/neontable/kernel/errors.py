"""Errors that say what was asked, what was offered and what was given."""

from __future__ import annotations

from collections.abc import Sequence

from neontable.kernel.text import Text


class NeontableError(Exception):
    """The caller asked for something impossible; the table is unchanged."""


class UnknownGame(NeontableError):
    def __init__(self, name: object, known: Sequence[str]) -> None:
        super().__init__(f"no game is called {name!r}; the games are: {', '.join(known) or 'none'}")


class UnknownCampaign(NeontableError):
    def __init__(self, name: object, known: Sequence[str]) -> None:
        names = ", ".join(known) or "none"
        super().__init__(f"no campaign is called {name!r}; the campaigns are: {names}")


class BadOption(NeontableError):
    """A table option, or a number of seats, that the game does not have; `text` words it in any
    language where people make the choice."""

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
    """A record that cannot be read, has another rules version, or does not replay to what it
    states."""


class BadDice(NeontableError):
    """A die is rolled on which the next face that the position fixed does not exist."""


class RulesFault(NeontableError):
    """The rules failed in the middle of an answer; the table was restored to before it."""


class RulesLoop(RulesFault):
    """The rules kept running without asking anybody: a bug in a game, never a player's fault."""
