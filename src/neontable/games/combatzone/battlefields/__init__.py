"""Battlefields: the house's own, generated ones, and those that people draw (docs/battlefields.md).

A battlefield is named by a string: the name of a house map, or the whole text of a map.
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

HOUSE = ("dry-dock", "night-market", "overpass", "scrapyard", "stacks", "watson-block")
"""The house maps, by name; `title` words them."""


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
    """The house map of this name, or the battlefield of a whole map."""
    if name in HOUSE:
        text = (files(__package__) / "maps" / f"{name}.json").read_text("utf-8")
    elif "{" in name:
        text = name
    else:
        known = ", ".join(HOUSE)
        raise BadOption(f"no battlefield is called {name!r}; the house has: {known}")
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
    return Text(f"cz-map-{name}") if name in HOUSE else literal(battlefield(name).name)


__all__ = [
    "HOUSE",
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
