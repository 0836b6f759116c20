"""Questions about a table: what holds now, who is barred from what, what something costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.card import Ability, Static, amount
from neontable.games.crossfire.model.library import (
    CARDS,
    HOLDERS,
    OBSTACLES,
    STATICS,
    UPGRADES,
)
from neontable.games.crossfire.model.pieces import PRINTED
from neontable.games.crossfire.model.terms import BOSS, SKILL, WEAPON

if TYPE_CHECKING:
    from neontable.games.crossfire.model.pieces import Faced
    from neontable.games.crossfire.model.state import Crossfire


def active(g: Crossfire, faced: Faced, ability: Ability, n: int) -> bool:
    """Whether an ability of an obstacle works: its level is reached, its text is not hidden and it
    is not switched off for this turn."""
    turn = g.turn
    return (
        g.level >= ability.level
        and faced.id not in turn.silent
        and (not ability.cancel or (faced.id, n) not in turn.cancelled)
    )


def in_force(g: Crossfire, what: str) -> list[tuple[Static, Faced | None]]:
    """Everything of a kind that holds now, with the obstacle that it comes from."""
    if what not in g.words:
        return []
    holders = HOLDERS.get(what, ())
    found: list[tuple[Static, Faced | None]] = []
    for faced in g.obstacles:
        if faced.card in holders:
            for ability, static, n in STATICS[faced.card]:
                if static.what == what and active(g, faced, ability, n):
                    found.append((static, faced))
    for event in g.active:
        if event in holders:
            for ability, static, _ in STATICS[event]:
                if static.what == what and g.level >= ability.level:
                    found.append((static, None))
    return found


def any_in_force(g: Crossfire, *what: str) -> bool:
    """Whether anything in play has one of these at all; quick, and never wrongly false."""
    return not g.words.isdisjoint(what)


def barred(g: Crossfire, runner: int, what: str) -> str:
    """The id of what keeps a runner from something ("no-draw"), "" when nothing does."""
    for static, faced in in_force(g, what) if what in g.words else ():
        if faced is not None:
            if runner in static.who.among(g, faced.faces):
                return faced.card
        elif runner in static.who.among(g, g.acting):
            return next(e for e in g.active if e in HOLDERS[what])
    for upgrade in g.runners[runner].upgrades:
        if upgrade and any(s.what == what for s in UPGRADES[upgrade].statics):
            return upgrade
    return ""


def immunities(g: Crossfire) -> list[int]:
    """Numbers of the obstacles to which no damage can be applied now."""
    return [faced.id for _, faced in in_force(g, "immune") if faced is not None]


def play_limit(g: Crossfire, runner: int) -> int:
    """How many cards a runner may play in its turn; -1 for any number."""
    least = -1
    for static, faced in in_force(g, "play-limit"):
        you = faced.faces if faced is not None else g.acting
        if runner in static.who.among(g, you):
            n = amount(g, static.n)
            least = n if least < 0 else min(least, n)
    return least


def attack_strength(g: Crossfire, faced: Faced) -> int:
    declared = OBSTACLES[faced.card]
    strength = declared.attack if faced.attack == PRINTED else faced.attack
    for static, _ in in_force(g, "attack") if "attack" in g.words else ():
        if (not static.colours or declared.colour in static.colours) and (
            not static.kinds or declared.kind in static.kinds
        ):
            strength += amount(g, static.n)
    if declared.deck == BOSS:
        mission = MISSIONS[g.mission]
        if mission.sides and faced.card in mission.sides[0]:
            strength += sum(mission.bonuses[b].attack for b in g.bonuses)
    return max(0, strength)


def nuyen_value(faced: Faced) -> int:
    """What the team gets when it is defeated (CF-NUY-001)."""
    return OBSTACLES[faced.card].nuyen if faced.nuyen == PRINTED else faced.nuyen


def can_attack(g: Crossfire, faced: Faced) -> bool:
    """CF-OBS-021, CF-CARD-029, CF-CARD-032: what is held off neither attacks nor triggers."""
    turn = g.turn
    if faced.id in turn.held_off:
        return False
    return faced.id not in turn.whips or turn.played.count(WEAPON) < 2


def price(g: Crossfire, runner: int, card: str) -> int:
    """What a card costs the runner now (CF-MKT-003)."""
    declared = CARDS[card]
    cost = declared.cost
    for static, _ in in_force(g, "price") if "price" in g.words else ():
        cost += amount(g, static.n)
    cost -= g.next_discount
    if runner == g.current:
        turn = g.turn
        cost -= turn.discount
        if turn.skill_discount and declared.type == SKILL:
            cost -= turn.skill_discount * turn.own.count(SKILL)
    return max(0, cost)
