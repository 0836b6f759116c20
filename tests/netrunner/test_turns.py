"""Costs, turns and actions (NR-COST, NR-TURN, NR-FORF)."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.pieces import Memory
from tests.netrunner.play import CORP, RUNNER, duel


# -- costs -------------------------------------------------------------------------------------
@pytest.mark.rule("NR-COST-001", "NR-COST-006", "NR-TURN-004")
def test_bits_come_from_the_bank_and_go_back_to_it() -> None:
    d = duel(bits=(5, 3))
    d.pick("bit").finish()
    assert (d.g.corp.bits, d.g.runner.bits) == (6, 3), "each side has a pool of its own"
    d = duel(hq=["Accounts Receivable"], bits=(5, 3))
    d.pick("play", "Accounts Receivable").finish()
    assert (d.g.corp.bits, d.g.runner.bits) == (9, 3)


@pytest.mark.rule("NR-COST-002", "NR-COST-004", "NR-COST-005")
def test_three_actions_for_six_bits_in_one_turn() -> None:
    d = duel(forts={3: "/ !South African Mining Corp"})
    d.pick("use", "South African Mining Corp")
    assert d.g.corp.bits == 11
    assert d.g.side == RUNNER, "all three actions are gone"
    d.leave_open()
    d = duel(forts={3: "/ !South African Mining Corp"}, actions=2)
    assert not d.offered("use", "South African Mining Corp")
    id = d.card("South African Mining Corp").id
    assert d.refused("use", id, "south-african-mining-corp", 0) == "NR-COST-005"


@pytest.mark.rule("NR-COST-003")
def test_the_card_is_trashed_as_a_cost() -> None:
    d = duel(hq=["Chance Observation"], rig=["Fall Guy"], memory=Memory(runs=1))
    d.pick("play", "Chance Observation").answer(0, CORP).maybe("no-link")
    d.pick("use", "Fall Guy").finish()
    assert d.g.runner.trash == ["fall-guy"]
    assert d.g.runner.tags == 0


@pytest.mark.rule("NR-COST-007", "NR-REZ-003")
def test_a_rez_cost_of_nothing_still_takes_a_rezzing() -> None:
    d = duel(forts={3: "/ BBS Whispering Campaign"}, bits=(0, 5), at="after")
    assert not d.card("BBS Whispering Campaign").up
    d.pick("rez", "BBS Whispering Campaign").finish()
    assert d.card("BBS Whispering Campaign").up
    assert d.card("BBS Whispering Campaign").bits == 16


# -- the Corp's turn ----------------------------------------------------------------------------
@pytest.mark.rule("NR-TURN-001", "NR-TURN-002")
def test_the_corp_draws_and_has_three_actions() -> None:
    d = duel(turn="runner", rd=["Data Wall", "Keeper"])
    d.pick("end").finish()
    assert d.asks("nr-ask-corp", CORP)
    assert d.g.corp.hq == ["keeper"]
    assert d.g.actions == 3


@pytest.mark.rule("NR-TURN-003", "NR-TURN-018")
def test_the_corp_may_draw_three_times() -> None:
    d = duel()
    for _ in range(2):
        d.pick("draw").finish()
    assert len(d.g.corp.hq) == 2
    d.pick("draw").finish()
    assert len(d.g.corp.hq) == 3
    assert d.g.side == RUNNER


@pytest.mark.rule("NR-TURN-005", "NR-TURN-006", "NR-OP-001")
def test_installing_and_playing_take_an_action_each() -> None:
    d = duel(hq=["Data Wall", "Efficiency Experts", "Tycho Extension"])
    d.pick("install", "Data Wall", "hq").finish()
    assert d.g.actions == 2
    d.pick("play", "Efficiency Experts").finish()
    assert d.g.actions == 1
    assert d.g.corp.bits == 8
    assert d.refused("play", "scorched-earth") == "NR-TURN-006"
    assert not d.offered("run", "hq")
    assert d.refused("run", 0) == "NR-RUN-001"


@pytest.mark.rule("NR-TURN-007", "NR-AGENDA-005", "NR-AGENDA-006", "NR-AGENDA-018")
def test_advancing_costs_an_action_and_a_bit() -> None:
    d = duel(forts={3: "/ Tycho Extension"}, bits=(2, 5))
    d.pick("advance", "Tycho Extension").finish()
    assert d.card("Tycho Extension").adv == 1
    assert (d.g.corp.bits, d.g.actions) == (1, 2)
    card = d.table.view(RUNNER).forts[3].inside[0]
    assert (card.card, card.adv) == ("", 1), "counters are public, the card is not"
    d.pick("advance", "Tycho Extension").finish()
    assert not d.offered("advance", "Tycho Extension"), "no bits left"


@pytest.mark.rule("NR-TURN-008", "NR-TAG-003", "NR-HW-003")
def test_a_tag_opens_the_way_to_resources() -> None:
    d = duel(rig=["Short-Term Contract", "Fall Guy", "WuTech Mem Chip", "Krash"], bits=(6, 5))
    assert not d.offered("trash-resource")
    id = d.card("Fall Guy").id
    assert d.refused("trash-resource", id, "fall-guy") == "NR-TURN-008"
    d = duel(
        rig=["Short-Term Contract", "Broker", "Loan from Chiba", "WuTech Mem Chip", "Krash"],
        bits=(6, 20),
        tags=1,
    )
    assert not d.offered("trash-resource", "WuTech Mem Chip")
    assert d.refused("trash-resource", d.card("WuTech Mem Chip").id, "x") == "NR-HW-003"
    assert d.refused("trash-resource", d.card("Krash").id, "x") == "NR-HW-003"
    for name in ("Short-Term Contract", "Broker"):
        d.pick("trash-resource", name).finish()
        assert not d.in_play(name)
    assert d.g.corp.bits == 2
    assert d.g.runner.tags == 1, "the tag stays"


@pytest.mark.rule("NR-TURN-009")
def test_abilities_with_actions_need_a_rezzed_card() -> None:
    d = duel(forts={3: "/ BBS Whispering Campaign"})
    assert not d.offered("use", "BBS Whispering Campaign")
    d = duel(forts={3: "/ !BBS Whispering Campaign"})
    d.pick("use", "BBS Whispering Campaign").finish()
    assert (d.g.corp.bits, d.card("BBS Whispering Campaign").bits) == (7, 14)


# -- the Runner's turn --------------------------------------------------------------------------
@pytest.mark.rule("NR-TURN-010", "NR-TURN-011", "NR-TURN-012", "NR-TURN-018")
def test_the_runner_has_four_actions_and_draws_nothing_by_himself() -> None:
    d = duel(hand=["Krash"])
    d.pick("end").finish()
    assert d.asks("nr-ask-runner", RUNNER)
    assert d.g.actions == 4
    assert d.g.runner.hand == ["krash"]
    d.pick("draw").finish()
    assert len(d.g.runner.hand) == 2
    for _ in range(2):
        d.pick("bit").finish()
    assert d.g.runner.bits == 7
    assert d.g.actions == 1


@pytest.mark.rule("NR-TURN-013", "NR-TURN-014", "NR-RINST-001", "NR-PREP-001")
def test_installing_and_playing_from_hand() -> None:
    d = duel(turn="runner", hand=["Dwarf", "Score!", "Short-Term Contract"], bits=(5, 6))
    d.pick("install", "Dwarf").finish()
    assert d.g.runner.bits == 0
    assert d.card("Dwarf").up, "face up and active at once"
    assert not d.offered("play", "Score!")
    assert d.refused("play", "score") == "NR-PREP-001"
    assert d.refused("install-rig", "short-term-contract", 0) == "NR-TURN-013"
    assert d.refused("install-rig", "krash", 0) == "NR-TURN-013"
    assert d.refused("play", "jack-n-joe") == "NR-TURN-014"


@pytest.mark.rule("NR-TURN-015", "NR-RUN-001")
def test_a_run_takes_one_action_however_long_it_is() -> None:
    d = duel(turn="runner", forts={"rd": "!Hunter, !Hunter"}, bits=(0, 5), rd=["Data Wall"])
    d.run("rd")
    while not d.asks("nr-ask-runner"):
        for ask in d.table.asks:
            d.answer(ask.options[0], ask.seat)
            break
    assert d.g.actions == 3


@pytest.mark.rule("NR-TURN-016", "NR-TAG-002", "NR-TAG-004")
def test_tags_go_one_by_one() -> None:
    d = duel(turn="runner", tags=3, bits=(5, 4))
    d.pick("untag").finish().pick("untag").finish()
    assert (d.g.runner.tags, d.g.runner.bits, d.g.actions) == (1, 0, 2)
    assert not d.offered("untag")
    assert d.refused("untag") == "NR-TURN-016"
    d = duel(turn="runner")
    assert d.refused("untag") == "NR-TURN-016"


@pytest.mark.rule("NR-TURN-017")
def test_an_installed_card_with_an_action() -> None:
    d = duel(turn="runner", rig=["Short-Term Contract"])
    d.pick("use", "Short-Term Contract").finish()
    assert (d.g.runner.bits, d.g.actions) == (7, 3)


# -- the end of a turn ---------------------------------------------------------------------------
@pytest.mark.rule("NR-TURN-019", "NR-TURN-020", "NR-DISC-001", "NR-DISC-002")
def test_hands_are_cut_at_the_end_of_the_own_turn_only() -> None:
    d = duel(hq=["Data Wall"] * 4 + ["Keeper"] * 3, hand=["Krash"] * 6)
    assert len(d.g.corp.hq) == 7, "no check during the turn"
    d.pick("end").choose("Data Wall", "Keeper")
    assert len(d.g.corp.hq) == 5
    assert d.g.corp.archives == []
    assert sorted(d.g.corp.buried) == ["data-wall", "keeper"]
    assert len(d.g.runner.hand) == 6, "the Runner checks at the end of his own turn"
    d.finish().pick("end").choose("Krash")
    assert d.g.runner.trash == ["krash"]
    d.finish()
    view = d.table.view(RUNNER).corp
    assert (view.buried, view.buried_count) == (None, 2)


def test_a_turn_may_be_ended_early() -> None:
    d = duel()
    d.pick("end").finish()
    assert d.g.side == RUNNER


# -- forfeits -----------------------------------------------------------------------------------
@pytest.mark.rule("NR-FORF-001", "NR-FORF-002", "NR-FORF-004")
def test_three_actions_forgone_over_two_turns() -> None:
    d = duel(actions=1, at="after")
    d.g.corp.virus["gremlin"] = 2
    d = duel(actions=1, at="after", corp=_infected())
    d.pick("purge").finish()
    assert d.g.side == RUNNER, "the last action of this turn went"
    assert d.g.corp.virus == {}
    assert d.g.corp.owed == 2
    d.end_turn()
    assert d.g.actions == 1, "and two of the next"
    assert d.g.corp.owed == 0


@pytest.mark.rule("NR-FORF-004")
def test_virus_counters_are_not_removed_in_the_runners_turn() -> None:
    d = duel(turn="runner", at="after", corp=_infected(), forts={3: "/ BBS Whispering Campaign"})
    assert d.asks("nr-window-action", CORP)
    assert not d.offered("purge")
    assert d.refused("purge") == "NR-FORF-004"
    d.pick("pass")


def _infected() -> object:
    from neontable.games.netrunner.model.pieces import Corp

    return Corp(rd=["data-wall"] * 5, virus={"gremlin": 2})


@pytest.mark.rule("NR-FORF-003")
def test_six_actions_without_a_run() -> None:
    d = duel(turn="runner", forts={"hq": "!Haunting Inquisition"}, actions=2)
    d.run("hq").finish()
    assert d.g.runner.no_run == 6
    assert not d.offered("run", "rd")
    assert d.refused("run", 1) == "NR-FORF-003"
    d.pick("bit").finish()
    d.end_turn()
    for _ in range(4):
        assert not d.offered("run", "rd")
        d.pick("bit").finish()
    d.end_turn()
    assert not d.offered("run", "rd"), "one of the six is left"
    d.pick("bit").finish()
    assert d.offered("run", "rd")
