"""The 50 cards of the Crossfire deck.

Eight are published whole, five in part; the others are known by their names only and are designed
here, in the spirit of the name and of what the rulebook says about events: a primary effect, often
a level effect, continuous effects and timebombs.  Most of ours also let everybody draw a card when
they are revealed: without that four bots win hardly one basic mission in ten
(docs/balance-crossfire.md).  Of the 51 names that circulate one belongs to an expansion, nobody
says which; "Stranger Things Happen" is left out (docs/rulings.md)."""

from neontable.games.crossfire.cards.abilities import (
    before_draw,
    reveal,
    static,
    timebomb,
    turn_end,
    turn_start,
)
from neontable.games.crossfire.cards.effects.events import (
    Ambush,
    ClearFacing,
    Decides,
    HurtIf,
    HurtPerCard,
    PayOr,
    Reinforce,
    Shift,
    Summon,
    SwapObstacles,
)
from neontable.games.crossfire.cards.effects.market import TakeBack, TakeMerchandise
from neontable.games.crossfire.cards.effects.obstacles import DiscardLike, ScryEvent
from neontable.games.crossfire.cards.verbs import (
    CycleAll,
    Discard,
    Draw,
    For,
    From,
    Gain,
    Heal,
    Hurt,
    Mill,
    Redraw,
    RestoreLevels,
)
from neontable.games.crossfire.model.card import DESIGNED, LISTED, Ability, Event, Scaled, Static
from neontable.games.crossfire.model.terms import (
    BLACK,
    BLUE,
    DECKER,
    GREEN,
    HACKING,
    MAGE,
    RED,
    SAMURAI,
)
from neontable.games.crossfire.model.who import (
    CURRENT,
    EACH,
    LEAST_HP,
    MOST_CARDS,
    MOST_HP,
    ONE,
    YOU,
    Who,
)


def _published(number: str, *abilities: Ability) -> Event:
    return Event(number=number, abilities=abilities)


def _designed(*abilities: Ability) -> Event:
    return Event(abilities=abilities, origin=DESIGNED)


def _in_part(source: str, *abilities: Ability) -> Event:
    """What the rulebook says of it is followed, the rest is ours."""
    return Event(abilities=abilities, origin=DESIGNED, source=source)


EVENTS: dict[str, Event] = {
    # -- published whole
    "timebomb": _published("02/50", timebomb(Hurt(EACH, Scaled(1, 8, 3)))),
    "no-holding-back": _published("03/50", before_draw(HurtPerCard(CURRENT))),
    "win-one-lose-one": _published("04/50", turn_start(Gain(CURRENT, 1), Discard(CURRENT, 1))),
    "chummers": _published(
        "05/50",
        static(Static("attack", n=1, kinds=("human",))),
        reveal(Summon("human"), level=5),
    ),
    "enemy-comms": _published(
        "06/50",
        static(Static("attack", n=1, colours=(GREEN, RED))),
        reveal(RestoreLevels(-1, colours=(GREEN, RED)), level=4),
    ),
    "unfriendly-fire": _published(
        "07/50",
        static(Static("attack", n=1, colours=(BLACK, BLUE))),
        reveal(RestoreLevels(-1, colours=(BLACK, BLUE)), level=4),
    ),
    "instinct": _published("16/50", turn_end(HurtIf(CURRENT, "colours", Scaled(1, 4, 2)))),
    "take-the-merchandise-and-run": Event(
        abilities=(
            reveal(For(Who("each", hp=5), (Hurt(YOU, 2), TakeMerchandise(YOU, 1)))),
            timebomb(Hurt(EACH, 1)),
        ),
        source=LISTED,
    ),
    # -- published in part
    "coordinated-defenses": _in_part(
        "rulebook, Card Explanations: what is cleared stays in play while it is active",
        static(Static("stays")),
        reveal(RestoreLevels(1), level=5),
    ),
    "gps-hack": _in_part(
        "rulebook, Card Explanations: two runners are chosen, the Decker may be one",
        reveal(Decides(DECKER, (SwapObstacles(),))),
        reveal(Discard(EACH, 1), level=4),
    ),
    "grenade": _in_part(
        "rulebook, Card Explanations: a runner is chosen, obstacles may be defeated by it",
        reveal(
            Decides(SAMURAI, (For(ONE, (ClearFacing(YOU, 1), Hurt(YOU, Scaled(1, 4, 2)))),)),
        ),
    ),
    "harlequinade": _in_part(
        "rulebook, Card Explanations: a runner is chosen, who may be the Mage",
        reveal(
            Decides(MAGE, (For(ONE, (Redraw(YOU), Gain(YOU, 1), From(4, (Hurt(YOU, 1),)))),)),
        ),
    ),
    "top-shelf": _in_part(
        "rulebook, FAQ: a timebomb of 2 damage with a threshold above 0",
        static(Static("price", n=-1)),
        timebomb(Hurt(EACH, 2), level=3),
    ),
    # -- designed: trouble with the obstacles
    "astral-surge": _designed(
        reveal(Draw(EACH, 1)),
        static(Static("attack", n=1, kinds=("6th-world",))),
        reveal(RestoreLevels(-1, kinds=("6th-world",)), level=3),
    ),
    "big-uglies": _designed(
        reveal(Draw(EACH, 1)),
        static(Static("attack", n=Scaled(1, 4, 2), kinds=("ork", "troll"))),
        reveal(RestoreLevels(1, kinds=("ork", "troll"))),
    ),
    "bullets-blades": _designed(
        reveal(Draw(EACH, 1)),
        static(Static("attack", n=1, colours=(BLACK,))),
        reveal(Hurt(Who("each", facing=BLACK), 1), level=4),
    ),
    "danger-zone": _designed(
        reveal(Hurt(ONE, 1), Draw(EACH, 1)),
        static(Static("attack", n=1), level=5),
    ),
    "enemy-tactics": _designed(
        reveal(Shift(), Draw(EACH, 1)),
        reveal(RestoreLevels(1), level=4),
    ),
    "hardened-defenses": _designed(reveal(RestoreLevels(Scaled(1, 5, 2)), Draw(EACH, 1))),
    "harlequins-shadow": _designed(
        reveal(Draw(EACH, 1)),
        static(Static("attack", n=1, kinds=("elf",))),
        reveal(Discard(EACH, 1), level=4),
    ),
    "humanis-mercs": _designed(
        reveal(Discard(Who("each", metatype="human"), 1)),
        static(Static("attack", n=1, kinds=("human",)), level=4),
    ),
    "into-the-breach": _designed(
        reveal(Draw(EACH, 1)),
        reveal(Ambush(MOST_HP, hard_from=6), level=3),
    ),
    "its-getting-real": _designed(
        reveal(Draw(EACH, 1)),
        static(Static("attack", n=1), level=3),
    ),
    "no-cover": _designed(
        reveal(Draw(EACH, 1)),
        static(Static("no-assist", EACH)),
        static(Static("attack", n=1), level=4),
    ),
    "reinforcements": _designed(reveal(Reinforce(hard_from=5))),
    "we-gotta-slow-them-down": _designed(
        reveal(Draw(EACH, 1)),
        turn_end(RestoreLevels(1, "facing")),
        reveal(Hurt(Who("each", facing="any"), 1), level=5),
    ),
    "were-hacked": _designed(
        reveal(Discard(EACH, 1, HACKING)),
        static(Static("attack", n=1, colours=(GREEN,))),
        reveal(Hurt(Who("each", facing=GREEN), 1), level=4),
    ),
    # -- designed: trouble with hands and decks
    "a-little-help": _designed(
        static(Static("play-limit", CURRENT, n=Scaled(3, 4, 2))),
        reveal(Draw(EACH, 1)),
    ),
    "drekstorm": _designed(
        reveal(Mill(EACH, 2)),
        reveal(Discard(EACH, 1), level=4),
    ),
    "first-to-wake": _designed(
        reveal(For(MOST_HP, (Draw(YOU, 1), Hurt(YOU, Scaled(1, 4, 2))))),
    ),
    "focused-combat": _designed(
        reveal(Draw(EACH, 1)),
        turn_end(HurtIf(CURRENT, "idle", 1)),
        static(Static("no-colourless"), level=4),
    ),
    "pure-chaos": _designed(
        reveal(CycleAll(), Redraw(EACH)),
        reveal(Shift(), level=4),
    ),
    "separated": _designed(
        reveal(Draw(EACH, 1)),
        static(Static("no-assist", EACH)),
        static(Static("no-healing", EACH), level=4),
    ),
    "snafu": _designed(
        reveal(Draw(EACH, 1)),
        static(Static("play-limit", CURRENT, n=Scaled(3, 5, 2))),
    ),
    "this-wasnt-the-plan": _designed(reveal(Redraw(EACH, Scaled(0, 4, 1)))),
    "yomi-this": _designed(
        reveal(DiscardLike(EACH, "type")),
        turn_start(Mill(CURRENT, 1), level=4),
    ),
    # -- designed: damage, and the fuse that burns
    "flicker-of-despair": _designed(
        reveal(Draw(EACH, 1)),
        static(Static("no-heal", EACH)),
        timebomb(Discard(EACH, 1), level=4),
    ),
    "largest-target": _designed(reveal(Hurt(MOST_HP, Scaled(1, 4, 2)), Draw(EACH, 1))),
    "one-hot-minute": _designed(
        reveal(Draw(EACH, 1)),
        timebomb(Hurt(Who("each", facing="any"), Scaled(1, 6, 2))),
    ),
    "reversal-of-fortune": _designed(
        reveal(Hurt(MOST_HP, 1), Heal(LEAST_HP, 1), Draw(EACH, 1)),
        reveal(Discard(MOST_CARDS, 1), level=4),
    ),
    "we-need-a-hero": _designed(
        reveal(For(ONE, (Draw(YOU, 2), Hurt(YOU, Scaled(1, 5, 2))))),
    ),
    # -- designed: nuyen and the market
    "bad-biz": _designed(reveal(Draw(EACH, 1)), static(Static("price", n=Scaled(1, 4, 2)))),
    "just-survive": _designed(
        reveal(Heal(EACH, 1), Draw(EACH, 1)),
        static(Static("no-nuyen", EACH)),
    ),
    "new-world": _designed(
        reveal(CycleAll(), Draw(EACH, 1)),
        static(Static("price", n=1), level=4),
    ),
    "no-more-toys": _designed(
        reveal(Draw(EACH, 1)),
        static(Static("price", n=1)),
        static(Static("no-buy", EACH), level=5),
    ),
    "pay-the-man": _designed(
        reveal(Draw(EACH, 1)),
        turn_start(PayOr(CURRENT, Scaled(1, 4, 2), (Hurt(YOU, 1),))),
    ),
    "professional-problems": _designed(
        reveal(Draw(EACH, 1)),
        turn_start(PayOr(CURRENT, 1, (Discard(YOU, Scaled(1, 4, 2)),))),
    ),
    # -- designed: a breather, for a price
    "cunning-plan": _designed(
        reveal(Draw(EACH, 1), ScryEvent()),
        timebomb(Discard(EACH, 1), level=4),
    ),
    "scavenging": _designed(
        reveal(TakeBack(EACH)),
        timebomb(Mill(EACH, 2), level=3),
    ),
    "we-trained-for-this": _designed(
        reveal(Draw(EACH, 1)),
        timebomb(Hurt(Who("each", facing="any"), 1), level=3),
    ),
}
