"""The puzzles that come with the games."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable

from neontable.kernel import registry
from neontable.kernel.errors import NeontableError
from neontable.kernel.puzzles.file import BadPuzzle, Puzzle, read


class UnknownPuzzle(NeontableError):
    def __init__(self, id: str, known: Sequence[str] = ()) -> None:
        near = difflib.get_close_matches(id, known, 3)
        hint = f" (did you mean {' or '.join(map(repr, near))}?)" if near else ""
        super().__init__(f"no puzzle is called {id!r}{hint}; `neontable puzzle list` names them")


def _files(game: str) -> list[Traversable]:
    capability = registry.game(game).puzzles
    if capability is None:
        return []
    files = [file for file in capability.folder.iterdir() if file.name.endswith(".json")]
    return sorted(files, key=lambda file: file.name)


def count(game: str) -> int:
    """How many puzzles a game has; none of them is read."""
    return len(_files(game))


@lru_cache(maxsize=32)
def built_in(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first."""
    found = []
    for file in _files(game):
        try:
            found.append(read(file.read_bytes()))
        except BadPuzzle as fault:
            raise BadPuzzle([f"{file.name}: {p}" for p in fault.problems]) from None
    return tuple(sorted(found, key=lambda p: (p.difficulty, p.id)))


def find(id: str, game: str = "") -> Puzzle:
    """A built-in puzzle by its id; an UnknownPuzzle when there is none."""
    known = [p for name in ((game,) if game else registry.names()) for p in built_in(name)]
    found = next((puzzle for puzzle in known if puzzle.id == id), None)
    if found is None:
        raise UnknownPuzzle(id, [puzzle.id for puzzle in known])
    return found
