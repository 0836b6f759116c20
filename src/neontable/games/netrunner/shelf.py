"""The decks of the game as the rest of the house asks for them, by name, by seed or by text."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from neontable.games.netrunner import sealed
from neontable.games.netrunner.card import CORP, RUNNER
from neontable.games.netrunner.decks import (
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
from neontable.kernel.deck import DeckList, DeckProblem, DeckReport
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Game
from neontable.kernel.text import render

USUAL = ("Bricks and Gates", "Three Keys")
"""The decks of a table for which nobody chose any."""
_LIST = re.compile(r"[\r\n]|^\d")
"""No name of a deck has several lines, or begins with a number."""
_SEALED = re.compile(r"sealed\s+(\S.*)", re.IGNORECASE)


@lru_cache(maxsize=256)
def deck_of(value: str, side: int, rules: Rules = FREE) -> Deck:
    """The deck that a table option means: the name of a deck of the house, `sealed SEED`, or a
    whole list.  A BadOption says everything that is wrong with it."""
    words, what = value.strip(), f"the {SIDES[side]} deck"
    seeded = _SEALED.fullmatch(words)
    if seeded:
        return sealed.sealed(seeded[1], side, rules=rules)
    found: Deck | None
    if _LIST.search(words):
        found, wrong = check(value, rules)
    else:
        found = _by_name(words, side)
        wrong = problems(found, rules)
        what = f"{found.name!r} as {what}"
    if wrong or found is None:
        raise BadOption(f"{what} is not legal:" + "".join(f"\n  - {_said(p)}" for p in wrong))
    if found.side != side:
        raise BadOption(f"{what} is a deck for the {SIDES[found.side]} (NR-SETUP-001)")
    return found


def _by_name(name: str, side: int) -> Deck:
    decks = {fold(d.name): d for d in included().values()}
    found = decks.get(fold(name))
    if found is None:
        near = get_close_matches(fold(name), decks, 3)
        own = [d.name for k, d in decks.items() if (k in near if near else d.side == side)]
        hint = "did you mean" if near else f"decks for the {SIDES[side]}"
        raise BadOption(
            f"no deck is called {name!r}; {hint}: {', '.join(own)}; "
            f"or `sealed SEED`, or a list of cards with a line each"
        )
    return found


def _said(problem: DeckProblem) -> str:
    words = render(problem.text, "en")
    line = f"line {problem.line}: " if problem.line else ""
    return f"{line}{words} ({problem.rule})" if problem.rule else f"{line}{words}"


class Shelf(Game):
    """What a game with decks tells the kernel about them."""

    def decks(self) -> Sequence[DeckList]:
        return [listed(d) for d in included().values()]

    def check_deck(self, text: str, limit: int = 0, banned: bool = False) -> DeckReport:
        found, wrong = check(text, Rules(limit, banned))
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


def side_of(word: str) -> int:
    if word not in SIDES:
        raise BadOption(f"a side is {' or '.join(SIDES)}; came {word!r}")
    return RUNNER if word == SIDES[RUNNER] else CORP
