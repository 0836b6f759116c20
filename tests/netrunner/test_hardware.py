"""Hardware, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import capacity, hand_size, memory_used
from neontable.games.netrunner.model.pieces import Memory
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel
from tests.netrunner.scenes import HAND, cards


def at_rest(d: Duel) -> bool:
    return d.ask.id in ("nr-ask-runner", "nr-ask-corp") and d.g.run is None


def scorch(**more: Any) -> Duel:
    """The Corp burns a tagged Runner: 4 meat damage."""
    more.setdefault("hand", HAND)
    more.setdefault("bits", (9, 5))
    d = duel(hq=["Scorched Earth"], tags=1, **more)
    return d.pick("play", "Scorched Earth")


# -- memory, hand, access ----------------------------------------------------------------
CHIPS = [
    ("WuTech Mem Chip", 1, 1),
    ("Zetatech Mem Chip", 3, 2),
    ("Tycho Mem Chip", 5, 3),
]


@cards(*[c[0] for c in CHIPS])
@pytest.mark.rule("NR-HW-001", "NR-HW-002")
@pytest.mark.parametrize(("name", "cost", "mu"), CHIPS)
def test_a_chip_gives_memory(name: str, cost: int, mu: int) -> None:
    d = duel(hand=[name, name], turn="runner", bits=(5, 2 * cost))
    d.pick("install", name)
    assert capacity(d.g) == 4 + mu
    assert d.g.runner.bits == cost
    d.pick("install", name)
    assert capacity(d.g) == 4 + 2 * mu, "any number may be in play"
    assert d.g.actions == 2


@cards("Tycho Mem Chip", "Homewrecker™")
@pytest.mark.rule("NR-PROG-005")
def test_a_chip_that_burns_takes_its_memory_along() -> None:
    rig = ["Tycho Mem Chip", "Krash", "Dwarf", "Codecracker", "Black Dahlia", "Baedeker's Net Map"]
    d = duel(forts={"archives": "!Homewrecker™"}, rig=rig, hand=HAND, turn="runner", bits=(0, 0))
    assert memory_used(d.g) == 5
    d.run("archives").pick("link", "Baedeker's Net Map")
    d.finish()
    assert not d.happened("nr-leave-trash"), "the trace failed"
    d = duel(
        forts={"archives": "!Homewrecker™"}, rig=[*rig[:-1], "Krash"], hand=HAND, turn="runner"
    )
    d.run("archives").maybe("done")
    d.answer(0, CORP)
    assert d.asks("nr-ask-overload", RUNNER)
    d.pick("trash", "Dwarf")
    assert memory_used(d.g) == 4
    assert at_rest(d)


@cards("MRAM Chip", "Militech MRAM Chip")
@pytest.mark.rule("NR-HW-002", "NR-TURN-019")
@pytest.mark.parametrize(
    ("name", "cost", "more"), [("MRAM Chip", 1, 2), ("Militech MRAM Chip", 2, 3)]
)
def test_a_bigger_hand(name: str, cost: int, more: int) -> None:
    d = duel(hand=[name, *HAND, *HAND], turn="runner", bits=(5, cost), actions=1)
    d.pick("install", name)
    assert hand_size(d.g, RUNNER) == 5 + more
    assert d.g.runner.bits == 0
    assert d.asks("nr-ask-discard")
    d.finish()
    assert len(d.g.runner.hand) == 5 + more


@cards("HQ Interface", "R&D Interface")
@pytest.mark.rule("NR-ACC-011")
@pytest.mark.parametrize(("name", "fort"), [("HQ Interface", "hq"), ("R&D Interface", "rd")])
def test_an_interface_accesses_one_more_card(name: str, fort: str) -> None:
    agendas = ["Hostile Takeover"] * 4
    for n in range(3):
        d = duel(hq=agendas, rd=agendas, rig=[name] * n, turn="runner")
        d.run(fort).to_access()
        d.finish()
        assert len(d.g.runner.scored) == n + 1
        d.run("rd" if fort == "hq" else "hq").to_access()
        d.finish()
        assert len(d.g.runner.scored) == n + 2, "only there"


# -- decks ---------------------------------------------------------------------------------
DECKS = [
    ("Arasaka Portable Prototype", 3, 3),
    ("Artemis 2020", 2, 2),
    ("Bodyweight™ Data Crèche", 1, 0),
    ("Pandora's Deck", 2, 3),
    ("Parraline 5750", 1, 1),
    ("PK-6089a", 1, 3),
    ("Raven Microcyb Eagle", 1, 1),
    ("Raven Microcyb Owl", 1, 3),
    ("Techtronica™ Utility Suit", 1, 5),
]


@cards(*[d[0] for d in DECKS])
@pytest.mark.rule("NR-HW-001", "NR-TURN-013")
@pytest.mark.parametrize(("name", "mu", "bits"), DECKS)
def test_a_deck_comes_with_memory_and_bits_and_ousts_the_older(
    name: str, mu: int, bits: int
) -> None:
    cost = CARDS[card_id(name)].cost
    older = "PK-6089a" if name != "PK-6089a" else "Pandora's Deck"
    d = duel(
        hand=[name],
        rig=[older, "WuTech Mem Chip"],
        runner_scored=["Hostile Takeover"],
        turn="runner",
        bits=(5, cost),
    )
    d.pick("install", name)
    assert d.g.runner.bits == 0
    assert capacity(d.g) == 4 + 1 + mu, "the older deck's memory is gone"
    assert d.card(name).bits == bits
    assert not d.in_play(older)
    assert d.g.runner.trash == [card_id(older)]
    assert d.in_play("WuTech Mem Chip"), "a chip is no deck"


@cards("Arasaka Portable Prototype")
def test_arasaka_portable_prototype_costs_an_agenda_point() -> None:
    d = duel(hand=["Arasaka Portable Prototype"], turn="runner", bits=(5, 11))
    assert not d.offered("install", "Arasaka Portable Prototype")
    d = duel(
        hand=["Arasaka Portable Prototype"] * 2,
        runner_scored=["Hostile Takeover"],
        turn="runner",
        bits=(5, 22),
    )
    from neontable.games.netrunner.model.numbers import points

    assert points(d.g, RUNNER) == 1
    d.pick("install", "Arasaka Portable Prototype")
    assert points(d.g, RUNNER) == 0
    assert not d.offered("install"), "a second point is not there"


BREAKING = [
    ("Arasaka Portable Prototype", 3, True),
    ("Artemis 2020", 2, True),
    ("Parraline 5750", 1, True),
    ("Raven Microcyb Eagle", 1, True),
    ("Raven Microcyb Owl", 3, True),
    ("Corolla Speed Chip", 1, False),
    ("ZZ22 Speed Chip", 2, False),
]


@cards(*[b[0] for b in BREAKING])
@pytest.mark.parametrize(("name", "bits", "any_breaker"), BREAKING)
def test_bits_for_icebreakers(name: str, bits: int, any_breaker: bool) -> None:
    """Black Dahlia is a killer and pays 2 for a subroutine; Krash is none."""
    pool = max(0, 2 - bits)
    d = duel(
        forts={"archives": "!Fetch 4.0.1"},
        rig=[name, "Black Dahlia"],
        turn="runner",
        bits=(0, pool),
    )
    d.run("archives").pick("break", "Black Dahlia", 0)
    assert d.g.runner.bits == 0
    assert d.card(name).bits == max(0, bits - 2)
    d.finish()
    d.end_turn().end_turn()
    assert d.card(name).bits == bits, "replaced at the start of the next turn"

    d = duel(forts={"archives": "!Filter"}, rig=[name, "Krash"], turn="runner", bits=(0, pool))
    d.run("archives")
    assert d.offered("break", "Krash") == any_breaker
    d.finish()


@cards("Parraline 5750")
@pytest.mark.rule("NR-COST-006")
def test_bits_on_a_deck_pay_for_nothing_else() -> None:
    d = duel(
        forts={"archives": "!Snowbank"}, rig=["Parraline 5750"], turn="runner", bits=(0, 0), tags=1
    )
    assert not d.offered("untag")
    d.run("archives")
    assert at_rest(d), "Snowbank's bit could not be paid"
    assert not d.happened("nr-success")
    assert d.card("Parraline 5750").bits == 1


@cards("Artemis 2020")
def test_the_runner_says_which_bits_pay() -> None:
    d = duel(
        forts={"archives": "!Filter"}, rig=["Artemis 2020", "Krash"], turn="runner", bits=(0, 2)
    )
    d.run("archives").pick("break", "Krash", 0)
    assert d.asks("nr-ask-pay", RUNNER)
    d.pick("from", "Artemis 2020", 1).pick("pool")
    assert (d.g.runner.bits, d.card("Artemis 2020").bits) == (1, 1)
    d.finish()


@cards("Raven Microcyb Owl")
def test_the_owl_does_not_pay_for_noise() -> None:
    from neontable.games.netrunner.rules.play.pay import sources

    rig = ["Raven Microcyb Owl", "Hammer", "Dwarf"]
    d = duel(forts={"archives": "!Crystal Wall"}, rig=rig, turn="runner", bits=(0, 0))
    assert sources(d.g, RUNNER, "breaker", d.card("Dwarf").id) == [], "no run is going on"
    d.run("archives")
    assert sources(d.g, RUNNER, "breaker", d.card("Hammer").id) == []
    assert sources(d.g, RUNNER, "breaker", d.card("Dwarf").id) == [d.card("Raven Microcyb Owl")]
    d.pick("break", "Dwarf", 0)
    assert d.card("Raven Microcyb Owl").bits == 2
    d.finish()


LINKING = [("PK-6089a", 3), ("Pandora's Deck", 3), ("Techtronica™ Utility Suit", 5)]


@cards(*[n for n, _ in LINKING])
@pytest.mark.parametrize(("name", "bits"), LINKING)
def test_bits_for_link(name: str, bits: int) -> None:
    d = duel(
        forts={"archives": "!Hunter"},
        rig=[name, "Baedeker's Net Map", "Krash"],
        turn="runner",
        bits=(5, 0),
    )
    d.run("archives")
    assert not d.offered("boost"), "not for icebreakers"
    d.maybe("done")
    d.answer(3, CORP).pick("link", "Baedeker's Net Map")
    mine = next(a for a in d.table.asks if a.seat == RUNNER)
    assert list(mine.options) == list(range(bits + 1))
    d.answer(3, RUNNER)
    assert d.g.runner.tags == 0
    assert d.card(name).bits == bits - 3
    d.finish()
    d.end_turn().end_turn()
    assert d.card(name).bits == bits


@cards("Bodyweight™ Data Crèche")
def test_bodyweight_data_creche_runs_again_once_per_turn() -> None:
    d = duel(rig=["Bodyweight™ Data Crèche"], turn="runner")
    d.run("archives").pick("access")
    assert d.asks("nr-ask-run-again", RUNNER)
    assert d.g.run is None, "the first run is over"
    assert d.g.actions == 3
    d.pick("fort", "rd")
    assert d.g.run is not None
    d.pick("access")
    d.finish()
    assert d.g.actions == 3, "for no action"
    assert d.g.memory.runs == 2
    assert d.g.memory.hits == [2, 1]
    d.run("archives").pick("access")
    assert at_rest(d), "once per turn"
    d.end_turn().end_turn()
    d.run("archives").pick("access")
    assert d.asks("nr-ask-run-again")
    d.pick("none")
    assert d.g.actions == 3
    d.run("archives").pick("access")
    assert d.asks("nr-ask-run-again"), "declining does not use it up"
    d.pick("none")


@cards("Bodyweight™ Data Crèche")
def test_no_second_run_after_a_failed_one_or_where_runs_are_banned() -> None:
    d = duel(rig=["Bodyweight™ Data Crèche"], forts={"archives": "!Filter"}, turn="runner")
    d.run("archives")
    assert at_rest(d)
    d.run("hq").pick("jack-out")
    assert at_rest(d)
    d = duel(
        rig=["Bodyweight™ Data Crèche", "Krash"],
        forts={"archives": "!Haunting Inquisition"},
        turn="runner",
        bits=(0, 14),
    )
    d.run("archives")
    for _ in range(6):
        d.pick("boost", "Krash")
    d.pick("break", "Krash", 1)
    d.pick("continue").pick("access")
    assert at_rest(d)
    assert d.happened("nr-success")


# -- vehicles and tags -----------------------------------------------------------------
@cards('"Armadillo" Armored Road Home', '"Drifter" Mobile Environment')
@pytest.mark.parametrize("name", ['"Armadillo" Armored Road Home', '"Drifter" Mobile Environment'])
def test_a_vehicle_pays_for_losing_tags(name: str) -> None:
    cost = CARDS[card_id(name)].cost
    d = duel(hand=[name], turn="runner", bits=(5, cost), tags=2)
    assert d.offered("untag") == (cost == 2)
    d.pick("install", name)
    assert d.card(name).bits == 2
    assert d.g.runner.bits == 0
    d.pick("untag")
    assert d.g.runner.tags == 1
    assert d.card(name).bits == 0
    assert not d.offered("untag")
    d.end_turn().end_turn()
    assert d.card(name).bits == 2
    assert d.offered("untag")


@cards('"Armadillo" Armored Road Home')
@pytest.mark.rule("NR-COST-003")
def test_the_armadillo_takes_three_points_of_meat_damage() -> None:
    d = scorch(rig=['"Armadillo" Armored Road Home'])
    d.pick("use", '"Armadillo" Armored Road Home')
    assert len(d.g.runner.hand) == 4
    assert not d.in_play('"Armadillo" Armored Road Home')
    assert at_rest(d)


@cards('"Armadillo" Armored Road Home', "Razor Wire")
def test_the_armadillo_does_not_stop_net_damage() -> None:
    d = duel(
        forts={"archives": "!Razor Wire"},
        rig=['"Armadillo" Armored Road Home', "Dermatech Bodyplating", "Full Body Conversion"],
        hand=HAND,
        turn="runner",
    )
    d.run("archives")
    assert at_rest(d), "nothing was offered"
    assert len(d.g.runner.hand) == 3


@cards("Nasuko Cycle", "Hunter")
def test_nasuko_cycle_avoids_a_tag_for_three_bits() -> None:
    d = duel(forts={"archives": "!Hunter"}, rig=["Nasuko Cycle"], turn="runner", bits=(0, 5))
    d.run("archives")
    assert d.asks("nr-ask-tag", RUNNER)
    d.pick("use", "Nasuko Cycle")
    assert d.g.runner.tags == 0
    assert d.g.runner.bits == 2
    d.pick("jack-out")
    d.run("archives")
    assert d.g.runner.tags == 1, "2 bits are not enough"
    d.finish()
    assert d.in_play("Nasuko Cycle")


@cards("Nasuko Cycle")
def test_nasuko_cycle_avoids_one_tag_at_a_time() -> None:
    d = duel(rig=["Nasuko Cycle"], turn="corp", bits=(0, 7))
    d.g.runner.marks["data-raven"] = 3
    d.pick("end")
    d.pick("use", "Nasuko Cycle").pick("use", "Nasuko Cycle")
    assert d.g.runner.bits == 1
    assert d.g.runner.tags == 1
    assert d.asks("nr-ask-runner")


# -- protection ---------------------------------------------------------------------------
@cards("Armored Fridge")
def test_armored_fridge_wears_off() -> None:
    d = duel(hand=["Armored Fridge"], turn="runner", bits=(5, 3))
    d.pick("install", "Armored Fridge")
    assert d.card("Armored Fridge").count == 7
    assert d.g.runner.bits == 0
    d = scorch(rig=["Armored Fridge"])
    for _ in range(3):
        d.pick("use", "Armored Fridge")
    d.pick("suffer")
    assert len(d.g.runner.hand) == 4
    assert d.card("Armored Fridge").count == 4
    d = duel(hq=["Scorched Earth"] * 2, tags=1, hand=HAND, bits=(99, 5), rig=["Armored Fridge"])
    d.pick("play", "Scorched Earth")
    for _ in range(4):
        d.pick("use", "Armored Fridge")
    d.pick("play", "Scorched Earth")
    for _ in range(3):
        d.pick("use", "Armored Fridge")
    assert not d.in_play("Armored Fridge"), "the last counter is gone"
    assert d.g.runner.trash[-2:] != ["armored-fridge"] * 2
    assert len(d.g.runner.hand) == 4, "the eighth point got through"
    assert at_rest(d)


SHIELDS = [
    ("Dermatech Bodyplating", "meat"),
    ('"Green Knight" Surge Buffers', "net"),
    ("Raven Microcyb Eagle", "net"),
    ("Techtronica™ Utility Suit", "meat"),
]


@cards(*[s[0] for s in SHIELDS])
@pytest.mark.parametrize(("name", "kind"), SHIELDS)
def test_one_point_each_turn(name: str, kind: str) -> None:
    d = scorch(rig=[name])
    if kind == "meat":
        d.pick("prevent", name, 1)
        assert len(d.g.runner.hand) == 2
    assert at_rest(d)
    assert len(d.g.runner.hand) == (2 if kind == "meat" else 1)

    hand = HAND + HAND
    d = duel(forts={"archives": "!Laser Wire"}, rig=[name], hand=hand, turn="runner")
    d.run("archives")
    if kind == "net":
        d.pick("prevent", name)
        assert len(d.g.runner.hand) == 10
        d.run("archives")
        assert len(d.g.runner.hand) == 9, "once per turn"
        d.end_turn().end_turn()
        before = len(d.g.runner.hand)
        d.run("archives").pick("prevent", name)
        assert len(d.g.runner.hand) == before
    else:
        assert len(d.g.runner.hand) == 9
    assert at_rest(d)


@cards('"Green Knight" Surge Buffers')
def test_up_to_one_may_be_none() -> None:
    d = duel(
        forts={"archives": "!Laser Wire"},
        rig=['"Green Knight" Surge Buffers'],
        hand=HAND,
        turn="runner",
    )
    d.run("archives").pick("suffer")
    assert len(d.g.runner.hand) == 4


@cards("Dermatech Bodyplating")
def test_two_plates_prevent_two() -> None:
    d = scorch(rig=["Dermatech Bodyplating", "Dermatech Bodyplating"])
    d.first("prevent").pick("prevent")
    assert len(d.g.runner.hand) == 3


@cards("Full Body Conversion")
@pytest.mark.parametrize("paid", [0, 1, 3, 4])
def test_full_body_conversion_stops_what_the_corp_does_not_pay_for(paid: int) -> None:
    d = scorch(rig=["Full Body Conversion"], bits=(12, 5))
    left = d.g.corp.bits
    assert d.asks("nr-ask-past", CORP)
    assert list(d.options) == [0, 1, 2, 3, 4]
    d.answer(paid, CORP)
    assert len(d.g.runner.hand) == 5 - paid
    assert d.g.corp.bits == left - paid
    assert at_rest(d)


@cards("Full Body Conversion")
def test_the_corp_pays_only_what_it_has() -> None:
    cost = CARDS["scorched-earth"].cost
    d = scorch(rig=["Full Body Conversion"], bits=(cost + 2, 5))
    assert list(d.options) == [0, 1, 2]
    d.answer(2, CORP)
    assert len(d.g.runner.hand) == 3
    d = scorch(rig=["Full Body Conversion"], bits=(cost, 5))
    assert len(d.g.runner.hand) == 5, "without a bit nothing gets through"
    assert at_rest(d)


@cards("Full Body Conversion", "Dermatech Bodyplating")
def test_what_the_corp_paid_for_may_still_be_prevented() -> None:
    d = scorch(rig=["Full Body Conversion", "Dermatech Bodyplating"])
    d.answer(2, CORP).pick("prevent")
    assert len(d.g.runner.hand) == 4


@cards("Full Body Conversion")
def test_two_conversions_are_paid_for_twice() -> None:
    d = scorch(rig=["Full Body Conversion", "Full Body Conversion"], bits=(20, 5))
    left = d.g.corp.bits
    d.answer(3, CORP)
    assert list(d.options) == [0, 1, 2, 3]
    d.answer(2, CORP)
    assert len(d.g.runner.hand) == 3
    assert d.g.corp.bits == left - 5


@cards("Lifesaver™ Nanosurgeons", "Laser Wire")
def test_lifesaver_nanosurgeons_draw_after_damage() -> None:
    d = duel(
        forts={"archives": "!Laser Wire"},
        rig=["Lifesaver™ Nanosurgeons"],
        hand=HAND,
        turn="runner",
        actions=4,
    )
    assert not d.offered("use", "Lifesaver™ Nanosurgeons"), "not hurt"
    d.run("archives")
    assert len(d.g.runner.hand) == 4
    d.pick("use", "Lifesaver™ Nanosurgeons")
    assert len(d.g.runner.hand) == 6
    assert d.g.actions == 2
    d.pick("bit")
    assert d.offered("use", "Lifesaver™ Nanosurgeons"), "the run is one of his last three actions"
    d.pick("bit")
    d.finish().end_turn()
    assert not d.offered("use", "Lifesaver™ Nanosurgeons"), "now it is the fourth last"


@cards("Lifesaver™ Nanosurgeons")
def test_damage_in_the_corps_turn_is_in_none_of_the_runners_actions() -> None:
    d = scorch(rig=["Lifesaver™ Nanosurgeons"])
    assert len(d.g.runner.hand) == 1
    d.end_turn()
    assert not d.offered("use", "Lifesaver™ Nanosurgeons")


@cards("Lifesaver™ Nanosurgeons", "Zombie")
def test_lifesaver_nanosurgeons_prevent_a_brain_damage() -> None:
    d = duel(
        forts={"archives": "!Zombie"},
        rig=["Lifesaver™ Nanosurgeons"],
        hand=HAND,
        turn="runner",
    )
    d.run("archives").pick("use", "Lifesaver™ Nanosurgeons")
    assert hand_size(d.g, RUNNER) == 4, "the second point is suffered"
    assert len(d.g.runner.hand) == 4
    assert not d.in_play("Lifesaver™ Nanosurgeons")


# -- 'Trode Set ---------------------------------------------------------------------------
@cards("Microtech 'Trode Set")
def test_trodes_make_breaking_dearer() -> None:
    rig = ["Microtech 'Trode Set", "Codecracker"]
    d = duel(forts={"archives": "!Filter"}, rig=rig, turn="runner", bits=(0, 1))
    d.run("archives").pick("break", "Codecracker", 0)
    assert d.g.runner.bits == 0
    d.finish()
    d = duel(forts={"archives": "!Filter"}, rig=rig, turn="runner", bits=(0, 0))
    d.run("archives")
    assert at_rest(d)
    assert not d.happened("nr-success")


@cards("Microtech 'Trode Set", "Liche", "TKO 2.0", "Shock.r")
@pytest.mark.parametrize("name", ["Liche", "TKO 2.0", "Code Corpse"])
def test_trodes_ignore_ap_ice(name: str) -> None:
    d = duel(forts={"archives": f"!{name}"}, rig=["Microtech 'Trode Set"], hand=HAND, turn="runner")
    d.run("archives").pick("continue").pick("access")
    assert len(d.g.runner.hand) == 5
    assert hand_size(d.g, RUNNER) == 5
    assert d.g.actions == 3


@cards("Microtech 'Trode Set", "Triggerman")
def test_trodes_do_nothing_against_other_ice() -> None:
    d = duel(
        forts={"archives": "!Razor Wire"}, rig=["Microtech 'Trode Set"], hand=HAND, turn="runner"
    )
    d.run("archives")
    assert at_rest(d)
    assert len(d.g.runner.hand) == 3


@cards("Microtech 'Trode Set", "Cerberus", "Bolter Cluster", "Fatal Attractor")
def test_trodes_leave_one_net_damage_and_traces() -> None:
    rig = ["Microtech 'Trode Set"]
    d = duel(forts={"archives": "!Cerberus"}, rig=rig, hand=HAND, turn="runner", bits=(3, 5))
    d.run("archives")
    assert len(d.g.runner.hand) == 4
    d.answer(0, CORP)
    assert d.g.runner.marks == {"cerberus": 1}, "a trace is not ignored"
    d.pick("continue").pick("access")
    d.run("hq")
    assert len(d.g.runner.hand) == 2, "the counter is no subroutine"
    d.pick("access")

    d = duel(
        forts={"archives": "!Filter, !Bolter Cluster"},
        rig=[*rig, "Codecracker"],
        hand=HAND,
        turn="runner",
    )
    d.run("archives")
    assert len(d.g.runner.hand) == 4
    d.pick("continue")
    assert d.offered("break", "Codecracker"), "that subroutine was ignored"
    d.finish()

    d = duel(forts={"archives": "!Filter, !Fatal Attractor"}, rig=rig, hand=HAND, turn="runner")
    d.run("archives").pick("continue")
    assert len(d.g.runner.hand) == 4, "Net damage of an AP subroutine, though it comes later"
    assert at_rest(d)


@cards("Microtech 'Trode Set", "Cinderella")
def test_trodes_do_not_stop_a_firestarter() -> None:
    rig = ["Microtech 'Trode Set"]
    d = duel(forts={"archives": "!Cinderella"}, rig=rig, hand=HAND, turn="runner", bits=(3, 5))
    d.run("archives").answer(0, CORP)
    assert len(d.g.runner.hand) == 3
    assert not d.in_play("Microtech 'Trode Set")
    assert not d.happened("nr-success")


# -- Backup Drive -------------------------------------------------------------------------
def aside(d: Duel) -> list[str]:
    return [c.card for c in d.g.runner.aside]


@cards("Microtech Backup Drive", "Banpei")
def test_backup_drive_keeps_a_program() -> None:
    rig = ["Microtech Backup Drive", "Dwarf"]
    d = duel(forts={"archives": "!Banpei"}, rig=rig, turn="runner")
    assert not d.offered("use", "Microtech Backup Drive"), "nothing lies on it"
    d.run("archives")
    assert d.asks("nr-ask-back-up", RUNNER)
    d.choose("Dwarf")
    assert aside(d) == ["dwarf"]
    assert d.g.runner.trash == []
    assert memory_used(d.g) == 0, "it is not installed"
    d.pick("use", "Microtech Backup Drive")
    assert d.g.runner.hand == ["dwarf"]
    assert aside(d) == []
    assert d.g.actions == 2
    assert not d.offered("use", "Microtech Backup Drive")


@cards("Microtech Backup Drive")
def test_backup_drive_is_offered_and_may_be_declined() -> None:
    rig = ["Microtech Backup Drive", "Dwarf"]
    d = duel(forts={"archives": "!Banpei"}, rig=rig, turn="runner")
    d.run("archives").choose()
    assert d.g.runner.trash == ["dwarf"]
    assert aside(d) == []


@cards("Microtech Backup Drive")
def test_several_at_once_in_any_order_and_the_top_one_comes_back_first() -> None:
    rig = ["Microtech Backup Drive", "Dwarf", "Codecracker", "Krash"]
    d = duel(rig=rig, turn="runner")
    d.pick("overwrite").choose("Dwarf", "Codecracker", "Krash")
    assert d.asks("nr-ask-back-up")
    d.choose("Dwarf", "Codecracker")
    assert d.asks("nr-ask-back-up-order")
    d.answer((("card", "dwarf"), ("card", "codecracker")))
    assert d.g.runner.trash == ["krash"]
    assert aside(d) == ["dwarf", "codecracker"]
    d.pick("use", "Microtech Backup Drive")
    assert d.g.runner.hand == ["codecracker"]
    d.pick("install", "Codecracker")
    d.pick("overwrite").choose("Codecracker")
    d.choose("Codecracker")
    assert aside(d) == ["dwarf", "codecracker"], "on top of what lies there"


@cards("Microtech Backup Drive", "Homewrecker™")
def test_what_lies_on_the_drive_goes_with_it() -> None:
    rig = ["Microtech Backup Drive", "Dwarf"]
    d = duel(forts={"archives": "!Homewrecker™"}, rig=rig, hand=HAND, turn="runner", bits=(1, 5))
    d.pick("overwrite").choose("Dwarf").choose("Dwarf")
    d.run("archives").answer(0, CORP)
    assert not d.in_play("Microtech Backup Drive")
    assert aside(d) == []
    assert {"dwarf", "microtech-backup-drive"} <= set(d.g.runner.trash)


@cards("Microtech Backup Drive")
@pytest.mark.rule("NR-PROG-004")
def test_programs_that_make_room_may_lie_on_the_drive() -> None:
    rig = ["Microtech Backup Drive", "Dwarf", "Dwarf", "Krash", "Krash"]
    d = duel(rig=rig, hand=["Codecracker"], turn="runner", bits=(0, 2))
    d.pick("install", "Codecracker").first("trash", "Krash")
    d.choose("Krash")
    assert d.in_play("Codecracker")
    assert aside(d) == ["krash"]


@cards("Microtech Backup Drive")
def test_cards_of_the_hand_are_no_installed_programs() -> None:
    rig = ["Microtech Backup Drive"]
    d = duel(forts={"archives": "!Razor Wire"}, rig=rig, hand=["Dwarf"] * 3, turn="runner")
    d.run("archives")
    assert at_rest(d)
    assert d.g.runner.trash == ["dwarf", "dwarf"]


@cards("Microtech Backup Drive")
def test_two_drives_are_offered_one_after_the_other() -> None:
    rig = ["Microtech Backup Drive", "Microtech Backup Drive", "Dwarf", "Krash"]
    d = duel(rig=rig, turn="runner")
    first, second = d.g.runner.rig[0].id, d.g.runner.rig[1].id
    d.pick("overwrite").choose("Dwarf", "Krash")
    d.choose("Dwarf").choose("Krash")
    assert [(c.card, c.host) for c in d.g.runner.aside] == [("dwarf", first), ("krash", second)]


# -- Record Reconstructor -----------------------------------------------------------------
@cards("Record Reconstructor")
def test_record_reconstructor() -> None:
    pile = ["Hostile Takeover", "Data Wall", "Filter", "Keeper"]
    d = duel(
        archives=pile,
        buried=["Tycho Extension"],
        rd=["Quandary"],
        rig=["Record Reconstructor"],
        turn="runner",
    )
    d.pick("use", "Record Reconstructor")
    assert d.g.actions == 3
    d.pick("access")
    assert at_rest(d)
    assert d.g.runner.scored == [], "no access"
    assert d.g.corp.buried == ["tycho-extension"]
    assert d.g.corp.rd[0] == "quandary"
    assert len(d.g.corp.rd) == 3
    assert sorted(d.g.corp.rd[1:] + d.g.corp.archives) == sorted(card_id(c) for c in pile)
    assert d.g.memory.hits == [2]


@cards("Record Reconstructor")
def test_which_cards_come_back_is_chance() -> None:
    tops = set()
    for seed in range(12):
        d = duel(
            archives=["Data Wall", "Filter", "Keeper", "Quandary"],
            rd=[],
            rig=["Record Reconstructor"],
            turn="runner",
            seed=seed,
        )
        d.pick("use", "Record Reconstructor").pick("access")
        tops.add(tuple(d.g.corp.rd))
    assert len(tops) > 4


@cards("Record Reconstructor")
@pytest.mark.parametrize("n", [0, 1])
def test_a_small_pile_gives_what_it_has(n: int) -> None:
    d = duel(archives=["Filter"] * n, rig=["Record Reconstructor"], turn="runner", rd=["Keeper"])
    d.pick("use", "Record Reconstructor").pick("access")
    assert d.g.corp.rd == ["keeper"] + ["filter"] * n
    assert d.g.corp.archives == []


@cards("Record Reconstructor")
def test_stopped_or_banned_it_restores_nothing() -> None:
    d = duel(
        archives=["Filter"] * 3,
        forts={"archives": "!Rex"},
        rig=["Record Reconstructor"],
        turn="runner",
        bits=(0, 5),
    )
    d.pick("use", "Record Reconstructor")
    assert at_rest(d)
    assert len(d.g.corp.archives) == 3
    assert not d.offered("use", "Record Reconstructor"), "no run until the toll is paid"
    d.pick("unblock", 2)
    assert d.offered("use", "Record Reconstructor")


def test_memory_starts_unhurt() -> None:
    assert Memory().since_damage >= 3
