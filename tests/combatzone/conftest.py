"""Dice that fall as a test wants them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from neontable.kernel.chance import die
from neontable.kernel.state import State
from neontable.kit import dice
from tests.combatzone.skirmish import DICE


@pytest.fixture(autouse=True)
def chosen_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def fall(g: State, sides: int) -> int:
        if not DICE:
            return die(g, sides)
        face = DICE.popleft()
        assert 1 <= face <= sides, f"{face} is not on a d{sides}"
        return face

    DICE.clear()
    monkeypatch.setattr(dice, "die", fall)
    yield
    left = list(DICE)
    DICE.clear()
    assert not left, f"dice that nobody rolled: {left}"
