"""What a successful action does to one model: wounds first, then keywords, then the card's own
effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.keywords import NONE, Keys
from neontable.games.combatzone.model.library import ACTIONS, repairable
from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.numbers import has_trait, keys, total
from neontable.games.combatzone.model.options import TakeCard
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.rules.effects import run
from neontable.games.combatzone.rules.moments import discard_card, moment
from neontable.games.combatzone.rules.moving import push_away
from neontable.games.combatzone.rules.wounds import (
    CHOOSE,
    Suffered,
    hack,
    heal,
    refresh,
    stun,
    suffer,
)
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option
from neontable.kit.options import PASS

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


class Hit(Frame, kw_only=True):
    """One model that an action has beaten."""

    by: int
    action: str
    model: int
    token: int = CHOOSE
    """The token that it opposed with (CZ-TOKEN-005)."""
    armor: str = ""
    """The armor gear that it used."""
    crit: bool = False
    reaction: bool = False
    ignored: bool = False
    wounds: int = 0
    n: int = 0
    """Wounds beyond the one that armor gear takes."""
    kept: bool = False
    """A wound is suffered instead of losing the armor."""
    lost_armor: bool = False
    """Armor is lost that lets it [RE]act as if it had been wounded."""
    at: str = "begin"

    def _keys(self, g: CombatZone) -> Keys:
        always, crits = keys(g, Attempt(self.by, ACTIONS[self.action], self.model, self.reaction))
        return always.plus(crits) if self.crit else always

    def do_begin(self, g: CombatZone) -> None:
        self.at = "wound"
        if ACTIONS[self.action].attack:
            moment(g, "oppose-lost", self.model, self.by, self.action)

    def ignore(self) -> None:
        self.ignored = True

    def do_wound(self, g: CombatZone) -> None:
        self.at = "keys"
        action = ACTIONS[self.action]
        if not action.attack or self.ignored or has_trait(g, self.by, "no-wounds"):
            return
        words = self._keys(g)
        n = 1 + words.deadly
        if "crit-wounds" in action.tags and not self.crit:
            n = 0
        if self.armor and not self.kept and self._has_armor(g):
            self.n = n - 1
            self.at = "armor"
            return
        token = CHOOSE if self.armor else self.token
        self.at = "hurt"
        suffer(g, self.model, n, token, g.models[self.by].seat)

    # -- armor gear (CZ-ARM-004) -----------------------------------------------------------------
    def _has_armor(self, g: CombatZone) -> bool:
        sheet = g.models[self.model].sheet
        return self.armor in profile(sheet).items or self.armor in sheet.loot

    def ask_armor(self, g: CombatZone) -> Ask | None:
        """Some may suffer the wound instead of losing the armor."""
        if not has_trait(g, self.model, "wound-for-armor"):
            return None
        options: list[Option] = [PASS, TakeCard(self.armor)]
        args = (("card", self.armor), ("model", reference(g, self.model)))
        return Ask(g.models[self.model].seat, "cz-ask-keep-armor", options, args)

    def got_armor(self, g: CombatZone, answer: Option) -> None:
        if isinstance(answer, TakeCard):
            self.kept = True
            self.at = "wound"
        else:
            self._lose_armor(g)

    def do_armor(self, g: CombatZone) -> None:
        self._lose_armor(g)

    def _lose_armor(self, g: CombatZone) -> None:
        self.at = "rest"
        self.lost_armor = has_trait(g, self.model, "reacts-for-armor")
        if repairable(self.armor):
            atoms.exhaust(g, self.model, self.armor)
        else:
            discard_card(g, self.model, self.armor)
        moment(g, "armor-lost", self.model, self.by, self.action)

    def do_rest(self, g: CombatZone) -> None:
        """The wounds beyond the one that the armor took (AMB-32)."""
        self.at = "hurt"
        suffer(g, self.model, self.n, CHOOSE, g.models[self.by].seat)

    def do_hurt(self, g: CombatZone) -> None:
        """Nothing was suffered after all."""
        self.at = "keys"

    def back_hurt(self, g: CombatZone, result: Suffered) -> None:
        self.wounds = result.wounds
        self.at = "keys"
        if result.wounds:
            if result.out:
                moment(g, "takes-out", self.by, self.model, self.action)
            else:
                moment(g, "wounded", self.model, self.by, self.action)
            moment(g, "wounds", self.by, self.model, self.action)

    def do_keys(self, g: CombatZone) -> None:
        self.at = "does"
        words = self._keys(g)
        if words == NONE:
            return
        model = self.model
        if words.hack:
            hack(g, model, words.hack)
        if words.push:
            push_away(g, self.by, model)
        if words.refresh:
            refresh(g, model, words.refresh)
        if words.heal:
            heal(g, model, words.heal)
        if words.stun:
            stun(g, model, words.stun)

    def do_does(self, g: CombatZone) -> None:
        self.at = "critical"
        action = ACTIONS[self.action]
        if "firewall" in action.tags:
            atoms.unhack(g, self.model, 1 + total(g, self.model, "unhack"))
            moment(g, "unhacked", self.model)
        if action.does and (self.wounds or "if-wounded" not in action.tags):
            self._run(g, "does")

    def do_critical(self, g: CombatZone) -> None:
        self.at = "end"
        if self.crit and ACTIONS[self.action].critical:
            self._run(g, "critical")

    def _run(self, g: CombatZone, part: str) -> None:
        known = {"target": self.model, "source": self.action, "crit": self.crit}
        run(g, f"action.{self.action}.{part}", self.by, **known)

    def do_end(self, g: CombatZone) -> None:
        out = not g.models[self.model].on_table
        pop(g, Suffered(self.model, self.wounds, out, self.lost_armor))
