"""Assists, and what other seats may do in somebody's turn."""

from __future__ import annotations

import pytest

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.rules.assist import why_not_assist
from tests.crossfire.play import Play, position, team, threat


def helped(card: str = "covering-fire", **facts: object) -> Play:
    runners = team(4, hand=["mana", "mark"])
    runners[1]["hand"] = [card]
    facts.setdefault("obstacles", [threat("deckhead", 0), threat("gargoyle", 2)])
    return position(runners=facts.pop("runners", runners), **facts)


@pytest.mark.rule("CF-ASST-001")
def test_an_assist_is_for_anothers_turn() -> None:
    play = helped()
    assert why_not_assist(play.g, 1, "covering-fire") is None
    play.g.current = 1
    assert why_not_assist(play.g, 1, "covering-fire") == "CF-ASST-001 cf-no-own-assist"


@pytest.mark.rule("CF-ASST-002")
def test_an_assist_uses_its_own_box_only() -> None:
    """Covering Fire: 1 black and no healing as an assist, the reverse in the own turn."""
    from neontable.games.crossfire.rules.damage import points_of

    play = helped()
    play.pick(opt.Assist("covering-fire")).pick(play.options[0])
    assert points_of(play.g, play.g.played[0]) == (1,)
    own = position(hand=["covering-fire", "mana"], obstacles=[threat("gargoyle", 2)])
    own.cards("covering-fire")
    assert own.ask.id == "cf-ask-runner"
    assert points_of(own.g, own.g.played[0]) == (1, 0)
    assert why_not_assist(play.g, 0, "mana") == "CF-ASST-001 cf-no-own-assist"


@pytest.mark.rule("CF-ASST-003")
@pytest.mark.rule("CF-CARD-014")
def test_who_assists_makes_the_choices() -> None:
    runners = team(4, hand=["mana"])
    runners[1]["hand"] = ["doc-wagon-contract"]
    runners[3]["hp"] = 2
    play = helped(runners=runners)
    play.pick(opt.Assist("doc-wagon-contract"))
    assert (play.ask.id, play.ask.seat) == ("cf-ask-runner", 1)
    play.pick(opt.Runner(3))
    assert play.hp() == [5, 5, 5, 3]


@pytest.mark.rule("CF-ASST-004")
@pytest.mark.rule("CF-ASST-006")
def test_the_current_runner_applies_the_damage_later() -> None:
    play = helped(obstacles=[threat("deckhead", 0, track=["black", 9]), threat("gargoyle", 2)])
    play.pick(opt.Assist("covering-fire")).pick(play.options[0])
    assert play.cleared("deckhead") == 0
    play.others_pass().pick(opt.STRIKE).others_pass()
    assert (play.ask.id, play.ask.seat) == ("cf-ask-plan", 0)
    play.pick(opt.Plan("clear"))
    assert play.cleared("deckhead") == 1


@pytest.mark.rule("CF-ASST-005")
def test_an_assist_goes_to_its_owners_discard() -> None:
    play = helped()
    play.pick(opt.Assist("covering-fire")).pick(play.options[0])
    play.strike()
    assert play.who(1).discard == ["covering-fire"]
    assert "covering-fire" not in play.who().discard


@pytest.mark.rule("CF-ASST-007")
@pytest.mark.parametrize("kind", ["play", "strike", "attack", "buy"])
def test_assists_at_every_moment_of_the_turn(kind: str) -> None:
    play = helped()
    play.until(f"cf-ask-assist-{kind}")
    assert play.ask.seat == 1
    assert opt.Assist("covering-fire") in play.options
    play.pick(opt.Assist("covering-fire"))
    assert play.who(1).hand == []


@pytest.mark.rule("CF-ASST-007")
def test_an_assist_after_the_damage_still_works_and_its_damage_is_lost() -> None:
    play = helped()
    play.until("cf-ask-assist-attack").pick(opt.Assist("covering-fire"))
    play.pick(opt.Threat(play.found("deckhead").id, "deckhead", 0))
    play.end_turn()
    assert play.who().hp == 5
    assert play.cleared("deckhead") == 0
    assert play.who(1).discard == ["covering-fire"]


@pytest.mark.rule("CF-ASST-008")
@pytest.mark.rule("CF-ASST-009")
def test_staggered_runners_assist_and_critical_ones_do_not() -> None:
    runners = team(4, hand=["mana"])
    runners[1] |= {"hand": ["covering-fire"], "hp": 0}
    play = helped(runners=runners)
    assert why_not_assist(play.g, 1, "covering-fire") is None
    play.g.runners[1].health = "critical"
    assert why_not_assist(play.g, 1, "covering-fire") == "CF-ASST-009 cf-no-critical"


@pytest.mark.rule("CF-ASST-010")
def test_no_assist_outside_turns() -> None:
    play = helped()
    play.g.current = -1
    assert why_not_assist(play.g, 1, "covering-fire") == "CF-ASST-010 cf-no-turn"


@pytest.mark.rule("CF-ASST-011")
@pytest.mark.rule("CF-MEX-012")
@pytest.mark.rule("CF-MEX-013")
@pytest.mark.rule("CF-NUY-008")
def test_assisting_the_client() -> None:
    """The starting runner applies the damage, and only to what faces the Client."""
    runners = [*team(4), {"metatype": "client"}]
    runners[2]["hand"] = ["covering-fire"]
    play = position(
        runners=runners,
        mission="extraction",
        start=1,
        current=4,
        progress=1,
        obstacles=[
            threat("deckhead", 4, track=["black"]),
            threat("out-of-ammo", 0, track=["black"]),
        ],
    )
    play.pick(opt.Assist("covering-fire")).pick(play.options[0]).others_pass()
    assert (play.ask.id, play.ask.seat) == ("cf-ask-plan", 1)
    targets = [o.obstacle for o in play.options if isinstance(o, opt.Plan) and o.threat]
    assert targets == ["deckhead"]
    play.pick(opt.Plan("clear"))
    assert not play.in_play("deckhead")
    assert play.wallets() == [1, 1, 1, 1, 0]


@pytest.mark.rule("CF-ASST-012")
def test_any_number_of_assists_by_anybody() -> None:
    runners = team(4, hand=["mana"])
    runners[1]["hand"] = ["covering-fire", "covering-fire"]
    runners[2]["hand"] = ["clairvoyance"]
    play = helped(runners=runners)
    for card in ("covering-fire", "covering-fire", "clairvoyance"):
        play.pick(opt.Assist(card)).pick(play.options[0])
    assert sorted(p.card for p in play.g.played) == [
        "clairvoyance",
        "covering-fire",
        "covering-fire",
    ]


def test_a_seat_can_mute_windows_of_a_kind() -> None:
    play = helped()
    play.pick(opt.Mute("play"))
    kinds = set()
    while play.g.current == 0:
        if play.ask.id.startswith("cf-ask-assist") and play.ask.seat == 1:
            kinds.add(play.ask.id)
        play.idle()
    assert kinds == {"cf-ask-assist-strike", "cf-ask-assist-attack", "cf-ask-assist-buy"}


def test_a_quiet_table_asks_only_those_who_can_respond() -> None:
    play = helped("mana", every_ask=False)
    assert play.ask.id == "cf-ask-play"
    play = helped("covering-fire", every_ask=False)
    assert (play.ask.id, play.ask.seat) == ("cf-ask-assist-play", 1)


def test_who_gets_help_before_the_strike_may_play_on() -> None:
    play = helped()
    play.until("cf-ask-assist-strike").pick(opt.Assist("covering-fire")).pick(play.options[0])
    play.others_pass()
    assert play.ask.id == "cf-ask-play"
