"""`neontable cards`: every component of a game with its facts, text, origin and source."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from neontable.cli import failure
from neontable.cli.speech import Json, Lang, Voice
from neontable.kernel import registry
from neontable.kernel.game import Game
from neontable.kernel.show import Component
from neontable.kernel.text import LANGUAGES, folded, literal, render

TESTED = Path("build") / "cards.json"
"""Written by a full run of the test suite."""


def join(app: typer.Typer) -> None:
    app.command(
        "cards",
        epilog="Examples: [bold]neontable cards adrenaline[/] · "
        "[bold]neontable cards adrenaline --search railgun --lang fr[/] · "
        "[bold]neontable cards netrunner --texts[/] · "
        "[bold]neontable cards adrenaline --json[/]",
    )(cards)


def cards(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    search: Annotated[str | None, typer.Option(help="A word of the name, kind or text.")] = None,
    texts: Annotated[
        bool, typer.Option("--texts", help="Only names and texts, in every language, for a review.")
    ] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """List the cards and other components of a game."""
    voice = Voice(lang)
    with failure.reported(as_json):
        rules = registry.game(game)
        found = matching(voice, rules, search)
        if as_json:
            tested = tests()
            said = [component_json(voice, c, tested) for c in found]
            typer.echo(json.dumps(said, ensure_ascii=False, indent=1, default=str))
            return
        for component in found:
            if texts:
                show_texts(voice, component)
            else:
                show(voice, component)
        if search is not None and not found:
            voice.say("cards-none", word=literal(search))
        else:
            copies = sum(c.copies for c in found)
            voice.say("cards-count", "dim", n=len(found), copies=copies)


def tests() -> dict[str, list[str]]:
    """Tests that passed in the last full run, by the card they play."""
    try:
        return msgspec.json.decode(TESTED.read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.DecodeError):
        return {}


def component_json(voice: Voice, c: Component, tested: dict[str, list[str]]) -> dict[str, Any]:
    return {
        "id": c.id,
        "kind": c.kind,
        "name": voice.text(c.name),
        "text": [voice.text(t) for t in c.texts],
        "facts": c.facts,
        "copies": c.copies,
        "origin": c.origin,
        "source": c.source,
        "rules": list(c.rules),
        "tests": tested.get(c.id, []),
    }


def matching(voice: Voice, game: Game, word: str | None) -> list[Component]:
    every = list(game.show.components())
    if word is None:
        return every
    wanted = folded(word)

    def holds(c: Component) -> bool:
        words = [c.id, c.kind, voice.text(c.name), *(voice.text(t) for t in c.texts)]
        return any(wanted in folded(w) for w in words)

    return [c for c in every if holds(c)]


def show(voice: Voice, c: Component) -> None:
    count = f" ×{c.copies}" if c.copies != 1 else ""
    voice.line(f"{voice.text(c.name)}{count}  ({c.kind}, {c.id})", "bold")
    for text in c.texts:
        voice.line(f"  {voice.text(text)}")
    facts = {name: value for name, value in c.facts.items() if value not in ("", None)}
    if facts:
        voice.line("  " + ", ".join(f"{k}: {_fact(v)}" for k, v in facts.items()))
    if c.rules:
        voice.line("  " + voice.of("cards-rules", ids=literal(" ".join(c.rules))), "dim")
    voice.line(f"  {voice.origin(c.origin, c.source)}", "dim")


def show_texts(voice: Voice, c: Component) -> None:
    """Each text in every language, one below the other, with the message it comes from: a text of
    the card's own, or the one that composes it."""
    voice.line(f"{voice.text(c.name)}  ({c.kind}, {c.id})", "bold")
    for text in c.texts:
        voice.line(f"  [{text.id}]", "dim")
        for lang in LANGUAGES:
            voice.line(f"  {lang}  {render(text, lang)}")


def _fact(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return " ".join(map(_fact, value)) or "-"
    if isinstance(value, dict):
        return " ".join(f"{k} {_fact(v)}" for k, v in value.items()) or "-"
    return str(value)


def in_play(voice: Voice, game: Game, word: str) -> None:
    if not told(voice, game, word):
        voice.say("cards-none", word=literal(word))


def told(voice: Voice, game: Game, word: str) -> bool:
    """Whether there is something of that name; it is shown."""
    found = matching(voice, game, word)
    for component in found:
        show(voice, component)
    return bool(found)
