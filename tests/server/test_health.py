"""Alive is not ready: a server that cannot store a move says so and is not restarted for that."""

from __future__ import annotations

import contextlib
import socket
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from neontable.server import database
from neontable.server.database import LOCK_WITHIN, STATEMENT_WITHIN
from neontable.server.store import Store
from tests.server.conftest import Player, Running, answer_of, settings_for


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    one = Running(settings_for(tmp_path))
    while httpx.get(f"{one.address}/readyz").json()["status"] == "starting":
        pass
    one.service.health.fresh = 0.0
    one.service.health.within = 0.2
    yield one
    one.stop()


def asked(server: Running) -> dict[str, tuple[int, str]]:
    found = {}
    for path in ("/healthz", "/readyz"):
        answer = httpx.get(server.address + path)
        found[path] = (answer.status_code, answer.json()["status"])
    return found


WELL = {"/healthz": (200, "ok"), "/readyz": (200, "ok")}
UNABLE = {"/healthz": (200, "ok"), "/readyz": (503, "database")}


def test_a_held_lock_is_not_ready(running: Running, tmp_path: Path) -> None:
    assert asked(running) == WELL
    other = sqlite3.connect(tmp_path / "neontable.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert asked(running) == UNABLE
    assert asked(running) == UNABLE, "and the second does not wait behind the first"
    other.execute("ROLLBACK")
    other.close()
    running.service.health.within = 15
    assert asked(running) == WELL


def test_writes_that_fail_are_not_ready(running: Running) -> None:
    """A full disk: reading works as ever."""
    engine = running.service.store.engine

    @sa.event.listens_for(engine, "before_cursor_execute")
    def full(c: object, cursor: object, statement: str, *_: object) -> None:
        if not statement.startswith(("SELECT", "BEGIN", "PRAGMA", "SAVEPOINT")):
            raise sqlite3.OperationalError("database or disk is full")

    assert asked(running) == UNABLE
    assert httpx.get(f"{running.address}/api/games").is_success
    sa.event.remove(engine, "before_cursor_execute", full)
    assert asked(running) == WELL


def test_asking_often_writes_seldom(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    running.service.health.fresh = 1000.0
    running.service.health._known = (float("-inf"), False)
    written = []
    prove = running.service.store.prove_writable
    monkeypatch.setattr(
        running.service.store, "prove_writable", lambda: (written.append(1), prove())
    )
    for _ in range(20):
        assert asked(running) == WELL
    assert len(written) == 1


def test_postgresql_is_not_waited_for_for_ever(postgres: str) -> None:
    store = Store(postgres)
    with store.engine.connect() as c:
        shown = {name: c.execute(sa.text(f"SHOW {name}")).scalar() for name in LIMITS}
    assert shown == LIMITS
    store.close()
    patient = Store(postgres, patient=True)
    with patient.engine.connect() as c:
        assert c.execute(sa.text("SHOW statement_timeout")).scalar() == "0"
    patient.close()


def test_a_database_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the connection and says nothing, as a frozen machine does."""
    monkeypatch.setattr(database, "CONNECT_WITHIN", 2)  # the least that the driver knows
    with socket.create_server(("127.0.0.1", 0)) as silent:
        store = Store(f"postgresql://nobody@127.0.0.1:{silent.getsockname()[1]}/nothing")
        tried: list[BaseException] = []

        def connect() -> None:
            try:
                store.engine.connect()
            except sa.exc.OperationalError as fault:
                tried.append(fault)

        thread = threading.Thread(target=connect, daemon=True)
        thread.start()
        thread.join(30)
        assert len(tried) == 1
        store.close()


LIMITS = {
    "statement_timeout": f"{STATEMENT_WITHIN}s",
    "lock_timeout": f"{LOCK_WITHIN}s",
    "idle_in_transaction_session_timeout": "30s",
}


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Two megabytes that can really be full."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    try:
        done = subprocess.run(mount, capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("this system has no mount command, so no disk can be made that is full")
    if done.returncode:
        pytest.skip("only root may mount the small disk that this test fills")
    yield folder
    # A file of a thread that still ends must not keep it: it goes when the last one closes.
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_on_a_disk_that_is_really_full_nothing_is_acknowledged_and_nothing_lost(
    small_disk: Path,
) -> None:
    running = Running(settings_for(small_disk))
    ann = Player(running.address, "Ann")
    try:
        page = ann.open(ann.create("me", "random", "random")["id"])
        page.answer()
        before = page.push["sequence"]
        filler = small_disk / "filler"
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))
        # The journal has some room left in its last page; then there is none.
        stored = []
        for _ in range(200):
            key = page.give(answer_of(page.until_asked()))
            heard = page.hear()
            while heard.get("key") != key:
                heard = page.hear()
            if heard["type"] == "refused":
                break
            stored.append(heard["sequence"])
            page.wait("push", lambda m, s=heard["sequence"]: m["sequence"] >= s)
        assert heard["type"] == "refused", "a full disk takes no answers"
        assert heard["code"] == "failed"
        running.service.health.fresh = 0.0
        assert asked(running) == UNABLE
        filler.unlink()
        assert asked(running) == WELL
        page.open(page.table["id"])
        assert page.push["sequence"] >= max(stored, default=before)
        page.answer()
    finally:
        ann.close()
        running.stop()
