"""What a restart finds, bots in processes of their own, the database's versions, housekeeping."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from neontable.kernel import registry
from neontable.server import admin
from neontable.server.database import StoreError, _config, engine_for, migrate, version
from neontable.server.identity import cookie_of
from neontable.server.rows import Move, Standing
from neontable.server.schema import metadata
from neontable.server.store import Store
from tests.server.conftest import Page, Player, Running, settings_for

New = Callable[..., Player]


def test_after_a_restart_every_table_goes_on_bots_included(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    first = Running(settings)
    ann = Player(first.address, "Ann")
    table = ann.create("me", "random", "random")["id"]
    page = ann.open(table)
    for _ in range(5):
        page.until_asked()
        page.answer()
    cookie = ann.http.cookies["neontable"]
    ann.close()
    # The bots' turn comes while nobody is there to play it.
    first.service.stopping = True
    first.stop()
    second = Running(settings)
    again = Player(second.address, cookie=cookie)
    assert again.me["name"] == "Ann"
    page = again.open(table)
    page.until_asked()
    assert page.push["answers"] >= 5
    page.answer()
    again.close()
    second.stop()


def test_after_a_restart_the_lobby_says_whose_turn_it_is(tmp_path: Path) -> None:
    """It said "being played" of every table until somebody had opened it."""
    settings = settings_for(tmp_path)
    first = Running(settings)
    ann = Player(first.address, "Ann")
    id = ann.create("me", "random", "random")["id"]
    ann.open(id).until_asked()
    (before,) = ann.get("/api/tables")["mine"]
    assert before["turn"] == [0]
    cookie = ann.http.cookies["neontable"]
    ann.close()
    first.stop()
    second = Running(settings)
    again = Player(second.address, cookie=cookie)
    (after,) = again.get("/api/tables")["mine"]
    assert (after["id"], after["turn"], after["status"]) == (id, [0], "playing")
    again.close()
    second.stop()


def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    running = Running(settings_for(tmp_path, bot_threads=False, bot_workers=1))
    try:
        ann = Player(running.address, "Ann")
        page = ann.open(ann.create("me", "tactician", "tactician")["id"])
        # Until they had to think: some first questions have one answer only.
        for _ in range(12):
            page.until_asked()
            if running.service.bot_workers._pool is not None:
                break
            page.answer()
        assert running.service.bot_workers._pool is not None
        page.answer()
        page.until_asked()
        ann.close()
    finally:
        running.stop()


def test_a_bot_that_takes_too_long_is_answered_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    running = Running(settings_for(tmp_path, bot_budget=0.000001))
    try:
        ann = Player(running.address, "Ann")
        page = ann.open(ann.create("me", "tactician", "random")["id"])
        for _ in range(12):
            page.until_asked()
            page.answer()
        ann.close()
    finally:
        running.stop()
    assert any("too slow" in r.getMessage() for r in caplog.records)


def frozen(page: Page, server: Running) -> str:
    """A table that was begun under older rules, after some answers."""
    for _ in range(3):
        page.until_asked()
        page.answer()
    page.until_asked()
    table: str = page.table["id"]
    server.service.store.change_table(table, {}, {"rules": 0})
    server.service.forget(table)
    return table


def test_a_table_of_older_rules_is_closed_by_its_owner(player: New, server: Running) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = frozen(ann.open(ann.create("me", "random", "random", listed=True)["id"]), server)
    path = f"/api/tables/{table}"
    key = server.service.store.table(table).key  # type: ignore[union-attr]
    page = ann.open_raw()
    page.send("open", table=table)
    shown = page.wait("table")["table"]
    assert (shown["frozen"], shown["status"]) == (True, "playing")
    # Nothing can be done with it, and nothing fails; nobody gets its key while it is not over.
    page.send("look", seat=0, lang="fr")
    page.wait("table")
    page.send("answer", key="late-answer", sequence=3, seat=0, answer=["end"])
    assert page.wait("refused")["code"] == "not-open"
    assert ann.refused("GET", f"/api/replays/{table}/record.json") == (409, "unfinished")
    assert bob.refused("POST", f"{path}/close") == (403, "not-yours")
    assert ann.refused("POST", f"{path}/rematch") == (409, "not-over")
    closed = ann.post(f"{path}/close")
    assert (closed["status"], closed["outcome"]["how"]) == ("over", "closed")
    assert closed["outcome"]["key"] == key
    assert not any(p.get("winner") for p in closed["outcome"]["places"])
    assert page.wait("table", lambda m: m["table"]["status"] == "over")
    assert ann.refused("POST", f"{path}/close") == (409, "not-frozen")
    # What is left of it: the record as it was stored, and another game by the rules of today.
    assert ann.refused("GET", f"/api/replays/{table}") == (409, "frozen")
    record = ann.get(f"/api/replays/{table}/record.json")
    _, moves = server.service.store.moves(table)
    given = [m for m in moves if m.kind == "answer"]
    assert (record["rules"], record["setup"]["key"], len(record["answers"])) == (0, key, len(given))
    following = ann.post(f"{path}/rematch")
    assert following["status"] == "playing"
    assert "frozen" not in following


def test_a_closed_table_stays_closed_when_its_rules_come_back(player: New, server: Running) -> None:
    ann = player("Ann")
    table = frozen(ann.open(ann.create("me", "random", "random")["id"]), server)
    ann.post(f"/api/tables/{table}/close")
    server.service.store.change_table(table, {}, {"rules": registry.game("adrenaline").rules})
    page = ann.open(table)
    assert page.table["status"] == "over"
    assert page.push["over"] is True
    assert ann.get(f"/api/replays/{table}")["verified"] is True


def test_a_table_that_is_played_is_not_closed(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random")["id"]
    assert ann.refused("POST", f"/api/tables/{table}/close") == (409, "not-frozen")


# -- the database ------------------------------------------------------------------------------
def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    engine = engine_for(f"sqlite:///{tmp_path / 'x.db'}")
    assert version(engine) is None
    migrate(engine)
    migrate(engine)
    assert version(engine) == "0012"
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        assert mode == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_a_new_version_keeps_the_tables_of_an_old_one(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    first = Running(settings)
    ann = Player(first.address, "Ann")
    page = ann.open(ann.create("me", "random", "random", pace="calm")["id"])
    for _ in range(3):
        page.until_asked()
        page.answer()
    table = page.table["id"]
    # As servers of that version made it: they knew no sessions.
    cookie = cookie_of(first.service.secret, ann.me["id"], "0")
    before = len(first.service.store.moves(table)[1])
    ann.close()
    first.stop()
    engine = engine_for(settings.database)
    with engine.begin() as connection:
        command.downgrade(_config(connection), "0001")
    assert version(engine) == "0001"
    engine.dispose()
    second = Running(settings)
    again = Player(second.address, cookie=cookie)
    page = again.open(table)
    assert len(second.service.store.moves(table)[1]) >= before >= 3
    assert page.table.get("pace", "brisk") == "brisk"
    page.until_asked()
    page.answer()
    again.close()
    second.stop()


def test_the_migrations_make_the_same_on_postgresql(postgres: str) -> None:
    engine = engine_for(postgres)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.parametrize("url", ["nonsense", "sqlite://", "mysql://x/y", "sqlite:///:memory:"])
def test_a_database_that_will_not_do_is_named(url: str) -> None:
    with pytest.raises(StoreError):
        engine_for(url)


def test_of_two_moves_on_one_sequence_one_is_stored(server: Running, player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random")["id"]
    page = ann.open(table)
    page.until_asked()
    store, sequence = server.service.store, page.push["sequence"]
    standing = Standing("playing", None, "", 0)
    answer = msgspec.json.encode(page.asks[0]["options"][0]["answer"]).decode()
    moves = [
        Move(sequence + 1, "answer", 0, answer, "person", f"key-{n}", time.time()) for n in range(2)
    ]
    assert store.append_all([(table, move, standing, None) for move in moves]) == [True, False]
    # The house did not see it: its own answer on that sequence must not be stored either.
    key = page.give(page.asks[0]["options"][0]["answer"])
    refused = page.wait("refused")
    assert (refused["code"], refused["key"]) == ("late", key)
    assert page.wait("push")["sequence"] == sequence + 1


def test_an_answer_whose_commit_failed_can_be_sent_again(
    server: Running, player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    answer = page.until_asked()["options"][0]["answer"]

    def failing(*_: object) -> None:
        raise sa.exc.OperationalError("insert", {}, Exception("disk full"))

    with monkeypatch.context() as patch:
        patch.setattr(server.service.store, "append_all", failing)
        key = page.give(answer)
        assert page.wait("refused")["code"] == "failed"
    page.give(answer, key=key)
    assert page.wait("ack")["key"] == key


def test_an_answer_is_acknowledged_when_only_the_word_of_its_commit_was_lost(
    server: Running, player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    answer = page.until_asked()["options"][0]["answer"]
    stored = server.service.store.append_all

    def losing(batch: object) -> None:
        stored(batch)  # type: ignore[arg-type]
        raise sa.exc.OperationalError("commit", {}, Exception("connection lost"))

    with monkeypatch.context() as patch:
        patch.setattr(server.service.store, "append_all", losing)
        key = page.give(answer)
        assert page.wait("ack")["key"] == key
        page.wait("push", lambda m: m["sequence"] > 0)
    page.until_asked()
    page.answer()


# -- housekeeping ------------------------------------------------------------------------------
def test_backup_and_restore(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    running = Running(settings)
    ann = Player(running.address, "Ann")
    table = ann.create("me", "random", "random")["id"]
    page = ann.open(table)
    page.until_asked()
    page.answer()
    saved = tmp_path / "saved.jsonl.gz"
    # While the server runs and people play.
    assert admin.backup(settings.database, saved)["tables"] == 1
    page.until_asked()
    ann.close()
    running.stop()
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    assert admin.restore(copy, saved)["identities"] >= 1
    with pytest.raises(StoreError, match="not empty"):
        admin.restore(copy, saved)
    store = Store(copy)
    row, moves = store.moves(table)
    assert row is not None
    assert row.sequence == len(moves) > 0
    assert store.secret() == Store(settings.database).secret()


def test_a_backup_moves_from_sqlite_to_postgresql(tmp_path: Path, postgres: str) -> None:
    engine = sa.create_engine(engine_for(postgres).url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE DATABASE elsewhere")
    settings = settings_for(tmp_path)
    running = Running(settings)
    ann = Player(running.address, "Ann")
    table = ann.create("me", "random", "random")["id"]
    ann.close()
    running.stop()
    saved = tmp_path / "saved.jsonl.gz"
    admin.backup(settings.database, saved)
    target = sa.make_url(postgres).set(database="elsewhere").render_as_string(False)
    admin.restore(target, saved)
    store = Store(target)
    assert store.table(table) is not None
    store.close()


def test_a_damaged_backup_is_refused_whole(tmp_path: Path) -> None:
    broken = tmp_path / "broken.gz"
    broken.write_bytes(b"not a backup")
    with pytest.raises(StoreError, match="backup"):
        admin.restore(f"sqlite:///{tmp_path / 'x.db'}", broken)


def test_prune_takes_what_is_old_and_leaves_the_rest(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    running = Running(settings)
    ann = Player(running.address, "Ann")
    kept = ann.create("me", "random", "random")["id"]
    old = ann.create("me", "open", "random")["id"]
    Player(running.address).close()
    ann.close()
    running.stop()
    store = Store(settings.database)
    store.change_table(old, {}, {"changed": 0.0})
    store.close()
    gone = admin.prune(settings.database, unstarted=7, finished=90, idle=180)
    assert gone["unstarted"] == 1
    assert gone["finished"] == gone["idle"] == 0
    store = Store(settings.database)
    assert store.table(old) is None
    assert store.table(kept) is not None
    store.close()
