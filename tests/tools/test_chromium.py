"""Finding the browser: nothing is installed in silence, and nothing where somebody forbade it."""

from __future__ import annotations

import os
from typing import Any

import pytest

from tools import chromium

INSTALL = ["apt-get", "install", "--yes"]


class Machine:
    """What is on the path of a machine, and what is done to it."""

    def __init__(self, *there: str, offered: tuple[str, ...] = chromium.PACKAGES) -> None:
        self.there = set(there)
        self.offered = offered
        self.done: list[list[str]] = []

    def which(self, name: str) -> str | None:
        return f"/usr/bin/{name}" if name in self.there else None

    def run(self, command: list[str], **_: Any) -> None:
        self.done.append(command)
        if "install" in command and command[-1] in self.offered:
            self.there.add(command[-1])


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch) -> Any:
    def put(machine: Machine, root: bool = True) -> Machine:
        monkeypatch.delenv(chromium.SWITCH, raising=False)
        monkeypatch.setattr(chromium.shutil, "which", machine.which)
        monkeypatch.setattr(chromium.subprocess, "run", machine.run)
        monkeypatch.setattr(chromium, "_playwrights", lambda: "")
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
        return machine

    return put


def test_an_installed_browser_is_taken(put: Any, capsys: pytest.CaptureFixture[str]) -> None:
    machine = put(Machine("google-chrome", "apt-get"))
    assert chromium.main() == 0
    assert "/usr/bin/google-chrome" in capsys.readouterr().out
    assert machine.done == []


def test_root_on_debian_sees_every_command_before_it_runs(
    put: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = put(Machine("apt-get"))
    assert chromium.main() == 0
    said = capsys.readouterr().out
    assert machine.done == [["apt-get", "update"], [*INSTALL, "chromium-headless-shell"]]
    for command in machine.done:
        assert " ".join(command) in said
    assert said.startswith("=" * 78 + "\nINSTALLING CHROMIUM")
    assert chromium.SWITCH in said
    assert said.index("INSTALLING") < said.index("installed: ")


def test_a_system_without_the_headless_shell_gets_the_whole_browser(put: Any) -> None:
    machine = put(Machine("apt-get", offered=("chromium",)))
    assert chromium.main() == 0
    assert machine.done[1:] == [[*INSTALL, "chromium-headless-shell"], [*INSTALL, "chromium"]]


@pytest.mark.parametrize("why", ["forbidden", "not root", "not Debian"])
def test_otherwise_it_fails_with_the_command_to_run(
    put: Any, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = put(Machine(*() if why == "not Debian" else ("apt-get",)), root=why != "not root")
    if why == "forbidden":
        monkeypatch.setenv(chromium.SWITCH, "1")
    assert chromium.main() == 1
    assert machine.done == []
    assert "apt-get install chromium" in capsys.readouterr().err
