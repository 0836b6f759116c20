"""A scene with all hands open, for games that are over."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from neontable.kernel.scene import Piece, Scene


def most_open(scenes: Sequence[Scene]) -> Scene:
    """One scene of those that the seats see: of every place the one in which the fewest cards lie
    face down, and every player's panel as its own player sees it."""
    first = scenes[0]
    shown = [_by_place(scene) for scene in scenes]
    places = list(dict.fromkeys(place for scene in shown for place in scene))
    pieces: dict[str, Piece] = {}
    for place in places:
        versions = [scene[place] for scene in shown if place in scene]
        for piece in min(versions, key=_hidden):
            pieces.setdefault(piece.id, piece)
    panels = []
    for panel in first.panels:
        own = scenes[panel.seat] if 0 <= panel.seat < len(scenes) else first
        panels.append(next((p for p in own.panels if p.id == panel.id), panel))
    return msgspec.structs.replace(
        first, pieces=tuple(pieces.values()), panels=tuple(panels), focus=()
    )


def _by_place(scene: Scene) -> dict[str, list[Piece]]:
    found: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        # Those at coordinates stand in no place: each is one of its own.
        found.setdefault(piece.place or f"at {piece.id}", []).append(piece)
    return found


def _hidden(pieces: list[Piece]) -> int:
    return sum(piece.shape == "back" and not piece.pile for piece in pieces)
