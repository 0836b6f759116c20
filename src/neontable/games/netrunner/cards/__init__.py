"""The cards, declared group by group; `model/library.py` builds the tables of them."""

from collections.abc import Mapping

from neontable.games.netrunner.cards import (
    agendas,
    hardware,
    ice,
    icebreakers,
    nodes,
    operations,
    preps,
    programs,
    resources,
    upgrades,
)
from neontable.games.netrunner.model.card import Card
from neontable.games.netrunner.model.counters import Counter, Per

__all__ = ["CARDS", "GROUPS", "LOOSE"]

GROUPS: tuple[Mapping[str, Card], ...] = (
    agendas.CARDS,
    ice.CARDS,
    nodes.CARDS,
    operations.CARDS,
    upgrades.CARDS,
    dict(sorted([*icebreakers.CARDS.items(), *programs.CARDS.items()])),  # one type, one alphabet
    preps.CARDS,
    hardware.CARDS,
    resources.CARDS,
)

CARDS: Mapping[str, Card] = {id: card for group in GROUPS for id, card in group.items()}

LOOSE = (
    Counter(name="strength", on="card", mods=(Per("breaker-strength", 1),)),
    Counter(name="vienna", on="corp", virus=True, mods=(Per("access-hq", 1),)),
)
"""Counters that a position may hold although no included card gives them."""
