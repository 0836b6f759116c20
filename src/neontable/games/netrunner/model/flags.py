"""Flags: what cards leave for the rest of a run, of a turn or of the game, a number by name.

The names are types, so that mypy finds a misspelt one wherever it is set or asked for; in the
state they are plain strings.  Names here are those that several cards or the procedures share; what
only one card leaves is a `CardFlag`, declared beside the card (`Card.leaves`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NewType, cast, get_args

CardFlag = NewType("CardFlag", str)

SharedRunName = Literal[
    "break-tax",
    "budget",
    "budget-spent",
    "cap",
    "deflected",
    "double-rez",
    "encrypted",
    "ends",
    "exposes",
    "extra",
    "free-hand",
    "free-stack",
    "ice-strength",
    "ice-strength-now",
    "jack-cost",
    "link",
    "link-ends-run",
    "moved",
    "named-fort",
    "no-break-next",
    "no-break-now",
    "no-jack",
    "no-jack-next",
    "no-jack-now",
    "no-noisy",
    "noisy",
    "repeats",
    "shield",
    "skip-first",
    "skip-ice",
    "subs-now",
    "swept",
    "toll",
    "toll-now",
    "traced",
    "treat-as",
]
RunName = SharedRunName | CardFlag
"""For the run; also "derez-7", ice that is derezzed when it is over, and "repeat-7-0", how often a
subroutine of ice is repeated."""

SharedTurnName = Literal[
    "act-bit", "act-draw", "act-install", "ice-rezzed", "immunity-off", "points-scored"
]
TurnName = SharedTurnName | CardFlag
"""For the turn; also "strength-7", strength that an icebreaker has until it ends."""

SharedGameName = Literal["avoid-tag", "avoid-virus", "forfeit-bits", "forfeit-points", "winner"]
GameName = SharedGameName | CardFlag
"""For the game; also "encrypted-7", an agenda that the Runner scores at his next turn."""

RUN_NAMES: frozenset[str] = frozenset(get_args(SharedRunName))
TURN_NAMES: frozenset[str] = frozenset(get_args(SharedTurnName))
GAME_NAMES: frozenset[str] = frozenset(get_args(SharedGameName))
"""Those that are shared; the library knows those of single cards (library.flag_names)."""

STRENGTH = "strength-"
DEREZ = "derez-"
REPEAT = "repeat-"
ENCRYPTED = "encrypted-"


def derez_card(id: int) -> RunName:
    """The flag of one card."""
    return cast(RunName, f"{DEREZ}{id}")


def strong_card(id: int) -> TurnName:
    return cast(TurnName, f"{STRENGTH}{id}")


def repeated_sub(id: int, sub: int) -> RunName:
    """The flag of one subroutine."""
    return cast(RunName, f"{REPEAT}{id}-{sub}")


def encrypted_card(id: int) -> GameName:
    return cast(GameName, f"{ENCRYPTED}{id}")


def strange(
    where: str, flags: Mapping[Any, int], names: frozenset[str], *of_cards: str
) -> Iterator[str]:
    """Problems of a position: names that nothing asks for.  `of_cards` begin those that end with
    the number of a card."""
    for name in flags:
        numbers = [name[len(start) :] for start in of_cards if name.startswith(start)]
        if name not in names and not any(n.replace("-", "", 1).isdecimal() for n in numbers):
            yield f"{where}: no flag is called {name!r}; there are: {', '.join(sorted(names))}"
