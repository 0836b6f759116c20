"""Bits: in the pools, on cards, and lent for a purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.model.library import CARDS, STOCK
from neontable.games.netrunner.model.pieces import Inst, Purse
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def gain(g: Netrunner, side: int, n: int) -> int:
    """Bits from the bank into a pool, but for those that the Corp has promised away; how many."""
    if n <= 0:
        return 0
    if not side and g.flags.get("forfeit-bits"):
        lost = min(n, g.flags["forfeit-bits"])
        g.flags["forfeit-bits"] -= lost
        n -= lost
        if listening(g):
            emit(g, "nr-forfeit-bits", n=lost, left=g.flags["forfeit-bits"])
        if not g.flags["forfeit-bits"]:
            del g.flags["forfeit-bits"]
        if not n:
            return 0
    who = g.runner if side else g.corp
    who.bits += n
    if listening(g):
        emit(g, "nr-gain", side=side, n=n, total=who.bits, seat=g.seat_of(side))
    return n


def lose(g: Netrunner, side: int, n: int) -> int:
    """Bits that a side must give up, as far as it has them; how many went."""
    who = g.runner if side else g.corp
    n = min(n, who.bits)
    if n > 0:
        who.bits -= n
        if listening(g):
            emit(g, "nr-lose", side=side, n=n, total=who.bits)
    return n


def spend(g: Netrunner, side: int, n: int) -> None:
    """Bits from the pool to the bank, as a cost."""
    if n <= 0:
        return
    who = g.runner if side else g.corp
    who.bits -= n
    if listening(g):
        emit(g, "nr-pay", side=side, n=n, total=who.bits)


def spend_from(g: Netrunner, side: int, card: Inst, n: int) -> None:
    card.bits -= n
    if listening(g):
        emit(g, "nr-pay-from", side=side, n=n, card=card.card, number=card.id)


def spend_purse(g: Netrunner, side: int, purse: Purse, n: int) -> None:
    purse.bits -= n
    if purse.bits == 0:
        g.purses.remove(purse)
    if listening(g):
        emit(g, "nr-pay-purse", side=side, n=n)


def open_purse(g: Netrunner, side: int, n: int, uses: tuple[str, ...], until: str) -> None:
    g.purses.append(Purse(side, n, uses, until))
    if listening(g):
        emit(g, "nr-purse", side=side, n=n)


def close_purses(g: Netrunner, until: str) -> None:
    if not g.purses:
        return
    kept = [p for p in g.purses if p.until != until]
    if len(kept) != len(g.purses):
        if listening(g):
            for p in g.purses:
                if p.until == until:
                    emit(g, "nr-purse-back", side=p.side, n=p.bits)
        g.purses = kept


def put_bits(g: Netrunner, card: Inst, n: int) -> None:
    card.bits += n
    if listening(g) and n:
        emit(g, "nr-bits-on", card=card.card, number=card.id, n=n, total=card.bits)


def lose_from(g: Netrunner, side: int, card: Inst, n: int) -> None:
    """Bits on a card go back to the bank without paying for anything."""
    card.bits -= n
    if listening(g):
        emit(g, "nr-lose-from", side=side, n=n, card=card.card, number=card.id)


def take_bits(g: Netrunner, side: int, card: Inst, n: int) -> int:
    """Bits from a card into the pool, as far as it has them; how many came."""
    n = min(n, card.bits)
    if n > 0:
        card.bits -= n
        n = gain(g, side, n)
    return n


def invest(g: Netrunner, card: Inst, n: int, worth: int, lent: bool = False) -> None:
    """The Corp does without n bits that it gained, or was lent last; the bank puts others on a
    card."""
    if n <= 0:
        return
    if lent:
        purse = next(p for p in reversed(g.purses) if not p.side)
        purse.bits -= n
        if not purse.bits:
            g.purses.remove(purse)
    else:
        g.corp.bits -= n
    card.bits += worth
    if listening(g):
        emit(g, "nr-invest", card=card.card, number=card.id, n=n, worth=worth, total=card.bits)


def refill(g: Netrunner, side: int) -> None:
    """Bits used from cards that replace them come back at the start of the owner's turn."""
    if STOCK[side] not in g.in_play.words:
        return
    if side:
        zones = [g.runner.rig]
    else:
        zones = [f.inside for f in g.forts]
    for zone in zones:
        for c in zone:
            if c.up:
                stock = CARDS[c.card].stock
                if stock is not None and stock.refill and c.bits < stock.n:
                    put_bits(g, c, stock.n - c.bits)
