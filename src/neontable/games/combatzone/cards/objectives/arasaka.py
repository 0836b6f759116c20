"""Objectives of Arasaka."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    BACKUP,
    GOODS,
    HEAD_START,
    LUCK,
    LUCKY,
    RALLY,
    REFRESH,
    RUN,
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
    suffers,
    withstands,
    wounded_leader,
)
from neontable.games.combatzone.model.card import Need

OBJECTIVES = (
    objective("aggressive-recruiting", "arasaka", at_end(Need("gonks-left", n=1)), BACKUP),
    objective("circle-back", "arasaka", kills(1, Need("target-wounded")), REFRESH),
    objective("close-the-loop", "arasaka", kills(3), gains("ranged-attack", suppression=1)),
    objective("employee-retention", "arasaka", at_end(Need("none-out", n=0)), eb=5),
    objective("get-in-close", "arasaka", kills(1, Need("at-range", "R")), RUN),
    objective("hard-stop", "arasaka", withstands(2, "melee-attack"), RALLY),
    objective("hostile-acquisition", "arasaka", loots(2), eb=5),
    objective(
        "lets-table-this",
        "arasaka",
        withstands(3, "ranged-attack"),
        better("oppose", "ranged-attack"),
    ),
    objective("line-in-the-sand", "arasaka", at_end(Need("quarters", n=2)), HEAD_START),
    objective("necessary-research", "arasaka", succeeds(3, "tech"), better("act", "tech")),
    objective("profit-margins", "arasaka", at_end(Need("loot-held", n=1)), GOODS),
    objective("proprietary-tech", "arasaka", launches(2), gear="ram-manager"),
    objective("send-them-a-ping", "arasaka", succeeds(1, "program"), LUCKY),
    objective(
        "show-of-force",
        "arasaka",
        kills(2, Need("target-kind", "character")),
        better("act", "influence"),
    ),
    objective("slush-fund", "arasaka", at_end(Need("luck-left", n=2)), LUCK),
    objective("spec-this-equipment", "arasaka", crits(2), gains_crits("ranged-attack", stun=1)),
    objective("theyll-fix-you", "arasaka", suffers(3), gear="pain-editor"),
    objective("urban-renewal", "arasaka", at_end(Need("quarters", n=3)), eb=5),
    objective("we-should-touch-base", "arasaka", succeeds(2, "command"), skilled("influence")),
    wounded_leader("arasaka"),
)
