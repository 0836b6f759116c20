"""The markers `rule` and `card`, and the record of which rules and cards have passing tests.

A full run writes ``build/rules.json`` and ``build/cards.json``; a selection of tests (a path, -k,
-m, --lf, ...) proves nothing about what it left out, so it writes ``build/rules.partial.json`` and
``build/cards.partial.json`` instead.
"""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from neontable.kernel import registry, rules

# Nobody has to follow the bots of a test.
os.environ.setdefault("NEONTABLE_BOT_PACE", "0")

# The long proofs are left out of every run but `make soak`: that is no selection.
_USUAL_MARKS = ("", "not soak")

# The same examples in every run and at any speed: a test must not pass or fail by chance.
settings.register_profile(
    "same",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)
settings.load_profile("same")

# Options that leave tests out of a run.
_SELECTIONS = (
    "keyword",
    "lf",
    "stepwise",
    "deselect",
    "ignore",
    "ignore_glob",
    "collectonly",
)


# Half of the time of these passes with waiting for a browser or a server.
_WAITING = ("tests/browser/", "tests/server/")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The shares of half of the workers begin with tests that wait (pytest-xdist cuts the list into
    equal shares).  So they wait beside tests that compute, from the first minute on, and what is
    left for the end, when workers take from each other's shares, is short."""
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    waiting = [item for item in items if item.nodeid.startswith(_WAITING)]
    if workers < 2 or not waiting:
        return
    waiters = workers // 2
    modules = sorted({item.path for item in waiting})
    turn = {path: number % waiters for number, path in enumerate(modules)}
    others = [item for item in items if not item.nodeid.startswith(_WAITING)]
    ends = [len(items) * (n + 1) // workers for n in range(workers)]
    items.clear()
    for n, end in enumerate(ends):
        if n < waiters:
            items += [item for item in waiting if turn[item.path] == n]
        room = max(0, end - len(items)) if n < workers - 1 else len(others)
        items += others[:room]
        del others[:room]


def pytest_collection_finish() -> None:
    """Some twenty thousand tests stay in memory: the collector need not look at them again and
    again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn a marker that names no rule into a collection error of its module.

    Done here rather than after collection, because only a collect report travels intact
    from the workers of pytest-xdist.
    """
    report = yield
    complaints = []
    for item in report.result or ():
        if not isinstance(item, pytest.Item):
            continue
        for mark in item.iter_markers("rule"):
            if not mark.args or mark.kwargs:
                complaints.append(f'{item.nodeid}: write @pytest.mark.rule("ID", ...)')
            for id in mark.args:
                try:
                    if rules.find(id).id != id:
                        complaints.append(f"{item.nodeid}: write {rules.find(id).id} for {id}")
                except rules.UnknownRule as unknown:
                    complaints.append(f"{item.nodeid}: {unknown}")
                else:
                    item.user_properties.append(("rule", id))
        for mark in item.iter_markers("card"):
            for id in mark.args:
                if id not in cards():
                    complaints.append(f"{item.nodeid}: no card is called {id!r}")
                item.user_properties.append(("card", id))
    if complaints:
        report.outcome = "failed"
        report.longrepr = "\n".join(complaints)
        report.result = []
    return report


@cache
def cards() -> dict[str, str]:
    """The game of every card (component with an id of its own) in the registry."""
    return {c.id: name for name in registry.names() for c in registry.game(name).show.components()}


class RuleCoverage:
    """Gathers reports where they all arrive: the controller, or the only process."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.tests: dict[str, set[str]] = {}
        self.cards: dict[str, set[str]] = {}
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.broken = False
        self.lines: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.broken = self.broken or report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == "rule":
                self.tests.setdefault(str(value), set()).add(report.nodeid)
            elif name == "card":
                self.cards.setdefault(str(value), set()).add(report.nodeid)
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.passed.add(report.nodeid)

    def is_full(self, session: pytest.Session, exitstatus: int) -> bool:
        config = self.config
        whole = {(config.rootpath / path).resolve() for path in config.getini("testpaths")}
        asked = {(config.invocation_params.dir / arg).resolve() for arg in config.args}
        finished = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        return (
            finished
            and not self.broken
            and not session.shouldstop
            and not session.shouldfail
            and not any(config.getoption(name, None) for name in _SELECTIONS)
            and config.getoption("markexpr") in _USUAL_MARKS
            and (asked == whole or asked == {config.rootpath.resolve()})
        )

    def summary(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        for game in rules.games():
            known = rules.index(game)
            tests = {id: sorted(self.tests[id]) for id in known if id in self.tests}
            failing = [id for id in tests if self.failed.intersection(tests[id])]
            covered = [
                id for id in tests if id not in failing and self.passed.intersection(tests[id])
            ]
            found[game] = {
                "total": len(known),
                "covered": len(covered),
                "missing": [id for id in known if id not in covered],
                "failing": failing,
                "tests": tests,
            }
        return found

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self.config.getoption("collectonly"):
            return
        full = self.is_full(session, exitstatus)
        name = "rules.json" if full else "rules.partial.json"
        found = self.summary()
        write(self.config.rootpath / "build" / name, found)
        played = {
            id: sorted(tests & self.passed)
            for id, tests in sorted(self.cards.items())
            if tests & self.passed and not tests & self.failed
        }
        whole = "cards.json" if full else "cards.partial.json"
        write(self.config.rootpath / "build" / whole, played)
        counts = [f"{game} {row['covered']}/{row['total']}" for game, row in found.items()]
        self.lines = [f"rules with passing tests: {', '.join(counts)} (build/{name})"]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self.lines:
            terminalreporter.write_line(line)


def write(path: Path, found: dict[str, Any]) -> None:
    """Replace the file at once, so that nobody reads half of it."""
    path.parent.mkdir(exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    draft.replace(path)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(RuleCoverage(config), "rule-coverage")
