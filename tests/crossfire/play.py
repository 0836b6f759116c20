"""Tests read as play: a position in a few words, then picks.

play = position(hand=["quick-shot", "mana"], obstacles=[threat("out-of-ammo")])
play.cards("quick-shot").strike("clear")
assert play.cleared("out-of-ammo") == 1
"""

from __future__ import annotations

import json
from typing import Any

import neontable
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.pieces import Faced, Runner
from neontable.games.crossfire.model.state import Crossfire
from neontable.games.crossfire.model.terms import ROLES
from neontable.kernel import registry
from neontable.kernel.options import Option
from neontable.kernel.table import Table

PLAIN = ("mark", "mana", "street-smarts", "quick-shot")
IDLE = (opt.PASS, opt.DONE, opt.NO, opt.NOTHING)


def runner(**facts: Any) -> dict[str, Any]:
    """A Human who has all hit points and nothing in hand."""
    return {"nuyen": 0, **facts}


def team(n: int = 4, **of_first: Any) -> list[dict[str, Any]]:
    """Runners with the roles in order; the facts are of the first one."""
    found = [runner() for _ in range(n)]
    for i, role in enumerate(ROLES):
        found[i % n].setdefault("roles", []).append(role)
    found[0].update(of_first)
    return found


def threat(card: str, faces: int = 0, cleared: int = 0, **facts: Any) -> dict[str, Any]:
    return {"card": card, "faces": faces, "cleared": cleared, **facts}


class Play:
    """A table with short words for tests."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[str] = []

    @property
    def g(self) -> Crossfire:
        state = self.table.state
        assert isinstance(state, Crossfire)
        return state

    # -- answering -------------------------------------------------------------------------------
    @property
    def ask(self) -> Any:
        asks = self.table.asks
        assert asks, f"nobody is asked anything: {self.g.result or 'not over'}"
        return asks[0]

    @property
    def options(self) -> list[Any]:
        return list(self.ask.options)

    def pick(self, option: Option | tuple[Option, ...]) -> Play:
        """Windows in which something else is offered are passed."""
        while self.ask.id.startswith("cf-ask-assist") and option not in self.options:
            self._answer(opt.PASS)
        return self._answer(option)

    def _answer(self, option: Option | tuple[Option, ...]) -> Play:
        ask = self.ask
        self.table.answer(ask.seat, option)
        self.events += [e.id for e in self.table.events]
        return self

    def until(self, id: str) -> Play:
        """Idle until this question is asked."""
        while self.ask.id != id:
            self.idle()
        return self

    def why_not(self, option: Option) -> str:
        """The rule that forbids it."""
        refusal = self.table.why_not(self.ask.seat, option)
        assert refusal is not None, f"{option} is allowed"
        return str(refusal.rule)

    def cards(self, *cards: str) -> Play:
        """Play these cards of the hand; the others pass."""
        for card in cards:
            self.others_pass()
            self.pick(opt.Play(card))
        return self

    def others_pass(self) -> Play:
        while not self.table.over and self.ask.id.startswith("cf-ask-assist"):
            self._answer(opt.PASS)
        return self

    def strike(self, name: str = "clear", number: int = 0) -> Play:
        """No more cards; apply the damage by a plan, if there is a question at all.  "edit" begins
        with nothing assigned."""
        self.others_pass()
        if not self.table.over and self.ask.id == "cf-ask-play":
            self.pick(opt.STRIKE)
        while not self.table.over and self.ask.id == "cf-ask-assist-strike":
            self._answer(opt.PASS)
        if not self.table.over and self.ask.id == "cf-ask-plan":
            if len(self.options) == 1:  # nothing can be cleared
                self.pick(self.options[0])
            elif name == "target":
                found = self.g.find(number)
                assert found is not None
                self.pick(opt.Plan("target", number, found.card))
            elif name == "edit":
                self.pick(opt.EDIT)
                while away := [o for o in self.options if isinstance(o, opt.Move) and not o.to]:
                    self.pick(away[0])
            else:
                self.pick(opt.Plan(name))
        return self

    def idle(self) -> Play:
        """The least that a seat can do: pass, buy nothing, play nothing."""
        options = self.options
        for least in (*IDLE, opt.STRIKE):
            if least in options:
                return self.pick(least)
        return self.pick(options[self.ask.default])

    def end_turn(self) -> Play:
        """Idle until another turn has begun, or the game is over."""
        current, step = self.g.current, self.g.round
        while not self.table.over and (self.g.current, self.g.round) == (current, step):
            self.idle()
        return self

    def turn_of(self, seat: int) -> Play:
        """Idle until it is this runner's turn."""
        while not self.table.over and self.g.current != seat:
            self.idle()
        return self

    # -- looking ---------------------------------------------------------------------------------
    def who(self, seat: int = 0) -> Runner:
        return self.g.runners[seat]

    def found(self, card: str) -> Faced:
        for faced in self.g.obstacles:
            if faced.card == card:
                return faced
        raise AssertionError(f"{card} is not in play: {[f.card for f in self.g.obstacles]}")

    def cleared(self, card: str) -> int:
        return self.found(card).cleared

    def in_play(self, card: str) -> bool:
        return any(faced.card == card for faced in self.g.obstacles)

    def faces(self, card: str) -> int:
        return self.found(card).faces

    def wallets(self) -> list[int]:
        return [r.nuyen for r in self.g.runners]

    def hp(self) -> list[int]:
        return [r.hp for r in self.g.runners]


def position(
    seats: int = 4, *, windows: bool = False, every_ask: bool = True, **facts: Any
) -> Play:
    """Seat 0 is to play its cards, unless the facts say otherwise.  `hand` is seat 0's.  Questions
    with one answer are asked too, so that the next thing to happen is known."""
    whole: dict[str, Any] = {"game": "crossfire", "rules": 1, "current": 0}
    if "runners" not in facts:
        whole["runners"] = team(seats)
    if "hand" in facts:
        hand = facts.pop("hand")
        facts.setdefault("runners", whole.get("runners"))
        facts["runners"][0]["hand"] = hand
    if windows:
        whole["windows"] = True
    whole.update(facts)
    return Play(neontable.load(json.dumps(whole), every_ask=every_ask))


def new(seats: int = 4, seed: int = 1, **options: Any) -> Play:
    """A table from its beginning."""
    return Play(registry.game("crossfire").new(seats, seed, options))


def started(seats: int = 4, seed: int = 1, **options: Any) -> Play:
    """A table with a drawn team, at its first question of play."""
    return new(seats, seed, runners="random", leader="random", **options)
