"""Worked cases, written from the rulebook and the rule index before the engine was read."""

from __future__ import annotations

import pytest

from tests.crossfire.worked import corners, damage, health, market, missions, scenes, turns
from tests.crossfire.worked.case import Case, check
from tests.crossfire.worked.odd import damage as odd_damage
from tests.crossfire.worked.odd import health as odd_health
from tests.crossfire.worked.odd import market as odd_market
from tests.crossfire.worked.odd import missions as odd_missions
from tests.crossfire.worked.odd import scenes as odd_scenes
from tests.crossfire.worked.odd import turns as odd_turns

MODULES = (
    *(damage, health, market, scenes, missions, turns, corners),
    *(odd_damage, odd_health, odd_market, odd_scenes, odd_missions, odd_turns),
)


def cases() -> list[object]:
    return [
        pytest.param(case, id=case.says, marks=[pytest.mark.rule(*case.rules.split())])
        for module in MODULES
        for case in module.CASES
    ]


@pytest.mark.parametrize("case", cases())
def test_worked_case(case: Case) -> None:
    check(case)
