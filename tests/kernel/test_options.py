"""Table options, checked by the kernel; and the hooks of games that have decks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from neontable.cli.failure import BadInput, options_in
from neontable.cli.seats import brought
from neontable.kernel.deck import DeckProblem, DeckReport
from neontable.kernel.errors import BadDeck, BadOption
from neontable.kernel.faults import Fault
from neontable.kernel.game import Brought, Choice, Count, Game, Written
from neontable.kernel.text import Text, render


def rhyme_faults(text: str) -> list[Fault]:
    """Each line ends in "o"."""
    lines = text.splitlines()
    found = [
        Fault(Text("nt-no"), n, len(line)) for n, line in enumerate(lines, 1) if line[-1:] != "o"
    ]
    return found if len(lines) > 1 else [*found, Fault(Text("nt-none"))]


class Plain(Game):
    name = "plain"
    seats = (2, 2)
    options = {
        "motto": Written("none", most=20),
        "rhyme": Written("", check=rhyme_faults),
        "turns": Count(3, 1, 9),
        "fast": Choice(False, (False, True)),
    }


def test_a_text_is_an_option_of_one_line_or_many() -> None:
    game = Plain()
    assert game.checked_options(2, {})["motto"] == "none"
    for text in ("", "two\nlines", "3", "true", "@home"):
        assert game.checked_options(2, {"motto": text})["motto"] == text


def test_a_text_is_refused_with_every_fault_at_its_place() -> None:
    game = Plain()
    assert game.checked_options(2, {"rhyme": ""})["rhyme"] == "", "the default is never looked at"
    assert game.checked_options(2, {"rhyme": "allegro\nmoderato"})["rhyme"]
    with pytest.raises(BadOption) as caught:
        game.checked_options(2, {"rhyme": "vivace"})
    assert str(caught.value) == ("option 'rhyme' of plain:\n  - line 1, column 6: no\n  - none")
    assert caught.value.text is not None
    assert render(caught.value.text, "fr") == "ligne 1, colonne 6\N{NO-BREAK SPACE}: non\nrien"


@pytest.mark.parametrize(
    ("value", "message"),
    [(3, "is a text; came 3"), (None, "is a text; came None"), ("x" * 21, "at most 20 char")],
)
def test_what_is_no_text_is_refused(value: object, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Plain().checked_options(2, {"motto": value})


def test_an_option_may_be_typed_or_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "motto.txt"
    file.write_bytes("\ufeffcafé\r\nthe end\n".encode())
    found = options_in(["turns=4", f"motto=@{file}", "fast = yes"])
    assert found == {"turns": "4", "motto": "café\r\nthe end\n", "fast": "yes"}
    assert Plain().checked_options(2, found)["fast"] is True
    with pytest.raises(FileNotFoundError):
        options_in(["motto=@" + str(tmp_path / "nobody")])
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="is no text"):
        options_in([f"motto=@{file}"])


def test_a_game_has_no_decks_unless_it_says_so() -> None:
    game = Plain()
    assert list(game.decks()) == []
    for ask in (lambda: game.deck("x"), lambda: game.check_deck("x"), lambda: game.sealed(1, "a")):
        with pytest.raises(BadOption, match="plain is not played with decks"):
            ask()


class Decked(Game):
    """Decks are lists of letters; `strict` allows none twice."""

    name = "decked"
    seats = (2, 2)
    deals_decks = "dealt"
    options = {
        "red": Brought("ab", side="red", seat=1),
        "late": Brought("", side="blue", seat=1, second=True),
        "blue": Brought("cc", side="blue", seat=0),
        "strict": Choice(False, (False, True)),
        "dealt": Choice(False, (False, True)),
    }

    def check_brought(self, name: str, value: str, options: Mapping[str, Any]) -> DeckReport:
        wrong = options["strict"] and len(set(value)) < len(value)
        problem = DeckProblem(1, "NT-1", Text("nt-no"))
        return DeckReport((problem,) if wrong else (), None)


def test_decks_are_judged_by_the_options_of_their_table() -> None:
    game = Decked()
    assert game.checked_options(2, {"red": "aa"})["red"] == "aa"
    with pytest.raises(BadDeck) as caught:
        game.checked_options(2, {"strict": True, "blue": "c", "red": "aa"})
    assert str(caught.value) == "option 'red' of decked is not legal:\n  - line 1: no (NT-1)"
    assert [p.rule for p in caught.value.problems] == ["NT-1"]
    # The usual deck as well as one that was brought; but not before all are there.
    with pytest.raises(BadDeck, match="option 'blue'"):
        game.checked_options(2, {"strict": True})
    assert game.filled_options(2, {"strict": True})["blue"] == "cc"


def test_where_the_table_makes_the_decks_nobody_brings_one() -> None:
    game = Decked()
    assert game.checked_options(2, {"dealt": True, "strict": True})["blue"] == "cc"
    with pytest.raises(BadOption, match="with 'dealt' nobody brings a deck; came red"):
        game.checked_options(2, {"dealt": True, "red": "a"})


def test_the_decks_of_a_person_in_the_terminal(tmp_path: Path) -> None:
    game = Decked()
    file = tmp_path / "mine.txt"
    file.write_text("x\ny\n")
    assert brought(game, ["bot", "human"], [f"@{file}", "qq"]) == {"red": "x\ny\n", "late": "qq"}
    assert brought(game, ["human", "bot"], ["z"]) == {"blue": "z"}
    assert brought(game, ["bot", "bot"], []) == {}
    with pytest.raises(BadInput, match="seat 0 of decked brings 1 decks; came 2"):
        brought(game, ["human", "human"], ["a", "b"])
    with pytest.raises(BadInput, match="there is none"):
        brought(game, ["bot", "bot"], ["a"])
