"""`neontable serve`: play in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import Annotated

import typer

from neontable.cli import extras, failure
from neontable.cli.speech import Lang, Voice

PORT = 8417


def join(app: typer.Typer) -> None:
    app.command(
        "serve",
        epilog="Examples: [bold]neontable serve[/] · [bold]neontable serve --open[/] · "
        "[bold]neontable serve --host 0.0.0.0[/] (for the local network) · "
        "[bold]neontable serve --database postgresql://user@host/name --workers 4[/]",
    )(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0: any free one.")] = PORT,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:///FILE or postgresql://...; default: a file of your own."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes.")] = 1,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="A host name under which browsers call this server."),
    ] = None,
    https: Annotated[
        bool, typer.Option("--https", help="Behind a proxy that speaks HTTPS.")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="Address of a proxy whose X-Forwarded-For is believed."),
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(min=1, help="Processes in which bots think.")
    ] = None,
    bot_pace: Annotated[
        float,
        typer.Option(
            min=0,
            max=3,
            envvar="NEONTABLE_BOT_PACE",
            help="Stretches the pauses that bots make for people; 0: they answer at once.",
        ),
    ] = 1.0,
    push_key: Annotated[
        str,
        typer.Option(
            envvar="NEONTABLE_PUSH_KEY",
            help="File of `neontable admin push-key`: browsers are told whose turn it is.",
        ),
    ] = "",
    push_contact: Annotated[
        str,
        typer.Option(
            envvar="NEONTABLE_PUSH_CONTACT",
            help="mailto: or https: address of yours, which push services are given.",
        ),
    ] = "",
    mail_command: Annotated[
        str,
        typer.Option(
            envvar="NEONTABLE_MAIL_COMMAND",
            help="Program that sends the message on its standard input: 'sendmail -t -i'.",
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(envvar="NEONTABLE_MAIL_FROM", help="Sender of that e-mail."),
    ] = "",
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open a browser where there is one.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
    lang: Lang = None,
) -> None:
    """Serve every game in the browser, on this machine only unless --host says otherwise."""
    voice = Voice(lang)
    # Imported here: no other command should wait for a web framework, or need one.
    with extras.needed("server", voice):
        from neontable.server import run
        from neontable.server.settings import Settings, default_database

    with failure.reported():
        cores = os.cpu_count() or 2
        settings = Settings(
            database=database or default_database(),
            hosts=tuple(name or ()),
            https=https,
            bot_workers=bot_workers or max(1, cores // (2 * workers)),
            bot_pace=bot_pace,
            metrics_token=os.environ.get("NEONTABLE_METRICS_TOKEN", ""),
            proxies=("loopback", *(proxy or ())),
            quiet=quiet,
            push_key=push_key,
            push_contact=push_contact,
            mail_command=mail_command,
            mail_from=mail_from,
        )
        run.prepare(settings, workers)
        # The default port may be taken by a server that is still running: use the next one.
        listening = run.bind(host, port, near=port == PORT)
        shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
        address = f"http://{shown}:{listening.getsockname()[1]}/"

        def ready() -> None:
            voice.say("serve-ready", "bold", address=address)
            if host in ("0.0.0.0", "::"):
                voice.say("serve-network", "dim")
            voice.say("serve-stop", "dim")
            sys.stdout.flush()
            if open_browser and _has_browser():
                webbrowser.open(address)

        run.serve(settings, listening, workers, ready)


def _has_browser() -> bool:
    """Whether a window can appear: a text browser in this terminal would be worse than none."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
