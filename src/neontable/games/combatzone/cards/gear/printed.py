"""Gear that is only printed on model cards: no source says what it does, so it is our design, in
the spirit of its name and with the numbers of the nearest gear that can be bought."""

from __future__ import annotations

from neontable.games.combatzone.cards.build import effect, printed_gear
from neontable.games.combatzone.cards.effects.verbs import ChooseOne, StealLuck
from neontable.games.combatzone.cards.verbs import (
    FreeMove,
    GainLuck,
    GainMark,
    Hack,
    Heal,
    LoseGear,
    Refresh,
    Stun,
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
from neontable.games.combatzone.model.components import Gear
from neontable.games.combatzone.model.keywords import Keys

ACCURATE, DEADLY_CRITS = Keys(accurate=True), Keys(deadly=1)
AS_REACTION = Need("reaction")

PRINTED = (
    # -- guns
    printed_gear(
        "assault-carbine",
        "ranged",
        "YG",
        of=effect(Grants(keys=Keys(rapid=2), of=("assault-carbine",), needs=(Need("not-moved"),))),
    ),
    printed_gear(
        "automatic-pistols-with-explosive-rounds",
        "ranged",
        "RYG",
        "rapid-2",
        "deadly-crits",
        "dangerous",
        keywords=("pistol",),
    ),
    printed_gear(
        "barrett-arasaka-light-20",
        "ranged",
        "GL",
        "deadly-crits",
        "pierce-2",
        "difficult",
        keywords=("bulky",),
    ),
    printed_gear(
        "coupla-automatics", "ranged", "RYG", "rapid-2", "difficult", keywords=("pistol",)
    ),
    printed_gear("dual-pistols", "ranged", "RYG", "rapid-2", "unwieldy", keywords=("pistol",)),
    printed_gear(
        "militech-compact-gatling-mcg",
        "ranged",
        "RYG",
        "rapid-3",
        "suppression",
        "difficult",
        keywords=("bulky",),
    ),
    printed_gear("needle-barrage", "tech", "RY", "stun-1", "silent", keywords=("cybergear",)),
    printed_gear(
        "projectile-launch-system", "ranged", "YG", "blast", "difficult", keywords=("cybergear",)
    ),
    printed_gear(
        "prototype-assault-shotgun", "ranged", "RY", "torrent", "deadly-crits", "dangerous"
    ),
    printed_gear("remington-a-37-combat-rifle", "ranged", "YGL", "accurate"),
    printed_gear("sawnoff-shotgun", "ranged", "R", "torrent", "deadly-crits", "push-crits"),
    printed_gear("silenced-smg", "ranged", "RYG", "silent", "suppression", keywords=("bulky",)),
    printed_gear(
        "spiny-spiny-bang-bang",
        "ranged",
        "RYG",
        "rapid-3",
        "unwieldy",
        of=effect(fumbled=(GainLuck(1),)),
    ),
    printed_gear("tech-rifle", "ranged", "YGL", "pierce-2", "stun-1-crits"),
    printed_gear(
        "box-launcher",
        "ranged",
        "YG",
        "blast",
        "indirect",
        "dangerous",
        "difficult",
        keywords=("bulky",),
    ),
    # -- blades, clubs and fists
    printed_gear("blammy", "melee", "R", "push", "stun-1-crits"),
    printed_gear("bludgeon", "melee", "R", "stun-1"),
    printed_gear("brain-buster-suplex", "melee", "R", "stun-2", "push", "difficult"),
    printed_gear("choppah", "melee", "R", "deadly-crits", "torrent"),
    printed_gear("cleaver", "melee", "R", "deadly-crits", "pierce-1"),
    printed_gear(
        "crowbar", "melee", "R", "deadly-crits", of=effect(Mod(what="act", n=1, of=("loot",)))
    ),
    printed_gear("iron-throw", "melee", "RY", "push", "stun-1-crits"),
    printed_gear("knight-stick", "melee", "R", "stun-1", "silent"),
    printed_gear(
        "kusarigama",
        "melee",
        "RY",
        "deadly-crits",
        of=effect(Mod(what="act", n=1, of=("kusarigama",), needs=(Need("at-range", "Y"),))),
    ),
    printed_gear("mace", "melee", "R", "stun-1", "pierce-1"),
    printed_gear(
        "plug-bayonet",
        "melee",
        "R",
        "pierce-1",
        of=effect(Mod(what="act", n=2, of=("plug-bayonet",), needs=(AS_REACTION,))),
    ),
    printed_gear(
        "quick-rip",
        "melee",
        "R",
        "deadly-crits",
        of=effect(does=(LoseGear(1),)),
        keywords=("cybergear",),
    ),
    printed_gear("slammy", "melee", "R", "deadly", "difficult", "unwieldy"),
    printed_gear(
        "stabbin-on-up",
        "melee",
        "R",
        "deadly-crits",
        of=effect(Mod(what="act", n=1, of=("stabbin-on-up",), needs=(Need("target-higher"),))),
    ),
    printed_gear("stun-baton", "melee", "R", "stun-1"),
    printed_gear("wild-mosh-fists", "melee", "R", "rapid-2", "push-crits"),
    printed_gear("wolver", "melee", "R", "deadly-crits", keywords=("cybergear",)),
    printed_gear(
        "wolvers-akimbo", "melee", "R", "rapid-2", "deadly-crits", keywords=("cybergear",)
    ),
    # -- what protects
    printed_gear(
        "riot-shield", keywords=("armor",), of=effect(Mod(what="oppose", n=1, of=("melee-attack",)))
    ),
    printed_gear(
        "tactical-shield",
        of=effect(
            Mod(what="oppose", n=1, of=("ranged-attack",), on=Scope("friends", within="reach"))
        ),
    ),
    printed_gear(
        "trench-coat",
        of=effect(
            Mod(what="oppose", n=1, of=("ranged-attack",)),
            When(moment="activated", once="game", does=(GainLuck(1),)),
        ),
    ),
    # -- tools
    printed_gear(
        "boutique-cyberdeck",
        keywords=("cybergear",),
        of=effect(Mod(what="programs", n=1), Mod(what="oppose", n=1, of=("program",))),
    ),
    printed_gear(
        "brainburn-link",
        keywords=("cybergear",),
        of=effect(
            Grants(keys=Keys(dangerous=True), of=("program",)),
            When(moment="launched", does=(Refresh(1, BEARER),), once="activation"),
        ),
    ),
    printed_gear(
        "emp-pulse",
        "tech",
        "",
        attack=False,
        of=effect(
            aims="none",
            keys=Keys(difficult=True),
            does=(
                Stun(1, Scope("rivals", within="Y", kind="cyber")),
                Hack(1, Scope("rivals", within="Y", kind="cyber")),
            ),
        ),
    ),
    printed_gear(
        "trblb-pulse",
        "tech",
        "RY",
        "stun-1",
        attack=False,
        of=effect(aims="rival", does=(Hack(1),)),
    ),
    printed_gear(
        "heavy-walker",
        of=effect(
            Mod(what="stun", n=-9),
            Trait(name="no-falls"),
            Grants(keys=Keys(push=True), of=("melee-attack",)),
        ),
    ),
    printed_gear(
        "med-kit",
        "medical",
        "R",
        "heal-1",
        attack=False,
        of=effect(aims="own", critical=(Refresh(1),)),
    ),
    printed_gear(
        "microphone",
        of=effect(
            Mod(what="act", n=1, of=("influence",)),
            actions=(
                Action(
                    id="microphone",
                    skill="influence",
                    range="RY",
                    aims="friend",
                    command=True,
                    needs=(Need("target-can-act"),),
                    tags=("microphone", "command"),
                ),
            ),
        ),
    ),
    printed_gear(
        "neural-programmer",
        keywords=("cybergear",),
        of=effect(Grants(keys=ACCURATE, of=("program",), needs=(Need("not-moved"),))),
    ),
    # -- leverage
    printed_gear(
        "black-files",
        "influence",
        "RYG",
        "difficult",
        attack=False,
        of=effect(aims="rival", kind="character", does=(Stun(1), StealLuck(1))),
    ),
    printed_gear(
        "blackmail-files",
        "influence",
        "RYG",
        "difficult",
        attack=False,
        of=effect(
            aims="rival", kind="character", does=(ChooseOne(((Stun(2),), (Wound(1),)), "target"),)
        ),
    ),
    printed_gear(
        "party-hard",
        "influence",
        "RY",
        "difficult",
        attack=False,
        of=effect(aims="own", does=(Refresh(1), FreeMove("R", TARGET))),
    ),
    printed_gear("unpredictable", "ranged", "RY", "rapid-2", "torrent", "dangerous", "difficult"),
    printed_gear(
        "black-ice-avalanche",
        "tech",
        "RYG",
        "deadly-crits",
        "difficult",
        of=effect(needs=(Need("target-hacked"),)),
    ),
    printed_gear(
        "pain-gain",
        keywords=("drug",),
        of=effect(
            When(moment="wounded", does=(GainMark("pumped", BEARER),), may=False),
            When(moment="inspire", once="game", does=(Heal(1, BEARER),)),
        ),
    ),
)

SHIELDS = tuple(
    Gear(
        id=f"magnetic-shield-{n}",
        name="Magnetic Shielding",
        keywords=("armor",),
        armor=n,
        origin="published",
    )
    for n in range(1, 6)
)
"""What the program Magnetic Shielding puts on a friend: armor of the launcher's Tech."""
