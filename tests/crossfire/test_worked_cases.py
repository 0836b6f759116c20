"""Worked cases, written from the rulebook and the rule index before the engine was read."""

from __future__ import annotations

import pytest

from tests.crossfire.worked import (
    corners,
    damage,
    health,
    market,
    missions,
    scenes,
    stranger,
    turns,
)
from tests.crossfire.worked.case import Case, check

MODULES = (damage, health, market, scenes, missions, turns, corners, stranger)


def cases() -> list[object]:
    return [
        pytest.param(case, id=case.says, marks=[pytest.mark.rule(*case.rules.split())])
        for module in MODULES
        for case in module.CASES
    ]


@pytest.mark.parametrize("case", cases())
def test_worked_case(case: Case) -> None:
    check(case)
