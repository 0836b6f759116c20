"""Hidden resources: face down until used, and what each does."""

from __future__ import annotations

from typing import Any

import pytest

import neontable
from neontable.games.netrunner.hidden.view import view
from neontable.games.netrunner.model.pieces import Memory
from neontable.games.netrunner.rules.play.pay import can_pay, grown, wealth
from neontable.kernel.asks import Ask
from tests.netrunner.play import CARDS, CORP, RUNNER, Duel, card_id, duel

HIDDEN = sorted(id for id, c in CARDS.items() if c.type == "resource" and c.has("hidden"))


def runner(**more: Any) -> Duel:
    return duel(turn="runner", **more)


def at_rd(d: Duel) -> Duel:
    return d.run("rd").pick("access")


# -- face down ---------------------------------------------------------------------------------
@pytest.mark.card(*HIDDEN)
@pytest.mark.rule("NR-RES-002", "NR-RINST-001")
@pytest.mark.parametrize("card", HIDDEN)
def test_it_is_installed_face_down_for_an_action_and_no_bits(card: str) -> None:
    d = runner(hand=[card], bits=(5, 0))
    d.pick("install", card).passing()
    assert (d.g.runner.bits, d.g.actions) == (0, 3)
    inst = d.g.runner.rig[0]
    assert not inst.up
    assert view(d.g, CORP).runner.rig[0].card == ""
    assert view(d.g, RUNNER).runner.rig[0].card == card
    for event in d.table.events:
        if CORP in getattr(event, "seats", (CORP,)) and event.id == "nr-install-hidden":
            assert card not in str(event.args)


@pytest.mark.rule("NR-DISC-005")
@pytest.mark.card("bolt-hole")
def test_the_corp_trashes_it_unseen_and_it_lands_face_up() -> None:
    d = duel(rig=["Bolt-Hole"], tags=1)
    assert d.find("trash-resource")[0][2] == "", "the Corp does not know what it is"
    d.pick("trash-resource")
    assert d.g.runner.trash == ["bolt-hole"]


SCENES: dict[str, dict[str, Any]] = {
    "an access of HQ": {"turn": "runner", "hq": ["Efficiency Experts"], "do": ("run", "hq")},
    "an access of R&D": {"turn": "runner", "do": ("run", "rd")},
    "an access of a fort": {
        "turn": "runner",
        "forts": {3: "/ Tycho Extension"},
        "do": ("run", 3),
    },
    "AP ice": {
        "turn": "runner",
        "hand": ["Krash"],
        "forts": {"hq": "!Cortical Scrub"},
        "do": ("run", "hq"),
    },
    "a trace": {
        "hq": ["Chance Observation"],
        "memory": Memory(runs=1),
        "do": ("play", "Chance Observation"),
    },
    "meat damage": {
        "hq": ["Scorched Earth"],
        "hand": ["Krash"] * 5,
        "tags": 1,
        "do": ("play", "Scorched Earth"),
    },
    "trashing a resource": {"tags": 1, "do": ("trash-resource",)},
    "paying": {"turn": "runner", "hand": ["Short-Term Contract"], "do": ("install", 0)},
}


def story(card: str, scene: dict[str, Any]) -> list[tuple[str, int]]:
    """What is asked of whom until the next action, when nobody ever does anything."""
    facts = {k: v for k, v in scene.items() if k != "do"}
    if "memory" in facts:
        facts["memory"] = Memory(runs=1)
    d = duel(rig=[card, card], windows=True, bits=(9, 9), **facts)
    d.first(*scene["do"])
    asked = []
    for _ in range(200):
        if d.over or d.ask.id in ("nr-ask-corp", "nr-ask-runner"):
            return asked
        ask: Ask = d.table.asks[0]
        asked.append((ask.id, ask.seat))
        d.answer(ask.default_answer, ask.seat)
    raise AssertionError("no end of questions")


@pytest.mark.rule("NR-RES-002")
@pytest.mark.card(*HIDDEN)
@pytest.mark.parametrize("scene", SCENES)
def test_being_asked_never_reveals_what_a_face_down_card_is(scene: str) -> None:
    stories = {card: story(card, SCENES[scene]) for card in HIDDEN}
    usual = stories["executive-file-clerk"]
    assert any(seat == RUNNER for _, seat in usual)
    assert {card for card, story in stories.items() if story != usual} == set()


@pytest.mark.rule("NR-RES-002")
@pytest.mark.card(*HIDDEN)
def test_a_runner_who_is_not_asked_at_payments_reveals_nothing_either() -> None:
    """Muted, a payment that the pool can make is made by it, whatever lies face down; and who
    wants to hear of it again says so."""
    for card in HIDDEN:
        d = duel(rig=[card, card], turn="runner", hand=["Short-Term Contract"] * 2, windows=True)
        d.pick("install", 0)
        assert d.asks("nr-ask-pay", RUNNER), card
        bits = d.g.runner.bits
        d.pick("mute", "pay")
        assert d.g.runner.bits == bits - 1, "muting pays from the pool"
        assert d.g.runner.mutes == ["pay"]
        heard = []
        while d.ask.id != "nr-ask-runner":
            d.answer(d.table.asks[0].default_answer, d.table.asks[0].seat)
        d.pick("install", 0)
        while d.ask.id != "nr-ask-runner":
            heard.append(d.ask.id)
            d.answer(d.table.asks[0].default_answer, d.table.asks[0].seat)
        assert "nr-ask-pay" not in heard, card
        d.pick("unmute")
        assert d.g.runner.mutes == []


def test_a_muted_payment_is_asked_when_the_pool_is_too_small() -> None:
    d = duel(
        rig=["Chiba Bank Account"],
        turn="runner",
        hand=["Codecracker"],
        windows=True,
        bits=(5, 1),
    )
    d.g.runner.mutes.append("pay")
    d.pick("install", 0)
    assert d.asks("nr-ask-pay", RUNNER)
    assert d.offered("use")
    assert not d.offered("mute"), "the pool alone cannot pay"
    d.finish()


# -- banks -------------------------------------------------------------------------------------
@pytest.mark.card("chiba-bank-account", "liberated-savings-account", "swiss-bank-account")
@pytest.mark.rule("NR-RES-003", "NR-RES-004")
@pytest.mark.parametrize(
    ("name", "which", "cost", "gain"),
    [
        ("Chiba Bank Account", 0, 1, 4),
        ("Liberated Savings Account", 0, 7, 11),
        ("Swiss Bank Account", 0, 0, 2),
        ("Swiss Bank Account", 1, 3, 6),
    ],
)
def test_a_bank_is_opened_in_a_window(name: str, which: int, cost: int, gain: int) -> None:
    d = runner(rig=[name], bits=(5, cost))
    use = ("use", d.card(name).id, card_id(name), which)
    d.pick("draw")
    assert d.asks("nr-window-action", RUNNER)
    assert use in d.options
    d.answer(use)
    assert d.g.runner.bits == gain
    assert d.g.runner.trash == [card_id(name)]
    assert d.happened("nr-reveal")
    if cost:
        poor = runner(rig=[name], bits=(5, cost - 1), at="window")
        assert use not in poor.options
        poor.finish()


@pytest.mark.parametrize(
    ("bits", "rig", "most"),
    [
        (0, ["Swiss Bank Account"], 2),
        (2, ["Swiss Bank Account"], 4),
        (3, ["Swiss Bank Account"], 6),
        (0, ["Chiba Bank Account"], 0),
        (1, ["Chiba Bank Account"], 4),
        (0, ["Chiba Bank Account", "Swiss Bank Account"], 5),
        (0, ["Swiss Bank Account", "Swiss Bank Account"], 4),
        (1, ["Swiss Bank Account", "Swiss Bank Account"], 6),
        (6, ["Liberated Savings Account"], 6),
        (6, ["Liberated Savings Account", "Chiba Bank Account"], 13),
        (4, ["Liberated Savings Account", "Chiba Bank Account"], 11),
        (3, ["Liberated Savings Account", "Chiba Bank Account"], 6),
        (0, ["Liberated Savings Account", "Chiba Bank Account", "Swiss Bank Account"], 5),
        (2, ["Liberated Savings Account", "Chiba Bank Account", "Swiss Bank Account"], 12),
    ],
)
@pytest.mark.card("chiba-bank-account", "liberated-savings-account", "swiss-bank-account")
def test_what_can_be_paid_is_exact(bits: int, rig: list[str], most: int) -> None:
    d = runner(rig=rig, bits=(5, bits))
    assert wealth(d.g, RUNNER) == most
    assert can_pay(d.g, RUNNER, most)
    assert not can_pay(d.g, RUNNER, most + 1)


def by_hand(bits: int, rest: list[tuple[tuple[int, int], ...]]) -> int:
    """The same by trying every order and every ability."""
    best = bits
    for i, card in enumerate(rest):
        for need, more in card:
            if need <= bits:
                best = max(best, by_hand(bits + more, rest[:i] + rest[i + 1 :]))
    return best


def test_growing_is_what_every_order_would_find() -> None:
    chiba, liberated, swiss = ((1, 3),), ((7, 4),), ((3, 3), (0, 2))
    for bits in range(9):
        for c in range(3):
            for lib in range(3):
                for s in range(3):
                    rest = [chiba] * c + [liberated] * lib + [swiss] * s
                    if len(rest) < 6:
                        assert grown(bits, rest) == by_hand(bits, rest), (bits, rest)


@pytest.mark.card("chiba-bank-account", "liberated-savings-account")
@pytest.mark.rule("NR-RES-003")
def test_two_banks_pay_for_one_thing() -> None:
    d = runner(
        hand=["Artemis 2020"],
        rig=["Chiba Bank Account", "Liberated Savings Account"],
        bits=(5, 4),
    )
    assert CARDS["artemis-2020"].cost == 10
    d.pick("install", "Artemis 2020")
    # The pool is too little, and the second account needs 7 bits first: there is one way.
    used = [dict(e.args)["card"] for e in d.events if e.id == "nr-use"]
    assert used == ["chiba-bank-account", "liberated-savings-account"]
    assert d.g.runner.bits == 1
    assert d.in_play("Artemis 2020")
    assert len(d.g.runner.trash) == 2


@pytest.mark.card("swiss-bank-account")
def test_the_poorer_ability_of_a_swiss_account_is_not_offered_where_it_would_not_do() -> None:
    d = runner(hand=["Dwarf"], rig=["Swiss Bank Account"], bits=(5, 3))
    assert CARDS["dwarf"].cost == 6
    d.pick("install", "Dwarf")
    assert d.in_play("Dwarf"), "3 bits and 6 more: the only way is taken at once"
    assert d.g.runner.bits == 0


@pytest.mark.card("swiss-bank-account", "open-ended-mileage-program")
def test_what_an_effect_costs_is_paid_before_it_and_can_be_saved_meanwhile() -> None:
    d = runner(
        hand=["Open-Ended® Mileage Program"], rig=["Swiss Bank Account"], tags=1, bits=(5, 5)
    )
    d.pick("play", "Open-Ended® Mileage Program").pick("yes")
    assert d.asks("nr-ask-pay")
    again = neontable.load(d.table.to_json())
    assert again.digest == d.table.digest
    assert list(again.asks[0].options) == list(d.ask.options)
    d.pick("pool").finish()
    assert (d.g.runner.tags, d.g.runner.bits) == (0, 4)
    assert d.g.runner.hand == ["open-ended-mileage-program"]


@pytest.mark.card("chiba-bank-account")
def test_a_bank_is_nobodys_must() -> None:
    d = runner(hand=["Short-Term Contract"], rig=["Chiba Bank Account"], bits=(5, 5))
    d.pick("install", "Short-Term Contract")
    assert d.offered("use", "Chiba Bank Account")
    d.pick("pool")
    assert d.g.runner.bits == 4
    d.finish()
    assert d.in_play("Chiba Bank Account")


@pytest.mark.card("chiba-bank-account", "loan-from-chiba")
@pytest.mark.rule("NR-RES-003")
def test_a_bank_pays_a_penalty() -> None:
    d = duel(rig=["Loan from Chiba", "Chiba Bank Account"], tags=1, bits=(5, 7))
    d.pick("trash-resource", "Loan from Chiba").pick("pay")
    assert d.g.runner.bits == 0
    assert not d.over
    d.finish()


@pytest.mark.card("chiba-bank-account", "access-to-arasaka")
def test_a_bank_pays_for_link() -> None:
    d = duel(
        hq=["Chance Observation"],
        rig=["Chiba Bank Account", "Access to Arasaka"],
        bits=(9, 1),
        memory=Memory(runs=1),
    )
    d.pick("play", "Chance Observation").answer(4, CORP)
    d.pick("link", "Access to Arasaka")
    assert d.ask.hi == 1, "4 bits: 2 for the base link, 2 for one more"
    d.answer(1, RUNNER)
    assert (d.g.runner.tags, d.g.runner.bits) == (0, 0)
    assert not d.in_play("Chiba Bank Account")


@pytest.mark.card("chiba-bank-account", "expendable-family-member")
def test_a_bank_pays_for_another_hidden_resource() -> None:
    d = duel(
        hq=["Chance Observation"],
        rig=["Swiss Bank Account", "Expendable Family Member"],
        bits=(9, 0),
        memory=Memory(runs=1),
    )
    d.pick("play", "Chance Observation").answer(1, CORP)
    d.pick("use", "Expendable Family Member")
    assert d.g.runner.tags == 0
    assert d.g.runner.bits == 1
    assert sorted(d.g.runner.trash) == ["expendable-family-member", "swiss-bank-account"]


# -- tags, traces, damage ----------------------------------------------------------------------
@pytest.mark.card("expendable-family-member")
def test_expendable_family_member() -> None:
    d = duel(
        hq=["Chance Observation"],
        rig=["Expendable Family Member"],
        bits=(9, 1),
        memory=Memory(runs=1),
    )
    d.pick("play", "Chance Observation").answer(1, CORP).pick("use", "Expendable Family Member")
    assert (d.g.runner.tags, d.g.runner.bits) == (0, 0)
    assert d.g.runner.trash == ["expendable-family-member"]


@pytest.mark.card("wired-switchboard")
@pytest.mark.rule("NR-TRACE-009", "NR-TRACE-010")
def test_wired_switchboard_after_the_reveal() -> None:
    d = duel(
        hq=["Chance Observation"], rig=["Wired Switchboard"], bits=(9, 0), memory=Memory(runs=1)
    )
    d.pick("play", "Chance Observation").answer(2, CORP)
    assert d.asks("nr-ask-trace-boost", RUNNER)
    assert d.happened("nr-trace-reveal")
    d.pick("use", "Wired Switchboard")
    assert d.g.runner.tags == 0, "3 against 2"


@pytest.mark.card("back-door-to-netwatch")
@pytest.mark.parametrize("tracer", ["Chance Observation", "Manhunt"])
def test_back_door_to_netwatch_undoes_tags_without_a_scandal(tracer: str) -> None:
    d = duel(hq=[tracer], rig=["Back Door to Netwatch"], bits=(9, 3), memory=Memory(runs=1))
    d.pick("play", tracer).answer(2, CORP)
    assert d.asks("nr-ask-traced", RUNNER)
    d.pick("use", "Back Door to Netwatch")
    assert (d.g.runner.tags, d.g.runner.bits, d.g.corp.bad) == (0, 0, 0)


@pytest.mark.card("back-door-to-netwatch")
def test_back_door_to_netwatch_undoes_more_with_a_scandal() -> None:
    d = runner(forts={"hq": "!Asp"}, rig=["Back Door to Netwatch"], hq=["Data Wall"], bits=(9, 3))
    d.run("hq").answer(2, CORP).pick("use", "Back Door to Netwatch")
    assert d.g.corp.bad == 1
    assert d.g.run is not None, "the run was not ended"
    assert not d.g.runner.tolls
    d.finish()
    failed = runner(forts={"hq": "!Asp"}, rig=["Back Door to Netwatch"], bits=(9, 2))
    failed.run("hq").answer(2, CORP)
    assert failed.g.runner.tolls == [1], "it costs 3 bits"


@pytest.mark.card("bolt-hole")
def test_bolt_hole_prevents_two_points() -> None:
    d = duel(hq=["Scorched Earth"], rig=["Bolt-Hole"], hand=["Krash"] * 5, tags=1)
    d.pick("play", "Scorched Earth").pick("use", "Bolt-Hole")
    assert len(d.g.runner.hand) == 3
    net = runner(forts={3: "/ !Setup!"}, rig=["Bolt-Hole"], hand=["Krash"] * 5)
    net.run(3).to_access().finish()
    assert len(net.g.runner.hand) == 3
    assert net.in_play("Bolt-Hole"), "Net damage is not its business"


@pytest.mark.card("get-ready-to-rumble")
def test_get_ready_to_rumble() -> None:
    d = duel(
        hq=["Scorched Earth", "Data Wall", "Filter", "Quandary"],
        rig=["Get Ready to Rumble"],
        hand=["Krash"] * 5,
        tags=1,
    )
    d.pick("play", "Scorched Earth")
    assert d.asks("nr-ask-hurt", RUNNER)
    assert len(d.g.runner.hand) == 1, "the damage is done"
    d.pick("use", "Get Ready to Rumble")
    assert len(d.g.corp.hq) == 1
    assert len(d.g.corp.buried) == 2


@pytest.mark.card("get-ready-to-rumble", "wilson-weeflerunner-apprentice")
def test_damage_that_was_prevented_is_no_reason_to_rumble() -> None:
    d = duel(
        hq=["Scorched Earth", "Data Wall"],
        rig=["Get Ready to Rumble", "Wilson, Weeflerunner Apprentice"],
        hand=["Krash"] * 5,
        tags=1,
    )
    d.pick("play", "Scorched Earth").pick("use", "Wilson, Weeflerunner Apprentice")
    assert d.asks("nr-ask-corp")
    assert d.in_play("Get Ready to Rumble")


# -- runs --------------------------------------------------------------------------------------
@pytest.mark.card("simulacrum")
def test_simulacrum_passes_ap_ice() -> None:
    d = runner(
        forts={"hq": "!Cortical Scrub"}, rig=["Simulacrum"], hand=["Krash"], hq=["Data Wall"]
    )
    d.run("hq")
    assert d.asks("nr-window-approach", RUNNER), "also before the encounter"
    d.pick("pass").pick("use", "Simulacrum")
    assert d.g.runner.brain == 0
    assert d.g.run is not None
    d.finish()
    assert d.happened("nr-success")
    d = runner(forts={"hq": "!Cortical Scrub"}, rig=["Simulacrum"], hq=["Data Wall"])
    d.run("hq").pick("use", "Simulacrum")
    assert d.happened("nr-auto-pass")
    d.finish()
    assert d.happened("nr-success")


@pytest.mark.card("simulacrum")
def test_simulacrum_passes_no_other_ice() -> None:
    d = runner(forts={"hq": "!Data Wall"}, rig=["Simulacrum"])
    d.run("hq")
    assert d.g.run is None, "nothing was offered, and the wall ended the run"
    assert d.in_play("Simulacrum")


@pytest.mark.card("airport-locker")
@pytest.mark.rule("NR-PROG-003")
def test_airport_locker_in_an_encounter() -> None:
    d = runner(
        forts={"hq": "!Filter"},
        rig=["Airport Locker"],
        stack=["Codecracker", "Fall Guy", "Artemis 2020", "Black Dahlia"],
        bits=(5, 9),
    )
    d.run("hq")
    while not d.asks("nr-ask-break"):
        d.pick("pass")
    d.pick("use", "Airport Locker")
    assert d.asks("nr-ask-fetch-program", RUNNER)
    assert not d.offered("install", "Black Dahlia"), "4 bits are left, and it costs 10"
    assert not d.offered("install", "Fall Guy")
    d.pick("install", "Codecracker")
    assert d.in_play("Codecracker")
    assert d.g.runner.bits == 2, "the locker and the program are paid for"
    assert d.happened("nr-shuffle")
    d.pick("break", "Codecracker").finish()
    assert d.happened("nr-success")


@pytest.mark.card("airport-locker")
def test_airport_locker_in_a_window_may_find_nothing() -> None:
    d = runner(rig=["Airport Locker"], stack=["Fall Guy"], bits=(5, 5), at="window")
    d.pick("use", "Airport Locker")
    assert d.g.runner.bits == 0
    assert d.g.runner.stack == ["fall-guy"]
    assert d.g.runner.trash == ["airport-locker"]


@pytest.mark.card("death-from-above")
def test_death_from_above_razes_a_fort() -> None:
    d = runner(
        forts={3: "Data Wall / Tycho Extension; Setup!"}, rig=["Death from Above"], bits=(0, 0)
    )
    d.run(3).to_access()
    assert d.asks("nr-ask-hit", RUNNER)
    d.pick("use", "Death from Above")
    assert not d.g.runner.scored, "the agenda was trashed, not liberated"
    assert sorted(d.g.corp.buried) == ["setup", "tycho-extension"]
    assert d.g.memory.trashed == ["tycho-extension", "setup"]
    assert [c.card for c in d.g.fort(3).ice] == ["data-wall"], "ice is on the fort, not in it"
    d.finish()


@pytest.mark.card("death-from-above")
def test_a_razed_fort_without_ice_is_gone() -> None:
    d = runner(forts={3: "/ Tycho Extension"}, rig=["Death from Above", "Death from Above"])
    d.run(3).to_access().first("use", "Death from Above").finish()
    assert len(d.g.forts) == 3
    assert d.in_play("Death from Above"), "the second one found nothing to raze"
    central = runner(rig=["Death from Above"], hq=["Data Wall"])
    central.run("hq").to_access().finish()
    assert central.in_play("Death from Above")


@pytest.mark.card("credit-subversion")
def test_credit_subversion_after_a_run_on_hq() -> None:
    d = runner(rig=["Credit Subversion"], hq=["Data Wall"], bits=(5, 0))
    d.run("hq").pick("access")
    assert d.happened("nr-access-you")
    assert d.asks("nr-window-after-run", RUNNER)
    d.pick("use", "Credit Subversion")
    assert d.g.corp.bits == 2
    for fort, forts in (("rd", {}), ("hq", {"hq": "!Data Wall"})):
        no = runner(rig=["Credit Subversion"], hq=["Data Wall"], forts=forts)
        no.run(fort)
        no.maybe("access").finish()
        assert no.in_play("Credit Subversion")
        assert not no.happened("nr-use")


# -- access ------------------------------------------------------------------------------------
@pytest.mark.card("hq-mole", "r-and-d-mole")
@pytest.mark.parametrize(("name", "fort"), [("HQ Mole", "hq"), ("R&D Mole", "rd")])
def test_moles_reach_two_cards_more(name: str, fort: str) -> None:
    cards = ["Efficiency Experts", "Filter", "Data Wall", "Quandary"]
    d = runner(rig=[name], hq=cards, rd=cards, bits=(5, 4))
    d.run(fort).pick("access").pick("stored", fort)
    assert d.offered("done"), "all was seen, and the mole may still be used"
    d.pick("use", name)
    assert d.g.runner.bits == 0
    seen = [dict(e.args)["card"] for e in d.events if e.id == "nr-access-you"]
    assert len(seen) == 3
    assert len(set(seen)) == 3
    if fort == "rd":
        assert seen == [card_id(c) for c in reversed(cards[1:])]
    assert not d.in_play(name)


@pytest.mark.card("hq-mole", "r-and-d-mole")
def test_moles_know_their_own_fort_only() -> None:
    d = runner(rig=["HQ Mole"], rd=["Filter"] * 5, bits=(5, 4))
    at_rd(d)
    assert d.asks("nr-ask-runner")
    assert d.in_play("HQ Mole")


@pytest.mark.card("mercenary-subcontract")
def test_mercenary_subcontract_trashes_what_cannot_be_trashed() -> None:
    d = runner(rig=["Mercenary Subcontract"], rd=["Filter", "Data Wall"], bits=(5, 4))
    at_rd(d)
    assert not d.offered("trash-it")
    d.pick("use", "Mercenary Subcontract")
    assert d.g.runner.bits == 0
    assert d.g.corp.archives == ["data-wall"]
    assert d.g.corp.rd == ["filter"]
    assert d.g.memory.trashed == ["data-wall"]


@pytest.mark.card("mercenary-subcontract", "r-and-d-mole")
def test_mercenary_subcontract_trashes_one_or_more() -> None:
    d = runner(
        hand=["Custodial Position"],
        rig=["Mercenary Subcontract"],
        rd=["Quandary", "Keeper", "Filter", "Data Wall"],
        bits=(5, 6),
    )
    d.pick("play", "Custodial Position").pick("access")
    d.pick("leave").pick("use", "Mercenary Subcontract")
    assert d.g.corp.archives == ["filter"]
    d.pick("trash-free")
    assert d.g.corp.archives == ["filter", "keeper"]
    assert d.g.corp.rd == ["quandary", "data-wall"]


@pytest.mark.card("mercenary-subcontract")
def test_mercenary_subcontract_trashes_even_an_agenda() -> None:
    d = runner(rig=["Mercenary Subcontract"], forts={3: "/ Tycho Extension"}, bits=(5, 4))
    d.run(3).to_access()
    assert d.asks("nr-ask-steal", RUNNER)
    assert d.offered("steal", 0)
    assert not d.offered("leave")
    d.pick("use", "Mercenary Subcontract")
    assert d.g.corp.archives == ["tycho-extension"]
    assert not d.g.runner.scored


@pytest.mark.card("executive-file-clerk", "sandbox-dig")
@pytest.mark.parametrize(
    ("name", "cost", "seen"),
    [
        ("Executive File Clerk", 2, ["filter", "quandary"]),
        ("Sandbox Dig", 3, ["keeper", "data-wall", "filter"]),
    ],
)
def test_looking_at_the_corps_cards(name: str, cost: int, seen: list[str]) -> None:
    d = duel(
        rig=[name],
        hq=["Quandary", "Filter"],
        rd=["Quandary", "Filter", "Data Wall", "Keeper"],
        bits=(5, cost),
    )
    d.pick("bit")
    assert d.asks("nr-window-action", RUNNER), "in the Corp's turn as well"
    d.pick("use", name)
    assert [dict(e.args)["card"] for e in d.events if e.id == "nr-look"] == seen
    assert d.g.runner.bits == 0
    assert d.g.runner.trash == [card_id(name)]
    assert len(d.g.corp.rd) == 4


# -- saving resources --------------------------------------------------------------------------
@pytest.mark.card("time-to-collect", "fall-guy")
def test_time_to_collect_saves_another_resource() -> None:
    d = duel(rig=["Time to Collect", "Fall Guy"], tags=1)
    d.pick("trash-resource", "Fall Guy")
    assert d.asks("nr-ask-save", RUNNER)
    d.pick("use", "Time to Collect")
    assert d.in_play("Fall Guy")
    assert d.g.runner.trash == ["time-to-collect"]
    assert d.g.corp.bits == 3, "the Corp has paid all the same"


@pytest.mark.card("time-to-collect")
def test_time_to_collect_does_not_save_itself_nor_work_in_the_runners_turn() -> None:
    d = duel(rig=["Time to Collect"], tags=1)
    d.pick("trash-resource")
    assert d.g.runner.trash == ["time-to-collect"]
    assert not d.happened("nr-use")
    own = runner(rig=["Time to Collect", "Umbrella Policy", "Dwarf"], forts={"hq": "!Banpei"})
    own.run("hq")
    assert not own.offered("use", "Time to Collect")
    assert own.offered("use", "Umbrella Policy")
    own.pick("suffer").finish()
