"""Atoms: the only functions that change a table; each emits its own event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.adrenaline.model.ammo import CUBES
from neontable.games.adrenaline.model.player import (
    CUBE_LIMIT,
    DISPLAYED_WEAPONS,
    KILLSHOT,
    MARK_LIMIT,
    OFFERED_TILES,
    OVERKILL,
    POWERUP_LIMIT,
)
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit, emit_but, emit_to, listening
from neontable.kernel.outcome import Outcome
from neontable.kit.piles import draw

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline


# -- dealing ---------------------------------------------------------------------------------
def deal(g: Adrenaline) -> None:
    """Shuffle the three piles, then lay out weapons and ammo (AD-SETUP-003 to 005)."""
    shuffle(g, g.powerup_deck)
    shuffle(g, g.weapon_deck)
    shuffle(g, g.tile_stack)
    g.displays = [[], [], []]
    emit(g, "ad-deal")
    refill(g, emitting=False)


# -- turns ---------------------------------------------------------------------------------
def begin_turn(g: Adrenaline, seat: int) -> None:
    g.active = seat
    g.players[seat].turns += 1
    g.dead.clear()
    g.killers.clear()
    g.hit_zones.clear()
    g.grabbed.clear()
    if g.last_turns:
        g.last_turns.pop(0)
    if listening(g):
        emit(g, "ad-turn", figure=seat)


def start_frenzy(g: Adrenaline, order: list[int]) -> None:
    """Everybody gets a last turn; boards without damage are turned to their 2-1-1-1 side."""
    g.in_frenzy = True
    g.last_turns = order
    emit(g, "ad-frenzy")
    for figure, p in enumerate(g.players):
        if not p.damage:
            flip(g, figure)


def flip(g: Adrenaline, figure: int) -> None:
    p = g.players[figure]
    if not p.flipped:
        p.flipped = True
        p.skulls = 0
        emit(g, "ad-flip", figure=figure)


def end_game(g: Adrenaline, outcome: Outcome) -> None:
    g.outcome = outcome
    emit(g, "ad-over")


# -- figures ---------------------------------------------------------------------------------
def place(g: Adrenaline, figure: int, square: int) -> None:
    """Put a figure somewhere without walking: spawning, teleporting."""
    g.players[figure].square = square
    if listening(g):
        emit(g, "ad-place", figure=figure, square=square)


def step(g: Adrenaline, figure: int, square: int) -> None:
    """One figure enters one square, on foot or pushed; another player's turret there fires."""
    g.players[figure].square = square
    if listening(g):
        emit(g, "ad-move", figure=figure, square=square)
    if g.turrets:
        trigger_turret(g, figure, square)


def go(g: Adrenaline, figure: int, square: int) -> None:
    """Move where the way does not matter (no turrets)."""
    p = g.players[figure]
    if p.square != square:
        p.square = square
        if listening(g):
            emit(g, "ad-move", figure=figure, square=square)


def trigger_turret(g: Adrenaline, figure: int, square: int) -> None:
    owner = g.turrets[square]
    if owner >= 0 and owner != figure:
        if listening(g):
            emit(g, "ad-turret-fires", figure=figure, by=owner, square=square)
        _tokens(g, figure, owner, 1)


# -- damage and marks ------------------------------------------------------------------------
def hurt(g: Adrenaline, figure: int, by: int, n: int, weapon: str = "") -> int:
    """Damage in an action: the attacker's old marks turn into damage too.  How many tokens
    found room on the board."""
    p = g.players[figure]
    marks = p.marks[by]
    if marks:
        p.marks[by] = 0
    placed = _tokens(g, figure, by, n, weapon)
    if marks:
        if listening(g):
            emit(g, "ad-marks-hurt", figure=figure, by=by, n=marks)
        placed += _tokens(g, figure, by, marks)
    return placed


def _tokens(g: Adrenaline, figure: int, by: int, n: int, weapon: str = "") -> int:
    """Tokens on a damage track: the 11th kills, the 12th is overkill, the rest is wasted."""
    damage = g.players[figure].damage
    before = len(damage)
    placed = min(n, OVERKILL - before)
    if placed > 0:
        damage.extend([by] * placed)
    else:
        placed = 0
    if listening(g):
        emit(g, "ad-hurt", figure=figure, by=by, n=placed, total=len(damage), weapon=weapon)
        if placed < n:
            emit(g, "ad-wasted", figure=figure, n=n - placed)
    if placed:
        after = before + placed
        if before < KILLSHOT <= after:
            g.dead.append(figure)
            emit(g, "ad-killshot", figure=figure, by=by, weapon=weapon)
        if after == OVERKILL:
            emit(g, "ad-overkill", figure=figure, by=by)
            if by != figure:
                mark(g, by, figure, 1)  # the mark of revenge
    return placed


def zone_strikes_back(g: Adrenaline, figure: int) -> None:
    """Domination: ending a turn on a spawn point costs a token of one's own colour."""
    emit(g, "ad-riposte", figure=figure)
    _tokens(g, figure, figure, 1)


def mark(g: Adrenaline, figure: int, by: int, n: int) -> None:
    marks = g.players[figure].marks
    placed = min(n, MARK_LIMIT - marks[by])
    marks[by] += placed
    if listening(g):
        if placed:
            emit(g, "ad-mark", figure=figure, by=by, n=placed)
        if placed < n:
            emit(g, "ad-marks-wasted", figure=figure, by=by, n=n - placed)


def clear_board(g: Adrenaline, figure: int) -> None:
    g.players[figure].damage.clear()


# -- ammo, power-ups, weapons ---------------------------------------------------------------
def spend(g: Adrenaline, seat: int, r: int, b: int, y: int) -> None:
    cubes = g.players[seat].cubes
    cubes[0] -= r
    cubes[1] -= b
    cubes[2] -= y
    if listening(g):
        emit(g, "ad-pay", figure=seat, red=r, blue=b, yellow=y)


def discard_powerup(g: Adrenaline, seat: int, powerup: str, id: str) -> None:
    """`id` is the event: played, paid with, or given up to spawn."""
    g.players[seat].powerups.remove(powerup)
    g.powerup_discard.append(powerup)
    if listening(g):
        emit(g, id, figure=seat, powerup=powerup)


def _top_powerup(g: Adrenaline) -> str | None:
    """Drawing the last card makes a new deck at once: what is discarded after it stays out."""
    powerup: str | None = draw(g, g.powerup_deck, g.powerup_discard)
    _make_anew(g, g.powerup_deck, g.powerup_discard)
    return powerup


def _make_anew(g: Adrenaline, pile: list[str], discard: list[str]) -> None:
    if not pile and discard:
        pile.extend(discard)
        discard.clear()
        shuffle(g, pile)


def draw_powerup(g: Adrenaline, seat: int) -> None:
    powerup = _top_powerup(g)
    if powerup is None:
        return
    g.players[seat].powerups.append(powerup)
    if listening(g):
        emit_to(g, seat, "ad-draw-you", powerup=powerup)
        emit_but(g, seat, "ad-draw", figure=seat)


def flip_powerup(g: Adrenaline) -> str:
    """The top power-up, shown and discarded at once: where the bot comes back."""
    powerup = str(_top_powerup(g))
    g.powerup_discard.append(powerup)
    emit(g, "ad-bot-draw", powerup=powerup)
    return powerup


def take_tile(g: Adrenaline, seat: int, square: int) -> None:
    tile = g.tiles[square]
    g.tiles[square] = ""
    g.tile_discard.append(tile)
    _gain_tile(g, seat, tile, "")


def take_offer(g: Adrenaline, seat: int, square: int, tile: str, forgone: str) -> None:
    """Turret mode: a tile from beside the board; `forgone` is what the turret costs."""
    g.offer.remove(tile)
    g.tile_discard.append(tile)
    g.grabbed.append(square)
    _gain_tile(g, seat, tile, forgone)


def _gain_tile(g: Adrenaline, seat: int, tile: str, forgone: str) -> None:
    p = g.players[seat]
    if listening(g):
        emit(g, "ad-take-tile", figure=seat, tile=tile)
    for colour, n in enumerate(CUBES[tile]):
        if n:
            if "RBY"[colour] == forgone:
                n -= 1
            p.cubes[colour] = min(CUBE_LIMIT, p.cubes[colour] + n)
    if tile[-1] == "+" and forgone != "+" and len(p.powerups) < POWERUP_LIMIT:
        draw_powerup(g, seat)


def control_turret(g: Adrenaline, seat: int, square: int) -> None:
    owner = g.turrets[square]
    g.turrets[square] = seat
    emit(g, "ad-turret-taken", figure=seat, square=square)
    if owner >= 0 and owner != seat:
        mark(g, seat, owner, 1)


def take_weapon(g: Adrenaline, seat: int, colour: int, weapon: str) -> None:
    g.displays[colour].remove(weapon)
    g.players[seat].loaded.append(weapon)
    if listening(g):
        emit(g, "ad-take-weapon", figure=seat, weapon=weapon)


def drop_weapon(g: Adrenaline, seat: int, colour: int, weapon: str) -> None:
    p = g.players[seat]
    (p.loaded if weapon in p.loaded else p.unloaded).remove(weapon)
    g.displays[colour].append(weapon)
    if listening(g):
        emit(g, "ad-drop-weapon", figure=seat, weapon=weapon)


def unload(g: Adrenaline, seat: int, weapon: str) -> None:
    p = g.players[seat]
    p.loaded.remove(weapon)
    p.unloaded.append(weapon)
    if listening(g):
        emit(g, "ad-fire", figure=seat, weapon=weapon)


def reload(g: Adrenaline, seat: int, weapon: str) -> None:
    p = g.players[seat]
    p.unloaded.remove(weapon)
    p.loaded.append(weapon)
    if listening(g):
        emit(g, "ad-reload", figure=seat, weapon=weapon)


def refill(g: Adrenaline, emitting: bool = True) -> None:
    """End of turn: what was taken is replaced."""
    emitting = emitting and listening(g)
    if g.turrets:
        while len(g.offer) < OFFERED_TILES:
            g.offer.append(_next_tile(g))
    else:
        tiles = g.tiles
        for square in g.ammo_squares:
            if not tiles[square]:
                tiles[square] = tile = _next_tile(g)
                if emitting:
                    emit(g, "ad-refill-tile", square=square, tile=tile)
    deck = g.weapon_deck
    if deck:
        for colour, display in enumerate(g.displays):
            while deck and len(display) < DISPLAYED_WEAPONS:
                weapon = deck.pop()
                display.append(weapon)
                if emitting:
                    emit(g, "ad-refill-weapon", weapon=weapon, zone=colour)


def _next_tile(g: Adrenaline) -> str:
    """Turning the last tile up makes a new stack at once, as the last power-up does."""
    _make_anew(g, g.tile_stack, g.tile_discard)
    tile = g.tile_stack.pop()
    _make_anew(g, g.tile_stack, g.tile_discard)
    return tile


# -- domination and the bot ------------------------------------------------------------------
def tag_zone(g: Adrenaline, colour: int, by: int) -> None:
    g.zones[colour].append(by)
    emit(g, "ad-tag", figure=by, zone=colour)


def damage_zone(g: Adrenaline, colour: int, by: int, turn_of: int) -> None:
    """A spawn point takes one token, once per turn and player, whatever the damage."""
    if by == turn_of:
        g.hit_zones.append(colour)
    tag_zone(g, colour, by)


# -- scoring ----------------------------------------------------------------------------------
def score(g: Adrenaline, figure: int, points: int, id: str) -> None:
    g.players[figure].points += points
    if listening(g):
        emit(g, id, figure=figure, n=points)


def announce_score(g: Adrenaline, figure: int) -> None:
    emit(g, "ad-board", figure=figure)


def take_skull(g: Adrenaline, figure: int) -> None:
    if g.skulls:
        g.skulls -= 1
    p = g.players[figure]
    if not p.flipped:
        p.skulls += 1


def remember_killer(g: Adrenaline, killer: int) -> None:
    """Whose killshot each of this turn's scored boards had: double kills count them."""
    g.killers.append(killer)


def track_killshot(g: Adrenaline, tokens: tuple[int, ...]) -> None:
    g.track.append(tokens)
