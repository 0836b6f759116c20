"""Numbers that are worked out, never stored: strengths, costs, sizes, points."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import (
    AGENDA,
    ICE,
    ICE_KINDS,
    NODE,
    PROGRAM,
    RESOURCE,
    UPGRADE,
    Breaker,
    Card,
    Mod,
    X,
)
from neontable.games.netrunner.model.flags import strong_card
from neontable.games.netrunner.model.library import (
    ADVANCEABLE,
    CARDS,
    COUNTER_MODS,
    ICE_TOO,
    MODS,
    SPECIAL_NAMES,
    TURNED,
)
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.kit import counters
from neontable.kit.counters import Per

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

START_MU = 4
HAND = 5
CORP_ACTIONS, RUNNER_ACTIONS = 3, 4
NO_MODS: dict[str, tuple[Mod, ...]] = {}
NO_CHANGES: dict[str, Per] = {}


def active(g: Netrunner) -> Iterator[Inst]:
    """Every card whose text is in force: rezzed, scored by the Corp, or open in the rig."""
    for fort in g.forts:
        for c in fort.ice:
            if c.up:
                yield c
        for c in fort.inside:
            if c.up:
                yield c
    yield from g.corp.scored
    for c in g.runner.rig:
        if c.up:
            yield c


def holders(g: Netrunner, cards: Mapping[str, object], ice: bool) -> list[Inst]:
    """Active cards that are in a table by card; ice is looked at where it may be among them."""
    found = corp_holders(g, cards, ice)
    for c in g.runner.rig:
        if c.up and c.card in cards:
            found.append(c)
    return found


def corp_holders(g: Netrunner, cards: Mapping[str, object], ice: bool) -> list[Inst]:
    """The Corp's among them."""
    found = []
    for fort in g.forts:
        if fort.inside:
            for c in fort.inside:
                if c.up and c.card in cards:
                    found.append(c)
        if ice:
            for c in fort.ice:
                if c.up and c.card in cards:
                    found.append(c)
    for c in g.corp.scored:
        if c.card in cards:
            found.append(c)
    return found


def target_fort(fort: int) -> int:
    """A fort as `Inst.target` names it; cards go by their own number, 0 is none."""
    return -1 - fort


def total(g: Netrunner, what: str, about: Card | None = None, fort: int = -1, id: int = 0) -> int:
    """The sum of all changes of one number, for a card (`about`, `id`) in or on a fort."""
    if what not in g.in_play.words:
        return 0
    mods = MODS.get(what, NO_MODS)
    kept = g.in_play.changing.get(what)
    if kept is None:
        kept = g.in_play.keep_changing(what, holders(g, mods, ("mod", what) in ICE_TOO))
    n = 0
    for c in kept:
        for m in mods[c.card]:
            if m.of and (about is None or not about.has(m.of)):
                continue
            if m.where == "here":
                if c.fort != fort or c.id == id:
                    continue
            elif m.where == "target" and not (c.target and c.target in (id, target_fort(fort))):
                continue
            n += m.n
    return n


def first_active(g: Netrunner, special: str) -> str:
    """The first active card that has a named peculiarity, or nothing."""
    return next((c.card for c in active(g) if special in CARDS[c.card].special), "")


def any_active(g: Netrunner, special: str, fort: int | None = None) -> bool:
    """Whether an active card has a named peculiarity (inside the fort, when one is given)."""
    if special not in g.in_play.words:
        return False
    if fort is None:
        return any(special in CARDS[c.card].special for c in active(g))
    for f in g.forts:
        if f.id == fort:
            return any(c.up and special in CARDS[c.card].special for c in f.inside)
    return False  # it fell in the course of the run


NOBODY: frozenset[str] = frozenset()


def in_force(g: Netrunner, special: str) -> bool:
    """Whether a card with a named peculiarity is active, or lies face down in the rig: a first
    look, and mostly the last."""
    if special not in g.in_play.words:
        return False
    return not g.in_play.names.isdisjoint(SPECIAL_NAMES.get(special, NOBODY))


def counted(marks: Collection[tuple[str, int]], what: str) -> int:
    """By how much counters, or flags that last for a while, change a number."""
    return counters.total(COUNTER_MODS.get(what, NO_CHANGES), marks) if marks else 0


# -- both sides ---------------------------------------------------------------------------------
VICTORY = 10
"""Victory points for winning a game, however it was won (NR-MATCH-002)."""


def points(g: Netrunner, side: int) -> int:
    """Agenda points: those printed on agendas, and those gained or given up besides."""
    who = g.runner if side else g.corp
    n = who.extra
    for c in who.scored:
        n += CARDS[c.card].points
    return n


def hand_size(g: Netrunner, side: int) -> int:
    words = g.in_play.words
    if side:
        n = HAND - g.runner.brain
        if "runner-hand" in words:
            n += total(g, "runner-hand")
        return n + counted(g.flags.items(), "runner-hand") if g.flags else n
    n = HAND + total(g, "corp-hand") if "corp-hand" in words else HAND
    return n + counted(g.corp.virus.items(), "corp-hand") if g.corp.virus else n


def blind_discards(g: Netrunner) -> bool:
    """Whether chance picks whatever the Corp discards from HQ."""
    return counted(g.corp.virus.items(), "blind-discards") > 0


def actions(g: Netrunner, side: int) -> int:
    if side:
        lasting = counted(g.flags.items(), "runner-actions")
        return RUNNER_ACTIONS + total(g, "runner-actions") + lasting
    n = CORP_ACTIONS + total(g, "corp-actions") + len(g.corp.helpers)
    for c in g.corp.scored:
        if c.marks:
            n += counted(c.marks, "corp-actions")
    return n


# -- the Corp -------------------------------------------------------------------------------------
def rez_cost(g: Netrunner, inst: Inst) -> int:
    d = CARDS[inst.card]
    cost = d.cost
    if "rez-cost" in g.in_play.words:
        cost += total(g, "rez-cost", d, inst.fort)
    run = g.run
    if run is None or not run.flags:
        return cost if cost > 0 else 0
    if d.noise_discount and run.flags.get("noisy"):
        cost -= d.noise_discount
    if cost < 0:
        cost = 0
    return cost + rez_surcharge(g, d) if d.type == ICE else cost


def half_rez_cost(g: Netrunner, inst: Inst) -> int:
    """For cards that halve it: what comes on top is not halved."""
    surcharge = rez_surcharge(g, CARDS[inst.card])
    return (rez_cost(g, inst) - surcharge) // 2 + surcharge


def rez_surcharge(g: Netrunner, d: Card) -> int:
    """What rezzing costs on top of the normal cost, when the run says so."""
    run = g.run
    if d.type != ICE or run is None or run.phase == "over" or not run.flags.get("double-rez"):
        return 0
    return d.cost


def install_cost(g: Netrunner, card: Card, fort: Fort | None, ice: int) -> int:
    """Bits to install a Corp card in or on a fort that has so many pieces of ice."""
    extra = counted(fort.marks, "install-cost") if fort is not None and fort.marks else 0
    if card.type != ICE:
        return extra
    if "ice-install" in g.in_play.words:
        id = fort.id if fort is not None else -1
        ice = max(0, ice + total(g, "ice-install", card, id))
    return ice + extra


def difficulty(g: Netrunner, inst: Inst) -> int:
    """Of an agenda in a fort."""
    d = CARDS[inst.card]
    n, in_play = d.difficulty, g.in_play
    if "difficulty" in in_play.words:
        n += total(g, "difficulty", d, inst.fort)
    if in_play.marked:
        n += counted(g.fort(inst.fort).marks, "difficulty")
    return n if n > 0 else 0


def face(ice: Inst) -> Card:
    """The card as it counts now: some ice is bought another kind as it is rezzed."""
    if ice.count and ice.card in TURNED:
        return TURNED[ice.card]
    return CARDS[ice.card]


def outside(g: Netrunner, ice: Inst) -> list[Inst]:
    """The rezzed ice installed outside a piece of ice; nothing is outside ice that is met without
    being installed."""
    found: list[Inst] = []
    for fort in g.forts:
        if fort.id == ice.fort:
            for c in reversed(fort.ice):
                if c.id == ice.id:
                    break
                if c.up:
                    found.append(c)
    return found


def ice_strength(g: Netrunner, ice: Inst) -> int:
    d = face(ice)
    n = ice.count if d.strength == X else d.strength
    if d.outside:
        n += d.outside * len(outside(g, ice))
    # Ice that is met without being installed is not on the fort that is run.
    n += total(g, "ice-strength", d, ice.fort, ice.id)
    if ice.marks:
        n += counted(ice.marks, "ice-strength")
    run = g.run
    if run is not None and run.flags:
        n += run.flags.get("ice-strength", 0)
        if run.ice == ice.id:
            n += run.flags.get("ice-strength-now", 0)
    return n


def trash_cost(g: Netrunner, card: Card, inst: Inst | None) -> int:
    if inst is None:
        return card.trash
    n = card.trash + total(g, "trash-cost", card, inst.fort, inst.id)
    if g.run is not None and g.run.fort == inst.fort:
        n += counted(g.run.flags.items(), "trash-cost")
    return n


def trash_surcharge(g: Netrunner, inst: Inst) -> int:
    """What trashing an installed card costs on top of its own trash cost: "at no cost" does not
    waive that."""
    d = CARDS[inst.card]
    if d.type not in (NODE, UPGRADE):
        return 0
    return max(0, trash_cost(g, d, inst) - d.trash)


def can_advance(inst: Inst) -> bool:
    return inst.card in ADVANCEABLE


def slots(g: Netrunner, fort: Fort) -> int:
    """How many agendas and nodes the fort may hold."""
    return 1 + sum(1 for c in fort.inside if c.up and "second-slot" in CARDS[c.card].special)


def occupants(fort: Fort) -> list[Inst]:
    return [c for c in fort.inside if CARDS[c.card].type in (AGENDA, NODE)]


def upgrades(fort: Fort) -> list[Inst]:
    return [c for c in fort.inside if CARDS[c.card].type == UPGRADE]


# -- the Runner -----------------------------------------------------------------------------------
def capacity(g: Netrunner) -> int:
    words, n = g.in_play.words, START_MU
    if "hand-memory" in words and in_force(g, "hand-memory"):
        n = len(g.runner.hand)
    if "mu" in words:
        n += total(g, "mu")
    return n + counted(g.memory.flags.items(), "mu") if g.memory.flags else n


def memory_used(g: Netrunner) -> int:
    """MU of programs that are in no daemon."""
    n = 0
    for c in g.runner.rig:
        d = CARDS[c.card]
        if d.type == PROGRAM and not c.host:
            n += d.mu
    return n


def admits(daemon: Inst, program: Card) -> bool:
    """Whether it holds programs of this family."""
    only = CARDS[daemon.card].admits
    return not only or program.has(only)


def room_in(g: Netrunner, daemon: Inst) -> int:
    held = sum(CARDS[c.card].mu for c in g.runner.rig if c.host == daemon.id)
    return CARDS[daemon.card].holds - held


def breaker_strength(g: Netrunner, inst: Inst) -> int:
    d = CARDS[inst.card]
    n = d.strength
    if inst.marks:
        n += counted(inst.marks, "breaker-strength")
    if inst.host:
        host = g.get(inst.host)
        if host is not None and "weakens" in CARDS[host.card].special:
            n -= 1
    run = g.run
    if run is not None:
        n += run.boosts.get(inst.id, 0) + run.long_boosts.get(inst.id, 0)
        b = d.breaker
        if b is not None and b.special == "grows":
            n += inst.this_run
    if d.breaker is not None:
        if d.breaker.special == "learns":
            # Its counters are lost as it is used on another fort: there they do not help.
            n += inst.count if run is None or inst.target == run.fort + 1 else 0
        elif d.breaker.special == "hunts" and run is not None and run.phase == "encounter":
            n += PREY if inst.target == run.ice else 0
        if d.breaker.lasts == "turn":
            n += g.memory.flags.get(strong_card(inst.id), 0)
    return n


PREY = 5
"""Strength of an icebreaker against the one piece of ice that it hunts."""


def use_tax(g: Netrunner, fort: int, breaker: Card) -> int:
    """Bits above the price of each use of an icebreaker, for strength or to break."""
    return total(g, "use-tax", breaker, fort)


def break_tax(g: Netrunner, fort: int) -> int:
    """Bits above the price of each subroutine broken."""
    n = total(g, "break-tax", None, fort)
    if g.run is not None:
        n += g.run.flags.get("break-tax", 0)
    return n


def breaks(b: Breaker, ice: Card, traces: bool, inst: Inst | None = None) -> bool:
    """Whether an icebreaker is made for this ice (or, tracing subroutines, for this one).  `inst`
    is the installed one: what it breaks may have been chosen."""
    for word in b.breaks:
        if word == "ice" or word in ice.keywords or (word == "trace" and traces):
            return True
        if word == "chosen" and inst is not None and chosen_kind(inst) in ice.keywords:
            return True
    return False


def chosen_kind(inst: Inst) -> str:
    """The kind of ice that was chosen for an icebreaker, or nothing."""
    for name, _ in inst.marks:
        if name in KIND_MARKS:
            return KIND_MARKS[name]
    return ""


KIND_MARKS = {f"breaks-{kind.replace(' ', '-')}": kind for kind in ICE_KINDS}
"""Which kind a mark on an icebreaker says that it breaks."""


def resources(g: Netrunner) -> list[Inst]:
    return [c for c in g.runner.rig if CARDS[c.card].type == RESOURCE]


def of_type(g: Netrunner, type: str) -> list[Inst]:
    return [c for c in g.runner.rig if CARDS[c.card].type == type]


def hidden(g: Netrunner) -> bool:
    """Whether the Runner has a face-down card: then he is asked wherever a hidden resource could
    matter, so that being asked does not reveal which one it is."""
    return g.in_play.hidden


def known(inst: Inst, side: int) -> str:
    """The card's id where this side knows it, else nothing."""
    if inst.up or inst.seen or CARDS[inst.card].side == side:
        return inst.card
    return ""
