"""`neontable play`: a game in the terminal, against bots or with people at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from neontable.cli import failure
from neontable.cli.seats import (
    HUMAN,
    Loads,
    brought,
    for_bots,
    loadouts_in,
    seating,
)
from neontable.cli.speech import Lang, Voice
from neontable.cli.terminal_game import Past, TerminalGame
from neontable.kernel import registry
from neontable.kernel.errors import BadAnswer, BadRecord
from neontable.kernel.game import Game
from neontable.kernel.record import Record
from neontable.kernel.table import Table, load, play_again


def join(app: typer.Typer) -> None:
    app.command(
        "play",
        epilog="Examples: [bold]neontable play adrenaline[/] · "
        "[bold]neontable play adrenaline --seats human,bot,random --seed 7 --lang fr[/] · "
        "[bold]neontable play adrenaline --seats human,human,bot --option arena=small[/] · "
        "[bold]neontable play netrunner --seats human,easy[/] · "
        "[bold]neontable play adrenaline --load game.json[/]",
    )(play)


def play(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, comma-separated: human, bot (the best), or a bot's name."
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Makes the game repeatable.")] = None,
    option: failure.Options = None,
    deck: Annotated[
        list[str] | None,
        typer.Option(
            help="The first person's deck: the name of a built-in one, or @FILE; a second one is "
            "for the game in which sides are swapped."
        ),
    ] = None,
    loadout: Loads = None,
    saved: Annotated[
        Path | None, typer.Option("--load", help="Continue from a saved record or a position.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal.  Type `help` during the game for all commands."""
    voice = Voice(lang)
    with failure.reported():
        played = registry.game(game)
        options = failure.options_in(option or [])
        if saved is None:
            names = seating(played, seats, None)
            loadouts = loadouts_in(loadout or []) | brought(played, names, deck or [])
            loadouts |= for_bots(played, names, loadouts, options, seed)
            # Among people, not being asked must reveal nothing: response windows are always asked.
            windows = names.count(HUMAN) > 1
            table = played.new(len(names), seed, options, loadouts=loadouts, windows=windows)
            terminal = TerminalGame(voice, table, names, seed)
        else:
            if options or deck or loadout:
                raise failure.BadInput(
                    "a loaded table has its options and decks already: "
                    "no --option, no --deck, no --loadout"
                )
            table, past = _loaded(saved, played)
            terminal = TerminalGame(voice, table, seating(played, seats, table.seats), seed, past)
        terminal.run()


def _loaded(path: Path, game: Game) -> tuple[Table, Past]:
    """A table from a record (with everything that happened) or from a position."""
    data = path.read_bytes()
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise failure.BadInput(
            f"{path} is not a saved game (truncated or damaged?): {fault}"
        ) from None
    if isinstance(head, dict) and head.get("game", game.name) != game.name:
        raise failure.BadInput(f"{path} is a table of {head['game']!r}, not of {game.name!r}")
    if not (isinstance(head, dict) and "answers" in head and "format" in head):
        table = load(data)
        return table, [(0, e) for e in table.events]
    return _replayed(failure.record_in(path))


def _replayed(record: Record) -> tuple[Table, Past]:
    table = play_again(record, 0)
    past = [(0, e) for e in table.events]
    for i, (seat, answer) in enumerate(record.answers, 1):
        try:
            table.answer(seat, answer)
        except BadAnswer as fault:
            raise BadRecord(f"answer {i} of the record does not fit: {fault}") from None
        past += [(i, e) for e in table.events]
    return table, past
