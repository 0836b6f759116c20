"""What damage clears on one track.

A pure module: whole numbers and tuples; it knows no game state and no card by name.

The damage of a turn is made of **pieces**.  A piece is what the rulebook puts beside one obstacle:
the printed damage of a card, or one generic marker of a card that hits several (CF-TURN-012).  It
goes to one target as a whole (CF-DMG-010); there its points are shared between successive levels
as the current runner wishes (CF-DMG-009, CF-AMB-024).  So what pieces clear follows from where they
are: the longest run of levels, from left to right, that they can clear in one turn (CF-DMG-005, 006,
008).  Points left over are lost (CF-DMG-018)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from neontable.games.crossfire.model.track import parts

PIECES_PER_CARD = 10
"""Piece ids are the number of the played card times this, plus an index."""


class Piece(NamedTuple):
    """One thing that is assigned as a whole."""

    id: int
    """The number of the played card * 10 + index: 0 is the card itself, 1.. its separate levels."""
    points: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    """Black, blue, green, red, colourless."""
    wild: int = 0
    """A mask of colours (1 << index): one more point, of one of them."""
    levels: int = 0
    """Clears up to so many consecutive levels of one obstacle outright; never a boss's."""
    last: bool = False
    """Its levels work only where no more than so many are left at that moment (CF-CARD-033)."""
    apart: int = 0
    """Pieces of the same group (not 0) go to different targets (CF-AMB-025)."""
    sweep: bool = False
    """Its target is a runner, -1 - runner: it hits everything that faces them (CF-CARD-035)."""
    bosses: bool = True
    """False: it cannot be assigned to a boss at all."""
    only: int = 0
    """The target that it is bound to; 0: it is free."""

    @property
    def card(self) -> int:
        return self.id // PIECES_PER_CARD


class Target(NamedTuple):
    """An obstacle or boss."""

    id: int
    levels: tuple[int, ...]
    """What is left to clear, from left to right (`model/track.py`)."""
    faces: int = 0
    boss: bool = False
    immune: bool = False
    """No damage can be applied to it."""
    no_any: bool = False
    """Colourless points do nothing; coloured points still fill colourless levels (CF-CARD-038)."""
    no_colours: int = 0
    """A mask: points of these colours do nothing."""
    attack: int = 0
    nuyen: int = 0


Packet = tuple[int, bool]
"""Level damage: how many levels, and whether only the last ones."""

Vector = tuple[int, int, int, int, int, tuple[int, ...], tuple[Packet, ...]]
"""Points of black, blue, green, red and no colour; points of a colour to be chosen, as masks; and
level damage."""

Demand = tuple[int, int, int, int, int]
"""Points in all, and of them black, blue, green and red."""

NOTHING: Vector = (0, 0, 0, 0, 0, (), ())


def may_go(piece: Piece, target: Target) -> bool:
    """Whether a piece may be assigned to a target, or hit it with a sweep."""
    return (
        not target.immune
        and (piece.bosses or not target.boss)
        and (not piece.only or piece.only == target.id)
    )


def vector_of(pieces: Iterable[Piece], target: Target) -> Vector:
    """What these pieces amount to on this target, without what it ignores."""
    counts = [0, 0, 0, 0, 0]
    wild: list[int] = []
    packets: list[Packet] = []
    for piece in pieces:
        for i, n in enumerate(piece.points):
            counts[i] += n
        if mask := piece.wild & ~target.no_colours:
            if mask & mask - 1:
                wild.append(mask)
            else:
                counts[mask.bit_length() - 1] += 1
        if piece.levels and not target.boss:
            packets.append((piece.levels, piece.last))
    for i in range(4):
        if target.no_colours >> i & 1:
            counts[i] = 0
    if target.no_any:
        counts[4] = 0
    black, blue, green, red, plain = counts
    return (black, blue, green, red, plain, tuple(sorted(wild)), tuple(sorted(packets)))


def plus(a: Vector, b: Vector) -> Vector:
    return (
        a[0] + b[0],
        a[1] + b[1],
        a[2] + b[2],
        a[3] + b[3],
        a[4] + b[4],
        tuple(sorted(a[5] + b[5])) if b[5] else a[5],
        tuple(sorted(a[6] + b[6])) if b[6] else a[6],
    )


# ---------------------------------------------------------------------------- what levels ask for


def paying(level: int, demand: Demand) -> list[Demand]:
    """The demand when points clear one more level, in every way that the level allows."""
    total, *colours = demand
    if level > 0:
        return [(total + level, demand[1], demand[2], demand[3], demand[4])]
    colour, own, any = parts(level)
    more = colours.copy()
    more[colour] += own
    ways = [(total + own, more[0], more[1], more[2], more[3])]
    if any:
        ways.append((total + any, demand[1], demand[2], demand[3], demand[4]))
    return ways


def demands(levels: Sequence[int], packets: Sequence[Packet]) -> list[list[Demand]]:
    """For every number of levels what points must pay, beside this level damage, to clear at least
    so many: one demand for each way to use the level damage that no other way beats."""
    most = len(levels)
    found: list[set[Demand]] = [set() for _ in range(most + 1)]

    def go(at: int, left: int, demand: Demand) -> None:
        if at == most:
            return
        for paid in paying(levels[at], demand):
            found[at + 1].add(paid)
            go(at + 1, left, paid)
        tried = set()
        for p, packet in enumerate(packets):
            n, last = packet
            if left >> p & 1 and packet not in tried and not (last and most - at > n):
                tried.add(packet)
                beyond = min(at + n, most)
                for k in range(at + 1, beyond + 1):
                    found[k].add(demand)
                go(beyond, left & ~(1 << p), demand)

    go(0, (1 << len(packets)) - 1, (0, 0, 0, 0, 0))
    return [_least(ways) for ways in found[1:]]


def _least(ways: Iterable[Demand]) -> list[Demand]:
    kept: list[Demand] = []
    for demand in sorted(ways):
        if not any(all(a <= b for a, b in zip(k, demand, strict=True)) for k in kept):
            kept.append(demand)
    return kept


def pays(have: Vector, demand: Demand) -> bool:
    """Whether the points pay a demand."""
    return demand[0] <= sum(have[:5]) + len(have[5]) and _wild_pays(have, demand)


def _wild_pays(have: Vector, demand: Demand) -> bool:
    """Whether points whose colour is to be chosen make up for the colours that are missing."""
    missing = []
    for c in range(4):
        if demand[c + 1] > have[c]:
            missing += [c] * (demand[c + 1] - have[c])
    wild = have[5]
    if len(missing) > len(wild):
        return False
    if len(missing) <= 1:
        return not missing or any(mask >> missing[0] & 1 for mask in wild)
    return match(missing, wild) is not None


def match(colours: Sequence[int], masks: Sequence[int]) -> list[int] | None:
    """For every colour that is wanted the index of a point that may have it; None if there are too
    few."""
    of_point: dict[int, int] = {}

    def find(want: int, seen: set[int]) -> bool:
        for p, mask in enumerate(masks):
            if mask >> colours[want] & 1 and p not in seen:
                seen.add(p)
                if p not in of_point or find(of_point[p], seen):
                    of_point[p] = want
                    return True
        return False

    for want in range(len(colours)):
        if not find(want, set()):
            return None
    by_want = {want: p for p, want in of_point.items()}
    return [by_want[want] for want in range(len(colours))]


class Reach:
    """How many levels of one target pieces clear, remembered by what they amount to."""

    __slots__ = ("by_packets", "known", "levels")

    def __init__(self, levels: tuple[int, ...]) -> None:
        self.levels = levels
        self.by_packets: dict[tuple[Packet, ...], list[list[Demand]]] = {}
        self.known: dict[Vector, int] = {}

    def __call__(self, have: Vector) -> int:
        found = self.known.get(have)
        if found is None:
            found = self.known[have] = self._levels(have)
        return found

    def _levels(self, have: Vector) -> int:
        black, blue, green, red, plain, wild, packets = have
        asked = self.by_packets.get(packets)
        if asked is None:
            asked = self.by_packets[packets] = demands(self.levels, packets)
        total = black + blue + green + red + plain + len(wild)
        reached = 0
        for ways in asked:
            for demand in ways:
                n, k, u, g, r = demand
                if n <= total and (
                    (k <= black and u <= blue and g <= green and r <= red)
                    or (wild and _wild_pays(have, demand))
                ):
                    break
            else:
                return reached
            reached += 1
        return reached


def cleared(target: Target, pieces: Sequence[Piece]) -> int:
    """The most levels that these pieces clear, left to right.  Ordinary and level damage come in
    any order (CF-DMG-022), a surplus level is wasted (CF-DMG-013)."""
    if target.immune:
        return 0
    return Reach(target.levels)(vector_of(pieces, target))


# -------------------------------------------------------------------------------------- drawing


class Spent(NamedTuple):
    """How the pieces on one target are used up, for drawing."""

    points: tuple[tuple[int, int, int], ...]
    """(level, piece id, colour or 4 for none) for every point that is used."""
    levels: tuple[tuple[int, int], ...]
    """(level, id of the piece whose level damage clears it)."""


def spend(target: Target, pieces: Sequence[Piece]) -> Spent:
    """Which points and which level damage clear which level, as many as can be."""
    packets = sorted(
        (p.levels, p.last, p.id) for p in pieces if p.levels and not (target.boss or target.immune)
    )
    reach = cleared(target, pieces)
    by, own = _ways(target, vector_of(pieces, target), reach)
    points = _points(target, pieces)
    free = sorted(points, key=lambda p: (p[0].bit_count(), p[0]))
    wants = [(at, c) for at, c in enumerate(own) if c >= 0]
    wanted = []
    for at, c in wants:
        wanted += [(at, c)] * (1 if target.levels[at] >= -4 else parts(target.levels[at])[1])
    chosen = match([c for _, c in wanted], [mask for mask, _, _ in free]) or []
    used = [(at, free[p][1], c) for (at, c), p in zip(wanted, chosen, strict=True)]
    rest = iter([free[p] for p in range(len(free)) if p not in set(chosen)])
    for at in range(reach):
        if by[at] < 0 and own[at] < 0:
            level = target.levels[at]
            for _ in range(level if level > 0 else parts(level)[2]):
                _, id, colour = next(rest)
                used.append((at, id, colour))
    return Spent(
        tuple(sorted(used)), tuple((at, packets[p][2]) for at, p in enumerate(by) if p >= 0)
    )


def _points(target: Target, pieces: Sequence[Piece]) -> list[tuple[int, int, int]]:
    """(mask of possible colours, piece id, colour as printed or 4) for every point that counts."""
    points = []
    for piece in pieces:
        for c, n in enumerate(piece.points):
            if target.no_any if c == 4 else target.no_colours >> c & 1:
                continue
            points += [(0 if c == 4 else 1 << c, piece.id, c)] * n
        if mask := piece.wild & ~target.no_colours:
            points.append((mask, piece.id, mask.bit_length() - 1))
    return points


def _ways(target: Target, have: Vector, reach: int) -> tuple[list[int], list[int]]:
    """One way to clear `reach` levels: for each the packet that clears it, or -1; and the colour
    that points must have there, or -1 where any do."""
    levels, packets = target.levels, have[6]
    most = len(levels)

    def go(at: int, left: int, demand: Demand) -> tuple[list[int], list[int]] | None:
        if at >= reach:
            return [], []
        for n, paid in enumerate(paying(levels[at], demand)):
            if pays(have, paid) and (after := go(at + 1, left, paid)) is not None:
                colour = parts(levels[at])[0] if levels[at] < 0 and n == 0 else -1
                return [-1, *after[0]], [colour, *after[1]]
        for p, (n, last) in enumerate(packets):
            if left >> p & 1 and not (last and most - at > n):
                clears = min(n, most - at)
                after = go(at + clears, left & ~(1 << p), demand)
                if after is not None:
                    return [p] * clears + after[0], [-2] * clears + after[1]
        return None

    found = go(0, (1 << len(packets)) - 1, (0, 0, 0, 0, 0)) or ([], [])
    return found[0][:reach], found[1][:reach]
