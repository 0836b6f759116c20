"""What pages are sent, made once for everybody who sees the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from neontable.kernel.scene import Scene
from neontable.server import protocol as wire
from neontable.server import (
    seat_view,
)
from neontable.server.live_table import LiveTable

if TYPE_CHECKING:
    pass


class SeatRendering:
    """What one seat sees in one language; everybody who sees the same is sent the same bytes."""

    __slots__ = ("_places", "asks", "changes", "scene", "whole")

    def __init__(self, scene: Scene[str]) -> None:
        self.scene = scene
        self._places: seat_view.Places | None = None
        self.asks: Any = ()
        self.whole: Any = None
        """The scene, encoded, once somebody needs all of it."""
        self.changes: dict[int, tuple[Scene[str], Any]] = {}
        """What has changed since earlier scenes, by their identity."""

    def get(self, thing: wire.Thing, default: tuple[str, ...]) -> tuple[str, ...]:
        """Where a thing stands (`Places`); all are worked out when the first is asked for."""
        if self._places is None:
            self._places = seat_view.places(self.scene)
        return self._places.get(thing, default)


class PlacesNowAndBefore:
    """Where things stand now; those that have left the board, where a page last saw them."""

    __slots__ = ("before", "now")

    def __init__(self, now: SeatRendering, before: SeatRendering) -> None:
        self.now, self.before = now, before

    def get(self, thing: wire.Thing, default: tuple[str, ...]) -> tuple[str, ...]:
        return self.now.get(thing, ()) or self.before.get(thing, default)


class TableRenderings:
    """What has been rendered of a table's present state so far, for whoever asks next."""

    __slots__ = ("live", "made", "reasons", "told")

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.made: dict[tuple[int, str], SeatRendering] = {}
        """By seat and language."""
        self.told: dict[tuple[int, str, int], tuple[Any, Any]] = {}
        """What happened and the cards of it, by seat, language and since which answer."""
        self.reasons: dict[tuple[int, str, bytes], tuple[wire.Reason, ...]] = {}
        """Why not, by seat, language and what was asked about."""
