"""Control, Luck, scores, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.model.nouns import reference
from neontable.kernel.events import emit, emit_to
from neontable.kernel.outcome import Outcome

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone
    from neontable.kit.dice import Roll


def take_control(g: CombatZone, seat: int) -> None:
    g.turn += 1
    g.control = seat
    emit(g, "cz-control", seat=seat)


def activate(g: CombatZone, model: int) -> None:
    g.active = model
    g.commanded = -1
    g.control = g.models[model].seat
    emit(g, "cz-activated", model=reference(g, model))


def compare_rolls(
    g: CombatZone,
    by: int,
    acting: Roll,
    target: int,
    opposing: Roll,
    won: bool,
    action: str = "",
) -> None:
    """Nothing changes: everybody sees two totals and what was added to the dice."""
    emit(
        g,
        "cz-contest",
        by=reference(g, by),
        mine=(acting.dice[0], acting.faces[0], acting.bonuses, acting.total),
        target=reference(g, target),
        theirs=(opposing.dice[0], opposing.faces[0], opposing.bonuses, opposing.total),
        won=won,
        action=action,
        seat=acting.seat,
    )


def end_activation(g: CombatZone) -> None:
    g.active = -1


def command(g: CombatZone, model: int) -> None:
    """It becomes the Active Model when what is going on has been resolved (CZ-CMD-001)."""
    g.commanded = model
    emit(g, "cz-commanded", model=reference(g, model))


def begin_inspire(g: CombatZone) -> None:
    g.inspiring = True
    emit(g, "cz-inspires", seat=g.control)


def end_inspire(g: CombatZone) -> None:
    g.inspiring = False
    g.active = -1


def spend_luck(g: CombatZone, seat: int) -> None:
    g.teams[seat].luck -= 1
    emit(g, "cz-luck-spent", seat=seat, n=g.teams[seat].luck)


def gain_luck(g: CombatZone, seat: int, n: int) -> None:
    g.teams[seat].luck += n
    emit(g, "cz-luck-gained", seat=seat, n=n)


def lose_luck(g: CombatZone, seat: int, n: int) -> None:
    n = min(n, g.teams[seat].luck)
    if n:
        g.teams[seat].luck -= n
        emit(g, "cz-luck-lost", seat=seat, n=n)


def score(g: CombatZone, seat: int, n: int) -> None:
    g.teams[seat].score += n
    emit(g, "cz-scored", seat=seat, n=n)


def set_role(g: CombatZone, seat: int, role: str) -> None:
    g.teams[seat].role = role
    emit(g, "cz-role-taken", seat=seat, role=role)


def set_corner(g: CombatZone, seat: int, corner: int) -> None:
    g.teams[seat].corner = corner


def count_goal(g: CombatZone, seat: int, objective: str) -> int:
    """One more step towards an objective; how many there are now."""
    progress = g.teams[seat].progress
    progress[objective] = progress.get(objective, 0) + 1
    return progress[objective]


def complete_objective(g: CombatZone, seat: int, objective: str) -> None:
    team = g.teams[seat]
    team.objectives.remove(objective)
    team.completed.append(objective)
    team.progress.pop(objective, None)
    g.forget_cards()
    emit(g, "cz-completed", seat=seat, card=objective)


def draw_completed(g: CombatZone, seat: int, objective: str) -> None:
    """CZ-CAMP-019: everybody sees which it is; what completing it brings at once is not brought."""
    g.teams[seat].completed.append(objective)
    g.forget_cards()
    emit(g, "cz-completed-drawn", seat=seat, card=objective)


def recycle_objective(g: CombatZone, seat: int, objective: str) -> None:
    """CZ-CAMP-011."""
    g.teams[seat].completed.remove(objective)
    g.forget_cards()
    emit(g, "cz-recycled", seat=seat, card=objective)


def end(g: CombatZone, outcome: Outcome) -> None:
    g.outcome = outcome
    g.active = -1
    emit(g, "cz-end", how=outcome.how)


def forget_command(g: CombatZone) -> None:
    """The commanded model cannot act any more."""
    g.commanded = -1


def spend_own_luck(g: CombatZone, model: int) -> None:
    """A Luck token that lies on the model itself."""
    g.models[model].luck -= 1
    emit(g, "cz-own-luck-spent", model=reference(g, model), n=g.models[model].luck)


def give_luck(g: CombatZone, model: int, n: int) -> None:
    """Luck tokens for the model's own rolls, at the start of a match."""
    g.models[model].luck = n


def name_in_secret(g: CombatZone, seat: int, model: int) -> None:
    """Only that player knows which of its models it is."""
    g.teams[seat].secret = model
    emit_to(g, seat, "cz-named-in-secret", model=reference(g, model))
