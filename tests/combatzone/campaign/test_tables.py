"""Matches that a campaign asks for: what is carried in, and what is reported."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from neontable.games.combatzone.campaign.aftermath import Reward, Throw, settled
from neontable.games.combatzone.campaign.carried import Gang, carry
from neontable.games.combatzone.campaign.headquarters import (
    Headquarters,
    Recruit,
    characters,
    founded,
    objective_deck,
    promotable,
    street_cred,
)
from neontable.games.combatzone.campaign.reports import CombatZoneReports
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.model.tokens import SIDES
from neontable.kernel.errors import BadOption
from neontable.kernel.table import Table

REPORTS = CombatZoneReports()
ONE = Headquarters(
    "maelstrom",
    veterans=(Recruit("ripper", 1), Recruit("warlord", 2)),
    completed=("metal-over-meat-maelstrom",),
    matches=2,
)
TWO = Headquarters("tyger-claws", matches=2)
BOTH = {
    0: "faction: Maelstrom\nWarlord **\n- Subdermal Armor\nRipper *\n2 Crusher\n",
    1: "Paper Lanterns",
}


def match(one: Gang, two: Gang, teams: Any = None, seed: int = 3, **options: Any) -> Table:
    brought = teams or BOTH
    return GAME.new(
        2, seed, {"max_turns": 60, **options}, loadouts=brought, carried=carry(one, two)
    )


def state(table: Table) -> CombatZone:
    assert isinstance(table.state, CombatZone)
    return table.state


@pytest.mark.rule("CZ-CAMP-006", "CZ-CAMP-010", "CZ-CAMP-012", "CZ-CAMP-014")
def test_a_match_begins_with_what_the_hq_has() -> None:
    held = tuple(objective_deck(ONE)[:3])
    g = state(match(Gang(ONE, held), Gang(TWO)))
    assert g.campaign
    first, second = g.teams
    assert first.completed == ["metal-over-meat-maelstrom"]
    assert first.objectives == list(held)
    assert (first.cred, second.cred) == (street_cred(ONE), 0)
    assert second.luck - first.luck == street_cred(ONE)


@pytest.mark.rule("CZ-CAMP-008")
def test_the_rival_does_not_see_the_objectives() -> None:
    held = tuple(objective_deck(ONE)[:3])
    table = match(Gang(ONE, held), Gang(TWO))
    assert GAME.view(state(table), 0).teams[0].objectives == held
    other = GAME.view(state(table), 1).teams[0]
    assert (other.objectives, other.held) == ((), 3)


@pytest.mark.rule("CZ-CAMP-020", "CZ-MARKET-004")
def test_kept_loot_lies_on_its_bearer_and_not_in_the_deck() -> None:
    card = next(iter(library.LOOT))
    kept = msgspec.structs.replace(ONE, kept=(("ripper", card),))
    g = state(match(Gang(kept), Gang(TWO)))
    assert [m.sheet.loot for m in g.models if m.sheet.card == "ripper"] == [(card,)]
    assert g.loot.count(card) == library.LOOT[card].copies - 1
    assert REPORTS.report(g).teams[0].loot == (("ripper", card),)


@pytest.mark.rule("CZ-CAMP-003", "CZ-CAMP-004")
def test_a_team_that_the_hq_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption, match=r"Warlord with 2 stars stands once.*CZ-CAMP-003"):
        match(Gang(Headquarters("maelstrom", matches=1)), Gang(TWO))
    with pytest.raises(BadOption, match="CZ-TEAM-005"):
        match(Gang(ONE), Gang(TWO), eb=50)


@pytest.mark.rule("CZ-CAMP-007", "CZ-RECOV-009")
def test_objectives_that_cannot_be_held_are_refused() -> None:
    with pytest.raises(BadOption, match="3 are kept"):
        match(Gang(ONE, tuple(objective_deck(ONE)[:4])), Gang(TWO))
    with pytest.raises(BadOption, match="not in the Supply"):
        match(Gang(ONE, ("wounded-leader-maelstrom",)), Gang(TWO))
    with pytest.raises(BadOption, match="not in the Supply"):
        match(Gang(ONE, ONE.completed), Gang(TWO))


@pytest.mark.rule("CZ-PROVE-001", "CZ-PROVE-002")
def test_the_scenario_must_suit_the_street_cred() -> None:
    with pytest.raises(BadOption, match="CZ-PROVE-001"):
        match(Gang(ONE), Gang(TWO), scenario="prove-maelstrom")
    ten = msgspec.structs.replace(ONE, veterans=(*ONE.veterans, *(Recruit("crusher", 1),) * 7))
    assert street_cred(ten) >= 10
    with pytest.raises(BadOption, match="CZ-PROVE-002"):
        match(Gang(ten), Gang(TWO))
    assert state(match(Gang(ten), Gang(TWO), scenario="prove-maelstrom")).campaign


def test_what_is_carried_in_is_checked_whole() -> None:
    for carried, why in (
        ({"gangs": []}, "for 0 of 2 seats"),
        ({"gang": []}, "unknown field|missing required field"),
        (carry(Gang(Headquarters("nobody")), Gang(TWO)), "no faction 'nobody'"),
        (carry(Gang(Headquarters("maelstrom", (Recruit("x", 1),))), Gang(TWO)), "no 'x'"),
    ):
        with pytest.raises(BadOption, match=why):
            GAME.new(2, 1, {}, loadouts=BOTH, carried=carried)


def test_a_single_table_keeps_its_own_rules() -> None:
    with pytest.raises(BadOption, match="EB too many"):
        GAME.new(2, 1, {"eb": 50}, loadouts={0: BOTH[0]})
    assert not state(GAME.new(2, 1)).campaign


# -- an evening ------------------------------------------------------------------------------------
def listed(hq: Headquarters) -> str:
    """The Leader and two fighters in the best versions that the HQ has."""
    best: dict[str, int] = {}
    for r in characters(hq):
        best[r.model] = max(r.stars, best.get(r.model, 0))
    faction, wanted = {
        "maelstrom": ("Maelstrom", ("warlord", "ripper", "crusher")),
        "tyger-claws": ("Tyger Claws", ("oyabun", "kyodai", "kobun")),
    }[hq.faction]
    lines = [f"{library.MODELS[id].name} ({best[id]})" for id in wanted if id in best]
    return f"faction: {faction}\n" + "\n".join(lines)


@pytest.mark.rule("CZ-CAMP-001", "CZ-CAMP-021", "CZ-RECOV-010")
def test_an_evening_of_three_matches_with_recovery() -> None:
    rng = random.Random(11)
    gangs = [founded("maelstrom"), founded("tyger-claws")]
    for night in range(3):
        held = [tuple(rng.sample(objective_deck(hq), 3)) for hq in gangs]
        table = match(
            *(Gang(hq, own) for hq, own in zip(gangs, held, strict=True)),
            teams={seat: listed(hq) for seat, hq in enumerate(gangs)},
            seed=night,
            max_turns=25,
        )
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, ask.options[rng.randrange(len(ask.options))])
        outcome = GAME.outcome(state(table))
        assert outcome is not None
        report = REPORTS.report(state(table))
        assert msgspec.json.decode(msgspec.json.encode(report), type=REPORTS.type) == report
        for seat, hq in enumerate(gangs):
            own = report.teams[seat]
            won = outcome.winners == (seat,)
            throws = [
                Throw(c.model, tuple(rng.randint(1, SIDES[d]) for d in c.dice))
                for c in own.casualties
            ]
            reward = Reward(rng.choice(promotable(hq))) if won else None
            after = settled(hq, own.completed, own.casualties, throws, won=won, reward=reward)
            assert after.matches == night + 1
            assert after.kept == ()
            assert {*after.completed} <= {
                *hq.completed,
                *held[seat],
                f"wounded-leader-{hq.faction}",
            }
            gangs[seat] = after
    assert any(street_cred(hq) for hq in gangs), "somebody has earned a star"
