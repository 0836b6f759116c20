"""Grabbing stuff: ammo tiles, weapons, and in turret mode the turrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.adrenaline import atoms
from neontable.games.adrenaline.cards.weapons import PICK_UP, WEAPONS
from neontable.games.adrenaline.model.ammo import CUBES
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.player import WEAPON_LIMIT, affords, wealth
from neontable.games.adrenaline.rules.pay import charge
from neontable.games.adrenaline.rules.walk import Walk
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline

KEEP: Answer = ("keep",)


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
        options: list[Answer] = [
            ("take", w) for w in g.displays[self._colour(g)] if affords(have, PICK_UP[w])
        ]
        return Ask(self.seat, "ad-ask-take", options, window=bool(p.powerups))

    def got_weapon(self, g: Adrenaline, answer: Answer) -> None:
        self.weapon = answer[1]
        self.at = "drop"
        atoms.take_weapon(g, self.seat, self._colour(g), self.weapon)
        charge(g, self.seat, PICK_UP[self.weapon])

    def why_weapon(self, g: Adrenaline, thing: Answer) -> str | None:
        if thing[0] != "take" or thing[1] not in WEAPONS:
            return None
        if thing[1] not in g.displays[self._colour(g)]:
            return "AD-GRAB-006 ad-no-weapon-here"
        return "AD-GRAB-006 ad-no-ammo"

    def ask_drop(self, g: Adrenaline) -> Ask | None:
        p = g.players[self.seat]
        held = [w for w in [*p.loaded, *p.unloaded] if w != self.weapon]
        if len(held) < WEAPON_LIMIT:
            return None
        options: list[Answer] = [("drop", w) for w in held]
        return Ask(self.seat, "ad-ask-drop", options)

    def got_drop(self, g: Adrenaline, answer: Answer) -> None:
        atoms.drop_weapon(g, self.seat, self._colour(g), answer[1])
        pop(g)

    def do_drop(self, g: Adrenaline) -> None:
        pop(g)

    def why_drop(self, g: Adrenaline, thing: Answer) -> str | None:
        return "AD-GRAB-007 ad-no-such-weapon" if thing[0] == "drop" else None

    # -- turret mode: tiles beside the board, turrets on the squares ---------------------------
    def ask_tile(self, g: Adrenaline) -> Ask:
        options: list[Answer] = [("tile", t) for t in dict.fromkeys(g.offer)]
        return Ask(self.seat, "ad-ask-tile", options)

    def got_tile(self, g: Adrenaline, answer: Answer) -> None:
        self.tile = answer[1]
        self.at = "turret"

    def why_tile(self, g: Adrenaline, thing: Answer) -> str | None:
        return "AD-TUR-002 ad-no-tile" if thing[0] == "tile" else None

    def ask_turret(self, g: Adrenaline) -> Ask:
        options: list[Answer] = [KEEP]
        if g.turrets[g.players[self.seat].square] != self.seat:
            cubes = CUBES[self.tile]
            options += [("turret", "RBY"[c]) for c in range(3) if cubes[c]]
            if self.tile[-1] == "+":
                options.append(("turret", "+"))
        return Ask(self.seat, "ad-ask-turret", options, (("tile", self.tile),))

    def got_turret(self, g: Adrenaline, answer: Answer) -> None:
        square = g.players[self.seat].square
        forgone = answer[1] if answer != KEEP else ""
        pop(g)
        atoms.take_offer(g, self.seat, square, self.tile, forgone)
        if forgone:
            atoms.control_turret(g, self.seat, square)

    def why_turret(self, g: Adrenaline, thing: Answer) -> str | None:
        if thing[0] != "turret":
            return None
        if g.turrets[g.players[self.seat].square] == self.seat:
            return "AD-TUR-003 ad-no-turret-own"
        return "AD-TUR-003 ad-no-turret-price"
