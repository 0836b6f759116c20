"""Games of sides at the server: conceding, results, series and replays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from neontable.kernel import registry
from neontable.kernel.outcome import Sides
from neontable.kernel.setup import Setup
from neontable.server import series
from neontable.server.rows import Identity
from tests.server.conftest import Page, Player, Running, settings_for
from tests.toys.teams import PAIRS, RAID, PairsGame

New = Callable[..., Player]


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    with registry.known(RAID, PAIRS):
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(settings_for(tmp_path_factory.mktemp("sides")))
    yield running
    running.stop()


def seated(game: str, people: list[Player], bots: int = 0, **more: Any) -> tuple[str, list[Page]]:
    """A table that plays, with a page for each person; who makes it sits first."""
    first, *others = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    seats += [{"kind": "bot", "bot": "random"}] * bots
    table = first.post("/api/tables", {"game": game, "seats": seats, **more})
    path = f"/api/tables/{table['id']}"
    for other in others:
        other.post(f"{path}/join", {"token": table["invite"]})
    if others and first.get(path)["status"] == "open":
        first.post(f"{path}/start")
    return table["id"], [person.open(table["id"]) for person in people]


def concede(page: Page, seat: int) -> None:
    page.send("concede", seat=seat, key=f"concede-{seat}")
    page.wait("ack", lambda m: m["key"] == f"concede-{seat}")


def over(person: Player, id: str) -> dict[str, Any]:
    table = person.get(f"/api/tables/{id}")
    assert table["status"] == "over"
    outcome: dict[str, Any] = table["outcome"]
    return outcome


def places(outcome: dict[str, Any]) -> dict[int, tuple[int, bool]]:
    return {p["seat"]: (p["place"], p.get("winner", False)) for p in outcome["places"]}


# -- all together --------------------------------------------------------------------------------
def test_who_leaves_a_game_of_all_against_none_does_not_end_it(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    id, (a, b) = seated("raid", [ann, bob], bots=1, options={"goal": 99, "limit": 90})
    concede(a, 0)
    table = bob.get(f"/api/tables/{id}")
    assert table["status"] == "playing"
    assert [s.get("conceded", False) for s in table["seats"]] == [True, False, False]
    # A bot sits in for Ann; the game goes on and Bob is asked again.
    b.until_asked()
    b.answer()
    b.until_asked()
    concede(b, 1)
    outcome = over(bob, id)
    assert outcome["how"] == "conceded"
    assert outcome["sides"] == [[0, 1, 2]]
    assert places(outcome) == {0: (2, False), 1: (2, False), 2: (2, False)}, "all have lost"


def test_a_game_of_all_together_is_won_or_lost_by_all(player: New) -> None:
    ann = player("Ann")
    for goal, won in ((1, True), (99, False)):
        id, (page,) = seated("raid", [ann], bots=1, options={"goal": goal, "limit": 1})
        page.until_asked()
        page.give(["strike"])
        page.wait("table", lambda m: m["table"]["status"] == "over")
        outcome = over(ann, id)
        place = 1 if won else 2
        assert places(outcome) == {0: (place, won), 1: (place, won)}
        assert outcome["text"] == ("The vault is open." if won else "The guards are here.")
        replay = ann.get(f"/api/replays/{id}")
        assert replay["verified"] is True
        assert replay["outcome"]["sides"] == [[0, 1]]


# -- two against two -----------------------------------------------------------------------------
def test_a_side_has_lost_when_both_partners_gave_up(player: New) -> None:
    people = [player(name) for name in ("Ann", "Bob", "Cyd", "Dan")]
    id, pages = seated("pairs", people)
    for seat in (0, 1):  # one of each side
        concede(pages[seat], seat)
        assert people[2].get(f"/api/tables/{id}")["status"] == "playing"
    concede(pages[2], 2)
    outcome = over(people[3], id)
    assert outcome["sides"] == [[0, 2], [1, 3]]
    # Bob gave up too, but his partner did not: their side has won.
    assert places(outcome) == {0: (2, False), 1: (1, True), 2: (2, False), 3: (1, True)}


def test_bots_alone_do_not_carry_a_side_on(player: New) -> None:
    ann = player("Ann")
    id, (page,) = seated("pairs", [ann], bots=3)
    concede(page, 0)
    outcome = over(ann, id)
    assert places(outcome) == {0: (2, False), 1: (1, True), 2: (2, False), 3: (1, True)}


def test_partners_stay_partners_in_a_series_and_a_rematch(player: New, server: Running) -> None:
    people = [player(name) for name in ("Ann", "Bob", "Cyd", "Dan")]
    id, pages = seated("pairs", people, series=2)
    concede(pages[0], 0)
    concede(pages[2], 2)
    for person in people:
        following = person.post(f"/api/tables/{id}/rematch")
    assert following["status"] == "playing"
    names = [s["name"] for s in following["seats"]]
    assert names == ["Dan", "Ann", "Bob", "Cyd"]
    sides = PAIRS.sides(server.service.live_tables[following["id"]].table.setup)
    assert [{names[seat] for seat in side} for side in sides] == [{"Dan", "Bob"}, {"Ann", "Cyd"}]
    scores = {s["name"]: s["wins"] for s in following["series"]["scores"]}
    assert scores == {"Ann": 0, "Bob": 1, "Cyd": 0, "Dan": 1}
    last = people[0].open(following["id"])
    concede(last, 1)
    concede(people[2].open(following["id"]), 3)
    series = people[0].get(f"/api/tables/{following['id']}")["series"]
    assert series["over"] is True
    seats = {s["name"]: (s["seats"], s["wins"]) for s in series["scores"]}
    assert seats == {
        "Ann": ([0, 1], 0),
        "Bob": ([1, 2], 2),
        "Cyd": ([2, 3], 0),
        "Dan": ([3, 0], 2),
    }


@pytest.mark.parametrize(
    ("sides", "order"),
    [
        ((), [0, 1, 2, 3]),
        (((0, 2), (1, 3)), [0, 1, 2, 3]),
        (((0, 1), (2, 3)), [0, 2, 1, 3]),
        (((0, 1, 2, 3),), [0, 1, 2, 3]),
        (((0,), (1, 2, 3)), [0, 1, 2, 3]),
    ],
)
def test_people_move_across_the_sides(
    player: New, server: Running, monkeypatch: pytest.MonkeyPatch, sides: Sides, order: list[int]
) -> None:
    ann = player("Ann")
    id, _ = seated("pairs", [ann], bots=3)
    row = server.service.live_tables[id].row

    def named(self: PairsGame, setup: Setup) -> Sides:
        return sides

    monkeypatch.setattr(PairsGame, "sides", named)
    assert series.seat_order(row) == order
    after = series.next_table(msgspec.structs.replace(row, series="s"), Identity(*[""] * 4, 0))
    moved = {old: seat for seat, old in zip(order[1:] + order[:1], order, strict=True)}
    assert after.seats[moved[0]].identity == row.seats[0].identity
    if len(sides) == 2 and len(sides[0]) == len(sides[1]):
        for side in sides:
            assert {moved[seat] for seat in side} in [set(other) for other in sides]
