"""What to do with Karma: which upgrades suit a runner, and in which order.

An upgrade is judged by what it declares, in points of damage for a whole mission (`bots/worth.py`).
Most effects serve every runner; some serve one metatype or one mission more.  A seed gives each
runner a taste of its own, so that four bots are not four times the same."""

from __future__ import annotations

from functools import lru_cache

from neontable.games.crossfire.cards.verbs import For
from neontable.games.crossfire.missions.karma import SLOT_SURCHARGE
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.card import Box, Power
from neontable.games.crossfire.model.library import UPGRADES
from neontable.games.crossfire.model.terms import BASICS, METATYPES, MOST_HP, ROLES, TYPES
from neontable.kernel.chance import number_of

HIT_POINT = 3.0
"""Healing fills it again and again, but only up to what there is."""
START_NUYEN = 3.2
"""Money of the first turn buys a card that is drawn many times."""
START_CARD = 2.0
OWN_BASIC, OTHER_BASIC = 0.6, 0.3
"""A basic card more in the deck, of the main role's type or of another; all come before the good
ones."""
OTHER_OUT = 1.2
POINT = 1.8
"""A point of damage when it is needed, against one of a card that would have been drawn later."""
TASTE = 0.35
"""How far a seed may change what an upgrade is worth to a runner, up or down."""
STEP_OF_KARMA = 5
PER_KARMA = 0.26
"""What a point of Karma should buy; a slot is counted with it."""
TRUST = 0.4
"""How far the sum of the effects is trusted against the price: it knows not what goes together."""

BASIC_OF = {role: BASICS[kind] for role, kind in zip(ROLES, TYPES, strict=True)}

USES = {"play": 1.0, "turn-start": 1.0, "turn-end": 0.9, "heal": 1.0}
"""How often the moment of an upgrade comes that may be used once in a Scene, by its name."""
NEEDS = {"staggered": 0.5, "hand": 0.9, "defeated": 0.9, "": 1.0}
SCENES = 2.2
"""Scenes that a team sees on average."""
HEALS = 2.0
"""How often a runner is healed by somebody."""
TURNS = 5.0
"""Turns of a runner in which an upgrade without a limit is of use."""

VERBS = {
    "Draw": 1.7,
    "Heal": 1.9,
    "HoldOff": 2.0,
    "Gain": 1.0,
    "Discard": -0.7,
    "Hurt": -2.6,
    "DrawThenDiscard": 1.0,
    "Cycle": 0.5,
    "Discount": 0.7,
    "ScryEvent": 1.2,
    "Move": 3.0,
    "AnotherTurn": 2.0,
    "Silence": 1.2,
    "TakeBack": 2.2,
    "Redirect": 2.0,
    "ClearLevel": 4.5,
}
"""One use of an effect, by the name of its verb; for each card, hit point or nuyen of it."""


def worth_of(upgrade: str, metatype: str, mission: str = "", role: str = "") -> float:
    """What an upgrade is worth to a runner in a mission; "" is any mission, or any role."""
    declared = UPGRADES[upgrade]
    facts = METATYPES[metatype]
    flow = MISSIONS[mission].flow if mission else ""
    hp = HIT_POINT * (1.0 + 0.08 * (5 - facts.hp))
    nuyen = START_NUYEN * (1.0 - 0.06 * facts.nuyen)
    card = START_CARD
    if flow == "dragon":  # it falls to one large hand, and money comes from few obstacles
        card *= 1.2
    total = (
        hp * min(declared.hp, MOST_HP - facts.hp) + nuyen * declared.nuyen + card * declared.cards
    )
    own = BASIC_OF.get(role, "main")
    total += sum(OWN_BASIC if card in ("main", own) else OTHER_BASIC for card in declared.adds)
    total += OTHER_OUT * len(declared.removes)
    if declared.power is not None:
        total += _power(declared.power, flow)
    asked = PER_KARMA * (declared.karma + SLOT_SURCHARGE)
    return float(asked * (max(total, 0.1) / asked) ** TRUST)


def _power(power: Power, flow: str) -> float:
    once = sum(_verb(verb, flow) for verb in power.effects)
    if power.damage is not None:
        once += _points(power.damage) * (1.3 if flow == "dragon" else 1.0)
    often = SCENES * USES[power.when] if power.once else HEALS if power.when == "heal" else TURNS
    return max(0.0, once) * often * NEEDS[power.need]


def _points(box: Box) -> float:
    return POINT * (sum(box.points[:4]) + box.any)


def _verb(verb: object, flow: str) -> float:
    name = type(verb).__name__
    if isinstance(verb, For):
        return sum(_verb(inner, flow) for inner in verb.effects)
    n = getattr(verb, "n", 1)
    size = float(n) if isinstance(n, int) and not isinstance(n, bool) else 1.0
    who = getattr(verb, "who", None)
    if who is not None and who.pick == "each":
        size *= 3.0
    value = VERBS.get(name, 0.5) * size
    if name in ("HoldOff", "Redirect", "Move") and flow == "track":
        value *= 1.4  # what is held off the runner may take over from the Client
    return value


def metatype_for(seed: str) -> str:
    """Orks get on best, but a team of four Orks is dull company."""
    kinds = ("ork", "ork", "ork", *METATYPES)
    return kinds[int(_share(f"metatype {seed}") * len(kinds))]


def _share(words: str) -> float:
    """From 0 up to but not including 1, the same for the same words."""
    return number_of(words) / (1 << 64)


@lru_cache(maxsize=4096)
def _tastes(seed: str) -> dict[str, float]:
    return {u: 1.0 + TASTE * (2 * _share(f"{seed} {u}") - 1) for u in UPGRADES}


def chosen(
    metatype: str,
    karma: int,
    *,
    role: str = "",
    mission: str = "",
    seed: str = "",
) -> tuple[str, ...]:
    """The upgrades that together are worth most to a runner who has earned so much Karma, in the
    order of the slots: the dearest first, though the order makes no difference to the sum."""
    tastes = _tastes(seed) if seed else dict.fromkeys(UPGRADES, 1.0)
    worth = {u: tastes[u] * worth_of(u, metatype, mission, role) for u in UPGRADES}
    found = best_set(worth, karma, METATYPES[metatype].slots)
    return tuple(sorted(found, key=lambda u: (-UPGRADES[u].karma, u)))


def best_set(worth: dict[str, float], karma: int, slots: int) -> tuple[str, ...]:
    """The upgrades of the greatest sum, where every slot but the first counts 10 more: exact, over
    the number of upgrades and the Karma that they use."""
    # An imaginary surcharge for the first slot too makes all slots alike.
    most = (karma + SLOT_SURCHARGE) // STEP_OF_KARMA
    best: list[list[tuple[float, tuple[str, ...]]]] = [
        [(0.0, ())] * (most + 1) for _ in range(slots + 1)
    ]
    for u, value in worth.items():
        cost = (UPGRADES[u].karma + SLOT_SURCHARGE) // STEP_OF_KARMA
        for n in range(slots, 0, -1):
            row, before = best[n], best[n - 1]
            for k in range(most, cost - 1, -1):
                old, names = before[k - cost]
                if old + value > row[k][0]:
                    row[k] = old + value, (*names, u)
    return max((row[most] for row in best), key=lambda found: found[0])[1]
