"""Counters on cards, forts and sides, and what else a card remembers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.netrunner.model import numbers
from neontable.games.netrunner.model.card import CORP
from neontable.games.netrunner.model.library import CARDS, COUNTERS, VIRUS_MARKS
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.kernel.events import emit, listening
from neontable.kit.counters import Pairs, add, added, count_of

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def put_counters(g: Netrunner, card: Inst, n: int) -> None:
    """Counters of the card's own kind; a negative number takes them away."""
    card.count += n
    if listening(g) and n:
        emit(g, "nr-counters", card=card.card, number=card.id, n=n, total=card.count)


def mark(g: Netrunner, card: Inst, name: str, n: int) -> None:
    """Counters of another card on this one."""
    card.marks = added(card.marks, name, n)
    g.in_play.marked = True
    if listening(g):
        emit(g, "nr-mark", card=shown_name(card), number=card.id, mark=name, n=n)


def mark_fort(g: Netrunner, fort: Fort, name: str, n: int) -> None:
    fort.marks = added(fort.marks, name, n)
    g.in_play.marked = True
    if listening(g):
        emit(g, "nr-mark-fort", fort=fort.id, mark=name, n=n)


def shown_name(card: Inst) -> str:
    """The card's id where everybody knows it, else nothing."""
    return card.card if card.up or card.seen else ""


def mark_corp(g: Netrunner, name: str, n: int) -> None:
    """Virus counters."""
    left = add(g.corp.virus, name, n)
    if listening(g):
        emit(g, "nr-virus", mark=name, n=n, total=left)


def avoid_virus(g: Netrunner, name: str, n: int) -> None:
    """Virus counters that a card keeps from the Corp, of those that it still keeps away."""
    left = g.flags["avoid-virus"] - n
    g.flags["avoid-virus"] = left
    if not left:
        del g.flags["avoid-virus"]
    if listening(g):
        emit(g, "nr-avoid-virus", mark=name, n=n, left=left)


def end_brief(g: Netrunner) -> None:
    """Counters on ice that last for a turn are removed."""
    if not g.in_play.marked:
        return
    for fort in g.forts:
        for card in fort.ice:
            if card.marks:
                card.marks = tuple(m for m in card.marks if not _brief(m[0]))


def _brief(name: str) -> bool:
    return name in COUNTERS and COUNTERS[name].brief


def mark_runner(g: Netrunner, name: str, n: int) -> None:
    left = add(g.runner.marks, name, n)
    if listening(g):
        emit(g, "nr-runner-mark", mark=name, n=n, total=left)


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

    def rest(marks: Pairs, id: int, fort: int) -> Pairs:
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


def use(g: Netrunner, card: Inst, n: int = 1) -> None:
    """Remember that it was used in this turn and run."""
    card.this_turn += n
    card.this_run += n
    g.in_play.used_this_turn = g.in_play.used_this_run = True


def aim(g: Netrunner, card: Inst, target: int) -> None:
    """The card or fort that was chosen for a card."""
    card.target = target


def aim_fort(g: Netrunner, card: Inst, fort: int) -> None:
    """A fort is chosen for a card, in the open."""
    aim(g, card, numbers.target_fort(fort))
    if listening(g):
        emit(g, "nr-aim-fort", card=card.card, number=card.id, fort=fort)


def lose_ability(g: Netrunner, card: Inst) -> None:
    """A card in play loses what it could do, for good."""
    if not count_of(card.marks, "lost"):
        card.marks = added(card.marks, "lost", 1)
        if listening(g):
            emit(g, "nr-ability-lost", card=card.card, number=card.id)


def building(g: Netrunner) -> None:
    """The Corp installs or rezzes something: some abilities last only until it does."""
    if "lost-by-building" not in g.in_play.words:
        return
    for c in g.corp.scored:
        if "lost-by-building" in CARDS[c.card].special:
            lose_ability(g, c)
