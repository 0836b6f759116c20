"""How cards enter play, turn over and leave: the only functions that do so.

What is known about the cards in play (`g.in_play`) changes only here: the frequent changes are made
in it, after the others it is worked out anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import ARCHIVES, HQ, RD
from neontable.games.netrunner.model.pieces import Corp, Fort, Inst, Runner

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def place(g: Netrunner, zone: list[Inst], inst: Inst, at: int | None = None) -> None:
    """Into a zone of cards in play, at its end where no place is named."""
    zone.insert(len(zone) if at is None else at, inst)
    if "in_play" in g.__dict__:
        g.in_play.come(g, zone, inst)


def turn(g: Netrunner, inst: Inst, up: bool) -> None:
    if inst.up != up:
        inst.up = up
        if "in_play" in g.__dict__:
            g.in_play.turn(g, inst)


def take(g: Netrunner, zone: list[Inst], inst: Inst) -> None:
    """Out of the zone where it lies."""
    zone[:] = [c for c in zone if c is not inst]
    if "in_play" in g.__dict__:
        g.in_play.go(g, zone, inst)


def replace(g: Netrunner, zone: list[Inst], at: int, inst: Inst) -> None:
    """Another card into the place of one."""
    zone[at] = inst
    g.forget_in_play()


def rearrange(g: Netrunner, zone: list[Inst], cards: list[Inst]) -> None:
    """Other cards, or the same in another order."""
    zone[:] = cards
    g.forget_in_play()


def renumber(g: Netrunner, inst: Inst, id: int) -> None:
    inst.id = id
    g.forget_in_play()


def build_fort(g: Netrunner, fort: Fort) -> None:
    g.forts.append(fort)
    if "in_play" in g.__dict__:
        g.in_play.build(fort)


def raze_fort(g: Netrunner, fort: Fort) -> None:
    g.forts.remove(fort)
    if "in_play" in g.__dict__:
        g.in_play.raze(fort)


def clear(g: Netrunner, rd: list[str], stack: list[str]) -> None:
    """The table before the first card is dealt."""
    g.corp, g.runner = Corp(rd=rd), Runner(stack=stack)
    g.forts = [Fort(HQ), Fort(RD), Fort(ARCHIVES)]
    g.limbo = []
    g.forget_in_play()


def exchange(g: Netrunner, inst: Inst, card: str) -> None:
    """Put another card there, in a redealt world."""
    inst.card = card
    g.forget_in_play()
