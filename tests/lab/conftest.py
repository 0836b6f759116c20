"""The laboratory is tested on the toy game of the command line's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

TOYBOX = Path(__file__).parents[1] / "cli" / "toybox"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOYBOX))
