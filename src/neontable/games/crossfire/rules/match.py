"""The whole game: set-up, rounds, turns, the abort round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.missions.steps import bonuses, events_from, flow_of
from neontable.games.crossfire.model.pieces import CRITICAL
from neontable.games.crossfire.rules.crossfire_step import CrossfireStep, bury
from neontable.games.crossfire.rules.ending import aborted
from neontable.games.crossfire.rules.team import Team
from neontable.games.crossfire.rules.turn import Turn
from neontable.kernel.frames import Frame, push

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


class Match(Frame):
    """`runner` is whose turn it is, or comes next."""

    runner: int = 0
    since: int = 0
    """The number of the first step after the turn before: what happens between two turns belongs to
    the one that follows."""
    at: str = "team"

    # -- set-up ----------------------------------------------------------------------------------
    def do_team(self, g: Crossfire) -> None:
        self.at = "deal"
        push(g, Team(g.casting, g.leader, [seat in g.settled for seat in range(g.seats)]))

    def do_deal(self, g: Crossfire) -> None:
        for seat in range(g.seats):
            atoms.set_out(g, seat)
        atoms.fill_market(g)
        for bonus in bonuses(g):
            for card in bonus.aside:
                atoms.set_aside(g, card)
        atoms.start_discard(g, sum(b.crossfire for b in bonuses(g)))
        self.at = "mission"

    def do_mission(self, g: Crossfire) -> None:
        """What the mission adds, before the first turn (CF-SETUP-003)."""
        self.at = "round"
        self.runner = g.start
        flow_of(g).set_up(g)

    # -- rounds ----------------------------------------------------------------------------------
    def do_round(self, g: Crossfire) -> None:
        self.at = "crossfire"
        flow_of(g).round_begins(g)

    def do_crossfire(self, g: Crossfire) -> None:
        self.at = "turn"
        atoms.next_step(g)
        if g.aborting:
            self.at = "abort"
        elif g.round >= events_from(g):
            self.at = "drawn"
            push(g, CrossfireStep())

    def do_drawn(self, g: Crossfire) -> None:
        """A runner who went critical in the Crossfire step: the abort begins with the starting
        runner (CF-END-004)."""
        self.at = "abort" if g.aborting else "turn"

    # -- turns -----------------------------------------------------------------------------------
    def do_turn(self, g: Crossfire) -> None:
        self.at = "act"
        atoms.begin_turn(g, self.runner)
        flow_of(g).turn_begins(g, self.runner)
        if g.stack[-1] is self:
            self.do_act(g)

    def do_act(self, g: Crossfire) -> None:
        self.at = "over"
        turn = Turn(self.runner)
        push(g, turn)
        turn.do_start(g)

    def do_over(self, g: Crossfire) -> None:
        """Without a threat in play the events go under their deck (CF-XF-014); then the mission has
        its say, unless the run is being aborted (CF-END-010)."""
        self.at = "ended"
        if not g.obstacles:
            bury(g)
        if not g.aborting:
            flow_of(g).turn_ends(g, self.runner, self.since)
        self.since = g.step + 1
        if g.stack[-1] is self:
            self.do_ended(g)

    def do_ended(self, g: Crossfire) -> None:
        again = g.turn.again and not g.aborting and g.runners[self.runner].health != CRITICAL
        atoms.end_turn(g)
        if again:
            # The round does not go on: no other Crossfire card is turned up (CF-XF-018).
            self.at = "turn"
            return
        following = self.runner = g.after(self.runner)
        if g.aborting:
            self.at = "abort"
        elif following == g.start:
            atoms.begin_round(g, g.round + 1)
            self.at = "round"
        else:
            self.do_turn(g)

    # -- the abort round -------------------------------------------------------------------------
    def do_abort(self, g: Crossfire) -> None:
        """Every runner who is not critical takes one turn more; no event, no mission rules
        (CF-END-006, CF-END-008)."""
        bury(g)
        atoms.abort_begins(g, g.seats)
        self.at = "escape"

    def do_escape(self, g: Crossfire) -> None:
        if g.abort_turns == 0:
            aborted(g)  # somebody is up, or it would have been lost already (CF-END-013)
        atoms.abort_turn(g)
        if g.runners[self.runner].health == CRITICAL:
            self._next(g)
            return
        self.at = "escaped"
        atoms.begin_turn(g, self.runner)
        for faced in g.obstacles:
            if g.runners[faced.faces].down and faced.faces != self.runner:
                atoms.move(g, faced, self.runner)
        push(g, Turn(self.runner))

    def do_escaped(self, g: Crossfire) -> None:
        atoms.end_turn(g)
        self.at = "escape"
        self._next(g)

    def _next(self, g: Crossfire) -> None:
        self.runner = g.clockwise(self.runner)[1 % len(g.runners)]
