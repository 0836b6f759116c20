"""What is wrong with a text that somebody wrote, each fault with its place."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from neontable.kernel.text import Text, literal, render, say
from neontable.kernel.zone import Point


class TextFault(msgspec.Struct, frozen=True):
    text: Text
    line: int = 0
    """From 1; 0 when it concerns the whole text."""
    column: int = 0
    """From 1; 0 when it concerns the whole line."""
    path: str = ""
    """Where the text is a tree: the branch, such as `pieces[3] (wall)`."""
    at: tuple[Point, ...] = ()
    """Where the text is a drawing: the places at which the fault can be seen."""

    def placed(self) -> Text:
        """The fault with its place, renderable in any language."""
        if not self.line:
            if not self.path:
                return self.text
            return say("nt-fault-path", path=literal(self.path), fault=self.text)
        if not self.column:
            return say("nt-fault-line", line=self.line, fault=self.text)
        return say("nt-fault-place", line=self.line, column=self.column, fault=self.text)

    def __str__(self) -> str:
        return render(self.placed(), "en")


def listed(faults: Sequence[TextFault]) -> Text:
    """All of them, one a line."""
    whole = faults[0].placed()
    for fault in faults[1:]:
        whole = say("nt-lines", a=whole, b=fault.placed())
    return whole
