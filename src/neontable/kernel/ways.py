"""Ways to a thing: the answers that lead a seat to it, through several of its own questions.

Somebody who touches a square means "run there", whatever question is open.  The ways are found by
playing answers in a world dealt from the seat's view, so they reveal nothing that it must not know;
at the real table a later step may turn out to be impossible.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from neontable.kernel.asks import PICK, Answer, Ask
from neontable.kernel.options import Option, Thing
from neontable.kernel.show import Refusal
from neontable.kernel.table import Table

DEEPEST = 5
"""Questions on one way."""
MOST_TRIED = 800
"""Answers that are played in one search."""
MOST_FOUND = 12
MOST_BARRIERS = 30


class Step(NamedTuple):
    ask: Ask
    answer: Answer


Way = tuple[Step, ...]


def ways_of_both(
    table: Table[Any, Any, Any], seat: int, moved: Thing, things: Iterable[Thing]
) -> list[Way]:
    """The ways that concern a thing that was dragged and one of those it was dropped on, in
    whichever order the game asks for them; the shortest first."""
    onto = list(things)

    def both(way: Way) -> bool:
        named = {thing for step in way for thing in table.game.show.things(step.answer)}
        return moved in named and not named.isdisjoint(onto)

    found = [way for thing in onto for way in ways_to(table, seat, [thing], both)]
    found = found or ways_to(table, seat, [moved], both)
    return sorted(found, key=len)[:MOST_FOUND]


def ways_to(
    table: Table[Any, Any, Any],
    seat: int,
    things: Iterable[Thing],
    fits: Callable[[Way], bool] = lambda way: True,
) -> list[Way]:
    """The ways to the first of these things to which there is any, the shortest first."""
    sought = list(things)
    found: dict[Thing, list[Way]] = {thing: [] for thing in sought}
    if not sought or not table.asks_for(seat):
        return []
    queue: deque[tuple[Table[Any, Any, Any], Way]] = deque()
    queue.append((table.imagined(seat), ()))
    tried = 0
    while queue and tried < MOST_TRIED:
        world, way = queue.popleft()
        ask = world.asks_for(seat)[0]
        if ask.kind != PICK:
            continue
        for answer in ask.options:
            step = (*way, Step(ask, answer))
            about = [thing for thing in table.game.show.things(answer) if thing in found]
            for thing in about if fits(step) else ():
                found[thing].append(step)
            # Only the thing itself is the end of a way: where it stands may lie on the way to it.
            if sought[0] in about or _idle(answer) or len(step) == DEEPEST or tried >= MOST_TRIED:
                continue
            tried += 1
            after = world.clone()
            after.answer(seat, answer)
            if _goes_on(world, after, seat, step):
                queue.append((after, step))
    ways = next((ways for ways in found.values() if ways), [])
    return sorted(ways, key=len)[:MOST_FOUND]


def barriers(
    table: Table[Any, Any, Any], seat: int, thing: Thing
) -> Iterator[tuple[Step, Refusal]]:
    """Why nothing leads to a thing: the objections of the questions that follow each answer."""
    if not table.asks_for(seat):
        return
    world = table.imagined(seat)
    ask = world.asks_for(seat)[0]
    for answer in ask.options[:MOST_BARRIERS] if ask.kind == PICK else ():
        after = world.clone()
        after.answer(seat, answer)
        # Where the act is over, what is asked next says nothing about the thing.
        inside = len(after.state.stack) >= len(world.state.stack)
        if inside and not _idle(answer) and _goes_on(world, after, seat, (Step(ask, answer),)):
            refusal = after.why_not(seat, thing)
            if refusal is not None and refusal.rule != "NT-ASK":
                yield Step(ask, answer), refusal


def _idle(answer: Answer) -> bool:
    return isinstance(answer, Option) and answer.idle


def _goes_on(
    before: Table[Any, Any, Any], after: Table[Any, Any, Any], seat: int, way: Way
) -> bool:
    """Whether the seat is asked at once, in the same act: nobody else was asked, nothing was left
    to chance, and it is not a question that was answered on the way already."""
    mine = () if after.over else after.asks_for(seat)
    if not mine or len(after.waiting) > 1:
        return False
    if after.journal.chance is not before.journal.chance:
        return False
    return all(step.ask.id != mine[0].id for step in way)
