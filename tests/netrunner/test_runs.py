"""Runs: approach, encounter, breaking, jacking out."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.pieces import Memory
from tests.netrunner.play import CORP, RUNNER, duel


@pytest.mark.rule("NR-BRK-009", "NR-ICE-007", "NR-BRK-005")
def test_black_dahlia_against_triggerman() -> None:
    d = duel(
        forts={"hq": "Triggerman"},
        hq=["Accounts Receivable"],
        rig=["Black Dahlia"],
        bits=(7, 4),
        turn="runner",
    )
    d.run("hq")
    assert d.asks("nr-ask-rez-ice", CORP)
    d.pick("rez", "Triggerman")
    assert d.g.corp.bits == 0
    assert not d.offered("break", "Black Dahlia", 5)
    d.pick("break", "Black Dahlia", 0).pick("break", "Black Dahlia", 1)
    assert d.g.runner.bits == 0
    d.pick("continue").pick("access")
    assert d.in_play("Black Dahlia")
    assert d.happened("nr-success")


@pytest.mark.rule("NR-TRACE-010", "NR-TRACE-011", "NR-TRACE-012")
def test_baedeker_trace() -> None:
    d = duel(
        hq=["Chance Observation"], rig=["Baedeker's Net Map"], bits=(6, 5), memory=Memory(runs=1)
    )
    d.pick("play", "Chance Observation")
    d.answer(4, CORP).pick("link", "Baedeker's Net Map").answer(3, RUNNER)
    assert d.g.runner.tags == 1, "a tie goes to the Corp"
    assert (d.g.corp.bits, d.g.runner.bits) == (0, 2)
