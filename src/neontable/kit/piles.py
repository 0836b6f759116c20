"""Piles of cards: drawing with reshuffle, looking, searching, and a market row that refills.

A pile is a list whose top is its end, a discard pile is a list, and a row is a list with one
entry for each place, "" where nothing is left to lay out.  These are the arithmetic of a game's
atoms: they change the lists and draw from the table's stream, and the atom emits what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from neontable.kernel.chance import shuffle
from neontable.kernel.state import State

if TYPE_CHECKING:
    from _typeshed import SupportsRichComparison

T = TypeVar("T")
"""Whatever lies in a pile."""
Sortable = TypeVar("Sortable", bound="SupportsRichComparison")

SOLD_OUT = ""


# -- drawing -------------------------------------------------------------------------------------
def replenish(g: State, pile: list[T], discard: list[T], need: int = 1) -> bool:
    """If fewer things than needed are left, shuffle the discards under them.  Returns whether that
    happened; even then there may be too few."""
    if len(pile) >= need or not discard:
        return False
    fresh = discard[:]
    discard.clear()
    shuffle(g, fresh)
    pile[:0] = fresh
    return True


def draw(g: State, pile: list[T], discard: list[T] | None = None) -> T | None:
    """Take the top thing; an empty pile is refilled from the discards, where the game has that
    rule.  None when there is nothing left at all."""
    if not pile and (discard is None or not replenish(g, pile, discard)):
        return None
    return pile.pop()


def draw_some(
    g: State, pile: list[T], n: int, discard: list[T] | None = None
) -> tuple[list[T], bool]:
    """Take the n top things, or as many as there are, the first drawn first, and whether the
    discards were shuffled on the way."""
    shuffled = discard is not None and replenish(g, pile, discard, n)
    drawn = top(pile, n)
    del pile[len(pile) - len(drawn) :]
    return drawn, shuffled


def top(pile: Sequence[T], n: int = 1) -> list[T]:
    """The n top things, or as many as there are, topmost first; they stay where they are.  To
    reveal more than the pile holds, `replenish` it first."""
    return list(pile[: -n - 1 : -1]) if n > 0 else []


# -- putting back --------------------------------------------------------------------------------
def put_on_top(pile: list[T], things: Sequence[T]) -> None:
    """The first of the things will be drawn first."""
    pile.extend(reversed(things))


def put_under(pile: list[T], things: Sequence[T]) -> None:
    """The last of the things will be drawn last."""
    pile[:0] = reversed(things)


def gather(g: State, pile: list[T], *zones: list[T]) -> None:
    """Everything that lies in the zones goes into the pile, which is shuffled."""
    for zone in zones:
        pile.extend(zone)
        zone.clear()
    shuffle(g, pile)


# -- searching -----------------------------------------------------------------------------------
def matching(pile: Sequence[Sortable], fits: Callable[[Sortable], bool]) -> list[Sortable]:
    """What somebody who searches the pile may choose: each kind once and sorted, so that the list
    reveals nothing of their order."""
    return sorted({thing for thing in pile if fits(thing)})


def fetch(g: State, pile: list[T], thing: T) -> None:
    """Take a thing out of a pile that was searched; the rest is shuffled."""
    pile.remove(thing)
    shuffle(g, pile)


# -- a market row --------------------------------------------------------------------------------
def refill(
    g: State, row: list[str], pile: list[str], discard: list[str], first: int = 0
) -> list[int]:
    """Lay out things on every place that has none, beginning at `first`; which places were
    filled.  A place stays `SOLD_OUT` when neither pile nor discards hold anything."""
    filled = []
    for place in (*range(first, len(row)), *range(first)):
        if row[place] == SOLD_OUT:
            fresh = draw(g, pile, discard)
            if fresh is None:
                break
            row[place] = fresh
            filled.append(place)
    return filled


def take(g: State, row: list[str], place: int, pile: list[str], discard: list[str]) -> str:
    """Take what lies on a place of the row; the next thing of the pile replaces it at once."""
    thing = _off(row, place)
    refill(g, row, pile, discard, place)
    return thing


def cycle(g: State, row: list[str], place: int, pile: list[str], discard: list[str]) -> str:
    """Discard what lies on a place of the row and replace it; what was discarded."""
    thing = _off(row, place)
    discard.append(thing)
    refill(g, row, pile, discard, place)
    return thing


def _off(row: list[str], place: int) -> str:
    thing = row[place]
    if thing == SOLD_OUT:
        raise ValueError(f"nothing lies on place {place} of {row}")
    row[place] = SOLD_OUT
    return thing
