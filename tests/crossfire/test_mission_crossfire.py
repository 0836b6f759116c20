"""The mission Crossfire, and the demo mission."""

from __future__ import annotations

import pytest

from neontable.games.crossfire.missions.steps import FLOWS, Scenes
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import OBSTACLES
from tests.crossfire.play import Play, new, position, started, team, threat


def batch(seats: int, scene: int, level: int, bonuses: tuple[str, ...] = ()) -> tuple[int, int]:
    """Hard and Normal obstacles of a Scene."""
    flow = FLOWS["scenes"]
    assert isinstance(flow, Scenes)
    play = position(
        seats,
        hand=["mana"],
        obstacles=[threat("gargoyle", 0)],
        scene=scene,
        crossfire_discard=["*"] * level,
        bonuses=list(bonuses),
    )
    decks = flow.decks(play.g)
    hard = decks.count("hard")
    assert decks == ["hard"] * hard + ["normal"] * (len(decks) - hard)
    return hard, len(decks) - hard


@pytest.mark.rule("CF-MCF-002")
@pytest.mark.rule("CF-MCF-003")
@pytest.mark.parametrize(
    ("seats", "scene", "level", "hard", "normal"),
    [
        (4, 1, 0, 0, 4),
        (4, 2, 0, 0, 5),
        (4, 3, 0, 0, 6),
        (2, 1, 0, 0, 2),
        (2, 2, 0, 0, 3),
        (2, 3, 0, 0, 4),
        (4, 2, 3, 3, 2),
        (4, 2, 8, 5, 0),
    ],
)
def test_batches(seats: int, scene: int, level: int, hard: int, normal: int) -> None:
    assert batch(seats, scene, level) == (hard, normal)


@pytest.mark.rule("CF-MCF-014")
def test_bring_it_on() -> None:
    assert [batch(3, scene, 0, ("bring-it-on",)) for scene in (1, 2, 3)] == [
        (0, 4),
        (0, 5),
        (0, 6),
    ]


@pytest.mark.rule("CF-MCF-015")
def test_danger_zone() -> None:
    play = started(4, danger_zone=3).until("cf-ask-play")
    assert play.g.level == 3
    kinds = [OBSTACLES[f.card].deck for f in play.g.obstacles]
    gone = [OBSTACLES[c].deck for c in play.g.turn.defeated]
    assert sorted(kinds + gone) == ["hard", "hard", "hard", "normal"]
    assert play.g.bonuses == ("danger-zone",) * 3
    from neontable.kernel.errors import BadOption

    with pytest.raises(BadOption, match="once for each runner"):
        started(2, danger_zone=3)


@pytest.mark.rule("CF-MIS-003")
@pytest.mark.rule("CF-MIS-006")
def test_bonus_challenges_belong_to_their_mission() -> None:
    from neontable.kernel.errors import BadOption

    with pytest.raises(BadOption, match="has no bonus challenge"):
        new(4, mission="extraction", danger_zone=1)


@pytest.mark.rule("CF-MCF-005")
def test_the_first_round_follows_the_first_obstacles() -> None:
    play = started(4, seed=7).until("cf-ask-play")
    assert play.g.current == play.g.start
    assert play.g.round == 1
    assert len(play.g.obstacles) + len(play.g.turn.defeated) >= 4


def scene_end(**facts: object) -> Play:
    """Seat 1 clears the last obstacle of Scene 1."""
    runners = facts.pop("runners", team(4))
    runners[1]["hand"] = ["quick-shot"]
    for r in runners:
        r["nuyen"] = 9
    play = position(
        runners=runners,
        current=1,
        active=["timebomb"],
        crossfire_deck=["instinct"],
        obstacles=[threat("out-of-ammo", 2, track=["black"])],
        market=["clairvoyance", "icon-grab", "katana", "jacked-in", "fireball", "stunbolt"],
        normal_deck=["sudden-fade", "astral-shiver", "eye-alarm", "deckhead", "fire-adept"],
        hard_deck=[],
        **facts,
    )
    play.cards("quick-shot").strike()
    while play.ask.id != "cf-ask-buy-one":
        play.idle()
    return play


@pytest.mark.rule("CF-MCF-006")
@pytest.mark.rule("CF-MCF-007")
def test_a_scene_end_heals_everybody_and_removes_the_event() -> None:
    runners = team(4, hp=3)
    runners[2] |= {"hp": 0, "deck": ["mark"] * 4}
    play = scene_end(runners=runners)
    assert play.hp() == [4, 5, 1, 5]
    assert play.who(2).health == "ready"
    assert len(play.who(2).hand) == 2
    assert play.g.active == []
    assert play.g.crossfire_deck == ["timebomb", "instinct"]
    assert play.g.level == 0


@pytest.mark.rule("CF-MCF-008")
@pytest.mark.rule("CF-MCF-009")
@pytest.mark.rule("CF-MCF-010")
@pytest.mark.rule("CF-MIS-001")
@pytest.mark.rule("CF-CAMP-011")
def test_purchases_at_a_scene_end() -> None:
    """B defeats the last obstacle: C, D, A, B buy, one card each; then C goes on in Scene 2."""
    play = scene_end()
    play.g.runners[0].used += ("pain-is-gain",)
    seats = []
    while play.ask.id == "cf-ask-buy-one":
        seats.append(play.ask.seat)
        assert play.g.scene == 1
        play.pick(play.options[0] if play.ask.seat != 3 else opt.DONE)
    assert seats == [2, 3, 0, 1]
    assert [len(r.hand) for r in play.g.runners] == [1, 3, 1, 0]
    assert play.g.scene == 2
    assert play.who().used == ()
    play.until("cf-ask-play")
    assert play.g.current == 2
    assert play.g.round == 1
    assert len(play.g.obstacles) == 5


@pytest.mark.rule("CF-MCF-001")
def test_a_scene_is_over_at_the_end_of_a_turn_without_obstacles() -> None:
    play = position(
        hand=["quick-shot", "mana"],
        obstacles=[threat("out-of-ammo", 2, track=["black"]), threat("gargoyle", 3)],
    )
    play.cards("quick-shot").strike().end_turn()
    assert play.g.scene == 1


def test_the_demo_mission() -> None:
    """Two batches, the second with Hard obstacles for the 2nd and 4th runner; a staggered runner
    loses at once; the toughest runner starts."""
    flow = FLOWS["scenes"]
    assert isinstance(flow, Scenes)
    play = position(4, mission="initiation", hand=["mana"], obstacles=[threat("gargoyle", 1)])
    assert flow.decks(play.g) == ["normal"] * 4
    play.g.scene = 2
    assert flow.decks(play.g) == ["normal", "hard", "normal", "hard"]
    lost = position(
        runners=team(4, hp=1, hand=["mana"] * 4),
        mission="initiation",
        obstacles=[threat("deckhead", 0)],
        phase="attack",
    )
    assert lost.g.result == "lost"
    assert lost.table.outcome is not None
    assert lost.table.outcome.how == "cf-end-staggered"
