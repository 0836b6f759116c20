"""The components, declared group by group; `model/library.py` builds the tables of them."""

from __future__ import annotations

from collections.abc import Mapping

from neontable.games.crossfire.cards import (
    basics,
    bosses,
    events,
    market,
    obstacles_hard,
    obstacles_normal,
    upgrades,
)
from neontable.games.crossfire.model.card import Card, Event, Obstacle, Upgrade

__all__ = ["CARDS", "EVENTS", "OBSTACLES", "UPGRADES"]

CARDS: Mapping[str, Card] = {**basics.CARDS, **market.CARDS}
OBSTACLES: Mapping[str, Obstacle] = {
    **obstacles_normal.OBSTACLES,
    **obstacles_hard.OBSTACLES,
    **bosses.BOSSES,
}
EVENTS: Mapping[str, Event] = events.EVENTS
UPGRADES: Mapping[str, Upgrade] = upgrades.UPGRADES
