"""Every fault of plain data at once, each with its path; none where msgspec finds none."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neontable.kernel.faults import concerns, faults, without, written


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: int = 0
    tags: list[str] = []


class Turn(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    seat: int
    at: str = "begin"


class Shoot(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    target: int
    cards: list[Card] = []


class Run(msgspec.Struct, tag="run", array_like=True, frozen=True, forbid_unknown_fields=True):
    fort: int
    why: str = ""


class Rest(msgspec.Struct, tag="rest", array_like=True, frozen=True, forbid_unknown_fields=True):
    pass


class Loose(msgspec.Struct, frozen=True):
    n: int = 0


class World(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    skulls: int = 8
    ready: bool = False
    scale: float = 1.0
    cards: list[Card] = []
    flags: dict[str, int] = {}
    numbers: dict[int, str] = {}
    stack: list[Turn | Shoot] = []
    mode: Literal["duel", "team"] = "duel"
    colour: Colour = Colour.RED
    spot: tuple[int, int] = (0, 0)
    path: tuple[int, ...] = ()
    best: Card | None = None
    either: int | str | None = None
    last: Run | Rest | None = None
    done: list[Run | Rest] = []
    loose: Loose = Loose()
    any: Any = None
    bound: Annotated[int, msgspec.Meta(description="a number")] = 0
    lists: list[int] | None = None


def said(data: Any) -> list[str]:
    return [str(f) for f in faults(data, World)]


def test_good_data_has_no_fault() -> None:
    world = World(
        game="x",
        cards=[Card("a", 1, ["b"])],
        stack=[Turn(0), Shoot(1, [Card("c")])],
        best=Card("d"),
        last=Run(1),
        done=[Rest(), Run(2, "so")],
        either="text",
        numbers={-1: "a"},
        lists=[1],
    )
    assert said(msgspec.json.decode(msgspec.json.encode(world))) == []
    assert said({"game": "x", "loose": {"n": 1, "more": 2}, "scale": 2}) == []


def test_every_fault_is_named_with_its_path() -> None:
    assert said(
        {
            "skuls": 3,
            "ready": 1,
            "cards": [{"nmae": "a"}, 3, {"name": "b", "tags": ["x", None]}],
            "flags": {"a": "b"},
            "numbers": {"one": "x"},
            "stack": [{"type": "Trun", "seat": 1}, {"seat": 2}, {"type": "Shoot", "target": "me"}],
            "mode": "solo",
            "colour": "green",
            "spot": [1, 2, 3],
            "path": [1, "b"],
            "best": {"name": 5},
            "either": [],
            "unheard": 1,
        }
    ) == [
        "skuls: there is no such field; did you mean 'skulls'?",
        "ready: true or false is needed, not 1",
        "cards[0].nmae: there is no such field; did you mean 'name'?",
        "cards[0].name: it is missing; a text is needed",
        "cards[1]: an object is needed, not 3",
        "cards[2].tags[1]: a text is needed, not null",
        "flags.a: a whole number is needed, not 'b'",
        "numbers.one: as the name of an entry a whole number is needed",
        "stack[0].type: there is no 'Trun' here; did you mean 'Turn'?",
        "stack[1].type: it is missing; one of Shoot, Turn",
        "stack[2].target: a whole number is needed, not 'me'",
        "mode: one of duel, team is needed, not 'solo'",
        "colour: one of red, blue is needed, not 'green'",
        "spot: 2 values are needed, there are 3",
        "path[1]: a whole number is needed, not 'b'",
        "best.name: a text is needed, not 5",
        "either: a whole number or a text or null is needed, not a list",
        "unheard: there is no such field; left to write are: game, skulls, scale, last, done, "
        "loose, any, bound, lists",
        "game: it is missing; a text is needed",
    ]


def test_options_written_as_lists() -> None:
    assert said({"game": "x", "last": ["rum", 1], "done": [["run"], ["rest", 1], [], 7]}) == [
        "last[0]: there is no 'rum' here; did you mean 'run'?",
        "done[0]: fort missing at the end of the list",
        "done[1]: 2 values; 1 at most are needed",
        "done[2][0]: there is no null here; one of rest, run",
        "done[3]: a list is needed, not 7",
    ]


def test_what_is_no_object_at_all() -> None:
    assert said([1]) == ["an object is needed, not a list"]
    assert said(None) == ["an object is needed, not null"]


def test_paths_are_written_as_positions_write_them() -> None:
    assert written(("players", 1, "damage", 0)) == "players[1].damage[0]"
    assert written(()) == ""


WORLD = msgspec.json.decode(
    msgspec.json.encode(
        World(
            game="x",
            cards=[Card("a", 1, ["b"]), Card("b")],
            flags={"f": 1},
            numbers={3: "n"},
            stack=[Turn(0), Shoot(1, [Card("c")])],
            best=Card("d"),
            last=Run(1),
            done=[Rest(), Run(2, "so")],
            path=(1, 2),
            lists=[1, 2],
        )
    )
)
ODD = st.sampled_from(
    [
        *(None, True, False, 0, -1, 3, 1.5, 2.0, "", "run", "Turn", "red"),
        *([], [1], ["run"], ["run", 1], [[]], [{}]),
        *({}, {"name": "a"}, {"type": "Turn", "seat": 0}, {"type": "Turn"}, {"n": []}),
    ]
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    return [path, *(p for key, value in inner for p in places(value, (*path, key)))]


PLACES = [p for p in places(WORLD) if p]


@given(st.lists(st.tuples(st.sampled_from(PLACES), st.booleans(), ODD), max_size=4))
@settings(max_examples=400)
def test_a_fault_is_found_exactly_where_reading_fails(
    damage: list[tuple[tuple[Any, ...], bool, Any]],
) -> None:
    data = msgspec.json.decode(msgspec.json.encode(WORLD))
    for path, cut, odd in damage:
        holder = data
        try:
            for step in path[:-1]:
                holder = holder[step]
            if cut:
                del holder[path[-1]]
            else:
                holder[path[-1]] = odd
        except (LookupError, TypeError):
            continue  # an earlier damage took the place away
    found = faults(data, World)
    refused = ""
    try:
        msgspec.json.decode(msgspec.json.encode(data), type=World)
    except msgspec.ValidationError as e:
        refused = str(e)
    assert bool(found) == bool(refused), refused
    without(data, found, World)  # whatever is cut out, it does not crash


def test_what_is_left_without_the_faults() -> None:
    data = {
        "game": "x",
        "skuls": 3,
        "ready": "no",
        "cards": [{"name": "a", "cost": "dear"}],
        "best": {"nmae": "c"},
    }
    found = faults(data, World)
    assert without(data, found, World) == World(game="x", skulls=3, best=Card("c"))
    assert concerns("ready is odd", found)
    assert concerns("cards[7].name: twice", found)
    assert not concerns("skulls is 3; it must be 5", found), "what was meant is judged"
    assert without({"skulls": 1}, faults({"skulls": 1}, World), World) is None


@pytest.mark.parametrize("deep", [200, 2000])
def test_data_that_goes_deep_is_no_crash(deep: int) -> None:
    data: Any = 1
    for _ in range(deep):
        data = [data]
    found = faults({"game": "x", "cards": data, "any": data}, World)
    assert [f.path for f in found] == [("cards", 0)]
