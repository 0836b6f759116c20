"""Hidden hands, open talk, and the advanced communication rules."""

from __future__ import annotations

import msgspec
import pytest

from neontable.games.crossfire.hidden.redeal import redeal
from neontable.games.crossfire.hidden.talk import FREE_TEXT, Message, allowed, messages
from neontable.kernel.text import LANGUAGES, render
from tests.crossfire.play import Play, position, started, team, threat


def talk(mode: str = "advanced") -> Play:
    runners = team(4, hand=["covering-fire", "mana"])
    runners[1]["hand"] = ["doc-wagon-contract"]
    return position(
        runners=runners,
        communication=mode,
        obstacles=[threat("deckhead", 2, 1)],
        market=["katana", "clairvoyance"],
    )


@pytest.mark.rule("CF-COM-001")
def test_hands_are_hidden() -> None:
    play = talk()
    mine, yours = play.table.view(0), play.table.view(1)
    assert mine.hand == ("covering-fire", "mana")
    assert yours.hand == ("doc-wagon-contract",)
    assert [r.hand_count for r in yours.runners] == [2, 1, 0, 0]
    assert play.table.view(-1).hand == ()
    seen = msgspec.to_builtins(mine)
    assert "hand" not in seen["runners"][1]
    assert mine.runners[1].pool == tuple(sorted((*play.who(1).hand, *play.who(1).deck)))


@pytest.mark.rule("CF-COM-001")
def test_redealing_keeps_what_is_known_and_mixes_the_rest() -> None:
    play = started(4, seed=9).until("cf-ask-play")
    hands = set()
    for n in range(8):
        world = redeal(play.g, 0, f"{n:064x}")
        assert world.runners[0].hand == play.who(0).hand
        for r in range(4):
            mixed = sorted(world.runners[r].hand + world.runners[r].deck)
            assert mixed == sorted(play.who(r).hand + play.who(r).deck)
            assert len(world.runners[r].hand) == len(play.who(r).hand)
        assert sorted(world.crossfire_deck) == sorted(play.g.crossfire_deck)
        hands.add(tuple(world.runners[1].hand))
    assert len(hands) > 1


@pytest.mark.rule("CF-COM-002")
def test_talk_is_free_by_default() -> None:
    assert started(2).g.communication == "open"
    view = talk("open").table.view(0)
    assert allowed(view, Message("advice", "katana"))


@pytest.mark.rule("CF-COM-003")
def test_advice_is_not_allowed_in_the_advanced_mode() -> None:
    view = talk().table.view(0)
    assert not allowed(view, Message("advice", "katana"))
    assert not allowed(view, Message("buy-it", "mana", 1))  # not for sale


@pytest.mark.rule("CF-COM-004")
@pytest.mark.rule("CF-COM-009")
def test_rules_and_small_talk_are_always_allowed() -> None:
    view = talk().table.view(0)
    assert all(allowed(view, Message(kind)) for kind in FREE_TEXT)
    assert FREE_TEXT == ("rules", "small-talk")


@pytest.mark.rule("CF-COM-005")
def test_saying_which_assists_one_holds() -> None:
    view = talk().table.view(0)
    assert allowed(view, Message("assist", "covering-fire", yes=True))
    assert allowed(view, Message("assist", "covering-fire"))
    assert not allowed(view, Message("assist", "doc-wagon-contract"))  # another's card
    assert not allowed(view, Message("assist", "mana"))  # no assist


@pytest.mark.rule("CF-COM-006")
def test_reminding_of_purchases() -> None:
    view = talk().table.view(0)
    assert allowed(view, Message("bought", "covering-fire"), ("covering-fire",))
    assert not allowed(view, Message("bought", "katana"), ("covering-fire",))


@pytest.mark.rule("CF-COM-007")
def test_asking_about_the_market() -> None:
    view = talk().table.view(0)
    assert allowed(view, Message("leave-it", "katana"))
    assert allowed(view, Message("buy-it", "clairvoyance", 2))
    assert not allowed(view, Message("buy-it", "clairvoyance", 0))  # not oneself


@pytest.mark.rule("CF-COM-008")
def test_asking_whether_a_level_can_be_cleared() -> None:
    play = talk()
    view = play.table.view(0)
    number = play.found("deckhead").id
    assert allowed(view, Message("can-clear", "deckhead", 3, number, 2))
    assert not allowed(view, Message("can-clear", "deckhead", 3, number, 1))  # already cleared


def test_every_message_can_be_said() -> None:
    view = talk().table.view(0)
    for message in messages(view, ("katana",)):
        for lang in LANGUAGES:
            assert render(message.text(), lang)
