"""Short words for what objectives ask and bring."""

from __future__ import annotations

from neontable.games.combatzone.cards import facts
from neontable.games.combatzone.cards.verbs import (
    Deploy,
    DrawLoot,
    FreeMove,
    GainLuck,
    Heal,
    Refresh,
    Unhack,
)
from neontable.games.combatzone.model.card import (
    Effects,
    Grants,
    Mod,
    Need,
    Passive,
    Scope,
    Verb,
    When,
)
from neontable.games.combatzone.model.components import Goal, Objective
from neontable.games.combatzone.model.keywords import Keys

FRIENDS = Scope("friends")
LEADER = Scope("friends", kind="leader")
GONKS = Scope("friends", kind="gonk")
ONE = Scope("friends", kind="character", choose=True)
ALL = Scope("friends", kind="character")


# -- what is asked ---------------------------------------------------------------------------------
def kills(n: int = 1, *needs: Need, on: Scope = FRIENDS) -> Goal:
    """Rivals taken out."""
    return Goal(moment="takes-out", needs=needs, times=n, on=on)


def wounds(n: int, *needs: Need, on: Scope = FRIENDS) -> Goal:
    return Goal(moment="wounds", needs=needs, times=n, on=on)


def succeeds(n: int, kind: str, *needs: Need, on: Scope = FRIENDS) -> Goal:
    """Rolled actions of a kind that succeed."""
    return Goal(moment="act-won", needs=(Need("action", kind), *needs), times=n, on=on)


def crits(n: int = 1, kind: str = "attack") -> Goal:
    return Goal(moment="act-crit", needs=(Need("action", kind),), times=n)


def fumbles(n: int = 1) -> Goal:
    return Goal(moment="act-fumble", times=n)


def withstands(n: int, kind: str = "attack", on: Scope = FRIENDS) -> Goal:
    """Actions of rivals that fail against the team."""
    return Goal(moment="oppose-won", needs=(Need("action", kind),), times=n, on=on)


def suffers(n: int = 1, on: Scope = FRIENDS) -> Goal:
    return Goal(moment="wounded", times=n, on=on)


def loses(n: int = 1, on: Scope = FRIENDS) -> Goal:
    return Goal(moment="taken-out", times=n, on=on)


def loots(n: int = 1) -> Goal:
    return Goal(moment="loot-drawn", times=n)


def launches(n: int = 1) -> Goal:
    return Goal(moment="launched", times=n)


def spends_luck(n: int) -> Goal:
    return Goal(moment="luck-spent", times=n)


def at_end(*needs: Need) -> Goal:
    return Goal(moment="game-end", needs=needs)


# -- what it brings --------------------------------------------------------------------------------
LUCK = When(moment="set-up", on=LEADER, does=(GainLuck(1),), may=False)
"""One more Luck token in every match."""
STASH = When(moment="set-up", on=LEADER, does=(DrawLoot(1, who=ONE),), may=False)
"""A loot card in every match."""
HEAD_START = When(moment="set-up", on=LEADER, does=(FreeMove("R", FRIENDS),))
RECRUIT = When(moment="set-up", on=LEADER, does=(Deploy("", "R", "target"),), may=False)
"""A Gonk joins in every match."""
CLEAN_NET = When(moment="inspire", on=LEADER, does=(Unhack(1, ALL),), may=False)


def better(what: str, of: str, n: int = 1, on: Scope = FRIENDS, *needs: Need) -> Mod:
    """`what`: "act" or "oppose"."""
    return Mod(what=what, n=n, of=(of,), on=on, needs=needs)


def skilled(skill: str, on: Scope = LEADER, n: int = 1) -> Mod:
    return Mod(what=skill, n=n, on=on)


def gains(of: str, on: Scope = FRIENDS, *needs: Need, **keys: int) -> Grants:
    return Grants(keys=Keys(**keys), of=(of,), on=on, needs=needs)  # type: ignore[arg-type]


def gains_crits(of: str, on: Scope = FRIENDS, **keys: int) -> Grants:
    return Grants(crits=Keys(**keys), of=(of,), on=on)  # type: ignore[arg-type]


HEAL: Effects = (Heal(1, ONE),)
RALLY: Effects = (Refresh(1, ALL),)
REFRESH: Effects = (Refresh(2, ONE),)
RUN: Effects = (FreeMove("G", ONE),)
BACKUP: Effects = (Deploy("", "edge"),)
GOODS: Effects = (DrawLoot(1, who=ONE), DrawLoot(1, who=ONE))
LUCKY: Effects = (GainLuck(2),)


def objective(
    name: str,
    faction: str,
    goal: Goal,
    *reward: Passive | Verb | Effects,
    gear: str = "",
    eb: int = 0,
) -> Objective:
    """An objective of the facts, with what completes it and what it brings."""
    id = f"{name}-{faction}"
    fact = facts.OBJECTIVES[id]
    passives: list[Passive] = []
    effects: list[Verb] = []
    for one in reward:
        if isinstance(one, tuple):
            effects += one
        elif isinstance(one, Passive):
            passives.append(one)
        else:
            effects.append(one)
    recycles = fact.reward == "recycles"
    return Objective(
        id=id,
        name=fact.name,
        faction=fact.faction,
        stars=fact.stars,
        reward=fact.reward,  # type: ignore[arg-type]
        goal=goal,
        at_once=() if recycles else tuple(effects),
        recycled=tuple(effects) if recycles else (),
        ongoing=tuple(passives),
        gear=gear,
        eb=eb,
    )


def wounded_leader(faction: str) -> Objective:
    """Never in the deck; it may be discarded after a win (CZ-RECOV-008, CZ-RECOV-009)."""
    return objective("wounded-leader", faction, at_end(Need("won")))
