"""Whether the open procedures of a loaded position can continue: each must be at an existing step,
and refer to cards, forts, effects and numbers that exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from neontable.games.netrunner.cards.effects.changing_breakers import FreeBreak, KindChoice
from neontable.games.netrunner.cards.effects.daily_rolls import RandomCard
from neontable.games.netrunner.cards.effects.expansion_upgrades import Refill
from neontable.games.netrunner.cards.effects.ice import DoorBids, Thrown
from neontable.games.netrunner.cards.effects.moving_ice import PlaceOf, Repeated
from neontable.games.netrunner.cards.effects.nodes import Transfer
from neontable.games.netrunner.cards.effects.operations import Move, Swaps
from neontable.games.netrunner.cards.effects.preps import (
    Preview,
)
from neontable.games.netrunner.cards.effects.programs import Blink, BoostX
from neontable.games.netrunner.cards.effects.projects import RolledAction
from neontable.games.netrunner.cards.effects.resources import Arrival
from neontable.games.netrunner.cards.effects.run_preps import Technician
from neontable.games.netrunner.cards.effects.sabotage import (
    ForgedOrders,
    Hearing,
    Jettison,
    Rearrange,
)
from neontable.games.netrunner.cards.effects.upgrades import Exchange, Reserve
from neontable.games.netrunner.cards.effects.viruses import DoomRolls
from neontable.games.netrunner.model import flags
from neontable.games.netrunner.model.card import ARCHIVES, CORP, HQ, NEW, PREP, RD, RUNNER
from neontable.games.netrunner.model.library import CARDS, COUNTERS, PATHS, marks_on
from neontable.games.netrunner.rules.play.actions import PURPOSES, Bonus
from neontable.games.netrunner.rules.play.choices import WHAT, Choose, Number, Offer
from neontable.games.netrunner.rules.play.counter_spreading import Infect
from neontable.games.netrunner.rules.play.damage import Damage
from neontable.games.netrunner.rules.play.draw import CorpDraw, Draw
from neontable.games.netrunner.rules.play.income import Invest
from neontable.games.netrunner.rules.play.install import Install, Rez, RunnerInstall
from neontable.games.netrunner.rules.play.pay import Pay
from neontable.games.netrunner.rules.play.play import Play
from neontable.games.netrunner.rules.play.resolve import Resolve, Triggers
from neontable.games.netrunner.rules.play.trash import BackUp
from neontable.games.netrunner.rules.play.turn import Match, Turn
from neontable.games.netrunner.rules.play.use import UsePaid
from neontable.games.netrunner.rules.play.windows import MOMENTS, Moment
from neontable.games.netrunner.rules.run.access import Access, AccessCard
from neontable.games.netrunner.rules.run.breaking import BreakMany, Broken, Watch
from neontable.games.netrunner.rules.run.encounter import Encounter
from neontable.games.netrunner.rules.run.run import MakeRun
from neontable.games.netrunner.rules.run.trace import Trace, base_links, most_link
from neontable.kernel.frames import Frame
from neontable.kit.bids import OPEN

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

MOST = 100_000
"""No number of a position is larger."""

ALWAYS: tuple[str, ...] = ()
IN_PLAY: dict[type, tuple[tuple[str, tuple[str, ...]], ...]] = {
    Arrival: (("id", ALWAYS),),
    Blink: (("id", ALWAYS),),
    BoostX: (("id", ALWAYS),),
    BreakMany: (("id", ALWAYS),),
    Broken: (("id", ("pay", "break")),),
    Encounter: (("id", ("begin",)),),
    Exchange: (("out", ("in",)),),
    FreeBreak: (("id", ALWAYS),),
    ForgedOrders: (("id", ALWAYS),),
    Hearing: (("id", ALWAYS),),
    Jettison: (("id", ALWAYS),),
    KindChoice: (("id", ALWAYS),),
    Move: (("source", ("count", "target")),),
    Reserve: (("id", ("which",)),),
    PlaceOf: (("id", ALWAYS),),
    Repeated: (("ice", ("sub",)),),
    Rez: (("id", ("pay", "buy", "turn", "react", "effect")),),
    Swaps: (("first", ("second",)),),
    Technician: (("id", ALWAYS),),
    Transfer: (("id", ALWAYS), ("to", ("many",))),
    UsePaid: (("id", ("pay", "rest")),),
    Watch: (("id", ("trash",)),),
    Damage: (("hulls", ALWAYS),),
    Draw: (("taxes", ALWAYS),),
    Invest: (("firms", ALWAYS),),
}
"""Fields that hold the number of a card in play (or several), and the steps where it must be."""

WORDS: dict[type, tuple[tuple[str, frozenset[str]], ...]] = {
    AccessCard: (("zone", frozenset({"hand", "stack", "trash", "buried", "fort"})),),
    Bonus: (("kind", frozenset({"install", "install-program", "run"})),),
    Damage: (("kind", frozenset({"net", "meat", "brain"})),),
    Infect: (("where", frozenset({"corp", "fort", "card"})),),
    Install: (("zone", frozenset({"", "hand", "stack", "trash", "buried"})),),
    Moment: (("kind", frozenset(MOMENTS)),),
    Preview: (("zone", frozenset({"stack", "trash"})),),
    Reserve: (("how", frozenset({"summon", "insert"})),),
    RolledAction: (("name", frozenset(PURPOSES.values())),),
    RunnerInstall: (("zone", frozenset({"", "hand", "stack", "trash", "aside"})),),
}
"""Fields that hold one of a few words."""

COUNTS = frozenset(
    {
        *("cap", "dice", "done", "each", "hi", "hidden", "i", "left", "limit", "lo", "lost"),
        *("most", "n", "passes", "plain", "played", "points", "shown", "skip", "sub", "top"),
        "which",
    }
)
"""Fields that are never negative."""

SIDES = frozenset({"side"})
RUNNING = (BreakMany, Broken, Blink, Encounter, FreeBreak, Technician, Thrown)
"""What happens during a run only."""


def check_flow(g: Netrunner) -> list[str]:
    if g.outcome is not None:
        return [] if not g.stack else ["stack: the match is over, and nothing is open any more"]
    if not isinstance(g.stack[0], Match):
        return ["stack: the first procedure is the Match"]
    problems: list[str] = []
    kinds = [f.__class__ for f in g.stack]
    if kinds.count(Match) > 1:
        problems.append("stack: only the first procedure is the Match")
    turns = [f for f in g.stack[:2] if isinstance(f, Turn)]
    turns += [f for f in g.stack[2:] if isinstance(f, Turn)] if kinds.count(Turn) > 1 else []
    if len(g.stack) > 1 and (not isinstance(g.stack[1], Turn) or len(turns) > 1):
        problems.append("stack: the second procedure is the Turn, and there is one")
    elif turns and turns[0].side != g.side:
        problems.append(f"stack: a turn of side {turns[0].side} in the turn of side {g.side}")
    for n, f in enumerate(g.stack):
        for problem in _frame(g, f, n):
            problems.append(f"stack[{n}] ({type(f).__name__}): {problem}")
    return problems


def _frame(g: Netrunner, f: Any, n: int) -> Iterator[str]:
    kind: type[Frame] = type(f)
    if f.at not in kind.standing:
        yield f"no step {f.at!r}; the steps are {', '.join(sorted(kind.standing))}"
        return
    if n < 2:
        return  # match and turn need no further checks
    for name in f.__struct_fields__:
        value = getattr(f, name)
        if name in COUNTS:
            if isinstance(value, int) and not 0 <= value <= MOST:
                yield f"{name} is {value}; it must be 0 to {MOST}"
        elif name in SIDES:
            if value not in (CORP, RUNNER):
                yield f"{name} is {value}; 0 is the Corp, 1 the Runner"
        elif name == "card" and value and value not in CARDS:
            yield f"no card is called {value!r}"
    for name, words in WORDS.get(kind, ()):
        if getattr(f, name) not in words:
            allowed = ", ".join(sorted(words))
            yield f"{name} is {getattr(f, name)!r}; it must be one of: {allowed}"
    for name, steps in IN_PLAY.get(kind, ()):
        if not steps or f.at in steps:
            value = getattr(f, name)
            for id in value if isinstance(value, list) else (value,):
                if g.get(id) is None:
                    yield f"{name} is {id}, and no card with that number is in play"
    if (kind in RUNNING or getattr(kind, "in_run", False)) and g.run is None:
        yield "there is no run"
    own = OWN.get(kind)
    if own is not None:
        yield from own(g, f, n)


# -- what single procedures need ---------------------------------------------------------------
def _path(path: str) -> Iterator[str]:
    if path and path not in PATHS:
        yield f"no effects are called {path!r}"


def _fort(g: Netrunner, fort: int, new: bool = False) -> Iterator[str]:
    if not (new and fort == NEW) and not any(f.id == fort for f in g.forts):
        yield f"there is no fort {fort}"


def _resolve(g: Netrunner, f: Resolve, n: int) -> Iterator[str]:
    if f.path not in PATHS:
        yield f"no effects are called {f.path!r}"
    else:
        above = g.stack[n + 1] if n + 1 < len(g.stack) else None
        # What the effects cost is paid before the first of them begins.
        least, most = int(above is not None and not isinstance(above, Pay)), len(PATHS[f.path])
        if not least <= f.i <= most:
            yield f"i is {f.i}; {f.path} has {most} effects, counted from 1 while they resolve"


def _triggers(g: Netrunner, f: Triggers, n: int) -> Iterator[str]:
    for _, path in f.pending:
        if path not in PATHS:
            yield f"no effects are called {path!r}"


def _encounter(g: Netrunner, f: Encounter, n: int) -> Iterator[str]:
    for path in f.paths:
        yield from _path(path)
    if not any(isinstance(p, MakeRun) for p in g.stack[:n]):
        yield "it is part of a run, and nobody is making one"


def _breaker(g: Netrunner, f: Any, n: int) -> Iterator[str]:
    inst = g.get(f.id)
    if inst is not None and CARDS[inst.card].breaker is None:
        yield f"card {f.id} is no icebreaker"
    if g.run is not None and g.get(g.run.ice) is None:
        yield "the ice of the run is not in play"


def _make_run(g: Netrunner, f: MakeRun, n: int) -> Iterator[str]:
    yield from _path(f.instead)
    yield from _path(f.after)
    if f.at == "declare":
        yield from _fort(g, f.fort)
    if f.source and f.source not in CARDS:
        yield f"no card is called {f.source!r}"
    if f.flags:
        names = flags.RUN_NAMES | marks_on("run")
        yield from flags.strange("flags", f.flags, names, flags.DEREZ)


def _install(g: Netrunner, f: Install, n: int) -> Iterator[str]:
    if f.at in ("trash", "overwrite", "pay", "place"):
        yield from _fort(g, f.fort, new=True)
        if f.id and g.get(f.id) is None:
            yield f"id is {f.id}, and no card with that number is in play"
        piles = {
            "hand": g.corp.hq,
            "stack": g.corp.rd,
            "trash": g.corp.archives,
            "buried": g.corp.buried,
        }
        if f.zone in piles and f.card not in piles[f.zone]:
            yield f"{f.card} is not where it is installed from ({f.zone})"
    if f.card in CARDS and CARDS[f.card].side != CORP:
        yield f"{f.card} is the Runner's"


def _runner_install(g: Netrunner, f: RunnerInstall, n: int) -> Iterator[str]:
    if f.card in CARDS and CARDS[f.card].side != RUNNER:
        yield f"{f.card} is the Corp's"
    if f.at in ("room", "early", "pay", "place"):
        if f.host and not any(c.id == f.host for c in g.runner.rig):
            yield f"host is {f.host}, which is not in the rig"
        piles = {"hand": g.runner.hand, "stack": g.runner.stack, "trash": g.runner.trash}
        if f.zone in piles and f.card not in piles[f.zone]:
            yield f"{f.card} is not where it is installed from ({f.zone})"
        if f.zone == "aside" and not any(c.card == f.card for c in g.runner.aside):
            yield f"{f.card} is not set aside"
    if f.at == "early" and g.get(f.id) is None:
        yield f"id is {f.id}, and no card with that number is in play"


def _play(g: Netrunner, f: Play, n: int) -> Iterator[str]:
    d = CARDS.get(f.card)
    if d is not None and d.type != (PREP if f.side else "operation"):
        yield f"{f.card} is not played by side {f.side}"
    elif f.at in ("x", "pay") and f.card not in (g.runner.hand if f.side else g.corp.hq):
        yield f"{f.card} is not in the hand of side {f.side}"


def _use(g: Netrunner, f: UsePaid, n: int) -> Iterator[str]:
    inst = g.get(f.id)
    card = f.card or (inst.card if inst is not None else "")
    if card in CARDS and f.which >= len(CARDS[card].paids):
        yield f"which is {f.which}; {card} has {len(CARDS[card].paids)} abilities"
    elif not card:
        yield "no card is named"


def _choose(g: Netrunner, f: Choose, n: int) -> Iterator[str]:
    if f.of not in WHAT:
        yield f"there is no set of things called {f.of!r}"
    if f.hi < f.lo:
        yield f"from {f.lo} to {f.hi} things cannot be chosen"


def _number(g: Netrunner, f: Number, n: int) -> Iterator[str]:
    if f.hi < f.lo:
        yield f"there is no number from {f.lo} to {f.hi}"


def _offer(g: Netrunner, f: Offer, n: int) -> Iterator[str]:
    if not f.decisions:
        yield "decisions: there must be some to choose from"


def _trace(g: Netrunner, f: Trace, n: int) -> Iterator[str]:
    if f.card not in CARDS:
        yield f"no card is called {f.card!r}"
        return
    for name, value in (("bid", f.bid), ("link", f.link), ("more", f.more)):
        if value < OPEN or value > MOST:
            yield f"{name} is {value}; it is -1 while it is open"
    if f.at in ("begin", "prepare", "commit"):
        most = f.most(g)
        if f.bid > most:
            yield f"bid is {f.bid}; the Corp can commit at most {most} (NR-TRACE-013)"
        if f.link > 0 and all(c.id != f.link for c in base_links(g)):
            yield f"link is {f.link}, which is no base link card that can be used (NR-TRACE-004)"
        elif f.link > 0 and f.more > most_link(g, f.link):
            most = most_link(g, f.link)
            yield f"more is {f.more}; the Runner can buy at most {most} link (NR-TRACE-013)"
    elif OPEN in (f.bid, f.link, f.more):
        yield "bid, link and more are fixed once both have committed (NR-TRACE-009)"
    elif f.at in ("pay_corp", "pay_runner") and f.link and g.get(f.link) is None:
        yield f"link is {f.link}, and no card with that number is in play"
    elif f.at == "pay_runner" and f.link and CARDS[g.find(f.link).card].link is None:
        yield f"link is {f.link}, which is no base link card (NR-TRACE-004)"
    if f.link <= 0 < f.more:
        yield f"more is {f.more} without a base link card (NR-TRACE-005)"


def _doors(g: Netrunner, f: DoorBids, n: int) -> Iterator[str]:
    if sorted(f.bidders) != [0, 1] or len(f.bids) != 2:
        yield "bidders are the two seats, and each has a bid"
        return
    for seat, bid in zip(f.bidders, f.bids, strict=True):
        _, most = f.limits(g, seat)
        if not OPEN <= bid <= most:
            yield f"seat {seat} bids {bid}; it must be 0 to {most}, or -1 while it is open"


def _access(g: Netrunner, f: Access, n: int) -> Iterator[str]:
    if f.fort < 0:
        yield f"there is no fort {f.fort}"
    if f.left and f.fort not in (HQ, RD):
        yield "left counts cards of HQ or R&D"
    if f.fort == HQ and Counter(f.back) - Counter(g.corp.hq):
        yield "back names cards that are not in HQ"
    if f.fort == RD and f.skip > len(g.corp.rd):
        yield f"skip is {f.skip}; R&D has {len(g.corp.rd)} cards"
    piles = {"trash": g.corp.archives, "buried": g.corp.buried}
    for zone, card in f.piles:
        if f.fort != ARCHIVES or zone not in piles or card not in CARDS:
            yield f"piles: there is no {card!r} in {zone!r} of this fort"


def _access_card(g: Netrunner, f: AccessCard, n: int) -> Iterator[str]:
    if f.card not in CARDS or CARDS[f.card].side != CORP:
        yield f"{f.card!r} is no card of the Corp's"
        return
    inst = g.get(f.id) if f.id else None
    if f.zone == "fort":
        if f.at in ("look", "liberate", "trash") and inst is None:
            yield f"id is {f.id}, and no card with that number is in play"
        elif inst is not None and inst.card != f.card:
            yield f"card {f.id} is {inst.card}, not {f.card}"
        elif inst is not None and all(x.id != inst.fort for x in g.forts):
            yield f"card {f.id} is not in a fort"
    elif f.at in ("liberate", "trash"):
        piles = {
            "hand": g.corp.hq,
            "stack": g.corp.rd,
            "trash": g.corp.archives,
            "buried": g.corp.buried,
        }
        if f.card not in piles.get(f.zone, ()):
            yield f"{f.card} is not where it was accessed ({f.zone})"
    if f.at == "liberate" and CARDS[f.card].type != "agenda":
        yield f"{f.card} is no agenda"
    if not any(isinstance(p, Access) for p in g.stack[:n]):
        yield "nobody is accessing a fort"


def _back_up(g: Netrunner, f: BackUp, n: int) -> Iterator[str]:
    if Counter(f.cards) + Counter(f.picked) - Counter(g.runner.trash):
        yield "cards names programs that are not in the trash"
    if f.at == "order" and (not f.drives or g.get(f.drives[0]) is None):
        yield "drives: the drive is not in play"


def _draw(g: Netrunner, f: Draw, n: int) -> Iterator[str]:
    if Counter(f.drawn) - Counter(g.runner.hand):
        yield "drawn names cards that are not in the hand"


def _corp_draw(g: Netrunner, f: CorpDraw, n: int) -> Iterator[str]:
    if Counter(f.drawn) - Counter(g.corp.hq):
        yield "drawn names cards that are not in HQ"
    elif f.at == "bottom" and f.more > len(f.drawn):
        yield f"more is {f.more}; {len(f.drawn)} cards were drawn"


def _swaps(g: Netrunner, f: Swaps, n: int) -> Iterator[str]:
    ice = [c.id for fort in g.forts for c in fort.ice]
    if sorted(f.ids) != sorted(ice):
        yield "ids are those of all ice"


def _preview(g: Netrunner, f: Preview, n: int) -> Iterator[str]:
    pile = g.runner.stack if f.zone == "stack" else g.runner.trash
    if f.at == "place" and f.card not in pile:
        yield f"{f.card} is not where it is installed from ({f.zone})"


def _random_card(g: Netrunner, f: RandomCard, n: int) -> Iterator[str]:
    if f.picked not in g.runner.hand:
        yield f"{f.picked} is not in the Runner's hand"


def _doom(g: Netrunner, f: DoomRolls, n: int) -> Iterator[str]:
    if f.mark not in COUNTERS:
        yield f"no counter is called {f.mark!r}"


def _moment(g: Netrunner, f: Moment, n: int) -> Iterator[str]:
    if sorted(f.order) != [CORP, RUNNER]:
        yield "order must name both seats"
    if f.turn not in (0, 1):
        yield f"turn is {f.turn}; it is a place in the order, 0 or 1"


def _on_fort(g: Netrunner, f: Any, n: int) -> Iterator[str]:
    yield from _fort(g, f.fort)


OWN: dict[type, Callable[[Netrunner, Any, int], Iterator[str]]] = {
    Access: _access,
    AccessCard: _access_card,
    BackUp: _back_up,
    Blink: _breaker,
    BreakMany: _breaker,
    Broken: _breaker,
    Choose: _choose,
    CorpDraw: _corp_draw,
    DoorBids: _doors,
    Draw: _draw,
    DoomRolls: _doom,
    Encounter: _encounter,
    Exchange: _on_fort,
    Install: _install,
    MakeRun: _make_run,
    Moment: _moment,
    Number: _number,
    Offer: _offer,
    Play: _play,
    Preview: _preview,
    RandomCard: _random_card,
    Rearrange: _on_fort,
    Refill: _on_fort,
    Repeated: _on_fort,
    Resolve: _resolve,
    RunnerInstall: _runner_install,
    Swaps: _swaps,
    Trace: _trace,
    Triggers: _triggers,
    UsePaid: _use,
}
