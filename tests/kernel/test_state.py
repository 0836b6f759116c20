"""States: the copying functions written from their types."""

from typing import Any

import msgspec
import pytest

from neontable.kernel.events import Journal
from neontable.kernel.state import State, clone


class Leaf(msgspec.Struct):
    marks: list[int]


class Stone(msgspec.Struct, frozen=True):
    weight: int


class Fruit(msgspec.Struct, tag=True):
    seeds: list[int]


class Nut(msgspec.Struct, tag=True):
    shell: Leaf


class Tree(State, kw_only=True):
    number: int = 3
    words: tuple[str, ...] = ("a",)
    stone: Stone = Stone(4)
    flat: list[int] = []
    nested: list[list[int]] = []
    deep: list[list[list[int]]] = []
    leaves: list[Leaf] = []
    one: Leaf | None = None
    maybe: list[int] | None = None
    table: dict[str, int] = {}
    lists: dict[int, list[int]] = {}
    tables: dict[str, dict[str, list[int]]] = {}
    basket: list[Fruit | Nut] = []
    odd: list[int | Fruit] = []
    slots: list[Leaf | None] = []
    pairs: list[tuple[int, str]] = []


def tree() -> Tree:
    return Tree(
        game="tree",
        rules=1,
        flat=[1, 2],
        nested=[[1], [2]],
        deep=[[[1]]],
        leaves=[Leaf([1])],
        one=Leaf([2]),
        maybe=[3],
        table={"a": 1},
        lists={1: [1]},
        tables={"a": {"b": [1]}},
        basket=[Fruit([1]), Nut(Leaf([2]))],
        odd=[1, Fruit([2])],
        slots=[None, Leaf([1])],
        pairs=[(1, "x")],
    )


def test_a_clone_is_equal_and_shares_nothing_that_can_change() -> None:
    original = tree()
    before = msgspec.json.encode(original)
    copy = original.clone()
    assert copy == original
    assert type(copy) is Tree
    shared = changeable(original) & changeable(copy)
    assert shared == set()
    spoil(copy)
    assert msgspec.json.encode(original) == before
    assert msgspec.json.encode(copy) != before


def test_what_cannot_change_is_shared() -> None:
    original = tree()
    copy = original.clone()
    assert copy.stone is original.stone
    assert copy.words is original.words


def test_nothing_stays_nothing() -> None:
    bare = Tree(game="tree", rules=1)
    assert bare.clone() == bare
    assert bare.clone().maybe is None


def test_the_journal_is_no_part_of_a_state() -> None:
    """Else a redealt copy would write its draws into the record of the real table."""
    original = tree()
    original.journal = Journal(True)  # type: ignore[misc]
    assert original.clone().journal is None
    assert b"journal" not in msgspec.json.encode(original)


class WithSet(State, kw_only=True):
    things: set[int] = set()


class WithAny(State, kw_only=True):
    things: Any = None


class WithListInTuple(State, kw_only=True):
    things: tuple[list[int], int] = ([], 0)


class WithMixedUnion(State, kw_only=True):
    things: list[int] | Leaf = []


@pytest.mark.parametrize("kind", [WithSet, WithAny, WithListInTuple, WithMixedUnion])
def test_a_state_cannot_hold_what_has_no_order_or_no_type(kind: type[State]) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        clone(kind(game="x", rules=1))


def changeable(thing: Any) -> set[int]:
    """The ids of every list, dict and mutable Struct inside."""
    found: set[int] = set()
    if isinstance(thing, msgspec.Struct):
        if not thing.__struct_config__.frozen:
            found.add(id(thing))
        parts: Any = [getattr(thing, f) for f in thing.__struct_fields__]
    elif isinstance(thing, (list, dict)):
        found.add(id(thing))
        parts = thing.values() if isinstance(thing, dict) else thing
    else:
        return found
    return found.union(*map(changeable, parts))


def spoil(thing: Any) -> None:
    if isinstance(thing, msgspec.Struct):
        for f in thing.__struct_fields__:
            spoil(getattr(thing, f))
    elif isinstance(thing, dict):
        for part in thing.values():
            spoil(part)
        thing.clear()
    elif isinstance(thing, list):
        for part in thing:
            spoil(part)
        thing.clear()
