"""Randomness: a keyed BLAKE2b counter in the state.

Unpredictable to players, reproducible by us, and checkable by anybody: the table publishes
`commitment(key)` when it starts and the key when it ends.
"""

from __future__ import annotations

import secrets
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


def is_key(key: str) -> bool:
    return len(key) == 64 and not key.strip("0123456789abcdef")


def commitment(key: str) -> str:
    """What is published when a table starts: it fixes the key without revealing it."""
    return blake2b(bytes.fromhex(key), digest_size=32, person=b"neontable commit").hexdigest()


def below(g: State, n: int) -> int:
    """An atom: a fair number from 0 to n-1, the next of the table's stream."""
    if not 1 <= n <= _WHOLE:
        raise ValueError(f"a number below {n} cannot be drawn")
    keyed = _keyed(g.key)
    limit = _WHOLE - _WHOLE % n
    while True:
        mac = keyed.copy()
        mac.update(g.drawn.to_bytes(8, "big"))
        g.drawn += 1
        x = int.from_bytes(mac.digest(), "big")
        if x < limit:
            r = x % n
            if g.journal is not None:
                g.journal.chance = (g.journal.chance, r)
            return r


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
    for i in range(len(things) - 1, 0, -1):
        j = below(g, i + 1)
        things[i], things[j] = things[j], things[i]
