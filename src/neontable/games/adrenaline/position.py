"""Positions written by hand: what may be left out is filled in, what is wrong is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from neontable.games.adrenaline.ammo import POWERUPS, TILES
from neontable.games.adrenaline.arena import ARENAS, SIZE
from neontable.games.adrenaline.player import (
    CUBE_LIMIT,
    MARK_LIMIT,
    OFF_BOARD,
    OFFERED_TILES,
    OVERKILL,
    POWERUP_LIMIT,
    WEAPON_LIMIT,
)
from neontable.games.adrenaline.state import THE_REST, Adrenaline
from neontable.games.adrenaline.turn import Match, Spawn, Turn
from neontable.games.adrenaline.weapons import WEAPONS
from neontable.kernel.chance import shuffle
from neontable.kit.counters import within
from neontable.kit.zones import conserved

if TYPE_CHECKING:
    from neontable.games.adrenaline.player import Player

MODES = ("deathmatch", "domination", "turret")

_WEAPONS = Counter(list(WEAPONS))
_POWERUPS = Counter(POWERUPS)
_TILES = Counter(TILES)


def complete(g: Adrenaline) -> None:
    """Fill in what was left out: marks, piles, displays, tracks, and whose turn it is."""
    if g.arena not in ARENAS or g.mode not in MODES:
        return  # check names it
    figures = len(g.players)
    for p in g.players:
        if not p.marks:
            p.marks = [0] * figures
    if not g.tiles:
        g.tiles = [""] * SIZE
    if g.mode == "domination" and not g.zones:
        g.zones = [[], [], []]
    if g.mode == "turret" and not g.turrets:
        g.turrets = [OFF_BOARD] * SIZE
    if g.weapon_deck == [THE_REST]:
        g.weapon_deck = _rest(g, _WEAPONS, *_weapon_zones(g))
    if g.powerup_deck == [THE_REST]:
        g.powerup_deck = _rest(g, _POWERUPS, *_powerup_zones(g))
    if g.tile_stack == [THE_REST]:
        g.tile_stack = _rest(g, _TILES, *_tile_zones(g))
    if not g.displays:
        n = len(g.weapon_deck)
        g.displays = [[g.weapon_deck.pop() for _ in range(min(3, n // 3))] for _ in range(3)]
    if not g.stack and g.outcome is None:
        # A player to act in the middle of a turn: two actions, nothing done yet.
        g.stack = [Match(at="next"), Turn(g.active, bot=g.bot, at="action")]
        if 0 <= g.active < figures:
            p = g.players[g.active]
            if p.turns == 0:
                p.turns = 1 if p.square == OFF_BOARD else 2
            if p.square == OFF_BOARD:
                g.stack.append(Spawn(g.active))


def _rest(g: Adrenaline, all_of: Counter[str], *zones: Iterable[str]) -> list[str]:
    left = all_of.copy()
    for zone in zones:
        left.subtract(zone)
    rest = sorted(thing for thing, n in left.items() for _ in range(n))
    shuffle(g, rest)
    return rest


def _weapon_zones(g: Adrenaline) -> list[list[str]]:
    held = [zone for p in g.players for zone in (p.loaded, p.unloaded)]
    return [*g.displays, *held]


def _powerup_zones(g: Adrenaline) -> list[list[str]]:
    return [g.powerup_discard, *(p.powerups for p in g.players)]


def _tile_zones(g: Adrenaline) -> list[list[str]]:
    return [[t for t in g.tiles if t], g.tile_discard, g.offer]


def check(g: Adrenaline) -> list[str]:
    """Every inconsistency, in words of the position format."""
    problems: list[str] = []
    if g.arena not in ARENAS:
        problems.append(f"arena is {g.arena!r}; the arenas are {', '.join(ARENAS)}")
    if g.mode not in MODES:
        problems.append(f"mode is {g.mode!r}; the modes are {', '.join(MODES)}")
    if problems:
        return problems
    problems += within("seats (players without the bot)", g.seats, 3, 5)
    if g.bot and g.seats > 4:
        problems.append("a bot is added with 3 or 4 players only")
    problems += within("skulls", g.skulls, 0, 8)
    for name, seat in (("first", g.first), ("active", g.active)):
        problems += within(name, seat, 0, g.seats - 1)
    if problems:
        return problems
    for figure, p in enumerate(g.players):
        _check_player(g, figure, p, problems)
    _check_board(g, problems)
    problems += conserved("weapons", _WEAPONS, g.weapon_deck, *_weapon_zones(g))
    problems += conserved("power-ups", _POWERUPS, g.powerup_deck, *_powerup_zones(g))
    problems += conserved("ammo tiles", _TILES, g.tile_stack, *_tile_zones(g))
    if not problems:
        _check_flow(g, problems)
    return problems


def _check_player(g: Adrenaline, figure: int, p: Player, problems: list[str]) -> None:
    name = f"players[{figure}]"
    figures = len(g.players)
    if p.square != OFF_BOARD and (
        not 0 <= p.square < SIZE or ARENAS[g.arena].room[p.square] < 0
    ):
        squares = ", ".join(map(str, ARENAS[g.arena].squares))
        problems.append(f"{name}.square is {p.square}; {g.arena} has {squares}, or -1 (off board)")
    if len(p.damage) > OVERKILL:
        problems.append(f"{name}.damage has {len(p.damage)} tokens; a board holds {OVERKILL}")
    for owner in p.damage:
        if not 0 <= owner < figures:
            problems.append(f"{name}.damage: there is no figure {owner}")
        elif owner == figure and g.mode != "domination":
            problems.append(f"{name}.damage: a figure damages itself only in domination")
    if len(p.marks) != figures:
        problems.append(f"{name}.marks has {len(p.marks)} numbers; one per figure: {figures}")
    else:
        for owner, n in enumerate(p.marks):
            if not 0 <= n <= MARK_LIMIT:
                problems.append(f"{name}.marks[{owner}] is {n}; it must be 0 to {MARK_LIMIT}")
        if p.marks[figure]:
            problems.append(f"{name}.marks[{figure}]: nobody marks themselves")
    if len(p.cubes) != 3 or not all(0 <= n <= CUBE_LIMIT for n in p.cubes):
        problems.append(f"{name}.cubes is {p.cubes}; red, blue, yellow, each 0 to {CUBE_LIMIT}")
    if len(p.loaded) + len(p.unloaded) > WEAPON_LIMIT + (figure == g.active):
        problems.append(f"{name} holds more than {WEAPON_LIMIT} weapons")
    # One more power-up for an instant: the card drawn to come back.
    if len(p.powerups) > POWERUP_LIMIT + 1:
        problems.append(f"{name} holds {len(p.powerups)} power-ups; at most {POWERUP_LIMIT}")
    if not p.skulls >= 0 or p.points < 0 or p.turns < 0:
        problems.append(f"{name}: skulls, points and turns cannot be negative")
    if g.bot and figure == g.seats and (p.loaded or p.unloaded or p.powerups):
        problems.append(f"{name} is the bot: it has no weapons or power-ups")


def _check_board(g: Adrenaline, problems: list[str]) -> None:
    a, figures = ARENAS[g.arena], len(g.players)
    if len(g.displays) != 3 or any(len(d) > 3 for d in g.displays):
        problems.append("displays must be three lists (red, blue, yellow) of up to 3 weapons")
    if len(g.tiles) != SIZE:
        problems.append(f"tiles has {len(g.tiles)} entries; one per square: {SIZE}")
    else:
        for square, tile in enumerate(g.tiles):
            if tile and (a.room[square] < 0 or a.spawn_colour[square] >= 0 or g.turrets):
                problems.append(f"tiles[{square}]: no ammo tile can lie there")
    if (g.mode == "domination") != (len(g.zones) == 3):
        problems.append("zones are three lists in domination and empty otherwise")
    if (g.mode == "turret") != (len(g.turrets) == SIZE):
        problems.append(f"turrets are {SIZE} numbers in turret mode and empty otherwise")
    elif any(not OFF_BOARD <= t < g.seats for t in g.turrets):
        problems.append("turrets are controlled by seats; -1 where nobody does")
    if len(g.offer) > (OFFERED_TILES if g.mode == "turret" else 0):
        problems.append(f"offer has {len(g.offer)} tiles; {OFFERED_TILES} in turret mode, else 0")
    tokens = [f for slot in g.track for f in slot] + [f for zone in g.zones for f in zone]
    if any(not 0 <= f < figures for f in tokens):
        problems.append("track and zones hold tokens of figures that do not play")
    if any(len(slot) not in (1, 2) for slot in g.track):
        problems.append("each entry of track is a killer, or a killer and an overkiller")
    if any(not 0 <= s < g.seats for s in g.last_turns):
        problems.append("last_turns names seats that do not play")
    for name, values, n in (("dead", g.dead, figures), ("hit_zones", g.hit_zones, 3)):
        if any(not 0 <= v < n for v in values) or len(set(values)) != len(values):
            problems.append(f"{name} is {values}; each of 0 to {n - 1} at most once")


def _check_flow(g: Adrenaline, problems: list[str]) -> None:
    """The frames must speak of things that are there."""
    if g.outcome is not None and g.stack:
        problems.append("a finished game (outcome) has no open procedures (stack)")
    if g.stack and not isinstance(g.stack[0], Match):
        problems.append("the first frame of the stack must be a Match")
    figures = len(g.players)
    for i, frame in enumerate(g.stack):
        name = f"stack[{i}] ({type(frame).__name__})"
        known = frame.asks.keys() | frame.does.keys()
        if frame.at not in known:
            problems.append(f"{name}: no step {frame.at!r}; the steps are {sorted(known)}")
        seat = getattr(frame, "seat", None)
        if seat is not None and not 0 <= seat < g.seats:
            problems.append(f"{name}: there is no seat {seat}")
        elif seat is not None and i > 1 and g.players[seat].square < 0 and not isinstance(
            frame, Spawn
        ):
            problems.append(f"{name}: seat {seat} is not on the board")
        figure = getattr(frame, "figure", None)
        if figure is not None and (
            not 0 <= figure < figures or g.players[figure].square < 0
        ):
            problems.append(f"{name}: figure {figure} is not on the board")
        weapon = getattr(frame, "weapon", "")
        if weapon and weapon not in WEAPONS:
            problems.append(f"{name}: there is no weapon {weapon!r}")
        if isinstance(frame, Turn) and not 0 <= frame.actions <= 2:
            problems.append(f"{name}: actions is {frame.actions}; it must be 0 to 2")
