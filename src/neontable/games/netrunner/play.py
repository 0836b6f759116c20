"""Playing operations and preps, using abilities, extra actions, overwriting programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.card import CORP, PROGRAM, RUNNER, X
from neontable.games.netrunner.choose import option
from neontable.games.netrunner.conditions import CONDITIONS
from neontable.games.netrunner.library import CARDS
from neontable.games.netrunner.pay import can_pay, charge, charge_bank, purpose, wealth
from neontable.games.netrunner.reckon import of_type
from neontable.games.netrunner.resolve import resolve
from neontable.games.netrunner.trash import remove
from neontable.kernel.asks import Answer, Ask, ask_many, ask_number
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.netrunner.state import Netrunner


def why_not_play(g: Netrunner, side: int, card: str) -> str | None:
    d = CARDS[card]
    if d.type not in ("operation", "prep"):
        return "NR-VOC-006 nr-no-play"
    if "reaction" in d.special:
        return "NR-PREP-001 nr-no-reaction"
    if (2 if d.double else 1) > g.actions:
        return "NR-OP-003 nr-no-actions" if side == CORP else "NR-PREP-003 nr-no-actions"
    if not can_pay(g, side, max(0, d.cost), d.type):
        return "NR-PREP-001 nr-no-bits" if side else "NR-OP-001 nr-no-bits"
    if d.need and not CONDITIONS[d.need](g, None):
        return "NR-OP-004 nr-no-condition" if side == CORP else "NR-PREP-001 nr-no-condition"
    for verb in d.play:
        why = verb.why_not(g)
        if why is not None:
            return why
    return None


class Play(Frame):
    """Play, pay, discard, resolve (NR-OP-002, NR-PREP-002)."""

    card: str
    side: int
    n: int = 0
    """X, where the cost is chosen."""
    at: str = "x"

    def ask_x(self, g: Netrunner) -> Ask | None:
        if CARDS[self.card].cost != X:
            return None
        most = wealth(g, self.side, CARDS[self.card].type)
        args = (("card", self.card),)
        return ask_number(self.side ^ g.swapped, "nr-ask-x", 0, most, args=args, window=True)

    def got_x(self, g: Netrunner, answer: Answer) -> None:
        self.n = answer
        self.at = "pay"

    def do_x(self, g: Netrunner) -> None:
        self.at = "pay"

    def do_pay(self, g: Netrunner) -> None:
        d = CARDS[self.card]
        atoms.tell(g, "nr-play", side=self.side, card=self.card)
        to = "removed" if "removed" in d.special else "trash"
        atoms.leave_hand(g, self.side, self.card, to)
        self.at = "effect"
        charge(g, self.side, self.n if d.cost == X else d.cost, d.type)

    def do_effect(self, g: Netrunner) -> None:
        self.at = "end"
        resolve(g, f"{self.card}.play", self.side, n=self.n)

    def do_end(self, g: Netrunner) -> None:
        pop(g)


class UsePaid(Frame):
    """Use an ability: every cost before the colon, then the effects."""

    id: int
    which: int
    card: str = ""
    n: int = 0
    """Advancement counters that it had when it was used: its effect may count them."""
    at: str = "pay"

    def do_pay(self, g: Netrunner) -> None:
        inst = g.find(self.id)
        self.card = inst.card
        self.n = inst.adv
        paid = CARDS[inst.card].paids[self.which]
        atoms.reveal(g, inst) if not inst.up else None
        atoms.tell(g, "nr-use", side=CARDS[inst.card].side, card=inst.card, number=inst.id)
        self.at = "rest"
        if paid.when == "pay":
            charge_bank(g, paid.bits)
        else:
            charge(g, CARDS[inst.card].side, paid.bits, purpose(paid))

    def do_rest(self, g: Netrunner) -> None:
        inst = g.find(self.id)
        d = CARDS[inst.card]
        paid = d.paids[self.which]
        self.at = "effect"
        if paid.once:
            atoms.use(inst)
        if paid.counters:
            atoms.put_counters(g, inst, -paid.counters)
        if paid.advances:
            atoms.advance(g, inst, -paid.advances)
        if paid.points:
            atoms.add_points(g, d.side, -paid.points)
        if paid.trash:
            remove(g, inst)

    def do_effect(self, g: Netrunner) -> None:
        self.at = "end"
        resolve(g, f"{self.card}.paid.{self.which}", CARDS[self.card].side, self.id, n=self.n)

    def do_end(self, g: Netrunner) -> None:
        card, id = self.card, self.id
        pop(g)
        inst = g.get(id)
        if inst is not None and CARDS[card].spent and CARDS[card].counters and inst.count <= 0:
            remove(g, inst)


class Bonus(Frame):
    """Extra actions for one purpose, taken one after another; any may be left."""

    side: int
    kind: str
    """What they are for: install, install-program, run."""
    left: int
    cap: int = 0
    """Of runs: what icebreakers and link may cost; 0 for anything."""
    at: str = "act"

    @property
    def extra_actions(self) -> int:
        return self.left

    def forgo(self, owed: int) -> int:
        """Of so many actions to forgo these are the next; how many went."""
        n = min(owed, self.left)
        self.left -= n
        return n

    def ask_act(self, g: Netrunner) -> Ask | None:
        from neontable.games.netrunner.actions import bonus_options

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
        from neontable.games.netrunner.actions import begin

        if answer[0] == "stop":
            self.left = 0
            return
        self.left -= 1
        self.at = "after"
        if self.side == RUNNER:
            atoms.pass_actions(g, 1)
        if self.cap:
            from neontable.games.netrunner.run import start_run

            start_run(g, answer[1], cap=self.cap)
        else:
            begin(g, self.side, answer)

    def do_after(self, g: Netrunner) -> None:
        from neontable.games.netrunner.windows import open_window

        self.at = "act"
        open_window(g, "action")

    def do_act(self, g: Netrunner) -> None:
        atoms.close_purses(g, "bonus")
        pop(g)


class Overwrite(Frame):
    """The Runner trashes programs of his own, for nothing (NR-PROG-004)."""

    at: str = "choose"

    def ask_choose(self, g: Netrunner) -> Ask:
        cards = [option(g, "trash", c, RUNNER) for c in of_type(g, PROGRAM)]
        return ask_many(RUNNER ^ g.swapped, "nr-ask-overwrite", cards, 0, len(cards), window=True)

    def got_choose(self, g: Netrunner, answer: Answer) -> None:
        pop(g)
        for thing in answer:
            inst = g.get(thing[1])
            if inst is not None:
                remove(g, inst)


def purge(g: Netrunner) -> None:
    """The Corp forgoes its next three actions and loses all virus counters."""
    atoms.owe(g, CORP, 3)
    from neontable.games.netrunner.windows import shelter

    kept = shelter(g)
    if kept:
        push(g, Purge(kept))
    else:
        atoms.clear_virus(g)


class Purge(Frame):
    """The Runner says which virus counters are not removed, one by one."""

    left: int
    kept: list[tuple[str, int, int]] = []
    """Name of the counter, number of the card or 0, fort or -1."""
    at: str = "keep"

    def ask_keep(self, g: Netrunner) -> Ask | None:
        if not self.left:
            return None
        options: list[Answer] = []
        for place, n in atoms.virus_counters(g):
            if self.kept.count(place) < n:
                name, id, fort = place
                if id:
                    options.append(("keep-on", name, id, fort))
                else:
                    options.append(("keep-in", name, fort) if fort >= 0 else ("keep", name))
        if not options:
            return None
        return Ask(RUNNER ^ g.swapped, "nr-ask-keep-virus", options, (("n", self.left),))

    def got_keep(self, g: Netrunner, answer: Answer) -> None:
        self.left -= 1
        match answer:
            case ("keep-on", name, id, fort):
                self.kept.append((name, id, fort))
            case ("keep-in", name, fort):
                self.kept.append((name, 0, fort))
            case _:
                self.kept.append((answer[1], 0, -1))

    def do_keep(self, g: Netrunner) -> None:
        pop(g)
        atoms.clear_virus(g, self.kept)
