"""`neontable campaign`: begun, shown, played at the keyboard, written to a file and read again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from neontable.cli import main
from neontable.kernel import registry
from neontable.kernel.campaign.session import CampaignSession
from tests.toys import crew


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with registry.known(crew.GAME):
        yield


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NEONTABLE_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path / "saves" / "campaigns"


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main.app, ["campaign", *words], input=typed)


def begin(*more: str) -> Result:
    result = run("new", "night", "--campaign", "crew", "--members", "Ann,Bob", "--seed", "3", *more)
    assert result.exit_code == 0, result.output
    return result


def shown(name: str = "night") -> dict[str, Any]:
    result = run("show", name, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_a_campaign_is_begun_listed_and_shown(saves: Path) -> None:
    begun = begin("--title", "The vault")
    assert "The vault" in begun.output
    assert "neontable campaign play night" in begun.output
    assert (saves / "night.json").exists()
    listed = run("list")
    assert "night: The vault: Jobs done: 0" in listed.output
    seen = shown()
    assert (seen["campaign"], seen["over"]) == ("crew", False)
    assert [p["name"] for p in seen["people"]] == ["Ann", "Bob"]
    french = run("show", "night", "--lang", "fr")
    assert "Coups faits : 0" in french.output


def test_the_league_is_the_usual_one(saves: Path) -> None:
    result = run("new", "season", "--members", "Ann,random,bot,-", "--option", "rounds=2")
    assert result.exit_code == 0, result.output
    assert "The season of 2 rounds has not begun." in result.output
    assert "Vacant places: 1" in result.output
    seen = shown("season")
    assert seen["campaign"] == "adrenaline-league"
    assert seen["people"][1]["bot"] == "random"


def test_what_cannot_be_begun_is_refused(saves: Path) -> None:
    begin()
    for words, reason in [
        (("new", "night"), "already"),
        (("new", "../night"), "letters, digits"),
        (("new", "other", "--campaign", "chess"), "chess"),
        (("new", "other", "--members", "Ann"), "3 to 10 seats"),
        (("new", "other", "--option", "rounds=99"), "rounds"),
        (("show", "nothing"), "there are: night"),
        (("play", "nothing"), "there are: night"),
    ]:
        result = run(*words)
        assert result.exit_code == 2, result.output
        assert reason in result.output
    assert [p.name for p in saves.glob("*")] == ["night.json"]


def test_tables_are_played_from_the_campaign_and_counted(saves: Path) -> None:
    begin("--option", "jobs=1")
    # Ann buys a scanner, both are ready, the job is played to its end.
    menu = "2\n1\n1\n1\n"
    played = run("play", "night", "--seed", "4", typed=menu + "\n1\n" * 60)
    assert played.exit_code == 0, played.output
    assert "You buy a scanner." in played.output
    seen = shown()
    assert seen["over"] is True
    assert len(seen["played"]) == 1
    session = CampaignSession.read((saves / "night.json").read_bytes())
    assert session.played[1].ended == "played"
    assert session.played[1].record.setup.carried == {"tools": [["scanner"], []]}


def test_a_table_that_is_left_goes_on_later_or_is_given_up(saves: Path) -> None:
    begin()
    left = run("play", "night", "--seed", "4", typed="1\n1\n1\n\nquit\n4\n")
    assert left.exit_code == 0, left.output
    assert "The table is kept with the campaign" in left.output
    kept = CampaignSession.read((saves / "night.json").read_bytes())
    (mission,) = kept.missions()
    assert mission.begun
    again = run("play", "night", typed="")
    assert "Go on with" in again.output
    assert re.search(r"2\. Give up", again.output)
    given = run("play", "night", typed="2\n")
    assert given.exit_code == 0, given.output
    assert [p["ended"] for p in shown()["played"]] == ["conceded"]


def test_a_decision_is_taken_back_but_no_table(saves: Path) -> None:
    begin()
    result = run("play", "night", typed="2\n")
    assert "Take back the last decision" in result.output
    back = run("play", "night", typed="4\n")
    assert "Taken back" in back.output
    asked = run("play", "night", typed="1\n1\n")
    assert asked.output.count("Take back the last decision") == 1, "not once a job is asked for"


def test_a_campaign_travels_as_one_file(saves: Path, tmp_path: Path) -> None:
    begin("--option", "jobs=1")
    run("play", "night", "--seed", "4", typed="1\n1\n1\n" + "\n1\n" * 60)
    file = tmp_path / "travel.json"
    assert run("export", "night", str(file)).exit_code == 0
    assert run("export", "night", str(file)).exit_code == 2, "nothing is overwritten"
    assert run("import", str(file), "--name", "night").exit_code == 2
    brought = run("import", str(file))
    assert brought.exit_code == 0, brought.output
    assert shown("travel")["standings"] == shown()["standings"]


def test_a_damaged_file_is_refused_with_every_reason_and_changes_nothing(
    saves: Path, tmp_path: Path
) -> None:
    begin("--option", "jobs=2")
    for _ in range(2):
        run("play", "night", "--seed", "4", typed="1\n1\n1\n" + "\n1\n" * 60)
    data = json.loads((saves / "night.json").read_bytes())
    assert len(data["tables"]) == 2
    data["tables"][0]["table"] = "another"
    data["tables"][1]["record"]["answers"].pop()
    data["people"].pop()
    file = tmp_path / "bent.json"
    file.write_text(json.dumps(data))
    before = sorted(p.name for p in saves.glob("*"))
    refused = run("import", str(file))
    assert refused.exit_code == 2
    for reason in ("mission 1", "mission 2", "people"):
        assert reason in refused.output
    file.write_bytes(file.read_bytes()[:200])
    assert run("import", str(file)).exit_code == 2
    (saves / "night.json").write_text("{}")
    assert run("play", "night").exit_code == 2
    assert run("list").exit_code == 0
    assert sorted(p.name for p in saves.glob("*")) == before


def test_a_crew_shows_its_sheets_and_what_can_be_taken(saves: Path) -> None:
    made = run("new", "crew", "--campaign", "crossfire-crew", "--members", "Ann", "--seed", "3")
    assert made.exit_code == 0, made.output
    # A troll called Axiom looks at the shelf.
    begun = run("play", "crew", "--seed", "4", typed="5\n1\n")
    shelf = re.search(r"(\d+)\. Ann: what can be taken", begun.output)
    assert shelf is not None, begun.output
    played = run("play", "crew", "--seed", "4", typed=f"{shelf[1]}\n1\n")
    assert "Prime Runner (50)" in played.output
    assert "It counts 50 there, and 0 Karma are free for it: 50 too few. [CF-CAMP-004]" in (
        " ".join(played.output.split())
    )
    seen = run("show", "crew")
    assert "Axiom · Troll · Ann" in seen.output
    assert "Slot 4: –" in seen.output
    french = run("show", "crew", "--lang", "fr")
    assert "Karma gagné 0" in french.output


def test_bots_play_a_tournament_from_one_command(saves: Path, tmp_path: Path) -> None:
    words = ("--campaign", "netrunner-tournament", "--members", "random*4", "--seed", "2")
    played = run("run", "cup", *words, "--option", "max_turns=4", "--lang", "en")
    assert played.exit_code == 0, played.output
    assert "The tournament is over after 2 rounds." in played.output
    assert "Round 2." in played.output
    # The closing list says how each match ended, in the words of the game.
    closing = [line for line in played.output.splitlines() if line.startswith("Match ")]
    assert len([line for line in closing if "1. member" in line]) == 4
    assert all(line.count("victory point") == 2 for line in closing if "1. member" in line)
    again = run("run", "cup", "--members", "random*4")
    assert again.exit_code == 2
    printed = run("results", "cup", "--lang", "en")
    assert printed.stdout.startswith("place,member,Match points,Points,Opponents,Won,Drawn,Lost,")
    assert len(printed.stdout.splitlines()) == 5
    for file, more in (("cup.json", ()), ("tables.csv", ("--tables",))):
        assert run("results", "cup", str(tmp_path / file), *more).exit_code == 0
    found = json.loads((tmp_path / "cup.json").read_text())
    assert found["standings"][0]["place"] == 1
    assert len(found["tables"]) == 8
    assert len((tmp_path / "tables.csv").read_text().splitlines()) == 9
    assert run("results", "cup", str(tmp_path / "cup.json")).exit_code == 2
    assert run("results", "cup", str(tmp_path / "cup.txt")).exit_code == 2


def test_nothing_is_registered_once_a_campaign_is_over(saves: Path) -> None:
    members = ("--campaign", "netrunner-tournament", "--members", "random*2")
    assert run("run", "cup", *members, "--option", "rounds=1", "--seed", "1").exit_code == 0
    late = run("register", "cup", "1", "--list", "Tripwires")
    assert late.exit_code == 2
    assert "the campaign 'cup' is over" in late.output


def test_lists_are_registered_in_the_terminal(saves: Path) -> None:
    begun = run("new", "cup", "--campaign", "netrunner-tournament", "--members", "Ann,Bob")
    assert begun.exit_code == 0, begun.output
    done = run("register", "cup", "1", "--list", "Tripwires", "--list", "Deep Dig")
    assert done.exit_code == 0, done.output
    kept = CampaignSession.read((saves / "cup.json").read_bytes())
    assert kept.table.state.lists[0][0].startswith("# name: Tripwires")
    assert kept.table.state.lists[1] == ()
    for wrong in (
        ("9", "--list", "Tripwires"),
        ("1", "--list", "Greyhound Demolition Derby"),
        ("1", "--list", "a", "--list", "b", "--list", "c"),
    ):
        assert run("register", "cup", *wrong).exit_code == 2
