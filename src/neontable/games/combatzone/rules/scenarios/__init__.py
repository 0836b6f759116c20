"""Scenarios: how seats get their roles, where they deploy, when it ends and who has won."""

from neontable.games.combatzone.rules.scenarios.endings import (
    ENDS as ENDS,
    WINS as WINS,
    ended as ended,
    ending as ending,
    win as win,
    wins_by as wins_by,
)
from neontable.games.combatzone.rules.scenarios.zones import (
    depth_of as depth_of,
    fits_zone as fits_zone,
    quarters_left as quarters_left,
    zone_places as zone_places,
)
