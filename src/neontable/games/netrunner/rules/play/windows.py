"""Windows: when cards may be rezzed, abilities paid for and agendas scored, and by whom.

A window is asked of the player whose turn it is first, then of the other, until both pass in a
row (NR-AMB-019).  It is asked whether or not there is anything to do, unless nobody minds."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import AGENDA, CORP, PROGRAM, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import difficulty, in_force
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.abilities import abilities, at_moments, why_not_use
from neontable.games.netrunner.rules.play.install import Rez, score, why_not_rez
from neontable.games.netrunner.rules.play.play import Overwrite
from neontable.games.netrunner.rules.play.purge import all_sheltered, has_virus, purge
from neontable.games.netrunner.rules.play.use import UsePaid
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

MOMENTS: dict[str, tuple[str, ...]] = {
    "start": ("window", "turn", "pay"),
    "action": ("window", "turn", "pay"),
    "approach": ("window", "pay", "run", "approach"),
    "passed": ("window", "pay", "run", "passed"),
    "access": ("window", "pay", "run", "pre-access"),
    "after-run": ("after-run",),
}
"""Kinds of window, and which abilities may be used in them."""
RUN_KINDS = ("approach", "passed", "access")


# -- the Corp's part ----------------------------------------------------------------------------
def why_not_score(g: Netrunner, inst: Inst) -> str | None:
    if CARDS[inst.card].type != AGENDA:
        return "NR-AGENDA-010 nr-no-agenda"
    if inst.fort < 3:
        return "NR-FORT-005 nr-no-score-there"
    if inst.adv < difficulty(g, inst):
        return "NR-AGENDA-010 nr-no-advanced"
    return None


def corp_plays(g: Netrunner, kind: str) -> list[Option]:
    found: list[Option] = []
    scoring = g.side == CORP and kind in ("start", "action")
    for fort in g.forts if kind != "after-run" else ():  # no window for rezzing (NR-TIME)
        for c in fort.inside:
            if c.up:
                continue
            d = CARDS[c.card]
            if d.type == AGENDA:
                if scoring and why_not_score(g, c) is None:
                    found.append(opt.Score(c.id, c.card, c.fort))
            elif why_not_rez(g, c) is None:
                found.append(opt.Rez(c.id, c.card, c.fort))
    found += abilities(g, CORP, MOMENTS[kind])
    if scoring and has_virus(g) and not all_sheltered(g):
        found.append(opt.PURGE)
    return found


class Moment(Frame):
    """One window.  `kind` is one of MOMENTS."""

    kind: str
    turn: int
    """Whose chance it is."""
    passes: int = 0
    at: str = "respond"

    def ask_respond(self, g: Netrunner) -> Ask | None:
        if self._closed(g):
            return None
        side = self.turn
        mutes = g.runner.mutes if side else g.corp.mutes
        if self.kind in mutes:
            return None
        options = plays(g, side, self.kind)
        bold = bool(options) and isinstance(options[0], opt.Score)
        if not options and not g.windows:
            return None
        if side == RUNNER:
            options += overwriting(g, True)
        options = [*options, opt.PASS] if bold else [opt.PASS, *options]
        default = len(options) - 1 if bold else 0
        if g.windows:
            options.append(opt.Mute(self.kind))
        return Ask(
            g.seat_of(side),
            f"nr-window-{self.kind}",
            options,
            window=True,
            default=default,
        )

    def got_respond(self, g: Netrunner, answer: Option) -> None:
        match answer:
            case opt.Pass():
                self._passed()
            case opt.Mute(kind):
                atoms.mute(g, self.turn, kind)
                self._passed()
            case _:
                self.passes = 0
                if answer != opt.OVERWRITE:
                    self.turn = 1 - self.turn
                carry_out(g, answer)

    def do_respond(self, g: Netrunner) -> None:
        if self._closed(g):
            pop(g)
        else:
            self._passed()

    def _closed(self, g: Netrunner) -> bool:
        """Both passed, or what it is a part of is over: a run that ended in it."""
        if self.passes >= 2:
            return True
        return self.kind in RUN_KINDS and g.run is not None and g.run.ended

    def _passed(self) -> None:
        self.passes += 1
        self.turn = 1 - self.turn

    def why_respond(self, g: Netrunner, thing: object) -> str | None:
        return why_not(g, self.turn, thing)


def overwriting(g: Netrunner, asked: bool) -> list[opt.Overwrite]:
    """Programs may be given up whenever the Runner decides something (NR-AMB-040), be it only on
    tables that ask him everything."""
    if (asked or g.windows) and any(CARDS[c.card].type == PROGRAM for c in g.runner.rig):
        return [opt.OVERWRITE]
    return []


def plays(g: Netrunner, side: int, kind: str) -> list[Option]:
    if side == CORP:
        return corp_plays(g, kind)
    return [*abilities(g, RUNNER, MOMENTS[kind])]


def carry_out(g: Netrunner, answer: Option) -> None:
    match answer:
        case opt.Rez(number):
            push(g, Rez(number))
        case opt.Score(number):
            score(g, g.find(number))
        case opt.Use(number, _, n):
            push(g, UsePaid(number, n))
        case opt.Overwrite():
            push(g, Overwrite())
        case opt.Purge():
            purge(g)


def why_not(g: Netrunner, side: int, thing: object) -> str | None:
    """Why a thing of a window is not offered."""
    match thing:
        case opt.Rez(number) if side == CORP:
            return why_not_rez(g, g.find(number))
        case opt.Score(number) if side == CORP:
            if g.side != CORP or g.run is not None:
                return "NR-TIME-009 nr-no-score-now"
            return why_not_score(g, g.find(number))
        case opt.Use(number, _, n):
            inst = g.find(number)
            if CARDS[inst.card].side != side:
                return "NR-TIME-007 nr-no-other-card"
            return why_not_use(g, inst, CARDS[inst.card].paids[n]) or "NR-TIME-007 nr-no-moment"
        case opt.Purge():
            return "NR-FORF-004 nr-no-purge"
    return None


def open_window(g: Netrunner, kind: str) -> None:
    """Push the window, unless nobody can do anything in it and nobody needs to be asked."""
    if g.windows:
        push(g, Moment(kind, g.side))
    elif may_play(g, kind):
        if plays(g, g.side, kind):
            push(g, Moment(kind, g.side))
        elif plays(g, 1 - g.side, kind):
            push(g, Moment(kind, 1 - g.side, passes=1))  # the first can only have passed


def may_play(g: Netrunner, kind: str) -> bool:
    """A first look: whether anything in play could be used, rezzed or scored at all."""
    if not (g.names or in_force(g)).isdisjoint(usable_at(kind)):
        return True
    for fort in g.forts:
        for c in fort.inside:
            if not c.up:
                return True
    return g.side == CORP and has_virus(g)


@cache
def usable_at(kind: str) -> frozenset[str]:
    """Cards of both sides with an ability for this kind of window."""
    moments = MOMENTS[kind]
    return at_moments(CORP, moments)[1] | at_moments(RUNNER, moments)[1]
