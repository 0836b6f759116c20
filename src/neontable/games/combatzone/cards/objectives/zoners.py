"""Objectives of the Zoners."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    BACKUP,
    FRIENDS,
    GONKS,
    GOODS,
    LEADER,
    LUCK,
    RALLY,
    REFRESH,
    STASH,
    at_end,
    better,
    crits,
    gains,
    kills,
    loots,
    objective,
    withstands,
    wounded_leader,
    wounds,
)
from neontable.games.combatzone.model.card import Need, Scope
from neontable.games.combatzone.model.components import Goal

OBJECTIVES = (
    objective(
        "a-fine-point",
        "zoners",
        wounds(3, Need("action", "melee-attack")),
        gains("basic-melee", pierce=1),
    ),
    objective("blood-feud", "zoners", kills(3), better("act", "attack", 1, LEADER)),
    objective("buck-smart", "zoners", at_end(Need("luck-left", n=2)), gear="light-tattoo"),
    objective(
        "defend-your-turf",
        "zoners",
        at_end(Need("quarters", n=2)),
        better("oppose", "attack", 1, LEADER),
    ),
    objective(
        "dont-miss", "zoners", crits(1, "ranged-attack"), gains("basic-ranged", LEADER, accurate=1)
    ),
    objective("dull-the-shine", "zoners", kills(1, Need("target-dearer")), eb=5),
    objective("earning-your-keep", "zoners", kills(1, on=GONKS), BACKUP),
    objective("find-a-score", "zoners", loots(2), STASH),
    objective("grab-stash", "zoners", loots(1), GOODS),
    objective(
        "hammer-and-anvil",
        "zoners",
        kills(1, Need("target-brawling")),
        better("act", "attack", 1, FRIENDS, Need("target-brawling")),
    ),
    objective("hidden-stash", "zoners", at_end(Need("loot-held", n=1)), GOODS),
    objective("initiation", "zoners", wounds(2, on=GONKS), gear="big-knucks"),
    objective("rule-the-block", "zoners", at_end(Need("quarters", n=3)), eb=10),
    objective(
        "scrapmetal", "zoners", kills(1, Need("target-kind", "cyber")), gear="subdermal-armor"
    ),
    objective("stall-shade", "zoners", withstands(2, "influence"), gear="level-damper"),
    objective("street-justice", "zoners", kills(1, Need("target-kind", "leader")), RALLY),
    objective("street-proven", "zoners", at_end(Need("won"), Need("fewer")), LUCK),
    objective(
        "sucks-for-you", "zoners", Goal(moment="act-fumble", on=Scope("rivals"), times=2), LUCK
    ),
    objective("supply-line", "zoners", at_end(Need("quarters", n=2)), STASH),
    objective("surrounded", "zoners", kills(1, Need("outnumbered")), REFRESH),
    wounded_leader("zoners"),
)
