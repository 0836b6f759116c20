"""Upgrades that a runner uses: in its Play Cards step, at the start and at the end of its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import UPGRADES
from neontable.games.crossfire.model.pieces import CRITICAL, STAGGERED
from neontable.games.crossfire.rules.resolve import resolve
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.crossfire.model.card import Power
    from neontable.games.crossfire.model.state import Crossfire


def why_not_use(g: Crossfire, runner: int, upgrade: str) -> str | None:
    """Why a runner cannot use an upgrade now, whatever moment it is for."""
    who = g.runners[runner]
    power = UPGRADES[upgrade].power if upgrade in who.upgrades else None
    if power is None:
        return "CF-CAMP-008 cf-no-such-upgrade"
    if who.health == CRITICAL:
        return "CF-HP-022 cf-no-critical"
    if power.once and upgrade in who.used:
        return "CF-CAMP-011 cf-upgrade-used"
    if upgrade in g.turn.powers:
        return "CF-CAMP-011 cf-upgrade-used-this-turn"
    return _why_not_needed(g, runner, power)


def _why_not_needed(g: Crossfire, runner: int, power: Power) -> str | None:
    if power.need == "staggered" and g.runners[runner].health != STAGGERED:
        return "CF-HP-011 cf-upgrade-not-staggered"
    if power.need == "hand" and not g.runners[runner].hand:
        return "CF-TURN-022 cf-upgrade-no-cards"
    if power.need == "defeated" and not g.turn.defeated:
        return "CF-HP-011 cf-upgrade-nothing-defeated"
    return None


def powers(g: Crossfire, runner: int, when: str) -> list[opt.UsePower]:
    """The upgrades that a runner may use at a moment."""
    found = []
    for upgrade in g.runners[runner].upgrades:
        power = UPGRADES[upgrade].power if upgrade else None
        if power is None or power.when != when:
            continue
        if why_not_use(g, runner, upgrade) is None:
            found.append(opt.UsePower(upgrade))
    return found


def use(g: Crossfire, runner: int, upgrade: str) -> None:
    """Its points join the damage of the turn, then its effects are carried out."""
    power = UPGRADES[upgrade].power
    assert power is not None
    atoms.use_upgrade(g, runner, upgrade)
    if power.damage is not None:
        atoms.unleash(g, runner, upgrade)
    resolve(g, f"{upgrade}.power", runner, runner)


class UsePowers(Frame):
    """A runner may use upgrades of a moment, one after the other."""

    runner: int
    when: str
    at: str = "offer"

    def ask_offer(self, g: Crossfire) -> Ask | None:
        options = [*powers(g, self.runner, self.when), opt.NO]
        if len(options) == 1:
            return None
        return Ask(self.runner, f"cf-ask-power-{self.when}", options, default=len(options) - 1)

    def got_offer(self, g: Crossfire, answer: opt.UsePower | opt.No) -> None:
        if isinstance(answer, opt.UsePower):
            use(g, self.runner, answer.upgrade)
        else:
            pop(g)

    def do_offer(self, g: Crossfire) -> None:
        pop(g)


def offer_powers(g: Crossfire, runner: int, when: str) -> bool:
    """Let a runner use upgrades of a moment; whether it has any to use."""
    who = g.runners[runner]
    if who.upgrades and not who.client and powers(g, runner, when):
        push(g, UsePowers(runner, when))
        return True
    return False
