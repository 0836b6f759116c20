"""Win, abort, loss; Karma and its scaling."""

from __future__ import annotations

import pytest

from neontable.games.crossfire.missions.karma import award, base_award, reduction, value
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.rules.health import hurt
from tests.crossfire.play import Play, position, team, threat


def last_scene(**facts: object) -> Play:
    """One card away from winning the Crossfire mission."""
    return position(
        runners=facts.pop("runners", team(4, hand=["quick-shot"])),
        scene=3,
        obstacles=[threat("out-of-ammo", 2, track=["black"])],
        **facts,
    )


@pytest.mark.rule("CF-END-001")
@pytest.mark.rule("CF-END-002")
@pytest.mark.rule("CF-MCF-001")
@pytest.mark.rule("CF-MCF-013")
def test_a_win() -> None:
    play = last_scene()
    play.cards("quick-shot").strike().end_turn()
    assert play.g.result == "won"
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2, 3)
    assert outcome.points == (3, 3, 3, 3)


@pytest.mark.rule("CF-END-003")
@pytest.mark.rule("CF-END-005")
@pytest.mark.rule("CF-END-006")
@pytest.mark.rule("CF-END-007")
@pytest.mark.rule("CF-END-013")
@pytest.mark.rule("CF-MCF-013")
def test_an_abort_round() -> None:
    """Order A B C D; C goes critical on B's turn: B finishes, C is skipped, D, A, B take turns."""
    runners = team(4, hand=["mana"])
    for r in runners:
        r["hand"] = ["mana"]
    runners[2] |= {"hp": 0}
    play = position(runners=runners, current=1, obstacles=[threat("deckhead", 3)])
    hurt(play.g, 2, 1)
    assert play.who(2).health == "critical"
    turns = []
    while not play.table.over:
        if play.ask.id == "cf-ask-play" and (not turns or turns[-1] != play.g.current):
            turns.append(play.g.current)
        play.idle()
    assert turns == [1, 3, 0, 1]
    assert play.g.result == "aborted"
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.points == (1, 1, 1, 1)


@pytest.mark.rule("CF-END-004")
def test_critical_in_the_crossfire_step_begins_the_abort_with_the_starting_runner() -> None:
    runners = team(4, hand=["mana"])
    runners[3] |= {"hp": 0}
    for r in runners[:3]:
        r["hand"] = ["mana"]
    play = position(
        runners=runners,
        start=1,
        phase="round",
        active=["timebomb"],
        crossfire_deck=["instinct"],
        obstacles=[threat("deckhead", 3)],
    )
    assert play.who(3).health == "critical"
    assert play.g.abort_turns == 3
    assert play.g.current == 1


@pytest.mark.rule("CF-END-008")
@pytest.mark.rule("CF-END-009")
def test_the_abort_round_has_no_event() -> None:
    runners = team(4, hand=["mana"])
    runners[2] |= {"hp": 0}
    play = position(
        runners=runners,
        active=["timebomb"],
        crossfire_deck=["instinct"],
        obstacles=[threat("deckhead", 3)],
    )
    hurt(play.g, 2, 1)
    play.end_turn()
    assert play.g.active == []
    assert play.g.level == 0
    assert play.g.crossfire_deck == ["timebomb", "instinct"]
    while not play.table.over:
        assert play.g.active == []
        play.idle()


@pytest.mark.rule("CF-END-010")
@pytest.mark.rule("CF-END-015")
@pytest.mark.rule("CF-END-016")
def test_mission_rules_are_ignored_while_aborting() -> None:
    """The last obstacle of the mission falls in the abort round: nuyen, but no win."""
    runners = team(4, hand=["mana"])
    runners[1]["hand"] = ["quick-shot"]
    runners[2] |= {"hp": 0}
    play = position(runners=runners, scene=3, obstacles=[threat("out-of-ammo", 3, track=["black"])])
    hurt(play.g, 2, 1)
    play.end_turn()
    assert play.g.current == 1
    play.cards("quick-shot").strike()
    assert play.g.obstacles == []
    assert play.wallets() == [1, 1, 1, 1]
    while not play.table.over:
        play.idle()
    assert play.g.result == "aborted"


@pytest.mark.rule("CF-END-011")
@pytest.mark.rule("CF-END-012")
def test_threats_of_the_fallen_move_to_whoever_is_up() -> None:
    runners = team(4, hand=["mana"])
    runners[1]["hand"] = ["mana"]
    runners[2] |= {"hp": 0}
    runners[3] |= {"hp": 0}
    play = position(runners=runners, obstacles=[threat("deckhead", 2), threat("astral-shiver", 3)])
    hurt(play.g, 2, 1)
    play.end_turn().until("cf-ask-play")
    assert play.g.current == 1
    assert {f.faces for f in play.g.obstacles} == {1}


@pytest.mark.rule("CF-END-014")
def test_everybody_down_is_a_loss_at_once() -> None:
    runners = team(4, hp=1, hand=["mana"] * 4)
    for r in runners[1:]:
        r["hp"] = 0
    play = position(runners=runners, obstacles=[threat("deckhead", 0)], phase="attack")
    assert play.table.over
    assert play.g.result == "lost"
    assert [r.health for r in play.g.runners] == ["staggered"] * 4
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome.points == (0, 0, 0, 0)


# -- Karma -----------------------------------------------------------------------------------
@pytest.mark.rule("CF-MIS-003")
@pytest.mark.rule("CF-MIS-004")
@pytest.mark.rule("CF-CAMP-002")
@pytest.mark.parametrize(
    ("mission", "bonuses", "won", "aborted"),
    [
        ("crossfire", [], 3, 1),
        ("crossfire", ["bring-it-on"], 4, 1),
        ("crossfire", ["danger-zone"] * 3, 9, 1),
        ("extraction", [], 4, 0),
        ("extraction", ["stepped-up-security", "emt-gig", "elite-response-team"], 9, 0),
        ("dragon-fight", [], 7, 1),
        ("dragon-fight", ["trouble-brewing", "minions-unending"], 11, 1),
        ("dragon-fight", ["lets-get-serious", "closer-than-you-think"], 11, 1),
    ],
)
def test_awards(mission: str, bonuses: list[str], won: int, aborted: int) -> None:
    assert base_award(mission, "won", bonuses) == won
    assert base_award(mission, "aborted", bonuses) == aborted
    assert base_award(mission, "lost", bonuses) == 0


@pytest.mark.rule("CF-MCF-016")
@pytest.mark.rule("CF-MEX-031")
@pytest.mark.parametrize("mission", ["crossfire", "extraction"])
@pytest.mark.parametrize(
    ("karma", "less"),
    [(0, 0), (10, 0), (11, 1), (30, 1), (31, 2), (50, 2), (51, 3), (75, 3), (76, 4), (100, 4),
     (101, 5), (125, 5), (126, 6)],
)  # fmt: skip
def test_scaling(mission: str, karma: int, less: int) -> None:
    assert reduction(MISSIONS[mission].scaling, karma) == less


@pytest.mark.rule("CF-MDR-026")
@pytest.mark.parametrize(
    ("karma", "less"), [(0, 0), (75, 0), (76, 1), (100, 1), (101, 2), (125, 2), (126, 3), (150, 3)]
)
def test_scaling_of_the_dragon(karma: int, less: int) -> None:
    assert reduction(MISSIONS["dragon-fight"].scaling, karma) == less


@pytest.mark.rule("CF-MIS-005")
@pytest.mark.rule("CF-CAMP-005")
def test_every_runner_is_scaled_on_its_own() -> None:
    runners = team(4, hand=["quick-shot"])
    runners[1]["upgrades"] = ["cigar-money", "its-a-jing-thing"]
    play = last_scene(runners=runners)
    assert value(play.who(1).upgrades) == 35
    play.cards("quick-shot").strike().end_turn()
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome.points == (3, 1, 3, 3)


def test_an_award_is_never_less_than_nothing() -> None:
    """CF-AMB-031: the scaling counts for aborts too, down to 0."""
    runners = team(4)
    runners[1]["upgrades"] = ["cigar-money", "its-a-jing-thing"]
    play = last_scene(runners=runners)
    assert award(play.g, 1, "aborted") == 0
    assert award(play.g, 0, "aborted") == 1


@pytest.mark.rule("CF-MIS-002")
def test_the_recommended_level_is_advice() -> None:
    assert [MISSIONS[m].recommended for m in ("crossfire", "extraction", "dragon-fight")] == [
        0,
        5,
        70,
    ]
    play = position(4, mission="dragon-fight", hand=["mana"], obstacles=[threat("deckhead", 1)])
    assert not play.table.over


@pytest.mark.rule("CF-CAMP-008")
@pytest.mark.rule("CF-CAMP-007")
def test_only_what_counts_in_a_slot_is_at_the_table() -> None:
    """A covered upgrade is not carried in: Jing Thing over Cigar Money is 20, and 2 nuyen."""
    assert value(("its-a-jing-thing",)) == 20
    assert value(("cigar-money", "", "its-a-jing-thing")) == 35
