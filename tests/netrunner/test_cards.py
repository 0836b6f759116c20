"""Every card is declared whole, and named by a test that plays it."""

from __future__ import annotations

from pathlib import Path

import pytest

from neontable.games.netrunner.bots.evaluation import walk
from neontable.games.netrunner.cards.components import facts
from neontable.games.netrunner.model.card import Verb
from neontable.games.netrunner.model.library import CARDS, PATHS
from neontable.games.netrunner.rules.play.choices import WHAT
from neontable.games.netrunner.rules.play.conditions import CONDITIONS

PLAIN = {"tycho-extension"}
"""Cards without any text."""


@pytest.mark.parametrize("id", sorted(CARDS))
def test_every_card_does_something(id: str) -> None:
    d = CARDS[id]
    does = (
        d.subs,
        d.play,
        d.whens,
        d.paids,
        d.mods,
        d.stock,
        d.pile,
        d.counters,
        d.breaker,
        d.link,
        d.shield,
        d.holds,
        d.adds,
        d.special,
        d.price,
        d.steal,
        d.advances,
        d.grows,
        d.form,
    )
    assert any(does) != (id in PLAIN)
    if d.type in ("operation", "prep"):
        assert d.play
    if d.type == "ice":
        assert d.subs or d.grows is not None
    assert not d.need or d.need in CONDITIONS
    for paid in d.paids:
        assert paid.effects
        assert not paid.need or paid.need in CONDITIONS
    assert d.origin == "published"


def test_effects_are_verbs_all_the_way_down() -> None:
    for path, effects in PATHS.items():
        for verb in walk(effects):
            assert isinstance(verb, Verb), path
            of = getattr(verb, "of", "")
            if type(verb).__name__ in ("TrashOne", "Expose", "MoveToHand"):
                assert of in WHAT, f"{path}: no set is called {of}"


def test_every_card_is_named_by_a_test_that_plays_it(request: pytest.FixtureRequest) -> None:
    """A card without a test does not exist.  It holds once all modules are collected."""
    modules = {Path(str(item.path)).name for item in request.session.items}
    folder = Path(__file__).parent
    if not modules >= {path.name for path in folder.glob("test_*.py")} - {"test_soak.py"}:
        pytest.skip("only a part of the tests was collected")
    marks = [mark for item in request.session.items for mark in item.iter_markers("card")]
    named = {id for mark in marks for id in mark.args}
    missing = [id for id, d in CARDS.items() if id not in named and not d.form_of]
    assert missing == []


@pytest.mark.parametrize("id", ["digiconda", "homing-missile"])
def test_a_strength_that_is_bought_is_x_in_lists_of_cards(id: str) -> None:
    """It was listed as -1, and found as the weakest ice of all."""
    assert facts(CARDS[id])["strength"] == "X"
