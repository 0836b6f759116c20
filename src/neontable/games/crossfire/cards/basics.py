"""The basic cards of the starting decks (CF-ROLE-006)."""

from neontable.games.crossfire.model.card import Box, Card
from neontable.games.crossfire.model.terms import HACKING, SKILL, SPELL, WEAPON

CARDS: dict[str, Card] = {
    "mark": Card(number="01/28", type=HACKING, copies=9, cost=1, basic=True, damage=Box(green=1)),
    "mana": Card(number="05/28", type=SPELL, copies=9, cost=1, basic=True, damage=Box(blue=1)),
    "street-smarts": Card(
        number="09/28", type=SKILL, copies=9, cost=1, basic=True, damage=Box(red=1)
    ),
    "quick-shot": Card(
        number="13/28", type=WEAPON, copies=9, cost=1, basic=True, damage=Box(black=1)
    ),
}
