"""Whether the open procedures of a loaded position can continue: each must be on top of one that
leads to it, and refer to figures, weapons and squares that exist."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from neontable.games.adrenaline.cards.weapons import WEAPONS, Aim, ChooseSquare, Glide, Pull, Push
from neontable.games.adrenaline.model.arena import ARENAS, squares_of
from neontable.games.adrenaline.model.player import (
    KILLSHOT,
    MARK_LIMIT,
    POWERUP_LIMIT,
    WEAPON_LIMIT,
    ZONE,
    wealth,
)
from neontable.games.adrenaline.model.squares import reachable
from neontable.games.adrenaline.rules.aim import (
    NO_ZONE,
    SEEN_ZONE,
    figure_mask,
    fires_from,
    openings,
    zone_mask,
)
from neontable.games.adrenaline.rules.grab import Grab
from neontable.games.adrenaline.rules.pay import Pay, PayAny
from neontable.games.adrenaline.rules.score import OverkillToken, Scoring
from neontable.games.adrenaline.rules.shot import NOWHERE, Shot
from neontable.games.adrenaline.rules.tagback import Tagback
from neontable.games.adrenaline.rules.turn import (
    BotAction,
    BotRespawn,
    Match,
    Newton,
    Respawn,
    Shoot,
    Spawn,
    Teleport,
    Turn,
)
from neontable.games.adrenaline.rules.walk import ANYWHERE, Shove, Walk
from neontable.kernel.frames import Frame

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline, Stack

BEFORE_SCORING = ("action", "reload", "end")

_ACTION = ((Turn, "action"),)
STANDS_ON: dict[type, tuple[tuple[type, str], ...]] = {
    Turn: ((Match, "next"),),
    Spawn: _ACTION,
    Grab: _ACTION,
    Shoot: _ACTION,
    Shot: _ACTION,
    Tagback: _ACTION,
    BotAction: _ACTION,
    Teleport: _ACTION,
    Newton: _ACTION,
    Shove: (*_ACTION, (Shot, "verb")),
    Walk: (
        *_ACTION,
        (Grab, "take"),
        (Shoot, "reload"),
        (Shoot, "weapon"),
        (Shot, "verb"),
        (BotAction, "target"),
    ),
    Pay: ((Turn, "reload"), (Shoot, "reload"), (Shot, "verb"), (Grab, "drop")),
    PayAny: ((Shot, "scoped"),),
    Scoring: ((Turn, "respawn"),),
    OverkillToken: ((Scoring, "board"),),
    BotRespawn: ((Turn, "refill"),),
    Respawn: ((Turn, "refill"), (Respawn, "draw"), (BotRespawn, "draw")),
}
"""The possible parents of a procedure, and the step each is then on."""


def check_flow(g: Adrenaline) -> list[str]:
    """What is wrong with the stack; basic faults first, since the others build on them."""
    return (
        list(_check_stack(g))
        or list(_check_seats(g, g.stack))
        or [*_check_deaths(g, g.stack), *_check_hands(g, g.stack)]
        or next(filter(None, _check_frames(g)), [])
    )


def _check_stack(g: Adrenaline) -> Iterator[str]:
    stack = g.stack
    if not stack:
        if g.outcome is None:
            yield "an unfinished game needs its open procedures (stack)"
        return
    if g.outcome is not None:
        yield "a finished game (outcome) has no open procedures (stack)"
    if not isinstance(stack[0], Match):
        yield "the first frame of the stack must be a Match"
    elif stack[0].at == "deal":
        yield f"{_name(0, stack[0])}: a position is written after the deal"
    for i, frame in enumerate(stack):
        if frame.at not in frame.asks and frame.at not in frame.does:
            known = sorted(frame.asks.keys() | frame.does.keys())
            yield f"{_name(i, frame)}: no step {frame.at!r}; the steps are {known}"
        elif i:
            below = stack[i - 1]
            if (below.__class__, below.at) not in STANDS_ON.get(frame.__class__, ()):
                where = f"a {type(below).__name__} on step {below.at!r}"
                yield f"{_name(i, frame)}: it cannot be on top of {where}"


def _check_frames(g: Adrenaline) -> Iterator[list[str]]:
    """Frame by frame: what is above a wrong one cannot be checked."""
    stack = g.stack
    for i in range(2, len(stack)):
        look = _LOOKS.get(stack[i].__class__)
        if look is not None:
            yield [f"{_name(i, stack[i])}: {fault}" for fault in look(g, stack[i], i)]


def _name(i: int, frame: Frame) -> str:
    return f"stack[{i}] ({type(frame).__name__})"


def _check_seats(g: Adrenaline, stack: list[Stack]) -> Iterator[str]:
    """Who acts: the active player everywhere, except killed players coming back."""
    if not stack:
        return
    if len(stack) == 1:
        starting = stack[0].at == "turn"
        seat = g.active
    else:
        turn = stack[1]
        assert isinstance(turn, Turn), "nothing else is on top of a match"
        starting, seat = turn.at == "start", turn.seat
        if not 0 <= seat < g.seats:
            yield f"{_name(1, turn)}: there is no seat {seat}"
            return
        if not starting and seat != g.active:
            yield f"{_name(1, turn)}: seat is {seat}, but active is {g.active}"
        if not 0 <= turn.actions <= 2:
            yield f"{_name(1, turn)}: actions is {turn.actions}; it must be 0 to 2"
        if not 0 <= turn.kind <= (2 if g.in_frenzy else 0):
            yield f"{_name(1, turn)}: kind is {turn.kind}; 1 or 2 in the frenzy, else 0"
        if turn.bot and not g.bot:
            yield f"{_name(1, turn)}: a bot action is due, but there is no bot"
        spawning = len(stack) > 2 and isinstance(stack[2], Spawn)
        if not starting and (g.players[seat].square < 0) != spawning:
            how = "is not on the board and must Spawn" if not spawning else "is already there"
            yield f"{_name(1, turn)}: seat {seat} {how}"
    if starting and g.in_frenzy and g.last_turns[:1] != [seat]:
        yield f"last_turns must begin with seat {seat}, whose last turn it is"
    for i in range(2, len(stack)):
        frame = stack[i]
        acts = getattr(frame, "seat", g.active)
        if isinstance(frame, Respawn):
            if not 0 <= acts < g.seats:
                yield f"{_name(i, frame)}: there is no seat {acts}"
        elif acts != g.active:
            yield f"{_name(i, frame)}: seat is {acts}, but active is {g.active}"
    if g.bot and g.players[g.seats].square < 0:
        top = stack[-1]
        placing = isinstance(top, Spawn) and top.at in ("draw", "bot")
        if not placing and not (starting and g.players[seat].square < 0):
            yield f"players[{g.seats}] is the bot: it is not on the board"


def _check_deaths(g: Adrenaline, stack: list[Stack]) -> Iterator[str]:
    """Boards with a killshot are those killed in this turn and not scored yet."""
    if not stack:
        return
    dead = g.dead
    at = stack[1].at if len(stack) > 1 else ""
    scored = len(dead)
    if at in BEFORE_SCORING:
        scored = 0
        if g.killers:
            yield "killers is filled while boards are scored; empty before"
    elif len(stack) > 2 and isinstance(stack[2], Scoring):
        scored = stack[2].done
        if not 0 <= scored <= len(dead) or len(g.killers) != scored:
            yield (f"{_name(2, stack[2])}: done is {scored}; as many as killers, at most as dead")
            return
        if stack[2].at == "double" and scored != len(dead):
            yield f"{_name(2, stack[2])}: boards are left to score before 'double'"
    waiting = dead[scored:]
    for figure, p in enumerate(g.players):
        killed = len(p.damage) >= KILLSHOT
        if killed and figure not in waiting:
            yield (
                f"players[{figure}] has {len(p.damage)} damage, but is not among this turn's dead"
            )
        elif not killed and figure in waiting:
            yield (f"dead names figure {figure}, who has {len(p.damage)} damage; {KILLSHOT} kill")


def _check_hands(g: Adrenaline, stack: list[Stack]) -> Iterator[str]:
    """Three weapons and three power-ups, except at the instant when one must be given up."""
    if not stack:
        return
    dropping = len(stack) > 2 and isinstance(stack[2], Grab) and stack[2].at == "drop"
    top = stack[-1]
    coming = top.seat if isinstance(top, Spawn | Respawn) and top.at != "draw" else -1
    for seat, p in enumerate(g.players):
        if len(p.loaded) + len(p.unloaded) > WEAPON_LIMIT and not dropping:
            yield f"players[{seat}] holds more than {WEAPON_LIMIT} weapons"
        if seat != coming:
            limit = POWERUP_LIMIT if p.square >= 0 else POWERUP_LIMIT - 1
            if len(p.powerups) > limit:
                yield (
                    f"players[{seat}] holds {len(p.powerups)} power-ups; at most {limit}"
                    + ("" if p.square >= 0 else " before entering the board (two are drawn)")
                )
    if coming >= 0 and not g.players[coming].powerups:
        yield f"players[{coming}] has no power-up to discard for a spawn point"
    if dropping and len(g.displays[_spawn_colour(g)]) > 2:
        yield "displays: the weapon just taken has left no gap to drop another"


def _spawn_colour(g: Adrenaline) -> int:
    return ARENAS[g.arena].spawn_colour[g.players[g.active].square]


def _on_board(g: Adrenaline, figure: int) -> bool:
    return 0 <= figure < len(g.players) and g.players[figure].square >= 0


# -- one look per procedure --------------------------------------------------------------------
def _look_spawn(g: Adrenaline, f: Spawn, i: int) -> Iterator[str]:
    if f.at == "bot" and not (g.bot and g.players[g.seats].square < 0):
        yield "there is no bot to place"


def _look_respawn(g: Adrenaline, f: Respawn, i: int) -> Iterator[str]:
    seats = [x.seat for x in g.stack[2:] if isinstance(x, Respawn)]
    if f.seat not in g.dead or seats.count(f.seat) > 1:
        yield f"seat {f.seat} is not one of this turn's dead, once each"
    if f.at != "draw" and i != len(g.stack) - 1:
        yield "one player after another comes back"


def _look_bot(g: Adrenaline, f: BotAction | BotRespawn, i: int) -> Iterator[str]:
    if not g.bot:
        yield "there is no bot"
    elif isinstance(f, BotRespawn) and g.seats not in g.dead:
        yield "the bot is not among this turn's dead"


def _look_overkill(g: Adrenaline, f: OverkillToken, i: int) -> Iterator[str]:
    if not g.zones or not 0 <= f.owner < len(g.players):
        yield "overkill tokens of figures go to spawn points in domination only"


def _look_tagback(g: Adrenaline, f: Tagback, i: int) -> Iterator[str]:
    n = len(f.order)
    if len(set(f.order)) != n or any(not 0 <= s < g.seats for s in f.order):
        yield f"order is {f.order}; seats, each once"
    if not 0 <= f.passes <= n or not 0 <= f.turn < max(n, 1):
        yield f"turn and passes count the seats of order: 0 to {n}"
    if not _on_board(g, f.attacker) or f.attacker in f.order:
        yield f"attacker {f.attacker} is not another figure on the board"


def _look_pay(g: Adrenaline, f: Pay, i: int) -> Iterator[str]:
    if min(f.red, f.blue, f.yellow) < 0 or max(f.red, f.blue, f.yellow) > 3:
        yield "red, blue and yellow are 0 to 3 cubes"
        return
    parent = g.stack[i - 1]
    p = g.players[g.active]
    if isinstance(parent, Shoot):
        have = wealth(p)
        left = [have[0] - f.red, have[1] - f.blue, have[2] - f.yellow]
        figures, zones = figure_mask(g, g.active), zone_mask(g, g.active)
        if not fires_from(g, p, p.square, figures, zones, left, False):
            yield "after this payment no weapon can be fired"
    elif isinstance(parent, Shot) and parent.verb:
        yield "an effect is paid before anything else of it"


def _look_shove(g: Adrenaline, f: Shove, i: int) -> Iterator[str]:
    if not _on_board(g, f.figure) or f.figure == f.seat:
        yield f"figure {f.figure} is not another one on the board"
    if not (0 <= f.lo <= 1 and 1 <= f.hi <= 2):
        yield "lo is 0 or 1, hi is 1 or 2"
    yield from _moves_in_shot(g, i, f.figure)


def _moves_in_shot(g: Adrenaline, i: int, figure: int) -> Iterator[str]:
    shot = g.stack[i - 1]
    if not isinstance(shot, Shot):
        return
    verbs = WEAPONS[shot.weapon].effects[shot.effect].verbs
    verb = verbs[shot.verb - 1] if shot.verb else None
    if not isinstance(verb, Glide | Push | Pull):
        yield "the weapon moves nobody at this point"
    elif (figure == shot.seat) != isinstance(verb, Glide):
        yield f"the weapon does not move figure {figure} at this point"


def _look_walk(g: Adrenaline, f: Walk, i: int) -> Iterator[str]:
    parent = g.stack[i - 1]
    if not _on_board(g, f.figure):
        yield f"figure {f.figure} is not on the board"
        return
    whose = g.seats if isinstance(parent, BotAction) else g.active
    if not isinstance(parent, Shot) and f.figure != whose:
        yield f"figure is {f.figure}; here figure {whose} moves"
    if not 0 <= f.lo <= f.hi <= 4 or not 0 <= f.taken < max(f.hi, 1):
        yield "lo to hi are 0 to 4 steps, taken is fewer than hi"
        return
    if f.at != "go" and (f.at == "step") != bool(g.turrets):
        yield "steps are asked one by one (step) in turret mode, else the end (square)"
    if not 0 <= f.to <= ANYWHERE:
        yield f"to is a mask of squares: 0 to {ANYWHERE}"
        return
    purpose = ""
    if isinstance(parent, Grab):
        purpose = "grab"
    elif isinstance(parent, Shoot):
        purpose = "reload" if parent.at == "reload" else "shoot"
    if f.purpose != purpose:
        yield f"purpose is {f.purpose!r}; here it must be {purpose!r}"
        return
    here = g.players[f.figure].square
    ends = f.allowed(g) & reachable(g.arena, here, 0, f.hi - f.taken)
    good = ANYWHERE
    if isinstance(parent, Shot):
        yield from _moves_in_shot(g, i, f.figure)
        if f.figure == g.active and "basic" not in parent.used:
            good = _basic_from(g, parent.weapon)
    if not ends:
        yield "no square within reach is allowed"
    elif ends & ~good:
        nothing = ", ".join(map(str, squares_of(ends & ~good)))
        yield f"to: nothing could be done after moving to {nothing}"


def _basic_from(g: Adrenaline, weapon: str) -> int:
    """The squares from which a weapon's basic effect has a target."""
    figures, zones = figure_mask(g, g.active), zone_mask(g, g.active)
    masks, _, kind, _ = openings(g.arena, weapon)[0]
    sees = ARENAS[g.arena].sees
    good = 0
    for s in ARENAS[g.arena].squares:
        counted = 0 if kind == NO_ZONE else zones & sees[s] if kind == SEEN_ZONE else zones
        if masks[s] & (figures | counted):
            good |= 1 << s
    return good


def _look_shoot(g: Adrenaline, f: Shoot, i: int) -> Iterator[str]:
    if not 0 <= f.steps <= 2:
        yield f"steps is {f.steps}; it must be 0 to 2"


def _look_grab(g: Adrenaline, f: Grab, i: int) -> Iterator[str]:
    if not 0 <= f.steps <= 3:
        yield f"steps is {f.steps}; it must be 0 to 3"
    colour = _spawn_colour(g)
    p = g.players[g.active]
    moved = f is g.stack[-1]  # no Walk above: what lies here is taken now
    if f.at == "take" and moved and colour < 0 and not (g.turrets or g.tiles[p.square]):
        yield f"there is nothing to grab on square {p.square}"
    elif f.at in ("weapon", "drop") and colour < 0:
        yield f"weapons are grabbed on spawn points, not on square {p.square}"
    elif f.at == "drop" and f.weapon not in p.loaded:
        yield f"weapon {f.weapon!r} was not taken by seat {f.seat}"
    elif f.at in ("tile", "turret") and (not g.turrets or colour >= 0):
        yield f"there is no turret on square {p.square}"
    elif f.at == "turret" and f.tile not in g.offer:
        yield f"tile {f.tile!r} is not in the offer"
    elif f.at == "tile" and not g.offer:
        yield "the offer is empty"


def _look_shot(g: Adrenaline, f: Shot, i: int) -> Iterator[str]:
    weapon = WEAPONS.get(f.weapon)
    if weapon is None:
        yield f"there is no weapon {f.weapon!r}"
        return
    if f.weapon not in g.players[f.seat].unloaded:
        yield f"{f.weapon} is being fired, so it is among seat {f.seat}'s unloaded weapons"
    keys = [e.key for e in weapon.effects]
    if any(k not in keys for k in f.used) or len(set(f.used)) != len(f.used):
        yield f"used is {f.used}; {f.weapon} has {', '.join(keys)}, each once"
        return
    if not 0 <= f.effect < len(keys) or not (0 <= f.verb <= len(weapon.effects[f.effect].verbs)):
        yield f"effect and verb count the effects of {f.weapon} and what each does, from 0"
        return
    if weapon.modes and len(f.used) > 1:
        yield f"one mode of {f.weapon} per shot; used is {f.used}"
    for n, key in enumerate(f.used):
        first = weapon.effects[keys.index(key)].after
        if first and first not in f.used[:n]:
            yield f"used is {f.used}; {key} comes after {first}"
    if f.at == "verb" and (not f.used or f.used[-1] != keys[f.effect]):
        yield f"effect is {keys[f.effect]}, which is not the last of used"
    if f.at == "scoped" and (len(f.picked) != 1 or f.picked[0] not in f.hurt):
        yield "picked is the one figure of hurt that the scope is for"
    if f.at in ("scope", "scoped", "marks") and not (f.used if weapon.modes else "basic" in f.used):
        yield "no effect has been used yet"
    yield from _look_targets(g, f)
    yield from _look_progress(g, f)


def _look_targets(g: Adrenaline, f: Shot) -> Iterator[str]:
    def good(t: int) -> bool:
        if t >= ZONE:
            return bool(g.zones) and t < ZONE + 3
        return t != f.seat and _on_board(g, t)

    for name, values in (("targets", f.targets), ("picked", f.picked), ("again", f.again)):
        if len(set(values)) != len(values) or not all(map(good, values)):
            yield f"{name} is {values}; targets on the board, each once, never the shooter"
    known = {*f.targets, *f.hurt}  # a scope picks among the hurt
    if not known.issuperset(f.picked) or not {*f.targets}.issuperset(f.again):
        yield "picked and again speak of targets"
    if not 0 <= f.basic <= len(f.targets):
        yield "basic counts some of targets"
    if len(set(f.hurt)) != len(f.hurt) or not all(good(t) and t < ZONE for t in f.hurt):
        yield f"hurt is {f.hurt}; figures on the board, each once, never the shooter"
    pairs = list(zip(f.marking[::2], f.marking[1::2], strict=False))
    if len(f.marking) % 2 or not all(
        good(t) and t < ZONE and 0 <= n <= MARK_LIMIT for t, n in pairs
    ):
        yield f"marking is {f.marking}; pairs of a figure and 0 to {MARK_LIMIT} marks"


def _look_progress(g: Adrenaline, f: Shot) -> Iterator[str]:
    """What the effects used so far have chosen must be there for those that come."""
    a = ARENAS[g.arena]
    somewhere = (NOWHERE, *a.squares)
    if f.second not in somewhere or f.origin not in somewhere:
        yield f"second and origin are squares of {a.name}, or {NOWHERE}"
        return
    if f.targets and f.origin == NOWHERE:
        yield "origin is the square where the first of targets stood"
    weapon = WEAPONS[f.weapon]
    for effect in weapon.effects:
        if effect.key not in f.used:
            continue
        now = f.at == "verb" and effect.key == f.used[-1]
        for n, verb in enumerate(effect.verbs):
            passed = not now or n < f.verb
            if isinstance(verb, ChooseSquare) and passed:
                place = range(len(a.rooms)) if verb.rule == "room" else a.squares
                if f.square not in place:
                    yield f"square is {f.square}; {effect.key} has chosen one"
                    return
            elif isinstance(verb, Aim) and verb.lo and verb.rule != "again":
                missing = not f.targets or (effect is weapon.effects[0] and not f.basic)
                if passed and (missing or (now and not f.picked)):
                    yield f"{effect.key} has chosen targets, but there are none"
                    return
                if now and n == f.verb and not f.picked and not f._candidates(g, verb):
                    yield f"{effect.key} has no target to choose"
                    return


_LOOKS: dict[type, Callable[[Any, Any, int], Iterator[str]]] = {
    BotAction: _look_bot,
    BotRespawn: _look_bot,
    Grab: _look_grab,
    OverkillToken: _look_overkill,
    Pay: _look_pay,
    Respawn: _look_respawn,
    Shoot: _look_shoot,
    Shot: _look_shot,
    Shove: _look_shove,
    Spawn: _look_spawn,
    Tagback: _look_tagback,
    Walk: _look_walk,
}
