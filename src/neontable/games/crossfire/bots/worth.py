"""What things are worth to the team, in points of damage: one point is a basic card in the hand.

Everything here may be asked about a redealt world: it uses only what lies face up, the number of
cards in other hands, and the cards of the seat that thinks."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.card import Bolts, Boost, Card, ExtraColour, Levels, Sweep
from neontable.games.crossfire.model.library import CARDS, OBSTACLES
from neontable.games.crossfire.model.numbers import active, attack_strength, can_attack, nuyen_value
from neontable.games.crossfire.model.pieces import CRITICAL, READY
from neontable.games.crossfire.model.terms import BOSS
from neontable.games.crossfire.model.track import parts

if TYPE_CHECKING:
    from neontable.games.crossfire.model.pieces import Faced
    from neontable.games.crossfire.model.state import Crossfire

HEALTH = (0.0, 7.0, 10.0, 12.5, 14.8, 17.0, 19.0, 20.9, 22.7)
"""By hit points; the first one is what keeps a runner acting."""
CLIENT_HEALTH = (0.0, 14.0, 20.0, 24.5, 28.0, 31.0)
"""The same for the Client, who has few, and whom everything attacks that nobody takes over."""
BEYOND = 5.0
"""Each point of damage too much for the Client: one obstacle less may not save it, but two."""
LEFT_TO_CLIENT = 1.5
"""Each point of attack that a staggered runner leaves to the Client (CF-MEX-010)."""
BOSS_FALLEN = 20.0
"""A boss less: the mission ends with them, and obstacles come every round as long as it lasts."""
CRITICAL_LOSS = 6.0
"""A runner gone critical, where the run can be aborted."""
MISSION_LOSS = 40.0
"""What a mission that is lost at once costs."""
HOLD = 0.5
"""A card kept, for each point that it is good for."""
DRAWN = 0.95
"""A card from the own deck."""
NUYEN = 0.55
ANOTHER_TURN = 4.0
AGAIN = 1.6
"""Each point of the attacks that another turn brings."""
STEP = 0.85
"""A level cleared, for each point that it takes."""
FALLEN = 2.0
"""An obstacle less, whatever it is."""
LATER = 1.2
"""Attacks of the rounds to come, against those of this one."""

URGENCY = (1.0, 0.85, 0.7, 0.6, 0.5)
"""By how many turns an attack is away: the later, the more likely somebody else prevents it."""

VERBS = {
    "Draw": 1.0,
    "DrawThenDiscard": 0.4,
    "Heal": 2.2,
    "HoldOff": 2.5,
    "Move": 0.8,
    "May": 0.5,
    "TakeBack": 1.2,
    "PlayCopy": 1.8,
    "PlayFromMarket": 3.0,
    "RevealForX": 0.9,
    "LetPlay": 1.4,
    "PressOn": 2.2,
    "BuyNow": 0.2,
    "SkillDiscount": 0.4,
    "Discount": 0.3,
    "DrawFire": 1.2,
    "Silence": 0.3,
}
"""What one use of an effect of a card is worth, by the name of its verb."""


# -- cards ---------------------------------------------------------------------------------------
@lru_cache(maxsize=256)
def punch(card: str) -> float:
    """How many points of damage a card is worth when it is played."""
    declared = CARDS[card]
    box = declared.damage
    points = 1.0 * sum(box.points[:4]) + 0.95 * box.any
    for special in declared.special:
        match special:
            case Levels(n, last):
                points += n * (1.5 if last else 1.9)
            case Bolts(n):
                points += 1.7 * n
            case Sweep():
                points += 0.7
            case ExtraColour():
                points += 0.6
            case Boost(_, n):
                points += 0.6 * n
    return points + ability(declared)


def ability(declared: Card) -> float:
    """What the text of a card adds to its damage."""
    more = sum(VERBS.get(type(verb).__name__, 0.3) * _size(verb) for verb in declared.play)
    if declared.assist_damage is not None:
        helps = [VERBS.get(type(verb).__name__, 0.3) for verb in declared.assist]
        more += 0.3 + 0.3 * max(helps, default=0.0)
    if declared.returns:
        more += 0.8
    return more


def _size(verb: object) -> float:
    n = getattr(verb, "n", 1)
    size = float(n) if isinstance(n, int) and type(verb).__name__ in ("Draw", "Heal") else 1.0
    who = getattr(verb, "who", None)
    return size * (4.0 if who is not None and who.pick == "each" else 1.0)


@lru_cache(maxsize=256)
def kept(card: str) -> float:
    """What a card is worth in the hand."""
    return HOLD * max(0.8, punch(card))


# -- runners -------------------------------------------------------------------------------------
def health(g: Crossfire, runner: int, hp: int) -> float:
    """What it is worth that a runner has so many hit points; less than 1 is staggered."""
    client = g.client
    if runner == client:
        if hp >= 1:
            return CLIENT_HEALTH[min(hp, len(CLIENT_HEALTH) - 1)]
        return BEYOND * max(hp, -4) - MISSION_LOSS
    if hp >= 1:
        return HEALTH[min(hp, len(HEALTH) - 1)]
    if MISSIONS[g.mission].stagger_loses:
        return -MISSION_LOSS
    ready = sum(1 for r in g.runners if r.health == READY)
    if ready <= 1 and g.runners[runner].health == READY:
        return -MISSION_LOSS
    return -LEFT_TO_CLIENT * coming(g, runner) if client >= 0 else 0.0


def critical(g: Crossfire) -> float:
    """What it is worth that a staggered runner goes critical.  It ends the mission, one way or the
    other; but a team that is nearly down does better to run while somebody can (CF-END-013)."""
    if not MISSIONS[g.mission].abort:
        return -MISSION_LOSS
    return 2.0 if time_to_go(g) else -CRITICAL_LOSS


def time_to_go(g: Crossfire) -> bool:
    """Whether the team had better abort the run: few are up, and they cannot stand another round
    of attacks."""
    if g.aborting:
        return True
    up = [r for r, who in enumerate(g.runners) if who.health == READY]
    if 2 * len(up) > len(g.runners):
        return False
    return all(g.runners[r].hp <= 1 + coming(g, r) for r in up)


def coming(g: Crossfire, runner: int) -> int:
    """The damage that a runner takes at the end of its turn, as things are."""
    return sum(
        attack_strength(g, f) for f in g.facing(runner) if can_attack(g, f) and g.levels_left(f)
    )


def after_attack(g: Crossfire, runner: int, damage: int) -> float:
    """What a runner's health is worth after so much damage in one packet."""
    who = g.runners[runner]
    if who.health == CRITICAL:
        return 0.0
    if who.health == READY:
        return health(g, runner, who.hp - damage)
    return critical(g) if damage > 0 else 0.0


# -- obstacles -----------------------------------------------------------------------------------
def work(level: int) -> float:
    """How many points a level takes, with the trouble of finding the right ones at one time."""
    if level > 0:
        return level + 0.1 * (level - 1)
    _, own, any_points = parts(level)
    return 1.2 if not any_points else 1.5 * own


def menace(g: Crossfire, faced: Faced) -> float:
    """What an obstacle does besides attacking."""
    more = 0.0
    for n, declared in enumerate(OBSTACLES[faced.card].abilities):
        if declared.on in ("static", "attack", "after-attack", "turn-start") and active(
            g, faced, declared, n
        ):
            more += 0.8
    return more


def spoils(g: Crossfire, faced: Faced, runner: int) -> float:
    """What it is worth that an obstacle falls in the turn of `runner`, beside its levels."""
    attack = attack_strength(g, faced)
    gain = FALLEN + NUYEN * nuyen_value(faced) + menace(g, faced) + LATER * attack
    if OBSTACLES[faced.card].deck == BOSS:
        gain += BOSS_FALLEN
    if attack and can_attack(g, faced):
        target = faced.faces
        damage = coming(g, target)
        saved = after_attack(g, target, damage - attack) - after_attack(g, target, damage)
        gain += URGENCY[g.clockwise(runner).index(target)] * saved
    return gain


# -- the table -----------------------------------------------------------------------------------
def worth(g: Crossfire, seat: int) -> float:
    """How good a table is for the team, as far as the seat can know."""
    if g.outcome is not None:
        return {"won": 100.0, "aborted": -20.0}.get(g.result, -60.0)
    total = 0.0
    for r, who in enumerate(g.runners):
        now = after_attack(g, r, 0)
        total += now
        if who.health == CRITICAL:
            total += critical(g)
            continue
        damage = coming(g, r)
        if damage:
            total += 0.6 * (after_attack(g, r, damage) - now)
        if r < g.seats:
            if r == seat:
                total += sum(kept(card) for card in who.hand)
            else:
                total += HOLD * 1.4 * len(who.hand)
            total += NUYEN * who.nuyen
    for faced in g.obstacles:
        total -= FALLEN + menace(g, faced) + LATER * attack_strength(g, faced)
        if OBSTACLES[faced.card].deck == BOSS:
            total -= BOSS_FALLEN
        total -= STEP * sum(work(level) for level in g.levels_left(faced))
    turn = g.turn
    total += 0.4 * (turn.discount + g.next_discount)
    if turn.again:
        # Everything that faces the runner attacks once more, too.
        total += ANOTHER_TURN - AGAIN * coming(g, g.current)
    return total - 1.5 * g.level
