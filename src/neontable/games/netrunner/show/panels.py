"""Facts beside the board: the two sides, the turn, the run, a trace, open piles, the match."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Literal

from neontable.games.netrunner.hidden.view import CorpView, RunnerView, View
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.nouns import card_text, fort_title
from neontable.games.netrunner.show import card_pieces
from neontable.kernel.scene import Badge, Panel, Piece, Token
from neontable.kernel.text import Text, say

WIN = 7
"""Agenda points that win."""
_CACHED = 4096


@lru_cache(maxsize=_CACHED)
def run_panel(
    fort: int,
    source: str,
    stand: Badge | None,
    place: str,
    accessing: str,
    number: int,
    pieces: tuple[str, ...],
) -> Panel:
    rows = [stand] if stand is not None else []
    if source:
        rows.append(Badge("source", "", say("nr-scene-run-with", card=card_text(source))))
    if place:
        label = say("nr-scene-accessing", card=card_text(accessing), place=f"@nr-place-{place}")
        if number:
            label = say("nr-scene-accessing-in", card=card_text(accessing), number=number)
        rows.append(Badge("access", "", label))
    title = say("nr-scene-run", fort=fort_title(fort))
    return Panel("panel-run", "run", title, tuple(rows), pieces=pieces)


@lru_cache(maxsize=_CACHED)
def _of(kind: str, n: int, total: int) -> Badge:
    """A number of those that there can be."""
    return Badge(
        kind, f"{n}/{total}" if n <= total else str(n), say(f"nr-scene-{kind}", n=n, total=total),
        Text(f"nr-scene-{kind}-name"),
    )  # fmt: skip


_FLAGS: tuple[Literal["you", "active", "winner"], ...] = ("you", "active", "winner")
_CHIPS = {flag: Badge(flag, tip=Text(f"nr-scene-{flag}"), look=flag) for flag in _FLAGS}


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


def corp_panel(view: View, corp: CorpView) -> Panel:
    rows = [
        card_pieces.fact("bits", corp.bits, "bits"),
        _of("agenda-points", corp.points, WIN),
        _of("hq", corp.hq_count, corp.hand_size),
        card_pieces.fact("rd", corp.rd_count),
        card_pieces.fact("archives", len(corp.archives) + corp.buried_count),
        card_pieces.fact("bad", corp.bad),
    ]
    if corp.extra:
        rows.append(card_pieces.fact("extra", corp.extra))
    if corp.owed:
        rows.append(card_pieces.fact("owed", corp.owed))
    rows += [card_pieces.mark(mark, n) for mark, n in corp.virus]
    rows += _chips(view, CORP)
    return Panel(
        "panel-corp", "side", Text("nr-side-name-0"), tuple(rows), view.swapped,
        tuple([f"card-{c.id}" for c in corp.scored]), Token("C", "square", "blue"),
        view.active == CORP and view.outcome is None,
    )  # fmt: skip


def runner_panel(view: View, runner: RunnerView) -> Panel:
    rows = [
        card_pieces.fact("bits", runner.bits, "bits"),
        _of("agenda-points", runner.points, WIN),
        _of("hand", runner.hand_count, runner.hand_size),
        card_pieces.fact("stack", runner.stack_count),
        card_pieces.fact("trash", len(runner.trash)),
        _of("memory", runner.memory, runner.capacity),
        card_pieces.fact("tags", runner.tags),
        card_pieces.fact("brain", runner.brain),
    ]
    if runner.extra:
        rows.append(card_pieces.fact("extra", runner.extra))
    if runner.owed:
        rows.append(card_pieces.fact("owed", runner.owed))
    if runner.no_run:
        rows.append(card_pieces.fact("no-run", runner.no_run))
    rows += [card_pieces.fact("toll", n) for n in runner.tolls]
    rows += [card_pieces.fact(f"lasting-{flag}", n) for flag, n in runner.lasting]
    rows += [card_pieces.mark(mark, n) for mark, n in runner.marks]
    rows += _chips(view, RUNNER)
    return Panel(
        "panel-runner", "side", Text("nr-side-name-1"), tuple(rows), 1 - view.swapped,
        tuple([f"card-{c.id}" for c in runner.scored]), Token("R", "circle", "green"),
        view.active == RUNNER and view.outcome is None,
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def turn_panel(
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
def trace_panel(card: str, limit: int, corp: bool, runner: bool) -> Panel:
    rows = [Badge("limit", limit, say("nr-scene-limit", n=limit), Text("nr-scene-limit-name"))]
    for side, ready in ((CORP, corp), (RUNNER, runner)):
        id = "nr-scene-committed" if ready else "nr-scene-committing"
        rows.append(Badge(f"bid-{side}", "", say(id, who=f"@nr-who-{side}")))
    return Panel("panel-trace", "trace", say("nr-scene-trace", card=card_text(card)), tuple(rows))


@lru_cache(maxsize=_CACHED)
def duel_panel(swapped: int, results: tuple[tuple[int, int, str], ...]) -> Panel:
    rows = [Badge("game", swapped + 1, say("nr-scene-game", n=swapped + 1))]
    for i, (first, second, _) in enumerate(results):
        label = say("nr-scene-result", n=i + 1, first=first, second=second)
        rows.append(Badge("result", i + 1, label))
    return Panel("panel-duel", "duel", Text("nr-scene-duel"), tuple(rows))


@lru_cache(maxsize=512)
def pile_panel(
    pile: str, cards: tuple[str, ...], down: tuple[str, ...]
) -> tuple[Panel, tuple[Piece, ...]]:
    """A pile that a seat may look through, the last card first."""
    panel = f"panel-{pile}"
    pieces = []
    for zone, held, buried in ((pile, cards, False), ("buried", down, True)):
        for i, (card, n) in enumerate(Counter(reversed(held)).items()):
            pieces.append(card_pieces.strip(f"{zone}-{i}", card, n, panel, (zone, card), buried))
    ids = tuple([p.id for p in pieces])
    return Panel(panel, "pile", Text(f"nr-scene-list-{pile}"), (), pieces=ids, folded=True), tuple(
        pieces
    )
