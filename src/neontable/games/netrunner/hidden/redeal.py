"""A world that looks to a seat like the real one: what it may not know is dealt again at random.

`numbers.known` defines who knows what; this module defines where hidden cards may lie.  The cards
that are dealt are those that are really there: which cards the other deck holds counts as known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from neontable.games.netrunner.atoms.in_play import exchange
from neontable.games.netrunner.cards.effects.preps import SecretBits
from neontable.games.netrunner.model.card import AGENDA, CORP, ICE, NODE, RUNNER, UPGRADE, Card
from neontable.games.netrunner.model.library import CARDS, PAIDS
from neontable.games.netrunner.model.numbers import slots
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.rules.play.install import ONLY, RunnerInstall
from neontable.games.netrunner.rules.play.pay import Pay
from neontable.games.netrunner.rules.run.access import Access, AccessCard
from neontable.games.netrunner.rules.run.trace import Trace, most_link
from neontable.kernel.chance import below, shuffle
from neontable.kernel.frames import Frame
from neontable.kernel.game import SPECTATOR
from neontable.kit.bids import OPEN

WORLDS = 50
"""How many deals are tried before a layout counts as known."""


def redeal(g: Netrunner, seat: int, key: str) -> Netrunner:
    """A copy in which everything hidden from the seat is redealt, with its own key."""
    world = g.clone()
    world.key, world.drawn = key, 0
    side = seat if seat == SPECTATOR else g.side_of(seat)
    if g.outcome is not None:
        # All cards are on the table; only the order of the decks was never seen.
        for deck in (world.corp.rd, world.runner.stack):
            deck.sort()
            shuffle(world, deck)
        return world
    pins = _pinned(world)
    if side == CORP:
        _shuffle_below(world, CORP, pins)
    else:
        _redeal_corp(world, pins)
    if side == RUNNER:
        _shuffle_below(world, RUNNER, pins)
    else:
        _redeal_runner(world, pins)
    _redeal_bids(world, side)
    return world


def recall(world: Netrunner, seen: Mapping[int, str]) -> None:
    """Installed cards that a player accessed and left there are known to him, by number, though
    they lie face down again."""
    for fort in world.forts:
        for c in fort.inside:
            if not c.up and not c.seen and c.id in seen:
                c.card, c.seen = seen[c.id], True


def _pinned(g: Netrunner) -> list[str]:
    """Cards that an open procedure refers to: they stay where they are."""
    found: list[str] = []
    for f in g.stack:
        for name in f.__struct_fields__:
            found += _names(getattr(f, name))
    return found


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if value in CARDS:
            yield value
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _names(part)


def _keep(pile: list[str], pins: list[str]) -> tuple[list[str], list[str]]:
    """The cards of a pile that stay, and those that are redealt."""
    left, kept, rest = list(pins), [], []
    for card in pile:
        if card in left:
            left.remove(card)
            kept.append(card)
        else:
            rest.append(card)
    return kept, rest


def _shuffle_below(g: Netrunner, side: int, pins: list[str]) -> None:
    """The seat's own deck: nobody knows its order, but for cards on top that are looked at."""
    deck = g.runner.stack if side else g.corp.rd
    top = _top_pinned(g.stack, deck, pins)
    for f in g.stack:
        looks = getattr(f, "looks_at", None)
        if looks is not None and looks()[0] == side:
            top = max(top, looks()[1])
    rest = sorted(deck[: len(deck) - top])
    shuffle(g, rest)
    deck[: len(rest)] = rest


def _redeal_corp(g: Netrunner, pins: list[str]) -> None:
    corp = g.corp
    archives = any(isinstance(f, Access) and f.fort == 2 for f in g.stack)
    top = _top_pinned(g.stack, corp.rd, pins)
    kept_hq, hq = _keep(corp.hq, pins)
    fixed_rd, rd = corp.rd[len(corp.rd) - top :], corp.rd[: len(corp.rd) - top]
    buried = [] if archives else corp.buried
    down = [
        c
        for f in g.forts
        for c in (*f.ice, *f.inside)
        if not c.up and not c.seen and c.card not in pins
    ]
    pool = sorted([*hq, *rd, *buried, *(c.card for c in down)])
    for _ in range(WORLDS):
        rest = list(pool)
        shuffle(g, rest)
        laid = _lay_down(g, down, rest)
        if laid is not None:
            break
    else:
        laid = [c.card for c in down]
        rest = sorted([*hq, *rd, *buried])
        shuffle(g, rest)
    for c, card in zip(down, laid, strict=True):
        exchange(g, c, card)
    corp.hq[:] = kept_hq + rest[: len(hq)]
    corp.rd[:] = rest[len(hq) : len(hq) + len(rd)] + fixed_rd
    if not archives:
        corp.buried[:] = rest[len(hq) + len(rd) :]


def _top_pinned(stack: list[Frame], deck: list[str], pins: list[str]) -> int:
    """How many cards on top of a deck are being looked at."""
    n = 0
    for f in stack:
        if isinstance(f, Access) and f.fort == 1:
            n = max(n, f.skip)
        if isinstance(f, AccessCard):
            continue
        for name in f.__struct_fields__:
            value = getattr(f, name)
            if not isinstance(value, tuple) or not 0 < len(value) <= len(deck):
                continue
            if sorted(value, key=str) == sorted(deck[len(deck) - len(value) :]):
                n = max(n, len(value))
    return n


def _lay_down(g: Netrunner, down: list[Inst], rest: list[str]) -> list[str] | None:
    """Cards for the places that are face down, each of a kind that can lie there; they are taken
    out of `rest`.  None when the deal does not work out."""
    laid: dict[int, str] = {}
    held = {f.id: _visible_occupants(f) for f in g.forts}
    order = sorted(down, key=lambda c: _freedom(g, c))
    for c in order:
        fort = g.fort(c.fort)
        found = next(
            (i for i, card in enumerate(rest) if _can_lie(g, fort, c, card, held[fort.id])), None
        )
        if found is None:
            return None
        card = rest.pop(found)
        laid[c.id] = card
        if CARDS[card].type in (AGENDA, NODE):
            held[fort.id] += 1
    return [laid[c.id] for c in down]


def _visible_occupants(fort: Fort) -> int:
    return sum(1 for c in fort.inside if (c.up or c.seen) and CARDS[c.card].type in (AGENDA, NODE))


def _freedom(g: Netrunner, c: Inst) -> int:
    """The most constrained places are filled first."""
    if any(x is c for x in g.fort(c.fort).ice):
        return 0
    if c.fort <= 2:
        return 1
    return 2 if c.adv else 3


def _can_lie(g: Netrunner, fort: Fort, c: Inst, card: str, held: int) -> bool:
    d = CARDS[card]
    if any(x is c for x in fort.ice):
        return d.type == ICE and (not c.adv or d.advances) and _may_be_on(fort, d)
    if d.type == UPGRADE:
        return not c.adv and not d.at_once and _may_be_on(fort, d)
    if fort.id <= 2 or d.type not in (AGENDA, NODE) or held >= slots(g, fort):
        return False
    return not c.adv or d.type == AGENDA or d.advances


def _may_be_on(fort: Fort, d: Card) -> bool:
    return not d.only or ONLY[d.only](fort.id)


def _redeal_runner(g: Netrunner, pins: list[str]) -> None:
    runner = g.runner
    top = _top_pinned(g.stack, runner.stack, pins)
    kept, hand = _keep(runner.hand, pins)
    fixed, stack = (
        runner.stack[len(runner.stack) - top :],
        runner.stack[: len(runner.stack) - top],
    )
    down = [c for c in runner.rig if not c.up and c.card not in pins]
    if any(isinstance(f, Pay) and f.side == RUNNER and f.left > runner.bits for f in g.stack):
        # Whoever took on a cost beyond his pool has a bank for it: that much is plain.
        down = [c for c in down if c.card not in PAIDS.get("pay", ())]
    # A card that is just being fetched out of the stack must be there to be found.
    wanted = [f.card for f in g.stack if isinstance(f, RunnerInstall) and f.zone == "stack"]
    fetched, stack = _keep(stack, wanted)
    rest = sorted([*hand, *stack, *(c.card for c in down)])
    shuffle(g, rest)
    for c in down:
        i = next(i for i, card in enumerate(rest) if "hidden" in CARDS[card].keywords)
        exchange(g, c, rest.pop(i))
    runner.hand[:] = kept + rest[: len(hand)]
    runner.stack[:] = fetched + rest[len(hand) :] + fixed


def _redeal_bids(g: Netrunner, side: int) -> None:
    """A bid that the seat cannot know may be anything that is allowed."""
    for f in g.stack:
        if isinstance(f, Trace) and f.at == "commit":
            if side != CORP and f.bid != OPEN:
                f.rebid(below(g, f.most(g) + 1), f.more)
            if side != RUNNER and f.link > 0 and f.more not in (OPEN, 0):
                f.rebid(f.bid, below(g, most_link(g, f.link) + 1))
        elif isinstance(f, SecretBits) and side != RUNNER and f.at == "guess":
            f.rehide(f.least + below(g, g.runner.bits - f.least + 1))
