"""Objectives of the Tyger Claws."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    FRIENDS,
    HEAD_START,
    HEAL,
    LEADER,
    LUCK,
    LUCKY,
    RALLY,
    STASH,
    at_end,
    better,
    crits,
    gains,
    gains_crits,
    kills,
    launches,
    loots,
    objective,
    skilled,
    succeeds,
    withstands,
    wounded_leader,
    wounds,
)
from neontable.games.combatzone.cards.verbs import GainLuck
from neontable.games.combatzone.model.card import Mod, Need, When

OBJECTIVES = (
    objective("a-few-ebs-more", "tyger-claws", at_end(Need("loot-held", n=2)), eb=5),
    objective("a-flow-of-goods", "tyger-claws", loots(2), STASH),
    objective("commanding-presence", "tyger-claws", succeeds(3, "command"), skilled("influence")),
    objective("frame-job", "tyger-claws", succeeds(2, "influence"), better("act", "influence")),
    objective("giri", "tyger-claws", kills(1, on=LEADER), RALLY),
    objective(
        "heavens-arrow",
        "tyger-claws",
        kills(1, Need("action", "ranged-attack"), Need("elevated")),
        better("act", "ranged-attack", 1, FRIENDS, Need("elevated")),
    ),
    objective("impressive-kill", "tyger-claws", crits(1, "melee-attack"), LUCKY),
    objective(
        "lookout-post",
        "tyger-claws",
        at_end(Need("elevated-left", n=2)),
        Mod(what="cover", n=-1, on=FRIENDS, of=("ranged-attack",), needs=(Need("elevated"),)),
    ),
    objective("lucrative-holdings", "tyger-claws", at_end(Need("quarters", n=3)), eb=10),
    objective(
        "martial-training",
        "tyger-claws",
        withstands(3, "melee-attack"),
        better("oppose", "melee-attack"),
    ),
    objective(
        "memorable-execution",
        "tyger-claws",
        kills(1, Need("target-kind", "leader")),
        gains_crits("melee-attack", stun=1),
    ),
    objective("raising-flags", "tyger-claws", at_end(Need("quarters", n=2)), HEAD_START),
    objective(
        "rule-the-cool",
        "tyger-claws",
        succeeds(3, "influence"),
        Mod(what="defense", n=1, arg="influence", on=FRIENDS),
    ),
    objective(
        "second-wind",
        "tyger-claws",
        at_end(Need("wounded-left", n=2)),
        When(moment="set-up", on=LEADER, does=(GainLuck(1),), may=False),
    ),
    objective(
        "shadow-strike",
        "tyger-claws",
        kills(1, Need("target-all-used")),
        gains("attack", FRIENDS, Need("target-all-used"), silent=1),
    ),
    objective("splash-the-net", "tyger-claws", launches(2), gear="memory-boost"),
    objective(
        "strike-for-the-head",
        "tyger-claws",
        wounds(1, Need("target-kind", "leader")),
        gear="mantis-blades",
    ),
    objective(
        "the-shredder",
        "tyger-claws",
        wounds(4, Need("action", "melee-attack")),
        gear="thermal-katana",
    ),
    objective(
        "unblemished-paragon", "tyger-claws", at_end(Need("leader-unhurt"), Need("won")), LUCK
    ),
    objective("upheld-honor", "tyger-claws", withstands(3, "attack", LEADER), HEAL),
    wounded_leader("tyger-claws"),
)
