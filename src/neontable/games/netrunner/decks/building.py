"""Building decks card by card: what may be added, what a pool holds, what would mend a deck."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from neontable.games.netrunner.cards import CARDS
from neontable.games.netrunner.decks import sealed
from neontable.games.netrunner.decks.construction import (
    BANNED,
    FREE,
    LONGEST_SEED,
    SIDES,
    SMALLEST,
    Deck,
    Rules,
    deck,
    included,
    place,
    points_needed,
    printed,
)
from neontable.games.netrunner.model.card import AGENDA, CORP
from neontable.kernel.errors import BadOption
from neontable.kernel.loadouts import Entry, Fix, Loadout, LoadoutProblem, Offer
from neontable.kernel.text import Text, literal, say

USUAL_COPIES = 3
"""Copies that a suggestion adds of one card, where the rules allow any number."""


@lru_cache(maxsize=64)
def pool_counts(seed: str, side: int) -> Mapping[str, int]:
    """What the packs of a seed hold for a side."""
    return sealed.pool(seed, side).counts


def pool_problems(found: Deck, lines: Mapping[str, int]) -> Iterator[LoadoutProblem]:
    """Cards of a deck beyond those of the pool that it is built from."""
    held = pool_counts(found.pool, found.side)
    for id, n in found.cards:
        if n > held.get(id, 0) and CARDS[id].side == found.side:
            text = say("nr-deck-no-pool", card=literal(CARDS[id].name), n=n, most=held.get(id, 0))
            yield LoadoutProblem(lines.get(id, 0), "", text, component=id)


def offers(side: int, rules: Rules = FREE, pool: str = "") -> Sequence[Offer]:
    """The cards of a side, as many of each as the rules and the pool allow."""
    held = pool_counts(pool[:LONGEST_SEED], side) if pool else None
    found = []
    for id, card in sorted(CARDS.items(), key=lambda one: place(one[0])):
        if card.side != side or card.form_of or (rules.banned and id in BANNED):
            continue
        limits = [rules.limit] if rules.limit else []
        if held is not None:
            if id not in held:
                continue
            limits.append(held[id])
        found.append(Offer(id, most=min(limits) if limits else -1))
    return found


def written(name: str, side: int, entries: Sequence[Entry], pool: str = "") -> str:
    """The text of these cards."""
    counts: Counter[str] = Counter()
    for one in entries:
        if one.component not in CARDS or one.holds:
            raise BadOption(f"a deck has cards and nothing else; there is no {one.component!r}")
        counts[one.component] += one.count
    return printed(deck(side, name, counts, pool=pool[:LONGEST_SEED]))


@cache
def _favourites(side: int) -> tuple[str, ...]:
    """The cards of a side, those first that built-in decks play most."""
    played: Counter[str] = Counter()
    for one in included().values():
        if one.side == side:
            played.update(one.counts)
    own = [id for id, card in CARDS.items() if card.side == side and not card.form_of]
    return tuple(sorted(own, key=lambda id: (-played[id], place(id))))


def filled_up(loadout: Loadout, rules: Rules) -> Fix | None:
    """The deck, filled up from its pool with what built-in decks play most."""
    side = SIDES.index(loadout.side)
    counts = Counter({one.component: one.count for one in loadout.entries})
    before = counts.total()
    most = {o.component: o.most for o in offers(side, rules, loadout.pool)}

    def room(id: str) -> int:
        limit = most.get(id, 0)
        return max(0, (USUAL_COPIES if limit < 0 else limit) - counts[id])

    def points() -> int:
        return sum(CARDS[id].points * n for id, n in counts.items())

    favourites = _favourites(side)
    if side == CORP:
        for id in favourites:
            while CARDS[id].type == AGENDA and room(id) and CARDS[id].points > 1:
                if points() >= points_needed(counts.total()):
                    break
                counts[id] += 1
    for id in favourites:
        if CARDS[id].type != AGENDA:
            counts[id] += min(room(id), max(0, SMALLEST - counts.total()))
    if counts.total() == before:
        return None
    entries = tuple(Entry(id, n) for id, n in deck(side, "", counts).cards)
    return Fix(say("nr-fix-fill", n=counts.total() - before), entries)


def card_text(id: str) -> Text:
    return say("nt-named", name=literal(CARDS[id].name))
