"""What each thing that a model may do is worth: the options of an activation, a [RE]action, a free
action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neontable.games.combatzone.bots.effects import effects_worth, healing, path_worth
from neontable.games.combatzone.bots.goals import CARRIED
from neontable.games.combatzone.bots.ground import Ground
from neontable.games.combatzone.bots.reading import Reading
from neontable.games.combatzone.bots.shots import HACKED, TOKEN, chance
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Action
from neontable.games.combatzone.model.nouns import index
from neontable.games.combatzone.model.numbers import keys
from neontable.games.combatzone.model.options import (
    DragModel,
    DragThing,
    HandOver,
    Launch,
    LongClimb,
    LootBody,
    Move,
    PickUp,
    Recycle,
    Reload,
    Use,
)
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import SIDES, ready_colours
from neontable.games.combatzone.model.where import LENGTHS, base, brawl, zone
from neontable.games.combatzone.rules.odds import sides_of
from neontable.games.combatzone.rules.strike import program_die
from neontable.kernel.options import Option
from neontable.kernel.zone import Place

COST = {"": 0.0, "G": 0.45, "Y": 0.3, "R": 0.2}
"""What spending a token costs besides what it does: it may be missing for a [RE]action."""
ESCAPE = 0.55
"""How likely a model gets out of a brawl, about."""
LOOT = 1.6
OTHERWISE = -1.0
"""Of what this player never does: drag things about, climb with two actions."""


class Deeds:
    """Judges what one model may do now."""

    def __init__(
        self, r: Reading, model: int, *, reaction: bool = False, free: bool = False
    ) -> None:
        self.r, self.model = r, model
        self.reaction, self.free = reaction, free
        self._grounds: dict[str, Ground] = {}
        self._moves: dict[str, float] = {}

    def worth(self, option: Option) -> float:
        judge = JUDGES.get(type(option))
        return judge(self, option) if judge is not None else 0.0

    def cost(self, colour: str) -> float:
        if self.free:
            return 0.0
        return COST[colour] * (2.0 if self.reaction else 1.0)

    # -- actions ---------------------------------------------------------------------------------
    def use(self, option: Use) -> float:
        action = library.ACTIONS[option.action]
        target = index(option.target)
        die = option.colour or self.r.best_die(self.model)
        cost = self.cost(option.colour if action.token else "")
        if action.attack and target >= 0:
            value = self.r.attack(self.model, action, target, die, self.reaction)
        else:
            value = self._other(action, target, die)
        if action.keys.discard:
            value -= 0.5
        return value - cost

    def _other(self, action: Action, target: int, die: str) -> float:
        """An action that is no attack."""
        r, g, by = self.r, self.r.g, self.model
        where = zone(g, by, target) if target not in (-1, by) else ""
        attempt = Attempt(by, action, target, self.reaction, where)
        words = keys(g, attempt)[0]
        at = target if target >= 0 else by
        value = effects_worth(r, by, action.does, at)
        if target >= 0:
            good = 1.0 if r.mine(target) else -1.0
            if words.heal:
                value += good * healing(r, target, words.heal)
            if words.refresh:
                used = sum(t.islower() for t in g.models[target].tokens)
                value += good * TOKEN * min(words.refresh, used)
            if "firewall" in action.tags:
                value += HACKED
            if action.command:
                value += 0.8 * self._commanded(target)
            if not r.mine(target):
                value += r.keyword_worth(words, target)
        p = 1.0
        if action.skill:
            sides = sides_of(g, attempt, die)
            p = min(chance(sides.mine, t, sides.again, sides.first) for _, _, t in sides.ways)
        if r.mine(by):
            value += r.goals.moment("act-won", by, target, action.id)
        value *= p
        if words.dangerous:
            value -= r.harm(by, 1) / SIDES[die]
        return value

    def _commanded(self, friend: int) -> float:
        """A Command gives a friend its activation now; what this model has left must wait."""
        rest = self.r.tokens_ready(self.model) - 1
        kept = 0.0
        if rest > 0:
            ground = self.ground(self.r.best_die(self.model))
            kept = 0.7 * rest * ground.fight(ground.me.place)[0]
        return outlook(self.r, friend) - kept

    def launch(self, option: Launch) -> float:
        r, g, by = self.r, self.r.g, self.model
        card = library.PROGRAMS[option.program]
        action, target = card.launch, index(option.target)
        die = program_die(g, option.program, target)
        if action.attack and target >= 0:
            value = r.attack(by, action, target, die, False)
        else:
            value = self._other(action, target, die)
        running = min(2, len(card.running)) * 0.6
        if card.vulnerable:
            running -= 0.8
        value += 0.5 * running
        if r.mine(by):
            value += 0.5 * r.goals.moment("launched", by, target, action.id)
        leak = (1.0 + 0.6 * r.tokens_ready(by)) / SIDES[die]  # a Fumble ends the activation
        return value - leak

    # -- moves -----------------------------------------------------------------------------------
    def ground(self, die: str) -> Ground:
        known = self._grounds.get(die)
        if known is None:
            known = self._grounds[die] = Ground(self.r, self.model, die)
        return known

    def rest(self, colour: str) -> tuple[str, int]:
        """The die and the number of tokens that are left when one of a colour is spent."""
        tokens = self.r.g.models[self.model].tokens
        if self.reaction or profile(self.r.g.models[self.model].sheet).gonk:
            return self.r.best_die(self.model), 0
        ready = [t for t in tokens if t.isupper()]
        if not self.free and colour in ready:
            ready.remove(colour)
        colours = ready_colours("".join(ready))
        return (colours[0] if colours else self.r.best_die(self.model)), len(ready)

    def move(self, option: Move) -> float:
        known = self._moves.get(option.colour)
        if known is None:
            known = self._moves[option.colour] = self._best_move(option.colour)
        return known - self.cost(option.colour)

    def _best_move(self, colour: str) -> float:
        r, g = self.r, self.r.g
        if not r.mine(self.model):
            return 0.0
        die, left = self.rest(colour)
        ground = self.ground(die)
        me = base(g, self.model)
        here = ground.worth(me.place, left)
        places = r.where.candidates(me, LENGTHS[colour], g.moving)
        return max(
            [self._gain(ground, place, left, here) for place in places],
            default=0.0,
        )

    def _gain(self, ground: Ground, place: Place, left: int, here: float) -> float:
        gain = ground.worth(place, left) - here
        return gain * self.staying(place) if gain > 0 else gain

    def staying(self, place: Place) -> float:
        """How likely a model in a brawl gets to a place."""
        fight = brawl(self.r.g, self.model)
        if not fight:
            return 1.0
        there = base(self.r.g, self.model).at(place)
        held = all(self.r.where.in_reach(there, base(self.r.g, f)) for f in fight)
        return 1.0 if held else ESCAPE

    # -- the rest --------------------------------------------------------------------------------
    def loot(self, option: LootBody) -> float:
        value = LOOT + self.r.goals.moment("loot-drawn", self.model)
        if option.action == "loot-gear":
            value = 0.6 * LOOT
        return value - self.cost(option.colour)

    def pick_up(self, option: PickUp) -> float:
        return 2 * CARRIED - self.cost(option.colour)

    def reload(self, option: Reload) -> float:
        return 0.8 - self.cost(option.colour)

    def recycle(self, option: Recycle) -> float:
        return path_worth(self.r, self.model, f"objective.{option.card}.recycled", -1) - 1.0

    def never(self, option: Option) -> float:
        return OTHERWISE


JUDGES: dict[type, Callable[[Deeds, Any], float]] = {
    Use: Deeds.use,
    Launch: Deeds.launch,
    Move: Deeds.move,
    LootBody: Deeds.loot,
    PickUp: Deeds.pick_up,
    Reload: Deeds.reload,
    Recycle: Deeds.recycle,
    HandOver: Deeds.never,
    DragModel: Deeds.never,
    DragThing: Deeds.never,
    LongClimb: Deeds.never,
}

SAMPLE = 3
"""Of the places that a model could go to, every so many are looked at for its prospects."""


def outlook(r: Reading, model: int, tokens: str | None = None) -> float:
    """What a model's activation is likely to bring, with these tokens instead of its own."""
    g = r.g
    m = g.models[model]
    if not m.on_table:
        return 2.0  # it comes from Reserve
    gonk = profile(m.sheet).gonk
    ready = ready_colours(m.tokens if tokens is None else tokens)
    count = 1 if gonk else sum(t.isupper() for t in (m.tokens if tokens is None else tokens))
    if not count:
        return 0.0
    colour = profile(m.sheet).colour if gonk else ready[0]
    ground = Ground(r, model, colour)
    place = ground.me.place
    now = ground.worth(place, 0)
    best = ground.worth(place, count)
    for there in r.where.candidates(ground.me, LENGTHS[colour], g.moving)[1::SAMPLE]:
        best = max(best, ground.worth(there, count - 1))
    return best - now
