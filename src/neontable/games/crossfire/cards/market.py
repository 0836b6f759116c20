"""The Black Market: 24 cards, 60 copies, six for each type."""

from neontable.games.crossfire.cards.verbs import DrawThenDiscard, Heal, HoldOff, Move
from neontable.games.crossfire.model.card import (
    Bolts,
    Boost,
    Box,
    Card,
    ExtraColour,
    Levels,
    Sweep,
)
from neontable.games.crossfire.model.terms import (
    BLACK,
    BLUE,
    HACKING,
    RED,
    SKILL,
    SPELL,
    WEAPON,
)
from neontable.games.crossfire.model.who import CURRENT, ONE, OTHER, YOU

CARDS: dict[str, Card] = {
    "icon-grab": Card(
        number="03/28",
        type=HACKING,
        copies=4,
        cost=2,
        damage=Box(green=1),
        special=(ExtraColour(HACKING, (BLACK, BLUE, RED)),),
    ),
    "jacked-in": Card(
        number="02/28",
        type=HACKING,
        copies=4,
        cost=3,
        damage=Box(green=1, any=1),
        returns=True,
    ),
    "clairvoyance": Card(
        number="06/28",
        type=SPELL,
        copies=3,
        cost=2,
        damage=Box(blue=1),
        play=(DrawThenDiscard(YOU, 1, 1),),
        assist=(DrawThenDiscard(CURRENT, 1, 1),),
        assist_damage=Box(blue=1),
    ),
    "lightning-bolt": Card(
        number="08/28", type=SPELL, copies=2, cost=6, special=(Levels(2),), needs=SPELL
    ),
    "fireball": Card(type=SPELL, copies=1, cost=9, damage=Box(blue=2, any=2), special=(Bolts(3),)),
    "doc-wagon-contract": Card(
        number="12/28",
        type=SKILL,
        copies=3,
        cost=5,
        play=(Heal(ONE, 2),),
        assist=(Heal(ONE, 1),),
        assist_damage=Box(red=1),
        heals=True,
    ),
    "monofilament-whip": Card(
        number="14/28",
        type=WEAPON,
        copies=3,
        cost=2,
        damage=Box(black=1),
        play=(Move(held_off="armed"),),
    ),
    "katana": Card(
        number="15/28",
        type=WEAPON,
        copies=3,
        cost=4,
        damage=Box(black=2),
        special=(Boost(WEAPON, 1),),
    ),
    "remington-roomsweeper": Card(
        type=WEAPON, copies=3, cost=3, damage=Box(black=1, any=1), special=(Sweep(),)
    ),
    "ra-sm-4-sniper-rifle": Card(type=WEAPON, copies=2, cost=4, special=(Levels(2, last=True),)),
    "covering-fire": Card(
        type=WEAPON,
        copies=3,
        cost=5,
        damage=Box(black=1, any=1),
        play=(Heal(OTHER, 1),),
        assist=(HoldOff(),),
        assist_damage=Box(black=1),
        heals=True,
    ),
}
