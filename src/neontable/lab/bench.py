"""How fast a game is: one process, warmed up, several rounds, median and spread.

A decision is one ask of two or more options, enumerated and answered.  Asks that leave no choice
are answered by the kernel and do not count, though their cost does.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable, Mapping
from statistics import median
from typing import Any

import msgspec

from neontable.kernel import chance, registry
from neontable.kernel.asks import Ask
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Game
from neontable.kernel.table import Table, load
from neontable.lab.tables import TableKind, TableMix, benched, every_list

_MASK = 0xFFFFFFFF
ROUND_SECONDS = 1.0
POSITIONS = 8
"""Mid-game positions that copies and texts are measured on."""

Progress = Callable[[], None]
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
    if rounds < 1:
        raise BadOption(f"at least one round must be measured; asked for {rounds}")
    rules = registry.game(game) if isinstance(game, str) else game
    own = benched(rules)
    seats = own.seats if seats is None else seats
    full = rules.checked_options(seats, own.options if options is None else options)
    plain = TableKind(seats, full, own.loadouts)
    kind = every_list(rules, plain) if all_lists else plain
    step: Progress = progress or (lambda: None)

    games, lengths = _warm_up(rules, kind, seconds)
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
    step()
    return found


def steps(rounds: int) -> int:
    """How often `measure` reports progress."""
    return rounds + 3


def _spread(values: list[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def _picker(number: int) -> int:
    return (number * 2654435761 + 0x9E3779B9) & _MASK or 1


def _warm_up(game: Game, kind: Kind, seconds: float) -> tuple[int, dict[int, int]]:
    """The games that fill a round, and the length of each game played, by number."""
    lengths: dict[int, int] = {}
    spent = 0.0
    while spent < seconds / 2 or len(lengths) < 4:
        number = len(lengths)
        table = kind.new(game, number)
        begin = time.perf_counter()
        play(table, _picker(number))
        spent += time.perf_counter() - begin
        lengths[number] = table.journal.count
    return max(1, round(len(lengths) * seconds / spent)), lengths


def _round(game: Game, kind: Kind, games: int, number: int) -> tuple[int, float]:
    tables = [kind.new(game, f"{number}/{i}") for i in range(games)]
    x = _picker(number)
    decisions = 0
    gc.collect()
    begin = time.perf_counter()
    # A finished table is let go at once, as in any simulation: a heap that only grows would be
    # measured together with the game.
    while tables:
        made, x = play(tables.pop(), x)
        decisions += made
    return decisions, time.perf_counter() - begin


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


def _cost(rounds: int, seconds: float, calls: list[Callable[[], Any]]) -> Spread:
    """Microseconds of one call, each round going over all the calls in turn."""
    for call in calls:
        call()
    begin = time.perf_counter()
    for call in calls:
        call()
    once = max(1e-7, (time.perf_counter() - begin) / len(calls))
    loops = max(1, round(seconds / 5 / once / len(calls)))
    costs = []
    for _ in range(rounds):
        gc.collect()
        begin = time.perf_counter()
        for call in calls:
            for _ in range(loops):
                call()
        costs.append((time.perf_counter() - begin) / (loops * len(calls)) * 1e6)
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
