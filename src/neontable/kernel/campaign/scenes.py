"""The scene of a campaign: rows one under the other, and a panel for each member."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from neontable.kernel.campaign.missions import NOBODY, MissionFacts
from neontable.kernel.options import Noun
from neontable.kernel.scene import Badge, Colour, Panel, Piece, Region, Scene, Section
from neontable.kernel.text import Text, say

HEIGHT = 2
"""Of a row."""


def member_text(member: int) -> Text:
    return say("nt-member", n=member + 1)


MEMBER = Noun(member_text, thing=lambda member: ("member", member))


class Rows:
    """Regions in the order in which they are added, `across` of them beside each other; a piece
    stands in the last one."""

    def __init__(self, width: int = 10, across: int = 1) -> None:
        self.width = width
        self.across = across
        self.regions: list[Region] = []
        self.pieces: list[Piece] = []

    def row(self, id: str, kind: str, label: Text, thing: tuple[str | int, ...] = ()) -> None:
        down, right = divmod(len(self.regions), self.across)
        x, y = right * self.width, down * HEIGHT
        self.regions.append(
            Region(id, kind, label, x, y, self.width, HEIGHT, thing=thing, layout="row")
        )

    def piece(
        self,
        number: int,
        kind: str,
        label: Text,
        thing: tuple[str | int, ...] = (),
        *,
        sign: str = "",
        sections: tuple[Section, ...] = (),
    ) -> None:
        place = self.regions[-1].id
        self.pieces.append(
            Piece(
                f"{place}-{number}", kind, place, label, thing=thing, sign=sign, sections=sections
            )
        )

    def missions(
        self,
        missions: Iterable[MissionFacts],
        name: Callable[[MissionFacts], Text],
        who: Callable[[int], Text] = member_text,
    ) -> None:
        """A row for each mission that is asked for, with who sits there; `who` also names the
        seat of NOBODY, where there can be one."""
        for mission in missions:
            self.row(f"m{mission.number}", "table", name(mission), ("mission", mission.number))
            for seat, member in enumerate(mission.seats):
                thing = () if member == NOBODY else ("member", member)
                self.piece(seat, "member", who(member), thing)

    def scene(
        self,
        name: str,
        headline: Text,
        facts: Sequence[tuple[Badge, ...]],
        organiser: int,
        accent: Colour,
    ) -> Scene:
        """Without rows the headline takes their place.  `facts`: what stands on the panel of each
        member."""
        if not self.regions:
            self.row("headline", "table", headline)
        panels = tuple(
            Panel(f"p{m}", "member", member_text(m), rows=rows, seat=m, active=m == organiser)
            for m, rows in enumerate(facts)
        )
        return Scene(
            name,
            self.width * min(self.across, len(self.regions)),
            HEIGHT * -(-len(self.regions) // self.across),
            tuple(self.regions),
            (),
            tuple(self.pieces),
            panels,
            accent,
        )
