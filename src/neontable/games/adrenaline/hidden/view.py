"""What a seat may know, built from allow-listed facts; and redealing what it may not.

Hidden are: other players' power-ups, the order of the three piles, and other players' points
until the end.  Weapons are picked up face up, so everybody knows who holds which.
"""

from __future__ import annotations

import msgspec

from neontable.games.adrenaline.model.state import Adrenaline
from neontable.games.adrenaline.rules.shot import Shot
from neontable.games.adrenaline.rules.turn import Turn
from neontable.kernel.asks import Ask
from neontable.kernel.chance import shuffle
from neontable.kernel.outcome import Outcome
from neontable.kit.zones import redealt

WORLDS = 50
"""How many deals are tried before a hand counts as known."""


class PlayerView(msgspec.Struct):
    square: int
    damage: tuple[int, ...]
    marks: tuple[int, ...]
    cubes: tuple[int, ...]
    loaded: tuple[str, ...]
    unloaded: tuple[str, ...]
    powerup_count: int
    powerups: tuple[str, ...] | None
    """Only the seat's own; sorted."""
    skulls: int
    flipped: bool
    points: int | None
    """Only the seat's own, until the end."""
    turns: int


class View(msgspec.Struct):
    game: str
    seat: int
    arena: str
    mode: str
    frenzy: bool
    bot: bool
    players: tuple[PlayerView, ...]
    first: int
    active: int
    actions: int
    """Actions the active player has left."""
    skulls: int
    track: tuple[tuple[int, ...], ...]
    displays: tuple[tuple[str, ...], ...]
    weapons_left: int
    powerups_left: int
    powerup_discard: tuple[str, ...]
    tiles: tuple[str, ...]
    tiles_left: int
    tile_discard: tuple[str, ...]
    zones: tuple[tuple[int, ...], ...]
    turrets: tuple[int, ...]
    offer: tuple[str, ...]
    dead: tuple[int, ...]
    firing: str
    """The weapon that is being fired; empty when none is."""
    in_frenzy: bool
    last_turns: tuple[int, ...]
    outcome: Outcome | None


def view(g: Adrenaline, seat: int) -> View:
    over = g.outcome is not None
    players = tuple(
        PlayerView(
            square=p.square,
            damage=tuple(p.damage),
            marks=tuple(p.marks),
            cubes=tuple(p.cubes),
            loaded=tuple(p.loaded),
            unloaded=tuple(p.unloaded),
            powerup_count=len(p.powerups),
            powerups=tuple(sorted(p.powerups)) if figure == seat else None,
            skulls=p.skulls,
            flipped=p.flipped,
            points=p.points if over or figure == seat else None,
            turns=p.turns,
        )
        for figure, p in enumerate(g.players)
    )
    # On the stack, a turn is above the match and a shot above the turn, whatever follows.
    turn = g.stack[1] if len(g.stack) > 1 else None
    shot = g.stack[2] if len(g.stack) > 2 else None
    return View(
        game="adrenaline",
        seat=seat,
        arena=g.arena,
        mode=g.mode,
        frenzy=g.frenzy,
        bot=g.bot,
        players=players,
        first=g.first,
        active=g.active,
        actions=turn.actions if isinstance(turn, Turn) else 0,
        skulls=g.skulls,
        track=tuple(g.track),
        displays=tuple(tuple(d) for d in g.displays),
        weapons_left=len(g.weapon_deck),
        powerups_left=len(g.powerup_deck),
        powerup_discard=tuple(g.powerup_discard),
        tiles=tuple(g.tiles),
        tiles_left=len(g.tile_stack),
        tile_discard=tuple(g.tile_discard),
        zones=tuple(tuple(z) for z in g.zones),
        turrets=tuple(g.turrets),
        offer=tuple(g.offer),
        dead=tuple(g.dead),
        firing=shot.weapon if type(shot) is Shot else "",
        in_frenzy=g.in_frenzy,
        last_turns=tuple(g.last_turns),
        outcome=g.outcome,
    )


def redeal(g: Adrenaline, seat: int, key: str) -> Adrenaline:
    """A copy in which everything hidden from the seat is redealt, with its own key."""
    world = _shuffled(g, key)
    hands = [p.powerups for s, p in enumerate(world.players) if s != seat]
    for _ in range(WORLDS):
        redealt(world, [world.powerup_deck, *hands])
        if possible(world, seat):
            return world
    # Only hands like the real ones allow what is happening: then they count as known.
    world = _shuffled(g, key)
    shuffle(world, world.powerup_deck)
    return world


def _shuffled(g: Adrenaline, key: str) -> Adrenaline:
    """Piles are sorted before they are shuffled: the same key then gives the same world whatever
    the hidden truth is, so that nothing of it leaks into a search."""
    world = g.clone()
    world.key, world.drawn = key, 0
    world.weapon_deck.sort()
    world.tile_stack.sort()
    world.powerup_deck.sort()
    shuffle(world, world.weapon_deck)
    shuffle(world, world.tile_stack)
    return world


def possible(world: Adrenaline, seat: int) -> bool:
    """Whether an action in progress is possible with the redealt hands: whoever grabs or pays must
    have something to do it with."""
    if not world.stack:
        return True
    top = world.stack[-1]
    if getattr(top, "seat", seat) == seat:
        return True
    ask = top.asks.get(top.at)
    asked = ask(top, world) if ask is not None else None
    return not isinstance(asked, Ask) or len(asked.options) > 0
