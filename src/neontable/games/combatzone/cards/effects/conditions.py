"""Conditions that cards and objectives ask for beyond those of `model/conditions.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.model import clouds, library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Need
from neontable.games.combatzone.model.conditions import condition, is_kind
from neontable.games.combatzone.model.numbers import is_cyber
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import red_lined, wounded
from neontable.games.combatzone.model.where import (
    are_rivals,
    base,
    friends_of,
    is_visible,
    is_within,
    on_table,
    path_of_attack,
    rivals_of,
    space,
)
from neontable.games.combatzone.rules.actions import bodies_near
from neontable.games.combatzone.rules.scenarios import ended, win
from neontable.games.combatzone.space import GREEN, REACH, RED, YELLOW
from neontable.kernel.zone import GROUND, Place
from neontable.kit.plane import within

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


# -- the bearer ------------------------------------------------------------------------------------
@condition("clear-path-to-rival")
def _clear_path_to_rival(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    for rival in rivals_of(g, bearer):
        path = path_of_attack(g, bearer, rival)
        if not path.blocked and path.bonus == 0:
            return True
    return False


@condition("cyber")
def _cyber(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return is_cyber(g, bearer)


@condition("has-ability")
def _has_ability(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    sheet = g.models[bearer].sheet
    return need.arg in profile(sheet).rank.abilities and need.arg not in sheet.lost


@condition("leader-visible")
def _leader_visible(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The Leader of its team, another model."""
    return any(
        is_kind(g, friend, "leader") and is_visible(g, bearer, friend)
        for friend in friends_of(g, bearer)
    )


@condition("uses-left")
def _uses_left(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """Of the card `arg` at most `n` uses in the game."""
    return sum(one.startswith(f"!{need.arg}#") for one in g.models[bearer].done) < need.n


@condition("near-marker")
def _near_marker(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The model in question stands within RED of a token of this kind that the bearer's side
    laid; of a camera within YELLOW, and in its sight."""
    if need.arg == clouds.CAMERA:
        where, them = space(g), base(g, attempt.by)
        return any(
            where.within(eye, them, YELLOW) and where.visible(eye, them)
            for eye in clouds.cameras(g, bearer)
        )
    return _marked_place(g, bearer, attempt.by, need.arg)


def _marked_place(g: CombatZone, bearer: int, model: int, kind: str, far: int = RED) -> bool:
    side = g.side_of(g.models[bearer].seat)
    return any(
        marker.kind == kind
        and marker.seat >= 0
        and g.side_of(marker.seat) == side
        and near_place(g, model, marker.place, far)
        for marker in g.markers
    )


def near_place(g: CombatZone, model: int, place: Place, far: int) -> bool:
    """Whether a model's base is at most so far from a point."""
    where, me = space(g), base(g, model)
    rise = where.height(me.floor) - where.height(place[2])
    return within(me.x - place[0], me.y - place[1], rise, me.radius, far)


@condition("markers")
def _markers(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """More than `n` tokens of this kind lie on the mat."""
    return sum(marker.kind == need.arg for marker in g.markers) > need.n


# -- the action that is considered -----------------------------------------------------------------
@condition("action")
def _action(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The action is of the kind `arg`."""
    return attempt.action.is_a((need.arg,))


@condition("first-action")
def _first_action(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The bearer has begun no other action in its activation."""
    if g.active != bearer:
        return False
    return any(getattr(frame, "acted", 2) <= 1 for frame in g.stack)


@condition("vs-obstacle")
def _vs_obstacle(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The roll is against the OBSTACLE die: nobody is aimed at, or a friend."""
    return attempt.target < 0 or not are_rivals(g, attempt.by, attempt.target)


@condition("by-melee")
def _by_melee(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return attempt.action.is_a(("melee-attack",))


@condition("rolls")
def _rolls(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The action is paid with a token of the colour `arg`."""
    for frame in reversed(g.stack):
        if getattr(frame, "by", -1) == attempt.by and getattr(frame, "die", ""):
            return frame.die == need.arg  # type: ignore[attr-defined, no-any-return]
    return False


@condition("same-activation")
def _same_activation(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """It happens while a model of the bearer's side is Active."""
    return g.active >= 0 and not are_rivals(g, bearer, g.active)


# -- the target ------------------------------------------------------------------------------------
@condition("target-rival")
def _target_rival(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return attempt.target >= 0 and are_rivals(g, attempt.by, attempt.target)


@condition("target-alone")
def _target_alone(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """None of its friends is within RED of the target."""
    if attempt.target < 0:
        return False
    at = attempt.target
    return not any(is_within(g, at, friend, "R") for friend in friends_of(g, at))


@condition("target-armed")
def _target_armed(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The target has an attack that reaches the zone `arg`."""
    if attempt.target < 0:
        return False
    own = profile(g.models[attempt.target].sheet).actions
    return any(a.attack and need.arg in a.range for a in own)


@condition("target-explosives")
def _target_explosives(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The target has gear that explodes and is not printed on its card."""
    if attempt.target < 0:
        return False
    return any(
        action.keys.blast
        for id in g.models[attempt.target].sheet.gear
        for action in library.GEAR[id].actions
    )


@condition("target-higher")
def _target_higher(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    if attempt.target < 0:
        return False
    here, there = g.models[attempt.by].floor, g.models[attempt.target].floor
    height = space(g).height
    return height(there) > height(here)


@condition("target-visible")
def _target_visible(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The bearer sees the target of the friend who acts."""
    return attempt.target >= 0 and is_visible(g, bearer, attempt.target)


@condition("drone-in-play")
def _drone_in_play(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """A drone of the bearer's side that is `arg` is on the table."""
    return any(
        g.models[m].sheet.card == need.arg and not are_rivals(g, bearer, m) for m in on_table(g)
    )


@condition("target-running")
def _target_running(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return attempt.target >= 0 and bool(g.models[attempt.target].sheet.running)


@condition("target-loot")
def _target_loot(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return attempt.target >= 0 and bool(g.models[attempt.target].sheet.loot)


# -- how the match stands: goals of objectives -----------------------------------------------------
def _own(g: CombatZone, bearer: int) -> list[int]:
    """All models of the bearer's team, taken out ones too."""
    return [i for i, m in enumerate(g.models) if m.seat == g.models[bearer].seat]


def _theirs(g: CombatZone, bearer: int) -> list[int]:
    return [i for i in range(len(g.models)) if are_rivals(g, bearer, i)]


@condition("none-out")
def _none_out(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """At most `n` models of the team were taken out."""
    return sum(g.models[i].status == "out" for i in _own(g, bearer)) <= need.n


@condition("rivals-out")
def _rivals_out(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """At least `n` rivals were taken out."""
    return sum(g.models[i].status == "out" for i in _theirs(g, bearer)) >= need.n


@condition("gonks-left")
def _gonks_left(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    left = [i for i in _own(g, bearer) if is_kind(g, i, "gonk") and g.models[i].on_table]
    return len(left) >= need.n


@condition("left")
def _left(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """At least `n` models of the team are on the table."""
    return sum(g.models[i].on_table for i in _own(g, bearer)) >= need.n


@condition("leader-unhurt")
def _leader_unhurt(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The team's Leader is on the table without a wound."""
    for i in _own(g, bearer):
        m = g.models[i]
        if is_kind(g, i, "leader"):
            return m.on_table and not wounded(m.tokens, m.origin)
    return False


@condition("rival-leader-out")
def _rival_leader_out(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return any(g.models[i].status == "out" and is_kind(g, i, "leader") for i in _theirs(g, bearer))


@condition("wounded-left")
def _wounded_left(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """At least `n` wounded characters of the team are on the table."""
    left = [g.models[i] for i in _own(g, bearer)]
    return sum(m.on_table and bool(wounded(m.tokens, m.origin)) for m in left) >= need.n


@condition("red-lined-left")
def _red_lined_left(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    left = [g.models[i] for i in _own(g, bearer)]
    return sum(m.on_table and red_lined(m.tokens, m.origin) for m in left) >= need.n


@condition("loot-held")
def _loot_held(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The team's models carry at least `n` loot cards."""
    return sum(len(g.models[i].sheet.loot) for i in _own(g, bearer)) >= need.n


@condition("luck-left")
def _luck_left(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return g.teams[g.models[bearer].seat].luck >= need.n


@condition("rivals-hacked")
def _rivals_hacked(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return sum(g.models[i].hacked > 0 for i in _theirs(g, bearer)) >= need.n


@condition("quarters")
def _quarters(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The team controls at least `n` quarters (CZ-FIELD-003)."""
    return len(quarters_of(g, g.models[bearer].seat)) >= need.n


def quarters_of(g: CombatZone, seat: int) -> list[int]:
    """Quarters with more friends than rivals entirely inside."""
    side, found = g.side_of(seat), []
    for quarter in range(4):
        inside = [i for i in on_table(g) if space(g).quarter(base(g, i)) == quarter]
        mine = sum(g.side_of(g.models[i].seat) == side for i in inside)
        if mine > len(inside) - mine:
            found.append(quarter)
    return found


@condition("far-quarter")
def _far_quarter(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """At least `n` models of the team stand wholly in the quarter in which the rivals began."""
    corners = {
        t.corner for s, t in enumerate(g.teams) if g.side_of(s) != g.side_of(g.models[bearer].seat)
    }
    own = [i for i in _own(g, bearer) if g.models[i].on_table]
    return sum(space(g).quarter(base(g, i)) in corners - {-1} for i in own) >= need.n


@condition("at-centre")
def _at_centre(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """At least `n` models of the team stand within YELLOW of the centre."""
    where = space(g)
    centre = (*where.field.centre, GROUND)
    own = [i for i in _own(g, bearer) if g.models[i].on_table]
    return sum(near_place(g, i, centre, YELLOW) for i in own) >= need.n


@condition("elevated-left")
def _elevated_left(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """At least `n` models of the team stand on something."""
    return sum(g.models[i].on_table and g.models[i].floor >= 0 for i in _own(g, bearer)) >= need.n


@condition("together")
def _together(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """At least `n` models of the team are within RED of its Leader."""
    own = [i for i in _own(g, bearer) if g.models[i].on_table]
    leaders = [i for i in own if is_kind(g, i, "leader")]
    return any(
        sum(is_within(g, leader, i, "R") for i in own if i != leader) >= need.n
        for leader in leaders
    )


@condition("apart")
def _apart(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """No rival is within `arg` of any model of the team."""
    own = [i for i in _own(g, bearer) if g.models[i].on_table]
    return not any(is_within(g, i, r, need.arg) for i in own for r in rivals_of(g, bearer))


@condition("fewer")
def _fewer(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The team has fewer models on the table than its rivals."""
    own = sum(g.models[i].on_table for i in _own(g, bearer))
    return own < sum(g.models[i].on_table for i in _theirs(g, bearer))


@condition("won")
def _won(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return g.models[bearer].seat in win(g, ended(g) or "cz-end-turns").winners


@condition("gonk")
def _gonk(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The model that it happened to is a Gonk."""
    return attempt.by >= 0 and is_kind(g, attempt.by, "gonk")


@condition("kind")
def _kind(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The model that it happened to is of the kind `arg`."""
    return attempt.by >= 0 and is_kind(g, attempt.by, need.arg)


@condition("target-dearer")
def _target_dearer(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The target's card costs more EB than that of the model it happened to."""
    if attempt.target < 0:
        return False
    own, other = g.models[attempt.by].sheet.card, g.models[attempt.target].sheet.card
    return library.MODELS[other].eb > library.MODELS[own].eb


@condition("far-away")
def _far_away(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The target is farther than GREEN away."""
    if attempt.target < 0:
        return False
    return not space(g).within(base(g, attempt.by), base(g, attempt.target), GREEN)


@condition("body-within-reach")
def _body_within_reach(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return bool(bodies_near(g, bearer))


# -- scenarios ------------------------------------------------------------------------------------
@condition("role")
def _role(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    return g.teams[g.models[bearer].seat].role == need.arg


@condition("near-token")
def _near_token(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """A token of the scenario of this kind is within reach."""
    return any(m.kind == need.arg and near_place(g, bearer, m.place, REACH) for m in g.markers)


@condition("holds-centre")
def _holds_centre(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """More friends than rivals are within YELLOW of the centre."""
    centre = (*space(g).field.centre, GROUND)
    inside = [i for i in on_table(g) if near_place(g, i, centre, YELLOW)]
    mine = sum(not are_rivals(g, bearer, i) for i in inside)
    return mine > len(inside) - mine


@condition("within-centre")
def _within_centre(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """It stands within YELLOW of the centre."""
    return near_place(g, bearer, (*space(g).field.centre, GROUND), YELLOW)


@condition("tokens-held")
def _tokens_held(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The team's models carry at least `n` tokens of the scenario."""
    return sum(g.models[i].carries for i in _own(g, bearer)) >= need.n


@condition("faction")
def _faction(g: CombatZone, bearer: int, need: Need, attempt: Attempt) -> bool:
    """The team belongs to the faction `arg`."""
    return g.teams[g.models[bearer].seat].faction == need.arg
