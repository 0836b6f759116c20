"""What the Runner accesses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.atoms.events import emit_to_others, emit_to_side
from neontable.games.netrunner.atoms.forts import lift
from neontable.games.netrunner.atoms.installed import leave_play
from neontable.games.netrunner.atoms.piles import take_from
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.pieces import Inst
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def note_access(g: Netrunner, card: str, inst: int, place: str) -> None:
    """The Runner looks at a card; the Corp learns which one only where it lies in the open."""
    if listening(g):
        emit_to_side(g, RUNNER, "nr-access-you", card=card, place=place)
        emit_to_others(g, RUNNER, "nr-access", number=inst, place=place)


def show_access(g: Netrunner, card: str) -> None:
    if listening(g):
        emit(g, "nr-access-shown", card=card)


def trash_accessed(g: Netrunner, card: str, inst: Inst | None, zone: str, above: int = 0) -> None:
    """The Runner trashes what he accesses: face up, whatever it was (NR-DISC-004)."""
    note_trashed(g, card)
    if inst is not None:
        leave_play(g, inst, "trash-up")
        return
    take_from(g, CORP, zone, card, above)
    g.corp.archives.append(card)
    if listening(g):
        emit(g, "nr-leave-trash", card=card, number=0)


def take_accessed(g: Netrunner, card: str, inst: Inst | None, zone: str, above: int = 0) -> None:
    """The Runner takes what he accesses, to install it as something else."""
    if inst is not None:
        lift(g, inst)
    else:
        take_from(g, CORP, zone, card, above)
    if listening(g):
        emit(g, "nr-take-accessed", card=card)


def note_trashed(g: Netrunner, card: str) -> None:
    """The Runner trashed a card of the Corp's."""
    g.memory.trashed.append(card)
    if g.run is not None:
        g.run.trashed.append(card)
