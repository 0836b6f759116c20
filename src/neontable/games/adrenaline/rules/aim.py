"""Who and what can be aimed at: bit masks over squares, precomputed per arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.adrenaline.cards.weapons import (
    FREE,
    RELOAD,
    WEAPONS,
    Aim,
    ChooseSquare,
    Cost,
    Effect,
    Glide,
    HitAll,
)
from neontable.games.adrenaline.model.arena import ARENAS, Arena, per_arena, squares_of
from neontable.games.adrenaline.model.grid import SIZE
from neontable.games.adrenaline.model.player import Player, affords, wealth
from neontable.games.adrenaline.model.squares import reachable

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline

ANY_ZONE, SEEN_ZONE, NO_ZONE = 0, 1, 2
"""How a spawn point counts for an effect: like a figure; only when seen (it cannot be moved);
or not at all (effects that only mark)."""

Masks = tuple[int, ...]
Shots = tuple[tuple[Masks, Cost, int, int], ...]
"""For each way to open a shot: where targets may be, by the shooter's square; its cost; how
spawn points count; and the effect's index."""


def _union(masks: Masks, of: int) -> int:
    whole = 0
    for s in squares_of(of):
        whole |= masks[s]
    return whole


@per_arena
def rule_masks(arena_name: str, rule: str) -> Masks:
    """The squares where targets of an aiming rule stand, for every square of the shooter."""
    a = ARENAS[arena_name]
    every = sum(1 << s for s in a.squares)
    out = []
    for s in range(SIZE):
        if a.room[s] < 0:
            out.append(0)
            continue
        own, seen = 1 << s, a.sees[s]
        near = a.at[1][s]
        match rule:
            case "here":
                mask = own
            case "seen":
                mask = seen
            case "unseen":
                mask = every & ~seen
            case "seen_away":
                mask = seen & ~own
            case "seen_far":
                mask = seen & ~a.within[1][s]
            case "near" | "near_apart":
                mask = near
            case "line":
                mask = a.line[s][0] | a.line[s][1] | a.line[s][2] | a.line[s][3]
            case "pull_seen":
                mask = _union(a.within[2], seen)
            case "pull_here":
                mask = a.within[2][s]
            case "vortex":
                mask = _union(a.within[1], seen & ~own)
            case "room":
                mask = seen & ~a.room_mask[a.room[s]]
            case "flame" | "fist":
                mask = sum(1 << t for ray in a.ray[s] for t in ray)
            case _:
                raise KeyError(rule)
        out.append(mask)
    return tuple(out)


def opening_rule(effect: Effect) -> tuple[str, int]:
    """The rule that says where an effect's targets may stand, and how spawn points count."""
    verb = effect.verbs[0]
    if isinstance(verb, Aim):
        if verb.marks_only:
            return verb.rule, NO_ZONE
        return verb.rule, SEEN_ZONE if verb.rule.startswith("pull") else ANY_ZONE
    if isinstance(verb, ChooseSquare):
        return verb.rule, SEEN_ZONE if verb.rule == "vortex" else ANY_ZONE
    assert isinstance(verb, HitAll), effect.key
    return verb.area, ANY_ZONE


@per_arena
def openings(arena_name: str, weapon: str) -> Shots:
    """Every way to open a shot with a weapon: its modes, or its basic effect with or without
    moving first."""
    w = WEAPONS[weapon]
    shots: list[tuple[Masks, Cost, int, int]] = []
    for i, effect in enumerate(w.effects):
        if effect.after or isinstance(effect.verbs[0], Glide):
            continue
        rule, zones = opening_rule(effect)
        masks = rule_masks(arena_name, rule)
        shots.append((masks, effect.cost, zones, i))
        if not w.modes:
            for j, first in enumerate(w.effects):
                verb = first.verbs[0]
                if isinstance(verb, Glide) and not first.after:
                    moved = tuple(
                        _union(masks, reachable(arena_name, s, verb.lo, verb.hi))
                        for s in range(SIZE)
                    )
                    shots.append((moved, first.cost, zones, j))
    return tuple(shots)


# -- what stands where now ----------------------------------------------------------------
def figure_mask(g: Adrenaline, seat: int) -> int:
    """The squares of all other figures."""
    mask = 0
    for f, p in enumerate(g.players):
        if f != seat and p.square >= 0:
            mask |= 1 << p.square
    return mask


def zone_mask(g: Adrenaline, seat: int) -> int:
    """The spawn points this player can still damage in this turn."""
    if not g.zones:
        return 0
    return _zone_mask(g, ARENAS[g.arena], seat)


def _zone_mask(g: Adrenaline, a: Arena, seat: int) -> int:
    if g.players[seat].turns < 2:
        return 0
    mask = 0
    for colour in range(3):
        if colour not in g.hit_zones:
            mask |= 1 << a.spawn[colour]
    return mask


def can_fire(
    g: Adrenaline, weapon: str, square: int, figures: int, zones: int, have: list[int]
) -> bool:
    """Whether a loaded weapon has a target from this square, by any effect that can be paid."""
    for masks, cost, zone_kind, _ in openings(g.arena, weapon):
        if cost is FREE or affords(have, cost):
            mask = masks[square]
            if mask & figures:
                return True
            if (
                zones
                and mask & zones
                and zone_kind != NO_ZONE
                and (zone_kind == ANY_ZONE or mask & zones & ARENAS[g.arena].sees[square])
            ):
                return True
    return False


def firing_squares(g: Adrenaline, seat: int, steps: int, reload: bool) -> int:
    """The squares within so many steps from which some weapon can be fired, as a mask; with
    `reload`, weapons count that could be reloaded on the way (frenzy)."""
    p = g.players[seat]
    if not p.loaded and not (reload and p.unloaded):
        return 0
    figures, zones = figure_mask(g, seat), zone_mask(g, seat)
    if not figures and not zones:
        return 0
    have = wealth(p)
    mask = 0
    for square in ARENAS[g.arena].reach[steps][p.square]:
        if fires_from(g, p, square, figures, zones, have, reload):
            mask |= 1 << square
    return mask


def fires_from(
    g: Adrenaline, p: Player, square: int, figures: int, zones: int, have: list[int], reload: bool
) -> bool:
    for weapon in p.loaded:
        if can_fire(g, weapon, square, figures, zones, have):
            return True
    if reload:
        for weapon in p.unloaded:
            left = after_reload(have, weapon)
            if left is not None and can_fire(g, weapon, square, figures, zones, left):
                return True
    return False


def after_reload(have: list[int], weapon: str) -> list[int] | None:
    cost = RELOAD[weapon]
    if not affords(have, cost):
        return None
    return [have[0] - cost[0], have[1] - cost[1], have[2] - cost[2]]
