"""What a puzzle of Adrenaline may ask for."""

from __future__ import annotations

from importlib.resources import files

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.model.player import KILLSHOT, OVERKILL
from neontable.games.adrenaline.model.state import Adrenaline
from neontable.kernel.puzzles.capability import Puzzles
from neontable.kernel.puzzles.goal import Goal, Win


def _died(g: Adrenaline, start: Adrenaline, figure: int) -> bool:
    """Dead now, or back already: a death leaves its place on the track, or a skull."""
    now, then = g.players[figure], start.players[figure]
    if len(now.damage) >= KILLSHOT or now.skulls > then.skulls:
        return True
    return figure in g.dead or (now.flipped and not then.flipped)


def _tokens(g: Adrenaline, seat: int, but: int = -1) -> int:
    return sum(p.damage.count(seat) for f, p in enumerate(g.players) if f not in (seat, but))


def _no_rival(g: Adrenaline, figure: int, seat: int) -> list[str]:
    if figure == seat or not 0 <= figure < len(g.players):
        return [f"figure: a rival's number is needed, not {figure}"]
    return []


class Kill(Goal, frozen=True, tag="kill"):
    """This figure dies."""

    figure: int

    def met(self, g: Adrenaline, start: Adrenaline, seat: int) -> bool:
        return _died(g, start, self.figure)

    def problems(self, g: Adrenaline, seat: int) -> list[str]:
        return _no_rival(g, self.figure, seat)


class Kills(Goal, frozen=True, tag="kills"):
    """So many figures die."""

    n: int

    def met(self, g: Adrenaline, start: Adrenaline, seat: int) -> bool:
        return sum(_died(g, start, f) for f in range(len(g.players)) if f != seat) >= self.n

    def problems(self, g: Adrenaline, seat: int) -> list[str]:
        most = len(g.players) - 1
        return [] if 1 <= self.n <= most else [f"n: it is 1 to {most}; there is {self.n}"]


class Overkill(Goal, frozen=True, tag="overkill"):
    """This figure gets its twelfth token, which is also a mark of revenge for whoever dealt it."""

    figure: int

    def met(self, g: Adrenaline, start: Adrenaline, seat: int) -> bool:
        if len(g.players[self.figure].damage) >= OVERKILL:
            return True
        return len(g.track) > len(start.track) and len(g.track[-1]) > 1

    def problems(self, g: Adrenaline, seat: int) -> list[str]:
        return _no_rival(g, self.figure, seat)


class Deal(Goal, frozen=True, tag="deal"):
    """So many damage tokens of the seat come to rivals' boards."""

    n: int

    def met(self, g: Adrenaline, start: Adrenaline, seat: int) -> bool:
        return _tokens(g, seat) - _tokens(start, seat) >= self.n

    def problems(self, g: Adrenaline, seat: int) -> list[str]:
        return [] if self.n > 0 else [f"n: at least 1 is needed; there is {self.n}"]


class Hurt(Goal, frozen=True, tag="hurt"):
    """So many different rivals get damage from the seat."""

    n: int

    def met(self, g: Adrenaline, start: Adrenaline, seat: int) -> bool:
        pairs = zip(g.players, start.players, strict=True)
        hit = [a.damage.count(seat) > b.damage.count(seat) for a, b in pairs]
        return sum(hit) >= self.n

    def problems(self, g: Adrenaline, seat: int) -> list[str]:
        most = len(g.players) - 1
        return [] if 1 <= self.n <= most else [f"n: it is 1 to {most}; there is {self.n}"]


class Ready(Goal, frozen=True, tag="ready"):
    """The seat holds this weapon, loaded."""

    weapon: str

    def met(self, g: Adrenaline, start: Adrenaline, seat: int) -> bool:
        return self.weapon in g.players[seat].loaded

    def problems(self, g: Adrenaline, seat: int) -> list[str]:
        known = self.weapon in WEAPONS
        return [] if known else [f"weapon: there is no weapon {self.weapon!r}"]


def _turns(g: Adrenaline) -> int:
    return sum(p.turns for p in g.players)


class AdrenalinePuzzles(Puzzles[Adrenaline]):
    goals = Win | Kill | Kills | Overkill | Deal | Hurt | Ready
    units = {"turn": _turns}
    folder = files("neontable.games.adrenaline.puzzles") / "files"
