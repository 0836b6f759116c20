"""The 40 Hard obstacles, in the order of their numbers."""

from neontable.games.crossfire.cards.abilities import defeated, static, turn_start
from neontable.games.crossfire.cards.verbs import Hurt
from neontable.games.crossfire.model.card import Obstacle, Static
from neontable.games.crossfire.model.terms import BLACK, BLUE, GREEN, HARD, RED, WEAPON
from neontable.games.crossfire.model.who import EACH, ONE, Who

OBSTACLES: dict[str, Obstacle] = {
    "lightning-mage": Obstacle(
        number="41/80",
        deck=HARD,
        colour=BLUE,
        kind="human",
        track=(3, BLUE, BLUE, 1),
        attack=1,
        nuyen=3,
        abilities=(static(Static("no-heal", EACH)),),
    ),
    "lone-star-lieutenant": Obstacle(
        number="57/80",
        deck=HARD,
        colour=BLACK,
        kind="human",
        track=(3, GREEN, 5, BLACK),
        attack=2,
        nuyen=4,
        abilities=(static(Static("no-buy"), cancel=(WEAPON,)),),
    ),
    "weapons-specialist": Obstacle(
        number="67/80",
        deck=HARD,
        colour=BLACK,
        kind="human",
        track=(6, RED, 3, BLACK),
        attack=1,
        nuyen=5,
        abilities=(turn_start(Hurt(Who("each", facing=BLACK), 1), cancel=(WEAPON,)),),
    ),
    "gargoyle": Obstacle(
        number="73/80",
        deck=HARD,
        colour=BLACK,
        kind="6th-world",
        track=(6, 6, BLACK, BLACK),
        attack=2,
        nuyen=6,
        abilities=(defeated(Hurt(ONE, 1)),),
    ),
}
