"""What is wrong with a text that somebody wrote, each fault with its place."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from neontable.kernel.text import Text, render, say


class TextFault(msgspec.Struct, frozen=True):
    text: Text
    line: int = 0
    """From 1; 0 when it concerns the whole text."""
    column: int = 0
    """From 1; 0 when it concerns the whole line."""

    def placed(self) -> Text:
        """The fault with its place, renderable in any language."""
        if not self.line:
            return self.text
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
