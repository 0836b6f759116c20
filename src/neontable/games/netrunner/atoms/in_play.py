"""How cards enter play, turn over and leave: the only functions that do so.

The set of cards in force (`g.in_force`) changes only here, so nothing else needs to invalidate
it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import ARCHIVES, HQ, RD
from neontable.games.netrunner.model.pieces import Corp, Fort, Inst, Runner

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def place(g: Netrunner, zone: list[Inst], inst: Inst, at: int | None = None) -> None:
    """Into a zone of cards in play, at its end where no place is named."""
    zone.insert(len(zone) if at is None else at, inst)
    if inst.up or inst.fort < 0:  # what lies face down in or on a fort is not in force
        g.forget_in_force()


def turn(g: Netrunner, inst: Inst, up: bool) -> None:
    inst.up = up
    g.forget_in_force()


def take(g: Netrunner, zone: list[Inst], inst: Inst) -> None:
    """Out of the zone where it lies."""
    zone[:] = [c for c in zone if c is not inst]
    g.forget_in_force()


def clear(g: Netrunner, rd: list[str], stack: list[str]) -> None:
    """The table before the first card is dealt."""
    g.corp, g.runner = Corp(rd=rd), Runner(stack=stack)
    g.forts = [Fort(HQ), Fort(RD), Fort(ARCHIVES)]
    g.limbo = []
    g.forget_in_force()


def exchange(g: Netrunner, inst: Inst, card: str) -> None:
    """Put another card there, in a redealt world."""
    inst.card = card
    g.forget_in_force()
