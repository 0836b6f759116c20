"""The match, the game and its turns (NR-TURN, NR-FORF, NR-MATCH)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.library import COUNTERS
from neontable.games.netrunner.model.numbers import actions, blind_discards, counted, hand_size
from neontable.games.netrunner.rules.play.actions import (
    BEGINS,
    PRICES,
    PURPOSES,
    corp_options,
    price,
    purpose_options,
    runner_options,
)
from neontable.games.netrunner.rules.play.actions import why_not as why_not_act
from neontable.games.netrunner.rules.play.counters import happen, happen_on_cards
from neontable.games.netrunner.rules.play.damage import Flatline, hand_below_zero
from neontable.games.netrunner.rules.play.draw import draw_cards
from neontable.games.netrunner.rules.play.obligations import fall_due
from neontable.games.netrunner.rules.play.resolve import fire
from neontable.games.netrunner.rules.play.trash import hand_shrank, remove
from neontable.games.netrunner.rules.play.windows import open_window
from neontable.games.netrunner.rules.run.access import decrypt
from neontable.kernel.asks import Ask, ask_many
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


class Match(Frame):
    """A game, or a duel of two with sides swapped."""

    how: str = ""
    """How the last game ended: a message id."""
    at: str = "deal"

    def do_deal(self, g: Netrunner) -> None:
        atoms.deal(g)
        self.at = "corp"

    def do_corp(self, g: Netrunner) -> None:
        self.at = "runner"
        self._turn(g, CORP)

    def do_runner(self, g: Netrunner) -> None:
        self.at = "corp"
        self._turn(g, RUNNER)

    def _turn(self, g: Netrunner, side: int) -> None:
        if g.max_turns and g.turn >= g.max_turns:
            self.how = "nr-how-long"
            self.at = "decided"
            atoms.set_flag(g, "winner", -1)
            return
        turn = Turn(side)
        push(g, turn)
        turn.do_begin(g)

    def do_decided(self, g: Netrunner) -> None:
        atoms.record_result(g, g.flags["winner"], self.how)
        if g.duel and len(g.results) < 2:
            atoms.swap_sides(g)
            self.at = "deal"
            return
        atoms.end_match(g)
        pop(g)


class Turn(Frame):
    side: int
    done: list[int] = []
    """Cards whose start-of-turn effect was carried out."""
    at: str = "begin"

    def do_begin(self, g: Netrunner) -> None:
        side = self.side
        atoms.begin_turn(g, side, 0)
        atoms.refill(g, side)
        atoms.set_actions(g, actions(g, side))
        self.at = "window"
        self.done = fire(g, "runner-turn" if side else "corp-turn")
        if side:
            happen(g, "runner-turn")
            decrypt(g)
        if g.stack[-1] is self:  # nothing comes before the window
            self.do_window(g)

    def do_window(self, g: Netrunner) -> None:
        self.at = "late"
        open_window(g, "start")
        if g.stack[-1] is self:
            self.do_late(g)

    def do_late(self, g: Netrunner) -> None:
        """Cards that were rezzed in the window begin to work now, and so do virus counters: the
        order is the Corp's in its own turn, and it may remove them first (NR-AMB-019).  Actions
        that were gained so far may be those that are forgone."""
        self.at = "draw"
        atoms.serve(g, self.side)
        if not self.side:
            happen(g, "corp-turn")
            happen_on_cards(g)
        begins = "runner-turn" if self.side else "corp-turn"
        if begins in g.in_play.words:
            fire(g, begins, done=self.done)
        if g.stack[-1] is self:
            self.do_draw(g)

    def do_draw(self, g: Netrunner) -> None:
        self.at = "act"
        if self.side == CORP:
            virus = g.corp.virus
            draw_cards(g, CORP, 1 + counted(virus.items(), "corp-draw") if virus else 1)

    def ask_act(self, g: Netrunner) -> Ask | None:
        if g.actions <= 0:
            return self._ask_purpose(g) if g.memory.flags else None
        side = self.side
        if side:
            id, options = "nr-ask-runner", runner_options(g)
        else:
            id, options = "nr-ask-corp", corp_options(g)
        default = len(options) - 3  # the bit
        if options[-2] is opt.OVERWRITE:
            default -= 1
        if g.windows and (g.runner.mutes if side else g.corp.mutes):
            options.append(opt.UNMUTE)
        args = (("n", g.actions),)
        return Ask(side ^ g.swapped, id, options, args, window=True, default=default)

    def _ask_purpose(self, g: Netrunner) -> Ask | None:
        """Only actions for one purpose are left."""
        options = purpose_options(g)
        if not options:
            return None
        options.append(opt.END)
        n = sum(g.memory.flags.get(name, 0) for name in PURPOSES.values())
        args = (("n", n),)
        default = len(options) - 1
        return Ask(g.seat_of(self.side), "nr-ask-corp", options, args, window=True, default=default)

    def got_act(self, g: Netrunner, answer: Option) -> None:
        kind = answer.__class__
        n = PRICES.get(kind)
        if n is None:
            if kind is opt.End:
                atoms.end_actions(g)
                if not g.memory.flags:
                    self.do_act(g)
                return
            if kind is opt.Unmute:
                atoms.mute(g, self.side, "")
                return
            n = price(answer)
        if n:
            purpose = PURPOSES.get(kind) if g.memory.flags else None
            if purpose is not None and g.memory.flags.get(purpose):
                atoms.spend_purpose(g, purpose)
            else:
                atoms.spend_actions(g, n)
            self.at = "after"
        BEGINS[kind](g, self.side, answer)
        if n and g.stack[-1] is self:  # it is done already
            self.do_after(g)

    def why_act(self, g: Netrunner, thing: object) -> str | None:
        return why_not_act(g, self.side, thing)

    def do_act(self, g: Netrunner) -> None:
        self.at = "end"
        if self.side and "actions-over" in g.in_play.words and fire(g, "actions-over"):
            self.at = "spent"
        else:
            self.do_end(g)

    def do_spent(self, g: Netrunner) -> None:
        """What came with the last action may have given another."""
        self.at = "act" if g.actions > 0 else "end"

    def do_after(self, g: Netrunner) -> None:
        self.at = "act"
        open_window(g, "action")
        if self.side and "hand-memory" in g.in_play.words:
            hand_shrank(g)
        if g.actions <= 0 and not g.memory.flags and g.stack[-1] is self:
            self.do_act(g)

    # -- the end of the turn --------------------------------------------------------------------
    def ask_discard(self, g: Netrunner) -> Ask | None:
        side = self.side
        hand = g.runner.hand if side else g.corp.hq
        over = self._too_many(g)
        if over <= 0:
            return None
        if not side and blind_discards(g):
            return None
        cards = [opt.Named(c) for c in sorted(hand)]
        return ask_many(g.seat_of(side), "nr-ask-discard", cards, over, over, args=(("n", over),))

    def _too_many(self, g: Netrunner) -> int:
        """Cards in the hand above its size."""
        hand = g.runner.hand if self.side else g.corp.hq
        return len(hand) - max(0, hand_size(g, self.side))

    def got_discard(self, g: Netrunner, answer: tuple[opt.Named, ...]) -> None:
        self.at = "over"
        for thing in answer:
            atoms.discard(g, self.side, thing.card)
        if self.side:
            hand_shrank(g)

    def do_discard(self, g: Netrunner) -> None:
        self.at = "over"
        if not self.side:
            for _ in range(self._too_many(g)):
                atoms.discard_random(g, CORP)

    def do_end(self, g: Netrunner) -> None:
        if self._flatlined(g):
            return
        self.at = "lent"
        if not self.side:
            fall_due(g)
        over = "runner-turn-end" if self.side else "corp-turn-end"
        if over in g.in_play.words:
            fire(g, over)
        if "turn-end" in g.in_play.words:
            fire(g, "turn-end")
        if self.side:
            happen(g, "runner-turn-end")
        if g.stack[-1] is self:
            self.do_lent(g)

    def do_lent(self, g: Netrunner) -> None:
        """Programs that were installed for this turn only go to the hand."""
        for c in g.runner.rig:
            if c.marks and any(name in COUNTERS and COUNTERS[name].lent for name, _ in c.marks):
                remove(g, c, "hand")
                return
        if _marked_ice(g):
            self.at = "doomed"
            return
        self.at = "discard"
        if self._too_many(g) <= 0:
            self.do_over(g)

    def do_doomed(self, g: Netrunner) -> None:
        """Ice that does not last longer than the turn."""
        for fort in g.forts:
            for c in fort.ice:
                if c.marks and any(n in COUNTERS and COUNTERS[n].doomed for n, _ in c.marks):
                    remove(g, c)
                    return
        atoms.end_brief(g)
        self.at = "discard"  # the very last thing of a turn

    def do_over(self, g: Netrunner) -> None:
        if self._flatlined(g):
            return
        atoms.close_purses(g, "turn")
        if not self.side and g.corp.helpers:
            atoms.tire_helpers(g)
        pop(g)

    def _flatlined(self, g: Netrunner) -> bool:
        """A hand size below zero at the end of the Runner's turn (NR-AMB-001)."""
        if self.side and hand_below_zero(g):
            push(g, Flatline("nr-how-brain"))
            return True
        return False


def _marked_ice(g: Netrunner) -> bool:
    if not g.in_play.marked:
        return False
    for fort in g.forts:
        for c in fort.ice:
            if c.marks:
                return True
    return False
