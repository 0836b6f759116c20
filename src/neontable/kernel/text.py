"""Messages that are rendered later, in any language.

The engine never builds sentences: it emits a `Text`, an id with arguments, and whoever shows it
renders it in the reader's language. The words live in Project Fluent catalogues, since French
needs plurals and agreement that a plain format string cannot express.

A catalogue is a folder. The files of a language are `<language>.ftl`, `<subject>.<language>.ftl`,
or all the `.ftl` files of a folder `<language>/` in it. The languages are those that the kernel's
own catalogue has; they are listed nowhere else.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

FIRST_LANGUAGE = "en"
"""The language that always exists: texts are written in it first, and it is the fallback."""


_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_ENTRY = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)
"""Where an entry of a catalogue begins: what belongs to the one before is indented, a bracket, or
a comment."""
_MESSAGE = re.compile(r"([A-Za-z][\w-]*) *=")
_CACHED_TEXTS = 8192
MOST_SAID = 10**15
"""The largest number, up or down, that a text says."""


class Text(msgspec.Struct, frozen=True):
    """A message to be rendered later in any language.

    An argument is a number, a string, or another text (rendered first). A string that begins with
    "@" names a message without arguments: "@ad-colour-red" stands for "red" or "rouge".
    """

    id: str
    args: "tuple[tuple[str, int | str | Text], ...]" = ()


def folded(words: str) -> str:
    """Without case and accents, for searching and for what people type: `fusee` finds « Fusée »."""
    plain = unicodedata.normalize("NFKD", words.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def letters_of(name: str) -> str:
    """What is left of a name when spelling is forgiven: letters a to z and digits."""
    return "".join(re.findall(r"[a-z0-9]+", folded(name)))


class MissingText(LookupError):
    """A message cannot be rendered: its id is unknown in this language, or an argument is
    missing."""

    def __init__(self, id: str, lang: str, reason: str) -> None:
        super().__init__(f"cannot render {id!r} in {lang!r}: {reason}")
        self.id = id
        self.lang = lang


class BrokenCatalogue(ValueError):
    """A catalogue file does not parse, has a bad id, or repeats an id already taken."""


def say(id: str, **args: int | str | Text) -> Text:
    # Sorted, so that two calls that mean the same are equal and share one cache entry.
    return Text(id, tuple(sorted(args.items(), key=lambda arg: arg[0])))


def literal(words: str) -> str:
    """Words that came from outside (a player's name), safe to pass as an argument."""
    return "@" + words if words.startswith("@") else words


def _references(node: object) -> Iterator[ast.VariableReference | ast.MessageReference]:
    if isinstance(node, (ast.VariableReference, ast.MessageReference)):
        yield node
    elif isinstance(node, list):
        for part in node:
            yield from _references(part)
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from _references(part)


def capital(words: Any) -> Any:
    """`CAPITAL($words)` in a catalogue: text composed elsewhere begins a sentence here."""
    said = str(words)
    return said[:1].upper() + said[1:]


_BEFORE_VOWELS = {"de": "d'", "que": "qu'", "jusque": "jusqu'", "le": "l'", "la": "l'"}
_GROWN_TOGETHER = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}


def joined(word: Any, words: Any) -> Any:
    """`JOINED("de", $who)` in a French catalogue: a word before text composed elsewhere, as French
    wants them together: d'un autre modèle, du modèle concerné, s'il est blessé."""
    word, words = str(word), str(words)
    first, _, rest = words.partition(" ")
    if together := _GROWN_TOGETHER.get((word, first)):
        return f"{together} {rest}"
    if word == "si" and first in ("il", "ils"):
        return f"s'{words}"
    if word in _BEFORE_VOWELS and words[:1].casefold() in "aàâeéèêëiîïoôœuùûy":
        return _BEFORE_VOWELS[word] + words
    return f"{word} {words}"


FUNCTIONS: dict[str, Callable[..., Any]] = {"CAPITAL": capital, "JOINED": joined}
"""What catalogues may call besides Fluent's own functions."""


class _Language:
    """All catalogues of one language. Files are read at the first use of the language, because
    simulations import every game and never render a text. A message is parsed when it is first
    wanted: parsing all of them takes seconds, and a process needs few of them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self.messages: dict[str, ast.Message] = {}
        self.sources: dict[str, str] = {}
        """Of every message, in Fluent."""
        self.origin: dict[str, str] = {}
        self.waiting: list[tuple[str, Traversable]] = []
        self.lock = RLock()
        # Texts are only ever added, never replaced, so a cached rendering cannot go stale.
        self.render = lru_cache(maxsize=_CACHED_TEXTS)(self._render)
        self.variables = lru_cache(maxsize=None)(self._variables)

    def load(self) -> None:
        if not self.waiting:
            return
        with self.lock:
            while self.waiting:
                self._read(*self.waiting[0])
                del self.waiting[0]

    def _read(self, name: str, file: Traversable) -> None:
        where = f"{name}/{file.name}"
        found: dict[str, str] = {}
        comments, *entries = _ENTRY.split("\n" + file.read_text(encoding="utf-8"))
        self._parse(comments, where)
        for source in entries:
            named = _MESSAGE.match(source)
            if named is None:
                line = source.strip().split("\n")[0]
                raise BrokenCatalogue(f"{where}: cannot read {line!r}")
            id = named[1]
            if not _ID.fullmatch(id):
                raise BrokenCatalogue(f"{where}: {id!r} is not lower-case words joined by hyphens")
            if id in found or id in self.sources:
                first = self.origin.get(id, where)
                raise BrokenCatalogue(f"{where}: {id!r} is already in {first}")
            found[id] = source
        self.sources.update(found)
        self.origin.update(dict.fromkeys(found, where))

    def _parse(self, source: str, where: str) -> ast.Resource:
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().split("\n")[0]
                raise BrokenCatalogue(f"{where}: cannot read {line!r}")
        return resource

    def message(self, id: str) -> ast.Message | None:
        """A message, parsed; the bundle knows it from then on."""
        found = self.messages.get(id)
        if found is not None or id not in self.sources:
            return found
        where = self.origin[id]
        resource = self._parse(self.sources[id], where)
        (found,) = (entry for entry in resource.body if isinstance(entry, ast.Message))
        if found.value is None:
            raise BrokenCatalogue(f"{where}: {id!r} has no text")
        with self.lock:
            self.bundle.add_resource(resource)
            return self.messages.setdefault(id, found)

    def _variables(self, id: str) -> frozenset[str]:
        return frozenset(self._gather(id, ()))

    def _gather(self, id: str, quoting: tuple[str, ...]) -> set[str]:
        # fluent.runtime recurses without end on some quoting loops, so they are caught here.
        if id in quoting:
            raise MissingText(id, self.lang, "it quotes itself")
        message = self.message(id)
        if message is None:
            raise MissingText(id, self.lang, "there is no such message")
        names: set[str] = set()
        for reference in _references(message.value):
            if isinstance(reference, ast.VariableReference):
                names.add(reference.id.name)
            else:
                names |= self._gather(reference.id.name, (*quoting, id))
        return names

    def _render(self, id: str, args: tuple[tuple[str, int | str | Text], ...]) -> str:
        given = {name: self._argument(value) for name, value in args}
        # Checked before formatting: a variable may hide in a variant that is not chosen today.
        lacking = self.variables(id) - given.keys()
        if lacking:
            raise MissingText(id, self.lang, f"no value for {', '.join(sorted(lacking))}")
        pattern = self.bundle.get_message(id).value
        assert pattern is not None
        words, errors = self.bundle.format_pattern(pattern, given)
        if errors:
            raise MissingText(id, self.lang, "; ".join(str(error) for error in errors))
        return _one_full_stop(str(words), given.values())

    def _argument(self, value: int | str | Text) -> int | str:
        if isinstance(value, Text):
            return self.render(value.id, value.args)
        if isinstance(value, str) and value.startswith("@"):
            if value.startswith("@@"):
                return value[1:]
            return self.render(value[1:], ())
        if isinstance(value, int) and not -MOST_SAID <= value <= MOST_SAID:
            return "…"  # nothing in a game: somebody sent it, and it cannot be formatted
        return value


def _one_full_stop(words: str, given: Iterable[int | str]) -> str:
    """A name that ends with a full stop (an abbreviation) ends the sentence with it."""
    for value in given:
        if isinstance(value, str) and value.endswith("."):
            words = re.sub(f"({re.escape(value)})\\.(?!\\.)", r"\1", words)
    return words


def _catalogue_files(folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    """Every file of a catalogue with its language."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            for file in sorted(entry.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    yield entry.name, file
        elif entry.name.endswith(".ftl"):
            yield entry.name.removesuffix(".ftl").rpartition(".")[2], entry


_OWN_WORDS = files("neontable.kernel") / "words"

LANGUAGES: tuple[str, ...] = tuple(
    sorted(
        {lang for lang, _ in _catalogue_files(_OWN_WORDS)}, key=lambda x: (x != FIRST_LANGUAGE, x)
    )
)
"""All languages, the first one first."""


class _Library:
    def __init__(self) -> None:
        self.languages = {lang: _Language(lang) for lang in LANGUAGES}
        self.folders: dict[str, str] = {}

    def add(self, name: str, folder: Traversable) -> None:
        if name in self.folders:
            if self.folders[name] != str(folder):
                raise BrokenCatalogue(f"catalogue {name!r} is already {self.folders[name]}")
            return
        # A language that the kernel's catalogue lacks would have gaps everywhere: it is ignored.
        files = [(lang, file) for lang, file in _catalogue_files(folder) if lang in LANGUAGES]
        if not files:
            raise BrokenCatalogue(f"catalogue {name!r}: no .ftl files in {folder}")
        self.folders[name] = str(folder)
        for lang, file in files:
            language = self.languages[lang]
            with language.lock:
                language.waiting.append((name, file))

    def language(self, lang: str) -> _Language | None:
        language = self.languages.get(lang)
        if language is not None:
            language.load()
        return language


_library = _Library()


def add_catalogue(name: str, folder: Traversable) -> None:
    """Register the words in a package folder, in every language; safe to repeat."""
    _library.add(name, folder)


def render(text: Text, lang: str) -> str:
    """A message rendered in one language; `MissingText` when any part is missing."""
    language = _library.language(lang)
    if language is None:
        raise MissingText(text.id, lang, "there is no such language")
    return language.render(text.id, text.args)


def has(id: str, lang: str) -> bool:
    language = _library.language(lang)
    return language is not None and id in language.sources


def ids(lang: str) -> frozenset[str]:
    """All known message ids of a language; every message is parsed, so a broken one is named."""
    language = _library.language(lang)
    if language is None:
        return frozenset()
    return frozenset(id for id in language.sources if language.message(id) is not None)


def variables(id: str, lang: str) -> frozenset[str]:
    """The names of the $variables that a message uses, including those of messages it quotes."""
    language = _library.language(lang)
    if language is None:
        raise MissingText(id, lang, "there is no such language")
    return language.variables(id)


# The kernel's own words (yes, no, the refusals NT-...) are there whatever the game.
add_catalogue("kernel/words", _OWN_WORDS)
