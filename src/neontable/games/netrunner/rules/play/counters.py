"""Counters and lasting flags, and what they do at their moments, as the cards that leave them
declare it (`Card.leaves`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from neontable.games.netrunner.model.counters import Counter
from neontable.games.netrunner.model.library import CARD_COUNTERS, COUNTERS_AT, GIVERS

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

NOTHING: Mapping[Any, int] = {}


def happen(g: Netrunner, moment: str) -> None:
    """What the counters on both sides, and the flags of run and turn, do at a moment."""
    lasting = g.corp.virus or g.runner.marks or g.flags or g.memory.flags
    if not lasting and (g.run is None or not g.run.flags):
        return
    for counter in COUNTERS_AT.get(moment, ()):
        if counter.first and _do(g, counter):
            return  # it lets the others happen when it is done
    others(g, moment)


def others(g: Netrunner, moment: str) -> None:
    for counter in COUNTERS_AT.get(moment, ()):
        if not counter.first:
            _do(g, counter)


def happen_on_cards(g: Netrunner) -> None:
    """What counters on ice do when a turn of the Corp's begins."""
    if not g.in_play.marked:
        return
    due = [
        (counter.does, c.id, n, GIVERS[name])
        for fort in g.forts
        for c in fort.ice
        if c.marks
        for name, n in c.marks
        if (counter := CARD_COUNTERS.get(name)) is not None and counter.does is not None
    ]
    for effect, id, n, card in due:  # ice may leave on the way
        effect.happen_on(g, id, n, card)


def _do(g: Netrunner, counter: Counter) -> bool:
    n = _held(g, counter.on).get(counter.name, 0)
    if n and counter.does is not None:
        counter.does.happen(g, n, GIVERS[counter.name])
        return True
    return False


def _held(g: Netrunner, on: str) -> Mapping[Any, int]:
    match on:
        case "corp":
            return g.corp.virus
        case "runner":
            return g.runner.marks
        case "turn":
            return g.memory.flags
        case "run":
            return g.run.flags if g.run is not None else NOTHING
        case "game":
            return g.flags
    raise AssertionError(f"counters on a {on} do nothing at a moment of the table")
