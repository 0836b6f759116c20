"""Objectives of 6th Street."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    FRIENDS,
    GOODS,
    HEAD_START,
    HEAL,
    LEADER,
    LUCK,
    RALLY,
    RUN,
    STASH,
    at_end,
    better,
    gains,
    kills,
    loots,
    objective,
    skilled,
    succeeds,
    suffers,
    withstands,
    wounded_leader,
    wounds,
)
from neontable.games.combatzone.model.card import Need

OBJECTIVES = (
    objective(
        "aint-nobody-gonna-chip-my-brain",
        "6th-street",
        withstands(2, "program"),
        gear="emp-threading",
    ),
    objective(
        "appropriate-response",
        "6th-street",
        wounds(1, Need("reaction")),
        better("act", "attack", 1, FRIENDS, Need("reaction")),
    ),
    objective("dont-let-them-get-close", "6th-street", kills(1, Need("at-range", "GL")), RUN),
    objective("escape-tunnel", "6th-street", at_end(Need("apart", "Y")), RUN),
    objective("follow-my-lead", "6th-street", succeeds(2, "command"), RALLY),
    objective("fully-stocked-bunker", "6th-street", at_end(Need("loot-held", n=2)), GOODS),
    objective(
        "hold-the-line",
        "6th-street",
        at_end(Need("quarters", n=2)),
        better("oppose", "attack", 1, LEADER),
    ),
    objective("hold-until-we-can-resupply", "6th-street", at_end(Need("left", n=4)), STASH),
    objective(
        "its-all-in-the-reflexes",
        "6th-street",
        succeeds(2, "move"),
        gains("basic-move", accurate=1),
    ),
    objective("neighborhood-watch", "6th-street", at_end(Need("quarters", n=3)), HEAD_START),
    objective(
        "no-matter-how-tough-they-are-this-is-our-home",
        "6th-street",
        at_end(Need("won"), Need("fewer")),
        LUCK,
    ),
    objective(
        "remove-the-troublemaker",
        "6th-street",
        kills(1, Need("target-kind", "leader")),
        better("act", "ranged-attack", 1, LEADER),
    ),
    objective(
        "send-a-message",
        "6th-street",
        wounds(3, Need("target-kind", "character")),
        gear="smartlink",
    ),
    objective(
        "send-em-packing",
        "6th-street",
        kills(2, Need("action", "ranged-attack")),
        gains("ranged-attack", suppression=1),
    ),
    objective("take-back-the-streets", "6th-street", at_end(Need("far-quarter", n=2)), HEAD_START),
    objective("think-of-the-children", "6th-street", succeeds(1, "medical"), HEAL),
    objective("this-way-boy", "6th-street", succeeds(3, "command"), skilled("influence")),
    objective("toughen-up", "6th-street", suffers(3), better("oppose", "melee-attack")),
    objective("we-can-use-this", "6th-street", loots(2), STASH),
    objective("whats-ours-is-ours", "6th-street", at_end(Need("quarters", n=2)), eb=5),
    wounded_leader("6th-street"),
)
