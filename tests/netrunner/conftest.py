"""Every game of a test must end with its question answered: see play.py."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.netrunner.play import Duel


@pytest.fixture(autouse=True)
def no_question_left_open() -> Iterator[None]:
    Duel.made.clear()
    yield
    for d in Duel.made:
        if not d.over and not d.open_on_purpose:
            ask = d.ask
            assert ask.id in ("nr-ask-corp", "nr-ask-runner"), f"left open: {ask.id} to {ask.seat}"
