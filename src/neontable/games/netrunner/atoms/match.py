"""The match: its set-up, its results, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from neontable.games.netrunner.atoms.in_play import clear
from neontable.games.netrunner.model import numbers
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.pieces import Memory
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit
from neontable.kernel.frames import unwind
from neontable.kernel.outcome import Outcome

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def win(g: Netrunner, side: int, how: str) -> None:
    """The game is decided, in the middle of whatever is going on.  `how` is a message id."""
    g.flags["winner"] = side
    match: Any = g.stack[0]
    match.how = how
    match.at = "decided"
    g.run = None
    emit(g, "nr-win", side=side, how=how)
    unwind(g, 1)


def deal(g: Netrunner) -> None:
    """Shuffle both decks; each side draws five (NR-SETUP-002)."""
    shuffle(g, g.corp.rd)
    shuffle(g, g.runner.stack)
    for _ in range(min(5, len(g.corp.rd))):
        g.corp.hq.append(g.corp.rd.pop())
    for _ in range(min(5, len(g.runner.stack))):
        g.runner.hand.append(g.runner.stack.pop())
    emit(g, "nr-deal")


def record_result(g: Netrunner, winner: int, how: str) -> None:
    """Victory points of both seats: ten for the winner, agenda points for the loser; a game
    without a winner gives both their agenda points (NR-MATCH-002, 003)."""
    won = [numbers.points(g, CORP), numbers.points(g, RUNNER)]
    if winner >= 0:
        won[winner] = numbers.VICTORY
    g.results.append((won[g.side_of(0)], won[g.side_of(1)], how))


def swap_sides(g: Netrunner) -> None:
    """The second game of a duel: everything anew, with the other decks."""
    g.swapped = 1
    corp, runner = g.decks[2], g.decks[1]
    lay_out(g, list(corp), list(runner))
    emit(g, "nr-second-game")


def lay_out(g: Netrunner, corp: list[str], runner: list[str]) -> None:
    """The table before the first card is dealt."""
    clear(g, corp, runner)
    g.next_id, g.next_fort = 1, 3
    g.turn, g.side, g.actions, g.run = 0, CORP, 0, None
    g.purses, g.flags, g.removed = [], {}, []
    g.memory = Memory()


def end_match(g: Netrunner) -> None:
    """Who won: the game, or the duel by victory points."""
    totals = (sum(r[0] for r in g.results), sum(r[1] for r in g.results))
    if g.duel:
        winner = -1 if totals[0] == totals[1] else int(totals[1] > totals[0])
        how = "nr-how-duel" if winner >= 0 else "nr-how-draw"
    else:
        side = g.flags["winner"]
        winner = g.seat_of(side) if side >= 0 else -1
        how = g.results[-1][2]
    winners = (0, 1) if winner < 0 else (winner,)
    ranking = ((0, 1),) if winner < 0 else ((winner,), (1 - winner,))
    g.outcome = Outcome(winners, totals, ranking, how)
    emit(g, "nr-over", how=how)
