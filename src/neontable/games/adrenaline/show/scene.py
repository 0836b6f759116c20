"""The view as drawable pieces: the arena with what lies on it, a panel per player, the tracks.

A scene is made after every answer and little changes in between, so everything is built by cached
functions of small plain values: scenes share what stayed the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, cast

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.cards.words import (
    arena_text,
    hyphens,
    powerup_text,
    printed_effects,
    tile_text,
    weapon_text,
    weapon_tip,
)
from neontable.games.adrenaline.hidden.view import PlayerView, View
from neontable.games.adrenaline.model.ammo import COLOUR, CUBES, HAS_POWERUP, KIND
from neontable.games.adrenaline.model.arena import ARENAS, Edge, per_arena
from neontable.games.adrenaline.model.grid import COLOURS, COLUMNS, DIRECTIONS, ROWS
from neontable.games.adrenaline.model.player import KILLSHOT, OVERKILL, ZONE
from neontable.games.adrenaline.rules.score import BOARD, FLIPPED
from neontable.games.adrenaline.show.pictures import address
from neontable.kernel.scene import (
    Badge,
    Colour,
    FigureShape,
    Line,
    Panel,
    Piece,
    Region,
    Scene,
    Section,
    Token,
)
from neontable.kernel.text import Text, literal, say

# Outline, colour and letters of each figure: a figure is known by its outline and letters alone.
_FIGURES: tuple[tuple[FigureShape, Colour, str], ...] = (
    ("hexagon", "yellow", "DS"),
    ("drop", "blue", "BA"),
    ("square", "white", "DZ"),
    ("diamond", "purple", "VI"),
    ("shield", "green", "SP"),
)
CUBE_TOKENS = (
    Token("@ad-sign-red", "square", "red"),
    Token("@ad-sign-blue", "circle", "blue"),
    Token("@ad-sign-yellow", "triangle", "yellow"),
)
_FREE_CUBES = tuple(Token(t.sign, t.shape, t.colour, dim=True) for t in CUBE_TOKENS)
_POWERUP = Token("+", "card", "white")
_SKULL = Token("☠", "skull", "red")
_COVERED = Token("☠", "skull", "grey", dim=True)
_NO_SLOT = Token("", "slot", "grey", dim=True)
# The places of a board that change what its player may do are numbered, as on the printed one.
_SLOTS = tuple(
    Token(str(n) if n in (3, 6, KILLSHOT) else "", "slot", "grey", dim=True)
    for n in range(1, OVERKILL + 1)
)

_CACHED = 4096


def _listed(texts: Sequence[Text]) -> Text:
    whole = texts[0]
    for text in texts[1:]:
        whole = say("ad-scene-list", a=whole, b=text)
    return whole


def _owners(tokens: Sequence[int]) -> Text:
    """Whose tokens and how many, in the order in which their owners came."""
    if not tokens:
        return Text("ad-scene-none")
    return _listed(
        [
            say("ad-scene-owned", figure=f"@ad-figure-{f}", n=tokens.count(f))
            for f in dict.fromkeys(tokens)
        ]
    )


_TOKENS = tuple(Token(sign, shape, colour) for shape, colour, sign in _FIGURES)


# -- the arena ---------------------------------------------------------------------------------
@per_arena
def _regions(arena: str) -> tuple[Region, ...]:
    a = ARENAS[arena]
    regions = []
    for square in a.squares:
        row, column = divmod(square, COLUMNS)
        room = a.rooms[a.room[square]]
        lit_with = [f"room-{room}"]
        if a.spawn_colour[square] >= 0:
            lit_with.append(f"spawn-{COLOURS[a.spawn_colour[square]]}")
        regions.append(
            Region(
                f"square-{square}",
                "square",
                say("ad-label-square", square=square),
                column,
                row,
                1,
                1,
                cast(Colour, room),
                tuple(lit_with),
                ("square", square),
            )
        )
    # Rooms have no outline of their own: their squares are lit with them.
    for room in a.rooms:
        regions.append(
            Region(
                f"room-{room}",
                "room",
                Text(f"ad-room-{room}"),
                colour=cast(Colour, room),
                thing=("room", room),
            )
        )
    return tuple(regions)


@per_arena
def _lines(arena: str) -> tuple[Line, ...]:
    """Each wall and door once; an open border is no line."""
    a = ARENAS[arena]
    north, east, south, west = range(len(DIRECTIONS))
    borders: list[tuple[Edge, Line]] = []
    for square in a.squares:
        row, column = divmod(square, COLUMNS)
        edge = a.edge[square]
        sides = [(edge[south], 0, 1, 1, 1), (edge[east], 1, 0, 1, 1)]
        if row == 0 or square - COLUMNS not in a.squares:
            sides.append((edge[north], 0, 0, 1, 0))
        if column == 0 or square - 1 not in a.squares:
            sides.append((edge[west], 0, 0, 0, 1))
        for kind, x0, y0, x1, y1 in sides:
            borders.append((kind, Line(kind, column + x0, row + y0, column + x1, row + y1)))
    return tuple(line for kind, line in borders if kind != "open")


# -- pieces ------------------------------------------------------------------------------------
@cache
def _tile(id: str, place: str, tile: str) -> Piece:
    tokens = [CUBE_TOKENS[c] for c in range(3) for _ in range(CUBES[tile][c])]
    if HAS_POWERUP[tile]:
        tokens.append(_POWERUP)
    return Piece(
        id,
        "tile",
        place,
        tile_text(tile),
        face=tile,
        thing=("tile", tile),
        shape="tile",
        tokens=tuple(tokens),
    )


@cache
def _sections(weapon: str) -> tuple[Section, ...]:
    return tuple(
        Section(
            Text(f"{id}-text"),
            Text(id),
            tuple(CUBE_TOKENS[c] for c in range(3) for _ in range(effect.cost[c])),
        )
        for effect in printed_effects(WEAPONS[weapon])
        for id in (f"ad-effect-{hyphens(weapon)}-{hyphens(effect.key)}",)
    )


@per_arena
def _seen(arena: str, square: int) -> tuple[str, ...]:
    a = ARENAS[arena]
    return tuple(f"square-{s}" for s in a.squares if a.can_see(square, s)) if square >= 0 else ()


@cache
def _weapon(weapon: str, place: str, state: str) -> Piece:
    """On display its pick-up cost counts, in hand what a reload costs."""
    cost = WEAPONS[weapon].cost
    badges: tuple[Badge, ...] = ()
    tokens: tuple[Token, ...] = ()
    if state == "display":
        tokens = (_FREE_CUBES[cost[0]], *(CUBE_TOKENS[c] for c in cost[1:]))
    elif state == "loaded":
        badges = (Badge("loaded", tip=Text("ad-label-loaded")),)
    else:
        badges = (Badge("unloaded", tip=Text("ad-label-unloaded")),)
        tokens = tuple(CUBE_TOKENS[c] for c in cost)
    return Piece(
        f"weapon-{hyphens(weapon)}",
        "weapon",
        place,
        weapon_text(weapon),
        face=weapon,
        badges=badges,
        tip=weapon_tip(weapon),
        group=state,
        thing=("weapon", weapon),
        shape="strip",
        colour=COLOURS[cost[0]],
        tokens=tokens,
        dim=state == "unloaded",
        sections=_sections(weapon),
        picture=address(weapon),
    )


@cache
def _powerup(id: str, place: str, card: str) -> Piece:
    return Piece(
        id,
        "powerup",
        place,
        powerup_text(card),
        face=card,
        tip=Text(f"ad-powerup-{KIND[card]}-text"),
        group="powerups",
        thing=("powerup", card),
        shape="strip",
        colour=COLOURS[COLOUR[card]],
        tokens=(CUBE_TOKENS[COLOUR[card]],),
        picture=address(card),
    )


@cache
def _hidden(id: str, place: str) -> Piece:
    return Piece(
        id,
        "powerup",
        place,
        Text("ad-label-hidden"),
        face="back",
        group="powerups",
        shape="back",
        colour="grey",
        sign="?",
    )


@lru_cache(maxsize=_CACHED)
def _figure(
    arena: str,
    figure: int,
    bot: int,
    square: int,
    damage: int,
    marks: int,
    active: bool,
    dead: bool,
) -> Piece:
    shape, colour, sign = _FIGURES[figure]
    badges = []
    if damage:
        hit = Token(str(damage), "circle", "red")
        badges.append(Badge("damage", damage, say("ad-scene-damage", n=damage), tokens=(hit,)))
    if marks:
        mark = Token(str(marks), "diamond", "orange")
        badges.append(Badge("marks", marks, say("ad-scene-marks", n=marks), tokens=(mark,)))
    if active:
        badges.append(Badge("active", tip=Text("ad-label-active"), look="active"))
    if dead:
        badges.append(Badge("dead", tip=Text("ad-label-dead"), look="dead"))
    return Piece(
        f"figure-{figure}",
        "figure",
        f"square-{square}" if square >= 0 else f"panel-{figure}",
        _player_title(figure, bot),
        face=str(figure),
        badges=tuple(badges),
        group="figures",
        thing=("target", figure),
        shape=shape,
        colour=colour,
        sign=sign,
        sees=_seen(arena, square),
    )


def _player_title(figure: int, bot: int) -> Text:
    id = "ad-label-bot" if figure == bot else "ad-label-player"
    return say(id, figure=f"@ad-figure-{figure}")


@lru_cache(maxsize=_CACHED)
def _spawn(arena: str, colour: int, zone: tuple[int, ...] | None) -> Piece:
    badges: tuple[Badge, ...] = ()
    if zone is not None:
        badges = (Badge("zone", len(zone), say("ad-scene-zone", owners=_owners(zone))),)
    name = COLOURS[colour]
    return Piece(
        f"spawn-{name}",
        "spawn",
        f"square-{ARENAS[arena].spawn[colour]}",
        Text(f"ad-spawn-{name}"),
        badges=badges,
        # Only in domination can a spawn point be shot at; then its name as a target is this.
        thing=("target", ZONE + colour),
        shape="corner",
        colour=name,
        sign=f"@ad-sign-{name}",
    )


@lru_cache(maxsize=_CACHED)
def _turret(square: int, owner: int) -> Piece:
    if owner < 0:
        label, sign = Text("ad-scene-turret-free"), "·"
        colour: Colour = "grey"
    else:
        label = say("ad-label-turret", figure=f"@ad-figure-{owner}")
        _, colour, sign = _FIGURES[owner]
    return Piece(
        f"turret-{square}",
        "turret",
        f"square-{square}",
        label,
        face="" if owner < 0 else str(owner),
        thing=("square", square),
        shape="corner",
        colour=colour,
        sign=sign,
    )


# -- panels ------------------------------------------------------------------------------------
@lru_cache(maxsize=_CACHED)
def _damage_row(damage: tuple[int, ...]) -> Badge:
    tokens = tuple(_TOKENS[f] for f in damage) + _SLOTS[len(damage) :]
    tip = say("ad-scene-damage-by", owners=_owners(damage))
    return Badge("damage", len(damage), tip, Text("ad-label-damage"), tokens)


@lru_cache(maxsize=_CACHED)
def _marks_row(marks: tuple[int, ...]) -> Badge:
    tokens = tuple(f for f, n in enumerate(marks) for _ in range(n))
    tip = say("ad-scene-marks-by", owners=_owners(tokens))
    shown = tuple(_TOKENS[f] for f in tokens)
    return Badge("marks", len(tokens), tip, Text("ad-label-marks"), shown)


@lru_cache(maxsize=_CACHED)
def _cubes_row(cubes: tuple[int, ...]) -> Badge:
    tip = say("ad-scene-cubes", red=cubes[0], blue=cubes[1], yellow=cubes[2])
    tokens = tuple(CUBE_TOKENS[c] for c in range(3) for _ in range(cubes[c]))
    return Badge("cubes", sum(cubes), tip, Text("ad-label-cubes"), tokens)


@lru_cache(maxsize=_CACHED)
def _worth_row(skulls: int, flipped: bool) -> Badge:
    """What the board pays for the next kill: each skull covers its best value."""
    values = FLIPPED if flipped else BOARD
    covered = min(skulls, len(values))
    tokens = (_COVERED,) * covered + tuple(Token(str(v), "slot", "white") for v in values[covered:])
    return Badge(
        "skulls", skulls, say("ad-scene-skulls", n=skulls), Text("ad-label-skulls"), tokens
    )


@lru_cache(maxsize=_CACHED)
def _points_row(points: int) -> Badge:
    return Badge("points", points, say("ad-scene-points", n=points), Text("ad-label-points"))


@lru_cache(maxsize=_CACHED)
def _player_panel(
    figure: int, bot: int, p: tuple[Any, ...], flags: tuple[str, ...], pieces: tuple[str, ...]
) -> Panel:
    damage, marks, cubes, skulls, flipped, points, powerups = p
    rows = [_damage_row(damage), _marks_row(marks)]
    if figure != bot:
        rows.append(_cubes_row(cubes))
    rows.append(_worth_row(skulls, flipped))
    if points is not None:
        rows.append(_points_row(points))
    if figure != bot:
        tip = say("ad-scene-powerups", n=powerups)
        rows.append(Badge("powerups", powerups, tip, Text("ad-label-powerups")))
    rows += [_FLAGS[flag] for flag in flags]
    return Panel(
        f"panel-{figure}",
        "player",
        _player_title(figure, bot),
        tuple(rows),
        figure,
        pieces,
        _TOKENS[figure],
        "active" in flags,
    )


_FLAGS = {
    flag.kind: flag
    for flag in (
        Badge("you", tip=Text("ad-scene-you"), look="you"),
        Badge("active", tip=Text("ad-label-active"), look="active"),
        Badge("first", tip=Text("ad-label-first")),
        Badge("dead", tip=Text("ad-label-dead")),
        Badge("flipped", tip=Text("ad-label-flipped")),
        Badge("waiting", tip=Text("ad-scene-waiting")),
        Badge("winner", tip=Text("ad-scene-winner"), look="winner"),
    )
}


@lru_cache(maxsize=_CACHED)
def _game_panel(arena: str, mode: str, frenzy: bool, in_frenzy: bool, actions: int) -> Panel:
    own = arena not in ARENAS
    where = say("ad-arena-own", name=literal(ARENAS[arena].name)) if own else arena_text(arena)
    rows = [Badge("arena", tip=where)]
    if in_frenzy:
        rows.append(Badge("frenzy", tip=Text("ad-label-frenzy")))
    elif not frenzy:
        rows.append(Badge("sudden", tip=Text("ad-scene-sudden")))
    rows.append(Badge("actions", actions, say("ad-scene-actions", n=actions)))
    return Panel("panel-game", "game", Text(f"ad-mode-{mode}"), tuple(rows))


@lru_cache(maxsize=_CACHED)
def _track_panel(track: tuple[tuple[int, ...], ...], skulls: int) -> Panel:
    kills = [f for slot in track for f in slot]
    tokens = tuple(_TOKENS[f] for f in kills) + (_SKULL,) * skulls
    rows = (
        Badge(
            "track",
            len(track),
            say("ad-scene-track", owners=_owners(kills)),
            Text("ad-scene-kills"),
            tokens,
        ),
        Badge("left", skulls, say("ad-scene-skulls-left", n=skulls)),
    )
    return Panel("panel-track", "track", Text("ad-label-track"), rows)


@lru_cache(maxsize=_CACHED)
def _skulls_panel(skulls: int) -> Panel:
    """The other modes cover the killshot track: only the skulls lie there (AD-DOM-006,
    AD-TUR-006)."""
    left = say("ad-scene-skulls-left", n=skulls)
    rows = (Badge("left", skulls, left, tokens=(_SKULL,) * skulls),)
    return Panel("panel-skulls", "skulls", Text("ad-label-skulls"), rows)


@lru_cache(maxsize=_CACHED)
def _zones_panel(zones: tuple[tuple[int, ...], ...]) -> Panel:
    rows = []
    for colour, zone in enumerate(zones):
        label = Text(f"ad-spawn-{COLOURS[colour]}")
        tip = say("ad-scene-titled", title=label, words=_owners(zone))
        tokens = tuple(_TOKENS[f] for f in zone) or (_NO_SLOT,)
        rows.append(Badge(f"zone-{COLOURS[colour]}", len(zone), tip, label, tokens))
    return Panel("panel-zones", "zones", Text("ad-scene-zones"), tuple(rows))


@lru_cache(maxsize=_CACHED)
def _turrets_panel(turrets: tuple[int, ...], seats: int) -> Panel:
    rows = []
    for figure in range(seats):
        label = say("ad-label-turret", figure=f"@ad-figure-{figure}")
        n = turrets.count(figure)
        tokens = (_TOKENS[figure],) * n or (_NO_SLOT,)
        tip = say("ad-scene-titled", title=label, words=n)
        rows.append(Badge("turrets", n, tip, label, tokens))
    return Panel("panel-turrets", "turrets", Text("ad-scene-turrets"), tuple(rows))


@lru_cache(maxsize=_CACHED)
def _decks_panel(weapons: int, powerups: int, tiles: int) -> Panel:
    rows = (
        Badge("weapons", weapons, say("ad-label-deck-weapons", n=weapons)),
        Badge("powerups", powerups, say("ad-label-deck-powerups", n=powerups)),
        Badge("tiles", tiles, say("ad-label-deck-tiles", n=tiles)),
    )
    return Panel("panel-decks", "decks", Text("ad-scene-decks"), rows)


# -- the whole ---------------------------------------------------------------------------------
def scene(view: View) -> Scene:
    """What the seat of the view sees."""
    bot = len(view.players) - 1 if view.bot else -1
    pieces: list[Piece] = []
    panels: list[Panel] = []
    arena = ARENAS[view.arena]
    for colour, display in enumerate(view.displays):
        zone = view.zones[colour] if view.zones else None
        pieces.append(_spawn(view.arena, colour, zone))
        place = f"square-{arena.spawn[colour]}"
        pieces += [_weapon(w, place, "display") for w in display]
    for square, tile in enumerate(view.tiles):
        if tile:
            pieces.append(_tile(f"tile-{square}", f"square-{square}", tile))
    if view.turrets:
        pieces += [_turret(square, view.turrets[square]) for square in arena.ammo_squares]
    for figure, p in enumerate(view.players):
        pieces.append(
            _figure(
                view.arena,
                figure,
                bot,
                p.square,
                len(p.damage),
                sum(p.marks),
                figure == view.active and view.outcome is None,
                figure in view.dead,
            )
        )
        held = _held(figure, p)
        pieces += held
        facts = (p.damage, p.marks, p.cubes, p.skulls, p.flipped, p.points, p.powerup_count)
        shown = tuple([piece.id for piece in held])
        panels.append(_player_panel(figure, bot, facts, _flags(view, figure), shown))
    panels.append(_game_panel(view.arena, view.mode, view.frenzy, view.in_frenzy, view.actions))
    if view.mode == "deathmatch":
        panels.append(_track_panel(view.track, view.skulls))
    else:
        panels.append(_skulls_panel(view.skulls))
    if view.zones:
        panels.append(_zones_panel(view.zones))
    if view.turrets:
        panels.append(_turrets_panel(view.turrets, len(view.players) - view.bot))
    if view.offer:
        offer = [_tile(f"offer-{i}", "panel-offer", t) for i, t in enumerate(view.offer)]
        pieces += offer
        ids = tuple([piece.id for piece in offer])
        panels.append(Panel("panel-offer", "offer", Text("ad-label-offer"), pieces=ids))
    panels.append(_decks_panel(view.weapons_left, view.powerups_left, view.tiles_left))
    return Scene(
        "adrenaline",
        COLUMNS,
        ROWS,
        _regions(view.arena),
        _lines(view.arena),
        tuple(pieces),
        tuple(panels),
        "pink",
    )


def _held(figure: int, p: PlayerView) -> list[Piece]:
    place = f"panel-{figure}"
    held = [_weapon(w, place, "loaded") for w in p.loaded]
    held += [_weapon(w, place, "unloaded") for w in p.unloaded]
    # Numbered by their order in the sorted hand: hidden cards are indistinguishable.
    if p.powerups is None:
        held += [_hidden(f"powerup-{figure}-{i}", place) for i in range(p.powerup_count)]
    else:
        held += [
            _powerup(f"powerup-{figure}-{i}", place, card) for i, card in enumerate(p.powerups)
        ]
    return held


def _flags(view: View, figure: int) -> tuple[str, ...]:
    flags = []
    p = view.players[figure]
    if figure == view.seat:
        flags.append("you")
    if view.outcome is not None:
        if figure in view.outcome.winners:
            flags.append("winner")
    elif figure == view.active:
        flags.append("active")
    if figure == view.first:
        flags.append("first")
    if figure in view.dead:
        flags.append("dead")
    elif p.square < 0:
        flags.append("waiting")
    if p.flipped:
        flags.append("flipped")
    return tuple(flags)
