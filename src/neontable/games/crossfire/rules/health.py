"""Damage to runners, healing, and what follows from both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.card import Effects
from neontable.games.crossfire.model.library import PATHS, UPGRADES
from neontable.games.crossfire.model.numbers import barred
from neontable.games.crossfire.model.pieces import CRITICAL, STAGGERED
from neontable.games.crossfire.rules.ending import lose
from neontable.games.crossfire.rules.resolve import resolve
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

RECOVERY_DRAW = 2


def hurt(g: Crossfire, runner: int, n: int) -> None:
    """A runner takes damage: at once, or as part of the packet of the Take Damage step."""
    if n <= 0:
        return
    if g.packet:
        atoms.add_to_packet(g, runner, n)
    else:
        take(g, runner, n)


def take_packet(g: Crossfire) -> None:
    """What the step adds up to, the current runner first, then clockwise (CF-HP-009)."""
    packet = atoms.close_packet(g)
    for runner in g.clockwise(g.acting):
        if packet[runner]:
            take(g, runner, packet[runner])


def take(g: Crossfire, runner: int, n: int) -> None:
    who = g.runners[runner]
    if who.health == CRITICAL:
        return
    if who.health == STAGGERED:
        # Damage of the step in which it was staggered is ignored (CF-HP-007, CF-AMB-001).
        if who.hurt_in != g.step:
            _go_critical(g, runner)
        return
    atoms.harm(g, runner, n)
    if who.hp == 0:
        _stagger(g, runner)


def _stagger(g: Crossfire, runner: int) -> None:
    atoms.stagger(g, runner)
    atoms.gather(g, runner)
    mission = MISSIONS[g.mission]
    if runner == g.client:
        lose(g, "cf-end-client")
    if mission.stagger_loses:
        lose(g, "cf-end-staggered")
    _check_all_down(g)


def _go_critical(g: Crossfire, runner: int) -> None:
    atoms.critical(g, runner)
    atoms.gather(g, runner)
    if not MISSIONS[g.mission].abort:
        lose(g, "cf-end-critical")
    atoms.mark_aborting(g)
    _check_all_down(g)


def _check_all_down(g: Crossfire) -> None:
    """Everybody staggered or critical is a loss at once (CF-END-014); a Client who is up keeps the
    mission going (CF-AMB-014)."""
    for runner in g.runners:
        if not runner.down:
            return
    lose(g, "cf-end-all-down")


# -- healing ------------------------------------------------------------------------------------
def heal(g: Crossfire, runner: int, n: int, by: int = -1) -> None:
    """Heal a runner; `by` is the runner whose card does it, -1 for mission rules and obstacles."""
    who = g.runners[runner]
    if who.health == CRITICAL or n <= 0 or barred(g, runner, "no-heal"):
        return
    if by >= 0 and barred(g, by, "no-healing"):
        return
    instead = [u for u in who.upgrades if u and replaces_heal(g, runner, u)]
    if instead:
        push(g, HealOr(runner, n, tuple(instead)))
    else:
        heal_now(g, runner, n)


def heal_now(g: Crossfire, runner: int, n: int) -> None:
    who = g.runners[runner]
    atoms.heal(g, runner, n)
    if who.health == STAGGERED and who.hp >= 1:
        atoms.recover(g, runner)
        draw_cards(g, runner, RECOVERY_DRAW)


def replaces_heal(g: Crossfire, runner: int, upgrade: str) -> bool:
    """Whether an upgrade may replace a heal: not if what it gives is forbidden (CF-OBS-010)."""
    power = UPGRADES[upgrade].power
    if power is None or power.when != "heal":
        return False
    if power.once and upgrade in g.runners[runner].used:
        return False
    return not (_draws(power.effects) and barred(g, runner, "no-draw"))


def _draws(effects: Effects) -> bool:
    return any(type(verb).__name__ == "Draw" for verb in effects)


class HealOr(Frame):
    """Being healed, or what an upgrade gives instead: one of them (CF-CAMP-012)."""

    runner: int
    n: int
    instead: tuple[str, ...]
    at: str = "choose"

    def ask_choose(self, g: Crossfire) -> Ask:
        options = [*(opt.UsePower(u) for u in self.instead), opt.NO]
        return Ask(
            self.runner, "cf-ask-heal-or", options, (("n", self.n),), default=len(options) - 1
        )

    def got_choose(self, g: Crossfire, answer: opt.UsePower | opt.No) -> None:
        runner, n = self.runner, self.n
        pop(g)
        if isinstance(answer, opt.UsePower):
            atoms.use_upgrade(g, runner, answer.upgrade)
            if PATHS[f"{answer.upgrade}.power"]:
                resolve(g, f"{answer.upgrade}.power", runner, runner)
        else:
            heal_now(g, runner, n)


# -- drawing ------------------------------------------------------------------------------------
def draw_cards(g: Crossfire, runner: int, n: int) -> int:
    """Draw, unless something forbids it; how many cards it were."""
    who = g.runners[runner]
    if n <= 0 or who.health == CRITICAL or barred(g, runner, "no-draw"):
        return 0
    return atoms.draw(g, runner, n)
