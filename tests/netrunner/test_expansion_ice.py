"""Ice of Proteus and Classic, card by card: what it does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import face, ice_strength, points, rez_cost
from neontable.games.netrunner.rules.run.subroutines import subroutines
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel
from tests.netrunner.scenes import cards, failed, meet

HAND = ["Score!"] * 5


def passed(d: Duel) -> Duel:
    """Past the ice, in to the Archives."""
    for _ in range(10):
        if d.asks("nr-ask-runner"):
            assert d.happened("nr-success")
            return d
        d.answer(d.ask.default_answer, d.ask.seat)
    raise AssertionError(f"the run does not end: {d.ask.id}")


# -- the numbers of the published cards ----------------------------------------------------------
NUMBERS = [
    ("Baskerville", 10, 4),
    ("Bolter Swarm", 8, 4),
    ("Brain Drain", 3, 3),
    ("Brain Wash", 3, 2),
    ("Bug Zapper", 6, 2),
    ("Caryatid", 7, 5),
    ("Chihuahua", 0, 0),
    ("Colonel Failure", 17, 6),
    ("Coyote", 0, 3),
    ("Credit Blocks", 6, 3),
    ("Datacomb", 4, 4),
    ("Deadeye", 5, 0),
    ("Death Yo-Yo", 7, 2),
    ("Dog Pile", 5, 0),
    ("Dumpster", 5, 5),
    ("Entrapment", 2, 4),
    ("Food Fight", 4, 3),
    ("Galatea", 6, 4),
    ("Gatekeeper", 3, 4),
    ("Glacier", 0, 5),
    ("Hunting Pack", 1, 4),
    ("Iceberg", 4, 4),
    ("Imperial Guard", 10, 5),
    ("Lesser Arcana", 7, 4),
    ("Marionette", 3, 0),
    ("Mastermind", 7, 0),
    ("Minotaur", 6, 4),
    ("Mobile Barricade", 6, 3),
    ("Puzzle", 2, 5),
    ("Riddler", 2, 4),
    ("Roadblock", 2, 0),
    ("Sandstorm", 4, 4),
    ("Scaffolding", 2, 0),
    ("Sphinx 2006", 6, 5),
    ("Sumo 2008", 8, 5),
    ("Toughonium Wall", 13, 7),
    ("Trapdoor", 3, 3),
    ("Tumblers", 5, 4),
    ("Twisty Passages", 3, 4),
    ("Vortex", 0, 2),
    ("Walking Wall", 5, 3),
    ("Washed-Up Solo Construct", 0, 0),
]


@pytest.mark.parametrize(("name", "cost", "strength"), NUMBERS)
def test_it_costs_what_it_says_and_has_its_strength(name: str, cost: int, strength: int) -> None:
    d = duel(forts={"hq": name}, corp_scored=["Tycho Extension"], bits=(cost, 0), turn="runner")
    assert rez_cost(d.g, d.card(name)) == cost
    assert ice_strength(d.g, d.card(name)) == strength
    d.pick("run", "hq").maybe("pass").pick("rez", name)
    assert d.happened("nr-rez"), "it can be rezzed for that"
    d.leave_open()


def test_x_is_all_the_strength_there_is() -> None:
    names = [c.name for c in CARDS.values() if c.type == "ice" and c.strength == -1]
    assert names == ["Digiconda", "Homing Missile"]


# -- ice whose subroutines are well known ---------------------------------------------------------
@cards("Toughonium Wall")
def test_toughonium_wall_ends_the_run_four_times() -> None:
    d = meet("!Toughonium Wall", rig=["Krash"], bits=(0, 22))
    for _ in range(7):
        d.pick("boost")
    for sub in range(3):
        d.pick("break", "Krash", sub)
    d.pick("done")
    assert failed(d), "three of four are not enough"


@cards("Colonel Failure")
def test_colonel_failure_trashes_three_programs() -> None:
    d = meet("!Colonel Failure", rig=["Krash", "Dwarf", "Shaka", "Codecracker"], bits=(0, 0))
    for name in ("Krash", "Dwarf", "Shaka"):
        d.pick("card", name)
    assert failed(d)
    assert [c.card for c in d.g.runner.rig] == ["codecracker"], "and no fourth"


@cards("Brain Wash")
def test_brain_wash_damages_the_brain_and_lets_the_runner_go_on() -> None:
    d = meet("!Brain Wash", hand=HAND)
    assert d.g.runner.brain == 1
    assert len(d.g.runner.hand) == 4
    passed(d)


@cards("Brain Drain")
@pytest.mark.parametrize(("die", "brain"), [(1, 3), (2, 0), (6, 0)])
def test_brain_drain_needs_a_one(die: int, brain: int) -> None:
    d = duel(forts={"archives": "!Brain Drain"}, turn="runner", hand=HAND).dice(die)
    d.run("archives")
    assert d.g.runner.brain == brain
    passed(d)


@cards("Chihuahua")
@pytest.mark.parametrize(("bid", "cards_left"), [(0, 4), (1, 4)])
def test_chihuahua_pays_the_corp_and_bites_who_is_traced(bid: int, cards_left: int) -> None:
    d = meet("Chihuahua", hand=HAND, bits=(1, 0))
    d.pick("rez", "Chihuahua")
    assert d.g.corp.bits == 3, "two bits for a rez cost of none"
    d.answer(bid, CORP)
    assert len(d.g.runner.hand) == cards_left, "without a link any trace succeeds"
    passed(d)


@cards("Chihuahua")
def test_chihuahua_does_not_bite_who_has_a_link() -> None:
    d = meet("!Chihuahua", hand=HAND, rig=["Back Door to Hilliard"], bits=(5, 5))
    d.answer(1, CORP).pick("link", "Back Door to Hilliard").answer(0, RUNNER)
    assert len(d.g.runner.hand) == 5
    assert d.g.corp.bits == 4, "nothing for ice that is rezzed already"
    passed(d)


@cards("Coyote")
def test_coyote_strengthens_further_ice_unless_it_is_paid() -> None:
    d = meet("!Filter, Coyote", bits=(0, 9), hand=HAND, rig=["Krash"])
    d.pick("rez", "Coyote")
    assert d.g.corp.bits == 3
    d.pick("done").pick("refuse").pick("continue")
    assert ice_strength(d.g, d.card("Filter")) == 1
    assert failed(d.pick("done"))
    d = meet("!Filter, !Coyote", bits=(0, 9), hand=HAND, rig=["Krash"])
    d.pick("done").pick("pay").pick("continue")
    assert d.g.runner.bits == 7
    assert ice_strength(d.g, d.card("Filter")) == 0, "paid: nothing happens"
    assert failed(d.pick("done"))


@cards("Washed-Up Solo Construct")
def test_the_construct_takes_a_program_or_a_bit() -> None:
    d = meet("Washed-Up Solo Construct", rig=["Krash"], bits=(0, 1))
    d.pick("rez", "Washed-Up Solo Construct")
    assert d.g.corp.bits == 3
    d.pick("pay")
    assert d.in_play("Krash")
    passed(d)
    d = meet("!Washed-Up Solo Construct", rig=["Krash"], bits=(0, 0))
    passed(d)
    assert not d.in_play("Krash"), "nobody is asked who cannot pay"


# -- ice that wakes to noise ----------------------------------------------------------------------
SLEEPY = [("Baskerville", 10), ("Bolter Swarm", 8), ("Deadeye", 5), ("Imperial Guard", 10)]


@cards(*(name for name, _ in SLEEPY))
@pytest.mark.parametrize(("name", "cost"), SLEEPY)
def test_noise_makes_it_five_bits_cheaper(name: str, cost: int) -> None:
    d = meet(f"{name}, !Data Wall", rig=["Jackhammer", "Dwarf"], bits=(cost - 5, 9), hand=HAND)
    assert rez_cost(d.g, d.card(name)) == cost
    d.pick("break", "Jackhammer", 0).pick("continue")
    assert rez_cost(d.g, d.card(name)) == cost - 5
    d.pick("rez", name)
    assert d.g.corp.bits == 0
    d.leave_open()


@cards(*(name for name, _ in SLEEPY))
@pytest.mark.parametrize(("name", "cost"), SLEEPY)
def test_a_quiet_icebreaker_does_not_wake_it(name: str, cost: int) -> None:
    d = meet(f"{name}, !Data Wall", rig=["Dwarf"], bits=(cost - 1, 9), hand=HAND)
    d.pick("break", "Dwarf", 0).pick("continue")
    assert rez_cost(d.g, d.card(name)) == cost
    assert not d.offered("rez"), "one bit is missing"
    d.pick("jack-out") if d.offered("jack-out") else d.finish()


def test_the_noise_of_one_run_is_forgotten_in_the_next() -> None:
    d = meet("Deadeye, !Data Wall", rig=["Jackhammer"], bits=(0, 9), hand=HAND)
    d.pick("break", "Jackhammer", 0).pick("continue").pick("leave").pick("jack-out")
    d.run("archives")
    assert rez_cost(d.g, d.card("Deadeye")) == 5
    d.finish()


@cards("Baskerville")
def test_baskerville_hunts_on_with_its_counters() -> None:
    d = meet("!Baskerville", hand=HAND, bits=(9, 9))
    d.answer(1, CORP)
    assert failed(d)
    assert d.g.runner.marks == {"baskerville": 1}
    assert len(d.g.runner.hand) == 3
    d.pick("run", "hq")
    assert len(d.g.runner.hand) == 1, "two Net damage at the start of the run"
    d.finish()
    d.pick("shake", "baskerville")
    assert d.g.runner.marks == {}
    assert d.g.runner.bits == 6
    d.pick("run", "hq").finish()
    assert len(d.g.runner.hand) == 1, "and no more"


@cards("Bolter Swarm")
def test_bolter_swarm_keeps_the_next_ice_whole() -> None:
    d = meet("!Filter, !Bolter Swarm", rig=["Krash"], hand=HAND, bits=(0, 9))
    d.pick("done")
    assert len(d.g.runner.hand) == 1
    d.pick("continue")
    assert failed(d), "Filter could not be broken"


@cards("Deadeye", "Imperial Guard")
@pytest.mark.parametrize("name", ["Deadeye", "Imperial Guard"])
def test_a_killer_takes_one_program_and_ends_the_run(name: str) -> None:
    d = meet(f"!{name}", rig=["Krash", "Dwarf"], bits=(0, 0))
    d.pick("card", "Dwarf")
    assert failed(d)
    assert d.in_play("Krash")
    assert not d.in_play("Dwarf")


# -- ice that becomes another kind ----------------------------------------------------------------
TURNING = [
    ("Caryatid", 7, 1, "wall", "code gate"),
    ("Galatea", 6, 1, "wall", "code gate"),
    ("Credit Blocks", 6, 1, "sentry", "wall"),
    ("Lesser Arcana", 7, 1, "sentry", "wall"),
    ("Sumo 2008", 8, 1, "sentry", "wall"),
    ("Sphinx 2006", 6, 4, "code gate", "sentry"),
]
BREAKERS = {"wall": "Pile Driver", "code gate": "Codecracker", "sentry": "Wild Card"}


@cards(*(t[0] for t in TURNING))
@pytest.mark.parametrize(("name", "cost", "price", "own", "other"), TURNING)
@pytest.mark.parametrize("turned", [False, True])
def test_the_corp_may_pay_to_make_it_another_kind(
    name: str, cost: int, price: int, own: str, other: str, turned: bool
) -> None:
    d = meet(name, rig=[BREAKERS[own], BREAKERS[other]], bits=(cost + price, 30))
    d.pick("rez", name)
    assert d.asks("nr-ask-buy-kind", CORP)
    d.answer(int(turned), CORP)
    assert d.g.corp.bits == (0 if turned else price)
    kind = other if turned else own
    fits = {c for o in d.options if o[0] in ("boost", "break") for c in o if c in CARDS}
    assert fits == {card_id(BREAKERS[kind])}, "only its present kind counts"
    assert failed(d.pick("done"))


@cards("Caryatid")
def test_without_the_bit_nothing_is_asked_and_derezzing_undoes_it() -> None:
    d = meet("Caryatid", bits=(7, 0))
    d.pick("rez", "Caryatid")
    assert failed(d), "no bit left, no question"
    d.card("Caryatid").count = 1
    assert "code gate" in face(d.card("Caryatid")).keywords
    atoms.derez(d.g, d.card("Caryatid"))
    assert "wall" in face(d.card("Caryatid")).keywords


# -- ice for which strength or subroutines are bought ---------------------------------------------
@cards("Digiconda")
def test_digiconda_is_as_strong_as_it_was_paid_for() -> None:
    d = meet("Digiconda", bits=(20, 0), hand=HAND, rig=["Krash"])
    d.pick("rez", "Digiconda")
    assert list(d.ask.options) == list(range(7)), "six at most"
    d.answer(4, CORP)
    assert d.g.corp.bits == 20 - 6 - 4
    assert ice_strength(d.g, d.card("Digiconda")) == 4
    assert failed(d)
    assert len(d.g.runner.hand) == 3


@cards("Digiconda")
def test_digiconda_rezzed_at_no_cost_still_takes_bits_for_its_strength() -> None:
    d = duel(forts={"hq": "Digiconda", 3: "/ Priority Requisition+5"}, bits=(2, 5), at="after")
    d.pick("score").pick("card", "Digiconda")
    assert list(d.ask.options) == [0, 1, 2]
    d.answer(2, CORP)
    assert d.g.corp.bits == 0
    assert ice_strength(d.g, d.card("Digiconda")) == 2


@cards("Homing Missile")
def test_homing_missile_traces_with_what_was_bought() -> None:
    d = meet("Homing Missile", bits=(12, 9))
    d.pick("rez", "Homing Missile").answer(3, CORP)
    assert ice_strength(d.g, d.card("Homing Missile")) == 3
    assert d.asks("nr-ask-trace", CORP)
    assert max(d.ask.options) == 3, "X is the limit, too"
    d.answer(1, CORP)
    assert failed(d)
    assert d.g.runner.tolls == [2]
    assert not d.offered("run"), "not before an action pays 2"
    d.pick("unblock")
    assert d.offered("run", "hq")


@cards("Homing Missile")
def test_homing_missile_lets_go_who_links_higher() -> None:
    d = meet("!Homing Missile", bits=(9, 9), rig=["Back Door to Hilliard"])
    d.pick("link", "Back Door to Hilliard").answer(0, RUNNER)
    assert d.g.runner.tolls == []
    passed(d)


@cards("Food Fight", "Gatekeeper", "Sandstorm")
@pytest.mark.parametrize(("name", "cost"), [("Food Fight", 4), ("Gatekeeper", 3), ("Sandstorm", 4)])
def test_subroutines_are_bought_for_two_bits_each(name: str, cost: int) -> None:
    d = meet(name, bits=(cost + 7, 0))
    d.pick("rez", name)
    assert list(d.ask.options) == [0, 1, 2, 3]
    d.answer(3, CORP)
    assert d.g.corp.bits == 1
    assert len(subroutines(d.g, d.card(name))) == 3
    assert failed(d)


@cards("Food Fight", "Gatekeeper", "Sandstorm")
@pytest.mark.parametrize("name", ["Food Fight", "Gatekeeper", "Sandstorm"])
def test_without_a_payment_it_has_none_and_stops_nobody(name: str) -> None:
    d = meet(f"!{name}", bits=(9, 0))
    assert subroutines(d.g, d.card(name)) == []
    passed(d)


# -- ice that counts the ice outside --------------------------------------------------------------
OUTSIDE = "!{}, !Misleading Access Menus, Keeper, !Misleading Access Menus"
"""Two rezzed pieces stand outside, and one that is not."""


def past(d: Duel) -> Duel:
    """Past what stands outside, up to the piece within."""
    while not d.asks("nr-ask-runner") and d.g.run is not None and d.g.run.left:
        for words in (("leave",), ("continue",), ("pay",), ("pass",), ("done",)):
            if d.offered(*words):
                d.pick(*words)
                break
    return d


@cards("Bug Zapper", "Dog Pile")
@pytest.mark.parametrize(("name", "damage"), [("Bug Zapper", 4), ("Dog Pile", 2)])
def test_net_damage_for_each_rezzed_piece_outside(name: str, damage: int) -> None:
    d = past(meet(OUTSIDE.format(name), hand=HAND, bits=(0, 20)))
    assert len(d.g.runner.hand) == 5 - damage
    assert failed(d)
    d = meet(f"!Misleading Access Menus, !{name}", hand=HAND, bits=(0, 20))
    assert len(d.g.runner.hand) == 5, "what stands inside does not count"
    assert failed(d)


@cards("Mastermind")
def test_mastermind_damages_the_brain() -> None:
    d = past(meet(OUTSIDE.format("Mastermind"), hand=HAND, bits=(0, 20)))
    assert d.g.runner.brain == 2
    assert failed(d)
    d = meet("!Mastermind", hand=HAND)
    assert d.g.runner.brain == 0, "alone it only ends the run"
    assert failed(d)


@cards("Dog Pile", "Mastermind")
@pytest.mark.parametrize("name", ["Dog Pile", "Mastermind"])
def test_it_is_stronger_for_each_rezzed_piece_outside(name: str) -> None:
    d = duel(forts={"hq": OUTSIDE.format(name), "rd": f"!Filter, !{name}"})
    assert ice_strength(d.g, d.card(name)) == 2
    assert ice_strength(d.g, d.card(name, 1)) == 0


@cards("Hunting Pack")
def test_hunting_pack_traces_once_for_each_piece_outside() -> None:
    d = past(meet(OUTSIDE.format("Hunting Pack"), bits=(9, 20)))
    assert subroutines(d.g, d.card("Hunting Pack")) == ["hunting-pack.grown"] * 2
    d.answer(1, CORP).answer(1, CORP)
    assert d.g.runner.tags == 2
    passed(d)
    d = meet("!Hunting Pack", bits=(9, 9))
    assert d.g.runner.tags == 0, "alone it has none"
    passed(d)


@cards("Hunting Pack")
def test_its_subroutines_can_be_broken_like_printed_ones() -> None:
    d = past(meet("!Hunting Pack, !Misleading Access Menus", rig=["Krash"], bits=(9, 20)))
    while d.offered("boost") and not d.offered("break"):
        d.pick("boost")
    d.pick("break", "Krash", 0)
    assert d.g.runner.tags == 0
    passed(d)


@cards("Minotaur")
def test_minotaur_counts_walls_and_code_gates_only() -> None:
    d = duel(forts={"hq": "!Minotaur, !Filter, !Data Wall, !Banpei, Keeper"})
    minotaur = d.card("Minotaur")
    assert len(subroutines(d.g, minotaur)) == 2, "the sentry and the unrezzed gate do not count"
    d.card("Filter").up = False
    assert len(subroutines(d.g, minotaur)) == 1


@cards("Minotaur")
def test_minotaur_ends_the_run() -> None:
    d = meet("!Minotaur, !Ball and Chain", bits=(0, 9))
    d.pick("continue").pick("pay")
    assert failed(d)
    passed(meet("!Minotaur", bits=(0, 9)))


# -- subroutines for the present encounter --------------------------------------------------------
@cards("Riddler", "Iceberg")
@pytest.mark.parametrize("name", ["Riddler", "Iceberg"])
def test_the_corp_pays_for_a_subroutine_as_it_is_met(name: str) -> None:
    d = meet(f"!{name}", bits=(5, 9), hand=HAND)
    assert d.asks("nr-ask-met", CORP)
    d.pick("use", name).pick("use", name)
    assert not d.offered("use", name), "one bit is left"
    assert d.g.corp.bits == 1
    assert failed(d)
    assert len(d.g.runner.hand) == (4 if name == "Iceberg" else 5)
    d.g.corp.bits = 0
    d.run("archives")
    passed(d)


@cards("Riddler", "Iceberg")
@pytest.mark.parametrize("name", ["Riddler", "Iceberg"])
def test_what_was_bought_ends_with_the_encounter(name: str) -> None:
    d = meet(f"!{name}", bits=(2, 20), rig=["Krash"], hand=HAND)
    d.pick("use", name)
    while d.offered("boost") and not d.offered("break"):
        d.pick("boost")
    for sub in range(2 if name == "Iceberg" else 1):
        d.pick("break", "Krash", sub)
    assert len(subroutines(d.g, d.card(name))) == (1 if name == "Iceberg" else 0)
    passed(d)


@cards("Riddler")
def test_nothing_is_bought_for_ice_that_is_not_met() -> None:
    d = duel(forts={"hq": "!Riddler", "archives": "!Coyote"}, bits=(9, 9), turn="runner")
    d.run("archives")
    assert not d.asks("nr-ask-met")
    d.finish()


# -- ice that goes home ----------------------------------------------------------------------------
PAID = ["Datacomb", "Marionette", "Twisty Passages"]
FREE = ["Death Yo-Yo", "Scaffolding", "Tumblers"]


def beaten(name: str, bits: int) -> Duel:
    d = meet(f"!{name}", rig=["Krash"], bits=(bits, 40), hand=HAND)
    while d.offered("boost") and not d.offered("break"):
        d.pick("boost")
    for sub in range(len(CARDS[card_id(name)].subs)):
        d.pick("break", "Krash", sub)
    return d


@cards(*PAID)
@pytest.mark.parametrize("name", PAID)
def test_passed_it_goes_home_unless_the_corp_pays(name: str) -> None:
    d = beaten(name, 1).pick("pay")
    assert d.in_play(name)
    assert d.g.corp.bits == 0
    passed(d)
    d = passed(beaten(name, 1).pick("refuse"))
    assert not d.in_play(name)
    assert card_id(name) in d.g.corp.hq
    d = passed(beaten(name, 0))
    assert not d.in_play(name), "who cannot pay is not asked"


@cards(*FREE)
@pytest.mark.parametrize("name", FREE)
def test_passed_it_may_go_home_for_a_bit(name: str) -> None:
    d = beaten(name, 0).pick("yes")
    assert d.g.corp.bits == 1
    assert card_id(name) in d.g.corp.hq
    passed(d)
    d = beaten(name, 0).pick("no")
    assert (d.g.corp.bits, d.in_play(name)) == (0, True)
    passed(d)


@cards(*PAID, *FREE)
@pytest.mark.parametrize("name", [*PAID, *FREE])
def test_unrezzed_or_unbroken_it_stays(name: str) -> None:
    d = meet(name, bits=(9, 9), hand=HAND)
    d.pick("leave").pick("continue").pick("access")
    assert d.in_play(name)
    assert d.g.corp.bits == 9
    d = meet(f"!{name}", bits=(9, 0), hand=HAND)
    assert failed(d)
    assert d.in_play(name)


@cards("Marionette", "Death Yo-Yo")
def test_what_they_do_besides() -> None:
    d = meet("!Marionette", rig=["Krash"], bits=(0, 0))
    assert not d.in_play("Krash")
    d = meet("!Death Yo-Yo", hand=HAND)
    assert d.g.runner.brain == 1


# -- Puzzle and Roadblock --------------------------------------------------------------------------
@cards("Puzzle")
def test_puzzle_ends_the_run_and_falls_when_the_turn_is_over() -> None:
    d = meet("!Puzzle")
    assert failed(d)
    assert d.in_play("Puzzle")
    d.run("archives")
    assert failed(d), "as often as the Runner comes this turn"
    d.end_turn()
    assert not d.in_play("Puzzle")
    assert d.g.corp.archives == ["puzzle"]


@cards("Puzzle")
def test_a_broken_puzzle_stays() -> None:
    d = passed(beaten("Puzzle", 0)).end_turn()
    assert d.in_play("Puzzle")


@cards("Roadblock")
def test_roadblock_is_as_strong_as_the_die() -> None:
    d = duel(forts={"archives": "!Roadblock"}, turn="runner", rig=["Krash"], bits=(0, 9)).dice(3)
    d.run("archives")
    assert ice_strength(d.g, d.card("Roadblock")) == 3
    d.pick("done")
    assert failed(d)
    assert ice_strength(d.g, d.card("Roadblock")) == 0, "for that encounter only"


@cards("Roadblock")
def test_on_a_six_roadblock_sleeps() -> None:
    d = duel(forts={"archives": "!Roadblock"}, turn="runner").dice(6)
    passed(d.run("archives"))
    assert not d.card("Roadblock").up


@cards("Roadblock")
def test_a_toll_is_due_even_for_a_roadblock_that_sleeps() -> None:
    d = duel(forts={"archives": "!Roadblock, !Ball and Chain"}, turn="runner", bits=(0, 2)).dice(6)
    d.run("archives").pick("continue").pick("pay")
    assert d.g.runner.bits == 0
    passed(d)


# -- deflectors ----------------------------------------------------------------------------------
@cards("Dumpster")
def test_dumpster_turns_the_run_to_the_archives() -> None:
    d = duel(
        forts={"hq": "!Dumpster", "archives": "!Filter, Keeper, !Data Wall, Mazer"},
        turn="runner",
        hq=["Keeper"],
        rig=["Dwarf"],
        bits=(0, 9),
    )
    d.run("hq")
    run = d.g.run
    assert run is not None
    assert run.fort == 2
    assert run.ice == d.card("Data Wall").id, "the outermost rezzed piece, met without an approach"
    d.pick("break", "Dwarf", 0).pick("continue")
    assert run.ice == d.card("Keeper").id
    d.finish()
    assert not d.happened("nr-success")


@cards("Dumpster")
def test_without_rezzed_ice_the_archives_are_open() -> None:
    d = duel(
        forts={"hq": "!Dumpster", "archives": "Keeper"},
        turn="runner",
        hq=["Tycho Extension"],
        archives=["Hostile Takeover"],
        bits=(9, 0),
    )
    d.run("hq")
    assert d.asks("nr-ask-access", RUNNER), "Keeper is behind him, unrezzed"
    d.pick("access").finish()
    assert [c.card for c in d.g.runner.scored] == ["hostile-takeover"]
    assert d.g.memory.hits == [2], "a successful run on the Archives, not on HQ"


@cards("Dumpster")
def test_dumpster_is_installed_anywhere_but_there() -> None:
    d = duel(hq=["Dumpster"])
    assert d.offered("install", "Dumpster", "hq")
    assert not d.offered("install", "Dumpster", "archives")
    assert d.refused("install", "dumpster", 2) == "NR-ICE-001"


@cards("Entrapment", "Vortex")
@pytest.mark.parametrize("name", ["Entrapment", "Vortex"])
def test_for_two_bits_the_corp_chooses_the_fort(name: str) -> None:
    d = duel(
        forts={"hq": f"!{name}", 3: "!Filter / Hostile Takeover", 4: "/ !TRAP!"},
        turn="runner",
        hq=["Keeper"],
        bits=(2, 0),
    )
    d.run("hq").pick("fort", 3)
    assert d.g.corp.bits == 0
    assert not d.happened("nr-success"), "Filter of that fort stopped him"
    assert d.asks("nr-ask-runner")


@cards("Entrapment", "Vortex")
@pytest.mark.parametrize("name", ["Entrapment", "Vortex"])
@pytest.mark.parametrize("bits", [1, 2])
def test_unpaid_it_does_nothing(name: str, bits: int) -> None:
    d = duel(forts={"hq": f"!{name}", 3: "!Filter /"}, turn="runner", hq=["Keeper"], bits=(bits, 0))
    d.run("hq")
    if bits == 2:
        d.pick("none")
    assert d.g.corp.bits == bits
    d.pick("continue").pick("access").finish()
    assert d.g.memory.hits == [0]


@cards("Vortex")
def test_a_vortex_may_turn_the_runner_to_itself_as_long_as_bits_last() -> None:
    d = duel(forts={"hq": "!Vortex"}, turn="runner", hq=["Keeper"], bits=(4, 0))
    d.run("hq").pick("fort", "hq").pick("fort", "hq")
    assert d.g.corp.bits == 0
    d.pick("continue").pick("access").finish()


@cards("Trapdoor")
def test_trapdoor_drops_the_runner_into_a_subsidiary_fort() -> None:
    d = duel(forts={"rd": "!Trapdoor", 3: "/ !Experimental AI"}, turn="runner", rig=["Krash"])
    d.run("rd").pick("done")
    assert d.g.run is not None
    assert d.g.run.fort == 3
    d.pick("access").finish()
    assert d.g.memory.hits == [3]


@cards("Trapdoor")
def test_without_a_subsidiary_fort_trapdoor_breaks_by_itself() -> None:
    d = duel(forts={"rd": "!Trapdoor"}, turn="runner", rig=["Krash"])
    d.run("rd")
    assert d.g.run is not None
    assert d.g.run.broken == [0]
    passed(d)
    d = duel(hq=["Trapdoor"], forts={3: "/ !TRAP!"})
    forts = sorted(o[2] for o in d.options if o[0] == "install")
    assert forts == [0, 1], "R&D and HQ only"


@cards("Dumpster")
def test_what_a_prep_promised_for_its_fort_is_lost() -> None:
    """Custodial Position lets the Runner see more of R&D; in the Archives it gives nothing."""
    d = duel(
        forts={"rd": "!Dumpster"},
        turn="runner",
        hand=["Custodial Position"],
        hq=["Keeper"] * 3,
        archives=["Hostile Takeover"],
        bits=(0, 9),
    )
    d.pick("play", "Custodial Position")
    run = d.g.run
    assert run is not None
    assert run.fort == 2
    assert "extra" not in run.flags
    d.finish()


# -- ice that moves -------------------------------------------------------------------------------
def opening(ice: dict[Any, str], fort: Any, **more: Any) -> Duel:
    d = duel(forts=ice, turn="runner", **more)
    return d.pick("run", fort)


@cards("Glacier")
def test_glacier_moves_in_front_of_the_fort_that_is_run() -> None:
    d = opening({"hq": "!Glacier", "rd": "Keeper"}, "rd", bits=(1, 0))
    assert d.asks("nr-window-run-start", CORP)
    d.pick("use", "Glacier").pick("fort", "rd")
    assert d.g.corp.bits == 0
    assert [c.card for c in d.g.forts[1].ice] == ["keeper", "glacier"]
    assert d.g.forts[0].ice == []
    assert failed(d), "he met it"


@cards("Glacier")
def test_glacier_moves_unrezzed_and_is_shown() -> None:
    d = opening({"hq": "Glacier", "rd": ""}, "rd", bits=(1, 0), corp_scored=["Hostile Takeover"])
    d.pick("use", "Glacier").pick("fort", "rd")
    assert d.card("Glacier").seen
    assert not d.card("Glacier").up
    before = points(d.g, CORP)
    d.pick("rez", "Glacier")
    assert points(d.g, CORP) == before - 1, "its rez cost is an agenda point"
    assert failed(d)


@cards("Glacier")
def test_at_no_cost_does_not_waive_the_point() -> None:
    d = duel(forts={"hq": "Glacier", 3: "/ Priority Requisition+5"}, at="after")
    d.pick("score").pick("card", "Glacier")
    assert d.card("Glacier").up
    assert points(d.g, CORP) == 2, "three for Priority Requisition, one for Glacier"
    d = duel(forts={"hq": "Glacier"}, turn="runner", bits=(9, 0))
    d.run("hq")
    if d.asks("nr-window-run-start"):
        d.pick("pass")
    assert not d.offered("rez"), "without a point to give up"
    d.finish()


@cards("Walking Wall", "Mobile Barricade")
@pytest.mark.parametrize("name", ["Walking Wall", "Mobile Barricade"])
def test_it_changes_places_on_its_fort(name: str) -> None:
    d = opening({"hq": f"!{name}, Keeper, Filter"}, "hq", bits=(1, 0), hand=HAND)
    d.pick("use", name)
    assert d.options == [("ice-place", 1), ("ice-place", 2)], "another place than its third"
    d.pick("ice-place", 1)
    assert [c.card for c in d.g.forts[0].ice] == ["keeper", "filter", card_id(name)]
    assert failed(d), "it was the first that he met"
    assert len(d.g.runner.hand) == (4 if name == "Mobile Barricade" else 5)


@cards("Walking Wall", "Mobile Barricade")
@pytest.mark.parametrize("name", ["Walking Wall", "Mobile Barricade"])
def test_it_does_not_move_for_a_run_elsewhere(name: str) -> None:
    d = opening({"hq": f"!{name}, Keeper"}, "rd", bits=(1, 0))
    assert not d.asks("nr-window-run-start")
    d.finish()
    d = opening({"hq": f"!{name}"}, "hq", bits=(1, 0), hand=HAND)
    assert failed(d), "alone it has no other place"


@cards("Walking Wall")
def test_a_window_at_the_start_of_a_run_reveals_nothing() -> None:
    """Who has ice face down is asked, whatever it is; who has none is not."""
    d = duel(forts={"hq": "Filter"}, turn="runner", windows=True)
    d.pick("run", "rd")
    assert d.asks("nr-window-run-start", CORP)
    d.pick("mute", "run-start").finish()
    d.pick("run", "rd")
    assert not d.asks("nr-window-run-start")
    d.finish()
    d = duel(forts={"hq": "!Filter"}, turn="runner", windows=True)
    d.pick("run", "rd")
    assert not d.asks("nr-window-run-start")
    d.finish()
