"""Draw the pictures of the documentation anew: `python tools/pictures.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import neontable
from neontable.draw.svg import svg
from neontable.kernel.table import Table

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


def card(name: str, **facts: Any) -> dict[str, Any]:
    """A card in play, face up."""
    return {"card": name, "up": True, **facts}


def down(name: str, **facts: Any) -> dict[str, Any]:
    """A card in play, face down."""
    return {"card": name, **facts}


DECKS = (["data-wall"] * 21, ["krash"] * 17)

CHASE = {
    "turn": 14,
    "side": 1,
    "corp": {
        "bits": 11,
        "hq": ["scorched-earth", "project-babylon", "accounts-receivable", "filter", "banpei"],
        "rd": DECKS[0],
        "archives": ["night-shift", "accounts-receivable", "quandary", "night-shift"],
        "buried": ["priority-requisition", "data-wall"],
        "scored": [card("hostile-takeover", id=1), card("corporate-war", id=2)],
    },
    "runner": {
        "bits": 13,
        "tags": 1,
        "hand": ["inside-job", "jack-n-joe", "codecracker", "loan-from-chiba"],
        "stack": DECKS[1],
        "trash": ["score", "livewires-contacts", "krash"],
        "scored": [card("employee-empowerment", id=3)],
        "rig": [
            card("imp", id=4),
            card("black-dahlia", host=4, id=5),
            card("jackhammer", id=6),
            card("cyfermaster", id=7),
            card("zetatech-mem-chip", id=8),
            card("hq-interface", id=9),
            card("broker", bits=3, id=10),
            card("access-to-kiribati", id=11),
            down("death-from-above", id=12),
        ],
    },
    "forts": [
        {"ice": [card("data-wall", id=13), card("triggerman", id=14), down("keeper", id=15)]},
        {"ice": [card("fetch-4-0-1", id=16), down("wall-of-static", id=17)]},
        {"ice": [down("quandary", id=18)]},
        {
            "ice": [down("banpei", id=19), card("mastiff", id=20)],
            "inside": [down("tycho-extension", adv=3, id=21)],
        },
        {
            "ice": [card("data-wall-2-0", id=22)],
            "inside": [
                card("bbs-whispering-campaign", bits=13, id=23),
                down("rio-de-janeiro-city-grid", id=24),
            ],
        },
        {"inside": [down("braindance-campaign", id=25)]},
    ],
}

BUILDING = {
    "turn": 9,
    "side": 0,
    "actions": 2,
    "corp": {
        "bits": 9,
        "bad": 1,
        "hq": ["hunter", "tycho-extension", "night-shift", "efficiency-experts"],
        "rd": DECKS[0],
        "archives": ["accounts-receivable"],
        "virus": {"gremlin": 2},
        "scored": [card("priority-requisition", id=1)],
    },
    "runner": {
        "bits": 6,
        "brain": 1,
        "hand": ["krash", "krash", "krash"],
        "stack": DECKS[1],
        "trash": ["jack-n-joe", "inside-job"],
        "tolls": [2],
        "rig": [card("codecracker", id=2), card("wutech-mem-chip", id=3), card("fall-guy", id=4)],
    },
    "forts": [
        {"ice": [card("wall-of-static", id=5)], "marks": [["spy", 1]]},
        {"ice": [down("keeper", id=6), card("filter", id=7)]},
        {},
        {
            "ice": [down("data-wall-2-0", id=8), down("banpei", id=9)],
            "inside": [down("employee-empowerment", adv=2, id=10)],
        },
        {"inside": [card("rockerboy-promotion", bits=9, id=11)]},
    ],
}

Drawn = tuple[str, dict[str, Any], tuple[Any, ...], int, str]
"""Game, position, answers that lead on from it, seat and language."""

DRAWN: dict[str, Drawn] = {
    "deathmatch": ("adrenaline", FIGHT, (), 1, "en"),
    "domination": ("adrenaline", ZONES, (), 0, "en"),
    "tourelles": ("adrenaline", TURRETS, (), 0, "fr"),
    "run": (
        "netrunner",
        CHASE,
        (
            ("run", 0),
            ("pass",),
            ("leave",),
            ("pass",),
            ("continue",),
            ("pass",),
            ("break", 5, "black-dahlia", 0),
        ),
        1,
        "en",
    ),
    "acces": ("netrunner", CHASE, (("run", 5), ("pass",), ("access",), ("continue",)), 1, "fr"),
    "corp": ("netrunner", BUILDING, (), 0, "en"),
}


def position(name: str) -> Table:
    game, facts, answers, _, _ = DRAWN[name]
    table = neontable.load(json.dumps({"game": game, "rules": 1, **facts}))
    for answer in answers:
        # An answer that is not offered is an error: a picture of another position would lie.
        table.answer(table.asks[0].seat, answer)
    return table


def picture(name: str) -> str:
    _, _, _, seat, lang = DRAWN[name]
    return svg(position(name).scene(seat), lang)


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in DRAWN:
        (PICTURES / f"{name}.svg").write_text(picture(name), "utf-8")
