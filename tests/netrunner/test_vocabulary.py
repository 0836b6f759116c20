"""What words of the rules mean: in and on, next and outside, install, trash (NR-VOC)."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import ice_strength
from tests.netrunner.play import CORP, RUNNER, duel

OPERATION = "Accounts Receivable"


# -- in and on --------------------------------------------------------------------------------
@pytest.mark.rule("NR-VOC-001", "NR-VOC-002")
def test_what_is_in_a_fort_is_not_on_it() -> None:
    """Mouse exposes a card inside a fort: never ice."""
    d = duel(
        turn="runner",
        rig=["Mouse"],
        forts={"hq": "Data Wall / Red Herrings", 3: "Keeper / Tycho Extension"},
    )
    d.pick("use", "Mouse")
    ids = {o[1] for o in d.options}
    assert ids == {d.card("Red Herrings").id, d.card("Tycho Extension").id}
    d.answer(next(o for o in d.options if o[1] == d.card("Red Herrings").id)).finish()
    assert d.card("Red Herrings").seen
    assert not any(c.seen for f in d.g.forts for c in f.ice)


@pytest.mark.rule("NR-VOC-002", "NR-UPG-003")
def test_what_is_about_ice_on_the_fort_leaves_the_rest_alone() -> None:
    """An upgrade in a fort serves the ice on that fort, and not the one that lies elsewhere."""
    d = duel(
        forts={
            "hq": "!Data Wall, !Keeper / !Antiquated Interface Routines; Red Herrings",
            "rd": "!Data Wall",
        }
    )
    assert ice_strength(d.g, d.g.fort(0).ice[0]) == CARDS["data-wall"].strength + 1
    assert ice_strength(d.g, d.g.fort(0).ice[1]) == CARDS["keeper"].strength + 1
    assert ice_strength(d.g, d.g.fort(1).ice[0]) == CARDS["data-wall"].strength


@pytest.mark.rule("NR-VOC-001", "NR-VOC-002", "NR-ACC-004")
def test_an_access_reaches_what_is_in_the_fort_only() -> None:
    d = duel(turn="runner", forts={3: "Data Wall, Keeper / Tycho Extension"}, bits=(0, 5))
    d.run(3).to_access().finish()
    accessed = [e.args["card"] for e in d.events if e.id == "nr-access-you"]
    assert accessed == ["tycho-extension"]
    assert [c.card for c in d.g.fort(3).ice] == ["data-wall", "keeper"]


# -- innermost and outermost ------------------------------------------------------------------
@pytest.mark.rule("NR-VOC-003")
def test_the_outermost_ice_is_nearest_the_runner() -> None:
    """From inside A, B, C: the guide to the net exposes C; a single piece is both ends."""
    d = duel(
        turn="runner",
        hand=["Ice and Data's Guide to the Net"],
        forts={"hq": "Data Wall, Keeper, Filter", "rd": "Quandary"},
    )
    d.pick("play", "Ice and Data's Guide to the Net").finish()
    seen = [c.card for f in d.g.forts for c in f.ice if c.seen]
    assert seen == ["filter", "quandary"]
    d.run("hq")
    run = d.g.run
    assert run is not None
    assert d.g.find(run.ice).card == "filter", "met first"
    d.finish()


@pytest.mark.rule("NR-VOC-003", "NR-ICE-004")
def test_new_ice_is_the_outermost() -> None:
    d = duel(hq=["Filter"], forts={"hq": "Data Wall, Keeper"})
    d.pick("install", "Filter", "hq").answer((), CORP).finish()
    assert [c.card for c in d.g.fort(0).ice] == ["data-wall", "keeper", "filter"]


@pytest.mark.rule("NR-VOC-003")
def test_reversed_ice_is_met_the_other_way_round() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        rig=["Netspace Inverter"],
        forts={"hq": "Data Wall, Keeper, Filter"},
        bits=(0, 5),
    )
    d.run("hq").to_access()
    d.pick("use", "Netspace Inverter").finish()
    assert [c.card for c in d.g.fort(0).ice] == ["filter", "keeper", "data-wall"]


# -- next, further, outside -------------------------------------------------------------------
@pytest.mark.rule("NR-VOC-004")
def test_further_ice_is_what_is_still_to_be_met() -> None:
    """From inside A, B, C: Canis Major as B strengthens A, and not C."""
    d = duel(
        turn="runner",
        forts={"hq": "!Data Wall, !Canis Major, !Misleading Access Menus"},
        rig=["Krash"],
        bits=(0, 9),
    )
    a, _, c = d.g.fort(0).ice
    d.run("hq")
    while not (d.g.run and d.g.run.ice == a.id and d.asks("nr-ask-break")):
        d.pick("pay") if d.offered("pay") else None
        if d.offered("continue"):
            d.pick("continue")
        elif d.offered("done"):
            d.pick("done")
    assert ice_strength(d.g, a) == 2, "two more for what comes after it"
    d.finish()
    assert ice_strength(d.g, a) == 0
    assert ice_strength(d.g, c) == CARDS["misleading-access-menus"].strength


@pytest.mark.rule("NR-VOC-004")
def test_the_next_ice_is_the_one_the_runner_meets_after_it() -> None:
    """Data Darts as C: the next is B, and A is free again."""
    d = duel(
        turn="runner",
        forts={"hq": "!Data Wall, !Misleading Access Menus, !Data Darts"},
        rig=["Dwarf", "Codecracker"],
        hand=["Krash"] * 5,
        bits=(0, 12),
        windows=True,
    )
    d.run("hq")
    breakable = []
    for _ in range(60):
        if d.asks("nr-ask-runner"):
            break
        if d.asks("nr-ask-break") and d.g.run is not None:
            name = d.g.find(d.g.run.ice).card
            if d.offered("boost") or d.offered("break"):
                breakable.append(name)
            elif name == "misleading-access-menus":
                id = d.card("Codecracker").id
                assert d.refused("break", id, "codecracker", 0) == "NR-BRK-001"
        if d.offered("pay"):
            d.pick("pay")
        else:
            d.answer(d.ask.default_answer, d.ask.seat)
    assert breakable == ["data-wall"]
    d.finish()


@pytest.mark.rule("NR-VOC-005")
def test_ice_outside_is_what_was_passed() -> None:
    """From inside A, B, C, with Vacuum Link as B: thrown back by one, the Runner meets C, and then
    B again; A is still to come."""
    d = duel(
        turn="runner",
        forts={"hq": "Filter, !Vacuum Link, !Misleading Access Menus"},
        bits=(0, 20),
        hand=["Krash"] * 5,
    )
    d.dice(1, 6)
    d.run("hq")
    met = []
    for _ in range(40):
        if d.asks("nr-ask-runner"):
            break
        if d.offered("pay"):
            d.pick("pay")
        elif d.offered("fall-back"):
            d.pick("fall-back")
        elif d.offered("jack-out") and d.g.run and not d.g.run.left:
            met = [d.g.run.names[id] for id in d.g.run.met]
            d.pick("jack-out")
        elif d.offered("continue"):
            d.pick("continue")
        else:
            d.answer(d.ask.default_answer, d.ask.seat)
    out, link = "misleading-access-menus", "vacuum-link"
    assert met == [out, link, out, link], "the way back led outwards, and A was met after all that"


# -- install and play -------------------------------------------------------------------------
@pytest.mark.rule("NR-VOC-006")
@pytest.mark.parametrize(
    ("turn", "card"), [("corp", "efficiency-experts"), ("runner", "livewires-contacts")]
)
def test_operations_and_preps_are_not_installed(turn: str, card: str) -> None:
    hands = {"hq": [card]} if turn == "corp" else {"hand": [card]}
    d = duel(turn=turn, **hands)  # type: ignore[arg-type]
    assert not d.offered("install")
    assert d.offered("play", card)
    verb = "install" if turn == "corp" else "install-rig"
    assert d.refused(verb, card, 0) == "NR-VOC-006"


@pytest.mark.rule("NR-VOC-006")
@pytest.mark.parametrize(("turn", "card"), [("corp", "data-wall"), ("runner", "wutech-mem-chip")])
def test_what_is_installed_is_not_played(turn: str, card: str) -> None:
    hands = {"hq": [card]} if turn == "corp" else {"hand": [card]}
    d = duel(turn=turn, **hands)  # type: ignore[arg-type]
    assert not d.offered("play")
    assert d.refused("play", card) == "NR-VOC-006"
    d.first("install", card).finish()
    assert d.g.actions == (2 if turn == "corp" else 3)


@pytest.mark.rule("NR-VOC-006")
def test_effects_that_install_ignore_operations() -> None:
    """Three actions that are for installing only play no operation."""
    d = duel(hq=["Edgerunner, Inc., Temps", "Efficiency Experts", "Data Wall"], bits=(9, 5))
    d.pick("play", "Edgerunner, Inc., Temps")
    assert d.asks("nr-ask-bonus", CORP)
    assert d.offered("install", "Data Wall")
    assert not d.offered("play")
    assert not d.offered("install", "Efficiency Experts")
    d.pick("install", "Data Wall", "hq").finish()
    assert d.g.corp.hq == ["efficiency-experts"]


# -- trash ------------------------------------------------------------------------------------
@pytest.mark.rule("NR-VOC-007", "NR-DISC-005")
def test_trashing_sends_a_card_to_its_owners_pile() -> None:
    """Whoever does it: the Corp's cards go to Archives, the Runner's to his trash."""
    d = duel(turn="runner", forts={3: "/ !ESA Contract"}, bits=(0, 3))
    d.run(3).passing().pick("access").pick("trash-it").finish()
    assert d.g.corp.archives == ["esa-contract"]
    assert d.g.runner.trash == []
    d = duel(rig=["Broker"], tags=1)
    d.pick("trash-resource", "Broker").finish()
    assert d.g.runner.trash == ["broker"]
    assert d.g.corp.archives == []
    d = duel(turn="runner", forts={"hq": "!Triggerman"}, rig=["Krash"], bits=(0, 0))
    d.run("hq").finish()
    assert d.g.runner.trash == ["krash"], "trashed by the Corp's ice"
    assert d.g.corp.archives == []


@pytest.mark.rule("NR-VOC-007", "NR-DISC-002")
def test_the_trash_is_the_runners_open_pile() -> None:
    d = duel(turn="runner", hand=["Livewire's Contacts"], trash=["Krash"])
    d.pick("play", "Livewire's Contacts").finish()
    for seat in (CORP, RUNNER, -1):
        assert d.table.view(seat).runner.trash == ("krash", "livewires-contacts")
