"""Other ways in which people write a position: weapons and power-ups by their printed names in
English or French, colours by their words.  Everything is put into the words of the format; what is
not known here is left as it stands, so that it is refused under its own name."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.cards.words import powerup_text, weapon_text
from neontable.games.adrenaline.model.ammo import CUBES, POWERUPS
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.state import Adrenaline
from neontable.kernel.text import LANGUAGES, Text, render

Data = dict[str, Any]

OF_PLAYER = {
    "ammo": "cubes",
    "hand": "loaded",
    "power_ups": "powerups",
    "weapons": "loaded",
}
CUBE_WORDS = (("red", "rouge"), ("blue", "bleu"), ("yellow", "jaune"))


def respell(data: Data) -> Data:
    """The same position in the words of the format; what a table wrote (it has a stack) is in them
    already, and a fault in it is a fault."""
    if data.get("stack"):
        return data
    found = dict(data)
    players = found.get("players")
    if isinstance(players, list):
        found["players"] = [_player(p) if isinstance(p, dict) else p for p in players]
    return found


def _player(data: Data) -> Data:
    found: Data = {}
    for name, value in data.items():
        meant = OF_PLAYER.get(name.casefold(), name) if isinstance(name, str) else name
        found[name if meant in data and meant != name else meant] = value
    for name in ("loaded", "unloaded", "powerups"):
        if isinstance(found.get(name), str):
            found[name] = [found[name]]
    cubes = found.get("cubes")
    if isinstance(cubes, dict):
        found["cubes"] = _cubes(cubes)
    return found


def _cubes(by_colour: Data) -> Any:
    """`{"red": 2}` as numbers in their order; colours that are not named are 0."""
    plain = {str(name).casefold(): n for name, n in by_colour.items()}
    known = {word for words in CUBE_WORDS for word in words}
    if not plain.keys() <= known:
        return by_colour
    return [next((plain[word] for word in words if word in plain), 0) for words in CUBE_WORDS]


# -- cards by their names ------------------------------------------------------------------------
def fold(name: str) -> str:
    """Letters and digits alone, without case and accents."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in plain if c.isascii() and c.isalnum())


def _told(ids: Iterable[str], text: Callable[[str], Text]) -> dict[str, str]:
    found: dict[str, str] = {}
    for id in ids:
        for name in (id, *(render(text(id), language) for language in LANGUAGES)):
            found.setdefault(fold(name), id)
    return found


@cache
def _weapons() -> dict[str, str]:
    return _told(WEAPONS, weapon_text)


@cache
def _powerups() -> dict[str, str]:
    return _told(dict.fromkeys(POWERUPS), powerup_text)


def by_id(g: Adrenaline) -> None:
    """Cards that are written by their printed names are named by their ids from now on."""
    if g.arena not in ARENAS and "\n" not in g.arena:
        g.arena = {fold(id): id for id in ARENAS}.get(fold(g.arena), g.arena)
    weapons = [p.loaded for p in g.players] + [p.unloaded for p in g.players]
    for pile in (*weapons, *g.displays, g.weapon_deck):
        for i, name in enumerate(pile):
            if name not in WEAPONS:
                pile[i] = _weapons().get(fold(name), name)
    for pile in (*(p.powerups for p in g.players), g.powerup_deck, g.powerup_discard):
        for i, name in enumerate(pile):
            if name not in POWERUPS:
                pile[i] = _powerups().get(fold(name), name)
    for pile in (g.tiles, g.tile_stack, g.tile_discard, g.offer):
        for i, name in enumerate(pile):
            if name and name not in CUBES:
                sorted_cubes = "".join(sorted(name.upper().replace(" ", ""), key="RBY+".find))
                pile[i] = sorted_cubes if sorted_cubes in CUBES else name
