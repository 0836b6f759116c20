"""Randomness: a keyed BLAKE2b counter in the state.

Unpredictable to players, reproducible by us, and checkable by anybody: the table publishes
`commitment(key)` when it starts and the key when it ends.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

import msgspec

from neontable.kernel.errors import BadDice

if TYPE_CHECKING:
    from neontable.kernel.state import State

T = TypeVar("T")

_WHOLE = 1 << 64


@lru_cache(maxsize=256)
def _keyed(key: str) -> blake2b:
    """The hash already keyed: copying it is cheaper than starting over."""
    return blake2b(key=bytes.fromhex(key), digest_size=8)


def key_from(seed: int | str | None) -> str:
    """The key (64 hex digits) for a seed; without a seed, an unguessable one."""
    if seed is None:
        return secrets.token_hex(32)
    return blake2b(f"neontable seed {seed}".encode(), digest_size=32).hexdigest()


def number_of(words: str) -> int:
    """A number below 2**64 that is always the same for the same words: a seed for whatever is not
    part of a game's own chance, such as a bot."""
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "big")


def is_key(key: str) -> bool:
    return len(key) == 64 and not key.strip("0123456789abcdef")


def commitment(key: str) -> str:
    """What is published when a table starts: it fixes the key without revealing it."""
    return blake2b(bytes.fromhex(key), digest_size=32, person=b"neontable commit").hexdigest()


def below(g: State, n: int) -> int:
    """An atom: a fair number from 0 to n-1, the next of the table's stream."""
    return _draw(g, (n,))[0]


def _draw(g: State, bounds: Iterable[int]) -> list[int]:
    """A fair number below each of the bounds, the next of the table's stream."""
    keyed, drawn, journal = _keyed(g.key), g.drawn, g.journal
    chain = None if journal is None else journal.chance
    found: list[int] = []
    for n in bounds:
        if not 1 <= n <= _WHOLE:
            raise ValueError(f"a number below {n} cannot be drawn")
        limit = _WHOLE - _WHOLE % n
        x = limit
        while x >= limit:  # else the first numbers would come more often
            mac = keyed.copy()
            mac.update(drawn.to_bytes(8, "big"))
            drawn += 1
            x = int.from_bytes(mac.digest(), "big")
        found.append(x % n)
        chain = (chain, x % n)
    g.drawn = drawn
    if journal is not None:
        journal.chance = chain
    return found


def die(g: State, sides: int) -> int:
    """An atom: the face of a die, the next of those that the position fixed or a fair one."""
    if g.dice:
        return _fixed(g, sides)
    return 1 + below(g, sides)


def _fixed(g: State, sides: int) -> int:
    face, *rest = g.dice or (0,)
    if face > sides:
        raise BadDice(f"dice: the next face is {face}, but a die with {sides} sides is rolled")
    g.dice = tuple(rest) or msgspec.UNSET
    g.drawn += 1  # chance has been met, which an undo asks about
    if g.journal is not None:
        g.journal.chance = (g.journal.chance, face - 1)
    return face


def shuffle(g: State, things: list[T]) -> None:
    last = len(things) - 1
    for i, j in zip(range(last, 0, -1), _draw(g, range(last + 1, 1, -1)), strict=True):
        things[i], things[j] = things[j], things[i]
