"""Turns and their actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import RUNNER
from neontable.games.netrunner.model.flags import TurnName
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def owe(g: Netrunner, side: int, n: int) -> None:
    """Actions to forgo: from what is left of this turn, then from the next ones."""
    who = g.runner if side else g.corp
    who.owed += n
    if listening(g):
        emit(g, "nr-forgo", side=side, n=n)
    if g.side == side:
        serve(g, side)


def serve(g: Netrunner, side: int) -> None:
    """Forgo what is owed: first of the actions that a card has just given, which are the next."""
    who = g.runner if side else g.corp
    if who.owed <= 0:
        return
    n = 0
    for frame in reversed(g.stack):
        forgo = getattr(frame, "forgo", None)
        if forgo is not None:
            n += forgo(side, who.owed - n)
    rest = min(who.owed - n, g.actions)
    g.actions -= rest
    n += rest
    who.owed -= n


def pass_actions(g: Netrunner, n: int) -> None:
    """What counts the actions that the Runner takes; those that he forgoes do not count."""
    if g.runner.no_run:
        g.runner.no_run = max(0, g.runner.no_run - n)
    g.memory.since_damage += n


def begin_turn(g: Netrunner, side: int, actions: int) -> None:
    g.turn += 1
    g.side = side
    g.actions = actions
    memory = g.memory
    memory.rezzed, memory.rezzed_as = [], []
    memory.tagged = 0
    memory.flags = {}
    if side:
        memory.runs = 0
        memory.hits, memory.liberated, memory.trashed = [], [], []
        memory.liberated_adv = 0
        memory.resources, memory.spoils = [], []
    else:
        memory.scored, memory.touched = [], []
    if g.in_play.used_this_turn:
        for zone in (g.runner.rig, g.corp.scored, *[fort.inside for fort in g.forts]):
            for c in zone:
                c.this_turn = 0
        g.in_play.used_this_turn = False
    if listening(g):
        emit(g, "nr-turn", side=side, n=g.turn, seat=g.seat_of(side))


def set_actions(g: Netrunner, n: int) -> None:
    g.actions = max(0, n)


def gain_actions(g: Netrunner, n: int) -> None:
    g.actions += n
    if listening(g):
        emit(g, "nr-actions", side=g.side, n=n)
    serve(g, g.side)  # actions still to be forgone are the next ones, wherever they come from


def spend_actions(g: Netrunner, n: int) -> None:
    g.actions -= n
    if g.side == RUNNER:
        pass_actions(g, n)


def gain_purpose(g: Netrunner, name: TurnName) -> None:
    """An action for one purpose; where actions are owed it is one of those."""
    if g.corp.owed:
        gain_actions(g, 1)
        return
    g.memory.flags[name] = g.memory.flags.get(name, 0) + 1
    if listening(g):
        emit(g, "nr-actions", side=g.side, n=1)


def spend_purpose(g: Netrunner, name: TurnName) -> None:
    g.memory.flags[name] -= 1


def hire(g: Netrunner, turns: int) -> None:
    """An additional action in each of the Corp's next turns."""
    g.corp.helpers.append(turns + 1)  # the present turn ends first
    if listening(g):
        emit(g, "nr-hire", n=turns)


def tire_helpers(g: Netrunner) -> None:
    """A turn of the Corp's has ended."""
    g.corp.helpers = [n - 1 for n in g.corp.helpers if n > 1]


def end_actions(g: Netrunner) -> None:
    g.actions = 0
    for name in ("act-bit", "act-draw", "act-install"):
        g.memory.flags.pop(name, None)


def mute(g: Netrunner, side: int, kind: str) -> None:
    """The side does not want to be asked in windows of this kind; "" asks it everywhere again."""
    mutes = g.runner.mutes if side else g.corp.mutes
    if kind:
        mutes.append(kind)
    else:
        mutes.clear()
