"""`neontable runner`: checking, listing and showing runners."""

from __future__ import annotations

import json

from tests.cli.conftest import Run


def test_a_runner_is_checked_against_the_karma_of_the_table(run: Run) -> None:
    text = "Ork\nCigar Money\nIt's A Jing Thing\n"
    poor = run("runner", "check", "-", typed=text)
    assert poor.exit_code == 2
    assert "35 too many. (CF-CAMP-004)" in poor.stdout
    rich = run("runner", "check", "-", "--option", "karma=35", typed=text)
    assert rich.exit_code == 0
    assert "a legal runner." in rich.stdout


def test_runners_of_the_house_are_shown_and_listed(run: Run) -> None:
    shown = run("runner", "show", "gash", "--json")
    assert json.loads(shown.stdout)["name"] == "Gash"
    listed = run("runner", "list", "--lang", "fr")
    assert listed.exit_code == 0
    assert "Overpass" in listed.stdout
