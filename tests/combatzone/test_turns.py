"""Control, activating, Inspiring, Gonks, tokens (p.12, 13, 18)."""

from __future__ import annotations

import pytest

import neontable
from neontable.games.combatzone.model.options import Activate, Inspire, Use
from neontable.games.combatzone.rules.match import next_seat
from tests.combatzone.skirmish import Skirmish, away, m


def two(**more: object) -> Skirmish:
    return Skirmish(m("warlord", 0, 5), m("oyabun", 1, 25), **more)


@pytest.mark.rule("CZ-TURN-001", "CZ-TURN-002", "CZ-TURN-004", "CZ-TURN-006", "CZ-TURN-003")
def test_what_a_player_with_control_may_do() -> None:
    s = Skirmish(m("warlord", 0, 5), m("ripper", 0, 8), m("oyabun", 1, 25))
    assert s.ask.seat == 0
    assert {o.verb() for o in s.ask.options} == {"activate"}  # every token is Ready
    assert s.why(Inspire()) == "CZ-TURN-004"
    assert s.why(Activate("2-oyabun")) == "CZ-TURN-001"
    assert s.why(Activate("3-some-gonk")) == "CZ-TURN-006"
    used = Skirmish(m("warlord", 0, 5, tokens="gyy"), m("oyabun", 1, 25))
    assert used.ask.id == "cz-ask-gonk"  # none is Ready: Inspiring was the only choice


@pytest.mark.rule("CZ-TURN-005")
def test_with_ready_and_used_tokens_both_are_open() -> None:
    s = Skirmish(m("warlord", 0, 5, tokens="gYY"), m("oyabun", 1, 25))
    assert s.offered("activate", model=0)
    assert s.offered("inspire")


@pytest.mark.rule("CZ-TURN-007", "CZ-TURN-008", "CZ-TURN-009", "CZ-TURN-010", "CZ-TOKEN-001")
def test_an_active_model_acts_while_it_has_ready_tokens() -> None:
    s = two().activate(0).pick("move", colour="G").go((6, 11)).pick("move", colour="Y").go((7, 11))
    assert s.tokens(0) == "gyY"
    assert not s.offered("move", colour="G")
    s.pick("stop")
    assert s.g.control == 1
    assert s.tokens(0) == "gyY"  # they stay Ready
    s.activate(1).pick("stop").activate(0).pick("move", colour="Y").go((8, 11))
    assert s.g.control == 1  # no Ready token is left: Control passed by itself


@pytest.mark.rule("CZ-TURN-011", "CZ-TURN-012", "CZ-TURN-013", "CZ-TURN-015", "CZ-GONK-001")
def test_inspiring() -> None:
    s = Skirmish(
        m("warlord", 0, 5, tokens="gyy", hacked=3),
        m("pledge", 0, 8),
        m("oyabun", 1, 25),
        alone=True,
    )
    s.pick("activate", model=1).pick("move").go((9, 11))
    assert s.tokens(0) == "GYY"
    assert s.model(0).hacked == 2
    assert s.g.control == 1  # the Gonk took its one action, everybody was refreshed


@pytest.mark.rule("CZ-TURN-011", "CZ-GONK-001")
def test_gonks_are_optional_and_act_in_any_order() -> None:
    s = Skirmish(
        m("warlord", 0, 5, tokens="gyy"),
        m("pledge", 0, 8),
        m("pledge", 0, 10),
        m("oyabun", 1, 25),
        alone=True,
    )
    assert s.offered("activate", model=2)
    assert s.offered("stop")
    s.pick("activate", model=2)
    assert {o.colour for o in s.ask.options if o.verb() == "move"} == {"Y"}
    s.pick("move").go((11, 11))
    assert [o.model for o in s.offered("activate")] == ["1-pledge"]
    s.pick("stop")
    assert s.g.control == 1


@pytest.mark.rule("CZ-TURN-014", "CZ-CARD-005", "CZ-CARD-006", "CZ-ACT-004")
def test_inspiring_turns_cards_and_frees_difficult_actions() -> None:
    s = Skirmish(
        m("warlord", 0, 5, tokens="gyy", locked=["grenade-launcher"]),
        m("oyabun", 1, 25),
        alone=True,
    )
    assert s.model(0).locked == ()
    assert s.g.control == 1
    sheet = {"card": "warlord", "gear": ["katana"], "exhausted": ["katana"]}
    down = Skirmish({"sheet": sheet, "inches": [5, 11]}, m("pledge", 1, away(5, 2)), active=0)
    assert not down.offered("use", action="katana")
    up = Skirmish(
        {"sheet": sheet, "inches": [5, 11], "tokens": "gyy"}, m("oyabun", 1, 25), alone=True
    )
    assert up.model(0).sheet.exhausted == ()


@pytest.mark.rule("CZ-TURN-016")
def test_a_team_without_gonks_inspires_too() -> None:
    s = Skirmish(m("warlord", 0, 5, tokens="gyy"), m("oyabun", 1, 25), alone=True)
    assert s.tokens(0) == "GYY"


@pytest.mark.rule("CZ-TURN-018", "CZ-MULTI-002")
def test_control_goes_round_the_table() -> None:
    s = Skirmish(
        m("warlord", 0, 5),
        m("oyabun", 1, 25),
        m("warlord", 2, 15),
        alone=True,
        teams=[{"luck": 0}] * 3,
    )
    assert [next_seat(s.g, seat) for seat in range(3)] == [1, 2, 0]
    assert s.g.side_of(1) != s.g.side_of(2)


@pytest.mark.rule("CZ-SETUP-007", "CZ-CARD-001")
def test_characters_begin_with_the_tokens_of_their_cards() -> None:
    s = two()
    assert s.tokens(0) == "GYY"
    assert s.tokens(1) == "GGY"


@pytest.mark.rule("CZ-GONK-002", "CZ-LOOT-001")
def test_a_gonk_has_the_basic_actions_but_command() -> None:
    s = Skirmish(
        m("warlord", 0, 5, tokens="gyy"),
        m("some-gonk", 0, 8),
        m("somebody", 0, away(8, 1), tokens="rrr", origin="GYY"),
        m("oyabun", 1, 25),
        m("some-gonk", 1, 8, 9.5, status="out", body=True),
        alone=True,
    )
    s.pick("activate", model=1)
    verbs = {o.action for o in s.ask.options if o.verb() == "use"}
    assert verbs == {"triage"}
    assert not s.offered("loot")
    assert s.why(Use("basic-command", "2-somebody", "Y")) == "CZ-ACT-002"


@pytest.mark.rule("CZ-GONK-003", "CZ-GONK-004", "CZ-WND-009", "CZ-MODEL-002", "CZ-MODEL-003")
def test_a_gonk_opposes_with_its_colour_and_dies_of_a_wound() -> None:
    s = (
        Skirmish(m("kyodai", 0, 5), m("pledge", 1, away(5, 2.5)), teams=[{"luck": 0}, {"luck": 1}])
        .activate(0)
        .use("basic-melee", 1, "Y", 6, 4)
    )
    roll = s.g.stack[-1].opposing[0]
    assert (roll.dice, roll.total) == ((8,), 5)
    s.pick("keep-roll")
    assert s.model(1).status == "out"
    assert s.model(1).body


def test_a_game_is_saved_while_the_active_model_goes_out() -> None:
    """A [RE]action took out the Active Model, whose card then asks: that position was refused."""
    s = Skirmish(
        m("somebody", 0, 2, tokens="gyy"),
        m("security-officer", 0, 5),
        m("some-gonk", 0, 5, 13),
        m("somebody", 1, away(5, 5)),
    )
    s.pick("activate", model=1).use("basic-ranged", 3, "Y").pick("oppose", 8, 1, token="Y")
    s.pick("use", 6, 1, action="basic-ranged", target=1)
    assert s.ask.id == "cz-ask-effect-free"
    assert (s.g.active, s.model(1).status) == (1, "out")
    again = neontable.load(s.table.to_json())
    assert again.digest == s.table.digest


@pytest.mark.rule("CZ-GONK-007", "CZ-EFF-012")
def test_a_stunned_gonk_waits_until_after_the_next_inspire() -> None:
    s = Skirmish(
        m("warlord", 0, 5, tokens="gyy"),
        m("pledge", 0, 8, stunned=True),
        m("oyabun", 1, 25),
        alone=True,
    )
    assert s.g.control == 1  # it did nothing in its player's Inspire
    assert not s.model(1).stunned


@pytest.mark.rule("CZ-SETUP-005")
def test_the_match_goes_on_until_the_scenario_ends_it() -> None:
    s = two()
    for _ in range(30):
        s.pick("activate") if s.ask.id == "cz-ask-control" else s.pick("stop")
    assert not s.table.over
