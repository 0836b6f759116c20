"""Carrying out effects one after another.

Effects are values with a `do`; a tuple of them has a path in the game's book, such as
"asp.sub.0", and so has every tuple inside one of them: "asp.sub.0.1.success" is the part `success`
of the second effect of "asp.sub.0".  A paused procedure stores the path, never the effects."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, Protocol, Self, TypeVar

from neontable.kernel.frames import Frame, pop
from neontable.kernel.state import State

G = TypeVar("G", bound=State)
"""The state of the game."""
G_contra = TypeVar("G_contra", bound=State, contravariant=True)
F_contra = TypeVar("F_contra", bound=Frame, contravariant=True)
"""The frame that carries effects out, with what they need to know."""


class Nested(Protocol):
    def parts(self) -> Iterator[tuple[str, tuple[Self, ...]]]:
        """Effects inside this one, by the name that their path gets."""


class Effect(Protocol[G_contra, F_contra]):
    def do(self, g: G_contra, fx: F_contra, /) -> None:
        """Carry it out, or push the procedure that does."""

    def then(self, g: G_contra, fx: F_contra, result: object, /) -> None:
        """Called when a procedure that `do` pushed has ended."""


E = TypeVar("E", bound=Nested)


def book_of(roots: Iterable[tuple[str, tuple[E, ...]]]) -> dict[str, tuple[E, ...]]:
    """Every tuple of effects by its path, those inside others included."""
    book: dict[str, tuple[E, ...]] = {}
    rest = list(roots)
    while rest:
        path, effects = rest.pop()
        book[path] = effects
        for n, effect in enumerate(effects):
            rest += [(f"{path}.{n}.{name}", inner) for name, inner in effect.parts()]
    return book


class InOrder(Frame, Generic[G], kw_only=True):
    """Effects in their order.  A subclass declares `path` and what its effects need to know."""

    i: int = 0
    """How many effects have begun."""
    at: str = "next"

    def effects(self) -> Sequence[Effect[G, Self]]:
        """Those of the path, from the game's book."""
        raise NotImplementedError

    def do_next(self, g: G) -> None:
        effects = self.effects()
        i = self.i
        if i >= len(effects):
            pop(g)
            return
        self.i = i + 1
        effects[i].do(g, self)

    def back_next(self, g: G, result: object) -> None:
        if result is not None:
            self.effects()[self.i - 1].then(g, self, result)

    def at_once(self, g: G) -> None:
        """All of them now, without a frame: for effects that ask nobody."""
        for effect in self.effects():
            self.i += 1
            effect.do(g, self)

    def skip(self) -> None:
        """Leave out the rest."""
        self.i = len(self.effects())

    def inner(self, path: str, part: str) -> str:
        """The path of a part of the effect that is being carried out."""
        return f"{path}.{self.i - 1}.{part}"
