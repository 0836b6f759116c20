"""Objectives of the Bozos."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    GONKS,
    HEAD_START,
    LUCK,
    LUCKY,
    RALLY,
    RECRUIT,
    REFRESH,
    STASH,
    at_end,
    better,
    crits,
    fumbles,
    gains_crits,
    kills,
    loots,
    loses,
    objective,
    spends_luck,
    succeeds,
    suffers,
    withstands,
    wounded_leader,
    wounds,
)
from neontable.games.combatzone.cards.verbs import GainLuck
from neontable.games.combatzone.model.card import Need, Scope, When
from neontable.games.combatzone.model.components import Goal

OBJECTIVES = (
    objective(
        "all-the-world-a-stage", "bozos", at_end(Need("at-centre", n=3)), better("act", "influence")
    ),
    objective("back-at-ya", "bozos", withstands(2, "attack"), REFRESH),
    objective("better-lucky-than-good", "bozos", spends_luck(3), LUCK),
    objective("big-tent-gang", "bozos", at_end(Need("gonks-left", n=3)), RECRUIT),
    objective("chance-favors-the-bold", "bozos", crits(2), LUCK),
    objective(
        "explosive-personality",
        "bozos",
        wounds(2, Need("action", "blast")),
        gear="shoulder-mounted-rocket",
    ),
    objective("fools-errand", "bozos", at_end(Need("far-quarter", n=1)), HEAD_START),
    objective("freakshow", "bozos", kills(1, Need("target-kind", "cyber")), gear="cyber-jaws"),
    objective("house-party", "bozos", at_end(Need("at-centre", n=2)), RECRUIT),
    objective("improv-show", "bozos", fumbles(1), LUCKY),
    objective(
        "jokes-on-you", "bozos", Goal(moment="act-fumble", on=Scope("rivals"), times=2), LUCKY
    ),
    objective(
        "pyrotechnics-show",
        "bozos",
        wounds(3, Need("action", "blast")),
        gains_crits("blast", deadly=1),
    ),
    objective("recycled-joke", "bozos", loots(2), STASH),
    objective("ship-of-fools", "bozos", kills(1, on=GONKS), better("act", "attack", 1, GONKS)),
    objective(
        "stunning-performance", "bozos", succeeds(3, "attack"), gains_crits("melee-attack", stun=1)
    ),
    objective(
        "the-last-laugh",
        "bozos",
        loses(2),
        When(moment="taken-out", on=GONKS, does=(GainLuck(1),), may=False, once="game"),
    ),
    objective("the-ultimate-prank", "bozos", kills(1, Need("target-kind", "leader")), RALLY),
    objective("this-is-clown-country", "bozos", at_end(Need("quarters", n=2)), eb=5),
    objective("tick-tick-tickticktick", "bozos", succeeds(2, "blast"), better("act", "blast")),
    objective("tough-crowd", "bozos", suffers(3), better("oppose", "attack", 1, GONKS)),
    wounded_leader("bozos"),
)
