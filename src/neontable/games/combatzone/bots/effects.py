"""What effects of cards are worth, by their verbs: a new card is understood when it is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from neontable.games.combatzone.bots.shots import HACKED, TOKEN
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import Effects, Scope, Verb
from neontable.games.combatzone.model.conditions import models_in
from neontable.games.combatzone.model.tokens import COLOURS, has_used, wounded

if TYPE_CHECKING:
    from neontable.games.combatzone.bots.reading import Reading

UNKNOWN = 0.6
"""Of a verb that is not in the table: cards do what helps those who have them."""


def effects_worth(r: Reading, by: int, effects: Effects, target: int) -> float:
    """What a tuple of effects does for the side that reads."""
    return sum(verb_worth(r, by, verb, target) for verb in effects)


def verb_worth(r: Reading, by: int, verb: Verb, target: int) -> float:
    known = VERBS.get(type(verb).__name__)
    if known is None:
        return UNKNOWN if r.mine(by) else -UNKNOWN
    return known(r, by, verb, target)


Judge = Callable[["Reading", int, Any, int], float]


def _on(value: Callable[[Reading, int, Any], float], good: bool) -> Judge:
    """For each model that the verb concerns: `good` is good for it."""

    def judge(r: Reading, by: int, verb: Any, target: int) -> float:
        scope: Scope = verb.who
        found = models_in(r.g, by, scope, target)
        values = [
            value(r, i, verb) * (1.0 if r.mine(i) == good else -1.0)
            for i in found
        ]  # fmt: skip
        if scope.choose:
            return max(values, default=0.0) if r.mine(by) else min(values, default=0.0)
        return sum(values)

    return judge


def _flat(value: float) -> Judge:
    """For whoever has the card."""

    def judge(r: Reading, by: int, verb: Any, target: int) -> float:
        return value * getattr(verb, "n", 1) * (1.0 if r.mine(by) else -1.0)

    return judge


def healing(r: Reading, model: int, n: int) -> float:
    """What healing so many wounds of a model is worth."""
    m = r.g.models[model]
    n = min(n, len(wounded(m.tokens, m.origin)))
    left = r.hits_left(model)
    return r.life(model, left + n) - r.life(model, left) if n else 0.0


def _ready(r: Reading, model: int, verb: Any) -> float:
    return TOKEN * min(int(verb.n), r.tokens_ready(model))


def _used(r: Reading, model: int, verb: Any) -> float:
    tokens = r.g.models[model].tokens
    return TOKEN * min(verb.n, sum(t.islower() for t in tokens)) if has_used(tokens) else 0.0


def _hacked(r: Reading, model: int, verb: Any) -> float:
    return HACKED * min(int(verb.n), r.g.models[model].hacked)


def _gear(r: Reading, model: int, verb: Any) -> float:
    return 1.5 if r.g.models[model].sheet.gear else 0.0


def _score(r: Reading, by: int, verb: Any, target: int) -> float:
    return r.goals.point * int(verb.n) * (1.0 if r.mine(by) else -1.0)


def _table(r: Reading, by: int, verb: Any, target: int) -> float:
    """A die decides: every group of effects is about as likely."""
    groups = [effects_worth(r, by, effects, target) for _, effects in verb.on]
    return 0.8 * sum(groups) / max(1, len(groups))


def _save(r: Reading, by: int, verb: Any, target: int) -> float:
    found = models_in(r.g, by, verb.who, target)
    return sum(0.5 * effects_worth(r, by, verb.else_, i) for i in found)


def _one(r: Reading, by: int, verb: Any, target: int) -> float:
    values = [effects_worth(r, by, effects, target) for effects in verb.of]
    chooser = by if verb.by == "bearer" else target
    return max(values) if chooser >= 0 and r.mine(chooser) else min(values)


def _mark(r: Reading, by: int, verb: Any, target: int) -> float:
    """A mark on a friend helps it, one on a rival hinders it."""
    found = models_in(r.g, by, verb.who, target)
    count = min(1, len(found)) if verb.who.choose else len(found)
    return 0.8 * count * (1.0 if r.mine(by) else -1.0)


def _moved(r: Reading, by: int, verb: Any, target: int) -> float:
    found = models_in(r.g, by, verb.who, target)
    return 0.6 * min(3, len(found)) * (1.0 if r.mine(by) else -1.0)


def _acts(r: Reading, by: int, verb: Any, target: int) -> float:
    found = models_in(r.g, by, verb.who, target)
    count = min(1, len(found)) if verb.who.choose else len(found)
    return 1.2 * count * (1.0 if r.mine(by) else -1.0)


def _survives(r: Reading, by: int, verb: Any, target: int) -> float:
    return r.life(by, 1) * (1.0 if r.mine(by) else -1.0)


VERBS: dict[str, Judge] = {
    "Wound": _on(lambda r, i, verb: r.harm(i, verb.n), False),
    "TakeOut": _on(lambda r, i, verb: r.life(i, r.hits_left(i)), False),
    "Stun": _on(_ready, False),
    "Hack": _on(lambda r, i, verb: HACKED * verb.n, False),
    "Unhack": _on(_hacked, True),
    "Heal": _on(lambda r, i, verb: healing(r, i, verb.n), True),
    "RefreshSpent": _flat(2.0),
    "Refresh": _on(_used, True),
    "LoseGear": _on(_gear, False),
    "PushAway": _on(lambda r, i, verb: 0.3, False),
    "ChangeToken": _on(lambda r, i, verb: COLOURS.index(verb.old) - COLOURS.index(verb.new), True),
    "AddToken": _on(lambda r, i, verb: 2.0, True),
    "FreeMove": _moved,
    "FreeAction": _acts,
    "Activate": _acts,
    "GainMark": _mark,
    "DrawLoot": _flat(1.5),
    "GainLuck": _flat(2.0),
    "StealLuck": _flat(3.0),
    "StealGear": _flat(2.0),
    "Deploy": _flat(3.0),
    "DiscardThis": _flat(-0.5),
    "UseUp": _flat(-0.5),
    "RollFor": _table,
    "SaveOr": _save,
    "ChooseOne": _one,
    "Score": _score,
    "CancelWound": _flat(3.0),
    "IgnoreWounds": _flat(3.0),
    "AttackFails": _flat(3.0),
    "SurviveRedLined": _survives,
}
"""The judge of each verb by its name; those that are missing are worth a little."""


def path_worth(r: Reading, by: int, path: str, target: int) -> float:
    """Of the effects at a path of the book."""
    return effects_worth(r, by, library.BOOK.get(path, ()), target)
