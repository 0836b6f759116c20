"""Battlefields: built-in ones, generated ones, and those that people draw (docs/battlefields.md).

A battlefield is named by a string: the name of a built-in map, or the whole text of a map.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from neontable.games.combatzone.battlefields.checks import Checker, density
from neontable.games.combatzone.battlefields.generator import generated
from neontable.games.combatzone.battlefields.mapfile import Reader, written
from neontable.games.combatzone.space import Battlefield, Space
from neontable.kernel.errors import BadOption
from neontable.kernel.text import Text, literal
from neontable.kernel.text_faults import TextFault, listed

BUILT_IN = ("dry-dock", "night-market", "overpass", "scrapyard", "stacks", "watson-block")
"""The built-in maps, by name; `title` words them."""


@lru_cache(maxsize=64)
def read(text: str) -> tuple[Battlefield | None, tuple[TextFault, ...]]:
    """The battlefield of a map, or every fault of it."""
    reader = Reader(text)
    field = reader.read()
    faults = list(reader.faults)
    if field is not None:
        faults += Checker(field).check()
    return (None if faults else field), tuple(faults)


def check(text: str) -> tuple[TextFault, ...]:
    """Every fault of a map."""
    return read(text)[1]


@lru_cache(maxsize=64)
def battlefield(name: str) -> Battlefield:
    """The built-in map of this name, or the battlefield of a whole map."""
    if name in BUILT_IN:
        text = (files(__package__) / "maps" / f"{name}.json").read_text("utf-8")
    elif "{" in name:
        text = name
    else:
        known = ", ".join(BUILT_IN)
        raise BadOption(f"no battlefield is called {name!r}; the built-in ones are: {known}")
    field, faults = read(text)
    if field is None:
        lines = "".join(f"\n  - {fault}" for fault in faults)
        raise BadOption(f"the map cannot be played:{lines}", listed(faults))
    return field


@lru_cache(maxsize=64)
def _space(name: str, doors: tuple[int, ...] | None) -> Space:
    return Space(battlefield(name), doors)


def space(name: str, doors: Sequence[int] | None = None) -> Space:
    """The space of a battlefield whose doors are in these states; without them, as they are when
    a game begins.  One object for all tables of a process."""
    return _space(name, None if doors is None else tuple(doors))


def forget() -> None:
    """Every battlefield is new again."""
    _space.cache_clear()


def title(name: str) -> Text | str:
    """A battlefield's name for people."""
    return Text(f"cz-map-{name}") if name in BUILT_IN else literal(battlefield(name).name)


__all__ = [
    "BUILT_IN",
    "battlefield",
    "check",
    "density",
    "forget",
    "generated",
    "read",
    "space",
    "title",
    "written",
]
