"""Sets of things to choose from, by name (`Choose.of`)."""

from typing import TYPE_CHECKING

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    CORP,
    HARDWARE,
    ICE,
    PROGRAM,
    RESOURCE,
)
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import can_advance
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    Number,
    of_card,
    what,
)
from neontable.games.netrunner.rules.run.allowed import why_not_run
from neontable.kernel.frames import push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


@what
def programs(g: "Netrunner", ask: Choose) -> list[Option]:
    return _rig(g, ask, PROGRAM)


@what
def hardware(g: "Netrunner", ask: Choose) -> list[Option]:
    return _rig(g, ask, HARDWARE)


@what
def resources(g: "Netrunner", ask: Choose) -> list[Option]:
    return _rig(g, ask, RESOURCE)


@what
def rig(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, ask.side) for c in g.runner.rig]


def _rig(g: "Netrunner", ask: Choose, type: str) -> list[Option]:
    cards = [c for c in g.runner.rig if CARDS[c.card].type == type]
    return [of_card(opt.Installed, c, ask.side) for c in cards]


@what
def forts_to_run(g: "Netrunner", ask: Choose) -> list[Option]:
    return [opt.Fort(f.id) for f in g.forts if why_not_run(g, f.id) is None]


@what
def forts(g: "Netrunner", ask: Choose) -> list[Option]:
    return [opt.Fort(f.id) for f in g.forts]


@what
def unseen(g: "Netrunner", ask: Choose) -> list[Option]:
    """Installed Corp cards that can be exposed."""
    return [
        of_card(opt.Installed, c, ask.side)
        for f in g.forts
        for c in (*f.ice, *f.inside)
        if not c.up and not c.seen
    ]


@what
def unseen_inside(g: "Netrunner", ask: Choose) -> list[Option]:
    return [
        of_card(opt.Installed, c, ask.side)
        for f in g.forts
        for c in f.inside
        if not c.up and not c.seen
    ]


@what
def rezzed_ice(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, ask.side) for f in g.forts for c in f.ice if c.up]


@what
def unrezzed_ice(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, ask.side) for f in g.forts for c in f.ice if not c.up]


@what
def installed(g: "Netrunner", ask: Choose) -> list[Option]:
    """Everything of the Corp's that is installed."""
    return [of_card(opt.Installed, c, ask.side) for f in g.forts for c in (*f.ice, *f.inside)]


@what
def advanceable(g: "Netrunner", ask: Choose) -> list[Option]:
    return [
        of_card(opt.Installed, c, CORP)
        for f in g.forts
        for c in (*f.inside, *f.ice)
        if can_advance(c)
    ]


@what
def runner_stack(g: "Netrunner", ask: Choose) -> list[Option]:
    return _pile(g.runner.stack, ask)


@what
def runner_trash(g: "Netrunner", ask: Choose) -> list[Option]:
    return _pile(g.runner.trash, ask)


@what
def runner_hand(g: "Netrunner", ask: Choose) -> list[Option]:
    return _pile(g.runner.hand, ask)


@what
def hq(g: "Netrunner", ask: Choose) -> list[Option]:
    return _pile(g.corp.hq, ask)


def _pile(pile: list[str], ask: Choose) -> list[Option]:
    """Different cards of a pile, of a type when `kept` names one; sorted, so that the order of a
    deck is not revealed."""
    of = ask.kept[0] if ask.kept else ""
    if ask.hi == 1:
        cards = sorted(dict.fromkeys(pile))
    else:
        cards = sorted(pile)
    return [opt.Named(c) for c in cards if not of or CARDS[c].has(of)]


@what
def hq_ice(g: "Netrunner", ask: Choose) -> list[Option]:
    return [opt.Named(c) for c in sorted(dict.fromkeys(g.corp.hq)) if CARDS[c].type == ICE]


def number(g: "Netrunner", fx: "Resolve", side: int, id: str, lo: int, hi: int) -> None:
    push(g, Number(side, id, lo, hi, fx.name))
