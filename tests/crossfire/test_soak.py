"""Random games over missions, team sizes and Karma: none fails, nothing is made or lost.

The suite plays a small sample, `make soak` a large one: NEONTABLE_SOAK says how large."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES, UPGRADES
from neontable.games.crossfire.model.state import Crossfire
from neontable.games.crossfire.model.terms import METATYPES
from neontable.kernel import registry

SAMPLE = 24
SOAK = int(os.environ.get("NEONTABLE_SOAK", "2000"))


def _cards(g: Crossfire) -> Counter[str]:
    """Everything of the box that is on the table."""
    found = Counter(p.card for p in g.played if p.owner > -2)
    found.update(f.card for f in g.obstacles)
    for who in g.runners:
        found.update((*who.hand, *who.deck, *who.discard))
    for pile in (
        *(g.market, g.market_deck, g.market_discard, g.aside, g.normal_deck, g.normal_discard),
        *(g.hard_deck, g.hard_discard, g.crossfire_deck, g.crossfire_discard, g.active),
        g.removed,
    ):
        found.update(card for card in pile if card)
    return found


def _conserved(g: Crossfire) -> None:
    there = _cards(g)
    for id, card in CARDS.items():
        if not card.basic:
            assert there[id] == card.copies, id
    for id, obstacle in OBSTACLES.items():
        if obstacle.deck != "boss":
            assert there[id] == 1, id
    for id in EVENTS:
        assert there[id] == 1, id


def _upgraded(dice: random.Random, karma: int) -> list[str]:
    """Upgrades for so much Karma, slot by slot."""
    chosen: list[str] = []
    left = karma
    for slot in range(4):
        more = 10 if slot else 0
        fit = [u for u, d in UPGRADES.items() if d.karma + more <= left and u not in chosen]
        if not fit:
            break
        chosen.append(dice.choice(fit))
        left -= UPGRADES[chosen[-1]].karma + more
    return chosen


@pytest.mark.parametrize(
    "number",
    [
        *range(SAMPLE),
        *(pytest.param(n, marks=pytest.mark.soak) for n in range(SAMPLE, SOAK)),
    ],
)
def test_a_random_game(number: int) -> None:
    dice = random.Random(number)
    mission = list(MISSIONS)[number % len(MISSIONS)]
    lo, hi = MISSIONS[mission].runners
    seats = dice.randint(lo, hi)
    karma = (0, 20, 70)[number // len(MISSIONS) % 3]
    carried = {
        "runners": [
            {
                "metatype": dice.choice(list(METATYPES)),
                "upgrades": _upgraded(dice, karma),
                "karma": karma,
            }
            for _ in range(seats)
        ]
    }
    game = registry.game("crossfire")
    options: dict[str, object] = {"mission": mission}
    if dice.random() < 0.5:
        options["edition"] = "french"
    table = game.new(
        seats, number, options, carried=carried, quiet=True, windows=dice.random() < 0.3
    )
    answers = 0
    while not table.over:
        ask = dice.choice(table.asks)
        table.answer(ask.seat, ask.options[dice.randrange(len(ask.options))])
        answers += 1
        assert answers < 5000
        if answers % 16 == 0:
            _conserved(table.state)
            assert game.check(table.state) == []
    _conserved(table.state)
    assert game.check(table.state) == []
    assert table.state.result in ("won", "aborted", "lost")
