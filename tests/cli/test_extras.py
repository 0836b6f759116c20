"""The core without its extras: games are played, and what needs an extra names it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import venv
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from neontable.cli import extras

ROOT = Path(__file__).parents[2]
WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

BLOCKED = set(sys.argv.pop(1).split())
sys.meta_path.insert(0, Missing())
from neontable.cli.main import app
app()
"""


def packages(extra: str) -> set[str]:
    """What an extra installs beside the core, as it is imported."""
    names = {"prometheus-client": "prometheus_client", "argon2-cffi": "argon2"}
    wanted = [Requirement(line) for line in requires("neontable") or ()]
    found = {r.name for r in wanted if r.marker is not None and r.marker.evaluate({"extra": extra})}
    return {names.get(name, name) for name in found if name != "neontable"}


def core(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """The command in a process in which the packages of the server cannot be imported."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, " ".join(packages("server")), *words],
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, "COLUMNS": "200", "LANG": "C"},
        check=False,
    )


def test_the_server_is_an_extra() -> None:
    assert {"litestar", "uvicorn", "sqlalchemy", "argon2"} <= packages("server")
    assert "psycopg" in packages("postgres")
    assert packages("lab") == set()
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "cryptography" in packages("push") - packages("server")
    assert {"server", "lab", "postgres", "push", "dev"} == set(declared["optional-dependencies"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve",), "This needs the extra server"),
        (("serve", "--lang", "fr"), "Il faut pour cela le complément server"),
        (("admin", "backup", "x.gz"), "This needs the extra server"),
        (("admin", "prune", "--lang", "fr"), "Il faut pour cela le complément server"),
        (("bench", "server"), "This needs the extra server"),
    ],
)
def test_what_needs_the_server_names_the_command_that_installs_it(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    done = core(*words, cwd=tmp_path)
    assert done.returncode == 2, done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1
    assert said in lines[0]
    assert lines[0].endswith("pip install 'neontable[server]'")
    assert done.stdout == ""


def test_programs_get_it_as_json(tmp_path: Path) -> None:
    done = core("admin", "prune", "--json", cwd=tmp_path)
    fault = json.loads(done.stderr)
    assert (done.returncode, fault["kind"]) == (2, "missing-extra")
    assert extras.installing("server") in fault["error"]


def test_the_core_plays_and_simulates(tmp_path: Path) -> None:
    seats = "random,random,random"
    short = ("--option", "skulls=5", "--seed", "3")
    played = core("play", "adrenaline", "--seats", seats, *short, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    found = core("sim", "adrenaline", "--games", "2", "--bots", seats, "--json", cwd=tmp_path)
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)["games"] == 2


def test_a_module_of_our_own_that_is_missing_is_a_fault_and_no_extra(
    capsys: pytest.CaptureFixture[str],
) -> None:
    from neontable.cli.speech import Voice

    with pytest.raises(ModuleNotFoundError), extras.needed("server", Voice("en")):
        raise ModuleNotFoundError(
            "No module named 'neontable.server.gone'", name="neontable.server"
        )
    assert capsys.readouterr().err == ""


@pytest.mark.soak
def test_a_fresh_environment_has_the_core_alone(tmp_path: Path) -> None:
    """As somebody who writes an agent installs it; needs a package index."""
    where = tmp_path / "env"
    venv.create(where, with_pip=True)
    python = where / "bin" / "python"
    quiet = ["--quiet", "--disable-pip-version-check"]
    subprocess.run([python, "-m", "pip", "install", *quiet, ROOT], check=True)
    listed = subprocess.run(
        [python, "-m", "pip", "list", "--format=json", "--disable-pip-version-check"],
        check=True,
        capture_output=True,
    )
    names = {re.sub(r"[-_.]+", "-", row["name"]).lower() for row in json.loads(listed.stdout)}
    assert {"neontable", "msgspec", "typer", "rich"} <= names
    assert not {p.replace("_", "-") for p in packages("server")} & names
    assert len(names) < 25, names
    code = (
        "import neontable; t = neontable.game('netrunner').new(seats=2, seed=1)\n"
        "while not t.over: t.answer(t.asks[0].seat, t.asks[0].options[0])\n"
    )
    subprocess.run([python, "-c", code], check=True, cwd=tmp_path)
    refused = subprocess.run([where / "bin" / "neontable", "serve"], capture_output=True)
    assert refused.returncode == 2
    assert b"neontable[server]" in refused.stderr
