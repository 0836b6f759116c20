"""A table as one seat may know it, in the words of one language: scenes, asks, events.

Everything is made from `table.view(seat)`, the seat's own asks and the events it may see; nothing
here looks at the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Protocol

import msgspec
from msgspec import structs

from neontable.draw.art import address
from neontable.kernel import rendering, rules
from neontable.kernel.asks import MANY, NUMBER, ON_BOARD, ORDER, Answer, as_answer
from neontable.kernel.asks import Ask as KernelAsk
from neontable.kernel.chores import Chore, chores
from neontable.kernel.events import Event
from neontable.kernel.game import Game
from neontable.kernel.moments import Bid, Moment
from neontable.kernel.options import Option
from neontable.kernel.prices import Price, price_of
from neontable.kernel.rendering import rendered, sentence
from neontable.kernel.scene import Overlay, Piece, Scene, Trace
from neontable.kernel.show import Refusal
from neontable.kernel.stops import empty
from neontable.kernel.table import Table
from neontable.kernel.text import Text, add_catalogue, literal, render, say
from neontable.kernel.ways import Step, barriers, ways_of_both, ways_to
from neontable.server import protocol as wire

add_catalogue("server/words", files("neontable.server") / "words")

SHORT = 30
"""A number with at most this many choices is also offered as a list."""


class Places(Protocol):
    """Where the things of a scene stand: ids of pieces and regions."""

    def get(self, thing: wire.Thing, default: tuple[str, ...], /) -> tuple[str, ...]: ...


Names = Mapping[int, str]
NOBODY: Names = MappingProxyType({})


def named(text: Text, names: Names) -> Text:
    """The text with "member 2" replaced by that member's name, wherever it stands in it."""
    if not names:
        return text
    if text.id == "nt-member":
        number = dict(text.args)["n"]
        name = names.get(number - 1, "") if isinstance(number, int) else ""
        return Text("nt-named", (("name", literal(name)),)) if name else text
    return Text(
        text.id, tuple((k, named(v, names) if isinstance(v, Text) else v) for k, v in text.args)
    )


def name(id: str, lang: str) -> str:
    """A message of a game without arguments: the name of a moment."""
    return rendered(Text(id), lang)


def server_text(id: str, lang: str, **args: int | str | Text) -> str:
    """A message of the server's own catalogue, rendered."""
    return render(say(f"srv-{id}", **args), lang)


# -- scenes ----------------------------------------------------------------------------------
scene = rendering.scene


def places(s: Scene[Text] | Scene[str]) -> dict[wire.Thing, tuple[str, ...]]:
    found: dict[wire.Thing, tuple[str, ...]] = {}
    for parts in (s.pieces, s.regions):
        for part in parts:
            if part.thing:
                found[part.thing] = (*found.get(part.thing, ()), part.id)
    return found


def _at(where: Places, things: Iterable[wire.Thing]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(id for thing in things for id in where.get(thing, ())))


# -- asks ------------------------------------------------------------------------------------
Prices = Callable[[KernelAsk, Answer], tuple[Price, ...]]


def _free(ask: KernelAsk, answer: Answer) -> tuple[Price, ...]:
    return ()


def prices(table: Table) -> Prices:
    """What answers to the open questions of a table cost."""
    return lambda ask, answer: price_of(table, ask, answer)


def price(parts: Iterable[Price], lang: str) -> tuple[wire.PricePart, ...]:
    return tuple(
        wire.PricePart(text=rendered(p.words(), lang), tokens=rendering.tokens(p.tokens(), lang))
        for p in parts
    )


def option(
    game: Game,
    ask: KernelAsk,
    answer: Answer,
    lang: str,
    where: Places,
    costs: Prices = _free,
    names: Names = NOBODY,
) -> wire.Option:
    heading, short = game.show.heading(answer) or (None, None)
    moved = game.show.moved(ask, answer)
    goes = () if moved is None else _at(where, [moved])[:1]
    return wire.Option(
        answer=answer,
        text=rendered(named(game.show.option_text(ask, answer), names), lang),
        pieces=(*_at(where, game.show.things(answer)), *goes),
        moves=next(iter(goes), ""),
        group=rendered(heading, lang),
        short=rendered(named(short, names) if short is not None else None, lang),
        price=price(costs(ask, answer), lang),
        aside=isinstance(answer, Option) and answer.aside,
    )


def ask(
    game: Game,
    a: KernelAsk,
    lang: str,
    where: Places,
    shape: tuple[Overlay, ...] = (),
    tries: bool = False,
    costs: Prices = _free,
    in_one_go: Iterable[Chore] = (),
    names: Names = NOBODY,
) -> wire.Ask:
    """`shape`, `tries`, `costs` and `in_one_go` are the table's: what to draw, whether an answer
    can be tried, what options cost, and its chores; `names` those of a campaign's members."""
    on_board = a.kind in ON_BOARD
    if a.kind in (MANY, ORDER):
        listed: Sequence[Answer] = ()
    elif a.kind == NUMBER:
        listed = a.options if len(a.options) <= SHORT else ()
    elif on_board:
        # Samples are for bots: a person points at the board itself.
        listed = ()
    else:
        listed = a.options
    return wire.Ask(
        id=a.id,
        seat=a.seat,
        kind=a.kind,  # type: ignore[arg-type]
        text=rendered(named(game.show.ask_text(a), names), lang),
        options=tuple([option(game, a, o, lang, where, costs, names) for o in listed]),
        # Numbers above 2**53 are not exact in a browser, and nobody counts that far.
        count=0 if on_board else min(len(a.options), 2**53),
        items=tuple([option(game, a, item, lang, where, costs, names) for item in a.items]),
        lo=a.lo,
        hi=min(a.hi, len(a.items)) if a.kind == MANY else a.hi,
        zone=a.zone,
        mover=next(iter(_at(where, [a.mover])), "") if a.mover else "",
        shape=rendering.overlays(shape, lang),
        tries=tries,
        default=None if on_board else a.default_answer,
        window=a.window,
        idle=empty(a),
        secret=a.secret,
        chores=tuple(
            wire.Chore(
                text=rendered(c.text, lang),
                asks=tuple(step.ask.id for step in c.steps),
                answers=tuple(step.answer for step in c.steps),
                texts=tuple(answer_text(game, step.ask, step.answer, lang) for step in c.steps),
                price=price(c.price, lang),
            )
            for c in in_one_go
        ),
    )


def asked(table: Table, a: KernelAsk, lang: str, where: Places, names: Names = NOBODY) -> wire.Ask:
    """An open question of a table, with what shows it on the board."""
    shape, tries = table.shape(a.seat), table.traceable(a.seat)
    in_one_go = chores(table, a.seat)
    return ask(table.game, a, lang, where, shape, tries, prices(table), in_one_go, names)


def answer_text(game: Game, a: KernelAsk, answer: Answer, lang: str) -> str:
    if not _is_worded(answer):
        return ""  # a piece that is not there, or anything else that somebody sent
    try:
        return rendered(game.show.option_text(a, answer), lang)
    except (LookupError, TypeError, ValueError):
        return str(answer)


def _is_worded(answer: object) -> bool:
    """Whether it is made of options and numbers, as answers are."""
    if isinstance(answer, tuple):
        return all(_is_worded(part) for part in answer)
    return isinstance(answer, (Option, int))


# -- events ----------------------------------------------------------------------------------
class Told(msgspec.Struct, frozen=True):
    """What happened, as a seat may know it, and the cards that it speaks of."""

    happenings: tuple[wire.Happening, ...]
    cards: tuple[Piece[str], ...]


def told(
    game: Game,
    events: Iterable[tuple[int, Event]],
    seat: int,
    lang: str,
    where: Places,
    names: Names = NOBODY,
) -> Told:
    show = game.show
    cards: dict[str, Piece[str]] = {}
    lines = []
    for number, event in events:
        if not event.seen_by(seat):
            continue
        spoken = [
            rendering.piece(_pictured(game, card), lang) for card in show.event_components(event)
        ]
        cards |= {card.id: card for card in spoken}
        lines.append(
            wire.Happening(
                number=number,
                id=event.id,
                text=sentence(rendered(named(show.event_text(event), names), lang)),
                pieces=_at(where, show.event_things(event)),
                tokens=rendering.tokens(show.event_tokens(event), lang),
                seat=show.event_seat(event),
                cards=tuple(card.id for card in spoken),
                minor=event.id in show.bookkeeping,
                moment=_moment(show.moment(event), lang, where),
            )
        )
    return Told(tuple(lines), tuple(cards.values()))


_PICTURED: dict[tuple[str, str], Piece] = {}
"""By game and card: the card with the address of its picture, which the game itself cannot know."""


def _pictured(game: Game, card: Piece) -> Piece:
    found = _PICTURED.get((game.name, card.id))
    if found is None:
        picture = game.show.pictures().get(card.id.removeprefix("card:"))
        found = card if picture is None else structs.replace(card, picture=address(picture))
        _PICTURED[game.name, card.id] = found
    return found


def _moment(moment: Moment | None, lang: str, where: Places) -> wire.Moment | None:
    if moment is None:
        return None
    return wire.Moment(
        kind=moment.kind,
        title=sentence(rendered(moment.title, lang)),
        seat=moment.seat,
        by=next(iter(_at(where, [moment.by])), "") if moment.by else "",
        to=_at(where, moment.to),
        n=moment.n,
        filled=moment.filled,
        of=moment.of,
        bids=tuple(Bid(sentence(rendered(bid.label, lang)), bid.n, bid.won) for bid in moment.bids),
        turn=moment.turn,
        weight=moment.weight,
    )


# -- why not? --------------------------------------------------------------------------------
def rule_text(rule: str, lang: str) -> str:
    # The kernel's own reasons (not asked, game over) are not rules of a game, and looking for
    # rules with ids like theirs takes longer than everything else.
    found = rules.known(rule)
    return "" if found is None else rules.statement(found, lang)


def _reason(refusal: Refusal | None, what: str, lang: str) -> wire.Reason:
    if refusal is None:
        return wire.Reason(what=what, offered=True)
    return wire.Reason(
        what=what,
        offered=False,
        rule=refusal.rule,
        text=rendered(refusal.text, lang),
        rule_text=rule_text(refusal.rule, lang),
    )


def tried(table: Table, seat: int, answer: Answer, lang: str) -> tuple[wire.Reason, Trace[str]]:
    """What an answer would be before it is given: whether it would be taken, and its trace."""
    refusal, trace = table.trace(seat, answer)
    return _reason(refusal, "", lang), rendering.trace(trace, lang)


MOST_REASONS = 8
MOST_WONDERS = 40


def why(table: Table, seat: int, thing: object, lang: str) -> tuple[wire.Reason, ...]:
    """Why a seat cannot do this: the thing itself, and every option about it that `?` can
    explain."""
    game = table.game
    mine = table.asks_for(seat)
    shown = table.scene(seat)
    labels: dict[object, Text] = {p.thing: p.label for p in shown.pieces if p.thing}
    # The first of several regions with the same thing is the thing: a fort, then the ice before it.
    labels |= {r.thing: r.label for r in reversed(shown.regions) if r.thing}
    label = rendered(labels[thing], lang) if _hashable(thing) and thing in labels else ""
    found: dict[tuple[str, str], wire.Reason] = {}
    # A whole option, as the client or the terminal wrote it; a piece stays what it is.
    asked = as_answer(thing, None if label else game.option_type)
    if mine and any(asked == item or thing in game.show.things(item) for item in mine[0].items):
        return (wire.Reason(what=label, offered=True),)
    candidates: list[Answer] = [asked]
    if mine and thing is None:
        # Asked of nothing in particular, as `?` in the terminal: all one may wonder about.
        candidates = [
            w
            for w in game.show.wonders(table.view(seat), mine[0])
            if table.why_not(seat, w) is not None
        ]
    elif mine:
        first = mine[0]
        listed = first.kind != NUMBER and first.kind not in ON_BOARD
        offered = first.options[: wire.SAMPLES] if listed else ()
        wondered: list[Answer] = [*game.show.wonders(table.view(seat), first), *offered]
        candidates += [w for w in wondered if w != asked and thing in game.show.things(w)]
    for candidate in candidates:
        refusal = table.why_not(seat, candidate)
        what = label
        if candidate is not asked or not label:
            what = answer_text(game, mine[0], candidate, lang) if mine else label
        reason = _reason(refusal, what, lang)
        found.setdefault((reason.rule, reason.what), reason)
    # That a piece does not answer this question is said only when there is nothing better.
    better = [r for r in found.values() if r.rule != "NT-ASK"]
    most = MOST_WONDERS if thing is None else MOST_REASONS
    return tuple((better or list(found.values()))[:most])


def ways(
    table: Table, seat: int, id: str, lang: str, moved: str = ""
) -> tuple[tuple[wire.Way, ...], tuple[wire.Reason, ...]]:
    """The answers that lead to a piece or region of the scene, or else to where it stands; or what
    is against that.  `moved`: a piece that was dragged there; then the ways that concern both."""
    shown = table.scene(seat)
    places = {r.id: r.thing for r in shown.regions}
    pieces = {p.id: p for p in shown.pieces}

    def at(id: str) -> list[wire.Thing]:
        piece = pieces.get(id)
        sought = [places.get(id)] if piece is None else [piece.thing, places.get(piece.place)]
        return [thing for thing in sought if thing]

    things = at(id)
    if moved:
        dragged = at(moved)[:1]
        routes = [way for thing in dragged for way in ways_of_both(table, seat, thing, things)]
    else:
        routes = ways_to(table, seat, things)

    def words(step: Step) -> str:
        return answer_text(table.game, step.ask, step.answer, lang)

    found = tuple(
        wire.Way(
            answers=tuple(step.answer for step in way), texts=tuple(words(step) for step in way)
        )
        for way in routes
    )
    if found or moved:
        return found, ()
    against = (b for thing in things for b in barriers(table, seat, thing))
    reasons = tuple(_reason(refusal, words(step), lang) for step, refusal in against)
    own = table.why_not(seat, things[0]) if things else None
    if own is not None and own.rule != "NT-ASK":
        # What is against the thing itself comes before what is against going where it stands.
        first = _reason(own, "", lang)
        rest = (r for r in reasons if (r.rule, r.text) != (first.rule, first.text))
        reasons = (first, *rest)
    # What stands at a place that is not offered is not offered for the same reason.
    return (), reasons or tuple(
        reason
        for thing in things[1:]
        for reason in why(table, seat, thing, lang)
        if not reason.offered and reason.rule != "NT-ASK"
    )


def _hashable(thing: object) -> bool:
    try:
        hash(thing)
    except TypeError:
        return False
    return True
