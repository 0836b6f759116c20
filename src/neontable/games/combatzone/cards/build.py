"""Cards made of facts and declarations: what is printed comes from `facts`, what a card does from
the modules that declare it.  Nothing is written twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from neontable.games.combatzone.cards import facts
from neontable.games.combatzone.cards.verbs import Deploy
from neontable.games.combatzone.model.card import Action, Mod, Passive
from neontable.games.combatzone.model.components import (
    Ability,
    Gear,
    ModelCard,
    Program,
    Rank,
    Sale,
)
from neontable.games.combatzone.model.keywords import Keys

FLAGS = frozenset(
    ("accurate", "blast", "complex", "dangerous", "difficult", "discard", "indirect", "push",
     "silent", "suppression", "torrent", "unwieldy")
)  # fmt: skip


class Effect(msgspec.Struct, frozen=True):
    """What a card does beyond its printed action."""

    passives: tuple[Passive, ...] = ()
    actions: tuple[Action, ...] = ()
    """Actions besides the printed one."""
    keywords: tuple[str, ...] = ()
    """Keywords that its bearer gets."""
    changes: Mapping[str, Any] = {}
    """Fields of the printed action."""


def effect(
    *passives: Passive,
    actions: tuple[Action, ...] = (),
    keywords: tuple[str, ...] = (),
    **changes: Any,
) -> Effect:
    return Effect(passives, actions, keywords, changes)


NOTHING = Effect()


def keys_of(words: tuple[str, ...]) -> tuple[Keys, Keys]:
    """Effect keywords of the facts, such as "rapid-2" or "deadly-crits", as the keywords of an
    action and those of its Crits."""
    plain: dict[str, Any] = {}
    crits: dict[str, Any] = {}
    for word in words:
        into = crits if word.endswith("-crits") else plain
        name, _, number = word.removesuffix("-crits").partition("-")
        into[name] = True if name in FLAGS else int(number or 1)
    return Keys(**plain), Keys(**crits)


def printed_action(
    id: str, skill: str, zones: str, attack: bool, effects: tuple[str, ...], of: Effect
) -> Action:
    keys, crits = keys_of(effects)
    tags = (id, "blast") if keys.blast else (id,)
    fields: dict[str, Any] = {
        "skill": skill,
        "range": zones,
        "attack": attack,
        "keys": keys,
        "crits": crits,
        "aims": "rival" if attack else "none",
    }
    fields |= of.changes
    fields["tags"] = (*tags, *of.changes.get("tags", ()))
    return Action(**fields)


def gear_card(id: str, of: Effect) -> Gear:
    """A card that can be bought."""
    fact = facts.GEAR[id]
    has_action = bool(fact.skill or of.changes)
    actions = of.actions
    if has_action:
        own = printed_action(id, fact.skill, fact.range, fact.attack, fact.effects, of)
        actions = (own, *actions)
    skills = tuple(_skill_bonus(skill, n) for skill, n in fact.skills.items())
    iconic = (f"iconic:{fact.iconic}",) if fact.iconic else ()
    return Gear(
        id=id,
        name=fact.name,
        sales=tuple(
            Sale("" if o.faction == facts.UNIVERSAL else o.faction, o.eb, o.rarity, o.stars)
            for o in fact.offers
        ),
        keywords=(*fact.keywords, *of.keywords, *iconic),
        armor=fact.armor,
        actions=actions,
        passives=(*skills, *of.passives),
    )


def _skill_bonus(skill: str, n: int) -> Passive:
    return Mod(what=skill, n=n)


def printed_gear(
    id: str,
    skill: str = "",
    zones: str = "",
    *words: str,
    of: Effect = NOTHING,
    keywords: tuple[str, ...] = (),
    armor: int = 0,
    attack: bool = True,
) -> Gear:
    """Gear that is only printed on model cards: our design, in the spirit of its name."""
    actions = of.actions
    if skill:
        actions = (printed_action(id, skill, zones, attack, words, of), *actions)
    return Gear(
        id=id,
        name=facts.SPECIALS[id],
        keywords=(*keywords, *of.keywords),
        armor=armor,
        actions=actions,
        passives=of.passives,
        origin="designed",
    )


def ability(
    id: str, *passives: Passive, actions: tuple[Action, ...] = (), origin: str = "designed"
) -> Ability:
    tagged = tuple(msgspec.structs.replace(a, tags=(id, *a.tags)) for a in actions)
    return Ability(id=id, name=facts.SPECIALS[id], actions=tagged, passives=passives, origin=origin)


def program_card(
    id: str,
    *running: Passive,
    reload: str = "inspire",
    cyber_quality: str = "",
    **changes: Any,
) -> Program:
    """`changes`: fields of the launch beyond its range and whether it attacks."""
    fact = facts.PROGRAMS[id]
    sale = "" if fact.faction == facts.UNIVERSAL else fact.faction
    fields: dict[str, Any] = {"range": fact.range, "attack": fact.attack}
    fields["aims"] = "rival" if fact.range else "none"
    fields |= changes
    if fields.get("keys", Keys()).blast:
        fields["tags"] = (*fields.get("tags", ()), "blast")
    drones = [verb.card for verb in fields.get("does", ()) if isinstance(verb, Deploy)]
    return Program(
        id=id,
        name=fact.name,
        drone=drones[0] if drones else "",
        sales=(Sale(sale, fact.eb, fact.rarity, fact.stars),),
        quality=fact.quality,
        cyber_quality=cyber_quality,
        launch=Action(**fields),
        running=running,
        vulnerable=fact.vulnerable,
        reload=reload,  # type: ignore[arg-type]
    )


def model_card(id: str, gear: frozenset[str]) -> ModelCard:
    """`gear`: ids of all gear, which tell printed items from abilities."""
    fact = facts.MODELS[id]
    return ModelCard(
        id=id,
        name=fact.name,
        factions=fact.factions,
        keywords=fact.keywords,
        eb=fact.eb,
        ranks=tuple(
            Rank(
                stars=rank.stars,
                tokens=rank.tokens,
                armor=rank.armor,
                skills=rank.skills,
                abilities=tuple(s for s in rank.special if s not in gear),
                gear=tuple(s for s in rank.special if s in gear),
                keywords=rank.keywords,
            )
            for rank in fact.ranks
        ),
    )
