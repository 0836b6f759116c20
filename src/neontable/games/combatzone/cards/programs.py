"""Programs: what they do when launched and while they run.  Quality, range, prices and whether the
Netrunner is Vulnerable come from the facts."""

from __future__ import annotations

from neontable.games.combatzone.cards.build import program_card
from neontable.games.combatzone.cards.effects.verbs import (
    BorrowAction,
    DiscardMarker,
    EquipShield,
    RemoveBody,
    TakeOut,
)
from neontable.games.combatzone.cards.verbs import (
    Activate,
    Deploy,
    DrawLoot,
    EndProgram,
    FreeAction,
    FreeMove,
    GainLuck,
    GainMark,
    Hack,
    LoseGear,
    PlaceMarker,
    Refresh,
    RollFor,
    Wound,
)
from neontable.games.combatzone.model.card import (
    TARGET,
    Grants,
    Mod,
    Need,
    Scope,
    Trait,
    When,
)
from neontable.games.combatzone.model.keywords import Keys

HACK = Keys(hack=1)
ACCURATE, DEADLY_CRITS = Keys(accurate=True), Keys(deadly=1)
HACKED, FRIENDS = Scope("hacked"), Scope("friends")
ON_HACKED = Need("target-hacked")


def friends(within: str, visible: bool = False, kind: str = "") -> Scope:
    return Scope("friends", within=within, visible=visible, kind=kind)


PROGRAMS = (
    # -- Arasaka
    program_card("aerial-strike", keys=Keys(blast=True), crits=DEADLY_CRITS, reload="friend-out"),
    program_card("linked-tech", aims="friend", does=(BorrowAction(),)),
    program_card("magnetic-shielding", aims="friend", does=(EquipShield(),), reload="never"),
    program_card(
        "neural-activator",
        does=(FreeAction(("all",), friends("Y", True, "gonk")),),
    ),
    program_card("responsive-suits", does=(GainMark("responsive-suit", friends("R")),)),
    # -- Bozos
    program_card("awesome-memes", Trait(name="luck-kept", on=friends("G"))),
    program_card(
        "balloon-animals",
        When(
            moment="move-end",
            on=Scope("rivals"),
            needs=(Need("near-marker", "balloon"),),
            does=(FreeAction(("melee-attack",), at="target"), DiscardMarker("balloon")),
        ),
        needs=(Need("luck-left", n=1),),
        does=(PlaceMarker("balloon", "Y", replaces=True, luck=True),),
    ),
    program_card(
        "every-fool-has-his-day",
        does=(
            FreeMove("Y", friends("R", kind="fool")),
            FreeAction(("attack",), friends("R", kind="fool")),
        ),
    ),
    program_card("i-am-rubber", Trait(name="borrows-hacked-gear"), keys=HACK),
    program_card(
        "nano-regenerator",
        aims="body",
        does=(Deploy("fool", "reach", "target"), RemoveBody(aimed=True)),
        reload="friend-out",
    ),
    # -- Danger Gals
    program_card("falsified-info", does=(FreeMove("G", TARGET, driver="me"),)),
    program_card(
        "homing-beacon",
        Grants(
            keys=Keys(stun=1), crits=DEADLY_CRITS, of=("blast",), on=FRIENDS, needs=(ON_HACKED,)
        ),
        keys=HACK,
    ),
    program_card(
        "overclock", Mod(what="reflexes", n=1), aims="friend", does=(FreeMove("G", TARGET),)
    ),
    program_card("spread-out", Mod(what="influence", n=1), does=(FreeMove("R", friends("G")),)),
    program_card("take-ya-with-me", Trait(name="widens-blast"), reload="wounded"),
    # -- Edgerunners
    program_card(
        "adware-edgerunners",
        Grants(keys=Keys(unwieldy=True), of=("attack",), on=HACKED),
        keys=HACK,
    ),
    program_card(
        "enhanced-targeting",
        Mod(what="ranged", n=1, on=friends("G", True, "character")),
        Grants(crits=DEADLY_CRITS, of=("ranged-attack",), on=friends("G", True, "character")),
    ),
    program_card(
        "mark-target",
        Grants(keys=Keys(accurate=True, stun=1), on=FRIENDS, needs=(ON_HACKED,)),
        keys=HACK,
    ),
    program_card(
        "memory-dump",
        Trait(name="lends-tokens", on=Scope("others", visible=True)),
    ),
    program_card("molasses-exe", Trait(name="luck-to-react", on=HACKED), keys=HACK),
    # -- Gen Red
    program_card("advanced-shroud", does=(GainMark("shroud", friends("G")),)),
    program_card(
        "enhanced-reflexes",
        When(moment="luck-spent", on=friends("G"), does=(FreeMove("Y", TARGET),)),
    ),
    program_card(
        "hyper-empathy",
        Trait(name="feels-wounds"),
    ),
    program_card(
        "junk-exe",
        Mod(what="act", n=1, of=("all",), per="loot"),
        Mod(what="oppose", n=1, of=("all",), per="loot"),
    ),
    program_card("stomp-exe", does=(FreeAction(("basic-melee",), friends("G", kind="gonk")),)),
    # -- Lawmen
    program_card("armed-and-dangerous", does=(LoseGear(1),)),
    program_card("eagle-eye", Grants(keys=ACCURATE, of=("ranged-attack",), on=friends("Y"))),
    program_card("lookout", Mod(what="reflexes", n=-1, per="own-hacked", on=HACKED), keys=HACK),
    program_card(
        "takedown",
        When(
            moment="wounded",
            on=HACKED,
            needs=(Need("by-melee"),),
            may=False,
            does=(TakeOut(1, TARGET),),
        ),
        keys=HACK,
        reload="discard-taker",
    ),
    program_card("tango-down", Grants(crits=DEADLY_CRITS, of=("ranged-attack",), on=friends("R"))),
    # -- Maelstrom
    program_card(
        "berserker",
        When(moment="move-action", does=(FreeAction(("melee-attack",), same_colour=True),)),
    ),
    program_card(
        "death-dealer",
        When(
            moment="dying",
            on=Scope("friends", kind="character"),
            does=(FreeAction(("basic-attack",), TARGET),),
        ),
    ),
    program_card("metal-surge", does=(Refresh(1, friends("Y", kind="character")),)),
    program_card(
        "puppet-master", does=(FreeAction(("all",), TARGET, driver="me"),), reload="token"
    ),
    program_card(
        "witness-me",
        Mod(what="melee", n=1, on=Scope("others", within="R")),
        Grants(crits=DEADLY_CRITS, of=("melee-attack",), on=Scope("others", within="R")),
    ),
    # -- Tyger Claws
    program_card("cripple-wave", Trait(name="hobbled", on=HACKED), keys=HACK),
    program_card(
        "death-mark",
        Grants(keys=Keys(deadly=1), of=("melee-attack",), on=FRIENDS, needs=(ON_HACKED,)),
        keys=HACK,
    ),
    program_card("leaping-tyger", Mod(what="reflexes", n=2, on=Scope("friends", kind="character"))),
    program_card("monkey-wisdom", Mod(what="reflexes", n=2)),
    program_card("running-rabbit", does=(FreeMove("Y", friends("Y")),)),
    # -- for everybody
    program_card(
        "adware",
        When(
            moment="act-lost",
            on=HACKED,
            does=(DrawLoot(1, who=Scope("friends", kind="character", choose=True)),),
        ),
        keys=HACK,
        reload="none-hacked",
    ),
    program_card(
        "ambush",
        Grants(keys=ACCURATE, of=("ranged-attack",), on=FRIENDS, needs=(ON_HACKED,)),
        keys=HACK,
    ),
    program_card("ban-hammer", does=(EndProgram(),), needs=(Need("target-running"),)),
    program_card(
        "bodycam-analyzer", Mod(what="oppose-accurate", n=1, of=("non-attack",), on=friends("R"))
    ),
    program_card(
        "buffer-zone",
        Trait(name="in-the-way", on=Scope("rivals")),
        aims="none",
        does=(PlaceMarker("buffer", "G", replaces=True),),
    ),
    program_card(
        "cam-skimmer",
        Trait(name="looks-by-cameras", on=FRIENDS),
        needs=(Need("markers", "camera", 3, no=True),),
        does=(PlaceMarker("camera", "Y"),),
    ),
    program_card(
        "cam-watcher",
        When(
            moment="act-fumble",
            on=Scope("rivals"),
            needs=(Need("near-marker", "camera"),),
            does=(GainLuck(1),),
            may=False,
        ),
        needs=(Need("markers", "camera", 3, no=True),),
        does=(PlaceMarker("camera", "Y"),),
    ),
    program_card(
        "contagion",
        When(
            moment="activation-end",
            on=HACKED,
            may=False,
            does=(Hack(1, Scope("rivals", within="R", around="target")),),
        ),
        keys=HACK,
        cyber_quality="G",
    ),
    program_card(
        "coordinate-surge",
        Mod(what="reflexes", n=1),
        aims="friend",
        does=(FreeMove("R", TARGET, clear=True),),
    ),
    program_card(
        "crab-drone-control",
        When(moment="move-end", does=(FreeMove("same", Scope("friends", kind="drone")),)),
        does=(Deploy("crab-drone", "R"),),
    ),
    program_card(
        "cripple-movement", Mod(what="reflexes", n=-1, on=HACKED), keys=HACK, cyber_quality="G"
    ),
    program_card("cyber-jitters", does=(Hack(1, Scope("rivals", visible=True, kind="cyber")),)),
    program_card("digital-barrier", Mod(what="oppose", n=2, of=("program",), on=friends("Y"))),
    program_card(
        "eraser",
        Trait(name="unseen-by-hacked"),
        range="RYG",
        aims="rival",
        keys=HACK,
        cyber_quality="G",
    ),
    program_card("flak", Mod(what="ranged", n=-1, on=HACKED), keys=HACK),
    program_card(
        "forced-update",
        range="RYGL",
        aims="rival",
        keys=Keys(stun=1),
        needs=(ON_HACKED,),
        reload="launched",
    ),
    program_card("glitch-wave", keys=Keys(stun=1), needs=(ON_HACKED,), tags=("sweep",)),
    program_card(
        "hellbolt",
        keys=Keys(deadly=1, indirect=True),
        kind="netrunner",
        needs=(Need("target-vulnerable"),),
    ),
    program_card(
        "instill-rage",
        aims="friend",
        does=(FreeMove("Y", TARGET, clear=True), FreeAction(("all",), TARGET, paid=True)),
    ),
    program_card("loot-scanner", needs=(ON_HACKED,), does=(DrawLoot(1, per="target-red"),)),
    program_card(
        "media-drone-control",
        When(moment="move-end", does=(FreeMove("same", Scope("friends", kind="drone")),)),
        Trait(name="looks-by-drones", on=FRIENDS),
        does=(Deploy("media-drone", "G"),),
    ),
    program_card("militech-spyware", Trait(name="sees-hacked", on=FRIENDS), keys=HACK),
    program_card("nervous-system-overload", tags=("deadly-if-hacked",)),
    program_card("overheat", Mod(what="melee", n=-1, on=HACKED), keys=HACK),
    program_card(
        "poison-flatline",
        keys=Keys(indirect=True),
        kind="netrunner",
        needs=(Need("target-vulnerable"), Need("target-running")),
        does=(EndProgram(discard=True),),
    ),
    program_card(
        "profile-suite",
        Grants(keys=ACCURATE, of=("influence",), on=friends("R"), needs=(Need("target-rival"),)),
    ),
    program_card("program-7", does=(FreeAction(("all",), TARGET, driver="me"),)),
    program_card(
        "ransomware",
        When(
            moment="unhacked",
            on=Scope("rivals"),
            may=False,
            does=(RollFor("R", ((0, (Wound(1, TARGET),)),)),),
        ),
        keys=Keys(hack=2),
    ),
    program_card(
        "reboot-optics", Trait(name="sees-red-only", on=HACKED), keys=HACK, cyber_quality="G"
    ),
    program_card("recital", does=(FreeMove("Y", friends("G", kind="gonk")),)),
    program_card("shield", Mod(what="defense", n=2, arg="tech")),
    program_card(
        "signal-garbage", Trait(name="keeps-hacked", on=Scope("everybody")), reload="activated"
    ),
    program_card(
        "sonic-shock",
        Grants(keys=Keys(silent=True), on=FRIENDS, needs=(ON_HACKED,)),
        keys=HACK,
    ),
    program_card("suicide", needs=(Need("target-armed", "R"),), tags=("copies-target",)),
    program_card("synapse-burnout", crits=DEADLY_CRITS, cyber_quality="Y"),
    program_card("system-reset", keys=Keys(stun=2), cyber_quality="Y"),
    program_card(
        "trojan-alpha",
        When(moment="taken-out", on=HACKED, does=(Deploy("", "reach", "target"),), may=True),
        keys=HACK,
    ),
    program_card("weapon-glitch", Trait(name="basic-attacks-only", on=HACKED), keys=HACK),
    # -- Zoners
    program_card(
        "alley-rat",
        Grants(
            keys=Keys(unwieldy=True), of=("attack",), on=HACKED, needs=(Need("aimed-at-bearer"),)
        ),
        keys=HACK,
    ),
    program_card("hidey-hole", Mod(what="sheltered", n=1, of=("ranged-attack",))),
    program_card("request-backup", does=(Deploy("", "edge", n=2),), reload="discard"),
    program_card(
        "tag",
        When(
            moment="activation-end",
            does=(Activate(Scope("others", within="reach", kind="character", choose=True)),),
        ),
    ),
    program_card("treasure-seeker", Trait(name="loot-more", n=1, on=friends("G"))),
)
"""In the order of the data: by faction, then those for everybody."""
