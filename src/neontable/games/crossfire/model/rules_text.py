"""The rules text of every component: composed from what it declares, or its own where it is odd.

`cf-text-<id>` is a component's own text; where it is missing, the clauses of its verbs, its statics
and its special damage are put into sentences (`text/verbs.*.ftl`)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import compress

from neontable.games.crossfire.model.card import (
    Ability,
    Bolts,
    Boost,
    Box,
    Card,
    ExtraColour,
    Levels,
    Special,
    Static,
    Sweep,
    Upgrade,
    effects_say,
    number_says,
)
from neontable.games.crossfire.model.clauses import either, join, obstacles_say
from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES, UPGRADES
from neontable.games.crossfire.model.terms import COLOURS
from neontable.kernel.text import LANGUAGES, Text, has, say


class Unworded(ValueError):
    """A component declares something for which there are no words."""


def _own(id: str) -> bool:
    return all(has(f"cf-text-{id}", lang) for lang in LANGUAGES)


@cache
def texts(id: str) -> tuple[Text, ...]:
    """Everything a component says, sentence by sentence."""
    if _own(id):
        return (Text(f"cf-text-{id}"),)
    if id in CARDS:
        return _card_texts(id, CARDS[id])
    if id in OBSTACLES:
        abilities = OBSTACLES[id].abilities
    elif id in EVENTS:
        abilities = EVENTS[id].abilities
    else:
        return _upgrade_texts(id, UPGRADES[id])
    event = id in EVENTS
    return tuple(ability_text(id, n, ability, event) for n, ability in enumerate(abilities))


SHOWN_OTHERWISE = ("cf-card-damage", "cf-card-needs")
"""Tokens show the damage of a card, and a card in hand has been bought."""
OVER = ("flipped", "reveal")
"""Moments that have passed when a component lies on the table."""


@cache
def lasting(id: str) -> tuple[Text, ...]:
    """What a component in play or in hand has yet to say, beside its numbers."""
    if not _own(id):
        abilities: tuple[Ability, ...] = ()
        if id in OBSTACLES:
            abilities = OBSTACLES[id].abilities
        elif id in EVENTS:
            abilities = EVENTS[id].abilities
        if abilities:
            kept = [ability.on not in OVER for ability in abilities]
            return tuple(compress(texts(id), kept))
    return tuple([text for text in texts(id) if text.id not in SHOWN_OTHERWISE])


def ability_text(id: str, n: int, ability: Ability, event: bool = False) -> Text:
    """One ability as a sentence: its level, its moment, what it does, how it is switched off."""
    if all(has(f"cf-text-{id}-{n}", lang) for lang in LANGUAGES):
        words = Text(f"cf-text-{id}-{n}")
    elif ability.statics:
        words = static_text(ability.statics[0])
        for static in ability.statics[1:]:
            words = say("cf-clause-and", a=words, b=static_text(static))
        words = say("cf-sentence", words=words)
    else:
        said = effects_say(ability.effects)
        if said is None:
            raise Unworded(f"{id}: ability {n} needs words: cf-text-{id}-{n}")
        moment = f"cf-when-event-{ability.on}" if event else f"cf-when-{ability.on}"
        words = say(moment, effects=said)
    if ability.level:
        words = say("cf-at-level", n=ability.level, words=words)
    if ability.cancel:
        words = say("cf-cancel", words=words, type=either("type", ability.cancel))
    return words


def static_text(static: Static) -> Text:
    args: dict[str, int | str | Text] = {**number_says(static.n)}
    if static.what == "attack":
        which = obstacles_say(static.colours, static.kinds)
        return say("cf-static-attack", which=which, **args)
    if static.what == "no-colour":
        return say("cf-static-no-colour", colour=either("colour", static.colours))
    if static.what in ("immune", "no-colourless", "stays", "price"):
        return say(f"cf-static-{static.what}", **args)
    who, form = static.who.text(), static.who.form
    return say(f"cf-static-{static.what}", who=who, form=form, **args)


def box_text(box: Box) -> Text | None:
    """ "1 green, 2 colourless and X"."""
    parts = [
        say(f"cf-damage-{colour}", n=n)
        for colour, n in zip((*COLOURS, "any"), box.points, strict=True)
        if n
    ]
    if box.x:
        parts.append(Text("cf-damage-x"))
    if not parts:
        return None
    whole = parts[0]
    for part in parts[1:]:
        whole = say("cf-plus", a=whole, b=part)
    return whole


def special_text(special: Special) -> Text:
    if isinstance(special, Levels):
        return say("cf-special-last" if special.last else "cf-special-levels", n=special.n)
    if isinstance(special, Bolts):
        return say("cf-special-bolts", n=special.n)
    if isinstance(special, Sweep):
        return Text("cf-special-sweep")
    if isinstance(special, ExtraColour):
        colours = either("colour", special.colours)
        return say("cf-special-colour", type=f"@cf-type-{special.type}", colours=colours)
    assert isinstance(special, Boost)
    return say("cf-special-boost", type=f"@cf-type-{special.type}", n=special.n)


def _card_texts(id: str, card: Card) -> tuple[Text, ...]:
    found: list[Text] = []
    box = box_text(card.damage)
    if box is not None:
        found.append(say("cf-card-damage", damage=box))
    found += [say("cf-sentence", words=special_text(s)) for s in card.special]
    if card.play:
        found.append(_effects_text(id, "play", effects_say(card.play)))
    if card.returns:
        found.append(Text("cf-card-returns"))
    if card.needs:
        found.append(say("cf-card-needs", type=f"@cf-type-{card.needs}"))
    if card.assist_damage is not None:
        damage = box_text(card.assist_damage)
        if card.assist:
            words = _effects_text(id, "assist", effects_say(card.assist))
            found.append(say("cf-card-assist", words=words))
        if damage is not None:
            found.append(say("cf-card-assist-damage", damage=damage))
    return tuple(found)


def _effects_text(id: str, part: str, said: Text | None) -> Text:
    own = f"cf-text-{id}-{part}"
    if all(has(own, lang) for lang in LANGUAGES):
        return Text(own)
    if said is None:
        raise Unworded(f"{id}: its {part} needs words: {own}")
    return say("cf-sentence", words=said)


def _upgrade_texts(id: str, upgrade: Upgrade) -> tuple[Text, ...]:
    found: list[Text] = []
    if upgrade.nuyen:
        found.append(say("cf-upgrade-nuyen", n=upgrade.nuyen))
    if upgrade.hp:
        found.append(say("cf-upgrade-hp", n=upgrade.hp))
    if upgrade.cards:
        found.append(say("cf-upgrade-cards", n=upgrade.cards))
    for card, n in Counter(upgrade.adds).items():
        found.append(say("cf-upgrade-adds", n=n, card=Text(f"cf-card-{card}")))
    for card, n in Counter(upgrade.removes).items():
        found.append(say("cf-upgrade-removes", n=n, card=Text(f"cf-card-{card}")))
    found += [say("cf-sentence", words=static_text(static)) for static in upgrade.statics]
    power = upgrade.power
    if power is not None:
        parts = []
        if power.damage is not None:
            damage = box_text(power.damage)
            assert damage is not None
            parts.append(say("cf-upgrade-damage", damage=damage))
        if power.effects:
            said = effects_say(power.effects)
            if said is None:
                raise Unworded(f"{id}: its power needs words: cf-text-{id}")
            parts.append(said)
        words = join(parts)
        assert words is not None, f"{id}: its power does nothing"
        once = "scene" if power.once else "turn"
        need = power.need or "none"
        found.append(say(f"cf-upgrade-{power.when}", once=once, need=need, words=words))
    return tuple(found)
