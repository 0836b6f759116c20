"""Models as figures on the mat: how they are drawn, what lies round their bases, and everything
that their cards say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from neontable.games.combatzone.hidden.view import ModelView, TeamView, View
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import SKILLS
from neontable.games.combatzone.model.components import Ability, Gear, Loot, ModelCard
from neontable.games.combatzone.model.nouns import card_name, index, model_word
from neontable.games.combatzone.model.tokens import wounded
from neontable.games.combatzone.show.components import rules_text
from neontable.games.combatzone.show.palette import COLOURS
from neontable.games.combatzone.show.pictures import address, portrait
from neontable.kernel.scene import At, Badge, Colour, FigureShape, Piece, Section, Token, TokenShape
from neontable.kernel.show import joined
from neontable.kernel.text import Text, literal, say

SEAT_SHAPES: tuple[FigureShape, ...] = ("circle", "hexagon", "square", "diamond")
"""The plate on the base: sides can be told apart without colours."""
SPARE: tuple[Colour, ...] = ("red", "cyan", "yellow", "purple", "orange", "blue")
"""For teams without a colour of their own, or whose colour is taken."""

TOKENS: dict[str, tuple[TokenShape, Colour]] = {
    "G": ("circle", "green"),
    "Y": ("triangle", "yellow"),
    "R": ("octagon", "red"),
}
DICE: dict[int, tuple[TokenShape, Colour]] = {
    12: ("hexagon", "green"),
    8: ("diamond", "yellow"),
    6: ("square", "red"),
    10: ("octagon", "grey"),
}
"""By their sides; the one with ten is the OBSTACLE die."""


def die_token(sides: int, face: int) -> Token:
    shape, colour = DICE[sides]
    return Token(str(face), shape, colour)


def action_token(letter: str) -> Token:
    """A capital is Ready, a small letter Used."""
    shape, colour = TOKENS[letter.upper()]
    return Token(f"@cz-sign-{colour}", shape, colour, dim=letter.islower())


def team_colours(teams: Sequence[TeamView]) -> list[Colour]:
    """Each faction its own; two teams never have the same."""
    found: list[Colour] = []
    for team in teams:
        wish = COLOURS.get(team.faction, SPARE[0])
        found.append(wish if wish not in found else next(c for c in SPARE if c not in found))
    return found


# -- how a figure looks ----------------------------------------------------------------------------
@lru_cache(maxsize=1024)
def face_of(id: str, faction: str, stars: int) -> str:
    """The silhouette: the faction's, with the sign of what this model is good at."""
    card = library.MODELS[id]
    own = faction if faction in card.factions or not card.factions else card.factions[0]
    return f"{own or 'edgerunners'}-{trade_of(card, stars)}"


def trade_of(card: ModelCard, stars: int) -> str:
    for keyword in ("drone", "robot"):
        if keyword in card.keywords:
            return "drone"
    for keyword in ("animal", "gonk", "leader", "netrunner"):
        if keyword in card.keywords:
            return keyword
    rank = card.rank(stars)
    reflexes, ranged, melee, medical, tech, _ = rank.skills
    if rank.armor >= 3:
        return "heavy"
    if medical > max(ranged, melee, tech):
        return "medic"
    if tech > max(ranged, melee):
        return "tech"
    return "blade" if melee > ranged or (melee == ranged and reflexes > ranged) else "gun"


# -- what its cards say ----------------------------------------------------------------------------
def _lines(texts: Sequence[Text]) -> Text:
    whole = texts[0]
    for text in texts[1:]:
        whole = say("nt-lines", a=whole, b=text)
    return whole


@lru_cache(maxsize=4096)
def card_sections(kind: str, id: str) -> tuple[Section, ...]:
    """A gear, loot or ability card, or a program with its two sides."""
    name = card_name(id)
    if kind in ("programs", "running"):
        program = library.PROGRAMS[id]
        quality = (action_token(program.quality),)
        parts = [Section(program.launch.says(), say("cz-side-loaded", card=name), quality)]
        if program.running:
            texts = [p.says() for p in program.running]
            parts.append(Section(_lines(texts), say("cz-side-active", card=name)))
        return tuple(parts if kind == "programs" else reversed(parts))
    card: Ability | Gear | Loot
    if kind == "ability":
        card = library.ABILITIES[id]
    else:
        card = library.GEAR[id] if kind == "gear" else library.LOOT[id]
    texts = list(rules_text(card.actions, card.passives))
    armor = getattr(card, "armor", 0)
    if armor:
        texts.insert(0, say("cz-card-armor", n=armor))
    return (Section(_lines(texts or [Text("cz-card-plain")]), name),)


@lru_cache(maxsize=4096)
def profile_section(id: str, stars: int) -> Section:
    card = library.MODELS[id]
    rank = card.rank(stars)
    parts = [
        say("cz-card-skill", skill=f"@cz-skill-{name}", n=n)
        for name, n in zip(SKILLS, rank.skills, strict=True)
        if n
    ]
    if rank.armor:
        parts.append(say("cz-card-armor-value", n=rank.armor))
    parts.append(say("cz-card-eb", n=card.eb))
    return Section(joined(parts, "nt-list"))


@lru_cache(maxsize=8192)
def _sections(
    card: str,
    stars: int,
    gear: tuple[str, ...],
    loot: tuple[str, ...],
    programs: tuple[str, ...],
    running: tuple[str, ...],
) -> tuple[Section, ...]:
    found = [profile_section(card, stars)]
    for id in library.MODELS[card].rank(stars).abilities:
        found += card_sections("ability", id)
    named = {"gear": gear, "loot": loot, "programs": programs, "running": running}
    for kind, ids in named.items():
        for id in dict.fromkeys(ids):
            found += card_sections(kind, id)
    return tuple(found)


def sections_of(m: ModelView) -> tuple[Section, ...]:
    return _sections(m.card, m.stars, m.gear, m.loot, m.programs, m.running)


# -- what lies round its base ----------------------------------------------------------------------
def action_tokens(m: ModelView) -> tuple[Token, ...]:
    return tuple([action_token(letter) for letter in m.tokens])


def _counter(kind: str, n: int, token: Token) -> Badge:
    return Badge(kind, n, tip=say(f"cz-state-{kind}", n=n), tokens=(token,))


def _states(m: ModelView) -> list[Badge]:
    """What has happened to it, as counters with their words."""
    found = []
    hurt = len(wounded(m.tokens, m.origin))
    if hurt:
        found.append(_counter("wounds", hurt, Token(str(hurt), "drop", "red")))
    if m.armor:
        found.append(_counter("armor", m.armor, Token(str(m.armor), "shield", "blue")))
    if m.hacked:
        found.append(_counter("hacked", m.hacked, Token("@cz-sign-hacked", "diamond", "purple")))
    if m.stunned:
        found.append(_counter("stunned", 1, Token("@cz-sign-stunned", "square", "grey")))
    if m.vulnerable:
        found.append(_counter("vulnerable", 1, Token("@cz-sign-vulnerable", "triangle", "orange")))
    if m.carries:
        found.append(_counter("carries", m.carries, Token("@cz-sign-carried", "bit", "yellow")))
    if m.running:
        found.append(_counter("running", len(m.running), Token(str(len(m.running)), "tag", "cyan")))
    return found


def _badges(m: ModelView, busy: str) -> tuple[Badge, ...]:
    badges = []
    if busy:
        badges.append(Badge(busy, tip=Text(f"cz-scene-{busy}"), look="active"))
    badges += _states(m)
    if m.red_lined:
        badges.append(Badge("red-lined", tip=Text("cz-scene-red-lined")))
    if m.brawling:
        badges.append(Badge("brawl", tip=Text("cz-scene-brawl")))
    for mark in m.marks:
        badges.append(Badge("mark", tip=say("cz-scene-mark", card=card_name(mark))))
    for id in m.exhausted:
        badges.append(Badge("exhausted", tip=say("cz-scene-exhausted", card=card_name(id))))
    return tuple(badges)


def label_of(m: ModelView) -> Text:
    word = model_word(m.ref)
    assert isinstance(word, Text)
    return say("cz-scene-labelled", model=word, label=literal(m.label)) if m.label else word


def busy_with(view: View, m: ModelView) -> str:
    """ "reacting", "active", or nothing."""
    if m.ref == view.reacting:
        return "reacting"
    return "active" if view.active == index(m.ref) else ""


# Most models are the same after an answer as before it: their pieces are made once.
@lru_cache(maxsize=4096)
def figure(m: ModelView, colour: Colour, faction: str, busy: str, under: str = "") -> Piece:
    """`under`: what it stands below."""
    i = index(m.ref)
    covered = (Badge("covered", tip=say("cz-scene-under", look=f"@cz-look-{under}")),)
    return Piece(
        f"model-{i}",
        "figure",
        "",
        label_of(m),
        face=face_of(m.card, faction, m.stars),
        badges=_badges(m, busy) + (covered if under else ()),
        thing=("model", i),
        shape=SEAT_SHAPES[m.seat % 4],
        colour=colour,
        sign=str(i + 1),
        tokens=action_tokens(m),
        sections=sections_of(m),
        at=At(m.x, m.y, m.radius, height=m.height, covered=bool(under)),
        picture=portrait(m.card, m.stars),
    )


@lru_cache(maxsize=1024)
def body(m: ModelView, colour: Colour) -> Piece:
    i = index(m.ref)
    return Piece(
        f"body-{i}",
        "body",
        "",
        say("cz-scene-body", model=model_word(m.ref)),
        thing=("body", i),
        shape="skull",
        colour=colour,
        sign=str(i + 1),
        dim=True,
        sections=sections_of(m),
        at=At(m.x, m.y, m.radius, height=m.height),
    )


# -- lists beside the board ------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def listed(m: ModelView, colour: Colour, faction: str, busy: str) -> Piece:
    """A line of the roster: readable wherever the model is."""
    i = index(m.ref)
    badges = _badges(m, busy)
    if m.status == "out":
        badges = (Badge("out", tip=Text("cz-scene-out"), look="broken"), *badges)
    elif m.status == "reserve":
        badges = (Badge("reserve", tip=Text("cz-scene-reserve")), *badges)
    return Piece(
        f"roster-{i}",
        "figure",
        "",
        label_of(m),
        face=face_of(m.card, faction, m.stars),
        badges=badges,
        shape="strip",
        colour=colour,
        tokens=action_tokens(m),
        dim=m.status != "table",
        sections=sections_of(m),
        picture=portrait(m.card, m.stars),
    )


@lru_cache(maxsize=1024)
def cards(m: ModelView, colour: Colour) -> tuple[Piece, ...]:
    """The cards of one model, each a line that can be read and chosen."""
    found = []
    abilities = library.MODELS[m.card].rank(m.stars).abilities
    kinds = {
        "ability": abilities,
        "gear": m.gear,
        "loot": m.loot,
        "programs": m.programs,
        "running": m.running,
    }
    for kind, ids in kinds.items():
        for n, id in enumerate(ids):
            spent = id in m.exhausted
            tokens: tuple[Token, ...] = ()
            badges: tuple[Badge, ...] = ()
            if kind == "programs":
                tokens = (action_token(library.PROGRAMS[id].quality),)
                badges = (Badge("loaded", tip=Text("cz-scene-loaded")),)
            elif kind == "running":
                tokens = (Token("@cz-sign-active", "tag", "cyan"),)
                badges = (Badge("running", tip=Text("cz-scene-active-side")),)
            if spent:
                badges = (Badge("spent", tip=Text("cz-scene-face-down"), look="broken"),)
            found.append(
                Piece(
                    f"card-{kind}-{id}-{n}",
                    "program" if kind in ("programs", "running") else kind,
                    "",
                    card_name(id),
                    badges=badges,
                    thing=("card", id),
                    shape="strip",
                    colour=colour,
                    tokens=tokens,
                    dim=spent,
                    sections=card_sections(kind, id),
                    picture=address(f"ability-{id}" if kind == "ability" else id),
                )
            )
    return tuple(found)
