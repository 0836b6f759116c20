"""Positions written by hand: fills in what may be left out and reports what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.model.ammo import POWERUPS, TILES
from neontable.games.adrenaline.model.arena import ARENAS, arena_key, faults
from neontable.games.adrenaline.model.grid import SIZE
from neontable.games.adrenaline.model.player import (
    CUBE_LIMIT,
    KILLSHOT,
    MARK_LIMIT,
    OFF_BOARD,
    OFFERED_TILES,
    OVERKILL,
    POWERUP_LIMIT,
    WEAPON_LIMIT,
)
from neontable.games.adrenaline.model.state import THE_REST, Adrenaline
from neontable.games.adrenaline.positions.spelling import by_id
from neontable.games.adrenaline.positions.stack import check_flow
from neontable.games.adrenaline.rules.turn import Match, Spawn, Turn
from neontable.kernel.chance import is_key, shuffle
from neontable.kit.counters import within
from neontable.kit.zones import conserved

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.player import Player

MODES = ("deathmatch", "domination", "turret")
MOST_DRAWN = 1 << 62
DEALT = [THE_REST]
"""Laid out from the pile: as `tiles`, or as one of `displays`."""

_WEAPONS = sorted(WEAPONS)
_POWERUPS = sorted(POWERUPS)
_TILES = sorted(TILES)


def complete(g: Adrenaline) -> None:
    """Fill in what was left out: marks, piles, what lies in the arena, tracks, whose turn it is."""
    if not g.stack:  # else a table wrote it
        by_id(g)
    if faults(g.arena) or g.mode not in MODES:
        return  # check names it
    g.arena = arena_key(g.arena)
    figures = len(g.players)
    for p in g.players:
        if not p.marks:
            p.marks = [0] * figures
    tiles_dealt = not g.tiles or g.tiles == DEALT
    if tiles_dealt:
        g.tiles = [""] * SIZE
    displays_dealt = [i for i, d in enumerate(g.displays) if d == DEALT]
    for i in displays_dealt:
        g.displays[i] = []
    if g.mode == "domination" and not g.zones:
        g.zones = [[], [], []]
    if g.mode == "turret" and not g.turrets:
        g.turrets = [OFF_BOARD] * SIZE
    if g.weapon_deck == [THE_REST]:
        g.weapon_deck = _rest(g, _WEAPONS, _weapons_out(g))
    if g.powerup_deck == [THE_REST]:
        g.powerup_deck = _rest(g, _POWERUPS, _powerups_out(g))
    if g.tile_stack == [THE_REST]:
        g.tile_stack = _rest(g, _TILES, _tiles_out(g))
    if not g.displays:
        n = len(g.weapon_deck)
        g.displays = [[g.weapon_deck.pop() for _ in range(min(3, n // 3))] for _ in range(3)]
    for i in displays_dealt:
        g.displays[i] = [g.weapon_deck.pop() for _ in range(min(3, len(g.weapon_deck)))]
    if tiles_dealt and g.mode != "turret":
        for square in g.ammo_squares:
            g.tiles[square] = g.tile_stack.pop() if g.tile_stack else ""
    if not g.stack and g.outcome is None:
        _begin(g)


def _begin(g: Adrenaline) -> None:
    """No stack: `active` is to act, with nothing done yet in this turn.  Whoever stands on the
    board has had a first turn, and whoever has 11 damage was killed in this one."""
    for figure, p in enumerate(g.players[: g.seats]):
        if p.turns == 0 and p.square != OFF_BOARD:
            p.turns = 2 if figure == g.active else 1
    if not g.dead:
        g.dead = [f for f, p in enumerate(g.players) if len(p.damage) >= KILLSHOT]
    if g.mode == "turret" and not g.offer:
        n = min(OFFERED_TILES, len(g.tile_stack))
        g.offer = [g.tile_stack.pop() for _ in range(n)]
    turn = Turn(g.active, bot=g.bot, at="action")
    if g.in_frenzy:
        turn.kind = turn.actions = 2 if g.first in g.last_turns else 1
    g.stack = [Match(at="next"), turn]
    if not 0 <= g.active < g.seats:
        return  # check names it
    p = g.players[g.active]
    if p.square == OFF_BOARD:
        p.turns = p.turns or 1
        turn.bot = g.bot and not (g.active == g.first and p.turns == 1)
        g.stack.append(Spawn(g.active))


def _rest(g: Adrenaline, all_of: Iterable[str], out: Iterable[str]) -> list[str]:
    left = Counter(all_of)
    left.subtract(out)
    rest = sorted(thing for thing, n in left.items() for _ in range(n))
    if is_key(g.key) and 0 <= g.drawn < MOST_DRAWN:  # else the table is refused anyway
        shuffle(g, rest)
    return rest


def _weapons_out(g: Adrenaline) -> list[str]:
    out = [weapon for display in g.displays for weapon in display]
    for p in g.players:
        out += p.loaded
        out += p.unloaded
    return out


def _powerups_out(g: Adrenaline) -> list[str]:
    out = g.powerup_discard[:]
    for p in g.players:
        out += p.powerups
    return out


def _tiles_out(g: Adrenaline) -> list[str]:
    return [*filter(None, g.tiles), *g.tile_discard, *g.offer]


def _piles(g: Adrenaline, kind: str) -> Iterator[tuple[str, list[str]]]:
    """Everything that a kind of card may lie in, by its path."""
    if kind == "weapons":
        for i, p in enumerate(g.players):
            yield f"players[{i}].loaded", p.loaded
            yield f"players[{i}].unloaded", p.unloaded
        for i, display in enumerate(g.displays):
            yield f"displays[{i}]", display
        yield "weapon_deck", g.weapon_deck
    elif kind == "power-ups":
        for i, p in enumerate(g.players):
            yield f"players[{i}].powerups", p.powerups
        yield "powerup_deck", g.powerup_deck
        yield "powerup_discard", g.powerup_discard
    else:
        yield "tiles", [tile for tile in g.tiles if tile]
        yield "tile_stack", g.tile_stack
        yield "tile_discard", g.tile_discard
        yield "offer", g.offer


def _unknown(g: Adrenaline, kind: str, whole: list[str]) -> list[str]:
    """Names that nothing has, each with its path and the name that was probably meant."""
    known = set(whole)
    found = []
    for path, pile in _piles(g, kind):
        for name in pile:
            if name not in known:
                near = get_close_matches(name, sorted(known), 1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                found.append(f"{path}: there is no {kind[:-1]} {name!r}{hint}")
    return found


def check(g: Adrenaline) -> list[str]:
    """Every inconsistency, in terms of the position format."""
    problems: list[str] = []
    problems += [f"arena: {fault}" for fault in faults(g.arena)]
    if g.mode not in MODES:
        problems.append(f"mode is {g.mode!r}; the modes are {', '.join(MODES)}")
    seats = g.seats
    problems += within("seats (players without the bot)", seats, 3, 5)
    if g.bot and seats > 4:
        problems.append("a bot is added with 3 or 4 players only")
    for name, seat in (("first", g.first), ("active", g.active)):
        if not 0 <= seat < seats:
            problems += within(name, seat, 0, seats - 1)
    if problems:
        # The rest cannot be checked without a board and its players.
        return problems + within("skulls", g.skulls, 0, 8)
    problems += within("skulls", g.skulls, 0, 8)
    for figure, p in enumerate(g.players):
        _check_player(g, figure, p, problems)
    _check_board(g, problems)
    for name, whole, deck, out in (
        ("weapons", _WEAPONS, g.weapon_deck, _weapons_out(g)),
        ("power-ups", _POWERUPS, g.powerup_deck, _powerups_out(g)),
        ("ammo tiles", _TILES, g.tile_stack, _tiles_out(g)),
    ):
        out += deck
        out.sort()
        if out != whole:
            problems += _unknown(g, name, whole) or conserved(name, Counter(whole), out)
    if not problems:
        return check_flow(g)
    return problems


def _check_player(g: Adrenaline, figure: int, p: Player, problems: list[str]) -> None:
    figures = len(g.players)
    a = ARENAS[g.arena]
    if p.square != OFF_BOARD and (not 0 <= p.square < SIZE or a.room[p.square] < 0):
        squares = ", ".join(map(str, a.squares))
        problems.append(
            f"players[{figure}].square is {p.square}; {a.name} has {squares}, or -1 (off board)"
        )
    if p.damage:
        if len(p.damage) > OVERKILL:
            problems.append(
                f"players[{figure}].damage has {len(p.damage)} tokens; a board holds {OVERKILL}"
            )
        for owner in dict.fromkeys(p.damage):
            if not 0 <= owner < figures:
                problems.append(f"players[{figure}].damage: there is no figure {owner}")
        if figure in p.damage:
            if g.mode != "domination":
                problems.append(
                    f"players[{figure}].damage: a figure damages itself only in domination"
                )
            elif figure == g.seats:
                problems.append(f"players[{figure}].damage: the bot never damages itself")
    if len(p.marks) != figures:
        problems.append(
            f"players[{figure}].marks has {len(p.marks)} numbers; one per figure: {figures}"
        )
    else:
        if min(p.marks) < 0 or max(p.marks) > MARK_LIMIT:
            for owner, n in enumerate(p.marks):
                if not 0 <= n <= MARK_LIMIT:
                    problems.append(
                        f"players[{figure}].marks[{owner}] is {n}; it must be 0 to {MARK_LIMIT}"
                    )
        if p.marks[figure]:
            problems.append(f"players[{figure}].marks[{figure}]: nobody marks themselves")
    if len(p.cubes) != 3 or min(p.cubes) < 0 or max(p.cubes) > CUBE_LIMIT:
        problems.append(
            f"players[{figure}].cubes is {p.cubes}; red, blue, yellow, each 0 to {CUBE_LIMIT}"
        )
    # One more for an instant, which check_flow looks into: the weapon just taken, the card
    # drawn to come back.
    if len(p.loaded) + len(p.unloaded) > WEAPON_LIMIT + (figure == g.active):
        problems.append(f"players[{figure}] holds more than {WEAPON_LIMIT} weapons")
    if len(p.powerups) > POWERUP_LIMIT + 1:
        problems.append(
            f"players[{figure}] holds {len(p.powerups)} power-ups; at most {POWERUP_LIMIT}"
        )
    if p.skulls < 0 or p.points < 0 or p.turns < 0:
        problems.append(f"players[{figure}]: skulls, points and turns cannot be negative")
    if g.bot and figure == g.seats and (p.loaded or p.unloaded or p.powerups):
        problems.append(f"players[{figure}] is the bot: it has no weapons or power-ups")


def _check_board(g: Adrenaline, problems: list[str]) -> None:
    a, figures, seats = ARENAS[g.arena], len(g.players), g.seats
    displays = g.displays
    if len(displays) != 3 or max(map(len, displays)) > 3:
        problems.append("displays must be three lists (red, blue, yellow) of up to 3 weapons")
    if len(g.tiles) != SIZE:
        problems.append(f"tiles has {len(g.tiles)} entries; one per square: {SIZE}")
    elif any(g.tiles):
        ammo = () if g.turrets else a.ammo_squares
        for square, tile in enumerate(g.tiles):
            if tile and square not in ammo:
                problems.append(f"tiles[{square}]: no ammo tile can lie there")
    if len(g.zones) != (3 if g.mode == "domination" else 0):
        problems.append("zones are three lists in domination and empty otherwise")
    if len(g.turrets) != (SIZE if g.mode == "turret" else 0):
        problems.append(f"turrets are {SIZE} numbers in turret mode and empty otherwise")
    elif g.turrets:
        if min(g.turrets) < OFF_BOARD or max(g.turrets) >= seats:
            problems.append("turrets are controlled by seats; -1 where nobody does")
        for square, owner in enumerate(g.turrets):
            if owner != OFF_BOARD and square not in a.ammo_squares:
                problems.append(f"turrets[{square}]: there is no turret")
    if len(g.offer) > (OFFERED_TILES if g.mode == "turret" else 0):
        problems.append(f"offer has {len(g.offer)} tiles; {OFFERED_TILES} in turret mode, else 0")
    if g.track and g.mode != "deathmatch":
        problems.append("track holds killshots in deathmatch only")
    for slot in g.track:
        if len(slot) not in (1, 2):
            problems.append("each entry of track is a killer, or a killer and an overkiller")
            break
    for name, piles in (("track", g.track), ("zones", g.zones)):
        if any(not 0 <= f < figures for pile in piles for f in pile):
            problems.append(f"{name} holds tokens of figures that do not play")
    if g.in_frenzy and not g.frenzy:
        problems.append("in_frenzy is true, but this table ends with sudden death (frenzy)")
    if g.last_turns and not g.in_frenzy:
        problems.append("last_turns is for the frenzy (in_frenzy)")
    for name, values, n in (
        ("dead", g.dead, figures),
        ("hit_zones", g.hit_zones, 3 if g.zones else 0),
        ("grabbed", g.grabbed, SIZE if g.turrets else 0),
        ("last_turns", g.last_turns, seats),
    ):
        if values and (min(values) < 0 or max(values) >= n or len(set(values)) != len(values)):
            which = f"each of 0 to {n - 1} at most once" if n else f"nothing in {g.mode}"
            problems.append(f"{name} is {values}; {which}")
    if g.killers and (min(g.killers) < 0 or max(g.killers) >= figures):
        problems.append("killers names figures that do not play")
    end = g.outcome
    if end is not None and (
        len(end.points) != seats or any(not 0 <= s < seats for s in end.winners)
    ):
        problems.append("outcome: winners are seats, points are one number per seat")
