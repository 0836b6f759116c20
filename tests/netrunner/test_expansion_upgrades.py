"""Upgrades of Proteus and Classic, card by card: what they do, and what they must not do."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner.game import GAME
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import difficulty, ice_strength
from neontable.games.netrunner.rules.run.subroutines import subroutines
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel

HAND = ["Score!"] * 5


def running(fort: Any, **more: Any) -> Duel:
    more.setdefault("turn", "runner")
    return duel(**more).run(fort)


# -- regions -------------------------------------------------------------------------------------
@pytest.mark.card("london-city-grid")
def test_london_taxes_noise() -> None:
    forts = {"hq": "!Data Wall 2.0 / !London City Grid", "rd": "!Data Wall 2.0"}
    d = running("hq", forts=forts, rig=["Jackhammer"], bits=(0, 20), hq=["Keeper"])
    before = d.g.runner.bits
    d.pick("boost").pick("break", "Jackhammer", 0)
    here = before - d.g.runner.bits
    d.finish()
    d = running("rd", forts=forts, rig=["Jackhammer"], bits=(0, 20))
    d.pick("boost").pick("break", "Jackhammer", 0)
    assert here == before - d.g.runner.bits + 2, "a bit for each of two uses, there only"
    d.finish()


@pytest.mark.card("london-city-grid")
def test_london_hears_no_quiet_icebreaker() -> None:
    d = running(
        "hq",
        forts={"hq": "!Data Wall / !London City Grid"},
        rig=["Dwarf"],
        bits=(0, 1),
        hq=["Keeper"],
    )
    d.pick("break", "Dwarf", 0)
    assert d.g.runner.bits == 0
    d.finish()


REGIONS = [
    ("Networked Center", "Corporate Retreat", "Artificial Security Directors"),
    ("Research Bunker", "Artificial Security Directors", "Corporate Retreat"),
    ("Weapons Depot", "Charity Takeover", "Corporate Retreat"),
]


@pytest.mark.card("networked-center", "research-bunker", "weapons-depot")
@pytest.mark.parametrize(("name", "family", "other"), REGIONS)
def test_agendas_of_a_family_are_easier_there(name: str, family: str, other: str) -> None:
    d = duel(forts={3: f"/ !{name}; {family}", 4: f"/ {family}", 5: f"/ !{name}; {other}"})
    printed = CARDS[card_id(family)].difficulty
    assert difficulty(d.g, d.card(family)) == printed - 1
    assert difficulty(d.g, d.card(family, 1)) == printed, "elsewhere as ever"
    assert difficulty(d.g, d.card(other)) == CARDS[card_id(other)].difficulty
    d = duel(hq=[name], bits=(4, 0), forts={3: "/ !Washington, D.C., City Grid"})
    d.pick("install", name, 3)
    assert d.card(name).up
    assert not d.in_play("Washington, D.C., City Grid"), "one region in each fort"
    assert d.g.corp.bits == 0


# -- ambushes ------------------------------------------------------------------------------------
@pytest.mark.card("self-destruct")
def test_self_destruct_takes_the_fort_with_it() -> None:
    d = running(3, forts={3: "Keeper / !Self-Destruct; Hostile Takeover"}, hand=HAND, bits=(0, 0))
    d.to_access().pick("inside", "Self-Destruct").pick("yes")
    assert len(d.g.forts) == 3
    assert len(d.g.runner.hand) == 3, "Keeper and the agenda"
    assert d.g.runner.scored == []
    assert d.asks("nr-ask-runner")


@pytest.mark.card("self-destruct")
def test_self_destruct_may_hold_and_must_be_rezzed() -> None:
    d = running(3, forts={3: "/ !Self-Destruct; Hostile Takeover"}, hand=HAND, bits=(0, 0))
    d.pick("access").pick("inside", "Self-Destruct").pick("no").finish()
    assert d.in_play("Self-Destruct")
    d = running(3, forts={3: "/ Self-Destruct"}, hand=HAND, bits=(0, 0))
    d.pick("access")
    assert not d.asks("nr-ask-may")
    d.finish()
    d = duel(hq=["Self-Destruct"])
    assert not d.offered("install", "Self-Destruct", "hq")


@pytest.mark.card("shock-treatment")
@pytest.mark.parametrize("tags", [3, 4])
def test_shock_treatment_needs_four_tags(tags: int) -> None:
    d = running(
        3,
        forts={3: "/ !Shock Treatment"},
        rig=["Krash", "Dwarf", "Shaka", "Wutech Mem Chip", "Broker"],
        tags=tags,
        bits=(0, 0),
    )
    d.pick("access")
    if tags == 4:
        d.choose("Krash", "Dwarf")
    d.finish()
    left = {c.card for c in d.g.runner.rig}
    kept = {"shaka", "broker"} if tags == 4 else left | {"krash"}
    assert left == kept


# -- at the start of a run -----------------------------------------------------------------------
@pytest.mark.card("street-enforcer")
def test_the_enforcer_collects_for_tags() -> None:
    forts = {"hq": "!Filter / !Street Enforcer", "rd": "!Filter"}
    d = running("hq", forts=forts, tags=3, bits=(0, 5))
    assert d.g.runner.bits == 2
    d.run("rd")
    assert d.g.runner.bits == 2, "on his own fort only"
    d = running("hq", forts=forts, bits=(0, 5))
    assert d.g.runner.bits == 5


@pytest.mark.card("herman-revista")
def test_herman_puts_the_ice_in_order() -> None:
    d = duel(turn="runner", forts={"hq": "!Filter, Keeper / !Herman Revista"}, hq=["Keeper"])
    d.pick("run", "hq").pick("use", "Herman Revista")
    d.choose("Filter", "Keeper")
    assert [c.card for c in d.g.forts[0].ice] == ["keeper", "filter"], "Filter is the outermost now"
    d.finish()
    assert not d.happened("nr-success")


@pytest.mark.card("herman-revista")
def test_herman_cares_for_his_own_fort_only() -> None:
    forts = {"hq": "!Filter, Keeper / !Herman Revista", "rd": "!Filter, !Filter"}
    d = duel(turn="runner", forts=forts)
    d.pick("run", "rd")
    assert d.asks("nr-ask-runner"), "nobody was asked"


@pytest.mark.card("obfuscated-fortress")
def test_the_runner_spends_what_he_announced() -> None:
    forts = {"hq": "!Data Wall / !Obfuscated Fortress"}
    d = duel(turn="runner", forts=forts, rig=["Krash"], bits=(0, 9), hq=["Keeper"])
    d.pick("run", "hq")
    assert d.asks("nr-ask-announce", RUNNER)
    d.answer(3, RUNNER)
    d.pick("break", "Krash", 0).pick("continue").pick("access").finish()
    assert d.g.runner.bits == 6, "two for Krash, and the third is lost"


@pytest.mark.card("obfuscated-fortress")
def test_he_cannot_spend_more() -> None:
    d = duel(turn="runner", forts={"hq": "!Data Wall / Obfuscated Fortress"}, rig=["Krash"])
    d.g.corp.bits, d.g.runner.bits = 4, 9
    d.pick("run", "hq")
    assert d.asks("nr-window-run-start", CORP), "it may be rezzed just then"
    d.pick("rez", "Obfuscated Fortress").answer(1, RUNNER)
    assert not d.offered("break")
    d.finish()
    assert d.g.runner.bits == 8
    d.pick("run", "rd")
    assert not d.asks("nr-ask-announce"), "other forts are clear"
    d.finish()


@pytest.mark.card("obfuscated-fortress")
def test_what_was_announced_bounds_the_link_too() -> None:
    forts = {"hq": "!Fetch 4.0.1 / !Obfuscated Fortress"}
    d = duel(turn="runner", forts=forts, rig=["Bakdoor"], bits=(9, 9), hq=["Keeper"])
    d.pick("run", "hq").answer(2, RUNNER)
    d.answer(0, CORP).pick("link", "Bakdoor")
    assert max(d.ask.options) <= 2
    d.answer(0, RUNNER).finish()


# -- in a run ------------------------------------------------------------------------------------
@pytest.mark.card("sterdroid")
@pytest.mark.parametrize("ice", ["Wall of Static", "Haunting Inquisition"])
def test_sterdroid_doubles_strength_for_the_turn(ice: str) -> None:
    d = running("hq", forts={"hq": f"!{ice}", 3: "/ !Sterdroid"}, bits=(3, 0), hq=["Keeper"])
    while not d.asks("nr-ask-met"):
        d.pick("pass")
    d.pick("use", "Sterdroid").maybe("card", ice)
    assert ice_strength(d.g, d.card(ice)) == min(10, 2 * CARDS[card_id(ice)].strength)
    assert not d.in_play("Sterdroid")
    assert d.g.corp.bits == 0
    d.finish().end_turn()
    assert ice_strength(d.g, d.card(ice)) == CARDS[card_id(ice)].strength


@pytest.mark.card("sterdroid")
def test_sterdroid_stops_at_ten_and_lowers_nothing() -> None:
    d = running("hq", forts={"hq": "!Toughonium Wall", 3: "/ !Sterdroid"}, bits=(3, 0))
    while not d.asks("nr-ask-met"):
        d.pick("pass")
    d.pick("use", "Sterdroid")
    assert ice_strength(d.g, d.card("Toughonium Wall")) == 10
    d.finish()
    d = duel(forts={"hq": "!Filter", 3: "/ !Sterdroid"}, at="after")
    assert not d.offered("use"), "not outside a run"


@pytest.mark.card("lisa-blight", "marcel-desoleil")
@pytest.mark.parametrize(("name", "bits"), [("Lisa Blight", 1), ("Marcel DeSoleil", 2)])
def test_a_subroutine_is_repeated_right_after_the_original(name: str, bits: int) -> None:
    d = running(
        "hq",
        forts={"hq": f"!Shotgun Wire / !{name}"},
        bits=(bits, 0),
        hq=["Keeper"],
        rd=["Filter"] * 4,
        hand=HAND,
    )
    while not d.asks("nr-ask-met"):
        d.pick("pass")
    d.pick("use", name).maybe("card", "Shotgun Wire").pick("sub", 0)
    done = [dict(e.args)["path"] for e in d.events if e.id == "nr-sub"]
    assert done[:3] == ["shotgun-wire.sub.0", "shotgun-wire.sub.0", "shotgun-wire.sub.1"]
    assert d.g.corp.bits == 0
    if name == "Lisa Blight":
        assert d.g.corp.hq == [], "a card of HQ at random"
    else:
        assert len(d.g.corp.rd) == 2, "the top two cards of R&D"
    d.finish()
    assert subroutines(d.g, d.card("Shotgun Wire")).count("shotgun-wire.sub.0") == 1


@pytest.mark.card("lisa-blight", "marcel-desoleil")
@pytest.mark.parametrize("name", ["Lisa Blight", "Marcel DeSoleil"])
def test_without_its_price_or_on_another_fort_nothing_is_repeated(name: str) -> None:
    forts = {"hq": f"!Filter / !{name}", "rd": "!Filter"}
    d = running("rd", forts=forts, bits=(9, 0), hq=["Keeper"])
    assert d.asks("nr-ask-runner")
    d = running("hq", forts=forts, bits=(9, 0), hq=[], rd=["Keeper"])
    assert d.asks("nr-ask-runner"), "no card, or not two, to pay with"


@pytest.mark.card("panic-button")
def test_the_panic_button_draws_in_runs_on_hq() -> None:
    forts = {"hq": "!Filter / !Panic Button", "rd": "!Filter"}
    d = running("hq", forts=forts, bits=(2, 0), rd=["Keeper"] * 5)
    d.pick("use", "Panic Button")
    assert d.g.corp.hq == ["keeper"]
    assert d.g.corp.bits == 1
    d.finish()
    d = running("rd", forts=forts, bits=(2, 0))
    assert d.asks("nr-ask-runner"), "not in a run elsewhere"
    d = duel(hq=["Panic Button"])
    assert [o[2] for o in d.options if o[0] == "install"] == [0]


@pytest.mark.card("raymond-ellison")
def test_raymond_turns_counters_into_bits_for_the_run() -> None:
    d = running(
        3,
        forts={3: "Keeper / !Raymond Ellison; Hostile Takeover+2"},
        bits=(0, 0),
    )
    d.pick("use", "Raymond Ellison").answer(2, CORP)
    assert not d.in_play("Raymond Ellison")
    assert d.card("Hostile Takeover").adv == 0
    assert sum(p.bits for p in d.g.purses) == 6
    d.maybe("pass").pick("rez", "Keeper").maybe("lent", 0, 4)
    assert d.card("Keeper").up
    assert d.asks("nr-ask-runner")
    assert (d.g.corp.bits, d.g.purses) == (0, [])


@pytest.mark.card("raymond-ellison")
def test_raymond_needs_counters_and_a_run() -> None:
    d = running(3, forts={3: "Filter / !Raymond Ellison; Hostile Takeover"}, bits=(0, 0))
    assert not d.offered("use")
    d.finish()
    d = duel(forts={3: "/ !Raymond Ellison; Hostile Takeover+2"}, at="after")
    assert not d.offered("use")


@pytest.mark.card("rasmin-bridger")
def test_rasmin_charges_for_each_piece_of_ice() -> None:
    d = running("hq", forts={"hq": "Keeper, !Vortex / !Rasmin Bridger"}, bits=(0, 2))
    d.pick("pay").pick("continue").pick("pay")
    assert d.g.runner.bits == 0, "Keeper was passed unrezzed"
    d.finish()
    d = running("hq", forts={"hq": "Keeper / !Rasmin Bridger", "rd": "Keeper"}, bits=(0, 2))
    d.pick("refuse")
    assert d.g.run is None
    d.run("rd")
    assert not d.asks("nr-ask-pay-or"), "his fort only"
    d.finish()


# -- past the last ice ---------------------------------------------------------------------------
@pytest.mark.card("lesley-major")
def test_lesley_advances_at_the_last_moment() -> None:
    d = running(3, forts={3: "/ !Lesley Major; Experimental AI"}, bits=(5, 0), rig=["Krash"])
    assert d.asks("nr-ask-may", CORP)
    d.pick("yes").maybe("card", "Experimental AI")
    assert d.card("Experimental AI").adv == 2
    assert d.g.corp.bits == 0
    d.finish()


@pytest.mark.card("lesley-major")
def test_lesley_does_it_once_and_not_on_other_forts() -> None:
    forts = {3: "/ !Lesley Major; !Experimental AI", 4: "/ !Experimental AI"}
    d = running(4, forts=forts, bits=(20, 0))
    assert not d.asks("nr-ask-may")
    d.finish()
    d.run(3).pick("yes").maybe("card", "Experimental AI")
    assert d.asks("nr-ask-access"), "not twice in a run"
    d.finish()
    d = duel(hq=["Lesley Major"])
    assert not d.offered("install", "Lesley Major", "rd")


@pytest.mark.card("pavit-bharat")
def test_pavit_exchanges_what_lies_in_the_fort() -> None:
    d = running(
        3,
        forts={3: "/ Pavit Bharat; Hostile Takeover+1"},
        hq=["Experimental AI", "Red Herrings", "Keeper"],
        bits=(2, 0),
    )
    d.pick("rez", "Pavit Bharat")
    assert d.asks("nr-ask-refill", CORP)
    assert GAME.check(d.g) == [], "the fort is empty for this moment only"
    assert not d.offered("install", "Keeper"), "ice does not go in"
    d.pick("install", "Experimental AI").pick("install", "Red Herrings")
    fort = d.g.forts[3]
    assert sorted(c.card for c in fort.inside) == ["experimental-ai", "red-herrings"]
    assert sorted(d.g.corp.hq) == ["hostile-takeover", "keeper", "pavit-bharat"]
    d.finish()
    assert d.g.runner.scored == []


@pytest.mark.card("pavit-bharat")
def test_pavit_waits_for_the_last_ice() -> None:
    d = duel(forts={3: "/ Pavit Bharat"}, at="after", bits=(9, 0))
    assert not d.offered("rez")
    d = running(3, forts={3: "!Coyote / Pavit Bharat"}, bits=(9, 9), hq=["Red Herrings"])
    while not d.asks("nr-window-access"):
        assert not d.offered("rez", "Pavit Bharat")
        d.answer(d.ask.default_answer, d.ask.seat)
    d.pick("rez", "Pavit Bharat").pick("install", "Pavit Bharat")
    assert not d.card("Pavit Bharat").up, "he may come back himself"
    d.finish()


@pytest.mark.card("pavit-bharat")
def test_what_is_exchanged_has_left_play() -> None:
    """Nevinyrral must not leave it."""
    d = running(3, forts={3: "/ Pavit Bharat; !Nevinyrral"}, hq=["Red Herrings"], bits=(2, 0))
    d.pick("rez", "Pavit Bharat")
    assert d.over
    assert d.winner == RUNNER


@pytest.mark.card("simon-francisco")
@pytest.mark.parametrize("place", ["hq", "rd"])
def test_simon_hides_one_stored_card(place: str) -> None:
    piles: dict[str, Any] = {place: ["Hostile Takeover"] * 3}
    d = running(place, forts={place: "/ !Simon Francisco"}, bits=(0, 0), **piles)
    d.pick("access").finish()
    assert d.g.runner.scored == [], "he sees Simon only"
    forts = {("rd" if place == "hq" else "hq"): "/ !Simon Francisco"}
    d = running(place, forts=forts, bits=(0, 0), **piles)
    d.pick("access").finish()
    assert len(d.g.runner.scored) == 1, "elsewhere he helps nobody"


@pytest.mark.card("simon-francisco")
def test_simon_takes_one_of_several() -> None:
    d = running(
        "rd",
        forts={"rd": "/ !Simon Francisco"},
        rd=["Hostile Takeover"] * 3,
        rig=["R&D Interface"],
        bits=(0, 0),
    )
    d.pick("access").finish()
    assert len(d.g.runner.scored) == 1
    d = duel(hq=["Simon Francisco"], forts={3: "/ !TRAP!"})
    assert sorted(o[2] for o in d.options if o[0] == "install") == [0, 1]


@pytest.mark.parametrize(
    ("name", "rez", "trash"),
    [
        ("Herman Revista", 1, 4),
        ("Lesley Major", 0, 0),
        ("Lisa Blight", 0, 2),
        ("London City Grid", 3, 6),
        ("Marcel DeSoleil", 0, 2),
        ("Networked Center", 4, 3),
        ("Obfuscated Fortress", 4, 0),
        ("Panic Button", 1, 4),
        ("Pavit Bharat", 2, 0),
        ("Rasmin Bridger", 4, 2),
        ("Raymond Ellison", 0, 2),
        ("Research Bunker", 4, 3),
        ("Self-Destruct", 2, 0),
        ("Shock Treatment", 2, 5),
        ("Simon Francisco", 3, 3),
        ("Sterdroid", 0, 0),
        ("Street Enforcer", 1, 3),
        ("Weapons Depot", 4, 3),
    ],
)
def test_what_it_costs_to_rez_and_to_trash(name: str, rez: int, trash: int) -> None:
    card = CARDS[card_id(name)]
    assert (card.cost, card.trash) == (rez, trash)
