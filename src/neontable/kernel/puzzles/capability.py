"""What a game says of itself so that puzzles can be written for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic

from neontable.kernel.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")


class Puzzles(Generic[S]):
    """Capability of a game: `Game.puzzles`."""

    goals: Any
    """The union of its goal types (`Goal`)."""
    units: Mapping[str, Callable[[S], int]]
    """What a limit is counted in, by name, each with a number that grows by one whenever such a
    stretch of play begins: {"turn": lambda g: g.turn}.  The sentence is `<prefix>-limit-<unit>`."""
    folder: Traversable
    """Where the built-in puzzles lie, one JSON file each."""
