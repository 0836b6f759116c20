"""Table options, checked by the kernel."""

from __future__ import annotations

from pathlib import Path

import pytest

from neontable.cli.failure import BadInput, options_in
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Game
from neontable.kernel.table_options import Choice, Count, Written
from neontable.kernel.text import Text, render
from neontable.kernel.text_faults import TextFault


def rhyme_faults(text: str) -> list[TextFault]:
    """Each line ends in "o"."""
    lines = text.splitlines()
    found = [
        TextFault(Text("nt-no"), n, len(line))
        for n, line in enumerate(lines, 1)
        if line[-1:] != "o"
    ]
    return found if len(lines) > 1 else [*found, TextFault(Text("nt-none"))]


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
    [(3, "is a text; got 3"), (None, "is a text; got None"), ("x" * 21, "at most 20 char")],
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
