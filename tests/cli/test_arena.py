"""`neontable arena check`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

GOOD = "name: Alley\nRr+Bb+Y  Yy\n"
BAD = "name: Alley\nRr Bb\n"


def test_a_good_arena_is_said_to_be_one(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "alley.txt"
    file.write_text(GOOD)
    result = run("arena", "check", file)
    assert (result.exit_code, result.output.strip()) == (0, "This arena can be played.")
    assert "cette arène" in run("arena", "check", "-", "--lang", "fr", typed=GOOD).output


def test_every_fault_is_reported_with_its_place(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "alley.txt"
    file.write_text(BAD)
    result = run("arena", "check", file)
    assert result.exit_code == 2
    assert "line 2, column 3: the red room and the blue room" in result.output
    assert "the yellow spawn point (y) is missing" in result.output
    found = json.loads(run("arena", "check", file, "--json", "--lang", "fr").output)
    assert found["playable"] is False
    assert (found["faults"][0]["line"], found["faults"][0]["column"]) == (2, 3)
    assert found["faults"][-1]["line"] is None
    assert "jaune" in found["faults"][-2]["text"]


def test_a_game_without_drawn_arenas_says_so(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "alley.txt"
    file.write_text(GOOD)
    result = run("arena", "check", file, "--game", "toy")
    assert result.exit_code == 2
    assert "toy has no custom arenas" in result.output
    assert run("arena", "check", tmp_path / "nowhere.txt").exit_code == 2


def test_an_arena_is_played_from_its_file(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "alley.txt"
    file.write_text(GOOD)
    command = ["sim", "adrenaline", "--games", "2", "--seats", "3", "--option"]
    assert run(*command, f"arena_text=@{file}").exit_code == 0
    file.write_text(BAD)
    result = run(*command, f"arena_text=@{file}")
    assert result.exit_code == 2
    assert "line 2, column 3" in result.output
