"""The view as drawable pieces: forts with their ice, the run, the rig, hands and piles.

The Corp's forts stand at the top with their ice before them, the outermost nearest to the Runner;
the Runner's rig stands below, and the seat's own hand nearest to it.

A scene is made after every answer and little changes in between, so everything is built by
functions of small plain values that remember what they built: scenes share what stayed the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache

from neontable.games.netrunner.card import AGENDA, ARCHIVES, CORP, HQ, ICE, RD, RUNNER
from neontable.games.netrunner.face import COLOURS, SIGNS, name, printed, sections, tip, token
from neontable.games.netrunner.install import NEW
from neontable.games.netrunner.library import CARDS
from neontable.games.netrunner.view import CardView, CorpView, FortView, RunnerView, RunView, View
from neontable.games.netrunner.words import argument, card_text, fort_text, sub_text
from neontable.kernel.game import Thing
from neontable.kernel.scene import Badge, Panel, Piece, Region, Scene, Token
from neontable.kernel.text import Text, say

WIDTH = 1120.0
GAP = 10.0
CARD_W, CARD_H = 86.0, 118.0
"""An upright card."""
ACROSS = 62.0
"""The height of a card that lies across."""
HEAD = 24.0
"""The height of a region's name."""
RIG = ("program", "hardware", "resource")
WIN = 7
"""Agenda points that win."""
_CACHED = 4096


# -- cards ---------------------------------------------------------------------------------------
@lru_cache(maxsize=_CACHED)
def _fact(kind: str, n: int | str, outline: str = "") -> Badge:
    """A number that a card carries, or a row of a panel."""
    tokens = (token(outline, n),) if outline else ()
    return Badge(kind, n, say(f"nr-scene-{kind}", n=n), Text(f"nr-scene-{kind}-name"), tokens)


@lru_cache(maxsize=_CACHED)
def _mark(mark: str, n: int) -> Badge:
    words = argument("mark", mark)
    label = Text("nr-scene-mark-name", (("mark", words),))
    return Badge(f"mark-{mark}", n, say("nr-scene-mark", mark=words, n=n), label)


@lru_cache(maxsize=_CACHED)
def _marked(mark: str, n: int) -> Badge:
    """On a card or fort it is a token among others."""
    b = _mark(mark, n)
    return Badge(b.kind, n, b.tip, tokens=(token("mark", n),))


@lru_cache(maxsize=_CACHED)
def _aimed(target: int) -> Badge:
    if target < 0:
        return Badge("target", "", say("nr-scene-target-fort", fort=fort_text(-1 - target)))
    return Badge("target", target, say("nr-scene-target", n=target))


_REZZED = {
    "exposed": Badge("exposed", tip=Text("nr-scene-exposed"), tokens=(token("exposed", "◉"),)),
    "unrezzed": Badge("unrezzed", tip=Text("nr-scene-unrezzed")),
    "hidden": Badge("hidden", tip=Text("nr-scene-hidden")),
}


@lru_cache(maxsize=_CACHED)
def _card(c: CardView, place: str, ice: bool, corp: bool) -> Piece:
    """A card in play.  `ice`: it lies across; `corp`: it is the Corp's."""
    badges = []
    type = CARDS[c.card].type if c.card else "ice" if ice else "card" if corp else "resource"
    if c.strength is not None:
        badges.append(_fact("strength", c.strength, "strength"))
    if c.adv:
        badges.append(_fact("advances", c.adv, "advances"))
    if c.bits:
        badges.append(_fact("bits", c.bits, "bits"))
    if c.count:
        badges.append(_fact("counters", c.count, "counters"))
    badges += [_marked(mark, n) for mark, n in c.marks]
    if c.target:
        badges.append(_aimed(c.target))
    id, thing = f"card-{c.id}", ("card", c.id)
    if not c.card:
        label = say("nr-scene-back", card=f"@nr-scene-back-{type}", number=c.id)
        return Piece(
            id, type, place, label, "back", tuple(badges), thing=thing, shape="back",
            sign=f"#{c.id}", turned=ice,
        )  # fmt: skip
    but = ["strength"] if c.strength is not None else []
    if not c.up:
        badges.append(_REZZED["exposed" if c.seen else "unrezzed" if corp else "hidden"])
    if c.up or type == AGENDA:
        but.append("cost")
    tokens = printed(c.card, tuple(but))
    if c.worth is not None:
        # As it is now, not as it is printed.
        kind = "difficulty" if type == AGENDA else "trash-cost"
        now = token(kind, c.worth, True)
        tokens = tuple([now if t.shape == now.shape else t for t in tokens])
    return Piece(
        id, type, place, say("nr-scene-card", card=CARDS[c.card].name, number=c.id), c.card,
        tuple(badges), tip(c.card), thing=thing, shape="card", colour=COLOURS[type],
        sign=SIGNS[type], tokens=tokens, dim=not c.up, sections=sections(c.card), turned=ice,
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def _held(card: str, n: int, place: str, thing: Thing) -> Piece:
    """A card in a hand that this seat sees."""
    type = CARDS[card].type
    return Piece(
        f"{place}-{n}", type, place, name(card), card, (), tip(card), thing=thing, shape="card",
        colour=COLOURS[type], sign=SIGNS[type], tokens=printed(card), sections=sections(card),
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def _strip(id: str, card: str, n: int, place: str, thing: Thing, down: bool) -> Piece:
    """A card of an open pile, or a scored agenda: one line."""
    d = CARDS[card]
    badges: list[Badge] = []
    if n > 1:
        badges.append(Badge("copies", n, say("nr-scene-copies", n=n)))
    if down:
        badges.append(Badge("buried", tip=Text("nr-scene-buried")))
    tokens = (Token(f"×{n}", "square", "grey", dim=True),) if n > 1 else ()
    return Piece(
        id, d.type, place, name(card), card, tuple(badges), tip(card), thing=thing, shape="strip",
        colour=COLOURS[d.type], sign=SIGNS[d.type], tokens=tokens, dim=down,
        sections=sections(card),
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def _scored(c: CardView, panel: str) -> Piece:
    """An agenda that brought points, with what lies on it."""
    d = CARDS[c.card]
    badges = [_fact("points", d.points)]
    tokens = []
    if c.bits:
        badges.append(_fact("bits", c.bits))
        tokens.append(token("bits", c.bits))
    if c.count:
        badges.append(_fact("counters", c.count))
        tokens.append(token("counters", c.count))
    if c.adv:
        badges.append(_fact("advances", c.adv))
        tokens.append(token("advances", c.adv))
    badges += [_marked(mark, n) for mark, n in c.marks]
    tokens.append(token("points", d.points))
    return Piece(
        f"card-{c.id}", d.type, panel, say("nr-scene-card", card=d.name, number=c.id), c.card,
        tuple(badges), tip(c.card), thing=("card", c.id), shape="strip", colour=COLOURS[d.type],
        sign=SIGNS[d.type], tokens=tuple(tokens), sections=sections(c.card),
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def _pile(pile: str, n: int, place: str, thing: Thing) -> Piece:
    """A pile that lies face down: how many cards there are is all there is to see."""
    return Piece(
        f"pile-{pile}", "pile", place, Text(f"nr-scene-pile-{pile}"), "back",
        (Badge("cards", n, say("nr-scene-cards", n=n)),), group="piles", thing=thing,
        shape="back", sign=str(n), dim=not n,
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def _top(pile: str, card: str, n: int, place: str, thing: Thing) -> Piece:
    """An open pile, of which the top card is seen."""
    type = CARDS[card].type
    return Piece(
        f"pile-{pile}", type, place, name(card), card,
        (Badge("cards", n, say("nr-scene-cards", n=n), tokens=(Token(str(n), "card", "grey"),)),),
        tip(card), "piles", thing, "card", COLOURS[type], SIGNS[type], sections=sections(card),
    )  # fmt: skip


# -- the board -------------------------------------------------------------------------------------
@lru_cache(maxsize=_CACHED)
def _region(
    id: str,
    kind: str,
    label: Text,
    x: float,
    y: float,
    w: float,
    h: float,
    layout: str,
    tags: tuple[str, ...] = (),
    thing: Thing = (),
) -> Region:
    return Region(id, kind, label, x, y, w, h, tags, thing, layout)


@cache
def _fort_label(fort: int, inside: bool, marks: tuple[tuple[str, int], ...]) -> Text:
    label = say("nr-scene-fort" if inside else "nr-scene-ice", fort=fort_text(fort))
    for mark, n in marks:
        words = say("nr-scene-mark", mark=argument("mark", mark), n=n)
        label = say("nr-scene-dots", a=label, b=words)
    return label


class _Board:
    """Regions and pieces as they are laid out, from the top down."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.regions: list[Region] = []
        self.pieces: list[Piece] = []
        self.y = 0.0

    # -- the Corp ----------------------------------------------------------------------------
    def forts(self) -> None:
        view = self.view
        deepest = max([len(f.ice) for f in view.forts])
        inside_h = HEAD + CARD_H
        ice_h = HEAD + max(1, min(4, deepest)) * (ACROSS + 4)
        widths = [self._need(f) for f in view.forts]
        ids = [f.id for f in view.forts]
        if view.side == CORP and view.outcome is None:
            widths.append(0.62)
            ids.append(NEW)
        unit = (WIDTH - GAP * (len(widths) - 1)) / max(5.4, sum(widths))
        x = 0.0
        below = self.y + inside_h + 4
        forts = {f.id: f for f in view.forts}
        for id, need in zip(ids, widths, strict=True):
            w = round(unit * need, 1)
            if id == NEW:
                label, whole = Text("nr-scene-new-fort"), inside_h + 4 + ice_h
                self.regions.append(
                    _region(
                        "fort-new", "fort", label, x, self.y, w, whole, "row", (), ("fort", NEW)
                    )
                )
            else:
                self._fort(forts[id], (x, self.y, w, inside_h), (x, below, w, ice_h))
            x += w + GAP
        self.y = below + ice_h + GAP

    def _need(self, f: FortView) -> float:
        """How wide a fort is, an ordinary one being 1."""
        cards = len(f.inside) + (f.id <= ARCHIVES)
        if f.id == ARCHIVES and self.view.corp.archives and self.view.corp.buried_count:
            cards += 1
        return 1 if cards <= 2 else 1 + 0.4 * (min(cards, 5) - 2)

    def _fort(
        self,
        f: FortView,
        inside: tuple[float, float, float, float],
        ice: tuple[float, float, float, float],
    ) -> None:
        run = self.view.run
        tags: tuple[str, ...] = ("purple",) if f.id > ARCHIVES else ("blue",)
        if run is not None and run.fort == f.id:
            tags = ("pink", "run")
        fort, before = f"fort-{f.id}", f"ice-{f.id}"
        thing: Thing = ("fort", f.id)
        self.regions += (
            _region(fort, "fort", _fort_label(f.id, True, f.marks), *inside, "row", tags, thing),
            _region(
                before, "ice", _fort_label(f.id, False, ()), *ice, "rise", (*tags, fort), thing
            ),
        )
        self._piles(f.id, fort)
        self.pieces += [_card(c, fort, False, True) for c in f.inside]
        self.pieces += [_card(c, before, True, True) for c in reversed(f.ice)]

    def _piles(self, fort: int, place: str) -> None:
        corp = self.view.corp
        if fort == HQ:
            self.pieces.append(_pile("hq", corp.hq_count, place, ("pile", "hq")))
        elif fort == RD:
            own = self.view.side == CORP
            thing: Thing = ("draw",) if own else ("pile", "rd")
            self.pieces.append(_pile("rd", corp.rd_count, place, thing))
        elif fort == ARCHIVES:
            if corp.archives:
                n = len(corp.archives)
                self.pieces.append(
                    _top("archives", corp.archives[-1], n, place, ("pile", "archives"))
                )
            if corp.buried_count or not corp.archives:
                self.pieces.append(_pile("buried", corp.buried_count, place, ("pile", "buried")))

    # -- the Runner ----------------------------------------------------------------------------
    def rig(self) -> None:
        runner = self.view.runner
        groups: dict[str, list[CardView]] = {type: [] for type in RIG}
        for c in runner.rig:
            groups[CARDS[c.card].type if c.card else "resource"].append(c)
        aside = [*runner.aside, *self.view.limbo]
        there = {c.id for c in runner.rig}
        counts = [max(1.4, len(groups[type])) for type in RIG]
        rows = 1 if sum(counts) <= 9.5 else 2
        h = HEAD + rows * (CARD_H + 4)
        places = [
            (f"rig-{type}", f"nr-scene-rig-{type}", n) for type, n in zip(RIG, counts, strict=True)
        ]
        if any(c.host not in there for c in aside):
            places.append(("aside", "nr-scene-aside", max(1.2, len(aside))))
        piles = 1.15 * (2 if self.view.side == RUNNER else 3)
        room = WIDTH - GAP * len(places) - piles * (CARD_W + GAP)
        share = room / sum([n for _, _, n in places])
        x = 0.0
        for id, label, n in places:
            w = round(share * n, 1)
            self.regions.append(_region(id, "rig", Text(label), x, self.y, w, h, "row", ("green",)))
            x += w + GAP
        for type in RIG:
            for c in groups[type]:
                place = f"card-{c.host}" if c.host in there else f"rig-{type}"
                self.pieces.append(_card(c, place, False, False))
        for c in aside:
            place = f"card-{c.host}" if c.host in there else "aside"
            ice = bool(c.card) and CARDS[c.card].type == ICE
            self.pieces.append(_card(c, place, ice, ice))
        self._runner_piles(x, h)
        self.y += h + GAP

    def _runner_piles(self, x: float, h: float) -> None:
        runner = self.view.runner
        own = self.view.side == RUNNER
        names = ["stack", "trash"] if own else ["hand", "stack", "trash"]
        w = round((WIDTH - x - GAP * (len(names) - 1)) / len(names), 1)
        for pile in names:
            id = f"runner-{pile}"
            label = Text(f"nr-scene-pile-{pile}")
            thing: Thing = ("draw",) if own and pile == "stack" else ("pile", pile)
            self.regions.append(
                _region(id, "pile", label, x, self.y, w, h, "stack", ("green",), thing)
            )
            x += w + GAP
            if pile == "trash":
                if runner.trash:
                    top = runner.trash[-1]
                    self.pieces.append(_top("trash", top, len(runner.trash), id, thing))
            else:
                n = runner.stack_count if pile == "stack" else runner.hand_count
                self.pieces.append(_pile(pile, n, id, thing))

    # -- hands -----------------------------------------------------------------------------------
    def hands(self) -> None:
        """The seat's own, nearest to it; when the game is over, everybody's."""
        view = self.view
        hands = [(CORP, view.corp.hq), (RUNNER, view.runner.hand)]
        if view.side == CORP:
            hands.reverse()
        for side, hand in hands:
            if hand is None:
                continue
            own = side == view.side
            place = "hand" if own else f"hand-{side}"
            label = Text("nr-scene-hand-own" if own else f"nr-scene-hand-{side}")
            h = HEAD + CARD_H
            self.regions.append(
                _region(place, "hand", label, 0, self.y, WIDTH, h, "row", ("yellow",))
            )
            self.pieces += [_held(card, n, place, ("held", card)) for n, card in enumerate(hand)]
            self.y += h + GAP


# -- the run ---------------------------------------------------------------------------------------
@lru_cache(maxsize=_CACHED)
def _marker(place: str, phase: str, fort: int, card: str, number: int) -> Piece:
    """The Runner in the run: before a piece of ice, behind it, or at the fort."""
    words = {"fort": fort_text(fort), "card": card_text(card), "number": number}
    return Piece(
        "run", "run", place, Text("nr-scene-runner"), phase,
        (Badge(phase, tip=say(f"nr-scene-at-{phase}", **words)),), thing=("runner",),
        shape="marker", colour="pink", sign="R",
    )  # fmt: skip


def _run_marker(view: View, run: RunView, places: Iterable[str], cards: set[str]) -> Piece | None:
    """Nowhere when the fort has gone and nothing is met."""
    met = f"card-{run.ice}"
    if run.phase in ("approach", "encounter", "passed") and met in cards:
        met_card = next((c.card for c in _ice(view) if c.id == run.ice), "")
        return _marker(met, run.phase, run.fort, met_card, run.ice)
    place = f"fort-{run.fort}"
    phase = "start"
    if run.phase in ("access", "over") or run.success:
        phase = run.phase if run.phase == "access" else "over"
    elif run.left or run.phase == "start":
        place = f"ice-{run.fort}"
    return _marker(place, phase, run.fort, "", 0) if place in places else None


def _ice(view: View) -> Iterable[CardView]:
    for f in view.forts:
        yield from f.ice
    yield from view.limbo


@lru_cache(maxsize=_CACHED)
def _sub(i: int, path: str, broken: bool) -> Piece:
    badges = (Badge("broken", tip=Text("nr-scene-broken")),) if broken else ()
    label = say("nr-scene-sub-text", n=i + 1, text=sub_text(path))
    return Piece(
        f"sub-{i}", "sub", "panel-run", label, badges=badges, group="subs", thing=("sub", i),
        shape="strip", colour="grey" if broken else "red", dim=broken,
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def _accessed(card: str) -> Piece:
    type = CARDS[card].type
    return Piece(
        "access", type, "panel-run", name(card), card, (), tip(card), "access", ("access",),
        "card", COLOURS[type], SIGNS[type], printed(card), sections=sections(card),
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def _run_panel(
    fort: int, source: str, place: str, accessing: str, number: int, pieces: tuple[str, ...]
) -> Panel:
    rows = []
    if source:
        rows.append(Badge("source", "", say("nr-scene-run-with", card=card_text(source))))
    if place:
        told = say("nr-scene-accessing", card=card_text(accessing), place=f"@nr-place-{place}")
        if number:
            told = say("nr-scene-accessing-in", card=card_text(accessing), number=number)
        rows.append(Badge("access", "", told))
    title = say("nr-scene-run", fort=fort_text(fort))
    return Panel("panel-run", "run", title, tuple(rows), pieces=pieces)


# -- panels ----------------------------------------------------------------------------------------
@lru_cache(maxsize=_CACHED)
def _of(kind: str, n: int, total: int) -> Badge:
    """A number of those that there can be."""
    return Badge(
        kind, f"{n}/{total}", say(f"nr-scene-{kind}", n=n, total=total),
        Text(f"nr-scene-{kind}-name"),
    )  # fmt: skip


_CHIPS = {
    flag: Badge(flag, tip=Text(f"nr-scene-{flag}")) for flag in ("you", "active", "winner")
}


def _chips(view: View, side: int) -> list[Badge]:
    chips = []
    if view.side == side:
        chips.append(_CHIPS["you"])
    if view.outcome is not None:
        if side ^ view.swapped in view.outcome.winners:
            chips.append(_CHIPS["winner"])
    elif view.active == side:
        chips.append(_CHIPS["active"])
    return chips


def _corp(view: View, corp: CorpView) -> Panel:
    rows = [
        _fact("bits", corp.bits, "bits"),
        _of("agenda-points", corp.points, WIN),
        _of("hq", corp.hq_count, corp.hand_size),
        _fact("rd", corp.rd_count),
        _fact("archives", len(corp.archives) + corp.buried_count),
        _fact("bad", corp.bad),
    ]
    if corp.extra:
        rows.append(_fact("extra", corp.extra))
    if corp.owed:
        rows.append(_fact("owed", corp.owed))
    rows += [_mark(mark, n) for mark, n in corp.virus]
    rows += _chips(view, CORP)
    return Panel(
        "panel-corp", "side", Text("nr-side-name-0"), tuple(rows), view.swapped,
        tuple([f"card-{c.id}" for c in corp.scored]), Token("C", "square", "blue"),
        view.active == CORP and view.outcome is None,
    )  # fmt: skip


def _runner(view: View, runner: RunnerView) -> Panel:
    rows = [
        _fact("bits", runner.bits, "bits"),
        _of("agenda-points", runner.points, WIN),
        _of("hand", runner.hand_count, runner.hand_size),
        _fact("stack", runner.stack_count),
        _fact("trash", len(runner.trash)),
        _of("memory", runner.memory, runner.capacity),
        _fact("tags", runner.tags),
        _fact("brain", runner.brain),
    ]
    if runner.extra:
        rows.append(_fact("extra", runner.extra))
    if runner.owed:
        rows.append(_fact("owed", runner.owed))
    if runner.no_run:
        rows.append(_fact("no-run", runner.no_run))
    rows += [_fact("toll", n) for n in runner.tolls]
    rows += [_fact(f"lasting-{flag}", n) for flag, n in runner.lasting]
    rows += [_mark(mark, n) for mark, n in runner.marks]
    rows += _chips(view, RUNNER)
    return Panel(
        "panel-runner", "side", Text("nr-side-name-1"), tuple(rows), 1 - view.swapped,
        tuple([f"card-{c.id}" for c in runner.scored]), Token("R", "circle", "green"),
        view.active == RUNNER and view.outcome is None,
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def _turn_panel(
    turn: int,
    active: int,
    left: int,
    usual: int,
    purses: tuple[tuple[int, int, str], ...],
    removed: tuple[str, ...],
) -> Panel:
    spent = max(0, usual - left)
    tokens = (Token("", "hexagon", "cyan"),) * left + (Token("", "hexagon", dim=True),) * spent
    tokens = tokens if left <= 12 else ()
    rows = [
        Badge(
            "actions", left, say("nr-scene-actions", n=left), Text("nr-scene-actions-name"), tokens
        )
    ]
    for side, n, until in purses:
        tip = say("nr-scene-purse", side=f"@nr-side-{side}", n=n, until=f"@nr-scene-until-{until}")
        rows.append(Badge("purse", n, tip))
    for card, n in Counter(removed).items():
        rows.append(Badge("removed", n, say("nr-scene-removed", card=card_text(card), n=n)))
    title = say("nr-scene-turn", n=turn, side=f"@nr-side-{active}")
    return Panel("panel-turn", "turn", title, tuple(rows))


@lru_cache(maxsize=_CACHED)
def _trace_panel(card: str, limit: int, corp: bool, runner: bool) -> Panel:
    rows = [Badge("limit", limit, say("nr-scene-limit", n=limit), Text("nr-scene-limit-name"))]
    for side, ready in ((CORP, corp), (RUNNER, runner)):
        id = "nr-scene-committed" if ready else "nr-scene-committing"
        rows.append(Badge(f"bid-{side}", "", say(id, who=f"@nr-who-{side}")))
    return Panel("panel-trace", "trace", say("nr-scene-trace", card=card_text(card)), tuple(rows))


@lru_cache(maxsize=_CACHED)
def _duel_panel(swapped: int, results: tuple[tuple[int, int, str], ...]) -> Panel:
    rows = [Badge("game", swapped + 1, say("nr-scene-game", n=swapped + 1))]
    for i, (first, second, _) in enumerate(results):
        told = say("nr-scene-result", n=i + 1, first=first, second=second)
        rows.append(Badge("result", i + 1, told))
    return Panel("panel-duel", "duel", Text("nr-scene-duel"), tuple(rows))


@lru_cache(maxsize=512)
def _listed(
    pile: str, cards: tuple[str, ...], down: tuple[str, ...]
) -> tuple[Panel, tuple[Piece, ...]]:
    """A pile that a seat may look through, the last card first."""
    panel = f"panel-{pile}"
    pieces = []
    for zone, held, buried in ((pile, cards, False), ("buried", down, True)):
        for i, (card, n) in enumerate(Counter(reversed(held)).items()):
            pieces.append(_strip(f"{zone}-{i}", card, n, panel, (zone, card), buried))
    ids = tuple([p.id for p in pieces])
    return Panel(panel, "pile", Text(f"nr-scene-list-{pile}"), (), pieces=ids), tuple(pieces)


# -- the whole -------------------------------------------------------------------------------------
def scene(view: View) -> Scene:
    """What the seat of the view sees."""
    corp, runner, run = view.corp, view.runner, view.run
    board = _Board(view)
    board.forts()
    board.rig()
    board.hands()
    pieces = board.pieces
    pieces += [_scored(c, "panel-corp") for c in corp.scored]
    pieces += [_scored(c, "panel-runner") for c in runner.scored]
    panels = [
        _corp(view, corp),
        _turn_panel(view.turn, view.active, view.actions, view.usual, view.purses, view.removed),
    ]
    focus: tuple[str, ...] = ()
    if run is not None:
        focus = _show_run(view, run, board, panels)
    if view.trace is not None:
        t = view.trace
        panels.append(_trace_panel(t.card, t.limit, t.corp_ready, t.runner_ready))
    panels.append(_runner(view, runner))
    if corp.archives or corp.buried:
        panel, listed = _listed("archives", corp.archives, corp.buried or ())
        panels.append(panel)
        pieces += listed
    if runner.trash:
        panel, listed = _listed("trash", runner.trash, ())
        panels.append(panel)
        pieces += listed
    if view.duel:
        panels.append(_duel_panel(view.swapped, view.results))
    return Scene(
        game=view.game,
        width=WIDTH,
        height=board.y - GAP,
        regions=tuple(board.regions),
        lines=(),
        pieces=tuple(pieces),
        panels=tuple(panels),
        accent="cyan",
        focus=focus,
    )


def _show_run(view: View, run: RunView, board: _Board, panels: list[Panel]) -> tuple[str, ...]:
    """The marker, the subroutines, the card that is accessed; returns what is looked at."""
    pieces = board.pieces
    cards = {p.id for p in pieces}
    marker = _run_marker(view, run, [r.id for r in board.regions], cards)
    if marker is not None:
        pieces.append(marker)
    broken = run.broken
    shown = [_sub(i, path, i in broken) for i, path in enumerate(run.subs)]
    focus: tuple[str, ...] = ()
    if run.accessing:
        shown.append(_accessed(run.accessing))
        focus = ("access",)
    elif run.phase in ("approach", "encounter") and f"card-{run.ice}" in cards:
        focus = (f"card-{run.ice}",)
    pieces += shown
    ids = tuple([p.id for p in shown])
    panels.append(
        _run_panel(run.fort, run.source, run.place, run.accessing, run.accessed, ids)
    )
    return focus
