"""All components by id, and what they do by path and moment.

`build` makes a library of declared components, a pure function; a fault in the declarations raises
`BadLibrary`, which lists all of them.  The tables below are the library in force.  They exist
before the cards do, since the procedures that verbs push look cards up: `model/state.py`, which
needs everything else anyway, builds the library and puts it in force, once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from neontable.games.crossfire.model.card import (
    Ability,
    Boost,
    Box,
    Card,
    Effects,
    Event,
    ExtraColour,
    Obstacle,
    Special,
    Static,
    Upgrade,
)
from neontable.games.crossfire.model.terms import (
    COLOURS,
    HARD,
    KINDS,
    NORMAL,
    TYPES,
    own_basic,
    starting_deck,
)
from neontable.games.crossfire.model.track import Track, track
from neontable.kit.effects import book_of

CARDS: dict[str, Card] = {}
OBSTACLES: dict[str, Obstacle] = {}
"""Bosses too."""
EVENTS: dict[str, Event] = {}
UPGRADES: dict[str, Upgrade] = {}

PATHS: dict[str, Effects] = {}
"""Every tuple of effects: "<card>.play", "<card>.assist", "<obstacle or event>.<n>" of its n-th
ability, "<upgrade>.power", and what is nested in them."""

ABILITIES: dict[str, dict[str, tuple[tuple[Ability, str], ...]]] = {}
"""By moment and obstacle or event: its abilities of that moment, each with its path."""

STATICS: dict[str, tuple[tuple[Ability, Static, int], ...]] = {}
"""By obstacle or event: what holds while it is in play, and the number of the ability."""

TRACKS: dict[str, Track] = {}
"""By obstacle: its track as numbers."""

CANCELS: dict[str, tuple[tuple[str, ...], ...]] = {}
"""By obstacle, where an ability of it can be switched off: types of cards, by number of the
ability; () for those that cannot."""

WORDS: dict[str, frozenset[str]] = {}
"""By obstacle or event: all that it has something to say about: what holds ("no-draw"), moments of
its abilities ("defeated"), and CANCELLABLE."""

HOLDERS: dict[str, frozenset[str]] = {}
"""By what may hold ("no-draw"): the obstacles and events that have it, to see at once that none of
them is in play."""

ASSISTS: set[str] = set()
"""Cards with an assist ability."""

BOOSTS: set[str] = set()
"""Cards that make others stronger in the damage step."""

PAIRED: set[str] = set()
"""Cards that are stronger when another one of their type was played."""

CANCELLABLE = "cancellable"
"""The word of an obstacle with an ability that can be switched off."""

TRIGGERS = ("flipped", "defeated", "attack", "after-attack", "turn-start")
EVENT_TRIGGERS = ("reveal", "timebomb", "turn-start", "turn-end", "before-draw")


class BadLibrary(ValueError):
    """The declared components do not fit together; the message lists every fault."""


class Library(msgspec.Struct, frozen=True):
    """The tables above, made of one set of components."""

    cards: dict[str, Card] = {}
    obstacles: dict[str, Obstacle] = {}
    events: dict[str, Event] = {}
    upgrades: dict[str, Upgrade] = {}
    paths: dict[str, Effects] = {}
    abilities: dict[str, dict[str, tuple[tuple[Ability, str], ...]]] = {}
    statics: dict[str, tuple[tuple[Ability, Static, int], ...]] = {}
    tracks: dict[str, Track] = {}
    cancels: dict[str, tuple[tuple[str, ...], ...]] = {}
    holders: dict[str, frozenset[str]] = {}
    assists: set[str] = set()
    boosts: set[str] = set()
    paired: set[str] = set()
    words: dict[str, frozenset[str]] = {}


def build(
    cards: Mapping[str, Card],
    obstacles: Mapping[str, Obstacle],
    events: Mapping[str, Event],
    upgrades: Mapping[str, Upgrade],
) -> Library:
    faults = _faults(cards, obstacles, events, upgrades)
    if faults:
        raise BadLibrary("the components do not fit together:\n" + "\n".join(faults))
    declared = {id: o.abilities for id, o in obstacles.items()}
    declared |= {id: e.abilities for id, e in events.items()}
    abilities: dict[str, dict[str, tuple[tuple[Ability, str], ...]]] = {}
    for id, own in declared.items():
        for n, ability in enumerate(own):
            by = abilities.setdefault(ability.on, {})
            by[id] = (*by.get(id, ()), (ability, f"{id}.{n}"))
    return Library(
        cards=dict(cards),
        obstacles=dict(obstacles),
        events=dict(events),
        upgrades=dict(upgrades),
        paths=_paths(cards, declared, upgrades),
        abilities=abilities,
        statics={
            id: tuple((a, s, n) for n, a in enumerate(own) for s in a.statics)
            for id, own in declared.items()
            if any(a.statics for a in own)
        },
        tracks={id: track(o.track) for id, o in obstacles.items()},
        cancels={
            id: tuple(a.cancel for a in o.abilities)
            for id, o in obstacles.items()
            if any(a.cancel for a in o.abilities)
        },
        holders=_holders(declared),
        assists={id for id, card in cards.items() if card.assist_damage is not None},
        boosts={id for id, c in cards.items() if any(type(s) is Boost for s in c.special)},
        paired={id for id, c in cards.items() if any(type(s) is ExtraColour for s in c.special)},
        words={id: _words(own) for id, own in declared.items()},
    )


def _words(own: tuple[Ability, ...]) -> frozenset[str]:
    found = {static.what for ability in own for static in ability.statics}
    found |= {ability.on for ability in own}
    if any(ability.cancel for ability in own):
        found.add(CANCELLABLE)
    return frozenset(found)


def _holders(declared: Mapping[str, tuple[Ability, ...]]) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for id, own in declared.items():
        for ability in own:
            for static in ability.statics:
                found[static.what] = found.get(static.what, frozenset()) | {id}
    return found


def _paths(
    cards: Mapping[str, Card],
    declared: Mapping[str, tuple[Ability, ...]],
    upgrades: Mapping[str, Upgrade],
) -> dict[str, Effects]:
    roots: list[tuple[str, Effects]] = []
    for id, card in cards.items():
        roots += [(f"{id}.play", card.play), (f"{id}.assist", card.assist)]
    for id, own in declared.items():
        roots += [(f"{id}.{n}", ability.effects) for n, ability in enumerate(own)]
    for id, upgrade in upgrades.items():
        if upgrade.power is not None:
            roots.append((f"{id}.power", upgrade.power.effects))
    return book_of(roots)


def _faults(
    cards: Mapping[str, Card],
    obstacles: Mapping[str, Obstacle],
    events: Mapping[str, Event],
    upgrades: Mapping[str, Upgrade],
) -> list[str]:
    groups: Iterable[Iterable[str]] = (cards, obstacles, events, upgrades)
    times = Counter(id for group in groups for id in group)
    faults = [f"{id}: two components have this id" for id, n in times.items() if n > 1]
    for id, card in cards.items():
        if card.type not in TYPES:
            faults.append(f"{id}: {card.type!r} is no type of cards")
        if card.assist and card.assist_damage is None:
            faults.append(f"{id}: an assist ability needs its damage, Box() for none")
    for id, obstacle in obstacles.items():
        if obstacle.colour not in COLOURS:
            faults.append(f"{id}: {obstacle.colour!r} is no colour")
        if obstacle.deck in (NORMAL, HARD) and obstacle.kind not in KINDS:
            faults.append(f"{id}: {obstacle.kind!r} is no type of obstacles")
        faults += _ability_faults(id, obstacle.abilities, TRIGGERS)
    for id, event in events.items():
        faults += _ability_faults(id, event.abilities, EVENT_TRIGGERS)
    for id, upgrade in upgrades.items():
        own = ("main", "off")
        unknown = [c for c in (*upgrade.adds, *upgrade.removes) if c not in cards and c not in own]
        faults += [f"{id}: there is no card {c!r}" for c in unknown]
    return faults


def _ability_faults(id: str, own: tuple[Ability, ...], moments: tuple[str, ...]) -> list[str]:
    faults = []
    for n, ability in enumerate(own):
        if ability.on == "static":
            if not ability.statics:
                faults.append(f"{id}: ability {n} is static and says nothing")
        elif ability.on not in moments:
            faults.append(f"{id}: ability {n} is for {ability.on!r}, which is no moment of it")
        elif not ability.effects:
            faults.append(f"{id}: ability {n} does nothing")
    return faults


def put_in_force(lib: Library) -> None:
    """Fill the tables of this module.  They are the very objects that every procedure has looked up
    since its import, so that a lookup stays a lookup; a second library is refused."""
    if CARDS:
        raise RuntimeError("a library is in force already")
    tables = globals()
    for name in lib.__struct_fields__:
        tables[name.upper()] |= getattr(lib, name)  # in place: it is still the same object


def deck_of(role: str, upgrades: Iterable[str]) -> list[str]:
    """The starting deck of a role, changed by the upgrades of the runner (CF-SETUP-011)."""
    deck = starting_deck(role)
    for id in upgrades:
        upgrade = UPGRADES[id]
        for token in upgrade.removes:
            gone = own_basic(role, token)
            if gone in deck:
                deck.remove(gone)
        deck += [own_basic(role, token) for token in upgrade.adds]
    return deck


def type_of(card: str) -> str:
    """The type of a card in play; "" for the points of an upgrade."""
    return CARDS[card].type if card in CARDS else ""


def special_of(card: str) -> tuple[Special, ...]:
    return CARDS[card].special if card in CARDS else ()


def box_of(card: str, assist: bool) -> Box:
    """The damage box that counts: the assist box alone for an assist (CF-ASST-002).  An upgrade
    whose points are used lies in play like a card."""
    if card in UPGRADES:
        power = UPGRADES[card].power
        return (power.damage if power is not None else None) or Box()
    declared = CARDS[card]
    if not assist:
        return declared.damage
    return declared.assist_damage or Box()
