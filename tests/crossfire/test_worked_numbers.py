"""Worked numbers: what damage clears, what missions flip and set up, what Karma they give."""

from __future__ import annotations

from collections import Counter

import pytest

from neontable.games.crossfire.positions.reckoning import (
    karma_award,
    levels_cleared,
    obstacles_flipped,
)
from tests.crossfire.play import started

HARD, NORMAL = "hard", "normal"


@pytest.mark.rule("CF-DMG-004", "CF-DMG-005", "CF-DMG-006", "CF-DMG-011", "CF-DMG-013")
@pytest.mark.parametrize(
    ("track", "damage", "more", "cleared"),
    [
        (["red"], {"blue": 3, "colourless": 4}, {}, 0),
        (["red"], {"red": 1}, {}, 1),
        ([4], {"red": 1, "blue": 1, "colourless": 2}, {}, 1),
        ([4], {"red": 1, "blue": 1, "colourless": 1}, {}, 0),
        ([4, 1], {"red": 1, "blue": 1, "colourless": 2}, {}, 1),
        ([4, "red"], {"red": 1, "colourless": 4}, {}, 2),
        ([4, "red"], {"red": 2, "colourless": 3}, {}, 2),
        ([4, "red"], {"red": 1, "colourless": 3}, {}, 1),
        (["red", 4], {"colourless": 9}, {}, 0),
        ([5, "green", "black"], {"black": 4, "red": 1}, {}, 1),
        ([5, "green", "black"], {"green": 1, "black": 1}, {"cleared": 1}, 2),
        ([3, "blue", "blue", 1], {"red": 1, "colourless": 2, "blue": 2}, {}, 3),
        ([3, "blue", "blue", 1], {"red": 2, "colourless": 2, "blue": 2}, {}, 4),
        ([6, 6, "black", "black"], {}, {"levels": 2}, 2),
        ([6, 6, "black", "black"], {"black": 2}, {"levels": 2}, 4),
        ([6, 6, "black", "black"], {}, {"levels": 2, "cleared": 3}, 1),
        ([4, "blue", 6], {"blue": 1}, {"levels": 2}, 2),
        ([1, 6, 6], {"blue": 1}, {"levels": 2}, 3),
        ([2, "green", 1, "black"], {"blue": 1, "black": 1}, {}, 1),
        (["black", 3], {"black": 1, "blue": 1}, {}, 1),
        (["green", "black", "blue", "red"], {"green": 1, "black": 1, "blue": 1}, {}, 3),
        ([8, "black"], {"colourless": 8, "black": 1}, {}, 2),
        ([3], {"red": 1}, {"cleared": 1}, 0),
    ],
)
def test_damage_against_tracks(
    track: list[int | str], damage: dict[str, int], more: dict[str, int], cleared: int
) -> None:
    assert levels_cleared(track, damage, **more) == cleared


def test_damage_has_a_colour_or_none() -> None:
    with pytest.raises(ValueError, match="black, blue, green, red or colourless; got 'pink'"):
        levels_cleared([3], {"pink": 3})


@pytest.mark.rule("CF-MCF-002", "CF-MCF-003", "CF-MCF-014", "CF-MCF-015")
@pytest.mark.parametrize(
    ("runners", "scene", "level", "bonuses", "hard", "normal"),
    [
        (4, 1, 0, [], 0, 4),
        (4, 2, 0, [], 0, 5),
        (4, 3, 0, [], 0, 6),
        (3, 1, 0, [], 0, 3),
        (3, 2, 1, [], 1, 3),
        (3, 3, 5, [], 5, 0),
        (2, 1, 0, [], 0, 2),
        (2, 2, 2, [], 2, 1),
        (2, 3, 4, [], 4, 0),
        (4, 2, 3, [], 3, 2),
        (4, 2, 8, [], 5, 0),
        (3, 1, 0, ["Bring It On!"], 0, 4),
        (3, 2, 0, ["Bring It On!"], 0, 5),
        (3, 3, 0, ["Bring It On!"], 0, 6),
        (4, 1, 3, ["Danger Zone"] * 3, 3, 1),
    ],
)
def test_obstacles_of_the_crossfire_mission(
    runners: int, scene: int, level: int, bonuses: list[str], hard: int, normal: int
) -> None:
    found = obstacles_flipped("Crossfire", runners, scene, level, bonuses)
    assert found == [HARD] * hard + [NORMAL] * normal


TRACKS = {
    4: [(0, 4), (2, 0), (1, 2), (2, 1), (2, 2), (3, 3)],
    3: [(0, 3), (1, 0), (1, 1), (1, 2), (2, 1), (2, 3)],
    2: [(0, 2), (1, 0), (0, 2), (1, 1), (1, 1), (2, 1)],
    1: [(0, 1), (0, 1), (1, 0), (1, 0), (0, 2), (2, 1)],
}
"""(Hard, Normal) of rounds 1 to 6 in the English book."""


@pytest.mark.rule("CF-MEX-021", "CF-MEX-022", "CF-MEX-023", "CF-MEX-024", "CF-MEX-030")
@pytest.mark.parametrize("runners", TRACKS)
def test_obstacles_of_the_extraction(runners: int) -> None:
    for step, (hard, normal) in enumerate(TRACKS[runners], 1):
        found = obstacles_flipped("Extraction", runners, step, 9)
        assert found == [HARD] * hard + [NORMAL] * normal, step
        elite = obstacles_flipped("Extraction", runners, step, 0, ["Elite Response Team!"])
        assert elite.count(HARD) == hard + (hard > 0), step


@pytest.mark.rule("CF-MEX-021", "CF-MEX-022", "CF-MEX-023", "CF-MEX-024")
@pytest.mark.parametrize(
    ("runners", "hard", "normal"), [(4, 10, 12), (3, 7, 10), (2, 5, 7), (1, 4, 5)]
)
def test_obstacles_of_the_whole_extraction(runners: int, hard: int, normal: int) -> None:
    every = Counter(
        deck for n in range(1, 7) for deck in obstacles_flipped("Extraction", runners, n)
    )
    assert every == {HARD: hard, NORMAL: normal}


@pytest.mark.rule("CF-MEX-021", "CF-MEX-024")
def test_obstacles_of_the_french_extraction() -> None:
    """CF-AMB-007."""
    assert obstacles_flipped("Extraction", 1, 2, edition="french") == [HARD]
    assert obstacles_flipped("Extraction", 1, 2) == [NORMAL]


@pytest.mark.rule("CF-MDR-010", "CF-MDR-025")
@pytest.mark.parametrize(
    ("level", "bonuses", "hard", "normal"),
    [
        (0, [], 0, 3),
        (2, [], 2, 1),
        (3, [], 3, 0),
        (7, [], 3, 0),
        (0, ["Minions Unending"], 0, 4),
        (3, ["Minions Unending"], 3, 1),
    ],
)
def test_obstacles_of_the_dragon_fight(
    level: int, bonuses: list[str], hard: int, normal: int
) -> None:
    found = obstacles_flipped("Dragon Fight", 4, 3, level, bonuses)
    assert found == [HARD] * hard + [NORMAL] * normal


@pytest.mark.rule("CF-MCF-013", "CF-MCF-016", "CF-MEX-026", "CF-MEX-031", "CF-MDR-021")
@pytest.mark.rule("CF-MIS-004", "CF-MIS-005", "CF-MDR-026", "CF-MCF-014", "CF-MCF-015")
@pytest.mark.rule("CF-MEX-027", "CF-MEX-028", "CF-MEX-030", "CF-MDR-022", "CF-MDR-023")
@pytest.mark.rule("CF-MDR-024", "CF-MDR-025")
@pytest.mark.parametrize(
    ("mission", "result", "bonuses", "in_upgrades", "karma"),
    [
        ("Crossfire", "win", [], 0, 3),
        ("Crossfire", "win", [], 10, 3),
        ("Crossfire", "win", [], 11, 2),
        ("Crossfire", "win", [], 30, 2),
        ("Crossfire", "win", [], 31, 1),
        ("Crossfire", "win", [], 50, 1),
        ("Crossfire", "win", [], 51, 0),
        ("Crossfire", "win", [], 75, 0),
        ("Crossfire", "win", [], 76, 0),
        ("Crossfire", "win", ["Danger Zone"] * 4, 75, 8),
        ("Crossfire", "win", ["Danger Zone"] * 4, 76, 7),
        ("Crossfire", "win", ["Danger Zone"] * 4, 100, 7),
        ("Crossfire", "win", ["Danger Zone"] * 4, 101, 6),
        ("Crossfire", "win", ["Danger Zone"] * 4, 125, 6),
        ("Crossfire", "win", ["Danger Zone"] * 4, 126, 5),
        ("Crossfire", "win", ["Bring It On!"], 0, 4),
        ("Crossfire", "win", ["Bring It On!"], 35, 2),
        ("Crossfire", "win", ["Bring It On!", *["Danger Zone"] * 3], 0, 10),
        ("Crossfire", "abort", [], 0, 1),
        ("Crossfire", "abort", ["Bring It On!"], 0, 1),
        ("Crossfire", "abort", [], 11, 0),
        ("Crossfire", "loss", ["Bring It On!"], 0, 0),
        ("Extraction", "win", [], 10, 4),
        ("Extraction", "win", [], 11, 3),
        ("Extraction", "win", [], 51, 1),
        ("Extraction", "win", [], 76, 0),
        ("Extraction", "win", ["Stepped-up Security!"], 0, 5),
        ("Extraction", "win", ["EMT Gig!"], 0, 5),
        ("Extraction", "win", ["Elite Response Team!"], 0, 7),
        ("Extraction", "abort", [], 0, 0),
        ("Extraction", "loss", [], 0, 0),
        ("Dragon Fight", "win", [], 0, 7),
        ("Dragon Fight", "win", [], 75, 7),
        ("Dragon Fight", "win", [], 76, 6),
        ("Dragon Fight", "win", [], 100, 6),
        ("Dragon Fight", "win", [], 101, 5),
        ("Dragon Fight", "win", [], 125, 5),
        ("Dragon Fight", "win", [], 126, 4),
        ("Dragon Fight", "win", ["Trouble Brewing"], 0, 8),
        ("Dragon Fight", "win", ["Let's Get Serious"], 0, 9),
        ("Dragon Fight", "win", ["I'm Closer Than You Think", "Minions Unending"], 0, 12),
        ("Dragon Fight", "abort", ["Minions Unending"], 75, 1),
        ("Dragon Fight", "abort", [], 76, 0),
        ("Dragon Fight", "loss", [], 0, 0),
    ],
)
def test_karma_and_its_scaling(
    mission: str, result: str, bonuses: list[str], in_upgrades: int, karma: int
) -> None:
    assert karma_award(mission, result, bonuses, in_upgrades) == karma


@pytest.mark.rule("CF-SETUP-001", "CF-SETUP-014", "CF-SETUP-017", "CF-ROLE-008", "CF-ROLE-009")
@pytest.mark.rule("CF-ROLE-010", "CF-ROLE-011", "CF-ROLE-013", "CF-MEX-002", "CF-MEX-028")
@pytest.mark.parametrize(
    ("mission", "runners", "bonuses", "faced", "level"),
    [
        ("crossfire", 2, {}, 2, 0),
        ("crossfire", 3, {}, 3, 0),
        ("crossfire", 4, {}, 4, 0),
        ("crossfire", 4, {"danger_zone": 3}, 4, 3),
        ("crossfire", 3, {"bring_it_on": True}, 4, 0),
        ("extraction", 1, {}, 1, 0),
        ("extraction", 2, {}, 2, 0),
        ("extraction", 3, {}, 3, 0),
        ("extraction", 4, {"stepped_up_security": True}, 4, 4),
        ("extraction", 4, {"emt_gig": True}, 4, 0),
        ("extraction", 4, {"elite_response_team": True}, 4, 0),
        ("dragon-fight", 4, {}, 2 + 3, 0),
        ("dragon-fight", 4, {"minions_unending": True}, 2 + 4, 0),
    ],
)
def test_set_up(
    mission: str, runners: int, bonuses: dict[str, bool | int], faced: int, level: int
) -> None:
    g = started(runners, 5, mission=mission, **bonuses).until("cf-ask-play").g
    people = g.runners[:runners]
    assert sorted(role for r in people for role in r.roles) == [
        "decker",
        "face",
        "mage",
        "street-samurai",
    ]
    assert len(g.obstacles) >= faced  # the first event may have brought one more
    in_play = [f.card for f in g.obstacles]
    piles = (g.normal_deck, g.normal_discard, g.hard_deck, g.hard_discard)
    assert sum(map(len, piles)) + len([c for c in in_play if "dragon" not in c]) == 80
    assert len(g.crossfire_discard) == level
    events = len(g.crossfire_deck) + len(g.crossfire_discard) + len(g.active)
    assert events == 50
    assert len([card for card in g.market if card]) == 6
    if mission == "extraction":
        client = g.runners[-1]
        assert client.metatype == "client"
        assert client.max_hp == 5
        assert client.hp <= (1 if "emt_gig" in bonuses else 5)  # the first event may hurt
        assert g.aside == (["doc-wagon-contract"] if "emt_gig" in bonuses else [])
