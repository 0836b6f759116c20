"""Damage, tags, and the Runner's life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS, GIVERS, PAIDS
from neontable.games.netrunner.model.numbers import (
    active,
    counted,
    first_active,
    hand_size,
    hidden,
    in_force,
    points,
    total,
)
from neontable.games.netrunner.rules.play.abilities import HURT, abilities, ask_runner, usable
from neontable.games.netrunner.rules.play.pay import charge, wealth
from neontable.games.netrunner.rules.play.play import Play
from neontable.games.netrunner.rules.play.trash import hand_shrank
from neontable.games.netrunner.rules.play.use import UsePaid
from neontable.kernel.asks import Ask, ask_number
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def do_damage(
    g: Netrunner, kind: str, n: int, card: str, preventable: bool = True, ap: bool = False
) -> None:
    """Damage to the Runner; the parent learns how many points were done."""
    push(g, Damage(kind, n, card, preventable, ap))


class Damage(Frame):
    """`kind` is net, meat or brain; `n` what is still to be suffered."""

    kind: str
    n: int
    card: str = ""
    preventable: bool = True
    ap: bool = False
    """Done by a subroutine of AP ice."""
    done: int = 0
    hulls: list[int] = []
    """Cards that stop all of it, past which the Corp may still pay."""
    raisers: list[int] = []
    """Cards whose counters the Corp may spend for more of it."""
    sparers: list[int] = []
    """Cards for which the Corp may give up damage that would be done."""
    at: str = "begin"

    def do_begin(self, g: Netrunner) -> None:
        self.at = "count"
        if self.n > 0:
            self.n += total(g, f"{self.kind}-damage")
            if in_force(g, f"raises-{self.kind}"):
                self.raisers = _holders(g, f"raises-{self.kind}")
                self.at = "raise"

    # -- the Corp may spend counters to make it worse ---------------------------------------------
    def ask_raise(self, g: Netrunner) -> Ask | None:
        card = g.get(self.raisers[0]) if self.raisers else None
        if card is None:
            return None
        args = (("n", self.n), ("card", card.card))
        return ask_number(g.seat_of(CORP), "nr-ask-raise-damage", 0, card.adv, args=args)

    def got_raise(self, g: Netrunner, answer: int) -> None:
        card = g.find(self.raisers.pop(0))
        if answer:
            self.n += answer
            atoms.advance(g, card, -answer)

    def do_raise(self, g: Netrunner) -> None:
        self.raisers = self.raisers[1:]
        if not self.raisers:
            self.at = "count"

    def do_count(self, g: Netrunner) -> None:
        if g.flags and self.preventable and counted(g.flags.items(), f"no-{self.kind}"):
            self.n = 0  # prevented by itself
        if self.n <= 0:
            pop(g, 0)
            return
        if not self.preventable:
            self.at = "suffer"
            return
        if in_force(g, "spares-damage") and not self._own_doing():
            self.sparers = _holders(g, "spares-damage")
        self.at = "immune"
        for c in g.runner.rig:
            special = CARDS[c.card].special
            if c.up and f"stops-{self.kind}" in special:
                self.hulls.append(c.id)
            elif c.up and self.ap and self.kind == "net" and "trodes" in special and self.n > 1:
                self.prevent(g, self.n - 1, c.card)

    # -- immunity to meat damage, unless the Corp gives up an agenda point -----------------------
    def ask_immune(self, g: Netrunner) -> Ask | None:
        if not self._immune(g) or points(g, CORP) < 1:
            return None
        options: list[Option] = [opt.PAY_POINT, opt.REFUSE]
        args = (("n", self.n), ("card", self.card))
        return Ask(g.seat_of(CORP), "nr-ask-immunity", options, args, default=1)

    def got_immune(self, g: Netrunner, answer: opt.PayPoint | opt.Refuse) -> None:
        self.at = "past"
        if isinstance(answer, opt.PayPoint):
            atoms.add_points(g, CORP, -1)
            atoms.set_turn_flag(g, "immunity-off", 1)
        else:
            self.prevent(g, self.n, self._immune(g))

    def do_immune(self, g: Netrunner) -> None:
        self.at = "past"
        card = self._immune(g)
        if card:
            self.prevent(g, self.n, card)

    def _immune(self, g: Netrunner) -> str:
        """The card that makes the Runner immune, or nothing."""
        if self.kind != "meat" or g.memory.flags.get("immunity-off"):
            return ""
        return first_active(g, "immunity")

    # -- cards that stop everything but what the Corp pays for ---------------------------------
    def ask_past(self, g: Netrunner) -> Ask | None:
        if not self.hulls or self.n <= 0:
            return None
        return ask_number(
            g.seat_of(CORP),
            "nr-ask-past",
            0,
            min(self.n, wealth(g, CORP)),
            args=(("n", self.n), ("card", g.find(self.hulls[0]).card)),
        )

    def got_past(self, g: Netrunner, answer: int) -> None:
        hull = g.find(self.hulls.pop(0))
        if answer < self.n:
            self.prevent(g, self.n - answer, hull.card)
        charge(g, CORP, answer)

    def do_past(self, g: Netrunner) -> None:
        self.at = "prevent"

    # -- prevention --------------------------------------------------------------------------
    def ask_prevent(self, g: Netrunner) -> Ask | None:
        if self.n <= 0:
            return None
        options: list[Option] = []
        table = PAIDS.get("damage", {})
        for c in g.runner.rig:
            d = CARDS[c.card]
            if d.shield and c.up and self.kind in d.prevents and c.this_turn < d.shield:
                # "Up to": a shield may be spared for later in the turn.
                most = min(self.n, d.shield - c.this_turn)
                options += [opt.Prevent(c.id, c.card, k) for k in range(most, 0, -1)]
            if c.card in table:
                for paid, n in table[c.card]:
                    if self.prevented_by(paid.effects) and usable(g, c, n):
                        options.append(opt.Use(c.id, c.card, n))
        run = g.run
        if run is not None and run.flags.get("shield"):
            most = min(self.n, run.flags["shield"])
            options += [opt.PreventByRun(run.source, k) for k in range(most, 0, -1)]
        for card in dict.fromkeys(g.runner.hand):
            if self._rescues(g, card):
                options.append(opt.Play(card))
        facedown = hidden(g)
        # Cards in hand may come to the rescue: who could hold one is asked.
        holding = bool(g.runner.hand) and (
            self.deadly(g) or (self.kind == "meat" and g.side == CORP)
        )
        if not options and not (g.windows and (facedown or holding)):
            return None
        options.append(opt.SUFFER)
        args = (("n", self.n), ("kind", self.kind), ("card", self.card))
        return Ask(
            g.seat_of(RUNNER),
            "nr-ask-damage",
            options,
            args,
            window=facedown or holding,
            default=len(options) - 1,
        )

    def prevented_by(self, effects: tuple[object, ...]) -> bool:
        return any(self.kind in getattr(v, "kinds", ()) for v in effects)

    def _rescues(self, g: Netrunner, card: str) -> bool:
        special = CARDS[card].special
        if "rescue" in special:
            return self.deadly(g)
        return "meat-rescue" in special and self.kind == "meat" and g.side == CORP

    def deadly(self, g: Netrunner) -> bool:
        """More than the hand holds; or brain damage that leaves no hand to hold."""
        if self.n > len(g.runner.hand):
            return True
        return self.kind == "brain" and self.n > hand_size(g, RUNNER)

    def got_prevent(self, g: Netrunner, answer: Option) -> None:
        match answer:
            case opt.Suffer():
                self.at = "spare"
            case opt.Prevent(number, card, n):
                atoms.use(g, g.find(number), n)
                self.prevent(g, n, card)
            case opt.PreventByRun(card, n):
                assert g.run is not None
                atoms.set_run_flag(g, "shield", g.run.flags["shield"] - n)
                self.prevent(g, n, card)
            case opt.Use(number, _, n):
                push(g, UsePaid(number, n))
            case opt.Play(card):
                push(g, Play(card, RUNNER, at="pay"))

    def prevent(self, g: Netrunner, n: int, card: str) -> None:
        n = min(n, self.n)
        self.n -= n
        atoms.emit(g, "nr-prevent", n=n, card=card)

    def do_prevent(self, g: Netrunner) -> None:
        self.at = "spare" if self.sparers else "suffer"

    # -- damage that would be done, and that the Corp turns into counters instead ----------------
    def ask_spare(self, g: Netrunner) -> Ask | None:
        card = g.get(self.sparers[0]) if self.sparers else None
        if card is None or self.n <= 0:
            return None
        args = (("n", self.n), ("card", card.card))
        return ask_number(g.seat_of(CORP), "nr-ask-spare-damage", 0, self.n, args=args)

    def got_spare(self, g: Netrunner, answer: int) -> None:
        card = g.find(self.sparers.pop(0))
        if answer:
            self.prevent(g, answer, card.card)
            atoms.put_counters(g, card, answer)

    def do_spare(self, g: Netrunner) -> None:
        self.at = "suffer"

    # -- suffering -----------------------------------------------------------------------------
    def do_suffer(self, g: Netrunner) -> None:
        if self.n <= 0:
            pop(g, self.done)
            return
        atoms.emit(g, "nr-damage", n=self.n, kind=self.kind, card=self.card, seat=g.seat_of(RUNNER))
        while self.n > 0:
            self.n -= 1
            self.done += 1
            if not atoms.hurt(g, self.kind):
                self.at = "flatline"
                return
        if g.early_flatline and hand_below_zero(g):
            self.at = "flatline"
            return
        self.at = "hurt"
        hand_shrank(g)

    def do_flatline(self, g: Netrunner) -> None:
        self.n = 0
        self.at = "saved"
        push(g, Flatline("nr-how-flatline"))

    def do_saved(self, g: Netrunner) -> None:
        self.at = "hurt"
        hand_shrank(g)

    # -- what the Runner may do about meat damage that the Corp has done -------------------------
    def ask_hurt(self, g: Netrunner) -> Ask | None:
        if self.kind != "meat" or not self.done or self._own_doing():
            return None
        options: list[Option] = [*abilities(g, RUNNER, HURT)]
        return ask_runner(g, "nr-ask-hurt", options, opt.PASS, (("n", self.done),))

    def _own_doing(self) -> bool:
        return self.card in CARDS and CARDS[self.card].side == RUNNER

    def got_hurt(self, g: Netrunner, answer: opt.Use | opt.Pass) -> None:
        if isinstance(answer, opt.Use):
            push(g, UsePaid(answer.number, answer.n))
        else:
            pop(g, self.done)

    def do_hurt(self, g: Netrunner) -> None:
        pop(g, self.done)


def _holders(g: Netrunner, special: str) -> list[int]:
    return [c.id for c in active(g) if special in CARDS[c.card].special]


class Flatline(Frame):
    """The Runner is about to be flatlined; unless something saves him, the Corp wins."""

    how: str
    """Message id of how the game ends then."""
    at: str = "save"

    def ask_save(self, g: Netrunner) -> Ask | None:
        table = PAIDS.get("flatline", {})
        options: list[Option] = [
            opt.Use(c.id, c.card, n)
            for c in g.runner.rig
            if c.card in table
            for _, n in table[c.card]
            if usable(g, c, n)
        ]
        if not options:
            return None
        options.append(opt.SUFFER)
        return Ask(g.seat_of(RUNNER), "nr-ask-flatline", options)

    def got_save(self, g: Netrunner, answer: opt.Use | opt.Suffer) -> None:
        if isinstance(answer, opt.Suffer):
            self.do_save(g)
        else:
            pop(g)
            push(g, UsePaid(answer.number, answer.n))

    def do_save(self, g: Netrunner) -> None:
        for frame in g.stack:
            flatlined = getattr(frame, "flatlined", None)
            if flatlined is not None:
                flatlined(g)
        atoms.win(g, CORP, self.how)


def hand_below_zero(g: Netrunner) -> bool:
    return hand_size(g, RUNNER) < 0


# -- tags --------------------------------------------------------------------------------------
def give_tags(g: Netrunner, n: int, card: str = "") -> None:
    if n > 0:
        push(g, Tags(n, card))


class Tags(Frame):
    """Tags about to be received, one at a time; gives the parent how many stuck."""

    n: int
    card: str = ""
    done: int = 0
    at: str = "avoid"

    def ask_avoid(self, g: Netrunner) -> Ask | None:
        if self.n <= 0 or g.flags.get("avoid-tag"):
            return None  # none to come, or the next is avoided by itself
        options: list[Option] = []
        table = PAIDS.get("tag", {})
        for c in g.runner.rig:
            if c.card in table:
                for _, n in table[c.card]:
                    if usable(g, c, n):
                        options.append(opt.Use(c.id, c.card, n))
        args = (("n", self.n), ("card", self.card))
        return ask_runner(g, "nr-ask-tag", options, opt.ACCEPT, args)

    def got_avoid(self, g: Netrunner, answer: opt.Use | opt.Accept) -> None:
        if isinstance(answer, opt.Accept):
            self._receive(g)
            return
        push(g, UsePaid(answer.number, answer.n))

    def do_avoid(self, g: Netrunner) -> None:
        if self.n <= 0:
            pop(g, self.done)
        else:
            self._receive(g)

    def _receive(self, g: Netrunner) -> None:
        self.n -= 1
        if g.flags.get("avoid-tag"):
            atoms.set_flag(g, "avoid-tag", g.flags["avoid-tag"] - 1)
            atoms.emit(g, "nr-avoid", card=GIVERS["avoid-tag"])
            return
        self.done += 1
        atoms.tag(g, 1)

    def avoid(self, g: Netrunner, card: str) -> None:
        self.n -= 1
        atoms.emit(g, "nr-avoid", card=card)
