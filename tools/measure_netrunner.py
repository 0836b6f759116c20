"""How well Netrunner's bots play: each side against random play, and against each other.

    python tools/measure_netrunner.py random --games 200
    python tools/measure_netrunner.py pairs --games 10 [--learning]

`random`: the veteran plays one side, random play the other, the included decks in turn.  `pairs`:
veteran against veteran, so many games for every pair of a Corp deck and a Runner deck.  Games
that reach the limit of turns count for nobody and are listed.  The same arguments give the same
games.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from dataclasses import dataclass, field

import neontable
from neontable import bots
from neontable.games.netrunner.decks.construction import included
from neontable.games.netrunner.model.card import CORP, RUNNER

LIMIT = 200
"""Turns, both sides counted, after which a game is called off."""


@dataclass
class Tally:
    games: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    how: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    decisions: int = 0
    thinking: float = 0.0
    slowest: float = 0.0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.how += other.how
        self.turns += other.turns
        self.decisions += other.decisions
        self.thinking += other.thinking
        self.slowest = max(self.slowest, other.slowest)

    @property
    def rate(self) -> float:
        """How often the Corp won, of the games that somebody won."""
        return self.wins[CORP] / max(1, sum(self.wins))


def play(corp: str, runner: str, players: tuple[str, str], seed: str) -> Tally:
    game = neontable.game("netrunner")
    options = {"max_turns": LIMIT}
    table = game.new(2, seed, options, loadouts=(corp, runner), quiet=True)
    line = [bots.make(game, name, seat, seed) for seat, name in enumerate(players)]
    tally = Tally(games=1)
    while not table.over:
        ask = table.asks[0]
        before = time.perf_counter()
        answer = line[ask.seat].choose(table, ask)
        if players[ask.seat] != "random":
            took = time.perf_counter() - before
            tally.thinking += took
            tally.slowest = max(tally.slowest, took)
            tally.decisions += 1
        table.answer(ask.seat, answer)
    outcome = table.outcome
    assert outcome is not None
    if len(outcome.winners) == 1:
        tally.wins[outcome.winners[0]] += 1
        tally.how[f"{'corp' if outcome.winners[0] == CORP else 'runner'} {outcome.how[7:]}"] += 1
    else:
        tally.how[outcome.how[7:]] += 1
    tally.turns = table.state.turn
    return tally


def summary(tally: Tally) -> str:
    hows = ", ".join(f"{how} {n}" for how, n in tally.how.most_common())
    return (
        f"{hows}; {tally.turns / tally.games:.0f} turns, "
        f"{tally.decisions / tally.games:.0f} decisions a game, "
        f"{1000 * tally.thinking / max(1, tally.decisions):.2f} ms each "
        f"(slowest {1000 * tally.slowest:.0f} ms)"
    )


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parse.add_argument("what", choices=("random", "pairs"))
    parse.add_argument("--games", type=int, default=10)
    parse.add_argument("--seed", default="measure")
    parse.add_argument("--side", choices=("corp", "runner", "both"), default="both")
    parse.add_argument("--corp", default="")
    parse.add_argument("--learning", action="store_true", help="learning decks only")
    args = parse.parse_args()
    decks = [d for d in included().values() if d.origin == "designed" or not args.learning]
    corps = [d.name for d in decks if d.side == CORP and args.corp in d.name]
    runners = [d.name for d in decks if d.side == RUNNER]
    if args.what == "random":
        for side, name in ((CORP, "corp"), (RUNNER, "runner")):
            if args.side not in ("both", name):
                continue
            players = ("veteran", "random") if side == CORP else ("random", "veteran")
            whole = Tally()
            lost: Counter[str] = Counter()
            for k in range(args.games):
                corp = corps[k % len(corps)]
                runner = runners[k // len(corps) % len(runners)]
                one = play(corp, runner, players, f"{args.seed} {k}")
                if not one.wins[side]:
                    lost[f"{corp} / {runner} ({next(iter(one.how))}, game {k})"] += 1
                whole.add(one)
            share = 100 * whole.wins[side] / whole.games
            print(f"{name} against random: {whole.wins[side]} of {whole.games} ({share:.1f} %)")
            print(f"  {summary(whole)}")
            for pair, n in lost.items():
                print(f"  not won: {n} x {pair}")
        return
    total = Tally()
    for corp in corps:
        row = Tally()
        for runner in runners:
            pair = Tally()
            for k in range(args.games):
                one = play(corp, runner, ("veteran", "veteran"), f"{args.seed} {k}")
                pair.add(one)
            row.add(pair)
            print(f"{corp:28} {runner:26} {100 * pair.rate:5.0f} %  {dict(pair.how)}", flush=True)
        total.add(row)
        print(f"{corp:28} {'all':26} {100 * row.rate:5.0f} %")
    print(f"the Corp wins {100 * total.rate:.1f} % of {sum(total.wins)} games; {summary(total)}")


if __name__ == "__main__":
    main()
