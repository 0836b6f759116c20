"""The Runner's body and freedom: tags, damage, and being kept from running."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.atoms.chance import discard_random
from neontable.games.netrunner.model.card import RUNNER
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def tag(g: Netrunner, n: int) -> None:
    g.runner.tags += n
    g.memory.tagged += n
    if listening(g):
        emit(g, "nr-tag", n=n, total=g.runner.tags, seat=g.seat_of(RUNNER))


def untag(g: Netrunner, n: int) -> None:
    n = min(n, g.runner.tags)
    if n:
        g.runner.tags -= n
        if listening(g):
            emit(g, "nr-untag", n=n, total=g.runner.tags)


def hurt(g: Netrunner, kind: str) -> bool:
    """One point of damage: a random card goes; False when there is none to go."""
    if kind == "brain":
        g.runner.brain += 1
    if g.side == RUNNER:  # what is done in the Corp's turn is in none of his actions
        g.memory.since_damage = 0
    if not g.runner.hand:
        return False
    discard_random(g, RUNNER)
    return True


def heal_brain(g: Netrunner) -> None:
    g.runner.brain = 0


def toll(g: Netrunner, n: int) -> None:
    """No run until an action pays n."""
    g.runner.tolls.append(n)
    if listening(g):
        emit(g, "nr-toll", n=n)


def lift_toll(g: Netrunner, n: int) -> None:
    g.runner.tolls.remove(n)


def ban_runs(g: Netrunner, actions: int) -> None:
    g.runner.no_run = max(g.runner.no_run, actions)  # the same actions count for every ban
    if listening(g):
        emit(g, "nr-ban-runs", n=actions)
