"""Everything in the box, for `neontable cards combatzone`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import SKILLS, Action, Passive
from neontable.kernel.show import Component
from neontable.kernel.text import Text, literal, say


def rules_text(actions: tuple[Action, ...], passives: tuple[Passive, ...]) -> tuple[Text, ...]:
    """What a card says, sentence by sentence."""
    return (*(a.says() for a in actions), *(p.says() for p in passives))


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
                "factions": list(m.factions), "keywords": list(m.keywords), "eb": m.eb,
                "stars": rank.stars, "tokens": rank.tokens, "armor": rank.armor,
                "skills": dict(zip(SKILLS, rank.skills, strict=True)),
                "gear": list(rank.gear), "abilities": list(rank.abilities),
            }  # fmt: skip
            id = m.id if not rank.stars else f"{m.id}-{rank.stars}"
            kind = "gonk" if m.gonk else "character"
            yield Component(id, kind, _name(m.name), texts, facts, 1, m.origin, "")
    for gear in library.GEAR.values():
        facts = {"keywords": list(gear.keywords), "armor": gear.armor, **_sales(gear)}
        texts = rules_text(gear.actions, gear.passives)
        yield Component(gear.id, "gear", _name(gear.name), texts, facts, 1, gear.origin, "")
    for p in library.PROGRAMS.values():
        facts = {"quality": p.quality, "vulnerable": p.vulnerable, "reload": p.reload, **_sales(p)}
        texts = rules_text((p.launch,), p.running)
        yield Component(p.id, "program", _name(p.name), texts, facts, 1, p.origin, "")
    for loot in library.LOOT.values():
        texts = rules_text(loot.actions, loot.passives)
        facts = {"armor": loot.armor}
        yield Component(loot.id, "loot", _name(loot.name), texts, facts, loot.copies, loot.origin, "")
    for o in library.OBJECTIVES.values():
        texts = rules_text((), o.ongoing)
        facts = {"faction": o.faction, "stars": o.stars, "reward": o.reward}
        yield Component(o.id, "objective", _name(o.name), texts, facts, 1, o.origin, "")
    for s in library.SCENARIOS.values():
        facts = {"players": list(s.players), "roles": [r.name for r in s.roles]}
        texts = (Text(f"cz-scenario-text-{s.id}"),)
        name = Text(f"cz-scenario-{s.id}")
        yield Component(s.id, "scenario", name, texts, facts, 1, s.origin, "")


@cache
def components() -> tuple[Component, ...]:
    """Some names are on cards of two kinds: the second gets its kind behind its id."""
    found: dict[str, Component] = {}
    for one in _all():
        id = one.id if one.id not in found else f"{one.id}-{one.kind}"
        found[id] = one if id == one.id else msgspec.structs.replace(one, id=id)
    return tuple(found.values())
