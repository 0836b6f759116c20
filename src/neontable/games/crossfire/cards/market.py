"""The Black Market: 24 cards, 60 copies, six for each type."""

from neontable.games.crossfire.cards.effects.market import (
    BuyNow,
    Discount,
    DrawFire,
    LetPlay,
    PlayCopy,
    PlayFromMarket,
    PressOn,
    RevealForX,
    Silence,
    SkillDiscount,
    TakeBack,
)
from neontable.games.crossfire.cards.verbs import (
    Draw,
    DrawThenDiscard,
    Heal,
    HoldOff,
    May,
    Move,
    Redraw,
)
from neontable.games.crossfire.model.card import (
    LISTED,
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
from neontable.games.crossfire.model.who import CURRENT, EACH, ONE, OTHER, OTHERS, YOU

CARDS: dict[str, Card] = {
    # -- Hacking
    "jacked-in": Card(
        number="02/28",
        type=HACKING,
        copies=4,
        cost=3,
        damage=Box(green=1, any=1),
        returns=True,
    ),
    "icon-grab": Card(
        number="03/28",
        type=HACKING,
        copies=4,
        cost=2,
        damage=Box(green=1),
        special=(ExtraColour(HACKING, (BLACK, BLUE, RED)),),
    ),
    "retrieval-agent": Card(
        number="04/28",
        type=HACKING,
        copies=2,
        cost=4,
        damage=Box(green=1, any=1),
        play=(TakeBack(YOU, HACKING),),
    ),
    "pair-programming": Card(
        type=HACKING,
        copies=2,
        cost=5,
        damage=Box(green=2),
        play=(PlayCopy(3, HACKING),),
        source=LISTED,
    ),
    "backdoor": Card(
        type=HACKING,
        copies=2,
        cost=4,
        damage=Box(green=1, any=2),
        assist=(Silence(),),
        assist_damage=Box(green=1),
        source=LISTED,
    ),
    "hack-the-world": Card(
        type=HACKING,
        copies=1,
        cost=9,
        damage=Box(green=2, any=2),
        play=(PlayFromMarket(6),),
        source=LISTED,
    ),
    # -- Spells
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
    "deathtouch": Card(
        number="07/28",
        type=SPELL,
        copies=4,
        cost=4,
        damage=Box(blue=2, x=True),
        play=(RevealForX(3, SPELL),),
    ),
    "lightning-bolt": Card(
        number="08/28", type=SPELL, copies=2, cost=6, special=(Levels(2),), needs=SPELL
    ),
    "guiding-spirit": Card(
        type=SPELL,
        copies=3,
        cost=3,
        damage=Box(blue=1, any=1),
        play=(May((Redraw(YOU),)),),
        needs=SPELL,
    ),
    "stunbolt": Card(
        type=SPELL, copies=2, cost=3, damage=Box(blue=1, x=True), play=(RevealForX(1),)
    ),
    "fireball": Card(type=SPELL, copies=1, cost=9, damage=Box(blue=2, any=2), special=(Bolts(3),)),
    # -- Skills
    "negotiation": Card(
        number="10/28",
        type=SKILL,
        copies=3,
        cost=3,
        damage=Box(red=1),
        play=(SkillDiscount(),),
        assist=(Discount(1),),
        assist_damage=Box(red=1, any=1),
    ),
    "coordinated-attack": Card(
        number="11/28",
        type=SKILL,
        copies=3,
        cost=4,
        damage=Box(red=1, any=1),
        play=(LetPlay(OTHER),),
    ),
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
    "black-market-contacts": Card(
        type=SKILL, copies=3, cost=2, damage=Box(red=1), play=(BuyNow(),)
    ),
    "press-the-advantage": Card(type=SKILL, copies=2, cost=5, damage=Box(red=1), play=(PressOn(),)),
    "hero-move": Card(
        type=SKILL, copies=1, cost=9, damage=Box(red=2, any=2), play=(Draw(EACH, 1),)
    ),
    # -- Weapons
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
    "aztechnology-striker": Card(
        type=WEAPON,
        copies=1,
        cost=9,
        damage=Box(black=2, any=2),
        play=(DrawFire(OTHERS),),
    ),
}
