"""Frames of named steps, and the loop that runs them.

A rulebook procedure is a Frame whose fields are its local variables and `at`, its step:

    ask_<step>(g)          a pure question (an Ask, several Asks at once, or None)
    got_<step>(g, answer)  what the answer does; for a step in `together`, (g, answer, seat)
    do_<step>(g)           a step that needs nobody, also taken when ask_<step> gives None
    back_<step>(g, result) what the parent does when a child frame ends with a result
    why_<step>(g, thing)   why a thing is not offered: None, or "RULE-ID message-id"
    fits_<step>(g, answer) for points and paths: None, or why the answer is refused; the law
    shape_<step>(g)        overlays that show what is offered; made for people's screens only
    trace_<step>(g, answer)  what an answer would be, before it is given: its way, its price, why
                           not, what to draw; made for people's screens only

`shape_` and `trace_` are shown to the asked seat, so they may depend only on what it may know.  A
contract test compares them in worlds that differ only in what the seat cannot know.

A frame holds ids, never objects, closures or callbacks, so a paused game is plain data.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

import msgspec

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.errors import RulesFault, RulesLoop
from neontable.kernel.scene import Overlay, Trace
from neontable.kernel.state import State

DEPTH_LIMIT = 200
STEP_LIMIT = 100_000

Asks = Ask | tuple[Ask, ...] | None


class Unwind(Exception):
    """Raised by `unwind` and caught by the loop; internal."""

    def __init__(self, depth: int) -> None:
        super().__init__(depth)
        self.depth = depth


class Frame(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    """Subclasses declare their local variables, then `at` with the first step."""

    asks: ClassVar[dict[str, Callable[..., Asks]]] = {}
    gots: ClassVar[dict[str, Callable[..., None]]] = {}
    does: ClassVar[dict[str, Callable[..., None]]] = {}
    backs: ClassVar[dict[str, Callable[..., None]]] = {}
    whys: ClassVar[dict[str, Callable[..., str | None]]] = {}
    fits: ClassVar[dict[str, Callable[..., str | None]]] = {}
    shapes: ClassVar[dict[str, Callable[..., tuple[Overlay, ...]]]] = {}
    traces: ClassVar[dict[str, Callable[..., Trace]]] = {}
    together: ClassVar[frozenset[str]] = frozenset()
    standing: ClassVar[
        dict[str, tuple[Callable[..., Asks] | None, Callable[..., None] | None]]
    ] = {}
    """The methods of each step: its question, and what it does without one."""
    takes: ClassVar[dict[str, tuple[Callable[..., None], bool]]] = {}
    """What each step does with an answer, and whether several seats answer there at once."""

    if TYPE_CHECKING:

        @property
        def at(self) -> str:
            """The step it stands on: a field of every frame, after its locals."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)

        def named(prefix: str) -> dict[str, Any]:
            cut = len(prefix)
            return {n[cut:]: getattr(cls, n) for n in dir(cls) if n.startswith(prefix)}

        cls.asks, cls.gots = named("ask_"), named("got_")
        cls.does, cls.backs = named("do_"), named("back_")
        cls.whys, cls.fits = named("why_"), named("fits_")
        cls.shapes, cls.traces = named("shape_"), named("trace_")
        cls.takes = {at: (got, at in cls.together) for at, got in cls.gots.items()}
        cls.standing = {at: (cls.asks.get(at), cls.does.get(at)) for at in cls.asks | cls.does}
        if cls.asks.keys() != cls.gots.keys():
            odd = sorted(cls.asks.keys() ^ cls.gots.keys())
            raise TypeError(f"{cls.__name__}: every ask_ needs a got_ and vice versa: {odd}")


def push(g: State, frame: Frame) -> None:
    g.stack.append(frame)
    if len(g.stack) > DEPTH_LIMIT:
        names = ", ".join(type(f).__name__ for f in g.stack[-6:])
        raise RulesLoop(f"more than {DEPTH_LIMIT} nested procedures: … {names}")


def pop(g: State, result: object = None) -> None:
    """End the top frame and hand the result to the parent's step."""
    g.stack.pop()
    if g.stack:
        parent = g.stack[-1]
        back = parent.backs.get(parent.at)
        if back is not None:
            back(parent, g, result)


def unwind(g: State, depth: int) -> NoReturn:
    """Abandon everything in progress at once: only the lowest `depth` frames remain, and the
    topmost of them continues at its step.  For a game that can end in the middle of anything."""
    raise Unwind(depth)


def advance(g: State) -> Asks:
    """Run every step that asks nobody; returns the open question, or None when the game is over."""
    stack = g.stack
    while True:
        try:
            for _ in range(STEP_LIMIT):
                if not stack:
                    return None
                top = stack[-1]
                at = top.at
                try:
                    ask, do = top.standing[at]
                except KeyError:
                    break
                if ask is not None:
                    asked = ask(top, g)
                    if asked is not None:
                        if asked.__class__ is not Ask:
                            open_asks = _answer_forced(g, top, at, asked)
                            if open_asks:
                                return open_asks
                            continue
                        if asked.zone is not None:
                            # Samples are not all possible answers, and may be expensive to count.
                            return asked
                        n = len(asked.options)
                        # A standing offer is asked even when it has only one option.
                        if n > 1 or (
                            n and ((asked.window and g.windows) or asked.standing or g.every_ask)
                        ):
                            return asked
                        if n == 0:
                            where = f"{type(top).__name__}.{at}"
                            raise RulesFault(f"{where} asks seat {asked.seat} without an option")
                        got, together = top.takes[at]
                        if together:
                            got(top, g, asked.options[0], asked.seat)
                        else:
                            got(top, g, asked.options[0])
                        continue
                if do is None:
                    break
                do(top, g)
            else:
                _looping(stack)
        except Unwind as u:
            del stack[u.depth :]
            continue
        raise RulesFault(f"{type(top).__name__} is at a step that does not exist: {at!r}")


def _looping(stack: list[Frame]) -> NoReturn:
    names = " > ".join(f"{type(f).__name__}.{getattr(f, 'at', '')}" for f in stack[-6:])
    raise RulesLoop(f"{STEP_LIMIT} steps without a question: {names}")


def _answer_forced(g: State, top: Frame, at: str, asked: tuple[Ask, ...]) -> tuple[Ask, ...]:
    """Of several simultaneous asks, answer the first that leaves no choice; otherwise all stay
    open."""
    for a in asked:
        if a.forced and not (a.window and g.windows) and not g.every_ask:
            give(g, a.options[0], a.seat)
            return ()
    if not asked or not all(a.zone is not None or len(a.options) for a in asked):
        raise RulesFault(f"{type(top).__name__}.{at} asks nobody, or asks without an option")
    return asked


def give(g: State, answer: Answer, seat: int) -> None:
    """Hand an accepted answer to the top frame."""
    top = g.stack[-1]
    got, together = top.takes[top.at]
    try:
        if together:
            got(top, g, answer, seat)
        else:
            got(top, g, answer)
    except Unwind as u:
        del g.stack[u.depth :]
