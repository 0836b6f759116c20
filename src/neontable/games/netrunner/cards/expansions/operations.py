"""Operations of Proteus and Classic, in alphabetical order."""

from neontable.games.netrunner.cards.effects.contracts import (
    HireTemps,
    LowerMemory,
    PayOff,
    RezOnCredit,
    RunOut,
    TraceAtCost,
)
from neontable.games.netrunner.cards.verbs import GiveTags, TraceRunner, TrashOne
from neontable.games.netrunner.model.card import CORP, Card, X
from neontable.games.netrunner.model.counters import Counter, Per
from neontable.games.netrunner.model.flags import CardFlag

CARDS: dict[str, Card] = {
    "badtimes": Card(
        name="Badtimes",
        type="operation",
        keywords=("virus",),
        set="classic",
        rarity="common",
        cost=4,
        need="tagged",
        play=(LowerMemory(CardFlag("badtimes"), 2),),
        leaves=(Counter(name="badtimes", on="turn", mods=(Per("mu", -1),)),),
    ),
    "corporate-guard-temps": Card(
        name="Corporate Guard® Temps",
        type="operation",
        set="proteus",
        rarity="uncommon",
        play=(HireTemps(2),),
        leaves=(Counter(name="forfeit-bits", on="game"),),
    ),
    "data-sifters": Card(
        name="Data Sifters",
        type="operation",
        set="proteus",
        rarity="common",
        cost=4,
        need="trashed-node-last-turn",
        play=(GiveTags(),),
    ),
    "emergency-rig": Card(
        name="Emergency Rig",
        type="operation",
        keywords=("transactions",),
        set="proteus",
        rarity="uncommon",
        cost=X,
        least=1,
        play=(RezOnCredit("kludge"),),
        leaves=(Counter(name="kludge", on="card", at="corp-turn", does=RunOut("kludge")),),
    ),
    "rent-to-own-contract": Card(
        name="Rent-to-Own Contract",
        type="operation",
        keywords=("transactions",),
        set="proteus",
        rarity="uncommon",
        play=(RezOnCredit("term", by_cost=True),),
        leaves=(Counter(name="term", on="card", at="corp-turn", does=PayOff("term", 2)),),
    ),
    "schlaghund-pointers": Card(
        name="Schlaghund Pointers",
        type="operation",
        set="proteus",
        rarity="uncommon",
        cost=6,
        need="ran-this-game",
        play=(TraceAtCost(3, (GiveTags(),)),),
    ),
    "underworld-mole": Card(
        name="Underworld Mole",
        type="operation",
        keywords=("gray ops",),
        set="proteus",
        rarity="common",
        cost=6,
        need="installed-resource-last-turn",
        play=(TraceRunner(4, (TrashOne("new-resources", CORP), GiveTags())),),
    ),
}
