"""`neontable puzzle`: list, check, play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from neontable.kernel.puzzles import built_in, find


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_the_list_ticks_what_was_solved(run: Any) -> None:
    before = json.loads(run("puzzle", "list", "adrenaline", "--json").output)
    assert [p["id"] for p in before] == [p.id for p in built_in("adrenaline")]
    assert not any(p["solved"] for p in before)
    result = run("puzzle", "play", "paid-in-advance", typed=typed("1", "2"))
    assert result.exit_code == 0
    assert "Solved!" in result.output
    after = json.loads(run("puzzle", "list", "adrenaline", "--json", "--lang", "fr").output)
    assert [p["id"] for p in after if p["solved"]] == ["paid-in-advance"]
    listed = run("puzzle", "list", "--lang", "fr").output
    assert "✓ ●     paid-in-advance  Payé d'avance" in listed
    assert "netrunner" in listed


def test_hints_undo_and_again_in_the_terminal(run: Any) -> None:
    lines = typed("hint", "hint", "hint", "1", "1", "1", "hint", "undo", "again", "1", "2")
    output = run("puzzle", "play", "paid-in-advance", typed=lines).output
    assert "Goal: Kill a rival, this turn" in output
    assert "Look at this: Dozer" in output
    assert "The next move: Shoot people" in output
    assert "2. Target: Dozer" in output
    assert "Not this way" in output
    assert "take 2 answers back" in output or "take one answer back" in output
    assert "Solved!" in output


def test_leaving_a_puzzle_saves_nothing(run: Any, tmp_path: Path) -> None:
    result = run("puzzle", "play", "paid-in-advance", "--lang", "fr", typed=typed("1", "quitter"))
    assert result.exit_code == 0
    assert "But\u00a0: Tuez un rival, ce tour-ci" in result.output
    assert not (tmp_path / "saves").exists()


def test_a_file_is_checked_and_played(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    data = json.loads(find("paid-in-advance").source)
    file.write_text(json.dumps({**data, "id": "mine"}))
    result = run("puzzle", "check", file)
    assert result.exit_code == 0
    assert "The puzzle is sound: its solution has 2 answers; of 4 first moves 1" in result.output
    assert "Solved!" in run("puzzle", "play", file, typed=typed("1", "2")).output
    listed = json.loads(run("puzzle", "list", "--json").output)
    assert not any(p["solved"] for p in listed), "one of one's own is not of the house"


def test_a_bad_file_is_refused_with_every_fault(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    data = json.loads(find("paid-in-advance").source)
    file.write_text(json.dumps({**data, "seat": 4, "difficulty": 0}))
    result = run("puzzle", "check", file)
    assert result.exit_code == 2
    assert "seat: the seats are 0 to 2; there is 4" in result.output
    assert "difficulty: it is 1 to 5; there is 0" in result.output
    file.write_text(json.dumps({**data, "solution": [["end"]]}))
    result = run("puzzle", "check", file)
    assert result.exit_code == 2
    assert "solution: after its 1 answers the puzzle is failed" in result.output
    found = json.loads(run("puzzle", "check", file, "--json").output)
    assert found["problems"]


def test_an_unknown_puzzle_is_named(run: Any) -> None:
    result = run("puzzle", "play", "nothing")
    assert result.exit_code == 2
    assert "no puzzle is called 'nothing'" in result.output
