"""Maps that people draw: judged by their game, kept by their owner beside the loadouts.

The game defines what a map is and what makes it playable (`kernel/maps.py`); most games have none.
A table takes the text of a map as one of its options, so nothing here concerns tables.
"""

from __future__ import annotations

import time

import msgspec
from msgspec.structs import replace

from neontable.kernel import registry
from neontable.kernel.errors import BadOption, UnknownGame
from neontable.kernel.game import Game
from neontable.kernel.maps import Drawing, Judged, Maps
from neontable.kernel.rendering import region, rendered, scene
from neontable.kernel.text import Text
from neontable.kernel.text_faults import listed
from neontable.server import protocol as wire
from neontable.server.faults import Fault, bad_input
from neontable.server.identity import clean_name
from neontable.server.rows import MAP, LoadoutRow, new_id
from neontable.server.store import Store

MOST = 100
"""Maps that one person may keep."""
_BUILT_IN = "house-"


def _maps(name: str) -> tuple[Game, Maps]:
    try:
        game = registry.game(name)
    except UnknownGame:
        raise Fault(404, "not-found") from None
    if game.maps is None:
        raise Fault(400, "no-maps")
    return game, game.maps


def workshop(name: str, lang: str) -> wire.MapWorkshop:
    game, maps = _maps(name)
    prefix = f"{game.show.prefix}-map"

    def word(kind: str, value: str) -> str:
        return rendered(Text(f"{prefix}-{kind}-{value}"), lang)

    return wire.MapWorkshop(
        game=name,
        option=maps.option,
        inch=maps.inch,
        least=maps.least,
        most=maps.most,
        sizes=tuple(
            wire.MapSize(name=s.name, text=word("size", s.name), width=s.width, depth=s.depth)
            for s in maps.sizes
        ),
        fields=tuple(
            wire.MapField(
                name=f.name,
                text=word("field", f.name),
                kind=f.kind,
                least=f.least,
                most=f.most,
                values=tuple(
                    wire.FacetValueInfo(value=v, text=word("value", v or "here")) for v in f.values
                ),
            )
            for f in maps.fields()
        ),
        sorts=tuple(
            wire.MapSort(
                name=s.name,
                text=rendered(s.text, lang),
                group=word("group", s.group),
                shape=s.shape,
                fields=s.fields,
                item=s.item,
                region=None if s.region is None else region(s.region, lang),
                line=s.line,
            )
            for s in maps.sorts()
        ),
    )


def _check(judged: Judged, lang: str) -> wire.MapCheck:
    return wire.MapCheck(
        ok=not judged.faults,
        text=judged.text,
        scene=scene(judged.scene, lang),
        faults=tuple(
            wire.MapFaultInfo(text=rendered(f.text, lang), items=f.items, at=f.at)
            for f in judged.faults
        ),
        bound=dict(judged.bound),
        lines=dict(judged.lines),
        facts=tuple(rendered(fact, lang) for fact in judged.facts),
    )


def _drawing(maps: Maps, text: str) -> Drawing:
    found, faults = maps.read(text)
    if found is None:
        raise Fault(400, "bad-input", "; ".join(map(str, faults)), listed(faults))
    return found


def read(data: wire.MapText, lang: str) -> wire.MapCheck:
    """A text as a drawing, with everything that is wrong with it."""
    _, maps = _maps(data.game)
    return _read(maps, data.text, lang)


def _read(maps: Maps, text: str, lang: str) -> wire.MapCheck:
    drawing = _drawing(maps, text)
    found = _check(maps.judged(drawing), lang)
    return _with(found, drawing=drawing)


def _with(check: wire.MapCheck, **more: object) -> wire.MapCheck:
    return replace(check, **more)


def judged(data: wire.MapDraft, lang: str) -> wire.MapCheck:
    """What the workshop asks after every change."""
    _, maps = _maps(data.game)
    drawing = data.drawing
    found = {id: maps.fitted(drawing, id) for id in data.fit}
    fitted = {id: item for id, item in found.items() if item is not None}
    if fitted:
        drawing = replace(drawing, items=tuple(fitted.get(i.id, i) for i in drawing.items))
    return _with(_check(maps.judged(drawing), lang), fitted=tuple(fitted.values()))


def generated(data: wire.MapSeed, lang: str) -> wire.MapCheck:
    _, maps = _maps(data.game)
    size = next((s for s in maps.sizes if s.name == data.size), None)
    if size is None:
        known = ", ".join(s.name for s in maps.sizes)
        raise Fault(400, "bad-input", f"size is one of: {known}; got {data.size!r}")
    try:
        text = maps.generated(data.seed.strip() or new_id()[:6], size)
    except BadOption as fault:
        raise bad_input(fault) from None
    return _read(maps, text, lang)


def _kept(maps: Maps, row: LoadoutRow, lang: str) -> wire.KeptMap:
    drawing, _ = maps.read(row.text)
    found = None if drawing is None else maps.judged(drawing)
    return wire.KeptMap(
        id=row.id,
        game=row.game,
        name=row.name,
        text=row.text,
        scene=None if found is None else scene(found.scene, lang),
        ok=found is not None and not found.faults,
        changed=row.changed,
        house=row.id.startswith(_BUILT_IN),
    )


def to_keep(data: wire.MapText, lang: str) -> wire.KeptMap:
    """A map need not be playable to be kept, but it can be read."""
    _, maps = _maps(data.game)
    drawing = _drawing(maps, data.text)
    name = clean_name(data.name or drawing.name)
    if not name:
        raise Fault(400, "no-name")
    return _kept(maps, LoadoutRow("", "", data.game, name, data.text, 0.0, MAP), lang)


class MapShelf:
    """What people keep, and the built-in maps.  Blocking, like the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def list(self, owner: str, name: str, lang: str) -> wire.KeptMaps:
        _, maps = _maps(name)
        house = [
            LoadoutRow(
                _BUILT_IN + one.name, "", name, rendered(one.title, lang), one.text, 0.0, MAP
            )
            for one in maps.built_in()
        ]
        rows = [*self.store.loadouts(owner, name, MAP), *house]
        return wire.KeptMaps(maps=tuple(_kept(maps, row, lang) for row in rows))

    def put(self, id: str | None, owner: str, drawn: wire.KeptMap) -> wire.KeptMap:
        """`drawn` was made before (`to_keep`): whoever stores moves does not wait for it."""
        if id is not None:
            self._mine(id, owner)
        elif len(self.store.loadouts(owner, what=MAP)) >= MOST:
            raise Fault(400, "many-maps", str(MOST))
        kept = msgspec.structs.replace(drawn, id=id or new_id(), changed=time.time())
        row = LoadoutRow(kept.id, owner, kept.game, kept.name, kept.text, kept.changed, MAP)
        self.store.put_loadout(row)
        return kept

    def delete(self, id: str, owner: str) -> None:
        self._mine(id, owner)
        self.store.delete_loadout(id)

    def _mine(self, id: str, owner: str) -> None:
        row = self.store.loadout(id, MAP)
        if row is None or row.owner != owner:
            raise Fault(404, "no-map")
