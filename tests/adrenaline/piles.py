"""Piles with a known top, for positions of tests: the rest of the box lies below it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.model.ammo import POWERUPS, TILES


def _pile(box: Iterable[str], top: Sequence[str], elsewhere: Sequence[str]) -> list[str]:
    left = Counter(box)
    left.subtract(top)
    left.subtract(elsewhere)
    assert min(left.values()) >= 0, "more of a thing than the box holds"
    return [*sorted(left.elements()), *reversed(top)]


def powerups(*top: str, elsewhere: Sequence[str] = ()) -> list[str]:
    """The power-up deck: `top` is drawn in this order; `elsewhere` lies in hands or discards."""
    return _pile(POWERUPS, top, elsewhere)


def tiles(*top: str, elsewhere: Sequence[str] = ()) -> list[str]:
    return _pile(TILES, top, elsewhere)


def weapons(*top: str, elsewhere: Sequence[str] = ()) -> list[str]:
    return _pile(list(WEAPONS), top, elsewhere)
