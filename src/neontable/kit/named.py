"""Functions registered under their names, so that data can call them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


class Named(dict[str, F]):
    """A table of functions; used as a decorator it registers one under its name, with hyphens."""

    def __call__(self, function: F) -> F:
        return self.called(function.__name__.replace("_", "-"))(function)

    def called(self, name: str) -> Callable[[F], F]:
        """As a decorator: registers a function under a name of its own."""

        def enter(function: F) -> F:
            if name in self:
                raise ValueError(f"two functions are called {name}")
            self[name] = function
            return function

        return enter
