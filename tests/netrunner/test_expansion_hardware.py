"""Hardware of Proteus and Classic: each is played, and does what it says and no more."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.numbers import capacity, hand_size, memory_used
from tests.netrunner.play import CORP, RUNNER, Duel, duel


def install(card: str, **table: object) -> Duel:
    d = duel(turn="runner", hand=[card], bits=(5, 20), **table)  # type: ignore[arg-type]
    return d.pick("install", card)


# -- decks -----------------------------------------------------------------------------------------
@pytest.mark.card(
    "cortical-cybermodem", "little-black-box", "sunburst-cranial-interface", "the-deck"
)
@pytest.mark.parametrize(
    ("card", "cost", "mu", "hand", "bits"),
    [
        ("Cortical Cybermodem", 11, 2, 2, 2),
        ("Little Black Box", 4, 1, 1, 1),
        ("Sunburst Cranial Interface", 5, 1, 1, 1),
        ("The Deck", 11, 1, 0, 0),
        ('Omnitech "Spinal Tap" Cybermodem', 5, 1, 0, 2),
    ],
)
def test_a_deck_gives_memory_and_hand_size(
    card: str, cost: int, mu: int, hand: int, bits: int
) -> None:
    d = install(card, rig=["PK-6089a"])
    assert d.g.runner.bits == 20 - cost
    assert (capacity(d.g), hand_size(d.g, RUNNER)) == (4 + mu, 5 + hand)
    assert d.card(card).bits == bits
    assert not d.in_play("PK-6089a"), "an older deck goes"


@pytest.mark.card("cortical-cybermodem")
def test_cortical_cybermodem_pays_for_icebreakers_only() -> None:
    d = duel(
        turn="runner",
        rig=["Cortical Cybermodem", "Codecracker"],
        hand=["Score!"],
        forts={"hq": "!Quandary"},
        bits=(5, 4),
    )
    assert not d.offered("play", "Score!"), "its bits do not pay for preps"
    d.run("hq").pick("boost", "Codecracker").pick("from", "Cortical Cybermodem", 1)
    d.pick("boost", "Codecracker").pick("from", "Cortical Cybermodem", 1)
    d.pick("break", "Codecracker", 0).finish()
    assert (d.card("Cortical Cybermodem").bits, d.g.runner.bits) == (0, 4)
    d.end_turn().end_turn()
    assert d.card("Cortical Cybermodem").bits == 2, "they come back"


@pytest.mark.card("sunburst-cranial-interface")
def test_cranial_interface_is_for_quiet_icebreakers() -> None:
    d = duel(
        turn="runner",
        rig=["Sunburst Cranial Interface", "Hammer", "Dwarf"],
        forts={"hq": "!Data Wall, !Data Wall"},
        bits=(5, 5),
    )
    d.run("hq").pick("break", "Hammer", 0)
    assert d.g.runner.bits == 4, "a noisy icebreaker is paid from the pool"
    assert d.card("Sunburst Cranial Interface").bits == 0, "and takes the stealth bit with it"
    d.pick("continue").finish()
    d = duel(
        turn="runner",
        rig=["Sunburst Cranial Interface", "Dwarf"],
        forts={"hq": "!Data Wall"},
        bits=(5, 5),
    )
    d.run("hq").pick("break", "Dwarf", 0).pick("from", "Sunburst Cranial Interface", 1)
    assert d.g.runner.bits == 5
    d.finish()


@pytest.mark.card("the-deck")
def test_the_deck_is_a_base_link_of_five() -> None:
    d = duel(turn="runner", rig=["The Deck"], forts={"hq": "!Hunter"}, bits=(9, 2))
    d.run("hq").maybe("done")
    d.answer(5, CORP).pick("link", "The Deck").answer(1, RUNNER)
    assert d.g.runner.tags == 0, "5 and 1 bought beat 5"
    assert d.g.runner.bits == 1
    d.finish()
    d = duel(turn="runner", rig=["The Deck"], forts={"hq": "!Hunter"}, bits=(9, 0))
    d.run("hq").maybe("done")
    d.answer(5, CORP).pick("link", "The Deck")
    assert d.g.runner.tags == 1, "ties go to the Corp, and there is no bit to raise it"
    d.finish()


# -- prevention ------------------------------------------------------------------------------------
@pytest.mark.card("cortical-stimulators", "little-black-box")
@pytest.mark.parametrize("card", ["Cortical Stimulators", "Little Black Box"])
def test_one_point_of_net_or_brain_damage_a_turn(card: str) -> None:
    d = duel(
        turn="runner",
        rig=[card],
        forts={"hq": "!Razor Wire", "rd": "!Cortical Scrub"},
        hand=["Krash"] * 5,
    )
    d.run("hq").maybe("done").pick("prevent", card, 1).finish()
    assert len(d.g.runner.hand) == 4
    d.run("rd").maybe("done")
    assert d.g.runner.brain == 1, "the point of the turn is used up"
    d.finish()
    d = duel(turn="runner", rig=[card], forts={"rd": "!Cortical Scrub"}, hand=["Krash"] * 5)
    d.run("rd").maybe("done").pick("prevent", card, 1)
    assert d.g.runner.brain == 0
    d.finish()


@pytest.mark.card("cortical-stimulators")
def test_cortical_stimulators_do_nothing_against_meat_damage() -> None:
    d = duel(
        hq=["Scorched Earth"],
        rig=["Cortical Stimulators"],
        hand=["Krash"] * 5,
        tags=1,
        bits=(9, 0),
    )
    d.pick("play", "Scorched Earth").finish()
    assert len(d.g.runner.hand) == 1, "four points of meat damage, none prevented"


@pytest.mark.card("little-black-box")
def test_the_bit_on_the_little_black_box_raises_a_link() -> None:
    d = duel(
        turn="runner",
        rig=["Little Black Box", "Baedeker's Net Map", "Codecracker"],
        forts={"hq": "!Hunter", "rd": "!Data Wall"},
        bits=(9, 0),
    )
    d.run("hq").maybe("done")
    d.answer(1, CORP).pick("link", "Baedeker's Net Map").answer(1, RUNNER)
    d.maybe("from", "Little Black Box", 1)
    assert d.card("Little Black Box").bits == 0
    assert d.g.runner.tags == 0
    d.finish()


# -- an icebreaker in a chip -----------------------------------------------------------------------
@pytest.mark.card("eurocorpse-spin-chip")
def test_the_spin_chip_holds_one_small_icebreaker() -> None:
    d = duel(
        turn="runner",
        rig=["Eurocorpse Spin Chip", "Tycho Mem Chip"],
        hand=["Codecracker", "Dwarf", "Cloak", "Rent-I-Con"],
        bits=(5, 30),
    )
    chip = d.card("Eurocorpse Spin Chip").id
    assert not d.find("install-rig", "Cloak", chip), "no icebreaker"
    assert not d.find("install-rig", "Rent-I-Con", chip), "2 MU are too many"
    d.pick("install-rig", "Codecracker", chip)
    assert memory_used(d.g) == 0
    assert not d.find("install-rig", "Dwarf", chip), "it is full"
    assert d.refused("install-rig", "dwarf", chip) == "NR-PROG-003"


@pytest.mark.card("eurocorpse-spin-chip")
def test_the_bits_of_the_spin_chip_are_for_what_it_holds() -> None:
    d = duel(
        turn="runner",
        rig=["Eurocorpse Spin Chip", "Codecracker in Eurocorpse Spin Chip", "Krash"],
        forts={"hq": "!Quandary"},
        bits=(5, 4),
    )
    d.run("hq").pick("boost", "Krash")
    assert d.g.runner.bits == 2, "another icebreaker is not paid for"
    d.pick("boost", "Codecracker").pick("from", "Eurocorpse Spin Chip", 1)
    d.pick("boost", "Codecracker").pick("from", "Eurocorpse Spin Chip", 1)
    d.pick("break", "Codecracker", 0)
    assert (d.g.runner.bits, d.card("Eurocorpse Spin Chip").bits) == (2, 0)
    d.finish()
    d.end_turn().end_turn()
    assert d.card("Eurocorpse Spin Chip").bits == 2


@pytest.mark.card("eurocorpse-spin-chip")
def test_the_icebreaker_goes_with_its_chip() -> None:
    d = duel(
        hq=["Power Grid Overload"],
        rig=["Eurocorpse Spin Chip", "Codecracker in Eurocorpse Spin Chip", "Dwarf"],
        tags=1,
        bits=(9, 0),
    )
    d.pick("play", "Power Grid Overload").answer(1, CORP).finish()
    assert sorted(d.g.runner.trash) == ["codecracker", "eurocorpse-spin-chip"]
    assert d.in_play("Dwarf")


# -- drugs and bad hardware ------------------------------------------------------------------------
@pytest.mark.card("lucidrine-drip-feed")
def test_the_drip_feed_gives_two_actions_and_then_hurts() -> None:
    d = duel(rig=["Lucidrine Drip Feed"], hand=["Krash"] * 4, bits=(5, 5))
    d.end_turn()
    assert (d.g.actions, d.card("Lucidrine Drip Feed").count) == (5, 1)
    d.end_turn().end_turn()
    assert (d.g.actions, d.card("Lucidrine Drip Feed").count) == (5, 2)
    d.end_turn().end_turn()
    assert (d.g.actions, d.card("Lucidrine Drip Feed").count) == (4, 0), "no action this time"
    assert d.g.runner.brain == 1


@pytest.mark.card("lucidrine-drip-feed", "cortical-stimulators")
def test_nothing_prevents_the_damage_of_the_drip_feed() -> None:
    d = duel(rig=["Lucidrine Drip Feed", "Cortical Stimulators"], hand=["Krash"] * 4)
    d.card("Lucidrine Drip Feed").count = 2
    d.end_turn()
    assert d.g.runner.brain == 1


@pytest.mark.card("omnitech-spinal-tap-cybermodem", "cortical-stimulators")
def test_the_spinal_tap_hurts_on_a_one() -> None:
    d = duel(rig=['Omnitech "Spinal Tap" Cybermodem', "Cortical Stimulators"], hand=["Krash"] * 4)
    d.dice(1).end_turn()
    assert d.g.runner.brain == 2, "and nothing prevents it"
    d = duel(rig=['Omnitech "Spinal Tap" Cybermodem'], hand=["Krash"] * 4)
    d.dice(2).end_turn()
    assert d.g.runner.brain == 0


@pytest.mark.card("omnitech-spinal-tap-cybermodem", "cortical-stimulators")
def test_the_spinal_tap_hurts_as_it_leaves_and_that_can_be_prevented() -> None:
    d = duel(
        turn="runner",
        rig=['Omnitech "Spinal Tap" Cybermodem', "Cortical Stimulators"],
        hand=["PK-6089a", *["Krash"] * 4],
        bits=(0, 9),
    )
    d.pick("install", "PK-6089a").pick("prevent", "Cortical Stimulators", 1)
    assert d.g.runner.brain == 1
    assert not d.in_play('Omnitech "Spinal Tap" Cybermodem')


@pytest.mark.card("omnitech-spinal-tap-cybermodem")
def test_the_bits_of_the_spinal_tap_serve_icebreakers_and_link() -> None:
    d = duel(
        turn="runner",
        rig=['Omnitech "Spinal Tap" Cybermodem', "Codecracker", "Baedeker's Net Map"],
        forts={"hq": "!Hunter, !Data Wall 2.0, !Misleading Access Menus"},
        hand=["Livewire's Contacts"],
        bits=(9, 0),
    )
    tap = 'Omnitech "Spinal Tap" Cybermodem'
    d.run("hq").pick("boost", "Codecracker").maybe("from", tap, 1)
    d.pick("break", "Codecracker", 0).pick("continue")
    assert d.card(tap).bits == 1
    d.finish()


# -- a wet drive -----------------------------------------------------------------------------------
@pytest.mark.card("omnitech-wet-drive")
def test_the_wet_drive_counts_cards_in_hand() -> None:
    d = install("Omnitech Wet Drive", rig=["WuTech Mem Chip"])
    assert capacity(d.g) == 1, "an empty hand, and the chip"
    d.pick("draw").pick("draw")
    assert capacity(d.g) == 3


@pytest.mark.card("omnitech-wet-drive")
def test_installing_from_the_hand_costs_memory_on_the_wet_drive() -> None:
    d = duel(
        turn="runner",
        rig=["Omnitech Wet Drive", "Dwarf"],
        hand=["Codecracker", "Fall Guy"],
        bits=(5, 9),
    )
    d.pick("install", "Codecracker")
    assert d.asks("nr-ask-overload", RUNNER), "one card is left in hand, for two programs"
    d.pick("trash", "Dwarf")
    assert [c.card for c in d.g.runner.rig] == ["omnitech-wet-drive", "codecracker"]


@pytest.mark.card("omnitech-wet-drive")
def test_damage_takes_memory_from_the_wet_drive_in_the_middle_of_a_run() -> None:
    d = duel(
        turn="runner",
        rig=["Omnitech Wet Drive", "Dwarf", "Codecracker", "Krash"],
        hand=["Fall Guy"] * 4,
        forts={"hq": "!Razor Wire"},
        bits=(5, 0),
    )
    d.run("hq").maybe("done")
    assert d.asks("nr-ask-overload", RUNNER)
    d.pick("trash", "Krash").finish()
    assert [c.card for c in d.g.runner.rig] == ["omnitech-wet-drive", "dwarf", "codecracker"]


@pytest.mark.card("omnitech-wet-drive")
def test_without_a_wet_drive_damage_costs_no_program() -> None:
    d = duel(
        turn="runner",
        rig=["Dwarf", "Codecracker", "Krash"],
        hand=["Fall Guy"] * 4,
        forts={"hq": "!Razor Wire"},
        bits=(5, 0),
    )
    d.run("hq").maybe("done").finish()
    assert len(d.g.runner.rig) == 3


@pytest.mark.card("omnitech-wet-drive")
def test_a_prep_leaves_the_hand_before_its_run() -> None:
    d = duel(
        turn="runner",
        rig=["Omnitech Wet Drive", "Dwarf"],
        hand=["Executive Wiretaps"],
        bits=(5, 9),
    )
    d.pick("play", "Executive Wiretaps").finish()
    assert d.g.runner.trash == ["executive-wiretaps", "dwarf"]


# -- tags and preps --------------------------------------------------------------------------------
@pytest.mark.card("vintage-camaro")
def test_the_camaro_avoids_a_tag_for_a_bit_and_an_action() -> None:
    d = duel(turn="runner", rig=["Vintage Camaro"], forts={"hq": "!Hunter"}, bits=(9, 2))
    d.run("hq").maybe("done").answer(1, CORP).maybe("no-link")
    d.pick("use", "Vintage Camaro")
    assert (d.g.runner.tags, d.g.runner.bits, d.g.actions) == (0, 1, 2)
    d.finish()
    d = duel(turn="runner", rig=["Vintage Camaro"], forts={"hq": "!Hunter"}, bits=(9, 0))
    d.run("hq").maybe("done").answer(1, CORP).maybe("no-link")
    assert d.g.runner.tags == 1, "without a bit it stays in the garage"
    d.finish()


@pytest.mark.card("vintage-camaro")
def test_the_camaro_after_the_last_action_costs_one_of_the_next_turn() -> None:
    d = duel(turn="runner", rig=["Vintage Camaro"], forts={"hq": "!Hunter"}, bits=(9, 2), actions=1)
    d.run("hq").maybe("done").answer(1, CORP).maybe("no-link").pick("use", "Vintage Camaro")
    assert d.g.runner.owed == 1
    d.finish().end_turn()
    assert d.g.actions == 3


@pytest.mark.card("zetatech-portastation")
def test_the_portastation_pays_for_preps_only() -> None:
    d = duel(
        turn="runner",
        rig=["Zetatech Portastation"],
        hand=["Executive Wiretaps", "MRAM Chip", "Codecracker"],
        bits=(5, 1),
    )
    assert not d.offered("install", "Codecracker"), "its bit installs nothing"
    d.pick("play", "Executive Wiretaps")
    assert d.g.runner.bits == 0
    assert d.card("Zetatech Portastation").bits == 0
    d.finish().end_turn().end_turn()
    assert d.card("Zetatech Portastation").bits == 1
