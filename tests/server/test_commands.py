"""The commands `serve`, `admin` and `bench server` as a person types them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from neontable.cli.main import app
from neontable.server import bench
from tests.server.scripted import free_port

run = CliRunner().invoke


def test_serve_prints_its_address_and_ends_when_asked(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "neontable.cli.main", "serve", "--port", str(port), "--lang", "fr"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "NEONTABLE_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        shown = process.stdout.readline().decode()
        assert f"http://localhost:{port}/" in shown
        assert "ouvert" in shown
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").is_success
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) in (0, -signal.SIGTERM)
    finally:
        process.kill()
        _, log = process.communicate()
    assert (tmp_path / "neontable.db").exists()
    lines = [json.loads(line) for line in log.decode().splitlines()]
    assert any(line["what"] == "request" and line["path"] == "/healthz" for line in lines)
    assert not any(line["level"] == "error" for line in lines)


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    result = run(app, ["serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'x.db'}"])
    assert result.exit_code == 2
    assert "PostgreSQL" in result.output


@pytest.mark.parametrize("url", ["nonsense", "postgresql://nobody@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_used_is_said_plainly(url: str) -> None:
    result = run(app, ["admin", "prune", "--database", url])
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_backup_restore_and_prune(tmp_path: Path) -> None:
    old, new = f"sqlite:///{tmp_path / 'old.db'}", f"sqlite:///{tmp_path / 'new.db'}"
    file = tmp_path / "saved.gz"
    nothing = run(app, ["admin", "backup", str(file), "--database", old])
    assert (nothing.exit_code, file.exists()) == (2, False)
    assert run(app, ["admin", "prune", "--database", old]).exit_code == 0
    saved = run(app, ["admin", "backup", str(file), "--database", old])
    assert saved.exit_code == 0
    assert file.stat().st_mode & 0o077 == 0
    restored = run(app, ["admin", "restore", str(file), "--database", new, "--json"])
    assert json.loads(restored.output)["tables"] == 0
    pruned = run(app, ["admin", "prune", "--database", new, "--json"])
    assert json.loads(pruned.output)["guests"] == 0
    missing = run(app, ["admin", "restore", str(tmp_path / "no.gz"), "--database", new])
    assert missing.exit_code == 2


def test_the_benchmark_measures_a_real_server() -> None:
    found = bench.measure(None, 2, 1.0, "adrenaline")
    assert found.one.push.count > 5
    assert found.many.sockets == 6
    assert found.one.ack.median <= found.one.push.p99
    assert found.one.echo.median > 0
