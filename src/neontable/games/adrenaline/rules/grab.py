"""Grabbing stuff: ammo tiles, weapons, and in turret mode the turrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.adrenaline import atoms
from neontable.games.adrenaline.cards.weapons import PICK_UP, WEAPONS
from neontable.games.adrenaline.model.ammo import CUBES
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import (
    KEEP,
    TAKE,
    DropWeapon,
    KeepTile,
    TakeTile,
    TakeTurret,
    TakeWeapon,
)
from neontable.games.adrenaline.model.player import WEAPON_LIMIT, affords, wealth
from neontable.games.adrenaline.rules.pay import charge, no_ammo
from neontable.games.adrenaline.rules.walk import Walk
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline


class Grab(Frame):
    """A step or more, then what lies on the square reached."""

    seat: int
    steps: int
    weapon: str = ""
    tile: str = ""
    at: str = "walk"

    def do_walk(self, g: Adrenaline) -> None:
        self.at = "take"
        push(g, Walk(self.seat, self.seat, 0, self.steps, purpose="grab"))

    def do_take(self, g: Adrenaline) -> None:
        square = g.players[self.seat].square
        if ARENAS[g.arena].spawn_colour[square] >= 0:
            self.at = "weapon"
        elif g.turrets:
            self.at = "tile"
        else:
            atoms.take_tile(g, self.seat, square)
            pop(g)

    # -- weapons -------------------------------------------------------------------------
    def _colour(self, g: Adrenaline) -> int:
        return ARENAS[g.arena].spawn_colour[g.players[self.seat].square]

    def ask_weapon(self, g: Adrenaline) -> Ask:
        p = g.players[self.seat]
        have = wealth(p)
        options = [TAKE[w] for w in g.displays[self._colour(g)] if affords(have, PICK_UP[w])]
        return Ask(self.seat, "ad-ask-take", options, window=bool(p.powerups))

    def got_weapon(self, g: Adrenaline, answer: TakeWeapon) -> None:
        self.weapon = answer.weapon
        self.at = "drop"
        atoms.take_weapon(g, self.seat, self._colour(g), self.weapon)
        charge(g, self.seat, PICK_UP[self.weapon])

    def why_weapon(self, g: Adrenaline, thing: object) -> str | None:
        if not isinstance(thing, TakeWeapon) or thing.weapon not in WEAPONS:
            return None
        if thing.weapon not in g.displays[self._colour(g)]:
            return "AD-GRAB-006 ad-no-weapon-here"
        return no_ammo(g, self.seat, "AD-GRAB-006", PICK_UP[thing.weapon])

    def ask_drop(self, g: Adrenaline) -> Ask | None:
        p = g.players[self.seat]
        held = [w for w in [*p.loaded, *p.unloaded] if w != self.weapon]
        if len(held) < WEAPON_LIMIT:
            return None
        return Ask(self.seat, "ad-ask-drop", [DropWeapon(w) for w in held])

    def got_drop(self, g: Adrenaline, answer: DropWeapon) -> None:
        atoms.drop_weapon(g, self.seat, self._colour(g), answer.weapon)
        pop(g)

    def do_drop(self, g: Adrenaline) -> None:
        pop(g)

    def why_drop(self, g: Adrenaline, thing: object) -> str | None:
        return "AD-GRAB-007 ad-no-such-weapon" if isinstance(thing, DropWeapon) else None

    # -- turret mode: tiles beside the board, turrets on the squares ---------------------------
    def ask_tile(self, g: Adrenaline) -> Ask:
        options = [TakeTile(tile) for tile in dict.fromkeys(g.offer)]
        return Ask(self.seat, "ad-ask-tile", options)

    def got_tile(self, g: Adrenaline, answer: TakeTile) -> None:
        self.tile = answer.tile
        self.at = "turret"

    def why_tile(self, g: Adrenaline, thing: object) -> str | None:
        return "AD-TUR-002 ad-no-tile" if isinstance(thing, TakeTile) else None

    def ask_turret(self, g: Adrenaline) -> Ask:
        options: list[KeepTile | TakeTurret] = [KEEP]
        if g.turrets[g.players[self.seat].square] != self.seat:
            cubes = CUBES[self.tile]
            options += [TakeTurret("RBY"[c]) for c in range(3) if cubes[c]]
            if self.tile[-1] == "+":
                options.append(TakeTurret("+"))
        return Ask(self.seat, "ad-ask-turret", options, (("tile", self.tile),))

    def got_turret(self, g: Adrenaline, answer: KeepTile | TakeTurret) -> None:
        square = g.players[self.seat].square
        forgone = answer.price if isinstance(answer, TakeTurret) else ""
        pop(g)
        atoms.take_offer(g, self.seat, square, self.tile, forgone)
        if forgone:
            atoms.control_turret(g, self.seat, square)

    def why_turret(self, g: Adrenaline, thing: object) -> str | None:
        if not isinstance(thing, TakeTurret):
            return None
        if g.turrets[g.players[self.seat].square] == self.seat:
            return "AD-TUR-003 ad-no-turret-own"
        return "AD-TUR-003 ad-no-turret-price"
