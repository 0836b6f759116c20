"""How fast a game is: one process, warmed up, several rounds, median and spread.

A decision is one ask of two or more options, enumerated and answered.  Asks that leave no choice
are answered by the kernel and do not count, though their cost does.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from statistics import median
from typing import Any

import msgspec

from neontable.kernel import chance, registry
from neontable.kernel.asks import Ask
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Game
from neontable.kernel.table import Table, load
from neontable.lab.tables import LARGE, TableKind, TableMix, benched, every_list

_MASK = 0xFFFFFFFF
ROUND_SECONDS = 1.0
FIRST = 1000
"""Decisions that are measured after the game has dropped its caches, in a round of a second."""
KNOWN = 5000
"""Decisions after which the caches are filled again."""
POSITIONS = 8
"""Mid-game positions that copies and texts are measured on."""

Progress = Callable[[], None]
Clock = Callable[[], float]
Kind = TableKind | TableMix


class Spread(msgspec.Struct):
    median: float
    low: float
    high: float


class Bench(msgspec.Struct):
    game: str
    seats: int
    options: dict[str, Any]
    rounds: int
    decisions_per_second: Spread
    games_per_second: Spread
    decisions_per_game: float
    growth: float
    """Cost of a decision in the last third of the longest games over that in the first: age, and
    what a late position asks."""
    ageing: float
    """Cost of that last third over the same answers on a table without a past: age alone."""
    clone_us: Spread
    json_out_us: Spread
    json_in_us: Spread
    """Loading a position until it is playable; `json_decode_us` is decoding alone."""
    json_decode_us: Spread
    view_scene_us: Spread
    chance_us: Spread
    bytes_per_table: Spread
    json_bytes: Spread
    first_per_second: Spread | None = None
    """Decisions per second in the first thousand after the game has forgotten what it keeps between
    tables; None where it keeps nothing.  The figures above are for when it has not."""
    large_per_second: Spread | None = None
    """Decisions per second at a much larger table, where the game has one."""
    large_first_per_second: Spread | None = None


class Ratio(msgspec.Struct):
    """One figure of two games, measured in turns: medians, and the ratio of each pair of rounds."""

    own: float
    other: float
    ratio: Spread


class Beside(msgspec.Struct):
    """A game beside another in the same run, in processor time: a machine that is busy is so for
    both."""

    game: str
    beside: str
    rounds: int
    decisions_per_second: Ratio
    clone_us: Ratio
    json_in_us: Ratio


def play(table: Table, x: int, most: int = -1) -> tuple[int, int]:
    """Random play, to the end or for `most` answers; the decisions made, and the picker's state.

    It looks at the open ask where the table keeps it: `table.asks` makes a list each time."""
    decisions = 0
    answer = table.answer
    while most:
        most -= 1
        ask: Any = table._asks
        if ask.__class__ is not Ask:
            if ask is None:
                break
            ask = ask[0]
        options = ask.options
        n = len(options)
        if n > 1:
            decisions += 1
        x ^= (x << 13) & _MASK
        x ^= x >> 17
        x ^= (x << 5) & _MASK
        answer(ask.seat, options[x % n])
    return decisions, x


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keeps the garbage collector from looking at objects made before the measurement."""
    frozen = gc.get_freeze_count()
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        if not frozen:
            gc.unfreeze()


@_undisturbed()
def measure(
    game: Game | str,
    rounds: int = 5,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seconds: float = ROUND_SECONDS,
    progress: Progress | None = None,
    *,
    all_lists: bool = False,
) -> Bench:
    """Measure a game; `seconds` is about how long each round plays.  With `all_lists` tables are
    played with lists that together hold everything that can be brought."""
    _need_a_round(rounds)
    rules = registry.game(game) if isinstance(game, str) else game
    plain, kind = _kinds(rules, seats, options, all_lists)
    seats, full = plain.seats, plain.options
    step: Progress = progress or (lambda: None)

    keeps = type(rules).forget is not Game.forget
    first = _first(rules, kind, rounds, seconds) if keeps else None
    games, lengths = _warm_up(rules, kind, seconds, _known(seconds) if keeps else 0)
    step()
    rates, speeds, total, played = [], [], 0, 0
    for number in range(rounds):
        decisions, spent = _round(rules, kind, games, number)
        rates.append(decisions / spent)
        speeds.append(games / spent)
        total += decisions
        played += games
        step()
    growth, ageing = _growth(rules, kind, lengths, rounds)
    step()
    tables = _middles(rules, kind, lengths)
    texts = [t.to_json() for t in tables]
    decoder = msgspec.json.Decoder(rules.state_type)
    found = Bench(
        game=rules.name,
        seats=seats,
        options=full,
        rounds=rounds,
        decisions_per_second=_spread(rates),
        games_per_second=_spread(speeds),
        decisions_per_game=total / played,
        growth=growth,
        ageing=ageing,
        clone_us=_cost(rounds, seconds, [t.clone for t in tables]),
        json_out_us=_cost(rounds, seconds, [t.to_json for t in tables]),
        json_in_us=_cost(rounds, seconds, [_loading(t) for t in texts]),
        json_decode_us=_cost(rounds, seconds, [_decoding(decoder, t) for t in texts]),
        view_scene_us=_cost(rounds, seconds, [_seeing(t) for t in tables]),
        chance_us=_cost(rounds, seconds, [_drawing(tables[0].clone())]),
        bytes_per_table=_spread([_bytes(t) for t in tables]),
        json_bytes=_spread([float(len(t)) for t in texts]),
    )
    found.first_per_second = first
    large = LARGE.get(rules.name) if options is None else None
    if large is not None:
        found.large_first_per_second = _first(rules, large, rounds, seconds) if keeps else None
        games, _ = _warm_up(rules, large, seconds, _known(seconds) if keeps else 0)
        played_large = [_round(rules, large, games, number) for number in range(rounds)]
        found.large_per_second = _spread([n / spent for n, spent in played_large])
    step()
    return found


def _need_a_round(rounds: int) -> None:
    if rounds < 1:
        raise BadOption(f"at least one round must be measured; asked for {rounds}")


def _kinds(
    rules: Game, seats: int | None, options: Mapping[str, Any] | None, all_lists: bool
) -> tuple[TableKind, Kind]:
    """The table that is measured, and what is played of it: itself, or with all lists in turn."""
    own = benched(rules)
    seats = own.seats if seats is None else seats
    full = rules.checked_options(seats, own.options if options is None else options)
    plain = TableKind(seats, full, own.loadouts)
    return plain, every_list(rules, plain) if all_lists else plain


@_undisturbed()
def compare(
    game: Game | str,
    other: Game | str,
    rounds: int = 5,
    seconds: float = ROUND_SECONDS,
    progress: Progress | None = None,
    *,
    all_lists: bool = False,
) -> Beside:
    """Measure a game beside another, round by round in turns.  `all_lists` is for the first."""
    _need_a_round(rounds)
    step: Progress = progress or (lambda: None)
    found: list[_Rounds] = []
    for which, lists in ((game, all_lists), (other, False)):
        rules = registry.game(which) if isinstance(which, str) else which
        found.append(_Rounds(rules, _kinds(rules, None, None, lists)[1], seconds))
    step()
    figures: dict[str, list[tuple[float, float]]] = {name: [] for name in _Rounds.FIGURES}
    for number in range(rounds):
        for name, pairs in figures.items():
            # Who begins changes: a machine that slows down does not always hit the same one.
            order = found if number % 2 else found[::-1]
            took = {id(one): one.figure(name, number) for one in order}
            pairs.append((took[id(found[0])], took[id(found[1])]))
        step()
    step()
    step()
    ratios = {
        name: Ratio(
            median(own for own, _ in pairs),
            median(beside for _, beside in pairs),
            _spread([own / beside for own, beside in pairs]),
        )
        for name, pairs in figures.items()
    }
    return Beside(found[0].game.name, found[1].game.name, rounds, **ratios)


class _Rounds:
    """Rounds of one game, each figure when it is asked for."""

    FIGURES = ("decisions_per_second", "clone_us", "json_in_us")

    def __init__(self, game: Game, kind: Kind, seconds: float) -> None:
        self.game, self.kind, self.seconds = game, kind, seconds
        keeps = type(game).forget is not Game.forget
        self.games, lengths = _warm_up(game, kind, seconds, _known(seconds) if keeps else 0)
        tables = _middles(game, kind, lengths)
        self.calls: dict[str, list[Callable[[], Any]]] = {
            "clone_us": [t.clone for t in tables],
            "json_in_us": [_loading(t.to_json()) for t in tables],
        }

    def figure(self, name: str, number: int) -> float:
        if name == "decisions_per_second":
            decisions, spent = _round(self.game, self.kind, self.games, number, time.process_time)
            return decisions / spent
        return _cost(1, self.seconds, self.calls[name], time.process_time).median


def _known(seconds: float) -> int:
    return round(KNOWN * min(1.0, seconds))


def _first(game: Game, kind: Kind, rounds: int, seconds: float) -> Spread:
    """The first decisions after the game has dropped its caches, again and again."""
    most = max(1, round(FIRST * min(1.0, seconds)))
    rates = []
    for number in range(rounds):
        tables = [kind.new(game, f"first {number}/{i}") for i in range(8)]
        game.forget()
        gc.collect()
        x, made = _picker(number), 0
        begin = time.perf_counter()
        while tables and made < most:
            done, x = play(tables.pop(), x, most - made)
            made += done
        rates.append(made / (time.perf_counter() - begin))
    return _spread(rates)


def steps(rounds: int) -> int:
    """How often `measure` reports progress."""
    return rounds + 3


def _spread(values: list[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def _picker(number: int) -> int:
    return (number * 2654435761 + 0x9E3779B9) & _MASK or 1


def _warm_up(
    game: Game, kind: Kind, seconds: float, decisions: int = 0
) -> tuple[int, dict[int, int]]:
    """The games that fill a round, and the length of each game played, by number; at least so many
    decisions are made."""
    lengths: dict[int, int] = {}
    spent, made = 0.0, 0
    while spent < seconds / 2 or len(lengths) < 4 or made < decisions:
        number = len(lengths)
        table = kind.new(game, number)
        begin = time.perf_counter()
        made += play(table, _picker(number))[0]
        spent += time.perf_counter() - begin
        lengths[number] = table.journal.count
    return max(1, round(len(lengths) * seconds / spent)), lengths


def _round(
    game: Game, kind: Kind, games: int, number: int, clock: Clock = time.perf_counter
) -> tuple[int, float]:
    tables = [kind.new(game, f"{number}/{i}") for i in range(games)]
    x = _picker(number)
    decisions = 0
    gc.collect()
    begin = clock()
    # A finished table is released at once, as in any simulation: a heap that only grows would be
    # measured together with the game.
    while tables:
        made, x = play(tables.pop(), x)
        decisions += made
    return decisions, clock() - begin


def _growth(game: Game, kind: Kind, lengths: dict[int, int], rounds: int) -> tuple[float, float]:
    """The longest known games again, with a clock at their thirds."""
    longest = sorted(lengths, key=lambda n: -lengths[n])[: max(1, min(20, len(lengths) // 3))]
    growths, ageings = [], []
    for _ in range(rounds):
        early = late = young = 0.0
        for number in longest:
            third = lengths[number] // 3
            if third < 1:
                continue
            table = kind.new(game, number)
            spent, x = _timed(table, _picker(number), third)
            early += spent
            _, x = play(table, x, lengths[number] - 2 * third)
            fresh = load(table.to_json(), quiet=True)
            spent, _ = _timed(fresh, x, third)
            young += spent
            spent, _ = _timed(table, x, third)
            late += spent
        if early and young:
            growths.append(late / early)
            ageings.append(late / young)
    return (median(growths), median(ageings)) if growths else (1.0, 1.0)


def _timed(table: Table, x: int, most: int) -> tuple[float, int]:
    """Seconds per decision of so many answers, and the picker's state."""
    begin = time.perf_counter()
    done, x = play(table, x, most)
    return (time.perf_counter() - begin) / max(1, done), x


def _middles(game: Game, kind: Kind, lengths: dict[int, int]) -> list[Table]:
    tables = []
    for number in list(lengths)[:POSITIONS]:
        table = kind.new(game, number)
        play(table, _picker(number), lengths[number] // 2)
        tables.append(table)
    return tables


def _cost(
    rounds: int, seconds: float, calls: list[Callable[[], Any]], clock: Clock = time.perf_counter
) -> Spread:
    """Microseconds of one call, each round going over all the calls in turn."""
    for call in calls:
        call()
    begin = clock()
    for call in calls:
        call()
    once = max(1e-7, (clock() - begin) / len(calls))
    loops = max(1, round(seconds / 5 / once / len(calls)))
    costs = []
    for _ in range(rounds):
        gc.collect()
        begin = clock()
        for call in calls:
            for _ in range(loops):
                call()
        costs.append((clock() - begin) / (loops * len(calls)) * 1e6)
    return _spread(costs)


def _loading(text: bytes) -> Callable[[], Any]:
    return lambda: load(text, quiet=True)


def _decoding(decoder: msgspec.json.Decoder[Any], text: bytes) -> Callable[[], Any]:
    return lambda: decoder.decode(text)


def _seeing(table: Table) -> Callable[[], Any]:
    return lambda: table.scene(0)


def _drawing(table: Table) -> Callable[[], Any]:
    # Without a journal: thousands of draws would otherwise pile up in one.
    state = table.state
    state.journal = None
    return lambda: chance.below(state, 36)


def _bytes(table: Table, copies: int = 50) -> float:
    """Memory that one more table takes, history shared as clones share it."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [table.clone() for _ in range(copies)]
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return (after - before) / len(kept)
