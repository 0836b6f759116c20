"""`neontable deck check|list|show|sealed`: decks of one's own, for the games that have any."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from neontable.cli import failure
from neontable.cli.speech import Json, Lang, Voice
from neontable.kernel import registry
from neontable.kernel.deck import DeckList, DeckReport
from neontable.kernel.game import Game
from neontable.kernel.text import literal

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Check decks, show those of the house, or open sealed packs.",
)

Of = Annotated[
    str | None,
    typer.Option("--game", help="The game, where more than one is played with decks."),
]


def game_with_decks(name: str | None) -> Game:
    """The game that is meant; the only one with decks when nobody says."""
    if name is not None:
        game = registry.game(name)
        if not game.decks():
            raise failure.BadInput(f"{name} is not played with decks of one's own")
        return game
    found = [game for game in map(registry.game, registry.names()) if game.decks()]
    if len(found) != 1:
        names = ", ".join(game.name for game in found) or "none"
        raise failure.BadInput(f"name a game with --game; games with decks: {names}")
    return found[0]


@app.command(
    epilog="Examples: [bold]neontable deck check mine.txt[/] · "
    "[bold]neontable deck check mine.txt --limit 3 --no-banned[/] · "
    "[bold]neontable deck show 'Three Keys' | neontable deck check -[/]"
)
def check(
    file: Annotated[Path, typer.Argument(help="A list: a count and a name a line; - reads it.")],
    limit: Annotated[
        int | None, typer.Option(min=1, help="Copies of one card at most, such as 3 or 1.")
    ] = None,
    no_banned: Annotated[
        bool, typer.Option("--no-banned", help="The banned list is in force.")
    ] = False,
    game: Of = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Find every problem of a deck at once; exit code 2 when there are any."""
    voice = Voice(lang)
    with failure.reported(as_json):
        rules = game_with_decks(game)
        report = rules.check_deck(failure.text_in(file), limit=limit or 0, banned=no_banned)
        if as_json:
            typer.echo(json.dumps(_reported(voice, report), ensure_ascii=False, indent=1))
        else:
            _tell(voice, report)
        if report.problems:
            raise typer.Exit(failure.BAD_INPUT)


def _reported(voice: Voice, report: DeckReport) -> dict[str, Any]:
    problems = [
        {"line": p.line or None, "rule": p.rule or None, "text": voice.text(p.text)}
        for p in report.problems
    ]
    read = None if report.deck is None else _told(voice, report.deck)
    return {"legal": not problems, "problems": problems, "deck": read}


def _tell(voice: Voice, report: DeckReport) -> None:
    if report.problems:
        voice.tell("deck-bad", "bold", n=len(report.problems))
    elif report.deck is not None:
        name = literal(report.deck.name) or voice.of("deck-unnamed")
        voice.tell("deck-good", "bold", name=name)
    for problem in report.problems:
        words = voice.text(problem.text)
        if problem.rule:
            words += f" ({problem.rule})"
        if problem.line:
            words = voice.of("deck-line", n=problem.line, words=literal(words))
        voice.line(f"  {words}")
    if report.deck is not None:
        for fact in report.deck.facts:
            voice.line(f"  {voice.text(fact)}", "dim")


@app.command(
    "list",
    epilog="Examples: [bold]neontable deck list[/] · [bold]neontable deck list --json --lang fr[/]",
)
def list_decks(game: Of = None, lang: Lang = None, as_json: Json = False) -> None:
    """List the decks of the house."""
    voice = Voice(lang)
    with failure.reported(as_json):
        decks = game_with_decks(game).decks()
        if as_json:
            said = [_told(voice, deck) for deck in decks]
            typer.echo(json.dumps(said, ensure_ascii=False, indent=1))
            return
        for deck in decks:
            name, side = literal(deck.name), literal(deck.side)
            voice.tell("deck-entry", "bold", name=name, side=side, n=deck.size)
            if deck.about is not None:
                voice.line(f"  {voice.text(deck.about)}")
            origin, source = literal(deck.origin), literal(deck.source)
            voice.line("  " + voice.of("deck-origin", origin=origin, source=source), "dim")


@app.command(
    epilog="Examples: [bold]neontable deck show 'Three Keys'[/] · "
    "[bold]neontable deck show tripwires > mine.txt[/]"
)
def show(
    name: Annotated[str, typer.Argument(help="Name of a deck of the house.")],
    game: Of = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print a deck of the house in the text format."""
    voice = Voice(lang)
    with failure.reported(as_json):
        _print(voice, game_with_decks(game).deck(name), as_json)


@app.command(
    epilog="Examples: [bold]neontable deck sealed --seed 7 --side runner[/] · "
    "[bold]neontable deck sealed --seed 7 --side corp --starters 1 --boosters 4 --pool[/]"
)
def sealed(
    seed: Annotated[str, typer.Option(help="The same seed gives the same packs.")],
    side: Annotated[str, typer.Option(help="Which side's cards, such as corp or runner.")],
    starters: Annotated[int, typer.Option(help="Starters opened.")] = 1,
    boosters: Annotated[int, typer.Option(help="Boosters opened.")] = 2,
    pool: Annotated[
        bool, typer.Option("--pool", help="Everything in the packs, not a deck made of it.")
    ] = False,
    game: Of = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Open sealed packs and make a legal deck of them."""
    voice = Voice(lang)
    with failure.reported(as_json):
        rules = game_with_decks(game)
        _print(voice, rules.sealed(seed, side, starters, boosters, pool=pool), as_json)


def _print(voice: Voice, deck: DeckList, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(_told(voice, deck), ensure_ascii=False, indent=1))
    else:
        typer.echo(deck.text, nl=False)


def _told(voice: Voice, deck: DeckList) -> dict[str, Any]:
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
