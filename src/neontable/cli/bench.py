"""`neontable bench`: how fast a game is."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from neontable.cli import extras, failure
from neontable.cli.speech import Json, Lang, Voice
from neontable.kernel import registry
from neontable.lab import bench as lab

SERVER = "server"
"""What is measured instead of a game."""
SERVED = "adrenaline"
"""The game that the measured server plays: three people can sit at it."""
FIGURES = (
    "decisions_per_second",
    "first_per_second",
    "large_per_second",
    "large_first_per_second",
    "games_per_second",
    "clone_us",
    "json_out_us",
    "json_in_us",
    "json_decode_us",
    "view_scene_us",
    "chance_us",
    "bytes_per_table",
    "json_bytes",
)


def join(app: typer.Typer) -> None:
    app.command(
        "bench",
        epilog="Examples: [bold]neontable bench[/] · [bold]neontable bench adrenaline --json[/] · "
        "[bold]neontable bench adrenaline --rounds 9 --option arena=small --seats 3[/] · "
        "[bold]neontable bench netrunner --beside adrenaline[/] · "
        "[bold]neontable bench server --tables 50 --seconds 10[/]",
    )(bench)


def bench(
    game: Annotated[
        str | None, typer.Argument(help="Name of a game (default: all), or `server`.")
    ] = None,
    rounds: Annotated[int, typer.Option(help="Rounds to measure.")] = 5,
    seconds: Annotated[float, typer.Option(help="About how long each round plays.")] = 1.0,
    seats: Annotated[int | None, typer.Option(help="Seats (default: the game's choice).")] = None,
    option: failure.Options = None,
    all_lists: Annotated[
        bool, typer.Option("--all-lists", help="Lists that hold all cards, not the usual ones.")
    ] = False,
    beside: Annotated[
        str | None, typer.Option(help="Another game, measured in turns: the ratio of both.")
    ] = None,
    tables: Annotated[int, typer.Option(min=1, help="For `server`: tables at once.")] = 50,
    database: Annotated[
        str | None,
        typer.Option(help="For `server`: an empty database (default: a new SQLite file)."),
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, help="For `server`: seconds that people think, about.")
    ] = 0.0,
    workers: Annotated[int, typer.Option(min=1, help="For `server`: its processes.")] = 1,
    whole: Annotated[
        bool, typer.Option("--whole", help="For `server`: whole scenes, not their changes.")
    ] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Measure random play, copies, JSON and views: median and spread of several rounds.

    With a game, --json prints one object; without, one object per game by name.  `server`
    measures answers over real sockets, beside an echo server in the same run."""
    voice = Voice(lang)
    with failure.reported(as_json):
        if seconds <= 0:
            raise failure.BadInput(f"a round lasts longer than {seconds} seconds")
        if game == SERVER:
            how = {"pace": pace, "workers": workers, "whole": whole}
            _server(voice, tables, max(seconds, 3.0), database, as_json, how)
            return
        if beside is not None:
            if game is None or seats is not None or option:
                raise failure.BadInput("--beside needs one game, with its usual seats and options")
            _beside(voice, game, beside, rounds, seconds, all_lists, as_json)
            return
        names = registry.names() if game is None else [game]
        options = failure.options_in(option) if option else None
        console = Console(stderr=True)
        measured = {}
        for name in names:
            rules = registry.game(name)
            quiet = not console.is_terminal
            with Progress(console=console, transient=True, disable=quiet) as bar:
                task = bar.add_task(voice.of("bench-running", game=name), total=lab.steps(rounds))
                step = partial(bar.advance, task)
                measured[name] = lab.measure(
                    rules, rounds, seats, options, seconds, step, all_lists=all_lists
                )
        if as_json:
            found_all = measured if game is None else measured[game]
            typer.echo(msgspec.json.format(msgspec.json.encode(found_all), indent=1))
            return
        for found in measured.values():
            _show(voice, found)


def _beside(
    voice: Voice,
    game: str,
    other: str,
    rounds: int,
    seconds: float,
    all_lists: bool,
    as_json: bool,
) -> None:
    rules, others = registry.game(game), registry.game(other)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(voice.of("bench-running", game=game), total=lab.steps(rounds))
        step = partial(bar.advance, task)
        found = lab.compare(rules, others, rounds, seconds, step, all_lists=all_lists)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
        return
    voice.say("bench-beside", "bold", game=game, other=other, rounds=rounds)
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    for column in (game, other, *(voice.of(f"bench-{c}") for c in ("ratio", "low", "high"))):
        grid.add_column(column, justify="right")
    for name in ("decisions_per_second", "clone_us", "json_in_us"):
        figure: lab.Ratio = getattr(found, name)
        ratio = figure.ratio
        grid.add_row(
            voice.of("bench-" + name.replace("_", "-")),
            _number(figure.own),
            _number(figure.other),
            *(f"{n:.2f}" for n in (ratio.median, ratio.low, ratio.high)),
        )
    voice.line(grid)


def _server(
    voice: Voice,
    tables: int,
    seconds: float,
    database: str | None,
    as_json: bool,
    how: dict[str, Any],
) -> None:
    with extras.needed("server", voice, as_json):
        from neontable.server import bench as measured

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(voice.of("bench-running", game=SERVER), total=4)
        step = partial(bar.advance, task)
        found = measured.measure(database, tables, seconds, SERVED, step, **how)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
        return
    for id, load in (("one", found.one), ("many", found.many)):
        voice.say(f"bench-server-{id}", "bold")
        voice.say(
            "bench-server-title",
            "dim",
            database=found.database,
            tables=load.tables,
            sockets=load.sockets,
            seconds=f"{found.seconds:g}",
        )
        grid = Grid(box=None, pad_edge=False)
        grid.add_column("")
        for column in ("bench-median", "bench-server-p99"):
            grid.add_column(voice.of(column), justify="right")
        for name in ("ack", "push", "echo"):
            timing: measured.Timing = getattr(load, name)
            words = voice.of(f"bench-server-{name}")
            grid.add_row(words, _number(timing.median), _number(timing.p99))
        grid.add_row(voice.of("bench-server-answers"), _number(load.answers_per_second), "")
        grid.add_row(voice.of("bench-server-cpu"), _number(load.cpu_ms_per_answer), "")
        if load is found.many:
            grid.add_row(voice.of("bench-server-memory"), _number(found.kb_per_table), "")
        voice.line(grid)


def _show(voice: Voice, found: lab.Bench) -> None:
    options = " ".join(f"{k}={_plain(v)}" for k, v in found.options.items())
    voice.say("bench-title", "bold", game=found.game, seats=found.seats, rounds=found.rounds)
    if options:
        voice.line(options, "dim")
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    for column in ("median", "low", "high"):
        grid.add_column(voice.of(f"bench-{column}"), justify="right")
    for name in FIGURES:
        spread: lab.Spread | None = getattr(found, name)
        if spread is None:
            continue
        words = voice.of("bench-" + name.replace("_", "-"))
        grid.add_row(words, _number(spread.median), _number(spread.low), _number(spread.high))
    grid.add_row(voice.of("bench-decisions-per-game"), _number(found.decisions_per_game), "", "")
    grid.add_row(voice.of("bench-growth"), f"{found.growth:.2f}", "", "")
    grid.add_row(voice.of("bench-ageing"), f"{found.ageing:.2f}", "", "")
    voice.line(grid)


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"
