"""What may be done in one go: the rest of a team is deployed at once."""

from __future__ import annotations

import pytest

from neontable.kernel import registry
from neontable.kernel.chores import chores
from neontable.kernel.table import Table


def to_deploy(seed: int = 1) -> Table:
    table: Table = registry.game("combatzone").new(2, seed)
    while table.asks[0].id != "cz-ask-deploy":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    return table


@pytest.mark.rule("CZ-SETUP-006")
@pytest.mark.parametrize("by_hand", [0, 3])
def test_whoever_is_left_of_a_team_is_deployed_in_one_go(by_hand: int) -> None:
    table = to_deploy()
    seat = table.asks[0].seat
    for _ in range(by_hand):
        table.answer(seat, table.asks[0].options[0])
    waiting = [m for m in table.state.models if m.seat == seat and not m.on_table]
    (chore,) = chores(table, seat)
    assert len(chore.steps) == len(waiting)
    for step in chore.steps:
        assert table.asks[0].id == step.ask.id
        table.answer(seat, step.answer)
    assert all(m.on_table for m in table.state.models if m.seat == seat)


def test_the_last_one_is_no_chore() -> None:
    table = to_deploy()
    seat = table.asks[0].seat
    while sum(m.seat == seat and not m.on_table for m in table.state.models) > 1:
        table.answer(seat, table.asks[0].options[0])
    assert chores(table, seat) == []


@pytest.mark.rule("CZ-SETUP-006")
def test_a_place_beside_the_zone_is_answered_with_one_in_it() -> None:
    table = to_deploy()
    seat = table.asks[0].seat
    x, y, floor = table.asks[0].options[0][0]
    found = 0
    for dx in range(-1270, 1271, 127):
        place = (x + dx, y, floor)
        refusal, trace = table.trace(seat, (place,))
        assert (refusal is None) == (trace.nearest == ()) or refusal is not None
        if refusal is None or not trace.nearest:
            continue
        found += 1
        assert table.why_not(seat, trace.nearest) is None
        (near,) = trace.nearest
        assert (near[0] - place[0]) ** 2 + (near[1] - place[1]) ** 2 <= (3 * 254) ** 2
    assert found
