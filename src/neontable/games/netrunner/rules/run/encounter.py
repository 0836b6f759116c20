"""Meeting a rezzed piece of ice: breaking subroutines, then suffering the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.flags import RunName
from neontable.games.netrunner.model.library import BECOMES, CARDS, PATHS
from neontable.games.netrunner.model.numbers import hidden
from neontable.games.netrunner.model.pieces import Run, RunFlags
from neontable.games.netrunner.rules.play.abilities import ENCOUNTER, MET, abilities, may_use
from neontable.games.netrunner.rules.play.counters import happen
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.games.netrunner.rules.play.resolve import fire_own, go_on, resolve
from neontable.games.netrunner.rules.play.use import UsePaid
from neontable.games.netrunner.rules.play.windows import carry_out, overwriting
from neontable.games.netrunner.rules.run.breaking import (
    boost,
    break_options,
    special_break,
    use_breaker,
    watch,
    why_not_break,
)
from neontable.games.netrunner.rules.run.subroutines import is_ap, subroutines, traces
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


class Encounter(Frame):
    """Gives the parent nothing; the run knows how it went."""

    id: int
    i: int = 0
    """The subroutine that resolves next."""
    paths: list[str] = []
    """Subroutines as they were when breaking was over."""
    at: str = "begin"

    def do_begin(self, g: Netrunner) -> None:
        run = g.run
        assert run is not None
        ice = g.find(self.id)
        atoms.meet(g, run, ice)
        begin_flags(run)
        self.at = "met" if may_use(g, CORP, MET) else "toll"
        fire_own(g, "encounter", ice)
        if run.flags:
            happen(g, "met")
        elif self.at == "toll" and g.stack[-1] is self:
            self.at = "break"  # no toll, and nothing that lets him pass

    # -- what the Corp may do before anything is broken ------------------------------------------
    def ask_met(self, g: Netrunner) -> Ask | None:
        run, ice = run_of(g), g.get(self.id)
        if run.ended or ice is None:
            return None
        options: list[Option] = [*abilities(g, CORP, MET)]
        if not options:
            return None
        args = (("card", ice.card),)
        return Ask(
            g.seat_of(CORP),
            "nr-ask-met",
            [*options, opt.PASS],
            args,
            default=len(options),
            response=True,
        )

    def got_met(self, g: Netrunner, answer: opt.Use | opt.Pass) -> None:
        if isinstance(answer, opt.Use):
            push(g, UsePaid(answer.number, answer.n))
        else:
            self.at = "toll"

    def do_met(self, g: Netrunner) -> None:
        self.at = "toll"

    # -- a toll for meeting ice (Ball and Chain) --------------------------------------------------
    def ask_toll(self, g: Netrunner) -> Ask | None:
        run = g.run
        assert run is not None
        n = run.flags.get("toll-now", 0)
        if not n or run.ended:
            return None
        options: list[Option] = [opt.PayBits(n)] if can_pay(g, RUNNER, n) else []
        options.append(opt.END_RUN)
        # Hidden resources may pay: being asked must not reveal whether he has any.
        return Ask(
            g.seat_of(RUNNER),
            "nr-ask-toll",
            options,
            (("n", n),),
            window=True,
            public=not hidden(g),
            default=len(options) - 1,
        )

    def got_toll(self, g: Netrunner, answer: opt.PayBits | opt.EndRun) -> None:
        if isinstance(answer, opt.PayBits):
            self._face(g)
            charge(g, RUNNER, answer.n)
        else:
            atoms.end_run(g, "nr-run-ends")
            self.at = "end"
            happen(g, "unbroken")

    def do_toll(self, g: Netrunner) -> None:
        self._face(g)

    def _face(self, g: Netrunner) -> None:
        """Ice that is passed by itself is met all the same: only its subroutines do nothing."""
        run, ice = run_of(g), g.get(self.id)
        self.at = "break"
        if ice is None:
            return  # it left play as it was met
        skipped = run.flags.get("skip-ice") == self.id
        if skipped:
            atoms.take_run_flag(run, "skip-ice")  # once: met again, it is in the way again
        if skipped or atoms.take_run_flag(run, "skip-first"):
            atoms.emit(g, "nr-auto-pass", card=ice.card, number=ice.id)
            self.pass_by(g)

    # -- breaking -----------------------------------------------------------------------------
    def ask_break(self, g: Netrunner) -> Ask | None:
        run = g.run
        assert run is not None
        ice = g.get(self.id)
        if run.ended or ice is None:
            return None
        options = break_options(g, run, ice)
        options += abilities(g, RUNNER, ENCOUNTER)
        if not options and not g.windows:
            return None
        options += overwriting(g, bool(options))
        options.append(opt.DONE)
        return Ask(
            g.seat_of(RUNNER),
            "nr-ask-break",
            options,
            (("card", ice.card),),
            window=True,
            public=not hidden(g),
            default=len(options) - 1,
        )

    def got_break(self, g: Netrunner, answer: Option) -> None:
        run = g.run
        assert run is not None
        match answer:
            case opt.Done():
                self._finish(g, run)
            case opt.Use() | opt.Overwrite():
                carry_out(g, answer)
            case opt.OnCard(number):
                breaker = g.find(number)
                if "noisy" in CARDS[breaker.card].keywords:
                    atoms.set_run_flag(g, "noisy", 1)
                watch(g, run, breaker)
                if isinstance(answer, opt.Break):
                    use_breaker(g, run, breaker, answer.n)
                elif isinstance(answer, opt.Boost):
                    boost(g, run, breaker)
                else:
                    special_break(g, run, breaker, answer)

    def do_break(self, g: Netrunner) -> None:
        run = g.run
        assert run is not None
        self._finish(g, run)

    def why_break(self, g: Netrunner, thing: object) -> str | None:
        run = g.run
        if run is None or not isinstance(thing, (opt.Break, opt.Boost)):
            return None
        return why_not_break(g, run, g.find(self.id), g.find(thing.number))

    def _finish(self, g: Netrunner, run: Run) -> None:
        ice = g.get(self.id)
        self.at = "subs"
        if ice is None or run.ended:
            self.at = "end"
            if ice is None or len(set(run.broken)) < len(subroutines(g, ice)):
                happen(g, "unbroken")
            return
        self.paths = subroutines(g, ice)
        if len(set(run.broken)) >= len(self.paths):
            atoms.beat(run)
        else:
            happen(g, "unbroken")
        if g.stack[-1] is self:
            self.do_subs(g)

    def pass_by(self, g: Netrunner) -> None:
        """Something lets the Runner pass the ice, its subroutines unbroken and unheeded."""
        run = g.run
        assert run is not None
        self.at = "end"
        happen(g, "unbroken")

    # -- what was not broken ------------------------------------------------------------------
    def do_subs(self, g: Netrunner) -> None:
        run = g.run
        assert run is not None
        while self.i < len(self.paths) and not run.ended and not run.flags.get("moved"):
            i = self.i
            self.i = i + 1
            path = self.paths[i]
            if i in run.broken or ignored(g, path, self.id):
                continue
            atoms.emit(g, "nr-sub", card=path.split(".", 1)[0], path=path)
            resolve(g, path, CORP, self.id)
            go_on(g)
            if g.stack[-1] is not self:
                return
        self.do_end(g)

    def do_end(self, g: Netrunner) -> None:
        run = g.run
        if run is not None:
            end_flags(g, run)
        pop(g)


NEXT: tuple[tuple[RunName, RunName], ...] = (
    ("no-break-next", "no-break-now"),
    ("no-jack-next", "no-jack-now"),
)
"""What ice does to the next encounter: one flag becomes the other when it begins.  Flags of single
cards say it themselves (`Counter.becomes`)."""


def run_of(g: Netrunner) -> Run:
    run = g.run
    assert run is not None
    return run


def begin_flags(run: Run) -> None:
    """What earlier ice left for this one."""
    if not run.flags:
        return
    flags = dict(run.flags)
    for later, now in (*NEXT, *BECOMES.items()):
        flags.pop(now, None)
        n = flags.pop(later, 0)
        if n:
            flags[now] = n
    if "toll" in flags:
        flags["toll-now"] = flags["toll"]
    replace_flags(run, flags)


def end_flags(g: Netrunner, run: Run) -> None:
    if run.flags:
        flags = dict(run.flags)
        for _, now in (*NEXT, *BECOMES.items()):
            flags.pop(now, None)
        flags.pop("toll-now", None)
        flags.pop("ice-strength-now", None)
        flags.pop("subs-now", None)
        replace_flags(run, flags)
    if g.purses:
        atoms.close_purses(g, "encounter")


def replace_flags(run: Run, flags: RunFlags) -> None:
    atoms.set_flags(run, flags)


def ignored(g: Netrunner, path: str, ice: int) -> bool:
    """Behind trodes, AP subroutines that neither trace nor do Net damage do nothing."""
    if "trodes" not in g.in_play.words:
        return False
    if not any(c.up and "trodes" in CARDS[c.card].special for c in g.runner.rig):
        return False
    if not is_ap(g, path, ice) or traces(path):
        return False
    return not any(getattr(v, "kind", "") == "net" for v in PATHS[path])
