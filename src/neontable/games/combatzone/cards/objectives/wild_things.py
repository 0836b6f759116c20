"""Objectives of the Wild Things."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    FRIENDS,
    GOODS,
    HEAL,
    LEADER,
    LUCK,
    LUCKY,
    RALLY,
    REFRESH,
    RUN,
    STASH,
    at_end,
    better,
    gains,
    gains_crits,
    kills,
    loots,
    loses,
    objective,
    succeeds,
    suffers,
    wounded_leader,
    wounds,
)
from neontable.games.combatzone.model.card import Mod, Need

OBJECTIVES = (
    objective("alpha-dog", "wild-things", kills(1, on=LEADER), RALLY),
    objective(
        "be-a-contender",
        "wild-things",
        kills(1, Need("target-dearer")),
        better("act", "melee-attack", 1, LEADER),
    ),
    objective("blood-in-the-water", "wild-things", kills(1, Need("target-red-lined")), RUN),
    objective("b-show", "wild-things", succeeds(2, "influence"), LUCKY),
    objective(
        "cage-match", "wild-things", at_end(Need("at-centre", n=2)), better("oppose", "escape")
    ),
    objective("every-match-a-death-match", "wild-things", kills(3), HEAL),
    objective(
        "finish-him",
        "wild-things",
        kills(2, Need("in-brawl")),
        gains_crits("melee-attack", deadly=1),
    ),
    objective("keep-it-clean", "wild-things", wounds(3, Need("action", "basic-melee")), REFRESH),
    objective("new-kings-of-this-jungle", "wild-things", at_end(Need("quarters", n=2)), eb=5),
    objective(
        "no-holds-barred", "wild-things", wounds(4, Need("in-brawl")), gains("basic-melee", push=1)
    ),
    objective("on-the-hunt", "wild-things", at_end(Need("far-quarter", n=2)), RUN),
    objective(
        "purge-the-weakness",
        "wild-things",
        loses(1),
        better("act", "melee-attack", 1, FRIENDS, Need("outnumbered")),
    ),
    objective(
        "rage",
        "wild-things",
        wounds(2, Need("wounded")),
        better("act", "melee-attack", 1, FRIENDS, Need("red-lined")),
    ),
    objective("squeeze-the-juice", "wild-things", suffers(3), Mod(what="stun", n=-1, on=FRIENDS)),
    objective("the-a-show", "wild-things", at_end(Need("won")), LUCK),
    objective("this-is-ours-now", "wild-things", loots(1), GOODS),
    objective(
        "title-bout", "wild-things", kills(1, Need("target-kind", "leader"), Need("in-brawl")), LUCK
    ),
    objective("trophies", "wild-things", loots(3), STASH),
    objective(
        "unexpected-tactics",
        "wild-things",
        kills(1, Need("at-range", "GL")),
        better("act", "ranged-attack", 1, LEADER),
    ),
    wounded_leader("wild-things"),
)
