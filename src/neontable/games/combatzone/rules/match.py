"""The match: who has Control, what they do with it, and its end (p.12, 38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.numbers import trait
from neontable.games.combatzone.model.options import (
    ACTIVATE_INSPIRE,
    Activate,
    ChooseQuarter,
    ChooseRole,
    Defer,
    Inspire,
)
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import SIDES, has_ready, has_used
from neontable.games.combatzone.rules.activation import Activation, Inspiring
from neontable.games.combatzone.rules.deploying import Place1
from neontable.games.combatzone.rules.moments import moment
from neontable.games.combatzone.rules.scenarios import ended, quarters_left, win
from neontable.games.combatzone.rules.scenarios.features import Features
from neontable.games.combatzone.rules.scenarios.zones import role_of
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kit.dice import roll_dice

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


def characters(g: CombatZone, seat: int) -> list[int]:
    """Those that are not out, in Reserve or on the table."""
    return [
        i
        for i, m in enumerate(g.models)
        if m.seat == seat and m.status != "out" and m.tokens and not profile(m.sheet).gonk
    ]


def why_activate(g: CombatZone, seat: int, model: int) -> str | None:
    """CZ-TURN-006."""
    m = g.models[model]
    found = profile(m.sheet)
    if m.seat != seat:
        return "CZ-TURN-001 cz-no-own"
    if m.status == "out":
        return "CZ-WND-010 cz-no-target-gone"
    if found.gonk:
        return "CZ-TURN-006 cz-no-gonk-activation"
    if found.drone:
        return "CZ-DRONE-001 cz-no-drone-activation"
    return None if has_ready(m.tokens) else "CZ-TURN-006 cz-no-ready"


def why_inspire(g: CombatZone, seat: int) -> str | None:
    """CZ-TURN-004: not while every token is Ready; without characters it is the only choice
    (AMB-07)."""
    mine = characters(g, seat)
    if mine and not any(has_used(g.models[i].tokens) for i in mine):
        return "CZ-TURN-004 cz-no-inspire"
    return None


def next_seat(g: CombatZone, seat: int) -> int:
    """Clockwise to the next seat that plays on (CZ-TURN-018); in team games, of another side."""
    n = len(g.teams)
    alive = {m.seat for m in g.models if m.status != "out"}
    for i in range(1, n + 1):
        other = (seat + i) % n
        if other in alive and (not g.sides or g.side_of(other) != g.side_of(seat)):
            return other
    return (seat + 1) % n


class Match(Frame):
    """Control passes round until the scenario ends."""

    deferred: int = -1
    """The seat that handed this turn to its partner."""
    at: str = "roles"

    # -- set-up ----------------------------------------------------------------------------------
    def do_roles(self, g: CombatZone) -> None:
        self.at = "deploy"
        push(g, DecideRoles())

    def do_deploy(self, g: CombatZone) -> None:
        self.at = "features"
        push(g, Deployment())

    def do_features(self, g: CombatZone) -> None:
        """What the scenario puts on the table, and what it asks before the match."""
        self.at = "first"
        push(g, Features())

    def do_first(self, g: CombatZone) -> None:
        self.at = "control"
        scenario = library.SCENARIOS[g.scenario]
        name = scenario.roles[scenario.first].name
        seat = next((i for i, t in enumerate(g.teams) if t.role == name), 0)
        atoms.take_control(g, seat)
        for i in range(len(g.models) - 1, -1, -1):
            own = trait(g, i, "own-luck")
            if own:
                atoms.give_luck(g, i, own)
            moment(g, "set-up", i)

    # -- Control ---------------------------------------------------------------------------------
    def _partners(self, g: CombatZone) -> list[int]:
        """Team-mates who could take this turn of the side instead (CZ-MULTI-005)."""
        if not g.sides or self.deferred >= 0:
            return []
        side = g.side_of(g.control)
        return [
            s
            for s in range(len(g.teams))
            if s != g.control
            and g.side_of(s) == side
            and any(m.seat == s and m.status != "out" for m in g.models)
        ]

    def ask_control(self, g: CombatZone) -> Ask | None:
        if ended(g) or g.commanded >= 0 or (g.max_turns and g.turn > g.max_turns):
            return None
        seat = g.control
        options: list[Option] = [
            Activate(reference(g, i)) for i in characters(g, seat) if has_ready(g.models[i].tokens)
        ]
        if why_inspire(g, seat) is None:
            options.append(ACTIVATE_INSPIRE)
        options += [Defer(s) for s in self._partners(g)]
        return Ask(seat, "cz-ask-control", options)

    def why_control(self, g: CombatZone, thing: object) -> str | None:
        if isinstance(thing, Activate):
            return why_activate(g, g.control, index(thing.model))
        if isinstance(thing, Inspire):
            return why_inspire(g, g.control)
        return None

    def got_control(self, g: CombatZone, answer: Option) -> None:
        if isinstance(answer, Defer):
            self.deferred = g.control
            atoms.take_control(g, answer.seat)
            return
        self.at = "passing"
        if isinstance(answer, Activate):
            push(g, Activation(index(answer.model)))
        else:
            push(g, Inspiring(g.control))

    def do_control(self, g: CombatZone) -> None:
        if ended(g) or (g.max_turns and g.turn > g.max_turns):
            self.at = "end"
            return
        self.at = "passing"
        push(g, Activation(g.commanded))

    def do_passing(self, g: CombatZone) -> None:
        """A commanded model becomes active without Control going round (CZ-CMD-003, CZ-CMD-009,
        CZ-REACT-014)."""
        self.at = "control"
        if ended(g) or (g.max_turns and g.turn > g.max_turns):
            self.at = "end"
            return
        if g.commanded >= 0:
            if _can_be_commanded(g, g.commanded):
                return
            atoms.forget_command(g)
        self.deferred = -1
        atoms.take_control(g, next_seat(g, g.control))
        first = next((i for i, m in enumerate(g.models) if m.seat == g.control and m.on_table), -1)
        if first >= 0:
            moment(g, "control", first)

    def do_end(self, g: CombatZone) -> None:
        self.at = "over"
        for i in range(len(g.models) - 1, -1, -1):
            if g.models[i].on_table:
                moment(g, "game-end", i)

    def do_over(self, g: CombatZone) -> None:
        how = ended(g) or "cz-end-turns"
        atoms.end(g, win(g, how))
        pop(g)


def _can_be_commanded(g: CombatZone, model: int) -> bool:
    m = g.models[model]
    if not m.on_table:
        return False
    return not m.stunned if profile(m.sheet).gonk else has_ready(m.tokens)


# -- roles -----------------------------------------------------------------------------------------
class DecideRoles(Frame):
    """Who is attacker and who defender."""

    totals: list[int] = []
    at: str = "roll"

    def do_roll(self, g: CombatZone) -> None:
        scenario = library.SCENARIOS[g.scenario]
        if all(team.role for team in g.teams):
            pop(g)
            return
        if scenario.decide == "challenger":
            own = [i for i, team in enumerate(g.teams) if team.faction == scenario.prove]
            second = own[0] if own else 0
            self._give_sides(g, [1 - g.side_of(second), g.side_of(second)])
            return
        if scenario.decide == "seats" or (len(g.teams) > 2 and not g.sides):
            self._give(g, list(range(len(g.teams))))
            return
        sides = list(g.sides or tuple((i,) for i in range(len(g.teams))))
        self.totals = []
        green = scenario.decide.startswith("leader")
        for side in sides:
            total = self._influence(g, side, leader=green)
            sides_of_die = SIDES["G" if green else "R"]
            face = 1
            while face in (1, sides_of_die):  # Crits and Fumbles are rolled again
                face = roll_dice(g, (sides_of_die,), "cz-role-die", seat=side[0])[0]
            self.totals.append(face + total)
        if self.totals[0] == self.totals[1]:
            return  # a tie is rolled again
        if scenario.decide.endswith("chooses"):
            self.at = "choose"
            return
        low = 0 if self.totals[0] < self.totals[1] else 1
        # Roles are declared in the order of deployment: the defender first.
        low_second = scenario.decide in ("influence-low-attacks", "leader-high-first")
        second = low if low_second else 1 - low
        self._give_sides(g, [1 - second, second])

    def _influence(self, g: CombatZone, side: tuple[int, ...], leader: bool) -> int:
        total = 0
        for m in g.models:
            found = profile(m.sheet)
            if m.seat in side and (not leader or "leader" in found.keywords):
                total += found.skills[5]
        return total

    def ask_choose(self, g: CombatZone) -> Ask:
        high = 0 if self.totals[0] > self.totals[1] else 1
        side = (g.sides or tuple((i,) for i in range(len(g.teams))))[high]
        roles = library.SCENARIOS[g.scenario].roles
        return Ask(side[0], "cz-ask-role", [ChooseRole(r.name) for r in roles[:2]])

    def got_choose(self, g: CombatZone, answer: ChooseRole) -> None:
        high = 0 if self.totals[0] > self.totals[1] else 1
        roles = library.SCENARIOS[g.scenario].roles
        first = answer.role == roles[0].name
        self._give_sides(g, [high, 1 - high] if first else [1 - high, high])

    def _give_sides(self, g: CombatZone, order: list[int]) -> None:
        """The roles in the order of deployment go to these sides."""
        sides = g.sides or tuple((i,) for i in range(len(g.teams)))
        roles = library.SCENARIOS[g.scenario].roles
        for role, side in zip(roles, order, strict=False):
            for seat in sides[side]:
                atoms.set_role(g, seat, role.name)
        pop(g)

    def _give(self, g: CombatZone, order: list[int]) -> None:
        roles = library.SCENARIOS[g.scenario].roles
        for role, seat in zip(roles, order, strict=False):
            atoms.set_role(g, seat, role.name)
        pop(g)


class Deployment(Frame):
    """Each team in the order of the roles, model by model."""

    seats: list[int] = []
    at: str = "begin"

    def do_begin(self, g: CombatZone) -> None:
        roles = [role.name for role in library.SCENARIOS[g.scenario].roles]
        order = sorted(
            range(len(g.teams)),
            key=lambda s: (roles.index(g.teams[s].role) if g.teams[s].role in roles else 99, s),
        )
        self.seats = order
        self.at = "quarter"

    def _left(self, g: CombatZone) -> int:
        """The next model of this team that is to be deployed; -1 when all are."""
        for i, m in enumerate(g.models):
            if m.seat == self.seats[0] and m.status == "reserve" and not in_reserve(g, i):
                return i
        return -1

    def ask_quarter(self, g: CombatZone) -> Ask | None:
        """A team whose zone is at a quarter chooses which."""
        if not self.seats:
            return None
        seat = self.seats[0]
        zone = role_of(g, seat).deploys.zone
        if zone == "quarter-edges" and g.teams[seat].corner < 0:
            return Ask(seat, "cz-ask-quarter", [ChooseQuarter(q) for q in quarters_left(g, seat)])
        return None

    def got_quarter(self, g: CombatZone, answer: ChooseQuarter) -> None:
        atoms.set_corner(g, self.seats[0], answer.quarter)

    def do_quarter(self, g: CombatZone) -> None:
        if not self.seats:
            pop(g)
            return
        seat = self.seats[0]
        zone = role_of(g, seat).deploys.zone
        if zone == "opposite-edges" and g.teams[seat].corner < 0:
            first = next((t.corner for t in g.teams if t.corner >= 0), 0)
            atoms.set_corner(g, seat, 3 - first)
        self.at = "models"

    def do_models(self, g: CombatZone) -> None:
        model = self._left(g)
        if model >= 0:
            push(g, Place1(model=model))
            return
        self.seats.pop(0)
        self.at = "quarter"


def in_reserve(g: CombatZone, model: int) -> bool:
    """Models whose rules keep them in Reserve (CZ-DEPLOY-002)."""
    return "reserve" in profile(g.models[model].sheet).traits
