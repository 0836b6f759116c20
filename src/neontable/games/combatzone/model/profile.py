"""Everything that follows from a model's cards, worked out once for each combination."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import (
    BEARER,
    Action,
    Grants,
    Mod,
    Need,
    Passive,
    Trait,
    When,
)
from neontable.games.combatzone.model.components import ModelCard, Rank
from neontable.games.combatzone.model.pieces import Sheet

ARMOR_LIMIT = 4


class Trigger(NamedTuple):
    path: str
    source: str
    """Id of the card it stands on."""
    when: When


class Profile:
    """Everything that follows from a model's cards, whatever happens on the table."""

    __slots__ = (
        "actions",
        "armor",
        "auras",
        "bulky",
        "card",
        "colour",
        "cyber",
        "drone",
        "gear_armor",
        "gonk",
        "grants",
        "items",
        "keywords",
        "mods",
        "netrunner",
        "programs",
        "radius",
        "rank",
        "skills",
        "tokens",
        "traits",
        "whens",
    )

    def __init__(self, sheet: Sheet) -> None:
        card = library.MODELS[sheet.card]
        rank = card.rank(sheet.stars)
        self.card: ModelCard = card
        self.rank: Rank = rank
        self.gonk = card.gonk
        self.drone = "drone" in card.keywords
        self.radius = 5 * sheet.base or card.radius  # tenths of a millimetre
        self.colour = rank.tokens[:1]
        self.tokens = "" if self.gonk else rank.tokens
        self.skills = sheet.skills or rank.skills
        self.items = tuple(i for i in (*rank.gear, *sheet.gear) if i not in sheet.lost)
        self.programs = tuple(library.PROGRAMS[p].launch for p in sheet.programs)
        keywords = {*card.keywords, *rank.keywords, *sheet.keywords}
        carried: list[tuple[str, str, tuple[Passive, ...]]] = []
        actions: list[Action] = []
        armor: list[tuple[str, int]] = []
        self.bulky = 0
        for id in rank.abilities:
            if id not in sheet.lost and id not in sheet.exhausted:
                ability = library.ABILITIES[id]
                carried.append(("ability", id, ability.passives))
                actions += ability.actions
        self.cyber = False
        for id in self.items:
            gear = library.GEAR[id]
            self.bulky += "bulky" in gear.keywords
            self.cyber = self.cyber or "cybergear" in gear.keywords
            keywords.update(k for k in ("netrunner", "leader") if k in gear.keywords)
            if id in sheet.exhausted:
                continue
            carried.append(("gear", id, gear.passives))
            actions += gear.actions
            if gear.armor:
                armor.append((id, gear.armor))
        for id in sheet.loot:
            loot = library.LOOT[id]
            if id in sheet.exhausted:
                continue
            carried.append(("loot", id, loot.passives))
            actions += loot.actions
            if loot.armor:
                armor.append((id, loot.armor))
        for id in sheet.running:
            carried.append(("program", id, library.PROGRAMS[id].running))
        for id in sheet.programs:
            program = library.PROGRAMS[id]
            if program.drone:  # it goes on as the Active side says (CZ-DRONE-002)
                there = Need("drone-in-play", program.drone)
                still = [replace(p, needs=(*p.needs, there)) for p in program.running]
                carried.append(("program", id, tuple(still)))
        for id in sheet.marks:
            carried.append(("mark", id, library.MARKS[id].passives))
        self.gear_armor = tuple(armor)
        self.traits: dict[str, int] = {}
        mods: list[Mod] = []
        grants: list[Grants] = []
        auras: list[Passive] = []
        whens: dict[str, list[Trigger]] = {}
        for kind, id, passives in carried:
            for i, passive in enumerate(passives):
                if isinstance(passive, When):
                    path = library.when_path(kind, id, i)
                    heard = whens.get(passive.moment, [])
                    whens[passive.moment] = [*heard, Trigger(path, id, passive)]
                elif isinstance(passive, Trait):
                    if passive.on == BEARER and not passive.needs:
                        self.traits[passive.name] = max(passive.n, self.traits.get(passive.name, 0))
                    else:
                        auras.append(passive)
                elif passive.on != BEARER or getattr(passive, "against", False):
                    auras.append(passive)
                elif isinstance(passive, Mod):
                    mods.append(passive)
                elif isinstance(passive, Grants):
                    grants.append(passive)
        if any(library.PROGRAMS[p].vulnerable for p in sheet.running):
            self.traits["vulnerable"] = 1
        if "netrunner" in self.traits:
            keywords.add("netrunner")
        if "leader" in self.traits:
            keywords.add("leader")
        self.mods: tuple[Mod, ...] = tuple(mods)
        self.grants: tuple[Grants, ...] = tuple(grants)
        self.auras: tuple[Passive, ...] = tuple(auras)
        self.whens = {moment: tuple(found) for moment, found in whens.items()}
        self.keywords = frozenset(keywords)
        self.netrunner = "netrunner" in keywords
        self.actions: tuple[Action, ...] = tuple(actions)
        more = sum(m.n for m in mods if m.what == "armor" and not m.needs)
        armor_printed = rank.armor if sheet.armor < 0 else sheet.armor
        limit = max(ARMOR_LIMIT, armor_printed)
        self.armor = min(armor_printed + more, limit) if more else armor_printed


class Profiles(dict[Sheet, Profile]):
    """Every profile that was ever asked for."""

    def __missing__(self, sheet: Sheet) -> Profile:
        self[sheet] = made = Profile(sheet)
        return made


PROFILES = Profiles()
profile = PROFILES.__getitem__
"""The profile of a model's cards."""
