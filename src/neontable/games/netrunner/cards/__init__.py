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
from neontable.games.netrunner.cards.expansions import agendas as later_agendas
from neontable.games.netrunner.cards.expansions import hardware as later_hardware
from neontable.games.netrunner.cards.expansions import ice as later_ice
from neontable.games.netrunner.cards.expansions import icebreakers as later_icebreakers
from neontable.games.netrunner.cards.expansions import nodes as later_nodes
from neontable.games.netrunner.cards.expansions import operations as later_operations
from neontable.games.netrunner.cards.expansions import preps as later_preps
from neontable.games.netrunner.cards.expansions import programs as later_programs
from neontable.games.netrunner.cards.expansions import resources as later_resources
from neontable.games.netrunner.cards.expansions import upgrades as later_upgrades
from neontable.games.netrunner.model.card import Card
from neontable.games.netrunner.model.counters import Counter
from neontable.games.netrunner.model.numbers import KIND_MARKS

__all__ = ["CARDS", "GROUPS", "LOOSE"]


def _alphabet(*modules: Mapping[str, Card]) -> Mapping[str, Card]:
    """The cards of one type, wherever they are declared, in one alphabet."""
    return dict(sorted(item for cards in modules for item in cards.items()))


GROUPS: tuple[Mapping[str, Card], ...] = (
    _alphabet(agendas.CARDS, later_agendas.CARDS),
    _alphabet(ice.CARDS, later_ice.CARDS),
    _alphabet(nodes.CARDS, later_nodes.CARDS),
    _alphabet(operations.CARDS, later_operations.CARDS),
    _alphabet(upgrades.CARDS, later_upgrades.CARDS),
    _alphabet(icebreakers.CARDS, programs.CARDS, later_icebreakers.CARDS, later_programs.CARDS),
    _alphabet(preps.CARDS, later_preps.CARDS),
    _alphabet(hardware.CARDS, later_hardware.CARDS),
    _alphabet(resources.CARDS, later_resources.CARDS),
    later_agendas.FORMS,
)

CARDS: Mapping[str, Card] = {
    id: card for group in GROUPS for id, card in group.items() if not card.form_of
}

LOOSE = tuple(Counter(name=name, on="card") for name in KIND_MARKS)
"""Counters that no single card gives: to which kind of ice an icebreaker is set."""
