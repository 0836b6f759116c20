"""Windows: when cards may be rezzed, abilities paid for and agendas scored, and by whom.

A window is asked of the player whose turn it is first, then of the other, until both pass in a
row (NR-AMB-019).  It is asked whether or not there is anything to do, except at tables without
`windows`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import AGENDA, CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS, STOCK
from neontable.games.netrunner.model.numbers import difficulty, hidden, rez_cost
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.abilities import Moments, abilities, why_not_use
from neontable.games.netrunner.rules.play.install import (
    can_rez_free,
    rez,
    score,
    why_not_now,
    why_not_rez,
)
from neontable.games.netrunner.rules.play.pay import wealth
from neontable.games.netrunner.rules.play.play import Overwrite
from neontable.games.netrunner.rules.play.purge import all_sheltered, has_virus, purge
from neontable.games.netrunner.rules.play.use import use
from neontable.kernel.frames import push
from neontable.kernel.options import Option
from neontable.kit.window import Window

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

MOMENTS: dict[str, Moments] = {
    "start": Moments("window", "turn", "pay"),
    "action": Moments("window", "turn", "pay"),
    "approach": Moments("window", "pay", "run", "met", "approach"),
    "passed": Moments("window", "pay", "run", "met", "passed"),
    "access": Moments("window", "pay", "run", "met", "pre-access"),
    "after-run": Moments("after-run"),
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
        return f"NR-AGENDA-010 nr-no-advanced n={difficulty(g, inst)} have={inst.adv}"
    return None


def corp_plays(g: Netrunner, kind: str) -> list[Option]:
    options = cards_to_turn(g, kind)
    options += abilities(g, CORP, MOMENTS[kind])
    if may_purge(g, kind):
        options.append(opt.PURGE)
    return options


def cards_to_turn(g: Netrunner, kind: str) -> list[Option]:
    """Face-down cards inside forts that may be rezzed or scored."""
    options: list[Option] = []
    if kind == "after-run":  # no window for rezzing (NR-TIME)
        return options
    in_play = g.in_play
    scoring = g.side == CORP and (kind == "action" or kind == "start")
    # Where nothing changes them, most cards are done with after one look at what is printed.
    printed = not in_play.marked and "difficulty" not in in_play.words
    priced = "rez-cost" not in in_play.words
    bits = -1
    """What the Corp can pay for rezzing: asked for once, at the first card."""
    for c in in_play.facedown if scoring else in_play.unrezzed:
        d = CARDS[c.card]
        if d.type == AGENDA:
            if (c.adv >= d.difficulty or not printed) and why_not_score(g, c) is None:
                options.append(opt.Score(c.id, c.card, c.fort))
            continue
        if bits < 0:
            alone = not g.purses and STOCK[CORP] not in in_play.words
            bits = g.corp.bits if alone else wealth(g, CORP, "rez")
        cost = d.cost if priced and not d.noise_discount else rez_cost(g, c)
        if cost <= bits and can_rez_free(g, c) and why_not_now(g, c) is None:
            options.append(opt.Rez(c.id, c.card, c.fort))
    return options


def may_purge(g: Netrunner, kind: str) -> bool:
    if g.side != CORP or kind not in ("start", "action"):
        return False
    return has_virus(g) and not all_sheltered(g)


class Moment(Window["Netrunner", Option], kw_only=True):
    """One window, for the player whose turn it is first."""

    kind: str
    """One of MOMENTS."""

    def question(self, g: Netrunner) -> str:
        return f"nr-window-{self.kind}"

    def plays(self, g: Netrunner, seat: int) -> list[Option]:
        side = g.side_of(seat)
        options = plays(g, side, self.kind)
        if side == RUNNER and (options or g.windows):
            options += overwriting(g, True)
        return options

    def play(self, g: Netrunner, seat: int, option: Option) -> None:
        carry_out(g, option)

    def boldly(self, plays: Sequence[Option]) -> bool:
        """An agenda that can be scored is."""
        return bool(plays) and isinstance(plays[0], opt.Score)

    def goes_on(self, option: Option) -> bool:
        return option == opt.OVERWRITE

    def cut_short(self, g: Netrunner) -> bool:
        """A run that ended in it."""
        return self.kind in RUN_KINDS and g.run is not None and g.run.ended

    def public(self, g: Netrunner, seat: int) -> bool:
        """What lies face up is everybody's knowledge, and so are bits and counters."""
        if g.side_of(seat) == RUNNER:
            return not hidden(g)
        return self.kind == "after-run" or not g.in_play.facedown

    def muting(self) -> opt.Mute:
        return opt.Mute(self.kind)

    def muted(self, g: Netrunner, seat: int) -> bool:
        return self.kind in (g.runner.mutes if g.side_of(seat) else g.corp.mutes)

    def mute(self, g: Netrunner, seat: int) -> None:
        atoms.mute(g, g.side_of(seat), self.kind)

    def why_respond(self, g: Netrunner, thing: object) -> str | None:
        return why_not(g, g.side_of(self.asked), thing)


def overwriting(g: Netrunner, asked: bool) -> list[opt.Overwrite]:
    """Programs may be given up whenever the Runner decides something (NR-AMB-040), but a window is
    opened for that alone only at tables with `windows`."""
    if (asked or g.windows) and g.in_play.programs:
        return [opt.OVERWRITE]
    return []


def plays(g: Netrunner, side: int, kind: str) -> list[Option]:
    if side == CORP:
        return corp_plays(g, kind)
    return [*abilities(g, RUNNER, MOMENTS[kind])]


def carry_out(g: Netrunner, answer: Option) -> None:
    match answer:
        case opt.Rez(number):
            rez(g, number)
        case opt.Score(number):
            score(g, g.find(number))
        case opt.Use(number, _, n):
            use(g, number, n)
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
    passed = 0
    if not g.windows:
        in_play = g.in_play
        if in_play.words.isdisjoint(MOMENTS[kind].by_both):  # mostly no card has an ability for it
            if (
                not (in_play.unrezzed or (in_play.facedown and not g.side))
                and not (in_play.marked or g.corp.virus)
            ) or not _corp_can_turn(g, kind):
                return
            passed = g.side  # a Runner who is first can only have passed
        elif not _can_play(g, g.side, kind):
            if not _can_play(g, 1 - g.side, kind):
                return
            passed = 1  # the first can only have done so
    order = [g.seat_of(g.side), g.seat_of(1 - g.side)]
    push(g, Moment(order, passed, passed, kind=kind))


def _can_play(g: Netrunner, side: int, kind: str) -> bool:
    if abilities(g, side, MOMENTS[kind]):
        return True
    return side == CORP and _corp_can_turn(g, kind)


def _corp_can_turn(g: Netrunner, kind: str) -> bool:
    """Whether it can do anything but use an ability: rez, score, or purge viruses."""
    in_play = g.in_play
    # In the Runner's turn nothing is scored.
    if (in_play.unrezzed or (in_play.facedown and not g.side)) and cards_to_turn(g, kind):
        return True
    return (in_play.marked or bool(g.corp.virus)) and may_purge(g, kind)
