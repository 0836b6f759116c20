"""`neontable deck|team|runner check|list|show`: what seats bring, where a game has any."""

# Not `from __future__ import annotations`: Typer needs the annotations of the commands that
# `_commands` defines, and could not look up their names later.

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from neontable.cli import failure
from neontable.cli.speech import Json, Lang, Voice
from neontable.kernel import registry
from neontable.kernel.game import Game
from neontable.kernel.loadouts import Loadout, LoadoutReport, Loadouts
from neontable.kernel.table_options import filled
from neontable.kernel.text import literal

Of = Annotated[
    str | None,
    typer.Option("--game", help="The game, if more than one is played with such lists."),
]


def _examples(*commands: str) -> str:
    """What stands below the help of a command."""
    said = " · ".join(f"[bold]neontable {command}[/]" for command in commands)
    return f"Examples: {said}"


def _commands(
    noun: str, *, about: str, holds: str, example: str, short: str, options: Sequence[str]
) -> typer.Typer:
    """Commands for what a game calls a `noun`.  `about` is their help, and `holds` what a file of
    one contains.  Their examples use a built-in one, by its name (`example`) and by a short form of
    it (`short`), and options of a table."""
    app = typer.Typer(no_args_is_help=True, rich_markup_mode="rich", help=about)

    @app.command(
        help=f"Find every problem of a {noun} at once; exit code 2 when there are any.",
        epilog=_examples(
            f"{noun} check mine.txt",
            f"{noun} check mine.txt {' '.join(f'--option {o}' for o in options)}",
            f"{noun} show '{example}' | neontable {noun} check -",
        ),
    )
    def check(
        file: Annotated[Path, typer.Argument(help=f"{holds}; - reads standard input.")],
        option: Annotated[
            list[str] | None,
            typer.Option("--option", help="An option of the table it is for: name=value."),
        ] = None,
        game: Of = None,
        lang: Lang = None,
        as_json: Json = False,
    ) -> None:
        _check(noun, file, option, game, lang, as_json)

    @app.command(
        "list",
        help=f"List the built-in {noun}s.",
        epilog=_examples(f"{noun} list", f"{noun} list --json --lang fr"),
    )
    def list_built_in(game: Of = None, lang: Lang = None, as_json: Json = False) -> None:
        _list(noun, game, lang, as_json)

    @app.command(
        help=f"Print a built-in {noun} in the text format.",
        epilog=_examples(f"{noun} show '{example}'", f"{noun} show {short} > mine.txt"),
    )
    def show(
        name: Annotated[str, typer.Argument(help=f"Name of a built-in {noun}.")],
        game: Of = None,
        lang: Lang = None,
        as_json: Json = False,
    ) -> None:
        _show(noun, name, game, lang, as_json)

    return app


decks = _commands(
    "deck",
    about="Check decks, show the built-in ones, or open sealed packs.",
    holds="A list, one count and name per line",
    example="Three Keys",
    short="tripwires",
    options=("copies=3", "banned=yes"),
)
teams = _commands(
    "team",
    about="Check team lists, or show the built-in ones.",
    holds="A list, one model per line",
    example="Chrome Choir",
    short="undercard",
    options=("eb=150",),
)
runners = _commands(
    "runner",
    about="Check runners with their upgrades, or show the built-in ones.",
    holds="Metatype and upgrades",
    example="Sedge",
    short="gash",
    options=("karma=60",),
)


@decks.command(
    epilog="Examples: [bold]neontable deck sealed --seed 7 --side runner[/] · "
    "[bold]neontable deck sealed --seed 7 --side corp --option boosters=4 --option pool=yes[/]"
)
def sealed(
    seed: Annotated[str, typer.Option(help="The same seed gives the same packs.")],
    side: Annotated[str, typer.Option(help="Which side's cards, such as corp or runner.")],
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", help="What is opened: name=value, such as boosters=4 or pool=yes."
        ),
    ] = None,
    game: Of = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Open sealed packs and make a legal deck of them."""
    voice = Voice(lang)
    with failure.reported(as_json):
        rules, loadouts = _with_loadouts("deck", game)
        chosen = failure.options_in(option or [])
        options = filled(f"sealed {rules.name}", loadouts.sealed_choices, chosen)
        _print(voice, loadouts.make_sealed(seed, side, options), as_json)


def _with_loadouts(noun: str, name: str | None) -> tuple[Game, Loadouts]:
    """The named game; by default the only one whose loadouts are called so."""
    if name is not None:
        game = registry.game(name)
        if game.loadouts is None or game.loadouts.noun != noun:
            raise failure.BadInput(f"{name} is not played with {noun}s")
        return game, game.loadouts
    games = [registry.game(name) for name in registry.names()]
    found = [
        (game, game.loadouts)
        for game in games
        if game.loadouts is not None and game.loadouts.noun == noun
    ]
    if len(found) != 1:
        names = ", ".join(game.name for game, _ in found) or "none"
        raise failure.BadInput(f"name a game with --game; games with {noun}s: {names}")
    return found[0]


def _check(
    noun: str,
    file: Path,
    option: list[str] | None,
    game: str | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """What a list of any kind says and breaks."""
    voice = Voice(lang)
    with failure.reported(as_json):
        rules, loadouts = _with_loadouts(noun, game)
        chosen = failure.options_in(option or [])
        _, options = rules.some_options(chosen)
        report = loadouts.check(failure.text_in(file), None, options)
        if as_json:
            found = _report_json(voice, report, noun)
            typer.echo(json.dumps(found, ensure_ascii=False, indent=1))
        else:
            _show_report(voice, report, noun)
        if report.problems:
            raise typer.Exit(failure.BAD_INPUT)


def _report_json(voice: Voice, report: LoadoutReport, noun: str) -> dict[str, Any]:
    problems = [
        {"line": p.line or None, "rule": p.rule or None, "text": voice.text(p.text)}
        for p in report.problems
    ]
    read = None if report.loadout is None else _loadout_json(voice, report.loadout)
    return {"legal": not problems, "problems": problems, noun: read}


def _show_report(voice: Voice, report: LoadoutReport, noun: str) -> None:
    if report.problems:
        voice.say("deck-bad", "bold", n=len(report.problems))
    elif report.loadout is not None:
        name = literal(report.loadout.name) or voice.of("deck-unnamed")
        voice.say(f"{noun}-good", "bold", name=name)
    for problem in report.problems:
        words = voice.text(problem.text)
        if problem.rule:
            words += f" ({problem.rule})"
        if problem.line:
            words = voice.of("deck-line", n=problem.line, words=literal(words))
        voice.line(f"  {words}")
    if report.loadout is not None:
        for fact in report.loadout.facts:
            voice.line(f"  {voice.text(fact)}", "dim")


def _list(noun: str, game: str | None, lang: str | None, as_json: bool) -> None:
    """The ready-made lists, with what they are made of."""
    voice = Voice(lang)
    with failure.reported(as_json):
        lists = _with_loadouts(noun, game)[1].built_in()
        if as_json:
            said = [_loadout_json(voice, deck) for deck in lists]
            typer.echo(json.dumps(said, ensure_ascii=False, indent=1))
            return
        for deck in lists:
            name, side = literal(deck.name), literal(deck.side)
            voice.say(f"{noun}-entry", "bold", name=name, side=side, n=deck.size)
            if deck.about is not None:
                voice.line(f"  {voice.text(deck.about)}")
            voice.line(f"  {voice.origin(deck.origin, deck.source)}", "dim")


def _show(noun: str, name: str, game: str | None, lang: str | None, as_json: bool) -> None:
    """A ready-made list in the text format."""
    with failure.reported(as_json):
        _print(Voice(lang), _with_loadouts(noun, game)[1].built_in_list(name), as_json)


def _print(voice: Voice, deck: Loadout, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(_loadout_json(voice, deck), ensure_ascii=False, indent=1))
    else:
        typer.echo(deck.text, nl=False)


def _loadout_json(voice: Voice, deck: Loadout) -> dict[str, Any]:
    return {
        "name": deck.name,
        "side": deck.side,
        "size": deck.size,
        "origin": deck.origin,
        "source": deck.source,
        "about": None if deck.about is None else voice.text(deck.about),
        "facts": [voice.text(fact) for fact in deck.facts],
        "text": deck.text,
    }
