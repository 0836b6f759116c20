"""The toy game, found as any game is: through an entry point on the path."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from neontable.cli.main import app
from neontable.lab import tables

TOYBOX = Path(__file__).parent / "toybox"

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """On the path for one test only: other suites run over every game they find."""
    monkeypatch.syspath_prepend(str(TOYBOX))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NEONTABLE_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NEONTABLE_COVERAGE"):
        monkeypatch.delenv(name, raising=False)
    # A soak varies every option; that by which the toy breaks is for single tests only.
    monkeypatch.setattr(tables, "FIXED", {**tables.FIXED, "toy": {"fault": False}})


@pytest.fixture
def run() -> Run:
    """`run("play", "toy", typed="1\\n")`; an unexpected exception fails the test."""

    def run(*words: object, typed: str = "") -> Any:
        result = CliRunner().invoke(app, [str(w) for w in words], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run
