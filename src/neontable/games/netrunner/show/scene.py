"""The view as drawable pieces: forts with their ice, the run, the rig, hands and piles.

Forts and rig face each other across the ice: whoever looks sits at the foot, with the hand nearest
to them.  The Corp sees its forts below, behind ice whose outermost card lies on top; everybody
else sees them above.  The board is as narrow as what lies on it allows, so that cards are as
large as the screen allows, and what height is left goes to the ice.

A scene is made after every answer and little changes in between, so everything is built by
functions of small plain values that remember what they built: scenes share what stayed the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from math import ceil

import msgspec

from neontable.games.netrunner.hidden.view import CardView, FortView, RunView, View
from neontable.games.netrunner.model.card import ARCHIVES, CORP, HQ, ICE, NEW, RD, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.nouns import card_text, fort_title, mark_text, sub_text
from neontable.games.netrunner.show import card_pieces
from neontable.games.netrunner.show.card_face import (
    SIGNS,
    colour,
    met_sections,
    name,
    printed,
    sections,
    tip,
)
from neontable.games.netrunner.show.panels import (
    corp_panel,
    duel_panel,
    pile_panel,
    run_panel,
    runner_panel,
    trace_panel,
    turn_panel,
)
from neontable.games.netrunner.show.pictures import address
from neontable.kernel.options import Thing
from neontable.kernel.scene import Badge, Colour, Layout, Panel, Piece, Region, Scene
from neontable.kernel.text import Text, say

NARROW, WIDE, STEP = 720, 1300, 20
"""How wide a board may be, and by how much it is tried wider until everything fits."""
SHAPE = 0.735
"""Height to width of the space that a desk has for the board."""
GAP = 10
FORT = 142
"""The least width of an ordinary fort: ice lies across in it."""
CARD_W, CARD_H = 86, 118
"""An upright card."""
ACROSS = 62
"""The height of a card that lies across."""
HEAD = 24
"""The height of a region's name."""
BETWEEN, EDGES = 6, 13
"""What lies between cards that stand side by side, and what a region's two edges take."""
RIG = ("program", "hardware", "resource")
RIG_LEAST, RIG_ROWS = 1.3, 3
"""The least width of a part of the rig, in cards, and the most rows that it is laid in."""
_PLACES = {HQ: "hq", RD: "rd", ARCHIVES: "archives"}
_CACHED = 4096


# -- the board -------------------------------------------------------------------------------------
@lru_cache(maxsize=_CACHED)
def _region(
    id: str,
    kind: str,
    label: Text,
    x: int,
    y: int,
    w: int,
    h: int,
    layout: Layout,
    colour: Colour = "grey",
    lit_with: tuple[str, ...] = (),
    thing: Thing = (),
    picture: str = "",
    band: str = "",
) -> Region:
    return Region(
        id, kind, label, x, y, w, h, colour, lit_with, thing, layout, picture=picture, band=band
    )


@cache
def _fort_label(fort: int, inside: bool, marks: tuple[tuple[str, int], ...]) -> Text:
    label = fort_title(fort)
    if not inside:
        label = say("nr-scene-ice", fort=label)
    for mark, n in marks:
        words = say("nr-scene-mark", mark=mark_text(mark), n=n)
        label = say("nr-scene-dots", a=label, b=words)
    return label


class _Board:
    """Regions and pieces as they are laid out, from the top down."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.regions: list[Region] = []
        self.pieces: list[Piece] = []
        self.below = view.side == CORP
        """The forts stand below the rig."""
        runner = view.runner
        self.rig_groups: dict[str, list[CardView]] = {type: [] for type in RIG}
        for c in runner.rig:
            self.rig_groups[CARDS[c.card].type if c.card else "resource"].append(c)
        self.aside = [*runner.aside, *view.limbo]
        there = {c.id for c in runner.rig}
        self.loose = any(c.host not in there for c in self.aside)
        self.needs = [self._need(f) for f in view.forts]
        if view.side == CORP and view.outcome is None:
            self.needs.append(0.62)
        hands = (view.corp.hq is not None) + (view.runner.hand is not None)
        self.inside_h = HEAD + CARD_H
        deepest = max([len(f.ice) for f in view.forts])
        self.ice_h = HEAD + max(1, min(4, deepest)) * (ACROSS + 4)
        self.width = NARROW
        while True:
            rows, self.rig_widths, rig_need = self._rig_space(self.width)
            self.rig_h = HEAD + rows * (CARD_H + 4)
            high = self.inside_h + 4 + self.ice_h + GAP + self.rig_h + hands * (GAP + self.inside_h)
            wide = sum(self.needs) * FORT + GAP * (len(self.needs) - 1)
            wide = max(wide, rig_need)
            if self.width >= WIDE or (high <= SHAPE * self.width and wide <= self.width):
                break
            self.width += STEP
        self.ice_h += max(0, min(2 * ACROSS, int(SHAPE * self.width) - high))
        forts = self.inside_h + 4 + self.ice_h
        self.forts_y, self.rig_y = (self.rig_h + GAP, 0) if self.below else (0, forts + GAP)
        self.y = forts + self.rig_h + 2 * GAP
        """Where the hands begin."""

    def _rig_space(self, width: int) -> tuple[int, list[int], float]:
        """In how many rows the rig lies (as few as hold all), how wide its parts are, and how wide
        the board must be for that."""
        counts = [len(group) for group in self.rig_groups.values()]
        counts += [len(self.aside)] if self.loose else []
        piles = 1.15 * (2 if self.view.side == RUNNER else 3)
        others = GAP * len(counts) + piles * (CARD_W + GAP)
        room = width - others
        for rows in range(1, RIG_ROWS + 1):
            needs = [max(RIG_LEAST, ceil(n / rows)) * (CARD_W + BETWEEN) + EDGES for n in counts]
            if sum(needs) <= room:
                break
        spare = room / sum(needs)
        return rows, [int(need * spare) for need in needs], sum(needs) + others

    # -- the Corp ----------------------------------------------------------------------------
    def forts(self) -> None:
        view, needs = self.view, self.needs
        ids = [f.id for f in view.forts]
        if len(ids) < len(needs):
            ids.append(NEW)
        unit = (self.width - GAP * (len(needs) - 1)) / max(2.9, sum(needs))
        x = 0
        top, inside_h, ice_h = self.forts_y, self.inside_h, self.ice_h
        inside_y, ice_y = (top + ice_h + 4, top) if self.below else (top, top + inside_h + 4)
        forts = {f.id: f for f in view.forts}
        for id, need in zip(ids, needs, strict=True):
            w = int(unit * need)
            if id == NEW:
                label, whole = Text("nr-scene-new-fort"), inside_h + 4 + ice_h
                thing: Thing = ("fort", NEW)
                self.regions.append(
                    _region(
                        "fort-new",
                        "fort",
                        label,
                        x,
                        top,
                        w,
                        whole,
                        "row",
                        thing=thing,
                        band="forts",
                    )
                )
            else:
                self._fort(forts[id], (x, inside_y, w, inside_h), (x, ice_y, w, ice_h))
            x += w + GAP

    def _need(self, f: FortView) -> float:
        """How wide a fort is, an ordinary one being 1."""
        cards = len(f.inside) + (f.id <= ARCHIVES)
        if f.id == ARCHIVES and self.view.corp.archives and self.view.corp.buried_count:
            cards += 1
        return 0.9 if cards < 2 else 1.15 + 0.4 * (min(cards, 5) - 2)

    def _fort(
        self,
        f: FortView,
        inside: tuple[int, int, int, int],
        ice: tuple[int, int, int, int],
    ) -> None:
        run = self.view.run
        colour: Colour = "purple" if f.id > ARCHIVES else "blue"
        marker: tuple[str, ...] = ()
        if run is not None and run.fort == f.id:
            colour, marker = "pink", ("run",)
        fort, before = f"fort-{f.id}", f"ice-{f.id}"
        thing: Thing = ("fort", f.id)
        self.regions += (
            _region(
                fort,
                "fort",
                _fort_label(f.id, True, f.marks),
                *inside,
                "row",
                colour,
                marker,
                thing,
                address(f"fort-{_PLACES.get(f.id, 'data')}"),
                "forts",
            ),
            _region(
                before,
                "ice",
                _fort_label(f.id, False, ()),
                *ice,
                "column" if self.below else "rise",
                colour,
                (*marker, fort),
                thing,
                band="forts",
            ),
        )
        self._piles(f.id, fort)
        self.pieces += [card_pieces.card(c, fort, False, True) for c in f.inside]
        self.pieces += [card_pieces.card(c, before, True, True) for c in reversed(f.ice)]

    def _piles(self, fort: int, place: str) -> None:
        corp = self.view.corp
        if fort == HQ:
            self.pieces.append(card_pieces.pile("hq", corp.hq_count, place, ("pile", "hq")))
        elif fort == RD:
            own = self.view.side == CORP
            thing: Thing = ("draw",) if own else ("pile", "rd")
            self.pieces.append(card_pieces.pile("rd", corp.rd_count, place, thing))
        elif fort == ARCHIVES:
            if corp.archives:
                n = len(corp.archives)
                self.pieces.append(
                    card_pieces.top("archives", corp.archives[-1], n, place, ("pile", "archives"))
                )
            if corp.buried_count or not corp.archives:
                n = corp.buried_count
                self.pieces.append(card_pieces.pile("buried", n, place, ("pile", "buried")))

    # -- the Runner ----------------------------------------------------------------------------
    def rig(self) -> None:
        runner, h = self.view.runner, self.rig_h
        groups, aside = self.rig_groups, self.aside
        there = {c.id for c in runner.rig}
        places = [(f"rig-{type}", f"nr-scene-rig-{type}") for type in RIG]
        if self.loose:
            places.append(("aside", "nr-scene-aside"))
        x = 0
        for (id, label), w in zip(places, self.rig_widths, strict=True):
            self.regions.append(
                _region(id, "rig", Text(label), x, self.rig_y, w, h, "row", "green", band="rig")
            )
            x += w + GAP
        for type in RIG:
            for c in groups[type]:
                place = f"card-{c.host}" if c.host in there else f"rig-{type}"
                self.pieces.append(card_pieces.card(c, place, False, False))
        for c in aside:
            place = f"card-{c.host}" if c.host in there else "aside"
            ice = bool(c.card) and CARDS[c.card].type == ICE
            self.pieces.append(card_pieces.card(c, place, ice, ice))
        self._runner_piles(x, h)

    def _runner_piles(self, x: int, h: int) -> None:
        runner = self.view.runner
        own = self.view.side == RUNNER
        names = ["stack", "trash"] if own else ["hand", "stack", "trash"]
        w = (self.width - x - GAP * (len(names) - 1)) // len(names)
        for pile in names:
            id = f"runner-{pile}"
            label = Text(f"nr-scene-pile-{pile}")
            thing: Thing = ("draw",) if own and pile == "stack" else ("pile", pile)
            self.regions.append(
                _region(
                    id,
                    "pile",
                    label,
                    x,
                    self.rig_y,
                    w,
                    h,
                    "stack",
                    "green",
                    thing=thing,
                    band="rig",
                )
            )
            x += w + GAP
            if pile == "trash":
                if runner.trash:
                    top = runner.trash[-1]
                    self.pieces.append(card_pieces.top("trash", top, len(runner.trash), id, thing))
            else:
                n = runner.stack_count if pile == "stack" else runner.hand_count
                self.pieces.append(card_pieces.pile(pile, n, id, thing))

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
                _region(place, "hand", label, 0, self.y, self.width, h, "row", "yellow", band=place)
            )
            self.pieces += [card_pieces.held(card, n, place) for n, card in enumerate(hand)]
            self.y += h + GAP


# -- the run ---------------------------------------------------------------------------------------
@lru_cache(maxsize=_CACHED)
def _marker(place: str, phase: str, card: str = "", number: int = 0) -> Piece:
    """The Runner in the run: before a piece of ice, behind it, or at the fort."""
    tip = say(f"nr-scene-at-{phase}", card=card_text(card), number=number)
    return Piece(
        "run", "run", place, Text("nr-scene-runner"), phase, (Badge(phase, tip=tip),),
        thing=("runner",), shape="marker", colour="pink", sign="R",
    )  # fmt: skip


def _run_marker(view: View, run: RunView, places: Iterable[str], cards: set[str]) -> Piece | None:
    """Nowhere when the fort has gone and nothing is met."""
    met = f"card-{run.ice}"
    if run.phase in ("approach", "encounter", "passed") and met in cards:
        met_card = next((c.card for c in _ice(view) if c.id == run.ice), "")
        return _marker(met, run.phase, met_card, run.ice)
    if run.accessed and f"card-{run.accessed}" in cards:
        return _marker(f"card-{run.accessed}", "access")
    if run.phase == "over" or run.phase == "access":
        place, phase = f"fort-{run.fort}", run.phase
    elif run.left:
        place, phase = f"ice-{run.fort}", "start"
    else:
        place, phase = f"fort-{run.fort}", "reached"
    return _marker(place, phase) if place in places else None


def _ice(view: View) -> Iterable[CardView]:
    for f in view.forts:
        yield from f.ice
    yield from view.limbo


@lru_cache(maxsize=_CACHED)
def _sub(i: int, path: str, broken: bool) -> Piece:
    badges = (Badge("broken", tip=Text("nr-scene-broken"), look="broken"),) if broken else ()
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
        "card", colour(card), SIGNS[type], printed(card), sections=sections(card),
        picture=address(card),
    )  # fmt: skip


# -- the whole -------------------------------------------------------------------------------------
def scene(view: View) -> Scene:
    """What the seat of the view sees."""
    corp, runner, run = view.corp, view.runner, view.run
    board = _Board(view)
    board.forts()
    board.rig()
    board.hands()
    pieces = board.pieces
    pieces += [card_pieces.scored(c, "panel-corp") for c in corp.scored]
    pieces += [card_pieces.scored(c, "panel-runner") for c in runner.scored]
    panels = [
        corp_panel(view, corp),
        turn_panel(view.turn, view.active, view.actions, view.usual, view.purses, view.removed),
    ]
    focus: tuple[str, ...] = ()
    if run is not None:
        focus = _show_run(view, run, board, panels)
    if view.trace is not None:
        t = view.trace
        panels.append(trace_panel(t.card, t.limit, t.corp_ready, t.runner_ready))
    panels.append(runner_panel(view, runner))
    if corp.archives or corp.buried:
        panel, listed = pile_panel("archives", corp.archives, corp.buried or ())
        panels.append(panel)
        pieces += listed
    if runner.trash:
        panel, listed = pile_panel("trash", runner.trash, ())
        panels.append(panel)
        pieces += listed
    if view.duel:
        panels.append(duel_panel(view.swapped, view.results))
    return Scene(
        game=view.game,
        width=board.width,
        height=board.y - GAP,
        regions=tuple(board.regions),
        lines=(),
        pieces=tuple(_met(view, run, pieces)),
        panels=tuple(panels),
        accent="cyan",
        focus=focus,
    )


def _met(view: View, run: RunView | None, pieces: list[Piece]) -> list[Piece]:
    """The pieces, with the ice that is met saying what is left of it."""
    if run is None or not run.subs or run.accessing or run.phase not in ("approach", "encounter"):
        return pieces
    met = next((c.card for c in _ice(view) if c.id == run.ice), "")
    if not met:
        return pieces
    now = met_sections(met, tuple(run.subs), tuple(sorted(run.broken)))
    own = f"card-{run.ice}"
    return [msgspec.structs.replace(p, sections=now) if p.id == own else p for p in pieces]


def _show_run(view: View, run: RunView, board: _Board, panels: list[Panel]) -> tuple[str, ...]:
    """The marker, the subroutines, the card that is accessed; returns what is looked at."""
    pieces = board.pieces
    cards = {p.id for p in pieces}
    marker = _run_marker(view, run, [r.id for r in board.regions], cards)
    if marker is not None:
        pieces += [marker]
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
    stand = marker.badges[0] if marker is not None else None
    panels += [run_panel(run.fort, run.source, stand, run.place, run.accessing, run.accessed, ids)]
    return focus
