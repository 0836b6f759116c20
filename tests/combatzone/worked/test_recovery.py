"""Worked cases: after a match (p.44 to 47): recovery, serious wounds, promotion, market, worth."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import neontable
from neontable.games.combatzone.campaign import market, worth
from neontable.games.combatzone.campaign.aftermath import (
    Reward,
    Throw,
    Treatment,
    casualties,
    settled,
    unlocked,
)
from neontable.games.combatzone.campaign.headquarters import (
    Headquarters,
    Recruit,
    armoury,
    shared_loot,
    street_cred,
)
from neontable.games.combatzone.campaign.reports import CombatZoneReports
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.pieces import Team
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.positions.setup import lucky
from neontable.games.combatzone.rules import recovery
from neontable.kernel.errors import BadOption

STARS = [o.id for o in library.OBJECTIVES.values() if o.stars == 1 and o.faction == "maelstrom"]


def table(*models: dict[str, Any]) -> CombatZone:
    filler = {"card": "kyodai", "seat": 1, "inches": [25, 11]}
    spots = [{**m, "inches": [3 + 2 * i, 11]} for i, m in enumerate(models)]
    position = {
        "game": "combatzone",
        "rules": 1,
        "teams": [{"faction": "Maelstrom"}, {"faction": "Tyger Claws"}],
        "models": [*spots, filler],
    }
    state = neontable.load(position).state
    assert isinstance(state, CombatZone)
    return state


RIPPER = {"card": "ripper", "seat": 0, "stars": 1}
ROLLS: list[tuple[str, dict[str, Any], tuple[str, ...], Fraction]] = [
    ("a Veteran with RED and YELLOW", {**RIPPER, "tokens": "RY"}, ("Y",), Fraction(1, 8)),
    ("with GREEN left", {**RIPPER, "tokens": "GR"}, ("G",), Fraction(1, 12)),
    ("Red-Lined", {**RIPPER, "tokens": "RR"}, ("R",), Fraction(1, 6)),
    ("taken out", {**RIPPER, "status": "out"}, ("R", "R"), Fraction(11, 36)),
    ("not wounded", {**RIPPER, "tokens": "gy"}, (), Fraction(0)),
    ("no star", {"card": "ripper", "seat": 0, "tokens": "RY"}, (), Fraction(0)),
    ("no star and out", {"card": "ripper", "seat": 0, "status": "out"}, (), Fraction(0)),
    ("a Gonk", {"card": "pledge", "seat": 0, "status": "out"}, (), Fraction(0)),
]


@pytest.mark.rule("CZ-RECOV-001", "CZ-RECOV-002", "CZ-RECOV-003", "CZ-RECOV-004")
@pytest.mark.parametrize("case", ROLLS, ids=[c[0] for c in ROLLS])
def test_who_rolls_what(case: tuple[str, dict[str, Any], tuple[str, ...], Fraction]) -> None:
    _, model, dice, risk = case
    g = table(model)
    assert recovery.dice(g, 0) == dice
    assert recovery.risk(dice) == risk
    assert len(casualties(g, 0)) == bool(dice)


@pytest.mark.rule("CZ-RECOV-004")
@pytest.mark.parametrize(
    ("faces", "serious"), [((1,), True), ((2,), False), ((6, 1), True), ((2, 6), False)]
)
def test_a_fumble_is_a_serious_wound(faces: tuple[int, ...], serious: bool) -> None:
    assert recovery.serious(faces) is serious


DOC = {"card": "intimidator", "seat": 0}
"""Medical 1, GREEN tokens."""
MEDICS: list[tuple[str, list[dict[str, Any]], list[tuple[str, int]]]] = [
    ("nobody with Medical", [{"card": "crusher", "seat": 0}], []),
    ("somebody with Medical", [DOC], [("G", 1)]),
    ("the die of its best token", [{**DOC, "tokens": "rR"}], [("R", 1)]),
    ("not who was taken out", [{**DOC, "status": "out"}], []),
]


@pytest.mark.rule("CZ-RECOV-005")
@pytest.mark.parametrize("case", MEDICS, ids=[c[0] for c in MEDICS])
def test_who_can_help(
    case: tuple[str, list[dict[str, Any]], list[tuple[str, int]]],
) -> None:
    _, more, found = case
    (hurt, *_) = casualties(table({**RIPPER, "tokens": "RY"}, *more), 0)
    assert [(m.colour, m.medical) for m in hurt.medics] == found


HELP: list[tuple[int, int, bool]] = [(5, 5, True), (4, 5, False), (1, 1, False), (12, 10, False)]


@pytest.mark.rule("CZ-RECOV-005", "CZ-RECOV-006")
@pytest.mark.parametrize(("face", "obstacle", "saved"), HELP)
def test_medical_against_the_obstacle_die(face: int, obstacle: int, saved: bool) -> None:
    hurt = casualties(table({**RIPPER, "tokens": "RY"}, DOC), 0)
    hq = Headquarters("maelstrom", veterans=(Recruit("ripper", 1),), matches=1)
    throw = Throw(0, (1,), Treatment(1, face, obstacle))
    after = settled(hq, (), hurt, (throw,), won=False)
    assert (Recruit("ripper", 1) in after.veterans) is saved


@pytest.mark.rule("CZ-RECOV-006")
def test_two_stars_fall_to_the_base_version() -> None:
    """AMB-51."""
    hurt = casualties(table({"card": "warlord", "seat": 0, "stars": 2, "status": "out"}), 0)
    hq = Headquarters("maelstrom", veterans=(Recruit("warlord", 2),), matches=1)
    after = settled(hq, (), hurt, (Throw(0, (1, 4)),), won=False)
    assert after.veterans == ()
    assert street_cred(after) == 0


@pytest.mark.rule("CZ-RECOV-007")
def test_a_mercenary_leaves() -> None:
    hurt = casualties(table({"card": "lynx", "seat": 0, "stars": 1, "status": "out"}), 0)
    hq = Headquarters("maelstrom", mercenaries=(Recruit("lynx", 1),), matches=1)
    assert settled(hq, (), hurt, (Throw(0, (1, 6)),), won=False).mercenaries == ()
    assert settled(hq, (), hurt, (Throw(0, (2, 6)),), won=False).mercenaries != ()


@pytest.mark.rule("CZ-RECOV-008", "CZ-RECOV-009", "CZ-CAMP-017")
def test_a_wounded_leader_costs_a_star_and_gear() -> None:
    hurt = casualties(table({"card": "warlord", "seat": 0, "stars": 1, "tokens": "RGY"}), 0)
    hq = Headquarters(
        "maelstrom", veterans=(Recruit("warlord", 1), Recruit("ripper", 1)), matches=1
    )
    assert "shotgun" in armoury(hq)
    after = settled(hq, (), hurt, (Throw(0, (1,)),), won=False)
    assert after.completed == ("wounded-leader-maelstrom",)
    assert street_cred(after) == 0
    assert "shotgun" not in armoury(after)
    well = settled(after, after.completed, (), (), won=True, leader_is_well=True)
    assert well.completed == ()
    with pytest.raises(BadOption):
        settled(after, after.completed, (), (), won=False, leader_is_well=True)


PROMOTIONS: list[tuple[str, Headquarters, Reward, bool]] = [
    ("a base character", Headquarters("maelstrom"), Reward(Recruit("ripper")), True),
    (
        "a second star",
        Headquarters("maelstrom", veterans=(Recruit("warlord", 1),)),
        Reward(Recruit("warlord", 1)),
        True,
    ),
    (
        "beyond the last version",
        Headquarters("maelstrom", veterans=(Recruit("ripper", 1),)),
        Reward(Recruit("ripper", 1)),
        False,
    ),
    ("a mercenary, base", Headquarters("maelstrom"), Reward(Recruit("lynx"), hires=True), True),
    (
        "a mercenary with a star",
        Headquarters("maelstrom"),
        Reward(Recruit("lynx", 1), hires=True),
        True,
    ),
    (
        "a mercenary with two",
        Headquarters("maelstrom"),
        Reward(Recruit("bengal", 2), hires=True),
        False,
    ),
]


@pytest.mark.rule("CZ-CAMP-015", "CZ-CAMP-016", "CZ-CAMP-021")
@pytest.mark.parametrize("case", PROMOTIONS, ids=[c[0] for c in PROMOTIONS])
def test_what_a_winner_may_do(case: tuple[str, Headquarters, Reward, bool]) -> None:
    _, hq, reward, legal = case
    if not legal:
        with pytest.raises(BadOption):
            settled(hq, (), (), (), won=True, reward=reward)
        return
    before = street_cred(hq)
    after = settled(hq, (), (), (), won=True, reward=reward)
    gained = reward.recruit.stars if reward.hires else 1
    assert street_cred(after) == before + gained


@pytest.mark.rule("CZ-CAMP-017")
def test_a_rising_street_cred_unlocks_gear() -> None:
    three = Headquarters("maelstrom", completed=tuple(STARS[:3]))
    four = Headquarters("maelstrom", completed=tuple(STARS[:4]))
    found = unlocked(three, four)
    assert "heavy-armorjack" in found
    assert "sniper-rifle" not in found  # three stars were enough
    assert "metal-gear" not in found  # six are needed


@pytest.mark.rule("CZ-CAMP-014", "CZ-LUCK-007", "CZ-LUCK-001")
@pytest.mark.parametrize(
    ("creds", "extra"),
    [((1, 4), (3, 0)), ((2, 5), (3, 0)), ((3, 3), (0, 0)), ((0, 2, 5), (5, 3, 0))],
)
def test_beginners_luck(creds: tuple[int, ...], extra: tuple[int, ...]) -> None:
    g = CombatZone(key="", teams=[Team(cred=cred) for cred in creds])
    usual = [team.luck for team in g.teams]
    lucky(g)
    assert tuple(team.luck for team in g.teams) == tuple(map(sum, zip(usual, extra, strict=True)))


@pytest.mark.rule("CZ-LOOT-008", "CZ-RECOV-010", "CZ-MARKET-004")
def test_looted_gear_goes_back_to_its_owner() -> None:
    """A Tyger Claw has taken a shotgun from a Maelstrom body, and a loot card: after the match the
    gear is in the Maelstrom HQ as before and not in the other, and the loot is in the deck."""
    g = table(
        {"card": "warlord", "seat": 0, "stars": 1},
        {"card": "ripper", "seat": 0, "status": "out"},
        {"card": "kyodai", "seat": 1, "gear": ["shotgun"], "loot": ["cred-chip"]},
    )
    report = CombatZoneReports().report(g)
    claws = Headquarters("tyger-claws", matches=1)
    storm = Headquarters("maelstrom", veterans=(Recruit("warlord", 1),), matches=1)
    before = armoury(claws), armoury(storm)
    assert "shotgun" in before[1]
    after = [
        settled(hq, team.completed, team.casualties, [], won=False)
        for hq, team in ((storm, report.teams[0]), (claws, report.teams[1]))
    ]
    assert armoury(after[0]) == before[1]
    assert armoury(after[1]) == before[0]
    assert after[1].kept == ()  # loot is discarded
    assert report.teams[1].loot == (("kyodai", "cred-chip"),)
    assert sorted(shared_loot(after)) == sorted(shared_loot([storm, claws]))
    # With a Shared Market loot stays on its model; looted gear still does not.
    markets, _ = market.opened(["maelstrom", "tyger-claws"])
    stays = settled(markets[1], (), (), (), won=False, kept=report.teams[1].loot)
    assert stays.kept == (("kyodai", "cred-chip"),)
    assert stays.gear == markets[1].gear
    assert "cred-chip" in shared_loot(after)
    assert shared_loot([stays]).count("cred-chip") == shared_loot(after).count("cred-chip") - 1


# -- Shared Market ---------------------------------------------------------------------------------
@pytest.mark.rule("CZ-MARKET-001", "CZ-MARKET-005")
def test_the_market_holds_what_costs_street_cred() -> None:
    teams, deck = market.opened(["maelstrom", "tyger-claws"])
    assert "smg" in armoury(teams[0])
    assert "shotgun" not in armoury(teams[0])
    assert "shotgun" in deck
    assert "smg" in deck  # it costs the Tyger Claws a star


@pytest.mark.rule("CZ-MARKET-002", "CZ-MARKET-003")
def test_a_hand_of_three_is_passed_and_loot_buys_more() -> None:
    teams, _ = market.opened(["maelstrom", "tyger-claws"])
    hand, rest = market.draw(["a", "b", "shotgun", "katana", "stims"])
    assert hand == ("stims", "katana", "shotgun")
    mine, left = market.added(teams[0], hand, "shotgun")
    assert "shotgun" in armoury(mine)
    assert market.passed([left, ()]) == [(), left]
    with pytest.raises(BadOption):
        market.added(teams[1], left, "shotgun")
    assert market.returned(rest, left) == [*left, "a", "b"]
    rich = Headquarters("maelstrom", gear=(), kept=(("ripper", "cred-chip"),) * 3)
    poor, drawn, _ = market.spent(rich, rich.kept, ["a", "b", "c", "d"])
    assert (poor.kept, drawn) == ((), ("d", "c", "b"))


# -- Prove Your Worth ------------------------------------------------------------------------------
def gang(faction: str, stars: int, objectives: int = 0) -> Headquarters:
    own = [o.id for o in library.OBJECTIVES.values() if o.faction == faction and o.stars == 1]
    none = [o.id for o in library.OBJECTIVES.values() if o.faction == faction and o.stars == 0]
    done = own[: min(stars, len(own))]
    rest = stars - len(done)
    veterans = tuple(
        Recruit("ripper" if faction == "maelstrom" else "kyodai", 1) for _ in range(rest)
    )
    return Headquarters(
        faction, veterans=veterans, completed=(*done, *none[:objectives]), matches=9
    )


WORTH: list[tuple[str, tuple[int, int], tuple[int, int], tuple[int, ...]]] = [
    # Street Cred of both, further objectives of both: whose scenario is played
    ("nobody", (9, 9), (0, 0), ()),
    ("one", (10, 9), (0, 0), (0,)),
    ("the other", (3, 12), (0, 0), (1,)),
    ("the higher", (11, 12), (0, 0), (1,)),
]


@pytest.mark.rule("CZ-PROVE-001", "CZ-PROVE-002", "CZ-PROVE-003")
@pytest.mark.parametrize("case", WORTH, ids=[c[0] for c in WORTH])
def test_whose_scenario(
    case: tuple[str, tuple[int, int], tuple[int, int], tuple[int, ...]],
) -> None:
    _, creds, more, who = case
    teams = [gang("maelstrom", creds[0], more[0]), gang("tyger-claws", creds[1], more[1])]
    assert [street_cred(t) for t in teams] == list(creds)
    assert worth.challengers(teams) == who


@pytest.mark.rule("CZ-PROVE-003")
@pytest.mark.parametrize(
    ("faces", "influence", "who"),
    [((3, 4), (2, 2), 1), ((3, 4), (3, 1), 0), ((3, 4), (3, 2), None)],
)
def test_a_tie_is_rolled_off(
    faces: tuple[int, int], influence: tuple[int, int], who: int | None
) -> None:
    assert worth.roll_off(faces, influence) == who
