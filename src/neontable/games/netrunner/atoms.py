"""Atoms: the only places where a table changes, each telling its event on the spot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from neontable.games.netrunner import reckon
from neontable.games.netrunner.card import ARCHIVES, CORP, HQ, ICE, RD, RUNNER
from neontable.games.netrunner.library import CARDS, STOCK_NAMES
from neontable.games.netrunner.pieces import Corp, Fort, Inst, Memory, Purse, Run, Runner
from neontable.kernel.chance import below, die, shuffle
from neontable.kernel.events import emit, emit_but, emit_to, listening
from neontable.kernel.frames import unwind
from neontable.kernel.game import Outcome

if TYPE_CHECKING:
    from neontable.games.netrunner.state import Netrunner


def tell(g: Netrunner, id: str, /, **args: Any) -> None:
    emit(g, id, **args)


def tell_side(g: Netrunner, side: int, id: str, /, **args: Any) -> None:
    """Only one side learns it."""
    emit_to(g, side ^ g.swapped, id, **args)


def tell_others(g: Netrunner, side: int, id: str, /, **args: Any) -> None:
    """Everybody but one side; spectators too."""
    emit_but(g, side ^ g.swapped, id, **args)


# -- winning -----------------------------------------------------------------------------------
def win(g: Netrunner, side: int, how: str) -> None:
    """The game is decided, in the middle of whatever is going on.  `how` is a message id."""
    g.flags["winner"] = side
    match: Any = g.stack[0]
    match.how = how
    match.at = "decided"
    g.run = None
    emit(g, "nr-win", side=side, how=how)
    unwind(g, 1)


# -- bits -------------------------------------------------------------------------------------
def gain(g: Netrunner, side: int, n: int) -> None:
    if n <= 0:
        return
    who = g.runner if side else g.corp
    who.bits += n
    if listening(g):
        emit(g, "nr-gain", side=side, n=n, total=who.bits)


def lose(g: Netrunner, side: int, n: int) -> int:
    """Bits that a side must give up, as far as it has them; how many went."""
    who = g.runner if side else g.corp
    n = min(n, who.bits)
    if n > 0:
        who.bits -= n
        if listening(g):
            emit(g, "nr-lose", side=side, n=n, total=who.bits)
    return n


def spend(g: Netrunner, side: int, n: int) -> None:
    """Bits from the pool to the bank, as a cost."""
    if n <= 0:
        return
    who = g.runner if side else g.corp
    who.bits -= n
    if listening(g):
        emit(g, "nr-pay", side=side, n=n, total=who.bits)


def spend_from(g: Netrunner, side: int, card: Inst, n: int) -> None:
    card.bits -= n
    if listening(g):
        emit(g, "nr-pay-from", side=side, n=n, card=card.card, number=card.id)


def spend_purse(g: Netrunner, side: int, purse: Purse, n: int) -> None:
    purse.bits -= n
    if purse.bits == 0:
        g.purses.remove(purse)
    if listening(g):
        emit(g, "nr-pay-purse", side=side, n=n)


def open_purse(g: Netrunner, side: int, n: int, uses: tuple[str, ...], until: str) -> None:
    g.purses.append(Purse(side, n, uses, until))
    if listening(g):
        emit(g, "nr-purse", side=side, n=n)


def close_purses(g: Netrunner, until: str) -> None:
    kept = [p for p in g.purses if p.until != until]
    if len(kept) != len(g.purses):
        if listening(g):
            for p in g.purses:
                if p.until == until:
                    emit(g, "nr-purse-back", side=p.side, n=p.bits)
        g.purses = kept


def put_bits(g: Netrunner, card: Inst, n: int) -> None:
    card.bits += n
    if listening(g) and n:
        emit(g, "nr-bits-on", card=card.card, number=card.id, n=n, total=card.bits)


def lose_from(g: Netrunner, side: int, card: Inst, n: int) -> None:
    """Bits on a card go back to the bank without paying for anything."""
    card.bits -= n
    if listening(g):
        emit(g, "nr-lose-from", side=side, n=n, card=card.card, number=card.id)


def take_bits(g: Netrunner, side: int, card: Inst, n: int) -> int:
    """Bits from a card into the pool, as far as it has them; how many."""
    n = min(n, card.bits)
    if n > 0:
        card.bits -= n
        gain(g, side, n)
    return n


def invest(g: Netrunner, card: Inst, n: int, worth: int) -> None:
    """The Corp does without n bits that it gained; the bank puts others on a card."""
    if n <= 0:
        return
    g.corp.bits -= n
    card.bits += worth
    if listening(g):
        emit(g, "nr-invest", card=card.card, number=card.id, n=n, worth=worth, total=card.bits)


# -- counters ---------------------------------------------------------------------------------
def put_counters(g: Netrunner, card: Inst, n: int) -> None:
    """Counters of the card's own kind; a negative number takes them away."""
    card.count += n
    if listening(g) and n:
        emit(g, "nr-counters", card=card.card, number=card.id, n=n, total=card.count)


def mark(g: Netrunner, card: Inst, name: str, n: int) -> None:
    """Counters of another card on this one."""
    card.marks = _marked(card.marks, name, n)
    if listening(g):
        emit(g, "nr-mark", card=shown_name(card), number=card.id, mark=name, n=n)


def mark_fort(g: Netrunner, fort: Fort, name: str, n: int) -> None:
    fort.marks = _marked(fort.marks, name, n)
    if listening(g):
        emit(g, "nr-mark-fort", fort=fort.id, mark=name, n=n)


def _marked(marks: tuple[tuple[str, int], ...], name: str, n: int) -> tuple[tuple[str, int], ...]:
    have = dict(marks)
    have[name] = have.get(name, 0) + n
    return tuple(sorted((k, v) for k, v in have.items() if v > 0))


def shown_name(card: Inst) -> str:
    """The card's id where everybody knows it, else nothing."""
    return card.card if card.up or card.seen else ""


def mark_corp(g: Netrunner, name: str, n: int) -> None:
    """Virus counters."""
    left = g.corp.virus.get(name, 0) + n
    if left > 0:
        g.corp.virus[name] = left
    else:
        g.corp.virus.pop(name, None)
    if listening(g):
        emit(g, "nr-virus", mark=name, n=n, total=max(0, left))


def mark_runner(g: Netrunner, name: str, n: int) -> None:
    left = g.runner.marks.get(name, 0) + n
    if left > 0:
        g.runner.marks[name] = left
    else:
        g.runner.marks.pop(name, None)
    if listening(g):
        emit(g, "nr-runner-mark", mark=name, n=n, total=max(0, left))


def virus_counters(g: Netrunner) -> list[tuple[tuple[str, int, int], int]]:
    """Every kind of virus counter by its place, and how many there are; a place is the name, the
    number of the ice or 0, and the fort or -1."""
    found = [((name, 0, -1), n) for name, n in sorted(g.corp.virus.items())]
    for fort in g.forts:
        found += [((name, 0, fort.id), n) for name, n in fort.marks if name in VIRUS_MARKS]
        for card in fort.ice:
            found += [((m, card.id, fort.id), n) for m, n in card.marks if m in VIRUS_MARKS]
    return found


def clear_virus(g: Netrunner, kept: Sequence[tuple[str, int, int]] = ()) -> None:
    """Every virus counter goes, wherever it lies, but for those that are kept."""

    def rest(marks: tuple[tuple[str, int], ...], id: int, fort: int) -> tuple[tuple[str, int], ...]:
        left = [
            (name, n if name not in VIRUS_MARKS else kept.count((name, id, fort)))
            for name, n in marks
        ]
        return tuple(m for m in left if m[1])

    g.corp.virus = {name: kept.count((name, 0, -1)) for name in g.corp.virus}
    g.corp.virus = {name: n for name, n in g.corp.virus.items() if n}
    for fort in g.forts:
        fort.marks = rest(fort.marks, 0, fort.id)
        for card in fort.ice:
            if card.marks:
                card.marks = rest(card.marks, card.id, fort.id)
    emit(g, "nr-purge")


VIRUS_MARKS = {"fait", "pox", "pattel"}
"""Virus counters that lie in forts or on ice; the others are the Corp's."""


def advance(g: Netrunner, card: Inst, n: int) -> None:
    """Advancement counters on a card, or off it."""
    card.adv += n
    if n > 0 and card.fort not in g.memory.touched and g.side == CORP:
        g.memory.touched.append(card.fort)
    if listening(g):
        emit(
            g,
            "nr-advance",
            card=shown_name(card),
            number=card.id,
            fort=card.fort,
            n=n,
            total=card.adv,
        )


def set_flag(g: Netrunner, name: str, n: int) -> None:
    """Something that lasts for the rest of the game."""
    g.flags[name] = n


def clear_flag(g: Netrunner, name: str) -> None:
    g.flags.pop(name, None)


def set_run_flag(g: Netrunner, name: str, n: int) -> None:
    if g.run is not None:
        g.run.flags[name] = n


def take_run_flag(run: Run, name: str) -> int:
    """Something that counts once."""
    return run.flags.pop(name, 0)


def set_turn_flag(g: Netrunner, name: str, n: int) -> None:
    g.memory.flags[name] = n


def use(card: Inst, n: int = 1) -> None:
    """Remember that it was used in this turn and run."""
    card.this_turn += n
    card.this_run += n


def aim(g: Netrunner, card: Inst, target: int) -> None:
    """The card or fort that was chosen for a card."""
    card.target = target


def aim_fort(g: Netrunner, card: Inst, fort: int) -> None:
    """A fort is chosen for a card, in the open."""
    aim(g, card, reckon.target_fort(fort))
    if listening(g):
        emit(g, "nr-aim-fort", card=card.card, number=card.id, fort=fort)


def lose_ability(g: Netrunner, card: Inst) -> None:
    """A card in play loses what it could do, for good."""
    if not reckon.marks_of(card.marks, "lost"):
        card.marks = _marked(card.marks, "lost", 1)
        if listening(g):
            emit(g, "nr-ability-lost", card=card.card, number=card.id)


def building(g: Netrunner) -> None:
    """The Corp installs or rezzes something: some abilities last only until it does."""
    for c in g.corp.scored:
        if "lost-by-building" in CARDS[c.card].special:
            lose_ability(g, c)


# -- cards from hand and deck -------------------------------------------------------------------
def draw(g: Netrunner, side: int) -> str:
    """One card, from a deck that has one."""
    if side:
        card = g.runner.stack.pop()
        g.runner.hand.append(card)
    else:
        card = g.corp.rd.pop()
        g.corp.hq.append(card)
    if listening(g):
        tell_side(g, side, "nr-draw-you", card=card)
        tell_others(g, side, "nr-draw", side=side)
    return card


def shuffle_deck(g: Netrunner, side: int) -> None:
    shuffle(g, g.runner.stack if side else g.corp.rd)
    if listening(g):
        emit(g, "nr-shuffle", side=side)


def discard(g: Netrunner, side: int, card: str) -> None:
    """From the hand: the Corp face down, the Runner face up."""
    if side:
        g.runner.hand.remove(card)
        g.runner.trash.append(card)
        if listening(g):
            emit(g, "nr-discard", card=card)
    else:
        g.corp.hq.remove(card)
        g.corp.buried.append(card)
        if listening(g):
            tell_side(g, side, "nr-discard-you", card=card)
            tell_others(g, side, "nr-discard-down")


def discard_random(g: Netrunner, side: int) -> str:
    hand = g.runner.hand if side else g.corp.hq
    hand.sort()  # the order of a hand is nobody's business, so it must not steer chance
    card = hand[below(g, len(hand))]
    discard(g, side, card)
    return card


def leave_hand(g: Netrunner, side: int, card: str, to: str) -> None:
    """A card leaves the hand for a pile: trash, archives, or the top or bottom of the deck."""
    (g.runner.hand if side else g.corp.hq).remove(card)
    pile_up(g, side, card, to)


def pile_up(g: Netrunner, side: int, card: str, to: str) -> None:
    """A card that comes from nowhere goes to: hand, trash (face up), buried, top, bottom, or
    removed from the game."""
    if to == "removed":
        g.removed.append(card)
    elif side:
        if to == "hand":
            g.runner.hand.append(card)
        elif to == "trash":
            g.runner.trash.append(card)
        elif to == "top":
            g.runner.stack.append(card)
        else:
            g.runner.stack.insert(0, card)
    elif to == "hand":
        g.corp.hq.append(card)
    elif to == "trash":
        g.corp.archives.append(card)
    elif to == "buried":
        g.corp.buried.append(card)
    elif to == "top":
        g.corp.rd.append(card)
    else:
        g.corp.rd.insert(0, card)


def take_from(g: Netrunner, side: int, zone: str, card: str, above: int = 0) -> None:
    """A card leaves a pile by name: hand, stack (the deck), trash (face up) or buried.  Of several
    alike in a deck or trash the topmost goes, but none of the `above` cards on top.  Zone aside: a
    card that waits for nothing more."""
    if zone == "aside":
        _lift(g, next(c for c in g.runner.aside if c.card == card and not c.host and not c.count))
        return
    if side:
        piles = {"hand": g.runner.hand, "stack": g.runner.stack, "trash": g.runner.trash}
    else:
        piles = {
            "hand": g.corp.hq,
            "stack": g.corp.rd,
            "trash": g.corp.archives,
            "buried": g.corp.buried,
        }
    pile = piles[zone]
    del pile[len(pile) - 1 - pile[::-1].index(card, above)]


def to_hand(g: Netrunner, side: int, zone: str, card: str, shown: bool) -> None:
    """Bring a card into the hand from a pile; the other side sees it or not."""
    take_from(g, side, zone, card)
    pile_up(g, side, card, "hand")
    if listening(g):
        if shown:
            emit(g, "nr-fetch", side=side, card=card)
        else:
            tell_side(g, side, "nr-fetch-you", card=card)
            tell_others(g, side, "nr-fetch-hidden", side=side)


def shuffle_into_deck(g: Netrunner, side: int, zones: tuple[str, ...]) -> int:
    """Whole piles into the deck, then shuffle; how many cards."""
    n = 0
    deck = g.runner.stack if side else g.corp.rd
    for zone in zones:
        if side:
            pile = {"hand": g.runner.hand, "trash": g.runner.trash}[zone]
        else:
            pile = {"hand": g.corp.hq, "trash": g.corp.archives, "buried": g.corp.buried}[zone]
        n += len(pile)
        deck.extend(pile)
        pile.clear()
    shuffle_deck(g, side)
    return n


def arrange_top(g: Netrunner, side: int, cards: tuple[str, ...]) -> None:
    """The top cards of a deck in a new order; the first of `cards` is on top."""
    deck = g.runner.stack if side else g.corp.rd
    deck[len(deck) - len(cards) :] = list(reversed(cards))
    if listening(g):
        emit(g, "nr-arrange", side=side, n=len(cards))


def cut(g: Netrunner, side: int, n: int) -> None:
    """The top n cards go under the deck, in their order."""
    deck = g.runner.stack if side else g.corp.rd
    if n:
        deck[:] = deck[-n:] + deck[:-n]
        if listening(g):
            emit(g, "nr-cut", side=side, n=n)


def mill(g: Netrunner, side: int, face: str) -> str:
    """The top card of a deck to the discard pile, face "trash" (up) or "buried"."""
    card = (g.runner.stack if side else g.corp.rd).pop()
    pile_up(g, side, card, face)
    if listening(g):
        if face == "buried":
            tell_side(g, side, "nr-mill-you", card=card)
            tell_others(g, side, "nr-mill-down")
        else:
            emit(g, "nr-mill", side=side, card=card)
    return card


def restore_archives(g: Netrunner, n: int) -> None:
    """Shuffle the open pile of the Archives; its top n cards go on R&D as they lie."""
    shuffle(g, g.corp.archives)
    cards = g.corp.archives[-n:]
    del g.corp.archives[-n:]
    g.corp.rd.extend(cards)
    if listening(g):
        for card in sorted(cards):  # what is missing from the pile is known, its order is not
            emit(g, "nr-restore", card=card)


def look(g: Netrunner, side: int, cards: tuple[str, ...], where: str) -> None:
    """A side looks at cards that it does not see otherwise; nothing changes but what it knows."""
    if listening(g):
        for card in cards:
            tell_side(g, side, "nr-look", card=card, place=where)
        tell_others(g, side, "nr-looks", side=side, n=len(cards), place=where)


def show(g: Netrunner, side: int, cards: tuple[str, ...], where: str) -> None:
    """A side shows cards of its own to the other (everybody sees them)."""
    if listening(g):
        for card in cards:
            emit(g, "nr-show", side=side, card=card, place=where)


# -- cards in play ----------------------------------------------------------------------------
def mint(g: Netrunner) -> int:
    id = g.next_id
    g.next_id += 1
    return id


def found(g: Netrunner) -> Fort:
    """A new subsidiary fort."""
    fort = Fort(g.next_fort)
    g.next_fort += 1
    g.forts.append(fort)
    if listening(g):
        emit(g, "nr-found", fort=fort.id)
    return fort


def enter_fort(g: Netrunner, card: str, fort: Fort, innermost: bool = False) -> Inst:
    """A Corp card into (or, ice, onto) a fort, face down."""
    inst = Inst(mint(g), card, fort=fort.id)
    if CARDS[card].type == ICE:
        fort.ice.insert(0 if innermost else len(fort.ice), inst)
    else:
        fort.inside.append(inst)
    if g.side == CORP and fort.id not in g.memory.touched:
        g.memory.touched.append(fort.id)
    if spied(fort):
        inst.seen = True
    building(g)
    if listening(g):
        ice = CARDS[card].type == ICE
        tell_side(g, CORP, "nr-install-you", card=card, number=inst.id, fort=fort.id)
        tell_others(
            g, CORP, "nr-install-ice" if ice else "nr-install-in", number=inst.id, fort=fort.id
        )
        if inst.seen:
            emit(g, "nr-expose", card=card, number=inst.id, fort=fort.id)
    return inst


def spied(fort: Fort) -> bool:
    return any(name == "spy" for name, _ in fort.marks)


def enter_rig(g: Netrunner, card: str, host: int, hidden: bool) -> Inst:
    inst = Inst(mint(g), card, up=not hidden, host=host)
    g.runner.rig.append(inst)
    g.names = None  # type: ignore[misc]
    if listening(g):
        if hidden:
            tell_side(g, RUNNER, "nr-install-hidden-you", card=card, number=inst.id)
            tell_others(g, RUNNER, "nr-install-hidden", number=inst.id)
        else:
            emit(g, "nr-install-rig", card=card, number=inst.id)
    return inst


def supply(g: Netrunner, inst: Inst) -> None:
    """Bits and counters that a card starts with when it comes into play."""
    d = CARDS[inst.card]
    n = d.pile or (d.stock.n if d.stock is not None else 0)
    if n:
        put_bits(g, inst, n)
    if d.counters:
        put_counters(g, inst, d.counters)


def rez(g: Netrunner, inst: Inst) -> None:
    inst.up = True
    inst.seen = False
    g.names = None  # type: ignore[misc]
    building(g)
    if CARDS[inst.card].type == ICE and inst.id not in g.memory.rezzed:
        g.memory.flags["ice-rezzed"] = g.memory.flags.get("ice-rezzed", 0) + 1
    g.memory.rezzed.append(inst.id)
    g.memory.rezzed_as.append(inst.card)
    if g.run is not None:
        g.run.rezzed.append(inst.id)
        g.run.names[inst.id] = inst.card
        if g.run.phase == "pre-access":
            g.run.flags[f"late-{inst.id}"] = 1  # after the last ice was passed
    if listening(g):
        emit(g, "nr-rez", card=inst.card, number=inst.id, fort=inst.fort)


def derez(g: Netrunner, inst: Inst) -> None:
    inst.up = False
    g.names = None  # type: ignore[misc]
    inst.seen = spied(g.fort(inst.fort))
    if listening(g):
        emit(g, "nr-derez", card=inst.card, number=inst.id, fort=inst.fort)


def expose(g: Netrunner, inst: Inst) -> None:
    if not inst.up and not inst.seen:
        inst.seen = True
        if listening(g):
            emit(g, "nr-expose", card=inst.card, number=inst.id, fort=inst.fort)


def conceal(g: Netrunner, inst: Inst) -> None:
    inst.seen = False


def reveal(g: Netrunner, inst: Inst) -> None:
    """A hidden resource is turned up."""
    if not inst.up:
        inst.up = True
        g.names = None  # type: ignore[misc]
        if listening(g):
            emit(g, "nr-reveal", card=inst.card, number=inst.id)


def leave_play(g: Netrunner, inst: Inst, to: str) -> None:
    """A card in play goes to a pile of its owner: trash (as it lay, or face up with "trash-up"),
    hand, top, bottom, deck (shuffled in) or removed.  What lay on it is gone (NR-AMB-022)."""
    side = CARDS[inst.card].side
    _lift(g, inst)
    if to == "trash" and side == CORP and not inst.up and not inst.seen:
        to = "buried"
    elif to == "trash-up":
        to = "trash"
    if listening(g):
        if to == "buried":
            tell_side(g, CORP, "nr-leave-you", card=inst.card, number=inst.id)
            tell_others(g, CORP, "nr-leave-down", number=inst.id, fort=inst.fort)
        elif to in ("trash", "removed") or inst.up or inst.seen:
            emit(g, f"nr-leave-{to}", card=inst.card, number=inst.id)
        else:
            tell_side(g, side, f"nr-leave-{to}", card=inst.card, number=inst.id)
            tell_others(g, side, f"nr-leave-{to}-down", number=inst.id)
    if to == "deck":
        pile_up(g, side, inst.card, "top")
        shuffle_deck(g, side)
    else:
        pile_up(g, side, inst.card, to)


def _lift(g: Netrunner, inst: Inst) -> None:
    """Out of wherever it lies; an empty subsidiary fort disappears (NR-AMB-023)."""
    g.names = None  # type: ignore[misc]
    if inst.fort >= 0 and inst not in g.corp.scored and inst not in g.runner.scored:
        fort = g.fort(inst.fort)
        zone = fort.ice if any(c is inst for c in fort.ice) else fort.inside
        zone[:] = [c for c in zone if c is not inst]
        if fort.id > 2 and not fort.ice and not fort.inside:
            fall(g, fort)
        return
    for pile in (g.runner.rig, g.runner.aside, g.limbo, g.corp.scored, g.runner.scored):
        if any(c is inst for c in pile):
            pile[:] = [c for c in pile if c is not inst]
            return
    raise KeyError(f"card {inst.id} is not in play")


def fall(g: Netrunner, fort: Fort) -> None:
    """A fort without a card disappears, and a run that was still on its way there ends."""
    g.forts.remove(fort)
    if listening(g):
        emit(g, "nr-fort-falls", fort=fort.id)
    if g.run is not None and g.run.fort == fort.id and not g.run.success:
        end_run(g, "nr-run-ends")


def set_aside(g: Netrunner, card: str, host: int, counters: int) -> Inst:
    """A card waits, face up, on or for another one."""
    inst = Inst(mint(g), card, up=True, host=host, count=counters)
    g.runner.aside.append(inst)
    if listening(g):
        emit(g, "nr-aside", card=card, number=inst.id, n=counters)
    return inst


def swap_ice(g: Netrunner, inst: Inst, card: str) -> Inst:
    """An unrezzed piece of ice goes to HQ and one from HQ takes its place, face down."""
    fort = g.fort(inst.fort)
    at = next(i for i, c in enumerate(fort.ice) if c is inst)
    g.corp.hq.remove(card)
    g.corp.hq.append(inst.card)
    new = Inst(mint(g), card, fort=fort.id, seen=spied(fort))
    fort.ice[at] = new
    if g.run is not None:
        g.run.left = [new.id if id == inst.id else id for id in g.run.left]
        if g.run.ice == inst.id:
            g.run.ice = new.id
    if listening(g):
        emit(g, "nr-swap-ice", number=inst.id, fort=fort.id)
    return new


def order_ice(g: Netrunner, fort: Fort, ids: tuple[int, ...]) -> None:
    """The ice of a fort in a new order, the innermost first."""
    by = {c.id: c for c in fort.ice}
    fort.ice[:] = [by[id] for id in ids]
    if listening(g):
        emit(g, "nr-order-ice", fort=fort.id)


def rearrange_ice(g: Netrunner, ids: list[int]) -> None:
    """All ice anew, while nobody looks: `ids` fills the places from fort to fort, the innermost
    first.  What is not rezzed is concealed and gets a new number, moved or not, so that nobody
    can follow it; a spy sees what lies on its fort all the same."""
    by = {c.id: c for f in g.forts for c in f.ice}
    rest = iter(ids)
    emit(g, "nr-rearrange")
    for fort in g.forts:
        fort.ice[:] = [by[next(rest)] for _ in fort.ice]
        for c in fort.ice:
            c.fort = fort.id
            if not c.up:
                c.id = mint(g)
                c.seen = spied(fort)
                if c.seen:
                    emit(g, "nr-expose", card=c.card, number=c.id, fort=fort.id)


def host_in(g: Netrunner, inst: Inst, host: int) -> None:
    inst.host = host


# -- agendas ----------------------------------------------------------------------------------
def score(g: Netrunner, inst: Inst) -> None:
    """The Corp scores: the agenda lies face up on its side, its counters kept for its text."""
    _lift(g, inst)
    inst.up, inst.fort = True, -1
    g.corp.scored.append(inst)
    g.names = None  # type: ignore[misc]
    g.memory.scored.append(inst.card)
    if listening(g):
        emit(g, "nr-score", card=inst.card, number=inst.id)


def liberate(g: Netrunner, card: str, inst: Inst | None, zone: str, above: int = 0) -> None:
    """The Runner takes an agenda out of a fort, a hand or a pile."""
    adv = 0
    if inst is not None:
        adv = inst.adv
        _lift(g, inst)
        id = inst.id
    else:
        take_from(g, CORP, zone, card, above)
        id = mint(g)
    g.runner.scored.append(Inst(id, card, up=True))
    g.memory.liberated.append(card)
    g.memory.liberated_adv += adv
    if g.run is not None:
        g.run.liberated.append(card)
    if listening(g):
        emit(g, "nr-liberate", card=card)


def add_points(g: Netrunner, side: int, n: int) -> None:
    who = g.runner if side else g.corp
    who.extra += n
    if listening(g):
        emit(g, "nr-points", side=side, n=n)


def smear(g: Netrunner, n: int) -> None:
    """Bad publicity; seven points lose the game at once."""
    g.corp.bad += n
    if listening(g):
        emit(g, "nr-bad", n=n, total=g.corp.bad)
    if g.corp.bad >= 7:
        win(g, RUNNER, "nr-how-bad")


# -- the Runner's body --------------------------------------------------------------------------
def tag(g: Netrunner, n: int) -> None:
    g.runner.tags += n
    g.memory.tagged += n
    if listening(g):
        emit(g, "nr-tag", n=n, total=g.runner.tags)


def untag(g: Netrunner, n: int) -> None:
    n = min(n, g.runner.tags)
    if n:
        g.runner.tags -= n
        if listening(g):
            emit(g, "nr-untag", n=n, total=g.runner.tags)


def hurt(g: Netrunner, kind: str) -> bool:
    """One point of damage: a random card goes; False when there is none to go."""
    if kind == "brain":
        g.runner.brain += 1
    if g.side == RUNNER:  # what is done in the Corp's turn is in none of his actions
        g.memory.since_damage = 0
    if not g.runner.hand:
        return False
    discard_random(g, RUNNER)
    return True


def heal_brain(g: Netrunner) -> None:
    g.runner.brain = 0


def owe(g: Netrunner, side: int, n: int) -> None:
    """Actions to forgo: from what is left of this turn, then from the next ones."""
    who = g.runner if side else g.corp
    who.owed += n
    if listening(g):
        emit(g, "nr-forgo", side=side, n=n)
    if g.side == side:
        serve(g, side)


def serve(g: Netrunner, side: int) -> None:
    who = g.runner if side else g.corp
    if who.owed:
        frames: list[Any] = [*reversed(g.stack)]
        for f in frames:
            if getattr(f, "extra_actions", 0):  # those that a card has just given are the next
                who.owed -= f.forgo(who.owed)
    n = min(who.owed, g.actions)
    if n > 0:
        who.owed -= n
        g.actions -= n
        if side:
            pass_actions(g, n)


def pass_actions(g: Netrunner, n: int) -> None:
    """What counts the Runner's own actions."""
    g.runner.no_run = max(0, g.runner.no_run - n)
    g.memory.since_damage += n


def toll(g: Netrunner, n: int) -> None:
    """No run until an action pays n."""
    g.runner.tolls.append(n)
    if listening(g):
        emit(g, "nr-toll", n=n)


def lift_toll(g: Netrunner, n: int) -> None:
    g.runner.tolls.remove(n)


def ban_runs(g: Netrunner, actions: int) -> None:
    g.runner.no_run = max(g.runner.no_run, actions)  # the same actions count for every ban
    if listening(g):
        emit(g, "nr-ban-runs", n=actions)


# -- turns ---------------------------------------------------------------------------------------
def begin_turn(g: Netrunner, side: int, actions: int) -> None:
    g.turn += 1
    g.side = side
    g.actions = actions
    g.memory.rezzed, g.memory.rezzed_as = [], []
    g.memory.tagged = 0
    g.memory.flags = {}
    if side:
        g.memory.runs = 0
        g.memory.hits, g.memory.liberated, g.memory.trashed = [], [], []
        g.memory.liberated_adv = 0
        g.memory.spoils = []
    else:
        g.memory.scored, g.memory.touched = [], []
    for zone in (g.runner.rig, g.corp.scored):
        for c in zone:
            c.this_turn = 0
    for fort in g.forts:
        for c in fort.inside:
            c.this_turn = 0
    if listening(g):
        emit(g, "nr-turn", side=side, n=g.turn)


def set_actions(g: Netrunner, n: int) -> None:
    g.actions = max(0, n)


def refill(g: Netrunner, side: int) -> None:
    """Bits used from cards that replace them come back at the start of the owner's turn."""
    if reckon.in_force(g).isdisjoint(STOCK_NAMES):
        return
    if side:
        zones = [g.runner.rig]
    else:
        zones = [f.inside for f in g.forts]
    for zone in zones:
        for c in zone:
            if c.up:
                stock = CARDS[c.card].stock
                if stock is not None and stock.refill and c.bits < stock.n:
                    put_bits(g, c, stock.n - c.bits)


def gain_actions(g: Netrunner, n: int) -> None:
    g.actions += n
    if listening(g):
        emit(g, "nr-actions", side=g.side, n=n)
    serve(g, g.side)  # actions still to be forgone are the next ones, wherever they come from


def spend_actions(g: Netrunner, n: int) -> None:
    g.actions -= n
    if g.side == RUNNER:
        pass_actions(g, n)


def end_actions(g: Netrunner) -> None:
    g.actions = 0


def mute(g: Netrunner, side: int, kind: str) -> None:
    """The side does not want to be asked in windows of this kind; "" asks it everywhere again."""
    mutes = g.runner.mutes if side else g.corp.mutes
    if kind:
        mutes.append(kind)
    else:
        mutes.clear()


# -- runs ---------------------------------------------------------------------------------------
def begin_run(g: Netrunner, run: Run) -> None:
    g.run = run
    g.memory.runs += 1
    for c in g.runner.rig:
        c.this_run = 0
    for c in g.fort(run.fort).inside:
        c.this_run = 0
    if listening(g):
        emit(g, "nr-run", fort=run.fort)


def approach(g: Netrunner, run: Run, ice: int) -> None:
    run.tried = []
    run.ice = ice
    run.phase = "approach"
    run.broken, run.broken_by, run.boosts, run.breakers = [], {}, {}, []
    if listening(g):
        c = g.find(ice)
        emit(g, "nr-approach", card=shown_name(c), number=ice, fort=run.fort)


def confront(run: Run, ice: int) -> None:
    """A piece of ice is about to be met without an approach."""
    run.ice = ice


def meet(g: Netrunner, run: Run, ice: Inst) -> None:
    run.tried = []
    run.phase = "encounter"
    run.ice = ice.id
    run.met.append(ice.id)
    run.names[ice.id] = ice.card
    run.broken, run.broken_by, run.boosts, run.breakers = [], {}, {}, []
    if listening(g):
        emit(g, "nr-encounter", card=ice.card, number=ice.id, fort=run.fort)


def next_ice(run: Run) -> int:
    return run.left.pop()


def pass_ice(g: Netrunner, run: Run) -> None:
    run.phase = "passed"
    run.passed.append(run.ice)
    if listening(g):
        c = g.get(run.ice)
        emit(
            g, "nr-pass", card=shown_name(c) if c is not None else "", number=run.ice, fort=run.fort
        )


def set_left(run: Run, ids: list[int]) -> None:
    """The ice still to be met, the next one last."""
    run.left = ids


def set_flags(run: Run, flags: dict[str, int]) -> None:
    run.flags = flags


def set_phase(run: Run, phase: str) -> None:
    run.phase = phase


def break_sub(g: Netrunner, run: Run, breaker: Inst, sub: int) -> None:
    run.broken.append(sub)
    run.broken_by[sub] = breaker.id
    if breaker.id not in run.breakers:
        run.breakers.append(breaker.id)
    if breaker.id not in run.used:
        run.used.append(breaker.id)
    if listening(g):
        ice = g.find(run.ice)
        emit(g, "nr-break", card=breaker.card, number=breaker.id, ice=ice.card, n=sub + 1)


def unbreak(g: Netrunner, run: Run, breaker: Inst) -> None:
    """All that an icebreaker did to the current ice is undone."""
    undone = [sub for sub, by in run.broken_by.items() if by == breaker.id]
    run.broken = [sub for sub in run.broken if sub not in undone]
    run.broken_by = {sub: by for sub, by in run.broken_by.items() if sub not in undone}
    run.breakers = [id for id in run.breakers if id != breaker.id]
    run.boosts.pop(breaker.id, None)
    if listening(g):
        ice = run.names[run.ice]
        emit(g, "nr-unbreak", card=breaker.card, number=breaker.id, ice=ice, n=len(undone))


def try_sub(run: Run, breaker: Inst, sub: int) -> None:
    """An icebreaker that may fail is used on a subroutine."""
    run.tried.append((breaker.id, sub))


def boost(g: Netrunner, run: Run, breaker: Inst, n: int, lasts: str) -> None:
    where = run.boosts if lasts == "encounter" else run.long_boosts
    where[breaker.id] = where.get(breaker.id, 0) + n
    if listening(g):
        emit(g, "nr-boost", card=breaker.card, number=breaker.id, n=n)


def beat(run: Run) -> None:
    """All subroutines of the ice were broken."""
    run.beaten.append(run.ice)


def end_run(g: Netrunner, how: str) -> None:
    """`how` is the event: jacked out, or ended."""
    if g.run is not None and not g.run.ended:
        g.run.ended = True
        emit(g, how, fort=g.run.fort)


def succeed(g: Netrunner, run: Run) -> None:
    run.success = True
    run.phase = "access"
    g.memory.hits.append(run.fort)
    if listening(g):
        emit(g, "nr-success", fort=run.fort)


def redirect(g: Netrunner, run: Run, fort: int) -> None:
    """The run counts as a run on another fort from now on."""
    run.fort = fort
    if listening(g):
        emit(g, "nr-redirect", fort=fort)


def count_spent(run: Run, n: int) -> None:
    run.spent += n


def close_run(g: Netrunner) -> None:
    run = g.run
    if run is not None and run.success:
        g.memory.spoils += [(run.fort, card) for card in (*run.liberated, *run.trashed)]
    g.run = None
    close_purses(g, "run")


def put_limbo(g: Netrunner, card: str, up: bool) -> Inst:
    """A card that is in play without being installed anywhere, for a moment."""
    inst = Inst(mint(g), card, up=up)
    g.limbo.append(inst)
    return inst


def note_access(g: Netrunner, card: str, inst: int, place: str) -> None:
    """The Runner looks at a card; the Corp learns which one only where it lies in the open."""
    if listening(g):
        tell_side(g, RUNNER, "nr-access-you", card=card, place=place)
        tell_others(g, RUNNER, "nr-access", number=inst, place=place)


def show_access(g: Netrunner, card: str) -> None:
    if listening(g):
        emit(g, "nr-access-shown", card=card)


def trash_accessed(g: Netrunner, card: str, inst: Inst | None, zone: str, above: int = 0) -> None:
    """The Runner trashes what he accesses: face up, whatever it was (NR-DISC-004)."""
    note_trashed(g, card)
    if inst is not None:
        leave_play(g, inst, "trash-up")
        return
    take_from(g, CORP, zone, card, above)
    g.corp.archives.append(card)
    if listening(g):
        emit(g, "nr-leave-trash", card=card, number=0)


def note_trashed(g: Netrunner, card: str) -> None:
    """The Runner trashed a card of the Corp's."""
    g.memory.trashed.append(card)
    if g.run is not None:
        g.run.trashed.append(card)


def note_encrypted(g: Netrunner, id: int) -> None:
    """The agenda stays; the Runner scores it at his next turn if it is still there."""
    g.flags[f"encrypted-{id}"] = 1
    g.find(id).seen = True  # it was shown: everybody knows what lies there
    if listening(g):
        emit(g, "nr-encrypted", number=id)


def roll(g: Netrunner, why: str) -> int:
    """A six-sided die; `why` is the card."""
    n = die(g, 6)
    if listening(g):
        emit(g, "nr-roll", card=why, n=n)
    return n


def random_of(g: Netrunner, hand: int, n: int) -> list[str]:
    """Different cards of a hand, picked blindly; they stay where they are."""
    pool = sorted(g.runner.hand if hand else g.corp.hq)
    picked = []
    for _ in range(min(n, len(pool))):
        picked.append(pool.pop(below(g, len(pool))))
    return picked


def pick_unseen(g: Netrunner, seen: list[str]) -> str:
    """A card of HQ, picked blindly among those not seen yet."""
    pool = sorted(g.corp.hq)
    for card in seen:
        pool.remove(card)
    return pool[below(g, len(pool))]


# -- the match ------------------------------------------------------------------------------------
def deal(g: Netrunner) -> None:
    """Shuffle both decks; each side draws five (NR-SETUP-002)."""
    shuffle(g, g.corp.rd)
    shuffle(g, g.runner.stack)
    for _ in range(min(5, len(g.corp.rd))):
        g.corp.hq.append(g.corp.rd.pop())
    for _ in range(min(5, len(g.runner.stack))):
        g.runner.hand.append(g.runner.stack.pop())
    emit(g, "nr-deal")


def record_result(g: Netrunner, winner: int, how: str) -> None:
    """Victory points of both seats: ten for the winner, agenda points for the loser; a game
    without a winner gives both their agenda points (NR-MATCH-002, 003)."""
    won = [reckon.points(g, CORP), reckon.points(g, RUNNER)]
    if winner >= 0:
        won[winner] = 10
    seats = (won[g.swapped], won[1 - g.swapped])
    g.results.append((seats[0], seats[1], how))


def swap_sides(g: Netrunner) -> None:
    """The second game of a duel: everything anew, with the other decks."""
    g.swapped = 1
    corp, runner = g.decks[2], g.decks[1]
    lay_out(g, list(corp), list(runner))
    emit(g, "nr-second-game")


def lay_out(g: Netrunner, corp: list[str], runner: list[str]) -> None:
    """The table before the first card is dealt."""
    g.corp = Corp(rd=corp)
    g.runner = Runner(stack=runner)
    g.forts = [Fort(HQ), Fort(RD), Fort(ARCHIVES)]
    g.turn, g.side, g.actions, g.run = 0, CORP, 0, None
    g.limbo, g.purses, g.flags, g.removed = [], [], {}, []
    g.memory = Memory()
    g.names = None  # type: ignore[misc]


def end_match(g: Netrunner) -> None:
    """Who won: the game, or the duel by victory points."""
    totals = (sum(r[0] for r in g.results), sum(r[1] for r in g.results))
    if g.duel:
        winner = -1 if totals[0] == totals[1] else int(totals[1] > totals[0])
        how = "nr-how-duel" if winner >= 0 else "nr-how-draw"
    else:
        side = g.flags["winner"]
        winner = side ^ g.swapped if side >= 0 else -1
        how = g.results[-1][2]
    winners = (0, 1) if winner < 0 else (winner,)
    ranking = ((0, 1),) if winner < 0 else ((winner,), (1 - winner,))
    g.outcome = Outcome(winners, totals, ranking, how)
    emit(g, "nr-over", how=how)
