"""What is kept to save work never changes an answer."""

from __future__ import annotations

import random

import pytest

import neontable
from neontable.games.combatzone import battlefields
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.model.where import brawl, is_visible, on_table, outnumbers, zone
from neontable.games.combatzone.space import BASE, GREEN, INCH, RED, YELLOW, Base, Space
from neontable.kernel.zone import Place
from neontable.kit.plane import FINE
from neontable.lab.bench import play


def places(where: Space) -> list[Place]:
    walk = where.routes.walk_of(BASE, True)
    spots = zip(walk.points, walk.floors, walk.stand, strict=True)
    return [(x, y, floor) for (x, y, _), floor, stands in spots if stands]


def test_what_is_measured_between_models_follows_every_move() -> None:
    """A move changes only what is kept about the mover; a copy of the table keeps nothing."""
    table, x = neontable.game("combatzone").new(2, 5, {"battlefield": "stacks"}, quiet=True), 4711
    for _ in range(25):
        _, x = play(table, x, 7)
        if table.over:
            break
        g, fresh = table.state, table.clone().state
        assert isinstance(g, CombatZone)
        assert isinstance(fresh, CombatZone)
        assert g.moving == fresh.moving
        for a in on_table(g):
            assert brawl(g, a) == brawl(fresh, a)
            assert outnumbers(g, a) == outnumbers(fresh, a)
            for b in on_table(g):
                assert zone(g, a, b) == zone(fresh, a, b)
                assert is_visible(g, a, b) == is_visible(fresh, a, b)


@pytest.mark.parametrize("name", battlefields.BUILT_IN)
def test_cover_is_what_the_path_of_attack_explains(name: str) -> None:
    where, rng = battlefields.space(name), random.Random(name)
    known = places(where)
    blocked = 0
    for _ in range(150):
        a = Base(0, *rng.choice(known), rng.choice((BASE, 200)), 0)
        b = Base(1, *rng.choice(known), BASE, 1)
        found = where.sights.scenery(a, b)
        if any(h.blocks for h in found):
            blocked += 1
            assert where.sights.cover(a, b) == -1
        else:
            assert where.sights.cover(a, b) == sum(h.adds for h in found)
        assert where.visible(a, b) == (where.sights.cover(a, b) >= 0)
    assert 15 < blocked < 145


@pytest.mark.parametrize("bold", [False, True])
def test_a_row_is_the_same_whichever_was_asked_before(bold: bool) -> None:
    """Rows beyond GREEN were short of long edges where one a little longer had been asked first."""
    where = Space(battlefields.battlefield("night-market"))
    walk = where.routes.walk_of(BASE, bold)
    rng = random.Random(3)
    far = 5 * GREEN
    lengths = (RED, YELLOW, GREEN, GREEN + INCH, far)
    for _ in range(2):
        start = rng.choice(walk.points)
        alone = []
        for most in lengths:
            walk.forget()
            order, row, _ = walk.row(*start, most)
            alone.append((order, [row[i] for i in order]))
        for asked in (lengths, lengths[::-1]):
            walk.forget()
            for most in asked:
                order, row, _ = walk.row(*start, most)
                assert (order, [row[i] for i in order]) == alone[lengths.index(most)]
                assert all(row[i] <= most * FINE for i in order)
