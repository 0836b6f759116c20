"""The puzzle file (docs/puzzles.md): plain data becomes a checked puzzle, or every fault is named
at once."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any, Literal

import msgspec

from neontable.kernel import position, registry, table
from neontable.kernel.errors import BadPosition, NeontableError, UnknownGame
from neontable.kernel.faults import faults
from neontable.kernel.game import Game
from neontable.kernel.plain import UNREADABLE, NotPlain, Source, decoded, json_bytes
from neontable.kernel.puzzles.goal import Goal
from neontable.kernel.state import State
from neontable.kernel.table import Table
from neontable.kernel.text import FIRST_LANGUAGE, LANGUAGES, Text

FORMAT = 1
HARDEST = 5
LONGEST_TITLE, LONGEST_TEXT = 80, 600
MOST_ANSWERS = 200
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Words = str | dict[str, str]
"""The same for everybody, or by language."""


class BadPuzzle(NeontableError):
    """A puzzle that cannot be read; `problems` names each fault with its path."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("this is no puzzle" + "".join(f"\n  - {p}" for p in problems))


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the solver has: so many stretches of play, the present one counted."""

    unit: str = "turn"
    n: int = 1


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as it is written; the parts that depend on the game are read afterwards."""

    puzzle: int
    id: str
    title: Words
    text: Words
    position: dict[str, Any]
    goal: dict[str, Any]
    solution: list[Any]
    seat: int = 0
    difficulty: int = 1
    limit: Limit = Limit()
    others: Literal["default", "worst", "bot"] | list[tuple[int, Any]] = "default"
    """What other seats answer: the answer of an absent player, whatever is worst for the solver,
    the game's best bot, or these answers one after another."""
    chance: Literal["none", "fixed", "every"] = "none"
    """No chance decides and none is drawn; dice and piles are as the text says; or the solution
    works however chance and the hidden cards fall."""


class Puzzle(msgspec.Struct, frozen=True, dict=True):
    """A puzzle that can be played."""

    id: str
    title: Words
    text: Words
    difficulty: int
    game: str
    seat: int
    goal: Goal
    limit: Limit
    others: str | list[tuple[int, Any]]
    chance: str
    solution: list[Any]
    start: bytes
    """The position as JSON, complete."""
    source: bytes
    """The whole file as it was read."""

    @property
    def game_object(self) -> Game:
        return registry.game(self.game)

    @cached_property
    def begin(self) -> State:
        """The state it begins with; never played on."""
        state: State = self.table(quiet=True).state
        return state

    def table(self, quiet: bool = False) -> Table:
        """A fresh table at its position."""
        return table.load(self.start, quiet)

    def titled(self, lang: str) -> str:
        return said(self.title, lang)

    def told(self, lang: str) -> str:
        return said(self.text, lang)

    @property
    def goal_text(self) -> Text:
        return self.goal.text(self.game_object.show)

    @property
    def limit_text(self) -> Text:
        return Text(
            f"{self.game_object.show.prefix}-limit-{self.limit.unit}", (("n", self.limit.n),)
        )

    @property
    def others_text(self) -> Text:
        return Text(f"nt-others-{self.others if isinstance(self.others, str) else 'fixed'}")

    @property
    def chance_text(self) -> Text:
        return Text(f"nt-chance-{self.chance}")

    def passed(self, g: State) -> bool:
        """Whether the time that the solver has is over."""
        capability = self.game_object.puzzles
        assert capability is not None
        count = capability.units[self.limit.unit]
        return count(g) - count(self.begin) >= self.limit.n


def said(words: Words, lang: str) -> str:
    if isinstance(words, str):
        return words
    return words.get(lang) or words.get(FIRST_LANGUAGE) or next(iter(words.values()), "")


def read(source: Source) -> Puzzle:
    """A puzzle from its file: JSON as bytes or str, a dict, or a `pathlib.Path`.  One BadPuzzle
    names everything that is wrong with it."""
    try:
        raw = json_bytes(source, "a puzzle")
        data = decoded(raw)
    except NotPlain as e:
        raise BadPuzzle([str(e)]) from None
    if not isinstance(data, dict):
        raise BadPuzzle(["a puzzle is an object that begins with its format and its id"])
    problems = [str(f) for f in faults(data, _File)]
    file = None
    if not problems:
        try:
            file = msgspec.json.decode(raw, type=_File)
        except UNREADABLE as e:  # msgspec is stricter than we are
            problems = [str(e)]
    problems += _own_problems(data)
    game, start, more = _position(data.get("position"))
    problems += more
    goal, more = _goal(game, data)
    problems += more
    if start is not None and game is not None:
        problems += _for_table(game, start, goal, data)
    if problems or file is None or game is None or start is None or goal is None:
        raise BadPuzzle(problems)
    return Puzzle(
        id=file.id,
        title=file.title,
        text=file.text,
        difficulty=file.difficulty,
        game=game.name,
        seat=file.seat,
        goal=goal,
        limit=file.limit,
        others=file.others,
        chance=file.chance,
        solution=file.solution,
        start=start.to_json(),
        source=raw,
    )


def _own_problems(data: dict[str, Any]) -> list[str]:
    """What is wrong with what does not depend on the game; kinds are judged by `faults`."""
    found = []
    if type(data.get("puzzle")) is int and data["puzzle"] != FORMAT:
        found.append(f"puzzle: this program reads format {FORMAT}; this is {data['puzzle']}")
    id = data.get("id")
    if isinstance(id, str) and not (_ID.fullmatch(id) and len(id) <= LONGEST_TITLE):
        found.append(f"id: small letters and digits joined by hyphens are needed, not {id!r}")
    for name, longest in (("title", LONGEST_TITLE), ("text", LONGEST_TEXT)):
        found += _word_problems(name, data.get(name), longest)
    difficulty = data.get("difficulty", 1)
    if type(difficulty) is int and not 1 <= difficulty <= HARDEST:
        found.append(f"difficulty: it is 1 to {HARDEST}; there is {difficulty}")
    solution = data.get("solution")
    if isinstance(solution, list) and not 1 <= len(solution) <= MOST_ANSWERS:
        found.append(f"solution: 1 to {MOST_ANSWERS} answers are needed; there are {len(solution)}")
    return found


def _word_problems(name: str, words: object, longest: int) -> list[str]:
    texts = {name: words}
    found = []
    if isinstance(words, dict):
        texts = {f"{name}.{lang}": text for lang, text in words.items()}
        known = ", ".join(LANGUAGES)
        found = [
            f"{name}.{lang}: the languages are {known}" for lang in words if lang not in LANGUAGES
        ]
        if not words:
            found.append(f"{name}: words in at least one language are needed")
    for path, text in texts.items():
        if isinstance(text, str) and not text.strip():
            found.append(f"{path}: it is empty")
        elif isinstance(text, str) and len(text) > longest:
            found.append(f"{path}: {longest} letters at most; there are {len(text)}")
    return found


def _position(data: object) -> tuple[Game | None, Table | None, list[str]]:
    """The game and the table of a position; its problems, with their path."""
    if not isinstance(data, dict):
        return None, None, []
    try:
        return position.read(data)[0], table.load(data, quiet=True), []
    except BadPosition as fault:
        game = None
        if isinstance(data.get("game"), str) and data["game"] in registry.names():
            game = registry.game(data["game"])
        return game, None, [f"position.{p}" for p in fault.problems]
    except UnknownGame as fault:
        return None, None, [f"position.game: {fault}"]


def _goal(game: Game | None, data: dict[str, Any]) -> tuple[Goal | None, list[str]]:
    if game is None or not isinstance(data.get("goal"), dict):
        return None, []
    if game.puzzles is None:
        return None, [f"position.game: {game.name} has no puzzles"]
    found = [f"goal.{f}" for f in faults(data["goal"], game.puzzles.goals)]
    if found:
        return None, found
    try:
        goal: Goal = msgspec.convert(data["goal"], game.puzzles.goals)
    except msgspec.ValidationError as e:
        return None, [f"goal: {e}"]
    return goal, []


def _for_table(game: Game, start: Table, goal: Goal | None, data: dict[str, Any]) -> list[str]:
    """What does not fit this position: the seat, the limit, the goal, who is asked."""
    found = []
    seat = data.get("seat", 0)
    if type(seat) is int and not 0 <= seat < start.seats:
        return [f"seat: the seats are 0 to {start.seats - 1}; there is {seat}"]
    limit = data.get("limit", {})
    if isinstance(limit, dict) and game.puzzles is not None:
        unit, n = limit.get("unit", "turn"), limit.get("n", 1)
        if isinstance(unit, str) and unit not in game.puzzles.units:
            known = ", ".join(game.puzzles.units)
            found.append(f"limit.unit: there is no {unit!r}; it is one of {known}")
        if type(n) is int and n < 1:
            found.append(f"limit.n: at least 1 is needed; there is {n}")
    if type(seat) is int and goal is not None:
        found += [f"goal.{p}" for p in goal.problems(start.state, seat)]
        if not found and not goal.at_end and goal.met(start.state, start.state, seat):
            found.append("goal: it is met already")
    if start.over:
        found.append("position: the game is over")
    return found
