"""What single pieces of hardware do."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import RUNNER, Verb
from neontable.games.netrunner.rules.play.choices import Choose, chosen_forts
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.run.allowed import forts_to_run
from neontable.games.netrunner.rules.run.run import MakeRun
from neontable.kernel.frames import push

if TYPE_CHECKING:
    from neontable.games.netrunner.model.pieces import Inst
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


@condition
def may_run(g: "Netrunner", inst: "Inst | None") -> bool:
    """No ban or toll keeps the Runner from running."""
    return not g.runner.tolls and not g.runner.no_run


@condition
def hurt_lately(g: "Netrunner", inst: "Inst | None") -> bool:
    """Damaged during one of the Runner's last three actions."""
    return g.memory.since_damage < 3


@condition
def drive_holds(g: "Netrunner", inst: "Inst | None") -> bool:
    return inst is not None and any(c.host == inst.id for c in g.runner.aside)


class RunAgain(Verb, frozen=True):
    """Once per turn another run, for no action."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if not g.find(fx.source).this_turn and forts_to_run(g):
            ask = Choose(RUNNER, "nr-ask-run-again", "forts-to-run", 0, 1, fx.source, fx.name)
            push(g, ask)

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for fort in chosen_forts(result):
            atoms.use(g, g.find(fx.source))
            push(g, MakeRun(fort, fx.name))


class TopToHand(Verb, frozen=True):
    """The top card that lies on this one comes into the hand."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        held = [c for c in g.runner.aside if c.host == fx.source]
        if held:
            atoms.leave_play(g, held[-1], "hand")


class RestoreArchives(Verb, frozen=True):
    """The open pile of the Archives is shuffled; its top cards go on R&D."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.restore_archives(g, self.n)
