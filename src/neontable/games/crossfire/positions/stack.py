"""Whether the open procedures of a loaded position can continue: each must be where its kind can
be, and refer to runners, cards and obstacles that exist."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES, PATHS, UPGRADES
from neontable.games.crossfire.model.terms import HARD, NORMAL
from neontable.games.crossfire.rules.assist import Assists
from neontable.games.crossfire.rules.attack import Attack
from neontable.games.crossfire.rules.match import Match
from neontable.games.crossfire.rules.resolve import ForEach, Triggers
from neontable.games.crossfire.rules.strike import Strike
from neontable.games.crossfire.rules.team import Team
from neontable.games.crossfire.rules.turn import Turn
from neontable.kernel.frames import Frame

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

WHILE_A_TURN_RUNS = ("over", "escaped")
"""Where the match stands while a turn is going on."""
SEATS = frozenset({"seat", "chooser", "side"})
RUNNERS = frozenset({"runner", "you"})
MANY_RUNNERS = frozenset({"runners", "order", "buyers"})
NOBODY = frozenset({"ForEach", "Resolve", "Choose", "Flip"})
"""Procedures in which -1 stands for no runner."""
MOST = 1_000


def check_flow(g: Crossfire) -> list[str]:
    """Every reason why the stack cannot continue."""
    if not g.stack:
        return []
    problems: list[str] = []
    if type(g.stack[0]) is not Match:
        problems.append("stack[0] must be the match, which everything else stands on")
    for i, frame in enumerate(g.stack):
        if not _sound(g, i, frame):
            problems += [f"stack[{i}]: {fault}" for fault in _faults(g, i, frame)]
    turns = [i for i, frame in enumerate(g.stack) if type(frame) is Turn]
    if turns and turns != [1]:
        problems.append("stack: a turn stands on the match, and there is one at most")
    if not problems:
        problems += _whole(g, turns)
    return problems


def _whole(g: Crossfire, turns: list[int]) -> Iterator[str]:
    """What the procedures and the rest of the table must agree about."""
    match = g.stack[0]
    assert isinstance(match, Match)
    kinds = [type(frame) for frame in g.stack]
    if turns:
        turn = g.stack[1]
        assert isinstance(turn, Turn)
        if turn.runner != g.current or match.runner != g.current:
            yield "stack: the turn is that of the current runner"
        if match.at not in WHILE_A_TURN_RUNS:
            yield f"stack[0].at is {match.at!r} while a turn is going on"
        if (match.at == "escaped") != (g.abort_turns >= 0):
            yield "abort_turns: only while the run is being aborted"
    elif g.current < 0 and match.at in ("act", "over", "ended", "escaped"):
        yield f"stack[0].at is {match.at!r}, and it is nobody's turn"
    if not turns and (Strike in kinds or Attack in kinds or Assists in kinds):
        yield "stack: damage, attacks and assists belong to a turn"
    if (Team in kinds) != (match.at == "deal" and len(kinds) > 1):
        yield "stack: the team is made before anything is dealt"
    if g.packet and (len(g.packet) != len(g.runners) or Attack not in kinds):
        yield "packet: one number for each runner, while obstacles attack"
    if g.abort_turns >= 0 and not g.aborting:
        yield "abort_turns: only while the run is being aborted (aborting)"
    if g.abort_turns > g.seats:
        yield f"abort_turns is {g.abort_turns}; there are {g.seats} runners"
    if g.current == g.client >= 0 and g.aborting:
        yield "aborting: there is no abort with a Client"


@cache
def _plain_fields(kind: type[Frame]) -> tuple[tuple[str, bool], ...] | None:
    """Of a procedure that has nothing but numbers: its fields, and whether each is a runner; None
    of others."""
    if kind not in (Match, Turn):
        return None
    return tuple([(n, n in RUNNERS) for n in kind.__struct_fields__ if n != "at"])


def _sound(g: Crossfire, i: int, frame: Frame) -> bool:
    """Whether nothing is wrong with a procedure; quick, for those that are always there."""
    if type(frame) is Strike and not (frame.left or frame.levels or frame.falls or frame.spent):
        return frame.at in frame.standing
    fields = _plain_fields(type(frame))
    if fields is None or frame.at not in frame.standing or (i and type(frame) is Match):
        return False
    for name, is_runner in fields:
        n = getattr(frame, name)
        if not 0 <= n < (len(g.runners) if is_runner else MOST):
            return False
    return True


def _faults(g: Crossfire, i: int, frame: Frame) -> Iterator[str]:
    kind = type(frame).__name__
    if frame.at not in frame.standing:
        yield f"{kind} has no step {frame.at!r}; it has {', '.join(frame.standing)}"
    if i and type(frame) is Match:
        yield "there is one match"
    for name in frame.__struct_fields__:
        value = getattr(frame, name)
        if name in SEATS:
            if not 0 <= value < g.seats:
                yield f"{kind}.{name} is {value}; it must be a seat"
        elif name in RUNNERS:
            least = -1 if kind in NOBODY else 0
            if not least <= value < len(g.runners):
                yield f"{kind}.{name} is {value}; there is no such runner"
        elif name in MANY_RUNNERS and isinstance(value, (list, tuple)):
            if any(not isinstance(r, int) or not 0 <= r < len(g.runners) for r in value):
                yield f"{kind}.{name}: there is no such runner"
        elif name == "path":
            if value not in PATHS:
                yield f"{kind}.path is {value!r}; nothing is declared there"
            elif isinstance(frame, ForEach) and not 0 <= frame.i < len(PATHS[value]):
                yield f"ForEach.i is {frame.i}; {value!r} has {len(PATHS[value])} verbs"
        elif name in ("card", "event", "upgrade") and value:
            if not any(value in known for known in (CARDS, OBSTACLES, EVENTS, UPGRADES)):
                yield f"{kind}.{name}: there is no {value!r}"
        elif name == "decks":
            if any(deck not in (NORMAL, HARD) for deck in value):
                yield f"{kind}.decks: normal or hard"
        elif type(value) is int and not -MOST <= value <= MOST * MOST:
            yield f"{kind}.{name} is {value}"
    yield from _own_faults(g, frame)


def _own_faults(g: Crossfire, frame: Frame) -> Iterator[str]:
    match frame:
        case Assists():
            if not frame.order or not 0 <= frame.turn < len(frame.order) or frame.passes < 0:
                yield "Assists: turn is an index of order"
            elif any(seat >= g.seats for seat in frame.order):
                yield "Assists.order: seats"
        case Triggers():
            if any(path not in PATHS or path.count(".") != 1 for _, path in frame.pending):
                yield "Triggers.pending: numbers of obstacles with paths of their abilities"
        case Strike():
            if len(frame.left) != len(frame.levels):
                yield "Strike: one number of levels for each target that is left"
            elif any(n < 0 for n in frame.levels):
                yield "Strike.levels: numbers of levels"
            elif any(not n >= 0 for n in frame.left) or len(set(frame.left)) != len(frame.left):
                yield "Strike.left: numbers of targets, each once"
