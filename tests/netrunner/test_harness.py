"""The words in which tests of Netrunner are written do what they say."""

from __future__ import annotations

import doctest

import pytest

from neontable.games.netrunner.model.pieces import Corp, Runner
from tests.netrunner import play
from tests.netrunner.play import duel


def test_the_examples_of_the_harness_are_true() -> None:
    done = doctest.testmod(play, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert done.attempted >= 6
    assert done.failed == 0


def test_what_is_said_of_a_side_beside_a_whole_one_is_kept() -> None:
    d = duel(corp=Corp(bits=2, bad=3), hq=["Data Wall"], runner=Runner(bits=1), hand=["Krash"])
    assert (d.g.corp.hq, d.g.corp.bits, d.g.corp.bad, d.g.corp.rd) == (["data-wall"], 2, 3, [])
    assert (d.g.runner.hand, d.g.runner.bits) == (["krash"], 1)
    d = duel(corp=Corp(bits=2), bits=(7, 8), tags=1)
    assert (d.g.corp.bits, d.g.runner.bits, d.g.runner.tags) == (7, 8, 1)


@pytest.mark.parametrize("odd", [{"hqq": ["Data Wall"]}, {"game": "x"}, {"side": 1}])
def test_a_word_that_means_nothing_is_refused(odd: dict[str, object]) -> None:
    with pytest.raises(TypeError, match="a duel has no"):
        duel(**odd)  # type: ignore[arg-type]
