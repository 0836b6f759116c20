"""Stops: at which response windows a seat is asked, and where it is passed for.

A table of several people opens many windows in which a seat can only pass.  Each person chooses,
for each table and at any time, where to be asked; everywhere else the house passes for them.  This
must not reveal what a seat holds, so a verdict depends only on the person's own stops and on

- `Ask.public`: everybody can work out what the seat could do here;
- what the others would see of a pass (`unseen`): nothing, or something;
- where neither helps, the same for a full and an empty hand: the seat is passed for after a wait,
  or asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, Literal, TypeVar, get_args

import msgspec

from neontable.kernel.asks import PICK, Ask
from neontable.kernel.game import SPECTATOR
from neontable.kernel.options import Option
from neontable.kernel.state import State
from neontable.kernel.table import Table

Where = Literal["could", "asked", "milestones", "none", "all"]
"""Where somebody wants to be asked.

could       wherever the seat might have a response, and only for a moment
asked       the same, but the table waits for the answer
milestones  only at the milestones of the game
none        nowhere
all         everywhere
"""
WHERE: tuple[Where, ...] = get_args(Where)

Verdict = Literal["ask", "now", "wait"]
"""ask: the seat is asked until it answers; now: the house passes for it at once; wait: it is asked,
and the house passes for it after a while."""

MOST_PASSES = 50
"""Passes that are followed to see whether anybody notices the first."""


class Stops(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where one seat wants to be stopped."""

    at: Where = "could"
    quiet: tuple[int, ...] = ()
    """The turn in which it wants no more questions of this kind."""


DEFAULT = Stops()

S = TypeVar("S", bound=State)


class StopRules(Generic[S]):
    """What a game says about its response windows."""

    milestones: Mapping[str, str] = {}
    """Moments at which many want to be asked, by the id of the question: the message that names
    the moment."""

    def turn(self, g: S) -> tuple[int, ...]:
        """Which turn it is, as everybody knows it; it differs from that of any other turn."""
        raise NotImplementedError


def milestone(table: Table[Any, Any, Any], ask: Ask) -> str:
    """The message that names the moment of a question; empty for an ordinary one."""
    rules = table.game.stops
    return "" if rules is None else rules.milestones.get(ask.id, "")


def turn(table: Table[Any, Any, Any]) -> tuple[int, ...]:
    rules = table.game.stops
    return () if rules is None else rules.turn(table.state)


def passable(ask: Ask) -> bool:
    """Whether it is a chance to respond that may be passed for the seat."""
    return ask.response and ask.kind == PICK and _idle(ask.default_answer)


def empty(ask: Ask) -> bool:
    """Whether nothing can be done but what happens by itself."""
    if ask.zone is not None or ask.standing or ask.secret or not ask.window:
        return False
    if len(ask.options) == 1:
        return True
    return ask.kind == PICK and all(_nothing(o) or o == ask.default_answer for o in ask.options)


def _idle(answer: object) -> bool:
    return isinstance(answer, Option) and answer.idle


def _nothing(answer: object) -> bool:
    """Whether nobody needs to be asked for the sake of this answer."""
    return isinstance(answer, Option) and (answer.idle or answer.aside)


Chosen = Callable[[int], Stops | None]
"""The stops of a seat; None for one that is no person's."""


def verdict(table: Table[Any, Any, Any], ask: Ask, chosen: Chosen) -> Verdict:
    """What becomes of an open question to a person."""
    nothing = empty(ask)
    if not nothing and not passable(ask):
        return "ask"
    seen = outward(table, ask, chosen)
    if seen == "unseen":
        return "now" if nothing else "ask"
    return seen


def outward(
    table: Table[Any, Any, Any], ask: Ask, chosen: Chosen
) -> Literal["ask", "now", "wait", "unseen"]:
    """What others may learn about the verdict, which is never what the seat holds.  Where a pass is
    invisible to them, they do not even learn whether the seat was asked."""
    stops = chosen(ask.seat)
    if stops is None:
        return "ask"
    sure = _surely(table, ask, stops)
    if sure is not None:
        return sure
    if stops.at != "all" and ask.window and unseen(table, ask, chosen):
        return "unseen"
    return "wait" if stops.at == "could" and passable(ask) else "ask"


def _surely(table: Table[Any, Any, Any], ask: Ask, stops: Stops) -> Verdict | None:
    """The verdict, where it depends neither on a hand nor on what others would see."""
    if stops.at == "all" and not (stops.quiet and stops.quiet == turn(table)):
        return "ask"
    if empty(ask) and (ask.public or not table.state.windows):
        return "now"
    if not passable(ask):
        return None
    if stops.at == "none" or (stops.quiet and stops.quiet == turn(table)):
        return "now"
    if stops.at == "milestones":
        return "ask" if milestone(table, ask) else "now"
    # Everybody can see that there is something to do here, or nothing is hidden from anybody.
    return "ask" if ask.public or not ask.window or not table.state.windows else None


def unseen(table: Table[Any, Any, Any], ask: Ask, chosen: Chosen) -> bool:
    """Whether nobody else would notice the pass: after it, and after what is passed at once
    because of it, the same seat alone is asked again and everybody else sees what they saw."""
    if table.waiting != [ask.seat]:
        return False
    others = [seat for seat in range(SPECTATOR, table.seats) if seat != ask.seat]
    after = table.clone(quiet=False)
    before = _looks(table, others)
    for _ in _passes(after, ask, chosen):
        if any(e.seen_by(seat) for e in after.events for seat in others):
            return False
        if after.waiting == [ask.seat]:
            return _looks(after, others) == before
    return False


def _passes(after: Table[Any, Any, Any], ask: Ask, chosen: Chosen) -> Iterator[None]:
    """Give the first pass, then those that follow from it at once."""
    after.answer(ask.seat, ask.default_answer)
    yield
    for _ in range(MOST_PASSES):
        if len(after.asks) != 1:
            return
        (next_ask,) = after.asks
        stops = chosen(next_ask.seat)
        if stops is None or _surely(after, next_ask, stops) != "now":
            return
        after.answer(next_ask.seat, next_ask.default_answer)
        yield


def _looks(table: Table[Any, Any, Any], seats: list[int]) -> list[bytes]:
    return [msgspec.json.encode(table.view(seat)) for seat in seats]
