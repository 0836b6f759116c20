"""A runner's turn: start effects, Play Cards, Apply Damage, Take Damage, Draw & Buy, End Turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import ABILITIES, CANCELLABLE, CARDS
from neontable.games.crossfire.model.numbers import barred, play_limit
from neontable.games.crossfire.model.pieces import CRITICAL, READY, STAGGERED
from neontable.games.crossfire.rules.assist import (
    cancel,
    cancellable,
    cancels,
    open_window,
)
from neontable.games.crossfire.rules.attack import attack
from neontable.games.crossfire.rules.buying import buy, purchases, why_not_buy
from neontable.games.crossfire.rules.health import draw_cards
from neontable.games.crossfire.rules.playing import play, why_not_play
from neontable.games.crossfire.rules.powers import offer_powers, powers, use, why_not_use
from neontable.games.crossfire.rules.resolve import event_waiting, fire, waiting_of
from neontable.games.crossfire.rules.strike import strike
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

FEW_CARDS, DRAWN = 3, 2
"""A runner with few cards draws so many (CF-TURN-014)."""


class _Plays(dict[str, opt.Play]):
    """Options are equal wherever they are offered, so each is made once."""

    def __missing__(self, card: str) -> opt.Play:
        self[card] = made = opt.Play(card)
        return made


PLAYS = _Plays()


class Turn(Frame):
    """Steps that need nobody follow each other at once, without a round of the kernel's loop, as
    long as nothing was begun that comes first: a procedure on top of this one."""

    runner: int
    at: str = "start"

    # -- before the first step -------------------------------------------------------------------
    def do_start(self, g: Crossfire) -> None:
        who = g.runners[self.runner]
        if who.health == STAGGERED and not who.client:
            draw_cards(g, self.runner, 1)
        self.at = "effects"
        if cancellable(g) and "turn-start" in g.words:
            table = ABILITIES.get("turn-start", {})
            if any(f.card in table for f in g.facing(self.runner)) and open_window(g, "start"):
                return
        self.do_effects(g)

    def do_effects(self, g: Crossfire) -> None:
        """In the order that the current runner chooses (CF-TURN-003)."""
        self.at = "ready"
        if "turn-start" in g.words:
            pending = [w for f in g.facing(self.runner) for w in waiting_of(g, "turn-start", f.id)]
            fire(g, pending + event_waiting(g, "turn-start"))
            if g.stack[-1] is not self:
                return
        self.do_ready(g)

    def do_ready(self, g: Crossfire) -> None:
        self.at = "open"
        if not offer_powers(g, self.runner, "turn-start"):
            self.do_open(g)

    # -- 1 Play Cards ----------------------------------------------------------------------------
    def do_open(self, g: Crossfire) -> None:
        """The others may assist before and after every card (CF-ASST-007)."""
        self.at = "play"
        open_window(g, "play")

    def ask_play(self, g: Crossfire) -> Ask | None:
        runner = self.runner
        who = g.runners[runner]
        if who.health == CRITICAL or who.client:
            return None
        options: list[Option] = []
        words = g.words
        limited = who.upgrades or "play-limit" in words or "no-play" in words
        if not limited or self._may_play(g):
            options += map(PLAYS.__getitem__, dict.fromkeys(who.hand))
        if who.hand:
            if "jacked-in" in who.discard:
                options += self._recoveries(g)
            if CANCELLABLE in words:
                options += cancels(g, runner)
        if who.upgrades:
            options += powers(g, runner, "play")
        options.append(opt.STRIKE)
        return Ask(runner, "cf-ask-play", options, default=len(options) - 1)

    def _may_play(self, g: Crossfire) -> bool:
        limit = play_limit(g, self.runner)
        return not 0 <= limit <= len(g.turn.own) and not barred(g, self.runner, "no-play")

    def _recoveries(self, g: Crossfire) -> list[opt.Recover]:
        """Cards of the discard that come back for another card (CF-CARD-005, CF-CARD-006)."""
        who = g.runners[self.runner]
        back = [card for card in dict.fromkeys(who.discard) if CARDS[card].returns]
        return [opt.Recover(card, cost) for card in back for cost in dict.fromkeys(who.hand)]

    def got_play(self, g: Crossfire, answer: Option) -> None:
        runner = self.runner
        if isinstance(answer, opt.Play):
            self.at = "open"
            play(g, runner, answer.card)
            if g.stack[-1] is self:
                self.do_open(g)
        elif isinstance(answer, opt.Recover):
            atoms.discard(g, runner, answer.cost)
            atoms.take_back(g, runner, answer.card)
        elif isinstance(answer, opt.Cancel):
            cancel(g, runner, answer)
        elif isinstance(answer, opt.UsePower):
            use(g, runner, answer.upgrade)
        else:
            self.do_closing(g)

    def do_play(self, g: Crossfire) -> None:
        self.do_damage(g)

    def why_play(self, g: Crossfire, thing: object) -> str | None:
        if isinstance(thing, opt.UsePower):
            return why_not_use(g, self.runner, thing.upgrade)
        return why_not_play(g, self.runner, thing.card) if isinstance(thing, opt.Play) else None

    def do_closing(self, g: Crossfire) -> None:
        """A last chance to assist; whoever gets help may go on playing."""
        self.at = "closed"
        if not open_window(g, "strike"):
            self.do_damage(g)

    def back_closed(self, g: Crossfire, played: object) -> None:
        if played:
            self.at = "play"

    def do_closed(self, g: Crossfire) -> None:
        self.do_damage(g)

    # -- 2 Apply Damage, 3 Take Damage -----------------------------------------------------------
    def do_damage(self, g: Crossfire) -> None:
        self.at = "brace"
        if strike(g):
            self.do_brace(g)

    def do_brace(self, g: Crossfire) -> None:
        """Before attacks are totalled (CF-AMB-022)."""
        atoms.next_step(g)
        self.at = "attack"
        if not open_window(g, "attack"):
            self.do_attack(g)

    def do_attack(self, g: Crossfire) -> None:
        self.at = "attacked"
        if attack(g):
            self.do_attacked(g)

    def do_attacked(self, g: Crossfire) -> None:
        """Assists that came after the damage: theirs is lost, the cards go away (CF-AMB-021)."""
        _clear_table(g)
        atoms.next_step(g)
        self.at = "draw"
        if "before-draw" in g.words:
            fire(g, event_waiting(g, "before-draw"))
            if g.stack[-1] is not self:
                return
        self.do_draw(g)

    # -- 4 Draw & Buy ----------------------------------------------------------------------------
    def do_draw(self, g: Crossfire) -> None:
        self.at = "drawn"
        if not open_window(g, "buy"):
            self.do_drawn(g)

    def do_drawn(self, g: Crossfire) -> None:
        _clear_table(g)
        self.at = "buy"
        who = g.runners[self.runner]
        if who.health == READY and not who.client and len(who.hand) <= FEW_CARDS:
            draw_cards(g, self.runner, DRAWN)

    def ask_buy(self, g: Crossfire) -> Ask | None:
        runner = self.runner
        who = g.runners[runner]
        if who.health != READY or who.client:
            return None
        options: list[Option] = [*purchases(g, runner)]
        if not options and not g.every_ask:
            return None
        options.append(opt.DONE)
        return Ask(runner, "cf-ask-buy", options, default=len(options) - 1)

    def got_buy(self, g: Crossfire, answer: opt.Buy | opt.EndTurn) -> None:
        if isinstance(answer, opt.Buy):
            buy(g, self.runner, answer.card)
        else:
            self.do_end(g)

    def do_buy(self, g: Crossfire) -> None:
        self.do_end(g)

    def why_buy(self, g: Crossfire, thing: object) -> str | None:
        return why_not_buy(g, self.runner, thing.card) if isinstance(thing, opt.Buy) else None

    # -- 5 End Turn ------------------------------------------------------------------------------
    def do_end(self, g: Crossfire) -> None:
        atoms.next_step(g)
        self.at = "last"
        if "turn-end" in g.words:
            fire(g, event_waiting(g, "turn-end"))
            if g.stack[-1] is not self:
                return
        self.do_last(g)

    def do_last(self, g: Crossfire) -> None:
        self.at = "over"
        if not offer_powers(g, self.runner, "turn-end"):
            pop(g)

    def do_over(self, g: Crossfire) -> None:
        pop(g)


def _clear_table(g: Crossfire) -> None:
    if g.played:
        for played in list(g.played):
            atoms.put_away(g, played)
