"""The state of a table: plain data, copied by functions generated from its types."""

from collections.abc import Callable
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


class _Writer:
    """Expressions that copy values, and the names that they use."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"C": CLONERS}

    def named(self, thing: Any) -> str:
        """A name for a class or a copying function."""
        name = f"n{len(self.scope)}"
        self.scope[name] = thing
        return name

    def copying(self, hint: Any, name: str) -> str:
        if _immutable(hint):
            return name
        origin, args = get_origin(hint), get_args(hint)
        if origin is list:
            if _immutable(args[0]):
                return f"[*{name}]"
            # Most lists of most states are empty.
            return f"({self._each(args[0], name)} if {name} else [])"
        if origin is dict:
            inner = self.copying(args[1], "e")
            kept = (
                f"{name}.copy()" if inner == "e" else f"{{k: {inner} for k, e in {name}.items()}}"
            )
            return f"({kept} if {name} else {{}})"
        if origin in (Union, UnionType):
            if type(None) in args:
                rest: Any = reduce(or_, (a for a in args if a is not type(None)))
                return f"(None if {name} is None else {self.copying(rest, name)})"
            odd = [a for a in args if not _immutable(a) and get_origin(a) is not None]
            if odd:
                raise TypeError(f"a state cannot hold {hint!r}: {odd[0]!r} with something else")
            return f"C[{name}.__class__]({name})"
        if not isinstance(hint, type) or not issubclass(hint, msgspec.Struct):
            raise TypeError(
                f"a state cannot hold {hint!r}: use numbers, strings, tuples, lists, Structs"
            )
        if hint.__subclasses__():  # the class of the value decides
            return f"C[{name}.__class__]({name})"
        if _flat(hint):
            return f"{name}.__copy__()"
        return f"{self.named(CLONERS[hint])}({name})"

    def _each(self, hint: Any, name: str) -> str:
        """All of a list that is not empty."""
        if (
            isinstance(hint, type)
            and issubclass(hint, msgspec.Struct)
            and not hint.__subclasses__()
        ):
            return f"[*map({self.named(CLONERS[hint])}, {name})]"
        return f"[{self.copying(hint, 'e')} for e in {name}]"


def _flat(cls: type[msgspec.Struct]) -> bool:
    """Everything inside it is immutable: a shallow copy is enough."""
    hints = get_type_hints(cls)
    return all(_immutable(hints[f.name]) for f in msgspec.structs.fields(cls))


def _write(cls: type[msgspec.Struct]) -> Callable[[Any], Any]:
    if _flat(cls):
        shallow: Callable[[Any], Any] = cls.__copy__  # type: ignore[attr-defined]
        return shallow
    hints = get_type_hints(cls)
    names = [field.name for field in msgspec.structs.fields(cls)]
    writer = _Writer()
    if len(cls.__match_args__) == len(names):
        # Setting a field takes as long as making it: everything is given to the constructor.
        copies = ", ".join(writer.copying(hints[name], f"o.{name}") for name in names)
        lines = ["def copy(o):", f"    return {writer.named(cls)}({copies})"]
    else:  # by name only, which takes longer
        sets = [
            f"    c.{name} = {writer.copying(hints[name], f'o.{name}')}"
            for name in names
            if not _immutable(hints[name])
        ]
        lines = ["def copy(o):", "    c = o.__copy__()", *sets, "    return c"]
    exec("\n".join(lines), writer.scope)  # the source is ours: field names and types of our Structs
    made: Callable[[Any], Any] = writer.scope["copy"]
    return made
