"""The actions of the rulebook that need no card (p.15 to 17, 30), and the marks of its own."""

from __future__ import annotations

from neontable.games.combatzone.model.card import Action, Need, Trait
from neontable.games.combatzone.model.components import Mark, ModelCard, Rank
from neontable.games.combatzone.model.keywords import Keys

MOVE = Action(id="basic-move", skill="reflexes", aims="none", tags=("basic", "basic-move", "move"))
RANGED = Action(
    id="basic-ranged",
    skill="ranged",
    range="YG",
    attack=True,
    tags=("basic", "basic-ranged", "pistol"),
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
ESCAPE = Action(id="escape", skill="reflexes", aims="none", tags=("move", "escape"))
"""Never chosen by itself: the roll of a move that leaves a brawl."""
RULEBOOK = (*BASIC, *BY_CHARACTERS, ESCAPE)

MARKS = (
    Mark(id="vulnerable", passives=(Trait(name="vulnerable"),)),
    Mark(id="silent", passives=(Trait(name="silent"),), until="activation"),
)

DRONES = (
    ModelCard(
        id="drone", name="Drone", factions=(), keywords=("drone",), eb=0, ranks=(Rank(tokens=""),)
    ),
)
"""A drone has no card of its own: the program that brings it says what it does (CZ-DRONE-001)."""

STAND_INS = (
    ModelCard(
        id="somebody", name="Somebody", factions=(), eb=10, ranks=(Rank(tokens="GYY"),),
        origin="designed",
    ),
    ModelCard(
        id="some-gonk", name="Some Gonk", factions=(), keywords=("gonk",), eb=5,
        ranks=(Rank(tokens="Y"),), origin="designed",
    ),
)  # fmt: skip
"""Models without any peculiarity, for positions: with the skills that the position gives them."""
