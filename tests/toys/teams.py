"""Two toys about winning and losing together.

Raid: everybody against the vault.  A seat strikes with what luck gives it, or braces so that the
alarm does not rise; all have won when the vault is open, and all have lost when the alarm is too
high.

Pairs: two against two, partners across the table.  A seat pulls the rope by one to three for its
side, as long as it has the breath; the side that is ahead at the end has won.

Luck is a pile of cards that nobody sees.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from importlib.resources import files
from typing import ClassVar

import msgspec

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit
from neontable.kernel.frames import Frame, pop
from neontable.kernel.game import Game
from neontable.kernel.options import Noun, Option
from neontable.kernel.outcome import Outcome, Sides, between, together
from neontable.kernel.scene import Badge, Panel, Piece, Region, Scene
from neontable.kernel.setup import Setup
from neontable.kernel.show import Component, Show
from neontable.kernel.state import State
from neontable.kernel.table_options import Count
from neontable.kernel.text import Text, add_catalogue


def seat_text(seat: int) -> Text:
    return Text("tm-seat", (("n", seat + 1),))


class Strike(Option, frozen=True, tag="strike"):
    pass


class Brace(Option, frozen=True, tag="brace"):
    pass


class Pull(Option, frozen=True, tag="pull"):
    n: int


class Rest(Option, frozen=True, tag="rest"):
    pass


TeamsOption = Strike | Brace | Pull | Rest


class Turns(Frame):
    """Seat after seat, until the game says that it is over."""

    seat: int = 0
    at: str = "turn"

    def ask_turn(self, g: "Teams") -> Ask | None:
        return None if g.over else Ask(self.seat, f"tm-ask-{g.game}", self.offered(g))

    def offered(self, g: "Teams") -> list[TeamsOption]:
        if g.game == "raid":
            return [Strike(), Brace()]
        pulls: list[TeamsOption] = [Pull(n) for n in (1, 2, 3) if n <= g.breath[self.seat]]
        return pulls or [Rest()]

    def why_turn(self, g: "Teams", thing: Answer) -> str | None:
        return None if thing in self.offered(g) else "TM-TURN-001 tm-no-turn"

    def got_turn(self, g: "Teams", answer: TeamsOption) -> None:
        seat, self.seat = self.seat, (self.seat + 1) % len(g.effort)
        act(g, seat, answer)

    def do_turn(self, g: "Teams") -> None:
        emit(g, "tm-over")
        pop(g)


class Teams(State, kw_only=True):
    effort: list[int]
    """What each seat has done for its side."""
    breath: list[int]
    alarm: int = 0
    turns: int = 0
    goal: int
    limit: int
    luck: list[int] = []
    stack: list[Turns] = []

    @property
    def over(self) -> bool:
        if self.game == "raid":
            return sum(self.effort) >= self.goal or self.alarm >= self.limit
        return self.turns >= self.limit * len(self.effort)


def act(g: Teams, seat: int, answer: TeamsOption) -> None:
    g.turns += 1
    n = 0
    match answer:
        case Strike():
            n = luck(g)
            g.alarm += 1
        case Pull(force):
            n = force + luck(g)
            g.breath[seat] -= force
        case Brace() | Rest():
            g.breath[seat] = 3
    g.effort[seat] += n
    emit(g, f"tm-{answer.verb()}", who=seat, n=n)


def luck(g: Teams) -> int:
    card = g.luck.pop()
    if not g.luck:
        g.luck = new_luck()
        shuffle(g, g.luck)
    return card


def new_luck() -> list[int]:
    return [n for n in range(1, 7) for _ in range(4)]


class TeamsView(msgspec.Struct, frozen=True):
    seat: int
    game: str
    effort: tuple[int, ...]
    breath: tuple[int, ...]
    alarm: int
    turn: int


class TeamsShow(Show[TeamsView]):
    prefix = "tm"
    nouns = {"who": Noun(seat_text)}

    def scene(self, view: TeamsView) -> Scene:
        rope = Piece("rope", "token", "yard", Text(f"tm-{view.game}"), face=str(sum(view.effort)))
        panels = tuple(
            Panel(f"p{s}", "seat", self.argument("who", s), rows=(Badge("effort", n),), seat=s)
            for s, n in enumerate(view.effort)
        )
        region = Region("yard", "board", Text("tm-yard"), 0, 0, 6, 4)
        return Scene(view.game, 6, 4, (region,), (), (rope,), panels)

    def seat_text(self, seat: int) -> Text:
        return seat_text(seat)

    def components(self) -> Sequence[Component]:
        return [Component("rope", "token", Text("tm-pairs"), (), {}, 1, "designed", "a toy")]


class TeamsGame(Game[Teams, TeamsView, TeamsOption]):
    rules = 1
    state_type = Teams
    option_type = TeamsOption
    show = TeamsShow()
    rule_ids = frozenset({"TM-TURN-001"})

    def set_up(self, setup: Setup) -> Teams:
        g = Teams(
            game=self.name,
            rules=1,
            windows=setup.windows,
            key=setup.key,
            effort=[0] * setup.seats,
            breath=[3] * setup.seats,
            goal=setup.options.get("goal", 0),
            limit=setup.options["limit"],
            luck=new_luck(),
            stack=[Turns()],
        )
        shuffle(g, g.luck)
        return g

    def seat_count(self, g: Teams) -> int:
        return len(g.effort)

    def points_without(self, g: Teams, gone: Collection[int]) -> Sequence[int]:
        return g.effort

    def view(self, g: Teams, seat: int) -> TeamsView:
        turn = g.stack[-1].seat if g.stack else -1
        return TeamsView(seat, g.game, tuple(g.effort), tuple(g.breath), g.alarm, turn)

    def redeal(self, g: Teams, seat: int, key: str) -> Teams:
        world = g.clone()
        world.key, world.drawn = key, 0
        world.luck.sort()
        shuffle(world, world.luck)
        return world

    def check(self, g: Teams) -> list[str]:
        problems = []
        if not g.effort or len(g.breath) != len(g.effort):
            problems.append("breath: one number for each seat")
        if not g.luck or not Counter(g.luck) <= Counter(new_luck()):
            problems.append("luck: cards of 1 to 6, four of each at most, and one at least")
        if any(not 0 <= n <= 3 for n in g.breath):
            problems.append("breath: 0 to 3")
        if any(not 0 <= frame.seat < len(g.effort) for frame in g.stack):
            problems.append("stack: nobody sits there")
        if not g.stack and not g.over:
            problems.append("stack: it is somebody's turn")
        return problems


class RaidGame(TeamsGame):
    name = "raid"
    seats = (1, 4)
    usual_seats = 3
    options: ClassVar[Mapping[str, Count]] = {"goal": Count(24, 1, 99), "limit": Count(8, 1, 99)}

    def sides(self, setup: Setup) -> Sides:
        return (tuple(range(setup.seats)),)

    def outcome(self, g: Teams) -> Outcome:
        won = sum(g.effort) >= g.goal
        return together(won, g.effort, "tm-opened" if won else "tm-caught")


class PairsGame(TeamsGame):
    name = "pairs"
    seats = (4, 4)
    options: ClassVar[Mapping[str, Count]] = {"limit": Count(4, 1, 20)}

    def sides(self, setup: Setup) -> Sides:
        return ((0, 2), (1, 3))

    def outcome(self, g: Teams) -> Outcome:
        sides = ((0, 2), (1, 3))
        totals = [sum(g.effort[seat] for seat in side) for side in sides]
        best = [side for side, n in zip(sides, totals, strict=True) if n == max(totals)]
        return between(sides, best, g.effort, "tm-pulled" if len(best) == 1 else "tm-level")


add_catalogue("teams", files("tests.toys") / "team_words")
RAID, PAIRS = RaidGame(), PairsGame()
