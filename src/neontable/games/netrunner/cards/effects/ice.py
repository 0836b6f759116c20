"""What single pieces of ice do: the next encounter, lent bits, doors, a jump back."""

from typing import TYPE_CHECKING, ClassVar

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, PROGRAM, RUNNER, Verb
from neontable.games.netrunner.model.counters import CounterEffect
from neontable.games.netrunner.model.flags import CardFlag
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.rules.play.choices import of_card
from neontable.games.netrunner.rules.play.damage import do_damage
from neontable.games.netrunner.rules.play.income import lend
from neontable.games.netrunner.rules.play.pay import charge, wealth
from neontable.games.netrunner.rules.play.trash import trash_cards
from neontable.games.netrunner.rules.run.allowed import can_jack_out
from neontable.games.netrunner.rules.run.run import jack_out
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kit.bids import SecretBids, open_bids

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


ATTRACTOR_NEXT, ATTRACTOR_NOW = CardFlag("attractor-next"), CardFlag("attractor-now")
VIRAL = CardFlag("viral")


class Attract(Verb, frozen=True):
    """Damage at the next encounter, unless all its subroutines are broken."""

    kind: str = "net"
    """Damage that comes later is still this subroutine's."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None:
            n = g.run.flags.get(ATTRACTOR_NEXT, 0)
            atoms.set_run_flag(g, ATTRACTOR_NEXT, n + 1)

    def counters(self) -> tuple[str, ...]:
        return (ATTRACTOR_NEXT,)


class HitUnbroken(CounterEffect, frozen=True):
    """Damage where not everything was broken, once for each."""

    kind: str
    n: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        for _ in range(n):
            do_damage(g, self.kind, self.n, card, ap=True)


class LosePrograms(CounterEffect, frozen=True):
    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        for _ in range(n):
            push(g, Virally())


class Virally(Frame):
    """The Runner trashes a program of his own."""

    at: str = "trash"

    in_run: ClassVar[bool] = True

    def ask_trash(self, g: "Netrunner") -> Ask | None:
        options = [
            of_card(opt.Trash, c, RUNNER) for c in g.runner.rig if CARDS[c.card].type == PROGRAM
        ]
        if not options:
            return None
        return Ask(g.seat_of(RUNNER), "nr-ask-viral", options)

    def got_trash(self, g: "Netrunner", answer: opt.Trash) -> None:
        pop(g)
        trash_cards(g, [answer.number])

    def do_trash(self, g: "Netrunner") -> None:
        pop(g)


class LendForTraces(Verb, frozen=True):
    """Bits that pay for traces of this encounter and go back when it ends."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        lend(g, fx.side, self.n, ("trace",), "encounter", fx.path)


# -- Too Many Doors ----------------------------------------------------------------------------
class DoorBids(SecretBids["Netrunner"]):
    """How much each side spends, up to `most`."""

    most: int = 2

    def question(self, g: "Netrunner", seat: int) -> str:
        return "nr-ask-doors"

    def limits(self, g: "Netrunner", seat: int) -> tuple[int, int]:
        return 0, min(self.most, wealth(g, g.side_of(seat)))


class Doors(Verb, frozen=True):
    """Both sides spend in secret; the run ends unless they spent the same."""

    most: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        bidders = [g.seat_of(CORP), g.seat_of(RUNNER)]
        push(g, DoorBids(bidders, open_bids(bidders), most=self.most))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if not isinstance(result, dict):
            return
        corp, runner = result[g.seat_of(CORP)], result[g.seat_of(RUNNER)]
        atoms.emit(g, "nr-doors", n=corp, more=runner)
        if corp != runner:
            atoms.end_run(g, "nr-run-ends")
        charge(g, RUNNER, runner)
        charge(g, CORP, corp)


# -- Vacuum Link ---------------------------------------------------------------------------------
class FallBack(Verb, frozen=True):
    """On a low roll the Runner falls back by as many rezzed pieces of ice, or jacks out."""

    most: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        n = atoms.roll(g, fx.name)
        if g.run is not None and n <= self.most:
            push(g, Thrown(n, fx.source, fx.name))


class Thrown(Frame):
    n: int
    ice: int
    """The ice that throws the Runner back."""
    card: str
    at: str = "way"

    def ask_way(self, g: "Netrunner") -> Ask:
        run = g.run
        assert run is not None
        options: list[opt.FallBack | opt.JackOut] = [opt.FALL_BACK]
        if can_jack_out(g, run):
            options.append(opt.JACK_OUT)
        return Ask(
            g.seat_of(RUNNER),
            "nr-ask-fall-back",
            options,
            (("card", self.card), ("n", self.n)),
            window=bool(run.flags.get("jack-cost")),  # hidden resources may pay it
        )

    def got_way(self, g: "Netrunner", answer: opt.FallBack | opt.JackOut) -> None:
        run = g.run
        assert run is not None
        pop(g)
        if answer == opt.JACK_OUT:
            jack_out(g, run)
            return
        fort = g.fort(run.fort)
        here = [c for c in fort.ice if c.id == self.ice]
        outside = [c for c in fort.ice if c.id not in run.left and c.id != self.ice]
        rezzed = [c for c in outside if c.up]
        back = [*here, *outside]
        if len(rezzed) >= self.n:
            back = back[: back.index(rezzed[self.n - 1]) + 1]
        atoms.set_left(run, [*run.left, *(c.id for c in back)])
        atoms.set_run_flag(g, "moved", 1)
        if back:
            atoms.emit(g, "nr-fall-back", number=back[-1].id, card=atoms.shown_name(back[-1]))

    def why_way(self, g: "Netrunner", thing: object) -> str | None:
        return "NR-RUN-008 nr-no-jack-out" if thing == opt.JACK_OUT else None
