"""Wounds, being taken out, armor, brawls, looting, healing, [RE]actions (p.26 to 33)."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.model.options import Use
from tests.combatzone.skirmish import Skirmish, away, m


def duel(*models: dict[str, object], **more: object) -> Skirmish:
    return Skirmish(*models, **more).activate(0)


# -- wounds --------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-WND-001", "CZ-WND-006", "CZ-REACT-008")
def test_a_wounded_red_token_takes_the_model_out() -> None:
    s = duel(m("somebody", 0, 5), m("somebody", 1, away(5, 5), tokens="GR", origin="GY"))
    s.pick("use", action="basic-ranged", target=1, colour="G").pick("oppose", 9, 2, token="R")
    assert s.model(1).status == "out"
    assert s.ask.id == "cz-ask-act"
    s = duel(m("somebody", 0, 5), m("somebody", 1, away(5, 5), tokens="GR", origin="GY"))
    s.pick("use", action="basic-ranged", target=1, colour="G").pick("oppose", 9, 2, token="G")
    assert s.tokens(1) == "RR"


@pytest.mark.rule("CZ-WND-007", "CZ-EFF-004", "CZ-WND-008")
def test_the_second_wound_of_a_deadly_attack() -> None:
    target = m("somebody", 1, away(5, 2), tokens="GYY")
    s = duel(m("somebody", 0, 5, gear=["breaching-hammer"]), target)
    s.pick("use", action="breaching-hammer", target=1, colour="G").pick("oppose", 9, 2, token="Y")
    assert s.ask.id == "cz-ask-wound"
    s.pick("wound", token="Y")
    assert s.model(1).tokens.upper().count("R") == 2
    one = m("somebody", 1, away(5, 2), tokens="Y", origin="Y")
    s = duel(m("somebody", 0, 5, gear=["breaching-hammer"]), one)
    s.pick("use", 9, 2, action="breaching-hammer", target=1, colour="G")
    assert s.model(1).status == "out"  # Red-Lined by the first, out by the second


@pytest.mark.rule("CZ-WND-005")
def test_red_lined_is_all_red_through_wounds() -> None:
    from neontable.games.combatzone.model.numbers import is_red_lined

    s = Skirmish(
        m("somebody", 0, 5, tokens="RR", origin="YY"),
        m("somebody", 0, 8, tokens="RR", origin="RR"),
        m("somebody", 0, 11, tokens="rG", origin="GG"),
        m("somebody", 1, 25),
    )
    assert [is_red_lined(s.g, i) for i in range(3)] == [True, False, False]


@pytest.mark.rule("CZ-WND-004", "CZ-EFF-003")
def test_a_dangerous_fumble_wounds_the_token_that_paid() -> None:
    s = duel(m("somebody", 0, 5, gear=["pneumatic-cyber-fist"]), m("some-gonk", 1, away(5, 2)))
    s.pick("use", 1, 1, action="pneumatic-cyber-fist", target=1, colour="G")
    assert s.tokens(0) == "rYY"
    assert s.model(1).on_table


@pytest.mark.rule("CZ-WND-010")
def test_who_is_out_cannot_be_healed() -> None:
    s = duel(
        m("somebody", 0, 5), m("somebody", 0, 6.2, status="out", body=True), m("somebody", 1, 25)
    )
    assert s.why(Use("triage", "1-somebody", "Y")) == "CZ-WND-010"


@pytest.mark.rule("CZ-HEAL-002")
def test_healing_never_gives_more_than_was_printed() -> None:
    s = duel(
        m("somebody", 0, 5, gear=["ripper-doc-kit"]),
        m("somebody", 0, away(5, 2), tokens="yR", origin="YR"),
        m("somebody", 1, 25),
    )
    s.pick("use", 9, 2, action="ripper-doc-kit", target=1, colour="G")
    assert s.tokens(1) == "yR"  # a token printed RED stays RED


# -- armor -----------------------------------------------------------------------------------------
def armored(*gear: str, **more: object) -> Skirmish:
    target = m("somebody", 1, away(5, 5), gear=list(gear), skills={"reflexes": 1}, **more)
    return duel(m("somebody", 0, 5), target, teams=[{"luck": 1}, {"luck": 0}])


@pytest.mark.rule("CZ-ARM-002", "CZ-ARM-003", "CZ-ARM-006")
def test_armor_takes_the_place_of_the_skill() -> None:
    s = armored("heavy-armorjack", "kevlar-armor")
    s.pick("use", action="basic-ranged", target=1, colour="G")
    assert {o.card for o in s.ask.options} == {"", "heavy-armorjack", "kevlar-armor"}
    s.pick("oppose", 5, 5, card="heavy-armorjack", token="Y")
    assert s.g.stack[-1].opposing[0].bonuses == (("armor", 3),)


@pytest.mark.rule("CZ-ARM-004", "CZ-ARM-007", "CZ-REACT-001")
def test_beaten_armor_gear_is_discarded_instead_of_a_wound() -> None:
    s = armored("heavy-armorjack").pick("use", action="basic-ranged", target=1, colour="G")
    s.pick("oppose", 11, 2, card="heavy-armorjack", token="Y").pick("keep-roll")
    assert s.model(1).sheet.gear == ()
    assert s.tokens(1) == "GYY"
    assert s.ask.seat == 0  # nobody [RE]acts: it was not wounded
    s = armored("heavy-armorjack").pick("use", action="basic-ranged", target=1, colour="G")
    s.pick("oppose", 2, 7, card="heavy-armorjack", token="Y").pick("keep-roll")
    assert s.model(1).sheet.gear == ("heavy-armorjack",)


@pytest.mark.rule("CZ-ARM-005")
def test_printed_armor_helps_every_time_and_absorbs_nothing() -> None:
    s = armored(armor=2).pick("use", action="basic-ranged", target=1, colour="G")
    s.pick("oppose", 11, 2, token="Y")
    assert s.g.stack[-1].opposing[0].bonuses == (("armor", 2),)
    s.pick("keep-roll")
    assert s.tokens(1).upper().count("R") == 1


@pytest.mark.rule("CZ-ARM-001")
def test_armor_does_not_help_against_programs() -> None:
    s = duel(
        m("somebody", 0, 5, skills={"tech": 2}, keywords=["netrunner"], programs=["ambush"]),
        m("somebody", 1, away(5, 5), gear=["heavy-armorjack"], armor=2, skills={"tech": 1}),
        teams=[{"luck": 1}, {"luck": 0}],
    )
    s.pick("launch", program="ambush", target=1)
    assert {o.card for o in s.ask.options} == {""}
    s.pick("oppose", 5, 5, token="Y")
    assert s.g.stack[-1].opposing[0].bonuses == (("tech", 1),)


@pytest.mark.rule("CZ-EFF-008", "CZ-CORE-014")
def test_pierce_makes_armor_less() -> None:
    for gear, value in (("kevlar-armor", None), ("light-armorjack", None), ("heavy-armorjack", 1)):
        s = duel(
            m("somebody", 0, 5, gear=["mono-katana"]),
            m("somebody", 1, away(5, 2), gear=[gear]),
            teams=[{"luck": 1}, {"luck": 0}],
        )
        s.pick("use", action="mono-katana", target=1, colour="G")
        offered = {o.card for o in s.ask.options}
        assert (gear in offered) is (value is not None)


# -- brawls ----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-BRAWL-001", "CZ-BRAWL-002")
def test_rivals_within_reach_are_in_a_brawl() -> None:
    from neontable.games.combatzone.model.where import brawl

    s = Skirmish(
        m("somebody", 0, 5),
        m("somebody", 0, 5, 12.5),
        m("somebody", 1, away(5, 1)),
        m("somebody", 1, 5, 8.5),
    )
    assert brawl(s.g, 0) == (2,)
    assert brawl(s.g, 3) == ()


@pytest.mark.rule("CZ-BRAWL-005", "CZ-BRAWL-006", "CZ-BRAWL-007", "CZ-TOKEN-006")
def test_leaving_a_brawl_takes_a_roll() -> None:
    here = (m("somebody", 0, 5), m("somebody", 1, away(5, 0.5), tokens="gY", origin="GY"))
    s = duel(*here).pick("move", colour="G").go((5.3, 12), faces=())
    assert s.model(0).y == 12 * 254  # still within reach: no roll
    s = duel(*here).pick("move", colour="G").go((5, 19), faces=(5, 7))
    assert s.model(0).y == 11 * 254  # it failed, the action is used
    assert s.tokens(0) == "gYY"
    assert s.tokens(1) == "gY"
    s.pick("move", colour="Y").go((5, 15), faces=(7, 6))
    assert s.model(0).y == 15 * 254


@pytest.mark.rule("CZ-BRAWL-006")
def test_the_opponent_chooses_who_holds_it() -> None:
    s = (
        duel(
            m("somebody", 0, 5),
            m("somebody", 1, away(5, 0.5)),
            m("some-gonk", 1, 5 - 1.5),
        )
        .pick("move", colour="G")
        .go((5, 19))
    )
    assert s.ask.id == "cz-ask-guard"
    assert s.ask.seat == 1
    s.pick("affect", 9, 5, model=2)
    assert s.model(0).y == 19 * 254


@pytest.mark.rule("CZ-BRAWL-008")
def test_who_outnumbers_leaves_freely() -> None:
    friends = [m("somebody", 0, 5, 12.5), m("somebody", 0, 5, 9.5)]
    s = duel(m("somebody", 0, 5), m("somebody", 1, away(5, 0.5)), *friends)
    s.pick("move", colour="G").go((2, 13))
    assert s.model(0).y == 13 * 254
    s = duel(m("somebody", 0, 5), m("somebody", 1, away(5, 0.5)), friends[0])
    s.pick("move", colour="G").go((2, 13), faces=(3, 9))
    assert s.model(0).y == 11 * 254


@pytest.mark.rule("CZ-BRAWL-009", "CZ-BRAWL-010")
def test_shooting_into_a_brawl_hits_the_lowest_defence() -> None:
    s = duel(
        m("somebody", 0, 3),
        m("some-gonk", 1, 12),
        m("some-gonk", 1, 12, 9.6),
        m("some-gonk", 0, 12, 12.4),
    )
    # Acting 8; defences 5, 4 and 3: only the own model is affected.
    s.pick("use", 8, 5, 4, 3, action="basic-ranged", target=1, colour="G")
    assert [s.model(i).on_table for i in (1, 2, 3)] == [True, True, False]
    s = duel(
        m("somebody", 0, 3),
        m("some-gonk", 1, 12),
        m("some-gonk", 1, 12, 9.6),
        m("some-gonk", 0, 12, 12.4),
    )
    s.pick("use", 5, 6, 7, 5, action="basic-ranged", target=1, colour="G")
    assert all(s.model(i).on_table for i in (1, 2, 3))


@pytest.mark.rule("CZ-BRAWL-011")
def test_a_tie_for_the_lowest_is_decided_by_the_targets_player() -> None:
    s = duel(
        m("somebody", 0, 3),
        m("some-gonk", 1, 12),
        m("some-gonk", 0, 12, 12.4),
    )
    s.pick("use", 8, 4, 4, action="basic-ranged", target=1, colour="G")
    assert s.ask.id == "cz-ask-lowest"
    assert s.ask.seat == 1
    s.pick("affect", model=2)
    assert s.model(1).on_table
    assert not s.model(2).on_table


# -- looting ---------------------------------------------------------------------------------------
def body(**more: object) -> Skirmish:
    return duel(
        m("somebody", 0, 5),
        m("oyabun", 1, 5, 12.5, status="out", body=True, **more),
        m("somebody", 1, 25),
    )


@pytest.mark.rule("CZ-LOOT-001", "CZ-LOOT-005", "CZ-LOOT-006", "CZ-LOOT-007")
def test_looting_goods_draws_a_card_and_removes_the_body() -> None:
    s = body()
    deck = list(s.g.loot)
    s.pick("loot", action="loot-goods", colour="Y")
    assert s.model(0).sheet.loot == (deck[-1],)
    assert not s.model(1).body
    assert not s.offered("loot")


@pytest.mark.rule("CZ-LOOT-003", "CZ-LOOT-004", "CZ-LOOT-006")
def test_looting_gear_takes_a_card_of_the_dead() -> None:
    s = body(gear=["kevlar-armor"]).pick("loot", 2, 5, action="loot-gear", colour="Y")
    assert s.model(1).body  # it failed: the body stays
    s.pick("loot", 7, 5, action="loot-gear", colour="Y")
    assert {o.card for o in s.ask.options} == {"kevlar-armor", "mono-katana"}  # printed too
    s.pick("take", card="mono-katana")
    assert s.model(0).sheet.gear == ("mono-katana",)
    assert not s.model(1).body


# -- [RE]actions -----------------------------------------------------------------------------------
def wounding(**more: object) -> Skirmish:
    """Seat 0 hits a character of seat 1 with GREEN, YELLOW and YELLOW tokens."""
    s = duel(m("somebody", 0, 5), m("somebody", 1, away(5, 5), **more), m("somebody", 1, 25, 3))
    s.pick("use", action="basic-ranged", target=1, colour="G")
    if s.ask.id == "cz-ask-oppose":
        s.pick("oppose", 9, 2, token=more.get("with_", "Y"))
    return s


@pytest.mark.rule(
    "CZ-REACT-001",
    "CZ-REACT-003",
    "CZ-REACT-004",
    "CZ-REACT-009",
    "CZ-REACT-010",
    "CZ-REACT-011",
    "CZ-REACT-007",
)
def test_a_wounded_character_reacts_once() -> None:
    s = wounding()
    assert s.ask.id == "cz-ask-react"
    assert s.ask.seat == 1
    assert s.offered("move", colour="R")  # the fresh RED token, if it is Ready
    targets = {o.target for o in s.ask.options if o.verb() == "use" and o.action == "basic-ranged"}
    assert targets == {"0-somebody"}
    s.pick("use", action="basic-ranged", target=0, colour="G").pick("oppose", 9, 2, token="Y")
    assert s.tokens(0) == "gRY"
    assert s.ask.id == "cz-ask-act"  # no [RE]action to a [RE]action; Control is unchanged
    assert s.ask.seat == 0


@pytest.mark.rule("CZ-REACT-002", "CZ-REACT-001")
def test_no_reaction_without_a_ready_token_or_a_wound() -> None:
    s = duel(m("somebody", 0, 5), m("somebody", 1, away(5, 5), tokens="yy", origin="YY"))
    s.pick("use", 9, 2, action="basic-ranged", target=1, colour="G")
    assert s.tokens(1) == "ry"
    assert s.ask.seat == 0
    s = duel(m("somebody", 0, 5), m("somebody", 1, away(5, 5)))
    s.pick("use", action="basic-ranged", target=1, colour="G").pick("oppose", 2, 7, token="Y")
    assert s.ask.seat == 0


@pytest.mark.rule("CZ-REACT-005")
def test_a_later_wound_allows_another_reaction() -> None:
    s = wounding().pick("pass")
    s.pick("use", action="basic-ranged", target=1, colour="Y").pick("oppose", 7, 2, token="Y")
    assert s.ask.id == "cz-ask-react"


@pytest.mark.rule("CZ-REACT-012", "CZ-TURN-008")
def test_losing_the_active_model_loses_control() -> None:
    s = duel(
        m("somebody", 0, 5, tokens="GR", origin="GR"),
        m("somebody", 0, 2, 3),
        m("somebody", 1, away(5, 5)),
    )
    s.pick("use", action="basic-ranged", target=2, colour="G").pick("oppose", 9, 2, token="Y")
    s.pick("use", action="basic-ranged", target=0, colour="G").pick("oppose", 9, 2, token="R")
    assert s.model(0).status == "out"
    assert s.g.control == 1


@pytest.mark.rule("CZ-REACT-013", "CZ-TURN-017", "CZ-GONK-005")
def test_a_reaction_does_not_end_an_inspire() -> None:
    s = Skirmish(
        m("warlord", 0, 2, tokens="gyy"),
        m("pledge", 0, 10),
        m("pledge", 0, 2, 3),
        m("somebody", 1, away(10, 5), tokens="GY", origin="GY"),
        alone=True,
    )
    s.pick("activate", model=1)
    s.pick("use", action="basic-ranged", target=3).pick("oppose", 7, 2, token="Y")
    s.pick("use", 9, 2, action="basic-ranged", target=1, colour="G")
    assert not s.model(1).on_table
    assert s.g.control == 0
    assert s.ask.id == "cz-ask-gonk"  # the other Gonk may still act


@pytest.mark.rule("CZ-CMD-008", "CZ-REACT-014", "CZ-CMD-006")
def test_a_command_as_a_reaction_takes_control() -> None:
    s = duel(
        m("somebody", 0, 5),
        m("somebody", 1, away(5, 5)),
        m("somebody", 1, away(5, 5), 13),
    )
    s.pick("use", action="basic-ranged", target=1, colour="G").pick("oppose", 11, 2, token="Y")
    s.pick("use", 9, 5, action="basic-command", target=2, colour="G")
    assert s.g.active == 2
    assert s.g.control == 1
    assert s.tokens(0) == "gYY"


@pytest.mark.rule("CZ-CMD-008")
def test_no_command_while_the_opponent_inspires() -> None:
    s = Skirmish(
        m("warlord", 0, 2, tokens="gyy"),
        m("pledge", 0, 10),
        m("somebody", 1, away(10, 5)),
        m("somebody", 1, away(10, 5), 13),
        alone=True,
    )
    s.pick("activate", model=1)
    s.pick("use", action="basic-ranged", target=2).pick("oppose", 7, 2, token="Y")
    assert s.ask.id == "cz-ask-react"
    assert s.why(Use("basic-command", "3-somebody", "G")) == "CZ-CMD-008"


@pytest.mark.rule("CZ-REACT-015")
def test_programs_are_never_reactions() -> None:
    s = duel(
        m("somebody", 0, 5),
        m(
            "somebody",
            1,
            away(5, 5),
            keywords=["netrunner"],
            skills={"tech": 2},
            programs=["ambush"],
        ),
    )
    s.pick("use", action="basic-ranged", target=1, colour="G").pick("oppose", 9, 2, token="Y")
    assert s.ask.id == "cz-ask-react"
    assert not s.offered("launch")


@pytest.mark.rule("CZ-EFF-013")
def test_suppression_leaves_only_a_move() -> None:
    s = duel(m("warlord", 0, 5), m("somebody", 1, away(5, 5)))
    s.pick("use", action="smg", target=1, colour="G").pick("oppose", 9, 2, token="Y")
    assert {o.verb() for o in s.ask.options} == {"move", "pass"}


@pytest.mark.rule("CZ-EFF-011")
def test_silent_attacks_are_answered_only_along_a_clear_path() -> None:
    for clear in (True, False):
        crate = {
            "id": "crate",
            "kind": "obstacle",
            "look": "crates",
            "height": 1,
            "box": [7.5, 10.5, 0.8, 1],
        }
        s = duel(
            m("somebody", 0, 5, gear=["viper-smg"]),
            m("somebody", 1, away(5, 5)),
            map={"pieces": [] if clear else [crate]},
        )
        s.pick("use", action="viper-smg", target=1, colour="G").pick("oppose", 9, 2, token="Y")
        if s.ask.id == "cz-ask-rapid":
            s.pick("stop")
        assert s.ask.id == "cz-ask-react"
        assert bool(s.offered("use", action="basic-ranged", target=0)) is clear
        assert s.offered("move")
