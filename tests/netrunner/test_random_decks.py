"""Decks of chance: legal under every rule of construction, and together they hold every card."""

from __future__ import annotations

import pytest

import neontable
from neontable.games.netrunner.cards import CARDS
from neontable.games.netrunner.decks.construction import Rules, problems
from neontable.games.netrunner.decks.random_decks import SEVERAL, random_deck
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.lab.tables import soaked


@pytest.mark.parametrize("side", [CORP, RUNNER])
@pytest.mark.parametrize("rules", [Rules(), Rules(1, True), Rules(3, False)])
def test_they_are_legal(side: int, rules: Rules) -> None:
    for n in range(SEVERAL):
        assert problems(random_deck(str(n), side, rules), rules) == []
    assert problems(random_deck("any word", side, rules), rules) == []


@pytest.mark.parametrize("side", [CORP, RUNNER])
def test_together_they_hold_every_card(side: int) -> None:
    found = {id for n in range(SEVERAL) for id, _ in random_deck(str(n), side).cards}
    assert found == {id for id, card in CARDS.items() if card.side == side}


def test_the_same_seed_is_the_same_deck_and_another_one_another() -> None:
    assert random_deck("7", CORP) == random_deck("7", CORP)
    assert random_deck("7", CORP) != random_deck("8", CORP)
    assert random_deck("a", RUNNER) != random_deck("b", RUNNER)


def test_a_table_takes_them_by_name() -> None:
    table = neontable.game("netrunner").new(2, 1, loadouts=("random 4", "RANDOM 5"))
    corp, runner = table.state.corp, table.state.runner
    deck = sorted(corp.hq + corp.rd)
    assert deck == sorted(id for id, n in random_deck("4", CORP).cards for _ in range(n))
    assert len(runner.hand + runner.stack) == 45


def test_a_soak_plays_every_card() -> None:
    kinds = soaked(neontable.game("netrunner"))
    brought = {text for kind in kinds for seat in kind.loadouts for text in seat}
    decks = {text.removeprefix("random ") for text in brought if text.startswith("random ")}
    found = {
        id for seed in decks for side in (CORP, RUNNER) for id, _ in random_deck(seed, side).cards
    }
    assert found == set(CARDS)


def test_a_soak_makes_only_tables_that_can_be_played() -> None:
    game = neontable.game("netrunner")
    for kind in soaked(game):
        assert not kind.new(game, 1).over
