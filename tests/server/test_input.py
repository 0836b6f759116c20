"""What anybody may send: it is refused in words, the same on both databases, and harms nobody."""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from neontable.server import admin, run, schema
from neontable.server.database import StoreError, engine_for, migrate
from neontable.server.store import Store
from neontable.server.stored_text import BadText, checked
from tests.server.conftest import Player, Running, settings_for


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server on each database."""
    folder = tmp_path_factory.mktemp("either")
    more: dict[str, Any] = {}
    if request.param == "postgresql":
        more["database"] = request.getfixturevalue("postgres")
    running = Running(settings_for(folder, **more))
    yield running
    running.stop()


DEEP = b"[" * 100_000 + b"]" * 100_000


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", b'{"game": ' + DEEP + b"}", 400),
        ("POST", "/api/replays", DEEP, 400),
        ("POST", "/api/tables", b'{"game": "\xff\xfe"}', 400),
        ("GET", "/api/tables/%00", b"", 400),
        ("GET", "/api/tables/%ff%fe", b"", 404),
        ("GET", "/api/replays/a%00b/frame", b"", 400),
        ("GET", "/api/rules?q=%00", b"", 200),
        ("POST", "/api/session", b'{"account": "a\\u0000bc", "passphrase": "long enough"}', 400),
        ("POST", "/api/account", b'{"account": "abc", "passphrase": "\\ud800 long enough"}', 400),
    ],
)
def test_odd_requests_are_refused_in_words(
    either: Running, method: str, path: str, body: bytes, status: int
) -> None:
    ann = Player(either.address)
    answer = ann.http.request(method, path, content=body)
    assert answer.status_code == status, answer.text
    assert len(answer.content) < 20_000 or status == 200
    if status >= 400:
        assert answer.json()["text"]
    ann.close()


@pytest.mark.parametrize("header", [{"Host": "["}, {"Origin": "http://["}, {"Host": "[::1"}])
def test_odd_headers_are_refused(server: Running, header: dict[str, str]) -> None:
    headers = {"X-Neontable": "1", "Host": "localhost", **header}
    answer = httpx.post(f"{server.address}/api/tables", headers=headers, json={})
    assert answer.status_code in (403, 421)


def test_every_fault_of_a_body_is_named_with_what_is_offered(server: Running) -> None:
    ann = Player(server.address)
    seats = [{"kind": "me"}, {"kind": "robot"}, {"kind": "bot"}]
    wish = {"game": "adrenaline", "seats": seats, "opts": {}, "pace": "fast"}
    answer = ann.http.post("/api/tables", json=wish, headers={"X-Neontable": "1"})
    assert answer.status_code == 400
    text = answer.json()["text"]
    assert "seats[1].kind: one of bot, me, open is needed, not 'robot'" in text
    assert "opts: there is no such field; did you mean 'options'?" in text
    assert "pace: one of brisk, calm, none is needed, not 'fast'" in text
    assert ann.get("/api/tables")["mine"] == []
    ann.close()


@pytest.mark.parametrize("where", ["title", "text", "name", "seed"])
def test_the_character_0_is_stored_nowhere(either: Running, where: str) -> None:
    ann = Player(either.address)
    odd = "a\x00b"
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    if where == "title":
        table = ann.post("/api/tables", {"game": "adrenaline", "seats": seats, "title": odd})
        assert table["title"] == "ab"
    elif where == "seed":
        wish = {"game": "adrenaline", "seats": seats, "seed": odd}
        assert ann.refused("POST", "/api/tables", wish) == (400, "bad-input")
    elif where == "name":
        assert ann.put("/api/me", {"name": odd})["name"] == "ab"
    else:
        text = {"game": "netrunner", "name": "x", "text": "1 Score!\n# " + odd}
        assert ann.refused("POST", "/api/loadouts", text) == (400, "bad-input")
    ann.close()


def test_half_a_character_is_no_text() -> None:
    """The driver of each database would say so in its own way, after work was done."""
    for bad in ("a\ud800", "a\x00"):
        with pytest.raises(BadText):
            checked(bad, None)
    assert checked("é\U0001f600", None)
    with pytest.raises(BadText, match="at most 3"):
        checked("abcd", 3)


def test_an_account_name_that_grows_is_too_long(either: Running) -> None:
    ann = Player(either.address)
    # One letter that is written as eighteen.
    credentials = {"account": "\ufdfa" * 30, "passphrase": "open sesame please"}
    assert ann.refused("POST", "/api/account", credentials) == (400, "long-account")
    ann.close()


def test_marks_that_turn_words_round_are_left_out(server: Running) -> None:
    ann = Player(server.address)
    table = ann.create("me", "bot", "bot", title="\u202eevil\u202c \u2066x\u2069\u200f")
    assert table["title"] == "evil x"
    page = ann.open(table["id"])
    page.send("say", text="\u202ehello")
    assert page.wait("said")["line"]["text"] == "hello"
    ann.close()


def test_what_was_sent_is_quoted_in_part(server: Running) -> None:
    ann = Player(server.address)
    page = ann.open(ann.create("me", "bot", "bot")["id"])
    answer = ann.http.post("/api/tables", json={"game": "x" * 30, "seats": [], "y" * 50_000: 1})
    assert len(answer.text) < 2000
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    for wrong in ({"options": {"z" * 50_000: 1}}, {"options": {"arena": "z" * 50_000}}):
        answer = ann.http.post("/api/tables", json={"game": "adrenaline", "seats": seats, **wrong})
        assert answer.status_code == 400
        assert "zzz" in answer.text
        assert len(answer.text) < 2000
    page.send("y" * 50_000)
    assert len(json.dumps(page.wait("refused"))) < 2000
    ann.close()


# -- moving and mending databases ------------------------------------------------------------------
def test_a_row_that_cannot_be_restored_is_named(tmp_path: Path, postgres: str) -> None:
    """SQLite took anything once: such a row is in old files."""
    old = f"sqlite:///{tmp_path / 'old.db'}"
    store = Store(old)
    migrate(store.engine)
    store.new_identity("Ann")
    bad = store.new_identity("Bob")
    with store.engine.begin() as c:
        c.exec_driver_sql(
            "UPDATE identities SET name = 'B' || char(0) || 'b' WHERE id = ?", (bad.id,)
        )
    store.close()
    saved = tmp_path / "saved.gz"
    admin.backup(old, saved)
    engine = sa.create_engine(engine_for(postgres).url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE DATABASE moved")
    engine.dispose()
    target = sa.make_url(postgres).set(database="moved").render_as_string(False)
    with pytest.raises(StoreError, match=f"identities with id '{bad.id}'.*character 0"):
        admin.restore(target, saved)
    there = Store(target)
    with there.reading() as c:
        assert c.execute(sa.select(sa.func.count()).select_from(schema.identities)).scalar() == 0
    there.close()


def test_a_database_of_a_later_version_is_named(tmp_path: Path) -> None:
    engine = engine_for(f"sqlite:///{tmp_path / 'x.db'}")
    migrate(engine)
    with engine.begin() as c:
        c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="later version \\(9999\\)"):
        migrate(engine)
    engine.dispose()


def test_a_damaged_database_is_named_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    file.write_bytes(b"no database at all" * 1000)
    store = Store(f"sqlite:///{file}")
    with pytest.raises(StoreError, match="no database, or damaged"):
        store.check()
    with pytest.raises(StoreError, match="cannot be opened"):
        migrate(store.engine)
    store.close()


def test_a_torn_database_fails_the_quick_check(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    store = Store(f"sqlite:///{file}")
    migrate(store.engine)
    for n in range(400):
        store.new_identity(f"Guest {n}")
    store.check()
    store.close()
    data = bytearray(file.read_bytes())
    for at in range(4096 * 8, len(data), 4096):
        data[at : at + 64] = os.urandom(64)
    file.write_bytes(bytes(data))
    torn = Store(f"sqlite:///{file}")
    with pytest.raises(StoreError, match="damaged"):
        torn.check()
    torn.close()


def test_a_server_does_not_start_on_a_damaged_database(tmp_path: Path) -> None:
    """Damage that is no error by itself: only a look at everything finds it."""
    file = tmp_path / "x.db"
    store = Store(f"sqlite:///{file}")
    migrate(store.engine)
    store.new_identity("Ann")
    store.close()
    c = sqlite3.connect(file)
    c.execute("CREATE TABLE odd (word TEXT)")
    c.execute("INSERT INTO odd VALUES (NULL)")
    c.execute("PRAGMA writable_schema=ON")
    c.execute(
        "UPDATE sqlite_schema SET sql = 'CREATE TABLE odd (word TEXT NOT NULL)' WHERE name = 'odd'"
    )
    c.commit()
    c.close()
    held = len(run._locks)
    with pytest.raises(StoreError, match=r"is damaged: NULL value in odd\.word"):
        run.prepare(settings_for(tmp_path, database=f"sqlite:///{file}"), 1)
    for lock in run._locks[held:]:
        lock.release()
    del run._locks[held:]


def test_a_damaged_backup_is_named(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    migrate(store.engine)
    for n in range(300):
        store.new_identity(f"Guest {n}")
    store.close()
    saved = tmp_path / "saved.gz"
    admin.backup(f"sqlite:///{tmp_path / 'x.db'}", saved)
    data = saved.read_bytes()
    for name, broken in (
        ("cut", data[: len(data) // 2]),
        ("bent", data[:200] + bytes(64) + data[264:]),
        ("other", gzip.compress(b"{}\n")),
    ):
        file = tmp_path / name
        file.write_bytes(broken)
        with pytest.raises(StoreError, match="backup"):
            admin.restore(f"sqlite:///{tmp_path / (name + '.db')}", file)


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        admin.backup(f"sqlite:///{tmp_path / 'nothing.db'}", tmp_path / "saved.gz")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no file"):
        admin.restore(f"sqlite:///{tmp_path / 'new.db'}", tmp_path / "nofile.gz")


def test_the_database_is_for_its_owners_eyes(tmp_path: Path) -> None:
    folder = tmp_path / "open"
    folder.mkdir(mode=0o755)
    file = folder / "x.db"
    file.touch(0o644)
    store = Store(f"sqlite:///{file}")
    migrate(store.engine)
    for one in folder.iterdir():
        assert stat.S_IMODE(one.stat().st_mode) & 0o077 == 0, one.name
    store.close()


def test_metrics_are_for_this_machine_or_a_token(tmp_path: Path) -> None:
    running = Running(settings_for(tmp_path, metrics_token="a long secret"))
    try:
        where = f"{running.address}/metrics"
        assert httpx.get(where).status_code == 404
        wrong = {"Authorization": "Bearer nothing"}
        assert httpx.get(where, headers=wrong).status_code == 404
        right = {"Authorization": "Bearer a long secret"}
        assert "neontable_answers" in httpx.get(where, headers=right).text
    finally:
        running.stop()


def test_metrics_are_hidden_from_other_machines(server: Running) -> None:
    # Named by a proxy of this machine, whose word is taken.
    elsewhere = {"X-Forwarded-For": "203.0.113.9"}
    assert httpx.get(f"{server.address}/metrics", headers=elsewhere).status_code == 404
    assert httpx.get(f"{server.address}/metrics").is_success


def test_asking_for_health_has_a_limit_of_its_own(server: Running) -> None:
    server.app.checks.charge("203.0.113.7", 1000.0)
    busy = {"X-Forwarded-For": "203.0.113.7"}
    assert httpx.get(f"{server.address}/healthz", headers=busy).status_code == 429
    assert httpx.get(f"{server.address}/api/games", headers=busy).status_code == 200
    assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_a_number_without_end_is_answered_like_any_other(server: Running) -> None:
    """It was formatted for the reasons that forbid it, and failed there, with a traceback each."""
    ann = Player(server.address)
    page = ann.open(ann.create("me", "random", game="netrunner")["id"])
    for thing in (10**30, -(10**30), ["run", 10**40], [[10**30, 1, 0]]):
        page.send("why", id="endless-1", seat=0, thing=thing)
        assert page.wait("because")["id"] == "endless-1"
