"""Requests that cannot be met, with the words for whoever asked."""

from __future__ import annotations

from neontable.kernel.errors import NeontableError
from neontable.kernel.text import literal
from neontable.server.stage import own


class Fault(NeontableError):
    """A request that cannot be met; `code` names the words in srv-fault-<code>."""

    def __init__(self, status: int, code: str, problem: str = "") -> None:
        super().__init__(problem or code)
        self.status = status
        self.code = code
        self.problem = problem

    def text(self, lang: str) -> str:
        if self.problem:
            return own("fault-bad-input", lang, problem=literal(self.problem))
        return own(f"fault-{self.code}", lang)


def bad_input(problem: object) -> Fault:
    return Fault(400, "bad-input", str(problem))
