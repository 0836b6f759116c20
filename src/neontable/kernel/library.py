"""The library of a game: by what its components are filtered and sorted, and how each looks.

A game declares its facets and faces in one place (`show/library.py`); screens offer them as
filters, orders and cards without knowing what they mean.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from neontable.kernel.scene import Colour, Section, Token
from neontable.kernel.text import FIRST_LANGUAGE, Text, has, literal, say

if TYPE_CHECKING:
    from neontable.kernel.show import Component

FacetValue = str | int


class Facet(msgspec.Struct, frozen=True, kw_only=True):
    """Something by which components are filtered and sorted: a side, a type, a keyword, a cost."""

    name: str
    """Its message is `<prefix>-facet-<name>`."""
    of: Callable[[Component], Sequence[FacetValue]]
    """The values that a component has: none, one or several."""
    kind: Literal["choice", "number"] = "choice"
    """A number can be limited from below and above, sorted by and drawn as a curve."""
    order: Sequence[str] = ()
    """Values in the order of the game; others follow by their words."""
    word: Callable[[str], Text] | None = None
    """How a value is worded; otherwise `<prefix>-facet-<name>-<value>`, or the value itself."""

    def text(self, prefix: str) -> Text:
        return Text(f"{prefix}-facet-{self.name}")

    def value_text(self, prefix: str, value: str) -> Text:
        if self.word is not None:
            return self.word(value)
        id = f"{prefix}-facet-{self.name}-{value}".replace(" ", "-").replace("_", "-")
        return Text(id) if has(id, FIRST_LANGUAGE) else say("nt-named", name=literal(value))


def fact(*names: str) -> Callable[[Component], Sequence[FacetValue]]:
    """The values of a facet from the component's facts of these names, whichever it has."""

    def of(component: Component) -> Sequence[FacetValue]:
        found: list[FacetValue] = []
        for name in names:
            value = component.facts.get(name)
            if isinstance(value, (list, tuple)):
                found += [one for one in value if isinstance(one, (str, int))]
            elif isinstance(value, (str, int)) and value != "":
                found.append(value)
        return list(dict.fromkeys(found))

    return of


def number(*names: str) -> Callable[[Component], Sequence[FacetValue]]:
    """The same where the facts are numbers; words such as X are left out."""
    every = fact(*names)
    return lambda component: [v for v in every(component) if type(v) is int]


def kind_facet(order: Sequence[str] = ()) -> Facet:
    """The type of a component, which every game has."""
    return Facet(name="kind", of=lambda c: (c.kind,), order=order)


def origin_facet() -> Facet:
    """Whether a component was published or designed by us."""
    return Facet(
        name="origin",
        of=lambda c: (c.origin,),
        order=("published", "designed"),
        word=lambda value: Text(f"nt-origin-{value}"),
    )


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """How a component looks on a page."""

    colour: Colour = "grey"
    art: tuple[str, str] = ("", "")
    """Kind and face of its drawing, as pieces of scenes name theirs."""
    line: Text | None = None
    """What it is, in a line under its name."""
    tokens: tuple[Token, ...] = ()
    """Its numbers, as small signs."""
    sections: tuple[Section, ...] = ()
    """All that it says; without any, the texts of the component."""
    about: tuple[Text, ...] = ()
    """Further facts, such as its prices."""
