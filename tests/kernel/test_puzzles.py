"""Puzzles: files with all their faults, trials that the rules judge, hints, and the check."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

import neontable
from neontable.kernel.errors import BadAnswer
from neontable.kernel.puzzles import (
    FAILED,
    OPEN,
    SOLVED,
    BadPuzzle,
    Trial,
    UnknownHint,
    Win,
    built_in,
    check,
    find,
    read,
)
from neontable.kernel.puzzles.built_in import UnknownPuzzle
from neontable.kernel.puzzles.search import Search
from neontable.kernel.text import LANGUAGES, has, render

ONE_ACTION = [{"type": "Match"}, {"type": "Turn", "seat": 0, "actions": 1, "at": "action"}]


def duel(**changes: Any) -> dict[str, Any]:
    """A rifle, one action, two rivals in sight; the second one dies of the marks on its board."""
    return {
        "puzzle": 1,
        "id": "duel",
        "title": {"en": "A duel", "fr": "Un duel"},
        "text": "One of them owes you more than it shows.",
        "goal": {"kind": "kills", "n": 1},
        "position": {
            "game": "adrenaline",
            "rules": 1,
            "arena": "medium_1",
            "stack": ONE_ACTION,
            "players": [
                {"square": 6, "loaded": ["lock_rifle"], "turns": 6},
                {"square": 7, "damage": [0, 0, 2, 2, 2, 0, 2, 2], "turns": 6},
                {"square": 10, "damage": [1, 1, 0, 1, 1, 1, 0], "marks": [2, 0, 0], "turns": 6},
            ],
        },
        "solution": [["shoot"], ["target", 2]],
        **changes,
    }


def problems(data: object) -> list[str]:
    with pytest.raises(BadPuzzle) as caught:
        read(json.dumps(data))
    return caught.value.problems


# -- files -----------------------------------------------------------------------------------------
def test_a_puzzle_is_read_from_text_data_or_a_file(tmp_path: Any) -> None:
    file = tmp_path / "duel.json"
    file.write_text(json.dumps(duel()))
    for source in (duel(), json.dumps(duel()), file):
        puzzle = read(source)
        assert (puzzle.id, puzzle.game, puzzle.seat) == ("duel", "adrenaline", 0)
        assert (puzzle.titled("fr"), puzzle.told("fr")) == (
            "Un duel",
            "One of them owes you more than it shows.",
        )
    assert render(puzzle.goal_text, "en") == "Kill a rival"
    assert render(puzzle.limit_text, "fr") == "ce tour-ci"


def test_every_fault_of_a_file_is_named_at_once_with_its_path() -> None:
    bad = duel(id="Not An Id", difficulty=9, seat=5, titel="x", goal={"kind": "kills", "n": "two"})
    bad["position"] = {**bad["position"], "skulls": 44}
    found = problems(bad)
    for path in ("titel: there is no such field", "id: small letters", "difficulty: it is 1 to 5"):
        assert any(p.startswith(path) for p in found), found
    assert "goal.n: a whole number is needed, not 'two'" in found
    assert any(p.startswith("position.skulls") for p in found)


def test_a_goal_limit_and_seat_must_fit_the_position() -> None:
    found = problems(
        duel(goal={"kind": "kill", "figure": 7}, limit={"unit": "round", "n": 0}, seat=0)
    )
    assert "goal.figure: a rival's number is needed, not 7" in found
    assert "limit.unit: there is no 'round'; it is one of turn" in found
    assert "limit.n: at least 1 is needed; there is 0" in found
    assert problems(duel(seat=3)) == ["seat: the seats are 0 to 2; there is 3"]
    assert problems(duel(goal={"kind": "kil", "figure": 1}))[0].startswith(
        "goal.kind: there is no 'kil' here; did you mean 'kill'?"
    )


def test_a_goal_that_is_met_already_is_refused() -> None:
    done = duel(goal={"kind": "ready", "weapon": "lock_rifle"})
    assert problems(done) == ["goal: it is met already"]


@pytest.mark.parametrize("junk", ["", "[]", "{", "null", '{"puzzle": 1}'])
def test_what_is_no_puzzle_is_refused_in_words(junk: str) -> None:
    with pytest.raises(BadPuzzle) as caught:
        read(junk)
    assert caught.value.problems


def test_unknown_languages_and_empty_words_are_faults() -> None:
    found = problems(duel(title={"en": " ", "xx": "?"}, text={}))
    assert "title.en: it is empty" in found
    assert any(p.startswith("title.xx: the languages are") for p in found)
    assert "text: words in at least one language are needed" in found


# -- trials ----------------------------------------------------------------------------------------
def test_a_trial_is_judged_as_soon_as_it_is_decided() -> None:
    trial = Trial(read(duel()))
    assert trial.state == OPEN
    assert trial.ask is not None
    trial.answer(("shoot",))
    trial.answer(("target", 2))
    assert trial.state == SOLVED
    assert trial.ask is None
    with pytest.raises(BadAnswer, match="the puzzle is solved"):
        trial.answer(("shoot",))


def test_a_failed_trial_can_be_taken_back_and_begun_again() -> None:
    trial = Trial(read(duel()))
    trial.answer(("shoot",))
    trial.answer(("target", 1))
    while trial.state == OPEN and trial.ask is not None:
        trial.answer(trial.ask.default_answer)
    assert trial.state == FAILED
    trial.undo()
    assert trial.state == OPEN
    trial.again()
    assert trial.table.journal.count == 0
    with pytest.raises(BadAnswer, match="nothing has been answered"):
        trial.undo()
    for answer in read(duel()).solution:
        trial.answer(tuple(answer))
    assert trial.state == SOLVED


def test_hints_come_in_steps_and_say_how_far_to_go_back() -> None:
    trial = Trial(read(duel()))
    look, move, rest = (trial.hint(step) for step in (1, 2, 3))
    assert render(look.text, "en") == "Look at this: Dozer"
    assert look.things == (("target", 2),)
    assert render(move.text, "en") == "The next move: Shoot people"
    assert render(rest.text, "en").splitlines() == ["1. Shoot people", "2. Target: Dozer"]
    assert look.back == 0
    trial.answer(("run",))
    strayed = trial.hint(2)
    assert strayed.back == 1
    assert render(strayed.text, "en") == "The next move: Shoot people"
    with pytest.raises(UnknownHint):
        trial.hint(4)


def test_looking_for_hints_changes_nothing() -> None:
    trial = Trial(read(duel()))
    before = trial.table.digest
    for step in (1, 2, 3):
        trial.hint(step)
    assert trial.table.digest == before
    assert trial.table.journal.count == 0


# -- the check -------------------------------------------------------------------------------------
def test_a_sound_puzzle_has_no_problems() -> None:
    found = check(read(duel()))
    assert found.problems == ()
    assert (found.answers, found.first, found.working, found.refuted) == (2, 4, 1, 3)
    assert check(read(duel())) == found, "the same puzzle, the same findings"


def test_a_solution_that_does_not_work_is_found() -> None:
    assert (
        check(read(duel(solution=[["shoot"], ["target", 1]])))
        .problems[0]
        .startswith("solution: after its 2 answers the puzzle is")
    )
    assert check(read(duel(solution=[["fly"]]))).problems[0].startswith("solution[0]: seat 0")
    long = check(read(duel(solution=[["shoot"], ["target", 2], ["end"]])))
    assert long.problems == ("solution[2]: it is solved already",)


def test_a_gift_is_no_puzzle() -> None:
    gift = duel(solution=[["shoot"], ["target", 1]])
    gift["position"]["players"][1]["damage"] = [0, 0, 2, 2, 2, 0, 2, 2, 2]
    found = check(read(gift))
    assert "always taking the first option solves it" in found.problems


def test_a_solution_that_needs_a_hidden_card_is_found() -> None:
    """With the key of the position the tile brings a Teleporter; nobody can know that."""
    hidden = json.loads(find("everybody-down", "adrenaline").source)
    squares = (4, 8, 10, 10, 5)
    for player, square in zip(hidden["position"]["players"], squares, strict=True):
        player["square"] = square
    puzzle = read(hidden)
    line = Search(puzzle, 20_000).line(puzzle.table(quiet=True))
    assert line is not None
    plain = json.loads(neontable.kernel.table._encode(line))
    found = check(read({**hidden, "solution": plain, "chance": "every"}))
    assert any("something that the seat cannot know decides" in p for p in found.problems)


def test_chance_must_be_owned_up_to() -> None:
    drawn = find("break-what-stops-you", "netrunner")
    data = json.loads(drawn.source)
    found = check(read({**data, "chance": "none"}))
    assert found.problems == ("chance: something was drawn; say 'fixed' or 'every'",)


def test_the_search_finds_a_solution_of_its_own() -> None:
    puzzle = read(duel(solution=[["end"]]))
    line = Search(puzzle, 2000).line(puzzle.table(quiet=True))
    assert line is not None
    assert [o.verb() for o in line] == ["shoot", "target"]


def test_what_others_answer_is_what_the_puzzle_says() -> None:
    """The Runner prevents what can be prevented, and still dies."""
    trial = Trial(find("through-the-armour", "netrunner"))
    for answer in trial.puzzle.solution:
        trial.answer(tuple(answer))
    assert trial.state == SOLVED
    given = [seat for seat, _ in neontable.kernel.events.unchain(trial.table.journal.answers)]
    assert 1 in given, "the other seat answered"


# -- the built-in ones
# -------------------------------------------------------------------------------------
GAMES = [name for name in neontable.game_names() if neontable.game(name).puzzles is not None]


@pytest.mark.parametrize("game", GAMES)
def test_every_house_puzzle_is_sound(game: str) -> None:
    assert len(built_in(game)) >= 12
    for puzzle in built_in(game):
        found = check(puzzle)
        assert found.problems == (), puzzle.id
        assert found.working < found.first, puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_every_house_puzzle_speaks_every_language(game: str) -> None:
    for puzzle in built_in(game):
        for words in (puzzle.title, puzzle.text):
            assert isinstance(words, dict), puzzle.id
            assert set(words) == set(LANGUAGES), puzzle.id
        for lang in LANGUAGES:
            assert render(puzzle.goal_text, lang)
            assert render(puzzle.limit_text, lang)
            assert has(puzzle.others_text.id, lang)
            assert has(puzzle.chance_text.id, lang)
            for step in (1, 2, 3):
                assert render(Trial(puzzle).hint(step).text, lang)


@pytest.mark.parametrize("game", GAMES)
def test_house_puzzles_grow_harder_and_have_names_of_their_own(game: str) -> None:
    found = built_in(game)
    assert len({p.difficulty for p in found}) >= 3
    titles = [p.titled(lang) for p in found for lang in LANGUAGES]
    assert len(set(titles)) >= len(titles) - 1  # Barbecue is Barbecue
    capability = neontable.game(game).puzzles
    assert capability is not None
    names = {f.name for f in capability.folder.iterdir() if f.name.endswith(".json")}
    assert names == {f"{p.id}.json" for p in found}


def test_a_puzzle_that_there_is_not_is_named() -> None:
    with pytest.raises(UnknownPuzzle, match="no puzzle is called 'nothing'"):
        find("nothing")
    with pytest.raises(UnknownPuzzle, match=r"'focuss' \(did you mean 'focus'"):
        find("focuss")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_long_search_agrees(game: str) -> None:
    for puzzle in built_in(game):
        found = check(puzzle, work=40_000, playouts=100)
        assert found.problems == (), puzzle.id
        assert found.working >= 1, puzzle.id
        assert found.refuted >= 1, puzzle.id


def test_the_example_of_the_documentation_is_sound() -> None:
    page = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
    (example,) = re.findall(r"```json puzzle\n(.*?)```", page, re.DOTALL)
    assert check(read(example)).problems == ()
    for game in GAMES:
        capability = neontable.game(game).puzzles
        assert capability is not None
        for goal in get_args(capability.goals):
            assert f"`{goal.__struct_config__.tag}`" in page or goal is Win
