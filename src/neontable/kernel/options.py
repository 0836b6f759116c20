"""Options: what a person may answer, as small typed values.

An option is a frozen Struct with a tag.  In JSON it is an array, the tag first, such as
`["install", "asp", 3]`.  Its fields carry everything needed to word it and to find it on the table;
each field's type says how a value is worded and which thing of the scene it refers to:

    Fort = Annotated[int, Noun(fort_text, thing=lambda fort: ("fort", fort))]

    class Run(Option, frozen=True, tag="run"):
        fort: Fort
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Self, cast, get_args, get_origin, get_type_hints

import msgspec

from neontable.kernel.text import Text

Thing = tuple[str | int, ...]
"""What a piece or region of the scene is called, such as ("square", 5)."""

Word = int | str | Text
"""An argument of a message."""


class Noun(msgspec.Struct, frozen=True):
    """A kind of value: how it is worded, and which thing of the scene it is."""

    said: Callable[[Any], Word] | None = None
    """None: a number or string used as it is."""
    thing: Callable[[Any], Thing | None] | None = None
    """None: not a thing of the scene."""

    def word(self, value: object) -> Word:
        if self.said is None:
            return cast("Word", value)  # a value without words of its own is a number or string
        return self.said(value)

    def thing_of(self, value: object) -> Thing | None:
        return None if self.thing is None else self.thing(value)


PLAIN = Noun()


class Option(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One possible answer.  A subclass names its `tag` and declares its fields; the methods are
    overridden only where an option is worded or shown in an unusual way."""

    idle: ClassVar[bool] = False
    """It does nothing, like passing: a table may choose it without asking."""
    aside: ClassVar[bool] = False
    """It is possible at almost any moment and seldom meant: no reason by itself to ask somebody,
    and pages draw it smaller, after the others."""
    moves: ClassVar[str] = ""
    """The argument of its question that names the piece which it sets in motion: screens light that
    piece for it, and one may drag it to where it should go."""

    @classmethod
    def verb(cls) -> str:
        """The tag, which is also the last part of the message `<prefix>-opt-<verb>`."""
        tag = cls.__struct_config__.tag
        assert isinstance(tag, str), f"the option {cls.__name__} has no tag"
        return tag

    def wording(self) -> str:
        """The last part of the message id, where one verb has several sentences."""
        return self.verb()

    def words(self) -> Mapping[str, Word]:
        """The arguments of the message: every field as its noun says it."""
        return {name: noun.word(getattr(self, name)) for name, noun in nouns(type(self)).items()}

    def text(self, prefix: str) -> Text:
        return Text(f"{prefix}-opt-{self.wording()}", tuple(self.words().items()))

    def things(self) -> tuple[Thing, ...]:
        """The things of a scene that it refers to, in the order of its fields."""
        found = []
        for name, noun in nouns(type(self)).items():
            thing = noun.thing_of(getattr(self, name))
            if thing is not None:
                found.append(thing)
        return tuple(found)

    def heading(self, prefix: str) -> tuple[Text, Text] | None:
        """In a long list: the heading it shares with others, and its text under it."""
        return None

    @classmethod
    def wonders(cls, view: Any, seat: int) -> Iterable[Self]:
        """Candidates for `?`, offered or not: `?` explains why the others are not.  A function of
        the seat's view, so that asking reveals nothing."""
        return ()


class Report(Option, frozen=True):
    """An answer from outside that no question can list, such as how another table ended: an ask of
    the kind "report" accepts any, and the frame's `fits_<step>` decides which are valid."""


@cache
def nouns(cls: type[Option]) -> dict[str, Noun]:
    """The noun of each field, from its annotation."""
    hints = get_type_hints(cls, include_extras=True)
    return {f.name: _noun(hints[f.name]) for f in msgspec.structs.fields(cls)}


def _noun(hint: object) -> Noun:
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, Noun):
                return extra
    return PLAIN


@cache
def verbs_of(option_type: Any) -> dict[str, type[Option]]:
    """The options of a game by their verbs, from the union of them (or the only one)."""
    if option_type is None:
        return {}
    kinds = get_args(option_type) or (option_type,)
    return {kind.verb(): kind for kind in kinds}
