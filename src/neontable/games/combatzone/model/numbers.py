"""Numbers that are worked out: skills, armor, keywords, as they stand for an attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.model.attempt import NO_ACTION, Attempt
from neontable.games.combatzone.model.card import SKILLS, Mod
from neontable.games.combatzone.model.conditions import all_met, covers
from neontable.games.combatzone.model.keywords import Keys
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import red_lined

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


def has_trait(g: CombatZone, model: int, name: str) -> bool:
    """By its own cards, or by an aura that covers it."""
    if name in profile(g.models[model].sheet).traits:
        return True
    for bearer, passive in g.auras.traits.get(name, ()):
        if covers(g, bearer, passive.on, model) and all_met(
            g, bearer, passive.needs, Attempt(model, NO_ACTION)
        ):
            return True
    return False


def trait(g: CombatZone, model: int, name: str) -> int:
    return profile(g.models[model].sheet).traits.get(name, 0)


def skill(g: CombatZone, model: int, name: str, attempt: Attempt | None = None) -> int:
    """The value of a skill of a model; 0 where its card has none (CZ-SKILL-004).  A Vulnerable
    model has none but Tech (CZ-NET-010)."""
    mine = profile(g.models[model].sheet)
    if "vulnerable" in mine.traits and name != "tech":
        return 0
    n = mine.skills[SKILLS.index(name)]
    least = 0
    for mod in mine.mods:
        if mod.what == name and (
            not mod.needs or all_met(g, model, mod.needs, attempt or Attempt(model, NO_ACTION))
        ):
            n += mod.n * times(g, mod, model, attempt)
        elif mod.what == "least":
            least = max(least, mod.n)
    for bearer, passive in g.auras.mods.get(name, ()):
        if covers(g, bearer, passive.on, model) and all_met(
            g, bearer, passive.needs, attempt or Attempt(model, NO_ACTION)
        ):
            n += passive.n * times(g, passive, model, attempt)
    return max(n, least)


def times(g: CombatZone, mod: Mod, model: int, attempt: Attempt | None) -> int:
    """How often a modifier counts."""
    per = mod.per
    if not per:
        return 1
    if per == "hacked":
        at = attempt.target if attempt is not None else -1
        return g.models[at].hacked if at >= 0 else 0
    if per == "own-hacked":
        return g.models[model].hacked
    if per == "loot":
        return len(g.models[model].sheet.loot)
    if per == "red":
        return g.models[model].tokens.upper().count("R")
    if per == "armor":
        found = profile(g.models[model].sheet)
        return max(found.armor, *(n for _, n in found.gear_armor), 0)
    raise AssertionError(f"nobody counts {per!r}")


def changes(
    g: CombatZone, model: int, what: str, attempt: Attempt, at: int = -1
) -> list[tuple[str, int]]:
    """Every Mod of this kind on a model, for an attempt: its own, those of auras, and those
    against whoever aims at `at`."""
    found: list[tuple[str, int]] = []
    action = attempt.action
    for mod in profile(g.models[model].sheet).mods:
        if (
            mod.what == what
            and action.is_a(mod.of)
            and (not mod.needs or all_met(g, model, mod.needs, attempt))
        ):
            n = mod.n * times(g, mod, model, attempt)
            if n:
                found.append(("card", n))
    for bearer, passive in g.auras.mods.get(what, ()):
        if not action.is_a(passive.of):
            continue
        whom = at if passive.against else model
        if whom < 0 or not covers(g, bearer, passive.on, whom):
            continue
        if all_met(g, bearer, passive.needs, attempt):
            n = passive.n * times(g, passive, model, attempt)
            if n:
                found.append(("aura", n))
    return found


def number(g: CombatZone, model: int, what: str) -> int:
    """The sum of the unconditional Mods of this kind on a model's own cards."""
    return sum(m.n for m in profile(g.models[model].sheet).mods if m.what == what)


def keys(g: CombatZone, attempt: Attempt) -> tuple[Keys, Keys]:
    """The keywords of an action as it is taken now: always, and with a Crit."""
    action = attempt.action
    always, crits = action.keys, action.crits
    for grant in profile(g.models[attempt.by].sheet).grants:
        if action.is_a(grant.of) and (
            not grant.needs or all_met(g, attempt.by, grant.needs, attempt)
        ):
            always, crits = always.plus(grant.keys), crits.plus(grant.crits)
    for bearer, passive in g.auras.grants:
        if not action.is_a(passive.of):
            continue
        whom = attempt.target if passive.against else attempt.by
        if whom < 0 or not covers(g, bearer, passive.on, whom):
            continue
        if all_met(g, bearer, passive.needs, attempt):
            always, crits = always.plus(passive.keys), crits.plus(passive.crits)
    if attempt.target >= 0:
        if "deadly-if-hacked" in action.tags and g.models[attempt.target].hacked:
            always = always.plus(Keys(deadly=1))
        if "copies-target" in action.tags:
            copied, more = copied_keys(g, attempt.target)
            always, crits = always.plus(copied), crits.plus(more)
    return always, crits


def copied_keys(g: CombatZone, model: int) -> tuple[Keys, Keys]:
    """Deadly, Rapid and Stun of the best attack of a model that reaches RED."""
    best, crits = Keys(), Keys()
    for action in profile(g.models[model].sheet).actions:
        if action.attack and "R" in action.range:
            found = Keys(deadly=action.keys.deadly, rapid=action.keys.rapid, stun=action.keys.stun)
            more = Keys(deadly=action.crits.deadly)
            if _weight(found, more) > _weight(best, crits):
                best, crits = found, more
    return best, crits


def _weight(always: Keys, crits: Keys) -> int:
    return 4 * always.deadly + 2 * max(0, always.rapid - 1) + always.stun + crits.deadly


def total(g: CombatZone, model: int, what: str, arg: str = "") -> int:
    """The sum of the Mods of this kind on a model, those of auras included, for no action in
    particular."""
    mods = [m for m in profile(g.models[model].sheet).mods if m.what == what and m.arg == arg]
    nothing = Attempt(model, NO_ACTION)
    n = sum(m.n for m in mods if not m.needs or all_met(g, model, m.needs, nothing))
    for bearer, passive in g.auras.mods.get(what, ()):
        if (
            passive.arg == arg
            and not passive.against
            and covers(g, bearer, passive.on, model)
            and all_met(g, bearer, passive.needs, nothing)
        ):
            n += passive.n
    return n


def is_red_lined(g: CombatZone, model: int) -> bool:
    m = g.models[model]
    return red_lined(m.tokens, m.origin)


def is_cyber(g: CombatZone, model: int) -> bool:
    """A Cyber-Character (CZ-TEAM-011)."""
    found = profile(g.models[model].sheet)
    return found.cyber and not found.gonk
