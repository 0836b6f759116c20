"""Every module with procedures, so that a state knows all of them."""

from neontable.games.combatzone.rules import (
    act as act,
)
from neontable.games.combatzone.rules import (
    activation as activation,
)
from neontable.games.combatzone.rules import (
    blast as blast,
)
from neontable.games.combatzone.rules import (
    compensation as compensation,
)
from neontable.games.combatzone.rules import (
    deploying as deploying,
)
from neontable.games.combatzone.rules import (
    dragging as dragging,
)
from neontable.games.combatzone.rules import (
    effects as effects,
)
from neontable.games.combatzone.rules import (
    hit as hit,
)
from neontable.games.combatzone.rules import (
    looting as looting,
)
from neontable.games.combatzone.rules import (
    match as match,
)
from neontable.games.combatzone.rules import (
    moments as moments,
)
from neontable.games.combatzone.rules import (
    moving as moving,
)
from neontable.games.combatzone.rules import (
    objectives as objectives,
)
from neontable.games.combatzone.rules import (
    resolve as resolve,
)
from neontable.games.combatzone.rules import (
    rolls as rolls,
)
from neontable.games.combatzone.rules import (
    strike as strike,
)
from neontable.games.combatzone.rules import (
    wounds as wounds,
)
from neontable.games.combatzone.rules.scenarios import features as features
