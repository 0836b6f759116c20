"""Whether a change made the games faster, and whether it left their rules alone.

    python tools/measure_speed.py turns ../before . [--rounds 5] [--games netrunner crossfire]
    python tools/measure_speed.py calls netrunner [--all-lists]
    python tools/measure_speed.py digests netrunner --games 300

`turns` plays the same games with the code of two trees (worktrees of two commits), one round of
each in turn, and compares processor time: a busy machine is busy for both.  It gives the mean of
the lowest half of the rounds, and the ratio.  `calls` counts function calls, set-up
included, which depend on no load.  `digests` plays random games over all kinds of table of a soak
and prints one digest over the digests of their positions, every twentieth answer and the last:
equal before and after a change means that the rules are the same.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import os
import pstats
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from neontable.kernel import registry
from neontable.kernel.table import load
from neontable.lab import bench, tables

PLAYED = ("adrenaline", "netrunner", "netrunner+", "crossfire", "combatzone")
"""The games of `turns`; with a plus, lists that together hold everything."""
FIGURES = ("decision", "clone", "json in", "scene")
ANSWERS = 4000
LOOKED_AT = 20
"""Answers between two positions that a digest is taken of."""


@cache
def kind_of(name: str) -> tuple[Any, Any]:
    game = registry.game(name.rstrip("+"))
    kind = tables.benched(game)
    return game, tables.every_list(game, kind) if name.endswith("+") else kind


def some_games(name: str, answers: int, round: int = 0) -> tuple[int, float]:
    """Play games until so many answers are given; the decisions among them, and the processor time
    they took (setting up takes none of it).  Each round has games of its own: a game that has been
    played before may be remembered in part, as by the solver of Crossfire."""
    game, kind = kind_of(name)
    made = given = number = 0
    spent = 0.0
    while given < answers:
        table = kind.new(game, f"speed {round} {number}")
        begin = time.process_time()
        made += bench.play(table, (number + 1000 * round) * 2654435761 + 1, answers - given)[0]
        spent += time.process_time() - begin
        given += table.journal.count
        number += 1
    return made, spent


def middles(name: str) -> list[Any]:
    game, kind = kind_of(name)
    found = []
    for number in range(8):
        table = kind.new(game, f"middle {number}")
        bench.play(table, number + 1)
        half = table.journal.count // 2
        table = kind.new(game, f"middle {number}")
        bench.play(table, number + 1, half)
        found.append(table)
    return found


def microseconds(name: str, figure: str, positions: list[Any], round: int) -> float:
    """Processor time of one decision, copy, load or scene."""
    gc.collect()
    if figure == "decision":
        made, spent = some_games(name, ANSWERS, round)
        return spent / made * 1e6
    texts = [t.to_json() for t in positions]
    loops = 400 if figure == "clone" else 80
    begin = time.process_time()
    for table, text in zip(positions, texts, strict=True):
        for _ in range(loops):
            if figure == "clone":
                table.clone()
            elif figure == "json in":
                load(text, quiet=True)
            else:
                table.scene(0)
    return (time.process_time() - begin) / (loops * len(texts)) * 1e6


def serve() -> None:
    """Measure what the lines of standard input ask for."""
    kept: dict[str, list[Any]] = {}
    for round, line in enumerate(sys.stdin, 1):
        name, figure = line.strip().split("\t")
        if name not in kept:
            kept[name] = middles(name)
            some_games(name, ANSWERS)
        print(microseconds(name, figure, kept[name], round), flush=True)


class Tree:
    """The code of one commit, in a process of its own."""

    def __init__(self, path: str) -> None:
        here = Path(__file__).resolve()
        env = os.environ | {"PYTHONPATH": str(Path(path).resolve() / "src")}
        self.process = subprocess.Popen(
            [sys.executable, str(here), "serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
        )

    def measure(self, name: str, figure: str) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(name, figure, sep="\t", file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def turns(before: str, after: str, rounds: int, names: list[str], figures: list[str]) -> None:
    trees = [Tree(before), Tree(after)]
    base: list[float] = []
    for name in names:
        for figure in figures:
            took: list[list[float]] = [[], []]
            for number in range(rounds):
                for which in (0, 1) if number % 2 else (1, 0):
                    took[which].append(trees[which].measure(name, figure))
            low = [sum(sorted(t)[: (rounds + 1) // 2]) / ((rounds + 1) // 2) for t in took]
            if figure == "decision" and not base:
                base = low
            beside = (
                f"   {names[0]}'s speed x {base[0] / low[0]:.3f} -> {base[1] / low[1]:.3f}"
                if figure == "decision"
                else ""
            )
            print(
                f"{name:12} {figure:9} {low[0]:8.2f} -> {low[1]:8.2f} us"
                f"   x {low[1] / low[0]:.3f}{beside}",
                flush=True,
            )
    for tree in trees:
        tree.close()
    print(f"load {os.getloadavg()[0]:.1f}")


def calls(name: str, shown: int) -> None:
    some_games(name, ANSWERS)
    profile = cProfile.Profile()
    profile.enable()
    made, _ = some_games(name, 2 * ANSWERS, 1)
    profile.disable()
    stats = pstats.Stats(profile)
    positions = middles(name)
    print(f"{stats.total_calls / made:.1f} function calls a decision")  # type: ignore[attr-defined]
    texts = [t.to_json() for t in positions]
    loading = cProfile.Profile()
    loading.enable()
    for text in texts:
        load(text, quiet=True)
    loading.disable()
    loads = pstats.Stats(loading)
    print(f"{loads.total_calls / len(texts):.0f} function calls to load a position")  # type: ignore[attr-defined]
    if shown:
        stats.sort_stats("tottime").print_stats(shown)
        loads.sort_stats("tottime").print_stats(shown)


def digests(name: str, games: int) -> Iterator[str]:
    game = registry.game(name)
    kinds = tables.soaked(game)
    for number in range(games):
        table = kinds[number % len(kinds)].new(game, f"digest {number}", quiet=False)
        x = number * 2654435761 + 1
        whole = blake2b(digest_size=16)
        while not table.over:
            _, x = bench.play(table, x, LOOKED_AT)
            whole.update(table.digest.encode())
            whole.update(repr([(e.id, e.args, e.only, e.but) for e in table.events]).encode())
        yield whole.hexdigest()


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    what = parse.add_subparsers(dest="what", required=True)
    what.add_parser("serve")
    two = what.add_parser("turns")
    two.add_argument("before")
    two.add_argument("after")
    two.add_argument("--rounds", type=int, default=5)
    two.add_argument("--games", nargs="+", default=list(PLAYED), choices=PLAYED)
    two.add_argument("--figures", nargs="+", default=list(FIGURES), choices=FIGURES)
    one = what.add_parser("calls")
    one.add_argument("game", choices=PLAYED)
    one.add_argument("--profile", type=int, default=0, help="lines of a profile to print")
    many = what.add_parser("digests")
    many.add_argument("game")
    many.add_argument("--games", type=int, default=300)
    many.add_argument("--each", action="store_true", help="one line for every game")
    args = parse.parse_args()
    if args.what == "serve":
        serve()
    elif args.what == "turns":
        turns(args.before, args.after, args.rounds, args.games, args.figures)
    elif args.what == "calls":
        calls(args.game, args.profile)
    else:
        whole = blake2b(digest_size=16)
        for digest in digests(args.game, args.games):
            whole.update(digest.encode())
            if args.each:
                print(digest)
        print(f"{args.game}: {args.games} games, {whole.hexdigest()}")


if __name__ == "__main__":
    main()
