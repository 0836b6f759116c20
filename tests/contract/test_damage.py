"""Any game: a damaged position is a BadPosition that names every damage by its path."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import msgspec
import pytest

import neontable
from neontable.kernel.errors import BadPosition
from neontable.kernel.faults import faults, written
from tests.contract.tables import Case, spread, walk
from tests.positions import paths

Path = tuple[Any, ...]
ROUNDS = 8


def test_every_unknown_field_is_named(case: Case) -> None:
    for position, dice in positions(case):
        damaged: set[Path] = set()
        for path, thing in objects(position, case):
            if dice.random() < 0.3 or not damaged:
                thing["no_such_field"] = 1
                damaged.add((*path, "no_such_field"))
        assert damaged == named(case, position)


def test_every_value_of_the_wrong_kind_is_named(case: Case) -> None:
    for position, dice in positions(case):
        whole = copy.deepcopy(position)
        every = [p for p in paths(position) if p[0] not in ("game", "rules")]
        damaged: list[Path] = []
        for path in dice.sample(every, min(len(every), 4)):
            if not any(inside(path, other) or inside(other, path) for other in damaged):
                holder = position
                for step in path[:-1]:
                    holder = holder[step]
                if wrong(case, position, holder, path, dice):
                    damaged.append(path)
        problems = refused(position)
        for path in damaged:
            if any(p.startswith(written(path)) for p in problems):
                continue
            # A word that the game reads as a name is judged once the form of the rest is right, and
            # named as people write it, who leave out objects in between.
            alone = copy.deepcopy(whole)
            at(alone, path[:-1])[path[-1]] = at(position, path)
            start, field = written(path[:1]), str(path[-1])
            said = [p for p in refused(alone) if p.startswith(start) and field in p]
            assert said, (path, problems)


def test_whatever_is_damaged_nothing_crashes(case: Case) -> None:
    """Fields and items are taken away, exchanged and doubled, several at once."""
    read = broken = 0
    for position, dice in positions(case, 5 * ROUNDS):
        every = [p for p in paths(position) if p[0] not in ("game", "rules")]
        for path in dice.sample(every, min(len(every), dice.randrange(1, 5))):
            change(position, path, dice)
        raw = json.dumps(position)
        problems = []
        try:
            neontable.load(raw)
        except BadPosition as e:
            problems = e.problems
            broken += 1
        else:
            read += 1
        assert all(p.strip() for p in problems)
        # Ours and msgspec's reading of the form agree.
        fine = True
        try:
            msgspec.json.decode(raw, type=case.game.state_type)
        except msgspec.ValidationError:
            fine = False
        assert fine == (not faults(position, case.game.state_type))
    assert broken > read / 3


def positions(case: Case, n: int = ROUNDS) -> Any:
    moments = spread(walk(case).decisions, n)
    for i in range(n):
        dice = random.Random(i)
        yield json.loads(moments[i % len(moments)].table.to_json()), dice


def objects(position: Any, case: Case) -> list[tuple[Path, dict[str, Any]]]:
    """The objects in which an unknown field is a fault; others are dictionaries of anything."""
    every = [(p, at(position, p)) for p in [(), *paths(position)]]
    things = [(path, thing) for path, thing in every if isinstance(thing, dict)]
    for _, thing in things:
        thing["no_such_field"] = 1
    hit = {f.path for f in faults(position, case.game.state_type)}
    for _, thing in things:
        del thing["no_such_field"]
    found = [(path, thing) for path, thing in things if (*path, "no_such_field") in hit]
    assert found
    return found


def named(case: Case, position: Any) -> set[Path]:
    """The paths of all faults of form; each must be the beginning of a problem."""
    problems = refused(position)
    found = faults(position, case.game.state_type)
    for fault in found:
        assert any(p.startswith(f"{written(fault.path)}: ") for p in problems)
    return {f.path for f in found}


def refused(position: Any) -> list[str]:
    with pytest.raises(BadPosition) as e:
        neontable.load(position)
    return e.value.problems


def wrong(case: Case, position: Any, holder: Any, path: Path, dice: random.Random) -> bool:
    """Put something there that the form does not allow; False where it allows everything."""
    was = holder[path[-1]]
    odd: list[Any] = ["odd word", 3, 2.5, [["odd"]], {"odd": "odd"}, None, True]
    dice.shuffle(odd)
    before = len(faults(position, case.game.state_type))
    for value in odd:
        holder[path[-1]] = value
        if len(faults(position, case.game.state_type)) > before:
            return True
    holder[path[-1]] = was
    return False


def change(position: Any, path: Path, dice: random.Random) -> None:
    try:
        holder = at(position, path[:-1])
        value = holder[path[-1]]
    except (LookupError, TypeError):
        return
    if not isinstance(holder, (dict, list)):
        return  # an earlier change has put a word where a list was
    match dice.randrange(5):
        case 0:
            del holder[path[-1]]
        case 1:
            holder[path[-1]] = dice.choice([None, 0, -1, 10**12, "x", [], {}, True, 1.5])
        case 2:
            other = at(position, dice.choice([p for p in paths(position) if p[0] != "game"]))
            holder[path[-1]] = copy.deepcopy(other)
        case 3 if isinstance(value, list):
            holder[path[-1]] = value + value[-1:]
        case _ if isinstance(value, int):
            holder[path[-1]] = value + dice.choice([-1, 1])
        case _:
            holder[path[-1]] = str(value)


def at(position: Any, path: Path) -> Any:
    for step in path:
        position = position[step]
    return position


def inside(path: Path, other: Path) -> bool:
    return path[: len(other)] == other
