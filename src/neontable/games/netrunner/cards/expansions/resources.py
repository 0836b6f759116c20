"""Resources of Proteus and Classic that are not hidden, in alphabetical order."""

from neontable.games.netrunner.cards.effects.daily_rolls import RollForAction, TakeDie
from neontable.games.netrunner.cards.effects.resources import TrashShelter
from neontable.games.netrunner.cards.verbs import (
    GainBits,
    LoseBits,
    PutBits,
    TakeBits,
    TrashSelf,
)
from neontable.games.netrunner.model.card import RUNNER, Card, Link, Paid, When

CARDS: dict[str, Card] = {
    "back-door-to-rivals": Card(
        name="Back Door to Rivals",
        type="resource",
        keywords=("base link",),
        set="proteus",
        rarity="common",
        cost=2,
        link=Link(0, 2, 3, reward=1),
    ),
    "bargain-with-viacox": Card(
        name="Bargain with Viacox",
        type="resource",
        keywords=("random",),
        set="proteus",
        rarity="rare",
        cost=3,
        whens=(
            When("runner-turn", (RollForAction(),)),
            When("actions-over", (TakeDie(),)),
        ),
        paids=(Paid((TakeDie(),), when="turn", whose="own", need="die-can-be-taken"),),
    ),
    "crash-space": Card(
        name="Crash Space",
        type="resource",
        keywords=("unique",),
        set="classic",
        rarity="rare",
        cost=2,
        whens=(
            When("runner-turn", (GainBits(1),), plain=True),
            When("leave", (LoseBits(RUNNER, 2),), plain=True),
        ),
        paids=(Paid((TrashSelf(),), actions=1),),
        special=("sure-traces",),
    ),
    "elena-laskova": Card(
        name="Elena Laskova",
        type="resource",
        keywords=("connection", "unique"),
        set="classic",
        rarity="rare",
        cost=3,
        special=("adds-to-preps",),
    ),
    "precision-bribery": Card(
        name="Precision Bribery",
        type="resource",
        keywords=("unique",),
        set="proteus",
        rarity="uncommon",
        special=("no-new-forts",),
        settles=TrashShelter("precision-bribery", 4, "no-new-forts"),
    ),
    "runner-sensei": Card(
        name="Runner Sensei",
        type="resource",
        keywords=("base link", "position"),
        set="proteus",
        rarity="common",
        cost=4,
        link=Link(2, 4, 2, reward=1),
    ),
    "streetware-distributor": Card(
        name="Streetware Distributor",
        type="resource",
        keywords=("bbs", "position"),
        set="proteus",
        rarity="common",
        cost=1,
        whens=(When("runner-turn", (TakeBits(1),), plain=True),),
        paids=(Paid((PutBits(3),), actions=1),),
    ),
}
