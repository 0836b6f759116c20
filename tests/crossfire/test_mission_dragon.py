"""Dragon Fight: four aspects, obstacles every round."""

from __future__ import annotations

import pytest

from neontable.games.crossfire import atoms
from neontable.games.crossfire.missions.built_in import BUILT_IN
from neontable.games.crossfire.missions.steps import FLOWS, events_from
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import OBSTACLES
from neontable.kernel.frames import advance
from tests.crossfire.play import Play, position, started, team, threat

COVERT = ("dragon-hacking", "dragon-skill")
ENRAGED = ("dragon-spell", "dragon-weapon")
NORMAL = ["sudden-fade", "astral-shiver", "eye-alarm", "fire-adept"]


def fight(**facts: object) -> Play:
    facts.setdefault("obstacles", [threat(boss, 3) for boss in COVERT])
    facts.setdefault("runners", team(4, hand=["mark"] * 4 + ["mana"]))
    facts.setdefault("crossfire_deck", [])
    return position(mission="dragon-fight", **facts)


@pytest.mark.rule("CF-MDR-001")
@pytest.mark.rule("CF-MDR-003")
@pytest.mark.rule("CF-MDR-012")
@pytest.mark.rule("CF-MDR-013")
def test_the_beginning() -> None:
    play = started(4, seed=2, mission="dragon-fight").until("cf-ask-play")
    bosses = [f for f in play.g.obstacles if OBSTACLES[f.card].deck == "boss"]
    assert [f.card for f in bosses] == list(COVERT)
    assert {f.faces for f in bosses} == {(play.g.start - 1) % 4}
    assert play.g.active == []
    others = len(play.g.obstacles) + len(play.g.turn.defeated) - 2
    assert others == 3


@pytest.mark.rule("CF-MDR-002")
@pytest.mark.rule("CF-MDR-004")
@pytest.mark.rule("CF-MDR-007")
@pytest.mark.rule("CF-MDR-008")
def test_both_sides_must_fall() -> None:
    for first, second in (COVERT, COVERT[::-1]):
        play = fight()
        for boss in (first, second):
            assert not any(play.in_play(b) for b in ENRAGED)
            from neontable.games.crossfire.rules.defeat import Defeat
            from neontable.kernel.frames import push

            push(play.g, Defeat(play.found(boss).id))
            advance(play.g)
        assert play.g.aspects == [first, second]
        assert [f.card for f in play.g.obstacles] == list(ENRAGED)
        assert {f.faces for f in play.g.obstacles} == {3}
        assert not any(play.in_play(b) for b in COVERT)


@pytest.mark.rule("CF-MDR-005")
@pytest.mark.rule("CF-MDR-006")
@pytest.mark.rule("CF-MDR-027")
def test_an_aspect_takes_its_colour_or_more_of_anything_in_one_turn() -> None:
    play = fight()
    play.cards("mark", "mark", "mark").strike().end_turn()
    assert play.in_play("dragon-hacking")
    assert play.cleared("dragon-hacking") == 0
    play = fight()
    play.cards("mark", "mark", "mark", "mark").strike()
    assert not play.in_play("dragon-hacking")


@pytest.mark.rule("CF-MDR-009")
def test_the_dragon_may_be_moved() -> None:
    play = fight()
    for boss in COVERT:
        atoms.move(play.g, play.found(boss), 1)
    assert {f.faces for f in play.g.obstacles} == {1}


@pytest.mark.rule("CF-MDR-010")
@pytest.mark.rule("CF-MDR-011")
@pytest.mark.rule("CF-MDR-013")
@pytest.mark.parametrize(("level", "hard"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_three_obstacles_every_round(level: int, hard: int) -> None:
    play = fight(
        phase="round",
        round=2,
        crossfire_discard=["*"] * level,
        crossfire_deck=["*"],
        normal_deck=list(NORMAL),
        hard_deck=["gargoyle", "godwire", "chromed-samurai"],
    ).until("cf-ask-play")
    flipped = play.g.obstacles[2:]
    assert [f.faces for f in flipped] == [0, 1, 2]
    assert [OBSTACLES[f.card].deck for f in flipped] == ["hard"] * hard + ["normal"] * (3 - hard)


@pytest.mark.rule("CF-MDR-025")
def test_minions_unending() -> None:
    play = fight(
        phase="round", round=1, normal_deck=list(NORMAL), bonuses=["minions-unending"]
    ).until("cf-ask-play")
    assert [f.faces for f in play.g.obstacles[2:]] == [0, 1, 2, 3]


@pytest.mark.rule("CF-MDR-012")
@pytest.mark.rule("CF-MDR-022")
@pytest.mark.rule("CF-MDR-023")
def test_when_crossfire_cards_begin() -> None:
    assert events_from(fight().g) == 3
    assert events_from(fight(bonuses=["trouble-brewing"]).g) == 2
    assert events_from(fight(bonuses=["lets-get-serious"]).g) == 1
    from neontable.kernel.errors import BadOption

    with pytest.raises(BadOption, match="exclude"):
        started(4, mission="dragon-fight", trouble_brewing=True, lets_get_serious=True)


@pytest.mark.rule("CF-MDR-014")
@pytest.mark.rule("CF-MDR-015")
@pytest.mark.rule("CF-MDR-016")
@pytest.mark.rule("CF-MDR-017")
@pytest.mark.rule("CF-MDR-019")
def test_the_end_of_a_scene() -> None:
    """Seat 0 defeats the Hacking aspect: the reward, no event, purchases from seat 1 on."""
    play = fight(
        runners=[
            {**r, "nuyen": 9, "hand": ["mark"] * 4 if i == 0 else []} for i, r in enumerate(team(4))
        ],
        obstacles=[*(threat(b, 3) for b in COVERT), threat("deckhead", 2)],
        active=["instinct"],
        round=3,
        market=["clairvoyance", "katana"],
    )
    play.cards("mark", "mark", "mark", "mark").strike()
    hands = [len(r.hand) for r in play.g.runners]
    while play.ask.id != "cf-ask-buy-one":
        play.idle()
    reward = BUILT_IN["dragon-fight"].rewards["dragon-hacking"]
    assert [len(r.hand) for r in play.g.runners][1:] == [n + reward.draw for n in hands[1:]]
    assert play.g.active == []
    assert play.g.crossfire_deck == ["instinct"]
    assert play.ask.seat == 1
    seats = []
    while play.ask.id == "cf-ask-buy-one":
        seats.append(play.ask.seat)
        play.pick(opt.DONE)
    assert seats == [1, 2, 3, 0]
    assert play.g.scene == 2
    play.until("cf-ask-play")
    assert play.g.current == 1


def test_two_aspects_in_one_turn_are_two_scene_ends() -> None:
    """CF-AMB-042."""
    play = fight(
        runners=[
            {**r, "nuyen": 9, "hand": ["mark"] * 4 if i == 0 else []} for i, r in enumerate(team(4))
        ],
        obstacles=[threat(b, 3, track=["green", "green"]) for b in COVERT],
    )
    play.cards("mark", "mark", "mark", "mark").strike()
    buys = 0
    while play.g.current == 0:
        buys += play.ask.id == "cf-ask-buy-one"
        play.idle()
    assert buys == 8
    assert play.g.scene == 3


@pytest.mark.rule("CF-MDR-020")
@pytest.mark.rule("CF-MDR-021")
def test_the_last_aspect_wins_at_once() -> None:
    play = fight(
        obstacles=[threat("dragon-weapon", 3, track=["green"]), threat("deckhead", 0)],
        aspects=[*COVERT, "dragon-spell"],
    )
    play.cards("mark").strike()
    assert play.table.over
    assert play.g.result == "won"
    assert play.table.outcome is not None
    assert play.table.outcome.points == (7, 7, 7, 7)


@pytest.mark.rule("CF-MDR-019")
def test_the_numbers_of_the_dragon_are_ours_and_marked_so() -> None:
    for boss in (*COVERT, *ENRAGED):
        assert OBSTACLES[boss].origin == "designed"
        assert boss in BUILT_IN["dragon-fight"].rewards
    assert FLOWS["dragon"] is not None
