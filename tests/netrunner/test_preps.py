"""Preps: each is played, and does what it says and no more."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import breaker_strength, points
from neontable.games.netrunner.model.pieces import Memory
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel
from tests.netrunner.scenes import play


# -- bits, cards and tags ------------------------------------------------------------------------
@pytest.mark.card(
    "livewires-contacts",
    "score",
    "networking",
    "panzer-run",
    "jack-n-joe",
    "bodyweight-synthetic-blood",
)
@pytest.mark.rule("NR-PREP-001", "NR-PREP-002", "NR-PREP-003")
@pytest.mark.parametrize(
    ("card", "bits", "drawn", "actions"),
    [
        ("Livewire's Contacts", 3, 0, 1),
        ("Score!", 4, 0, 1),
        ("Networking", 6, 0, 2),
        ("Panzer Run", 3, 2, 2),
        ("Jack 'n' Joe", 0, 3, 1),
        ("Bodyweight™ Synthetic Blood", -2, 5, 1),
    ],
)
def test_bits_and_cards(card: str, bits: int, drawn: int, actions: int) -> None:
    d = play(card)
    assert d.g.runner.bits == 10 + bits
    assert len(d.g.runner.hand) == drawn
    assert d.g.actions == 4 - actions
    assert d.g.runner.trash == [card_id(card)]


@pytest.mark.card("networking", "panzer-run", "meat-upgrade", "running-interference")
@pytest.mark.rule("NR-PREP-003")
@pytest.mark.parametrize(
    "card", ["Networking", "Panzer Run", "Meat Upgrade", "Running Interference"]
)
def test_a_double_needs_two_actions(card: str) -> None:
    d = duel(turn="runner", hand=[card], actions=1, bits=(0, 9))
    assert not d.offered("play", card)
    assert d.refused("play", card_id(card)) == "NR-PREP-003"


@pytest.mark.card("score", "jack-n-joe")
@pytest.mark.rule("NR-GOAL-007")
def test_a_prep_is_paid_for_and_a_short_stack_gives_what_it_has() -> None:
    d = duel(turn="runner", hand=["Score!", "Jack 'n' Joe"], bits=(0, 4), stack=["Krash"])
    assert d.refused("play", "score") == "NR-PREP-001"
    d.pick("play", "Jack 'n' Joe")
    assert d.g.runner.hand == ["score", "krash"]
    assert not d.over


@pytest.mark.card("meat-upgrade")
def test_meat_upgrade() -> None:
    d = play("Meat Upgrade", tags=3)
    assert list(d.options) == [0, 1, 2]
    assert d.ask.default_answer == 2
    d.answer(2)
    assert (d.g.runner.tags, len(d.g.runner.hand), d.g.actions) == (1, 3, 2)
    d = play("Meat Upgrade", tags=0)
    assert len(d.g.runner.hand) == 3, "without a tag nobody is asked"


@pytest.mark.card("open-ended-mileage-program")
def test_mileage_program() -> None:
    d = play("Open-Ended® Mileage Program", tags=2)
    d.pick("no")
    assert d.g.runner.tags == 1
    assert d.g.runner.hand == []
    d = play("Open-Ended® Mileage Program", tags=2)
    d.pick("yes")
    assert (d.g.runner.tags, d.g.runner.bits) == (1, 9)
    assert d.g.runner.hand == ["open-ended-mileage-program"]
    assert d.g.runner.trash == []
    d.pick("play", "Open-Ended® Mileage Program").pick("yes")
    assert d.g.runner.tags == 0
    assert d.g.runner.bits == 8
    d = play("Open-Ended® Mileage Program", tags=1, bits=(0, 0))
    assert d.g.runner.tags == 0
    assert d.g.runner.hand == [], "nothing to pay with"


@pytest.mark.card("total-genetic-retrofit", "fall-guy")
def test_total_genetic_retrofit_avoids_the_next_tag_by_itself() -> None:
    d = play(
        "Total Genetic Retrofit",
        hand=["Total Genetic Retrofit"],
        tags=3,
        forts={"hq": "!Hunter, !Hunter, !Hunter"},
        rig=["Fall Guy"],
    )
    assert (d.g.runner.tags, d.g.runner.bits) == (0, 7)
    d.pick("play", "Total Genetic Retrofit")
    d.run("hq")
    for avoided in (True, True, False):
        d.maybe("done").answer(2, CORP).maybe("no-link")
        if not avoided:
            assert d.asks("nr-ask-tag", RUNNER), "now a card is needed"
            d.pick("accept")
        assert d.g.runner.tags == (0 if avoided else 1)
        d.pick("continue")
    d.pick("access").finish()


@pytest.mark.card("mit-west-tier")
def test_mit_west_tier_leaves_the_game() -> None:
    d = play("MIT West Tier", hand=["Dwarf"], trash=["Score!"] * 2, stack=["Krash"] * 3)
    g = d.g
    assert g.removed == ["mit-west-tier"]
    assert g.runner.trash == []
    assert len(g.runner.hand) == 5
    assert len(g.runner.stack) == 1
    everything = sorted(g.runner.hand + g.runner.stack)
    assert everything == ["dwarf", "krash", "krash", "krash", "score", "score"]


@pytest.mark.card("mantis-fixer-at-large", "temple-microcode-outlet")
def test_searching_the_stack() -> None:
    stack = ["Dwarf", "Score!", "Krash", "Score!"]
    d = play("Mantis, Fixer-at-Large", stack=stack)
    assert d.find("card") == [("card", "dwarf"), ("card", "krash"), ("card", "score")]
    d.pick("card", "Score!")
    assert d.g.runner.hand == ["score"]
    assert d.g.runner.bits == 7
    assert sorted(d.g.runner.stack) == ["dwarf", "krash", "score"]
    assert d.happened("nr-shuffle")
    assert not d.happened("nr-fetch"), "the Corp does not see it"
    d = play("Temple Microcode Outlet", stack=stack)
    assert d.find("card") == [("card", "dwarf"), ("card", "krash")], "programs only"
    d.pick("card", "Dwarf")
    assert d.g.runner.hand == ["dwarf"]
    assert d.g.runner.bits == 9
    assert d.happened("nr-shuffle")
    assert d.happened("nr-fetch"), "shown to the Corp"


@pytest.mark.card("forgotten-backup-chip", "gideons-pawnshop")
def test_searching_the_trash() -> None:
    d = play("Forgotten Backup Chip", trash=["Dwarf", "Score!"])
    assert d.find("card") == [("card", "dwarf")]
    d.pick("card", "Dwarf")
    assert d.g.runner.hand == ["dwarf"]
    assert d.g.runner.trash == ["score", "forgotten-backup-chip"]
    assert not d.happened("nr-shuffle")
    d = play("Gideon's Pawnshop", trash=["Dwarf", "Score!"])
    found = {o[1] for o in d.find("card")}
    assert found == {"dwarf", "score", "gideons-pawnshop"}, "it was discarded before it resolves"
    d.pick("card", "Score!")
    assert d.g.runner.hand == ["score"]
    assert d.g.runner.bits == 8


@pytest.mark.card("if-you-want-it-done-right")
def test_if_you_want_it_done_right() -> None:
    stack = ["Score!", "Dwarf", "Krash", "Black Dahlia", "Codecracker", "Fall Guy"]
    d = play("If You Want It Done Right...", stack=stack)
    assert not d.offered("card", "Score!"), "only the top five"
    assert not d.offered("none")
    d.pick("card", "Krash")
    assert d.g.runner.hand == ["krash"]
    d.answer(
        (("card", "dwarf"), ("card", "fall-guy"), ("card", "codecracker"), ("card", "black-dahlia"))
    )
    assert d.g.runner.stack == ["score", "black-dahlia", "codecracker", "fall-guy", "dwarf"]
    d.pick("draw")
    assert d.g.runner.hand == ["krash", "dwarf"]
    shown = [e for e in d.events if e.id == "nr-look"]
    assert len(shown) == 5
    d = play("If You Want It Done Right...", stack=["Dwarf"])
    assert d.g.runner.hand == ["dwarf"], "a single card leaves no choice"
    d = play("If You Want It Done Right...", stack=[])
    assert d.g.runner.hand == []


@pytest.mark.card("organ-donor")
def test_organ_donor() -> None:
    hand = ["Score!", "Score!", "Dwarf", "Krash", "Fall Guy", "Codecracker"]
    d = play("Organ Donor", hand=hand, bits=(0, 1))
    assert d.ask.hi == 5
    assert d.ask.lo == 0
    d.choose("Score!", "Dwarf", "Score!")
    assert d.g.runner.bits == 7
    assert sorted(d.g.runner.trash) == ["dwarf", "organ-donor", "score", "score"]
    assert sorted(d.g.runner.hand) == ["codecracker", "fall-guy", "krash"]
    d = play("Organ Donor", hand=["Dwarf"], bits=(0, 1))
    d.choose()
    assert d.g.runner.bits == 1
    assert d.g.runner.hand == ["dwarf"]


@pytest.mark.card("misc-for-sale", "wutech-mem-chip", "chiba-bank-account")
def test_misc_for_sale() -> None:
    rig = ["WuTech Mem Chip", "Krash", "Dwarf", "Chiba Bank Account", "Codecracker"]
    d = play("misc.for-sale", rig=rig, bits=(0, 0))
    d.choose("WuTech Mem Chip", "Krash", "Chiba Bank Account")
    assert d.asks("nr-ask-trash-order", RUNNER)
    d.answer(d.ask.default_answer)
    assert d.g.runner.bits == 9
    assert not d.in_play("Krash")
    assert d.in_play("Dwarf")
    assert d.in_play("Codecracker")
    d = play("misc.for-sale", rig=["Krash"], bits=(0, 0))
    d.choose()
    assert d.g.runner.bits == 0
    assert d.in_play("Krash")
    assert play("misc.for-sale", bits=(0, 0)).g.runner.bits == 0


@pytest.mark.card("playful-ai")
def test_playful_ai() -> None:
    d = duel(turn="runner", hand=["Playful AI"], bits=(0, 5)).dice(5)
    d.pick("play", "Playful AI")
    assert d.g.runner.bits == 4, "a 4, 5 or 6 is nothing"
    d = duel(turn="runner", hand=["Playful AI"], bits=(0, 5)).dice(3, 2, 6, 1)
    d.pick("play", "Playful AI")
    assert list(d.options) == [0, 1, 2, 3]
    d.answer(2)  # one bit, two dice
    assert list(d.options) == [0, 1, 2]
    assert d.g.runner.bits == 5
    d.answer(1)  # one bit, one more die: a 6 and a 1 are still to come
    assert d.g.runner.bits == 6
    assert list(d.options) == [0, 1]
    d.answer(0)
    assert d.g.runner.bits == 7


@pytest.mark.card("valu-pak-software-bundle")
def test_valu_pak() -> None:
    hand = ["Codecracker", "Krash", "Baedeker's Net Map", "Fall Guy", "Artemis 2020"]
    d = play("Valu-Pak Software Bundle", hand=hand, bits=(0, 2))
    assert d.g.actions == 3
    assert d.offered("install", "Krash")
    assert not d.offered("install", "Fall Guy")
    assert not d.offered("bit")
    assert not d.offered("install", "Artemis 2020")
    d.pick("install", "Codecracker").pick("lent")
    assert d.g.purses == []
    assert d.g.runner.bits == 1, "one lent, one of his own"
    d.pick("install", "Krash").pick("install", "Baedeker's Net Map")
    assert d.g.runner.bits == 0
    assert d.asks("nr-ask-runner")
    assert d.g.actions == 3
    assert len(d.g.runner.rig) == 3


@pytest.mark.card("valu-pak-software-bundle")
def test_the_bit_of_valu_pak_goes_back() -> None:
    d = play("Valu-Pak Software Bundle", hand=["Codecracker", "Krash"], bits=(0, 1))
    assert d.offered("install", "Codecracker"), "the lent bit makes up the two"
    d.pick("install", "Krash").pick("stop")
    assert d.g.runner.bits == 1
    assert d.g.purses == []
    assert d.happened("nr-purse-back")
    assert not d.offered("install", "Codecracker")
    d = play("Valu-Pak Software Bundle", hand=["Krash"] * 6, bits=(0, 0))
    for _ in range(4):
        d.pick("install", "Krash")
    assert d.asks("nr-ask-bonus")
    d.pick("install", "Krash").first("trash", "Krash")
    assert len(d.g.runner.rig) == 4
    assert d.g.runner.hand == ["krash"]
    assert d.asks("nr-ask-runner"), "five installations, no sixth"


@pytest.mark.card("valu-pak-software-bundle")
def test_on_a_table_with_people_valu_pak_does_not_reveal_what_the_hand_holds() -> None:
    d = play("Valu-Pak Software Bundle", windows=True)
    assert d.asks("nr-ask-bonus", RUNNER)
    assert d.options == [("stop",)]
    d.finish()


@pytest.mark.card("sneak-preview")
def test_sneak_preview_from_the_stack() -> None:
    d = play("Sneak Preview", stack=["Score!", "Black Dahlia"], trash=["Dwarf", "Fall Guy"])
    assert set(d.find("from-trash")) == {("from-trash", "dwarf")}
    assert d.find("from-stack") == [("from-stack", "black-dahlia")]
    d.pick("from-stack", "Black Dahlia")
    assert d.g.runner.bits == 7
    assert d.in_play("Black Dahlia")
    assert d.g.runner.stack == ["score"]
    assert d.happened("nr-shuffle")
    d.end_turn()
    assert not d.in_play("Black Dahlia")
    assert d.g.runner.hand == ["black-dahlia"]


@pytest.mark.card("sneak-preview")
def test_sneak_preview_from_the_trash() -> None:
    d = play("Sneak Preview", stack=["Score!"], trash=["Dwarf"], hand=["Krash"] * 4)
    d.pick("from-trash", "Dwarf")
    assert d.g.runner.trash == ["sneak-preview"]
    d.end_turn()
    assert "dwarf" in d.g.runner.hand
    d = play("Sneak Preview", stack=["Score!"], trash=["Dwarf"])
    d.pick("from-trash", "Dwarf").pick("overwrite").choose("Dwarf")
    d.end_turn()
    assert d.g.runner.hand == []
    assert "dwarf" in d.g.runner.trash, "it had left play"
    d = play("Sneak Preview", stack=["Krash"])
    d.pick("none")
    assert d.happened("nr-shuffle")
    assert d.g.runner.rig == []


# -- points --------------------------------------------------------------------------------------
@pytest.mark.card("desperate-competitor", "hot-tip-for-wns", "deal-with-militech")
@pytest.mark.rule("NR-GOAL-004")
def test_cards_about_liberated_agendas() -> None:
    black, gray, research = "corporate-coup", "hostile-takeover", "polymer-breakthrough"
    cards = ["Desperate Competitor", "Hot Tip for WNS", "Deal with Militech"]
    d = duel(turn="runner", hand=cards, memory=Memory(liberated=[black]))
    assert d.refused("play", "desperate-competitor") == "NR-PREP-001"
    assert d.refused("play", "deal-with-militech") == "NR-PREP-001"
    d.pick("play", "Hot Tip for WNS")
    assert points(d.g, RUNNER) == 1
    d = duel(turn="runner", hand=cards, memory=Memory(liberated=[gray]))
    assert not d.offered("play", "Deal with Militech")
    d.pick("play", "Hot Tip for WNS")
    assert points(d.g, RUNNER) == 0, "it may be played, but does nothing"
    d.pick("play", "Desperate Competitor")
    assert points(d.g, RUNNER) == 1
    d = duel(
        turn="runner",
        hand=cards,
        rig=["Krash", "Dwarf", "Baedeker's Net Map"],
        memory=Memory(liberated=[research]),
    )
    assert not d.offered("play", "Desperate Competitor")
    d.pick("play", "Deal with Militech")
    for name in ("Krash", "Dwarf"):
        assert breaker_strength(d.g, d.card(name)) == CARDS[card_id(name)].strength + 1
    assert d.card("Baedeker's Net Map").marks == ()


@pytest.mark.card("hot-tip-for-wns")
@pytest.mark.rule("NR-GOAL-004")
def test_a_hot_tip_may_win() -> None:
    d = duel(
        turn="runner",
        hand=["Hot Tip for WNS"],
        runner_scored=["Political Overthrow"],
        memory=Memory(liberated=["political-overthrow"]),
    )
    d.pick("play", "Hot Tip for WNS")
    assert d.over
    assert d.winner == RUNNER


@pytest.mark.card("desperate-competitor")
def test_conditions_are_about_this_turn() -> None:
    d = duel(
        turn="runner",
        hand=["Desperate Competitor"],
        forts={3: "/ Hostile Takeover"},
        rd=["Hunter"] * 3,
    )
    assert not d.offered("play", "Desperate Competitor")
    d.run(3).pick("access")
    assert points(d.g, RUNNER) == 1
    assert d.offered("play", "Desperate Competitor")
    d.end_turn().end_turn()
    assert not d.offered("play", "Desperate Competitor"), "that was last turn"


# -- reactions -----------------------------------------------------------------------------------
def scorched(hand: list[str], **more: Any) -> Duel:
    d = duel(hq=["Scorched Earth"], hand=hand, tags=2, bits=(9, 3), **more)
    return d.pick("play", "Scorched Earth")


@pytest.mark.card("arasaka-owns-you", "scorched-earth")
@pytest.mark.rule("NR-FORF-001", "NR-FORF-002")
def test_arasaka_owns_you() -> None:
    d = scorched(["Arasaka Owns You", "Krash"], memory=Memory())
    d.g.runner.brain = 2
    assert d.asks("nr-ask-damage", RUNNER)
    d.pick("play", "Arasaka Owns You")
    g = d.g
    assert g.runner.brain == 0
    assert g.runner.tags == 0
    assert g.runner.bits == 13
    assert len(g.runner.hand) == 5
    assert g.runner.trash == ["arasaka-owns-you"]
    assert g.runner.owed == 4
    assert g.flags["forfeit-points"] == 3
    d.pick("end").finish()
    while g.side == CORP or d.ask.seat == CORP:
        d.pick("end").finish()
    assert d.g.runner.owed == 0
    assert d.g.actions == 4, "a whole turn was forgone"


@pytest.mark.card("arasaka-owns-you")
@pytest.mark.rule("NR-DMG-004")
def test_arasaka_only_comes_when_it_is_deadly() -> None:
    d = scorched(["Arasaka Owns You", "Krash", "Krash", "Krash"])
    assert d.g.runner.hand == []
    assert not d.over, "four cards for four points"
    d = scorched(["Arasaka Owns You", "Krash", "Krash"])
    d.pick("suffer")
    assert d.over
    assert d.winner == CORP
    d = duel(turn="runner", hand=["Arasaka Owns You"])
    assert d.refused("play", "arasaka-owns-you") == "NR-PREP-001"


@pytest.mark.card("arasaka-owns-you", "desperate-competitor")
def test_points_promised_to_arasaka() -> None:
    d = duel(
        turn="runner",
        hand=["Desperate Competitor"],
        forts={3: "/ Hostile Takeover", 4: "/ Corporate Coup", 5: "/ Security Purge"},
        flags={"forfeit-points": 3},
    )
    d.run(3).pick("access")
    assert points(d.g, RUNNER) == 0
    assert d.g.flags["forfeit-points"] == 2
    d.pick("play", "Desperate Competitor")
    assert points(d.g, RUNNER) == 0
    assert d.g.flags["forfeit-points"] == 1
    d.run(4).pick("access")
    assert points(d.g, RUNNER) == 1
    assert d.g.flags["forfeit-points"] == 0
    d.run(5).pick("access").finish()
    assert points(d.g, RUNNER) == 3


@pytest.mark.card("arasaka-owns-you", "razor-wire")
def test_arasaka_in_the_middle_of_a_run() -> None:
    d = duel(turn="runner", hand=["Arasaka Owns You"], forts={"hq": "!Razor Wire"}, bits=(0, 0))
    d.run("hq").maybe("done").pick("play", "Arasaka Owns You").finish()
    assert d.g.runner.bits == 10
    assert not d.over
    assert d.g.side == CORP or d.g.actions == 0, "the three actions left are forgone"
    assert d.g.runner.owed == 1


@pytest.mark.card("identity-donor", "scorched-earth")
def test_identity_donor() -> None:
    d = scorched(["Identity Donor", *["Krash"] * 5])
    d.pick("play", "Identity Donor")
    assert d.g.corp.bad == 2
    assert len(d.g.runner.hand) == 5
    assert d.g.runner.trash == ["identity-donor"]
    d = scorched(["Identity Donor", *["Krash"] * 4])
    d.pick("suffer")
    assert d.g.corp.bad == 0
    assert len(d.g.runner.hand) == 1


@pytest.mark.card("identity-donor", "razor-wire")
def test_identity_donor_only_against_meat_damage_in_the_corps_turn() -> None:
    d = duel(turn="runner", hand=["Identity Donor", "Krash"], forts={"hq": "!Razor Wire"})
    assert d.refused("play", "identity-donor") == "NR-PREP-001"
    d.run("hq").maybe("done").finish()
    assert d.g.runner.hand == []
    assert d.g.corp.bad == 0


@pytest.mark.card("identity-donor")
@pytest.mark.rule("NR-GOAL-008")
def test_identity_donor_may_win() -> None:
    d = duel(hq=["Scorched Earth"], hand=["Identity Donor"], tags=1, bits=(9, 0))
    d.g.corp.bad = 5
    d.pick("play", "Scorched Earth").pick("play", "Identity Donor")
    assert d.over
    assert d.winner == RUNNER


@pytest.mark.card("identity-donor", "arasaka-owns-you")
def test_on_a_table_with_people_damage_does_not_reveal_what_the_hand_holds() -> None:
    d = duel(hq=["Scorched Earth"], hand=["Krash"] * 5, tags=1, bits=(9, 0), windows=True)
    d.pick("play", "Scorched Earth")
    assert d.asks("nr-ask-damage", RUNNER)
    assert d.options == [("suffer",)]
    d.pick("suffer").finish()


# -- with cards that are made for the question --------------------------------------------------
@pytest.mark.card("sneak-preview", "succubus")
def test_a_preview_may_go_into_a_daemon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, "succubus", replace(CARDS["succubus"], holds=3))
    d = play("Sneak Preview", rig=["Succubus"], trash=["Dwarf"], stack=["Score!"])
    d.pick("from-trash", "Dwarf")
    daemon = d.card("Succubus").id
    assert d.options == [("install-rig", "dwarf", 0), ("install-rig", "dwarf", daemon)]
    d.answer(("install-rig", "dwarf", daemon))
    assert d.card("Dwarf").host == daemon
    d.end_turn()
    assert d.g.runner.hand == ["dwarf"]
    assert d.in_play("Succubus")
    d = play("Sneak Preview", rig=["Krash"], trash=["Succubus"], hand=["Codecracker"])
    d.pick("from-trash", "Succubus").maybe("install", "Succubus", 0)
    d.pick("install", "Codecracker", d.card("Succubus").id).finish()
    d.end_turn()
    assert d.g.runner.hand == ["succubus"]
    assert "codecracker" in d.g.runner.trash, "what is in a daemon goes when it goes"


@pytest.mark.card("kilroy-was-here", "corporate-coup")
def test_an_agenda_that_is_too_dear_can_be_trashed_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(CARDS, "corporate-coup", replace(CARDS["corporate-coup"], steal=4))
    d = play("Kilroy Was Here", rd=["Hunter", "Corporate Coup"], bits=(5, 1))
    d.pick("access")
    assert d.options == [("trash-free",), ("leave",)]
    d.pick("trash-free")
    assert d.g.corp.archives == ["corporate-coup"]
    assert points(d.g, RUNNER) == 0


@pytest.mark.card("arasaka-owns-you", "cortical-scrub")
@pytest.mark.rule("NR-GOAL-003")
def test_brain_damage_that_leaves_no_hand_is_deadly() -> None:
    table: dict[str, Any] = {"forts": {"hq": "!Cortical Scrub"}, "turn": "runner"}
    hand = ["Arasaka Owns You", "Krash", "Krash"]
    d = duel(hand=hand, **table)
    d.g.runner.brain = 4
    d.run("hq").finish()
    assert d.g.runner.brain == 5, "a hand size of 0 is survived"
    d = duel(hand=hand, **table)
    d.g.runner.brain = 5
    d.run("hq").maybe("done").pick("play", "Arasaka Owns You").finish()
    assert d.g.runner.brain == 0
    assert len(d.g.runner.hand) == 5
