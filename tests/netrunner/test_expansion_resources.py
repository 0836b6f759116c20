"""Resources of Proteus and Classic that lie open (the others: test_hidden_resources.py)."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.cards.expansions.resources import CARDS as DECLARED
from tests.netrunner.play import CORP, RUNNER, Duel, duel


def traced(link: str, bid: int, more: int, bits: int) -> Duel:
    d = duel(turn="runner", rig=[link], forts={"hq": "!Hunter"}, bits=(9, bits))
    d.run("hq").maybe("done")
    d.answer(bid, CORP).pick("link", link)
    if d.asks("nr-ask-link-bits"):
        d.answer(more, RUNNER)
    return d.finish()


@pytest.mark.card("back-door-to-rivals", "runner-sensei")
@pytest.mark.parametrize(
    ("link", "bid", "more", "paid", "tags"),
    [
        ("Back Door to Rivals", 1, 0, 0, 0),
        ("Back Door to Rivals", 2, 1, 3, 0),
        ("Back Door to Rivals", 2, 0, 0, 1),
        ("Runner Sensei", 3, 0, 2, 0),
        ("Runner Sensei", 4, 1, 4, 0),
        ("Runner Sensei", 5, 0, 2, 1),
    ],
)
def test_a_link_that_pays_when_it_holds(
    link: str, bid: int, more: int, paid: int, tags: int
) -> None:
    d = traced(link, bid, more, 9)
    assert d.g.runner.tags == tags
    assert d.g.runner.bits == 9 - paid + (0 if tags else 1)


@pytest.mark.card("back-door-to-rivals", "baedekers-net-map")
def test_another_link_brings_nothing() -> None:
    d = duel(
        turn="runner",
        rig=["Back Door to Rivals", "Baedeker's Net Map"],
        forts={"hq": "!Hunter"},
        bits=(9, 9),
    )
    d.run("hq").maybe("done")
    d.answer(0, CORP).pick("link", "Baedeker's Net Map").answer(0, RUNNER).finish()
    assert (d.g.runner.tags, d.g.runner.bits) == (0, 9)


# -- Bargain with Viacox ---------------------------------------------------------------------------
def bargain(die: int, **table: object) -> Duel:
    d = duel(rig=["Bargain with Viacox"], **table)  # type: ignore[arg-type]
    d.dice(die)
    d.pick("end")
    while not (d.asks("nr-window-start", RUNNER) or d.asks("nr-ask-runner")):
        d.answer(d.ask.default_answer)
    return d


@pytest.mark.card("bargain-with-viacox")
def test_the_turn_of_installation_brings_no_die() -> None:
    d = duel(turn="runner", hand=["Bargain with Viacox"])
    d.pick("install", "Bargain with Viacox")
    assert d.card("Bargain with Viacox").count == 0
    assert not d.offered("use", "Bargain with Viacox")


@pytest.mark.card("bargain-with-viacox")
@pytest.mark.parametrize(("die", "bits", "cards"), [(1, 5, 1), (2, 6, 0)])
def test_a_card_or_a_bit(die: int, bits: int, cards: int) -> None:
    d = bargain(die)
    assert d.card("Bargain with Viacox").count == die, "the die lies on the card"
    d.pick("use", "Bargain with Viacox")
    assert (d.g.runner.bits, len(d.g.runner.hand)) == (bits, cards)
    d.passing()
    assert d.g.actions == 4, "it is an action besides the others"
    assert not d.offered("use", "Bargain with Viacox")


@pytest.mark.card("bargain-with-viacox")
@pytest.mark.parametrize(("die", "fort"), [(3, 1), (4, 0), (5, 3)])
def test_a_run(die: int, fort: int) -> None:
    d = bargain(die, forts={3: "/ ESA Contract"}, hq=["Efficiency Experts"])
    d.pick("use", "Bargain with Viacox").to_access().finish()
    assert d.g.memory.hits == [fort]
    assert d.g.actions == 4


@pytest.mark.card("bargain-with-viacox")
def test_the_action_must_be_taken_by_the_end_of_the_turn() -> None:
    d = bargain(2)
    d.pick("pass") if d.asks("nr-window-start") else None
    for _ in range(4):
        d.pick("draw")
        d.passing()
    assert d.asks("nr-ask-corp")
    assert d.g.runner.bits == 6, "the bit was taken all the same"


@pytest.mark.card("bargain-with-viacox")
def test_what_is_impossible_is_lost() -> None:
    d = bargain(5)
    assert not d.offered("use", "Bargain with Viacox"), "there is no subsidiary fort"
    d.passing().end_turn()
    assert not d.g.memory.hits
    assert d.card("Bargain with Viacox").count == 0


@pytest.mark.card("bargain-with-viacox")
@pytest.mark.parametrize(
    ("card", "bits"), [("Livewire's Contacts", 8), ("Codecracker", 3), ("Black Dahlia", 5)]
)
def test_a_random_card_is_played_or_installed_at_its_price(card: str, bits: int) -> None:
    d = bargain(6, hand=[card])
    d.pick("use", "Bargain with Viacox").passing()
    assert d.g.runner.bits == bits
    assert (d.g.runner.hand == []) is (card != "Black Dahlia"), "too dear: it stays"
    assert d.happened("nr-show")


@pytest.mark.card("bargain-with-viacox")
def test_an_action_that_is_owed_takes_the_die() -> None:
    d = duel(rig=["Bargain with Viacox"])
    d.g.runner.owed = 5
    d.dice(2)
    d.pick("end")
    while not d.asks("nr-ask-corp"):
        d.answer(d.ask.default_answer)
    assert d.happened("nr-roll")
    assert d.card("Bargain with Viacox").count == 0
    assert d.g.runner.owed == 0
    assert d.g.runner.bits == 5


# -- Crash Space -----------------------------------------------------------------------------------
@pytest.mark.card("crash-space", "the-deck")
def test_crash_space_makes_every_trace_succeed_and_adds_a_tag() -> None:
    d = duel(turn="runner", rig=["Crash Space", "The Deck"], forts={"hq": "!Hunter"}, bits=(0, 9))
    d.run("hq").maybe("done").finish()
    assert d.g.runner.tags == 2, "the tag of the ice and the one of the space"
    assert d.g.runner.bits == 9, "nobody bids"


@pytest.mark.card("crash-space")
def test_crash_space_pays_and_can_be_left_for_a_loss() -> None:
    d = duel(rig=["Crash Space"], bits=(5, 5))
    d.end_turn()
    assert d.g.runner.bits == 6
    d.pick("use", "Crash Space")
    assert (d.g.runner.bits, d.g.actions) == (4, 3)
    assert not d.in_play("Crash Space")


# -- Elena Laskova ---------------------------------------------------------------------------------
@pytest.mark.card("elena-laskova")
def test_elena_adds_a_bit_to_what_a_prep_brings() -> None:
    d = duel(
        turn="runner",
        rig=["Elena Laskova"],
        hand=["Livewire's Contacts", "Jack 'n' Joe"],
        bits=(5, 0),
    )
    d.pick("play", "Livewire's Contacts")
    assert d.g.runner.bits == 4
    d.pick("play", "Jack 'n' Joe")
    assert d.g.runner.bits == 4, "it brings no bits"
    d.pick("bit")
    assert d.g.runner.bits == 5, "an action is no prep"


@pytest.mark.card("elena-laskova", "playful-ai")
def test_elena_adds_only_the_first_time() -> None:
    d = duel(turn="runner", rig=["Elena Laskova"], hand=["Playful AI"], bits=(5, 1))
    d.dice(2, 3, 4).pick("play", "Playful AI")
    d.answer(1).answer(0)
    assert d.g.runner.bits == 1 + 3 + 1


@pytest.mark.card("elena-laskova", "edited-shipping-manifests", "karl-de-veres-corporate-stooge")
def test_elena_in_the_middle_of_a_run() -> None:
    d = duel(
        turn="runner",
        rig=["Elena Laskova", "Karl de Veres, Corporate Stooge"],
        hand=["Edited Shipping Manifests"],
        bits=(5, 1),
    )
    d.pick("play", "Edited Shipping Manifests").pick("access").finish()
    assert d.g.runner.bits == 10 + 1 + 1, "Karl's bit comes from Karl"


# -- Precision Bribery -----------------------------------------------------------------------------
@pytest.mark.card("precision-bribery")
def test_precision_bribery_keeps_the_corp_from_founding_forts() -> None:
    d = duel(
        rig=["Precision Bribery"],
        hq=["ESA Contract", "Data Wall"],
        forts={3: "/ Tycho Extension"},
        bits=(9, 0),
    )
    assert not d.offered("install", "ESA Contract", "new")
    assert d.refused("install", "esa-contract", -2) == "NR-FORT-002"
    assert d.offered("install", "ESA Contract", 3)
    assert d.offered("install", "Data Wall", "hq")
    d.pick("settle", "precision-bribery")
    assert (d.g.corp.bits, d.g.actions) == (5, 2)
    assert d.offered("install", "ESA Contract", "new")


@pytest.mark.card("precision-bribery", "time-to-collect")
def test_nothing_saves_precision_bribery() -> None:
    d = duel(rig=["Precision Bribery", "Time to Collect"], bits=(9, 0))
    d.pick("settle", "precision-bribery")
    assert d.asks("nr-ask-corp")
    assert not d.in_play("Precision Bribery")
    d = duel(rig=["Precision Bribery"], bits=(3, 0))
    assert not d.offered("settle", "precision-bribery"), "four bits are needed"


# -- Streetware Distributor ------------------------------------------------------------------------
@pytest.mark.card("streetware-distributor")
def test_streetware_distributor_pays_out_what_was_put_in() -> None:
    d = duel(turn="runner", rig=["Streetware Distributor"], bits=(5, 0))
    d.pick("use", "Streetware Distributor")
    assert d.card("Streetware Distributor").bits == 3
    d.end_turn().end_turn()
    assert (d.g.runner.bits, d.card("Streetware Distributor").bits) == (1, 2)
    for _ in range(3):
        d.end_turn().end_turn()
    assert (d.g.runner.bits, d.card("Streetware Distributor").bits) == (3, 0)
    assert d.in_play("Streetware Distributor"), "empty, it stays"


def test_every_resource_is_declared() -> None:
    assert len(DECLARED) == 7
