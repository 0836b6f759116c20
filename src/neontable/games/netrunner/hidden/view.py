"""What a seat may know, built from allow-listed facts (redeal.py redeals what it may not).

Hidden are: the other side's hand, both decks, cards face down in forts, in Archives and in the
rig, and bids of a trace.  What a player saw once (an accessed card, a card shown) is for the player
to remember: events show it, and it is not part of the view afterwards.  Which cards the other deck
holds is not in the view either; a redealt world guesses them (guess.py)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from neontable.games.netrunner.model.card import AGENDA, ARCHIVES, CORP, ICE, NODE, RUNNER, UPGRADE
from neontable.games.netrunner.model.flags import CardFlag
from neontable.games.netrunner.model.library import CARDS, marks_on
from neontable.games.netrunner.model.numbers import (
    actions,
    breaker_strength,
    capacity,
    difficulty,
    hand_size,
    ice_strength,
    known,
    memory_used,
    points,
    trash_cost,
)
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.rules.run.access import Access, AccessCard
from neontable.games.netrunner.rules.run.subroutines import subroutines
from neontable.games.netrunner.rules.run.trace import Trace
from neontable.kernel.game import SPECTATOR
from neontable.kernel.outcome import Outcome
from neontable.kit.bids import OPEN

LASTING: tuple[CardFlag, ...] = tuple(CardFlag(name) for name in sorted(marks_on("game")))
"""What cards did to the rest of the game that everybody saw (`Netrunner.flags`)."""


class CardView(msgspec.Struct, frozen=True):
    id: int
    card: str
    """"" where this seat does not know it."""
    up: bool
    seen: bool
    adv: int
    bits: int
    count: int
    marks: tuple[tuple[str, int], ...]
    host: int
    target: int
    """The card or fort that was chosen for it, as `Inst.target` says it."""
    strength: int | None
    """Of rezzed ice and of icebreakers: as it is now."""
    worth: int | None
    """Where the card is known: the difficulty of an agenda in a fort, the trash cost of a node or
    upgrade, as they are now."""


class FortView(msgspec.Struct):
    id: int
    ice: tuple[CardView, ...]
    """The innermost first."""
    inside: tuple[CardView, ...]
    marks: tuple[tuple[str, int], ...]


class CorpView(msgspec.Struct):
    bits: int
    hq_count: int
    hq: tuple[str, ...] | None
    """Only the Corp's own; sorted."""
    rd_count: int
    archives: tuple[str, ...]
    buried_count: int
    buried: tuple[str, ...] | None
    scored: tuple[CardView, ...]
    points: int
    extra: int
    """Of these points, those that lie on no agenda."""
    bad: int
    owed: int
    virus: tuple[tuple[str, int], ...]
    hand_size: int


class RunnerView(msgspec.Struct):
    bits: int
    hand_count: int
    hand: tuple[str, ...] | None
    stack_count: int
    trash: tuple[str, ...]
    rig: tuple[CardView, ...]
    aside: tuple[CardView, ...]
    scored: tuple[CardView, ...]
    points: int
    extra: int
    tags: int
    brain: int
    owed: int
    marks: tuple[tuple[str, int], ...]
    tolls: tuple[int, ...]
    no_run: int
    lasting: tuple[tuple[str, int], ...]
    hand_size: int
    memory: int
    """MU used."""
    capacity: int


class RunView(msgspec.Struct):
    fort: int
    ice: int
    phase: str
    left: tuple[int, ...]
    broken: tuple[int, ...]
    subs: tuple[str, ...]
    """Paths of the subroutines of the ice that is met."""
    success: bool
    accessing: str
    """The card that is accessed, for those who know it."""
    accessed: int
    """The number of the card that is accessed, when it is one in play."""
    place: str
    """Where the card that is accessed lies: hand, stack, trash, buried or fort; "" for none."""
    source: str
    """The card that the run was made with."""
    boosts: tuple[tuple[int, int], ...]


class TraceView(msgspec.Struct):
    card: str
    limit: int
    corp_ready: bool
    runner_ready: bool


class View(msgspec.Struct):
    game: str
    seat: int
    side: int
    """0 the Corp, 1 the Runner, -1 a spectator."""
    turn: int
    active: int
    actions: int
    usual: int
    """Actions that the side whose turn it is has in a turn."""
    corp: CorpView
    runner: RunnerView
    forts: tuple[FortView, ...]
    limbo: tuple[CardView, ...]
    run: RunView | None
    trace: TraceView | None
    purses: tuple[tuple[int, int, str], ...]
    """Lent bits: side, number, until when."""
    removed: tuple[str, ...]
    duel: bool
    swapped: int
    results: tuple[tuple[int, int, str], ...]
    outcome: Outcome | None


def card_view(g: Netrunner, c: Inst, side: int) -> CardView:
    name = known(c, side)
    strength = worth = None
    if name:
        d = CARDS[name]
        if d.type == ICE:
            strength = ice_strength(g, c) if c.up else None
        elif d.breaker is not None:
            strength = breaker_strength(g, c)
        elif c.fort >= 0:
            if d.type == AGENDA:
                worth = difficulty(g, c)
            elif d.type in (NODE, UPGRADE):
                worth = trash_cost(g, d, c)
    return CardView(
        id=c.id,
        card=name,
        up=c.up,
        seen=c.seen,
        adv=c.adv,
        bits=c.bits,
        count=c.count,
        marks=c.marks,
        host=c.host,
        target=c.target if name else 0,
        strength=strength,
        worth=worth,
    )


def view(g: Netrunner, seat: int) -> View:
    side = seat if seat == SPECTATOR else g.side_of(seat)
    over = g.outcome is not None
    corp, runner = g.corp, g.runner
    cards = _cards(g, side)
    return View(
        game="netrunner",
        seat=seat,
        side=side,
        turn=g.turn,
        active=g.side,
        actions=g.actions,
        usual=actions(g, g.side),
        corp=CorpView(
            bits=corp.bits,
            hq_count=len(corp.hq),
            hq=tuple(sorted(corp.hq)) if over or side == CORP else None,
            rd_count=len(corp.rd),
            archives=tuple(corp.archives),
            buried_count=len(corp.buried),
            buried=tuple(sorted(corp.buried)) if _sees_buried(g, side) else None,
            scored=cards(corp.scored),
            points=points(g, CORP),
            extra=corp.extra,
            bad=corp.bad,
            owed=corp.owed,
            virus=tuple(sorted(corp.virus.items())),
            hand_size=hand_size(g, CORP),
        ),
        runner=RunnerView(
            bits=runner.bits,
            hand_count=len(runner.hand),
            hand=tuple(sorted(runner.hand)) if over or side == RUNNER else None,
            stack_count=len(runner.stack),
            trash=tuple(runner.trash),
            rig=cards(runner.rig),
            aside=cards(runner.aside),
            scored=cards(runner.scored),
            points=points(g, RUNNER),
            extra=runner.extra,
            tags=runner.tags,
            brain=runner.brain,
            owed=runner.owed,
            marks=tuple(sorted(runner.marks.items())),
            tolls=tuple(runner.tolls),
            no_run=runner.no_run,
            lasting=tuple([(name, g.flags[name]) for name in LASTING if g.flags.get(name)]),
            hand_size=hand_size(g, RUNNER),
            memory=memory_used(g),
            capacity=capacity(g),
        ),
        forts=tuple(FortView(f.id, cards(f.ice), cards(f.inside), f.marks) for f in g.forts),
        limbo=cards(g.limbo),
        run=_run_view(g, side),
        trace=_trace_view(g),
        purses=tuple((p.side, p.bits, p.until) for p in g.purses),
        removed=tuple(g.removed),
        duel=g.duel,
        swapped=g.swapped,
        results=tuple(g.results),
        outcome=g.outcome,
    )


def _sees_buried(g: Netrunner, side: int) -> bool:
    """The Corp always; the Runner while he accesses Archives and chooses among them."""
    if g.outcome is not None or side == CORP:
        return True
    return side == RUNNER and any(
        isinstance(f, Access) and f.fort == ARCHIVES and f.at == "next" for f in g.stack
    )


def _cards(g: Netrunner, side: int) -> Callable[[list[Inst]], tuple[CardView, ...]]:
    def cards(zone: list[Inst]) -> tuple[CardView, ...]:
        return tuple([card_view(g, c, side) for c in zone])

    return cards


def _run_view(g: Netrunner, side: int) -> RunView | None:
    run = g.run
    if run is None:
        return None
    ice = g.get(run.ice) if run.phase == "encounter" else None
    card = next((f for f in reversed(g.stack) if isinstance(f, AccessCard)), None)
    accessing = ""
    if card is not None:
        inst = g.get(card.id) if card.id else None
        shown = CARDS[card.card].shown and card.zone == "stack"
        if side == RUNNER or shown or card.zone == "trash":
            accessing = card.card
        elif inst is not None:
            accessing = known(inst, side)
    return RunView(
        fort=run.fort,
        ice=run.ice,
        phase=run.phase,
        left=tuple(run.left),
        broken=tuple(run.broken),
        subs=tuple(subroutines(g, ice)) if ice is not None and ice.up else (),
        success=run.success,
        accessing=accessing,
        accessed=card.id if card is not None else 0,
        place=card.zone if card is not None else "",
        source=run.source,
        boosts=tuple(sorted(run.boosts.items())),
    )


def _trace_view(g: Netrunner) -> TraceView | None:
    trace = next((f for f in reversed(g.stack) if isinstance(f, Trace)), None)
    if trace is None:
        return None
    return TraceView(trace.card, trace.limit, trace.bid != OPEN, trace.more != OPEN)
