"""The Runner's cards: resources, hardware, programs (NR-RES, NR-HW, NR-PROG)."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.numbers import capacity, hand_size, memory_used
from tests.netrunner.play import CORP, RUNNER, duel


@pytest.mark.rule("NR-RES-001")
def test_resources_in_any_number() -> None:
    d = duel(turn="runner", hand=["Short-Term Contract"] * 3, bits=(5, 3))
    for _ in range(3):
        d.pick("install", "Short-Term Contract").finish()
    assert len(d.g.runner.rig) == 3
    assert (d.g.runner.bits, d.g.actions) == (0, 1)


@pytest.mark.rule("NR-RES-002")
def test_a_hidden_resource_lies_face_down() -> None:
    d = duel(turn="runner", hand=["Chiba Bank Account"], bits=(5, 0))
    d.pick("install", "Chiba Bank Account").finish()
    assert d.g.actions == 3
    assert d.g.runner.bits == 0
    assert d.table.view(CORP).runner.rig[0].card == ""
    assert d.table.view(-1).runner.rig[0].card == ""
    assert d.table.view(RUNNER).runner.rig[0].card == "chiba-bank-account"
    shown = [e for e in d.events if e.seen_by(CORP)]
    assert not any("chiba" in repr(e) for e in shown)


@pytest.mark.rule("NR-RES-003", "NR-RES-004")
def test_a_hidden_resource_is_paid_for_and_turned_up_when_used() -> None:
    d = duel(turn="runner", hand=["Dwarf"], rig=["Chiba Bank Account"], bits=(5, 3))
    d.pick("install", "Dwarf").finish()  # there is no other way to pay
    assert d.in_play("Dwarf"), "3 bits, 1 paid for the account, 4 gained: 6 for the Dwarf"
    assert d.g.runner.bits == 0
    assert d.g.runner.trash == ["chiba-bank-account"]
    assert d.happened("nr-reveal")


@pytest.mark.rule("NR-TAG-003")
def test_a_hidden_resource_trashed_by_a_tag_is_shown() -> None:
    d = duel(rig=["Chiba Bank Account"], tags=1)
    options = [o for o in d.options if o[0] == "trash-resource"]
    assert options == [("trash-resource", d.g.runner.rig[0].id, "")]
    d.pick("trash-resource").finish()
    assert d.g.runner.trash == ["chiba-bank-account"]


@pytest.mark.rule("NR-HW-001", "NR-HW-002")
def test_hardware_raises_memory_and_hand() -> None:
    d = duel(turn="runner", hand=["WuTech Mem Chip", "WuTech Mem Chip", "MRAM Chip"], bits=(5, 3))
    for name in ("WuTech Mem Chip", "WuTech Mem Chip", "MRAM Chip"):
        d.pick("install", name).finish()
    assert capacity(d.g) == 6
    assert hand_size(d.g, RUNNER) == 7
    assert d.g.runner.bits == 0


@pytest.mark.rule("NR-PROG-001", "NR-PROG-002")
def test_programs_take_memory() -> None:
    d = duel(turn="runner", hand=["Krash", "Newsgroup Filter"], bits=(5, 5))
    d.pick("install", "Krash").finish()
    assert memory_used(d.g) == 1
    d.pick("install", "Newsgroup Filter").finish()
    assert memory_used(d.g) == 3
    assert d.g.actions == 2


@pytest.mark.rule("NR-PROG-003")
def test_memory_is_never_exceeded_by_an_install() -> None:
    d = duel(turn="runner", hand=["Newsgroup Filter"], rig=["Krash", "Dwarf", "Raptor"])
    d.pick("install", "Newsgroup Filter")
    assert d.asks("nr-ask-room", RUNNER)
    d.pick("trash", "Raptor").finish()
    assert memory_used(d.g) == 4
    assert d.g.runner.trash == ["raptor"]


@pytest.mark.rule("NR-PROG-004")
def test_programs_may_be_trashed_at_any_decision() -> None:
    d = duel(turn="runner", rig=["Krash", "Dwarf", "Raptor"])
    d.pick("overwrite").choose("Krash", "Raptor")
    assert d.g.runner.trash == ["krash", "raptor"]
    assert d.g.actions == 4, "it costs nothing"
    d = duel(rig=["Krash"], windows=True, at="after")
    d.pick("pass")
    assert d.asks("nr-window-action", RUNNER)
    d.pick("overwrite").choose("Krash")
    assert d.g.runner.rig == []
    d.finish()


@pytest.mark.rule("NR-PROG-005")
def test_programs_go_when_memory_shrinks() -> None:
    d = duel(
        hq=["Power Grid Overload"], rig=["Zetatech Mem Chip", *["Krash"] * 5], tags=1, bits=(1, 5)
    )
    assert capacity(d.g) == 6
    d.pick("play", "Power Grid Overload")
    if d.ask.kind == "number":
        d.answer(1)
    d.maybe("card", "Zetatech Mem Chip")
    assert capacity(d.g) == 4
    assert d.asks("nr-ask-overload", RUNNER)
    d.first("trash", "Krash").finish()
    assert memory_used(d.g) == 4
