"""`neontable arena check`: arenas that people draw, for the games that play on them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from neontable.cli import check_drawing
from neontable.cli.speech import Json, Lang

OPTION = "arena_text"
"""The table option that is a drawing."""

app = typer.Typer(
    no_args_is_help=True, rich_markup_mode="rich", help="Check an arena that you drew."
)


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
    check_drawing.check(OPTION, "arenas", "arena-fits", file, game, lang, as_json)


@app.callback()
def group() -> None:
    """Arenas of one's own."""
