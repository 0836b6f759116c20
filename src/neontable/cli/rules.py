"""`neontable rules`: the rule index, and which rules have passing tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table as Grid

from neontable.cli import failure
from neontable.cli.speech import Json, Lang, Voice
from neontable.kernel import rules as index
from neontable.kernel.text import FIRST_LANGUAGE, LANGUAGES, literal

COVERAGE = Path("build") / "rules.json"


class Covered(msgspec.Struct):
    total: int
    covered: int
    missing: list[str]


def join(app: typer.Typer) -> None:
    app.command(
        "rules",
        epilog="Examples: [bold]neontable rules AD-MOVE-001[/] · "
        "[bold]neontable rules AD-MOVE[/] · "
        "[bold]neontable rules --search spawn --lang fr[/] · "
        "[bold]neontable rules --game adrenaline --json[/] · "
        "[bold]neontable rules --coverage[/]",
    )(rules)


def rules(
    id: Annotated[
        str | None,
        typer.Argument(help="An id, such as AD-MOVE-001, or how several begin: AD-MOVE."),
    ] = None,
    search: Annotated[str | None, typer.Option(help="A word to look for in all rules.")] = None,
    game: Annotated[str | None, typer.Option(help="Only the rules of this game.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which rules had passing tests in the last full run.")
    ] = False,
    file: Annotated[
        Path | None,
        typer.Option(envvar="NEONTABLE_COVERAGE", help="Where the test run wrote its coverage."),
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Show the rules of the games, search them, or report their coverage by tests."""
    voice = Voice(lang)
    with failure.reported(as_json):
        if game is not None and game not in index.games():
            raise index.NoRuleIndex(game)
        if coverage:
            _coverage(voice, file or COVERAGE, game, as_json)
        elif id is not None:
            _show(voice, index.under(id), as_json)
        elif search is not None:
            found = [r for r in index.search(search, voice.lang) if game in (None, r.game)]
            if not found and not as_json:
                voice.say("rules-none", word=literal(search))
            else:
                _show(voice, found, as_json)
        elif game is not None:
            _show(voice, list(index.index(game).values()), as_json)
        else:
            _summary(voice, as_json)


def rule_json(rule: index.Rule, lang: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "game": rule.game,
        "area": rule.area,
        "source": rule.source,
        "text": index.statement(rule, lang),
        "example": index.example(rule, lang),
    }


def show(voice: Voice, rule: index.Rule) -> None:
    voice.line(f"{rule.id}  ({rule.game}, {rule.area})", "bold")
    voice.line(f"  {index.statement(rule, voice.lang)}")
    example = index.example(rule, voice.lang)
    if example:
        voice.line("  " + voice.of("rules-example", text=literal(example)))
    voice.line("  " + voice.of("rules-source", text=literal(rule.source)), "dim")


def _show(voice: Voice, found: list[index.Rule], as_json: bool) -> None:
    if as_json:
        typer.echo(
            json.dumps([rule_json(r, voice.lang) for r in found], ensure_ascii=False, indent=1)
        )
        return
    for rule in found:
        show(voice, rule)


def _summary(voice: Voice, as_json: bool) -> None:
    counts = {game: list(index.index(game).values()) for game in index.games()}
    if as_json:
        summary = {
            game: {"rules": len(of), "translated": _translated(of)} for game, of in counts.items()
        }
        typer.echo(json.dumps(summary, indent=1))
        return
    for game, of in counts.items():
        others = ", ".join(f"{lang} {n}" for lang, n in _translated(of).items())
        voice.say("rules-summary", game=game, n=len(of), others=others)
    voice.say("rules-hint", "dim")


def _translated(rules: list[index.Rule]) -> dict[str, int]:
    """How many of these rules are translated into each other language."""
    others = (lang for lang in LANGUAGES if lang != FIRST_LANGUAGE)
    return {lang: sum(lang in rule.translations for rule in rules) for lang in others}


def _coverage(voice: Voice, file: Path, game: str | None, as_json: bool) -> None:
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        raise failure.BadInput(
            f"there is no {file}: no full run of the tests has been made here yet; "
            "run `make test` first, or name the file with --file"
        ) from None
    try:
        found = msgspec.json.decode(data, type=dict[str, Covered])
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise failure.BadInput(f"{file} is not a rule coverage file: {fault}") from None
    if game is not None:
        found = {name: of for name, of in found.items() if name == game}
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(found), indent=1))
        return
    grid = Grid(box=None, pad_edge=False)
    for column in ("game", "covered", "total", "missing"):
        right = column in ("covered", "total")
        grid.add_column(voice.of(f"coverage-{column}"), justify="right" if right else "left")
    for name, of in found.items():
        grid.add_row(name, str(of.covered), str(of.total), " ".join(of.missing) or "-")
    voice.line(grid)


def in_play(voice: Voice, game: str, words: str) -> None:
    """`rules ID|word` typed during a game: a rule by its id, else a search in that game."""
    try:
        show(voice, index.find(words))
        return
    except index.UnknownRule:
        found = [r for r in index.search(words, voice.lang) if r.game == game]
    for rule in found:
        show(voice, rule)
    if not found:
        voice.say("rules-none", word=literal(words))
