"""Action tokens, wounds, Hacked tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.model import tokens as tk
from neontable.games.combatzone.model.nouns import reference
from neontable.kernel.events import emit

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


def spend_token(g: CombatZone, model: int, colour: str) -> int:
    """A Ready token of this colour becomes Used (CZ-TOKEN-001); its place in the row."""
    m = g.models[model]
    m.tokens, at = tk.spend(m.tokens, colour)
    emit(g, "cz-spent", model=reference(g, model), colour=colour)
    return at


def begin_action(g: CombatZone, model: int, action: str, target: int) -> None:
    """What a model sets about: an action or the launch of a program, at a target or none."""
    if target < 0:
        emit(g, "cz-acts-alone", model=reference(g, model), action=action)
    else:
        aimed = reference(g, target)
        emit(g, "cz-acts", model=reference(g, model), action=action, target=aimed)


def ready_token(g: CombatZone, model: int, at: int) -> None:
    m = g.models[model]
    m.tokens = tk.put(m.tokens, at, m.tokens[at].upper())
    emit(g, "cz-refreshed", model=reference(g, model), colour=m.tokens[at])


def ready_all(g: CombatZone, model: int) -> None:
    """CZ-TURN-012."""
    m = g.models[model]
    if not m.tokens.isupper():
        m.tokens = m.tokens.upper()


def stun_token(g: CombatZone, model: int, at: int) -> None:
    m = g.models[model]
    emit(g, "cz-stunned", model=reference(g, model), colour=m.tokens[at])
    m.tokens = tk.put(m.tokens, at, m.tokens[at].lower())


def stun_gonk(g: CombatZone, model: int) -> None:
    g.models[model].stunned = True
    emit(g, "cz-stunned-gonk", model=reference(g, model))


def unstun(g: CombatZone, model: int) -> None:
    g.models[model].stunned = False


def wound_token(g: CombatZone, model: int, at: int) -> None:
    """CZ-WND-002, CZ-WND-003."""
    m = g.models[model]
    emit(g, "cz-wounded", model=reference(g, model), colour=m.tokens[at].upper())
    m.tokens = tk.redder(m.tokens, at)


def heal_token(g: CombatZone, model: int, at: int) -> None:
    m = g.models[model]
    m.tokens = tk.healed(m.tokens, m.origin, at)
    emit(g, "cz-healed", model=reference(g, model), colour=m.tokens[at].upper())


def change_token(g: CombatZone, model: int, old: str, new: str) -> None:
    """For the rest of the game: what it is healed to changes too."""
    m = g.models[model]
    at = tk.find(m.tokens, old)
    if at >= 0:
        letter = new if m.tokens[at].isupper() else new.lower()
        m.tokens = tk.put(m.tokens, at, letter)
        m.origin = tk.put(m.origin, at, new)
        emit(g, "cz-token-changed", model=reference(g, model), colour=new)


def add_token(g: CombatZone, model: int, letter: str) -> None:
    m = g.models[model]
    m.tokens += letter
    m.origin += letter
    emit(g, "cz-token-added", model=reference(g, model), colour=letter)


def lend_token(g: CombatZone, model: int, letter: str) -> None:
    """For one [RE]action: it is the first to be spent."""
    m = g.models[model]
    m.tokens, m.origin = letter + m.tokens, letter + m.origin


def return_token(g: CombatZone, model: int) -> str:
    """The token that was lent, as it is now."""
    m = g.models[model]
    token, m.tokens, m.origin = m.tokens[:1], m.tokens[1:], m.origin[1:]
    return token


def hack(g: CombatZone, model: int, n: int) -> None:
    """CZ-NET-015."""
    g.models[model].hacked += n
    emit(g, "cz-hacked", model=reference(g, model), n=n)


def unhack(g: CombatZone, model: int, n: int) -> None:
    m = g.models[model]
    n = min(n, m.hacked)
    if n:
        m.hacked -= n
        emit(g, "cz-unhacked", model=reference(g, model), n=n)


def lock(g: CombatZone, model: int, action: str) -> None:
    """A Difficult action has been used (CZ-ACT-004)."""
    g.models[model].locked += (action,)


def unlock(g: CombatZone, model: int) -> None:
    g.models[model].locked = ()


def note_failed_launch(g: CombatZone, model: int, program: str) -> None:
    g.models[model].failed += (program,)


def note_moved(g: CombatZone, model: int) -> None:
    g.models[model].moved = True


def done(g: CombatZone, model: int, path: str) -> None:
    """An effect that works once has (a path with "!" in front: once in the game)."""
    g.models[model].done += (path,)


def forget_activation(g: CombatZone, model: int) -> None:
    """What held for one activation only."""
    m = g.models[model]
    m.failed = ()
    m.moved = False
    if m.done:
        m.done = tuple(path for path in m.done if path.startswith("!"))


def soften_token(g: CombatZone, model: int, at: int) -> None:
    """A wound that only turns GREEN to YELLOW; healing gives GREEN back."""
    m = g.models[model]
    emit(g, "cz-wounded", model=reference(g, model), colour=m.tokens[at].upper())
    m.tokens = tk.put(m.tokens, at, "Y" if m.tokens[at].isupper() else "y")


def red_line(g: CombatZone, model: int) -> None:
    """Every token is RED: it has just escaped being taken out."""
    m = g.models[model]
    m.tokens = "".join("R" if t.isupper() else "r" for t in m.tokens)
    emit(g, "cz-survived", model=reference(g, model))
