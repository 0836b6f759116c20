"""Flags: what cards leave for the rest of a run, of a turn or of the game, a number by name.

The names are types, so that mypy finds a misspelt one wherever it is set or asked for, card texts
included; in the state they are plain strings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, cast, get_args

RunName = Literal[
    "attractor-next",
    "attractor-now",
    "break-tax",
    "cap",
    "double-rez",
    "encrypted",
    "ends",
    "extra",
    "free-hand",
    "free-stack",
    "galveston",
    "herrings",
    "ice-strength",
    "jack-cost",
    "link",
    "link-ends-run",
    "moved",
    "no-break-next",
    "no-break-now",
    "no-jack",
    "no-jack-next",
    "no-jack-now",
    "skip-first",
    "skip-ice",
    "toll",
    "toll-now",
    "treat-as",
    "viral",
]
"""For the run; also "derez-7", ice that is derezzed when it is over."""

TurnName = Literal["brain-due", "ice-rezzed", "immunity-off"]

GameName = Literal["acme", "avoid-tag", "cattekin", "construct", "forfeit-points", "winner"]
"""For the game; also "encrypted-7", an agenda that the Runner scores at his next turn."""

RUN_NAMES: frozenset[str] = frozenset(get_args(RunName))
TURN_NAMES: frozenset[str] = frozenset(get_args(TurnName))
GAME_NAMES: frozenset[str] = frozenset(get_args(GameName))

DEREZ = "derez-"
ENCRYPTED = "encrypted-"


def derez_card(id: int) -> RunName:
    """The flag of one card."""
    return cast(RunName, f"{DEREZ}{id}")


def encrypted_card(id: int) -> GameName:
    return cast(GameName, f"{ENCRYPTED}{id}")


def strange(
    where: str, flags: Mapping[Any, int], names: frozenset[str], *of_cards: str
) -> Iterator[str]:
    """Problems of a position: names that nothing asks for.  `of_cards` begin those that end with
    the number of a card."""
    for name in flags:
        numbers = [name[len(start) :] for start in of_cards if name.startswith(start)]
        if name not in names and not any(n.isdecimal() for n in numbers):
            yield f"{where}: no flag is called {name!r}; there are: {', '.join(sorted(names))}"
