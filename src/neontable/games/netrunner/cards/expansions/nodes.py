"""Nodes of Proteus and Classic, in alphabetical order."""

from neontable.games.netrunner.cards.effects.antibodies import (
    JoinRD,
    LoseForEach,
    RefreshRunner,
    RollForRuns,
)
from neontable.games.netrunner.cards.effects.deflection import CallRunner
from neontable.games.netrunner.cards.effects.preps import LendBits, MarkBreakers
from neontable.games.netrunner.cards.verbs import GainBits, Hit, MarkRunner, May, TrashOne
from neontable.games.netrunner.model.card import CORP, Card, Paid, When
from neontable.games.netrunner.model.counters import Counter, Per

CARDS: dict[str, Card] = {
    "bel-digmo-antibody": Card(
        name="Bel-Digmo Antibody",
        type="node",
        keywords=(
            "ambush",
            "virus",
        ),
        set="proteus",
        rarity="uncommon",
        shown=True,
        whens=(When("rez", (JoinRD(),)), When("access", (Hit("net", 1),), "rd")),
    ),
    "cybertech-think-tank": Card(
        name="Cybertech Think Tank",
        type="node",
        keywords=("asset",),
        set="proteus",
        rarity="rare",
        cost=1,
        trash=3,
        advances=True,
        special=("raises-meat",),
    ),
    "department-of-misinformation": Card(
        name="Department of Misinformation",
        type="node",
        keywords=("asset",),
        set="proteus",
        rarity="rare",
        trash=4,
        special=("covers-cards",),
    ),
    "doppelganger-antibody": Card(
        name="Doppelganger Antibody",
        type="node",
        keywords=(
            "ambush",
            "virus",
        ),
        set="proteus",
        rarity="common",
        shown=True,
        whens=(When("access", (May((MarkRunner("doppelganger"),), bits=2),), stored=True),),
        leaves=(
            Counter(
                name="doppelganger", on="runner", at="runner-turn", does=LoseForEach(1), shake=4
            ),
        ),
    ),
    "executive-boot-camp": Card(
        name="Executive Boot Camp",
        type="node",
        set="proteus",
        rarity="rare",
        trash=2,
        paids=(Paid((LendBits(2, ("any",), "run"),), discards=1, when="met", need="in-run"),),
    ),
    "government-contract": Card(
        name="Government Contract",
        type="node",
        keywords=("asset",),
        set="proteus",
        rarity="common",
        cost=2,
        trash=2,
        advances=True,
        paids=(Paid((LendBits(3, ("install", "rez"), "turn"),), advances=1),),
    ),
    "indiscriminate-response-team": Card(
        name="Indiscriminate Response Team",
        type="node",
        keywords=("black ops",),
        set="classic",
        rarity="rare",
        trash=2,
        whens=(When("run-closed", (May((RefreshRunner(),)),)),),
    ),
    "ldl-traffic-analyzers": Card(
        name="LDL Traffic Analyzers",
        type="node",
        keywords=("asset",),
        set="proteus",
        rarity="rare",
        trash=4,
        advances=True,
        paids=(Paid((LendBits(5, ("any",), "trace"),), advances=1, when="tracing"),),
        special=("rez-in-traces",),
    ),
    "pattel-antibody": Card(
        name="Pattel Antibody",
        type="node",
        keywords=(
            "ambush",
            "virus",
        ),
        set="proteus",
        rarity="uncommon",
        shown=True,
        whens=(When("access", (May((MarkBreakers("pattel-antibody"),), bits=3),), stored=True),),
        leaves=(Counter(name="pattel-antibody", on="card", mods=(Per("breaker-strength", -1),)),),
    ),
    "satellite-monitors": Card(
        name="Satellite Monitors",
        type="node",
        set="classic",
        rarity="common",
        cost=3,
        trash=1,
        whens=(When("corp-turn", (May((RollForRuns(),)),)),),
    ),
    "siren": Card(
        name="Siren",
        type="node",
        set="proteus",
        rarity="uncommon",
        cost=3,
        at_once=True,
        paids=(Paid((CallRunner(),), bits=1, when="run-start", need="can-call-runner"),),
    ),
    "stereogram-antibody": Card(
        name="Stereogram Antibody",
        type="node",
        keywords=(
            "ambush",
            "virus",
        ),
        set="proteus",
        rarity="rare",
        whens=(When("access", (Hit("net", 1), JoinRD()), "archives"),),
    ),
    "strategic-planning-group": Card(
        name="Strategic Planning Group",
        type="node",
        keywords=("unique",),
        set="classic",
        rarity="rare",
        cost=2,
        trash=4,
        special=("plans-draws",),
    ),
    "syd-meyer-superstores": Card(
        name="Syd Meyer Superstores",
        type="node",
        keywords=("asset",),
        set="proteus",
        rarity="common",
        trash=2,
        paids=(
            Paid((TrashOne("rezzed-ice", CORP), GainBits(4)), actions=1, need="rezzed-ice-there"),
        ),
    ),
}
