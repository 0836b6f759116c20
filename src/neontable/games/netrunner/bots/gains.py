"""What is there to gain: agendas, cards and tags in bits, and what cards are good for."""

from __future__ import annotations

from functools import cache

from neontable.games.netrunner.bots import verbs
from neontable.games.netrunner.bots.evaluation import (
    amount,
    damage,
    deadly_to_lose,
    kinds,
    shielded,
    sub_paths,
)
from neontable.games.netrunner.model.card import (
    AGENDA,
    ARCHIVES,
    CORP,
    HQ,
    NODE,
    RD,
    RUNNER,
    UPGRADE,
)
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import (
    counted,
    points,
    total,
    trash_cost,
)
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.games.netrunner.model.state import Netrunner

POINT = 6.0
"""Bits that an agenda point is worth."""


AGENDA_DENSITY = 0.2
"""How many cards of a Corp deck are agendas, as a rule."""


def point_value(g: Netrunner) -> float:
    """A point is worth more the nearer the end is."""
    return POINT * (1.0 + 0.14 * max(points(g, CORP), points(g, RUNNER), 0))


def prize(g: Netrunner, fort: Fort, extra: int = 0, fresh: float = 1.0) -> float:
    """What a successful run on a fort brings the Runner, on average.  `fresh`: how much of HQ is
    new to him."""
    worth = point_value(g)
    loot = 0.0
    if fort.id == RD:
        n = 1.0 + total(g, "access-rd", None, RD) + extra
        n += counted(g.corp.virus.items(), "access-rd")
        if RD in g.memory.hits:  # the same cards still lie on top, but for those that are gone
            gone = sum(fort_run == RD for fort_run, _ in g.memory.spoils)
            n = min(n, extra + 0.1 + 0.5 * gone)
        if g.corp.rd:
            loot = AGENDA_DENSITY * 2.0 * worth * max(0.0, n)
    elif fort.id == HQ:
        if g.corp.hq:
            more = counted(g.corp.virus.items(), "access-hq")
            n = 1 + total(g, "access-hq", None, HQ) + extra + more
            loot = 0.22 * 2.0 * worth * max(0, min(n, len(g.corp.hq))) * fresh
    elif fort.id == ARCHIVES:
        fresh = 0.0 if ARCHIVES in g.memory.hits else 1.0
        loot = 0.08 * 2.0 * worth * min(6, len(g.corp.buried)) * fresh
        loot += sum(CARDS[c].points for c in g.corp.archives) * worth
    for c in fort.inside:
        loot += _inside(g, c, fort, worth)
    return loot + virus_gain(g, fort.id)


def menace(g: Netrunner) -> float:
    """How far damage on access is to be feared: more once such cards have been seen."""
    seen = [*g.corp.archives]
    seen += [c.card for f in g.forts for c in f.inside if c.up or c.seen]
    return 1.0 if any(bites_back(c) for c in seen) else 0.45


def hunted(g: Netrunner) -> bool:
    """Whether the Corp has shown that it hurts those it has tagged."""
    return any(CARDS[c].need == "tagged" or tag_threat(c) for c in g.corp.archives) or any(
        c.up and tag_threat(c.card) for f in g.forts for c in (*f.inside, *f.ice)
    )


@cache
def tag_threat(card: str) -> bool:
    """Whether a Corp card tags, or feeds on tags."""
    d = CARDS[card]
    paths = [f"{card}.play"] if d.play else []
    paths += sub_paths(card)
    paths += [f"{card}.paid.{i}" for i in range(len(d.paids))]
    paths += [f"{card}.when.{i}" for i in range(len(d.whens))]
    return any(
        kinds(p) & {verbs.GiveTags, verbs.TagsForMargin, verbs.RollTags} for p in paths
    ) or any(p.need == "tagged" for p in d.paids)


@cache
def bites_back(card: str) -> bool:
    return any(
        w.event == "access" and damage(f"{card}.when.{i}") != (0, 0)
        for i, w in enumerate(CARDS[card].whens)
    )


def virus_gain(g: Netrunner, fort: int) -> float:
    """Counters that a successful run gives the Corp, by programs that lie ready."""
    where = ("hq", "rd", "archives")[fort] if fort <= ARCHIVES else "sub"
    n = 0.0
    for c in g.runner.rig:
        for w in CARDS[c.card].whens:
            if w.event in ("run-success", "run-hit") and w.where in ("", where, "central"):
                n += 0.7 if w.where != "central" or fort <= ARCHIVES else 0.0
    return n


def _inside(g: Netrunner, c: Inst, fort: Fort, worth: float) -> float:
    if c.up or c.seen:
        d = CARDS[c.card]
        if d.type == AGENDA:
            return d.points * worth
        if d.type in (NODE, UPGRADE):
            return max(0.0, nuisance(c) - trash_cost(g, d, c)) if _can_trash(g, c) else 0.0
        return 0.0
    if fort.id <= ARCHIVES:
        return 0.3
    if fort.id in g.memory.hits:
        return 0.2  # looked at this turn, and left
    if c.adv:
        chance = 0.75 if c.adv < 6 else 0.5
        soon = 4.0 + (8.0 if points(g, CORP) >= 4 else 0.0)
        return chance * 2.4 * worth + soon
    chance = 0.3 if fort.ice else 0.12 if menace(g) < 1 else 0.06
    return chance * 2.2 * worth + 0.6


def _can_trash(g: Netrunner, c: Inst) -> bool:
    return trash_cost(g, CARDS[c.card], c) <= g.runner.bits


def nuisance(c: Inst) -> float:
    """What a node or upgrade in play will yet do for the Corp."""
    d = CARDS[c.card]
    if deadly_to_lose(c.card):
        return 80.0
    worth = 1.0 + 0.35 * c.bits
    worth += sum(3.5 if m.what in ("corp-actions", "difficulty") else 1.5 for m in d.mods)
    if d.paids:
        worth += 2.0
    for i in range(len(d.paids)):
        soft, hard = damage(f"{c.card}.paid.{i}")
        worth += 4.0 if soft + hard else 0.0
    if "taxes-draws" in d.special:
        worth += 4.0
    if "ambush" in d.keywords:
        worth *= 0.5
    return worth


@cache
def income(card: str) -> float:
    """Bits and cards that playing or keeping a card brings, less its cost."""
    d = CARDS[card]
    cost = max(0, d.cost)
    gain = 0.0
    if d.play:
        path = f"{card}.play"
        gain = amount(path, verbs.GainBits) + 1.1 * amount(path, verbs.DrawCards)
        return gain - cost if gain else 0.0
    if d.pile:
        gain += 0.45 * d.pile
    store = 0
    for i, paid in enumerate(d.paids):
        path = f"{card}.paid.{i}"
        per = amount(path, verbs.GainBits) + 1.1 * amount(path, verbs.DrawCards) - paid.bits
        if verbs.TakeBits in kinds(path):
            per += amount(path, verbs.TakeBits) or 2.0
        store = max(store, amount(path, verbs.PutBits))
        if paid.actions and not paid.points and not paid.trash:
            gain += 2.0 * max(0.0, per / paid.actions - 1.0)
    gain += 1.5 * max(0, store - 1)
    for i, when in enumerate(d.whens):
        path = f"{card}.when.{i}"
        if when.event in ("corp-turn", "runner-turn"):
            gain += 3.0 * (
                amount(path, verbs.GainBits) + (0 if d.pile else amount(path, verbs.TakeBits))
            )
            gain -= 3.0 * amount(path, verbs.LoseBits)
        elif when.event in ("install", "rez"):
            gain += amount(path, verbs.GainBits)
    return gain - 0.6 * cost if gain else 0.0


def thrift(bits: int) -> float:
    """What one more bit is worth to somebody who has so many."""
    if bits < 4:
        return 1.4
    if bits < 9:
        return 1.05
    return 0.85 if bits < 16 else 0.6 if bits < 30 else 0.35


def badly_hurt(g: Netrunner) -> int:
    """Meat damage above (or, shields up, below) what a card says."""
    return total(g, "meat-damage") - shielded(g, "meat")
