"""Cards in play: installing, turning and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.atoms.bits import put_bits
from neontable.games.netrunner.atoms.counters import building, put_counters
from neontable.games.netrunner.atoms.events import emit_to_others, emit_to_side
from neontable.games.netrunner.atoms.forts import lift, mint, spied
from neontable.games.netrunner.atoms.in_play import place, turn
from neontable.games.netrunner.atoms.piles import pile_up, shuffle_deck
from neontable.games.netrunner.model.card import CORP, ICE, RESOURCE, RUNNER
from neontable.games.netrunner.model.library import CARDS, FORMS
from neontable.games.netrunner.model.pieces import Inst
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def enter_rig(g: Netrunner, card: str, host: int, hidden: bool) -> Inst:
    inst = Inst(mint(g), card, up=not hidden, host=host)
    place(g, g.runner.rig, inst)
    if CARDS[card].type == RESOURCE and g.side == RUNNER:
        g.memory.resources.append(inst.id)
    if listening(g):
        if hidden:
            emit_to_side(g, RUNNER, "nr-install-hidden-you", card=card, number=inst.id)
            emit_to_others(g, RUNNER, "nr-install-hidden", number=inst.id)
        else:
            emit(g, "nr-install-rig", card=card, number=inst.id)
    return inst


def supply(g: Netrunner, inst: Inst) -> None:
    """Bits and counters that a card starts with when it comes into play."""
    d = CARDS[inst.card]
    n = d.pile or (d.stock.n if d.stock is not None else 0)
    if n:
        put_bits(g, inst, n)
    if d.counters:
        put_counters(g, inst, d.counters)


def rez(g: Netrunner, inst: Inst) -> None:
    turn(g, inst, up=True)
    inst.seen = False
    building(g)
    if CARDS[inst.card].type == ICE and inst.id not in g.memory.rezzed:
        g.memory.flags["ice-rezzed"] = g.memory.flags.get("ice-rezzed", 0) + 1
    g.memory.rezzed.append(inst.id)
    g.memory.rezzed_as.append(inst.card)
    if g.run is not None:
        g.run.rezzed.append(inst.id)
        g.run.names[inst.id] = inst.card
    if listening(g):
        seat = g.seat_of(CORP)
        emit(g, "nr-rez", card=inst.card, number=inst.id, fort=inst.fort, seat=seat)


def derez(g: Netrunner, inst: Inst) -> None:
    turn(g, inst, up=False)
    inst.seen = spied(g.fort(inst.fort))
    if CARDS[inst.card].buys is not None:
        inst.count = 0  # what was bought as it was rezzed is gone
    if listening(g):
        emit(g, "nr-derez", card=inst.card, number=inst.id, fort=inst.fort)


def expose(g: Netrunner, inst: Inst) -> None:
    if not inst.up and not inst.seen:
        inst.seen = True
        if listening(g):
            emit(g, "nr-expose", card=inst.card, number=inst.id, fort=inst.fort)


def conceal(g: Netrunner, inst: Inst) -> None:
    inst.seen = False


def reveal(g: Netrunner, inst: Inst) -> None:
    """A hidden resource is turned up."""
    if not inst.up:
        turn(g, inst, up=True)
        if listening(g):
            emit(g, "nr-reveal", card=inst.card, number=inst.id)


def leave_play(g: Netrunner, inst: Inst, to: str) -> None:
    """A card in play goes to a pile of its owner: trash (as it lay, or face up with "trash-up"),
    hand, top, bottom, deck (shuffled in) or removed.  What lay on it is gone (NR-AMB-022)."""
    side, card = CARDS[inst.card].side, inst.card
    lift(g, inst)
    if card in FORMS:
        card, to = FORMS[card], "removed"  # what was installed as something else is gone for good
    if to == "trash" and side == CORP and not inst.up and not inst.seen:
        to = "buried"
    elif to == "trash-up":
        to = "trash"
    if listening(g):
        if to == "buried":
            emit_to_side(g, CORP, "nr-leave-you", card=inst.card, number=inst.id)
            emit_to_others(g, CORP, "nr-leave-down", number=inst.id, fort=inst.fort)
        elif to in ("trash", "removed") or inst.up or inst.seen:
            emit(g, f"nr-leave-{to}", card=inst.card, number=inst.id)
        else:
            emit_to_side(g, side, f"nr-leave-{to}", card=inst.card, number=inst.id)
            emit_to_others(g, side, f"nr-leave-{to}-down", number=inst.id)
    if to == "deck":
        pile_up(g, side, card, "top")
        shuffle_deck(g, side)
    else:
        pile_up(g, side, card, to)


def set_aside(g: Netrunner, card: str, host: int, counters: int) -> Inst:
    """A card waits, face up, on or for another one."""
    inst = Inst(mint(g), card, up=True, host=host, count=counters)
    place(g, g.runner.aside, inst)
    if listening(g):
        emit(g, "nr-aside", card=card, number=inst.id, n=counters)
    return inst


def host_in(g: Netrunner, inst: Inst, host: int) -> None:
    inst.host = host


def put_limbo(g: Netrunner, card: str, up: bool) -> Inst:
    """A card that is in play without being installed anywhere, for a moment."""
    inst = Inst(mint(g), card, up=up)
    place(g, g.limbo, inst)
    return inst
