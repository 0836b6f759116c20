"""The named steps that missions are made of.

A flow says what happens at the moments that the general rules leave to the mission: after the
standard set-up, at the start of a round and of a turn, and at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.missions.library import MISSIONS, Bonus, TrackStep
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import OBSTACLES
from neontable.games.crossfire.model.pieces import READY, STAGGERED
from neontable.games.crossfire.model.terms import BOSS, CLIENT_HP, COLOUR_OF_ROLE, HARD, NORMAL
from neontable.games.crossfire.rules.buying import BuyOne
from neontable.games.crossfire.rules.crossfire_step import bury
from neontable.games.crossfire.rules.ending import win
from neontable.games.crossfire.rules.flip import Flip, decks_of
from neontable.games.crossfire.rules.health import draw_cards, heal
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


def bonuses(g: Crossfire) -> list[Bonus]:
    """The bonus challenges that the team accepted, one entry for each time."""
    declared = MISSIONS[g.mission].bonuses
    return [declared[name] for name in g.bonuses]


def events_from(g: Crossfire) -> int:
    """The first round in which a Crossfire card is drawn."""
    sooner = [b.events_from for b in bonuses(g) if b.events_from]
    if sooner:
        return min(sooner)
    return MISSIONS[g.mission].events_from.get(g.seats, 1)


class Flow:
    """What a mission does; each hook may begin procedures."""

    def set_up(self, g: Crossfire) -> None:
        """After the standard set-up, before the first turn (CF-SETUP-003)."""

    def decks(self, g: Crossfire) -> list[str]:
        """The decks from which obstacles are flipped now, one for each of them, in order."""
        return []

    def round_begins(self, g: Crossfire) -> None:
        """Before the Crossfire card."""

    def turn_begins(self, g: Crossfire, runner: int) -> None:
        """Before all other effects of the start of a turn (CF-TURN-003)."""

    def turn_ends(self, g: Crossfire, runner: int, since: int) -> None:
        """After a turn, and after the check for remaining threats; `since` is the number of the
        first step after the turn before."""


# -- Scenes: clear all obstacles, several times -------------------------------------------------
class Scenes(Flow):
    def set_up(self, g: Crossfire) -> None:
        push(g, Flip(self.decks(g)))

    def decks(self, g: Crossfire) -> list[str]:
        """What the batch of the present Scene consists of (CF-MCF-002, CF-MCF-003)."""
        mission = MISSIONS[g.mission]
        more = sum(b.obstacles for b in bonuses(g))
        total = g.seats + mission.scenes[g.scene - 1] + more
        if mission.hard_seats:
            hard = mission.hard_seats[g.scene - 1]
            return [HARD if i in hard else NORMAL for i in range(total)]
        return decks_of(total, g.level)

    def turn_ends(self, g: Crossfire, runner: int, since: int) -> None:
        if g.obstacles:
            return
        if g.scene == len(MISSIONS[g.mission].scenes):
            win(g)
        push(g, SceneEnd(runner))


class SceneEnd(Frame):
    """Everybody heals, the event goes under its deck, everybody may buy one card, beginning left of
    the runner who defeated the last obstacle; then the next Scene's obstacles are flipped."""

    runner: int
    buyers: list[int] = []
    rewards: list[str] = []
    """Of a mission with bosses: those whose rewards are due, one Scene end each (CF-AMB-042)."""
    at: str = "reward"

    def do_reward(self, g: Crossfire) -> None:
        atoms.next_step(g)
        self.at = "events"
        boss = self.rewards.pop(0) if self.rewards else ""
        push(g, Reward(MISSIONS[g.mission].rewards.get(boss, SCENE_HEAL if not boss else NOTHING)))

    def do_events(self, g: Crossfire) -> None:
        bury(g)
        order = g.clockwise(self.runner)
        self.buyers = [r for r in (*order[1:], order[0]) if r != g.client]
        self.at = "buy"

    def do_buy(self, g: Crossfire) -> None:
        if self.buyers:
            push(g, BuyOne(self.buyers.pop(0)))
            return
        atoms.next_scene(g)
        if self.rewards:
            self.at = "reward"
            return
        flow = flow_of(g)
        pop(g)
        if isinstance(flow, Scenes):
            push(g, Flip(flow.decks(g)))


SCENE_HEAL = TrackStep(heal=1)
NOTHING = TrackStep()


class Reward(Frame):
    """What a step of a track or a defeated boss gives to everybody: draws or heals first, then
    nuyen (CF-MEX-025)."""

    step: TrackStep
    runners: list[int] = []
    at: str = "begin"

    def do_begin(self, g: Crossfire) -> None:
        self.runners = g.clockwise(g.start)
        self.at = "next"

    def do_next(self, g: Crossfire) -> None:
        if not self.runners:
            pop(g)
            return
        runner = self.runners.pop(0)
        if self.step.nuyen and runner != g.client:
            atoms.earn(g, runner, self.step.nuyen)
        if self.step.draw and runner != g.client:
            draw_cards(g, runner, self.step.draw)
        if self.step.heal:
            heal(g, runner, self.step.heal)


# -- Extraction: a progress track, and a Client to protect --------------------------------------
class Extraction(Flow):
    def set_up(self, g: Crossfire) -> None:
        hurt = [b.client_hp for b in bonuses(g) if b.client_hp]
        atoms.add_client(g, min(hurt, default=CLIENT_HP))
        push(g, Progress(1))

    def decks(self, g: Crossfire) -> list[str]:
        step = track_of(g)[g.progress - 1]
        hard = step.hard + (sum(b.hard for b in bonuses(g)) if step.hard else 0)
        return [HARD] * hard + [NORMAL] * step.normal

    def turn_begins(self, g: Crossfire, runner: int) -> None:
        if runner != g.client and g.runners[runner].health == READY:
            push(g, Interception(runner))

    def turn_ends(self, g: Crossfire, runner: int, since: int) -> None:
        """Who was staggered in this turn, or since the one before, loses its obstacles to the
        Client (CF-MEX-010)."""
        for r, who in enumerate(g.runners):
            if who.health == STAGGERED and who.hurt_in >= since:
                for faced in g.facing(r):
                    atoms.move(g, faced, g.client)
        if runner == g.client:
            push(g, Progress(g.progress + 1))


def track_of(g: Crossfire) -> tuple[TrackStep, ...]:
    mission = MISSIONS[g.mission]
    if g.edition == "french" and g.seats in mission.track_french:
        return mission.track_french[g.seats]
    return mission.track[g.seats]


class Progress(Frame):
    """The marker reaches a place of the track: its instructions in the printed order."""

    n: int
    at: str = "reward"

    def do_reward(self, g: Crossfire) -> None:
        atoms.next_step(g)
        atoms.set_progress(g, self.n)
        step = self._step(g)
        if step.wins:
            win(g)
        self.at = "flip"
        push(g, Reward(TrackStep(draw=step.draw, heal=step.heal)))

    def _step(self, g: Crossfire) -> TrackStep:
        return track_of(g)[self.n - 1]

    def do_flip(self, g: Crossfire) -> None:
        self.at = "pay"
        push(g, Flip(flow_of(g).decks(g), g.client, stay=True))

    def do_pay(self, g: Crossfire) -> None:
        step = self._step(g)
        self.at = "close"
        if step.nuyen:
            push(g, Reward(TrackStep(nuyen=step.nuyen)))
        if step.buy:
            self.at = "buy"

    def do_buy(self, g: Crossfire) -> None:
        self.at = "close"
        push(g, BuyOne(g.start))

    def do_close(self, g: Crossfire) -> None:
        if self._step(g).scene_ends:
            atoms.next_scene(g)
        pop(g)


class Interception(Frame):
    """A runner may take one obstacle of its role colour from the Client (CF-MEX-007)."""

    runner: int
    at: str = "offer"

    def ask_offer(self, g: Crossfire) -> Ask | None:
        options: list[Option] = [
            opt.Intercept(f.id, f.card)
            for f in g.facing(g.client)
            if self.why_offer(g, opt.Intercept(f.id, f.card)) is None
        ]
        if not options:
            return None
        options.append(opt.NO)
        return Ask(self.runner, "cf-ask-intercept", options, default=len(options) - 1)

    def got_offer(self, g: Crossfire, answer: opt.Intercept | opt.No) -> None:
        runner = self.runner
        pop(g)
        if isinstance(answer, opt.Intercept):
            faced = g.find(answer.threat)
            assert faced is not None
            atoms.move(g, faced, runner)

    def do_offer(self, g: Crossfire) -> None:
        pop(g)

    def why_offer(self, g: Crossfire, thing: object) -> str | None:
        if not isinstance(thing, opt.Intercept):
            return None
        faced = g.find(thing.threat)
        if faced is None or faced.faces != g.client:
            return "CF-MEX-007 cf-not-at-client"
        mine = [COLOUR_OF_ROLE[role] for role in g.runners[self.runner].roles]
        if OBSTACLES[faced.card].colour not in mine:
            return "CF-MEX-007 cf-not-your-colour"
        return None


# -- the Dragon: bosses, and obstacles every round ----------------------------------------------
class Dragon(Flow):
    def set_up(self, g: Crossfire) -> None:
        """Covert side up, facing the runner to the right of the starting runner (CF-MDR-001)."""
        self.show_side(g, 0, g.clockwise(g.start)[-1])

    def show_side(self, g: Crossfire, side: int, runner: int) -> None:
        for boss in MISSIONS[g.mission].sides[side]:
            atoms.flip(g, boss, runner)

    def decks(self, g: Crossfire) -> list[str]:
        total = MISSIONS[g.mission].per_round + sum(b.obstacles for b in bonuses(g))
        return decks_of(total, g.level)

    def round_begins(self, g: Crossfire) -> None:
        bosses = [f for f in g.obstacles if OBSTACLES[f.card].deck == BOSS]
        at = bosses[0].faces if bosses else g.start
        push(g, Flip(self.decks(g), g.clockwise(at)[1]))

    def turn_ends(self, g: Crossfire, runner: int, since: int) -> None:
        fallen = [card for card in g.turn.defeated if OBSTACLES[card].deck == BOSS]
        if fallen:
            push(g, SceneEnd(runner, rewards=fallen))


FLOWS: dict[str, Flow] = {"scenes": Scenes(), "track": Extraction(), "dragon": Dragon()}


def flow_of(g: Crossfire) -> Flow:
    return FLOWS[MISSIONS[g.mission].flow]
