"""The goal, the set-up and what cards are (NR-GOAL, NR-SETUP, NR-CARD)."""

from __future__ import annotations

import pytest

import neontable
from neontable.games.netrunner.model.card import (
    CORP_TYPES,
    RUNNER_TYPES,
    X,
)
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import capacity, hand_size
from neontable.games.netrunner.model.pieces import Corp
from tests.netrunner.play import CORP, RUNNER, duel


def new(**options: object) -> neontable.Table:
    return neontable.game("netrunner").new(2, seed=5, options=options)


# -- the goal ----------------------------------------------------------------------------------
@pytest.mark.rule("NR-GOAL-001")
def test_the_corp_wins_at_the_instant_it_has_seven_points() -> None:
    d = duel(corp_scored=["Tycho Extension"], forts={3: "/ Tycho Extension+4"}, at="after")
    assert not d.over
    d.pick("score", "Tycho Extension")
    assert d.over
    assert d.winner == CORP
    assert d.table.outcome is not None
    assert d.table.outcome.how == "nr-how-points"


@pytest.mark.rule("NR-GOAL-001", "NR-AGENDA-010")
def test_six_points_are_not_seven() -> None:
    d = duel(
        corp_scored=["Corporate War", "Detroit Police Contract"],
        forts={3: "/ Hostile Takeover+3"},
        at="after",
    )
    d.pick("score", "Hostile Takeover").finish()
    assert not d.over


@pytest.mark.rule("NR-GOAL-002", "NR-DMG-004")
@pytest.mark.parametrize(("held", "dead"), [(3, True), (4, False)])
def test_more_damage_than_cards_flatlines(held: int, dead: bool) -> None:
    d = duel(hq=["Scorched Earth"], hand=["Krash"] * held, tags=1)
    d.pick("play", "Scorched Earth").finish()
    assert d.over == dead
    assert dead or d.g.runner.hand == []
    if dead:
        assert d.winner == CORP


@pytest.mark.rule("NR-GOAL-003")
def test_a_hand_size_below_zero_loses_at_the_end_of_the_turn() -> None:
    d = duel(turn="runner", hand=["Krash"])
    d.g.runner.brain = 5
    assert hand_size(d.g, RUNNER) == 0
    d.end_turn()
    assert not d.over, "exactly zero is survived"
    d.end_turn()
    d.g.runner.brain = 6
    assert not d.over, "below zero, but the turn is not over"
    d.pick("end").finish()
    assert d.over
    assert d.winner == CORP


@pytest.mark.rule("NR-GOAL-003")
def test_the_immediate_check_is_a_setting() -> None:
    d = duel(
        turn="runner", forts={"hq": "!Cortical Scrub"}, hand=["Krash"] * 4, early_flatline=True
    )
    d.g.runner.brain = 5
    d.run("hq").finish()
    assert d.over
    assert d.winner == CORP


@pytest.mark.rule("NR-GOAL-004", "NR-AGENDA-014")
def test_the_runner_wins_in_the_middle_of_an_access() -> None:
    d = duel(
        turn="runner",
        runner_scored=["Tycho Extension"],
        forts={3: "/ Tycho Extension; Red Herrings"},
        card_by_card=True,
    )
    d.run(3).passing().pick("access")
    agenda = d.g.fort(3).inside[0]
    d.answer(("inside", agenda.id, "", 3))
    assert d.over, "Red Herrings was still to be accessed"
    assert d.winner == RUNNER


@pytest.mark.rule("NR-GOAL-005", "NR-GOAL-006")
def test_the_corp_loses_when_it_must_draw_and_cannot() -> None:
    d = duel(rd=["Data Wall"])
    d.pick("draw").finish()
    assert not d.over, "an empty R&D alone loses nothing"
    d.pick("draw")
    assert d.over
    assert d.winner == RUNNER


@pytest.mark.rule("NR-GOAL-005")
def test_the_mandatory_draw_counts_too() -> None:
    d = duel(turn="runner", rd=[])
    d.pick("end").finish()
    assert d.over
    assert d.winner == RUNNER
    assert d.table.outcome is not None
    assert d.table.outcome.how == "nr-how-decked"


@pytest.mark.rule("NR-GOAL-007")
def test_an_empty_stack_harms_nobody() -> None:
    d = duel(turn="runner", stack=[])
    d.pick("draw").finish()
    assert not d.over
    assert d.g.runner.hand == []


@pytest.mark.rule("NR-GOAL-008", "NR-BP-001")
def test_seven_points_of_bad_publicity_lose_at_once() -> None:
    d = duel(turn="runner", hand=["Faked Hit"] * 2 + ["Krash"] * 4, bits=(5, 20))
    d.g.corp.bad = 5
    d.pick("play", "Faked Hit").finish()
    assert d.g.corp.bad == 6
    assert not d.over
    d.end_turn().end_turn()
    assert d.g.corp.bad == 6, "bad publicity stays"
    if "faked-hit" not in d.g.runner.hand:
        d.g.runner.hand.append("faked-hit")
    d.pick("bit").finish().pick("play", "Faked Hit")
    assert d.over
    assert d.winner == RUNNER


# -- the set-up ---------------------------------------------------------------------------------
@pytest.mark.rule("NR-SETUP-002", "NR-SETUP-003", "NR-SETUP-006", "NR-SETUP-007", "NR-SETUP-008")
def test_how_a_game_begins() -> None:
    table = new()
    g = table.state
    assert g.turn == 1
    assert g.side == CORP
    assert table.asks[0].seat == CORP
    assert len(g.corp.hq) == 6, "five, and the mandatory draw"
    assert len(g.runner.hand) == 5
    assert (g.corp.bits, g.runner.bits) == (5, 5)
    assert [f.id for f in g.forts] == [0, 1, 2]
    assert all(not f.ice and not f.inside for f in g.forts)
    assert g.corp.archives == []
    assert g.corp.buried == []
    assert (g.runner.trash, g.runner.rig) == ([], [])
    other = neontable.game("netrunner").new(2, seed=6).state
    assert other.corp.rd != g.corp.rd, "shuffled"


@pytest.mark.rule("NR-SETUP-004", "NR-SETUP-005")
def test_four_memory_units_and_hands_of_five() -> None:
    g = new().state
    assert capacity(g) == 4
    assert hand_size(g, CORP) == hand_size(g, RUNNER) == 5


@pytest.mark.rule("NR-SETUP-009")
def test_everything_that_must_be_tracked_is_part_of_the_state() -> None:
    g = duel(forts={3: "/ Tycho Extension+3"}, tags=2).g
    g.runner.brain = 1
    g.corp.bad = 3
    g.fort(3).inside[0].seen = True
    table = neontable.load(duel_json(g))
    again = table.state
    assert again.fort(3).inside[0].adv == 3
    assert again.fort(3).inside[0].seen
    assert (again.runner.tags, again.runner.brain, again.corp.bad) == (2, 1, 3)


def duel_json(g: object) -> bytes:
    import msgspec

    return msgspec.json.encode(g)


# -- cards ------------------------------------------------------------------------------------
@pytest.mark.rule("NR-CARD-001", "NR-CARD-002")
def test_types_of_cards() -> None:
    assert set(CORP_TYPES) == {"agenda", "node", "upgrade", "ice", "operation"}
    assert set(RUNNER_TYPES) == {"program", "hardware", "resource", "prep"}
    d = duel(hq=["Efficiency Experts"])
    d.pick("play", "Efficiency Experts").finish()
    assert d.g.corp.archives == ["efficiency-experts"]
    d = duel(turn="runner", hand=["Livewire's Contacts", "WuTech Mem Chip"])
    d.pick("play", "Livewire's Contacts").finish().pick("install", "WuTech Mem Chip").finish()
    assert d.g.runner.trash == ["livewires-contacts"]
    assert d.in_play("WuTech Mem Chip")


@pytest.mark.rule("NR-CARD-003")
def test_families_are_known_to_the_rules() -> None:
    assert CARDS["cortical-scrub"].keywords == ("sentry", "black ice", "ap", "brainwipe")
    assert CARDS["black-dahlia"].has("icebreaker")
    assert CARDS["baedekers-net-map"].has("base link")
    assert CARDS["homewrecker"].has("firestarter")


@pytest.mark.rule("NR-CARD-004")
@pytest.mark.parametrize("id", sorted(CARDS))
def test_every_card_has_the_numbers_of_its_type(id: str) -> None:
    d = CARDS[id]
    assert d.name
    assert d.rarity
    if d.type == "agenda":
        assert d.difficulty > 0
        assert d.points > 0
    if d.type == "ice":
        assert d.subs or d.grows is not None
        assert any(k in d.keywords for k in ("sentry", "wall", "code gate"))
    if d.type == "program":
        assert d.mu >= 1
    if d.breaker is not None:
        assert d.has("icebreaker")
    assert d.cost >= 0 or d.cost == X


def test_a_corp_starts_with_five_bits() -> None:
    assert Corp().bits == 5
