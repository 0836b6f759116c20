"""Scripts: an option by its verb and fields, and clear words where a script does not fit."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import pytest

import neontable
from neontable.kernel import registry
from neontable.kernel.asks import Ask, ask_many, ask_number, ask_order
from neontable.kernel.events import Event, Journal
from neontable.kernel.options import Noun, Option, Word
from neontable.kernel.script import BadScript, Script
from neontable.kernel.show import Show
from neontable.kernel.text import Text
from tests.toys import bazaar

registry.add(bazaar.GAME)

CARDS = {1: "nt-yes", 2: "nt-no", 3: "nt-no"}
Card = Annotated[int, Noun(lambda card: f"@{CARDS[card]}")]


class Install(Option, frozen=True, tag="install"):
    card: str
    fort: int


class Use(Option, frozen=True, tag="use"):
    card: Card
    ability: int

    def words(self) -> Mapping[str, Word]:
        return {**super().words(), "does": Text("nt-number", (("n", self.ability),))}


class Pass(Option, frozen=True, tag="pass"):
    idle = True


class Wait(Option, frozen=True, tag="wait"):
    idle = True


class Game:
    show: Show[Any] = Show()


class Desk:
    """What a script needs of a table: questions one after another, and who answered what."""

    game = Game()

    def __init__(self, *asks: Ask | list[Ask]) -> None:
        self.game.show.prefix = "x"
        self.left = [a if isinstance(a, list) else [a] for a in asks]
        self.given: list[tuple[int, Any]] = []
        self.journal = Journal(True)

    @property
    def asks(self) -> list[Ask]:
        return self.left[0] if self.left else []

    @property
    def over(self) -> bool:
        return not self.left

    @property
    def events(self) -> list[Event]:
        return [Event("x-done", {})] if self.given else []

    def answer(self, seat: int, answer: Any) -> None:
        self.given.append((seat, answer))
        self.left[0] = [a for a in self.left[0] if a.seat != seat]
        if not self.left[0]:
            self.left.pop(0)


def script(*asks: Ask | list[Ask]) -> tuple[Script, list[tuple[int, Any]]]:
    desk = Desk(*asks)
    return Script(desk), desk.given  # type: ignore[arg-type]


OFFER: Sequence[Option] = [
    Install("wall", 3),
    Install("wall", 4),
    Install("gate", 3),
    Use(1, 0),
    Use(1, 1),
    Use(2, 0),
    Pass(),
]


def corp() -> Ask:
    return Ask(0, "x-act", OFFER)


@pytest.mark.parametrize(
    ("words", "fields", "taken"),
    [
        (("install", "wall", 4), {}, Install("wall", 4)),
        (("install",), {"card": "wall", "fort": 3}, Install("wall", 3)),
        (("install", "gate"), {}, Install("gate", 3)),
        (("install",), {"fort": 4}, Install("wall", 4)),
        (("use", 1), {"ability": 1}, Use(1, 1)),
        (("use", "Yes", 0), {}, Use(1, 0)),
        (("use",), {"card": "yes", "does": "1"}, Use(1, 1)),
        (("use",), {"card": "No"}, Use(2, 0)),
        ((Use(1, 1),), {}, Use(1, 1)),
    ],
)
def test_an_option_is_singled_out(
    words: tuple[Any, ...], fields: dict[str, Any], taken: Option
) -> None:
    play, given = script(corp())
    assert play.offered(*words, **fields)
    play.pick(*words, **fields)
    assert given == [(0, taken)]
    assert play.over
    assert play.happened("x-done")


@pytest.mark.parametrize(
    ("words", "fields", "said"),
    [
        (("install", "wal"), {}, r"install\('wal'\) is not offered"),
        (("wall",), {}, "not offered"),
        (("install", 3), {}, "not offered"),
        (("install",), {"fort": "3"}, "fits 2 options"),
        (("install",), {"room": 3}, "not offered"),
        (("install", "wall", 3, 9), {}, "not offered"),
        (
            ("install", "wall"),
            {},
            r"fits 2 options; name more of its fields:\n.*fort=3.*\n.*fort=4",
        ),
        (("use", True), {}, "not offered"),
        ((Install("wall", 5),), {}, r"Install\(card='wall', fort=5\) is not offered"),
    ],
)
def test_nothing_is_guessed(words: tuple[Any, ...], fields: dict[str, Any], said: str) -> None:
    play, given = script(corp())
    with pytest.raises(BadScript, match=said):
        play.pick(*words, **fields)
    assert given == []


def test_an_error_lists_what_was_offered() -> None:
    play, _ = script(corp())
    with pytest.raises(AssertionError) as failed:
        play.pick("run")
    words = str(failed.value)
    assert "seat 0 is asked x-act (pick)" in words
    assert "\n    install(card='wall', fort=3)" in words
    assert "\n    pass()" in words


def test_questions_are_expected_by_name() -> None:
    play, given = script(corp(), Ask(1, "x-other", [Pass(), Wait()]))
    play.expect("x-act").expect("x-act", seat=0)
    for id, seat in (("x-other", None), ("x-act", 1)):
        with pytest.raises(BadScript, match="is not asked"):
            play.expect(id, seat)
    with pytest.raises(BadScript, match="not over"):
        play.expect_over()
    play.pass_().expect("x-other", 1).pass_().expect_over()
    assert given == [(0, Pass()), (1, Pass())]
    with pytest.raises(BadScript, match=r"nobody is asked.*the game is over"):
        _ = play.ask


def test_passing() -> None:
    play, given = script(Ask(0, "a", [Wait(), Use(1, 0)]), Ask(1, "b", [Use(1, 0), Use(2, 0)]))
    play.pass_()
    assert given == [(0, Wait())]
    with pytest.raises(BadScript, match="nothing passes here"):
        play.pass_()
    play, given = script(Ask(0, "a", [Pass()]), Ask(1, "a", [Pass()]), corp())
    assert play.pass_to("x-act").ask.id == "x-act"
    assert len(given) == 2
    assert play.maybe("run").maybe("install", "gate").over


def test_several_seats_at_once() -> None:
    asks = [Ask(s, "x-bid", [Pass(), Use(1, s)]) for s in (0, 1)]
    play, given = script(list(asks))
    with pytest.raises(BadScript, match="several seats are asked"):
        _ = play.options
    with pytest.raises(BadScript, match="fits 2 options"):
        play.pick("pass")
    play.of(1).pick("pass")
    play.pick("use", ability=0)
    assert given == [(1, Pass()), (0, Use(1, 0))]


def test_numbers_several_things_and_orders() -> None:
    items = [Use(1, 0), Use(2, 0), Use(2, 0), Install("gate", 3)]
    play, given = script(
        ask_number(0, "n", 1, 5),
        ask_many(0, "m", items, 0, 4),
        ask_order(0, "o", [Install("a", 1), Install("b", 1)]),
    )
    with pytest.raises(BadScript, match="does not ask for several things"):
        play.choose(3)
    play.answer(3)
    with pytest.raises(BadScript, match="0 fits 3 things"):
        play.choose(0)
    with pytest.raises(BadScript, match="'wall' is not among the things"):
        play.choose("wall")
    play.choose("gate", "No", Use(2, 0))
    play.choose("b", "a")
    assert given == [
        (0, 3),
        (0, (Install("gate", 3), Use(2, 0), Use(2, 0))),
        (0, (Install("b", 1), Install("a", 1))),
    ]


def test_a_whole_game_by_names() -> None:
    """Whatever a toy offers, its verb and all its fields single it out."""
    rng = random.Random(3)
    table = bazaar.GAME.new(3, 3, every_ask=True)
    play = Script(table)
    picked = 0
    while not play.over:
        ask = play.asks[0]
        option = ask.options[rng.randrange(len(ask.options))]
        mine = play.of(ask.seat)
        if ask.kind == "pick":
            line = mine._line(ask, option)
            fields = eval(f"dict{line[line.index('(') : line.index(')') + 1]}")
            mine.pick(line[: line.index("(")], **fields)
            picked += 1
        elif ask.kind in ("many", "order"):
            mine.choose(*option)
        else:
            mine.answer(option)
    assert picked > 5
    assert len(play.events) > 10
    assert neontable.replay(table.record).digest == table.digest


def test_why_not_in_a_script() -> None:
    play = Script(bazaar.GAME.new(3, 3, every_ask=True))
    seat = play.asks[0].seat
    assert play.of(seat).why_not(("no such thing",)).rule.startswith("NT-")
