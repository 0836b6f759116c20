"""Atoms: the only functions that change a table; each emits its own event.

One module per subject; the rest of the game calls them all as `atoms.<what happens>`.  Everything a
module defines is an atom, so nothing is listed again here."""

# ruff: noqa: F403

from neontable.games.crossfire.atoms.events import *
from neontable.games.crossfire.atoms.hands import *
from neontable.games.crossfire.atoms.health import *
from neontable.games.crossfire.atoms.market import *
from neontable.games.crossfire.atoms.team import *
from neontable.games.crossfire.atoms.threats import *
from neontable.games.crossfire.atoms.turns import *
