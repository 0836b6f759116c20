"""Set-up, deployment, Reserve, Turf War, several players, the two examples of the rulebook."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.positions.setup import lucky, suits
from neontable.games.combatzone.rules.deploying import Place1
from neontable.games.combatzone.rules.match import next_seat
from neontable.games.combatzone.rules.scenarios import ended, win
from neontable.kernel.errors import BadOption
from tests.combatzone.skirmish import DICE, Skirmish, away, m


def reserves(*cards: tuple[str, int]) -> list[dict[str, object]]:
    return [{"card": card, "seat": seat, "status": "reserve"} for card, seat in cards]


def fresh(*faces: int) -> Skirmish:
    """A Turf War before its roles are decided."""
    DICE.extend(faces)
    return Skirmish(
        *reserves(("warlord", 0), ("pledge", 0), ("oyabun", 1), ("shatei", 1)), alone=True
    )


# -- set-up ----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-SETUP-001", "CZ-SETUP-004", "CZ-SETUP-006")
def test_turf_war_is_set_up_as_published() -> None:
    # RED 3 + Influence 1 against RED 3 + 2: seat 0 has less and attacks.
    s = fresh(3, 3)
    assert [t.role for t in s.g.teams] == ["attacker", "defender"]
    assert s.ask.id == "cz-ask-quarter"
    assert s.ask.seat == 1  # the defender deploys first
    s.pick("quarter", quarter=0)
    assert s.ask.id == "cz-ask-deploy"
    assert "CZ-SETUP-006" in s.refused(14, 10)
    assert "CZ-SETUP-006" in s.refused(16, 1)  # an edge, but of another quarter
    s.go((2, 6)).go((6, 1))
    assert s.ask.seat == 0
    assert "CZ-SETUP-006" in s.refused(2, 8)
    s.go((28, 20)).go((24, 21))
    assert s.ask.id == "cz-ask-control" or s.ask.id == "cz-ask-act"
    assert s.g.control == 1


@pytest.mark.rule("CZ-SETUP-004")
def test_crits_fumbles_and_ties_are_rolled_again() -> None:
    s = fresh(6, 1, 4, 1, 3, 2, 5)  # 4 + 1 against 3 + 2, a tie; then 2 + 1 against 5 + 2
    assert [t.role for t in s.g.teams] == ["attacker", "defender"]


@pytest.mark.rule("CZ-LUCK-001", "CZ-LUCK-007")
def test_luck_at_the_start() -> None:
    s = Skirmish(m("warlord", 0, 5), m("oyabun", 1, 25), teams=[{"cred": 1}, {"cred": 4}])
    assert [t.luck for t in s.g.teams] == [3, 3]
    lucky(s.g)
    assert [t.luck for t in s.g.teams] == [6, 3]


@pytest.mark.rule("CZ-SETUP-002", "CZ-SETUP-003", "CZ-SETUP-008")
def test_table_options() -> None:
    options = GAME.options
    assert options["eb"].default == 100
    assert "random" in options["scenario"].values
    with pytest.raises(BadOption, match="pairs needs four"):
        GAME.checked_options(2, {"pairs": True})


@pytest.mark.rule("CZ-MULTI-001")
def test_a_scenario_is_for_its_number_of_players() -> None:
    assert suits("turf-war", 2, False)
    assert not suits("turf-war", 3, False)
    assert suits("turf-war", 4, True)  # two against two
    with pytest.raises(BadOption, match="CZ-MULTI-001"):
        GAME.checked_options(3, {"scenario": "turf-war"})


# -- Reserve ---------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-DEPLOY-002", "CZ-DEPLOY-003", "CZ-DEPLOY-004")
def test_a_reserve_model_comes_at_a_table_edge() -> None:
    s = Skirmish(
        m("somebody", 0, 2, 11), *reserves(("somebody", 0)), m("somebody", 1, 20, 11)
    ).activate(1)
    assert s.ask.id == "cz-ask-deploy"
    assert "CZ-DEPLOY-003" in s.refused(5, 5)
    assert "CZ-DEPLOY-004" in s.refused(20, 1)
    s.go((1, 14))
    assert s.model(1).on_table
    assert s.ask.id == "cz-ask-act"
    frame = Place1(model=1, reserve=True)
    near = (((14 * 254), 1 * 254, -1),)
    assert frame.fits_where(s.g, near) is not None


@pytest.mark.rule("CZ-DEPLOY-001")
def test_an_effect_deploys_a_model_near_its_bearer() -> None:
    from neontable.games.combatzone.rules.effects import Resolve
    from neontable.games.combatzone.rules.resolve import deploy

    s = Skirmish(m("warlord", 0, 5), m("oyabun", 1, 25)).activate(0)
    deploy(s.g, Resolve(path="", by=0), "pledge", "reach", False, 1)
    new = len(s.g.models) - 1
    assert s.model(new).seat == 0
    frame = s.g.stack[-1]
    assert isinstance(frame, Place1)
    assert frame.fits_where(s.g, ((round(away(5, 0.9) * 254), 11 * 254, -1),)) is None
    assert frame.fits_where(s.g, ((round(away(5, 1.2) * 254), 11 * 254, -1),)) is not None


# -- the end ---------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-SETUP-005")
def test_turf_war_ends_at_more_than_half_and_counts_eb() -> None:
    gone = {"status": "out", "body": True}
    s = Skirmish(
        m("warlord", 0, 5),
        m("pledge", 0, 8, **gone),
        m("pledge", 0, 9),
        m("oyabun", 1, 25),
        m("shatei", 1, 22, **gone),
        m("shatei", 1, 23),
        alone=True,
    )
    assert not ended(s.g)
    s.g.models[5].status = "out"
    s.g.forget_places()
    assert ended(s.g) == "cz-end-half"
    outcome = win(s.g, "cz-end-half")
    assert outcome.points == (10, 5)
    assert outcome.winners == (0,)


# -- several players -------------------------------------------------------------------------------
@pytest.mark.rule("CZ-MULTI-003")
def test_control_goes_on_from_who_has_it() -> None:
    s = Skirmish(
        m("warlord", 0, 5),
        m("oyabun", 1, 15),
        m("ripper", 2, 25),
        teams=[{"luck": 0}] * 3,
        alone=True,
    )
    assert next_seat(s.g, 2) == 0


def pairs(**more: object) -> Skirmish:
    return Skirmish(
        m("warlord", 0, 5),
        m("oyabun", 1, 25),
        m("ripper", 2, 5, 5),
        m("kyodai", 3, 25, 5),
        teams=[{"luck": 0}] * 4,
        sides=[[0, 2], [1, 3]],
        alone=True,
        **more,
    )


@pytest.mark.rule("CZ-MULTI-004", "CZ-MULTI-005")
def test_two_against_two() -> None:
    from neontable.games.combatzone.model.where import are_rivals

    s = pairs()
    assert not are_rivals(s.g, 0, 2)
    assert are_rivals(s.g, 0, 3)
    assert s.offered("defer", seat=2)
    s.pick("defer", seat=2)
    assert s.ask.seat == 2
    assert not s.offered("defer")  # it does not come back
    s.activate(2).pick("stop")
    assert s.g.control in (1, 3)


@pytest.mark.rule("CZ-MULTI-006", "CZ-MULTI-008")
def test_inspiring_is_for_one_player_and_winning_for_both() -> None:
    s = Skirmish(
        m("warlord", 0, 5, tokens="gyy"),
        m("oyabun", 1, 25),
        m("ripper", 2, 5, 5, tokens="yy"),
        m("kyodai", 3, 25, 5),
        teams=[{"luck": 0}] * 4,
        sides=[[0, 2], [1, 3]],
        alone=True,
    )
    s.pick("inspire")
    assert s.tokens(0) == "GYY"
    assert s.tokens(2) == "yy"
    assert s.g.side_of(s.g.control) == 1
    for i in (1, 3):
        s.g.models[i].status = "out"
    assert win(s.g, "cz-end-last-side").winners == (0, 2)


@pytest.mark.rule("CZ-MULTI-007", "CZ-CAMP-008")
def test_objectives_are_known_to_partners_only() -> None:
    from neontable.games.combatzone.hidden.view import view
    from neontable.games.combatzone.model.library import OBJECTIVES

    one = next(iter(OBJECTIVES))
    s = pairs()
    s.g.teams[0].objectives.append(one)
    assert view(s.g, 0).teams[0].objectives == (one,)
    assert view(s.g, 2).teams[0].objectives == (one,)
    for seat in (1, 3, -1):
        assert view(s.g, seat).teams[0].objectives == ()
        assert view(s.g, seat).teams[0].held == 1


OWN = ["utter-loyalty", "steady-hand", "protector", "bravado", "inspiring"]


# -- the rulebook's own examples -------------------------------------------------------------------
@pytest.mark.rule("CZ-TURN-009", "CZ-TURN-010", "CZ-MEAS-007", "CZ-LUCK-005", "CZ-TOKEN-003")
def test_replay_01() -> None:
    """p.17, 18: the Warlord moves and misses, the Kyodai takes out a Pledge, Lizzie Inspires."""
    luck = [{"luck": 3}, {"luck": 3}]
    s = Skirmish(
        m("warlord", 0, 2, tokens="GYY", skills={"ranged": 1}, lost=OWN),
        m("pledge", 0, 14, skills={"melee": 1}),
        m("pledge", 0, 3, 18, skills={"melee": 1}),
        m("oyabun", 1, 24, tokens="GY", origin="GY", skills={"reflexes": 2}, lost=OWN),
        m("kyodai", 1, 22, 14, tokens="YY", skills={"melee": 2}, lost=OWN),
        m("shatei", 1, 27, 18),
        m("shatei", 1, 27, 4),
        teams=luck,
        alone=True,
    )
    s.activate(0).pick("move", colour="G").go((12, 8))
    assert s.tokens(0) == "gYY"
    s.pick("use", action="basic-ranged", target=3, colour="Y")
    s.pick("oppose", 7, 6, token="G").pick("keep-roll").pick("keep-roll")
    assert s.tokens(3) == "GY"
    s.pick("stop")
    assert s.g.control == 1
    s.activate(4).pick("move").go((16.5, 12))
    s.use("basic-melee", 1, "Y", 5, 4).pick("keep-roll").pick("luck", 6).pick("luck", 7)
    assert not s.model(1).on_table
    assert s.model(1).body
    assert [t.luck for t in s.g.teams] == [2, 2]
    assert s.g.control == 0  # the Kyodai has no Ready token left
    s.activate(0).use("basic-ranged", 4, "Y", 3, 6)  # the Kyodai opposes with a Used YELLOW
    s.pick("keep-roll").pick("keep-roll")
    assert s.tokens(4) == "yy"  # it missed, and nothing changed
    assert s.g.control == 1
    s.pick("inspire").pick("activate", model=5).pick("move").go((26, 17))
    s.pick("activate", model=6).pick("move").go((26, 5))
    assert s.tokens(4) == "YY"
    assert s.g.control == 0


@pytest.mark.rule(
    "CZ-REACT-007", "CZ-REACT-011", "CZ-REACT-014", "CZ-BASIC-004", "CZ-HEAL-003", "CZ-WND-005"
)
def test_replay_02() -> None:
    """p.32, 33, without the special rules of the cards, which the example leaves out: shots,
    [RE]actions, a Command that takes Control, Triage."""
    from neontable.games.combatzone.model.numbers import is_red_lined

    s = Skirmish(
        m("kyodai", 0, 12, 11, stars=1, tokens="GY", lost=OWN),
        m("oyabun", 0, 5, 6, tokens="GYY", origin="GYY", skills={"influence": 2}, lost=OWN),
        m("onee-san", 0, 5, 8.5, tokens="GYY", origin="GYY", skills={}, lost=OWN),
        m("ripper", 1, 18, 11, stars=1, tokens="GY", skills={}, lost=OWN),
        m("warlord", 1, 14, 3, tokens="GYY", skills={}, lost=OWN),
    )
    kyodai, oyabun, onee_san, ripper, warlord = range(5)
    s.activate(kyodai).pick("use", action="basic-ranged", target=ripper, colour="Y")
    s.pick("oppose", 7, 5, token="G")
    assert s.tokens(ripper) == "RY"
    s.pick("use", action="basic-ranged", target=kyodai, colour="Y").pick("oppose", 7, 5, token="y")
    assert s.tokens(kyodai) == "Gr"
    assert s.ask.id == "cz-ask-act"  # the Kyodai may not [RE]act, and goes on
    s.pick("move", colour="G").go((9, 9))
    assert s.tokens(kyodai) == "gr"
    assert s.g.control == 1
    s.activate(warlord).pick("use", action="basic-ranged", target=kyodai, colour="G")
    s.pick("oppose", 9, 5, token="g")
    assert s.tokens(kyodai) == "rr"
    assert is_red_lined(s.g, kyodai)
    assert s.ask.seat == 1  # no Ready token, no [RE]action
    s.pick("use", action="basic-ranged", target=oyabun, colour="Y").pick("oppose", 7, 5, token="Y")
    assert sorted(s.tokens(oyabun)) == ["G", "R", "Y"]
    s.pick("use", 9, 5, action="basic-command", target=onee_san, colour="G")
    assert s.g.active == onee_san
    assert s.g.control == 0
    assert s.tokens(warlord) == "gyY"
    s.pick("move", colour="Y").go((7.5, 9.5))
    s.use("triage", kyodai, "G", 8, 5).pick("heal", colour="G")
    assert s.tokens(kyodai) == "gr"
    assert not is_red_lined(s.g, kyodai)
