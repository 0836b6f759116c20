"""Making the team: metatypes, roles, main roles, and the starting runner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.terms import METATYPES, ROLES
from neontable.kernel.asks import Ask
from neontable.kernel.chance import below
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

CHOOSE, RANDOM = "choose", "random"
AGREE, TOUGHEST = "agree", "toughest"


class Team(Frame):
    """Seat by seat.  `runners` says whether metatypes and roles are chosen or drawn, `leader` how
    the starting runner is found."""

    runners: str = CHOOSE
    leader: str = AGREE
    fixed: list[bool] = []
    """By seat: it brings a runner of its own, whose metatype is settled."""
    seat: int = 0
    refused: list[int] = []
    """Seats that will not take a further role."""
    votes: list[int] = []
    at: str = "metatype"

    # -- metatypes -------------------------------------------------------------------------------
    def ask_metatype(self, g: Crossfire) -> Ask | None:
        if self._settled() or self.runners == RANDOM:
            return None
        return Ask(self.seat, "cf-ask-metatype", [opt.Metatype(m) for m in METATYPES])

    def _settled(self) -> bool:
        return self.seat < len(self.fixed) and self.fixed[self.seat]

    def got_metatype(self, g: Crossfire, answer: opt.Metatype) -> None:
        atoms.choose_metatype(g, self.seat, answer.metatype)
        self._next_seat(g, "role")

    def do_metatype(self, g: Crossfire) -> None:
        if not self._settled():
            kinds = tuple(METATYPES)
            atoms.choose_metatype(g, self.seat, kinds[below(g, len(kinds))])
        self._next_seat(g, "role")

    def _next_seat(self, g: Crossfire, then: str) -> None:
        self.seat += 1
        if self.seat == g.seats:
            self.seat, self.at = 0, then

    # -- roles: each seat one, then what is left -------------------------------------------------
    def _left(self, g: Crossfire) -> list[str]:
        held = {role for runner in g.runners for role in runner.roles}
        return [role for role in ROLES if role not in held]

    def _may_refuse(self, g: Crossfire) -> bool:
        """With three runners one takes the last role: the others may leave it to somebody."""
        return g.seats == 3 and len(self._left(g)) == 1 and len(self.refused) < 2

    def ask_role(self, g: Crossfire) -> Ask | None:
        left = self._left(g)
        if not left or self.runners == RANDOM:
            return None
        options: list[Option] = [opt.Role(role) for role in left]
        if self._may_refuse(g):
            return Ask(self.seat, "cf-ask-last-role", [*options, opt.NO], (("role", left[0]),))
        return Ask(self.seat, "cf-ask-role", options)

    def got_role(self, g: Crossfire, answer: opt.Role | opt.No) -> None:
        if isinstance(answer, opt.Role):
            atoms.choose_role(g, self.seat, answer.role)
        else:
            self.refused.append(self.seat)
        self.seat = (self.seat + 1) % g.seats

    def do_role(self, g: Crossfire) -> None:
        left = self._left(g)
        if not left:
            self.seat, self.at = 0, "main"
            return
        atoms.choose_role(g, self.seat, left[below(g, len(left))])
        self.seat = (self.seat + 1) % g.seats

    def ask_main(self, g: Crossfire) -> Ask | None:
        roles = g.runners[self.seat].roles
        if len(roles) < 2 or self.runners == RANDOM:
            return None
        return Ask(self.seat, "cf-ask-main", [opt.MainRole(role) for role in roles])

    def got_main(self, g: Crossfire, answer: opt.MainRole) -> None:
        atoms.choose_main(g, self.seat, answer.role)
        self._next_seat(g, "lead")

    def do_main(self, g: Crossfire) -> None:
        self._next_seat(g, "lead")

    # -- the starting runner ---------------------------------------------------------------------
    def ask_lead(self, g: Crossfire) -> Ask | None:
        """Everybody names somebody; without agreement it is drawn (CF-SETUP-015)."""
        if self.leader != AGREE or MISSIONS[g.mission].toughest_starts or g.seats == 1:
            return None
        return Ask(self.seat, "cf-ask-lead", [opt.Lead(seat) for seat in range(g.seats)])

    def got_lead(self, g: Crossfire, answer: opt.Lead) -> None:
        self.votes.append(answer.runner)
        self.seat += 1
        if len(set(self.votes)) > 1 or self.seat == g.seats:
            agreed = len(set(self.votes)) == 1
            self._led(g, self.votes[0] if agreed else below(g, g.seats))

    def do_lead(self, g: Crossfire) -> None:
        if self.leader == TOUGHEST or MISSIONS[g.mission].toughest_starts:
            toughest = [METATYPES[r.metatype].hp for r in g.runners]
            self._led(g, toughest.index(max(toughest)))
        else:
            self._led(g, below(g, g.seats))

    def _led(self, g: Crossfire, seat: int) -> None:
        pop(g)
        atoms.choose_lead(g, seat)
