"""What the picture of a component shows, from its kind, colour, type and name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from neontable.draw import art
from neontable.games.crossfire.cards.components import components
from neontable.games.crossfire.model.terms import COLOUR_OF_ROLE, COLOUR_OF_TYPE
from neontable.kernel.picture import Picture
from neontable.kernel.scene import Colour
from neontable.kernel.show import Component

_LIGHT: dict[str, Colour] = {"black": "white", "blue": "blue", "green": "green", "red": "red"}
_PLATE = {"black": "square", "blue": "rings", "green": "hexagon", "red": "triangle"}
_OF_KIND: dict[str, tuple[Colour, str]] = {
    "event": ("orange", "burst"),
    "upgrade": ("purple", "diamond"),
    "runner": ("cyan", "circle"),
    "boss": ("red", "rays"),
}
_SETTINGS = {
    "basic": ("street",),
    "market": ("street", "city", "haze"),
    "normal": ("street", "rain", "city"),
    "hard": ("rain", "storm", "street"),
    "boss": ("fire",),
    "event": ("storm", "fire", "rain", "city"),
    "upgrade": ("haze", "void", "city"),
    "runner": ("rain",),
    "role": ("street",),
}
_OF_TYPE = {
    "weapon": ("pistol", "rifle", "shotgun", "blade"),
    "hacking": ("deck", "screen", "eye", "chip"),
    "spell": ("pentacle", "bolt", "hand", "crystal"),
    "skill": ("megaphone", "couple", "mask", "briefcase"),
    "tech": ("turret", "drone", "camera", "gate"),
    "6th-world": ("spirit", "ghost", "beast", "serpent"),
    "dragon": ("dragon",),
}
_KIN = ("human", "ork", "troll", "elf", "dwarf")
_EVENTS = (
    "siren",
    "burst",
    "newspaper",
    "megaphone",
    "hourglass",
    "aircraft",
    "crosshair",
    "skull",
)
_UPGRADES = ("glyph", "fist", "limb", "badge", "cyber-eye", "brain", "flag", "runner")
_ACCENTS: tuple[Colour, ...] = (
    "pink",
    "cyan",
    "yellow",
    "orange",
    "green",
    "purple",
    "blue",
    "red",
)
_DRESS = {"black": "armor", "blue": "robe", "green": "coat", "red": "suit"}
_GEAR = {"black": "gun", "blue": "tattoo", "green": "wires", "red": "shades"}
_CASTERS = ("mage", "shaman", "adept", "initiate", "fomorian")
# Names whose words would mislead.
_OWN = {
    "mark": "crosshair",
    "quick-shot": "revolver",
    "street-smarts": "couple",
    "monofilament-whip": "fence",
    "eye-alarm": "camera",
    "ic": "crystal",
    "military-spec-ic": "crystal",
    "godwire": "core",
    "gargoyle": "daemon",
    "out-of-ammo": "bullets",
    "timebomb": "bomb",
    "guy-in-the-van": "car",
    "dragon-skill": "dragon",
    "dragon-spell": "dragon",
}


@cache
def _picture(c_id: str, kind: str, colour: str, type: str, size: int) -> Picture:
    cast = sum(ord(c) * (i + 3) for i, c in enumerate(c_id))
    light, plate = _OF_KIND.get(kind, ("grey", "sun"))
    if colour:
        light, plate = _LIGHT[colour], plate if kind == "boss" else _PLATE[colour]
    accents = [a for a in _ACCENTS if a != light]
    subject, marks = _subject(c_id, kind, colour, type, cast)
    settings = _SETTINGS[kind]
    return Picture(
        seed=c_id,
        subject=subject,
        setting=settings[cast % len(settings)],
        plate=plate,
        light=light,
        accent=accents[cast // 5 % len(accents)],
        size=size,
        marks=marks,
    )


def _subject(id: str, kind: str, colour: str, type: str, cast: int) -> tuple[str, tuple[str, ...]]:
    if kind == "runner":
        return "person", (id.removeprefix("runner-"), "coat")
    if kind == "role":
        return "person", (_DRESS[colour], _GEAR[colour], "cyber-eye" if colour == "black" else "")
    if id in _OWN:
        return _OWN[id], ()
    if type in _KIN:
        marks = [type, _DRESS[colour], _GEAR[colour]]
        if any(word in id for word in _CASTERS):
            marks.append("hood")
        elif "trooper" in id or "samurai" in id or "guard" in id:
            marks += ["helmet", "visor"]
        return "person", tuple(marks)
    name = art.named(id)
    if kind == "event":
        return name or _EVENTS[cast % len(_EVENTS)], ()
    if kind == "upgrade":
        return name or _UPGRADES[cast % len(_UPGRADES)], ()
    ways = _OF_TYPE[type]
    return name or ways[cast % len(ways)], ()


def picture(c: Component) -> Picture:
    facts = c.facts
    type = str(facts.get("type", ""))
    colour = str(facts.get("colour") or COLOUR_OF_TYPE.get(type, ""))
    size = next((n for f in ("cost", "attack", "karma") if isinstance(n := facts.get(f), int)), 4)
    return _picture(c.id, c.kind, colour, type, size // 5 if c.kind == "upgrade" else size)


def _runner(metatype: str, role: str) -> Picture:
    """A runner at the table: the face of the metatype in the dress of the role."""
    colour = COLOUR_OF_ROLE[role]
    marks = (metatype, _DRESS[colour], _GEAR[colour], *(("hood",) if role == "mage" else ()))
    return Picture(
        seed=f"who-{metatype}-{role}",
        subject="person",
        setting="street",
        plate=_PLATE[colour],
        light=_LIGHT[colour],
        accent="pink" if colour != "red" else "cyan",
        size=4,
        marks=marks,
    )


_MISSIONS: dict[str, tuple[str, str, Colour]] = {
    "crossfire": ("crosshair", "street", "orange"),
    "extraction": ("aircraft", "city", "cyan"),
    "dragon-fight": ("dragon", "fire", "red"),
    "initiation": ("flag", "street", "green"),
    "courier-run": ("bike", "rain", "yellow"),
    "long-night": ("hourglass", "storm", "purple"),
}
"""What stands for a built-in mission: subject, setting and light."""

_COVER = Picture(
    seed="cover",
    subject="dragon",
    setting="rain",
    plate="sun",
    light="purple",
    accent="orange",
    size=6,
)


@cache
def pictures() -> Mapping[str, Picture]:
    found = {c.id: picture(c) for c in components()}
    for metatype in _KIN:
        for role in COLOUR_OF_ROLE:
            one = _runner(metatype, role)
            found[one.seed] = one
    for mission, (subject, setting, light) in _MISSIONS.items():
        found[f"mission-{mission}"] = Picture(
            seed=f"mission-{mission}",
            subject=subject,
            setting=setting,
            plate="sun",
            light=light,
            accent="orange" if light != "orange" else "cyan",
            size=6,
        )
    found["cover"] = _COVER
    return found


@cache
def address(name: str) -> str:
    """The file of a picture by its name; nothing for what has none."""
    found = pictures().get(name)
    return art.address(found) if found is not None else ""


@cache
def portrait(metatype: str, role: str = "") -> str:
    """A runner in the dress of its role; without one, as the metatype."""
    return address(f"who-{metatype}-{role}" if role else f"runner-{metatype}")
