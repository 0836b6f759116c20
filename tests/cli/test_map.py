"""`neontable map check`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

GAME = """
from neontable.games.combatzone.battlefields import check
from neontable.kernel.table_options import Written
from neontable_toy import ToyGame

class Mapped(ToyGame):
    name = "mapped"
    options = {**ToyGame.options, "map_text": Written("", most=200_000, check=check)}

GAME = Mapped()
"""
GOOD = json.dumps(
    {
        "name": "Alley",
        "width": 30,
        "depth": 22,
        "pieces": [{"id": "wall", "kind": "barrier", "height": 4, "box": [10, 5, 1, 6]}],
    }
)


@pytest.fixture(autouse=True)
def mapped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A game with maps of people's own."""
    place = tmp_path / "mapbox"
    info = place / "neontable_mapped-1.dist-info"
    info.mkdir(parents=True)
    (place / "neontable_mapped.py").write_text(GAME)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: neontable-mapped\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[neontable.games]\nmapped = neontable_mapped:GAME\n")
    monkeypatch.syspath_prepend(str(place))


def test_a_good_map_is_said_to_be_one(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "alley.json"
    file.write_text(GOOD)
    result = run("map", "check", file, "--game", "mapped")
    assert (result.exit_code, result.output.strip()) == (0, "This battlefield can be played on.")
    french = run("map", "check", "-", "--game", "mapped", "--lang", "fr", typed=GOOD)
    assert "ce champ de bataille" in french.output


def test_every_fault_is_reported(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "alley.json"
    bad = GOOD.replace('"height": 4', '"height": 2').replace('"width": 30', '"width": 3')
    file.write_text(bad)
    result = run("map", "check", file, "--game", "mapped")
    assert result.exit_code == 2
    said = " ".join(result.output.split())
    assert "width: a side of the table is 10.0 in to 120.0 in" in said
    assert "pieces[0] (wall): solid scenery up to 3.0 in high is an obstacle" in said
    command = ("map", "check", file, "--game", "mapped", "--json", "--lang", "fr")
    found = json.loads(run(*command).output)
    assert found["playable"] is False
    assert len(found["faults"]) == 3  # the wall now stands over the edge, too
    assert any("obstacle, pas une barrière" in f["text"] for f in found["faults"])


def test_what_is_no_json_is_refused_with_its_place(run: Any) -> None:
    result = run("map", "check", "-", "--game", "mapped", typed='{"name": }')
    assert result.exit_code == 2
    assert "line 1, column 10: this is not JSON" in result.output


def test_a_game_without_maps_says_so(run: Any) -> None:
    result = run("map", "check", "-", "--game", "toy", typed=GOOD)
    assert result.exit_code == 2
    assert "toy has no custom maps" in result.output
