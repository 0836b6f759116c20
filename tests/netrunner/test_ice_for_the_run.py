"""Ice, card by card: effects that last for the rest of the run."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.numbers import ice_strength
from neontable.games.netrunner.rules.run.subroutines import subroutines
from tests.netrunner.play import CORP, RUNNER, Duel
from tests.netrunner.scenes import HAND, at_rest, cards, failed, meet


def traced(d: Duel, bid: int) -> Duel:
    """The Corp puts in a bid; the Runner has no link."""
    return d.answer(bid, CORP)


# -- what lasts for the rest of the run -----------------------------------------------------
@cards("Ball and Chain")
def test_ball_and_chain() -> None:
    d = meet("!Hunter, !Fetch 4.0.1, !Ball and Chain", bits=(0, 3))
    assert d.g.runner.bits == 3, "not for itself"
    d.pick("continue")
    assert d.asks("nr-ask-toll", RUNNER)
    d.pick("pay")
    assert d.g.runner.bits == 1
    assert d.g.runner.tags == 1, "the ice is met after it is paid"
    d.pick("continue")
    assert failed(d), "who cannot pay ends the run"
    assert d.g.runner.bits == 1
    assert d.g.runner.tags == 1


@cards("Ball and Chain")
def test_who_can_pay_for_ball_and_chain_need_not() -> None:
    d = meet("!Hunter, !Ball and Chain", bits=(0, 9))
    d.pick("continue").pick("end-run")
    assert failed(d)
    assert d.g.runner.bits == 9
    assert d.g.runner.tags == 0


@cards("Ball and Chain")
def test_two_balls_weigh_twice_and_unrezzed_ice_weighs_nothing() -> None:
    d = meet("!Hunter, Keeper, !Ball and Chain, !Ball and Chain", bits=(0, 9))
    d.pick("continue").pick("pay", 2)
    d.pick("continue")
    d.maybe("leave")
    d.pick("continue")
    assert d.g.runner.bits == 7, "no encounter with unrezzed ice"
    d.pick("pay", 4)
    assert d.g.runner.bits == 3
    d.finish()


@cards("Ball and Chain")
def test_the_chain_falls_off_with_the_run() -> None:
    d = meet("!Hunter, !Ball and Chain", bits=(0, 9))
    d.pick("continue").pick("end-run")
    d.g.forts[2].ice.pop()
    d.run("archives")
    assert d.g.runner.tags == 1
    d.finish()


@cards("Bolter Cluster", "Data Darts", "Neural Blade")
@pytest.mark.parametrize(
    ("name", "damage"), [("Bolter Cluster", 4), ("Data Darts", 3), ("Neural Blade", 1)]
)
def test_it_hurts_and_locks_the_next_encounter(name: str, damage: int) -> None:
    forts = f"!Filter, !Hunter, Keeper, !{name}"
    d = meet(forts, rig=["Krash"], hand=HAND, bits=(0, 30))
    d.pick("done")
    assert len(d.g.runner.hand) == 5 - damage
    d.pick("continue")
    assert d.ask.id == "nr-ask-jack-out", "Keeper stays face down, and is no encounter"
    d.pick("continue")
    assert d.g.runner.tags == 1, "Hunter cannot be broken"
    d.pick("continue")
    assert d.offered("break", "Krash", 0), "the one after that can"
    d.pick("break", "Krash", 0).pick("continue").pick("access")
    assert d.happened("nr-success")


@cards("Neural Blade")
def test_a_broken_neural_blade_locks_nothing() -> None:
    d = meet("!Filter, !Neural Blade", rig=["Black Dahlia", "Krash"], hand=HAND, bits=(0, 9))
    d.pick("break", "Black Dahlia", 1).pick("done")
    assert len(d.g.runner.hand) == 4
    d.pick("continue")
    assert d.offered("break", "Krash")
    d.pick("done")
    assert failed(d)


@cards("Canis Major", "Canis Minor")
def test_watchdogs_make_further_ice_stronger() -> None:
    d = meet("!Filter, !Canis Minor, !Canis Major", rig=["Krash"], bits=(0, 99))
    assert ice_strength(d.g, d.card("Canis Major")) == 4
    d.pick("done").pick("continue")
    assert ice_strength(d.g, d.card("Canis Minor")) == 7
    d.pick("done").pick("continue")
    assert ice_strength(d.g, d.card("Filter")) == 3
    assert not d.offered("break")
    d.pick("boost").pick("boost")
    assert not d.offered("break")
    d.pick("boost").pick("break", "Krash", 0).pick("continue").pick("access")
    assert ice_strength(d.g, d.card("Filter")) == 0


@cards("Canis Minor")
def test_a_broken_watchdog_is_silent() -> None:
    d = meet("!Filter, !Canis Minor", rig=["Black Dahlia", "Krash"], bits=(0, 9))
    d.pick("break", "Black Dahlia", 0).pick("continue")
    assert d.offered("break", "Krash", 0)
    d.finish()


@cards("Fatal Attractor")
def test_fatal_attractor() -> None:
    d = meet("!Filter, !Hunter, !Fatal Attractor", rig=["Krash"], hand=HAND, bits=(0, 30))
    d.pick("done")
    assert len(d.g.runner.hand) == 5, "nothing yet"
    d.pick("continue").pick("done")
    assert len(d.g.runner.hand) == 2
    assert d.g.runner.tags == 1
    d.pick("continue").pick("done")
    assert len(d.g.runner.hand) == 2, "only the next encounter"
    assert failed(d)


@cards("Fatal Attractor")
def test_breaking_everything_escapes_the_fatal_attractor() -> None:
    d = meet("!Filter, !Fatal Attractor", rig=["Krash"], hand=HAND[:2], bits=(0, 30))
    d.pick("done").pick("continue")
    d.pick("break", "Krash", 0)
    assert len(d.g.runner.hand) == 2
    d.finish()


@cards("Fatal Attractor")
def test_breaking_a_part_does_not_escape_it() -> None:
    d = meet("!Endless Corridor, !Fatal Attractor", rig=["Krash"], hand=HAND, bits=(0, 30))
    d.pick("done").pick("continue").pick("boost").pick("boost")
    d.pick("break", "Krash", 0).pick("done")
    assert len(d.g.runner.hand) == 2
    assert failed(d)


@cards("Fatal Attractor", "Ball and Chain")
def test_refusing_the_toll_does_not_escape_it() -> None:
    d = meet("!Filter, !Fatal Attractor, !Ball and Chain", hand=HAND, bits=(0, 4))
    d.pick("continue").pick("pay").pick("continue").pick("end-run")
    assert failed(d)
    assert len(d.g.runner.hand) == 2


@cards("Jack Attack")
@pytest.mark.rule("NR-RUN-008")
def test_jack_attack() -> None:
    d = meet("Keeper, !Jack Attack", bits=(0, 5))
    assert d.g.runner.tags == 1
    assert at_rest(d)
    assert d.happened("nr-success"), "straight through to the access: he was never asked"


@cards("Shock.r")
@pytest.mark.rule("NR-RUN-008")
def test_shock_r() -> None:
    d = meet("!Filter, !Hunter, !Shock.r", rig=["Krash"], bits=(0, 30))
    d.pick("done")
    assert d.g.runner.tags == 1, "there was no way out before Hunter, and no breaking it"
    assert d.asks("nr-ask-jack-out")
    assert d.offered("jack-out"), "allowed again after that encounter"
    d.pick("continue")
    assert d.offered("break", "Krash", 0)
    d.pick("done")
    assert failed(d)


@cards("Shock.r", "Jack Attack")
def test_shock_r_does_not_lift_the_ban_of_jack_attack() -> None:
    d = meet("Keeper, !Hunter, !Shock.r, !Jack Attack", bits=(0, 5))
    assert d.g.runner.tags == 2
    d.finish()
    assert not d.happened("nr-jack-out")
    assert d.happened("nr-success")


@cards("Shock.r")
def test_without_another_encounter_shock_r_holds_to_the_end() -> None:
    d = meet("Keeper, !Shock.r", bits=(0, 5))
    assert at_rest(d)
    assert d.happened("nr-success")


@cards("Tutor")
def test_tutor_adds_a_subroutine_to_all_further_ice() -> None:
    d = meet("!Filter, !Hunter, !Tutor", rig=["Krash"], bits=(0, 60))
    assert len(subroutines(d.g, d.card("Tutor"))) == 1
    d.pick("done").pick("continue")
    assert len(subroutines(d.g, d.card("Hunter"))) == 2
    for _ in range(5):
        d.pick("boost", "Krash")
    d.pick("break", "Krash", 0).pick("break", "Krash", 1)
    d.pick("continue")
    d.pick("break", "Krash", 0).pick("done")
    assert failed(d), "the added one ends the run"


@cards("Tutor")
def test_the_added_subroutine_comes_after_all_others() -> None:
    d = meet("!Hunter, !Tutor", bits=(0, 5))
    d.pick("continue")
    assert d.g.runner.tags == 1, "Hunter's trace first"
    assert failed(d)


@cards("Tutor")
def test_two_tutors_add_two() -> None:
    d = meet("!Filter, !Tutor, !Tutor", rig=["Krash"], bits=(0, 60))
    d.pick("done").pick("continue")
    for _ in range(5):
        d.pick("boost", "Krash")
    d.pick("break", "Krash", 1).pick("done")
    d.pick("continue")
    assert len(subroutines(d.g, d.card("Filter"))) == 3
    d.pick("done")
    assert failed(d)
    assert len(subroutines(d.g, d.card("Filter"))) == 1


@cards("Virizz")
def test_virizz_makes_breaking_dearer() -> None:
    d = meet("!Endless Corridor, !Virizz", rig=["Codecracker"], bits=(0, 4))
    d.pick("continue")
    d.pick("boost").pick("boost")
    d.pick("break", "Codecracker", 0).pick("break", "Codecracker", 1)
    assert d.g.runner.bits == 0, "1 for each subroutine above Codecracker's 0"
    d.finish()


@cards("Virizz")
def test_two_virizz_add_up() -> None:
    d = meet("!Filter, !Virizz, !Virizz", rig=["Codecracker"], bits=(0, 1))
    d.pick("continue").pick("continue")
    assert not d.offered("break"), "2 bits are asked"
    d.finish()


@cards("Viral 15")
def test_viral_15() -> None:
    rig = ["Codecracker", "Dwarf", "Baedeker's Net Map"]
    d = meet("!Ball and Chain, Keeper, !Viral 15", rig=rig, bits=(0, 3))
    d.pick("continue")
    assert d.asks("nr-ask-viral", RUNNER)
    d.pick("trash", "Dwarf")
    d.pick("continue")
    assert d.in_play("Codecracker"), "unrezzed ice is free"
    d.pick("done").pick("continue")
    d.pick("trash", "Baedeker's Net Map")
    assert d.g.runner.trash == ["dwarf", "baedekers-net-map"]
    d.pick("jack-out")
    assert d.g.runner.bits == 2, "jacking out costs 1"
    assert failed(d)


@cards("Viral 15")
def test_jacking_out_right_after_viral_15_saves_the_programs() -> None:
    d = meet("!Viral 15", rig=["Codecracker"], bits=(0, 1))
    d.pick("jack-out")
    assert failed(d)
    assert d.g.runner.bits == 0
    assert d.in_play("Codecracker")


@cards("Viral 15")
def test_without_bits_there_is_no_jacking_out_of_viral_15() -> None:
    d = meet("!Viral 15", rig=["Codecracker"], bits=(0, 0))
    assert at_rest(d)
    assert d.happened("nr-success")
    assert not d.in_play("Codecracker")
