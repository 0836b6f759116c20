"""Every objective is completed by what it asks, and brings what it says (CZ-CAMP-008 to 012)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from neontable.games.combatzone.cards import facts
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import NO_ACTION
from neontable.games.combatzone.model.card import Grants, Mod, When
from neontable.games.combatzone.model.components import Objective
from neontable.games.combatzone.rules.moments import moment
from neontable.kit import dice
from tests.combatzone.stage import BEARER, FRIEND, GONK, LEADER, RIVAL, Stage, _tokens
from tests.combatzone.test_content import (
    ANY_ACTION,
    STAGES,
    _prepare,
    play_grants,
    play_mod,
    stage,
    traced,
    worn,
)

DRAWN = [o for o in library.OBJECTIVES.values() if not o.id.startswith("wounded-leader")]
PLAIN: dict[str, Any] = {
    "card": "somebody", "tokens": "GGYY", "origin": "GGYY",
    "skills": {"reflexes": 2, "ranged": 2, "melee": 2, "medical": 2, "tech": 3, "influence": 2},
}  # fmt: skip


@pytest.fixture(autouse=True)
def dice_of_the_stage(monkeypatch: pytest.MonkeyPatch, chosen_dice: None) -> None:
    monkeypatch.setattr(dice, "die", lambda g, sides: STAGES[-1].fall(g, sides))


def whose(o: Objective) -> tuple[int, int]:
    """The model that the moment happens to, and the other one."""
    if o.goal.on.who == "rivals":
        return RIVAL, BEARER
    if o.goal.on.kind == "leader":
        return LEADER, RIVAL
    if o.goal.on.kind == "gonk":
        return GONK, RIVAL
    return BEARER, RIVAL


def complete(s: Stage, o: Objective) -> None:
    s.g.teams[0].objectives = [o.id]
    model, other = whose(o)
    action = NO_ACTION
    for need in o.goal.needs:
        if need.name == "action" and not need.no:
            action = library.ACTIONS[ANY_ACTION.get(need.arg, need.arg)]
    attempt = s.satisfy(
        tuple(n for n in o.goal.needs if n.name not in ("reaction",)), model, other, action
    )
    reacting = any(n.name == "reaction" and not n.no for n in o.goal.needs)
    if reacting:
        from neontable.games.combatzone.rules.act import Act

        action = library.ACTIONS["basic-melee"]
        s.g.stack.append(Act(by=model, action=action.id, target=other, reaction=True, at="end"))
    if any(n.name == "at-range" for n in o.goal.needs) and not action.id:
        action = library.ACTIONS["basic-ranged"]
    del attempt
    for n in range(o.goal.times):
        assert o.id in s.g.teams[0].objectives, f"completed after {n}"
        s.g.forget_cards()
        moment(s.g, o.goal.moment, model, other, action.id)
    s.again()
    s.play()
    assert o.id in s.g.teams[0].completed
    assert o.id not in s.g.teams[0].objectives
    assert "cz-completed" in s.events


@pytest.mark.rule("CZ-CAMP-008", "CZ-CAMP-009")
@pytest.mark.parametrize("o", DRAWN, ids=lambda o: o.id)
def test_an_objective_is_completed(o: Objective) -> None:
    complete(stage(PLAIN), o)


@pytest.mark.rule("CZ-CAMP-010", "CZ-CAMP-011", "CZ-CAMP-012")
@pytest.mark.parametrize("o", DRAWN, ids=lambda o: o.id)
def test_an_objective_brings_its_reward(o: Objective) -> None:
    assert o.reward == facts.OBJECTIVES[o.id].reward
    if o.reward == "cybergear":
        gear = library.GEAR[o.gear]
        assert "cybergear" in gear.keywords
        assert not o.ongoing
        assert not o.recycled
        return
    if o.reward == "recycles":
        s = stage(PLAIN)
        worn(s)
        s.g.teams[0].completed = [o.id]
        _prepare(s, o.recycled, BEARER, RIVAL)
        s.activate(BEARER)
        s.give(s.table.asks[0], s.option("recycle", card=o.id))
        s.play()
        assert o.id not in s.g.teams[0].completed
        traced(s, o.recycled, s.heard())
        return
    assert o.ongoing or o.eb
    for passive in o.ongoing:
        s = stage(PLAIN)
        s.g.teams[0].completed = [o.id]
        s.g.forget_cards()
        if isinstance(passive, Mod):
            play_mod(s, passive)
        elif isinstance(passive, Grants):
            play_grants(s, passive)
        else:
            assert isinstance(passive, When)
            worn(s)
            _tokens(s, FRIEND, "GGYY")
            model = s.covered(passive.on)
            s.again()
            moment(s.g, passive.moment, model)
            s.again()
            s.play()
            traced(s, passive.does, s.heard())


@pytest.mark.rule("CZ-CAMP-008")
def test_what_does_not_count_completes_nothing() -> None:
    """Beatdown asks for two rivals taken out in a brawl."""
    s = stage(PLAIN)
    s.g.teams[0].objectives = ["beatdown-maelstrom"]
    s.g.forget_cards()
    for _ in range(3):
        moment(s.g, "takes-out", BEARER, RIVAL, "basic-ranged")
    assert s.g.teams[0].progress == {}
    s.near(RIVAL, BEARER, "reach")
    moment(s.g, "takes-out", BEARER, RIVAL, "basic-melee")
    assert s.g.teams[0].progress == {"beatdown-maelstrom": 1}
    moment(s.g, "takes-out", RIVAL, BEARER, "basic-melee")
    assert s.g.teams[0].progress == {"beatdown-maelstrom": 1}
    moment(s.g, "takes-out", BEARER, RIVAL, "basic-melee")
    assert s.g.teams[0].completed == ["beatdown-maelstrom"]


@pytest.mark.rule("CZ-RECOV-008", "CZ-RECOV-009")
def test_every_faction_has_its_objectives_and_a_wounded_leader() -> None:
    counts = Counter(o.faction for o in DRAWN)
    assert set(counts) == set(facts.FACTIONS)
    assert min(counts.values()) >= 19
    leaders = [o for o in library.OBJECTIVES.values() if o.id.startswith("wounded-leader")]
    assert Counter(o.faction for o in leaders) == dict.fromkeys(facts.FACTIONS, 1)
    assert {o.stars for o in leaders} == {-1}


def test_objectives_as_in_the_facts() -> None:
    assert set(library.OBJECTIVES) == set(facts.OBJECTIVES)
    for id, o in library.OBJECTIVES.items():
        fact = facts.OBJECTIVES[id]
        assert (o.name, o.faction, o.stars) == (fact.name, fact.faction, fact.stars)
        assert o.origin == "designed"
