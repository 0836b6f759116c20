"""Missions that people write, and the two of ours."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import neontable
from neontable.games.crossfire.missions.library import MISSIONS, Bonus, Mission, TrackStep
from neontable.games.crossfire.missions.written import read
from neontable.kernel import registry
from neontable.kernel.errors import BadOption
from tests.positions import play_on

PAGE = (Path(__file__).parents[2] / "docs" / "missions-crossfire.md").read_text("utf-8")
EXAMPLE = re.findall(r"```json mission\n(.*?)```", PAGE, re.DOTALL)[0]


def written(**fields: Any) -> str:
    return json.dumps(json.loads(EXAMPLE) | fields)


@pytest.mark.parametrize("kind", [Mission, Bonus, TrackStep])
def test_the_page_names_every_field(kind: type[msgspec.Struct]) -> None:
    assert [name for name in kind.__struct_fields__ if f"`{name}`" not in PAGE] == []


def test_the_example_of_the_page_is_played_to_its_end_and_loads_from_json() -> None:
    game = registry.game("crossfire")
    table = game.new(3, 4, {"mission_text": EXAMPLE, "mission_bonuses": "overtime"})
    assert table.state.bonuses == ("overtime",)
    dice = random.Random(3)
    play_on(table, dice, 25)
    again = neontable.load(table.to_json())
    assert again.digest == table.digest
    play_on(table, dice, 5000)
    assert table.over
    assert table.scene(0).panels


@pytest.mark.parametrize("mission", ["long-night", "courier-run"])
def test_our_missions_are_marked_and_end(mission: str) -> None:
    assert MISSIONS[mission].origin == "designed"
    for seats in range(MISSIONS[mission].runners[0], 5):
        table = registry.game("crossfire").new(seats, seats, {"mission": mission}, quiet=True)
        play_on(table, random.Random(seats), 5000)
        assert table.over


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"runners": [1, 4]}, "runners: from 2"),
        ({"flow": "opera"}, "flow: one of scenes, track, dragon"),
        ({"scenes": []}, "scenes: one number"),
        ({"scenes": [77]}, "-1 to 9"),
        ({"title": ""}, "title: 1 to 60"),
        ({"flow": "track"}, "track: no steps for 2 runners"),
        ({"flow": "dragon", "per_round": 3, "sides": [["smaug"]]}, "there is no boss 'smaug'"),
        ({"hard_seats": [[0]]}, "hard_seats: one list"),
        ({"wim": 3}, "wim"),
        ({"bonuses": {"x": {"karma": 1, "aside": ["mana"]}}}, "no market card 'mana'"),
    ],
)
def test_faults(fields: dict[str, Any], words: str) -> None:
    _, problems = read(written(**fields))
    assert any(words in problem for problem in problems)
    with pytest.raises(BadOption, match=re.escape(words)):
        registry.game("crossfire").new(3, 1, {"mission_text": written(**fields)})


def test_a_bonus_that_the_mission_does_not_have() -> None:
    with pytest.raises(BadOption, match="it has: overtime"):
        registry.game("crossfire").new(
            3, 1, {"mission_text": EXAMPLE, "mission_bonuses": "danger-zone"}
        )
    with pytest.raises(BadOption, match="mission of your own"):
        registry.game("crossfire").new(3, 1, {"mission_bonuses": "danger-zone"})
