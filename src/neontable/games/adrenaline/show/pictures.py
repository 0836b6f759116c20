"""What the picture of a component shows, from its kind, colours and cost."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from neontable.draw import art
from neontable.games.adrenaline.cards.components import components
from neontable.kernel.picture import Picture
from neontable.kernel.scene import Colour
from neontable.kernel.show import Component

_WEAPONS = {
    "lock_rifle": "rifle",
    "machine_gun": "machine-gun",
    "thor": "bolt",
    "plasma_gun": "beam-gun",
    "whisper": "sniper",
    "electroscythe": "axe",
    "tractor_beam": "radar",
    "vortex_cannon": "portal",
    "furnace": "flame",
    "heatseeker": "launcher",
    "hellion": "daemon",
    "flamethrower": "flamer",
    "grenade_launcher": "grenade",
    "rocket_launcher": "launcher",
    "railgun": "sniper",
    "cyberblade": "blade",
    "zx2": "pistol",
    "shotgun": "shotgun",
    "power_glove": "fist",
    "shockwave": "storm",
    "sledgehammer": "hammer",
}
_POWERUPS = {"scope": "scope", "newton": "arrows", "tagback": "grenade", "teleporter": "teleport"}
_LETTERS: dict[str, Colour] = {"R": "red", "B": "blue", "Y": "yellow", "+": "white"}
_PLATE: dict[str, str] = {"red": "square", "blue": "circle", "yellow": "triangle"}
"""The outline of an ammo colour, as its cubes have it on the table."""
FIGURES: tuple[tuple[Colour, str, tuple[str, ...]], ...] = (
    ("yellow", "robot", ()),
    ("blue", "person", ("hood", "mask")),
    ("white", "robot", ()),
    ("purple", "person", ("long", "visor", "blade")),
    ("green", "person", ("ork", "bald", "broad", "gun")),
)
"""Light, subject and marks of the five, by their number."""


def _picture(c: Component) -> Picture:
    kind, facts = c.kind, c.facts
    cost = facts.get("cost") or facts.get("cubes") or [facts.get("colour", "white")]
    assert isinstance(cost, list)
    colours = [str(one) for one in cost if str(one) != "any"]
    own = facts.get("colour")
    light = _colour(str(own) if own else (colours or ["white"])[0])
    accent = _colour(colours[1]) if len(colours) > 1 and colours[1] != light else "pink"
    size = len(cost) * 2
    if kind == "weapon":
        return Picture(
            seed=c.id, subject=_WEAPONS[c.id], setting="vault", plate=_PLATE[light], light=light,
            accent=accent, size=size,
        )  # fmt: skip
    if kind == "powerup":
        subject = _POWERUPS[str(facts["kind"])]
        return Picture(
            seed=c.id, subject=subject, setting="haze", plate=_PLATE[light], light=light,
            accent="cyan" if light != "blue" else "pink", size=4,
        )  # fmt: skip
    if kind == "tile":
        marks = tuple(f"cube:{_LETTERS[letter]}" for letter in dict.fromkeys(c.id))
        return Picture(
            seed=c.id, subject="cubes", setting="vault", plate="wide", light=light, marks=marks
        )
    if kind == "board":
        n = int(c.id.removeprefix("board-"))
        light, subject, marks = FIGURES[n]
        return Picture(
            seed=c.id, subject=subject, setting="fire", plate="octagon", light=light,
            accent="pink", size=6, marks=marks,
        )  # fmt: skip
    subject, setting = {
        "arena": ("plan", "vault"),
        "cube": ("cube", "vault"),
        "skull": ("skull", "fire"),
        "marker": ("flag", "storm"),
        "bot": ("turret", "vault"),
    }[kind]
    return Picture(seed=c.id, subject=subject, setting=setting, plate="octagon", light=light)


def _colour(name: str) -> Colour:
    return {"red": "red", "blue": "blue", "yellow": "yellow"}.get(name, "white")  # type: ignore[return-value]


_COVER = Picture(
    seed="cover",
    subject="skull",
    setting="fire",
    plate="octagon",
    light="red",
    accent="yellow",
    size=8,
    marks=("flame",),
)


@cache
def pictures() -> Mapping[str, Picture]:
    return {**{c.id: _picture(c) for c in components()}, "cover": _COVER}


@cache
def address(name: str) -> str:
    """The file of a picture by its name; nothing for what has none."""
    found = pictures().get(name)
    return art.address(found) if found is not None else ""
