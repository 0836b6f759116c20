"""Nothing of a crew is hidden: only what chance will bring is dealt anew."""

from __future__ import annotations

from neontable.games.crossfire.campaign.state import CrewState


def redeal(g: CrewState, seat: int, key: str) -> CrewState:
    w = g.clone()
    w.key, w.drawn = key, 0
    return w
