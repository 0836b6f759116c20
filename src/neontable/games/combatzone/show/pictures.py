"""What the picture of a component shows, from its kind, faction, families and name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

from neontable.draw import art
from neontable.games.combatzone.cards.facts import FACTIONS
from neontable.games.combatzone.show.components import components
from neontable.games.combatzone.show.palette import COLOURS
from neontable.kernel.picture import Picture
from neontable.kernel.scene import Colour
from neontable.kernel.show import Component

_PLATE = {
    "character": "slab",
    "gonk": "square",
    "gear": "octagon",
    "program": "circle",
    "ability": "diamond",
    "objective": "target",
    "loot": "burst",
    "scenario": "wide",
}
_LIGHT: dict[str, Colour] = {
    "gear": "cyan",
    "program": "green",
    "ability": "purple",
    "loot": "pink",
    "scenario": "blue",
    "gonk": "orange",
}
_SETTINGS = {
    "character": ("street", "rain", "haze", "city", "desert"),
    "gonk": ("street", "desert"),
    "gear": ("lab", "circuit", "haze"),
    "program": ("data", "grid", "circuit"),
    "ability": ("haze", "void", "storm"),
    "objective": ("city", "rain", "desert", "street"),
    "loot": ("street", "haze"),
    "scenario": ("city", "rain", "desert", "fire"),
}
_PLAIN = {
    "gear": ("gear", "crate", "vest", "pistol", "chip"),
    "program": ("glyph", "screen", "core", "virus", "eye"),
    "ability": ("glyph", "fist", "eye", "runner", "brain"),
    "objective": ("map", "flag", "crosshair", "crate", "document", "runner", "crowd", "siren"),
    "loot": ("crate", "chip-stick", "bottle", "phone"),
    "scenario": ("district", "map", "flag", "crowd", "road"),
}
_GEAR_FAMILY = {
    "pistol": "pistol",
    "grenade": "grenade",
    "armor": "vest",
    "drug": "syringe",
    "fbc": "robot",
    "netrunner": "deck",
    "cybergear": "limb",
}
_ACCENTS: tuple[Colour, ...] = (
    "pink",
    "cyan",
    "yellow",
    "orange",
    "green",
    "red",
    "blue",
    "purple",
)
_STYLE: dict[str, tuple[str, ...]] = {
    "6th-street": ("cap", "armor", "star"),
    "arasaka": ("suit", "visor", "short"),
    "bozos": ("clown", "spikes", "coat"),
    "danger-gals": ("long", "coat", "slim"),
    "edgerunners": ("spikes", "coat"),
    "gen-red": ("hood", "goggles", "tank"),
    "lawmen": ("hat", "armor", "star"),
    "maelstrom": ("bald", "cyber-eye", "tank", "wires"),
    "piranhas": ("mohawk", "tank", "shades"),
    "trauma-team": ("helmet", "visor", "armor", "medic"),
    "tyger-claws": ("bun", "mask", "coat", "blade"),
    "wild-things": ("fur", "beard", "broad"),
    "zoners": ("gas-mask", "hood", "coat"),
}
"""How the people of a faction dress."""
_HEADS = ("hood", "helmet", "hat", "cap", "mohawk", "long", "bald", "bun", "spikes", "bob", "short")
_BLADES = frozenset(("blade", "knife", "claws", "axe", "bat", "hammer", "fist"))
_GUNS = frozenset(
    (
        *("pistol", "rifle", "sniper", "shotgun", "machine-gun", "launcher", "flamer"),
        *("beam-gun", "revolver"),
    )
)


def _list(c: Component, name: str) -> list[str]:
    found = c.facts.get(name)
    return [str(one) for one in found] if isinstance(found, list) else []


def _picture(c: Component) -> Picture:
    cast_ = sum(ord(ch) * (i + 3) for i, ch in enumerate(c.id))
    kind = c.kind
    faction = _faction(c)
    light = COLOURS.get(faction, "red") if kind in ("character", "objective") else _LIGHT[kind]
    accents = [a for a in _ACCENTS if a != light]
    settings = _SETTINGS[kind]
    base, rank = _stage(c.id) if kind == "character" else (c.id, 0)
    if kind == "character":
        cast_ = sum(ord(ch) * (i + 3) for i, ch in enumerate(base))
    subject, marks = _shown(c, base, faction, cast_)
    if rank:
        marks += (f"rank:{rank}",)
    return Picture(
        seed=c.id,
        kin=base if base != c.id else "",
        subject=subject,
        setting=settings[cast_ % len(settings)],
        plate=_PLATE[kind],
        light=light,
        accent=accents[cast_ // 5 % len(accents)],
        size=_size(c),
        marks=marks,
    )


def _stage(id: str) -> tuple[str, int]:
    """A character who has become a veteran has the number at the end of the id."""
    base, _, last = id.rpartition("-")
    return (base, int(last)) if base and last in ("1", "2") else (id, 0)


def _faction(c: Component) -> str:
    own = c.facts.get("faction")
    if isinstance(own, str):
        return own
    every = _list(c, "factions")
    return every[0] if every else ""


def _size(c: Component) -> int:
    eb = c.facts.get("eb")
    if isinstance(eb, int):
        return eb // 4
    sales = cast("list[dict[str, int]]", c.facts.get("sales", []))
    return min((sale["eb"] for sale in sales), default=4)


def _shown(c: Component, base: str, faction: str, cast_: int) -> tuple[str, tuple[str, ...]]:
    keywords = _list(c, "keywords")
    if c.kind in ("character", "gonk"):
        return _somebody(c, base, faction, keywords, cast_)
    id = base.removeprefix("ability-")
    for known in _STYLE:
        id = id.removesuffix(f"-{known}")
    name = art.named(id)
    if c.kind == "gear" and not name:
        name = next((s for k, s in _GEAR_FAMILY.items() if k in keywords), "")
    plain = _PLAIN.get(c.kind, ("glyph",))
    return name or plain[cast_ % len(plain)], ()


def _somebody(
    c: Component, base: str, faction: str, keywords: list[str], cast_: int
) -> tuple[str, tuple[str, ...]]:
    if "animal" in keywords:
        return "hound" if "dog" in base or cast_ % 2 else "beast", ()
    if "drone" in keywords:
        return "drone", ()
    if "robot" in keywords:
        return "robot", ()
    marks = list(_STYLE.get(faction, ("coat",)))
    # Half of a gang wear what the gang wears on the head, the others what they like.
    if cast_ % 2:
        marks = [m for m in marks if m not in _HEADS]
        marks.append(_HEADS[cast_ // 3 % len(_HEADS)])
    arms = {art.named(g) for g in _list(c, "gear")}
    if arms & _GUNS:
        marks.append("gun")
    if arms & _BLADES:
        marks.append("blade")
    if "netrunner" in keywords:
        marks += ["wires", "visor"]
    if "leader" in keywords:
        marks.append("crown" if cast_ % 5 == 0 else "star")
    skills = c.facts.get("skills")
    if isinstance(skills, dict) and skills.get("medical", 0) >= 2:
        marks.append("medic")
    armor = c.facts.get("armor")
    if isinstance(armor, int) and armor >= 3:
        marks = [m for m in marks if m not in ("coat", "tank", "suit", "fur")] + ["armor", "broad"]
    return "person", tuple(dict.fromkeys(marks))


_COVER = Picture(
    seed="cover",
    subject="person",
    setting="street",
    plate="slab",
    light="red",
    accent="cyan",
    size=6,
    marks=("mohawk", "visor", "armor", "gun"),
)


_EMBLEMS: dict[str, tuple[str, str, Colour]] = {
    "6th-street": ("flag", "shield", "red"),
    "arasaka": ("tower", "triangle", "red"),
    "bozos": ("mask", "burst", "yellow"),
    "danger-gals": ("claws", "diamond", "cyan"),
    "edgerunners": ("bolt", "rays", "pink"),
    "gen-red": ("fist", "sun", "cyan"),
    "lawmen": ("badge", "shield", "yellow"),
    "maelstrom": ("cyber-eye", "octagon", "orange"),
    "piranhas": ("serpent", "streak", "orange"),
    "tyger-claws": ("blade", "sun", "pink"),
    "wild-things": ("beast", "rays", "green"),
    "zoners": ("skull", "chevron", "green"),
}
"""What stands for a faction on its own: subject, plate, and the other light."""


def _emblem(faction: str) -> Picture:
    subject, plate, accent = _EMBLEMS[faction]
    return Picture(
        seed=f"emblem-{faction}",
        subject=subject,
        setting="haze",
        plate=plate,
        light=COLOURS[faction],
        accent=accent,
        size=7,
    )


@cache
def pictures() -> Mapping[str, Picture]:
    found = {c.id: _picture(c) for c in components()}
    found |= {(one := _emblem(faction)).seed: one for faction in FACTIONS}
    return {**found, "cover": _COVER}


@cache
def emblem(faction: str) -> str:
    """The file of a faction's emblem."""
    return address(f"emblem-{faction}")


@cache
def portrait(model: str, stars: int) -> str:
    """The file of a model's picture, at its present stage where that has one of its own."""
    return address(f"{model}-{stars}" if stars else model) or address(model)


@cache
def address(name: str) -> str:
    """The file of a picture by its name; nothing for what has none."""
    found = pictures().get(name)
    return art.address(found) if found is not None else ""
