"""Scenes as JSON: every part of a scene is encoded once.

Most of a scene stays the same from one push to the next, and its rendered parts are then the very
same objects (see `kernel/rendering.py`).  So the bytes of each part are cached by its identity, and
a whole scene is assembled from them; people who see the same scene get the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from neontable.kernel.scene import Scene

_encode = msgspec.json.Encoder().encode
_MOST = 50_000
_kept: dict[int, tuple[Any, bytes]] = {}
"""By identity: the part itself (kept alive, so that its id is not used again) and its bytes."""


def part(thing: Any) -> bytes:
    found = _kept.get(id(thing))
    if found is None or found[0] is not thing:
        if len(_kept) >= _MOST:
            _kept.clear()
        found = _kept[id(thing)] = (thing, _encode(thing))
    return found[1]


def listed(parts: Iterable[Any]) -> bytes:
    return b"[" + b",".join([part(one) for one in parts]) + b"]"


def scene(shown: Scene[str]) -> Any:
    """A scene, byte for byte as the encoder writes it (a `Raw`)."""
    bare = Scene(
        shown.game, shown.width, shown.height, (), (), (), (),
        shown.accent, shown.focus, shown.overlays, shown.inch,
    )  # fmt: skip
    frame = _encode(bare)
    for name, value in (
        (b"regions", part(shown.regions)),
        (b"lines", part(shown.lines)),
        (b"pieces", listed(shown.pieces)),
        (b"panels", listed(shown.panels)),
    ):
        frame = frame.replace(b'"%b":[]' % name, b'"%b":%b' % (name, value), 1)
    return msgspec.Raw(frame)


_LISTS = ("pieces", "panels")
_REST = tuple(name for name in Scene.__struct_fields__ if name not in _LISTS)


def changes(before: Scene[str], now: Scene[str]) -> Any:
    """The difference between two scenes, as `SceneChanges` (a `Raw`)."""
    out = []
    for name in _LISTS:
        old, new = getattr(before, name), getattr(now, name)
        known = {one.id: one for one in old}
        changed = [one for one in new if known.get(one.id) is not one]
        if changed:
            out.append(b'"%b":%b' % (name.encode(), listed(changed)))
        order = [one.id for one in new]
        if order != [one.id for one in old]:
            out.append(b'"%b_order":%b' % (name.encode(), _encode(order)))
    rest = {
        name: getattr(now, name)
        for name in _REST
        if getattr(now, name) is not getattr(before, name)
        and getattr(now, name) != getattr(before, name)
    }
    if rest:
        out.append(b'"rest":%b' % _encode(rest))
    return msgspec.Raw(b"{" + b",".join(out) + b"}")
