"""Take Damage: every obstacle and boss that still faces the current runner attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model.library import ABILITIES, TRACKS
from neontable.games.crossfire.model.numbers import attack_strength, can_attack
from neontable.games.crossfire.rules.health import take, take_packet
from neontable.games.crossfire.rules.resolve import fire, waiting_of
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


class Attack(Frame):
    """After `attack`: what the attackers do besides, then the packet, then what follows it."""

    attackers: list[int] = []
    at: str = "close"

    def do_close(self, g: Crossfire) -> None:
        self.at = "after"
        take_packet(g)

    def do_after(self, g: Crossfire) -> None:
        attackers = self.attackers
        pop(g)
        fire(g, [w for number in attackers for w in waiting_of(g, "after-attack", number)])


def attack(g: Crossfire) -> bool:
    """All damage of the step is one packet (CF-HP-004); whether the step is over at once, which it
    is where no attacker has more to say."""
    runner = g.current
    found = [
        f
        for f in g.obstacles
        if f.faces == runner and f.cleared < len(f.track or TRACKS[f.card]) and can_attack(g, f)
    ]
    if not found:
        return True
    during, after = ABILITIES.get("attack", {}), ABILITIES.get("after-attack", {})
    if any(f.card in during or f.card in after for f in found):
        push(g, Attack([f.id for f in found]))
        atoms.open_packet(g)
        for faced in found:
            n = attack_strength(g, faced)
            if n > 0:
                atoms.add_to_packet(g, runner, n, faced)
        fire(g, [w for faced in found for w in waiting_of(g, "attack", faced.id)])
        return False
    total = 0
    for faced in found:
        n = attack_strength(g, faced)
        if n:
            atoms.attacked(g, runner, n, faced)
            total += n
    if total:
        take(g, runner, total)
    return True
