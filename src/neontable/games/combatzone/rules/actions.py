"""What a model may do now: every legal action at every legal target, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from neontable.games.combatzone.cards.basic import BASIC, BY_CHARACTERS
from neontable.games.combatzone.model import clouds, library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Action
from neontable.games.combatzone.model.conditions import is_kind, met
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.numbers import has_trait
from neontable.games.combatzone.model.options import (
    DragModel,
    DragThing,
    HandOver,
    Launch,
    LongClimb,
    LootBody,
    Move,
    PickUp,
    Recycle,
    Reload,
    Use,
)
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import colours, ready_colours
from neontable.games.combatzone.model.where import (
    LENGTHS,
    apart,
    are_rivals,
    base,
    brawl,
    friends_of,
    is_visible,
    is_within,
    make_base,
    path_of_attack,
    rivals_of,
    space,
    zone,
)
from neontable.games.combatzone.rules.objectives import recyclable
from neontable.games.combatzone.rules.refusing import units, why
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


class Mode(NamedTuple):
    """Under which circumstances a model acts."""

    reaction_to: int = -1
    """Of a [RE]action: the model that inflicted the wound."""
    move_only: bool = False
    """Suppression: only a move may be a [RE]action (CZ-EFF-013)."""
    silent: bool = False
    """The wounding attack was Silent (CZ-EFF-011)."""
    free: bool = False
    """No token is spent (CZ-ACT-006)."""
    of: tuple[str, ...] = ()
    """Of a free action: which kinds it may be; () for all."""
    anybody: bool = False
    """A free action that somebody else chooses: attacks may aim at any other model."""
    only: int = -1
    """Of a free action: the one model that it may aim at, at any distance."""
    colour: str = ""
    """Of a free action: the colour that it must use."""

    @property
    def reaction(self) -> bool:
        return self.reaction_to >= 0


NORMAL = Mode()
BASIC_BY_GONKS = tuple(a for a in BASIC if not a.command)


@cache
def use(action: str, target: str, colour: str) -> Use:
    return Use(action, target, colour)


def actions_of(g: CombatZone, model: int) -> tuple[Action, ...]:
    """Everything that a model's cards and the rulebook let it do, moves and loot apart
    (CZ-ACT-002, CZ-GONK-002)."""
    found = profile(g.models[model].sheet)
    if found.drone:
        return ()
    if found.gonk:
        return (*BASIC_BY_GONKS[1:], *found.actions)
    own = (*BASIC[1:], *found.actions, *library.SCENARIOS[g.scenario].actions)
    return (*own, *_borrowed(g, model)) if "borrows-hacked-gear" in found.traits else own


def _borrowed(g: CombatZone, model: int) -> Iterator[Action]:
    """Actions of the gear of Hacked rivals."""
    for rival in rivals_of(g, model):
        if g.models[rival].hacked:
            for id in profile(g.models[rival].sheet).items:
                yield from library.GEAR[id].actions


# -- why not ---------------------------------------------------------------------------------------
def why_action(g: CombatZone, model: int, action: Action, mode: Mode) -> str | None:
    """Why a model cannot take an action at all now, whatever its target."""
    m = g.models[model]
    if mode.reaction:
        if action.reaction == "never":
            rule = "CZ-REACT-015" if "program" in action.tags else "CZ-REACT-010"
            return f"{rule} cz-no-as-reaction"
        if mode.move_only and "move" not in action.tags:
            return "CZ-EFF-013 cz-no-suppressed"
        if action.command and g.inspiring:
            return "CZ-CMD-008 cz-no-command-inspiring"
    elif action.reaction == "only":
        return "CZ-REACT-010 cz-no-only-reaction"
    if mode.of and not action.is_a(mode.of):
        return "CZ-ACT-006 cz-no-such-free"
    if action.id in m.locked:
        return "CZ-ACT-004 cz-no-difficult"
    if action.keys.complex:
        for rival in rivals_of(g, model):
            if is_within(g, model, rival, "R"):
                away = apart(g, model, rival)
                return why("CZ-ACT-009", "cz-no-complex", distance=units(away))
    gonk = profile(m.sheet).gonk
    if gonk and action.command:
        return "CZ-GONK-002 cz-no-gonk-command"
    if action.attack and "basic" not in action.tags and has_trait(g, model, "basic-attacks-only"):
        return "CZ-CORE-013 cz-no-weapon"
    if action.aims in ("none", "self") and action.needs:
        attempt = Attempt(model, action, model if action.aims == "self" else -1, mode.reaction)
        for need in action.needs:
            if not met(g, model, need, attempt):
                return "CZ-CORE-013 cz-no-need"
    return None


NEED_RULES = {
    "target-red-lined": "CZ-BASIC-004",
    "target-hacked": "CZ-BASIC-005",
    "target-can-act": "CZ-CMD-004",
}


def why_target(
    g: CombatZone,
    model: int,
    action: Action,
    target: int,
    mode: Mode,
    fight: tuple[int, ...] | None = None,
    in_range: bool = False,
) -> str | None:
    """Why a model cannot take an action at this target.  `fight`: its brawl, where known;
    `in_range`: the range is known to fit."""
    t = g.models[target]
    aims = action.aims
    if aims == "body":
        return why_body(g, model, action, target)
    if t.status != "table":
        return "CZ-WND-010 cz-no-target-gone"
    rival = are_rivals(g, model, target)
    if aims == "rival":
        if target == model or not (rival or mode.anybody):
            return "CZ-ACT-005 cz-no-rival"
    elif aims in ("friend", "own"):
        if rival or (aims == "friend" and target == model):
            return "CZ-RES-004 cz-no-friend"
    elif aims == "model" and target == model:
        return "CZ-TGT-001 cz-no-self"
    if not action.attack and profile(t.sheet).drone and "drones" not in action.tags:
        return "CZ-DRONE-003 cz-no-drone"
    if action.kind and not is_kind(g, target, action.kind):
        return "CZ-MODEL-002 cz-no-kind"
    if action.keys.hack and not action.does and profile(t.sheet).gonk:
        return "CZ-GONK-006 cz-no-gonk-hack"
    if mode.reaction and action.attack and target != mode.reaction_to:
        return "CZ-REACT-009 cz-no-other-target"
    if fight is None:
        fight = brawl(g, model)
    if fight and target not in fight:
        return "CZ-BRAWL-003 cz-no-brawl"
    if target != model and not in_range:
        no = why_range(g, model, action, target)
        if no is not None:
            return no
    if action.needs:
        where = zone(g, model, target) if target != model else ""
        attempt = Attempt(model, action, target, mode.reaction, where)
        for need in action.needs:
            if not met(g, model, need, attempt):
                rule = NEED_RULES.get(need.name, "CZ-CORE-013")
                return f"{rule} cz-no-{need.name}" if rule[3:7] != "CORE" else f"{rule} cz-no-need"
    if target == model:
        return None
    if not is_visible(g, model, target) and not seen_otherwise(g, model, target):
        return blocked_by(g, model, target)
    if unseen(g, model, target):
        return "CZ-CORE-013 cz-no-sight"
    if action.command and rival and has_trait(g, target, "no-commands"):
        return "CZ-CORE-013 cz-no-commands"
    answered = mode.silent and mode.reaction and action.attack
    if answered and not path_of_attack(g, model, target).clear:
        return "CZ-EFF-011 cz-no-silent"
    return None


def why_body(g: CombatZone, model: int, action: Action, body: int) -> str | None:
    """Why an action cannot be aimed at the body token of a model."""
    if not g.models[body].body:
        return "CZ-LOOT-006 cz-no-body"
    if brawl(g, model):
        return "CZ-BRAWL-003 cz-no-brawl"
    no = why_range(g, model, action, body)
    if no is None and not is_visible(g, model, body):
        return blocked_by(g, model, body)
    return no


def zones_of(g: CombatZone, model: int, action: Action) -> str:
    """The zones that an action of this model covers."""
    zones = action.range
    if "basic-ranged" in action.tags and has_trait(g, model, "close-basic-ranged"):
        zones += "R"
    if action.command and has_trait(g, model, "far-command"):
        zones += "Y"
    return zones


def why_range(g: CombatZone, model: int, action: Action, target: int) -> str | None:
    if action.reach:
        if not is_within(g, model, target, "reach"):
            away = apart(g, model, target)
            return why("CZ-MEAS-002", "cz-no-reach", distance=units(away))
        return None
    if not action.range:
        return None
    where = zone(g, model, target)
    if where not in zones_of(g, model, action):
        away = apart(g, model, target)
        name = f"@cz-zone-{where.lower()}"
        return why("CZ-MEAS-004", "cz-no-range", distance=units(away), zone=name)
    return None


def seen_otherwise(g: CombatZone, model: int, target: int) -> bool:
    """Cards that let a team see Hacked models wherever they are, or by the eyes of its drones."""
    if g.models[target].hacked > 0 and has_trait(g, model, "sees-hacked"):
        return True
    return has_trait(g, model, "looks-by-drones") and any(
        is_visible(g, drone.model, target) for drone in clouds.drones(g, model)
    )


def unseen(g: CombatZone, model: int, target: int) -> bool:
    """Cards that blind a model or hide another from it."""
    if has_trait(g, model, "sees-red-only") and not is_within(g, model, target, "R"):
        return True
    return g.models[model].hacked > 0 and has_trait(g, target, "unseen-by-hacked")


def blocked_by(g: CombatZone, model: int, target: int) -> str:
    path = path_of_attack(g, model, target)
    blocker = path.blocker
    rule = blocker.rule if blocker is not None else "CZ-TGT-007"
    look = space(g).terrain.look(blocker.id) if blocker is not None else "@cz-look-block"
    return why(rule, "cz-no-path", piece=look)


def targets(g: CombatZone, model: int, action: Action, mode: Mode) -> list[int]:
    """Every legal target of an action that has one."""
    if mode.only >= 0:
        there = g.models[mode.only].on_table and action.aims in ("rival", "model")
        return [mode.only] if there else []
    if action.aims == "body":
        bodies = [i for i, m in enumerate(g.models) if m.body]
        return [i for i in bodies if why_body(g, model, action, i) is None]
    zones = zones_of(g, model, action) if action.range else "reach" if action.reach else ""
    aims = "model" if mode.anybody and action.aims == "rival" else action.aims
    # The range and the sight first: they are known for each position, and rule out most models.
    seen, hidden = g.around.in_sight(g, model, aims, zones)
    if mode.reaction and action.attack and action.aims == "rival":
        one = mode.reaction_to
        seen, hidden = ([one] if one in seen else []), ([one] if one in hidden else [])
    if hidden and (has_trait(g, model, "sees-hacked") or has_trait(g, model, "looks-by-drones")):
        some = {*seen, *[t for t in hidden if seen_otherwise(g, model, t)]}
        seen = list(dict.fromkeys([t for t in (model, *g.bases) if t in some]))
    if not seen:
        return []
    if action.attack and action.aims == "rival" and not mode.anybody and _plain(g, model, action):
        if mode.silent and mode.reaction:
            return [t for t in seen if path_of_attack(g, model, t).clear]
        return seen
    fight = brawl(g, model)
    return [t for t in seen if why_target(g, model, action, t, mode, fight, True) is None]


def _plain(g: CombatZone, model: int, action: Action) -> bool:
    """An attack to which `why_target` says nothing more, once range and sight fit."""
    return not (
        action.needs
        or action.kind
        or action.command
        or (action.keys.hack and not action.does)
        or g.models[model].hacked
        or has_trait(g, model, "sees-red-only")
    )


# -- everything it may do --------------------------------------------------------------------------
def payable(g: CombatZone, model: int, mode: Mode) -> list[str]:
    """The colours with which a model may act."""
    found = profile(g.models[model].sheet)
    if found.gonk:
        return [found.colour]
    if mode.colour:
        return [mode.colour]
    tokens = g.models[model].tokens
    return colours(tokens) if mode.free else ready_colours(tokens)


def offers(g: CombatZone, model: int, mode: Mode = NORMAL) -> list[Option]:
    """Everything that a model may do, boldest first: attacks, other actions, launches, moves."""
    m = g.models[model]
    found = profile(m.sheet)
    paid = payable(g, model, mode)
    options: list[Option] = []
    moves: list[Option] = []
    for action in actions_of(g, model):
        if why_action(g, model, action, mode) is not None:
            continue
        if action.token and not paid:
            continue
        tones: Sequence[str] = paid
        if not action.token:  # a roll takes the colour of any token (CZ-ACT-006)
            tones = colours(m.tokens) if action.skill and m.tokens else ("",)
        if action.aims in ("none", "self"):
            options += [use(action.id, "", colour) for colour in tones]
            continue
        for target in targets(g, model, action, mode):
            ref = reference(g, target)
            options += [use(action.id, ref, colour) for colour in tones]
    if not found.gonk and not mode.of:
        options += _loot(g, model, mode, paid)
    if found.netrunner and not (mode.reaction or mode.free or mode.of) and m.sheet.programs:
        options += launches(g, model)
    if paid and why_action(g, model, BASIC[0], mode) is None:
        moves += [move_option(colour) for colour in paid]
        if not mode.free and not found.gonk:
            moves += _long_climbs(g, model, mode)
        if not mode.of:
            moves += _drags(g, model, paid)
    if not mode.free and not mode.reaction and not found.gonk and not mode.of:
        options += _scenario_offers(g, model, paid)
        options += [Recycle(id) for id in recyclable(g, m.seat)]
        for program in m.sheet.running:
            if library.PROGRAMS[program].reload == "token":
                options += [Reload(program, colour) for colour in paid]
    return options + moves


@cache
def move_option(colour: str) -> Move:
    return Move(colour)


def launches(g: CombatZone, model: int) -> list[Option]:
    """Programs that may be launched now (CZ-NET-004 to CZ-NET-007)."""
    m = g.models[model]
    options: list[Option] = []
    for program in m.sheet.programs:
        action = library.PROGRAMS[program].launch
        if program in m.failed or why_action(g, model, action, NORMAL) is not None:
            continue
        if action.aims in ("none", "self"):
            options.append(Launch(program, ""))
            continue
        for target in targets(g, model, action, NORMAL):
            options.append(Launch(program, reference(g, target)))
    return options


def bodies_near(g: CombatZone, model: int) -> list[int]:
    """Body tokens within reach, that no barrier separates from it."""
    where, me = space(g), base(g, model)
    found = []
    for i, m in enumerate(g.models):
        if m.body:
            body = make_base(g, i)
            if where.in_reach(me, body) and where.visible(me, body):
                found.append(i)
    return found


def why_loot(g: CombatZone, model: int, action: Action, body: int, mode: Mode) -> str | None:
    if profile(g.models[model].sheet).gonk:
        return "CZ-LOOT-001 cz-no-gonk-loot"
    no = why_action(g, model, action, mode)
    if no is not None:
        return no
    if brawl(g, model):
        return "CZ-BRAWL-004 cz-no-brawl"
    if not g.models[body].body:
        return "CZ-LOOT-006 cz-no-body"
    if body not in bodies_near(g, model):
        return "CZ-LOOT-001 cz-no-body-reach"
    if action.id == "loot-gear" and not lootable(g, model, body):
        return "CZ-LOOT-003 cz-no-loot-card"
    return None


def lootable(g: CombatZone, model: int, body: int) -> list[str]:
    """Cards of a body that the looter could equip (CZ-LOOT-003, CZ-LOOT-004, AMB-35)."""
    theirs = profile(g.models[body].sheet)
    mine = profile(g.models[model].sheet)
    found = [
        id
        for id in dict.fromkeys(theirs.items)
        if id not in mine.items and not (mine.bulky and "bulky" in library.GEAR[id].keywords)
    ]
    return [*found, *dict.fromkeys(g.models[body].sheet.loot)]


def _loot(g: CombatZone, model: int, mode: Mode, paid: list[str]) -> list[Option]:
    found: list[Option] = []
    if not any(m.body for m in g.models):
        return found
    for body in bodies_near(g, model):
        for action in BY_CHARACTERS:
            if why_loot(g, model, action, body, mode) is None:
                ref = reference(g, body)
                found += [LootBody(action.id, ref, colour) for colour in paid]
    return found


def why_drag(g: CombatZone, model: int, target: int) -> str | None:
    """CZ-DRAG-005 to CZ-DRAG-008, AMB-15."""
    if target == model or not g.models[target].on_table:
        return "CZ-DRAG-005 cz-no-target-gone"
    if profile(g.models[target].sheet).drone:
        return "CZ-DRONE-003 cz-no-drone"
    if not is_within(g, model, target, "reach"):
        away = apart(g, model, target)
        return why("CZ-DRAG-005", "cz-no-reach", distance=units(away))
    fight = brawl(g, model)
    if fight and target not in fight:
        return "CZ-BRAWL-003 cz-no-brawl"
    return None if is_visible(g, model, target) else blocked_by(g, model, target)


def _drags(g: CombatZone, model: int, paid: list[str]) -> list[Option]:
    found: list[Option] = []
    for target in g.around.near_to(g, model):
        if why_drag(g, model, target) is None:
            ref = reference(g, target)
            found += [DragModel(ref, c) for c in paid]
    if g.loose:
        where, me = space(g), base(g, model)
        for i, piece in enumerate(where.field.loose):
            at = g.loose[i]
            if at is None or brawl(g, model):
                continue
            if where.forced.thing_in_reach(me, piece, at):
                found += [DragThing(i, c) for c in paid]
    return found


def _long_climbs(g: CombatZone, model: int, mode: Mode) -> list[Option]:
    """CZ-CLIMB-007: two Ready tokens, at a wall that one action cannot climb."""
    tokens = g.models[model].tokens
    ready = [t for t in tokens if t.isupper()]
    if len(ready) < 2 or mode.reaction:
        return []
    where, me = space(g), base(g, model)
    walls = [wall for wall in where.routes.climbable(me) if wall.piece.roof]
    if not walls:
        return []
    here = where.height(me.floor)
    found: dict[Option, None] = {}
    for i, first in enumerate(ready):
        for j, second in enumerate(ready):
            if i == j:
                continue
            most = LENGTHS[first] + LENGTHS[second]
            if any(LENGTHS[first] < wall.top - here <= most for wall in walls):
                found[LongClimb(first, second)] = None
    return list(found)


def _scenario_offers(g: CombatZone, model: int, paid: list[str]) -> list[Option]:
    """Tokens that lie about and tokens that are carried (Data Sweep and others)."""
    scenario = library.SCENARIOS[g.scenario]
    if "carry" not in scenario.steps:
        return []
    found: list[Option] = []
    fight = brawl(g, model)
    me = base(g, model)
    where = space(g)
    for i, marker in enumerate(g.markers):
        if (
            marker.kind == "objective"
            and not fight
            and where.in_reach(
                me, me._replace(x=marker.x, y=marker.y, floor=marker.floor, model=-2)
            )
        ):
            found += [PickUp(i, colour) for colour in paid]
    if g.models[model].carries and not fight:
        for friend in friends_of(g, model):
            if is_within(g, model, friend, "reach") and not profile(g.models[friend].sheet).drone:
                found.append(HandOver(reference(g, friend)))
    return found


# -- why not, for `?` ------------------------------------------------------------------------------
def why_not(g: CombatZone, model: int, thing: object, mode: Mode) -> str | None:
    """Why an option is not offered to this model."""
    m = g.models[model]
    paid = payable(g, model, mode)
    colour = getattr(thing, "colour", "")
    gonk = profile(m.sheet).gonk
    if isinstance(thing, (Use, Move, LootBody, DragModel, DragThing)):
        if colour and colour not in paid and not (gonk and isinstance(thing, Use)):
            return why("CZ-TOKEN-001", "cz-no-token", colour=f"@cz-colour-{_colour(colour)}")
        if not paid and not (isinstance(thing, Use) and not library.ACTIONS[thing.action].token):
            return "CZ-TOKEN-001 cz-no-tokens"
    if isinstance(thing, Move):
        return why_action(g, model, BASIC[0], mode)
    if isinstance(thing, Use):
        action = library.ACTIONS.get(thing.action)
        if action is None or action not in actions_of(g, model):
            return "CZ-ACT-002 cz-no-action"
        no = why_action(g, model, action, mode)
        target = index(thing.target)
        if no is not None or target < 0:
            return no
        return why_target(g, model, action, target, mode)
    if isinstance(thing, Launch):
        return why_launch(g, model, thing.program, index(thing.target), mode)
    if isinstance(thing, LootBody):
        return why_loot(g, model, library.ACTIONS[thing.action], index(thing.body), mode)
    if isinstance(thing, DragModel):
        return why_drag(g, model, index(thing.model))
    return None


def _colour(letter: str) -> str:
    return {"G": "green", "Y": "yellow", "R": "red"}.get(letter.upper(), "red")


def why_launch(
    g: CombatZone, model: int, program: str, target: int, mode: Mode = NORMAL
) -> str | None:
    m = g.models[model]
    if not profile(m.sheet).netrunner:
        return "CZ-NET-001 cz-no-netrunner"
    if mode.reaction:
        return "CZ-REACT-015 cz-no-as-reaction"
    if program in m.sheet.running:
        return "CZ-NET-004 cz-no-running"
    if program not in m.sheet.programs:
        return "CZ-NET-002 cz-no-program"
    if program in m.failed:
        return "CZ-NET-007 cz-no-again"
    action = library.PROGRAMS[program].launch
    no = why_action(g, model, action, mode)
    if no is not None or target < 0:
        return no
    return why_target(g, model, action, target, mode)
