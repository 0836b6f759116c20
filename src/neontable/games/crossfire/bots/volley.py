"""The best use of cards against what is in play: which of them to play, and what they clear.

Cards that lie in play already must be used now, cards of the hand may be kept; the search is over
all ways to share both among the tracks, with what every cleared level is worth (`bots/worth.py`).
Cards that sweep are counted for one obstacle only: the solver of the rules does the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from neontable.games.crossfire.bots.worth import DRAWN, STEP, kept, spoils, work
from neontable.games.crossfire.model.card import Boost
from neontable.games.crossfire.model.library import CARDS, UPGRADES, special_of, type_of
from neontable.games.crossfire.model.pieces import READY, Played
from neontable.games.crossfire.model.terms import TYPES
from neontable.games.crossfire.model.track import parts
from neontable.games.crossfire.rules.damage import portions_of, targets, tracks
from neontable.games.crossfire.rules.reach import Portion, Track, cleared_by, levels_paid
from neontable.games.crossfire.rules.turn import DRAWN as DRAW
from neontable.games.crossfire.rules.turn import FEW_CARDS

if TYPE_CHECKING:
    from neontable.games.crossfire.model.pieces import Faced
    from neontable.games.crossfire.model.state import Crossfire

PROGRESS = 0.5
"""How much of what its fall is worth counts for an obstacle that is nearly down: a team that does
not talk agrees by this on what comes first."""
WANTED = 0.08
"""What a card is worth more for every level of its colour."""
NEARLY = 2
"""So many points may be missing for a burst that is worth saving up for."""
BURST = 1.2
"""What each point of a burst is worth more in the hand."""
MOST_VECTORS = 400
"""A hand with more ways to be divided is cut down to its best cards."""


class Kind(NamedTuple):
    """Portions that are alike."""

    card: str
    """What has to be played for it; "" for what lies in play already."""
    shape: Portion
    worth: float
    """What keeping one of them is worth."""
    copies: int


class Volley(NamedTuple):
    """What to play, and what that is worth, kept cards included."""

    cards: tuple[str, ...]
    value: float
    thrown: tuple[str, ...] = ()
    """Of those, cards that clear nothing and only make room for new ones."""


FIELD, FIELD_MASK, GUARD = 4, 15, 8
"""Numbers of portions by kind are packed into one number, four bits each; the highest bit of each
field shows when more is taken than there is."""

Way = tuple[int, int]
"""How many levels are cleared, by how many portions of each kind (packed)."""


def packed(counts: Iterable[int]) -> int:
    return sum(n << FIELD * i for i, n in enumerate(counts))


def best_volley(
    g: Crossfire,
    runner: int,
    hand: list[str],
    *,
    assist: bool = False,
    powers: tuple[str, ...] = (),
    draws: bool = True,
    last: bool = False,
) -> Volley:
    """For the damage of this turn, with cards of a hand: of the current runner (who draws new cards
    if few are left), or of a mate who may assist.  `last`: what is kept is of no use any more."""
    faced = targets(g)
    lanes = tracks(g, faced)
    gains = gains_of(g, faced, lanes)
    boosts = {c for c in hand if not assist and any(type(s) is Boost for s in special_of(c))}
    found = _search(g, runner, hand, (), assist, powers, gains, lanes, draws, last)
    for card in boosts:
        other = _search(g, runner, hand, (card,), assist, powers, gains, lanes, draws, last)
        if other.value > found.value:
            found = other
    return found


def gains_of(g: Crossfire, faced: list[Faced], lanes: list[Track]) -> list[list[float]]:
    """For every track what it is worth to clear 0, 1, 2 and more levels of it."""
    gains: list[list[float]] = []
    for f, lane in zip(faced, lanes, strict=True):
        levels = lane.levels if lane.instead is None else g.levels_left(f)
        whole = sum(work(level) for level in g.track(f))
        done = whole - sum(work(level) for level in levels)
        prize = spoils(g, f, g.current)
        before = PROGRESS * (done / whole) ** 2
        steps = [0.0]
        points = 0.0
        for level in levels:
            points += work(level)
            near = PROGRESS * ((done + points) / whole) ** 2
            steps.append(STEP * points + prize * (near - before))
        steps[-1] = STEP * points + prize * (1 - before)
        gains.append(steps)
    return gains


def _search(
    g: Crossfire,
    runner: int,
    hand: list[str],
    forced: tuple[str, ...],
    assist: bool,
    powers: tuple[str, ...],
    gains: list[list[float]],
    lanes: list[Track],
    draws: bool,
    last: bool,
) -> Volley:
    """With some cards of the hand certainly played: those that make others stronger."""
    kinds = _kinds(g, runner, hand, forced, assist, powers, last)
    keep = Keep(kinds, draws and not assist and g.runners[runner].health == READY)
    value, uses = _share(kinds, keep, lanes, gains)
    end = packed(k.copies for k in kinds) - sum(uses)
    thrown = keep.thrown(end)
    played: list[str] = list(forced)
    wasted: list[str] = []
    for i, kind in enumerate(kinds):
        used = kind.copies - (end >> FIELD * i & FIELD_MASK)
        if not kind.card or kind.card in forced:
            continue
        if kind.shape.apart:
            if used and kind.card not in played:
                played.append(kind.card)
        else:
            played += [kind.card] * used
            wasted += [kind.card] * thrown[i]
    return Volley((*played, *wasted), value, tuple(wasted))


def _share(
    kinds: list[Kind], keep: Keep, lanes: list[Track], gains: list[list[float]]
) -> tuple[float, list[int]]:
    """The best way to share portions among the tracks: its worth, and what goes to each track."""
    counts = tuple(k.copies for k in kinds)
    shapes = tuple(k.shape for k in kinds)
    options = [() if lane.closed else ways(lane, shapes, counts) for lane in lanes]
    guards = GUARD * sum(1 << FIELD * i for i in range(len(kinds)))

    @cache
    def go(t: int, left: int) -> tuple[float, int]:
        """The most from track t on, and what track t gets for it."""
        if t == len(lanes):
            return keep.value(left), 0
        best = go(t + 1, left)[0], 0
        gain = gains[t]
        for k, use in options[t]:
            after = (left | guards) - use
            if after & guards != guards:
                continue  # more than there are
            value = gain[k] + go(t + 1, after ^ guards)[0]
            if value > best[0] + 1e-9:
                best = value, use
        return best

    left = packed(counts)
    value = go(0, left)[0]
    uses = []
    for t in range(len(lanes)):
        uses.append(go(t, left)[1])
        left -= uses[-1]
    return value, uses


def best_placement(
    pieces: list[Portion], lanes: list[Track], gains: list[list[float]]
) -> tuple[float, list[int]]:
    """For the damage that is in play: what the best assignment is worth, and for each piece the
    track where it belongs, -1 for anywhere."""
    shapes = [piece._replace(card=0) for piece in pieces]
    numbers = Counter(shapes)
    kinds = [Kind("", shape, 0.0, min(n, GUARD - 1)) for shape, n in numbers.items()]
    value, uses = _share(kinds, Keep(kinds, False), lanes, gains)
    placed = [-1] * len(pieces)
    for t, use in enumerate(uses):
        for i, kind in enumerate(kinds):
            for _ in range(use >> FIELD * i & FIELD_MASK):
                at = next(n for n, s in enumerate(shapes) if s == kind.shape and placed[n] < 0)
                placed[at] = t
    return value, placed


class Keep:
    """What it is worth to keep cards: all of them, or what remains when some are thrown away so
    that new ones are drawn."""

    def __init__(self, kinds: list[Kind], draws: bool) -> None:
        self.kinds = kinds
        self.draws = draws
        self.cheapest = sorted(
            (i for i, k in enumerate(kinds) if k.card and k.card not in UPGRADES),
            key=lambda i: kinds[i].worth,
        )

    def value(self, left: int) -> float:
        value = 0.0
        held = 0
        for i, kind in enumerate(self.kinds):
            value += (left >> FIELD * i & FIELD_MASK) * kind.worth
        if not self.draws:
            return value
        for i in self.cheapest:
            held += left >> FIELD * i & FIELD_MASK
        if held > FEW_CARDS:
            cost = sum(n * self.kinds[i].worth for i, n in enumerate(self._surplus(left, held)))
            return value + max(0.0, DRAW * DRAWN - cost)
        return value + DRAW * DRAWN

    def thrown(self, left: int) -> list[int]:
        """How many of each kind are thrown away."""
        held = sum(left >> FIELD * i & FIELD_MASK for i in self.cheapest)
        gone = self._surplus(left, held)
        cost = sum(n * k.worth for n, k in zip(gone, self.kinds, strict=True))
        return gone if self.draws and cost < DRAW * DRAWN else [0] * len(gone)

    def _surplus(self, left: int, held: int) -> list[int]:
        over = held - FEW_CARDS
        gone = [0] * len(self.kinds)
        for i in self.cheapest:
            n = max(0, min(over, left >> FIELD * i & FIELD_MASK))
            gone[i] = n
            over -= n
        return gone


def _kinds(
    g: Crossfire,
    runner: int,
    hand: list[str],
    forced: tuple[str, ...],
    assist: bool,
    powers: tuple[str, ...],
    last: bool,
) -> list[Kind]:
    found: dict[tuple[str, Portion], tuple[float, ...]] = {}
    more = sum(s.n for c in forced for s in special_of(c) if isinstance(s, Boost))
    kinds_boosted = {s.type for c in forced for s in special_of(c) if isinstance(s, Boost)}

    def portions(card: str, played: Played) -> Iterator[Portion]:
        for portion in portions_of(g, played, 0):
            if not portion.points and not portion.levels and not card:
                continue
            if more and type_of(played.card) in kinds_boosted and played.card not in forced:
                portion = portion._replace(points=(*portion.points, *(0,) * more))
            yield portion

    sources = [("", played, 0.0) for played in g.played]
    left = list(forced)
    scarce = _demand(g)
    saved = {} if assist or last else _saved_up(g, hand)
    for card in hand:
        if card in left:
            left.remove(card)
            sources.append(("", Played(card, runner, runner), 0.0))
        else:
            cost = 0.0 if last else kept(card) + scarce[type_of(card)] + saved.get(card, 0.0)
            sources.append((card, Played(card, runner, runner, assist=assist), cost))
    for upgrade in powers:
        power = UPGRADES[upgrade].power
        if power is not None and power.damage is not None:
            cost = 2.0 if power.once else 1.5 if power.effects else 0.2
            played = Played(upgrade, runner, runner)
            sources.append((upgrade, played, 0.0 if last else cost))
    for card, played, value in sources:
        for portion in portions(card, played):
            value_here = 0.0 if portion.apart else value
            found[card, portion] = (*found.get((card, portion), ()), value_here)
    kinds = [Kind(c, shape, values[0], len(values)) for (c, shape), values in found.items()]
    kinds.sort(key=lambda k: (bool(k.card), -k.worth, k.card))
    size = 1
    kept_kinds = []
    for kind in kinds:
        kind = kind._replace(copies=min(kind.copies, GUARD - 1))
        if size * (kind.copies + 1) <= MOST_VECTORS:
            size *= kind.copies + 1
            kept_kinds.append(kind)
    return kept_kinds


def _demand(g: Crossfire) -> dict[str, float]:
    """By type of cards: how much more a card is worth because its colour is asked for in play.
    Levels that take any points are paid with other cards."""
    levels = Counter(level for f in g.obstacles for level in g.levels_left(f) if level < 0)
    return {kind: WANTED * min(3, levels[-1 - i]) for i, kind in enumerate(TYPES)}


def _saved_up(g: Crossfire, hand: list[str]) -> dict[str, float]:
    """By card: what more it is worth to keep, because a boss falls to so many points of its colour
    at one time, and the hand has nearly as many."""
    found: dict[str, float] = {}
    for faced in g.obstacles:
        levels = g.levels_left(faced)
        if not levels or levels[0] >= -4:
            continue
        colour, own, _ = parts(levels[0])
        points = {card: CARDS[card].damage.points[colour] for card in set(hand)}
        missing = own - sum(points[card] for card in hand)
        if missing <= NEARLY:
            for card, n in points.items():
                if n:
                    found[card] = max(found.get(card, 0.0), BURST * n)
    return found


@lru_cache(maxsize=20000)
def ways(lane: Track, shapes: tuple[Portion, ...], counts: tuple[int, ...]) -> tuple[Way, ...]:
    """The ways to clear levels of one track: the smallest sets of portions for each number of
    levels."""
    found: list[tuple[int, tuple[int, ...]]] = []
    most = [min(c, 1) if s.apart else c for s, c in zip(shapes, counts, strict=True)]
    for vector in sorted(product(*[range(n + 1) for n in most]), key=sum):
        k = reached(lane, shapes, vector)
        if k and not any(
            done >= k and all(a <= b for a, b in zip(use, vector, strict=True))
            for done, use in found
        ):
            found.append((k, vector))
    return tuple((k, packed(vector)) for k, vector in found)


def reached(lane: Track, shapes: tuple[Portion, ...], vector: tuple[int, ...]) -> int:
    """How many levels these portions clear."""
    total = 0
    colours = [0, 0, 0, 0]
    for shape, n in zip(shapes, vector, strict=True):
        if not n:
            continue
        if shape.levels or lane.instead is not None:
            break
        for mask in shape.points:
            if mask & lane.ignores or (not mask and lane.ignores & 16):
                continue
            total += n
            if mask in ONE_COLOUR:
                colours[ONE_COLOUR[mask]] += n
            elif mask:
                break
        else:
            continue
        break
    else:
        return levels_paid(lane.levels, total, colours)
    pieces = [s for s, n in zip(shapes, vector, strict=True) for _ in range(n)]
    return cleared_by(lane, pieces)


ONE_COLOUR = {1: 0, 2: 1, 4: 2, 8: 3}
