"""Frames: steps, results, forced answers, and the limits that turn a loop into an error."""

from typing import Any, ClassVar

import msgspec
import pytest

from neontable.kernel.asks import Ask, ask_point
from neontable.kernel.errors import RulesFault, RulesLoop
from neontable.kernel.frames import DEPTH_LIMIT, Frame, advance, give, pop, push
from neontable.kernel.options import Option
from neontable.kit.options import PASS, Pass


class Letter(Option, frozen=True, tag="letter"):
    letter: str


A, B, SKIP = Letter("a"), Letter("b"), Letter("skip")


class G:
    """As much of a state as the loop needs."""

    def __init__(self, *stack: Frame, windows: bool = False) -> None:
        self.stack = list(stack)
        self.windows = windows
        self.every_ask = False
        self.log: list[Any] = []


class Asker(Frame):
    options: list[Letter | Pass]
    window: bool = False
    at: str = "choose"

    def ask_choose(self, g: G) -> Ask | None:
        return Ask(0, "q", self.options, window=self.window) if self.options != [SKIP] else None

    def got_choose(self, g: G, answer: Any) -> None:
        g.log.append(answer)
        pop(g, answer)

    def do_choose(self, g: G) -> None:
        g.log.append("did")
        pop(g)


class Parent(Frame):
    at: str = "first"

    def do_first(self, g: G) -> None:
        self.at = "second"
        push(g, Asker([A, B]))

    def back_second(self, g: G, result: Any) -> None:
        g.log.append(("result", result))

    def do_second(self, g: G) -> None:
        pop(g)


class Several(Frame):
    left: list[int]
    options: list[Letter | Pass]
    at: str = "all"

    together: ClassVar[frozenset[str]] = frozenset({"all"})

    def ask_all(self, g: G) -> tuple[Ask, ...] | None:
        return tuple(Ask(s, "q", self.options) for s in self.left) or None

    def got_all(self, g: G, answer: Any, seat: int) -> None:
        g.log.append((seat, answer))
        self.left.remove(seat)

    def do_all(self, g: G) -> None:
        pop(g)


class Lone(Several):
    def ask_all(self, g: G) -> Any:
        return Ask(self.left[0], "q", self.options) if self.left else None


def test_a_question_stops_the_loop_and_its_answer_goes_on() -> None:
    g = G(Asker([A, B]))
    asked = advance(g)
    assert isinstance(asked, Ask)
    assert g.log == []
    give(g, B, 0)
    assert advance(g) is None
    assert g.log == [B]


def test_one_possible_answer_is_given_by_the_kernel() -> None:
    g = G(Asker([A]))
    assert advance(g) is None
    assert g.log == [A]


def test_a_window_is_asked_where_people_play() -> None:
    assert advance(G(Asker([PASS], window=True))) is None
    assert advance(G(Asker([PASS], window=True), windows=True)) is not None
    assert advance(G(Asker([PASS]), windows=True)) is None


def test_a_table_that_shows_every_ask_asks_also_without_a_choice() -> None:
    g = G(Asker([("pass",)]))
    g.every_ask = True
    ask = advance(g)
    assert isinstance(ask, Ask)
    assert list(ask.options) == [("pass",)]
    give(g, ("pass",), ask.seat)
    assert advance(g) is None


def test_no_question_takes_the_step_itself() -> None:
    g = G(Asker([SKIP]))
    assert advance(g) is None
    assert g.log == ["did"]


def test_the_parent_learns_the_result() -> None:
    g = G(Parent())
    advance(g)
    give(g, A, 0)
    assert advance(g) is None
    assert g.log == [A, ("result", A)]


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    g = G(Several([0, 1, 2], [A, B]))
    asked = advance(g)
    assert isinstance(asked, tuple)
    assert [a.seat for a in asked] == [0, 1, 2]
    give(g, B, 1)
    asked = advance(g)
    assert isinstance(asked, tuple)
    assert [a.seat for a in asked] == [0, 2]


@pytest.mark.parametrize("kind", [Several, Lone])
def test_forced_answers_of_several_keep_their_seats(kind: type[Several]) -> None:
    g = G(kind([2, 0], [A]))
    assert advance(g) is None
    assert g.log == [(2, A), (0, A)]


def test_a_point_with_one_sample_is_still_a_choice() -> None:
    class Pointer(Asker):
        def ask_choose(self, g: G) -> Ask:
            return ask_point(0, "q", (0, 0, 9, 9), [(1.0, 1.0)])

    assert advance(G(Pointer([]))) is not None


def test_an_ask_without_an_option_is_a_fault() -> None:
    with pytest.raises(RulesFault, match="without an option"):
        advance(G(Asker([])))
    with pytest.raises(RulesFault, match="without an option"):
        advance(G(Several([1], [])))


def test_a_step_that_is_not_there_is_a_fault() -> None:
    with pytest.raises(RulesFault, match="'nowhere'"):
        advance(G(Parent(at="nowhere")))


def test_every_ask_needs_its_got() -> None:
    with pytest.raises(TypeError, match="lonely"):

        class Lonely(Frame):
            at: str = "lonely"

            def ask_lonely(self, g: G) -> Ask | None:
                return None


class Circle(Frame):
    at: str = "a"

    def do_a(self, g: G) -> None:
        self.at = "b"

    def do_b(self, g: G) -> None:
        self.at = "a"


class Well(Frame):
    at: str = "down"

    def do_down(self, g: G) -> None:
        push(g, Well())


def test_a_circle_ends_in_an_error_that_names_the_steps() -> None:
    with pytest.raises(RulesLoop, match=r"Circle\.(a|b)"):
        advance(G(Circle()))


def test_a_well_ends_in_an_error_at_the_depth_limit() -> None:
    g = G(Well())
    with pytest.raises(RulesLoop, match="Well"):
        advance(g)
    assert len(g.stack) == DEPTH_LIMIT + 1


def test_a_loop_is_a_kind_of_fault() -> None:
    assert issubclass(RulesLoop, RulesFault)


def test_a_frame_is_plain_data() -> None:
    stack = [Parent(at="second"), Asker([A])]
    data = msgspec.json.encode(stack)
    assert msgspec.json.decode(data, type=list[Parent | Asker]) == stack
