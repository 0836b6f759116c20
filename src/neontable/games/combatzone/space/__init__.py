"""Real space in whole numbers: where models stand, go, see and hit.  `Space` answers it all."""

from neontable.games.combatzone.space.attack import Hindrance, PathOfAttack
from neontable.games.combatzone.space.field import Battlefield, Passage, Piece, Spot
from neontable.games.combatzone.space.forced import Fall, Push
from neontable.games.combatzone.space.measure import climb_falls, fall_damage
from neontable.games.combatzone.space.moving import NOBODY, Base, Moving, No
from neontable.games.combatzone.space.offers import Region
from neontable.games.combatzone.space.space import Space
from neontable.games.combatzone.space.units import (
    BASE,
    CLOSED,
    CONTACT,
    GREEN,
    GREEN_ZONE,
    HALF,
    IMPACT,
    INCH,
    LOCKED,
    LONG_RANGE,
    OPEN,
    OUT,
    REACH,
    RED,
    RED_ZONE,
    YELLOW,
    YELLOW_ZONE,
)
from neontable.games.combatzone.space.way import Leg, Meeting, Way
from neontable.kernel.zone import GROUND
from neontable.kit.plane import FINE

__all__ = [
    "BASE",
    "CLOSED",
    "CONTACT",
    "FINE",
    "GREEN",
    "GREEN_ZONE",
    "GROUND",
    "HALF",
    "IMPACT",
    "INCH",
    "LOCKED",
    "LONG_RANGE",
    "NOBODY",
    "OPEN",
    "OUT",
    "REACH",
    "RED",
    "RED_ZONE",
    "YELLOW",
    "YELLOW_ZONE",
    "Base",
    "Battlefield",
    "Fall",
    "Hindrance",
    "Leg",
    "Meeting",
    "Moving",
    "No",
    "Passage",
    "PathOfAttack",
    "Piece",
    "Push",
    "Region",
    "Space",
    "Spot",
    "Way",
    "climb_falls",
    "fall_damage",
]
