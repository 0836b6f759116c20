"""Forts and the ice on them; where cards in play lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.atoms.counters import building
from neontable.games.netrunner.atoms.events import emit_to_others, emit_to_side
from neontable.games.netrunner.atoms.in_play import (
    build_fort,
    place,
    raze_fort,
    rearrange,
    renumber,
    replace,
    take,
)
from neontable.games.netrunner.atoms.runs import end_run
from neontable.games.netrunner.model.card import CORP, ICE
from neontable.games.netrunner.model.library import CARDS, COUNTERS
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def mint(g: Netrunner) -> int:
    id = g.next_id
    g.next_id += 1
    return id


def found(g: Netrunner) -> Fort:
    """A new subsidiary fort."""
    fort = Fort(g.next_fort)
    g.next_fort += 1
    build_fort(g, fort)
    if listening(g):
        emit(g, "nr-found", fort=fort.id)
    return fort


def enter_fort(g: Netrunner, card: str, fort: Fort, innermost: bool = False) -> Inst:
    """A Corp card into (or, ice, onto) a fort, face down."""
    inst = Inst(mint(g), card, fort=fort.id)
    ice = CARDS[card].type == ICE
    if ice:
        place(g, fort.ice, inst, 0 if innermost else None)
    else:
        place(g, fort.inside, inst)
    if g.side == CORP and fort.id not in g.memory.touched:
        g.memory.touched.append(fort.id)
    if fort.marks and spied(fort):
        inst.seen = True
    building(g)
    if listening(g):
        emit_to_side(g, CORP, "nr-install-you", card=card, number=inst.id, fort=fort.id)
        emit_to_others(
            g, CORP, "nr-install-ice" if ice else "nr-install-in", number=inst.id, fort=fort.id
        )
        if inst.seen:
            emit(g, "nr-expose", card=card, number=inst.id, fort=fort.id)
    return inst


def spied(fort: Fort) -> bool:
    return any(COUNTERS[name].exposes for name, _ in fort.marks)


def lift(g: Netrunner, inst: Inst) -> None:
    """Out of wherever it lies; an empty subsidiary fort disappears (NR-AMB-023)."""
    if inst.fort >= 0 and inst not in g.corp.scored and inst not in g.runner.scored:
        fort = g.fort(inst.fort)
        zone = fort.ice if any(c is inst for c in fort.ice) else fort.inside
        take(g, zone, inst)
        if fort.id > 2 and not fort.ice and not fort.inside:
            fall(g, fort)
        return
    for pile in (g.runner.rig, g.runner.aside, g.limbo, g.corp.scored, g.runner.scored):
        if any(c is inst for c in pile):
            take(g, pile, inst)
            return
    raise KeyError(f"card {inst.id} is not in play")


def fall(g: Netrunner, fort: Fort) -> None:
    """A fort without a card disappears, and a run that was still on its way there ends."""
    raze_fort(g, fort)
    if listening(g):
        emit(g, "nr-fort-falls", fort=fort.id)
    if g.run is not None and g.run.fort == fort.id and not g.run.success:
        end_run(g, "nr-run-ends")


def swap_ice(g: Netrunner, inst: Inst, card: str) -> Inst:
    """An unrezzed piece of ice goes to HQ and one from HQ takes its place, face down."""
    fort = g.fort(inst.fort)
    at = next(i for i, c in enumerate(fort.ice) if c is inst)
    g.corp.hq.remove(card)
    g.corp.hq.append(inst.card)
    new = Inst(mint(g), card, fort=fort.id, seen=spied(fort))
    replace(g, fort.ice, at, new)
    if g.run is not None:
        g.run.left = [new.id if id == inst.id else id for id in g.run.left]
        if g.run.ice == inst.id:
            g.run.ice = new.id
    if listening(g):
        emit(g, "nr-swap-ice", number=inst.id, fort=fort.id)
    return new


def move_ice(g: Netrunner, inst: Inst, fort: Fort, at: int) -> None:
    """A piece of ice to a place of a fort, counted from inside without it; a fort that it leaves
    empty disappears."""
    old = g.fort(inst.fort)
    take(g, old.ice, inst)
    inst.fort = fort.id
    place(g, fort.ice, inst, at)
    if spied(fort) and not inst.up:
        inst.seen = True
    if listening(g):
        emit(
            g,
            "nr-move-ice",
            card=inst.card if inst.up or inst.seen else "",
            number=inst.id,
            fort=fort.id,
        )
    if old.id > 2 and not old.ice and not old.inside:
        fall(g, old)


def clear_out(g: Netrunner, fort: Fort) -> list[Inst]:
    """All cards inside a fort go to HQ; the fort stays, since others are to follow."""
    cards = list(fort.inside)
    for inst in cards:
        take(g, fort.inside, inst)
        g.corp.hq.append(inst.card)
        if listening(g):
            if inst.up or inst.seen:
                emit(g, "nr-leave-hand", card=inst.card, number=inst.id)
            else:
                emit_to_side(g, CORP, "nr-leave-hand", card=inst.card, number=inst.id)
                emit_to_others(g, CORP, "nr-leave-hand-down", number=inst.id)
    return cards


def close_out(g: Netrunner, fort: Fort) -> None:
    """A fort in which nothing followed disappears."""
    if fort.id > 2 and not fort.ice and not fort.inside:
        fall(g, fort)


def order_ice(g: Netrunner, fort: Fort, ids: tuple[int, ...]) -> None:
    """The ice of a fort in a new order, the innermost first."""
    by = {c.id: c for c in fort.ice}
    rearrange(g, fort.ice, [by[id] for id in ids])
    if listening(g):
        emit(g, "nr-order-ice", fort=fort.id)


def rearrange_ice(g: Netrunner, ids: list[int]) -> None:
    """Rearranges all ice in secret: `ids` fills the places fort by fort, innermost first.  What is
    not rezzed is concealed and gets a new number, moved or not, so that nobody can follow it; a spy
    still sees what lies on its fort."""
    by = {c.id: c for f in g.forts for c in f.ice}
    rest = iter(ids)
    emit(g, "nr-rearrange")
    for fort in g.forts:
        rearrange(g, fort.ice, [by[next(rest)] for _ in fort.ice])
        for c in fort.ice:
            c.fort = fort.id
            if not c.up:
                renumber(g, c, mint(g))
                c.seen = spied(fort)
                if c.seen:
                    emit(g, "nr-expose", card=c.card, number=c.id, fort=fort.id)
