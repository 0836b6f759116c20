from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from neontable.cli.failure import BadInput
from neontable.cli.seats import brought, loadouts_in
from neontable.games.netrunner.decks.construction import included, printed
from neontable.kernel import registry

Run = Callable[..., Any]


def a_deck(text: str) -> str:
    Path("mine.txt").write_text(text, "utf-8")
    return "mine.txt"


# -- check -------------------------------------------------------------------------------------
def test_check_a_good_deck(run: Run) -> None:
    result = run("deck", "check", a_deck(printed(included()["Tripwires"])), "--option", "copies=3")
    assert result.exit_code == 0
    assert "Tripwires: a legal deck." in result.stdout
    assert "45 cards, 18 agenda points (enough for 45 cards)" in result.stdout
    french = run("deck", "check", "mine.txt", "--lang", "fr").stdout.replace("\u00a0", " ")
    assert "Tripwires : un paquet légal." in french
    assert "18 points d'agenda" in french


def test_check_reports_every_problem_with_line_and_rule(run: Run) -> None:
    file = a_deck("corp\n4 Tycho Extension\n38 Quandry\n\n1 Score!\n")
    result = run("deck", "check", file, "--option", "copies=3", "--option", "banned=yes")
    assert result.exit_code == 2
    lines = [line.strip() for line in result.stdout.splitlines()]
    assert lines[:6] == [
        "5 problems:",
        "line 2: Tycho Extension: 4 copies, and this table allows 3. (NR-DECK-006)",
        "line 2: Tycho Extension is banned at this table. (NR-DECK-008)",
        "line 3: No card is called “Quandry”. The nearest: Quandary.",
        "line 5: Score! has no place in a Corp deck: the two sides have different cards. "
        "(NR-SETUP-001)",
        "43 cards: a deck has at least 45, so 2 more are needed. (NR-DECK-002)",
    ]
    french = run("deck", "check", file, "--lang", "fr").stdout.replace("\u00a0", " ")
    assert "ligne 3 : Aucune carte ne s'appelle « Quandry ». Les plus proches : Quandary." in french


def test_check_as_json(run: Run) -> None:
    result = run("deck", "check", a_deck("44 Score!\nBrokr\n"), "--json")
    assert result.exit_code == 2
    found = json.loads(result.stdout)
    assert found["legal"] is False
    assert [(p["line"], p["rule"]) for p in found["problems"]] == [(2, None)]
    assert (found["deck"]["side"], found["deck"]["size"]) == ("runner", 44)
    good = json.loads(run("deck", "check", a_deck("45 Score!"), "--json").stdout)
    assert (good["legal"], good["problems"]) == (True, [])


def test_check_reads_standard_input(run: Run) -> None:
    result = run("deck", "check", "-", typed="\ufeff45 Score!\n")
    assert result.exit_code == 0
    assert "This list: a legal deck." in result.stdout


def test_check_of_no_file_and_no_text(run: Run) -> None:
    assert "nobody.txt: No such file" in run("deck", "check", "nobody.txt").stderr
    Path("picture.txt").write_bytes(b"\xff\xfe\x00\x81")
    result = run("deck", "check", "picture.txt", "--json")
    assert result.exit_code == 2
    assert json.loads(result.stderr)["kind"] == "bad-input"


# -- list and show -----------------------------------------------------------------------------
def test_list_shows_every_deck_with_its_source(run: Run) -> None:
    said = run("deck", "list").stdout
    for deck in included().values():
        assert deck.name in said
        assert f"{deck.origin}, {deck.source}" in said
    found = json.loads(run("deck", "list", "--json", "--lang", "fr").stdout)
    assert len(found) == len(included())
    assert found[0]["about"].startswith("Une première Corpo")


def test_show_prints_what_check_reads(run: Run) -> None:
    shown = run("deck", "show", "three keys").stdout
    assert shown == printed(included()["Three Keys"])
    assert run("deck", "check", a_deck(shown)).exit_code == 0
    assert json.loads(run("deck", "show", "three keys", "--json").stdout)["text"] == shown


def test_show_of_an_unknown_deck_names_the_nearest(run: Run) -> None:
    result = run("deck", "show", "thre keys")
    assert result.exit_code == 2
    assert "did you mean: Three Keys" in result.stderr
    assert (
        "the built-in lists are: Bricks and Gates, Tripwires" in run("deck", "show", "zzz").stderr
    )


# -- sealed ------------------------------------------------------------------------------------
def test_sealed_prints_a_legal_deck(run: Run) -> None:
    for side in ("corp", "runner"):
        made = run("deck", "sealed", "--seed", 7, "--side", side).stdout
        assert f"# side: {side}" in made
        assert made == run("deck", "sealed", "--seed", "7", "--side", side).stdout
        assert run("deck", "check", a_deck(made)).exit_code == 0
    assert made != run("deck", "sealed", "--seed", 8, "--side", "runner").stdout


def test_sealed_pool(run: Run) -> None:
    words = ["deck", "sealed", "--seed", 7, "--side", "corp", "--json"]
    packs = ["--option", "starters=2", "--option", "boosters=0", "--option", "pool=yes"]
    found = json.loads(run(*words, *packs).stdout)
    assert found["size"] == 120


def test_sealed_that_cannot_be(run: Run) -> None:
    words = ["deck", "sealed", "--seed", 7]
    assert "a side is corp or runner; got 'both'" in run(*words, "--side", "both").stderr
    words += ["--side", "corp", "--option"]
    assert "a number from 0 to 40; got 99" in run(*words, "starters=99").stderr
    assert "1 to 40 packs" in run(*words, "starters=39").stderr
    assert "sealed netrunner has no option 'packs'" in run(*words, "packs=3").stderr
    result = run(*words, "starters=0")
    assert result.exit_code == 2
    assert "no legal deck can be made of this pool" in result.stderr


# -- which game --------------------------------------------------------------------------------
def test_a_game_without_decks_says_so(run: Run) -> None:
    for words in (["list"], ["show", "x"], ["sealed", "--seed", "1", "--side", "corp"]):
        result = run("deck", *words, "--game", "toy")
        assert result.exit_code == 2
        assert "toy is not played with decks" in result.stderr


def test_two_games_with_decks_must_be_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    other = type(registry.game("netrunner"))()
    other.name = "other"
    monkeypatch.setitem(registry._added, "other", other)
    assert "games with decks: netrunner, other" in run("deck", "list").stderr
    assert run("deck", "list", "--game", "other").exit_code == 0


@pytest.mark.parametrize("command", ["check", "list", "show", "sealed"])
def test_help_has_examples(run: Run, command: str) -> None:
    assert f"neontable deck {command}" in run("deck", command, "--help").stdout


# -- at a table --------------------------------------------------------------------------------
def test_the_decks_of_a_person_in_the_terminal() -> None:
    game = registry.game("netrunner")
    Path("mine.txt").write_text("45 Score!\n")
    assert brought(game, ["bot", "human"], ["@mine.txt", "Tripwires"]) == {
        1: ["45 Score!\n", "Tripwires"]
    }
    assert brought(game, ["human", "bot"], ["Tripwires"]) == {0: ["Tripwires"]}
    assert brought(game, ["bot", "bot"], []) == {}
    with pytest.raises(BadInput, match="seat 0 of netrunner brings 2 decks; got 3"):
        brought(game, ["human", "human"], ["a", "b", "c"])
    with pytest.raises(BadInput, match="seat 0 of toy brings 0 decks; got 1"):
        brought(registry.game("toy"), ["human", "human"], ["a"])
    with pytest.raises(BadInput, match="there is none"):
        brought(game, ["bot", "bot"], ["a"])


def test_what_any_seat_brings(run: Run) -> None:
    Path("mine.txt").write_text("45 Score!\n")
    found = loadouts_in(["1=@mine.txt", "0 = Tripwires", "1=Deep Dig"])
    assert found == {1: ["45 Score!\n", "Deep Dig"], 0: ["Tripwires"]}
    for wrong in ("Tripwires", "corp=Tripwires", "=Tripwires"):
        with pytest.raises(BadInput, match="SEAT=NAME or SEAT=@FILE"):
            loadouts_in([wrong])
    sim = ["sim", "netrunner", "--games", 1, "--seed", 1, "--option", "max_turns=3", "--json"]
    assert run(*sim, "--loadout", "1=Deep Dig").exit_code == 0
    refused = run(*sim, "--loadout", "1=Tripwires")
    assert refused.exit_code == 2
    assert "'runner_deck' of seat 1 is not legal" in refused.stderr
