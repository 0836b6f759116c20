"""The computer opponent.

Every ask is answered from a world dealt by `table.redeal(seat)`, of which only what the seat knows
is used.  It remembers nothing between two asks and needs no chance of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from neontable.games.combatzone.bots.deeds import Deeds, outlook
from neontable.games.combatzone.bots.effects import path_worth
from neontable.games.combatzone.bots.ground import Field, Ground
from neontable.games.combatzone.bots.reading import Reading
from neontable.games.combatzone.bots.shots import ARMOR, chance
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.nouns import index
from neontable.games.combatzone.model.numbers import keys
from neontable.games.combatzone.model.options import (
    ACCURATE,
    ACTIVATE_INSPIRE,
    LUCK,
    Activate,
    Affect,
    GonkArmor,
    HealToken,
    Move,
    Oppose,
    Strike,
    Substitute,
    TakeCard,
    TakeEffects,
    UseEffect,
)
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.where import base, zone
from neontable.games.combatzone.rules.act import Act
from neontable.games.combatzone.rules.blast import Area
from neontable.games.combatzone.rules.match import characters
from neontable.games.combatzone.rules.moments import Triggers
from neontable.games.combatzone.rules.moving import MakeMove, Ways
from neontable.games.combatzone.rules.odds import sides_of
from neontable.games.combatzone.rules.opposing import opposing_roll
from neontable.games.combatzone.rules.rolls import (
    CONTEST,
    Contest,
    hindering_roll,
    obstacle,
    reflexes_roll,
)
from neontable.games.combatzone.rules.strike import Perform
from neontable.games.combatzone.space import BASE, INCH, Base, Way
from neontable.kernel.asks import Answer, Ask, accepts
from neontable.kernel.game import Game
from neontable.kernel.options import Option
from neontable.kernel.table import Table
from neontable.kernel.zone import GROUND, Place
from neontable.kit.dice import ACTING, KEEP_ROLL, results, success
from neontable.kit.options import PASS

if TYPE_CHECKING:
    pass

LUCKY = 2.0
"""What a roll must bring for a Luck token."""
LOOKED_AT = 6
"""Of the best places for a move, how many ways are looked at."""


class Booster:
    """Plays by judgement, in milliseconds; `seed` is there for every bot, this one needs none."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.seat = seat

    def choose(self, table: Table, ask: Ask) -> Answer:
        if ask.id not in LONG and len(ask.options) == 1:
            return ask.options[0]
        world = table.redeal(self.seat, 0)
        think = THOUGHTS.get(ask.id)
        answer = (
            _try_all(world, ask) if think is None else think(Reading(world.state, ask.seat), ask)
        )
        return answer if accepts(ask, answer) else ask.default_answer


LONG = frozenset(("cz-ask-move",))
"""Questions whose answers are worked out only when somebody looks."""
Thought = Callable[[Reading, Ask], Answer]


def _model(ask: Ask) -> int:
    return index(dict(ask.args)["model"])


def _best(ask: Ask, worth: Callable[[Option], float]) -> Answer:
    """The first of the best options."""
    options = cast("list[Option]", ask.options)
    values = [worth(option) for option in options]
    return options[values.index(max(values))]


def _place(answer: Answer) -> Place:
    """The last place of an answer on the board."""
    return answer[-1]  # type: ignore[index, return-value]


# -- before the match ------------------------------------------------------------------------------
def _first(r: Reading, ask: Ask) -> Answer:
    return ask.options[0]


def _deploy(r: Reading, ask: Ask) -> Answer:
    """Near the middle or the rivals, in cover from there."""
    g, model = r.g, _model(ask)
    x, y = r.where.field.centre
    rivals = [b for b in g.moving.bases if b.side != r.side]
    seen_from = rivals or [Base(-2, x, y, GROUND, BASE, -1)]
    field = Field(r.where, r.where.settle((x, y, GROUND), BASE))
    radius = profile(g.models[model].sheet).radius

    def worth(answer: Answer) -> float:
        place = _place(answer)
        me = Base(model, *place, radius, r.side)
        hidden = 0.0
        for b in seen_from:
            cover = r.cover(b, me)
            hidden += 2.0 if cover < 0 else 0.7 * cover
        return 2 * hidden / len(seen_from) - 0.3 * field.far(place)

    return max(ask.options, key=worth)


def _secret(r: Reading, ask: Ask) -> Answer:
    """Who stands longest is the least likely to be taken out, if it is not the obvious one."""
    return _best(ask, lambda o: r.hits_left(index(cast("Affect", o).model)))


# -- with Control ----------------------------------------------------------------------------------
def _control(r: Reading, ask: Ask) -> Answer:
    """Activate whoever has most to do; Inspire when a round of activations that begins with it
    brings more for each turn than any activation does now."""
    g = r.g
    now: list[tuple[float, Option]] = []
    for option in ask.options:
        if isinstance(option, Activate):
            now.append((outlook(r, index(option.model)), option))
    if not now:
        return ACTIVATE_INSPIRE if ACTIVATE_INSPIRE in ask.options else ask.options[0]
    best, option = max(now, key=lambda one: one[0])
    if ACTIVATE_INSPIRE not in ask.options:
        return option
    full = []
    for model in characters(g, ask.seat):
        tokens = g.models[model].tokens
        known = next((v for v, o in now if index(cast("Activate", o).model) == model), None)
        fresh = known is not None and tokens.isupper()
        full.append(cast("float", known) if fresh else outlook(r, model, tokens.upper()))
    gonks = [
        i
        for i, m in enumerate(g.models)
        if m.seat == ask.seat and m.on_table and profile(m.sheet).gonk and not m.stunned
    ]
    total = sum(max(0.0, outlook(r, i)) for i in gonks)
    rate, n = total, 1
    for value in sorted(full, reverse=True):
        total, n = total + value, n + 1
        rate = max(rate, total / n)
    return ACTIVATE_INSPIRE if best < rate else option


def _gonk(r: Reading, ask: Ask) -> Answer:
    def worth(option: Option) -> float:
        return outlook(r, index(option.model)) if isinstance(option, Activate) else -100.0

    return _best(ask, worth)


# -- acting ----------------------------------------------------------------------------------------
def _act(r: Reading, ask: Ask) -> Answer:
    return _best(ask, Deeds(r, _model(ask)).worth)


def _react(r: Reading, ask: Ask) -> Answer:
    return _best(ask, Deeds(r, _model(ask), reaction=True).worth)


def _free(r: Reading, ask: Ask) -> Answer:
    return _best(ask, Deeds(r, _model(ask), free=True).worth)


def _move(r: Reading, ask: Ask) -> Answer:
    """The best place, counting what stands in the way."""
    g, model = r.g, _model(ask)
    frame = g.stack[-1]
    ways = ask.options
    places = ways.made if isinstance(ways, Ways) else [_place(path) for path in ways]
    me = base(g, model)
    if not r.mine(model):
        return (me.place,)
    assert isinstance(frame, MakeMove)
    deeds = Deeds(r, model, reaction=g.active != model, free=True)
    die, left = deeds.rest("")
    ground = Ground(r, model, die)
    here = ground.worth(me.place, left)
    ranked = sorted(
        [(-(ground.worth(p, left) - here) * deeds.staying(p), n) for n, p in enumerate(places)]
    )
    best: tuple[float, Place] = (0.0, me.place)
    for value, n in ranked[:LOOKED_AT]:
        gain = -value
        if gain <= best[0]:
            break
        way = frame.way(g, (places[n],))
        if not isinstance(way, Way):
            continue
        gain *= _passing(r, frame, way)
        if gain > best[0]:
            best = gain, places[n]
    if best[0] <= 0 and me.place not in places:
        return ask.options[0]
    return (best[1],)


def _passing(r: Reading, frame: MakeMove, way: Way) -> float:
    """How likely a model gets past everything in its way; a fall is worse than a stop."""
    g, p = r.g, 1.0
    if not way.meetings:
        return p
    attempt = Attempt(frame.model, library.ACTIONS["basic-move"])
    mine = reflexes_roll(g, frame.model, frame.die, attempt).pool
    for meeting in way.meetings:
        if meeting.kind == "rival":
            theirs = hindering_roll(g, meeting.id, attempt).pool
        else:
            theirs = obstacle(g, r.seat).pool
        one = chance(mine, theirs, (False, False), 0)
        p *= one if meeting.fall <= 3 * INCH else max(0.0, one - 0.4)
    return p


def _dodge(r: Reading, ask: Ask) -> Answer:
    """Out of the way of a Blast, where a wound costs more than the token."""
    model = _model(ask)
    if 0.5 * r.harm(model, 1) < 1.0:
        return PASS
    deeds = Deeds(r, model, reaction=True)
    moves = [o for o in ask.options if isinstance(o, Move)]
    return max(moves, key=deeds.worth)


def _rapid(r: Reading, ask: Ask) -> Answer:
    frame = r.g.stack[-1]
    assert isinstance(frame, Act)
    action = library.ACTIONS[frame.action]
    die = frame.colour or r.best_die(frame.by)

    def worth(option: Option) -> float:
        if not isinstance(option, Strike):
            return 0.0
        return r.attack(frame.by, action, index(option.model), die, frame.reaction)

    return _best(ask, worth)


# -- opposing and rolling --------------------------------------------------------------------------
def _oppose(r: Reading, ask: Ask) -> Answer:
    """The token or armor with which it loses least."""
    g, model = r.g, _model(ask)
    frame = g.stack[-1]
    losses: dict[tuple[str, str], float] = {}
    if isinstance(frame, Perform):
        action = library.ACTIONS[frame.action]
        attempt = Attempt(frame.by, action, model, frame.reaction, zone(g, frame.by, model))
        words = keys(g, attempt)[0]
        wounds = r.wounds(frame.by, action, words)
        sides = sides_of(g, attempt, frame.die or "R", more=frame.more)
        for letter, armor, pool in sides.ways:
            p = chance(sides.mine, pool, sides.again, sides.first)
            losses[letter, armor] = p * (0.5 + r.harm(model, wounds, letter, armor))
    elif isinstance(frame, Area):
        action = library.ACTIONS[frame.action]
        attempt = Attempt(frame.by, action, model, frame.reaction)
        words = keys(g, attempt)[0]
        wounds = 1 + words.deadly if action.attack else 0
        for option in ask.options:
            letter, armor = _way(cast("Option", option))
            pool = opposing_roll(g, model, attempt, words, letter, armor, cover=False).pool
            if frame.roll.faces:
                mine = frame.roll.result
                p = float(
                    sum(
                        share
                        for theirs, share in results(pool).items()
                        if CONTEST.winner(mine, theirs) == ACTING
                    )
                )
            else:
                p = chance(frame.roll.pool, pool, (False, False), 0)
            losses[letter, armor] = p * (0.5 + r.harm(model, wounds, letter, armor))
    return _best(ask, lambda option: -losses.get(_way(option), 99.0))


def _way(option: Option) -> tuple[str, str]:
    if isinstance(option, Oppose):
        return option.token, option.card
    return "", option.card if isinstance(option, GonkArmor) else ""


def _again(r: Reading, ask: Ask) -> Answer:
    """Roll again where it helps: at once if it is free, with Luck if much hangs on it."""
    g = r.g
    frame = g.stack[-1]
    if not isinstance(frame, Contest):
        return KEEP_ROLL
    side = int(dict(ask.args)["side"])
    stake = gained = 0.0
    acting = frame.acting
    for i, other in enumerate(frame.opposing):
        if side not in (0, i + 1):
            continue
        rolled = (acting.result, other.result)
        keep = float(CONTEST.winner(*rolled) == ACTING)
        turn = 0 if side == 0 else 1
        again = (turn == 0, turn == 1)
        tried = float(
            success(CONTEST, acting.pool, other.pool, again=again, first=turn, rolled=rolled)
        )
        gained += abs(tried - keep)
        stake += abs(tried - keep) * _stake(r, frame, i)
    if ACCURATE in ask.options and gained > 0:
        return ACCURATE
    if LUCK in ask.options and stake > LUCKY:
        return LUCK
    return KEEP_ROLL


def _stake(r: Reading, frame: Contest, pair: int) -> float:
    """What a pair of rolls decides about."""
    g = r.g
    by, model = frame.models[0], frame.models[pair + 1]
    parent = g.stack[-2] if len(g.stack) > 1 else None
    if isinstance(parent, Perform) and model >= 0:
        action = library.ACTIONS[parent.action]
        words = keys(g, Attempt(parent.by, action, model, parent.reaction))[0]
        wounds = 1 + words.deadly if action.attack else 0
        letter = parent.letters[pair] if pair < len(parent.letters) else ""
        armor = parent.armor[pair] if pair < len(parent.armor) else ""
        value = r.harm(model, wounds, letter, armor) + r.keyword_worth(words, model)
        if not action.attack:
            value += 1.0
        if r.mine(by) and not r.mine(model):
            value += r.goals.deed(by, model, action.id, r.hits_left(model) <= wounds)
        return value
    if isinstance(parent, Area) and model >= 0:
        pair = parent.inside.index(model) if model in parent.inside else -1
        letter = parent.letters[pair] if 0 <= pair < len(parent.letters) else ""
        return r.harm(model, 1, letter)
    if isinstance(parent, Perform):
        action = library.ACTIONS[parent.action]
        return 1.0 + path_worth(r, by, f"action.{action.id}.does", parent.target)
    return 1.0


def _substitute(r: Reading, ask: Ask) -> Answer:
    """Whoever of target and Netrunners loses least."""
    g = r.g
    frame = g.stack[-1]
    assert isinstance(frame, Perform)
    action = library.ACTIONS[frame.action]

    def loss(model: int) -> float:
        attempt = Attempt(frame.by, action, model, frame.reaction, zone(g, frame.by, model))
        words = keys(g, attempt)[0]
        wounds = r.wounds(frame.by, action, words)
        sides = sides_of(g, attempt, frame.die or "R", more=frame.more)
        return min(
            chance(sides.mine, pool, sides.again, sides.first)
            * (1.0 + r.harm(model, wounds, letter, armor))
            for letter, armor, pool in sides.ways
        )

    def worth(option: Option) -> float:
        return -loss(index(option.model) if isinstance(option, Substitute) else frame.target)

    return _best(ask, worth)


def _affected(r: Reading, ask: Ask) -> Answer:
    """Who is hit: a rival if possible, else whoever loses least."""

    def worth(option: Option) -> float:
        model = index(cast("Affect", option).model)
        harm = r.harm(model, 1)
        return -harm if r.mine(model) else harm

    return _best(ask, worth)


def _first_to_react(r: Reading, ask: Ask) -> Answer:
    """The one with most to lose [RE]acts first."""
    return _best(ask, lambda option: r.harm(index(cast("Affect", option).model), 1))


def _guard(r: Reading, ask: Ask) -> Answer:
    """Whoever holds best."""
    attempt = Attempt(_model(ask), library.ACTIONS["escape"])

    def worth(option: Option) -> float:
        pool = hindering_roll(r.g, index(cast("Affect", option).model), attempt).pool
        return pool.dice[0] / 2 + pool.bonus

    return _best(ask, worth)


# -- Blasts ----------------------------------------------------------------------------------------
def _impact(r: Reading, ask: Ask) -> Answer:
    """Where a Blast hurts rivals and spares friends."""

    def worth(answer: Answer) -> float:
        place = _place(answer)
        inside = r.where.blast(place, r.g.moving)
        return sum(-r.harm(i, 1) if r.mine(i) else r.harm(i, 1) for i in inside)

    return max(ask.options, key=worth)


def _marker(r: Reading, ask: Ask) -> Answer:
    """As near to the rivals as it may lie."""
    rivals = [b for b in r.g.moving.bases if b.side != r.side]

    def worth(answer: Answer) -> float:
        place = _place(answer)
        x, y, _ = place
        far = [(b.x - x) ** 2 + (b.y - y) ** 2 for b in rivals]
        return -min(far, default=0)

    return max(ask.options, key=worth)


# -- tokens ----------------------------------------------------------------------------------------
def _letters(order: str) -> Thought:
    """The first letter of an order that is offered."""

    def think(r: Reading, ask: Ask) -> Answer:
        return _best(ask, lambda option: -order.index(option.token))  # type: ignore[attr-defined]

    return think


def _heal(r: Reading, ask: Ask) -> Answer:
    tokens = r.g.models[_model(ask)].tokens

    def worth(option: Option) -> float:
        assert isinstance(option, HealToken)
        return 2 * (3 - "GYR".index(option.colour)) + tokens[option.place].isupper()

    return _best(ask, worth)


# -- cards -----------------------------------------------------------------------------------------
COSTS = {"luck": 2.0, "discard": 0.8, "exhaust": 0.2, "token": 1.0, "free": 0.0}


def _effect(r: Reading, ask: Ask) -> Answer:
    """An optional effect, if it does more than it costs."""
    option = next((o for o in ask.options if isinstance(o, UseEffect)), None)
    if option is None:
        return PASS
    frame = r.g.stack[-1]
    bearer, target = index(option.model), -1
    if isinstance(frame, Triggers):
        target = frame.other if frame.model == bearer else frame.model
    cost = COSTS[ask.id.rpartition("-")[2]]
    return option if path_worth(r, bearer, option.path, target) > cost else PASS


def _which_effects(r: Reading, ask: Ask) -> Answer:
    frame = r.g.stack[-2] if len(r.g.stack) > 1 else None
    by, target = getattr(frame, "by", -1), getattr(frame, "target", -1)
    if by < 0:
        return ask.options[0]
    return _best(ask, lambda o: path_worth(r, by, cast("TakeEffects", o).path, target))


def card_worth(id: str) -> float:
    """What a card is worth to whoever has it: its price, or what it brings."""
    gear = library.GEAR.get(id) or library.PROGRAMS.get(id)
    if gear is not None and gear.sales:
        return float(min(sale.eb for sale in gear.sales))
    loot = library.LOOT.get(id)
    if loot is not None:
        return 1.0 + len(loot.actions) + len(loot.passives) + loot.armor
    return 1.0


def _take(r: Reading, ask: Ask) -> Answer:
    """The best card."""
    return _best(ask, lambda o: card_worth(o.card) if isinstance(o, TakeCard) else 0.0)


def _lose(r: Reading, ask: Ask) -> Answer:
    """The least card; a pass before that."""
    return _best(ask, lambda o: -card_worth(o.card) if isinstance(o, TakeCard) else 0.0)


def _keep_armor(r: Reading, ask: Ask) -> Answer:
    """Rather the armor than a wound, unless the wound is little."""
    if r.harm(_model(ask), 1) > ARMOR:
        return PASS
    return _best(ask, lambda o: float(isinstance(o, TakeCard)))


# -- everything else -------------------------------------------------------------------------------
def table_worth(r: Reading) -> float:
    """What a position is worth to the side that reads."""
    g = r.g
    total = 0.0
    for i, m in enumerate(g.models):
        if m.status == "out":
            continue
        one = r.life(i, r.hits_left(i)) + 0.5 * r.tokens_ready(i) - 0.5 * m.hacked
        one += len(m.sheet.loot) + 0.5 * len(m.sheet.running) - 0.5 * m.stunned
        total += one if r.mine(i) else -one
    for seat, team in enumerate(g.teams):
        one = 2.0 * team.luck + r.goals.point * team.score + 4.0 * len(team.completed)
        total += one if g.side_of(seat) == r.side else -one
    return total


def _try_all(world: Table, ask: Ask) -> Answer:
    """A question that it does not know: each answer is tried on a copy."""
    best: tuple[float, Answer] | None = None
    for option in ask.options[:24]:
        t = world.clone()
        t.answer(ask.seat, option)
        value = table_worth(Reading(t.state, ask.seat))
        if best is None or value > best[0] + 1e-9:
            best = value, option
    return best[1] if best is not None else ask.default_answer


def _which(r: Reading, ask: Ask) -> Answer:
    """A model that an effect is for: by what the effect would do to it."""
    frame = r.g.stack[-2] if len(r.g.stack) > 1 else None
    path, by = getattr(frame, "path", ""), getattr(frame, "by", -1)

    def worth(option: Option) -> float:
        if not isinstance(option, Affect):
            return 0.0
        model = index(option.model)
        value = path_worth(r, by, path, model) if by >= 0 else 0.0
        # Of models that it does the same to: the dearest, and of one's own those that can act.
        return value + 0.01 * r.goals.price(model) + 0.05 * r.tokens_ready(model)

    return _best(ask, worth)


THOUGHTS: dict[str, Thought] = {
    "cz-ask-act": _act,
    "cz-ask-again": _again,
    "cz-ask-bearer": _first,
    "cz-ask-control": _control,
    "cz-ask-deploy": _deploy,
    "cz-ask-dodge": _dodge,
    "cz-ask-drift": _impact,
    "cz-ask-effect-discard": _effect,
    "cz-ask-effect-exhaust": _effect,
    "cz-ask-effect-free": _effect,
    "cz-ask-effect-luck": _effect,
    "cz-ask-effect-token": _effect,
    "cz-ask-free": _free,
    "cz-ask-gonk": _gonk,
    "cz-ask-guard": _guard,
    "cz-ask-heal": _heal,
    "cz-ask-impact": _impact,
    "cz-ask-keep": _take,
    "cz-ask-keep-armor": _keep_armor,
    "cz-ask-loot": _take,
    "cz-ask-first": _first_to_react,
    "cz-ask-lowest": _affected,
    "cz-ask-marker": _marker,
    "cz-ask-move": _move,
    "cz-ask-oppose": _oppose,
    "cz-ask-other-card": _lose,
    "cz-ask-program": _lose,
    "cz-ask-put": _first,
    "cz-ask-quarter": _first,
    "cz-ask-rapid": _rapid,
    "cz-ask-react": _react,
    "cz-ask-refresh": _letters("gyr"),
    "cz-ask-role": _first,
    "cz-ask-secret": _secret,
    "cz-ask-stun": _letters("RYG"),
    "cz-ask-substitute": _substitute,
    "cz-ask-which": _which,
    "cz-ask-which-card": _take,
    "cz-ask-which-effects": _which_effects,
    "cz-ask-wound": _letters("yYgG"),
}
"""How each question is answered."""
