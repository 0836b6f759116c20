"""How components are named in messages: cards, tiles, costs, effects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from neontable.games.adrenaline.cards.weapons import WEAPONS, Effect, Weapon
from neontable.games.adrenaline.model.ammo import COLOUR, CUBES, HAS_POWERUP, KIND
from neontable.games.adrenaline.model.grid import COLOURS
from neontable.kernel.text import Text, say


def hyphens(name: str) -> str:
    return name.replace("_", "-")


def arena_text(name: str) -> Text:
    """Of a built-in arena."""
    return Text(f"ad-arena-{hyphens(name)}")


def powerup_text(card: str) -> Text:
    return say(
        "ad-powerup-card",
        kind=f"@ad-powerup-{KIND[card]}",
        colour=f"@ad-colour-{COLOURS[COLOUR[card]]}",
    )


def tile_text(tile: str) -> Text:
    id = "ad-tile-powerup" if HAS_POWERUP[tile] else "ad-tile"
    return say(id, cubes=cubes_text(CUBES[tile]))


def ammo_text(tile: str) -> Text:
    """What a tile holds, for use inside a sentence."""
    id = "ad-ammo-powerup" if HAS_POWERUP[tile] else "ad-ammo"
    return say(id, cubes=cubes_text(CUBES[tile]))


def cubes_text(cubes: Sequence[int]) -> Text:
    """Up to three cubes by name."""
    names = [f"@ad-colour-{COLOURS[c]}" for c in range(3) for _ in range(cubes[c])]
    places = zip(("first", "second", "third"), names, strict=False)
    return say(f"ad-cubes-{len(names)}", **dict(places))


def weapon_text(weapon: str) -> Text:
    return Text(f"ad-weapon-{hyphens(weapon)}")


def printed_effects(weapon: Weapon) -> tuple[Effect, ...]:
    """The effects that the card names: moving the target is a part of the basic one, and an
    effect of its own only because another may come in between."""
    return tuple(e for e in weapon.effects if e.key != "push")


@cache
def effect_texts(weapon: str) -> tuple[Text, ...]:
    """Each effect of a weapon: name, extra cost, what it does."""
    texts = []
    for effect in printed_effects(WEAPONS[weapon]):
        id = f"ad-effect-{hyphens(weapon)}-{hyphens(effect.key)}"
        if any(effect.cost):
            cost = cubes_text(effect.cost)
            texts.append(say("ad-scene-effect-cost", name=f"@{id}", cost=cost, text=f"@{id}-text"))
        else:
            texts.append(say("ad-scene-effect", name=f"@{id}", text=f"@{id}-text"))
    return tuple(texts)


@cache
def weapon_tip(weapon: str) -> Text:
    """What the card says: what it costs to load, then each effect on a line."""
    cubes = WEAPONS[weapon].cost
    counts = [cubes.count(c) for c in range(3)]
    tip = say("ad-scene-cost", cubes=cubes_text(counts))
    for text in effect_texts(weapon):
        tip = say("ad-scene-lines", a=tip, b=text)
    return tip
