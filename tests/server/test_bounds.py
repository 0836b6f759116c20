"""What one guest can make a server do or keep is bounded: puzzles that are brought, things that are
kept at hand, small questions that cost much; and nothing of a table is told before it is over."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from neontable.kernel import registry, rules
from neontable.kernel.puzzles import find
from neontable.kernel.puzzles import trial as trials
from neontable.kernel.puzzles.file import BadPuzzle, read
from neontable.kernel.table import load
from neontable.server import invitations, jobs, maps, middleware, sockets
from neontable.server import protocol as wire
from neontable.server.bounded_cache import BoundedCache
from neontable.server.live_table import LiveTable
from neontable.server.middleware import Buckets
from neontable.server.page_pace import REFUSING, PagePace
from neontable.server.protocol import NewTrial
from neontable.server.puzzles import new_trial
from neontable.server.replays import LONGEST_GONE_ON
from neontable.server.rows import Identity, TableRow
from neontable.server.settings import Settings
from tests.server.conftest import Player, Running

New = Callable[..., Player]
GUEST = Identity("g" * 16, "Guest", "", "", 0)


def slow_puzzle(actions: int) -> dict[str, Any]:
    """The runner waits for a corporation with many actions, which looks for the worst of each."""
    data: dict[str, Any] = json.loads(find("an-empty-purse", "netrunner").source)
    game = registry.game("netrunner")
    table = game.new(2, 5, quiet=True)
    while table.asks[0].id != "nr-ask-corp":
        ask = table.asks[0]
        table.answer(ask.seat, ask.default_answer)
    position = json.loads(table.to_json())
    position["actions"] = actions
    waits = 1 - table.asks[0].seat
    more = {"id": "slow", "seat": waits, "others": "worst", "position": position}
    return {**data, **more, "goal": {"kind": "win"}, "limit": {"unit": "turn", "n": 1000}}


def tried(monkeypatch: pytest.MonkeyPatch, work: Callable[[], object]) -> int:
    """How many answers a search has tried meanwhile."""
    count = 0
    search = trials.Search._tried

    def counted(self: Any, *args: Any) -> Any:
        nonlocal count
        before = self.left
        found = search(self, *args)
        if args[-1] == 0:
            count += before - self.left
        return found

    monkeypatch.setattr(trials.Search, "_tried", counted)
    work()
    return count


def test_a_puzzle_that_is_brought_costs_so_much_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = read(slow_puzzle(40))
    spent = tried(monkeypatch, lambda: trials.Trial(puzzle))
    assert 0 < spent <= trials.CHAIN_WORK


def test_others_who_never_come_to_an_end_are_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_REPLIES", 5)
    with pytest.raises(BadPuzzle, match="more than 5 times"):
        trials.Trial(read(slow_puzzle(40)))


def test_all_of_a_trial_together_is_bounded_and_made_again_the_same() -> None:
    row = new_trial(NewTrial(file=slow_puzzle(12)), GUEST)
    once, again = LiveTable(row), LiveTable(row)
    assert once.reply_budget.left == again.reply_budget.left < trials.TRIAL_WORK
    assert once.copy().reply_budget.left == once.reply_budget.left
    assert once.table.digest == again.table.digest
    spent = trials.ReplyBudget(0)
    table = once.puzzle.table() if once.puzzle is not None else once.table
    for seat, answer in trials.replies(read(slow_puzzle(12)), table, spent):
        table.answer(seat, answer)
    assert spent.left == 0


def test_who_reads_the_database_does_not_think_for_a_puzzle(
    server: Running, player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    after, of = LiveTable.after, LiveTable.of

    def noted(self: LiveTable, *moves: Any) -> LiveTable:
        threads.append(threading.current_thread().name)
        return after(self, *moves)

    def noted_of(row: Any, moves: Any) -> LiveTable:
        threads.append(threading.current_thread().name)
        return of(row, moves)

    monkeypatch.setattr(LiveTable, "after", noted)
    monkeypatch.setattr(LiveTable, "of", noted_of)
    ann = player()
    table = ann.post("/api/puzzles", {"game": "adrenaline", "id": "paid-in-advance"})
    page = ann.open(table["id"])
    page.until_asked()
    key = page.give(find("paid-in-advance", "adrenaline").solution[0])
    page.wait("ack", lambda m: m["key"] == key)
    assert threads
    assert {name.partition("_")[0] for name in threads} == {"threads"}


def test_a_trial_costs_its_solver(server: Running, player: New) -> None:
    ann, ben = player(), player()
    table = ann.post("/api/puzzles", {"game": "adrenaline", "id": "paid-in-advance"})
    page = ann.open(table["id"])
    page.until_asked()
    server.service.in_threads.budget.charge(ann.me["id"], 1000)
    page.give(find("paid-in-advance", "adrenaline").solution[0])
    assert page.wait("refused")["code"] == "too-fast"
    server.service.costly.budget.charge(ann.me["id"], 1000)
    wish = {"game": "adrenaline", "id": "paid-in-advance"}
    assert ann.refused("POST", "/api/puzzles", wish) == (429, "too-fast")
    ben.post("/api/puzzles", wish)


def test_what_is_kept_is_bounded_in_bytes() -> None:
    kept = BoundedCache(3, 100)
    kept.put("a", b"x" * 60)
    kept.put("b", b"x" * 60)
    assert kept.get("a") is None
    assert kept.get("b") is not None
    kept.put("large", b"x" * 101)
    assert len(kept) == 0
    assert kept.bytes == 0
    for name in "abcd":
        kept.put(name, b"x")
    assert kept.get("a") is None
    assert kept.bytes == len(kept) == 3
    kept.put("d", b"xx")
    assert kept.bytes == 4


def test_nothing_of_a_table_is_written_or_told_before_it_is_over(player: New) -> None:
    ann = player()
    id = ann.create("me", "random", "random")["id"]
    words = {"number": 0, "text": "my hand is full of aces"}
    assert ann.refused("POST", f"/api/replays/{id}/comments", words) == (409, "unfinished")
    for path in ("", "/frame", "/report", "/picture.svg", "/comments", "/record.json"):
        assert ann.refused("GET", f"/api/replays/{id}{path}") == (409, "unfinished"), path
    wish = {"number": 0, "seat": 0}
    assert ann.refused("POST", f"/api/replays/{id}/continue", wish) == (409, "unfinished")


def test_a_game_is_not_gone_on_with_after_thousands_of_answers() -> None:
    from neontable.server.faults import Fault
    from neontable.server.replays import Replay, ReplayLibrary

    game = registry.game("adrenaline")
    table = game.new(3, 1)
    ask = table.asks[0]
    table.answer(ask.seat, ask.default_answer)
    record = table.record
    record.answers = record.answers * (LONGEST_GONE_ON + 2)
    library = ReplayLibrary(None)  # type: ignore[arg-type]
    library._kept.put("r", Replay("r", record, None, None, "", 0.0, record), 1)
    with pytest.raises(Fault) as refused:
        library.continued("r", LONGEST_GONE_ON + 1, 0, GUEST)
    assert refused.value.code == "long-record"
    assert library.continued("r", 1, 0, GUEST)[0].sequence == 1


def test_a_map_is_not_judged_where_moves_are_stored(
    server: Running, player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    kept = maps._kept

    def noted(*args: Any) -> Any:
        threads.append(threading.current_thread().name)
        return kept(*args)

    monkeypatch.setattr(maps, "_kept", noted)
    ann = player()
    house = ann.get("/api/maps", game="combatzone")["maps"][0]
    threads.clear()
    made = ann.post("/api/maps", {"game": "combatzone", "text": house["text"], "name": "Mine"})
    assert made["id"]
    assert made["name"] == "Mine"
    assert [name for name in threads if name.startswith("store")] == []
    server.service.costly.budget.charge(ann.me["id"], 1000)
    wish = {"game": "combatzone", "text": house["text"], "name": "Mine"}
    assert ann.refused("POST", "/api/maps", wish) == (429, "too-fast")


def test_codes_and_addresses_are_for_people_and_cost_them(server: Running, player: New) -> None:
    nobody = httpx.Client(base_url=server.address)
    assert nobody.get("/api/qr", params={"text": "x"}).status_code == 401
    assert nobody.get("/api/addresses").status_code == 401
    ann = player()
    assert ann.get("/api/qr", text="http://192.0.2.7/")["path"]
    server.service.in_threads.budget.charge(ann.me["id"], 1000)
    assert ann.refused("GET", "/api/qr", text="http://192.0.2.7/x") == (429, "too-fast")


def test_this_machine_is_not_asked_for_its_addresses_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []
    monkeypatch.setattr(invitations, "_asked", (float("-inf"), []))
    monkeypatch.setattr(invitations, "_found_addresses", lambda: asked.append(1) or ["192.0.2.7"])
    settings = Settings(database="", listens="0.0.0.0 8417")
    for _ in range(5):
        assert invitations.addresses(settings).links == ("http://192.0.2.7:8417",)
    assert len(asked) == 1


def test_an_unknown_rule_is_not_looked_for_among_all(
    player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules.difflib, "get_close_matches", None)
    assert player().refused("GET", "/api/rules/XX-NONE-001") == (404, "not-found")


def test_rules_are_folded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rules.search("grenade", "fr")
    folded: list[str] = []
    monkeypatch.setattr(rules, "folded", lambda text: folded.append(text) or text)
    rules.search("tour", "fr")
    assert folded == ["tour"]


def test_a_trial_is_judged_where_what_does_not_end_is_ended(
    player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    judge = jobs.puzzle_trial

    def puzzle_trial(data: NewTrial, who: Identity) -> TableRow:
        threads.append(threading.current_thread().name)
        return judge(data, who)

    monkeypatch.setattr(jobs, "puzzle_trial", puzzle_trial)
    ann = player()
    assert ann.post("/api/puzzles", {"game": "adrenaline", "id": "paid-in-advance"})["id"]
    # In tests the pool is one of threads; test_costly_work shows that it is one of processes.
    assert [name.partition("_")[0] for name in threads] == ["processes"]


def test_trying_an_answer_costs_its_person(server: Running, player: New) -> None:
    ann = player()
    page = ann.open(ann.create("me", "random", "random")["id"])
    page.until_asked()
    server.service.in_threads.budget.charge(ann.me["id"], 1000)
    page.send("try", id="t" * 16, seat=0, answer=1)
    refused = page.wait("refused")
    assert refused["code"] == "too-fast"


def test_the_pages_of_a_person_and_of_an_address_share_a_pace(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Forty pages that opened a table again and again made everybody wait for 300 ms."""
    now = 0.0
    monkeypatch.setattr(middleware, "time", SimpleNamespace(monotonic=lambda: now))
    pace = PagePace(rate=1.0)
    ping, opening = wire.Ping(), wire.Open(table="t")
    assert sum(pace.take("ann", "here", ping) for _ in range(100)) == 21, "twenty at once, and debt"
    assert pace.take("bob", "here", ping), "nobody else waits for her"
    now = 1.0
    assert [pace.take("ann", "here", ping) for _ in range(3)] == [True, True, False]
    now = 100.0
    assert sum(pace.take("ann", "here", opening) for _ in range(100)) == 5, "a table costs more"
    people = [f"guest {n}" for n in range(100)]
    assert 10 < sum(pace.take(one, "there", opening) for one in people) < 20, "of one address"
    pace.charge("carl", "home", 30.0)
    assert not pace.take("carl", "home", ping), "what turned out to cost much"


def test_who_asks_too_fast_waits_and_is_answered_in_the_end(
    server: Running, player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = 0

    class Slow(PagePace):
        def take(self, who: str, address: str, message: wire.ClientMessage) -> bool:
            nonlocal waits
            if isinstance(message, wire.Open) and waits < 3:
                waits += 1
                return False
            return super().take(who, address, message)

    monkeypatch.setattr(sockets, "FLOOD_PAUSE", 0.0)
    monkeypatch.setattr(server.service, "page_pace", Slow(5000.0))
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", game="netrunner")["id"])
    assert page.push["seat"] == 0
    assert waits == 3


def test_a_refused_answer_costs_more_than_one_that_is_taken(
    server: Running, player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[float] = []

    class Counting(PagePace):
        def charge(self, who: str, address: str, cost: float) -> None:
            charged.append(cost)

    ann = player("Ann")
    page = ann.open(ann.create("me", "random", game="netrunner")["id"])
    page.until_asked()
    monkeypatch.setattr(server.service, "page_pace", Counting(5000.0))
    page.give(["nothing", "of", "that"])
    assert page.wait("refused")["code"] == "not-offered"
    assert charged == [1.0, REFUSING]


def test_who_is_here_is_said_when_it_has_changed(player: New) -> None:
    """Every page that opened or turned told all the others again."""
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "random", "random", listed=True, watchable=True)
    page = ann.open(table["id"])
    page.wait("here")
    mine = [ann.open(table["id"]) for _ in range(3)]
    for other in mine:
        other.send("look", seat=0)
    watching = bob.open(table["id"])
    page.wait("here", lambda m: m["presence"].get("watchers") == 1)
    heard = [m for m in page.heard if m["type"] == "here"]
    assert len(heard) == 2, "when she came, and when somebody watched"
    watching.close()
    for other in mine:
        other.close()


def test_the_talk_of_one_person_is_bounded_on_all_pages_together(
    server: Running, player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.service, "talk", Buckets(0.0, 3))
    ann = player("Ann")
    id = ann.create("me", "open", "random")["id"]
    pages = [ann.open(id) for _ in range(4)]
    for page in pages[:3]:
        page.send("say", text="hello")
        page.wait("said")
    pages[3].send("say", text="hello")
    assert pages[3].wait("refused")["code"] == "too-fast"


# -- records that people bring ---------------------------------------------------------------------
def brought(ann: Player, record: dict[str, Any]) -> str:
    answer = ann.http.post("/api/replays", content=json.dumps(record))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize("lacking", ["sealed", "card_by_card", "banned"])
def test_a_record_of_a_time_with_fewer_options_is_gone_on_with(player: New, lacking: str) -> None:
    """Its replay was shown, but going on with it failed with a trace in the log."""
    table = registry.game("netrunner").new(2, 7)
    for _ in range(10):
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    record = json.loads(table.record.to_json())
    del record["setup"]["options"][lacking]
    ann = player("Ann")
    wish = {"number": 8, "seat": 0}
    info = ann.post(f"/api/replays/{brought(ann, record)}/continue", wish)
    assert info["status"] == "playing"
    assert info["options"][lacking] is False


def test_a_game_from_a_position_of_its_own_is_not_gone_on_with(player: New) -> None:
    """The table would have been set up as usual, and the answers given there."""
    game = registry.game("netrunner")
    begun = game.new(2, 7)
    for _ in range(10):
        begun.answer(begun.asks[0].seat, begun.asks[0].options[0])
    table = load(begun.to_json())
    for _ in range(4):
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    ann = player("Ann")
    id = brought(ann, json.loads(table.record.to_json()))
    assert ann.get(f"/api/replays/{id}")["answers"] == 4
    wish = {"number": 2, "seat": 0}
    assert ann.refused("POST", f"/api/replays/{id}/continue", wish) == (400, "from-position")
