"""Traces: secret bids, base links, and who wins ties (NR-TRACE)."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.pieces import Memory
from neontable.games.netrunner.rules.run.trace import tracing
from neontable.kernel.errors import BadAnswer
from tests.netrunner.play import CORP, RUNNER, Duel, duel

MAP = "Baedeker's Net Map"


def chance(rig: list[str], bits: tuple[int, int] = (6, 5), **more: object) -> Duel:
    """Chance Observation (trace 5, then a tag) has been played, its 2 bits paid: both sides are
    asked."""
    d = duel(
        hq=["Chance Observation"],
        rig=rig,
        bits=(bits[0] + 2, bits[1]),
        memory=Memory(runs=1),
        **more,  # type: ignore[arg-type]
    )
    return d.pick("play", "Chance Observation")


def bids(d: Duel, side: int) -> list[int]:
    """Amounts that a side may commit."""
    return [n for a in d.table.asks if a.seat == side for n in a.options if isinstance(n, int)]


def values(d: Duel) -> tuple[int, int]:
    """Trace and link value, as they were compared."""
    event = next(e for e in reversed(d.events) if e.id in ("nr-traced", "nr-untraced"))
    return event.args["n"], event.args["link"]


# -- the example of the guide -----------------------------------------------------------------
@pytest.mark.rule("NR-TRACE-010", "NR-TRACE-011", "NR-TRACE-012")
def test_baedeker_trace() -> None:
    d = chance([MAP], bits=(5, 5))
    d.answer(4, CORP).pick("link", MAP).answer(3, RUNNER)
    assert values(d) == (4, 4)
    assert d.g.runner.tags == 1, "a tie goes to the Corp"
    assert (d.g.corp.bits, d.g.runner.bits) == (1, 2)


@pytest.mark.rule("NR-TRACE-010", "NR-TRACE-011", "NR-TRACE-012")
@pytest.mark.parametrize(("bid", "more", "tagged"), [(3, 3, 0), (4, 3, 1), (5, 3, 1), (0, 0, 0)])
def test_who_wins_and_that_all_bits_are_lost(bid: int, more: int, tagged: int) -> None:
    d = chance([MAP], bits=(6, 5))
    d.answer(bid, CORP).pick("link", MAP).answer(more, RUNNER)
    assert d.g.runner.tags == tagged
    assert (d.g.corp.bits, d.g.runner.bits) == (6 - bid, 5 - more)
    assert d.happened("nr-traced") == bool(tagged)


# -- trace value ------------------------------------------------------------------------------
@pytest.mark.rule("NR-TRACE-001", "NR-TRACE-013")
@pytest.mark.parametrize(("corp", "most"), [(9, 5), (5, 5), (3, 3), (0, 0)])
def test_the_limit_and_the_bits_bound_the_corp(corp: int, most: int) -> None:
    d = chance([MAP], bits=(corp, 5), windows=True)
    assert bids(d, CORP) == list(range(most + 1))
    with pytest.raises(BadAnswer):
        d.table.answer(CORP, most + 1)
    with pytest.raises(BadAnswer):
        d.table.answer(CORP, -1)
    d.finish()


@pytest.mark.rule("NR-TRACE-002")
def test_each_attempt_begins_at_nothing() -> None:
    d = duel(hq=["Chance Observation", "Audit of Call Records"], bits=(9, 5), memory=Memory(runs=2))
    d.pick("play", "Chance Observation").answer(3, CORP).maybe("no-link")
    assert values(d) == (3, 0)
    d.pick("play", "Audit of Call Records").answer(2, CORP).maybe("no-link")
    assert values(d) == (2, 0), "one for each bit of this attempt"
    assert d.g.corp.bits == 2
    assert d.g.runner.tags == 2


# -- link value -------------------------------------------------------------------------------
@pytest.mark.rule("NR-TRACE-003", "NR-TRACE-004")
@pytest.mark.parametrize(
    ("link", "cost", "base"),
    [
        (MAP, 0, 1),
        ("Bakdoor", 0, 3),
        ("Access to Arasaka", 2, 4),
        ("Access through Alpha", 1, 9),
        ("", 0, 0),
    ],
)
def test_the_base_link_is_that_of_the_card_used(link: str, cost: int, base: int) -> None:
    d = chance([MAP, "Bakdoor", "Access to Arasaka", "Access through Alpha"], bits=(5, 5))
    d.answer(0, CORP)
    d.pick("link", link) if link else d.pick("no-link")
    if d.asks("nr-ask-link-bits"):
        d.answer(0, RUNNER)
    assert values(d) == (0, base)
    assert d.g.runner.bits == 5 - cost
    assert d.g.runner.tags == (0 if link else 1)


@pytest.mark.rule("NR-TRACE-004")
def test_no_base_link_card_is_a_link_of_nothing() -> None:
    d = chance([], bits=(0, 9), windows=True)
    link = next(a for a in d.table.asks if a.seat == RUNNER)
    assert list(link.options) == [opt.NO_LINK]
    d.pick("no-link").answer(0, CORP)
    assert values(d) == (0, 0)
    assert d.g.runner.tags == 1
    assert d.g.runner.bits == 9, "nothing to spend them on"
    d.passing()


@pytest.mark.rule("NR-TRACE-004", "NR-TRACE-005")
def test_one_base_link_card_for_each_attempt() -> None:
    """NR-AMB-029: a second base link does not raise the first either."""
    d = chance([MAP, "Bakdoor"], bits=(5, 9), windows=True)
    d.pick("link", "Bakdoor")
    asks = [a for a in d.table.asks if a.seat == RUNNER]
    assert [a.id for a in asks] == ["nr-ask-link-bits"]
    assert bids(d, RUNNER) == [0, 1, 2, 3, 4], "two bits for each +1: the card's own price"
    d.answer(4, RUNNER).answer(5, CORP)
    assert values(d) == (5, 7)
    assert d.g.runner.bits == 1
    d.passing()


@pytest.mark.rule("NR-TRACE-005", "NR-TIME-010")
def test_other_cards_raise_the_link_besides() -> None:
    d = chance([MAP, "The Springboard", "Signpost"], bits=(5, 5))
    d.answer(5, CORP).pick("link", MAP).answer(2, RUNNER)
    assert d.asks("nr-ask-trace-boost", RUNNER), "5 against 3"
    d.pick("use", "The Springboard")
    assert not d.offered("use", "The Springboard"), "once in each attempt"
    d.pick("use", "Signpost").maybe("done")
    assert values(d) == (5, 6)
    assert d.g.runner.tags == 0
    assert d.g.runner.bits == 1


@pytest.mark.rule("NR-TRACE-006", "NR-TRACE-013")
def test_the_link_has_no_limit_but_his_bits() -> None:
    d = chance([MAP], bits=(5, 40), windows=True)
    d.pick("link", MAP)
    assert bids(d, RUNNER) == list(range(41)), "far beyond the trace limit"
    with pytest.raises(BadAnswer):
        d.table.answer(RUNNER, 41)
    d.answer(40, RUNNER).answer(5, CORP)
    assert values(d) == (5, 41)
    assert d.g.runner.bits == 0
    d.passing()


@pytest.mark.rule("NR-TRACE-013")
def test_a_base_link_that_cannot_be_paid_for_is_not_offered() -> None:
    d = chance(["Access to Arasaka", MAP], bits=(5, 1))
    assert not d.offered("link", "Access to Arasaka")
    assert d.offered("link", MAP)
    d.pick("link", MAP)
    assert bids(d, RUNNER) == [0, 1]
    d.answer(0, RUNNER).answer(0, CORP)


# -- secrecy ----------------------------------------------------------------------------------
@pytest.mark.rule("NR-TRACE-007", "NR-TRACE-009")
@pytest.mark.parametrize("first", [CORP, RUNNER])
def test_nobody_learns_the_other_amount_before_both_are_fixed(first: int) -> None:
    """Two games that differ in the secret amount only look the same to the other side."""
    seen = []
    for n in (0, 3):
        d = chance([MAP], bits=(6, 6), windows=True)
        assert {a.seat for a in d.table.asks} == {CORP, RUNNER}, "both decide at the same time"
        start = len(d.events)
        if first == CORP:
            d.answer(n, CORP)
        else:
            d.pick("link", MAP).answer(n, RUNNER)
        other = 1 - first
        trace = tracing(d.g)
        assert trace is not None
        assert (trace.bid if first == CORP else trace.more) == n
        shown = [(e.id, e.args) for e in d.events[start:] if e.seen_by(other)]
        asks = [(a.id, list(a.options)) for a in d.table.asks if a.seat == other]
        seen.append(repr((d.table.view(other), d.table.view(-1), shown, asks)))
        assert not d.happened("nr-trace-reveal")
        d.finish()
    assert seen[0] == seen[1]


@pytest.mark.rule("NR-TRACE-007")
def test_bits_stay_in_the_pools_until_the_reveal() -> None:
    d = chance([MAP], bits=(6, 6), windows=True)
    d.answer(5, CORP)
    assert d.table.view(RUNNER).corp.bits == 6
    assert d.table.view(RUNNER).trace.corp_ready
    d.pick("link", MAP)
    assert not d.table.view(CORP).trace.runner_ready
    d.answer(2, RUNNER)
    assert (d.g.corp.bits, d.g.runner.bits) == (1, 4)
    d.passing()


@pytest.mark.rule("NR-TRACE-008", "NR-TRACE-009")
def test_the_card_is_named_before_the_amounts_are_shown() -> None:
    """NR-AMB-028: the Runner makes a whole plan; its card is revealed first, then both amounts."""
    d = chance([MAP], bits=(6, 6))
    d.pick("link", MAP).answer(2, RUNNER)
    assert not any(e.id in ("nr-link", "nr-trace-reveal") for e in d.events), "not before the Corp"
    d.answer(1, CORP)
    shown = [(e.id, e.seen_by(CORP), e.seen_by(RUNNER)) for e in d.events]
    link = shown.index(("nr-link", True, True))
    reveal = shown.index(("nr-trace-reveal", True, True))
    assert link < reveal
    event = d.events[reveal]
    assert (event.args["n"], event.args["more"]) == (1, 2), "both at once"


@pytest.mark.rule("NR-TRACE-007")
def test_an_imagined_world_has_other_amounts() -> None:
    """What a bot may think about: the Corp's amount is not its to know."""
    d = chance([MAP], bits=(6, 6), windows=True)
    d.answer(5, CORP)
    found = set()
    for seed in range(30):
        trace = tracing(d.table.redeal(RUNNER, seed=seed).state)
        assert trace is not None
        found.add(trace.bid)
    assert len(found) > 2
    d.finish()


# -- what a trace does ------------------------------------------------------------------------
@pytest.mark.rule("NR-TRACE-012", "NR-SUB-001")
@pytest.mark.parametrize("caught", [True, False])
def test_a_tracing_subroutine(caught: bool) -> None:
    d = duel(turn="runner", forts={"rd": "!Hunter"}, rig=[MAP], rd=["Data Wall"], bits=(5, 5))
    d.run("rd").answer(3 if caught else 0, CORP).pick("link", MAP).answer(1, RUNNER)
    assert d.g.runner.tags == (1 if caught else 0)
    assert d.asks("nr-ask-jack-out"), "the run goes on"
    d.pick("jack-out")
