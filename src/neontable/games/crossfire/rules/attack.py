"""Take Damage: every obstacle and boss that still faces the current runner attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model.numbers import attack_strength, can_attack
from neontable.games.crossfire.rules.health import hurt, take_packet
from neontable.games.crossfire.rules.resolve import fire, waiting_of
from neontable.kernel.frames import Frame, pop

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


class Attack(Frame):
    attackers: list[int] = []
    at: str = "begin"

    def do_begin(self, g: Crossfire) -> None:
        """All damage of the step is one packet (CF-HP-004)."""
        found = [f for f in g.facing(g.current) if can_attack(g, f) and g.levels_left(f)]
        self.attackers = [f.id for f in found]
        if not found:
            pop(g)
            return
        atoms.open_packet(g)
        for faced in found:
            hurt(g, g.current, attack_strength(g, faced))
        self.at = "close"
        fire(g, [w for faced in found for w in waiting_of(g, "attack", faced.id)])

    def do_close(self, g: Crossfire) -> None:
        self.at = "after"
        take_packet(g)

    def do_after(self, g: Crossfire) -> None:
        attackers = self.attackers
        pop(g)
        fire(g, [w for number in attackers for w in waiting_of(g, "after-attack", number)])
