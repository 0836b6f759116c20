"""The 50 cards of the Crossfire deck."""

from neontable.games.crossfire.cards.abilities import (
    reveal,
    static,
    timebomb,
    turn_start,
)
from neontable.games.crossfire.cards.verbs import Discard, Gain, Hurt, RestoreLevels
from neontable.games.crossfire.model.card import Event, Scaled, Static
from neontable.games.crossfire.model.terms import BLACK, BLUE
from neontable.games.crossfire.model.who import CURRENT, EACH

EVENTS: dict[str, Event] = {
    "timebomb": Event(number="02/50", abilities=(timebomb(Hurt(EACH, Scaled(1, 8, 3))),)),
    "win-one-lose-one": Event(
        number="04/50", abilities=(turn_start(Gain(CURRENT, 1), Discard(CURRENT, 1)),)
    ),
    "unfriendly-fire": Event(
        number="07/50",
        abilities=(
            static(Static("attack", n=1, colours=(BLACK, BLUE))),
            reveal(RestoreLevels(-1, colours=(BLACK, BLUE)), level=4),
        ),
    ),
}
