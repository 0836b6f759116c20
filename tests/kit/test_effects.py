"""Effects in order, effects of one moment, and choices, in a game of three verbs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Union

import msgspec
import pytest

from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, advance, give, push
from neontable.kernel.options import Option
from neontable.kit.choices import Arguments, ChooseFrom, ChooseNumber, ChooseOne
from neontable.kit.effects import InOrder, book_of
from neontable.kit.triggers import InChosenOrder, Waiting


class G:
    """A pool, a row of things, and a stack."""

    def __init__(self, *things: int, windows: bool = False) -> None:
        self.things = list(things)
        self.pool = 0
        self.windows = windows
        self.every_ask = False
        self.stack: list[Frame] = []
        self.results: list[object] = []


class Thing(Option, frozen=True, tag="thing"):
    n: int


class Nothing(Option, frozen=True, tag="none"):
    pass


class Yes(Option, frozen=True, tag="yes"):
    pass


class No(Option, frozen=True, tag="no"):
    pass


# -- verbs ---------------------------------------------------------------------------------------
class Verb(msgspec.Struct, frozen=True):
    def do(self, g: G, fx: Effects) -> None:
        raise NotImplementedError

    def then(self, g: G, fx: Effects, result: object) -> None:
        """Mostly nothing."""

    def parts(self) -> Iterator[tuple[str, tuple[Verb, ...]]]:
        return iter(())


class Gain(Verb, frozen=True):
    n: int

    def do(self, g: G, fx: Effects) -> None:
        g.pool += self.n


class Stop(Verb, frozen=True):
    def do(self, g: G, fx: Effects) -> None:
        fx.skip()


class Break(Verb, frozen=True):
    """Choose things, and take them away."""

    lo: int = 1
    hi: int = 1

    def do(self, g: G, fx: Effects) -> None:
        push(g, Choose(0, "q", "row", self.lo, self.hi))

    def then(self, g: G, fx: Effects, result: object) -> None:
        assert isinstance(result, tuple)
        g.results.append(result)
        for thing in result:
            g.things.remove(thing.n)


class May(Verb, frozen=True):
    effects: tuple[Verb, ...]

    def do(self, g: G, fx: Effects) -> None:
        push(g, Offer(0, "may"))

    def then(self, g: G, fx: Effects, result: object) -> None:
        if result == Yes():
            push(g, Effects(fx.inner(fx.path, "yes")))

    def parts(self) -> Iterator[tuple[str, tuple[Verb, ...]]]:
        yield "yes", self.effects


BOOK = book_of(
    [
        ("gain", (Gain(1), Gain(2))),
        ("stopped", (Gain(1), Stop(), Gain(5))),
        ("break", (Break(), Gain(1))),
        ("break-many", (Break(0, 2),)),
        ("may", (Gain(1), May((Gain(4), May((Gain(10),)))), Gain(100))),
    ]
)


# -- frames --------------------------------------------------------------------------------------
class Effects(InOrder):
    path: str

    def effects(self) -> tuple[Verb, ...]:
        found: tuple[Verb, ...] = BOOK[self.path]
        return found


class Choose(ChooseFrom):
    at: str = "choose"

    def seat(self, g: G) -> int:
        return self.side

    def words(self, g: G) -> Arguments:
        return (("n", len(g.things)),)

    def candidates(self, g: G) -> list[Thing]:
        return [Thing(n) for n in g.things]

    def nothing(self) -> Nothing:
        return Nothing()


class Offer(ChooseOne):
    at: str = "offer"

    def seat(self, g: G) -> int:
        return self.side

    def open_decisions(self, g: G) -> Sequence[Option]:
        return (Yes(), No())


class Number(ChooseNumber):
    at: str = "number"

    def seat(self, g: G) -> int:
        return self.side


class Moment(InChosenOrder):
    def question(self, g: G) -> str:
        return "which"

    def orders(self, g: G) -> int:
        return 1

    def option(self, g: G, waiting: Waiting) -> Thing:
        return Thing(waiting[0])

    def begin(self, g: G, waiting: Waiting) -> None:
        if waiting[0] in g.things:
            push(g, Effects(waiting[1]))


class Parent(Frame):
    child: str
    at: str = "begin"

    def do_begin(self, g: G) -> None:
        self.at = "end"
        frames = {
            "none": Choose(0, "q", "row", 0, 1),
            "one": Choose(0, "q", "row"),
            "number": Number(0, "how many", 2, 5),
        }
        push(g, frames[self.child])

    def back_end(self, g: G, result: object) -> None:
        g.results.append(result)

    def do_end(self, g: G) -> None:
        g.stack.pop()


def asked(g: G) -> Ask:
    ask = advance(g)
    assert isinstance(ask, Ask)
    return ask


def answer(g: G, what: Any) -> None:
    give(g, what, asked(g).seat)


# -- effects --------------------------------------------------------------------------------------
def test_the_book_has_every_part_by_its_path() -> None:
    assert BOOK["may.1.yes"] == (Gain(4), May((Gain(10),)))
    assert BOOK["may.1.yes.1.yes"] == (Gain(10),)
    assert {path for path in BOOK if path.startswith("may")} == {
        "may",
        "may.1.yes",
        "may.1.yes.1.yes",
    }


def test_effects_come_in_order_and_the_rest_may_be_left_out() -> None:
    for path, pool in (("gain", 3), ("stopped", 1)):
        g = G()
        g.stack = [Effects(path)]
        assert advance(g) is None
        assert (g.pool, g.stack) == (pool, [])


@pytest.mark.parametrize(
    ("answers", "pool"), [([No()], 101), ([Yes(), No()], 105), ([Yes(), Yes()], 115)]
)
def test_an_effect_inside_another_is_found_by_its_path(answers: list[Option], pool: int) -> None:
    g = G()
    g.stack = [Effects("may")]
    for given in answers:
        answer(g, given)
    assert advance(g) is None
    assert g.pool == pool


def test_effects_in_the_middle_of_a_choice_are_plain_data() -> None:
    g = G()
    g.stack = [Effects("may")]
    answer(g, Yes())
    asked(g)
    stack: Any = list[Union[Effects, Offer, Choose]]  # noqa: UP007
    again = msgspec.json.decode(msgspec.json.encode(g.stack), type=stack)
    assert again == g.stack
    assert [f.path for f in g.stack if isinstance(f, Effects)] == ["may", "may.1.yes"]


def test_plain_effects_need_no_frame() -> None:
    g = G()
    Effects("gain").at_once(g)
    assert (g.pool, g.stack) == (3, [])


# -- choices --------------------------------------------------------------------------------------
def test_an_effect_learns_what_was_chosen() -> None:
    g = G(7, 8)
    g.stack = [Effects("break")]
    assert asked(g).args == (("n", 2),)
    answer(g, Thing(8))
    assert advance(g) is None
    assert (g.things, g.pool, g.results) == ([7], 1, [(Thing(8),)])


def test_nothing_to_choose_from_is_nothing_chosen() -> None:
    g = G()
    g.stack = [Effects("break")]
    assert advance(g) is None
    assert (g.results, g.pool) == ([()], 1)


def test_several_things_up_to_what_there_is() -> None:
    g = G(1, 2, 3)
    g.stack = [Effects("break-many")]
    ask = asked(g)
    assert (ask.kind, ask.lo, ask.hi) == ("many", 0, 2)
    answer(g, (Thing(1), Thing(3)))
    assert advance(g) is None
    assert g.things == [2]


def test_who_may_choose_nothing_is_asked_where_people_play() -> None:
    g = G(windows=True)
    g.stack = [Parent("none")]
    assert list(asked(g).options) == [Nothing()]
    answer(g, Nothing())
    assert advance(g) is None
    assert g.results == [()]
    g = G(5)
    g.stack = [Parent("none")]
    ask = asked(g)
    assert list(ask.options) == [Thing(5), Nothing()]
    assert ask.default_answer == Nothing()


def test_one_thing_alone_is_asked_about_only_where_that_is_a_secret() -> None:
    g = G(5, windows=True)
    g.stack = [Parent("one")]
    assert advance(g) is None
    assert g.results == [(Thing(5),)]
    g = G(5, windows=True)
    g.stack = [Choose(0, "q", "row", window=True)]
    assert list(asked(g).options) == [Thing(5)]


def test_a_number() -> None:
    g = G()
    g.stack = [Parent("number")]
    ask = asked(g)
    assert (ask.lo, ask.hi, ask.default_answer) == (2, 5, 2)
    answer(g, 4)
    assert advance(g) is None
    assert g.results == [4]


# -- effects of one moment -----------------------------------------------------------------------
def test_somebody_says_which_effect_comes_next() -> None:
    g = G(1, 2, 3)
    g.stack = [Moment([(1, "gain"), (2, "break"), (3, "gain")])]
    ask = asked(g)
    assert (ask.seat, list(ask.options)) == (1, [Thing(1), Thing(2), Thing(3)])
    answer(g, Thing(2))
    answer(g, Thing(1))
    assert g.things == [2, 3], "what the effect took away is gone before its own turn comes"
    answer(g, Thing(3))
    assert advance(g) is None
    assert g.pool == 4, "1 from the second, 3 from the third"


def test_the_last_effect_needs_no_question() -> None:
    g = G(1)
    g.stack = [Moment([(1, "gain")])]
    assert advance(g) is None
    assert g.pool == 3
