"""Which tables the lab plays: the one that a benchmark measures, and the many of a soak."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from itertools import combinations, product
from typing import Any

import msgspec

from neontable.kernel.chance import key_from, shuffle
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Game
from neontable.kernel.loadouts import Loadouts
from neontable.kernel.state import State
from neontable.kernel.table import Table
from neontable.kernel.table_options import Choice, Count, TableOption

SOAKED = 48
"""The least number of table kinds in a soak."""


class TableKind(msgspec.Struct, frozen=True):
    """Everything about a table except chance."""

    seats: int
    options: dict[str, Any] = {}
    loadouts: tuple[tuple[str, ...], ...] = ()

    def new(self, game: Game, seed: int | str | None, quiet: bool = True) -> Table:
        return game.new(self.seats, seed, self.options, loadouts=self.loadouts, quiet=quiet)


class TableMix(msgspec.Struct, frozen=True):
    """Several kinds of table; which one is played follows from the seed."""

    kinds: tuple[TableKind, ...]

    def new(self, game: Game, seed: int | str | None, quiet: bool = True) -> Table:
        number = int(key_from(f"kind {seed}")[:8], 16)
        return self.kinds[number % len(self.kinds)].new(game, seed, quiet)


BENCHED: Mapping[str, TableKind] = {
    "adrenaline": TableKind(4, {"arena": "large", "mode": "deathmatch", "skulls": 8}),
    "netrunner": TableKind(2, {"max_turns": 400}),
    "crossfire": TableKind(4, {"mission": "crossfire", "runners": "random", "leader": "random"}),
    # Eight models a side and fifteen pieces of scenery on a small mat.
    "combatzone": TableKind(2, {"scenario": "turf-war", "battlefield": "night-market"}),
}
"""The tables that published speeds were measured on, so that they stay comparable."""
LARGE: Mapping[str, TableKind] = {
    # The largest built-in map, with twelve models a side.
    "combatzone": TableKind(
        2,
        {"scenario": "turf-war", "battlefield": "watson-block", "eb": 150},
        (("Iron Sermon",), ("Riot Call",)),
    ),
}
"""Of games that have much larger tables than the one above: such a one."""
FIXED: Mapping[str, dict[str, Any]] = {
    # Random players may never finish a game.
    "netrunner": {"max_turns": 200},
    # Enough for every built-in runner.
    "crossfire": {"karma": 120},
}
"""Options that no soak varies."""


def benched(game: Game) -> TableKind:
    """The table that benchmarks of a game play: the usual one, unless ours is named above."""
    lo, hi = game.seats
    return BENCHED.get(game.name) or TableKind(max(lo, min(hi, game.usual_seats)))


def every_list(game: Game, kind: TableKind) -> TableMix:
    """The same table with the lists that a game samples, which together hold all it has: list n of
    one seat against others of the next."""
    loadouts = game.loadouts
    if loadouts is None:
        raise BadOption(f"nobody brings anything to a table of {game.name}")
    options = game.checked_options(kind.seats, kind.options)
    slots = [loadouts.slots_at(seat, options) for seat in range(kind.seats)]
    texts = [[loadouts.sampled(slot.side) for slot in own] for own in slots]
    count = min((len(some) for own in texts for some in own), default=0)
    if not count:
        raise BadOption(f"{game.name} samples no lists")
    return TableMix(
        tuple(
            msgspec.structs.replace(
                kind,
                loadouts=tuple(
                    tuple(some[(n + 7 * seat) % count] for some in own)
                    for seat, own in enumerate(texts)
                ),
            )
            for n in range(count)
        )
    )


def soaked(game: Game) -> list[TableKind]:
    """Many kinds of table: every number of seats, every value of every option and every list of
    the house, each about equally often and beside every other."""
    lo, hi = game.seats
    fixed = FIXED.get(game.name, {})
    values: dict[str, list[Any]] = {
        name: [fixed[name]] if name in fixed else _values(spec)
        for name, spec in game.options.items()
    }
    lists = _lists(game.loadouts, hi)
    longest = max(map(len, [*values.values(), *lists.values()]), default=1)
    count = max(SOAKED, 2 * longest)
    seats = _column(f"{game.name} seats", list(range(lo, hi + 1)), count)
    columns = {n: _column(f"{game.name} option {n}", v, count) for n, v in values.items()}
    brought = {s: _column(f"{game.name} slot {s}", v, count) for s, v in lists.items()}

    def kind(n: int, seats: int, wished: dict[str, Any]) -> TableKind:
        options = _allowed(game, seats, wished, values)
        texts: tuple[tuple[str, ...], ...] = ()
        if game.loadouts is not None:
            lists_now = {slot: column[n] for slot, column in brought.items()}
            options = _fitting(game, game.loadouts, seats, options, lists_now)
            texts = tuple(
                tuple(lists_now[seat, s.name] for s in game.loadouts.slots_at(seat, options))
                for seat in range(seats)
            )
        return TableKind(seats, options, texts)

    wishes = [{name: column[n] for name, column in columns.items()} for n in range(count)]
    found = [kind(n, seats[n], wishes[n]) for n in range(count)]
    # What fell on tables that cannot have it gets one of its own.
    for name, some in values.items():
        for value in some:
            if all(known.options[name] != value for known in found):
                n = len(found) % count
                usual = {key: spec.default for key, spec in game.options.items()}
                with contextlib.suppress(BadOption):  # it goes with nothing that is usual
                    fit, _ = game.some_options(usual | FIXED.get(game.name, {}) | {name: value})
                    found.append(kind(n, fit, {name: value} | wishes[n] | {name: value}))
    if game.loadouts is not None:
        found += _unshown(game, game.loadouts, lists, found)
    return found


def _unshown(
    game: Game,
    loadouts: Loadouts,
    lists: Mapping[tuple[int, str], list[str]],
    found: list[TableKind],
) -> list[TableKind]:
    """Usual tables for the lists that none of those found has: some fell on tables where nobody
    brings any."""
    usual = {name: spec.default for name, spec in game.options.items()}
    seats, options = game.some_options(usual | FIXED.get(game.name, {}))
    shown = {text for kind in found for texts in kind.loadouts for text in texts}
    more = []
    for seat in range(seats):
        for slot in loadouts.slots_at(seat, options):
            for text in lists[seat, slot.name]:
                if text not in shown:
                    shown.add(text)
                    brought = tuple(
                        tuple(
                            text if (other, s.name) == (seat, slot.name) else s.default
                            for s in loadouts.slots_at(other, options)
                        )
                        for other in range(seats)
                    )
                    more.append(TableKind(seats, options, brought))
    return more


def _values(spec: TableOption) -> list[Any]:
    if isinstance(spec, Choice):
        return list(spec.values)
    if isinstance(spec, Count):
        return sorted({spec.lo, spec.default, spec.hi})
    return [spec.default]


def _lists(loadouts: Loadouts | None, seats: int) -> dict[tuple[int, str], list[str]]:
    """What each slot may hold: the built-in lists that are for its side, and those that the
    game samples, so that everything comes up."""
    found: dict[tuple[int, str], list[str]] = {}
    if loadouts is not None:
        house = loadouts.built_in()
        for seat in range(seats):
            for slot in loadouts.slots(seat):
                # Where sides do not differ, a list of any side is brought.
                sides = [slot.side] if slot.side else ["", *loadouts.sides()]
                own = [d.name for d in house if d.side in sides]
                more = [text for side in sides for text in loadouts.sampled(side)]
                found[seat, slot.name] = own + more
    return {key: names or [""] for key, names in found.items()}


def _fitting(
    game: Game,
    loadouts: Loadouts,
    seats: int,
    options: dict[str, Any],
    lists: Mapping[tuple[int, str], str],
) -> dict[str, Any]:
    """The options, with as few of them at another value (their default, if it will do) as make all
    lists legal."""
    fixed = FIXED.get(game.name, {})
    names = [name for name in options if name not in fixed]
    values = {
        name: list(dict.fromkeys([spec.default, *_values(spec)]))
        for name, spec in game.options.items()
    }
    for count in range(len(names) + 1):
        for some in combinations(names, count):
            for chosen in product(*[values[name] for name in some]):
                given = {**options, **dict(zip(some, chosen, strict=True))}
                with contextlib.suppress(BadOption):
                    tried = game.checked_options(seats, given)
                    if _legal(loadouts, seats, tried, lists):
                        return tried
    return options


def _legal(
    loadouts: Loadouts,
    seats: int,
    options: dict[str, Any],
    lists: Mapping[tuple[int, str], str],
) -> bool:
    """Whether everybody may bring these lists; "" is the one that is played otherwise."""
    return all(
        not text or not loadouts.check(text, slot, options).problems
        for seat in range(seats)
        for slot in loadouts.slots_at(seat, options)
        for text in [lists[seat, slot.name] or slot.default]
    )


def _column(name: str, values: list[Any], count: int) -> list[Any]:
    """Each value equally often, in an order that depends on the name alone."""
    column = [values[n % len(values)] for n in range(count)]
    shuffle(State(game="", rules=0, key=key_from(name)), column)
    return column


def _allowed(
    game: Game, seats: int, options: dict[str, Any], values: Mapping[str, list[Any]]
) -> dict[str, Any]:
    """As many of the options as the game takes together, in their order."""
    taken = _usual(game, seats, options, values)
    for name, value in options.items():
        with contextlib.suppress(BadOption):
            taken = game.checked_options(seats, {**taken, name: value})
    return taken


def _usual(
    game: Game, seats: int, options: dict[str, Any], values: Mapping[str, list[Any]]
) -> dict[str, Any]:
    """The defaults; where so many cannot play them, another value of one option."""
    fixed = FIXED.get(game.name, {})
    usual = {name: fixed.get(name, spec.default) for name, spec in game.options.items()}
    try:
        return game.checked_options(seats, usual)
    except BadOption:
        for name, wished in options.items():
            for value in (wished, *values[name]):
                with contextlib.suppress(BadOption):
                    return game.checked_options(seats, {**usual, name: value})
        raise
