"""Objectives of Maelstrom."""

from __future__ import annotations

from neontable.games.combatzone.cards.objectives.goals import (
    FRIENDS,
    GOODS,
    HEAL,
    LUCK,
    RALLY,
    STASH,
    at_end,
    better,
    crits,
    gains,
    gains_crits,
    kills,
    loots,
    objective,
    succeeds,
    suffers,
    withstands,
    wounded_leader,
    wounds,
)
from neontable.games.combatzone.model.card import Mod, Need

OBJECTIVES = (
    objective("a-new-gang-rises", "maelstrom", at_end(Need("quarters", n=2)), eb=5),
    objective("beatdown", "maelstrom", kills(2, Need("in-brawl")), gains("basic-melee", push=1)),
    objective("booster-boosters", "maelstrom", succeeds(3, "melee-attack"), gear="gorilla-arms"),
    objective(
        "cyber-rage",
        "maelstrom",
        wounds(3, Need("in-brawl")),
        better("act", "melee-attack", 1, FRIENDS, Need("first-action")),
    ),
    objective("flawless", "maelstrom", at_end(Need("none-out", n=0), Need("won")), eb=10),
    objective("flesh-is-weak", "maelstrom", suffers(4), better("oppose", "melee-attack")),
    objective(
        "kneel-before-maelstrom", "maelstrom", kills(1, Need("target-kind", "leader")), RALLY
    ),
    objective("lucky-shot", "maelstrom", crits(1, "ranged-attack"), gear="smartlink"),
    objective("maelstrom-cares", "maelstrom", succeeds(1, "medical"), HEAL),
    objective(
        "metal-over-meat",
        "maelstrom",
        kills(1, Need("target-kind", "cyber", no=True)),
        gear="subdermal-armor",
    ),
    objective("overwhelming-force", "maelstrom", kills(3), gear="hydraulic-cyberarms"),
    objective("payback", "maelstrom", kills(1, Need("wounded")), gear="popup-katana"),
    objective(
        "reinforced-mods", "maelstrom", withstands(3, "melee-attack"), better("oppose", "program")
    ),
    objective("slaughterhouse", "maelstrom", kills(4), gains_crits("melee-attack", deadly=1)),
    objective("spare-parts", "maelstrom", loots(2), GOODS),
    objective(
        "sub-dermal-implants",
        "maelstrom",
        withstands(3, "ranged-attack"),
        Mod(what="stun", n=-1, on=FRIENDS),
    ),
    objective("taking-heads", "maelstrom", kills(2, Need("target-kind", "character")), LUCK),
    objective(
        "terminal-velocity", "maelstrom", succeeds(2, "move"), gains("basic-move", accurate=1)
    ),
    objective("trophies", "maelstrom", loots(3), STASH),
    objective("unmatched-fury", "maelstrom", kills(2, Need("in-brawl")), gear="militech-berserk"),
    wounded_leader("maelstrom"),
)
