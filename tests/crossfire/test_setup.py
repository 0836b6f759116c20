"""Set-up: pools, metatypes, roles, starting decks, the market, the starting runner."""

from __future__ import annotations

from collections import Counter

import pytest

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES
from neontable.games.crossfire.model.setup import market_cards, obstacles_of
from neontable.games.crossfire.model.terms import (
    BASICS,
    COLOUR_OF_ROLE,
    COLOUR_OF_TYPE,
    METATYPES,
    ROLES,
    SPARE_BASICS,
    starting_deck,
)
from neontable.kernel.errors import BadOption
from tests.crossfire.play import Play, new, position, started, team, threat


def choose(play: Play, metatype: str = "human") -> Play:
    """Everybody takes a metatype and the first role that is left; all want seat 0 to start."""
    while play.ask.id in ("cf-ask-metatype", "cf-ask-role", "cf-ask-main", "cf-ask-lead"):
        if play.ask.id == "cf-ask-metatype":
            play.pick(opt.Metatype(metatype))
        else:
            play.pick(play.options[0])
    return play


@pytest.mark.rule("CF-SETUP-001")
def test_the_box() -> None:
    assert len(market_cards()) == 60
    assert len(obstacles_of("normal")) == len(obstacles_of("hard")) == 40
    assert len(EVENTS) == 50
    assert sum(card.copies for card in CARDS.values() if card.basic) == 36
    assert len(METATYPES) * 2 == 10
    assert len(ROLES) == 4


@pytest.mark.rule("CF-SETUP-002")
@pytest.mark.rule("CF-SETUP-003")
def test_the_mission_is_set_up_before_the_first_turn() -> None:
    play = started(4, mission="extraction").until("cf-ask-play")
    assert play.g.client == 4
    assert play.g.progress == 1
    assert len(play.g.obstacles) == 4
    plain = started(4).until("cf-ask-play")
    assert plain.g.client == -1
    assert len(plain.g.obstacles) == 4


@pytest.mark.rule("CF-SETUP-004")
def test_four_trolls_are_a_team() -> None:
    play = choose(new(4), "troll")
    assert [r.metatype for r in play.g.runners] == ["troll"] * 4


@pytest.mark.rule("CF-SETUP-005")
@pytest.mark.rule("CF-SETUP-011")
@pytest.mark.rule("CF-CAMP-010")
def test_a_runner_of_a_campaign_brings_metatype_and_upgrades() -> None:
    from neontable.kernel import registry

    rich = {"metatype": "troll", "upgrades": ["cigar-money", "its-a-jing-thing"], "karma": 40}
    drilled = {"metatype": "human", "upgrades": ["combat-fu"], "karma": 5}
    table = registry.game("crossfire").new(
        2, 1, {"runners": "random", "leader": "random"}, carried={"runners": [rich, drilled]}
    )
    first, second = table.state.runners
    assert first.metatype == "troll"
    assert first.nuyen == 2 + 1 + 1 + 2  # card, two roles, two upgrades
    assert len(second.hand) + len(second.deck) == 8


@pytest.mark.rule("CF-CAMP-004")
@pytest.mark.rule("CF-CAMP-006")
@pytest.mark.rule("CF-CAMP-009")
@pytest.mark.parametrize(
    ("upgrades", "karma", "words"),
    [
        (["cigar-money", "cigar-money"], 99, "two of the same name"),
        (["cigar-money", "its-a-jing-thing"], 34, "count 35, and 34 Karma"),
        (["", "", "", "", "cigar-money"], 99, "has 4 slots"),
        (["wings"], 99, "there is no 'wings'"),
    ],
)
def test_what_a_campaign_carries_in_is_checked(upgrades: list[str], karma: int, words: str) -> None:
    from neontable.kernel import registry

    mine = {"metatype": "elf", "upgrades": upgrades, "karma": karma}
    with pytest.raises(BadOption, match=words):
        registry.game("crossfire").new(2, 1, carried={"runners": [mine, {"metatype": "elf"}]})


@pytest.mark.rule("CF-SETUP-006")
@pytest.mark.rule("CF-SETUP-007")
@pytest.mark.rule("CF-SETUP-008")
@pytest.mark.rule("CF-SETUP-009")
@pytest.mark.parametrize(
    ("metatype", "hp", "cards", "nuyen"),
    [
        ("human", 5, 4, 3),
        ("elf", 4, 4, 4),
        ("dwarf", 5, 2, 5),
        ("ork", 6, 5, 1),
        ("troll", 7, 3, 2),
    ],
)
def test_a_runner_card(metatype: str, hp: int, cards: int, nuyen: int) -> None:
    play = choose(new(4), metatype)
    for seat in range(1, 4):
        who = play.who(seat)
        assert (who.hp, who.max_hp) == (hp, hp)
        assert who.nuyen == nuyen
        assert len(who.hand) + len(who.deck) + len(who.discard) == 7
    assert METATYPES[metatype].cards == cards


@pytest.mark.rule("CF-SETUP-008")
def test_a_human_decker_draws_four_of_seven() -> None:
    """No obstacle may interfere: a position with nothing flipped yet."""
    from neontable.games.crossfire import atoms

    play = position(runners=[{"roles": [r]} for r in ROLES])
    who = play.g.runners[2]
    atoms.set_out(play.g, 2)
    assert (len(who.hand), len(who.deck)) == (4, 3)


@pytest.mark.rule("CF-SETUP-010")
def test_roles_are_chosen_or_drawn() -> None:
    drawn = started(4)
    assert sorted(r for who in drawn.g.runners for r in who.roles) == sorted(ROLES)
    chosen = new(4)
    for _ in range(4):
        chosen.pick(opt.Metatype("ork"))
    chosen.pick(opt.Role("face")).pick(opt.Role("mage"))
    assert chosen.why_not(opt.Role("mage")) == "NT-ASK"
    assert chosen.table.view(3).runners[0].roles == ("face",)


@pytest.mark.rule("CF-SETUP-012")
def test_two_copies_of_every_basic_card_are_spare() -> None:
    used = Counter(card for role in ROLES for card in starting_deck(role))
    for card in BASICS.values():
        assert CARDS[card].copies - used[card] == SPARE_BASICS


@pytest.mark.rule("CF-SETUP-013")
@pytest.mark.rule("CF-SETUP-018")
def test_piles_of_their_own() -> None:
    play = started(4, seed=3)
    g = play.g
    assert all(OBSTACLES[c].deck == "normal" for c in (*g.normal_deck, *g.normal_discard))
    assert all(OBSTACLES[c].deck == "hard" for c in (*g.hard_deck, *g.hard_discard))
    assert set(g.crossfire_deck + g.crossfire_discard + g.active) == set(EVENTS)


@pytest.mark.rule("CF-SETUP-014")
@pytest.mark.rule("CF-MKT-001")
def test_six_cards_are_for_sale() -> None:
    from neontable.games.crossfire import atoms

    play = position(market=[], market_deck=["*"])
    atoms.fill_market(play.g)
    assert len([c for c in play.g.market if c]) == 6
    assert len(play.g.market_deck) == 54
    assert play.g.market_discard == []


@pytest.mark.rule("CF-SETUP-015")
def test_without_agreement_the_starting_runner_is_drawn() -> None:
    agreed = new(2)
    for _ in range(2):
        agreed.pick(opt.Metatype("elf"))
    while agreed.ask.id != "cf-ask-lead":
        agreed.pick(agreed.options[0])
    agreed.pick(opt.Lead(1)).pick(opt.Lead(1))
    assert agreed.g.start == 1
    starts = set()
    for seed in range(12):
        play = new(2, seed, runners="random")
        play.pick(opt.Lead(0)).pick(opt.Lead(1))
        starts.add(play.g.start)
    assert starts == {0, 1}
    toughest = started(4, seed=5)
    assert new(4, 5, runners="random", leader="toughest").g.start == max(
        range(4), key=lambda s: (METATYPES[toughest.g.runners[s].metatype].hp, -s)
    )


@pytest.mark.rule("CF-SETUP-016")
@pytest.mark.rule("CF-SETUP-020")
@pytest.mark.rule("CF-TURN-019")
def test_play_goes_round_to_the_left_and_the_starting_runner_stays() -> None:
    play = position(start=2, current=2, obstacles=[threat("astral-shiver", 1)])
    seen = [play.g.current]
    for _ in range(4):
        play.end_turn()
        seen.append(play.g.current)
    assert seen == [2, 3, 0, 1, 2]
    assert play.g.start == 2
    assert play.g.round == 2


@pytest.mark.rule("CF-SETUP-017")
def test_the_crossfire_level_begins_at_nothing() -> None:
    assert started(3).g.level == 0


@pytest.mark.rule("CF-SETUP-019")
@pytest.mark.rule("CF-ROLE-010")
@pytest.mark.parametrize(
    ("mission", "seats"),
    [("crossfire", 1), ("dragon-fight", 3), ("dragon-fight", 1), ("initiation", 1)],
)
def test_team_sizes_are_refused(mission: str, seats: int) -> None:
    with pytest.raises(BadOption, match="CF-SETUP-019"):
        new(seats, mission=mission)


@pytest.mark.rule("CF-ROLE-001")
@pytest.mark.rule("CF-ROLE-007")
def test_colours_of_roles_and_types() -> None:
    assert COLOUR_OF_ROLE == {
        "street-samurai": "black",
        "mage": "blue",
        "decker": "green",
        "face": "red",
    }
    assert COLOUR_OF_TYPE == {
        "weapon": "black",
        "spell": "blue",
        "hacking": "green",
        "skill": "red",
    }
    assert CARDS["quick-shot"].type == "weapon"


@pytest.mark.rule("CF-ROLE-002")
@pytest.mark.rule("CF-ROLE-003")
@pytest.mark.rule("CF-ROLE-004")
@pytest.mark.rule("CF-ROLE-005")
@pytest.mark.parametrize(
    ("role", "own"),
    [
        ("street-samurai", "quick-shot"),
        ("mage", "mana"),
        ("decker", "mark"),
        ("face", "street-smarts"),
    ],
)
def test_starting_decks(role: str, own: str) -> None:
    deck = Counter(starting_deck(role))
    assert deck[own] == 4
    assert sum(deck.values()) == 7
    assert set(deck) == set(BASICS.values())


@pytest.mark.rule("CF-ROLE-006")
def test_basic_cards_deal_one_point_of_their_colour() -> None:
    for kind, card in BASICS.items():
        box = CARDS[card].damage
        points = dict(zip(("black", "blue", "green", "red"), box.points, strict=False))
        assert points == {c: int(c == COLOUR_OF_TYPE[kind]) for c in points}
        assert box.any == 0
        assert CARDS[card].play == ()


@pytest.mark.rule("CF-ROLE-008")
def test_three_runners_hold_four_roles() -> None:
    play = new(3)
    for _ in range(3):
        play.pick(opt.Metatype("human"))
    play.pick(opt.Role("mage")).pick(opt.Role("face")).pick(opt.Role("decker"))
    play.pick(opt.NO).pick(opt.Role("street-samurai"))
    assert play.g.runners[1].roles == ("face", "street-samurai")
    assert [len(r.roles) for r in play.g.runners] == [1, 2, 1]


@pytest.mark.rule("CF-ROLE-009")
@pytest.mark.rule("CF-ROLE-011")
@pytest.mark.rule("CF-ROLE-012")
@pytest.mark.rule("CF-ROLE-013")
def test_two_runners_hold_two_roles_each_and_use_one_deck() -> None:
    play = new(2)
    play.pick(opt.Metatype("human")).pick(opt.Metatype("dwarf"))
    play.pick(opt.Role("mage")).pick(opt.Role("decker")).pick(opt.Role("face"))
    play.pick(opt.MainRole("face")).pick(opt.MainRole("street-samurai"))
    assert play.g.runners[0].roles == ("face", "mage")
    assert play.g.runners[1].roles == ("street-samurai", "decker")
    play.pick(opt.Lead(0)).pick(opt.Lead(0))
    first, second = play.g.runners
    assert (first.nuyen, second.nuyen) == (3 + 1, 5 + 1)
    cards = Counter((*first.hand, *first.deck, *first.discard))
    assert cards["street-smarts"] == 4
    assert sum(cards.values()) == 7


@pytest.mark.rule("CF-ROLE-010")
@pytest.mark.rule("CF-ROLE-013")
def test_alone_with_four_roles() -> None:
    play = new(1, mission="extraction", leader="random")
    play.pick(opt.Metatype("human"))
    while play.ask.id != "cf-ask-main":
        play.pick(play.options[0])
    play.pick(opt.MainRole("mage"))
    assert play.who().nuyen == 3 + 1
    assert set(play.who().roles) == set(ROLES)


@pytest.mark.rule("CF-ROLE-014")
def test_any_role_of_a_runner_matches_a_colour() -> None:
    play = position(
        runners=[{"roles": ["mage", "face"]}, {"roles": ["decker", "street-samurai"]}],
    )
    assert play.g.holder("blue") == play.g.holder("red") == 0
    assert play.g.holder("green") == play.g.holder("black") == 1
    assert team(2)[0]["roles"] == ["street-samurai", "decker"]
