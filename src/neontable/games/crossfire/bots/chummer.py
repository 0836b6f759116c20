"""The computer team mate.

Each seat thinks for itself: every ask is answered from a world dealt by `table.redeal(seat)`, of
which only what the seat knows is used.  It remembers nothing between two asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

from neontable.games.crossfire.bots.shopping import wanted
from neontable.games.crossfire.bots.volley import Volley, best_placement, best_volley, gains_of
from neontable.games.crossfire.bots.worth import (
    DRAWN,
    NUYEN,
    after_attack,
    coming,
    health,
    kept,
    worth,
)
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import CARDS, EVENTS, UPGRADES
from neontable.games.crossfire.model.numbers import attack_strength, barred, can_attack, play_limit
from neontable.games.crossfire.model.pieces import CRITICAL, READY, STAGGERED
from neontable.games.crossfire.rules.assist import cancel
from neontable.games.crossfire.rules.damage import portions, targets, tracks
from neontable.games.crossfire.rules.strike import solved
from neontable.kernel.asks import MANY, ORDER, Answer, Ask, accepts
from neontable.kernel.game import Game
from neontable.kernel.table import Table

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

METATYPES = ("ork", "ork", "ork", "ork")
"""What the seats choose, in their order: many cards and hit points."""
LEADER = 0
MUCH = 0.5
"""What a change of plan must gain at least."""


class Chummer:
    """Plays by rules of thumb, in milliseconds; `seed` is there for every bot, this one needs no
    chance of its own."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.seat = seat

    def choose(self, table: Table, ask: Ask) -> Answer:
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.id in IDLE_WINDOWS and not _may_matter(table, ask):
            return opt.PASS
        world = table.redeal(self.seat, 0)
        think = THOUGHTS.get(ask.id, _try_all)
        answer = think(world, ask)
        return answer if accepts(ask, answer) else ask.default_answer


Thought = Callable[[Table, Ask], Answer]


# -- the team -------------------------------------------------------------------------------------
def _metatype(world: Table, ask: Ask) -> Answer:
    return opt.Metatype(METATYPES[ask.seat % len(METATYPES)])


def _role(world: Table, ask: Ask) -> Answer:
    return ask.options[0]


def _lead(world: Table, ask: Ask) -> Answer:
    """Everybody names the runner who can stand most, the first of them."""
    runners = world.state.runners
    most = max(r.max_hp for r in runners)
    return opt.Lead(next(i for i, r in enumerate(runners) if r.max_hp == most))


# -- playing cards --------------------------------------------------------------------------------
def _play(world: Table, ask: Ask) -> Answer:
    g: Crossfire = world.state
    me = ask.seat
    who = g.runners[me]
    power = _power(world, ask)
    if power is not None:
        return power
    volley = _volley(g, me, ask)
    change = _change_of_plan(g, me, ask, volley)
    if change is not None:
        return change
    playable = {o.card for o in ask.options if isinstance(o, opt.Play)}
    chosen = [card for card in volley.cards if card in playable]
    chosen += [
        card for card in who.hand if card in playable and card not in chosen and _aid(g, me, card)
    ]
    if not chosen:
        used = [card for card in volley.cards if card in UPGRADES]
        return opt.UsePower(used[0]) if used else opt.STRIKE
    return opt.Play(max(chosen, key=_precedence))


def _volley(g: Crossfire, me: int, ask: Ask) -> Volley:
    hand = g.runners[me].hand
    if not any(isinstance(o, opt.Play) for o in ask.options):
        hand = []
    powers = tuple(o.upgrade for o in ask.options if isinstance(o, opt.UsePower))
    limit = play_limit(g, me)
    room = len(hand) if limit < 0 else max(0, limit - len(g.turn.own))
    if room >= len(hand):
        return best_volley(g, me, hand, powers=powers, draws=not g.aborting, last=g.aborting)
    best: Volley | None = None
    for few in sorted(set(combinations(sorted(hand), room))):
        found = best_volley(g, me, list(few), powers=powers, draws=False, last=g.aborting)
        rest = Counter(hand) - Counter(few)
        value = found.value + sum(n * kept(card) for card, n in rest.items())
        if best is None or value > best.value:
            best = found._replace(value=value)
    assert best is not None
    return best


def _precedence(card: str) -> tuple[float, str]:
    """Cards that bring others come first: what they bring may change the plan."""
    declared = CARDS[card]
    draws = any(type(v).__name__ in DRAWING for v in declared.play)
    return (2.0 if draws else 1.0 if declared.play else 0.0), card


DRAWING = frozenset(
    ("Draw", "DrawThenDiscard", "PressOn", "TakeBack", "RevealForX", "LetPlay", "May")
)


def _aid(g: Crossfire, me: int, card: str) -> bool:
    """Whether the text of a card alone is reason enough to play it now."""
    for verb in CARDS[card].play:
        name = type(verb).__name__
        if name == "Heal" and not barred(g, me, "no-healing"):
            n = getattr(verb, "n", 1)
            mine = me if verb.who.pick == "other" else -1  # type: ignore[attr-defined]
            if _best_heal(g, n, but=mine) > kept(card):
                return True
        elif name in ("PressOn", "Draw") and not barred(g, me, "no-draw"):
            return True
    return False


def _best_heal(g: Crossfire, n: int, but: int = -1) -> float:
    """What healing n is worth to the runner who needs it most."""
    return max((heal_worth(g, r, n) for r in range(len(g.runners)) if r != but), default=0.0)


def heal_worth(g: Crossfire, runner: int, n: int) -> float:
    who = g.runners[runner]
    if who.health == CRITICAL or barred(g, runner, "no-heal"):
        return 0.0
    if who.health == STAGGERED:
        return health(g, runner, n) + 2.0
    damage = coming(g, runner)
    more = min(who.max_hp, who.hp + n)
    now = health(g, runner, more) - health(g, runner, who.hp)
    then = health(g, runner, more - damage) - health(g, runner, who.hp - damage)
    return 0.4 * now + 0.6 * then


def _change_of_plan(g: Crossfire, me: int, ask: Ask, volley: Volley) -> Answer | None:
    """Switching off an ability, or taking a card back, where the volley gets better by it."""
    best: tuple[float, Answer | None] = (volley.value + MUCH, None)
    seen: set[tuple[object, ...]] = set()
    for option in ask.options:
        if isinstance(option, opt.Cancel):
            key: tuple[object, ...] = (option.threat, option.ability, kept(option.cost))
        elif isinstance(option, opt.Recover) and kept(option.cost) < kept(option.card):
            key = (option.card, option.cost)
        else:
            continue
        if key in seen:
            continue
        seen.add(key)
        w = g.clone()
        if isinstance(option, opt.Cancel):
            cancel(w, me, option)
        hand = list(w.runners[me].hand)
        if isinstance(option, opt.Recover):
            hand.remove(option.cost)
            hand.append(option.card)
        value = best_volley(w, me, hand, draws=not g.aborting, last=g.aborting).value
        if value > best[0]:
            best = value, option
    return best[1]


def _power(world: Table, ask: Ask) -> Answer | None:
    """An upgrade without damage, where its effect is good for the team right now."""
    useful = [
        o
        for o in ask.options
        if isinstance(o, opt.UsePower)
        and (power := UPGRADES[o.upgrade].power) is not None
        and power.damage is None
    ]
    if not useful:
        return None
    before = worth(world.state, ask.seat)
    scores = [_outcome(world, ask.seat, o) for o in useful]
    top = max(scores)
    return useful[scores.index(top)] if top > before + MUCH else None


# -- damage ---------------------------------------------------------------------------------------
def _plan(world: Table, ask: Ask) -> Answer:
    """The plan whose cleared levels and fallen obstacles are worth most."""
    g: Crossfire = world.state
    faced = targets(g)
    lanes = tracks(g, faced)
    pieces, _ = portions(g)
    gains = gains_of(g, faced, lanes)
    best: tuple[float, Answer] = (-1.0, ask.options[0])
    for option in ask.options:
        if isinstance(option, opt.Plan):
            plan = solved(option, g.volley)
            value = sum(gain[k] for gain, k in zip(gains, plan.cleared, strict=True))
            if value > best[0]:
                best = value, option
    value, _ = best_placement(pieces, lanes, gains)
    return opt.EDIT if value > best[0] + 0.1 else best[1]


def _edit(world: Table, ask: Ask) -> Answer:
    """Piece by piece to where it belongs."""
    g: Crossfire = world.state
    faced = targets(g)
    lanes = tracks(g, faced)
    pieces, _ = portions(g)
    _, placed = best_placement(pieces, lanes, gains_of(g, faced, lanes))
    wishes = {(i, faced[t].id) for i, t in enumerate(placed) if t >= 0}
    swept = {(i, lanes[t].faces) for i, t in enumerate(placed) if t >= 0}
    for option in ask.options:
        if isinstance(option, opt.Move) and (option.piece, option.target) in wishes:
            return option
        if isinstance(option, opt.Sweep) and (option.piece, option.runner) in swept:
            return option
    return opt.APPLY


# -- helping others -------------------------------------------------------------------------------
def _assist(world: Table, ask: Ask) -> Answer:
    g: Crossfire = world.state
    me = ask.seat
    kind = ask.id.rpartition("-")[2]
    assists = [o for o in ask.options if isinstance(o, opt.Assist)]
    for option in assists:
        if _worth_assisting(g, me, option.card, kind):
            return option
    alone = g.current == g.client or g.runners[g.current].health == CRITICAL
    if assists and (kind == "strike" or (kind == "play" and alone)):
        hand = [o.card for o in assists]
        volley = best_volley(g, me, hand, assist=True, last=_no_turn_left(g, me))
        for option in assists:
            if option.card in volley.cards:
                return option
    if kind in ("start", "attack", "strike"):
        return _cancel_for_mate(world, ask)
    return opt.PASS


IDLE_WINDOWS = frozenset(("cf-ask-assist-play", "cf-ask-assist-buy"))
"""Damage can wait for the window before the damage is applied."""


def _may_matter(table: Table, ask: Ask) -> bool:
    """Whether a window between two cards is worth a thought: there is something to heal with,
    or a Client, who has no other windows."""
    options = table.setup.options
    mission = options.get("mission_text") or options.get("mission")
    if mission is None or MISSIONS[mission].flow == "track":
        return True  # a position that was loaded does not say which mission it began with
    return any(
        type(verb).__name__ == "Heal"
        for option in ask.options
        if isinstance(option, opt.Assist)
        for verb in CARDS[option.card].assist
    )


def _no_turn_left(g: Crossfire, seat: int) -> bool:
    """In the abort round: whether the seat has had its last turn."""
    if not g.aborting or g.abort_turns < 0:
        return False
    order = g.clockwise(g.current)
    return order.index(seat) > g.abort_turns


def _worth_assisting(g: Crossfire, me: int, card: str, kind: str) -> bool:
    """For the sake of its text: somebody is healed, an attack is held off."""
    cost = kept(card)
    for verb in CARDS[card].assist:
        name = type(verb).__name__
        if name == "Heal" and not barred(g, me, "no-healing"):
            n = getattr(verb, "n", 1)
            if any(heal_worth(g, r, n) > cost + MUCH for r in _in_need(g)):
                return True
        elif name == "HoldOff" and kind == "attack":
            current = g.current
            damage = coming(g, current)
            most = max(
                (attack_strength(g, f) for f in g.facing(current) if can_attack(g, f)), default=0
            )
            saved = after_attack(g, current, damage - most) - after_attack(g, current, damage)
            if saved > cost:
                return True
    return False


def _in_need(g: Crossfire) -> list[int]:
    """Runners who cannot wait for a better healing: those who are staggered, and the current one if
    the attacks of this turn would stagger it."""
    found = [r for r, who in enumerate(g.runners) if who.health == STAGGERED]
    current = g.runners[g.current]
    if current.health == READY and current.hp == coming(g, g.current):
        found.append(g.current)
    return found


def _cancel_for_mate(world: Table, ask: Ask) -> Answer:
    """Switch an ability off before it hurts: compared with letting it happen."""
    offs: dict[tuple[int, int], opt.Cancel] = {}
    for option in ask.options:
        if isinstance(option, opt.Cancel):
            key = option.threat, option.ability
            if key not in offs or kept(option.cost) < kept(offs[key].cost):
                offs[key] = option
    if not offs:
        return opt.PASS
    best: tuple[float, Answer] = (_after_window(world, ask.seat, opt.PASS) + MUCH, opt.PASS)
    for option in offs.values():
        value = _after_window(world, ask.seat, option)
        if value > best[0]:
            best = value, option
    return best[1]


def _after_window(world: Table, seat: int, answer: Answer) -> float:
    """What the table is worth when everybody has passed after an answer: what the window is about
    has happened then, whichever answer it was."""
    t = world.clone()
    kind = t.asks[0].id
    t.answer(seat, answer)
    for _ in range(MOST_PASSES):
        if t.over or not t.asks or t.asks[0].id != kind:
            break
        t.answer(t.asks[0].seat, opt.PASS)
    return worth(t.state, seat)


MOST_PASSES = 12


# -- buying ---------------------------------------------------------------------------------------
def _buy(world: Table, ask: Ask) -> Answer:
    g: Crossfire = world.state
    offers = [o for o in ask.options if isinstance(o, opt.Buy)]
    choice = wanted(g, ask.seat, {o.card: o.cost for o in offers}, ask.id == "cf-ask-buy-one")
    return next((o for o in offers if o.card == choice), opt.DONE)


# -- everything else ------------------------------------------------------------------------------
def _outcome(world: Table, seat: int, answer: Answer) -> float:
    """What the table is worth after an answer and after the choices that it leads to."""
    t = world.clone()
    t.answer(seat, answer)
    for _ in range(MOST_CHOICES):
        if t.over or not t.asks or t.asks[0].seat != seat or _own_moment(t.asks[0].id):
            break
        ask = t.asks[0]
        think = THOUGHTS.get(ask.id, _try_all)
        t.answer(seat, ask.options[0] if len(ask.options) == 1 else think(t, ask))
    return worth(t.state, seat) + (SEEN if _looks(answer) else 0.0)


def _looks(answer: Answer) -> bool:
    """Whether the answer uses an upgrade that shows the next event."""
    power = UPGRADES[answer.upgrade].power if isinstance(answer, opt.UsePower) else None
    return power is not None and any(type(v).__name__ == "ScryEvent" for v in power.effects)


MOST_CHOICES = 4
"""Choices that one effect asks of its runner, at most."""
SEEN = 0.3
"""What it is worth to have looked at the next event, and to decide whether it comes."""


def _own_moment(id: str) -> bool:
    """Whether a question is a decision of the turn, and not a part of the effect before it."""
    return id in MOMENTS


MOMENTS = frozenset(
    ("cf-ask-play", "cf-ask-plan", "cf-ask-edit", "cf-ask-next", "cf-ask-buy", "cf-ask-buy-one",
     "cf-ask-trigger", "cf-ask-intercept", "cf-ask-assist-start", "cf-ask-assist-play",
     "cf-ask-assist-strike", "cf-ask-assist-attack", "cf-ask-assist-buy",
     "cf-ask-power-turn-start", "cf-ask-power-turn-end")
)  # fmt: skip


def _discard(world: Table, ask: Ask) -> Answer:
    """The cards that are worth least, as few as possible."""
    if ask.kind == MANY:
        items = sorted(ask.items, key=lambda o: kept(o.card))  # type: ignore[union-attr]
        return tuple(items[: ask.lo])
    return min(ask.options, key=lambda o: kept(o.card))  # type: ignore[union-attr]


def _take_back(world: Table, ask: Ask) -> Answer:
    if ask.kind == MANY:
        items = sorted(ask.items, key=lambda o: -kept(o.card))  # type: ignore[union-attr]
        return tuple(items[: ask.hi])
    return max(ask.options, key=lambda o: kept(o.card) if isinstance(o, opt.FromDiscard) else 0.0)


def _play_now(world: Table, ask: Ask) -> Answer:
    """A card in somebody else's turn: one that the damage of this turn needs."""
    g: Crossfire = world.state
    cards = [o.card for o in ask.options if isinstance(o, opt.Play)]
    volley = best_volley(g, ask.seat, cards, draws=False)
    chosen = [card for card in volley.cards if card in cards]
    chosen = chosen or [card for card in cards if _aid(g, ask.seat, card)]
    return opt.Play(max(chosen, key=_precedence)) if chosen else opt.NO


def _strongest(world: Table, ask: Ask) -> Answer:
    """The card that does most when it is played."""
    return max(ask.options, key=lambda o: kept(o.card) if hasattr(o, "card") else 0.0)


def _scry(world: Table, ask: Ask) -> Answer:
    """An event that goes off or reinforces goes under the deck."""
    deck = world.state.crossfire_deck
    event = EVENTS[deck[-1]] if deck else None
    level = world.state.level + 1
    grim = event is not None and sum(1 for a in event.abilities if a.level <= level) > 1
    return opt.BOTTOM if grim else opt.TOP


def _heal_or(world: Table, ask: Ask) -> Answer:
    """What an upgrade gives instead of being healed, where the heal is worth less."""
    g: Crossfire = world.state
    (healing,) = (n for name, n in ask.args if name == "n")
    best: tuple[float, Answer] = (heal_worth(g, ask.seat, int(str(healing))), opt.NO)
    for option in ask.options:
        power = UPGRADES[option.upgrade].power if isinstance(option, opt.UsePower) else None
        if power is not None:
            value = sum(
                INSTEAD.get(type(v).__name__, 0.0) * getattr(v, "n", 1) for v in power.effects
            )
            if value > best[0]:
                best = value, option
    return best[1]


INSTEAD = {"Draw": DRAWN, "Gain": NUYEN}


def _next(world: Table, ask: Ask) -> Answer:
    return ask.options[0]


def _try_all(world: Table, ask: Ask) -> Answer:
    """Whatever leads to the best table; the usual answer where it makes no difference."""
    if ask.kind in (MANY, ORDER) or len(ask.options) > 16:
        return ask.default_answer
    best: tuple[float, Answer] = (_outcome(world, ask.seat, ask.default_answer), ask.default_answer)
    for option in ask.options:
        value = _outcome(world, ask.seat, option)
        if value > best[0] + 1e-6:
            best = value, option
    return best[1]


THOUGHTS: dict[str, Thought] = {
    "cf-ask-metatype": _metatype,
    "cf-ask-role": _role,
    "cf-ask-last-role": _role,
    "cf-ask-main": _role,
    "cf-ask-lead": _lead,
    "cf-ask-play": _play,
    "cf-ask-plan": _plan,
    "cf-ask-edit": _edit,
    "cf-ask-next": _next,
    "cf-ask-trigger": _next,
    "cf-ask-buy": _buy,
    "cf-ask-buy-one": _buy,
    "cf-ask-assist-start": _assist,
    "cf-ask-assist-play": _assist,
    "cf-ask-assist-strike": _assist,
    "cf-ask-assist-attack": _assist,
    "cf-ask-assist-buy": _assist,
    "cf-ask-discard": _discard,
    "cf-ask-take-back": _take_back,
    "cf-ask-copy-cost": lambda world, ask: opt.NOTHING,
    "cf-ask-copy": _strongest,
    "cf-ask-play-market": _strongest,
    "cf-ask-play-now": _play_now,
    "cf-ask-scry": _scry,
    "cf-ask-heal-or": _heal_or,
}
"""By the name of the ask; all others are tried out."""
