"""Whether the levels of a game's bots order in strength: each plays the next one down.

At a table where all win or lose together each level plays alone, and its wins are counted.

    .venv/bin/python tools/measure_levels.py netrunner --games 60
"""

from __future__ import annotations

import argparse
from itertools import pairwise

from neontable.kernel import registry
from neontable.kernel.outcome import contenders
from neontable.kernel.setup import Setup
from neontable.lab.sim import simulate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    game = registry.game(given.game)
    seats = max(2, game.seats[0])
    options = game.checked_options(seats, {})
    names = [*game.levels, "random"]
    sides = game.sides(Setup(seats=seats, options=options, key=""))
    rivals = len(contenders(seats, sides)) > 1
    pairs = (
        [[strong, weak] for strong, weak in pairwise(names)]
        if rivals
        else [[name] for name in names]
    )
    for bots in pairs:
        found = simulate(game, bots, given.games, given.seed, seats=seats, jobs=given.jobs)
        first = next(tally for tally in found.bots if tally.name == bots[0])
        even = 1 / seats if rivals else 0.0
        print(
            f"{game.name} {seats} seats | {' against '.join(bots)} | {found.finished} games | "
            f"{bots[0]} won {first.win_rate:.0%} (even would be {even:.0%}), "
            f"points {first.mean_points:.1f} | {found.seconds:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
