"""Many games by players without scruples: nothing breaks, no card is lost or made, all ends.

The suite plays a small sample, `make soak` a large one: NEONTABLE_SOAK says how large."""

from __future__ import annotations

import os
from collections import Counter

import pytest

import neontable
from neontable import bots
from neontable.games.netrunner.decks.construction import included
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.state import Netrunner

SAMPLE = 6
GAMES = [
    *range(SAMPLE),
    *(
        pytest.param(number, marks=pytest.mark.soak)
        for number in range(SAMPLE, int(os.environ.get("NEONTABLE_SOAK", "200")))
    ),
]
LIMIT = 200
ANSWERS = 60_000
CORPS = [d.name for d in included().values() if d.side == CORP]
RUNNERS = [d.name for d in included().values() if d.side == RUNNER]


def census(g: Netrunner) -> tuple[Counter[str], Counter[str]]:
    """All cards of both sides, wherever they are."""
    found: Counter[str] = Counter()
    corp, runner = g.corp, g.runner
    piles = (corp.hq, corp.rd, corp.archives, corp.buried, runner.hand, runner.stack, runner.trash)
    for pile in (*piles, g.removed):
        found.update(pile)
    zones = [corp.scored, runner.scored, runner.rig, runner.aside, g.limbo]
    for fort in g.forts:
        zones += [fort.ice, fort.inside]
    for zone in zones:
        found.update(CARDS[c.card].form_of or c.card for c in zone)
    sides: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for card, n in found.items():
        sides[CARDS[card].side][card] = n
    return sides


def play(decks: tuple[str, str], players: tuple[str, str], seed: str, **options: object) -> int:
    """One game to its end, looked at whenever somebody is to act; how many turns it took."""
    game = neontable.game("netrunner")
    chosen = {"max_turns": LIMIT} | options
    table = game.new(2, seed, chosen, loadouts=decks, quiet=True)
    line = [bots.make(game, name, seat, seed) for seat, name in enumerate(players)]
    games = 0
    decks = census(table.state)
    while not table.over:
        ask = table.asks[0]
        if ask.id in ("nr-ask-corp", "nr-ask-runner"):
            g = table.state
            if len(g.results) > games:
                games, decks = len(g.results), census(g)
            assert census(g) == decks
            assert game.check(g) == []
        table.answer(ask.seat, line[ask.seat].choose(table, ask))
        assert table.journal.count < ANSWERS, "the game does not end"
    outcome = table.outcome
    assert outcome is not None
    return int(table.state.turn)


def pair(number: int) -> tuple[str, str]:
    return CORPS[number % len(CORPS)], RUNNERS[number // len(CORPS) % len(RUNNERS)]


@pytest.mark.parametrize("number", GAMES)
def test_random_games_lose_no_card(number: int) -> None:
    decks, options = pair(number), {}
    if number % 7 == 5:
        options = {"duel": True, "max_turns": 60}
    if number % 7 == 6:
        decks = (f"sealed {number}", f"sealed {number}")
    if number % 3 == 1:  # all cards, one of each
        decks = (f"random {number}", f"random {number}")
    play(decks, ("random", "random"), f"soak {number}", **options)


@pytest.mark.parametrize("number", GAMES)
def test_games_of_the_bots_lose_no_card_and_end(number: int) -> None:
    decks = (f"random {number}", f"random {number}") if number % 3 == 2 else pair(number)
    turns = play(decks, ("veteran", "veteran"), f"soak {number}")
    assert turns < LIMIT
