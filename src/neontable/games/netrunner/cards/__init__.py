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


def _alphabet(*modules: Mapping[str, Card]) -> Mapping[str, Card]:
    """The cards of one type, wherever they are declared, in one alphabet."""
    return dict(sorted(item for cards in modules for item in cards.items()))


GROUPS: tuple[Mapping[str, Card], ...] = (
    _alphabet(agendas.CARDS),
    _alphabet(ice.CARDS),
    _alphabet(nodes.CARDS),
    _alphabet(operations.CARDS),
    _alphabet(upgrades.CARDS),
    _alphabet(icebreakers.CARDS, programs.CARDS),
    _alphabet(preps.CARDS),
    _alphabet(hardware.CARDS),
    _alphabet(resources.CARDS),
)

CARDS: Mapping[str, Card] = {id: card for group in GROUPS for id, card in group.items()}

LOOSE = (
    Counter(name="strength", on="card", mods=(Per("breaker-strength", 1),)),
    Counter(name="vienna", on="corp", virus=True, mods=(Per("access-hq", 1),)),
)
"""Counters that a position may hold although no included card gives them."""
