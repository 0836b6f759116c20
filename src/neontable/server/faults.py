"""Requests that cannot be met, with the words for whoever asked."""

from __future__ import annotations

from typing import Any

from neontable.kernel.errors import BadOption, NeontableError
from neontable.kernel.rendering import rendered
from neontable.kernel.text import Text, literal
from neontable.server.seat_view import server_text

QUOTED = 600
"""Characters of a problem that a fault quotes."""


class Fault(NeontableError):
    """A request that cannot be met; `code` names the words in srv-fault-<code>, which may quote the
    technical `problem`; `words` is a text of a game."""

    def __init__(
        self, status: int, code: str, problem: str = "", words: Text | None = None
    ) -> None:
        super().__init__(problem or code)
        self.status = status
        self.code = code
        # What somebody sent is quoted in part only, however long it was.
        self.problem = problem if len(problem) <= QUOTED else problem[:QUOTED] + "…"
        self.words = words

    def __reduce__(self) -> tuple[Any, ...]:
        """Faults come back from the processes that do costly work."""
        return Fault, (self.status, self.code, self.problem, self.words)

    def text(self, lang: str) -> str:
        if self.words is not None:
            return rendered(self.words, lang)
        return server_text(f"fault-{self.code}", lang, problem=literal(self.problem))


def bad_input(problem: object) -> Fault:
    words = problem.text if isinstance(problem, BadOption) else None
    return Fault(400, "bad-input", str(problem), words)
