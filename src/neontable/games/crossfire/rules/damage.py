"""The damage of a turn as portions, what is in play as tracks: for `rules/solver.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.card import Bolts, Boost, ExtraColour, Levels, Sweep
from neontable.games.crossfire.model.library import (
    OBSTACLES,
    PAIRED,
    TRACKS,
    box_of,
    special_of,
    type_of,
)
from neontable.games.crossfire.model.numbers import any_in_force, immunities, in_force
from neontable.games.crossfire.model.pieces import PRINTED
from neontable.games.crossfire.model.terms import BOSS, COLOUR_INDEX
from neontable.games.crossfire.model.track import parts, track
from neontable.games.crossfire.rules.plans import Goal, Plan, plan_of
from neontable.games.crossfire.rules.reach import COLOURLESS, Portion, Track
from neontable.games.crossfire.rules.solver import best

if TYPE_CHECKING:
    from neontable.games.crossfire.model.pieces import Faced, Played
    from neontable.games.crossfire.model.state import Crossfire


Sources = list[tuple["Played", int]]
"""For each portion the card, and its number on it."""


def points_of(g: Crossfire, played: Played) -> tuple[int, ...]:
    """Every point of a card in play as a mask of its possible colours, 0 for colourless ones; with
    bonuses that depend on other cards, which are checked in the damage step (CF-DMG-023)."""
    return portions_of(g, played, 0)[0].points


def boost(g: Crossfire, played: Played) -> int:
    """What other cards add to each instance of this one's damage (CF-CARD-030, CF-CARD-031)."""
    boosts = g.turn.boosts
    if not boosts:
        return 0
    kind = type_of(played.card)
    more = 0
    for card in boosts:
        for special in special_of(card):
            if type(special) is Boost and special.type == kind:
                more += special.n
    if not played.assist:
        for special in special_of(played.card):
            if type(special) is Boost and special.type == kind:
                more -= special.n  # never to itself
    return more


def portions_of(g: Crossfire, played: Played, n: int) -> tuple[Portion, ...]:
    """The card itself first, then its separate levels (CF-DMG-026).  `n` tells cards apart: small
    numbers, so that equal hands give equal portions and a plan is found once."""
    card = played.card
    twice = g.turn.played.count(type_of(card)) > 1
    return _portions(card, played.assist, played.x, boost(g, played), twice, n)


@lru_cache(maxsize=4096)
def _portions(
    card: str, assist: bool, x: int, more: int, twice: bool, n: int
) -> tuple[Portion, ...]:
    """`more` colourless points come from other cards; `twice` if another card of its type was
    played."""
    box = box_of(card, assist)
    points: list[int] = []
    for index, count in enumerate(box.points[:4]):
        points += [1 << index] * count
    plain = box.any + (x if box.x else 0) + more
    levels, last, sweep, bolts = 0, False, False, 0
    for special in () if assist else special_of(card):
        match special:
            case Levels(count, at_the_end):
                levels, last = count, at_the_end
            case Bolts(count):
                bolts = count
            case Sweep():
                sweep = True
            case ExtraColour(_, colours) if twice:
                points.append(sum(1 << COLOUR_INDEX[c] for c in colours))
    whole = Portion(n, (*points, *[0] * plain), levels, last, sweep)
    return (whole, *[Portion(n, (), 1, False, False, True)] * bolts)


@lru_cache(maxsize=4096)
def _numbered(
    card: str, assist: bool, x: int, more: int, twice: bool, n: int
) -> tuple[tuple[int, Portion], ...]:
    """The portions of a card that do anything, each with its number on the card."""
    own = enumerate(_portions(card, assist, x, more, twice, n))
    return tuple((k, portion) for k, portion in own if portion.points or portion.levels)


def portions(g: Crossfire) -> tuple[list[Portion], Sources]:
    """All damage of the turn, and for each portion the card and its number on it."""
    found: list[Portion] = []
    sources: Sources = []
    turn = g.turn
    types, boosts = turn.played, turn.boosts
    for n, played in enumerate(g.played):
        card = played.card
        more = boost(g, played) if boosts else 0
        twice = card in PAIRED and types.count(type_of(card)) > 1
        for k, portion in _numbered(card, played.assist, played.x, more, twice, n):
            found.append(portion)
            sources.append((played, k))
    return found, sources


def targets(g: Crossfire) -> list[Faced]:
    """What damage may be applied to: any obstacle or boss in play (CF-OBS-023); in the Client's
    turn only what faces the Client (CF-MEX-013)."""
    client = g.client
    if client >= 0 and g.current == client:
        return [f for f in g.obstacles if f.faces == client and f.cleared < len(g.track(f))]
    return [f for f in g.obstacles if f.cleared < len(f.track or TRACKS[f.card])]


class Volley(NamedTuple):
    """All damage of a turn and all that it may go to."""

    pieces: tuple[Portion, ...]
    sources: Sources
    faced: list[Faced]
    lanes: tuple[Track, ...]
    """Their tracks."""
    at: dict[int, int]
    """The place of each target in these lists, by its number."""
    shut: bool
    """Whether a track takes no damage at all."""
    ward: int = -1
    """The place of an obstacle that keeps colourless damage from the others until it falls."""
    freed: tuple[Track, ...] = ()
    """The tracks as they are once it has fallen (CF-OBS-003, CF-DMG-014)."""

    def plan(self, placed: Sequence[int]) -> Plan:
        """What a placement clears.  What falls comes first, the ward before all others."""
        plan = plan_of(self.pieces, self.lanes, placed)
        ward = self.ward
        if ward < 0 or plan.cleared[ward] < len(self.lanes[ward].levels):
            return plan
        after = plan_of(self.pieces, self.freed, placed)
        if after.cleared == plan.cleared:
            return plan
        rest = tuple([t for t in after.order if t != ward])
        return after._replace(order=(ward, *rest))

    def best(self, kind: Literal["clear", "levels", "target"], target: int = -1) -> Plan:
        """The best plan for a purpose."""
        plan = best(self.pieces, self.lanes, Goal(kind, target))
        if self.ward < 0:
            return plan
        breaking = best(self.pieces, self.freed, Goal(kind, target, self.ward))
        broken = self.plan(breaking.placed)
        return broken if self._use(broken, kind, target) > self._use(plan, kind, target) else plan

    def _use(self, plan: Plan, kind: str, target: int) -> tuple[bool, int, int]:
        fallen = plan.defeats(self.lanes)
        first, second = len(fallen), sum(plan.cleared)
        if kind == "levels":
            first, second = second, first
        return target in fallen, first, second


def volley_of(g: Crossfire) -> Volley:
    pieces, sources = portions(g)
    faced = targets(g) if pieces else []
    lanes = tuple(tracks(g, faced))
    at = {f.id: t for t, f in enumerate(faced)}
    shut = any([lane.closed for lane in lanes])  # noqa: C419  (a generator takes longer)
    volley = Volley(tuple(pieces), sources, faced, lanes, at, shut)
    return _warded(g, volley) if any_in_force(g, "no-colourless") else volley


def _warded(g: Crossfire, volley: Volley) -> Volley:
    """With the one obstacle that keeps colourless damage from the others, if its fall ends that."""
    holders = [faced for _, faced in in_force(g, "no-colourless")]
    faced = holders[0] if len(holders) == 1 else None
    if faced is None or faced.id not in volley.at:
        return volley
    ward = volley.at[faced.id]
    freed = [
        lane if t == ward else lane._replace(ignores=lane.ignores & ~COLOURLESS)
        for t, lane in enumerate(volley.lanes)
    ]
    return volley._replace(ward=ward, freed=tuple(freed))


def moves_of(volley: Volley) -> list[list[opt.Move]]:
    """Each piece to each of the targets."""
    row = [(f.id, f.card) for f in volley.faced]
    cards = [played.card for played, _ in volley.sources]
    return [[opt.Move(i, card, *target) for target in row] for i, card in enumerate(cards)]


def placed_of(pieces: Sequence[Portion], sources: Sources, numbers: dict[int, int]) -> list[int]:
    """As the solver writes it: the index of the target, or the runner that is swept, or -1."""
    placed = []
    for piece, (played, k) in zip(pieces, sources, strict=True):
        aim = played.target if k == 0 else (played.marks[k - 1] if k <= len(played.marks) else 0)
        if piece.sweep:
            placed.append(-1 - aim if aim < 0 else -1)
        else:
            placed.append(numbers.get(aim, -1))
    return placed


def tracks(g: Crossfire, faced: list[Faced]) -> list[Track]:
    colourless, blocked = False, 0
    closed: tuple[int, ...] = ()
    if any_in_force(g, "no-colourless", "no-colour", "immune"):
        colourless = bool(in_force(g, "no-colourless"))
        for static, _ in in_force(g, "no-colour"):
            for colour in static.colours:
                blocked |= 1 << COLOUR_INDEX[colour]
        closed = tuple(immunities(g))
    return [
        _track(f.card, f.track, f.cleared, f.faces, blocked, colourless, f.id in closed, f.nuyen)
        for f in faced
    ]


@lru_cache(maxsize=8192)
def _track(
    card: str,
    other: tuple[int | str, ...],
    cleared: int,
    faces: int,
    blocked: int,
    colourless: bool,
    closed: bool,
    nuyen: int,
) -> Track:
    """What is left of an obstacle's track; `other` than the printed one in puzzles."""
    declared = OBSTACLES[card]
    boss = declared.deck == BOSS
    ignores = blocked | (COLOURLESS if colourless and not boss else 0)
    levels = (track(other) if other else TRACKS[card])[cleared:]
    instead = None
    if levels[0] < -4:
        index, own, any_points = parts(levels[0])
        levels, instead = (any_points,), (index, own)
    worth = (declared.nuyen if nuyen == PRINTED else nuyen) + 1
    return Track(levels, faces, boss, ignores, closed, instead, worth)
