"""A season that looks the same: what is still to come of the calendar lies in another order."""

from __future__ import annotations

from neontable.games.adrenaline.campaign.state import League
from neontable.kernel.chance import shuffle


def redeal(g: League, seat: int, key: str) -> League:
    w = g.clone()
    w.key, w.drawn = key, 0
    # Sorted first: the same key gives the same season, whatever is hidden.
    w.calendar.sort()
    shuffle(w, w.calendar)
    return w
