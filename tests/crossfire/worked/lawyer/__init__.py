"""Cases of a rules lawyer who had the book, the index of the rules and the page of the format, and
neither the program nor its tests: positions as a stranger writes them, with odd spellings, names in
French, runners by role or name, and as little as possible.

A case is a name, the rule, a position, answers, and what must be true afterwards: a path into the
JSON of the position and its value; a number where a list stands is its length."""

from __future__ import annotations

from tests.crossfire.worked.lawyer.damage import DAMAGE
from tests.crossfire.worked.lawyer.events_and_sizes import EVENTS_AND_SIZES
from tests.crossfire.worked.lawyer.health import HEALTH
from tests.crossfire.worked.lawyer.karma import KARMA
from tests.crossfire.worked.lawyer.market import MARKET
from tests.crossfire.worked.lawyer.minimal import MINIMAL
from tests.crossfire.worked.lawyer.placement import PLACEMENT
from tests.crossfire.worked.lawyer.ruling import Ruling as Ruling
from tests.crossfire.worked.lawyer.ruling import looked as looked

RULINGS = [*DAMAGE, *PLACEMENT, *MARKET, *HEALTH, *KARMA, *EVENTS_AND_SIZES, *MINIMAL]
