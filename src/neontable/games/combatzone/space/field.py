"""A battlefield as data: scenery with heights, and the passages through and up it.

Pieces are named by their index.  A floor is the ground or the index of a piece that can be stood
on; what stands on that piece says so in `on`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from neontable.games.combatzone.space.units import CLOSED, LOCKED, OPEN
from neontable.kernel.zone import GROUND, Place, Point, Ring

PieceKind = Literal["obstacle", "barrier"]
PassageKind = Literal["door", "opening", "ladder", "stairs"]

DOOR_STATES: dict[str, int] = {"open": OPEN, "closed": CLOSED, "locked": LOCKED}


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of scenery, upright: the same outline at every height."""

    id: str
    kind: PieceKind
    outline: Ring
    """Counter-clockwise in a plane whose y axis points up; that is clockwise on a screen."""
    height: int
    """From where it stands to its top."""
    look: str = "block"
    """What it is, in words and in pictures: a car, a container, a wall."""
    holes: tuple[Ring, ...] = ()
    """Rooms: a base can be inside, and comes in through a passage.  Against the outline's turn."""
    on: int = GROUND
    """The piece that it stands on."""
    raised: int = 0
    """It begins this high above what it stands on: a walkway."""
    roof: bool = False
    """Models can stand on it."""
    enter: bool = False
    """Models may end a move in it: rubble, a pool."""
    loose: bool = False
    """It can be dragged."""
    easy: bool = False
    """It is climbed without a roll, on every side."""


class Passage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way through a barrier (a door, an opening) or up its side (a ladder, stairs)."""

    id: str
    kind: PassageKind
    piece: int
    """The barrier that it leads through, or on top of."""
    a: Place
    b: Place
    """Where a base stands before and behind it; b is the upper end of a ladder."""
    width: int
    state: int = OPEN
    """Of a door, when the game begins."""


class Spot(msgspec.Struct, frozen=True):
    """A place of interest that scenarios may use."""

    id: str
    place: Place


class Battlefield(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    """Its id when it is a built-in map, else the name that its author gave it."""
    width: int
    depth: int
    pieces: tuple[Piece, ...]
    passages: tuple[Passage, ...] = ()
    spots: tuple[Spot, ...] = ()

    @property
    def doors(self) -> tuple[int, ...]:
        """The indexes of the passages that are doors."""
        return tuple([i for i, p in enumerate(self.passages) if p.kind == "door"])

    @property
    def doors_at_start(self) -> tuple[int, ...]:
        return tuple([p.state for p in self.passages if p.kind == "door"])

    @property
    def loose(self) -> tuple[int, ...]:
        """The indexes of the pieces that can be dragged."""
        return tuple([i for i, p in enumerate(self.pieces) if p.loose])

    @property
    def loose_at_start(self) -> tuple[Place, ...]:
        """Where they stand: the middle of their boxes, and their floors."""
        return tuple([(*middle(p.outline), p.on) for p in self.pieces if p.loose])

    @property
    def centre(self) -> Point:
        return self.width // 2, self.depth // 2

    def bottom(self, piece: int) -> int:
        """The height at which a piece begins."""
        p = self.pieces[piece]
        return self.height(p.on) + p.raised

    def height(self, floor: int) -> int:
        return 0 if floor == GROUND else self.bottom(floor) + self.pieces[floor].height

    def chain(self, floor: int) -> tuple[int, ...]:
        """The pieces under a floor, from its own downwards."""
        found = []
        while floor != GROUND:
            found.append(floor)
            floor = self.pieces[floor].on
        return tuple(found)


def middle(outline: Ring) -> Point:
    """The middle of an outline's box."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
