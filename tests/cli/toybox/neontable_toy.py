"""A toy game that asks every kind of question, for tests of what stands above the games.

Each round every seat moves on a square of four rooms, draws or rests; then all bid secretly.
At the end each seat keeps cards, orders three colours, points somewhere and says yes or no.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec

from neontable.kernel.asks import (
    Answer,
    Ask,
    ask_confirm,
    ask_many,
    ask_number,
    ask_order,
    ask_point,
)
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit, emit_but, emit_to
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.game import Game
from neontable.kernel.options import Noun, Option
from neontable.kernel.outcome import Outcome
from neontable.kernel.scene import Badge, Line, Panel, Piece, Region, Scene
from neontable.kernel.setup import Setup
from neontable.kernel.show import Component, Show
from neontable.kernel.state import State
from neontable.kernel.table_options import Choice, Count
from neontable.kernel.text import Text, add_catalogue, literal

NEAR = {0: (1, 2), 1: (0, 3), 2: (0, 3), 3: (1, 2)}


def seat_text(seat: int) -> Text:
    return Text("toy-seat", (("n", seat),))


class Move(Option, frozen=True, tag="move"):
    square: Annotated[int, Noun(thing=lambda square: ("move", square))]


class Draw(Option, frozen=True, tag="draw"):
    pass


class Rest(Option, frozen=True, tag="rest"):
    pass


class Card(Option, frozen=True, tag="card"):
    card: int


class Colour(Option, frozen=True, tag="colour"):
    colour: str

    def wording(self) -> str:
        return self.colour


COLOURS = (Colour("red"), Colour("green"), Colour("blue"))


class Rounds(Frame):
    left: int
    seat: int = 0
    at: str = "act"

    def ask_act(self, g: "Toy") -> Ask:
        moves: list[Option] = [Move(to) for to in NEAR[g.squares[self.seat]]]
        if g.deck:
            moves.append(Draw())
        return Ask(self.seat, "toy-ask-act", [*moves, Rest()], args=(("round", self.left),))

    def got_act(self, g: "Toy", answer: Move | Draw | Rest) -> None:
        seat = self.seat
        match answer:
            case Move(square):
                g.squares[seat] = square
                emit(g, "toy-moved", who=seat, square=square)
            case Draw():
                card = g.deck.pop()
                g.hands[seat].append(card)
                emit_to(g, seat, "toy-drew", card=card)
                emit_but(g, seat, "toy-drew-hidden", who=seat)
            case Rest() if g.fault:
                raise ZeroDivisionError("the toy breaks when somebody rests")
        self.seat += 1
        if self.seat == len(g.squares):
            self.at = "bid"
            push(g, Bids(list(range(self.seat)), [-1] * self.seat))

    def why_act(self, g: "Toy", thing: object) -> str | None:
        match thing:
            case Move(square) if square in NEAR:
                return "AD-MOVE-001 toy-no-far"
        return None

    def do_bid(self, g: "Toy") -> None:
        self.seat, self.left = 0, self.left - 1
        self.at = "act"
        if self.left == 0:
            pop(g)
            for seat in reversed(range(len(g.squares))):
                push(g, Last(seat))


class Bids(Frame):
    bidders: list[int]
    bids: list[int]
    at: str = "bid"
    together: ClassVar[frozenset[str]] = frozenset({"bid"})

    def ask_bid(self, g: "Toy") -> tuple[Ask, ...] | None:
        open_bids = [s for s in self.bidders if self.bids[s] < 0]
        return tuple(ask_number(s, "toy-ask-bid", 0, 9) for s in open_bids) or None

    def got_bid(self, g: "Toy", answer: int, seat: int) -> None:
        self.bids[seat] = answer

    def do_bid(self, g: "Toy") -> None:
        most = max(self.bids)
        for seat, bid in enumerate(self.bids):
            if bid == most:
                g.points[seat] += 1
                emit(g, "toy-won-bid", who=seat, n=bid)
        pop(g)


class Last(Frame):
    seat: int
    at: str = "keep"

    def ask_keep(self, g: "Toy") -> Ask:
        cards = [Card(c) for c in g.hands[self.seat]]
        return ask_many(self.seat, "toy-ask-keep", cards, 0, 2)

    def got_keep(self, g: "Toy", answer: tuple[Card, ...]) -> None:
        g.hands[self.seat] = [kept.card for kept in answer]
        self.at = "order"

    def ask_order(self, g: "Toy") -> Ask:
        return ask_order(self.seat, "toy-ask-order", COLOURS)

    def got_order(self, g: "Toy", answer: tuple[Colour, ...]) -> None:
        emit(g, "toy-ordered", who=self.seat, colour=answer[0].colour)
        self.at = "point"

    def ask_point(self, g: "Toy") -> Ask:
        return ask_point(self.seat, "toy-ask-point", (0, 0, 2, 2), ((0.5, 0.5), (1.5, 1.5)))

    def fits_point(self, g: "Toy", answer: tuple[float, float]) -> str | None:
        return "AD-MOVE-002 toy-no-far" if answer == (1, 1) else None

    def got_point(self, g: "Toy", answer: tuple[float, float]) -> None:
        self.at = "sure"

    def ask_sure(self, g: "Toy") -> Ask:
        return ask_confirm(self.seat, "toy-ask-sure")

    def got_sure(self, g: "Toy", answer: bool) -> None:
        if answer:
            g.points[self.seat] += 1
        pop(g)


class Toy(State):
    squares: list[int]
    hands: list[list[int]]
    points: list[int]
    deck: list[int]
    stack: list[Rounds | Bids | Last]
    fault: bool = False


class ToyView(msgspec.Struct):
    seat: int
    squares: list[int]
    points: list[int]
    hand: list[int]
    sizes: list[int]


class ToyShow(Show[ToyView]):
    prefix = "toy"
    nouns = {"who": Noun(seat_text), "colour": Noun(literal)}

    def scene(self, view: ToyView) -> Scene:
        regions = tuple(
            Region(f"sq{i}", "square", Text("toy-square", (("square", i),)), i % 2, i // 2, 1, 1)
            for i in range(4)
        )
        lines = (
            Line("wall", 0, 0, 2, 0), Line("wall", 0, 2, 2, 2), Line("wall", 0, 0, 0, 2),
            Line("wall", 2, 0, 2, 2), Line("door", 1, 0, 1, 1), Line("open", 0, 1, 1, 1),
            Line("wall", 1, 1, 1, 2), Line("door", 1, 1, 2, 1),
        )  # fmt: skip
        figures = tuple(
            Piece(
                f"figure{s}", "figure", f"sq{at}", self.text("toy-figure", {"who": s}),
                badges=(Badge("cards", view.sizes[s]),), thing=("move", at),
            )
            for s, at in enumerate(view.squares)
        )  # fmt: skip
        hand = tuple(
            Piece(f"card{c}", "card", "hand", self.text("toy-opt-card", {"card": c}))
            for c in view.hand
        )
        panels = tuple(
            Panel(
                f"seat{s}", "player", self.text("toy-figure", {"who": s}),
                rows=(Badge("points", points),), seat=s,
                pieces=tuple(p.id for p in hand) if s == view.seat else (),
            )
            for s, points in enumerate(view.points)
        )  # fmt: skip
        return Scene("toy", 2, 2, regions, lines, figures + hand, panels)

    def components(self) -> Sequence[Component]:
        return [
            Component(
                f"card{n}", "card", self.text("toy-opt-card", {"card": n}),
                (Text("toy-card-text"),), {"value": n}, 1, "designed", "ours", ("AD-MOVE-001",),
            )
            for n in range(3)
        ]  # fmt: skip


class ToyGame(Game[Toy, ToyView, Any]):
    name = "toy"
    rules = 1
    seats = (2, 4)
    options: ClassVar[Mapping[str, Choice | Count]] = {
        "rounds": Count(3, 1, 200),
        "fault": Choice(False, (False, True)),
    }
    state_type = Toy
    option_type = Move | Draw | Rest | Card | Colour
    show = ToyShow()

    def set_up(self, setup: Setup) -> Toy:
        seats, options = setup.seats, setup.options
        g = Toy(
            game="toy", rules=1, windows=setup.windows, key=setup.key, squares=[0] * seats,
            hands=[[] for _ in range(seats)], points=[0] * seats, deck=list(range(12)),
            stack=[Rounds(options["rounds"])], fault=options["fault"],
        )  # fmt: skip
        shuffle(g, g.deck)
        return g

    def seat_count(self, g: Toy) -> int:
        return len(g.squares)

    def outcome(self, g: Toy) -> Outcome:
        places = sorted(set(g.points), reverse=True)
        ranking = tuple(tuple(s for s, p in enumerate(g.points) if p == place) for place in places)
        return Outcome(ranking[0], tuple(g.points), ranking, "toy-how-rounds")

    def view(self, g: Toy, seat: int) -> ToyView:
        hand = list(g.hands[seat]) if seat >= 0 else []
        return ToyView(seat, list(g.squares), list(g.points), hand, [len(h) for h in g.hands])

    def redeal(self, g: Toy, seat: int, key: str) -> State:
        copy = g.clone()
        copy.key, copy.drawn = key, 0
        return copy

    def check(self, g: Toy) -> list[str]:
        cards = len(g.deck) + sum(map(len, g.hands))
        return [f"deck: {cards} cards in all"] if cards > 12 else []


class LastOption:
    """A bot: always the last option, so that games against it are foreseeable."""

    def __init__(self, game: Game, seat: int, seed: int | str | None) -> None:
        self.seat = seat

    def choose(self, table: Any, ask: Ask) -> Answer:
        return ask.options[-1]


add_catalogue("toy", Path(__file__).parent / "toy_words")
GAME = ToyGame()
GAME.bots = {"last": LastOption}
