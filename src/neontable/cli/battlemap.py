"""`neontable map check`: battlefields that people draw, for the games that are played on them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from neontable.cli import check_drawing
from neontable.cli.speech import Json, Lang

OPTION = "map_text"
"""The table option that is a map."""

app = typer.Typer(
    no_args_is_help=True, rich_markup_mode="rich", help="Check a battlefield that you drew."
)


@app.command(
    epilog="Examples: [bold]neontable map check docks.json[/] · "
    "[bold]neontable play combatzone --option map_text=@docks.json[/]"
)
def check(
    file: Annotated[
        Path,
        typer.Argument(
            help="The map, as described in docs/battlefields.md; - reads standard input."
        ),
    ],
    game: Annotated[
        str | None,
        typer.Option("--game", help="The game, where more than one has maps."),
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Find every fault of a battlefield at once; exit code 2 when there are any."""
    check_drawing.check(OPTION, "maps", "map-fits", file, game, lang, as_json)


@app.callback()
def group() -> None:
    """Battlefields of one's own."""
