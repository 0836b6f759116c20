"""A table as one seat may know it, in the words of one language: scenes, asks, events.

Everything is made from `table.view(seat)`, the seat's own asks and the events it may see; nothing
here looks at the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType

from neontable.kernel import rules
from neontable.kernel import scene as kernel
from neontable.kernel.asks import MANY, NUMBER, ORDER, PICK, POINT, Answer, as_answer
from neontable.kernel.asks import Ask as KernelAsk
from neontable.kernel.events import Event
from neontable.kernel.game import Game
from neontable.kernel.options import Option
from neontable.kernel.show import Refusal
from neontable.kernel.table import Table
from neontable.kernel.text import MissingText, Text, add_catalogue, literal, render, say
from neontable.server import protocol as wire

add_catalogue("server/words", files("neontable.server") / "words")

SHORT = 30
"""A number from so few is also offered as a list."""

Places = dict[wire.Thing, tuple[str, ...]]
"""Where the things of a scene stand: ids of pieces and regions."""


def said(text: Text | None, lang: str) -> str:
    """Words of a game.  A missing text shows its id: a person in mid-game can go on, and the
    catalogue tests are there to find it."""
    if text is None:
        return ""
    try:
        return render(text, lang)
    except MissingText:
        return text.id


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
def _sign(sign: str, lang: str) -> str:
    return said(Text(sign[1:]), lang) if sign.startswith("@") else sign


@lru_cache(maxsize=4096)
def _token(t: kernel.Token, lang: str) -> wire.Token:
    return wire.Token(sign=_sign(t.sign, lang), shape=t.shape, colour=t.colour, dim=t.dim)


def _tokens(tokens: Iterable[kernel.Token], lang: str) -> tuple[wire.Token, ...]:
    return tuple([_token(t, lang) for t in tokens])


def _badge(b: kernel.Badge, lang: str) -> wire.Badge:
    return wire.Badge(
        kind=b.kind,
        value=b.value,
        tip=said(b.tip, lang),
        label=said(b.label, lang),
        tokens=_tokens(b.tokens, lang),
    )


def _section(s: kernel.Section, lang: str) -> wire.Section:
    return wire.Section(
        text=said(s.text, lang), title=said(s.title, lang), tokens=_tokens(s.tokens, lang)
    )


@lru_cache(maxsize=16384)
def _piece(p: kernel.Piece, lang: str) -> wire.Piece:
    return wire.Piece(
        id=p.id,
        kind=p.kind,
        place=p.place,
        label=said(p.label, lang),
        face=p.face,
        badges=tuple([_badge(b, lang) for b in p.badges]),
        tip=said(p.tip, lang),
        group=p.group,
        thing=p.thing,
        shape=p.shape,
        colour=p.colour,
        sign=_sign(p.sign, lang),
        tokens=_tokens(p.tokens, lang),
        dim=p.dim,
        sections=tuple([_section(s, lang) for s in p.sections]),
        sees=p.sees,
        turned=p.turned,
    )


@lru_cache(maxsize=512)
def _regions(regions: tuple[kernel.Region, ...], lang: str) -> tuple[wire.Region, ...]:
    return tuple(
        wire.Region(
            id=r.id,
            kind=r.kind,
            label=said(r.label, lang),
            x=r.x,
            y=r.y,
            w=r.w,
            h=r.h,
            tags=r.tags,
            thing=r.thing,
            layout=r.layout,
        )
        for r in regions
    )


@lru_cache(maxsize=512)
def _lines(lines: tuple[kernel.Line, ...]) -> tuple[wire.Line, ...]:
    return tuple(wire.Line(kind=n.kind, x0=n.x0, y0=n.y0, x1=n.x1, y1=n.y1) for n in lines)


@lru_cache(maxsize=8192)
def _panel(p: kernel.Panel, lang: str) -> wire.Panel:
    return wire.Panel(
        id=p.id,
        kind=p.kind,
        title=said(p.title, lang),
        rows=tuple([_badge(b, lang) for b in p.rows]),
        seat=p.seat,
        pieces=p.pieces,
        token=None if p.token is None else _token(p.token, lang),
        active=p.active,
    )


def scene(s: kernel.Scene, lang: str) -> wire.Scene:
    return wire.Scene(
        game=s.game,
        width=s.width,
        height=s.height,
        regions=_regions(s.regions, lang),
        lines=_lines(s.lines),
        pieces=tuple([_piece(p, lang) for p in s.pieces]),
        panels=tuple([_panel(p, lang) for p in s.panels]),
        accent=s.accent,
        focus=s.focus,
    )


def places(s: kernel.Scene) -> Places:
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


def ask(game: Game, a: KernelAsk, lang: str, where: Places) -> wire.Ask:
    if a.kind in (MANY, ORDER):
        listed: Sequence[Answer] = ()
    elif a.kind == NUMBER:
        listed = a.options if len(a.options) <= SHORT else ()
    elif a.kind == POINT:
        listed = a.options[: wire.SAMPLES]
    else:
        listed = a.options
    return wire.Ask(
        id=a.id,
        seat=a.seat,
        kind=a.kind,  # type: ignore[arg-type]
        text=said(game.show.ask_text(a), lang),
        options=tuple([option(game, a, o, lang, where) for o in listed]),
        # Numbers above 2**53 are not exact in a browser, and nobody counts that far.
        count=min(len(a.options), 2**53),
        items=tuple([option(game, a, item, lang, where) for item in a.items]),
        lo=a.lo,
        hi=min(a.hi, len(a.items)) if a.kind == MANY else a.hi,
        area=a.area if a.kind == POINT else None,
        default=a.default_answer,
        window=a.window,
        idle=a.window and a.kind == PICK and all(_idle(a, option) for option in a.options),
        secret=a.secret,
    )


def answer_text(game: Game, a: KernelAsk, answer: Answer, lang: str) -> str:
    try:
        return said(game.show.option_text(a, answer), lang)
    except (LookupError, TypeError, ValueError):
        return str(answer)


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
        )
        for number, event in events
        if event.seen_by(seat)
    )


# -- why not? --------------------------------------------------------------------------------
def rule_text(rule: str, lang: str) -> str:
    try:
        return rules.statement(rules.find(rule), lang)
    except rules.UnknownRule:
        # The kernel's own reasons (not asked, game over) are no rules of a game.
        return ""


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


MOST_REASONS = 8
MOST_WONDERS = 40


def why(table: Table, seat: int, thing: Answer, lang: str) -> tuple[wire.Reason, ...]:
    """Why a seat cannot do this: the thing itself, and whatever a player may wonder about that
    speaks of it."""
    game = table.game
    mine = table.asks_for(seat)
    shown = table.scene(seat)
    labels = {p.thing: p.label for p in shown.pieces if p.thing}
    labels |= {r.thing: r.label for r in shown.regions if r.thing}
    label = said(labels[thing], lang) if _hashable(thing) and thing in labels else ""
    found: dict[tuple[str, str], wire.Reason] = {}
    # A whole option, as the client or the terminal wrote it; a piece stays what it is.
    asked = thing if label else as_answer(thing, game.option_type)
    if mine and any(asked == item or thing in game.show.things(item) for item in mine[0].items):
        return (wire.Reason(what=label, offered=True),)
    candidates: list[Answer] = [asked]
    if mine and thing is None:
        # Asked of nothing in particular, as `?` in the terminal: all one may wonder about.
        wondered = game.show.wonders(table.view(seat), mine[0])
        candidates = [w for w in wondered if table.why_not(seat, w) is not None]
    elif mine:
        first = mine[0]
        offered = first.options[: wire.SAMPLES] if first.kind != NUMBER else ()
        wondered = [*game.show.wonders(table.view(seat), first), *offered]
        candidates += [w for w in wondered if w != asked and thing in game.show.things(w)]
    for candidate in candidates:
        refusal = table.why_not(seat, candidate)
        what = label
        if candidate is not asked or not label:
            what = answer_text(game, mine[0], candidate, lang) if mine else label
        reason = _reason(refusal, what, lang)
        found.setdefault((reason.rule, reason.what), reason)
    # That a piece is no answer to this question is said only when there is nothing better.
    better = [r for r in found.values() if r.rule != "NT-ASK"]
    most = MOST_WONDERS if thing is None else MOST_REASONS
    return tuple((better or list(found.values()))[:most])


def _hashable(thing: Answer) -> bool:
    try:
        hash(thing)
    except TypeError:
        return False
    return True
