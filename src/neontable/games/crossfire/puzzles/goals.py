"""What a puzzle of Crossfire may ask for."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from neontable.games.crossfire.model.nouns import card_text
from neontable.games.crossfire.model.pieces import READY
from neontable.games.crossfire.model.state import Crossfire
from neontable.kernel.puzzles.capability import Puzzles
from neontable.kernel.puzzles.goal import Goal, Win
from neontable.kernel.show import Show
from neontable.kernel.text import Text, say


def _no_runner(g: Crossfire, who: int) -> list[str]:
    last = len(g.runners) - 1
    return [] if 0 <= who <= last else [f"who: the runners are 0 to {last}; there is {who}"]


def _owned(g: Crossfire, seat: int, card: str) -> int:
    runner = g.runners[seat]
    held = runner.hand + runner.deck + runner.discard
    return held.count(card) + sum(p.card == card and p.owner == seat for p in g.played)


class Defeat(Goal, frozen=True, tag="defeat"):
    """This obstacle, by its card, is defeated."""

    obstacle: str

    def met(self, g: Crossfire, start: Crossfire, seat: int) -> bool:
        return not any(f.card == self.obstacle for f in g.obstacles)

    def problems(self, g: Crossfire, seat: int) -> list[str]:
        there = [f.card for f in g.obstacles]
        if self.obstacle in there:
            return []
        return [f"obstacle: {self.obstacle!r} is not in play; there are: {', '.join(there)}"]

    def text(self, show: Show[Any]) -> Text:
        return say("cf-goal-defeat", card=card_text(self.obstacle))


class ClearAll(Goal, frozen=True, tag="clear-all"):
    """Nothing faces anybody any more."""

    def met(self, g: Crossfire, start: Crossfire, seat: int) -> bool:
        return not g.obstacles

    def problems(self, g: Crossfire, seat: int) -> list[str]:
        return [] if g.obstacles else ["kind: there is no obstacle to clear"]


class ClearFor(Goal, frozen=True, tag="clear-for"):
    """Nothing faces this runner any more."""

    who: int

    def met(self, g: Crossfire, start: Crossfire, seat: int) -> bool:
        return not g.facing(self.who)

    def problems(self, g: Crossfire, seat: int) -> list[str]:
        return _no_runner(g, self.who)


class Buy(Goal, frozen=True, tag="buy"):
    """The seat buys this card."""

    card: str

    def met(self, g: Crossfire, start: Crossfire, seat: int) -> bool:
        return _owned(g, seat, self.card) > _owned(start, seat, self.card)

    def problems(self, g: Crossfire, seat: int) -> list[str]:
        if self.card in (*g.market, *g.aside):
            return []
        return [f"card: {self.card!r} is not for sale; there are: {', '.join(g.market)}"]


class Heal(Goal, frozen=True, tag="heal"):
    """This runner, who is down, stands again."""

    who: int

    def met(self, g: Crossfire, start: Crossfire, seat: int) -> bool:
        return g.runners[self.who].health == READY

    def problems(self, g: Crossfire, seat: int) -> list[str]:
        return _no_runner(g, self.who)


class Standing(Goal, frozen=True, tag="standing"):
    """When the time is over, this runner is neither staggered nor critical."""

    at_end = True
    who: int

    def met(self, g: Crossfire, start: Crossfire, seat: int) -> bool:
        return g.runners[self.who].health == READY

    def problems(self, g: Crossfire, seat: int) -> list[str]:
        return _no_runner(g, self.who)


class Unhurt(Goal, frozen=True, tag="unhurt"):
    """When the time is over, this runner has lost no hit point."""

    at_end = True
    who: int

    def met(self, g: Crossfire, start: Crossfire, seat: int) -> bool:
        now, then = g.runners[self.who], start.runners[self.who]
        return now.hp >= then.hp and (now.health == then.health or now.health == READY)

    def problems(self, g: Crossfire, seat: int) -> list[str]:
        return _no_runner(g, self.who)


def _turns(g: Crossfire) -> int:
    """Turns begun: those of a round follow each other clockwise from the starting runner."""
    order = g.clockwise(g.start)
    gone = order.index(g.current) if g.current in order else len(order)
    return g.round * len(order) + gone


class CrossfirePuzzles(Puzzles[Crossfire]):
    goals = Win | Defeat | ClearAll | ClearFor | Buy | Heal | Standing | Unhurt
    units = {"turn": _turns, "round": lambda g: g.round}
    folder = files("neontable.games.crossfire.puzzles") / "files"
