"""What a seat may know.  Almost everything lies open; hidden are the order of the loot deck, the
objectives that rivals hold, and loot cards while somebody looks at them."""

from __future__ import annotations

import msgspec

from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.numbers import is_red_lined
from neontable.games.combatzone.model.pieces import Marker
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.model.where import brawl, space
from neontable.games.combatzone.rules.act import Act, FreeAct, Reactions
from neontable.games.combatzone.rules.actions import actions_of
from neontable.games.combatzone.rules.activation import Activation
from neontable.games.combatzone.rules.looting import DrawLoot
from neontable.games.combatzone.rules.match import Deployment
from neontable.games.combatzone.rules.rolls import Contest
from neontable.kernel.outcome import Outcome, Sides
from neontable.kernel.zone import Place


class ModelView(msgspec.Struct, frozen=True, omit_defaults=True):
    ref: str
    seat: int
    card: str
    stars: int
    x: int
    y: int
    floor: int
    height: int
    radius: int
    tokens: str
    origin: str
    status: str
    gonk: bool = False
    drone: bool = False
    body: bool = False
    hacked: int = 0
    stunned: bool = False
    red_lined: bool = False
    vulnerable: bool = False
    brawling: bool = False
    carries: int = 0
    armor: int = 0
    """As printed on its card, changed by what it has."""
    gear: tuple[str, ...] = ()
    loot: tuple[str, ...] = ()
    programs: tuple[str, ...] = ()
    running: tuple[str, ...] = ()
    exhausted: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()
    label: str = ""


class TeamView(msgspec.Struct, frozen=True, omit_defaults=True):
    faction: str
    name: str
    luck: int
    cred: int
    score: int
    role: str
    corner: int
    held: int
    """How many objectives it holds."""
    objectives: tuple[str, ...] = ()
    """Which, where the seat may know it."""
    completed: tuple[str, ...] = ()


class DieView(msgspec.Struct, frozen=True):
    """One roll of the contest on the table."""

    model: str
    seat: int
    sides: int
    face: int
    bonuses: tuple[tuple[str, int], ...]
    total: int
    again: bool


class View(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    scenario: str
    battlefield: str
    doors: tuple[int, ...]
    loose: tuple[Place | None, ...]
    sides: Sides
    models: tuple[ModelView, ...]
    markers: tuple[Marker, ...]
    teams: tuple[TeamView, ...]
    control: int
    active: int
    inspiring: bool
    turn: int
    loot_left: int
    loot_discard: tuple[str, ...]
    seen: tuple[str, ...] = ()
    """Loot cards that this seat looks at now."""
    rolls: tuple[DieView, ...] = ()
    acting: str = ""
    """The model that a question is about: active, reacting or free to act."""
    attacker: str = ""
    attacked: str = ""
    """Who aims an action at whom while it is being resolved; of a [RE]action, who is answered."""
    reacting: str = ""
    """The model that may [RE]act now."""
    deploying: int = -1
    """The seat that deploys, before the match."""
    asked_actions: tuple[str, ...] = ()
    asked_programs: tuple[str, ...] = ()
    outcome: Outcome | None = None


def model_view(g: CombatZone, i: int) -> ModelView:
    m = g.models[i]
    found = profile(m.sheet)
    return ModelView(
        ref=reference(g, i),
        seat=m.seat,
        card=m.sheet.card,
        stars=m.sheet.stars,
        x=m.x,
        y=m.y,
        floor=m.floor,
        height=space(g).height(m.floor) if m.status == "table" or m.body else 0,
        radius=found.radius,
        tokens=m.tokens,
        origin=m.origin,
        status=m.status,
        gonk=found.gonk,
        drone=found.drone,
        body=m.body,
        hacked=m.hacked,
        stunned=m.stunned,
        red_lined=is_red_lined(g, i),
        vulnerable="vulnerable" in found.traits,
        brawling=m.status == "table" and bool(brawl(g, i)),
        carries=m.carries,
        armor=found.armor,
        gear=found.items,
        loot=m.sheet.loot,
        programs=m.sheet.programs,
        running=m.sheet.running,
        exhausted=m.sheet.exhausted,
        marks=m.sheet.marks,
        locked=m.locked,
        label=m.label,
    )


def view(g: CombatZone, seat: int) -> View:
    acting, attacker, attacked, reacting, deploying = -1, -1, -1, -1, -1
    seen: tuple[str, ...] = ()
    rolls: tuple[DieView, ...] = ()
    for frame in g.stack:
        if isinstance(frame, Activation):
            acting = frame.model
        elif isinstance(frame, Act):
            attacker, attacked, reacting = frame.by, frame.target, -1
        elif isinstance(frame, Reactions) and frame.queue:
            acting = reacting = frame.queue[0]
            attacker, attacked = frame.by, reacting
        elif isinstance(frame, Deployment) and frame.seats:
            deploying = frame.seats[0]
        elif isinstance(frame, FreeAct):
            acting = frame.model
        elif isinstance(frame, Contest):
            rolls = tuple(_dice(g, frame))
        elif isinstance(frame, DrawLoot) and frame.seen and g.models[frame.model].seat == seat:
            seen = tuple(frame.seen)
    actions: tuple[str, ...] = ()
    programs: tuple[str, ...] = ()
    if acting >= 0 and g.models[acting].on_table:
        actions = tuple(a.id for a in actions_of(g, acting) if a.aims not in ("none", "self"))
        programs = g.models[acting].sheet.programs
    return View(
        seat=seat,
        scenario=g.scenario,
        battlefield=g.battlefield,
        doors=g.doors,
        loose=g.loose,
        sides=g.sides,
        models=tuple(model_view(g, i) for i in range(len(g.models))),
        markers=tuple(g.markers),
        teams=tuple(
            TeamView(
                faction=t.faction,
                name=t.name,
                luck=t.luck,
                cred=t.cred,
                score=t.score,
                role=t.role,
                corner=t.corner,
                held=len(t.objectives),
                objectives=tuple(t.objectives) if knows(g, seat, i) else (),
                completed=tuple(t.completed),
            )
            for i, t in enumerate(g.teams)
        ),
        control=g.control,
        active=g.active,
        inspiring=g.inspiring,
        turn=g.turn,
        loot_left=len(g.loot),
        loot_discard=tuple(g.loot_discard),
        seen=seen,
        rolls=rolls,
        acting=reference(g, acting),
        attacker=reference(g, attacker),
        attacked=reference(g, attacked),
        reacting=reference(g, reacting),
        deploying=deploying,
        asked_actions=actions,
        asked_programs=programs,
        outcome=g.outcome,
    )


def knows(g: CombatZone, seat: int, other: int) -> bool:
    """Whether a seat knows the objectives of another: its own, and its partner's (CZ-MULTI-007)."""
    return seat >= 0 and g.side_of(seat) == g.side_of(other)


def _dice(g: CombatZone, frame: Contest) -> list[DieView]:
    found = []
    for model, roll in zip(frame.models, frame.rolls, strict=True):
        if roll.faces:
            found.append(
                DieView(
                    reference(g, model),
                    roll.seat,
                    roll.dice[0],
                    roll.faces[0],
                    roll.bonuses,
                    roll.total,
                    roll.again,
                )
            )
    return found
