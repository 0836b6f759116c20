from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from neontable import load, read_record, replay
from neontable.kernel import registry
from tests.toys.teams import PAIRS, RAID

Run = Callable[..., Any]

# One person against `last`, who always rests and bids nine; two people bid 9 and 0.
WHOLE = ["1", "9", "3", "9", "4", "0", "1", "2 1 3", "0 2", "y"]


def lines(*typed: str) -> str:
    return "\n".join(typed) + "\n"


def test_a_whole_game_from_the_keyboard(run: Run) -> None:
    result = run("play", "toy", "--seats", "human,last", "--seed", 7, typed=lines(*WHOLE))
    assert result.exit_code == 0, result.output
    out = result.output
    assert "seat 1: last" in out
    assert "1. Move to square 1" in out
    assert "Type a number from 0 to 9." in out
    assert "You draw card" in out
    assert "Player 0 puts green first" in out
    assert "All rounds are played." in out
    assert "1. seat 1: 4 points, winner" in out
    assert "2. seat 0: 3 points" in out
    key = re.search(r"Key of the randomness: ([0-9a-f]{64})", out)
    commitments = re.findall(r"[Cc]ommitment[^:]*: ([0-9a-f]{64})", out)
    assert key is not None
    assert len(commitments) == 2
    assert len(set(commitments)) == 1


def test_the_same_game_in_french(run: Run) -> None:
    result = run("play", "toy", "--seats", "human,last", "--lang", "fr", typed=lines(*WHOLE))
    assert result.exit_code == 0
    # French puts a no-break space before high punctuation.
    plain = result.output.replace("\u00a0", " ")
    assert "siège 0 : Encore 3 manches : que faites-vous ?" in plain
    assert "Tapez un nombre de 0 à 9." in result.output
    assert "Toutes les manches sont jouées." in result.output
    assert "vainqueur" in result.output
    assert "mur, une ouverture : porte" in plain


def test_the_locale_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Au revoir." in run("play", "toy", typed=lines("quitter", "")).output
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Goodbye." in run("play", "toy", typed=lines("quit", "")).output


def test_the_usual_table_has_one_person_and_the_best_bots(run: Run) -> None:
    out = run("play", "toy", typed=lines("quit", "")).output
    assert "seat 0: a person" in out
    assert out.count(": last") == 3


def test_the_board_is_drawn_only_when_it_changed(run: Run) -> None:
    out = run("play", "toy", "--seats", "human,last", typed=lines("4", "quit", "")).output
    assert "How much do you bid?" in out
    assert out.count("\n┏━") == 1
    out = run("play", "toy", "--seats", "human,last", typed=lines("1", "quit", "")).output
    assert out.count("\n┏━") == 2
    out = run("play", "toy", "--seats", "human,last", typed=lines("board", "quit", "")).output
    assert out.count("\n┏━") == 2
    assert out.count("1. Move to square 1") == 2


def test_why_not_cites_the_rule_in_both_languages(run: Run) -> None:
    typed = lines("? move 3", "? move 1", "? 4", "? move", "quit", "")
    out = run("play", "toy", typed=typed).output
    assert "That square is not next to yours." in out
    assert "AD-MOVE-001: A run action moves 1 to 3 squares." in out
    assert out.count("It is offered") == 2
    # A thing that is no whole thing is answered too, and the game goes on.
    assert "> ? move\n" in out
    assert "Goodbye." in out
    out = run("play", "toy", "--lang", "fr", typed=typed).output
    assert "Cette case n'est pas voisine de la vôtre." in out
    assert re.search(r"AD-MOVE-001: \S.*(cases?|déplace)", out)


def test_why_not_by_the_name_of_a_piece_and_for_everything(run: Run) -> None:
    out = run("play", "toy", typed=lines("? figure of player 1", "?", "quit", "")).output
    assert out.count("That square is not next to yours.") == 2
    assert "figure of player 0 (cards 0), figure of player 1 (cards 0)" in out


def test_undo_goes_back_to_the_persons_previous_decision(run: Run) -> None:
    typed = lines("undo", "1", "undo", "log", "2", "log", "quit", "")
    out = run("play", "toy", "--seats", "human,last", typed=typed).output
    assert "There is no decision of yours to take back." in out
    assert "Taken back" in out
    assert "Nothing has happened yet." in out
    after = out.split("Nothing has happened yet.")[1]
    assert after.count("Player 0 moves to square 2.") == 2
    assert "square 1." not in after


def test_bad_typing_gets_a_hint_and_changes_nothing(run: Run) -> None:
    typed = lines("0", "99", "blue", "", "4", "10", "x", "9", "save game.json", "quit", "")
    out = run("play", "toy", "--seats", "human,last", typed=typed).output
    assert out.count("Type a number from 1 to 4, or help.") == 4
    assert out.count("Type a number from 0 to 9.") == 3
    record = read_record(Path("game.json").read_bytes())
    assert [tuple(a) for a in record.answers if a[0] == 0] == [(0, ["rest"]), (0, 9)]


def test_many_order_point_and_confirm_say_how_they_are_answered(run: Run) -> None:
    rounds = ["3", "0", "3", "0", "3", "0"]
    keep, order = ["1 1", "9", "1 2 3", "1 2"], ["1 2", "1 2 2", "3 2 1"]
    point, sure = ["5", "0.5 1", "5 5", "1 1", "2"], ["3", "2"]
    typed = lines(*rounds, *keep, *order, *point, *sure)
    result = run("play", "toy", "--seats", "human,last", "--seed", 1, typed=typed)
    out = result.output
    assert result.exit_code == 0
    assert out.count("Type 0 to 2 of the numbers") == 4
    assert out.count("Type all 3 numbers in the order you want") == 3
    assert out.count("or two whole numbers, x y, from 0 0 to 2 2.") == 3
    assert "That is outside the area you may point at." in out
    assert "AD-MOVE-002: A step goes" in out
    assert "Player 0 puts blue first" in out
    assert "All rounds are played." in out


def test_save_writes_a_record_that_plays_on(run: Run) -> None:
    typed = lines("1", "save game.json", "position here.json", "quit", "")
    run("play", "toy", "--seats", "human,last", "--seed", 3, typed=typed)
    table = replay(read_record(Path("game.json").read_bytes()))
    position = load(Path("here.json").read_bytes())
    assert position.digest == table.digest
    for file in ("game.json", "here.json"):
        result = run("play", "toy", "--load", file, typed=lines("log", "9", "quit", ""))
        assert result.exit_code == 0, result.output
        assert "Player 0 bids the most, 9." in result.output
    loaded = run("play", "toy", "--load", "game.json", typed=lines("log", "quit", "")).output
    assert "the game goes on" in loaded
    assert loaded.count("Player 0 moves to square 1.") == 2


def test_a_save_never_overwrites_a_file_of_another_kind(run: Run) -> None:
    Path("thesis.txt").write_text("years of work")
    typed = lines("save thesis.txt", "save", "save no/such/folder/x.json", "quit", "thesis.txt", "")
    out = run("play", "toy", typed=typed).output
    assert Path("thesis.txt").read_text() == "years of work"
    assert out.count("is no saved game: name another file") == 2
    assert "Name a file: save game.json" in out
    assert "cannot be written: No such file or directory" in out
    assert "Goodbye." in out


def test_quit_offers_to_save(run: Run) -> None:
    out = run("play", "toy", "--seats", "human,last", typed=lines("1", "quit", "end.json")).output
    assert "Saved: end.json" in out
    assert len(read_record(Path("end.json").read_bytes()).answers) == 3


def test_input_that_ends_keeps_the_game_and_says_where(run: Run) -> None:
    result = run("play", "toy", "--seats", "human,last", typed=lines("1"))
    assert result.exit_code == 0
    kept = list(Path("saves").iterdir())
    assert len(kept) == 1
    assert str(kept[0].name) in result.output
    assert "neontable play toy --load" in result.output
    assert replay(read_record(kept[0].read_bytes())).journal.count == 3
    # Nothing was decided, so there is nothing to keep.
    assert run("play", "toy").exit_code == 0
    assert len(list(Path("saves").iterdir())) == 1


def test_help_rules_and_cards_during_a_game(run: Run) -> None:
    typed = lines("help", "rules AD-MOVE-002", "rules", "cards card 2", "cards zzz", "quit", "")
    out = run("play", "toy", typed=typed).output
    assert "position FILE" in out
    assert "AD-MOVE-002  (adrenaline, move)" in out
    assert "Name a rule or a word" in out
    assert "card 2  (card, card2)" in out
    assert "No component contains “zzz”." in out


def test_people_hand_the_keyboard_over_and_keep_their_secrets(run: Run) -> None:
    # The first person draws; the second must see that a card was drawn, never which.
    typed = lines("", "3", "", "log", "4", "quit", "")
    out = run("play", "toy", "--seats", "human,human", "--seed", 1, typed=typed).output
    first, second = out.split("Give the keyboard to seat 1, then press Enter.")[:2]
    assert "Give the keyboard to seat 0, then press Enter." in first
    second = second.split("Give the keyboard")[0]
    assert "Player 0 draws a card." in second
    assert "You draw" not in second
    assert "You draw" not in first


def test_people_cannot_undo_what_others_have_answered(run: Run) -> None:
    typed = lines("", "4", "", "4", "undo", "4", "5", "", "undo", "quit", "")
    out = run("play", "toy", "--seats", "human,human", typed=typed).output
    # Within one's own decisions it is allowed.
    assert out.count("Taken back") == 1
    assert out.count("Somebody else has decided since") == 1


def test_bots_alone_play_to_the_end(run: Run) -> None:
    result = run("play", "toy", "--seats", "last,random")
    assert result.exit_code == 0
    assert "All rounds are played." in result.output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["play", "chess"], "no game is called 'chess'"),
        (["play", "toy", "--seats", "human,genius"], "no bot 'genius'"),
        (["play", "toy", "--seats", "human"], "2 to 4 seats; asked for 1"),
        (["play", "toy", "--seats", "human,,last"], "such as human,bot,random"),
        (["play", "toy", "--option", "rounds"], "name=value"),
        (["play", "toy", "--option", "rounds=many"], "a number from 1 to 200"),
        (["play", "toy", "--option", "round=3"], "did you mean 'rounds'"),
        (["play", "toy", "--load", "nowhere.json"], "nowhere.json: No such file"),
        (["play", "toy", "--load", "cut.json"], "truncated or damaged"),
        (["play", "toy", "--load", "other.json"], "a table of 'chess', not of 'toy'"),
        (["play", "toy", "--load", "old.json"], "rules version 99"),
        (["play", "toy", "--load", "list.json"], "the position cannot be played"),
        (["play", "toy", "--load", "."], "Is a directory"),
    ],
)
def test_bad_input_is_one_message_and_exit_code_2(run: Run, words: list[str], message: str) -> None:
    Path("cut.json").write_text('{"game": "toy", "ru')
    Path("other.json").write_text('{"game": "chess", "rules": 1}')
    Path("old.json").write_text('{"game": "toy", "rules": 99}')
    Path("list.json").write_text(json.dumps([1, 2]))
    result = run(*words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.startswith("neontable: ")
    assert "Traceback" not in result.output


def test_a_fault_of_the_rules_is_exit_code_1_without_a_trace(run: Run) -> None:
    result = run("play", "toy", "--option", "fault=yes", "--seats", "last,last")
    assert result.exit_code == 1
    assert "the toy breaks" in result.stderr
    assert "Traceback" not in result.output


# -- games of sides ------------------------------------------------------------------------------
@pytest.fixture
def sides(monkeypatch: pytest.MonkeyPatch) -> None:
    for toy in (RAID, PAIRS):
        monkeypatch.setitem(registry._added, toy.name, toy)


@pytest.mark.usefixtures("sides")
def test_the_end_of_a_game_that_all_win_or_lose(run: Run) -> None:
    words = ["play", "raid", "--seats", "human,human", "--seed", "1", "--option"]
    won = run(*words, "goal=2", typed="1\n" * 9).stdout
    assert "The vault is open." in won
    assert "1. Seat 1: 3 points, winner" in won
    assert "1. Seat 2: 0 points, winner" in won
    lost = run(*words, "goal=99", "--option", "limit=1", typed="1\n" * 9).stdout
    assert "The guards are here.\nNobody has won.\n2. Seat 1: 3 points\n2. Seat 2: 0 points" in lost
    french = run(*words, "goal=99", "--option", "limit=1", "--lang", "fr", typed="1\n" * 9).stdout
    assert "Personne n’a gagné." in french


@pytest.mark.usefixtures("sides")
def test_the_end_of_two_against_two(run: Run) -> None:
    words = ["play", "pairs", "--seats", ",".join(["human"] * 4), "--seed", "1"]
    said = run(*words, "--option", "limit=1", typed="1\n" * 30).stdout
    end = [line for line in said.splitlines() if "points" in line and ". Seat" in line]
    assert sorted(line[:2] for line in end) == ["1.", "1.", "2.", "2."], "the losers are second"
    winners = {line.split(":")[0][3:] for line in end if line.endswith("winner")}
    assert winners in ({"Seat 1", "Seat 3"}, {"Seat 2", "Seat 4"})


def test_two_people_at_netrunner_are_not_handed_the_keyboard_to_pass(run: Run) -> None:
    """Nothing lies on the table yet: the Corp takes three actions in a row, and then the Runner
    gets the keyboard for the first time."""
    typed = lines("", "1", "1", "1", "stops", "stops milestones", "quit", "")
    out = run("play", "netrunner", "--seats", "human,human", "--seed", 4, typed=typed).output
    before = out.split("stops milestones")[0]
    assert before.count("Give the keyboard") == 1
    assert "> could" in out
    assert "> milestones" in out.split("stops milestones")[1]
    assert "when ice is approached" in out


def test_a_seat_changes_hands_in_the_middle(run: Run) -> None:
    """Somebody sits down for a bot, gets the keyboard at the next question, and a bot plays on for
    who leaves; the last person cannot leave so."""
    typed = lines(
        "seats", "seats 1 random", "seats 9 me", "seats 2 me", "seats", "seats 1 easy", ""
    )
    typed += lines("seats", "quit", "")
    out = run("play", "netrunner", "--seats", "human,easy", "--seed", 4, typed=typed).output
    assert "Then nobody would be left at the keyboard." in out
    taken = out.split("seats 2 me")[1]
    assert "From now on second player is played by a person." in taken
    before, after = taken.split("From now on first player is played by a bot, easy.")
    assert "Give the keyboard" not in before
    assert after.count("Give the keyboard to second player") == 1
    assert "1. first player: a bot, easy\n  2. second player: a person" in after
    words = ["play", "netrunner", "--seats", "human,easy", "--seed", "4", "--lang", "fr"]
    french = run(*words, typed=lines("places 2 moi", "places", "quitter", ""))
    assert "Désormais, " in french.output


def test_what_was_earned_is_called_what_the_game_calls_it(run: Run) -> None:
    """The terminal said "points" for Karma."""
    words = ["play", "crossfire", "--seats", "random,random", "--option", "mission=initiation"]
    for lang in ("en", "fr"):
        said = run(*words, "--seed", "1", "--lang", lang).stdout
        places = [line for line in said.splitlines() if re.match(r"\d\. .* ?: \d+ ", line)]
        assert len(places) == 2
        assert all("Karma" in line and "point" not in line for line in places)


@pytest.mark.parametrize(
    ("game", "goal"),
    [("crossfire", "Crossfire: Defeat every obstacle of 3 Scenes"), ("combatzone", "Turf War: ")],
)
def test_a_stranger_is_told_what_it_is_about(run: Run, game: str, goal: str) -> None:
    result = run("play", game, "--seats", "human,bot", "--seed", 1, typed="")
    assert goal in result.output


def test_the_street_of_crossfire_says_what_lies_there_and_cards_can_be_asked_for(run: Run) -> None:
    options = (
        "--option",
        "runners=random",
        "--option",
        "leader=random",
        "--option",
        "danger_zone=4",
    )
    typed = lines("? katana", "? gargouille", "?", "quit", "")
    seats = ("--seats", "human,random,random,random")
    out = run(
        "play", "crossfire", "--lang", "fr", "--seed", "3", *seats, *options, typed=typed
    ).output
    assert "Chaque autre carte Arme" in " ".join(out.split())
    assert "un Runner au choix subit 1 dégât." in " ".join(out.split())
    assert "ne répond pas à la question" not in out
    assert "? run 5" not in out
