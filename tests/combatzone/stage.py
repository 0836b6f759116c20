"""A stage on which any card can be played: its bearer, friends and rivals where it needs them,
dice that win or lose as the test wants, and players who use every effect that they are offered."""

from __future__ import annotations

from typing import Any

import neontable
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Action, Need, Scope
from neontable.games.combatzone.model.conditions import all_met, covers
from neontable.games.combatzone.model.pieces import Marker
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.model.where import zone
from neontable.games.combatzone.rules.rolls import Contest
from neontable.games.combatzone.space import INCH
from neontable.kernel.asks import Ask
from neontable.kernel.frames import advance
from neontable.kernel.options import Option
from neontable.kernel.state import State

BEARER, FRIEND, GONK, LEADER, DRONE, RIVAL, FOE_GONK, FOE_LEADER = range(8)
SKILLS = {
    "reflexes": 2,
    "ranged": 2,
    "melee": 2,
    "medical": 2,
    "tech": 3,
    "influence": 2,
}
DISTANCE = {"reach": 0.5, "R": 2.5, "Y": 5.0, "G": 10.0, "L": 14.0}
"""From edge to edge, in inches."""
WIDTH = 270 / INCH
LOSE, WIN, CRIT, FUMBLE = "lose", "win", "crit", "fumble"


class Stage:
    def __init__(self, bearer: dict[str, Any], scenario: str = "turf-war") -> None:
        self.mode = WIN
        self.table_face = 6
        """What a RED die of a card shows; smaller dice show less."""
        self.events: list[str] = []
        self.asked: list[str] = []
        extra = {"skills": SKILLS, "tokens": "GGYY", "origin": "GGYY"}
        me = {**bearer, "seat": 0, "inches": [9, 11]}
        models = [
            me,
            {"card": "somebody", "seat": 0, "inches": [9, 12.9], "gear": ["smartlink"], **extra},
            {"card": "some-gonk", "seat": 0, "inches": [7, 11]},
            {"card": "somebody", "seat": 0, "inches": [7, 9], "keywords": ["leader"], **extra},
            {"card": "media-drone", "seat": 0, "inches": [3, 17]},
            {"card": "somebody", "seat": 1, "inches": [14 + WIDTH, 11], "keywords": ["netrunner"],
             "gear": ["cyberdeck", "grenade-frag"], **extra},
            {"card": "some-gonk", "seat": 1, "inches": [16, 14.5]},
            {"card": "somebody", "seat": 1, "inches": [16, 7.5], "keywords": ["leader"], **extra},
        ]  # fmt: skip
        filler = [
            {"card": "some-gonk", "seat": seat, "inches": place}
            for i in range(6)
            for seat, place in enumerate(([1 + 1.5 * i, 0.6], [29 - 1.5 * i, 21.4]))
        ]  # fmt: skip
        position = {
            "game": "combatzone",
            "rules": 1,
            "models": [*models, *filler],
            "scenario": scenario,
            "teams": [
                {"luck": 3, "corner": 0, "faction": "maelstrom"},
                {"luck": 3, "corner": 3, "faction": "maelstrom"},
            ],
        }
        roof = {"id": "roof", "kind": "barrier", "height": 4, "roof": True, "box": [20, 1, 9, 8]}
        deck = sorted(card.id for card in library.LOOT.values())
        position["loot"] = deck
        self.table = neontable.load({**position, "map": {"pieces": [roof]}})

    # -- the table -------------------------------------------------------------------------------
    @property
    def g(self) -> CombatZone:
        state = self.table.state
        assert isinstance(state, CombatZone)
        return state

    def put(self, model: int, x: float, y: float) -> None:
        m = self.g.models[model]
        m.x, m.y = round(x * INCH), round(y * INCH)
        self.g.forget_places()

    def near(self, model: int, to: int, how: str) -> None:
        """A model stands so far to the right of another."""
        there = self.g.models[to]
        step = WIDTH + DISTANCE[how]
        self.put(model, there.x / INCH + step, there.y / INCH)

    def raise_all(self) -> None:
        """The bearer, its friends and a rival stand on the roof."""
        for i, model in enumerate((BEARER, FRIEND, LEADER)):
            self.put(model, 21 + 2 * i, 3)
            self.g.models[model].floor = 0
        self.put(RIVAL, 22, 7.5)
        self.g.models[RIVAL].floor = 0
        self.g.forget_places()

    def again(self) -> None:
        """Questions follow from the position as it is now."""
        self.g.forget_cards()
        self.table._asks = advance(self.g)
        if self.table.journal.events:
            self.events += [e.id for e in self.table.journal.events]
            self.table.journal.events.clear()

    # -- dice ------------------------------------------------------------------------------------
    def fall(self, g: State, sides: int) -> int:
        frame = g.stack[-1]
        if not isinstance(frame, Contest):
            return min(self.table_face, sides)
        if not frame.acting.faces:
            return {WIN: sides - 1, CRIT: sides, FUMBLE: 1, LOSE: 2}[self.mode]
        return sides - 1 if self.mode == LOSE else 2

    # -- playing ---------------------------------------------------------------------------------
    def play(self, *, keep: int = 0, most: int = 80) -> None:
        """Answer until the bearer's player is asked what to do next: every effect is used."""
        for _ in range(most):
            if self.table.over:
                return
            ask = self.table.asks[0]
            if ask.id in ("cz-ask-control", "cz-ask-act", "cz-ask-gonk") and not keep:
                return
            keep = 0
            self.give(ask, self.choose(ask))
        raise AssertionError(f"still asked {self.table.asks[0].id}")

    def give(self, ask: Ask, answer: Any) -> None:
        self.asked.append(ask.id)
        self.table.answer(ask.seat, answer)
        self.events += [e.id for e in self.table.events]

    def choose(self, ask: Ask) -> Any:
        options = list(ask.options)
        if ask.kind in ("point", "path"):
            here = {(m.x, m.y, m.floor) for m in self.g.models}
            moved = [o for o in options if o[-1] not in here]
            return moved[len(moved) // 2] if moved else options[0]
        if ask.id in ("cz-ask-react", "cz-ask-dodge", "cz-ask-substitute", "cz-ask-again"):
            idle = [o for o in options if o.verb() in ("pass", "keep-roll")]
            return idle[0]
        if ask.id == "cz-ask-free":
            bold = [o for o in options if o.verb() in ("use", "move")]
            return bold[0] if bold else options[-1]
        return options[0]

    def heard(self, start: int = 0) -> set[str]:
        return set(self.events[start:])

    def option(self, verb: str, **fields: str) -> Option:
        ask = self.table.asks[0]
        for option in ask.options:
            fits = isinstance(option, Option) and option.verb() == verb
            if fits and all(getattr(option, k) == v for k, v in fields.items()):
                return option
        raise AssertionError(f"{ask.id} offers no {verb} {fields}: {list(ask.options)[:40]}")

    def offers(self, verb: str, **fields: str) -> bool:
        try:
            self.option(verb, **fields)
        except AssertionError:
            return False
        return True

    def activate(self, model: int) -> None:
        m = self.g.models[model]
        from neontable.games.combatzone.rules.activation import Activation

        seat = m.seat
        self.g.control = seat
        del self.g.stack[1:]
        self.g.stack[0].at = "passing"
        self.g.stack.append(Activation(model))
        self.again()

    # -- what cards need -------------------------------------------------------------------------
    def attempt(self, by: int, action: Action, target: int, reaction: bool) -> Attempt:
        where = zone(self.g, by, target) if target >= 0 and target != by else ""
        return Attempt(by, action, target, reaction, where)

    def satisfy(self, needs: tuple[Need, ...], by: int, target: int, action: Action) -> Attempt:
        """Change the position so that the conditions of the bearer's card hold; checks that they
        do."""
        reaction = False
        for need in needs:
            arrange = ARRANGE.get(need.name)
            if arrange is not None:
                arrange(self, need, by, target)
            reaction = reaction or (need.name == "reaction" and not need.no)
        self.g.forget_cards()
        attempt = self.attempt(by, action, target, reaction)
        unmet = [n for n in needs if not all_met(self.g, BEARER, (n,), attempt)]
        assert not unmet, f"the stage does not satisfy {unmet}"
        return attempt

    def covered(self, scope: Scope, skip: tuple[int, ...] = ()) -> int:
        """A model that a scope of the bearer's means, brought within its distance."""
        candidates = [BEARER, FRIEND, GONK, LEADER, DRONE, RIVAL, FOE_GONK, FOE_LEADER]
        if scope.who == "hacked":
            self.g.models[RIVAL].hacked = 1
        if scope.who == "brawling":
            self.near(RIVAL, BEARER, "reach")
        if scope.who in ("friends", "others", "everybody") and scope.kind == "animal":
            self.g.models[FRIEND].sheet = _with(self.g.models[FRIEND].sheet, keywords=("animal",))
        if scope.kind == "fool":
            self.g.models[GONK].sheet = _with(self.g.models[GONK].sheet, card="fool")
        if scope.kind == "netrunner":
            self.g.models[FRIEND].sheet = _with(
                self.g.models[FRIEND].sheet, keywords=("netrunner",)
            )
        self.g.forget_cards()
        self.g.forget_places()
        for model in candidates:
            if model in skip:
                continue
            if covers(self.g, BEARER, scope, model):
                return model
        for model in candidates[1:]:
            place = self.g.models[model].place
            if model not in skip and scope.within:
                self.near(model, BEARER, scope.within if scope.within in ("reach", "R") else "R")
                if covers(self.g, BEARER, scope, model):
                    return model
                self.put(model, place[0] / INCH, place[1] / INCH)
        raise AssertionError(f"nobody on the stage is meant by {scope}")


def _with(sheet: Any, **changes: Any) -> Any:
    import msgspec

    return msgspec.structs.replace(sheet, **changes)


def _zone(s: Stage, need: Need, by: int, target: int) -> None:
    if not need.no:
        s.near(target, by, need.arg[0])
    else:
        s.near(target, by, next(z for z in "RYGL" if z not in need.arg))


def _tokens(s: Stage, model: int, tokens: str, origin: str = "") -> None:
    m = s.g.models[model]
    m.tokens = tokens
    m.origin = origin or m.origin


def _wounded(s: Stage, need: Need, by: int, target: int) -> None:
    if not need.no:
        _tokens(s, BEARER, "G" * (len(s.g.models[BEARER].origin) - 1) + "R")


def _red(s: Stage, model: int) -> None:
    s.g.models[model].tokens = "R" * len(s.g.models[model].origin)
    if "R" in s.g.models[model].origin:
        s.g.models[model].origin = "G" * len(s.g.models[model].origin)


def _kind(s: Stage, need: Need, by: int, target: int) -> None:
    m = s.g.models[target]
    if need.no:
        m.sheet = _with(m.sheet, gear=())
        return
    if need.arg == "cyber":
        m.sheet = _with(m.sheet, gear=(*m.sheet.gear, "grip-feet"))
    elif need.arg == "leader":
        m.sheet = _with(m.sheet, keywords=("leader",))
    elif need.arg == "gonk":
        m.sheet = _with(m.sheet, card="some-gonk", gear=(), skills=())
        m.tokens = m.origin = ""
    elif need.arg not in ("character", "model"):
        m.sheet = _with(m.sheet, keywords=(need.arg,))


def _sheet(s: Stage, model: int, **changes: Any) -> None:
    s.g.models[model].sheet = _with(s.g.models[model].sheet, **changes)
    s.g.forget_cards()


def _marker(s: Stage, kind: str, model: int, n: int = 1) -> None:
    m = s.g.models[model]
    for _ in range(n):
        s.g.markers.append(Marker(kind, m.x + 200, m.y, m.floor, seat=0, by=BEARER))


def _out(s: Stage, model: int) -> None:
    m = s.g.models[model]
    m.status, m.body, m.tokens = "out", True, ""
    s.g.forget_places()


def _friend_within(s: Stage, need: Need, by: int, target: int) -> None:
    if need.no:
        for i, friend in enumerate((FRIEND, GONK, LEADER)):
            s.put(friend, 2 + 2 * i, 20)
        s.put(DRONE, 2, 18)
    else:
        s.put(FRIEND, s.g.models[BEARER].x / INCH, s.g.models[BEARER].y / INCH + WIDTH + 0.5)


def _outnumbered(s: Stage, need: Need, by: int, target: int) -> None:
    _friend_within(s, Need("", no=True), by, target)
    s.near(RIVAL, BEARER, "R")
    s.put(FOE_GONK, s.g.models[BEARER].x / INCH, s.g.models[BEARER].y / INCH + 4)


def _alone(s: Stage, need: Need, by: int, target: int) -> None:
    for i, rival in enumerate((RIVAL, FOE_GONK, FOE_LEADER)):
        if rival != target:
            s.put(rival, 25, 3 + 3 * i)


def _apart(s: Stage, need: Need, by: int, target: int) -> None:
    for i, rival in enumerate((RIVAL, FOE_GONK, FOE_LEADER)):
        s.put(rival, 28, 3 + 2 * i)


def _spread(s: Stage, n: int) -> None:
    """Friends control so many quarters."""
    spots = [(7, 5), (22, 5), (7, 17), (22, 17)]
    for model, spot in zip((BEARER, FRIEND, GONK, LEADER), spots[:n], strict=False):
        s.put(model, *spot)
    _apart(s, Need(""), 0, 0)
    # Rivals straddle the border, so that they are in no quarter (CZ-FIELD-003).
    rivals = [i for i, m in enumerate(s.g.models) if m.seat == 1]
    for i, rival in enumerate(rivals):
        s.put(rival, 15, 1.5 + 2 * i)
    s.g.forget_places()


def _first_action(s: Stage, need: Need, by: int, target: int) -> None:
    s.activate(BEARER)


def _centre(s: Stage, need: Need, by: int, target: int) -> None:
    for i, model in enumerate((BEARER, FRIEND, GONK, LEADER)):
        s.put(model, 13 + 1.5 * i, 11)
    _apart(s, need, by, target)


def _far_quarter(s: Stage, need: Need, by: int, target: int) -> None:
    for i, model in enumerate((FRIEND, GONK, LEADER)):
        s.put(model, 20 + 2 * i, 18)


def _few(s: Stage, need: Need, by: int, target: int) -> None:
    for model in (GONK, 8, 10, 12, 14):
        _out(s, model)


def _win(s: Stage, need: Need, by: int, target: int) -> None:
    _sheet(s, FOE_LEADER, card="adam-smasher", stars=2, skills=())
    for model in (FOE_GONK, FOE_LEADER):
        _out(s, model)


def _none_out(s: Stage, need: Need, by: int, target: int) -> None:
    for m in s.g.models:
        if m.seat == 0:
            assert m.status == "table"


def _higher(s: Stage, target: int) -> None:
    s.put(BEARER, 19.2, 5)
    s.put(target, 20.6, 5)
    s.g.models[target].floor = 0
    s.g.forget_places()


ARRANGE = {
    "in-brawl": lambda s, need, by, t: s.near(RIVAL if t < 0 else t, BEARER, "reach"),
    "at-range": _zone,
    "target-brawling": lambda s, need, by, t: s.near(FRIEND, t, "reach"),
    "wounded": _wounded,
    "red-lined": lambda s, need, by, t: _red(s, BEARER),
    "target-red-lined": lambda s, need, by, t: _red(s, t),
    "target-wounded": lambda s, need, by, t: _tokens(s, t, "GGYR", "GGYY"),
    "target-all-used": lambda s, need, by, t: _tokens(s, t, "ggyy"),
    "target-hacked": lambda s, need, by, t: setattr(s.g.models[t], "hacked", 1),
    "target-kind": _kind,
    "target-veteran": lambda s, need, by, t: _sheet(s, t, card="warlord", stars=1, skills=()),
    "target-vulnerable": lambda s, need, by, t: _sheet(
        s, t, marks=("vulnerable",), keywords=("netrunner",)
    ),
    "target-running": lambda s, need, by, t: _sheet(s, t, running=("ambush",)),
    "target-marked": lambda s, need, by, t: _sheet(s, t, marks=(need.arg,)),
    "target-loot": lambda s, need, by, t: _sheet(s, t, loot=("cred-chip",)),
    "target-higher": lambda s, need, by, t: _higher(s, t),
    "target-near-marker": lambda s, need, by, t: _marker(s, need.arg, t),
    "target-near-drone": lambda s, need, by, t: s.put(
        DRONE, s.g.models[t].x / INCH, s.g.models[t].y / INCH + 3
    ),
    "target-explosives": lambda s, need, by, t: _sheet(s, t, gear=("grenade-frag",)),
    "target-armed": lambda s, need, by, t: _sheet(s, t, gear=("katana",)),
    "target-dearer": lambda s, need, by, t: _sheet(s, t, card="adam-smasher", stars=2, skills=()),
    "target-alone": _alone,
    "near-marker": lambda s, need, by, t: _marker(s, need.arg, by),
    "not-moved": lambda s, need, by, t: setattr(s.g.models[BEARER], "moved", need.no),
    "friend-within": _friend_within,
    "rival-within": lambda s, need, by, t: (
        _apart(s, need, by, t) if need.no else s.near(RIVAL, BEARER, need.arg)
    ),
    "outnumbered": _outnumbered,
    "has-gear": lambda s, need, by, t: _sheet(
        s, BEARER, gear=tuple(dict.fromkeys((*s.g.models[BEARER].sheet.gear, need.arg)))
    ),
    "carries-loot": lambda s, need, by, t: _sheet(s, BEARER, loot=("cred-chip",)),
    "cyber": lambda s, need, by, t: _sheet(
        s, BEARER, gear=(*s.g.models[BEARER].sheet.gear, "grip-feet")
    ),
    "no-luck": lambda s, need, by, t: setattr(s.g.teams[0], "luck", 0),
    "first-action": _first_action,
    "same-activation": lambda s, need, by, t: setattr(s.g, "active", FRIEND),
    "it-ready": lambda s, need, by, t: (
        _tokens(s, by, s.g.models[by].tokens.lower()) if need.no else None
    ),
    "body-within-reach": lambda s, need, by, t: (s.near(GONK, BEARER, "reach"), _out(s, GONK)),
    "none-out": _none_out,
    "rivals-out": _win,
    "won": _win,
    "fewer": _few,
    "quarters": lambda s, need, by, t: _spread(s, need.n),
    "at-centre": _centre,
    "holds-centre": _centre,
    "far-quarter": _far_quarter,
    "elevated": lambda s, need, by, t: s.raise_all(),
    "elevated-left": lambda s, need, by, t: s.raise_all(),
    "apart": _apart,
    "loot-held": lambda s, need, by, t: _sheet(s, FRIEND, loot=("cred-chip",) * need.n),
    "rivals-hacked": lambda s, need, by, t: [
        setattr(s.g.models[m], "hacked", 1) for m in (RIVAL, FOE_LEADER)
    ],
    "wounded-left": lambda s, need, by, t: [
        _tokens(s, m, "GGYR", "GGYY") for m in (FRIEND, LEADER)
    ],
    "red-lined-left": lambda s, need, by, t: _tokens(s, FRIEND, "RRRR", "GGYY"),
    "together": lambda s, need, by, t: [
        s.put(m, 7 + 1.4 * i, 10.5) for i, m in enumerate((BEARER, FRIEND, GONK))
    ],
    "action": lambda s, need, by, t: None,
}


def bearer_of(kind: str, id: str) -> dict[str, Any]:
    """A model that has the card."""
    plain: dict[str, Any] = {
        "card": "somebody",
        "skills": SKILLS,
        "tokens": "GGYY",
        "origin": "GGYY",
        "keywords": ["netrunner"],
    }
    if kind == "gear":
        for word in library.GEAR[id].keywords:
            if word.startswith("iconic:"):
                return {"card": word.removeprefix("iconic:"), "gear": [id]}
        return {**plain, "gear": [id]}
    if kind == "loot":
        return {**plain, "loot": [id]}
    if kind == "program":
        return {**plain, "programs": [id]}
    if kind == "running":
        return {**plain, "running": [id]}
    for model in library.MODELS.values():
        for rank in model.ranks:
            if id in rank.abilities:
                return {"card": model.id, "stars": rank.stars}
    raise AssertionError(f"no model has {id}")


__all__ = ["profile"]
