"""Wounds, being taken out, healing, Stun."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model import tokens as tk
from neontable.games.combatzone.model.library import repairable
from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.numbers import has_trait, total
from neontable.games.combatzone.model.options import HealToken, RefreshToken, StunToken, TakeWound
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.rules.moments import moment
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

CHOOSE = -1
"""Instead of a token: the model's player chooses (CZ-WND-007)."""


class Suffered(msgspec.Struct, frozen=True):
    """What came of wounds."""

    model: int
    wounds: int
    out: bool
    lost_armor: bool = False
    """It lost armor that lets it [RE]act as if it had been wounded."""

    @property
    def answers(self) -> bool:
        """Whether there may be a [RE]action to it (CZ-REACT-001)."""
        return self.wounds > 0 or self.lost_armor


class Suffer(Frame):
    """A model suffers wounds, the first on `token` if that is given.  `by`: the seat whose doing
    it is."""

    model: int
    n: int
    token: int = CHOOSE
    by: int = -1
    taken: int = 0
    saved: bool = False
    at: str = "next"

    def do_next(self, g: CombatZone) -> None:
        """Cards may cancel a wound before it is suffered."""
        if not self.n or not g.models[self.model].on_table:
            self._end(g)
            return
        self.at = "take"
        moment(g, "hurting", self.model)

    def do_take(self, g: CombatZone) -> None:
        self.at = "next"
        m = g.models[self.model]
        token, self.token = self.token, CHOOSE
        if not m.tokens:  # a Gonk or a drone (CZ-GONK-004, CZ-DRONE-006)
            self._dying(g)
        elif token != CHOOSE:
            # A RED token that is wounded takes the model out (CZ-WND-006, AMB-17).
            if m.tokens[token] in "Rr":
                self._dying(g)
            else:
                self._wound(g, token)
        elif self.n <= self._most(g):
            self.at = "which"
        else:  # it cannot take so many, on whichever tokens they fall
            self._dying(g)

    def _most(self, g: CombatZone) -> int:
        """How many wounds the model can take and stay."""
        green = 2 if has_trait(g, self.model, "green-to-yellow") else 1
        return sum(green if t in "Gg" else t not in "Rr" for t in g.models[self.model].tokens)

    def _choices(self, tokens: str) -> list[str]:
        """No RED token while another exists (AMB-18)."""
        return list(dict.fromkeys(t for t in tokens if t not in "Rr"))

    def ask_which(self, g: CombatZone) -> Ask:
        m = g.models[self.model]
        options = [TakeWound(letter) for letter in self._choices(m.tokens)]
        return Ask(m.seat, "cz-ask-wound", options, (("model", reference(g, self.model)),))

    def got_which(self, g: CombatZone, answer: TakeWound) -> None:
        self.at = "next"
        self._wound(g, g.models[self.model].tokens.index(answer.token))

    def _wound(self, g: CombatZone, token: int) -> None:
        self.n -= 1
        self.taken += 1
        softer = has_trait(g, self.model, "green-to-yellow")
        if softer and g.models[self.model].tokens[token] in "Gg":
            atoms.soften_token(g, self.model, token)
        else:
            atoms.wound_token(g, self.model, token)

    def _dying(self, g: CombatZone) -> None:
        self.at = "die"
        self.taken += 1
        moment(g, "dying", self.model)

    def do_die(self, g: CombatZone) -> None:
        if self.saved:
            self.n = 0
            self.at = "next"
            return
        carried = g.models[self.model].carries
        if carried:
            atoms.drop_marker(g, self.model, "objective")
        atoms.take_out(g, self.model, self.by)
        self.at = "gone"
        moment(g, "taken-out", self.model)

    def do_gone(self, g: CombatZone) -> None:
        self._end(g)

    def _end(self, g: CombatZone) -> None:
        pop(g, Suffered(self.model, self.taken, not g.models[self.model].on_table))

    def save(self) -> None:
        self.saved = True

    def cancel(self) -> None:
        """One wound less; the next one falls on a token that is chosen."""
        self.n -= 1
        self.token = CHOOSE
        self.at = "next"


def suffer(g: CombatZone, model: int, n: int, token: int = CHOOSE, by: int = -1) -> None:
    if n > 0 and g.models[model].on_table:
        push(g, Suffer(model, n, token, by))


def cancel(g: CombatZone, model: int) -> None:
    """The wound that is about to be suffered is not suffered."""
    for frame in reversed(g.stack):
        if isinstance(frame, Suffer) and frame.model == model:
            frame.cancel()
            return


def survive(g: CombatZone, model: int) -> None:
    """It becomes Red-Lined instead of being taken out."""
    for frame in reversed(g.stack):
        if isinstance(frame, Suffer) and frame.model == model:
            frame.save()
            atoms.red_line(g, model)
            return


def spare(g: CombatZone, model: int) -> bool:
    """It is not taken out after all; False when that is not what is happening."""
    for frame in reversed(g.stack):
        if isinstance(frame, Suffer) and frame.model == model:
            frame.save()
            return True
    return False


# -- healing ---------------------------------------------------------------------------------------
class Mend(Frame):
    """Wounds are healed, each on a token that the model's player chooses (AMB-20)."""

    model: int
    n: int
    at: str = "which"

    def _places(self, g: CombatZone) -> list[int]:
        m = g.models[self.model]
        found: dict[str, int] = {}
        for at in tk.wounded(m.tokens, m.origin):
            found.setdefault(m.origin[at].upper() + m.tokens[at], at)
        return list(found.values())

    def ask_which(self, g: CombatZone) -> Ask | None:
        m = g.models[self.model]
        places = self._places(g) if self.n and m.on_table else []
        if not places:
            return None
        options = [HealToken(at, m.origin[at].upper()) for at in places]
        return Ask(m.seat, "cz-ask-heal", options, (("model", reference(g, self.model)),))

    def got_which(self, g: CombatZone, answer: HealToken) -> None:
        self.n -= 1
        atoms.heal_token(g, self.model, answer.place)
        for card in g.models[self.model].sheet.exhausted:
            if repairable(card):
                atoms.turn_up(g, self.model, card)

    def do_which(self, g: CombatZone) -> None:
        pop(g)


def is_wounded(g: CombatZone, model: int) -> bool:
    m = g.models[model]
    return bool(tk.wounded(m.tokens, m.origin))


# -- Stun and Refresh ------------------------------------------------------------------------------
class FlipTokens(Frame):
    """Tokens of a model change their side: Stun (CZ-EFF-012) or Refresh (CZ-EFF-010).  Its player
    chooses which."""

    model: int
    n: int
    stun: bool
    at: str = "which"

    def _letters(self, g: CombatZone) -> list[str]:
        tokens = g.models[self.model].tokens
        side = tk.READY if self.stun else tk.USED
        return list(dict.fromkeys(t for t in tokens if t in side))

    def ask_which(self, g: CombatZone) -> Ask | None:
        m = g.models[self.model]
        letters = self._letters(g) if self.n and m.on_table else []
        if not letters:
            return None
        kind = StunToken if self.stun else RefreshToken
        options: list[Option] = [kind(letter) for letter in letters]
        id = "cz-ask-stun" if self.stun else "cz-ask-refresh"
        return Ask(m.seat, id, options, (("model", reference(g, self.model)),))

    def got_which(self, g: CombatZone, answer: StunToken | RefreshToken) -> None:
        self.n -= 1
        at = g.models[self.model].tokens.index(answer.token)
        if self.stun:
            atoms.stun_token(g, self.model, at)
        else:
            atoms.ready_token(g, self.model, at)

    def do_which(self, g: CombatZone) -> None:
        pop(g)


def stun(g: CombatZone, model: int, n: int) -> None:
    m = g.models[model]
    found = profile(m.sheet)
    n += total(g, model, "stun")
    if n <= 0 or not m.on_table or found.drone:
        return
    if found.gonk:
        if not m.stunned:
            atoms.stun_gonk(g, model)
    elif tk.has_ready(m.tokens):
        push(g, FlipTokens(model, n, True))


def refresh(g: CombatZone, model: int, n: int) -> None:
    m = g.models[model]
    if m.on_table and tk.has_used(m.tokens):
        push(g, FlipTokens(model, n, False))


def heal(g: CombatZone, model: int, n: int) -> None:
    if g.models[model].on_table and is_wounded(g, model):
        push(g, Mend(model, n))


def hack(g: CombatZone, model: int, n: int) -> None:
    """Gonks and drones never get Hacked tokens (CZ-GONK-006, CZ-DRONE-003)."""
    found = profile(g.models[model].sheet)
    if n and not found.gonk and not found.drone and g.models[model].on_table:
        atoms.hack(g, model, n)
        moment(g, "hacked", model)
