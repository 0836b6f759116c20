"""Hit points and the state of health; `rules/health.py` decides what follows from a change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire.model.pieces import CRITICAL, READY, STAGGERED
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.crossfire.model.pieces import Faced
    from neontable.games.crossfire.model.state import Crossfire


def harm(g: Crossfire, runner: int, n: int) -> None:
    """Never below 0 (CF-HP-006)."""
    who = g.runners[runner]
    who.hp = max(0, who.hp - n)
    if listening(g):
        emit(g, "cf-hurt", who=g.name(runner), n=n, left=who.hp)


def stagger(g: Crossfire, runner: int) -> None:
    who = g.runners[runner]
    who.health = STAGGERED
    who.hurt_in = g.step
    emit(g, "cf-staggered", who=g.name(runner))


def critical(g: Crossfire, runner: int) -> None:
    g.runners[runner].health = CRITICAL
    emit(g, "cf-critical", who=g.name(runner))


def heal(g: Crossfire, runner: int, n: int) -> int:
    """Never above the starting total (CF-HP-018); by how much it was."""
    who = g.runners[runner]
    gained = min(n, who.max_hp - who.hp)
    who.hp += gained
    emit(g, "cf-healed", who=g.name(runner), n=gained, now=who.hp)
    return gained


def recover(g: Crossfire, runner: int) -> None:
    g.runners[runner].health = READY
    emit(g, "cf-recovered", who=g.name(runner))


def open_packet(g: Crossfire) -> None:
    """Damage of this step is added up from now on (CF-HP-004)."""
    g.packet = [0] * len(g.runners)


def add_to_packet(g: Crossfire, runner: int, n: int, by: Faced | None = None) -> None:
    g.packet[runner] += n
    attacked(g, runner, n, by)


def attacked(g: Crossfire, runner: int, n: int, by: Faced | None = None) -> None:
    """Part of the damage of a step, and the obstacle that does it; `rules/attack.py` adds it up."""
    if not listening(g):
        return
    if by is None:
        emit(g, "cf-attacked", who=g.name(runner), n=n)
    else:
        emit(g, "cf-attacks", card=by.card, threat=by.id, who=g.name(runner), n=n)


def close_packet(g: Crossfire) -> list[int]:
    packet, g.packet = g.packet, []
    return packet
