"""`neontable deck check|list|show|sealed`: decks and other loadouts, where a game has any."""

from __future__ import annotations

import json
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

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Check decks, show the built-in ones, or open sealed packs.",
)

Of = Annotated[
    str | None,
    typer.Option("--game", help="The game, if more than one has decks."),
]


DECK = "deck"


def with_loadouts(noun: str, name: str | None) -> tuple[Game, Loadouts]:
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


@app.command(
    epilog="Examples: [bold]neontable deck check mine.txt[/] · "
    "[bold]neontable deck check mine.txt --option copies=3 --option banned=yes[/] · "
    "[bold]neontable deck show 'Three Keys' | neontable deck check -[/]"
)
def check(
    file: Annotated[
        Path, typer.Argument(help="A list, one count and name per line; - reads standard input.")
    ],
    option: Annotated[
        list[str] | None,
        typer.Option("--option", help="An option of the table it is for: name=value."),
    ] = None,
    game: Of = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Find every problem of a deck at once; exit code 2 when there are any."""
    check_list(DECK, file, option, game, lang, as_json)


def check_list(
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
        rules, loadouts = with_loadouts(noun, game)
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
    read = None if report.loadout is None else loadout_json(voice, report.loadout)
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


@app.command(
    "list",
    epilog="Examples: [bold]neontable deck list[/] · [bold]neontable deck list --json --lang fr[/]",
)
def list_decks(game: Of = None, lang: Lang = None, as_json: Json = False) -> None:
    """List the built-in decks."""
    list_built_in(DECK, game, lang, as_json)


def list_built_in(noun: str, game: str | None, lang: str | None, as_json: bool) -> None:
    """The ready-made lists, with what they are made of."""
    voice = Voice(lang)
    with failure.reported(as_json):
        decks = with_loadouts(noun, game)[1].built_in()
        if as_json:
            said = [loadout_json(voice, deck) for deck in decks]
            typer.echo(json.dumps(said, ensure_ascii=False, indent=1))
            return
        for deck in decks:
            name, side = literal(deck.name), literal(deck.side)
            voice.say(f"{noun}-entry", "bold", name=name, side=side, n=deck.size)
            if deck.about is not None:
                voice.line(f"  {voice.text(deck.about)}")
            origin, source = literal(deck.origin), literal(deck.source)
            voice.line("  " + voice.of("deck-origin", origin=origin, source=source), "dim")


@app.command(
    epilog="Examples: [bold]neontable deck show 'Three Keys'[/] · "
    "[bold]neontable deck show tripwires > mine.txt[/]"
)
def show(
    name: Annotated[str, typer.Argument(help="Name of a built-in deck.")],
    game: Of = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print a built-in deck in the text format."""
    show_list(DECK, name, game, lang, as_json)


def show_list(noun: str, name: str, game: str | None, lang: str | None, as_json: bool) -> None:
    """A ready-made list in the text format."""
    with failure.reported(as_json):
        _print(Voice(lang), with_loadouts(noun, game)[1].built_in_list(name), as_json)


@app.command(
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
        rules, loadouts = with_loadouts(DECK, game)
        chosen = failure.options_in(option or [])
        options = filled(f"sealed {rules.name}", loadouts.sealed_choices, chosen)
        _print(voice, loadouts.make_sealed(seed, side, options), as_json)


def _print(voice: Voice, deck: Loadout, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(loadout_json(voice, deck), ensure_ascii=False, indent=1))
    else:
        typer.echo(deck.text, nl=False)


def loadout_json(voice: Voice, deck: Loadout) -> dict[str, Any]:
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
