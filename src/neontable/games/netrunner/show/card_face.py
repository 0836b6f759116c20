"""What a card says and shows, whoever looks at it: its parts in words, its printed numbers."""

from __future__ import annotations

from functools import cache, lru_cache, reduce

from neontable.games.netrunner.model.card import AGENDA, ICE, NODE, PROGRAM, UPGRADE, Card, X
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.nouns import sub_text
from neontable.games.netrunner.model.rules_text import card_texts
from neontable.kernel.scene import Colour, Section, Token, TokenShape
from neontable.kernel.text import FIRST_LANGUAGE, Text, has, literal, say

COLOURS: dict[str, Colour] = {
    "agenda": "purple",
    "ice": "cyan",
    "node": "orange",
    "upgrade": "yellow",
    "operation": "white",
    "program": "green",
    "hardware": "blue",
    "resource": "orange",
    "prep": "white",
}
SIGNS = {
    "agenda": "A",
    "ice": "I",
    "node": "N",
    "upgrade": "U",
    "operation": "O",
    "program": "P",
    "hardware": "H",
    "resource": "R",
    "prep": "E",
}
# Each number has an outline of its own, so that none depends on its colour; hollow is printed.
OUTLINES: dict[str, tuple[TokenShape, Colour]] = {
    "cost": ("circle", "yellow"),
    "bits": ("circle", "yellow"),
    "strength": ("shield", "cyan"),
    "mu": ("square", "green"),
    "counters": ("square", "white"),
    "trash-cost": ("octagon", "red"),
    "difficulty": ("hexagon", "orange"),
    "advances": ("hexagon", "orange"),
    "points": ("diamond", "purple"),
    "mark": ("drop", "pink"),
    "exposed": ("circle", "white"),
}
_COSTS = {"ice": "rez", "node": "rez", "upgrade": "rez", "operation": "play", "prep": "play"}
_CAPITALS = {"ap": "AP", "ai": "AI", "bbs": "BBS"}


@cache
def token(kind: str, sign: int | str, printed: bool = False) -> Token:
    shape, colour = OUTLINES[kind]
    return Token(str(sign), shape, colour, dim=printed)


_ICE: dict[str, Colour] = {"wall": "blue", "code gate": "cyan", "sentry": "red"}


@cache
def ice_kind(card: str) -> str:
    """Of ice: "wall", "code gate" or "sentry"."""
    return next((kind for kind in _ICE if kind in CARDS[card].keywords), "")


@cache
def colour(card: str) -> Colour:
    """Of its type; kinds of ice have their own, since other icebreakers break them."""
    type = CARDS[card].type
    return _ICE.get(ice_kind(card), COLOURS[type]) if type == ICE else COLOURS[type]


def name(card: str) -> Text:
    return Text("nr-card-name", (("name", CARDS[card].name),))


def _x(n: int) -> int | str:
    return "X" if n == X else n


def _facts(d: Card) -> list[tuple[str, int | str]]:
    """The printed numbers, by the name of their message."""
    if d.type == AGENDA:
        return [("difficulty", d.difficulty), ("points", d.points)]
    facts: list[tuple[str, int | str]] = [(f"{_COSTS.get(d.type, 'install')}-cost", _x(d.cost))]
    if d.type == ICE or d.breaker is not None:
        facts.append(("strength", _x(d.strength)))
    if d.type == PROGRAM:
        facts.append(("mu", d.mu))
    if d.type in (NODE, UPGRADE):
        facts.append(("trash-cost", d.trash))
    return facts


def _outline(fact: str) -> str:
    return "cost" if fact in ("rez-cost", "play-cost", "install-cost") else fact


@cache
def printed(card: str, but: tuple[str, ...] = ()) -> tuple[Token, ...]:
    """The printed numbers as tokens; `but` names those that the table shows otherwise."""
    facts = [(_outline(fact), n) for fact, n in _facts(CARDS[card])]
    return tuple(token(kind, n, True) for kind, n in facts if kind not in but)


def family(keyword: str) -> Text:
    """A keyword: most are names that the cards bear in any language."""
    id = f"nr-facet-keyword-{keyword.replace(' ', '-')}"
    if has(id, FIRST_LANGUAGE):
        return Text(id)
    return say("nt-named", name=literal(_CAPITALS.get(keyword, keyword.title())))


def _kind(d: Card) -> Text:
    """Type and families, as on the line under a card's name."""
    type = f"@nr-scene-type-{d.type}"
    if not d.keywords:
        return Text("nr-scene-type", (("type", type),))
    words = reduce(lambda a, b: say("nr-scene-dash", a=a, b=b), map(family, d.keywords))
    return say("nr-scene-type-of", type=type, words=words)


@cache
def sections(card: str) -> tuple[Section, ...]:
    """The card in full: what it is, its numbers, its subroutines, its text."""
    d = CARDS[card]
    facts = [say(f"nr-scene-fact-{fact}", n=n) for fact, n in _facts(d)]
    whole = facts[0]
    for fact in facts[1:]:
        whole = say("nr-scene-dots", a=whole, b=fact)
    parts = [Section(whole, _kind(d), printed(card))]
    for n, text in enumerate(card_texts(card)):
        title = say("nr-scene-sub", n=n + 1) if n < len(d.subs) else None
        parts.append(Section(text, title))
    return tuple(parts)


@lru_cache(maxsize=1024)
def met_sections(card: str, subs: tuple[str, ...], broken: tuple[int, ...]) -> tuple[Section, ...]:
    """The ice that is met: the subroutines that it has now, and which of them are broken."""
    first, *rest = sections(card)
    now = [
        Section(sub_text(path), say(f"nr-scene-sub{'-broken' if i in broken else ''}", n=i + 1))
        for i, path in enumerate(subs)
    ]
    return (first, *now, *rest[len(CARDS[card].subs) :])


@cache
def tip(card: str) -> Text:
    """The same in one text, line by line."""
    whole: Text | None = None
    for part in sections(card):
        line = part.text
        if part.title is not None:
            line = say("nr-scene-titled", title=part.title, words=part.text)
        whole = line if whole is None else say("nr-scene-lines", a=whole, b=line)
    assert whole is not None
    return whole
