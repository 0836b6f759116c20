"""Nodes of Proteus and Classic, card by card: what they do, and what they must not do."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import breaker_strength, trash_cost
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel

HAND = ["Score!"] * 5


def access(place: Any, **more: Any) -> Duel:
    more.setdefault("turn", "runner")
    return duel(**more).run(place).pick("access")


# -- antibodies ------------------------------------------------------------------------------------
@pytest.mark.card("bel-digmo-antibody")
def test_bel_digmo_hides_in_rd_and_bites_there() -> None:
    d = duel(forts={3: "/ Bel-Digmo Antibody"}, at="after", rd=[])
    d.pick("rez", "Bel-Digmo Antibody")
    assert d.g.corp.rd == ["bel-digmo-antibody"]
    assert len(d.g.forts) == 3
    d = access("rd", rd=["Bel-Digmo Antibody"], hand=HAND)
    assert len(d.g.runner.hand) == 4
    assert d.happened("nr-access-shown")
    d.finish()


@pytest.mark.card("bel-digmo-antibody")
@pytest.mark.parametrize("place", ["hq", "archives"])
def test_elsewhere_bel_digmo_is_harmless(place: str) -> None:
    piles: dict[str, Any] = {place: ["Bel-Digmo Antibody"]}
    d = access(place, hand=HAND, **piles)
    assert len(d.g.runner.hand) == 5
    d.finish()


@pytest.mark.card("stereogram-antibody")
@pytest.mark.parametrize("pile", ["archives", "buried"])
def test_stereogram_springs_from_the_archives(pile: str) -> None:
    piles: dict[str, Any] = {pile: ["Stereogram Antibody", "Keeper"]}
    d = duel(turn="runner", rd=["Filter"], hand=HAND, **piles)
    d.run("archives").pick("access")
    while not d.asks("nr-ask-runner"):
        d.answer(d.ask.options[0], d.ask.seat)
    assert len(d.g.runner.hand) == 4
    assert sorted(d.g.corp.rd) == ["filter", "stereogram-antibody"]
    assert "stereogram-antibody" not in (*d.g.corp.archives, *d.g.corp.buried)


@pytest.mark.card("stereogram-antibody")
@pytest.mark.parametrize("place", ["hq", "rd"])
def test_stereogram_elsewhere_does_nothing(place: str) -> None:
    piles: dict[str, Any] = {place: ["Stereogram Antibody"]}
    d = access(place, hand=HAND, **piles)
    assert len(d.g.runner.hand) == 5
    d.finish()


@pytest.mark.card("doppelganger-antibody")
@pytest.mark.parametrize("place", ["hq", "rd", 3])
def test_doppelganger_takes_a_bit_each_turn(place: Any) -> None:
    name = "Doppelganger Antibody"
    where: dict[str, Any] = {"forts": {3: f"/ !{name}"}} if place == 3 else {place: [name]}
    d = access(place, bits=(2, 5), **where)
    assert d.asks("nr-ask-may", CORP)
    d.pick("yes").maybe("leave")
    assert d.g.corp.bits == 0
    assert d.g.runner.marks == {"doppelganger": 1}
    d.end_turn().end_turn()
    assert d.g.runner.bits == 4
    d.pick("shake", "doppelganger")
    assert (d.g.runner.bits, d.g.runner.marks) == (0, {})


@pytest.mark.card("doppelganger-antibody")
def test_doppelganger_needs_its_price_and_no_grave() -> None:
    d = access("archives", archives=["Doppelganger Antibody"], bits=(9, 5))
    assert d.g.runner.marks == {}
    d = access("hq", hq=["Doppelganger Antibody"], bits=(1, 0))
    assert not d.asks("nr-ask-may")
    d.finish()
    d = access("hq", hq=["Doppelganger Antibody"], bits=(2, 0))
    d.pick("no").finish()
    assert d.g.runner.marks == {}


@pytest.mark.card("pattel-antibody")
def test_pattel_weakens_every_icebreaker() -> None:
    d = access("hq", hq=["Pattel Antibody"], bits=(3, 0), rig=["Shaka", "Dwarf", "Bakdoor"])
    before = [breaker_strength(d.g, d.card(n)) for n in ("Shaka", "Dwarf")]
    d.pick("yes").finish()
    assert d.g.corp.bits == 0
    assert [breaker_strength(d.g, d.card(n)) for n in ("Shaka", "Dwarf")] == [n - 1 for n in before]
    assert d.card("Bakdoor").marks == (), "it is no icebreaker"


@pytest.mark.card("pattel-antibody")
def test_a_new_icebreaker_is_not_weakened() -> None:
    d = access("hq", hq=["Pattel Antibody"], bits=(3, 9), rig=["Shaka"], hand=["Dwarf"])
    d.pick("yes").finish()
    d.pick("install", "Dwarf")
    assert d.card("Dwarf").marks == ()
    d = access("archives", archives=["Pattel Antibody"], bits=(3, 9), rig=["Shaka"])
    assert d.card("Shaka").marks == (), "not from the Archives"


# -- what watches the Runner -------------------------------------------------------------------
@pytest.mark.card("indiscriminate-response-team")
def test_the_team_shakes_a_successful_runner() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ !Indiscriminate Response Team"},
        hand=["Krash", "Dwarf"],
        stack=["Score!"] * 30,
        rd=["Keeper"],
    )
    d.run("rd").to_access().maybe("leave")
    assert d.asks("nr-ask-may", CORP)
    d.pick("yes")
    assert len(d.g.runner.hand) == 2
    assert len(d.g.runner.stack) == 30
    assert d.happened("nr-shuffle")


@pytest.mark.card("indiscriminate-response-team")
def test_the_team_leaves_a_failed_runner_alone() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ !Indiscriminate Response Team", "rd": "!Filter"},
        hand=["Krash", "Dwarf"],
    )
    d.run("rd").finish()
    assert sorted(d.g.runner.hand) == ["dwarf", "krash"]
    assert not d.happened("nr-shuffle")


@pytest.mark.card("satellite-monitors")
@pytest.mark.parametrize(("dice", "tags"), [((1, 1), 2), ((1, 5), 1), ((2, 3), 0)])
def test_monitors_roll_for_each_run(dice: tuple[int, ...], tags: int) -> None:
    d = duel(turn="runner", forts={3: "/ !Satellite Monitors", "hq": "!Filter", "rd": "!Filter"})
    d.run("hq").run("rd").dice(*dice)
    d.pick("end").pick("yes")
    d.finish()
    assert d.g.runner.tags == tags


@pytest.mark.card("satellite-monitors")
def test_monitors_see_nothing_without_a_run() -> None:
    d = duel(turn="runner", forts={3: "/ !Satellite Monitors"}).dice(1, 1)
    d.pick("end").pick("yes")
    assert d.g.runner.tags == 0


def exposing(department: str, **more: Any) -> Duel:
    """The Runner has a card exposed."""
    forts = {3: "/ Hostile Takeover", 4: f"/ {department}"}
    d = duel(turn="runner", forts=forts, rig=["SeeYa"], **more)
    return d.pick("use", "SeeYa").maybe("card", d.card("Hostile Takeover").id)


@pytest.mark.card("department-of-misinformation")
def test_the_department_covers_a_card() -> None:
    d = exposing("!Department of Misinformation", bits=(1, 9))
    assert d.asks("nr-window-exposure", CORP)
    d.pick("pay")
    assert d.g.corp.bits == 0
    assert not d.card("Hostile Takeover").seen
    d = exposing("!Department of Misinformation", bits=(1, 9))
    d.pick("pass")
    assert d.card("Hostile Takeover").seen


@pytest.mark.card("department-of-misinformation")
def test_it_may_be_rezzed_just_then_and_needs_a_bit() -> None:
    d = exposing("Department of Misinformation", bits=(1, 9))
    d.pick("rez", "Department of Misinformation").pick("pay")
    assert not d.card("Hostile Takeover").seen
    d = exposing("!Department of Misinformation", bits=(0, 9))
    assert d.card("Hostile Takeover").seen, "without a bit it covers nothing"
    assert d.asks("nr-ask-runner")


# -- Strategic Planning Group ----------------------------------------------------------------------
@pytest.mark.card("strategic-planning-group")
def test_the_group_draws_one_more_and_puts_one_back() -> None:
    d = duel(forts={3: "/ !Strategic Planning Group"}, rd=["Keeper", "Filter", "Mazer"])
    d.pick("draw")
    assert d.asks("nr-ask-bottom", CORP)
    assert {o[1] for o in d.options} == {"mazer", "filter"}
    d.pick("card", "Mazer")
    assert d.g.corp.hq == ["filter"]
    assert d.g.corp.rd == ["mazer", "keeper"], "at the bottom"


@pytest.mark.card("strategic-planning-group")
def test_the_extra_card_must_be_there() -> None:
    d = duel(forts={3: "/ !Strategic Planning Group"}, rd=["Keeper"])
    d.pick("draw")
    assert d.over
    assert d.winner == RUNNER
    d = duel(turn="runner", forts={3: "/ !Strategic Planning Group"}, hand=[])
    d.pick("draw")
    assert len(d.g.runner.hand) == 1, "the Runner draws as ever"
    d = duel(forts={3: "/ !Strategic Planning Group", 4: "/ Strategic Planning Group"})
    assert not d.offered("rez"), "there is only one"


# -- counters --------------------------------------------------------------------------------------
@pytest.mark.card("cybertech-think-tank")
def test_the_think_tank_makes_meat_damage_worse() -> None:
    d = duel(
        forts={3: "/ !Cybertech Think Tank+3"},
        hq=["Scorched Earth"],
        tags=1,
        hand=["Score!"] * 8,
        bits=(9, 0),
    )
    d.pick("play", "Scorched Earth")
    assert d.asks("nr-ask-raise-damage", CORP)
    d.answer(2, CORP)
    assert len(d.g.runner.hand) == 2
    assert d.card("Cybertech Think Tank").adv == 1


@pytest.mark.card("cybertech-think-tank")
def test_the_think_tank_knows_nothing_of_net_damage() -> None:
    forts = {3: "/ !Cybertech Think Tank+3", "archives": "!Neural Blade"}
    d = duel(turn="runner", forts=forts, hand=HAND)
    d.run("archives").finish()
    assert len(d.g.runner.hand) == 4
    assert d.card("Cybertech Think Tank").adv == 3
    d = duel(forts={3: "/ Cybertech Think Tank"})
    d.pick("advance", "Cybertech Think Tank").pick("pass")
    assert d.card("Cybertech Think Tank").adv == 1, "it can be advanced unrezzed"


@pytest.mark.card("government-contract")
def test_the_contract_pays_for_installing_and_rezzing() -> None:
    d = duel(forts={3: "/ !Government Contract+2", "hq": "!Filter"}, hq=["Keeper"], at="after")
    d.g.corp.bits = 0
    d.pick("use", "Government Contract").pick("pass")
    assert d.card("Government Contract").adv == 1
    assert [(p.bits, p.until) for p in d.g.purses] == [(3, "turn")]
    d.pick("install", "Keeper", "hq").choose()
    assert [p.bits for p in d.g.purses] == [2], "one for the ice that is there"
    assert not d.offered("advance"), "for nothing else"
    d.finish().end_turn()
    assert d.g.purses == [], "the rest goes back"
    assert d.g.corp.bits == 0


@pytest.mark.card("ldl-traffic-analyzers")
def test_the_analyzers_help_in_a_trace() -> None:
    d = duel(turn="runner", forts={3: "/ LDL Traffic Analyzers+1", "hq": "!Fetch 4.0.1"})
    d.g.corp.bits = 0
    d.run("hq").maybe("pass")
    assert d.asks("nr-window-tracing", CORP)
    d.pick("rez", "LDL Traffic Analyzers").pick("use", "LDL Traffic Analyzers")
    assert sum(p.bits for p in d.g.purses) == 5
    limit = max(d.ask.options)
    d.answer(limit, CORP)
    while not d.asks("nr-ask-runner"):
        d.answer(d.ask.default_answer, d.ask.seat)
    assert d.g.runner.tags >= 1
    assert d.g.purses == [], "what was not spent went back"
    assert d.g.corp.bits == 0


@pytest.mark.card("ldl-traffic-analyzers")
def test_outside_a_trace_they_give_nothing() -> None:
    d = duel(forts={3: "/ !LDL Traffic Analyzers+2"}, at="after")
    assert not d.offered("use")
    assert d.asks("nr-ask-corp")


# -- runs -----------------------------------------------------------------------------------------
@pytest.mark.card("executive-boot-camp")
def test_boot_camp_sells_a_card_for_two_bits_of_the_run() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ !Executive Boot Camp", "rd": "Data Wall 2.0"},
        hq=["Keeper"],
        bits=(0, 0),
    )
    d.run("rd").pick("use", "Executive Boot Camp")
    assert d.g.corp.hq == []
    assert d.g.corp.buried == ["keeper"]
    d.maybe("pass").pick("rez", "Data Wall 2.0").maybe("lent", 0, 2)
    assert d.card("Data Wall 2.0").up
    assert d.asks("nr-ask-runner")
    assert d.g.purses == []
    assert d.g.corp.bits == 0


@pytest.mark.card("executive-boot-camp")
def test_boot_camp_needs_a_run_and_a_card() -> None:
    d = duel(forts={3: "/ !Executive Boot Camp"}, hq=["Keeper"], at="after")
    assert not d.offered("use")
    d = duel(turn="runner", forts={3: "/ !Executive Boot Camp"}, hq=[], rd=["Keeper"])
    d.run("rd")
    assert not d.offered("use")
    d.finish()
    d = duel(turn="runner", forts={3: "/ !Executive Boot Camp"}, hq=["Keeper"], bits=(0, 0))
    d.run("rd").pick("use", "Executive Boot Camp").finish()
    assert (d.g.corp.bits, d.g.purses) == (0, []), "unspent bits go back"


@pytest.mark.card("siren")
def test_siren_calls_the_runner() -> None:
    d = duel(turn="runner", forts={3: "!Filter / !Siren"}, hq=["Tycho Extension"], bits=(1, 0))
    d.pick("run", "hq").pick("use", "Siren")
    assert d.g.corp.bits == 0
    assert not d.happened("nr-success"), "Filter of Siren's fort stopped him"
    assert d.g.memory.runs == 1
    assert d.asks("nr-ask-runner")


@pytest.mark.card("siren")
def test_siren_is_rezzed_as_it_is_installed_and_may_keep_silent() -> None:
    d = duel(hq=["Siren"], bits=(3, 0))
    d.pick("install", "Siren", "new")
    assert d.card("Siren").up
    assert d.g.corp.bits == 0
    d = duel(hq=["Siren"], bits=(2, 0))
    assert not d.offered("install", "Siren")
    d = duel(turn="runner", forts={3: "/ !Siren"}, hq=["Keeper"], bits=(1, 0))
    d.pick("run", "hq").pick("pass")
    assert d.g.run is not None
    assert d.g.run.fort == 0
    d.finish()
    d.g.corp.bits = 1
    d.pick("run", 3)
    assert not d.asks("nr-window-run-start"), "he is on his way there anyway"
    d.finish()


@pytest.mark.card("syd-meyer-superstores")
def test_superstores_sell_rezzed_ice() -> None:
    d = duel(forts={3: "/ !Syd Meyer Superstores", "hq": "!Filter, Keeper"}, bits=(0, 0))
    d.pick("use", "Syd Meyer Superstores")
    assert d.g.corp.bits == 4
    assert not d.in_play("Filter")
    assert d.in_play("Keeper"), "unrezzed ice is not sold"
    assert not d.offered("use"), "there is none left"
    assert d.g.actions == 2


# -- numbers --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "rez", "trash"),
    [
        ("Bel-Digmo Antibody", 0, 0),
        ("Cybertech Think Tank", 1, 3),
        ("Department of Misinformation", 0, 4),
        ("Doppelganger Antibody", 0, 0),
        ("Executive Boot Camp", 0, 2),
        ("Government Contract", 2, 2),
        ("Indiscriminate Response Team", 0, 2),
        ("LDL Traffic Analyzers", 0, 4),
        ("Pattel Antibody", 0, 0),
        ("Satellite Monitors", 3, 1),
        ("Siren", 3, 0),
        ("Stereogram Antibody", 0, 0),
        ("Strategic Planning Group", 2, 4),
        ("Syd Meyer Superstores", 0, 2),
    ],
)
def test_what_it_costs_to_rez_and_to_trash(name: str, rez: int, trash: int) -> None:
    card = CARDS[card_id(name)]
    assert (card.cost, trash_cost(duel().g, card, None)) == (rez, trash)
