"""Tagbacks: who was hurt may mark the attacker back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from neontable.games.adrenaline import atoms
from neontable.games.adrenaline.model.ammo import KIND
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import (
    PlayTagback,
)
from neontable.kernel.frames import push
from neontable.kit.turns import others
from neontable.kit.window import Window

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline


class Tagback(Window["Adrenaline", PlayTagback]):
    """Damaged players who see the attacker may mark them back, in turn order (AMB-04)."""

    attacker: int = 0

    reopens: ClassVar[bool] = False

    def question(self, g: Adrenaline) -> str:
        return "ad-ask-tagback"

    def plays(self, g: Adrenaline, seat: int) -> Sequence[PlayTagback]:
        cards = {card for card in g.players[seat].powerups if KIND[card] == "tagback"}
        return [PlayTagback(card, self.attacker) for card in sorted(cards)]

    def play(self, g: Adrenaline, seat: int, option: PlayTagback) -> None:
        atoms.discard_powerup(g, seat, option.powerup, "ad-play-powerup")
        atoms.mark(g, self.attacker, seat, 1)

    def why_respond(self, g: Adrenaline, thing: object) -> str | None:
        return "AD-POWER-004 ad-no-such-powerup" if isinstance(thing, PlayTagback) else None


def open_tagbacks(g: Adrenaline, attacker: int, hurt: list[int]) -> None:
    """After all damage of the action, to every damaged player who sees the attacker then."""
    if not hurt:
        return
    sees, square = ARENAS[g.arena].sees, g.players[attacker].square
    seats = g.seats
    start = attacker if attacker < seats else g.active
    order = [] if attacker < seats or g.active not in hurt else [g.active]
    order += [s for s in others(start, seats) if s in hurt]
    # Everybody can count power-ups: a player without any has nothing to hide with a window.
    order = [s for s in order if g.players[s].powerups and sees[g.players[s].square] >> square & 1]
    if order:
        push(g, Tagback(order, attacker=attacker))
