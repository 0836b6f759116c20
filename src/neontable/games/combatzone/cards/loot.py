"""The loot deck.  One card is known from the rulebook; the others are our design."""

from __future__ import annotations

from neontable.games.combatzone.cards.effects.verbs import AttackFails, StealLuck
from neontable.games.combatzone.cards.verbs import (
    AddToken,
    ChangeToken,
    DrawLoot,
    FreeAction,
    FreeMove,
    GainLuck,
    GainMark,
    Hack,
    Heal,
    IgnoreWounds,
    LaySmoke,
    LoseGear,
    PlaceMarker,
    Refresh,
    RollFor,
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
    Passive,
    Scope,
    When,
)
from neontable.games.combatzone.model.components import Loot
from neontable.games.combatzone.model.keywords import Keys

DISCARD = Keys(discard=True)


def once(id: str, name: str, *does: object, aims: str = "none", **fields: object) -> Loot:
    """Discarded in one's own activation for an effect."""
    action = Action(aims=aims, token=False, keys=DISCARD, does=tuple(does), **fields)  # type: ignore[arg-type]
    return Loot(id=id, name=name, copies=1, actions=(action,))


def lasting(id: str, name: str, *passives: Passive) -> Loot:
    """In force for the rest of the match."""
    return Loot(id=id, name=name, passives=passives)


def weapon(id: str, name: str, skill: str, zones: str, keys: Keys, crits: Keys = Keys()) -> Loot:  # noqa: B008
    action = Action(skill=skill, range=zones, attack=True, keys=keys, crits=crits)  # type: ignore[arg-type]
    return Loot(id=id, name=name, actions=(action,))


def saving(id: str, name: str, moment: str, *does: object, **fields: object) -> Loot:
    """Discarded at a moment for an effect."""
    when = When(moment=moment, cost="discard", does=does, **fields)  # type: ignore[arg-type]
    return Loot(id=id, name=name, passives=(when,))


LOOT = (
    Loot(
        id="holo-projector",
        name="Holo Projector",
        copies=2,
        passives=(
            When(moment="oppose-lost", of=("attack",), cost="discard", does=(IgnoreWounds(),)),
        ),
        origin="published",
    ),
    # -- discarded for an effect
    once("adrenaline-shot", "Adrenaline Shot", Refresh(2, BEARER)),
    once("burner-phone", "Burner Phone", GainLuck(2)),
    once("cred-chip", "Cred Chip", DrawLoot(2)),
    once("first-aid-foam", "First Aid Foam", Heal(1, TARGET), aims="own", range="R"),
    once("flash-paper", "Flash Paper", Stun(1), aims="rival", range="RY", kind="character"),
    once("getaway-scooter", "Getaway Scooter", FreeMove("G")),
    once("hired-eyes", "Hired Eyes", FreeMove("Y", Scope("others", within="Y", choose=True))),
    once("jammer-puck", "Jammer Puck", Unhack(9, Scope("friends", within="Y", kind="character"))),
    once(
        "kitchen-bomb",
        "Kitchen Bomb",
        skill="reflexes",
        aims="rival",
        range="YG",
        attack=True,
        crits=Keys(deadly=1),
    ),
    once("laced-gum", "Laced Gum", RollFor("R", ((0, (Wound(1, BEARER),)), (2, (AddToken("R"),))))),
    once("nail-strip", "Nail Strip", PlaceMarker("caltrops", "R"), GainMark("caltrops", BEARER)),
    once("orbital-crystal", "Orbital Crystal", ChangeToken("Y", "G", BEARER)),
    once("paint-bomb", "Paint Bomb", GainMark("distracted"), aims="rival", range="RYG"),
    once(
        "pep-talk-chip", "Pep Talk Chip", Refresh(1, Scope("others", within="R", kind="character"))
    ),
    once("pocket-virus", "Pocket Virus", Hack(2), aims="rival", range="RYG", kind="character"),
    once("second-wind", "Second Wind", FreeAction(("basic",))),
    once("smoke-canister", "Smoke Canister", LaySmoke(Scope("friends", within="R"))),
    once(
        "sticky-fingers", "Sticky Fingers", LoseGear(1), aims="rival", range="R", kind="character"
    ),
    once("loaded-die", "Loaded Die", StealLuck(1), aims="rival", range="RYGL", kind="character"),
    # -- discarded at a moment
    saving(
        "ceramic-insert", "Ceramic Insert", "oppose-lost", IgnoreWounds(), of=("ranged-attack",)
    ),
    saving("dead-mans-card", "Dead Man's Card", "dying", SurviveRedLined()),
    saving(
        "decoy-hologram",
        "Decoy Hologram",
        "opposing",
        AttackFails(),
        of=("ranged-attack",),
        needs=(Need("at-range", "GL"),),
    ),
    saving("ghost-battery", "Ghost Battery", "inspire", Heal(1, BEARER)),
    saving("hair-trigger", "Hair Trigger", "wounded", FreeAction(("basic-attack",))),
    saving(
        "lucky-bullet",
        "Lucky Bullet",
        "acting",
        GainMark("deadly-now", BEARER),
        of=("ranged-attack",),
    ),
    saving("rigged-elevator", "Rigged Elevator", "wounded", FreeMove("Y")),
    # -- for the rest of the match
    lasting("braided-jacket", "Braided Jacket", Mod(what="oppose", n=1, of=("melee-attack",))),
    lasting("chrome-medal", "Chrome Medal", Mod(what="influence", n=1)),
    lasting("debt-ledger", "Debt Ledger", When(moment="takes-out", does=(GainLuck(1),), may=False)),
    lasting("field-manual", "Field Manual", Mod(what="medical", n=1), Mod(what="tech", n=1)),
    lasting("neon-scope", "Neon Scope", Mod(what="cover", n=-1, of=("ranged-attack",))),
    lasting("rabbit-foot", "Rabbit Foot", Grants(keys=Keys(accurate=True), of=("move",))),
    lasting("sparring-gloves", "Sparring Gloves", Mod(what="melee", n=1)),
    Loot(id="riot-plate", name="Riot Plate", armor=2, keywords=("armor",)),
    # -- weapons
    weapon("broken-bottle", "Broken Bottle", "melee", "R", Keys(dangerous=True), Keys(deadly=1)),
    weapon("flare-gun", "Flare Gun", "ranged", "RY", Keys(stun=1, difficult=True)),
    weapon("nail-gun", "Nail Gun", "ranged", "R", Keys(pierce=1)),
    weapon("zip-gun", "Zip Gun", "ranged", "RYG", Keys(deadly=1, discard=True)),
)
"""40 cards."""
