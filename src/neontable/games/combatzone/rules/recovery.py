"""What becomes of Veterans after a match of a campaign (p.46): who rolls which dice, and what a
serious wound means.  A campaign throws the dice; here is everything that follows from them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from neontable.games.combatzone.model.card import SKILLS
from neontable.games.combatzone.model.numbers import skill
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import SIDES, best, wounded

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

FUMBLE = 1
MEDICAL = SKILLS[3]


class Harm(msgspec.Struct, frozen=True):
    """What a serious wound brings that was not overcome."""

    stars: int = 0
    """The version that it falls back to (CZ-RECOV-006, AMB-51)."""
    leaves: bool = False
    """A Mercenary leaves the HQ until it is hired again (CZ-RECOV-007)."""
    wounded_leader: bool = False
    """The Wounded Leader objective joins the HQ (CZ-RECOV-008)."""


def dice(g: CombatZone, model: int) -> tuple[str, ...]:
    """The colours of a model's recovery roll; () for whoever rolls none (CZ-RECOV-001)."""
    m = g.models[model]
    found = profile(m.sheet)
    if not m.sheet.stars or found.gonk:
        return ()
    if m.status == "out":
        return ("R",) if "one-red-die" in found.traits else ("R", "R")  # CZ-RECOV-003
    if not wounded(m.tokens, m.origin):
        return ()
    return (best(m.tokens),)  # CZ-RECOV-002


def serious(faces: tuple[int, ...]) -> bool:
    """CZ-RECOV-004: any Fumble."""
    return FUMBLE in faces


def risk(colours: tuple[str, ...]) -> Fraction:
    """How likely a recovery roll ends in a serious wound."""
    safe = Fraction(1)
    for colour in colours:
        safe *= 1 - Fraction(1, SIDES[colour])
    return 1 - safe


def medics(g: CombatZone, patient: int) -> list[tuple[int, str, int]]:
    """Who may try to overcome a serious wound (CZ-RECOV-005, AMB-50): another member of the team
    that was fielded, with Medical and not taken out; its die, and its Medical."""
    seat = g.models[patient].seat
    found = []
    for i, m in enumerate(g.models):
        if m.seat == seat and i != patient and m.status != "out" and m.tokens:
            value = skill(g, i, MEDICAL)
            if value > 0:
                found.append((i, best(m.tokens), value))
    return found


def harm(g: CombatZone, model: int) -> Harm:
    """What a serious wound does to a model of the team."""
    found = profile(g.models[model].sheet)
    faction = g.teams[g.models[model].seat].faction
    hired = "merc" in found.keywords and faction not in found.card.factions
    if hired:
        return Harm(leaves=True)
    return Harm(wounded_leader="leader" in found.keywords)
