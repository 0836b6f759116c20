"""The rule index: every rule of every game, by id, in every language that it is written in.

A game's rules live in ``neontable/rules/<game>.toml``; statements in another language, where they
are written, in ``<game>.<language>.toml`` beside it. Refusals, tests and ``neontable rules`` all
cite these ids.
"""

import difflib
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from neontable.kernel.text import folded

_FOLDER = "neontable.rules"


class Statement(msgspec.Struct, frozen=True):
    """What a rule says in one language."""

    text: str
    example: str = ""


class Rule(msgspec.Struct, frozen=True):
    id: str
    game: str
    area: str
    source: str
    text: str
    example: str = ""
    translations: dict[str, Statement] = {}


class Ambiguity(msgspec.Struct, frozen=True):
    """A point the rulebook leaves open, and the reading the engine plays."""

    id: str
    game: str
    rules: tuple[str, ...]
    issue: str
    recommend: str
    topic: str = ""
    why: str = ""


class Ruling(msgspec.Struct, frozen=True):
    """An open point as a reader sees it."""

    lang: str
    """The language that it is written in."""
    question: str
    answer: str


class UnknownRule(LookupError):
    def __init__(self, id: str, nearest: list[str]) -> None:
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"no rule {id!r} in the index{hint}")
        self.id = id
        self.nearest = nearest


class NoRuleIndex(LookupError):
    def __init__(self, game: str) -> None:
        super().__init__(f"no rules for the game {game!r}; there are: {', '.join(games())}")
        self.game = game


@cache
def _games() -> tuple[str, ...]:
    names = (entry.name for entry in resources.files(_FOLDER).iterdir())
    # One dot only: `adrenaline.fr.toml` is a translation.
    return tuple(sorted(n[:-5] for n in names if n.endswith(".toml") and n.count(".") == 1))


def games() -> list[str]:
    """The games that have a rule index, in alphabetical order."""
    return list(_games())


@cache
def _file(game: str) -> dict[str, Any]:
    if game not in _games():
        raise NoRuleIndex(game)
    return tomllib.loads((resources.files(_FOLDER) / f"{game}.toml").read_text("utf-8"))


@cache
def _translations(game: str) -> dict[str, dict[str, Statement]]:
    """By language, then by id of the rule."""
    found: dict[str, dict[str, Statement]] = {}
    for source in resources.files(_FOLDER).iterdir():
        name, _, lang = source.name.removesuffix(".toml").partition(".")
        if name == game and lang:
            found[lang] = {
                entry["id"]: Statement(entry["text"], entry.get("example", ""))
                for entry in tomllib.loads(source.read_text("utf-8"))["rule"]
            }
    return found


@cache
def _index(game: str) -> dict[str, Rule]:
    translations = _translations(game)
    found: dict[str, Rule] = {}
    for entry in _file(game)["rule"]:
        rule = Rule(
            id=entry["id"],
            game=game,
            area=entry["area"],
            source=entry["source"],
            text=entry["text"],
            example=entry.get("example", ""),
            translations={
                lang: said[entry["id"]]
                for lang, said in translations.items()
                if entry["id"] in said
            },
        )
        if rule.id in found:
            raise ValueError(f"{game}.toml gives the rule {rule.id} twice")
        found[rule.id] = rule
    for lang, said in translations.items():
        strangers = [id for id in said if id not in found]
        if strangers:
            raise ValueError(f"{game}.{lang}.toml translates unknown rules: {', '.join(strangers)}")
    return found


def index(game: str) -> dict[str, Rule]:
    """The rules of a game by id, in the order of its rulebook."""
    return dict(_index(game))


def known(id: str) -> Rule | None:
    """The rule of that id, whatever its case."""
    wanted = id.strip().upper()
    return next((r for game in _games() if (r := _index(game).get(wanted)) is not None), None)


def find(id: str) -> Rule:
    """The same; an unknown id names its nearest neighbours."""
    rule = known(id)
    if rule is not None:
        return rule
    ids = [one for game in _games() for one in _index(game)]
    raise UnknownRule(id, difflib.get_close_matches(id.strip().upper(), ids, n=3))


def under(start: str) -> list[Rule]:
    """The rule with this id, or all whose ids begin so: AD-MOVE is a chapter, AD a whole game."""
    head = start.strip().upper().rstrip("-") + "-"
    found = [rule for game in _games() for id, rule in _index(game).items() if id.startswith(head)]
    return found or [find(start)]


def statement(rule: Rule, lang: str) -> str:
    """What the rule says, in English where no statement in the language is written yet."""
    translated = rule.translations.get(lang)
    return translated.text if translated else rule.text


def example(rule: Rule, lang: str) -> str:
    """The rule's example in the language of its statement, or nothing."""
    translated = rule.translations.get(lang)
    return translated.example if translated else rule.example


def search(word: str, lang: str) -> list[Rule]:
    """The rules of all games that hold the word in id, area, statement or example.

    Case and accents do not matter: a player types `resurrection` for « Résurrection ».
    """
    wanted = folded(word.strip())
    if not wanted:
        return []
    return [
        rule
        for game in _games()
        for rule in _index(game).values()
        if wanted in _searched(rule.id, lang)
    ]


@cache
def _searched(id: str, lang: str) -> str:
    """What is looked through for a word; folding it takes longer than looking."""
    rule = find(id)
    return folded("\n".join((rule.id, rule.area, statement(rule, lang), example(rule, lang))))


@cache
def _ambiguities(game: str) -> tuple[Ambiguity, ...]:
    # The four files were written from four rulebooks and name the same columns differently.
    table = _file(game).get("ambiguities", {})
    return tuple(
        Ambiguity(
            id=entry["id"],
            game=game,
            rules=tuple(entry.get("rules", ())),
            issue=_first(entry, "issue", "problem"),
            recommend=_first(entry, "recommend", "recommended", "recommendation"),
            topic=entry.get("topic", ""),
            why=entry.get("why") or entry.get("basis", ""),
        )
        for entry in table.get("item") or table.get("point", ())
    )


@cache
def _rulings(game: str) -> dict[tuple[str, str], Ruling]:
    """Open points that are written in other languages, by language and id."""
    found: dict[tuple[str, str], Ruling] = {}
    known = {a.id for a in _ambiguities(game)}
    for source in resources.files(_FOLDER).iterdir():
        name, _, lang = source.name.removesuffix(".toml").partition(".")
        if name != game or not lang:
            continue
        for entry in tomllib.loads(source.read_text("utf-8")).get("ruling", ()):
            if entry["id"] not in known:
                raise ValueError(f"{source.name} answers an unknown question: {entry['id']}")
            found[lang, entry["id"]] = Ruling(lang, entry["question"], entry["answer"])
    return found


def ruling(point: Ambiguity, lang: str) -> Ruling:
    """An open point and its answer; in English where it is not written in the language."""
    plain = Ruling("en", point.topic or point.issue, point.recommend)
    return _rulings(point.game).get((lang, point.id), plain)


def _first(entry: Mapping[str, object], *names: str) -> str:
    for name in names:
        if name in entry:
            return str(entry[name])
    raise ValueError(f"ambiguity {entry['id']} has none of: {', '.join(names)}")


def ambiguities(game: str) -> list[Ambiguity]:
    """The open points of a game's rulebook, each with the reading the engine plays."""
    return list(_ambiguities(game))
