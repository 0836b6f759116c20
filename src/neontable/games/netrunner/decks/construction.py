"""Decks: what they are, the text that people paste, and the rules of their construction.

A line is a count and a name; case, accents and punctuation of the name do not matter.  Reading a
text finds every problem at once, each with its line.
"""

import difflib
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from neontable.games.netrunner.cards import CARDS
from neontable.games.netrunner.model.card import (
    CORP,
    CORP_TYPES,
    RUNNER,
    RUNNER_TYPES,
    Card,
)
from neontable.kernel.loadouts import Entry, Loadout, LoadoutProblem, Meter
from neontable.kernel.text import Text, add_catalogue, has, literal, say

add_catalogue("netrunner", files("neontable.games.netrunner") / "text")

SMALLEST = 45
"""Cards of the smallest deck, of either side."""
LARGEST = 500
"""Not a rule of the game, but a text may come from anybody and a table must hold it."""
LONGEST_SEED = 40
BANNED = ("enterprise-inc-shields", "tycho-extension")
SIDES = ("corp", "runner")
TYPES = (CORP_TYPES, RUNNER_TYPES)


class Deck(msgspec.Struct, frozen=True):
    """Made by `deck`, which puts its cards in order: equal decks are equal values."""

    side: int
    name: str
    cards: tuple[tuple[str, int], ...]
    """Card ids with their counts, by type and name."""
    origin: str = ""
    source: str = ""
    pool: str = ""
    """The seed of the packs that it is built from, and from nothing else."""

    @property
    def size(self) -> int:
        return sum(n for _, n in self.cards)

    @property
    def points(self) -> int:
        """Agenda points printed on its cards."""
        return sum(CARDS[id].points * n for id, n in self.cards)

    @property
    def counts(self) -> dict[str, int]:
        return dict(self.cards)

    def ids(self) -> list[str]:
        """Every single card, in the order of the list: what a set-up shuffles."""
        return [id for id, n in self.cards for _ in range(n)]

    def of(self, word: str) -> int:
        """How many of its cards are of a type or family."""
        return sum(n for id, n in self.cards if CARDS[id].has(word))


class Rules(msgspec.Struct, frozen=True):
    """The options of construction."""

    limit: int = 0
    """Copies of one card at most; 0 for any number."""
    banned: bool = False
    """Whether the banned cards are."""


FREE = Rules()
"""Construction as it is by default."""


def deck(
    side: int,
    name: str,
    counts: Mapping[str, int],
    origin: str = "",
    source: str = "",
    pool: str = "",
) -> Deck:
    cards = tuple(sorted(((id, n) for id, n in counts.items() if n), key=lambda c: place(c[0])))
    words = [_one_line(w) for w in (name, origin, source, pool)]
    return Deck(side, words[0], cards, *words[1:])


def place(id: str) -> tuple[int, int, str]:
    """Where a card stands in a list: by side, type and name."""
    card = CARDS[id]
    return card.side, TYPES[card.side].index(card.type), fold(card.name)


def _one_line(words: str) -> str:
    return " ".join(words.split())


# -- names -----------------------------------------------------------------------------------
_MARKS = re.compile(r"[™®©]|[(\[](?:tm|r|c)[)\]]", re.IGNORECASE)
_LETTERS = str.maketrans({"&": " and ", "π": "pi", "œ": "oe", "æ": "ae", "'": "", "’": "", "`": ""})


def fold(name: str) -> str:
    """What is left of a name when spelling is forgiven: letters and digits, without case,
    accents, trademarks and "the"."""
    plain = unicodedata.normalize("NFKD", _MARKS.sub(" ", name).casefold().translate(_LETTERS))
    bare = "".join(c for c in plain if not unicodedata.combining(c))
    return "".join(w for w in re.findall(r"[a-z0-9]+", bare) if w != "the")


@cache
def _names() -> dict[str, str]:
    return {fold(card.name): id for id, card in CARDS.items() if not card.form_of}


def named(name: str) -> str | None:
    """The card of a name."""
    return _names().get(fold(name))


def nearest(name: str, count: int = 3) -> list[str]:
    """The names most like one that no card has: those that hold it, then those spelt like it."""
    wanted, known = fold(name), _names()
    found = [k for k in known if len(wanted) > 3 and wanted in k]
    found += [k for k in difflib.get_close_matches(wanted, known, count, 0.7) if k not in found]
    return [CARDS[known[k]].name for k in found[:count]]


# -- text ------------------------------------------------------------------------------------
class Reading(msgspec.Struct):
    """What a text says."""

    deck: Deck | None
    """None when no card could be read."""
    problems: list[LoadoutProblem]
    lines: dict[str, int]
    """The last line that names each card."""
    unread: int
    """Cards whose name is unknown."""


_HEADER = re.compile(
    r"(?:#|//)?\s*(name|nom|side|camp|origin|source|pool)\s*[:=]\s*(.*)", re.IGNORECASE
)
_SIDE = re.compile(r"(corp|corporation|corpo|runner)(?:\s+deck)?\s*:?", re.IGNORECASE)
_KINDS = r"cards?|ice|icebreakers?|" + "|".join(f"{t}s?" for types in TYPES for t in types)
_HEADING = re.compile(
    rf"(?:\d+\s+)?(?:{_KINDS}|total)\s*:?\s*(?:\(?\d+(?:\s+cards?)?\)?)?\s*:?", re.IGNORECASE
)
_COMMENT = re.compile(r"(?:^|\s+)(?:#|//).*")
_BULLET = re.compile(r"[-*•]\s+")
_COUNTED = (
    re.compile(r"(?P<n>-?\d+)\s*[x×*]?\s+(?P<name>\S.*)", re.IGNORECASE),
    re.compile(r"(?P<n>-?\d+)[x×*](?P<name>\D.*)", re.IGNORECASE),
    re.compile(r"[x×*](?P<n>-?\d+)\s+(?P<name>.+)", re.IGNORECASE),
    re.compile(r"(?P<name>.+?)\s+[x×*]\s?(?P<n>-?\d+)", re.IGNORECASE),
    re.compile(r"(?P<name>.+?)\s*\([x×*]?\s?(?P<n>-?\d+)\s?[x×*]?\)", re.IGNORECASE),
)
_MOST_COPIES = 99
_MOST_GUESSES = 30
"""Lines of one text for which near names are looked up: it takes a while, and texts are long."""


def read(text: str) -> Reading:
    """A deck from text: `3 Score!`, `3x Score!`, `Score! x3` or `Score!` a line."""
    return _Reader().read(text)


class _Reader:
    def __init__(self) -> None:
        self.said: dict[str, str] = {}
        self.side: int | None = None
        self.counts: dict[str, int] = {}
        self.lines: dict[str, int] = {}
        self.unread = 0
        self.guesses = 0
        self.problems: list[LoadoutProblem] = []

    def read(self, text: str) -> Reading:
        for number, line in enumerate(re.split(r"\r\n|\r|\n", text.lstrip("\ufeff")), 1):
            # One space between words also keeps the patterns below from searching for long.
            self._line(number, _one_line(line))
        side = self.side
        if side is None:
            theirs = sum(n if CARDS[id].side == RUNNER else -n for id, n in self.counts.items())
            side = RUNNER if theirs > 0 else CORP
        found = None
        if self.counts:
            name, origin, source = (self.said.get(k, "") for k in ("name", "origin", "source"))
            pool = self.said.get("pool", "")[:LONGEST_SEED]
            found = deck(side, name, self.counts, origin, source, pool)
        elif not self.problems:
            self._problem(0, say("nr-deck-no-empty"))
        return Reading(found, self.problems, self.lines, self.unread)

    def _problem(self, line: int, text: Text, rule: str = "") -> None:
        self.problems.append(LoadoutProblem(line, rule, text))

    def _line(self, number: int, line: str) -> None:
        header = _HEADER.fullmatch(line)
        if header:
            self._header(number, header[1].lower(), header[2])
            return
        line = _BULLET.sub("", _COMMENT.sub("", line), count=1).strip()
        if not line:
            return
        count, id, name = _counted(line)
        if id is None and _SIDE.fullmatch(line):
            self._header(number, "side", line)
        elif id is None and _HEADING.fullmatch(line):
            return
        elif not 1 <= count <= _MOST_COPIES:
            self._problem(number, say("nr-deck-no-count", most=_MOST_COPIES, n=str(count)))
        elif id is None:
            self.unread += count
            self._unknown(number, name)
        else:
            self.counts[id] = self.counts.get(id, 0) + count
            self.lines[id] = number

    def _unknown(self, number: int, name: str) -> None:
        self.guesses += 1
        near = nearest(name) if self.guesses <= _MOST_GUESSES else []
        shown = literal(name if len(name) <= 60 else f"{name[:60]}…")
        text = say("nr-deck-no-name", name=shown)
        if near:
            text = say("nr-deck-no-name-near", name=shown, near=literal(", ".join(near)))
        self.problems.append(LoadoutProblem(number, "", text, tuple(near)))

    def _header(self, number: int, key: str, value: str) -> None:
        if key in ("side", "camp"):
            word = _SIDE.fullmatch(value.strip())
            if not word:
                self._problem(number, say("nr-deck-no-side", word=literal(value)))
                return
            side = RUNNER if word[1].lower() == "runner" else CORP
            if self.side not in (None, side):
                self._problem(number, say("nr-deck-no-two"), "NR-SETUP-001")
            else:
                self.side = side
        else:
            self.said.setdefault("name" if key == "nom" else key, value)


def _counted(line: str) -> tuple[int, str | None, str]:
    """Count, card and name of a line.  The whole line comes first: names may end in numbers."""
    id = named(line)
    if id is not None:
        return 1, id, line
    best = (1, line)
    for shape in _COUNTED:
        found = shape.fullmatch(line)
        if found:
            count, name = int(found["n"][:6]), found["name"].strip()
            id = named(name)
            if id is not None:
                return count, id, name
            best = (count, name) if best == (1, line) else best
    return best[0], None, best[1]


def printed(deck: Deck) -> str:
    """The text of a deck; reading it gives the same deck."""
    heads = {"name": deck.name, "side": SIDES[deck.side]}
    heads |= {"origin": deck.origin, "source": deck.source, "pool": deck.pool}
    out = [f"# {key}: {value}" for key, value in heads.items() if value]
    group = ""
    for id, n in deck.cards:
        card = CARDS[id]
        if card.type != group:
            group = card.type
            out += ["", f"// {group}"]
        out.append(f"{n} {card.name}")
    return "\n".join(out) + "\n"


# -- rules of construction -------------------------------------------------------------------
def points_needed(size: int) -> int:
    """Agenda points that a Corp deck of a size must hold: two for every five cards begun."""
    return 2 * -(-max(size, SMALLEST) // 5)


def room(points: int) -> int:
    """The largest Corp deck that agenda points allow; 0 when they allow none."""
    most = points // 2 * 5
    return most if most >= SMALLEST else 0


def problems(
    deck: Deck, rules: Rules = FREE, lines: Mapping[str, int] | None = None, unread: int = 0
) -> list[LoadoutProblem]:
    """What is against the rules of construction.  `lines`: where the cards stand in a text;
    `unread`: cards besides these whose names are unknown."""
    at = lines or {}
    found = list(_of_cards(deck, rules, at))
    size = deck.size + unread
    if size < SMALLEST:
        rule = "NR-DECK-002" if deck.side == CORP else "NR-DECK-001"
        text = say("nr-deck-no-small", n=size, least=SMALLEST, more=SMALLEST - size)
        found.append(LoadoutProblem(0, rule, text))
    if size > LARGEST:
        found.append(LoadoutProblem(0, "", say("nr-deck-no-large", n=size, most=LARGEST)))
    needed = points_needed(size)
    # An unknown name may be that of an agenda.
    if deck.side == CORP and deck.points < needed and not unread:
        text = say("nr-deck-no-points", n=max(size, SMALLEST), needed=needed, points=deck.points)
        found.append(LoadoutProblem(0, "NR-DECK-003", text))
    return sorted(found, key=lambda p: p.line or LARGEST * 99)


def _of_cards(deck: Deck, rules: Rules, at: Mapping[str, int]) -> Iterator[LoadoutProblem]:
    for id, n in deck.cards:
        card, line = CARDS[id], at.get(id, 0)
        if card.side != deck.side:
            text = say("nr-deck-no-foreign", **_card(card), side=f"@nr-deck-of-{SIDES[deck.side]}")
            yield LoadoutProblem(line, "NR-SETUP-001", text, component=id)
        if rules.limit and n > rules.limit:
            rule = "NR-DECK-007" if rules.limit == 1 else "NR-DECK-006"
            text = say("nr-deck-no-copies", **_card(card), n=n, limit=rules.limit)
            yield LoadoutProblem(line, rule, text, component=id)
        if rules.banned and id in BANNED:
            text = say("nr-deck-no-banned", **_card(card))
            yield LoadoutProblem(line, "NR-DECK-008", text, component=id)


def _card(card: Card) -> dict[str, str]:
    return {"card": literal(card.name)}


def check(text: str, rules: Rules = FREE) -> tuple[Deck | None, list[LoadoutProblem]]:
    """A deck from text, and everything that is wrong with it, in the order of the lines."""
    reading = read(text)
    found = list(reading.problems)
    if reading.deck is not None:
        found += problems(reading.deck, rules, reading.lines, reading.unread)
    return reading.deck, sorted(found, key=lambda p: p.line or len(text) + 1)


# -- built-in decks ----------------------------------------------------------------------
@cache
def included() -> dict[str, Deck]:
    """The decks that come with the game, by name; the learning decks first."""
    folder = files("neontable.games.netrunner") / "decks" / "lists"
    found = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".txt"):
            found_deck, wrong = check(file.read_text("utf-8"))
            if found_deck is None or wrong:
                raise AssertionError(f"built-in {file.name} is no deck: {wrong}")
            found.append(found_deck)
    found.sort(key=lambda d: (d.origin != "designed", d.side, fold(d.name)))
    return {d.name: d for d in found}


def listed(deck: Deck) -> Loadout:
    """A deck as the kernel sees it."""
    slug = re.sub(r"[^a-z0-9]+", "-", deck.name.casefold()).strip("-")
    about = f"nr-deck-about-{slug}"
    return Loadout(
        deck.name,
        SIDES[deck.side],
        printed(deck),
        deck.size,
        deck.origin,
        deck.source,
        Text(about) if has(about, "en") else None,
        facts(deck),
        tuple(Entry(id, n) for id, n in deck.cards),
        meters(deck),
        deck.pool,
    )


def meters(deck: Deck) -> tuple[Meter, ...]:
    """The numbers that a deck is built by."""
    found = [Meter(Text("nr-meter-cards"), deck.size, SMALLEST)]
    if deck.side == CORP:
        found.append(Meter(Text("nr-meter-points"), deck.points, points_needed(deck.size)))
    return tuple(found)


def facts(deck: Deck) -> tuple[Text, ...]:
    """What a deck is made of, in words."""
    parts: dict[str, int | str] = {kind: deck.of(kind) for kind in TYPES[deck.side]}
    if deck.side == CORP:
        size = say("nr-deck-size-corp", n=deck.size, points=deck.points, most=room(deck.points))
        walls, gates, sentries = map(deck.of, ("wall", "code gate", "sentry"))
        ice = say("nr-deck-ice", walls=walls, gates=gates, sentries=sentries)
        return size, say("nr-deck-corp-types", **parts), ice
    breakers = deck.of("icebreaker")
    kinds = say("nr-deck-runner-types", **parts, breakers=breakers)
    return say("nr-deck-size-runner", n=deck.size), kinds
