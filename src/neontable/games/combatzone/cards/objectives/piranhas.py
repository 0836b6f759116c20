"""Objectives of the Piranhas."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    BACKUP,
    FRIENDS,
    GOODS,
    HEAD_START,
    LEADER,
    LUCK,
    LUCKY,
    RALLY,
    RECRUIT,
    REFRESH,
    STASH,
    at_end,
    better,
    crits,
    gains,
    kills,
    loots,
    objective,
    spends_luck,
    suffers,
    withstands,
    wounded_leader,
    wounds,
)
from neontable.games.combatzone.model.card import Need

OBJECTIVES = (
    objective("block-party", "piranhas", at_end(Need("at-centre", n=3)), RECRUIT),
    objective(
        "dance-partner", "piranhas", wounds(2, Need("in-brawl")), better("oppose", "melee-attack")
    ),
    objective("doorbuster", "piranhas", at_end(Need("far-quarter", n=1)), HEAD_START),
    objective(
        "have-a-blast",
        "piranhas",
        wounds(2, Need("action", "blast")),
        gear="shoulder-mounted-rocket",
    ),
    objective("house-party", "piranhas", at_end(Need("at-centre", n=2)), LUCK),
    objective("killer-party", "piranhas", kills(3), RALLY),
    objective("lost-and-found", "piranhas", loots(1), GOODS),
    objective("mosh-pit", "piranhas", wounds(3, Need("in-brawl")), gains("basic-melee", push=1)),
    objective("newcomers-welcome", "piranhas", at_end(Need("left", n=4)), BACKUP),
    objective("party-crashers", "piranhas", at_end(Need("far-quarter", n=2)), HEAD_START),
    objective("party-favors", "piranhas", loots(2), STASH),
    objective(
        "reckless-and-wild",
        "piranhas",
        suffers(3),
        better("act", "attack", 1, FRIENDS, Need("wounded")),
    ),
    objective("safety-first", "piranhas", at_end(Need("none-out", n=0)), eb=10),
    objective("this-guy-again", "piranhas", kills(1, Need("target-wounded")), REFRESH),
    objective("to-go-bag", "piranhas", at_end(Need("loot-held", n=2)), STASH),
    objective(
        "watch-these-guys-theyre-trouble",
        "piranhas",
        withstands(3, "attack"),
        better("oppose", "attack", 1, LEADER),
    ),
    objective("watch-this", "piranhas", crits(1), LUCK),
    objective("who-invited-her", "piranhas", kills(1, Need("target-kind", "leader")), LUCKY),
    objective("whos-gonna-clean-this-up", "piranhas", kills(4), eb=5),
    objective("wild-night", "piranhas", spends_luck(3), LUCK),
    wounded_leader("piranhas"),
)
