"""Accessing a fort: one card after another, in the order the Runner likes (NR-ACC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    AGENDA,
    ARCHIVES,
    CORP,
    HQ,
    NODE,
    RD,
    RUNNER,
    UPGRADE,
    When,
)
from neontable.games.netrunner.model.flags import ENCRYPTED, RunName, encrypted_card
from neontable.games.netrunner.model.library import CARDS, WHENS
from neontable.games.netrunner.model.numbers import (
    any_active,
    counted,
    hidden,
    known,
    total,
    trash_cost,
    trash_surcharge,
)
from neontable.games.netrunner.rules.play.abilities import ACCESSING, Moments, abilities
from neontable.games.netrunner.rules.play.counters import happen
from neontable.games.netrunner.rules.play.install import (
    RunnerInstall,
    check_points,
    forfeit,
    why_not_install_runner,
)
from neontable.games.netrunner.rules.play.pay import can_pay, charge, no_bits
from neontable.games.netrunner.rules.play.resolve import Triggers, fire, go_on, resolve
from neontable.games.netrunner.rules.play.trash import remove
from neontable.games.netrunner.rules.play.use import UsePaid
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.pieces import Inst
    from neontable.games.netrunner.model.state import Netrunner

MOLES = {HQ: Moments("access-hq"), RD: Moments("access-rd")}
PLACES = {HQ: "hand", RD: "stack", ARCHIVES: "trash"}
FREE: dict[str, RunName] = {"hand": "free-hand", "stack": "free-stack"}
ONLY_FROM = {"rd": ("stack",), "archives": ("trash", "buried")}
"""Zones of effects that a card has only when it is accessed from there (`When.where`)."""
FORTS = {"hand": HQ, "stack": RD, "trash": ARCHIVES, "buried": ARCHIVES}


class Access(Frame):
    """All cards of a fort that this run reaches.

    Nothing hidden is kept here: the next card of HQ is picked, and of R&D turned up, when its
    turn comes."""

    fort: int
    left: int = 0
    """Cards of HQ or R&D still to be looked at."""
    back: list[str] = []
    """Cards of HQ that were looked at and stayed."""
    skip: int = 0
    """Cards on top of R&D that were looked at and stayed."""
    piles: list[tuple[str, str]] = []
    """Cards of Archives, by pile: trash (face up) or buried."""
    installed: list[int] = []
    """Numbers of cards inside the fort."""
    begun: bool = False
    """A card was accessed already."""
    points: int = 0
    """Agenda points that count once the Runner has survived the whole access."""
    sweep: bool = False
    """Whatever is accessed from now on may be trashed for nothing, agendas too."""
    at: str = "reach"

    def do_reach(self, g: Netrunner) -> None:
        run = g.run
        extra = run.flags.get("extra", 0) if run is not None else 0
        # A fort may have fallen since the run began: then there is nothing left to access.
        self.installed = [c.id for f in g.forts if f.id == self.fort for c in f.inside]
        if self.fort == HQ:
            n = 1 + total(g, "access-hq", None, HQ) + extra
            n += counted(g.corp.virus.items(), "access-hq")
            self.left = max(0, min(n, len(g.corp.hq)))
        elif self.fort == RD:
            n = 1 + total(g, "access-rd", None, RD) + extra
            n += counted(g.corp.virus.items(), "access-rd")
            self.left = max(0, min(n, len(g.corp.rd)))
        elif self.fort == ARCHIVES:
            self.piles = [("trash", c) for c in g.corp.archives]
            self.piles += [("buried", c) for c in g.corp.buried]
        self.at = "next"
        if self.fort == HQ and self.left:
            fire(g, "access-hq")

    # -- which one next (NR-AMB-036) -----------------------------------------------------
    def ask_next(self, g: Netrunner) -> Ask | None:
        options: list[Option] = []
        if self._stored(g):
            options.append(opt.Stored(self.fort))
        for zone, card in dict.fromkeys(self.piles):
            options.append(opt.InPile(zone, card))
        for id in self.installed:
            inst = g.get(id)
            if inst is not None and inst.fort == self.fort:
                options.append(opt.Inside(id, known(inst, RUNNER), inst.fort))
        # Moles may be used at any time while cards are accessed, also when all were seen.
        moles = abilities(g, RUNNER, MOLES[self.fort]) if self.fort in MOLES else []
        facedown = self.fort in MOLES and hidden(g)
        if not options:
            if not moles and not (g.windows and facedown):
                return None
            options.append(opt.DONE)
        options += moles
        # The last card of the Archives is shown by the question, too: it is not just gone again.
        window = facedown or bool(self.piles)
        return Ask(g.seat_of(RUNNER), "nr-ask-access-next", options, window=window)

    def got_next(self, g: Netrunner, answer: Option) -> None:
        match answer:
            case opt.Done():
                self._over(g)
            case opt.Use(number, _, n):
                push(g, UsePaid(number, n))
            case opt.Stored():
                self.begun = True
                self.left -= 1
                if self.fort == HQ:
                    self.back = self._stayed(g)
                    card = atoms.pick_unseen(g, self.back)
                    self.back.append(card)
                else:
                    card = g.corp.rd[-1 - self.skip]
                    self.skip += 1
                look_at(g, AccessCard(card, PLACES[self.fort]))
            case opt.InPile(place, card):
                self.piles.remove((place, card))
                look_at(g, AccessCard(card, place))
            case opt.Inside(number):
                self.begun = True
                self.installed.remove(number)
                look_at(g, AccessCard(g.find(number).card, "fort", number))

    def back_next(self, g: Netrunner, result: object) -> None:
        """A card that went away is not among those that stayed."""
        if isinstance(result, str):
            if self.fort == HQ and result in self.back:
                self.back.remove(result)
            elif self.fort == RD and self.skip:
                self.skip -= 1

    def _stored(self, g: Netrunner) -> bool:
        """Whether there is another card of HQ or R&D to look at."""
        if not self.left:
            return False
        if self.fort == HQ:
            return len(g.corp.hq) > len(self._stayed(g))
        return len(g.corp.rd) > self.skip

    def _stayed(self, g: Netrunner) -> list[str]:
        """Of the cards of HQ that were looked at, those still there: the Corp may have lost some
        meanwhile."""
        rest = [*g.corp.hq]
        found = []
        for card in self.back:
            if card in rest:
                rest.remove(card)
                found.append(card)
        return found

    def reach_more(self, n: int) -> None:
        """So many further cards of HQ or R&D."""
        self.left += n

    def await_end(self, n: int) -> None:
        self.points += n

    def flatlined(self, g: Netrunner) -> None:
        """He did not survive: what he has taken here does not count."""
        if self.points:
            atoms.add_points(g, RUNNER, -self.points)

    def sweep_on(self) -> None:
        self.sweep = True

    def do_next(self, g: Netrunner) -> None:
        self._over(g)

    def _over(self, g: Netrunner) -> None:
        self.at = "end"
        if (
            self.fort == HQ
            and "reads-hq" in g.in_play.words
            and any(c.up and "reads-hq" in CARDS[c.card].special for c in g.runner.rig)
        ):
            atoms.look(g, RUNNER, tuple(sorted(g.corp.hq)), "hq")
        self.do_end(g)

    def do_end(self, g: Netrunner) -> None:
        pop(g)
        check_points(g)


class AccessCard(Frame):
    """One card: what it does, then liberated, trashed or put back."""

    card: str
    zone: str
    """hand (HQ), stack (R&D), trash or buried (Archives), or fort."""
    id: int = 0
    at: str = "look"

    def do_look(self, g: Netrunner) -> None:
        d = CARDS[self.card]
        atoms.note_access(g, self.card, self.id, self.zone)
        if d.shown and self.zone == "stack":
            atoms.show_access(g, self.card)
        if d.type == AGENDA and g.memory.flags:
            happen(g, "agenda-accessed")
        self.at = "take"
        pending = []
        for when, path in WHENS.get("access", {}).get(self.card, ()):
            if self._works(g, when):
                pending.append((self.id, path))
        if len(pending) == 1:
            resolve(g, pending[0][1], CORP, self.id, n=self._adv(g))
            go_on(g)
        elif pending:
            push(g, Triggers(pending))

    def _adv(self, g: Netrunner) -> int:
        inst = g.get(self.id) if self.id else None
        return inst.adv if inst is not None else 0

    def _works(self, g: Netrunner, when: When) -> bool:
        """An ambush must be rezzed where it is installed, unless its text says otherwise."""
        if when.where:
            return self.zone in ONLY_FROM[when.where]
        if self.zone == "fort":
            inst = g.find(self.id)
            return inst.up or CARDS[self.card].type == AGENDA or when.unrezzed
        return when.archived if self.zone in ("trash", "buried") else when.stored

    def _gone(self, g: Netrunner) -> bool:
        """It may have moved while its own effect resolved."""
        if self.zone == "fort":
            return g.get(self.id) is None
        corp = g.corp
        if self.zone == "hand":
            return self.card not in corp.hq
        if self.zone == "stack":
            return self.card not in corp.rd
        return self.card not in (corp.archives if self.zone == "trash" else corp.buried)

    # -- agendas, nodes and upgrades, and everything else -----------------------------------
    def price(self, g: Netrunner) -> int:
        """Bits to liberate an agenda; nothing for one that is only put back."""
        n = CARDS[self.card].steal
        run = g.run
        fort = g.find(self.id).fort if self.zone == "fort" else FORTS[self.zone]
        if self.zone == "fort" and encrypted(g, fort):
            return 0
        n += total(g, "steal-tax", CARDS[self.card], fort)
        if run is not None:
            n += counted(run.flags.items(), "steal-tax")
        return n

    def free(self, g: Netrunner) -> bool:
        """Whether this run lets the Runner trash whatever he sees there, at no cost."""
        return self._free_by_run(g) or self._free_by_counters(g)

    def _free_by_run(self, g: Netrunner) -> bool:
        if self._swept(g):
            return True
        run = g.run
        if run is None:
            return False
        return self.zone in FREE and bool(run.flags.get(FREE[self.zone]))

    def _free_by_counters(self, g: Netrunner) -> bool:
        """Virus counters of the Corp's may say so for HQ or R&D."""
        if not g.corp.virus or self.zone not in FREE:
            return False
        return counted(g.corp.virus.items(), FREE[self.zone]) > 0

    def surcharge(self, g: Netrunner) -> int:
        """What trashing it "at no cost" costs all the same."""
        inst = g.get(self.id) if self.id else None
        return trash_surcharge(g, inst) if inst is not None else 0

    def _swept(self, g: Netrunner) -> bool:
        for f in g.stack:  # noqa: SIM110  (asked at each access: any() is twice as slow)
            if f.__class__ is Access and f.sweep:
                return True
        return False

    def ask_take(self, g: Netrunner) -> Ask | None:
        if self._gone(g):
            return None
        d = CARDS[self.card]
        options: list[Option] = []
        if d.form:
            return self._ask_form(g, d.form)
        if d.type == AGENDA:
            n = self.price(g)
            if can_pay(g, RUNNER, n):
                options.append(opt.Steal(n))
            facedown = False
            if self.zone not in ("trash", "buried"):
                facedown = hidden(g)
                # A card that trashes even what cannot be trashed reaches agendas too.
                if self.free(g):
                    options.append(opt.TRASH_FREE)
                options += abilities(g, RUNNER, ACCESSING)
            if n:
                options.append(opt.LEAVE)
            elif len(options) == 1 and not (g.windows and facedown):
                return None  # it is liberated, without a choice
            return Ask(
                g.seat_of(RUNNER),
                "nr-ask-steal",
                options,
                (("card", self.card), ("n", n)),
                window=True,
            )
        if self.zone in ("trash", "buried"):
            return None
        if self.free(g) and not self.surcharge(g):
            options.append(opt.TRASH_FREE)
        elif self.free(g):
            if can_pay(g, RUNNER, self.surcharge(g), f"trash-{d.type}"):
                options.append(opt.TrashIt(self.surcharge(g)))
        elif d.type in (NODE, UPGRADE):
            n = trash_cost(g, d, g.get(self.id) if self.id else None)
            if can_pay(g, RUNNER, n, f"trash-{d.type}"):
                options.append(opt.TrashIt(n))
        options += abilities(g, RUNNER, ACCESSING)
        options.append(opt.LEAVE)
        return Ask(
            g.seat_of(RUNNER),
            "nr-ask-trash",
            options,
            (("card", self.card),),
            window=True,
            default=len(options) - 1,
        )

    def _ask_form(self, g: Netrunner, form: str) -> Ask:
        """An agenda that is not liberated: the Runner may install it as something else."""
        options: list[Option] = []
        if why_not_install_runner(g, form) is None:
            options.append(opt.InstallInRig(form, 0))
        options += [
            opt.InstallInRig(form, c.id)
            for c in g.runner.rig
            if CARDS[c.card].holds and why_not_install_runner(g, form, c.id) is None
        ]
        if self.zone not in ("trash", "buried"):
            if self.free(g):
                options.append(opt.TRASH_FREE)
            options += abilities(g, RUNNER, ACCESSING)
        options.append(opt.LEAVE)
        args = (("card", self.card),)
        return Ask(g.seat_of(RUNNER), "nr-ask-take-form", options, args, window=True)

    def got_take(self, g: Netrunner, answer: Option) -> None:
        match answer:
            case opt.Leave():
                pop(g)
            case opt.InstallInRig(form, host):
                self.at = "formed"
                inst = g.find(self.id) if self.zone == "fort" else None
                atoms.take_accessed(g, self.card, inst, self.zone, self._above(g))
                push(g, RunnerInstall(form, host, zone=""))
            case opt.Steal(n):
                self.at = "liberate"
                charge(g, RUNNER, n)
            case opt.TrashFree():
                self.at = "trash"
                if not self._free_by_run(g):
                    atoms.set_run_flag(g, "swept", 1)
            case opt.TrashIt(n):
                self.at = "trash"
                charge(g, RUNNER, n, f"trash-{CARDS[self.card].type}")
            case opt.Use(number, _, n):
                push(g, UsePaid(number, n))

    def why_take(self, g: Netrunner, thing: object) -> str | None:
        if not isinstance(thing, (opt.TrashIt, opt.Steal, opt.TrashFree)):
            return None
        if thing == opt.TRASH_FREE and CARDS[self.card].type == AGENDA:
            return "NR-ACC-009 nr-no-trash-type"
        d = CARDS[self.card]
        if d.type == AGENDA:
            return no_bits(g, RUNNER, "NR-ACC-007", self.price(g))
        if d.type not in (NODE, UPGRADE):
            return "NR-ACC-009 nr-no-trash-type"
        n = trash_cost(g, d, g.get(self.id) if self.id else None)
        return no_bits(g, RUNNER, "NR-ACC-007", n, f"trash-{d.type}")

    def do_take(self, g: Netrunner) -> None:
        if self._gone(g):
            pop(g, self._left())
        elif CARDS[self.card].type != AGENDA or CARDS[self.card].form:
            pop(g)
        else:
            self.do_liberate(g)

    def do_liberate(self, g: Netrunner) -> None:
        inst = g.find(self.id) if self.zone == "fort" else None
        if inst is not None and encrypted(g, inst.fort):
            atoms.note_encrypted(g, self.id)
            pop(g)
            return
        self.at = "after"
        liberate(g, self.card, inst, self.zone, self._above(g))
        if g.stack[-1] is self:
            self.do_after(g)

    def do_formed(self, g: Netrunner) -> None:
        pop(g, self._left())

    def do_after(self, g: Netrunner) -> None:
        pop(g, self._left())

    def _left(self) -> str | None:
        """The result for Access: the card of HQ or R&D that is gone."""
        return self.card if self.zone in ("hand", "stack") else None

    def _above(self, g: Netrunner) -> int:
        """Cards on top of it in R&D that were looked at and stayed: of two alike it is this one
        that goes (NR-ACC-010)."""
        if self.zone != "stack":
            return 0
        n = next((f.skip - 1 for f in reversed(g.stack) if isinstance(f, Access)), 0)
        return n if n > 0 and self.card in g.corp.rd[: len(g.corp.rd) - n] else 0

    def do_trash(self, g: Netrunner) -> None:
        inst = g.find(self.id) if self.zone == "fort" else None
        above = self._above(g)
        pop(g, self._left())
        if inst is not None:
            atoms.note_trashed(g, self.card)
            remove(g, inst, "trash-up")
        else:
            atoms.trash_accessed(g, self.card, None, self.zone, above)

    def trash_now(self) -> None:
        """An ability trashes the card that is being accessed."""
        self.at = "trash"


def look_at(g: Netrunner, access: AccessCard) -> None:
    push(g, access)
    access.do_look(g)


def liberate(g: Netrunner, card: str, inst: Inst | None, zone: str, above: int = 0) -> None:
    """The Runner scores an agenda; points that he owes are taken off."""
    atoms.liberate(g, card, inst, zone, above)
    settle_points(g, forfeit(g, CARDS[card].points))


def settle_points(g: Netrunner, n: int) -> None:
    """The Runner has scored n points that are his, and has enough or not.  They count when he has
    survived the whole access, except at tables that play card by card (NR-AMB-036)."""
    access = next((f for f in reversed(g.stack) if isinstance(f, Access)), None)
    if g.card_by_card or access is None:
        check_points(g)
    else:
        access.await_end(n)


# -- agendas that are put back at first, where a card encrypts them -------------------------------
def encrypted(g: Netrunner, fort: int) -> bool:
    """Whether agendas of the fort stay there for now: by a card that is accessed with them, in
    whatever order, or was accessed before it was trashed."""
    run = g.run
    if run is not None and run.flags.get("encrypted"):
        return True
    return any_active(g, "encrypts", fort)


def decrypt(g: Netrunner) -> None:
    """At the start of his turn the Runner scores what was put back and is still there."""
    if not g.flags:
        return
    ids = sorted(int(name[len(ENCRYPTED) :]) for name in g.flags if name.startswith(ENCRYPTED))
    for id in ids:
        atoms.clear_flag(g, encrypted_card(id))
    for id in ids:
        inst = g.get(id)
        if inst is not None and inst.fort > ARCHIVES:
            liberate(g, inst.card, inst, "fort")


def about_to_access(g: Netrunner) -> bool:
    """Whether a fort is about to be accessed, and nothing of it was yet."""
    for f in reversed(g.stack):
        if isinstance(f, Access):
            return not f.begun
    return False


def accessing(g: Netrunner) -> AccessCard | None:
    for f in reversed(g.stack):
        if isinstance(f, AccessCard):
            return f
    return None
