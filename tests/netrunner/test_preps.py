"""Preps: each is played, and does what it says and no more."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from neontable.games.netrunner.cards.effects.preps import SecretBits
from neontable.games.netrunner.hidden.redeal import redeal
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import breaker_strength, points
from neontable.games.netrunner.model.pieces import Memory
from tests.netrunner.play import CORP, HQ, RD, RUNNER, Duel, card_id, duel


def play(card: str, **table: Any) -> Duel:
    """The Runner plays the card as his first action; he has 10 bits unless the table says so."""
    table.setdefault("bits", (10, 10))
    hand = [card, *table.pop("hand", ())]
    d = duel(turn="runner", hand=hand, **table)
    return d.pick("play", card)


def through(d: Duel) -> Duel:
    """Past ice that stays unrezzed, and into the fort."""
    return d.to_access().finish()


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


# -- runs ----------------------------------------------------------------------------------------
RUN_PREPS = [
    "All-Nighter",
    "Custodial Position",
    "Edited Shipping Manifests",
    "Executive Wiretaps",
    "Inside Job",
    "Kilroy Was Here",
    "Live News Feed",
    "Lucidrine™ Booster Drug",
    "Priority Wreck",
    "Private LDL Access",
    "Romp through HQ",
    "Running Interference",
    "Social Engineering",
    "Stumble through Wilderspace",
    "Subliminal Corruption",
    "Weather-to-Finance Pipe",
]


@pytest.mark.card(*(card_id(name) for name in RUN_PREPS))
@pytest.mark.rule("NR-FORF-003")
@pytest.mark.parametrize("card", RUN_PREPS)
def test_a_run_prep_is_refused_where_runs_are_banned(card: str) -> None:
    d = duel(turn="runner", hand=[card], bits=(5, 9))
    assert d.offered("play", card)
    d.g.runner.no_run = 1
    d = duel(turn="runner", hand=[card], bits=(5, 9), runner=d.g.runner)
    assert not d.offered("play", card)
    assert d.refused("play", card_id(card)) == "NR-FORF-003"
    d.pick("bit")
    assert d.offered("play", card), "the ban is over"


@pytest.mark.card("all-nighter")
def test_all_nighter() -> None:
    d = play("All-Nighter", forts={"hq": "!Data Wall"}, rd=["Hunter"] * 3)
    d.pick("fort", "hq").maybe("done")
    assert d.asks("nr-ask-run", RUNNER), "whether or not the first was successful"
    assert d.offered("none")
    d.pick("fort", "rd").pick("access").finish()
    assert d.g.memory.runs == 2
    assert d.g.memory.hits == [RD]
    assert d.g.actions == 3
    d = play("All-Nighter", rd=["Hunter"] * 3)
    d.pick("fort", "rd").pick("access").maybe("leave").pick("none")
    assert d.g.memory.runs == 1
    assert d.asks("nr-ask-runner")


@pytest.mark.card("all-nighter", "haunting-inquisition")
def test_all_nighter_ends_where_the_first_run_bans_the_second() -> None:
    d = play("All-Nighter", forts={"hq": "!Haunting Inquisition"})
    d.pick("fort", "hq").maybe("done").finish()
    assert d.g.memory.runs == 1
    assert d.g.runner.no_run == 6


@pytest.mark.card("custodial-position", "r-and-d-interface")
@pytest.mark.rule("NR-ACC-011")
def test_custodial_position() -> None:
    rd = ["Data Wall"] * 3 + ["Hunter", "Keeper", "Banpei"]
    d = play("Custodial Position", rd=rd)
    d.pick("access").finish()
    seen = [e.args["card"] for e in d.events if e.id == "nr-access-you"]
    assert seen == ["banpei", "keeper", "hunter"]
    assert d.g.corp.rd == [card_id(c) for c in rd]
    d = play("Custodial Position", rd=rd, rig=["R&D Interface"])
    d.pick("access").finish()
    assert len([e for e in d.events if e.id == "nr-access-you"]) == 4
    d = play("Custodial Position", rd=rd)
    d.pick("jack-out")
    assert not d.happened("nr-access-you"), "an unsuccessful run accesses nothing"


@pytest.mark.card("executive-wiretaps")
@pytest.mark.rule("NR-ACC-011")
def test_executive_wiretaps() -> None:
    hq = ["Hunter", "Keeper", "Banpei", "Asp"]
    d = play("Executive Wiretaps", hq=hq)
    d.pick("access").finish()
    seen = [e.args["card"] for e in d.events if e.id == "nr-access-you"]
    assert len(seen) == len(set(seen)) == 3
    assert set(seen) < {card_id(c) for c in hq}
    d = play("Executive Wiretaps", hq=["Hostile Takeover", "Corporate Coup"])
    d.pick("access").finish()
    assert points(d.g, RUNNER) == 3, "both cards, and no more than there are"


@pytest.mark.card("edited-shipping-manifests")
def test_edited_shipping_manifests() -> None:
    d = play("Edited Shipping Manifests", hq=["Hostile Takeover"], bits=(3, 1))
    d.pick("access")
    assert (d.g.corp.bits, d.g.runner.bits, d.g.runner.tags) == (2, 10, 1)
    assert points(d.g, RUNNER) == 0
    assert not d.happened("nr-access-you")
    assert d.g.memory.hits == [HQ]
    d = play("Edited Shipping Manifests", hq=["Hostile Takeover"], bits=(0, 1))
    d.pick("access").finish()
    assert (d.g.corp.bits, d.g.runner.bits, d.g.runner.tags) == (0, 0, 0)
    assert points(d.g, RUNNER) == 1, "a Corp without a bit: access as usual"
    d = play("Edited Shipping Manifests", hq=["Hostile Takeover"], bits=(3, 1))
    d.pick("jack-out")
    assert (d.g.corp.bits, d.g.runner.bits, d.g.runner.tags) == (3, 0, 0)


@pytest.mark.card("weather-to-finance-pipe")
@pytest.mark.parametrize(("bits", "left"), [(9, 5), (4, 0), (2, 0)])
def test_weather_to_finance_pipe(bits: int, left: int) -> None:
    d = play("Weather-to-Finance Pipe", hq=["Hostile Takeover"], bits=(bits, 1))
    d.pick("access")
    assert d.g.corp.bits == left
    assert d.g.runner.bits == 1
    assert points(d.g, RUNNER) == 0


@pytest.mark.card("priority-wreck")
def test_priority_wreck() -> None:
    d = play("Priority Wreck", hq=["Hostile Takeover"], bits=(6, 9))
    d.pick("access")
    assert list(d.options) == [0, 1, 2, 3, 4, 5, 6], "more than the Corp has is pointless"
    d.answer(4)
    assert (d.g.corp.bits, d.g.runner.bits) == (2, 5)
    assert points(d.g, RUNNER) == 0
    d = play("Priority Wreck", hq=["Hostile Takeover"], bits=(6, 2))
    d.pick("access")
    assert list(d.options) == [0, 1, 2]
    d.answer(0)
    assert (d.g.corp.bits, d.g.runner.bits) == (6, 2)


@pytest.mark.card("private-ldl-access", "r-and-d-interface", "fortress-respecification")
def test_private_ldl_access() -> None:
    d = play(
        "Private LDL Access",
        hq=["Hostile Takeover"],
        rd=["Hunter"] * 3 + ["Corporate Coup", "Keeper"],
        forts={"hq": "Data Wall", "rd": "!Keeper, !Keeper"},
        rig=["R&D Interface"],
        hand=["Security Code WORM Chip", "Fortress Respecification"],
    )
    d.pick("leave").pick("continue")  # the ice of HQ, not of R&D
    d.pick("access").finish()
    assert points(d.g, RUNNER) == 2
    assert d.g.corp.hq == ["hostile-takeover"]
    assert d.g.memory.hits == [RD], "it counts as a run on R&D in place of HQ"
    assert not d.offered("play", "Security Code WORM Chip")
    outer = d.g.forts[RD].ice[1].id
    d.pick("play", "Fortress Respecification")
    d.answer(tuple(reversed(d.items)))
    assert d.g.forts[RD].ice[0].id == outer, "the last fort was R&D"


@pytest.mark.card("kilroy-was-here", "romp-through-hq", "setup")
@pytest.mark.rule("NR-DISC-004")
def test_trashing_for_nothing() -> None:
    d = play("Kilroy Was Here", rd=["Hunter", "Data Wall"], bits=(5, 0))
    d.pick("access").pick("trash-free")
    assert d.g.corp.rd == ["hunter"]
    assert d.g.corp.archives == ["data-wall"]
    d = play("Kilroy Was Here", rd=["Hunter", "BBS Whispering Campaign"], bits=(5, 9))
    d.pick("access")
    assert not d.offered("trash-it"), "what is free is not paid for"
    d.pick("leave")
    assert len(d.g.corp.rd) == 2
    d = play("Kilroy Was Here", rd=["Corporate Coup"])
    d.pick("access").pick("steal")
    assert points(d.g, RUNNER) == 2
    d = play("Kilroy Was Here", rd=["Corporate Coup"])
    d.pick("access").pick("trash-free")
    assert points(d.g, RUNNER) == 0
    assert d.g.corp.archives == ["corporate-coup"], "even an agenda may be trashed"
    d = play("Romp through HQ", hq=["Scorched Earth"], bits=(5, 2))
    d.pick("access").pick("trash-free")
    assert d.g.corp.hq == []
    assert d.g.corp.archives == ["scorched-earth"]
    assert d.g.runner.bits == 0
    d = play(
        "Romp through HQ",
        hq=["Scorched Earth"],
        forts={"hq": "/ !Antiquated Interface Routines"},
        bits=(5, 2),
    )
    d.pick("access").pick("inside")
    assert dict(d.ask.args)["card"] == "scorched-earth"
    assert d.in_play("Antiquated Interface Routines"), "only what is stored in HQ is free"
    d.pick("trash-free")
    assert d.g.corp.archives == ["scorched-earth"]


@pytest.mark.card("kilroy-was-here")
def test_free_trashing_ends_with_the_run() -> None:
    d = play("Kilroy Was Here", rd=["Hunter", "Data Wall"], bits=(5, 0))
    d.pick("jack-out")
    d.run("rd").pick("access")
    assert not d.offered("trash-free")
    d.finish()


@pytest.mark.card("inside-job")
@pytest.mark.rule("NR-RUN-006")
def test_inside_job_passes_the_first_ice_encountered() -> None:
    d = play(
        "Inside Job", forts={3: "!Data Wall, !Keeper, Hunter / Hostile Takeover"}, rig=["Krash"]
    )
    d.pick("fort", 3)
    d.pick("leave").pick("continue")  # Hunter stays unrezzed: no encounter
    assert d.g.run is not None
    assert d.g.run.met[:1] == [d.card("Keeper").id]
    assert not d.asks("nr-ask-break"), "Keeper is passed at once"
    d.pick("continue")
    assert d.asks("nr-ask-break"), "Data Wall is not"
    d.pick("done").finish()
    assert not d.g.memory.hits


@pytest.mark.card("inside-job")
def test_inside_job_also_passes_ice_that_is_rezzed_against_it() -> None:
    d = play("Inside Job", forts={3: "Data Wall / Hostile Takeover"})
    d.pick("fort", 3).pick("rez", "Data Wall")
    d.pick("continue").pick("access")
    assert points(d.g, RUNNER) == 1
    assert d.happened("nr-auto-pass")


@pytest.mark.card("lucidrine-booster-drug")
@pytest.mark.rule("NR-DMG-003")
def test_lucidrine() -> None:
    d = play(
        "Lucidrine™ Booster Drug",
        forts={3: "!Triggerman / Braindance Campaign"},
        rig=["Black Dahlia"],
        hand=["Krash", "Krash"],
        bits=(0, 1),
    )
    assert d.g.runner.bits == 1, "the nine are not in the pool"
    d.pick("fort", 3)
    d.pick("break", "Black Dahlia", 0)
    d.pick("break", "Black Dahlia", 1).pick("continue")
    assert sum(p.bits for p in d.g.purses) == 5
    d.pick("access").maybe("leave")
    assert d.in_play("Braindance Campaign"), "5 and 1 are less than the 7 it costs to trash"
    g = d.g
    assert g.purses == []
    assert g.runner.bits == 1
    assert g.runner.brain == 1
    assert len(g.runner.hand) == 1
    assert g.memory.hits == [3]


@pytest.mark.card("lucidrine-booster-drug")
def test_lucidrine_bits_pay_for_anything_in_the_run() -> None:
    d = play(
        "Lucidrine™ Booster Drug",
        forts={3: "/ Braindance Campaign"},
        hand=["Krash"],
        bits=(0, 0),
    )
    d.pick("fort", 3).pick("access").pick("trash-it")
    assert d.g.corp.archives == ["braindance-campaign"]
    assert d.g.runner.bits == 0
    assert d.g.purses == []


@pytest.mark.card("lucidrine-booster-drug", "arasaka-owns-you")
@pytest.mark.rule("NR-DMG-004")
def test_the_damage_of_lucidrine_cannot_be_prevented() -> None:
    d = play("Lucidrine™ Booster Drug", rd=["Hunter"])
    d.pick("fort", "hq").pick("access")
    assert d.over
    assert d.winner == CORP, "an empty hand"
    d = play("Lucidrine™ Booster Drug", rd=["Hunter"], hand=["Arasaka Owns You"])
    d.g.runner.brain = 5
    d.pick("fort", "hq").pick("access")
    assert d.g.runner.brain == 6
    assert d.g.runner.hand == []
    d.pick("end")
    assert d.over
    assert d.winner == CORP


@pytest.mark.card("stumble-through-wilderspace", "hunter")
def test_stumble_through_wilderspace() -> None:
    d = play("Stumble through Wilderspace", forts={"hq": "!Hunter, !Hunter"}, bits=(20, 5))
    d.pick("fort", "hq")
    for _ in range(2):
        d.maybe("done").answer(5, CORP).maybe("no-link")
        assert d.g.runner.tags == 0, "9 link without a link card"
        d.pick("continue")
    d.pick("access").finish()
    d.run("hq").maybe("done").answer(0, CORP).maybe("no-link")
    assert d.g.runner.tags == 1, "the run with the link is over"
    d.pick("jack-out").finish()


@pytest.mark.card("running-interference")
def test_running_interference() -> None:
    d = play("Running Interference", forts={"hq": "Data Wall, Keeper"}, bits=(7, 4))
    d.pick("fort", "hq")
    assert not d.offered("rez", "Keeper"), "8 bits where 4 are printed"
    assert d.g.actions == 2
    d.maybe("leave").pick("continue").pick("rez", "Data Wall")
    assert d.g.corp.bits == 5
    d.maybe("done")
    d.run("hq").pick("rez", "Keeper")
    assert d.g.corp.bits == 1, "the next run is a usual one"
    d.maybe("done").finish()


@pytest.mark.card("running-interference", "olivia-salazar", "dr-dreff")
def test_interference_comes_on_top_of_half_the_cost() -> None:
    d = play("Running Interference", forts={3: "Keeper / !Olivia Salazar"}, bits=(9, 4))
    d.pick("fort", 3).pick("use", "Olivia Salazar").maybe("card", "Keeper")
    assert d.g.corp.bits == 3, "half of 4, and 4 more"
    d.maybe("done").finish()
    d = play("Running Interference", forts={3: "/ !Dr. Dreff"}, hq=["Keeper"], bits=(9, 4))
    d.pick("fort", 3).pick("card", "Keeper")
    assert d.g.corp.bits == 7, "ice that is not rezzed costs no more"
    d.maybe("done").finish()


@pytest.mark.card("social-engineering")
def test_social_engineering_a_right_guess() -> None:
    d = play("Social Engineering", forts={"hq": "!Data Wall"}, bits=(5, 6))
    assert d.asks("nr-ask-hide", RUNNER)
    assert list(d.options) == [2, 3, 4, 5]
    d.answer(4)
    assert d.asks("nr-ask-guess", CORP)
    assert list(d.options) == [2, 3, 4, 5]
    shown = [e for e in d.events if e.id == "nr-hides"]
    assert shown
    assert shown[0].args == {}, "nobody learns how many"
    d.answer(4)
    assert d.g.runner.bits == 1
    assert d.g.memory.runs == 0
    assert d.g.actions == 3


@pytest.mark.card("social-engineering")
def test_social_engineering_a_wrong_guess() -> None:
    d = play(
        "Social Engineering",
        forts={"hq": "!Data Wall", 3: "Keeper, !Data Wall, Hunter / Hostile Takeover"},
        rig=["Krash"],
        bits=(9, 6),
    )
    d.answer(4).answer(3)
    assert d.asks("nr-ask-pass-ice", RUNNER)
    assert d.offered("fort", "rd")
    assert not d.offered("fort", 3), "a fort with ice needs a choice"
    wall = d.g.forts[3].ice[1]
    d.answer(("card-in", wall.id, "data-wall", 3))
    assert d.g.run is not None
    assert d.g.run.fort == 3
    assert d.g.runner.bits == 5
    d.pick("leave").pick("continue")
    assert d.happened("nr-auto-pass")
    assert d.g.run.met == [wall.id]
    d.pick("continue").pick("rez", "Keeper")
    assert d.asks("nr-ask-break"), "only the chosen piece lets him pass"
    d.maybe("done").finish()
    d = play("Social Engineering", bits=(9, 3))
    assert d.g.memory.runs == 0
    assert d.asks("nr-ask-runner"), "two bits: the Corp cannot be wrong"
    assert d.g.runner.bits == 0


@pytest.mark.card("social-engineering", "fatal-attractor")
def test_ice_that_lets_the_runner_pass_was_not_broken() -> None:
    d = play(
        "Social Engineering",
        forts={3: "!Data Wall, !Fatal Attractor / Hostile Takeover"},
        hand=["Krash"] * 4,
        bits=(9, 6),
    )
    d.answer(4).answer(3)
    d.pick("card", "Data Wall").pick("continue")
    assert d.happened("nr-auto-pass")
    assert len(d.g.runner.hand) == 1, "the Fatal Attractor bites"
    d.finish()


@pytest.mark.card("social-engineering")
def test_social_engineering_needs_two_bits_to_hide() -> None:
    d = duel(turn="runner", hand=["Social Engineering"], bits=(5, 2))
    assert d.refused("play", "social-engineering") == "NR-PREP-001"


@pytest.mark.card("social-engineering")
def test_what_the_runner_hides_is_dealt_anew_for_the_corp() -> None:
    d = play("Social Engineering", bits=(5, 9))
    d.answer(5)
    found = set()
    for n in range(30):
        frame = redeal(d.g, CORP, f"{n:064x}").stack[-1]
        assert isinstance(frame, SecretBits)
        found.add(frame.hidden)
    assert found == {2, 3, 4, 5, 6, 7, 8}
    own = redeal(d.g, RUNNER, "0" * 64).stack[-1]
    assert isinstance(own, SecretBits)
    assert own.hidden == 5
    d.leave_open()


# -- the Corp's ice ------------------------------------------------------------------------------
@pytest.mark.card("anonymous-tip", "cortical-scrub")
@pytest.mark.rule("NR-REZ-005")
def test_anonymous_tip() -> None:
    d = play("Anonymous Tip", forts={"hq": "!Cortical Scrub, !Hunter, Zombie", 3: "!Zombie"})
    assert {o[2] for o in d.find("card")} == {"cortical-scrub", "zombie"}
    assert len(d.options) == 2, "rezzed, and black"
    d.pick("card", "Cortical Scrub")
    assert not d.card("Cortical Scrub").up
    assert d.g.runner.bits == 7
    assert play("Anonymous Tip", forts={"hq": "!Hunter"}).card("Hunter").up


@pytest.mark.card("core-command-jettison-ice")
def test_core_command_jettison_ice() -> None:
    forts = {"hq": "Hunter, !Keeper", "rd": "!Triggerman"}
    d = duel(turn="runner", hand=["Core Command: Jettison Ice"], forts=forts, bits=(5, 5))
    assert d.refused("play", "core-command-jettison-ice") == "NR-PREP-001"
    d = play("Core Command: Jettison Ice", forts=forts, bits=(5, 5), memory=Memory(hits=[HQ]))
    assert {o[2] for o in d.find("card")} == {"keeper"}, "rezzed, and within his means"
    d.pick("card", "Keeper")
    assert d.g.runner.bits == 1
    assert not d.in_play("Keeper")
    assert d.g.corp.archives == ["keeper"]
    assert d.g.memory.trashed == ["keeper"]
    d = play("Core Command: Jettison Ice", forts=forts, bits=(5, 5), memory=Memory(hits=[RD, HQ]))
    d.pick("none")
    assert d.g.runner.bits == 5
    assert d.in_play("Keeper")


@pytest.mark.card("core-command-jettison-ice", "data-masons")
def test_the_runner_pays_the_rez_cost_that_the_ice_bears() -> None:
    """Data Masons make walls cheaper to rez; they do not change what a wall's rez cost is."""
    d = play(
        "Core Command: Jettison Ice",
        forts={"hq": "!Wall of Static", 3: "/ !Data Masons"},
        bits=(5, 3),
        memory=Memory(hits=[HQ]),
    )
    d.pick("card", "Wall of Static")
    assert d.g.runner.bits == 0
    assert not d.in_play("Wall of Static")


@pytest.mark.card("core-command-jettison-ice", "chiba-bank-account")
def test_ice_is_jettisoned_after_it_is_paid_for() -> None:
    d = play(
        "Core Command: Jettison Ice",
        forts={"rd": "!Triggerman"},
        rig=["Chiba Bank Account"],
        bits=(5, 8),
        memory=Memory(hits=[HQ]),
    )
    d.pick("card", "Triggerman")
    assert d.in_play("Triggerman")
    d.pick("use", "Chiba Bank Account").maybe("pool")
    assert not d.in_play("Triggerman")
    assert d.g.runner.bits == 4


@pytest.mark.card("security-code-worm-chip")
def test_security_code_worm_chip() -> None:
    forts = {"hq": "Hunter, !Keeper", "rd": "Data Wall"}
    d = duel(turn="runner", hand=["Security Code WORM Chip"], forts=forts, memory=Memory(hits=[RD]))
    assert d.refused("play", "security-code-worm-chip") == "NR-PREP-001"
    d = play("Security Code WORM Chip", forts=forts, memory=Memory(hits=[HQ]))
    assert [o[2] for o in d.find("card")] == ["", ""], "what is face down is not named"
    d.answer(next(o for o in d.options if o[3] == RD))
    assert d.g.corp.buried == ["data-wall"]
    assert d.g.forts[RD].ice == []


@pytest.mark.card("forged-activation-orders")
def test_forged_activation_orders() -> None:
    forts = {"hq": "!Keeper, Hunter", 3: "Triggerman"}
    d = play("Forged Activation Orders", forts=forts, bits=(6, 5))
    assert len(d.options) == 2, "rezzed ice cannot be chosen"
    d.pick("card", 0)
    assert d.asks("nr-ask-forged", CORP)
    d.pick("rez", "Hunter")
    assert d.card("Hunter").up
    assert d.g.corp.bits == 4
    d = play("Forged Activation Orders", forts=forts, bits=(6, 5))
    d.pick("card", 0).pick("trash", "Hunter")
    assert d.g.corp.buried == ["hunter"]
    assert d.g.corp.bits == 6
    assert d.g.memory.trashed == []
    d = play("Forged Activation Orders", forts=forts, bits=(6, 5))
    d.pick("card", 3)
    assert d.g.corp.buried == ["triggerman"], "7 bits that it has not: no choice"
    assert len(d.g.forts) == 3, "and the fort is gone with it"


@pytest.mark.card("fortress-respecification")
def test_fortress_respecification() -> None:
    d = duel(turn="runner", hand=["Fortress Respecification"])
    assert d.refused("play", "fortress-respecification") == "NR-PREP-001"
    d = play(
        "Fortress Respecification",
        forts={"hq": "Asp", "rd": "Hunter, !Keeper, Data Wall"},
        memory=Memory(hits=[HQ, RD]),
    )
    inner, middle, outer = (c.id for c in d.g.forts[RD].ice)
    assert [o[1] for o in d.items] == [outer, middle, inner], "from the outermost inwards"
    assert [o[2] for o in d.items] == ["", "keeper", ""], "nothing is exposed"
    by = {o[1]: o for o in d.items}
    d.answer((by[inner], by[outer], by[middle]))
    assert [c.id for c in d.g.forts[RD].ice] == [middle, outer, inner]
    assert not d.card("Hunter").seen
    assert not d.card("Hunter").up
    assert d.card("Keeper").up
    d = play("Fortress Respecification", memory=Memory(hits=[7]))
    assert d.asks("nr-ask-runner"), "the fort is no longer there"


@pytest.mark.card("hunt-club-bbs")
@pytest.mark.rule("NR-EXP-001", "NR-EXP-002")
def test_hunt_club_bbs() -> None:
    d = play(
        "Hunt Club BBS",
        forts={"hq": "Hunter, !Keeper", 3: "Asp / Hostile Takeover; Corporate Coup"},
    )
    assert len(d.items) == 4
    assert (d.ask.lo, d.ask.hi) == (0, 3)
    items = [o for o in d.items if o[3] == 3]
    d.answer(tuple(items))
    assert d.card("Asp").seen
    assert d.card("Corporate Coup").seen
    assert d.card("Hostile Takeover").seen
    assert not d.card("Hunter").seen
    assert not d.card("Asp").up
    d = play("Hunt Club BBS", forts={"hq": "Hunter"})
    d.choose()
    assert not d.card("Hunter").seen


@pytest.mark.card("ice-and-datas-guide-to-the-net")
def test_ice_and_datas_guide() -> None:
    d = play(
        "Ice and Data's Guide to the Net",
        forts={"hq": "Hunter, Keeper", "rd": "Asp, !Banpei", 3: "Quandary / Corporate Coup"},
    )
    assert d.card("Keeper").seen
    assert d.card("Quandary").seen
    assert not d.card("Hunter").seen
    assert not d.card("Asp").seen
    assert not d.card("Corporate Coup").seen
    assert not d.card("Banpei").seen, "rezzed ice is not exposed"


# -- HQ ------------------------------------------------------------------------------------------
@pytest.mark.card("synchronized-attack-on-hq")
@pytest.mark.rule("NR-DISC-001")
def test_synchronized_attack() -> None:
    hq = ["Hunter", "Keeper", "Hunter", "Asp"]
    d = duel(turn="runner", hand=["Synchronized Attack on HQ"], hq=hq)
    assert d.refused("play", "synchronized-attack-on-hq") == "NR-PREP-001"
    d = play("Synchronized Attack on HQ", hq=hq, bits=(5, 4), memory=Memory(hits=[HQ]))
    assert d.asks("nr-ask-retain", CORP)
    assert (d.ask.lo, d.ask.hi) == (0, 2)
    d.choose("Hunter", "Asp")
    assert sorted(d.g.corp.hq) == ["asp", "hunter"]
    assert d.g.corp.bits == 1
    assert sorted(d.g.corp.buried) == ["hunter", "keeper"]
    assert d.g.corp.archives == []
    d = play("Synchronized Attack on HQ", hq=hq, bits=(1, 4), memory=Memory(hits=[HQ]))
    assert d.g.corp.hq == []
    assert len(d.g.corp.buried) == 4


@pytest.mark.card("terrorist-reprisal")
def test_terrorist_reprisal() -> None:
    hq = ["Hunter", "Keeper", "Asp", "Banpei", "Data Wall", "Filter", "Quandary"]
    d = duel(
        turn="runner",
        hand=["Terrorist Reprisal"],
        hq=hq,
        memory=Memory(scored=["hostile-takeover"]),
    )
    assert d.refused("play", "terrorist-reprisal") == "NR-PREP-001"
    d = play("Terrorist Reprisal", hq=hq, memory=Memory(scored=["corporate-coup"]))
    assert len(d.g.corp.hq) == 2
    assert len(d.g.corp.buried) == 5
    d = play("Terrorist Reprisal", hq=hq[:3], memory=Memory(scored=["corporate-coup"]))
    assert d.g.corp.hq == []
    assert len(d.g.corp.buried) == 3
    assert not d.over


@pytest.mark.card("terrorist-reprisal", "corporate-coup")
def test_terrorist_reprisal_after_the_corp_scored() -> None:
    d = duel(
        hand=["Terrorist Reprisal"],
        hq=["Hunter"] * 5,
        forts={3: "/ Corporate Coup+3"},
        bits=(5, 5),
    )
    d.pick("advance", "Corporate Coup").finish()
    d.maybe("score", "Corporate Coup")
    while d.in_play("Corporate Coup"):
        d.pick("advance", "Corporate Coup")
        d.maybe("score", "Corporate Coup")
    d.finish().end_turn()
    assert d.offered("play", "Terrorist Reprisal")
    d.end_turn().end_turn()
    assert not d.offered("play", "Terrorist Reprisal"), "not in its last turn"


# -- bad publicity -------------------------------------------------------------------------------
@pytest.mark.card("faked-hit")
@pytest.mark.rule("NR-GOAL-008")
def test_faked_hit() -> None:
    d = play("Faked Hit", hand=["Krash"] * 3)
    assert (d.g.corp.bad, d.g.runner.brain, len(d.g.runner.hand)) == (1, 2, 1)
    assert d.g.runner.bits == 5
    d = play("Faked Hit", hand=["Krash"])
    assert d.over
    assert d.winner == CORP
    d = duel(turn="runner", hand=["Faked Hit"], bits=(0, 5))
    d.g.corp.bad = 6
    d.pick("play", "Faked Hit")
    assert d.over
    assert d.winner == RUNNER, "the seventh point comes before the damage"


@pytest.mark.card("frame-up", "i-got-a-rock")
def test_frame_up() -> None:
    d = duel(turn="runner", hand=["Frame-Up"], memory=Memory(hits=[HQ]))
    assert d.refused("play", "frame-up") == "NR-PREP-001"
    d = play("Frame-Up", memory=Memory(hits=[HQ, RD]))
    assert d.g.corp.bad == 1
    assert d.g.runner.bits == 8
    d = play("Frame-Up", memory=Memory(hits=[RD, HQ], spoils=[(3, "corporate-coup")]))
    assert d.g.corp.bad == 1, "liberated, but in another run"
    d = duel(
        turn="runner",
        hand=["Frame-Up"],
        hq=["I Got a Rock"],
        rd=["Hunter"],
        bits=(0, 9),
    )
    d.run("rd").pick("access").finish()
    d.run("hq").pick("access").pick("trash-it").finish()
    d.pick("play", "Frame-Up")
    assert d.g.corp.bad == 2, "a Black Ops card was trashed in one of the runs"


@pytest.mark.card("poisoned-water-supply", "broker", "databroker", "simulacrum")
def test_poisoned_water_supply() -> None:
    d = duel(turn="runner", hand=["Poisoned Water Supply"], rig=["Broker", "Krash"], bits=(0, 9))
    assert d.refused("play", "poisoned-water-supply") == "NR-PREP-001"
    d = play("Poisoned Water Supply", rig=["Broker", "DataBroker", "Simulacrum", "Fall Guy"])
    assert len(d.items) == 3
    assert (d.ask.lo, d.ask.hi) == (2, 2)
    d.choose("Broker", "Simulacrum")
    d.answer(d.ask.default_answer)  # how they lie in the trash
    assert d.g.corp.bad == 1
    assert d.g.runner.bits == 6
    assert d.in_play("DataBroker")
    assert not d.in_play("Broker")
    assert not d.in_play("Simulacrum")


@pytest.mark.card("live-news-feed", "cortical-scrub", "i-got-a-rock", "corporate-coup")
def test_live_news_feed() -> None:
    d = play(
        "Live News Feed",
        forts={3: "!Fatal Attractor, !Hunter / I Got a Rock; Corporate Coup"},
        rig=["Black Dahlia"],
        hand=["Krash"] * 5,
        bits=(10, 20),
    )
    d.pick("fort", 3)
    rezzed = False
    while not d.asks("nr-ask-runner"):
        if d.asks("nr-ask-trace"):
            d.answer(0, CORP).maybe("no-link")
        elif d.asks("nr-window-access") and not rezzed:
            d.pick("rez", "I Got a Rock")
            rezzed = True
        elif d.offered("break") or d.offered("access") or d.offered("inside"):
            d.first(next(w for w in ("break", "access", "inside") if d.offered(w)))
        else:
            d.answer(d.ask.default_answer)
    assert d.g.corp.bad == 3, "black ice, a Black Ops card rezzed, a Black Ops agenda"
    assert d.g.runner.tags == 2
    assert points(d.g, RUNNER) == 2


@pytest.mark.card("live-news-feed", "cortical-scrub")
def test_live_news_feed_needs_success() -> None:
    d = play("Live News Feed", forts={"hq": "!Cortical Scrub"}, hand=["Krash"] * 3)
    d.pick("fort", "hq").maybe("done").finish()
    assert d.g.corp.bad == 0
    assert d.g.runner.tags == 0
    assert d.g.runner.brain == 1


@pytest.mark.card("live-news-feed")
def test_live_news_feed_without_news_still_tags() -> None:
    d = play("Live News Feed", rd=["Hunter"])
    d.pick("fort", "rd").pick("access").finish()
    assert d.g.corp.bad == 0
    assert d.g.runner.tags == 2


@pytest.mark.card("subliminal-corruption", "bbs-whispering-campaign")
def test_subliminal_corruption() -> None:
    d = play("Subliminal Corruption", forts={3: "/ BBS Whispering Campaign"}, bits=(0, 9))
    d.pick("fort", 3).passing().pick("access").pick("trash-it")
    d.passing()
    assert d.g.corp.bad == 1
    assert d.g.runner.bits == 3
    assert d.g.run is None
    d = play("Subliminal Corruption", forts={3: "/ BBS Whispering Campaign"}, bits=(0, 9))
    d.pick("fort", 3).passing().pick("access").pick("leave").passing()
    assert d.g.corp.bad == 0
    d.run(3).passing().pick("access").pick("trash-it").passing()
    assert d.g.corp.bad == 0, "in another run"
    d = play("Subliminal Corruption", forts={3: "/ City Surveillance"}, bits=(0, 9))
    d.pick("fort", 3).passing().pick("access").pick("trash-it")
    d.passing()
    assert d.g.corp.bad == 0, "no advertisement"


@pytest.mark.card("senatorial-field-trip", "cortical-scrub")
def test_senatorial_field_trip() -> None:
    d = duel(
        turn="runner",
        hand=["Senatorial Field Trip", "Senatorial Field Trip", *["Krash"] * 3],
        forts={"hq": "Cortical Scrub", "rd": "!Zombie"},
        bits=(9, 5),
    )
    assert d.refused("play", "senatorial-field-trip") == "NR-PREP-001"
    d.run("hq").pick("rez", "Cortical Scrub").maybe("done").finish()
    d.pick("play", "Senatorial Field Trip")
    assert d.asks("nr-ask-hearing", CORP), "the only black ice rezzed this turn"
    d.pick("derez", "Cortical Scrub")
    assert not d.card("Cortical Scrub").up
    assert d.g.corp.bad == 0


@pytest.mark.card("senatorial-field-trip")
def test_senatorial_field_trip_bad_publicity() -> None:
    table: dict[str, Any] = {
        "forts": {"hq": "!Cortical Scrub, !Zombie"},
        "memory": Memory(rezzed=[1, 2], rezzed_as=["cortical-scrub", "zombie"]),
    }
    d = play("Senatorial Field Trip", **table)
    assert d.asks("nr-ask-visit", RUNNER)
    assert len(d.options) == 2
    d.pick("card", "Zombie").pick("bad-publicity")
    assert d.g.corp.bad == 2
    assert d.card("Zombie").up
    assert d.g.runner.bits == 9
    d = play("Senatorial Field Trip", memory=Memory(rezzed=[1], rezzed_as=["cortical-scrub"]))
    assert d.g.corp.bad == 2, "the ice is gone: it cannot be derezzed"


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
