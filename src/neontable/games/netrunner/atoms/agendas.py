"""Agendas and their points; bad publicity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.atoms.forts import lift, mint
from neontable.games.netrunner.atoms.in_play import place, turn
from neontable.games.netrunner.atoms.match import win
from neontable.games.netrunner.atoms.piles import take_from
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.flags import encrypted_card
from neontable.games.netrunner.model.library import FORMS
from neontable.games.netrunner.model.pieces import Inst
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def score(g: Netrunner, inst: Inst) -> None:
    """The Corp scores: the agenda lies face up on its side, its counters kept for its text."""
    lift(g, inst)
    inst.fort = -1
    turn(g, inst, up=True)
    place(g, g.corp.scored, inst)
    g.memory.scored.append(inst.card)
    if listening(g):
        emit(g, "nr-score", card=inst.card, number=inst.id, seat=g.seat_of(CORP))


def liberate(g: Netrunner, card: str, inst: Inst | None, zone: str, above: int = 0) -> None:
    """The Runner takes an agenda out of a fort, a hand or a pile."""
    adv = 0
    if inst is not None:
        adv = inst.adv
        lift(g, inst)
        id = inst.id
    else:
        take_from(g, CORP, zone, card, above)
        id = mint(g)
    place(g, g.runner.scored, Inst(id, card, up=True))
    g.memory.liberated.append(card)
    g.memory.liberated_adv += adv
    if g.run is not None:
        g.run.liberated.append(card)
    if listening(g):
        emit(g, "nr-liberate", card=card, seat=g.seat_of(RUNNER))


def score_form(g: Netrunner, inst: Inst) -> str:
    """The Runner scores an agenda that he had installed as something else; which one."""
    card = FORMS[inst.card]
    lift(g, inst)
    place(g, g.runner.scored, Inst(inst.id, card, up=True))
    if listening(g):
        emit(g, "nr-score-form", card=card, seat=g.seat_of(RUNNER))
    return card


def add_points(g: Netrunner, side: int, n: int) -> None:
    who = g.runner if side else g.corp
    who.extra += n
    if side and n > 0:
        g.memory.flags["points-scored"] = g.memory.flags.get("points-scored", 0) + n
    if listening(g):
        emit(g, "nr-points", side=side, n=n, seat=g.seat_of(side))


def smear(g: Netrunner, n: int) -> None:
    """Bad publicity; seven points lose the game at once."""
    g.corp.bad += n
    if listening(g):
        emit(g, "nr-bad", n=n, total=g.corp.bad)
    if g.corp.bad >= 7:
        win(g, RUNNER, "nr-how-bad")


def note_encrypted(g: Netrunner, id: int) -> None:
    """The agenda stays; the Runner scores it at his next turn if it is still there."""
    g.flags[encrypted_card(id)] = 1
    g.find(id).seen = True  # it was shown: everybody knows what lies there
    if listening(g):
        emit(g, "nr-encrypted", number=id)
