"""The Black Market: buying, replacing, cycling, reshuffling, sold out."""

from __future__ import annotations

import pytest

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import CARDS
from tests.crossfire.play import Play, position, team, threat

STALLS = ["katana", "jacked-in", "icon-grab", "clairvoyance", "covering-fire", "fireball"]


def buying(nuyen: int, **facts: object) -> Play:
    """Seat 0 in its Draw & Buy step, with four cards in hand so that nothing is drawn."""
    facts.setdefault("market", list(STALLS))
    facts.setdefault("obstacles", [threat("astral-shiver", 1)])
    runners = team(4, nuyen=nuyen, hand=["mana"] * 4)
    play = position(runners=runners, phase="buy", **facts)
    return play if nuyen == 0 else play.until("cf-ask-buy")


@pytest.mark.rule("CF-MKT-003")
@pytest.mark.rule("CF-MKT-006")
@pytest.mark.rule("CF-MKT-012")
def test_a_purchase_costs_its_price_and_goes_to_the_hand() -> None:
    play = buying(5)
    play.pick(opt.Buy("covering-fire", 5))
    who = play.who()
    assert who.nuyen == 0
    assert "covering-fire" in who.hand
    assert "covering-fire" not in (*who.discard, *who.deck, *play.g.market_discard)
    assert play.options == [opt.DONE]  # nothing more can be bought


@pytest.mark.rule("CF-MKT-003")
def test_what_is_too_dear_cannot_be_bought_and_why_names_the_numbers() -> None:
    play = buying(4)
    assert opt.Buy("fireball", 9) not in play.options
    refusal = play.table.why_not(0, opt.Buy("fireball", 9))
    assert refusal is not None
    assert refusal.rule == "CF-MKT-003"
    assert dict(refusal.text.args) == {"n": 9, "of": 4}


@pytest.mark.rule("CF-MKT-002")
@pytest.mark.rule("CF-MKT-004")
@pytest.mark.rule("CF-MKT-005")
def test_any_number_is_bought_and_each_is_replaced_at_once() -> None:
    play = buying(8, market_deck=["doc-wagon-contract", "monofilament-whip"])
    play.pick(opt.Buy("covering-fire", 5))
    assert play.g.market[4] == "monofilament-whip"
    play.pick(opt.Buy("monofilament-whip", 2))
    assert play.g.market[4] == "doc-wagon-contract"
    assert play.who().nuyen == 1


@pytest.mark.rule("CF-MKT-004")
def test_nothing_need_be_bought() -> None:
    play = buying(9)
    play.pick(opt.DONE)
    assert play.who().nuyen == 9
    assert play.g.market == STALLS


@pytest.mark.rule("CF-MKT-007")
def test_buying_belongs_to_the_own_draw_and_buy_step() -> None:
    play = position(runners=team(4, nuyen=9, hand=["mana"]), market=list(STALLS))
    assert play.ask.id == "cf-ask-play"
    assert not any(isinstance(o, opt.Buy) for o in play.options)


@pytest.mark.rule("CF-MKT-008")
@pytest.mark.rule("CF-OBS-008")
def test_cycling_discards_and_replaces() -> None:
    play = buying(0, market_deck=["doc-wagon-contract"])
    atoms.cycle(play.g, "icon-grab")
    assert play.g.market_discard == ["icon-grab"]
    assert play.g.market[2] == "doc-wagon-contract"


@pytest.mark.rule("CF-MKT-009")
def test_an_empty_deck_is_refilled_from_the_discard() -> None:
    play = buying(9, market_deck=[], market_discard=["doc-wagon-contract"])
    play.pick(opt.Buy("katana", 4))
    assert play.g.market[0] == "doc-wagon-contract"
    assert play.g.market_discard == []


@pytest.mark.rule("CF-MKT-010")
def test_sold_out() -> None:
    play = buying(9, market=["katana", "clairvoyance"], market_deck=[])
    play.pick(opt.Buy("katana", 4))
    assert play.g.market[0] == ""
    play.pick(opt.Buy("clairvoyance", 2))
    assert not any(play.g.market)
    assert play.who().nuyen == 3


@pytest.mark.rule("CF-MKT-011")
def test_what_a_market_card_says() -> None:
    for id, card in CARDS.items():
        assert card.type in ("weapon", "spell", "hacking", "skill"), id
        assert card.cost > 0
        assert bool(card.assist) <= (card.assist_damage is not None)


@pytest.mark.rule("CF-MKT-013")
def test_twenty_four_cards_six_for_each_type() -> None:
    market = [card for card in CARDS.values() if not card.basic]
    assert len(market) == 24
    for kind in ("weapon", "spell", "hacking", "skill"):
        assert sum(card.type == kind for card in market) == 6
    assert sum(card.cost == 9 for card in market) == 4


@pytest.mark.rule("CF-TURN-022")
def test_some_cards_need_a_spell_played_this_turn() -> None:
    stalls = ["lightning-bolt", *STALLS[1:]]
    play = buying(9, market=stalls)
    assert play.why_not(opt.Buy("lightning-bolt", 6)) == "CF-TURN-022"
    play = position(
        runners=team(4, nuyen=9, hand=["mana", "mark", "mark", "mark", "mark"]),
        market=stalls,
        obstacles=[threat("astral-shiver", 1)],
    )
    play.cards("mana").strike().until("cf-ask-buy")
    assert opt.Buy("lightning-bolt", 6) in play.options
