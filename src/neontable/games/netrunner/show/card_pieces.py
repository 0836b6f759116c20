"""Cards as a seat sees them: in play, held, in piles, face up or down."""

from __future__ import annotations

from functools import lru_cache

from neontable.games.netrunner.hidden.view import CardView
from neontable.games.netrunner.model.card import AGENDA, ICE_KINDS, X
from neontable.games.netrunner.model.library import CARDS, TURNED
from neontable.games.netrunner.model.nouns import fort_title, mark_text
from neontable.games.netrunner.show.card_face import (
    SIGNS,
    colour,
    ice_kind,
    name,
    printed,
    sections,
    tip,
    token,
)
from neontable.games.netrunner.show.pictures import address
from neontable.kernel.options import Thing
from neontable.kernel.scene import Badge, Piece, Token
from neontable.kernel.text import Text, say

_CACHED = 4096
_CORP_PILES = ("hq", "rd", "buried")


@lru_cache(maxsize=_CACHED)
def fact(kind: str, n: int | str, outline: str = "") -> Badge:
    """A number that a card carries, or a row of a panel."""
    tokens = (token(outline, n),) if outline else ()
    return Badge(kind, n, say(f"nr-scene-{kind}", n=n), Text(f"nr-scene-{kind}-name"), tokens)


@lru_cache(maxsize=_CACHED)
def mark(name: str, n: int) -> Badge:
    words = mark_text(name)
    label = Text("nr-scene-mark-name", (("mark", words),))
    return Badge(f"mark-{name}", n, say("nr-scene-mark", mark=words, n=n), label)


@lru_cache(maxsize=_CACHED)
def marked(name: str, n: int) -> Badge:
    """On a card or fort it is a token among others."""
    b = mark(name, n)
    return Badge(b.kind, n, b.tip, tokens=(token("mark", n),))


@lru_cache(maxsize=_CACHED)
def _turned(card: str) -> Badge:
    """Ice that was bought another kind: which one it is now."""
    kind = next(word for word in TURNED[card].keywords if word in ICE_KINDS)
    tip = say("nr-scene-turned", kind=f"@nr-as-{kind.replace(' ', '-')}")
    return Badge("turned", "", tip, tokens=(token("mark", "≠"),))


@lru_cache(maxsize=_CACHED)
def _aimed(target: int) -> Badge:
    if target < 0:
        return Badge("target", "", say("nr-scene-target-fort", fort=fort_title(-1 - target)))
    return Badge("target", target, say("nr-scene-target", n=target))


_REZZED = {
    "exposed": Badge("exposed", tip=Text("nr-scene-exposed"), tokens=(token("exposed", "◉"),)),
    "unrezzed": Badge("unrezzed", tip=Text("nr-scene-unrezzed"), look="drawn"),
    "hidden": Badge("hidden", tip=Text("nr-scene-hidden"), look="drawn"),
}


@lru_cache(maxsize=_CACHED)
def card(c: CardView, place: str, ice: bool, corp: bool) -> Piece:
    """A card in play.  `ice`: it lies across; `corp`: it is the Corp's."""
    badges = []
    type = CARDS[c.card].type if c.card else "ice" if ice else "card" if corp else "resource"
    if c.strength is not None:
        badges.append(fact("strength", c.strength, "strength"))
    if c.adv:
        badges.append(fact("advances", c.adv, "advances"))
    if c.bits:
        badges.append(fact("bits", c.bits, "bits"))
    if c.count and c.card in TURNED:
        badges.append(_turned(c.card))
    elif c.count and not (c.card and CARDS[c.card].strength == X):  # its strength says it
        badges.append(fact("counters", c.count, "counters"))
    badges += [marked(name, n) for name, n in c.marks]
    if c.target:
        badges.append(_aimed(c.target))
    id, thing = f"card-{c.id}", ("card", c.id)
    if not c.card:
        label = say("nr-scene-back", card=f"@nr-scene-back-{type}", number=c.id)
        return Piece(
            id, type, place, label, "back", tuple(badges), thing=thing, shape="back",
            sign=f"#{c.id}", turned=ice, picture=address("back-corp" if corp else "back-runner"),
        )  # fmt: skip
    but = ["strength"] if c.strength is not None else []
    if not c.up:
        badges.append(_REZZED["exposed" if c.seen else "unrezzed" if corp else "hidden"])
    if c.up or type == AGENDA:
        but.append("cost")
    tokens = printed(c.card, tuple(but))
    if c.worth is not None:
        # As it is now, not as it is printed.
        kind = "difficulty" if type == AGENDA else "trash-cost"
        now = token(kind, c.worth, True)
        tokens = tuple([now if t.shape == now.shape else t for t in tokens])
    return Piece(
        id, type, place, say("nr-scene-card", card=CARDS[c.card].name, number=c.id), c.card,
        tuple(badges), tip(c.card), thing=thing, shape="card", colour=colour(c.card),
        sign=SIGNS[type], tokens=tokens, dim=not c.up, sections=sections(c.card), turned=ice,
        picture=address(c.card), group=_GROUPS.get(_kind_now(c), ""),
    )  # fmt: skip


_GROUPS = {"wall": "wall", "code gate": "gate", "sentry": "sentry"}
"""Kinds of ice: each has an outline of its own."""


def _kind_now(c: CardView) -> str:
    """Ice that was bought another kind is drawn as what it is now."""
    if c.count and c.card in TURNED:
        return next(word for word in TURNED[c.card].keywords if word in ICE_KINDS)
    return ice_kind(c.card)


@lru_cache(maxsize=_CACHED)
def held(card: str, n: int, place: str) -> Piece:
    """A card in a hand that this seat sees."""
    type = CARDS[card].type
    return Piece(
        f"held-{place}-{n}", type, place, name(card), card, (), tip(card),
        thing=("held", card), shape="card", colour=colour(card), sign=SIGNS[type],
        tokens=printed(card), sections=sections(card), picture=address(card),
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def strip(id: str, card: str, n: int, place: str, thing: Thing, down: bool) -> Piece:
    """A card of an open pile, or a scored agenda: one line."""
    d = CARDS[card]
    badges = (Badge("buried", tip=Text("nr-scene-buried")),) if down else ()
    label = say("nr-scene-copies", card=d.name, n=n) if n > 1 else name(card)
    return Piece(
        id, d.type, place, label, card, badges, tip(card), thing=thing, shape="strip",
        colour=colour(card), sign=SIGNS[d.type], dim=down, sections=sections(card),
        picture=address(card),
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def scored(c: CardView, panel: str) -> Piece:
    """An agenda that brought points, with what lies on it."""
    d = CARDS[c.card]
    badges = [fact("points", d.points)]
    tokens = []
    if c.bits:
        badges.append(fact("bits", c.bits))
        tokens.append(token("bits", c.bits))
    if c.count:
        badges.append(fact("counters", c.count))
        tokens.append(token("counters", c.count))
    badges += [marked(name, n) for name, n in c.marks]
    tokens.append(token("points", d.points))
    return Piece(
        f"card-{c.id}", d.type, panel, say("nr-scene-card", card=d.name, number=c.id), c.card,
        tuple(badges), tip(c.card), thing=("card", c.id), shape="strip", colour=colour(c.card),
        sign=SIGNS[d.type], tokens=tuple(tokens), sections=sections(c.card),
        picture=address(c.card),
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def pile(pile: str, n: int, place: str, thing: Thing) -> Piece:
    """A pile that lies face down: how many cards there are is all there is to see."""
    return Piece(
        f"pile-{pile}", "pile", place, Text(f"nr-scene-pile-{pile}"), "back",
        (Badge("cards", n, say("nr-scene-cards", n=n)),), group="piles", thing=thing,
        shape="back", sign=str(n), dim=not n, pile=True,
        picture=address("back-corp" if pile in _CORP_PILES else "back-runner"),
    )  # fmt: skip


@lru_cache(maxsize=_CACHED)
def top(pile: str, card: str, n: int, place: str, thing: Thing) -> Piece:
    """An open pile, of which the top card is seen."""
    type = CARDS[card].type
    return Piece(
        f"pile-{pile}", type, place, name(card), card,
        (Badge("cards", n, say("nr-scene-cards", n=n), tokens=(Token(str(n), "card", "grey"),)),),
        tip(card), "piles", thing, "card", colour(card), SIGNS[type], sections=sections(card),
        pile=True, picture=address(card),
    )  # fmt: skip
