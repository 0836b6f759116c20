"""What a player may answer, declared once: an option for each verb, a noun for each kind of field.

The nouns say how a value is worded and which thing of the scene it is, for options and for the
arguments of questions and events alike.  `wonders` lists what `?` may explain.  Instances are
shared wherever a question is asked often.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Final, Self

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.cards.words import ammo_text, hyphens, powerup_text
from neontable.games.adrenaline.model.ammo import COLOUR
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.grid import COLOURS, SIZE
from neontable.games.adrenaline.model.player import ZONE
from neontable.kernel.options import Noun, Option, Thing, Word
from neontable.kernel.text import Text, say
from neontable.kit.options import Pass

if TYPE_CHECKING:
    from neontable.games.adrenaline.hidden.view import View


# -- nouns -----------------------------------------------------------------------------------
def _zone_word(colour: int) -> str:
    return f"@ad-spawn-{COLOURS[colour]}"


def _target_word(target: int) -> str:
    return _zone_word(target - ZONE) if target >= ZONE else f"@ad-figure-{target}"


def _price_word(price: str) -> str:
    return "@ad-price-powerup" if price == "+" else f"@ad-price-{COLOURS['RBY'.index(price)]}"


SQUARE: Final = Noun(thing=lambda square: ("square", square))
ROOM: Final = Noun(lambda room: f"@ad-room-{room}", lambda room: ("room", room))
TARGET: Final = Noun(_target_word, lambda target: ("target", target))
ZONE_COLOUR: Final = Noun(_zone_word, lambda colour: ("target", ZONE + colour))
WEAPON: Final = Noun(
    lambda weapon: f"@ad-weapon-{hyphens(weapon)}", lambda weapon: ("weapon", weapon)
)
POWERUP: Final = Noun(powerup_text, lambda card: ("powerup", card))
TILE: Final = Noun(ammo_text, lambda tile: ("tile", tile))
PRICE: Final = Noun(_price_word)
COLOUR_NAME: Final = Noun(lambda colour: f"@ad-colour-{COLOURS[colour]}")

NOUNS: Final[Mapping[str, Noun]] = {
    "figure": TARGET,
    "by": TARGET,
    "target": TARGET,
    "zone": ZONE_COLOUR,
    "square": SQUARE,
    "weapon": WEAPON,
    "powerup": POWERUP,
    "tile": TILE,
}
"""Of the arguments of questions and events, by name."""

SquareNumber = Annotated[int, SQUARE]
RoomColour = Annotated[str, ROOM]
TargetNumber = Annotated[int, TARGET]
"""A figure, or in domination ZONE + the colour of a spawn point."""
ZoneColour = Annotated[int, ZONE_COLOUR]
WeaponName = Annotated[str, WEAPON]
PowerupCard = Annotated[str, POWERUP]
TileName = Annotated[str, TILE]
Price = Annotated[str, PRICE]
"""What of a tile is given up: "R", "B", "Y", or "+" for its power-up."""
CubeColour = Annotated[int, COLOUR_NAME]


# -- actions ---------------------------------------------------------------------------------
class Action(Option, frozen=True):
    """An option of a turn, which `?` can always explain."""

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Self]:
        return (cls(),)


class RunAround(Action, frozen=True, tag="run"):
    pass


class GrabStuff(Action, frozen=True, tag="grab"):
    pass


class ShootPeople(Action, frozen=True, tag="shoot"):
    pass


class MoveBot(Action, frozen=True, tag="bot"):
    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Self]:
        return (cls(),) if view.bot else ()


class EndActions(Action, frozen=True, tag="end"):
    pass


class PlayNewton(Option, frozen=True, tag="newton"):
    powerup: PowerupCard


class PlayTeleporter(Option, frozen=True, tag="teleporter"):
    powerup: PowerupCard


# -- squares, rooms, targets -----------------------------------------------------------------
class Square(Option, frozen=True, tag="square"):
    """Where somebody goes, or what is fired at."""

    square: SquareNumber

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Self]:
        return [cls(square) for square in ARENAS[view.arena].squares]


class Step(Option, frozen=True, tag="step"):
    """The next square of a way on which every square matters."""

    square: SquareNumber

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Self]:
        return [cls(square) for square in ARENAS[view.arena].squares]


class Stop(Option, frozen=True, tag="stop"):
    """The way ends here."""


class Room(Option, frozen=True, tag="room"):
    room: RoomColour

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Self]:
        return [cls(room) for room in ARENAS[view.arena].rooms]


class Target(Option, frozen=True, tag="target"):
    target: TargetNumber

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Self]:
        found = [cls(figure) for figure in range(len(view.players))]
        if view.zones:
            found += [cls(ZONE + colour) for colour in range(len(COLOURS))]
        return found


class Zone(Option, frozen=True, tag="zone"):
    """The spawn point whose track gets a token."""

    zone: ZoneColour


# -- weapons ---------------------------------------------------------------------------------
class FireWeapon(Option, frozen=True, tag="weapon"):
    weapon: WeaponName

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Self]:
        return [cls(weapon) for weapon in _held(view, seat)]


class UseEffect(Option, frozen=True, tag="effect"):
    weapon: WeaponName
    effect: str

    def words(self) -> Mapping[str, Word]:
        """An effect's name says which weapon it is of."""
        return {"effect": f"@ad-effect-{hyphens(self.weapon)}-{hyphens(self.effect)}"}

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Self]:
        if not view.firing:
            return ()
        return [cls(view.firing, effect.key) for effect in WEAPONS[view.firing].effects]


class FinishShot(Option, frozen=True, tag="finish"):
    """No more effects."""


class Enough(Option, frozen=True, tag="enough"):
    """No more targets or squares."""


class ReloadWeapon(Option, frozen=True, tag="reload"):
    weapon: WeaponName

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Self]:
        return [cls(weapon) for weapon in _held(view, seat)]


class DoneReloading(Option, frozen=True, tag="done"):
    pass


class TakeWeapon(Option, frozen=True, tag="take"):
    weapon: WeaponName

    @classmethod
    def wonders(cls, view: View, seat: int) -> Iterable[Self]:
        return [cls(weapon) for display in view.displays for weapon in display]


class DropWeapon(Option, frozen=True, tag="drop"):
    weapon: WeaponName


def _held(view: View, seat: int) -> tuple[str, ...]:
    me = view.players[seat]
    return (*me.loaded, *me.unloaded)


# -- ammo and power-ups ----------------------------------------------------------------------
class TakeTile(Option, frozen=True, tag="tile"):
    tile: TileName


class KeepTile(Option, frozen=True, tag="keep"):
    """The whole tile, and no turret."""


class TakeTurret(Option, frozen=True, tag="turret"):
    price: Price


class PayCube(Option, frozen=True, tag="cube"):
    colour: CubeColour


class PayWith(Option, frozen=True, tag="pay"):
    """These power-ups as ammo, and cubes for the rest."""

    powerups: tuple[str, ...] = ()

    def wording(self) -> str:
        return "pay" if self.powerups else "pay-cubes"

    def words(self) -> Mapping[str, Word]:
        if not self.powerups:
            return {}
        whole: Text = powerup_text(self.powerups[0])
        for card in self.powerups[1:]:
            whole = say("nt-and", a=whole, b=powerup_text(card))
        return {"powerup": whole}

    def things(self) -> tuple[Thing, ...]:
        return tuple(("powerup", card) for card in self.powerups)


class PlayScope(Option, frozen=True, tag="scope"):
    powerup: PowerupCard
    target: TargetNumber


class PlayTagback(Option, frozen=True, tag="tagback"):
    powerup: PowerupCard
    target: TargetNumber


class EnterWith(Option, frozen=True, tag="spawn"):
    """Give up a power-up to enter the arena on the spawn point of its colour."""

    powerup: PowerupCard

    def words(self) -> Mapping[str, Word]:
        return {"powerup": powerup_text(self.powerup), "where": _zone_word(COLOUR[self.powerup])}

    def things(self) -> tuple[Thing, ...]:
        """The card, and the spawn point that is meant with it."""
        return ("powerup", self.powerup), ("target", ZONE + COLOUR[self.powerup])


AdrenalineOption = (
    RunAround
    | GrabStuff
    | ShootPeople
    | MoveBot
    | EndActions
    | PlayNewton
    | PlayTeleporter
    | Square
    | Step
    | Stop
    | Room
    | Target
    | Zone
    | FireWeapon
    | UseEffect
    | FinishShot
    | Enough
    | ReloadWeapon
    | DoneReloading
    | TakeWeapon
    | DropWeapon
    | TakeTile
    | KeepTile
    | TakeTurret
    | PayCube
    | PayWith
    | PlayScope
    | PlayTagback
    | EnterWith
    | Pass
)
"""Every answer of the game."""

# -- shared instances --------------------------------------------------------------------------
RUN: Final = RunAround()
GRAB: Final = GrabStuff()
SHOOT: Final = ShootPeople()
BOT: Final = MoveBot()
END: Final = EndActions()
STOP: Final = Stop()
FINISH: Final = FinishShot()
ENOUGH: Final = Enough()
DONE: Final = DoneReloading()
KEEP: Final = KeepTile()
SQUARES: Final = tuple(Square(square) for square in range(SIZE))
STEPS: Final = tuple(Step(square) for square in range(SIZE))
TARGETS: Final = tuple(Target(target) for target in range(ZONE + len(COLOURS)))
FIRE: Final = {weapon: FireWeapon(weapon) for weapon in WEAPONS}
RELOADS: Final = {weapon: ReloadWeapon(weapon) for weapon in WEAPONS}
TAKE: Final = {weapon: TakeWeapon(weapon) for weapon in WEAPONS}
EFFECTS: Final = {
    name: tuple(UseEffect(name, effect.key) for effect in weapon.effects)
    for name, weapon in WEAPONS.items()
}
"""In the order of the weapon's effects."""
ENTER: Final = {card: EnterWith(card) for card in COLOUR}
NEWTON: Final = {card: PlayNewton(card) for card in COLOUR if card.startswith("newton")}
TELEPORTER: Final = {card: PlayTeleporter(card) for card in COLOUR if card.startswith("teleporter")}
