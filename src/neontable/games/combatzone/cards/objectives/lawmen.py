"""Objectives of the Lawmen."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    BACKUP,
    FRIENDS,
    GONKS,
    GOODS,
    HEAD_START,
    HEAL,
    LEADER,
    LUCK,
    RALLY,
    RECRUIT,
    STASH,
    at_end,
    better,
    gains,
    kills,
    loots,
    loses,
    objective,
    skilled,
    succeeds,
    suffers,
    withstands,
    wounded_leader,
)
from neontable.games.combatzone.model.card import Need

OBJECTIVES = (
    objective(
        "elite-squad",
        "lawmen",
        kills(3, Need("target-kind", "character")),
        better("act", "ranged-attack", 1, LEADER),
    ),
    objective("gather-evidence", "lawmen", loots(1), GOODS),
    objective(
        "hit-em-first-hit-em-hard", "lawmen", kills(1, Need("first-action")), gear="adrenal-pumps"
    ),
    objective("im-a-mess", "lawmen", suffers(2, LEADER), gear="auto-injector"),
    objective("legendary-status", "lawmen", kills(2, on=LEADER), RALLY),
    objective(
        "loyal-brotherhood",
        "lawmen",
        at_end(Need("together", n=3)),
        better("oppose", "attack", 1, FRIENDS, Need("friend-within", "R")),
    ),
    objective("preserve-the-scene", "lawmen", at_end(Need("at-centre", n=2)), HEAD_START),
    objective("protect-serve", "lawmen", succeeds(1, "medical"), better("act", "medical")),
    objective("prove-yourself", "lawmen", kills(1, on=GONKS), better("act", "attack", 1, GONKS)),
    objective("reinforcements", "lawmen", loses(2), BACKUP),
    objective("search-the-place", "lawmen", loots(2), STASH),
    objective(
        "sensitivity-training", "lawmen", succeeds(2, "influence"), better("act", "influence")
    ),
    objective("target-practice", "lawmen", kills(1, Need("at-range", "GL")), gear="smartlink"),
    objective("search-the-place", "lawmen-2", loots(3), better("act", "loot")),
    objective("teamwork-dreamwork", "lawmen", succeeds(3, "command"), skilled("influence")),
    objective(
        "termination-warrant",
        "lawmen",
        kills(1, Need("target-kind", "leader")),
        gear="micro-rotors",
    ),
    objective("the-best-defense", "lawmen", withstands(3, "attack"), HEAL),
    objective("tough-as-nails", "lawmen", at_end(Need("red-lined-left", n=1)), HEAL),
    objective("training-day", "lawmen", at_end(Need("gonks-left", n=2)), RECRUIT),
    objective("well-trained", "lawmen", at_end(Need("none-out", n=1), Need("won")), LUCK),
    objective(
        "you-have-twenty-seconds-to-comply",
        "lawmen",
        succeeds(2, "command"),
        gains("ranged-attack", suppression=1),
    ),
    wounded_leader("lawmen"),
)
