"""The laboratory is tested on the toy game of the command line's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from neontable.kernel import registry

TOYBOX = Path(__file__).parents[1] / "cli" / "toybox"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(TOYBOX))
    registry.game.cache_clear()
    yield
    registry.game.cache_clear()
