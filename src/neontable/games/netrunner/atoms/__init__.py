"""Atoms: the only functions that change a table; each emits its own event.

One module per subject; the rest of the game calls them all as `atoms.<what happens>`.  Everything a
module defines is an atom, so nothing is listed again here."""

# ruff: noqa: F403

from neontable.games.netrunner.atoms.access import *
from neontable.games.netrunner.atoms.agendas import *
from neontable.games.netrunner.atoms.bits import *
from neontable.games.netrunner.atoms.body import *
from neontable.games.netrunner.atoms.chance import *
from neontable.games.netrunner.atoms.counters import *
from neontable.games.netrunner.atoms.events import *
from neontable.games.netrunner.atoms.flags import *
from neontable.games.netrunner.atoms.forts import *
from neontable.games.netrunner.atoms.in_play import *
from neontable.games.netrunner.atoms.installed import *
from neontable.games.netrunner.atoms.match import *
from neontable.games.netrunner.atoms.piles import *
from neontable.games.netrunner.atoms.runs import *
from neontable.games.netrunner.atoms.turns import *
