"""All cards by id, and what they do by path, event, moment and number changed.

`build` makes a library of declared cards, a pure function; a fault in the declarations raises
`BadLibrary`, which lists all of them.  The tables below are the library in force.  They exist
before the cards do, since the procedures that verbs push look cards up: `model/state.py`, which
needs everything else anyway, builds the library and puts it in force, once.
"""

from collections import Counter as Tally
from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from neontable.games.netrunner.model.card import (
    AGENDA,
    CORP,
    ICE,
    ICE_KINDS,
    Card,
    Effects,
    Mod,
    Paid,
    When,
)
from neontable.games.netrunner.model.counters import MOMENTS, PLACES, Counter, Per, Settlement
from neontable.games.netrunner.model.flags import CardFlag, RunName
from neontable.kit.counters import by_moment, by_number, faults_of, names_on
from neontable.kit.effects import book_of

CARDS: dict[str, Card] = {}

PATHS: dict[str, Effects] = {}
"""Every tuple of effects, such as "asp.sub.0.0.success"."""

WHENS: dict[str, dict[str, tuple[tuple[When, str], ...]]] = {}
"""By event and card: its triggered effects with their paths."""

MODS: dict[str, dict[str, tuple[Mod, ...]]] = {}
"""By what is changed and card: its continuous changes."""

PAIDS: dict[str, dict[str, tuple[tuple[Paid, int], ...]]] = {}
"""By moment and card: its paid abilities with their numbers; "action" for those that cost one."""

ADVANCEABLE: set[str] = set()
"""Agendas, and other cards that may be advanced."""

WORDS: dict[str, frozenset[str]] = {}
"""By card: the events that it waits for, the numbers that it changes, its peculiarities and the
moments of its abilities: all that somebody may ask about while it is in force."""

EARNERS: set[str] = set()
"""Cards that add to what preps bring."""

CORP_STOCKS: set[str] = set()
"""Purposes for which bits on Corp cards pay."""

ICE_TOO: set[tuple[str, str]] = set()
"""("mod", what), ("when", event), ("paid", "") and ("advances", "") for which ice has something to
say: elsewhere the many pieces of ice need not be looked at."""

ADDERS: dict[str, tuple[str, str, bool]] = {}
"""Cards that give ice a subroutine: its path, the kind of ice, and whether only on its fort."""

FORMS: dict[str, str] = {}
"""Forms that a card takes in play and that are not cards by themselves, by id: the card."""

TURNED: dict[str, Card] = {}
"""Ice of another kind than its card says, once that was bought for it."""

HIDDEN_USERS: set[str] = set()
"""Cards of the Corp's that may be used unrezzed."""

OPENERS: set[str] = set()
"""Cards that may be used, or rezzed, as a run begins while they are face down."""

SPECIAL_NAMES: dict[str, frozenset[str]] = {}
"""The cards with a named peculiarity, to see at once that none of them is in play."""

RUN_ADDERS: dict[RunName, str] = {}
"""By the run's flag that says how often: the path of a subroutine that all ice gets in the run."""

COUNTERS: dict[str, Counter] = {}
"""Everything that cards leave behind, by name."""

GIVERS: dict[str, str] = {}
"""By counter: the card that leaves it."""

COUNTER_MODS: dict[str, dict[str, Per]] = {}
"""By number changed and counter."""

COUNTERS_AT: dict[str, tuple[Counter, ...]] = {}
"""By moment, in the order of the cards; not those on cards."""

CARD_COUNTERS: dict[str, Counter] = {}
"""Counters on cards that do something when a turn of the Corp's begins."""

BECOMES: dict[CardFlag, CardFlag] = {}
"""Flags of a run that turn into others at the next encounter."""

VIRUS_MARKS: set[str] = set()
"""Virus counters that lie in forts or on ice; the others are the Corp's."""

SETTLEMENTS: dict[str, Settlement] = {}
"""What the Corp may settle, by the option that says so."""


SETTLES = "settles"
"""The word of a card in play that gives the Corp something to settle."""


ADDS = "adds"
"""The word of a card in play that gives ice a subroutine."""


STOCK = ("corp stock", "runner stock")
"""By side: the word of a card in play whose bits pay for some things."""


class BadLibrary(ValueError):
    """The declared cards do not fit together; the message lists every fault."""


class Library(msgspec.Struct, frozen=True):
    """The tables above, made of one set of cards."""

    cards: dict[str, Card] = {}
    paths: dict[str, Effects] = {}
    whens: dict[str, dict[str, tuple[tuple[When, str], ...]]] = {}
    mods: dict[str, dict[str, tuple[Mod, ...]]] = {}
    paids: dict[str, dict[str, tuple[tuple[Paid, int], ...]]] = {}
    advanceable: set[str] = set()
    words: dict[str, frozenset[str]] = {}
    earners: set[str] = set()
    corp_stocks: set[str] = set()
    ice_too: set[tuple[str, str]] = set()
    adders: dict[str, tuple[str, str, bool]] = {}
    forms: dict[str, str] = {}
    turned: dict[str, Card] = {}
    hidden_users: set[str] = set()
    openers: set[str] = set()
    special_names: dict[str, frozenset[str]] = {}
    run_adders: dict[RunName, str] = {}
    counters: dict[str, Counter] = {}
    givers: dict[str, str] = {}
    counter_mods: dict[str, dict[str, Per]] = {}
    counters_at: dict[str, tuple[Counter, ...]] = {}
    card_counters: dict[str, Counter] = {}
    becomes: dict[CardFlag, CardFlag] = {}
    virus_marks: set[str] = set()
    settlements: dict[str, Settlement] = {}


# -- building --------------------------------------------------------------------------------------
def build(
    groups: Sequence[Mapping[str, Card]],
    conditions: Collection[str],
    loose: Sequence[Counter] = (),
) -> Library:
    """The library of some groups of cards, in their order.  `conditions` are the names that cards
    may need; `loose` are counters that no card among them gives."""
    cards = {id: card for group in groups for id, card in group.items()}
    stocks = {id: card.stock for id, card in cards.items() if card.stock is not None}
    left = [(counter, id) for id, card in cards.items() for counter in card.leaves]
    left += [(counter, "") for counter in loose]
    counters = {counter.name: counter for counter, _ in left}
    lib = Library(
        cards=cards,
        paths=_paths(cards),
        whens=_whens(cards),
        mods=_mods(cards),
        paids=_paids(cards),
        advanceable={id for id, card in cards.items() if card.type == AGENDA or card.advances},
        words={
            id: frozenset(
                {
                    *(when.event for when in card.whens),
                    *(mod.what for mod in card.mods),
                    *card.special,
                    *(paid_word(card.side, moment_of(paid)) for paid in card.paids),
                    *((SETTLES,) if card.settles is not None else ()),
                    *((ADDS,) if card.adds is not None else ()),
                    *((STOCK[card.side],) if card.stock is not None else ()),
                }
            )
            for id, card in cards.items()
        },
        earners=_with(cards, "adds-to-preps"),
        corp_stocks={
            use.removesuffix("-here")
            for id, stock in stocks.items()
            if cards[id].side == CORP
            for use in stock.uses
        },
        ice_too=_ice_too(cards),
        adders={
            id: (f"{id}.added", card.adds.of, card.adds.here)
            for id, card in cards.items()
            if card.adds is not None and card.adds.flag is None
        },
        forms={id: card.form_of for id, card in cards.items() if card.form_of},
        turned=_turned(cards),
        hidden_users=_hidden_users(cards),
        openers=_hidden_users(cards) | _with(cards, "rez-at-run-start"),
        special_names=_specials(cards),
        run_adders={
            card.adds.flag: f"{id}.added"
            for id, card in cards.items()
            if card.adds is not None and card.adds.flag is not None
        },
        counters=counters,
        givers={counter.name: id for counter, id in left},
        counter_mods=by_number(counters.values()),
        counters_at=by_moment(c for c in counters.values() if c.on != "card"),
        card_counters={name: c for name, c in counters.items() if c.at and c.on == "card"},
        becomes={
            CardFlag(name): CardFlag(counter.becomes)
            for name, counter in counters.items()
            if counter.becomes
        },
        virus_marks={n for n, c in counters.items() if c.virus and c.on in ("fort", "card")},
        settlements={c.settles.name: c.settles for c in cards.values() if c.settles is not None},
    )
    faults = [f"{id}: two cards have this id" for id in _twice(id for g in groups for id in g)]
    faults += [
        f"{id}: another card leaves {name!r} too"
        for name in _twice(counter.name for counter, _ in left)
        for id in [id for counter, id in left if counter.name == name][1:]
    ]
    faults += _faults(lib, conditions)
    if faults:
        raise BadLibrary("the cards do not fit together:\n" + "\n".join(faults))
    return lib


def moment_of(paid: Paid) -> str:
    """The moment of an ability; "action" where it costs one."""
    return "action" if paid.actions else paid.when


def paid_word(side: int, moment: str) -> str:
    """How WORDS says that a card has an ability of its side's for a moment."""
    return f"{side} {moment}"


def _hidden_users(cards: Mapping[str, Card]) -> set[str]:
    return {
        id
        for id, card in cards.items()
        if card.side == CORP and any(paid.unrezzed for paid in card.paids)
    }


def _with(cards: Mapping[str, Card], special: str) -> set[str]:
    return {id for id, card in cards.items() if special in card.special}


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, times in Tally(names).items() if times > 1]


def _paths(cards: Mapping[str, Card]) -> dict[str, Effects]:
    """Every tuple of effects gets its path."""
    rest: list[tuple[str, Effects]] = []
    for id, card in cards.items():
        rest.append((f"{id}.play", card.play))
        rest += [(f"{id}.sub.{n}", sub) for n, sub in enumerate(card.subs)]
        rest += [(f"{id}.paid.{n}", paid.effects) for n, paid in enumerate(card.paids)]
        rest += [(f"{id}.when.{n}", when.effects) for n, when in enumerate(card.whens)]
        if card.adds is not None:
            rest.append((f"{id}.added", card.adds.effects))
        if card.grows is not None:
            rest.append((f"{id}.grown", card.grows.effects))
    return book_of(rest)


def _turned(cards: Mapping[str, Card]) -> dict[str, Card]:
    """Ice as it is when the Corp has bought another kind for it."""
    found = {}
    for id, card in cards.items():
        kind = card.buys.gives if card.buys is not None else ""
        if kind in ICE_KINDS:
            words = tuple(kind if word in ICE_KINDS else word for word in card.keywords)
            found[id] = msgspec.structs.replace(card, keywords=words)
    return found


def _specials(cards: Mapping[str, Card]) -> dict[str, frozenset[str]]:
    names = {special for card in cards.values() for special in card.special}
    return {
        name: frozenset(id for id, card in cards.items() if name in card.special) for name in names
    }


def _whens(cards: Mapping[str, Card]) -> dict[str, dict[str, tuple[tuple[When, str], ...]]]:
    found: dict[str, dict[str, tuple[tuple[When, str], ...]]] = {}
    for id, card in cards.items():
        for n, when in enumerate(card.whens):
            by = found.get(when.event, {})
            found[when.event] = by | {id: (*by.get(id, ()), (when, f"{id}.when.{n}"))}
    return found


def _mods(cards: Mapping[str, Card]) -> dict[str, dict[str, tuple[Mod, ...]]]:
    found: dict[str, dict[str, tuple[Mod, ...]]] = {}
    for id, card in cards.items():
        for mod in card.mods:
            by = found.get(mod.what, {})
            found[mod.what] = by | {id: (*by.get(id, ()), mod)}
    return found


def _paids(cards: Mapping[str, Card]) -> dict[str, dict[str, tuple[tuple[Paid, int], ...]]]:
    found: dict[str, dict[str, tuple[tuple[Paid, int], ...]]] = {}
    for id, card in cards.items():
        for n, paid in enumerate(card.paids):
            moment = moment_of(paid)
            by = found.get(moment, {})
            found[moment] = by | {id: (*by.get(id, ()), (paid, n))}
    return found


def _ice_too(cards: Mapping[str, Card]) -> set[tuple[str, str]]:
    ice = [card for card in cards.values() if card.type == ICE]
    found = {("advances", "") for card in ice if card.advances}
    found |= {("paid", "") for card in ice if card.paids}
    found |= {("when", when.event) for card in ice for when in card.whens}
    return found | {("mod", mod.what) for card in ice for mod in card.mods}


def _faults(lib: Library, conditions: Collection[str]) -> list[str]:
    faults = []
    for id, card in lib.cards.items():
        if card.form and lib.forms.get(card.form) != id:
            faults.append(f"{id}: {card.form!r} is not a form of it")
        needs = [("need", card.need)]
        needs += [(f"paid.{n}", paid.need) for n, paid in enumerate(card.paids)]
        for where, need in needs:
            if need and need not in conditions:
                faults.append(f"{id}: {where} needs {need!r}, and no condition is called so")
    for path, effects in lib.paths.items():
        for n, verb in enumerate(effects):
            names = Tally(name for name, _ in verb.parts())
            twice = [name for name, times in names.items() if times > 1]
            if twice:
                kind = type(verb).__name__
                faults.append(f"{path}.{n}: {kind} has several parts called {', '.join(twice)}")
            need = getattr(verb, "need", "")
            if need and need not in conditions:
                faults.append(f"{path}.{n}: needs {need!r}, and no condition is called so")
            for mark in verb.counters():
                if mark not in lib.counters:
                    faults.append(f"{path}.{n}: no card leaves a counter called {mark!r}")
    faults += faults_of(lib.counters.values(), PLACES, MOMENTS)
    for name, counter in lib.counters.items():
        if counter.on == "card" and counter.at not in ("", "corp-turn"):
            faults.append(f"counter {name}: on a card it has no moment {counter.at!r}")
        if counter.becomes and counter.becomes not in lib.counters:
            faults.append(f"counter {name}: it becomes {counter.becomes!r}, which no card leaves")
    return faults


# -- the library in force --------------------------------------------------------------------------
def put_in_force(lib: Library) -> None:
    """Fill the tables of this module.  They are the very objects that every procedure has looked up
    since its import, so that a lookup stays a lookup; a second library is refused."""
    if CARDS:
        raise RuntimeError("a library is in force already")
    tables = globals()
    for name in lib.__struct_fields__:
        tables[name.upper()] |= getattr(lib, name)  # in place: it is still the same object


def marks_on(*places: str) -> frozenset[str]:
    """Names of the counters and flags that cards leave in these places."""
    return names_on(COUNTERS.values(), *places)
