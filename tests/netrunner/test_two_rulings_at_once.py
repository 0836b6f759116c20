"""Cards of which each is clear by itself, and that meet in one turn."""

from __future__ import annotations

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import numbers
from neontable.games.netrunner.model.pieces import Inst, Memory
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel

HAND = ["Krash"] * 5


def points(d: Duel, side: int) -> int:
    return numbers.points(d.g, side)


# -- what cards make dearer ----------------------------------------------------------------------
@pytest.mark.card("crystal-palace-station-grid", "pile-driver")
@pytest.mark.rule("NR-BRK-004", "NR-COST-006")
@pytest.mark.parametrize(("bits", "passed"), [(5, True), (4, False)])
def test_the_grid_charges_each_subroutine_that_one_use_breaks(bits: int, passed: bool) -> None:
    """Pile Driver breaks two subroutines for 3; the grid adds 1 for each of them."""
    d = duel(
        turn="runner",
        forts={3: "!Reinforced Wall / !Crystal Palace Station Grid"},
        rig=["Pile Driver"],
        bits=(0, bits),
    )
    d.run(3).pick("break", "Pile Driver", -1)
    d.answer(tuple(d.items if passed else d.items[:1]))
    assert d.g.runner.bits == 0
    d.to_access().finish()
    assert d.happened("nr-success") is passed


@pytest.mark.card("ball-and-chain")
@pytest.mark.rule("NR-COST-004", "NR-SUB-004")
def test_two_chains_cost_four_bits_at_the_next_ice() -> None:
    d = duel(
        turn="runner",
        forts={"archives": "!Filter, !Ball and Chain, !Ball and Chain"},
        rig=["Codecracker"],
        bits=(0, 6),
    )
    d.run("archives").maybe("done")
    d.pick("continue").pick("pay").maybe("done")
    assert d.g.runner.bits == 4, "the second piece already charges 2"
    d.pick("continue").pick("pay")
    assert d.g.runner.bits == 0
    assert d.offered("break", "Codecracker", 0)
    d.finish()


# -- decks that run out --------------------------------------------------------------------------
@pytest.mark.card("cascade", "skivviss")
@pytest.mark.rule("NR-GOAL-005", "NR-TURN-001", "NR-GOAL-006")
@pytest.mark.parametrize(
    ("virus", "cards", "over"),
    [
        ({"cascade": 2}, 1, True),
        ({"cascade": 2}, 2, False),
        ({"cascade": 3}, 2, False),
        ({"skivviss": 1}, 1, True),
        ({"skivviss": 1}, 2, False),
        ({"cascade": 2, "skivviss": 1}, 2, True),
    ],
)
def test_viruses_draw_the_corp_out(virus: dict[str, int], cards: int, over: bool) -> None:
    d = duel(turn="runner", rd=["Filter"] * cards, hq=["Filter"])
    d.g.corp.virus.update(virus)
    d.end_turn()
    assert d.over is over
    if over:
        assert d.winner == RUNNER


# -- difficulty ----------------------------------------------------------------------------------
@pytest.mark.card("corporate-ally", "washington-d-c-city-grid", "fait-accompli")
@pytest.mark.rule("NR-AGENDA-004", "NR-AGENDA-010")
@pytest.mark.parametrize(
    ("rig", "region", "fait", "needs"),
    [
        ([], "", 0, 3),
        (["Corporate Ally"], "", 0, 4),
        ([], "; !Washington, D.C., City Grid", 0, 2),
        (["Corporate Ally"], "; !Washington, D.C., City Grid", 0, 3),
        (["Corporate Ally"], "", 3, 5),
        ([], "; !Washington, D.C., City Grid", 2, 3),
    ],
)
def test_difficulty_adds_up(rig: list[str], region: str, fait: int, needs: int) -> None:
    for adv in (needs - 1, needs):
        d = duel(rig=rig, forts={3: f"/ Corporate War+{adv}{region}"}, hq=[], rd=["Filter"] * 3)
        if fait:
            atoms.mark_fort(d.g, d.g.forts[3], "fait", fait)
        d.pick("bit")
        assert d.offered("score", "Corporate War") is (adv == needs)
        d.leave_open()


# -- damage at the end of things -----------------------------------------------------------------
@pytest.mark.card("preying-mantis")
@pytest.mark.rule("NR-GOAL-002", "NR-DMG-003")
@pytest.mark.parametrize(("hand", "dead"), [([], True), (["Krash"], False)])
def test_brain_damage_at_the_end_of_a_turn_needs_a_card(hand: list[str], dead: bool) -> None:
    d = duel(turn="runner", rig=["Preying Mantis"], hand=hand, rd=["Filter"] * 3, at="window")
    d.pick("use", "Preying Mantis")
    d.end_turn()
    assert d.over is dead
    if not dead:
        assert d.g.runner.brain == 1
        assert d.g.runner.hand == []


@pytest.mark.card("omniscience-foundation", "leland-corporate-bodyguard", "data-raven")
@pytest.mark.rule("NR-TAG-002")
@pytest.mark.parametrize(("avoid", "tags"), [(True, 0), (False, 2)])
def test_a_tag_that_is_avoided_was_not_received(avoid: bool, tags: int) -> None:
    d = duel(
        turn="corp",
        hq=["Trojan Horse"],
        rd=["Filter"] * 3,
        rig=["Leland, Corporate Bodyguard"],
        forts={3: "/ !Omniscience Foundation"},
        hand=HAND,
        bits=(9, 5),
        memory=Memory(runs=1, liberated=["tycho-extension"]),
    )
    d.pick("play", "Trojan Horse")
    d.pick(*(("use", "Leland, Corporate Bodyguard") if avoid else ("accept",)))
    d.finish()
    d.end_turn()
    assert d.g.runner.tags == tags


# -- where a run counts --------------------------------------------------------------------------
@pytest.mark.card("shredder-uplink-protocol", "butcher-boy", "boardwalk", "hq-interface")
@pytest.mark.rule("NR-RUN-010", "NR-ACC-002", "NR-ACC-011")
def test_a_run_through_the_uplink_is_one_on_hq_for_viruses_and_interfaces() -> None:
    d = duel(
        turn="runner",
        rig=["Shredder Uplink Protocol", "Butcher Boy", "HQ Interface"],
        hq=["Corporate War", "Corporate War", "Corporate War"],
    )
    d.pick("use", "Shredder Uplink Protocol")
    d.to_access().finish()
    assert d.g.corp.virus == {"butcher-boy": 1}
    assert len(d.g.runner.scored) == 2


@pytest.mark.card("private-ldl-access", "r-and-d-interface", "simon-francisco")
@pytest.mark.rule("NR-ACC-001", "NR-ACC-011", "NR-ACC-005")
@pytest.mark.parametrize(
    ("rig", "inside", "seen"),
    [
        ([], "", 1),
        (["R&D Interface"], "", 2),
        ([], "/ !Simon Francisco", 0),
        (["R&D Interface"], "/ !Simon Francisco", 1),
        (["R&D Interface", "R&D Interface"], "/ !Simon Francisco; !Simon Francisco", 1),
    ],
)
def test_one_card_more_and_one_less(rig: list[str], inside: str, seen: int) -> None:
    d = duel(
        turn="runner",
        rig=rig,
        forts={"rd": inside} if inside else {},
        rd=["Project Babylon"] * 5,
        bits=(0, 0),
    )
    d.run("rd")
    d.to_access().finish()
    assert len(d.g.runner.scored) == seen


@pytest.mark.card("stereogram-antibody", "force-shield")
@pytest.mark.rule("NR-ACC-003", "NR-DMG-005")
def test_a_shield_covers_the_whole_turn_not_each_card() -> None:
    """Three antibodies in Archives: three points, of which the shield stops two."""
    d = duel(turn="runner", rig=["Force Shield"], hand=HAND, rd=[])
    d.g.corp.buried = ["stereogram-antibody"] * 3
    d.run("archives").to_access()
    for _ in range(60):
        if d.over or d.ask.id == "nr-ask-runner":
            break
        if d.offered("prevent"):
            d.first("prevent")
        else:
            d.answer(d.ask.default_answer, d.ask.seat)
    assert len(d.g.runner.hand) == 4
    assert sorted(d.g.corp.rd) == ["stereogram-antibody"] * 3


# -- points that are paid ------------------------------------------------------------------------
@pytest.mark.card("i-got-a-rock", "corporate-coup")
@pytest.mark.rule("NR-COST-004", "NR-GOAL-002")
@pytest.mark.parametrize(("scored", "tags", "can"), [
    (["Corporate War"], 2, True), (["Corporate War"], 1, False), (["Corporate Coup"], 2, False),
])  # fmt: skip
def test_a_rock_costs_three_points_and_needs_two_tags(
    scored: list[str], tags: int, can: bool
) -> None:
    d = duel(forts={3: "/ !I Got a Rock"}, hand=HAND, rd=["Filter"])
    for i, name in enumerate(scored):
        d.g.corp.scored.append(Inst(900 + i, card_id(name), up=True))
    d.g.runner.tags = tags
    d.pick("bit")
    assert d.offered("use", "I Got a Rock") is can
    d.leave_open()
    if can:
        d.pick("use", "I Got a Rock").finish()
        assert d.over
        assert d.winner == CORP
        assert points(d, CORP) == 0


@pytest.mark.card("corporate-war")
@pytest.mark.rule("NR-AGENDA-011")
@pytest.mark.parametrize(("bits", "then"), [(12, 24), (11, 0), (13, 26 - 1)])
def test_twelve_bits_are_enough_for_a_war(bits: int, then: int) -> None:
    d = duel(forts={3: "/ Corporate War+3"}, bits=(bits, 5), rd=["Filter"] * 3, hq=["Filter"])
    d.pick("draw")
    d.pick("score", "Corporate War")
    d.finish()
    assert d.g.corp.bits == then
