"""What a side may do with an action, why not, and how it begins; extra actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    AGENDA,
    CORP,
    ICE,
    NEW,
    NODE,
    OPERATION,
    PREP,
    PROGRAM,
    RUNNER,
)
from neontable.games.netrunner.model.flags import TurnName
from neontable.games.netrunner.model.library import (
    ADVANCEABLE,
    CARDS,
    CORP_STOCKS,
    COUNTERS,
    SETTLES,
)
from neontable.games.netrunner.model.numbers import can_advance, capacity, known, resources, room_in
from neontable.games.netrunner.rules.play.abilities import ACTION, abilities, why_not_use
from neontable.games.netrunner.rules.play.draw import draw_cards
from neontable.games.netrunner.rules.play.income import earn
from neontable.games.netrunner.rules.play.install import (
    Install,
    RunnerInstall,
    hindered,
    ice_hindered,
    may_lie,
    why_not_install,
    why_not_install_runner,
)
from neontable.games.netrunner.rules.play.obligations import due, settle
from neontable.games.netrunner.rules.play.pay import can_pay, charge, no_bits, richest
from neontable.games.netrunner.rules.play.play import Overwrite, Play, plainly_played, why_not_play
from neontable.games.netrunner.rules.play.trash import trash_cards
from neontable.games.netrunner.rules.play.use import use
from neontable.games.netrunner.rules.play.windows import open_window
from neontable.games.netrunner.rules.run.allowed import submerged, why_not_run
from neontable.games.netrunner.rules.run.run import start_run
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

_NO_LIMIT = 1 << 30
NOTHING_SURE = -1
"""Instead of bits in the pool: what is left to spend is worked out for each card."""
EXCEPTION = 1 << 30
"""Instead of the memory that a card uses: more than that decides whether it may be installed."""


class _Played(dict[str, tuple[int, bool, opt.Play]]):
    """By operation or prep: the bits that playing it takes, whether nothing else can forbid it, and
    the option."""

    def __missing__(self, card: str) -> tuple[int, bool, opt.Play]:
        d = CARDS[card]
        cost = d.cost if d.cost >= 0 else d.least
        found = self[card] = (cost, plainly_played(card), opt.Play(card))
        return found


class _Installed(dict[str, tuple[int, int, opt.InstallInRig]]):
    """By card for the rig: the bits that installing it takes, the memory that it uses (EXCEPTION
    where something else can forbid it), and the option."""

    def __missing__(self, card: str) -> tuple[int, int, opt.InstallInRig]:
        d = CARDS[card]
        mu = d.mu if d.type == PROGRAM else 0
        plain = not d.need and not d.price
        cost = 0 if "hidden" in d.keywords else d.cost
        found = self[card] = (cost, mu if plain else EXCEPTION, opt.InstallInRig(card, 0))
        return found


PLAYED = _Played()
INSTALLED = _Installed()


def corp_options(g: Netrunner) -> list[Option]:
    """Every action of the Corp's, the boldest first."""
    corp = g.corp
    options: list[Option] = []
    if corp.bits or (g.purses and can_pay(g, CORP, 1)):
        options += advance_options(g)
    installs, operations = _from_hq(g)
    options += installs
    options += operations
    options += abilities(g, CORP, ACTION)
    if g.runner.tags and can_pay(g, CORP, 2):
        for c in resources(g):
            options.append(opt.TrashResource(c.id, known(c, CORP)))
    if g.flags or g.in_play.marked or SETTLES in g.in_play.words:
        options += due(g)
    options.append(opt.BIT)
    options.append(opt.DRAW)
    options.append(opt.END)
    return options


def advance_options(g: Netrunner) -> list[opt.Advance]:
    kept = g.in_play.advances
    if kept is None:
        found: list[opt.Advance] = []
        for fort in g.forts:
            for c in fort.inside:
                if c.card in ADVANCEABLE:
                    found.append(opt.Advance(c.id, c.card, c.fort))
            for c in fort.ice:
                if c.card in ADVANCEABLE:
                    found.append(opt.Advance(c.id, c.card, c.fort))
        g.in_play.keep_advances(found)
        return found
    return kept


@lru_cache(maxsize=8192)
def _installs(card: str, forts: tuple[int, ...]) -> tuple[opt.Install, ...]:
    """Everywhere that the card itself allows."""
    d = CARDS[card]
    if d.type in (AGENDA, NODE):
        forts = forts[3:]
    if d.only:
        forts = tuple([fort for fort in forts if may_lie(card, fort)])
        if not may_lie(card, NEW):
            return tuple([opt.Install(card, fort) for fort in forts])
    return (*[opt.Install(card, fort) for fort in forts], opt.Install(card, NEW))


@lru_cache(maxsize=1024)
def _runs(forts: tuple[int, ...]) -> tuple[opt.Run, ...]:
    return tuple(opt.Run(fort) for fort in forts)


def install_options(g: Netrunner) -> list[opt.Install]:
    """Every card of HQ that may be installed, and where."""
    return _from_hq(g)[0]


def _from_hq(g: Netrunner) -> tuple[list[opt.Install], list[opt.Play]]:
    """What may be installed and where, and in the same pass the operations that may be played."""
    installs: list[opt.Install] = []
    operations: list[opt.Play] = []
    in_play, bits = g.in_play, g.corp.bits
    forts = in_play.forts
    words = in_play.words
    doubtful = hindered(g) if in_play.marked or "no-new-forts" in words else ()
    dear_ice = "ice-install" in words and ice_hindered(g)
    # Where the Corp has nothing but its pool, what costs more need not be looked at.
    poor = bits if not g.purses and OPERATION not in CORP_STOCKS else _NO_LIMIT
    for card in dict.fromkeys(g.corp.hq):
        d = CARDS[card]
        if d.type == OPERATION:
            cost, plain, play = PLAYED[card]
            if cost <= poor and ((plain and cost <= bits) or why_not_play(g, CORP, card) is None):
                operations.append(play)
        elif not d.at_once and not doubtful and (d.type != ICE or not dear_ice):
            installs += _installs(card, forts)  # the usual case, and the hottest
        else:
            installs += _hindered_installs(g, card, doubtful, dear_ice)
    return installs, operations


def _hindered_installs(
    g: Netrunner, card: str, doubtful: Sequence[int], dear_ice: bool
) -> Sequence[opt.Install]:
    """Where a card may be installed when something may forbid it: in doubtful forts, or because ice
    is dear, or because it must be rezzed at once."""
    d, in_play = CARDS[card], g.in_play
    everywhere = _installs(card, in_play.forts)
    same_cost = "rez-cost" not in in_play.words and not doubtful
    if (dear_ice and d.type == ICE) or (d.at_once and not same_cost):
        return [o for o in everywhere if why_not_install(g, card, o.fort) is None]
    if doubtful:
        return [
            o
            for o in everywhere
            if o.fort not in doubtful or why_not_install(g, card, o.fort) is None
        ]
    # What is to be rezzed at once costs the same everywhere, and mostly what is printed.
    if (
        d.at_once
        and d.cost > g.corp.bits
        and why_not_install(g, card, everywhere[0].fort) is not None
    ):
        return ()
    return everywhere


def runner_options(g: Netrunner) -> list[Option]:
    options: list[Option] = []
    runner, in_play = g.runner, g.in_play
    if not runner.tolls and not runner.no_run:
        if "submerged" not in in_play.words:
            options += _runs(in_play.forts)
        else:
            out_of_reach = submerged(g)
            options += [o for o in _runs(in_play.forts) if o.fort not in out_of_reach]
    installs, preps = _from_hand(g)
    options += installs
    options += preps
    options += abilities(g, RUNNER, ACTION)
    if runner.tags and can_pay(g, RUNNER, 2, "untag"):
        options.append(opt.UNTAG)
    for name in runner.marks:
        cost = COUNTERS[name].shake
        if cost and can_pay(g, RUNNER, cost):
            options.append(opt.Shake(name))
    if runner.tolls:
        for n in sorted(set(runner.tolls)):
            if can_pay(g, RUNNER, n):
                options.append(opt.Unblock(n))
    options.append(opt.BIT)
    options.append(opt.DRAW)
    if in_play.programs:
        options.append(opt.OVERWRITE)
    options.append(opt.END)
    return options


def runner_install_options(g: Netrunner, only: str = "") -> list[opt.InstallInRig]:
    """What may be installed (of one type only)."""
    return _from_hand(g, only)[0]


def _from_hand(g: Netrunner, only: str = "") -> tuple[list[opt.InstallInRig], list[opt.Play]]:
    """What may be installed (of one type only), and in the same pass the preps that may be played
    (none where only one type is asked for)."""
    installs: list[opt.InstallInRig] = []
    preps: list[opt.Play] = []
    daemons = g.in_play.daemons
    bits = g.runner.bits if g.run is None else NOTHING_SURE
    poor = richest(g)
    room = capacity(g)
    for card in dict.fromkeys(g.runner.hand):
        type = CARDS[card].type
        if type == PREP:
            if not only:
                cost, plain, play = PLAYED[card]
                if cost <= poor and (
                    (plain and cost <= bits) or why_not_play(g, RUNNER, card) is None
                ):
                    preps.append(play)
            continue
        if only and type != only:
            continue
        cost, mu, install = INSTALLED[card]
        if cost > poor:
            continue
        if (cost <= bits and mu <= room) or why_not_install_runner(g, card) is None:
            installs.append(install)
        if daemons and type == PROGRAM:
            for c in daemons:
                if (
                    room_in(g, c) >= CARDS[card].mu
                    and why_not_install_runner(g, card, c.id) is None
                ):
                    installs.append(opt.InstallInRig(card, c.id))
    return installs, preps


def bonus_options(g: Netrunner, side: int, kind: str) -> list[Option]:
    """Actions for one purpose."""
    if kind == "install":
        return [*install_options(g)]
    if kind == "install-program":
        return [*runner_install_options(g, PROGRAM)]
    return [opt.Run(f.id) for f in g.forts if why_not_run(g, f.id) is None]


PURPOSES: dict[type[Option], TurnName] = {
    opt.Bit: "act-bit",
    opt.Draw: "act-draw",
    opt.Install: "act-install",
}
"""Actions that the Corp may have for one purpose only, at any time of its turn: such an action is
spent before any other."""


def purpose_options(g: Netrunner) -> list[Option]:
    """What the Corp may still do when it has no other action left."""
    flags, options = g.memory.flags, list[Option]()
    if flags.get("act-install"):
        options += install_options(g)
    if flags.get("act-bit"):
        options.append(opt.BIT)
    if flags.get("act-draw"):
        options.append(opt.DRAW)
    return options


# -- why not -------------------------------------------------------------------------------
def why_not(g: Netrunner, side: int, thing: object) -> str | None:
    match thing:
        case opt.Install(card, fort):
            if side != CORP or card not in g.corp.hq:
                return "NR-TURN-005 nr-no-such-card"
            return why_not_install(g, card, fort)
        case opt.InstallInRig(card, host):
            if side != RUNNER or card not in g.runner.hand:
                return "NR-TURN-013 nr-no-such-card"
            return why_not_install_runner(g, card, host)
        case opt.Play(card):
            if card not in (g.runner.hand if side else g.corp.hq):
                return "NR-TURN-014 nr-no-such-card" if side else "NR-TURN-006 nr-no-such-card"
            return why_not_play(g, side, card)
        case opt.Run(fort):
            return why_not_run(g, fort) if side else "NR-RUN-001 nr-no-run-corp"
        case opt.Advance(number):
            if not can_advance(g.find(number)):
                return "NR-AGENDA-017 nr-no-advance"
            return no_bits(g, CORP, "NR-AGENDA-005", 1)
        case opt.Rez(number):
            d = CARDS[g.find(number).card]
            return "NR-TIME-006 nr-no-rez-ice" if d.type == ICE else "NR-TIME-002 nr-no-moment"
        case opt.Score():
            return "NR-TIME-009 nr-no-score-now"
        case opt.TrashResource(number):
            if CARDS[g.find(number).card].type != "resource":
                return "NR-HW-003 nr-no-resource"
            return no_bits(g, CORP, "NR-TURN-008", 2) if g.runner.tags else "NR-TURN-008 nr-no-tag"
        case opt.Untag():
            if not g.runner.tags:
                return "NR-TURN-016 nr-no-tag"
            return no_bits(g, RUNNER, "NR-TURN-016", 2, "untag")
        case opt.Use(number, _, n):
            inst = g.find(number)
            paid = CARDS[inst.card].paids[n]
            if CARDS[inst.card].side != side:
                return "NR-TIME-007 nr-no-other-card"
            return why_not_use(g, inst, paid) if paid.actions else "NR-TIME-007 nr-no-moment"
        case ("card", int(number)) if side == CORP:
            # Ice that is touched is meant to be rezzed.
            touched = g.get(number)
            if touched is not None and CARDS[touched.card].type == ICE:
                return "NR-REZ-004 nr-no-rezzed" if touched.up else "NR-TIME-006 nr-no-rez-ice"
    return None


PRICES: dict[type[Option], int] = {
    opt.Bit: 1,
    opt.Draw: 1,
    opt.Install: 1,
    opt.InstallInRig: 1,
    opt.Advance: 1,
    opt.Run: 1,
    opt.Overwrite: 0,
}
"""Actions that these take, whatever the card; see `price` for the others."""


# -- beginning -------------------------------------------------------------------------------
def price(answer: Option) -> int:
    """How many actions it takes; abilities and doubles may take several."""
    if type(answer) is opt.Play:
        return 2 if CARDS[answer.card].double else 1
    if type(answer) is opt.Use:
        return CARDS[answer.card].paids[answer.n].actions
    return 0 if type(answer) is opt.Overwrite else 1


def begin(g: Netrunner, side: int, answer: Option) -> None:
    """The action is spent; what it does begins."""
    BEGINS[answer.__class__](g, side, answer)


def _install(g: Netrunner, side: int, answer: opt.Install) -> None:
    push(g, Install(answer.card, answer.fort))


def _install_in_rig(g: Netrunner, side: int, answer: opt.InstallInRig) -> None:
    push(g, RunnerInstall(answer.card, answer.host))


def _play(g: Netrunner, side: int, answer: opt.Play) -> None:
    push(g, Play(answer.card, side))


def _advance(g: Netrunner, side: int, answer: opt.Advance) -> None:
    charge(g, CORP, 1)
    atoms.advance(g, g.find(answer.number), 1)


def _use(g: Netrunner, side: int, answer: opt.Use) -> None:
    use(g, answer.number, answer.n)


def _run(g: Netrunner, side: int, answer: opt.Run) -> None:
    start_run(g, answer.fort)


def _trash_resource(g: Netrunner, side: int, answer: opt.TrashResource) -> None:
    trash_cards(g, [answer.number])
    charge(g, CORP, 2)


def _untag(g: Netrunner, side: int, answer: opt.Untag) -> None:
    atoms.untag(g, 1)
    charge(g, RUNNER, 2, "untag")


def _shake(g: Netrunner, side: int, answer: opt.Shake) -> None:
    atoms.mark_runner(g, answer.mark, -1)
    charge(g, RUNNER, COUNTERS[answer.mark].shake)


def _unblock(g: Netrunner, side: int, answer: opt.Unblock) -> None:
    atoms.lift_toll(g, answer.n)
    charge(g, RUNNER, answer.n)


# A table rather than a match: each case that does not fit costs as much as a dictionary.
BEGINS: dict[type[Option], Callable[[Netrunner, int, Any], None]] = {
    opt.Bit: lambda g, side, _: earn(g, side, 1),
    opt.Draw: lambda g, side, _: draw_cards(g, side, 1),
    opt.Install: _install,
    opt.InstallInRig: _install_in_rig,
    opt.Play: _play,
    opt.Advance: _advance,
    opt.Use: _use,
    opt.Run: _run,
    opt.TrashResource: _trash_resource,
    opt.Untag: _untag,
    opt.Shake: _shake,
    opt.Unblock: _unblock,
    opt.Overwrite: lambda g, side, _: push(g, Overwrite()),
    opt.Settle: lambda g, side, answer: settle(g, answer.name),
    opt.SettleInFort: lambda g, side, answer: settle(g, answer.name, answer.fort),
}


class Bonus(Frame):
    """Extra actions for one purpose, taken one after another; any may be left."""

    side: int
    kind: str
    """What they are for: install, install-program, run."""
    left: int
    cap: int = 0
    """Of runs: what icebreakers and link may cost; 0 for anything."""
    at: str = "before"

    def do_before(self, g: Netrunner) -> None:
        """The Corp may forgo them from the first one on: a window comes before it."""
        self.at = "act"
        if self.side == CORP:
            open_window(g, "action")

    def forgo(self, side: int, owed: int) -> int:
        """Of so many actions that a side must forgo these are the next; how many of them went."""
        n = min(owed, self.left) if side == self.side else 0
        self.left -= n
        return n

    def ask_act(self, g: Netrunner) -> Ask | None:
        if self.left <= 0:
            return None
        options = bonus_options(g, self.side, self.kind)
        if not options and not g.windows:
            return None  # on a table with people, being asked must not reveal what a hand holds
        options.append(opt.STOP)
        return Ask(
            g.seat_of(self.side),
            "nr-ask-bonus",
            options,
            (("n", self.left), ("kind", self.kind)),
            default=len(options) - 1,
            window=True,
        )

    def got_act(self, g: Netrunner, answer: Option) -> None:
        if answer == opt.STOP:
            self.left = 0
            return
        self.left -= 1
        self.at = "after"
        if self.side == RUNNER:
            atoms.pass_actions(g, 1)
        if self.cap and isinstance(answer, opt.Run):
            start_run(g, answer.fort, self.cap)
        else:
            begin(g, self.side, answer)

    def do_after(self, g: Netrunner) -> None:
        self.at = "act"
        open_window(g, "action")

    def do_act(self, g: Netrunner) -> None:
        atoms.close_purses(g, "bonus")
        pop(g)
