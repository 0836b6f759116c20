"""The most pairs that can be formed at once (Edmonds' blossom algorithm)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

ALONE = -1


def most_pairs(people: Sequence[int], fit: Callable[[int, int], bool]) -> int:
    """How many pairs of people who fit each other can be formed at most."""
    n = len(people)
    near = [[j for j in range(n) if j != i and fit(people[i], people[j])] for i in range(n)]
    mate = [ALONE] * n
    # Most pairs are found at once; only the rest needs the search.
    for i in range(n):
        if mate[i] == ALONE:
            free = next((j for j in near[i] if mate[j] == ALONE), ALONE)
            if free != ALONE:
                mate[i], mate[free] = free, i
    for i in range(n):
        if mate[i] == ALONE:
            _Search(near, mate).augment(i)
    return sum(m != ALONE for m in mate) // 2


class _Search:
    """One search for a way from somebody who is alone to another: pairs along it are exchanged.
    A circle of odd length that it closes (a blossom) is treated as one person, its base."""

    def __init__(self, near: Sequence[Sequence[int]], mate: list[int]) -> None:
        self.near, self.mate = near, mate
        self.before = [ALONE] * len(mate)
        self.base = list(range(len(mate)))
        self.reached = [False] * len(mate)

    def augment(self, root: int) -> None:
        last = self._way(root)
        while last != ALONE:
            before = self.before[last]
            following = self.mate[before]
            self.mate[last], self.mate[before] = before, last
            last = following

    def _way(self, root: int) -> int:
        """Who the way ends at; ALONE when there is none."""
        self.reached[root] = True
        waiting = deque([root])
        while waiting:
            v = waiting.popleft()
            for to in self.near[v]:
                if self.base[v] == self.base[to] or self.mate[v] == to:
                    continue
                paired = self.mate[to]
                if to == root or (paired != ALONE and self.before[paired] != ALONE):
                    self._shrink(v, to, waiting)
                elif self.before[to] == ALONE:
                    self.before[to] = v
                    if paired == ALONE:
                        return to
                    self.reached[paired] = True
                    waiting.append(paired)
        return ALONE

    def _shrink(self, v: int, to: int, waiting: deque[int]) -> None:
        base = self._common_base(v, to)
        inside = [False] * len(self.mate)
        self._mark(v, base, to, inside)
        self._mark(to, base, v, inside)
        for i in range(len(self.mate)):
            if inside[self.base[i]]:
                self.base[i] = base
                if not self.reached[i]:
                    self.reached[i] = True
                    waiting.append(i)

    def _common_base(self, a: int, b: int) -> int:
        seen = set()
        while True:
            a = self.base[a]
            seen.add(a)
            if self.mate[a] == ALONE:
                break
            a = self.before[self.mate[a]]
        while self.base[b] not in seen:
            b = self.before[self.mate[self.base[b]]]
        return self.base[b]

    def _mark(self, v: int, base: int, child: int, inside: list[bool]) -> None:
        while self.base[v] != base:
            inside[self.base[v]] = inside[self.base[self.mate[v]]] = True
            self.before[v] = child
            child = self.mate[v]
            v = self.before[child]
