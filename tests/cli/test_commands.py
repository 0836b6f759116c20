from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from neontable import game
from neontable.kernel.text import ids, variables

Run = Callable[..., Any]


def a_record(answers: int | None = None, rounds: int = 40) -> Path:
    table = game("toy").new(3, 5, {"rounds": rounds})
    while not table.over and (answers is None or table.journal.count < answers):
        ask = table.asks[0]
        table.answer(ask.seat, ask.options[table.journal.count % len(ask.options)])
    path = Path("game.json")
    path.write_bytes(table.record.to_json())
    return path


# -- sim -------------------------------------------------------------------------------------
def test_sim_prints_wins_per_bot_and_seat(run: Run) -> None:
    result = run("sim", "toy", "--games", 6, "--bots", "last,random", "--seats", 3, "--seed", 1)
    assert result.exit_code == 0
    assert "toy: 6 games at 3 seats, seed 1" in result.stdout
    assert "100.0 %" in result.stdout
    assert "games/s" in result.stdout


def test_sim_json_is_all_of_standard_output(run: Run) -> None:
    result = run("sim", "toy", "--games", 4, "--seed", 1, "--option", "rounds=1", "--json")
    found = json.loads(result.stdout)
    assert found["finished"] == found["games"] == 4
    assert found["options"] == {"rounds": 1, "fault": False}
    assert found["bots"][0]["name"] == "random"
    assert found["failures"] == []


def test_sim_reports_failures_with_a_replay_file(run: Run) -> None:
    words = ["sim", "toy", "--games", 8, "--seed", 2, "--option", "fault=true"]
    result = run(*words)
    assert result.exit_code == 1
    assert "build/failures/toy-sim-2-" in result.stderr
    result = run(*words, "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert found["failed"] == len(found["failures"]) > 0
    file = found["failures"][0]["file"]
    assert run("replay", "verify", file).exit_code == 0


def test_sim_soak(run: Run) -> None:
    result = run("sim", "toy", "--soak", 6, "--seed", 1)
    assert result.exit_code == 0
    assert "6 games over 6 kinds of table without a fault" in result.stdout
    found = json.loads(run("sim", "toy", "--soak", 6, "--seed", 1, "--json").stdout)
    assert (found["finished"], found["failed"]) == (6, 0)
    assert run("sim", "toy", "--soak", 6, "--seats", 3).exit_code == 2


# -- replay ----------------------------------------------------------------------------------
def test_replay_show_prints_every_answer(run: Run) -> None:
    a_record(12)
    result = run("replay", "show", "game.json")
    assert result.exit_code == 0
    assert "1. seat 0: 40 rounds left: what do you do? → Move to square 1" in result.stdout
    assert "12. seat" in result.stdout
    assert "the game is not over" in result.stdout
    french = run("replay", "show", "game.json", "--lang", "fr").stdout.replace("\u00a0", " ")
    assert "1. siège 0 : Encore 40 manches : que faites-vous ? → Aller en case 1" in french


def test_replay_show_as_a_seat_hides_what_it_could_not_know(run: Run) -> None:
    table = game("toy").new(2, 5)
    table.answer(0, ("draw",))
    card = table.view(0).hand[0]  # type: ignore[attr-defined]
    Path("game.json").write_bytes(table.record.to_json())
    whole = run("replay", "show", "game.json").stdout
    assert f"You draw card {card}." in whole
    other = run("replay", "show", "game.json", "--seat", 1).stdout
    assert "Player 0 draws a card." in other
    assert "You draw" not in other
    assert "→" not in other


def test_replay_show_at_draws_the_board(run: Run) -> None:
    a_record(12)
    result = run("replay", "show", "game.json", "--at", 1)
    assert "After 1 answers" in result.stdout
    assert "┏━" in result.stdout
    assert "Waiting for seat 1." in result.stdout
    found = json.loads(run("replay", "show", "game.json", "--at", 3, "--json").stdout)
    assert found["at"] == 3
    assert found["scene"]["game"] == "toy"


def test_replay_show_json_and_the_end(run: Run) -> None:
    a_record(rounds=1)
    found = json.loads(run("replay", "show", "game.json", "--json").stdout)
    assert found["over"] is True
    assert found["outcome"]["points"]
    assert found["steps"][0]["answer"] == ["move", 1]
    assert found["steps"][0]["events"][0]["text"] == "Player 0 moves to square 1."
    assert "winner" in run("replay", "show", "game.json").stdout


def test_replay_verify_says_what_it_checked(run: Run) -> None:
    a_record()
    result = run("replay", "verify", "game.json")
    assert result.exit_code == 0
    assert "Checkpoints, all equal: 2" in result.stdout
    assert "The record is sound." in result.stdout
    found = json.loads(run("replay", "verify", "game.json", "--json").stdout)
    assert found["ok"] is True
    assert found["checkpoints"] == 2
    assert "intègre" in run("replay", "verify", "game.json", "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda r: r["setup"].update(key="11" * 32), "commitment"),
        (lambda r: r.update(digest="0" * 32), "another position"),
        (lambda r: r["answers"].__setitem__(3, [2, ["fly"]]), "answer 4 of the record"),
        (lambda r: r.update(rules=9), "rules version 9"),
        (lambda r: r.update(format=9), "format 9"),
        (lambda r: r.update(game="chess"), "no game is called 'chess'"),
        (lambda r: r.pop("answers"), "damaged"),
    ],
)
def test_replay_verify_refuses_what_is_not_true(
    run: Run, spoil: Callable[[dict[str, Any]], object], message: str
) -> None:
    path = a_record(12)
    record = json.loads(path.read_bytes())
    spoil(record)
    path.write_text(json.dumps(record))
    result = run("replay", "verify", path)
    assert result.exit_code == 2
    assert message in result.stderr
    as_json = run("replay", "verify", path, "--json")
    assert as_json.exit_code == 2
    assert message in json.loads(as_json.stderr)["error"]
    assert as_json.stdout == ""


@pytest.mark.parametrize("command", ["show", "verify"])
def test_replay_of_no_record(run: Run, command: str) -> None:
    path = a_record(12)
    path.write_bytes(path.read_bytes()[:100])
    Path("noise").write_bytes(b'{"format": 1, "game": "\xff\xfe"}')
    for file, message in ((path, "truncated"), ("none.json", "No such file"), ("noise", "")):
        result = run("replay", command, file)
        assert result.exit_code == 2
        assert message in result.stderr


def test_replay_at_a_place_that_is_not_there(run: Run) -> None:
    a_record(12)
    assert "has 12 answers" in run("replay", "show", "game.json", "--at", 13).stderr
    result = run("replay", "show", "game.json", "--seat", 7)
    assert result.exit_code == 2
    assert "the seats are 0 to 2" in result.stderr


# -- rules -----------------------------------------------------------------------------------
def test_rules_by_id_search_and_game(run: Run) -> None:
    assert "A run action moves 1 to 3 squares." in run("rules", "ad-move-001").stdout
    found = json.loads(run("rules", "--search", "spawn", "--game", "adrenaline", "--json").stdout)
    assert len(found) > 3
    assert {r["game"] for r in found} == {"adrenaline"}
    assert len(json.loads(run("rules", "--game", "adrenaline", "--json").stdout)) == 112
    french = run("rules", "--search", "resurrection", "--lang", "fr").stdout
    assert "Résurrection" in french
    assert "No rule contains “xyzzy”." in run("rules", "--search", "xyzzy").stdout
    assert "112 rules" in run("rules").stdout


def test_rules_by_how_their_ids_begin(run: Run) -> None:
    found = json.loads(run("rules", "ad-move", "--json").stdout)
    assert [r["id"] for r in found] == ["AD-MOVE-001", "AD-MOVE-002"]
    assert len(json.loads(run("rules", "TN", "--json").stdout)) == 25


@pytest.mark.parametrize("noun", ["deck", "team", "runner"])
def test_the_lists_in_the_examples_are_there(run: Run, noun: str) -> None:
    said = " ".join(run(noun, "show", "--help").stdout.split())
    named = re.findall(rf"neontable {noun} show (?:'([^']+)'|(\w+))", said)
    assert len(named) == 2
    for quoted, word in named:
        assert run(noun, "show", quoted or word).exit_code == 0


def test_rules_that_are_not_there(run: Run) -> None:
    result = run("rules", "AD-MOVE-999", "--json")
    assert result.exit_code == 2
    said = json.loads(result.stderr)
    assert said["kind"] == "unknown-rule"
    assert "AD-MOVE-001" in said["error"]
    assert run("rules", "--game", "chess").exit_code == 2


def test_coverage_reads_what_the_test_run_wrote(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = run("rules", "--coverage")
    assert result.exit_code == 2
    assert "make test" in result.stderr
    written = {"adrenaline": {"total": 112, "covered": 111, "missing": ["AD-MOVE-001"]}}
    Path("build").mkdir()
    Path("build/rules.json").write_text(json.dumps(written))
    assert json.loads(run("rules", "--coverage", "--json").stdout) == written
    assert "AD-MOVE-001" in run("rules", "--coverage").stdout
    Path("elsewhere.json").write_text('{"toy": {"total": 1, "covered": 1, "missing": []}}')
    found = json.loads(run("rules", "--coverage", "--json", "--file", "elsewhere.json").stdout)
    assert list(found) == ["toy"]
    monkeypatch.setenv("NEONTABLE_COVERAGE", "elsewhere.json")
    assert list(json.loads(run("rules", "--coverage", "--json").stdout)) == ["toy"]
    Path("elsewhere.json").write_text("{")
    assert run("rules", "--coverage").exit_code == 2


# -- cards and bench -------------------------------------------------------------------------
def test_cards_list_search_and_json(run: Run) -> None:
    assert "3 kinds, 3 pieces" in run("cards", "toy").stdout
    found = json.loads(run("cards", "toy", "--search", "CARTE 2", "--lang", "fr", "--json").stdout)
    assert [c["name"] for c in found] == ["carte 2"]
    assert found[0]["facts"] == {"value": 2}
    assert (found[0]["origin"], found[0]["source"]) == ("designed", "ours")
    assert "No component contains" in run("cards", "toy", "--search", "zzz").stdout


def test_bench_beside_another_game_prints_ratios(run: Run) -> None:
    words = ["bench", "toy", "--beside", "toy", "--rounds", 1, "--seconds", 0.02]
    found = json.loads(run(*words, "--json").stdout)
    assert (found["game"], found["beside"]) == ("toy", "toy")
    assert found["clone_us"]["ratio"]["median"] > 0
    shown = run(*words).stdout
    assert "toy beside toy" in shown
    assert "ratio" in shown


def test_bench_prints_medians(run: Run) -> None:
    words = ["bench", "toy", "--rounds", 1, "--seconds", 0.02]
    assert "decisions per second" in run(*words).stdout
    found = json.loads(run(*words, "--json").stdout)
    for key in ("decisions_per_second", "games_per_second", "clone_us", "json_out_us"):
        assert set(found[key]) == {"median", "low", "high"}
    for key in ("json_in_us", "view_scene_us", "bytes_per_table"):
        assert found[key]["median"] > 0
    assert found["decisions_per_game"] > 30
    assert found["growth"] > 0


# -- the house -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (["sim", "chess"], "unknown-game"),
        (["sim", "toy", "--option", "rounds=0"], "bad-option"),
        (["sim", "toy", "--bots", "genius"], "unknown-bot"),
        (["sim", "toy", "--games", "0"], "bad-option"),
        (["sim", "toy", "--games", "lots"], "usage"),
        (["sim", "toy", "--nonsense"], "usage"),
        (["cards", "chess"], "unknown-game"),
        (["cards"], "usage"),
        (["bench", "chess"], "unknown-game"),
        (["bench", "toy", "--rounds", "0"], "bad-option"),
        (["bench", "toy", "--seconds", "0"], "bad-input"),
        (["bench", "toy", "--beside", "chess"], "unknown-game"),
        (["bench", "--beside", "toy"], "bad-input"),
        (["dance"], "usage"),
    ],
)
def test_errors_as_json(run: Run, words: list[str], kind: str) -> None:
    result = run(*words, "--json")
    assert result.exit_code == 2
    assert result.stdout == ""
    said = json.loads(result.stderr)
    assert said["kind"] == kind
    assert said["error"]


def test_errors_as_words(run: Run) -> None:
    result = run("sim", "chess")
    assert result.exit_code == 2
    assert result.stderr.startswith("neontable: no game is called 'chess'")
    assert "toy" in result.stderr


@pytest.mark.parametrize("command", ["play", "sim", "rules", "cards", "bench"])
def test_help_has_examples(run: Run, command: str) -> None:
    out = run(command, "--help").stdout
    assert f"neontable {command}" in " ".join(out.split())


def test_replay_help_has_examples(run: Run) -> None:
    for command in ("show", "verify"):
        assert "neontable replay" in " ".join(run("replay", command, "--help").stdout.split())


def test_version(run: Run) -> None:
    assert run("--version").stdout.startswith("neontable 0.")


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    ours = {lang: {id for id in ids(lang) if id.startswith("cli-")} for lang in ("en", "fr")}
    assert ours["en"] == ours["fr"]
    for id in ours["en"]:
        assert variables(id, "en") == variables(id, "fr"), id
