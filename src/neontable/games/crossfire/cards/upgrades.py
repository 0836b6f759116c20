"""Upgrades that runners take between missions.

Names and Karma values are known; of the effects only those of two are, with hints about a few more:
one heal may become one card (Pain Is Gain) or one nuyen (Red Haze), says the rulebook's FAQ.
The others are designed here: an upgrade of 5 points is a nudge, one of 50 shapes the runner's game.
`main` and `off` in the starting deck are basic cards of the main role's type and of another."""

from neontable.games.crossfire.cards.effects.events import AnotherTurn, Redirect
from neontable.games.crossfire.cards.effects.market import Discount, Silence, TakeBack
from neontable.games.crossfire.cards.effects.obstacles import ScryEvent
from neontable.games.crossfire.cards.verbs import (
    ClearLevel,
    Cycle,
    Discard,
    Draw,
    DrawThenDiscard,
    For,
    Gain,
    Heal,
    HoldOff,
    Hurt,
    Move,
)
from neontable.games.crossfire.model.card import DESIGNED, Box, Power, Upgrade
from neontable.games.crossfire.model.who import EACH, OTHER, YOU

_HINT = "rulebook and card lists hint at it; the numbers are ours"

UPGRADES: dict[str, Upgrade] = {
    # -- 5 Karma
    "cigar-money": Upgrade(karma=5, nuyen=1),
    "just-tough": Upgrade(karma=5, hp=1, origin=DESIGNED),
    "minor-knack": Upgrade(karma=5, adds=("mana",), cards=1, origin=DESIGNED, source=_HINT),
    "combat-fu": Upgrade(karma=5, adds=("quick-shot",), cards=1, origin=DESIGNED, source=_HINT),
    "button-masher": Upgrade(karma=5, adds=("mark",), cards=1, origin=DESIGNED, source=_HINT),
    "competence": Upgrade(karma=5, adds=("street-smarts",), cards=1, origin=DESIGNED, source=_HINT),
    "got-your-backs": Upgrade(
        karma=5,
        power=Power("play", (Discard(YOU, 1), Heal(OTHER, 1)), need="hand"),
        origin=DESIGNED,
    ),
    "in-training": Upgrade(
        karma=5, power=Power("turn-start", (DrawThenDiscard(YOU, 1, 1),)), origin=DESIGNED
    ),
    "fundamentals": Upgrade(karma=5, cards=1, origin=DESIGNED),
    "big-plans": Upgrade(
        karma=5, power=Power("play", (Cycle(), Discount(1, "you"))), origin=DESIGNED
    ),
    "shopping-agent": Upgrade(karma=5, power=Power("play", (Discount(2, "you"),)), origin=DESIGNED),
    "high-roller": Upgrade(
        karma=5, power=Power("play", (Discard(YOU, 1), Gain(YOU, 2)), need="hand"), origin=DESIGNED
    ),
    # -- 10 Karma
    "living-fast": Upgrade(karma=10, nuyen=2, cards=1, hp=-1, origin=DESIGNED),
    "chill": Upgrade(karma=10, power=Power("turn-end", (Heal(YOU, 1),)), origin=DESIGNED),
    "specialist": Upgrade(karma=10, adds=("main",), removes=("off",), cards=1, origin=DESIGNED),
    "shock-frills": Upgrade(karma=10, power=Power("turn-start", (HoldOff(),)), origin=DESIGNED),
    "prep-work": Upgrade(karma=10, cards=2, origin=DESIGNED),
    "lifestyle-choice": Upgrade(karma=10, hp=1, nuyen=1, origin=DESIGNED),
    "die-hard": Upgrade(
        karma=10, power=Power("turn-start", (Heal(YOU, 2),), need="staggered"), origin=DESIGNED
    ),
    # -- 15 Karma
    "selfish-chummer": Upgrade(
        karma=15, power=Power("play", (Draw(YOU, 2), Discard(OTHER, 1))), origin=DESIGNED
    ),
    "been-there-killed-that": Upgrade(
        karma=15, power=Power("turn-end", (Draw(YOU, 2),), need="defeated"), origin=DESIGNED
    ),
    # -- 20 Karma
    "wired-reflexes": Upgrade(karma=20, power=Power("play", (Draw(YOU, 2),)), origin=DESIGNED),
    "fragging-tough": Upgrade(karma=20, hp=2, origin=DESIGNED, source=_HINT),
    "pain-is-gain": Upgrade(
        karma=20,
        cards=2,
        power=Power("heal", (Draw(YOU, 1),), once=False),
        origin=DESIGNED,
        source=_HINT,
    ),
    "timing": Upgrade(karma=20, power=Power("play", damage=Box(any=2)), origin=DESIGNED),
    "its-a-jing-thing": Upgrade(karma=20, nuyen=2),
    "jack-of-everything": Upgrade(
        karma=20, adds=("main", "main"), removes=("off",), cards=2, origin=DESIGNED, source=_HINT
    ),
    "the-long-view": Upgrade(
        karma=20, power=Power("turn-start", (ScryEvent(),), once=False), origin=DESIGNED
    ),
    "bring-it": Upgrade(karma=20, power=Power("play", (Move(held_off="always"),)), origin=DESIGNED),
    # -- 25 Karma
    "omae": Upgrade(
        karma=25,
        power=Power("play", (For(OTHER, (Heal(YOU, 1), Draw(YOU, 1))),)),
        origin=DESIGNED,
    ),
    "double-move": Upgrade(
        karma=25,
        power=Power("turn-end", (Draw(YOU, 2), AnotherTurn()), need="defeated"),
        origin=DESIGNED,
    ),
    # -- 30 Karma
    "practiced-recovery": Upgrade(
        karma=30, power=Power("turn-start", (Heal(YOU, 2), Draw(YOU, 1))), origin=DESIGNED
    ),
    "tricks": Upgrade(
        karma=30, power=Power("turn-start", (Silence(), Draw(YOU, 2))), origin=DESIGNED
    ),
    "true-pro": Upgrade(karma=30, hp=2, nuyen=1, cards=1, origin=DESIGNED),
    # -- 35 Karma
    "wiz-decker": Upgrade(karma=35, power=Power("play", (TakeBack(YOU, n=2),)), origin=DESIGNED),
    "juice": Upgrade(karma=35, power=Power("play", damage=Box(any=3)), origin=DESIGNED),
    "one-move-ahead": Upgrade(
        karma=35,
        power=Power("turn-start", (ScryEvent(), Draw(YOU, 2))),
        origin=DESIGNED,
    ),
    "ground-work": Upgrade(karma=35, cards=2, nuyen=2, origin=DESIGNED),
    "tactician": Upgrade(
        karma=35,
        power=Power("turn-start", (Redirect(),), once=False),
        origin=DESIGNED,
        source=_HINT,
    ),
    "shadow-messiah": Upgrade(karma=35, power=Power("play", (Heal(EACH, 1),)), origin=DESIGNED),
    # -- 40 Karma
    "perfect-focus": Upgrade(karma=40, power=Power("play", (Draw(YOU, 3),)), origin=DESIGNED),
    "your-team-your-rules": Upgrade(
        karma=40,
        power=Power("play", (Draw(YOU, 1), Draw(OTHER, 1), Redirect())),
        origin=DESIGNED,
    ),
    "red-haze": Upgrade(
        karma=40,
        cards=2,
        nuyen=2,
        power=Power("heal", (Gain(YOU, 1),), once=False),
        origin=DESIGNED,
        source=_HINT,
    ),
    "fourth-wind": Upgrade(
        karma=40,
        power=Power("turn-start", (Heal(YOU, 3), Draw(YOU, 1))),
        origin=DESIGNED,
    ),
    # -- 45 Karma
    "show-off": Upgrade(
        karma=45,
        power=Power("turn-end", (Gain(YOU, 2), Draw(YOU, 1)), once=False, need="defeated"),
        origin=DESIGNED,
    ),
    "zealot": Upgrade(
        karma=45,
        power=Power("play", (Hurt(YOU, 1),), once=False, damage=Box(any=3)),
        origin=DESIGNED,
        source=_HINT,
    ),
    # -- 50 Karma
    "prime-runner": Upgrade(karma=50, hp=2, nuyen=2, cards=2, origin=DESIGNED),
    "killing-machine": Upgrade(
        karma=50, power=Power("play", (ClearLevel(1, "any"),), damage=Box(any=1)), origin=DESIGNED
    ),
}
