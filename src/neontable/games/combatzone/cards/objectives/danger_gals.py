"""Objectives of the Danger Gals."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    BACKUP,
    FRIENDS,
    GONKS,
    GOODS,
    HEAD_START,
    LEADER,
    LUCK,
    REFRESH,
    RUN,
    STASH,
    at_end,
    better,
    gains,
    gains_crits,
    kills,
    launches,
    loots,
    objective,
    withstands,
    wounded_leader,
    wounds,
)
from neontable.games.combatzone.model.card import Mod, Need

OBJECTIVES = (
    objective("an-average-day", "danger-gals", at_end(Need("won")), LUCK),
    objective("arms-race", "danger-gals", loots(2), STASH),
    objective("get-down", "danger-gals", withstands(3, "ranged-attack"), better("oppose", "blast")),
    objective("hold-the-center", "danger-gals", at_end(Need("at-centre", n=2)), HEAD_START),
    objective(
        "hold-the-line",
        "danger-gals",
        at_end(Need("quarters", n=2)),
        better("oppose", "attack", 1, LEADER),
    ),
    objective(
        "make-sure-theyre-not-recognizable",
        "danger-gals",
        kills(1, Need("target-red-lined")),
        gains_crits("ranged-attack", deadly=1),
    ),
    objective("map-the-area", "danger-gals", at_end(Need("quarters", n=3)), HEAD_START),
    objective("not-a-hair-out-of-place", "danger-gals", at_end(Need("leader-unhurt")), LUCK),
    objective("outpost", "danger-gals", at_end(Need("elevated-left", n=1)), RUN),
    objective("path-to-promotion", "danger-gals", kills(1, on=GONKS), BACKUP),
    objective(
        "reaction-time",
        "danger-gals",
        wounds(2, Need("reaction")),
        better("act", "attack", 1, FRIENDS, Need("reaction")),
    ),
    objective("recruitment-drive", "danger-gals", at_end(Need("gonks-left", n=2)), BACKUP),
    objective(
        "riot-suppression",
        "danger-gals",
        kills(2, Need("target-kind", "gonk")),
        gains("ranged-attack", suppression=1),
    ),
    objective(
        "scouting-mission", "danger-gals", at_end(Need("far-quarter", n=1)), gear="jump-booster"
    ),
    objective("spare-parts", "danger-gals", loots(2), STASH),
    objective("spy-op", "danger-gals", launches(1), GOODS),
    objective(
        "surveilance-gig",
        "danger-gals",
        at_end(Need("elevated-left", n=2)),
        Mod(what="cover", n=-1, on=LEADER),
    ),
    objective("the-whites-of-their-eyes", "danger-gals", kills(1, Need("at-range", "R")), REFRESH),
    objective(
        "to-remember-me-by",
        "danger-gals",
        kills(1, Need("wounded")),
        better("act", "attack", 1, FRIENDS, Need("red-lined")),
    ),
    objective(
        "two-birds-one-stone", "danger-gals", kills(2), gains_crits("attack", LEADER, deadly=1)
    ),
    wounded_leader("danger-gals"),
)
