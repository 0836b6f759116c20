"""Every module with procedures, so that a state knows all of them."""

from neontable.games.combatzone.rules import (
    act as act,
    activation as activation,
    blast as blast,
    deploying as deploying,
    dragging as dragging,
    effects as effects,
    hit as hit,
    looting as looting,
    match as match,
    moments as moments,
    moving as moving,
    resolve as resolve,
    rolls as rolls,
    strike as strike,
    wounds as wounds,
)
