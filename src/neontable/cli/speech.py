"""The texts of the command line, and their language."""

from __future__ import annotations

import os
import re
from importlib.resources import files
from typing import Annotated

import typer
from rich.console import Console

from neontable.kernel.game import Game
from neontable.kernel.rendering import rendered
from neontable.kernel.text import (
    FIRST_LANGUAGE,
    LANGUAGES,
    Text,
    add_catalogue,
    has,
    render,
    say,
)

add_catalogue("cli", files("neontable.cli") / "words")


def usual() -> str:
    """The language of the locale, if there is a catalogue for it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            lang = re.split(r"[^a-z]", value.lower())[0]
            return lang if lang in LANGUAGES else FIRST_LANGUAGE
    return FIRST_LANGUAGE


def _known(lang: str | None) -> str | None:
    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r} is not one of: {', '.join(LANGUAGES)}")
    return lang


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        callback=_known,
        metavar="|".join(LANGUAGES),
        help="Language (default: that of your locale).",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


class Voice:
    """Prints texts in one language on one console."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = lang or usual()
        # The terminal may be narrower than the board: it wraps lines, we never cut them.
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    def of(self, id: str, **args: int | str | Text) -> str:
        return render(say(f"cli-{id}", **args), self.lang)

    def text(self, text: Text) -> str:
        """A text of a game, rendered."""
        return rendered(text, self.lang)

    def say(self, id: str, style: str = "", **args: int | str | Text) -> None:
        self.line(self.of(id, **args), style)

    def line(self, words: object = "", style: str = "") -> None:
        self.console.print(words, style=style or None)

    def origin(self, origin: str, source: str) -> str:
        """Who made a component or a list, and where it is from; a word of a game's own stays."""
        id = f"cli-origin-{origin}"
        word = render(Text(id), self.lang) if has(id, self.lang) else origin
        return ", ".join(words for words in (word, source) if words)

    def kind(self, game: Game, prefix: str, word: str) -> str:
        """The game's word for a kind of badge or piece, else the bare word."""
        id = f"{game.show.prefix}-{prefix}-{word}"
        return render(Text(id), self.lang) if has(id, self.lang) else word
