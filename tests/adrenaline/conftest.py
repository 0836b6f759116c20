"""Every play of a test must end with its question answered: see play.py."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.adrenaline import play as playing


@pytest.fixture(autouse=True)
def no_question_left_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    made: list[playing.Play] = []
    begin = playing.Play.__init__

    def remember(self: playing.Play, table: object) -> None:
        begin(self, table)  # type: ignore[arg-type]
        made.append(self)

    monkeypatch.setattr(playing.Play, "__init__", remember)
    yield
    for play in made:
        if not play.table.over and not play.open_on_purpose:
            ask = play.ask
            assert ask.id == "ad-ask-action", f"left open: {ask.id} to seat {ask.seat}"
