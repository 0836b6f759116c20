"""Many games between bots, in one process or several, with the same results either way.

    from neontable.lab.sim import simulate
    results = simulate("adrenaline", ["tactician", "random"], games=100, seed=1, seats=4)
    print(results.bots[0].win_rate)

A game that fails does not stop the others: it becomes a Failure that carries the record so far.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from neontable import bots as players
from neontable.kernel import chance, registry
from neontable.kernel.errors import BadOption, NeontableError
from neontable.kernel.game import Game
from neontable.kernel.loadouts import Given
from neontable.kernel.record import Record
from neontable.kernel.setup import Setup
from neontable.kernel.table import Table
from neontable.lab.tables import TableKind, soaked

ANSWER_LIMIT = 200_000
"""A game longer than this is assumed never to end."""
CHECK_EVERY = 16
"""In a soak, answers between two checks of the invariants."""


class Played(msgspec.Struct):
    """One finished game; `lineup`, `points` and `decisions` are in seat order."""

    number: int
    lineup: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]
    """Each seat's share of the victory."""
    decisions: tuple[int, ...]
    length: int


class Failure(msgspec.Struct):
    """A game that went wrong: what was said, and the record up to there (JSON)."""

    number: int
    seats: int
    options: dict[str, Any]
    error: str
    record: str
    file: str = ""


class Tally(msgspec.Struct):
    """The results of a bot or a seat.  A tie between rivals counts as part of a win in `share`;
    members of a winning side each get a whole win."""

    name: str
    games: int
    wins: int
    share: float
    win_rate: float
    mean_points: float
    mean_place: float
    mean_decisions: float


class Results(msgspec.Struct):
    game: str
    seats: int
    options: dict[str, Any]
    seed: int | str
    jobs: int
    games: int
    finished: int
    failed: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    mean_decisions: float
    mean_length: float
    longest: int
    bots: list[Tally]
    by_seat: list[Tally]
    failures: list[Failure]


class Soaked(msgspec.Struct):
    """Random games over every kind of table a game has."""

    game: str
    seed: int | str
    jobs: int
    tables: int
    games: int
    finished: int
    failed: int
    checks: int
    decisions: int
    seconds: float
    games_per_second: float
    failures: list[Failure]


class _Task(msgspec.Struct):
    """What a worker needs to play some games: plain data, so that any process can."""

    game: str
    numbers: list[int]
    tables: list[TableKind]
    """Game n is played at table n modulo their number."""
    bots: list[str]
    seed: int | str
    checked: bool = False


class _Done(msgspec.Struct):
    played: list[Played]
    failures: list[Failure]
    checks: int = 0


Progress = Callable[[int], None]
"""Called with the number of games that have just ended."""


def lineup(
    game: Game, bots: Sequence[str], seats: int | None, options: Mapping[str, Any] | None = None
) -> tuple[list[str], int]:
    """Who sits down, and at how many seats: as few as the options allow, if nothing is said.  The
    last bot named fills the seats left over, so `tactician,random` at four seats is one tactician
    against three random players."""
    named = list(bots) or ["random"]
    for name in named:
        players.make(game, name, 0, 0)
    lo, hi = game.seats
    count = _fewest(game, max(lo, len(named)), options or {}) if seats is None else seats
    if not lo <= count <= hi:
        raise BadOption(f"{game.name} is played by {lo} to {hi} seats; asked for {count}")
    if len(named) > count:
        raise BadOption(f"{len(named)} bots do not fit on {count} seats")
    return named + named[-1:] * (count - len(named)), count


def _fewest(game: Game, least: int, options: Mapping[str, Any]) -> int:
    for count in range(least, game.seats[1] + 1):
        with suppress(BadOption):
            game.checked_options(count, options)
            return count
    return least


def seated(line: Sequence[str], number: int) -> tuple[str, ...]:
    """The lineup of one game: bots rotate by one seat from game to game."""
    turn = number % len(line)
    return tuple(line[turn:]) + tuple(line[:turn])


def simulate(
    game: Game | str,
    bots: Sequence[str],
    games: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    loadouts: Given = (),
) -> Results:
    """Play `games` games.  Game number n depends on the seed and n only, not on the jobs."""
    rules = registry.game(game) if isinstance(game, str) else game
    line, count = lineup(rules, bots, seats, options)
    # A bad set-up is reported before the first game, not by each of them.
    checked = rules.prepare(count, chance.key_from(0), options, loadouts=loadouts)
    full = checked.options
    kind = TableKind(count, full, checked.loadouts)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    begin = time.perf_counter()
    done = _run(rules, games, [kind], line, seed, jobs, False, progress)
    spent = time.perf_counter() - begin
    return _results(rules.name, count, full, seed, jobs, games, done, spent)


def soak(
    game: Game | str,
    games: int,
    seed: int | str | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Soaked:
    """Random play over all of the game's kinds of table in turn, with its invariants checked."""
    rules = registry.game(game) if isinstance(game, str) else game
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    tables = soaked(rules)
    begin = time.perf_counter()
    done = _run(rules, games, tables, ["random"], seed, jobs, True, progress)
    spent = time.perf_counter() - begin
    return Soaked(
        game=rules.name,
        seed=seed,
        jobs=jobs,
        tables=min(len(tables), games),
        games=games,
        finished=len(done.played),
        failed=len(done.failures),
        checks=done.checks,
        decisions=sum(sum(p.decisions) for p in done.played),
        seconds=spent,
        games_per_second=games / spent if spent else 0.0,
        failures=done.failures,
    )


# -- running ---------------------------------------------------------------------------------
def _run(
    game: Game,
    games: int,
    tables: list[TableKind],
    bots: list[str],
    seed: int | str,
    jobs: int,
    checked: bool,
    progress: Progress | None,
) -> _Done:
    if games < 1:
        raise BadOption(f"at least one game must be played; asked for {games}")
    if jobs < 1:
        raise BadOption(f"at least one job is needed; asked for {jobs}")
    # Small parts keep the progress bar honest and the last worker short.
    size = 1 if jobs == 1 else max(1, min(25, games // (jobs * 8)))
    parts = [
        _Task(game.name, list(range(at, min(at + size, games))), tables, bots, seed, checked)
        for at in range(0, games, size)
    ]
    whole = _Done([], [])
    for part in _parts_done(game, parts, jobs):
        whole.played += part.played
        whole.failures += part.failures
        whole.checks += part.checks
        if progress is not None:
            progress(len(part.played) + len(part.failures))
    whole.played.sort(key=lambda p: p.number)
    whole.failures.sort(key=lambda f: f.number)
    return whole


def _parts_done(game: Game, parts: list[_Task], jobs: int) -> Iterator[_Done]:
    if jobs == 1 or len(parts) == 1:
        for part in parts:
            yield _play_part(game, part)
        return
    # Spawned workers import the game afresh: no state of this process leaks into them.
    with ProcessPoolExecutor(min(jobs, len(parts)), mp_context=get_context("spawn")) as pool:
        futures: list[Future[_Done]] = [pool.submit(_work, part) for part in parts]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _work(task: _Task) -> _Done:
    return _play_part(registry.game(task.game), task)


def _play_part(game: Game, task: _Task) -> _Done:
    done = _Done([], [])
    for number in task.numbers:
        kind = task.tables[number % len(task.tables)]
        names = task.bots if len(task.bots) == kind.seats else task.bots[:1] * kind.seats
        _play_one(game, task, number, kind, seated(names, number), done)
    return done


def _play_one(
    game: Game,
    task: _Task,
    number: int,
    kind: TableKind,
    names: tuple[str, ...],
    done: _Done,
) -> None:
    seats, options = kind.seats, kind.options
    seed = f"{task.seed}/{number}"
    table: Table | None = None
    # Any exception at all is a finding of the run, with the record that leads to it.
    try:
        table = kind.new(game, seed)
        line = [players.make(game, name, seat, seed) for seat, name in enumerate(names)]
        decisions = [0] * seats
        while not table.over:
            ask = table.asks[0]
            if len(ask.options) > 1:
                decisions[ask.seat] += 1
            table.answer(ask.seat, line[ask.seat].choose(table, ask))
            count = table.journal.count
            if count >= ANSWER_LIMIT:
                raise NeontableError(f"the game did not end within {ANSWER_LIMIT} answers")
            if task.checked and count % CHECK_EVERY == 0:
                _check(game, table)
                done.checks += 1
        if task.checked:
            _check(game, table)
            done.checks += 1
        outcome = table.outcome
        if outcome is None:
            raise NeontableError("the game ended without an outcome")
    except Exception as fault:
        record = _record(game, table, kind, seed)
        said = str(fault) if isinstance(fault, NeontableError) else repr(fault)
        done.failures.append(Failure(number, seats, options, said, record.to_json().decode()))
        return
    done.played.append(
        Played(
            number=number,
            lineup=names,
            winners=outcome.winners,
            points=outcome.points,
            places=outcome.places,
            shares=tuple(outcome.share(seat) for seat in range(seats)),
            decisions=tuple(decisions),
            length=table.journal.count,
        )
    )


def _check(game: Game, table: Table) -> None:
    problems = game.check(table.state)
    if problems:
        raise NeontableError(
            f"broken invariant after {table.journal.count} answers: {'; '.join(problems)}"
        )


def _record(game: Game, table: Table | None, kind: TableKind, seed: str) -> Record:
    if table is not None:
        return table.record
    key = chance.key_from(seed)
    return Record(
        game=game.name,
        rules=game.rules,
        setup=Setup(seats=kind.seats, options=kind.options, loadouts=kind.loadouts, key=key),
        commitment=chance.commitment(key),
        answers=[],
        chance=[],
        checkpoints=[],
        digest="",
    )


# -- counting --------------------------------------------------------------------------------
def _results(
    name: str,
    seats: int,
    options: dict[str, Any],
    seed: int | str,
    jobs: int,
    games: int,
    done: _Done,
    spent: float,
) -> Results:
    played = done.played
    bots: dict[str, list[tuple[Played, int]]] = {}
    by_seat: dict[str, list[tuple[Played, int]]] = {str(s): [] for s in range(seats)}
    for game in played:
        for seat, bot in enumerate(game.lineup):
            bots.setdefault(bot, []).append((game, seat))
            by_seat[str(seat)].append((game, seat))
    decisions = [sum(p.decisions) for p in played]
    lengths = [p.length for p in played]
    return Results(
        game=name,
        seats=seats,
        options=options,
        seed=seed,
        jobs=jobs,
        games=games,
        finished=len(played),
        failed=len(done.failures),
        seconds=spent,
        games_per_second=len(played) / spent if spent else 0.0,
        decisions_per_second=sum(decisions) / spent if spent else 0.0,
        mean_decisions=fmean(decisions) if decisions else 0.0,
        mean_length=fmean(lengths) if lengths else 0.0,
        longest=max(lengths, default=0),
        bots=[_tally(bot, bots[bot]) for bot in sorted(bots)],
        by_seat=[_tally(seat, of) for seat, of in by_seat.items() if of],
        failures=done.failures,
    )


def _tally(name: str, of: Sequence[tuple[Played, int]]) -> Tally:
    wins = sum(seat in game.winners for game, seat in of)
    share = sum(game.shares[seat] for game, seat in of)
    return Tally(
        name=name,
        games=len(of),
        wins=wins,
        share=share,
        win_rate=wins / len(of),
        mean_points=fmean(game.points[seat] for game, seat in of),
        mean_place=fmean(game.places[seat] for game, seat in of),
        mean_decisions=fmean(game.decisions[seat] for game, seat in of),
    )


def write_failures(results: Results | Soaked, folder: Path) -> None:
    """Write each failure's record to a file of its own, and note the file in the failure."""
    if not results.failures:
        return
    folder.mkdir(parents=True, exist_ok=True)
    kind = "soak" if isinstance(results, Soaked) else "sim"
    seed = re.sub(r"[^\w.-]", "_", str(results.seed))
    for failure in results.failures:
        path = folder / f"{results.game}-{kind}-{seed}-{failure.number}.json"
        path.write_text(failure.record, "utf-8")
        failure.file = str(path)
