"""The Bazaar: a toy game that uses every part of the kernel and kit once.

Each round opens with a secret auction for the lead.  On a turn a seat takes a coin and a token and
may play a token; everybody may answer with tricks, each of which turns the play off or on again.
Tokens are hidden in hands, return to the bag under new ids, and coins are never made or lost.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import product
from typing import Annotated, Any, ClassVar

import msgspec

from neontable.kernel.asks import (
    Ask,
    ask_confirm,
    ask_many,
    ask_number,
    ask_order,
    ask_point,
)
from neontable.kernel.chance import below, die, shuffle
from neontable.kernel.events import emit, emit_but, emit_to
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.game import Game
from neontable.kernel.options import Noun, Option
from neontable.kernel.outcome import Outcome
from neontable.kernel.scene import Badge, Panel, Piece, Region, Scene
from neontable.kernel.setup import Setup
from neontable.kernel.show import Component, Show
from neontable.kernel.state import State
from neontable.kernel.table_options import Choice, Count
from neontable.kernel.text import Text, add_catalogue
from neontable.kernel.zone import GROUND, Place, rectangle
from neontable.kit.bids import OPEN, SecretBids, open_bids
from neontable.kit.counters import total_is
from neontable.kit.options import Pass
from neontable.kit.piles import draw
from neontable.kit.turns import clockwise, others
from neontable.kit.window import Window
from neontable.kit.zones import conserved, redealt, remint

COUNTS = Counter({"duel": 4, "swap": 4, "gem": 4, "spot": 4, "peek": 4, "trick": 6})
PLAYABLE = ("duel", "swap", "gem", "spot", "peek")
COINS_EACH = 5
HAND = 3
PEEKS = 3


# -- options -----------------------------------------------------------------------------------
def seat_text(seat: int) -> Text:
    return Text("bz-seat", (("n", seat + 1),))


SEAT = Noun(seat_text)
KIND = Noun(lambda kind: f"@bz-kind-{kind}")
Seat = Annotated[int, SEAT]
Token = Annotated[int, Noun(thing=lambda id: ("token", id))]
Kind = Annotated[str, KIND]


class Rest(Option, frozen=True, tag="rest"):
    pass


class PlayToken(Option, frozen=True, tag="play"):
    id: Token
    kind: Kind


class GiveToken(Option, frozen=True, tag="give"):
    id: Token
    kind: Kind


class TopToken(Option, frozen=True, tag="top"):
    id: Token
    kind: Kind


class Trick(Option, frozen=True, tag="trick"):
    id: Token


class Foe(Option, frozen=True, tag="at"):
    who: Seat


BOARD = rectangle(0, 0, 9, 9)
APART = 3


# -- frames ------------------------------------------------------------------------------------
class Match(Frame):
    """The whole game: rounds of an auction, a turn each, and the bag shaken."""

    left: list[int]
    at: str = "auction"

    def do_auction(self, g: "Bazaar") -> None:
        self.at = "turns"
        seats = list(range(len(g.hands)))
        push(g, Auction(seats, open_bids(seats)))

    def do_turns(self, g: "Bazaar") -> None:
        if not self.left:
            self.left = list(clockwise(g.lead, len(g.hands)))
        seat = self.left.pop(0)
        if not self.left:
            self.at = "shake"
        push(g, Turn(seat))

    def do_shake(self, g: "Bazaar") -> None:
        g.round += 1
        shake(g)
        self.at = "auction" if g.round < g.rounds else "end"

    def do_end(self, g: "Bazaar") -> None:
        emit(g, "bz-end")
        pop(g)


class Auction(SecretBids["Bazaar"]):
    def question(self, g: "Bazaar", seat: int) -> str:
        return "bz-ask-bid"

    def limits(self, g: "Bazaar", seat: int) -> tuple[int, int]:
        return 0, g.purses[seat]

    def reveal(self, g: "Bazaar", bids: dict[int, int]) -> None:
        for seat, bid in bids.items():
            emit(g, "bz-bid", who=seat, n=bid)
            pay(g, seat, bid)
        g.lead = max(bids, key=lambda seat: (bids[seat], -seat))


class Turn(Frame):
    seat: int
    at: str = "begin"

    def do_begin(self, g: "Bazaar") -> None:
        self.at = "act"
        pay(g, self.seat, -min(1, g.bank))
        take(g, self.seat)

    def ask_act(self, g: "Bazaar") -> Ask:
        hand = [PlayToken(i, g.kinds[i]) for i in g.hands[self.seat]]
        plays = [p for p in hand if self.why_act(g, p) is None]
        # A window: whether a seat can only rest depends on tokens that nobody else sees.
        return Ask(self.seat, "bz-ask-act", [Rest(), *plays], window=True)

    def why_act(self, g: "Bazaar", thing: object) -> str | None:
        match thing:
            case PlayToken(id, kind) if id in g.hands[self.seat] and g.kinds[id] == kind:
                if kind == "trick":
                    return "BZ-TRICK-001 bz-no-trick"
                if kind == "gem" and not g.purses[self.seat]:
                    return "BZ-GEM-001 bz-no-coin"
                return None
            case PlayToken() | Trick():
                return "BZ-HAND-001 bz-no-hand"
        return None

    def got_act(self, g: "Bazaar", answer: Rest | PlayToken) -> None:
        self.at = "gamble"
        match answer:
            case PlayToken(id, kind):
                put_down(g, self.seat, id)
                push(g, Play(self.seat, kind))

    def ask_gamble(self, g: "Bazaar") -> Ask | None:
        if not g.gamble or not g.purses[self.seat] or not g.bank:
            return None
        return ask_confirm(self.seat, "bz-ask-gamble")

    def got_gamble(self, g: "Bazaar", answer: bool) -> None:
        self.at = "end"
        if answer:
            roll = die(g, 6)
            emit(g, "bz-rolled", who=self.seat, n=roll)
            pay(g, self.seat, 1 if roll % 2 else -1)

    def do_gamble(self, g: "Bazaar") -> None:
        self.at = "end"

    def do_end(self, g: "Bazaar") -> None:
        pop(g)


class Play(Frame):
    """A token is being played: the others answer, then it works or does not."""

    seat: int
    kind: str
    works: bool = True
    target: int = -1
    at: str = "answered"

    def do_answered(self, g: "Bazaar") -> None:
        self.at = "work"
        push(g, Tricks(list(clockwise(self.seat, len(g.hands)))))

    def do_work(self, g: "Bazaar") -> None:
        if self.works:
            self.at = self.kind
        else:
            emit(g, "bz-fails", who=self.seat, kind=self.kind)
            pop(g)

    def ask_duel(self, g: "Bazaar") -> Ask:
        foes = list(others(self.seat, len(g.hands)))
        return Ask(self.seat, "bz-ask-duel", [Foe(foe) for foe in foes])

    def why_duel(self, g: "Bazaar", thing: object) -> str | None:
        return "BZ-DUEL-001 bz-no-self" if thing == Foe(self.seat) else None

    def got_duel(self, g: "Bazaar", answer: Foe) -> None:
        self.target = answer.who
        push(g, Duel(self.seat, self.target))

    def back_duel(self, g: "Bazaar", result: int) -> None:
        if result > 0 and g.purses[self.target]:
            pay(g, self.target, 1)
            pay(g, self.seat, -1)
        pop(g)

    def ask_swap(self, g: "Bazaar") -> Ask:
        hand = [GiveToken(i, g.kinds[i]) for i in g.hands[self.seat]]
        return ask_many(self.seat, "bz-ask-swap", hand, 0, min(2, len(hand)))

    def got_swap(self, g: "Bazaar", answer: tuple[GiveToken, ...]) -> None:
        give_back(g, self.seat, [given.id for given in answer])
        pop(g)

    def ask_gem(self, g: "Bazaar") -> Ask | None:
        purse = g.purses[self.seat]
        return ask_number(self.seat, "bz-ask-gem", 1, purse, default=purse - 1) if purse else None

    def got_gem(self, g: "Bazaar", answer: int) -> None:
        pay(g, self.seat, answer)
        score(g, self.seat, answer)
        pop(g)

    def do_gem(self, g: "Bazaar") -> None:
        pop(g)

    def ask_spot(self, g: "Bazaar") -> Ask | None:
        grid = [((x, y, GROUND),) for x, y in product(range(0, 10, 3), repeat=2)]
        free = [p for p in grid if self.fits_spot(g, p) is None]
        return ask_point(self.seat, "bz-ask-spot", BOARD, free) if free else None

    def fits_spot(self, g: "Bazaar", answer: tuple[Place]) -> str | None:
        ((x, y, _),) = answer
        near = any((x - a) ** 2 + (y - b) ** 2 < APART**2 for a, b in g.spots)
        return "BZ-SPOT-001 bz-no-near" if near else None

    def got_spot(self, g: "Bazaar", answer: tuple[Place]) -> None:
        ((x, y, _),) = answer
        mark(g, self.seat, (x, y))
        pop(g)

    def do_spot(self, g: "Bazaar") -> None:
        pop(g)

    def ask_peek(self, g: "Bazaar") -> Ask | None:
        top = [TopToken(i, g.kinds[i]) for i in g.deck[-PEEKS:]]
        return ask_order(self.seat, "bz-ask-peek", top) if top else None

    def got_peek(self, g: "Bazaar", answer: tuple[TopToken, ...]) -> None:
        arrange(g, self.seat, [token.id for token in answer])
        pop(g)

    def do_peek(self, g: "Bazaar") -> None:
        pop(g)


class Tricks(Window["Bazaar", Trick]):
    played: int = 0

    def question(self, g: "Bazaar") -> str:
        return "bz-ask-trick"

    def plays(self, g: "Bazaar", seat: int) -> list[Trick]:
        return [Trick(i) for i in g.hands[seat] if g.kinds[i] == "trick"]

    def why_respond(self, g: "Bazaar", thing: object) -> str | None:
        match thing:
            case Trick(id) | PlayToken(id):
                mine = id in g.hands[self.order[self.turn]]
                return "BZ-TRICK-002 bz-no-answer" if mine else "BZ-HAND-001 bz-no-hand"
        return None

    def play(self, g: "Bazaar", seat: int, option: Trick) -> None:
        put_down(g, seat, option.id)
        self.played += 1

    def closed(self, g: "Bazaar") -> None:
        g.stack[-1].works = self.played % 2 == 0


class Duel(Frame):
    """Both roll; the parent learns the difference."""

    seat: int
    foe: int
    at: str = "roll"

    def do_roll(self, g: "Bazaar") -> None:
        mine, theirs = die(g, 6), die(g, 6)
        emit(g, "bz-duel", who=self.seat, whom=self.foe, n=mine, m=theirs)
        pop(g, mine - theirs)


# -- state -------------------------------------------------------------------------------------
class Bazaar(State, kw_only=True):
    rounds: int
    gamble: bool
    round: int = 0
    lead: int = 0
    kinds: dict[int, str]
    next_id: int
    deck: list[int]
    discard: list[int]
    hands: list[list[int]]
    knows: list[int]
    """How many tokens on top of the deck each seat has seen."""
    bank: int
    purses: list[int]
    points: list[int]
    spots: list[tuple[int, int]]
    stack: list[Match | Auction | Turn | Play | Tricks | Duel]


# -- atoms -------------------------------------------------------------------------------------
def pay(g: Bazaar, seat: int, n: int) -> None:
    g.purses[seat] -= n
    g.bank += n
    if n:
        emit(g, "bz-paid" if n > 0 else "bz-gained", who=seat, n=abs(n))


def take(g: Bazaar, seat: int) -> None:
    id = draw(g, g.deck)
    g.knows = [max(0, n - 1) for n in g.knows]
    if id is not None:
        g.hands[seat].append(id)
        emit_to(g, seat, "bz-drew", kind=g.kinds[id])
        emit_but(g, seat, "bz-drew-hidden", who=seat)


def put_down(g: Bazaar, seat: int, id: int) -> None:
    g.hands[seat].remove(id)
    g.discard.append(id)
    emit(g, "bz-played", who=seat, kind=g.kinds[id])


def shake(g: Bazaar) -> None:
    """Deck and discards mixed under new ids: nobody can follow a token through it."""
    g.deck += g.discard
    g.discard = []
    shuffle(g, g.deck)
    g.next_id = remint(g.deck, g.kinds, g.next_id)
    g.knows = [0] * len(g.knows)
    emit(g, "bz-shaken")


def give_back(g: Bazaar, seat: int, ids: list[int]) -> None:
    for id in ids:
        g.hands[seat].remove(id)
        g.deck.append(id)
    emit(g, "bz-gave", who=seat, n=len(ids))
    shuffle(g, g.deck)
    g.next_id = remint(g.deck, g.kinds, g.next_id)
    g.knows = [0] * len(g.knows)
    for _ in ids:
        take(g, seat)


def score(g: Bazaar, seat: int, n: int) -> None:
    g.points[seat] += n
    emit(g, "bz-scored", who=seat, n=n)


def mark(g: Bazaar, seat: int, at: tuple[int, int]) -> None:
    g.spots.append(at)
    score(g, seat, 1)


def arrange(g: Bazaar, seat: int, ids: list[int]) -> None:
    g.deck[-len(ids) :] = ids
    g.knows = [0] * len(g.knows)
    g.knows[seat] = len(ids)
    emit(g, "bz-peeked", who=seat)


# -- what a seat knows -------------------------------------------------------------------------
def known_top(g: Bazaar, seat: int) -> int:
    match g.stack[-1:]:
        case [Play(seat=looker, at="peek")] if looker == seat:
            return max(g.knows[seat], min(PEEKS, len(g.deck)))
    return g.knows[seat] if seat >= 0 else 0


class View(msgspec.Struct, frozen=True):
    seat: int
    round: int
    lead: int
    bank: int
    purses: tuple[int, ...]
    points: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[tuple[int, str], ...]
    deck_size: int
    top: tuple[tuple[int, str], ...]
    discard: tuple[tuple[int, str], ...]
    spots: tuple[tuple[int, int], ...]


class BazaarShow(Show[View]):
    prefix = "bz"
    nouns = {"who": SEAT, "whom": SEAT, "kind": KIND}

    def scene(self, view: View) -> Scene:
        hand = [
            Piece(f"t{i}", "token", "hand", Text(f"bz-kind-{kind}"), thing=("token", i))
            for i, kind in view.hand
        ]
        panels = tuple(
            Panel(
                f"p{seat}",
                "seat",
                seat_text(seat),
                rows=(
                    Badge("coins", purse, Text("bz-coins", (("n", purse),))),
                    Badge("hand", view.hand_sizes[seat]),
                ),
                seat=seat,
            )
            for seat, purse in enumerate(view.purses)
        )
        spots = [
            Piece(f"s{i}", "spot", "board", Text("bz-spot"), face=f"{x},{y}")
            for i, (x, y) in enumerate(view.spots)
        ]
        regions = (
            Region("board", "board", Text("bz-board"), 0, 0, 9, 9),
            Region("hand", "hand", Text("bz-hand"), 0, 9, 9, 2),
        )
        return Scene("bazaar", 9, 11, regions, (), (*hand, *spots), panels)

    def components(self) -> Sequence[Component]:
        return [
            Component(k, "token", Text(f"bz-kind-{k}"), (), {}, n, "designed", "a toy")
            for k, n in COUNTS.items()
        ]


class BazaarGame(Game[Bazaar, View, Any]):
    name = "bazaar"
    rules = 1
    seats = (2, 4)
    options: ClassVar[Mapping[str, Choice | Count]] = {
        "rounds": Count(2, 1, 20),
        "gamble": Choice(True, (True, False)),
    }
    state_type = Bazaar
    option_type = Rest | PlayToken | GiveToken | TopToken | Trick | Foe | Pass
    show = BazaarShow()
    rule_ids = frozenset(
        {"BZ-TRICK-001", "BZ-TRICK-002", "BZ-GEM-001", "BZ-HAND-001", "BZ-DUEL-001", "BZ-SPOT-001"}
    )

    def set_up(self, setup: Setup) -> Bazaar:
        seats, options = setup.seats, setup.options
        kinds = dict(enumerate(COUNTS.elements()))
        g = Bazaar(
            game=self.name,
            rules=self.rules,
            windows=setup.windows,
            key=setup.key,
            rounds=options["rounds"],
            gamble=options["gamble"],
            kinds=kinds,
            next_id=len(kinds),
            deck=list(kinds),
            discard=[],
            hands=[[] for _ in range(seats)],
            knows=[0] * seats,
            bank=COINS_EACH * seats - 3 * seats,
            purses=[3] * seats,
            points=[0] * seats,
            spots=[],
            stack=[Match([])],
        )
        shake(g)
        for seat in range(seats):
            for _ in range(HAND):
                take(g, seat)
        return g

    def seat_count(self, g: Bazaar) -> int:
        return len(g.hands)

    def outcome(self, g: Bazaar) -> Outcome:
        totals = tuple(p + c for p, c in zip(g.points, g.purses, strict=True))
        ranking = tuple(
            tuple(s for s, t in enumerate(totals) if t == total)
            for total in sorted(set(totals), reverse=True)
        )
        return Outcome(ranking[0], totals, ranking, "bz-end")

    def view(self, g: Bazaar, seat: int) -> View:
        def named(ids: Sequence[int]) -> tuple[tuple[int, str], ...]:
            return tuple((i, g.kinds[i]) for i in ids)

        top = known_top(g, seat)
        return View(
            seat=seat,
            round=g.round,
            lead=g.lead,
            bank=g.bank,
            purses=tuple(g.purses),
            points=tuple(g.points),
            hand_sizes=tuple(map(len, g.hands)),
            hand=named(g.hands[seat]) if seat >= 0 else (),
            deck_size=len(g.deck),
            top=named(g.deck[len(g.deck) - top :]),
            discard=named(g.discard),
            spots=tuple(g.spots),
        )

    def redeal(self, g: Bazaar, seat: int, key: str) -> Bazaar:
        w = g.clone()
        w.key, w.drawn = key, 0
        cut = len(w.deck) - known_top(g, seat)
        unseen, seen = w.deck[:cut], w.deck[cut:]
        redealt(w, [unseen, *(hand for s, hand in enumerate(w.hands) if s != seat)])
        w.deck = unseen + seen
        for frame in w.stack:
            if isinstance(frame, Auction):
                frame.bids = [
                    bid if bid == OPEN or s == seat else below(w, w.purses[s] + 1)
                    for s, bid in zip(frame.bidders, frame.bids, strict=True)
                ]
        return w

    def check(self, g: Bazaar) -> list[str]:
        ids = [*g.deck, *g.discard, *(i for hand in g.hands for i in hand)]
        problems = conserved("tokens", COUNTS, [g.kinds.get(i, "unknown") for i in ids])
        if sorted(ids) != sorted(g.kinds):
            problems.append("tokens: every id must lie in exactly one place")
        if any(i >= g.next_id for i in ids):
            problems.append("next_id: it must be above every id in use")
        problems += total_is("coins", COINS_EACH * len(g.hands), [g.bank, *g.purses])
        if min([g.bank, *g.purses]) < 0:
            problems.append("coins: nobody owes any")
        return problems


add_catalogue("bazaar", files("tests.toys") / "words")
GAME = BazaarGame()
