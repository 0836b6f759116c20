"""Edgerunners: mercenaries for every gang, and a gang of their own."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    ACCURATE,
    DIFFICULT,
    command,
    friends,
    others,
    rivals,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.effects.verbs import (
    PlaceBeside,
)
from neontable.games.combatzone.cards.verbs import (
    Deploy,
    DrawLoot,
    FreeAction,
    FreeMove,
    GainLuck,
    GainMark,
    Hack,
    Heal,
    PushAway,
    Refresh,
    SaveOr,
    Stun,
    SurviveRedLined,
    Unhack,
    Wound,
)
from neontable.games.combatzone.model.card import (
    BEARER,
    TARGET,
    Action,
    Grants,
    Mod,
    Need,
    Scope,
    Trait,
    When,
)
from neontable.games.combatzone.model.keywords import (
    Keys,
)

ABILITIES = (
    ability(
        "power-chord",
        actions=(
            Action(
                skill="influence",
                aims="none",
                keys=DIFFICULT,
                does=(SaveOr("influence", (Stun(1), PushAway(1)), rivals("R")),),
            ),
        ),
    ),
    ability(
        "high-pressure-fix",
        actions=(Action(skill="tech", range="R", aims="own", keys=Keys(heal=1, dangerous=True)),),
    ),
    ability(
        "drone-controller-crab",
        When(moment="activated", once="game", does=(Deploy("crab-drone", "R"),)),
        When(moment="move-end", does=(FreeMove("same", friends(kind="drone")),)),
    ),
    ability(
        "drone-controller-media",
        When(moment="activated", once="game", does=(Deploy("media-drone", "R"),)),
        When(moment="move-end", does=(FreeMove("same", friends(kind="drone")),)),
        Trait(name="looks-by-drones", on=friends()),
    ),
    ability(
        "cyber-simpatico",
        Mod(what="act", n=1, of=("attack",), needs=(Need("cyber"),)),
        When(
            moment="wounded", needs=(Need("cyber"),), once="activation", does=(Refresh(1, BEARER),)
        ),
    ),
    ability(
        "heightened-reflexes",
        Mod(what="oppose", n=1, of=("ranged-attack",)),
        When(moment="activated", does=(FreeMove("R"),), once="activation"),
    ),
    ability(
        "pugilist",
        Grants(keys=Keys(stun=1), of=("basic-melee",)),
        Mod(what="oppose", n=1, of=("melee-attack",)),
    ),
    ability(
        "feedback",
        actions=(
            Action(
                skill="tech",
                aims="none",
                keys=DIFFICULT,
                does=(Stun(1, rivals("Y", kind="cyber")), Hack(1, rivals("Y", kind="netrunner"))),
            ),
        ),
    ),
    ability(
        "power-and-influence", Mod(what="act", n=1, of=("influence",)), actions=(command("RY"),)
    ),
    ability(
        "puppeteer",
        actions=(
            Action(
                skill="influence",
                range="RY",
                aims="rival",
                kind="character",
                keys=DIFFICULT,
                does=(FreeMove("R", TARGET, driver="me"),),
            ),
        ),
    ),
    ability(
        "micromanage",
        actions=(
            Action(
                skill="influence",
                range="RY",
                aims="friend",
                kind="gonk",
                does=(FreeAction(("all",), TARGET, 1),),
            ),
        ),
    ),
    ability(
        "evasive-maneuvering",
        Mod(what="oppose", n=1, of=("attack",), needs=(Need("not-moved", no=True),)),
        Trait(name="slips-away"),
    ),
    ability(
        "driving-legend",
        When(
            moment="activated", does=(FreeMove("Y", friends("R", choose=True)),), once="activation"
        ),
        Mod(what="act", n=2, of=("move",)),
    ),
    ability(
        "on-the-record",
        When(
            moment="wounds",
            on=friends(visible=True),
            once="activation",
            needs=(Need("same-activation"),),
            does=(GainLuck(1),),
        ),
        Mod(what="act", n=-1, of=("attack",), against=True, needs=(Need("wounded", no=True),)),
    ),
    ability(
        "i-know-a-guy",
        When(
            moment="set-up",
            may=False,
            does=(DrawLoot(1, who=friends(kind="character", choose=True)),),
        ),
        When(moment="inspire", cost="luck", once="game", does=(Deploy("", "edge"),)),
    ),
    ability(
        "pull-focus",
        actions=(
            Action(
                skill="tech",
                range="RYG",
                aims="rival",
                kind="character",
                does=(GainMark("in-focus"),),
            ),
        ),
    ),
    ability(
        "stroke-egos",
        actions=(
            Action(
                skill="influence",
                range="R",
                aims="friend",
                kind="character",
                keys=DIFFICULT,
                does=(Refresh(1), GainMark("hyped")),
            ),
        ),
    ),
    ability(
        "power-ballad",
        actions=(
            Action(
                skill="influence",
                aims="none",
                keys=DIFFICULT,
                does=(
                    Refresh(1, others("R", kind="character")),
                    FreeMove("R", friends("Y", kind="gonk")),
                ),
            ),
        ),
    ),
    ability(
        "aint-for-sale",
        Mod(what="defense", n=3, arg="influence", on=friends("Y")),
        Trait(name="no-commands"),
    ),
    ability(
        "neural-sightlink",
        Mod(what="cover", n=-1, of=("attack",), on=friends("Y"), needs=(Need("target-visible"),)),
    ),
    ability(
        "dont-anger-ms-mittens",
        When(moment="wounded", does=(Stun(1), Wound(1)), may=False, needs=(Need("at-range", "R"),)),
    ),
    ability(
        "surveillance-scan",
        actions=(Action(skill="tech", range="RYG", aims="rival", does=(GainMark("scanned"),)),),
    ),
    ability(
        "tech-wiz",
        Grants(keys=ACCURATE, of=("tech",)),
        When(moment="act-won", of=("tech",), once="activation", does=(GainLuck(1),)),
    ),
    ability(
        "snap-hack",
        Grants(keys=ACCURATE, of=("program",), needs=(Need("at-range", "R"),)),
        When(moment="launched", once="activation", does=(FreeMove("R"),)),
    ),
    ability(
        "krash-barrier",
        Mod(what="oppose", n=2, of=("program",), on=friends("R")),
        Mod(what="sheltered", n=1),
    ),
    ability(
        "lone-survivor",
        When(
            moment="dying",
            once="game",
            needs=(Need("friend-within", "R", no=True),),
            does=(SurviveRedLined(), FreeMove("Y")),
        ),
    ),
    ability(
        "air-evac",
        actions=(
            Action(
                skill="medical",
                range="RYG",
                aims="friend",
                keys=DIFFICULT,
                does=(PlaceBeside(1, TARGET), Heal(1)),
            ),
        ),
    ),
    ability(
        "end-of-the-line",
        When(moment="dying", does=(FreeAction(("attack",)), FreeAction(("attack",)))),
        Mod(what="act", n=2, of=("attack",), needs=(Need("red-lined"),)),
    ),
    ability(
        "firewall",
        Mod(what="oppose", n=2, of=("program",), on=friends("Y")),
        When(moment="inspire", does=(Unhack(1, friends("Y", kind="character")),), may=False),
    ),
    ability(
        "outsider",
        Trait(name="reserve"),
        Mod(what="act", n=1, of=("attack",), needs=(Need("friend-within", "R", no=True),)),
    ),
    ability(
        "vidiot-revolution",
        When(
            moment="takes-out",
            on=friends("G"),
            may=False,
            once="activation",
            does=(FreeMove("R", friends("Y", kind="gonk")),),
        ),
        actions=(command("RYG"),),
    ),
    ability(
        "video-record",
        When(moment="takes-out", on=friends(visible=True), does=(GainLuck(1),), may=False),
    ),
    ability(
        "security-scan",
        actions=(Action(skill="tech", range="RYG", aims="rival", does=(GainMark("scanned"),)),),
    ),
    ability(
        "fast-hands",
        When(
            moment="act-lost",
            of=("ranged-attack",),
            once="activation",
            does=(FreeAction(("ranged-attack",)),),
        ),
    ),
    ability(
        "synthesize",
        When(
            moment="act-won",
            of=("influence",),
            does=(Refresh(1, others("R", kind="character", choose=True)),),
            once="activation",
        ),
        actions=(
            Action(
                skill="influence",
                range="RY",
                aims="friend",
                kind="character",
                keys=DIFFICULT,
                does=(GainMark("hyped"),),
            ),
        ),
    ),
    ability(
        "vengeful",
        When(
            moment="wounded",
            on=friends("Y", visible=True),
            does=(GainMark("vengeful", BEARER),),
            may=False,
        ),
    ),
    ability("improved-tech", Mod(what="act", n=1, of=("tech",), on=friends("R"))),
    ability(
        "wild-beat",
        When(moment="inspire", does=(FreeMove("R", friends("Y")),)),
        actions=(
            Action(
                skill="melee",
                aims="none",
                keys=DIFFICULT,
                does=(SaveOr("reflexes", (Stun(1),), rivals("R")),),
            ),
        ),
    ),
    ability(
        "resonance-frequency",
        actions=(
            Action(
                skill="tech",
                range="RYG",
                attack=True,
                keys=Keys(stun=1, indirect=True, difficult=True),
            ),
        ),
    ),
    ability(
        "have-some-soup",
        actions=(
            Action(
                skill="medical", range="R", aims="friend", keys=Keys(heal=1), critical=(Refresh(1),)
            ),
        ),
    ),
    ability(
        "survivor",
        Trait(name="green-to-yellow"),
        When(moment="inspire", needs=(Need("red-lined"),), does=(Heal(1, BEARER),), once="game"),
    ),
    ability(
        "rocket-jump",
        actions=(
            Action(
                aims="none",
                keys=Keys(dangerous=True),
                skill="reflexes",
                does=(GainMark("climber", BEARER), FreeMove("G")),
            ),
        ),
    ),
    ability(
        "connected",
        When(moment="inspire", does=(GainLuck(1),), needs=(Need("no-luck"),), may=False),
        When(moment="set-up", may=False, does=(DrawLoot(1),)),
    ),
    ability(
        "strontium-horns",
        actions=(Action(skill="melee", range="R", attack=True, keys=Keys(push=True, deadly=1)),),
    ),
    ability(
        "knock-aside",
        Trait(name="slips-away"),
        actions=(Action(skill="melee", range="R", attack=True, keys=Keys(push=True, stun=1)),),
    ),
    ability(
        "not-worth-fixing",
        When(
            moment="taken-out",
            may=False,
            does=(SaveOr("reflexes", (Stun(1),), Scope("everybody", within="R", others=True)),),
        ),
    ),
)
