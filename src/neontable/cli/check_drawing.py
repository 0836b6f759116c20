"""Checking a board that somebody has drawn for a game: a text that a table option takes."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from neontable.cli import failure
from neontable.cli.speech import Voice
from neontable.kernel import registry
from neontable.kernel.table_options import Written


def playing(option: str, name: str | None, what: str) -> Written:
    """The option of the named game; by default that of the only game that has it.  `what` names
    the drawings in errors: "arenas"."""
    names = registry.names() if name is None else [name]
    found: list[tuple[str, Written]] = []
    for game in map(registry.game, names):
        spec = game.options.get(option)
        if isinstance(spec, Written) and spec.check is not None:
            found.append((game.name, spec))
    if name is not None and not found:
        raise failure.BadInput(f"{name} has no custom {what}")
    if len(found) != 1:
        known = ", ".join(game for game, _ in found) or "none"
        raise failure.BadInput(f"name a game with --game; games with drawn {what}: {known}")
    return found[0][1]


def check(
    option: str, what: str, fits: str, file: Path, game: str | None, lang: str | None, as_json: bool
) -> None:
    """Report every fault of a file at once, or the message `fits`; exit code 2 for faults."""
    voice = Voice(lang)
    with failure.reported(as_json):
        spec = playing(option, game, what)
        text = failure.text_in(file)
        faults = spec.check(text) if spec.check is not None else ()
        if as_json:
            said = [
                {
                    "line": f.line or None,
                    "column": f.column or None,
                    "path": f.path or None,
                    "text": voice.text(f.text),
                }
                for f in faults
            ]
            found = {"playable": not faults, "faults": said}
            typer.echo(json.dumps(found, ensure_ascii=False, indent=1))
        elif faults:
            for fault in faults:
                voice.line(voice.text(fault.placed()))
        else:
            voice.say(fits, "bold")
        if faults:
            raise typer.Exit(failure.BAD_INPUT)
