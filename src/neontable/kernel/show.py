"""How a game is shown and worded: a capability that every game with people at its tables has.

Nothing here sees a state: words come from asks, options and events, scenes from views.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

import msgspec

from neontable.kernel.asks import ON_BOARD, PICK, Answer, Ask
from neontable.kernel.events import Event
from neontable.kernel.guide import Guide
from neontable.kernel.library import Face, Facet
from neontable.kernel.measure import coordinate
from neontable.kernel.moments import Moment, Statistic
from neontable.kernel.options import PLAIN, Noun, Option, Thing, Word
from neontable.kernel.picture import Picture
from neontable.kernel.scene import Piece, Scene, Section, Token
from neontable.kernel.text import Text, say
from neontable.kernel.zone import Place

V = TypeVar("V", bound=msgspec.Struct)


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done: the rule, and the words for this case."""

    rule: str
    text: Text


def numbered_refusal(code: str, word: Callable[[str], Word] = int) -> Refusal:
    """From "RULE-ID message-id n=3 of=5": the message and its numbers, or what `word` reads."""
    rule, id, *rest = code.split(" ")
    args = {name: word(value) for name, _, value in (part.partition("=") for part in rest)}
    return Refusal(rule, say(id, **args) if args else Text(id))


class Component(msgspec.Struct, frozen=True):
    """A card or other thing of the box, for `neontable cards`."""

    id: str
    kind: str
    name: Text
    texts: tuple[Text, ...]
    facts: dict[str, object]
    copies: int
    origin: str
    source: str
    rules: tuple[str, ...] = ()


class Show(Generic[V]):
    """Subclasses define the scene, and how the arguments of messages are worded."""

    prefix: str
    """Message ids of the game begin with it: `<prefix>-opt-<verb>`."""
    nouns: Mapping[str, Noun] = {}
    """How arguments of questions and events are worded and which things they are, by name."""
    bookkeeping: frozenset[str] = frozenset()
    """Events that a log folds away: payments, refills, draws."""
    statistics: tuple[Statistic, ...] = ()
    """What is counted of every seat, for the end of a game."""
    component_arguments: tuple[str, ...] = ("card",)
    """Arguments of events that are components: a log shows what is behind the name."""

    def scene(self, view: V) -> Scene:
        """The view as drawable pieces: a pure function, so it cannot leak."""
        raise NotImplementedError

    def components(self) -> Sequence[Component]:
        """Everything in the box."""
        raise NotImplementedError

    def facets(self) -> Sequence[Facet]:
        """What its components are told apart by, the most telling first."""
        return ()

    def guide(self) -> Guide | None:
        """The overview that stands before its rules."""
        return None

    def face(self, component: Component) -> Face:
        """How a component looks on a page."""
        return Face()

    def pictures(self) -> Mapping[str, Picture]:
        """What pictures show, by name: components by their ids, and others that scenes name.  That
        of the game itself is called "cover"."""
        return {}

    # -- words ---------------------------------------------------------------------------
    def argument(self, name: str, value: object) -> Word:
        """How an argument of a message is worded: `figure=2` becomes the figure's name."""
        return self.nouns.get(name, PLAIN).word(value)

    def text(self, id: str, args: Mapping[str, object]) -> Text:
        return Text(id, tuple((k, self.argument(k, v)) for k, v in args.items()))

    def seat_text(self, seat: int) -> Text:
        """What a seat is called at this game's table."""
        return Text("nt-seat", (("n", seat),))

    def ask_text(self, ask: Ask) -> Text:
        return self.text(ask.id, dict(ask.args))

    def option_text(self, ask: Ask, option: Answer) -> Text:
        if isinstance(option, Option):
            return option.text(self.prefix)
        if ask.kind == "confirm":
            return Text("nt-yes" if option else "nt-no")
        if ask.kind in ON_BOARD:
            # Offered and taken answers of these kinds are places, as `accepts` sees to.
            places = cast("Sequence[Place]", option)
            return places_text(places, ask.zone.inch if ask.zone is not None else 0)
        if isinstance(option, int):
            return Text("nt-number", (("n", option),))
        parts = [self.option_text(ask, o) for o in option]
        return joined(parts, "nt-then" if ask.kind == "order" else "nt-and")

    def heading(self, option: Answer) -> tuple[Text, Text] | None:
        """In a long list: the heading that this option shares with others, and its text under it
        (Install a card: in this fort, in that one)."""
        return option.heading(self.prefix) if isinstance(option, Option) else None

    def event_text(self, event: Event) -> Text:
        return self.text(event.id, event.args)

    def refusal(self, code: str, thing: Answer | Thing) -> Refusal:
        """From "RULE-ID message-id n=3 have=2", as predicates return it."""
        return numbered_refusal(code)

    # -- where the things of a question or an event stand in the scene -----------------------
    def things(self, option: Answer) -> tuple[Thing, ...]:
        """The things of a scene that an option refers to, each as its `thing`; often none."""
        return option.things() if isinstance(option, Option) else ()

    def moved(self, ask: Ask, option: Answer) -> Thing | None:
        """The piece that an option sets in motion: afterwards it is asked where that goes."""
        if not isinstance(option, Option) or not option.moves:
            return None
        noun = self.nouns.get(option.moves, PLAIN)
        return noun.thing_of(dict(ask.args).get(option.moves))

    def event_things(self, event: Event) -> tuple[Thing, ...]:
        """The things an event refers to: who did it first, then to whom."""
        return ()

    def event_tokens(self, event: Event) -> tuple[Token, ...]:
        """Dice that fell and other tokens of an event: shown with its words, and large over the
        board when it happens."""
        return ()

    # -- what is worth seeing ------------------------------------------------------------------
    def moment(self, event: Event) -> Moment | None:
        """How an event is shown before the table moves on; None for one that the log only tells."""
        return None

    def event_seat(self, event: Event) -> int:
        """Whose doing an event is; -1 where it is nobody's, or its things say it."""
        seat = event.args.get("seat", -1)
        return seat if isinstance(seat, int) else -1

    def component_of(self, name: str, value: object) -> str:
        """The id of the component that an argument of an event names."""
        return value if isinstance(value, str) else ""

    def event_components(self, event: Event) -> tuple[Piece, ...]:
        """The components an event speaks of, face up: whoever sees the event may know them."""
        names = [n for n in self.component_arguments if event.args.get(n)]
        found = (_pieces(self).get(self.component_of(n, event.args[n])) for n in names)
        return tuple(piece for piece in dict.fromkeys(found) if piece is not None)

    def points_text(self, n: int) -> Text:
        """The points of an outcome, by their name in this game."""
        return say("nt-points", n=n)

    # -- what `?` may explain ------------------------------------------------------------------
    def about(self, ask: Ask) -> Iterable[type[Option]]:
        """The option types that a question is about, whether or not any is offered now."""
        options = ask.options if ask.kind == PICK else ask.items
        return dict.fromkeys(type(option) for option in options if isinstance(option, Option))

    def wonders(self, view: V, ask: Ask) -> Sequence[Option]:
        """What `?` can explain at this ask, offered or not."""
        return [w for kind in self.about(ask) for w in kind.wonders(view, ask.seat)]


_PIECES: dict[int, tuple[Show[Any], dict[str, Piece]]] = {}
"""By show: its components as pieces, made when one is first spoken of."""


def _pieces(show: Show[Any]) -> dict[str, Piece]:
    found = _PIECES.get(id(show))
    if found is None:
        found = _PIECES[id(show)] = (show, {c.id: _piece(show, c) for c in show.components()})
    return found[1]


def _piece(show: Show[Any], c: Component) -> Piece:
    face = show.face(c)
    said = [text for text in (face.line, *face.about[:1]) if text is not None]
    return Piece(
        id=f"card:{c.id}",
        kind=face.art[0] or c.kind,
        place="",
        label=c.name,
        face=face.art[1],
        shape="card",
        colour=face.colour,
        tokens=face.tokens,
        tip=said[0] if said else None,
        sections=face.sections or tuple(Section(text) for text in c.texts),
    )


def places_text(places: Sequence[Place], inch: int) -> Text:
    """A point, or a path by its end and the number of its corners."""
    x, y, _ = places[-1]
    end = say("nt-point", x=coordinate(x, inch), y=coordinate(y, inch))
    return end if len(places) == 1 else say("nt-path", end=end, n=len(places) - 1)


def joined(parts: Sequence[Text], last: str) -> Text:
    if not parts:
        return Text("nt-none")
    whole = parts[0]
    for i, part in enumerate(parts[1:], 2):
        whole = Text(last if i == len(parts) else "nt-list", (("a", whole), ("b", part)))
    return whole
