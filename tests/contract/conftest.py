"""Every test that takes `case` runs on every table of every registered game and toy."""

import pytest

from tests.contract.tables import Case, cases


@pytest.fixture(params=list(cases()), ids=str, scope="session")
def case(request: pytest.FixtureRequest) -> Case:
    """Session scope: pytest then runs all tests of one table together, and walks are shared."""
    found: Case = request.param
    return found
