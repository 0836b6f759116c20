"""Dice: rolling a pool, two sides rolling against each other, and the exact odds of both.

A `Pool` says what is rolled; `roll_dice` rolls it and emits one event for each die, so that a
client can show every die fall.  `OpposedRoll` is the procedure in which one side acts and one or
several oppose.  Odds are fractions, never estimates: `totals`, `hits`, `odds` and `success`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from types import MappingProxyType
from typing import ClassVar, Generic, TypeVar

import msgspec

from neontable.kernel.asks import Ask
from neontable.kernel.chance import die
from neontable.kernel.events import emit
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option
from neontable.kernel.state import State

ACTING, OPPOSING, NOBODY = "acting", "opposing", "nobody"

FUMBLE, PLAIN, CRIT = -1, 0, 1
"""How a roll stands before totals are compared."""

Result = tuple[int, int]
"""The result of a roll: FUMBLE, PLAIN or CRIT, then the total."""


class Pool(msgspec.Struct, frozen=True):
    """Dice that are rolled together: the sides of each, and what is added to their sum."""

    dice: tuple[int, ...]
    bonus: int = 0
    keep: int = 0
    """Only so many of the highest dice count; below zero, of the lowest; 0: all."""

    def kept(self, faces: Sequence[int]) -> list[tuple[int, int]]:
        """The dice that count, as (face, sides), lowest first."""
        # Of two equal faces the one on the smaller die is the higher: it may be a crit.
        thrown = sorted(zip(faces, self.dice, strict=True), key=_order)
        if not self.keep:
            return thrown
        return thrown[-self.keep :] if self.keep > 0 else thrown[: -self.keep]

    def result(self, faces: Sequence[int]) -> Result:
        return _result(self.kept(faces), self.bonus)


def _order(thrown: tuple[int, int]) -> tuple[int, int]:
    face, sides = thrown
    return face, -sides


def _result(kept: Iterable[tuple[int, int]], bonus: int) -> Result:
    """A crit is a highest face among the dice that count; a fumble, when all of them show 1."""
    total, rank, ones = bonus, PLAIN, True
    for face, sides in kept:
        total += face
        ones = ones and face == 1
        if face == sides:
            rank = CRIT
    return (FUMBLE if ones else rank), total


def roll_dice(g: State, dice: Sequence[int], event: str, /, **args: object) -> list[int]:
    """An atom: roll dice of these sides, with an event for each (`die` counts from 1, `dice` is
    how many there are, `sides`, `face`)."""
    faces = []
    for i, sides in enumerate(dice, 1):
        face = die(g, sides)
        faces.append(face)
        emit(g, event, die=i, dice=len(dice), sides=sides, face=face, **args)
    return faces


# -- odds ----------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def results(pool: Pool) -> Mapping[Result, Fraction]:
    """How likely each result is.  The work grows with the results, not with the ways to roll."""
    ways: dict[tuple[tuple[int, int], ...], int] = {(): 1}
    if pool.keep:
        for sides in pool.dice:
            more: dict[tuple[tuple[int, int], ...], int] = {}
            for held, n in ways.items():
                for face in range(1, sides + 1):
                    thrown = sorted((*held, (face, sides)), key=_order)
                    kept = tuple(thrown[-pool.keep :] if pool.keep > 0 else thrown[: -pool.keep])
                    more[kept] = more.get(kept, 0) + n
            ways = more
        found: dict[Result, int] = {}
        for kept, n in ways.items():
            result = _result(kept, pool.bonus)
            found[result] = found.get(result, 0) + n
        return _shares(found)
    sums: dict[tuple[int, bool, bool], int] = {(pool.bonus, False, True): 1}
    for sides in pool.dice:
        longer: dict[tuple[int, bool, bool], int] = {}
        for (total, crit, ones), n in sums.items():
            for face in range(1, sides + 1):
                at = (total + face, crit or face == sides, ones and face == 1)
                longer[at] = longer.get(at, 0) + n
        sums = longer
    found = {}
    for (total, crit, ones), n in sums.items():
        rank = FUMBLE if ones else CRIT if crit else PLAIN
        found[rank, total] = found.get((rank, total), 0) + n
    return _shares(found)


def _shares(ways: dict[Result, int]) -> Mapping[Result, Fraction]:
    whole = sum(ways.values())
    return MappingProxyType({result: Fraction(n, whole) for result, n in sorted(ways.items())})


@lru_cache(maxsize=4096)
def totals(pool: Pool) -> Mapping[int, Fraction]:
    """How likely each total is."""
    found: dict[int, Fraction] = {}
    for (_, total), share in results(pool).items():
        found[total] = found.get(total, Fraction(0)) + share
    return MappingProxyType(dict(sorted(found.items())))


@lru_cache(maxsize=4096)
def hits(dice: tuple[int, ...], least: int) -> Mapping[int, Fraction]:
    """How likely it is that so many of the dice show at least `least`."""
    found = {0: Fraction(1)}
    for sides in dice:
        hit = Fraction(min(max(sides - least + 1, 0), sides), sides)
        more: dict[int, Fraction] = {}
        for n, share in found.items():
            more[n] = more.get(n, Fraction(0)) + share * (1 - hit)
            more[n + 1] = more.get(n + 1, Fraction(0)) + share * hit
        found = more
    return MappingProxyType({n: share for n, share in found.items() if share})


class Contest(msgspec.Struct, frozen=True):
    """How two results are compared.  A crit beats all but a crit, a fumble loses to all but a
    fumble, and two of a kind are a tie whatever their totals; then the higher total wins."""

    ties: str = OPPOSING
    """Who wins a tie: ACTING, OPPOSING or NOBODY."""
    crits: bool = True
    fumbles: bool = True

    def winner(self, acting: Result, opposing: Result) -> str:
        mine, theirs = self._rank(acting[0]), self._rank(opposing[0])
        if mine == theirs == PLAIN:
            mine, theirs = acting[1], opposing[1]
        if mine == theirs:
            return self.ties
        return ACTING if mine > theirs else OPPOSING

    def decided_by(self, one: Result, other: Result) -> str:
        """What makes one of two results win: "crit" or "fumble" of one side, "crits" or "fumbles"
        of both, which are a tie, or "tie" or "total"."""
        ranks = self._rank(one[0]), self._rank(other[0])
        if ranks == (PLAIN, PLAIN):
            return "tie" if one[1] == other[1] else "total"
        if CRIT in ranks:
            return "crits" if ranks[0] == ranks[1] else "crit"
        return "fumbles" if ranks[0] == ranks[1] else "fumble"

    def _rank(self, rank: int) -> int:
        known = (rank == CRIT and self.crits) or (rank == FUMBLE and self.fumbles)
        return rank if known else PLAIN


class Odds(msgspec.Struct, frozen=True):
    acting: Fraction
    opposing: Fraction
    nobody: Fraction


@lru_cache(maxsize=4096)
def _ways(pool: Pool) -> tuple[tuple[tuple[Result, int], ...], int]:
    """The results of a pool with the number of ways to each, as whole numbers: sums of thousands
    of fractions are slow."""
    found = results(pool)
    whole = lcm(*(share.denominator for share in found.values()))
    return tuple([(result, int(share * whole)) for result, share in found.items()]), whole


@lru_cache(maxsize=4096)
def odds(contest: Contest, acting: Pool, opposing: Pool) -> Odds:
    """How likely each side wins when both roll and nobody rolls again."""
    share = {ACTING: 0, OPPOSING: 0, NOBODY: 0}
    (mine_all, mine_whole), (theirs_all, theirs_whole) = _ways(acting), _ways(opposing)
    for mine, p in mine_all:
        for theirs, q in theirs_all:
            share[contest.winner(mine, theirs)] += p * q
    whole = mine_whole * theirs_whole
    return Odds(*(Fraction(share[who], whole) for who in (ACTING, OPPOSING, NOBODY)))


def success(
    contest: Contest,
    acting: Pool,
    opposing: Pool,
    *,
    again: tuple[bool, bool] = (False, False),
    first: int = 0,
    rolled: tuple[Result, Result] | None = None,
    passed: bool = False,
) -> Fraction:
    """How likely the acting side wins when whoever may roll `again` (the acting, the opposing
    side) does so exactly when it helps.  Each side rolls again once at most; `first` (0: the
    acting side) decides first, and a side that declined is asked anew when the other rolled.
    `rolled`: what lies on the table; `passed`: the side before `first` has just declined."""
    if rolled is not None:
        return _decided(contest, acting, opposing, again, first, rolled, passed)
    if not any(again):
        return odds(contest, acting, opposing).acting
    return sum(
        (
            p * q * _decided(contest, acting, opposing, again, first, (mine, theirs), passed)
            for mine, p in results(acting).items()
            for theirs, q in results(opposing).items()
        ),
        Fraction(0),
    )


@lru_cache(maxsize=1 << 16)
def _decided(
    contest: Contest,
    acting: Pool,
    opposing: Pool,
    again: tuple[bool, bool],
    turn: int,
    rolled: tuple[Result, Result],
    passed: bool,
) -> Fraction:
    if not any(again):
        return Fraction(contest.winner(*rolled) == ACTING)
    other = 1 - turn
    if passed:
        declined = Fraction(contest.winner(*rolled) == ACTING)
    else:
        declined = _decided(contest, acting, opposing, again, other, rolled, True)
    if not again[turn]:
        return declined
    tried = _rolled_again(contest, acting, opposing, again, turn, rolled[other])
    return max(declined, tried) if turn == 0 else min(declined, tried)


@lru_cache(maxsize=1 << 16)
def _rolled_again(
    contest: Contest,
    acting: Pool,
    opposing: Pool,
    again: tuple[bool, bool],
    turn: int,
    standing: Result,
) -> Fraction:
    """After the side of this turn rolls again against what the other side has on the table."""
    if turn == 0:
        left, pool = (False, again[1]), acting
        pairs = [((mine, standing), p) for mine, p in results(pool).items()]
    else:
        left, pool = (again[0], False), opposing
        pairs = [((standing, theirs), p) for theirs, p in results(pool).items()]
    return sum(
        (
            p * _decided(contest, acting, opposing, left, 1 - turn, rolled, False)
            for rolled, p in pairs
        ),
        Fraction(0),
    )


# -- the procedure -------------------------------------------------------------------------------
class Roll(msgspec.Struct, forbid_unknown_fields=True):
    """One side's dice in an opposed roll: what is thrown, what is added and why, what fell."""

    seat: int
    """Who throws, and decides about throwing again."""
    dice: tuple[int, ...]
    bonuses: tuple[tuple[str, int], ...] = ()
    """What is added, each with its reason."""
    keep: int = 0
    faces: list[int] = []
    """Empty until the dice fall; a roll that was made before the contest brings its faces."""
    again: bool = False
    """It has been rerolled; nothing is rolled a third time."""

    @property
    def pool(self) -> Pool:
        return Pool(self.dice, sum(n for _, n in self.bonuses), self.keep)

    @property
    def result(self) -> Result:
        return self.pool.result(self.faces)

    @property
    def total(self) -> int:
        return self.result[1]

    @property
    def crit(self) -> bool:
        return self.result[0] == CRIT

    @property
    def fumble(self) -> bool:
        return self.result[0] == FUMBLE


class KeepRoll(Option, frozen=True, tag="keep-roll"):
    """The dice stay as they fell."""

    idle: ClassVar[bool] = True


KEEP_ROLL = KeepRoll()


G = TypeVar("G", bound=State)
"""The state of the game."""


class OpposedRoll(Frame, Generic[G]):
    """One acting roll against one or several opposing ones.  All dice fall together; then each
    side in `order` may roll again, until nobody wants to; then it is decided, pair by pair.  A game
    subclasses it, names its message and event, and says who may roll again by what means.  The
    parent's step receives the finished frame: `winners`, `acting`, `opposing`."""

    acting: Roll
    opposing: list[Roll]
    order: list[int]
    """Who decides about rolling again, first to last: 0 is the acting roll, 1 the first opposing
    one, and so on."""
    turn: int = 0
    passes: int = 0
    at: str = "roll"

    contest: ClassVar[Contest] = Contest()
    die_event: ClassVar[str]
    """Emitted for each die, with `seat`, `side` (0 is the acting roll) and `again`."""
    question: ClassVar[str]
    """Message of the ask whether to roll again."""

    # -- what a game defines --------------------------------------------------------------------
    def means(self, g: G, side: int) -> Sequence[Option]:
        """The means by which this side may roll again now; none by default.  Not called for a roll
        that has been repeated already."""
        return ()

    def spend(self, g: G, side: int, means: Option) -> None:
        """Pay for rolling again, before the dice fall."""

    def fallen(self, g: G, side: int, means: Option) -> None:
        """The dice of a repeated roll have fallen."""

    def decided(self, g: G) -> None:
        """Every pair is decided; the frame has ended and the parent's step has it."""

    # -- reading it --------------------------------------------------------------------------
    @property
    def rolls(self) -> list[Roll]:
        return [self.acting, *self.opposing]

    @property
    def winners(self) -> list[str]:
        """Of each opposing roll: who wins the pair, ACTING, OPPOSING or NOBODY."""
        mine = self.acting.result
        return [self.contest.winner(mine, roll.result) for roll in self.opposing]

    def success(self, g: G, opposing: int = 0) -> Fraction:
        """How likely the acting roll beats this opposing one, from here on, when both sides roll
        again exactly where it helps."""
        acting, other = self.acting, self.opposing[opposing]
        sides = (0, opposing + 1)
        again = [not self.rolls[side].again and bool(self.means(g, side)) for side in sides]
        ahead = [self.order[(self.turn + i) % len(self.order)] for i in range(len(self.order))]
        first = next((sides.index(side) for side in ahead if side in sides), 0)
        behind = ahead[len(ahead) - self.passes :]
        return success(
            self.contest,
            acting.pool,
            other.pool,
            again=(again[0], again[1]),
            first=first,
            rolled=(acting.result, other.result) if acting.faces and other.faces else None,
            passed=sides[1 - first] in behind,
        )

    def chance_after(self, g: G, answer: Option) -> Fraction | None:
        """How likely the side that is asked wins when it answers so, and both sides roll again
        afterwards exactly where it helps; None for an acting roll against several."""
        side = self.order[self.turn]
        if not side and len(self.opposing) > 1:
            return None
        acting, other = self.acting, self.opposing[max(0, side - 1)]
        pair = (0, max(1, side))
        again = [not self.rolls[i].again and bool(self.means(g, i)) for i in pair]
        if answer == KEEP_ROLL:
            passes, turn = self.passes + 1, (self.turn + 1) % len(self.order)
            if passes >= len(self.order):
                over = self.contest.winner(acting.result, other.result) == ACTING
                return Fraction(over if not side else not over)
            kept = msgspec.structs.replace(self, passes=passes, turn=turn)
            chance = kept.success(g, max(0, side - 1))
        else:
            turn = 1 if side else 0
            standing = (other if not side else acting).result
            chance = _rolled_again(
                self.contest, acting.pool, other.pool, (again[0], again[1]), turn, standing
            )
        return 1 - chance if side else chance

    # -- its steps ---------------------------------------------------------------------------
    def do_roll(self, g: G) -> None:
        for side, roll in enumerate(self.rolls):
            if not roll.faces:
                self._throw(g, side, roll)
        self.at = "again"

    def _throw(self, g: G, side: int, roll: Roll) -> None:
        args = {"seat": roll.seat, "side": side, "again": roll.again}
        roll.faces = roll_dice(g, roll.dice, self.die_event, **args)

    def ask_again(self, g: G) -> Ask | None:
        if self.passes >= len(self.order):
            return None
        side = self.order[self.turn]
        roll = self.rolls[side]
        means = () if roll.again else self.means(g, side)
        state, other = self._standing(side)
        args = (
            ("side", side),
            ("total", roll.total),
            ("state", state),
            ("other", other.total),
            ("decided", self.contest.decided_by(roll.result, other.result)),
        )
        return Ask(roll.seat, self.question, [KEEP_ROLL, *means], args)

    def _standing(self, side: int) -> tuple[str, Roll]:
        """Whether this side would win as the dice lie, and the roll that decides it."""
        if side:
            lost = self.winners[side - 1] == ACTING
            return ("behind" if lost else "ahead"), self.acting
        over = [w == ACTING for w in self.winners]
        against = [r for r, won in zip(self.opposing, over, strict=True) if not won]
        best = max(against or self.opposing, key=lambda r: r.result)
        return ("behind" if against else "ahead"), best

    def got_again(self, g: G, answer: Option) -> None:
        side = self.order[self.turn]
        self.turn = (self.turn + 1) % len(self.order)
        if answer == KEEP_ROLL:
            self.passes += 1
            return
        # Whoever rerolled has nothing more to decide; everybody else may respond.
        self.passes = 1
        self.spend(g, side, answer)
        roll = self.rolls[side]
        roll.again = True
        self._throw(g, side, roll)
        self.fallen(g, side, answer)

    def do_again(self, g: G) -> None:
        pop(g, self)
        self.decided(g)
