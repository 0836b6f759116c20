"""How well a bot does against random play: wins out of N, with a 95 % interval.

    python tools/measure_bot.py --games 400
    python tools/measure_bot.py --games 60 --seats 3 --set mode=domination --set bot=true

One bot sits against random seats; it changes its seat from game to game.  A win is a game won
alone.  The same arguments give the same games.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import neontable
from neontable import bots
from neontable.bots import Bot
from neontable.lab.confidence import interval


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parse.add_argument("--game", default="adrenaline")
    parse.add_argument("--bot", default="tactician")
    parse.add_argument("--rival", default="random")
    parse.add_argument("--games", type=int, default=100)
    parse.add_argument("--seats", type=int, default=4)
    parse.add_argument("--seed", default="measure")
    parse.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    args = parse.parse_args()
    game = neontable.game(args.game)
    options: dict[str, Any] = dict(pair.split("=", 1) for pair in args.set)
    wins = decisions = 0
    margin = mine = turns = 0.0
    thinking = slowest = 0.0
    started = time.perf_counter()
    for k in range(args.games):
        seat = k % args.seats
        table = game.new(args.seats, seed=f"{args.seed} {k}", options=options, quiet=True)
        players: list[Bot] = [
            bots.make(game, args.bot if s == seat else args.rival, s, f"{args.seed} {k}")
            for s in range(args.seats)
        ]
        while not table.over:
            ask = table.asks[0]
            before = time.perf_counter()
            answer = players[ask.seat].choose(table, ask)
            if ask.seat == seat:
                took = time.perf_counter() - before
                thinking += took
                slowest = max(slowest, took)
                decisions += 1
            table.answer(ask.seat, answer)
        outcome = table.outcome
        assert outcome is not None
        wins += outcome.winners == (seat,)
        others = [p for s, p in enumerate(outcome.points) if s != seat]
        mine += outcome.points[seat]
        margin += outcome.points[seat] - max(others)
        turns += table.journal.count
    n = args.games
    lo, hi = interval(wins, n)
    print(
        f"{args.bot} against {args.seats - 1} x {args.rival}, {options or 'default options'}: "
        f"{wins} of {n} won alone ({100 * wins / n:.1f} %, 95 % interval "
        f"{100 * lo:.1f}-{100 * hi:.1f}); points {mine / n:.1f}, ahead of the next by "
        f"{margin / n:.1f}; {decisions / n:.0f} decisions a game of {turns / n:.0f}, "
        f"{1000 * thinking / max(1, decisions):.1f} ms each (slowest {1000 * slowest:.0f} ms); "
        f"{time.perf_counter() - started:.0f} s"
    )


if __name__ == "__main__":
    main()
