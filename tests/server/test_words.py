"""Everything the server refuses has words, in both languages; what is written is also used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from neontable.kernel import registry
from neontable.kernel.text import ids
from neontable.server import app, protocol, seat_view

SOURCES = "\n".join(p.read_text("utf-8") for p in Path(seat_view.__file__).parent.glob("*.py"))


def used() -> set[str]:
    faults = set(re.findall(r'Fault\(\s*\d+, "([a-z-]+)"', SOURCES)) | set(app._CODES.values())
    faults |= set(re.findall(r'return \d+, "([a-z-]+)"', SOURCES)) | {"failed", "unable"}
    refusals = set(re.findall(r'refuse\("([a-z-]+)"', SOURCES))
    refusals |= set(re.findall(r'Unable\("([a-z-]+)"', SOURCES))
    return {f"srv-fault-{code}" for code in faults} | {f"srv-refused-{code}" for code in refusals}


def test_a_window_in_which_nothing_can_be_done_says_so() -> None:
    """A page may pass it by itself; to be asked no more is nothing that one does."""
    table = registry.game("netrunner").new(2, 3, windows=True)
    idle = {}
    for _ in range(12):
        (ask,) = table.asks
        shown = seat_view.ask(table.game, ask, "en", {})
        idle.setdefault((ask.id, ask.seat), (shown.idle, [o.answer.verb() for o in shown.options]))
        table.answer(ask.seat, ask.default_answer)
    assert idle["nr-ask-corp", 0][0] is False
    assert idle["nr-window-action", 1] == (True, ["pass", "mute"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusal_has_words(lang: str) -> None:
    assert len(used()) > 40
    assert used() <= ids(lang)


def test_no_words_of_the_server_are_left_over() -> None:
    said = {id for id in ids("en") if id.startswith(("srv-fault-", "srv-refused-"))}
    direct = {f"srv-{id}" for id in re.findall(r'server_text\(\s*"([a-z-]+)"', SOURCES)}
    indirect = {f"srv-refused-{code}" for code in ("over", "paused", "no-undo", "not-asked")}
    assert said - used() - direct - indirect == set()


def test_both_languages_say_the_same_things() -> None:
    assert {i for i in ids("en") if i.startswith("srv-")} == {
        i for i in ids("fr") if i.startswith("srv-")
    }


def test_every_struct_of_the_wire_explains_itself_or_is_plain() -> None:
    """What leaves and what comes in differ: only the latter is strict about fields."""
    for name, value in vars(protocol).items():
        if isinstance(value, type) and issubclass(value, protocol.Asked):
            assert value.__struct_config__.forbid_unknown_fields, name
