"""The `neontable` command: a module for each subject."""

from __future__ import annotations

from typing import Annotated

import typer

import neontable
from neontable.cli import (
    admin,
    arena,
    battlemap,
    bench,
    campaign,
    cards,
    loadouts,
    play,
    puzzle,
    replay,
    rules,
    serve,
    sim,
)
from neontable.cli.failure import CommandGroup

app = typer.Typer(
    name="neontable",
    cls=CommandGroup,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Cyberpunk tabletop games with every rule enforced.",
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"neontable {neontable.__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """Options that come before any command."""


for _module in (play, serve, sim, rules, cards, bench):
    _module.join(app)
app.add_typer(replay.app, name="replay")
app.add_typer(loadouts.decks, name="deck")
app.add_typer(loadouts.teams, name="team")
app.add_typer(loadouts.runners, name="runner")
app.add_typer(campaign.app, name="campaign")
app.add_typer(puzzle.app, name="puzzle")
app.add_typer(arena.app, name="arena")
app.add_typer(battlemap.app, name="map")
app.add_typer(admin.app, name="admin")

if __name__ == "__main__":
    app()
