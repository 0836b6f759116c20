"""`neontable sim`: many games between bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid

from neontable.cli import failure
from neontable.cli.seats import Loads, loadouts_in
from neontable.cli.speech import Json, Lang, Voice
from neontable.kernel import registry
from neontable.kernel.text import literal
from neontable.lab import sim as lab

FAILURES = Path("build") / "failures"
SHOWN = 10


def join(app: typer.Typer) -> None:
    app.command(
        "sim",
        epilog="Examples: [bold]neontable sim adrenaline --games 400 --bots bot,random --seats 4 "
        "--seed 1 --jobs 2[/] · [bold]neontable sim adrenaline --games 50 --option arena=small "
        "--json[/] · [bold]neontable sim adrenaline --soak 10000 --jobs 4[/]",
    )(sim)


def sim(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, comma-separated; the last one fills the seats left over. Everybody moves "
            "on by a seat from game to game."
        ),
    ] = "random",
    seed: Annotated[str | None, typer.Option(help="Makes the run repeatable.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0: one per core.")] = 1,
    option: failure.Options = None,
    loadout: Loads = None,
    seats: Annotated[int | None, typer.Option(help="Seats at each table.")] = None,
    soak: Annotated[
        int,
        typer.Option(help="Random games over every kind of table, invariants checked throughout."),
    ] = 0,
    failures: Annotated[
        Path, typer.Option(help="Where records of failed games are written.")
    ] = FAILURES,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and count results.  Exit code 1 when a game failed."""
    voice = Voice(lang)
    with failure.reported(as_json):
        rules = registry.game(game)
        workers = jobs or os.cpu_count() or 1
        options = failure.options_in(option or [])
        if soak and (options or loadout or seats is not None):
            raise failure.BadInput(
                "a soak plays every kind of table: no --option, no --loadout, no --seats"
            )
        results: lab.Results | lab.Soaked
        with _bar() as bar:
            task = bar.add_task(game, total=soak or games)

            def progress(n: int) -> None:
                bar.advance(task, n)

            if soak:
                results = lab.soak(rules, soak, seed, workers, progress)
            else:
                names = [name.strip() for name in bots.split(",") if name.strip()]
                results = lab.simulate(
                    rules, names, games, seed, options, seats, workers, progress,
                    loadouts=loadouts_in(loadout or []),
                )  # fmt: skip
        lab.write_failures(results, failures)
        if as_json:
            typer.echo(_json(results))
        elif isinstance(results, lab.Soaked):
            voice.say(
                "soak-done", games=results.finished, tables=results.tables, checks=results.checks,
                decisions=results.decisions, seed=literal(str(results.seed)),
                rate=_number(results.games_per_second),
            )  # fmt: skip
        else:
            _show(voice, results)
        if results.failures:
            if not as_json:
                _show_failures(voice, results.failures)
            raise typer.Exit(failure.FAULT)


def _bar() -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _json(results: lab.Results | lab.Soaked) -> str:
    plain = msgspec.to_builtins(results)
    # The record is in the file; a report of thousands of games must stay readable.
    for found in plain["failures"]:
        del found["record"]
    return msgspec.json.format(msgspec.json.encode(plain), indent=1).decode()


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _show(voice: Voice, r: lab.Results) -> None:
    voice.say(
        "sim-done", "bold", game=r.game, games=r.finished, seats=r.seats,
        seed=literal(str(r.seed)),
    )  # fmt: skip
    voice.say(
        "sim-means", decisions=_number(r.mean_decisions), length=_number(r.mean_length),
        longest=r.longest, rate=_number(r.games_per_second),
        decisions_rate=_number(r.decisions_per_second),
    )  # fmt: skip
    _tallies(voice, "bot", r.bots)
    _tallies(voice, "seat", r.by_seat)


def _tallies(voice: Voice, kind: str, tallies: list[lab.Tally]) -> None:
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(voice.of(f"sim-{kind}"))
    for column in ("games", "wins", "rate", "points", "place", "decisions"):
        grid.add_column(voice.of(f"sim-{column}"), justify="right")
    for t in tallies:
        grid.add_row(
            t.name, str(t.games), str(t.wins), f"{100 * t.win_rate:.1f} %",
            f"{t.mean_points:.2f}", f"{t.mean_place:.2f}", f"{t.mean_decisions:.1f}",
        )  # fmt: skip
    voice.line(grid)


def _show_failures(voice: Voice, failures: list[lab.Failure]) -> None:
    typer.echo(voice.of("sim-failed", n=len(failures)), err=True)
    for f in failures[:SHOWN]:
        typer.echo(f"  {f.file}: {f.error}", err=True)
    if len(failures) > SHOWN:
        typer.echo("  …", err=True)
