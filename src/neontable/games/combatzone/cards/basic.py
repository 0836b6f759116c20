"""The actions of the rulebook that need no card (p.15 to 17, 30), and the marks of its own."""

from __future__ import annotations

from neontable.games.combatzone.model.card import Action, Mark, Need, Trait
from neontable.games.combatzone.model.keywords import Keys

MOVE = Action(id="basic-move", skill="reflexes", aims="none", tags=("basic", "basic-move", "move"))
RANGED = Action(
    id="basic-ranged", skill="ranged", range="YG", attack=True, tags=("basic", "basic-ranged", "pistol")
)
MELEE = Action(
    id="basic-melee", skill="melee", range="R", attack=True, tags=("basic", "basic-melee")
)
TRIAGE = Action(
    id="triage",
    skill="medical",
    reach=True,
    aims="friend",
    keys=Keys(heal=1),
    needs=(Need("target-red-lined"),),
    tags=("basic", "triage"),
)
FIREWALL = Action(
    id="firewall",
    skill="tech",
    range="R",
    aims="own",
    kind="character",
    needs=(Need("target-hacked"),),
    tags=("basic", "firewall"),
)
COMMAND = Action(
    id="basic-command",
    skill="influence",
    range="R",
    aims="friend",
    needs=(Need("target-can-act"),),
    command=True,
    tags=("basic", "command"),
)
LOOT_GEAR = Action(
    id="loot-gear", skill="tech", reach=True, aims="body", keys=Keys(complex=True), tags=("loot",)
)
LOOT_GOODS = Action(
    id="loot-goods", reach=True, aims="body", keys=Keys(complex=True), tags=("loot",)
)

BASIC = (MOVE, RANGED, MELEE, TRIAGE, FIREWALL, COMMAND)
BY_CHARACTERS = (LOOT_GEAR, LOOT_GOODS)
"""Besides the basic ones: a character's, never a Gonk's (CZ-LOOT-001)."""
RULEBOOK = (*BASIC, *BY_CHARACTERS)

MARKS = (
    Mark(id="vulnerable", passives=(Trait(name="vulnerable"),)),
    Mark(id="silent", passives=(Trait(name="silent"),), until="activation"),
)
