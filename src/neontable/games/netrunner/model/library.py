"""All cards by id, and what they do by path, event, moment and number changed.

`build` makes a library of declared cards, a pure function; a fault in the declarations raises
`BadLibrary`, which lists all of them.  The tables below are the library in force.  They exist
before the cards do, since the procedures that verbs push look cards up: `model/state.py`, which
needs everything else anyway, builds the library and puts it in force, once.
"""

from collections import Counter as Tally
from collections.abc import Collection, Iterable, Mapping

import msgspec

from neontable.games.netrunner.model.card import CORP, Card, Effects, Mod, Paid, When
from neontable.games.netrunner.model.counters import MOMENTS, PLACES, Counter, Per, Settlement
from neontable.games.netrunner.model.flags import CardFlag, RunName

CARDS: dict[str, Card] = {}

PATHS: dict[str, Effects] = {}
"""Every tuple of effects, such as "asp.sub.0.0.success"."""

WHENS: dict[str, dict[str, tuple[tuple[When, str], ...]]] = {}
"""By event and card: its triggered effects with their paths."""

MODS: dict[str, dict[str, tuple[Mod, ...]]] = {}
"""By what is changed and card: its continuous changes."""

PAIDS: dict[str, dict[str, tuple[tuple[Paid, int], ...]]] = {}
"""By moment and card: its paid abilities with their numbers; "action" for those that cost one."""

MOD_NAMES: dict[str, frozenset[str]] = {}
WHEN_NAMES: dict[str, frozenset[str]] = {}
"""The cards of MODS and WHENS, to see at once that none of them is in play."""

SUBMERGED: set[str] = set()
"""Cards that keep their fort from being run."""

STOCK_NAMES: set[str] = set()
"""Cards whose bits come back."""

CORP_STOCKS: set[str] = set()
"""Purposes for which bits on Corp cards pay."""

ICE_TOO: set[tuple[str, str]] = set()
"""("mod", what), ("when", event), ("paid", "") and ("advances", "") for which ice has something to
say: elsewhere the many pieces of ice need not be looked at."""

ADDERS: dict[str, tuple[str, str, bool]] = {}
"""Cards that give ice a subroutine: its path, the kind of ice, and whether only on its fort."""

RUN_ADDERS: dict[RunName, str] = {}
"""By the run's flag that says how often: the path of a subroutine that all ice gets in the run."""

COUNTERS: dict[str, Counter] = {}
"""Everything that cards leave behind, by name."""

GIVERS: dict[str, str] = {}
"""By counter: the card that leaves it."""

COUNTER_MODS: dict[str, dict[str, Per]] = {}
"""By number changed and counter."""

COUNTERS_AT: dict[str, tuple[Counter, ...]] = {}
"""By moment, in the order of the cards."""

BECOMES: dict[CardFlag, CardFlag] = {}
"""Flags of a run that turn into others at the next encounter."""

VIRUS_MARKS: set[str] = set()
"""Virus counters that lie in forts or on ice; the others are the Corp's."""

SETTLEMENTS: dict[str, Settlement] = {}
"""What the Corp may settle, by name."""


class BadLibrary(ValueError):
    """The declared cards do not fit together; the message lists every fault."""


class Library(msgspec.Struct, frozen=True):
    """The tables above, made of one set of cards."""

    cards: dict[str, Card] = {}
    paths: dict[str, Effects] = {}
    whens: dict[str, dict[str, tuple[tuple[When, str], ...]]] = {}
    mods: dict[str, dict[str, tuple[Mod, ...]]] = {}
    paids: dict[str, dict[str, tuple[tuple[Paid, int], ...]]] = {}
    mod_names: dict[str, frozenset[str]] = {}
    when_names: dict[str, frozenset[str]] = {}
    submerged: set[str] = set()
    stock_names: set[str] = set()
    corp_stocks: set[str] = set()
    ice_too: set[tuple[str, str]] = set()
    adders: dict[str, tuple[str, str, bool]] = {}
    run_adders: dict[RunName, str] = {}
    counters: dict[str, Counter] = {}
    givers: dict[str, str] = {}
    counter_mods: dict[str, dict[str, Per]] = {}
    counters_at: dict[str, tuple[Counter, ...]] = {}
    becomes: dict[CardFlag, CardFlag] = {}
    virus_marks: set[str] = set()
    settlements: dict[str, Settlement] = {}


# -- building --------------------------------------------------------------------------------------
def build(
    groups: Iterable[Mapping[str, Card]],
    conditions: Collection[str],
    loose: Iterable[Counter] = (),
) -> Library:
    """The library of some groups of cards, in their order.  `conditions` are the names that cards
    may need; `loose` are counters that no card among them gives."""
    lib, faults = Library(), []
    for cards in groups:
        for id, card in cards.items():
            if id in lib.cards:
                faults.append(f"{id}: two cards have this id")
            lib.cards[id] = card
    for id, card in lib.cards.items():
        _add_effects(lib, id, card)
        _add_abilities(lib, id, card)
        _add_numbers(lib, id, card)
        for counter in card.leaves:
            if counter.name in lib.counters:
                faults.append(f"{id}: another card leaves {counter.name!r} too")
            _add_counter(lib, counter, id)
        if card.settles is not None:
            lib.settlements[card.settles.name] = card.settles
    for counter in loose:
        _add_counter(lib, counter, "")
    lib.mod_names.update({what: frozenset(by) for what, by in lib.mods.items()})
    lib.when_names.update({event: frozenset(by) for event, by in lib.whens.items()})
    faults += _faults(lib, conditions)
    if faults:
        raise BadLibrary("the cards do not fit together:\n" + "\n".join(faults))
    return lib


def _add_effects(lib: Library, id: str, card: Card) -> None:
    """Every tuple of effects gets its path."""
    rest = [(f"{id}.play", card.play)]
    rest += [(f"{id}.sub.{n}", sub) for n, sub in enumerate(card.subs)]
    rest += [(f"{id}.paid.{n}", paid.effects) for n, paid in enumerate(card.paids)]
    rest += [(f"{id}.when.{n}", when.effects) for n, when in enumerate(card.whens)]
    if card.adds is not None:
        rest.append((f"{id}.added", card.adds.effects))
        if card.adds.flag is not None:
            lib.run_adders[card.adds.flag] = f"{id}.added"
        else:
            lib.adders[id] = (f"{id}.added", card.adds.of, card.adds.here)
    while rest:
        path, effects = rest.pop()
        lib.paths[path] = effects
        for n, verb in enumerate(effects):
            rest += [(f"{path}.{n}.{name}", inner) for name, inner in verb.parts()]


def _add_abilities(lib: Library, id: str, card: Card) -> None:
    for n, when in enumerate(card.whens):
        if card.type == "ice":
            lib.ice_too.add(("when", when.event))
        whens = lib.whens.setdefault(when.event, {})
        whens[id] = (*whens.get(id, ()), (when, f"{id}.when.{n}"))
    for n, paid in enumerate(card.paids):
        if card.type == "ice":
            lib.ice_too.add(("paid", ""))
        paids = lib.paids.setdefault("action" if paid.actions else paid.when, {})
        paids[id] = (*paids.get(id, ()), (paid, n))


def _add_numbers(lib: Library, id: str, card: Card) -> None:
    if card.type == "ice" and card.advances:
        lib.ice_too.add(("advances", ""))
    if "submerged" in card.special:
        lib.submerged.add(id)
    if card.stock is not None:
        if card.stock.refill:
            lib.stock_names.add(id)
        if card.side == CORP:
            lib.corp_stocks.update(use.removesuffix("-here") for use in card.stock.uses)
    for mod in card.mods:
        if card.type == "ice":
            lib.ice_too.add(("mod", mod.what))
        mods = lib.mods.setdefault(mod.what, {})
        mods[id] = (*mods.get(id, ()), mod)


def _add_counter(lib: Library, counter: Counter, giver: str) -> None:
    name = counter.name
    lib.counters[name] = counter
    lib.givers[name] = giver
    for per in counter.mods:
        lib.counter_mods.setdefault(per.what, {})[name] = per
    if counter.at:
        found = lib.counters_at.get(counter.at, ())
        lib.counters_at[counter.at] = (*found, counter)
    if counter.becomes:
        lib.becomes[CardFlag(name)] = CardFlag(counter.becomes)
    if counter.virus and counter.on in ("fort", "card"):
        lib.virus_marks.add(name)


def _faults(lib: Library, conditions: Collection[str]) -> list[str]:
    faults = []
    for id, card in lib.cards.items():
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
    for name, counter in lib.counters.items():
        if counter.on not in PLACES:
            faults.append(f"counter {name}: it lies on {counter.on!r}, which is no place")
        if counter.at and counter.at not in MOMENTS:
            faults.append(f"counter {name}: there is no moment {counter.at!r}")
        if bool(counter.at) != (counter.does is not None):
            faults.append(f"counter {name}: a moment and what it does then belong together")
        if counter.becomes and counter.becomes not in lib.counters:
            faults.append(f"counter {name}: it becomes {counter.becomes!r}, which no card leaves")
    return faults


# -- the library in force --------------------------------------------------------------------------
def put_in_force(lib: Library) -> None:
    """Fill the tables of this module.  They are the very objects that every procedure has looked up
    since its import, so that a lookup stays a lookup; a second library is refused."""
    if CARDS:
        raise RuntimeError("a library is in force already")
    CARDS.update(lib.cards)
    PATHS.update(lib.paths)
    WHENS.update(lib.whens)
    MODS.update(lib.mods)
    PAIDS.update(lib.paids)
    MOD_NAMES.update(lib.mod_names)
    WHEN_NAMES.update(lib.when_names)
    SUBMERGED.update(lib.submerged)
    STOCK_NAMES.update(lib.stock_names)
    CORP_STOCKS.update(lib.corp_stocks)
    ICE_TOO.update(lib.ice_too)
    ADDERS.update(lib.adders)
    RUN_ADDERS.update(lib.run_adders)
    COUNTERS.update(lib.counters)
    GIVERS.update(lib.givers)
    COUNTER_MODS.update(lib.counter_mods)
    COUNTERS_AT.update(lib.counters_at)
    BECOMES.update(lib.becomes)
    VIRUS_MARKS.update(lib.virus_marks)
    SETTLEMENTS.update(lib.settlements)


def marks_on(*places: str) -> frozenset[str]:
    """Names of the counters and flags that cards leave in these places."""
    return frozenset(name for name, counter in COUNTERS.items() if counter.on in places)
