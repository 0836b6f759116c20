"""Everything in the box: `neontable cards adrenaline`.

The facts come from the same tables that the rules use, so that what is shown is what is played;
each has its source beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from neontable.games.adrenaline.cards.weapons import PICK_UP, RELOAD, WEAPONS, Weapon
from neontable.games.adrenaline.cards.words import (
    arena_text,
    effect_texts,
    powerup_text,
    printed_effects,
    tile_text,
    weapon_text,
)
from neontable.games.adrenaline.model.ammo import COLOUR, CUBES, HAS_POWERUP, KIND, POWERUPS, TILES
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.grid import COLOURS, COLUMNS, ROWS
from neontable.games.adrenaline.model.player import (
    CUBE_LIMIT,
    KILLSHOT,
    MARK_LIMIT,
    OVERKILL,
    POWERUP_LIMIT,
    WEAPON_LIMIT,
)
from neontable.games.adrenaline.rules.score import BOARD, FLIPPED
from neontable.kernel.show import Component
from neontable.kernel.text import Text

PUBLISHED = "published"
PLAYERS = 5
SKULLS = 8

_WEAPON_SOURCE = "weapon pages of the rulebook; costs compared in nine public implementations"
_POWERUP_SOURCE = "power-up page of the rulebook; counts compared in seven public implementations"
_TILE_SOURCE = "number of tiles in the rulebook; tiles compared in eight public implementations"
_ARENA_SOURCE = "set-up pages of the rulebook; borders compared in ten public implementations"
_RULEBOOK = "rulebook"

_POWERUP_RULES = {
    "scope": "AD-POWER-002",
    "newton": "AD-POWER-003",
    "tagback": "AD-POWER-004",
    "teleporter": "AD-POWER-005",
}
# What is paid to use one, besides the card.
_POWERUP_COSTS = {"scope": ["any"], "newton": [], "tagback": [], "teleporter": []}


def components() -> Sequence[Component]:
    """Every component, in the order of the rulebook."""
    return _components()


@cache
def _components() -> tuple[Component, ...]:
    return (*_weapons(), *_powerups(), *_tiles(), *_arenas(), *_others())


def colours(cubes: Sequence[int]) -> list[str]:
    """A cost (red, blue, yellow) as names."""
    return [COLOURS[c] for c in range(3) for _ in range(cubes[c])]


def _kind(weapon: Weapon) -> str:
    if len(weapon.effects) == 1:
        return "single"
    return "modes" if weapon.modes else "effects"


def _weapons() -> list[Component]:
    return [
        Component(
            id=name,
            kind="weapon",
            name=weapon_text(name),
            texts=effect_texts(name),
            facts={
                "cost": [COLOURS[c] for c in weapon.cost],
                "pick_up": colours(PICK_UP[name]),
                "reload": colours(RELOAD[name]),
                "kind": _kind(weapon),
                "effects": {e.key: colours(e.cost) for e in printed_effects(weapon)},
            },
            copies=1,
            origin=weapon.origin,
            source=_WEAPON_SOURCE,
            rules=(weapon.rule,),
        )
        for name, weapon in sorted(WEAPONS.items(), key=lambda item: item[1].rule)
    ]


def _powerups() -> list[Component]:
    return [
        Component(
            id=card,
            kind="powerup",
            name=powerup_text(card),
            texts=(Text(f"ad-powerup-{KIND[card]}-text"),),
            facts={
                "kind": KIND[card],
                "colour": COLOURS[COLOUR[card]],
                "cost": _POWERUP_COSTS[KIND[card]],
            },
            copies=copies,
            origin=PUBLISHED,
            source=_POWERUP_SOURCE,
            rules=("AD-POWER-001", _POWERUP_RULES[KIND[card]]),
        )
        for card, copies in Counter(POWERUPS).items()
    ]


def _tiles() -> list[Component]:
    return [
        Component(
            id=tile,
            kind="tile",
            name=tile_text(tile),
            texts=(),
            facts={"cubes": colours(CUBES[tile]), "powerup": HAS_POWERUP[tile]},
            copies=copies,
            origin=PUBLISHED,
            source=_TILE_SOURCE,
            rules=("AD-SETUP-005",),
        )
        for tile, copies in Counter(TILES).items()
    ]


def _arenas() -> list[Component]:
    """The two halves have two sides each: four arenas, of which a table uses one."""
    found = []
    for arena in ARENAS.values():
        rooms = [
            ["" if room < 0 else arena.rooms[room] for room in arena.room[start : start + COLUMNS]]
            for start in range(0, ROWS * COLUMNS, COLUMNS)
        ]
        facts: dict[str, object] = {
            "grid": ["".join(room[:1].upper() or "." for room in row) for row in rooms],
            "spawn": {COLOURS[c]: square for c, square in enumerate(arena.spawn)},
            "players": list(arena.players),
            "halves": list(arena.halves),
            "squares": len(arena.squares),
        }
        found.append(
            Component(
                id=arena.name,
                kind="arena",
                name=arena_text(arena.name),
                texts=(),
                facts=facts,
                copies=1,
                origin=PUBLISHED,
                source=_ARENA_SOURCE,
                rules=("AD-SETUP-001",),
            )
        )
    return found


def _others() -> list[Component]:
    board = {
        "damage": OVERKILL,
        "killshot": KILLSHOT,
        "marks_per_opponent": MARK_LIMIT,
        "weapons": WEAPON_LIMIT,
        "powerups": POWERUP_LIMIT,
        "points": list(BOARD),
        "frenzy_points": list(FLIPPED),
    }
    found = [
        _other(f"board-{figure}", "board", Text(f"ad-figure-{figure}"), board, 1, "AD-DMG-001",
               texts=("ad-scene-board-text", "ad-scene-board-worth"))
        for figure in range(PLAYERS)
    ]  # fmt: skip
    found.append(_other("skull", "skull", Text("ad-scene-skull"), {}, SKULLS, "AD-SETUP-002"))
    found += [
        _other(f"cube-{colour}", "cube", Text(f"ad-scene-cube-{colour}"),
               {"colour": colour, "per_player": CUBE_LIMIT}, CUBE_LIMIT * PLAYERS, "AD-SETUP-006",
               texts=("ad-scene-cube-text",))
        for colour in COLOURS
    ]  # fmt: skip
    found.append(
        _other("first-player", "marker", Text("ad-scene-first-marker"), {}, 1, "AD-SETUP-007")
    )
    found.append(_other("bot", "bot", Text("ad-scene-bot-card"), {}, 1, "AD-BOT-001", "AD-BOT-003"))
    return found


def _other(
    id: str,
    kind: str,
    name: Text,
    facts: dict[str, object],
    copies: int,
    *rules: str,
    texts: tuple[str, ...] | None = None,
) -> Component:
    words = (f"{name.id}-text",) if texts is None else texts
    return Component(
        id=id,
        kind=kind,
        name=name,
        texts=tuple(Text(word) for word in words),
        facts=dict(facts),
        copies=copies,
        origin=PUBLISHED,
        source=_RULEBOOK,
        rules=rules,
    )
