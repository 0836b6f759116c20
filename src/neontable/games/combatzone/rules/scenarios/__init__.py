"""Scenarios: how seats get their roles, where they deploy, when it ends and who has won."""

from neontable.games.combatzone.rules.scenarios.endings import (
    ENDS as ENDS,
)
from neontable.games.combatzone.rules.scenarios.endings import (
    WINS as WINS,
)
from neontable.games.combatzone.rules.scenarios.endings import (
    ended as ended,
)
from neontable.games.combatzone.rules.scenarios.endings import (
    ending as ending,
)
from neontable.games.combatzone.rules.scenarios.endings import (
    win as win,
)
from neontable.games.combatzone.rules.scenarios.endings import (
    wins_by as wins_by,
)
from neontable.games.combatzone.rules.scenarios.zones import (
    depth_of as depth_of,
)
from neontable.games.combatzone.rules.scenarios.zones import (
    fits_zone as fits_zone,
)
from neontable.games.combatzone.rules.scenarios.zones import (
    quarters_left as quarters_left,
)
from neontable.games.combatzone.rules.scenarios.zones import (
    zone_places as zone_places,
)
