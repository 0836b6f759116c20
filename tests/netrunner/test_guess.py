"""What a seat imagines of the other's deck: dealt from what lies open, never from the real list."""

from __future__ import annotations

from collections import Counter

import pytest

from neontable.games.netrunner.decks.construction import deck, included, printed
from neontable.games.netrunner.game import GAME
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.state import Netrunner
from neontable.kernel.table import Table

ODD_CORP = printed(deck(CORP, "Odd", {"tycho-extension": 12, "wall-of-static": 40}))
ODD_RUNNER = printed(deck(RUNNER, "Odd", {"score": 30, "codecracker": 20}))


def cards_of(g: Netrunner, side: int) -> Counter[str]:
    """Every card of a side that the other cannot see."""
    if side == RUNNER:
        return Counter([*g.runner.hand, *g.runner.stack])
    down = [c.card for f in g.forts for c in (*f.ice, *f.inside) if not c.up and not c.seen]
    return Counter([*g.corp.hq, *g.corp.rd, *g.corp.buried, *down])


def begun(**options: object) -> Table:
    loadouts: object = (ODD_CORP, ODD_RUNNER)
    if options.get("duel"):
        loadouts = {0: (ODD_CORP, ODD_RUNNER), 1: (ODD_RUNNER, ODD_CORP)}
    return GAME.new(2, 5, options, loadouts=loadouts)  # type: ignore[arg-type]


@pytest.mark.parametrize("side", [CORP, RUNNER])
def test_a_guess_does_not_know_the_list_that_the_other_brought(side: int) -> None:
    table = begun()
    real = cards_of(table.state, side)
    for seed in range(20):
        guessed = cards_of(table.redeal(1 - side, seed).state, side)
        assert guessed.total() == real.total()
        # Forty copies of one card are in no deck that anybody would guess.
        assert max(guessed.values()) < 20
        own = cards_of(table.redeal(side, seed).state, side)
        assert own == real, "one's own list is known"


def test_a_guess_is_a_deck_of_the_house_as_long_as_it_can_be_one() -> None:
    table = begun()
    decks = [Counter(d.ids()) for d in included().values() if d.side == RUNNER]
    for seed in range(10):
        guessed = cards_of(table.redeal(CORP, seed).state, RUNNER)
        assert any(guessed >= d or d >= guessed for d in decks)


def test_a_card_that_was_seen_rules_out_the_decks_without_it() -> None:
    table = begun()
    decks = [Counter(d.ids()) for d in included().values() if d.side == RUNNER]
    shown = next(c for c in sorted(decks[0]) if sum(c in d for d in decks) == 1)
    table.state.runner.trash.append(shown)
    rest = decks[0] - Counter([shown])
    for seed in range(10):
        guessed = cards_of(table.redeal(CORP, seed).state, RUNNER)
        assert guessed >= rest or rest >= guessed


def test_the_decks_of_a_duel_that_others_brought_are_guessed_too() -> None:
    table = begun(duel=True)
    real = table.state.decks
    for seed in range(5):
        guessed = table.redeal(0, seed).state.decks
        assert guessed[:2] == real[:2]
        assert all(a != b for a, b in zip(guessed[2:], real[2:], strict=True))
        assert all(a != b for a, b in zip(table.redeal(-1, seed).state.decks, real, strict=True))
