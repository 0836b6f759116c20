"""What is in force is looked up once between two changes, and is never out of date."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.state import Netrunner
from neontable.kernel.asks import Ask
from tests.contract.tables import cases_of
from tests.netrunner.play import duel


def looked_up_anew(g: Netrunner) -> frozenset[str]:
    return g.clone().in_force


def choice(ask: Ask, dice: random.Random) -> object:
    return ask.options[dice.randrange(min(len(ask.options), 1000))]


@pytest.mark.parametrize("number", range(4))
def test_it_is_up_to_date_after_every_answer(number: int) -> None:
    case = cases_of("netrunner")[3 * number]
    table = case.new(number, windows=number % 2 == 0, quiet=True)
    dice = random.Random(number)
    changes = set()
    for _ in range(600):
        if table.over:
            break
        for ask in table.asks[:1]:
            table.answer(ask.seat, choice(ask, dice))
        assert table.state.in_force == looked_up_anew(table.state)
        changes.add(table.state.in_force)
    assert len(changes) > 3


def test_each_door_of_play() -> None:
    d = duel(forts={"hq": "Data Wall"}, rig=["Krash"])
    g, wall = d.g, d.card("Data Wall")
    assert g.in_force == {"krash"}
    atoms.turn(g, wall, up=True)
    assert g.in_force == {"krash", "data-wall"}
    atoms.exchange(g, wall, "filter")
    assert g.in_force == {"krash", "filter"}
    atoms.take(g, g.forts[0].ice, wall)
    assert g.in_force == {"krash"}
    atoms.place(g, g.forts[0].ice, wall)
    assert g.in_force == {"krash", "filter"}
    atoms.clear(g, [], [])
    assert g.in_force == frozenset()


def test_a_clone_and_another_world_look_for_themselves() -> None:
    d = duel(rig=["Krash"], hq=["Data Wall"])
    assert d.g.in_force == {"krash"}
    assert "in_force" not in d.g.clone().__dict__
    assert d.table.redeal(0, 1).state.in_force == {"krash"}


def test_only_the_doors_say_that_it_changed() -> None:
    package = Path(atoms.__file__).parent.parent
    calls = {
        path.relative_to(package).as_posix(): path.read_text("utf-8").count("forget_in_force()")
        for path in package.rglob("*.py")
    }
    assert {name for name, n in calls.items() if n} == {"atoms/in_play.py"}
