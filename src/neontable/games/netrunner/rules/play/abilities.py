"""Abilities: which may be used at a moment, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER, Paid
from neontable.games.netrunner.model.library import CARDS, ICE_TOO, PAIDS, paid_word
from neontable.games.netrunner.model.numbers import corp_holders, hidden, points
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.conditions import CONDITIONS
from neontable.games.netrunner.rules.play.pay import can_pay, means, no_bits, purpose
from neontable.kernel.asks import Ask
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.in_play import User
    from neontable.games.netrunner.model.state import Netrunner

ICE_PAYS = ("paid", "")


def why_not_use(g: Netrunner, inst: Inst, paid: Paid) -> str | None:
    """Why an ability cannot be paid for now; the caller checks the moment."""
    return _why_not(g, CARDS[inst.card].side, inst, paid)


def _why_not(g: Netrunner, side: int, inst: Inst, paid: Paid) -> str | None:
    if (
        not inst.up
        and not paid.unrezzed
        and not (side == RUNNER and "hidden" in CARDS[inst.card].keywords)
    ):
        return "NR-REZ-002 nr-no-unrezzed"
    if paid.actions:
        if g.side != side:
            return "NR-TIME-008 nr-no-own-turn"
        if paid.actions > g.actions:
            return f"NR-COST-005 nr-no-actions n={paid.actions} have={g.actions}"
    if paid.whose:
        if paid.whose == "own" and g.side != side:
            return "NR-TIME-010 nr-no-own-turn"
        if paid.whose == "other" and g.side == side:
            return "NR-TIME-010 nr-no-other-turn"
    if paid.once:
        if paid.once == "turn" and inst.this_turn:
            return "NR-TIME-010 nr-no-again-turn"
        if paid.once == "run" and inst.this_run:
            return "NR-TIME-010 nr-no-again-run"
    if paid.counters and paid.counters > inst.count:
        return f"NR-COST-004 nr-no-counters n={paid.counters} have={inst.count}"
    if paid.advances and paid.advances > inst.adv:
        return f"NR-COST-004 nr-no-counters n={paid.advances} have={inst.adv}"
    if paid.discards and paid.discards > len(g.runner.hand if side else g.corp.hq):
        return "NR-COST-004 nr-no-cards"
    if paid.mills and paid.mills > len(g.runner.stack if side else g.corp.rd):
        return "NR-COST-004 nr-no-cards"
    if paid.points and points(g, side) < paid.points:
        return f"NR-COST-004 nr-no-points n={paid.points} have={points(g, side)}"
    if paid.bits and not can_use_pay(g, inst, paid):
        return no_bits(g, side, "NR-COST-004", paid.bits, purpose(paid))
    if paid.need and not CONDITIONS[paid.need](g, inst):
        return "NR-TIME-010 nr-no-condition"
    return None


def usable(g: Netrunner, inst: Inst, n: int) -> bool:
    return why_not_use(g, inst, CARDS[inst.card].paids[n]) is None


def can_use_pay(g: Netrunner, inst: Inst, paid: Paid) -> bool:
    side = CARDS[inst.card].side
    if paid.when == "pay":
        return means(g, "ability")[0] >= paid.bits
    return can_pay(g, side, paid.bits, purpose(paid))


def only_actions(paid: Paid) -> bool:
    """Whether actions are all that it takes to use it."""
    spent = paid.bits or paid.counters or paid.advances or paid.points
    lost = paid.discards or paid.mills
    return paid.actions > 0 and not (spent or lost or paid.whose or paid.need or paid.once)


class Moments:
    """Points of the game at which abilities may be used that name one of these words."""

    __slots__ = ("_tables", "by_both", "by_side", "words")

    def __init__(self, *words: str) -> None:
        self.words = words
        self.by_side = tuple(
            frozenset(paid_word(side, word) for word in words) for side in (CORP, RUNNER)
        )
        """What a card in force has among its words that a side may use then."""
        self.by_both = self.by_side[CORP] | self.by_side[RUNNER]
        self._tables: list[dict[str, tuple[tuple[Paid, int], ...]]] = []

    def table(self, side: int) -> dict[str, tuple[tuple[Paid, int], ...]]:
        """By card of a side: its abilities; known once the cards are."""
        if not self._tables:
            self._tables = [self._of(CORP), self._of(RUNNER)]
        return self._tables[side]

    def _of(self, side: int) -> dict[str, tuple[tuple[Paid, int], ...]]:
        found: dict[str, tuple[tuple[Paid, int], ...]] = {}
        for word in self.words:
            for card, paids in PAIDS.get(word, {}).items():
                if CARDS[card].side == side:
                    found[card] = (*found.get(card, ()), *paids)
        return found


ACTION = Moments("action")
RUN_START = Moments("run-start")
MET = Moments("met")
ENCOUNTER = Moments("run", "encounter")
HIT = Moments("hit")
REZZED = Moments("rezzed")
HURT = Moments("hurt")
ACCESSING = Moments("accessing")
TRACING = Moments("tracing")
TRACE = Moments("trace")
TRACED = Moments("traced")


def may_use(g: Netrunner, side: int, moments: Moments) -> bool:
    """Whether a side has a card in force with an ability for such a moment."""
    return not g.in_play.words.isdisjoint(moments.by_side[side])


def abilities(g: Netrunner, side: int, moments: Moments) -> list[opt.Use]:
    """Paid abilities of a side that may be used at such a moment."""
    words = moments.by_side[side]
    in_play = g.in_play
    found: list[opt.Use] = []
    if in_play.words.isdisjoint(words):
        return found
    for inst, paid, plain, option in in_play.users.get(words) or _users(g, side, moments):
        if plain and inst.up:
            if g.side == side and paid.actions <= g.actions:
                found.append(option)
        elif _why_not(g, side, inst, paid) is None:
            found.append(option)
    return found


def _users(g: Netrunner, side: int, moments: Moments) -> list[User]:
    """Every ability that active cards of a side have for such a moment."""
    table = moments.table(side)
    # The Runner's face-down cards may be used as well; the table names cards of one side only.
    if side:
        cards = [c for c in g.runner.rig if c.card in table]
    else:
        cards = corp_holders(g, table, ICE_PAYS in ICE_TOO)
    users = [
        (c, paid, only_actions(paid), opt.Use(c.id, c.card, n))
        for c in cards
        for paid, n in table[c.card]
    ]
    return g.in_play.keep_users(moments.by_side[side], users)


def ask_runner(
    g: Netrunner,
    id: str,
    options: list[Option],
    passive: Option,
    args: tuple[tuple[str, int | str], ...] = (),
) -> Ask | None:
    """Asks the Runner whether to use one of these or to take the passive option.  At a table with
    windows he is also asked when a card that lies face down might be of use, so that the question
    does not reveal which card it is."""
    facedown = hidden(g)
    if not options and not (g.windows and facedown):
        return None
    return Ask(
        g.seat_of(RUNNER),
        id,
        [*options, passive],
        args,
        window=facedown,
        default=len(options),
    )
