"""Turn order."""

from neontable.kit.turns import after, clockwise, others


def test_round_the_table() -> None:
    assert list(clockwise(2, 4)) == [2, 3, 0, 1]
    assert list(others(2, 4)) == [3, 0, 1]
    assert list(others(0, 1)) == []
    assert [after(s, 3) for s in range(3)] == [1, 2, 0]
