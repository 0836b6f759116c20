"""What the gear that can be bought does beyond its printed numbers, by id.

Skill, range, keywords, armor, skill bonuses and prices come from the facts; a card that is not
listed here does nothing else."""

from __future__ import annotations

from neontable.games.combatzone.cards.build import Effect, effect
from neontable.games.combatzone.cards.effects.verbs import (
    AttackFails,
    Barrage,
    ChooseOne,
    DiscardGear,
    DiscardLoot,
    Dissolve,
    PassGear,
    PlaceBeside,
    Possessed,
    Replace,
    Spares,
    UseUp,
)
from neontable.games.combatzone.cards.verbs import (
    AddToken,
    CancelWound,
    ChangeToken,
    DiscardThis,
    DrawLoot,
    FreeAction,
    FreeMove,
    GainLuck,
    GainMark,
    Heal,
    LaySmoke,
    PlaceMarker,
    Refresh,
    RefreshSpent,
    RollFor,
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
from neontable.games.combatzone.model.keywords import Keys

ACCURATE, DEADLY_CRITS = Keys(accurate=True), Keys(deadly=1)
AS_REACTION = Need("reaction")
SMARTLINK = Need("has-gear", "smartlink")
ONE_CHARACTER = Scope("friends", kind="character", choose=True)
REFRESHES = When(moment="activation-end", does=(Refresh(1, BEARER),), may=False)
"""Of a full body conversion: one token is Ready again after every activation."""
REPAIRABLE = Trait(name="repairable")


def drug(*good: FreeMove | FreeAction | Heal) -> When:
    """Taken when the team is Inspired: a Fumble of the RED die hurts."""
    dose = RollFor("R", ((0, (Wound(1, BEARER),)), (2, good)))
    return When(moment="inspire", does=(dose,))


EFFECTS: dict[str, Effect] = {
    "acid-soaker": effect(aims="rival", does=(Dissolve(),)),
    "adaptive-digital-agent": effect(
        Trait(name="net-defender"),
        When(moment="hacked", cost="exhaust", does=(Unhack(1, BEARER),)),
    ),
    "adrenal-pumps": effect(
        When(moment="activated", needs=(Need("clear-path-to-rival"),), does=(FreeMove("Y"),))
    ),
    "advanced-targeting-matrix": effect(Grants(keys=ACCURATE, of=("non-melee",))),
    "airhypo": effect(When(moment="inspire", cost="discard", does=(Heal(1, BEARER),))),
    "alpha-class": effect(REPAIRABLE, REFRESHES),
    "arasaka-quickstrike-blade": effect(
        Grants(keys=ACCURATE, of=("arasaka-quickstrike-blade",), needs=(AS_REACTION,))
    ),
    "arasaka-senkoh-lx": effect(
        Grants(crits=Keys(stun=1), of=("arasaka-senkoh-lx",), needs=(SMARTLINK,))
    ),
    "arasaka-tki-20-shingen": effect(
        Grants(keys=Keys(pierce=2), of=("arasaka-tki-20-shingen",), needs=(SMARTLINK,))
    ),
    "assault-rifle": effect(
        Grants(keys=Keys(rapid=2), of=("assault-rifle",), needs=(Need("at-range", "YG"),))
    ),
    "assertive-badge": effect(
        actions=(
            Action(
                skill="influence",
                range="RYGL",
                aims="model",
                kind="character",
                command=True,
                needs=(Need("has-ability", "pull-rank"), Need("target-can-act")),
            ),
        )
    ),
    "authorized-drone-strike": effect(does=(Barrage(2),)),
    "auto-injector": effect(
        When(moment="dying", cost="discard", does=(SurviveRedLined(),)),
        When(
            moment="dying",
            needs=(Need("has-gear", "airhypo"),),
            does=(DiscardGear("airhypo"), SurviveRedLined()),
        ),
    ),
    "autoblade": effect(critical=(FreeAction(("autoblade",)),)),
    "big-knucks": effect(Mod(what="act", n=2, of=("big-knucks",), needs=(AS_REACTION,))),
    "bio-toxin-shiv": effect(does=(ChooseOne(((ChangeToken("G", "Y"),), (Stun(2),)), "target"),)),
    "bio-toxin": effect(Trait(name="wins-melee-ties")),
    "biomonitor": effect(Grants(keys=ACCURATE, of=("triage",))),
    "black-lace": effect(drug(Heal(1, BEARER))),
    "blue-glass": effect(
        aims="rival", does=(Stun(2),), critical=(Stun(1),), fumbled=(Stun(2, BEARER),)
    ),
    "body-double": effect(When(moment="dying", does=(Spares("body-double"),), may=False)),
    "bodyweight-suit": effect(),
    "boost": effect(
        When(
            moment="acting",
            of=("non-attack",),
            cost="discard",
            does=(GainMark("rolls-green", BEARER),),
        )
    ),
    "bozo-bombs": effect(
        When(
            moment="acting",
            of=("bozo-bombs",),
            cost="luck",
            does=(GainMark("deadly-crits-now", BEARER),),
        )
    ),
    "braindance-recorder": effect(Trait(name="luck-returned")),
    "brass-knuckles": effect(Mod(what="act", n=2, of=("brass-knuckles",), needs=(AS_REACTION,))),
    "butter-bars": effect(keywords=("leader",)),
    "caltrops": effect(
        actions=(
            Action(
                aims="none",
                token=False,
                keys=Keys(discard=True),
                does=(PlaceMarker("caltrops", "R"), GainMark("caltrops", BEARER)),
            ),
        )
    ),
    "can-o-smash": effect(
        actions=(
            Action(
                aims="none",
                token=False,
                keys=Keys(discard=True),
                does=(
                    RollFor("R", ((0, (Wound(1, BEARER),)), (2, (FreeAction(("melee-attack",)),)))),
                ),
            ),
        )
    ),
    "chipware-socket": effect(Mod(what="least", n=1)),
    "comm-scrambler": effect(
        Grants(keys=Keys(unwieldy=True), of=("influence",), on=Scope("everybody", within="Y"))
    ),
    "concert-t-shirt": effect(Trait(name="own-luck", n=2)),
    "corporate-credit-card": effect(
        range="R", aims="own", kind="character", does=(DrawLoot(1, who=TARGET),)
    ),
    "cyber-jaws": effect(Mod(what="oppose", n=2, of=("escape",))),
    "cyber-legs": effect(Grants(keys=ACCURATE, of=("basic-move",))),
    "cyber-repair-systems": effect(Trait(name="keeps-cybergear")),
    "cyberarm-cyberdeck": effect(),
    "cyberaudio-suite": effect(
        When(
            moment="activated",
            on=Scope("friends"),
            cost="exhaust",
            does=(GainMark("silent", TARGET),),
        )
    ),
    "cyberdeck": effect(),
    "brain-box": effect(),
    "cybersnake": effect(keys=Keys(deadly=1), reaction="only"),
    "demon-mask": effect(Mod(what="act", n=-1, of=("melee-attack",), against=True)),
    "dragoon": effect(
        Grants(crits=DEADLY_CRITS, of=("melee-attack",)),
        Grants(keys=Keys(rapid=2), of=("ranged-attack",)),
        REPAIRABLE,
        REFRESHES,
    ),
    "emp-threading": effect(Mod(what="unhack", n=1)),
    "ex-disk": effect(
        When(
            moment="acting",
            of=("program",),
            cost="exhaust",
            does=(GainMark("obstacle-fails", BEARER),),
        )
    ),
    "executive-fashions": effect(Mod(what="defense", n=1, arg="influence")),
    "finger-microphone": effect(Trait(name="far-command")),
    "fixer-hookups": effect(Mod(what="hookups", n=1)),
    "flower-gag": effect(
        Mod(what="melee", n=2, needs=(Need("action", "melee-attack"), Need("aimed-at-bearer")))
    ),
    "giggle-juicer": effect(aims="model", kind="gonk", does=(Replace("fool"),)),
    "glove-overcharger": effect(critical=(GainMark("vulnerable"),)),
    "go-bag": effect(When(moment="unanswered", cost="discard", does=(FreeMove("G"),))),
    "grapple-gun": effect(
        actions=(
            Action(
                aims="none",
                token=False,
                keys=Keys(discard=True),
                does=(GainMark("climber", BEARER), FreeMove("G", climbs=True)),
            ),
        )
    ),
    "grenade-flashbang": effect(aims="rival"),
    "grenade-neuroreactive": effect(
        attack=True,
        aims="rival",
        does=(FreeAction(("all",), TARGET, driver="me"),),
        tags=("if-wounded",),
    ),
    "grenade-pie": effect(
        Grants(crits=DEADLY_CRITS, of=("grenade-pie",), needs=(Need("target-all-used"),))
    ),
    "grenade-smoke": effect(aims="rival", does=(LaySmoke(),)),
    "grim-grin-grin": effect(
        When(
            moment="inspire",
            does=(
                RollFor(
                    "R",
                    (
                        (0, (Possessed(), Refresh(9, BEARER))),
                        (2, (Wound(1, BEARER),)),
                        (3, (FreeMove("R"),)),
                        (5, (AddToken("Y"),)),
                    ),
                ),
            ),
        )
    ),
    "grip-feet": effect(Grants(keys=ACCURATE, of=("move",))),
    "hardened-shielding": effect(Mod(what="oppose-accurate", n=1, of=("program",))),
    "hydraulic-cyberarms": effect(Grants(keys=Keys(push=True), of=("basic-melee",))),
    "hydraulic-limbs": effect(Mod(what="drag", n=4), Mod(what="act", n=2, of=("drag",))),
    "id-scanner": effect(Grants(keys=ACCURATE, needs=(Need("target-veteran"),))),
    "ir-goggles": effect(Mod(what="cover", n=-1, needs=(Need("at-range", "RYG"),))),
    "incendiary-rounds": effect(
        Grants(keys=Keys(dangerous=True), crits=DEADLY_CRITS, of=("ranged",))
    ),
    "inconspicuous-hoody": effect(
        When(
            moment="opposing",
            of=("attack",),
            needs=(Need("at-range", "L"),),
            cost="discard",
            does=(AttackFails(),),
        ),
        Trait(name="slips-for-gear"),
    ),
    "inflatable-mallet": effect(tags=("crit-wounds",), fumbled=(GainLuck(1),)),
    "internal-agent": effect(
        When(
            moment="acting",
            needs=(Need("rolls", "R"),),
            cost="luck",
            does=(GainMark("rolls-green", BEARER),),
        )
    ),
    "juice-injector": effect(
        aims="none",
        does=(
            ChooseOne(
                (
                    (ChangeToken("Y", "G", BEARER),),
                    (FreeAction(("basic-attack",)), FreeAction(("basic-attack",))),
                )
            ),
        ),
    ),
    "jump-booster": effect(
        actions=(
            Action(
                aims="none",
                token=False,
                needs=(Need("uses-left", "jump-booster", 2),),
                does=(UseUp(), FreeMove("Y", die="Y")),
            ),
        )
    ),
    "kang-tao-g-58-dian": effect(
        Grants(keys=ACCURATE, of=("kang-tao-g-58-dian",), needs=(SMARTLINK,))
    ),
    "kang-tao-l-69-zhuo": effect(
        Grants(keys=ACCURATE, of=("kang-tao-l-69-zhuo",), needs=(SMARTLINK,))
    ),
    "laser-designator": effect(exhausts=True),
    "level-damper": effect(Mod(what="stun", n=-1)),
    "light-tattoo": effect(
        When(moment="inspire", needs=(Need("no-luck"),), cost="discard", does=(GainLuck(2),))
    ),
    "lucky-charm": effect(Trait(name="own-luck", n=2)),
    "lucky-skidrow-trench": effect(Trait(name="own-luck", n=1)),
    "mad-hat": effect(
        Trait(name="wound-for-armor"),
        actions=(
            Action(
                skill="medical",
                range="R",
                aims="rival",
                does=(Replace("fool"),),
                needs=(Need("has-gear", "giggle-juicer"), Need("target-red-lined")),
            ),
        ),
    ),
    "megaphone": effect(aims="friend", does=(FreeMove("G", TARGET),)),
    "memory-boost": effect(
        When(
            moment="acting",
            of=("program",),
            cost="exhaust",
            does=(GainMark("accurate-now", BEARER),),
        )
    ),
    "metal-detector": effect(Trait(name="loot-look", n=3)),
    "metal-gear": effect(Grants(crits=DEADLY_CRITS, of=("melee-attack",))),
    "micro-rotors": effect(Grants(keys=Keys(pierce=1), of=("basic-melee",))),
    "militech-berserk": effect(token=False),
    "militech-enforcer-full-body-conversion": effect(
        Grants(keys=Keys(stun=2), of=("basic-melee",))
    ),
    "militech-ticon": effect(
        When(
            moment="acting",
            of=("militech-ticon",),
            cost="token",
            does=(GainMark("pierce-3-now", BEARER),),
        )
    ),
    "militech-upgraded-cyberdeck": effect(),
    "mimic-kimono": effect(
        When(
            moment="acting",
            needs=(Need("vs-obstacle"),),
            cost="exhaust",
            does=(GainMark("fumbles-are-crits", BEARER),),
        )
    ),
    "modular-cyberhand": effect(
        When(
            moment="acting",
            of=("non-attack",),
            cost="exhaust",
            does=(GainMark("accurate-now", BEARER),),
        )
    ),
    "nakota-d5-sidewinder": effect(
        Grants(keys=Keys(rapid=2), of=("nakota-d5-sidewinder",), needs=(Need("at-range", "YG"),)),
        Grants(
            keys=Keys(rapid=2),
            of=("nakota-d5-sidewinder",),
            needs=(Need("at-range", "L"), SMARTLINK),
        ),
    ),
    "net-suit": effect(
        When(
            moment="move-end",
            once="activation",
            does=(FreeMove("same", Scope("others", visible=True, choose=True)),),
        )
    ),
    "netlinked-targeting": effect(Mod(what="act", n=1, of=("attack",), per="hacked")),
    "neural-override": effect(aims="model", does=(FreeMove("G", TARGET, driver="me"),)),
    "neural-reprogrammer": effect(
        When(
            moment="acting",
            needs=(Need("action", "tech", no=True),),
            does=(GainMark("uses-tech", BEARER),),
        )
    ),
    "neural-uplink": effect(does=(FreeMove("Y", Scope("friends", visible=True, kind="gonk")),)),
    "night-market-surplus": effect(
        When(
            moment="acting",
            of=("ranged",),
            on=Scope("others", within="R"),
            needs=(Need("carries-loot"),),
            does=(DiscardLoot(), GainMark("plus-one-now", TARGET)),
        )
    ),
    "optical-camo": effect(Mod(what="oppose", n=2, of=("attack",), needs=(Need("all-ready"),))),
    "pain-editor": effect(
        When(moment="hurting", may=False, does=(RollFor("R", ((6, (CancelWound(),)),)),))
    ),
    "pax-mod": effect(
        When(
            moment="acting", of=("ranged-attack",), cost="exhaust", does=(GainMark("pax", BEARER),)
        )
    ),
    "popup-katana": effect(
        Grants(keys=ACCURATE, of=("popup-katana",), needs=(AS_REACTION,)), crits=DEADLY_CRITS
    ),
    "powerglove": effect(does=(FreeAction(("all",), TARGET, driver="me"),), tags=("if-wounded",)),
    "ram-manager": effect(Mod(what="programs", n=1)),
    "ram-reallocator": effect(
        When(
            moment="acting",
            of=("program",),
            cost="exhaust",
            does=(GainMark("fumbles-are-crits", BEARER),),
        )
    ),
    "rapideploy-sheath": effect(
        When(
            moment="acting",
            of=("rapideploy-sheath",),
            needs=(AS_REACTION,),
            cost="exhaust",
            does=(RefreshSpent(),),
        )
    ),
    "rattle-cans": effect(aims="rival"),
    "raw-juice": effect(When(moment="set-up", does=(AddToken("R"),), may=False)),
    "reflex-boosters": effect(
        Mod(what="oppose", n=1, of=("attack",)),
        When(moment="oppose-fumble", does=(Wound(1, BEARER),), may=False),
    ),
    "restraints": effect(Grants(keys=Keys(unwieldy=True), of=("all",), on=Scope("brawling"))),
    "ride-a-long": effect(
        When(
            moment="activated",
            cost="discard",
            does=(PlaceBeside(2, Scope("friends", visible=True, kind="gonk")),),
        )
    ),
    "ripper-doc-kit": effect(aims="own"),
    "ripperdoc-glove": effect(aims="own", critical=(Heal(1),)),
    "rocket-skates": effect(
        When(moment="activated", does=(FreeMove("G"),)),
        Grants(keys=Keys(dangerous=True), of=("basic-move",)),
    ),
    "salvaged-machine-gun": effect(needs=(Need("not-moved"),)),
    "samson": effect(
        Mod(what="stun", n=-9),
        Trait(name="wins-tech-obstacle"),
        Grants(keys=Keys(push=True), crits=DEADLY_CRITS, of=("melee-attack",)),
        REPAIRABLE,
    ),
    "sandevistan": effect(Trait(name="reaction-tokens")),
    "scavenged-parts": effect(
        When(moment="set-up", cost="discard", does=(DrawLoot(1, who=ONE_CHARACTER),) * 3)
    ),
    "scratch-built-custom-face-welder": effect(
        Grants(
            keys=Keys(deadly=1),
            of=("scratch-built-custom-face-welder",),
            needs=(Need("target-kind", "cyber"),),
        )
    ),
    "sheisty-of-the-faceless": effect(
        Mod(what="defense", n=2, arg="influence", on=Scope("others", visible=True)),
        Trait(name="one-red-die"),
    ),
    "shrieker": effect(aims="rival", does=(ChangeToken("G", "Y"),)),
    "silencer": effect(Grants(keys=Keys(silent=True), of=("basic-ranged", "pistol"))),
    "skimmed-profits": effect(
        When(moment="set-up", cost="discard", does=(DrawLoot(1, who=ONE_CHARACTER),) * 2)
    ),
    "smartlink": effect(Trait(name="close-basic-ranged")),
    "smash": effect(drug(FreeAction(("basic-melee",)))),
    "spikey-leathers": effect(
        When(moment="act-fumble", on=Scope("brawling"), does=(Wound(1, TARGET),), may=False),
        When(moment="oppose-fumble", on=Scope("brawling"), does=(Wound(1, TARGET),), may=False),
    ),
    "spinning-bowtie-deflector": effect(Trait(name="reacts-for-armor")),
    "steroid-pack": effect(
        aims="friend", does=(FreeMove("Y", TARGET), FreeAction(("basic-melee",), TARGET, 1))
    ),
    "stims": effect(drug(FreeMove("R"))),
    "strobe-sticks": effect(Grants(crits=Keys(stun=1), of=("basic-melee",))),
    "subdermal-armor": effect(Mod(what="armor", n=1)),
    "synthcoke": effect(
        Mod(what="reflexes", n=1), When(moment="wounded", does=(DiscardThis(),), may=False)
    ),
    "tactical-analysis-matrix": effect(
        When(moment="activated", on=Scope("friends"), once="game", does=(FreeMove("R"),))
    ),
    "tanto": effect(Grants(keys=ACCURATE, of=("melee-attack",))),
    "techtronika-rt-46-burya": effect(
        When(
            moment="acting",
            of=("techtronika-rt-46-burya",),
            cost="token",
            does=(GainMark("deadly-now", BEARER),),
        )
    ),
    "the-doctor-gag": effect(
        does=(ChooseOne(((Wound(1, BEARER), Wound(1)), ())),), fumbled=(GainLuck(1),)
    ),
    "the-joke-reverser": effect(Trait(name="shifts-blast")),
    "the-last-laugh": effect(
        When(
            moment="taken-out",
            may=False,
            does=(
                SaveOr(
                    "reflexes",
                    (Wound(1),),
                    Scope("everybody", within="R", others=True),
                    plus="tech",
                ),
            ),
        )
    ),
    "the-strontium-saddle": effect(Trait(name="green-to-yellow")),
    "title-belt": effect(
        Mod(what="influence", n=2),
        Grants(keys=Keys(dangerous=True), of=("melee-attack",), against=True),
    ),
    "tool-hand": effect(Grants(keys=ACCURATE, of=("tech-action",))),
    "tool-kit": effect(Trait(name="keeps-loot")),
    "tsunami-kappa": effect(Mod(what="walking", n=9, of=("tsunami-kappa",))),
    "tsunami-nekomata": effect(Mod(what="cover", n=-1, of=("tsunami-nekomata",))),
    "vat-grown-muscle": effect(Trait(name="wins-melee-obstacle")),
    "virus-infested-cyberware": effect(
        Grants(keys=Keys(dangerous=True), of=("rolled",)),
        When(
            moment="wounds",
            needs=(Need("in-brawl"), Need("target-kind", "character")),
            does=(PassGear(),),
            may=False,
        ),
        When(
            moment="wounded",
            needs=(Need("in-brawl"), Need("target-kind", "character")),
            does=(PassGear(),),
            may=False,
        ),
    ),
    "warrant": effect(
        When(
            moment="set-up",
            may=False,
            does=(GainMark("warrant", Scope("rivals", kind="character", choose=True)),),
        ),
        Grants(keys=ACCURATE, needs=(Need("target-marked", "warrant"),)),
    ),
    "whoopee-cushion": effect(
        When(
            moment="acting",
            of=("rolled",),
            on=Scope("rivals", within="R"),
            cost="luck",
            does=(GainMark("rolls-red", TARGET),),
        )
    ),
    "wingman": effect(
        Trait(name="no-falls"),
        Grants(keys=ACCURATE, of=("ranged-attack",), needs=(Need("at-range", "YGL"),)),
        REPAIRABLE,
        REFRESHES,
    ),
    "wiseman": effect(
        Mod(what="programs", n=8),
        Grants(keys=Keys(deadly=1), of=("program",)),
        REPAIRABLE,
        REFRESHES,
    ),
}
"""Everything the data say about what gear does."""
