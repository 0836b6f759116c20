"""The view as drawable pieces: forts with their ice in depth order, the rig, hands and piles."""

from __future__ import annotations

from functools import lru_cache

from neontable.games.netrunner.card import CORP, RUNNER
from neontable.games.netrunner.library import CARDS
from neontable.games.netrunner.view import CardView, FortView, View
from neontable.games.netrunner.words import argument, card_text, card_texts, fort_text
from neontable.kernel.scene import Badge, Line, Panel, Piece, Region, Scene, Token
from neontable.kernel.text import Text, say

COLUMN, CARD, GAP = 190.0, 54.0, 8.0
"""Width of a fort, height of a card, and the space between them."""
COLOURS = {
    "agenda": "purple",
    "ice": "cyan",
    "node": "orange",
    "upgrade": "yellow",
    "operation": "white",
    "program": "green",
    "hardware": "blue",
    "resource": "orange",
    "prep": "white",
}
SIGNS = {
    "agenda": "A",
    "ice": "I",
    "node": "N",
    "upgrade": "U",
    "operation": "O",
    "program": "P",
    "hardware": "H",
    "resource": "R",
    "prep": "E",
}
RIG = ("program", "hardware", "resource")
_CACHED = 4096


@lru_cache(maxsize=_CACHED)
def _tip(card: str) -> Text | None:
    texts = card_texts(card)
    if not texts:
        return None
    whole = texts[0]
    for text in texts[1:]:
        whole = say("nr-scene-lines", a=whole, b=text)
    return whole


@lru_cache(maxsize=_CACHED)
def _name(card: str, number: int) -> Text:
    return say("nr-scene-card", card=card_text(card), number=number)


@lru_cache(maxsize=_CACHED)
def _fact(kind: str, n: int) -> Badge:
    return Badge(kind, n, say(f"nr-scene-{kind}", n=n), Text(f"nr-scene-{kind}-name"))


def _mark(name: str, n: int) -> Badge:
    mark = argument("mark", name)
    return Badge("mark", n, say("nr-scene-mark", mark=mark, n=n))


def _piece(c: CardView, place: str, run: int) -> Piece:
    badges = []
    if c.strength is not None:
        badges.append(_fact("strength", c.strength))
    if c.adv:
        badges.append(_fact("advances", c.adv))
    if c.bits:
        badges.append(_fact("bits", c.bits))
    if c.count:
        badges.append(_fact("counters", c.count))
    if c.host:
        badges.append(_fact("host", c.host))
    badges += [_mark(name, n) for name, n in c.marks]
    if c.seen:
        badges.append(Badge("exposed", "", Text("nr-scene-exposed")))
    if run and c.id == run:
        badges.append(Badge("run", "", Text("nr-scene-runner-here")))
    type = CARDS[c.card].type if c.card else "unknown"
    return Piece(
        id=f"card-{c.id}",
        kind=type,
        place=place,
        label=_name(c.card, c.id),
        face="up" if c.up else "seen" if c.seen else "down",
        badges=tuple(badges),
        tip=_tip(c.card) if c.card else None,
        thing=("card", c.id),
        shape="strip",
        colour=COLOURS.get(type, "grey"),
        sign=SIGNS.get(type, "?"),
        dim=not c.up,
    )


def _fort(f: FortView, x: float, deepest: int, view: View) -> tuple[list[Region], list[Piece]]:
    """Ice above, the outermost on top; what is inside below."""
    regions, pieces = [], []
    run = view.run
    here = run is not None and run.fort == f.id
    ice = run.ice if run is not None and here and run.phase != "over" else 0
    top = 40.0
    label = fort_text(f.id)
    heading = say("nr-scene-ice", fort=label)
    height = (CARD + GAP) * max(1, deepest)
    regions.append(Region(f"ice-{f.id}", "ice", heading, x, top, COLUMN, height))
    pieces += [_piece(c, f"ice-{f.id}", ice) for c in reversed(f.ice)]
    y = top + height + GAP
    inside = (CARD + GAP) * max(2, max(len(v.inside) for v in view.forts))
    tags = ("run",) if here else ()
    name = say("nr-scene-fort", fort=label)
    regions.append(
        Region(f"fort-{f.id}", "fort", name, x, y, COLUMN, inside, tags, thing=("run", f.id))
    )
    pieces += [_piece(c, f"fort-{f.id}", 0) for c in f.inside]
    return regions, pieces


def scene(view: View) -> Scene:
    regions: list[Region] = []
    pieces: list[Piece] = []
    deepest = max(len(f.ice) for f in view.forts)
    for i, f in enumerate(view.forts):
        found = _fort(f, GAP + i * (COLUMN + GAP), deepest, view)
        regions += found[0]
        pieces += found[1]
    width = max(4, len(view.forts)) * (COLUMN + GAP) + GAP
    y = max(r.y + r.h for r in regions) + 40
    third = (width - 4 * GAP) / 3
    rows = 1
    for type in RIG:
        cards = [c for c in view.runner.rig if _type(c) == type]
        rows = max(rows, len(cards))
        pieces += [_piece(c, f"rig-{type}", 0) for c in cards]
    height = (CARD + GAP) * rows
    for i, type in enumerate(RIG):
        label = Text(f"nr-scene-rig-{type}")
        regions.append(
            Region(f"rig-{type}", "rig", label, GAP + i * (third + GAP), y, third, height)
        )
    y += height + 40
    if view.runner.aside or view.limbo:
        cards = [*view.runner.aside, *view.limbo]
        tall = (CARD + GAP) * len(cards)
        regions.append(Region("aside", "aside", Text("nr-scene-aside"), GAP, y, third, tall))
        pieces += [_piece(c, "aside", 0) for c in cards]
        y += tall + 40
    hand = view.corp.hq if view.side == CORP else view.runner.hand
    if view.side >= 0 and hand is not None:
        tall = (CARD + GAP) * max(1, (len(hand) + 3) // 4)
        regions.append(Region("hand", "hand", Text("nr-scene-hand"), GAP, y, width - 2 * GAP, tall))
        pieces += [_held(card, n) for n, card in enumerate(hand)]
        y += tall + 20
    return Scene(
        game=view.game,
        width=width,
        height=y,
        regions=tuple(regions),
        lines=(Line("border", 0, 30, width, 30),),
        pieces=tuple(pieces),
        panels=(_corp(view), _runner(view), *_more(view)),
        accent="magenta",
    )


def _type(c: CardView) -> str:
    """Only resources lie face down in a rig."""
    return CARDS[c.card].type if c.card else "resource"


def _held(card: str, n: int) -> Piece:
    d = CARDS[card]
    return Piece(
        id=f"hand-{n}",
        kind=d.type,
        place="hand",
        label=Text("nr-card-name", (("name", d.name),)),
        face="up",
        badges=(_fact("cost", d.cost),) if d.type != "agenda" else (_fact("points", d.points),),
        tip=_tip(card),
        thing=("held", card),
        shape="strip",
        colour=COLOURS[d.type],
        sign=SIGNS[d.type],
    )


def _row(kind: str, n: int) -> Badge:
    return _fact(kind, n)


def _corp(view: View) -> Panel:
    corp = view.corp
    rows = [
        _row("bits", corp.bits),
        _row("points", corp.points),
        _row("hq", corp.hq_count),
        _row("rd", corp.rd_count),
        _row("archives", len(corp.archives) + corp.buried_count),
        _row("bad", corp.bad),
        _row("hand-size", corp.hand_size),
    ]
    if corp.owed:
        rows.append(_row("owed", corp.owed))
    rows += [_mark(name, n) for name, n in corp.virus]
    rows += [_scored(c) for c in corp.scored]
    rows += [_listed("archives", card) for card in corp.archives]
    return Panel(
        "corp",
        "side",
        Text("nr-side-name-0"),
        tuple(rows),
        seat=view.swapped,
        token=Token("C", "square", "cyan"),
        active=view.active == CORP,
    )


def _runner(view: View) -> Panel:
    runner = view.runner
    rows = [
        _row("bits", runner.bits),
        _row("points", runner.points),
        Badge(
            "hand",
            runner.hand_count,
            say("nr-scene-held", n=runner.hand_count),
            Text("nr-scene-hand-name"),
        ),
        _row("stack", runner.stack_count),
        _row("trash", len(runner.trash)),
        _row("tags", runner.tags),
        _row("brain", runner.brain),
        Badge(
            "memory",
            f"{runner.memory}/{runner.capacity}",
            say("nr-scene-memory", n=runner.memory, total=runner.capacity),
            Text("nr-scene-memory-name"),
        ),
        _row("hand-size", runner.hand_size),
    ]
    if runner.owed:
        rows.append(_row("owed", runner.owed))
    if runner.no_run:
        rows.append(_row("no-run", runner.no_run))
    rows += [_row("toll", n) for n in runner.tolls]
    rows += [_mark(name, n) for name, n in runner.marks]
    rows += [_scored(c) for c in runner.scored]
    return Panel(
        "runner",
        "side",
        Text("nr-side-name-1"),
        tuple(rows),
        seat=1 - view.swapped,
        token=Token("R", "circle", "green"),
        active=view.active == RUNNER,
    )


def _scored(c: CardView) -> Badge:
    name = Text("nr-card-name", (("name", CARDS[c.card].name),))
    n = CARDS[c.card].points
    return Badge("scored", n, say("nr-scene-scored", card=card_text(c.card), n=n), name)


def _listed(kind: str, card: str) -> Badge:
    name = Text("nr-card-name", (("name", CARDS[card].name),))
    return Badge(kind, "", name, name)


def _more(view: View) -> list[Panel]:
    panels = []
    rows = [Badge("actions", view.actions, say("nr-scene-actions", n=view.actions))]
    run = view.run
    if run is not None:
        rows.append(Badge("run", "", say("nr-scene-run", fort=fort_text(run.fort))))
        for i, path in enumerate(run.subs):
            state = "broken" if i in run.broken else "open"
            text = argument("path", path)
            rows.append(Badge(f"sub-{state}", i + 1, say(f"nr-scene-sub-{state}", path=text)))
        if run.accessing:
            rows.append(
                Badge("access", "", say("nr-scene-accessing", card=card_text(run.accessing)))
            )
    if view.trace is not None:
        trace = view.trace
        rows.append(
            Badge(
                "trace",
                trace.limit,
                say("nr-scene-trace", card=card_text(trace.card), n=trace.limit),
            )
        )
    for side, n, _ in view.purses:
        rows.append(Badge("purse", n, say("nr-scene-purse", side=f"@nr-side-{side}", n=n)))
    title = say("nr-scene-turn", n=view.turn, side=f"@nr-side-{view.active}")
    panels.append(Panel("turn", "turn", title, tuple(rows)))
    if view.runner.trash:
        trash = tuple(_listed("trash", card) for card in reversed(view.runner.trash))
        panels.append(Panel("trash", "pile", Text("nr-scene-trash-pile"), trash))
    return panels
