"""Upgrades that runners buy between missions."""

from neontable.games.crossfire.cards.verbs import Draw
from neontable.games.crossfire.model.card import DESIGNED, Power, Upgrade
from neontable.games.crossfire.model.who import YOU

UPGRADES: dict[str, Upgrade] = {
    "cigar-money": Upgrade(karma=5, nuyen=1),
    "combat-fu": Upgrade(karma=5, adds=("quick-shot",), origin=DESIGNED),
    "pain-is-gain": Upgrade(
        karma=20, power=Power("heal", (Draw(YOU, 1),), once=False), origin=DESIGNED
    ),
    "its-a-jing-thing": Upgrade(karma=20, nuyen=2),
}
