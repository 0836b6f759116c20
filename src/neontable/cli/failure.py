"""Errors, reported once and clearly: exit code 2 for what a person can fix, never a traceback.

With `--json` the message is an object on standard error: {"error": ..., "kind": ...}.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from neontable.kernel import rules
from neontable.kernel.errors import NeontableError, RulesFault, RulesLoop
from neontable.kernel.record import Record
from neontable.kernel.record import read as read_record

BAD_INPUT = 2
FAULT = 1


class BadInput(NeontableError):
    """Something typed that cannot be used."""


def kind(fault: BaseException) -> str:
    """A stable word for programs: BadOption becomes bad-option."""
    name = type(fault).__name__
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


def fail(message: str, kind: str, as_json: bool, code: int = BAD_INPUT) -> NoReturn:
    if as_json:
        typer.echo(json.dumps({"error": message, "kind": kind}, ensure_ascii=False), err=True)
    else:
        typer.echo(f"neontable: {message}", err=True)
    raise typer.Exit(code)


@contextmanager
def reported(as_json: bool = False) -> Iterator[None]:
    """Wraps every command: our errors and file system errors become one message."""
    try:
        yield
    except (RulesFault, RulesLoop) as fault:
        fail(str(fault), kind(fault), as_json, FAULT)
    except (NeontableError, rules.UnknownRule, rules.NoRuleIndex) as fault:
        fail(str(fault), kind(fault), as_json)
    except BrokenPipeError:
        # The reader closed the pipe (`neontable cards ... | head`).
        sys.stderr.close()
        raise typer.Exit(0) from None
    except OSError as fault:
        where = f"{fault.filename}: " if fault.filename else ""
        fail(f"{where}{fault.strerror or fault}", "file", as_json)


def record_in(path: Path) -> Record:
    """The record in a file."""
    data = path.read_bytes()
    try:
        return read_record(data)
    except UnicodeDecodeError as fault:
        raise BadInput(f"{path} is no text: {fault}") from None


Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A table option: name=value, or name=@FILE for a long text."),
]


def text_in(path: Path) -> str:
    """The text in a file, or on standard input when it is called `-`."""
    data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise BadInput(f"{path} is no text: {fault}") from None


def options_in(pairs: list[str]) -> dict[str, Any]:
    """Table options as typed: `k=v`, several times.  `k=@FILE` takes the text of a file."""
    found: dict[str, Any] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise BadInput(f"a table option has the form name=value; got {pair!r}")
        value = value.strip()
        found[name.strip()] = text_in(Path(value[1:])) if value.startswith("@") else value
    return found


class CommandGroup(TyperGroup):
    """The command group.  A wrong command or flag is reported by click, which knows no JSON: with
    `--json` its message is printed like all others."""

    def main(self, *args: Any, **extra: Any) -> Any:
        given = args[0] if args else extra.get("args")
        words = sys.argv[1:] if given is None else list(given)
        if "--json" not in words or not extra.get("standalone_mode", True):
            return super().main(*args, **extra)
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except typer.Abort:
            sys.exit(130)
        except Exception as fault:
            # Recognised by its methods: some versions of Typer bundle their own click.
            message = getattr(fault, "format_message", None)
            if message is None:
                raise
            said = {"error": message(), "kind": "usage"}
            typer.echo(json.dumps(said, ensure_ascii=False), err=True)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)
