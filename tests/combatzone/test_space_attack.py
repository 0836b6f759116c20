"""Paths of attack: what blocks, what adds one, and why; Torrent, Blast, brawls."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.space import (
    BASE,
    CLOSED,
    HALF,
    IMPACT,
    INCH,
    LOCKED,
    OPEN,
    REACH,
    RED,
    RED_ZONE,
    YELLOW_ZONE,
    Base,
    PathOfAttack,
    Piece,
    Space,
)
from tests.combatzone.ground import (
    among,
    at,
    barrier,
    box,
    ground,
    house,
    model,
    no,
    obstacle,
    passage,
    rival,
    roof,
    units,
)

SHOOTER, TARGET = model(0, 5, 5), rival(1, 15, 5)


def attack(space: Space, *others: Base, a: Base = SHOOTER, b: Base = TARGET) -> PathOfAttack:
    return space.attack(a, b, among(a, b, *others))


def shown(path: PathOfAttack) -> list[tuple[str, int, int, str]]:
    return [(h.kind, h.id, h.adds, h.rule) for h in path.hindrances]


@pytest.mark.rule("CZ-TGT-001", "CZ-TGT-002")
@pytest.mark.parametrize(("off", "inside"), [(HALF, True), (HALF + 1, False)])
def test_the_path_is_an_inch_wide_and_its_borders_belong_to_it(off: int, inside: bool) -> None:
    y = units(5) + off
    crate = Piece(
        "crate",
        "obstacle",
        ((2540, y), (2640, y), (2640, y + 200), (2540, y + 200)),
        INCH,
        "crates",
    )
    assert attack(ground(crate)).bonus == int(inside)
    other = Base(2, 2540, units(5) + off + BASE)
    assert attack(ground(), other).bonus == int(inside)


@pytest.mark.rule("CZ-TGT-002")
def test_the_path_has_no_end_at_long_range() -> None:
    far = rival(1, 29, 5)
    assert attack(ground(obstacle(25, 4.8, 1, 1)), b=far).bonus == 1


@pytest.mark.rule("CZ-TGT-003")
def test_models_see_each_other_unless_a_barrier_blocks_the_whole_path() -> None:
    space = ground(barrier(10, 3, 1, 4))
    assert not space.visible(SHOOTER, TARGET)
    assert not space.visible(TARGET, SHOOTER)
    assert space.visible(SHOOTER, rival(1, 15, 11))
    partly = ground(barrier(10, 3, 1, 2))
    assert partly.visible(SHOOTER, TARGET)


@pytest.mark.rule("CZ-TGT-004")
def test_each_obstacle_in_the_path_adds_one() -> None:
    space = ground(obstacle(8, 4.8, 1, 1), obstacle(11, 3, 1, 4), obstacle(13, 8, 1, 1))
    assert shown(attack(space)) == [
        ("obstacle", 0, 1, "CZ-TGT-004"),
        ("obstacle", 1, 1, "CZ-TGT-004"),
    ]
    assert attack(space).bonus == 2


@pytest.mark.rule("CZ-TGT-005")
def test_other_models_add_one_friend_or_rival() -> None:
    space = ground()
    path = attack(space, model(2, 9, 5), rival(3, 11, 5.5), rival(4, 12, 9))
    assert shown(path) == [("model", 2, 1, "CZ-TGT-005"), ("model", 3, 1, "CZ-TGT-005")]
    aside = space.attack(SHOOTER, TARGET, among(model(2, 9, 5), rival(3, 11, 5)), aside=(3,))
    assert [h.id for h in aside.hindrances] == [2]


@pytest.mark.rule("CZ-TGT-006")
def test_a_barrier_that_only_enters_the_path_adds_one() -> None:
    path = attack(ground(barrier(10, 3, 1, 2)))
    assert shown(path) == [("barrier", 0, 1, "CZ-TGT-006")]
    assert not path.blocked
    # To the very border it blocks, one unit short of it it does not.
    reaching = Piece("w", "barrier", ((2540, 500), (2640, 500), (2640, 1397), (2540, 1397)), 1016)
    short = Piece("w", "barrier", ((2540, 500), (2640, 500), (2640, 1396), (2540, 1396)), 1016)
    assert attack(ground(reaching)).blocked
    assert attack(ground(short)).bonus == 1


@pytest.mark.rule("CZ-TGT-007")
def test_a_barrier_across_the_whole_path_blocks_it() -> None:
    path = attack(ground(barrier(10, 3, 1, 4)))
    assert path.blocked
    blocker = path.blocker
    assert blocker is not None
    assert (blocker.kind, blocker.id, blocker.rule) == ("barrier", 0, "CZ-TGT-007")
    # An L that enters from one side only, and one that goes round to the other.
    bent = Piece(
        "wall",
        "barrier",
        tuple(
            (units(x), units(y))
            for x, y in ((10, 3), (12, 3), (12, 7), (11.6, 7), (11.6, 3.4), (10, 3.4))
        ),
        units(4),
    )
    assert attack(ground(bent)).blocked


@pytest.mark.rule("CZ-TGT-008")
def test_what_is_within_the_attackers_reach_does_not_count() -> None:
    near = Base(0, 2000 - BASE - REACH, units(5))
    car = Piece("car", "obstacle", ((2000, 1000), (2200, 1000), (2200, 1600), (2000, 1600)), 300)
    space = ground(car)
    assert shown(attack(space, a=near)) == [("obstacle", 0, 0, "CZ-TGT-008")]
    away = near._replace(x=near.x - 1)
    assert shown(attack(space, a=away)) == [("obstacle", 0, 1, "CZ-TGT-004")]
    # Within reach of the target only, it counts.
    target = rival(1, 9.5, 5)
    assert attack(space, a=model(0, 2, 5), b=target).bonus == 1
    # AMB-24: models and barriers that enter the path, too; a spanning barrier still blocks.
    friend = model(2, 6.5, 5)
    assert shown(attack(ground(), friend)) == [("model", 2, 0, "CZ-TGT-008")]
    assert attack(ground(barrier(6, 3, 0.5, 4)), a=SHOOTER).blocked
    assert shown(attack(ground(barrier(6, 3, 0.5, 2)))) == [("barrier", 0, 0, "CZ-TGT-008")]


BUILDING = roof(10, 2, 6, 6, height=4)


@pytest.mark.rule("CZ-TGT-009", "CZ-TGT-010")
def test_a_roof_edge_within_reach_covers_whom_it_carries_and_hinders_nobody_else() -> None:
    space = ground(BUILDING)
    street = model(0, 5, 5)
    edge = Base(1, units(10) + BASE + REACH, units(5), 0, BASE, 1)
    assert shown(attack(space, a=street, b=edge)) == [("edge", 0, 1, "CZ-TGT-010")]
    assert shown(attack(space, a=edge, b=street)) == [("edge", 0, 0, "CZ-TGT-010")]
    at_the_wall = Base(0, units(10) - BASE, units(5))
    assert shown(attack(space, a=at_the_wall, b=edge)) == [("edge", 0, 0, "CZ-TGT-008")]


@pytest.mark.rule("CZ-TGT-011")
def test_away_from_the_edge_neither_can_target_the_other() -> None:
    space = ground(BUILDING)
    street = model(0, 5, 5)
    inside = Base(1, units(10) + BASE + REACH + 1, units(5), 0, BASE, 1)
    for a, b in ((street, inside), (inside, street)):
        path = attack(space, a=a, b=b)
        assert path.blocked
        assert path.hindrances[0].rule == "CZ-TGT-011"
        assert not space.visible(a, b)


@pytest.mark.rule("CZ-TGT-009")
def test_between_roofs_what_is_no_higher_is_under_the_path() -> None:
    space = ground(
        roof(3, 3, 4, 4, height=4), barrier(9, 3, 1, 4, 3.5), roof(12, 3, 4, 4, height=4)
    )
    assert attack(space, a=model(0, 5, 5, 0), b=rival(1, 14, 5, 2)).clear
    both = attack(space, a=model(0, 4, 4, 0), b=rival(1, 6, 6, 0))
    assert both.clear
    assert not space.visible(model(0, 8, 5), rival(1, 11, 5))
    # A lower roof in between is no help against a higher one.
    higher = ground(
        roof(3, 3, 4, 4, height=4), barrier(9, 3, 1, 4, 4.5), roof(12, 3, 4, 4, height=4)
    )
    assert not higher.visible(model(0, 5, 5, 0), rival(1, 14, 5, 2))


@pytest.mark.rule("CZ-TGT-010")
def test_two_storeys_both_count() -> None:
    attic = Piece("attic", "barrier", box(10.5, 3, 3, 3), units(3.5), "shack", on=0, roof=True)
    space = ground(BUILDING, attic)
    upper = model(1, 11.2, 5, 1)
    path = attack(space, a=SHOOTER, b=upper)
    assert [(h.kind, h.id, h.adds) for h in path.hindrances] == [("edge", 0, 1), ("edge", 1, 1)]
    assert attack(space, a=SHOOTER, b=model(1, 12, 5, 1)).blocked


HOUSE = house(8, 2, 6, 6)
DOOR = passage("door", 0, (7.4, 5), (9, 5), width=2)
WINDOW = passage("opening", 0, (14.6, 5), (13, 5), width=2)


@pytest.mark.rule("CZ-MOVE-011", "CZ-TGT-004")
def test_through_a_window_the_opening_is_an_obstacle() -> None:
    space = ground(HOUSE, passages=(DOOR, WINDOW), doors=(OPEN,))
    inside, outside = model(0, 10, 5), rival(1, 18, 5)
    assert shown(attack(space, a=inside, b=outside)) == [("opening", 1, 1, "CZ-TGT-004")]
    leaning = model(0, 12.5, 5)
    assert shown(attack(space, a=leaning, b=outside)) == [("opening", 1, 0, "CZ-TGT-008")]
    # Beside the window the wall blocks; half through it, wall and opening add one each.
    assert attack(space, a=model(0, 12, 7), b=rival(1, 18, 7)).blocked
    half = attack(space, a=model(0, 10, 5.8), b=rival(1, 18, 5.8))
    assert [(h.kind, h.adds) for h in half.hindrances] == [("barrier", 1), ("opening", 1)]


@pytest.mark.rule("CZ-MOVE-012", "CZ-TGT-007")
@pytest.mark.parametrize(("state", "seen"), [(OPEN, True), (CLOSED, False), (LOCKED, False)])
def test_a_door_is_seen_through_only_when_it_is_open(state: int, seen: bool) -> None:
    space = ground(HOUSE, passages=(DOOR, WINDOW), doors=(state,))
    inside, outside = model(0, 11, 5), rival(1, 4, 5)
    assert space.visible(inside, outside) == seen
    assert space.visible(outside, inside) == seen
    if seen:
        assert attack(space, a=inside, b=outside).clear


@pytest.mark.rule("CZ-EFF-007")
def test_indirect_ignores_obstacles_but_not_barriers() -> None:
    space = ground(obstacle(8, 4.8, 1, 1), barrier(11, 3, 1, 2))
    moving = among(SHOOTER, TARGET, model(2, 13, 5))
    assert space.attack(SHOOTER, TARGET, moving).bonus == 3
    indirect = space.attack(SHOOTER, TARGET, moving, indirect=True)
    assert [(h.kind, h.adds) for h in indirect.hindrances] == [
        ("obstacle", 0),
        ("barrier", 1),
        ("model", 0),
    ]
    assert ground(barrier(10, 3, 1, 4)).attack(SHOOTER, TARGET, moving, indirect=True).blocked


@pytest.mark.rule("CZ-EFF-011")
def test_a_silent_attack_is_answered_over_a_clear_path_only() -> None:
    assert attack(ground()).clear
    assert not attack(ground(obstacle(8, 4.8, 1, 1))).clear
    assert not attack(ground(barrier(10, 3, 1, 2))).clear
    # The answer's own path counts: what is within the reach of who answers does not obscure it.
    car = obstacle(13.2, 4, 1, 2)
    assert attack(ground(car), a=TARGET, b=SHOOTER).clear
    assert not attack(ground(car)).clear


def test_a_loose_crate_covers_where_it_stands_now() -> None:
    space = ground(obstacle(8, 4.8, 1, 1, loose=True))
    moving = among(SHOOTER, TARGET)
    assert [h.kind for h in space.attack(SHOOTER, TARGET, moving).hindrances] == ["thing"]
    elsewhere = among(SHOOTER, TARGET, loose=(at(8, 10),))
    assert space.attack(SHOOTER, TARGET, elsewhere).clear


# -- several targets -----------------------------------------------------------------------------
@pytest.mark.rule("CZ-TGT-013")
def test_a_torrent_hits_everybody_in_its_path_inside_its_range() -> None:
    space, zones = ground(), RED_ZONE | YELLOW_ZONE
    near, far, beyond = rival(1, 10, 5), model(2, 12, 5.4), rival(3, 15, 5)
    aside, behind = rival(4, 10, 7), rival(5, 3, 5)
    everybody = among(SHOOTER, near, far, beyond, aside, behind)
    assert space.torrent(SHOOTER, near, zones, everybody) == (1, 2)
    walled = ground(barrier(11, 3, 0.3, 4))
    assert walled.torrent(SHOOTER, near, zones, everybody) == (1,)


@pytest.mark.rule("CZ-BLAST-001")
def test_the_impact_token_lies_in_contact_with_its_target() -> None:
    space = ground(barrier(15.6, 3, 1, 4))
    impact = space.forced.impact
    touching = (TARGET.x - BASE - IMPACT, TARGET.y, -1)
    assert impact(TARGET, touching) is None
    assert no(impact(TARGET, (touching[0] + 1, touching[1], -1))).rule == "CZ-BLAST-001"
    assert no(impact(TARGET, (touching[0] - 11, touching[1], -1))).rule == "CZ-BLAST-001"
    in_wall = (TARGET.x + BASE + IMPACT, TARGET.y, -1)
    assert no(impact(TARGET, in_wall)).message == "cz-space-token-in-wall"
    places = space.forced.impact_places(TARGET)
    assert len(places) >= 8
    assert all(impact(TARGET, p) is None for p in places)


@pytest.mark.rule("CZ-BLAST-002", "CZ-BLAST-009")
def test_a_blast_reaches_red_in_every_direction_up_too() -> None:
    space = ground(roof(10, 2, 6, 6, height=3.5))
    token = (units(9), units(5), -1)
    inside = Base(1, token[0] - IMPACT - BASE - RED, token[1])
    outside = Base(2, inside.x - 1, inside.y + 600)
    # 3.5 in above and nothing aside is out of it; with a lower roof the edge is in it.
    above = Base(3, units(10.2), units(5), 0)
    assert space.blast(token, among(inside, outside, above)) == (1,)
    lower = ground(obstacle(10, 2, 6, 6, height=2, roof=True))
    assert lower.blast(token, among(inside, outside, above)) == (1, 3)


@pytest.mark.rule("CZ-BLAST-009")
def test_a_blast_on_a_roof_reaches_the_street_below_its_edge() -> None:
    space = ground(roof(10, 2, 6, 6, height=3.2))
    token = (units(10.2), units(5), 0)
    below = Base(1, units(10) - BASE, units(5))
    assert space.blast(token, among(below)) == ()
    low = ground(roof(10, 2, 6, 6, height=3.01))
    assert low.height(0) == units(3.01)
    assert low.blast((units(10.2), units(5), 0), among(below), RED + 20) == (1,)


@pytest.mark.rule("CZ-BLAST-010")
def test_a_barrier_shelters_from_a_blast() -> None:
    space = ground(barrier(10, 3, 0.3, 4), obstacle(8, 4, 0.3, 2))
    token = at(9.3, 5)
    behind, before = model(1, 11, 5), model(2, 7.3, 5)
    beside = model(3, 9.4, 7)
    assert space.blast(token, among(behind, before, beside)) == (2, 3)


@pytest.mark.rule("CZ-BLAST-006")
def test_a_missed_token_is_moved_up_to_red_past_no_barrier() -> None:
    """AMB-43."""
    space = ground(barrier(10, 3, 0.3, 4))
    start, moved = at(8, 5), space.forced.impact_moved
    assert moved(start, start) is None
    assert moved(start, (start[0], start[1] + RED, -1)) is None
    far = no(moved(start, (start[0], start[1] + RED + 1, -1)))
    assert (far.rule, dict(far.args)["over"]) == ("CZ-BLAST-006", 1)
    assert no(moved(start, at(10.9, 5))).message == "cz-space-barrier"


# -- brawls --------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-BRAWL-001", "CZ-BRAWL-002")
def test_rivals_within_reach_are_in_a_brawl_friends_are_not() -> None:
    space = ground()
    me = Base(0, 1000, 1000)
    foe = Base(1, 1000 + 2 * BASE + REACH, 1000, -1, BASE, 1)
    friend = Base(2, 1000, 1000 + 2 * BASE)
    far = Base(3, 1000, 1000 - 2 * BASE - REACH - 1, -1, BASE, 1)
    assert [b.model for b in space.brawlers(me, among(me, foe, friend, far))] == [1]
    assert not space.brawling(me, friend)


@pytest.mark.rule("CZ-BRAWL-001")
def test_no_brawl_through_a_wall_or_between_floors() -> None:
    """AMB-30."""
    me, foe = Base(0, 2540 - BASE, 1270), Base(1, 2580 + BASE, 1270, -1, BASE, 1)
    walled = Piece("wall", "barrier", ((2540, 700), (2580, 700), (2580, 2000), (2540, 2000)), 1016)
    assert ground().brawling(me, foe)
    assert not ground(walled).brawling(me, foe)
    up = Base(1, units(10.2), units(5), 0, BASE, 1)
    assert not ground(BUILDING).brawling(Base(0, units(10) - BASE, units(5)), up)
    car = ground(obstacle(10, 4, 2, 2, height=0.8, roof=True))
    on_car = Base(1, units(10.3), units(5), 0, BASE, 1)
    assert car.brawling(Base(0, units(10) - BASE, units(5)), on_car)
