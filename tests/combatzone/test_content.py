"""Every special rule, gear, program, loot card and objective is played.

Each part of a card is tried on a stage where it applies: numbers and keywords are asked of the
rules, actions and launches are taken with dice that win, moments happen, and every verb of a card
must leave its trace.  What only works in the middle of an attack is played from the attack on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from neontable.games.combatzone.cards.effects import verbs as own
from neontable.games.combatzone.cards.verbs import FreeAction, RollFor
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import NO_ACTION, Attempt
from neontable.games.combatzone.model.card import (
    SKILLS,
    Action,
    Effects,
    Grants,
    Mod,
    Passive,
    Trait,
    Verb,
    When,
)
from neontable.games.combatzone.model.numbers import changes, has_trait, keys, skill, times, total
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.rules.moments import moment
from neontable.games.combatzone.rules.wounds import suffer
from neontable.kernel.text import LANGUAGES, render
from neontable.kit import dice
from tests.combatzone.stage import (
    BEARER,
    CRIT,
    FOE_LEADER,
    FRIEND,
    FUMBLE,
    GONK,
    LEADER,
    LOSE,
    RIVAL,
    WIN,
    Stage,
    _out,
    _sheet,
    _tokens,
    bearer_of,
)

Part = Action | Passive

TRACES: dict[str, set[str]] = {
    "Activate": {"cz-commanded"},
    "AddToken": {"cz-token-added"},
    "AttackFails": {"cz-spent"},
    "Barrage": {"cz-die"},
    "BorrowAction": {"cz-spent", "cz-die"},
    "ChangeToken": {"cz-token-changed"},
    "Deploy": {"cz-deployed"},
    "DiscardGear": {"cz-discarded"},
    "DiscardLoot": {"cz-discarded"},
    "DiscardMarker": {"cz-marker-taken"},
    "DiscardThis": {"cz-discarded"},
    "Dissolve": {"cz-discarded"},
    "DrawLoot": {"cz-looted"},
    "EndProgram": {"cz-reloaded", "cz-discarded"},
    "EquipShield": {"cz-equipped"},
    "FreeMove": {"cz-moved"},
    "GainLuck": {"cz-luck-gained"},
    "GainMark": {"cz-marked"},
    "Hack": {"cz-hacked"},
    "Heal": {"cz-healed"},
    "LoseGear": {"cz-discarded"},
    "PassGear": {"cz-equipped"},
    "PlaceBeside": {"cz-placed"},
    "PlaceMarker": {"cz-marker-placed"},
    "PushAway": {"cz-pushed"},
    "Refresh": {"cz-refreshed"},
    "RefreshSpent": {"cz-refreshed"},
    "RemoveThis": {"cz-taken-out"},
    "Replace": {"cz-replaced"},
    "SaveOr": {"cz-die"},
    "Spares": {"cz-hiding"},
    "StealGear": {"cz-equipped", "cz-looted"},
    "StealLuck": {"cz-luck-lost"},
    "Stun": {"cz-stunned", "cz-stunned-gonk"},
    "SurviveRedLined": {"cz-survived"},
    "SwapPlaces": {"cz-placed"},
    "TakeOut": {"cz-taken-out"},
    "Unhack": {"cz-unhacked"},
    "Wound": {"cz-wounded", "cz-taken-out"},
    "LaySmoke": {"cz-marker-placed"},
}
"""The events by which each verb shows."""
SILENT = {
    "RemoveBody",
    "UseUp",
    "CancelWound",
    "IgnoreWounds",
    "FreeAction",
    "RollFor",
    "ChooseOne",
}
"""Verbs that show otherwise; each is looked at where it stands."""


@pytest.fixture(autouse=True)
def dice_of_the_stage(monkeypatch: pytest.MonkeyPatch, chosen_dice: None) -> None:
    def fall(g: Any, sides: int) -> int:
        return STAGES[-1].fall(g, sides)

    monkeypatch.setattr(dice, "die", fall)


STAGES: list[Stage] = []


def stage(bearer: dict[str, Any]) -> Stage:
    made = Stage(bearer)
    STAGES[:] = [made]
    return made


# -- traces ---------------------------------------------------------------------------------------
def traced(s: Stage, effects: Effects, events: set[str]) -> None:
    """Every verb has left its trace."""
    for verb in effects:
        name = type(verb).__name__
        if name in TRACES:
            assert events & TRACES[name], f"{name} left no trace in {sorted(events)}"
        elif isinstance(verb, FreeAction):
            assert "cz-ask-free" in s.asked or "cz-die" in events
        elif isinstance(verb, RollFor):
            assert "cz-die" in events
            traced(s, verb.on[-1][1], events)
        elif isinstance(verb, own.ChooseOne):
            traced(s, next(e for e in verb.of if e), events) if verb.of[0] else None
        else:
            assert name in SILENT, f"nobody knows how {name} shows"


def worn(s: Stage) -> None:
    """Everybody has something to heal, to refresh, to lose."""
    g = s.g
    for m in (FRIEND, LEADER):
        _tokens(s, m, "gGyR", "GGYY")
    _tokens(s, RIVAL, "GGYY")
    origin = g.models[BEARER].origin
    if len(origin) > 1:
        best = "G" if "G" in origin else "Y"
        first = best if len(origin) > 2 else best.lower()
        g.models[BEARER].tokens = first + best.lower() * (len(origin) - 2) + "R"
        g.models[BEARER].origin = best * len(origin)
    g.models[RIVAL].hacked = 1
    g.models[BEARER].hacked = 1
    g.models[FRIEND].hacked = 1


# -- numbers and keywords -------------------------------------------------------------------------
ANY_ACTION = {
    "all": "basic-ranged", "attack": "basic-ranged", "basic": "basic-ranged",
    "basic-attack": "basic-ranged", "basic-melee": "basic-melee", "basic-move": "basic-move",
    "basic-ranged": "basic-ranged", "blast": "rocket-launcher", "command": "basic-command",
    "drag": "", "escape": "escape", "grenade": "grenade-frag", "influence": "basic-command",
    "loot": "loot-gear", "medical": "triage", "melee": "basic-melee",
    "melee-attack": "basic-melee", "move": "basic-move", "non-attack": "firewall",
    "non-melee": "basic-ranged", "pistol": "basic-ranged", "program": "launch-ambush",
    "ranged": "basic-ranged", "ranged-attack": "basic-ranged", "rolled": "basic-ranged",
    "tech": "firewall", "tech-action": "firewall", "triage": "triage",
}  # fmt: skip


def an_action(of: tuple[str, ...]) -> Action:
    for kind in of:
        id = ANY_ACTION.get(kind, kind)
        if id in library.ACTIONS:
            return library.ACTIONS[id]
    assert of == ("drag",)
    from neontable.games.combatzone.rules.dragging import DRAG

    return DRAG


def play_mod(s: Stage, mod: Mod) -> None:
    named = tuple(need.arg for need in mod.needs if need.name == "action" and not need.no)
    action = an_action(named or mod.of)
    if mod.what in ("act", "cover", "walking") and not mod.against:
        by = s.covered(mod.on)
        target = RIVAL if by not in (RIVAL, FOE_LEADER, 6) else BEARER
    elif mod.what in ("act",) and mod.against:
        target = s.covered(mod.on)
        by = RIVAL if target < 5 else BEARER
    else:
        vulnerable = "vulnerable" in profile(s.g.models[BEARER].sheet).traits
        skip = (BEARER,) if vulnerable and mod.on.who == "friends" else ()
        target = s.covered(mod.on, skip)
        by = RIVAL if target < 5 else BEARER
    attempt = s.satisfy(mod.needs, by, target, action)
    g = s.g
    if mod.per == "loot":
        _sheet(s, by if mod.what == "act" else target, loot=("cred-chip",))
    if mod.per == "hacked":
        g.models[attempt.target].hacked = 2
    if mod.per == "own-hacked":
        g.models[target].hacked = 2
    if mod.what in SKILLS:
        with_card = skill(g, target, mod.what, attempt)
        _sheet(s, BEARER, lost=(), marks=g.models[BEARER].sheet.marks)
        without = skill_without(s, target, mod.what, attempt)
        assert with_card - without == mod.n * times(g, mod, target, attempt)
        return
    if mod.what in ("defense", "stun", "unhack"):
        assert total(g, target, mod.what, mod.arg) >= mod.n if mod.n > 0 else True
        assert mod.n in [m.n for m in all_mods(s, mod.what)]
        assert total(g, target, mod.what, mod.arg) != 0
        return
    if mod.what in ("least", "armor", "programs", "drag"):
        own_mods = [m for m in profile(g.models[BEARER].sheet).mods if m.what == mod.what]
        assert mod in own_mods
        if mod.what == "least":
            _sheet(s, BEARER, skills=(0, 0, 0, 0, 0, 0))
            assert skill(g, BEARER, "medical") == mod.n
        if mod.what == "armor":
            assert profile(g.models[BEARER].sheet).armor == mod.n
        return
    if mod.what == "hookups":
        from neontable.games.combatzone.teams.legality import check

        text = "faction: 6th Street\nWatch Captain\nWingman: Fixer Hookups, Demon Mask\n"
        team, wrong = check(text)
        assert team is not None
        assert [p.rule for p in wrong] == ["CZ-TEAM-015"]  # two stars for the hookups themselves
        return
    who = by if mod.what in ("act", "cover", "walking") else target
    other = target if who == by else by
    found = [n for _, n in changes(g, who, mod.what, attempt, other)]
    wanted = mod.n * times(g, mod, who, attempt)
    assert wanted in found, f"{mod.what} {mod.n} is not among {found}"


def all_mods(s: Stage, what: str) -> list[Mod]:
    mine = [m for m in profile(s.g.models[BEARER].sheet).mods if m.what == what]
    return mine + [p for _, p in s.g.auras.mods.get(what, [])]


def skill_without(s: Stage, model: int, what: str, attempt: Attempt) -> int:
    """The skill without the bearer's cards."""
    kept = s.g.models[BEARER].sheet
    bare = {"gear": (), "loot": (), "running": (), "lost": profile(kept).rank.abilities}
    team = s.g.teams[0]
    completed, team.completed = team.completed, []
    _sheet(s, BEARER, **bare)
    found = skill(s.g, model, what, attempt)
    team.completed = completed
    s.g.models[BEARER].sheet = kept
    s.g.forget_cards()
    return found


def play_grants(s: Stage, grants: Grants) -> None:
    action = an_action(grants.of)
    if grants.against:
        target = s.covered(grants.on)
        by = RIVAL if target < 5 else BEARER
    else:
        by = s.covered(grants.on)
        target = RIVAL if by < 5 else BEARER
    attempt = s.satisfy(grants.needs, by, target, action)
    always, crits = keys(s.g, attempt)
    for name in grants.keys.__struct_fields__:
        assert getattr(always, name) >= getattr(grants.keys, name), name
        assert getattr(crits, name) >= getattr(grants.crits, name), name


PLAYED_TRAITS = {
    "in-the-way",
    "looks-by-cameras",
    "looks-by-drones",
    "reaction-tokens",
    "basic-attacks-only",
    "borrows-hacked-gear",
    "climbs-freely",
    "close-basic-ranged",
    "far-command",
    "feels-wounds",
    "fumbles-are-crits",
    "green-to-yellow",
    "hobbled",
    "keeps-cybergear",
    "keeps-hacked",
    "keeps-loot",
    "lends-tokens",
    "loot-look",
    "loot-more",
    "luck-kept",
    "luck-returned",
    "luck-to-react",
    "net-defender",
    "no-commands",
    "no-difficult",
    "no-falls",
    "no-unwieldy",
    "no-wounds",
    "obstacle-crits-are-fumbles",
    "one-red-die",
    "own-luck",
    "reacts-for-armor",
    "repairable",
    "reserve",
    "rolls-green",
    "rolls-red",
    "sees-hacked",
    "sees-red-only",
    "shifts-blast",
    "silent",
    "slips-away",
    "slips-for-gear",
    "tech-for-any",
    "unseen-by-hacked",
    "vulnerable",
    "widens-blast",
    "wins-melee-obstacle",
    "wins-melee-ties",
    "wins-tech-obstacle",
    "wound-for-armor",
}
"""Traits that test_traits.py or worked/test_cards_and_armor.py plays, each by name."""


def play_trait(s: Stage, trait: Trait) -> None:
    model = s.covered(trait.on)
    s.satisfy(trait.needs, model, RIVAL, NO_ACTION)
    assert has_trait(s.g, model, trait.name)
    assert trait.name in PLAYED_TRAITS


# -- moments --------------------------------------------------------------------------------------
def play_when(s: Stage, when: When, source: str) -> None:
    worn(s)
    if when.cost == "token" or any(n.name == "token-ready" for n in when.needs):
        s.g.models[BEARER].tokens = s.g.models[BEARER].tokens.upper()
    model = s.covered(when.on)
    other = RIVAL if model < 5 else BEARER
    action = an_action(when.of)
    if when.moment in ("oppose-lost", "opposing", "acting", "dying", "armor-lost"):
        play_in_action(s, when, model)
        return
    if when.moment in ("inspire", "unhacked"):
        other = -1
    _prepare(s, when.does, model, other)
    for need in when.needs:
        if need.name == "action":
            action = library.ACTIONS[ANY_ACTION.get(need.arg, need.arg)]
        if need.name == "by-melee":
            action = library.ACTIONS["basic-melee"]
    s.satisfy(when.needs, model, other, action)
    if when.moment in ("taken-out",):
        _out(s, model)
    if when.moment == "act-fumble" or any(v for v in when.does if type(v).__name__ == "SaveOr"):
        s.mode = LOSE
    start = len(s.events)
    s.again()
    moment(s.g, when.moment, model, other, action.id)
    s.again()
    s.play(keep=0)
    traced(s, when.does, s.heard(start))
    _paid(s, when, source)


def _paid(s: Stage, when: When, source: str) -> None:
    events = s.heard()
    if when.cost == "discard":
        assert "cz-discarded" in events
    elif when.cost == "exhaust":
        assert "cz-exhausted" in events
    elif when.cost == "luck":
        assert "cz-luck-spent" in events
    elif when.cost == "token":
        assert "cz-spent" in events


def _prepare(s: Stage, effects: Effects, model: int, other: int) -> None:
    """What the verbs need to have an effect."""
    g = s.g
    for verb in _flat(effects):
        name = type(verb).__name__
        who = getattr(verb, "who", None)
        if who is not None and who.around == "target":
            s.near(FOE_LEADER, RIVAL, "R")
        elif who is not None and who.who not in ("bearer", "target"):
            s.covered(who, skip=(BEARER,))
        if getattr(verb, "per", "") == "target-red":
            _tokens(s, RIVAL, "GGYR", "GGYY")
        if name == "RollFor" and [face for face, _ in verb.on] == [0]:  # type: ignore[attr-defined]
            s.table_face = 1
        if getattr(verb, "climbs", False):  # beside the building with a roof
            s.put(BEARER, 20 - 135 / 254, 5)
        if name in ("FreeMove",) and getattr(verb, "length", "") == "same":
            g.last_move = 700
        if name in ("StealGear", "LoseGear", "Dissolve"):
            _sheet(s, RIVAL, gear=("cyberdeck", "katana"))
        if name == "PassGear":
            pass
        if name == "DiscardMarker":
            from tests.combatzone.stage import _marker

            _marker(s, verb.kind, BEARER)  # type: ignore[attr-defined]
        if name == "FreeAction":
            _enable(s, verb, model)
        if name == "DiscardLoot":
            _sheet(s, BEARER, loot=("cred-chip",))
        if name == "Deploy" and getattr(verb, "of", "") == "target" and other >= 0:
            pass
        if name == "Activate":
            s.near(FRIEND, BEARER, "reach")
            _tokens(s, FRIEND, "GGYY")


def _enable(s: Stage, verb: Verb, model: int) -> None:
    """Rivals stand where a free action reaches them."""
    kinds = verb.of  # type: ignore[attr-defined]
    if any("melee" in k for k in kinds):
        s.near(RIVAL, BEARER, "R")
        s.put(GONK, s.g.models[RIVAL].x / 254 + 1.6, s.g.models[RIVAL].y / 254 + 1.6)


def _flat(effects: Effects) -> Iterator[Verb]:
    for verb in effects:
        yield verb
        for _, inner in verb.parts():
            yield from _flat(inner)


def play_in_action(s: Stage, when: When, model: int) -> None:
    """Moments that belong to an attack or a wound: the attack is made, the wound suffered."""
    g = s.g
    _prepare(s, when.does, model, RIVAL)
    if when.moment == "dying":
        s.satisfy(when.needs, model, RIVAL, NO_ACTION)
        start = len(s.events)
        s.activate(FOE_LEADER)
        suffer(g, model, len(g.models[model].tokens) + 1, by=1)
        s.again()
        s.play()
        traced(s, when.does, s.heard(start))
        return
    action = an_action(when.of)
    if when.moment == "acting":
        by, target = model, RIVAL if model < 5 else BEARER
        if not action.attack and action.aims in ("friend", "own"):
            target = FRIEND
    else:
        by, target = (RIVAL if model < 5 else BEARER), model
    if action.aims == "rival" and not any(n.name == "at-range" for n in when.needs):
        close = when.on.within in ("R", "reach") and "ranged" not in when.of[0]
        if close and action.id == "basic-ranged":
            action = library.ACTIONS["basic-melee"]
        far = "R" if "R" in action.range else action.range[0]
        if by >= 5:
            s.near(by, target, far)
        else:
            s.near(target, by, far)
    needs = tuple(n for n in when.needs if n.name not in ("rolls", "reaction", "vs-obstacle"))
    for need in needs:
        if need.name == "at-range":
            s.near(by, target, need.arg[0])
    if not any(n.name == "at-range" for n in needs):
        s.satisfy(tuple(n for n in needs if n.name != "action"), by, target, action)
    if any(n.name == "rolls" for n in when.needs):
        _tokens(s, by, "RRRR", "GGYY")
    elif g.models[by].tokens:
        g.models[by].tokens = g.models[by].tokens.upper().replace("R", "G")
    if when.moment == "acting" and any(n.name == "reaction" for n in when.needs):
        react(s, when)
        return
    if any(n.name == "vs-obstacle" for n in when.needs):
        action, target = library.ACTIONS["firewall"], FRIEND
        s.near(FRIEND, BEARER, "R")
    if any(n.name == "at-range" and n.arg == "L" for n in needs):
        _sheet(s, by, gear=("sniper-rifle",))
        action = library.ACTIONS["sniper-rifle"]
    if when.moment == "armor-lost":
        armor = next(i for i in profile(g.models[model].sheet).items if library.GEAR[i].armor)
        s.wears = armor  # type: ignore[attr-defined]
    _give_action(s, by, action)
    s.activate(by)
    start = len(s.events)
    launch = "program" in action.tags
    ask = s.table.asks[0]
    from neontable.games.combatzone.model.nouns import reference

    ref = reference(g, target)
    if launch:
        option = s.option("launch", program=action.id.removeprefix("launch-"))
    else:
        option = s.option("use", action=action.id, target=ref)
    s.give(ask, option)
    if when.moment == "armor-lost":
        s.give(s.table.asks[0], s.option("oppose", card=armor))
    s.play()
    events = s.heard(start)
    names = {type(v).__name__ for v in when.does}
    if "IgnoreWounds" in names:
        spared = model
        assert g.models[spared].on_table
    traced(s, when.does, events)
    _paid(s, when, "")


def _give_action(s: Stage, by: int, action: Action) -> None:
    """Somebody else attacks with the gear that the action comes from."""
    if "program" in action.tags:
        _sheet(s, by, programs=(action.id.removeprefix("launch-"),), keywords=("netrunner",))
        return
    card = library.SOURCE[action.id]
    sheet = s.g.models[by].sheet
    if card and card not in profile(sheet).items and card in library.GEAR:
        _sheet(s, by, gear=(*sheet.gear, card))


def react(s: Stage, when: When) -> None:
    """A rival wounds the bearer, who strikes back."""
    g = s.g
    s.near(RIVAL, BEARER, "R")
    _tokens(s, BEARER, "GGYY", "GGYY")
    s.activate(RIVAL)
    from neontable.games.combatzone.model.nouns import reference

    s.give(s.table.asks[0], s.option("use", action="basic-melee", target=reference(g, BEARER)))
    while s.table.asks[0].id != "cz-ask-react":
        s.give(s.table.asks[0], s.choose(s.table.asks[0]))
    s.give(s.table.asks[0], s.option("use", action=an_action(when.of).id))
    s.play()
    traced(s, when.does, s.heard())


# -- actions --------------------------------------------------------------------------------------
def play_action(s: Stage, action: Action, program: str = "") -> None:
    from neontable.games.combatzone.model.nouns import reference

    g = s.g
    m = g.models[BEARER]
    printed = m.origin
    worn(s)
    verbs = list(_flat((*action.does, *action.critical)))
    hurt = any(type(v).__name__ == "Heal" for v in verbs)
    if printed:
        m.origin = printed
        m.tokens = printed[0] + printed[1:].lower()
        if hurt:
            m.tokens = m.tokens[:-1] + "r"
    target = {"rival": RIVAL, "friend": FRIEND, "own": FRIEND, "model": RIVAL, "body": GONK}.get(
        action.aims, -1
    )
    if action.kind == "gonk":
        target = 6 if action.aims in ("rival", "model") else GONK
    if action.command:
        target = GONK if action.kind == "gonk" else FRIEND
        _tokens(s, FRIEND, "GGYY")
    if target >= 0 and (action.reach or action.range):
        zone = "reach" if action.reach else next(z for z in "RYGL" if z in action.range)
        s.near(target, BEARER, zone)
        if zone == "L":
            s.put(target, 25.5, 11)
    if action.aims == "body":
        _out(s, GONK)
    _prepare(s, (*action.does, *action.critical, *action.fumbled), BEARER, target)
    if target >= 0 and (action.reach or action.range) and target != GONK:
        s.near(target, BEARER, zone)
        if zone == "L":
            s.put(target, 25.5, 11)
    needs = tuple(n for n in action.needs if n.name != "target-can-act")
    s.satisfy(needs, BEARER, target, action)
    if any(type(v).__name__ == "SaveOr" for v in _flat((*action.does, *action.critical))):
        for i, foe in enumerate((RIVAL, FOE_LEADER)):
            s.put(foe, 9 + 2.6 * (1 - 2 * i), 11 - 2.2)
    s.activate(BEARER)
    before = {i: (x.tokens, x.status, x.sheet, x.hacked) for i, x in enumerate(g.models)}
    start = len(s.events)
    ref = reference(g, target) if target >= 0 and action.aims != "body" else ""
    ask = s.table.asks[0]
    if action.reaction == "only":
        strike_back(s, action)
        return
    if program:
        fields = {"program": program} | ({"target": ref} if action.aims != "body" else {})
        option = s.option("launch", **fields)
    else:
        option = s.option("use", action=action.id, target=ref)
    modes = [WIN]
    if action.critical or action.crits != type(action.crits)():
        modes = [CRIT]
    s.mode = modes[0]
    s.give(ask, option)
    # Whoever saves against an effect fails.
    s.play()
    events = s.heard(start)
    if action.attack:
        assert events & {"cz-wounded", "cz-taken-out"} or "crit-wounds" in action.tags
    words = action.keys.plus(action.crits) if s.mode == CRIT else action.keys
    after = g.models[target] if target >= 0 else None
    if words.stun and after is not None and after.on_table:
        assert events & {"cz-stunned", "cz-stunned-gonk"} or not before[target][0].upper().strip(
            "R"
        )
    if words.hack:
        assert "cz-hacked" in events
    if words.heal:
        assert "cz-healed" in events
    if words.discard:
        assert "cz-discarded" in events
    if action.exhausts:
        assert "cz-exhausted" in events
    if action.command:
        assert "cz-commanded" in events
    traced(s, action.does, events)
    if s.mode == CRIT:
        traced(s, action.critical, events)
    if program:
        assert "cz-running" in events or "cz-discarded" in events


def strike_back(s: Stage, action: Action) -> None:
    from neontable.games.combatzone.model.nouns import reference

    s.near(RIVAL, BEARER, "R")
    _tokens(s, BEARER, "GGYY", "GGYY")
    s.activate(RIVAL)
    s.give(s.table.asks[0], s.option("use", action="basic-melee", target=reference(s.g, BEARER)))
    while s.table.asks[0].id != "cz-ask-react":
        s.give(s.table.asks[0], s.choose(s.table.asks[0]))
    start = len(s.events)
    s.give(s.table.asks[0], s.option("use", action=action.id))
    s.play()
    assert s.heard(start) & {"cz-wounded", "cz-taken-out"}


def fumble(s: Stage, action: Action) -> None:
    from neontable.games.combatzone.model.nouns import reference

    s.near(RIVAL, BEARER, "R")
    s.activate(BEARER)
    s.mode = FUMBLE
    s.give(s.table.asks[0], s.option("use", action=action.id, target=reference(s.g, RIVAL)))
    s.play()
    traced(s, action.fumbled, s.heard())


# -- every part of every card ---------------------------------------------------------------------
def parts() -> Iterator[Any]:
    for kind, cards in (
        ("ability", library.ABILITIES), ("gear", library.GEAR), ("loot", library.LOOT),
    ):  # fmt: skip
        for id, card in cards.items():
            if id.startswith("crab-drone") and kind == "ability":
                continue  # test_traits.py: a drone bears it
            for i, part in enumerate((*card.actions, *card.passives)):  # type: ignore[attr-defined]
                yield pytest.param(kind, id, part, id=f"{kind}-{id}-{i}")
    for id, program in library.PROGRAMS.items():
        yield pytest.param("program", id, program.launch, id=f"program-{id}-launch")
        for i, part in enumerate(program.running):
            yield pytest.param("running", id, part, id=f"program-{id}-{i}")


@pytest.mark.rule("CZ-CARD-002", "CZ-CARD-003", "CZ-CORE-013", "CZ-CORE-014")
@pytest.mark.parametrize(("kind", "id", "part"), list(parts()))
def test_every_part_of_a_card_works(kind: str, id: str, part: Part) -> None:
    s = stage(bearer_of(kind, id))
    if isinstance(part, Action):
        play_action(s, part, id if kind == "program" else "")
        if part.fumbled:
            fumble(stage(bearer_of(kind, id)), part)
    elif isinstance(part, Mod):
        play_mod(s, part)
    elif isinstance(part, Grants):
        play_grants(s, part)
    elif isinstance(part, Trait):
        play_trait(s, part)
    else:
        assert isinstance(part, When)
        play_when(s, part, id)


# -- nothing is left out --------------------------------------------------------------------------
def test_no_model_has_a_rule_that_does_nothing() -> None:
    for model in library.MODELS.values():
        for rank in model.ranks:
            for id in rank.abilities:
                ability = library.ABILITIES[id]
                assert ability.actions or ability.passives, id
            for id in rank.gear:
                gear = library.GEAR[id]
                assert gear.actions or gear.passives or gear.armor or gear.keywords, id


def test_every_card_that_does_something_is_played() -> None:
    """The gate: whoever adds a card that no test plays is told so here."""
    played = {(p.values[0], p.values[1]) for p in parts()}
    for id, gear in library.GEAR.items():
        if gear.actions or gear.passives:
            assert ("gear", id) in played, id
        else:  # only armor, or a keyword that team building knows
            assert gear.armor or {"netrunner", "leader"} & set(gear.keywords), id
    assert {("loot", id) for id, c in library.LOOT.items() if c.actions or c.passives} <= played
    assert {("program", id) for id in library.PROGRAMS} <= played
    abilities = {id for id in library.ABILITIES if not id.startswith("crab-drone")}
    assert {("ability", id) for id in abilities} <= played


def test_every_text_is_there_in_both_languages() -> None:
    for component in GAME.show.components():
        for text in (component.name, *component.texts):
            for lang in LANGUAGES:
                words = render(text, lang)
                assert words.strip(), component.id
                assert "cz-" not in words, (component.id, words)
        assert component.origin in ("published", "designed")
        assert component.source, component.id
