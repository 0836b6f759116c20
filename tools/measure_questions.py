"""How many questions people are asked, and how many of them are empty: nothing but passing.

    python tools/measure_questions.py netrunner crossfire adrenaline combatzone --games 3

The best bots of a game sit where people would, at a table with response windows.  Every question is
counted twice: as it would be asked without stops (`before`), and by what the seat's stops make of
it (`--stops`, the default ones if none are given): asked, passed at once, or asked for a moment
and then passed.  `rounds` are turns divided by seats.
"""

from __future__ import annotations

import argparse
from collections import Counter

from neontable import bots
from neontable.kernel import registry
from neontable.kernel.stops import WHERE, Stops, empty, turn, verdict

MOST = 1500


class Count:
    def __init__(self) -> None:
        self.before: Counter[str] = Counter()
        self.after: Counter[str] = Counter()
        self.still_empty: Counter[str] = Counter()
        self.turns = 0
        self.seats = 1

    @property
    def rounds(self) -> float:
        return max(1.0, self.turns / self.seats)


def play(name: str, seats: int, seed: int, stops: Stops, count: Count) -> None:
    game = registry.game(name)
    table = game.new(seats, seed, {}, windows=True)
    players = [bots.make(game, bots.best(game), seat, seed) for seat in range(seats)]
    last: tuple[int, ...] = ()
    count.seats = seats
    while not table.over and table.journal.count < MOST:
        ask = table.asks[0]
        now = turn(table)
        count.turns += now != last
        last = now
        what = "empty" if empty(ask) else "real"
        found = verdict(table, ask, lambda seat: stops)
        count.before[what] += 1
        count.after[f"{what} {found}"] += 1
        if found == "ask" and what == "empty":
            count.still_empty[ask.id] += 1
        table.answer(ask.seat, players[ask.seat].choose(table, ask))


def report(name: str, games: int, seats: int, stops: Stops) -> Count:
    count = Count()
    for seed in range(games):
        play(name, seats, seed, stops, count)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=registry.names())
    parser.add_argument("--games", dest="number", type=int, default=3)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--stops", choices=WHERE, default="could")
    args = parser.parse_args()
    for name in args.games:
        lo, hi = registry.game(name).seats
        seats = args.seats or max(lo, min(hi, 2))
        count = report(name, args.number, seats, Stops(args.stops))
        rounds = count.rounds
        print(f"{name}, {seats} people, {args.number} games, {rounds:.0f} rounds; in a round:")
        print(f"  before  asked: real {count.before['real'] / rounds:.1f}, ", end="")
        print(f"empty {count.before['empty'] / rounds:.1f}")
        for verb in ("ask", "wait", "now"):
            real, nothing = count.after[f"real {verb}"], count.after[f"empty {verb}"]
            print(f"  after   {verb:>5}: real {real / rounds:.1f}, empty {nothing / rounds:.1f}")
        for id, n in count.still_empty.most_common(6):
            print(f"          still empty: {id} {n / rounds:.2f}")


if __name__ == "__main__":
    main()
