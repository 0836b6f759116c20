"""The library of a game as pages ask for it: rendered once for each language, then only sent.

What is told here changes with the installed version only, so that every answer carries a tag and a
page that has it already is sent nothing again.
"""

from __future__ import annotations

import gzip
import hashlib
from collections import Counter
from collections.abc import Sequence
from functools import cache

import msgspec

from neontable.draw.art import address
from neontable.kernel import registry, rules
from neontable.kernel.game import Game
from neontable.kernel.library import Facet
from neontable.kernel.loadouts import Entry
from neontable.kernel.rendering import rendered, sign
from neontable.kernel.scene import Section, Token
from neontable.kernel.show import Component
from neontable.kernel.text import FIRST_LANGUAGE, folded
from neontable.server import game_info, loadouts
from neontable.server import protocol as wire
from neontable.server.client_files import File

_SHORTEST = 6
"""Names that are shorter may be ordinary words of a ruling."""
_FEW = 4
"""Components that share a rule of their own, such as the colours of a power-up."""


@cache
def library(name: str, lang: str) -> File:
    """Everything in the box of a game, as JSON."""
    return _packed(_library(registry.game(name), lang))


@cache
def components(name: str, lang: str) -> File:
    """A plain list of what is in the box, for programs, as JSON."""
    return _packed(game_info.components(name, lang))


@cache
def guide(name: str, lang: str) -> File:
    """The overview of a game, as JSON."""
    game = registry.game(name)
    found = game.show.guide()
    info = game_info.game_info(name, lang)
    parts = ((), (), ()) if found is None else (found.parts, found.steps, found.terms)
    worded = [
        tuple(
            wire.GuidePartInfo(
                title=rendered(p.title, lang), text=rendered(p.text, lang), rule=p.rule
            )
            for p in one
        )
        for one in parts
    ]
    whole = wire.GuideInfo(
        game=name,
        title=info.title,
        blurb=info.blurb,
        parts=worded[0],
        steps=worded[1],
        terms=tuple(sorted(worded[2], key=lambda p: folded(p.title))),
    )
    return _packed(whole)


def _packed(what: msgspec.Struct) -> File:
    plain = msgspec.json.encode(what)
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    packed = {"gzip": gzip.compress(plain, 9, mtime=0)}
    return File("application/json", "no-cache", tag, plain, packed)


def _library(game: Game, lang: str) -> wire.LibraryInfo:
    components = game.show.components()
    lists = () if game.loadouts is None else tuple(game.loadouts.built_in())
    used: dict[str, list[tuple[int, int]]] = {}
    for at, one in enumerate(lists):
        for card, n in _counts(one.entries).items():
            used.setdefault(card, []).append((at, n))
    points = _OpenPoints(game, components)
    facets = game.show.facets()
    cards = tuple(
        _card(game, c, facets, lang, tuple(used.get(c.id, ())), points.of(c)) for c in components
    )
    return wire.LibraryInfo(
        game=game.name,
        title=game_info.game_info(game.name, lang).title,
        facets=tuple(_facet(game, facet, components, lang) for facet in facets),
        cards=cards,
        lists=tuple(
            wire.LibraryList(
                id=loadouts.built_in_id(game, at),
                name=loadouts.built_in_words(game, "list", one.name, lang),
                side_text=loadouts.side_text(game, one.side, lang),
            )
            for at, one in enumerate(lists)
        ),
        rulings=tuple(_ruling(a, lang) for a in points.all),
    )


def _ruling(point: rules.Ambiguity, lang: str) -> wire.Ruling:
    said_so = rules.ruling(point, lang)
    return wire.Ruling(
        id=point.id, lang=said_so.lang, question=said_so.question, answer=said_so.answer
    )


def _counts(entries: Sequence[Entry]) -> dict[str, int]:
    """How often each component is in a loadout, with what others hold."""
    found: dict[str, int] = {}
    for one in entries:
        found[one.component] = found.get(one.component, 0) + one.count
        for card, n in _counts(one.holds).items():
            found[card] = found.get(card, 0) + n * one.count
    return found


class _OpenPoints:
    """The open points of a rulebook, by the components that they are about."""

    def __init__(self, game: Game, components: Sequence[Component]) -> None:
        self.all = rules.ambiguities(game.name) if game.name in rules.games() else []
        cited = Counter(rule for c in components for rule in c.rules)
        # A rule that many components cite says what their kind is: its open points are no news.
        self.own = {rule for rule, n in cited.items() if n <= _FEW}
        self.words = [f"{a.topic} {a.issue} {a.recommend}" for a in self.all]

    def of(self, c: Component) -> tuple[int, ...]:
        """Those that name it, or a rule of its own."""
        name = rendered(c.name, FIRST_LANGUAGE)
        own = self.own.intersection(c.rules)
        return tuple(
            at
            for at, a in enumerate(self.all)
            if own.intersection(a.rules) or (len(name) >= _SHORTEST and name in self.words[at])
        )


def _facet(game: Game, facet: Facet, components: Sequence[Component], lang: str) -> wire.FacetInfo:
    found = list(dict.fromkeys(value for c in components for value in facet.of(c)))
    text = rendered(facet.text(game.show.prefix), lang)
    if facet.kind == "number":
        numbers = [int(v) for v in found] or [0]
        return wire.FacetInfo(
            name=facet.name, text=text, kind="number", lo=min(numbers), hi=max(numbers)
        )
    order = {value: at for at, value in enumerate(facet.order)}
    values = [
        wire.FacetValueInfo(
            value=str(v), text=rendered(facet.value_text(game.show.prefix, str(v)), lang)
        )
        for v in found
    ]
    values.sort(key=lambda v: (order.get(v.value, len(order)), folded(v.text)))
    return wire.FacetInfo(name=facet.name, text=text, kind="choice", values=tuple(values))


def _card(
    game: Game,
    c: Component,
    facets: Sequence[Facet],
    lang: str,
    lists: tuple[tuple[int, int], ...],
    rulings: tuple[int, ...],
) -> wire.LibraryCard:
    face, picture = game.show.face(c), game.show.pictures().get(c.id)
    sections = face.sections or tuple(Section(text) for text in c.texts)
    return wire.LibraryCard(
        id=c.id,
        kind=c.kind,
        name=rendered(c.name, lang),
        line=rendered(face.line, lang),
        colour=face.colour,
        art=face.art,
        tokens=tuple(_token(token, lang) for token in face.tokens),
        about=" · ".join(rendered(text, lang) for text in face.about),
        sections=tuple(
            Section(
                rendered(s.text, lang),
                None if s.title is None else rendered(s.title, lang),
                tuple(_token(token, lang) for token in s.tokens),
            )
            for s in sections
        ),
        values={facet.name: values for facet in facets if (values := tuple(facet.of(c)))},
        copies=c.copies,
        origin=c.origin,
        source=_source(game, c.source, lang),
        rules=c.rules,
        rulings=rulings,
        lists=lists,
        picture="" if picture is None else address(picture),
    )


def _source(game: Game, source: str, lang: str) -> str:
    """Where the facts come from, part by part; names of files stay as they are."""
    return "; ".join(
        loadouts.built_in_words(game, "source", part, lang) for part in source.split("; ")
    )


def _token(token: Token, lang: str) -> Token:
    return msgspec.structs.replace(token, sign=sign(token.sign, lang))
