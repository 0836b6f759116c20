"""Objectives of Gen Red."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    FRIENDS,
    GONKS,
    GOODS,
    HEAD_START,
    LEADER,
    LUCK,
    LUCKY,
    RECRUIT,
    REFRESH,
    STASH,
    at_end,
    better,
    gains,
    kills,
    loots,
    loses,
    objective,
    withstands,
    wounded_leader,
    wounds,
)
from neontable.games.combatzone.model.card import Need

OBJECTIVES = (
    objective(
        "anything-you-can-do-i-can-do-better", "gen-red", kills(1, Need("target-dearer")), LUCK
    ),
    objective("children-are-the-future", "gen-red", at_end(Need("gonks-left", n=2)), RECRUIT),
    objective(
        "deliver-a-message", "gen-red", wounds(1, Need("target-kind", "leader")), gear="big-knucks"
    ),
    objective(
        "extra-padding", "gen-red", withstands(3, "attack"), better("oppose", "melee-attack")
    ),
    objective(
        "get-in-close-light-em-up",
        "gen-red",
        kills(1, Need("at-range", "R")),
        better("act", "attack", 1, FRIENDS, Need("at-range", "R")),
    ),
    objective("hideout", "gen-red", at_end(Need("apart", "Y")), gear="optical-camo"),
    objective(
        "keep-your-heads-down",
        "gen-red",
        withstands(3, "ranged-attack"),
        better("oppose", "ranged-attack", 1, GONKS),
    ),
    objective(
        "make-it-look-like-an-accident",
        "gen-red",
        kills(1, Need("reaction", no=True), Need("target-all-used")),
        gains("attack", FRIENDS, Need("target-all-used"), silent=1),
    ),
    objective("mark-territory", "gen-red", at_end(Need("quarters", n=2)), HEAD_START),
    objective("mess-with-the-best-die-like-the-rest", "gen-red", kills(3), LUCK),
    objective("nice-shoes-ya-got-there", "gen-red", loots(1), GOODS),
    objective(
        "our-turf-our-stuff",
        "gen-red",
        at_end(Need("quarters", n=2), Need("loot-held", n=1)),
        STASH,
    ),
    objective("pick-their-pockets", "gen-red", loots(2), STASH),
    objective("rigged-to-blow", "gen-red", wounds(1, Need("action", "blast")), LUCKY),
    objective("search-the-pockets", "gen-red", loots(3), better("act", "loot")),
    objective("she-knows-too-much", "gen-red", kills(1, Need("target-kind", "character")), REFRESH),
    objective(
        "timmy-noooo",
        "gen-red",
        loses(1, GONKS),
        better("act", "attack", 1, LEADER, Need("wounded")),
    ),
    objective("too-young-to-die", "gen-red", at_end(Need("none-out", n=0)), LUCK),
    objective("torch-the-place", "gen-red", at_end(Need("far-quarter", n=1)), LUCKY),
    objective("waste-not-want-not", "gen-red", at_end(Need("loot-held", n=2)), STASH),
    wounded_leader("gen-red"),
)
