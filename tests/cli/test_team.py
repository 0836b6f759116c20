"""`neontable team`: checking, listing and showing team lists."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

LIST = "faction: Maelstrom\nWarlord\n- Light Armorjack\nKyodai\n"


def test_check_finds_every_problem(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(LIST, "utf-8")
    result = run("team", "check", str(file))
    assert result.exit_code == 2
    assert (
        "line 3: Light Armorjack needs 1 Street Cred; the team has 0. (CZ-TEAM-015)"
        in result.stdout
    )
    assert "line 4: Kyodai belongs to Tyger Claws, not to Maelstrom. (CZ-TEAM-001)" in result.stdout
    french = run("team", "check", str(file), "--lang", "fr").stdout.replace("\u00a0", " ")
    assert "ligne 4 : Kyodai appartient à Tyger Claws, pas à Maelstrom." in french


def test_the_houses_teams_are_legal_and_can_be_piped(run: Run) -> None:
    shown = run("team", "show", "chrome choir")
    assert shown.exit_code == 0
    checked = run("team", "check", "-", typed=shown.stdout)
    assert checked.exit_code == 0
    assert "Chrome Choir: a legal team." in checked.stdout
    small = run("team", "check", "-", "--option", "eb=60", "--json", typed=shown.stdout)
    assert small.exit_code == 2
    found = json.loads(small.stdout)
    assert [p["rule"] for p in found["problems"]] == ["CZ-TEAM-005"]
    assert found["team"]["side"] == "Maelstrom"


def test_list_names_three_teams_of_every_faction(run: Run) -> None:
    found = json.loads(run("team", "list", "--json").stdout)
    assert len(found) == 36
    assert {one["origin"] for one in found} == {"designed"}
    assert "conçu, " in run("team", "list", "--lang", "fr").output


def test_a_game_with_decks_is_not_played_with_teams(run: Run) -> None:
    result = run("team", "list", "--game", "netrunner")
    assert result.exit_code == 2
    assert "netrunner is not played with teams" in result.stderr
    assert (
        "combatzone is not played with decks" in run("deck", "list", "--game", "combatzone").stderr
    )
