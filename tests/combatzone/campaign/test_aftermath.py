"""After a match of a campaign: rewards, recovery, clean up, Prove Your Worth (p.45 to 47)."""

from __future__ import annotations

import msgspec
import pytest

from neontable.games.combatzone.campaign.aftermath import (
    Casualty,
    Medic,
    Reward,
    Throw,
    Treatment,
    casualties,
    lasting,
    overcome,
    settled,
    unlocked,
)
from neontable.games.combatzone.campaign.headquarters import (
    Headquarters,
    Recruit,
    armoury,
    characters,
    objective_deck,
    street_cred,
)
from neontable.games.combatzone.campaign.worth import (
    challengers,
    proven,
    roll_off,
    scenario_of,
    why_not,
)
from neontable.games.combatzone.rules.recovery import Harm
from neontable.kernel.errors import BadOption
from tests.combatzone.skirmish import Skirmish, m

HQ = Headquarters(
    "maelstrom",
    veterans=(Recruit("ripper", 1), Recruit("warlord", 2)),
    mercenaries=(Recruit("solo-bodyguard", 1),),
    matches=3,
)
WELL = (2, 2)
LEADER = "wounded-leader-maelstrom"


def hurt() -> tuple[Casualty, ...]:
    """A Ripper that is out, a wounded Warlord, a Bodyguard that is out, and who can help."""
    s = Skirmish(
        m("ripper", 0, 5, stars=1, status="out", body=True),
        m("warlord", 0, 8, stars=2, tokens="RyR", origin="GYG"),
        m("solo-bodyguard", 0, 11, stars=1, status="out", body=True),
        m("intimidator", 0, 14, tokens="RY", origin="GY"),
        m("ripper", 0, 17, tokens="RR", origin="GY"),
        m("kyodai", 1, 20, stars=1, status="out", body=True),
        teams=[{"faction": "maelstrom"}, {"faction": "tyger-claws"}],
    )
    return casualties(s.g, 0)


def after(*throws: Throw, won: bool = False, reward: Reward | None = None) -> Headquarters:
    return settled(HQ, HQ.completed, hurt(), throws, won=won, reward=reward)


@pytest.mark.rule("CZ-RECOV-001", "CZ-RECOV-002", "CZ-RECOV-003")
def test_who_rolls_what_is_read_from_the_last_position() -> None:
    found = [(c.model, c.fielded, c.dice) for c in hurt()]
    assert found == [
        (0, Recruit("ripper", 1), ("R", "R")),
        (1, Recruit("warlord", 2), ("Y",)),
        (2, Recruit("solo-bodyguard", 1), ("R", "R")),
    ]
    assert [c.harm for c in hurt()] == [Harm(), Harm(wounded_leader=True), Harm(leaves=True)]
    assert Medic(3, "Y", 1, "intimidator") in hurt()[0].medics
    assert all(medic.model != 1 for medic in hurt()[1].medics), "nobody treats themselves"


@pytest.mark.rule("CZ-RECOV-004", "CZ-RECOV-010")
def test_without_a_fumble_everybody_is_well_again() -> None:
    now = after(Throw(0, WELL), Throw(1, (8,)), Throw(2, (6, 6)))
    assert now == msgspec.structs.replace(HQ, matches=4)


@pytest.mark.rule("CZ-RECOV-006")
def test_a_veteran_falls_back_to_its_base_version() -> None:
    now = after(Throw(0, (1, 6)), Throw(1, (5,)), Throw(2, WELL))
    assert now.veterans == (Recruit("warlord", 2),)
    assert Recruit("ripper") in characters(now)
    assert street_cred(now) == street_cred(HQ) - 1


@pytest.mark.rule("CZ-RECOV-007")
def test_a_mercenary_leaves_the_hq() -> None:
    now = after(Throw(0, WELL), Throw(1, (5,)), Throw(2, (1, 1)))
    assert now.mercenaries == ()
    assert all(r.model != "solo-bodyguard" for r in characters(now))


@pytest.mark.rule("CZ-RECOV-006", "CZ-RECOV-008")
def test_a_leader_with_two_stars_falls_all_the_way_and_the_card_costs_one_more() -> None:
    now = after(Throw(0, WELL), Throw(1, (1,)), Throw(2, WELL))
    assert now.veterans == (Recruit("ripper", 1),)
    assert now.completed == (LEADER,)
    assert street_cred(now) == street_cred(HQ) - 2 - 1
    assert {*armoury(now)} < {*armoury(HQ)}, "gear is unavailable again"


@pytest.mark.rule("CZ-RECOV-009")
def test_the_wounded_leader_is_discarded_after_a_win_only() -> None:
    hq = msgspec.structs.replace(HQ, completed=(LEADER,))
    assert LEADER not in objective_deck(hq)
    assert settled(hq, (LEADER,), (), (), won=True, leader_is_well=True).completed == ()
    assert settled(hq, (LEADER,), (), (), won=True).completed == (LEADER,)
    with pytest.raises(BadOption, match="only who wins"):
        settled(hq, (LEADER,), (), (), won=False, leader_is_well=True)


@pytest.mark.rule("CZ-RECOV-005")
@pytest.mark.parametrize(
    ("face", "obstacle", "helps"),
    [(5, 5, True), (4, 5, False), (8, 9, True), (1, 2, False), (8, 10, False), (2, 1, True)],
)
def test_a_medical_roll_against_the_obstacle_die(face: int, obstacle: int, helps: bool) -> None:
    """A tie is a failure, Medical 1 is added, a Crit beats all but a Crit."""
    assert overcome(Medic(3, "Y", 1), Treatment(3, face, obstacle)) is helps
    throw = Throw(0, (1, 4), Treatment(3, face, obstacle))
    now = after(throw, Throw(1, (5,)), Throw(2, WELL))
    assert (Recruit("ripper", 1) in now.veterans) is helps


@pytest.mark.rule("CZ-RECOV-001", "CZ-RECOV-005")
def test_throws_that_cannot_be_are_refused() -> None:
    casualty = hurt()[0]
    with pytest.raises(BadOption, match="it rolls 2 dice; got 1"):
        lasting(casualty, Throw(0, (3,)))
    with pytest.raises(BadOption, match="no faces of dice"):
        lasting(casualty, Throw(0, (3, 7)))
    with pytest.raises(BadOption, match="no serious wound"):
        lasting(casualty, Throw(0, WELL, Treatment(3, 4, 4)))
    with pytest.raises(BadOption, match="model 0 cannot help"):
        lasting(casualty, Throw(0, (1, 2), Treatment(0, 4, 4)))
    with pytest.raises(BadOption, match="one recovery roll for each"):
        after(Throw(0, WELL))


@pytest.mark.rule("CZ-CAMP-015", "CZ-CAMP-021")
def test_promotion_comes_before_recovery() -> None:
    """AMB-52: the promoted Ripper rolls as the version that was fielded, and loses both stars."""
    reward = Reward(Recruit("warlord", 2))
    with pytest.raises(BadOption, match="cannot be promoted"):
        after(Throw(0, WELL), Throw(1, (5,)), Throw(2, WELL), won=True, reward=reward)
    up = Reward(Recruit("crusher"))
    now = after(Throw(0, (1, 2)), Throw(1, (5,)), Throw(2, WELL), won=True, reward=up)
    assert now.veterans == (Recruit("warlord", 2), Recruit("crusher", 1))
    with pytest.raises(BadOption, match="only who wins"):
        after(Throw(0, WELL), Throw(1, (5,)), Throw(2, WELL), reward=up)


@pytest.mark.rule("CZ-CAMP-021")
def test_a_leader_promoted_after_this_match_loses_that_star_too() -> None:
    hq = msgspec.structs.replace(HQ, veterans=(Recruit("warlord", 1),))
    one = Casualty(0, Recruit("warlord", 1), ("R", "R"), (), Harm(wounded_leader=True))
    reward = Reward(Recruit("warlord", 1))
    now = settled(hq, (), (one,), (Throw(0, (1, 3)),), won=True, reward=reward)
    assert now.veterans == ()
    assert now.completed == (LEADER,)


@pytest.mark.rule("CZ-CAMP-016")
def test_the_winner_hires_instead() -> None:
    calm = Throw(0, WELL), Throw(1, (5,)), Throw(2, WELL)
    now = after(*calm, won=True, reward=Reward(Recruit("paladin", 1), hires=True))
    assert now.mercenaries == (*HQ.mercenaries, Recruit("paladin", 1))
    assert now.veterans == HQ.veterans


@pytest.mark.rule("CZ-CAMP-009", "CZ-CAMP-017")
def test_completed_objectives_join_the_hq_and_unlock_gear() -> None:
    before = Headquarters("maelstrom", matches=1)
    now = settled(before, (), (), (), won=True, reward=Reward(Recruit("ripper")))
    assert street_cred(now) == 1
    assert {*unlocked(before, now)} == {*armoury(now)} - {*armoury(before)}
    assert unlocked(now, before) == ()
    done = settled(before, ("flawless-maelstrom",), (), (), won=False)
    assert done.completed == ("flawless-maelstrom",)
    assert settled(done, (), (), (), won=False).completed == (), "a recycled one is in the Supply"


@pytest.mark.rule("CZ-RECOV-010")
def test_loot_is_discarded_unless_an_effect_keeps_it() -> None:
    hq = msgspec.structs.replace(HQ, kept=(("ripper", "anything"),))
    assert settled(hq, (), (), (), won=False).kept == ()
    kept = (("ripper", "anything"),)
    assert settled(hq, (), (), (), won=False, kept=kept).kept == kept


# -- Prove Your Worth ------------------------------------------------------------------------------
def gang(faction: str, stars: int, *completed: str) -> Headquarters:
    veterans = (Recruit("ripper", 1),) * stars
    return Headquarters(faction, veterans=veterans, completed=completed, matches=9)


@pytest.mark.rule("CZ-PROVE-001", "CZ-PROVE-002")
def test_ten_stars_bind_a_team_to_its_scenario() -> None:
    nine, ten = gang("maelstrom", 9), gang("maelstrom", 10)
    other = gang("tyger-claws", 2)
    assert challengers([nine, other]) == ()
    assert why_not([nine, other], "prove-maelstrom") == "CZ-PROVE-001 cz-hq-no-worth"
    assert why_not([nine, other], "turf-war") is None
    assert challengers([other, ten]) == (1,)
    assert why_not([other, ten], "prove-maelstrom") is None
    assert why_not([other, ten], "turf-war") == "CZ-PROVE-002 cz-hq-no-other-scenario"
    assert why_not([other, ten], "prove-tyger-claws") == "CZ-PROVE-001 cz-hq-no-worth"


@pytest.mark.rule("CZ-PROVE-003")
def test_between_two_worthy_teams() -> None:
    eleven, ten = gang("maelstrom", 11), gang("tyger-claws", 10)
    assert challengers([ten, eleven]) == (1,)
    assert why_not([ten, eleven], "prove-tyger-claws") is not None
    plain = "payback-maelstrom"
    more = gang("maelstrom", 10, plain)
    assert street_cred(more) == 10
    assert challengers([more, ten]) == (0,)
    assert challengers([gang("maelstrom", 10), ten]) == (0, 1)
    assert challengers([gang("maelstrom", 11, LEADER), ten]) == (0, 1), "a mishap is no objective"
    assert roll_off([3, 2], [1, 3]) == 1
    assert roll_off([3, 2], [1, 2]) is None


@pytest.mark.rule("CZ-PROVE-004")
def test_who_wins_their_own_scenario_wins_the_campaign() -> None:
    ten = gang("maelstrom", 10)
    own = scenario_of("maelstrom")
    assert proven(ten, own, won=True)
    assert not proven(ten, own, won=False)
    assert not proven(ten, scenario_of("tyger-claws"), won=True)
    assert not proven(ten, "turf-war", won=True)
