"""Reading positions: plain data becomes a checked state, or every problem is named at once."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator

import msgspec

from neontable.kernel import chance, registry
from neontable.kernel.errors import BadPosition
from neontable.kernel.faults import Fault, concerns, faults, without
from neontable.kernel.game import Game
from neontable.kernel.plain import UNREADABLE, NotPlain, Source, decoded, json_bytes
from neontable.kernel.state import State


class _Head(msgspec.Struct):
    game: str
    rules: int


def read(source: Source, every_ask: bool = False) -> tuple[Game, State, bytes]:
    """The game, the completed and checked state, and the JSON that reproduces it."""
    try:
        return _read(json_bytes(source, "a position"), every_ask)
    except NotPlain as e:
        raise BadPosition([str(e)]) from None


def _read(raw: bytes, every_ask: bool) -> tuple[Game, State, bytes]:
    head = _head(raw)
    game = registry.game(head.game)
    if head.rules != game.rules:
        raise BadPosition(
            [
                f"rules: this is a position of rules version {head.rules}; this program plays "
                f"version {game.rules} of {game.name}"
            ]
        )
    try:
        state = msgspec.json.decode(raw, type=game.state_type)
    except UNREADABLE:
        state, raw = _respelled(game, decoded(raw))
    if state.game != head.game or state.rules != head.rules:
        raise BadPosition(["game and rules: each is said once, before everything else"])
    if every_ask or state.every_ask:
        state.show_every_ask()
    else:
        state.every_ask = msgspec.UNSET
    try:
        problems = _judged(game, state)
    except Exception as e:  # a hand-written position can make the checks fail in any way
        blamed = _blamed(game, decoded(raw)) or "position"
        problems = [f"{blamed}: contradicts the rest of the position: {e!r}"]
    if problems:
        raise BadPosition(problems)
    return game, state, msgspec.json.encode(state) if every_ask else raw


_WRITTEN = re.compile(rb'\{"game":"([a-z]+)","rules":(\d{1,9}),')
"""How a position begins that the program wrote: it need not be read to its end for its head."""


def _head(raw: bytes) -> _Head:
    written = _WRITTEN.match(raw)
    if written is not None:
        return _Head(written[1].decode(), int(written[2]))
    try:
        return msgspec.json.decode(raw, type=_Head)
    except UNREADABLE:
        raise BadPosition(_without_head(decoded(raw))) from None


def _respelled(game: Game, data: object) -> tuple[State, bytes]:
    """What cannot be read as it stands, read as the game thinks that it is meant."""
    if isinstance(data, dict):
        data = game.respell(data)
    raw = msgspec.json.encode(data)
    try:
        return msgspec.json.decode(raw, type=game.state_type), raw
    except UNREADABLE as e:
        raise BadPosition(_misshapen(game, data, e)) from None


def _judged(game: Game, state: State) -> list[str]:
    game.complete(state)
    return _check_stream(state) + game.check(state)


def _check_stream(g: State) -> list[str]:
    problems = []
    if not chance.is_key(g.key):
        problems.append("key: it is 64 hexadecimal digits, in lower case")
    if not 0 <= g.drawn < 1 << 63:
        problems.append(f"drawn: {g.drawn} numbers cannot have been drawn")
    if any(face < 1 for face in g.dice or ()):
        problems.append(f"dice: faces are 1 or more; there are {', '.join(map(str, g.dice or ()))}")
    if not g.dice:
        g.dice = msgspec.UNSET
    return problems


# -- explaining what is wrong: never run for a good position --------------------------------
def _without_head(data: object) -> list[str]:
    """It has no game or no rules version; the rest can be checked only when the game is known."""
    if not isinstance(data, dict):
        return ["a position is an object that begins with its game and its rules version"]
    found = faults(data, _Head)
    if isinstance(data.get("game"), str):
        game = registry.game(data["game"])
        known = {f.path for f in found}
        meant = game.respell(copy.deepcopy(data))
        found += [f for f in faults(meant, game.state_type) if f.path not in known]
    return [str(f) for f in found]


def _misshapen(game: Game, data: object, error: Exception) -> list[str]:
    """Every field that is unknown, missing or of the wrong kind, then the game's own checks of the
    rest where they are possible without those fields."""
    found = faults(data, game.state_type)
    if not found:  # msgspec is stricter than we are
        return [_reworded(error)]
    return [*map(str, found), *_rest(game, data, found)]


def _reworded(error: Exception) -> str:
    """What msgspec says, with its path first as in all our problems: "… - at `$.a[0]`"."""
    words, _, path = str(error).partition(" - at `$")
    path = path.removesuffix("`").removeprefix(".")
    return f"{path}: {words}" if path else words


def _rest(game: Game, data: object, found: list[Fault]) -> Iterator[str]:
    state = without(data, found, game.state_type)
    if state is None:
        return
    try:
        problems = _judged(game, state)
    except Exception:
        return  # the faults are already named; nothing more can be checked without those fields
    yield from (p for p in problems if not concerns(p, found))


def _blamed(game: Game, data: object) -> str:
    """The first field whose removal lets the checks run: that one makes them fail."""
    if not isinstance(data, dict):
        return ""
    for name in data:
        if name in ("game", "rules"):
            continue
        rest = {k: v for k, v in data.items() if k != name}
        try:
            _judged(game, msgspec.json.decode(msgspec.json.encode(rest), type=game.state_type))
        except Exception:
            continue  # still failing, or the field is required
        return str(name)
    return ""
