"""The rule index, and the record of which rules have tests."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from neontable.kernel import rules

SIZES = {
    "adrenaline": 112,
    "adrenaline-league": 18,
    "combatzone": 341,
    "crossfire": 372,
    "netrunner": 223,
    "tournament": 25,
}


def test_the_games_and_campaigns_are_indexed_whole() -> None:
    assert {game: len(rules.index(game)) for game in rules.games()} == SIZES


def test_ids_are_unique_over_all_games_and_of_one_form() -> None:
    ids = [id for game in rules.games() for id in rules.index(game)]
    assert len(ids) == len(set(ids))
    assert [id for id in ids if not re.fullmatch(r"[A-Z]{2}-[A-Z0-9]+-\d{3}", id)] == []


def test_every_rule_says_what_it_is_and_where_it_comes_from() -> None:
    for game in rules.games():
        for rule in rules.index(game).values():
            assert rule.game == game
            assert rule.area
            assert rule.source
            assert rule.text


def test_the_index_keeps_the_order_of_the_file() -> None:
    ids = list(rules.index("adrenaline"))
    assert ids[:2] == ["AD-SETUP-001", "AD-SETUP-002"]
    assert ids.index("AD-SEE-002") > ids.index("AD-SETUP-006")


def test_changing_a_returned_index_changes_nothing_for_others() -> None:
    rules.index("adrenaline").clear()
    assert len(rules.index("adrenaline")) == SIZES["adrenaline"]


def test_find_takes_an_id_of_any_game_in_any_case() -> None:
    assert rules.find("AD-SEE-002").game == "adrenaline"
    assert rules.find("nr-goal-001").game == "netrunner"
    assert rules.find("CZ-CORE-001").area == "dice"


def test_an_unknown_id_names_its_nearest_neighbours() -> None:
    with pytest.raises(rules.UnknownRule) as refused:
        rules.find("AD-SEE-02")
    assert "AD-SEE-002" in refused.value.nearest
    assert str(refused.value).startswith("no rule 'AD-SEE-02' in the index; nearest: AD-SEE-")


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(rules.NoRuleIndex, match=r"'chess'.*adrenaline.*netrunner"):
        rules.index("chess")


def test_search_reads_statements_and_examples_of_all_games() -> None:
    found = {rule.id for rule in rules.search("BANSHEE", "en")}
    assert "AD-SEE-002" in found  # only its example names her
    assert rules.search("no such word anywhere", "en") == []
    assert rules.search("  ", "en") == []
    assert len({rule.game for rule in rules.search("draw", "en")}) > 1


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of rules in place of the package's own."""
    caches = (rules._games, rules._file, rules._translations, rules._index, rules._ambiguities)
    monkeypatch.setattr(resources, "files", lambda _package: tmp_path)
    for cached in caches:
        cached.cache_clear()
    (tmp_path / "duel.toml").write_text(
        'game = "duel"\n'
        '[[rule]]\nid = "DU-END-001"\narea = "end"\nsource = "p.1"\n'
        'text = "The last one standing wins."\nexample = "Ann stands: Ann wins."\n'
        '[[rule]]\nid = "DU-END-002"\narea = "end"\nsource = "p.1"\ntext = "Ties are shared."\n',
        "utf-8",
    )
    yield tmp_path
    monkeypatch.undo()
    for cached in caches:
        cached.cache_clear()


def test_french_statements_come_from_the_file_beside(shelf: Path) -> None:
    (shelf / "duel.fr.toml").write_text(
        '[[rule]]\nid = "DU-END-001"\ntext = "Le dernier debout l’emporte au cœur de l’Arène."\n',
        "utf-8",
    )
    assert rules.games() == ["duel"]
    first, second = rules.index("duel").values()
    assert rules.statement(first, "fr").startswith("Le dernier")
    assert rules.statement(first, "en") == "The last one standing wins."
    assert rules.statement(second, "fr") == "Ties are shared."  # not written yet: English
    # An English example under a French statement would be a mixture.
    assert rules.example(first, "fr") == ""
    assert rules.example(first, "en") == "Ann stands: Ann wins."
    assert rules.search("l'arene", "fr") == [first]
    assert rules.search("COEUR", "fr") == [first]
    assert rules.search("standing", "fr") == []


def test_a_third_language_is_a_file_beside(shelf: Path) -> None:
    for lang, text in (("fr", "Le dernier debout."), ("tlh", "Qapla’")):
        (shelf / f"duel.{lang}.toml").write_text(
            f'[[rule]]\nid = "DU-END-001"\ntext = "{text}"\nexample = "{lang}"\n', "utf-8"
        )
    first, _ = rules.index("duel").values()
    assert rules.statement(first, "tlh") == "Qapla’"
    assert rules.example(first, "tlh") == "tlh"
    assert rules.statement(first, "fr") == "Le dernier debout."


def test_a_translation_of_no_rule_is_an_error(shelf: Path) -> None:
    (shelf / "duel.fr.toml").write_text('[[rule]]\nid = "DU-END-009"\ntext = "?"\n', "utf-8")
    with pytest.raises(ValueError, match=r"duel\.fr\.toml translates unknown rules: DU-END-009"):
        rules.index("duel")


def test_a_game_without_open_points_has_no_ambiguities(shelf: Path) -> None:
    assert rules.ambiguities("duel") == []


@pytest.mark.parametrize(
    ("game", "count"),
    [("adrenaline", 10), ("combatzone", 66), ("crossfire", 48), ("netrunner", 44)],
)
def test_every_ambiguity_has_a_reading_and_cites_known_rules(game: str, count: int) -> None:
    points = rules.ambiguities(game)
    assert len({point.id for point in points}) == len(points) == count
    for point in points:
        assert point.issue
        assert point.recommend
        for id in point.rules:
            assert rules.find(id).game == game


def run_pytest(folder: Path, *options: str) -> tuple[int, str]:
    """Run the tests of a small project that uses our own conftest."""
    (folder / "tests").mkdir(exist_ok=True)
    shutil.copy(Path(__file__).parents[1] / "conftest.py", folder / "tests")
    (folder / "pytest.ini").write_text(
        "[pytest]\ntestpaths = tests\naddopts = -m 'not soak'\n"
        "markers =\n    rule(id, ...): rules\n    soak: long proofs\n",
        "utf-8",
    )
    # Other plugins take seconds to load and have no part in it.
    lean = ("-p", "no:cacheprovider", "-p", "xdist", "--color=no")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *lean, *options],
        cwd=folder,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stdout + run.stderr


PLAYED = """
import pytest

@pytest.mark.rule("AD-SEE-001", "AD-SEE-002")
def test_passes(): pass

@pytest.mark.rule("AD-SEE-002")
def test_fails(): assert False

@pytest.mark.rule("AD-GRAB-004")
@pytest.mark.skip
def test_skipped(): pass

@pytest.mark.soak
@pytest.mark.rule("NR-GOAL-002")
def test_long(): pass

@pytest.mark.rule("NR-GOAL-001")
class TestGoal:
    @pytest.mark.parametrize("side", ["corp", "runner"])
    def test_side(self, side): pass
"""


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_full_run_records_which_rules_have_passing_tests(
    tmp_path: Path, workers: tuple[str, ...]
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_play.py").write_text(PLAYED, "utf-8")
    status, output = run_pytest(tmp_path, *workers)
    assert status == 1, output
    assert "adrenaline 1/112" in output
    found = json.loads((tmp_path / "build" / "rules.json").read_text("utf-8"))
    assert list(found) == rules.games()
    game = found["adrenaline"]
    assert (game["total"], game["covered"]) == (112, 1)
    assert "AD-SEE-001" not in game["missing"]
    assert {"AD-SEE-002", "AD-GRAB-004"} <= set(game["missing"])  # failing, and only skipped
    assert game["failing"] == ["AD-SEE-002"]
    assert found["netrunner"]["tests"] == {
        "NR-GOAL-001": [
            "tests/test_play.py::TestGoal::test_side[corp]",
            "tests/test_play.py::TestGoal::test_side[runner]",
        ]
    }
    assert not (tmp_path / "build" / "rules.partial.json").exists()


@pytest.mark.parametrize(
    "options",
    [("-k", "passes"), ("tests/test_play.py",), ("-m", "rule"), ("-m", "soak"), ("-x",)],
    ids=["keyword", "path", "marker", "long proofs", "stopped"],
)
def test_a_selection_leaves_the_record_of_full_runs_alone(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_play.py").write_text(PLAYED, "utf-8")
    run_pytest(tmp_path, *options)
    written = sorted(path.name for path in (tmp_path / "build").iterdir())
    assert written == ["cards.partial.json", "rules.partial.json"]


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_marker_that_names_no_rule_fails_collection(
    tmp_path: Path, workers: tuple[str, ...]
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_play.py").write_text(
        PLAYED.replace("AD-GRAB-004", "AD-GRIB-004"), "utf-8"
    )
    status, output = run_pytest(tmp_path, *workers)
    assert status != 0
    assert "tests/test_play.py::test_skipped: no rule 'AD-GRIB-004'" in output
    assert "nearest: AD-GRAB-004" in output
    assert not (tmp_path / "build" / "rules.json").exists()
