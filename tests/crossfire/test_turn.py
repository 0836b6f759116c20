"""A turn: playing, applying, taking damage, drawing, ending."""

from __future__ import annotations

import pytest

from neontable.games.crossfire.model import options as opt
from tests.crossfire.play import position, runner, team, threat


@pytest.mark.rule("CF-TURN-001")
@pytest.mark.rule("CF-XF-018")
def test_a_round_is_one_card_and_one_turn_each() -> None:
    play = position(phase="round", obstacles=[threat("astral-shiver", 1)])
    events: list[tuple[int, int]] = []
    while play.g.round < 3 and not play.table.over:
        if play.ask.id == "cf-ask-play":
            events.append((play.g.round, play.g.current))
        play.idle()
    assert events == [(r, seat) for r in (1, 2) for seat in range(4)]


@pytest.mark.rule("CF-TURN-002")
def test_the_steps_of_a_turn() -> None:
    """Damage before attacks, attacks before the draw, the draw before buying."""
    play = position(
        runners=team(4, nuyen=3, hand=["quick-shot"]),
        market=["clairvoyance"],
        obstacles=[threat("out-of-ammo")],
    )
    play.cards("quick-shot").strike().until("cf-ask-buy")
    assert play.cleared("out-of-ammo") == 1
    assert play.who().hp == 4
    assert len(play.who().hand) == 2


@pytest.mark.rule("CF-TURN-003")
@pytest.mark.rule("CF-MEX-008")
def test_start_of_turn_effects_come_before_cards_and_after_movements() -> None:
    play = position(
        4,
        mission="extraction",
        phase="round",
        active=[],
        crossfire_deck=["win-one-lose-one"],
        progress=1,
        runners=[*team(4, hand=["mana"]), {"metatype": "client"}],
        obstacles=[threat("deckhead", 4)],
    )
    assert play.ask.id == "cf-ask-intercept"
    assert play.who().nuyen == 0
    play.pick(opt.NO)
    assert play.who().nuyen == 1
    play.pick(opt.Held("mana"))
    assert play.who().hand == []


@pytest.mark.rule("CF-TURN-003")
@pytest.mark.rule("CF-OBS-015")
def test_the_current_runner_orders_effects_of_one_moment() -> None:
    play = position(
        phase="start",
        runners=team(4, hand=["mana", "mark"]),
        obstacles=[threat("weapons-specialist")],
        active=["win-one-lose-one"],
    )
    play.until("cf-ask-trigger")
    assert play.ask.seat == 0
    names = [o.card for o in play.options]
    assert names == ["weapons-specialist", "win-one-lose-one"]
    play.pick(play.options[1])
    assert play.who().nuyen == 1
    assert play.who().hp == 5


@pytest.mark.rule("CF-TURN-004")
@pytest.mark.rule("CF-TURN-006")
@pytest.mark.rule("CF-CARD-019")
def test_cards_are_played_one_at_a_time_with_their_abilities() -> None:
    play = position(hand=["clairvoyance", "mana"], obstacles=[threat("astral-shiver", 1)])
    before = len(play.who().deck)
    play.cards("clairvoyance")
    assert play.ask.id == "cf-ask-discard"
    assert len(play.who().deck) == before - 1
    play.pick(opt.Held("mana"))
    assert play.ask.id == "cf-ask-play"
    assert play.who().discard == ["mana"]


@pytest.mark.rule("CF-TURN-005")
@pytest.mark.rule("CF-TURN-010")
def test_playing_nothing_is_legal_and_so_is_playing_at_nothing() -> None:
    play = position(hand=["mana", "mark"], obstacles=[threat("astral-shiver", 1)])
    play.pick(opt.STRIKE)
    assert sorted(play.who().hand)[:1] == ["mana"] or "mana" in play.who().hand
    play = position(hand=["mana", "mark"], obstacles=[], scene=1)
    play.cards("mana")
    assert [p.card for p in play.g.played] == ["mana"]


@pytest.mark.rule("CF-TURN-007")
@pytest.mark.rule("CF-DMG-023")
@pytest.mark.rule("CF-CARD-004")
def test_special_damage_counts_in_the_damage_step() -> None:
    for order in (("icon-grab", "mark"), ("mark", "icon-grab")):
        play = position(
            hand=["icon-grab", "mark", "mana"],
            obstacles=[threat("deckhead", 1, track=["green", "green", "red", 9])],
        )
        play.cards(*order).strike()
        assert play.cleared("deckhead") == 3


@pytest.mark.rule("CF-TURN-008")
@pytest.mark.rule("CF-TURN-011")
@pytest.mark.rule("CF-OBS-023")
def test_damage_is_assigned_to_any_obstacle_and_reassigned_until_it_is_applied() -> None:
    play = position(
        hand=["quick-shot", "mana"],
        obstacles=[threat("out-of-ammo", 0), threat("gargoyle", 2, track=["black", "black"])],
    )
    far = play.found("gargoyle").id
    near = play.found("out-of-ammo").id
    play.cards("quick-shot").strike("edit")
    play.pick(opt.Move(0, "quick-shot", near, "out-of-ammo"))
    assert play.g.played[0].target == near
    play.pick(opt.Move(0, "quick-shot", far, "gargoyle"))
    assert play.g.played[0].target == far
    play.pick(opt.APPLY)
    assert play.cleared("gargoyle") == 1
    assert play.cleared("out-of-ammo") == 0


@pytest.mark.rule("CF-TURN-009")
@pytest.mark.rule("CF-DECK-005")
def test_a_played_card_stays_in_play_until_its_damage_is_applied() -> None:
    play = position(hand=["mana", "mark"], obstacles=[threat("astral-shiver", 1)])
    play.cards("mana")
    assert play.who().discard == []
    assert [p.card for p in play.g.played] == ["mana"]
    play.strike()
    assert play.g.played == []
    assert play.who().discard == ["mana"]


@pytest.mark.rule("CF-TURN-012")
@pytest.mark.rule("CF-DMG-026")
@pytest.mark.rule("CF-CARD-023")
def test_every_instance_of_damage_is_assigned_on_its_own() -> None:
    play = position(
        hand=["fireball", "mana"],
        obstacles=[
            threat("astral-shiver", 0),
            threat("deckhead", 1),
            threat("gargoyle", 2),
            threat("out-of-ammo", 3),
        ],
    )
    numbers = {f.card: f.id for f in play.g.obstacles}
    play.cards("fireball").strike("edit")
    play.pick(opt.Move(0, "fireball", numbers["deckhead"], "deckhead"))
    for piece, card in ((1, "gargoyle"), (2, "astral-shiver"), (3, "deckhead")):
        play.pick(opt.Move(piece, "fireball", numbers[card], card))
    assert opt.Move(2, "fireball", numbers["gargoyle"], "gargoyle") not in play.options
    play.pick(opt.APPLY)
    assert play.cleared("gargoyle") == 1
    assert play.cleared("astral-shiver") == 1
    assert play.cleared("deckhead") == 3  # 2 points, the level on green, 1 point
    assert play.cleared("out-of-ammo") == 0


@pytest.mark.rule("CF-TURN-013")
def test_no_card_is_played_once_damage_is_applied() -> None:
    play = position(
        hand=["quick-shot", "mana", "mark"],
        obstacles=[threat("out-of-ammo"), threat("gargoyle", 1, track=["black"])],
    )
    play.cards("quick-shot").pick(opt.STRIKE)
    assert play.ask.id == "cf-ask-plan"
    assert not any(isinstance(o, opt.Play) for o in play.options)
    assert play.g.turn.damaged


@pytest.mark.rule("CF-TURN-014")
@pytest.mark.rule("CF-TURN-015")
@pytest.mark.rule("CF-TURN-018")
@pytest.mark.parametrize(("held", "then"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 4), (6, 6)])
def test_the_draw(held: int, then: int) -> None:
    play = position(
        runners=team(4, hand=["mana"] * held, nuyen=2),
        market=["clairvoyance"],
        obstacles=[threat("astral-shiver", 1)],
        phase="buy",
    )
    play.until("cf-ask-buy")
    assert len(play.who().hand) == then
    play.pick(opt.DONE)
    assert len(play.who().hand) == then


@pytest.mark.rule("CF-TURN-016")
@pytest.mark.rule("CF-TURN-017")
def test_the_draw_comes_before_purchases_and_hands_have_no_limit() -> None:
    play = position(
        runners=team(4, hand=["mana"] * 3, nuyen=9),
        market=["clairvoyance", "icon-grab", "monofilament-whip"],
        obstacles=[threat("astral-shiver", 1)],
        phase="buy",
    )
    assert len(play.who().hand) == 5
    for card in ("clairvoyance", "icon-grab", "monofilament-whip"):
        play.pick(opt.Buy(card, 2))
    assert len(play.who().hand) == 8


@pytest.mark.rule("CF-TURN-020")
@pytest.mark.rule("CF-DMG-008")
@pytest.mark.rule("CF-DMG-017")
@pytest.mark.rule("CF-DMG-018")
def test_partial_damage_is_gone_with_the_turn() -> None:
    runners = team(4, hand=["mana", "mana", "mana"])
    runners[1]["hand"] = ["mark"]
    play = position(runners=runners, obstacles=[threat("deckhead", 3, track=[4, "black"])])
    play.cards("mana", "mana", "mana").strike().turn_of(1)
    assert play.cleared("deckhead") == 0
    play.cards("mark").strike()
    assert play.cleared("deckhead") == 0


@pytest.mark.rule("CF-TURN-021")
def test_remaining_threats_are_looked_for_at_the_end_of_a_turn() -> None:
    play = position(
        runners=team(4, hand=["quick-shot", "mana", "mana"], nuyen=9),
        obstacles=[threat("out-of-ammo", 1)],
        active=["timebomb"],
        market=["clairvoyance"],
    )
    play.cards("quick-shot", "mana", "mana").strike()
    assert play.in_play("out-of-ammo")  # one point is missing: 1 black, then 2 of 3
    play = position(
        runners=team(4, hand=["quick-shot"], nuyen=9),
        obstacles=[threat("out-of-ammo", 1, track=["black"])],
        active=["timebomb"],
        market=["clairvoyance", "icon-grab"],
    )
    play.cards("quick-shot").strike()
    assert play.g.obstacles == []
    play.until("cf-ask-buy")
    assert play.g.active == ["timebomb"]
    play.pick(opt.DONE)
    assert play.g.active == []


@pytest.mark.rule("CF-TURN-023")
def test_you_in_a_card_is_who_plays_it() -> None:
    runners = team(4, hand=["clairvoyance"])
    runners[2]["hand"] = ["clairvoyance"]
    play = position(runners=runners, obstacles=[threat("astral-shiver", 1)])
    deck = [len(r.deck) for r in play.g.runners]
    play.others_pass().pick(opt.Play("clairvoyance"))
    assert len(play.who().deck) == deck[0] - 1
    assert len(play.who(2).deck) == deck[2]


@pytest.mark.rule("CF-TURN-024")
@pytest.mark.rule("CF-ASST-005")
@pytest.mark.rule("CF-DECK-007")
def test_all_cards_of_the_turn_end_in_the_discards_of_their_owners() -> None:
    runners = team(4, hand=["mana", "mark"])
    runners[1]["hand"] = ["covering-fire"]
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    play.pick(opt.Assist("covering-fire")).pick(play.options[0])
    play.cards("mana", "mark").strike()
    assert play.g.played == []
    assert sorted(play.who().discard) == ["mana", "mark"]
    assert play.who(1).discard == ["covering-fire"]


@pytest.mark.rule("CF-TURN-025")
def test_what_lasts_for_a_turn_ends_with_it() -> None:
    runners = team(4, hand=["mana"])
    runners[1]["hand"] = ["covering-fire"]
    play = position(runners=runners, obstacles=[threat("deckhead", 0)])
    play.pick(opt.Assist("covering-fire"))
    play.pick(play.options[0])
    number = play.found("deckhead").id
    assert play.g.turn.held_off == (number,)
    play.end_turn()
    assert play.g.turn.held_off == ()
    assert play.hp()[0] == 5
    assert runner() == {"nuyen": 0}
