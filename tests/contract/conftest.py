"""Tests that take `case` run on tables of every registered game and toy."""

import pytest

from tests.contract.tables import Case, cases, few


@pytest.fixture(params=few(cases()), ids=str, scope="session")
def case(request: pytest.FixtureRequest) -> Case:
    """Session scope: pytest then runs all tests of one table together, and walks are shared."""
    found: Case = request.param
    return found


@pytest.fixture(params=list(cases()), ids=str)
def every_case(request: pytest.FixtureRequest) -> Case:
    """For quick tests: all tables that the games name, also where they show nothing new."""
    found: Case = request.param
    return found
