"""How long the damage plans of Crossfire take, on hands dealt from the real cards against obstacles
dealt from the real decks.

    python tools/measure_plans.py [--hands 200]

Half of a hand are basic cards, as in a runner's deck in the middle of a mission; the obstacles have
some of their levels cleared.  Times are of this process, in milliseconds: the best plan by a goal,
and all plans that are offered to a person.
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import median

from neontable.games.crossfire.model.card import Bolts, Boost, ExtraColour, Levels, Sweep
from neontable.games.crossfire.model.library import CARDS, OBSTACLES, TRACKS
from neontable.games.crossfire.model.state import Crossfire as _InForce
from neontable.games.crossfire.model.terms import BOSS, COLOUR_INDEX
from neontable.games.crossfire.rules.plans import Goal
from neontable.games.crossfire.rules.reach import Portion, Track
from neontable.games.crossfire.rules.solver import Solver

assert _InForce  # whoever has a table has the cards too

SIZES = ((3, 4), (5, 5), (6, 6), (8, 6), (8, 10))


def portions(hand: list[str], rng: random.Random) -> list[Portion]:
    """The damage of a hand, if all of it is played."""
    types = [CARDS[card].type for card in hand]
    found = []
    for number, card in enumerate(hand, 1):
        declared = CARDS[card]
        points = [1 << c for c in range(4) for _ in range(declared.damage.points[c])]
        plain = declared.damage.any + (rng.randint(1, 3) if declared.damage.x else 0)
        levels, last, sweep, bolts = 0, False, False, 0
        for special in declared.special:
            match special:
                case Levels(n, only_last):
                    levels, last = n, only_last
                case Bolts(n):
                    bolts = n
                case Sweep():
                    sweep = True
                case ExtraColour(kind, colours) if types.count(kind) > 1:
                    points.append(sum(1 << COLOUR_INDEX[colour] for colour in colours))
        for other in range(len(hand)):
            for special in CARDS[hand[other]].special if other != number - 1 else ():
                if isinstance(special, Boost) and special.type == declared.type:
                    plain += special.n
        found.append(Portion(number, (*points, *[0] * plain), levels, last, sweep))
        found += [Portion(number, levels=1, apart=True)] * bolts
    return [p for p in found if p.points or p.levels]


def tracks(n: int, rng: random.Random) -> list[Track]:
    dealt = rng.sample(sorted(id for id, o in OBSTACLES.items() if o.deck != BOSS), n)
    return [
        Track(TRACKS[card][rng.choice((0, 0, 1, 2)) % len(TRACKS[card]) :], i % 4)
        for i, card in enumerate(dealt)
    ]


def measure(cards: int, obstacles: int, hands: int) -> None:
    rng = random.Random(cards * 100 + obstacles)
    basics = [card for card in CARDS if CARDS[card].basic for _ in range(9)]
    market = [card for card in CARDS if not CARDS[card].basic for _ in range(CARDS[card].copies)]
    best, offers = [], []
    for _ in range(hands):
        half = cards // 2
        hand = rng.sample(basics, half) + rng.sample(market, cards - half)
        damage, targets = portions(hand, rng), tracks(obstacles, rng)
        start = time.process_time()
        solver = Solver(damage, targets)
        solver.best(Goal("clear"))
        middle = time.process_time()
        solver.offers()
        best.append(1000 * (middle - start))
        offers.append(1000 * (time.process_time() - middle))
    for what, times in (("best", best), ("offers", offers)):
        times.sort()
        late = times[int(0.95 * len(times))]
        print(
            f"{cards} cards, {obstacles:2} obstacles: {what:6} "
            f"median {median(times):6.2f}  95 % {late:6.2f}  worst {times[-1]:7.2f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=200)
    hands = parser.parse_args().hands
    for cards, obstacles in SIZES:
        measure(cards, obstacles, hands)


if __name__ == "__main__":
    main()
