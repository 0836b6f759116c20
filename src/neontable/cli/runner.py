"""`neontable runner check|list|show`: runners with upgrades, where a game is played with them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from neontable.cli import deck
from neontable.cli.speech import Json, Lang

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Check runners with their upgrades, or show the built-in ones.",
)
RUNNER = "runner"

Of = Annotated[
    str | None,
    typer.Option("--game", help="The game, if more than one has runners."),
]


@app.command(
    epilog="Examples: [bold]neontable runner check mine.txt[/] · "
    "[bold]neontable runner check mine.txt --option karma=60[/] · "
    "[bold]neontable runner show 'Sedge' | neontable runner check -[/]"
)
def check(
    file: Annotated[Path, typer.Argument(help="Metatype and upgrades; - reads standard input.")],
    option: Annotated[
        list[str] | None,
        typer.Option("--option", help="An option of the table it is for: name=value."),
    ] = None,
    game: Of = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Find every problem of a runner at once; exit code 2 when there are any."""
    deck.check_list(RUNNER, file, option, game, lang, as_json)


@app.command(
    "list",
    epilog="Examples: [bold]neontable runner list[/] · "
    "[bold]neontable runner list --json --lang fr[/]",
)
def list_runners(game: Of = None, lang: Lang = None, as_json: Json = False) -> None:
    """List the built-in runners."""
    deck.list_built_in(RUNNER, game, lang, as_json)


@app.command(
    epilog="Examples: [bold]neontable runner show 'Sedge'[/] · "
    "[bold]neontable runner show gash > mine.txt[/]"
)
def show(
    name: Annotated[str, typer.Argument(help="Name of a built-in runner.")],
    game: Of = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print a built-in runner in the text format."""
    deck.show_list(RUNNER, name, game, lang, as_json)
