"""What the picture of a card shows, from its type, its families and its name.

The plate tells the type: ice has a wide slab (wall), rings (code gate) or a triangle (sentry), an
agenda a hexagon, and so on; the light is the colour of the type, or of the kind of ice.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from neontable.draw import art
from neontable.games.netrunner.model.card import Card
from neontable.games.netrunner.model.library import CARDS
from neontable.kernel.picture import Picture
from neontable.kernel.scene import Colour

ICE_LIGHT: dict[str, Colour] = {"wall": "blue", "code gate": "cyan", "sentry": "red"}
_ICE_PLATE = {"wall": "none", "code gate": "rings", "sentry": "triangle"}
_LIGHT: dict[str, Colour] = {
    "agenda": "purple",
    "node": "orange",
    "upgrade": "yellow",
    "operation": "white",
    "program": "green",
    "hardware": "blue",
    "resource": "pink",
    "prep": "cyan",
}
_PLATE = {
    "agenda": "hexagon",
    "node": "square",
    "upgrade": "chevron",
    "operation": "sheet",
    "program": "circle",
    "hardware": "chip",
    "resource": "sun",
    "prep": "streak",
}
_SETTINGS = {
    "agenda": ("office", "city", "lab"),
    "node": ("city", "rain", "office"),
    "upgrade": ("vault", "office", "circuit"),
    "operation": ("office", "city"),
    "program": ("data", "grid", "circuit"),
    "hardware": ("circuit", "lab", "street"),
    "resource": ("street", "rain", "haze", "city"),
    "prep": ("street", "city", "storm", "grid"),
    "ice": ("grid", "data", "vault"),
}
_ACCENTS: tuple[Colour, ...] = ("pink", "cyan", "yellow", "orange", "green", "white", "red", "blue")
# What a family shows, the most telling first.
_BY_FAMILY = {
    "ice": {
        "hellhound": "hound",
        "bloodhound": "hound",
        "pit bull": "hound",
        "watchdog": "hound",
        "sword": "blade",
        "hellbolt": "bolt",
        "stun": "bolt",
        "zombie": "bones",
        "brainwipe": "brain",
        "firestarter": "flame",
        "deckrash": "fist",
        "knockout": "fist",
        "flatline": "skull",
        "black ice": "skull",
        "killer": "scorpion",
        "deflector": "portal",
        "ap": "bolt",
    },
    "program": {
        "daemon": "daemon",
        "virus": "virus",
        "worm": "worm",
        "detection": "radar",
        "base link": "antenna",
        "stealth": "cloak",
        "bad publicity": "megaphone",
    },
    "agenda": {
        "ai": "core",
        "virus": "virus",
        "ambush": "trap",
        "black ops": "crosshair",
        "research": "flask",
        "gray ops": "chess",
        "bad publicity": "newspaper",
        "asset": "tower",
    },
    "node": {
        "ai": "core",
        "virus": "virus",
        "ambush": "trap",
        "advertisement": "billboard",
        "transactions": "coins",
        "black ops": "crosshair",
        "gray ops": "mask",
        "asset": "server",
    },
    "upgrade": {"ambush": "trap", "region": "district", "sysop": "person", "asset": "gear"},
    "operation": {
        "virus": "virus",
        "transactions": "coins",
        "black ops": "crosshair",
        "gray ops": "chess",
    },
    "hardware": {
        "deck": "deck",
        "chip": "chip",
        "cybernetics": "limb",
        "vehicle": "bike",
        "base link": "antenna",
        "stealth": "cloak",
    },
    "resource": {
        "base link": "dish",
        "bbs": "screen",
        "connection": "person",
        "position": "badge",
        "sabotage": "bomb",
        "bad publicity": "newspaper",
        "hidden": "mask",
        "unique": "person",
    },
    "prep": {
        "bbs": "screen",
        "sabotage": "bomb",
        "bad publicity": "newspaper",
        "ai": "core",
    },
}
_PLAIN = {
    "agenda": ("tower", "briefcase", "chess"),
    "node": ("server", "tower", "vault-door"),
    "upgrade": ("gear", "camera", "chip"),
    "operation": ("document", "contract", "chair", "briefcase"),
    "program": ("screen", "glyph", "core", "chip"),
    "hardware": ("deck", "chip", "gear"),
    "resource": ("person", "crate", "phone", "bottle"),
    "prep": ("runner", "map", "phone", "crate", "key"),
}
_SENTRIES = ("eye", "turret", "robot", "spider", "web", "wasp", "bird", "scorpion", "mask", "drone")
_BREAKS = {
    "wall": ("drill", "ram", "hammer"),
    "code gate": ("key",),
    "sentry": ("blade", "rifle", "claws", "axe"),
}
_WALLS = frozenset(("wall", "fence", "flame-wall", "crystal", "shield", "storm"))
_GATES = frozenset(("gate", "portal", "key", "chess", "eye", "web", "chair", "district"))


def _fort(name: str, subject: str, setting: str, light: Colour) -> Picture:
    return Picture(
        seed=f"fort-{name}", subject=subject, setting=setting, plate="sun", light=light,
        accent="cyan", size=6,
    )  # fmt: skip


_FORTS = {
    one.seed: one
    for one in (
        _fort("hq", "tower", "city", "blue"),
        _fort("rd", "flask", "lab", "blue"),
        _fort("archives", "vault-door", "vault", "blue"),
        _fort("data", "server", "circuit", "purple"),
    )
}
"""What stands behind the cards of a fort."""
_BACKS = {
    "back-corp": Picture(
        seed="back-corp", subject="tower", setting="grid", plate="hexagon", light="blue",
        accent="cyan", size=5,
    ),
    "back-runner": Picture(
        seed="back-runner", subject="mask", setting="data", plate="circle", light="green",
        accent="pink", size=5,
    ),
}  # fmt: skip
"""The backs of the two decks: which side a card belongs to is open to all."""


@cache
def picture(card: str) -> Picture:
    d = CARDS[card]
    look = d.form_of or card
    cast = sum(ord(c) * (i + 3) for i, c in enumerate(look))
    light, plate = _LIGHT.get(d.type, "cyan"), _PLATE.get(d.type, "sun")
    if d.type == "ice":
        kind = next((k for k in ICE_LIGHT if k in d.keywords), "sentry")
        light, plate = ICE_LIGHT[kind], _ICE_PLATE[kind]
    settings = _SETTINGS[d.type]
    accents = [a for a in _ACCENTS if a != light]
    subject = _subject(look, d, cast)
    return Picture(
        seed=card,
        subject=subject,
        setting=settings[cast % len(settings)],
        plate=plate,
        light=light,
        accent=accents[cast // 7 % len(accents)],
        size=_size(d),
        marks=_marks(d, subject, cast),
    )


def _subject(card: str, d: Card, cast: int) -> str:
    name = art.named(card)
    if d.type == "ice":
        return _ice(d, cast, name)
    if d.breaker is not None and not (name and name not in ("chip", "screen", "server", "person")):
        kind = next((k for k in _BREAKS if k in d.breaker.breaks), "")
        ways = _BREAKS.get(kind, ("core", "key", "drill", "eye"))
        return ways[cast % len(ways)]
    families = _BY_FAMILY[d.type]
    family = next((families[f] for f in families if f in d.keywords), "")
    # A person or place of its own is told by its family, most others better by their name.
    if family in ("person", "district", "dish", "core", "daemon", "trap"):
        return family
    plain = _PLAIN[d.type]
    return name or family or plain[cast % len(plain)]


def _ice(d: Card, cast: int, name: str) -> str:
    if "wall" in d.keywords:
        walls = ("wall", "wall", "fence", "crystal")
        return name if name in _WALLS else walls[cast % 4]
    if "code gate" in d.keywords:
        gates = ("gate", "gate", "gate", "portal")
        return name if name in _GATES else gates[cast % 4]
    families = _BY_FAMILY["ice"]
    family = next((families[f] for f in families if f in d.keywords), "")
    if family == "hound":
        return family
    return name or family or _SENTRIES[cast % len(_SENTRIES)]


def _size(d: Card) -> int:
    if d.type == "agenda":
        return d.difficulty * 2
    if d.type == "ice" or d.breaker is not None:
        return d.strength + 1
    return d.cost


def _marks(d: Card, subject: str, cast: int) -> tuple[str, ...]:
    marks: list[str] = []
    if d.type == "agenda":
        marks.append(f"rank:{d.points}")
    if subject == "hound" and d.strength >= 5:
        marks.append("many")
    if subject == "person":
        if "sysop" in d.keywords:
            marks += ["headset", "suit"]
        elif d.type == "resource":
            marks.append(("coat", "tank", "coat", "suit")[cast % 4])
    if "flatline" in d.keywords or "firestarter" in d.keywords:
        marks.append("flame")
    return tuple(marks)


_COVER = Picture(
    seed="cover", subject="eye", setting="grid", plate="rings", light="cyan", accent="pink", size=6
)


@cache
def pictures() -> Mapping[str, Picture]:
    return {**{card: picture(card) for card in CARDS}, **_FORTS, **_BACKS, "cover": _COVER}


@cache
def address(name: str) -> str:
    """The file of a picture, by the card or the place that it shows."""
    return art.address(pictures()[name])
