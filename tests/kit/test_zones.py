"""Hidden zones: mixing, new ids, counting."""

from __future__ import annotations

from collections import Counter

from neontable.kernel.chance import key_from
from neontable.kernel.state import State
from neontable.kit.zones import conserved, redealt, remint


def stream(seed: int = 1) -> State:
    return State(game="none", rules=1, key=key_from(seed))


def test_redealt_zones_keep_their_sizes_and_their_sum() -> None:
    zones = [[1, 2, 3], [], [4, 5], [6]]
    redealt(stream(), zones)
    assert [len(z) for z in zones] == [3, 0, 2, 1]
    assert sorted(x for z in zones for x in z) == [1, 2, 3, 4, 5, 6]
    assert zones != [[1, 2, 3], [], [4, 5], [6]]


def test_new_ids_keep_the_kinds_and_forget_the_old_ids() -> None:
    kinds = {1: "a", 2: "b", 3: "c", 9: "elsewhere"}
    zone = [3, 1, 2]
    following = remint(zone, kinds, 10)
    assert following == 13
    assert zone == [10, 11, 12]
    assert kinds == {9: "elsewhere", 10: "c", 11: "a", 12: "b"}


def test_what_is_missing_or_too_many_is_named() -> None:
    box = Counter({"a": 2, "b": 1})
    assert conserved("bag", box, ["a"], ["b", "a"]) == []
    problems = conserved("bag", box, ["a", "a", "a"], ["z"])
    assert problems == [
        "bag: 3 of 'a' on the table, there must be 2",
        "bag: 0 of 'b' on the table, there must be 1",
        "bag: there is no 'z'",
    ]


def test_a_name_that_is_nearly_right_is_suggested() -> None:
    assert conserved("weapons", {"lock_rifle": 1}, ["lock_rifel"]) == [
        "weapons: there is no 'lock_rifel' (did you mean 'lock_rifle'?)",
        "weapons: 0 of 'lock_rifle' on the table, there must be 1",
    ]
