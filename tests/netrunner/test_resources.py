"""The resources of the base set, each played."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.numbers import difficulty, install_cost
from neontable.games.netrunner.model.pieces import Memory
from neontable.games.netrunner.rules.play.pay import wealth
from tests.netrunner.play import CARDS, CORP, RUNNER, Duel, card_id, duel


def traced(
    rig: list[str], bid: int, bits: tuple[int, int] = (20, 20), twice: bool = False, **more: Any
) -> Duel:
    """Chance Observation traces the Runner, who has run; the Corp has committed `bid`."""
    hq = ["Chance Observation"] * (2 if twice else 1)
    d = duel(hq=hq, rig=rig, bits=bits, memory=Memory(runs=1), **more)
    return d.pick("play", "Chance Observation").answer(bid, CORP)


def runner(**more: Any) -> Duel:
    return duel(turn="runner", **more)


def next_runner_turn(d: Duel) -> Duel:
    """From the Runner's action over the Corp's turn to his next one."""
    return d.end_turn().end_turn()


# -- base links --------------------------------------------------------------------------------
@pytest.mark.card(
    "access-through-alpha",
    "access-to-arasaka",
    "access-to-kiribati",
    "back-door-to-hilliard",
    "back-door-to-orbital-air",
)
@pytest.mark.rule("NR-TRACE-003", "NR-TRACE-005", "NR-TRACE-013")
@pytest.mark.parametrize(
    ("name", "cost", "base", "more"),
    [
        ("Access through Alpha", 1, 9, 0),
        ("Access to Arasaka", 2, 4, 2),
        ("Access to Kiribati", 1, 1, 1),
        ("Back Door to Hilliard", 0, 2, 3),
        ("Back Door to Orbital Air", 1, 2, 2),
    ],
)
def test_base_links(name: str, cost: int, base: int, more: int) -> None:
    d = traced([name], 3, bits=(20, cost + 7))
    d.pick("link", name)
    if more:
        assert d.ask.hi == 7 // more, "as much link as the bits buy"
        d.answer(1, RUNNER)
    assert d.g.runner.bits == 7 - more
    assert d.g.runner.tags == (0 if base + bool(more) > 3 else 1)
    if cost:
        poor = traced([name], 3, bits=(20, cost - 1))
        assert poor.g.runner.tags == 1, "it cannot be paid for, and without it there is no link"


@pytest.mark.card("access-to-arasaka", "access-to-kiribati")
@pytest.mark.rule("NR-TRACE-004")
def test_only_one_base_link_is_used() -> None:
    d = traced(["Access to Arasaka", "Access to Kiribati"], 5)
    assert len(d.find("link", of=d.table.asks[-1])) == 2
    d.pick("link", "Access to Kiribati")
    assert d.ask.hi == 19, "every bit but the one for the base link raises it"
    d.answer(5, RUNNER)
    assert d.g.runner.tags == 0
    assert d.g.runner.bits == 14


@pytest.mark.card("submarine-uplink")
def test_submarine_uplink_works_in_runs_only() -> None:
    d = traced(["Submarine Uplink"], 1)
    assert d.g.runner.tags == 1, "no run is going on"


@pytest.mark.card("submarine-uplink")
def test_submarine_uplink_ends_the_run_after_the_encounter() -> None:
    d = runner(forts={"hq": "Data Wall, !Hunter"}, rig=["Submarine Uplink"], bits=(5, 5))
    d.run("hq").answer(4, CORP).pick("link", "Submarine Uplink").answer(1, RUNNER)
    assert d.g.runner.bits == 4
    assert d.g.runner.tags == 0
    assert d.happened("nr-run-ends"), "the Data Wall is never met"
    assert d.g.run is None
    assert not d.happened("nr-success")


@pytest.mark.card("hells-run")
@pytest.mark.rule("NR-COST-006")
def test_hells_run_pays_for_raising_the_link_only() -> None:
    d = traced(["Hell's Run", "Access to Kiribati"], 2, bits=(20, 0))
    assert d.g.runner.tags == 1, "its bit does not pay for the base link"
    d = traced(["Hell's Run", "Access to Kiribati"], 1, bits=(20, 1))
    d.pick("link", "Access to Kiribati")
    assert d.ask.hi == 1
    d.answer(1, RUNNER)
    assert d.g.runner.tags == 0
    assert d.g.runner.bits == 0
    assert d.card("Hell's Run").bits == 0
    d.end_turn()
    assert d.card("Hell's Run").bits == 1, "it is replaced at the start of the Runner's turn"
    assert not d.offered("use", "Hell's Run")


@pytest.mark.card("the-springboard")
@pytest.mark.rule("NR-TRACE-009")
def test_the_springboard_once_in_a_trace_after_the_reveal() -> None:
    d = traced(["The Springboard", "Back Door to Hilliard"], 2, bits=(20, 2), twice=True)
    d.pick("link", "Back Door to Hilliard")
    assert d.happened("nr-trace-reveal")
    assert d.asks("nr-ask-trace-boost", RUNNER)
    d.pick("use", "The Springboard")
    assert d.g.runner.tags == 0, "not offered a second time: 3 against 2"
    assert d.g.runner.bits == 1
    d.pick("play", "Chance Observation").answer(0, CORP).pick("no-link")
    assert d.offered("use", "The Springboard"), "once more in the next attempt"
    d.pick("use", "The Springboard")
    assert (d.g.runner.tags, d.g.runner.bits) == (0, 0)


# -- tags and damage ---------------------------------------------------------------------------
@pytest.mark.card(
    "fall-guy", "leland-corporate-bodyguard", "nomad-allies", "wilson-weeflerunner-apprentice"
)
@pytest.mark.parametrize(
    "name",
    [
        "Fall Guy",
        "Leland, Corporate Bodyguard",
        "Nomad Allies",
        "Wilson, Weeflerunner Apprentice",
    ],
)
def test_a_tag_is_avoided(name: str) -> None:
    d = traced([name], 3)
    assert d.asks("nr-ask-tag", RUNNER)
    d.pick("use", name)
    assert d.g.runner.tags == 0
    assert not d.in_play(name)
    assert d.g.runner.trash == [card_id(name)]
    d = traced([name], 3).pick("accept")
    assert d.g.runner.tags == 1
    assert d.in_play(name)


def burnt(rig: list[str], bits: int = 5, hand: int = 5, **more: Any) -> Duel:
    """Scorched Earth does 4 meat damage to a tagged Runner."""
    d = duel(
        hq=["Scorched Earth"] * 4,
        rig=rig,
        hand=["Krash"] * hand,
        bits=(20, bits),
        tags=1,
        **more,
    )
    return d.pick("play", "Scorched Earth")


@pytest.mark.card("leland-corporate-bodyguard")
def test_leland_prevents_a_point_for_a_bit() -> None:
    d = burnt(["Leland, Corporate Bodyguard"], bits=3)
    for _ in range(3):
        d.pick("use", "Leland, Corporate Bodyguard")
    assert d.g.runner.bits == 0
    assert len(d.g.runner.hand) == 4, "one point came through"
    assert d.in_play("Leland, Corporate Bodyguard")


@pytest.mark.card("trauma-team")
def test_trauma_team_has_counters() -> None:
    d = burnt(["Trauma Team™"])
    d.pick("use", "Trauma Team™").pick("use", "Trauma Team™")
    assert len(d.g.runner.hand) == 3
    assert d.card("Trauma Team™").count == 0, "it stays in play"
    d.end_turn()
    d.pick("use", "Trauma Team™").pick("use", "Trauma Team™")
    assert d.card("Trauma Team™").count == 2
    assert d.g.actions == 2


@pytest.mark.card("wilson-weeflerunner-apprentice")
def test_wilson_prevents_any_amount_of_meat_damage() -> None:
    d = burnt(["Wilson, Weeflerunner Apprentice"])
    d.pick("use", "Wilson, Weeflerunner Apprentice")
    assert len(d.g.runner.hand) == 5
    assert not d.in_play("Wilson, Weeflerunner Apprentice")


@pytest.mark.card("wilson-weeflerunner-apprentice")
def test_wilson_gives_a_run_with_little_to_spend() -> None:
    d = runner(
        rig=["Wilson, Weeflerunner Apprentice", "Dwarf"],
        forts={"hq": "!Data Wall"},
        hq=["Efficiency Experts"],
        bits=(5, 9),
        at="window",
    )
    assert d.asks("nr-window-start", RUNNER)
    d.pick("use", "Wilson, Weeflerunner Apprentice")
    assert {o[0] for o in d.options} == {"run", "stop"}
    d.run("hq")
    assert wealth(d.g, RUNNER, "breaker", d.card("Dwarf").id) == 3
    assert wealth(d.g, RUNNER) == 9, "other things may cost more"
    d.pick("boost", "Dwarf").pick("boost", "Dwarf").pick("boost", "Dwarf")
    assert d.g.runner.bits == 6
    assert d.g.run is None, "the fourth bit cannot be spent: nothing is left but the wall"
    d.finish()
    assert d.g.actions == 4, "the run was one action more"
    assert d.g.memory.runs == 1
    d.pick("bit").passing()
    assert d.asks("nr-ask-runner"), "Wilson was used this turn: no window for him"


@pytest.mark.card("diplomatic-immunity")
def test_diplomatic_immunity() -> None:
    d = burnt(["Diplomatic Immunity"], bits=0)
    assert len(d.g.runner.hand) == 5, "the Corp has no agenda point to give up"
    d = burnt(["Diplomatic Immunity"], hand=9, corp_scored=["Tycho Extension"])
    assert d.asks("nr-ask-immunity", CORP)
    d.pick("refuse")
    assert len(d.g.runner.hand) == 9
    assert d.g.corp.extra == 0
    d.pick("play", "Scorched Earth").pick("pay-point")
    assert len(d.g.runner.hand) == 5
    assert d.g.corp.extra == -1
    d.pick("play", "Scorched Earth")
    assert len(d.g.runner.hand) == 1, "the immunity is gone for the whole turn"


@pytest.mark.card("diplomatic-immunity")
def test_diplomatic_immunity_is_back_in_the_next_turn() -> None:
    d = burnt(["Diplomatic Immunity"], corp_scored=["Tycho Extension"])
    d.pick("pay-point").finish()
    d.end_turn().end_turn()
    d.pick("play", "Scorched Earth")
    assert d.asks("nr-ask-immunity", CORP)
    d.pick("refuse")
    assert len(d.g.runner.hand) == 1


@pytest.mark.card("danshis-second-id", "nomad-allies")
def test_tags_are_removed() -> None:
    d = runner(rig=["Danshi's Second ID", "Nomad Allies"], tags=5, bits=(5, 5))
    d.pick("use", "Nomad Allies")
    assert (d.g.runner.tags, d.g.runner.bits, d.g.actions) == (4, 4, 3)
    d.pick("use", "Danshi's Second ID")
    assert list(d.options) == [0, 1, 2, 3]
    d.answer(3)
    assert (d.g.runner.tags, d.g.runner.bits, d.g.actions) == (1, 4, 2)
    assert not d.in_play("Danshi's Second ID")
    d.pick("use", "Nomad Allies")
    assert d.g.runner.tags == 0
    assert not d.offered("use", "Nomad Allies")


# -- bits --------------------------------------------------------------------------------------
@pytest.mark.card("broker")
def test_broker_takes_one_action_a_turn() -> None:
    d = runner(rig=["Broker", "Broker"], bits=(5, 0))
    first, second = (c.id for c in d.g.runner.rig)
    d.pick("use", first, 0)
    assert d.card("Broker").bits == 3
    assert d.g.runner.bits == 0
    offered = {(o[1], o[3]) for o in d.find("use")}
    assert offered == {(second, 0), (second, 1)}, "the other Broker is another card"
    next_runner_turn(d)
    d.answer(("use", first, "broker", 1))
    assert d.g.runner.bits == 3
    assert d.card("Broker").bits == 0


@pytest.mark.card("databroker")
def test_databroker_wants_an_agenda_point() -> None:
    d = runner(rig=["Databroker"], bits=(5, 0))
    assert not d.offered("use", "Databroker")
    d = runner(rig=["Databroker"], bits=(5, 0), runner_scored=["Tycho Extension"])
    d.pick("use", "Databroker")
    assert d.g.runner.bits == 10
    assert d.g.runner.extra == -1
    assert not d.in_play("Databroker")


@pytest.mark.card("field-reporter-for-ice-and-data")
def test_field_reporter_counts_rezzed_ice() -> None:
    d = runner(
        rig=["Field Reporter for Ice and Data", "Field Reporter for Ice and Data"],
        forts={"hq": "Data Wall", "rd": "Filter", 3: "/ Setup!"},
        hand=["Krash"] * 5,
        bits=(20, 0),
    )
    for fort in ("hq", "rd"):
        d.run(fort).passing().pick("rez").finish()
    d.run(3).pick("rez", "Setup!").finish()
    assert d.g.runner.bits == 0
    d.end_turn()
    assert d.g.runner.bits == 4, "two pieces of ice, two reporters; a node is no ice"
    d.end_turn()
    assert d.g.runner.bits == 4, "not at the end of the Corp's turn"


@pytest.mark.card("floating-runner-bbs", "top-runners-conference", "rigged-investments")
def test_income_at_the_start_of_the_turn() -> None:
    d = runner(
        rig=["Floating Runner BBS", "Top Runner's Conference", "Rigged Investments"], bits=(5, 0)
    )
    next_runner_turn(d)
    assert d.g.runner.bits == 4
    assert d.card("Rigged Investments").bits == 11
    d.run("archives").finish()
    assert not d.in_play("Top Runner's Conference"), "the Runner has run"
    assert d.in_play("Floating Runner BBS")
    d.card("Rigged Investments").bits = 1
    next_runner_turn(d)
    assert d.g.runner.bits == 6, "one bit from each"
    assert not d.in_play("Rigged Investments")


@pytest.mark.card("rigged-investments", "short-term-contract")
def test_bits_come_with_the_card() -> None:
    d = runner(hand=["Rigged Investments", "Short-Term Contract"], bits=(5, 5))
    d.pick("install", "Rigged Investments")
    assert d.card("Rigged Investments").bits == 12
    d.pick("install", "Short-Term Contract").pick("use", "Short-Term Contract")
    assert d.card("Short-Term Contract").bits == 10
    assert d.g.runner.bits == 2
    d.card("Short-Term Contract").bits = 2
    d.pick("use", "Short-Term Contract")
    assert not d.in_play("Short-Term Contract")


@pytest.mark.card("karl-de-veres-corporate-stooge")
def test_karl_gains_after_a_successful_run() -> None:
    d = runner(
        rig=["Karl de Veres, Corporate Stooge"],
        forts={"hq": "!Data Wall"},
        rd=["Efficiency Experts"],
        bits=(5, 0),
    )
    d.run("hq").finish()
    assert d.g.runner.bits == 0
    d.run("rd").to_access().finish()
    assert d.g.runner.bits == 1
    assert d.g.run is None


@pytest.mark.card("silicon-saloon-franchise")
def test_silicon_saloon_franchise() -> None:
    d = runner(rig=["Silicon Saloon Franchise"], bits=(5, 0))
    d.pick("use", "Silicon Saloon Franchise")
    assert (d.g.runner.bits, len(d.g.runner.hand), d.g.actions) == (1, 1, 3)


@pytest.mark.card("loan-from-chiba")
def test_loan_from_chiba_gives_and_takes() -> None:
    d = runner(hand=["Loan from Chiba"], bits=(5, 0))
    d.pick("install", "Loan from Chiba")
    assert d.g.runner.bits == 12
    d.end_turn()  # the passive answer: it is not trashed
    d.end_turn()
    assert d.g.runner.bits == 11
    assert d.in_play("Loan from Chiba")
    d.pick("end")
    assert d.asks("nr-ask-may", RUNNER)
    d.pick("yes")
    assert d.asks("nr-ask-pay-or", RUNNER)
    d.pick("pay")
    assert d.g.runner.bits == 1
    assert not d.in_play("Loan from Chiba")
    assert not d.over
    d.finish()


@pytest.mark.card("loan-from-chiba")
def test_a_loan_that_cannot_be_paid_back_loses_the_game() -> None:
    d = duel(rig=["Loan from Chiba"], tags=1, bits=(5, 9))
    d.pick("trash-resource", "Loan from Chiba")
    assert d.over
    assert d.winner == CORP
    d = duel(rig=["Loan from Chiba"], tags=1, bits=(5, 10))
    d.pick("trash-resource", "Loan from Chiba").pick("pay")
    assert not d.over
    assert d.g.runner.bits == 0


@pytest.mark.card("loan-from-chiba", "floating-runner-bbs")
@pytest.mark.parametrize("loan_first", [True, False])
def test_the_loan_takes_before_others_give(loan_first: bool) -> None:
    rig = ["Loan from Chiba", "Floating Runner BBS"]
    d = runner(rig=rig if loan_first else rig[::-1], bits=(5, 0))
    next_runner_turn(d)
    assert d.g.runner.bits == 1, "a bit that is not there is not lost"


@pytest.mark.card("smiths-pawnshop")
def test_smiths_pawnshop() -> None:
    d = runner(rig=["Smith's Pawnshop", "Krash", "Bolt-Hole"], bits=(5, 0))
    d.end_turn().pick("end")
    while not d.asks("nr-ask-pawn"):
        d.answer(d.ask.default_answer)
    assert not d.offered("card", "Smith's Pawnshop"), "only other cards"
    assert d.offered("card", "Bolt-Hole")
    d.pick("card", "Krash")
    assert d.g.runner.bits == 2
    assert not d.in_play("Krash")
    next_runner_turn(d)
    assert d.g.runner.bits == 2, "it is a may"
    alone = next_runner_turn(runner(rig=["Smith's Pawnshop"], bits=(5, 0)))
    assert alone.g.runner.bits == 0


# -- actions -----------------------------------------------------------------------------------
@pytest.mark.card("preying-mantis")
def test_preying_mantis() -> None:
    d = runner(rig=["Preying Mantis"], hand=["Krash"] * 3, at="window")
    assert d.asks("nr-window-start", RUNNER)
    d.pick("use", "Preying Mantis")
    assert d.g.actions == 5
    d.pick("bit")
    assert d.asks("nr-ask-runner"), "only once a turn: no window asks again"
    assert d.g.runner.brain == 0
    d.end_turn()
    assert d.g.runner.brain == 1
    assert len(d.g.runner.hand) == 2
    d.end_turn()
    d.end_turn()
    assert d.g.runner.brain == 1, "nobody need take the action"


@pytest.mark.card("preying-mantis", "smiths-pawnshop")
def test_preying_mantis_bites_though_it_is_gone() -> None:
    d = runner(rig=["Preying Mantis"], hand=["Krash"] * 3, actions=1)
    d.pick("bit")
    assert d.asks("nr-window-action", RUNNER), "also after the last action"
    d.pick("use", "Preying Mantis")
    assert d.g.actions == 1
    d.g.runner.rig.clear()
    d.end_turn()
    assert d.g.runner.brain == 1


@pytest.mark.card("preying-mantis")
def test_preying_mantis_flatlines_an_empty_hand() -> None:
    d = runner(rig=["Preying Mantis"], at="window").pick("use", "Preying Mantis").pick("end")
    assert d.over
    assert d.winner == CORP


@pytest.mark.card("quest-for-cattekin")
@pytest.mark.parametrize(("die", "brain", "lost"), [(1, 1, 1), (2, 0, 1), (3, 0, 0), (5, 0, 0)])
def test_quest_for_cattekin(die: int, brain: int, lost: int) -> None:
    d = runner(rig=["Quest for Cattekin"], hand=["Krash"] * 3)
    d.end_turn().dice(die).end_turn()
    assert d.g.runner.brain == brain
    assert len(d.g.runner.hand) == 3 - lost
    assert d.in_play("Quest for Cattekin")
    assert d.g.actions == 4


@pytest.mark.card("quest-for-cattekin")
def test_the_quest_found_gives_an_action_for_ever() -> None:
    d = runner(rig=["Quest for Cattekin"])
    d.end_turn().dice(6).end_turn()
    assert not d.in_play("Quest for Cattekin")
    assert d.g.actions == 5
    next_runner_turn(d)
    assert d.g.actions == 5


# -- cards -------------------------------------------------------------------------------------
BROWSERS = [
    ("Aujourd'Oui", 5, ("Krash", "Dwarf")),
    ("N.E.T.O.", 4, ("Jack 'n' Joe", "Fall Guy")),
    ("Ronin Around", 5, ("WuTech Mem Chip", "Artemis 2020")),
]


@pytest.mark.card("aujourdoui", "n-e-t-o", "ronin-around")
@pytest.mark.parametrize(("name", "n", "wanted"), BROWSERS)
def test_top_cards_are_looked_at_and_some_taken(name: str, n: int, wanted: tuple[str, str]) -> None:
    others = [w for other in BROWSERS if other[0] != name for w in other[2]][: n - 2]
    deep = [wanted[0]] * 4
    d = runner(rig=[name], stack=[*deep, *others, *wanted], bits=(5, 5))
    d.pick("use", name, 0)
    assert [card for _, card in d.items] == sorted(card_id(w) for w in wanted)
    d.choose(*wanted)
    assert sorted(d.g.runner.hand) == sorted(card_id(w) for w in wanted)
    assert d.g.runner.bits == 3
    assert len(d.g.runner.stack) == 4 + n - 2
    assert d.happened("nr-fetch"), "the Corp sees what was taken"
    assert d.happened("nr-shuffle")


@pytest.mark.card("aujourdoui")
def test_each_card_taken_costs_a_bit() -> None:
    d = runner(rig=["Aujourd'Oui"], stack=["Krash", "Dwarf", "Codecracker"], bits=(5, 1))
    d.pick("use", "Aujourd'Oui")
    assert d.ask.id == "nr-ask-browse"
    d.pick("card", "Dwarf")
    assert d.g.runner.hand == ["dwarf"]
    assert d.g.runner.bits == 0
    d.pick("use", "Aujourd'Oui")
    assert d.g.runner.hand == ["dwarf"], "without a bit he only looks"
    assert d.g.actions == 2


@pytest.mark.card("ronin-around")
def test_ronin_exposes_any_card() -> None:
    d = runner(
        rig=["Ronin Around"], forts={"hq": "!Data Wall", "rd": "Filter", 3: "/ Tycho Extension"}
    )
    d.pick("use", "Ronin Around", 1)
    assert len(d.options) == 2, "the rezzed wall is known"
    d.pick("card", d.card("Tycho Extension").id)
    assert d.card("Tycho Extension").seen
    assert d.g.runner.bits == 3
    d.pick("use", "Ronin Around", 1)
    assert d.card("Filter").seen
    assert not d.offered("use", "Ronin Around", 1)


@pytest.mark.card("junkyard-bbs")
def test_junkyard_bbs_brings_the_top_card() -> None:
    d = runner(rig=["Junkyard BBS"], trash=["Krash", "Dwarf"], bits=(5, 5))
    d.pick("use", "Junkyard BBS")
    assert d.g.runner.hand == ["dwarf"]
    d.pick("use", "Junkyard BBS")
    assert d.g.runner.hand == ["dwarf", "krash"]
    assert d.g.runner.bits == 3
    assert not d.offered("use", "Junkyard BBS")


@pytest.mark.card("the-short-circuit")
def test_the_short_circuit_finds_a_program() -> None:
    d = runner(rig=["The Short Circuit"], stack=["Krash", "Fall Guy", "Dwarf"], bits=(5, 1))
    d.pick("use", "The Short Circuit")
    assert not d.offered("card", "Fall Guy")
    d.pick("card", "Krash")
    assert d.g.runner.hand == ["krash"]
    assert d.g.runner.bits == 0
    assert d.happened("nr-fetch")
    assert d.happened("nr-shuffle")


@pytest.mark.card("technician-lover")
def test_technician_lover_looks_at_the_top_of_rd() -> None:
    d = runner(rig=["Technician Lover"], rd=["Data Wall", "Filter"])
    d.pick("use", "Technician Lover")
    seen = [e for e in d.events if e.id == "nr-look"]
    assert [dict(e.args)["card"] for e in seen] == ["filter"]
    assert d.g.corp.rd == ["data-wall", "filter"]
    assert d.g.actions == 3


@pytest.mark.card("crash-everett-inventive-fixer")
def test_crash_everett_draws_one_more_and_gives_one_up() -> None:
    d = runner(rig=["Crash Everett, Inventive Fixer"], stack=["Krash", "Dwarf", "Fall Guy"])
    d.pick("draw")
    assert sorted(d.g.runner.hand) == ["dwarf", "fall-guy"]
    d.pick("trash-drawn", "Fall Guy")
    assert d.g.runner.hand == ["dwarf"]
    assert d.g.runner.trash == ["fall-guy"]
    d.pick("draw")
    assert sorted(d.g.runner.hand) == ["dwarf", "krash"], "the stack had only one"
    assert not d.offered("top-drawn", "Dwarf"), "it was drawn before"
    d.pick("top-drawn", "Krash")
    assert d.g.runner.stack == ["krash"]


@pytest.mark.card("crash-everett-inventive-fixer")
def test_crash_everett_adds_one_card_to_a_draw_of_several() -> None:
    d = runner(rig=["Crash Everett, Inventive Fixer"], hand=["Jack 'n' Joe"])
    d.pick("play", "Jack 'n' Joe")
    assert len(d.g.runner.hand) == 4
    d.pick("trash-drawn", "Krash")
    assert len(d.g.runner.hand) == 3


# -- the Shell Traders -------------------------------------------------------------------------
@pytest.mark.card("the-shell-traders")
def test_the_shell_traders_bring_a_card_for_counters() -> None:
    d = runner(rig=["The Shell Traders"], hand=["Codecracker", "Fall Guy", "Krash"], bits=(5, 5))
    d.pick("use", "The Shell Traders", 0)
    assert d.g.runner.hand == ["fall-guy", "krash"], "Krash costs nothing: it is not offered"
    card = d.card("Codecracker")
    assert (card.count, card.up) == (2, True), "face up, with its cost in counters"
    assert not d.in_play("Codecracker")
    d.passing()
    d.pick("end")
    while not d.asks("nr-ask-corp"):
        d.answer(d.ask.default_answer)
    d.pick("end")
    while not d.asks("nr-ask-runner"):
        d.answer(d.ask.default_answer)
    assert d.card("Codecracker").count == 1, "one counter at the start of the turn"
    d.pick("bit")
    assert d.asks("nr-window-action", RUNNER)
    d.pick("use", "The Shell Traders", 1)
    assert d.in_play("Codecracker")
    assert d.g.runner.bits == 5
    assert not d.g.runner.aside
    assert not d.offered("use", "The Shell Traders", 1)


@pytest.mark.card("the-shell-traders")
def test_the_last_counter_at_the_start_of_a_turn_installs() -> None:
    d = runner(rig=["The Shell Traders"], hand=["WuTech Mem Chip", "Artemis 2020"], bits=(5, 5))
    d.pick("use", "The Shell Traders", 0).pick("card", "Artemis 2020").passing()
    d.pick("use", "The Shell Traders", 0).passing()
    d.end_turn().pick("end")
    while not d.asks("nr-ask-unshell"):
        d.answer(d.ask.default_answer)
    assert len(d.options) == 2, "one counter from one card"
    d.pick("card", "WuTech Mem Chip").passing()
    assert d.in_play("WuTech Mem Chip")
    assert d.card("Artemis 2020").count == 10


@pytest.mark.card("the-shell-traders")
def test_cards_set_aside_stay_when_the_traders_go() -> None:
    d = runner(rig=["The Shell Traders"], hand=["Codecracker"], tags=1, bits=(5, 0))
    d.pick("use", "The Shell Traders", 0)
    d.end_turn().pick("trash-resource", "The Shell Traders")
    assert [c.card for c in d.g.runner.aside] == ["codecracker"]
    d.end_turn()
    assert d.card("Codecracker").count == 2, "nobody takes counters off"


# -- forts and agendas -------------------------------------------------------------------------
@pytest.mark.card("restrictive-net-zoning")
@pytest.mark.rule("NR-ICE-003")
@pytest.mark.parametrize("fort", [0, 1, 2, 3])
def test_restrictive_net_zoning(fort: int) -> None:
    d = runner(
        hand=["Restrictive Net Zoning"],
        forts={"hq": "Filter", 3: "/ Tycho Extension"},
        hq=["Data Wall"],
    )
    d.pick("install", "Restrictive Net Zoning").pick("fort", fort)
    for f in d.g.forts:
        usual = len(f.ice)
        cost = install_cost(d.g, CARDS["data-wall"], f, usual)
        assert cost == usual + (2 if f.id == fort else 0)
    assert install_cost(d.g, CARDS["data-wall"], None, 0) == 0, "a new fort"
    d.end_turn()
    before = d.g.corp.bits
    d.pick("install", "Data Wall", fort)
    if fort == 0:
        d.choose()
    assert d.g.corp.bits == before - 2 - (fort == 0)


@pytest.mark.card("corporate-ally")
def test_corporate_ally_makes_agendas_harder() -> None:
    d = runner(hand=["Corporate Ally"], bits=(5, 5))
    assert d.refused("install-rig", "corporate-ally", 0) == "NR-TURN-013"
    d = runner(
        hand=["Corporate Ally"],
        bits=(5, 5),
        forts={3: "/ Tycho Extension+4"},
        runner_scored=["Tycho Extension"],
    )
    d.pick("install", "Corporate Ally")
    assert d.g.runner.extra == -1
    assert d.g.runner.bits == 2
    agenda = d.card("Tycho Extension")
    assert difficulty(d.g, agenda) == 5
    d.end_turn()
    assert not d.happened("nr-score")
    d.pick("advance", "Tycho Extension").pick("score", "Tycho Extension")
    assert [c.card for c in d.g.corp.scored] == ["tycho-extension"]


@pytest.mark.card("corporate-ally", "diplomatic-immunity", "smiths-pawnshop")
def test_only_one_unique_card_of_a_name() -> None:
    d = runner(hand=["Diplomatic Immunity"], rig=["Diplomatic Immunity", "Smith's Pawnshop"])
    d.pick("install", "Diplomatic Immunity")
    assert sum(c.card == "diplomatic-immunity" for c in d.g.runner.rig) == 1
    assert d.in_play("Smith's Pawnshop")


@pytest.mark.card("code-viral-cache")
def test_code_viral_cache_needs_a_run_on_hq() -> None:
    d = runner(hand=["Code Viral Cache"])
    assert not d.offered("install", "Code Viral Cache")
    d = runner(hand=["Code Viral Cache"], memory=Memory(hits=[0]))
    d.pick("install", "Code Viral Cache")
    assert d.in_play("Code Viral Cache")


@pytest.mark.card("code-viral-cache")
@pytest.mark.rule("NR-FORF-004")
def test_code_viral_cache_keeps_two_counters() -> None:
    d = runner(rig=["Code Viral Cache"])
    d.g.corp.virus = {"gremlin": 3, "cascade": 1}
    atoms.mark_fort(d.g, d.g.forts[1], "pox", 2)
    d.pick("end").pick("purge")
    assert d.asks("nr-ask-keep-virus", RUNNER)
    assert len(d.options) == 3
    d.pick("keep", "gremlin").pick("keep-in", "pox", "rd")
    assert d.g.corp.virus == {"gremlin": 1}
    assert d.g.forts[1].marks == (("pox", 1),)
    assert d.happened("nr-purge")
    assert d.g.turn == 6, "the Corp's three actions are gone"
    d.finish()


@pytest.mark.card("code-viral-cache")
def test_the_corp_pays_to_trash_the_viral_cache() -> None:
    d = duel(rig=["Code Viral Cache", "Umbrella Policy"], bits=(5, 5))
    d.pick("settle", "viral-cache")
    assert not d.in_play("Code Viral Cache"), "and nothing could prevent it"
    assert d.g.corp.bits == 0
    assert d.g.actions == 2
    d = duel(rig=["Code Viral Cache"], bits=(4, 5))
    assert not d.offered("settle", "viral-cache")


# -- saving cards ------------------------------------------------------------------------------
@pytest.mark.card("umbrella-policy")
def test_umbrella_policy_saves_a_program() -> None:
    d = runner(forts={"hq": "!Banpei"}, rig=["Umbrella Policy", "Dwarf", "Krash"], hq=["Data Wall"])
    d.run("hq").pick("done")
    d.pick("card", "Dwarf")
    assert d.asks("nr-ask-save", RUNNER)
    d.pick("use", "Umbrella Policy")
    assert d.in_play("Dwarf")
    assert d.in_play("Krash")
    assert d.g.runner.trash == ["umbrella-policy"]
    d.finish()


@pytest.mark.card("umbrella-policy", "fall-guy")
def test_umbrella_policy_saves_no_resource() -> None:
    d = duel(rig=["Umbrella Policy", "Fall Guy"], tags=1)
    d.pick("trash-resource", "Fall Guy")
    assert not d.in_play("Fall Guy")
    assert d.in_play("Umbrella Policy")
