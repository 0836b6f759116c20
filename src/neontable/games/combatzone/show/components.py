"""Everything in the box, for `neontable cards combatzone`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from neontable.games.combatzone.cards import facts as printed
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import SKILLS, Action, Passive, card_word, effects_say
from neontable.games.combatzone.model.components import Objective
from neontable.kernel.show import Component
from neontable.kernel.text import Text, literal, say


def rules_text(actions: tuple[Action, ...], passives: tuple[Passive, ...]) -> tuple[Text, ...]:
    """What a card says, sentence by sentence."""
    return (*(a.says() for a in actions), *(p.says() for p in passives))


DESIGNED = "designed by Neontable in the spirit of its name"
KNOWN = "rulebook, or tman3257/cyberpunk-red-combat-zone, Maelstrom.cat (BattleScribe, 2024-04)"
"""The few special rules whose effect a public source gives."""


def objective_text(o: Objective) -> tuple[Text, ...]:
    """What it asks, then what it brings."""
    if o.id.startswith("wounded-leader"):
        return (say("cz-sentence", words=say("cz-reward-wounded-leader")),)
    texts = [o.goal.says(), *(p.says() for p in o.ongoing)]
    if o.at_once:
        words = say("cz-reward-at-once", effects=effects_say(o.at_once))
        texts.append(say("cz-sentence", words=words))
    if o.recycled:
        words = say("cz-reward-recycled", effects=effects_say(o.recycled))
        texts.append(say("cz-sentence", words=words))
    if o.gear:
        words = say("cz-reward-gear", card=card_word(o.gear))
        texts.append(say("cz-sentence", words=words))
    if o.eb:
        texts.append(say("cz-sentence", words=say("cz-reward-eb", n=o.eb)))
    return tuple(texts)


def _name(name: str) -> Text:
    return say("cz-name", name=literal(name))


def _sales(card: object) -> dict[str, object]:
    return {
        "sales": [
            {"faction": s.faction or "universal", "eb": s.eb, "rarity": s.rarity, "stars": s.stars}
            for s in card.sales  # type: ignore[attr-defined]
        ]
    }


def _all() -> Iterator[Component]:
    for m in library.MODELS.values():
        for rank in m.ranks:
            texts: tuple[Text, ...] = ()
            for id in rank.abilities:
                ability = library.ABILITIES[id]
                texts += rules_text(ability.actions, ability.passives)
            facts: dict[str, object] = {
                "factions": list(m.factions),
                "keywords": list(m.keywords),
                "eb": m.eb,
                "stars": rank.stars,
                "tokens": rank.tokens,
                "armor": rank.armor,
                "skills": dict(zip(SKILLS, rank.skills, strict=True)),
                "gear": list(rank.gear),
                "abilities": list(rank.abilities),
            }
            id = m.id if not rank.stars else f"{m.id}-{rank.stars}"
            kind = "gonk" if m.gonk else "character"
            fact = printed.MODELS.get(m.id)
            source = fact.source if fact is not None else "rulebook, p.35 (drones)"
            if fact is not None:
                facts["confidence"] = fact.confidence
            yield Component(id, kind, _name(m.name), texts, facts, 1, m.origin, source)
    for ability in library.ABILITIES.values():
        texts = rules_text(ability.actions, ability.passives)
        source = DESIGNED if ability.origin == "designed" else KNOWN
        name = _name(ability.name)
        id = f"ability-{ability.id}"
        yield Component(id, "ability", name, texts, {}, 1, ability.origin, source)
    for gear in library.GEAR.values():
        facts = {"keywords": list(gear.keywords), "armor": gear.armor, **_sales(gear)}
        texts = rules_text(gear.actions, gear.passives)
        known = printed.GEAR.get(gear.id)
        source = known.source if known is not None else DESIGNED
        yield Component(gear.id, "gear", _name(gear.name), texts, facts, 1, gear.origin, source)
    for p in library.PROGRAMS.values():
        facts = {"quality": p.quality, "vulnerable": p.vulnerable, "reload": p.reload, **_sales(p)}
        texts = rules_text((p.launch,), p.running)
        source = printed.PROGRAMS[p.id].source
        yield Component(p.id, "program", _name(p.name), texts, facts, 1, p.origin, source)
    for loot in library.LOOT.values():
        texts = rules_text(loot.actions, loot.passives)
        facts = {"armor": loot.armor}
        source = DESIGNED if loot.origin == "designed" else "rulebook, p.30"
        name = _name(loot.name)
        yield Component(loot.id, "loot", name, texts, facts, loot.copies, loot.origin, source)
    for o in library.OBJECTIVES.values():
        facts = {"faction": o.faction, "stars": o.stars, "reward": o.reward}
        source = f"{DESIGNED}; name, stars and kind of reward: {printed.OBJECTIVES[o.id].source}"
        yield Component(
            o.id, "objective", _name(o.name), objective_text(o), facts, 1, o.origin, source
        )
    for s in library.SCENARIOS.values():
        facts = {"players": list(s.players), "roles": [r.name for r in s.roles]}
        texts = (Text(f"cz-scenario-text-{s.id}"),)
        name = Text(f"cz-scenario-{s.id}")
        yield Component(s.id, "scenario", name, texts, facts, 1, s.origin, s.source or DESIGNED)


@cache
def _by_own_id() -> dict[tuple[str, str], Component]:
    """By kind and the id that the rules use.  Some names are on cards of two kinds: the second gets
    its kind behind its id."""
    found: dict[tuple[str, str], Component] = {}
    taken: set[str] = set()
    for one in _all():
        id = one.id if one.id not in taken else f"{one.id}-{one.kind}"
        taken.add(id)
        found[one.kind, one.id] = one if id == one.id else msgspec.structs.replace(one, id=id)
    return found


@cache
def components() -> tuple[Component, ...]:
    return tuple(_by_own_id().values())


def component(kind: str, id: str) -> Component | None:
    """A gear, a program, ... by the id that the rules use."""
    return _by_own_id().get((kind, id))


def component_id(kind: str, id: str) -> str:
    """How the library calls a gear, a program, ..."""
    return _by_own_id()[kind, id].id


def model_component(id: str, stars: int) -> str:
    """How the library calls a version of a model."""
    kind = "gonk" if library.MODELS[id].gonk else "character"
    return component_id(kind, f"{id}-{stars}" if stars else id)
