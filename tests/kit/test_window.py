"""Response windows: order, passes, plays that reopen and plays that do not."""

from collections.abc import Sequence
from typing import Any, ClassVar

from neontable.kernel.asks import Ask
from neontable.kernel.frames import advance, give
from neontable.kernel.options import Option
from neontable.kit.options import PASS, Mute
from neontable.kit.window import Window


class Play(Option, frozen=True, tag="play"):
    n: int


class G:
    def __init__(self, hands: list[int], windows: bool = False) -> None:
        self.hands = hands
        self.windows = windows
        self.every_ask = False
        self.stack: list[Priority] = []
        self.log: list[Any] = []


class Priority(Window[G, Play]):
    def question(self, g: G) -> str:
        return "q"

    def plays(self, g: G, seat: int) -> list[Play]:
        return [Play(i) for i in range(g.hands[seat])]

    def play(self, g: G, seat: int, option: Play) -> None:
        g.hands[seat] -= 1
        g.log.append((seat, option))

    def closed(self, g: G) -> None:
        assert self not in g.stack
        g.log.append("closed")


class Stretch(Priority):
    reopens: ClassVar[bool] = False


def asked(g: G) -> Ask | None:
    ask = advance(g)
    assert ask is None or isinstance(ask, Ask)
    return ask


def run(g: G, answers: list[Option]) -> list[int]:
    """The seats in the order they were asked."""
    seats = []
    for answer in answers:
        ask = asked(g)
        assert ask is not None
        assert answer in ask.options
        seats.append(ask.seat)
        give(g, answer, ask.seat)
    assert asked(g) is None
    return seats


def test_all_pass_in_order_and_it_closes() -> None:
    g = G([1, 1, 1])
    g.stack = [Priority([2, 0, 1])]
    assert run(g, [PASS, PASS, PASS]) == [2, 0, 1]
    assert g.log == ["closed"]


def test_a_play_clears_the_passes() -> None:
    g = G([1, 2, 1])
    g.stack = [Priority([0, 1, 2])]
    seats = run(g, [PASS, Play(0), PASS, PASS, PASS])
    assert seats == [0, 1, 2, 0, 1]
    assert g.log == [(1, Play(0)), "closed"]


def test_without_reopening_a_pass_is_for_good() -> None:
    g = G([2, 2])
    g.stack = [Stretch([0, 1])]
    seats = run(g, [Play(1), PASS, Play(0), PASS])
    assert seats == [0, 0, 1, 1]
    assert g.log == [(0, Play(1)), (1, Play(0)), "closed"]


def test_an_empty_hand_is_asked_only_where_silence_would_reveal_it() -> None:
    quick = G([0, 1, 0])
    quick.stack = [Priority([0, 1, 2])]
    assert run(quick, [PASS]) == [1]
    people = G([0, 1, 0], windows=True)
    people.stack = [Priority([0, 1, 2])]
    assert run(people, [PASS, PASS, PASS]) == [0, 1, 2]


def test_a_window_for_nobody_closes_at_once() -> None:
    g = G([])
    g.stack = [Priority([])]
    assert asked(g) is None
    assert g.log == ["closed"]


# -- what some windows do besides ------------------------------------------------------------------
class Guarded(Priority, kw_only=True):
    """A play of 0 keeps the chance; three plays end it; people may mute it."""

    kind: str = "guarded"

    def goes_on(self, option: Play) -> bool:
        return option.n == 0

    def boldly(self, plays: Sequence[Play]) -> bool:
        return len(plays) > 2

    def cut_short(self, g: G) -> bool:
        return self.played >= 3

    def muting(self) -> Mute:
        return Mute(self.kind)

    def muted(self, g: G, seat: int) -> bool:
        return (seat, self.kind) in g.log

    def mute(self, g: G, seat: int) -> None:
        g.log.append((seat, self.kind))


def test_a_play_may_leave_the_chance_with_who_played() -> None:
    g = G([2, 1])
    g.stack = [Guarded([0, 1])]
    assert run(g, [Play(0), Play(0), PASS]) == [0, 0, 1], "seat 0 can only pass then"
    assert g.log == [(0, Play(0)), (0, Play(0)), "closed"]


def test_a_window_may_be_cut_short() -> None:
    g = G([3, 3])
    g.stack = [Guarded([0, 1])]
    assert run(g, [Play(0), Play(0), Play(0)]) == [0, 0, 0]
    assert g.log[-1] == "closed"


def test_bold_plays_come_before_passing_which_stays_the_default() -> None:
    g = G([3, 2])
    g.stack = [Guarded([0, 1])]
    ask = asked(g)
    assert ask is not None
    assert list(ask.options) == [Play(0), Play(1), Play(2), PASS]
    assert ask.default_answer == PASS
    give(g, PASS, 0)
    ask = asked(g)
    assert ask is not None
    assert list(ask.options) == [PASS, Play(0), Play(1)]


def test_who_muted_windows_of_a_kind_is_passed_over() -> None:
    g = G([0, 0], windows=True)
    g.stack = [Guarded([0, 1])]
    assert run(g, [Mute("guarded"), PASS]) == [0, 1]
    g.stack = [Guarded([0, 1])]
    assert run(g, [PASS]) == [1]
    g.stack = [Guarded([0, 1], kind="other")]
    assert run(g, [PASS, PASS]) == [0, 1], "another kind"


def test_nobody_is_offered_to_mute_where_windows_are_not_shown() -> None:
    g = G([1, 0])
    g.stack = [Guarded([0, 1])]
    ask = asked(g)
    assert ask is not None
    assert list(ask.options) == [PASS, Play(0)]
