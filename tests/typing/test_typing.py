"""The library is typed for those who use it: what they write is checked, as they would check it."""

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
AGENT = Path(__file__).parent / "agent.py"


def test_a_view_is_known_by_the_name_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    # The cache of `make test`, where it exists, saves most of the work.
    cache = ROOT / ".mypy_cache"
    found, faults, _ = api.run(
        [
            "--strict",
            "--config-file",
            str(ROOT / "pyproject.toml"),
            "--no-error-summary",
            "--cache-dir",
            str(cache if cache.is_dir() else tmp_path),
            str(AGENT),
        ]
    )
    assert faults == ""
    wrong = [
        number
        for number, line in enumerate(AGENT.read_text("utf-8").splitlines(), 1)
        if line.endswith("  # wrong")
    ]
    assert len(wrong) == 2
    lines = [line for line in found.splitlines() if ": error: " in line]
    assert [int(line.split(":")[1]) for line in lines] == wrong, found
    assert '"View" has no attribute "nobody"' in lines[0]
    assert '"View" has no attribute "players"' in lines[1]
