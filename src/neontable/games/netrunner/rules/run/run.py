"""A run, from its declaration to its end (NR-RUN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import ARCHIVES, CORP, RUNNER
from neontable.games.netrunner.model.flags import DEREZ
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.pieces import Run, RunFlags
from neontable.games.netrunner.rules.play.abilities import (
    HIT,
    abilities,
    ask_runner,
)
from neontable.games.netrunner.rules.play.counters import happen
from neontable.games.netrunner.rules.play.exposure import expose_cards
from neontable.games.netrunner.rules.play.install import Rez, rez
from neontable.games.netrunner.rules.play.pay import charge
from neontable.games.netrunner.rules.play.resolve import fire, fire_own, resolve
from neontable.games.netrunner.rules.play.trash import remove
from neontable.games.netrunner.rules.play.use import UsePaid
from neontable.games.netrunner.rules.play.windows import (
    carry_out,
    open_window,
    overwriting,
    why_not,
)
from neontable.games.netrunner.rules.run.access import Access
from neontable.games.netrunner.rules.run.allowed import (
    can_jack_out,
    may_open,
    opening_plays,
    why_not_rez_ice,
)
from neontable.games.netrunner.rules.run.encounter import Encounter
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


class MakeRun(Frame):
    """Gives the parent whether the run was successful."""

    fort: int
    source: str = ""
    flags: RunFlags = {}
    instead: str = ""
    """Path of what happens instead of access."""
    after: str = ""
    """Path of what happens when the run is over, however it went."""
    success: bool = False
    done: list[int] = []
    """Cards whose effect at the last ice has been resolved."""
    at: str = "declare"

    def _run(self, g: Netrunner) -> Run:
        run = g.run
        assert run is not None
        return run

    def do_declare(self, g: Netrunner) -> None:
        fort = g.fort(self.fort)
        run = Run(
            self.fort,
            left=[c.id for c in fort.ice],
            source=self.source,
            flags=dict(self.flags),
            instead=self.instead,
            after=self.after,
        )
        atoms.begin_run(g, run)
        self.at = "opening" if may_open(g, self.fort) else "begun"
        if "run-start" in g.in_play.words:
            fire(g, "run-start", self.fort)
        if g.runner.marks:
            happen(g, "run-start")
        if self.at == "begun" and g.stack[-1] is self:
            self.do_begun(g)

    # -- what the Corp may do as a run begins: move ice, call the Runner elsewhere -----------------
    def ask_opening(self, g: Netrunner) -> Ask | None:
        run = self._run(g)
        if run.ended or "run-start" in g.corp.mutes:
            return None
        options: list[Option] = opening_plays(g, run)
        if not options and not g.windows:
            return None
        options = [opt.PASS, *options]
        if g.windows:
            options.append(opt.Mute("run-start"))
        args = (("fort", run.fort),)
        return Ask(
            g.seat_of(CORP), "nr-window-run-start", options, args, window=True, response=True
        )

    def got_opening(self, g: Netrunner, answer: Option) -> None:
        if isinstance(answer, opt.Rez):
            self.at = "rezzed"
            push(g, Rez(answer.number))
        elif isinstance(answer, opt.Use):
            push(g, UsePaid(answer.number, answer.n))
        else:
            if isinstance(answer, opt.Mute):
                atoms.mute(g, CORP, "run-start")
            self.at = "begun"

    def do_opening(self, g: Netrunner) -> None:
        self.at = "begun"

    def why_opening(self, g: Netrunner, thing: object) -> str | None:
        return why_not(g, CORP, thing)

    def back_rezzed(self, g: Netrunner, result: object) -> None:
        """A card that was rezzed in time has its say about the start of the run."""
        inst = g.get(result) if isinstance(result, int) else None
        self.at = "opening"
        if inst is not None:
            fire_own(g, "run-start", inst)

    def do_rezzed(self, g: Netrunner) -> None:
        self.at = "opening"

    def do_begun(self, g: Netrunner) -> None:
        """Ice may have changed at the start of the run."""
        run = self._run(g)
        if run.ended:
            self.do_over(g)
            return
        fort = g.in_play.fort_of.get(run.fort)
        atoms.set_left(run, [c.id for c in fort.ice] if fort is not None else [])
        if run.left:
            self.do_next(g)
        else:
            self.do_last_ice(g)

    # -- one piece of ice after another ---------------------------------------------------
    def do_next(self, g: Netrunner) -> None:
        run = self._run(g)
        if self._forced_out(g) or run.ended:
            self.do_over(g)
            return
        while run.left:
            id = atoms.next_ice(run)
            ice = g.get(id)
            if ice is None:
                continue
            if ice in g.limbo or (run.flags and run.flags.get("deflected") == id):
                # It is met without being installed, or the Runner was deflected right to it: no
                # approach.
                atoms.take_run_flag(run, "deflected")
                atoms.confront(run, id)
                self.at = "meet"
            else:
                atoms.approach(g, run, id)
                self.at = "approach"
                if run.flags.get("exposes") and not ice.up:
                    expose_cards(g, [id])
                    self.at = "scanned"
                elif "scans" not in g.in_play.words:
                    self.do_approached(g)
            return
        self.do_last_ice(g)

    def ask_approach(self, g: Netrunner) -> Ask | None:
        """Cards that look at ice as it is approached, before anything else."""
        run = self._run(g)
        ice = g.get(run.ice)
        if ice is None or ice.up or ice.seen or "scans" not in g.in_play.words:
            return None
        options: list[Option] = [
            opt.Scan(c.id, c.card)
            for c in g.runner.rig
            if c.up and "scans" in CARDS[c.card].special and not c.this_run
        ]
        if not options:
            return None
        options.append(opt.GO_ON)
        return Ask(g.seat_of(RUNNER), "nr-ask-scan", options, default=len(options) - 1)

    def got_approach(self, g: Netrunner, answer: opt.Scan | opt.GoOn) -> None:
        if isinstance(answer, opt.Scan):
            atoms.use(g, g.find(answer.number))
            self.at = "scanned"
            expose_cards(g, [self._run(g).ice])
        else:
            self.at = "approached"

    def do_approach(self, g: Netrunner) -> None:
        self.do_approached(g)

    def ask_scanned(self, g: Netrunner) -> Ask:
        options: list[Option] = [opt.GO_ON]
        if can_jack_out(g, self._run(g)):
            options.append(opt.JACK_OUT)
        priced = bool(self._run(g).flags.get("jack-cost"))
        return Ask(g.seat_of(RUNNER), "nr-ask-scanned", options, window=priced)

    def got_scanned(self, g: Netrunner, answer: Option) -> None:
        if answer == opt.JACK_OUT:
            self._jack_out(g)
        else:
            self.at = "approached"

    def do_approached(self, g: Netrunner) -> None:
        self.at = "rez"
        open_window(g, "approach")
        if g.stack[-1] is self:
            run = self._run(g)
            ice = g.get(run.ice)
            if ice is None or ice.up or (not g.windows and why_not_rez_ice(g, ice) is not None):
                self.do_meet(g)  # nobody is asked to rez it

    def ask_rez(self, g: Netrunner) -> Ask | None:
        run = self._run(g)
        ice = g.get(run.ice)
        if run.ended or ice is None or ice.up:
            return None
        options: list[Option] = [opt.LEAVE]
        if why_not_rez_ice(g, ice) is None:
            options = [opt.Rez(ice.id, ice.card, ice.fort), *options]
        elif not g.windows:
            return None
        return Ask(
            g.seat_of(CORP),
            "nr-ask-rez-ice",
            options,
            (("card", ice.card),),
            window=True,
            default=len(options) - 1,
        )

    def got_rez(self, g: Netrunner, answer: opt.Rez | opt.Leave) -> None:
        self.at = "meet"
        if isinstance(answer, opt.Rez):
            rez(g, answer.number)
        else:
            self.do_meet(g)

    def why_rez(self, g: Netrunner, thing: object) -> str | None:
        if not isinstance(thing, opt.Rez):
            return None
        return why_not_rez_ice(g, g.find(thing.number))

    def do_rez(self, g: Netrunner) -> None:
        self.do_meet(g)

    def do_meet(self, g: Netrunner) -> None:
        run = self._run(g)
        if run.ended:
            self.do_over(g)
            return
        self.at = "passing"
        ice = g.get(run.ice)
        if ice is not None and ice.up:
            if ice in g.limbo:
                push(g, Fade(ice.id))
            encounter = Encounter(run.ice)
            push(g, encounter)
            encounter.do_begin(g)
        else:
            self.do_passing(g)

    def do_passing(self, g: Netrunner) -> None:
        run = self._run(g)
        if run.ended:
            self.do_over(g)
            return
        if atoms.take_run_flag(run, "moved"):
            self.at = "next" if run.left else "last_ice"
            return
        met = bool(run.met) and run.met[-1] == run.ice
        atoms.pass_ice(g, run)
        self.at = "passed"
        fire(g, "passed-any", run.fort)
        if met:
            fire(g, "passed", run.fort)
            if run.flags:
                happen(g, "passed")
            ice = g.get(run.ice)
            if ice is not None:
                fire_own(g, "pass", ice)
        if g.stack[-1] is self:
            self.do_passed(g)

    def do_passed(self, g: Netrunner) -> None:
        run = self._run(g)
        if run.ended:
            self.do_over(g)
            return
        self.at = "jack"
        open_window(g, "passed")

    def _forced_out(self, g: Netrunner) -> bool:
        """An uplink was used that ends the run as soon as no ice is being encountered."""
        run = self._run(g)
        if not run.flags.get("link-ends-run"):
            return False
        atoms.end_run(g, "nr-run-ends")
        return True

    def ask_jack(self, g: Netrunner) -> Ask | None:
        run = self._run(g)
        if run.ended or run.flags.get("link-ends-run"):
            return None
        options, priced = _go_or_leave(g, run, opt.GO_ON)
        return Ask(g.seat_of(RUNNER), "nr-ask-jack-out", options, window=priced)

    def got_jack(self, g: Netrunner, answer: Option) -> None:
        if answer == opt.OVERWRITE:
            carry_out(g, answer)
            return
        if answer == opt.JACK_OUT:
            self._jack_out(g)
            return
        run = self._run(g)
        met = bool(run.met) and run.met[-1] == run.ice
        self.at = "next" if run.left else "last_ice"
        if met:
            fire(g, "goes-on", run.fort)
            happen(g, "goes-on")
        if g.stack[-1] is self:
            if run.left:
                self.do_next(g)
            else:
                self.do_last_ice(g)

    def do_jack(self, g: Netrunner) -> None:
        run = self._run(g)
        if not run.ended:
            atoms.end_run(g, "nr-run-ends")
        self.do_over(g)

    def why_jack(self, g: Netrunner, thing: object) -> str | None:
        return "NR-RUN-008 nr-no-jack-out" if thing == opt.JACK_OUT else None

    def _jack_out(self, g: Netrunner) -> None:
        self.at = "over"
        jack_out(g, self._run(g))
        if g.stack[-1] is self:
            self.do_over(g)

    # -- before the access ----------------------------------------------------------------
    def do_last_ice(self, g: Netrunner) -> None:
        """Past the last ice, or there was none."""
        run = self._run(g)
        if run.ended:
            self.do_over(g)
            return
        self.at = "pre_access"
        atoms.set_phase(run, "pre-access")
        self.done = fire(g, "last-ice", run.fort) if "last-ice" in g.in_play.words else []
        if g.stack[-1] is self:
            self.do_pre_access(g)

    def do_pre_access(self, g: Netrunner) -> None:
        run = self._run(g)
        if run.ended:
            self.do_over(g)
        elif run.left:
            self.at = "next"  # there is new ice to meet
        else:
            self.at = "late"
            open_window(g, "access")
            if g.stack[-1] is self:
                self.do_late(g)

    def do_late(self, g: Netrunner) -> None:
        """Cards that were rezzed in the window have their say now: a fort without ice has no
        window before it."""
        run = self._run(g)
        if run.ended:
            self.do_over(g)
            return
        self.at = "arrived"
        if "last-ice" in g.in_play.words:
            fire(g, "last-ice", run.fort, done=self.done)
        if g.stack[-1] is self:
            self.do_arrived(g)

    def do_arrived(self, g: Netrunner) -> None:
        run = self._run(g)
        if run.ended:
            self.do_over(g)
        else:
            self.at = "next" if run.left else "enter"

    def ask_enter(self, g: Netrunner) -> Ask | None:
        run = self._run(g)
        if run.ended or run.flags.get("link-ends-run"):
            return None
        options, priced = _go_or_leave(g, run, opt.ACCESS)
        return Ask(g.seat_of(RUNNER), "nr-ask-access", options, window=priced)

    def got_enter(self, g: Netrunner, answer: Option) -> None:
        if answer == opt.OVERWRITE:
            carry_out(g, answer)
            return
        if answer == opt.JACK_OUT:
            self._jack_out(g)
            return
        run = self._run(g)
        if "treat-as" in run.flags:
            atoms.redirect(g, run, run.flags["treat-as"])
        atoms.succeed(g, run)
        self.at = "access"
        fire(g, "run-success", run.fort)
        if run.flags:
            happen(g, "run-success")
        if run.fort <= ARCHIVES and g.stack[-1] is self:
            self._enter(g)

    def do_enter(self, g: Netrunner) -> None:
        self._forced_out(g)
        self.do_over(g)

    def why_enter(self, g: Netrunner, thing: object) -> str | None:
        return "NR-RUN-008 nr-no-jack-out" if thing == opt.JACK_OUT else None

    def ask_access(self, g: Netrunner) -> Ask | None:
        """The run is a success, and nothing has been accessed yet."""
        if self._run(g).fort <= ARCHIVES:
            return None
        options: list[Option] = [*abilities(g, RUNNER, HIT)]
        return ask_runner(g, "nr-ask-hit", options, opt.GO_ON)

    def got_access(self, g: Netrunner, answer: opt.Use | opt.GoOn) -> None:
        if isinstance(answer, opt.Use):
            push(g, UsePaid(answer.number, answer.n))
        else:
            self._enter(g)

    def do_access(self, g: Netrunner) -> None:
        self._enter(g)

    def _enter(self, g: Netrunner) -> None:
        run = self._run(g)
        self.at = "over"
        if run.instead:
            resolve(g, run.instead, RUNNER)
        elif run.fort in g.in_play.fort_of:  # it may just have been razed
            access = Access(run.fort)
            push(g, access)
            access.do_reach(g)

    # -- the end ----------------------------------------------------------------------------
    def do_over(self, g: Netrunner) -> None:
        run = self._run(g)
        atoms.set_phase(run, "over")
        self.at = "after"
        how = "run-hit" if run.success else "run-failed"
        if how in g.in_play.words:
            fire(g, how, run.fort)
        if "run-over" in g.in_play.words:
            fire(g, "run-over", run.fort)
        if run.flags:
            happen(g, "run-over")
        end_marks(g, run)
        if "budget" in run.flags:
            atoms.lose(g, RUNNER, run.flags["budget"] - run.flags.get("budget-spent", 0))
        if g.stack[-1] is self:
            self.do_after(g)

    def do_after(self, g: Netrunner) -> None:
        self.at = "end"
        run = self._run(g)
        if run.success:
            open_window(g, "after-run")
        if run.after:
            resolve(g, run.after, RUNNER)  # before the window
        if g.stack[-1] is self:
            self.do_end(g)

    def do_end(self, g: Netrunner) -> None:
        run = self._run(g)
        self.success = run.success
        self.at = "closed"
        atoms.close_run(g)
        if self.success:
            fire(g, "run-closed", run.fort)
        if g.stack[-1] is self:
            self.do_closed(g)

    def do_closed(self, g: Netrunner) -> None:
        pop(g, self.success)


class Fade(Frame):
    """Ice that was met without being installed is trashed after its encounter."""

    id: int
    at: str = "trash"

    def do_trash(self, g: Netrunner) -> None:
        pop(g)
        ice = g.get(self.id)
        if ice is not None:
            remove(g, ice)


def _go_or_leave(g: Netrunner, run: Run, go: Option) -> tuple[list[Option], bool]:
    """Going on with a run or jacking out, and whether that has a price, which hidden resources may
    pay."""
    if not run.flags:
        return [go, opt.JACK_OUT, *overwriting(g, True)], False
    options = [go]
    if can_jack_out(g, run):
        options.append(opt.JACK_OUT)
    options += overwriting(g, len(options) > 1)
    return options, bool(run.flags.get("jack-cost"))


def jack_out(g: Netrunner, run: Run) -> None:
    atoms.end_run(g, "nr-jack-out")
    charge(g, RUNNER, run.flags.get("jack-cost", 0))


def end_marks(g: Netrunner, run: Run) -> None:
    """What lent things do when the run is over."""
    if not run.flags:
        return
    for id in [run.flags[name] for name in sorted(run.flags) if name.startswith(DEREZ)]:
        inst = g.get(id)
        if inst is not None and inst.up:
            atoms.derez(g, inst)


def start_run(g: Netrunner, fort: int, cap: int = 0) -> None:
    """`cap` is what icebreakers and link may cost; 0 for anything."""
    push(g, MakeRun(fort, flags={"cap": cap} if cap else {}))


def running(g: Netrunner) -> MakeRun | None:
    """The procedure of the run that is going on."""
    return next((f for f in reversed(g.stack) if isinstance(f, MakeRun)), None)
