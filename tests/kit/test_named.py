"""Functions registered under their names."""

from __future__ import annotations

import pytest

from neontable.kit.named import Named


def test_a_function_is_found_under_its_name_with_hyphens() -> None:
    table: Named = Named()

    @table
    def last_run(n: int) -> int:
        return n + 1

    assert table["last-run"] is last_run
    assert table["last-run"](1) == 2


def test_a_name_is_given_once() -> None:
    table: Named = Named()

    def one() -> None:
        return None

    table(one)
    with pytest.raises(ValueError, match="two functions are called one"):
        table(one)
