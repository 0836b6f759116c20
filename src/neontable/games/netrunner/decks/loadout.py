"""The decks of the game as the rest of the house asks for them, by name, by seed or by text."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from neontable.games.netrunner.decks import sealed
from neontable.games.netrunner.decks.construction import (
    FREE,
    SIDES,
    Deck,
    Rules,
    check,
    fold,
    included,
    listed,
    problems,
)
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.kernel.deck import DeckList, DeckProblem, DeckReport
from neontable.kernel.errors import BadDeck, BadOption
from neontable.kernel.game import Game
from neontable.kernel.text import literal, say

USUAL = ("Bricks and Gates", "Three Keys")
"""The decks of a table for which nobody chose any."""
_LIST = re.compile(r"[\r\n]|^\d")
"""No name of a deck has several lines, or begins with a number."""
_SEALED = re.compile(r"sealed\s+(\S.*)", re.IGNORECASE)


@lru_cache(maxsize=256)
def judged(value: str, side: int, rules: Rules = FREE) -> tuple[Deck | None, list[DeckProblem]]:
    """The deck that a table option means, and everything that keeps a side from playing it: the
    name of a deck of the house, `sealed SEED`, or a whole list."""
    words = value.strip()
    seeded = _SEALED.fullmatch(words)
    if seeded:
        return sealed.sealed(seeded[1], side, rules=rules), []
    if _LIST.search(words):
        found, wrong = check(value, rules)
    else:
        found, wrong = _by_name(words, side)
        wrong = wrong if found is None else problems(found, rules)
    if found is not None and found.side != side:
        # Whatever else is wrong with it, it is the wrong deck.
        text = say("nr-deck-no-other-side", side=f"@nr-deck-of-{SIDES[found.side]}")
        return found, [DeckProblem(0, "NR-SETUP-001", text)]
    return found, wrong


def deck_of(value: str, side: int, rules: Rules = FREE) -> Deck:
    """The deck that a table option means; a BadDeck says everything that is wrong with it."""
    found, wrong = judged(value, side, rules)
    if found is None or wrong:
        raise BadDeck(f"the {SIDES[side]} deck", wrong)
    return found


def _by_name(name: str, side: int) -> tuple[Deck | None, list[DeckProblem]]:
    decks = {fold(d.name): d for d in included().values()}
    found = decks.get(fold(name))
    if found is not None:
        return found, []
    near = get_close_matches(fold(name), decks, 3)
    own = [d.name for k, d in decks.items() if (k in near if near else d.side == side)]
    shown = literal(name if len(name) <= 60 else f"{name[:60]}…")
    text = say("nr-deck-no-such", name=shown, near=literal(", ".join(own)))
    return None, [DeckProblem(0, "", text, tuple(own))]


class Shelf(Game):
    """What a game with decks tells the kernel about them."""

    def decks(self) -> Sequence[DeckList]:
        return [listed(d) for d in included().values()]

    def check_deck(self, text: str, limit: int = 0, banned: bool = False) -> DeckReport:
        found, wrong = check(text, Rules(limit, banned))
        return DeckReport(tuple(wrong), None if found is None else listed(found))

    def check_brought(self, name: str, value: str, options: Mapping[str, Any]) -> DeckReport:
        side = side_of(self.brought()[name].side)
        found, wrong = judged(value, side, deck_rules(options))
        return DeckReport(tuple(wrong), None if found is None else listed(found))

    def sealed(
        self,
        seed: int | str,
        side: str,
        starters: int = 1,
        boosters: int = 2,
        *,
        pool: bool = False,
    ) -> DeckList:
        cards = sealed.pool(seed, side_of(side), starters, boosters)
        return listed(cards if pool else sealed.build(cards))


def deck_rules(options: Mapping[str, Any]) -> Rules:
    """What a table's options ask of its decks."""
    limit = 0 if options["copies"] == "any" else int(options["copies"])
    return Rules(limit, options["banned"])


def side_of(word: str) -> int:
    if word not in SIDES:
        raise BadOption(f"a side is {' or '.join(SIDES)}; came {word!r}")
    return RUNNER if word == SIDES[RUNNER] else CORP
