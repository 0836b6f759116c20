"""What a side may do with an action, why not, and how it begins; extra actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import (
    AGENDA,
    CORP,
    ICE,
    NODE,
    OPERATION,
    PREP,
    PROGRAM,
    RUNNER,
    UPGRADE,
)
from neontable.games.netrunner.model.library import CARDS, COUNTERS, ICE_TOO, SUBMERGED
from neontable.games.netrunner.model.numbers import can_advance, in_force, known, resources, room_in
from neontable.games.netrunner.rules.play.abilities import abilities, why_not_use
from neontable.games.netrunner.rules.play.draw import draw_cards
from neontable.games.netrunner.rules.play.income import earn
from neontable.games.netrunner.rules.play.install import (
    NEW,
    Install,
    RunnerInstall,
    nothing_hinders,
    why_not_install,
    why_not_install_runner,
)
from neontable.games.netrunner.rules.play.obligations import due, settle
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.games.netrunner.rules.play.play import Overwrite, Play, why_not_play
from neontable.games.netrunner.rules.play.trash import trash_cards
from neontable.games.netrunner.rules.play.use import UsePaid
from neontable.games.netrunner.rules.play.windows import open_window
from neontable.games.netrunner.rules.run.run import start_run, why_not_run
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

ICE_ADVANCES = ("advances", "")


def corp_options(g: Netrunner) -> list[Answer]:
    """Every action of the Corp's, the boldest first."""
    corp = g.corp
    options: list[Answer] = []
    if can_pay(g, CORP, 1):
        for fort in g.forts:
            for c in fort.inside:
                if can_advance(c):
                    options.append(("advance", c.id, c.card, c.fort))
            if ICE_ADVANCES in ICE_TOO:
                for c in fort.ice:
                    if CARDS[c.card].advances:
                        options.append(("advance", c.id, c.card, c.fort))
    options += install_options(g)
    for card in dict.fromkeys(corp.hq):
        if CARDS[card].type == OPERATION and why_not_play(g, CORP, card) is None:
            options.append(("play", card))
    options += ability_options(g, CORP)
    if g.runner.tags and can_pay(g, CORP, 2):
        for c in resources(g):
            options.append(("trash-resource", c.id, known(c, CORP)))
    options += debt_options(g)
    options.append(("bit",))
    options.append(("draw",))
    options.append(("end",))
    return options


def install_options(g: Netrunner) -> list[Answer]:
    options: list[Answer] = []
    plain = nothing_hinders(g)
    for card in dict.fromkeys(g.corp.hq):
        d = CARDS[card]
        if d.type not in (AGENDA, NODE, ICE, UPGRADE):
            continue
        forts = g.forts[3:] if d.type in (AGENDA, NODE) else g.forts
        if plain and not d.only and not d.at_once:
            # Nothing speaks against it anywhere: the usual case, and the hottest.
            options += [("install", card, fort.id) for fort in forts]
            options.append(("install", card, NEW))
            continue
        for fort in forts:
            if why_not_install(g, card, fort.id) is None:
                options.append(("install", card, fort.id))
        if why_not_install(g, card, NEW) is None:
            options.append(("install", card, NEW))
    return options


def runner_options(g: Netrunner) -> list[Answer]:
    options: list[Answer] = []
    if not g.runner.tolls and not g.runner.no_run:
        if (g.names or in_force(g)).isdisjoint(SUBMERGED):
            options += [("run", fort.id) for fort in g.forts]
        else:
            for fort in g.forts:
                if why_not_run(g, fort.id) is None:
                    options.append(("run", fort.id))
    preps: list[Answer] = []
    options += runner_install_options(g, preps=preps)
    options += preps
    options += ability_options(g, RUNNER)
    if g.runner.tags and can_pay(g, RUNNER, 2, "untag"):
        options.append(("untag",))
    for name in g.runner.marks:
        cost = COUNTERS[name].shake
        if cost and can_pay(g, RUNNER, cost):
            options.append(("shake", name))
    for n in sorted(set(g.runner.tolls)):
        if can_pay(g, RUNNER, n):
            options.append(("unblock", n))
    options.append(("bit",))
    options.append(("draw",))
    for c in g.runner.rig:
        if CARDS[c.card].type == PROGRAM:
            options.append(("overwrite",))
            break
    options.append(("end",))
    return options


def runner_install_options(
    g: Netrunner, only: str = "", preps: list[Answer] | None = None
) -> list[Answer]:
    """What may be installed (of one type only); on the way, the preps that may be played."""
    options: list[Answer] = []
    daemons = [c for c in g.runner.rig if CARDS[c.card].holds]
    for card in dict.fromkeys(g.runner.hand):
        d = CARDS[card]
        if d.type == PREP:
            if preps is not None and why_not_play(g, RUNNER, card) is None:
                preps += [("play", card)]
            continue
        if only and d.type != only:
            continue
        if why_not_install_runner(g, card) is None:
            options.append(("install", card, 0))
        if daemons and d.type == PROGRAM:
            for c in daemons:
                if room_in(g, c) >= d.mu and why_not_install_runner(g, card, c.id) is None:
                    options.append(("install", card, c.id))
    return options


def ability_options(g: Netrunner, side: int) -> list[Answer]:
    return abilities(g, side, ("action",))


def bonus_options(g: Netrunner, side: int, kind: str) -> list[Answer]:
    """Actions for one purpose."""
    if kind == "install":
        return install_options(g)
    if kind == "install-program":
        return runner_install_options(g, PROGRAM)
    return [("run", f.id) for f in g.forts if why_not_run(g, f.id) is None]


def debt_options(g: Netrunner) -> list[Answer]:
    return [("settle", name) for name in due(g)]


# -- why not -------------------------------------------------------------------------------
def why_not(g: Netrunner, side: int, thing: Answer) -> str | None:
    if not isinstance(thing, tuple):
        return None
    verb = thing[0]
    if verb == "install":
        if side == CORP:
            if thing[1] not in g.corp.hq:
                return "NR-TURN-005 nr-no-such-card"
            return why_not_install(g, thing[1], thing[2])
        if thing[1] not in g.runner.hand:
            return "NR-TURN-013 nr-no-such-card"
        return why_not_install_runner(g, thing[1], thing[2])
    if verb == "play":
        if thing[1] not in (g.runner.hand if side else g.corp.hq):
            return "NR-TURN-014 nr-no-such-card" if side else "NR-TURN-006 nr-no-such-card"
        return why_not_play(g, side, thing[1])
    if verb == "run":
        if side == CORP:
            return "NR-RUN-001 nr-no-run-corp"
        return why_not_run(g, thing[1])
    if verb == "advance":
        if not can_advance(g.find(thing[1])):
            return "NR-AGENDA-017 nr-no-advance"
        return "NR-AGENDA-005 nr-no-bits"
    if verb == "rez":
        d = CARDS[g.find(thing[1]).card]
        return "NR-TIME-006 nr-no-rez-ice" if d.type == ICE else "NR-TIME-002 nr-no-moment"
    if verb == "score":
        return "NR-TIME-009 nr-no-score-now"
    if verb == "trash-resource":
        if not g.runner.tags:
            return "NR-TURN-008 nr-no-tag"
        d = CARDS[g.find(thing[1]).card]
        return "NR-HW-003 nr-no-resource" if d.type != "resource" else "NR-TURN-008 nr-no-bits"
    if verb == "untag":
        return "NR-TURN-016 nr-no-tag" if not g.runner.tags else "NR-TURN-016 nr-no-bits"
    if verb == "use":
        inst = g.find(thing[1])
        paid = CARDS[inst.card].paids[thing[3]]
        if CARDS[inst.card].side != side:
            return "NR-TIME-007 nr-no-other-card"
        if not paid.actions:
            return "NR-TIME-007 nr-no-moment"
        return why_not_use(g, inst, paid)
    return None


# -- beginning -------------------------------------------------------------------------------
def price(answer: Answer) -> int:
    """How many actions it takes; abilities and doubles may take several."""
    if answer[0] == "overwrite":
        return 0
    if answer[0] == "play":
        return 2 if CARDS[answer[1]].double else 1
    if answer[0] == "use":
        return int(CARDS[answer[2]].paids[answer[3]].actions)
    return 1


def begin(g: Netrunner, side: int, answer: Answer) -> None:
    """The action is spent; what it does begins."""
    match answer[0]:
        case "bit":
            earn(g, side, 1)
        case "draw":
            draw_cards(g, side, 1)
        case "install":
            if side == CORP:
                push(g, Install(answer[1], answer[2]))
            else:
                push(g, RunnerInstall(answer[1], answer[2]))
        case "play":
            push(g, Play(answer[1], side))
        case "advance":
            charge(g, CORP, 1)
            atoms.advance(g, g.find(answer[1]), 1)
        case "use":
            push(g, UsePaid(answer[1], answer[3]))
        case "run":
            start_run(g, answer[1])
        case "trash-resource":
            trash_cards(g, [answer[1]])
            charge(g, CORP, 2)
        case "untag":
            atoms.untag(g, 1)
            charge(g, RUNNER, 2, "untag")
        case "shake":
            atoms.mark_runner(g, answer[1], -1)
            charge(g, RUNNER, COUNTERS[answer[1]].shake)
        case "unblock":
            atoms.lift_toll(g, answer[1])
            charge(g, RUNNER, answer[1])
        case "overwrite":
            push(g, Overwrite())
        case "settle":
            settle(g, answer[1])


class Bonus(Frame):
    """Extra actions for one purpose, taken one after another; any may be left."""

    side: int
    kind: str
    """What they are for: install, install-program, run."""
    left: int
    cap: int = 0
    """Of runs: what icebreakers and link may cost; 0 for anything."""
    at: str = "act"

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
            return None  # on a table with people, being asked must not tell what a hand holds
        options.append(("stop",))
        return Ask(
            self.side ^ g.swapped,
            "nr-ask-bonus",
            options,
            (("n", self.left), ("kind", self.kind)),
            default=len(options) - 1,
            window=True,
        )

    def got_act(self, g: Netrunner, answer: Answer) -> None:
        if answer[0] == "stop":
            self.left = 0
            return
        self.left -= 1
        self.at = "after"
        if self.side == RUNNER:
            atoms.pass_actions(g, 1)
        if self.cap:
            start_run(g, answer[1], self.cap)
        else:
            begin(g, self.side, answer)

    def do_after(self, g: Netrunner) -> None:
        self.at = "act"
        open_window(g, "action")

    def do_act(self, g: Netrunner) -> None:
        atoms.close_purses(g, "bonus")
        pop(g)
