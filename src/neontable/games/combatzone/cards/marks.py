"""What effects lay on models for a while."""

from __future__ import annotations

from neontable.games.combatzone.cards.verbs import SaveOr, Stun, Wound
from neontable.games.combatzone.model.card import (
    TARGET,
    Grants,
    Mod,
    Need,
    Passive,
    Scope,
    Trait,
    When,
)
from neontable.games.combatzone.model.components import Mark
from neontable.games.combatzone.model.keywords import Keys


def now(id: str, *passives: Passive) -> Mark:
    """For the action in hand."""
    return Mark(id=id, passives=passives, until="action")


MARKS = (
    # -- for one action
    now("accurate-now", Grants(keys=Keys(accurate=True), of=("rolled",))),
    now("deadly-crits-now", Grants(crits=Keys(deadly=1), of=("attack",))),
    now("deadly-now", Grants(keys=Keys(deadly=1), of=("attack",))),
    now("pierce-3-now", Grants(keys=Keys(pierce=3), of=("attack",))),
    now("plus-one-now", Mod(what="act", n=1)),
    now("rolls-green", Trait(name="rolls-green")),
    now("rolls-red", Trait(name="rolls-red")),
    now("fumbles-are-crits", Trait(name="fumbles-are-crits")),
    now("obstacle-fails", Trait(name="obstacle-crits-are-fumbles")),
    now("pax", Trait(name="no-wounds"), Grants(keys=Keys(stun=2), of=("ranged-attack",))),
    now("uses-tech", Trait(name="tech-for-any"), Grants(keys=Keys(dangerous=True), of=("rolled",))),
    now("climber", Trait(name="climbs-freely")),
    # -- for an activation
    Mark(
        id="focused",
        passives=(
            Mod(what="act", n=2, of=("ranged-attack",)),
            Mod(what="cover", n=-1, of=("ranged-attack",)),
        ),
        until="activation",
    ),
    # -- until their player Inspires
    Mark(id="distracted", passives=(Mod(what="act", n=-1, of=("attack",)),)),
    Mark(id="hyped", passives=(Mod(what="act", n=1),)),
    Mark(id="in-focus", passives=(Mod(what="act", n=1, of=("attack",), against=True),)),
    Mark(id="pumped", passives=(Mod(what="act", n=1, of=("melee-attack",)),)),
    Mark(id="responsive-suit", passives=(Mod(what="act", n=1, of=("melee-attack",), per="armor"),)),
    Mark(id="scanned", passives=(Mod(what="sheltered", n=-1),)),
    Mark(
        id="shroud",
        passives=(
            Mod(what="oppose-accurate", n=1, of=("attack",), needs=(Need("at-range", "GL"),)),
        ),
    ),
    Mark(
        id="vanished",
        passives=(Mod(what="act", n=-2, of=("ranged-attack",), against=True),),
    ),
    Mark(id="vengeful", passives=(Mod(what="act", n=1, of=("attack",)),)),
    # -- for the rest of the match
    Mark(
        id="caltrops",
        passives=(
            When(
                moment="move-end",
                on=Scope("rivals"),
                needs=(Need("near-marker", "caltrops"),),
                may=False,
                does=(SaveOr("reflexes", (Wound(1),), TARGET),),
            ),
        ),
        until="game",
    ),
    Mark(
        id="snares",
        passives=(
            When(
                moment="move-end",
                on=Scope("rivals"),
                needs=(Need("near-marker", "snare"),),
                may=False,
                does=(SaveOr("reflexes", (Stun(1),), TARGET),),
            ),
        ),
        until="game",
    ),
    Mark(id="hiding", passives=(Trait(name="reserve"),), until="game"),
    Mark(id="hunted", passives=(Mod(what="sheltered", n=-1),), until="game"),
    Mark(id="warrant", passives=(), until="game"),
)
