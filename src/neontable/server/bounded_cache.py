"""A cache with limits on the number and on the total size of what it holds."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

import msgspec


class BoundedCache:
    """The values used last, up to a number and a total size, so that nobody can fill the memory of
    a server by sending it large things."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.most, self.most_bytes = most, most_bytes
        self.bytes = 0
        self._found: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: Hashable) -> Any:
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, value: Any, size: int | None = None) -> None:
        """`size` is about how many bytes it takes; by default its length as JSON."""
        if size is None:
            size = len(value) if isinstance(value, bytes) else len(msgspec.json.encode(value))
        self.drop(key)
        self._found[key] = (value, size)
        self.bytes += size
        while self._found and (len(self._found) > self.most or self.bytes > self.most_bytes):
            self.drop(next(iter(self._found)))

    def drop(self, key: Hashable) -> None:
        _, size = self._found.pop(key, (None, 0))
        self.bytes -= size
