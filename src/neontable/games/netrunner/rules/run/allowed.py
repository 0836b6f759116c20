"""What is allowed in a run: which forts can be run, what may be rezzed, whether the Runner may
leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, ICE, RUNNER
from neontable.games.netrunner.model.library import CARDS, HIDDEN_USERS
from neontable.games.netrunner.model.numbers import points, rez_cost
from neontable.games.netrunner.model.pieces import Inst, Run
from neontable.games.netrunner.rules.play.abilities import (
    RUN_START,
    abilities,
    may_use,
    why_not_use,
)
from neontable.games.netrunner.rules.play.install import why_not_rez
from neontable.games.netrunner.rules.play.pay import can_pay, no_bits
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def why_not_run(g: Netrunner, fort: int) -> str | None:
    if g.runner.tolls:
        return "NR-RUN-001 nr-no-run-toll"
    if g.runner.no_run:
        return "NR-FORF-003 nr-no-run-banned"
    if fort in submerged(g):
        return "NR-RUN-001 nr-no-run-submerged"
    return None


def submerged(g: Netrunner) -> list[int]:
    """Forts that cannot be run, since the Corp did nothing there in its turn."""
    if "submerged" not in g.in_play.words:
        return []
    return [
        fort.id
        for fort in g.forts[3:]
        if fort.id not in g.memory.touched
        and any(c.up and "submerged" in CARDS[c.card].special for c in fort.inside)
    ]


def why_not_rez_ice(g: Netrunner, inst: Inst) -> str | None:
    """The ice that is approached."""
    d = CARDS[inst.card]
    if d.type != ICE:
        return "NR-TIME-006 nr-no-ice"
    if inst.up:
        return "NR-REZ-004 nr-no-rezzed"
    if g.run is None or g.run.ice != inst.id:
        return "NR-TIME-006 nr-no-rez-ice"
    if d.price and points(g, CORP) < d.price:
        return f"NR-ICE-007 nr-no-points n={d.price} have={points(g, CORP)}"
    if not can_pay(g, CORP, rez_cost(g, inst), "rez"):
        return no_bits(g, CORP, "NR-ICE-007", rez_cost(g, inst), "rez")
    return None


def may_open(g: Netrunner, fort: int) -> bool:
    """Whether the Corp must be asked as a run begins: it can do something, or, at a table with
    windows, it has a card face down that might be one of those."""
    if may_use(g, CORP, RUN_START):
        return True
    if not g.windows and not g.in_play.openers:
        return False
    for f in g.forts:
        for c in f.ice:
            if not c.up and (g.windows or c.card in HIDDEN_USERS):
                return True
        if f.id == fort:
            for c in f.inside:
                if not c.up and (g.windows or "rez-at-run-start" in CARDS[c.card].special):
                    return True
    return False


def opening_plays(g: Netrunner, run: Run) -> list[Option]:
    options: list[Option] = [*abilities(g, CORP, RUN_START)]
    for f in g.forts:
        for c in f.ice:
            if not c.up and c.card in HIDDEN_USERS:
                options += [
                    opt.Use(c.id, c.card, n)
                    for n, paid in enumerate(CARDS[c.card].paids)
                    if paid.when == "run-start" and why_not_use(g, c, paid) is None
                ]
        if f.id == run.fort:
            options += [
                opt.Rez(c.id, c.card, c.fort)
                for c in f.inside
                if "rez-at-run-start" in CARDS[c.card].special and why_not_rez(g, c) is None
            ]
    return options


def can_jack_out(g: Netrunner, run: Run) -> bool:
    flags = run.flags
    if not flags:
        return True  # it costs nothing
    if flags.get("no-jack") or flags.get("no-jack-next") or flags.get("no-jack-now"):
        return False
    return can_pay(g, RUNNER, flags.get("jack-cost", 0))


def forts_to_run(g: Netrunner) -> list[int]:
    return [f.id for f in g.forts if why_not_run(g, f.id) is None]
