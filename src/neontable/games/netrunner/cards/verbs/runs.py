"""Runs and traces."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import (
    RUNNER,
    Effects,
    Verb,
    effects_say,
)
from neontable.games.netrunner.model.clauses import ORDER, Clause, clause
from neontable.games.netrunner.model.flags import RunName
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    chosen_forts,
)
from neontable.games.netrunner.rules.play.resolve import resolve_inner
from neontable.games.netrunner.rules.run.allowed import why_not_run
from neontable.games.netrunner.rules.run.run import MakeRun
from neontable.games.netrunner.rules.run.trace import Trace, tracing
from neontable.kernel.frames import push
from neontable.kernel.text import say

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


class EndRun(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.end_run(g, "nr-run-ends")

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-end-run")


class AddSubNow(Verb, frozen=True):
    """This ice has the subroutine that it grows once more, in the present encounter."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None:
            atoms.set_run_flag(g, "subs-now", g.run.flags.get("subs-now", 0) + 1)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-sub-now")


class RunFlag(Verb, frozen=True):
    """Something that holds for the rest of the run; `add` piles up."""

    name: RunName
    n: int = 1
    add: bool = False

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None:
            n = self.n + (g.run.flags.get(self.name, 0) if self.add else 0)
            atoms.set_run_flag(g, self.name, n)

    def says(self, by: int) -> Clause | None:
        return clause(f"nr-verb-flag-{self.name}", n=self.n)


class Toll(Verb, frozen=True):
    """No run until the Runner takes an action to pay."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.toll(g, self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-toll", n=self.n)


class BanRuns(Verb, frozen=True):
    actions: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.ban_runs(g, self.actions)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-ban-runs", n=self.actions)


class MakeARun(Verb, frozen=True):
    """A run as part of an effect: on a fort of the Runner's choice, or a named one."""

    fort: int = -1
    flags: tuple[tuple[RunName, int], ...] = ()
    instead: Effects = ()
    """What happens in place of the access."""
    after: Effects = ()
    """What happens when it is over, successful or not, while it is still remembered."""
    may: bool = False
    """The Runner need not make it."""
    of: str = "forts-to-run"
    """The set of forts to choose from, where none is named."""

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "instead", self.instead
        yield "after", self.after

    def why_not(self, g: "Netrunner") -> str | None:
        """A card that is played for its run cannot be played where no run may be made."""
        if self.may:
            return None
        if self.fort >= 0:
            return why_not_run(g, self.fort)
        whys = [why_not_run(g, f.id) for f in g.forts]
        return None if None in whys else whys[0]

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if self.fort < 0:
            lo = 0 if self.may else 1
            push(g, Choose(RUNNER, "nr-ask-run", self.of, lo, 1, fx.source, fx.name))
        elif why_not_run(g, self.fort) is None:
            self._run(g, fx, self.fort)

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for fort in chosen_forts(result):
            self._run(g, fx, fort)

    def _run(self, g: "Netrunner", fx: "Resolve", fort: int) -> None:
        instead = fx.inner(fx.path, "instead") if self.instead else ""
        after = fx.inner(fx.path, "after") if self.after else ""
        flags = dict(self.flags)
        if self.fort >= 0:
            flags["named-fort"] = 1
        push(g, MakeRun(fort, fx.name, flags, instead, after))

    def says(self, by: int) -> Clause | None:
        if self.may or self.after or self.of != "forts-to-run":
            return None
        after = tuple(say(f"nr-run-flag-{name}", n=n) for name, n in self.flags)
        if self.instead:
            instead = effects_say(self.instead, by)
            if instead is None:
                return None
            after += (say("nr-run-instead", effects=instead.whole), *instead.after)
        return clause("nr-verb-run", ORDER, fort=self.fort, after=after)


class TraceRunner(Verb, frozen=True):
    """A trace attempt, and what happens when it is successful."""

    limit: int
    success: Effects

    traces: ClassVar[bool] = True

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "success", self.success

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Trace(self.limit, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, int) and result >= 0:
            resolve_inner(g, fx, "success", result)

    def says(self, by: int) -> Clause | None:
        success = effects_say(self.success, by)
        if success is None:
            return None
        return clause("nr-verb-trace", n=self.limit, success=success.whole, after=success.after)


class RaiseLink(Verb, frozen=True):
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        trace = tracing(g)
        if trace is not None:
            trace.raise_link(self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-raise-link", "you", n=self.n)
