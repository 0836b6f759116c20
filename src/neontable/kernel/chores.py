"""Chores: several answers of a seat that a person may give with one click, and their price
together: break every subroutine that can be broken, take a bit with every action that is left.

A game says which chores it has.  They are planned by playing the seat's answers in a world dealt
from its view, so they reveal nothing that it must not know.  At the real table the answers are
given one after the other, as if by hand, and stop as soon as another question comes than was
planned for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, Generic, TypeVar

import msgspec

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.prices import Price, price_of, total
from neontable.kernel.state import State
from neontable.kernel.stops import empty
from neontable.kernel.table import Table
from neontable.kernel.text import Text
from neontable.kernel.ways import Step

MOST_TRIED = 250
"""Answers that are played to find the cheapest plan."""
LONGEST = 24
"""Answers of one chore."""

S = TypeVar("S", bound=State)


class Chore(msgspec.Struct, frozen=True):
    """Answers to give one after the other."""

    text: Text
    steps: tuple[Step, ...]
    price: tuple[Price, ...]


class ChoreRules(Generic[S]):
    """The chores of a game."""

    def may_have(self, ask: Ask) -> bool:
        """Whether a question can have chores at all.  This is checked first, so that no world is
        dealt for questions that cannot."""
        return True

    def chores(self, table: Table[S, Any, Any], ask: Ask) -> Iterable[Chore]:
        """Those that are worth a button at an open question of a table that the seat imagines."""
        raise NotImplementedError


def chores(table: Table[Any, Any, Any], seat: int) -> list[Chore]:
    """The chores at the seat's open question; a single answer is not a chore."""
    rules: ChoreRules[Any] | None = table.game.chores
    mine = table.asks_for(seat)
    if rules is None or len(mine) != 1 or len(table.waiting) != 1 or not rules.may_have(mine[0]):
        return []
    world = table.imagined(seat)
    return [c for c in rules.chores(world, world.asks_for(seat)[0]) if len(c.steps) > 1]


class Plan(msgspec.Struct, frozen=True):
    """Answers of a seat one after the other, and what they cost together."""

    steps: tuple[Step, ...] = ()
    price: tuple[Price, ...] = ()

    def then(self, table: Table[Any, Any, Any], ask: Ask, answer: Answer) -> Plan:
        price = total([self.price, price_of(table, ask, answer)])
        return Plan((*self.steps, Step(ask, answer)), price)

    def named(self, text: Text) -> Chore:
        return Chore(text, self.steps, self.price)


def cheapest(
    table: Table[S, Any, Any],
    seat: int,
    moves: Callable[[S, Ask], Sequence[Answer]],
    done: Callable[[S], bool],
    cost: Callable[[S], int],
) -> Plan | None:
    """The plan that costs least, of the answers that `moves` allows at each question, up to a
    state that is `done`; None when there is none, or none is found in time."""
    order = count()
    queue: list[tuple[int, int, int, Table[S, Any, Any], Plan]] = []
    heappush(queue, (cost(table.state), 0, next(order), table, Plan()))
    seen: set[str] = set()
    tried = 0
    while queue:
        _, length, _, world, plan = heappop(queue)
        if length and done(world.state):
            return plan
        mine = world.asks_for(seat)
        if length == LONGEST or len(mine) != 1:
            continue
        for answer in moves(world.state, mine[0]):
            if tried == MOST_TRIED:
                return None
            tried += 1
            after = world.clone()
            after.answer(seat, answer)
            # The chore may end the seat's turn, and then others are asked.
            goes_on = done(after.state) or _undisturbed(world, after, seat)
            if not goes_on or after.digest in seen:
                continue
            seen.add(after.digest)
            longer = plan.then(world, mine[0], answer)
            heappush(queue, (cost(after.state), length + 1, next(order), after, longer))
    return None


def repeated(
    table: Table[S, Any, Any], seat: int, pick: Callable[[Ask], Answer | None], most: int
) -> Plan:
    """Answers to the same question again and again, while `pick` finds one that it offers and
    nobody else has anything to say: empty windows in between are passed automatically."""
    world, plan = table.clone(), Plan()
    first = table.asks_for(seat)[0]
    for _ in range(most):
        while not world.over and len(world.asks) == 1 and empty(world.asks[0]):
            world.answer(world.asks[0].seat, world.asks[0].default_answer)
        ask = None if world.over else next(iter(world.asks_for(seat)), None)
        answer = pick(ask) if ask is not None and ask.id == first.id else None
        if ask is None or answer is None or answer not in ask.options:
            break
        plan = plan.then(world, ask, answer)
        world.answer(seat, answer)
    return plan


def _undisturbed(before: Table[Any, Any, Any], after: Table[Any, Any, Any], seat: int) -> bool:
    """Whether the seat goes on alone: nothing was left to chance and nobody else is asked."""
    return after.waiting == [seat] and after.journal.chance is before.journal.chance
