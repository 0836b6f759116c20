"""`neontable team check|list|show`: team lists, where a game is played with them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from neontable.cli import deck
from neontable.cli.speech import Json, Lang

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Check team lists, or show the built-in ones.",
)
TEAM = "team"

Of = Annotated[
    str | None,
    typer.Option("--game", help="The game, if more than one has teams."),
]


@app.command(
    epilog="Examples: [bold]neontable team check mine.txt[/] · "
    "[bold]neontable team check mine.txt --option eb=150[/] · "
    "[bold]neontable team show 'Chrome Choir' | neontable team check -[/]"
)
def check(
    file: Annotated[Path, typer.Argument(help="A list, a model a line; - reads standard input.")],
    option: Annotated[
        list[str] | None,
        typer.Option("--option", help="An option of the table it is for: name=value."),
    ] = None,
    game: Of = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Find every problem of a team at once; exit code 2 when there are any."""
    deck.check_list(TEAM, file, option, game, lang, as_json)


@app.command(
    "list",
    epilog="Examples: [bold]neontable team list[/] · [bold]neontable team list --json --lang fr[/]",
)
def list_teams(game: Of = None, lang: Lang = None, as_json: Json = False) -> None:
    """List the built-in teams."""
    deck.list_built_in(TEAM, game, lang, as_json)


@app.command(
    epilog="Examples: [bold]neontable team show 'Chrome Choir'[/] · "
    "[bold]neontable team show maelstrom > mine.txt[/]"
)
def show(
    name: Annotated[str, typer.Argument(help="Name of a built-in team.")],
    game: Of = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print a built-in team in the text format."""
    deck.show_list(TEAM, name, game, lang, as_json)
