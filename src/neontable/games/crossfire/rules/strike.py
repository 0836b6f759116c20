"""Apply Damage: one plan for all damage of the turn, carried out obstacle by obstacle.

The current runner names what the plan is for (clear most, advance most levels, a chosen obstacle)
and the solver finds the assignment; or assigns piece by piece.  The assignment stands on the played
cards: `target` is the number of an obstacle, or -1 - runner for a card that sweeps; `marks` are the
targets of a card's separate levels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import ABILITIES, HOLDERS
from neontable.games.crossfire.model.nouns import card_text
from neontable.games.crossfire.rules.damage import (
    Volley,
    placed_of,
    portions,
    targets,
    tracks,
)
from neontable.games.crossfire.rules.defeat import clear
from neontable.games.crossfire.rules.plan_faults import why_not
from neontable.games.crossfire.rules.plans import Plan, plan_of
from neontable.games.crossfire.rules.reach import Portion, Track, levels_paid, spend
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kernel.scene import Fill, Trace
from neontable.kernel.text import Text, say

if TYPE_CHECKING:
    from neontable.games.crossfire.model.pieces import Faced, Played
    from neontable.games.crossfire.model.state import Crossfire


class Whole(NamedTuple):
    """All damage of the turn together."""

    points: int
    colours: tuple[int, int, int, int]
    """How many of them may be of each colour."""
    levels: int


@lru_cache(maxsize=2048)
def whole(pieces: tuple[Portion, ...]) -> Whole:
    levels = 0
    points: list[int] = []
    for piece in pieces:
        levels += piece.levels
        points += piece.points
    black, blue, green, red = (len([mask for mask in points if mask & c]) for c in (1, 2, 4, 8))
    return Whole(len(points), (black, blue, green, red), levels)


@lru_cache(maxsize=8192)
def within_reach(track: Track, damage: Whole) -> int:
    """How many levels all the damage together could clear at most; quick, and never too few."""
    if track.closed:
        return 0
    total = damage.points
    colours = damage.colours
    levels = damage.levels if not track.boss else 0
    if track.instead is not None:
        colour, own = track.instead
        return int(total >= track.levels[0] or colours[colour] >= own)
    if levels:
        costs = [max(level, 1) for level in track.levels]
        for k in range(len(costs), 0, -1):
            if sum(sorted(costs[:k])[: max(0, k - levels)]) <= total:
                return k
        return 0
    return levels_paid(track.levels, total, colours)


class Strike(Frame):
    """`at` is plan, edit, order, next, away or finish."""

    left: list[int] = []
    """Numbers of the targets that have not had their damage yet."""
    levels: list[int] = []
    """How many levels each of them loses, unless something happens before."""
    falls: list[int] = []
    """Those that will be defeated and do something then: their order matters (CF-OBS-013)."""
    spent: list[int] = []
    """Cards whose damage has just been applied."""
    at: str = "begin"

    def do_begin(self, g: Crossfire) -> None:
        atoms.next_step(g)
        atoms.start_damage(g)
        g.forget_volley()
        self.at = "plan"

    # -- which plan ------------------------------------------------------------------------------
    def ask_plan(self, g: Crossfire) -> Ask | None:
        volley = g.volley
        pieces, faced = volley.pieces, volley.faced
        if not faced:
            return None
        lanes = volley.freed or volley.lanes
        options: list[Option] = []
        reachable = 0
        damage = points, colours, levels = whole(pieces)
        for f, track in zip(faced, lanes, strict=True):
            first = track.levels[0]
            out_of_reach = first > points if first > 0 else not colours[-1 - first]
            if out_of_reach and not levels and track.instead is None:
                continue
            reach = within_reach(track, damage)
            reachable += reach > 0
            if reach == len(track.levels):
                options.append(opt.Plan("target", f.id, f.card))
        if not reachable:  # nothing can be cleared: the damage is lost, wherever it goes
            return Ask(g.decider, "cf-ask-plan", [CLEAR]) if g.every_ask else None
        options.insert(0, CLEAR)
        if reachable > 1 or not options[1:]:
            options.insert(1, LEVELS)
        options.append(opt.EDIT)
        return Ask(g.decider, "cf-ask-plan", options)

    def got_plan(self, g: Crossfire, answer: opt.Plan | opt.Edit) -> None:
        """Who assigns piece by piece begins with the plan that defeats most."""
        volley = g.volley
        plan = solved(CLEAR if isinstance(answer, opt.Edit) else answer, volley)
        _assign(g, plan, volley)
        if isinstance(answer, opt.Edit):
            self.at = "edit"
        else:
            self._begin(g, plan, volley.faced)

    def trace_plan(self, g: Crossfire, answer: object) -> Trace:
        """What a plan would clear, on the tracks and in words."""
        if not isinstance(answer, opt.Plan):
            return Trace()
        volley = g.volley
        if answer.name == "target" and answer.threat not in volley.at:
            return Trace()
        return _traced(solved(answer, volley), volley)

    def do_plan(self, g: Crossfire) -> None:
        self.do_finish(g)

    # -- piece by piece --------------------------------------------------------------------------
    def ask_edit(self, g: Crossfire) -> Ask:
        volley = g.volley
        pieces, sources, faced, lanes = volley.pieces, volley.sources, volley.faced, volley.lanes
        options: list[Option] = [opt.APPLY]
        placed = g.placed
        for i, (piece, at, moves) in enumerate(zip(pieces, placed, g.moves, strict=True)):
            if at >= 0:
                options.append(_nowhere(i, sources[i][0].card))
            if piece.sweep:
                options += _sweeps(g, i, sources[i][0].card, at, faced)
            elif volley.shut or piece.levels:
                options += _legal_moves(pieces, lanes, placed, i, moves)
            elif at >= 0:
                options += moves[:at]
                options += moves[at + 1 :]
            else:
                options += moves
        return Ask(g.decider, "cf-ask-edit", options)

    def got_edit(self, g: Crossfire, answer: opt.Apply | opt.Move | opt.Sweep) -> None:
        if isinstance(answer, opt.Apply):
            self.do_order(g)
            return
        if isinstance(answer, opt.Sweep):
            at, target = answer.runner, -1 - answer.runner
        else:
            at, target = g.volley.at.get(answer.target, -1), answer.target
        g.piece_moved(answer.piece, at)
        played, k = g.volley.sources[answer.piece]
        _put(g, played, k, target)

    def trace_edit(self, g: Crossfire, answer: object) -> Trace:
        """What the assignment would clear after a change of it, or as it stands."""
        volley = g.volley
        placed = [*g.placed]
        if isinstance(answer, opt.Move | opt.Sweep):
            if not 0 <= answer.piece < len(volley.pieces):
                return Trace()
            at = answer.runner if isinstance(answer, opt.Sweep) else answer.target
            placed[answer.piece] = at if isinstance(answer, opt.Sweep) else volley.at.get(at, -1)
        return _traced(volley.plan(placed), volley)

    def why_edit(self, g: Crossfire, thing: object) -> str | None:
        if not isinstance(thing, opt.Move):
            return None
        volley = g.volley
        pieces, lanes = volley.pieces, volley.lanes
        if thing.target not in volley.at or not 0 <= thing.piece < len(pieces):
            return "CF-OBS-023 cf-no-such-target"
        placed = [*g.placed]
        placed[thing.piece] = volley.at[thing.target]
        fault = why_not(plan_of(pieces, lanes, placed), pieces, lanes)
        return None if fault is None else FAULTS[fault.fault]

    # -- in which order --------------------------------------------------------------------------
    def do_order(self, g: Crossfire) -> None:
        volley = g.volley
        self._begin(g, volley.plan(g.placed), volley.faced)

    def _begin(self, g: Crossfire, plan: Plan, faced: list[Faced]) -> None:
        g.forget_volley()
        self.left = [faced[t].id for t in plan.order]
        self.levels = [plan.cleared[t] for t in plan.order]
        table = ABILITIES.get("defeated", {})
        self.falls = [
            faced[t].id
            for t in plan.order
            if faced[t].card in table and plan.cleared[t] == len(g.levels_left(faced[t]))
        ]
        self.at = "next"
        if not self.falls:
            self.do_next(g)

    def ask_next(self, g: Crossfire) -> Ask | None:
        if len(self.left) < 2 or not any(number in self.left for number in self.falls):
            return None
        if self._breaks_a_ward(g):
            return None  # the others were reckoned with as if it had fallen
        options = [opt.Next(f.id, f.card) for f in map(g.find, self.left) if f is not None]
        return Ask(g.decider, "cf-ask-next", options) if options else None

    def _breaks_a_ward(self, g: Crossfire) -> bool:
        first = g.find(self.left[0])
        return (
            first is not None
            and first.card in HOLDERS.get("no-colourless", ())
            and self.levels[0] == len(g.levels_left(first))
        )

    def got_next(self, g: Crossfire, answer: opt.Next) -> None:
        self._apply(g, answer.threat)

    def do_next(self, g: Crossfire) -> None:
        while self.left:
            self._apply(g, self.left[0])
            if self.at != "next" or self.falls:
                return  # a defeat comes first, or the order may be asked for
        self.do_finish(g)

    def _apply(self, g: Crossfire, number: int) -> None:
        """The damage on one target.  If it falls, what it does then comes before its cards go to
        their owners' discards (CF-OBS-013, CF-DMG-015)."""
        at = self.left.index(number)
        del self.left[at]
        n = self.levels.pop(at)
        faced = g.find(number)
        done = [played for played in g.played if self._done(g, played, number)]
        if faced is not None:
            if self.falls:
                n = self._cleared_now(g, faced)  # a defeat may have changed its track
            if n:
                clear(g, faced, n)
        self.spent = [played.id for played in done]
        self.at = "away"
        if g.stack[-1] is self:
            self.do_away(g)

    def do_away(self, g: Crossfire) -> None:
        if self.spent:
            for played in [p for p in g.played if p.id in self.spent]:
                atoms.put_away(g, played)
        self.at = "next"

    def _cleared_now(self, g: Crossfire, faced: Faced) -> int:
        here = targets(g)
        if faced not in here:
            return 0
        pieces, sources = portions(g)
        lanes = tracks(g, here)
        at = here.index(faced)
        placed = placed_of(pieces, sources, {f.id: t for t, f in enumerate(here)})
        on = [i for i, t in enumerate(placed) if _hits(pieces[i], t, at, lanes)]
        return 0 if lanes[at].closed else spend(lanes[at], pieces, on).cleared

    def _done(self, g: Crossfire, played: Played, number: int) -> bool:
        """Whether a card had its last target now."""
        target = played.target
        if target >= 0 and not played.marks:
            return target == number
        aims = [target, *played.marks]
        for runner in [-1 - a for a in aims if a < 0]:
            aims += [f.id for f in g.facing(runner)]
        return number in aims and not any(a in self.left for a in aims)

    def do_finish(self, g: Crossfire) -> None:
        """Every card that was played this turn has gone to its owner's discard (CF-TURN-024)."""
        g.forget_volley()
        for played in list(g.played):
            atoms.put_away(g, played)
        pop(g)


def strike(g: Crossfire) -> bool:
    """Begin to apply the damage of the turn; whether that is over at once, as without a card in
    play."""
    if g.played:
        frame = Strike()
        push(g, frame)
        frame.do_begin(g)
        return False
    atoms.next_step(g)
    atoms.start_damage(g)
    return True


CLEAR, LEVELS = opt.Plan("clear"), opt.Plan("levels")

FAULTS = {
    "closed": "CF-OBS-004 cf-no-damage-there",
    "together": "CF-AMB-025 cf-no-second-level",
    "levels-on-boss": "CF-BOSS-002 cf-no-levels-on-boss",
    "not-there": "CF-BOSS-002 cf-no-levels-on-boss",
}


def solved(answer: opt.Plan, volley: Volley) -> Plan:
    """The assignment that a plan stands for."""
    if answer.name == "target":
        return volley.best("target", volley.at[answer.threat])
    return volley.best("levels" if answer.name == "levels" else "clear")


def _traced(plan: Plan, volley: Volley) -> Trace:
    """A plan on the tracks: the levels that it clears light up."""
    faced = volley.faced
    hit = [t for t in plan.order if plan.cleared[t]]
    fallen = plan.defeats(volley.lanes)
    words = tuple(
        say(
            "cf-trace-falls" if t in fallen else "cf-trace-levels",
            obstacle=card_text(faced[t].card),
            n=plan.cleared[t],
        )
        for t in hit
    )
    fills = tuple(Fill(("threat", faced[t].id), faced[t].cleared, plan.cleared[t]) for t in hit)
    return Trace(costs=words or (Text("cf-trace-nothing"),), fills=fills)


def _hits(piece: Portion, placed: int, at: int, lanes: Sequence[Track]) -> bool:
    if placed < 0:
        return False
    return lanes[at].faces == placed if piece.sweep else placed == at


@lru_cache(maxsize=4096)
def _nowhere(i: int, card: str) -> opt.Move:
    return opt.Move(i, card, 0, "")


def _sweeps(g: Crossfire, i: int, card: str, at: int, faced: list[Faced]) -> list[opt.Sweep]:
    runners = sorted({f.faces for f in faced})
    return [opt.Sweep(i, card, r, g.name(r)) for r in runners if r != at]


def _legal_moves(
    pieces: Sequence[Portion],
    lanes: Sequence[Track],
    placed: list[int],
    i: int,
    moves: list[opt.Move],
) -> list[opt.Move]:
    return [
        move
        for t, move in enumerate(moves)
        if t != placed[i] and _legal(pieces, lanes, placed, i, t)
    ]


def _legal(
    pieces: Sequence[Portion], lanes: Sequence[Track], placed: list[int], i: int, t: int
) -> bool:
    piece, lane = pieces[i], lanes[t]
    if lane.closed or (lane.boss and piece.levels and not piece.points):
        return False
    return not piece.apart or not any(
        placed[j] == t and pieces[j].apart and pieces[j].card == piece.card
        for j in range(len(pieces))
    )


def _put(g: Crossfire, played: Played, k: int, target: int) -> None:
    """One portion of a card to a target."""
    if k == 0:
        atoms.assign(g, played, target, played.marks)
        return
    marks = [*played.marks, *[0] * (k - len(played.marks))]
    marks[k - 1] = target
    atoms.assign(g, played, played.target, tuple(marks))


def _assign(g: Crossfire, plan: Plan, volley: Volley) -> None:
    faced = volley.faced
    for piece, (played, k), at in zip(volley.pieces, volley.sources, plan.placed, strict=True):
        if piece.sweep:
            _put(g, played, k, -1 - at if at >= 0 else 0)
        else:
            _put(g, played, k, faced[at].id if at >= 0 else 0)
