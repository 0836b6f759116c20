"""Evaluation for computer opponents: what a position is worth to a seat, and a first estimate of
the options of every question.

Everything is counted in points of the final score.  Only what the seat may know is used, with one
harmless exception: other players' points enter as a plain sum, which is the same for all the
futures a search compares.  Worths are exact multiples of 1/1024, so that such a constant cannot
even change a rounding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from neontable.games.adrenaline.cards.weapons import (
    PICK_UP,
    RELOAD,
    WEAPONS,
    Cost,
    Hit,
    HitAll,
    MarkSquare,
)
from neontable.games.adrenaline.model.ammo import COLOUR, CUBES, KIND
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import (
    DoneReloading,
    DropWeapon,
    EndActions,
    EnterWith,
    FireWeapon,
    GrabStuff,
    MoveBot,
    PayCube,
    PayWith,
    PlayNewton,
    PlayScope,
    PlayTagback,
    PlayTeleporter,
    ReloadWeapon,
    Room,
    RunAround,
    ShootPeople,
    Square,
    Step,
    TakeTile,
    TakeTurret,
    TakeWeapon,
    Target,
    UseEffect,
)
from neontable.games.adrenaline.model.player import (
    CUBE_LIMIT,
    KILLSHOT,
    MARK_LIMIT,
    OVERKILL,
    ZONE,
    Player,
    affords,
    wealth,
)
from neontable.games.adrenaline.rules.aim import can_fire, figure_mask, openings, zone_mask
from neontable.games.adrenaline.rules.grab import Grab
from neontable.games.adrenaline.rules.score import (
    TRACK,
    ZONE_TRACK,
    board_points,
    board_values,
    rank_points,
    ranking,
    tied_points,
    track_ranking,
)
from neontable.games.adrenaline.rules.turn import Shoot, Turn
from neontable.games.adrenaline.rules.walk import Walk
from neontable.kernel.asks import Ask, picks, picks_of
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline

GRAIN = 1024
RIVALRY = 0.25
"""What a point of each other player costs: only one of them will be the one to beat."""

STRENGTH = {
    "cyberblade": 2.4,
    "electroscythe": 1.7,
    "flamethrower": 1.8,
    "furnace": 1.9,
    "grenade_launcher": 2.0,
    "heatseeker": 2.5,
    "hellion": 2.0,
    "lock_rifle": 2.7,
    "machine_gun": 2.9,
    "plasma_gun": 3.0,
    "power_glove": 2.4,
    "railgun": 2.9,
    "rocket_launcher": 3.0,
    "shockwave": 2.0,
    "shotgun": 2.6,
    "sledgehammer": 2.1,
    "thor": 3.1,
    "tractor_beam": 2.6,
    "vortex_cannon": 2.8,
    "whisper": 2.7,
    "zx2": 2.1,
}
"""What a loaded weapon is good for: its usual damage and how easily it finds a target."""
UNLOADED = 0.4
HOLSTER = (1.0, 0.7, 0.45)
"""The best weapon counts whole; two shots a turn make a second one worth having."""
CUBE = (0.0, 0.3, 0.52, 0.66)
"""Cubes of one colour: the first matters most."""
CARD = {"scope": 0.7, "newton": 0.45, "tagback": 0.45, "teleporter": 0.7}
SPARE = 0.5
"""What a second card of the same kind adds.  Cards are there to be played."""
KILLSHOT_WORTH = 2.0
SURETY = 0.8
"""Discount for points not scored yet: they may still be lost."""
MARK = 0.6
"""A mark against a damage: it comes later, or never."""


# -- worth ------------------------------------------------------------------------------------
def worth(g: Adrenaline, seat: int) -> float:
    """What the position is worth to a seat, in points."""
    sure = 0.0
    for f in range(g.seats):
        sure += g.players[f].points if f == seat else -RIVALRY * g.players[f].points
    if g.outcome is not None:
        return sure
    rest = _boards(g, seat) + _tracks(g, seat) + _means(g, seat)
    return sure + round(rest * GRAIN) / GRAIN


def _weight(g: Adrenaline, seat: int, owner: int) -> float:
    if owner == seat:
        return 1.0
    return -RIVALRY if owner < g.seats else 0.0


def _life(g: Adrenaline, seat: int) -> float:
    """How much of the game is left for things that pay later.  It falls slowly: a well-equipped
    player must not avoid the kill that brings the end nearer, or two of them would wait forever."""
    if g.in_frenzy:
        return 0.7 if seat in g.last_turns else 0.0
    return min(1.0, 0.8 + 0.05 * g.skulls)


def _boards(g: Adrenaline, seat: int) -> float:
    """What lies on the damage tracks: ranks count as far as a board is filled, and before that
    every token is a share of what the board will pay."""
    rivals = g.seats - 1 + g.bot
    marks_count = 0.0 if g.in_frenzy and not g.last_turns else MARK
    whole = 0.0
    for f, p in enumerate(g.players):
        damage = p.damage
        values = board_values(p.skulls, p.flipped)
        token = sum(values[:rivals]) / KILLSHOT
        if damage:
            done = min(1.0, len(damage) / KILLSHOT)
            sure = SURETY
            if g.in_frenzy:
                done, sure = max(done, 0.8), 0.95
            for owner, points in board_points(damage, p.skulls, p.flipped).items():
                if owner != f:
                    # No share is worth more than the first place will pay.
                    share = min(values[0] + 1 if values else 1, token * damage.count(owner))
                    expected = sure * (done * points + (1 - done) * share)
                    whole += _weight(g, seat, owner) * expected
        if marks_count:
            for owner, n in enumerate(p.marks):
                if n:
                    whole += _weight(g, seat, owner) * n * marks_count * token
    return whole


def _tracks(g: Adrenaline, seat: int) -> float:
    whole = 0.0
    if g.mode == "deathmatch":
        tokens = [f for slot in g.track for f in slot]
        if tokens:
            taken = len(g.track)
            done = 1.0 if g.in_frenzy else taken / (taken + g.skulls)
            for f, points in rank_points(track_ranking(g.track), TRACK):
                share = min(TRACK[0], KILLSHOT_WORTH * tokens.count(f))
                whole += _weight(g, seat, f) * (done * points + (1 - done) * share)
    elif g.mode == "domination":
        for zone in g.zones:
            if zone:
                done = min(1.0, len(zone) / 8)
                for f, points in tied_points(zone).items():
                    share = min(ZONE_TRACK[0], 1.6 * zone.count(f))
                    whole += _weight(g, seat, f) * (done * points + (1 - done) * share)
    else:
        owners = [t for t in g.turrets if t >= 0]
        if owners:
            done = 1.0 if g.in_frenzy else 0.3 + 0.7 * (8 - g.skulls) / 8
            for f, points in rank_points(ranking(owners), ZONE_TRACK):
                share = min(ZONE_TRACK[0], 1.2 * owners.count(f))
                whole += _weight(g, seat, f) * (0.6 * done * points + (1 - 0.6 * done) * share)
    return whole


def _means(g: Adrenaline, seat: int) -> float:
    """Ammo, weapons, power-ups, adrenaline and the place: all that pays only later."""
    life = _life(g, seat)
    if not life:
        return 0.0
    p = g.players[seat]
    have = wealth(p)
    whole = sum(CUBE[min(n, CUBE_LIMIT)] for n in p.cubes)
    cards = p.powerups
    kinds = [KIND[card] for card in cards]
    for i, kind in enumerate(kinds):
        whole += CARD[kind] * (SPARE if kind in kinds[:i] else 1.0)
    if len(cards) >= 3:
        whole -= 0.25  # no room for the next one
    whole += _arsenal(p, have)
    hurt = len(p.damage)
    if hurt < KILLSHOT:
        whole += 1.0 if hurt >= 6 else 0.4 if hurt >= 3 else 0.0
    if p.square >= 0:
        whole += _place(g, seat, p.square, have)
    return life * whole


def _arsenal(p: Player, have: list[int]) -> float:
    values = [STRENGTH[w] for w in p.loaded]
    for w in p.unloaded:
        factor = UNLOADED if affords(have, RELOAD[w]) else UNLOADED - 0.1
        values.append(factor * STRENGTH[w])
    values.sort(reverse=True)
    return sum(a * b for a, b in zip(HOLSTER, values, strict=False))


def _place(g: Adrenaline, seat: int, square: int, have: list[int]) -> float:
    """Targets in sight are good, being one is bad, and weapons to fetch should be near."""
    a = ARENAS[g.arena]
    p = g.players[seat]
    figures, zones = figure_mask(g, seat), zone_mask(g, seat)
    whole = 0.0
    if any(can_fire(g, w, square, figures, zones, have) for w in p.loaded):
        whole += 0.6
    elif p.loaded:
        near = min((a.dist[square][q.square] for f, q in enumerate(g.players)
                    if f != seat and q.square >= 0), default=0)  # fmt: skip
        whole -= 0.1 * near
    danger = 0.12 + 0.02 * len(p.damage)
    here = 1 << square
    for f, q in enumerate(g.players):
        if f != seat and q.loaded and q.square >= 0 and a.sees[q.square] & here:
            whole -= danger
    if len(p.loaded) + len(p.unloaded) < 3:
        away = 6
        for colour, display in enumerate(g.displays):
            d = a.dist[square][a.spawn[colour]]
            if d < away and any(affords(have, PICK_UP[w]) for w in display):
                away = d
        whole -= 0.12 * away
    if not g.turrets:
        whole += 0.05 * sum(1 for s in a.reach[1][square] if g.tiles[s])
    return whole


# -- instinct ---------------------------------------------------------------------------------
def instinct(g: Adrenaline, ask: Ask) -> list[float]:
    """A first estimate of each option, roughly in points: where a search begins."""
    judge = JUDGES.get(ask.id)
    if judge is None:
        return [0.0] * len(ask.options)
    return judge(g, ask)


def _action(g: Adrenaline, ask: Ask) -> list[float]:
    turn = g.stack[-1]
    assert isinstance(turn, Turn)
    left = turn.actions > 0
    # Someone nearly dead is worth a power-up to get at.
    lure = 1.0 if left and g.players[ask.seat].loaded and _prey(g, ask.seat) else -0.2
    scores: dict[type[Option], float] = {
        ShootPeople: 3.0,
        GrabStuff: 2.0,
        RunAround: 0.8,
        MoveBot: 0.4 if left else 1.5,
        EndActions: -2.0 if left else 1.5,
        PlayNewton: lure,
        PlayTeleporter: lure,
    }
    return [scores[type(option)] for option in picks(ask)]


def _prey(g: Adrenaline, seat: int) -> bool:
    """Whether somebody could die of one shot."""
    return any(
        len(p.damage) + p.marks[seat] >= 8 and len(p.damage) < KILLSHOT
        for f, p in enumerate(g.players)
        if f != seat and p.square >= 0
    )


def _hit(g: Adrenaline, seat: int, target: int, n: int = 2) -> float:
    """What n damage on a target is worth, roughly."""
    if target >= ZONE:
        return 2.0
    p = g.players[target]
    before = len(p.damage)
    placed = min(n + p.marks[seat], OVERKILL - before)
    if placed <= 0:
        return -1.0
    values = board_values(p.skulls, p.flipped)
    gain = placed * sum(values[:3]) / KILLSHOT
    if before < KILLSHOT <= before + placed:
        gain += 3.0
    if before + placed == OVERKILL:
        gain += 0.8
    return gain


def _target(g: Adrenaline, ask: Ask) -> list[float]:
    return [_hit(g, ask.seat, o.target) if isinstance(o, Target) else 0.0 for o in ask.options]


def _bot_target(g: Adrenaline, ask: Ask) -> list[float]:
    """The bot's token takes points from everybody behind it: rather where we have none."""
    scores = []
    for option in picks_of(ask, Target):
        target = option.target
        mine = 0 if target >= ZONE else g.players[target].damage.count(ask.seat)
        scores.append(-0.2 * mine)
    return scores


@cache
def _effect_worth(weapon: str, key: str) -> float:
    for effect in WEAPONS[weapon].effects:
        if effect.key == key:
            gain = 0.1
            for verb in effect.verbs:
                if isinstance(verb, Hit | HitAll):
                    gain += 1.4 * verb.damage + 0.8 * verb.marks
                elif isinstance(verb, MarkSquare):
                    gain += 0.8 * verb.marks
            return gain - _price(effect.cost)
    return 0.0


def _price(cost: Cost) -> float:
    return 0.35 * sum(cost)


def _effect(g: Adrenaline, ask: Ask) -> list[float]:
    return [
        _effect_worth(o.weapon, o.effect) if isinstance(o, UseEffect) else 0.2 for o in ask.options
    ]


def _weapon(g: Adrenaline, ask: Ask) -> list[float]:
    return [STRENGTH[o.weapon] for o in picks_of(ask, FireWeapon)]


def _reload(g: Adrenaline, ask: Ask) -> list[float]:
    if _life(g, ask.seat) == 0.0 and not isinstance(g.stack[-1], Shoot):
        return [0.0 if isinstance(o, DoneReloading) else -1.0 for o in ask.options]
    return [
        0.6 * STRENGTH[o.weapon] - _price(RELOAD[o.weapon]) if isinstance(o, ReloadWeapon) else 0.0
        for o in ask.options
    ]


def _take(g: Adrenaline, ask: Ask) -> list[float]:
    options = picks_of(ask, TakeWeapon)
    return [STRENGTH[o.weapon] - _price(PICK_UP[o.weapon]) for o in options]


def _drop(g: Adrenaline, ask: Ask) -> list[float]:
    options = picks_of(ask, DropWeapon)
    loaded = g.players[ask.seat].loaded
    return [-STRENGTH[o.weapon] * (1.0 if o.weapon in loaded else 0.7) for o in options]


def _pay(g: Adrenaline, ask: Ask) -> list[float]:
    cubes = g.players[ask.seat].cubes
    scores = []
    for option in ask.options:
        match option:
            case PayCube(colour):
                n = cubes[colour]
                scores.append(CUBE[n - 1] - CUBE[n])
            case PayWith(powerups):
                scores.append(-sum(CARD[KIND[card]] for card in powerups))
    return scores


def _scope(g: Adrenaline, ask: Ask) -> list[float]:
    return [
        _hit(g, ask.seat, o.target, 1) - 1.3 if isinstance(o, PlayScope) else 0.0
        for o in ask.options
    ]


def _tagback(g: Adrenaline, ask: Ask) -> list[float]:
    scores = []
    for option in ask.options:
        if not isinstance(option, PlayTagback):
            scores.append(0.0)
        else:
            room = g.players[option.target].marks[ask.seat] < MARK_LIMIT
            scores.append(0.5 if room else -0.5)
    return scores


def _pick_up(g: Adrenaline, seat: int, square: int) -> float:
    """What a grab on this square brings."""
    p = g.players[seat]
    colour = ARENAS[g.arena].spawn_colour[square]
    if colour >= 0:
        have = wealth(p)
        best = max(
            (STRENGTH[w] - _price(PICK_UP[w]) for w in g.displays[colour]
             if affords(have, PICK_UP[w])),
            default=0.0,
        )  # fmt: skip
        held = len(p.loaded) + len(p.unloaded)
        return best * (1.0, 0.9, 0.6, 0.25)[min(held, 3)]
    if g.turrets:
        return 1.5 if g.turrets[square] != seat else 0.7
    tile = g.tiles[square]
    return _tile_worth(p, tile) if tile else 0.0


def _tile_worth(p: Player, tile: str) -> float:
    gain = 0.0
    for have, n in zip(p.cubes, CUBES[tile], strict=True):
        gain += CUBE[min(CUBE_LIMIT, have + n)] - CUBE[have]
    if tile[-1] == "+" and len(p.powerups) < 3:
        gain += 0.7
    return gain


def _shots(g: Adrenaline, seat: int) -> Callable[[int], float]:
    """The best shot from a square, for the weapons that are loaded now."""
    p = g.players[seat]
    have = wealth(p)
    a = ARENAS[g.arena]
    ways = [
        masks for w in p.loaded for masks, cost, _, _ in openings(g.arena, w) if affords(have, cost)
    ]
    prey = [
        (_hit(g, seat, f), 1 << q.square)
        for f, q in enumerate(g.players)
        if f != seat and q.square >= 0
    ]
    zones = zone_mask(g, seat)
    if zones:
        prey += [(1.8, zones & 1 << s) for s in a.spawn]
    prey.sort(reverse=True)

    def best(square: int) -> float:
        mask = 0
        for masks in ways:
            mask |= masks[square]
        for gain, there in prey:
            if mask & there:
                return gain
        return 0.0

    return best


def _stands(g: Adrenaline, seat: int, squares: Iterable[int], parent: object) -> list[float]:
    """The value of standing on each square, given the action that leads there."""
    if isinstance(parent, Grab):
        return [_pick_up(g, seat, square) for square in squares]
    best = _shots(g, seat)
    if isinstance(parent, Shoot):
        return [best(square) for square in squares]
    return [best(square) + 0.6 * _pick_up(g, seat, square) for square in squares]


def _square(g: Adrenaline, ask: Ask) -> list[float]:
    walk = g.stack[-1]
    if not isinstance(walk, Walk) or walk.figure != ask.seat or len(g.stack) < 2:
        return [0.0] * len(ask.options)
    parent = g.stack[-2]
    return _stands(g, ask.seat, _squares(picks_of(ask, Square)), parent)


def _squares(options: Sequence[Square]) -> list[int]:
    return [option.square for option in options]


def _step(g: Adrenaline, ask: Ask) -> list[float]:
    """Turret mode, one step at a time: keep off other players' turrets; drive others into
    one's own."""
    walk = g.stack[-1]
    assert isinstance(walk, Walk)
    figure, seat = walk.figure, ask.seat
    mine = figure == seat
    parent = g.stack[-2] if len(g.stack) > 1 else None
    here = g.players[figure].square
    squares = [o.square if isinstance(o, Step) else here for o in ask.options]
    goods = _stands(g, seat, squares, parent) if mine else [0.0] * len(squares)
    scores = []
    for option, score in zip(ask.options, goods, strict=True):
        if not isinstance(option, Step):
            scores.append(score + 0.1)
            continue
        owner = g.turrets[option.square]
        if owner >= 0 and owner != figure:
            score += -1.0 if mine else 1.5 if owner == seat else -0.4
        scores.append(score)
    return scores


def _teleport(g: Adrenaline, ask: Ask) -> list[float]:
    return _stands(g, ask.seat, _squares(picks_of(ask, Square)), None)


def _area(g: Adrenaline, ask: Ask) -> list[float]:
    """Squares and rooms to fire at: whoever stands there."""
    a = ARENAS[g.arena]
    seat = ask.seat
    scores = []
    for option in ask.options:
        match option:
            case Room(room):
                mask = a.room_mask[a.rooms.index(room)]
            case Square(square):
                mask = 1 << square
            case _:
                scores.append(0.0)
                continue
        score = 0.0
        for f, p in enumerate(g.players):
            if f != seat and p.square >= 0 and mask >> p.square & 1:
                score += _hit(g, seat, f, 1)
        if g.zones and mask & zone_mask(g, seat):
            score += 2.0
        scores.append(score)
    return scores


def _spawn(g: Adrenaline, ask: Ask) -> list[float]:
    a = ARENAS[g.arena]
    options = picks_of(ask, EnterWith)
    return [
        _pick_up(g, ask.seat, a.spawn[COLOUR[o.powerup]]) - CARD[KIND[o.powerup]] for o in options
    ]


def _tile(g: Adrenaline, ask: Ask) -> list[float]:
    p = g.players[ask.seat]
    return [_tile_worth(p, o.tile) for o in picks_of(ask, TakeTile)]


def _turret(g: Adrenaline, ask: Ask) -> list[float]:
    cubes = g.players[ask.seat].cubes
    scores = []
    for option in ask.options:
        match option:
            case TakeTurret("+"):
                scores.append(0.6)
            case TakeTurret(price):
                scores.append(1.3 - 0.2 * (CUBE_LIMIT - cubes["RBY".index(price)]))
            case _:
                scores.append(0.0)
    return scores


Judge = Callable[["Adrenaline", Ask], list[float]]

JUDGES: dict[str, Judge] = {
    "ad-ask-action": _action,
    "ad-ask-bot-target": _bot_target,
    "ad-ask-drop": _drop,
    "ad-ask-effect": _effect,
    "ad-ask-fist": _area,
    "ad-ask-flame": _area,
    "ad-ask-near": _area,
    "ad-ask-pay": _pay,
    "ad-ask-pay-any": _pay,
    "ad-ask-reload": _reload,
    "ad-ask-room": _area,
    "ad-ask-scope": _scope,
    "ad-ask-second": _area,
    "ad-ask-seen": _area,
    "ad-ask-spawn": _spawn,
    "ad-ask-square": _square,
    "ad-ask-step": _step,
    "ad-ask-tagback": _tagback,
    "ad-ask-take": _take,
    "ad-ask-target": _target,
    "ad-ask-teleport": _teleport,
    "ad-ask-tile": _tile,
    "ad-ask-turret": _turret,
    "ad-ask-weapon": _weapon,
}


def stretch(g: Adrenaline) -> tuple[int, int]:
    """Whose turn it is, and which of theirs."""
    return g.active, g.players[g.active].turns
