"""Money and counters: amounts that are moved, never made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def can_pay(purse: Sequence[int], cost: Sequence[int]) -> bool:
    return all(have >= need for have, need in zip(purse, cost, strict=True))


def move(source: list[int], target: list[int], amounts: Sequence[int]) -> None:
    """An atom's arithmetic: what leaves one purse enters the other, kind by kind."""
    if not can_pay(source, amounts):
        raise ValueError(f"{source} does not hold {list(amounts)}")
    for i, n in enumerate(amounts):
        source[i] -= n
        target[i] += n


def gain(purse: list[int], kind: int, amount: int, limit: int) -> int:
    """Put up to `amount` into a purse that holds at most `limit` of a kind; how many fitted."""
    taken = min(amount, limit - purse[kind])
    purse[kind] += taken
    return taken


def total_is(name: str, expected: int, amounts: Iterable[int]) -> list[str]:
    found = sum(amounts)
    return [] if found == expected else [f"{name}: {found} in all, there must be {expected}"]


def within(name: str, value: int, lo: int, hi: int) -> list[str]:
    return [] if lo <= value <= hi else [f"{name} is {value}; it must be {lo} to {hi}"]
