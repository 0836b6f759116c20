"""Scenes rendered in a language, whatever types they are made of.

A scene is made after every answer and most of it stays the same, so rendered pieces, panels and
whole rows of regions are cached: by identity first, because games reuse the same objects and
hashing a card with all its texts is slow, then by value.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from neontable.kernel.scene import Overlay, Panel, Piece, Region, Scene, Token, Trace
from neontable.kernel.text import MissingText, Text, render

Renderer = Callable[[Any, str], Any]


def rendered(text: Text | None, lang: str) -> str:
    """A text of a game, rendered.  If a message is missing, its id is shown so that the game can go
    on; the tests of the catalogues find it."""
    if text is None:
        return ""
    try:
        return render(text, lang)
    except MissingText:
        return text.id


def sentence(text: str) -> str:
    """A text as a line of its own: with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def sign(sign: str, lang: str) -> str:
    """A sign as it is shown: "@id" names a message, "@@" is one "@"."""
    if sign.startswith("@@"):
        return sign[1:]
    return rendered(Text(sign[1:]), lang) if sign.startswith("@") else sign


def _renderer_of(hint: object) -> Renderer | None:
    """How a value of this type is rendered; None when it holds no texts."""
    if isinstance(hint, TypeVar):
        return _text
    origin = get_origin(hint) or hint
    if origin is UnionType or str(origin) == "typing.Union":
        parts = [part for part in get_args(hint) if part is not type(None)]
        if not any(_renderer_of(part) for part in parts):
            return None
        if len(parts) == 1:
            one = _renderer_of(parts[0])
            assert one is not None
            return lambda value, lang: None if value is None else one(value, lang)
        return _struct
    if origin is tuple:
        item = get_args(hint)[0]
        each = _renderer_of(item)
        if each is None:
            return None
        return lambda values, lang: tuple([each(v, lang) for v in values]) if values else values
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        if origin is Piece:
            return _piece
        if origin is Panel:
            return _panel
        if origin is Token:
            return _token
        return _struct if _fields(origin) else None
    return None


def _text(text: Text, lang: str) -> str:
    return rendered(text, lang)


_known: dict[type, tuple[tuple[str, Renderer | None], ...]] = {}


def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Renderer | None], ...]:
    """Each field of a Struct with how it is rendered; empty when none holds texts."""
    known = _known.get(kind)
    if known is not None:
        return known
    hints = get_type_hints(kind)
    found = [
        (name, sign if name == "sign" else _renderer_of(hints[name]))
        for name in kind.__struct_fields__
    ]
    _known[kind] = tuple(found) if any(render_one for _, render_one in found) else ()
    return _known[kind]


def _struct(value: Any, lang: str) -> Any:
    kind = type(value)
    fields = _fields(kind)
    if not fields:
        return value
    return kind(
        *[
            getattr(value, name) if render_one is None else render_one(getattr(value, name), lang)
            for name, render_one in fields
        ]
    )


_token = lru_cache(maxsize=4096)(_struct)
_piece = lru_cache(maxsize=16384)(_struct)
_panel = lru_cache(maxsize=8192)(_struct)


@lru_cache(maxsize=512)
def _regions(regions: tuple[Region[Text], ...], lang: str) -> tuple[Region[str], ...]:
    return tuple(_struct(region, lang) for region in regions)


def piece(one: Piece[Text], lang: str) -> Piece[str]:
    return _piece(one, lang)  # type: ignore[no-any-return]


def region(one: Region[Text], lang: str) -> Region[str]:
    return _regions((one,), lang)[0]


def tokens(found: tuple[Token, ...], lang: str) -> tuple[Token, ...]:
    return tuple([_token(token, lang) for token in found])


def overlays(over: tuple[Overlay[Text], ...], lang: str) -> tuple[Overlay[str], ...]:
    return tuple([_struct(one, lang) for one in over])


def trace(tried: Trace[Text], lang: str) -> Trace[str]:
    return _struct(tried, lang)  # type: ignore[no-any-return]


_objects: dict[str, dict[int, tuple[Any, Any]]] = {}
"""By language and identity: the object itself (kept alive so that its id stays unique) and its
rendering."""
_MOST = 20_000


def _cached(parts: tuple[Any, ...], lang: str, render_one: Renderer) -> tuple[Any, ...]:
    known = _objects.setdefault(lang, {})
    out = []
    for part in parts:
        found = known.get(id(part))
        if found is None or found[0] is not part:
            if len(known) >= _MOST:
                known.clear()
            found = known[id(part)] = (part, render_one(part, lang))
        out.append(found[1])
    return tuple(out)


def scene(shown: Scene[Text], lang: str) -> Scene[str]:
    """The scene with every text rendered and every sign spelled out."""
    return Scene(
        shown.game,
        shown.width,
        shown.height,
        _regions(shown.regions, lang),
        shown.lines,
        _cached(shown.pieces, lang, _piece),
        _cached(shown.panels, lang, _panel),
        shown.accent,
        shown.focus,
        overlays(shown.overlays, lang) if shown.overlays else (),
        shown.inch,
    )
