"""Facts derived from a state at their first use and cached beside its data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

from neontable.kernel.state import State

T = TypeVar("T")


class derived(Generic[T]):  # noqa: N801  (it reads as the decorator that it is)
    """A property of a state that is worked out at its first use; `state.__dict__.pop(name, None)`
    forgets it.  It is not part of the data, so a copy of the state works it out for itself.

    Unlike `functools.cached_property` it takes no lock: a state belongs to one thread."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, state: None, owner: type) -> derived[T]: ...
    @overload
    def __get__(self, state: State, owner: type) -> T: ...
    def __get__(self, state: State | None, owner: type) -> derived[T] | T:
        if state is None:
            return self
        found = state.__dict__[self.name] = self.work_out(state)
        return found
