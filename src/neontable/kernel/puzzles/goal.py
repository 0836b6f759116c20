"""Goals: named, typed conditions that a puzzle asks for.  Games declare their own."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from neontable.kernel.show import Show
from neontable.kernel.text import Text


class Goal(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A condition of a position, and of what has become of it since the puzzle began.  Its fields
    are words of the position format; its sentence is the message `<prefix>-goal-<kind>`, with the
    fields as arguments."""

    at_end: ClassVar[bool] = False
    """Judged when the limit is over (survive), not as soon as it is met (kill)."""

    def met(self, g: Any, start: Any, seat: int) -> bool:
        """Whether it holds.  One answer may lead far, past the end of a turn even: it looks at what
        stays, such as points, and not only at what is on the table at this moment."""
        raise NotImplementedError

    def problems(self, g: Any, seat: int) -> list[str]:
        """What is wrong with its fields for this position: "figure: there is no figure 9"."""
        return []

    def text(self, show: Show[Any]) -> Text:
        kind = str(self.__struct_config__.tag)
        return show.text(f"{show.prefix}-goal-{kind}", msgspec.structs.asdict(self))


class Win(Goal, frozen=True, tag="win"):
    """The game is over and the seat has won it, alone or with its side."""

    def met(self, g: Any, start: Any, seat: int) -> bool:
        return g.outcome is not None and seat in g.outcome.winners

    def text(self, show: Show[Any]) -> Text:
        return Text("nt-goal-win")
