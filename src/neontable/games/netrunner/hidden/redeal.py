"""A world that looks to a seat like the real one: what it may not know is dealt again at random.

`numbers.known` defines who knows what; this module defines where hidden cards may lie, `guess`
which cards they may be.  The same key deals the same world to whoever sees the same, whatever is
really hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from neontable.games.netrunner.atoms.in_play import exchange
from neontable.games.netrunner.cards.effects.preps import SecretBits
from neontable.games.netrunner.hidden.guess import any_card, any_deck, fitting_card, unseen_cards
from neontable.games.netrunner.model.card import (
    AGENDA,
    ARCHIVES,
    CORP,
    ICE,
    NODE,
    RD,
    RUNNER,
    UPGRADE,
    Card,
)
from neontable.games.netrunner.model.library import CARDS, PAIDS
from neontable.games.netrunner.model.numbers import slots
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.rules.play.draw import CorpDraw, Draw
from neontable.games.netrunner.rules.play.install import ONLY
from neontable.games.netrunner.rules.play.pay import Pay
from neontable.games.netrunner.rules.play.play import Play
from neontable.games.netrunner.rules.run.access import Access
from neontable.games.netrunner.rules.run.trace import Trace, most_link
from neontable.kernel.chance import below, shuffle
from neontable.kernel.frames import Frame
from neontable.kernel.game import SPECTATOR
from neontable.kit.bids import OPEN

HELD = ("x", "pay")
"""Steps of playing a card at which it is still in the hand."""


class Pin(NamedTuple):
    """A card that an open procedure names, and where it lies."""

    card: str
    zone: str
    """hand, stack, fort, ...; "" where the procedure does not say."""
    id: int
    """Its number, when it is in play."""
    frame: int
    """Which procedure names it."""


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
        _shuffle_below(world, CORP)
    else:
        _redeal_corp(world, pins)
    if side == RUNNER:
        _shuffle_below(world, RUNNER)
    else:
        _redeal_runner(world, pins)
    _redeal_bids(world, side)
    _redeal_lists(world, seat)
    return world


def recall(world: Netrunner, seen: Mapping[int, str]) -> None:
    """Installed cards that a player accessed and left there are known to him, by number, though
    they lie face down again."""
    for fort in world.forts:
        for c in fort.inside:
            if not c.up and not c.seen and c.id in seen:
                c.card, c.seen = seen[c.id], True


def _pinned(g: Netrunner) -> list[Pin]:
    """Cards that an open procedure refers to: they stay where they are.  What a frame calls `card`
    is the card that acts, and lies open, unless the frame also names a zone."""
    found: list[Pin] = []
    for n, f in enumerate(g.stack):
        zone, id = getattr(f, "zone", ""), getattr(f, "id", 0)
        for name in f.__struct_fields__:
            if name == "card" and not zone and not isinstance(f, Play):
                continue
            if name == "source" or (isinstance(f, Play) and f.at not in HELD):
                continue  # it was played, and lies open
            if name == "piles":  # of Archives, which lie open as long as they are accessed
                continue
            where = "hand" if isinstance(f, (Play, Access, Draw, CorpDraw)) else zone
            found += [Pin(card, where, id, n) for card in _names(getattr(f, name))]
    return found


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if value in CARDS:
            yield value
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _names(part)


def _keep(pile: list[str], pins: list[Pin], zone: str) -> tuple[list[str], list[str]]:
    """The cards of a pile that stay, and those that are redealt.  Two procedures that name a card
    mean the same one: an access, and its list of the cards that it has shown."""
    here = [p for p in pins if p.zone in (zone, "")]
    left = Counter[str]()
    for frame in {p.frame for p in here}:
        left |= Counter(p.card for p in here if p.frame == frame)
    kept: list[str] = []
    rest: list[str] = []
    for card in pile:
        if left[card] > 0:
            left[card] -= 1
            kept.append(card)
        else:
            rest.append(card)
    return kept, rest


def _fixed(c: Inst, pins: list[Pin]) -> bool:
    return any(p.card == c.card and p.id == c.id for p in pins)


def _shuffle_below(g: Netrunner, side: int) -> None:
    """The seat's own deck: nobody knows its order, but for cards on top that are looked at."""
    deck = g.runner.stack if side else g.corp.rd
    top = _looked_at(g.stack, deck)
    for f in g.stack:
        looks = getattr(f, "looks_at", None)
        if looks is not None and looks()[0] == side:
            top = max(top, looks()[1])
    rest = sorted(deck[: len(deck) - top])
    shuffle(g, rest)
    deck[: len(rest)] = rest


def _looked_at(stack: list[Frame], deck: list[str]) -> int:
    """How many cards on top of a deck are being looked at."""
    n = 0
    for f in stack:
        if isinstance(f, Access) and f.fort == RD:
            n = max(n, f.skip)
        kept = getattr(f, "kept", ())
        if not 0 < len(kept) <= len(deck) or not all(isinstance(card, str) for card in kept):
            continue
        if sorted(kept) == sorted(deck[len(deck) - len(kept) :]):
            n = max(n, len(kept))
    return n


def _open_cards(g: Netrunner, side: int) -> list[str]:
    """Cards of a side that everybody sees."""
    zones = [g.corp.scored, g.runner.scored, g.runner.aside, g.runner.rig, g.limbo]
    zones += [zone for f in g.forts for zone in (f.ice, f.inside)]
    found = [CARDS[c.card].form_of or c.card for zone in zones for c in zone if c.up or c.seen]
    found += [*g.removed, *(g.runner.trash if side else g.corp.archives)]
    return [card for card in found if CARDS[card].side == side]


def _redeal_corp(g: Netrunner, pins: list[Pin]) -> None:
    corp = g.corp
    open_archives = any(isinstance(f, Access) and f.fort == ARCHIVES for f in g.stack)
    top = _looked_at(g.stack, corp.rd)
    kept_hq, hq = _keep(corp.hq, pins, "hand")
    fixed_rd, rd = corp.rd[len(corp.rd) - top :], corp.rd[: len(corp.rd) - top]
    kept_buried, buried = (corp.buried, []) if open_archives else _keep(corp.buried, pins, "buried")
    installed = [c for f in g.forts for c in (*f.ice, *f.inside) if not c.up and not c.seen]
    down = [c for c in installed if not _fixed(c, pins)]
    fixed = [c.card for c in installed if _fixed(c, pins)]
    seen = [*_open_cards(g, CORP), *kept_hq, *fixed_rd, *kept_buried, *fixed]
    n = len(hq) + len(rd) + len(buried) + len(down)
    rest = unseen_cards(g, CORP, seen, n)
    for c, card in zip(down, _lay_down(g, down, rest), strict=True):
        exchange(g, c, card)
    rest += [any_card(g, CORP) for _ in range(n - len(down) - len(rest))]
    corp.hq[:] = sorted(kept_hq) + rest[: len(hq)]
    corp.rd[:] = rest[len(hq) : len(hq) + len(rd)] + fixed_rd
    corp.buried[:] = sorted(kept_buried) + rest[len(hq) + len(rd) :][: len(buried)]


def _lay_down(g: Netrunner, down: list[Inst], rest: list[str]) -> list[str]:
    """Cards for the places that are face down, each of a kind that can lie there; they are taken
    out of `rest` as far as it has any."""
    laid: dict[int, str] = {}
    held = {f.id: _visible_occupants(f) for f in g.forts}
    for c in sorted(down, key=lambda c: _freedom(g, c)):
        fort = g.fort(c.fort)

        def fits(card: str, c: Inst = c, fort: Fort = fort) -> bool:
            return _can_lie(g, fort, c, card, held[fort.id])

        found = next((i for i, card in enumerate(rest) if fits(card)), None)
        card = fitting_card(g, CORP, fits) if found is None else rest.pop(found)
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


def _redeal_runner(g: Netrunner, pins: list[Pin]) -> None:
    runner = g.runner
    top = _looked_at(g.stack, runner.stack)
    kept, hand = _keep(runner.hand, pins, "hand")
    fixed, stack = (
        runner.stack[len(runner.stack) - top :],
        runner.stack[: len(runner.stack) - top],
    )
    # A card that is just being fetched out of the stack must be there to be found.
    fetching = [p for p in pins if p.zone == "stack" and CARDS[p.card].side == RUNNER]
    fetched, stack = _keep(stack, fetching, "stack")
    # Whoever took on a cost beyond his pool has a bank for it: that much is plain.
    paying = any(isinstance(f, Pay) and f.side == RUNNER and f.left > runner.bits for f in g.stack)
    banks = PAIDS.get("pay", {}) if paying else {}
    closed = [c for c in runner.rig if not c.up]
    down = [c for c in closed if not _fixed(c, pins) and c.card not in banks]
    shut = [c.card for c in closed if _fixed(c, pins) or c.card in banks]
    seen = [*_open_cards(g, RUNNER), *kept, *fixed, *fetched, *shut]
    n = len(hand) + len(stack) + len(down)
    rest = unseen_cards(g, RUNNER, seen, n)
    for c in down:
        i = next((i for i, card in enumerate(rest) if _is_hidden(card)), None)
        exchange(g, c, fitting_card(g, RUNNER, _is_hidden) if i is None else rest.pop(i))
    rest += [any_card(g, RUNNER) for _ in range(n - len(down) - len(rest))]
    runner.hand[:] = sorted(kept) + rest[: len(hand)]
    runner.stack[:] = fetched + rest[len(hand) :][: len(stack)] + fixed


def _is_hidden(card: str) -> bool:
    """Whether a resource is installed face down."""
    return "hidden" in CARDS[card].keywords


def _redeal_lists(g: Netrunner, seat: int) -> None:
    """The decks of a duel that others brought: that of the present game is what lies there, the
    other may be any."""
    if not g.decks:
        return
    decks = list(g.decks)
    for n in range(4):
        owner, side = divmod(n, 2)
        if owner == seat:
            continue
        decks[n] = _all_cards(g, side) if g.side_of(owner) == side else any_deck(g, side)
    g.decks = decks


def _all_cards(g: Netrunner, side: int) -> tuple[str, ...]:
    piles = (g.runner.hand, g.runner.stack) if side else (g.corp.hq, g.corp.rd, g.corp.buried)
    found = [card for pile in piles for card in pile] + _open_cards(g, side)
    shut = (g.runner.rig,) if side else tuple(z for f in g.forts for z in (f.ice, f.inside))
    found += [c.card for zone in shut for c in zone if not c.up and not c.seen]
    return tuple(sorted(found))


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
