"""The state of a table: plain data, copied by functions generated from its types."""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Literal,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from neontable.kernel.events import Journal


class State(msgspec.Struct, dict=True, kw_only=True, forbid_unknown_fields=True):
    """What every game's state begins with.  A game adds its fields and types its `stack`.

    `dict=True` lets a table attach its journal to a state without making it part of the data."""

    journal: ClassVar[Journal | None] = None

    game: str
    rules: int
    windows: bool = False
    """Response windows are asked even when only one answer is possible (tables with people)."""
    every_ask: bool | msgspec.UnsetType = msgspec.UNSET
    """Questions with one possible answer are asked too, response windows included: a script then
    knows what comes next.  Serialised only when set."""
    key: str = "00" * 32
    drawn: int = 0
    dice: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """Faces that the next dice show; then chance goes on.  For positions that are about a certain
    roll.  Serialised only when set."""

    if TYPE_CHECKING:

        @property
        def stack(self) -> list[Any]:
            """The paused procedures, the running one last.  Every game declares this field with
            the union of its own frames; here it is known to type checkers only."""

    def show_every_ask(self) -> None:
        self.every_ask = self.windows = True

    def clone(self) -> Self:
        return clone(self)


T = TypeVar("T")


class _Cloners(dict[type, Callable[[Any], Any]]):
    """One copying function per Struct type, compiled from its annotations at first use."""

    def __missing__(self, cls: type) -> Callable[[Any], Any]:
        self[cls] = made = _write(cls)
        return made


CLONERS = _Cloners()
# In a union such as `int | Thing` the class of the value decides.
CLONERS.update({t: lambda value: value for t in (int, str, bool, float, bytes, tuple)})


def clone(thing: T) -> T:
    copy: T = CLONERS[thing.__class__](thing)
    return copy


def _immutable(hint: Any) -> bool:
    if hint in (int, str, bool, float, bytes, type(None), msgspec.UnsetType):
        return True
    origin = get_origin(hint)
    if origin is Literal:
        return True
    if origin is tuple:
        return all(_immutable(a) for a in get_args(hint) if a is not Ellipsis)
    if origin in (Union, UnionType):
        return all(_immutable(a) for a in get_args(hint))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return bool(hint.__struct_config__.frozen)
    return False


def _copying(hint: Any, name: str, depth: int = 0) -> str:
    if _immutable(hint):
        return name
    origin, args = get_origin(hint), get_args(hint)
    e = f"e{depth}"
    if origin is list:
        inner = _copying(args[0], e, depth + 1)
        # Most lists of most states are empty.
        copied = f"{name}[:]" if inner == e else f"[{inner} for {e} in {name}]"
        return f"({copied} if {name} else [])"
    if origin is dict:
        inner = _copying(args[1], e, depth + 1)
        kept = f"{name}.copy()" if inner == e else f"{{k: {inner} for k, {e} in {name}.items()}}"
        return f"({kept} if {name} else {{}})"
    if origin in (Union, UnionType):
        if type(None) in args:
            rest: Any = reduce(or_, (a for a in args if a is not type(None)))
            return f"(None if {name} is None else {_copying(rest, name, depth)})"
        odd = [a for a in args if not _immutable(a) and get_origin(a) is not None]
        if odd:
            raise TypeError(f"a state cannot hold {hint!r}: {odd[0]!r} with something else")
        return f"C[{name}.__class__]({name})"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if _flat(hint):
            return f"{name}.__copy__()"
        return f"C[{name}.__class__]({name})"
    raise TypeError(f"a state cannot hold {hint!r}: use numbers, strings, tuples, lists, Structs")


def _flat(cls: type[msgspec.Struct]) -> bool:
    """Everything inside it is immutable: a shallow copy is enough."""
    hints = get_type_hints(cls)
    fields = msgspec.structs.fields(cls)
    return not cls.__subclasses__() and all(_immutable(hints[f.name]) for f in fields)


def _whole(hint: Any) -> bool:
    """A Struct that is always of this very class: it is copied in place, without a call."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not hint.__subclasses__()


def _lines(cls: type, old: str, new: str, depth: int = 0) -> Iterator[str]:
    """Statements that make `new` a copy of `old`."""
    hints = get_type_hints(cls)
    yield f"{new} = {old}.__copy__()"
    for field in msgspec.structs.fields(cls):
        hint, name = hints[field.name], f"{new}.{field.name}"
        inner = f"{new}{depth}"
        if _immutable(hint):
            continue
        args = get_args(hint)
        if _whole(hint):
            yield from _lines(hint, name, inner, depth + 1)
            yield f"{name} = {inner}"
        elif get_origin(hint) is list and _whole(args[0]) and not _immutable(args[0]):
            if _flat(args[0]):
                yield f"{name} = {_copying(hint, name)}"
                continue
            yield f"l{depth} = []"
            yield f"for e{depth} in {name}:"
            yield from (f"    {line}" for line in _lines(args[0], f"e{depth}", inner, depth + 1))
            yield f"    l{depth}.append({inner})"
            yield f"{name} = l{depth}"
        else:
            yield f"{name} = {_copying(hint, name)}"


def _write(cls: type) -> Callable[[Any], Any]:
    lines = ["def copy(o):", *(f"    {line}" for line in _lines(cls, "o", "c")), "    return c"]
    scope: dict[str, Any] = {"C": CLONERS}
    exec("\n".join(lines), scope)  # the source is ours: field names and types of our Structs
    made: Callable[[Any], Any] = scope["copy"]
    return made
