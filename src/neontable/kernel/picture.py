"""What a component's picture shows: declared by its game from facts, drawn by `neontable.draw.art`.

A picture is described by a subject (what is seen), a setting (where), a plate (the outline behind
the subject, which distinguishes kinds without colour) and two lights.  Everything else follows from
the seed, so that a component always looks the same and no two look alike.
"""

from __future__ import annotations

import msgspec

from neontable.kernel.scene import Colour


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    seed: str
    """The component's id: no two of a game share it."""
    kin: str = ""
    """Whose look it has, where several components are one person at several stages; their marks
    (such as "rank:1") then differ."""
    subject: str
    """One of `draw.art.SUBJECTS`."""
    setting: str = "void"
    """One of `draw.art.SETTINGS`."""
    plate: str = "sun"
    """One of `draw.art.PLATES`."""
    light: Colour = "cyan"
    """The light of the kind: the plate and what surrounds the subject."""
    accent: Colour = "pink"
    """The light from the other side, and what glows on the subject."""
    size: int = 4
    """0 to 10: how strong, large or many."""
    marks: tuple[str, ...] = ()
    """Traits that the subject wears, such as "horns" or "visor"; a subject takes those it knows."""
