"""The two worked examples of the rulebook, move by move."""

from __future__ import annotations

import pytest

from neontable.games.crossfire.model import options as opt
from tests.crossfire.play import position, team, threat


@pytest.mark.rule("CF-DMG-009")
@pytest.mark.rule("CF-CARD-010")
@pytest.mark.rule("CF-CARD-011")
@pytest.mark.rule("CF-CARD-020")
@pytest.mark.rule("CF-CARD-022")
@pytest.mark.rule("CF-ASST-004")
def test_lightning_mage() -> None:
    """Rob plays Coordinated Attack on Jim, who plays Guiding Spirit and declines its ability;
    Gregory assists with Clairvoyance: Rob draws and discards; Rob plays Street Smarts.  Together
    they clear 3, blue, blue and 1 in one turn."""
    rob, jim, gregory = 0, 1, 2
    runners = team(4, hand=["coordinated-attack", "street-smarts"])
    runners[rob]["deck"] = ["mark", "street-smarts"]
    runners[jim]["hand"] = ["guiding-spirit"]
    runners[jim]["deck"] = ["mark"]
    runners[gregory]["hand"] = ["clairvoyance"]
    play = position(runners=runners, obstacles=[threat("lightning-mage", 0), threat("gargoyle", 3)])
    play.others_pass().pick(opt.Play("coordinated-attack"))
    play.pick(opt.Runner(jim))
    assert len(play.who(jim).hand) == 2  # he drew a card
    play.pick(opt.Play("guiding-spirit"))
    while play.ask.seat == jim and not play.ask.id.startswith("cf-ask-assist"):
        play.pick(opt.NO)
    play.pick(opt.Assist("clairvoyance"))
    play.pick(opt.Held("street-smarts"))
    assert play.who(rob).discard == ["street-smarts"]
    assert "street-smarts" in play.who(rob).hand
    play.cards("street-smarts").strike()
    assert not play.in_play("lightning-mage")
    assert play.wallets() == [1, 1, 1, 0]
    assert play.who(jim).discard == ["guiding-spirit"]
    assert play.who(gregory).discard == ["clairvoyance"]


@pytest.mark.rule("CF-DMG-024")
@pytest.mark.rule("CF-DMG-011")
@pytest.mark.rule("CF-CARD-025")
@pytest.mark.rule("CF-CARD-032")
@pytest.mark.rule("CF-OBS-013")
def test_gargoyle_with_astral_shiver() -> None:
    """Jay moves an obstacle to himself with the Whip, clears the two 6s of Gargoyle with Lightning
    Bolt and its two black levels with two Weapon cards; Stunbolt reveals a card that costs 3, which
    with Mana defeats Astral Shiver.  The moved obstacle does not attack."""
    jay = 0
    runners = team(
        4,
        hand=["monofilament-whip", "lightning-bolt", "stunbolt", "mana", "quick-shot"],
        deck=["mark", "guiding-spirit"],
    )
    play = position(
        runners=runners,
        obstacles=[threat("gargoyle", 1), threat("astral-shiver", 2), threat("deckhead", 3)],
    )
    moved = play.found("deckhead").id
    play.others_pass().pick(opt.Play("monofilament-whip"))
    play.pick(opt.Threat(moved, "deckhead", 3))
    assert play.faces("deckhead") == jay
    play.cards("lightning-bolt", "stunbolt", "mana", "quick-shot").strike()
    play.pick(opt.Next(play.found("gargoyle").id, "gargoyle"))
    play.pick(opt.Runner(3))
    assert play.who(3).hp == 4
    play.end_turn()
    assert not play.in_play("gargoyle")
    assert not play.in_play("astral-shiver")
    assert play.in_play("deckhead")
    assert play.who(jay).hp == 5
    assert play.wallets() == [3, 3, 2, 2]
