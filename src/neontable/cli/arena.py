"""`neontable arena check`: arenas that people draw, for the games that play on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from neontable.cli import failure
from neontable.cli.speech import Json, Lang, Voice
from neontable.kernel import registry
from neontable.kernel.game import Game
from neontable.kernel.table_options import Written

OPTION = "arena_text"
"""The table option that is a drawing."""

app = typer.Typer(
    no_args_is_help=True, rich_markup_mode="rich", help="Check an arena that you drew."
)


def _playing(name: str | None) -> tuple[Game, Written]:
    """The named game and its option; by default the only game with drawn arenas."""
    names = registry.names() if name is None else [name]
    found = []
    for game in map(registry.game, names):
        spec = game.options.get(OPTION)
        if isinstance(spec, Written) and spec.check is not None:
            found.append((game, spec))
    if name is not None and not found:
        raise failure.BadInput(f"{name} has no custom arenas")
    if len(found) != 1:
        known = ", ".join(game.name for game, _ in found) or "none"
        raise failure.BadInput(f"name a game with --game; games with drawn arenas: {known}")
    return found[0]


@app.command(
    epilog="Examples: [bold]neontable arena check yard.txt[/] · "
    "[bold]neontable play adrenaline --option arena_text=@yard.txt[/]"
)
def check(
    file: Annotated[
        Path,
        typer.Argument(help="The drawing, as described in docs/arenas.md; - reads standard input."),
    ],
    game: Annotated[
        str | None,
        typer.Option("--game", help="The game, where more than one has drawn arenas."),
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Find every fault of an arena at once; exit code 2 when there are any."""
    voice = Voice(lang)
    with failure.reported(as_json):
        _, spec = _playing(game)
        text = failure.text_in(file)
        faults = spec.check(text) if spec.check is not None else ()
        if as_json:
            said = [
                {"line": f.line or None, "column": f.column or None, "text": voice.text(f.text)}
                for f in faults
            ]
            found = {"playable": not faults, "faults": said}
            typer.echo(json.dumps(found, ensure_ascii=False, indent=1))
        elif faults:
            for fault in faults:
                voice.line(voice.text(fault.placed()))
        else:
            voice.say("arena-fits", "bold")
        if faults:
            raise typer.Exit(failure.BAD_INPUT)


@app.callback()
def group() -> None:
    """Arenas of one's own."""
