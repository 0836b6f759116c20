"""Objectives of the Edgerunners."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    CLEAN_NET,
    FRIENDS,
    GONKS,
    GOODS,
    HEAD_START,
    LEADER,
    LUCKY,
    RECRUIT,
    REFRESH,
    RUN,
    at_end,
    better,
    kills,
    launches,
    loots,
    loses,
    objective,
    skilled,
    withstands,
    wounded_leader,
    wounds,
)
from neontable.games.combatzone.model.card import Mod, Need

OBJECTIVES = (
    objective(
        "accidents-happen",
        "edgerunners",
        kills(1, Need("target-wounded")),
        better("act", "attack", 1, FRIENDS, Need("target-red-lined")),
    ),
    objective(
        "advanced-redirect", "edgerunners", withstands(2, "program"), better("oppose", "program")
    ),
    objective("concealed-weapons", "edgerunners", kills(1, Need("at-range", "R")), REFRESH),
    objective(
        "cut-off-the-head",
        "edgerunners",
        kills(1, Need("target-kind", "leader")),
        skilled("influence"),
    ),
    objective("cyber-warfare", "edgerunners", launches(3), better("act", "program")),
    objective("disappear-into-the-crowd", "edgerunners", at_end(Need("apart", "R")), HEAD_START),
    objective("fall-guy", "edgerunners", loses(1, GONKS), RECRUIT),
    objective(
        "flawless-operation", "edgerunners", at_end(Need("none-out", n=0), Need("won")), eb=10
    ),
    objective(
        "gather-intel",
        "edgerunners",
        loots(2),
        Mod(what="cover", n=-1, on=LEADER, of=("ranged-attack",)),
    ),
    objective("get-me-in", "edgerunners", at_end(Need("far-quarter", n=2)), HEAD_START),
    objective("get-out-of-dodge", "edgerunners", at_end(Need("none-out", n=1)), RUN),
    objective("install-malware", "edgerunners", at_end(Need("rivals-hacked", n=2)), CLEAN_NET),
    objective("keep-a-distance", "edgerunners", kills(1, Need("at-range", "GL")), RUN),
    objective("lay-a-claim", "edgerunners", at_end(Need("quarters", n=2)), gear="light-tattoo"),
    objective(
        "make-sure-its-him", "edgerunners", wounds(2, Need("target-kind", "character")), LUCKY
    ),
    objective(
        "marked-targets",
        "edgerunners",
        wounds(2, Need("target-hacked")),
        better("act", "attack", 1, FRIENDS, Need("target-hacked")),
    ),
    objective("payday", "edgerunners", at_end(Need("won")), eb=5),
    objective("scout-the-area", "edgerunners", at_end(Need("quarters", n=3)), HEAD_START),
    objective(
        "that-guy-is-too-good", "edgerunners", kills(1, Need("target-dearer")), gear="optical-camo"
    ),
    objective("they-know-too-much", "edgerunners", kills(2), GOODS),
    wounded_leader("edgerunners"),
)
