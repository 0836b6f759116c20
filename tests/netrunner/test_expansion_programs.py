"""Programs of Proteus and Classic that break no ice: viruses and helpers."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.cards.expansions.icebreakers import CARDS as ICEBREAKERS
from neontable.games.netrunner.cards.expansions.programs import CARDS as DECLARED
from neontable.games.netrunner.model.pieces import Corp
from tests.netrunner.play import RUNNER, Duel, duel

OPERATION = "Efficiency Experts"


def hit(fort: Any, *rig: str, **table: Any) -> Duel:
    """A run on an open fort, up to its end."""
    d = duel(turn="runner", rig=list(rig), **table)
    return d.run(fort).to_access().finish()


# -- virus counters, after the run -----------------------------------------------------------------
@pytest.mark.card("crumble", "taxman", "vienna-22", "garbage-in", "highlighter")
@pytest.mark.parametrize(
    ("card", "mark", "fort", "other"),
    [
        ("Crumble", "crumble", "hq", "rd"),
        ("Taxman", "taxman", "hq", "rd"),
        ("Vienna 22", "vienna", "hq", "rd"),
        ("Garbage In", "garbage", "rd", "hq"),
        ("Highlighter", "highlighter", "rd", "hq"),
    ],
)
def test_a_successful_run_gives_a_counter(card: str, mark: str, fort: str, other: str) -> None:
    d = hit(fort, card, hq=[OPERATION])
    assert d.g.corp.virus == {mark: 1}
    d = hit(other, card, hq=[OPERATION])
    assert d.g.corp.virus == {}, "another fort gives none"
    d = duel(turn="runner", rig=[card], forts={fort: "!Data Wall"}, hq=[OPERATION])
    d.run(fort).finish()
    assert d.g.corp.virus == {}, "nor does a run that fails"


@pytest.mark.card("vienna-22", "taxman", "crumble")
def test_the_corp_may_purge_them_all() -> None:
    corp = Corp(rd=["data-wall"] * 9, virus={"vienna": 2, "taxman": 3, "crumble": 1})
    d = duel(corp=corp, at="window")
    d.pick("purge")
    assert d.g.corp.virus == {}
    assert d.g.corp.bits == 5, "the taxman came too late"
    d.finish()


@pytest.mark.card("vienna-22")
def test_vienna_counts_for_the_next_access_not_for_this_one() -> None:
    d = duel(turn="runner", rig=["Vienna 22"], hq=["Data Wall"] * 4)
    d.run("hq").pick("access").finish()
    seen = [e for e in d.events if e.id == "nr-access-you"]
    assert len(seen) == 1, "the counter comes after the run"
    d.run("hq").pick("access").finish()
    assert len([e for e in d.events if e.id == "nr-access-you"]) == 3


@pytest.mark.card("highlighter")
@pytest.mark.parametrize(("counters", "cards"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_the_first_highlighter_counter_adds_nothing(counters: int, cards: int) -> None:
    corp = Corp(rd=["data-wall"] * 9, virus={"highlighter": counters} if counters else {})
    d = hit("rd", corp=corp)
    assert len([e for e in d.events if e.id == "nr-access-you"]) == cards


@pytest.mark.card("taxman")
@pytest.mark.parametrize(("counters", "lost"), [(1, 0), (2, 1), (5, 2)])
def test_the_taxman_takes_a_bit_for_every_two(counters: int, lost: int) -> None:
    corp = Corp(bits=7, rd=["data-wall"] * 9, virus={"taxman": counters})
    d = duel(corp=corp, at="window").passing()
    assert d.g.corp.bits == 7 - lost


@pytest.mark.card("crumble")
def test_two_crumble_counters_trash_any_card_of_hq() -> None:
    corp = Corp(hq=["tycho-extension"], rd=["data-wall"] * 9, virus={"crumble": 2})
    d = duel(turn="runner", corp=corp)
    d.run("hq").pick("access")
    assert d.offered("trash-free")
    assert d.offered("steal")
    d.pick("trash-free").finish()
    assert d.g.corp.archives == ["tycho-extension"]
    assert d.g.corp.virus == {"crumble": 2}, "they stay"
    corp = Corp(hq=["efficiency-experts"], rd=["data-wall"] * 9, virus={"crumble": 1})
    d = duel(turn="runner", corp=corp)
    d.run("hq").pick("access").finish()
    assert d.g.corp.hq == ["efficiency-experts"], "one is not enough"


@pytest.mark.card("garbage-in")
def test_garbage_in_is_used_up() -> None:
    corp = Corp(hq=[], rd=["data-wall"] * 3, virus={"garbage": 3})
    d = duel(turn="runner", corp=corp)
    d.run("rd").pick("access").pick("trash-free").finish()
    assert d.g.corp.archives == ["data-wall"]
    assert d.g.corp.virus == {"garbage": 1}, "two go after the run"
    d.run("rd").pick("access").finish()
    assert d.g.corp.virus == {"garbage": 1}


@pytest.mark.card("garbage-in", "kilroy-was-here")
def test_garbage_that_was_not_needed_stays() -> None:
    corp = Corp(hq=["data-wall"], rd=["data-wall"] * 3, virus={"garbage": 2})
    d = duel(turn="runner", corp=corp, hand=["Kilroy Was Here"])
    d.pick("play", "Kilroy Was Here").pick("access").pick("trash-free").finish()
    assert d.g.corp.virus == {"garbage": 2}, "Kilroy let him do it"
    d.run("hq").pick("access").finish()
    assert d.g.corp.hq == ["data-wall"], "and it says nothing about HQ"


# -- Armageddon ------------------------------------------------------------------------------------
@pytest.mark.card("armageddon")
def test_armageddon_gives_a_counter_in_place_of_the_access() -> None:
    d = duel(turn="runner", rig=["Armageddon"], rd=["Tycho Extension"])
    d.run("rd").pick("access").pick("yes").finish()
    assert d.g.corp.virus == {"doom": 1}
    assert d.g.corp.rd == ["tycho-extension"], "nothing was accessed"
    d.run("rd").pick("access").pick("no").finish()
    assert d.g.corp.virus == {"doom": 1}
    assert [c.card for c in d.g.runner.scored] == ["tycho-extension"]
    d.run("hq").pick("access").finish()
    assert not d.offered("yes"), "R&D only"


@pytest.mark.card("armageddon", "r-and-d-protocol-files")
def test_armageddon_needs_an_access_to_do_without() -> None:
    d = duel(turn="runner", rig=["Armageddon", "R&D-Protocol Files"])
    d.pick("use", "R&D-Protocol Files").pick("access").finish()
    assert d.g.corp.virus == {}


@pytest.mark.card("armageddon")
def test_doom_trashes_what_is_installed_on_a_six() -> None:
    corp = Corp(bits=5, hq=["data-wall", "keeper"], rd=["data-wall"] * 9, virus={"doom": 2})
    d = duel(corp=corp).dice(3, 6)
    d.pick("install", "Data Wall", "hq").finish()
    assert d.g.corp.virus == {"doom": 1}
    assert not d.in_play("Data Wall")
    assert d.g.corp.buried == ["data-wall"]
    d.dice(5).pick("install", "Keeper", "hq").finish()
    assert d.in_play("Keeper")
    assert d.g.corp.virus == {"doom": 1}


@pytest.mark.card("armageddon")
def test_doom_leaves_the_runner_alone() -> None:
    corp = Corp(rd=["data-wall"] * 9, virus={"doom": 3})
    d = duel(turn="runner", corp=corp, hand=["Codecracker"])
    d.pick("install", "Codecracker")
    assert not d.happened("nr-roll")
    assert d.in_play("Codecracker")


# -- Viral Pipeline --------------------------------------------------------------------------------
@pytest.mark.card("viral-pipeline")
def test_three_sockets_make_a_pipe() -> None:
    d = duel(turn="runner", rig=["Viral Pipeline"], hq=[OPERATION], forts={3: "/ ESA Contract"})
    for fort in ("hq", "rd"):
        d.run(fort).to_access().finish()
        assert not d.offered("use", "Viral Pipeline")
    d.run(3).to_access().finish()
    assert dict(d.g.fort(3).marks) == {}, "central forts only"
    d.run("archives").to_access()
    while not d.offered("use", "Viral Pipeline"):
        d.answer(d.ask.default_answer)
    d.pick("use", "Viral Pipeline")
    assert d.g.corp.virus == {"pipe": 1}
    assert all(not f.marks for f in d.g.forts)
    d.finish()
    d.end_turn() if d.asks("nr-ask-runner") else None
    assert d.g.actions == 2, "the Corp forgoes one of its three"
    d.end_turn().end_turn()
    assert d.g.actions == 2, "in each of its turns"


@pytest.mark.card("viral-pipeline")
def test_sockets_are_virus_counters() -> None:
    d = duel(rig=["Viral Pipeline"])
    atoms.mark_fort(d.g, d.g.forts[0], "socket", 2)
    d.pick("bit")
    assert d.offered("purge")
    d.pick("purge").finish()
    assert d.g.forts[0].marks == ()


# -- helpers ---------------------------------------------------------------------------------------
@pytest.mark.card("disintegrator")
def test_disintegrator_derezzes_beaten_ice_and_ends_the_run() -> None:
    d = duel(
        turn="runner",
        rig=["Disintegrator", "Codecracker"],
        forts={"hq": "!Filter"},
        hq=["Tycho Extension"],
        bits=(5, 2),
    )
    d.run("hq").pick("break", "Codecracker", 0)
    d.pick("use", "Disintegrator").finish()
    assert not d.card("Filter").up
    assert d.g.runner.bits == 0
    assert d.g.run is None
    assert not d.g.memory.hits
    assert d.in_play("Disintegrator"), "it can be used again"


@pytest.mark.card("disintegrator", "superglue", "inside-job")
@pytest.mark.parametrize("card", ["Disintegrator", "Superglue"])
def test_ice_that_was_only_passed_stays_rezzed(card: str) -> None:
    d = duel(turn="runner", rig=[card], forts={"hq": "!Filter"}, hand=["Inside Job"], bits=(5, 9))
    d.pick("play", "Inside Job").pick("fort", "hq")
    while not d.asks("nr-ask-runner"):
        assert not d.offered("use", card)
        d.answer(d.ask.default_answer)
    assert d.card("Filter").up


@pytest.mark.card("superglue")
def test_superglue_derezzes_and_the_run_goes_on() -> None:
    d = duel(
        turn="runner",
        rig=["Superglue", "Codecracker"],
        forts={"hq": "!Filter"},
        hq=[OPERATION],
    )
    d.run("hq").pick("break", "Codecracker", 0).pick("use", "Superglue")
    assert not d.card("Filter").up
    assert d.g.runner.trash == ["superglue"]
    d.to_access().finish()
    assert d.g.memory.hits == [0]


@pytest.mark.card("superglue", "dropp")
def test_superglue_cannot_follow_dropp() -> None:
    """Ice beaten by Dropp is not passed: the run is over."""
    d = duel(turn="runner", rig=["Superglue", "Dropp"], forts={"hq": "!Filter"}, bits=(5, 9))
    d.run("hq").pick("break-all", "Dropp")
    assert d.asks("nr-ask-runner")
    assert d.card("Filter").up
    assert d.in_play("Superglue")


@pytest.mark.card("lockjaw")
def test_lockjaw_strengthens_one_icebreaker_for_the_run() -> None:
    d = duel(
        turn="runner",
        rig=["Lockjaw", "Tinweasel", "Krash"],
        forts={"hq": "!Data Wall, !Keeper, !Keeper"},
        bits=(5, 9),
    )
    assert not d.offered("use", "Lockjaw"), "only in an encounter"
    d.run("hq")
    assert not d.offered("break", "Tinweasel")
    d.pick("use", "Lockjaw").pick("card", "Tinweasel")
    d.pick("break", "Tinweasel", 0).pick("continue")
    d.pick("break", "Tinweasel", 0)
    assert d.g.runner.trash == ["lockjaw"]
    d.finish()
    assert d.g.run is None


@pytest.mark.card("skullcap")
def test_skullcap_stops_any_amount_once() -> None:
    d = duel(
        turn="runner",
        rig=["Skullcap"],
        forts={"hq": "!Razor Wire"},
        hand=["Krash"] * 3,
    )
    d.run("hq").maybe("done").pick("use", "Skullcap").finish()
    assert len(d.g.runner.hand) == 3
    assert d.g.runner.trash == ["skullcap"]
    d = duel(hq=["Scorched Earth"], rig=["Skullcap"], hand=["Krash"] * 5, tags=1, bits=(9, 0))
    d.pick("play", "Scorched Earth")
    assert not d.offered("use", "Skullcap"), "meat damage goes through"
    d.finish()


@pytest.mark.card("schematics-search-engine")
def test_schematics_search_engine_exposes_everything() -> None:
    forts = {"rd": "Keeper", 3: "!Filter, Data Wall / ESA Contract"}
    d = duel(turn="runner", rig=["Schematics Search Engine"], forts=forts, hq=[OPERATION])
    d.run("rd").to_access().finish()
    assert not any(c.seen for f in d.g.forts for c in (*f.ice, *f.inside))
    d.run("hq").to_access()
    assert all(c.seen or c.up for f in d.g.forts for c in (*f.ice, *f.inside))
    d.finish()
    d = duel(turn="runner", rig=["Schematics Search Engine"], forts=forts, hq=[])
    d.run("hq").to_access().finish()
    assert not d.card("ESA Contract").seen, "no card of HQ was accessed"


def test_every_program_is_named_by_a_test() -> None:
    assert len(DECLARED) + len(ICEBREAKERS) == 27
    assert {d.side for d in DECLARED.values()} == {RUNNER}
