"""`neontable replay show|verify`: step through a record, or prove that it was fair."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from neontable.cli import draw, failure
from neontable.cli.seats import seat_name, show_outcome
from neontable.cli.speech import Json, Lang, Voice
from neontable.kernel.asks import as_answer
from neontable.kernel.errors import BadAnswer, BadRecord
from neontable.kernel.events import Event
from neontable.kernel.game import SPECTATOR
from neontable.kernel.record import Record
from neontable.kernel.rendering import sentence
from neontable.kernel.table import Table, play_again
from neontable.kernel.table import replay as prove
from neontable.kernel.text import literal

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Step through the record of a game, or verify it.",
)

File = Annotated[Path, typer.Argument(help="A record, as `save` in play or `table.record` give.")]


@app.command(
    epilog="Examples: [bold]neontable replay show game.json[/] · "
    "[bold]neontable replay show game.json --at 40 --seat 1 --lang fr[/] · "
    "[bold]neontable replay show game.json --json[/]"
)
def show(
    file: File,
    at: Annotated[int | None, typer.Option(help="Only the board after so many answers.")] = None,
    seat: Annotated[
        int | None,
        typer.Option(help="What this seat saw (-1: a spectator). Default: everything."),
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print every answer with its events; in a terminal, step by step."""
    voice = Voice(lang)
    with failure.reported(as_json):
        record = failure.record_in(file)
        table = play_again(record, at or 0)
        if seat is not None and not SPECTATOR <= seat < table.seats:
            raise failure.BadInput(
                f"the seats are 0 to {table.seats - 1}, a spectator is -1; got {seat}"
            )
        if at is not None:
            _position(voice, table, at, seat, as_json)
        elif as_json:
            steps = [_step(voice, table, i, seat, record) for i in range(len(record.answers))]
            whole = {
                "game": record.game,
                "rules": record.rules,
                "seats": record.setup.seats,
                "options": record.setup.options,
                "steps": steps,
                "over": table.over,
                "outcome": msgspec.to_builtins(table.outcome),
            }
            typer.echo(json.dumps(whole, ensure_ascii=False, indent=1))
        elif sys.stdin.isatty() and sys.stdout.isatty():
            _walk(voice, record, table, seat)
        else:
            for i in range(len(record.answers)):
                _print(voice, _step(voice, table, i, seat, record))
            _ending(voice, table)


@app.command(
    epilog="Examples: [bold]neontable replay verify game.json[/] · "
    "[bold]neontable replay verify game.json --json[/]"
)
def verify(file: File, lang: Lang = None, as_json: Json = False) -> None:
    """Play the record again and check commitment, chance results, checkpoints and end."""
    voice = Voice(lang)
    with failure.reported(as_json):
        record = failure.record_in(file)
        table = prove(record)
        if as_json:
            found = {
                "ok": True,
                "game": record.game,
                "rules": record.rules,
                "commitment": record.commitment,
                "answers": len(record.answers),
                "chance": len(record.chance),
                "checkpoints": len(record.checkpoints),
                "digest": record.digest,
                "over": table.over,
                "outcome": msgspec.to_builtins(table.outcome),
            }
            typer.echo(json.dumps(found, indent=1))
            return
        voice.say("verify-game", game=record.game, rules=record.rules)
        voice.say("verify-commitment", commitment=record.commitment)
        voice.say("verify-answers", n=len(record.answers))
        voice.say("verify-chance", n=len(record.chance))
        voice.say("verify-checkpoints", n=len(record.checkpoints))
        voice.say("verify-digest", digest=record.digest)
        voice.say("verify-over" if table.over else "verify-open")
        voice.say("verify-ok", "bold")


def _step(voice: Voice, table: Table, i: int, seat: int | None, record: Record) -> dict[str, Any]:
    """Give answer number i to the table; returns what a reader may know of it, as text and data."""
    asked, answer = record.answers[i]
    taken = as_answer(answer, table.game.option_type)
    asks = table.asks_for(asked)
    step: dict[str, Any] = {"n": i + 1, "seat": asked, "name": seat_name(voice, table.game, asked)}
    if asks and seat in (None, asked):
        ask = asks[0]
        step["ask"] = ask.id
        step["question"] = voice.text(table.game.show.ask_text(ask))
        step["answer"] = answer
        step["text"] = _answer_words(voice, table, ask, taken)
    try:
        table.answer(asked, taken)
    except BadAnswer as fault:
        raise BadRecord(f"answer {i + 1} of the record does not fit: {fault}") from None
    events = table.events if seat is None else table.events_for(seat)
    step["events"] = [_event(voice, table, e) for e in events]
    return step


def _answer_words(voice: Voice, table: Table, ask: Any, answer: Any) -> str:
    try:
        return voice.text(table.game.show.option_text(ask, answer))
    except (LookupError, TypeError, ValueError):
        # An answer that does not fit: the table's own error, about to follow, is clearer.
        return repr(answer)


def _event(voice: Voice, table: Table, event: Event) -> dict[str, Any]:
    text = sentence(voice.text(table.game.show.event_text(event)))
    return {"id": event.id, "args": event.args, "text": text}


def _print(voice: Voice, step: dict[str, Any]) -> None:
    if "text" in step:
        said = literal(f"{step['question']} → {step['text']}")
        head = voice.of("titled", title=literal(f"{step['n']}. {step['name']}"), words=said)
    else:
        head = f"{step['n']}. {step['name']}"
    voice.line(head, "bold")
    for event in step["events"]:
        voice.line(f"   {event['text']}")


def _ending(voice: Voice, table: Table) -> None:
    if table.over:
        show_outcome(voice, table)
    else:
        voice.say("replay-open", "dim")


def _position(voice: Voice, table: Table, at: int, seat: int | None, as_json: bool) -> None:
    who = SPECTATOR if seat is None else seat
    scene = table.scene(who)
    if as_json:
        found = {"at": at, "waiting": table.waiting, "over": table.over, "digest": table.digest}
        found["scene"] = msgspec.to_builtins(scene)
        typer.echo(json.dumps(found, ensure_ascii=False, indent=1))
        return
    voice.say("replay-at", "bold", n=at)
    _board(voice, table, who)


def _board(voice: Voice, table: Table, who: int) -> None:
    for line in draw.draw(voice, table.game, table.scene(who), voice.console.width):
        voice.line(line)
    for asked in table.waiting:
        voice.say("replay-waiting", "dim", who=seat_name(voice, table.game, asked))


def _walk(voice: Voice, record: Record, table: Table, seat: int | None) -> None:
    """Stepping in a terminal."""
    who = SPECTATOR if seat is None else seat
    count, last = 0, len(record.answers)
    _board(voice, table, who)
    while True:
        try:
            typed = input(voice.of("replay-prompt", n=count, last=last) + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if typed in ("q", "quit", "quitter"):
            return
        if typed in ("", "n"):
            if count == last:
                _ending(voice, table)
            else:
                _print(voice, _step(voice, table, count, seat, record))
                count += 1
        elif typed in ("b", "board", "plateau"):
            _board(voice, table, who)
        elif typed in ("p", "-") or typed.isdigit():
            count = int(typed) if typed.isdigit() else max(0, count - 1)
            count = min(count, last)
            table = play_again(record, count)
            _board(voice, table, who)
        else:
            voice.say("replay-help")
