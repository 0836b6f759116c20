"""Icebreakers of Proteus and Classic that have peculiarities; what all have in common is played in
test_icebreakers.py."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.numbers import breaker_strength, chosen_kind
from tests.netrunner.play import RUNNER, Duel, card_id, duel


def meet(ice: str, *rig: str, bits: int = 30, **more: object) -> Duel:
    """The Runner meets the outermost rezzed ice on HQ."""
    d = duel(forts={"hq": ice}, rig=list(rig), bits=(5, bits), turn="runner", **more)  # type: ignore[arg-type]
    d.run("hq").passing()
    assert d.asks("nr-ask-break")
    return d


def strength(d: Duel, name: str) -> int:
    return breaker_strength(d.g, d.card(name))


# -- prey ------------------------------------------------------------------------------------------
@pytest.mark.card("black-widow")
def test_black_widow_is_stronger_against_its_prey_only() -> None:
    d = duel(
        turn="runner",
        hand=["Black Widow"],
        forts={"hq": "!Triggerman, !Banpei"},
        bits=(5, 30),
    )
    d.pick("install", "Black Widow").pick("card", "Triggerman")
    assert strength(d, "Black Widow") == 2, "outside encounters it is as it was"
    d.run("hq")
    assert strength(d, "Black Widow") == 2
    d.pick("break", "Black Widow", 0).pick("break", "Black Widow", 1).pick("continue")
    assert strength(d, "Black Widow") == 7
    d.pick("break", "Black Widow", 0)
    d.finish()


@pytest.mark.card("black-widow")
def test_black_widow_without_prey() -> None:
    d = duel(turn="runner", hand=["Black Widow"], bits=(5, 30))
    d.pick("install", "Black Widow")
    assert d.asks("nr-ask-runner"), "there is no ice to choose"
    assert d.card("Black Widow").target == 0


# -- one kind of ice -------------------------------------------------------------------------------
@pytest.mark.card("morphing-tool")
def test_morphing_tool_breaks_what_it_was_set_to_last() -> None:
    d = duel(
        turn="runner",
        hand=["Morphing Tool"],
        rig=["Krash"],
        forts={"hq": "!Data Wall", "rd": "!Filter"},
        bits=(5, 30),
    )
    d.pick("install", "Morphing Tool").pick("ice-kind", "breaks-wall")
    d.run("hq").pick("break", "Morphing Tool", 0).finish()
    assert d.g.runner.bits == 18
    d.run("rd")
    assert not d.offered("break", "Morphing Tool"), "a code gate is no wall"
    assert d.refused("break", d.card("Morphing Tool").id, "morphing-tool", 0) == "NR-BRK-002"
    d.maybe("done").finish()
    d.pick("use", "Morphing Tool").pick("ice-kind", "breaks-code-gate")
    assert d.g.runner.bits == 17
    assert chosen_kind(d.card("Morphing Tool")) == "code gate"
    assert dict(d.card("Morphing Tool").marks) == {"breaks-code-gate": 1}


@pytest.mark.card("fubar")
def test_fubar_is_set_once_even_in_an_encounter() -> None:
    d = meet("!Filter, !Data Wall", "Fubar", "Cloak")
    assert not d.offered("break", "Fubar")
    d.pick("use", "Fubar").pick("ice-kind", "breaks-wall")
    d.pick("break", "Fubar", 0)
    assert d.g.runner.bits == 29
    assert d.card("Cloak").bits == 2, "noise"
    d.pick("continue")
    assert not d.offered("use", "Fubar"), "only once"
    assert not d.offered("break", "Fubar")
    d.finish()


# -- through walls ---------------------------------------------------------------------------------
@pytest.mark.card("bulldozer")
def test_bulldozer_goes_on_into_the_next_sentry() -> None:
    d = meet("!Triggerman, !Reinforced Wall", "Bulldozer", "Cloak")
    d.pick("break", "Bulldozer", 0).pick("break", "Bulldozer", 1)
    assert d.card("Cloak").bits == 0, "two bits for each subroutine, as far as there are any"
    d.pick("continue")
    assert d.asks("nr-ask-free-break", RUNNER)
    bits = d.g.runner.bits
    d.pick("sub", 1)
    assert d.g.run is not None
    assert d.g.run.broken == [1]
    assert d.g.runner.bits == bits
    d.finish()


@pytest.mark.card("bulldozer")
@pytest.mark.parametrize(
    "ice", ["!Triggerman, Filter, !Data Wall", "!Triggerman, !Filter, !Data Wall"]
)
def test_only_the_next_ice_that_is_met_counts_for_bulldozer(ice: str) -> None:
    d = meet(ice, "Bulldozer", "Krash")
    d.pick("break", "Bulldozer", 0)
    if "!Filter" in ice:
        d.pick("continue").pick("break", "Krash", 0)
    else:
        d.pick("continue").pick("leave")
    d.pick("continue")
    met = d.g.run and [d.g.run.names[id] for id in d.g.run.met]
    assert met is not None
    assert met[-1] == "triggerman"
    assert d.asks("nr-ask-free-break") is ("!Filter" not in ice)
    d.finish()


@pytest.mark.card("bulldozer")
def test_bulldozer_must_do_it_alone() -> None:
    d = meet("!Triggerman, !Reinforced Wall", "Bulldozer", "Dwarf", "Krash")
    d.pick("break", "Bulldozer", 0).pick("boost", "Dwarf").pick("break", "Dwarf", 1)
    d.pick("continue")
    assert d.asks("nr-ask-break"), "another icebreaker helped"
    d.finish()


# -- noise -----------------------------------------------------------------------------------------
@pytest.mark.card("ms-todon")
def test_ms_todon_trumpets_once_a_run() -> None:
    d = meet("!Banpei", "MS-todon", "Cloak", "Vewy Vewy Quiet")
    d.pick("break", "MS-todon", 0)
    assert (d.card("Cloak").bits, d.card("Vewy Vewy Quiet").bits) == (0, 0)
    assert d.g.runner.tags == 1
    d.pick("break", "MS-todon", 1)
    assert d.g.runner.tags == 1, "only the first time"
    d.finish()
    d.run("hq").pick("break", "MS-todon", 0)
    assert d.g.runner.tags == 2, "another run"
    d.finish()


@pytest.mark.card("ms-todon", "fall-guy")
def test_the_tag_of_ms_todon_can_be_avoided() -> None:
    d = meet("!Banpei", "MS-todon", "Fall Guy")
    d.pick("break", "MS-todon", 0).pick("use", "Fall Guy")
    assert d.g.runner.tags == 0
    d.finish()


@pytest.mark.card("wrecking-ball", "fubar")
def test_wrecking_ball_takes_a_bit_for_each_subroutine() -> None:
    d = meet("!Data Wall", "Wrecking Ball", "Cloak")
    d.pick("break", "Wrecking Ball", 0)
    assert (d.g.runner.bits, d.card("Cloak").bits) == (30, 2)
    d.finish()


# -- strength --------------------------------------------------------------------------------------
@pytest.mark.card("forwards-legacy")
def test_forwards_legacy_rolls_for_its_strength() -> None:
    d = duel(
        turn="runner", forts={"hq": "!Triggerman"}, rig=["Forward's Legacy", "Krash"], bits=(5, 2)
    )
    d.dice(3).run("hq")
    assert strength(d, "Forward's Legacy") == 3
    d.pick("break", "Forward's Legacy", 0).pick("break", "Forward's Legacy", 1).finish()
    assert d.in_play("Forward's Legacy")
    d.dice(2).run("hq")
    assert strength(d, "Forward's Legacy") == 2, "the old die is forgotten"
    assert not d.offered("break", "Forward's Legacy")
    assert not d.offered("boost", "Forward's Legacy")
    d.finish()


@pytest.mark.card("psychic-friend")
def test_psychic_friend_keeps_its_strength_for_the_turn() -> None:
    d = meet("!Scramble", "Psychic Friend")
    d.pick("boost", "Psychic Friend").pick("boost", "Psychic Friend")
    d.pick("break", "Psychic Friend", 0).finish()
    assert (strength(d, "Psychic Friend"), d.g.runner.bits) == (3, 25)
    d.run("hq").pick("break", "Psychic Friend", 0).finish()
    assert d.g.runner.bits == 24, "strong enough without another bit"
    d.end_turn()
    assert strength(d, "Psychic Friend") == 1


@pytest.mark.card("skeleton-passkeys", "early-worm", "matador")
@pytest.mark.parametrize(
    ("name", "ice", "cost", "more"),
    [
        ("Skeleton Passkeys", "Scramble", 3, 4),
        ("Early Worm", "Fire Wall", 2, 3),
        ("Matador", "Triggerman", 3, 5),
    ],
)
def test_a_large_step_of_strength(name: str, ice: str, cost: int, more: int) -> None:
    d = meet(f"!{ice}", name)
    base = strength(d, name)
    assert not d.offered("break", name)
    d.pick("boost", name)
    assert (strength(d, name), d.g.runner.bits) == (base + more, 30 - cost)
    assert d.offered("break", name)
    d.finish()


@pytest.mark.card("redecorator")
def test_redecorator_breaks_two_at_once() -> None:
    d = meet("!Triggerman", "Redecorator")
    d.pick("break", "Redecorator", -1).choose(0, 1)
    assert d.g.runner.bits == 29
    d.pick("continue").finish()
    assert d.in_play("Redecorator")


# -- rented ----------------------------------------------------------------------------------------
@pytest.mark.card("rent-i-con")
def test_rent_i_con_is_given_back_after_its_run() -> None:
    d = meet("!Filter, !Data Wall", "Rent-I-Con")
    d.pick("break", "Rent-I-Con", 0).pick("continue")
    d.pick("break", "Rent-I-Con", 0)
    assert d.in_play("Rent-I-Con"), "it works to the end of the run"
    d.to_access().finish()
    assert d.g.runner.trash == ["rent-i-con"]


@pytest.mark.card("rent-i-con")
def test_rent_i_con_that_broke_nothing_stays() -> None:
    d = meet("!Filter", "Rent-I-Con")
    d.pick("boost", "Rent-I-Con").maybe("done").finish()
    assert d.in_play("Rent-I-Con")


@pytest.mark.card("boring-bit", "corrosion", "early-worm")
def test_worms_are_worms() -> None:
    for name in ("Boring Bit", "Corrosion", "Early Worm"):
        d = duel(
            turn="runner",
            forts={3: "!Data Wall / !Crystal Palace Station Grid"},
            rig=[name],
            bits=(5, 30),
        )
        assert d.card(name).card == card_id(name)
        d.run(3).first("break", name)
        d.finish()
    assert d.g.corp.archives == []
