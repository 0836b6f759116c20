"""`neontable admin backup|restore|prune|push-key`: looking after a server."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from neontable.cli import extras, failure
from neontable.cli.speech import Json, Lang, Voice

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Back up, restore and tidy the database of a server; make its key for Web Push.",
)

Database = Annotated[
    str | None,
    typer.Option(help="sqlite:///FILE or postgresql://...; default: that of `neontable serve`."),
]


def _database(given: str | None) -> str:
    from neontable.server.settings import default_database

    return given or default_database()


def _report(voice: Voice, id: str, counts: Mapping[str, int], as_json: bool, **args: str) -> None:
    if as_json:
        typer.echo(json.dumps(counts, indent=1))
        return
    voice.say(id, "bold", **args)
    for name, count in counts.items():
        if count:
            voice.line(f"  {name}: {count}")


@app.command(
    epilog="Examples: [bold]neontable admin backup backup.gz[/] · "
    "[bold]neontable admin backup backup.gz --database postgresql://user@host/name[/]"
)
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; an existing file is replaced.")],
    database: Database = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Write everything into one file, even while the server runs.  The file holds secrets."""
    voice = Voice(lang)
    with extras.needed("server", voice, as_json):
        from neontable.server import admin

    with failure.reported(as_json):
        counts = admin.backup(_database(database), file)
        _report(voice, "admin-backup", counts, as_json, file=str(file))


@app.command(
    epilog="Example: [bold]neontable admin restore backup.gz --database sqlite:///new.db[/]"
)
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `neontable admin backup` wrote.")],
    database: Database = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Read a backup into an empty database, of either kind."""
    voice = Voice(lang)
    with extras.needed("server", voice, as_json):
        from neontable.server import admin

    with failure.reported(as_json):
        counts = admin.restore(_database(database), file)
        _report(voice, "admin-restore", counts, as_json, file=str(file))


@app.command(epilog="Example: [bold]neontable admin prune --unstarted 2 --finished 365[/]")
def prune(
    unstarted: Annotated[
        float, typer.Option(min=0, help="Delete tables that never began after this many days.")
    ] = 7,
    finished: Annotated[
        float, typer.Option(min=0, help="Delete finished tables and records after this many days.")
    ] = 365,
    idle: Annotated[
        float, typer.Option(min=0, help="Delete idle tables after this many days.")
    ] = 180,
    database: Database = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Delete old tables, old records, and guests who have nothing left."""
    voice = Voice(lang)
    with extras.needed("server", voice, as_json):
        from neontable.server import admin

    with failure.reported(as_json):
        counts = admin.prune(_database(database), unstarted, finished, idle)
        _report(voice, "admin-prune", counts, as_json)


@app.command("push-key", epilog="Example: [bold]neontable admin push-key push.pem[/]")
def push_key(
    file: Annotated[Path, typer.Argument(help="Where to write it; an existing file is kept.")],
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Make the key with which a server tells browsers that it is somebody's turn."""
    voice = Voice(lang)
    with extras.needed("push", voice, as_json):
        from neontable.server import push

    with failure.reported(as_json):
        public = push.make_key(file)
        if as_json:
            typer.echo(json.dumps({"file": str(file), "public": public}, indent=1))
        else:
            voice.say("admin-push-key", "bold", file=str(file))
