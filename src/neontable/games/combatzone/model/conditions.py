"""Named conditions of cards, and which models a scope means.

A condition is asked for the bearer of the card and an attempt: the bearer may be the acting model,
its target, or a third one whose card is in force for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from neontable.games.combatzone.model.attempt import NO_ACTION, Attempt
from neontable.games.combatzone.model.card import Need, Needs, Scope
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import has_ready, has_used, red_lined
from neontable.games.combatzone.model.where import (
    are_rivals,
    brawl,
    friends_of,
    is_visible,
    is_within,
    on_table,
    path_of_attack,
    rivals_of,
)
from neontable.kit.named import Named

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

Condition = Callable[["CombatZone", int, Need, Attempt], bool]
CONDITIONS: Named[Condition] = Named()
condition = CONDITIONS.called


def met(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return CONDITIONS[need.name](g, bearer, need, attempt) != need.no


def all_met(g: CombatZone, bearer: int, needs: Needs, attempt: Attempt) -> bool:
    return all(met(g, bearer, need, attempt) for need in needs)


# -- scopes --------------------------------------------------------------------------------------
def is_kind(g: CombatZone, model: int, kind: str) -> bool:
    found = profile(g.models[model].sheet)
    if kind in ("", "model"):
        return True
    if kind == "character":
        return not found.gonk and not found.drone
    if kind == "gonk":
        return found.gonk
    if kind == "cyber":
        return found.cyber and not found.gonk
    if kind == "drone":
        return found.drone
    return kind in found.keywords or kind == found.card.id


def covers(g: CombatZone, bearer: int, scope: Scope, model: int, target: int = -1) -> bool:
    """Whether a scope, seen from the bearer, means this model."""
    who = scope.who
    if scope.others and model == bearer:
        return False
    centre = bearer
    if scope.around == "target":
        centre = target
        if target < 0 or model == target:
            return False
    if who == "bearer":
        if model != bearer:
            return False
    elif who == "friends":
        if are_rivals(g, bearer, model):
            return False
    elif who == "others":
        if model == bearer or are_rivals(g, bearer, model):
            return False
    elif who == "rivals":
        if not are_rivals(g, bearer, model):
            return False
    elif who == "hacked":
        if not g.models[model].hacked or not are_rivals(g, bearer, model):
            return False
    elif who == "brawling" and model not in brawl(g, bearer):
        return False
    if scope.kind and not is_kind(g, model, scope.kind):
        return False
    if scope.kind != "drone" and model != bearer and profile(g.models[model].sheet).drone:
        return False  # CZ-DRONE-003
    if scope.within and model != centre and not is_within(g, centre, model, scope.within):
        return False
    return not scope.visible or model == bearer or is_visible(g, bearer, model)


def models_in(g: CombatZone, bearer: int, scope: Scope, target: int = -1) -> list[int]:
    """The models on the table that a scope means."""
    if scope.who == "target":
        return [target] if target >= 0 and g.models[target].status == "table" else []
    return [i for i in on_table(g) if covers(g, bearer, scope, i, target)]


# -- conditions of the bearer ----------------------------------------------------------------------
@condition("in-brawl")
def _in_brawl(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return bool(brawl(g, bearer))


@condition("friend-visible")
def _friend_visible(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return any(is_visible(g, bearer, f) for f in friends_of(g, bearer))


@condition("friend-within")
def _friend_within(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """A friend (of the kind `arg` after a colon, if any) within `arg`."""
    within, _, kind = need.arg.partition(":")
    return any(
        is_within(g, bearer, f, within) and is_kind(g, f, kind) for f in friends_of(g, bearer)
    )


@condition("rival-within")
def _rival_within(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return any(is_within(g, bearer, r, need.arg) for r in rivals_of(g, bearer))


@condition("outnumbered")
def _outnumbered(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """More rivals than other friends within YELLOW."""
    rivals = sum(is_within(g, bearer, r, "Y") for r in rivals_of(g, bearer))
    return rivals > sum(is_within(g, bearer, f, "Y") for f in friends_of(g, bearer))


@condition("all-ready")
def _all_ready(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return not has_used(g.models[bearer].tokens)


@condition("red-lined")
def _red_lined(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    m = g.models[bearer]
    return red_lined(m.tokens, m.origin)


@condition("wounded")
def _wounded(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    m = g.models[bearer]
    return m.tokens.upper() != m.origin.upper()


@condition("not-moved")
def _not_moved(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return not g.models[bearer].moved


@condition("elevated")
def _elevated(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return g.models[bearer].floor >= 0


@condition("no-luck")
def _no_luck(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return g.teams[g.models[bearer].seat].luck == 0


@condition("has-gear")
def _has_gear(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The acting model has gear with this id."""
    return need.arg in profile(g.models[attempt.by].sheet).items


@condition("carries-loot")
def _carries_loot(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return bool(g.models[bearer].sheet.loot)


@condition("own-activation")
def _own_activation(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return g.active == bearer


@condition("token-ready")
def _token_ready(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return has_ready(g.models[bearer].tokens)


# -- conditions of the attempt ---------------------------------------------------------------------
@condition("reaction")
def _reaction(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return attempt.reaction


@condition("at-range")
def _at_range(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The target lies in one of the zones `arg`, such as "YG"."""
    return attempt.zone != "" and attempt.zone in need.arg


@condition("clear-path")
def _clear_path(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    if attempt.target < 0:
        return False
    path = path_of_attack(g, attempt.by, attempt.target)
    return not path.blocked and path.bonus == 0


@condition("acting")
def _acting(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The bearer is the one who acts."""
    return attempt.by == bearer


@condition("aimed-at-bearer")
def _aimed_at_bearer(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return attempt.target == bearer


# -- conditions of the target ----------------------------------------------------------------------
@condition("target-hacked")
def _target_hacked(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return attempt.target >= 0 and g.models[attempt.target].hacked > 0


@condition("target-red-lined")
def _target_red_lined(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    if attempt.target < 0:
        return False
    m = g.models[attempt.target]
    return red_lined(m.tokens, m.origin)


@condition("target-wounded")
def _target_wounded(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    if attempt.target < 0:
        return False
    m = g.models[attempt.target]
    return m.tokens.upper() != m.origin.upper()


@condition("target-can-act")
def _target_can_act(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """A character with a Ready token, or a Gonk that is not stunned (CZ-CMD-004, AMB-56)."""
    if attempt.target < 0:
        return False
    m = g.models[attempt.target]
    found = profile(m.sheet)
    if found.drone:
        return False
    return not m.stunned if found.gonk else has_ready(m.tokens)


@condition("target-kind")
def _target_kind(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The target is of the kind `arg`: character, gonk, netrunner, cyber, leader ..."""
    return attempt.target >= 0 and is_kind(g, attempt.target, need.arg)


@condition("target-veteran")
def _target_veteran(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return attempt.target >= 0 and g.models[attempt.target].sheet.stars > 0


@condition("target-vulnerable")
def _target_vulnerable(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    if attempt.target < 0:
        return False
    return "vulnerable" in profile(g.models[attempt.target].sheet).traits


@condition("target-all-used")
def _target_all_used(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return attempt.target >= 0 and not has_ready(g.models[attempt.target].tokens)


@condition("target-marked")
def _target_marked(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """A mark `arg` lies on the target."""
    return attempt.target >= 0 and need.arg in g.models[attempt.target].sheet.marks


@condition("target-brawling")
def _target_brawling(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return attempt.target >= 0 and bool(brawl(g, attempt.target))


__all__ = ["NO_ACTION"]
