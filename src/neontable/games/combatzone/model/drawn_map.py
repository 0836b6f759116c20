"""A map inside a position, written as in a map file (docs/battlefields.md): lengths in inches."""

from __future__ import annotations

import msgspec

Spot = tuple[float, float]


class DrawnPiece(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    id: str
    kind: str = "obstacle"
    look: str = "block"
    height: float = 1.0
    box: tuple[float, float, float, float] | None = None
    """x, y, width and depth."""
    outline: tuple[Spot, ...] | None = None
    holes: tuple[tuple[Spot, ...], ...] | None = None
    on: str | None = None
    raised: float = 0.0
    roof: bool = False
    enter: bool = False
    loose: bool = False
    easy: bool = False


class DrawnPassage(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True,
    rename={"start": "from", "end": "to"},
):  # fmt: skip
    id: str
    kind: str
    piece: str
    start: Spot
    end: Spot
    width: float | None = None
    state: str | None = None
    on: str | None = None


class DrawnSpot(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    id: str
    at: Spot
    on: str | None = None


class DrawnMap(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    pieces: tuple[DrawnPiece, ...] = ()
    passages: tuple[DrawnPassage, ...] = ()
    spots: tuple[DrawnSpot, ...] = ()
    width: float = 30.0
    depth: float = 22.0
    name: str = ""
    note: str = ""


def text_of(drawn: DrawnMap) -> str:
    """The text of the map."""
    whole = {
        "name": drawn.name or "drawn",
        "width": drawn.width,
        "depth": drawn.depth,
        "pieces": [_piece(p) for p in drawn.pieces],
    }
    if drawn.passages:
        whole["passages"] = [msgspec.to_builtins(p) for p in drawn.passages]
    if drawn.spots:
        whole["spots"] = [msgspec.to_builtins(s) for s in drawn.spots]
    return msgspec.json.encode(whole).decode()


def _piece(piece: DrawnPiece) -> dict[str, object]:
    """With what a map file asks for."""
    found: dict[str, object] = msgspec.to_builtins(piece)
    found.setdefault("kind", piece.kind)
    found.setdefault("look", piece.look)
    found.setdefault("height", piece.height)
    return found
