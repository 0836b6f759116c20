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
from neontable.games.netrunner.cards.expansions import hardware as expansions_hardware
from neontable.games.netrunner.cards.expansions import icebreakers as expansions_icebreakers
from neontable.games.netrunner.cards.expansions import preps as expansions_preps
from neontable.games.netrunner.cards.expansions import programs as expansions_programs
from neontable.games.netrunner.cards.expansions import resources as expansions_resources
from neontable.games.netrunner.model.card import Card
from neontable.games.netrunner.model.counters import Counter
from neontable.games.netrunner.model.numbers import KIND_MARKS

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
    _alphabet(
        icebreakers.CARDS,
        programs.CARDS,
        expansions_icebreakers.CARDS,
        expansions_programs.CARDS,
    ),
    _alphabet(preps.CARDS, expansions_preps.CARDS),
    _alphabet(hardware.CARDS, expansions_hardware.CARDS),
    _alphabet(resources.CARDS, expansions_resources.CARDS),
)

CARDS: Mapping[str, Card] = {id: card for group in GROUPS for id, card in group.items()}

LOOSE = tuple(Counter(name=name, on="card") for name in KIND_MARKS)
"""Counters that no single card gives: to which kind of ice an icebreaker is set."""
