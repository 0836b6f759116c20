"""Draw the pictures of the documentation anew: `python tools/pictures.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import neontable
from neontable.kernel.svg import svg

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"


def on(square: int, **facts: Any) -> dict[str, Any]:
    return {"square": square, "turns": 3, **facts}


FIGHT = {
    "arena": "large",
    "active": 1,
    "skulls": 5,
    "track": [[1], [3, 3], [0]],
    "displays": [
        ["rocket_launcher", "cyberblade", "power_glove"],
        ["vortex_cannon", "electroscythe", "shotgun"],
        ["flamethrower", "zx2", "heatseeker"],
    ],
    "tiles": ["BB+", "RRY", "", "RBB", "", "RB+", "BYY", "RY+", "BYY", "", "RRB", ""],
    "players": [
        on(6, damage=[1, 1, 3, 3, 1, 3, 3], marks=[0, 2, 0, 1], cubes=[2, 1, 3], skulls=1,
           loaded=["lock_rifle", "sledgehammer"], unloaded=["thor"],
           powerups=["scope-red", "teleporter-blue"], points=14),
        on(10, damage=[0, 0, 2], marks=[1, 0, 0, 0], cubes=[3, 2, 1], loaded=["railgun", "hellion"],
           powerups=["newton-yellow"], points=9),
        on(9, damage=[3], cubes=[0, 2, 2], skulls=1, loaded=["machine_gun"],
           unloaded=["plasma_gun", "furnace"], powerups=["tagback-red", "scope-blue"]),
        on(2, damage=[0, 0, 1, 2, 0, 0, 1, 1, 0, 2], marks=[0, 0, 3, 0], cubes=[1, 3, 0], skulls=1,
           loaded=["whisper"], powerups=["newton-red"]),
    ],
}  # fmt: skip

ZONES = {
    "arena": "medium_2",
    "mode": "domination",
    "bot": True,
    "skulls": 6,
    "zones": [[0, 2, 0, 1], [1, 1, 3], [2, 0, 2, 2, 1]],
    "displays": [
        ["tractor_beam", "furnace", "zx2"],
        ["thor", "hellion", "cyberblade"],
        ["railgun", "shockwave", "grenade_launcher"],
    ],
    "tiles": ["RB+", "BBY", "", "", "", "", "YY+", "RRB", "RY+", "BYY", "RR+", ""],
    "players": [
        on(4, damage=[2, 2, 1], cubes=[1, 2, 3], skulls=1, loaded=["rocket_launcher", "whisper"],
           powerups=["teleporter-red", "scope-yellow"], points=11),
        on(5, damage=[0, 3, 3, 2], marks=[1, 0, 1, 0], cubes=[3, 0, 1], loaded=["shotgun"],
           unloaded=["lock_rifle"], powerups=["newton-blue"]),
        on(11, damage=[0, 0, 1, 2, 2, 0], marks=[0, 2, 0, 1], cubes=[2, 2, 2], skulls=1,
           loaded=["plasma_gun", "vortex_cannon"], unloaded=["electroscythe"]),
        on(9, damage=[2, 0], cubes=[0, 0, 0]),
    ],
}  # fmt: skip

TURRETS = {
    "arena": "small",
    "mode": "turret",
    "skulls": 6,
    "turrets": [0, -1, -1, -1, -1, 1, 1, 0, -1, 2, -1, -1],
    "offer": ["RB+", "RRY", "BY+", "YY+", "BBY"],
    "displays": [
        ["furnace", "power_glove", "electroscythe"],
        ["shotgun", "thor", "vortex_cannon"],
        ["grenade_launcher", "machine_gun", "lock_rifle"],
    ],
    "players": [
        on(10, damage=[1, 2, 2, 2], marks=[0, 2, 1], cubes=[1, 3, 2], loaded=["cyberblade"],
           unloaded=["plasma_gun"], powerups=["tagback-red", "newton-blue"], points=12),
        on(9, damage=[0, 0, 0, 2, 2, 0, 0], marks=[1, 0, 0], cubes=[0, 2, 1], skulls=1,
           loaded=["hellion", "railgun"], powerups=["scope-red"]),
        on(4, damage=[1, 1, 0], cubes=[3, 0, 3], skulls=1, loaded=["tractor_beam", "flamethrower"],
           unloaded=["whisper"], powerups=["scope-yellow", "scope-blue"]),
    ],
}  # fmt: skip


DRAWN: dict[str, tuple[dict[str, Any], int, str]] = {
    "deathmatch": (FIGHT, 1, "en"),
    "domination": (ZONES, 0, "en"),
    "tourelles": (TURRETS, 0, "fr"),
}


def picture(name: str) -> str:
    position, seat, lang = DRAWN[name]
    table = neontable.load(json.dumps({"game": "adrenaline", "rules": 1, **position}))
    return svg(table.scene(seat), lang)


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in DRAWN:
        (PICTURES / f"{name}.svg").write_text(picture(name), "utf-8")
