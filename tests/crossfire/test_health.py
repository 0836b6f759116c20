"""Hit points: packets, staggered, recovery, critical, healing; nuyen; decks."""

from __future__ import annotations

import pytest

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.rules.health import draw_cards, heal, hurt
from tests.crossfire.play import Play, position, team, threat


def attacked(*obstacles: str, hp: int = 5, **facts: object) -> Play:
    """Seat 0 is about to be attacked by these; something else faces seat 2."""
    runners = team(4, hp=hp, hand=["mana"] * 4, **facts)
    threats = [threat(card, 0) for card in obstacles]
    play = position(
        runners=runners, obstacles=[*threats, threat("astral-shiver", 2)], phase="attack"
    )
    return play.end_turn()


@pytest.mark.rule("CF-HP-001")
@pytest.mark.rule("CF-HP-005")
def test_an_attack() -> None:
    assert attacked("deckhead").hp() == [4, 5, 5, 5]


@pytest.mark.rule("CF-HP-002")
def test_obstacles_of_others_do_not_attack() -> None:
    play = attacked()
    assert play.hp() == [5, 5, 5, 5]


@pytest.mark.rule("CF-HP-003")
def test_a_defeated_obstacle_does_not_attack() -> None:
    play = position(
        hand=["quick-shot", "mana"],
        obstacles=[threat("out-of-ammo", 0, track=["black"]), threat("gargoyle", 2)],
    )
    play.cards("quick-shot").strike().end_turn()
    assert play.who().hp == 5


@pytest.mark.rule("CF-HP-004")
@pytest.mark.rule("CF-HP-006")
@pytest.mark.rule("CF-HP-007")
def test_one_packet_staggers_and_no_more() -> None:
    play = attacked("gargoyle", "weapons-specialist", "lone-star-lieutenant", hp=2)
    who = play.who()
    assert (who.hp, who.health) == (0, "staggered")


@pytest.mark.rule("CF-HP-008")
def test_damage_of_a_later_step_makes_critical() -> None:
    play = position(
        runners=team(4, hp=1, hand=["quick-shot", "mana"]),
        obstacles=[
            threat("gargoyle", 1, track=["black"]),
            threat("deckhead", 0),
        ],
    )
    play.cards("quick-shot").strike()
    play.pick(opt.Runner(0))
    assert play.g.runners[0].health == "critical"
    assert play.g.aborting


@pytest.mark.rule("CF-HP-007")
@pytest.mark.rule("CF-HP-008")
def test_damage_of_the_same_step_does_not_make_critical() -> None:
    play = position(hand=["mana"], obstacles=[threat("gargoyle", 2)])
    hurt(play.g, 1, 9)
    hurt(play.g, 1, 1)
    assert play.who(1).health == "staggered"


@pytest.mark.rule("CF-HP-009")
def test_packets_are_resolved_from_the_current_runner_on() -> None:
    play = position(start=0, current=2, obstacles=[threat("gargoyle", 1)])
    from neontable.games.crossfire import atoms
    from neontable.games.crossfire.rules.health import take_packet

    atoms.open_packet(play.g)
    for seat in range(4):
        hurt(play.g, seat, 1)
    assert play.hp() == [5, 5, 5, 5]
    order: list[int] = []
    from neontable.games.crossfire.rules import health

    real = health.take
    try:
        health.take = lambda g, runner, n: (order.append(runner), real(g, runner, n))[1]
        take_packet(play.g)
    finally:
        health.take = real
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("CF-HP-010")
def test_a_staggered_runner_shuffles_everything() -> None:
    runners = team(4)
    runners[1] |= {"hand": ["mana"] * 4, "deck": ["mark"] * 2, "discard": ["quick-shot"] * 3}
    play = position(runners=runners, hand=["mana"], obstacles=[threat("gargoyle", 2)])
    hurt(play.g, 1, 5)
    who = play.who(1)
    assert (len(who.deck), who.hand, who.discard) == (9, [], [])


@pytest.mark.rule("CF-HP-012")
@pytest.mark.rule("CF-HP-025")
def test_a_staggered_runner_may_draw_and_keeps_the_cards() -> None:
    runners = team(4, hand=["mana"])
    runners[1] |= {"hp": 0, "deck": ["mark", "mark", "mark"]}
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    draw_cards(play.g, 1, 1)
    play.end_turn().until("cf-ask-play")
    assert play.g.current == 1
    assert len(play.who(1).hand) == 2
    assert opt.Play("mark") in play.options


@pytest.mark.rule("CF-HP-013")
@pytest.mark.rule("CF-HP-014")
def test_a_staggered_runner_draws_one_and_plays() -> None:
    runners = team(4, hp=0, deck=["quick-shot", "quick-shot", "quick-shot"])
    play = position(
        runners=runners, phase="start", obstacles=[threat("out-of-ammo", 2), threat("gargoyle", 3)]
    )
    play.until("cf-ask-play")
    assert play.who().hand == ["quick-shot"]
    play.cards("quick-shot").strike()
    assert play.cleared("out-of-ammo") == 1


@pytest.mark.rule("CF-HP-015")
@pytest.mark.rule("CF-HP-020")
@pytest.mark.rule("CF-HP-021")
@pytest.mark.rule("CF-HP-022")
@pytest.mark.rule("CF-HP-024")
def test_damage_while_staggered_makes_critical_for_good() -> None:
    runners = team(4, hp=0, hand=["mana", "mark"], deck=["mark"], discard=["mana"])
    play = position(runners=runners, obstacles=[threat("deckhead", 0)], phase="attack")
    who = play.who()
    assert who.health == "critical"
    assert (who.hand, who.discard, len(who.deck)) == ([], [], 4)
    assert play.g.aborting
    heal(play.g, 0, 3)
    assert (who.health, who.hp) == ("critical", 0)


@pytest.mark.rule("CF-HP-016")
def test_a_staggered_runner_neither_draws_two_nor_buys() -> None:
    runners = team(4, hp=0, hand=["mana"], nuyen=9)
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)], phase="buy")
    before = len(play.who().hand)
    while play.g.current == 0:
        assert play.ask.id != "cf-ask-buy"
        play.idle()
    assert len(play.who().hand) == before


@pytest.mark.rule("CF-HP-017")
@pytest.mark.rule("CF-CARD-013")
def test_recovery() -> None:
    runners = team(4, hp=0, hand=["doc-wagon-contract"], deck=["mark"] * 5)
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    play.cards("doc-wagon-contract").pick(opt.Runner(0))
    who = play.who()
    assert (who.hp, who.health, who.hand) == (2, "ready", ["mark", "mark"])


@pytest.mark.rule("CF-HP-018")
def test_healing_stops_at_the_starting_total() -> None:
    play = position(hand=["mana"], runners=team(4, hp=4), obstacles=[threat("gargoyle", 2)])
    heal(play.g, 0, 2)
    assert play.who().hp == 5


@pytest.mark.rule("CF-HP-019")
@pytest.mark.rule("CF-OBS-006")
@pytest.mark.rule("CF-OBS-002")
@pytest.mark.rule("CF-OBS-003")
def test_nobody_is_healed_while_lightning_mage_is_in_play() -> None:
    from neontable.games.crossfire import atoms

    play = position(hand=["mana"], runners=team(4, hp=0), obstacles=[threat("lightning-mage", 2)])
    heal(play.g, 0, 2)
    assert (play.who().hp, play.who().health) == (0, "staggered")
    atoms.defeat(play.g, play.found("lightning-mage"))
    heal(play.g, 0, 2)
    assert play.who().hp == 2


@pytest.mark.rule("CF-HP-011")
def test_a_staggered_runner_may_use_upgrades() -> None:
    from neontable.games.crossfire.rules.powers import why_not_use

    runners = team(4, hp=0, hand=["mana"], upgrades=["pain-is-gain"])
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    assert why_not_use(play.g, 0, "pain-is-gain") is None
    play.g.runners[0].health = "critical"
    assert why_not_use(play.g, 0, "pain-is-gain") == "CF-HP-022 cf-no-critical"


@pytest.mark.rule("CF-HP-023")
def test_a_critical_runner_gets_its_award_and_is_carried_on() -> None:
    """The report to a campaign knows Karma only: no wound is carried out of a mission."""
    from neontable.games.crossfire.game import CrossfireReports

    runners = team(4, hand=["mana"])
    runners[1] |= {"hp": 0, "health": "critical"}
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    play.g.result = "aborted"
    report = CrossfireReports().report(play.g)
    assert report.karma == (1, 1, 1, 1)


@pytest.mark.rule("CF-HP-026")
def test_healing_cards() -> None:
    from neontable.games.crossfire.model.library import CARDS

    healers = {id for id, card in CARDS.items() if card.heals}
    assert {"doc-wagon-contract", "covering-fire"} <= healers
    assert "clairvoyance" not in healers


# -- nuyen ---------------------------------------------------------------------------------------
def paid(value: int, current: int = 0, **facts: object) -> list[int]:
    from neontable.games.crossfire.rules.defeat import share_nuyen

    facts.setdefault("crossfire_deck", [])
    play = position(current=current, obstacles=[threat("gargoyle", 2)], **facts)
    share_nuyen(play.g, value)
    return play.wallets()


@pytest.mark.rule("CF-NUY-001")
def test_nuyen_go_round_one_by_one() -> None:
    assert paid(5) == [2, 1, 1, 1]
    assert paid(3) == [1, 1, 1, 0]
    assert paid(5, current=2) == [1, 1, 2, 1]


@pytest.mark.rule("CF-NUY-002")
def test_the_current_runner_is_first_even_with_anothers_damage() -> None:
    runners = team(4, hand=["mana"])
    runners[1]["hand"] = ["covering-fire"]
    play = position(
        runners=runners,
        obstacles=[threat("out-of-ammo", 1, track=["black"]), threat("gargoyle", 2)],
    )
    play.pick(opt.Assist("covering-fire")).pick(play.options[0])
    play.strike()
    assert play.wallets() == [1, 1, 1, 1]
    assert play.g.normal_discard == ["out-of-ammo"]


@pytest.mark.rule("CF-NUY-003")
def test_every_obstacle_is_shared_out_on_its_own() -> None:
    from neontable.games.crossfire.rules.defeat import share_nuyen

    play = position(obstacles=[threat("gargoyle", 2)])
    share_nuyen(play.g, 2)
    share_nuyen(play.g, 2)
    assert play.wallets() == [2, 2, 0, 0]


@pytest.mark.rule("CF-NUY-004")
@pytest.mark.rule("CF-XF-023")
def test_outside_turns_the_next_runner_is_first() -> None:
    from neontable.games.crossfire.rules.defeat import share_nuyen

    play = position(obstacles=[threat("gargoyle", 2)], start=3)
    play.g.current = -1
    share_nuyen(play.g, 2)
    assert play.wallets() == [1, 0, 0, 1]
    assert play.g.decider == 3


@pytest.mark.rule("CF-NUY-005")
@pytest.mark.rule("CF-NUY-006")
@pytest.mark.rule("CF-NUY-009")
def test_staggered_runners_are_paid_and_there_is_no_limit() -> None:
    runners = team(4, nuyen=99)
    runners[1]["hp"] = 0
    assert paid(5, runners=runners) == [101, 1, 1, 1]
    assert paid(400)[0] == 100


@pytest.mark.rule("CF-NUY-007")
@pytest.mark.rule("CF-NUY-008")
def test_the_client_is_never_paid() -> None:
    runners = [*team(4), {"metatype": "client"}]
    facts = {"runners": runners, "mission": "extraction", "progress": 1}
    assert paid(6, **facts) == [2, 2, 1, 1, 0]
    assert paid(5, current=4, start=2, **facts) == [1, 1, 2, 1, 0]


# -- decks -----------------------------------------------------------------------------------------
@pytest.mark.rule("CF-DECK-001")
def test_drawing_through_a_reshuffle() -> None:
    runners = team(4, hand=[], deck=["mark"], discard=["mana"] * 6)
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    draw_cards(play.g, 0, 2)
    who = play.who()
    assert who.hand == ["mark", "mana"]
    assert (len(who.deck), who.discard) == (5, [])


@pytest.mark.rule("CF-DECK-002")
@pytest.mark.rule("CF-DECK-006")
def test_revealing_through_a_reshuffle() -> None:
    from neontable.games.crossfire import atoms

    runners = team(4, deck=["mark"], discard=["mana"] * 3)
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    assert atoms.reveal_top(play.g, 0, 2) == ["mark", "mana"]
    assert len(play.who().deck) == 4
    assert play.table.view(2).runners[0].deck_top == ("mark", "mana")


@pytest.mark.rule("CF-DECK-003")
def test_with_nothing_left_drawing_stops() -> None:
    runners = team(4, deck=["mark"])
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    assert draw_cards(play.g, 0, 5) == 1
    assert draw_cards(play.g, 0, 5) == 0


@pytest.mark.rule("CF-DECK-004")
@pytest.mark.rule("CF-CARD-037")
def test_an_empty_deck_is_not_refilled_before_a_card_is_needed() -> None:
    from neontable.games.crossfire import atoms

    runners = team(4, deck=["mark", "mana"], discard=["mana"])
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    draw_cards(play.g, 0, 2)
    assert (play.who().deck, play.who().discard) == ([], ["mana"])
    atoms.mill(play.g, 0, 3, shuffles=False)
    assert play.who().discard == ["mana"]


@pytest.mark.rule("CF-DECK-005")
def test_cards_in_play_are_not_reshuffled() -> None:
    runners = team(4, hand=["mana"], deck=[], discard=[])
    play = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    play.cards("mana")
    assert draw_cards(play.g, 0, 1) == 0


@pytest.mark.rule("CF-DECK-008")
def test_flipping_puts_the_top_card_into_play() -> None:
    from neontable.games.crossfire.rules.flip import Flip
    from neontable.kernel.frames import advance, push

    play = position(
        hand=["mana"],
        obstacles=[threat("gargoyle", 2)],
        normal_deck=["deckhead", "astral-shiver"],
    )
    push(play.g, Flip(["normal"], 3))
    advance(play.g)
    assert play.faces("astral-shiver") == 3
    assert play.g.normal_deck == ["deckhead"]
