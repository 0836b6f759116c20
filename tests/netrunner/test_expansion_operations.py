"""Operations of Proteus and Classic, card by card: what they do, and what they must not do."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import capacity, memory_used
from neontable.games.netrunner.model.pieces import Memory, Runner
from neontable.kit.counters import count_of
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel


def playing(name: str, **more: Any) -> Duel:
    return duel(hq=[name], **more).pick("play", name)


def next_turn(d: Duel) -> Duel:
    return d.end_turn().end_turn()


@pytest.mark.card("badtimes")
def test_badtimes_cost_two_memory_units_for_a_turn() -> None:
    d = playing("Badtimes", tags=1, rig=["Krash", "Dwarf", "Shaka", "Raptor"], bits=(4, 0))
    assert d.g.corp.bits == 0
    assert d.asks("nr-ask-overload", RUNNER)
    while d.asks("nr-ask-overload"):
        d.first("trash")
    assert memory_used(d.g) <= 2
    assert capacity(d.g) == 2
    d.end_turn()
    assert capacity(d.g) == 4, "only for the turn"


@pytest.mark.card("badtimes")
def test_badtimes_spare_the_untagged_and_who_has_room() -> None:
    d = duel(hq=["Badtimes"], bits=(9, 0))
    assert not d.offered("play", "Badtimes")
    d = playing("Badtimes", tags=1, rig=["Krash"], bits=(4, 0))
    assert d.in_play("Krash")
    assert d.asks("nr-ask-corp")


@pytest.mark.card("corporate-guard-temps")
def test_temps_work_for_as_many_turns_as_were_paid_for() -> None:
    d = playing("Corporate Guard Temps", bits=(5, 0))
    assert list(d.ask.options) == [0, 1, 2]
    d.answer(2, CORP)
    assert d.g.corp.bits == 1
    assert d.g.actions == 2, "not in this turn"
    next_turn(d)
    assert d.g.actions == 4
    next_turn(d)
    assert d.g.actions == 4
    next_turn(d)
    assert d.g.actions == 3


@pytest.mark.card("corporate-guard-temps")
def test_the_next_bits_are_forfeited() -> None:
    d = playing("Corporate Guard Temps", bits=(4, 0)).answer(2, CORP)
    d.pick("bit")
    assert d.g.corp.bits == 0
    d.pick("bit")
    assert d.g.corp.bits == 0
    assert "forfeit-bits" not in d.g.flags
    d.finish().end_turn()
    d.pick("bit")
    assert d.g.corp.bits == 1, "and no more than two"


@pytest.mark.card("corporate-guard-temps")
def test_two_lots_of_temps_work_side_by_side() -> None:
    d = duel(hq=["Corporate Guard Temps"] * 2, bits=(6, 0))
    d.pick("play", "Corporate Guard Temps").answer(2, CORP)
    d.pick("play", "Corporate Guard Temps").answer(1, CORP)
    next_turn(d)
    assert d.g.actions == 5
    next_turn(d)
    assert d.g.actions == 4


@pytest.mark.card("data-sifters")
def test_sifters_follow_a_trashed_node() -> None:
    d = playing("Data Sifters", bits=(4, 0), memory=Memory(trashed=["bbs-whispering-campaign"]))
    assert d.g.runner.tags == 1
    d = duel(hq=["Data Sifters"], bits=(4, 0), memory=Memory(trashed=["red-herrings"]))
    assert not d.offered("play"), "an upgrade is no node"


# -- ice on credit -------------------------------------------------------------------------------
@pytest.mark.card("emergency-rig")
def test_an_emergency_rig_holds_for_x_turns() -> None:
    d = duel(hq=["Emergency Rig"], forts={"rd": "Toughonium Wall"}, bits=(2, 0))
    d.pick("play", "Emergency Rig")
    assert list(d.ask.options) == [1, 2], "X cannot be 0"
    d.answer(2, CORP)
    assert d.card("Toughonium Wall").up
    assert d.g.corp.bits == 0
    assert count_of(d.card("Toughonium Wall").marks, "kludge") == 2
    next_turn(d)
    assert count_of(d.card("Toughonium Wall").marks, "kludge") == 1
    next_turn(d)
    assert not d.in_play("Toughonium Wall")
    assert d.g.corp.archives[-1] == "toughonium-wall"


@pytest.mark.card("emergency-rig")
def test_without_ice_or_a_bit_there_is_no_rig() -> None:
    d = duel(hq=["Emergency Rig"], forts={"rd": "!Filter"}, bits=(5, 0))
    assert not d.offered("play")
    d = duel(hq=["Emergency Rig"], forts={"rd": "Filter"}, bits=(0, 0))
    assert not d.offered("play")
    d = duel(hq=["Emergency Rig"], forts={"rd": "Glacier"}, bits=(5, 0))
    assert not d.offered("play"), "Glacier wants an agenda point besides"


@pytest.mark.card("emergency-rig")
def test_two_rigs_fall_in_the_same_turn() -> None:
    d = duel(hq=["Emergency Rig"] * 2, forts={3: "Mazer, Keeper, Filter / !TRAP!"}, bits=(2, 0))
    for name in ("Mazer", "Keeper"):
        d.pick("play", "Emergency Rig")
        if d.asks("nr-ask-x"):
            d.answer(1, CORP)
        d.pick("card", name)
    d.finish()
    next_turn(d)
    assert [c.card for c in d.g.forts[3].ice] == ["filter"]


@pytest.mark.card("rent-to-own-contract")
def test_rent_is_paid_off_two_bits_at_a_time() -> None:
    d = playing("Rent-to-Own Contract", forts={"rd": "Data Wall 2.0"}, bits=(4, 0))
    ice = d.card("Data Wall 2.0")
    assert ice.up
    assert count_of(ice.marks, "term") == 2
    assert d.g.corp.bits == 4, "nothing is paid at once"
    next_turn(d)
    assert (d.g.corp.bits, count_of(d.card("Data Wall 2.0").marks, "term")) == (2, 1)
    next_turn(d)
    assert (d.g.corp.bits, d.card("Data Wall 2.0").marks) == (0, ())
    d.g.corp.bits = 9
    next_turn(d)
    assert d.g.corp.bits == 9, "it is paid off"
    assert d.card("Data Wall 2.0").up


@pytest.mark.card("rent-to-own-contract")
def test_who_cannot_pay_owes_more() -> None:
    d = playing("Rent-to-Own Contract", forts={"rd": "Data Wall"}, bits=(1, 0))
    next_turn(d)
    assert count_of(d.card("Data Wall").marks, "term") == 2
    assert d.g.corp.bits == 1


# -- traces --------------------------------------------------------------------------------------
@pytest.mark.card("schlaghund-pointers")
def test_pointers_cost_two_bits_a_point() -> None:
    d = duel(
        hq=["Schlaghund Pointers"],
        runner=Runner(ran=True),
        bits=(11, 0),
        rig=["Back Door to Hilliard"],
    )
    d.pick("play", "Schlaghund Pointers")
    assert list(d.ask.options) == [0, 1, 2], "five bits are left"
    d.answer(2, CORP).pick("no-link")
    assert d.g.corp.bits == 1
    assert d.g.runner.tags == 1


@pytest.mark.card("schlaghund-pointers")
def test_pointers_need_a_run_in_this_game() -> None:
    d = duel(turn="runner", hq=["Schlaghund Pointers"], rd=["Keeper"] * 4, bits=(9, 0))
    d.end_turn()
    assert not d.offered("play", "Schlaghund Pointers")
    d.end_turn().run("rd").finish()
    d.end_turn().end_turn().end_turn()
    assert d.offered("play", "Schlaghund Pointers"), "however long ago it was"


@pytest.mark.card("underworld-mole")
def test_the_mole_betrays_a_new_resource() -> None:
    d = duel(turn="runner", hand=["Broker"], rig=["Loan from Chiba"], hq=["Underworld Mole"])
    d.g.corp.bits, d.g.runner.bits = 8, 9
    d.pick("install", "Broker").end_turn()
    d.pick("play", "Underworld Mole").answer(0, CORP)
    assert not d.in_play("Broker")
    assert d.in_play("Loan from Chiba"), "that was there before"
    assert d.g.runner.tags == 1


@pytest.mark.card("underworld-mole")
def test_the_mole_hears_only_of_the_last_turn() -> None:
    d = duel(turn="runner", hq=["Underworld Mole"], rig=["Broker"], bits=(9, 9))
    d.end_turn()
    assert not d.offered("play")
    d = duel(
        hq=["Underworld Mole"],
        rig=["Broker", "Back Door to Hilliard"],
        bits=(9, 9),
        memory=Memory(resources=[1]),
    )
    assert d.card("Broker").id == 1
    d.pick("play", "Underworld Mole").answer(0, CORP).pick("link", "Back Door to Hilliard")
    d.answer(0, RUNNER)
    assert d.in_play("Broker"), "the trace failed"
    assert d.g.runner.tags == 0


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("Badtimes", 4),
        ("Corporate Guard Temps", 0),
        ("Data Sifters", 4),
        ("Emergency Rig", -1),
        ("Rent-to-Own Contract", 0),
        ("Schlaghund Pointers", 6),
        ("Underworld Mole", 6),
    ],
)
def test_what_they_cost(name: str, cost: int) -> None:
    assert CARDS[card_id(name)].cost == cost
