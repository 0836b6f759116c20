"""`neontable puzzle`: list, check and play puzzles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from neontable.cli import failure, saves
from neontable.cli.seats import HUMAN
from neontable.cli.speech import Json, Lang, Voice
from neontable.cli.terminal_game import Left, TerminalGame
from neontable.kernel import registry
from neontable.kernel.asks import Ask
from neontable.kernel.puzzles import OPEN, SOLVED, Puzzle, built_in, check, find, read
from neontable.kernel.puzzles.trial import ALL, ReplyBudget, hint, replies
from neontable.kernel.puzzles.verdict import verdict
from neontable.kernel.text import folded, literal

SOLVED_FILE = "puzzles.json"
THOROUGH = 20_000
"""Answers that a thorough check tries."""

app = typer.Typer(no_args_is_help=True, rich_markup_mode="rich", help="Positions with a goal.")


@app.command("list")
def list_puzzles(
    game: Annotated[str | None, typer.Argument(help="Only those of one game.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """The built-in puzzles, the easy ones first, with a tick at those you have solved."""
    voice = Voice(lang)
    with failure.reported(as_json):
        names = registry.names() if game is None else [registry.game(game).name]
        done = solved()
        found = [p for name in names for p in built_in(name)]
        if as_json:
            typer.echo(json.dumps([_row(p, voice.lang, done) for p in found], ensure_ascii=False))
            return
        for name in names:
            mine = [p for p in found if p.game == name]
            if mine:
                voice.line(name, "bold")
            for p in mine:
                tick = "✓" if _key(p) in done else " "
                voice.line(f" {tick} {'●' * p.difficulty:<5} {p.id}  {p.titled(voice.lang)}")
                voice.line(f"         {_goal(voice, p)}", "dim")


def _row(puzzle: Puzzle, lang: str, done: set[str]) -> dict[str, object]:
    return {
        "game": puzzle.game,
        "id": puzzle.id,
        "title": puzzle.titled(lang),
        "text": puzzle.told(lang),
        "difficulty": puzzle.difficulty,
        "solved": _key(puzzle) in done,
    }


def _goal(voice: Voice, puzzle: Puzzle) -> str:
    return f"{voice.text(puzzle.goal_text)}, {voice.text(puzzle.limit_text)}"


@app.command("check", epilog="Example: [bold]neontable puzzle check mine.json[/] (docs/puzzles.md)")
def check_file(
    file: Annotated[Path, typer.Argument(help="A puzzle file; - reads standard input.")],
    thorough: Annotated[
        bool, typer.Option("--thorough", help="Search long for other first moves that work.")
    ] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Every fault of a puzzle at once, and whether its solution holds; exit code 2 when not."""
    voice = Voice(lang)
    with failure.reported(as_json):
        puzzle = read(failure.text_in(file))
        found = check(puzzle, THOROUGH) if thorough else check(puzzle)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    elif found.problems:
        for problem in found.problems:
            voice.line(f"- {problem}")
    else:
        voice.say(
            "puzzle-sound",
            answers=found.answers,
            first=found.first,
            working=found.working,
            refuted=found.refuted,
        )
    if found.problems:
        raise typer.Exit(failure.BAD_INPUT)


@app.command(
    epilog="Examples: [bold]neontable puzzle play focus[/] · "
    "[bold]neontable puzzle play mine.json[/]"
)
def play(
    name: Annotated[str, typer.Argument(help="Id of a built-in puzzle, or a puzzle file.")],
    lang: Lang = None,
) -> None:
    """Play a puzzle in the terminal.  `hint`, `undo` and `again` help."""
    voice = Voice(lang)
    with failure.reported():
        path = Path(name)
        puzzle = read(path) if name.endswith(".json") or path.is_file() else find(name)
        TerminalPuzzle(voice, puzzle).run()


class TerminalPuzzle(TerminalGame):
    """A trial in the terminal: the rules judge it after every answer."""

    def __init__(self, voice: Voice, puzzle: Puzzle) -> None:
        table = puzzle.table()
        names = [HUMAN if seat == puzzle.seat else "bot" for seat in range(table.seats)]
        super().__init__(voice, table, names, 0)
        self.puzzle = puzzle
        self.reply_budget = ReplyBudget()
        self.helped = 0
        """How many steps of a hint were given to this question."""

    def run(self) -> None:
        try:
            self.welcome()
            self._replied()
            while True:
                state = verdict(self.puzzle, self.table)
                if state == SOLVED:
                    self._solved()
                    return
                if state == OPEN:
                    self.helped = 0
                    self.ask_person(self.table.asks_for(self.puzzle.seat)[0])
                    self._replied()
                else:
                    self._failed()
        except Left:
            self.voice.say("goodbye")
        except (EOFError, KeyboardInterrupt):
            self.voice.line()
            self.voice.say("goodbye")

    def welcome(self) -> None:
        voice, puzzle = self.voice, self.puzzle
        voice.line(puzzle.titled(voice.lang), "bold")
        voice.line(puzzle.told(voice.lang))
        voice.say("puzzle-goal", "bold", goal=literal(_goal(voice, puzzle)))
        voice.line(f"{voice.text(puzzle.others_text)} {voice.text(puzzle.chance_text)}", "dim")
        voice.say("puzzle-help", "dim")

    def _replied(self) -> None:
        for seat, answer in replies(self.puzzle, self.table, self.reply_budget):
            self.answer(seat, answer)

    def command(self, ask: Ask, line: str) -> bool:
        word = folded(line.strip())
        if word in ("hint", "indice"):
            self._hint()
        elif word in ("again", "recommencer"):
            self._again()
        else:
            return super().command(ask, line)
        return True

    def _hint(self) -> None:
        self.helped = min(self.helped + 1, ALL)
        found = hint(self.puzzle, self.table, self.helped)
        if found.back:
            self.voice.say("puzzle-strayed", n=found.back)
        self.voice.line(self.voice.text(found.text))

    def _again(self) -> None:
        if not self.decisions:
            self.voice.say("undo-nothing")
            return
        del self.decisions[1:]
        self._back()

    def _back(self) -> None:
        """Take the last decision back."""
        _, count, _ = self.decisions.pop()
        self.table.undo(self.table.journal.count - count)
        self.past = [(n, e) for n, e in self.past if n <= count]
        self.shown[self.puzzle.seat] = min(self.shown[self.puzzle.seat], len(self.past))
        self.voice.say("undo-done")

    def _failed(self) -> None:
        self.show_news(self.puzzle.seat)
        self.voice.say("puzzle-failed", "bold")
        while True:
            word = folded(self.read())
            if word in ("undo", "annuler"):
                return self._back()
            if word in ("again", "recommencer"):
                return self._again()
            if word in ("hint", "indice"):
                self._hint()
            elif word in ("quit", "quitter"):
                raise Left
            else:
                self.voice.say("puzzle-failed")

    def _solved(self) -> None:
        self.show_news(self.puzzle.seat)
        self.show_board(self.puzzle.seat)
        self.voice.say("puzzle-solved", "bold")
        if any(p.source == self.puzzle.source for p in built_in(self.puzzle.game)):
            keep(self.puzzle)


# -- what is solved ------------------------------------------------------------------------------
def _key(puzzle: Puzzle) -> str:
    return f"{puzzle.game}/{puzzle.id}"


def solved() -> set[str]:
    """The built-in puzzles that were solved in this terminal."""
    path = saves.folder() / SOLVED_FILE
    try:
        return set(msgspec.json.decode(path.read_bytes(), type=list[str]))
    except (OSError, msgspec.DecodeError):
        return set()  # none yet, or a file that somebody damaged: nothing is lost but ticks


def keep(puzzle: Puzzle) -> None:
    path = saves.folder() / SOLVED_FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    saves.put(path, msgspec.json.encode(sorted({*solved(), _key(puzzle)})))
