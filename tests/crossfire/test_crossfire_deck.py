"""The Crossfire deck: the level, thresholds, Continuous and Timebomb, removal against discard."""

from __future__ import annotations

import pytest

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import OBSTACLES
from neontable.games.crossfire.model.numbers import attack_strength
from tests.crossfire.play import Play, position, team, threat


def new_round(active: list[str], deck: list[str], level: int = 0, **facts: object) -> Play:
    """The start of a round with these cards: the next one to be turned up is the last."""
    used = {*active, *deck}
    spare = [
        e
        for e in (
            "danger-zone",
            "no-cover",
            "separated",
            "drekstorm",
            "instinct",
            "snafu",
            "bad-biz",
            "new-world",
        )
        if e not in used
    ]
    facts.setdefault("obstacles", [threat("gargoyle", 2)])
    facts.setdefault("runners", team(4, hand=["mana"] * 4))
    return position(
        phase="round",
        round=2,
        active=active,
        crossfire_deck=deck,
        crossfire_discard=spare[:level],
        **facts,
    )


@pytest.mark.rule("CF-XF-001")
@pytest.mark.rule("CF-XF-003")
@pytest.mark.rule("CF-XF-004")
@pytest.mark.rule("CF-XF-005")
def test_a_new_round_discards_the_event_and_turns_up_the_next() -> None:
    play = new_round(["timebomb"], ["instinct", "win-one-lose-one"], 4)
    assert play.g.active == ["win-one-lose-one"]
    assert play.g.crossfire_discard[-1] == "timebomb"
    assert play.g.level == 5
    assert play.g.crossfire_deck == ["instinct"]


@pytest.mark.rule("CF-XF-002")
@pytest.mark.rule("CF-XF-017")
def test_without_an_event_nothing_is_discarded() -> None:
    play = new_round([], ["win-one-lose-one"], 3)
    assert play.g.level == 3
    assert play.g.active == ["win-one-lose-one"]


@pytest.mark.rule("CF-XF-006")
@pytest.mark.rule("CF-XF-007")
@pytest.mark.rule("CF-XF-009")
@pytest.mark.rule("CF-XF-010")
@pytest.mark.parametrize(("level", "left"), [(3, 2), (4, 0)])
def test_unfriendly_fire_lasts_and_at_level_four_restores_at_once(level: int, left: int) -> None:
    """One lasting effect, one that happens once, from level 4 on."""
    play = new_round([], ["unfriendly-fire"], level, obstacles=[threat("gargoyle", 2, 2)])
    assert play.cleared("gargoyle") == left
    faced = play.found("gargoyle")
    assert attack_strength(play.g, faced) == OBSTACLES["gargoyle"].attack + 1
    play.g.active.clear()
    assert attack_strength(play.g, faced) == OBSTACLES["gargoyle"].attack


@pytest.mark.rule("CF-XF-008")
def test_effects_of_an_event_end_with_it() -> None:
    play = new_round(["unfriendly-fire"], ["timebomb"])
    faced = play.found("gargoyle")
    assert attack_strength(play.g, faced) == OBSTACLES["gargoyle"].attack


@pytest.mark.rule("CF-XF-011")
@pytest.mark.rule("CF-XF-013")
@pytest.mark.parametrize(("level", "damage"), [(0, 1), (7, 1), (8, 3)])
def test_a_timebomb_goes_off_before_it_counts(level: int, damage: int) -> None:
    play = new_round(["timebomb"], [], level)
    assert play.hp() == [5 - damage] * 4
    assert play.g.level == level + 1


@pytest.mark.rule("CF-XF-012")
@pytest.mark.rule("CF-XF-014")
@pytest.mark.rule("CF-XF-015")
def test_clearing_all_threats_removes_the_event_without_a_bang() -> None:
    """Level 3, all cleared on the second runner's turn: the event is gone and the level stays."""
    runners = team(4, hand=["mana"])
    runners[1]["hand"] = ["quick-shot"]
    play = position(
        runners=runners,
        current=1,
        active=["timebomb"],
        crossfire_deck=["instinct"],
        crossfire_discard=["no-cover", "separated", "drekstorm"],
        obstacles=[threat("out-of-ammo", 2, track=["black"])],
        mission="extraction",
        progress=1,
    )
    play.cards("quick-shot").strike().end_turn()
    assert play.g.active == []
    assert play.g.crossfire_deck == ["timebomb", "instinct"]
    assert play.g.level == 3
    assert play.hp()[:4] == [5, 5, 5, 5]


@pytest.mark.rule("CF-XF-016")
def test_the_new_event_counts_the_card_just_discarded() -> None:
    """Level 3 and an active event: the next one sees level 4."""
    play = new_round(["instinct"], ["unfriendly-fire"], 3, obstacles=[threat("gargoyle", 2, 2)])
    assert play.g.level == 4
    assert play.cleared("gargoyle") == 0


@pytest.mark.rule("CF-XF-018")
def test_one_card_for_each_round() -> None:
    play = new_round([], ["instinct", "timebomb", "win-one-lose-one"])
    for _ in range(3):
        play.end_turn()
    assert play.g.active == ["win-one-lose-one"]
    play.end_turn()
    assert play.g.active == ["timebomb"]


@pytest.mark.rule("CF-XF-019")
def test_a_staggered_starting_runner_still_turns_up_cards() -> None:
    play = new_round([], ["instinct"], runners=team(4, hp=0))
    assert play.g.active == ["instinct"]


@pytest.mark.rule("CF-XF-020")
@pytest.mark.rule("CF-MCF-011")
@pytest.mark.rule("CF-MCF-012")
@pytest.mark.rule("CF-MEX-005")
@pytest.mark.parametrize(
    ("mission", "seats", "first"),
    [
        ("crossfire", 4, 1),
        ("crossfire", 3, 2),
        ("crossfire", 2, 3),
        ("extraction", 1, 1),
        ("extraction", 4, 1),
        ("dragon-fight", 4, 3),
    ],
)
def test_the_first_round_with_a_crossfire_card(mission: str, seats: int, first: int) -> None:
    from neontable.games.crossfire.missions.steps import events_from

    play = position(
        seats, mission=mission, hand=["mana"], obstacles=[threat("gargoyle", 0)], active=[]
    )
    assert events_from(play.g) == first
    for n in range(1, first + 1):
        fresh = position(
            seats,
            mission=mission,
            phase="round",
            round=n,
            runners=team(seats, hand=["mana"]),
            obstacles=[threat("deckhead", 0)],
            crossfire_deck=["instinct"],
            normal_deck=["sudden-fade", "astral-shiver", "eye-alarm"],
            progress=1,
        )
        assert fresh.g.active == (["instinct"] if n >= first else [])


@pytest.mark.rule("CF-XF-021")
def test_the_level_is_the_number_of_discarded_cards() -> None:
    play = position(hand=["mana"], obstacles=[threat("gargoyle", 2)], crossfire_discard=["*"] * 6)
    assert play.g.level == 6
    assert len(play.g.crossfire_deck) == 44


@pytest.mark.rule("CF-XF-022")
def test_several_events_are_removed_together() -> None:
    play = position(
        runners=team(4, hand=["quick-shot"]),
        active=["timebomb", "instinct"],
        crossfire_deck=[],
        obstacles=[threat("out-of-ammo", 2, track=["black"])],
        mission="extraction",
        progress=1,
    )
    play.cards("quick-shot").strike().end_turn()
    assert play.g.active == []
    assert sorted(play.g.crossfire_deck) == ["instinct", "timebomb"]


def test_an_empty_crossfire_deck_is_not_shuffled() -> None:
    """CF-AMB-028: the discard is the level."""
    play = new_round(["instinct"], [], 2)
    assert play.g.active == []
    assert play.g.level == 3


@pytest.mark.rule("CF-TURN-003")
def test_continuous_effects_at_the_start_of_every_turn() -> None:
    play = new_round([], ["win-one-lose-one"])
    play.pick(opt.Held("mana"))
    assert play.who().nuyen == 1
    assert len(play.who().hand) == 3
