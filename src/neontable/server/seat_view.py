"""A table as one seat may know it, in the words of one language: scenes, asks, events.

Everything is made from `table.view(seat)`, the seat's own asks and the events it may see; nothing
here looks at the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType

from neontable.kernel import rules, worded
from neontable.kernel.asks import MANY, NUMBER, ON_BOARD, ORDER, PICK, Answer, as_answer
from neontable.kernel.asks import Ask as KernelAsk
from neontable.kernel.events import Event
from neontable.kernel.game import Game
from neontable.kernel.options import Option
from neontable.kernel.scene import Overlay, Scene, Trace
from neontable.kernel.show import Refusal
from neontable.kernel.table import Table
from neontable.kernel.text import Text, add_catalogue, literal, render, say
from neontable.kernel.ways import Step, barriers, ways_to
from neontable.kernel.worded import said as said
from neontable.server import protocol as wire

add_catalogue("server/words", files("neontable.server") / "words")

SHORT = 30
"""A number with at most this many choices is also offered as a list."""

Places = dict[wire.Thing, tuple[str, ...]]
"""Where the things of a scene stand: ids of pieces and regions."""


Names = Mapping[int, str]


def named(text: Text, names: Names) -> Text:
    """The words of a campaign with its members called by their names."""
    if text.id == "nt-member":
        number = dict(text.args)["n"]
        name = names.get(number - 1, "") if isinstance(number, int) else ""
        return Text("nt-named", (("name", literal(name)),)) if name else text
    return Text(
        text.id, tuple((k, named(v, names) if isinstance(v, Text) else v) for k, v in text.args)
    )


def own(id: str, lang: str, **args: int | str | Text) -> str:
    """The server's own words."""
    return render(say(f"srv-{id}", **args), lang)


# -- scenes ----------------------------------------------------------------------------------
scene = worded.scene


def places(s: Scene) -> Places:
    found: Places = {}
    for thing, id in [(p.thing, p.id) for p in s.pieces] + [(r.thing, r.id) for r in s.regions]:
        if thing:
            found[thing] = (*found.get(thing, ()), id)
    return found


def _at(where: Places, things: Iterable[wire.Thing]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(id for thing in things for id in where.get(thing, ())))


# -- asks ------------------------------------------------------------------------------------
def option(game: Game, ask: KernelAsk, answer: Answer, lang: str, where: Places) -> wire.Option:
    heading, short = game.show.heading(answer) or (None, None)
    return wire.Option(
        answer=answer,
        text=said(game.show.option_text(ask, answer), lang),
        pieces=_at(where, game.show.things(answer)),
        group=said(heading, lang),
        short=said(short, lang),
    )


def _idle(a: KernelAsk, option: Answer) -> bool:
    """Whether an option does nothing: it says so itself, or is the default."""
    if option == a.default_answer:
        return True
    return isinstance(option, Option) and option.idle


def ask(
    game: Game,
    a: KernelAsk,
    lang: str,
    where: Places,
    shape: tuple[Overlay, ...] = (),
    tries: bool = False,
) -> wire.Ask:
    """`shape` and `tries` are the table's: what to draw, and whether an answer can be tried."""
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
        text=said(game.show.ask_text(a), lang),
        options=tuple([option(game, a, o, lang, where) for o in listed]),
        # Numbers above 2**53 are not exact in a browser, and nobody counts that far.
        count=0 if on_board else min(len(a.options), 2**53),
        items=tuple([option(game, a, item, lang, where) for item in a.items]),
        lo=a.lo,
        hi=min(a.hi, len(a.items)) if a.kind == MANY else a.hi,
        zone=a.zone,
        mover=next(iter(_at(where, [a.mover])), "") if a.mover else "",
        shape=worded.overlays(shape, lang),
        tries=tries,
        default=None if on_board else a.default_answer,
        window=a.window,
        idle=a.window and a.kind == PICK and all(_idle(a, option) for option in a.options),
        secret=a.secret,
    )


def asked(table: Table, a: KernelAsk, lang: str, where: Places) -> wire.Ask:
    """An open question of a table, with what shows it on the board."""
    shape, tries = table.shape(a.seat), table.traceable(a.seat)
    return ask(table.game, a, lang, where, shape, tries)


def answer_text(game: Game, a: KernelAsk, answer: Answer, lang: str) -> str:
    if not _is_worded(answer):
        return ""  # a piece that is not there, or anything else that somebody sent
    try:
        return said(game.show.option_text(a, answer), lang)
    except (LookupError, TypeError, ValueError):
        return str(answer)


def _is_worded(answer: object) -> bool:
    """Whether it is made of options and numbers, as answers are."""
    if isinstance(answer, tuple):
        return all(_is_worded(part) for part in answer)
    return isinstance(answer, (Option, int))


# -- events ----------------------------------------------------------------------------------
def happenings(
    game: Game,
    events: Iterable[tuple[int, Event]],
    seat: int,
    lang: str,
    where: Places,
    names: Names = MappingProxyType({}),
) -> tuple[wire.Happening, ...]:
    return tuple(
        wire.Happening(
            number=number,
            id=event.id,
            text=said(named(game.show.event_text(event), names), lang),
            pieces=_at(where, game.show.event_things(event)),
            tokens=worded.tokens(game.show.event_tokens(event), lang),
        )
        for number, event in events
        if event.seen_by(seat)
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
        text=said(refusal.text, lang),
        rule_text=rule_text(refusal.rule, lang),
    )


def tried(table: Table, seat: int, answer: Answer, lang: str) -> tuple[wire.Reason, Trace[str]]:
    """What an answer would be before it is given: whether it would be taken, and its trace."""
    refusal, trace = table.trace(seat, answer)
    return _reason(refusal, "", lang), worded.trace(trace, lang)


MOST_REASONS = 8
MOST_WONDERS = 40


def why(table: Table, seat: int, thing: object, lang: str) -> tuple[wire.Reason, ...]:
    """Why a seat cannot do this: the thing itself, and every option about it that `?` can
    explain."""
    game = table.game
    mine = table.asks_for(seat)
    shown = table.scene(seat)
    labels: dict[object, Text] = {p.thing: p.label for p in shown.pieces if p.thing}
    labels |= {r.thing: r.label for r in shown.regions if r.thing}
    label = said(labels[thing], lang) if _hashable(thing) and thing in labels else ""
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
    table: Table, seat: int, id: str, lang: str
) -> tuple[tuple[wire.Way, ...], tuple[wire.Reason, ...]]:
    """The answers that lead to a piece or region of the scene, or else to where it stands; or what
    is against that."""
    shown = table.scene(seat)
    places = {r.id: r.thing for r in shown.regions}
    piece = next((p for p in shown.pieces if p.id == id), None)
    sought = [places.get(id)] if piece is None else [piece.thing, places.get(piece.place)]
    things = [thing for thing in sought if thing]

    def words(step: Step) -> str:
        return answer_text(table.game, step.ask, step.answer, lang)

    found = tuple(
        wire.Way(
            answers=tuple(step.answer for step in way), texts=tuple(words(step) for step in way)
        )
        for way in ways_to(table, seat, things)
    )
    if found:
        return found, ()
    against = (b for thing in things for b in barriers(table, seat, thing))
    return (), tuple(_reason(refusal, words(step), lang) for step, refusal in against)


def _hashable(thing: object) -> bool:
    try:
        hash(thing)
    except TypeError:
        return False
    return True
