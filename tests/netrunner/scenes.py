"""Beginnings of scenes that several test modules share, and what is asked about their ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.netrunner.play import RUNNER, Duel, card_id, duel

HAND = ["Score!"] * 5
"""Cards that a Runner can lose."""


def cards(*names: str) -> Any:
    """The cards that a test plays, by their names."""
    return pytest.mark.card(*(card_id(n) for n in names))


def meet(ice: str, **more: Any) -> Duel:
    """The Runner runs on the empty Archives and meets ice there."""
    more.setdefault("turn", "runner")
    forts = {"archives": ice} | more.pop("forts", {})
    return duel(forts=forts, **more).run("archives")


def play(card: str, **table: Any) -> Duel:
    """The Runner plays the card as his first action; he has 10 bits unless the table says so."""
    table.setdefault("bits", (10, 10))
    hand = [card, *table.pop("hand", ())]
    return duel(turn="runner", hand=hand, **table).pick("play", card)


def through(d: Duel) -> Duel:
    """Past ice that stays unrezzed, and into the fort."""
    return d.to_access().finish()


def at_rest(d: Duel) -> bool:
    """The run is over, and the Runner has the next action."""
    return d.asks("nr-ask-runner", RUNNER) and d.g.run is None


def failed(d: Duel) -> bool:
    """The same, and the run was no success."""
    return at_rest(d) and not d.happened("nr-success")


def emitted(d: Duel, id: str) -> list[dict[str, object]]:
    """The arguments of all events of a kind."""
    return [dict(e.args) for e in d.events if e.id == id]
