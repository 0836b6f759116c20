"""Rounds, Scenes, turns, and what lasts for one turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire.model.pieces import Faced, Played, Turn
from neontable.kernel.events import emit, listening
from neontable.kernel.outcome import Outcome

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


def begin_round(g: Crossfire, round: int) -> None:
    g.round = round
    g.step += 1
    emit(g, "cf-round", n=round, level=g.level)


def begin_turn(g: Crossfire, runner: int) -> None:
    g.current = runner
    g.step += 1
    g.turn = Turn()
    if g.runners[runner].bought:
        g.runners[runner].bought = ()
    if listening(g):
        emit(g, "cf-turn", who=g.name(runner))


def next_step(g: Crossfire) -> None:
    """Damage from now on is another packet (CF-HP-008)."""
    g.step += 1


def another_turn(g: Crossfire) -> None:
    g.turn.again = True
    emit(g, "cf-another-turn", who=g.current)


def end_turn(g: Crossfire) -> None:
    g.current = -1
    g.turn = Turn()


def next_scene(g: Crossfire) -> None:
    """A new Scene: upgrades of the last one may be used again (CF-MIS-001)."""
    g.scene += 1
    for runner in g.runners:
        if runner.used:
            runner.used = ()
    emit(g, "cf-scene", n=g.scene)


def set_progress(g: Crossfire, n: int) -> None:
    g.progress = n
    emit(g, "cf-progress", n=n)


def start_damage(g: Crossfire) -> None:
    g.turn.damaged = True


def assign(g: Crossfire, played: Played, target: int, marks: tuple[int, ...] = ()) -> None:
    played.target, played.marks = target, marks


def fix_x(g: Crossfire, played: Played, x: int) -> None:
    """The variable damage of a played card (CF-DMG-019)."""
    played.x = x
    emit(g, "cf-x", card=played.card, n=x)


def hold_off(g: Crossfire, faced: Faced) -> None:
    """It cannot attack this turn."""
    g.turn.held_off += (faced.id,)
    emit(g, "cf-held-off", card=faced.card, threat=faced.id)


def hold_off_if_armed(g: Crossfire, faced: Faced) -> None:
    """It cannot attack this turn if two Weapon cards were played (CF-CARD-032)."""
    g.turn.whips += (faced.id,)


def silence(g: Crossfire, faced: Faced) -> None:
    """It counts as having no text this turn (CF-CARD-001)."""
    g.turn.silent += (faced.id,)
    emit(g, "cf-silenced", card=faced.card, threat=faced.id)


def cancel_ability(g: Crossfire, runner: int, faced: Faced, ability: int) -> None:
    g.turn.cancelled += ((faced.id, ability),)
    emit(g, "cf-cancelled", who=runner, card=faced.card, threat=faced.id)


def skill_discount(g: Crossfire) -> None:
    g.turn.skill_discount += 1


def discount_next(g: Crossfire, n: int) -> None:
    """For the current runner's next purchase of this turn."""
    g.turn.discount += n


def discount_team(g: Crossfire, n: int) -> None:
    """For whoever buys next."""
    g.next_discount += n


def use_discounts(g: Crossfire, runner: int, skill: bool) -> None:
    """A purchase uses up the discounts that counted for it."""
    g.next_discount = 0
    if runner == g.current:
        g.turn.discount = 0
        g.turn.bought += 1
        if skill:
            g.turn.skill_discount = 0


def mute(g: Crossfire, seat: int, kind: str) -> None:
    g.muted.append(f"{seat} {kind}")


def mark_aborting(g: Crossfire) -> None:
    g.aborting = True


def abort_begins(g: Crossfire, turns: int) -> None:
    g.abort_turns = turns
    emit(g, "cf-abort")


def abort_turn(g: Crossfire) -> None:
    g.abort_turns -= 1


def finish(g: Crossfire, result: str, outcome: Outcome) -> None:
    g.result, g.outcome = result, outcome
    emit(g, outcome.how)
