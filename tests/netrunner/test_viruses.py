"""Viruses, and how the Corp is rid of them."""

from __future__ import annotations

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import (
    difficulty,
    hand_size,
    ice_strength,
    install_cost,
)
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel
from tests.netrunner.scenes import emitted

# -- viruses --------------------------------------------------------------------------------------
VIRUSES = [
    ("Boardwalk", "hq", "boardwalk"),
    ("Butcher Boy", "hq", "butcher-boy"),
    ("Cockroach", "hq", "cockroach"),
    ("Gremlins", "hq", "gremlin"),
    ("Scaldan", "hq", "scaldan"),
    ("Cascade", "rd", "cascade"),
    ("Deep Thought", "rd", "thought"),
    ("Skivviss", "rd", "skivviss"),
    ("Incubator", "", "incubate"),
]


@pytest.mark.parametrize(
    ("virus", "fort", "mark"),
    [pytest.param(*row, marks=pytest.mark.card(card_id(row[0])), id=row[2]) for row in VIRUSES],
)
def test_a_virus_gives_a_counter_for_each_successful_run(virus: str, fort: str, mark: str) -> None:
    for target in ("hq", "rd", "archives", 3):
        d = duel(forts={3: "/ Marine Arcology"}, hq=["Data Wall"] * 2, rig=[virus], turn="runner")
        d.run(target).pick("access").finish()
        assert d.g.corp.virus == ({mark: 1} if target == fort or not fort else {}), target
    d = duel(rig=[virus, virus], hq=["Data Wall"], turn="runner")
    d.run(fort or "hq").pick("jack-out")
    assert d.g.corp.virus == {}, "the run was not successful"
    d.run(fort or "hq").pick("access").finish()
    assert d.g.corp.virus == {mark: 2}, "each copy gives its own"


def start_of(turn: str, virus: dict[str, int], **more: object) -> Duel:
    """The end of the other side's turn, with counters: its last action leads to the start."""
    d = duel(turn="corp" if turn == "runner" else "runner", **more)  # type: ignore[arg-type]
    for name, n in virus.items():
        d.g.corp.virus[name] = n
    return d


@pytest.mark.card("boardwalk")
def test_boardwalk_shows_cards_of_hq() -> None:
    d = start_of("runner", {"boardwalk": 5}, hq=["Keeper", "Filter", "Asp"])
    d.end_turn()
    assert len(emitted(d, "nr-show")) == 2
    d = start_of("runner", {"boardwalk": 9}, hq=["Keeper", "Filter"])
    d.end_turn()
    assert sorted(e["card"] for e in emitted(d, "nr-show")) == ["filter", "keeper"]
    d = start_of("runner", {"boardwalk": 1}, hq=["Keeper", "Filter"])
    d.end_turn()
    assert not emitted(d, "nr-show")


@pytest.mark.card("butcher-boy")
def test_butcher_boy_pays() -> None:
    for counters, gain in ((1, 0), (2, 1), (5, 2)):
        d = start_of("runner", {"butcher-boy": counters})
        d.end_turn()
        assert d.g.runner.bits == 5 + gain


@pytest.mark.card("cascade")
def test_cascade_wears_rd_down() -> None:
    d = start_of("corp", {"cascade": 5}, rd=["Keeper"] * 5 + ["Asp", "Filter"])
    d.end_turn()
    assert d.g.corp.archives == ["filter", "asp"], "face up, from the top"
    assert len(d.g.corp.rd) == 4, "and one was drawn"
    d = start_of("corp", {"cascade": 4}, rd=["Keeper"])
    d.end_turn()
    assert d.over
    assert d.winner == RUNNER, "nothing is left to draw"


@pytest.mark.card("cockroach")
def test_cockroach_makes_discards_random() -> None:
    d = duel(hq=["Keeper"] * 6)
    d.g.corp.virus["cockroach"] = 1
    d.pick("end")
    assert d.asks("nr-ask-discard", CORP)
    d.finish()
    d = duel(hq=["Keeper", "Asp", "Filter", "Hunter", "Banpei", "Quandary", "Mazer"])
    d.g.corp.virus["cockroach"] = 2
    d.end_turn()
    assert d.ask.seat == RUNNER
    assert len(d.g.corp.hq) == 5
    assert len(d.g.corp.buried) == 2


@pytest.mark.card("gremlins")
def test_gremlins_shrink_the_hand_of_the_corp() -> None:
    d = duel(hq=["Keeper"] * 5)
    d.g.corp.virus["gremlin"] = 5
    assert hand_size(d.g, CORP) == 3
    d.pick("end")
    assert (d.ask.id, d.ask.lo, d.ask.hi) == ("nr-ask-discard", 2, 2)
    d.finish()


@pytest.mark.card("deep-thought")
def test_deep_thought_sees_the_top_of_rd() -> None:
    d = start_of("runner", {"thought": 2}, rd=["Keeper", "Asp"])
    d.end_turn()
    assert not emitted(d, "nr-look")
    d = start_of("runner", {"thought": 3}, rd=["Keeper", "Asp"])
    d.end_turn()
    assert [e["card"] for e in emitted(d, "nr-look")] == ["asp"]
    assert not any(e.seen_by(CORP) for e in d.events if e.id == "nr-look")


@pytest.mark.card("skivviss")
def test_skivviss_makes_the_corp_draw() -> None:
    d = start_of("corp", {"skivviss": 3})
    d.end_turn()
    assert len(d.g.corp.hq) == 4


@pytest.mark.card("scaldan")
@pytest.mark.rule("NR-BP-001")
def test_scaldan_brings_bad_publicity() -> None:
    d = start_of("corp", {"scaldan": 3})
    d.dice(5, 4, 6).end_turn()
    assert d.g.corp.bad == 2
    d = start_of("corp", {"scaldan": 2})
    d.g.corp.bad = 6
    d.dice(6, 6).end_turn()
    assert d.over
    assert d.winner == RUNNER


@pytest.mark.card("fait-accompli")
def test_fait_accompli_makes_agendas_harder() -> None:
    d = duel(
        forts={3: "/ Rockerboy Promotion", 4: "/ Marine Arcology+3"},
        rig=["Fait Accompli"] * 3,
        turn="runner",
        hq=["Data Wall"],
        bits=(0, 0),
    )
    d.run("hq").pick("access").finish()
    assert d.g.forts[0].marks == (), "only subsidiary forts"
    d.run(3).pick("jack-out")
    assert d.g.forts[3].marks == ()
    d.run(3).pick("access").finish()
    assert d.g.forts[3].marks == (("fait", 3),)
    agenda = d.g.forts[4].inside[0]
    printed = CARDS["marine-arcology"].difficulty
    assert difficulty(d.g, agenda) == printed, "counters in another fort"
    atoms.mark_fort(d.g, d.g.forts[4], "fait", 3)
    assert difficulty(d.g, agenda) == printed + 1, "one for every two"


@pytest.mark.card("pox")
def test_pox_makes_installing_dearer() -> None:
    d = duel(hq=["Data Wall", "Asp"], rig=["Pox", "Pox"], turn="runner", bits=(5, 5))
    d.run("hq").pick("access").finish()
    assert d.g.forts[0].marks == (("pox", 2),)
    fort = d.g.forts[0]
    assert install_cost(d.g, CARDS["data-wall"], fort, 0) == 1
    assert install_cost(d.g, CARDS["data-wall"], d.g.forts[1], 0) == 0
    d.run("hq").pick("access").finish()
    d.end_turn()
    bits = d.g.corp.bits
    d.pick("install", "Data Wall", "hq").passing()
    assert d.g.corp.bits == bits - 2
    d.pick("install", "Asp", "rd").passing()
    assert d.g.corp.bits == bits - 2


@pytest.mark.card("pattels-virus")
@pytest.mark.rule("NR-BRK-008")
def test_pattels_virus_weakens_ice_that_was_broken() -> None:
    d = duel(
        forts={"hq": "!Data Wall, !Filter, Keeper"},
        hq=["Asp"],
        rig=["Pattel's Virus", "Dwarf", "Codecracker"],
        bits=(0, 9),
        turn="runner",
    )
    d.run("hq").pick("continue").pick("break", "Codecracker").pick("continue")
    d.pick("break", "Dwarf").pick("continue").pick("access")
    assert d.asks("nr-ask-infect-ice", RUNNER)
    assert not d.offered("card", d.card("Keeper").id)
    d.pick("card", "Filter")
    assert ice_strength(d.g, d.card("Filter")) == -1
    assert ice_strength(d.g, d.card("Data Wall")) == 0
    d.finish()


@pytest.mark.card("pattels-virus")
def test_pattels_virus_needs_all_subroutines_broken_and_a_success() -> None:
    rig = ["Pattel's Virus", "Krash"]
    d = duel(forts={"hq": "!Hunter"}, hq=["Asp"], rig=rig, bits=(0, 20), turn="runner")
    d.run("hq").pick("done").pick("continue").pick("access").finish()
    assert d.card("Hunter").marks == ()
    d = duel(forts={"hq": "!Filter"}, hq=["Asp"], rig=rig, bits=(0, 20), turn="runner")
    d.run("hq").pick("break", "Krash").pick("jack-out")
    assert d.card("Filter").marks == ()


@pytest.mark.card("incubator")
def test_incubator_breeds_viruses_on_a_six() -> None:
    d = start_of(
        "runner",
        {"incubate": 3, "butcher-boy": 1, "gremlin": 1},
        forts={"hq": "!Filter"},
    )
    atoms.mark_fort(d.g, d.g.forts[1], "pox", 1)
    atoms.mark_fort(d.g, d.g.forts[1], "spy", 1)
    atoms.mark(d.g, d.g.forts[0].ice[0], "pattel", 1)
    d.dice(6, 5, 6)
    d.pick("end")
    assert d.asks("nr-ask-breed", RUNNER)
    assert not d.offered("virus-fort", "spy"), "no virus"
    assert {o[0] for o in d.options} == {"virus", "virus-fort", "virus-ice"}
    d.pick("virus", "butcher-boy").pick("virus-fort", "pox")
    assert d.g.corp.virus == {"incubate": 3, "butcher-boy": 2, "gremlin": 1}
    assert d.g.forts[1].marks == (("pox", 2), ("spy", 1))
    assert d.g.runner.bits == 6, "what was bred counts at once"
    d.finish()


@pytest.mark.card("incubator")
def test_incubator_on_ice_and_itself() -> None:
    d = start_of("runner", {"incubate": 2}, forts={"hq": "!Filter"})
    atoms.mark(d.g, d.g.forts[0].ice[0], "pattel", 1)
    d.dice(6, 6).pick("end")
    d.pick("virus-ice", "pattel").pick("virus", "incubate")
    assert d.g.corp.virus == {"incubate": 3}
    assert d.g.forts[0].ice[0].marks == (("pattel", 2),)
    d.finish()


@pytest.mark.card("boardwalk", "pox", "pattels-virus", "fait-accompli")
@pytest.mark.rule("NR-FORF-001", "NR-FORF-004")
def test_the_corp_removes_all_viruses_for_three_actions() -> None:
    d = duel(forts={"hq": "!Filter", 3: "/ Setup!"}, windows=True)
    d.g.corp.virus["boardwalk"] = 4
    atoms.mark_fort(d.g, d.g.forts[3], "fait", 2)
    atoms.mark_fort(d.g, d.g.forts[3], "spy", 1)
    atoms.mark(d.g, d.g.forts[0].ice[0], "pattel", 2)
    d.pick("bit").pick("purge")
    assert d.g.corp.virus == {}
    assert d.g.forts[3].marks == (("spy", 1),)
    assert d.g.forts[0].ice[0].marks == ()
    assert (d.g.actions, d.g.corp.owed) == (0, 1)
    d.leave_open()
