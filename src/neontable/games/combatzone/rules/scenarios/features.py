"""What a scenario lays on the table before the match: tokens, secrets, loot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.options import Affect
from neontable.games.combatzone.model.pieces import Marker
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.where import space
from neontable.games.combatzone.rules.looting import DrawLoot
from neontable.games.combatzone.space import INCH
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.zone import GROUND, Place

if TYPE_CHECKING:
    from neontable.games.combatzone.model.scenario import Tokens
    from neontable.games.combatzone.model.state import CombatZone

TOKEN = INCH // 2
"""The radius of a token."""


def spots(g: CombatZone, tokens: Tokens) -> list[Place]:
    """Where tokens lie: as near as scenery allows to places that are the same for all sides."""
    width, depth = space(g).field.width, space(g).field.depth
    n = tokens.n
    middle = (width // 2, depth // 2)
    if tokens.where == "centre":
        wanted = [middle] * n
    elif tokens.where == "line":
        wanted = [(width // 2, depth * (i + 1) // (n + 1)) for i in range(n)]
    elif tokens.where == "quarters":
        wanted = [(width * (1 + 2 * (i & 1)) // 4, depth * (1 + (i & 2)) // 4) for i in range(n)]
    else:  # spread: the centre, then pairs that mirror each other
        wanted = [middle] if n % 2 else []
        for i in range(n // 2):
            x, y = width * (2 + i) // (n // 2 + 4), depth * (1 + i % 3) // 4
            wanted += [(x, y), (width - x, depth - y)]
    found: list[Place] = []
    for x, y in wanted:
        place = space(g).settle((x, y, GROUND), TOKEN, g.moving)
        found.append(place)
    return found


class Features(Frame):
    """Tokens first, then the secret of the first role, then loot for the second."""

    at: str = "tokens"

    def do_tokens(self, g: CombatZone) -> None:
        self.at = "secret"
        for tokens in library.SCENARIOS[g.scenario].tokens:
            for x, y, floor in spots(g, tokens):
                atoms.put_marker(g, Marker(tokens.kind, x, y, floor))

    def _seat(self, g: CombatZone, role: int) -> int:
        name = library.SCENARIOS[g.scenario].roles[role].name
        return next((i for i, t in enumerate(g.teams) if t.role == name), role)

    def ask_secret(self, g: CombatZone) -> Ask | None:
        scenario = library.SCENARIOS[g.scenario]
        seat = self._seat(g, 0)
        if "secret" not in scenario.steps or g.teams[seat].secret >= 0:
            return None
        own = [i for i, m in enumerate(g.models) if m.seat == seat and m.on_table]
        return Ask(seat, "cz-ask-secret", [Affect(reference(g, i)) for i in own])

    def got_secret(self, g: CombatZone, answer: Affect) -> None:
        atoms.name_in_secret(g, self._seat(g, 0), index(answer.model))

    def do_secret(self, g: CombatZone) -> None:
        pop(g)
        if "loot" in library.SCENARIOS[g.scenario].steps:
            seat = self._seat(g, 1)
            for i, m in enumerate(g.models):
                if m.seat == seat and m.on_table and not profile(m.sheet).gonk:
                    push(g, DrawLoot(i, 1))
